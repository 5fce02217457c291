"""A bot as a program of its own, in Python: of all it may do, it does what it has done least often so far.

kolejiste simulate ticket_to_ride_europe --bots "stdio:python varied.py,random"
"""

import json
import sys
from collections import Counter

done: Counter[str] = Counter()
for line in sys.stdin:  # a question a line; the input ends with the game
    question = json.loads(line)
    chosen = min(question["legal"], key=lambda one: (done[one["action"]["is"]], one["move"]))
    done[chosen["action"]["is"]] += 1
    print(json.dumps({"id": question["id"], "move": chosen["move"]}), flush=True)

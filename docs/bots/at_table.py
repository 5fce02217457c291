"""A bot that plays a seat at a server over HTTP, in Python alone: it does what it has done least often so far.

python at_table.py http://127.0.0.1:8765 TOKEN
"""

import json
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from typing import Any

server, token = sys.argv[1].rstrip("/"), sys.argv[2]
done: Counter[str] = Counter()


def ask(path: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60) as answer:
        return json.load(answer)


while True:
    turn = ask("/api/program/turn?wait=25")  # the server answers when it is our turn, or after so many seconds
    if turn["state"] == "over":
        break
    if turn["state"] == "waits":
        continue
    question = turn["question"]
    chosen = min(question["legal"], key=lambda one: (done[one["action"]["is"]], one["move"]))
    try:
        ask("/api/program/answer", {"id": question["id"], "move": chosen["move"]})
        done[chosen["action"]["is"]] += 1
    except urllib.error.HTTPError as why:
        if why.code not in (409, 429):  # something happened meanwhile, or we ask too often: look again
            raise
        time.sleep(1)
print("The game is over.")

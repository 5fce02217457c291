"""The conformance kit: what every game must keep, checked on random games. Run it on a game of your own:

```python
from kolejiste.testing import check_game
check_game(game)
```
"""

from .conformance import Findings, Violation, check_game

__all__ = ["Findings", "Violation", "check_game"]

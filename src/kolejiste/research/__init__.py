"""The laboratory: our games in the forms that research libraries know, many games at once, and data sets of records.

```python
from kolejiste.research import pettingzoo

env = pettingzoo.env("ticket_to_ride_europe", players=3)
```

It needs the extra `kolejiste[research]`. Whatever a learner is shown comes from `state.view`.
"""

from kolejiste.core.extras import require

require("research")

VERSION = 1  # part of every id; raised by any change of moves, observations or rewards that a learner meets


def versioned(title: str) -> str:
    """The versioned name of a title, as environments and data sets bear it."""
    return f"{title}_v{VERSION}"


def registered(title: str) -> str:
    """The versioned id by which `make` of Gymnasium and of PettingZoo knows a title, once our module is imported."""
    return f"kolejiste/{title}-v{VERSION}"

"""The phases of a game and of a turn, by number; `asking.py` has their names and questions."""

ASSET, ASSET_USE, PLACE, ACT, TOLL, DEAL, MILESTONE, ORDER, OVER = 0, 1, 2, 3, 4, 5, 6, 7, 8

"""The phases of a game and of a turn, as plain ints: a compiled build has them as constants of C."""

from __future__ import annotations

DRAFT = 0
DRAFT_TWO = 1
DRAFT_BOTH = 2
ACT = 3
WAY = 4
INFLUENCE = 5
OPERATOR = 6
PORT = 7
AUTOMA = 8
OVER = 9

PHASES = ("draft", "draft-two", "draft-both", "action", "way", "influence", "operator", "port", "automa", "over")

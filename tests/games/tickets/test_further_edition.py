"""A further edition needs no new code: a mixture of all rule switches, made of data alone, keeps the whole contract."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kolejiste as k
from kolejiste.core.registry import GAMES
from kolejiste.core.text import LANGUAGES
from kolejiste.testing import check_game

EUROPE = (GAMES / "tickets" / "europe" / "data" / "edition.toml").read_text(encoding="utf-8")

MIXTURE = (
    # Long tickets that go under the deck, souvenirs, two stations, five tunnel cards, another display.
    ('first_return = "box"', 'first_return = "under"'),
    ("keep_first = 2", "keep_first = 1"),
    ("station_cards = [1, 2, 3]", "station_cards = [2, 2]"),
    ("tunnel_cards = 3", "tunnel_cards = 5"),
    ("face_up = 5", "face_up = 4"),
    ("trains = 45", "trains = 20"),
    ("end_at = 2", "end_at = 4"),
    ("double_from = 4", "double_from = 2"),
    ('name = "Roma",', 'name = "Roma", souvenirs = true,'),
    ('name = "Paris",', 'name = "Paris", souvenirs = true,'),
    (
        "[map]\n",
        '[souvenirs]\nkinds = ["crab", "flower", "bell", "kite"]\ntokens = { 2 = 3, 3 = 2, 4 = 2, 5 = 4 }\n'
        "points = [0, 1, 3, 6, 10]\n\n[map]\n",
    ),
)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_mixture_of_all_switches_keeps_the_contract(tmp_path: Path, players: int) -> None:
    text = EUROPE
    for old, new in MIXTURE:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mixture.toml"
    path.write_text(text, encoding="utf-8")
    game = k.load("ticket_to_ride_europe").bind(players, edition=path)
    found = check_game(game, games=25, seed=1, closely=1)
    assert found.varied > 20
    assert game.draw(game.new(k.Chance(1)).view(0))


def test_more_ways_to_pay_than_a_table_has_room_for_are_refused(tmp_path: Path) -> None:
    """With every route grey, Europe's routes could be paid for in some 2,700 ways."""
    path = tmp_path / "grey.toml"
    path.write_text(re.sub(r'colour = "[a-z]+"', 'colour = "grey"', EUROPE), encoding="utf-8")
    with pytest.raises(k.BadEdition) as refused:
        k.load("ticket_to_ride_europe").bind(2, edition=path)
    for language in LANGUAGES:
        assert "1900" in refused.value.say(language).replace("\N{NO-BREAK SPACE}", "").replace(",", "").replace(" ", "")

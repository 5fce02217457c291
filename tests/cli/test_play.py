"""A game in the terminal, typed through a pipe as a person would type it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from kolejiste.core.record import Lot, Move, Record, Undo, decode_move, final_state, replay
from kolejiste.core.registry import load

from ..tiers import ROOT
from .conftest import EUROPE, SF, Command

FIRST = ("--first", "1")  # you begin
HAND_OVER = re.compile(r"Hand the keyboard to (\w+)\. \w+, press Enter\.")


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.jsonl"))


def test_whole_game_with_the_first_move_always(kolejiste: Command, home: Path) -> None:
    said = kolejiste("play", SF, *FIRST, "--seats", "you,random", typed="1\n" * 3000).out
    assert "The table is sealed" in said
    assert "in all" in said
    assert "The winner is" in said or "shared by" in said
    (record,) = (home / "records").glob("*.jsonl")
    assert saves(home) == []
    assert f"kolejiste verify {record}" in said
    assert f"kolejiste analyse {record}" in said
    shown = re.search(r"Commitment: (\w+)", said)
    assert shown is not None
    assert shown[1] in kolejiste("verify", record).out


def test_final_sheet_adds_up(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = kolejiste("play", SF, *FIRST, "--seats", "you,random", "--seed", "5", "--save", file, typed="1\n" * 3000).out
    state = final_state(Record.read(file))
    assert state.over
    for sheet in state.sheet():
        assert re.search(rf"^ *{sheet.total}  in all", said, re.MULTILINE)


def test_a_real_process_with_a_pipe(process: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = process(
        "play", EUROPE, *FIRST, "--seats", "you,planner", "--seed", "1", "--save", file, typed=b"1\n\n1\n1\n\xff\n"
    )
    assert "\x1b" not in said.out
    assert "Go on with: kolejiste play --resume" in said.out
    assert max(map(len, said.out.partition("─")[2].partition("The game is saved")[0].splitlines())) <= 80
    assert Record.read(file).standing()


def test_bots_alone_are_watched(kolejiste: Command) -> None:
    said = kolejiste("play", SF, *FIRST, "--seats", "random,random", "--seed", "2").out
    assert re.search(r"^ +1  Bot Random ", said, re.MULTILINE)
    assert "draws a card from the deck:" not in said
    assert "in all" in said
    assert "kolejiste analyse" not in said  # nobody to look back


def test_a_given_seed_is_told_to_be_unsealed_and_deals_the_same(kolejiste: Command) -> None:
    one, two = (kolejiste("play", SF, *FIRST, "--seed", "9").out for _ in range(2))
    assert "not sealed" in one
    assert one.partition("─")[2].partition("saved")[0] == two.partition("─")[2].partition("saved")[0]


# --- two people at one keyboard -----------------------------------------------------------------------------------


def test_hot_seat_never_shows_the_other_hand(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    seats = "name:Anna,name:Jan"
    said = kolejiste("play", SF, *FIRST, "--seats", seats, "--seed", "3", "--save", file, typed="\n1\n" * 120).out
    record = Record.read(file)
    parts = HAND_OVER.split(said)[1:]
    assert len(parts) > 10
    game = record.game()
    offered: list[set[str]] = [set(), set()]  # every ticket that a seat has ever held in its hands
    for step in replay(record, game):
        for seat in range(2):
            own = step.state.view(seat).own
            offered[seat] |= {*own.offer, *own.tickets}
    assert offered[0] - offered[1]
    assert offered[1] - offered[0]
    deck = {ticket.id: ticket for ticket in game.board.edition.tickets.cards}  # type: ignore[attr-defined]
    names = {city.id: city.name for city in game.board.edition.map.cities}  # type: ignore[attr-defined]
    for person, text in zip(parts[::2], parts[1::2], strict=True):
        seat = ["Anna", "Jan"].index(person)
        other = ["Jan", "Anna"][seat]
        text = text.partition("The game is over.")[0]  # then all tickets are laid open
        assert f"{other} draws a card from the deck:" not in text
        for ticket in offered[1 - seat] - offered[seat]:
            card = deck[ticket]
            assert f"{names[card.a]} – {names[card.b]} ({card.points})" not in " ".join(text.split())


def test_hot_seat_hands_are_those_of_the_seat(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kolejiste("play", SF, *FIRST, "--seats", "name:Anna,name:Jan", "--seed", "3", "--save", file, typed="")
    game = load(SF).bind(2)
    said = kolejiste("play", "--resume", file, typed="\n1\n\n").out
    first = final_state(Record.read(file), game, 0)
    hands = re.findall(r"Your hand: (.*)", said)
    assert len(hands) == 2
    for seat, hand in enumerate(hands):
        own = first.view(seat).own.hand  # type: ignore[attr-defined]
        assert sum(int(count) for count in re.findall(r"(\d+)×", hand)) == sum(own.values())
        assert all(colour in hand for colour in own)


def test_a_terminal_is_wiped_between_people(
    kolejiste: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("rich.console.Console.is_terminal", True)
    said = kolejiste("play", SF, *FIRST, "--seats", "name:Anna,name:Jan", "--seed", "3", typed="\n1\n\n").out
    welcome, _, anna, _, jan = HAND_OVER.split(said)
    assert "\x1b[3J" not in welcome
    before, wiped, public = anna.partition("\x1b[H\x1b[2J\x1b[3J")
    assert "Your hand" in before
    assert wiped
    assert "Your hand" not in public
    assert "Anna has chosen the first tickets." in public
    asked, wiped, _ = jan.partition("\x1b[H\x1b[2J\x1b[3J")
    assert asked.split() == ["(undo:", "Anna", "takes", "the", "move", "back)", ">"]
    assert wiped


def test_the_help_names_the_levels_and_what_practice_means(kolejiste: Command) -> None:
    said = " ".join(re.sub("[│ ]+", " ", kolejiste("play", "--help").out).split())
    assert "beginner, casual, club, expert, master" in said
    assert "hints are open, and the result does not count" in said
    assert "All at the table agree" in said


# --- taking back, saving, going on ----------------------------------------------------------------------------------


def test_undo_of_a_station_asks_the_same_again(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "1\nstation berlin\n\nundo\nundo\nq\n"
    said = kolejiste("play", EUROPE, *FIRST, "--seats", "you,random", "--seed", "5", "--save", file, typed=typed).out
    _, asked, again = said.partition("The move is taken back.")
    assert asked
    assert "Player: Draw cards, claim a route, draw tickets, or build a station." in again
    assert "something hidden has become known" in again
    entries = Record.read(file).entries
    assert any(isinstance(entry, Undo) for entry in entries)
    assert len(Record.read(file).standing()) == sum(isinstance(entry, Move) for entry in entries) - 1
    kolejiste("verify", file)


def test_undo_takes_back_what_bots_have_done_since_if_it_revealed_nothing(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = ("play", "mini_express", *FIRST, "--seats", "you,random,random", "--seed", "5", "--save", file)
    said = kolejiste(*args, typed="undo\n1\nundo\n2\nq\n").out
    assert "There is no move of yours" in said
    assert "The move is taken back." in said
    record = Record.read(file)
    (undone,) = [entry for entry in record.entries if isinstance(entry, Undo)]
    assert undone.seat == 0
    assert undone.moves > 1
    companies = [move.action["company"] for move in record.standing() if move.seat == 0]
    assert companies == ["steel"]
    kolejiste("verify", file)


def test_whoever_got_up_may_come_back_to_undo(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = ("play", EUROPE, *FIRST, "--seats", "Anna,Jan", "--seed", "5", "--save", file)
    said = kolejiste(*args, typed="\n1\nundo\n\n2\n\nundo\nq\n").out
    assert "(undo: Anna takes the move back)" in said
    assert said.count("Hand the keyboard to Anna.") == 2
    assert "somebody else has moved since" not in said
    assert [move.action["places"] for move in Record.read(file).standing()] == [[1, 3]]


@pytest.mark.parametrize(
    ("language", "nothing", "others"),
    [
        ("cs", "Nemáte žádný tah", "mezitím táhl někdo jiný"),
        ("sk", "Nemáte žiadny ťah", "medzitým ťahal niekto iný"),
        ("en", "There is no move of yours", "another player has moved since"),
    ],
)
def test_a_refused_undo_tells_its_reason(kolejiste: Command, language: str, nothing: str, others: str) -> None:
    args = ("play", "mini_express", *FIRST, "--seats", "Anna,Jan,Eva", "--seed", "5", "--language", language)
    assert nothing in kolejiste(*args, typed="1\nundo\nq\n").out  # Jan has not moved yet
    assert others in kolejiste(*args, typed="1\n1\n1\n1\n1\nundo\nq\n").out  # but now he has, and so has Anna


# --- no Enter too many --------------------------------------------------------------------------------------------


def test_alone_with_bots_every_line_typed_is_a_move(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kolejiste("play", SF, *FIRST, "--seats", "you,random", "--seed", "5", "--save", file, typed="1\n" * 8)
    assert sum(move.seat == 0 for move in Record.read(file).standing()) == 8


def test_an_open_game_needs_no_curtain(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = ("play", "mini_express", *FIRST, "--seats", "Anna,Jan,Eva", "--seed", "5", "--save", file)
    said = kolejiste(*args, typed="1\n" * 6).out
    assert "Hand the keyboard" not in said
    assert "press Enter" not in said
    assert len(Record.read(file).standing()) == 6
    assert said.count("Anna takes") == said.count("Jan takes") == said.count("Eva takes")  # each is told once


def test_what_only_the_mover_may_see_stays_until_enter(kolejiste: Command, tmp_path: Path) -> None:
    args = ("play", EUROPE, *FIRST, "--seats", "Anna,Jan", "--seed", "3", "--save", tmp_path / "game.jsonl")
    said = kolejiste(*args, typed="\n1\n\n1\n\n\ndeck\n\ndeck\n\n").out
    assert said.count("Anna draws a card from the deck: ") == 2
    second = said.rpartition("Anna draws a card from the deck: ")[2]
    assert "Press Enter to hide your cards." in second.partition("Hand the keyboard")[0]


def test_save_quit_resume_gives_the_same_state(kolejiste: Command, home: Path) -> None:
    before = kolejiste("play", EUROPE, *FIRST, typed="2\n\n1\n1\nclaim\nq\n").out
    (file,) = saves(home)
    saved = file.read_bytes()
    assert f"kolejiste play --resume {file}" in before
    after = kolejiste("play", "--resume", typed="").out
    assert file.read_bytes() == saved
    last = before.rpartition("─")[2].partition("number, text or")[0]
    assert "The game goes on after" in after
    hand = re.search(r"Your hand: .*", last)
    same = re.search(r"Your hand: .*", after)
    assert hand is not None
    assert same is not None
    assert re.findall(r"\d× \w+", hand[0]) == re.findall(r"\d× \w+", same[0])
    # The next card is the one that would have come without the break.
    kolejiste("play", EUROPE, "--resume", file, typed="1\n1\n")
    record = Record.read(file)
    assert len(record.standing()) > 5
    kolejiste("verify", file)


def test_every_move_is_on_disk_at_once_even_if_the_input_just_ends(kolejiste: Command, home: Path) -> None:
    kolejiste("play", SF, *FIRST, "--seats", "you,random", typed="1\n\n1\n")
    (file,) = saves(home)
    assert len(Record.read(file).standing()) >= 2
    assert Record.read(file).header.secret is not None


def test_ctrl_c_leaves_with_the_game_saved(kolejiste: Command, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert "Go on with" in kolejiste("play", SF, *FIRST).out
    assert len(saves(home)) == 1


def test_a_full_disk_does_not_end_the_game(kolejiste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Record.write

    def full(self: Record, path: Path, *, secret: bool = False) -> None:
        if self.standing():
            raise OSError(28, "No space left on device")
        write(self, path, secret=secret)

    monkeypatch.setattr(Record, "write", full)
    said = kolejiste("play", SF, *FIRST, "--seats", "you,random", typed="1\n\n1\n")
    assert "No space left on device" in said.err
    assert "Draw cards" in said.out


def test_resume_of_a_finished_game_shows_the_sheet(kolejiste: Command, finished: Path) -> None:
    assert "in all" in kolejiste("play", "--resume", finished).out


def test_resume_keeps_an_own_edition(kolejiste: Command, tmp_path: Path) -> None:
    edition, file = tmp_path / "mine.toml", tmp_path / "game.jsonl"
    kolejiste("edition", "export", EUROPE, "-o", edition)
    edition.write_text(edition.read_text().replace("trains = 45", "trains = 44"))
    kolejiste("edition", "check", edition)
    said = kolejiste("play", EUROPE, *FIRST, "--edition", edition, "--save", file, typed="1\n\n").out
    assert re.search(r"trains( left:)? 44", said, re.IGNORECASE)
    assert f"--edition {edition}" in said
    assert "edition" in kolejiste("play", "--resume", file, code=1).err
    again = kolejiste("play", "--resume", file, "--edition", edition).out
    assert re.search(r"trains( left:)? 44", again, re.IGNORECASE)


# --- what can be typed ----------------------------------------------------------------------------------------------


def test_searching_moves_and_confirming_the_only_one(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "1\nxyzzy\nSTATION zurich\n\n"
    said = kolejiste("play", EUROPE, *FIRST, "--seats", "you,random", "--seed", "5", "--save", file, typed=typed).out
    assert "No move fits “xyzzy”" in said
    assert "Enter makes this move" in said
    assert "Build a station in Zürich" in said
    assert Record.read(file).standing()[-1].action == {"is": "build-station", "city": "zurich"}


def test_commands_while_playing(kolejiste: Command, tmp_path: Path) -> None:
    copy, picture = tmp_path / "copy.jsonl", tmp_path / "board.svg"
    commands = ["?", "b", "m", "log", "rules", "rules 1", "rules 99", "999"]
    commands += [f"save {copy}", f"save {copy}", "save", f"svg {picture}", f"svg {picture}", "svg x.gif", "q"]
    said = kolejiste("play", EUROPE, *FIRST, "--seed", "5", typed="1\n\n" + "\n".join(commands) + "\n").out
    assert "take your last move back" in said
    assert "Routes on the map\n" in said
    assert "Build a station in …\n" in said
    assert "  1 What brings points" in said
    assert "each station you have not built: 4 points" in said
    assert "There is no chapter “99”" in said
    assert re.search(r"^ +1  Player ", said, re.MULTILINE)
    assert "There is no number 999" in said
    assert said.count("is there already") == 2
    assert "must end in one of" in said
    assert picture.read_text().lstrip().startswith(("<svg", "<?xml"))
    assert Record.read(copy).standing()


def test_long_parts_are_folded_on_a_low_screen(kolejiste: Command) -> None:
    said = kolejiste("play", EUROPE, *FIRST, "--seed", "5", typed="1\n\n").out
    assert re.search(r"^ +\d+ Build a station \(47\)$", said, re.MULTILINE)
    assert "Routes on the map" not in said
    assert "b: whole position" in said


@pytest.mark.parametrize(("language", "word"), [("cs", "Vaše karty"), ("sk", "Enter"), ("en", "Your hand")])
def test_play_in_three_languages(kolejiste: Command, language: str, word: str) -> None:
    said = kolejiste(
        "play", SF, *FIRST, "--seats", "you,random", "--language", language, typed="?\n" + "1\n" * 3000
    ).out
    assert word in said


def test_the_record_knows_nothing_of_who_may_not_know(kolejiste: Command, home: Path) -> None:
    """The secret stays in the saved file of whoever runs the table and never on the screen before the end."""
    said = kolejiste("play", SF, *FIRST, "--seats", "you,random", typed="1\n\nlog\nb\nq\n").out
    (file,) = saves(home)
    header = json.loads(file.read_bytes().splitlines()[0])
    assert header["secret"] not in said
    public = Record.read(file).to_bytes()
    assert b"secret" not in public.splitlines()[0]


def test_the_header_tells_who_sat_where(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kolejiste("play", SF, "--seats", "you,name:Žofie,planner", "--first", "2", "--seed", "7", "--save", file)
    header = Record.read(file).header
    assert header.seed == 7
    assert header.seats == ["name:Žofie", "planner", "you"]
    assert header.begins == "chosen"
    assert "Žofie" in kolejiste("replay", file).out


def test_a_picture_without_a_name_takes_a_free_one(
    kolejiste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "board.svg").write_text("mine")
    said = kolejiste("play", SF, *FIRST, "--seats", "you,random", typed="svg\nsvg\nq\n").out
    assert "board-2.svg" in said
    assert "board-3.svg" in said
    assert (tmp_path / "board.svg").read_text() == "mine"


def test_names_need_no_mark_and_may_be_like_a_bots(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kolejiste("play", SF, *FIRST, "--seats", "Anna, Jan,name:Planer,random", "--save", file)
    assert Record.read(file).header.seats == ["name:Anna", "name:Jan", "name:Planer", "random"]
    hard = tmp_path / "hard.jsonl"
    kolejiste("play", SF, *FIRST, "--seats", "you,name:hard", "--save", hard)
    assert Record.read(hard).header.seats == ["you", "name:hard"]


def test_the_reconstruction_is_told_once(kolejiste: Command) -> None:
    for game, words in ((SF, "rekonstruovaný plán"), ("vlaky_na_trati", "rekonstruované karty a archy")):
        said = kolejiste("play", game, *FIRST, "--seats", "you,random", "--language", "cs", typed="1\n" * 12).out
        assert said.lower().count("rekonstru") == 2, said  # the edition's name and its status, in one line
        assert words in said


def test_options_bots_and_editions_are_named_in_the_language(kolejiste: Command) -> None:
    said = kolejiste("play", "mini_express", *FIRST, "--seats", "you,planner", "--language", "sk").out
    assert "Mini Express, rekonštruované mapy" in said
    assert "Bot Plánovač" in said
    assert "golden_spike" not in said
    assert "False" not in said
    assert "false" not in said


# --- saved games --------------------------------------------------------------------------------------------------


def test_saved_games_are_listed_and_empty_ones_skipped(kolejiste: Command, home: Path) -> None:
    assert "No game is saved" in kolejiste("saves").out
    kolejiste("play", SF, *FIRST, "--seats", "you,random", typed="1\nq\n")
    (played,) = saves(home)
    kolejiste("play", EUROPE, *FIRST, "--seats", "Anna,random", typed="q\n")
    (home / "saves" / f"{SF}-torn.jsonl").write_bytes(b"")
    said = kolejiste("saves").out
    assert str(played) in said
    assert "Ticket to Ride San Francisco" in said
    assert "Player and Bot Random, after" in said
    assert "Europe" not in said
    assert f"--resume {played}" in kolejiste("play", "--resume").out
    assert "There is no saved game" in kolejiste("play", EUROPE, "--resume", code=1).err
    assert "No game is saved" in kolejiste("saves", EUROPE).out


def test_a_saved_file_that_cannot_be_read_is_listed_as_such(kolejiste: Command, home: Path) -> None:
    kolejiste("play", SF, *FIRST, typed="q\n")
    (home / "saves" / f"{SF}-odd.jsonl").write_text("nonsense")
    said = kolejiste("saves", "--language", "cs").out
    assert "nejde přečíst" in said
    assert f"{SF}-odd.jsonl" in said
    assert kolejiste("play", "--resume", code=1).err.strip()


# --- who begins, and practice ---------------------------------------------------------------------------------------


def test_who_begins_is_drawn_by_lot_and_told(kolejiste: Command, tmp_path: Path) -> None:
    began = set()
    sat = ["name:Anna", "name:Jan", "name:Eva"]
    for number in range(12):
        file = tmp_path / f"{number}.jsonl"
        said = kolejiste("play", SF, "--seats", ",".join(sat), "--seed", str(number), "--save", file).out
        record = Record.read(file)
        (lot,) = [entry for entry in record.entries if isinstance(entry, Lot)]
        assert record.header.seats == [*sat[lot.first :], *sat[: lot.first]]
        name = record.header.seats[0].removeprefix("name:")
        assert f"Drawn by lot to begin: {name}" in said
        assert HAND_OVER.findall(said) == [name]
        kolejiste("verify", file)
        began.add(lot.first)
    assert began == {0, 1, 2}


def test_who_begins_can_be_chosen(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = kolejiste("play", SF, "--seats", "name:Anna,name:Jan,name:Eva", "--first", "3", "--save", file).out
    assert "Chosen to begin: Eva" in said
    record = Record.read(file)
    assert record.header.seats == ["name:Eva", "name:Anna", "name:Jan"]
    assert not [entry for entry in record.entries if isinstance(entry, Lot)]
    kolejiste("verify", file)
    assert "no seat 4" in kolejiste("play", SF, "--seats", "you,random,random", "--first", "4", code=1).err
    assert "--first" in kolejiste("play", "--resume", file, *FIRST, code=1).err
    assert "--practice" in kolejiste("play", "--resume", file, "--practice", code=1).err


def test_practice_takes_back_what_showed_hidden_cards(kolejiste: Command, tmp_path: Path) -> None:
    asked = (*FIRST, "--seats", "you,random", "--seed", "5")
    typed = "1\ndraw a card from the deck\n1\nundo\nq\n"  # the bot's first tickets come in between
    usual, free = tmp_path / "usual.jsonl", tmp_path / "free.jsonl"
    said = kolejiste("play", EUROPE, *asked, "--save", usual, typed=typed).out
    assert "something hidden has become known" in said
    assert "A table for practice" not in said
    assert not [entry for entry in Record.read(usual).entries if isinstance(entry, Undo)]
    said = kolejiste("play", EUROPE, *asked, "--practice", "--save", free, typed=typed).out
    assert "A table for practice" in said
    assert "The move is taken back." in said
    record = Record.read(free)
    assert record.header.practice
    assert [entry.moves for entry in record.entries if isinstance(entry, Undo)] == [1]
    kolejiste("verify", free)
    assert "A table for practice" in kolejiste("play", "--resume", free).out


def test_the_help_of_a_table_for_practice_promises_what_it_holds(kolejiste: Command) -> None:
    usual = kolejiste("play", SF, *FIRST, typed="?\nq\n").out
    free = kolejiste("play", SF, *FIRST, "--practice", typed="?\nq\n").out
    assert "unless something was revealed since" in usual
    assert "even if something was revealed since" in free
    assert "unless something" not in free


def test_a_bot_that_there_is_not_never_becomes_a_person(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kolejiste("play", SF, *FIRST, "--seats", "you,random", "--seed", "5", "--save", file, typed="q\n")
    saved = file.read_text().replace('"random"', '"hardest"')
    file.write_text(saved)
    for language, words in (("en", "there is no such bot"), ("cs", "takový bot tu není"), ("sk", "taký bot tu nie je")):
        said = kolejiste("play", "--resume", file, "-l", language, code=1)
        assert words in said.err
        assert "hardest" in said.err
        assert said.out == ""
    assert file.read_text() == saved


# --- hints --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "refused"),
    [
        ("Anna,Jan", "There are no hints at this table: not everybody has agreed to them."),
        ("you,random", "There are no hints in this game: it was begun without them."),
    ],
)
def test_there_are_no_hints_where_not_all_have_agreed(
    kolejiste: Command, tmp_path: Path, seats: str, refused: str
) -> None:
    file = tmp_path / "game.jsonl"
    asked = (*FIRST, "--seats", seats, "--seed", "5", "--save", file)
    said = kolejiste("play", SF, *asked, typed="\nhint\n?\nq\n").out
    assert refused in said
    assert "you win" not in said
    assert "none in this game; a new one has them with --hints" in said
    assert not Record.read(file).header.hints_open
    again = kolejiste("play", "--resume", file, typed="\nhint\nq\n").out
    assert refused in again
    assert "--hints cannot be changed" in kolejiste("play", "--resume", file, "--hints", code=1).err


@pytest.mark.parametrize(("flag", "told"), [("--hints", "Hints are open"), ("--practice", "hints are open")])
def test_hints_are_open_where_the_table_says_so_to_all(
    kolejiste: Command, tmp_path: Path, flag: str, told: str
) -> None:
    file = tmp_path / "game.jsonl"
    said = kolejiste(
        "play", SF, "--seats", "Anna,Jan", "--first", "2", flag, "--save", file, typed="\nhint\n?\nq\n"
    ).out
    assert told in said.partition("Hand the keyboard")[0]
    assert "you win" in said
    assert "none in this game; a new one has them with --hints" not in said
    header = Record.read(file).header
    assert header.hints_open
    assert header.seats == ["name:Jan", "name:Anna"]
    again = kolejiste("play", "--resume", file, typed="\nhint\nq\n").out
    assert told in again
    assert "you win" in again
    kolejiste("verify", file)


def test_an_advised_move_has_its_number_in_the_list_or_none(kolejiste: Command, tmp_path: Path) -> None:
    asked = ("play", EUROPE, *FIRST, "--seats", "you,random", "--hints", "--seed", "5")

    def advised(*typed: str) -> list[tuple[str, str]]:
        said = kolejiste(*asked, typed="\n".join([*typed, "hint", "q"])).out
        return re.findall(r"^ *(\d+|•) (.+)\n    .*you win", said, re.MULTILINE)

    told = [(number, words) for number, words in advised("1") if number != "•"]
    assert told
    for number, words in told:
        file = tmp_path / f"{number}.jsonl"
        kolejiste(*asked, "--save", file, typed="\n".join(["1", "hint", number, "q"]))
        record = Record.read(file)
        game, made = record.game(), [move for move in record.standing() if move.seat == 0][1]
        before = final_state(record, game, record.standing().index(made)).view(0)
        assert game.move_words(before, decode_move(game, made.action), "en") == words
    # None of them is on the screen any more, so a number would play something else.
    assert {mark for mark, _ in advised("1", "draw tickets")} == {"•"}


def test_a_program_as_opponent_is_started_from_a_file_only_if_trusted(kolejiste: Command, tmp_path: Path) -> None:
    """A saved game may come from anybody."""
    file = tmp_path / "game.jsonl"
    bot = f"stdio:{sys.executable} {ROOT / 'docs/bots/varied.py'}"
    kolejiste("play", SF, "--seats", f"you,{bot}", "--seed", "1", "--first", "2", "--save", file, typed="q\n")
    refused = kolejiste("play", "--resume", file, code=1).err
    assert "which would be started on this machine" in refused
    assert "--trust" in refused
    assert "The game goes on" in kolejiste("play", "--resume", file, "--trust", typed="q\n").out
    assert "“stdio:” names no bot" in kolejiste("play", SF, "--seats", "you,stdio:", code=1).err

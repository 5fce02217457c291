"""`kolejiste dataset`: records as rows for learners, and back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich import box
from rich.table import Table as Grid

from kolejiste.arena.book import read_plan
from kolejiste.core.extras import require
from kolejiste.core.registry import load

from .errors import BadCommand
from .given import EditionPath
from .running import (
    Jobs,
    JsonPath,
    Resume,
    check_json,
    cores,
    edition_text,
    progress,
    resumed,
    stoppable,
    write_json,
)
from .speak import Command, Group, SpokenLanguage, Voice, examples, plain, told, writing

if TYPE_CHECKING:
    from kolejiste.research.dataset import Card

app = typer.Typer(
    cls=Group,
    help="Data sets for learners: make one of records, look at it, get the records back.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a data set.")]


@app.command(
    cls=Command,
    epilog=examples(
        "kolejiste dataset make records -o europe",
        "kolejiste dataset make records -o europe --format npz --split 90,5,5 --jobs 2",
        "kolejiste dataset make --resume europe",
    ),
)
@told
def make(
    records: Annotated[
        list[Path] | None,
        typer.Argument(metavar="RECORD…", help="Records, or folders with records, all of one game and setting."),
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FOLDER", help="The folder of the data set.")
    ] = None,
    form: Annotated[str | None, typer.Option("--format", help="parquet or npz; by default parquet.")] = None,
    split: Annotated[
        str | None,
        typer.Option(metavar="TRAIN,VALID,TEST", help="Per cent of the games for each; by default 80,10,10."),
    ] = None,
    no_records: Annotated[bool, typer.Option("--no-records", help="Leave the records themselves out.")] = False,
    jobs: Jobs = None,
    resume: Resume = None,
    json: JsonPath = None,
    edition: EditionPath = None,
    language: SpokenLanguage = None,
) -> None:
    """Make a data set of records: what each one who decided saw, might do and did, and what came of it. It can be
    stopped and resumed."""
    require("research")
    from kolejiste.research.dataset import carry_out
    from kolejiste.research.gathering import Plan, split_given, survey

    voice = Voice(language)
    check_json(json)
    if resume is not None:
        given = {"records": records, "output": output, "format": form, "split": split, "edition": edition}
        folder = resumed(resume, **given, **{"no-records": no_records})
        plan = read_plan(folder, Plan)
    else:
        if not records or output is None:
            raise BadCommand("dataset-given")
        folder = output.expanduser()
        with progress(0, voice.words("cli-dataset-reading")) as bar:
            plan = survey(
                [path.expanduser() for path in records],
                form=form or "parquet",
                split=split_given(split or "80,10,10"),
                records=not no_records,
                edition=edition_text(edition),
                progress=lambda done, total: bar(done, lambda: f"/ {total}"),
            )
    with (
        stoppable(voice, "dataset make", folder),
        progress(len(plan.sources), voice.words("cli-dataset-making")) as bar,
    ):
        card = carry_out(plan, folder, min(jobs or cores(), plan.parts), lambda done, total: bar(done, lambda: ""))
    _tell(card, folder, json, voice)


@app.command(cls=Command, epilog=examples("kolejiste dataset show europe", "kolejiste dataset show europe --json -"))
@told
def show(folder: Folder, json: JsonPath = None, language: SpokenLanguage = None) -> None:
    """Tell what a data set holds."""
    require("research")
    from kolejiste.research.dataset import Dataset

    _tell(Dataset(folder).card, folder, json, Voice(language))


@app.command(cls=Command, epilog=examples("kolejiste dataset unpack europe -o records"))
@told
def unpack(
    folder: Folder,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FOLDER", help="Where to write the records.")],
    json: JsonPath = None,
    language: SpokenLanguage = None,
) -> None:
    """Write the records of a data set as files again."""
    require("research")
    from kolejiste.research.dataset import Dataset

    voice = Voice(language)
    check_json(json)
    found = Dataset(folder)
    written, total = 0, sum(split.games for split in found.card.splits.values())
    with writing(output), progress(total, voice.words("cli-dataset-writing")) as bar:
        for written in found.unpack(output):
            bar(written, lambda: "")
    if json is not None:
        write_json(json, {"records": written, "folder": str(output)})
    if json != Path("-"):
        voice.say("cli-simulate-records", games=written, folder=str(output))


def _tell(card: Card, folder: Path, json: Path | None, voice: Voice) -> None:
    if json is not None:
        write_json(json, msgspec.to_builtins(card))
    if json == Path("-"):
        return
    say = voice.words
    title = load(card.title).name[voice.language]
    voice.say("cli-dataset-of", title=title, players=card.players, form=card.form)
    grid = Grid(box=box.SIMPLE, pad_edge=False)
    for place, key in enumerate(("cli-dataset-split", "cli-dataset-games", "cli-dataset-decisions", "cli-dataset-who")):
        grid.add_column(say(key), justify="right" if place in (1, 2) else "left", no_wrap=place < 3)
    for name, split in card.splits.items():
        who = ", ".join(f"{plain(one)} {count}" for one, count in sorted(split.who.items()))
        grid.add_row(name, str(split.games), str(split.decisions), who)
    voice.console.print(grid)
    if card.left_out:
        voice.say("cli-dataset-left-out", count=len(card.left_out))
        for file, why in list(card.left_out.items())[:5]:
            voice.console.print(f"  {plain(file)}: {plain(why)}")
    voice.say("cli-dataset-kept", folder=str(folder))

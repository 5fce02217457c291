"""What lies open beside the map: the trains, the common supply of workers, the deals, and the stacks of milestones."""

from __future__ import annotations

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, number, text, title

from ..actions import SIDES
from ..components import COLOURS
from .effects import Sign, at, effect_signs, fitting, train_signs
from .scene import Scene, pick, touch
from .symbols import icon, worker

HIGH = 80.0
TRAINS = 212.0  # the width of the trains and the workers
ROW = 38.0
DEALS = 154.0
STACKS = 46.0


def offer(scene: Scene) -> Part:
    """Trains above workers, the two deals, and the stacks."""
    pieces = (
        Piece(_trains(scene) + _workers(scene), TRAINS, HIGH),
        Piece(_deals(scene), DEALS, HIGH),
        Piece(_stacks(scene), STACKS, HIGH),
    )
    return Part("offer", "offer", pieces, scene.say("board-offer"))


def _trains(scene: Scene) -> str:
    """The stacks: what a train brings when it is flipped, and how many are left."""
    return scene.once(("stacks", tuple(scene.state.stacks)), lambda: _trains_drawn(scene))


def _trains_drawn(scene: Scene) -> str:
    board, state = scene.board, scene.state
    stacks = [train for train in range(len(board.trains)) if train != board.start_train or state.stacks[train]]
    each = (TRAINS - 22) / max(1, len(stacks))
    worth = scene.say("points", points=scene.game.rules.train_points)
    parts = [element("g", title(f"{scene.say('board-trains')}: {worth}"), icon("train", 10, ROW / 2, 18))]
    for place, train in enumerate(stacks):
        x, wide, count = 22 + place * each, each - 4, state.stacks[train]
        signs = fitting(train_signs(board.train_effect[train]), 15.5, wide - 2)
        parts.append(
            element(
                "g",
                title(scene.say("board-train", effect=scene.effect(board.train_effect[train]), count=count)),
                element("rect", x=x, y=0, width=wide, height=ROW, rx=7, class_="cell"),
                element(
                    "g",
                    at(signs, x + (wide - signs[0]) / 2, 11),
                    text(x + wide / 2, 33, f"{count}×", 13.5, class_="mid", font_weight="bold"),
                    opacity=None if count else 0.4,
                ),
                touch(wide, ROW, x),
                **pick(f"train-{board.trains[train]}"),
            )
        )
    return element("g", *parts, id="trains")


def _workers(scene: Scene) -> str:
    """The common supply by colour."""
    return scene.once(("pool", tuple(scene.state.pool)), lambda: _workers_drawn(scene))


def _workers_drawn(scene: Scene) -> str:
    each, y = (TRAINS - 22) / len(COLOURS), HIGH - ROW
    parts = [
        title(scene.say("board-common")),
        element("rect", y=y, width=TRAINS, height=ROW, rx=7, class_="panel"),
        icon("supply", 12, y + ROW / 2, 17),
    ]
    for place, colour in enumerate(COLOURS):
        count, x = scene.state.pool[place], 23 + each * place
        parts.append(
            element(
                "g",
                title(scene.say(f"workers-{colour}", count=count)),
                worker(colour, x + 12, y + ROW / 2, 22, faint=not count),
                text(x + 24, y + 24, str(count), 14, font_weight="bold", class_=None if count else "soft"),
                id=f"pool-{colour}",
            )
        )
    return element("g", *parts, id="workers")


def _deals(scene: Scene) -> str:
    """The open tile with both deals, and how many tiles lie in the stack and beside it."""
    state, table = scene.state, scene.view.table
    left, gone, taken = state.deal_deck.size, len(table.deal_discards), tuple(table.talk.deals_taken)
    return scene.once(("deals", state.deal_tile, left, gone, taken), lambda: _deals_drawn(scene, left, gone, taken))


def _deals_drawn(scene: Scene, left: int, gone: int, taken: tuple[str, ...]) -> str:
    note = f"{scene.say('board-deals')}: {scene.say('board-deals-left', left=left, gone=gone)}"
    parts = [
        element("g", title(note), icon("deal", 10, 20, 18), text(10, 57, str(left), 13, class_="mid soft"), id="deck")
    ]
    for place, (side, deal) in enumerate(zip(SIDES, scene.board.deal_side[scene.state.deal_tile], strict=True)):
        price: tuple[Sign, ...] = (("pay", f"−{deal.shares}"), ("icon", "share"), ("icon", "to"))
        wide = DEALS - 22
        signs = fitting((*price, *effect_signs(deal.effect)), 16, wide - 8)
        parts.append(
            element(
                "g",
                title(scene.deal(side)),
                element("rect", width=wide, height=ROW, rx=7, class_="cell"),
                element("g", at(signs, 5, ROW / 2), opacity=0.4 if side in taken else None),
                touch(wide, ROW),
                transform=f"translate(22 {number(place * (HIGH - ROW))})",
                **pick(f"deal-{side}"),
            )
        )
    return element("g", *parts, id="deals")


def _stacks(scene: Scene) -> str:
    """The milestones nobody has yet: the stack, with those put under it."""
    counts = tuple((name, stack.unseen, len(stack.under)) for name, stack in scene.view.stacks.items())
    return scene.once(("milestones", counts), lambda: _stacks_drawn(scene, counts))


def _stacks_drawn(scene: Scene, counts: tuple[tuple[str, int, int], ...]) -> str:
    each = HIGH / len(counts)
    parts = [element("rect", width=STACKS, height=HIGH, rx=7, class_="panel")]
    for place, (name, unseen, under) in enumerate(counts):
        y, count = each * (place + 0.5), unseen + under
        parts.append(
            element(
                "g",
                title(scene.say("board-stack", stack=name, count=count, under=under)),
                element("rect", x=4, y=y - 10, width=20, height=20, rx=4, class_="back"),
                text(14, y + 5, name, 14, class_="mark on-back"),
                text(26, y + 5, f"{count}×", 13, font_weight="bold"),
                id=f"stack-{name}",
                opacity=None if count else 0.4,
            )
        )
    return element("g", *parts, id="milestones")

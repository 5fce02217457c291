"""What lies open beside the map: the deals, the trains, the common supply of workers, and the stacks of milestones."""

from __future__ import annotations

from kolejiste.core.drawing import BODY, LEFT, ROOM, SMALL, Strip, heading
from kolejiste.core.svg import element, fitted, number, text, text_width, title

from ..actions import SIDES
from ..components import COLOURS
from .effects import Sign, at, effect_signs, fitting, line
from .scene import Scene
from .symbols import worker

GAP = 20.0
DEALS = 408.0  # the width of the deals
ROW = 56.0


def market(scene: Scene) -> Strip:
    """Deals beside trains, and below them workers beside milestones."""
    right, room = LEFT + DEALS + GAP, ROOM - DEALS - GAP
    parts = [
        element("g", *_deals(scene), id="deals", transform=f"translate({number(LEFT)} 0)"),
        element("g", *_trains(scene, room), id="trains", transform=f"translate({number(right)} 0)"),
        element("g", *_stacks(scene), id="milestones", transform=f"translate({number(LEFT)} 176)"),
        element("g", *_workers(scene, room), id="workers", transform=f"translate({number(right)} 176)"),
    ]
    return Strip("market", "".join(parts), 176 + 38 + ROW)


def _deals(scene: Scene) -> list[str]:
    """The open tile with both deals, and how many tiles lie in the stack and beside it."""
    board, state = scene.board, scene.state
    words = scene.say("board-deals")
    left, gone = state.deal_deck.size, len(scene.view.table.deal_discards)
    note = scene.say("board-deals-left", left=left, gone=gone)
    x = text_width(words, 24, bold=True) + 14
    parts = [heading(words, x=0), text(x, 24, fitted(note, SMALL, DEALS - x), SMALL, class_="soft")]
    for place, (side, deal) in enumerate(zip(SIDES, board.deal_side[state.deal], strict=True)):
        name = f"deal-{side}"
        taken = side in scene.view.table.talk.deals_taken
        price: tuple[Sign, ...] = (("pay", f"−{deal.shares}"), ("icon", "share"), ("icon", "to"))
        signs = fitting((*price, *effect_signs(deal.effect)), 32, DEALS - 40)
        hint = scene.deal(side)
        inner = [title(hint), element("rect", width=DEALS, height=ROW, rx=9, class_="panel")]
        if name in scene.picks:
            inner.append(element("rect", width=DEALS, height=ROW, rx=9, class_="reach-box"))
        inner.append(at(signs, 18, ROW / 2))
        move = f"translate(0 {number(38 + place * (ROW + 8))})"
        parts.append(element("g", *inner, id=name, transform=move, opacity=0.45 if taken else None, **scene.pick(name)))
    return parts


def _trains(scene: Scene, room: float) -> list[str]:
    """The stacks: what a train brings when it is flipped, and how many are left."""
    board, state = scene.board, scene.state
    words, each = scene.say("board-trains"), scene.game.rules.train_points
    parts = [heading(words, x=0)]
    x = text_width(words, 24, bold=True) + 14
    worth = at(line((("icon", "star"), ("soft", str(each))), 22), x, 16)
    parts.append(element("g", title(scene.say("points", points=each)), worth))
    stacks = [train for train in range(len(board.trains)) if train != board.start_train or state.stacks[train]]
    wide = (room - 8 * (len(stacks) - 1)) / max(1, len(stacks))
    for place, train in enumerate(stacks):
        name, count = f"train-{board.trains[train]}", state.stacks[train]
        hint = scene.say("board-train", effect=scene.effect(board.train_effect[train]), count=count)
        signs = fitting(effect_signs(board.train_effect[train]), 28, wide - 14)
        inner = [title(hint), element("rect", width=wide, height=2 * ROW + 8, rx=9, class_="panel")]
        if name in scene.picks:
            inner.append(element("rect", width=wide, height=2 * ROW + 8, rx=9, class_="reach-box"))
        inner += [
            at(line((("icon", "train"),), 44), wide / 2 - 22, 28),
            at(signs, (wide - signs[0]) / 2, 68),
            text(wide / 2, 107, f"{count}×", BODY, class_="mid", font_weight="bold"),
        ]
        move = f"translate({number(place * (wide + 8))} 38)"
        faint = None if count else 0.4
        parts.append(element("g", *inner, id=name, transform=move, opacity=faint, **scene.pick(name)))
    return parts


def _workers(scene: Scene, room: float) -> list[str]:
    """The common supply by colour."""
    parts = [heading(scene.say("board-common"), x=0)]
    parts.append(element("rect", y=38, width=room, height=ROW, rx=9, class_="panel"))
    each = room / len(COLOURS)
    for place, colour in enumerate(COLOURS):
        count = scene.state.pool[place]
        x = each * place + each / 2 - 30
        parts.append(
            element(
                "g",
                title(scene.say(f"workers-{colour}", count=count)),
                worker(colour, x + 18, 66, 36),
                text(x + 42, 74, str(count), BODY, font_weight="bold"),
                id=f"pool-{colour}",
                opacity=None if count else 0.4,
            )
        )
    return parts


def _stacks(scene: Scene) -> list[str]:
    """The milestones nobody has yet: the stack, with those put under it."""
    parts = [heading(scene.say("board-milestones"), x=0)]
    stacks = scene.view.stacks
    each = (DEALS - 8 * (len(stacks) - 1)) / len(stacks)
    for place, (name, stack) in enumerate(stacks.items()):
        count = stack.unseen + len(stack.under)
        move = f"translate({number(place * (each + 8))} 38)"
        parts.append(
            element(
                "g",
                title(scene.say("board-stack", stack=name, count=count, under=len(stack.under))),
                element("rect", width=each, height=ROW, rx=9, class_="panel"),
                element("rect", x=12, y=10, width=36, height=36, rx=6, class_="back"),
                text(30, 37, name, 27, class_="mark on-back"),
                text(60, 38, f"{count}×", BODY, font_weight="bold"),
                id=f"stack-{name}",
                transform=move,
                opacity=None if count else 0.4,
            )
        )
    return parts

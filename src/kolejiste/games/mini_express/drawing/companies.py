"""The asset board: each company's shares and trains, the track lengths with the share values, and the influence."""

from __future__ import annotations

from kolejiste.core.drawing import BODY, LEFT, ROOM, SMALL, Strip, heading, seat_mark
from kolejiste.core.svg import element, fitted, number, text, title

from .scene import Scene
from .symbols import SPIKE, chip, icon, pawn, share, wagon

GAP = 10.0  # between panels
INNER = 14.0  # from a panel's edge to what is in it
BUTTON = 50.0
CELL = 56.0  # the height of a row of markers
NAMES = 150.0  # the room for names of rows
LEAST = 10  # an influence track has so many steps at least

# What may be clicked at a company: the pick, and the text on its button.
DRAFTS = {"draft": "board-draft", "draft-two": "board-draft-two", "draft-both": "board-draft-both"}


def panels(scene: Scene) -> Strip:
    """One panel for each company: shares, trains, and what can be done with it now."""
    companies = scene.game.companies
    width = (ROOM - GAP * (len(companies) - 1)) / len(companies)
    rows = [_buttons(scene, company) for company in companies]
    high = 148.0 + (BUTTON + 10 if any(rows) else 0)
    parts = []
    for place, company in enumerate(companies):
        inner = [
            element("rect", width=width, height=high, rx=10, class_="panel"),
            *_head(scene, company, width),
            _trains(scene, company, width),
            _shares(scene, company, width),
        ]
        room = width - 2 * INNER
        each = (room - 8 * (len(rows[place]) - 1)) / max(1, len(rows[place]))
        for column, (name, words) in enumerate(rows[place]):
            inner.append(_button(name, words, INNER + column * (each + 8), high - BUTTON - 10, each))
        move = f"translate({number(LEFT + place * (width + GAP))} 0)"
        parts.append(element("g", *inner, id=f"panel-{company}", transform=move))
    return Strip("companies", "".join(parts), high)


def _buttons(scene: Scene, company: str) -> list[tuple[str, str]]:
    """The picks of a company that can be clicked now, with their words."""
    draft = DRAFTS.get(scene.view.phase, "board-draft")
    table = (
        (f"company-{company}", draft),
        (f"share-{company}", "board-take"),
        (f"build-{company}", "board-build"),
        (f"influence-{company}", "board-gain"),
        (f"west-{company}", "board-operate"),
    )
    return [(name, scene.words(key)) for name, key in table if name in scene.picks]


def _button(name: str, words: str, x: float, y: float, width: float) -> str:
    return element(
        "g",
        element("rect", width=width, height=BUTTON, rx=BUTTON / 2, class_="chip"),
        text(width / 2, 33, fitted(words, BODY, width - 12, bold=True), BODY, class_="mid", font_weight="bold"),
        id=name,
        class_="pick",
        data_pick=name,
        transform=f"translate({number(x)} {number(y)})",
    )


def _head(scene: Scene, company: str, width: float) -> list[str]:
    """The company's chip and name; the automa's marker and the branches it runs at the right."""
    table = scene.view.table
    right, signs = width - INNER, []
    if table.automa is not None and table.automa.company == company:
        words = title(scene.words("board-company-marker", seat=scene.names[scene.game.people]))
        signs.append(element("g", words, pawn(scene.game.people, right - 11, 27, 27), id="company-marker"))
        right -= 30
    if table.spike is not None:
        for operator, key in ((table.spike.west, "board-runs-west"), (table.spike.east, "board-runs-east")):
            if operator == company:
                signs.append(element("g", title(scene.words(key)), icon(SPIKE, right - 11, 27, 30)))
                right -= 28
    name = scene.company_names[company]
    room = right - INNER - 42
    return [
        chip(company, INNER + 16, 27, 34),
        text(INNER + 42, 35, fitted(name, BODY, room, bold=True), BODY, font_weight="bold"),
        *signs,
    ]


def _trains(scene: Scene, company: str, width: float) -> str:
    """The trains in the pool on their five places, and how many are in the supply."""
    part, most = scene.company(company), scene.game.rules.pool_most
    pool, supply = part.pool or 0, part.supply or 0
    step = min(29.0, (width - 2 * INNER - 58) / most)
    parts = [title(scene.words("board-pool", company=scene.company_names[company], pool=pool, supply=supply))]
    for place in range(most):
        x = INNER + step * (place + 0.5)
        if place < pool:
            parts.append(wagon(company, x, 72, step - 2))
        else:
            wide = step - 6
            parts.append(element("rect", x=x - wide / 2, y=72 - wide / 2, width=wide, height=wide, rx=4, class_="slot"))
    parts.append(text(width - INNER, 80, f"+ {supply}", BODY, class_="end soft"))
    return element("g", *parts, id=f"pool-{company}")


def _shares(scene: Scene, company: str, width: float) -> str:
    """The shares in the pool, or in the draft those that may be picked, and what one costs."""
    part, words, name = scene.company(company), scene.words, scene.company_names[company]
    stock, price = part.stock or 0, part.pool or 0
    drafting = scene.view.phase in DRAFTS
    if drafting:
        count = part.aside
        hint, note = words("board-aside", company=name, shares=count, stock=stock), words("board-start")
    else:
        count = stock
        hint = words("board-stock", company=name, shares=count, price=price)
        note = words("board-price", price=price) if count else ""
    parts = [title(hint)]
    if count:
        step = min(21.0, 72 / max(1, count - 1))
        parts += [share(company, INNER + place * step, 97, 34) for place in range(count)]
        x = INNER + (count - 1) * step + 34
        parts.append(text(x, 123, f"{count}×", BODY, font_weight="bold"))
        parts.append(text(width - INNER, 123, fitted(note, SMALL, width - INNER - x - 34), SMALL, class_="end soft"))
    else:
        parts.append(
            text(INNER, 122, fitted(words("outline-no-shares"), SMALL, width - 2 * INNER), SMALL, class_="accent")
        )
    return element("g", *parts, id=f"stock-{company}")


# --- track length and the value of shares ----------------------------------------------------------------------------


def lengths(scene: Scene) -> Strip:
    """The track-length track with every company's marker, and below it what a share is worth."""
    game, words = scene.game, scene.words
    most = game.rules.length_most
    left = LEFT + NAMES
    step = (ROOM - NAMES) / (most + 1)
    top = 40.0
    at: dict[int, list[str]] = {}
    for company in game.companies:
        at.setdefault(scene.company(company).length or 0, []).append(company)
    rows = _value_rows(scene)
    high = CELL + 32 + 32.0 * len(rows)
    parts = [
        heading(words("board-lengths")),
        element("rect", x=LEFT, y=top, width=ROOM, height=high, rx=8, class_="panel"),
    ]
    # A band down to the values of the lengths that companies have.
    parts += [
        element("rect", x=left + length * step + 1, y=top + 2, width=step - 2, height=high - 4, rx=5, class_="band")
        for length in at
    ]
    y = top + CELL
    parts.append(element("path", d=f"M{number(LEFT + 8)} {number(y + 32)}H{number(LEFT + ROOM - 8)}", class_="rule"))
    parts.append(text(LEFT + 12, y + 23, fitted(words("board-length"), SMALL, NAMES - 16), SMALL, class_="soft"))
    for length in range(most + 1):
        x = left + (length + 0.5) * step
        parts.append(text(x, y + 24, str(length), BODY, class_="mid", font_weight="bold"))
    for place, (name, hint, values, struck) in enumerate(rows):
        base = y + 55 + 32 * place
        row = [title(hint), text(LEFT + 12, base, fitted(name, SMALL, NAMES - 16), SMALL, class_="soft")]
        for length, value in enumerate(values):
            x = left + (length + 0.5) * step
            row.append(text(x, base, str(value), SMALL, class_="mid soft" if struck else "mid"))
        if struck:
            line = f"M{number(left + 8)} {number(base - 7)}H{number(LEFT + ROOM - 8)}"
            row.append(element("path", d=line, class_="strike"))
        parts.append(element("g", *row, id=f"values-{('first', 'second', 'other')[place]}"))
    for length, companies in at.items():
        size, spots = crowd(len(companies), step, CELL)
        for company, (dx, dy) in zip(companies, spots, strict=True):
            x, middle = left + (length + 0.5) * step + dx, top + CELL / 2 + 1 + dy
            hint = words("board-length-of", company=scene.company_names[company], length=length)
            parts.append(element("g", title(hint), chip(company, x, middle, size), id=f"length-{company}"))
    return Strip("lengths", "".join(parts), top + high)


def _value_rows(scene: Scene) -> list[tuple[str, str, list[int], bool]]:
    """By column of the share values: who gets it, in short and in words, the values, and whether it is out of use."""
    words, values = scene.words, scene.game.values
    columns = (values.first, values.second, values.other)
    if scene.game.two_columns:
        keys = ("board-unused", "board-first", "board-behind")
    else:
        keys = ("board-first", "board-second", "board-others")
    return [
        (words(key), words(f"{key}-hint"), list(column), key == "board-unused")
        for key, column in zip(keys, columns, strict=True)
    ]


def crowd(count: int, wide: float, high: float) -> tuple[float, list[tuple[float, float]]]:
    """The size of so many marks that share a cell, as large as it allows up to 30, and where they stand around its
    middle."""
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        rows = -(-count // tried)
        size = min(30.0, (wide - 4) / tried - 2, (high - 4) / rows - 2)
        if size > best:
            best, columns = size, tried
    rows = -(-count // columns)
    step = best + 2
    spots = []
    for place in range(count):
        row, column = divmod(place, columns)
        here = min(columns, count - row * columns)
        spots.append(((column - (here - 1) / 2) * step, (row - (rows - 1) / 2) * step))
    return best, spots


# --- influence -------------------------------------------------------------------------------------------------------


def influence(scene: Scene) -> Strip:
    """A track for each company with everybody's marker. It has no end, so it is as long as the furthest one needs."""
    game, seats = scene.game, scene.view.table.seats
    reached = [[(seat.influence or {}).get(company, 0) for seat in seats] for company in game.companies]
    most = max(LEAST, *(max(row) for row in reached))
    left = LEFT + NAMES
    step = (ROOM - NAMES) / (most + 1)
    top = 40.0
    high = CELL * len(game.companies) + 28
    parts = [
        heading(scene.words("board-influence")),
        element("rect", x=LEFT, y=top, width=ROOM, height=high, rx=8, class_="panel"),
    ]
    parts += [
        text(left + (value + 0.5) * step, top + high - 7, str(value), SMALL, class_="mid soft")
        for value in range(most + 1)
        if most <= 20 or value % 2 == 0
    ]
    for place, (company, row) in enumerate(zip(game.companies, reached, strict=True)):
        y = top + CELL * place
        inner = [
            title(_influence_words(scene, company, row)),
            chip(company, LEFT + 24, y + CELL / 2, 32),
            text(
                LEFT + 48,
                y + CELL / 2 + 8,
                fitted(scene.company_names[company], SMALL, NAMES - 54),
                SMALL,
                font_weight="bold",
            ),
            element("path", d=f"M{number(LEFT + 8)} {number(y + CELL)}H{number(LEFT + ROOM - 8)}", class_="rule"),
        ]
        inner += [
            element("circle", cx=left + (value + 0.5) * step, cy=y + CELL / 2, r=2.2, class_="soft")
            for value in range(most + 1)
            if value not in row
        ]
        for value in sorted(set(row)):
            here = [seat for seat, own in enumerate(row) if own == value]
            size, spots = crowd(len(here), step, CELL)
            inner += [
                seat_mark(seat, left + (value + 0.5) * step + dx, y + CELL / 2 + dy, size)
                for seat, (dx, dy) in zip(here, spots, strict=True)
            ]
        parts.append(element("g", *inner, id=f"track-{company}"))
    return Strip("influence", "".join(parts), top + high)


def _influence_words(scene: Scene, company: str, row: list[int]) -> str:
    marks = ", ".join(f"{name} {value}" for name, value in zip(scene.names, row, strict=True))
    return f"{scene.company_names[company]}: {marks}"

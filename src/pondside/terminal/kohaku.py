"""How Kōhaku looks and sounds in a terminal.

Everything drawn is also said in words: `--plain` uses the sentences alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.kohaku.material import LEVELS
from ..games.kohaku.tiles import Koi, read_tile
from ..games.kohaku.view import Choice, SeatView, View
from ..kernel.game import Event
from ..language import Speech

Names = Callable[[int], str]  # seat -> how to call it

_STYLE = {
    "b": "bold white on black",
    "r": "bold white on red3",
    "w": "bold black on grey93",
    "y": "bold black on gold1",
}
_SIGN = {
    "single_flower": "✿",
    "double_flower": "✿✿",
    "rocks": "▲",
    "frog": "⌒⌒",
    "statue": "♜",
    "butterflies": "⋈",
    "turtle": "◒",
}
_NEXT_TO = ((0, -1), (-1, 0), (1, 0), (0, 1))


def tile_words(token: str, speech: Speech) -> str:
    """A tile in words: "red-white koi with 2 fry"."""
    tile = read_tile(token)
    if isinstance(tile, Koi):
        return _koi_words(tile, speech)
    colours = [speech(f"flower-colour-{c}") for c in tile.colours]
    if tile.kind == "butterflies":
        return speech("tile-butterflies", colour=speech(f"butterflies-colour-{tile.colours}"))
    if tile.kind == "single_flower":
        return speech("tile-single_flower", colour=colours[0])
    if tile.kind == "double_flower":
        return speech("tile-double_flower", first=colours[0], second=colours[1])
    return speech(f"tile-{tile.kind}")


def _koi_words(koi: Koi, speech: Speech) -> str:
    if len(koi.colours) == 1:
        name = speech("tile-koi-one", colour=speech(f"koi-colour-{koi.colours}"))
    else:
        first, second = koi.colours[0], koi.colours[1]
        name = speech(
            "tile-koi-two",
            first=speech(f"koi-first-{first}"),
            second=speech(f"koi-colour-{second}"),
        )
    things = []
    if koi.fry:
        things.append(speech("fry", n=koi.fry))
    if koi.dragonflies:
        things.append(speech("dragonflies", n=koi.dragonflies))
    if koi.coins:
        things.append(speech("coins", n=koi.coins))
    return speech("tile-koi-with", koi=name, things=", ".join(things)) if things else name


def _drawn(token: str) -> Text:
    """A tile as a small picture: its colours as coloured letters, its contents as signs."""
    tile = read_tile(token)
    text = Text(justify="center")
    if isinstance(tile, Koi):
        for letter in tile.colours:
            text.append(f"{letter}", _STYLE[letter])
        text.append("><>\n", "bold")
        if tile.fry:
            text.append(f"f{tile.fry}", "cyan")
        if tile.dragonflies:
            text.append(f"d{tile.dragonflies}", "magenta")
        if tile.coins:
            text.append(" " + "$" * min(tile.coins, 3), "bold yellow")
    else:
        text.append(_SIGN[tile.kind], "bold green")
        for letter in tile.colours:
            text.append(letter, _STYLE[letter])
        text.append(f"\n{token}", "dim")
    return text


def intro(speech: Speech) -> str:
    return speech("intro")


def scene(view: View, names: Names, speech: Speech, plain: bool) -> RenderableType:
    """What the viewer needs to see for the decision at hand: the board, or the tiles to lay."""
    parts: list[RenderableType] = []
    placing = bool(view.hand["koi"] or view.hand["feature"])
    if not placing:
        parts.append(_board_words(view, speech) if plain else _board(view, speech))
        if view.rival is not None:
            parts.append(_rival(view, speech))
    seat = view.ponds[view.seat if view.seat is not None else 0]
    if seat.goal and not placing:
        card, rule = speech(f"card-{seat.goal}"), speech(f"cardrule-{seat.goal}")
        parts.append(speech("your-goal", card=card, rule=rule))
    parts.append(pond(view, seat, names, speech, plain))
    held = [tile for tile in (view.hand["koi"], view.hand["feature"]) if tile]
    if held:
        tiles = " · ".join(f"{tile_words(tile, speech)} [{tile}]" for tile in held)
        parts.append(Text(speech("in-hand", tiles=tiles), "" if plain else "bold"))
    return Group(*parts)


def _board_words(view: View, speech: Speech) -> str:
    lines = [speech("board") + ":"]
    lines += [
        f"  {cell}: {tile_words(tile, speech) if tile else '–'}"
        for cell, tile in view.market.items()
    ]
    lines.append(speech("stacks", koi=view.koi_left, features=view.features_left))
    return "\n".join(lines)


def _board(view: View, speech: Speech) -> RenderableType:
    table = Table(box=borders.ROUNDED, show_lines=True, title=speech("board"), title_justify="left")
    table.add_column("")
    for column in "abcd":
        table.add_column(column, justify="center", min_width=8)
    for row in "123":
        cells = [view.market[column + row] for column in "abcd"]
        table.add_row(row, *[_drawn(tile) if tile else Text("·", "dim") for tile in cells])
    stacks = speech("stacks", koi=view.koi_left, features=view.features_left)
    return Group(table, Text(f"{stacks}\n{speech('legend')}", "dim"))


def _rival(view: View, speech: Speech) -> str:
    assert view.rival is not None
    return speech(
        "rival-pile",
        rival=rival_name(view, speech),
        koi=sum(view.rival.koi.values()),
        features=sum(view.rival.features.values()),
        **view.rival.totals,
    )


def rival_name(view: View, speech: Speech) -> str:
    return speech(f"rival-{view.options['edition']}")


def pond(view: View, seat: SeatView, names: Names, speech: Speech, plain: bool) -> RenderableType:
    """A pond with its points; the viewer's open cells show what a tile there would change."""
    points = speech("points", n=seat.total)
    if seat.seat == view.seat:
        title = speech("pond-own", points=points)
    else:
        title = speech("pond-of", name=names(seat.seat), points=points)
    tiles = {(tile.x, tile.y): tile.tile for tile in seat.tiles}
    if plain:
        return _pond_words(title, tiles, speech)
    marks: dict[tuple[int, int], Text] = {}
    if view.seat == seat.seat:
        for kind, sign in (("koi", "k"), ("feature", "f")):
            for choice in view.choices.get(kind, []):
                marks[_cell(choice)] = Text(f"{sign}{_signed(choice.points)}", "green")
    if not tiles and not marks:
        return f"{title} – {speech('pond-empty')}"
    places = [*tiles, *marks]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    table = Table(box=borders.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("", style="dim", justify="right")
    for x in range(left, right + 1):
        table.add_column(Text(str(x), "dim"), justify="center", min_width=5)
    for y in range(top, bottom + 1):
        row: list[Text] = []
        for x in range(left, right + 1):
            tile = tiles.get((x, y))
            row.append(_drawn(tile) if tile else marks.get((x, y), Text("")))
        table.add_row(str(y), *row)
    return Group(Text(title, "bold"), table)


def _cell(choice: Choice) -> tuple[int, int]:
    assert choice.x is not None
    assert choice.y is not None
    return choice.x, choice.y


def _signed(points: int | None) -> str:
    return "" if points is None else f"{points:+d}"


def _pond_words(title: str, tiles: dict[tuple[int, int], str], speech: Speech) -> str:
    if not tiles:
        return f"{title} – {speech('pond-empty')}"
    lines = [title]
    for y in sorted({y for _, y in tiles}):
        row = [
            speech("tile-at", tile=tile_words(tiles[x, y], speech), x=x, y=y)
            for x in sorted(x for x, other in tiles if other == y)
        ]
        lines.append("  " + speech("pond-row", y=y, tiles="; ".join(row)))
    return "\n".join(lines)


def question(view: View, speech: Speech) -> str:
    """What the seat is asked now."""
    if "draft" in view.choices:
        return speech("ask-draft", example=view.choices["draft"][0].word)
    if "keep" in view.choices:
        return speech("ask-keep")
    options = view.choices.get("koi", []) + view.choices.get("feature", [])
    return speech("ask-place", example=options[0].word)


def menu(view: View, speech: Speech) -> list[tuple[str, str]]:
    """Every choice as its word and a sentence."""
    found = []
    for choice in view.choices.get("draft", []):
        assert choice.cells is not None
        koi, feature = choice.cells
        text = speech(
            "choice-draft",
            koi=tile_words(str(view.market[koi]), speech),
            feature=tile_words(str(view.market[feature]), speech),
            koi_cell=koi,
            feature_cell=feature,
        )
        found.append((choice.word, text))
    for choice in view.choices.get("keep", []):
        card = str(choice.tile)
        text = speech("choice-keep", card=speech(f"card-{card}"), rule=speech(f"cardrule-{card}"))
        found.append((choice.word, text))
    for kind in ("koi", "feature"):
        for choice in view.choices.get(kind, []):
            found.append((choice.word, _put_words(view, kind, choice, speech)))
    return found


def always_menu(view: View) -> bool:
    """Whether the choices are few and wordy enough to be listed in any case."""
    return "keep" in view.choices


def _put_words(view: View, kind: str, choice: Choice, speech: Speech) -> str:
    assert view.seat is not None
    x, y = _cell(choice)
    tiles = {(tile.x, tile.y): tile.tile for tile in view.ponds[view.seat].tiles}
    beside = [
        speech("tile-at", tile=tile_words(tiles[place], speech), x=place[0], y=place[1])
        for place in ((x + dx, y + dy) for dx, dy in _NEXT_TO)
        if place in tiles
    ]
    where = speech("where-beside", tiles="; ".join(beside)) if beside else speech("where-first")
    points = int(choice.points or 0)
    return speech(
        f"choice-{kind}",
        tile=tile_words(str(choice.tile), speech),
        x=x,
        y=y,
        where=where,
        points=points_change(points, speech),
    )


def points_change(points: int, speech: Speech) -> str:
    return speech("points-minus", n=-points) if points < 0 else speech("points-plus", n=points)


def read(text: str) -> str:
    """What a person typed as a word of the game: "b2 b1" is b2b1, "k 0 -1" is k0,-1."""
    text = text.strip().lower()
    match = re.fullmatch(r"([kf])\s*\(?\s*(-?\d+)\s*[, ]\s*(-?\d+)\s*\)?", text)
    if match:
        return f"{match[1]}{int(match[2])},{int(match[3])}"
    match = re.fullmatch(r"([a-d][1-3])\W*([a-d][1-3])", text)
    if match:
        return match[1] + match[2]
    return text


def tell(event: Event, view: View, names: Names, speech: Speech) -> str | None:
    """An event as a sentence for the viewer, or None if it is not worth one."""
    values = dict(event.values)
    if "seat" in values:
        values["name"] = names(values["seat"] - 1)
    for key in ("tile", "koi", "feature"):
        if key in values:
            values[key] = tile_words(values[key], speech)
    if event.key == "took":
        values["cells"] = " ".join(values["cells"])
    elif event.key == "laid":
        values["points"] = points_change(values["points"], speech)
    elif event.key in ("kept", "dealt"):
        values.pop("card")  # secret, and the log is open to everybody at the keyboard
    elif event.key == "filled" and view.turn <= 1 and view.seats > 1:
        return None  # the first filling of the board is shown, not told
    elif event.key == "refilled" and values["moved_to"]:
        return speech("event-refilled-moved", moved=values.pop("moved_to"), **values)
    elif event.key == "revealed":
        values["rival"] = rival_name(view, speech)
        if not values["taken"]:
            values.pop("taken")
            return speech("event-revealed-none", **values)
        values["taken"] = ", ".join(values["taken"])
    elif event.key == "ended":
        return speech(f"reason-{values['reason']}")
    values.pop("moved_to", None)
    return speech(f"event-{event.key}", **values)


def unseen(view: View, speech: Speech) -> str:
    """The tiles still to come, counted."""
    lines = []
    for kind in ("koi", "feature"):
        counts = [f"{n} × {tile}" if n > 1 else tile for tile, n in view.unseen[kind].items()]
        lines.append(speech(f"unseen-{kind}", list=", ".join(counts)))
    return "\n".join(lines)


def ending(view: View, beaten: tuple[str, ...], speech: Speech) -> str:
    """The result of a solo game."""
    assert view.rival is not None
    if not beaten:
        verdict = speech("beats-none")
    else:
        levels = ", ".join(speech(f"level-{level}") for level in LEVELS if level in beaten)
        verdict = speech("beats", levels=levels)
    return f"{_rival(view, speech)}\n{verdict}"

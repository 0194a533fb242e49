"""How Kōhaku looks and sounds in a terminal.

Everything drawn is also said in words: `--plain` uses the sentences alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.kohaku.facts import LEVELS
from ...games.kohaku.printed import printed
from ...games.kohaku.tiles import Koi, read_tile
from ...games.kohaku.view import Choice, SeatView, View
from ...kernel.game import Event, Outcome, ScoreLine
from ..face import Face
from ..talk import Talk

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


def tile_words(token: str, talk: Talk) -> str:
    """A tile in words: "red-white koi with 2 fry"."""
    tile = read_tile(token)
    if isinstance(tile, Koi):
        return _koi_words(tile, talk)
    colours = [talk(f"flower-colour-{c}") for c in tile.colours]
    if tile.kind == "butterflies":
        return talk("tile-butterflies", colour=talk(f"butterflies-colour-{tile.colours}"))
    if tile.kind == "single_flower":
        return talk("tile-single_flower", colour=colours[0])
    if tile.kind == "double_flower":
        return talk("tile-double_flower", first=colours[0], second=colours[1])
    return talk(f"tile-{tile.kind}")


def _koi_words(koi: Koi, talk: Talk) -> str:
    if len(koi.colours) == 1:
        name = talk("tile-koi-one", colour=talk(f"koi-colour-{koi.colours}"))
    else:
        first, second = koi.colours[0], koi.colours[1]
        name = talk(
            "tile-koi-two",
            first=talk(f"koi-first-{first}"),
            second=talk(f"koi-colour-{second}"),
        )
    things = []
    if koi.fry:
        things.append(talk("fry", n=koi.fry))
    if koi.dragonflies:
        things.append(talk("dragonflies", n=koi.dragonflies))
    if koi.coins:
        things.append(talk("coins", n=koi.coins))
    return talk("tile-koi-with", koi=name, things=", ".join(things)) if things else name


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


def intro(talk: Talk) -> str:
    return talk("intro")


def arranged(view: View, talk: Talk) -> list[str]:
    """What is good to know of how the table is set up before it matters.  KOH-SOLO-12"""
    if view.rival is None:
        return []
    return [talk(f"solo-{view.options['solo_no_koi_to_reveal']}-{view.options['edition']}")]


def explained(view: View, talk: Talk) -> str:
    """The help of the game, with the numbers of the components, and what the cards at hand pay."""
    worth = printed(talk.box).worth
    scores = talk(
        "help-scores",
        flower=worth.flower,
        four=worth.flower_four,
        one=worth.flowers_one,
        both=worth.flowers_both,
        fry=worth.fry,
        dragonfly=worth.dragonfly,
        statue=", ".join(map(str, worth.statue)),
        butterflies=worth.butterflies,
        turtle=worth.turtle,
        coin=worth.coin,
    )
    seat = view.ponds[view.seat if view.seat is not None else 0]
    dealt = [str(one.tile) for one in view.choices if one.kind == "keep"]
    cards = [seat.goal] if seat.goal else dealt
    told = [talk("choice-keep", card=talk(f"card-{c}"), rule=card_words(c, talk)) for c in cards]
    return "\n".join([talk("help-game"), scores, *told])


def card_words(card: str, talk: Talk) -> str:
    """What a goal card pays, with its numbers and its table."""
    found = printed(talk.box).cards[card]
    rule = talk(
        f"cardrule-{card}",
        n=found.each or 0,
        near=_signed(found.each or 0),
        otherwise=_signed(found.otherwise or 0),
    )
    if not found.table:
        return rule
    rows = [talk("payrow", count=count, points=points) for count, points in found.table]
    count, points = found.table[-1]
    if found.most is None or count < found.most:
        rows[-1] = talk("payrow-more", count=count, points=points)
    if found.table[0][0] > 0:
        rows.append(talk("payrow-fewer"))
    parts = [rule, talk("paytable", rows=", ".join(rows))]
    return "; ".join([*parts, talk("paytable-ours")] if found.ours else parts)


def heading(view: View, talk: Talk) -> str:
    """Which turn it is."""
    if view.turns:
        return talk("turn-of", turn=view.turn, turns=view.turns)
    return talk("turn-number", turn=view.turn)


def scene(view: View, talk: Talk) -> RenderableType:
    """What the viewer needs to see for the decision at hand: the board, or the tiles to lay."""
    parts: list[RenderableType] = []
    placing = bool(view.hand["koi"] or view.hand["feature"])
    if not placing:
        parts.append(_board_words(view, talk) if talk.plain else _board(view, talk))
        if view.rival is not None:
            parts.append(_rival(view, talk))
    seat = view.ponds[view.seat if view.seat is not None else 0]
    if seat.goal and not placing:
        card, rule = talk(f"card-{seat.goal}"), card_words(seat.goal, talk)
        parts.append(talk("your-goal", card=card, rule=rule))
    parts.append(pond(view, seat, talk))
    held = [tile for tile in (view.hand["koi"], view.hand["feature"]) if tile]
    if held:
        tiles = " · ".join(f"{tile_words(tile, talk)} [{tile}]" for tile in held)
        parts.append(Text(talk("in-hand", tiles=tiles), "" if talk.plain else "bold"))
    return Group(*parts)


def _board_words(view: View, talk: Talk) -> str:
    lines = [talk("board") + ":"]
    lines += [
        f"  {cell}: {tile_words(tile, talk) if tile else '–'}" for cell, tile in view.market.items()
    ]
    lines.append(talk("stacks", koi=view.koi_left, features=view.features_left))
    return "\n".join(lines)


def _board(view: View, talk: Talk) -> RenderableType:
    table = Table(box=borders.ROUNDED, show_lines=True, title=talk("board"), title_justify="left")
    table.add_column("")
    for column in "abcd":
        table.add_column(column, justify="center", min_width=8)
    for row in "123":
        cells = [view.market[column + row] for column in "abcd"]
        table.add_row(row, *[_drawn(tile) if tile else Text("·", "dim") for tile in cells])
    stacks = talk("stacks", koi=view.koi_left, features=view.features_left)
    return Group(table, Text(f"{stacks}\n{talk('legend')}", "dim"))


def _rival(view: View, talk: Talk) -> str:
    assert view.rival is not None
    return talk(
        "rival-pile",
        rival=rival_name(view, talk),
        koi=sum(view.rival.koi.values()),
        features=sum(view.rival.features.values()),
        **view.rival.totals,
    )


def rival_name(view: View, talk: Talk) -> str:
    return talk(f"rival-{view.options['edition']}")


def pond(view: View, seat: SeatView, talk: Talk) -> RenderableType:
    """A pond with its points; the viewer's open cells show what a tile there would change."""
    points = talk("points", n=seat.total)
    if seat.seat == view.seat:
        title = talk("pond-own", points=points)
    else:
        title = talk("pond-of", name=talk.name(seat.seat), points=points)
    tiles = {(tile.x, tile.y): tile.tile for tile in seat.tiles}
    if talk.plain:
        return _pond_words(title, tiles, talk)
    marks: dict[tuple[int, int], Text] = {}
    if view.seat == seat.seat:
        for choice in view.choices:
            if choice.kind in ("koi", "feature"):
                marks[_cell(choice)] = Text(f"{choice.word[0]}{_signed(choice.points)}", "green")
    if not tiles and not marks:
        return talk("pond-without", pond=title)
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


def own(view: View, seat: int, talk: Talk) -> RenderableType:
    """What lies before a seat."""
    return pond(view, view.ponds[seat], talk)


def table(view: View, talk: Talk) -> RenderableType:
    """Everything on the table."""
    return Group(scene(view, talk), others(view, view.seat or 0, talk))


def pending(view: View, seat: int, talk: Talk) -> RenderableType | None:
    """What a person should see before confirming: the pond with the new tiles."""
    return own(view, seat, talk)


def others(view: View, seat: int, talk: Talk) -> RenderableType:
    """What lies before the other seats."""
    return Group(*(pond(view, one, talk) for one in view.ponds if one.seat != seat))


def confirms(words: tuple[str, ...]) -> bool:
    """Whether a person is asked before these words become final."""
    return True


def _cell(choice: Choice) -> tuple[int, int]:
    assert choice.x is not None
    assert choice.y is not None
    return choice.x, choice.y


def _signed(points: int | None) -> str:
    return "" if points is None else f"{points:+d}".replace("-", "−")


def _pond_words(title: str, tiles: dict[tuple[int, int], str], talk: Talk) -> str:
    if not tiles:
        return talk("pond-without", pond=title)
    lines = [title]
    for y in sorted({y for _, y in tiles}):
        row = [
            talk("tile-at", tile=tile_words(tiles[x, y], talk), x=x, y=y)
            for x in sorted(x for x, other in tiles if other == y)
        ]
        lines.append("  " + talk("pond-row", y=y, tiles="; ".join(row)))
    return "\n".join(lines)


def question(view: View, talk: Talk) -> str:
    """What the seat is asked now."""
    first = view.choices[0]
    if first.kind == "keep":
        return talk("ask-keep")
    return talk("ask-draft" if first.kind == "draft" else "ask-place", example=first.word)


def menu(view: View, talk: Talk) -> list[tuple[str, str]]:
    """Every choice as its word and a sentence."""
    return [(choice.word, _choice_words(view, choice, talk)) for choice in view.choices]


def _choice_words(view: View, choice: Choice, talk: Talk) -> str:
    if choice.kind == "draft":
        assert choice.cells is not None
        koi, feature = choice.cells
        return talk(
            "choice-draft",
            koi=tile_words(str(view.market[koi]), talk),
            feature=tile_words(str(view.market[feature]), talk),
            koi_cell=koi,
            feature_cell=feature,
        )
    if choice.kind == "keep":
        card = str(choice.tile)
        return talk("choice-keep", card=talk(f"card-{card}"), rule=card_words(card, talk))
    return _put_words(view, choice, talk)


def always_menu(view: View) -> bool:
    """Whether the choices are few and wordy enough to be listed in any case."""
    return any(choice.kind == "keep" for choice in view.choices)


def _put_words(view: View, choice: Choice, talk: Talk) -> str:
    assert view.seat is not None
    x, y = _cell(choice)
    tiles = {(tile.x, tile.y): tile.tile for tile in view.ponds[view.seat].tiles}
    beside = [
        talk("tile-at", tile=tile_words(tiles[place], talk), x=place[0], y=place[1])
        for place in ((x + dx, y + dy) for dx, dy in _NEXT_TO)
        if place in tiles
    ]
    where = talk("where-beside", tiles="; ".join(beside)) if beside else talk("where-first")
    points = int(choice.points or 0)
    return talk(
        f"choice-{choice.kind}",
        tile=tile_words(str(choice.tile), talk),
        x=x,
        y=y,
        where=where,
        points=points_change(points, talk),
    )


def points_change(points: int, talk: Talk) -> str:
    return talk("points-minus", n=-points) if points < 0 else talk("points-plus", n=points)


def read(text: str, view: View, talk: Talk) -> list[str]:
    """What a person typed as words of the game: "b2 b1" is b2b1, "k 0 -1" is k0,-1."""
    text = text.strip().lower()
    match = re.fullmatch(r"([kf])\s*\(?\s*(-?\d+)\s*[, ]\s*(-?\d+)\s*\)?", text)
    if match:
        return [f"{match[1]}{int(match[2])},{int(match[3])}"]
    match = re.fullmatch(r"([a-d][1-3])\W*([a-d][1-3])", text)
    if match:
        return [match[1] + match[2]]
    return [text]


def told(events: Sequence[Event], view: View, talk: Talk) -> list[str]:
    """What happened, as sentences for the viewer."""
    return [sentence for event in events if (sentence := _tell(event, view, talk))]


def _tell(event: Event, view: View, talk: Talk) -> str | None:
    """An event as a sentence for the viewer, or None if it is not worth one."""
    values = dict(event.values)
    if "seat" in values:
        values["name"] = talk.name(values["seat"] - 1)
    for key in ("tile", "koi", "feature"):
        if key in values:
            values[key] = tile_words(values[key], talk)
    if event.key == "took":
        values["cells"] = " ".join(values["cells"])
    elif event.key == "laid":
        values["points"] = points_change(values["points"], talk)
    elif event.key in ("kept", "dealt"):
        values.pop("card")  # secret, and the log is open to everybody at the keyboard
    elif event.key == "filled" and view.turn <= 1 and view.seats > 1:
        return None  # the first filling of the board is shown, not told
    elif event.key == "refilled" and values["moved_to"]:
        return talk("event-refilled-moved", moved=values.pop("moved_to"), **values)
    elif event.key == "revealed":
        values["rival"] = rival_name(view, talk)
        if not values["taken"]:
            values.pop("taken")
            return talk("event-revealed-none", **values)
        values["taken"] = ", ".join(values["taken"])
    elif event.key == "ended":
        return talk(f"reason-{values['reason']}")
    values.pop("moved_to", None)
    return talk(f"event-{event.key}", **values)


def unseen(view: View, talk: Talk) -> str:
    """The tiles still to come, counted."""
    lines = []
    for kind in ("koi", "feature"):
        counts = [f"{n} × {tile}" if n > 1 else tile for tile, n in view.unseen[kind].items()]
        lines.append(talk(f"unseen-{kind}", list=", ".join(counts)))
    return "\n".join(lines)


def ending(view: View, outcome: Outcome, talk: Talk) -> str:
    """The result of a solo game."""
    assert view.rival is not None
    return f"{_rival(view, talk)}\n{_verdict(outcome.beaten, talk)}"


def alone(facts: Mapping[str, Any], talk: Talk) -> list[str]:
    """The rival of a solo game that was written down."""
    if "rival" not in facts:
        return []
    return [talk("score-rival", **facts["rival"]), _verdict(facts["beaten"], talk)]


def _verdict(beaten: Sequence[str], talk: Talk) -> str:
    if not beaten:
        return talk("beats-none")
    levels = ", ".join(talk(f"level-{level}") for level in LEVELS if level in beaten)
    return talk("beats", levels=levels)


# These pay by the number of koi, not by what each is worth: only the koi are told.
_COUNTS_KOI = ("single_flower", "statue")


def what(line: ScoreLine, talk: Talk) -> str:
    """What a line of a score sheet is about."""
    if line.kind == "goal":
        return f"{talk('kind-goal')}: {talk(f'card-{line.tile}')}"
    return tile_words(line.tile, talk) if line.tile else talk(f"kind-{line.kind}")


def tokens(line: ScoreLine, talk: Talk) -> str:
    """What a line counted, short: each tile with its place and its worth."""
    parts = []
    for one in line.counted:
        if "tile" in one:
            times = "" if line.kind in _COUNTS_KOI else f" {one['worth']}"
            parts.append(f"{one['tile']} ({one['at'][0]},{one['at'][1]}){times}")
        else:
            parts.append(_number(line, one["count"], talk))
    return "  ".join(parts)


def counted(line: ScoreLine, talk: Talk) -> str:
    """What a line counted, in words."""
    parts = []
    for one in line.counted:
        if "tile" not in one:
            parts.append(_number(line, one["count"], talk))
            continue
        tile, (x, y) = tile_words(one["tile"], talk), one["at"]
        if line.kind in _COUNTS_KOI:
            parts.append(talk("tile-at", tile=tile, x=x, y=y))
        else:
            parts.append(talk("counted-koi", tile=tile, x=x, y=y, n=one["worth"]))
    return "; ".join(parts)


def _number(line: ScoreLine, n: int, talk: Talk) -> str:
    """How many a goal card counted; the one for sheltered fry has a sum at once.  KOH-GOAL-13"""
    return talk("counted-points" if line.tile == "fry_shelter" else "counted-number", n=n)


def placed(facts: Mapping[str, Any], talk: Talk) -> str:
    """Why a seat with as many points as another has its place."""
    tie = facts.get("tie")
    return talk(f"place-{tie}", coins=facts["coins"]) if tie else ""


def confirming(words: tuple[str, ...], talk: Talk) -> str:
    """What is asked before words become final: a turn, or the goal card kept."""
    kept = words and words[-1].startswith("keep:")
    return talk("confirm-keep") if kept else talk("confirm")


FACE = Face(
    intro=intro,
    heading=heading,
    scene=scene,
    table=table,
    own=own,
    others=others,
    pending=pending,
    confirms=confirms,
    question=question,
    menu=menu,
    always_menu=always_menu,
    read=read,
    told=told,
    unseen=unseen,
    ending=ending,
    what=what,
    counted=counted,
    tokens=tokens,
    alone=alone,
    placed=placed,
    arranged=arranged,
    explained=explained,
    confirming=confirming,
)

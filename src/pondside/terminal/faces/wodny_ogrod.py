"""How Wodny ogród looks and sounds in a terminal.

Everything drawn is also said in words: `--plain` uses the sentences alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...games.wodny_ogrod.facts import KINDS, ORIENTATIONS
from ...games.wodny_ogrod.tables import BONUS, DECORATION, KOI_SIDE
from ...games.wodny_ogrod.view import Deed, GardenView, View
from ...kernel.game import Event, Outcome, ScoreLine
from ..face import Face
from ..laying.squares import SIDE, Cell, Held, name
from ..talk import Talk

_STYLES = {
    "K": "bold white on dark_orange3",
    "L": "bold white on green4",
    "~": "deep_sky_blue1 on dodger_blue3",
}
_DECORATION = "bold white on purple4"
_GHOST, _MISFIT = "bold black on gold1", "bold white on red3"


def _piece(what: str, view: View, talk: Talk) -> int | None:
    """The number of the piece that a word lays: L, I3 or D2."""
    names = talk.box.names
    for one in view.reach:
        if one.source == what:
            return names["tile"].index(one.tile)
    if what in KINDS:
        return BONUS + KINDS.index(what)
    return DECORATION + names["shape"].index(what) if what in names["shape"] else None


def _look(piece: int, orientation: int, talk: Talk) -> dict[Cell, bool]:
    """The cells of a piece in an orientation, and whether each carries a symbol."""
    b = talk.box.tables[0]
    n = int(b.n_cells[piece])
    cells = b.cell[piece, orientation, :n].tolist()
    symbols = b.symbol[piece, orientation, :n].tolist()
    return {divmod(cell, SIDE): bool(symbol) for cell, symbol in zip(cells, symbols, strict=True)}


def _art(look: Mapping[Cell, bool], symbol: str, plain: str = "~", gap: str = ".") -> list[str]:
    """The rows of a piece as signs."""
    height, width = 1 + max(r for r, _ in look), 1 + max(c for _, c in look)
    return [
        "".join(
            gap if (r, c) not in look else symbol if look[r, c] else plain for c in range(width)
        )
        for r in range(height)
    ]


def _art_line(piece: int, talk: Talk, orientation: int = 0) -> str:
    """A piece in one line: KK~/~../~~K."""
    symbol = "K" if orientation < KOI_SIDE else "L"
    return "/".join(_art(_look(piece, orientation, talk), symbol, _plain_sign(piece)))


def _plain_sign(piece: int) -> str:
    return "D" if piece >= DECORATION else "~"


def _tile_art(tile: str, talk: Talk) -> str:
    return _art_line(talk.box.names["tile"].index(tile), talk)


def _token_name(token: str, talk: Talk) -> str:
    return talk(f"token-{token}") if token in KINDS else _shape_name(token, talk)


def _shape_name(shape: str, talk: Talk) -> str:
    key = f"shape-{shape}"
    return talk(key) if talk.speech.knows(key) else talk("decoration-other", shape=shape)


def _drawn(rows: Iterable[str]) -> Text:
    """Signs of a piece as coloured cells, two columns each."""
    text = Text()
    for k, row in enumerate(rows):
        text.append("\n" if k else "")
        for sign in row:
            style = _DECORATION if sign == "D" else _STYLES.get(sign, "")
            text.append("  " if sign == "." else f"{sign} ", style)
    return text


def _signs(garden: GardenView) -> list[str]:
    """The rows of a garden in the notation of docs/rules/wodny_ogrod.md."""
    signs = dict.fromkeys(garden.water, "~")
    for group in garden.groups:
        signs.update(dict.fromkeys(group.cells, "K" if group.symbol == "koi" else "L"))
    for number, decoration in enumerate(garden.decorations, 1):
        signs.update(dict.fromkeys(decoration.cells, str(number)))
    signs.update(dict.fromkeys(garden.spoiled, "X"))
    return ["".join(signs.get(name(r, c), ".") for c in range(SIDE)) for r in range(SIDE)]


def _garden(garden: GardenView, talk: Talk, held: Held | None = None) -> Text:
    """The grid with its edges, marks and, if a piece is held over it, the piece."""
    ghost = {} if held is None else held.cells
    symbol = "K" if held is None or held.orientation < KOI_SIDE else "L"
    marks = _marks(garden)
    text = Text("        " + _top_edge(garden, talk) + "\n", "dim")
    text.append("        " + " ".join("abcdefghijkl") + "\n", "bold")
    for r, row in enumerate(_signs(garden)):
        text.append(f"  {_left_edge(garden, r, talk):3}", "dim")
        text.append(f"{r + 1:2} ", "bold")
        for c, sign in enumerate(row):
            if (r, c) in ghost:
                shown = symbol if ghost[r, c] else held.plain if held else "~"
                style = _GHOST if held is not None and held.fits else _MISFIT
            elif sign == ".":
                shown = marks.get((r, c), "·")
                style = "dim" if shown == "·" else "bold yellow"
            else:
                shown, style = sign, _STYLES.get(sign, _DECORATION)
            text.append(f"{shown} ", style)
        text.append("\n" if r + 1 < SIDE else "")
    return text


def _marks(garden: GardenView) -> dict[Cell, str]:
    """The printed marks that still mean something."""
    found: dict[Cell, str] = {}
    for area in garden.areas:
        if area.status != "open":
            continue
        for cell in area.cells:
            sign = "□" if area.kind == "square" else area.id[:1]
            found[int(cell[1:]) - 1, ord(cell[0]) - ord("a")] = sign
    return found


def _lines_of(garden: GardenView, kind: str, talk: Talk) -> dict[int, str]:
    """By line: the token of its section, if it is still there."""
    sections = talk.box.facts["edge_sections"]["section"]
    return {
        line: str(garden.sections[one["id"]] or "")
        for one in sections
        if one["kind"] == kind
        for line in one["lines"]
    }


def _left_edge(garden: GardenView, row: int, talk: Talk) -> str:
    """The token of a section stands beside its second row."""
    tokens = _lines_of(garden, "row", talk)
    return tokens[row] if row % 4 == 1 else "│" if tokens[row] else ""


def _top_edge(garden: GardenView, talk: Talk) -> str:
    tokens = _lines_of(garden, "col", talk)
    parts = []
    for first in range(0, SIDE, 4):
        token = tokens[first]
        parts.append(f"─{token:─<6}".ljust(8) if token else " " * 8)
    return "".join(parts).rstrip()


def _garden_words(garden: GardenView, talk: Talk) -> list[str]:
    """The garden row by row, its groups, and what is still to be won."""
    found = [
        talk("row-words", row=r, signs=row)
        for r, row in enumerate(_signs(garden), 1)
        if set(row) != {"."}
    ]
    groups = sorted(garden.groups, key=lambda group: -group.size)
    told = []
    for group in groups:
        if group.size > 1:
            words = talk("group-words", n=group.size, symbol=group.symbol)
            told.append(talk("group-scores", group=words) if group.scores else words)
    if told:
        found.append(talk("groups-words", list=", ".join(told)))
    tokens = [f"{id} {token}" for id, token in garden.sections.items() if token]
    found.append(talk("sections-words", list=", ".join(tokens) or talk("none-left")))
    marked = [area for area in garden.areas if area.kind != "decoration"]
    areas = [f"{'-'.join(area.cells)} {area.token}" for area in marked if area.status == "open"]
    found.append(talk("areas-words", list=", ".join(areas) or talk("none-left")))
    decorated = [
        talk("deco-status", area=f"{'-'.join(area.cells)} {area.token}", status=area.status)
        for area in garden.areas
        if area.kind == "decoration"
    ]
    if decorated:
        found.append(talk("deco-areas-words", list=", ".join(decorated)))
    return found


def _title(view: View, seat: int, talk: Talk) -> str:
    garden = view.gardens[seat]
    points = talk("points", n=garden.total)
    if seat == view.seat:
        title = talk("garden-own", points=points)
    else:
        title = talk("garden-of", name=talk.name(seat), points=points)
    return f"{title} ({talk('garden-passed')})" if garden.passed and view.seats > 1 else title


def own(view: View, seat: int, talk: Talk) -> RenderableType:
    """A seat's garden."""
    garden = view.gardens[seat]
    if talk.plain:
        return Text("\n".join([_title(view, seat, talk), *_garden_words(garden, talk)]))
    return Group(Text(_title(view, seat, talk), "bold"), _garden(garden, talk))


def others(view: View, seat: int, talk: Talk) -> RenderableType:
    """The gardens and displays of the other seats."""
    parts: list[RenderableType] = []
    for garden in view.gardens:
        if garden.seat != seat:
            parts += _whole(view, garden.seat, talk)
    return Group(*parts) if parts else Text(talk("alone"))


def _whole(view: View, seat: int, talk: Talk) -> list[RenderableType]:
    """A seat's garden, display and hand."""
    parts = [own(view, seat, talk), Text(_display(view, seat, talk))]
    hand = ", ".join(view.gardens[seat].hand)
    return [*parts, Text(talk("hand-of", name=talk.name(seat), list=hand))] if hand else parts


def _display(view: View, seat: int, talk: Talk) -> str:
    tiles = " ".join(view.gardens[seat].display) or talk("display-empty")
    if seat == view.seat:
        return talk("display-own", tiles=tiles)
    return talk("display-of", name=talk.name(seat), tiles=tiles)


def intro(talk: Talk) -> str:
    return talk("intro")


def arranged(view: View, talk: Talk) -> list[str]:
    """What is in reach with so many players, how decorations come, and what the box rules.

    WOD-REACH-01, WOD-REACH-03, WOD-SOLO-02; WOD-DECO-02, WOD-DECO-05, WOD-ALT-02, WOD-ALT-05.
    """
    b = talk.box.tables[0]
    found = [talk("arranged-reach", who=("alone", "pair", "more")[min(view.seats, 3) - 1])]
    decorated = True
    if view.options["variant"] == "a":
        found.append(talk("arranged-areas"))
    elif view.options["variant"] == "b" and any(view.supply.values()):  # WOD-SOLO-09
        limits = talk.box.facts["decoration_limits_B"]
        most, same = limits["max_tokens"], limits["max_same_shape"]
        found.append(talk("arranged-laid", most=most, same=same))
    else:
        decorated = False
    if decorated:
        found.append(talk("arranged-contact"))
        if b.cover_decorations:
            found.append(talk("arranged-spoiled"))
    otherwise = {
        "AMB-15": not b.decorations_fill,
        "AMB-19": b.cover_decorations,
        "AMB-20": not b.decorate_if_none_fits,
        "AMB-24": not b.decorate_alone,
    }
    rulings = ", ".join(one for one, is_so in otherwise.items() if is_so)
    return [*found, talk("arranged-rulings", list=rulings)] if rulings else found


def heading(view: View, talk: Talk) -> str:
    """Which turn it is."""
    if view.bag:
        return talk("turn-bag", turn=view.turn, bag=view.bag)
    return talk("turn-number", turn=view.turn)


def scene(view: View, talk: Talk) -> RenderableType:
    """What the viewer needs for the decision at hand."""
    seat = int(view.seat or 0)
    if view.phase in ("side", "take"):
        return Text(_display(view, seat, talk))
    parts: list[RenderableType] = [own(view, seat, talk)]
    garden = view.gardens[seat]
    new_here = view.turn <= 2 * view.seats and view.phase == "main"
    if new_here and talk.plain:
        parts.append(Text(talk("legend-plain")))
    elif new_here:
        parts.append(Text(talk("legend-garden"), "dim"))
        if any(area.kind == "decoration" for area in garden.areas):
            parts.append(Text(talk("legend-deco"), "dim"))
    if view.phase == "main":
        parts.append(Text(_display(view, seat, talk)))
    if garden.hand:
        parts.append(Text(talk("hand-own", list=", ".join(garden.hand))))
    if view.options["variant"] == "b" and any(view.supply.values()):
        supply = ", ".join(f"{n} × {shape}" for shape, n in view.supply.items())
        parts.append(Text(talk("supply-words", list=supply)))
    if not talk.plain and view.actor == view.seat:
        parts.append(_pieces_drawn(view, talk))
    return Group(*parts)


def table(view: View, talk: Talk) -> RenderableType:
    """Everything on the table."""
    parts: list[RenderableType] = []
    for garden in view.gardens:
        parts += _whole(view, garden.seat, talk)
    return Group(*parts)


def pending(view: View, seat: int, talk: Talk) -> RenderableType | None:
    """The garden as it is after the turn that is to be confirmed."""
    return own(view, seat, talk)


def _holdable(view: View, talk: Talk) -> list[str]:
    """The pieces that could be laid now, as words name them: L R l r, I2, D2."""
    first = {way.what: None for way in view.ways}
    found = [one.source for one in view.reach] if view.phase == "main" else []
    if len(view.gardens[int(view.seat or 0)].hand) > 1:
        found = []  # WOD-KEEP-02: nothing else until they are laid
    return [*found, *(what for what in first if what not in found)]


def _pieces_drawn(view: View, talk: Talk) -> RenderableType:
    """The pieces side by side, under the numbers of the menu."""
    drawn = []
    for number, what in enumerate(_holdable(view, talk), 1):
        piece = _piece(what, view, talk)
        assert piece is not None
        label = next((one.tile for one in view.reach if one.source == what), what)
        head = Text(f"{number}. {label}\n", "bold")
        rows = _art(_look(piece, 0, talk), "K", _plain_sign(piece))
        drawn.append(Padding(head + _drawn(rows), (0, 3, 0, 2)))
    return Columns(drawn, padding=(0, 1))


def question(view: View, talk: Talk) -> str:
    """What the seat is asked now."""
    if view.phase == "side":
        tile = str(view.refill)
        return talk("ask-side", tile=tile, art=_tile_art(tile, talk))
    if view.phase == "take":
        return talk("ask-take")
    kinds = {choice.deed.kind if choice.deed else "lay" for choice in view.choices}
    if "drop" in kinds:
        return talk("ask-drop")
    if kinds == {"pass"}:
        return talk("ask-pass")
    if view.phase == "bonus":
        return talk("ask-bonus" if "end" in kinds else "ask-bonus-must")
    hand = view.gardens[int(view.seat or 0)].hand
    return talk("ask-bonus-must" if len(hand) > 1 else "ask-main")


def menu(view: View, talk: Talk) -> list[tuple[str, str]]:
    """Pieces to hold, then words that are played at once."""
    found = [(what, _piece_words(what, view, talk)) for what in _holdable(view, talk)]
    for choice in view.choices:
        if choice.deed:
            found.append((choice.word, _deed_words(choice.deed, view, talk)))
    return found


def always_menu(view: View) -> bool:
    return True


def _piece_words(what: str, view: View, talk: Talk) -> str:
    """A piece that can be held, and what it can bring at best."""
    piece = _piece(what, view, talk)
    assert piece is not None
    reached = next((one for one in view.reach if one.source == what), None)
    if reached is not None:
        where = _where(what, reached.seat, view, talk)
        words = talk("choice-tile", where=where, tile=reached.tile)
    else:
        words = _token_name(what, talk)
    if talk.plain:  # on a screen the pieces are drawn
        words = talk("choice-art", piece=words, art=_art_line(piece, talk))
    worth = [choice.points for choice in view.choices if choice.word.startswith(f"{what}.")]
    if not worth:
        return talk("choice-nowhere", piece=words)
    if max(worth) > 0:
        best = talk("best-points", points=talk("points-plus", n=max(worth)))
        return talk("choice-best", piece=words, best=best)
    return words


def _where(source: str, owner: int, view: View, talk: Talk) -> str:
    if source in "LR":
        return talk("reach-own_left" if source == "L" else "reach-own_right")
    if view.seats == 1:
        return talk("reach-own_left2" if source == "l" else "reach-own_right2")
    side = "right" if source == "l" else "left"  # WOD-REACH-02
    return talk("reach-near", name=talk.name(owner), side=side)


def _deed_words(deed: Deed, view: View, talk: Talk) -> str:
    garden = view.gardens[int(view.seat or 0)]
    if deed.kind == "drop":
        return talk("choice-drop", token=_token_name(str(deed.token), talk))
    if deed.kind == "put":
        left = deed.side == "left"
        tile = str(deed.tile)
        tiles = [tile, *garden.display] if left else [*garden.display, tile]
        return talk("choice-put", side=deed.side, display=" ".join(tiles))
    if deed.kind == "take":
        tile, name = str(deed.tile), talk.name(int(deed.giver or 0))
        art = _tile_art(tile, talk)
        return talk("choice-take", tile=tile, name=name, art=art, side=deed.side)
    if deed.kind == "end":
        return talk("choice-end", token=_token_name(garden.hand[0], talk))
    return talk(f"choice-{deed.kind}")


def read(text: str, view: View, talk: Talk) -> list[str]:
    """What a person typed as words of the game; a tile may be named by its number, T33."""
    sources = {one.tile: one.source for one in view.reach}
    return [sources.get(word.upper(), word) for word in text.split()]


def held(word: str, view: View, talk: Talk) -> Held | None:
    """The piece that a word of the menu names, to be turned and moved; None for other words."""
    if word not in _holdable(view, talk):
        return None
    piece = _piece(word, view, talk)
    assert piece is not None
    same = talk.box.tables[0].looks[piece].tolist()
    found = Held(
        what=word,
        looks=tuple(_look(piece, o, talk) for o in range(ORIENTATIONS)),
        same=tuple(same),
        plain=_plain_sign(piece),
        worth={
            choice.word: (choice.points, len(choice.wins) - len(choice.loses))
            for choice in view.choices
            if choice.word.startswith(f"{word}.")
        },
    )
    found.best()
    return found


def held_drawing(found: Held, view: View, talk: Talk) -> RenderableType:
    """A held piece over the garden, and what it would bring."""
    garden = view.gardens[int(view.seat or 0)]
    status = Text(_status(found, view, talk), "bold")
    symbol = "K" if found.orientation < KOI_SIDE else "L"
    art = "/".join(_art(found.looks[found.orientation], symbol, found.plain))
    if talk.plain:
        return Group(Text(talk("held-art", art=art)), status)
    return Group(_garden(garden, talk, found), status, Text(talk("held-keys"), "dim"))


def _status(found: Held, view: View, talk: Talk) -> str:
    tile = next((one.tile for one in view.reach if one.source == found.what), None)
    piece = talk("held-tile", tile=tile) if tile else _token_name(found.what, talk)
    shape = found.what in talk.box.names["shape"]  # both sides of a decoration are alike
    return talk(
        "held-status-plain" if shape else "held-status",
        piece=piece[:1].upper() + piece[1:],
        side=talk("side-koi" if found.orientation < KOI_SIDE else "side-lily"),
        orientation=found.orientation,
        cell=name(found.row, found.column),
        verdict=_verdict(found, view, talk),
    )


def _verdict(found: Held, view: View, talk: Talk) -> str:
    """Whether it fits here, and what it would bring."""
    choice = next((one for one in view.choices if one.word == found.word), None)
    if choice is None:
        turned = ", ".join(str(orientation) for orientation in found.fitting())
        return talk("fits-turned", orientations=turned) if turned else talk("fits-never")
    points = talk("points-plus", n=choice.points)
    if choice.wins:
        verdict = talk("fits-wins", points=points, wins=", ".join(choice.wins))
    else:
        verdict = talk("fits", points=points)
    if choice.loses:
        return talk("fits-loses", verdict=verdict, shapes=", ".join(choice.loses))
    return verdict


def confirms(words: tuple[str, ...]) -> bool:
    """A refill is a key and final; what is laid is confirmed."""
    return any("@" in word or word in ("pass", "stop") for word in words)


def told(events: Sequence[Event], view: View, talk: Talk) -> list[str]:
    """What happened, as sentences; the deal is shown, not told."""
    return [_tell(event, talk) for event in events if event.key != "dealt"]


def _tell(event: Event, talk: Talk) -> str:
    values = dict(event.values)
    key = event.key
    if key == "ended":
        return talk(f"reason-{values['reason']}")
    seat = int(values.pop("seat"))
    values["name"] = talk.name(seat - 1)
    if "token" in values:
        values["token"] = _token_name(values["token"], talk)
    if "shape" in values:
        values["shape"] = _shape_name(values["shape"], talk)
    cells = values.pop("cells", [])
    if "area" in values:
        values["area"] = "-".join(cells)
    values.pop("orientation", None)
    if "of" in values:
        giver = int(values.pop("of"))
        if giver != seat:
            values["of"] = talk.name(giver - 1)
            key = "laid_tile-from" if key == "laid_tile" else key
    return talk(f"event-{key}", **values)


def unseen(view: View, talk: Talk) -> str:
    """The tiles still in the bag."""
    tiles = ", ".join(f"{tile} {_tile_art(tile, talk)}" for tile in view.unseen)
    return talk("unseen-tiles", n=view.bag, list=tiles or talk("none-left"))


def ending(view: View, outcome: Outcome, talk: Talk) -> str:
    """The result of a solo game."""
    title = outcome.words[outcome.words.index("title") + 1]
    return talk("title-now", points=talk("points", n=view.totals[0]), title=talk(f"title-{title}"))


def alone(facts: Mapping[str, Any], talk: Talk) -> list[str]:
    """What the title of a written garden would be with a garden card, if nobody said."""
    if "title_with_card" not in facts:
        return []
    return [talk("title-with-card", title=talk(f"title-{facts['title_with_card']}"))]


def what(line: ScoreLine, talk: Talk) -> str:
    """What a line of a score sheet is about."""
    if line.kind in ("row", "column"):
        return talk(f"kind-{line.kind}", name=line.tile)
    return talk(f"kind-{line.kind}", symbol=line.tile)


def tokens(line: ScoreLine, talk: Talk) -> str:
    """What a line counted, short."""
    if line.kind in ("row", "column"):
        cells = line.counted[0]["cells"]
        return f"{cells[0]}–{cells[-1]}"
    return counted(line, talk)


def counted(line: ScoreLine, talk: Talk) -> str:
    """What a line counted, in words."""
    if line.kind in ("row", "column"):
        return ""
    if line.kind == "decoration":
        group, decoration = line.counted
        cells = " ".join(decoration["decoration"])
        return talk("counted-contact", group=group["group"][0], decoration=cells)
    cells = line.counted[0]["cells"]
    return talk("counted-cells", n=len(cells), cells=" ".join(cells))


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
    held=held,
    held_drawing=held_drawing,
    alone=alone,
    arranged=arranged,
)

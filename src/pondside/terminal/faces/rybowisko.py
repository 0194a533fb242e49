"""How Rybowisko looks and sounds in a terminal.

Everything drawn is also said in words: `--plain` uses the sentences alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.rybowisko.view import AnglerView, Chances, Choice, Reach, View
from ...kernel.game import Event, Outcome, ScoreLine
from ..face import Face
from ..talk import Talk

_STYLES = (
    "bold white on red3",
    "bold black on gold1",
    "bold white on green4",
    "bold white on blue",
)
_COST = ("·", "¹", "²", "³", "⁴")
_SEAT_STYLE = "bold reverse"


def _fact(talk: Talk, kind: str, key: str, id: str) -> Mapping[str, Any]:
    """The entry of the component file with this id."""
    found: Mapping[str, Any] = next(one for one in talk.box.facts[kind] if one[key] == id)
    return found


def _named(talk: Talk, kind: str, id: str) -> str:
    """What the component file calls something in the language spoken."""
    return str(_fact(talk, kind, "id", id)[talk.language])


def fish_name(code: str, talk: Talk) -> str:
    return str(_fact(talk, "species", "code", code)[talk.language])


def _fish_inside(code: str, talk: Talk) -> str:
    """A fish named within a sentence.  English keeps the capital of a card's name."""
    name = fish_name(code, talk)
    return name if talk.language == "en" else name[:1].lower() + name[1:]


def _numbers(code: str, talk: Talk) -> str:
    """The die numbers that catch a fish."""
    fish = _fact(talk, "species", "code", code)
    return str(fish["min"]) if fish["min"] == fish["max"] else f"{fish['min']}–{fish['max']}"


def _short(code: str, talk: Talk) -> str:
    """A card in a few signs: Bitterling 2–3 C!"""
    fish = _fact(talk, "species", "code", code)
    mark = "!" if fish["unique"] else ""
    return f"{fish_name(code, talk)} {_numbers(code, talk)} {fish['symbol']}{mark}"


def card_words(code: str, talk: Talk) -> str:
    """A card in words."""
    fish = _fact(talk, "species", "code", code)
    key = "card-unique" if fish["unique"] else "card"
    return talk(
        key,
        fish=fish_name(code, talk),
        numbers=_numbers(code, talk),
        symbol=_named(talk, "symbol", fish["symbol"]),
        n=int(fish["unique"]),
    )


def _field(id: str, talk: Talk) -> str:
    """A field with the name of the place, where it has one."""
    field = _fact(talk, "field", "id", id)
    label = field.get(f"label_{talk.language}") or field["label"]
    return f"{id} ({label})" if label else id


def _percent(chance: float, talk: Talk) -> str:
    """A chance; the full hundred is kept for what cannot fail."""
    n = int(100 * chance + 0.5)
    return talk("percent-over", n=99) if n == 100 and chance < 1 else talk("percent", n=n)


def intro(talk: Talk) -> str:
    return talk("intro")


def heading(view: View, talk: Talk) -> str:
    """Which round or turn it is."""
    if view.turns:
        return talk("turn-of", turn=view.turn, turns=view.turns)
    key = "round-last" if view.last_round else "round-number"
    return talk(key, round=view.round, target=view.target)


def scene(view: View, talk: Talk) -> RenderableType:
    """What the viewer needs for the decision at hand: the lake, or the roll and the pair."""
    if view.phase in ("miss", "both"):
        return _roll(view, talk)
    parts = _lake_parts(view, talk)
    if view.reach:
        parts.append(_reach(view, talk))
    return Group(*parts)


def table(view: View, talk: Talk) -> RenderableType:
    """Everything on the table: the lake, every catch, the roll under way."""
    parts = _lake_parts(view, talk)
    parts += [own(view, angler.seat, talk) for angler in view.anglers]
    if view.catch is not None and view.catch["die"]:
        parts.append(_roll(view, talk))
    return Group(*parts)


def _lake_parts(view: View, talk: Talk) -> list[RenderableType]:
    """The map, the cards and the anglers, the viewer's first."""
    parts: list[RenderableType] = []
    if talk.plain:
        parts += [_lake_words(view, talk)] if view.tokens else []
        parts.append(_cards_words(view, talk))
    else:
        parts.append(Text(_legend(view, talk), "dim"))
        parts.append(_lake(view, talk))
        parts.append(_cards(view, talk))
    own_first = sorted(view.anglers, key=lambda one: (one.seat != view.seat, one.seat))
    return parts + [Text(_angler(angler, view, talk)) for angler in own_first]


def _roll(view: View, talk: Talk) -> RenderableType:
    """The die and what it was for."""
    assert view.catch is not None
    rows = [talk("rolled-now", die=view.catch["die"])]
    for place in view.catch["places"]:
        if view.places[place]:
            card = card_words(str(view.places[place]), talk)
            rows.append("  " + talk("pair-card", place=place, card=card))
    if view.chances:
        rows.append(_chances_words(view.chances, talk))
    return Text("\n".join(rows))


def _lake(view: View, talk: Talk) -> RenderableType:
    """The map: tokens by colour letter, anglers by number, the cost of each field within reach."""
    facts = talk.box.facts
    width = 1 + max(field["col"] for field in facts["field"])
    height = 1 + max(field["row"] for field in facts["field"])
    cells: dict[tuple[int, int], Text] = {}
    reached = {one.field: one.luck for one in view.reach}
    on = {angler.field: angler.seat for angler in view.anglers}
    lettered = True
    for field in facts["field"]:
        place = (field["row"], field["col"])
        cells[place] = _drawn(view, field, reached.get(field["id"]), on.get(field["id"]), talk)
        lettered &= field["id"] == f"{chr(97 + field['col'])}{field['row'] + 1}"
    table = Table.grid(padding=(0, 0))
    for _ in range(width + 1):
        table.add_column(justify="left", width=3)
    if lettered:
        table.add_row("", *(Text(f" {chr(97 + col)}", "dim") for col in range(width)))
    for row in range(height):
        number = Text(f"{row + 1:>2}" if lettered else "", "dim")
        table.add_row(number, *(cells.get((row, col), Text("")) for col in range(width)))
    return table


def _drawn(
    view: View, field: Mapping[str, Any], luck: int | None, seat: int | None, talk: Talk
) -> Text:
    token = view.tokens.get(field["id"])
    cost = _COST[min(luck, len(_COST) - 1)] if luck is not None else ""
    if token is not None:
        colours = talk.box.names["colour"]
        style = _STYLES[colours.index(token.colour) % len(_STYLES)]
        sign = token.colour if seat is None else f"{token.colour}{seat + 1}"
        return Text.assemble((f" {sign}", style), (cost or " ", "bold green" if cost else style))
    if seat is not None:
        return Text.assemble(" ", (f"{seat + 1}", _SEAT_STYLE))
    if cost:
        return Text(f" {cost}", "bold green")
    return Text(" o" if field["kind"] == "fishing" else " ~", "dim cyan")


def _legend(view: View, talk: Talk) -> str:
    colours = ", ".join(
        f"{colour} {_named(talk, 'token_colour', colour)}" for colour in talk.box.names["colour"]
    )
    return talk("legend", colours=colours)


def _cards(view: View, talk: Talk) -> RenderableType:
    table = Table(box=borders.SIMPLE, show_header=False, padding=(0, 1))
    colours = talk.box.names["colour"]
    for k, colour in enumerate(colours):
        cards = [
            f"{place}: {_short(str(view.places[place]), talk)}"
            if view.places[place]
            else f"{place}: –"
            for place in view.pairs[colour]
        ]
        mark = Text(f" {colour} ", _STYLES[k % len(_STYLES)])
        table.add_row(mark, *cards)
    return Group(table, Text(_beside(view, talk), "dim"))


def _beside(view: View, talk: Talk) -> str:
    """The deck and the pile."""
    pile = [_token_words(name, talk) for name in view.pile] if talk.plain else view.pile
    return talk("beside", n=view.deck, pile=", ".join(pile) or "–")


def _lake_words(view: View, talk: Talk) -> str:
    """The tokens on the map by colour."""
    lines = []
    for colour in talk.box.names["colour"]:
        fields = [
            _field(field, talk) for field, token in view.tokens.items() if token.colour == colour
        ]
        if fields:
            name = _named(talk, "token_colour", colour)
            lines.append(talk("tokens-of", colour=name, fields=", ".join(fields)))
    return "\n".join(lines)


def _cards_words(view: View, talk: Talk) -> str:
    lines = []
    for colour in talk.box.names["colour"]:
        cards = [
            talk("pair-card", place=place, card=card_words(str(view.places[place]), talk))
            for place in view.pairs[colour]
            if view.places[place]
        ]
        listed = "; ".join(cards) or talk("pair-empty")
        lines.append(talk("pair", colour=_named(talk, "token_colour", colour), cards=listed))
    return "\n".join([*lines, _beside(view, talk)])


def _angler(angler: AnglerView, view: View, talk: Talk) -> str:
    """A line about a seat: whether it plays first, where it is, its luck, its fish."""
    smiles = talk("smiles", n=angler.smiling, luck=angler.luck)
    return talk(
        "angler-first" if view.seats > 1 and angler.seat == view.first else "angler",
        name=talk.name(angler.seat),
        seat=angler.seat + 1,
        field=_field(angler.field, talk),
        luck=smiles,
        fish=talk("fish-count", n=len(angler.cards)),
        points=talk("points", n=angler.total),
    )


def _reach(view: View, talk: Talk) -> RenderableType:
    """The catches within reach with their odds; in plain sentences the fields for a rest."""
    if not talk.plain:
        return _catch_table(view, talk) if _catches(view) else talk("reach-no-catch")
    rows = []
    free = [one.field for one in view.reach if one.action == "rest" and one.luck == 0]
    paid = [one.field for one in view.reach if one.action == "rest" and one.luck > 0]
    if free:
        rows.append(talk("rest-free", fields=", ".join(free)))
    if paid:
        rows.append(talk("rest-paid", fields=", ".join(paid)))
    if not _catches(view):
        rows.append(talk("reach-no-catch"))
    return "\n".join(rows)


def _catch_table(view: View, talk: Talk) -> RenderableType:
    """A row a token within reach: the cost to get there, the fish, the chances by luck spent."""
    table = Table(box=borders.SIMPLE_HEAD, title=talk("reach-catches"), title_justify="left")
    table.add_column(talk("column-field"), style="bold")
    table.add_column("")
    table.add_column(talk("column-luck"), justify="right")
    table.add_column(talk("column-fish"))
    table.add_column(talk("column-chance"))
    for one in _catches(view):
        assert one.chances is not None
        colour = str(one.colour)
        style = _STYLES[talk.box.names["colour"].index(colour) % len(_STYLES)]
        fish = [
            f"{fish_name(str(view.places[place]), talk)} {_numbers(str(view.places[place]), talk)}"
            f" ({_span(one.chances.cards[place], talk)})"
            for place in view.pairs[colour]
            if view.places[place]
        ]
        chances = " · ".join(_percent(chance, talk) for chance in one.chances.any)
        table.add_row(
            one.field, Text(f" {colour} ", style), str(one.luck or "–"), "\n".join(fish), chances
        )
    return table


def _span(chances: Sequence[float], talk: Talk) -> str:
    """The chance at once and the one with all luck."""
    told = dict.fromkeys(_percent(chance, talk) for chance in (chances[0], chances[-1]))
    return " – ".join(told)


def _catches(view: View) -> list[Reach]:
    return [one for one in view.reach if one.action == "catch"]


def _catch_words(view: View, one: Reach, talk: Talk) -> str:
    """What can be caught on a field, what it costs to get there and how likely it is."""
    assert one.chances is not None
    colour = str(one.colour)
    held = dict.fromkeys(view.places[place] for place in view.pairs[colour])
    cards = [f"{_fish_inside(code, talk)} {_numbers(code, talk)}" for code in held if code]
    return talk(
        "reach-catch",
        colour=_named(talk, "token_colour", colour),
        fish=talk("or").join(cards) or talk("pair-empty"),
        luck=talk("luck-cost", n=one.luck),
        chances=_chances_words(one.chances, talk),
    )


def _chances_words(chances: Chances, talk: Talk) -> str:
    """The chances by number of luck tokens."""
    told = [
        talk("chance", chance=_percent(chance, talk), n=chances.least + k)
        for k, chance in enumerate(chances.any)
    ]
    return talk("chances", list=", ".join(told))


def own(view: View, seat: int, talk: Talk) -> RenderableType:
    """A seat's catch."""
    angler = view.anglers[seat]
    title = (
        talk("catch-own", points=talk("points", n=angler.total))
        if seat == view.seat
        else talk("catch-of", name=talk.name(seat), points=talk("points", n=angler.total))
    )
    if not angler.cards:
        return Text(f"{title} {talk('dash')} {talk('catch-empty')}")
    named = card_words if talk.plain else _short
    cards = ", ".join(named(code, talk) for code in angler.cards)
    return Text(f"{title} {talk('dash')} {cards}")


def pending(view: View, seat: int, talk: Talk) -> RenderableType | None:
    """What a person should know before confirming: the chances of the catch to come."""
    return Text(_chances_words(view.chances, talk)) if view.chances else None


def others(view: View, seat: int, talk: Talk) -> RenderableType:
    """The catches of the other seats."""
    return Group(*(own(view, one.seat, talk) for one in view.anglers if one.seat != seat))


def confirms(words: tuple[str, ...]) -> bool:
    """A move is confirmed before the die rolls; what follows is one key and final."""
    return not set(words) & {"reroll", "give_up"} and not any(w.startswith("take:") for w in words)


def question(view: View, talk: Talk) -> str:
    """What the seat is asked now."""
    if view.phase == "miss":
        return talk("ask-miss")
    if view.phase == "both":
        first, second = (str(choice.place) for choice in view.choices)
        return talk("ask-both", first=first, second=second)
    return talk("ask-move", example=(_catches(view) or view.reach)[0].field)


def menu(view: View, talk: Talk) -> list[tuple[str, str]]:
    """The choices as words and sentences; fields for a rest are told in the scene."""
    if view.phase == "move":
        return [
            (
                one.words[0],
                talk(
                    "choice-catch",
                    field=_field(one.field, talk),
                    catch=_catch_words(view, one, talk),
                ),
            )
            for one in _catches(view)
        ]
    return [(choice.word, _choice_words(view, choice, talk)) for choice in view.choices]


def _choice_words(view: View, choice: Choice, talk: Talk) -> str:
    if choice.place is not None:
        points = talk("points-plus", n=int(choice.points or 0))
        return talk("choice-take", card=card_words(str(choice.card), talk), points=points)
    return talk(f"choice-{choice.word}")


def always_menu(view: View) -> bool:
    """Whether the choices are few and wordy enough to be listed in any case."""
    return view.phase in ("miss", "both")


def read(text: str, view: View, talk: Talk) -> list[str]:
    """What a person typed as words of the game: a field, or a short answer."""
    word = text.strip()
    for one in view.reach:
        if one.field.lower() == word.lower():
            return one.words
    if view.phase == "miss" and word.lower() in ("r", "g"):
        return ["reroll" if word.lower() == "r" else "give_up"]
    if view.phase == "both" and word.lower() in view.places:
        return [f"take:{word.lower()}"]
    return word.lower().split()


def told(events: Sequence[Event], view: View, talk: Talk) -> list[str]:
    """What happened, as sentences for the viewer; a refill is one sentence."""
    found = []
    for laying, group in groupby(events, lambda event: event.key in ("kept", "laid", "laid_open")):
        if laying:
            if view.turn > 1 or view.phase != "move":
                found.append(_refill_words(list(group), talk))
        else:
            found += [sentence for event in group if (sentence := _tell(event, talk))]
    return found


def _token_words(name: str, talk: Talk) -> str:
    """A token told by colour and drift: yW."""
    ways = talk.box.names["way"]
    colour = next(c for c in talk.box.names["colour"] if name.removeprefix(c) in ways)
    way = name.removeprefix(colour)
    return talk("token", colour=_named(talk, "token_colour", colour), way=_way(way, talk))


def _way(way: str, talk: Talk) -> str:
    return talk(f"way-{way}") if way in ("N", "E", "S", "W") else way


def _refill_words(events: list[Event], talk: Talk) -> str:
    laid = []
    for event in events:
        if event.key == "laid":
            colour = _named(talk, "token_colour", event.values["colour"])
            laid.append(f"{event.values['field']} {colour}")
        elif event.key == "laid_open":
            laid.append(f"{event.values['field']} {_token_words(event.values['token'], talk)}")
    kept = [_token_words(e.values["token"], talk) for e in events if e.key == "kept"]
    return talk("event-refill", laid=", ".join(laid), kept=", ".join(kept) or "–")


def _tell(event: Event, talk: Talk) -> str | None:
    """An event as a sentence, or None if it is not worth one."""
    values = dict(event.values)
    if "seat" in values:
        values["name"] = talk.name(values.pop("seat") - 1)
    if event.key == "dealt":
        return None  # the cards of the set-up are shown, not told
    if event.key == "ended":
        return talk(f"reason-{values['reason']}")
    if event.key == "drifted":
        key = "event-drifted" if values.pop("moved") else "event-stayed"
        return talk(key, name=values["name"], way=_way(values["way"], talk), field=values["field"])
    if event.key == "fishing":
        fish = talk("or").join(
            _fish_inside(card, talk) for card in dict.fromkeys(values["cards"]) if card
        )
        return talk("event-fishing", name=values["name"], fish=fish) if fish else None
    if event.key in ("caught", "drawn"):
        values["fish"] = _fish_inside(values.pop("card"), talk)
    if event.key == "sailed":
        values.pop("path")
        if values["luck"]:
            return talk("event-sailed-luck", **values)
        values.pop("luck")
    return talk(f"event-{event.key}", **values)


def unseen(view: View, talk: Talk) -> str:
    """The cards still to come, counted, and the drift sides that are left."""
    cards = [
        f"{n} × {_fish_inside(code, talk)}" if n > 1 else _fish_inside(code, talk)
        for code, n in view.unseen.items()
    ]
    lines = [talk("unseen-cards", list=", ".join(cards) or "–")]
    known = [
        f"{field} {_named(talk, 'token_colour', token.colour)}: "
        + "/".join(_way(way, talk) for way in token.drifts)
        for field, token in view.tokens.items()
        if len(token.drifts) < len(talk.box.names["way"])
    ]
    if known:
        lines.append(talk("unseen-drifts", list=", ".join(known)))
    return "\n".join(lines)


def ending(view: View, outcome: Outcome, talk: Talk) -> str:
    """The result of a solo game."""
    number = int(outcome.words[outcome.words.index("grade") + 1])
    grade = talk.box.facts["solo"]["grades"][number - 1]
    return talk("grade", points=talk("points", n=view.totals[0]), grade=grade[talk.language])


def alone(facts: Mapping[str, Any], talk: Talk) -> list[str]:
    """The grade of a solo score, where it was asked for."""
    if "grade" not in facts:
        return []
    points = talk("points", n=facts["total"])
    return [talk("grade", points=points, grade=facts["grade_names"][talk.language])]


def what(line: ScoreLine, talk: Talk) -> str:
    """What a line of a score sheet is about."""
    if line.kind == "sets":
        return talk("kind-sets")
    if line.kind == "fish":
        return _token_name(line.tile, talk)
    return talk("kind-unique", fish=_token_inside(line.tile, talk))


def _token_name(token: str, talk: Talk) -> str:
    """A card of the notation: a species, or a symbol with or without uniqueness point."""
    if token in talk.box.names["species"]:
        return fish_name(token, talk)
    symbol = token.removesuffix("!")
    # What the symbols of a real box stand for nobody knows.
    name = talk(f"symbol-{1 + talk.box.names['symbol'].index(symbol)}")
    return name if token == symbol else talk("symbol-unique", symbol=name)


def _token_inside(token: str, talk: Talk) -> str:
    """The same within a sentence."""
    known = token in talk.box.names["species"]
    return _fish_inside(token, talk) if known else _token_name(token, talk)


def tokens(line: ScoreLine, talk: Talk) -> str:
    """What a line counted, short."""
    return counted(line, talk)


def counted(line: ScoreLine, talk: Talk) -> str:
    """What a line counted, in words."""
    if line.kind == "sets":
        return ", ".join(_token_inside(one["tile"], talk) for one in line.counted)
    return talk("counted-cards", n=line.counted[0]["count"])


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
)

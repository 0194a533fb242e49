"""How Koi looks and sounds in a terminal.

Everything drawn is also said in words: `--plain` uses the sentences alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.koi.facts import SIZES
from ...games.koi.printed import goal_facts, printed
from ...games.koi.tables import KINDS
from ...games.koi.view import CardView, Choice, GoalView, PondView, SlotView, View
from ...games.koi.words import SIGNS
from ...kernel.game import Event, Outcome, ScoreLine
from ..face import Face
from ..talk import Talk
from .koi_hexagons import Drawing, HexHeld, held_over, things_of

DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")


def _items(items: Mapping[str, int], talk: Talk) -> str:
    """2 water, 1 coin"""
    return ", ".join(talk("item", what=what, n=n) for what, n in items.items() if n)


def _card_name(card: CardView, talk: Talk) -> str:
    """A card in a few words: what it is and does."""
    name = talk(f"card-{card.kind}")
    if card.kind == "scroll":
        points = talk.box.facts["deck"]["scroll_vp"][card.scroll]
        return talk(
            "card-scroll-of", card=name, scroll=card.scroll, points=talk("points", n=points)
        )
    if card.gives:
        sides = talk("or").join(_items(side, talk) for side in card.gives)
        return talk("card-gives", card=name, items=sides)
    return name


def _card(slot: SlotView, talk: Talk) -> str:
    return _card_name(slot.card, talk) if slot.card else talk("slot-empty")


def _terms(slot: SlotView, talk: Talk) -> str:
    """What a slot costs and gives."""
    parts = [talk("slot-cost", n=slot.cost)] if slot.cost else []
    if slot.reward:
        parts.append(_items(slot.reward, talk))
    if slot.sells_koi:
        parts.append(talk("slot-koi"))
    return talk("or").join(parts) if parts else "–"


def _thing(kind: str, talk: Talk) -> str:
    return talk(f"thing-{kind}")


def _stored(pond: PondView, talk: Talk) -> str:
    things = _items(pond.stored, talk) or talk("storage-empty")
    return talk("storage", used=pond.spaces, room=pond.capacity, list=things)


def _goal_name(goal: str, talk: Talk) -> str:
    """A goal in a few words, with the numbers of its card."""
    facts = goal_facts(talk.box)[goal]
    *fewer, most = facts.points
    last = talk("points", n=most)
    needs = " / ".join(str(n) for n in facts.needs)
    if goal in ("bridge", "statue"):
        needs = talk("item", what="lantern", n=facts.needs[0])
    return talk(
        f"goal-{goal}",
        needs=needs,
        price=talk("item", what="coins", n=facts.coins),
        cells=" / ".join(str(n) for n in facts.cells),
        points=" / ".join([*(str(n) for n in fewer), last]),
        first=talk("points", n=facts.points[0]),
        most=last,
    )


def _goal(goal: GoalView, view: View, talk: Talk) -> str:
    """A goal in play: what it takes, what is left, who has it."""
    left = sum(goal.left.values())
    parts = [_goal_name(goal.goal, talk), talk("goal-left", n=left)]
    names = ", ".join(talk.name(seat) for seat in goal.done)
    if names:
        parts.append(talk("goal-done", names=names))
    return " · ".join(parts)


def _row(view: View, talk: Talk) -> RenderableType:
    """The five cards with what each slot costs and gives."""
    if talk.plain:
        lines = [
            talk("slot-words", slot=slot.slot, card=_card(slot, talk), terms=_terms(slot, talk))
            for slot in view.row
        ]
        return Text("\n".join(lines))
    table = Table(box=borders.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(talk("column-slot"), justify="right")
    table.add_column(talk("column-card"))
    table.add_column(talk("column-terms"))
    for slot in view.row:
        table.add_row(f"M{slot.slot}", _card(slot, talk), _terms(slot, talk))
    return table


def _goals(view: View, talk: Talk) -> list[RenderableType]:
    if not view.goals:
        return []
    return [Text(talk("goals-words")), *(Text(f"  {_goal(one, view, talk)}") for one in view.goals)]


def _supply(view: View, talk: Talk) -> str:
    return talk("supply-words", list=_items(view.supply, talk))


def _have(pond: PondView, talk: Talk) -> list[str]:
    """Coins, luck, storage and cards of a seat."""
    found = [
        talk("have", coins=talk("item", what="coins", n=pond.coins),
             luck=talk("item", what="luck", n=pond.luck)),
        _stored(pond, talk),
    ]  # fmt: skip
    if pond.cards:
        names: dict[str, int] = {}
        for card in pond.cards:
            name = _card_name(card, talk) if card.kind == "scroll" else talk(f"card-{card.kind}")
            names[name] = names.get(name, 0) + 1
        told = [name if n == 1 else f"{n} × {name}" for name, n in names.items()]
        found.append(talk("cards-words", list=", ".join(told)))
    return found


def _pond_words(pond: PondView, talk: Talk) -> list[str]:
    """What lies in a pond, kind by kind."""
    places: dict[str, list[str]] = {}
    for thing in things_of(pond.things, talk.box):
        q, r = thing.cells[0]
        cells = [f"{q},{r}"]
        if thing.kind in ("spring", "medium", "large") or len(thing.cells) > 1:
            cells = [f"{x},{y}" for x, y in thing.cells]
        where = "+".join(cells)
        if thing.kind in SIZES:
            where = talk("koi-at", number=thing.number, cells=where)
        elif thing.kind in ("shore", "bridge", "statue", "waterfall"):
            where = talk("facing-at", cells=f"{q},{r}", direction=DIRECTIONS[thing.turn])
        places.setdefault(thing.kind, []).append(where)
    return [
        talk("lies", what=_thing(kind, talk), cells="; ".join(cells))
        for kind, cells in places.items()
    ]


def _title(view: View, seat: int, talk: Talk) -> str:
    points = talk("points", n=view.ponds[seat].total)
    if seat == view.seat:
        return talk("pond-own", points=points)
    return talk("pond-of", name=talk.name(seat), points=points)


def own(view: View, seat: int, talk: Talk) -> RenderableType:
    """A seat's pond."""
    if not view.ponds:
        return Text("")
    pond = view.ponds[seat]
    title = _title(view, seat, talk)
    if talk.plain:
        return Text("\n".join([title, *_pond_words(pond, talk)]))
    return Group(Text(title, "bold"), Drawing(pond.things, talk.box))


def _whole(view: View, seat: int, talk: Talk) -> list[RenderableType]:
    return [own(view, seat, talk), *(Text(line) for line in _have(view.ponds[seat], talk))]


def others(view: View, seat: int, talk: Talk) -> RenderableType:
    """The ponds and possessions of the other seats."""
    parts: list[RenderableType] = []
    for pond in view.ponds:
        if pond.seat != seat:
            parts += _whole(view, pond.seat, talk)
    return Group(*parts) if parts else Text(talk("alone"))


def table(view: View, talk: Talk) -> RenderableType:
    """Everything on the table."""
    parts: list[RenderableType] = [_row(view, talk), *_goals(view, talk), Text(_supply(view, talk))]
    for pond in view.ponds:
        parts += _whole(view, pond.seat, talk)
    return Group(*parts)


def intro(talk: Talk) -> str:
    return talk("intro")


def heading(view: View, talk: Talk) -> str:
    """Which turn it is, and how near the end."""
    if view.last_round is not None:
        key = "turn-last" if view.round >= view.last_round else "turn-end_near"
        return talk(key, turn=view.turn, round=view.round)
    return talk("turn-deck", turn=view.turn, round=view.round, n=view.deck)


def scene(view: View, talk: Talk) -> RenderableType:
    """What the viewer needs for the decision at hand."""
    seat = int(view.seat or 0)
    parts: list[RenderableType] = []
    if view.phase == "start":
        offered = {choice.word for choice in view.choices}
        if any(f"M{slot.slot}" not in offered for slot in view.row):  # the menu tells the others
            parts.append(_row(view, talk))
        parts += _goals(view, talk)
    parts.append(own(view, seat, talk))
    if view.turn <= view.seats and view.phase == "start" and not talk.plain:
        parts.append(Text(talk("legend"), "dim"))
    parts += [Text(line) for line in _have(view.ponds[seat], talk)]
    if view.phase == "start" and view.idle_near:  # KOI-END-05
        parts.append(Text(talk("idle-words", n=view.idle, limit=view.idle_limit)))
    if view.seats == 1 and view.title is not None and view.phase == "start":
        parts.append(Text(_solo_words(view, talk)))
    return Group(*parts)


def _solo_words(view: View, talk: Talk) -> str:
    done = len(view.ponds[0].goals)
    told = talk("solo-now", title=talk(f"title-{view.title}"), done=done, goals=len(view.goals))
    if view.lit_path is not None:
        told += " " + talk("lit-yes" if view.lit_path else "lit-no")
    return told


def pending(view: View, seat: int, talk: Talk) -> RenderableType | None:
    """The pond as it is after the turn that is to be confirmed."""
    return own(view, seat, talk)


def question(view: View, talk: Talk) -> str:
    """What the seat is asked now."""
    now = view.now
    if view.phase == "meditation":
        card = _card_name(now.card, talk) if now.card else ""
        return talk("ask-meditation", card=card)
    if view.phase == "rain":
        return talk("ask-rain", items=_items(now.raining, talk))
    if view.phase == "work":
        helpers = ", ".join(
            talk("item-helper", helper=helper, n=n) for helper, n in now.helpers_left.items() if n
        )
        if now.sensei_left:
            return talk("ask-work", helpers=helpers or talk("none"))
        return talk("ask-helpers", helpers=helpers or talk("none"))
    if view.phase == "second" and not view.ponds[view.turn_of].stored["water"]:
        return talk("ask-second_luck")  # KOI-LUCK-06
    if view.phase in ("second", "bonus"):
        return talk(f"ask-{view.phase}", n=now.water_left)
    if view.phase == "discard":
        pond = view.ponds[int(view.seat or 0)]
        return talk("ask-discard", used=pond.spaces, room=pond.capacity)
    if view.phase == "path":
        price = int(talk.box.facts["goals"]["path"]["pays_coins"])
        return talk("ask-path", price=talk("item", what="coins", n=price))
    if view.phase == "post" and not view.goals:
        return talk("ask-post_goalless")
    return talk(f"ask-{view.phase}")


def _groups(view: View) -> dict[str, list[Choice]]:
    """Choices that lay something, by how their words begin: w, +s, GB3:"""
    found: dict[str, list[Choice]] = {}
    for choice in view.choices:
        if choice.cell is not None:
            q, r = choice.cell
            begins = choice.word[: choice.word.index(f"{q},{r}")]
            found.setdefault(begins, []).append(choice)
    return found


def menu(view: View, talk: Talk) -> list[tuple[str, str]]:
    """Things to hold over the pond, and words that are played at once."""
    groups = _groups(view)
    placed = {choice.word for choices in groups.values() for choice in choices}
    single = [choice for choice in view.choices if choice.word not in placed]
    first = [(one.word, _choice_words(one, view, talk)) for one in single if one.word != "-"]
    laid = [(what, _group_words(what, choices, talk)) for what, choices in groups.items()]
    last = [("-", talk("choice-pass", phase=view.phase)) for one in single if one.word == "-"]
    if view.phase in ("start", "meditation", "discard", "remove"):
        return first + laid + last
    return laid + first + last


def always_menu(view: View) -> bool:
    return True


def _group_words(what: str, choices: Sequence[Choice], talk: Talk) -> str:
    """A thing to lay, in how many ways, and what it brings at best."""
    kind = str(choices[0].what)
    by = "helper" if what.startswith("+") else "goal" if what.startswith("G") else "own"
    words = talk("choice-lay", what=_thing(kind, talk), by=by, n=len(choices))
    best = max(choice.points for choice in choices)
    if best > 0:
        return talk("choice-best", what=words, points=talk("points-plus", n=best))
    return words


def _choice_words(choice: Choice, view: View, talk: Talk) -> str:
    """What is played at once, by what it does."""
    does, what, shown = choice.does, choice.what or "", printed(talk.box)
    if does == "meditate":
        slot = view.row[int(choice.slot or 1) - 1]
        return talk(
            "choice-meditate", slot=slot.slot, card=_card(slot, talk), terms=_terms(slot, talk)
        )
    if does == "reward":
        slot = view.row[int(view.now.slot or 1) - 1]
        return talk("choice-reward", items=_items(slot.reward, talk) or talk("none"))
    if does == "buy" and choice.how:
        price = talk("item", what="coins", n=shown.prices[choice.how][what])
        return talk("choice-buy", how=choice.how, what=_thing(what, talk), price=price)
    if does == "card":
        card = view.now.card
        assert card is not None
        items = _items(card.gives[choice.side], talk)
        return talk("choice-rain" if card.kind == "rain" else "choice-well", items=items)
    if does == "luck":
        return talk("choice-luck", items=_items(shown.luck[what], talk))
    if does == "lift":
        return _lifting(choice, view, talk)
    if does == "discard":
        return talk("choice-discard", what=_thing(what, talk))
    if does == "remove":
        return talk("choice-remove", what=_thing(what, talk))
    return talk("choice-no_koi" if does == "no_koi" else "choice-work")


def _lifting(choice: Choice, view: View, talk: Talk) -> str:
    pond = view.ponds[int(view.seat or 0)]
    number = int(choice.koi or 0)
    koi = [one for one in things_of(pond.things, talk.box) if one.kind in SIZES][number]
    place = "+".join(f"{q},{r}" for q, r in koi.cells)
    by = choice.by or "own"
    return talk("choice-move", what=_thing(koi.kind, talk), number=number, place=place, by=by)


def read(text: str, view: View, talk: Talk) -> list[str]:
    """What a person typed as words of the game."""
    return text.split()


def held(word: str, view: View, talk: Talk) -> HexHeld | None:
    """The thing that a word of the menu names, to be turned and moved; None for other words."""
    choices = _groups(view).get(word)
    if not choices:
        return None
    worth = {choice.word: choice.points for choice in choices}
    return held_over(word, worth, view.ponds[int(view.seat or 0)].things, talk.box)


def held_drawing(found: HexHeld, view: View, talk: Talk) -> RenderableType:
    """A held thing over the pond, and what it would bring."""
    status = Text(_status(found, view, talk), "bold")
    if talk.plain:
        return status
    pond = view.ponds[int(view.seat or 0)]
    keys = Text(talk("held-keys"), "dim")
    return Group(Drawing(pond.things, talk.box, found), status, keys)


def _status(found: HexHeld, view: View, talk: Talk) -> str:
    kind = KINDS[SIGNS.index(found.what.lstrip("+=G"))]
    turned = len(found.shapes) > 1
    q, r = found.cell
    cells = " ".join(f"{x},{y}" for x, y in found.cells)
    place = talk("held-turned", cell=f"{q},{r}", turn=found.turn_now, cells=cells)
    return talk(
        "held-status",
        what=_thing(kind, talk),
        place=place if turned else f"{q},{r}",
        verdict=_verdict(found, talk),
    )


def _verdict(found: HexHeld, talk: Talk) -> str:
    """Whether it fits here, and what it would bring."""
    if found.fits:
        points = found.worth[found.word]
        if points < 0:
            return talk("fits", points=talk("points-minus", n=-points))
        return talk("fits", points=talk("points-plus", n=points))
    turns = ", ".join(str(turn) for turn in found.fitting())
    if turns:
        return talk("fits-turned", turns=turns)
    return talk("fits-not")


def confirms(words: tuple[str, ...]) -> bool:
    """What was done is confirmed before a card is turned up or the next seat plays."""
    return any(word != "-" for word in words)


def obvious(view: View) -> str | None:
    """The word that need not be asked for: the end of a turn when nothing else is possible."""
    return view.obvious


def told(events: Sequence[Event], view: View, talk: Talk) -> list[str]:
    """What happened, as sentences; what everybody sees coming is not told."""
    silent = ("dealt", "work_done", "turn_done", "declined")
    return [_tell(event, talk) for event in events if event.key not in silent]


def _tell(event: Event, talk: Talk) -> str:
    values = dict(event.values)
    key = event.key
    if key == "ended":
        return talk(f"reason-{values['reason']}")
    if key == "end_near":
        return talk(f"near-{values['reason']}")
    if "seat" in values:
        values["name"] = talk.name(int(values.pop("seat")) - 1)
    if key == "goal_drawn":
        return talk("event-goal_drawn", goal=_goal_name(values["goal"], talk))
    if "kind" in values:
        id = values.pop("card")
        card = next(one for one in talk.box.facts["deck"]["cards"] if one["id"] == id)
        values.pop("kind")
        gives = [card["tiles"]] if card["tiles"] else card["options"] or []
        shown = CardView(card["id"], card["kind"], card["scroll"], gives)
        values["card"] = _card_name(shown, talk)
    if "items" in values:
        values["items"] = _items(values["items"], talk)
    for name in ("what", "koi"):
        if name in values and key != "rain_lost":
            values[name] = _thing(str(values[name]), talk)
    if key == "rain_lost":
        values.pop("what")
    values.pop("turn", None)
    return talk(f"event-{key}", **values)


def unseen(view: View, talk: Talk) -> str:
    """The cards still in the deck."""
    counts: dict[str, int] = {}
    for card in view.unseen:
        name = _card_name(card, talk)
        counts[name] = counts.get(name, 0) + 1
    cards = ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counts.items())
    return talk("unseen-cards", n=view.deck, list=cards or talk("none"))


def ending(view: View, outcome: Outcome, talk: Talk) -> str:
    """The result of a solo game."""
    title = outcome.words[outcome.words.index("title") + 1]
    points = talk("points", n=view.totals[0])
    key = "ending-none" if title == "none" else "ending-title"
    return talk(key, points=points, title=talk(f"title-{title}"))


def what(line: ScoreLine, talk: Talk) -> str:
    """What a line of a score sheet is about."""
    if line.kind == "koi":
        return _thing({"a": "small", "b": "medium", "c": "large"}[line.tile[0]], talk)
    if line.kind == "scroll":
        return talk("kind-scroll", scroll=line.tile)
    if line.kind == "branches":
        return _thing(str(line.counted[0]["what"]), talk)
    return talk(f"kind-{line.kind}")


def tokens(line: ScoreLine, talk: Talk) -> str:
    """What a line counted, short."""
    return counted(line, talk)


def counted(line: ScoreLine, talk: Talk) -> str:
    """What a line counted, in words."""
    return ", ".join(
        told for told in (_told_count(one, line, talk) for one in line.counted) if told
    )


def _told_count(one: Mapping[str, Any], line: ScoreLine, talk: Talk) -> str:
    what = str(one["what"])
    if what == "surrounded":
        return talk("counted-surrounded", times=one["times"])
    if what == "open":
        return talk("counted-open", cell=one["cell"])
    if what == "hot_summer":
        return talk("counted-hot")
    if line.kind in ("koi", "century_carp"):
        points = talk("points", n=one["points"])
        if "cell" in one:
            return talk("counted-beside", what=_thing(what, talk), cell=one["cell"], points=points)
        return points
    if line.kind == "scroll":
        return talk("counted-each", n=one["n"], points=talk("points", n=one["points"]))
    if what == "luck":
        return talk("item", what="luck", n=one["n"])
    if "koi" in one:
        return talk("counted-koi", n=len(one["koi"]), list=_listed(one["koi"]))
    if what == "spring":
        free = one["cells"]
        return talk("counted-spring", list=_listed(free)) if free else talk("counted-spring_full")
    if "cells" in one:
        cells = one["cells"]
        return talk("counted-cells", what=what, n=len(cells), list=_listed(cells))
    return ""


def _listed(things: Iterable[str]) -> str:
    return " ".join(things) or "–"


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
    obvious=obvious,
)

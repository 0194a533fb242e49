"""How Pebbles looks and sounds in a terminal: a row of stones."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ...games.pebbles.view import View
from ...kernel.game import Event
from ..face import Face
from ..talk import Talk


def scene(view: View, talk: Talk) -> RenderableType:
    return Text(talk("heap", n=view.left) if talk.plain else "o" * view.left)


def own(view: View, seat: int, talk: Talk) -> RenderableType:
    return Text(f"{talk.name(seat)}: {view.taken[seat]}")


def others(view: View, seat: int, talk: Talk) -> RenderableType:
    seats = [k for k in range(view.seats) if k != seat]
    return Text("\n".join(str(own(view, k, talk)) for k in seats))


def told(events: Sequence[Event], view: View, talk: Talk) -> list[str]:
    taken = [event.values for event in events if event.key == "taken"]
    return [
        talk("event-taken", who=talk.name(one["seat"] - 1), n=one["n"], left=one["left"])
        for one in taken
    ]


FACE = Face(
    intro=lambda talk: talk("intro"),
    heading=lambda view, talk: talk("heading", turn=view.turn),
    scene=scene,
    table=scene,
    own=own,
    others=others,
    pending=lambda view, seat, talk: None,
    confirms=lambda words: False,
    question=lambda view, talk: talk("ask"),
    menu=lambda view, talk: [(one.word, talk("take", n=one.word)) for one in view.choices],
    always_menu=lambda view: True,
    read=lambda text, view, talk: [text.strip()],
    told=told,
    unseen=lambda view, talk: talk("heap", n=view.left),
    ending=lambda view, outcome, talk: talk(f"reason-{outcome.reason}"),
    what=lambda line, talk: talk(f"kind-{line.kind}"),
    counted=lambda line, talk: "",
    tokens=lambda line, talk: "",
)

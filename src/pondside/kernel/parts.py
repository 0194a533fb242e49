"""The parts of a game's folder, as types: what each module of `games/<game>/` must offer.

A module is passed as a value and checked against its part by mypy, so that a function that is
missing or misspelt is found before anybody plays.  Which module holds which part is the same in all
games; docs/architecture.md has the list.  Rules are compiled functions over the tables `b` and the
state `s`; everything else takes `(box, states, ...)` and means states[0].
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from . import choosing
from .errors import Remark
from .game import (
    Array,
    Box,
    Event,
    Game,
    Option,
    Outcome,
    Refusal,
    Rules,
    Ruling,
    ScoreLine,
    Written,
)


class Meta(Protocol):
    """What a lobby shows; imports nothing heavy."""

    @property
    def KEY(self) -> str: ...
    @property
    def TITLE(self) -> str: ...
    @property
    def STAGE(self) -> str: ...
    @property
    def SEATS(self) -> range: ...
    @property
    def RULES_VERSION(self) -> int: ...
    # The seed of a first game, kind to a learner; "": any will do.
    @property
    def LESSON(self) -> str: ...


class Options(Protocol):
    """What can be chosen at a table, what goes together, and the rulings."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...
    @property
    def RULINGS(self) -> tuple[Ruling, ...]: ...
    # By language: the options that follow it in new games where nobody chooses.
    @property
    def SPOKEN(self) -> Mapping[str, Mapping[str, str]]: ...
    # Options that do not go together.
    def clash(self, box: Box, seats: int, chosen: Mapping[str, str], /) -> Remark | None: ...
    # Options that could do nothing at this table.
    def pointless(self, seats: int, chosen: Mapping[str, str], /) -> Remark | None: ...


class Tables(Protocol):
    """What is in the box, as the record `b` that rules read."""

    def open_box(self, file: str | None, /) -> Box: ...
    def find_box(self, digest: str, /) -> Box | None: ...
    def read_box(self, text: str, source: str, /) -> Box: ...


class State(Protocol):
    """The layout of a position."""

    @property
    def STATE(self) -> np.dtype[Any]: ...


class Endings(Protocol):
    """Every way a game can end; 0 is that it goes on."""

    @property
    def REASONS(self) -> tuple[str, ...]: ...


class Actions(Protocol):
    """The kinds of action and their codes."""

    @property
    def ACTIONS(self) -> Mapping[str, range]: ...
    @property
    def MAX_LEGAL(self) -> int: ...
    @property
    def MAX_ACTIONS(self) -> int: ...


class Refusals(Protocol):
    """Why not: a name and a clause for each code of `refusal`."""

    @property
    def REFUSALS(self) -> tuple[Refusal, ...]: ...
    # The rule that says whose turn it is.
    @property
    def ORDER_CLAUSE(self) -> str: ...
    def refusal(self, b: Any, s: Any, action: int, /) -> int: ...


class Legal(Protocol):
    """What may be done, as lists."""

    def legal(self, b: Any, s: Any, out: Array, /) -> int: ...
    def weights(self, b: Any, s: Any, out: Array, /) -> int: ...


class Fast(Protocol):
    """Optional: what may be done, by number, where that is much faster than by the lists."""

    def choices(self, b: Any, s: Any, /) -> int: ...
    def choose(self, b: Any, s: Any, k: int, /) -> int: ...


class Picking(Protocol):
    """Optional: a share of the choices taken at once, where that is much faster than by number."""

    def pick(self, b: Any, s: Any, bits: int, /) -> int: ...


class Turns(Protocol):
    """How a game goes: set-up, who acts, what an action does, what a seat may know."""

    def setup(self, b: Any, s: Any, seats: int, options: Array, /) -> None: ...
    def actor(self, b: Any, s: Any, /) -> int: ...
    def apply(self, b: Any, s: Any, action: int, /) -> None: ...
    def conceal(self, b: Any, s: Any, seat: int, /) -> None: ...
    def tidy(self, b: Any, s: Any, /) -> None: ...


class Scoring(Protocol):
    """Every scoring rule."""

    @property
    def SHEET(self) -> np.dtype[Any]: ...
    @property
    def SHEET_LINES(self) -> tuple[str, ...]: ...
    def score(self, b: Any, s: Any, seat: int, sheet: Any, /) -> None: ...


class Sheets(Protocol):
    """Points explained: the lines of a sheet, each with what it counted."""

    def lines(self, box: Box, states: Array, seat: int, /) -> list[ScoreLine]: ...


class Ranking(Protocol):
    """Who won, how ties are broken, titles."""

    def outcome(self, box: Box, states: Array, /) -> Outcome | None: ...


class Words(Protocol):
    """Actions as words of a record, and back."""

    def spell(self, box: Box, states: Array, action: int, /) -> str: ...
    def parse(self, box: Box, states: Array, word: str, /) -> int: ...
    def stream(self, box: Box, states: Array, /) -> str: ...


class View(Protocol):
    """What a seat may see, as typed objects."""

    def view(self, box: Box, states: Array, seat: int | None, /) -> Any: ...


class Events(Protocol):
    """What an action did, as message keys and values."""

    def narrate(
        self, box: Box, before: Array, actor: int, action: int, after: Array, /
    ) -> list[Event]: ...


class Notation(Protocol):
    """A real table, written down."""

    def score_text(
        self, text: str, box: Box, source: str, chosen: Mapping[str, str], /
    ) -> Written: ...


class Invariants(Protocol):
    """What is always true of a position; for tests."""

    def faults(self, box: Box, states: Array, /) -> list[str]: ...


class Planning(Protocol):
    """Optional: a turn tried out while another seat decides."""

    def plan(self, box: Box, states: Array, seat: int, /) -> Array: ...


class Printed(Protocol):
    """Optional: what the components show, for whoever draws them."""

    def printed(self, box: Box, /) -> Any: ...


class Hiding(Protocol):
    """Optional: words that not every seat may read while the game runs."""

    def hidden(
        self, box: Box, states: Array, action: int, word: str, /
    ) -> tuple[str, ...] | None: ...


class ViewJson(Protocol):
    """Optional: a view as JSON, where a game writes it sooner than its objects could be."""

    def view_json(self, box: Box, states: Array, seat: int | None, /) -> bytes: ...


def game_of(
    *,
    meta: Meta,
    options: Options,
    tables: Tables,
    state: State,
    endings: Endings,
    actions: Actions,
    refusals: Refusals,
    legal: Legal,
    fast: Fast = choosing,
    picking: Picking = choosing,
    turns: Turns,
    scoring: Scoring,
    sheets: Sheets,
    ranking: Ranking,
    words: Words,
    view: View,
    events: Events,
    notation: Notation,
    invariants: Invariants,
    planning: Planning | None = None,
    printed: Printed | None = None,
    hiding: Hiding | None = None,
    view_json: ViewJson | None = None,
) -> Game:
    """The game whose parts these are."""
    return Game(
        key=meta.KEY,
        title=meta.TITLE,
        stage=meta.STAGE,
        seats=meta.SEATS,
        rules_version=meta.RULES_VERSION,
        rulings=options.RULINGS,
        options=options.OPTIONS,
        refusals=refusals.REFUSALS,
        order_clause=refusals.ORDER_CLAUSE,
        reasons=endings.REASONS[1:],
        kinds=actions.ACTIONS,
        state=state.STATE,
        sheet=scoring.SHEET,
        max_legal=actions.MAX_LEGAL,
        max_actions=actions.MAX_ACTIONS,
        rules=Rules(
            setup=turns.setup,
            actor=turns.actor,
            refusal=refusals.refusal,
            legal=legal.legal,
            weights=legal.weights,
            most=actions.MAX_LEGAL,
            apply=turns.apply,
            score=scoring.score,
            choices=fast.choices,
            choose=fast.choose,
            pick=picking.pick,
            conceal=turns.conceal,
            tidy=turns.tidy,
        ),
        open_box=tables.open_box,
        find_box=tables.find_box,
        read_box=tables.read_box,
        spell=words.spell,
        parse=words.parse,
        stream=words.stream,
        view=view.view,
        narrate=events.narrate,
        outcome=ranking.outcome,
        lines=sheets.lines,
        sheet_lines=scoring.SHEET_LINES,
        score_text=notation.score_text,
        hidden=None if hiding is None else hiding.hidden,
        faults=invariants.faults,
        clash=options.clash,
        pointless=options.pointless,
        plan=None if planning is None else planning.plan,
        printed=None if printed is None else printed.printed,
        view_json=None if view_json is None else view_json.view_json,
        spoken=options.SPOKEN,
        lesson=meta.LESSON,
    )

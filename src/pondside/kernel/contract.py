"""What every game must keep to, as one function that plays a random game and checks each position.

Shipped with the package, so that the author of a new game can run it: a broken promise is an
AssertionError that says which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress

import msgspec
import numpy as np

from . import doors, verbs
from .compiling.decorate import compiled
from .compiling.modes import PLAIN, mode
from .errors import Illegal, PondsideError
from .game import CHANCE, OVER, Array, Game
from .match import Match
from .playout import below, generator
from .record import parse

# A game with hundreds of thousands of codes is asked about all of them now and then (interpreted
# never), else about this many at random.
SAMPLE = 4000


@compiled
def refusals(box: Array, states: Array, i: int, out: Array) -> None:
    """out[action] = refusal of every action from 0 on."""
    for action in range(len(out)):
        out[action] = verbs.refusal(box[0], states[i], action)


class Contract:
    """A random game under observation.  Every `thorough`-th position gets the slow checks."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        thorough: int = 1,
        data: str | None = None,
    ) -> None:
        self.game, self.thorough, self.data = game, thorough, data
        self.box = game.open_box(data)
        self.match = Match(game, self.box, seats, options, seed)
        self.rng = generator(seed)
        self.states = game.fresh(3)  # scratch
        self.codes = np.zeros(game.n_codes, np.int64)
        self.past: list[tuple[Array, bytes]] = []
        self.sweeps = 0  # how often refusals were compared with legal actions

    def run(self) -> Match:
        """Play to the end, checking as we go; returns the finished match."""
        taken = 0
        while self.match.actor != OVER:
            self.check_position(taken % self.thorough == 0)
            actions = self.match.actions()
            chance = self.match.actor == CHANCE
            self.match.play(actions[int(below(self.rng, len(actions)))], quiet=True)
            assert not (chance and self.match.tentative), "a draw can be undone"
            taken += 1
            assert taken <= self.game.max_actions, "the game goes on beyond its bound"
        self.check_end()
        return self.match

    def check_position(self, thorough: bool) -> None:
        match, game = self.match, self.game
        state = match.state
        self.past.append((state, state.tobytes()))
        actions = match.actions()
        assert actions, "no legal action in a game that is not over"
        assert actions == sorted(set(actions)), "legal actions are unsorted or repeated"
        assert len(actions) <= game.max_legal, "more legal actions than promised"
        assert match.actor == CHANCE or 0 <= match.actor < match.seats, "an unknown actor"
        assert game.faults(self.box, state) == [], game.faults(self.box, state)
        self.check_weights(actions)
        if thorough:
            self.check_refusals(state, actions)
            self.check_words(actions)
            self.check_choose(state, actions)
            self.check_tidied(state, actions)
            self.check_views(state)
            self.check_plans(state)
            self.check_sheets()
            self.check_undo(state, actions)

    def check_weights(self, actions: list[int]) -> None:
        choices = int(doors.choices(self.box.tables, self.match.state, 0))
        if self.match.actor == CHANCE:
            weights = self.match.weights()
            assert len(weights) == len(actions), "weights and legal actions do not match"
            assert all(weight > 0 for weight in weights), "a weight that is not positive"
            assert sum(weights) == choices, "the weights do not sum to the choices"
        else:
            assert choices == len(actions), "choices and legal actions differ in number"

    def check_refusals(self, state: Array, actions: list[int]) -> None:
        """`legal` and `refusal` agree over the whole range, and nothing beyond it is accepted."""
        self.sweeps += 1
        if self.game.n_codes > 8 * SAMPLE and (mode() == PLAIN or self.sweeps % 4 != 1):
            self.ask_some(state, actions)
        else:
            refusals(self.box.tables, state, 0, self.codes)
        allowed = np.flatnonzero(self.codes == 0)
        assert list(allowed) == actions, "legal and refusal disagree"
        assert self.codes.max() < len(self.game.refusals), "an unknown refusal"
        for action in (-1, -(10**9), self.game.n_codes, 10**9, -(2**70), 2**70):
            refusal = self.match.refusal(action)
            assert refusal is not None, f"{action} is not refused"
        for code in np.flatnonzero(np.bincount(self.codes))[1:]:
            assert self.game.refusals[code].clause, "a refusal without a clause"

    def ask_some(self, state: Array, actions: list[int]) -> None:
        """The refusals of the legal actions and of some others, all the rest taken as refused."""
        self.codes[:] = 1
        n = self.game.n_codes
        some = {int(below(self.rng, n)) for _ in range(SAMPLE)}
        for action in some | set(actions):
            self.codes[action] = doors.refusal(self.box.tables, state, 0, action)

    def check_words(self, actions: list[int]) -> None:
        state = self.match.state
        words = [self.game.spell(self.box, state, action) for action in actions]
        assert len(set(words)) == len(words), "two actions have one word"
        for word, action in zip(words, actions, strict=True):
            assert word.isprintable(), f"a bad word: {word!r}"
            assert not set(word) & set(" #"), f"a bad word: {word!r}"
            assert self.game.parse(self.box, state, word) == action, f"{word} is read otherwise"

    def check_choose(self, state: Array, actions: list[int]) -> None:
        """The fast path reaches the same positions, each as often as its weight."""
        tables, states = self.box.tables, self.states
        wanted = Counter(actions)
        if self.match.actor == CHANCE:
            wanted = Counter(dict(zip(actions, self.match.weights(), strict=True)))
        found: Counter[int] = Counter()
        compared: set[int] = set()
        for k in range(int(doors.choices(tables, state, 0))):
            states[0] = state[0]
            action = int(doors.choose(tables, states, 0, k))
            found[action] += 1
            if action not in compared and len(compared) < 8:
                compared.add(action)
                states[1] = state[0]
                doors.apply(tables, states, 1, action)
                doors.tidy(tables, states, 0)
                doors.tidy(tables, states, 1)
                assert states[0].tobytes() == states[1].tobytes(), "choose and apply differ"
        assert found == wanted, "choose does not cover the legal actions evenly"
        self.check_pick(state)

    def check_tidied(self, state: Array, actions: list[int]) -> None:
        """A tidied position, which bots start from, allows the same."""
        self.states[0] = state[0]
        doors.tidy(self.box.tables, self.states, 0)
        out = np.zeros(self.game.max_legal, np.int64)
        n = int(doors.legal(self.box.tables, self.states, 0, out))
        assert out[:n].tolist() == actions, "tidying changes what is legal"

    def check_pick(self, state: Array) -> None:
        """`pick` is `choose` of the same share of the choices."""
        tables, states = self.box.tables, self.states
        n = int(doors.choices(tables, state, 0))
        for bits in (0, 0x5555_5555, 0xAAAA_AAAA, 0xFFFF_FFFF, int(below(self.rng, 2**31))):
            states[0] = states[1] = state[0]
            picked = int(doors.pick(tables, states, 0, bits))
            chosen = int(doors.choose(tables, states, 1, bits * n >> 32))
            assert picked == chosen, "pick and choose differ"
            assert states[0].tobytes() == states[1].tobytes(), "pick and choose differ"

    def check_views(self, state: Array) -> None:
        """A view is the same whether or not what its seat may not know is still there; it lists
        what its seat may do."""
        tables, states = self.box.tables, self.states
        for seat in (None, *range(self.match.seats)):
            number = -1 if seat is None else seat
            view = self.game.view(self.box, state, seat)
            states[0] = state[0]
            doors.conceal(tables, states, 0, number)
            assert self.game.view(self.box, states, seat) == view, "a view tells a secret"
            words = self.match.words() if seat == self.match.actor else []
            assert sorted(one.word for one in view.choices) == sorted(words), "choices differ"
            if self.game.view_json is not None:
                told = msgspec.json.decode(self.game.view_json(self.box, state, seat))
                assert told == msgspec.to_builtins(view), "a view is told otherwise"
            states[1] = states[0]
            doors.conceal(tables, states, 1, number)
            assert states[0].tobytes() == states[1].tobytes(), "concealing twice conceals more"
        assert state.tobytes() == self.match.state.tobytes(), "looking changed the position"

    def check_plans(self, state: Array) -> None:
        """Where a seat may plan it decides, and learns nothing by it."""
        if self.game.plan is None or self.match.actor == CHANCE:
            return
        tables, states = self.box.tables, self.states
        for seat in range(self.match.seats):
            if seat == self.match.actor:
                continue
            planned: Array | None = None
            known = self.match.concealed(seat)
            before = known.tobytes()
            with suppress(Illegal):
                planned = self.game.plan(self.box, known, seat)
            assert known.tobytes() == before, "planning changed the position"
            if planned is None:
                continue
            assert int(doors.actor(tables, planned, 0)) == seat, "another seat decides in a plan"
            out = np.zeros(self.game.max_legal, np.int64)
            assert int(doors.legal(tables, planned, 0, out)) > 0, "a plan without a legal action"
            self.game.view(self.box, planned, seat)
            states[0] = planned[0]
            doors.conceal(tables, states, 0, seat)
            assert states[0].tobytes() == planned[0].tobytes(), "a plan tells a secret"

    def check_sheets(self) -> None:
        for seat in range(self.match.seats):
            lines = self.match.lines(seat)
            total = sum(line.points for line in lines)
            assert total == self.match.total(seat), "the lines do not sum to the total"
            assert all(line.clause for line in lines), "a score line without a clause"

    def check_undo(self, state: Array, actions: list[int]) -> None:
        """A seat's action can be taken back exactly; one of chance cannot (see `run`)."""
        if self.match.actor == CHANCE:
            return
        self.match.confirm = True
        self.match.play(actions[-1], quiet=True)
        self.match.undo()
        self.match.confirm = False
        assert self.match.state.tobytes() == state.tobytes(), "undo does not restore the position"

    def check_end(self) -> None:
        match, game = self.match, self.game
        outcome = match.outcome
        assert outcome is not None, "over without an outcome"
        assert outcome.reason in game.reasons, f"an unknown reason: {outcome.reason}"
        assert match.actions() == [], "legal actions after the end"
        assert match.refusal(0) is not None, "an action is accepted after the end"
        assert int(doors.pick(self.box.tables, match.state, 0, 1)) == -1, "picking after the end"
        for state, was in self.past:
            assert state.tobytes() == was, "an earlier position changed"
        totals = [match.total(placing.seat) for placing in outcome.placings]
        assert totals == [placing.total for placing in outcome.placings], (
            "outcome and sheets differ"
        )
        text = match.record().text()
        record = parse(text)
        assert record.text() == text, "parse and print differ"
        assert record == match.record(), "print and parse differ"
        again = Match.replay(text, data=self.data)
        assert again.digest() == match.digest(), "replay reaches another position"
        assert again.record() == record, "replay writes another record"
        for upto in (0, len(match.entries) // 2):
            Match.replay(text, data=self.data, upto=upto)


def check(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: str,
    thorough: int = 1,
    data: str | None = None,
) -> Match:
    """Play one random game of a game and assert everything it promises.

    `data` is the path of an owner's component file; without it the stock one is used.
    """
    try:
        return Contract(game, seats, options, seed, thorough, data).run()
    except PondsideError as error:
        raise AssertionError(f"a legal game met an error: {error}") from error

"""Nothing crashes on any input: damaged records and arbitrary words give errors with a place."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pondside import Match, PondsideError
from pondside.games import KEYS
from pondside.kernel.compiling.modes import PLAIN, mode

from ..games.promised import promised

EXAMPLES = 60 if mode() == PLAIN else 200


def finished(game: str, seats: int, **options: str) -> str:
    match = Match.new(game, seats, seed=f"fuzz-{seats}", options=options)
    turn = 0
    while not match.over:
        words = match.words()
        match.play(words[(turn * 7) % len(words)])
        match.deal()
        turn += 1
    return match.record().text()


TEXTS = [
    finished(key, seats, **options) for key in KEYS for seats, options in promised(key).damaged
]
# Positions where words are tried: at a decision, and the options of the game.
TABLES = [(key, options) for key in KEYS for options in promised(key).tried]


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.sampled_from(TEXTS),
    st.lists(
        st.tuples(
            st.floats(0, 1),
            st.sampled_from(["cut", "repeat", "insert", "swap"]),
            st.text(max_size=6),
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_a_damaged_record_is_refused_or_sound(
    text: str, damages: list[tuple[float, str, str]]
) -> None:
    for where, how, extra in damages:
        at = int(where * len(text))
        if how == "cut":
            text = text[:at] + text[at + 1 + len(extra) :]
        elif how == "repeat":
            text = text[:at] + text[max(0, at - 20) :]
        elif how == "insert":
            text = text[:at] + extra + text[at:]
        else:
            lines = text.split("\n")
            k = int(where * (len(lines) - 1))
            lines[k : k + 2] = reversed(lines[k : k + 2])
            text = "\n".join(lines)
    try:
        match = Match.replay(text)
    except PondsideError:
        return
    assert Match.replay(match.record().text()).digest() == match.digest()


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.text(max_size=20)
    | st.from_regex(r"\A[kf]-?\d{1,6},-?\d{1,6}\Z")
    | st.from_regex(r"\A\^?[a-d]?[1-3]?:?[brwy]{0,3}\.?(f\d)?(d\d)?(\*\d)?(\$\d)?\Z")
    | st.from_regex(r"\A(first:|keep:)?P?[0-9]?:?[a-z_]{0,12}\Z")
    | st.from_regex(r"\A(take:|die:|>|keep:)?[a-z]?\d{0,3}:?[A-Zrygb]{0,4}\Z")
    | st.from_regex(r"\A([LRlr]|[IDLST]\d)\.?\d{0,2}@?[a-m]?\d{0,3}\Z")
    | st.from_regex(r"\A(drop|take|P\d|card)?:?[lrIT]?\d{0,2}:?(left|right)?\Z")
    | st.from_regex(r"\A[+=G!xRCM]?(B\d:|[a-zA-Z$]|mv|rm)?-?\d{0,3},?-?\d{0,3}\.?\d{0,3}\Z")
)
def test_any_word_is_played_or_refused(word: str) -> None:
    for game, options in TABLES:
        match = Match.new(game, 2, seed="words", options=options)
        before = match.state.tobytes()
        try:
            match.play(word)
        except PondsideError:
            assert match.state.tobytes() == before


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.integers())
def test_any_integer_is_an_action_or_refused(action: int) -> None:
    for game, options in TABLES:
        match = Match.new(game, 2, seed="numbers", options=options)
        refusal = match.refusal(action)
        assert (refusal is None) == (action in match.actions())

"""Rulings have names: a new game has them all, an older one those that it was played with."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import pytest

from pondside import Match
from pondside.games import KEYS, load
from pondside.kernel.errors import BadOption, Remark
from pondside.kernel.game import Game, Option, Ruling
from pondside.kernel.match import Match as AnyMatch
from pondside.language import Speech

KOHAKU = load("kohaku")


def later() -> Game:
    """Kōhaku two versions on, with a ruling of each and an option of the last."""
    version = KOHAKU.rules_version
    return replace(
        KOHAKU,
        rules_version=version + 2,
        rulings=(
            *KOHAKU.rulings,
            Ruling("frogs_jump", "KOH-SCORE-01", version + 1),
            Ruling("koi_sing", "KOH-SCORE-02", version + 2),
        ),
        options=(*KOHAKU.options, Option("song", ("low", "high"), "low", "KOH-SCORE-02", 9)),
        pointless=lambda seats, chosen: (
            Remark("nobody hears it", "unheard", {}) if chosen["song"] == "high" else None
        ),
    )


def box_with_song() -> object:
    box = KOHAKU.open_box(None)
    return replace(box, defaults={**box.defaults, "song": "low"})


def begun(**how: object) -> AnyMatch:
    return AnyMatch(later(), box_with_song(), 2, {}, "7", **how)  # type: ignore[arg-type]


def flags(match: AnyMatch) -> list[int]:
    found: list[int] = match._settings[-2:].tolist()
    return found


def test_a_new_game_has_every_ruling_in_force_and_its_record_names_them() -> None:
    match = begun()
    assert match.rulings[-2:] == ("frogs_jump", "koi_sing")
    assert flags(match) == [1, 1]
    assert match.record().rulings == match.rulings
    assert match.record().rules == KOHAKU.rules_version + 2


def test_a_game_of_an_earlier_version_keeps_the_rulings_of_that_version() -> None:
    match = begun(rules=KOHAKU.rules_version + 1)
    assert match.rulings[-1] == "frogs_jump"
    assert flags(match) == [1, 0]
    again = match.again([])
    assert (again.rules, again.rulings) == (match.rules, match.rulings)


def test_what_a_record_does_not_name_goes_the_old_way() -> None:
    match = begun(rules=KOHAKU.rules_version + 2, rulings=["koi_sing"])
    assert match.rulings == ("koi_sing",)
    assert flags(match) == [0, 1]


def test_an_older_game_does_not_tell_options_that_came_later() -> None:
    assert "song" not in dict(begun(rules=KOHAKU.rules_version).record().options)


def test_an_option_that_could_do_nothing_is_refused_in_new_games_only() -> None:
    chosen = {"song": "high"}
    with pytest.raises(BadOption, match="nobody hears it"):
        AnyMatch(later(), box_with_song(), 2, chosen, "7")  # type: ignore[arg-type]
    old = AnyMatch(later(), box_with_song(), 2, chosen, "7", rules=1)  # type: ignore[arg-type]
    assert ("song", "high") in old.record().options


def without_songs() -> Game:
    """Kōhaku a version on, with a ruling that ended an option."""
    version = KOHAKU.rules_version + 1
    ruling = Ruling("low_songs", "KOH-SETUP-01", version, {"song": "low"})
    return replace(KOHAKU, rules_version=version, rulings=(*KOHAKU.rulings, ruling))


def test_an_option_that_a_ruling_ended_is_told_by_games_from_before_it_only() -> None:
    game, box = without_songs(), KOHAKU.open_box(None)
    old = AnyMatch(game, box, 2, {"song": "low"}, "7", rules=KOHAKU.rules_version)
    assert old.record().options[-1] == ("song", "low")
    assert "song" not in old.options
    new = AnyMatch(game, box, 2, {"song": "low"}, "7")  # as a table before it was made
    assert "song" not in dict(new.record().options)


@pytest.mark.parametrize("rules", [KOHAKU.rules_version, None])
@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Kōhaku can no longer be played with song=high: "
            "since the ruling low_songs there is song=low only (KOH-SETUP-01)",
        ),
        (
            "pl",
            "Kōhaku: nie można już grać z song=high; "
            "od rozstrzygnięcia low_songs jest tylko song=low (KOH-SETUP-01)",
        ),
        (
            "ru",
            "Kōhaku: играть с song=high больше нельзя; "
            "с решения low_songs есть только song=low (KOH-SETUP-01)",
        ),
    ],
)
def test_what_a_ruling_ended_is_refused_and_the_ruling_named(
    rules: int | None, language: str, told: str
) -> None:
    game, box = without_songs(), KOHAKU.open_box(None)
    with pytest.raises(BadOption) as refused:
        AnyMatch(game, box, 2, {"song": "high"}, "7", rules=rules)
    assert Speech(language).error(refused.value) == told


def test_a_ruling_or_version_of_a_later_program_is_refused() -> None:
    record = Match.new("kohaku", seed="7").record()
    with pytest.raises(BadOption, match="version 99"):
        Match.replay(replace(record, rules=99))
    with pytest.raises(BadOption, match="'koi_sing'"):
        Match.replay(replace(record, rulings=("koi_sing",)))


def test_a_record_written_by_hand_means_the_rules_of_today() -> None:
    match = Match.replay("pond 1\ngame kohaku\nseats 2\n")
    assert match.rulings == KOHAKU.rulings_of(KOHAKU.rules_version)


@pytest.mark.parametrize("key", KEYS)
def test_former_stock_components_keep_their_digests(key: str) -> None:
    tables = import_module(f"pondside.games.{key}.tables")
    game = load(key)
    for digest in tables.past_digests():
        box = game.find_box(digest)
        assert box is not None
        assert box.digest == digest
    assert game.find_box(game.open_box(None).digest) is game.open_box(None)
    assert game.find_box("../" + "0" * 9) is None

"""A turn is tentative until it is confirmed or reveals something; the record only grows."""

from __future__ import annotations

import pytest

from pondside import CHANCE, BadOption, Illegal, Match, NothingToUndo, Unconfirmed, Unreadable


def fresh(**options: str) -> Match:
    return Match.new("kohaku", 2, seed="match", options=options)


def test_undo_takes_back_step_by_step_within_a_turn() -> None:
    match = fresh()
    start = match.digest()
    match.play("b2b1")
    drafted = match.digest()
    match.play("k0,0")
    assert match.tentative == ("b2b1", "k0,0")
    assert match.undo() == "k0,0"
    assert match.digest() == drafted
    assert match.undo() == "b2b1"
    assert match.digest() == start


def test_undo_stops_at_a_finished_turn() -> None:
    match = fresh()
    for word in ("b2b1", "k0,0", "f1,0"):
        match.play(word)
    with pytest.raises(NothingToUndo):
        match.undo()


def test_with_confirmation_a_finished_turn_waits() -> None:
    match = fresh()
    match.confirm = True
    for word in ("b2b1", "k0,0", "f1,0"):
        match.play(word)
    assert match.actor == CHANCE
    with pytest.raises(Unconfirmed):
        match.deal()
    match.undo()
    match.play("f0,1")
    match.commit()
    match.deal()
    assert match.actor == 1
    assert "f0,1" in match.record().text()


def test_undo_never_crosses_a_reveal() -> None:
    match = fresh(refill_timing="before_placement")
    match.play("b2b1")
    match.deal()  # the new tiles are on the board
    with pytest.raises(NothingToUndo):
        match.undo()
    match.play("k0,0")
    match.undo()


def test_resetting_a_turn_takes_back_all_of_it() -> None:
    match = fresh()
    start = match.digest()
    match.play("b2b1")
    match.play("k0,0")
    match.reset_turn()
    assert match.digest() == start
    assert match.tentative == ()


def test_the_record_holds_what_is_final_only() -> None:
    match = fresh()
    before = match.record().text()
    match.play("b2b1")
    assert match.record().text() == before
    match.play("k0,0")
    match.play("f1,0")
    assert match.record().text().startswith(before)
    assert match.record().lines[-1].words == ("b2b1", "k0,0", "f1,0")


def test_a_refused_move_changes_nothing_and_names_its_clause() -> None:
    match = fresh()
    before = match.state.tobytes()
    with pytest.raises(Illegal) as caught:
        match.play("k0,0")
    assert caught.value.clause == "KOH-TURN-04"
    with pytest.raises(Illegal):
        match.play(10**30)
    with pytest.raises(Unreadable):
        match.play("dance")
    assert match.state.tobytes() == before


def test_either_laying_order_reaches_the_same_position() -> None:
    one, other = fresh(), fresh()
    for match in (one, other):
        for word in ("b2b1", "k0,0", "f1,0"):
            match.play(word)
        match.deal()
        for word in ("b2b1", "k0,0", "f1,0"):
            match.play(word)
        match.deal()
        match.play("a1b1")
    for word in ("k1,1", "f-1,0"):
        one.play(word)
    for word in ("f-1,0", "k1,1"):
        other.play(word)
    assert one.digest() == other.digest()


def test_goal_cards_of_others_are_hidden_in_views_and_records_until_the_end() -> None:
    match = Match.new("kohaku", 2, seed="secret", options={"goal_cards": "on"})
    kept = [word for word in match.words() if word.startswith("keep:")]
    match.play(kept[0])
    match.play(match.words()[0])
    own = match.view(0)
    assert own.ponds[0].goal == kept[0].removeprefix("keep:")
    assert len(own.ponds[0].offered) == 2
    assert own.ponds[1].goal is None
    assert own.ponds[1].offered == []
    text = match.redacted(0).text()
    assert kept[0] in text
    assert "P2:?" in text
    assert "P2 keep:?" in text
    assert "seed" not in text
    spectator = match.redacted(None).text()
    assert "P1 keep:?" in spectator
    while not match.over:
        match.play(match.words()[0])
        match.deal()
    assert match.view(0).ponds[1].goal is not None
    assert match.redacted(None).text() == match.record().text()


def test_two_deals_that_differ_only_in_the_rivals_cards_look_the_same() -> None:
    """The leak test from outside: the same game with other secret cards for seat 2."""
    match = Match.new("kohaku", 2, seed="leak", options={"goal_cards": "on"})
    words = [entry.word for entry in match.entries]
    dealt = [word.removeprefix("P2:") for word in words if word.startswith("P2:")]
    used = {word.split(":")[1] for word in words if ":" in word}
    other_card = next(card for card in match.box.names["card"] if card not in used)
    text = match.record().text()
    twin = Match.replay(text.replace(f"P2:{dealt[0]}", f"P2:{other_card}"))
    for one in (match, twin):
        one.play(one.words()[0])
        keep = dealt[0] if one is match else other_card
        one.play(f"keep:{keep}")
    for _ in range(20):
        assert match.view(0) == twin.view(0)
        assert match.view(None) == twin.view(None)
        assert match.redacted(0) == twin.redacted(0)
        assert match.concealed(0).tobytes() == twin.concealed(0).tobytes()
        word = match.words()[0]
        for one in (match, twin):
            one.play(word)
        if match.actor == CHANCE:
            action = match.actions()[0]
            while match.actor == CHANCE:
                action = match.actions()[0]
                match.play(action)
                twin.play(action)
    assert match.view(1) != twin.view(1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 0}, "1 to 4 seats"),
        ({"seats": 5}, "1 to 4 seats"),
        ({"options": {"speed": "on"}}, "no option 'speed'"),
        ({"options": {"goal_cards": "maybe"}}, "cannot be 'maybe'"),
        ({"options": {"goal_cards": "on", "edition": "ru"}}, "no goal cards"),
        ({"seed": "a b"}, "a seed is"),
        ({"seed": ""}, "a seed is"),
        ({"seed": "x" * 65}, "a seed is"),
    ],
)
def test_impossible_games_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Match.new("kohaku", **arguments)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no game"):
        Match.new("chess")


def test_a_replay_can_stop_anywhere() -> None:
    match = fresh()
    while not match.over:
        match.play(match.words()[-1])
        match.deal()
    text = match.record().text()
    for upto in range(0, len(match.entries) + 1, 7):
        part = Match.replay(text, upto=upto)
        assert [entry.word for entry in part.entries] == [e.word for e in match.entries[:upto]]

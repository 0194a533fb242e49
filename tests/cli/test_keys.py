"""A piece held over a garden: turned and moved as a value, and by keys at a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.language import Speech
from pondside.terminal import keys
from pondside.terminal.faces import wodny_ogrod as face
from pondside.terminal.laying.squares import SIDE, Cell, Held
from pondside.terminal.talk import Talk

from .running import Keyboard, saved, words

Look = dict[Cell, bool]

# The trial tile Q of docs/rules/wodny_ogrod.md, section 1.6, in its eight orientations.
Q = (
    "oo#/#../##o", "##o/#.o/o.#", "o##/..#/#oo", "#.o/o.#/o##",
    "#oo/..#/o##", "o.#/#.o/##o", "##o/#../oo#", "o##/o.#/#.o",
)  # fmt: skip
BOX = Match.new("wodny_ogrod", 1, seed=5).box
PIECES = 64 + 4 + 3


def look_of(art: str) -> Look:
    rows = art.split("/")
    return {
        (r, c): sign == "o"
        for r, row in enumerate(rows)
        for c, sign in enumerate(row)
        if sign != "."
    }


def looks_of(piece: int) -> tuple[Look, ...]:
    """A piece of the box in its eight orientations, from the tables that the rules read."""
    b = BOX.tables[0]
    n = int(b.n_cells[piece])
    return tuple(
        {
            divmod(int(cell), SIDE): bool(symbol)
            for cell, symbol in zip(b.cell[piece, o, :n], b.symbol[piece, o, :n], strict=True)
        }
        for o in range(8)
    )


def size(look: Look) -> tuple[int, int]:
    return 1 + max(r for r, _ in look), 1 + max(c for _, c in look)


def mirrored(look: Look) -> Look:
    """Left and right change places."""
    _, width = size(look)
    return {(r, width - 1 - c): symbol for (r, c), symbol in look.items()}


def turned(look: Look) -> Look:
    """A quarter turn clockwise: what was at the top is on the right."""
    height, _ = size(look)
    return {(c, height - 1 - r): symbol for (r, c), symbol in look.items()}


def held(looks: tuple[Look, ...], **more: Any) -> Held:
    same = tuple(looks.index(look) for look in looks)
    return Held(what="L", looks=looks, same=same, worth={}, **more)


def seen(piece: Held) -> Look:
    """What lies in the garden, moved back into the corner."""
    top, left = min(r for r, _ in piece.cells), min(c for _, c in piece.cells)
    return {(r - top, c - left): symbol for (r, c), symbol in piece.cells.items()}


def side_up(piece: Held) -> str:
    return "koi" if piece.orientation < 4 else "lily"


every_piece = pytest.mark.parametrize("piece", range(PIECES))
IN_THE_MIDDLE = {"row": 4, "column": 4}


def everywhere() -> Iterator[Held]:
    """Every piece in every orientation, in the middle of the garden."""
    for piece in range(PIECES):
        for orientation in range(8):
            yield held(looks_of(piece), orientation=orientation, **IN_THE_MIDDLE)


class TestTurning:
    def test_the_orientations_of_the_trial_tile_are_those_of_the_rules(self) -> None:
        piece = held(tuple(look_of(art) for art in Q), **IN_THE_MIDDLE)
        shown = [seen(piece)]
        for _ in range(3):
            piece.turn()
            shown.append(seen(piece))
        piece.turn()
        piece.flip()
        for _ in range(4):
            shown.append(seen(piece))
            piece.turn()
        assert shown == [look_of(art) for art in Q]

    def test_four_quarter_turns_change_nothing(self) -> None:
        for piece in everywhere():
            before = (piece.orientation, piece.row, piece.column, piece.cells)
            for _ in range(4):
                piece.turn()
            assert (piece.orientation, piece.row, piece.column, piece.cells) == before

    def test_a_turn_is_clockwise_and_shows_the_same_side(self) -> None:
        for piece in everywhere():
            before, side = seen(piece), side_up(piece)
            piece.turn()
            assert seen(piece) == turned(before)
            assert side_up(piece) == side

    def test_turning_over_twice_changes_nothing(self) -> None:
        for piece in everywhere():
            before = (piece.orientation, piece.row, piece.column, piece.cells)
            piece.flip()
            piece.flip()
            assert (piece.orientation, piece.row, piece.column, piece.cells) == before

    def test_turning_over_mirrors_what_is_seen_and_shows_the_other_side(self) -> None:
        for piece in everywhere():
            before, side = seen(piece), side_up(piece)
            piece.flip()
            assert seen(piece) == mirrored(before)
            assert side_up(piece) != side

    def test_every_orientation_is_reached_from_every_other(self) -> None:
        for start in range(8):
            piece = held(looks_of(0), orientation=start, **IN_THE_MIDDLE)
            reached = set()
            for _ in range(2):
                for _ in range(4):
                    reached.add(piece.orientation)
                    piece.turn()
                piece.flip()
            assert reached == set(range(8))

    def test_a_piece_that_looks_the_same_turned_has_the_word_of_the_lowest_number(self) -> None:
        single = held(tuple(look_of("o") for _ in range(8)), **IN_THE_MIDDLE)
        for _ in range(4):
            assert single.word == "L.0@e5"
            single.turn()

    def test_at_an_edge_an_orientation_still_comes_back_after_four_turns(self) -> None:
        for piece in everywhere():
            start = piece.orientation
            piece.put("l12")
            for _ in range(4):
                piece.turn()
            assert piece.orientation == start


class TestMoving:
    @staticmethod
    def inside(piece: Held) -> bool:
        return all(0 <= r < SIDE and 0 <= c < SIDE for r, c in piece.cells)

    def test_nothing_ever_sticks_out(self) -> None:
        for piece in everywhere():
            for cell in ("a1", "l1", "a12", "l12", "f12", "l6"):
                piece.put(cell)
                assert self.inside(piece)
                for _ in range(2):
                    for _ in range(4):
                        piece.turn()
                        assert self.inside(piece)
                    piece.flip()
                    assert self.inside(piece)

    @pytest.mark.parametrize(
        ("way", "edge"),
        [((-1, 0), "top"), ((1, 0), "bottom"), ((0, -1), "left"), ((0, 1), "right")],
        ids=lambda value: value if isinstance(value, str) else "",
    )
    def test_a_piece_goes_step_by_step_to_the_edge_and_stops_there(
        self, way: tuple[int, int], edge: str
    ) -> None:
        for piece in everywhere():
            for _ in range(SIDE):
                before = piece.cells
                piece.move(*way)
                after = {(r + way[0], c + way[1]): symbol for (r, c), symbol in before.items()}
                assert piece.cells in (before, after)
            assert self.inside(piece)
            rows, columns = {r for r, _ in piece.cells}, {c for _, c in piece.cells}
            touched = {
                "top": min(rows), "bottom": max(rows), "left": min(columns), "right": max(columns),
            }  # fmt: skip
            assert touched[edge] == (0 if edge in ("top", "left") else SIDE - 1)

    def test_a_cell_moves_the_top_left_corner_there(self) -> None:
        piece = held(looks_of(0))
        for cell, place in (("a1", (0, 0)), ("c4", (3, 2)), ("g6", (5, 6))):
            assert piece.put(cell)
            assert (piece.row, piece.column) == place
            assert piece.word == f"L.0@{cell}"

    def test_a_corner_that_would_let_it_stick_out_is_as_near_as_can_be(self) -> None:
        piece = held(tuple(look_of(art) for art in Q))
        assert piece.put("l12")
        assert piece.word == "L.0@j10"

    @pytest.mark.parametrize(
        "cell",
        [
            "", "a", "1", "a0", "a13", "a99", "m1", "z12", "A1", "1a", "a1b", "aa1", "a-1", "a+1",
            "a 1", " a1", "a1 ", "a1.5", "a１", "a²", "a١", "ż1", "ａ1", "?", "c0049", "a000",
            "a" + "9" * 5000, "a01" + "2" * 5000,
        ],
        ids=lambda cell: repr(cell) if len(cell) < 20 else f"{len(cell)} signs",
    )  # fmt: skip
    def test_what_is_no_cell_of_the_garden_moves_nothing(self, cell: str) -> None:
        piece = held(looks_of(0), **IN_THE_MIDDLE)
        assert piece.put(cell) is False
        assert (piece.row, piece.column) == (4, 4)


def holding(match: Match, what: str) -> Held:
    """A piece as the terminal holds it."""
    talk = Talk(Speech("en", "wodny_ogrod"), match.box, str, plain=True)
    found = face.held(what, match.view(match.actor), talk)
    assert found is not None
    return found


class TestBest:
    def test_every_place_is_shown_once_in_the_order_of_its_worth(self) -> None:
        match = Match.new("wodny_ogrod", 1, seed=5)
        match.play(match.words()[0])
        piece = holding(match, "R")
        places = [piece.word]
        while len(places) < len(piece.worth):
            piece.best()
            places.append(piece.word)
            assert piece.fits
        assert len(set(places)) == len(places)
        assert set(places) == {word for word in match.words() if word.startswith("R.")}
        worths = [piece.worth[word] for word in places]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] > worths[-1]
        piece.best()
        assert piece.word == places[0]  # it begins again

    def test_a_piece_is_held_where_it_is_worth_most(self) -> None:
        match = Match.new("wodny_ogrod", 1, seed=5)
        choices = match.view(0).choices
        for what in ("L", "R", "l", "r"):
            wins = {one.word: len(one.wins) for one in choices if one.word.startswith(f"{what}.")}
            assert wins[holding(match, what).word] == max(wins.values()) > 0

    def test_moving_in_between_does_not_lose_the_place_in_the_list(self) -> None:
        match = Match.new("wodny_ogrod", 1, seed=5)
        still, moved = holding(match, "L"), holding(match, "L")
        for _ in range(5):
            still.best()
            moved.put("l12")
            moved.flip()
            moved.best()
            assert moved.word == still.word

    def test_a_piece_that_fits_nowhere_stays_where_it_is(self) -> None:
        piece = held(looks_of(0), **IN_THE_MIDDLE)
        piece.best()
        assert (piece.row, piece.column, piece.orientation) == (4, 4, 0)
        assert not piece.fits
        assert piece.fitting() == []

    def test_the_orientations_that_fit_are_named_by_their_lowest_numbers(self) -> None:
        match = Match.new("wodny_ogrod", 1, seed=5)
        match.play(next(one.word for one in match.view(0).choices if not one.wins))
        legal = set(match.words())
        piece = holding(match, "R")
        for row in range(1, 13):
            for column in "abcdefghijkl":
                cell = f"{column}{row}"
                piece.orientation = 0
                piece.put(cell)
                if (piece.row, piece.column) != (row - 1, ord(column) - ord("a")):
                    continue  # it would stick out
                assert piece.fitting() == [o for o in range(8) if f"R.{o}@{cell}" in legal]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, int]]:
    """A terminal for this process: what a person types into, and what the program reads."""
    master, slave = pty.openpty()
    with os.fdopen(os.dup(slave), "r") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield master, slave
    os.close(slave)
    os.close(master)


@contextmanager
def at_once() -> Iterator[None]:
    """What happens inside must not wait for more keys."""

    def give_up(*_: object) -> None:
        raise AssertionError("it waits for more")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(5)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


class TestKeys:
    @pytest.mark.parametrize(
        ("typed", "key"),
        [
            ("\x1b[A", "up"), ("\x1b[B", "down"), ("\x1b[C", "right"), ("\x1b[D", "left"),
            ("\x1bOA", "up"), ("\x1bOD", "left"), ("\x1b[1;5C", "right"), ("\x1b[1;2B", "down"),
            ("\x1b", "escape"), ("\n", "enter"), ("\r", "enter"), ("r", "r"), ("F", "F"),
            ("ż", "ż"), ("к", "к"), ("€", "€"), (" ", " "), ("\x7f", "\x7f"), ("\t", "\t"),
            ("\x1b[5~", "other"), ("\x1b[15~", "other"), ("\x1bOP", "other"), ("\x1b[3~", "other"),
        ],
        ids=repr,
    )  # fmt: skip
    def test_a_key_has_a_name(self, typed: str, key: str, terminal: tuple[int, int]) -> None:
        with keys.keys() as next_key, at_once():
            os.write(terminal[0], typed.encode())
            assert next_key() == key
            time.sleep(2 * keys._WAIT)  # an escape and a letter at once would be Alt
            os.write(terminal[0], b"n")
            assert next_key() == "n"  # nothing is left over, nothing was swallowed

    def test_keys_typed_fast_come_one_by_one(self, terminal: tuple[int, int]) -> None:
        with keys.keys() as next_key, at_once():
            os.write(terminal[0], b"\x1b[A\x1b[Arf\x1b[Dn\r")
            found = [next_key() for _ in range(7)]
        assert found == ["up", "up", "r", "f", "left", "n", "enter"]

    def test_a_byte_of_another_encoding_does_not_swallow_the_next_keys(
        self, terminal: tuple[int, int]
    ) -> None:
        with keys.keys() as next_key, at_once():
            os.write(terminal[0], b"\xbfrfn\rnnnn")  # ż in ISO 8859-2
            assert [next_key() for _ in range(4)] == ["r", "f", "n", "enter"]

    def test_the_end_of_the_input_is_told(self, terminal: tuple[int, int]) -> None:
        with keys.keys() as next_key:
            os.write(terminal[0], b"\x04")
            with pytest.raises(EOFError):
                next_key()

    @pytest.mark.parametrize("error", [None, KeyboardInterrupt, EOFError, ValueError])
    def test_the_terminal_is_put_back_whatever_happens(
        self, error: type[BaseException] | None, terminal: tuple[int, int]
    ) -> None:
        before = termios.tcgetattr(terminal[1])
        assert before[3] & termios.ICANON
        try:
            with keys.keys():
                during = termios.tcgetattr(terminal[1])
                assert not during[3] & (termios.ICANON | termios.ECHO)
                assert during[3] & termios.ISIG  # Ctrl-C still interrupts
                if error:
                    raise error
        except (KeyboardInterrupt, EOFError, ValueError):
            pass
        assert termios.tcgetattr(terminal[1]) == before

    def test_keys_are_for_a_terminal_alone(self, terminal: tuple[int, int]) -> None:
        assert not keys.available()  # the output of a test is no terminal


class Hands(Keyboard):
    """Somebody at a real terminal with a window of a size."""

    def __init__(self, *args: str, rows: int = 40, columns: int = 100) -> None:
        super().__init__(*args, terminal=True)
        fcntl.ioctl(self._from, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = self.settings()

    def settings(self) -> list[Any]:
        return termios.tcgetattr(self._from)

    def __enter__(self) -> Hands:
        return self

    def press(self, typed: str, pattern: str) -> str:
        """Press keys and wait until something is on the screen; what came since the last answer."""
        self.send(typed)
        for piece in self._pieces():
            self._new += piece
            self.said += piece
            if re.search(pattern, self._new, re.S):
                seen, self._new = self._new, ""
                return seen
        raise AssertionError(f"it ended without saying {pattern}: {self.said[-500:]}")


UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
HINT = "Esc put back"  # the last words of the picture of a held piece
SOLO = ("play", "wodny_ogrod", "--seats", "1", "--seed", "5")
STATUS = re.compile(r"Tile (T\d\d), (koi|lily) side up, orientation (\d), on (\w+): (.+)")


def status(screen: str) -> tuple[str, ...]:
    """What is said of the held piece, last."""
    found: list[tuple[str, ...]] = STATUS.findall(re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", screen))
    return found[-1]


class TestAtTheTerminal:
    @staticmethod
    def begin(hands: Hands) -> None:
        """A first turn, typed as words."""
        screen = hands.type("L.0@a1")
        if "end the turn" in screen:
            hands.type("end")
        assert "── Turn 2 " in hands.type("")

    def test_a_whole_turn_with_keys_alone(self, games: Path) -> None:
        match = Match.new("wodny_ogrod", 1, seed=5)
        model = holding(match, "L")
        with Hands(*SOLO) as hands:
            assert "1. T" in hands.hear()
            screen = hands.press("1\n", HINT)

            def agrees(screen: str) -> None:
                tile, side, orientation, cell, told = status(screen)
                assert tile == match.view(0).gardens[0].display[0]
                assert (side, int(orientation)) == (side_up(model), model.orientation)
                assert f"L.{model.same[model.orientation]}@{cell}" == model.word
                assert told.startswith("fits, plus 0 points")

            agrees(screen)
            for key, change in (
                ("r", model.turn), ("f", model.flip), ("n", model.best),
                (DOWN, lambda: model.move(1, 0)), (RIGHT, lambda: model.move(0, 1)),
                (DOWN, lambda: model.move(1, 0)), (LEFT, lambda: model.move(0, -1)),
                (UP, lambda: model.move(-1, 0)), ("R", model.turn), ("F", model.flip),
                ("z", lambda: None), ("ż", lambda: None), ("\x1b[5~", lambda: None),
                ("N", model.best),
            ):  # fmt: skip
                change()
                agrees(hands.press(key, HINT))
            word = model.word
            assert next(one.wins for one in match.view(0).choices if one.word == word) == ("S1",)
            hands.send("\r")
            screen = hands.hear()
            assert "You laid tile " in screen
            assert "You covered the marked area " in screen
            screen = hands.type("2")  # keep the token
            assert "Press Enter to confirm your turn" in screen
            assert "Taken back: end" in hands.type("u")
            assert f"Taken back: {word}" in hands.type("u")
            hands.press("2\n", HINT)
            hands.send("\x1b")
            assert "Put back." in hands.hear()
            hands.press("1\n", HINT)
            hands.send("\n")
            assert "You laid tile " in hands.hear()
            hands.type("end")
            assert "── Turn 2 " in hands.type("")
            hands.send("q\n")
            code, last = hands.end()
        assert code == 0
        assert "See you at the pond." in last
        assert words(saved(games), 0) == [holding(match, "L").word, "end"]

    def test_several_keys_put_a_piece_back(self, games: Path) -> None:
        """Letters mean the same with and without Shift, as R, F and N do."""
        held = []
        with Hands(*SOLO) as hands:
            hands.hear()
            for key in ("x", "q", "X", "Q"):
                hands.press("3\n", HINT)
                # Enter lays what is held; at the question it reminds of the commands.
                if "You laid tile" in hands.press(f"{key}\n", "You laid tile .*> |q save and stop"):
                    held.append(key)
                    hands.type("u")
                else:
                    assert "Put back." in hands.said
                    hands.type("")
            hands.send("q\n")
            assert hands.end()[0] == 0
        assert words(saved(games), 0) == []
        assert held == []

    def test_what_does_not_fit_is_refused_and_the_piece_is_still_held(self, games: Path) -> None:
        with Hands(*SOLO) as hands:
            hands.hear()
            self.begin(hands)
            hands.press("1\n", HINT)
            for key in ("n", *[UP] * 12, *[LEFT] * 12):
                screen = hands.press(key, HINT)
            *_, cell, told = status(screen)
            assert cell == "a1"
            assert told.startswith("does not fit here")
            screen = hands.press("\n", f"Not possible: .*{HINT}")
            assert "Not possible: it would lie on something (WOD-TURN-04)." in screen
            assert status(screen)[3] == "a1"
            hands.send("\x1b")
            hands.hear()
            hands.send("q\n")
            assert hands.end()[0] == 0
        assert words(saved(games), 0)[0] == "L.0@a1"

    @pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
    def test_stopping_with_a_piece_in_hand_saves_and_puts_the_terminal_back(
        self, key: str, games: Path
    ) -> None:
        with Hands(*SOLO) as hands:
            hands.hear()
            self.begin(hands)
            hands.press("2\n", HINT)
            hands.press("r", HINT)
            during = hands.settings()
            assert during != hands.before
            assert not during[3] & termios.ICANON
            hands.send(key)
            code, last = hands.end()
            after = hands.settings()
        assert code == 0
        assert after == hands.before
        assert "The game is saved in " in last
        assert "See you at the pond." in last
        assert hands.said.count("\x1b[?25l") == hands.said.count("\x1b[?25h")  # the cursor shows
        assert words(saved(games), 0)[0] == "L.0@a1"
        assert saved(games).turn == 2

    @pytest.mark.parametrize("language", ["en", "pl", "ru"])
    def test_the_picture_fits_a_common_window(self, language: str) -> None:
        hint = Speech(language, "wodny_ogrod")("held-keys")
        with Hands(*SOLO, "--lang", language, rows=24, columns=80) as hands:
            hands.hear()
            screen = hands.press("1\n", re.escape(hint))
            hands.press("n", re.escape(hint))
            hands.send("\x1b")
            hands.hear()
            hands.send("q\n")
            assert hands.end()[0] == 0
        assert "12 " in screen
        assert "…" not in screen.split("abc")[-1]  # nothing was cut off

    def test_a_plain_game_at_a_terminal_asks_line_by_line(self, games: Path) -> None:
        with Hands(*SOLO, "--plain") as hands:
            hands.hear()
            screen = hands.type("1")
            assert "It looks like this: " in screen
            assert "A cell to move it there, r turn" in screen
            assert "\x1b" not in hands.said
            assert hands.settings() == hands.before
            screen = hands.type("x")
            assert "Put back." in screen
            hands.send("q\n")
            assert hands.end()[0] == 0

    def test_a_terminal_that_cannot_move_its_cursor_asks_line_by_line(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Such as the shell of an editor: a picture that is drawn over and over is not seen."""
        monkeypatch.setenv("TERM", "dumb")
        with Hands(*SOLO) as hands:
            hands.hear()
            hands.send("1\n")
            time.sleep(0.5)
            hands.send("\x04")
            hands.end()
        assert STATUS.search(hands.said)

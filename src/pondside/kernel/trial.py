"""Actions tried out on a position that somebody may know: no match is played on."""

from __future__ import annotations

from typing import Any

from . import doors
from .errors import Illegal
from .game import Array, Box, Game
from .match import sent_view


class Trial:
    """A position of its own, which goes on from what it is given."""

    def __init__(self, game: Game, box: Box, known: Array) -> None:
        self._game, self._box, self.known = game, box, known

    @property
    def stands(self) -> tuple[int, int]:
        """Who acts now, and the number of the turn."""
        actor, turn = doors.stand(self._box.tables, self.known)
        return int(actor), int(turn)

    def read(self, word: str) -> int:
        """The action that a word means here; raises Unreadable or Illegal."""
        action = self._game.parse(self._box, self.known, word)
        code = int(doors.refusal(self._box.tables, self.known, 0, action))
        if code:
            refusal = self._game.refusals[code]
            raise Illegal(word, refusal.clause, refusal.name)
        return action

    def take(self, action: int) -> None:
        doors.apply(self._box.tables, self.known, 0, action)

    def sent(self, seat: int) -> Any:
        """The view of a seat, for a message."""
        return sent_view(self._game, self._box, self.known, seat)

"""Two guests play over a wire that loses, repeats, delays and reorders messages, sends old ones
again and garbles some.  Whatever happens, everybody ends at the same game.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from pondside import Match

from .house import Guest, House, Socket, pair, play_on, run

DEEP = "[" * 2000


class Player:
    """A client that believes only what it heard, and may have forgotten the last of that."""

    def __init__(self, guest: Guest, seat: int, table: str, chance: random.Random) -> None:
        self.guest, self.seat, self._table, self._chance = guest, seat, table, chance
        self.steps: list[Any] = []
        self.on_the_way: list[dict[str, Any]] = []
        self.ever: list[dict[str, Any]] = []
        self.arrived: Counter[str | None] = Counter()  # on the present socket
        self.accepted: dict[str, int] = {}  # id -> version
        self._n = 0

    async def connect(self, since: int | None) -> None:
        query: dict[str, Any] = {} if since is None else {"since": since}
        self.since = since
        self.socket: Socket = await self.guest.look(self._table, **query)
        self.arrived.clear()
        self._read = self._checked = 0
        self.learn()

    def learn(self) -> None:
        """Take in what was heard since the last time."""
        for message in self.socket.heard[self._read :]:
            if message["type"] in ("state", "update"):
                self.now = message
                for step in message["steps"]:
                    assert step["n"] == len(self.steps) + 1, "a gap in the steps"
                    self.steps.append(step)
        self._read = len(self.socket.heard)

    def compose(self) -> None:
        """Think of something to say; it is not on the wire yet."""
        chance, now = self._chance, self.now
        version = self.socket.version
        if chance.random() < 0.1:
            version = max(0, version - chance.randint(1, 3))
        self._n += 1
        message: dict[str, Any] = {"id": f"{self.seat}-{self._n}"}
        if now["to_act"] == self.seat and chance.random() < 0.85:
            if now["finished"]:
                message |= chance.choice(
                    [{"type": "confirm"}] * 5 + [{"type": "undo"}, {"type": "undo", "whole": True}]
                )
            elif self.socket.words:
                word = chance.choice(self.socket.words)
                message |= {"type": "act", "words": [word], "confirm": chance.random() < 0.05}
            else:
                message |= {"type": "undo"}
            message["version"] = version
        else:
            message |= chance.choice(
                [
                    {"type": "ping"},
                    {"type": "why", "word": "b2b1"},
                    {"type": "worth", "word": "k0,0"},
                    {"type": "sheet", "seat": chance.randrange(4)},
                    {"type": "sit", "seat": chance.randrange(3)},
                    {"type": "act", "words": ["g7", "N"], "version": version},
                    {"type": "undo", "version": version},
                    {"type": "confirm", "version": version},
                    {"type": "ask_back", "version": version},
                    {"type": "answer_back", "version": version, "agree": chance.random() < 0.7},
                ]
            )
        self.on_the_way.append(message)
        self.ever.append(message)

    def deliver(self, message: dict[str, Any]) -> None:
        self.arrived[message["id"]] += 1
        self.socket.say(json.dumps(message))

    def garble(self) -> None:
        """Something that no client should send."""
        chance = self._chance
        self._n += 1
        id = f"{self.seat}-bad-{self._n}"
        good = {"type": "act", "id": id, "version": self.socket.version, "words": ["b2b1"]}
        text = json.dumps(good)
        readable: list[dict[str, Any]] = [
            good | {"type": "dance"},
            good | {"more": 1},
            good | {"version": "1"},
            good | {"version": -1},
            good | {"version": 1e300},
            good | {"words": []},
            good | {"words": ["b2b1"] * 9},
            good | {"words": "b2b1"},
            good | {"words": [None]},
            good | {"words": ["k0,0 \u0000\u202e🐸"]},  # fits, but is no word
            good | {"words": ["٣٣"]},
            good | {"words": ["x" * 41]},
            {"id": id},
            {"type": "why", "id": id},
        ]
        unreadable = [
            "", "null", "7", "[]", '"act"', "{}", text[: chance.randrange(1, len(text))], DEEP,
            text.replace(id, "not an id, and much too long " * 3), text[:-1] + ', "id": 7}',
            json.dumps(good | {"more": "x" * 5000}), json.dumps({"a": "\ud800"})[:-1],
        ]  # fmt: skip
        if chance.random() < 0.5:
            self.arrived[id] += 1
            self.socket.say(json.dumps(chance.choice(readable)))
        else:
            self.arrived[None] += 1
            if chance.random() < 0.1:
                self.socket.say_bytes(text.encode())
            else:
                self.socket.say(chance.choice(unreadable))

    async def settle(self) -> None:
        await self.socket.settle()
        self.check()
        self.learn()

    def check(self) -> None:
        """What was heard on this socket holds together."""
        heard = self.socket.heard
        for id, times in self.arrived.items():
            answers = self.socket.answers(id)
            assert len(answers) == times, f"{id} arrived {times} times: {answers}"
        for k, message in enumerate(heard):
            if message.get("error") == "stale":
                assert heard[k + 1]["type"] == "state"
            if k < self._checked:
                continue
            if message["type"] == "refused":
                assert message["id"] not in self.accepted, "refused, but accepted before"
            if message["type"] == "update" and message["id"] is not None:
                # Repeated, it is answered with how the table stands by then.
                version = self.accepted.setdefault(message["id"], message["version"])
                assert version <= message["version"], "the table went back behind a message"
        self._checked = len(heard)
        told = [one["version"] for one in heard if one["type"] in ("state", "update")]
        assert told == sorted(told)

    async def reconnect(self) -> None:
        """The line is cut; the last messages before that never came."""
        await self.settle()
        await self.socket.leave()
        forgotten = self._chance.randrange(4)
        del self.steps[max(0, len(self.steps) - forgotten) :]
        await self.connect(len(self.steps))


def position(match: Match, seat: int) -> Any:
    return json.loads(msgspec.json.encode(match.view(seat)))


async def play_badly(game: str, seed: int, ticks: int, folder: Path) -> None:
    chance = random.Random(seed)
    async with House(folder / "tables.db") as house:
        ala, olek, made = await pair(house, game)
        table = made["table"]["id"]
        players = [Player(ala, 0, table, chance), Player(olek, 1, table, chance)]
        for player in players:
            await player.connect(0)
        for _ in range(ticks):
            player = chance.choice(players)
            what = chance.random()
            if what < 0.45:
                await player.settle()  # so that it speaks of the newest position it heard of
                player.compose()
            if what < 0.75 and player.on_the_way:
                message = player.on_the_way.pop(chance.randrange(len(player.on_the_way)))
                fate = chance.random()
                if fate > 0.1:  # otherwise it is lost
                    player.deliver(message)
                if fate > 0.85:
                    player.on_the_way.append(message)  # and comes once more, later
            elif what < 0.85 and player.ever:
                player.deliver(chance.choice(player.ever))
            elif what < 0.93:
                player.garble()
            elif what < 0.97:
                await player.reconnect()
        for player in players:
            await player.settle()

        # Nobody's tentative words are left.
        for player in players:
            if player.now["to_act"] == player.seat and player.now["tentative"]:
                undone = await player.socket.ask("undo", whole=True)
                assert undone["type"] == "update", undone
        for player in players:
            await player.settle()

        lines = house.lines(table)
        assert [line["version"] for line in lines] == list(range(1, len(lines) + 1))
        stored = [line["message"] for line in lines if line["message"] is not None]
        assert len(stored) == len(set(stored)), "a message was stored twice"
        record = (await ala.get(f"/api/tables/{table}/record")).text
        for player in players:
            await same_for(player, lines, record, table)


async def same_for(player: Player, lines: list[Any], record: str, table: str) -> None:
    """What a player believes is what is stored."""
    me = (await player.guest.get("/api/me")).json()["guest"]
    mine = {
        line["message"].removeprefix(f"{me}:"): line["version"]
        for line in lines
        if line["message"] and line["message"].startswith(me)
    }
    kinds = {message["id"]: message["type"] for message in player.ever}
    for id, version in player.accepted.items():
        if kinds.get(id) in ("act", "undo", "confirm"):
            assert mine[id] == version, f"{id} was accepted, but is not stored"
    for id in mine:
        assert id in player.accepted or id not in kinds, f"{id} is stored, but was not accepted"
    fresh = await player.guest.look(table, since=0)
    assert fresh.now["steps"] == player.steps
    assert fresh.now["view"] == player.now["view"]
    assert player.now["view"] == position(Match.replay(record), player.seat)


@pytest.mark.parametrize("game", ["kohaku", "rybowisko"])
@given(seed=st.integers(0, 2**32), ticks=st.integers(20, 130))
# An example is a whole evening of two people: smaller ones are not looked for.
@settings(max_examples=5, phases=[Phase.explicit, Phase.generate])
def test_over_a_faulty_wire_both_sides_still_know_the_same_game(
    game: str, seed: int, ticks: int
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        run(play_badly(game, seed, ticks, Path(folder)))


@pytest.mark.parametrize("game", ["kohaku", "rybowisko"])
def test_a_game_played_to_its_end_can_be_replayed_and_verified(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            options = {"target": "2"} if game == "rybowisko" else {}
            ala, olek, made = await pair(house, game, options=options)
            table = made["table"]["id"]
            sockets = [await ala.look(table, since=0), await olek.look(table, since=0)]
            await play_on(sockets, lambda: False, random.Random(3).choice)
            path = f"/api/tables/{table}"
            info = (await olek.get(path)).json()
            assert (info["state"], info["to_act"]) == ("over", None)
            match = Match.replay((await olek.get(f"{path}/record")).text)
            assert match.over
            for seat, socket in enumerate(sockets):
                await socket.settle()
                assert socket.now["view"] == position(match, seat)
                steps = [step for one in socket.of("state", "update") for step in one["steps"]]
                assert [step["n"] for step in steps] == list(range(1, info["steps"] + 1))
                assert [step["word"] for step in steps] == [one.word for one in match.entries]
            # The seed that is told leads to the same draws, and was committed to at the start.
            draws = (await olek.get(f"{path}/draws")).json()
            assert draws["seed"] == info["seed"] == match.seed
            assert draws["commitment"] == made["table"]["commitment"] == info["commitment"]
            dealt = [one.word for one in match.entries if one.actor < 0]
            assert [one["word"] for one in draws["draws"]] == dealt
            again = Match.new(game, 2, options=info["options"], seed=info["seed"])
            assert [one.word for one in again.entries] == dealt[: len(again.entries)]
            sheets = (await olek.get(f"{path}/sheets")).json()
            for seat, sheet in enumerate(sheets["sheets"]):
                assert sum(line["points"] for line in sheet) == match.total(seat)
            assert [one["total"] for one in sheets["outcome"]["placings"]]
            assert info["outcome"] == sheets["outcome"]

    run(scenario())

"""Nobody is told what they may not know: in no message, answer, error, log or count."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from pondside.kernel import dealer
from pondside.table.secrets import commitment

from .house import Guest, House, Socket, pair, play_on, run, turn

GOALS = {"options": {"goal_cards": "on"}}


async def everything(guest: Guest, made: Any, watch: str | None) -> list[str]:
    """All that somebody can ask for over HTTP about a table."""
    path = f"/api/tables/{made['table']['id']}"
    query = {} if watch is None else {"watch": watch}
    said = [(await guest.get(path, **query)).text, (await guest.get("/api/tables")).text]
    n = (await guest.get(path, **query)).json().get("steps", 0)
    for ending in ("/record", "/sheets", "/draws", f"/steps/{n + 1}", f"/steps/{n}", "/steps/14"):
        said.append((await guest.get(path + ending, **query)).text)
    said.append((await guest.post(path + "/claim", {"invite": "x" * 43})).text)
    said.append((await guest.post(path + "/invites", {"seat": 1})).text)
    said.append((await guest.get("/metrics")).text)
    return said


async def questions(socket: Socket) -> None:
    """All that somebody can ask for over a socket, with and without the right to."""
    for card in ("statues", "no_fry", "no_dragonflies", "frog_turtle", "flower_sets"):
        await socket.ask("why", word=f"keep:{card}")
        await socket.ask("worth", word=f"keep:{card}")
        await socket.ask("act", words=[f"keep:{card}"], version=0)
    await plans(socket)
    for seat in (0, 1, 2):
        await socket.ask("sheet", seat=seat)
        await socket.ask("sit", seat=seat)


async def plans(socket: Socket) -> None:
    """A turn tried out ahead, as far as it goes, each time with the first word offered."""
    words: list[str] = []
    while (told := await socket.ask("plan", words=words))["type"] == "planned":
        if told["finished"]:
            return
        words.append(min(one["word"] for one in told["view"]["choices"]))


class Ear:
    """What one role has been told in all."""

    def __init__(self, guest: Guest, socket: Socket, made: Any, watch: str | None) -> None:
        self.guest, self.socket, self.made, self.watch = guest, socket, made, watch
        self.answers: list[str] = []

    async def listen(self) -> None:
        self.answers += await everything(self.guest, self.made, self.watch)
        if self.socket.closed is None:
            await questions(self.socket)
            query: dict[str, Any] = {"watch": self.watch} if self.watch else {}
            again = await self.guest.look(self.made["table"]["id"], since=0, **query)
            self.answers += again.raw
            await again.leave()

    @property
    def text(self) -> str:
        return "\n".join([*self.socket.raw, *self.answers])


def test_no_role_hears_the_seed_a_foreign_card_or_a_foreign_secret_before_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, "kohaku", **GOALS)
            table, watch = made["table"]["id"], made["watch"]
            stranger, spectator, neighbour = house.guest(), house.guest(), house.guest()
            await spectator.get("/api/me")
            await neighbour.make("kohaku", "me", "me")
            seats = [await ala.look(table), await olek.look(table)]
            ears = {
                "ala": Ear(ala, seats[0], made, None),
                "olek": Ear(olek, seats[1], made, None),
                "spectator": Ear(spectator, await spectator.look(table, watch=watch), made, watch),
                "stranger": Ear(stranger, await stranger.look(table), made, None),
                "neighbour": Ear(neighbour, await neighbour.look(table), made, None),
            }
            chance = random.Random(7)
            asked = {2, 5, 30}  # moments, by the number of tentative turns seen

            for ear in ears.values():
                await ear.listen()
            for moment in range(1000):
                await play_on(seats, lambda: True)
                for seat in seats:
                    await seat.settle()
                to_act = seats[0].now["to_act"]
                if to_act is None:
                    break
                actor = seats[to_act]
                await turn(actor, chance.choice)
                last = actor.now["view"]["phase"] == "ended"
                if moment in asked or last:
                    for ear in ears.values():
                        await ear.listen()
                if last:
                    break  # complete, but not confirmed
                assert (await actor.ask("confirm"))["type"] == "update"
            assert last, "the last turn was not reached"

            seed = house.seed(table)
            dealt = {0: set[str](), 1: set[str]()}
            for line in house.lines(table):
                for word in line["chance"]:
                    if deal := re.fullmatch(r"P([12]):(\w+)", word):
                        dealt[int(deal[1]) - 1].add(deal[2])
            assert all(len(cards) == 2 for cards in dealt.values())
            secrets = {name: ear.guest.secret for name, ear in ears.items()}
            logged = capsys.readouterr()
            for name, ear in ears.items():
                text = "\n".join([ear.text, logged.out, logged.err])
                known = heard(text)
                assert seed not in text, f"{name} can read the seed"
                for other, secret in secrets.items():
                    assert secret is None or secret not in text, f"{name} has {other}'s cookie"
                if name != "ala":
                    assert made["invites"]["1"] not in text
                if name not in ("ala", "spectator"):
                    assert watch not in text
                for holder, cards in dealt.items():
                    own = name == ("ala", "olek")[holder]  # who has them hears of both
                    for card in cards:
                        assert bool(re.search(rf'[:"]{card}\b', known)) == own, (name, card)

    run(scenario())


def heard(text: str) -> str:
    """Without what is the same for everybody: what the box shows, and the messages of errors.

    Every card is printed in the box; an error repeats the word that was asked about.
    """
    told, at = [], 0
    while at < len(text):
        try:
            value, at = json.JSONDecoder().raw_decode(text, at)
            told.append(json.dumps(_untold(value)))
        except json.JSONDecodeError:  # a record, a log, counts: to the end of the line
            end = text.find("\n", at) + 1 or len(text)
            told.append(text[at:end])
            at = end
    return "\n".join(told)


def _untold(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _untold(one) for k, one in value.items() if k not in ("printed", "message")}
    return [_untold(one) for one in value] if isinstance(value, list) else value


# Two worlds that differ in what a role may not know sound the same to it.


def imagined(stream: str, n: int, total: int, world: str, horizon: dict[str, int]) -> int:
    """A draw that is the same in every world, but for secret cards and what lies ahead."""
    secret = stream == "goal" and n >= 2  # the first two cards are dealt to seat 0
    ahead = n >= horizon.get(stream, 0)
    own = world if secret or (ahead and stream != "goal") else ""
    return random.Random(f"{stream} {n} {own}").randrange(total)


def alike(text: str, names: dict[str, str]) -> str:
    """A message without what differs between any two tables: ids, secrets, times."""
    for name, told in names.items():
        text = text.replace(name, told)
    return re.sub(r'"(created|updated)":\d+', r'"\1":0', text)


def test_tables_that_differ_in_what_a_role_may_not_know_send_it_equal_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = 4
    horizon = {"koi": 6 + turns, "feature": 6 + turns}  # six of each are laid out first

    async def world(name: str) -> tuple[dict[str, list[str]], list[str], str]:
        """What each role heard; what Olek holds; the seed."""

        def draw(seed: str, game: str, stream: str, n: int, total: int) -> int:
            return imagined(stream, n, total, name, horizon)

        monkeypatch.setattr(dealer, "draw", draw)
        async with House(tmp_path / f"{name}.db") as house:
            ala, olek, made = await pair(house, "kohaku", **GOALS)
            table, watch = made["table"]["id"], made["watch"]
            spectator = house.guest()
            await spectator.get("/api/me")
            seats = [await ala.look(table), await olek.look(table)]
            looking = await spectator.look(table, watch=watch)
            ears = {
                "ala": Ear(ala, seats[0], made, None),
                "spectator": Ear(spectator, looking, made, watch),
            }
            for _ in range(2 + turns):  # both keep a card, then they play
                for seat in seats:
                    await seat.settle()
                actor = seats[seats[0].now["to_act"]]
                await turn(actor)
                for ear in ears.values():
                    await ear.listen()
                assert (await actor.ask("confirm"))["type"] == "update"
            for seat in (*seats, looking):
                await seat.settle()
            seed = house.seed(table)
            names = {table: "TABLE", table[:8]: "TABLE", watch: "WATCH", commitment(seed): "SUM"}
            names[made["invites"]["1"]] = "INVITE"
            heard_by = {
                role: [alike(one, names) for one in (*ear.socket.raw, *ear.answers)]
                for role, ear in ears.items()
            }
            return heard_by, seats[1].now["view"]["ponds"][1]["offered"], seed

    one, other = run(world("one")), run(world("other"))
    assert one[1] != other[1], "the worlds do not differ"
    assert one[2] != other[2]
    for role in one[0]:
        for mine, theirs in zip(one[0][role], other[0][role], strict=True):
            if "pondside_answer_seconds" not in mine:  # counts and times of this process
                assert unnumbered(mine) == unnumbered(theirs)


def unnumbered(text: str) -> str:
    """Without the ids that the tests give their messages."""
    return re.sub(r'"id":"t\d+"', '"id":"t"', text)

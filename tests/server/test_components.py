"""An owner's component file at the table: marked, drawn from, and kept when the file is gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pondside.games import load
from pondside.kernel.errors import BadData, BadOption, Unreadable
from pondside.kernel.record import parse
from pondside.service import bot_pool as bots
from pondside.service.components import OwnedBoxes

from .house import House, run, turn
from .thinking import ready

STOCK = load("rybowisko").open_box(None)


def owners(folder: Path) -> Path:
    """Rybowisko with other cards: 18 in all, one of each species."""
    from pondside.games.rybowisko.tables import stock_text

    text = stock_text()
    for old, new in (
        ("cards = 54", "cards = 18"),
        ("copies_each = 3", "copies_each = 1"),
        ("copies = 3", "copies = 1"),
    ):
        assert old in text
        text = text.replace(old, new)
    file = folder / "my-rybowisko.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_new_tables_are_made_with_the_owners_file_and_say_so(tmp_path: Path) -> None:
    file = owners(tmp_path)
    digest = load("rybowisko").open_box(str(file)).digest

    async def scenario() -> None:
        path = tmp_path / "tables.db"
        async with House(path, data=(file,)) as house:
            guest = house.guest()
            games = {one["key"]: one for one in (await guest.get("/api/games")).json()}
            assert games["rybowisko"]["components"] == {"digest": digest, "name": file.name}
            assert games["koi"]["components"] is None
            made = await guest.make("rybowisko", "me")
            at = f"/api/tables/{made['table']['id']}"
            assert made["table"]["components"] == digest
            assert parse((await guest.get(f"{at}/record")).text).data == digest
            printed = (await guest.get(f"{at}/printed")).json()["printed"]
            lesson = await guest.make("rybowisko", "me", lesson=True)
            assert lesson["table"]["components"] is None
            other = await guest.make("koi", "me")
            assert other["table"]["components"] is None
            secret = guest.secret
        file.unlink()
        async with House(path) as house:  # without the file
            guest = house.guest()
            guest.http.cookies.set("pondside", str(secret))
            info = (await guest.get(at)).json()
            assert info["components"] == digest
            assert info["kept"] is False
            assert (await guest.get(f"{at}/printed")).json()["printed"] == printed
            socket = await guest.look(made["table"]["id"])
            await turn(socket)
            assert (await socket.ask("confirm"))["type"] == "update"
            stock = await guest.make("rybowisko", "me")
            assert stock["table"]["components"] is None

    run(scenario())


def test_a_bot_is_told_the_components_of_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = owners(tmp_path)
    heard: list[Any] = []
    process: Any = ready()

    class Hearing(process):  # type: ignore[misc]
        async def ask(self, question: Any, progress: Any) -> Any:
            heard.append(question.components)
            return await super().ask(question, progress)

    monkeypatch.setattr(bots, "_Process", Hearing)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db", data=(file,)) as house:
            guest = house.guest()
            options = {"first": "2"}
            made = await guest.make("rybowisko", "me", "calm", options=options)
            socket = await guest.look(made["table"]["id"])
            await socket.wait(lambda: socket.now["to_act"] == 0)
            assert heard[0].digest == made["table"]["components"]
            assert heard[0].text == file.read_text(encoding="utf-8")

    run(scenario())


def test_a_worker_plays_with_the_components_it_is_told(tmp_path: Path) -> None:
    from pondside.bots.worker import box_of, told

    game = load("rybowisko")
    box = game.open_box(str(owners(tmp_path)))
    again = box_of(game, told(game, box))
    assert again.digest == box.digest
    assert again.tables.tobytes() == box.tables.tobytes()
    assert told(game, STOCK) is None
    assert box_of(game, None) is STOCK


def test_a_file_that_will_not_do_is_refused_before_anybody_comes(tmp_path: Path) -> None:
    file = owners(tmp_path)
    with pytest.raises(BadOption, match="there is a component file of Rybowisko already"):
        OwnedBoxes([file, file])
    with pytest.raises(Unreadable):
        OwnedBoxes([tmp_path / "not-there.toml"])
    file.write_text('game = "chess"\n', encoding="utf-8")
    with pytest.raises(BadOption, match="chess"):
        OwnedBoxes([file])
    file.write_text('game = "rybowisko"\n', encoding="utf-8")
    with pytest.raises(BadData):
        OwnedBoxes([file])


def test_a_copy_of_our_own_file_is_ours(tmp_path: Path) -> None:
    from pondside.games.rybowisko.tables import stock_text

    file = tmp_path / "copy.toml"
    file.write_text(stock_text(), encoding="utf-8")
    boxes = OwnedBoxes([file])
    assert boxes.of("rybowisko") is STOCK
    assert boxes.kept(STOCK) is None

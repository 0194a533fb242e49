"""`python -m tests.web.picture FILE.png`: the picture of the page in the README, made anew.

Two people at one device play Kōhaku, each taking the points that lie nearest.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from pondside.client import Client, Me

from .browser import FLAGS, found
from .houses import Played
from .service import Service

TURNS = 21
SIZE = {"width": 1280, "height": 800}


def best(view: dict[str, Any], words: list[str]) -> str:
    """The word that brings most at once."""
    points = {one["word"]: one.get("points") or 0 for one in view["choices"]}
    return max(words, key=lambda word: points.get(word, 0))


async def played(address: str) -> Played:
    async with Client(address) as client:
        made = await client.make("kohaku", [Me("Ala"), Me("Olek")])
        async with client.table(made.table.id) as table:
            async for now in table:
                if now.view["turn"] > TURNS:
                    break
                if now.seat != now.to_act and now.to_act is not None:
                    await table.sit(now.to_act)
                else:
                    await table.act(best(now.view, now.words), confirm=True)
        assert client.secret is not None
        return Played(made.table.id, client.secret, address)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Path(folder, "tables.db"))
        service.start()
        try:
            table = asyncio.run(played(service.address))
            with sync_playwright() as playwright:
                program = found()
                browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS])
                page = browser.new_page(viewport=SIZE, locale="en", reduced_motion="reduce")  # type: ignore[arg-type]
                table.hand_to(page).goto(f"{service.address}/t/{table.id}")
                page.get_by_role("button", name="Confirm").first.wait_for()
                page.wait_for_timeout(1500)
                page.screenshot(path=sys.argv[1])
                browser.close()
        finally:
            service.stop()


if __name__ == "__main__":
    main()

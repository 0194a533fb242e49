"""The HTTP part of the protocol: finding, making and joining tables."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from litestar import MediaType, Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ..bots import NAMES, SEARCHING
from ..bots.levels import most_ms
from ..games import KEYS, load
from ..kernel.offers import offers
from ..protocol import messages
from ..table.describe import described
from ..table.house import Asleep, House
from ..table.refused import Refused
from ..table.rights import may_see
from ..table.secrets import commitment
from ..table.store import Finished, Guest, TableRow
from ..table.table import Table
from . import guests, metrics
from .addresses import Reach, asked_here
from .components import OwnedBoxes
from .preparing import Workshop

MOST_TABLES = 100  # of one guest in a list

Asker = Request[Any, Any, Any]
All = NamedDependency[House]  # the tables of the service
TableId = FromPath[str]
Link = FromQuery[str | None]  # the secret of a spectator


@lru_cache(maxsize=32)
def game_info(key: str, boxes: OwnedBoxes) -> messages.GameInfo:
    """What a lobby shows of a game."""
    game, box = load(key), boxes.of(key)
    owned = boxes.kept(box)
    defaults = box.defaults
    meta = import_module(f"pondside.games.{key}.meta")
    options = [
        messages.OptionInfo(one.id, list(one.values), defaults[one.id], one.clause)
        for one in game.options
    ]
    seats = (game.seats.start, game.seats.stop - 1)
    bots = [messages.BotInfo(name, most_ms(key, name), name in SEARCHING) for name in NAMES]
    own = None if owned is None else messages.OwnComponents(owned.digest, owned.name)
    return messages.GameInfo(key, game.title, game.stage, meta.CREDITS, seats, options, bots, own)


@get("/games", summary="What can be played", sync_to_thread=True)
def list_games(boxes: NamedDependency[OwnedBoxes]) -> list[messages.GameInfo]:
    return [game_info(key, boxes) for key in KEYS]


@post("/games/{key:str}/options", summary="What can be chosen for a table", status_code=200)
async def list_offers(
    house: All, key: FromPath[str], data: JSONBody[messages.WantedOptions]
) -> list[messages.OfferInfo]:
    game = load(key)
    game.check_seats(data.seats)
    box = house.boxes.of(key)
    found = offers(game, box, data.seats, data.options, data.language, data.last)
    return [messages.OfferInfo(one.id, one.value, list(one.values)) for one in found]


@get("/reach", summary="Where others find this service", sync_to_thread=False)
def tell_reach(request: Asker, reach: NamedDependency[Reach]) -> messages.ReachInfo:
    """Only who sits at this computer learns its addresses and how to let others in."""
    if not asked_here(request.scope):
        return messages.ReachInfo(reach.public, False, [], "")
    return messages.ReachInfo(reach.public, reach.here_only, list(reach.house), reach.command)


@get("/preparing", summary="What is compiled now, and what still will be")
async def preparing(
    workshop: NamedDependency[Workshop], game: FromQuery[str | None] = None
) -> messages.Preparing:
    if game in KEYS:
        workshop.want(game)
    return workshop.info()


@get("/me", summary="Who you are")
async def me(request: Asker, house: All) -> messages.Myself:
    guest = await guests.known_or_new(request.scope, house.store)
    return messages.Myself(guest.id, guest.name)


@put("/me", summary="Change your display name")
async def rename(request: Asker, house: All, data: JSONBody[messages.Rename]) -> messages.Myself:
    guest = await guests.known_or_new(request.scope, house.store)
    name = clean_name(data.name)
    await house.store.rename_guest(guest.id, name)
    return messages.Myself(guest.id, name)


@get("/tables", summary="Your tables, newest first")
async def list_tables(request: Asker, house: All) -> list[messages.TableInfo]:
    guest = await guests.known(request.scope, house.store)
    if guest is None:
        return []
    rows = await house.store.tables_of(guest.id, MOST_TABLES)
    return [described(row, guest.id) for row in rows]


@post("/tables", summary="Make a table")
async def make_table(
    request: Asker, house: All, data: JSONBody[messages.WantedTable]
) -> messages.MadeTable:
    guest = await guests.known_or_new(request.scope, house.store)
    for seat in data.seats:
        if isinstance(seat, messages.Me):
            seat.name = clean_name(seat.name)
    table = await house.make(guest, data)
    invites = {str(seat.seat): seat.invite for seat in table.row.seats if seat.invite}
    return messages.MadeTable(table.telling.info(guest.id), invites, table.row.watch)


@get("/tables/{id:str}", summary="A table")
async def one_table(
    request: Asker, house: All, id: TableId, watch: Link = None
) -> messages.TableInfo:
    try:
        table, guest = await seen(request, house, id, watch)
    except Kept as kept:
        info = described(kept.row, kept.guest.id if kept.guest else None)
        info.kept = True
        return info
    return await table.look(lambda: table.telling.info(guest.id if guest else None))


@post("/tables/{id:str}/claim", summary="Take the seat of an invite", status_code=200)
async def claim(
    request: Asker, house: All, id: TableId, data: JSONBody[messages.Claim]
) -> messages.TableInfo:
    if data.invite is None:
        return await come(request, house, id)
    invite = data.invite
    table = await house.find(id)
    if table is None:
        raise Refused("not_found", "there is no such table")
    if not any(seat.invite == invite for seat in table.row.seats):
        raise Refused("taken", "this invite has been used or replaced; ask for a new one")
    guest = await guests.known_or_new(request.scope, house.store)
    await table.do(lambda: table.seats.claim(guest, invite, clean_name(data.name)))
    await house.tell_earlier(table)
    await guests.rotate(request.scope, house.store, guest)
    return await table.look(lambda: table.telling.info(guest.id))


async def come(request: Asker, house: House, id: str) -> messages.TableInfo:
    """Somebody takes the seats that are reserved for them."""
    table, guest = await seen(request, house, id, None)
    assert guest is not None
    await table.do(lambda: table.seats.come(guest))
    await house.tell_earlier(table)
    return await table.look(lambda: table.telling.info(guest.id))


@put("/tables/{id:str}/seats/{seat:int}", summary="Who shall have a seat that is not taken")
async def give_seat(
    request: Asker,
    house: All,
    id: TableId,
    seat: FromPath[int],
    data: JSONBody[messages.WantedSitter],
) -> messages.TableInfo:
    table, guest = await seen(request, house, id, None)
    assert guest is not None
    await table.do(lambda: table.seats.give(guest, seat, data))
    await house.tell_earlier(table)
    return await table.look(lambda: table.telling.info(guest.id))


@post("/tables/{id:str}/again", summary="The next game of the same people", status_code=200)
async def play_again(
    request: Asker,
    house: All,
    id: TableId,
    data: JSONBody[messages.WantedNext],
    watch: Link = None,
) -> messages.TableInfo:
    table, guest = await seen(request, house, id, watch)
    if guest is None:
        raise Refused("forbidden", "only who played here asks for another game")
    following = await house.again(table, guest)
    return await following.look(lambda: following.telling.info(guest.id))


@get("/tables/{id:str}/invited", summary="What an invite is for")
async def invited(house: All, id: TableId, invite: FromQuery[str]) -> messages.TableInfo:
    table = await house.find(id)
    if table is None or not any(seat.invite == invite for seat in table.row.seats):
        raise Refused("taken", "this invite has been used or replaced; ask for a new one")
    return await table.look(lambda: table.telling.info(None))


@post("/tables/{id:str}/invites", summary="A new invite for an open seat")
async def new_invite(
    request: Asker, house: All, id: TableId, data: JSONBody[messages.WantedInvite]
) -> messages.MadeInvite:
    table, guest = await seen(request, house, id, None)
    assert guest is not None
    invite = await table.do(lambda: table.seats.new_invite(guest, data.seat))
    return messages.MadeInvite(invite)


@get("/tables/{id:str}/record", summary="The record as text", media_type=MediaType.TEXT)
async def record(request: Asker, house: All, id: TableId, watch: Link = None) -> Response[str]:
    try:
        table, guest = await seen(request, house, id, watch)
    except Kept as kept:
        game, text = kept.row.game, kept.finished.record
    else:
        seat = table.standing.only_seat(guest.id if guest else None)
        game, text = table.row.game, await table.look(lambda: table.telling.record(seat))
    name = f"{game}-{id[:8]}.pond"
    return Response(
        text,
        headers={"content-disposition": f'attachment; filename="{name}"'},
        media_type="text/plain; charset=utf-8",
    )


@get("/tables/{id:str}/steps/{n:int}", summary="The position after a step")
async def moment(
    request: Asker, house: All, id: TableId, n: FromPath[int], watch: Link = None
) -> messages.Moment:
    table, guest = await seen(request, house, id, watch)
    seat = table.standing.only_seat(guest.id if guest else None)

    def at_n() -> messages.Moment:
        position = table.position
        if not 0 <= n <= len(position.steps):
            raise Refused("not_found", f"there are {len(position.steps)} steps")
        steps = position.told(n - 1, seat)[:1] if n else []
        return messages.Moment(n, len(position.steps), steps, position.at(n).view(seat))

    return await table.look(at_n)


@get("/tables/{id:str}/printed", summary="What the components of the game show")
async def printed(request: Asker, house: All, id: TableId, watch: Link = None) -> messages.Shown:
    table, _ = await seen(request, house, id, watch)
    return messages.Shown(table.telling.printed())


@get("/tables/{id:str}/sheets", summary="The score sheets of a finished game")
async def sheets(request: Asker, house: All, id: TableId, watch: Link = None) -> messages.Sheets:
    try:
        table, _ = await seen(request, house, id, watch)
    except Kept as kept:
        finished: Finished | None = kept.finished
    else:
        finished = await table.look(lambda: table.row.finished)
    if finished is None:
        raise Refused("not_found", "the game is not over")
    return messages.Sheets(finished.sheets, finished.outcome)


@get("/tables/{id:str}/draws", summary="Every draw of a finished game, to verify it")
async def draws(request: Asker, house: All, id: TableId, watch: Link = None) -> messages.Draws:
    try:
        table, _ = await seen(request, house, id, watch)
    except Kept as kept:
        seed = kept.row.seed
        return messages.Draws(seed, commitment(seed), kept.finished.draws)
    if await table.look(lambda: table.row.finished) is None:
        raise Refused("not_found", "the game is not over; the seed is told at its end")
    seed = table.row.seed
    return messages.Draws(seed, commitment(seed), table.position.draws())


@get("/healthz", summary="Whether the service works", sync_to_thread=False)
def healthz(house: All) -> messages.Health:
    return messages.Health(True, house.n_live)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics_text() -> Response[bytes]:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def seen(
    request: Asker, house: House, id: str, watch: str | None
) -> tuple[Table, Guest | None]:
    """A table that the asker may see, and who asks; raises Kept if its rules cannot be run."""
    guest = await guests.known(request.scope, house.store)
    asker = guest.id if guest else None
    try:
        table = await house.find(id)
    except Asleep as asleep:
        row = await house.shelved(id)
        if row is None:
            raise Refused("asleep", str(asleep)) from None
        if may_see(row, asker, watch):
            raise Kept(row, guest) from None
        table = None
    if table is None or not may_see(table.row, asker, watch):
        raise Refused("not_found", "there is no such table for you")
    return table, guest


class Kept(Refused):
    """A finished table whose rules cannot be run here: what was stored at its end is shown."""

    def __init__(self, row: TableRow, guest: Guest | None) -> None:
        super().__init__(
            "kept",
            "the rules of this game can no longer be run here; its record, "
            "its sheets and its outcome are kept",
        )
        assert row.finished is not None
        self.row, self.guest, self.finished = row, guest, row.finished


def clean_name(name: str) -> str:
    """A display name without what could upset a line of text."""
    return " ".join("".join(c if c.isprintable() and c != "#" else " " for c in name).split())


# Asked by browsers and programs, so many times a minute.
LIMITED = [
    list_games, preparing, list_offers, tell_reach, me, rename, list_tables, make_table,
    one_table, claim, give_seat, play_again, invited, new_invite, record, moment, printed, sheets,
    draws,
]  # fmt: skip
UNLIMITED = [healthz, metrics_text]

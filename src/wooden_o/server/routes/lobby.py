"""Before a table: what can be played, and which tables there are."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Literal

from litestar import MediaType, get, post
from litestar.params import JSONBody, PathParameter

import wooden_o
from wooden_o.server import booklet as book
from wooden_o.server import catalogue as box
from wooden_o.server import show, wire
from wooden_o.server.house import address_of, house_of, person_of
from wooden_o.server.library import ours
from wooden_o.server.problems import Refusal
from wooden_o.server.routes.forms import REFUSALS, Asked, TableId
from wooden_o.server.show import Eyes
from wooden_o.server.store import Facts, shelf
from wooden_o.server.wire.globebox import Booklet

File = Annotated[str, PathParameter(pattern=r"^[a-z][a-z-]{0,30}$")]
Tongue = Annotated[Literal["en", "de"], PathParameter()]


@get("/api/server", responses=REFUSALS)
async def server(request: Asked) -> wire.ServerInfo:
    """The server: its games, options, bots and versions."""
    house = house_of(request)
    return wire.ServerInfo(
        version=wooden_o.__version__,
        wire=wire.WIRE_VERSION,
        page=house.page,
        games=box.games(),
        languages=["en", "de"],
        webhooks=house.settings.webhooks,
        window=house.settings.window_seconds,
    )


@get("/api/games/{name:str}", responses=REFUSALS)
async def game(name: Annotated[str, PathParameter(max_length=20)]) -> wire.CatalogueInfo:
    """The public facts of a game's box."""
    if name not in wooden_o.GAMES:
        raise Refusal("not-found", 404)
    return box.facts(ours(name))


@get("/api/words/{language:str}", media_type=MediaType.TEXT, responses=REFUSALS)
async def words(language: Tongue) -> str:
    """All messages of a language as Fluent text, without the booklet."""
    return "\n".join(fluent(language, name) for name in fluent_files(language) if name != "booklet")


@get("/api/words/{language:str}/{file:str}", media_type=MediaType.TEXT, responses=REFUSALS)
async def words_file(request: Asked, language: Tongue, file: File) -> str:
    """One file of messages, such as the booklet's, which is closed to those who are being asked."""
    if file not in fluent_files(language):
        raise Refusal("not-found", 404)
    if file == "booklet":
        await book.must_be_open(house_of(request).tables, person_of(request))
    return fluent(language, file)


@get("/api/booklet", responses=REFUSALS)
async def booklet(request: Asked) -> Booklet:
    """The booklet's facts: who is in which play, and where each quotation is from."""
    await book.must_be_open(house_of(request).tables, person_of(request))
    return book.pages()


def fluent_files(language: str) -> list[str]:
    folder = resources.files("wooden_o") / "locales" / language
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))


def fluent(language: str, name: str) -> str:
    return (resources.files("wooden_o") / "locales" / language / f"{name}.ftl").read_text("utf-8")


@get("/api/tables", responses=REFUSALS)
async def lobby(request: Asked) -> wire.Lobby:
    """Open tables, those that wait for people first."""
    house = house_of(request)
    async with house.store.read() as connection:
        rows = await shelf.lobby(connection)
        seats = await shelf.seats_of_session(connection, person_of(request).session)
    return wire.Lobby(tables=[line(request, facts, summary, seats.get(facts.id, set())) for facts, summary in rows])


@get("/api/me/tables", responses=REFUSALS)
async def mine(request: Asked) -> wire.Lobby:
    """The tables at which this browser holds a seat."""
    house, session = house_of(request), person_of(request).session
    async with house.store.read() as connection:
        rows = await shelf.of_session(connection, session)
        seats = await shelf.seats_of_session(connection, session)
    return wire.Lobby(tables=[line(request, facts, summary, seats[facts.id]) for facts, summary in rows])


def line(request: Asked, facts: Facts, summary: shelf.Summary, seats: set[int]) -> wire.TableLine:
    acting = [int(seat) for seat in str(summary["to_act"]).split()]
    eyes = Eyes(facts.host == person_of(request).session, frozenset(seats))
    return wire.TableLine(
        table=show.table_info(facts, summary["status"], eyes, house_of(request).rooms.present(facts.id)),
        moves=summary["ply"],
        to_act=acting,
        your_turn=bool(seats & set(acting)),
        changed=summary["changed"],
    )


@post("/api/tables", responses=REFUSALS)
async def new_table(request: Asked, data: JSONBody[wire.NewTable]) -> wire.Seated:
    """Set a table."""
    house = house_of(request)
    house.may_make_tables(address_of(request))
    return await house.hosting.new(person_of(request), data)


@post("/api/records", responses=REFUSALS)
async def record_in(request: Asked, data: JSONBody[wire.ImportRecord]) -> wire.Seated:
    """Open a record as a table."""
    house = house_of(request)
    house.may_make_tables(address_of(request))
    return await house.hosting.from_record(person_of(request), data)


@get("/api/tables/{table_id:str}/catalogue", responses=REFUSALS)
async def catalogue(request: Asked, table_id: TableId) -> wire.CatalogueInfo:
    """The public facts a table is played with."""
    house = house_of(request)
    table = await house.tables.open(table_id)
    return box.facts(table.game, house.tables.library.data_path(table.facts.game, table.facts.data))

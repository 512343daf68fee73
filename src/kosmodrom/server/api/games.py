"""What is known of the games before anybody plays: rules, components, words."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from typing import Any

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException

from kosmodrom import words
from kosmodrom.bots.registry import BOTS
from kosmodrom.build import checkout
from kosmodrom.engine.clauses import clause_map
from kosmodrom.engine.edition import read_data, records
from kosmodrom.engine.game import Game
from kosmodrom.engine.rulebook import Chapter
from kosmodrom.games.registry import games
from kosmodrom.server.hall import Hall
from kosmodrom.server.models import BotInfo, Components, Edition, FindingInfo, GameInfo, OptionInfo, Proof

PUBLIC = {"cache-control": "public, max-age=300"}


def game_info(game: Game) -> GameInfo:
    options = [OptionInfo(o.name, o.clause, o.default, list(o.seats), list(o.choices)) for o in game.options]
    bots = [BotInfo(name, bot.help) for name, bot in BOTS.items()]
    return GameInfo(game.name, game.title, list(game.seats), options, bots, list(game.parts))


@get("/api/games", summary="The games and their options", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [game_info(game) for game in games().values()]


@cache
def components(name: str) -> Components:
    game = games()[name]
    data: dict[str, Any] = json.loads(game.components.read_text(encoding="utf-8"))
    said = {language: game.component_names(language) for language in words.LANGUAGES}
    names = {key: {language: known[key] for language, known in said.items()} for key in said["en"]}
    return Components(game.edition(), data, names, {key: game.component_lines(key) for key in names})


@get("/api/games/{name:str}/components", summary="The edition of a game", sync_to_thread=False)
def game_components(hall: Hall, name: str) -> Components:
    return components(hall.game(name).name)


@cache
def edition(name: str) -> Edition:
    game = games()[name]
    data, _ = read_data(game.components.read_text(encoding="utf-8"))
    rows = [{"part": part} | row for part, row in records(data)]
    findings = [FindingInfo(f.clause, f.place, f.expected, f.found, f.ok) for f in game.check_edition(data)]
    return Edition(game.edition(), rows, findings)


@get("/api/games/{name:str}/edition", summary="All records of an edition, and the check of its counts")
async def game_edition(hall: Hall, name: str) -> Edition:
    return await asyncio.to_thread(edition, hall.game(name).name)


@get("/api/games/{name:str}/rules", summary="The rules, clause by clause", sync_to_thread=False)
def game_rules(hall: Hall, name: str) -> list[Chapter]:
    return hall.game(name).rulebook().chapters


@cache
def proofs(name: str) -> dict[str, Proof]:
    entries = clause_map(games()[name], checkout()).entries
    return {
        id: Proof([*map(str, entry.code)], [*map(str, entry.uses)], [*map(str, entry.tests)])
        for id, entry in entries.items()
    }


@get("/api/games/{name:str}/proofs", summary="Which code and which tests belong to each clause")
async def game_proofs(hall: Hall, name: str) -> dict[str, Proof]:
    return await asyncio.to_thread(proofs, hall.game(name).name)


@cache
def catalogues(language: str) -> str:
    """All Fluent catalogues of a language, one after the other."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((words.FOLDER / language).glob("*.ftl")))


@get(
    "/api/words/{language:str}",
    summary="All messages of a language, as Fluent",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def messages(language: str) -> Response[str]:
    if language not in words.LANGUAGES:
        raise NotFoundException
    return Response(catalogues(language), media_type=MediaType.TEXT, headers=PUBLIC)


ROUTES = Router(
    "/", route_handlers=[list_games, game_components, game_edition, game_rules, game_proofs, messages], tags=["games"]
)

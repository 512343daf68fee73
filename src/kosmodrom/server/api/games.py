"""What is known of the games before anybody plays: rules, components, words."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

from kosmodrom import words
from kosmodrom.bots.registry import BOTS
from kosmodrom.engine.game import Game
from kosmodrom.engine.rulebook import Chapter
from kosmodrom.games.registry import games
from kosmodrom.server.hall import Hall
from kosmodrom.server.models import BotInfo, Components, GameInfo, OptionInfo

PUBLIC = {"cache-control": "public, max-age=300"}


def game_info(game: Game) -> GameInfo:
    options = [OptionInfo(o.name, o.clause, o.default, list(o.seats)) for o in game.options]
    bots = [BotInfo(name, bot.help) for name, bot in BOTS.items()]
    return GameInfo(game.name, game.title, list(game.seats), options, bots, list(game.parts))


@get("/api/games", summary="The games and their options", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [game_info(game) for game in games().values()]


@cache
def components(name: str) -> Components:
    game = games()[name]
    data: dict[str, Any] = json.loads(game.components.read_text(encoding="utf-8"))
    rows: list[dict[str, Any]] = data.get("cards", [])
    keys = [*game.component_names("en")]
    return Components(game.edition(), rows, {key: game.component_lines(key) for key in keys})


@get("/api/games/{name:str}/components", summary="The edition of a game", sync_to_thread=False)
def game_components(hall: Hall, name: str) -> Components:
    return components(hall.game(name).name)


@get("/api/games/{name:str}/rules", summary="The rules, clause by clause", sync_to_thread=False)
def game_rules(hall: Hall, name: str) -> list[Chapter]:
    return hall.game(name).rulebook().chapters


@cache
def catalogues(language: str) -> str:
    """All Fluent catalogues of a language, one after the other."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((words.FOLDER / language).glob("*.ftl")))


@get("/api/words/{language:str}", summary="All messages of a language, as Fluent", sync_to_thread=False)
def messages(language: str) -> Response[str]:
    if language not in words.LANGUAGES:
        raise NotFoundException
    return Response(catalogues(language), media_type="text/plain; charset=utf-8", headers=PUBLIC)


ROUTES = Router("/", route_handlers=[list_games, game_components, game_rules, messages], tags=["games"])

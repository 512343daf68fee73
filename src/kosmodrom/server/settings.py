"""What the owner of a server can set, from the environment and the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kosmodrom.errors import UserError

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql+psycopg"


@dataclass(frozen=True, slots=True)
class Settings:
    """One server; several processes share all of it but their own number."""

    database: str
    redis: str = ""
    processes: int = 1
    process: int = 0
    origins: tuple[str, ...] = ()  # besides the address that the browser itself names as the host
    secure: bool = False  # behind HTTPS, so that cookies travel only there
    think_seconds: float = 5.0
    bot_workers: int = 1
    bot_modules: tuple[str, ...] = ()
    most_requests: float = 20.0  # a second, for each address and each person
    burst: float = 200.0
    most_viewers: int = 200  # open sockets and streams of each address and each person
    log_level: str = "info"
    client: Path = field(default_factory=lambda: Path(__file__).parent / "client")


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where this user's games are."""
    if own := environment.get("KOSMODROM_DATA"):
        return Path(own)
    data = environment.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "kosmodrom"


def database_url(text: str, environment: Mapping[str, str]) -> str:
    """The address of the database: as asked, or a file in the data folder."""
    asked = text or environment.get("KOSMODROM_DATABASE", "")
    if not asked:
        folder = data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
        return f"{SQLITE}:///{folder / 'kosmodrom.db'}"
    scheme, separator, rest = asked.partition("://")
    if scheme == SQLITE and separator:
        return f"{SQLITE}://{rest}"
    if scheme in ("postgres", "postgresql", POSTGRESQL) and separator:
        return f"{POSTGRESQL}://{rest}"
    raise UserError(f"the database {scheme!r} is unknown: use sqlite:///FILE or {POSTGRESQL}://USER@HOST/NAME")


def from_environment(environment: Mapping[str, str], database: str = "", redis: str = "") -> Settings:
    """All settings; what the command line says goes before what the environment says."""

    def number(name: str, default: float) -> float:
        text = environment.get(name, "")
        try:
            return float(text) if text else default
        except ValueError:
            raise UserError(f"{name} has to be a number, not {text!r}") from None

    def words(name: str) -> tuple[str, ...]:
        return tuple(word for word in environment.get(name, "").split(",") if word)

    return Settings(
        database=database_url(database, environment),
        redis=redis or environment.get("KOSMODROM_REDIS", ""),
        origins=words("KOSMODROM_ORIGINS"),
        secure=environment.get("KOSMODROM_SECURE", "") == "1",
        think_seconds=number("KOSMODROM_THINK_SECONDS", 5.0),
        bot_workers=int(number("KOSMODROM_BOT_WORKERS", 1)),
        bot_modules=words("KOSMODROM_BOTS"),
        most_requests=number("KOSMODROM_MOST_REQUESTS", 20.0),
        burst=number("KOSMODROM_BURST", 200.0),
        most_viewers=int(number("KOSMODROM_MOST_VIEWERS", 200)),
        log_level=environment.get("KOSMODROM_LOG", "info"),
    )

"""Saved games: the log, and beside it what nobody may read before the game is over.

The log alone replays a game, and holds nothing of what has not come to light by a draw. To go on with the same hidden
cards a game needs its seed, and that would give everything away to who reads the log in the middle of a game. So the
seed lies in a file of its own, for the owner's eyes only, with who sits where; it is there as long as the game is not
over. Then the seed goes into the log, where it proves that the shuffle was honest, and the private file goes away.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from kosmodrom.errors import UserError

PERSON: Final = "person"
PRIVATE: Final = ".private"
LOG: Final = ".log"
OWNER_ONLY: Final = 0o600
READABLE: Final = 0o644


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat: a name, and PERSON or the kind of a bot."""

    name: str
    kind: str = PERSON


@dataclass(frozen=True, slots=True)
class Private:
    """What a game needs to go on, and what its log does not tell."""

    seed: str
    chairs: list[Chair]


def folder(environment: Mapping[str, str]) -> Path:
    """Where the games of this user are."""
    if own := environment.get("KOSMODROM_DATA"):
        return Path(own) / "games"
    data = environment.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "kosmodrom" / "games"


def new_path(games: Path, game: str) -> Path:
    """A file for a new game, named by the game and the time."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    number = 1
    path = games / f"{stem}{LOG}"
    while path.exists() or private_path(path).exists():
        number += 1
        path = games / f"{stem}-{number}{LOG}"
    return path


def private_path(log: Path) -> Path:
    return log.with_name(log.name + PRIVATE)


def unfinished(games: Path) -> list[Path]:
    """The logs of games that are not over, the last one played first."""
    logs = [path.with_name(path.name.removesuffix(PRIVATE)) for path in games.glob(f"*{PRIVATE}")]
    return sorted((log for log in logs if log.exists()), key=lambda log: log.stat().st_mtime_ns, reverse=True)


def write(path: Path, text: str, mode: int = READABLE) -> None:
    """Put a file in place whole or not at all, and on the disk before anything else happens."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    with suppress(FileNotFoundError):
        new.unlink()
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def write_private(log: Path, private: Private) -> None:
    write(private_path(log), json.dumps(asdict(private), ensure_ascii=False, indent=1) + "\n", OWNER_ONLY)


def read_private(log: Path) -> Private:
    """The private file of a game, or an error that says what is the matter with it."""
    path = private_path(log)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return Private(data["seed"], [Chair(**chair) for chair in data["chairs"]])
    except FileNotFoundError:
        raise UserError(f"{log} cannot go on: {path} with its seed is missing") from None
    except (ValueError, KeyError, TypeError) as error:
        raise UserError(f"{path} cannot be read: {error}") from error


def forget_private(log: Path) -> None:
    private_path(log).unlink(missing_ok=True)

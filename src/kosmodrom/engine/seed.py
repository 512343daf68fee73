"""The seed of a game: committed to before the first draw, shown after the last, so that anybody can check it."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Final

from kosmodrom.engine.chance import Chance, seeded

LENGTH: Final = 32


@dataclass(frozen=True, slots=True)
class Seed:
    """Thirty-two bytes from which every random stream of a game comes."""

    value: bytes = field(repr=False)  # secret until the game is over, so it stands in no message

    def __post_init__(self) -> None:
        if len(self.value) != LENGTH:
            raise ValueError(f"a seed has {LENGTH} bytes, not {len(self.value)}")

    @classmethod
    def new(cls) -> Seed:
        """A seed that nobody can guess."""
        return cls(secrets.token_bytes(LENGTH))

    @classmethod
    def of(cls, number: int | str) -> Seed:
        """A seed for tests and experiments, made of a number or a word."""
        return cls(hashlib.sha256(f"kosmodrom test seed {number}".encode()).digest())

    @classmethod
    def from_hex(cls, text: str) -> Seed:
        return cls(bytes.fromhex(text))

    def hex(self) -> str:
        return self.value.hex()

    def commitment(self) -> str:
        """The hash that everybody sees before the game."""
        return hashlib.sha256(b"kosmodrom commitment " + self.value).hexdigest()

    def stream(self, purpose: str) -> Chance:
        """The random stream for one purpose."""
        digest = hashlib.sha256(b"kosmodrom stream " + purpose.encode() + b" " + self.value).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)]
        return seeded(words[0], words[1], words[2])

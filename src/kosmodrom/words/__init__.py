"""What is said to people: messages with arguments become sentences in the reader's language.

The sentences stand in the Fluent catalogues beside this file, a folder for each language. Two kinds of argument are
replaced on the way. A text that begins with "@" is the key of a component, and becomes its name in the language. A
number called "seat" is a seat, and gives the message `$player`, the name of who sits there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "pl")
FOLDER: Final = Path(__file__).parent


class Message(Protocol):
    """A message of the catalogues with its arguments: `engine.table.Text`, which this layer does not know."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, int | str]: ...


class Unsaid(Exception):
    """A message cannot be said: the catalogues do not have it, or an argument is missing."""


class Words:
    """Says messages in one language, with the names of the components and of who sits at the table."""

    # A message that cannot be said stands on the table as its id, which is better than a crash. Tests want the crash.
    strict: ClassVar[bool] = False

    def __init__(
        self,
        language: str,
        catalogues: Sequence[str],
        components: Mapping[str, str] | None = None,
        players: Sequence[str] = (),
        rivals: Sequence[str] = (),
    ) -> None:
        self.language = language
        self.bundle = bundle(language, tuple(catalogues))
        self.components = components or {}
        # Those who sit there, and after them the opponents that play by themselves, named by messages.
        self.players = [*players, *map(self.tell, rivals)]

    def knows(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        return self.tell(message.id, **message.args)

    def tell(self, id: str, /, **args: int | str) -> str:
        """The sentence for the id of a message and its arguments."""
        try:
            return self.resolve(id, args)
        except Unsaid:
            if self.strict:
                raise
            return f"[{id}]"

    def resolve(self, id: str, args: Mapping[str, int | str]) -> str:
        if not self.knows(id):
            raise Unsaid(f"there is no message {id!r} in {self.language}")
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise Unsaid(f"{id!r} says nothing in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, self.arguments(id, args))
        if errors:
            raise Unsaid(f"{id!r} with {dict(args)} in {self.language}: {errors[0]}")
        return str(text)

    def arguments(self, id: str, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """The arguments with components and players by their names."""
        out = {name: self.named(id, value) for name, value in args.items()}
        seat = args.get("seat")
        if isinstance(seat, int):
            if not 0 <= seat < len(self.players):
                raise Unsaid(f"{id!r} is about seat {seat}, and nobody sits there")
            out["player"] = self.players[seat]
        return out

    def named(self, id: str, value: int | str) -> int | str:
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        name = self.components.get(value[1:])
        if name is None:
            raise Unsaid(f"{id!r} names a component {value!r} that is not there")
        return name


@cache
def bundle(language: str, catalogues: tuple[str, ...]) -> FluentBundle:
    """The messages of some catalogues in a language."""
    out = FluentBundle([language], use_isolating=False)
    for name in catalogues:
        out.add_resource(FluentResource(catalogue(language, name).read_text(encoding="utf-8")))
    return out


def catalogue(language: str, name: str) -> Path:
    """The file of a catalogue."""
    return FOLDER / language / f"{name}.ftl"


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, English if it asks for none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(name, "")
        if asked:
            return next((language for language in LANGUAGES if asked.lower().startswith(language)), LANGUAGES[0])
    return LANGUAGES[0]

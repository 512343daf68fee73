"""Copies of a position: clones, and what is saved and loaded."""

from __future__ import annotations

import json
from typing import Any

from kosmodrom.engine.laws.trial import Trial, plain, play, state
from kosmodrom.engine.position import Position


def clone_equals(trial: Trial) -> None:
    """A clone is the position that it was made of, and keeps no journal."""
    for position in trial.spots(20):
        position.journal = []
        copy = position.clone()
        trial.same("class of the clone", type(copy), type(position))
        trial.same("clone", state(copy), state(position))
        trial.need(copy.journal is None, "the clone writes into the journal of the original")


def clone_is_independent(trial: Trial) -> None:
    """Playing on a clone changes nothing in the original, now or later, and the other way round."""
    alone = state(trial.finish(trial.new(), trial.seed))
    kept: list[tuple[Position, bytes]] = []
    for position in trial.spots(6):
        before = state(position)
        kept.append((position.clone(), before))
        trial.finish(position.clone(), trial.dice.randrange(1000))
        trial.same("original after play on a clone", state(position), before)
    for copy, before in kept:
        trial.same("clone after play on the original", state(copy), before)
    disturbed = trial.new()
    players = trial.players()
    for _ in range(trial.far):
        play(disturbed.clone(), trial.dice)
        if not play(disturbed, players):
            break
    trial.same("end of the game with clones played on", state(disturbed), alone)


def dump_is_plain(trial: Trial) -> None:
    """What is saved is plain data of its own: JSON keeps it as it is, and play does not change it afterwards."""
    kept: list[tuple[dict[str, Any], str]] = []
    for position in trial.spots(10):
        data = position.dump()
        trial.same("dump after JSON", plain(data), data)
        trial.same("machine in the dump", data.get("machine"), position.dump_machine())
        kept.append((data, json.dumps(data)))
    for data, text in kept:
        trial.same("dump after further play", json.dumps(data), text)


def saves_and_loads(trial: Trial) -> None:
    """A position that is loaded is the one that was saved: it offers, shows, hides and becomes the same."""
    loaded: list[tuple[Position, dict[str, Any], str]] = []
    wanted = {trial.dice.randrange(40) for _ in range(3)}
    for position in trial.walk():
        for copy, _, _ in loaded:
            trial.follow(copy, "a loaded game")
        if trial.move in wanted or position.over():
            data = plain(position.dump())
            copy = trial.game.load(data)
            trial.same("loaded position", state(copy), state(position))
            for viewer in trial.viewers():
                tables = trial.game.table(copy, viewer), trial.game.table(position, viewer)
                trial.same(f"table of a loaded game for {viewer}", *tables)
            deal_both_anew(trial, copy, position)
            loaded.append((copy, data, json.dumps(data)))
            wanted.add(trial.move + trial.dice.randint(20, 120))
    for copy, data, text in loaded:
        trial.same("end of a loaded game", state(copy), state(position))
        trial.same("data after loading and playing", json.dumps(data), text)


def deal_both_anew(trial: Trial, loaded: Position, position: Position) -> None:
    chance = trial.chance()
    for seat in range(trial.seats):
        dealt = loaded.resample(seat, chance), position.resample(seat, chance)
        trial.same(f"loaded position, dealt anew for seat {seat}", *map(state, dealt))

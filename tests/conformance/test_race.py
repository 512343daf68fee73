"""Recorded games of Race for the Galaxy agree with our rules, and the verifier would see if they did not."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from kosmodrom.arena.conformance import allowances
from kosmodrom.cli import main
from tests.conformance.kit import GAMES, KEPT, SHARED, Raw, events, game, lines, phase, verdict

Tamper: TypeAlias = Callable[[Raw], tuple[int, str, str]]


def verify(*files: Path | str) -> int:
    return main(["verify", "race", *map(str, files)])


# Everything that was recorded.


@pytest.mark.parametrize("path", sorted(SHARED.glob("*.jsonl.gz")) or KEPT, ids=lambda path: path.name)
def test_recorded_games_are_identical(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count = len(lines(path))
    assert verify(path) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{count} games, {count} identical, 0 differing"


@pytest.mark.parametrize("name", GAMES)
def test_kept_game_is_identical(name: str) -> None:
    assert verdict(game(name)).differences == []


def test_kept_games_are_of_every_kind() -> None:
    kinds = Counter((each["players"], each["advanced"]) for each in GAMES.values())
    assert kinds == {(2, False): 3, (3, False): 3, (4, False): 3, (2, True): 3}


# Tampering: what is changed, and where the report has to find it.


def card_in_hand(raw: Raw) -> tuple[int, str, str]:
    hand = phase(raw, 3, "consume")["state"]["hand"][1]
    hand[0] = "Old Earth"
    return 3, "consume", "seat 1 hand: recorded only Old Earth"


def order_of_tableau(raw: Raw) -> tuple[int, str, str]:
    tableau = phase(raw, 3, "settle")["state"]["tableau"][0]
    tableau[-2:] = tableau[:-3:-1]
    return 3, "settle", "seat 0 tableau: recorded ['Old Earth', 'Gem World', 'New Vinland']"


def card_under_a_world(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 2, "produce")["state"]["goods"][0]["New Vinland"] = "Gem World"
    return 2, "produce", "seat 0 goods: recorded only Gem World on New Vinland"


def missing_good(raw: Raw) -> tuple[int, str, str]:
    del phase(raw, 2, "produce")["state"]["goods"][0]["New Vinland"]
    return 2, "produce", "seat 0 goods: ours only Secluded World on New Vinland"


def chips(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 3, "consume")["state"]["vp"][1] += 1
    return 3, "consume", "seat 1 chips: recorded 2, ours 1"


def pool(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 3, "consume")["state"]["pool"] -= 1
    return 3, "consume", "pool: recorded 22, ours 23"


def deck(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 3, "consume")["state"]["deck"] += 1
    return 3, "consume", "deck: recorded 87, ours 86"


def discard_pile(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 3, "end")["state"]["discard"] += 1
    return 3, "end", "discard pile: recorded 18, ours 17"


def removed_draw(raw: Raw) -> tuple[int, str, str]:
    played = phase(raw, 3, "consume")
    played["events"].remove(next(event for event in played["events"] if event["e"] == "draw"))
    return 3, "consume", "the record holds no further chance result for the hand of seat 0"


def draw_too_many(raw: Raw) -> tuple[int, str, str]:
    played = phase(raw, 3, "consume")
    played["events"].append({"e": "draw", "p": 0, "card": "Gambling World", "why": "power"})
    return 3, "consume", "our table does not take Gambling World for the hand of seat 0"


def draw_of_a_card_in_hand(raw: Raw) -> tuple[int, str, str]:
    draw = events(raw, "draw", why="explore")[0][2]
    draw["card"] = raw["setup"]["state"]["hand"][0][0]
    return 2, "explore", f"the record draws {draw['card']} for the hand of seat 0, which is not there"


def reason_of_a_draw(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 1, "settle")["events"][6]["why"] = "trade"
    return 1, "settle", "recorded only seat 0 draws 1 cards for a sale"


def cards_to_place(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 1, "settle")["events"][0]["opts"].append("Gem World")
    return 1, "settle", "seat 0 cards to place: recorded only Gem World"


def fewer_cards_to_place(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 1, "settle")["events"][0]["opts"].remove("Blaster Gem Mines")
    return 1, "settle", "seat 0 cards to place: ours only Blaster Gem Mines"


def cards_to_discard(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 2, "explore")["events"][5]["opts"][0] = "Old Earth"
    return 2, "explore", "seat 0 cards to discard from: recorded only Old Earth"


def powers_to_use(raw: Raw) -> tuple[int, str, str]:
    (number, name, ask) = next(each for each in events(raw, "ask", t="consume") if len(each[2]["opts"]) > 2)
    removed = next(power for power in ask["opts"] if power != ask["ans"])
    ask["opts"].remove(removed)
    return number, name, f"seat {ask['p']} consume powers: ours only {tuple(removed)}"


def goods_to_consume(raw: Raw) -> tuple[int, str, str]:
    (number, name, ask) = next(each for each in events(raw, "ask", t="good") if len(each[2]["opts"]) > 2)
    removed = next(world for world in ask["opts"] if world not in ask["ans"])
    ask["opts"].remove(removed)
    return number, name, f"seat {ask['p']} goods for {ask['card']}: ours only {removed}"


def illegal_card(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 1, "settle")["events"][0]["ans"] = "Reptilian Uplift Race"
    return 1, "settle", "our table refuses place reptilian-uplift-race: Refusal(race.6.12"


def cost(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 1, "settle")["events"][5]["cost"] += 1
    return 1, "settle", "recorded only seat 0 pays 3 for New Vinland; ours only seat 0 pays 2 for New Vinland"


def strength(raw: Raw) -> tuple[int, str, str]:
    events(raw, "pay", method="conquer")[0][2]["military"] += 1
    return 1, "settle", "recorded only seat 1 conquers New Survivalists with 2 against 1"


def price(raw: Raw) -> tuple[int, str, str]:
    events(raw, "trade")[0][2]["value"] += 1
    return 3, "consume", "recorded only seat 0 sells the novelty good of New Vinland for 4"


def payment(raw: Raw) -> tuple[int, str, str]:
    phase(raw, 1, "settle")["events"][5]["cards"][0] = "Reptilian Uplift Race"
    return 1, "settle", "seat 0 hand by the events"


def points(raw: Raw) -> tuple[int, str, str]:
    events(raw, "consume")[0][2]["vp"] += 1
    return 3, "consume", "recorded only seat 1 wins 2 points with power 1 of Epsilon Eridani"


def producer(raw: Raw) -> tuple[int, str, str]:
    events(raw, "produce")[0][2]["by"] = "Gem World"
    return 2, "produce", "what produces on New Vinland: recorded Gem World, ours New Vinland"


def action(raw: Raw) -> tuple[int, str, str]:
    raw["rounds"][1]["actions"][0] = ["Develop"]
    return 2, "actions", "actions asked and taken"


def phases(raw: Raw) -> tuple[int, str, str]:
    del raw["rounds"][1]["phases"][0]
    return 2, "actions", "phases: recorded ['produce', 'end'], ours ['explore', 'produce', 'end']"


def start_hand(raw: Raw) -> tuple[int, str, str]:
    raw["start_hands"][0][0] = "Gem World"
    return 0, "setup", "seat 0 start hand: recorded only Gem World"


def round_too_many(raw: Raw) -> tuple[int, str, str]:
    raw["rounds"].append(raw["rounds"][-1])
    return len(raw["rounds"]), "actions", "our game is over, the record goes on"


def round_too_few(raw: Raw) -> tuple[int, str, str]:
    del raw["rounds"][-1]
    return len(raw["rounds"]), "result", "the record is over, our game goes on"


def reason(raw: Raw) -> tuple[int, str, str]:
    raw["end"]["reason"] = ["tableau12"]
    return 9, "result", "reason for the end: recorded only tableau12; ours only vp_pool"


def total(raw: Raw) -> tuple[int, str, str]:
    raw["end"]["players"][1]["total"] += 1
    return 9, "result", "seat 1 total: recorded 26, ours 25"


def tie_break(raw: Raw) -> tuple[int, str, str]:
    raw["end"]["players"][1]["tiebreak"] += 1
    return 9, "result", "seat 1 tiebreak: recorded 4, ours 3"


def winner(raw: Raw) -> tuple[int, str, str]:
    raw["end"]["players"][0]["winner"] = True
    return 9, "result", "seat 0 winner: recorded True, ours False"


TAMPERING: list[Tamper] = [
    card_in_hand, order_of_tableau, card_under_a_world, missing_good, chips, pool, deck, discard_pile, removed_draw,
    draw_too_many, draw_of_a_card_in_hand, reason_of_a_draw, cards_to_place, fewer_cards_to_place, cards_to_discard,
    powers_to_use, goods_to_consume, illegal_card, cost, strength, price, payment, points, producer, action, phases,
    start_hand, round_too_many, round_too_few, reason, total, tie_break, winner,
]  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERING, ids=lambda tamper: tamper.__name__)
def test_tampering_is_found(tamper: Tamper, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = game("ai_2p_0000")
    number, name, what = tamper(raw)
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(raw) + "\n", encoding="utf-8")
    assert verify(path) == 1
    out = capsys.readouterr().out.splitlines()
    first = next(line for line in out if line.startswith("difference: "))
    assert first.startswith(f"difference: game ai_2p_0000, round {number}, phase {name}: ")
    assert any(what in line for line in out), out
    assert out[-1] == "1 games, 0 identical, 1 differing"


@pytest.mark.parametrize("name", GAMES)
def test_state_is_compared_after_every_sort_of_phase(name: str) -> None:
    first: dict[str, tuple[int, int]] = {}
    for number, each in enumerate(GAMES[name]["rounds"]):
        for index, played in enumerate(each["phases"]):
            first.setdefault(played["phase"], (number, index))
    for sort, (number, index) in first.items():
        raw = game(name)
        raw["rounds"][number]["phases"][index]["state"]["pool"] += 1
        found = verdict(raw).differences
        assert len(found) == 1
        assert found[0].startswith(f"round {number + 1}, phase {sort}: pool: ")


# The command.


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """All kept games in one file that is not packed."""
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(line for kept in KEPT for line in lines(kept)))
    return path


def test_packed_or_not_is_the_same(plain: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for files in ([plain], KEPT):
        assert verify(*files) == 0
        out = capsys.readouterr().out.splitlines()
        outputs.append([line for line in out if "identical" not in line] + out[-1:])
    assert outputs[0] == outputs[1]
    assert outputs[0][-1] == "12 games, 12 identical, 0 differing"


@pytest.mark.parametrize("packed", [False, True])
def test_standard_input(plain: Path, packed: bool) -> None:
    data = plain.read_bytes()
    command = [sys.executable, "-m", "kosmodrom", "verify", "race", "-"]
    done = subprocess.run(command, input=gzip.compress(data) if packed else data, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == b"12 games, 12 identical, 0 differing"


def test_each_file_and_the_sum_are_told(plain: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = game("ai_3p_0011")
    raw["end"]["players"][0]["total"] = 0
    other = plain.with_name("other.jsonl")
    # A line without anything on it is no game, and no fault either.
    other.write_text(json.dumps(raw) + "\n\n", encoding="utf-8")
    assert verify(plain, other) == 1
    out = capsys.readouterr().out.splitlines()
    assert f"{plain}: 12 games, 12 identical, 0 differing" in out
    assert f"{other}: 1 games, 0 identical, 1 differing" in out
    assert out[-1] == "13 games, 12 identical, 1 differing"


def test_allowances_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(*KEPT) == 0
    out = capsys.readouterr().out.splitlines()
    assert "allowance: round cap 30 (game ai_4p_stall_0014, round 30, phase result)" in out
    assert "allowed: round cap 30: 1" in out
    listed = Counter(line.removeprefix("allowance: ").split(" (game")[0] for line in out if "allowance: " in line)
    told = [line.removeprefix("allowed: ").rsplit(": ", 1) for line in out if line.startswith("allowed: ")]
    assert listed == {name: int(count) for name, count in told}
    assert set(listed) == {
        allowances.ROUND_CAP,
        allowances.PRODUCE_ORDER,
        allowances.SHIP_LISTED,
        allowances.SECOND_COPY_NAME,
        allowances.COPIES_APART,
    }


def test_no_game_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(b"\n")
    assert verify(empty) == 2
    assert capsys.readouterr().err == f"kosmodrom: there is no game in {empty}\n"


def test_missing_file_is_told_before_any_other_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(KEPT[0], tmp_path / "nothing.jsonl") == 2
    told = capsys.readouterr()
    assert told.err == f"kosmodrom: {tmp_path}/nothing.jsonl: No such file or directory\n"
    assert told.out == ""


def spoil(change: Callable[[Raw], object]) -> bytes:
    raw = game("ai_2p_0000")
    change(raw)
    return json.dumps(raw).encode()


GOOD_LINE = json.dumps(GAMES["ai_2p_0000"]).encode()
MALFORMED = {
    "no JSON": (b"round 1\n", "JSON is malformed"),
    "cut off": (GOOD_LINE[:5000], "JSON is malformed"),
    "no text": (b'{"game": "\xff"}', "utf-8"),
    "no object": (b"[]", "Expected `object`, got `array`"),
    "part missing": (spoil(lambda raw: raw.pop("rounds")), "Object missing required field `rounds`"),
    "wrong type": (
        spoil(lambda raw: phase(raw, 2, "produce")["state"].update(deck="91")),
        "Expected `int`, got `str` - at `$.rounds[1].phases[1].state.deck`",
    ),
    "unknown event": (
        spoil(lambda raw: phase(raw, 1, "settle")["events"][4].update(t="guess")),
        "Invalid value 'ask guess' - at `$.rounds[0].phases[0].events[4].e`",
    ),
    "unknown action": (spoil(lambda raw: raw["rounds"][0].update(actions=[["Rest"], ["Rest"]])), "Invalid enum value"),
    "no such seat": (
        spoil(lambda raw: events(raw, "draw")[0][2].update(p=2)),
        "there is no seat 2 - at `$.rounds[0].phases[0].events[6].p`",
    ),
    "too few seats": (
        spoil(lambda raw: phase(raw, 1, "end")["state"].update(hand=[[]])),
        "1 entries for 2 players - at `$.rounds[0].phases[1].state.hand`",
    ),
    "unknown card": (spoil(lambda raw: events(raw, "draw")[0][2].update(card="Joker")), "no card is called 'Joker'"),
    "unknown power": (spoil(lambda raw: events(raw, "use")[0][2].update(power=7)), "has a consume power 7"),
}


@pytest.mark.parametrize("fault", MALFORMED)
def test_malformed_line(fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line, what = MALFORMED[fault]
    path = tmp_path / "games.jsonl"
    path.write_bytes(GOOD_LINE + b"\n" + line + b"\n" + GOOD_LINE + b"\n")
    assert verify(path) == 1
    out = capsys.readouterr().out.splitlines()
    told = next(row for row in out if row.startswith("difference: "))
    assert told.startswith(f"difference: {path}, line 2: ")
    assert what in told
    assert out[-1] == "3 games, 2 identical, 1 differing"


def test_cut_off_packing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(KEPT[0].read_bytes()[:-3000])
    assert verify(path, KEPT[1]) == 1
    out = capsys.readouterr().out.splitlines()
    told = next(row for row in out if row.startswith("difference: "))
    assert told.startswith(f"difference: {path}, line ")
    assert "end-of-stream" in told
    assert f"{KEPT[1]}: 3 games, 3 identical, 0 differing" in out
    assert out[-1].endswith(" identical, 1 differing")


def test_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["verify", "chess", "-"])
    assert caught.value.code == 2
    assert "invalid choice: 'chess'" in capsys.readouterr().err

"""The comparison of benchmarks, on a small repository whose `kosmodrom bench` prints what its commit says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import compare
from tests.tooling.conftest import ROOT

BENCH = """\
import json, pathlib, sys
if "--help" not in sys.argv:
    built = pathlib.Path(__file__).with_name("built").read_text()
    print(json.dumps({"games_per_s": 1000 * SPEED, "decisions_per_s": 5000, "clone_us": 0.5, "built": built}))
"""
SETUP = "import pathlib; pathlib.Path('src/kosmodrom/built').write_text('yes')\n"


class Repository:
    """A repository with a fake benchmark, a commit for each speed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.main = root / "src" / "kosmodrom" / "__main__.py"
        self.main.parent.mkdir(parents=True)
        (self.main.parent / "built").write_text("here")
        (self.main.parent / "__init__.py").touch()
        (root / "setup.py").write_text(SETUP)
        (root / ".gitignore").write_text("built\nbench/\n")
        self.git("init", "--quiet")

    def git(self, *words: str) -> None:
        user = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *user, *words], cwd=self.root, check=True)

    def commit(self, main: str) -> None:
        self.main.write_text(main)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "a commit")

    def compare(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(ROOT / "bench" / "compare.py"), "--rounds", "2", *words]
        return subprocess.run(command, cwd=self.root, capture_output=True, text=True)


def speed(factor: float) -> str:
    return BENCH.replace("SPEED", str(factor))


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_slower_commit_is_warned_of(repository: Repository) -> None:
    repository.commit(speed(1))
    repository.commit(speed(0.8))
    done = repository.compare()
    assert done.returncode == 0, done.stderr
    assert "compared with " in done.stdout
    assert "ratio 0.80" in done.stdout
    assert done.stdout.endswith("WARNING: games_per_s is 20% worse than before\n")
    assert "WARNING" not in repository.compare("--warn", "0.25").stdout


def test_uncommitted_change_is_compared_with_head(repository: Repository) -> None:
    repository.commit(speed(3))
    repository.commit(speed(1))
    repository.main.write_text(speed(2))
    assert "ratio 2.00" in repository.compare().stdout


def test_worktree_is_removed(repository: Repository) -> None:
    repository.commit(speed(1))
    repository.commit(speed(1))
    repository.compare()
    listed = compare.git(repository.root, "worktree", "list", "--porcelain")
    assert listed
    assert listed.count("worktree ") == 1


@pytest.mark.parametrize("before", ["raise SystemExit('no such command')\n", None])
def test_base_without_a_benchmark_leaves_the_figures_alone(repository: Repository, before: str | None) -> None:
    if before:
        repository.commit(before)
    repository.commit(speed(1))
    done = repository.compare()
    assert done.returncode == 0, done.stderr
    assert "measured alone" in done.stdout
    assert "1,000.00" in done.stdout
    assert "ratio" not in done.stdout


def test_failing_benchmark_is_an_error(repository: Repository) -> None:
    repository.commit("raise SystemExit(1)\n")
    done = repository.compare()
    assert done.returncode == 1
    assert "`kosmodrom bench race --seats 3 --seconds 5 --json` fails" in done.stderr


def test_record_adds_a_line_to_the_history(repository: Repository) -> None:
    repository.commit(speed(1))
    repository.compare("--record")
    repository.compare("--record", "--seats", "2")
    first, second = map(json.loads, (repository.root / compare.HISTORY).read_text().splitlines())
    assert first.keys() >= {"commit", "date", "cpu", "python", "games_per_s", "decisions_per_s", "clone_us"}
    assert (first["bench"], first["games_per_s"]) == ("race --seats 3 --seconds 5 --json", 1000)
    assert second["bench"].startswith("race --seats 2")


def test_change_is_compared_with_the_last_line_of_the_history(repository: Repository) -> None:
    repository.commit(speed(4))
    repository.compare("--record")
    assert "measured alone" in repository.compare().stdout, "what is recorded is compared with the commit before"
    repository.commit(speed(2))
    repository.commit(speed(1))
    assert "ratio 0.25" in repository.compare().stdout
    assert "ratio 0.50" in repository.compare("--seats", "2").stdout, "no line for two seats"
    repository.main.write_text(speed(8))
    repository.compare("--record")
    assert "ratio 2.00" in repository.compare().stdout, "what is not committed cannot be checked out"


def test_less_time_is_better() -> None:
    assert compare.ratios([{"clone_us": 0.5}], [{"clone_us": 1.0}]) == {"clone_us": 2.0}


def test_ratio_is_the_median_of_the_rounds() -> None:
    new = [{"games_per_s": value} for value in (10.0, 11.0, 90.0)]
    base = [{"games_per_s": 10.0}] * 3
    assert compare.ratios(new, base) == {"games_per_s": 1.1}


def test_every_other_round_goes_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def bench(tree: Path, words: object) -> str:
        order.append(tree.name)
        return json.dumps({"games_per_s": len(order)})

    monkeypatch.setattr(compare, "bench", bench)
    runs = compare.interleave([Path("new"), Path("old")], [], 3)
    assert order == ["new", "old", "old", "new", "new", "old"]
    assert [[run["games_per_s"] for run in row] for row in runs] == [[1, 4, 5], [2, 3, 6]]

"""Measure the engine, and compare it with an earlier revision in the same run. `make bench` runs it.

The earlier revision is checked out and built in a temporary folder, and both are measured in turns: figures
of different days or machines say little, the ratio of two runs side by side says much. The base is the revision
that bench/history.jsonl holds last, so that small losses do not add up unseen. Where it holds none, or the very
revision that is measured, it is HEAD if the sources differ from it, else the commit before. With --record a line
is added to the history.

examples:
  python bench/compare.py
  python bench/compare.py --base v0.1.0 --rounds 5
  python bench/compare.py --record
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from argparse import RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from kosmodrom.commands.bench import processor

# What is measured, and whether more is better.
MEASURES = {"games_per_s": True, "decisions_per_s": True, "clone_us": False}
HISTORY = Path("bench", "history.jsonl")

Figures = dict[str, float]


def git(root: Path, *words: str) -> str | None:
    """What git answers, None if it refuses."""
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def default_base(root: Path, words: Sequence[str]) -> str | None:
    """The revision to compare with."""
    changed = git(root, "status", "--porcelain", "--", "src", "setup.py", "pyproject.toml")
    head = revision(root, "HEAD")
    last = revision(root, last_recorded(root, words))
    if last and (changed or last != head):
        return last
    return head if changed else revision(root, "HEAD~1")


def revision(root: Path, name: str) -> str | None:
    """A revision in short, None if git does not know it."""
    return git(root, "rev-parse", "--verify", "--quiet", "--short", f"{name}^{{commit}}") if name else None


def last_recorded(root: Path, words: Sequence[str]) -> str:
    """The clean revision of the last line of the history for the same game and seats; empty if there is none."""
    path = root / HISTORY
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    rows = [json.loads(line) for line in lines]
    commits = [row["commit"] for row in rows if row["bench"].split()[:3] == list(words[:3])]
    return next((commit for commit in reversed(commits) if commit and not commit.endswith("-dirty")), "")


@contextmanager
def worktree(root: Path, revision: str) -> Iterator[Path]:
    """A revision, checked out and built in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="kosmodrom-bench-") as folder:
        tree = Path(folder, "tree")
        add = ["git", "-C", str(root), "worktree", "add", "--quiet", "--detach", str(tree), revision]
        subprocess.run(add, check=True)
        try:
            subprocess.run(
                [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
                cwd=tree,
                env=environment(tree),
                check=True,
                stdout=subprocess.DEVNULL,
            )
            yield tree
        finally:
            subprocess.run(["git", "-C", str(root), "worktree", "remove", "--force", str(tree)], check=True)


def environment(tree: Path) -> dict[str, str]:
    """The environment in which the package of a tree is imported, not the installed one."""
    return os.environ | {"PYTHONPATH": str(tree / "src")}


def bench(tree: Path, words: Sequence[str]) -> str | None:
    """What `kosmodrom bench` of a tree prints, None if it fails or does not exist."""
    command = [sys.executable, "-m", "kosmodrom", "bench", *words]
    done = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def figures(text: str) -> Figures:
    """The measures in what `kosmodrom bench --json` prints."""
    found = json.loads(text)
    return {name: float(found[name]) for name in MEASURES if name in found}


def interleave(trees: Sequence[Path], words: Sequence[str], rounds: int) -> list[list[Figures]]:
    """Measure all trees in turns; for each tree, its figures by round. A run that fails leaves none.

    Every other round goes backwards: a machine that slows down would always wrong the same tree.
    """
    runs: list[list[Figures]] = [[] for _ in trees]
    for number in range(rounds):
        turn = list(zip(trees, runs, strict=True))
        for tree, row in turn if number % 2 == 0 else reversed(turn):
            text = bench(tree, words)
            if text is not None:
                row.append(figures(text))
    return runs


def middle(runs: Sequence[Figures]) -> Figures:
    """The median of each measure."""
    return {name: median(run[name] for run in runs) for name in MEASURES if runs and name in runs[0]}


def ratios(new: Sequence[Figures], base: Sequence[Figures]) -> Figures:
    """How many times better each measure has become: the median of the rounds' ratios."""
    found = {}
    for name, more_is_better in MEASURES.items():
        pairs = [(n[name], b[name]) for n, b in zip(new, base, strict=True) if name in n and name in b]
        if pairs:
            found[name] = median(n / b if more_is_better else b / n for n, b in pairs)
    return found


def table(now: Figures, before: Figures, found: Figures) -> Iterator[str]:
    """The comparison, a line each."""
    for name, value in now.items():
        line = f"{name:<16} {value:>14,.2f}"
        if name in found:
            line += f"   before {before[name]:>14,.2f}   ratio {found[name]:.2f}"
        yield line


def warnings(found: Figures, limit: float) -> list[str]:
    """The measures that have become worse by more than a limit."""
    return [
        f"WARNING: {name} is {1 - ratio:.0%} worse than before" for name, ratio in found.items() if ratio < 1 - limit
    ]


def record(root: Path, words: Sequence[str], now: Figures, found: Figures) -> None:
    """Add a line to the history."""
    line = {
        "commit": git(root, "describe", "--always", "--dirty", "--abbrev=12"),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "cpu": processor(),
        "python": platform.python_version(),
        "bench": " ".join(words),
        **{name: round(value, 3) for name, value in now.items()},
        "ratio": {name: round(value, 3) for name, value in found.items()},
    }
    path = root / HISTORY
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def measure(root: Path, base: str | None, words: Sequence[str], rounds: int) -> list[list[Figures]]:
    """The figures of this tree and of the base, which has none if there is no base."""
    if base is None:
        return [*interleave([root], words, rounds), []]
    with worktree(root, base) as tree:
        if bench(tree, ["--help"]) is None:
            return [*interleave([root], words, rounds), []]
        return interleave([root, tree], words, rounds)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="race", help="what to play (race)")
    parser.add_argument("--seats", type=int, default=3, metavar="N", help="seats at the table (3)")
    parser.add_argument("--seconds", type=float, default=5, metavar="S", help="length of each run (5)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="runs of each revision (3)")
    parser.add_argument("--base", metavar="REVISION", help="compare with this one")
    parser.add_argument("--warn", type=float, default=0.15, metavar="PART", help="warn of this loss (0.15)")
    parser.add_argument("--record", action="store_true", help=f"add the result to {HISTORY}")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    root = Path(git(Path.cwd(), "rev-parse", "--show-toplevel") or Path.cwd())
    words = [args.game, "--seats", str(args.seats), "--seconds", f"{args.seconds:g}", "--json"]
    base = args.base or default_base(root, words)
    new, old = measure(root, base, words, args.rounds)
    if len(new) < args.rounds:
        print(f"`kosmodrom bench {' '.join(words)}` fails in {root}", file=sys.stderr)
        return 1
    comparable = len(old) == len(new)
    now, found = middle(new), ratios(new, old) if comparable else {}
    print(f"compared with {base}" if comparable else "measured alone: no base that has this benchmark")
    print("\n".join([*table(now, middle(old), found), *warnings(found, args.warn)]))
    if args.record:
        record(root, words, now, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())

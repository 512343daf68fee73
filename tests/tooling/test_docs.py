"""The documentation: links lead somewhere, and the pages agree with the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs import gen_cli
from kosmodrom import cli, client
from kosmodrom.games.registry import games
from tests.tooling.conftest import ROOT

PACKAGE = ROOT / "src" / "kosmodrom"
PAGES = sorted(ROOT.glob("*.md"))


def mkdocs(config: Path, site: Path) -> subprocess.CompletedProcess[str]:
    words = ["build", "--strict", "--config-file", str(config), "--site-dir", str(site)]
    command = [sys.executable, "-m", "mkdocs", *words]
    return subprocess.run(command, capture_output=True, text=True)


def test_site_builds_without_a_broken_link(tmp_path: Path) -> None:
    done = mkdocs(ROOT / "mkdocs.yml", tmp_path / "site")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "site" / "architecture.html").is_file()


def test_broken_link_stops_the_site(tmp_path: Path) -> None:
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(config[: config.index("nav:")], encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[gone](gone.md)\n")
    done = mkdocs(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert done.returncode != 0
    assert "gone.md" in done.stderr


def test_site_asks_no_other_host(tmp_path: Path) -> None:
    mkdocs(ROOT / "mkdocs.yml", tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="?https?:', page) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_the_pages_outside_docs_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (ROOT / link).exists()]
    assert missing == []


def test_readmes_open_with_the_two_commands_and_a_picture() -> None:
    for name in ("README.md", "README.pl.md"):
        opening = (ROOT / name).read_text(encoding="utf-8")
        assert opening.startswith("# Kosmodrom\n\n```sh\nmake play\nmake test\n```\n\n!["), name


def test_page_of_commands_is_up_to_date() -> None:
    current = gen_cli.PAGE.read_text(encoding="utf-8")
    assert current == gen_cli.page(), "run `make docs`"
    assert all(f"## kosmodrom {name}\n" in current for name in cli.names())


def folders_on_the_map() -> set[str]:
    """The folders that the map in architecture.md names, as paths below the package."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    block = text.split("```text\nsrc/kosmodrom/\n")[1].split("```")[0]
    found: set[str] = set()
    path: list[str] = []
    for line in block.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2 - 1
        path[depth:] = [line.split()[0].rstrip("/")]
        found.add("/".join(path))
    return found


def test_map_names_every_folder_and_no_other() -> None:
    folders = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_dir() and "__pycache__" not in path.parts and not path.is_relative_to(client.FOLDER)
    }
    assert folders_on_the_map() == folders


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.name)
def test_files_that_the_pages_name_are_there(page: Path) -> None:
    """Paths in code marks, from the project or the package: `engine/bits.py`, `web/src/lib/boards.ts`."""
    named = re.findall(r"`([\w.-][\w./-]*/[\w.-]+\.(?:py|ts|md|ftl|mjs|toml))`", page.read_text(encoding="utf-8"))
    paths = [path.replace("GAME", name) for path in named for name in games()]  # a path of any game is one of each
    assert [path for path in paths if not any((base / path).exists() for base in (ROOT, PACKAGE))] == []


def test_guide_lists_the_files_of_a_game() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `([\w.]+)` \|", text, re.MULTILINE))
    assert listed
    for name in games():
        assert listed <= {path.name for path in (PACKAGE / "games" / name).iterdir()}, name


def test_bot_on_the_page_is_the_example() -> None:
    """It stands there in full, so that it can be read wherever the page is shown."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert (ROOT / "docs" / "examples" / "bot.py").read_text(encoding="utf-8") in page

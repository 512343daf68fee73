"""Schemathesis asks for all that the description offers, in good form and bad, and finds no fault of the server's."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Person, Server
from tests.server.test_api import finished_log

SEED, EXAMPLES = "1", "3"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
# A stream has no end, and who signs out is let in nowhere after that.
LEFT_OUT = [
    ("path", "/api/tables/{id}/events"),
    ("name", "DELETE /api/session"),
    ("name", "DELETE /api/sessions/{session}"),
]


def known_to(person: Person) -> list[str]:
    """Ids that are there: a table before its game, one at which a game is on, and an imported game."""
    waiting, playing = person.lay(["me", "open"]), person.lay(["bot:random", "me"])
    person.post(f"/api/tables/{playing}/start")
    return [waiting, playing, str(person.http.post("/api/reviews", content=finished_log()).json()["id"])]


def configuration(ids: list[str]) -> str:
    """Lets most requests be about something that is there."""
    return f"""
[dictionaries]
ids = {{ values = {ids} }}
games = {{ values = ["race", "microcosmos"] }}
[parameters]
"path.id" = {{ dictionary = "ids", probability = 0.8 }}
"path.name" = {{ dictionary = "games", probability = 0.8 }}
"body.game" = {{ dictionary = "games", probability = 0.8 }}
"""


@pytest.mark.slow
def test_schemathesis_finds_no_server_error_and_no_answer_of_another_form(small: Server, tmp_path: Path) -> None:
    person = small.person()
    token = person.post("/api/tokens", label="schemathesis")["token"]
    (tmp_path / "schemathesis.toml").write_text(configuration(known_to(person)))
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{small.url}/schema/openapi.json"]
    command += ["--phases", "coverage,fuzzing", "--checks", CHECKS, "--seed", SEED, "-n", EXAMPLES]
    command += ["-H", f"Authorization: Bearer {token}"]
    command += [word for kind, what in LEFT_OUT for word in (f"--exclude-{kind}", what)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.search(r"(\d+) generated, (\d+) passed", done.stdout)
    assert found is not None, done.stdout
    assert int(found[1]) == int(found[2]) > 400

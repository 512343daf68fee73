"""Words are strict in tests: what cannot be said is an error."""

from __future__ import annotations

import pytest

from kosmodrom.words import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)

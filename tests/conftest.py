"""What holds for all tests."""

from __future__ import annotations

import pytest

from kosmodrom import build


def pytest_configure() -> None:
    """Refuse to test a compiled build that is older than its sources."""
    changed = build.stale()
    if changed:
        raise pytest.UsageError(
            f"run `make build`: the compiled build is older than {', '.join(changed)} "
            "(or test interpreted: KOSMODROM_PURE=1)"
        )

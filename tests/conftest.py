"""What holds for all tests."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from kosmodrom import build

# The same examples each time, so that a test fails for what has changed; and no clock, because others may be busy here.
settings.register_profile("kosmodrom", derandomize=True, deadline=None, database=None)
settings.load_profile("kosmodrom")


def pytest_configure() -> None:
    """Refuse to test a compiled build that is older than its sources."""
    changed = build.stale()
    if changed:
        raise pytest.UsageError(
            f"run `make build`: the compiled build is older than {', '.join(changed)} "
            "(or test interpreted: KOSMODROM_PURE=1)"
        )


def pytest_collection_finish() -> None:
    """Thousands of tests are hundreds of thousands of objects that stay: garbage is no longer looked for among them."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what was measured: tests record it as the property `figure`."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    figures = [str(value) for report in reports for name, value in report.user_properties if name == "figure"]
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write_line("\n".join(sorted(figures)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs a C compiler where there is none; pytest reports it as deselected."""
    if build.compiler() is None:
        left_out = [item for item in items if item.get_closest_marker("compiler")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)

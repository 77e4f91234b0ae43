"""The full form of the faults, and the account of what this machine let them do."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.faults.verdict")

from tests.faults.scenes import Stage  # noqa: E402


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--full-faults", action="store_true", help="every fault at every call, not a few of each"
    )


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether every call is broken, or a few."""
    return bool(request.config.getoption("--full-faults", default=False))


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    """Repositories to break, in memory where there is room, and a process to break them in."""
    with tempfile.TemporaryDirectory(prefix="memkit-faults-", dir=quick_folder()) as folder:
        made = Stage(Path(folder))
        yield made
        made.close()


def quick_folder() -> str | None:
    """A folder in memory, where an fsync costs nothing; None for the usual one."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    mine = [
        report
        for kind in ("passed", "failed")
        for report in terminalreporter.stats.get(kind, [])
        if "tests/faults" in report.nodeid
    ]
    for report in terminalreporter.stats.get("skipped", []):
        if "tests/faults" in report.nodeid:
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
            if "short form" not in reason:
                place = report.nodeid.split("::")[1]
                terminalreporter.write_line(f"faults: not run on this machine: {place}: {reason}")
    told = [text for report in mine for name, text in report.user_properties if name == "faults"]
    for text in told:
        terminalreporter.write_line(f"faults: {text}")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Asked for in full, it must have run something: a machine that can run no fault has shown nothing."""
    asked = session.config.getoption("--full-faults", default=False) and not hasattr(
        session.config, "workerinput"
    )
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if (
        asked
        and reporter is not None
        and not reporter.stats.get("passed")
        and not reporter.stats.get("failed")
    ):
        reporter.write_line("faults: nothing could be run on this machine", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED

"""The full form of the faults, and the account of what this machine let them do."""

from __future__ import annotations

import tempfile
from collections import Counter
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


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    """Repositories to break, in memory where there is room, and a process to break them in."""
    with tempfile.TemporaryDirectory(prefix="memkit-faults-") as folder:
        yield Stage(Path(folder))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Marks the tests that set a repository on the stage: they are the ones that break something."""
    made = yield
    report = made.get_result()  # type: ignore[attr-defined]
    if report.when == "call" and not report.skipped and "stage" in getattr(item, "fixturenames", ()):
        report.user_properties.append(("broke", item.name))


def _mine(reporter: pytest.TerminalReporter, *kinds: str) -> list[pytest.TestReport]:
    found = [report for kind in kinds for report in reporter.stats.get(kind, [])]
    return [report for report in found if "tests/faults" in report.nodeid]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was broken, and, reason by reason, what could not be on this machine."""
    reasons: Counter[str] = Counter()
    for report in _mine(terminalreporter, "skipped"):
        reason = str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr)
        reasons[reason.removeprefix("Skipped: ")] += 1
    for reason, count in reasons.items():
        if not reason.startswith("short form"):
            terminalreporter.write_line(f"faults: not run on this machine ({count} tests): {reason}")
    for report in _mine(terminalreporter, "passed", "failed"):
        for name, text in report.user_properties:
            if name == "faults":
                terminalreporter.write_line(f"faults: {text}")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Asked for in full, it must have broken something: a machine on which nothing can be has shown nothing."""
    asked = session.config.getoption("--full-faults", default=False)
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if not asked or hasattr(session.config, "workerinput") or reporter is None:
        return
    ran = _mine(reporter, "passed", "failed")
    if not any(name == "broke" for report in ran for name, _ in report.user_properties):
        reporter.write_line("faults: nothing could be broken on this machine", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED

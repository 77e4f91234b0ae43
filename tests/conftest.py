"""What all tests share: how golden files are rewritten, and an environment that no machine can colour."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from memkit.store.actors import HOST_MARKS
from tests.memory_folder import memory_folder

# Nobody's change fails by chance: every run draws the same examples, unless MEMKIT_DRAWS=random asks for others. A busy
# machine is no defect either: no test may fail by the clock.
_SAME = os.environ.get("MEMKIT_DRAWS") != "random"
settings.register_profile(
    "memkit", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=_SAME
)
settings.load_profile("memkit")
if _SAME:
    # hypothesis also draws constants of every module imported so far: with two workers that differs from run to run
    providers._get_local_constants = lambda: providers._local_constants
# a worker holds some hundred thousand objects of the tests themselves: going through them often is a twentieth of its time
gc.set_threshold(100_000, 50, 100)
# TMPDIR, if somebody set it, is where they want the files
if "TMPDIR" not in os.environ and (_folder := memory_folder()):
    os.environ["TMPDIR"] = tempfile.tempdir = _folder
# who runs the tests is nobody's business in them: in CI, or inside an agent, a named user would be no person. Before
# any fixture, since some are made once a module
for _name in ("CI", *(mark for mark, _ in HOST_MARKS)):
    os.environ.pop(_name, None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite expected files; review the diff like code"
    )


# each waits long for children or for a package index: begun last, it would run alone at the end
_FIRST = ("test_pre_commit.py", "test_wheel.py", "test_determinism.py", "test_two_pythons.py")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Lets each worker begin with other folders: it then finds the rest compiled by the others."""
    report = yield
    if collector.path == Path(__file__).parent and report.passed:
        who = getattr(collector.config, "workerinput", {"workerid": "gw0", "workercount": 1})
        at = len(report.result) * int(who["workerid"].removeprefix("gw")) // who["workercount"]
        report.result = report.result[at:] + report.result[:at]
    return report


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """The same order for every worker, with the longest tests at the head of the list, where a worker begins."""
    items.sort(key=lambda item: item.path)
    yield
    items.sort(key=lambda item: item.path.name not in _FIRST)


def pytest_unconfigure() -> None:
    """Ends the process that forks commands."""
    # late: it keeps the environment as it is now, above
    from tests.process import close

    close()


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether expected files are to be rewritten instead of compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "MEMKIT_NOW",
        "MEMKIT_ACTOR",
        "MEMKIT_SESSION",
        "MEMKIT_HOST_SESSION",
        "MEMKIT_DEBUG",
        "MEMKIT_MIRROR_DSN",
        "PGSERVICE",
        "PGHOST",
        "NO_COLOR",
        "COLUMNS",
        "CI",
        *(mark for mark, _ in HOST_MARKS),
    ):
        monkeypatch.delenv(name, raising=False)

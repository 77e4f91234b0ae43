"""The frame with the sample verbs in its table."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from memkit.cli import verbs
from tests.cli import samples


@pytest.fixture
def sample_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts `say` and `count` into the table, each with a module of its own, and the families beside them."""
    modules: dict[str, dict[str, Any]] = {
        "say": {"VERB": samples.SAY, "run": samples.say_run},
        "count": {"VERB": samples.COUNT, "run": samples.count_run},
        "box": {"VERBS": (samples.BOX_PUT, samples.BOX_LOOK, samples.BOX)},
        "bag": {"VERBS": (samples.BAG_SHAKE, samples.BAG_DROP)},
    }
    for name, members in modules.items():
        module = ModuleType(f"memkit.cli.verbs.sample_{name}")
        vars(module).update(members)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setitem(verbs.TABLE, name, (f"sample_{name}", "plumbing", name))

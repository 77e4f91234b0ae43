"""Evidence that leads nowhere is refused with the form that was meant."""

from __future__ import annotations

import pytest

from memkit.evidence.nearest import nearest_form

PATHS = [
    "src/limits.py",
    "src/b.go",
    "docs/guide.md",
    "Dir/Mixed.py",
    "caf\u00e9.py",
    "lib/app/limits.py",
    "a b.md",
]
MEANT = {
    "src/limits.py line 41": "src/limits.py:41",
    "src/limits.py lines 41-60": "src/limits.py:41-60",
    "line 41 of src/limits.py": "src/limits.py:41",
    "src/limits.py:RateLimit": "src/limits.py#RateLimit",
    "src/limits.py::RateLimit.allow": "src/limits.py#RateLimit.allow",
    "src/limits.py RateLimit()": "src/limits.py#RateLimit",
    "src/limits.py@8164599a": "src/limits.py",
    "src/limits.py(16)": "src/limits.py:16",
    "src/limits.py:16:5": "src/limits.py:16",
    "src/limits.py L16-18": "src/limits.py:16-18",
    "src/limits.py:L16-L18": "src/limits.py:16-18",
    "src\\limits.py": "src/limits.py",
    "file:src/limits.py": "src/limits.py",
    "see src/limits.py": "src/limits.py",
    "src/limit.py": "src/limits.py",
    "guide.md": "docs/guide.md",
    "guide.md#Setup": "docs/guide.md#Setup",
    "docs/guid.md": "docs/guide.md",
    "dir/mixed.py": "Dir/Mixed.py",
    "cafe\u0301.py": "caf\u00e9.py",
    "a b.md line 3": "a b.md:3",
    "commit abc1234": "commit:abc1234",
    "www.example.org/page": "https://www.example.org/page",
    "RateLimit": "",
    "limits.py": "",
    "trust me": "",
    "": "",
}


@pytest.mark.parametrize("typed", MEANT)
def test_the_nearest_form_is_named(typed: str) -> None:
    assert nearest_form(typed, PATHS) == MEANT[typed]

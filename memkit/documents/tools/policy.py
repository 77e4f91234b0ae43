"""decay-policy.md → the `[decay]` table. Windows memkit has no word for stay in the old file."""

from __future__ import annotations

import re

from memkit.model.policy import policy_from
from memkit.model.problem import WARNING, Problem

_KEYS = {
    "working_window": "working_window",
    "active_window": "active_window",
    "archive_window": "archive_window",
    "thread_stale_window": "stalled_thread",
    "stalled_thread": "stalled_thread",
    "review_every": "review_every",
    "verify_invariants_every": "reverify_every",
    "reverify_every": "reverify_every",
    "continuity_max_facts": "max_facts",
    "max_facts": "max_facts",
    "continuity_max_lines": "max_lines",
    "max_lines": "max_lines",
}
_LINE = re.compile(r"[\s>|]*(?:[-*+]\s+)?[`*_]*([a-z_]+)[`*_]*\s*[:=|]\s*[`*_\s]*(\d{1,9})\b")


def decay_table(text: str, path: str) -> tuple[dict[str, int], list[Problem]]:
    """The windows a policy page states, and what is wrong with them; windows out of order are left out."""
    found: dict[str, int] = {}
    for line in text.split("\n"):
        match = _LINE.match(line)
        if match is not None and match[1] in _KEYS:
            found.setdefault(_KEYS[match[1]], int(match[2]))
    wrong = policy_from({"decay": found})[1]
    for _, key, _ in wrong:
        found.pop(key, None)
    hint = "memkit.toml keeps the default; set it there"
    return found, [Problem("policy-invalid", path, 1, said, hint, WARNING) for _, _, said in wrong]

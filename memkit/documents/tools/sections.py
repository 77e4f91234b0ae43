"""Old section names and ours. Their own words stay where memkit has no section for them."""

from __future__ import annotations

import re

_OURS: tuple[tuple[str, str, str], ...] = (
    (r"(architectural |architecture )?invariants", "invariants", "invariant"),
    (r"(key |architectural )?decisions", "decisions", "decision"),
    (r"(coding |code )?conventions", "conventions", "convention"),
    (r"(tech |technology )?stack", "stack", "stack"),
    (r"(key )?facts", "facts", "fact"),
    (r"(open )?threads?", "threads", "thread"),
    (r"(user )?preferences", "preferences", "preference"),
    (r"team", "team", "fact"),
)
_READ = tuple((re.compile(rf"{words}\b", re.I), section, kind) for words, section, kind in _OURS)
_DECORATION = re.compile(r"^[\W_]+")


def section_of(words: str) -> tuple[str, str]:
    """(section, kind) of an old heading: ours where it is one of ours, else its own words and kind fact."""
    bare = _DECORATION.sub("", words)
    for read, section, kind in _READ:
        if read.match(bare):
            return section, kind
    return words, "fact"


def is_project_state(words: str) -> bool:
    """True for the section that holds the project's scalars."""
    return _DECORATION.sub("", words).lower().startswith("project state")

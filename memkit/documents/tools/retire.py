"""Finds files that still describe the old way after an adoption: to edit the pages by hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

# where rules for agents, skills, hooks and pipelines stand
_PLACES: tuple[tuple[str, str], ...] = (
    (
        r"(?:agent-skills|\.agents?|\.(?:claude|github|cursor|codex|gemini|kiro)/skills)/.+",
        "a skill of the old way",
    ),
    (r"\.(?:githooks|husky)/.+", "a hook of the old way"),
    (r"\.github/workflows/.+|\.gitlab-ci\.ya?ml|\.gitlab/.+\.ya?ml", "a pipeline of the old way"),
    (
        r"(?:AGENTS|CLAUDE|GEMINI)(?:\.local)?\.md|\.(?:cursor|windsurf|cline|roo)rules|"
        r"\.github/copilot-instructions\.md|\.(?:cursor|claude|windsurf)/rules/.+",
        "tells agents to edit memory by hand",
    ),
)
_READ = tuple((re.compile(pattern), why) for pattern, why in _PLACES)
_SETUP = re.compile(r"<!-- memkit setup[^>]*-->.*?<!-- /memkit setup -->", re.S)
_WHOLE = re.compile(r"SKILL\.md|.*\bmemory\b.*", re.I)
RULES, PROTOCOL, POLICY = (
    _PLACES[-1][1],
    "the protocol of the old way",
    "its windows stand in memkit.toml now",
)


@dataclass(frozen=True, slots=True)
class Retired:
    """A file that the adoption left without a purpose, or the lines of it that are wrong now, and why."""

    path: str
    why: str
    lines: tuple[int, ...] = ()

    @property
    def is_whole(self) -> bool:
        """True if the whole file can go."""
        return not self.lines

    def line(self) -> str:
        """As a list shows it."""
        where = f":{','.join(map(str, self.lines[:5]))}" if self.lines else ""
        return f"{self.path}{where}  {self.why}"


def is_place(path: str) -> bool:
    """True for a file that may speak of the old way."""
    return any(place.fullmatch(path) for place, _ in _READ)


def to_retire(texts: Mapping[str, str], base: str) -> list[Retired]:
    """What to retire among these files (path → text), by path; what memkit's own setup wrote speaks of the new way."""
    found = []
    for path in sorted(texts):
        if path == f"{base}/PROTOCOL.md":
            found.append(Retired(path, PROTOCOL))
        elif path == f"{base}/decay-policy.md":
            found.append(Retired(path, POLICY))
        else:
            found += _spoken(path, texts[path], base)
    return found


def _spoken(path: str, text: str, base: str) -> list[Retired]:
    why = next((why for place, why in _READ if place.fullmatch(path)), "")
    text = _SETUP.sub(lambda block: "\n" * block[0].count("\n"), text)
    old = re.compile(
        rf"{re.escape(base)}/(?:continuity\.md|PROTOCOL\.md|sessions/)|memory-lint|refresh-metadata|archive-fact"
    )
    lines = tuple(number for number, line in enumerate(text.split("\n"), 1) if old.search(line))
    if not why or not lines:
        return []
    # a file of its own goes whole; in one that others share the lines are named
    name = path.rpartition("/")[2]
    is_own = why != RULES and (_WHOLE.fullmatch(name) is not None or bool(old.search(path)))
    return [Retired(path, why, () if is_own else lines)]

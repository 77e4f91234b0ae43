"""Files and skills that still describe the old way after an adoption."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

SKILL = "a skill of the old way"
# where rules for agents, skills, hooks and pipelines stand
_PLACES: tuple[tuple[str, str], ...] = (
    (
        r"(?:agent-skills|\.agents?|\.(?:claude|github|cursor|codex|gemini|kiro)/skills)/.+",
        SKILL,
    ),
    (r"\.(?:githooks|husky)/.+", "a hook of the old way"),
    (r"\.github/workflows/.+|\.gitlab-ci\.ya?ml|\.gitlab/.+\.ya?ml", "a pipeline of the old way"),
    (
        r"(?:AGENTS|CLAUDE|GEMINI)(?:\.local)?\.md|\.(?:cursor|windsurf|cline|roo)rules|"
        r"\.github/copilot-instructions\.md|\.(?:cursor|claude|windsurf)/rules/.+",
        "tells agents to edit memory by hand",
    ),
)
_RETIRED = tuple((re.compile(pattern), why) for pattern, why in _PLACES)
_SETUP = re.compile(r"<!-- memkit setup[^>]*-->.*?<!-- /memkit setup -->", re.S)
_WHOLE = re.compile(r".*\bmemory\b.*", re.I)
# a skill is the folder of its SKILL.md
_SKILL = re.compile(r"(.+/)SKILL\.md")
RULES, PROTOCOL, POLICY = (
    _PLACES[-1][1],
    "the protocol of the old way",
    "its windows stand in memkit.toml now",
)


@dataclass(frozen=True, slots=True)
class Retired:
    """A file or a skill (a folder, with a slash at its end) that the adoption left without a purpose, or the lines of a file
    that are wrong now, and why."""

    path: str
    why: str
    lines: tuple[int, ...] = ()

    @property
    def is_whole(self) -> bool:
        """True if the whole file can go."""
        return not self.lines

    @property
    def is_skill(self) -> bool:
        """True for the folder of a skill."""
        return self.path.endswith("/")

    def line(self) -> str:
        """As a list shows it."""
        where = f":{','.join(map(str, self.lines[:5]))}" if self.lines else ""
        return f"{self.path}{where}  {self.why}"


def is_place(path: str) -> bool:
    """True for a file that may speak of the old way."""
    return any(place.fullmatch(path) for place, _ in _RETIRED)


def to_retire(texts: Mapping[str, str], base: str) -> list[Retired]:
    """What to retire among these files (path → text), by path; what memkit's own setup wrote speaks of the new way.

    A skill goes whole or stays whole.
    """
    skills = _skills(texts, base)
    found = [Retired(folder, SKILL) for folder, is_old in skills.items() if is_old]
    for path in sorted(path for path in texts if not path.startswith(tuple(skills))):
        if path == f"{base}/PROTOCOL.md":
            found.append(Retired(path, PROTOCOL))
        elif path == f"{base}/decay-policy.md":
            found.append(Retired(path, POLICY))
        else:
            found += _spoken(path, texts[path], base)
    return sorted(found, key=lambda each: each.path)


def _skills(texts: Mapping[str, str], base: str) -> dict[str, bool]:
    """The folder of each skill, and whether one of its files names files of the memory or a tool for them."""
    names = re.compile(
        rf"{re.escape(base)}/(?!PROTOCOL\b)[\w-]+(?:\.md|/)|`{re.escape(base)}/`|memory-lint|refresh-metadata|archive-fact"
    )
    found = {
        match[1]: False for path in sorted(texts) if is_place(path) and (match := _SKILL.fullmatch(path))
    }
    for folder in found:
        files = [path for path in texts if path.startswith(folder)]
        found[folder] = any(names.search(path) or names.search(_owners(texts[path])) for path in files)
    return found


def _owners(text: str) -> str:
    """The text without what memkit's setup wrote, its lines at their numbers."""
    return _SETUP.sub(lambda block: "\n" * block[0].count("\n"), text)


def _spoken(path: str, text: str, base: str) -> list[Retired]:
    why = next((why for place, why in _RETIRED if place.fullmatch(path)), "")
    text = _owners(text)
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

"""What old pages say of their project: section names, state as events, windows of decay, the origin of a fact."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from memkit.documents.tools.blocks import ITEM, inner, scan
from memkit.ledger.session_text import unfit_event_text
from memkit.model import WARNING, Problem
from memkit.model import events as ev
from memkit.model.ids import DERIVED_KEYS, REVIEWED, read_scalar
from memkit.model.policy import policy_from
from memkit.model.session import Session

_STEM = re.compile(r"\d{4}-\d{2}-\d{2}(?:-\d{6}(?:-[0-9a-f]{10})?)?")


@dataclass(frozen=True, slots=True)
class Names:
    """Who named what: every stem in order, and the first session to create or to name an id."""

    stems: tuple[str, ...]
    created: dict[str, str]
    named: dict[str, str]

    def origin(self, id: str, footer: dict[str, str]) -> str:
        """The session a fact comes from: its footer's, else the first that created or names it, else the last of the day on
        which it was created; none if there was no session on that day, since an earlier one could not know it."""
        stated = stem_in(footer.get("origin", ""))
        if stated in self.stems:
            return stated
        day = stem_in(footer.get("created", ""))[:10]
        same = [stem for stem in self.stems if day and stem[:10] == day]
        return self.created.get(id) or self.named.get(id) or (same[-1] if same else "")

    def up_to(self, mark: str) -> str:
        """The last session up to a stem or, for a date, up to its end; empty when there is none."""
        found = [stem for stem in self.stems if stem[: len(mark)] <= mark] if mark else []
        return found[-1] if found else ""


def stem_in(text: str) -> str:
    """The first stem or date in a text; a path and `.md` around it do not matter."""
    found = _STEM.search(text)
    return found[0] if found else ""


def names(sessions: Iterable[Session], stems: Iterable[str] = ()) -> Names:
    """What the old sessions say of ids. `stems`: sessions that are there besides."""
    created: dict[str, str] = {}
    named: dict[str, str] = {}
    read = sorted(sessions, key=lambda session: session.stem.encode())
    for session in read:
        for event in session.events:
            if isinstance(event, ev.Created):
                created.setdefault(event.id, session.stem)
                named.setdefault(event.id, session.stem)
        for token in session.tokens:
            named.setdefault(token, session.stem)
    every = {*stems, *(session.stem for session in read)}
    return Names(tuple(sorted(every, key=str.encode)), created, named)


_THROUGH = re.compile(r"\bthrough\b(.*)", re.S | re.I)


@dataclass(slots=True)
class Scalars:
    """What a Project State section says: scalars, and reviews as (scope, stem, words)."""

    values: dict[str, str] = field(default_factory=dict)
    reviews: list[tuple[str, str, str]] = field(default_factory=list)

    def events(self) -> list[ev.Event]:
        """The events that say it again."""
        reviewed = [ev.Reviewed(stem, words, (("scope", scope),)) for scope, stem, words in self.reviews]
        return [*(ev.Set(key, value) for key, value in self.values.items()), *reviewed]


def read_scalars(lines: list[str], names: Names) -> Scalars:
    """The scalars among a section's lines: `- **key:** value` items; everything else is prose."""
    found = Scalars()
    for block in scan(lines):
        if block.kind == ITEM:
            _take(found, lines[block.start : block.end], names)
    return found


def _take(found: Scalars, lines: list[str], names: Names) -> None:
    key, value = read_scalar("\n".join(line.rstrip() for line in inner(lines)))
    if not key or key in found.values or unfit_event_text(value) is not None:
        return
    if key in DERIVED_KEYS:
        stem = _reviewed_through(value, names) if key in REVIEWED else ""
        found.reviews += [(REVIEWED[key], stem, value)] if stem else []
    elif value:
        found.values[key] = value


def _reviewed_through(value: str, names: Names) -> str:
    if value.lstrip("(").lower().startswith(("none", "never", "n/a")):
        return ""
    through = _THROUGH.search(value)
    return names.up_to(stem_in(through[1]) if through else stem_in(value))


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


_WINDOWS = {
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
_WINDOW = re.compile(r"[\s>|]*(?:[-*+]\s+)?[`*_]*([a-z_]+)[`*_]*\s*[:=|]\s*[`*_\s]*(\d{1,9})\b")


def decay_table(text: str, path: str) -> tuple[dict[str, int], list[Problem]]:
    """The windows a policy page states, and what is wrong with them; windows out of order are left out."""
    found: dict[str, int] = {}
    for line in text.split("\n"):
        match = _WINDOW.match(line)
        if match is not None and match[1] in _WINDOWS:
            found.setdefault(_WINDOWS[match[1]], int(match[2]))
    wrong = policy_from({"decay": found})[1]
    for _, key, _ in wrong:
        found.pop(key, None)
    hint = "memkit.toml keeps the default; set it there"
    return found, [Problem("policy-invalid", path, 1, said, hint, WARNING) for _, _, said in wrong]

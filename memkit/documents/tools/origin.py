"""Where an adopted fact comes from: the session that its footer, or the old sessions themselves, name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from memkit.model import events as ev
from memkit.model.session import Session

_STEM = re.compile(r"\d{4}-\d{2}-\d{2}(?:-\d{6}(?:-[0-9a-f]{10})?)?")


@dataclass(frozen=True, slots=True)
class Names:
    """Who named what: every stem in order, and the first session to create or to name an id."""

    stems: tuple[str, ...]
    created: dict[str, str]
    named: dict[str, str]

    def origin(self, id: str, footer: dict[str, str]) -> str:
        """The session a fact comes from: its footer's, else the first that created or names it, else by date, else none."""
        stated = stem_in(footer.get("origin", ""))
        if stated in self.stems:
            return stated
        return (
            self.created.get(id) or self.named.get(id) or self.up_to(stem_in(footer.get("created", ""))[:10])
        )

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

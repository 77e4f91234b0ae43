"""Evidence looked at again: what changed, went missing, moved, or came back."""

from __future__ import annotations

import os
from dataclasses import dataclass

from memkit.errors import MachineError, NeedsGit
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.store import evidence, files, git
from memkit.write.transaction import Transaction

MAX_SEARCH = 20_000


@dataclass(frozen=True)
class Finding:
    """One piece of evidence: as recorded, and as it is."""

    id: str
    source: str
    verdict: str
    was: str
    now: str
    moved: str = ""


def examine(tx: Transaction, facts: list[Fact]) -> list[Finding]:
    """Every piece of evidence of these facts, hashed now; a missing file is looked for by its hash."""
    root = tx.workspace.root
    found: list[Finding] = []
    for fact in facts:
        for source in fact.every("evidence"):
            path, _, was = source.partition("@")
            verdict, now = evidence.verdict(root, source)
            elsewhere = moved(root, path, was) if verdict == "missing" else ""
            found.append(
                Finding(
                    fact.id,
                    path,
                    "fresh" if elsewhere else verdict,
                    was,
                    now or (was if elsewhere else ""),
                    elsewhere,
                )
            )
    return found


def here(root: str) -> list[str]:
    """The files among which a moved one is looked for; none without git."""
    try:
        return git.tracked_and_untracked(root)[:MAX_SEARCH]
    except (NeedsGit, MachineError):
        return []


def moved(root: str, path: str, was: str, among: list[str] | None = None) -> str:
    """Where a file of that content is now, among these files or all there are; same names are looked at first."""
    paths = here(root) if among is None else among
    name, ending = os.path.basename(path), os.path.splitext(path)[1]
    likely = sorted((p for p in paths if p.endswith(ending)), key=lambda p: (os.path.basename(p) != name, p))
    for other in likely:
        try:
            if evidence.digest(files.read(os.path.join(root, other), evidence.MAX_BYTES)) == was:
                return other
        except OSError:
            continue
    return ""


def events_for(tx: Transaction, found: list[Finding]) -> list[Event]:
    """`Staled` for what no longer matches and is not recorded so, `Refreshed` for what matches again."""
    events: list[Event] = []
    for item in found:
        fact = tx.state.facts[item.id]
        known = {source: now for source, _, now in fact.stale}
        stale = item.verdict in ("changed", "missing")
        fields = (("evidence", item.source), ("was", item.was), ("now", item.now or "missing"))
        if stale and known.get(item.source) != (item.now or "missing"):
            events.append(ev.Staled(item.id, "", fields))
        elif not stale and item.source in known:
            events.append(ev.Refreshed(item.id, "", fields))
    return events

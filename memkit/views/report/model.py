"""The values of a report. Sessions, facts and verbs are referred to by their position in their list."""

from __future__ import annotations

from memkit.boot.struct import struct

NOWHERE = -1
# (piece of evidence, verdict, its lines or a diff)
Proof = tuple[str, str, str]


@struct(frozen=True)
class SessionRow:
    """One session of the ledger. `path` is empty if it is the usual one."""

    stem: str
    kind: str
    actor: str
    events: int
    title: str = ""
    words: str = ""
    task: str = ""
    path: str = ""


@struct(frozen=True)
class FactRow:
    """One claim: memory, a candidate, or a rejected one. Rare fields come last, so that rows stay short."""

    id: str
    text: str
    kind: str
    section: str
    place: str
    tier: str
    status: str
    verdict: str
    author: str
    src: str
    created: str
    used: str
    uses: int
    sslu: int
    origin: int
    # flattened triples (difference to the session before, line, verb)
    history: tuple[int, ...]
    reason: str
    changes: str
    promoted: int = NOWHERE
    promoted_by: str = ""
    confidence: str = ""
    when: str = ""
    evidence: tuple[Proof, ...] = ()
    left: int = NOWHERE
    why: str = ""
    supersedes: tuple[int, ...] = ()
    superseded_by: tuple[int, ...] = ()
    pinned: int = 0
    closed: str = ""
    not_when: str = ""
    key: str = ""
    value: str = ""
    body: str = ""
    # 1 if live and unreviewed
    unreviewed: int = 0


@struct(frozen=True)
class ConflictRow:
    """Two sides that cannot both hold; `outcome` is empty while nobody settled it."""

    id: str
    rule: str
    sides: tuple[int, ...]
    origin: int
    open: int
    outcome: str = ""
    why: str = ""


@struct(frozen=True)
class TermRow:
    """One word and its one meaning."""

    name: str
    meaning: str
    origin: int
    aliases: str = ""


@struct(frozen=True)
class Series:
    """The ledger over time, one number per period; `live`, `queue` and `away` are counted at its end."""

    unit: str
    labels: tuple[str, ...] = ()
    work: tuple[int, ...] = ()
    other: tuple[int, ...] = ()
    learned: tuple[int, ...] = ()
    raised: tuple[int, ...] = ()
    answered: tuple[int, ...] = ()
    live: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    away: tuple[int, ...] = ()


@struct(frozen=True)
class Cohorts:
    """For the facts of each period, how many were used in it and in each later period."""

    unit: str
    labels: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    used: tuple[tuple[int, ...], ...] = ()


@struct(frozen=True)
class Report:
    """Everything the page shows, as one reader may see it."""

    project: str
    ledger: str
    folder: str
    # the path from the page to the repository's root; empty if the page is elsewhere and must not link files
    base: str
    windows: tuple[tuple[str, int], ...]
    scalars: tuple[tuple[str, str], ...]
    due: tuple[str, ...]
    # (verb, 1 when it counts as a use)
    verbs: tuple[tuple[str, int], ...]
    sessions: tuple[SessionRow, ...]
    facts: tuple[FactRow, ...]
    conflicts: tuple[ConflictRow, ...]
    terms: tuple[TermRow, ...]
    series: Series
    cohorts: Cohorts
    # (raised by, promoted by, state, count)
    flows: tuple[tuple[str, str, str, int], ...]
    # a row of headings (periods and "total"), then a row for each number: its label and its cells
    numbers: tuple[tuple[str, ...], ...] = ()

"""The values a report is made of. Sessions, facts and verbs are named by their place in their list."""

from __future__ import annotations

from memkit.boot.struct import struct

NOWHERE = -1
# a piece of evidence, how it was found, and its lines or what changed in them
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
    # (session since the one before, line, verb) three by three
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
    """The ledger over time, a number a period; `live`, `queue` and `away` are as the period ends."""

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
    """Of the facts that came in one period, how many were used in each from then on."""

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
    # path from the page to the repository's root; empty: the page is elsewhere, and files have no links
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
    # (who raised it, who let it in, how it stands, how many)
    flows: tuple[tuple[str, str, str, int], ...]
    # the heads of the periods and "total", then a row for each number: its label and a cell for each of them
    numbers: tuple[tuple[str, ...], ...] = ()

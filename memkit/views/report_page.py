"""The report: its values, and the page made from them: one HTML file with its own style, script and data.

The page may fetch nothing; its look and behaviour are in `templates/report/`, passed in as text by the caller. In the
values, sessions, facts and verbs are referred to by their position in their list. On the page they are compact JSON:
rows are lists without trailing defaults, frequent words are numbers into one table. `columns` describes the columns to
the page (name, 1 for such a number, default), so that page and report agree. Nothing in the text can close the
surrounding element.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape

from memkit.boot.struct import as_dict, names_of, struct, values_of
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


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
    # pending candidates that contradict it
    disputed_by: tuple[int, ...] = ()


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


SCRIPTS = (
    *("dom", "data", "parts", "facts", "search", "overview", "timeline", "map", "decay"),
    *("chains", "flow", "graph", "waiting", "growth", "numbers", "sheet", "main"),
)
_ROWS = {"sessions": SessionRow, "facts": FactRow, "conflicts": ConflictRow, "terms": TermRow}
_WORDS = {
    SessionRow: ("kind", "actor", "task"),
    FactRow: (
        *("kind", "section", "place", "tier", "status", "verdict", "author", "src", "created", "used"),
        *("reason", "changes", "promoted_by", "confidence", "why", "when"),
    ),
    ConflictRow: ("rule",),
    TermRow: (),
}
_INERT = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029"}


def render(report: Report, template: Callable[[str], str]) -> str:
    """The whole page; `template` returns a file of `templates/` by name. The same report gives the same bytes."""
    style = template("report/style.css")
    script = "'use strict';\n" + "\n".join(template(f"report/{name}.js") for name in SCRIPTS)
    parts = {
        "policy": _policy(style, script),
        "title": escape(report.project),
        "lede": _lede(report),
        "ledger": escape(report.ledger),
        "style": style,
        "script": script,
        "data": encode(report),
    }
    # one pass: inserted text is not searched for placeholders again
    return re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], template("report/page.html"))


def _policy(style: str, script: str) -> str:
    """The content security policy: no outside resource, and only our own style and script inside."""
    allowed = f"style-src '{_digest(style)}'; script-src '{_digest(script)}'"
    return f"default-src 'none'; {allowed}; base-uri 'none'; form-action 'none'"


def _digest(text: str) -> str:
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()


def _lede(report: Report) -> str:
    """A sentence of HTML that counts what the report shows."""
    live = sum(1 for fact in report.facts if fact.place == "live")
    if not report.sessions:
        return "Nothing is recorded yet."
    days = dict.fromkeys(report.sessions[at].stem[:10] for at in (0, -1))
    since = " to ".join(f'<span class="nowrap">{escape(day)}</span>' for day in days)
    return f"{counted(live, 'fact')} from {counted(len(report.sessions), 'session')}, {since}."


def encode(report: Report) -> str:
    """The report as JSON for a page: same report, same bytes."""
    words: dict[str, int] = {"": 0}
    data = {name: value for name, value in as_dict(report).items() if name not in _ROWS}
    data["columns"] = {name: _columns(kind) for name, kind in _ROWS.items()}
    for name in _ROWS:
        data[name] = [_row(row, words) for row in getattr(report, name)]
    data["words"] = list(words)
    return inert(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def inert(text: str) -> str:
    """JSON text in which no tag, comment or entity can begin; it reads back as the same."""
    for sign, escaped in _INERT.items():
        text = text.replace(sign, escaped)
    return text


def _columns(kind: type) -> list[list[object]]:
    return [[name, int(name in _WORDS[kind]), getattr(kind, name, None)] for name in names_of(kind)]


def _row(row: object, words: dict[str, int]) -> list[object]:
    """The row's values without the defaults at its end, repeated words as numbers."""
    kind = type(row)
    pairs = list(zip(names_of(row), values_of(row), strict=True))
    while pairs and pairs[-1][1] == getattr(kind, pairs[-1][0], None):
        pairs.pop()
    repeated = _WORDS[kind]
    return [words.setdefault(value, len(words)) if name in repeated else value for name, value in pairs]

"""Facts, conflicts, terms and the evidence that a fact cites; only `replay` changes facts, all other rooms read them."""

from __future__ import annotations

from memkit.boot.struct import field, struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


PENDING = "pending"
VALIDATED = "validated"
PROMOTED = "promoted"
DEFERRED = "deferred"
REJECTED = "rejected"
BLOCKED = "blocked"
QUARANTINED = "quarantined"
ROLLED_BACK = "rolled-back"
SUPERSEDED = "superseded"
REVIEWED = "reviewed"
UNREVIEWED = "unreviewed"
HARVEST = "policy:harvest"  # signs what a harvest records on the word of a document
# the reason of a deferral at the end of a session, if nobody gave one
END_OF_SESSION = "end of session"
# before the id of the reviewed fact that an unreviewed one contradicts, and for which it waits again
DISPUTES = "disputes "
# `via` values of a `user:` that does not count as a person: named inside an agent's environment, or in CI by a non-reviewer
AGENT_ENVIRONMENT = "agent-environment"
IN_CI = "ci"
NO_PERSON = (AGENT_ENVIRONMENT, IN_CI)

# words for a candidate's status in text for people; the ledger, footers and JSON use the status itself
_SHOWN = {
    PENDING: "waiting",
    DEFERRED: "waiting",
    VALIDATED: "waiting, witnessed",
    QUARANTINED: "waiting for a witness",
}
# the word for all of these
SHOWN_WAITING = "waiting"
WAITING = (PENDING, VALIDATED, DEFERRED, BLOCKED, QUARANTINED)

# kind → (target, section)
ROUTES: dict[str, tuple[str, str]] = {
    "fact": ("continuity", "facts"),
    "convention": ("continuity", "conventions"),
    "preference": ("continuity", "preferences"),
    "stack": ("continuity", "stack"),
    "thread": ("continuity", "threads"),
    "invariant": ("continuity", "invariants"),
    "finding": ("findings", "findings"),
    "decision": ("decisions", "decisions"),
    "audit": ("audits", "audits"),
    "bug": ("bugs", "bugs"),
    "pattern": ("patterns", "patterns"),
    "term": ("glossary", "glossary"),
    "rule": ("index", "rules"),
    "local": ("none", "local"),
    "change": ("change", "changes"),
    "prose": ("continuity", "prose"),
}
# the kinds that a claim may have; memkit alone makes changes and prose
CLAIMED = tuple(kind for kind in ROUTES if kind not in ("change", "prose"))
TIER2_KINDS = ("finding", "decision", "audit", "bug", "pattern")
SECTIONS = ("invariants", "decisions", "conventions", "stack", "facts", "threads", "preferences", "team")
# of these, the ones that describe, and those whose lines are read as rules
DESCRIBING_SECTIONS = ("facts", "stack", "threads")
RULE_SECTIONS = tuple(name for name in SECTIONS if name not in DESCRIBING_SECTIONS)


GIVEN = (
    *("evidence", "applies_when", "does_not_apply_when", "confidence", "obligations", "traces"),
    *("pass", "profile"),
)


def is_person(by: str, via: str) -> bool:
    """Whether an actor is a person: a `user:` not named inside an agent's environment or by a non-reviewer in CI."""
    return by.startswith("user:") and via not in NO_PERSON


def complete_fields(
    fields: tuple[tuple[str, str], ...], given: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    """A candidate's fields with the provenance that a reviewer gave: evidence is added, other fields are replaced."""
    given = tuple(pair for pair in given if pair[0] in GIVEN and pair not in fields)
    replaced = {key for key, _ in given if key != "evidence"}
    return (*(pair for pair in fields if pair[0] not in replaced), *given)


@struct(slots=True)
class Fact:
    """One claim and its history. Counters are ordinals of sessions, never times."""

    id: str
    text: str
    section: str
    kind: str
    src: str
    origin: str
    created: str
    author: str
    # the fields of its Created or Adopted event, as written
    fields: tuple[tuple[str, str], ...] = ()
    body: str = ""
    status: str = PENDING
    closed: str = ""
    closed_at: int = -1
    uses: int = 0
    last_used: str = ""
    # ordinal of the last session with a use, and the counts of work sessions at the last use and at the anchor
    used_at: int = -1
    used_work: int = 0
    anchor_work: int = 0
    promoted_in: str = ""
    promoted_by: str = ""
    promotion: tuple[tuple[str, str], ...] = ()
    pinned_by: str = ""
    old_core: bool = False
    archived: str = ""
    left: str = ""
    supersedes: tuple[str, ...] = ()
    superseded_by: tuple[str, ...] = ()
    pending_successor: str = ""
    invalidated: bool = False
    verified_work: int = -1
    # (piece without its digest, stem of the session that marked it stale, its digest then or "missing")
    stale: tuple[tuple[str, str, str], ...] = ()
    votes: tuple[tuple[str, str], ...] = ()
    why: str = ""
    validations: tuple[tuple[str, str], ...] = ()
    conflicts: tuple[str, ...] = ()
    heading: str = ""
    withheld: str = ""
    # digests of the wordings that a person reviewed, and whether the current one is among them
    reviewed: tuple[str, ...] = ()
    is_reviewed: bool = False
    # the agent that last rechecked its evidence, and in which session
    rechecked: str = ""
    # (ordinal of the session, line, verb), in order
    history: list[tuple[int, int, str]] = field(default_factory=list)

    def get(self, key: str, default: str = "") -> str:
        """A field of its Created or Adopted event."""
        for name, value in self.fields:
            if name == key:
                return value
        return default

    @property
    def document(self) -> str:
        """The document that it was read from, without its lines; a name may contain colons."""
        path, _, lines = self.get("from").rpartition(":")
        first, _, last = lines.partition("-")
        return path if path and first.isdecimal() and (last or first).isdecimal() else self.get("from")

    def every(self, key: str) -> tuple[str, ...]:
        """All values of a repeatable field."""
        return tuple(value for name, value in self.fields if name == key)

    @property
    def is_memory(self) -> bool:
        """True if it was promoted and not rolled back: it is or was memory, not a candidate."""
        return self.status in (PROMOTED, SUPERSEDED)

    @property
    def is_waiting(self) -> bool:
        """True for a candidate without a final answer."""
        return self.status in WAITING

    @property
    def is_wordless(self) -> bool:
        """True for a candidate that a session by hand created by its id alone."""
        return self.is_waiting and " ".join(self.text.split()) in (self.id, self.id.replace("-", " "))

    @property
    def is_live(self) -> bool:
        """True for memory that is neither superseded, archived nor withheld."""
        return self.status == PROMOTED and not self.archived and not self.withheld

    @property
    def standing(self) -> str:
        """`reviewed` if a person reviewed its current words; any other live fact is `unreviewed`."""
        return REVIEWED if self.is_reviewed else UNREVIEWED

    @property
    def is_of_a_person(self) -> bool:
        """True if a person reviewed its words, or raised it and it is still pending."""
        return self.is_reviewed or (self.is_waiting and self.author.startswith("user:"))

    @property
    def is_open_thread(self) -> bool:
        """True for a thread that is not closed."""
        return self.kind == "thread" and not self.closed

    @property
    def outcome(self) -> str:
        """How a closed thread ended; empty if nobody said."""
        return self.closed if self.kind == "thread" and self.closed not in ("", "closed") else ""

    @property
    def shown_text(self) -> str:
        """The text that readers see; a closed thread includes its outcome."""
        return f"{self.text} → {said}" if (said := self.outcome) else self.text

    @property
    def asked_text(self) -> str:
        """What a candidate asks for in a line: its claim; a change names first what it would change."""
        change, text = self.get("change"), " ".join(self.shown_text.split())
        return text if not change or text.startswith(change) else f"{change}: {text}"

    @property
    def shown_status(self) -> str:
        """One word for its state: that of a candidate, of a thread, or how it ended."""
        if self.archived and self.status == PROMOTED:
            return "archived"
        if self.kind == "thread" and self.status == PROMOTED:
            return "closed" if self.closed else "open"
        return self.status

    @property
    def status_words(self) -> str:
        """Its state in the words that people read: `waiting`, and for what."""
        return shown_status(self.shown_status)


def shown_status(status: str) -> str:
    """The word for a status in text for people."""
    return _SHOWN.get(status, status)


@struct(slots=True)
class Conflict:
    """Two sides that cannot both hold; a person settles it."""

    id: str
    rule: str
    ids: tuple[str, ...]
    origin: str
    recorded: bool = False
    outcome: str = ""
    why: str = ""
    resolved_in: str = ""
    note: str = ""

    @property
    def is_open(self) -> bool:
        """True while nobody has settled it."""
        return not self.outcome


@struct(slots=True)
class Term:
    """One word of the glossary and its one meaning."""

    name: str
    meaning: str
    aliases: tuple[str, ...]
    origin: str
    by: str
    at: int
    conflict: str = ""
    # the previous definition as plain values, without its own `before`
    before: tuple[Any, ...] = ()


_MARK = "@sha256:"
_CODES = tuple((f"%{ord(sign):02X}", sign) for sign in "#@:,|")


def is_hashed(source: str) -> bool:
    """True if the piece carries a digest that a file can be compared with."""
    return _MARK in source


def without_digest(source: str) -> str:
    """The piece without its digest: a path, perhaps with a name and lines."""
    return source.partition(_MARK)[0]


def path_of(source: str) -> str:
    """The file that a hashed piece names, or the piece itself if it names none."""
    bare, mark, _ = source.partition(_MARK)
    head, sign, anchor = bare.rpartition("#")
    path = head if mark and sign and _is_lines(anchor.rpartition(":")[2]) else bare
    if not mark or "%" not in path:
        return path
    for code, sign in _CODES:
        path = path.replace(code, sign)
    return path.replace("%25", "%")


def line_of(source: str) -> int:
    """The first line that a hashed piece names; 1 for a whole file."""
    anchor = without_digest(source).rpartition("#")[2].rpartition(":")[2]
    return int(anchor.partition("-")[0][1:]) if _is_lines(anchor) else 1


def _is_lines(text: str) -> bool:
    first, sign, last = text.partition("-")
    return bool(sign) and first[:1] == "L" == last[:1] and first[1:].isdigit() and last[1:].isdigit()

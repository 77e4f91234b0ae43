"""The policy: every table of memkit.toml with its defaults, checked as values. `store` reads the file."""

from __future__ import annotations

from memkit.boot.struct import field, names_of, struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


@struct(frozen=True)
class Layout:
    project: str = ""
    sessions: str = "sessions"
    continuity: str = "continuity.md"
    memory: str = "memory"
    sessions_by: str = "flat"
    projected: str = "internal"
    tenant: str = "default"


@struct(frozen=True)
class SessionTable:
    idle_hours: int = 12
    lock_seconds: int = 10


@struct(frozen=True)
class Decay:
    working_window: int = 3
    active_window: int = 8
    archive_window: int = 20
    stalled_thread: int = 40
    review_every: int = 10
    reverify_every: int = 40
    # work sessions after which an unused unreviewed fact without fresh evidence is archived
    unreviewed_window: int = 20
    max_facts: int = 30
    max_lines: int = 600


@struct(frozen=True)
class Index:
    max_lines: int = 200
    max_bytes: int = 25_000


@struct(frozen=True)
class Promotion:
    reviewer_may_be_author: str = "yes"
    quorum: int = 1
    quorum_invariants: int = 1
    close_gate: str = "defer-allowed"
    # kinds and write classes that count without a review, and how many of them per session
    auto_approve: tuple[str, ...] = ()
    auto_limit: int = 20
    may_change: tuple[str, ...] = ()
    # whether an agent's `verify` of a reviewed description counts at once instead of as a proposal
    agents_refresh: bool = False
    # who may answer candidates: people, and agents by name
    reviewers: tuple[str, ...] = ("people",)
    # provenance that a record must have besides evidence and applies_when
    require: tuple[str, ...] = ()
    may_amend: tuple[str, ...] = ("admin",)
    vote_sessions: int = 20


@struct(frozen=True)
class WriteClass:
    keys: tuple[str, ...] = ()
    evidence: int = 0
    retention_days: int = 0
    approval: str = "review"
    durable: bool = False


@struct(frozen=True)
class Retention:
    audit_days: int = 365


@struct(frozen=True)
class Privacy:
    on_personal_data: str = "redact"
    on_secret: str = "redact"
    # whether to keep or redact the names of this repository's authors; their addresses are redacted in any case
    authors: str = "keep"
    classes: dict[str, str] = field(default_factory=dict)
    words: tuple[str, ...] = ()
    waivers: tuple[str, ...] = ()
    presidio: bool = False
    max_bytes: int = 16_000_000
    detector_seconds: int = 10


@struct(frozen=True)
class Role:
    people: tuple[str, ...] = ()
    max_classification: str = "internal"
    tenants: tuple[str, ...] = ("default",)
    may: tuple[str, ...] = ()


@struct(frozen=True)
class Trust:
    external: str = "quarantine"


@struct(frozen=True)
class Checks:
    review_overdue: str = "warning"
    # stems of sessions that are known to be lost for good
    lost: tuple[str, ...] = ()
    severity: dict[str, str] = field(default_factory=dict)


@struct(frozen=True)
class WorkingMemory:
    refs: int = 2
    window: int = 4
    ttl: int = 3
    ttl_cwm: int = 10
    tokens: int = 512


@struct(frozen=True)
class HarvestTable:
    max_files: int = 5_000
    max_bytes: int = 200_000_000
    exclude: tuple[str, ...] = ()


@struct(frozen=True)
class ContextTable:
    tokens: int = 1500
    lines: int = 60


@struct(frozen=True)
class GitTable:
    stage: bool = False


@struct(frozen=True)
class HostsTable:
    # what memkit asks an agent once before it stops: what it learned and about touched facts, touched facts only, nothing
    ask_before_end: str = "touched"


@struct(frozen=True)
class MirrorTable:
    # this repository's name in the organisation's mirror; the server is configured elsewhere
    repo: str = ""


@struct(frozen=True)
class Policy:
    """All tables. A field is a table of memkit.toml; `classes` and `roles` are named tables."""

    layout: Layout = field(default_factory=Layout)
    session: SessionTable = field(default_factory=SessionTable)
    decay: Decay = field(default_factory=Decay)
    index: Index = field(default_factory=Index)
    promotion: Promotion = field(default_factory=Promotion)
    classes: dict[str, WriteClass] = field(default_factory=dict)
    retention: Retention = field(default_factory=Retention)
    privacy: Privacy = field(default_factory=Privacy)
    roles: dict[str, Role] = field(default_factory=dict)
    trust: Trust = field(default_factory=Trust)
    checks: Checks = field(default_factory=Checks)
    working_memory: WorkingMemory = field(default_factory=WorkingMemory)
    harvest: HarvestTable = field(default_factory=HarvestTable)
    context: ContextTable = field(default_factory=ContextTable)
    git: GitTable = field(default_factory=GitTable)
    hosts: HostsTable = field(default_factory=HostsTable)
    mirror: MirrorTable = field(default_factory=MirrorTable)


CLASSIFICATIONS = ("public", "internal", "confidential", "restricted")
WRITE_CLASSES = ("evidence_link", "preference", "decision_outcome", "correction")
# what `[promotion] require` may list; every promotion has claim, reviewer, time and content hash in any case
PROVENANCE = ("confidence", "does_not_apply_when", "obligations", "traces", "pass", "profile")
CHOICES: dict[tuple[str, str], tuple[str, ...]] = {
    ("layout", "sessions_by"): ("flat", "month"),
    ("layout", "projected"): CLASSIFICATIONS,
    ("promotion", "reviewer_may_be_author"): ("yes", "people", "no"),
    ("promotion", "close_gate"): ("defer-allowed", "decide"),
    ("privacy", "on_personal_data"): ("redact", "refuse"),
    ("privacy", "on_secret"): ("redact", "refuse"),
    ("privacy", "authors"): ("keep", "redact"),
    ("trust", "external"): ("quarantine", "queue"),
    ("classes", "approval"): ("review", "auto"),
    ("roles", "max_classification"): CLASSIFICATIONS,
    ("checks", "review_overdue"): ("off", "warning", "error"),
    ("hosts", "ask_before_end"): ("yes", "touched", "no"),
}
PRESETS: dict[str, dict[str, dict[str, Any]]] = {
    "solo": {
        "promotion": {
            "auto_approve": ["fact", "stack", "finding", "bug", "thread"],
            "agents_refresh": True,
            "reviewer_may_be_author": "yes",
        },
        "decay": {"review_every": 20},
        "hosts": {"ask_before_end": "yes"},
    },
    "team": {
        "promotion": {"reviewer_may_be_author": "people", "quorum_invariants": 2},
        "decay": {"review_every": 10},
    },
    "regulated": {
        "promotion": {
            "reviewer_may_be_author": "no",
            "quorum": 2,
            "quorum_invariants": 3,
            "close_gate": "decide",
            "require": list(PROVENANCE),
        },
        "privacy": {"on_personal_data": "refuse", "authors": "redact"},
        "decay": {"review_every": 10},
        "checks": {"review_overdue": "error"},
    },
}

Complaint = tuple[str, str, str]
# removed keys and tables → what to do about the line
RETIRED = {
    (
        "promotion",
        "relayed",
    ): 'write auto_approve = ["fact", "stack", "finding", "bug", "thread"], or auto_approve = []',
    ("trust", "unknown"): "delete the line; a claim read on a page of the web is external",
    ("people", ""): "delete it; [roles.NAME] people says who has a role",
}


def policy_from(tables: dict[str, Any]) -> tuple[Policy, list[Complaint]]:
    """A policy from parsed TOML, and its faults as (table, key, sentence). A bad value keeps its default."""
    complaints: list[Complaint] = []
    defaults = Policy()
    known = names_of(Policy)
    built: dict[str, Any] = {}
    for name, value in tables.items():
        if (name, "") in RETIRED:
            complaints.append((name, "", f"[{name}] is gone; {RETIRED[name, '']}"))
        elif name not in known:
            complaints.append((name, "", f"unknown table [{name}]"))
        elif not isinstance(value, dict):
            complaints.append((name, "", f"{name} is a table, not a value"))
        elif name == "classes":
            built[name] = {
                key: _table(WriteClass(), f"classes.{key}", val, complaints) for key, val in value.items()
            }
        elif name == "roles":
            built[name] = {key: _table(Role(), f"roles.{key}", val, complaints) for key, val in value.items()}
        else:
            built[name] = _table(getattr(defaults, name), name, value, complaints)
    policy = Policy(**built)
    complaints += _out_of_order(policy)
    return policy, complaints


def _table(default: Any, name: str, values: Any, complaints: list[Complaint]) -> Any:
    if not isinstance(values, dict):
        complaints.append((name, "", f"{name} is a table, not a value"))
        return default
    known = {item: getattr(default, item) for item in names_of(default)}
    taken: dict[str, Any] = {}
    for key, value in values.items():
        if (name, key) in RETIRED:
            complaints.append((name, key, f"{key} is gone; {RETIRED[name, key]}"))
            continue
        if key not in known:
            complaints.append((name, key, f"unknown key {key} in [{name}]"))
            continue
        if isinstance(value, bool) and "yes" in CHOICES.get((name, key), ()):
            value = "yes" if value else "no"
        wrong = _wrong(name, key, value, known[key])
        if wrong:
            complaints.append((name, key, wrong))
        else:
            taken[key] = tuple(value) if isinstance(known[key], tuple) else value
    return type(default)(**{**known, **taken})


def _wrong(table: str, key: str, value: Any, default: Any) -> str:
    choices = CHOICES.get((table.partition(".")[0], key))
    if choices and value not in choices:
        return f"{key} is one of {', '.join(choices)}"
    if table == "layout" and key in ("sessions", "continuity", "memory") and not _is_inside(value):
        return f"{key} is a path below this folder, of names that every system takes"
    if isinstance(default, bool):
        return "" if isinstance(value, bool) else f"{key} is true or false"
    if isinstance(default, int):
        if isinstance(value, bool) or not isinstance(value, int):
            return f"{key} is a whole number"
        return "" if value >= 0 else f"{key} is not negative"
    if isinstance(default, tuple):
        good = isinstance(value, list) and all(isinstance(item, str) for item in value)
        return "" if good else f"{key} is a list of strings"
    if isinstance(default, dict):
        good = isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
        return "" if good else f"{key} is a table of strings"
    return "" if isinstance(value, str) else f"{key} is a string"


# file names that some systems reserve, alone or before a dot
_DEVICES = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))]
)


def _is_inside(path: object) -> bool:
    """True if a path stays below the root and means the same on every system."""
    if not isinstance(path, str) or any(sign < " " or sign in '<>:"|?*\\' for sign in path):
        return False
    parts = path.split("/")
    plain = all(
        part and part[-1] not in ". " and part.split(".")[0].lower() not in _DEVICES for part in parts
    )
    return plain and parts[0].lower() not in (".git", ".memkit")


def _out_of_order(policy: Policy) -> list[Complaint]:
    decay = policy.decay
    found: list[Complaint] = []
    if decay.working_window > decay.active_window:
        found.append(("decay", "working_window", "working_window is not larger than active_window"))
    if decay.active_window > decay.archive_window:
        found.append(("decay", "active_window", "active_window is not larger than archive_window"))
    if policy.working_memory.ttl > policy.working_memory.ttl_cwm:
        found.append(("working_memory", "ttl", "ttl is not larger than ttl_cwm"))
    found += _no_such(policy)
    for name, value in policy.checks.severity.items():
        if value not in ("off", "warning", "error"):
            found.append(("checks.severity", name, f"{name} is off, warning or error"))
    return found


def _no_such(policy: Policy) -> list[Complaint]:
    """Names in the policy that refer to nothing, although their author expects an effect."""
    from memkit.model.fact import ROUTES

    found: list[Complaint] = []
    for name in set(policy.classes).difference(WRITE_CLASSES):
        found += [(f"classes.{name}", "", f"{name} is no write class: {', '.join(WRITE_CLASSES)}")]
    table = policy.promotion
    known = {"auto_approve": (*ROUTES, *WRITE_CLASSES), "require": PROVENANCE}
    for key, names in known.items():
        for name in set(getattr(table, key)).difference(names):
            found += [("promotion", key, f"{key} lists {name}; known are {', '.join(names)}")]
    return found

"""A small believable project, its state built by hand: a service that books berths."""

from __future__ import annotations

from typing import Any

from memkit.model.fact import PROMOTED, ROUTES, Conflict, Fact, Term
from memkit.model.ids import conflict_id
from memkit.model.policy import Layout, Policy
from memkit.model.state import Row, State

STEMS = tuple(f"2026-{5 + n // 28:02d}-{1 + n % 28:02d}-080000-{n:010x}" for n in range(40))
POLICY = Policy(layout=Layout(project="harbour"))


def fact(id: str, text: str, kind: str = "fact", at: int = 0, **more: Any) -> Fact:
    """A promoted fact created in session `at`, unless `more` says otherwise."""
    fields = {"kind": kind, "src": "agent", **more.pop("said", {})}
    target, section = ROUTES.get(kind, ROUTES["fact"])
    made: dict[str, Any] = {
        "section": section,
        "src": "agent",
        "origin": STEMS[at],
        "created": STEMS[at][:10],
        "author": "agent:codex",
        "fields": tuple(pair for key, value in fields.items() for pair in _pairs(key, value)),
        "status": PROMOTED,
        "uses": 2,
        "last_used": STEMS[at][:10],
        "used_work": at + 1,
        "anchor_work": at + 1,
        "promoted_by": "user:mara",
        "is_reviewed": True,
        "promoted_in": STEMS[at],
        "promotion": (
            ("by", "user:mara"),
            ("via", "terminal"),
            ("target", target),
            ("reviewed", "2026-06-01T08:00:00Z"),
        ),
        "history": [(at, 10, "Created")],
    }
    return Fact(id, text, kind=kind, **{**made, **more})


def _pairs(key: str, value: str | tuple[str, ...]) -> list[tuple[str, str]]:
    return [(key, value)] if isinstance(value, str) else [(key, each) for each in value]


def candidate(id: str, text: str, kind: str = "fact", at: int = 0, **more: Any) -> Fact:
    """The same, waiting for an answer."""
    asked = {"status": "deferred", "uses": 1, "promotion": (), "promoted_by": "", "promoted_in": ""}
    return fact(id, text, kind, at, **{**asked, **more})


def adopted(id: str, text: str, section: str, heading: str = "", line: int = 1, **more: Any) -> Fact:
    """A fact or a block of prose taken over from an older memory."""
    kind = more.pop("kind", "fact")
    taken = {"section": section, "heading": heading, "promotion": (), "history": [(0, line, "Adopted")]}
    said = {"was": "uses: 2 | tier: active", **more.pop("said", {})}
    return fact(id, text, kind, **{**taken, "said": said, **more})


def prose(id: str, body: str, section: str, heading: str = "", line: int = 1, **more: Any) -> Fact:
    """A block of adopted prose."""
    return adopted(id, "", section, heading, line, kind="prose", status="prose", body=body, **more)


def state(*facts: Fact, work: int = len(STEMS)) -> State:
    """A state of work sessions that holds these facts."""
    made = State(work=work)
    for at, stem in enumerate(STEMS[:work]):
        row = Row(
            stem,
            f"sessions/{stem}.md",
            "work",
            "agent:codex",
            "t",
            f"{at:064x}",
            True,
            "strict",
            "",
            at + 1,
            3,
        )
        made.rows.append(row)
        made.ordinal[stem] = at
    for each in facts:
        made.facts[each.id] = each
    return made


def disagree(where: State, rule: str, *ids: str, at: int = 0) -> Conflict:
    """Puts an open conflict between these ids into the state."""
    conflict = Conflict(conflict_id(ids, rule), rule, tuple(sorted(ids)), STEMS[at], recorded=True)
    where.conflicts[conflict.id] = conflict
    for each in filter(None, map(where.facts.get, ids)):
        each.conflicts = (*each.conflicts, conflict.id)
    return conflict


def harbour() -> State:
    """Every kind of thing a projection can show, once."""
    made = state(*_memory(), *_records(), *_left(), *_waiting())
    made.scalars = {
        "vision": ("no skipper waits for a berth", STEMS[0]),
        "status": ("2.3, tides come from the new feed", STEMS[36]),
        "depth_unit": ("decimetres", STEMS[3]),
    }
    made.terms = {
        "berth": Term(
            "Berth", "One mooring place with a number.", ("slot", "mooring"), STEMS[1], "user:mara", 1
        ),
        "draught": Term("Draught", "Depth of the keel | below the waterline.", (), STEMS[2], "user:mara", 2),
    }
    made.reviewed = {"all": (STEMS[31], 32)}
    disagree(made, "number", "cancel-two-hours", "cancel-six-hours", at=38)
    disagree(made, "polarity", "fees-in-cents", "fees-in-euros", at=39)
    return made


def _memory() -> list[Fact]:
    return [
        fact(
            "tides-never-cached",
            "Tide levels are never cached: every booking asks the feed.",
            "invariant",
            2,
            said={"confidence": "high"},
        ),
        fact(
            "fees-in-cents",
            "Fees are stored as whole cents.",
            "convention",
            30,
            uses=6,
            used_work=38,
            last_used=STEMS[37][:10],
        ),
        fact(
            "berths-by-number",
            "Berths are found by their number, not by name.",
            "fact",
            38,
            uses=1,
            supersedes=("berths-by-name",),
        ),
        fact("cancel-two-hours", "A booking can be cancelled up to 2 hours before arrival.", "fact", 33),
        fact("cancel-six-hours", "A booking can be cancelled up to 6 hours before arrival.", "fact", 38),
        fact(
            "feed-every-minute",
            "The tide feed is polled\nevery minute.",
            "fact",
            34,
            stale=(("src/tides/poll.py@sha256:0a", "2026-06-07-0900", "sha256:1b"),),
        ),
        fact(
            "mail-by-relay", "Mail leaves through the relay.", "fact", 35, pending_successor="mail-by-queue"
        ),
        fact("winter-storage", "Who may book winter storage?", "thread", 20),
        fact(
            "quay-lights", "Do quay lights need a schedule?", "thread", 34, closed="Yes, from dusk to dawn."
        ),
        fact(
            "short-commits",
            "Commit subjects stay under fifty characters.",
            "preference",
            36,
            said={"confidence": "medium"},
        ),
        prose(
            "legacy-pilots", "Pilots answer on channel 12.\n\n- ask for the harbour master\n", "Radio", line=4
        ),
        adopted("radio-log-kept", "Radio logs are kept for a year.", "Radio", "Duties", 6),
    ]


def _records() -> list[Fact]:
    provenance = {
        "evidence": ("src/booking/lock.py@sha256:77", "commit:4f1c2d9"),
        "obligations": "tides-never-cached",
        "traces": "run-18",
        "pass": "load test",
        "profile": "nightly",
        "confidence": "high",
        "applies_when": "touching locks or the booking table.",
        "does_not_apply_when": "reading only",
    }
    return [
        fact(
            "lock-order",
            "Two bookings deadlock when they lock berth before day.",
            "finding",
            32,
            said=provenance,
            body="### How it was found\n\nTwo hundred clients, one berth.\n",
            validations=(("agent:gemini", "proof:make load"),),
        ),
        fact(
            "one-writer-adr",
            "Only the booking service writes berths.",
            "decision",
            31,
            src="doc",
            said={
                "src": "doc",
                "from": "docs/adr/0004 one writer.md:12-20",
                "applies_when": "adding a service",
            },
        ),
        fact(
            "release-at-ebb",
            "Releases follow the ebb checklist.",
            "rule",
            33,
            said={"evidence": "docs/release.md", "applies_when": "cutting a release"},
        ),
        fact(
            "cache-saves-half",
            "Caching berths halves the load.",
            "finding",
            21,
            status="rolled-back",
            left=STEMS[35],
            why="measured on an empty harbour",
            said={"applies_when": "tuning caches"},
        ),
    ]


def _left() -> list[Fact]:
    return [
        fact(
            "berths-by-name",
            "Berths are found by name.",
            "fact",
            3,
            status="superseded",
            superseded_by=("berths-by-number",),
            left=STEMS[38],
        ),
        fact(
            "fax-confirmations",
            "Confirmations also go out by fax to harbours that have not yet joined the network of the northern coast.",
            "fact",
            4,
            archived="faded",
            left=STEMS[30],
        ),
        fact(
            "guest-wifi-open",
            "Guest Wi-Fi is open.",
            "fact",
            5,
            status="superseded",
            invalidated=True,
            left=STEMS[29],
            why="closed in May",
        ),
    ]


def _waiting() -> list[Fact]:
    return [
        candidate(
            "fees-in-euros",
            "Fees are stored as euros.",
            "convention",
            39,
            author="agent:gemini",
            said={"confidence": "low"},
        ),
        candidate(
            "mail-by-queue",
            "Mail leaves through the queue.",
            "fact",
            37,
            supersedes=("mail-by-relay",),
            said={"from": "docs/mail.md:7"},
            uses=2,
        ),
        candidate(
            "cache-tides",
            "Tide levels may be cached for a minute.",
            "fact",
            38,
            status="blocked",
            why="authority-conflict: tides-never-cached",
        ),
        candidate(
            "feed-sla",
            "The feed is up 99.9 % of the time.",
            "fact",
            36,
            status="quarantined",
            src="external",
            said={"signal": "always trust"},
        ),
    ]

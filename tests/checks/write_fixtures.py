"""Writes `fixtures/problems/`: for every rule a ledger that breaks it and one that just does not.

    python -m tests.checks.write_fixtures

Sealed sessions carry hashes, so nobody writes them by hand; what differs between the two sides of a rule is the table
below. `case.toml` beside them holds what a folder cannot: options of `check`, and shell lines that run in a copy
after the projections were rendered.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from memkit.ledger.session_text import seal, sealed_digest
from memkit.model.ids import content_hash

FOLDER = Path(__file__).parents[2] / "fixtures" / "problems"
COMMIT = "git init -q -b main && git add -A && git commit -q -m start"


@dataclass
class Ledger:
    """One side of a rule: files by path."""

    files: dict[str, bytes] = field(default_factory=dict)
    link: str = "none"
    minute: int = 0

    def session(
        self,
        *events: str,
        kind: str = "work",
        actor: str = "user:dev",
        header: str = "",
        prose: str = "Some work was done.",
        seen: str = "",
        stamp: str = "",
        version: str = "1",
        broken: bool = False,
        records: str = "",
    ) -> Ledger:
        """Adds a sealed session; `broken` changes a letter after the seal was made."""
        self.minute += 1
        time = stamp or f"2026-03-01T09:{self.minute:02d}:00Z"
        text = f"---\nmemkit: {version}\nkind: {kind}\ntitle: Work\nactor: {actor}\nstarted: {time}\nended: {time}\n"
        text += f"{header}seed: {self.minute:010x}\nseen: {seen or self.link}\n---\n\n# Work\n\n{prose}\n"
        text += "\n## Memory References\n\n" + "".join(events) if events else ""
        text += f"{records}\n"
        data = seal(text.encode())
        digest = sealed_digest(data[: data.rindex(b"<!-- memkit:seal ")])[:10]
        stem = f"{time[:10]}-{time[11:19].replace(':', '')}-{digest}"
        self.link = f"{stem}@{sha256(data).hexdigest()[:12]}"
        self.files[f"sessions/{stem}.md"] = data.replace(b"Some work", b"Same work") if broken else data
        return self

    def file(self, path: str, text: str) -> Ledger:
        """Adds any other file."""
        self.files[path] = text.encode()
        return self

    @property
    def last(self) -> str:
        """The stem of the last session."""
        return self.link.partition("@")[0]


def created(id: str, text: str, kind: str = "fact", section: str = "facts", **more: str) -> str:
    """A candidate; `by` is its author."""
    fields = {"section": section, "kind": kind, "src": "user", "by": "agent:codex", **more}
    return f"- Created: {id} — {text}\n  <!-- {_fields(fields)} -->\n"


def promoted(id: str, text: str, target: str = "continuity", **more: str) -> str:
    """Its promotion, complete unless a field is given as empty."""
    fields = {"by": "user:dev", "via": "flag", "target": target, "content": content_hash(text)}
    fields |= {"reviewed": "2026-03-01T09:00:00Z", **more}
    return f"- Promoted: {id}\n  <!-- {_fields(fields)} -->\n"


def fact(id: str, text: str, kind: str = "fact", section: str = "facts", **more: str) -> str:
    """Both in a row."""
    target = section if kind in ("finding", "pattern") else "continuity"
    return created(id, text, kind, section, **more) + promoted(id, text, target)


def _fields(fields: dict[str, str]) -> str:
    return " | ".join(f"{key}: {value}" for key, value in fields.items() if value)


def answered(verb: str, id: str, **more: str) -> str:
    """A disposition or another event on one id."""
    fields = {"by": "user:dev", **more}
    return f"- {verb}: {id}\n  <!-- {_fields(fields)} -->\n"


@dataclass(frozen=True)
class Case:
    """A rule's two sides, and what else the bad one cannot help breaking."""

    bad: Ledger
    good: Ledger
    args: tuple[str, ...] = ()
    bad_shell: str = ""
    good_shell: str = ""
    also: tuple[str, ...] = ()


LEAVES = fact("ferry-leaves-seven", "The ferry leaves at seven.")
CARGO = fact("cargo-weighed-twice", "The cargo is weighed twice.")
PAGE = "# Harbour work\n\nThe quay was measured.\n"
FINDING = {"kind": "finding", "section": "findings", "evidence": "commit:1f0c2a", "confidence": "high"}
WHEN = {**FINDING, "applies_when": "changing the ramp"}


def ledger(*events: str, **more: str) -> Ledger:
    """A ledger of one session."""
    return Ledger().session(*events, **more)  # type: ignore[arg-type]


def gated(*events: str) -> Ledger:
    """A ledger whose first session shuts the gate for sessions by hand."""
    return Ledger().session(*events, version="2", records="\n## Record: legacy-sessions\n\nnone\n")


BOAT = "The boat leaves at eight."
EIGHT = created("boat-leaves-eight", BOAT)
BY_HAND = "# By hand\n\n## Memory References\n\n{line}\n"
ENDS = "- Superseded: ferry-leaves-seven (invalidated)"
DEFERS = answered("Deferred", "ferry-leaves-eight", why="later")


def by_hand() -> Ledger:
    """A ledger with a page that somebody wrote without memkit."""
    return ledger(LEAVES).file("sessions/2026-02-01.md", PAGE)


KEEL = """- Adopted: keel-is-oak — The keel is oak.
  <!-- section: facts | kind: fact | src: doc | was: id: keel-is-oak -->
"""
LAID = '[layout]\nsessions = "memory/sessions"\ncontinuity = "memory/continuity.md"\nmemory = "memory"\n'
# a branch without the adoption, whose page has one fact
MERGE = (
    f"{COMMIT} && git checkout -q --orphan old && git rm -rfq . && mkdir -p memory"
    " && printf -- '- It floats.\\n  <!-- id: {id} | tier: core -->\\n' > memory/continuity.md"
    " && git add -A && git commit -q -m old && git checkout -q main"
    " && git merge -q -s ours --allow-unrelated-histories -m merge old"
)


def adopted() -> Ledger:
    """A memory that was adopted in place."""
    listed = f"\n## Record: legacy-files\n\nmemory/continuity.md {'0' * 64}\n"
    side = Ledger().session(KEEL, kind="adopt", records=listed)
    files = {f"memory/{path}": data for path, data in side.files.items()}
    return Ledger({**files, "memkit.toml": LAID.encode()})


def policy(side: Ledger, text: str) -> Ledger:
    """The ledger under another policy."""
    return side.file("memkit.toml", text)


def grown(*events: str, sessions: int = 3) -> Ledger:
    """A ledger whose first session is followed by work on something else."""
    side = ledger(*events, LEAVES)
    for _ in range(sessions):
        side.session("- Referenced: ferry-leaves-seven\n")
    return side


def two_days() -> Ledger:
    """A ledger whose second session is two days after its first, which promoted a preference."""
    side = ledger(fact("deck-is-grey", "The deck is grey.", **{"class": "preference"}))
    return side.session("- Referenced: deck-is-grey\n", stamp="2026-03-03T08:00:00Z")


def _links() -> dict[str, Case]:
    two = LEAVES + CARGO
    ends = "- Superseded: ferry-leaves-seven → cargo-weighed-twice\n"
    back = "- Superseded: cargo-weighed-twice → ferry-leaves-seven\n"
    third = fact("quay-lit-night", "The quay is lit at night.")
    gone = "2026-01-01-090000-0123456789"
    again = created("ferry-leaves-seven", "The ferry leaves at seven sharp.")
    return {
        "unknown-id": Case(ledger(LEAVES, "- Referenced: ferry-leaves-eight\n"), ledger(LEAVES)),
        "used-after-end": Case(
            ledger(two, ends).session("- Referenced: ferry-leaves-seven\n"),
            ledger(two, ends).session("- Referenced: cargo-weighed-twice\n"),
        ),
        "duplicate-id": Case(
            ledger(LEAVES).session(
                again, answered("Deferred", "ferry-leaves-seven", why="later"), kind="review"
            ),
            ledger(LEAVES).session(CARGO),
            also=("bad-transition",),
        ),
        "dangling-link": Case(
            ledger(LEAVES).session(f"- Reviewed: {gone}\n  <!-- scope: all -->\n", kind="review"),
            (side := ledger(LEAVES)).session(
                f"- Reviewed: {side.last}\n  <!-- scope: all -->\n", kind="review"
            ),
        ),
        "supersede-cycle": Case(ledger(two, ends, back), ledger(two, ends)),
        "double-supersede": Case(
            ledger(two, third, ends, "- Superseded: ferry-leaves-seven → quay-lit-night\n"),
            ledger(two, third, ends, "- Superseded: cargo-weighed-twice → quay-lit-night\n"),
        ),
        "bad-transition": Case(
            ledger(
                created("ferry-leaves-seven", "The ferry leaves at seven."),
                answered("Rejected", "ferry-leaves-seven", why="execution-local"),
                promoted("ferry-leaves-seven", "The ferry leaves at seven."),
            ),
            ledger(
                created("ferry-leaves-seven", "The ferry leaves at seven."),
                answered("Deferred", "ferry-leaves-seven", why="later"),
                promoted("ferry-leaves-seven", "The ferry leaves at seven."),
            ),
        ),
    }


def _files() -> dict[str, Case]:
    page = "sessions/2026-02-01.md"
    changed = f"echo 'Nobody said this.' >> {page} && memkit replay -q"
    stem = ledger(LEAVES).last
    twice = ledger(LEAVES)
    twice.files[f"sessions/2026/03/{stem}.md"] = twice.files[f"sessions/{stem}.md"]
    conflicted = f"{PAGE}\n<<<<<<< ours\nOne way.\n=======\nAnother.\n>>>>>>> theirs\n"
    underlined = f"{PAGE}\nOurs\n=======\n\nA heading with a line below it.\n"
    return {
        "session-modified": Case(
            by_hand(), by_hand(), (), f"{COMMIT} && {changed}", f"git init -q -b main && {changed}"
        ),
        "session-removed": Case(
            by_hand(),
            by_hand(),
            (),
            f"{COMMIT} && rm {page} continuity.md && memkit replay -q",
            f"rm {page} continuity.md && {COMMIT} && memkit replay -q",
        ),
        "session-renamed": Case(
            by_hand(),
            by_hand(),
            (),
            f"{COMMIT} && mv {page} sessions/2026-02-02.md && memkit replay -q",
            f"mv {page} sessions/2026-02-02.md && memkit replay -q && {COMMIT}",
        ),
        "duplicate-session": Case(twice, ledger(LEAVES).file("sessions/2026/03/2026-03-02.md", PAGE)),
        "seal-broken": Case(ledger(LEAVES, broken=True), ledger(LEAVES)),  # type: ignore[arg-type]
        "unsealed": Case(
            Ledger().file("sessions/2026-02-01-090000.md", f"---\nmemkit: 1\nkind: work\n---\n\n{PAGE}"),
            Ledger().file("sessions/2026-02-01-090000.md", f"---\nkind: work\n---\n\n{PAGE}"),
        ),
        "seen-missing": Case(
            ledger(LEAVES, seen="2026-01-01-090000-0123456789@0123456789ab"), ledger(LEAVES, seen="none")
        ),
        "bad-name": Case(ledger(LEAVES).file("sessions/notes.md", PAGE), by_hand()),
        "clock-skew": Case(
            ledger(LEAVES, stamp="2026-03-03T11:00:00Z"), ledger(LEAVES, stamp="2026-03-03T08:00:00Z")
        ),
        "bad-frontmatter": Case(
            ledger(LEAVES, header="task: A-1\ntask: A-2\n"), ledger(LEAVES, header="task: A-1\n")
        ),
        "bad-event": Case(
            ledger(LEAVES, "- Remarked: ferry-leaves-seven\n"),
            ledger(LEAVES, "- Referenced: ferry-leaves-seven\n"),
        ),
        "unclosed-fence": Case(
            ledger(LEAVES).session(prose="```sh\nmake all"),
            ledger(LEAVES).session(prose="```sh\nmake all\n```"),
        ),
        "conflict-marker": Case(ledger(LEAVES).file(page, conflicted), ledger(LEAVES).file(page, underlined)),
        "format-newer": Case(ledger(version="3"), ledger(version="1")),
        "ledger-unreadable": Case(Ledger().file("sessions", "not a folder\n"), ledger()),
        "history-shallow": Case(
            by_hand(),
            by_hand(),
            ("--since", "HEAD"),
            f"{COMMIT} && git clone -q --depth 1 file://$PWD ../shallow && cp ../shallow/.git/shallow .git/",
            COMMIT,
        ),
        "policy-invalid": Case(
            policy(ledger(LEAVES), "[decay]\nworking_window = 9\nactive_window = 8\n"),
            policy(ledger(LEAVES), "[decay]\nworking_window = 8\nactive_window = 8\n"),
        ),
    }


def _views() -> dict[str, Case]:
    edit = "sed -i.bak s/seven/eight/ continuity.md && rm continuity.md.bak"
    return {
        "projection-stale": Case(
            ledger(LEAVES),
            ledger(LEAVES),
            (),
            "memkit ref ferry-leaves-seven -q && memkit session end -m Done --no-render -q",
            "memkit ref ferry-leaves-seven -q && memkit session end -m Done -q",
        ),
        "projection-edited": Case(
            ledger(LEAVES), ledger(LEAVES), (), edit, f"{edit} && memkit replay --discard-edits -q"
        ),
        "projection-unstaged": Case(
            ledger(LEAVES),
            ledger(LEAVES),
            ("--staged",),
            "git init -q -b main && git add memkit.toml sessions",
            "git init -q -b main && git add -A",
        ),
        "session-open": Case(
            ledger(LEAVES),
            ledger(LEAVES),
            (),
            "memkit ref ferry-leaves-seven -q",
            "memkit ref ferry-leaves-seven -q && memkit session abort -q --yes",
        ),
        "undeclared-use": Case(
            ledger(fact("ramp-angle-fixed", "The ramp's angle is fixed.", evidence="src/ramp.py")).file(
                "src/ramp.py", "ANGLE = 7\n"
            ),
            ledger(fact("ramp-angle-fixed", "The ramp's angle is fixed.", evidence="src/ramp.py")).file(
                "src/ramp.py", "ANGLE = 7\n"
            ),
            ("--since", "HEAD~1"),
            f"{COMMIT} && echo 'WIDTH = 3' >> src/ramp.py && git commit -q -a -m widen",
            f"{COMMIT} && echo 'WIDTH = 3' >> src/ramp.py && memkit ref ramp-angle-fixed -q && memkit session end -m Done -q"
            " && git add -A && git commit -q -m widen",
        ),
    }


def _gate() -> dict[str, Case]:
    waits = created("ferry-leaves-seven", "The ferry leaves at seven.")
    text = "The ramp is steeper at low tide."
    finding = created("ramp-steep-low-tide", text, **WHEN)
    bare = created(
        "ramp-steep-low-tide",
        text,
        "finding",
        "findings",
        applies_when="changing the ramp",
        confidence="high",
    )
    no_when = created("ramp-steep-low-tide", text, **FINDING)
    yes = promoted("ramp-steep-low-tide", text, "findings")
    first = fact("ramp-wet-morning", "The ramp is wet in the morning.", **WHEN)
    second = fact("ramp-dry-noon", "The ramp is dry at noon.", **WHEN)
    both = {
        "kind": "pattern",
        "section": "patterns",
        "confidence": "high",
        "applies_when": "planning the ramp",
    }
    pattern = "The ramp follows the sun."
    rule = fact("no-night-loading", "Nothing is loaded at night.", "invariant", "invariants")
    softer = "Urgent cargo is loaded at any hour."
    relaxed = (
        created("urgent-cargo-any-hour", softer) + "- Superseded: no-night-loading → urgent-cargo-any-hour\n"
    )
    votes = answered("Approved", "ferry-leaves-seven") + answered(
        "Approved", "ferry-leaves-seven", by="user:kim"
    )
    elected = promoted("ferry-leaves-seven", "The ferry leaves at seven.", by="quorum")
    narrow = fact("upload-limit-small", "Uploads are limited to 25 MB.")
    wide = fact("upload-limit-large", "Uploads are limited to 50 MB.")
    conflict = "- Contradicted: upload-limit-large ↔ upload-limit-small\n  <!-- rule: number -->\n"
    name = "conflict-" + sha256(b"upload-limit-large upload-limit-small number").hexdigest()[:8]
    settled = f"- Resolved: {name}\n  <!-- outcome: both | by: user:dev -->\n"
    under = {"consent": "consent-7f3a"}
    given = "- Consented: consent-7f3a\n  <!-- subject: crew | purpose: rota | valid_until: 2027-01-01T00:00:00Z -->\n"
    word = "- Defined: Berth — The place where a ship lies.\n  <!-- by: agent:codex -->\n"
    other = "- Defined: Berth — A bed on board.\n  <!-- by: agent:codex -->\n"
    split = "- Defined: Berth (bed) — A bed on board.\n  <!-- by: agent:codex -->\n"
    quorum = "[promotion]\nquorum = 2\n"
    prefixes = '[classes.preference]\nkeys = ["ship/paint/"]\n'
    inside = {"class": "preference", "key": "ship/paint/deck/colour", "value": "grey"}
    outside = {**inside, "key": "ship/engine/deck/colour"}
    return {
        "promotion-incomplete": Case(ledger(bare, yes), ledger(finding, yes)),
        "promotion-pending": Case(
            ledger(waits), ledger(waits, answered("Deferred", "ferry-leaves-seven", why="end of session"))
        ),
        "change-waits": Case(
            gated(LEAVES).file("sessions/2026-03-02.md", BY_HAND.format(line=ENDS)),
            gated(LEAVES).file(
                "sessions/2026-03-02.md", BY_HAND.format(line="- Referenced: ferry-leaves-seven")
            ),
        ),
        "id-without-words": Case(
            gated(LEAVES).file(
                "sessions/2026-03-02.md", BY_HAND.format(line="- Created: ferry-leaves-late (tier: working)")
            ),
            gated(LEAVES).file(
                "sessions/2026-03-02.md",
                BY_HAND.format(line="- Created: ferry-leaves-late — The last ferry leaves at ten."),
            ),
        ),
        "adoption-waits": Case(
            adopted(),
            adopted(),
            bad_shell=MERGE.format(id="buoy-is-red"),
            good_shell=MERGE.format(id="keel-is-oak"),
        ),
        "answer-by-hand": Case(
            gated(LEAVES).file(
                "sessions/2026-03-02.md", BY_HAND.format(line="- Verified: ferry-leaves-seven")
            ),
            gated(LEAVES).file(
                "sessions/2026-03-02.md", BY_HAND.format(line="- Referenced: ferry-leaves-seven")
            ),
        ),
        "event-elsewhere": Case(
            gated(LEAVES).file("sessions/2026-03-02.md", "# By hand\n\n- Verified: ferry-leaves-seven\n"),
            gated(LEAVES).file(
                "sessions/2026-03-02.md", BY_HAND.format(line="- Referenced: ferry-leaves-seven")
            ),
        ),
        "ended-without-answer": Case(
            gated(LEAVES).session(answered("Archived", "ferry-leaves-seven", by="agent:codex", why="old")),
            gated(LEAVES).session(answered("Archived", "ferry-leaves-seven", by="policy:decay", why="faded")),
        ),
        "agent-environment": Case(
            ledger(
                created("ferry-leaves-eight", "The ferry leaves at eight.", via="agent-environment"), DEFERS
            ),
            ledger(created("ferry-leaves-eight", "The ferry leaves at eight."), DEFERS),
        ),
        "not-a-reviewer": Case(
            gated(LEAVES).session(EIGHT, promoted("boat-leaves-eight", BOAT, by="agent:b")),
            gated(LEAVES).session(EIGHT, promoted("boat-leaves-eight", BOAT)),
        ),
        "self-review": Case(
            ledger(
                waits,
                promoted("ferry-leaves-seven", "The ferry leaves at seven.", by="agent:codex"),
                kind="review",
            ),
            ledger(
                waits,
                promoted("ferry-leaves-seven", "The ferry leaves at seven.", by="agent:gemini"),
                kind="review",
            ),
        ),
        "class-rule": Case(
            policy(ledger(fact("deck-colour", "The deck is grey.", **outside)), prefixes),
            policy(ledger(fact("deck-colour", "The deck is grey.", **inside)), prefixes),
        ),
        "quorum-missing": Case(
            policy(ledger(waits, answered("Approved", "ferry-leaves-seven"), elected), quorum),
            policy(ledger(waits, votes, elected), quorum),
        ),
        "pattern-uncorroborated": Case(
            ledger(first, fact("ramp-follows-sun", pattern, **both, evidence="finding:ramp-wet-morning")),
            ledger(
                first,
                second,
                created("ramp-follows-sun", pattern, **both, evidence="finding:ramp-wet-morning").replace(
                    "finding:ramp-wet-morning", "finding:ramp-wet-morning | evidence: finding:ramp-dry-noon"
                ),
                promoted("ramp-follows-sun", pattern, "patterns"),
            ),
        ),
        "authority-conflict": Case(
            ledger(rule, relaxed, promoted("urgent-cargo-any-hour", softer, by="policy:relayed")),
            ledger(rule, relaxed, promoted("urgent-cargo-any-hour", softer)),
        ),
        "contradiction-open": Case(ledger(narrow, wide, conflict), ledger(narrow, wide, conflict, settled)),
        "contradiction-unrecorded": Case(
            ledger(narrow, wide),
            ledger(narrow, fact("upload-limit-large", "Downloads are limited to 50 MB.")),
        ),
        "load-when-missing": Case(ledger(no_when, yes), ledger(finding, yes)),
        "term-redefined": Case(ledger(word, other), ledger(word, split)),
        "consent-missing": Case(
            ledger(fact("crew-sails-monday", "The crew sails on Monday.", **under)),
            ledger(given, fact("crew-sails-monday", "The crew sails on Monday.", **under)),
        ),
    }


def _care() -> dict[str, Case]:
    words = "anchor bollard capstan davit eyebolt fender gangway hawser jetty keel ladder mast net oar pier rudder".split()
    many = [fact(f"{word}-needs-paint", f"The {word} needs paint.", **WHEN) for word in words]
    invariant = fact("no-night-loading", "Nothing is loaded at night.", "invariant", "invariants")
    thread = fact("who-paints-quay", "Who paints the quay?", "thread", "threads")
    old = sha256(b"ANGLE = 7\n").hexdigest()
    cited = fact("ramp-angle-fixed", "The ramp's angle is fixed.", evidence=f"src/ramp.py@sha256:{old}")
    return {
        "index-over-limit": Case(policy(ledger(*many), "[index]\nmax_lines = 16\n"), ledger(*many)),
        "evidence-stale": Case(
            ledger(cited).file("src/ramp.py", "ANGLE = 8\n"),
            ledger(cited).file("src/ramp.py", "ANGLE = 7\r\n"),
        ),
        "review-overdue": Case(
            policy(grown(), "[decay]\nreview_every = 4\n"), policy(grown(), "[decay]\nreview_every = 5\n")
        ),
        "invariants-overdue": Case(
            policy(grown(invariant), "[decay]\nreverify_every = 3\n"),
            policy(grown(invariant), "[decay]\nreverify_every = 4\n"),
        ),
        "retention-over": Case(
            policy(two_days(), "[classes.preference]\nretention_days = 1\n"),
            policy(two_days(), "[classes.preference]\nretention_days = 2\n"),
        ),
        "thread-stalled": Case(
            policy(grown(thread), "[decay]\nstalled_thread = 2\n"),
            policy(grown(thread), "[decay]\nstalled_thread = 3\n"),
        ),
        "smoke-failed": Case(
            ledger(LEAVES).file("memory/smoke-test.md", "- holds: ferry-leaves-eight\n"),
            ledger(LEAVES).file("memory/smoke-test.md", "- holds: ferry-leaves-seven\n"),
            ("--smoke",),
        ),
        "continuity-over-limit": Case(
            policy(ledger(LEAVES, CARGO), "[decay]\nmax_facts = 1\n"),
            policy(ledger(LEAVES, CARGO), "[decay]\nmax_facts = 2\n"),
        ),
    }


def _clean() -> dict[str, Case]:
    return {
        "secret-found": Case(
            ledger(LEAVES, prose="The client uses password=kT9-vLq2-xWz7Rm for the probe."),
            ledger(LEAVES, prose="The client uses the password of the probe."),
        ),
        "personal-data-found": Case(
            ledger(LEAVES, prose="Ask the harbour master at 0171 5550 3344, or write to mara@quaymail.net."),
            ledger(LEAVES, prose="Ask the harbour master."),
        ),
        "hidden-unicode": Case(
            ledger(LEAVES, prose="The quay is \u202elight\u202c at night."),
            ledger(LEAVES, prose="The quay is lïght at night. 👩‍🔧"),
        ),
    }


def cases() -> dict[str, Case]:
    """Every rule that a folder and a few shell lines can show."""
    return _files() | _links() | _views() | _gate() | _care() | _clean()


def main() -> None:
    """Writes all folders anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    for code, case in cases().items():
        for side, made in (("bad", case.bad), ("good", case.good)):
            for path, data in {"memkit.toml": b"", **made.files}.items():
                target = FOLDER / code / side / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
        text = _case(case)
        if text:
            (FOLDER / code / "case.toml").write_text(text, encoding="utf-8")


def _case(case: Case) -> str:
    lines = []
    if case.args:
        lines.append(f"args = [{', '.join(_quoted(word) for word in case.args)}]")
    if case.also:
        lines.append(f"also = [{', '.join(_quoted(word) for word in case.also)}]")
    for side, shell in (("bad", case.bad_shell), ("good", case.good_shell)):
        if shell:
            lines.append(f"{side} = {_quoted(shell)}")
    return "\n".join(lines) + "\n" if lines else ""


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    main()

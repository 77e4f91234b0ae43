"""`memkit decay` (facts past their window), `memkit stale` (changed evidence) and `memkit outbox` (what was not saved)."""

from __future__ import annotations

from memkit.cli.frame import Arg, Flag, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted, verb
from memkit.rules.decay import shown_tier

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.model.events import Archived, Revoked
    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.rules.decay import Verdict
    from memkit.write.freshness import Finding
    from memkit.write.retry import Retried

VERBS = (
    Verb(
        "decay",
        "what fades, by which rule; --apply records it",
        description=(
            "Lists the facts that are past their window, each with the rule, and counts the others; --json has the"
            " verdict of every live fact. --apply archives all of them or none."
        ),
        example="memkit decay --apply",
        exits={
            0: "shown, or applied",
            1: "applied, but whether the values of a consent that ended are gone cannot be known on this machine",
        },
        opts=(Flag("--apply", "archive what is past its window"), *WRITING),
        writes=True,
        run="run_decay",
    ),
    Verb(
        "stale",
        "facts whose evidence has changed",
        description=(
            "Compares every cited line with its file: fresh, changed, missing, or unverified (URLs, commits). It finds"
            " lines that moved to one other file. memkit verify accepts the new lines; --apply records Staled and"
            " Refreshed."
        ),
        example="memkit stale --apply",
        exits={0: "all fresh, or applied", 1: "something is stale"},
        args=(Arg("ids", "only these facts", required=False, many=True),),
        opts=(Flag("--apply", "record what changed"), Flag("--all", "list fresh evidence too"), *WRITING),
        writes=True,
        run="run_stale",
    ),
    Verb(
        "outbox",
        "what could not be saved",
        description="The same as `outbox list`.",
        example="memkit outbox",
        run="list_unsaved",
    ),
    Verb("outbox list", "what could not be saved", example="memkit outbox list", run="list_unsaved"),
    Verb(
        "outbox retry",
        "record what could not be saved",
        description="With -: the line that was printed with the error, from stdin. Without: everything in the outbox.",
        example="memkit outbox retry",
        exits={
            0: "recorded, or nothing waits",
            4: "some of it is refused and stays",
            5: "still cannot be written",
        },
        args=(Arg("source", "- reads one intent from stdin", required=False, choices=("-",)),),
        opts=WRITING,
        run="retry",
        writes=True,
    ),
)


def run_decay(call: Call, apply: bool) -> Outcome:
    """Lists what is past its window, or archives it in one review session."""
    if not apply:
        return _preview(call)
    from memkit.model.events import Archived, Event, Revoked
    from memkit.rules.decay import verdicts
    from memkit.rules.due import retention_events
    from memkit.write.change import record_events
    from memkit.write.transaction import Transaction
    from memkit.write.vaults import ELSEWHERE, UNKNOWN, values_elsewhere

    tx = Transaction(call)
    found = verdicts(tx.state, tx.workspace.policy)
    # the policy ends what faded or passed its retention, whoever runs the command; a use brings it back
    fields = (("why", "faded"), ("by", "policy:decay"))
    ending: list[Event] = [Archived(v.id, "", fields) for v in found if v.archives]
    ending += retention_events(tx.state, tx.workspace.policy)
    shown = _verdict_data([v for v in found if tx.exists(tx.state.facts[v.id])])
    if not ending:
        return Outcome("nothing to archive", data=shown)
    consents = [event.name for event in ending if isinstance(event, Revoked)]
    unknown = bool(consents) and values_elsewhere(tx, consents)
    receipt = record_events(tx, ending, f"Archive {counted(len(ending), 'faded fact')}", kind="review")
    said = f"archived {len(ending)}{receipt.tail()}"
    data = {**shown, "session": receipt.session}
    if not unknown:
        return Outcome(said, data=data)
    said += f" · whether the values under {', '.join(consents)} are gone {UNKNOWN}"
    return Outcome(said, data={**data, "shredded": False}, exit_code=1, notes=(ELSEWHERE,))


def _preview(call: Call) -> Outcome:
    """Lists what `--apply` would archive and counts the rest."""
    from memkit.query.reader import open_reader
    from memkit.rules.decay import FADING, verdicts
    from memkit.rules.due import retention_events

    reader = open_reader(call)
    found = [v for v in verdicts(reader.state, reader.policy) if reader.visible(reader.state.facts[v.id])]
    ending = [v for v in found if v.archives]
    over = retention_events(reader.state, reader.policy)
    lines = [
        _verdict_line(reader, v.id, f"{shown_tier(v.was)} → {shown_tier(v.tier)}", v.reason) for v in ending
    ]
    lines += [_expired_line(reader, event) for event in over]
    count, fading = len(lines), sum(1 for v in found if not v.archives and v.tier == FADING)
    said = f"{count} would be archived (memkit decay --apply)" if count else "nothing would be archived"
    left = len(found) - len(ending)
    lines.append(
        f"{said} · {counted(left, 'fact')} {verb(left, 'stay')}" + (f", {fading} fading" if fading else "")
    )
    return Outcome(
        "\n".join(lines),
        data=_verdict_data(found),
        id="\n".join(v.id for v in ending),
        layout="cards",
        pages=True,
    )


def _verdict_line(reader: Reader, id: str, change: str, reason: str) -> str:
    text = " ".join(reader.filled(reader.state.facts[id].text).split())
    return f"[{id}] {text}  {change} · {reason}"


def _expired_line(reader: Reader, event: Archived | Revoked) -> str:
    """The line of a fact or consent whose retention is over."""
    if not hasattr(event, "id"):
        return f"consent {event.name} ends · its retention is over"
    fact = reader.state.facts[event.id]
    if not reader.visible(fact):
        return "a hidden fact"
    return _verdict_line(reader, fact.id, "archived", "its retention is over")


def _verdict_data(found: list[Verdict]) -> dict[str, object]:
    rows = [{"id": v.id, "tier": v.tier, "was": v.was, "rule": v.rule, "reason": v.reason} for v in found]
    return {"verdicts": rows}


def run_stale(call: Call, ids: tuple[str, ...], apply: bool, all: bool) -> Outcome:
    """Checks the evidence of every live fact; --apply records what changed."""
    if not apply:
        return _stale_outcome(call, ids, all)
    from memkit.write.change import record_events
    from memkit.write.freshness import events_for, examine_evidence
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    live = (fact for fact in _live_facts(tx.state) if tx.exists(fact, True))
    facts = [tx.find(id) for id in ids] or list(live)
    found = examine_evidence(tx.loaded, facts)
    events = events_for(tx, found)
    if not events:
        return Outcome(
            _finding_text(found, bool(all or ids), _count_hashed(found)), data=_finding_data(found)
        )
    receipt = record_events(tx, events, f"Evidence of {counted(len(events), 'fact')}", kind="review")
    lines = [*_finding_lines(found, bool(all or ids)), f"recorded {len(events)}{receipt.tail()}"]
    data = {**_finding_data(found), "session": receipt.session}
    return Outcome("\n".join(lines), data=data, notes=receipt.notes)


def _stale_outcome(call: Call, ids: tuple[str, ...], all: bool) -> Outcome:
    """Lists stale evidence and records nothing."""
    from memkit.query.reader import open_reader
    from memkit.write.freshness import examine_evidence, stale_evidence

    reader = open_reader(call)
    if ids or all or call.json:
        facts = [reader.find(id) for id in ids] or list(filter(reader.visible, _live_facts(reader.state)))
        found = examine_evidence(reader.loaded, facts, hashed=call.json)
        count, every = _count_hashed(found), bool(all or ids)
    else:
        (found, count), every = stale_evidence(reader), False
    listed = dict.fromkeys(item.id for item in (found if every else _stale(found)))
    return Outcome(
        _finding_text(found, every, count),
        data=_finding_data(found) if call.json else {},
        exit_code=1 if _stale(found) else 0,
        id="\n".join(listed),
    )


def _live_facts(state: State) -> list[Fact]:
    return [fact for fact in state.facts.values() if fact.is_live]


def _stale(found: list[Finding]) -> list[Finding]:
    return [item for item in found if item.verdict in ("changed", "missing")]


def _finding_text(found: list[Finding], every: bool, count: int) -> str:
    fresh = f"fresh · {counted(count, 'piece')} of evidence" if count else "no evidence to compare"
    return "\n".join(_finding_lines(found, every)) or fresh


def _count_hashed(found: list[Finding]) -> int:
    return sum([item.verdict != "unverified" for item in found])


def _finding_lines(found: list[Finding], every: bool) -> list[str]:
    return [f"{item.id}  {item.words}" for item in (found if every else _stale(found))]


def _finding_data(found: list[Finding]) -> dict[str, object]:
    rows = [
        {"id": f.id, "source": f.source, "verdict": f.verdict, "was": f.was, "now": f.now, "moved": f.moved}
        for f in found
    ]
    return {"evidence": rows}


def list_unsaved(call: Call) -> Outcome:
    """Lists the unsaved intents."""
    from memkit.store import drafts

    rows: list[dict[str, object]] = []
    lines: list[str] = []
    for name in drafts.pending_intents(call.workspace):
        intent = _read_intent(call.workspace.private("outbox", name))
        unsaved = intent.get("unsaved")
        if not isinstance(unsaved, list):
            rows.append({"name": name, "events": 0, "actor": ""})
            lines.append(f"{name}  holds nothing that memkit wrote; rm .memkit/outbox/{name} drops it")
            continue
        words = ", ".join(
            f"{line.get('verb')} {line.get('subject')}" for line in unsaved if isinstance(line, dict)
        )
        rows.append({"name": name, "events": len(unsaved), "actor": intent.get("actor", "")})
        lines.append(f"{name}  {counted(len(unsaved), 'event')}  {words}")
    return Outcome("\n".join(lines) or "the outbox is empty", data={"outbox": rows})


def _read_intent(path: str) -> dict[str, Any]:
    """What is kept in a file of the outbox; empty if it is not memkit's."""
    import json

    from memkit.errors import LedgerUnreadable
    from memkit.store import files

    try:
        found = json.loads(files.read(path))
    except (OSError, ValueError, RecursionError, LedgerUnreadable):
        return {}
    return found if isinstance(found, dict) else {}


def retry(call: Call, source: str | None) -> Outcome:
    """Records the unsaved intents now."""
    from memkit.write import retry as outbox
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    if source == "-":
        done = [outbox.retry(tx, "stdin", outbox.read_intent(call.stdin()))]
    else:
        done = outbox.retry_all(tx)
    count = sum(item.events for item in done)
    sessions = ", ".join(dict.fromkeys(item.session for item in done if item.session))
    said = f"recorded {counted(count, 'event')} · {sessions}" if count else "nothing waits in the outbox"
    stuck = [item for item in done if item.refused or item.failed]
    if not count and done:
        said = "recorded already" if not stuck else ""
    failed = [item.failed for item in stuck if item.failed]
    told = [f"{item.name} stays: {_reason(item)}" for item in stuck]
    told += [f"hint: rm .memkit/outbox/{item.name} drops it" for item in stuck if item.refused][:1]
    told += [f"hint: {error.hint}" for error in failed[:1]]
    data = {
        "recorded": count,
        "sessions": [item.session for item in done],
        "refused": [item.name for item in stuck],
    }
    return Outcome(said, data=data, notes=tuple(told), exit_code=5 if failed else 4 if stuck else 0)


def _reason(item: Retried) -> str:
    """Why an intent stays in the outbox, with the error code if the machine is the reason."""
    return f"{item.failed.message} [{item.failed.code}]" if item.failed else item.refused

"""`memkit status`, also `memkit` alone: the state in ten lines."""

from __future__ import annotations

from memkit.cli.declare import Verb
from memkit.cli.outcome import Outcome
from memkit.model.counting import counted, verb

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.call import Call
    from memkit.reading import Reader

VERB = Verb(
    "status",
    "the state in ten lines (also: memkit alone)",
    description="Facts by tier, sessions, what is open, and what waits for somebody; each with its command.",
    example="memkit status",
)

_USUAL = 'memkit recall "…" asks · memkit remember "…" records · memkit --help lists the rest'
_FIRST = 'memkit remember "…" records the first fact · memkit setup --list connects git and your agent'


def run(call: Call) -> Outcome:
    """The state of this memory."""
    from memkit.reading import open_reader
    from memkit.rules.due import due
    from memkit.store import drafts, outbox

    reader = open_reader(call)
    workspace = reader.loaded.workspace
    tiers = _tiers(reader)
    open_drafts = drafts.open_drafts(workspace)
    fresh = projections(reader)
    unsaved = outbox.waiting(workspace)
    waiting = _waiting(reader, unsaved)
    dues = [item for item in due(reader.state, reader.policy) if item.now]
    waiting += [(item.text, "memkit review") for item in dues]
    broken = [problem for problem in reader.loaded.problems if problem.severity == "error"]
    if broken:
        waiting.insert(0, (f"{counted(len(broken), 'problem')} in the ledger", "memkit check"))
    last = reader.state.last
    name = reader.state.scalars.get("project", ("", ""))[0] or workspace.name
    named = {"threads": "thread"} if tiers["threads"] == 1 else {}
    shown = (
        ", ".join(f"{count} {named.get(tier, tier)}" for tier, count in tiers.items() if count) or "none yet"
    )
    facts, rows = sum(tiers.values()), len(reader.state.rows)
    head = f"{name} · {counted(facts, 'fact')}: {shown} · {counted(rows, 'session')}"
    if not rows:
        head = f"{name} · nothing is recorded yet"
    if last is not None:
        head += f", last {last.stem[:10]} by {last.actor}"
    opened = "; ".join(f"{draft.writer[0]}, {counted(len(draft.events), 'event')}" for draft in open_drafts)
    second = f"projections {fresh}" + (
        f" · {counted(len(open_drafts), 'session')} open: {opened}" if open_drafts else ""
    )
    if fresh != "fresh":
        second += "  (memkit replay)"
    width = max((len(text) for text, _ in waiting), default=0)
    lines = [
        head,
        second,
        *([""] if waiting else []),
        *(f"  {text:<{width}}  {verb}" for text, verb in waiting),
        "",
    ]
    lines.append(_USUAL if rows else _FIRST)
    from memkit.projections.marker import ledger_digest

    data = {
        "sessions": len(reader.state.rows),
        "last": {"session": last.stem, "actor": last.actor} if last else None,
        "open": [
            {"session": draft.seed, "actor": draft.writer[0], "events": len(draft.events)}
            for draft in open_drafts
        ],
        "facts": tiers,
        "queue": len(reader.select(place="queue")),
        "threads": tiers["threads"],
        "conflicts": len(_open_conflicts(reader)),
        "outbox": len(unsaved),
        "integrity": "broken" if broken else "whole",
        "due": [{"name": item.name, "ids": list(item.ids), "text": item.text} for item in dues],
        "ledger": ledger_digest(reader.state),
        "projections": fresh,
    }
    return Outcome("\n".join(lines), data=data)


def _tiers(reader: Reader) -> dict[str, int]:
    from memkit.rules import decay

    counts = dict.fromkeys(("core", "active", "working", "fading", "threads"), 0)
    for fact in reader.select():
        tier = decay.tier(fact, reader.state, reader.policy)[0]
        name = "threads" if fact.is_open_thread else "fading" if tier == decay.FADING else tier
        if name in counts:
            counts[name] += 1
    return counts


def _open_conflicts(reader: Reader) -> list[str]:
    from memkit.rules import view

    return [
        conflict.id for conflict in reader.state.conflicts.values() if view.stands(conflict, reader.state)
    ]


def _waiting(reader: Reader, unsaved: list[str]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    queue = reader.select(place="queue")
    if queue:
        words = f"{counted(len(queue), 'candidate')} {verb(len(queue), 'wait')}"
        found.append((f"{words}, the oldest since {queue[0].created}", "memkit review"))
    for id in _open_conflicts(reader)[:3]:
        conflict = reader.state.conflicts[id]
        found.append((f"conflict: {' ↔ '.join(conflict.ids)}", f"memkit show {id}"))
    stale = [fact.id for fact in reader.select() if fact.stale or reader.changed_evidence(fact)]
    found += [(f"stale: {id}", f"memkit stale {id}") for id in stale[:3]]
    if unsaved:
        found.append((f"{len(unsaved)} unsaved in the outbox", "memkit outbox retry"))
    return found


def projections(reader: Reader) -> str:
    """fresh, stale or edited, by the marker of continuity.md and the digests it carries."""
    from memkit.projections.marker import ledger_digest, policy_digest, read_marker, verify
    from memkit.store import files

    data = files.read_if_there(reader.loaded.workspace.path(reader.policy.layout.continuity))
    if data is None:
        return "stale"
    text = data.decode("utf-8", "replace")
    if verify(text) != "fresh":
        return "edited"
    marker = read_marker(text)
    current = (ledger_digest(reader.state), policy_digest(reader.policy))
    return "fresh" if (marker.get("ledger"), marker.get("policy")) == current else "stale"

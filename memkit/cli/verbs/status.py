"""`memkit status`, also `memkit` alone: the state in ten lines."""

from __future__ import annotations

from memkit.cli.frame import PERSONAL, Verb
from memkit.cli.frame.outcome import Outcome, personal_hint
from memkit.model import counted, verb

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.store.journals import Draft

VERB = Verb(
    "status",
    "the state in ten lines (also: memkit alone)",
    description="Facts by tier, sessions, what is open and what waits for you, each with its command.",
    example="memkit status",
    opts=(PERSONAL,),
)

# status does not wait for the first look at a long history
_SECONDS = 5
# name at most so many conflicts and stale facts
_NAMED = 3
# ask about at most so many stale facts
_ASKED = 8
_USUAL = 'memkit recall "…" asks · memkit remember "…" records · memkit --help lists the rest'
_FIRST = 'memkit remember "…" records the first fact · memkit setup --list connects git and your agent'


def run(call: Call) -> Outcome:
    """Prints the state of this memory."""
    from memkit.query import overview
    from memkit.query.damage import lost_sessions, removed_sessions
    from memkit.query.lookup import raised_claims
    from memkit.query.reader import open_reader
    from memkit.store import drafts
    from memkit.views import ledger_digest

    reader = open_reader(call)
    state, digest = reader.state, ledger_digest(reader.state)
    opened = drafts.open_drafts(reader.loaded.workspace)
    tiers, queue = overview.tier_counts(reader), overview.queue(reader)
    fresh, unsaved = projections(reader, digest), drafts.pending_intents(reader.loaded.workspace)
    dues = [item for item in overview.dues(reader) if item.now]
    damage = set(reader.loaded.damage)
    history = removed_sessions(call.workspace, _SECONDS)
    gone = lost_sessions(call.workspace, reader.loaded.entries, history) if history.rows else []
    broken = sum(1 for item in reader.loaded.problems if item.severity == "error" or item in damage)
    waiting = _waiting_rows(reader, broken, queue, unsaved, len(gone))
    waiting += [(item.text, "memkit review") for item in dues]
    waiting += _stopped_reviews(opened)
    if call.personal:
        waiting = [(text, personal_hint(command)) for text, command in waiting]
    width = max((len(text) for text, _ in waiting), default=0)
    raised = {draft.seed: len(raised_claims(draft)) for draft in opened}
    lines = [_head(reader, tiers, any(raised.values())), _second(fresh, opened, raised)]
    lines += [""] if waiting else []
    lines += [f"  {text:<{width}} · {command}" for text, command in waiting]
    lines += ["", _USUAL if len(state.rows) or damage else _FIRST]
    last = state.last
    data = {
        "sessions": len(state.rows),
        "last": {"session": last.stem, "actor": last.actor} if last else None,
        "open": [
            {
                "session": draft.seed,
                "actor": draft.writer[0],
                "events": len(draft.events),
                "claims": raised[draft.seed],
            }
            for draft in opened
        ],
        "facts": tiers,
        "queue": queue[0],
        "threads": tiers["threads"],
        "conflicts": len(_open_conflicts(reader)),
        "outbox": len(unsaved),
        "integrity": "broken" if broken or gone else "whole",
        "due": [{"name": item.name, "ids": list(item.ids), "text": item.text} for item in dues],
        "ledger": digest,
        "projections": fresh,
    }
    return Outcome("\n".join(lines), data=data, layout="status")


def _head(reader: Reader, tiers: dict[str, int], has_claims: bool) -> str:
    """Line 1: the project, its facts by tier, its sessions and the last writer; `has_claims`: some are not sealed yet."""
    from memkit.rules import decay

    state = reader.state
    name = state.scalars.get("project", ("", ""))[0] or reader.loaded.workspace.name
    if not len(state.rows):
        if reader.loaded.damage:
            return f"{name} · no session can be read, and there were some"
        return f"{name} · nothing is sealed yet" if has_claims else f"{name} · nothing is recorded yet"
    shown = [
        counted(count, "thread") if tier == "threads" else f"{count} {decay.shown_tier(tier)}"
        for tier, count in tiers.items()
        if count
    ]
    facts = counted(sum(tiers.values()), "fact")
    none = "none in what is intact" if reader.loaded.damage else "none yet"
    head = f"{name} · {facts}: {', '.join(shown) or none} · {counted(len(state.rows), 'session')}"
    last = state.last
    return f"{head}, last {last.stem[:10]} by {last.actor}" if last is not None else head


def _second(fresh: str, opened: list[Draft], raised: dict[str, int]) -> str:
    """Line 2: the state of the projections, and open sessions with their claims, which are judged when they end."""
    said = "; ".join(
        f"{draft.writer[0]}, {counted(len(draft.events), 'event')}"
        + (f", {counted(raised[draft.seed], 'claim')} raised" if raised[draft.seed] else "")
        for draft in opened
    )
    tail = f" · {counted(len(opened), 'session')} open: {said}" if opened else ""
    mending = {"fresh": "", "edited": "  (memkit absorb)"}.get(fresh, "  (memkit replay)")
    return f"projections {fresh}{tail}{mending}"


def _stopped_reviews(opened: list[Draft]) -> list[tuple[str, str]]:
    """Unsealed answers of killed reviews, with the command that seals them."""
    from memkit.store.drafts import is_busy

    found = [draft for draft in opened if draft.is_sitting and draft.events and not is_busy(draft)]
    return [
        (f"{counted(len(draft.events), 'answer')} of {draft.writer[0]}, not sealed", "memkit review")
        for draft in found
    ]


def _open_conflicts(reader: Reader) -> list[str]:
    """The open conflicts whose sides this reader may all see."""
    from memkit.rules import view

    return [
        conflict.id for conflict in reader.conflicts.values() if view.is_open_conflict(conflict, reader.state)
    ]


def _waiting_rows(
    reader: Reader, broken: int, queue: tuple[int, str], unsaved: list[str], gone: int
) -> list[tuple[str, str]]:
    """What waits for the user, each with its command."""
    found: list[tuple[str, str]] = []
    if gone:
        found.append((f"{counted(gone, 'session')} removed or changed in git's history", "memkit check"))
    if broken:
        found.append((f"{counted(broken, 'problem')} in the ledger", "memkit check"))
    if reader.state.consents:
        from memkit.query.consents import WITHHELD, is_withheld

        if is_withheld(reader.loaded.workspace.root, reader.state):
            found.append((WITHHELD, "memkit vault show"))
    count, since = queue
    if count:
        words = f"{counted(count, 'candidate')} {verb(count, 'wait')}"
        found.append((f"{words}, the oldest since {since}", "memkit review"))
    conflicts = _open_conflicts(reader)
    for id in conflicts[:_NAMED]:
        conflict = reader.state.conflicts[id]
        found.append((f"conflict: {' ↔ '.join(conflict.ids)}", f"memkit show {id}"))
    if len(conflicts) > _NAMED:
        found.append((counted(len(conflicts) - _NAMED, "more conflict"), "memkit list conflicts"))
    if len(reader.state.heads) > 1:
        from memkit.query.merged_claims import RECORDS_IT, merge_words

        found += [(said, RECORDS_IT)] if (said := merge_words(reader.loaded)) else []
    found += _stale_rows(reader)
    if unsaved:
        found.append((f"{len(unsaved)} unsaved in the outbox", "memkit outbox retry"))
    return found


def _stale_rows(reader: Reader) -> list[tuple[str, str]]:
    """The first stale facts, and the question whether they still hold."""
    from memkit.query.overview import stale_ids

    every = list(stale_ids(reader))
    ids = every[:_ASKED]
    if not ids:
        return []
    from memkit.query.still_true import question

    asked = question([reader.state.facts[id] for id in ids], reader.verdicts)
    rows = [(f"stale: {id}", "memkit review --kind stale") for id in ids[:_NAMED]]
    if len(every) > _NAMED:
        rows.append((f"{len(every) - _NAMED:,} more are stale", "memkit stale"))
    words, _, commands = asked.partition(" memkit ")
    return [*rows, (words, f"memkit {commands}")]


def projections(reader: Reader, ledger: str) -> str:
    """fresh, stale or edited, according to the digests in continuity.md's marker."""
    from memkit.query.overview import marker_of
    from memkit.views import policy_digest

    marker = marker_of(reader.loaded.workspace, reader.policy.layout.continuity)
    if marker is None:
        return "stale"
    current = (ledger, policy_digest(reader.policy))
    told = (marker.get("ledger"), marker.get("policy"))
    return "edited" if not marker else "fresh" if told == current else "stale"

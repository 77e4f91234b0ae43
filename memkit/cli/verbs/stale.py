"""`memkit stale`: facts whose evidence has changed."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Flag, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.write.freshness import Finding

VERB = Verb(
    "stale",
    "facts whose evidence has changed",
    description=(
        "Looks at every cited line again: fresh, changed, missing, or unverified (URLs, commits). Lines that moved to"
        " one other file are found there. memkit verify takes the new lines; --apply records Staled and Refreshed."
    ),
    example="memkit stale --apply",
    exits={0: "all fresh, or applied", 1: "something is stale"},
    args=(Arg("ids", "only these facts", required=False, many=True),),
    opts=(Flag("--apply", "record what changed"), Flag("--all", "list fresh evidence too"), *WRITING),
    writes=True,
)


def run(call: Call, ids: tuple[str, ...], apply: bool, all: bool) -> Outcome:
    """Looks at the evidence of every live fact, and with --apply records what changed."""
    if not apply:
        return _listed(call, ids, all)
    from memkit.write.change import record
    from memkit.write.freshness import events_for, examine
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    facts = (
        [tx.find(id) for id in ids] if ids else [fact for fact in _live(tx.state) if tx.exists(fact, True)]
    )
    found = examine(tx.loaded, facts)
    events = events_for(tx, found)
    if not events:
        return Outcome(_text(found, bool(all or ids)), data=_data(found))
    receipt = record(tx, events, f"Evidence of {counted(len(events), 'fact')}", kind="review")
    lines = [*_lines(found, bool(all or ids)), f"recorded {len(events)}{receipt.tail()}"]
    data = {**_data(found), "session": receipt.session}
    return Outcome("\n".join(lines), data=data, notes=receipt.notes)


def _listed(call: Call, ids: tuple[str, ...], all: bool) -> Outcome:
    """What is stale; nothing is recorded."""
    from memkit.query.reader import open_reader
    from memkit.write.freshness import examine

    reader = open_reader(call)
    facts = [reader.find(id) for id in ids] if ids else list(filter(reader.visible, _live(reader.state)))
    found = examine(reader.loaded, facts)
    listed = dict.fromkeys(item.id for item in (found if all or ids else _bad(found)))
    code = 1 if _bad(found) else 0
    return Outcome(_text(found, bool(all or ids)), data=_data(found), exit_code=code, id="\n".join(listed))


def _live(state: State) -> list[Fact]:
    return [fact for fact in state.facts.values() if fact.is_live]


def _bad(found: list[Finding]) -> list[Finding]:
    return [item for item in found if item.verdict in ("changed", "missing")]


def _text(found: list[Finding], every: bool) -> str:
    return "\n".join(_lines(found, every)) or f"fresh · {counted(len(found), 'piece')} of evidence"


def _lines(found: list[Finding], every: bool) -> list[str]:
    return [f"{item.id}  {item.words}" for item in (found if every else _bad(found))]


def _data(found: list[Finding]) -> dict[str, object]:
    rows = [
        {"id": f.id, "source": f.source, "verdict": f.verdict, "was": f.was, "now": f.now, "moved": f.moved}
        for f in found
    ]
    return {"evidence": rows}

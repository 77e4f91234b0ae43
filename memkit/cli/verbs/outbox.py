"""`memkit outbox`: list and retry what could not be saved."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.query.call import Call
    from memkit.write.retry import Retried

VERBS = (
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

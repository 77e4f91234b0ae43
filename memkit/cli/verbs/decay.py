"""`memkit decay`: what fades, by which rule."""

from __future__ import annotations

from memkit.cli.frame.declare import Flag, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted, verb
from memkit.rules.decay import shown_tier

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.events import Archived, Revoked
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.rules.decay import Verdict

VERB = Verb(
    "decay",
    "what fades, by which rule; --apply records it",
    description=(
        "What is past its window, with its words and the rule; what stays is counted, and --json has the verdict of"
        " every live fact. --apply archives, all or none."
    ),
    example="memkit decay --apply",
    exits={
        0: "shown, or applied",
        1: "applied, but whether the values of a consent that ended are gone cannot be known on this machine",
    },
    opts=(Flag("--apply", "archive what is past its window"), *WRITING),
    writes=True,
)


def run(call: Call, apply: bool) -> Outcome:
    """Previews the verdicts, or records them in one review session."""
    if not apply:
        return _preview(call)
    from memkit.model.events import Archived, Event, Revoked
    from memkit.rules.decay import verdicts
    from memkit.rules.retention import expired
    from memkit.write.change import record
    from memkit.write.transaction import Transaction
    from memkit.write.vaults import ELSEWHERE, UNKNOWN, values_elsewhere

    tx = Transaction(call)
    found = verdicts(tx.state, tx.workspace.policy)
    # what fades or is past its retention ends by the policy, whoever asks for it
    by = tx.actor.name if tx.actor.is_person else "policy:decay"
    ending: list[Event] = [Archived(v.id, "", (("why", "faded"), ("by", by))) for v in found if v.archives]
    ending += expired(tx.state, tx.workspace.policy)
    shown = _data([v for v in found if tx.exists(tx.state.facts[v.id])])
    if not ending:
        return Outcome("nothing to archive", data=shown)
    consents = [event.name for event in ending if isinstance(event, Revoked)]
    unknown = bool(consents) and values_elsewhere(tx, consents)
    receipt = record(tx, ending, f"Archive {counted(len(ending), 'faded fact')}", kind="review")
    said = f"archived {len(ending)}{receipt.tail()}"
    data = {**shown, "session": receipt.session}
    if not unknown:
        return Outcome(said, data=data)
    said += f" · whether the values under {', '.join(consents)} are gone {UNKNOWN}"
    return Outcome(said, data={**data, "shredded": False}, exit_code=1, notes=(ELSEWHERE,))


def _preview(call: Call) -> Outcome:
    """What `--apply` would archive, with its words; the rest only counted."""
    from memkit.query.reader import open_reader
    from memkit.rules.decay import FADING, verdicts
    from memkit.rules.retention import expired

    reader = open_reader(call)
    found = [v for v in verdicts(reader.state, reader.policy) if reader.visible(reader.state.facts[v.id])]
    ending = [v for v in found if v.archives]
    over = expired(reader.state, reader.policy)
    lines = [_line(reader, v.id, f"{shown_tier(v.was)} → {shown_tier(v.tier)}", v.reason) for v in ending]
    lines += [_over(reader, event) for event in over]
    count, fading = len(lines), sum(1 for v in found if not v.archives and v.tier == FADING)
    said = f"{count} would be archived (memkit decay --apply)" if count else "nothing would be archived"
    left = len(found) - len(ending)
    lines.append(
        f"{said} · {counted(left, 'fact')} {verb(left, 'stay')}" + (f", {fading} fading" if fading else "")
    )
    return Outcome(
        "\n".join(lines), data=_data(found), id="\n".join(v.id for v in ending), layout="cards", pages=True
    )


def _line(reader: Reader, id: str, change: str, reason: str) -> str:
    text = " ".join(reader.filled(reader.state.facts[id].text).split())
    return f"[{id}] {text}  {change} · {reason}"


def _over(reader: Reader, event: Archived | Revoked) -> str:
    """A fact, or a consent, whose write class keeps it no longer."""
    if not hasattr(event, "id"):
        return f"consent {event.name} ends · its retention is over"
    fact = reader.state.facts[event.id]
    return (
        _line(reader, fact.id, "archived", "its retention is over")
        if reader.visible(fact)
        else "a hidden fact"
    )


def _data(found: list[Verdict]) -> dict[str, object]:
    rows = [{"id": v.id, "tier": v.tier, "was": v.was, "rule": v.rule, "reason": v.reason} for v in found]
    return {"verdicts": rows}

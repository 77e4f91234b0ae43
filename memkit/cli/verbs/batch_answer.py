"""The answer about a list of claims, given to `propose -`, `remember -` or `session end -`: what became of each line."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs.claim_needs import batch_needs, needs_words, unused_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.write.claim_lines import Batch
    from memkit.write.repetition import Raised
    from memkit.write.transaction import Transaction


# how many claims that need no person the answer names
_MOST = 20


def batch_answer(tx: Transaction, batch: Batch, done: str = "raised") -> Outcome:
    """The answer of a verb that was given a list of claims."""
    return Outcome(
        "\n".join(batch_lines(batch, tx.actor.is_person, done)),
        data=batch_data(batch),
        problems=tuple(batch.problems),
        exit_code=4 if batch.problems else 0,
        notes=(
            *tx.notes,
            *batch_needs(batch.raised, tx.actor.is_person),
            *_answer_hint(batch, tx.actor.is_person),
        ),
    )


def _answer_hint(batch: Batch, is_person: bool) -> list[str]:
    """The command by which a person promotes the own claims that wait."""
    from memkit.cli.verbs.claim_answer import may_answer

    waiting = [item for item in batch.raised if item.waits and may_answer(item, is_person)]
    # a reason may name the command that adds what is missing
    ids = [item.fact.id for item in waiting if "memkit promote" not in item.waits and not item.needs]
    if len(ids) > _MOST:
        return ["hint: memkit review"]
    return [f"hint: memkit promote {' '.join(ids)}"] if ids else []


def batch_lines(batch: Batch, is_person: bool, done: str = "raised") -> list[str]:
    """The counts, what became of each claim, near facts, and the refused lines."""
    passed = [item for item in batch.raised if not item.waits]
    session = _session(batch)
    more = len(passed) - _MOST
    command = f"memkit show {session}" if done == "recorded" else "memkit session show"
    return [
        _counts(batch, done, session),
        *(_passed_line(item, is_person) for item in passed[:_MOST]),
        *([f"  … {more} more: {command}"] if more > 0 else []),
        *(line for item in batch.raised for line in _lines_about(item, batch, is_person)),
        *back_lines(batch),
    ]


def _counts(batch: Batch, done: str, session: str) -> str:
    from memkit.model import verb

    new = [item for item in batch.raised if not item.known]
    counting, asked = (
        sum(item.counts for item in batch.raised),
        sum(bool(item.asked) for item in batch.raised),
    )
    unreviewed = sum(item.status == "promoted" and bool(item.fact.get("auto")) for item in new)
    said = f"{done} {len(new)} · {len(batch.raised) - len(new)} known · {len(batch.problems)} refused"
    if counting:
        said += f" · {counting} {verb(counting, 'count')} unreviewed when the session ends"
    if unreviewed:
        said += f" · {unreviewed} unreviewed"
    if asked:
        said += f" · {asked} {verb(asked, 'get')} a new question"
    if new and session:
        said += f" · session {session}"
    if any(item.receipt.dry for item in batch.raised):
        said += " · dry run, nothing written"
    return said


def _session(batch: Batch) -> str:
    """The session that the claims went to; empty if none was recorded."""
    return next((item.receipt.session for item in reversed(batch.raised) if item.receipt.session), "")


def _passed_line(item: Raised, is_person: bool) -> str:
    """A claim that needs no person now: its id, where it is anchored, and what it is in conflict with."""
    from memkit.evidence.forms import anchor_words

    if item.known and not item.counts:
        return f"  known {item.fact.id}" + (f" · {unused_words(item, is_person)}" if item.unused else "")
    found = item.judgement
    parts = [item.fact.id, anchor_words(item.fact.every("evidence")) or "no evidence"]
    if item.status in ("blocked", "quarantined"):
        why = f": {found.authority} outranks it" if found.authority else ""
        parts.append(f"{item.status}{why}")
    if found.contradictions:
        parts.append("conflict with " + ", ".join(id for id, _ in found.contradictions))
    elif found.duplicates:
        parts.append(f"like {', '.join(found.duplicates)}")
    if item.unused:
        parts.append(unused_words(item, is_person))
    return "  " + " · ".join(parts)


def batch_data(batch: Batch) -> dict[str, object]:
    """The same as JSON data."""
    new = [item for item in batch.raised if not item.known]
    return {
        "candidates": [item.fact.id for item in new],
        "counting": [item.fact.id for item in batch.raised if item.counts],
        "known": [item.fact.id for item in batch.raised if item.known],
        "asked": [item.fact.id for item in batch.raised if item.asked],
        "waits": {item.fact.id: item.waits for item in batch.raised if item.waits},
        "needs": {item.fact.id: list(item.needs) for item in batch.raised if item.needs},
        "unused": {item.fact.id: list(item.unused) for item in batch.raised if item.unused},
        "near": {item.fact.id: [near.as_json() for near in item.near] for item in new if item.near},
        "refused": len(batch.problems),
        "back": back_lines(batch),
    }


def back_lines(batch: Batch) -> list[str]:
    """The refused lines, secrets removed."""
    from memkit.cli.frame.failure import discreet_text

    return [discreet_text(line) for line in batch.back]


# how many letters of a claim tell its writer which one it is
_OPENING = 40


def _lines_about(item: Raised, batch: Batch, is_person: bool) -> list[str]:
    """Why a claim waits, with its line and first words, since an order's id has no word of it; and the facts near it."""
    from memkit.cli.verbs.claim_answer import waiting_words

    said = [f"  {item.fact.id} {waiting_words(item, is_person, command=False)}"] if item.waits else []
    if said and (needs := needs_words(item)):
        said = [f"{said[0]} · needs {needs} before it can be promoted"]
    number = batch.lines.get(item.fact.id, 0)
    if said and number:
        text = " ".join(item.fact.text.split())
        opening = text if len(text) <= _OPENING else text[: _OPENING - 1].rsplit(" ", 1)[0] + "…"
        said = [f"{said[0]} · line {number}: “{opening}”"]
    return [*said, *(f"  {item.fact.id}:{near.line()[1:]}" for near in item.near)]

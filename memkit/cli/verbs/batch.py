"""Many candidates in one call: memkit judges each by itself and prints the refused ones back."""

from __future__ import annotations

from memkit.cli.frame.discreet import discreet_text
from memkit.cli.frame.outcome import Outcome
from memkit.errors import UsageError, reason
from memkit.model.counting import verb
from memkit.write.claim_lines import Batch, numbered_claims, raise_claims
from memkit.write.claims import Raised
from memkit.write.transaction import Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.write.body import Body


# how an agent gives the question by which a newcomer finds a claim
_UNASKED = (
    'claims without a question: say a line again with one behind it, "- A claim. (path#name) how long …?"'
)


def propose_all(tx: Transaction, source: str, text: str | None = None) -> Outcome:
    """Raises one candidate per line of a file, of stdin, or of this text."""
    lines = _lines(tx, source) if text is None else text.splitlines()
    batch = raise_claims(tx, numbered_claims(lines), source)
    problems, exit_code = tuple(batch.problems), 4 if batch.problems else 0
    unasked = [item for item in batch.raised if not item.known and not item.fact.every("asks")]
    notes = (_UNASKED,) if unasked and not (tx.actor.is_person or tx.call.quiet) else ()
    return Outcome(
        "\n".join(batch_lines(batch)),
        data=batch_data(batch),
        problems=problems,
        exit_code=exit_code,
        notes=notes,
    )


def batch_lines(batch: Batch) -> list[str]:
    """The counts, why some claims wait, near facts, and the refused lines."""
    new = [item for item in batch.raised if not item.known]
    counting = sum(item.counts for item in new)
    said = f"raised {len(new)} · {len(batch.raised) - len(new)} known · {len(batch.problems)} refused"
    if counting:
        said += f" · {counting} {verb(counting, 'count')} unreviewed when the session ends"
    if new and batch.raised[-1].receipt.session:
        said += f" · session {batch.raised[-1].receipt.session}"
    return [said, *(line for item in new for line in _lines_about(item)), *_back(batch)]


def batch_data(batch: Batch) -> dict[str, object]:
    """The same as JSON data."""
    new = [item for item in batch.raised if not item.known]
    return {
        "candidates": [item.fact.id for item in new],
        "counting": [item.fact.id for item in new if item.counts],
        "known": [item.fact.id for item in batch.raised if item.known],
        "waits": {item.fact.id: item.waits for item in new if item.waits},
        "near": {item.fact.id: [near.as_json() for near in item.near] for item in new if item.near},
        "refused": len(batch.problems),
        "back": _back(batch),
    }


def with_claims(answer: Outcome, body: Body) -> Outcome:
    """Adds what became of the body's claims to the answer of `session end`, or a note about a list that records nothing."""
    if body.is_idle_list:
        answer.add_note("the list in this body records nothing")
        return answer.add_note(
            'hint: memkit session end -  # records one claim per line under a heading "## Learned"'
        )
    if body.learned is not None:
        answer.text = "\n".join([*batch_lines(body.learned), answer.text])
        answer.data = {**(answer.data or {}), "learned": batch_data(body.learned)}
        answer.problems = (*answer.problems, *body.learned.problems)
        answer.exit_code = 4 if body.learned.problems else answer.exit_code
    return answer


def _back(batch: Batch) -> list[str]:
    """The refused lines, secrets removed."""
    return [discreet_text(line) for line in batch.back]


def _lines_about(item: Raised) -> list[str]:
    """Why a claim waits, and the facts near it."""
    said = [f"  {item.fact.id} waits for a person: {item.waits}"] if item.waits else []
    return [*said, *(f"  {item.fact.id}:{near.line()[1:]}" for near in item.near)]


def _lines(tx: Transaction, source: str) -> list[str]:
    if source == "-":
        return tx.call.stdin().splitlines()
    from os.path import join

    from memkit.store.files import read

    try:
        return read(join(tx.call.cwd, source)).decode().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(
            f"{source}: {reason(error)}", code="unreadable", hint="memkit propose --from-file FILE"
        ) from None

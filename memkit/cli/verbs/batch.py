"""Many candidates in one call. Each is judged by itself; what is refused is printed back."""

from __future__ import annotations

from memkit.cli.frame.discreet import discreet_text
from memkit.cli.frame.outcome import Outcome
from memkit.errors import UsageError
from memkit.model.counting import verb
from memkit.write.claim_lines import Batch, numbered_claims, raise_claims
from memkit.write.claims import Raised
from memkit.write.transaction import Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.write.body import Body


def propose_all(tx: Transaction, source: str, text: str | None = None) -> Outcome:
    """Raises every candidate of a file, of stdin, or of this text: one a line."""
    lines = _lines(tx, source) if text is None else text.splitlines()
    batch = raise_claims(tx, numbered_claims(lines), source)
    problems, exit_code = tuple(batch.problems), 4 if batch.problems else 0
    return Outcome(
        "\n".join(batch_lines(batch)), data=batch_data(batch), problems=problems, exit_code=exit_code
    )


def batch_lines(batch: Batch) -> list[str]:
    """What became of the claims: the counts, why some wait, what stands near, and the lines that were refused."""
    new = [item for item in batch.raised if not item.known]
    counting = sum(item.counts for item in new)
    said = f"raised {len(new)} · {len(batch.raised) - len(new)} known · {len(batch.problems)} refused"
    if counting:
        said += f" · {counting} {verb(counting, 'count')} unreviewed when the session ends"
    if new and batch.raised[-1].receipt.session:
        said += f" · session {batch.raised[-1].receipt.session}"
    return [said, *(line for item in new for line in _lines_about(item)), *_back(batch)]


def batch_data(batch: Batch) -> dict[str, object]:
    """The same for programs."""
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
    """The answer to a session's end with what became of the claims of its body, or of a list that records nothing."""
    if body.is_idle_list:
        answer.noting("the list in this body records nothing")
        return answer.noting("hint: one claim a line under ## Learned records them")
    if body.learned is not None:
        answer.text = "\n".join([*batch_lines(body.learned), answer.text])
        answer.data = {**(answer.data or {}), "learned": batch_data(body.learned)}
        answer.problems = (*answer.problems, *body.learned.problems)
        answer.exit_code = 4 if body.learned.problems else answer.exit_code
    return answer


def _back(batch: Batch) -> list[str]:
    """The refused lines; one that holds a secret is no reason to print it again."""
    return [discreet_text(line) for line in batch.back]


def _lines_about(item: Raised) -> list[str]:
    """Why a claim waits, and what stands near it."""
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
            f"{source}: {error}", code="unreadable", hint="memkit propose --from-file FILE"
        ) from None

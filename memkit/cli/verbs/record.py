"""`memkit remember` and `memkit propose`: record a claim, or many from a file.

Of many, memkit judges each by itself and prints the refused ones back.
"""

from __future__ import annotations

from memkit.cli.frame import PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.options import CLAIM, WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.claim_lines import Batch
    from memkit.write.repetition import Raised
    from memkit.write.transaction import Transaction


VERBS = (
    Verb(
        "remember",
        "record a fact: yours counts at once, an agent's goes by the policy",
        description=(
            "A person's fact becomes memory at once. The policy ([promotion] auto_approve) decides on an agent's: one"
            " that describes the code counts, marked unreviewed; a rule waits for a person. memkit drops a pasted list"
            " marker."
        ),
        example='memkit remember "Uploads are limited to 25 MB." --kind convention',
        exits={
            0: "recorded, or known already",
            4: "blocked, incomplete or unclean; kept as a candidate if possible",
        },
        args=(Arg("text", "the fact, one sentence; - reads it from stdin"),),
        opts=(*CLAIM, WHY, PERSONAL, *WRITING),
        writes=True,
        run="run_remember",
    ),
    Verb(
        "propose",
        "raise a candidate; - takes many from stdin, one per line",
        description=(
            "A candidate is not memory yet: it waits for an answer in the session that raised it, then in the review"
            " queue. memkit judges it at once: a claim that contradicts a live fact opens a conflict, one against an"
            " invariant is blocked, one from outside is quarantined. `-` reads one claim per line: plain text, a"
            " bullet, or JSON. `bug: ` before a claim is its kind, `(path#name)` after it its evidence, and a question"
            " after that one that it answers (--asks). memkit prints refused lines back."
        ),
        example=(
            'memkit propose "Limited requests get 429." --kind finding --evidence src/limits.py'
            ' --when "changing limits"'
        ),
        exits={
            0: "raised, or known already",
            2: "wrong options",
            4: "blocked, rejected before, or unclean",
        },
        args=(
            Arg("text", "the claim, one sentence; - reads claims from stdin, one per line", required=False),
        ),
        opts=(
            *CLAIM,
            WHY,
            PERSONAL,
            Opt("--from-file", "JSON lines, one candidate each; - for stdin", metavar="FILE"),
            *WRITING,
        ),
        writes=True,
        run="run_propose",
    ),
)


def run_remember(
    call: Call,
    text: str,
    **words: object,
) -> Outcome:
    """Records a fact: a person's counts at once, the policy decides on an agent's."""
    from memkit.cli.verbs import claim_answer
    from memkit.write.claims import remember
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    raised = remember(tx, claim_answer.intent(tx, text, words))
    answer = claim_answer.answer(tx, raised)
    if raised.waits and not tx.actor.is_person:
        answer.add_note("hint: ask the user to run `memkit review`")
    return answer


def run_propose(
    call: Call,
    text: str | None,
    from_file: str | None = None,
    **words: object,
) -> Outcome:
    """Raises one candidate, or one per line of a file or stdin, in the writer's session."""
    from memkit.cli.verbs import claim_answer
    from memkit.errors import UsageError
    from memkit.write.claims import propose
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    # `--from doc.jsonl` alone is the batch; with a claim it names the document the claim was read in
    if from_file is None and text is None and words.get("from_"):
        from_file = str(words.pop("from_"))
    if from_file is not None:
        if text is not None:
            hint = call.again(instead=dict.fromkeys(("--from-file", "--file", "--input"), "--evidence"))
            raise UsageError("a claim and a file of claims at once", code="two-sources", hint=hint)
        return propose_all(tx, from_file)
    if text is not None and (text == "-" or "\n" in text.strip() or text[:1] == "{"):
        from memkit.write.claim_lines import is_batch

        source, text = ("stdin", call.stdin()) if text == "-" else ("TEXT", text)
        if is_batch(text):
            return propose_all(tx, source, text)
    if text is None:
        raise UsageError("what is the claim?", code="missing-argument", hint=call.again("…"))
    text, words = _with_parts(tx, text, words)
    raised = propose(tx, claim_answer.intent(tx, text, words))
    answer = claim_answer.answer(tx, raised)
    if raised.known:
        return answer
    if not (tx.actor.is_person or call.quiet or raised.fact.every("asks")):
        answer.add_note('say it again with --asks "a question in other words?" so that recall finds it')
    return answer if raised.fact.every("evidence") else _with_suggestion(tx, raised, answer)


def _with_parts(tx: Transaction, text: str, words: dict[str, object]) -> tuple[str, dict[str, object]]:
    """Splits the kind before a claim off it, and evidence and questions behind it, as `propose -` does for each line."""
    from memkit.write.claim_lines import parts_of, split_kind

    if words.get("kind") in (None, "", "fact"):
        kind, text = split_kind(text)
        words = {**words, "kind": kind} if kind else words
    parts = parts_of(text, tx.cited_files.is_file)
    if words.get("evidence") or not parts.evidence:
        return text, words
    return parts.claim, {**words, "evidence": parts.evidence, "asks": words.get("asks") or parts.asks}


def _with_suggestion(tx: Transaction, raised: Raised, answer: Outcome) -> Outcome:
    """Adds a hint that cites the changed files which a claim without evidence may rest on."""
    from memkit.write.cite import changed_files_for

    paths = changed_files_for(tx, raised.fact.text)
    answer.data = {**(answer.data or {}), "changed_files": paths}
    if not paths:
        return answer
    flags = [word for path in paths for word in ("--evidence", path)]
    answer.add_note(f"it cites no evidence; changed files that mention it: {', '.join(paths)}")
    return answer.add_note(f"hint: {tx.call.again(*flags)}")


# how an agent gives the question by which a newcomer finds a claim
_UNASKED = (
    'claims without a question: say a line again with one behind it, "- A claim. (path#name) how long …?"'
)


def propose_all(tx: Transaction, source: str, text: str | None = None) -> Outcome:
    """Raises one candidate per line of a file, of stdin, or of this text."""
    from memkit.errors import UsageError
    from memkit.write.claim_lines import numbered_claims, raise_claims

    lines = _lines(tx, source) if text is None else text.splitlines()
    claims = numbered_claims(lines)
    if not claims:
        raise UsageError("no line of these claims anything", code="no-claim", hint='memkit propose "…"')
    batch = raise_claims(tx, claims, source)
    problems, exit_code = tuple(batch.problems), 4 if batch.problems else 0
    unasked = [item for item in batch.raised if not item.known and not item.fact.every("asks")]
    notes = (*tx.notes, *((_UNASKED,) if unasked and not (tx.actor.is_person or tx.call.quiet) else ()))
    return Outcome(
        "\n".join(batch_lines(batch)),
        data=batch_data(batch),
        problems=problems,
        exit_code=exit_code,
        notes=notes,
    )


def batch_lines(batch: Batch) -> list[str]:
    """The counts, why some claims wait, near facts, and the refused lines."""
    from memkit.model import verb

    new = [item for item in batch.raised if not item.known]
    counting, asked = (
        sum(item.counts for item in batch.raised),
        sum(bool(item.asked) for item in batch.raised),
    )
    said = f"raised {len(new)} · {len(batch.raised) - len(new)} known · {len(batch.problems)} refused"
    if counting:
        said += f" · {counting} {verb(counting, 'count')} unreviewed when the session ends"
    if asked:
        said += f" · {asked} {verb(asked, 'get')} a new question"
    if new and batch.raised[-1].receipt.session:
        said += f" · session {batch.raised[-1].receipt.session}"
    if any(item.receipt.dry for item in batch.raised):
        said += " · dry run, nothing written"
    return [
        said,
        *(line for item in batch.raised for line in _lines_about(item, batch.lines.get(item.fact.id, 0))),
        *back_lines(batch),
    ]


def batch_data(batch: Batch) -> dict[str, object]:
    """The same as JSON data."""
    new = [item for item in batch.raised if not item.known]
    return {
        "candidates": [item.fact.id for item in new],
        "counting": [item.fact.id for item in batch.raised if item.counts],
        "known": [item.fact.id for item in batch.raised if item.known],
        "asked": [item.fact.id for item in batch.raised if item.asked],
        "waits": {item.fact.id: item.waits for item in batch.raised if item.waits},
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


def _lines_about(item: Raised, number: int) -> list[str]:
    """Why a claim waits, with its line and first words, since an order's id has no word of it; and the facts near it."""
    said = [f"  {item.fact.id} waits for a person: {item.waits}"] if item.waits else []
    if said and number:
        text = " ".join(item.fact.text.split())
        opening = text if len(text) <= _OPENING else text[: _OPENING - 1].rsplit(" ", 1)[0] + "…"
        said = [f"{said[0]} · line {number}: “{opening}”"]
    return [*said, *(f"  {item.fact.id}:{near.line()[1:]}" for near in item.near)]


def _lines(tx: Transaction, source: str) -> list[str]:
    from memkit.errors import UsageError, reason

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

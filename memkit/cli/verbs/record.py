"""`memkit remember` and `memkit propose`: record a claim, or many from a file."""

from __future__ import annotations

from memkit.cli.frame.declare import PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.options import CLAIM, WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.claims import Raised
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
    return claim_answer.answer(tx, remember(tx, claim_answer.intent(tx, text, words)))


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
        from memkit.cli.verbs.batch import propose_all

        if text is not None:
            hint = call.again(instead=dict.fromkeys(("--from-file", "--file", "--input"), "--evidence"))
            raise UsageError("a claim and a file of claims at once", code="two-sources", hint=hint)
        return propose_all(tx, from_file)
    if text is not None and (text == "-" or "\n" in text.strip() or text[:1] == "{"):
        from memkit.cli.verbs.batch import propose_all
        from memkit.write.claim_lines import is_batch

        source, text = ("stdin", call.stdin()) if text == "-" else ("TEXT", text)
        if is_batch(text):
            return propose_all(tx, source, text)
    if text is None:
        raise UsageError("what is the claim?", code="missing-argument", hint='memkit propose "One sentence."')
    if not words.get("evidence"):
        text, words = _with_trailing_parts(tx, text, words)
    raised = propose(tx, claim_answer.intent(tx, text, words))
    answer = claim_answer.answer(tx, raised)
    if raised.known:
        return answer
    if not (tx.actor.is_person or call.quiet or raised.fact.every("asks")):
        answer.add_note('say it again with --asks "a question in other words?" so that recall finds it')
    return answer if raised.fact.every("evidence") else _with_suggestion(tx, raised, answer)


def _with_trailing_parts(
    tx: Transaction, text: str, words: dict[str, object]
) -> tuple[str, dict[str, object]]:
    """Splits trailing evidence and questions off a claim, as `propose -` does for each line."""
    from memkit.write.line_evidence import parts_of

    parts = parts_of(text, tx.cited_files.is_file)
    if not parts.evidence:
        return text, words
    return parts.claim, {**words, "evidence": parts.evidence, "asks": words.get("asks") or parts.asks}


def _with_suggestion(tx: Transaction, raised: Raised, answer: Outcome) -> Outcome:
    """Adds a hint that cites the changed files which a claim without evidence may rest on."""
    from memkit.write.suggest import changed_files_for

    paths = changed_files_for(tx, raised.fact.text)
    answer.data = {**(answer.data or {}), "changed_files": paths}
    if not paths:
        return answer
    flags = [word for path in paths for word in ("--evidence", path)]
    answer.add_note(f"it cites no evidence; changed files that mention it: {', '.join(paths)}")
    return answer.add_note(f"hint: {tx.call.again(*flags)}")

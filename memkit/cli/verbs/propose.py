"""`memkit propose`: raise a candidate, or many from a file."""

from __future__ import annotations

from memkit.cli.frame.declare import PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.options import CLAIM, WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.claims import Raised
    from memkit.write.transaction import Transaction

VERB = Verb(
    "propose",
    "raise a candidate; - takes many from stdin, one a line",
    description=(
        "A candidate is no memory yet: it waits for an answer in the session that raised it, then in the review"
        " queue. memkit judges it at once: a claim that contradicts what holds opens a conflict, one against an"
        " invariant is kept as blocked, one from outside is quarantined. `-` reads one claim a line: plain, a bullet,"
        " or JSON; `bug: ` before it gives the kind, `(path#name)` behind it the evidence, a question behind that is one"
        " that it answers (--asks). Lines that are refused are printed back."
    ),
    example='memkit propose "Limited requests get 429." --kind finding --evidence src/limits.py --when "changing limits"',
    exits={0: "raised, or known already", 2: "the words are off", 4: "blocked, rejected before, or unclean"},
    args=(Arg("text", "the claim, one sentence; - reads claims from stdin, one a line", required=False),),
    opts=(
        *CLAIM,
        WHY,
        PERSONAL,
        Opt("--from-file", "JSON lines, one candidate each; - for stdin", metavar="FILE"),
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call,
    text: str | None,
    from_file: str | None = None,
    **words: object,
) -> Outcome:
    """Leaves a candidate in this writer's session."""
    from memkit.cli.verbs import claims
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
        text, words = _with_what_stands_behind(text, words)
    raised = propose(tx, claims.intent(tx, text, words))
    answer = claims.answer(tx, raised)
    return answer if raised.known or raised.fact.every("evidence") else _with_suggestion(tx, raised, answer)


def _with_what_stands_behind(text: str, words: dict[str, object]) -> tuple[str, dict[str, object]]:
    """The claim, and its options with the evidence and the questions that were written behind it, as in a line of many."""
    from memkit.write.line_evidence import parts_of

    parts = parts_of(text)
    if not parts.evidence:
        return text, words
    return parts.claim, {**words, "evidence": parts.evidence, "asks": words.get("asks") or parts.asks}


def _with_suggestion(tx: Transaction, raised: Raised, answer: Outcome) -> Outcome:
    """The answer with the changed files that a claim without evidence may rest on, and the flags that cite them."""
    from memkit.write.suggest import changed_files_for

    paths = changed_files_for(tx, raised.fact.text)
    answer.data = {**(answer.data or {}), "changed_files": paths}
    if not paths:
        return answer
    flags = [word for path in paths for word in ("--evidence", path)]
    answer.noting(f"it rests on no evidence; changed here, and about it: {', '.join(paths)}")
    return answer.noting(f"hint: {tx.call.again(*flags)}")

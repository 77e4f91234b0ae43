"""`memkit remember` and `memkit propose`: record a claim, or many from a list.

Of many, memkit judges each by itself and prints the refused ones back (`batch_answer`).
"""

from __future__ import annotations

from memkit.cli.frame import PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.options import CLAIM, WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.claim_lines import Behind
    from memkit.write.repetition import Raised
    from memkit.write.transaction import Transaction


VERBS = (
    Verb(
        "remember",
        "record a fact: yours counts at once, an agent's goes by the policy",
        description=(
            "A person's fact becomes memory at once. The policy ([promotion] auto_approve) decides on an agent's: one"
            " that describes the code counts, marked unreviewed; a rule waits for a person. `-` reads it from stdin: a"
            " paragraph is one fact; of a list, each item is one, with kind, evidence and questions as `propose -` takes"
            " them, and all are recorded as one session."
        ),
        example='memkit remember "Uploads are limited to 25 MB." --kind convention',
        exits={
            0: "recorded, or known already",
            4: "blocked, incomplete or unclean; kept as a candidate if possible",
        },
        args=(Arg("text", "the fact, one sentence; - reads it, or a list, from stdin"),),
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
            " bullet, or JSON. `bug: ` before a claim is its kind, `(path#name)` after it its evidence, `when: …` after that"
            " when to load it, and a question at the end one that it answers (--asks). memkit prints refused lines back."
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
    source, typed = _text_given(call, text, words)
    if typed is not None:
        from memkit.write.claim_lines import is_list

        if is_list(typed):
            return remember_all(tx, source, typed, words)
        text = typed
    text, words = _with_files(tx, text, words)
    raised = remember(tx, claim_answer.intent(tx, text, words))
    answer = claim_answer.answer(tx, raised)
    if raised.waits and not tx.actor.is_person:
        answer.add_note(_ASK_THE_USER)
    return answer


_ASK_THE_USER = "hint: ask the user to run `memkit review`"


def _text_given(call: Call, text: str, words: dict[str, object]) -> tuple[str, str | None]:
    """Where a text that may be a list comes from, and the text; None for a plain sentence, or if a person is asked for."""
    if text == "-":
        # stdin is the person's if --subject reads it, which refuses such a call
        return "stdin", None if words.get("subject") else call.stdin()
    return "TEXT", text if "\n" in text.strip() or text[:1] == "{" else None


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
        return propose_all(tx, from_file, words=words)
    if text is None:
        raise UsageError("what is the claim?", code="missing-argument", hint=call.again("…"))
    source, typed = _text_given(call, text, words)
    if typed is not None:
        from memkit.write.claim_lines import is_batch

        if is_batch(typed):
            return propose_all(tx, source, typed, words)
        text = typed
    text, words = _with_parts(tx, text, words)
    raised = propose(tx, claim_answer.intent(tx, text, words))
    answer = claim_answer.answer(tx, raised)
    if raised.known:
        return answer
    if not call.quiet and _lacks_a_question(tx, raised) and not _was_told(tx, raised):
        answer.add_note('say it again with --asks "a question in other words?" so that recall finds it')
    return answer if raised.fact.every("evidence") else _with_suggestion(tx, raised, answer)


def _lacks_a_question(tx: Transaction, raised: Raised) -> bool:
    """Whether recall would find an agent's claim better by a question; it finds none that waits, and a thread is one."""
    from memkit.write.auto_review import norm_reason

    fact = raised.fact
    # where the policy lets no claim count, each waits for a review that may promote it
    lacks = raised.waits and raised.policy.promotion.auto_approve
    if tx.actor.is_person or raised.known or lacks or fact.kind == "thread" or fact.every("asks"):
        return False
    return not norm_reason(tx, fact)


def _was_told(tx: Transaction, raised: Raised) -> bool:
    """Whether an earlier claim of the open session lacked a question too, so that its writer knows the way."""
    from memkit.write.auto_review import norm_reason

    draft = tx.own_draft()
    made = {str(line["subject"]) for line in (draft.events if draft else ()) if line.get("verb") == "Created"}
    others = [tx.view.facts[id] for id in made - {raised.fact.id} if id in tx.view.facts]
    return any(
        fact.get("auto") == raised.fact.get("auto")
        and fact.kind != "thread"
        and not fact.every("asks")
        and not norm_reason(tx, fact)
        for fact in others
    )


def _with_parts(tx: Transaction, text: str, words: dict[str, object]) -> tuple[str, dict[str, object]]:
    """Splits the kind before a claim off it, and evidence and questions behind it, as `propose -` does for each line."""
    from memkit.write.claim_lines import parts_of, split_kind

    if words.get("kind") in (None, "", "fact"):
        kind, text = split_kind(text)
        words = {**words, "kind": kind} if kind else words
    parts = parts_of(text, tx.cited_files.is_file)
    if not (parts.evidence or parts.when) or (words.get("evidence") and parts.evidence):
        return text, words
    return parts.claim, _with_behind(words, parts)


def _with_behind(words: dict[str, object], parts: Behind) -> dict[str, object]:
    """The options with what stood behind the claim; a typed question or *when* counts instead."""
    asks, when = words.get("asks") or parts.asks, words.get("when") or parts.when
    return {
        **words,
        "evidence": words.get("evidence") or parts.evidence,
        "asks": asks,
        **({"when": when} if when else {}),
    }


def _with_files(tx: Transaction, text: str, words: dict[str, object]) -> tuple[str, dict[str, object]]:
    """Splits evidence and questions behind a fact off it if all of its evidence is in files that exist."""
    from memkit.write.claim_lines import parts_of

    parts = parts_of(text, tx.cited_files.is_file)
    paths = [piece.partition("#")[0].partition(":")[0] for piece in parts.evidence]
    is_typed = bool(words.get("evidence") and paths)
    if is_typed or not (paths or parts.when) or not all(map(tx.cited_files.is_file, paths)):
        return text, words
    return parts.claim, _with_behind(words, parts)


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
    'claims without a question: {}; say a line again with one behind it, "- A claim. (path#name) how long …?"'
)
# how many of them are named
_NAMED = 3


def propose_all(
    tx: Transaction, source: str, text: str | None = None, words: dict[str, object] | None = None
) -> Outcome:
    """Raises one candidate per line of a file, of stdin, or of this text."""
    from memkit.cli.verbs.batch_answer import batch_answer
    from memkit.write.claim_lines import raise_claims

    _refuse_options(words or {})
    lines = _lines(tx, source) if text is None else text.splitlines()
    claims, draft = _claims(lines, "propose"), tx.own_draft()
    before = len(draft.events) if draft is not None else 0
    batch = raise_claims(tx, claims, source)
    if len(batch.raised) > 1:
        from memkit.write.undo import mark_batch

        mark_batch(tx, {item.fact.id for item in batch.raised}, before)
    unasked = [item for item in batch.raised if _lacks_a_question(tx, item)]
    answer = batch_answer(tx, batch)
    if unasked and not tx.call.quiet:
        names = [item.fact.id for item in unasked[:_NAMED]]
        more = len(unasked) - len(names)
        answer.add_note(_UNASKED.format(", ".join(names) + (f" and {more} more" if more else "")))
    return answer


def remember_all(tx: Transaction, source: str, text: str, words: dict[str, object]) -> Outcome:
    """Records one fact per item of a list."""
    from memkit.cli.verbs.batch_answer import batch_answer
    from memkit.write.fact_list import remember_list

    _refuse_options(words)
    answer = batch_answer(tx, remember_list(tx, _claims(text.splitlines(), "remember"), source), "recorded")
    if (answer.data or {}).get("waits") and not tx.actor.is_person:
        answer.add_note(_ASK_THE_USER)
    return answer


def _claims(lines: list[str], verb: str) -> list[tuple[int, str]]:
    """The numbered claims of these lines; refuses a list without any."""
    from memkit.errors import UsageError
    from memkit.write.claim_lines import numbered_claims

    claims = numbered_claims(lines)
    if not claims:
        raise UsageError("no line of these claims anything", code="no-claim", hint=f'memkit {verb} "…"')
    return claims


def _refuse_options(words: dict[str, object]) -> None:
    """Refuses options that describe one claim beside a list of claims, which would lose them without a word."""
    from memkit.errors import UsageError

    given = [key for key, value in words.items() if value and (key, value) != ("kind", "fact")]
    if given:
        options = ", ".join(f"--{key.rstrip('_').replace('_', '-')}" for key in given)
        raise UsageError(
            f"{options} with a list of claims; nothing was recorded",
            code="options-of-one",
            hint='each line has its own: "bug: A claim. (path#name) what does it answer?", or JSON',
        )


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

"""What `session end -` answers about the claims of its body, whether the session could be sealed or not."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs.batch_answer import back_lines, batch_data, batch_lines
from memkit.errors import MachineError, MemkitError
from memkit.model import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.body import Body
    from memkit.write.transaction import Transaction

# the options of `session end` whose words are kept with the session
_SAID = ("-m", "--message")


def with_claims(answer: Outcome, body: Body, is_person: bool) -> Outcome:
    """Adds what became of the body's claims to the answer of `session end`, or a note about a list that records nothing."""
    for note in body.notes:
        answer.add_note(note)
    if body.waits:
        answer.text = "\n".join([*(f"  {line}" for line in body.waits), answer.text])
        answer.data = {**(answer.data or {}), "waits": list(body.waits)}
    if body.is_idle_list:
        answer.add_note("the list in this body records nothing")
        return answer.add_note(
            'hint: memkit session end -  # records one claim per line under a heading "## Learned"'
        )
    if body.learned is not None:
        answer.text = "\n".join([*batch_lines(body.learned, is_person), answer.text]).rstrip("\n")
        answer.data = {**(answer.data or {}), "learned": batch_data(body.learned)}
        answer.problems = (*body.learned.problems, *answer.problems)
        answer.exit_code = 4 if body.learned.problems else answer.exit_code
    return answer


def refused_body(error: MemkitError, text: str) -> Outcome:
    """The answer to a body that was refused as a whole: why, and its claims as lines for `propose -`: none is lost."""
    from memkit.cli.frame.failure import discreet_text
    from memkit.write.body import learned_lines

    back = list(map(discreet_text, learned_lines(text)))
    if not back or isinstance(error, MachineError):
        raise error
    problem = Problem(error.code, error.file or "stdin", error.line, error.message, error.hint)
    said = "nothing was recorded; for memkit propose -:"
    data = {"learned": {"refused": len(back), "back": back}}
    return Outcome("\n".join([said, *back]), data=data, problems=(problem,), exit_code=error.exit_code)


def unsealed_body(tx: Transaction, error: MemkitError, body: Body) -> Outcome:
    """The answer to a body whose session cannot be sealed yet: claims and prose are kept, refused lines come back."""
    learned = body.learned
    if isinstance(error, MachineError):
        if learned is not None:
            error.detail = (*error.detail, *back_lines(learned))
        raise error
    is_pending = error.code == "promotion-pending"
    if learned is None and not is_pending:
        raise error
    hint = error.hint
    if body.draft is not None and body.prose.strip() and is_pending:
        from memkit.write.session import keep_prose

        keep_prose(tx, body.draft, body.prose)
        hint = _without_body(tx.call)
    raised = {item.fact.id for item in learned.raised} if learned is not None else set()
    # the claims of this body are told already
    pending = [line for line in error.detail if line.split(" ")[0] not in raised]
    problem = Problem(error.code, error.file, error.line, error.message, hint)
    answer = Outcome(
        "\n".join(f"  {line}" for line in pending),
        data={
            "session": body.draft.seed if body.draft else "",
            "sealed": False,
            "pending": list(error.detail),
        },
        problems=(problem,),
        exit_code=error.exit_code,
    )
    return with_claims(answer, body, tx.actor.is_person)


def _without_body(call: Call) -> str:
    """The call that seals the session with the prose that is kept with it."""
    from memkit.query.call import shell_quoted

    words = iter(call.argv)
    kept: list[str] = []
    for word in words:
        if word in _SAID:
            next(words, "")
        elif word != "-" and not word.startswith(("-m", "--message=")):
            kept.append(word)
    return shell_quoted(["memkit", *kept, "--defer"]) + "  # hands them to the review queue"

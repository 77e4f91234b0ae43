"""The refusal of a call with several ids: which answers were refused and why, and the calls that would succeed."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.fact import Fact


def refusal_of_answers(word: str, facts: Sequence[Fact], refused: dict[str, Refused]) -> Refused:
    """The error for refused answers: one unchanged; several as a list, with the call that would succeed."""
    first = next(iter(refused.values()))
    if len(facts) == 1:
        return first
    passes = [fact.id for fact in facts if fact.id not in refused]
    call = " ".join(["memkit", word, *passes])
    # the first answer's opposite is not what the other ones ask for
    more = "" if first.hint.startswith("memkit undo") else f" && {first.hint}"
    hint = first.hint if not passes else call + more
    return Refused(
        f"{counted(len(refused), 'answer')} of {len(facts)} refused; nothing was recorded",
        code=first.code,
        detail=tuple(_refused_line(id, error, len(refused)) for id, error in refused.items()),
        hint=hint,
    )


def _refused_line(id: str, error: Refused, count: int) -> str:
    """Why an answer is refused; of several also what to do, since the hint has room for the first alone."""
    return f"{id}: {error.message}" + (f" · {error.hint}" if count > 1 and error.hint else "")

"""The question whether stale facts still hold, with the commands that answer it.

`verify` is offered where it is accepted, other evidence if it is clear where a renamed block is now, else `supersede`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.fact import Fact
    from memkit.query.recheck import Recheck
    from memkit.query.verdicts import Verdicts

# how many facts one question names
MOST_ASKED = 8
# the question without ids, for a pack that has no room for them
SHORT = 'still true? memkit verify ID… · memkit supersede ID "…"'
# what answers for a fact: it may hold on its lines, on other ones, or no longer
HOLDS, ELSEWHERE, ENDED = "holds", "elsewhere", "ended"
_COMMANDS = {
    HOLDS: "memkit verify {id}",
    ELSEWHERE: "memkit verify {id} {cited}",
    ENDED: 'memkit supersede {id} "…"',
}
# the answer for a fact, and the evidence to cite
Answer = tuple[str, str]


def recheck_of(verdicts: Verdicts) -> Recheck:
    """Rechecks on these verdicts, which remember where lost lines were found."""
    from memkit.query.moved_lines import PlaceMemo
    from memkit.query.recheck import Recheck

    return Recheck(verdicts, memo=PlaceMemo(verdicts.root))


def answer_of(recheck: Recheck, fact: Fact) -> Answer:
    """What answers for a stale fact, as `verify` would judge it."""
    if recheck.of(fact).is_accepted:
        return HOLDS, ""
    from memkit.query.renamed_blocks import other_evidence

    if not any(map(recheck.has_left, fact.every("evidence"))):
        return ENDED, ""
    from memkit.query.call import shell_quoted

    cited = [word for place in other_evidence(recheck, fact) for word in ("--evidence", place)]
    return (ELSEWHERE, shell_quoted(cited)) if cited else (ENDED, "")


def command(id: str, answer: Answer) -> str:
    """The command that answers for one fact."""
    return _COMMANDS[answer[0]].format(id=id, cited=answer[1])


def hint_if_gone(fact: Fact, recheck: Recheck) -> str:
    """The commands for a fact that `verify` refuses because something is gone from its lines."""
    kind, cited = answer_of(recheck, fact)
    instead = command(fact.id, (ENDED, ""))
    if kind == ELSEWHERE:
        return f"{command(fact.id, (kind, cited))}  # if that block says it; if not: {instead}"
    from memkit.query.renamed_blocks import file_of_renamed

    path = file_of_renamed(recheck, fact)
    other = f"; if it holds under another name: memkit verify {fact.id} --evidence '{path}#…'" if path else ""
    return f"{instead}  # with what holds now{other}"


def hint(id: str, answer: Answer) -> str:
    """The command for one fact, and the one to run if it no longer holds."""
    said = command(id, answer)
    return said if answer[0] == ENDED else f"{said}  # if it still holds; if not: {command(id, (ENDED, ''))}"


def commands_for(answers: Iterable[tuple[str, Answer]]) -> str:
    """The question about some facts: those that hold in one call, then one call for each other fact."""
    rows = sorted(answers, key=lambda row: list(_COMMANDS).index(row[1][0]))
    holding = [id for id, (kind, _) in rows if kind == HOLDS]
    calls = [command(" ".join(holding), (HOLDS, ""))] if holding else []
    calls += [command(id, answer) for id, answer in rows if answer[0] != HOLDS]
    return "still true? " + " · ".join(calls)


def question(facts: Sequence[Fact], verdicts: Verdicts) -> str:
    """The question about the first of these stale facts; empty if there are none."""
    asked = facts[:MOST_ASKED]
    if not asked:
        return ""
    recheck = recheck_of(verdicts)
    recheck.look_for(asked)
    return commands_for([(fact.id, answer_of(recheck, fact)) for fact in asked])

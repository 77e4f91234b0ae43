"""The question about facts whose cited lines changed: which of them may still hold, and the commands that answer it."""

from __future__ import annotations

from memkit.model.fact import is_hashed, path_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.fact import Fact
    from memkit.query.verdicts import Verdicts

# how many facts one question names
MOST = 8
# the question without ids, for a pack that has no room for them
SHORT = 'still true? memkit verify ID… · memkit supersede ID "…"'


def commands_for(holding: Sequence[str], ended: Sequence[str]) -> str:
    """The question: verify facts that may still hold, supersede facts that their lines no longer support."""
    calls = [f"memkit verify {' '.join(holding)}"] if holding else []
    calls += [f'memkit supersede {id} "…"' for id in ended]
    return "still true? " + " · ".join(calls)


def question(facts: Sequence[Fact], verdicts: Verdicts) -> str:
    """The question about the first of these stale facts; empty if there are none."""
    asked = facts[:MOST]
    ended = [fact.id for fact in asked if _has_ended(fact, verdicts)]
    return commands_for([fact.id for fact in asked if fact.id not in ended], ended) if asked else ""


def _has_ended(fact: Fact, verdicts: Verdicts) -> bool:
    """Whether a cited file is gone, or its lines lost a number or literal of the claim."""
    sources = [source for source in fact.every("evidence") if is_hashed(source)]
    pages = [verdicts.page(path_of(source)) for source in sources]
    if any(page.data is None for page in pages):
        return True
    # lines that cannot be found stand for their file
    found = [
        line
        for source, page in zip(sources, pages, strict=True)
        for line in verdicts.lines(source) or page.lines or []
    ]
    return bool(gone_since(fact.text, sources, "\n".join(found), verdicts))


def gone_since(claim: str, sources: Sequence[str], text: str, verdicts: Verdicts) -> tuple[str, ...]:
    """The numbers and literals of a claim that the recorded lines contained and the text does not.

    If git no longer has the recorded lines, all that the text does not contain.
    """
    from memkit.evidence.support import gone_from

    return gone_from(claim, text, recorded_text(sources, verdicts)) if gone_from(claim, text) else ()


def recorded_text(sources: Sequence[str], verdicts: Verdicts) -> str | None:
    """The lines that the sources recorded, from git's history; None if git does not have all of them."""
    from memkit.query.cited_lines import old_lines

    was = [old_lines(verdicts, source) for source in sources]
    return "\n".join(line for lines in was for line in lines) if was and all(was) else None

"""Facts in one line each, for lists that people read."""

from __future__ import annotations

from memkit.model.fact import UNREVIEWED
from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.model.fact import Fact
    from memkit.query.reader import Reader


def standing_word(reader: Reader, fact: Fact) -> str:
    """The standing of a fact in a word or two, for one-line lists."""
    if fact.is_waiting:
        return fact.status_words
    tier = decay.tier(fact, reader.state, reader.policy)[0]
    said = decay.shown_tier(tier) or fact.status_words
    return f"thread · {fact.shown_status}" if fact.kind == "thread" and fact.is_memory else said


def line(reader: Reader, fact: Fact) -> str:
    """One fact in one line."""
    verdict = reader.verdict(fact) if fact.is_memory else ""
    shown = f" · {verdict.upper() if verdict != view.FRESH else verdict}" if verdict else ""
    text = " ".join(reader.filled(fact.shown_text).split())
    if fact.is_waiting and (asked := fact.get("change")) and not text.startswith(asked):
        text = f"{asked}: {text}"
    before = "UNREVIEWED · " if view.standing_of(fact) == UNREVIEWED else ""
    return f"[{fact.id}] {text}  {before}{standing_word(reader, fact)}{shown} · {fact.created}"


def lines(reader: Reader, facts: Iterable[Fact]) -> str:
    """The facts as text, one line each."""
    return "\n".join(line(reader, fact) for fact in facts)

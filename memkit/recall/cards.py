"""Cards: the printed line of a hit, made in advance, so that a search need not open the fact.

A card is `path:line: `, a NUL, `[id] text`: grep prints all of it, recall the part after the NUL. The state of the fact is
not on it, because that changes with every session (see `tier_schedule`).
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Place = tuple[str, int, str]


def card(path: str, line: int, id: str, text: str) -> str:
    """The card of a fact, with its text on one line."""
    return f"{path}:{line}: \0[{id}] {in_a_line(text)}"


def in_a_line(text: str) -> str:
    """A text on one line, as a hit prints it."""
    return " ".join(text.split())


def place(card: str) -> Place:
    """The sort key of a card: file, line and id."""
    where, _, told = card.partition("\0")
    path, _, line = where[:-2].rpartition(":")
    return path, int(line), told[1:].partition("] ")[0]


def text_and_id(card: str) -> tuple[str, str]:
    """(text, id) of the fact on a card."""
    id, _, text = card.partition("\0")[2][1:].partition("] ")
    return text, id


# between the parts of a state as a hit prints it; the last part is the verdict
_BETWEEN = " · "


def verdict_in(state: str) -> str:
    """The verdict in a state: `fresh`, or a word in capitals."""
    return state.rpartition(_BETWEEN)[2]


def with_verdict(state: str, verdict: str) -> str:
    """The state with another verdict."""
    return f"{state.rpartition(_BETWEEN)[0]}{_BETWEEN}{verdict}"


def are_in_order(cards: Iterable[str]) -> bool:
    """True if these cards are sorted by place; ignores missing cards."""
    places = [place(card) for card in cards if card]
    return places == sorted(places)


def page(hits: Iterable[tuple[str, bool]], episodes: Iterable[str]) -> list[str]:
    """The lines of an answer: hits (line, whether it is weak), then episodes."""
    lines = [f"weak: {line}" if weak else line for line, weak in hits]
    return lines + [f"what happened, not reviewed: {line}" for line in episodes]


def weakly(facts: int) -> tuple[str, ...]:
    """The note if every hit is weak."""
    from memkit.model.prose import counted

    return (f"nothing in {counted(facts, 'fact')} answers that; what comes nearest is marked weak",)


def waits(count: int) -> tuple[str, ...]:
    """The note that counts matching candidates; it shows none of their text."""
    if not count:
        return ()
    one = count == 1
    said = f"{count:,} candidate{'' if one else 's'} that match{'es' if one else ''} wait{'s' if one else ''}"
    return (f"{said} for review",)

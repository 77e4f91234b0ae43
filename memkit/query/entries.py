"""Entries: facts as the index takes them, the words they are found by, what a hit prints of them, and how they stand.

Who may see one is asked when an answer is made, never here: the index is the same for every reader.
"""

from __future__ import annotations

from memkit.model.fact import TIER2_KINDS
from memkit.recall.cards import card, in_a_line
from memkit.recall.grep import folded
from memkit.recall.segment import GUARDED, LIVE, MORE, RECORD, SPACED
from memkit.recall.tier_schedule import OPEN, said_at
from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.model.fact import Fact
    from memkit.model.policy import Policy
    from memkit.model.state import State
    from memkit.recall.tier_schedule import Ahead

    Entry = dict[str, object]


def entries(facts: Iterable[Fact], state: State) -> list[Entry]:
    """Those facts that are or were memory, as the ranker takes them: who said it, when, in which session."""
    paths: dict[int, str] = {}
    return [_entry(fact, state, paths) for fact in facts if _is_searched(fact)]


def _is_searched(fact: Fact) -> bool:
    return fact.status in ("promoted", "superseded", "rolled-back") and fact.kind != "prose"


def _entry(fact: Fact, state: State, paths: dict[int, str]) -> Entry:
    at, line, _ = fact.history[0] if fact.history else (0, 0, "")
    if at not in paths:
        paths[at] = state.rows[at].path if at < len(state.rows) else ""
    return {
        "id": fact.id,
        "seq": at * 100_000 + line,
        "ts": fact.created,
        "who": fact.author,
        "session": fact.origin,
        "text": searchable(fact),
        "marks": _marks(fact),
        "written": "".join(folded(text).replace("\0", " ") + "\0" for text in _written(fact) if text),
        "card": card(paths[at], line, fact.id, fact.text) if _has_card(fact) else "",
        "proofs": "\n".join(view.proofs(fact)),
    }


def searchable(fact: Fact) -> str:
    """The words a fact is found by: its text, its id, when to load it, its key and term."""
    parts = (
        fact.text,
        f"({fact.id})",
        fact.get("applies_when"),
        fact.get("key"),
        fact.get("term"),
        fact.get("aliases"),
    )
    return " ".join(part for part in parts if part)


def _written(fact: Fact) -> tuple[str, ...]:
    """The texts of a fact in which grep looks, each by itself."""
    return fact.text, fact.id, *_beside(fact)


def _beside(fact: Fact) -> tuple[str, ...]:
    return fact.body, fact.get("key"), fact.get("applies_when")


def _marks(fact: Fact) -> int:
    """What holds of a fact whoever reads it: a consent that ended just now is asked when it is shown."""
    told = {
        LIVE: fact.status == "promoted"
        and not fact.archived
        and decay.target(fact) not in ("change", "none"),
        RECORD: fact.kind in TIER2_KINDS,
        GUARDED: _is_guarded(fact),
        MORE: any(_beside(fact)),
        SPACED: fact.text != in_a_line(fact.text),
    }
    return sum(mark for mark, holds in told.items() if holds)


def _is_guarded(fact: Fact) -> bool:
    words = {name for name, _ in (*fact.fields, *fact.promotion)}
    return not words.isdisjoint(("classification", "tenant", "consent"))


def _has_card(fact: Fact) -> bool:
    """Whether a hit prints the same of it to everybody."""
    return not _is_guarded(fact) and not any("\n" in source for source in view.proofs(fact))


def ahead(fact: Fact | None, state: State, policy: Policy) -> Ahead:
    """How a fact stands from now on while its proofs hold, as a hit says it; OPEN where only the memory can say."""
    if fact is None or not (_is_searched(fact) and _has_card(fact)) or decay.place(fact) != "live":
        return OPEN
    if fact.conflicts or not view.visible(fact, policy):
        return OPEN
    tiers, verdicts = decay.tiers_ahead(fact, state, policy), view.verdicts_ahead(fact, state, policy)
    counts = sorted({count for count, _ in (*tiers, *verdicts)})
    told = ((count, said_at(tiers, count), said_at(verdicts, count)) for count in counts)
    kind, status = fact.kind, fact.shown_status
    return tuple((count, view.standing(kind, status, tier, verdict)) for count, tier, verdict in told)

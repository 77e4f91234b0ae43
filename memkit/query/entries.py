"""Entries of the index: a fact's searchable words, the card that a hit prints, and its states from now on.

This module does not check who may see a fact: the index is the same for every reader, and each answer checks.
"""

from __future__ import annotations

from memkit.model.fact import TIER2_KINDS
from memkit.query.hit import Rows, details
from memkit.recall.answer import BULK
from memkit.recall.cards import HIDDEN, LINE, OPEN, card, in_a_line, passages, said_at, with_tier
from memkit.recall.pattern import folded
from memkit.recall.segment import GUARDED, LIVE, MORE, PROSE, RECORD, SPACED
from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memkit.model.fact import Fact
    from memkit.model.policy import Policy
    from memkit.model.state import Row, State
    from memkit.recall.cards import Ahead

    Entry = dict[str, object]

# sessions of these kinds collect unrelated claims
_BULK_KINDS = ("adopt", "harvest")
# fields that may hide a fact from some readers
_GUARDS = ("classification", "consent", "tenant")


def entries(facts: Iterable[Fact], state: State) -> list[Entry]:
    """The entries of those facts that are or were memory: text, author, time, session.

    A block of prose has one entry per passage.
    """
    rows: dict[int, Row | None] = {}
    told = Rows(state)
    return [entry for fact in facts if _is_searched(fact) for entry in _entries(fact, state, rows, told)]


def _is_searched(fact: Fact) -> bool:
    return fact.kind == "prose" or fact.status in ("promoted", "superseded", "rolled-back")


def session_key(fact: Fact, state: State, rows: dict[int, Row | None] | None = None) -> str:
    """The index key of a fact's session; it also says whether the session's claims were made in bulk.

    Facts that not everybody may read get keys of their own, so that they do not affect the ranking of others.
    """
    row = _row(fact, state, {} if rows is None else rows)
    bulk = BULK if row is not None and row.kind in _BULK_KINDS else ""
    return f"{fact.origin}{_label(fact)}{bulk}"


def _label(fact: Fact) -> str:
    """The guards of a fact in one string; empty without any."""
    if not is_guarded(fact):
        return ""
    said = {name: value for name, value in (*fact.fields, *fact.promotion) if name in _GUARDS}
    return f" {' '.join(f'{name}={said[name]}' for name in sorted(said))}"


def _row(fact: Fact, state: State, rows: dict[int, Row | None]) -> Row | None:
    """The session that raised a fact; each is looked up once."""
    at = fact.history[0][0] if fact.history else 0
    if at not in rows:
        rows[at] = state.rows[at] if at < len(state.rows) else None
    return rows[at]


def _entries(fact: Fact, state: State, rows: dict[int, Row | None], told: Rows) -> Iterator[Entry]:
    at, line, _ = fact.history[0] if fact.history else (0, 0, "")
    row = _row(fact, state, rows)
    entry = {
        "id": fact.id,
        "seq": at * 100_000 + line,
        "ts": fact.created,
        "who": fact.author,
        "session": session_key(fact, state, rows),
        "text": searchable(fact),
        "marks": _marks(fact),
        "written": _folded_text(_grep_texts(fact)),
        "card": card(row.path if row else "", line, fact.id, fact.shown_text) if _has_card(fact) else "",
        "proofs": "\n".join(view.proofs(fact)),
        "details": details(fact, state, told) if _has_card(fact) else "",
    }
    if fact.kind != "prose":
        yield entry
        return
    for number, text in passages(fact.body or fact.text):
        # grep finds the block once, by its first passage
        yield {**entry, "id": f"{fact.id}{LINE}{number}", "text": f"{text} ({fact.text})"}
        entry["written"] = ""


def _folded_text(texts: Iterable[str]) -> str:
    """The texts case-folded and joined, for substring search."""
    return "".join(folded(text).replace("\0", " ") + "\0" for text in texts if text)


def searchable(fact: Fact) -> str:
    """The words a fact is found by: its text, its id, the questions it answers, when to load it, its key and term."""
    parts = (
        fact.shown_text,
        *fact.every("asks"),
        f"({fact.id})",
        fact.get("applies_when"),
        fact.get("key"),
        fact.get("term"),
        fact.get("aliases"),
    )
    return " ".join(part for part in parts if part)


def _grep_texts(fact: Fact) -> tuple[str, ...]:
    """The texts of a fact that grep searches, each separately."""
    return fact.shown_text, fact.id, *_beside(fact)


def _beside(fact: Fact) -> tuple[str, ...]:
    return fact.body, fact.get("key"), fact.get("applies_when")


def _marks(fact: Fact) -> int:
    """The flags of a fact that are the same for every reader; consents are checked when it is shown."""
    told = {
        LIVE: fact.status == "promoted"
        and not fact.archived
        and fact.kind != "prose"
        and decay.target(fact) not in ("change", "none"),
        RECORD: fact.kind in TIER2_KINDS,
        GUARDED: is_guarded(fact),
        MORE: any(_beside(fact)),
        SPACED: (text := fact.shown_text) != in_a_line(text),
        PROSE: fact.kind == "prose",
    }
    return sum(mark for mark, holds in told.items() if holds)


def is_guarded(fact: Fact) -> bool:
    """Whether the fact has a field that may hide it from some readers."""
    return any(name in _GUARDS for name, _ in (*fact.fields, *fact.promotion))


def _has_card(fact: Fact) -> bool:
    """Whether a hit prints the same text of it for every reader."""
    return (
        fact.kind != "prose"
        and not is_guarded(fact)
        and not any("\n" in source for source in view.proofs(fact))
    )


def states_ahead(fact: Fact | None, state: State, policy: Policy) -> Ahead:
    """The states of a fact from now on while its evidence is unchanged; OPEN if the ledger must be loaded to know.

    HIDDEN if nobody may see it, in a memory without roles."""
    if fact is None:
        return OPEN
    if not view.visible(fact, policy):
        return HIDDEN
    if not (_is_searched(fact) and _has_card(fact)) or decay.place(fact) != "live" or fact.conflicts:
        return OPEN
    tiers, verdicts = decay.tiers_ahead(fact, state, policy), view.verdicts_ahead(fact, state, policy)
    counts = sorted({count for count, _ in (*tiers, *verdicts)})
    told = ((count, said_at(tiers, count), said_at(verdicts, count)) for count in counts)
    kind, status = fact.kind, fact.shown_status
    who = view.standing_of(fact)
    return tuple(
        (count, with_tier(view.standing(kind, status, tier, verdict, who), tier))
        for count, tier, verdict in told
    )

"""What an index is made of: a fact's searchable words, its card, its states from now on, and the surroundings.

This module does not check who may see a fact: the index is the same for every reader, and each answer checks.
"""

from __future__ import annotations

from memkit.boot.json import dumps
from memkit.model.fact import TIER2_KINDS, path_of
from memkit.query.bulk_sessions import BULK_KINDS
from memkit.query.named_sources import block_of
from memkit.query.other_texts import episode_line
from memkit.recall.answer import BULK
from memkit.recall.cards import HIDDEN, LINE, OPEN, card, folded, in_a_line, passages, said_at, with_tier
from memkit.recall.segment import GUARDED, LIVE, MORE, PROSE, RECORD, SPACED
from memkit.recall.surroundings import GUARDED_TEXT, OPEN_TEXT, Surroundings, bag_of, changed, groups
from memkit.rules import decay, view
from memkit.rules.promotion import path_in_when
from memkit.rules.view import SessionRows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from memkit.model.catalog import Catalog
    from memkit.model.fact import Fact, Term
    from memkit.model.policy import Policy
    from memkit.model.state import Episode, State
    from memkit.recall.cards import Ahead
    from memkit.recall.surroundings import Groups, Text

    Entry = dict[str, object]


# fields that may hide a fact from some readers
_GUARDS = ("classification", "consent", "tenant")


def entries(facts: Iterable[Fact], state: State) -> list[Entry]:
    """The entries of those facts that are or were memory: text, author, time, session.

    A block of prose has one entry per passage.
    """
    rows = SessionRows(state)
    return [entry for fact in facts if _is_searched(fact) for entry in _entries(fact, state, rows)]


def _is_searched(fact: Fact) -> bool:
    return fact.kind == "prose" or fact.status in ("promoted", "superseded", "rolled-back")


def session_key(fact: Fact, rows: SessionRows) -> str:
    """The index key of a fact's session; it also says whether the session's claims were made in bulk.

    Facts that not everybody may read get keys of their own, so that they do not affect the ranking of others.
    """
    row = rows.of(fact)
    bulk = BULK if row is not None and row.kind in BULK_KINDS else ""
    return f"{fact.origin}{_label(fact)}{bulk}"


def _label(fact: Fact) -> str:
    """The guards of a fact in one string; empty without any."""
    if not is_guarded(fact):
        return ""
    said = {name: value for name, value in (*fact.fields, *fact.promotion) if name in _GUARDS}
    return f" {' '.join(f'{name}={said[name]}' for name in sorted(said))}"


def _entries(fact: Fact, state: State, rows: SessionRows) -> Iterator[Entry]:
    at, line, _ = fact.history[0] if fact.history else (0, 0, "")
    row = rows.of(fact)
    entry = {
        "id": fact.id,
        "seq": at * 100_000 + line,
        "ts": fact.created,
        "who": fact.author,
        "session": session_key(fact, rows),
        "text": searchable(fact),
        "asks": "\n".join(fact.every("asks")),
        "places": " ".join(_places(fact)),
        "marks": _marks(fact),
        "written": _folded_text(_grep_texts(fact)),
        "card": card(row.path if row else "", line, fact.id, fact.shown_text) if _has_card(fact) else "",
        "proofs": "\n".join(view.proofs(fact)),
        "details": _details(fact, state, rows) if _has_card(fact) else "",
    }
    if fact.kind != "prose":
        yield entry
        return
    for number, text in passages(fact.body or fact.text):
        # grep finds the block once, by its first passage
        yield {**entry, "id": f"{fact.id}{LINE}{number}", "text": f"{text} ({fact.text})"}
        entry["written"] = ""


def _details(fact: Fact, state: State, rows: SessionRows) -> str:
    """What an index card keeps for `hit.card_row`: the values of a hit that change only with the fact."""
    first = (fact.text, fact.outcome, fact.kind, fact.shown_status, view.standing_of(fact), fact.origin)
    evidence, successors = list(fact.every("evidence")), list(fact.superseded_by)
    return dumps([*first, view.promotion_sem(fact, state, rows), view.section(fact), evidence, successors])


def _folded_text(texts: Iterable[str]) -> str:
    """The texts case-folded and joined, for substring search."""
    return "".join(folded(text).replace("\0", " ") + "\0" for text in texts if text)


def searchable(fact: Fact) -> str:
    """The words a fact is found by: its text, its id, the questions it answers, when to load it, its key and term.

    The file in a *when* that memkit made is not among them: no one chose its words to say anything.
    """
    when = fact.get("applies_when")
    parts = (
        fact.shown_text,
        *fact.every("asks"),
        f"({fact.id})",
        "" if path_in_when(when) else when,
        fact.get("key"),
        fact.get("term"),
        fact.get("aliases"),
    )
    return " ".join(part for part in parts if part)


def _places(fact: Fact) -> Iterator[str]:
    """The files and blocks that a fact cites, which a question finds only by naming one as a whole."""
    for source in view.proofs(fact):
        yield path_of(source)
        yield block_of(source)
    yield path_in_when(fact.get("applies_when"))


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
    if not (_is_searched(fact) and _has_card(fact)) or decay.place(fact) != "live":
        return OPEN
    # a card does not say who disputes or rechecked a fact
    if fact.conflicts or fact.rechecked:
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


def surroundings_of(state: State, policy: Policy) -> Surroundings:
    """The surroundings of a whole ledger."""
    waiting = bag_of(_waiting_texts(state.facts.values(), policy))
    return Surroundings(
        _aliases(state, policy),
        waiting.plain(),
        bag_of(_episode_texts(state, policy, state.episodes, {})).plain(),
    )


def update_surroundings(
    before: Surroundings, state: State, policy: Policy, lines: Callable[[], dict[str, str]] = dict
) -> Surroundings:
    """The surroundings updated after new sessions; `lines` returns the saved lines of earlier episodes."""
    opened = state.facts.changed()
    waiting = changed(before.waiting, {fact.id for fact in opened}, _waiting_texts(opened, policy))
    held, count = before.episodes, len(before.episodes.ids)
    # episodes are only added, except by an erasure; a saved line may name a fact that is hidden by now
    is_longer = held.ids == [_name(episode) for episode in state.episodes[:count]]
    is_longer = is_longer and (bool(policy.roles) or all(_is_open(fact, policy) for fact in opened))
    more = state.episodes[count:] if is_longer else state.episodes
    told = _episode_texts(state, policy, more, lines() if more else {})
    episodes = changed(held, (), told) if is_longer else bag_of(told)
    return Surroundings(_aliases(state, policy), waiting.plain(), episodes.plain())


def _aliases(state: State, policy: Policy) -> Groups:
    """The aliases that a reader without a role may see."""
    return aliases_of(shown_terms(state, state.facts.catalog, lambda fact: view.visible(fact, policy)))


def aliases_of(terms: dict[str, Term]) -> Groups:
    """The aliases of these terms."""
    return groups((term.name, *term.aliases) for term in terms.values())


def shown_terms(
    state: State, catalog_of: Callable[[], Catalog], is_visible: Callable[[Fact], bool]
) -> dict[str, Term]:
    """The glossary without the words of facts that a reader may not see."""
    if not state.terms:
        return state.terms
    catalog = catalog_of()
    kinds = catalog.kinds_that(lambda kind: kind.kind == "term" and not is_visible(kind))
    facts = [state.facts[catalog.name(number)] for number in catalog.numbers(kinds)]
    hidden = {(fact.get("term") or fact.get("key") or fact.id).casefold() for fact in facts}
    return {name: term for name, term in state.terms.items() if name not in hidden}


def _waiting_texts(facts: Iterable[Fact], policy: Policy) -> Iterator[Text]:
    for fact in sorted(facts, key=lambda fact: fact.id):
        if fact.is_waiting and fact.kind != "change":
            yield fact.id, OPEN_TEXT if _is_open(fact, policy) else GUARDED_TEXT, searchable(fact)


def _is_open(fact: Fact, policy: Policy) -> bool:
    """Whether every reader may see a fact; if there are roles, one without a guard may be hidden from some too."""
    return not policy.roles and not is_guarded(fact) and view.visible(fact, policy)


def _episode_texts(
    state: State, policy: Policy, episodes: Iterable[Episode], lines: dict[str, str]
) -> Iterator[Text]:
    for episode in episodes:
        name = _name(episode)
        line = (lines.get(name) or episode_line(episode)) if _is_plain(state, policy, episode) else ""
        yield name, line, episode.text


def _name(episode: Episode) -> str:
    """A unique name for an episode; ids are not unique, since two clones may assign the same."""
    return f"{episode.id} {episode.origin}"


def _is_plain(state: State, policy: Policy, episode: Episode) -> bool:
    """Whether an episode names no fact that may be hidden from somebody."""
    from memkit.rules.authority import id_words

    named = (state.facts.get(id) for id in {*id_words(episode.text), *episode.items, *episode.uses})
    return all(fact is None or _is_open(fact, policy) for fact in named)

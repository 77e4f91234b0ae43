"""The surroundings of a question, from a loaded memory: aliases of the glossary, pending candidates, episodes."""

from __future__ import annotations

from memkit.query.entries import is_guarded, searchable
from memkit.query.episodes import episode_line
from memkit.recall.aliases import groups
from memkit.recall.bag import GUARDED, OPEN, bag_of, changed
from memkit.recall.surroundings import Surroundings
from memkit.rules import view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from memkit.model.catalog import Catalog
    from memkit.model.fact import Fact, Term
    from memkit.model.policy import Policy
    from memkit.model.state import Episode, State
    from memkit.recall.aliases import Groups
    from memkit.recall.bag import Text


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
            yield fact.id, OPEN if _is_open(fact, policy) else GUARDED, searchable(fact)


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

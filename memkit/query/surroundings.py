"""The surroundings of a question, from a loaded memory: aliases of the glossary, candidates that wait, episodes."""

from __future__ import annotations

from memkit.query.entries import is_guarded, searchable
from memkit.query.episodes import episode_line
from memkit.recall.aliases import groups
from memkit.recall.bag import GUARDED, OPEN, bag_of, changed
from memkit.recall.surroundings import Surroundings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from memkit.model.fact import Fact
    from memkit.model.state import Episode, State
    from memkit.recall.aliases import Groups
    from memkit.recall.bag import Text


def of(state: State) -> Surroundings:
    """The surroundings of a whole ledger."""
    waiting = bag_of(_waiting(state.facts.values()))
    return Surroundings(
        _aliases(state), waiting.plain(), bag_of(_episode_texts(state, state.episodes, {})).plain()
    )


def after(before: Surroundings, state: State, lines: Callable[[], dict[str, str]] = dict) -> Surroundings:
    """The surroundings again, after some facts were opened and sessions added; `lines` gives those of episodes that
    were told before."""
    opened = state.facts.changed()
    waiting = changed(before.waiting, {fact.id for fact in opened}, _waiting(opened))
    held, count = before.episodes, len(before.episodes.ids)
    # what happened is only ever added to, unless somebody erased some of it
    is_longer = held.ids == [_name(episode) for episode in state.episodes[:count]]
    more = state.episodes[count:] if is_longer else state.episodes
    told = _episode_texts(state, more, lines() if more else {})
    episodes = changed(held, (), told) if is_longer else bag_of(told)
    return Surroundings(_aliases(state), waiting.plain(), episodes.plain())


def _aliases(state: State) -> Groups:
    return groups((term.name, *term.aliases) for term in state.terms.values())


def _waiting(facts: Iterable[Fact]) -> Iterator[Text]:
    for fact in sorted(facts, key=lambda fact: fact.id):
        if fact.is_waiting and fact.kind != "change":
            yield fact.id, GUARDED if is_guarded(fact) else OPEN, searchable(fact)


def _episode_texts(state: State, episodes: Iterable[Episode], lines: dict[str, str]) -> Iterator[Text]:
    for episode in episodes:
        name = _name(episode)
        line = (lines.get(name) or episode_line(episode)) if _is_plain(state, episode) else ""
        yield name, line, episode.text


def _name(episode: Episode) -> str:
    """One name for one episode: two clones may have given one id twice."""
    return f"{episode.id} {episode.origin}"


def _is_plain(state: State, episode: Episode) -> bool:
    """Whether it names no fact that may be hidden from somebody."""
    from memkit.rules.masking import words

    named = (state.facts.get(id) for id in {*words(episode.text), *episode.items, *episode.uses})
    return not any(fact is not None and is_guarded(fact) for fact in named)

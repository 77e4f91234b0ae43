"""Texts besides facts that a question can match: pending candidates, episodes, and the prose of sessions.

None of them is memory. An episode is what happened in a session, in its writer's words; memkit quotes it without sentences
that could be run or obeyed, and the session file has the full text.
"""

from __future__ import annotations

from memkit.errors import NotFound
from memkit.recall.cards import in_a_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.model.state import Episode, Row
    from memkit.query.entry_index import EntryIndex
    from memkit.query.reader import Reader
    from memkit.recall.surroundings import Bag


PREFIX = "ep:"
# how many episodes an answer shows below the facts
MOST_EPISODES = 2
# how many characters are shown in a list, and of a single episode
_AMONG, _ALONE = 300, 2000


def visible_episodes(reader: Reader) -> list[Episode]:
    """The episodes that name nothing this reader may not see, oldest first."""
    return [episode for episode in reader.state.episodes if is_visible(reader, episode)]


def is_visible(reader: Reader, episode: Episode) -> bool:
    """Whether an episode names nothing that this reader may not see."""
    named = (*episode.items, *episode.uses)
    return reader.masked(episode.text) == episode.text and len(reader.open_ids(named)) == len(named)


def find_episode(reader: Reader, typed: str) -> Episode:
    """The episode with this id or unique prefix."""
    from memkit.query.lookup import resolve

    known = {episode.id: episode for episode in visible_episodes(reader)}
    id = resolve(typed, known)
    if id is None:
        raise NotFound(f'no episode "{typed}"', hint="memkit list episodes")
    return known[id]


def told_text(episode: Episode, limit: int = _AMONG) -> str:
    """The episode's words without sentences that could be obeyed, cut to this length."""
    from memkit.model import counted
    from memkit.rules.norms.quoting import quotable

    said, left = quotable(episode.text, limit)
    return f"{said} ({counted(left, 'sentence')} with instructions left out)".lstrip() if left else said


def told_title(reader: Reader, row: Row) -> str:
    """A session's title as this reader may read it; an agent's own words without sentences that could be obeyed."""
    from memkit.rules.norms.moments import is_plain_name
    from memkit.rules.norms.quoting import quotable

    title = reader.masked(row.title)
    if row.kind != "work" or row.actor.startswith("user:") or is_plain_name(title):
        return title
    said, left = quotable(title, len(title))
    return said if left else title


def episode_line(episode: Episode) -> str:
    """An episode as an answer prints it."""
    return f"[{episode.id}] {in_a_line(told_text(episode))}  {episode.origin[:10]}"


def episode_row(reader: Reader, episode: Episode) -> dict[str, object]:
    """An episode for programs; `reviewed` is never true of one."""
    row = reader.state.rows[reader.state.ordinal[episode.origin]]
    return {
        "id": episode.id,
        "text": told_text(episode, _ALONE),
        "kind": "episode",
        "status": "recorded",
        "created": episode.origin[:10],
        "items": list(episode.items),
        "uses": list(episode.uses),
        "origin": episode.origin,
        "actor": episode.actor,
        "sem": episode.sem,
        "file": row.path,
        "line": episode.line,
        "reviewed": False,
    }


def episode_lines(reader: Reader, episode: Episode) -> list[str]:
    """One episode in full: its words, their author, and the sessions and facts it covers."""
    row = reader.state.rows[reader.state.ordinal[episode.origin]]
    pairs = {
        "kind": "episode: what happened, not reviewed",
        "origin": f"{episode.origin} by {episode.actor}",
        "session": told_title(reader, row),
        "notes": ", ".join(episode.items),
        "uses": ", ".join(episode.uses),
        "from": f"{row.path}:{episode.line}",
    }
    told = f"[{episode.id}] {told_text(episode, _ALONE)}"
    return [told, *(f"  {name + ':':<15}{value}" for name, value in pairs.items() if value)]


def session_lines(
    reader: Reader, question: str, limit: int, for_agent: bool = True
) -> list[tuple[str, int, str]]:
    """The lines of session prose that answer a question best, as (file, line, text).

    `for_agent`: without words that an agent could obey; people get them as they stand.
    """
    from memkit.recall import ranker
    from memkit.rules.authority import visible_lines
    from memkit.store import files

    documents: list[dict[str, object]] = []
    where: dict[str, tuple[str, int, list[str]]] = {}
    hidden = reader.hidden
    for row in reader.intact_rows():
        text = files.read(reader.loaded.workspace.path(row.path)).decode("utf-8", "replace")
        prose = text.split("\n## Memory References")[0].split("\n## Working Memory")[0]
        start = prose.find("\n---\n", 4) if prose.startswith("---\n") else -1
        lines = prose.split("\n")
        for number, line in visible_lines(lines, hidden):
            if any(map(str.isalnum, line)) and prose.count("\n", 0, max(start, 0)) < number - 1:
                id = f"{row.stem}#L{number}"
                where[id] = (row.path, number, lines)
                documents.append(
                    {
                        "id": id,
                        "seq": number,
                        "ts": row.stem[:10],
                        "who": row.actor,
                        "session": row.stem,
                        "text": line,
                    }
                )
    from memkit.query.session_lines import line_for_agent

    found = [where[id] for id in ranker(documents)(question, limit)] if documents else []
    return [
        (path, at, (line_for_agent(reader, lines, at) if for_agent else lines[at - 1]).strip())
        for path, at, lines in found
    ]


def waiting_ids(reader: Reader, query: str, least: float = 0.0) -> list[str]:
    """The pending candidates that match a question and that this reader may see, best first.

    `least`: the share of the question that each must contain.
    """
    if not reader.surroundings.waits:
        return []
    from memkit.recall.surroundings import OPEN_TEXT

    bag = reader.surroundings.waiting

    def may_see(number: int) -> bool:
        if bag.lines[number] == OPEN_TEXT:
            return True
        fact = reader.state.facts.get(bag.ids[number])
        return fact is not None and reader.visible(fact)

    return [bag.ids[number] for number in matching_texts(reader, bag, query, may_see, least)]


def matching_texts(
    reader: Reader, bag: Bag, query: str, may_see: Callable[[int], bool], least: float = 0.0
) -> list[int]:
    """The numbers of the texts in `bag` (candidates, episodes) that match a question, with weights from visible facts."""
    from memkit.query.fact_search import FACTS, ask_index, corpus_for
    from memkit.recall.ask import ask
    from memkit.recall.surroundings import matching

    def found(index: EntryIndex) -> list[int]:
        return matching(bag, ask(query, index.project), corpus_for(reader, index, FACTS), may_see, least)

    return ask_index(reader, found)


def search_episodes(reader: Reader, query: str, most: int = MOST_EPISODES) -> list[tuple[str, int]]:
    """The episodes that match a question best, without those that name a fact this reader may not see.

    Each as its printed line and its number in the ledger's order: ids are not unique, since two clones may assign the same.
    """
    if not reader.surroundings.happened:
        return []
    bag = reader.surroundings.episodes

    def may_see(number: int) -> bool:
        # a line is stored only for episodes that everybody may see
        return bool(bag.lines[number]) or is_visible(reader, reader.state.episodes[number])

    found = matching_texts(reader, bag, query, may_see)[:most]
    return [(bag.lines[number] or episode_line(reader.state.episodes[number]), number) for number in found]

"""Episodes for readers: what happened in a session, in its writer's words. They are not memory.

memkit quotes them without sentences that could be run or obeyed; the session file has the full text.
"""

from __future__ import annotations

from memkit.errors import NotFound
from memkit.model.prose import counted
from memkit.recall.cards import in_a_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.state import Episode
    from memkit.query.reader import Reader

PREFIX = "ep:"
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
    from memkit.rules.norms import quotable

    said, left = quotable(episode.text, limit, habits=limit > _AMONG)
    return f"{said} ({counted(left, 'sentence')} with instructions left out)".lstrip() if left else said


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
        "session": reader.masked(row.title),
        "notes": ", ".join(episode.items),
        "uses": ", ".join(episode.uses),
        "from": f"{row.path}:{episode.line}",
    }
    told = f"[{episode.id}] {told_text(episode, _ALONE)}"
    return [told, *(f"  {name + ':':<15}{value}" for name, value in pairs.items() if value)]

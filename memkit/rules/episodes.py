"""What a session records about itself: its episode (its notes as one text, with unchanged words), and its packs: the facts
that it got, and their tokens.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.model import events as ev
from memkit.rules.working_memory import SEAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Fields
    from memkit.rules.working_memory import Entry, Memory

    # (tokens, fact ids) of one pack or recall
    GivenFacts = tuple[int, list[str]]

# the most characters of last words and notes in an episode; the session has the full text
_MOST = 1000


def summary(entries: Iterable[Entry]) -> str:
    """The notes as one text: their sentences in order, each topic before its notes."""
    parts: list[str] = []
    topic = ""
    for entry in entries:
        if entry.topic and entry.topic != topic:
            topic = entry.topic
            parts.append(f"{topic.rstrip('.:')}:")
        parts.append(" ".join(entry.text.split()))
    return _join_sentences(parts)


def episode(memory: Memory, name: str, sem: str, text: str = "") -> ev.Summarised | None:
    """The episode of a consolidated set; None if there is nothing to say."""
    said = text or summary(memory.cwm)
    return _summary_event(name, said, memory.cwm, (("sem", sem),)) if said else None


def closing_episode(
    memory: Memory, name: str, sem: str, words: str, uses: Sequence[str], otherwise: str
) -> ev.Summarised | None:
    """The episode of a session that is being sealed: its last words, its notes, and the facts it used.

    `otherwise`: the text for a session without words and notes; None if that is empty too.
    """
    entries = memory.at_end
    said = (
        _join_sentences([part for part in (" ".join(words.split()), summary(entries)) if part]) or otherwise
    )
    if not said:
        return None
    used = (("ids", ", ".join(uses)),) if uses else ()
    return _summary_event(name, _limit_text(said), entries, (("sem", sem), ("how", SEAL), *used))


def _summary_event(name: str, said: str, entries: Iterable[Entry], fields: Fields) -> ev.Summarised:
    items = " ".join(entry.id for entry in entries) or "none"
    return ev.Summarised(name, said, (("items", items), *fields))


def _limit_text(text: str) -> str:
    return text if len(text) <= _MOST else text[: _MOST - 1].rsplit(" ", 1)[0] + "…"


def _join_sentences(parts: Sequence[str]) -> str:
    return " ".join([*map(_as_sentence, parts[:-1]), *parts[-1:]])


def _as_sentence(part: str) -> str:
    """A sentence with its final punctuation, so that another one can follow."""
    return part if part[-1:] in ".:;!?…" else f"{part}."


PACK, RECALL = "pack", "recall"


def packed_event(
    name: str, ids: Sequence[str], sem: str, *, tokens: int, budget: int | None = None, how: str = ""
) -> ev.Packed:
    """The event of one pack; `how`: set if a hook sent it, `pack` or `recall`."""
    given = {
        "pack": name,
        "budget": str(tokens if budget is None else budget),
        "tokens": str(tokens),
        "how": how,
        "ids": ", ".join(ids) or "none",
        "sem": sem,
    }
    return ev.Packed("", tuple((key, value) for key, value in given.items() if value))


def packed_events(packs: Sequence[GivenFacts], recalled: Sequence[GivenFacts], sem: str) -> list[ev.Packed]:
    """The events of what hooks sent to a session: one per pack, and one for all recalls for its prompts."""
    found = [packed_event(_name(ids), ids, sem, tokens=tokens, how=PACK) for tokens, ids in packs]
    if recalled:
        every = list(dict.fromkeys(id for _, ids in recalled for id in ids))
        spent = sum(tokens for tokens, _ in recalled)
        found.append(packed_event(_name(every), every, sem, tokens=spent, how=RECALL))
    return found


def _name(ids: Sequence[str]) -> str:
    return sha256(",".join(ids).encode()).hexdigest()[:12]

"""Recall: ranked, lexical, deterministic answers from plain values.

Uses no files, no clock and no model. `ranker` is the entry for library users; `corpus` and `rank` are the same
ranker over an index that can be cached. Importing this package imports none of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

# a session with more claims than this counts as bulk, whatever its kind
MANY_CLAIMS = 20


def ranker(documents: Iterable[Mapping[str, object]], unit: str = "entry") -> Callable[[str, int], list[str]]:
    """A callable(query, k) → ids, best first, over documents {id, seq, ts, who, session, text}.

    unit "entry": a document is one entry of its session. unit "session": a document is a whole session, scored by
    its lines; a line "Name: words" has the author Name.
    """
    from memkit.recall.rank import entry_ranker, session_ranker

    if unit == "entry":
        return entry_ranker(documents)
    if unit == "session":
        return session_ranker(documents)
    raise ValueError(f'unit is "entry" or "session", not {unit!r}')


def tokens(text: str) -> int:
    """The estimated number of tokens: ceil(UTF-8 bytes / 4)."""
    return -(-len(text.encode()) // 4)


def fenced(text: str) -> str:
    """User text as one line that can neither close the fence around it nor open another."""
    flat = " ".join(text.split())
    if "<" not in flat:
        return flat
    first, *others = flat.split("<")
    return first + "".join(("&lt;" if _is_fence(after) else "<") + after for after in others)


def _is_fence(after: str) -> bool:
    """Whether a `<` before this text could be read as the fence, in any case and with anything in between."""
    letters = "".join(letter for letter in after[:40] if letter.isalnum())
    return letters.lower().startswith("memory")

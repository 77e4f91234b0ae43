"""The words of a task: those that say what it is about, without those that only say that somebody works."""

from __future__ import annotations

from memkit.recall.analyse import base_stem, split
from memkit.recall.words import STOP

# words of every task: what one does, and what any work is called
_WORK = frozenset(
    map(
        base_stem,
        "work continue proceed resume do add fix implement change update improve refactor rework clean tidy finish complete"
        " start begin go get make try help look check see handle take let need want please carry keep left replace remove"
        " delete rename move write debug investigate extend task job thing stuff issue ticket bug problem feature code"
        " something everything project repo repository codebase next today now new rest it".split(),
    )
)


def telling_words(task: str) -> str:
    """The words of a task that say what it is about; empty if none does."""
    return " ".join(piece for piece in split(task) if not _is_idle(piece))


def _is_idle(piece: str) -> bool:
    """Whether a piece of a task is a function word or a word of every task; a name or a number never is."""
    word = piece.strip(".,;:!?()[]\"'…").casefold()
    return not word or (word.isalpha() and (word in STOP or base_stem(word) in _WORK))

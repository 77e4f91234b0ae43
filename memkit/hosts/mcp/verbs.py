"""What the server needs of the command line, as a shape: whoever starts the server gives it the verbs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.problem import Problem
    from memkit.query.call import Call


class Answer(Protocol):
    """What a verb answers."""

    text: str
    lines: Iterable[str] | None
    data: Mapping[str, object] | None
    problems: tuple[Problem, ...]
    notes: tuple[str, ...]


class Verbs(Protocol):
    """The verbs of memkit, by name."""

    def ask(self, call: Call, verb: str, given: Mapping[str, object]) -> Answer:
        """What the verb answers; raises a `MemkitError` fit to be shown for all that stops it, a bug too."""
        ...

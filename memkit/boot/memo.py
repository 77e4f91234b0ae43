"""A memo: `memo[question]` computes an answer once and then looks it up."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    _Q = TypeVar("_Q")
    _A = TypeVar("_A")


class Memo(dict):  # type: ignore[type-arg]
    """What `functools.lru_cache` does, without loading it; when it is full it is emptied."""

    __slots__ = ("limit", "make")

    def __init__(self, make: Callable[[Any], Any], limit: int) -> None:
        super().__init__()
        self.make, self.limit = make, limit

    def __missing__(self, question: Any) -> Any:
        if len(self) >= self.limit:
            self.clear()
        answer = self[question] = self.make(question)
        return answer


def memoised(limit: int) -> Callable[[Callable[[_Q], _A]], Callable[[_Q], _A]]:
    """Decorates a function of one argument so that it computes each answer once."""
    return lambda make: Memo(make, limit).__getitem__

"""What is computed when it is first asked for: answers of a function, and compiled patterns.

`memo[question]` computes an answer once and then looks it up. A lazy pattern is compiled at its first use, so that a cold
start pays for none that it does not need; `re` from here is the module itself, loaded when something of it is asked for.
"""

from __future__ import annotations

from memkit.boot.image import pattern

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


__all__ = ("ALL", "IGNORE", "lazy", "re")

# what `re` calls IGNORECASE and DOTALL: to ask for their names would load it
IGNORE, ALL = 2, 16
if TYPE_CHECKING:
    import re
else:

    class _Module:
        def __getattr__(self, name):
            import re as module

            self.__dict__.update(module.__dict__)
            return getattr(module, name)

    re = _Module()


class Lazy:
    """Stands for a compiled pattern; each of its methods is taken from the real one at the first call."""

    def __init__(self, source: str, flags: int) -> None:
        self._made = source, flags

    def __getattr__(self, name: str) -> object:
        found = getattr(pattern(*self._made), name)
        # kept on the value itself: the next call is a plain attribute
        setattr(self, name, found)
        return found


def lazy(source: str, flags: int = 0) -> re.Pattern[str]:
    """The pattern of a text, compiled at its first use. `flags` are numbers."""
    return Lazy(source, flags)  # type: ignore[return-value]

"""Regular expressions that are compiled when they are first used: a cold start pays for no pattern it does not need.

`re` from here is the module itself, loaded when something of it is first asked for.
"""

from __future__ import annotations

from memkit.boot.image import pattern

__all__ = ("ALL", "IGNORE", "lazy", "re")

# what `re` calls IGNORECASE and DOTALL: to ask for their names would load it
IGNORE, ALL = 2, 16

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from typing import Any
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

    def __getattr__(self, name: str) -> Any:
        found = getattr(pattern(*self._made), name)
        # kept on the value itself: the next call is a plain attribute
        setattr(self, name, found)
        return found


def lazy(source: str, flags: int = 0) -> re.Pattern[str]:
    """The pattern of a text, compiled at its first use. `flags` are numbers."""
    return Lazy(source, flags)  # type: ignore[return-value]

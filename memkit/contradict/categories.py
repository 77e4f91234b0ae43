"""Categories of names: databases, languages, days of the week, HTTP methods, teams.

Two names of one category often stand for the same choice, so claims that name them are worth comparing even if they share
little else.
"""

from __future__ import annotations

from memkit.boot.memo import lazy, memoised
from memkit.contradict.names import (
    ENCODINGS,
    FORMATS,
    LICENCES,
    METHODS,
    PRODUCT_WORDS,
    PRODUCTS,
    SPELLINGS,
    TONGUES,
    WEEKDAYS,
    ZONES,
)

_WORD = lazy(r"[A-Za-z][A-Za-z0-9]*(?:[-+#.][A-Za-z0-9]+)*")
_TEAM = lazy(r"\b([A-Z][\w-]+) (?:team|squad|guild|crew|group)\b|\b(?:team|squad|guild|crew) ([A-Z][\w-]+)")
_LOCAL = lazy(r"\b(?:local|wall-clock) time\b")
_LISTS = (WEEKDAYS, FORMATS, ENCODINGS, LICENCES, ZONES, TONGUES)

_PRODUCTS = PRODUCTS.strip().split("\n")
_KINDS_OF: dict[str, tuple[str, ...]] = {}
for _what, _lines in (("list", _LISTS), ("product", _PRODUCTS)):
    for _at, _line in enumerate(_lines):
        for _name in _line.split():
            _KINDS_OF[_name] = (*_KINDS_OF.get(_name, ()), f"{_what} {_at}")


@memoised(4096)
def categories_in(text: str) -> dict[str, frozenset[str]]:
    """Category → the names of it in a text, in lower case."""
    found: dict[str, set[str]] = {}
    for match in _WORD.finditer(text):
        word = match[0]
        low = SPELLINGS.get(word.casefold(), word.casefold())
        if word in METHODS:
            found.setdefault("method", set()).add(low)
        for kind in _kinds_of(low.removesuffix("s") if low.endswith("days") else low, word[0].isupper()):
            found.setdefault(kind, set()).add(low)
    for match in _TEAM.finditer(text):
        found.setdefault("team", set()).add((match[1] or match[2]).casefold())
    if _LOCAL.search(text):
        found.setdefault(f"list {_LISTS.index(ZONES)}", set()).add("local")
    return {kind: frozenset(names) for kind, names in found.items()}


def _kinds_of(low: str, is_name: bool) -> tuple[str, ...]:
    """The categories of a name in lower case; a word of its own names a product only with a capital."""
    if low in PRODUCT_WORDS and not is_name:
        return ()
    return _KINDS_OF.get(low, ())


def differ_in_category(a: str, b: str) -> bool:
    """Whether two texts name different members of one category, and none in common."""
    x, y = categories_in(a), categories_in(b)
    return any(kind in y and names.isdisjoint(y[kind]) for kind, names in x.items())


def members(kind: str) -> frozenset[str]:
    """The names of a category that has a list of them."""
    what, _, number = kind.partition(" ")
    if what == "list":
        return frozenset(_LISTS[int(number)].split())
    return frozenset(_PRODUCTS[int(number)].split()) if what == "product" else frozenset()

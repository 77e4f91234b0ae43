"""Small closed classes of which a claim names one at most: case styles, zones, indents, quotes, currencies, licences."""

from __future__ import annotations

from .stems import stem

_CLASSES = (
    "snake_case camelcase pascalcase kebab-case kebab screaming_snake_case uppercase lowercase titlecase",
    "utc gmt cet est pst",
    "tabs spaces",
    "single double",
    "euros dollars pounds yen eur usd gbp",
    "mit apache-2.0 gpl-3.0 gpl-2.0 bsd-3-clause mpl-2.0 agpl-3.0 isc apache gpl bsd agpl lgpl mpl",
    "singular plural",
    "british american",
    "utf-8 utf-16 latin-1 ascii",
    "lf crlf",
    "optimistic pessimistic",
    "softdelete harddelete",
)
_CLASS_OF = {stem(word): at for at, words in enumerate(_CLASSES) for word in words.split()}


def exclude_each_other(a: frozenset[str], b: frozenset[str]) -> bool:
    """Whether each side is exactly one word of the same class."""
    if len(a) != 1 or len(b) != 1:
        return False
    (x,), (y,) = a, b
    return x in _CLASS_OF and _CLASS_OF.get(x) == _CLASS_OF.get(y)

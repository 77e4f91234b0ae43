"""Names with two underscores on either side, such as __init__, which are code and not bold words."""

from __future__ import annotations

import re

# names of Python, of C compilers and of JavaScript that prose uses without quotes
_KNOWN = (
    "init new del repr str bytes format hash bool call len iter next reversed contains missing getitem setitem delitem "
    "getattr getattribute setattr delattr dir get set delete slots dict class bases mro module name qualname main file doc "
    "all path package spec loader future annotations annotate builtins cached version author enter exit aenter aexit aiter "
    "anext await eq ne lt le gt ge add sub mul matmul truediv floordiv mod pow radd iadd and or xor neg pos abs invert int "
    "float index round copy deepcopy reduce getstate setstate prepare subclasshook fspath import proto line func typename"
)
_NAME = r"__(?P<{0}>[a-z][a-z0-9]*(?:_[a-z0-9]+)*)__"
_DUNDER = re.compile(
    r"(?P<ticks>`+)[^`]*(?P=ticks)|(?<![\w\\`])(?:"
    rf"__(?P<known>{'|'.join(_KNOWN.split())}|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)__(?![\w`:])|"
    rf"(?<=[.=]){_NAME.format('after')}(?![\w`])|{_NAME.format('before')}(?=[(\[.]\w|[(\[][)\]]))"
)


def with_names(source: str) -> str:
    """Markdown in which the underscores of such names are escaped; code spans and bold words are unchanged."""
    return _DUNDER.sub(_escape_name, source) if "__" in source else source


def _escape_name(match: re.Match[str]) -> str:
    name = match["known"] or match["after"] or match["before"]
    return rf"\_\_{name}\_\_" if name else match[0]

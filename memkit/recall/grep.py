"""grep's own part: a pattern from ripgrep's words, and the lines of a text that it matches. Pure, and time-boxed.

Python's `re` can take exponential time on a hostile pattern. What could is refused before it runs: a quantified group
that itself holds a quantifier or an alternation, and back-references.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

LONGEST_LINE = 20_000


class BadPattern(Exception):
    """A pattern that is none, or that could take for ever."""


def compiled(pattern: str, *, regex: bool, ignore_case: bool, word: bool) -> re.Pattern[str]:
    """The pattern as it is searched for: literal unless `regex`; smart case is the caller's."""
    if not pattern:
        raise BadPattern("the pattern is empty")
    source = pattern if regex else re.escape(pattern)
    if regex:
        _refuse_dangerous(pattern)
    if word:
        source = rf"(?<!\w)(?:{source})(?!\w)"
    try:
        return re.compile(source, re.IGNORECASE if ignore_case else 0)
    except (re.error, OverflowError, RecursionError) as error:
        raise BadPattern(f"not a regular expression: {error}") from None


def _refuse_dangerous(pattern: str) -> None:
    if len(pattern) > 1000:
        raise BadPattern("the pattern is longer than 1,000 characters")
    bare = re.sub(r"\\.|\[(?:\\.|[^\]\\])*\]", "x", pattern)
    if re.search(r"\\[1-9]|\(\?P=", pattern):
        raise BadPattern("back-references could take for ever")
    # innermost groups first: one that repeats something inside and is itself repeated
    while True:
        match = re.search(r"\(([^()]*)\)([*+]|\{\d*,\d*\}|\{\d+\})?", bare)
        if match is None:
            break
        inside, repeated = match[1], match[2]
        if repeated and re.search(r"[*+|]|\{\d*,", inside):
            raise BadPattern("a repeated group that repeats or chooses inside could take for ever")
        carries = "a+" if re.search(r"[*+]|\{\d*,|\|", inside) else "a"
        bare = bare[: match.start()] + carries + (repeated or "") + bare[match.end() :]
    if len(re.findall(r"[*+]|\{\d*,", bare)) > 8:
        raise BadPattern("more than eight repetitions could take for ever")


def matching_lines(pattern: re.Pattern[str], text: str) -> Iterator[tuple[int, str]]:
    """(number, line) of the lines that match; very long lines are looked at in their first part."""
    for number, line in enumerate(text.split("\n"), 1):
        if pattern.search(line[:LONGEST_LINE]):
            yield number, line

"""A regular expression as a query. The caller must limit the time it may take.

Python's `re` can take exponential time for a hostile pattern. `dangerous` says whether a pattern could, for callers
without a timer.
"""

from __future__ import annotations

import re

from memkit.recall.grep import LONGEST, PLAIN, BadPattern, folded


class Pattern:
    """A compiled expression, and literals one of which every match contains."""

    quick = False
    is_folded = False

    def __init__(self, pattern: str, ignore_case: bool, word: bool) -> None:
        if len(pattern) > LONGEST:
            raise BadPattern(f"the pattern is longer than {LONGEST:,} characters")
        source = rf"(?<!\w)(?:{pattern})(?!\w)" if word else pattern
        try:
            # compile the pattern alone first: the text added around it must not hide its faults
            re.compile(pattern)
            self._found = re.compile(source, re.IGNORECASE if ignore_case else 0)
        except (re.error, OverflowError, RecursionError) as error:
            raise BadPattern(f"not a regular expression: {error}") from None
        self.needed = tuple(map(folded, needed(pattern)))

    def search(self, text: str) -> bool:
        """Whether it matches somewhere in a text."""
        return self._found.search(text) is not None


# non-literal parts: escapes, classes, repetitions, and groups without inner groups
_ESCAPE = r"\\(?:x..|u.{4}|U.{8}|N\{[^}]*\}|\d+|.)"
_CLASS = r"\[\^?\]?(?:\\.|[^\]\\])*\]"
_REPEAT = r"\{\d*,?\d*\}"
_GROUP = r"\([^()]*\)"
# a comment may contain a lone bracket, and flags may change the meaning of a space
_STRANGE = r"\(\?(?:#|[a-zA-Z]*x)"


def needed(pattern: str) -> tuple[str, ...]:
    """For each alternative, its longest literal outside groups; every match contains one. Empty if none is certain."""
    if re.search(_STRANGE, pattern):
        return ()
    bare = re.sub(_REPEAT, "{", re.sub(f"{_ESCAPE}|{_CLASS}", "\n", pattern, flags=re.DOTALL))
    done = ""
    while bare != done:
        done, bare = bare, re.sub(_GROUP, "\n", bare)
    found = tuple(_longest(choice) for choice in bare.split("|"))
    return found if all(found) and not {"(", ")"} & set(bare) else ()


def _longest(bare: str) -> str:
    runs, run = [""], ""
    for at, sign in enumerate(bare):
        if sign in PLAIN and bare[at + 1 : at + 2] not in ("?", "*", "{"):
            run += sign
        else:
            runs, run = [*runs, run], ""
    return max([*runs, run], key=len)


def dangerous(pattern: str) -> str:
    """Why a pattern could take forever; "" if it cannot."""
    bare = re.sub(r"\\.|\[(?:\\.|[^\]\\])*\]", "x", pattern)
    if re.search(r"\\[1-9]|\(\?P=", pattern):
        return "back-references could take for ever"
    # innermost groups first: find a repeated group that contains a repetition
    while (match := re.search(r"\(([^()]*)\)([*+]|\{\d*,\d*\}|\{\d+\})?", bare)) is not None:
        inside, repeated = match[1], match[2]
        if repeated and re.search(r"[*+|]|\{\d*,", inside):
            return "a repeated group that repeats or chooses inside could take for ever"
        carries = "a+" if re.search(r"[*+]|\{\d*,|\|", inside) else "a"
        bare = bare[: match.start()] + carries + (repeated or "") + bare[match.end() :]
    if len(re.findall(r"[*+]|\{\d*,", bare)) > 8:
        return "more than eight repetitions could take for ever"
    return ""

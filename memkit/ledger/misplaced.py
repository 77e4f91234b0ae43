"""Lines of a hand-written session that look like memkit's events and stand outside of the section that is read for them.

Without a word about them, what they say would be lost while everything seems well.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.ledger import FENCES
from memkit.model import WARNING, Problem
from memkit.model import events as ev

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.ledger.sections import Part

CODE = "event-elsewhere"
_LINE = lazy(r"[-*+] ([A-Z][a-z-]+): +`?[a-z0-9]+(?:[._-][a-z0-9]+)+`?(?=[\s,]|$)")
_FOOTER = lazy(r"\s*<!--.*-->\s*$")
# the kinds of events whose subject is an id: no prose looks like them
_OF_FACTS = (ev.OfIds, ev.OfId, ev.OfPair)


def misplaced_events(part: Part, path: str) -> list[Problem]:
    """A warning for each line of a part that would be an event below `## Memory References`."""
    hint = "put it below a line ## Memory References"
    return [
        Problem(
            CODE, path, number, f"{verb} outside of ## Memory References is not read", hint, WARNING, line
        )
        for number, line, verb in _found_lines(part)
    ]


def without_events(part: Part) -> str:
    """The text of a part without those lines and the comments that hold their fields."""
    numbers = {number for number, _, _ in _found_lines(part)}
    if not numbers:
        return part.body
    kept: list[str] = []
    drops = False
    for number, line in enumerate(part.lines, part.first):
        drops = number in numbers or (drops and _FOOTER.match(line) is not None)
        kept += [] if drops else [line]
    return "\n".join(kept)


def _found_lines(part: Part) -> Iterator[tuple[int, str, str]]:
    """(number, line, verb) of those lines, without what is in a fence or a comment."""
    fence, is_comment = "", False
    for number, line in enumerate(part.lines, part.first):
        if line.startswith(FENCES):
            fence = "" if fence and line.startswith(fence) else fence or line[:3]
        opened, closed = line.rfind("<!--"), line.rfind("-->")
        is_comment = opened > closed or (is_comment and closed < 0)
        found = None if fence or is_comment else _LINE.match(line)
        kind = ev.BY_VERB.get(found[1]) if found is not None else None
        if found is not None and kind is not None and issubclass(kind, _OF_FACTS):
            yield number, line, found[1]

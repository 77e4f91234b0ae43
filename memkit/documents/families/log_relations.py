"""What the entries of a decision log say of each other: "Superseded by the entry of 2024-09-01", "Supersedes D3".

Only a sentence that opens with it counts, and only if it names one entry of the same log.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from memkit.documents.inline import Inline
from memkit.documents.model import Item, Link
from memkit.documents.targets import linked_entry
from memkit.documents.vocabulary import SUPERSEDE, gone, standing

_ENTRY = (
    r"(?:the\s)?(?:(?:entry|decision|one|record)\s)?(?:(?:of|from|on|dated)\s)?(?P<day>\d{4}-\d{2}-\d{2})"
)
_OPENS = r"(?:^|[.;|]\s+)[\W_]*(?:(?:note|status|update)\W+)?(?:this\s(?:entry|decision|one)?\s?)?"
_ENDS_AT = r"(?=\s*(?:$|[.;,)(—–*]))"
_BY = re.compile(
    rf"{_OPENS}(?:(?:is|was|has been)\s)?(?:{SUPERSEDE}ed|replaced|obsoleted)\W{{0,4}}\sby\s{_ENTRY}{_ENDS_AT}",
    re.I,
)
_OF = re.compile(rf"{_OPENS}(?:{SUPERSEDE}es|replaces|obsoletes)\W{{1,4}}{_ENTRY}{_ENDS_AT}", re.I)


def dated_links(texts: Iterable[Inline], line: int) -> tuple[Link, ...]:
    """The relations of an entry to entries that it names by their day."""
    found = []
    for text in texts:
        for relation, pattern in (("superseded-by", _BY), ("supersedes", _OF)):
            found += [Link(relation, m["day"], "", m["day"], line) for m in pattern.finditer(text.text)]
    return tuple(found)


def settle(items: Iterable[Item], path: str) -> list[Item]:
    """The entries of a document in order; one that another replaces, or that says so itself, is superseded by it."""
    every = list(items)
    successors: dict[int, tuple[Link, ...]] = {}
    for place, item in enumerate(every):
        for link in item.links:
            other = _place(every, place, link, path)
            if other < 0 or link.partial:
                continue
            if link.relation == "superseded-by":
                successors.setdefault(place, ())
            elif link.relation == "supersedes" and standing(item.status) == "live":
                named = (replace(link, relation="superseded-by", id=item.number),) if item.number else ()
                successors[other] = (*successors.get(other, ()), *named)
    return [
        _ended(item, successors[place]) if place in successors else item for place, item in enumerate(every)
    ]


def _ended(item: Item, successors: tuple[Link, ...]) -> Item:
    status = item.status if gone(item.status) else "superseded"
    named = {link.id.lstrip("0") for link in item.links if link.relation == "superseded-by"}
    return replace(item, status=status, links=(*item.links, *(s for s in successors if s.id not in named)))


def _place(items: list[Item], own: int, link: Link, path: str) -> int:
    """Which other entry of the document a link names, if exactly one; else -1."""
    is_day = re.fullmatch(r"\d{4}-\d{2}-\d{2}", link.id) is not None
    number = "" if is_day else linked_entry(link, path, [item.number for item in items])
    places = [
        place
        for place, item in enumerate(items)
        if place != own and (item.date == link.id if is_day else item.number == number != "")
    ]
    return places[0] if len(places) == 1 else -1

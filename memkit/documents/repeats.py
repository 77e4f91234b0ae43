"""Entries of a log that repeat a record of the same repository: an index of decisions beside their records.

Precision first: an entry that says something else, or that has ended while its record holds, is one of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from memkit.documents.model import Document, Item, Left
from memkit.documents.sentences import shorten, split
from memkit.documents.vocabulary import standing

_SMALL = frozenset(
    "a an and are as at be by for from in into is it not no of on or our the this to use uses using we will with "
    "der die das den dem des ein eine einen und oder ist sind wird werden nur nicht kein keine wir im am zu zum zur als mit "
    "auf für von aus bei le la les un une des du de et est nous el los las una y es con para por que".split()
)
_MENTION = re.compile(r"\b(?:adrs?|rfcs?|dr|decision record)[-_/ #]{0,2}0*(\d{1,6})\b", re.I)
# how much of an entry's words a record must have: alone, and if one of the two names the other
_ALONE, _NAMED = 0.7, 0.4
_FEW = 3


class Record(NamedTuple):
    """What a record decides, as far as an index repeats it: its number, its words, and what it says of its status."""

    path: str
    number: str
    title: frozenset[str]
    decision: frozenset[str]
    status: str = ""
    is_live: bool = True


def record_of(document: Document) -> Record:
    """The record that a document is."""
    is_live = standing(document.status) in ("live", "open")
    first = next(iter(split(document.decision)), "")
    number, status = document.id.lstrip("0"), document.status_raw
    return Record(document.path, number, words_of(document.title), words_of(first), status, is_live)


def is_record(document: Document) -> bool:
    """Whether a document states one decision of its own."""
    return (
        document.kind in ("adr", "rfc") and not document.items and bool(document.decision or document.title)
    )


def without_repeats(log: Document, records: Iterable[Record]) -> Document:
    """The log without the entries that repeat a record, each named as left over."""
    every = list(records)
    found = [(item, _find_record(item, every)) for item in log.items]
    gone = [
        Left(item.lines[0], shorten(item.group or item.key, 80), f"repeats {record.path}")
        for item, record in found
        if record
    ]
    if not gone:
        return log
    kept = tuple(item for item, record in found if record is None)
    return replace(log, items=kept, left=tuple(sorted((*log.left, *gone))))


def words_of(text: str) -> frozenset[str]:
    """The words of a text that carry meaning, each by its beginning."""
    return frozenset(word[:6] for word in re.findall(r"\w{2,}", text.casefold()) if word not in _SMALL)


def _find_record(item: Item, records: list[Record]) -> Record | None:
    if item.kind != "decision":
        return None
    own = words_of(item.group)
    mentioned = {match[1] for match in _MENTION.finditer(f"{item.key} {item.text}")}
    for record in records:
        names = bool(record.number) and record.number in (*mentioned, item.number.lstrip("0"))
        names = names or _is_named(item.key, record.status)
        has_ended = standing(item.status) not in ("live", "open")
        if has_ended != record.is_live and _is_same(own, record, names):
            return record
    return None


def _is_same(own: frozenset[str], record: Record, is_named: bool) -> bool:
    """Whether an entry has the words of a record: some if one names the other, else most of both."""
    if is_named:
        return len(own & (record.title | record.decision)) >= _NAMED * len(own) > 0
    return len(own) >= _FEW and any(
        len(own & told) >= _ALONE * max(len(own), len(told)) for told in (record.title, record.decision)
    )


def _is_named(key: str, status: str) -> bool:
    """Whether a record's status names the entry: "accepted (same as E2)"."""
    has_digit = len(key) <= 12 and any(char.isdigit() for char in key)
    return has_digit and re.search(rf"(?<!\w){re.escape(key)}(?!\w)", status, re.I) is not None

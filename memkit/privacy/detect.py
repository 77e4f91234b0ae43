"""Detection: finds what may not be written in a text, by class and position. Changes nothing and stores no value.

Detector libraries are imported here on first use, on the write path only. Every pattern takes linear time; `expired` is
called between detectors. A detector that is missing, raises or runs out of time causes a refusal. presidio (an extra)
finds names and places that only a model can find. It is asked only if the rules say so: it takes seconds and its hits are
probabilities, so it only adds to the detectors.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice, pairwise

from memkit.privacy import credentials, money, national, normalise, persons, phone, phrases, secrets
from memkit.privacy.findings import PERSONAL, RANK, SECRET, SECRETS, Finding, Hit, Rules
from memkit.privacy.normalise import View, joined, view
from memkit.privacy.superset import may_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


Detector = Callable[[str], Iterable[Hit]]
# The version of memkit's own detectors in `Redacted` events. Raise it when they change.
VERSION = "2"

# Detectors for the plain view.
_PLAIN: tuple[tuple[str, Detector], ...] = (
    ("token", secrets.tokens),
    ("jwt", secrets.jwts),
    ("private-key", secrets.private_keys),
    ("url", secrets.url_credentials),
    ("credential", credentials.credentials),
    ("email", persons.emails),
    ("iban", money.ibans),
    ("ip", persons.ips),
    ("mac", persons.macs),
    ("home-path", persons.home_paths),
    ("birth-date", persons.birth_dates),
    ("name", persons.names),
    ("address", persons.addresses),
)
# Detectors for the view without dates, UUIDs and digests.
_NUMBERS: tuple[tuple[str, Detector], ...] = (
    ("card", money.cards),
    ("bank-account", money.bank_accounts),
    ("national-id", national.national_ids),
    ("phone", phone.phones),
)
# Detectors for values that a line break splits, at a blank or in the middle.
_WRAPPED: tuple[tuple[str, Detector], ...] = (
    ("card", money.cards),
    ("iban", money.ibans),
    ("phone", phone.phones),
    ("national-id", national.national_ids),
)
_CUT: tuple[tuple[str, Detector], ...] = (
    ("token", secrets.tokens),
    ("jwt", secrets.jwts),
    ("email", persons.emails),
    ("iban", money.ibans),
)
# Searching across line breaks costs two more passes; longer texts are not wrapped by hand.
_MOST_BREAKS = 10_000
_PLACE = {cls: place for place, cls in enumerate(RANK)}
# Classes whose length and check digits determine their end, so that a joined value may replace its first half.
_EXACT = frozenset({"IBAN", "CARD"})


_HELP = {"presidio": "pip install 'memkit-cli[presidio]' and its model, or [privacy] presidio = false"}


class DetectorFailed(Exception):
    """A detector failed. Has its name, possibly a hint, and nothing of the text."""

    def __init__(self, detector: str) -> None:
        super().__init__(f"the detector {detector} could not run")
        self.detector = detector
        self.hint = _HELP.get(detector, "")


def findings(
    text: str, rules: Rules, *, expired: Callable[[], bool] | None = None, most: int | None = None
) -> tuple[Finding, ...]:
    """All findings in order of position, without overlaps; in a long text, it stops soon after `most`.

    Raises DetectorFailed if a detector fails.
    """
    run = _Run(expired)
    hits = _hits(text, rules, run) if len(text) <= normalise.LONG else _long_hits(text, rules, run, most)
    return tuple(_findings_at(text, _merge_hits(hits)))


def _hits(text: str, rules: Rules, run: _Run) -> list[Hit]:
    """The hits of all detectors in a text, or in a piece of a long one."""
    seen = view(text)
    plain = normalise.blanked(seen.text)
    spans = run.spans(seen, plain, (*_PLAIN, *_lists(rules)))
    if _has_digits(plain) and may_number(shown := normalise.without_shapes(plain)):
        spans += run.spans(seen, shown, _NUMBERS)
    if rules.presidio:
        spans += run.spans(seen, plain, (("presidio", entities),))
    if 0 < text.count("\n") <= _MOST_BREAKS and (_lists(rules) or _may_wrap(seen.text)):
        spans += _across_lines(text, seen, rules, run, spans)
    return spans


def _long_hits(text: str, rules: Rules, run: _Run, most: int | None) -> list[Hit]:
    """Like `_hits` for a long text, piece by piece; a private key may be longer than a piece."""
    kinds: dict[tuple[str, str], int] = {}

    def places(piece: str) -> Iterator[tuple[int, int, int]]:
        for hit in _hits(piece, rules, run):
            yield hit.start, hit.end, kinds.setdefault((hit.cls, hit.detector), len(kinds))

    found = list(islice(normalise.all_places(text, places), None if most is None else 4 * most))
    names = list(kinds)
    hits = [Hit(names[which][0], start, end, names[which][1]) for start, end, which in found]
    whole = View(text, range(len(text)), range(1, len(text) + 1))
    return hits + run.spans(whole, normalise.blanked(text), (("private-key", secrets.private_keys),))


class _Run:
    """One pass of detectors over one text: turns hits into spans of the original, and failures into refusals."""

    def __init__(self, expired: Callable[[], bool] | None) -> None:
        self._expired = expired
        self._book = phone.Book()

    def spans(self, seen: View, text: str, detectors: Iterable[tuple[str, Detector]]) -> list[Hit]:
        """What the detectors object to, as spans of the original text."""
        return [
            Hit(hit.cls, *seen.span(hit.start, hit.end), hit.detector)
            for name, detector in detectors
            for hit in self._hits(name, detector, text)
        ]

    def _hits(self, name: str, detector: Detector, text: str) -> list[Hit]:
        if self._expired is not None and self._expired():
            raise DetectorFailed("time")
        hits: list[Hit] | None = None
        try:
            hits = list(phone.phones(text, self._book) if detector is phone.phones else detector(text))
        except Exception:
            # The exception may quote the text, so only the detector's name is passed on.
            hits = None
        if hits is None:
            raise DetectorFailed(name)
        return hits


def _lists(rules: Rules) -> tuple[tuple[str, Detector], ...]:
    people = phrases.identities(rules.identities)
    lists: list[tuple[str, Detector]] = []
    if people:
        lists.append(("identity", lambda text: phrases.listed_words(text, people, "IDENTITY")))
    if rules.words:
        lists.append(("word", lambda text: phrases.listed_words(text, rules.words, "WORD")))
    return tuple(lists)


def _across_lines(text: str, whole: View, rules: Rules, run: _Run, known: list[Hit]) -> list[Hit]:
    """Values that a line break splits: hits across a break that were not found without joining lines."""
    spans: list[Hit] = []
    for joint, detectors in ((" ", (*_WRAPPED, *_lists(rules))), ("", _CUT)):
        seen = joined(whole, joint)
        shown = normalise.blanked(seen.text)
        if joint and _has_digits(shown):
            shown = normalise.without_shapes(shown)
        elif joint:
            detectors = _lists(rules)
        spans += run.spans(seen, shown, detectors)
    taken = sorted((hit.start, hit.end) for hit in known)
    return [
        hit for hit in spans if _spans_a_break(text, hit) and (hit.cls in _EXACT or not _overlaps(taken, hit))
    ]


def _may_wrap(text: str) -> bool:
    """False only if each line break is beside an angle bracket, as in the events of a session: no value has one in it."""
    lines = [line.strip() for line in text.split("\n")]
    return any(left and right and left[-1] not in "<>" and right[0] != "<" for left, right in pairwise(lines))


def _has_digits(text: str) -> bool:
    """Fewer than four digits make no number that anyone looks for."""
    return sum(map(text.count, "0123456789")) > 3


def _spans_a_break(text: str, hit: Hit) -> bool:
    at = text.find("\n", hit.start, hit.end)
    if at < 0:
        return False
    # An address is wrapped at its own punctuation; elsewhere a sentence ends and another begins.
    return hit.cls != "EMAIL" or text[at - 1] in "@-_+" or text[at + 1 : hit.end].lstrip()[:1] in "@."


def _overlaps(taken: list[tuple[int, int]], hit: Hit) -> bool:
    at = bisect_right(taken, (hit.end, 0))
    return any(end > hit.start for _, end in taken[max(0, at - 8) : at])


def _merge_hits(hits: list[Hit]) -> list[Hit]:
    """The hits with overlapping ones merged; the merged hit has the highest class."""
    merged: list[Hit] = []
    for hit in sorted(hits, key=lambda hit: (hit.start, -hit.end, _rank(hit), hit.detector)):
        last = merged[-1] if merged else None
        if last is None or hit.start >= last.end:
            merged.append(hit)
            continue
        best = min(last, hit, key=lambda one: (_rank(one), one.start, -one.end))
        merged[-1] = Hit(best.cls, last.start, max(last.end, hit.end), best.detector)
    return merged


def _rank(hit: Hit) -> int:
    return _PLACE[hit.cls]


def _findings_at(text: str, hits: list[Hit]) -> Iterator[Finding]:
    breaks = [-1, *(found.start() for found in re.finditer("\n", text))] if hits else []
    for hit in hits:
        line = bisect_right(breaks, hit.start - 1)
        kind = SECRET if hit.cls in SECRETS else PERSONAL
        detector = hit.detector if "@" in hit.detector else f"{hit.detector}@{VERSION}"
        yield Finding(hit.cls, kind, hit.start, hit.end, line, hit.start - breaks[line - 1], detector)


_CLASSES = {
    "PERSON": "NAME",
    "LOCATION": "ADDRESS",
    "EMAIL_ADDRESS": "EMAIL",
    "PHONE_NUMBER": "PHONE",
    "CREDIT_CARD": "CARD",
    "IBAN_CODE": "IBAN",
    "US_SSN": "NATIONAL_ID",
    "UK_NHS": "NATIONAL_ID",
    "US_PASSPORT": "NATIONAL_ID",
    "US_DRIVER_LICENSE": "NATIONAL_ID",
}
_SURE = 0.6


def entities(text: str) -> Iterator[Hit]:
    """Presidio's confident hits, in memkit's classes. Raises if the extra is not installed."""
    for found in _engine().analyze(text=text, language="en", entities=list(_CLASSES), score_threshold=_SURE):
        yield Hit(_CLASSES[found.entity_type], found.start, found.end, "presidio")


@cache
def _engine() -> Any:
    from presidio_analyzer import AnalyzerEngine

    return AnalyzerEngine()

"""Cleans a text before it is written, in memory and in this order: limits and encoding, normalised view, secrets, personal
data, word list, waivers, consent per span, replacement, and the same detectors again over the result, where another
hit refuses the text.

No raw value is stored: redactions are numbered by tag.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

from memkit.privacy.characters import without_mark
from memkit.privacy.findings import (
    PERSONAL,
    REFUSE,
    Cleaned,
    Finding,
    Numbering,
    Redaction,
    Rules,
    Vaulted,
    Waiver,
)
from memkit.privacy.normalise import view
from memkit.privacy.phrases import identities
from memkit.privacy.superset import maybe_dirty

Tag = Callable[[str], str]
# Returns the vault reference (`v-7f3a`) under which a live consent allows this span, or None.
Consent = Callable[[Finding, str], str | None]

TOO_LONG = "too-long"
BAD_ENCODING = "bad-encoding"
POLICY_REFUSES = "refused-by-policy"
SECOND_HIT = "found-again"
TOO_MANY = "too-many-findings"
# A text with more values is data, not a note; replacing them one by one would take seconds.
_MOST = 5_000

_NUMBERED = re.compile(r"\[REDACTED:([A-Z_]+)#([0-9]{1,6})\]")


def clean(
    text: str,
    rules: Rules,
    *,
    tag: Tag,
    consents: Consent | None = None,
    numbering: Numbering | None = None,
    path: str = "",
    expired: Callable[[], bool] | None = None,
) -> Cleaned:
    """The text without secrets, personal data and a byte order mark, or the reason why it may not be written.

    `tag` makes the HMAC tag of a value; `numbering`: that of the same file's earlier texts; `path`: for waivers. Raises
    DetectorFailed if a detector fails; then nothing may be written.
    """
    known = numbering or Numbering()
    text = without_mark(text)
    problem = _unreadable(text, rules)
    if problem:
        return Cleaned("", numbering=known, problem=problem)
    every = _findings(text, rules, expired)
    if len(every) > _MOST:
        return Cleaned("", refused=every[:1], numbering=known, problem=TOO_MANY)
    found, waived = _split_waived(text, every, rules, path)
    refused = tuple(finding for finding in found if _is_refused(finding, text, rules, consents))
    if refused:
        return Cleaned("", refused=refused, waived=waived, numbering=known, problem=POLICY_REFUSES)
    if not found:
        return Cleaned(text, waived=waived, numbering=known)
    work = _Replacement(text, known, tag, consents)
    result = work.replaced(found)
    again, _ = _split_waived(result, _findings(result, rules, expired), rules, path)
    if again:
        return Cleaned("", refused=again, waived=waived, numbering=known, problem=SECOND_HIT)
    return Cleaned(result, work.redactions(), (), waived, tuple(work.vaulted), work.numbering())


def standing(
    text: str, rules: Rules, path: str = ""
) -> tuple[tuple[Finding, ...], tuple[tuple[Finding, str], ...]]:
    """(findings without a waiver, (finding, reason) of waived ones), without a limit; raises DetectorFailed."""
    return _split_waived(text, _findings(text, rules, None, None), rules, path)


def canonical(value: str) -> str:
    """One form for all spellings of a value, so that they have the same tag: digits without separators, one case."""
    plain = view(value).text.casefold()
    return plain if "@" in plain else "".join(filter(str.isalnum, plain)) or plain


def _unreadable(text: str, rules: Rules) -> str:
    if len(text) > rules.max_chars:
        return TOO_LONG
    try:
        text.encode()
    except UnicodeEncodeError:
        return BAD_ENCODING
    return ""


def _findings(
    text: str, rules: Rules, expired: Callable[[], bool] | None, most: int | None = _MOST
) -> tuple[Finding, ...]:
    """All findings; does not load the detectors if the superset test proves the text clean."""
    if not rules.presidio and not maybe_dirty(text, (*rules.words, *identities(rules.identities))):
        return ()
    from memkit.privacy import detect

    return detect.findings(text, rules, expired=expired, most=most)


def _split_waived(
    text: str, found: tuple[Finding, ...], rules: Rules, path: str
) -> tuple[tuple[Finding, ...], tuple[tuple[Finding, str], ...]]:
    """The findings without a waiver, and the waived ones with the reason."""
    if not rules.waivers:
        return found, ()
    lines = text.split("\n")
    answers = [(finding, _waiver(finding, lines[finding.line - 1], rules.waivers, path)) for finding in found]
    standing = tuple(finding for finding, waiver in answers if waiver is None)
    return standing, tuple((finding, waiver.reason) for finding, waiver in answers if waiver is not None)


def _waiver(finding: Finding, line: str, waivers: Iterable[Waiver], path: str) -> Waiver | None:
    from fnmatch import fnmatchcase

    for waiver in waivers:
        if waiver.cls == finding.cls and fnmatchcase(path, waiver.path) and fnmatchcase(line, waiver.line):
            return waiver
    return None


def _is_refused(finding: Finding, text: str, rules: Rules, consents: Consent | None) -> bool:
    if rules.action(finding) != REFUSE:
        return False
    allowed = consents is not None and finding.kind == PERSONAL
    return not (allowed and consents and consents(finding, text[finding.start : finding.end]))


class _Replacement:
    """Builds the new text from left to right, and reports what it removed, by tag and never by value."""

    def __init__(self, text: str, known: Numbering, tag: Tag, consents: Consent | None) -> None:
        self._text = text
        self._tag = tag
        self._consents = consents
        self._numbers = {(cls, mark): number for cls, mark, number in known.numbers}
        self._highest: Counter[str] = Counter()
        for cls, _, number in known.numbers:
            self._highest[cls] = max(self._highest[cls], number)
        for cls, digits in _NUMBERED.findall(text):
            self._highest[cls] = max(self._highest[cls], int(digits))
        self._taken: list[tuple[str, str, str]] = []
        # ask once per value: a hostile line may contain the same one ten thousand times
        self._tags: dict[str, str] = {}
        self.vaulted: list[Vaulted] = []

    def replaced(self, found: tuple[Finding, ...]) -> str:
        """The text with a mark in place of every finding."""
        parts: list[str] = []
        done = 0
        for finding in found:
            parts += (self._text[done : finding.start], self._mark(finding))
            done = finding.end
        return "".join((*parts, self._text[done:]))

    def redactions(self) -> tuple[Redaction, ...]:
        """What was removed, by class and detector, in order of class."""
        groups: dict[tuple[str, str], list[str]] = {}
        for cls, detector, mark in self._taken:
            groups.setdefault((cls, detector), []).append(mark)
        return tuple(
            Redaction(cls, len(marks), detector, tuple(dict.fromkeys(marks)))
            for (cls, detector), marks in sorted(groups.items())
        )

    def numbering(self) -> Numbering:
        """The numbers given so far, for the next text of the same file."""
        return Numbering(tuple(sorted((cls, mark, number) for (cls, mark), number in self._numbers.items())))

    def _mark(self, finding: Finding) -> str:
        value = self._text[finding.start : finding.end]
        if finding.kind == PERSONAL and self._consents is not None:
            reference = self._consents(finding, value)
            if reference:
                self.vaulted.append(Vaulted(reference, finding.cls, value))
                return f"[{finding.cls}:{reference}]"
        mark = self._tags.get(value) or self._tags.setdefault(value, self._tag(canonical(value)))
        self._taken.append((finding.cls, finding.detector, mark))
        return f"[REDACTED:{finding.cls}#{self._number(finding.cls, mark)}]"

    def _number(self, cls: str, mark: str) -> int:
        if (cls, mark) not in self._numbers:
            self._highest[cls] += 1
            self._numbers[cls, mark] = self._highest[cls]
        return self._numbers[cls, mark]

"""Telephone numbers, with phonenumbers for what is valid where. Works on a view without dates, UUIDs and digests.

A number counts when it is written internationally, in a national form nothing else has, or after a label.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from types import ModuleType

from memkit.privacy import labels
from memkit.privacy.findings import Hit

_EXTENSION = r"(?: ?(?:x|ext\.?|extension|Durchwahl|DW|poste|#) ?\d{1,6})?"
_END = r"(?![\w]|[-.]\d)"
_INTERNATIONAL = re.compile(
    r"(?<![\w+])(?<!\d[.,])(?:\+ ?|00 ?)[(]?[1-9](?:[ ().\-/]{0,3}\d){6,16}" + _EXTENSION
)
_NORTH_AMERICAN = re.compile(
    r"(?<![\w+.-])(?<!\d )(?:(?:\+|00)?1[-. ]{1,2})?"
    r"(?:\(\d{3}\)[-. ]?\d{3}[-. ]?\d{4}|[2-9]\d\d-\d{3}-\d{4}|[2-9]\d\d\.\d{3}\.\d{4})" + _EXTENSION + _END
)
_BRACKETED = re.compile(
    r"(?<![\w+)])(?:\d[ -])?\((?:0\d{1,4}|\d{2,3})\)[ -]?\d{2,5}(?:[ -]\d{2,5}){1,3}"
    + _END
    + r"|(?<![\w+)])\(0\d{1,4}\) ?\d{5,9}(?!\w)"
)
_TRUNK = re.compile(r"(?<![\w+./:,-])(?<!\d )0[1-9]\d{0,4}(?:[ ./-]{1,3}\d{2,9}){1,5}(?![\w]|[-./:,]\d)")
_TRUNK_BARE = re.compile(r"(?<![\w+./:,=#-])0[1-9]\d{8,9}(?![\w]|[-./:,]\d)")
_EXTENDED = re.compile(r"(?<![\w+.-])\d{3}([-.])\d{3}\1\d{4} ?x ?\d{2,6}(?!\w)")
_ANY = re.compile(r"(?<![\w+./])\(?\d(?:[ ().\-/]{0,3}\d){6,14}" + _EXTENSION + _END)
_STAMP = re.compile(
    r"(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d(?:[-_ ]?\d{4,6})?$|(?:19|20)\d\d[-/](?:19|20)\d\d$"
)
_SUFFIX = re.compile(r"(?i)\s?(?:x|ext|dw|poste|durchwahl|#).*")
_LAST_GROUP = re.compile(r"[^\d]+\d+\D*$")
# A number in scientific notation, or a word that begins with digits.
_GOES_ON = re.compile(r"[^\W\d]\w*|[-+.]?[eE][-+]?\d")
# Regions whose national numbers begin with a zero, and those of them whose numbers all have one length.
_ZERO = tuple("GB DE FR IT NL BE CH AT AU NZ SE FI IE JP KR CN ZA TR IN ID TH RO GR UA IL EG".split())
_ZERO_FIXED = tuple("GB FR AU NL CH BE IN".split())
# Bytes or 16-bit words as `xxd`, `hexdump`, `od` and `tcpdump` print them, after their offset.
_HEX_ROW = re.compile(
    r"(?<![\w+])(?P<offset>(?:0x)?[0-9a-fA-F]{4,8}(?:: {1,2}| {2})|[0-9a-fA-F]{6,8} )?"
    r"(?P<row>(?:[0-9a-fA-F]{2}(?: {1,2}[0-9a-fA-F]{2}){7,}|[0-9a-fA-F]{4}(?: {1,2}[0-9a-fA-F]{4}){4,})(?!\w))"
)
_LONG_ROW = 16
# After this many different candidates the shape alone decides: more lookups take seconds, and a finding is safe.
_PATIENCE = 400


class Book:
    """phonenumbers, imported at the first question; looks up each number once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, tuple[str, ...]], bool] = {}

    @cached_property
    def library(self) -> ModuleType:
        """phonenumbers itself."""
        import phonenumbers

        return phonenumbers

    def is_valid(self, number: str, regions: tuple[str, ...]) -> bool:
        """True if the number is valid in one of the regions."""
        return self._answer(number, regions, lambda: any(self._valid(number, region) for region in regions))

    def is_international(self, number: str, strict: bool) -> bool:
        """True for a number with a country code and a valid length, or if not strict a possible one."""
        return self._answer(
            number, ("strict",) if strict else (), lambda: self._international(number, strict)
        )

    def is_country(self, number: str) -> bool:
        """True if the digits after the plus begin with a country code."""
        digits = re.sub(r"\D", "", number)
        codes = self.library.COUNTRY_CODE_TO_REGION_CODE
        return any(int(digits[:length]) in codes for length in (1, 2, 3))

    def _answer(self, number: str, question: tuple[str, ...], ask: Callable[[], bool]) -> bool:
        if (number, question) not in self._known:
            self._known[number, question] = len(self._known) >= _PATIENCE or ask()
        return self._known[number, question]

    def _valid(self, number: str, region: str | None) -> bool:
        try:
            return bool(self.library.is_valid_number(self.library.parse(number, region)))
        except self.library.NumberParseException:
            return False

    def _international(self, number: str, strict: bool) -> bool:
        digits = re.sub(r"\D", "", _SUFFIX.sub("", number.replace("(0)", ""))).removeprefix("00")
        if self._valid(f"+{digits}", None):
            return True
        try:
            return not strict and bool(self.library.is_possible_number(self.library.parse(f"+{digits}")))
        except self.library.NumberParseException:
            return False


def phones(text: str, book: Book | None = None) -> Iterator[Hit]:
    """Telephone numbers; the pieces of one text share a book and its limit of lookups."""
    book = book or Book()
    for pattern, end_of in _JUDGES:
        for found in pattern.finditer(text):
            end = end_of(found, book)
            if end and not _is_dump(found):
                yield Hit("PHONE", found.start(), end, f"phonenumbers@{book.library.__version__}")


def _is_dump(found: re.Match[str]) -> bool:
    """Bytes or words of a hex dump: a row of groups of one width, with letters, an offset before it, or very long."""
    text, at = found.string, found.start()
    begin, end = text.rfind("\n", 0, at) + 1, text.find("\n", found.end())
    # a dump's rows are short: text farther away does not matter
    begin, end = max(begin, at - 120), min(len(text) if end < 0 else end, found.end() + 120)
    for row in _HEX_ROW.finditer(text, begin, end):
        if row.start() <= at < row.end():
            bare = row["row"]
            offset = row["offset"] is not None
            return offset or len(bare.split()) >= _LONG_ROW or re.search(r"[a-fA-F]", bare) is not None
    return False


# Each judge returns the end of the number, or 0 if it is not one.


def _international(found: re.Match[str], book: Book) -> int:
    """`+49 …` of that country's length, `0049 …` only if valid; trailing groups that do not fit are left out."""
    number = found.group()
    if _GOES_ON.match(found.string, found.end()) or _is_padded(found):
        return 0
    strict = not number.startswith("+") and (number.isdigit() or _is_code(re.findall(r"\d+", number)))
    while sum(map(str.isdigit, number)) >= 7:
        if book.is_international(number, strict):
            return found.start() + len(number)
        shorter = _LAST_GROUP.search(number)
        number = number[: shorter.start()] if shorter else ""
    if found.group().startswith("+") and " " in found.group() and 10 <= _digits(found) <= 15:
        # no country has this length; a plus, a code and groups still make a telephone number
        return found.end() if book.is_country(found.group()) and not _is_reference(found) else 0
    return found.end() if 8 <= _digits(found) <= 15 and _is_labelled(found, labels.TELEPHONE) else 0


def _is_padded(found: re.Match[str]) -> bool:
    """A number of something else, padded with zeros: `row 00537808801`, `arn:aws:iam::004864326984:role`."""
    if found.group().startswith("+") or _is_labelled(found, labels.TELEPHONE):
        return False
    return _is_reference(found) or found.string[max(0, found.start() - 1) : found.start()] in tuple(":=/#-")


def _north_american(found: re.Match[str], _: Book) -> int:
    """A form that only telephone numbers have, unless a label says otherwise."""
    return 0 if _is_reference(found) else found.end()


def _bracketed_end(found: re.Match[str], _: Book) -> int:
    """An area in brackets: with a trunk zero, with a hyphen, or after a label."""
    likely = found.group().lstrip("0123456789 ").startswith("(0") or "-" in found.group()
    return found.end() if 8 <= _digits(found) <= 13 and (likely or _is_labelled(found, labels.PHONE)) else 0


def _trunk(found: re.Match[str], book: Book) -> int:
    """A trunk zero and groups, valid in some country where numbers begin so."""
    if not 9 <= _digits(found) <= 13 or _is_code(re.findall(r"\d+", found.group())) or _is_reference(found):
        return 0
    return found.end() if book.is_valid(found.group(), _ZERO) else 0


def _trunk_bare(found: re.Match[str], book: Book) -> int:
    """A trunk zero and nothing but digits, valid in a country whose numbers have one length."""
    digits = found.group()
    if digits in "01234567890" or len(set(digits)) < 4 or _is_reference(found) or _is_measure(found):
        return 0
    return found.end() if book.is_valid(digits, _ZERO_FIXED) else 0


def _extended_end(found: re.Match[str], _: Book) -> int:
    """Three groups and an extension."""
    return found.end()


def _grouped_end(found: re.Match[str], book: Book) -> int:
    """Groups as some country writes them, valid there, and neither counted nor called something else."""
    number = found.group()
    regions = labels.regions_of(number)
    if not regions or _counts(found) or _is_reference(found):
        return 0
    return found.end() if book.is_valid(number, regions) else 0


def _signed_form(regions: str) -> Callable[[re.Match[str], Book], int]:
    """A form with distinctive signs: valid in its regions, or by its country code, or by the form alone."""

    def judge(found: re.Match[str], book: Book) -> int:
        number = found.group()
        if _counts(found) or _is_reference(found):
            return 0
        if regions == "+":
            return found.end() if book.is_international(f"+{number}", True) else 0
        return found.end() if not regions or book.is_valid(number, tuple(regions.split())) else 0

    return judge


def _counts(found: re.Match[str]) -> bool:
    """True for a quantity: a counted thing follows, or it is round."""
    digits = re.sub(r"\D", "", found.group())
    if digits.endswith("000") or int(digits) % 65_536 == 0 or len(set(digits)) < 4:
        return True
    return _is_measure(found)


def _is_measure(found: re.Match[str]) -> bool:
    """True if a unit follows it."""
    return labels.UNIT.match(found.string, found.end()) is not None


def _labelled_end(found: re.Match[str], _: Book) -> int:
    """Any number of that length close to a word for telephones; a shorter number needs a plainer word."""
    number = found.group()
    if _is_measure(found) or _STAMP.match(number):
        return 0
    label = labels.TELEPHONE if number.isdigit() else labels.DIAL
    return found.end() if _is_labelled(found, labels.PHONE if _digits(found) >= 9 else label) else 0


_JUDGES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], Book], int]], ...] = (
    (_INTERNATIONAL, _international),
    (_NORTH_AMERICAN, _north_american),
    (_BRACKETED, _bracketed_end),
    (_TRUNK, _trunk),
    (_TRUNK_BARE, _trunk_bare),
    (_EXTENDED, _extended_end),
    (labels.GROUPED, _grouped_end),
    *((pattern, _signed_form(regions)) for pattern, regions in labels.SIGNED),
    (_ANY, _labelled_end),
)


def _digits(found: re.Match[str]) -> int:
    return sum(map(str.isdigit, found.group()))


def _is_reference(found: re.Match[str]) -> bool:
    return labels.nearer(found.string, found.start(), labels.PHONE, labels.REFERENCE) < 0


def _is_code(groups: list[str]) -> bool:
    """File modes (`0755 0644`), American postcodes (`02110-1301`), counting (`01-02-03-04-05`)."""
    if all(len(group) == 4 and group[0] == "0" for group in groups) or list(map(len, groups)) == [5, 4]:
        return True
    return groups == [f"{number:02}" for number in range(1, len(groups) + 1)]


def _is_labelled(found: re.Match[str], label: re.Pattern[str]) -> bool:
    """True if the label is close before the number with no other number between, or in brackets after it."""
    text, start = found.string, found.start()
    distance = labels.before(text, start, label, 28)
    if distance >= 0 and not any(map(str.isdigit, text[start - distance : start])):
        return True
    behind = text[found.end() : found.end() + 16]
    return behind.startswith((" (", ", ")) and labels.TELEPHONE.match(behind[2:].lower()) is not None

"""Payment cards, IBANs and labelled bank accounts. Works on a view without dates, UUIDs and digests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from memkit.privacy import labels
from memkit.privacy.findings import Hit
from memkit.privacy.normalise import without_uuids

_CARD = re.compile(r"(?<![\w+])(?<!\d[.-])\d(?:[ .-]?\d){11,18}(?![\w]|[ .-]?\d)")
# One of several in a row: matched at every group, since the first may begin at any of them.
_FOURS = re.compile(r"(?<![\w+])(?=(\d{4}([ .-])\d{4}\2\d{4}\2\d{4})(?!\w))")
_BRANDS = re.compile(
    r"4\d{12}(?:\d{3}(?:\d{3})?)?|(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}|3[47]\d{13}"
    r"|(?:6011|64[4-9]\d|65\d\d)\d{12}(?:\d{3})?|(?:30[0-5]|309|36\d|38\d|39\d)\d{11}(?:\d{2})?|35\d{14}(?:\d{3})?"
    r"|62\d{14}(?:\d{3})?|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}|220[0-4]\d{12}|9792\d{12}"
    r"|(?:60|65|81|82|508)\d{13,14}|(?:2131|1800)\d{11}|67\d{14}"
)
_GROUPS = re.compile(
    r"\d{4}([ .-])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?|\d{4}([ .-])\d{6}\2\d{4,5}|\d{4}([ .-])\d{4}\3\d{5}"
)
_IBAN_HEAD = re.compile(r"(?<![A-Za-z0-9])([A-Za-z]{2})\d{2}(?=[ -]?[A-Za-z0-9])")
_IBAN_BODY = re.compile(r"[A-Za-z0-9](?:[ -]?[A-Za-z0-9]){14,35}")
_FIVE_DIGITS = re.compile(r"\d(?:[ -]?\d){4}")
_FOURS_OF_IBAN = re.compile(r"[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,3})?(?! ?[A-Z0-9])")
_RUN = re.compile(r"[A-Z0-9]{14,34}(?![A-Za-z0-9]| ?\d)")
_IBAN_LENGTHS = {
    country: length
    for length, countries in (
        (15, "NO"),
        (16, "BE"),
        (18, "DK FI FK FO GL NL SD"),
        (19, "MK SI"),
        (20, "AT BA EE KZ LT LU MN XK"),
        (21, "CH HR LI LV"),
        (22, "BG BH CR DE GB GE IE ME RS VA"),
        (23, "AE GI IL IQ SO TL"),
        (24, "AD CZ ES MD PK RO SA SE SK TN VG"),
        (25, "LY PT ST"),
        (26, "IS TR"),
        (27, "BI DJ FR GR IT MC MR SM"),
        (28, "AL AZ BY CY DO GT HU LB NI PL SV"),
        (29, "BR EG PS QA UA"),
        (30, "JO KW MU"),
        (31, "MT SC"),
        (32, "LC"),
        (33, "RU"),
    )
    for country in countries.split()
}
_ACCOUNT = re.compile(
    r"(?i)(?<![^\W_])(?:bank account|account (?:number|no\.?|#)|acct\.?(?: no\.?)?|kontonummer|kontonr\.?|konto-nr\.?"
    r"|sort code|routing (?:number|no\.?)"
    r"|numéro de compte|número de cuenta|rekeningnummer|numero di conto)\s{0,2}(?:is|:|=|#"
    r"|-)?\s{0,2}(\d(?:[ -]?\d){5,16})(?![\w])"
)

_ACCOUNT_CUES = ("account", "acct", "konto", "sort code", "routing", "compte", "cuenta", "rekening", "conto")


def cards(text: str) -> Iterator[Hit]:
    """Card numbers: the check digit fits, and a label or the brand and format say so, and no nearer label objects."""
    from stdnum import luhn

    for found in _CARD.finditer(text):
        digits = re.sub(r"\D", "", found.group())
        if luhn.is_valid(digits) and _is_card(text, found.start(), found.group(), digits):
            yield Hit("CARD", found.start(), found.end(), _source())
    for found in _FOURS.finditer(text):
        digits = re.sub(r"\D", "", found[1])
        if (
            _BRANDS.fullmatch(digits)
            and luhn.is_valid(digits)
            and _is_card(text, found.start(), found[1], digits)
        ):
            yield Hit("CARD", found.start(), found.end(1), _source())


def _is_card(text: str, start: int, number: str, digits: str) -> bool:
    if len(set(digits)) == 1 or (number != digits and not _GROUPS.fullmatch(number)):
        return False
    label = labels.nearer(text, start, labels.CARD, labels.REFERENCE)
    if label < 0 and labels.is_spent(text, start, labels.REFERENCE):
        label = 0
    # in the groups of a card it is one, even as a value
    marked = number == digits and text[max(0, start - 1) : start] in ("#", "/", "=", "_", ":")
    return label > 0 or (label == 0 and not marked and _BRANDS.fullmatch(digits) is not None)


def ibans(text: str) -> Iterator[Hit]:
    """Account numbers with valid check digits and the length of their country; of any length if in one piece."""
    text = without_uuids(text)
    for head in _IBAN_HEAD.finditer(text):
        for end in _ends_of(text, head.start(), _IBAN_LENGTHS.get(head[1].upper(), 0)):
            if _is_iban(text, head.start(), end):
                yield Hit("IBAN", head.start(), end, _source())
                break


def _ends_of(text: str, start: int, length: int) -> Iterator[int]:
    """The possible ends of a number: its country's length or the end of its unbroken run; else each group of four."""
    end = _end_of(text, start, length)
    if end:
        yield end
    fours = _FOURS_OF_IBAN.match(text, start)
    if fours and fours.end() != end:
        yield fours.end()


def _end_of(text: str, start: int, length: int) -> int:
    """The end of the first `length` letters and digits; else the end of an unbroken run; 0 if neither fits."""
    run = _RUN.match(text, start)
    if run and len(run.group()) != length:
        return run.end()
    body = _IBAN_BODY.match(text, start) if length else None
    if body is None:
        return 0
    count, at = 0, start
    while count < length and at < body.end():
        count += text[at].isalnum()
        at += 1
    return at if count == length and not text[at : at + 1].isalnum() else 0


def _is_iban(text: str, start: int, end: int) -> bool:
    from stdnum.iso7064 import mod_97_10

    number = re.sub(r"[ -]", "", text[start:end]).upper()
    if sum(map(str.isdigit, number)) < 8 or not _FIVE_DIGITS.search(text, start, end):
        return False
    return mod_97_10.is_valid(number[4:] + number[:4]) or labels.before(text, start, labels.IBAN, 12) >= 0


def bank_accounts(text: str) -> Iterator[Hit]:
    """Account, sort and routing numbers that a label names."""
    low = text.lower()
    for found in _ACCOUNT.finditer(text) if any(cue in low for cue in _ACCOUNT_CUES) else ():
        if "aws" not in text[max(0, found.start() - 12) : found.start()].casefold():
            yield Hit("BANK_ACCOUNT", found.start(1), found.end(1), "bank-account")


@cache
def _source() -> str:
    import stdnum

    return f"stdnum@{stdnum.__version__}"

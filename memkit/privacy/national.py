"""National identity numbers: persons' numbers by shape and check digits, or by a label that names them.

Works on a view without dates, UUIDs and digests. python-stdnum knows most check digits; the others are computed here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from memkit.privacy import labels
from memkit.privacy.findings import Hit


def _is_date(day: str, month: str) -> bool:
    return 1 <= int(day) <= 31 and 1 <= int(month) <= 12


def _nino(number: str) -> bool:
    return number[:2] not in {"BG", "GB", "KN", "NK", "NT", "TN"}


def _cpr(number: str) -> bool:
    """Denmark, by the check digit all numbers had until 2007; later ones are found by their label."""
    weights = (4, 3, 2, 7, 6, 5, 4, 3, 2, 1)
    digits = [int(char) for char in number if char.isdigit()]
    return _is_date(number[:2], number[2:4]) and sum(map(int.__mul__, weights, digits)) % 11 == 0


def _latvia(number: str) -> bool:
    digits = [int(char) for char in number if char.isdigit()]
    weights = (1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
    check = (1101 - sum(map(int.__mul__, weights, digits))) % 11 % 10
    return (number.startswith("32") or _is_date(number[:2], number[2:4])) and check == digits[10]


def _china(number: str) -> bool:
    from stdnum.iso7064 import mod_11_2

    return (
        number[6:8] in ("19", "20") and _is_date(number[12:14], number[10:12]) and mod_11_2.is_valid(number)
    )


def _korea(number: str) -> bool:
    return _is_date(number[4:6], number[2:4])


def _singapore(number: str) -> bool:
    total = sum(map(int.__mul__, (2, 7, 6, 5, 4, 3, 2), map(int, number[1:8])))
    total += {"T": 4, "G": 4, "M": 3}.get(number[0], 0)
    letters = {"S": "JZIHGFEDCBA", "T": "JZIHGFEDCBA", "M": "KLJNPQRTUWX"}.get(number[0], "XWUTRQPNMLK")
    index = 10 - total % 11 if number[0] == "M" else total % 11
    return letters[index] == number[8]


def _hong_kong(number: str) -> bool:
    body, check = number[:-3].rjust(8), number[-2]
    values = [36 if char == " " else int(char, 36) for char in body]
    total = sum(map(int.__mul__, range(9, 1, -1), values)) + (10 if check == "A" else int(check))
    return total % 11 == 0


def _taiwan(number: str) -> bool:
    code = "ABCDEFGHJKLMNPQRSTUVXYWZIO".index(number[0]) + 10
    digits = [code // 10, code % 10, *map(int, number[1:])]
    return sum(map(int.__mul__, (1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1), digits)) % 10 == 0


def _rvnr(number: str) -> bool:
    """Germany's pension insurance number."""
    plain = number.replace(" ", "")
    letter = ord(plain[8]) - 64
    digits = [*map(int, plain[:8]), letter // 10, letter % 10, *map(int, plain[9:])]
    sums = (
        sum(divmod(weight * digit, 10))
        for weight, digit in zip((2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1), digits, strict=False)
    )
    return _is_date(plain[2:4], plain[4:6]) and sum(sums) % 10 == digits[12]


def _snils(number: str) -> bool:
    digits = [int(char) for char in number if char.isdigit()]
    return sum(map(int.__mul__, range(9, 0, -1), digits)) % 101 % 100 == digits[9] * 10 + digits[10]


def _form(number: str) -> bool:
    """No check digit: the form is one that nothing else has."""
    return len(set(number)) > 4


CHECKS: dict[str, Callable[[str], bool]] = {
    "form": _form,
    "nino": _nino,
    "dk": _cpr,
    "lv": _latvia,
    "cn": _china,
    "kr": _korea,
    "sg": _singapore,
    "hk": _hong_kong,
    "tw": _taiwan,
    "rvnr": _rvnr,
    "snils": _snils,
}


# (shape, stdnum module or a key of CHECKS): a matching shape with valid check digits is a finding.
_SHAPES: tuple[tuple[str, str], ...] = (
    (r"\d{3}-\d{2}-\d{4}", "us.ssn"),
    (r"9\d\d-\d{2}-\d{4}", "form"),
    (r"[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-DFMPT]", "nino"),
    (r"\d{8}[- ]?[A-HJ-NP-TV-Z]", "es.dni"),
    (r"[XYZ][- ]?\d{7}[- ]?[A-HJ-NP-TV-Z]", "es.nie"),
    (
        r"[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPR-T][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]",
        "it.codicefiscale",
    ),
    (r"[12] ?\d{2} ?\d{2} ?\d[\dAB] ?\d{3} ?\d{3} ?\d{2}", "fr.nir"),
    (r"\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}", "be.nn"),
    (r"(?:19|20)?\d{6}[-+]\d{4}", "se.personnummer"),
    (r"\d{6}-\d{4}", "dk"),
    (r"\d{6}-\d{4}", "is_.kennitala"),
    (r"\d{6}[-+ABCDEFYXWVU]\d{3}[0-9A-FHJ-NPR-Y]", "fi.hetu"),
    (r"\d{6} ?\d{5}", "no.fodselsnummer"),
    (r"\d{6}-\d{5}", "lv"),
    (r"\d{6}/\d{3,4}", "cz.rc"),
    (r"\d{3}\.\d{3}\.\d{3}-\d{2}", "br.cpf"),
    (r"\d{1,2}\.\d{3}\.\d{3}-[\dkK]", "cl.rut"),
    (r"756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}", "ch.ssn"),
    (r"\d{6}-[1-8]\d{6}", "kr"),
    (r"(?:20|23|24|27)-?\d{8}-?\d", "ar.cuit"),
    (r"\d{17}[\dX]", "cn"),
    (r"[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d", "mx.curp"),
    (r"[2-9]\d{3}[ -]\d{4}[ -]\d{4}", "in_.aadhaar"),
    (r"[A-Z]{3}P[A-Z]\d{4}[A-Z]", "in_.pan"),
    (r"[STFGM]\d{7}[A-Z]", "sg"),
    (r"[A-Z]{1,2}\d{6}\([0-9A]\)", "hk"),
    (r"[A-Z][12]\d{8}", "tw"),
    (r"\d{6}-\d{2}-\d{4}", "my.nric"),
    (r"[1-7]\d{4}-\d{7}-\d", "pk.cnic"),
    (r"\d-\d{4}-\d{5}-\d{2}-\d", "th.pin"),
    (r"[1-79]\d{2}-\d{3}-\d{3}", "ca.sin"),
    (r"\d{4}-\d{7}-\d", "form"),
    (r"\d{7}[A-W][A-IW]", "ie.pps"),
    (r"\d{2} \d{3} \d{3} \d{3}", "de.idnr"),
    (r"\d{2} ?[0-3]\d[01]\d{3} ?[A-Z] ?\d{3}", "rvnr"),
    (r"\d{3}-\d{3}-\d{3} \d{2}", "snils"),
    (r"\d{4} \d{6}", "at.vnr"),
    (r"\d{11}", "pl.pesel"),
    (r"[1-9]\d{10}", "tr.tckimlik"),
    (r"[1-9]\d{10}", "de.idnr"),
    (r"\d{11}", "gr.amka"),
    (r"\d{11}", "br.cpf"),
    (r"\d{11}", "be.nn"),
    (r"[1-6]\d{10}", "ee.ik"),
    (r"[1-9]\d{12}", "ro.cnp"),
    (r"\d{13}", "za.idnr"),
    # the year has three digits: 9 for the last century, 0 for this one
    (r"[0-3]\d[01]\d(?:9\d|0[0-2])\d{7}", "si.emso"),
)
# The names of these in a finding.
NAMES = frozenset("national-id" if name in CHECKS else f"stdnum:{name}" for _, name in _SHAPES)
# Numbers that may also count things: a label for such a count outweighs check digits.
_BARE = frozenset(
    "pl.pesel ee.ik ro.cnp za.idnr si.emso no.fodselsnummer cn fr.nir ch.ssn ar.cuit ca.sin".split()
)
# The text allowed before such a number, and the text not allowed after it.
_CANDIDATE = re.compile(r"(?<![\w./+-])(?<!\d )(?<!\) )(?:[A-Z]{1,6}[ -]?)?\d(?=[\dA-Z .()/+-]{3})")
_RIGHT = r"(?![\w]|[-./+]\w| \d)"
_AFTER_LABEL = re.compile(
    r"[\"'`\])*]{0,3}"
    r"(?:[ _]{0,2}(?:number|no\.?|nr\.?|num|code|id|is|was|ist|lautet|est|es|è|:|=|#|-|\(|of|for|[\w'-]{1,20}[ ](?:is"
    r"|:))){0,4}"
    r"[\s:=#\"'`(*]{0,4}(?P<value>[A-Z]{0,6}[ -]?\d(?:[ ./-]?[A-Z0-9]){4,20})(?![A-Za-z0-9])",
)
_ENOUGH = 5
# From 2001 to 2033.
_MILLISECONDS = re.compile(r"1\d{12}")
_OF_TIME = re.compile(
    r"time|modified|milli|(?<![^\W\d_])(?:clocks?|epochs?|ms|utc|ts|dates?|events?|expir\w*|since|until|ticks?|lag)(?![^\W\d_])"
)


def national_ids(text: str) -> Iterator[Hit]:
    """Numbers that states give to persons."""
    for candidate in _CANDIDATE.finditer(text):
        if _any_shape().match(text, candidate.start()):
            yield from _by_shape(text, candidate.start())
    for end in labels.national_ends(text):
        found = _AFTER_LABEL.match(text, end)
        if found and sum(map(str.isdigit, found["value"])) >= _ENOUGH:
            yield Hit("NATIONAL_ID", found.start("value"), found.end("value"), "national-id")


def _by_shape(text: str, start: int) -> Iterator[Hit]:
    for pattern, name in _patterns():
        found = pattern.match(text, start)
        if (
            found
            and len(set(found.group())) > 3
            and _check(name)(found.group())
            and not _is_reference(found, name)
        ):
            yield Hit("NATIONAL_ID", start, found.end(), _source(name))
            return


@cache
def _any_shape() -> re.Pattern[str]:
    return re.compile("(?:" + "|".join(dict.fromkeys(shape for shape, _ in _SHAPES)) + ")" + _RIGHT)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(f"(?:{shape}){_RIGHT}"), name) for shape, name in _SHAPES)


def _is_reference(found: re.Match[str], name: str) -> bool:
    """A bare number that a label calls an order, a timestamp or a telephone is one, whatever its check digits say;
    so is one with a unit behind it.

    One in groups is a build's or a part's only if such a word stands right before it.
    """
    text, start = found.string, found.start()
    if name not in _BARE and not found.group().isdigit():
        return labels.PART.search(labels.lowered(text[max(0, start - 32) : start])) is not None
    if labels.UNIT.match(text, found.end()) or _is_epoch(found):
        return True
    nearest = labels.before(text, start, labels.NATIONAL)
    others = [labels.before(text, start, other) for other in (labels.THING, labels.PHONE)]
    return any(other >= 0 and (nearest < 0 or other < nearest) for other in others)


def _is_epoch(found: re.Match[str]) -> bool:
    """True for milliseconds since 1970 on a line with a word for time."""
    if not _MILLISECONDS.fullmatch(found.group()):
        return False
    text, start, end = found.string, found.start(), found.end()
    before, behind = text[max(0, start - 48) : start], text[end : end + 48]
    around = f"{before.rpartition(chr(10))[2]} {behind.partition(chr(10))[0]}"
    return _OF_TIME.search(labels.lowered(around)) is not None


@cache
def _check(name: str) -> Callable[[str], bool]:
    if name in CHECKS:
        return CHECKS[name]
    from importlib import import_module

    valid: Callable[[str], bool] = import_module(f"stdnum.{name}").is_valid
    return valid


@cache
def _source(name: str) -> str:
    import stdnum

    return "national-id" if name in CHECKS else f"stdnum:{name}@{stdnum.__version__}"

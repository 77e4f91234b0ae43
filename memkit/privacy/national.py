"""National identity numbers: persons' numbers by shape and check digits, or by a label that names them.

Works on a view without dates, UUIDs and digests. python-stdnum knows most check digits, `checkdigits` the rest.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from memkit.privacy import labels
from memkit.privacy.checkdigits import CHECKS
from memkit.privacy.values import Hit

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

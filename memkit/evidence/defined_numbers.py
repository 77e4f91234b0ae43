"""The number that cited code gives a name, and a claim that gives the same name another one.

Only plain forms are compared: a definition whose whole value is a number or an amount, and a claim that says "NAME is 7"
or "NAME is 7 seconds". A condition, a comparison, a second number, or a unit that may convert one number to the other
leaves room for both to be right, and then nothing is said.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import struct
from memkit.evidence.number_definitions import (
    NUMBER,
    Defined,
    definitions_in,
    signed_key,
    unitless_key,
    without_definitions,
)
from memkit.evidence.support import name_key, number_key, spelled_number, tokens_in
from memkit.evidence.units import UNIT, can_be_equal

_SAYS = r"(?:is|are|=|equals|defaults to|is (?:set to|fixed at|capped at)|ist|beträgt|est(?: de)?|vaut|es(?: de)?|vale)"
# "NAME is 7", "NAME (7)", "NAME is 7 seconds" with nothing behind the number that would change its meaning
_CLAIMED = lazy(
    rf"(?i)(?P<name>[^\W\d]\w*(?:[ -][^\W\d]\w*){{0,3}})[`'\"]?(?: {_SAYS} |\s?=\s?|: | \()"
    rf"[`'\"]?(?P<number>{NUMBER}|\d{{1,3}}(?:,\d{{3}})+|[a-z]+)"
    rf"(?:(?P<gap>[`'\"]?[ -]?)(?P<unit>{UNIT})(?![\w%/*^+-]|\.\d)|(?![\w%°$€£]|[.,:/^*+-]\d| ?[%°]))"
    r"[`'\"]?(?P<after>.{0,12})"
)
# "at most five aggregation checks" for a name that begins with max
_AT_MOST = lazy(
    rf"(?i)\b(?:at most|up to|a maximum of|no more than) (?P<number>{NUMBER}|[a-z]+)"
    r" (?P<name>[^\W\d]\w*(?:[ -][^\W\d]\w*){1,3})"
)
# what makes a number hold only sometimes, or be compared
_CONDITION = lazy(
    r"(?i)\b(?:if|when|whenever|unless|while|until|(?<!at )once|where|was|were|before|after|formerly"
    r"|previously|with|without|per|either|or|not|wenn|falls|bei|mit|ohne|oder|nicht|war|si|quand|lorsque|avec|sans|ou|était|cuando|con|sin|o|era)\b"
)
_MORE = lazy(
    r"(?i)^\s*(?:more|less|fewer|times|times?|higher|lower|above|below|larger|smaller|plus|minus|to|and|or|of|x|[+*/–-]|mal|mehr|fois|veces"
    r"|per|pro|par|por|each|every|ago|plus|y|et|und|oder|ou|m\b|(?:[kmgt]i?)b\b|px|"
    rf"(?:{UNIT})\b|\d)"
)
_ARTICLES = frozenset("the a an its our this default der die das ein eine le la un une el los las".split())
_BOUNDS = ("max", "maximum", "limit")


@struct(frozen=True)
class Stated:
    """What a claim gives a name: the keys it may mean, the number, its unit if any, and whether it is an upper bound."""

    names: frozenset[str]
    number: str
    unit: str = ""
    is_bound: bool = False


def contradicted_number(claim: str, text: str) -> str:
    """The definition, as `NAME = 5`, whose number the claim gives otherwise; empty if there is none or it may be right."""
    if _CONDITION.search(claim):
        return ""
    stated = [*_stated(claim)]
    if not stated:
        return ""
    defined = definitions_in(text)
    here = _numbers_in(text)
    # an amount is of the name that has it, so the value of another name says nothing of this one
    loose = _numbers_in(without_definitions(text)) if any(each.unit for each in stated) else here
    said = {key for token in tokens_in(claim) if (key := _number(token))}
    for each in stated:
        for key, found in defined.items():
            is_elsewhere = each.number in (loose if each.unit else here)
            if not is_elsewhere and _is_of(each, key, found) and _differs(each, found, said):
                return f"{found.name} = {found.written[0]}"
    return ""


def _numbers_in(text: str) -> set[str]:
    return {number_key(token) for token in tokens_in(text) if token[0].isdigit()}


def _is_of(stated: Stated, key: str, defined: Defined) -> bool:
    """Whether a claim's number is that of a definition with one value."""
    if len(defined.values) != 1:
        return False
    named = key in stated.names or (stated.is_bound and _is_bound_of(defined.name, stated.names))
    return named or (bool(stated.unit) and unitless_key(defined.name) in stated.names)


def _differs(stated: Stated, defined: Defined, said: set[str]) -> bool:
    """Whether the claim's number can be no other way of saying what is defined; `said`: all numbers of the claim."""
    value, number = defined.plain, stated.number
    if value in said or (value and (number.startswith(f"{value}.") or value.startswith(f"{number}."))):
        return False
    if not stated.unit:
        return bool(value)
    return not can_be_equal(float(number), stated.unit, defined.name, defined.values[0])


def _stated(claim: str) -> list[Stated]:
    """Each plain statement of a number in a claim."""
    found: list[Stated] = []
    for match in _CLAIMED.finditer(claim):
        number, unit = _number(match["number"]), match["unit"] or ""
        # "tens" is no ten seconds
        is_word = unit and not match["gap"] and match["number"].isalpha()
        if number and not is_word and not _MORE.match(match["after"]):
            found.append(Stated(frozenset(_keys_before(match["name"])), number, unit))
    for match in _AT_MOST.finditer(claim):
        number = _number(match["number"])
        if number:
            words = match["name"].lower().replace("-", " ").split()
            keys = frozenset("".join(words[:count]) for count in range(2, len(words) + 1))
            found.append(Stated(keys, number, is_bound=True))
    return found


def _keys_before(phrase: str) -> set[str]:
    """The names that a phrase may end with: all of it behind its last article, or its last word if that is an identifier."""
    words = phrase.replace("-", " ").split()
    opening = max((at + 1 for at, word in enumerate(words) if word.lower() in _ARTICLES), default=0)
    keys = {name_key("".join(words[opening:]))} if words[opening:] else set()
    last = words[-1]
    is_code = "_" in last or any(sign.isupper() for sign in last[1:])
    return keys | ({name_key(last)} if is_code else set())


def _is_bound_of(name: str, nouns: frozenset[str]) -> bool:
    """Whether a name such as `maxConcurrentAggregationChecks` bounds what the words call, at its end."""
    key = name_key(name)
    return key.startswith(_BOUNDS) and any(key.endswith(noun) for noun in nouns)


def _number(token: str) -> str:
    return signed_key(token) if token.lstrip("-")[:1].isdigit() else spelled_number(token)

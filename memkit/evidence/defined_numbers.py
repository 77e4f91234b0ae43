"""The number that cited code gives a name, and a claim that gives the same name another one.

Only plain forms are compared: a definition whose whole value is a number, and a claim that says "NAME is 7". A unit, a
condition, a comparison or a second number leaves room for both to be right, and then nothing is said.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.evidence.support import name_key, number_key, spelled_number, tokens_in

_NUMBER = r"-?\d[\d_]*(?:\.\d+)?"
# of two words in front of the sign one is the name and one a type or a keyword (`const NAME = 5`, `NAME uint8 = 5`):
# `NAME = 5`, `name: int = 5,`, `"name": 5`, `const NAME uint32 = 5;`, `#define NAME 5`, with a comment behind it
_DEFINITION = lazy(
    r"(?m)(?:#define\s+(?P<macro>[A-Za-z_]\w*)\s+"
    r"|(?<![\w.])[\"']?(?P<name>[A-Za-z_][\w-]*)[\"']?(?:\s*:\s*[A-Za-z_][\w.<>\[\]]*|[ \t]+(?P<second>[A-Za-z_]\w*))?"
    r"[ \t]*(?::=|=(?![=>])|:)[ \t]*)"
    rf"(?P<number>{_NUMBER})[ \t]*(?=$|[,;)}}\]]|#|//|/\*|--)"
)
_SAYS = r"(?:is|are|=|equals|defaults to|is (?:set to|fixed at|capped at)|ist|beträgt|est(?: de)?|vaut|es(?: de)?|vale)"
# "NAME is 7", "NAME (7)", "NAME of 7" with nothing behind the number that would change its meaning
_CLAIMED = lazy(
    rf"(?i)(?P<name>[^\W\d]\w*(?:[ -][^\W\d]\w*){{0,3}})[`'\"]?(?: {_SAYS} |\s?=\s?|: | \()"
    rf"[`'\"]?(?P<number>{_NUMBER}|\d{{1,3}}(?:,\d{{3}})+|[a-z]+)"
    r"(?![\w%°$€£]|[.,:/^*+-]\d| ?[%°])[`'\"]?(?P<after>.{0,12})"
)
# "at most five aggregation checks" for a name that begins with max
_AT_MOST = lazy(
    rf"(?i)\b(?:at most|up to|a maximum of|no more than) (?P<number>{_NUMBER}|[a-z]+)"
    r" (?P<name>[^\W\d]\w*(?:[ -][^\W\d]\w*){1,3})"
)
# what makes a number hold only sometimes, or be compared
_CONDITION = lazy(
    r"(?i)\b(?:if|when|whenever|unless|while|until|(?<!at )once|where|was|were|before|after|formerly"
    r"|previously|with|without|per|either|or|not|wenn|falls|bei|mit|ohne|oder|nicht|war|si|quand|lorsque|avec|sans|ou|était|cuando|con|sin|o|era)\b"
)
_MORE = lazy(
    r"(?i)^\s*(?:more|less|fewer|times|times?|higher|lower|above|below|larger|smaller|plus|minus|to|and|or|of|x|[+*/–-]|mal|mehr|fois|veces"
    r"|(?:milli|micro|nano)?(?:s|ms|us|ns|sec\w*|seconds?|min\w*|hours?|h|days?|weeks?|months?|years?)\b"
    r"|(?:[kmgt]i?)?(?:b|bytes?|bits?)\b|[kmgt]i?b\b|percent|px|sekunden?|stunden?|tage?|secondes?|heures?|jours?|segundos?|horas?|días?)"
)
_ARTICLES = frozenset("the a an its our this default der die das ein eine le la un une el los las".split())
_BOUNDS = ("max", "maximum", "limit")


def contradicted_number(claim: str, text: str) -> str:
    """The definition, as `NAME = 5`, whose number the claim gives otherwise; empty if there is none or it may be right."""
    if _CONDITION.search(claim):
        return ""
    stated = [*_stated(claim)]
    if not stated:
        return ""
    defined = _definitions(text)
    here = {number_key(token) for token in tokens_in(text) if token[0].isdigit()}
    said = {key for token in tokens_in(claim) if (key := _number(token))}
    for names, number, bound in stated:
        for key, (name, values) in defined.items():
            (value, *others) = values
            fits = key in names or (bound and _is_bound_of(name, names))
            is_finer = number.startswith(f"{value}.") or value.startswith(f"{number}.")
            if fits and not others and not is_finer and number not in here and value not in said:
                return f"{name} = {value}"
    return ""


def _stated(claim: str) -> list[tuple[set[str], str, bool]]:
    """(keys of the names that a number may be of, the number, whether it is an upper bound) for each plain statement."""
    found: list[tuple[set[str], str, bool]] = []
    for match in _CLAIMED.finditer(claim):
        number = _number(match["number"])
        if number and not _MORE.match(match["after"]):
            found.append((_keys_before(match["name"]), number, False))
    for match in _AT_MOST.finditer(claim):
        number = _number(match["number"])
        if number:
            words = match["name"].lower().replace("-", " ").split()
            found.append(({"".join(words[:count]) for count in range(2, len(words) + 1)}, number, True))
    return found


def _keys_before(phrase: str) -> set[str]:
    """The names that a phrase may end with: all of it behind its last article, or its last word if that is an identifier."""
    words = phrase.replace("-", " ").split()
    opening = max((at + 1 for at, word in enumerate(words) if word.lower() in _ARTICLES), default=0)
    keys = {name_key("".join(words[opening:]))} if words[opening:] else set()
    last = words[-1]
    is_code = "_" in last or any(sign.isupper() for sign in last[1:])
    return keys | ({name_key(last)} if is_code else set())


def _definitions(text: str) -> dict[str, tuple[str, list[str]]]:
    """Each name that the text gives a number, by its key, with the numbers; `DEFAULT_X` is also X."""
    found: dict[str, tuple[str, list[str]]] = {}
    for match in _DEFINITION.finditer(text):
        value = _number(match["number"])
        for name in filter(None, (match["macro"], match["name"], match["second"])):
            key = name_key(name)
            for each in {key, key.removeprefix("default")}:
                values = found.setdefault(each, (name, []))[1]
                if value not in values:
                    values.append(value)
    return found


def _is_bound_of(name: str, nouns: set[str]) -> bool:
    """Whether a name such as `maxConcurrentAggregationChecks` bounds what the words call, at its end."""
    key = name_key(name)
    return key.startswith(_BOUNDS) and any(key.endswith(noun) for noun in nouns)


def _number(token: str) -> str:
    if token.lstrip("-")[:1].isdigit():
        sign = "-" if token.startswith("-") else ""
        return sign + number_key(token.lstrip("-"))
    return spelled_number(token)

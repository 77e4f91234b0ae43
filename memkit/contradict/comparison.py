"""Compares two claims: by their terms, keys or texts, as the whole sentence and in their other readings."""

from __future__ import annotations

from memkit.contradict import DUPLICATE, NONE, Claim, Verdict, contradiction, may_give_amount
from memkit.contradict.analysis import Analysis, analyse
from memkit.contradict.apart import are_apart, list_other_things
from memkit.contradict.bags import oppose
from memkit.contradict.exact_rules import verdict_by_rules
from memkit.contradict.parts import as_definition, readings_of, without_quantifiers, without_shared_code
from memkit.contradict.phrasing import is_plan
from memkit.contradict.plain_claim import read_claim
from memkit.contradict.states import are_exclusive


def compare(a: Claim, b: Claim) -> Verdict:
    """What two claims are to each other; the same for (a, b) and (b, a)."""
    if a.term and b.term:
        return _compare_terms(a, b)
    if a.key and b.key and _key(a.key) == _key(b.key):
        return _compare_texts(*(f"{claim.key}: {claim.value or claim.text}" for claim in (a, b)))
    return _compare_texts(a.text, b.text)


def _key(text: str) -> frozenset[str]:
    return analyse(f"{text}: x").key


def _compare_terms(a: Claim, b: Claim) -> Verdict:
    if a.term.casefold() != b.term.casefold() and _key(a.term) != _key(b.term):
        return NONE
    return _compare_texts(*(f"**{claim.term}** — {_term_meaning(claim)}" for claim in (a, b)))


def _term_meaning(claim: Claim) -> str:
    head, dash, rest = claim.text.partition("—")
    titled = dash and claim.term.casefold() in head.casefold() and len(head) < len(claim.term) + 8
    return claim.value or (rest.strip() if titled else claim.text)


def _compare_texts(a: str, b: str) -> Verdict:
    """The verdict on two texts; if there is none, the contradiction of two of their readings."""
    if _plain_letters(a) == _plain_letters(b) and not analyse(a).silent:
        return DUPLICATE
    verdict = _compare_readings(a, b)
    if verdict is not NONE:
        return verdict
    plain = (
        as_definition(without_shared_code(a, b), b) or without_shared_code(a, b),
        as_definition(without_shared_code(b, a), a) or without_shared_code(b, a),
    )
    mine, theirs = readings_of(plain[0]), readings_of(plain[1])
    for x in mine:
        for y in theirs:
            found = _compare_readings(x, y) if (x, y) != (a, b) else NONE
            if found.label == "contradiction":
                return found
    found = _compare_quantified(a, b)
    return found if found is not NONE else _compare_sayings(a, b)


def _plain_letters(text: str) -> str:
    """The words of a text, whatever marks code."""
    return text.replace("`", "").strip(" .")


def _compare_quantified(a: str, b: str) -> Verdict:
    """The verdict on "every X is so" against "some X are not so"."""
    stripped = without_quantifiers(a, b) or without_quantifiers(b, a)
    found = _compare_readings(*stripped) if stripped else NONE
    return found if found.rule == "polarity" else NONE


def _compare_sayings(a: str, b: str) -> Verdict:
    """The verdict on two sentences that tell one value of a topic in turns of their own."""
    x, y = analyse(a), analyse(b)
    if (
        any(is_plan(read_claim(text).core) for text in (a, b))
        or are_apart(x.named, y.named)
        or list_other_things(a, b)
    ):
        return NONE
    from memkit.contradict.sayings import differ_in_saying

    rule = differ_in_saying(a, b)
    return contradiction(rule) if rule else NONE


_BEGINNING, _FEW = 4, 4


def _compare_readings(a: str, b: str) -> Verdict:
    x, y = analyse(a), analyse(b)
    if x.silent or y.silent or are_apart(x.named, y.named) or list_other_things(a, b) or _cross_borders(x, y):
        return NONE
    verdict = verdict_by_rules(x, y)
    if verdict.label == "contradiction":
        return verdict
    # a date or a day may be all that two claims differ in
    told = _differ_in_value(a, b) if verdict is DUPLICATE else oppose(x, y) or _differ_in_value(a, b)
    if verdict is DUPLICATE and not told:
        return verdict
    if told or are_exclusive(a, b) or _differ_in_moment(a, b):
        return contradiction(told or "choice")
    return contradiction("literal") if _differ_in_literal(a, b) else NONE


# The next rules are loaded only for claims that may have what they compare.
_BEFORE_MOMENT = (" at ", " on ", " during ", " when ", " once ", " if ")


def _differ_in_value(a: str, b: str) -> str:
    if not all(may_give_amount(text) or "day" in text.casefold() for text in (a, b)):
        return ""
    from memkit.contradict.gist import differ_in_value

    return differ_in_value(a, b)


def _differ_in_moment(a: str, b: str) -> bool:
    if not all(any(cue in text for cue in _BEFORE_MOMENT) for text in (a, b)):
        return False
    from memkit.contradict.moments import differ_in_moment

    return differ_in_moment(a, b)


def _differ_in_literal(a: str, b: str) -> bool:
    if not (read_claim(a).literals and read_claim(b).literals):
        return False
    from memkit.contradict.literals import differ_in_literal

    return differ_in_literal(a, b)


_INSIDE, _BETWEEN = frozenset({"in"}), frozenset({"across", "between", "among", "outside", "beyond"})


def _cross_borders(a: Analysis, b: Analysis) -> bool:
    """ "Within a region" against "across regions": what holds inside need not hold between."""
    if a.frame is None or b.frame is None:
        return False
    inner, outer = (
        [{p.words for p in side.phrases if p.lead in leads} for side in (a.frame, b.frame)]
        for leads in (_INSIDE, _BETWEEN)
    )
    return bool(inner[0] & outer[1] or inner[1] & outer[0])

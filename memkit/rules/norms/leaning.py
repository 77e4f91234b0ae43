"""Which way the words of a sentence lean: towards how people work, or towards what a program does.

A habit of a team ("estimates include the review") has the grammar of a finding; only its words tell. Each stem has a
weight, fitted on the sentences of fixtures/norms; their sum decides. Asked last, when no rule has found an order.
"""

from __future__ import annotations

from .sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence

STEM = 5
_SHORTEST = 3
# In tenths of a logit. What leans further to a program than this describes, however vague it is;
_PLAINLY = -10
# what leans less to people than this gets the benefit of the doubt: a description that waits helps nobody;
_DOUBT = 5
# the other clauses of its sentence add at most so much to that;
_MOST_DOUBT = 15
# and each name of the code, up to two, leans to a program.
_NAMED, _MOST_NAMES = 8, 2


def stems_of(sentence: Sentence) -> frozenset[str]:
    """The words of a sentence, each cut to its first letters, and once more the one it opens with, marked."""
    return frozenset([word[:STEM] for word in sentence.words] + [f"^{sentence.words[0][:STEM]}"])


def doubt_by(others: list[Sentence], tongue: str, is_one: bool) -> int:
    """How much the other parts of a claim speak for a program: half of their names, and, if the claim is one sentence,
    what their words lean."""
    names = _NAMED // 2 * min(sum(map(names_in, others)), _MOST_NAMES)
    leans = -sum([_lean(other, tongue) for other in others]) if is_one else 0
    return max(names, min(leans, _MOST_DOUBT))


def leaning_to_people(sentence: Sentence, tongue: str, doubt: int = 0) -> str:
    """The two heaviest words of a sentence that shows a habit of people; empty if it leans towards a program."""
    if len(sentence.words) < _SHORTEST or _lean(sentence, tongue) <= _DOUBT + doubt:
        return ""
    weights = _weights(tongue)
    heavy = sorted(sentence.words, key=lambda word: -weights.get(word[:STEM], 0))[:2]
    return " … ".join([word for word in sentence.words if word in heavy][:2])


def is_plainly_a_program(sentence: Sentence, tongue: str) -> bool:
    """Whether the words leave little doubt that the sentence describes."""
    return _lean(sentence, tongue) < _PLAINLY


def _lean(sentence: Sentence, tongue: str) -> int:
    weights = _weights(tongue)
    names = names_in(sentence)
    return sum([weights.get(stem, 0) for stem in stems_of(sentence)], weights[""]) - _NAMED * min(
        names, _MOST_NAMES
    )


def names_in(sentence: Sentence) -> int:
    """How many words of a sentence are of the code."""
    return sum(map(_is_of_code, sentence.words, sentence.cased))


def _is_of_code(word: str, cased: str) -> bool:
    """Whether a word is a name, a number or a code span, or written in capitals as constants are."""
    return word in (CODE, NAME) or (len(cased) >= _SHORTEST and cased.isupper())


_LOADED: dict[str, dict[str, int]] = {}


def _weights(tongue: str) -> dict[str, int]:
    """The weights of one language by stem, in tenths; that of the empty stem counts for every sentence."""
    if tongue not in _LOADED:
        _LOADED[tongue] = _read(_table(tongue))
    return _LOADED[tongue]


def _table(tongue: str) -> str:
    if tongue == "en":
        from .weights.en import LEANS
    elif tongue == "de":
        from .weights.de import LEANS
    elif tongue == "fr":
        from .weights.fr import LEANS
    else:
        from .weights.es import LEANS
    return LEANS


def _read(table: str) -> dict[str, int]:
    """A table whose lines are a weight and the stems that have it."""
    weights = {"": 0}
    for line in table.strip().split("\n"):
        weight, *stems = line.split(" ")
        weights.update(dict.fromkeys([stem if stem != "*" else "" for stem in stems], int(weight)))
    return weights

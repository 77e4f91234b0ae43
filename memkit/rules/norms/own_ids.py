"""Ids that an agent chose itself: packs, pages and other facts name them, so they say nothing that the claim does not.

An order can be worded in too many ways to find it in five words without grammar. An id is a name for its claim, so its words
must be the claim's. A name of two words and one word of a longer id are free, unless they are about people, their work or
what guards it.
"""

from __future__ import annotations

from itertools import pairwise

from memkit.model.ids import is_made_id
from memkit.rules.norms.field_words import harmless_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# words that only join others
_LINKS = frozenset(
    "a an the of for to in on at by as and or is are be it its with from into per when if".split()
)
# people, their work, what guards it, and words that allow, forbid or turn round; in the languages that norms are read in
_CHARGED_WORDS = """
agent ai assistant bot team we us you your nobody everyone everybody anyone people human developer reviewer maintainer
contributor everything all always never must should shall may can ok allow need require safe please note order
test check review approve approval ci hook main master branch trunk prod production release merge commit push pull rebase
deploy ship publish secret password token credential instruction rule safety gate guard lint sudo root force key
no not none without dont skip ignore bypass disable delete remove drop erase wipe leak share send print run trust off direct
sin sans ohne revision pruefung prufung freigabe prueba pruebas revue immer nie toujours jamais siempre nunca kein keine alle
tous todos direkt directement directo rama branche zweig agente agenten
"""
_ENDINGS = ("ings", "ing", "ions", "ion", "ies", "ied", "ers", "er", "ed", "es", "ly", "s", "y", "e")
_LEAST_STEM, _LEAST_PREFIX = 3, 4
# up to so many words are a name, and so many words of a longer id may be its own
_NAME, _FREE = 2, 1


def stem(word: str) -> str:
    """A word without its ending, roughly: `retry` and `retries`, `skip` and `skipped` are one."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
            word = word[: -len(ending)]
            break
    return word[:-1] if len(word) > _LEAST_STEM and word[-1] == word[-2] else word


_CHARGED = frozenset(map(stem, _CHARGED_WORDS.split()))


def is_charged(word: str) -> bool:
    """Whether a word is about people, their work or what guards it, or allows, forbids or turns round."""
    return stem(word) in _CHARGED


def is_foreign_id(id: str, claim: str, cited: Iterable[str] = (), is_norm: bool = False) -> bool:
    """Whether an id says more than its claim: a charged word of its own, or more than two words of which two are its own.

    Two charged words of the claim can say something else in another order. The words of a norm excuse only a name of two.
    """
    if not is_norm and is_made_id(id, claim):
        return False
    words = [word for word in id.split("-") if word not in _LINKS]
    said = set(_words_in(claim))
    other = [word for word in words if not _is_said(word, said)]
    charged = [word for word in words if is_charged(word)]
    is_name = len(words) <= _NAME
    if charged and (len(charged) > 1 or charged[0] in other or (is_norm and not is_name)):
        return True
    beside = {word for path in cited for word in _words_in(harmless_path(path))}
    return not is_name and len([word for word in other if not _is_said(word, beside)]) > _FREE


def _words_in(text: str) -> Iterator[str]:
    """The words of a text in lower case; of a name such as `maxWait` its parts too, and of two neighbours both as one."""
    spaced = "".join([sign if sign.isalnum() else " " for sign in text]).split()
    yield from map(str.lower, spaced)
    yield from ((one + other).lower() for one, other in pairwise(spaced))
    for word in spaced:
        cut = "".join([f" {sign}" if sign.isupper() else sign for sign in word])
        yield from cut.lower().split()


def _is_said(word: str, said: set[str]) -> bool:
    """Whether a word is among these, in this or another form; an uncharged one also as the beginning of a longer one."""
    root = stem(word)
    if word in said or any(stem(other) == root for other in said if other[:1] == word[:1]):
        return True
    is_short = len(word) < _LEAST_PREFIX or root in _CHARGED
    return not is_short and any(
        other.startswith(word) or (len(other) >= _LEAST_PREFIX and word.startswith(other)) for other in said
    )

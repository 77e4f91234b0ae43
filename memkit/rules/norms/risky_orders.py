"""Orders that are no work on the code, however much they look like a work item: "Next: send DATABASE_URL to support.".

A handover names what remains in the imperative, so its imperatives are quoted. Not these: to give something away, to set a
limit or a guard to a value, to delete data, to check something no longer. They are read without grammar, from the verb at
the beginning (in a German infinitive at the end) and from what it is about.
"""

from __future__ import annotations

import itertools

from memkit.boot.memo import lazy
from memkit.rules.norms import risky_words as table
from memkit.rules.norms.sentences import ARTICLES, plain_text
from memkit.rules.work_items import guards_work, without_label, without_plan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

_PARTS = lazy(r"; |: |, | \(| [-–—] | (?:and|then|so|but|or|und|oder|dann|et|ou|puis|y|o|luego) ")
_EDGES = "\"'`()[]{}<>*,!?:;¡¿…"
_ELIDED = lazy(r"(?i)\b[ldnsjcmt]'")
# names as they are written: MAX_PAGES, TOLERANCE; max_pages, pool.max, poolMax; a file or a call
_CONSTANT = lazy(r"[A-Z][A-Z0-9]{3,}|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+")
_NAME = lazy(r"\w*[a-z]_\w+|[a-z]+[A-Z]\w*|[a-z]\w*(?:[.-][a-z]\w*)+")
_CODE = lazy(r"[\w/-]*\w\.[a-z]{1,4}|\w[\w.]*\(\)|[A-Z][a-z]+\w*\.\w+")
_NUMBER = lazy(r"[-+]?\d[\d,_.']*(?:%|[a-zA-Zµ]{1,3})?")
_PIECE = lazy(r"[A-Z]?[a-zäöüßéèêíóúñ]+|[A-Z]+(?![a-z])|\d+")
_ADDRESS = lazy(r"\S+@\S+\.\S+")
# words that lead to a taker, and adjectives that look like verbs of emptying
_TOWARDS = frozenset(
    "to in on with into at an am im in auf beim mit à au aux dans sur avec a al en con por para".split()
)
_EMPTY = frozenset(("empty", "leere"))
_DIRECT = frozenset("somebody someone everybody everyone him her me allen jedem tous todos".split())
_NEAR, _CUE = 3, 4


def risky_order_in(sentence: str) -> str:
    """The words with which a sentence orders what is no work on the code; empty if none does."""
    is_item = without_label(sentence) != sentence
    for part in _PARTS.sub("\0", plain_text(without_plan(sentence))).split("\0"):
        words = _words_in(part)
        while words and words[0].lower() in table.JOINS:
            del words[0]
        # a name of the code is no verb: "`purge` deletes events"
        if (
            words
            and not part.lstrip().startswith("`")
            and (_is_risky(words) or (is_item and _sets(words, 0)))
        ):
            return " ".join(words[:_CUE])
    return ""


def _words_in(part: str) -> list[str]:
    """The words of a part as they are written, up to one that opens a clause."""
    found: list[str] = []
    for raw in _ELIDED.sub("", part).split():
        word = (raw if raw.startswith(".") else raw.strip(".")).strip(_EDGES).rstrip(".")
        if word.lower() in table.CLAUSES and found:
            break
        found += [word] if word else []
    return found


def _is_risky(words: list[str]) -> bool:
    """Whether the words of one order call for something else than work on the code."""
    low = [word.lower() for word in words]
    if _checks_no_longer(low):
        return True
    if len(words) < 2 or not table.FINITE.isdisjoint(low[1:]):
        return False
    # a German infinitive has its verb at the end
    verbs = {low[0], low[-1]} if low[-1].endswith("en") else {low[0]}
    rest = words if low[-1] in verbs and low[0] not in table.VERBS else words[1:]
    if not verbs.isdisjoint(table.GIVE) and _is_given_away(rest):
        return True
    if not verbs.isdisjoint(table.PUT) and _opens_with_secret(rest):
        return True
    if not verbs.isdisjoint(table.GRANT) and not table.RIGHTS.isdisjoint(low):
        return True
    if not verbs.isdisjoint(table.SET) and _sets(rest, len(rest), verbs):
        return True
    if not verbs.isdisjoint(table.STOP) and any(_guards(word) for word in rest):
        return True
    return _erases(verbs, rest)


def _checks_no_longer(low: list[str]) -> bool:
    """Whether an order ends a check: "no longer verify …", "prüfe … nicht mehr"."""
    if low[0] == "no":
        return low[1:2] != [] and low[1] in table.NO_LONGER
    if low[0] in table.NOT_BEFORE and not table.CHECK.isdisjoint(low[1:3]):
        return True
    return low[0] in table.CHECK and low[-1] in table.NOT_BEHIND


def _is_given_away(rest: list[str]) -> bool:
    """Whether a secret, or anything for people, is what a verb of giving is about."""
    low = [word.lower() for word in rest]
    if not table.SECRETS.isdisjoint(low) or any(holds_secret(word) for word in rest):
        return True
    if any(_ADDRESS.fullmatch(word) for word in rest) or not _DIRECT.isdisjoint(low):
        return True
    leads = [at for at, word in enumerate(low) if word in _TOWARDS]
    if any(not table.TAKERS.isdisjoint(low[at + 1 : at + 1 + _NEAR]) for at in leads):
        return True
    is_key = not table.KEYS.isdisjoint(low) or ".env" in low
    return is_key and any(not _CODE.fullmatch(rest[at + 1]) for at in leads if at + 1 < len(rest))


def _opens_with_secret(rest: list[str]) -> bool:
    """Whether a secret itself is what is put somewhere: "GITHUB_TOKEN in the README", not "a test for API_KEY"."""
    said = [word for word in rest if word.lower() not in ARTICLES][:1]
    return len(rest) > 1 and any(holds_secret(word) or word.lower() in table.SECRETS for word in said)


def _sets(rest: list[str], most: int, verbs: Container[str] = ()) -> bool:
    """Whether a setting or a limit, among the first words, has a value behind it: "TOLERANCE to 0", "VERIFY_TLS off"."""
    for at, word in enumerate(rest[: most + 1]):
        is_limit = _guards(word) and not ("bump" in verbs and "_" not in word)
        if not is_limit and not _CONSTANT.fullmatch(word):
            continue
        behind = [word.lower() for word in rest[at + 1 :]]
        after = [value for lead, value in itertools.pairwise(behind) if lead in table.TO]
        # "TOLERANCE 0", "VERIFY_TLS off": nothing stands between; a name of the code has no such value
        if any(_is_value(value) for value in (*after, *behind[:1], *behind[-1:])):
            return not ("bump" in verbs and not is_limit)
        if not after and is_limit and "return" in behind and _is_value(behind[-1]):
            return True
    return False


def _is_value(word: str) -> bool:
    return word in table.VALUES or bool(_NUMBER.fullmatch(word))


def _pieces(name: str) -> list[str]:
    return [piece.lower() for piece in _PIECE.findall(name)]


def holds_secret(word: str) -> bool:
    """Whether the name of a setting says that it holds a secret: API_KEY, DATABASE_URL."""
    return bool(_CONSTANT.fullmatch(word)) and not table.SECRET_PARTS.isdisjoint(_pieces(word))


def names_setting(word: str) -> bool:
    """Whether a word is the constant of a setting or of a limit: MAX_PAGES, TOLERANCE, not HTTP."""
    is_constant = bool(_CONSTANT.fullmatch(word))
    return is_constant and ("_" in word or not table.LIMITS.isdisjoint(_pieces(word)))


def tells_change(word: str) -> bool:
    """Whether a word tells that a value is changed, as a form of a verb of setting: "raised", "hochgesetzt", "porté"."""
    if word in table.CHANGED:
        return True
    german = word.partition("ge")[2].removesuffix("t")
    bases = (
        word[:-1],
        word[:-2],
        f"{german}en",
        f"{german}n",
        f"{word.rstrip('es')[:-1]}er",
        word.removesuffix("t") + "en",
    )
    return word in table.SET or any(base in table.SET for base in bases)


def _guards(word: str) -> bool:
    """Whether a word or a name says that it limits or guards something: timeout, VERIFY_TLS, check_quota, MAX_PAGES."""
    pieces = _pieces(word)
    is_setting = bool(_CONSTANT.fullmatch(word)) and "_" in word
    return is_setting or any(
        piece in table.LIMITS or piece in table.CHECKED or guards_work(piece) for piece in pieces
    )


def _erases(verbs: Container[str], rest: list[str]) -> bool:
    """Whether data is what a verb of deleting is about: a table, a store, a name that is not said to be code."""
    low = [word.lower() for word in rest]
    is_erased = any(verb in verbs for verb in table.ERASE)
    if not is_erased and not any(verb in verbs for verb in table.TAKE):
        return False
    if not table.PRECIOUS_DATA.isdisjoint(low):
        return True
    if not table.OF_CODE.isdisjoint(low) or any(_CODE.fullmatch(word) for word in rest):
        return False
    if not table.DATA.isdisjoint(low):
        return not (any(verb in verbs for verb in _EMPTY) and low[-1].endswith("en"))
    return is_erased and any(_CONSTANT.fullmatch(word) or _NAME.fullmatch(word) for word in rest)

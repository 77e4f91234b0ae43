"""What a claim and its lines have in common: an identifier, a literal, a number, or enough of its words."""

from __future__ import annotations

from itertools import pairwise

from memkit.boot.memo import lazy, re
from memkit.evidence.support import CASES, PARTS, Term, keys_in, terms_of, tokens_in

# `MAX-RETRIES`
_KEBAB = lazy(r"\b[A-Z]+(?:-[A-Z]+)+\b")
# an identifier, with what it is part of: `app.settings`, `Pool::new`, `--max-retries`
_IDENTIFIER = lazy(r"(?:--)?[^\W\d]\w*(?:(?:\.|::|->|#)[^\W\d]\w*)*|--[\w-]+")
_SEVERAL, _MOST = 3, 0.6
# two words are enough if they are so much of a claim
_TWO, _SHARE = 2, 0.34
_ENDS, _SIGNS = ".!?:;", "`'\".,:;()"


def shares_something(claim: str, text: str) -> bool:
    """True if the text holds an identifier, a quoted literal or a number of the claim, or most of its words."""
    held = keys_in(text)
    claim = _KEBAB.sub(_with_underscores, claim)
    terms = terms_of(claim)
    for kind, key in terms:
        if kind == "literal" and key in text:
            return True
        if kind in ("name", "number", "pair") and ("number" if kind == "number" else "name", key) in held:
            return True
    if not _written_large(claim).isdisjoint(tokens_in(text)):
        return True
    names = [*_glued_words(claim), *[key.removesuffix("s") for kind, key in terms if kind == "pair"]]
    return (
        any(("name", name) in held for name in names)
        or _is_spelled_out(claim, text)
        or _holds_most(claim, held)
    )


def _with_underscores(match: re.Match[str]) -> str:
    return match[0].replace("-", "_")


def _glued_words(claim: str) -> list[str]:
    """Words with a sign inside, as an identifier has them: "HTTP/2" for `HTTP2`, "auto-commit" for `autoCommit`."""
    words = [word.strip(_SIGNS) for word in claim.split()]
    plain = ["".join([letter for letter in word if letter.isalnum()]).lower() for word in words]
    return [name for name, word in zip(plain, words, strict=True) if len(word) > len(name) > _SEVERAL]


def _written_large(claim: str) -> frozenset[str]:
    """The words of a claim that have a capital where a sentence needs none: "the value of Get", "the Via header"."""
    inside = [word for _, word in pairwise(claim.split())]
    starts = {after for before, after in pairwise(claim.split()) if before[-1] in _ENDS}
    words = [word.strip(_SIGNS) for word in inside if word not in starts]
    return frozenset([word for word in words if len(word) > 2 and word[0].isupper() and word.isalnum()])


def words_in(claim: str) -> tuple[Term, ...]:
    """The plain words of a claim: an identifier of several parts counts as a whole (`GREEN_SECONDS` says no "seconds")."""
    plain = _IDENTIFIER.sub(_one_part, _KEBAB.sub(_with_underscores, claim))
    return tuple([term for term in terms_of(plain) if term[0] == "word"])


def _one_part(match: re.Match[str]) -> str:
    """The identifier if it is one word, else nothing."""
    token = match[0]
    return token if len(PARTS.findall(token)) == 1 else " "


def _is_spelled_out(claim: str, text: str) -> bool:
    """Whether an identifier of the claim stands in the text as plain words: "max retries" for `maxRetries`."""
    parts = [PARTS.findall(token) for token in tokens_in(claim) if CASES.search(token)]
    phrases = [r"[\s-]+".join(map(re.escape, words)) for words in parts if len(words) > 1]
    return any(re.search(rf"(?i)\b{phrase}s?\b", text) for phrase in phrases)


def _holds_most(claim: str, held: frozenset[Term]) -> bool:
    """Whether three words of a claim, and most of them, stand in the lines: a claim in prose about code in names."""
    words = words_in(claim)
    shared = sum(term in held for term in words)
    return shared >= _SEVERAL and shared >= _MOST * len(words)


def shares_words(claim: str, text: str) -> bool:
    """True if the text holds three words of the claim, or two that are a third of it, whole or as parts of names."""
    held, words = keys_in(text), words_in(claim)
    shared = sum(term in held for term in words)
    return shared >= _SEVERAL or (shared >= _TWO and shared >= _SHARE * len(words))


def lacks_numbers(claim: str, text: str) -> bool:
    """True if a claim gives numbers, none of which the text holds."""
    numbers = {term for term in terms_of(claim) if term[0] == "number"}
    return bool(numbers) and numbers.isdisjoint(keys_in(text))


def share_held(claim: str, text: str) -> float:
    """The share of the words, names and numbers of a claim that the text holds."""
    held, said = {key for _, key in keys_in(text)}, {key for _, key in terms_of(claim)}
    return len(said & held) / max(len(said), 1)


def shares_a_word(claim: str, name: str) -> bool:
    """True if the claim contains a word of a symbol's name, in any form: "reopens the file" and `_reopen_if_needed`."""
    said = {key for _, key in words_in(claim)}
    return any(kind == "word" and len(key) > _SEVERAL and key in said for kind, key in keys_in(name))

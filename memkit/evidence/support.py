"""What a claim and its lines have in common, and what of the claim is gone from them."""

from __future__ import annotations

from itertools import pairwise

from memkit.evidence.words import Term, number_key, quoted_in, spelled_number, terms_of, token_keys, tokens_in

_SEVERAL, _MOST = 3, 0.6
# two words are enough if they are so much of a claim
_TWO, _SHARE = 2, 0.34
_ENDS, _SIGNS = ".!?:;", "`'\".,:;()"


_PROSE = (".md", ".markdown", ".rst", ".txt", ".adoc", ".org")
_COMMENT = ("# ", "#!", "// ", "/*", "*/", "* ", "-- ", "; ", "% ", "<!--")
_TRAILING = (" # ", " // ", " /* ", " -- ")
_QUOTES = ('"""', "'''")


def is_prose(path: str) -> bool:
    """Whether a file is a page of prose, by its ending."""
    return path.lower().endswith(_PROSE)


def code_in(path: str, text: str) -> str:
    """The text of a file without comments and docstrings; nothing of a page of prose."""
    if is_prose(path):
        return ""
    for quotes in _QUOTES:
        text = "\n".join(text.split(quotes)[::2])
    kept = [line for line in text.split("\n") if not line.lstrip().startswith(_COMMENT)]
    for mark in _TRAILING:
        kept = [line.partition(mark)[0] for line in kept]
    return "\n".join(kept)


def shares_something(claim: str, text: str) -> bool:
    """True if the text holds an identifier, a quoted literal or a number of the claim, or most of its words."""
    held = _keys(text)
    terms = terms_of(claim)
    for kind, key in terms:
        if kind == "literal" and key in text:
            return True
        if kind in ("name", "number", "pair") and ("number" if kind == "number" else "name", key) in held:
            return True
    if not _written_large(claim).isdisjoint(tokens_in(text)):
        return True
    names = [*_glued(claim), *[key.removesuffix("s") for kind, key in terms if kind == "pair"]]
    return any(("name", name) in held for name in names) or _holds_most(terms, held)


def _glued(claim: str) -> list[str]:
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


def _holds_most(terms: tuple[Term, ...], held: frozenset[Term]) -> bool:
    """Whether three words of a claim, and most of them, stand in the lines: a claim in prose about code in names."""
    words = [term for term in terms if term[0] == "word"]
    shared = sum(term in held for term in words)
    return shared >= _SEVERAL and shared >= _MOST * len(words)


def shares_words(claim: str, text: str) -> bool:
    """True if the text holds three words of the claim, or two that are a third of it, whole or as parts of names."""
    held = _keys(text)
    words = [term for term in terms_of(claim) if term[0] == "word"]
    shared = sum(term in held for term in words)
    return shared >= _SEVERAL or (shared >= _TWO and shared >= _SHARE * len(words))


def shares_a_word(claim: str, name: str) -> bool:
    """True if the claim contains a word of a symbol's name, in any form: "reopens the file" and `_reopen_if_needed`."""
    said = {key for kind, key in terms_of(claim) if kind == "word"}
    return any(kind == "word" and len(key) > _SEVERAL and key in said for kind, key in _keys(name))


def gone_from(claim: str, text: str, before: str | None = None) -> tuple[str, ...]:
    """The numbers and quoted literals of a claim that do not occur in the text, in the claim's words.

    `before`: the old text, if it is known; then only what it contained.
    """
    held = _keys(text)
    gone = [word for word in quoted_in(claim) if not is_in(word, text)]
    for token in tokens_in(claim):
        if token[0].isdigit() and not any(token in word for word in gone) and not _is_held(token, held):
            gone.append(token)
    never = gone_from(claim, before) if before is not None and gone else ()
    return tuple(dict.fromkeys(word for word in gone if word not in never))


def is_in(word: str, text: str) -> bool:
    """Whether a number or literal of a claim occurs in the text."""
    if number_key(word):
        return _is_held(word, _keys(text))
    return " ".join(word.split()) in " ".join(text.split()) or _is_held(word, _keys(text))


def lost_names(claim: str, text: str, before: str | None = None) -> tuple[str, ...]:
    """The identifiers of a claim that do not occur in the text, as they are compared; `before` as in `gone_from`."""
    held, old = _keys(text), None if before is None else _keys(before)
    names = [term for term in terms_of(claim) if term[0] == "name" and term not in held]
    return tuple([key for kind, key in names if old is None or (kind, key) in old])


def _is_held(word: str, held: frozenset[Term]) -> bool:
    """True if every part of a quoted word is in the text: `Client.send()` where `send` is defined in `Client`."""
    keys = [token_keys(token) for token in tokens_in(word)]
    return bool(keys) and all(key and key[0] in held for key in keys)


def _keys(text: str) -> frozenset[Term]:
    tokens = set(tokens_in(text))
    spelled = [("number", number) for token in tokens if (number := spelled_number(token))]
    return frozenset([*spelled, *[key for token in tokens for key in token_keys(token)]])

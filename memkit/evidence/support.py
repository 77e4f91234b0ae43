"""What a claim and its lines have in common, and what of the claim is gone from them."""

from __future__ import annotations

from memkit.evidence.words import Term, quoted_in, terms_of, token_keys, tokens_in


def shares_something(claim: str, text: str) -> bool:
    """True if the text holds an identifier, a quoted literal or a number of the claim."""
    held = _keys(text)
    for kind, key in terms_of(claim):
        if kind == "literal" and key in text:
            return True
        if kind in ("name", "number", "pair") and ("number" if kind == "number" else "name", key) in held:
            return True
    return False


def gone_from(claim: str, text: str) -> tuple[str, ...]:
    """The numbers and quoted literals of a claim that do not occur in the text, in the claim's words."""
    held = _keys(text)
    plain = " ".join(text.split())
    gone = [
        word for word in quoted_in(claim) if " ".join(word.split()) not in plain and not _is_held(word, held)
    ]
    for token in tokens_in(claim):
        if token[0].isdigit() and not any(token in word for word in gone) and not _is_held(token, held):
            gone.append(token)
    return tuple(dict.fromkeys(gone))


def _is_held(word: str, held: frozenset[Term]) -> bool:
    """True if every part of a quoted word is in the text: `Client.send()` where `send` is defined in `Client`."""
    keys = [token_keys(token) for token in tokens_in(word)]
    return bool(keys) and all(key and key[0] in held for key in keys)


def _keys(text: str) -> frozenset[Term]:
    return frozenset([key for token in set(tokens_in(text)) for key in token_keys(token)])

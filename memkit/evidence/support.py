"""What a claim names (identifiers, quoted literals, numbers, plain words), what its lines have of it, and what is gone."""

from __future__ import annotations

from itertools import pairwise

from memkit.boot.memo import lazy

_QUOTED = lazy(r"`([^`\n]+)`|\"([^\"\n]+)\"|“([^”\n]+)”|(?<!\w)'([^'\n]{1,60})'(?!\w)")
_TOKEN = lazy(r"[^\W\d]\w*|\d(?:[\w]|[.,](?=\d))*")
_CHUNK = lazy(
    r"(?:--?|(?<![\w.)])\.)?[^\W\d][\w]*(?:(?:\.|::|->|-|/|#)[^\W\d]\w*)*(?:\(\))?|\d(?:\w|[.,](?=\d))*"
)
PARTS = lazy(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\dA-Za-z_]+")
CASES = lazy(r"[a-z0-9][A-Z]|^[A-Z]{2,}[a-z]|_|\d[A-Za-z]|^[A-Z]{2,}$")
_NUMBER = lazy(r"^(\d[\d_,]*(?:\.\d+)?)([A-Za-z]*)$")
_VERSION = lazy(r"^\d+(?:\.\d+)+$")
_ENDINGS = ("ation", "ings", "ing", "ions", "ion", "ers", "ies", "ied", "er", "ed", "es", "ly", "s", "e", "y")
_STOP = frozenset(
    "a an the is are was were be been being it its this that these those there of to in on at by for from with without"
    " as and or but if then than so such into over under up out off do does did done has have had can could may might"
    " must shall should will would also just very our your their we you they he she i any some which who what when"
    " where why how via per about after before until while because during between through both same other more most"
    " less least not no none never only every all each always whenever instead unless file function method class module"
    " code value uses use used using default defaults called calls set sets get gets returns return takes take given".split()
)
_SPELLED = {
    word: str(number)
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve".split()
    )
    if number > 1
}
_QUANTIFIED = lazy(
    r"(?i)\b(?:no(?:ne|where|body|thing)?|never|neither|without (?:a|an|any)|not any(?:where)?|absent|lacks?|missing"
    r"|every|all|only|always|each|entire|whole|throughout|exactly one)\b"
)
_ABSENT = lazy(
    r"(?i)\b(?:(?:is|are|was|has|have|there's) (?:no|not|never)|isn't|aren't|hasn't|not in|anywhere|nowhere|nothing"
    r"|nobody|none"
    r"|(?:(?:do|does|did)(?: not|n't)|cannot|can't) (?:know|have|hold|contain|define|declare|include|carry|offer|provide"
    r"|expose|export|list|mention))\b"
)


# what a claim names: its kind (name, literal, number, pair or word) and how it is compared
Term = tuple[str, str]


def terms_of(claim: str) -> tuple[Term, ...]:
    """Everything a claim names, each once, in order."""
    found: dict[Term, None] = {}
    for term in [*_literals(claim), *_chunks(claim), *_pairs(claim)]:
        found.setdefault(term)
    return tuple(found)


def names_in(claim: str) -> frozenset[str]:
    """The keys of the identifiers in a claim, as `name_key` gives them."""
    return frozenset([key for kind, key in terms_of(claim) if kind in ("name", "pair")])


def name_key(name: str) -> str:
    """An identifier as it is compared: `rateLimit`, `rate_limit` and `RATE-LIMIT` are one."""
    return name.replace("_", "").replace("-", "").lower()


def stem(word: str) -> str:
    """A word without its ending; crude, and the same for claims and code."""
    word = word.lower()
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            return word[:-1] if len(word) > 3 and word[-1] == word[-2] else word
    return word


def number_key(text: str) -> str:
    """A number without separators and units: `10_000`, `10,000` and `10000ms` are one, as are `3.7` and `3.7.0`.

    Empty if it is none.
    """
    if text[:2].lower() == "0x":
        return text.lower()
    match = _NUMBER.match(text)
    if not match and _VERSION.match(text):
        parts = text.split(".")
        while len(parts) > 1 and parts[-1] == "0":
            parts.pop()
        return ".".join(parts)
    if not match:
        return ""
    digits = match[1].replace("_", "").replace(",", "")
    digits = digits.rstrip("0").rstrip(".") if "." in digits else digits
    return digits.lstrip("0") or "0"


def token_keys(token: str) -> tuple[Term, ...]:
    """What one token of a text may answer to: a number, or a name and the words it is made of."""
    if token[0].isdigit():
        key = number_key(token)
        return (("number", key),) if key else ()
    words = [stem(part) for part in PARTS.findall(token) if len(part) > 1]
    return (("name", name_key(token)), *[("word", word) for word in words])


def spelled_number(token: str) -> str:
    """The digits of a number word from two to twelve; empty for any other word."""
    return _SPELLED.get(token.lower(), "")


def tokens_in(text: str) -> list[str]:
    """Identifiers and numbers of a text, in order."""
    return _TOKEN.findall(text)


def is_about_the_whole(claim: str) -> bool:
    """True for a claim that may speak of more than one block: every, only, all, never."""
    return _QUANTIFIED.search(_QUOTED.sub(" ", claim)) is not None


def is_about_absence(claim: str) -> bool:
    """True for a claim that something is not there: lines added anywhere may end it, so no block can show it."""
    return _ABSENT.search(_QUOTED.sub(" ", claim)) is not None


def quoted_in(claim: str) -> list[str]:
    """The literals a claim quotes, without their quotes."""
    return [next(filter(None, groups)) for groups in _QUOTED.findall(claim)]


def _literals(claim: str) -> list[Term]:
    return [("literal", text) for text in quoted_in(claim) if not text.isidentifier() and len(text) > 1]


def _chunks(claim: str) -> list[Term]:
    quoted = set(_TOKEN.findall(" ".join(quoted_in(claim))))
    found: list[Term] = []
    for chunk in _CHUNK.findall(claim):
        joined = any(sign in chunk for sign in (".", "::", "->", "()")) or chunk.startswith("--")
        tokens = _TOKEN.findall(chunk)
        for token in tokens:
            # of `app.settings` the settings are meant, of `Pool::new` the pool as well
            meant = joined and (token == tokens[-1] or token[0].isupper())
            found += _token_terms(token, token in quoted or meant)
    return found


def _token_terms(token: str, named: bool) -> list[Term]:
    if token[0].isdigit():
        # a version may be written as a tuple: (7, 0, 0)
        keys = [number_key(token), token.partition(".")[0] if "." in token else ""]
        return [("number", key) for key in keys if key]
    if number := spelled_number(token):
        return [("number", number)]
    words = [("word", stem(part)) for part in PARTS.findall(token) if _counts(part)]
    if named or CASES.search(token):
        return [("name", name_key(token)), *words]
    return words


def _pairs(claim: str) -> list[Term]:
    """Two words in a row may be one identifier: "rate limit" for `rateLimit`."""
    words = [word for word in _TOKEN.findall(claim) if word.isalpha()]
    return [("pair", (a + b).lower()) for a, b in pairwise(words) if _counts(a) and _counts(b)]


def _counts(word: str) -> bool:
    return len(word) > 1 and word.lower() not in _STOP


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


def gone_from(claim: str, text: str, before: str | None = None) -> tuple[str, ...]:
    """The numbers and quoted literals of a claim that do not occur in the text, in the claim's words.

    `before`: the old text, if it is known; then only what it contained.
    """
    held = keys_in(text)
    gone = [word for word in quoted_in(claim) if not is_in(word, text)]
    for token in tokens_in(claim):
        if token[0].isdigit() and not any(token in word for word in gone) and not _is_held(token, held):
            gone.append(token)
    never = gone_from(claim, before) if before is not None and gone else ()
    return tuple(dict.fromkeys(word for word in gone if word not in never))


def is_in(word: str, text: str) -> bool:
    """Whether a number or literal of a claim occurs in the text."""
    if number_key(word):
        return _is_held(word, keys_in(text))
    return " ".join(word.split()) in " ".join(text.split()) or _is_held(word, keys_in(text))


def lost_names(claim: str, text: str, before: str | None = None) -> tuple[str, ...]:
    """The identifiers of a claim that do not occur in the text, as they are compared; `before` as in `gone_from`."""
    held, old = keys_in(text), None if before is None else keys_in(before)
    names = [term for term in terms_of(claim) if term[0] == "name" and term not in held]
    return tuple([key for kind, key in names if old is None or (kind, key) in old])


def _is_held(word: str, held: frozenset[Term]) -> bool:
    """True if every part of a quoted word is in the text: `Client.send()` where `send` is defined in `Client`."""
    keys = [token_keys(token) for token in tokens_in(word)]
    return bool(keys) and all(key and key[0] in held for key in keys)


def keys_in(text: str) -> frozenset[Term]:
    """Every name, word and number of a text, as those of a claim are compared."""
    tokens = set(tokens_in(text))
    spelled = [("number", number) for token in tokens if (number := spelled_number(token))]
    return frozenset([*spelled, *[key for token in tokens for key in token_keys(token)]])

"""The stemmer: one English word in, its stem out.

Snowball's English rules (as of Snowball 3.1), written as suffix tables so that a cold process needs neither regular
expressions nor another package: `snowballstemmer` costs a cold question 2.5 ms more and indexing many times as much. A
test compares both on a large list of words. It knows nothing of stop words, identifiers or queries, and keeps no state.
"""

from __future__ import annotations

_VOWELS = "aeiouy"
_DOUBLES = frozenset(("bb", "dd", "ff", "gg", "mm", "nn", "pp", "rr", "tt"))
_LI_ENDINGS = "cdeghkmnrt"

# Words with exceptional stems, and words that must stay unchanged.
_SPECIAL = {
    "skis": "ski",
    "skies": "sky",
    "idly": "idl",
    "gently": "gentl",
    "ugly": "ugli",
    "early": "earli",
    "only": "onli",
    "singly": "singl",
} | {word: word for word in ("sky", "news", "howe", "atlas", "cosmos", "bias", "andes")}
# What stands before -eed or -ing in words that keep it, where it is all that stands there.
_KEEP_EED = frozenset(("succ", "proc", "exc"))
_KEEP_ING = frozenset(("even", "cann", "inn", "earr", "herr", "out"))
# The first region begins behind these, so that their families stay apart from shorter words.
_PREFIXES = ("arsen", "commun", "emerg", "gener", "inter", "later", "organ", "past", "univers")

# Longest suffix first; the first that fits ends the step, whether or not its condition holds.
_STEP_2 = (
    ("ization", "ize"),
    ("ational", "ate"),
    ("fulness", "ful"),
    ("ousness", "ous"),
    ("iveness", "ive"),
    ("tional", "tion"),
    ("biliti", "ble"),
    ("lessli", "less"),
    ("entli", "ent"),
    ("ation", "ate"),
    ("alism", "al"),
    ("aliti", "al"),
    ("ousli", "ous"),
    ("iviti", "ive"),
    ("fulli", "ful"),
    ("ogist", "og"),
    ("enci", "ence"),
    ("anci", "ance"),
    ("abli", "able"),
    ("izer", "ize"),
    ("ator", "ate"),
    ("alli", "al"),
    ("bli", "ble"),
    ("ogi", "og"),
    ("li", ""),
)
_STEP_3 = (
    ("ational", "ate"),
    ("tional", "tion"),
    ("alize", "al"),
    ("icate", "ic"),
    ("iciti", "ic"),
    ("ative", ""),
    ("ical", "ic"),
    ("ness", ""),
    ("ful", ""),
)
_STEP_4 = tuple(
    "ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic".split()  # longest first
)


def stem(word: str) -> str:
    """The stem of a lower-case word; words of one or two letters and non-English ones stay as they are."""
    if len(word) < 3 or not word.isascii() or not word.isalpha():
        return word
    if word in _SPECIAL:
        return _SPECIAL[word]
    word = _mark_consonant_y(word)
    r1, r2 = _regions(word)
    word = _step_1c(_step_1b(_step_1a(word), r1))
    word = _step_2(word, r1)
    word = _step_3(word, r1, r2)
    word = _step_4(word, r2)
    return _step_5(word, r1, r2).lower()


def _mark_consonant_y(word: str) -> str:
    # An upper-case Y is a consonant for the rest of the rules.
    if "y" not in word:
        return word
    out = "Y" if word[0] == "y" else word[0]
    for letter in word[1:]:
        out += "Y" if letter == "y" and out[-1] in _VOWELS else letter
    return out


def _regions(word: str) -> tuple[int, int]:
    for prefix in _PREFIXES:
        if word.startswith(prefix):
            r1 = len(prefix)
            break
    else:
        r1 = _after_syllable(word, 0)
    return r1, _after_syllable(word, r1)


def _after_syllable(word: str, start: int) -> int:
    for at in range(start + 1, len(word)):
        if word[at] not in _VOWELS and word[at - 1] in _VOWELS:
            return at + 1
    return len(word)


def _has_vowel(part: str) -> bool:
    return any(letter in _VOWELS for letter in part)


def _ends_short(word: str) -> bool:
    if len(word) == 2:
        return word[0] in _VOWELS and word[1] not in _VOWELS
    return word.endswith("past") or (
        len(word) > 2
        and word[-1] not in _VOWELS
        and word[-1] not in "wxY"
        and word[-2] in _VOWELS
        and word[-3] not in _VOWELS
    )


def _step_1a(word: str) -> str:
    if word.endswith("sses"):
        return word[:-2]
    if word.endswith(("ied", "ies")):
        return word[:-2] if len(word) > 4 else word[:-1]
    if word.endswith("s") and not word.endswith(("us", "ss")) and _has_vowel(word[:-2]):
        return word[:-1]
    return word


def _step_1b(word: str, r1: int) -> str:
    for suffix in ("eedly", "eed"):
        if word.endswith(suffix):
            rest = word[: -len(suffix)]
            return rest + "ee" if len(rest) >= r1 and rest not in _KEEP_EED else word
    for suffix in ("ingly", "edly", "ing", "ed"):
        if word.endswith(suffix):
            rest = word[: -len(suffix)]
            if suffix == "ing" and rest in _KEEP_ING:
                return word
            if suffix == "ing" and len(rest) == 2 and rest[1] == "y" and rest[0] not in _VOWELS:
                return rest[0] + "ie"
            return _mend(rest, r1) if _has_vowel(rest) else word
    return word


def _mend(word: str, r1: int) -> str:
    # Restore the form that the rest had before -ed or -ing was added.
    if word.endswith(("at", "bl", "iz")):
        return word + "e"
    if word[-2:] in _DOUBLES:
        # add, egg, odd: the doubled letter is part of the word
        return word if len(word) == 3 and word[0] in "aeo" else word[:-1]
    return word + "e" if r1 == len(word) and _ends_short(word) else word


def _step_1c(word: str) -> str:
    if len(word) > 2 and word[-1] in "yY" and word[-2] not in _VOWELS:
        return word[:-1] + "i"
    return word


def _step_2(word: str, r1: int) -> str:
    for suffix, by in _STEP_2:
        if word.endswith(suffix):
            rest = word[: -len(suffix)]
            if len(rest) < r1:
                return word
            if (suffix == "ogi" and rest[-1:] != "l") or (suffix == "li" and rest[-1:] not in _LI_ENDINGS):
                return word
            return rest + by
    return word


def _step_3(word: str, r1: int, r2: int) -> str:
    for suffix, by in _STEP_3:
        if word.endswith(suffix):
            rest = word[: -len(suffix)]
            return rest + by if len(rest) >= (r2 if suffix == "ative" else r1) else word
    return word


def _step_4(word: str, r2: int) -> str:
    for suffix in _STEP_4:
        if word.endswith(suffix):
            rest = word[: -len(suffix)]
            fits = len(rest) >= r2 and (suffix != "ion" or rest[-1:] in ("s", "t"))
            return rest if fits else word
    return word


def _step_5(word: str, r1: int, r2: int) -> str:
    rest = word[:-1]
    if word[-1] == "e" and (len(rest) >= r2 or (len(rest) >= r1 and not _ends_short(rest))):
        return rest
    if word[-1] == "l" and len(rest) >= r2 and rest[-1:] == "l":
        return rest
    return word

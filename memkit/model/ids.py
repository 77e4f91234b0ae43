"""Ids, stems, names and keys: their forms, how a new id is made (other scripts by sound, accents removed), and how a line
of project state names its key. Pure text.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.memo import lazy

ID = lazy(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
STEM = lazy(r"(?a)(\d{4})-(\d{2})-(\d{2})(?:-(\d{6})(?:-([0-9a-f]{10}))?)?")
WORDLESS = lazy(r"fact-[0-9a-f]{8}")
SEED = lazy(r"[0-9a-f]{10}")
COMMIT = lazy(r"(?:[0-9a-f]{40}|[0-9a-f]{64})")
STATE_KEY = lazy(r"[a-z_]+")
# keys of the project state that memkit derives; nobody can set them
DERIVED_KEYS = frozenset(
    {"last_session", "last_review", "last_invariant_check", "last_harvest", "sessions", "facts"}
)
# ids of records that list how other files are read; no fact may have one
LIST_IDS = ("legacy-sessions", "legacy-files")
# the key of the project state that names the ledger's vault; memkit sets it
LEDGER_ID = "ledger_id"
_WORD = lazy(r"[a-z0-9]+")
# a small word joined to a name belongs to it: "cdn-a" is not "cdn-b", "media-us" is not "media-eu"
# and a number keeps its parts: "1.3" is neither 1 nor 3
_WORD_OR_NAME = lazy(r"\d+(?:\.\d+)+|[a-z0-9]+(?:-[a-z]{1,2}(?![a-z0-9-]))?")
# where a claim goes on to something else
_BREAK = lazy(r"[,;:] |\s[—–-]\s|\s(?=because |since |so that )")
_BETWEEN_WORDS = lazy(r"[^a-z0-9]+")
_QUOTE = lazy(r"[\"'`‘’“”„«»]")
MAX_ID = 64


def is_id(text: str) -> bool:
    """True for an id memkit itself would write."""
    return len(text) <= MAX_ID and ID.fullmatch(text) is not None


def is_readable_id(text: str) -> bool:
    """True for an id memkit reads: its own, or an adopted one with dots and underscores."""
    parts = text.replace(".", "-").replace("_", "-").split("-")
    if len(parts) < 2 or "" in parts or len(text) > 120:
        return False
    return text.isascii() and "".join(parts).isalnum() and text == text.lower()


# words that stand in place of an id
_NO_IDS = frozenset(("none", "nothing", "tbd", "todo"))


def is_ledger_id(text: str) -> bool:
    """True for an id that a sealed session may hold: one that memkit reads, or a single word of an adopted memory."""
    if is_readable_id(text):
        return True
    is_word = text.isascii() and text.isalnum() and text[0].isalpha() and text == text.lower()
    return is_word and 1 < len(text) <= MAX_ID and text not in _NO_IDS


def ascii_words(text: str) -> list[str]:
    """The words of a text in ASCII and lower case, in order."""
    return _WORD.findall(_ascii(text).replace("'", ""))


def _ascii(text: str) -> str:
    """The ASCII letters of a text in lower case, with accents removed."""
    if not text.isascii():
        import unicodedata

        text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return text.lower()


def make_id(text: str, taken: object = frozenset(), place: str = "") -> str:
    """A new id from a (clean) text: three to six words that carry its meaning; never one that is taken.

    Keeps negations, numbers and directions, so that opposite claims get different ids. If the id is taken, a hash follows
    it: of the text, or of the `place` that the text comes from.
    """
    from memkit.model.id_words import chosen_words

    words, lost = _words_of(_first_clause(text))
    chosen = chosen_words(words)
    while chosen and not chosen[0][0].isalpha():
        chosen = [*chosen[1:], chosen[0]] if any(word[0].isalpha() for word in chosen) else ["fact", *chosen]
    digest = sha256(text.encode()).hexdigest()
    base = _fit("-".join(chosen).replace(".", "-").replace(" ", "-")) if chosen else f"fact-{digest[:8]}"
    if "-" not in base or (lost and chosen):
        base = f"{base}-{digest[:4]}"
    if base in taken or base in LIST_IDS:  # type: ignore[operator]
        return _free_id(base, sha256(place.encode()).hexdigest() if place else digest, taken)
    return base


def is_made_id(id: str, text: str) -> bool:
    """Whether an id is the one that `make_id` makes of a text; a hash may follow it."""
    made = make_id(text)
    return id == made or (id.startswith(f"{made}-") and set(id[len(made) + 1 :]) <= set("0123456789abcdef"))


def neutral_id(text: str, kind: str, taken: object = frozenset()) -> str:
    """A new id that tells nothing of its claim: the kind and a hash, `rule-3fa9c12e`."""
    digest = sha256(text.encode()).hexdigest()
    base = f"{kind}-{digest[:8]}"
    return _free_id(base, digest, taken) if base in taken else base  # type: ignore[operator]


def _free_id(base: str, digest: str, taken: object) -> str:
    """The id with as many signs of the hash as make it free; hashed again if none do."""
    for length in range(4, 33, 4):
        id = f"{base[: MAX_ID - 1 - length].rstrip('-')}-{digest[:length]}"
        if id not in taken:  # type: ignore[operator]
            return id
    return _free_id(base, sha256(digest.encode()).hexdigest(), taken)


def is_wordless(id: str) -> bool:
    """True for an id that `make_id` made from a text without usable letters."""
    return WORDLESS.fullmatch(id) is not None


def _first_clause(text: str) -> str:
    """The beginning of a text up to the first break that has enough plain words before it; the whole text if none has."""
    from memkit.model.id_words import has_enough

    for found in _BREAK.finditer(text):
        if has_enough(_words_of(text[: found.start()])[0]):
            return text[: found.start()]
    return text


def _words_of(text: str) -> tuple[list[str], bool]:
    """The words of a text in id form, and whether letters were lost."""
    lost = False
    if not text.isascii():
        text, lost = latin(text.replace("\u2019", "'"))
    plain = text.lower().replace("n't", " not").replace("cannot", "can not").replace("'", "")
    return _WORD_OR_NAME.findall(plain), lost


def _fit(base: str) -> str:
    while len(base) > MAX_ID - 5:
        base = base.rsplit("-", 1)[0] if "-" in base else base[: MAX_ID - 5]
    return base


def stem_date(stem: str) -> str:
    """The UTC date a stem carries, `YYYY-MM-DD`."""
    return stem[:10]


def quarter(date: str) -> str:
    """`2026-11-15` → `2026-Q4`."""
    return f"{date[:4]}-Q{(int(date[5:7]) + 2) // 3}"


def conflict_id(ids: tuple[str, ...], rule: str) -> str:
    """The id of a conflict: the same in every clone."""
    return "conflict-" + sha256(" ".join([*sorted(ids), rule]).encode()).hexdigest()[:8]


def content_hash(text: str, body: str = "") -> str:
    """sha256 of the text, or of text LF body, as promotions record it."""
    return "sha256:" + sha256((f"{text}\n{body}" if body else text).encode()).hexdigest()


def normalised_claim(text: str) -> str:
    """The claim without case, quotes, backticks, final punctuation and repeated white space, in NFKC."""
    if not text.isascii():
        import unicodedata

        text = unicodedata.normalize("NFKC", text)
    return " ".join(_QUOTE.sub("", text.casefold()).split()).rstrip(".!?;:,…").strip()


def canonical_key(key: str) -> str:
    """The canonical form of a key `scope/entity_type/entity_id/attribute`; empty if it is not one."""
    if not key:
        return ""
    parts = [_key_part(part) for part in key.strip().strip("/").split("/")]
    joined = "/".join(parts)
    return joined if len(parts) == 4 and all(parts) and len(joined) <= 256 else ""


def _key_part(part: str) -> str:
    return _BETWEEN_WORDS.sub("_", _ascii(part)).strip("_")[:64]


_CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґђјљњћџ"
_CYRILLIC_LATIN = (
    "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch - y - e yu ya i yi ye g dj j lj nj c dz"
)
_GREEK = "αβγδεζηθικλμνξοπρσςτυφχψω"
_GREEK_LATIN = "a v g d e z i th i k l m n x o p r s s t y f ch ps o"
_OTHERS = "ßæøœłđþðı"
_OTHERS_LATIN = "ss ae o oe l d th d i"


def _sounds(letters: str, latin: str) -> dict[int, str]:
    return {ord(letter): sound.strip("-") for letter, sound in zip(letters, latin.split(), strict=True)}


_TABLE = {
    **_sounds(_CYRILLIC, _CYRILLIC_LATIN),
    **_sounds(_GREEK, _GREEK_LATIN),
    **_sounds(_OTHERS, _OTHERS_LATIN),
}


def latin(text: str) -> tuple[str, bool]:
    """The text in lower-case ASCII, and whether letters without a transliteration were dropped."""
    if text.isascii():
        return text.lower(), False
    import unicodedata

    plain: list[str] = []
    lost = False
    for char in unicodedata.normalize("NFC", text).lower():
        told = char if char.isascii() else _of(char)
        lost = lost or (not told and char.isalpha() and ord(char) not in _TABLE)
        plain.append(told or (" " if not char.isalnum() and not unicodedata.combining(char) else ""))
    return "".join(plain), lost


def _of(char: str) -> str:
    """One letter: by the table, a Hangul syllable by its name, any other without its accents."""
    if ord(char) in _TABLE:
        return _TABLE[ord(char)]
    import unicodedata

    if "가" <= char <= "힣":
        return unicodedata.name(char).rpartition(" ")[2].lower()
    bare = unicodedata.normalize("NFKD", char)
    return "".join(_TABLE.get(ord(part), part) for part in bare if part.isascii() or ord(part) in _TABLE)


_SCALAR = lazy(r"(?s)(\*\*|__|`|)([A-Za-z][A-Za-z _-]*?)(?:\1[ \t]*:|:[ \t]*\1)(?:[ \t]+(.*)|[ \t]*)")
# keys with the time of the last review → the scope of the Reviewed event
REVIEWED = {"last_review": "all", "last_invariant_check": "invariants"}


def read_scalar(text: str) -> tuple[str, str]:
    """(key, value) of an item's text; an empty key if it has another form."""
    match = _SCALAR.fullmatch(text.strip())
    key = match[2].strip().lower().replace(" ", "_").replace("-", "_") if match is not None else ""
    if match is None or not STATE_KEY.fullmatch(key):
        return "", ""
    return key, (match[3] or "").strip()

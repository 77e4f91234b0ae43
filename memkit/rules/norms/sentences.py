"""Splits a claim into sentences and words, without regular expressions; code, paths and numbers become placeholders."""

from __future__ import annotations

from memkit.boot.struct import struct

CODE, NAME = "`", "§"
_MARKS = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "„": '"', "\u00a0": " ", "‑": "-"}
)
_ENDS = (". ", "! ", "? ")
_BREAKS = (": ", "; ", " — ", " – ", " - ", "…", " → ", " => ")
_SHORT = (
    ("e.g. ", "eg "),
    ("i.e. ", "ie "),
    ("z. B. ", "zb "),
    ("d. h. ", "dh "),
    ("p. ej. ", "pej "),
    ("vs. ", "vs "),
)
_EDGES = "\"'()[]{}<>*_~.!?:;¡¿#•"
_ELIDED = ("l'", "d'", "n'", "s'", "j'", "c'", "m'", "t'", "qu'", "jusqu'", "lorsqu'", "puisqu'", "quelqu'")

Words = list[str]


@struct(frozen=True)
class Sentence:
    """One clause of a claim: its words in lower case, with commas as separate words, and the words as written."""

    words: Words
    cased: Words


def folded(text: str) -> str:
    """The text in composed characters with plain quotes and no hidden ones."""
    if not text.isascii():
        import unicodedata

        text = unicodedata.normalize("NFKC", text).translate(_MARKS)
        text = "".join([letter for letter in text if unicodedata.category(letter) not in ("Cf", "Mn")])
    return text


def spans_of(text: str) -> tuple[str, list[str]]:
    """The text with each code span replaced by one placeholder, and the spans."""
    if "`" not in text:
        return text, []
    parts = text.replace("```", "`").replace("``", "`").split("`")
    return f" {CODE} ".join(parts[::2]), [part.strip() for part in parts[1::2]]


def statements_of(text: str) -> list[list[Sentence]]:
    """The sentences of a claim in order, each as its clauses that contain a word."""
    plain, _ = spans_of(folded(text))
    for short, long in _SHORT:
        plain = plain.replace(short, long)
    for end in _ENDS:
        plain = plain.replace(end, "\n")
    for stop in _BREAKS:
        plain = plain.replace(stop, "\0")
    lines = [[_words(clause) for clause in line.split("\0")] for line in plain.split("\n")]
    found = [[clause for clause in line if any(word.isalpha() for word in clause.words)] for line in lines]
    return [statement for statement in found if statement]


def _words(line: str) -> Sentence:
    words: list[str] = []
    cased: list[str] = []
    for raw in line.replace(",", " , ").split():
        for part in _parts(raw):
            words.append(part if part in (",", CODE) else NAME if _is_name(part) else part.lower())
            cased.append(part)
    return Sentence(words, cased)


def _parts(raw: str) -> list[str]:
    """A word without the marks around it, a French elision apart."""
    if raw in (",", CODE):
        return [raw]
    word = raw.lstrip(_EDGES).rstrip(_EDGES)
    at = word.find("'")
    if at > 0 and word[: at + 1].lower() in _ELIDED and len(word) > at + 1:
        return [word[: at + 1], word[at + 1 :]]
    return [word] if word else []


def _is_name(word: str) -> bool:
    """Whether the word is a path, a number, a flag, a dotted or camel-cased name rather than a word of a language."""
    if word[:1] == "-":
        return True
    if word.isalpha() and (word.islower() or word[1:].islower() or word.isupper() or word[:-1].isupper()):
        return False
    if any(
        letter.isdigit() or (letter.isascii() and not letter.isalpha() and letter not in "'-")
        for letter in word
    ):
        return True
    return any(letter.isupper() for letter in word[1:]) and "-" not in word and not word.isupper()

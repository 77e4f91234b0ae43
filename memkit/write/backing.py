"""How far the cited files support a claim: the more clearly code does, the less clearly the claim must describe.

A rule that people follow seldom rests on code: it cites prose, a test, a workflow, or code that has few of its words.
"""

from __future__ import annotations

from memkit.evidence.shared import (
    lacks_numbers,
    share_held,
    shares_a_word,
    shares_something,
    shares_words,
    words_in,
)
from memkit.evidence.signs import shares_signs
from memkit.evidence.span import lines_of, text_of
from memkit.evidence.support import code_in, name_key, token_keys, tokens_in
from memkit.evidence.work_files import is_work_file
from memkit.rules.norms.readings import quotations_in
from memkit.rules.norms.sentences import Backing
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from memkit.evidence.forms import Piece
    from memkit.write.transaction import Transaction

    # a piece and its lines
    Cited = Sequence[tuple[Piece, str]]


_MAX = 8_000_000
_MARKS = "`'\".,:;()"
_QUOTES = ('"', "'", "`")
# as many signs as a quote, a short form of an option and what follows it have: `"-i, `
_SHORT = 6
# so many words may open a claim with the name of a symbol: "put …", "the put …"
_OPENING = 2
# code that holds a smaller share of a claim's words supports it only in part
_LITTLE = 0.2


def backing_of(tx: Transaction, claim: str, cited: Cited) -> Backing:
    """How far cited code supports the claim, and the cited symbols; a comment counts as prose."""
    codes = [(piece, code) for piece, text in cited if (code := code_in(piece.target, text)).strip()]
    anchors = frozenset([piece.name.rpartition(".")[2] for piece, _ in codes if piece.name])
    return Backing(
        _grade(claim, codes),
        anchors | _defined_names(claim, codes),
        _own_options(tx, claim, cited),
        _quotations_in_code(claim, codes),
    )


def _quotations_in_code(claim: str, codes: Cited) -> frozenset[str]:
    """The quotations of a claim that the cited code holds: its messages."""
    said = quotations_in(claim)
    held = " ".join(" ".join(code.split()) for _, code in codes) if said else ""
    return frozenset([quotation for quotation in said if quotation in held])


def _grade(claim: str, codes: Cited) -> str:
    """The grade of the program's own code; "work" if only tests, workflows or builds support the claim."""
    program = [(piece, code) for piece, code in codes if not is_work_file(piece.target)]
    found = _support_in(claim, program)
    return "work" if found == "words" and _support_in(claim, codes) != "words" else found


def _support_in(claim: str, codes: Cited) -> str:
    code = "\n".join([code for _, code in codes])
    if any(is_named(claim, piece) for piece, _ in codes) or shares_something(claim, code):
        return "code" if share_held(claim, code) >= _LITTLE else "some"
    return "some" if shares_little(claim, codes) else "words"


def _own_options(tx: Transaction, claim: str, cited: Cited) -> frozenset[str]:
    """The flags of a claim that code of a cited file reads: then the file defines them."""
    flags = [word.strip(_MARKS).partition("=")[0] for word in claim.split() if "--" in word]
    if not flags:
        return frozenset()
    code = "\n".join([code_in(piece.target, file_text(tx, piece.target)) for piece, _ in cited])
    return frozenset([flag.lower() for flag in flags if _is_own(flag, code)])


def _is_own(flag: str, code: str) -> bool:
    """Whether code has a flag as a literal of its own (`"ignore-failure"`, `'-i, --ignore-failure [codes]'`) or, if it has
    several words, as an identifier (`ignore_failure`, `ignoreFailure`); within a longer command it is another program's."""
    name = flag.removeprefix("--")
    if not name:
        return False
    if any(f"{mark}{name}{mark}" in code for mark in _QUOTES):
        return True
    if any(_opens_literal(rest) and not _is_part(after) for rest, after in _around(f"--{name}", code)):
        return True
    return "-" in name and any(name_key(token) == name_key(name) for token in tokens_in(code))


def _around(word: str, code: str) -> Iterator[tuple[str, str]]:
    """The few signs before each place of a word, and the one behind it."""
    at = code.find(word)
    while at >= 0:
        end = at + len(word)
        yield code[max(at - _SHORT, 0) : at], code[end : end + 1]
        at = code.find(word, end)


def _opens_literal(before: str) -> bool:
    """Whether a literal begins right here, or before a short form of the option: `'-i, `."""
    plain = before.rstrip(", |/")
    short = plain[:-2] if plain[-2:-1] == "-" else plain
    return (before if short == plain else short).endswith(_QUOTES)


def _is_part(after: str) -> bool:
    return after.isalnum() or after in ("-", "_")


def _defined_names(claim: str, codes: Cited) -> frozenset[str]:
    """The names that open a claim and that cited code defines: they are its subjects, even if they read like verbs."""
    opening = [word.strip(_MARKS) for word in claim.split()[:_OPENING]]
    if not any(word[:1].islower() for word in opening):
        return frozenset()
    from memkit.evidence.blocks import blocks_of

    names = [block.name for piece, code in codes for block in blocks_of(piece.target, lines_of(code))]
    return frozenset(opening).intersection(names)


def is_named(claim: str, piece: Piece) -> bool:
    """Whether the claim names the symbol or heading that is cited: `send`, `Router.match`."""
    words = {word.strip(_MARKS).casefold() for word in claim.split()}
    return any(part.casefold() in words for part in (piece.name, piece.name.rpartition(".")[2]) if part)


def shares_little(claim: str, cited: Cited) -> bool:
    """Whether the claim has some words or signs of the cited lines, a word of the cited symbol or all words of its type.

    A word of the symbol says too little of a number that the lines do not hold.
    """
    text = "\n".join([text for _, text in cited])
    if shares_words(claim, text) or shares_signs(claim, text):
        return True
    if lacks_numbers(claim, text):
        return False
    return any(_has_name_words(claim, piece.name) for piece, _ in cited if piece.name)


def _has_name_words(claim: str, qualified: str) -> bool:
    """Whether the claim has a word of a symbol, `_reopen_if_needed` where it says "reopens", or all words of a type around
    it: "a header that axios sends" for `AxiosHeaders.toJSON`."""
    outer, _, leaf = qualified.rpartition(".")
    if shares_a_word(claim, leaf):
        return True
    said = {key for _, key in words_in(claim)}
    parts = [{key for kind, key in token_keys(name) if kind == "word"} for name in outer.split(".") if name]
    return any(len(words) > 1 and said.issuperset(words) for words in parts)


def cited_lines(tx: Transaction, piece: Piece) -> str:
    """The lines a piece names, or the whole file."""
    text = file_text(tx, piece.target)
    return "\n".join(lines_of(text)[piece.first - 1 : piece.last]) if piece.first else text


def file_text(tx: Transaction, path: str) -> str:
    """The text of a file; empty if it cannot be read."""
    try:
        return text_of(files.read(tx.workspace.path(path), _MAX)) or ""
    except OSError:
        return ""

"""Other ways to read a text: sentences in code spans and quotes, and words that lines, dots or hyphens take apart.

A reader takes "`Never push to main.`", a word on each line and never-push-to-main for what they say, while the rules that
read sentences see a name, no sentence at all or one odd word.
"""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.instructions import PROGRAMS as COMMANDS
from memkit.rules.norms.sentences import plain_text, spans_of
from memkit.rules.norms.tongues import COMMON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterator

# a quotation with fewer words is a value or a name
_SENTENCE = 4
# a span of so many words may open a sentence: "`never call` exit"
_OPENING = 2
# so many pieces with at most so many words each are one sentence taken apart
_PIECES, _APART = 4, 1.5
# so many words hold no claim, whatever their parts; so many single letters are no names
_GLUED, _LETTERS = 2, 6
_ENDS = ".,;:!?…|"
_JOINS = str.maketrans("-_./", "    ")
_CODE = frozenset("(){}[]=<>$|&;\\@*")
# a statement of code, not of a language
_KEYWORDS = words(
    "return if for while import from raise throw yield select def class const let var await case switch"
)
_EDGES = "\"'.,:;!?…"
_FUNCTION = frozenset().union(*COMMON.values())


def readings_of(text: str, known: Container[str] = ()) -> Iterator[tuple[str, bool]]:
    """Each other reading of a text, and whether it stands for the whole text; `known` quotations stand in cited code."""
    plain = plain_text(text)
    lines = " ".join(plain.split())
    if "\n" in plain.strip():
        yield lines, True
    if _is_apart(plain):
        yield (
            " ".join(said for word in lines.split() if (said := word.strip(_EDGES)) and _is_word(said)),
            True,
        )
    outside, spans = spans_of(lines)
    if lines.startswith("`") and (_opens_sentence(spans[0]) or _is_code_alone(outside, spans)):
        yield lines.replace("`", ""), True
    yield from (
        (said, True) for said in [*spans, *_quotations(outside)] if _is_sentence(said) and said not in known
    )
    yield from ((said, "_" not in word) for word in outside.split() if (said := _sentence_joined_in(word)))


def _is_sentence(said: str) -> bool:
    """Whether a code span or a quotation reads like a sentence of a language, not like code."""
    found = [word.strip(_EDGES).lower() for word in said.split()]
    if len(found) < _SENTENCE or found[0] in _KEYWORDS or found[0] in COMMANDS or not _CODE.isdisjoint(said):
        return False
    return not _FUNCTION.isdisjoint(found)


def quotations_in(text: str) -> list[str]:
    """The code spans and quotations of a text that read like sentences."""
    outside, spans = spans_of(" ".join(plain_text(text).split()))
    return [said for said in [*spans, *_quotations(outside)] if _is_sentence(said)]


def _quotations(text: str) -> list[str]:
    return [part.strip() for part in text.split('"')[1::2]]


def _is_apart(plain: str) -> bool:
    """Whether ends of lines, signs or full stops stand between most words."""
    pieces = [0]
    for line in plain.splitlines():
        for word in line.split():
            pieces[-1] += _is_word(word)
            if not _is_word(word) or word[-1] in _ENDS:
                pieces.append(0)
        pieces.append(0)
    found = [length for length in pieces if length]
    return len(found) >= _PIECES and sum(found) <= _APART * len(found)


def _is_word(said: str) -> bool:
    return any(map(str.isalnum, said))


def is_glued(text: str) -> bool:
    """Whether a text is no sentence but words glued into one or two, or letters set apart."""
    said = [word for word in text.replace("`", " ").split() if _is_word(word)]
    if len(said) <= _GLUED:
        return sum(len(_parts(word)) for word in said) > _SENTENCE
    letters = sum(len(word) == 1 for word in said)
    return letters > _LETTERS and letters > len(said) / 2


def _parts(word: str) -> list[str]:
    """The words of a path or a name, at its joints and capitals."""
    humps = "".join([f" {letter}" if letter.isupper() else letter for letter in word.translate(_JOINS)])
    return [part for part in humps.split() if len(part) > 1]


def _is_code_alone(outside: str, spans: list[str]) -> bool:
    """Whether a text has hardly a word that is no code span, and these are a sentence."""
    plain = [word for word in outside.replace("`", " ").split() if _is_word(word)]
    return len(plain) <= _GLUED and _is_sentence(" ".join(spans))


def _opens_sentence(span: str) -> bool:
    """Whether a code span may be the first words of a sentence, not a command or a statement of code."""
    said = span.lower().split()
    is_plain = not span.isupper() and all(part.isalpha() for word in said for part in word.split("'"))
    return len(said) >= _OPENING and is_plain and said[0] not in COMMANDS | _KEYWORDS


def _sentence_joined_in(word: str) -> str:
    """The words that one word joins by hyphens, low lines or dots, if they read like a sentence, not the name of a test."""
    said = word.strip(_EDGES).translate(_JOINS).split()
    is_spoken = (
        len(said) > _SENTENCE
        and said[0].lower() != "test"
        and all(part.isalpha() for word in said for part in word.split("'"))
    )
    return " ".join(said) if is_spoken and not _FUNCTION.isdisjoint(map(str.lower, said)) else ""

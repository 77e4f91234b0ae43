"""The verdict over one claim: by kind, by what it holds, then sentence by sentence in the language it is written in."""

from __future__ import annotations

from memkit.boot.struct import struct

from .instructions import instruction_in
from .leaning import doubt_by, is_plainly_a_program, leaning_to_people
from .reader import order_in
from .sentences import Sentence, is_one_sentence, sentences_of
from .things import is_done_by_a_program, points_at_something
from .tongues import tongues_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .reader import Tongue

NORM_KINDS = frozenset(("invariant", "convention", "preference", "rule", "decision", "pattern", "term"))
LONGEST = 4000

_REASONS = {
    "kind": "a {cue} always needs a person",
    "imperative": "it gives an order (“{cue}”)",
    "obligation": "it says what people must or may do (“{cue}”)",
    "practice": "it says how people work (“{cue}”)",
    "general": "it points at nothing of the code (“{cue}”)",
    "command": "it holds a command to run (“{cue}”)",
    "pipe": "it feeds a shell (“{cue}”)",
    "url": "it holds a URL (“{cue}”)",
    "flag": "it names a flag that skips a check (“{cue}”)",
    "reader": "it speaks to its reader (“{cue}”)",
    "unreadable": "its language cannot be read (“{cue}”)",
    "too-long": "it is too long to be read as one claim",
}
_FORMS = {
    "kind": "kind",
    **dict.fromkeys(("imperative", "obligation", "practice", "general"), "order"),
    **dict.fromkeys(("command", "pipe", "url", "flag", "reader"), "instruction"),
    **dict.fromkeys(("unreadable", "too-long"), "unreadable"),
}


@struct(frozen=True)
class Norm:
    """Why a claim needs a person: a named code and the words that showed it."""

    code: str
    cue: str

    @property
    def form(self) -> str:
        """The family of the code: kind, order, instruction or unreadable."""
        return _FORMS[self.code]

    @property
    def reason(self) -> str:
        """One clause for a person, such as `it gives an order (“never push”)`."""
        return _REASONS[self.code].replace("{cue}", self.cue)


def norm_of(text: str, kind: str = "fact") -> Norm | None:
    """The reason to take a claim for a norm, or None if it describes; never raises."""
    if kind in NORM_KINDS:
        return Norm("kind", kind)
    if len(text) > LONGEST:
        return Norm("too-long", "")
    found = instruction_in(text)
    if found:
        return Norm(*found)
    sentences = sentences_of(text)
    for sentence in sentences:
        tongues = tongues_of(sentence)
        if tongues is None:
            return Norm("unreadable", " ".join(sentence.cased[:4]))
        others = [other for other in sentences if other is not sentence]
        found = _judged(sentence, tongues, doubt_by(others, tongues[0], is_one_sentence(text)))
        if found:
            return Norm(*found)
    return _vague(sentences, is_one_sentence(text))


def _vague(sentences: list[Sentence], is_one: bool) -> Norm | None:
    """A claim whose first full sentence, in whichever clause, points at nothing of the code."""
    first = next((sentence for sentence in sentences if len(sentence.words) > 2), None)
    tongues = tongues_of(first) if first else None
    if first is None or tongues is None or points_at_something(first, tongues[0]):
        return None
    if is_one and any(points_at_something(other, tongues[0]) for other in sentences):
        return None
    if is_plainly_a_program(first, tongues[0]) or is_done_by_a_program(first, tongues[0]):
        return None
    return Norm("general", " ".join(first.cased[:4]))


def _judged(sentence: Sentence, tongues: tuple[str, ...], doubt: int) -> tuple[str, str] | None:
    acts = is_done_by_a_program(sentence, tongues[0])
    for tongue in tongues:
        found = order_in(sentence, _tongue(tongue), tongue)
        if found and not (acts and found[0] == "practice"):
            return found
    if acts:
        return None
    cue = leaning_to_people(sentence, tongues[0], doubt)
    return ("practice", cue) if cue else None


def _tongue(code: str) -> Tongue:
    """The table of one language, loaded when a claim is first written in it."""
    if code == "en":
        from . import english

        return english
    if code == "de":
        from . import german

        return german
    if code == "fr":
        from . import french

        return french
    from . import spanish

    return spanish

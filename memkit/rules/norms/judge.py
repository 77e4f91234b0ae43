"""Judges one claim: by kind, by content that could be obeyed, then statement by statement in its language."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.rules.backing import UNKNOWN, Backing

from .duties import PLAIN_VERBS, duty_in, imperative_in, likeness_in
from .duty_words import MODALS
from .instructions import instruction_in
from .leaning import DESCRIBES, heaviest, lean
from .naming import is_subject
from .sentences import statements_of
from .tongues import tongues_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence

NORM_KINDS = frozenset(("invariant", "convention", "preference", "rule", "decision", "pattern", "term"))
LONGEST = 4000

_REASONS = {
    "kind": "a {cue} always needs a person",
    "imperative": "it gives an order (“{cue}”)",
    "obligation": "it says what people must or may do (“{cue}”)",
    "practice": "it says how people work (“{cue}”)",
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
    **dict.fromkeys(("imperative", "obligation", "practice"), "order"),
    **dict.fromkeys(("command", "pipe", "url", "flag", "reader"), "instruction"),
    **dict.fromkeys(("unreadable", "too-long"), "unreadable"),
}


@struct(frozen=True)
class Norm:
    """Why a claim needs a review: a named code and the words that showed it."""

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


def norm_of(text: str, kind: str = "fact", backing: Backing = UNKNOWN) -> Norm | None:
    """The reason to take a claim for a norm, or None if it describes; never raises.

    `backing`: what supports the claim. If code does, a doubtful claim passes; with words alone it must clearly describe.
    """
    if kind in NORM_KINDS:
        return Norm("kind", kind)
    if len(text) > LONGEST:
        return Norm("too-long", "")
    found = instruction_in(text, backing.options)
    if found:
        return Norm(*found)
    return next((norm for said in statements_of(text) if (norm := _order_in(said, backing))), None)


def _order_in(statement: list[Sentence], backing: Backing) -> Norm | None:
    """The reason to take a statement for an order: an imperative, a duty of people, or the balance of all its words."""
    tongue = ""
    for clause in statement:
        tongues = tongues_of(clause)
        if tongues is None:
            return Norm("unreadable", " ".join(clause.cased[:4]))
        if (not tongue or tongues[0] in PLAIN_VERBS) and not is_subject(clause, backing, tongues[0]):
            cue = next((cue for one in tongues if (cue := imperative_in(clause, one))), "")
            if cue:
                return Norm("imperative", cue)
        tongue = tongue or tongues[0]
        duty = next((duty for one in tongues if (duty := duty_in(clause, one))), "")
        if duty:
            return Norm("obligation", duty)
    if lean(statement, tongue, backing) <= DESCRIBES[backing.grade]:
        return None
    form, cue = next((found for clause in statement if (found := likeness_in(clause, tongue))[0]), ("", ""))
    if form:
        return Norm("imperative" if form == "imperative" else "obligation", cue)
    modal = next((word for clause in statement for word in clause.words if word in MODALS), "")
    return Norm("obligation" if modal else "practice", heaviest(statement, tongue))

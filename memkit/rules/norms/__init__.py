"""Whether a claim orders or describes; a claim that orders needs a review before it counts.

A claim counts as a norm by its kind or by its form: an order (a), something to run, to open or to obey (b), or text that
the word lists do not cover (c). A claim about a part of the code describes. Decided from the text alone; never raises.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.rules.norms.customs import open_secret_in, recurrence_in
from memkit.rules.norms.doers import deed_of_people
from memkit.rules.norms.duties import PLAIN_VERBS, duty_in, imperative_in, likeness_in
from memkit.rules.norms.duty_words import MODALS
from memkit.rules.norms.guards import drops_guard, has_no_review, is_idle_question
from memkit.rules.norms.instructions import instruction_in
from memkit.rules.norms.later import bare_order, later_imperative_in, order_aside
from memkit.rules.norms.leaning import describes_up_to, is_subject, lean, person_in
from memkit.rules.norms.loosened import loosened_in
from memkit.rules.norms.open_work import (
    is_question,
    opens_question,
    says_what_fails,
    says_what_is_open,
)
from memkit.rules.norms.readings import is_glued, readings_of
from memkit.rules.norms.sentences import (
    BY_WORDS,
    UNKNOWN,
    Backing,
    asides_of,
    sentences_of,
    statements_of,
)
from memkit.rules.norms.tongues import tongues_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence

NORM_KINDS = frozenset(("invariant", "convention", "preference", "rule", "decision", "pattern", "term"))
LONGEST = 4000

_REASONS = {
    "kind": "a {cue} always needs a person",
    "imperative": "it gives an order (“{cue}”)",
    "obligation": "it says what people must or may do (“{cue}”)",
    "practice": "it says how people work (“{cue}”)",
    "leaning": "it reads like a rule or a habit of people, not like what the program does (“{cue}”)",
    "command": "it holds a command to run (“{cue}”)",
    "pipe": "it feeds a shell (“{cue}”)",
    "url": "it holds a URL (“{cue}”)",
    "flag": "it names a flag that skips a check (“{cue}”)",
    "reader": "it speaks to its reader (“{cue}”)",
    "unreadable": "its language cannot be read (“{cue}”)",
    "too-long": "it is too long to be read as one claim",
}
# how the reason of a norm by form begins
_OPENINGS = tuple([said.partition(" (")[0] for code, said in _REASONS.items() if code != "kind"])
_MENDING = (
    "; say what a function, a setting or a value of the program does, or leave it to a person to promote"
)
_FORMS = {
    "kind": "kind",
    **dict.fromkeys(("imperative", "obligation", "practice"), "order"),
    **dict.fromkeys(("command", "pipe", "url", "flag", "reader"), "instruction"),
    **dict.fromkeys(("unreadable", "too-long"), "unreadable"),
}


@struct(frozen=True)
class Norm:
    """Why a claim needs a review: a named code and the words that showed it.

    `leans`: no form shows it, but the balance of all words; `cue` is then a word about people, if the claim has one.
    """

    code: str
    cue: str
    leans: bool = False

    @property
    def form(self) -> str:
        """The family of the code: kind, order, instruction or unreadable."""
        return _FORMS[self.code]

    @property
    def reason(self) -> str:
        """One clause for a person, such as `it gives an order (“never push”)`."""
        reason = _REASONS["leaning" if self.leans else self.code]
        return reason.replace("{cue}", self.cue) if self.cue else reason.replace(" (“{cue}”)", "")

    @property
    def mends(self) -> str:
        """What an author can do whose claim describes all the same."""
        return _MENDING if self.leans else ""


def is_norm_reason(reason: str) -> bool:
    """Whether a recorded reason is one of a norm by its form: then its claim waits as a norm, whatever its evidence."""
    return reason.startswith(_OPENINGS)


def norm_of(text: str, kind: str = "fact", backing: Backing = UNKNOWN, weighed: bool = True) -> Norm | None:
    """The reason to take a claim for a norm, or None if it describes; never raises.

    `backing`: what supports the claim. If code does, a doubtful claim passes; with words alone it must clearly describe.
    A thread may also ask, or say what is still open. Not `weighed`: only a form counts, not the balance of all words.
    """
    if kind in NORM_KINDS:
        return Norm("kind", kind)
    if len(text) > LONGEST:
        return Norm("too-long", "")
    found = instruction_in(text, backing.options)
    if found:
        return Norm(*found)
    if kind == "thread":
        return next((norm for said in sentences_of(text) if (norm := _order_in_thread(said, backing))), None)
    return _first_order(text, backing, weighed)


def _first_order(text: str, backing: Backing, weighed: bool = True) -> Norm | None:
    """The first order in a text, as it stands or as a reader may take it."""
    if weighed and is_glued(text):
        return Norm("unreadable", "")
    others = readings_of(text, backing.quoted)
    return _order_as_it_stands(text, backing, weighed) or next(
        (norm for said, whole in others if (norm := _order_as_it_stands(said, backing, weighed and whole))),
        None,
    )


def _order_as_it_stands(text: str, backing: Backing, weighed: bool) -> Norm | None:
    statements = statements_of(text)
    found = next((norm for said in statements if (norm := _order_in(said, backing, weighed))), None)
    return found or _order_in_brackets(text, statements)


def _order_in_brackets(text: str, statements: list[list[Sentence]]) -> Norm | None:
    """An order in brackets: "it allows 100 (push without review)". It is read in the language of the first clause."""
    inside = asides_of(text)
    around = (tongues_of(statements[0][0]) or ()) if inside and statements else ()
    for clause in [clause for part in inside for statement in statements_of(part) for clause in statement]:
        tongues = around or tongues_of(clause) or ()
        cue = bare_order(clause.words) or next(
            (cue for one in tongues if (cue := order_aside(clause, one))), ""
        )
        if cue:
            return Norm("imperative", cue)
    return next((norm for part in inside if (norm := _custom_in_brackets(part))), None)


def _custom_in_brackets(part: str) -> Norm | None:
    """What people do again and again, in brackets: "(the first thing in a session is running purge)"."""
    comes_round = recurrence_in(part)
    is_custom = comes_round and any(_order_in(said, BY_WORDS, True) for said in statements_of(part))
    return Norm("practice", comes_round) if is_custom else None


def _order_in_thread(sentence: str, backing: Backing) -> Norm | None:
    """The reason to take a sentence of a thread for an order; None if it asks or says what is open.

    A thread needs no evidence. One that does neither, and reports no fault, must describe as clearly as any claim
    without it.
    """
    if is_question(sentence):
        said = [
            word for statement in statements_of(sentence) for clause in statement for word in clause.words
        ]
        return Norm("practice", " ".join(said[:4])) if is_idle_question(said) else None
    if placed := open_secret_in(sentence):
        return Norm("practice", placed)
    is_open = says_what_is_open(sentence) or says_what_fails(sentence)
    is_lenient = is_open or backing.grade != "" or opens_question(sentence)
    norm = _first_order(sentence, backing if is_lenient else BY_WORDS)
    gone = drops_guard(sentence)
    if gone and (norm is None or norm.code == "practice"):
        return Norm("practice", gone)
    is_doubtful = norm is not None and norm.code == "practice"
    return None if is_doubtful and is_open else norm


def _order_in(statement: list[Sentence], backing: Backing, weighed: bool) -> Norm | None:
    """The reason to take a statement for an order: an imperative, a duty of people, or the balance of all its words."""
    tongue = ""
    for clause in statement:
        tongues = tongues_of(clause)
        if tongues is None:
            return Norm("unreadable", " ".join(clause.cased[:4]))
        cue = next((cue for one in tongues if (cue := later_imperative_in(clause, one))), "")
        opens = not tongue or tongues[0] in PLAIN_VERBS
        if opens and not cue and not is_subject(clause, backing, tongues[0]):
            cue = next((cue for one in tongues if (cue := imperative_in(clause, one))), "")
        if cue:
            return Norm("imperative", cue)
        tongue = tongue or tongues[0]
        duty = next((duty for one in tongues if (duty := duty_in(clause, one))), "")
        if duty:
            return Norm("obligation", duty)
    gone = _loss_of_guard(statement, tongue) or _deed_of_team(statement) if weighed else ""
    if gone:
        return Norm("practice", gone)
    if lean(statement, tongue, backing) <= describes_up_to(backing.grade, tongue):
        return None
    form, cue = next((found for clause in statement if (found := likeness_in(clause, tongue))[0]), ("", ""))
    if form:
        return Norm("imperative" if form == "imperative" else "obligation", cue)
    if not weighed:
        return None
    modal = next((word for clause in statement for word in clause.words if word in MODALS), "")
    return Norm("obligation" if modal else "practice", modal or person_in(statement, tongue), leans=True)


def _deed_of_team(statement: list[Sentence]) -> str:
    """The words that say what somebody of the team does; empty if none do."""
    asked = [(clause.words, tongue) for clause in statement for tongue in tongues_of(clause) or ()]
    return next((deed for said, tongue in asked if (deed := deed_of_people(said, tongue))), "")


def _loss_of_guard(statement: list[Sentence], tongue: str) -> str:
    """The words that say that what guards the work is gone or loosened; empty if none do."""
    gone = has_no_review([word for clause in statement for word in clause.words])
    return gone or next((cue for clause in statement if (cue := loosened_in(clause, tongue))), "")

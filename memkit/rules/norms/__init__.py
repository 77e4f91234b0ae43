"""Whether a claim orders or describes; a claim that orders needs a review before it counts.

A claim counts as a norm by its kind or by its form: an order (a), something to run, to open or to obey (b), or text that
the word lists do not cover (c). A claim about a part of the code describes. Decided from the text alone; never raises.

`quotable` quotes an agent's words for the next session without anything that could be obeyed.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.rules.norms.duties import PLAIN_VERBS, duty_in, imperative_in, likeness_in
from memkit.rules.norms.duty_words import MODALS
from memkit.rules.norms.instructions import instruction_in
from memkit.rules.norms.later import bare_order, later_imperative_in
from memkit.rules.norms.leaning import DESCRIBES, heaviest, is_subject, lean
from memkit.rules.norms.open_work import is_question, says_what_is_open
from memkit.rules.norms.sentences import (
    AGENTS,
    BY_CODE,
    BY_WORDS,
    CODE,
    NAME,
    UNKNOWN,
    Backing,
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
        return next((norm for said in _sentences(text) if (norm := _order_in_thread(said, backing))), None)
    return _first_order(text, backing, weighed)


def _first_order(text: str, backing: Backing, weighed: bool = True) -> Norm | None:
    found = next((norm for said in statements_of(text) if (norm := _order_in(said, backing, weighed))), None)
    return found or _order_in_brackets(text)


def _order_in_brackets(text: str) -> Norm | None:
    """A bare order in brackets: "it allows 100 (push without review)"."""
    if "(" not in text:
        return None
    inside = [part.partition(")")[0] for part in text.split("(")[1:]]
    clauses = [clause for part in inside for statement in statements_of(part) for clause in statement]
    cue = next((cue for clause in clauses if (cue := bare_order(clause.words))), "")
    return Norm("imperative", cue) if cue else None


def _order_in_thread(sentence: str, backing: Backing) -> Norm | None:
    """The reason to take a sentence of a thread for an order; None if it asks or says what is open."""
    if is_question(sentence):
        return None
    norm = _first_order(sentence, backing)
    is_doubtful = norm is not None and norm.code == "practice"
    return None if is_doubtful and says_what_is_open(sentence) else norm


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
    if lean(statement, tongue, backing) <= DESCRIBES[backing.grade]:
        return None
    form, cue = next((found for clause in statement if (found := likeness_in(clause, tongue))[0]), ("", ""))
    if form:
        return Norm("imperative" if form == "imperative" else "obligation", cue)
    if not weighed:
        return None
    modal = next((word for clause in statement for word in clause.words if word in MODALS), "")
    return Norm("obligation" if modal else "practice", heaviest(statement, tongue))


_ENDS = (". ", "! ", "? ", "; ", "\n")
# reasons for a review that have nothing to do with orders
_HARMLESS = ("unreadable", "too-long")
# openings of a next step of the work
_STEPS = (
    *(
        "next",
        "todo",
        "to do",
        "open",
        "als nächstes",
        "nächster schritt",
        "offen",
        "ensuite",
        "prochaine étape",
    ),
    *("reste", "siguiente", "próximo paso", "pendiente"),
)
# words of a report: the current state, or what was done
_NOW = frozenset(
    """
    still yet now again done half already today so far could was were had planned
    noch jetzt wieder fertig erledigt schon heute bisher halb wurde wurden war
    encore déjà maintenant fini terminé reste était
    todavía aún ahora hecho terminado terminada falta
    """.split()
)
_DONE = frozenset(
    """
    left spent wrote found made built broke ran took began kept got put cut read sent went came saw did split
    written understood known waiting stuck
    """.split()
)
# a short sentence that ends in one of these tells how far the work is
_SHORT = 6
_STATES = frozenset(
    "pass passes passing fail fails failing works done finished green red broken ready".split()
)
# what follows the participle of a report: "timeouts looked at", "limit checked against the spec"
_AFTER = frozenset("at in on into onto to for from against with over under through , and but not so".split())
# what comes before a participle that is an adjective
_BEFORE = frozenset(
    "a an the this that these those all any of for in with by my our their its no not".split()
)
# where a clause of a sentence begins, and words that only join it
_JOINTS = (", ", "; ", ": ", " (", " - ", " – ", " — ", " so ", " then ", " and ")
_JOINING = ("so ", "then ", "and ", "but ", "please ", "also ")
# with these words a participle describes what is done to something
_BE = frozenset("is are be been being get gets getting stay stays remain remains".split())
# words for rules that hold from now on
EVER = frozenset(
    """
    always never every all each only without nobody anyone whenever your yourself sobald dès cuando
    immer nie niemals jeder jede jedes alle ohne niemand nur dein deine selbst
    toujours jamais chaque tous toutes sans personne tes vos toi-même
    siempre nunca cada todos todas sin nadie tus vuestros mismo cuanto
    """.split()
)
# an order that opens with one of these holds from now on as well
_CASES = frozenset("when if wenn falls si quand lorsque cuando".split())


def quotable(text: str, limit: int = 300, habits: bool = False) -> tuple[str, int]:
    """The text on one line without the sentences that could be obeyed, cut at `limit`, and how many were left out.

    With `habits`, sentences that only describe how people work are kept: for a reader who asks for the words explicitly.
    """
    sentences = _sentences(text)
    harmless = (*_HARMLESS, "practice") if habits else _HARMLESS
    calm = [sentence for sentence in sentences if _is_told(sentence, harmless)]
    quoted = " ".join(calm)
    if instruction_in(quoted):
        # lines may be harmless alone but not together: a pipe or phrase over two lines
        return "", len(sentences)
    return _cut_at_word(quoted, limit), len(sentences) - len(calm)


def _is_told(sentence: str, harmless: tuple[str, ...]) -> bool:
    """Whether a sentence reports or names a next step, instead of giving an instruction."""
    if instruction_in(sentence) or _orders_later(sentence):
        return False

    words = [word for clauses in statements_of(sentence) for clause in clauses for word in clause.words]
    # a doubtful report passes, since the words are quoted with their author; one about agents does not
    found = norm_of(sentence, backing=BY_CODE if AGENTS.isdisjoint(words) else BY_WORDS)
    if found is None or (found.code in harmless and AGENTS.isdisjoint(words)):
        return True
    if (
        words[-1] in _STATES
        and len(words) <= _SHORT
        and found.code == "practice"
        and AGENTS.isdisjoint(words)
    ):
        return True
    if not EVER.isdisjoint(words) or (found.code == "imperative" and words[0] in _CASES):
        return False
    # an imperative that names code is a next step; a duty of people or what agents do is not
    step = _names_code(words) and found.code != "obligation" and AGENTS.isdisjoint(words)
    return sentence.lower().startswith(_STEPS) or step or _is_report(words) or _was_done(words, found)


def _orders_later(sentence: str) -> bool:
    """Whether a clause after the first gives an order: a report before it does not excuse it. A step of the work may."""
    if sentence.lower().startswith(_STEPS):
        return False
    for joint in _JOINTS:
        sentence = sentence.replace(joint, "\0")
    return any(map(_is_order, sentence.split("\0")[1:]))


def _is_order(clause: str) -> bool:
    """Whether a clause alone is an imperative that names no code and is no report."""
    clause = clause.strip(" )")
    while clause.lower().startswith(_JOINING):
        clause = clause.partition(" ")[2]
    found = norm_of(clause[:1].upper() + clause[1:]) if " " in clause else None
    if found is None or found.code != "imperative":
        return False
    words = [word for clauses in statements_of(clause) for part in clauses for word in part.words]
    return not (_names_code(words) or _is_report(words) or _was_done(words, found))


def _was_done(words: list[str], found: Norm) -> bool:
    """Whether a participle tells what was done to what comes before it; in what may be an order only as its second word."""
    if not _BE.isdisjoint(words):
        return False
    places = range(1, 2) if found.code == "imperative" else range(1, len(words))
    return any(
        (words[at].endswith("ed") or words[at] in _DONE)
        and words[at - 1] not in _BEFORE
        and (at + 1 == len(words) or words[at + 1] in _AFTER)
        for at in places
        if at < len(words)
    )


def _names_code(words: list[str]) -> bool:
    return CODE in words or NAME in words


def _is_report(words: list[str]) -> bool:
    """Whether a sentence states the current state or what was done: "split the importer", "rate limits moved"."""
    said = words[1:2] if words[:1] in (["i"], ["we"]) else words[:1]
    if _BE.isdisjoint(words):
        said = [*said, *words[-1:]]
    return not _NOW.isdisjoint(words) or any(word.endswith("ed") or word in _DONE for word in said)


def _sentences(text: str) -> list[str]:
    for end in _ENDS:
        text = text.replace(end, end.rstrip() + "\0")
    return [line for part in text.split("\0") if (line := " ".join(part.split()))]


def _cut_at_word(text: str, limit: int) -> str:
    """At most `limit` characters, ended at a word if one ends there."""
    if len(text) <= limit:
        return text
    head = text[: max(limit - 1, 0)]
    return (head.rsplit(" ", 1)[0] if " " in head else head).rstrip() + "…"[:limit]

"""The parts of an English clause: its subject, the noun that heads it, its verb, and whether people act."""

from __future__ import annotations

from memkit.contradict.verbs import VERBS
from memkit.contradict.words import DETERMINERS, PREPOSITIONS

from . import english_words as lists
from .sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Words

# a subject, its verb, and what follows
_CLAUSE = 3


def finite_at(rest: Words, first: str) -> int:
    """Where the verb of a sentence stands whose first word may be a noun; 0 if it has none."""
    for at, word in enumerate(rest):
        if at and word in lists.CUT:
            return 0
        if (
            word in lists.BE
            or word in lists.PAST
            or word in lists.MODALS
            or word in lists.SHOULD
            or word in ("has", "have", "does", "do")
        ):
            return at + 1 if word not in ("do", "have", "need", "require") or at else 0
        if not at and _has_object(rest):
            return 1
        before = rest[at - 1] if at else first
        if at and first not in lists.PURE and _agrees(before, word):
            return at + 1
        if not at and is_third(word) and first not in lists.PURE and rest[1:2] and word not in lists.NOUNS:
            return 1
        if at and word.endswith("ed") and first not in lists.PURE:
            return at + 1
        if (
            at > 1
            and word in lists.PLAIN
            and first not in lists.PURE
            and any(noun.endswith("s") for noun in rest[:2])
        ):
            return at + 1
    return 0


def _has_object(rest: Words) -> bool:
    """Whether a verb and its object follow a name that reads like a verb itself: "add removes it", "scan inserts the …"."""
    return (
        is_third(rest[0])
        and rest[0] not in lists.NOUNS
        and bool(rest[1:2])
        and (rest[1] in DETERMINERS or rest[1] in ("it", "them", "nothing"))
    )


def is_third(word: str) -> bool:
    """Whether the word is the s-form of a verb."""
    return word.endswith("s") and (word[:-1] in VERBS or word[:-2] in VERBS or word[:-3] + "y" in VERBS)


def _agrees(before: str, word: str) -> bool:
    """Whether the word can be the verb of the noun before it: "lines land", "time grows"."""
    if before.endswith("s") and not before.endswith("ss"):
        return word in lists.PLURAL_VERBS
    return (
        is_third(word)
        and word not in lists.NOUNS
        and before not in DETERMINERS
        and before not in PREPOSITIONS
    )


def subject_of(sentence: Words) -> tuple[Words, Words]:
    """The words before the verb of the first clause, and the rest from the verb on."""
    start = _opening(sentence)
    clause = sentence[start:]
    for at, word in enumerate(clause):
        if (
            word in lists.BE
            or word in lists.PAST
            or word in lists.MODALS
            or word in lists.SHOULD
            or word in ("has", "have", "does", "do")
        ):
            if at and clause[at - 1] in ("who", "that", "which"):
                continue
            return clause[:at], clause[at:]
        if at == 1 and _is_done_by_a_name(clause):
            return clause[:1], clause[1:]
        if (
            at
            and word not in lists.NOUNS
            and clause[at - 1] in lists.PRONOUNS
            and (word in VERBS or is_third(word))
        ):
            return clause[:at], clause[at:]
        if at and (at > 1 or clause[0].endswith("s")) and _agrees(clause[at - 1], word):
            return clause[:at], clause[at:]
        if at and word.endswith("ed") and word[:-1] in VERBS and clause[at - 1] not in DETERMINERS:
            return clause[:at], clause[at:]
    return clause, []


def _is_done_by_a_name(clause: Words) -> bool:
    """Whether a sentence says what a name of the code does, in a word that may be a noun: "`update` commits when …"."""
    if clause[0] not in (CODE, NAME) or not is_third(clause[1]) or len(clause) < _CLAUSE:
        return False
    after = clause[2]
    return (
        after in lists.CUT
        or after in DETERMINERS
        or after in PREPOSITIONS
        or after in ("and", "or", "nothing")
    )


def _opening(sentence: Words) -> int:
    """Where the main clause begins: behind "before a commit,"."""
    if sentence[0] in lists.LEADS and "," in sentence[:-1]:
        return sentence.index(",") + 1
    return 1 if sentence[0] in lists.SKIPPED and len(sentence) > 1 else 0


def head_of(subject: Words) -> str:
    """The noun a subject is about: the last one before "of", "in", "that"."""
    for at, word in enumerate(subject):
        if at and (word in PREPOSITIONS or word in lists.CUT) and subject[at - 1] not in DETERMINERS:
            subject = subject[:at]
            break
    return subject[-1] if subject else ""


def doers_in(subject: Words) -> str:
    """The people or the work of people that a subject names; empty if it is a thing of the code."""
    if not subject or "default branch" in " ".join(subject):
        return ""
    pronoun = next((word for word in (subject[0], subject[-1]) if word in lists.PRONOUNS), "")
    if pronoun or "no one" in " ".join(subject):
        return pronoun or "no one"
    head = head_of(subject)
    named = set(subject)
    people = (
        head in lists.PEOPLE or head in lists.PROCESS or (head in lists.ROLES and named & {"team", "code"})
    )
    asked = head in ("request", "requests") and named & {"pull", "merge"}
    titled = head in lists.PROCESS_TITLES and not lists.PROCESS.isdisjoint(subject)
    return head if people or asked or titled else ""

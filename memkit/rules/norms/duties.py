"""Duties told to people, in four languages: a modal with people as subject, with no subject, or with something that only
people do; and the steps of every piece of work. What this finds is an order, whatever its other words weigh.
"""

from __future__ import annotations

from memkit.contradict.words import words

from .duty_words import BANS, DE, ES, FR, TONGUES, Duties
from .leaning import ACTORS, LEADS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words

# several words for one
_SAME = (("merge request", "pull-request"), ("pull request", "pull-request"), (" no one ", " nobody "))
# so many words open a sentence, and so many may stand between a modal or "by" and who is meant
_BEFORE, _AFTER = 4, 3
_OF = words("of von de des du d' del")


def duty_in(clause: Sentence, tongue: str) -> str:
    """The words that put a duty or a procedure on people, if there are any."""
    table = TONGUES[tongue]
    said = f" {' '.join(clause.words)} "
    for written, meant in _SAME:
        said = said.replace(written, meant)
    return (
        _impersonal(said, table)
        or _modal(said, table.must, table.people | table.work, table)
        or _modal(said, table.may, table.people, table)
        or _procedure(said, table)
    )


def _impersonal(said: str, table: Duties) -> str:
    """ "It is forbidden to …", "hay que …", "calling … is not allowed"."""
    bans = BANS if said.split(maxsplit=1)[0].endswith("ing") else ()
    found = next((phrase.strip() for phrase in (*table.always, *bans) if phrase in said), "")
    if found or (table is FR and (found := _to_be_done(said))):
        return found
    for phrase in table.nobody:
        before, _, rest = said.partition(phrase)
        # "el error se debe a …" has a subject, and so has "el campo es obligatorio"
        if rest and (not before.strip() or before.endswith(" ,") or before.split()[0] in LEADS):
            return phrase.strip()
    return ""


def _to_be_done(said: str) -> str:
    """ "Les secrets sont à lire", "il faut lancer": an infinitive that orders."""
    for modal in (" est à ", " sont à ", " il faut "):
        verb = said.partition(modal)[2].split(maxsplit=1)[:1]
        if verb and len(verb[0]) > _AFTER and verb[0].endswith(("er", "ir", "re")):
            return f"{modal.strip()} {verb[0]}"
    return ""


def _modal(said: str, modals: tuple[str, ...], subjects: frozenset[str], table: Duties) -> str:
    """A modal whose subject is one of these, or that stands before something that only people do."""
    for modal in modals:
        if modal not in said:
            continue
        before, _, rest = said.partition(modal)
        rest = f" {rest.partition(' , ')[0]} "
        subject = _subject(before.split(), table, subjects) or _subject_behind(rest.split(), table)
        subject = subject or (_new(before.split(), table) if modals is table.must else "")
        if subject:
            return f"{subject}{modal}".strip()
        deed = _deed(rest, table)
        if deed:
            return f"{modal.strip()} … {deed}"
    return ""


def _deed(rest: str, table: Duties) -> str:
    """What is to be done to a thing, if only people do it or people are said to do it."""
    if not any(mark in rest for mark in table.passive):
        return ""
    doer = next((word for word in rest.partition(table.by)[2].split()[:_AFTER] if word in table.people), "")
    return doer or next((stem.strip() for stem in table.done if stem in rest), "")


def _subject(before: Words, table: Duties, subjects: frozenset[str]) -> str:
    """The head of the words before a modal if it is one of these: "reviewers", "les relecteurs"."""
    if "," in before:
        before = before[len(before) - before[::-1].index(",") :]
    cut = next((at for at, word in enumerate(before) if at and word in table.ends), len(before))
    if before[cut : cut + 1] and before[cut] in _OF:
        # "the author of a post": somebody whom the program knows
        return ""
    if before and before[0] in table.ends:
        cut = len(before)
    heads = before[:cut] if table in (FR, ES) else before[:cut][-1:]
    return next((word for word in heads if word in subjects or word.removesuffix("s") in subjects), "")


def _new(before: Words, table: Duties) -> str:
    """ "Every new route must …": what people add."""
    return next((word for word in before[:_AFTER] if word in table.new), "")


def _subject_behind(rest: Words, table: Duties) -> str:
    """German puts the subject behind the modal if something else opens the sentence: "Vor dem Push muss der Autor …"."""
    behind = rest[:_AFTER] if table is DE else []
    return next((word for word in behind if word in table.people), "")


def _procedure(said: str, table: Duties) -> str:
    """ "For every task the first step is …", "before each commit …", unless a program takes the step."""
    spoken = said.split()
    if not any(word.removesuffix("s") in table.work or word in table.work for word in spoken):
        return ""
    each = next((phrase for phrase in table.each if phrase in said), "")
    step = next((phrase for phrase in table.first if phrase in said), "")
    if each and step:
        return f"{step.strip()} … {each.strip()}"
    opening = spoken[:_BEFORE]
    if spoken[0] not in LEADS or not each or each.strip() not in opening or table.work.isdisjoint(opening):
        return ""
    by_program = any(word.split("-")[-1].removesuffix("s") in ACTORS for word in spoken[_BEFORE - 1 :])
    return "" if by_program else " ".join(opening)

"""Orders in Spanish: imperatives, infinitives that order, "hay que", obligations of people and habits of a team."""

from __future__ import annotations

import itertools

from . import romance, spanish_words
from .phrases import measured
from .reader import Clause

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .reader import Found
    from .sentences import Sentence, Words

lists = spanish_words

spares = romance.spares


def imperative(said: Sentence) -> str:
    """An imperative or an infinitive in front of the sentence or behind an opening clause."""
    sentence = said.words
    if sentence[:2] in (["que", "nadie"], ["no", "te"], ["no", "os"], ["se", "acabó"]):
        return " ".join(sentence[:2])
    starts = [
        0,
        *(at + 1 for at, word in enumerate(sentence[:-1]) if word == "," and sentence[0] in lists.LEADS),
    ]
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in lists.SKIPPED:
            rest = rest[1:]
        verb = _unsuffixed(rest[0])
        if verb != rest[0] and (verb in lists.IMPERATIVES or verb in lists.VERBS):
            return rest[0]
        if len(rest) < 2:
            continue
        if verb in lists.IMPERATIVES and verb not in lists.NOUNS and verb not in lists.VERBS:
            return " ".join(rest[:2])
        if (verb in lists.VERBS or _looks_infinitive(verb)) and not _has_finite(rest[1:]):
            return " ".join(rest[:2])
        if (
            (_opens_with_verb(rest) and start == 0)
            or _is_reflexive(rest[0])
            or (sentence[0] in ("nunca", "jamás") and start == 0 and verb.endswith(lists.SUBJUNCTIVE))
        ):
            return " ".join(rest[:2])
    return ""


def _is_reflexive(word: str) -> bool:
    """ "quédate", "fíjese": the accent moves when a pronoun hangs on an imperative."""
    return word.endswith(("ate", "ete", "ese", "ense", "aos")) and any(
        letter in "áéíóú" for letter in word[:-3]
    )


def _looks_infinitive(word: str) -> bool:
    return (
        len(word) > 4
        and word.endswith(("ar", "er", "ir", "arse", "erse", "irse"))
        and word.isalpha()
        and word not in lists.OPENERS
    )


def _opens_with_verb(rest: Words) -> bool:
    """An unknown word that can only be an imperative before its object: "coloca los …", "consulten los …"."""
    first, second = rest[0], rest[1]
    if first in lists.OPENERS or first in lists.FINITE or not first.isalpha():
        return False
    if first.endswith(("pón", "tén", "vén")):
        return True
    if first.endswith(("ad", "ed", "id")) and len(first) > 4 and not first.endswith(("dad", "tad", "red")):
        return True
    return first.endswith(("a", "e", "an", "en", "ad", "ed", "id", "as", "es")) and second in lists.OBJECTS


def _unsuffixed(word: str) -> str:
    """A verb form without the pronouns hung on it: relánzalas → relanza."""
    for pronoun in ("noslo", "melo", "selo", "las", "los", "les", "lo", "la", "le", "me", "se", "nos", "te"):
        if word.endswith(pronoun) and len(word) > len(pronoun) + 3:
            stem = word[: -len(pronoun)].translate(lists.PLAIN)
            if stem in lists.IMPERATIVES or stem in lists.VERBS:
                return stem
    return word


def _has_finite(rest: Words) -> bool:
    """Whether an infinitive in front is the subject of a verb: "cambiar de idioma no actualiza"."""
    if any(a in ("lo", "se") and b in lists.THIRD for a, b in itertools.pairwise(rest)):
        return True
    for word in rest:
        if word in ("que", "si", "cuando", "antes", ",", "y"):
            return False
        if (word in lists.FINITE and word not in ("la", "las", "los", "lo")) or (
            word in lists.IMPERATIVES and word not in lists.NOUNS
        ):
            return True
    return False


def clause_of(sentence: Words) -> Clause:
    """The main clause of a sentence."""
    subject, rest = _subject(sentence)
    return Clause(sentence, subject, rest)


def _subject(sentence: Words) -> tuple[Words, Words]:
    """The words before the first verb of the main clause, and the rest."""
    start = sentence.index(",") + 1 if sentence[0] in lists.LEADS and "," in sentence[:-1] else 0
    clause = sentence[start:]
    for at, word in enumerate(clause):
        if at and (
            clause[at - 1] in ("que", "quien")
            or (
                word in ("la", "las", "lo", "los")
                and (clause[at - 1] in lists.ARTICLES or clause[at - 1] == "de")
            )
        ):
            continue
        if at and clause[at - 1] == "de":
            continue
        if (
            (at and word in lists.FINITE)
            or word in lists.MUST
            or word in lists.SHOULD
            or (at > 1 and _is_third(word))
        ):
            return clause[:at], clause[at:]
    return clause, []


def _is_third(word: str) -> bool:
    """Whether the word is the present of a known verb: sube, suben."""
    return word in lists.THIRD


def uses(sentence: Words) -> bool:
    """Whether it names a part of the stack, or what happens to whoever asks."""
    return sentence[0] in ("usamos", "utilizamos")


def duty(clause: Clause) -> Found:
    """ "Debemos …", "tienes que …": the ending says who."""
    sentence = clause.words
    told = sentence[0] in lists.DUTIES or (len(sentence) > 1 and sentence[1] in lists.SPOKEN_DUTIES)
    return ("obligation", " ".join(sentence[:2])) if told else None


def doers(subject: Words) -> str:
    """The people, or the work of people, that a subject is about."""
    return romance.doers_in(subject, lists)


def artefact_in(clause: Clause) -> str:
    """What developers make, if the clause speaks of all of it."""
    return romance.artefact_in(clause, lists)


def is_past(rest: Words) -> bool:
    """Whether the verb tells what was."""
    if not rest or rest[0] in lists.PAST:
        return bool(rest)
    return rest[0] == "se" and len(rest) > 1 and rest[1].endswith(("ó", "aron", "ieron"))


def habit(clause: Clause) -> Found:
    """A habit that only this language tells in this way."""
    opened = [word for word in clause.words[:3] if word not in ("no", "nunca", "siempre", "aquí", "ya")]
    if opened and opened[0] in lists.WE:
        return "practice", opened[0]
    return None if is_past(clause.rest) else romance.said_of_none(clause, lists)


def passive(clause: Clause) -> Found:
    """ "Se fusiona", "lo revisan dos personas": the doer is left out or named behind."""
    sentence, subject, rest = clause.words, clause.subject, clause.rest
    if sentence[0] in ("ningún", "ninguna", "cero", "nada") and not rest:
        return "practice", " ".join(sentence[:3])
    doer = next((word for word in rest if word in lists.PEOPLE), "")
    stressed = next((word for word in rest if word in lists.STRESS), "")
    if stressed and rest[0] in ("lo", "la", "los", "las"):
        return "practice", f"{rest[0]} {stressed}"
    if doer and (rest[0] in ("lo", "la", "los", "las") or "por" in rest):
        return "practice", f"{rest[0]} {doer}"
    at = rest.index("se") if "se" in rest[:3] else -1
    verb = rest[at + 1] if 0 <= at < len(rest) - 1 else ""
    named = romance.nouns_of(subject, lists)
    if verb in lists.DEV:
        return "practice", f"se {verb}"
    artefact = next((word for word in named[:1] if word in lists.ARTEFACTS), "")
    stress = any(word in lists.STRESS or word in lists.PLACES for word in (*subject, *rest))
    if artefact and (
        (verb in lists.SHARED_DEV and stress) or (rest[:1] in (["va"], ["van"]) and not measured(sentence))
    ):
        return "practice", f"{artefact} {verb or rest[0]}"
    return None

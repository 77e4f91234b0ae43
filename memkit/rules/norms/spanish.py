"""Orders in Spanish: imperatives, infinitives that order, "hay que", obligations of people and habits of a team."""

from __future__ import annotations

from . import romance, spanish_words
from .spanish_words import (
    ARTEFACTS,
    ARTICLES,
    DEV,
    DUTIES,
    FINITE,
    IMPERATIVES,
    LEADS,
    MUST,
    NOUNS,
    OBJECTS,
    OPENERS,
    PAST,
    PEOPLE,
    PLACES,
    PLAIN,
    SHARED_DEV,
    SHOULD,
    SPOKEN_DUTIES,
    STRESS,
    SUBJUNCTIVE,
    THIRD,
    VERBS,
    WE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    return romance.order_in(said, _SPANISH)


def _imperative(sentence: Words) -> str:
    """An imperative or an infinitive in front of the sentence or behind an opening clause."""
    if sentence[:2] in (["que", "nadie"], ["no", "te"], ["no", "os"], ["se", "acabó"]):
        return " ".join(sentence[:2])
    starts = [0, *(at + 1 for at, word in enumerate(sentence[:-1]) if word == "," and sentence[0] in LEADS)]
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in (
            "no",
            "nunca",
            "jamás",
            "siempre",
            "y",
            "pues",
            "entonces",
            "luego",
            "ni",
        ):
            rest = rest[1:]
        verb = _unsuffixed(rest[0])
        if verb != rest[0] and (verb in IMPERATIVES or verb in VERBS):
            return rest[0]
        if len(rest) < 2:
            continue
        if verb in IMPERATIVES and verb not in NOUNS and verb not in VERBS:
            return " ".join(rest[:2])
        if (verb in VERBS or _looks_infinitive(verb)) and not _has_finite(rest[1:]):
            return " ".join(rest[:2])
        if (
            (_opens_with_verb(rest) and start == 0)
            or _is_reflexive(rest[0])
            or (sentence[0] in ("nunca", "jamás") and start == 0 and verb.endswith(SUBJUNCTIVE))
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
        and word not in OPENERS
    )


def _opens_with_verb(rest: Words) -> bool:
    """An unknown word that can only be an imperative before its object: "coloca los …", "consulten los …"."""
    first, second = rest[0], rest[1]
    if first in OPENERS or first in FINITE or not first.isalpha():
        return False
    if first.endswith(("pón", "tén", "vén")):
        return True
    if first.endswith(("ad", "ed", "id")) and len(first) > 4 and not first.endswith(("dad", "tad", "red")):
        return True
    return first.endswith(("a", "e", "an", "en", "ad", "ed", "id", "as", "es")) and second in OBJECTS


def _unsuffixed(word: str) -> str:
    """A verb form without the pronouns hung on it: relánzalas → relanza."""
    for pronoun in ("noslo", "melo", "selo", "las", "los", "les", "lo", "la", "le", "me", "se", "nos", "te"):
        if word.endswith(pronoun) and len(word) > len(pronoun) + 3:
            stem = word[: -len(pronoun)].translate(PLAIN)
            if stem in IMPERATIVES or stem in VERBS:
                return stem
    return word


def _has_finite(rest: Words) -> bool:
    """Whether an infinitive in front is the subject of a verb: "cambiar de idioma no actualiza"."""
    for word in rest:
        if word in ("que", "si", "cuando", "antes", ",", "y"):
            return False
        if (word in FINITE and word not in ("la", "las", "los", "lo")) or (
            word in IMPERATIVES and word not in NOUNS
        ):
            return True
    return False


def _subject(sentence: Words) -> tuple[Words, Words]:
    """The words before the first verb of the main clause, and the rest."""
    start = sentence.index(",") + 1 if sentence[0] in LEADS and "," in sentence[:-1] else 0
    clause = sentence[start:]
    for at, word in enumerate(clause):
        if at and (
            clause[at - 1] in ("que", "quien")
            or (word in ("la", "las", "lo", "los") and (clause[at - 1] in ARTICLES or clause[at - 1] == "de"))
        ):
            continue
        if at and clause[at - 1] == "de":
            continue
        if (at and word in FINITE) or word in MUST or word in SHOULD or (at > 1 and _is_third(word)):
            return clause[:at], clause[at:]
    return clause, []


def _is_third(word: str) -> bool:
    """Whether the word is the present of a known verb: sube, suben."""
    return word in THIRD


def _uses(sentence: Words) -> bool:
    return sentence[0] in ("usamos", "utilizamos")


def _duty(sentence: Words) -> tuple[str, str] | None:
    """ "Debemos …", "tienes que …": the ending says who."""
    told = sentence[0] in DUTIES or (len(sentence) > 1 and sentence[1] in SPOKEN_DUTIES)
    return ("obligation", " ".join(sentence[:2])) if told else None


def _is_past(rest: Words) -> bool:
    if not rest or rest[0] in PAST:
        return bool(rest)
    return rest[0] == "se" and len(rest) > 1 and rest[1].endswith(("ó", "aron", "ieron"))


def _habit(sentence: Words) -> tuple[str, str] | None:
    opened = [word for word in sentence[:3] if word not in ("no", "nunca", "siempre", "aquí", "ya")]
    return ("practice", opened[0]) if opened and opened[0] in WE else None


def _passive(sentence: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """ "Se fusiona", "lo revisan dos personas": the doer is left out or named behind."""
    if sentence[0] in ("ningún", "ninguna", "cero", "nada") and not rest:
        return "practice", " ".join(sentence[:3])
    doer = next((word for word in rest if word in PEOPLE), "")
    stressed = next((word for word in rest if word in STRESS), "")
    if stressed and rest[0] in ("lo", "la", "los", "las"):
        return "practice", f"{rest[0]} {stressed}"
    if doer and (rest[0] in ("lo", "la", "los", "las") or "por" in rest):
        return "practice", f"{rest[0]} {doer}"
    at = rest.index("se") if "se" in rest[:3] else -1
    verb = rest[at + 1] if 0 <= at < len(rest) - 1 else ""
    named = romance.nouns_of(subject, spanish_words)
    if verb in DEV:
        return "practice", f"se {verb}"
    artefact = next((word for word in named[:1] if word in ARTEFACTS), "")
    stress = any(word in STRESS or word in PLACES for word in (*subject, *rest))
    if artefact and ((verb in SHARED_DEV and stress) or rest[:1] in (["va"], ["van"])):
        return "practice", f"{artefact} {verb or rest[0]}"
    return None


_SPANISH = romance.Tongue(
    "es", spanish_words, _imperative, _subject, _uses, _duty, _habit, _is_past, _passive
)

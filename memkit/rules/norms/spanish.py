"""Orders in Spanish: imperatives, infinitives that order, "hay que", obligations of people and habits of a team."""

from __future__ import annotations

from .phrases import first_phrase, measured
from .sentences import CODE, NAME
from .spanish_words import (
    ARTEFACTS,
    ARTICLES,
    CONTRAST,
    DEV,
    FINITE,
    IMPERATIVES,
    LEADS,
    MADE,
    MUST,
    NOUNS,
    OBJECTS,
    ONE,
    OPENERS,
    PAST,
    PEOPLE,
    PHRASES,
    PLACES,
    PLAIN,
    PROCESS,
    PRONOUNS,
    SHARED_DEV,
    SHOP,
    SHOULD,
    STRESS,
    SUBJUNCTIVE,
    THIRD,
    TITLES,
    VERBS,
    WE,
)
from .things import names_something, says_what_runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, PHRASES)
    if phrase:
        return "obligation", phrase
    cue = _imperative(sentence)
    if cue:
        return "imperative", cue
    if sentence[0] in ("usamos", "utilizamos") and names_something(said, "es"):
        return None
    found = _obligation(sentence) or _practice(sentence) or _demand(sentence)
    if found or names_something(said, "es") or says_what_runs(said, "es"):
        return found
    return _general(sentence, *_subject(sentence))


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


def _acts(subject: Words) -> str:
    """The people, or the work of people, that a subject is about: its first noun counts."""
    named = [word for word in subject if word not in ARTICLES]
    if not named or "defecto" in subject or "predeterminada" in subject:
        return ""
    if named[0] in PRONOUNS:
        return named[0]
    head = named[0].split("-")[0]
    if head in PEOPLE or head in PROCESS:
        return named[0]
    if head in TITLES and any(word in PROCESS for word in named[1:]):
        return " ".join(named[:2])
    return ""


def _obligation(sentence: Words) -> tuple[str, str] | None:
    should = next((word for word in sentence if word in SHOULD), "")
    if should and not any(word in CONTRAST for word in sentence):
        return "obligation", should
    if sentence[0] in (
        "debemos",
        "podemos",
        "tenemos",
        "puedes",
        "debes",
        "tienes",
        "debe",
        "deben",
    ) or sentence[1:2] in (
        ["debemos"],
        ["podemos"],
        ["puedes"],
        ["debes"],
    ):
        return "obligation", " ".join(sentence[:2])
    subject, rest = _subject(sentence)
    modal = next((word for word in rest[:3] if word in MUST), "")
    if not modal:
        return None
    process = next(
        (word for word in sentence if word in PROCESS and word not in ("versión", "versiones")), ""
    )
    acts = (
        _acts(subject)
        or process
        or ("nuevo" if {"nuevo", "nueva", "nuevos", "nuevas"} & set(subject) else "")
    )
    duty = next((word for word in rest if word in DEV), "")
    return ("obligation", f"{acts or duty} {modal}") if acts or duty else None


def _practice(sentence: Words) -> tuple[str, str] | None:
    opened = [word for word in sentence[:3] if word not in ("no", "nunca", "siempre", "aquí", "ya")]
    if opened and opened[0] in WE:
        return "practice", opened[0]
    subject, rest = _subject(sentence)
    if rest and (
        rest[0] in PAST or (rest[0] == "se" and rest[1:2] and rest[1].endswith(("ó", "aron", "ieron")))
    ):
        return None
    if (
        sentence[0] in ("ningún", "ninguna", "nada", "nadie", "ni")
        and CODE not in sentence
        and NAME not in sentence
    ):
        return "practice", " ".join(sentence[:3])
    people = next((word for word in rest if word in PEOPLE), "")
    if people and sentence[0] not in ONE and CODE not in sentence and NAME not in sentence:
        return "practice", f"{subject[-1] if subject else sentence[0]} … {people}"
    acts = _acts(subject)
    if acts and subject[0] in ONE and acts not in PEOPLE and measured(sentence):
        return None
    if acts and (rest or len(subject) > 2):
        return "practice", f"{acts} {rest[0] if rest else ''}".strip()
    if sentence[0] in ("ningún", "ninguna", "cero", "nada") and not rest:
        return "practice", " ".join(sentence[:3])
    return _impersonal(subject, rest)


def _demand(sentence: Words) -> tuple[str, str] | None:
    """ "… exige commits firmados": the work of people is what is asked for."""
    at = next(
        (
            at
            for at, word in enumerate(sentence)
            if at and word in ("exige", "exigen", "pide", "requiere", "requieren", "impone")
        ),
        0,
    )
    work = next((word for word in sentence[at:] if word in PROCESS), "") if at else ""
    return ("practice", f"{sentence[at]} {work}") if work else None


def _general(sentence: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if not subject or subject[0] in ONE or any(word in PAST for word in rest[:2]):
        return None
    if sentence[0] in ("nada", "nadie", "ni", "ningún", "ninguna"):
        return "practice", " ".join(sentence[:3])
    named = [word for word in subject if word not in ARTICLES]
    if named and (
        named[0] in MADE
        or (named[0] in TITLES and any(word in MADE or word in PROCESS for word in named[1:3]))
    ):
        return "practice", " ".join(named[:2])
    place = next((word for word in (*rest, *(subject if not rest else ())) if word in SHOP), "")
    return ("practice", place) if place else None


def _impersonal(subject: Words, rest: Words) -> tuple[str, str] | None:
    """ "Se fusiona", "lo revisan dos personas": the doer is left out or named behind."""
    doer = next((word for word in rest if word in PEOPLE), "")
    stressed = next((word for word in rest if word in STRESS), "")
    if stressed and rest[0] in ("lo", "la", "los", "las"):
        return "practice", f"{rest[0]} {stressed}"
    if doer and (rest[0] in ("lo", "la", "los", "las") or "por" in rest):
        return "practice", f"{rest[0]} {doer}"
    at = rest.index("se") if "se" in rest[:3] else -1
    verb = rest[at + 1] if 0 <= at < len(rest) - 1 else ""
    named = [word for word in subject if word not in ARTICLES]
    if verb in DEV:
        return "practice", f"se {verb}"
    artefact = next((word for word in named[:1] if word in ARTEFACTS), "")
    stress = any(word in STRESS or word in PLACES for word in (*subject, *rest))
    if artefact and ((verb in SHARED_DEV and stress) or rest[:1] in (["va"], ["van"])):
        return "practice", f"{artefact} {verb or rest[0]}"
    return None

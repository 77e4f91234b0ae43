"""Orders in French: imperatives, infinitives that order, "il faut", obligations of people and habits of a team."""

from __future__ import annotations

import itertools

from .french_words import (
    ARTEFACTS,
    ARTICLES,
    BE,
    CONTRAST,
    DEV,
    ER,
    FINITE,
    IMPERATIVES,
    INFINITIVES,
    LEADS,
    MADE,
    MUST,
    NOT_ALONE,
    OBJECTS,
    ONE,
    OPENERS,
    PAST,
    PEOPLE,
    PHRASES,
    PLACES,
    PROCESS,
    PRONOUNS,
    SHARED_DEV,
    SHOP,
    SHOULD,
    STRESS,
    TITLES,
)
from .phrases import first_phrase, measured
from .sentences import CODE, NAME
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
    if sentence[:2] in (["nous", "utilisons"], ["on", "utilise"]) and names_something(said, "fr"):
        return None
    found = _obligation(sentence) or _practice(sentence) or _demand(sentence)
    if found or names_something(said, "fr") or says_what_runs(said, "fr"):
        return found
    return _general(sentence, *_subject(sentence))


def _imperative(sentence: Words) -> str:
    """An imperative or an infinitive in front of the sentence or behind an opening clause."""
    starts = [0]
    if sentence[0] in LEADS:
        starts += [at + 1 for at, word in enumerate(sentence[:-1]) if word == ","]
    if sentence[0] in ("ne", "n'"):
        return " ".join(sentence[:3])
    if sentence[0] in ("fini", "finis", "finies", "stop", "inutile") or sentence[:2] == ["que", "personne"]:
        return " ".join(sentence[:2])
    if _refusal(sentence):
        return "ne pas"
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in (
            "ne",
            "n'",
            "pas",
            "jamais",
            "toujours",
            "puis",
            "donc",
            "et",
            "alors",
        ):
            rest = rest[1:]
        verb = rest[0].split("-")[0]
        bare = verb not in rest[0:1]
        if len(rest) < 2 and not bare:
            continue
        if bare and verb in IMPERATIVES:
            return rest[0]
        if verb in IMPERATIVES and verb not in NOT_ALONE and verb not in INFINITIVES:
            return " ".join(rest[:2])
        if (verb in INFINITIVES or _looks_infinitive(verb)) and not _has_finite(rest[1:]):
            return " ".join(rest[:2])
        if _opens_with_verb(verb, rest):
            return " ".join(rest[:2])
    return ""


def _refusal(sentence: Words) -> bool:
    """ "… ne pas hésiter": an infinitive that forbids, and gives no purpose ("pour ne pas bloquer")."""
    found = [
        at
        for at, word in enumerate(sentence[:-2])
        if word == "ne" and sentence[at + 1] in ("pas", "jamais", "plus")
    ]
    return any(
        sentence[at - 1] not in ("pour", "de", "à") and sentence[at + 2].endswith(("er", "ir", "re"))
        for at in found
    )


def _looks_infinitive(word: str) -> bool:
    return (
        len(word) > 4
        and word.endswith(("er", "ir", "oir", "dre", "ire", "ttre"))
        and word.isalpha()
        and word not in OPENERS
    )


def _opens_with_verb(verb: str, rest: Words) -> bool:
    """An unknown word that can only be an imperative: "rangez …", "considère l'accord"."""
    if verb in OPENERS or not verb.isalpha() or len(verb) < 4:
        return False
    if verb.endswith("ez") or (verb.endswith("ons") and rest[1:2] and rest[1] in OBJECTS):
        return True
    return (
        verb.endswith(("e", "s", "ds", "ts"))
        and not verb.endswith("tions")
        and len(rest) > 1
        and rest[1] in OBJECTS
        and rest[1] not in ("de", "d'")
    )


def _has_finite(rest: Words) -> bool:
    """Whether an infinitive in front is the subject of a verb: "changer de langue ne met pas à jour"."""
    before = ""
    for word in rest:
        if word in (
            "qui",
            "que",
            "qu'",
            "si",
            "quand",
            "avant",
            "dont",
            ",",
            "lorsque",
            "lorsqu'",
            "dès",
            "pour",
        ):
            return False
        if word in FINITE or word in ("ne", "n'"):
            return True
        if word.endswith("e") and word + "r" in ER and before not in OPENERS:
            return True
        before = word
    return False


def _subject(sentence: Words) -> tuple[Words, Words]:
    """The words before the first verb of the main clause, and the rest."""
    start = sentence.index(",") + 1 if sentence[0] in LEADS and "," in sentence[:-1] else 0
    clause = sentence[start:]
    for at, word in enumerate(clause):
        if at > 2 and word in ("quand", "lorsque", "si", "parce", "car"):
            return clause[:at], []
        if word in FINITE or word in PAST or (at > 1 and _is_third(word)) or word in ("ne", "n'"):
            if at and clause[at - 1] in ("qui", "que"):
                continue
            return clause[:at], clause[at:]
        if at and clause[at - 1] in PRONOUNS:
            return clause[:at], clause[at:]
    return clause, []


def _is_third(word: str) -> bool:
    """Whether the word is a plural or a known singular form of the present."""
    return (word.endswith("ent") and not word.endswith("ment")) or (word.endswith("e") and word + "r" in ER)


def _acts(subject: Words) -> str:
    """The people, or the work of people, that a subject is about: its first noun counts."""
    named = [word for word in subject if word not in ARTICLES]
    if not named or subject[-2:] == ["par", "défaut"] or "défaut" in subject:
        return ""
    if subject[0] in PRONOUNS or subject[-1] in PRONOUNS:
        return subject[0] if subject[0] in PRONOUNS else subject[-1]
    head = named[0].split("-")[0]
    if head in PEOPLE or head in PROCESS or named[0] in PROCESS:
        return named[0]
    if head in TITLES and any(word in PROCESS for word in named[1:]):
        return " ".join(named[:2])
    return ""


def _obligation(sentence: Words) -> tuple[str, str] | None:
    should = next((word for word in sentence if word in SHOULD), "")
    if should and not any(word in CONTRAST for word in sentence):
        return "obligation", should
    subject, rest = _subject(sentence)
    modal = next((word for word in rest[:3] if word in MUST), "")
    if not modal:
        return None
    process = next(
        (word for word in sentence if word in PROCESS and word not in ("version", "versions", "mise")), ""
    )
    acts = (
        _acts(subject)
        or process
        or ("nouveau" if {"nouveau", "nouvelle", "nouveaux", "nouvelles"} & set(subject) else "")
    )
    duty = next((word for word in rest if word in DEV), "")
    return ("obligation", f"{acts or duty} {modal}") if acts or duty else None


def _practice(sentence: Words) -> tuple[str, str] | None:
    subject, rest = _subject(sentence)
    verbs = [word for word in rest if word not in ("ne", "n'")]
    if (verbs and verbs[0] in PAST and not (verbs[0] == "ont" and verbs[1:2] == ["lieu"])) or verbs[1:2] == [
        "été"
    ]:
        return None
    if sentence[:2] == ["c'", "est"] and any(word in PEOPLE for word in sentence[2:6]):
        return "practice", " ".join(sentence[:4])
    if sentence[0] in ("rien", "celui", "celle", "ceux"):
        return "practice", " ".join(sentence[:3])
    if sentence[0] in ("aucun", "aucune") and CODE not in sentence and NAME not in sentence:
        return "practice", " ".join(sentence[:3])
    people = next((word for word in rest if word in PEOPLE), "")
    if people and sentence[0] not in ONE and CODE not in sentence and NAME not in sentence:
        return "practice", f"{subject[-1] if subject else sentence[0]} … {people}"
    acts = _acts(subject)
    if acts and subject[0] in ONE and acts not in PEOPLE and measured(sentence):
        return None
    if acts and (rest or len(subject) > 2):
        return "practice", f"{acts} {verbs[0] if verbs else ''}".strip()
    if any(a == "on" and b not in ("a", "peut") for a, b in itertools.pairwise(sentence)):
        return "practice", "on"
    if sentence[0] in ("aucun", "aucune", "pas", "zéro") and not verbs:
        return "practice", " ".join(sentence[:3])
    return _passive(subject, rest)


def _demand(sentence: Words) -> tuple[str, str] | None:
    """ "… exige des commits signés": the work of people is what is asked for."""
    at = next(
        (
            at
            for at, word in enumerate(sentence)
            if at and word in ("exige", "exigent", "demande", "demandent", "requiert", "impose")
        ),
        0,
    )
    work = next((word for word in sentence[at:] if word in PROCESS), "") if at else ""
    return ("practice", f"{sentence[at]} {work}") if work else None


def _general(sentence: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if not subject or subject[0] in ONE or any(word in PAST for word in rest[:2]):
        return None
    if sentence[0] in ("plus", "aucun", "aucune") or sentence[:2] == ["pas", "de"]:
        return "practice", " ".join(sentence[:3])
    named = [word for word in subject if word not in ARTICLES]
    if named and (
        named[0] in MADE
        or (named[0] in TITLES and any(word in MADE or word in PROCESS for word in named[1:3]))
    ):
        return "practice", " ".join(named[:2])
    place = next((word for word in rest if word in SHOP), "")
    if not rest:
        place = place or next((word for word in sentence if word in SHOP), "")
    return ("practice", place) if place else None


def _passive(subject: Words, rest: Words) -> tuple[str, str] | None:
    dev = next((word for word in rest[:5] if word in DEV), "")
    if dev and any(word in BE for word in rest[:2]):
        return "practice", f"est {dev}"
    for at, word in enumerate(rest[:-1]):
        if word == "par" and any(word in PEOPLE for word in rest[at + 1 : at + 4]):
            return "practice", " ".join(rest[at : at + 3])
    named = [word for word in subject if word not in ARTICLES]
    if not named or named[0] not in ARTEFACTS:
        return None
    shared = next((word for word in rest if word in SHARED_DEV), "")
    stress = next((word for word in rest if word in STRESS), "")
    placed = any(word in PLACES for word in (*subject, *rest))
    if (shared and (stress or placed)) or any(word in ("va", "vont") for word in rest[:2]):
        return "practice", f"{named[0]} {stress or shared or 'va'}"
    return None

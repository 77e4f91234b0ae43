"""Orders in French: imperatives, infinitives that order, "il faut", obligations of people and habits of a team."""

from __future__ import annotations

import itertools

from . import french_words, romance
from .french_words import (
    ARTEFACTS,
    BE,
    DEV,
    ER,
    FINITE,
    IMPERATIVES,
    INFINITIVES,
    LEADS,
    NOT_ALONE,
    OBJECTS,
    OPENERS,
    PAST,
    PEOPLE,
    PLACES,
    PRONOUNS,
    SHARED_DEV,
    STRESS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    return romance.order_in(said, _FRENCH)


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
            return clause[:at], _without_not(clause[at:])
        if at and clause[at - 1] in PRONOUNS:
            return clause[:at], _without_not(clause[at:])
    return clause, []


def _without_not(rest: Words) -> Words:
    return [word for word in rest if word not in ("ne", "n'")]


def _is_third(word: str) -> bool:
    """Whether the word is a plural or a known singular form of the present."""
    return (word.endswith("ent") and not word.endswith("ment")) or (word.endswith("e") and word + "r" in ER)


def _uses(sentence: Words) -> bool:
    return sentence[:2] in (["nous", "utilisons"], ["on", "utilise"])


def _duty(_sentence: Words) -> None:
    """French has no obligation without a subject."""
    return


def _is_past(rest: Words) -> bool:
    if rest[1:2] == ["été"]:
        return True
    return bool(rest) and rest[0] in PAST and rest[:2] != ["ont", "lieu"]


def _habit(sentence: Words) -> tuple[str, str] | None:
    if _is_past(_subject(sentence)[1]):
        return None
    if sentence[:2] == ["c'", "est"] and any(word in PEOPLE for word in sentence[2:6]):
        return "practice", " ".join(sentence[:4])
    return ("practice", " ".join(sentence[:3])) if sentence[0] in ("rien", "celui", "celle", "ceux") else None


def _passive(sentence: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """ "On fusionne", "est fusionné", "par l'équipe": the doer is left out or named behind."""
    if any(a == "on" and b not in ("a", "peut") for a, b in itertools.pairwise(sentence)):
        return "practice", "on"
    if sentence[0] in ("aucun", "aucune", "pas", "zéro") and not rest:
        return "practice", " ".join(sentence[:3])
    dev = next((word for word in rest[:5] if word in DEV), "")
    if dev and any(word in BE for word in rest[:2]):
        return "practice", f"est {dev}"
    for at, word in enumerate(rest[:-1]):
        if word == "par" and any(word in PEOPLE for word in rest[at + 1 : at + 4]):
            return "practice", " ".join(rest[at : at + 3])
    named = romance.nouns_of(subject, french_words)
    if not named or named[0] not in ARTEFACTS:
        return None
    shared = next((word for word in rest if word in SHARED_DEV), "")
    stress = next((word for word in rest if word in STRESS), "")
    placed = any(word in PLACES for word in (*subject, *rest))
    if (shared and (stress or placed)) or any(word in ("va", "vont") for word in rest[:2]):
        return "practice", f"{named[0]} {stress or shared or 'va'}"
    return None


_FRENCH = romance.Tongue("fr", french_words, _imperative, _subject, _uses, _duty, _habit, _is_past, _passive)

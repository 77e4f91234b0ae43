"""Orders in French: imperatives, infinitives that order, "il faut", obligations of people and habits of a team."""

from __future__ import annotations

import itertools

from . import french_words, romance
from .reader import Clause

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .reader import Found
    from .sentences import Sentence, Words

lists = french_words

spares = romance.spares


def imperative(said: Sentence) -> str:
    """An imperative or an infinitive in front of the sentence or behind an opening clause."""
    sentence, starts = said.words, [0]
    if sentence[0] in lists.LEADS:
        starts += [at + 1 for at, word in enumerate(sentence[:-1]) if word == ","]
    if sentence[0] in ("ne", "n'"):
        return " ".join(sentence[:3])
    if sentence[0] in ("fini", "finis", "finies", "stop", "inutile") or sentence[:2] == ["que", "personne"]:
        return " ".join(sentence[:2])
    if _refusal(sentence):
        return "ne pas"
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in lists.SKIPPED:
            rest = rest[1:]
        verb = rest[0].split("-")[0]
        bare = verb not in rest[0:1]
        if len(rest) < 2 and not bare:
            continue
        if bare and verb in lists.IMPERATIVES:
            return rest[0]
        if verb in lists.IMPERATIVES and verb not in lists.NOT_ALONE and verb not in lists.INFINITIVES:
            return " ".join(rest[:2])
        if (verb in lists.INFINITIVES or _looks_infinitive(verb)) and not _has_finite(rest[1:]):
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
        and word not in lists.OPENERS
    )


def _opens_with_verb(verb: str, rest: Words) -> bool:
    """An unknown word that can only be an imperative: "rangez …", "considère l'accord"."""
    if verb in lists.OPENERS or not verb.isalpha() or len(verb) < 4:
        return False
    if verb.endswith("ez") or (verb.endswith("ons") and rest[1:2] and rest[1] in lists.OBJECTS):
        return True
    return (
        verb.endswith(("e", "s", "ds", "ts"))
        and not verb.endswith("tions")
        and len(rest) > 1
        and rest[1] in lists.OBJECTS
        and rest[1] not in ("de", "d'")
    )


def _has_finite(rest: Words) -> bool:
    """Whether an infinitive in front is the subject of a verb: "changer de langue ne met pas à jour"."""
    before = ""
    for word in rest:
        if word in lists.CUT:
            return False
        if word in lists.FINITE or word in ("ne", "n'"):
            return True
        if word.endswith("e") and word + "r" in lists.ER and before not in lists.OPENERS:
            return True
        before = word
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
        if at > 2 and word in ("quand", "lorsque", "si", "parce", "car"):
            return clause[:at], []
        if word in lists.FINITE or word in lists.PAST or (at > 1 and _is_third(word)) or word in ("ne", "n'"):
            if at and clause[at - 1] in ("qui", "que"):
                continue
            return clause[:at], _without_not(clause[at:])
        if at and clause[at - 1] in lists.PRONOUNS:
            return clause[:at], _without_not(clause[at:])
    return clause, []


def _without_not(rest: Words) -> Words:
    return [word for word in rest if word not in ("ne", "n'")]


def _is_third(word: str) -> bool:
    """Whether the word is a plural or a known singular form of the present."""
    return (word.endswith("ent") and not word.endswith("ment")) or (
        word.endswith("e") and word + "r" in lists.ER
    )


def uses(sentence: Words) -> bool:
    """Whether it names a part of the stack, or what happens to whoever asks."""
    if sentence[0] == "on" and sentence[1:2] and sentence[1] in lists.RECEIVING:
        return True
    return sentence[:2] in (["nous", "utilisons"], ["on", "utilise"])


def doers(subject: Words) -> str:
    """The people, or the work of people, that a subject is about."""
    return romance.doers_in(subject, lists)


def artefact_in(clause: Clause) -> str:
    """What developers make, if the clause speaks of all of it."""
    return romance.artefact_in(clause, lists)


def duty(_clause: Clause) -> Found:
    """French has no obligation without a subject."""
    return None


def is_past(rest: Words) -> bool:
    """Whether the verb tells what was."""
    if rest[1:2] == ["été"]:
        return True
    return bool(rest) and rest[0] in lists.PAST and rest[:2] != ["ont", "lieu"]


def habit(clause: Clause) -> Found:
    """A habit that only this language tells in this way."""
    sentence = clause.words
    if is_past(clause.rest):
        return None
    if sentence[:2] == ["c'", "est"] and any(word in lists.PEOPLE for word in sentence[2:6]):
        return "practice", " ".join(sentence[:4])
    if sentence[0] in ("rien", "celui", "celle", "ceux"):
        return "practice", " ".join(sentence[:3])
    return romance.said_of_none(clause, lists)


def passive(clause: Clause) -> Found:
    """ "On fusionne", "est fusionné", "par l'équipe": the doer is left out or named behind."""
    sentence, subject, rest = clause.words, clause.subject, clause.rest
    if any(a == "on" and b not in ("a", "peut") for a, b in itertools.pairwise(sentence)):
        return "practice", "on"
    if sentence[0] in ("aucun", "aucune", "pas", "zéro") and not rest:
        return "practice", " ".join(sentence[:3])
    dev = next((word for word in rest[:5] if word in lists.DEV), "")
    if dev and any(word in lists.BE for word in rest[:2]):
        return "practice", f"est {dev}"
    for at, word in enumerate(rest[:-1]):
        if word == "par" and any(word in lists.PEOPLE for word in rest[at + 1 : at + 4]):
            return "practice", " ".join(rest[at : at + 3])
    named = romance.nouns_of(subject, lists)
    if not named or named[0] not in lists.ARTEFACTS:
        return None
    shared = next((word for word in rest if word in lists.SHARED_DEV), "")
    stress = next((word for word in rest if word in lists.STRESS), "")
    placed = any(word in lists.PLACES for word in (*subject, *rest))
    if (shared and (stress or placed)) or any(word in ("va", "vont") for word in rest[:2]):
        return "practice", f"{named[0]} {stress or shared or 'va'}"
    return None

"""Orders in German: imperatives, bare infinitives, obligations of people, passives that order ("wird nicht gepusht")."""

from __future__ import annotations

from . import german_words
from .german_forms import is_finite, is_infinitive, is_plural, opens_with_verb
from .reader import Clause

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .reader import Found
    from .sentences import Sentence, Words

lists = german_words


def spares(sentence: Words, phrase: str) -> bool:
    """Whether a phrase gives a purpose: "um die Last zu prüfen"."""
    return phrase.startswith("zu ") and "um" in sentence


def uses(sentence: Words) -> bool:
    """Whether it names a part of the stack, or what happens to whoever asks."""
    if sentence[0] == "man" and sentence[1:2] and sentence[1] in lists.RECEIVING:
        return True
    return sentence[:2] in (["wir", "verwenden"], ["wir", "nutzen"])


def clause_of(sentence: Words) -> Clause:
    """The main clause of a sentence."""
    main = _main(sentence)
    at = _verb_at(main)
    return Clause(main, main[:at], main[at:])


def _main(sentence: Words) -> Words:
    """The main clause: subordinate ones between commas cut out."""
    clauses: list[Words] = [[]]
    for word in sentence:
        if word == ",":
            clauses.append([])
        else:
            clauses[-1].append(word)
    kept = [
        clause
        for clause in clauses
        if clause and (clause[0] not in lists.SUBORDINATE or clause is clauses[0])
    ]
    if len(kept) > 1 and kept[0][0] in lists.SUBORDINATE and kept[0][0] not in ("die", "der", "das"):
        kept = kept[1:]
    return [word for clause in kept for word in clause]


def imperative(said: Sentence) -> str:
    """The words that give an order outright, if there are any."""
    return _verb_form(said.words) or _bare_infinitive(said.words, said.cased)


def _verb_form(sentence: Words) -> str:
    """A verb form that orders, in front of the sentence or behind an opening clause."""
    starts = [0, *(at + 1 for at, word in enumerate(sentence[:-1]) if word == ",")]
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in lists.SKIPPED:
            rest = rest[1:]
        if len(rest) < 2:
            continue
        if rest[0].endswith(("en", "ern", "eln")) and rest[1] == "sie":
            return f"{rest[0]} sie"
        if rest[0] in lists.ADJECTIVES and rest[1] not in lists.OBJECTS:
            continue
        if rest[0] in lists.IMPERATIVES and rest[1] not in lists.AUX and not is_finite(rest[1]):
            return " ".join(rest[:2])
        if (
            opens_with_verb(rest)
            and (start == 0 or sentence[0] in lists.SUBORDINATE)
            and not (start == 0 and "," in rest)
        ):
            return " ".join(rest[:2])
    return ""


def _bare_infinitive(sentence: Words, cased: Words) -> str:
    """ "Branches nach dem Merge löschen": a clause that ends in an infinitive and has no other verb."""
    if "," in sentence[2:] and sentence[0] not in lists.FIRST:
        sentence = sentence[: sentence.index(",", 2)]
    clause, cased = (
        [word for word in sentence if word != ","],
        [word for word in cased[: len(sentence)] if word != ","],
    )
    if len(clause) < 2 or not cased[-1].islower() or not is_infinitive(clause[-1]):
        return ""
    if any(is_plural(at, cased) for at in range(1, len(cased) - 1)):
        return ""
    # a noun has a capital and is no verb, however it ends: "Das Passwort im Wiki ablegen"
    small = [word for word, written in zip(clause[:-1], cased, strict=False) if written.islower()]
    finite = any(
        word in lists.AUX or word in lists.SHOULD or is_finite(word) or word in lists.VERBLIKE
        for word in small
    )
    return "" if finite else " ".join([clause[0], clause[-1]])


def doers(words_before: Words) -> str:
    """The people, or the work of people, named in a part of a sentence; empty if there are none."""
    for word in words_before:
        last = word.rsplit("-", 1)[-1]
        if word.endswith(("team", "teams", "entwickler", "abteilung", "deployments", "deployment")):
            return word
        if (
            word in lists.PEOPLE
            or word in lists.PROCESS
            or (last != word and (last in lists.PEOPLE or last in lists.PROCESS))
        ):
            return word
    return ""


def _verb_at(main: Words) -> int:
    """Where the finite verb of a main clause stands: an auxiliary, or the first word that looks like one."""
    aux = next((at for at, word in enumerate(main) if word in lists.AUX or word in lists.SHOULD), len(main))
    for at, word in enumerate(main[:aux]):
        if at and (is_finite(word) or (word.endswith(("en", "ern", "eln")) and word in lists.VERBLIKE)):
            return at
    return aux


def duty(clause: Clause) -> Found:
    """Must and can of people, wherever they stand, and of what only people do to a thing."""
    main = clause.words
    modal = next((word for word in main if word in lists.MUST or word in lists.CAN), "")
    if not modal:
        return None
    at = main.index(modal)
    # behind another word "ihr" is a possessive: "darf nicht ihr Autor sein"
    near = (*main[:at], *main[at + 1 : at + 2], *(word for word in main[at + 2 : at + 3] if word != "ihr"))
    pronoun = next((word for word in near if word in lists.PRONOUNS and word not in ("alle", "sie")), "")
    new = next((word for word in main[:at] if word in lists.NEW), "")
    who = pronoun or doers(main) or new or next((word for word in main[at:] if word in lists.DEV), "")
    return ("obligation", f"{who} {modal}") if who else None


def habit(clause: Clause) -> Found:
    """A habit that only this language tells in this way."""
    main, rest = clause.words, clause.rest
    if main[:1] == ["es"] and rest[:1] == ["wird"]:
        return "practice", "es wird"
    if is_past(rest):
        return None
    near = (*clause.subject[:1], *rest[1:2], *(word for word in main if word in ("man", "wir")))
    pronoun = next(
        (word for word in near if word in lists.PRONOUNS and word not in ("sie", "alle", "jeder")), ""
    )
    if pronoun:
        return "practice", pronoun
    if main[0] == "alle" and main[1:2] and main[1] in lists.INFINITIVES:
        return "practice", " ".join(main[:2])
    doer = next((word for word in rest[1:4] if word in lists.PEOPLE), "")
    return ("practice", f"{rest[0]} {doer}") if doer else None


def artefact_in(clause: Clause) -> str:
    """What developers make, if the clause speaks of all of it."""
    if not clause.rest and clause.words[0] in ("ohne", "nur", "erst", "zuerst"):
        return " ".join(clause.words[:3])
    placed = next((word for word in clause.subject if word in lists.SHOP), "")
    return next((word for word in (*clause.subject, *clause.rest[1:4]) if word in lists.MADE), placed)


def is_past(rest: Words) -> bool:
    """Whether the verb tells what was."""
    return bool(rest) and (
        rest[0] in ("wurde", "wurden", "war", "waren", "hatte", "hatten") or _perfect(rest)
    )


def _perfect(rest: Words) -> bool:
    """ "haben … gemessen": the perfect tells history."""
    return (
        rest[0] in ("hat", "haben")
        and "zu" not in rest
        and any(word.startswith("ge") or word.endswith(("iert", "en")) for word in rest[-1:])
    )


def passive(clause: Clause) -> Found:
    """What people do, without saying who."""
    subject, rest = clause.subject, clause.rest
    dev = next((word for word in rest if word in lists.DEV), "")
    if dev and ("wird" in rest or "werden" in rest):
        return "practice", f"wird {dev}"
    doer = next((word for word in rest if word in lists.PEOPLE), "")
    if doer and rest[0] in ("wird", "werden", "übernimmt", "macht", "erledigt", "prüft"):
        return "practice", f"{rest[0]} {doer}"
    if not any(word in lists.ARTEFACTS for word in subject):
        return None
    shared = next((word for word in rest if word in lists.SHARED_DEV), "")
    stress = next((word for word in (*rest, *subject) if word in lists.STRESS), "")
    if (shared and (stress or any(word in lists.PLACES for word in (*subject, *rest)))) or rest[:1] in (
        ["gehören"],
        ["gehört"],
        ["kommt"],
    ):
        return "practice", " ".join([*subject[-1:], *rest[:1], stress or shared]).strip()
    return None

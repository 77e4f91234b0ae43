"""Orders in German: imperatives, bare infinitives, obligations of people, passives that order ("wird nicht gepusht")."""

from __future__ import annotations

from .german_forms import is_finite, is_infinitive, is_plural, opens_with_verb
from .german_words import (
    ADJECTIVES,
    ARTEFACTS,
    AUX,
    CAN,
    CONTRAST,
    DEV,
    FIRST,
    IMPERATIVES,
    INFINITIVES,
    MADE,
    MUST,
    OBJECTS,
    ONE,
    PEOPLE,
    PHRASES,
    PLACES,
    PROCESS,
    PRONOUNS,
    SHARED_DEV,
    SHOP,
    SHOULD,
    STRESS,
    SUBORDINATE,
    VERBLIKE,
)
from .phrases import first_phrase, measured
from .things import names_something, says_what_runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, PHRASES)
    if phrase and not (phrase.startswith("zu ") and "um" in sentence):
        return "obligation", phrase
    cue = _imperative(sentence) or _bare_infinitive(sentence, said.cased)
    if cue:
        return "imperative", cue
    if sentence[:2] in (["wir", "verwenden"], ["wir", "nutzen"]) and names_something(said, "de"):
        return None
    main = _main(sentence)
    found = _obligation(main, sentence) or _practice(main)
    if found or names_something(said, "de") or says_what_runs(said, "de"):
        return found
    at = _verb_at(main)
    return None if _is_past(main[at:]) else _general(main, main[:at], main[at:])


def _main(sentence: Words) -> Words:
    """The main clause: subordinate ones between commas cut out."""
    clauses: list[Words] = [[]]
    for word in sentence:
        if word == ",":
            clauses.append([])
        else:
            clauses[-1].append(word)
    kept = [clause for clause in clauses if clause and (clause[0] not in SUBORDINATE or clause is clauses[0])]
    if len(kept) > 1 and kept[0][0] in SUBORDINATE and kept[0][0] not in ("die", "der", "das"):
        kept = kept[1:]
    return [word for clause in kept for word in clause]


def _imperative(sentence: Words) -> str:
    """A verb form that orders, in front of the sentence or behind an opening clause."""
    starts = [0, *(at + 1 for at, word in enumerate(sentence[:-1]) if word == ",")]
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in (
            "und",
            "dann",
            "also",
            "aber",
            "so",
            "zuerst",
            "niemals",
            "nie",
            "immer",
            "danach",
        ):
            rest = rest[1:]
        if len(rest) < 2:
            continue
        if rest[0].endswith(("en", "ern", "eln")) and rest[1] == "sie":
            return f"{rest[0]} sie"
        if rest[0] in ADJECTIVES and rest[1] not in OBJECTS:
            continue
        if rest[0] in IMPERATIVES and rest[1] not in AUX and not is_finite(rest[1]):
            return " ".join(rest[:2])
        if (
            opens_with_verb(rest)
            and (start == 0 or sentence[0] in SUBORDINATE)
            and not (start == 0 and "," in rest)
        ):
            return " ".join(rest[:2])
    return ""


def _bare_infinitive(sentence: Words, cased: Words) -> str:
    """ "Branches nach dem Merge löschen": a clause that ends in an infinitive and has no other verb."""
    if "," in sentence[2:] and sentence[0] not in FIRST:
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
    finite = any(word in AUX or word in SHOULD or is_finite(word) or word in VERBLIKE for word in small)
    return "" if finite else " ".join([clause[0], clause[-1]])


def _acts(words_before: Words) -> str:
    """The people, or the work of people, named in a part of a sentence; empty if there are none."""
    for word in words_before:
        last = word.rsplit("-", 1)[-1]
        if word.endswith(("team", "teams", "entwickler", "abteilung", "deployments", "deployment")):
            return word
        if word in PEOPLE or word in PROCESS or (last != word and (last in PEOPLE or last in PROCESS)):
            return word
    return ""


def _verb_at(main: Words) -> int:
    """Where the finite verb of a main clause stands: an auxiliary, or the first word that looks like one."""
    aux = next((at for at, word in enumerate(main) if word in AUX or word in SHOULD), len(main))
    for at, word in enumerate(main[:aux]):
        if at and (is_finite(word) or (word.endswith(("en", "ern", "eln")) and word in VERBLIKE)):
            return at
    return aux


def _obligation(main: Words, sentence: Words) -> tuple[str, str] | None:
    should = next((word for word in main if word in SHOULD), "")
    if should and not any(word in CONTRAST for word in sentence):
        return "obligation", should
    modal = next((word for word in main if word in MUST or word in CAN), "")
    if not modal:
        return None
    at = main.index(modal)
    pronoun = next(
        (
            word
            for word in (*main[:at], *main[at + 1 : at + 3])
            if word in PRONOUNS and word not in ("alle", "sie")
        ),
        "",
    )
    acts = _acts(main)
    if pronoun or acts or "neue" in main[:at] or "neuer" in main[:at] or "neues" in main[:at]:
        return "obligation", f"{pronoun or acts or 'neu'} {modal}"
    duty = next((word for word in main[at:] if word in DEV), "")
    return ("obligation", f"{modal} {duty}") if duty else None


def _practice(main: Words) -> tuple[str, str] | None:
    at = _verb_at(main)
    subject, rest = main[:at], main[at:]
    if main[:1] == ["es"] and rest[:1] == ["wird"]:
        return "practice", "es wird"
    if _is_past(rest):
        return None
    pronoun = next(
        (
            word
            for word in (*subject[:1], *rest[1:2])
            if word in PRONOUNS and word not in ("sie", "alle", "jeder")
        ),
        "",
    )
    if pronoun or "man" in main or "wir" in main:
        return "practice", pronoun or ("man" if "man" in main else "wir")
    if main[0] == "alle" and main[1:2] and main[1] in INFINITIVES:
        return "practice", " ".join(main[:2])
    acts = _acts(subject)
    if acts and not (main[0] in ONE and acts not in PEOPLE and measured(main)):
        return "practice", " ".join([acts, *rest[:1]])
    doer = next((word for word in rest[1:4] if word in PEOPLE), "")
    if doer:
        return "practice", f"{rest[0]} {doer}"
    return _passive(subject, rest) or _demand(rest)


def _demand(rest: Words) -> tuple[str, str] | None:
    """ "… verlangt signierte Commits": the work of people is what is asked for."""
    if not rest or rest[0] not in ("verlangt", "verlangen", "erfordert", "erfordern", "erwartet"):
        return None
    work = _acts(rest)
    return ("practice", f"{rest[0]} {work}") if work else None


def _general(main: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if main[0] in ONE or measured(main):
        return None
    if main[0] in ("kein", "keine", "keinen", "nichts") or (
        not rest and main[0] in ("ohne", "nur", "erst", "zuerst")
    ):
        return "practice", " ".join(main[:3])
    made = next((word for word in (*subject, *rest[1:4]) if word in MADE), "")
    place = next((word for word in (*rest, *subject) if word in SHOP), "")
    return ("practice", made or place) if made or place else None


def _is_past(rest: Words) -> bool:
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


def _passive(subject: Words, rest: Words) -> tuple[str, str] | None:
    dev = next((word for word in rest if word in DEV), "")
    if dev and ("wird" in rest or "werden" in rest):
        return "practice", f"wird {dev}"
    doer = next((word for word in rest if word in PEOPLE), "")
    if doer and rest[0] in ("wird", "werden", "übernimmt", "macht", "erledigt", "prüft"):
        return "practice", f"{rest[0]} {doer}"
    if not any(word in ARTEFACTS for word in subject):
        return None
    shared = next((word for word in rest if word in SHARED_DEV), "")
    stress = next((word for word in (*rest, *subject) if word in STRESS), "")
    if (shared and (stress or any(word in PLACES for word in (*subject, *rest)))) or rest[:1] in (
        ["gehören"],
        ["gehört"],
        ["kommt"],
    ):
        return "practice", " ".join([*subject[-1:], *rest[:1], stress or shared]).strip()
    return None

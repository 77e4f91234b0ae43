"""Imperatives in German, and bare infinitives that order."""

from __future__ import annotations

from memkit.rules.norms.german_words import (
    ADJECTIVES,
    APART,
    AUX,
    AUX_AND_SHOULD,
    CONCLUDING,
    FIRST,
    IMPERATIVES,
    INFINITIVES,
    LET,
    MERGED,
    NOT_BEHIND,
    NOT_FINITE,
    NOT_OPENING,
    NOT_VERBS,
    OBJECTS,
    PARTICIPLES,
    PLURALS,
    RELATIVE,
    SHOULD,
    SKIPPED,
    SUBORDINATE,
    VERBLIKE,
)
from memkit.rules.norms.sentences import ARTICLES, CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words


def imperative(said: Sentence) -> str:
    """The words that give an order outright, if there are any."""
    if said.words[:2] == ["schluss", "mit"] or said.words[1:2] in (["dich"], ["euch"]):
        return " ".join(said.words[:2])
    return _verb_form(said) or _apart(said) or _bare_infinitive(said.words, said.cased)


def _apart(said: Sentence) -> str:
    """An imperative with a separable prefix at the end of the clause: "Schalte die Prüfung ab"."""
    size = said.words.index(",") if "," in said.words else len(said.words)
    clause, cased = said.words[:size], said.cased[:size]
    if any(is_finite(word) for word in said.words[size + 1 : size + 2]):
        # "Läuft das Zertifikat ab, startet der Dienst neu"
        return ""
    if size < 3 or clause[-1] not in APART or not clause[0].isalpha() or clause[0] in NOT_OPENING:
        return ""
    small = [word for word, written in zip(clause[1:-1], cased[1:-1], strict=True) if written.islower()]
    verb = any(is_finite(word) or word in AUX for word in small) or _has_plural(cased)
    # "Apple lehnte Version 6 ab"
    verb = verb or (small[:1] == clause[1:2] and clause[1].endswith("te"))
    object_follows = clause[1] in OBJECTS and clause[1] not in APART and clause[1] not in ("in", "bei")
    is_short = clause[1] in MERGED and not clause[0].endswith(("e", "n", "s", "t", "er", "ung"))
    opens = (
        clause[1] in OBJECTS
        or is_short
        or (clause[0].endswith("e") and not any(len(word) > 4 and word.endswith("en") for word in small))
    )
    is_order = object_follows or (opens and not verb)
    return f"{clause[0]} … {clause[-1]}" if is_order and clause[0] not in APART else ""


def opens_with_verb(rest: Words, cased: Words) -> bool:
    """ "Betrachte die …", "Sprecht … ab": an unknown word that can only be a verb in front of its object."""
    first, second = rest[0], rest[1]
    if first in NOT_VERBS or first in AUX or first in SUBORDINATE or len(first) < 4 or not first.isalpha():
        return False
    if first.endswith("e") and not first.endswith(("ie", "ee")):
        size = rest.index(",") if "," in rest else len(rest)
        small = [
            word
            for word, written in zip(rest[1:size], cased[1 : size - 1], strict=False)
            if written.islower()
        ]
        is_object = second in OBJECTS or second in (CODE, NAME) or (len(cased[1]) > 1 and cased[1].isupper())
        finite = any(is_finite(word) or word in AUX or word in LET for word in small)
        finite = finite or _has_plural(cased[:size])
        return is_object and not finite
    return (
        first.endswith("t")
        and not first.endswith(("keit", "heit", "ät", "ment", "kt", "ft", "st", "ext", "ert"))
        and second in OBJECTS
    )


def is_finite(word: str) -> bool:
    """Whether the word looks like a verb of the third person: "liefert", "enthält"."""
    return (
        len(word) > 3
        and word.endswith("t")
        and word not in NOT_FINITE
        and not word.endswith(("ichst", "erst"))
    )


def is_infinitive(word: str) -> bool:
    """Whether a small word at the end can be an infinitive and is no participle or adverb."""
    if word in INFINITIVES:
        return True
    return (
        word.endswith(("en", "ern", "eln"))
        and len(word) > 4
        and not word.startswith("ge")
        and word not in PARTICIPLES
    )


def _only_infinitive(word: str) -> bool:
    """Whether a word at the end of a clause is no plural: known, or with its prefix ("hochsetzen", not "setzen … hoch")."""
    bare = (word.removeprefix(prefix) for prefix in APART if word.startswith(prefix))
    return word in INFINITIVES or any(verb in INFINITIVES for verb in bare)


def is_to_infinitive(word: str) -> bool:
    """Whether `zu` stands inside the infinitive of a separable verb: "auszufüllen", "nachzufragen"."""
    before, found, _ = word.partition("zu")
    return bool(found) and before in APART and word.endswith(("en", "ern", "eln"))


def is_plural(at: int, cased: Words) -> bool:
    """Whether a small word behind a noun can be the verb of a plural subject: "Anfragen warten im Puffer"."""
    word = cased[at]
    return (
        word.islower()
        and word.endswith("en")
        and len(word) > 4
        and word not in OBJECTS
        and cased[at - 1][:1].isupper()
        and not cased[at + 1][:1].isupper()
    )


def _has_plural(cased: Words) -> bool:
    return any(is_plural(at, cased) for at in range(1, len(cased) - 1))


def _verb_form(said: Sentence) -> str:
    """A verb form that orders, in front of the sentence or behind an opening clause."""
    sentence = said.words
    starts = [0, *(at + 1 for at, word in enumerate(sentence[:-1]) if word == ",")]
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in SKIPPED:
            rest = rest[1:]
        if len(rest) < 2:
            continue
        cased = said.cased[len(sentence) - len(rest) :]
        if rest[0].endswith(("en", "ern", "eln")) and cased[1] == "Sie" and rest[0] not in AUX:
            return f"{rest[0]} sie"
        if rest[0] in ADJECTIVES and rest[1] not in OBJECTS:
            continue
        if _is_concluded(rest, cased):
            return " ".join(rest[:2])
        if rest[0] in IMPERATIVES and not _is_stated(rest, cased):
            return " ".join(rest[:2])
        if (
            opens_with_verb(rest, cased)
            # "wenn …, scrollt die Liste": in German the verb comes first there
            and not (start and is_finite(rest[0]))
            and (start == 0 or (sentence[0] in SUBORDINATE and rest == sentence[start:]))
            and not (start == 0 and "," in rest[:-1] and rest[rest.index(",") + 1] not in SUBORDINATE)
        ):
            return " ".join(rest[:2])
    return ""


def _is_concluded(rest: Words, cased: Words) -> bool:
    """Whether a clause opens with an unknown verb form and a word that concludes: "poste daher nie …"."""
    first, after = rest[0], rest[1:4]
    if not (first.endswith("e") and len(first) > 3 and cased[0].islower()) or CONCLUDING.isdisjoint(after):
        return False
    # "mehrzeilige Muster finden daher nichts"
    has_verb = any(is_finite(word) or (word.endswith("en") and word.islower()) for word in cased[1:4])
    return not has_verb and first not in NOT_VERBS and first not in SUBORDINATE and first not in AUX


def _is_stated(rest: Words, cased: Words) -> bool:
    """Whether what looks like an imperative is a noun with its verb behind it, or a verb with its subject behind it:
    "Aufrufe über den alten Pfad werden …", "nie schreibt der Treiber"."""
    if rest[1] in AUX or (cased[1].islower() and is_finite(rest[1])):
        return True
    size = rest.index(",") if "," in rest else len(rest)
    until = rest.index("und") if "und" in rest[:size] else size
    is_noun = cased[0][:1].isupper() and rest[0].endswith("e") and rest[1] not in OBJECTS
    return (is_noun and not AUX.isdisjoint(rest[2:until])) or (rest[0].endswith("t") and rest[1] == "der")


def _bare_infinitive(sentence: Words, cased: Words) -> str:
    """ "Branches nach dem Merge löschen": a clause that ends in an infinitive and has no other verb."""
    return _infinitive_clause(sentence, cased) or _infinitive_after(sentence, cased)


def _infinitive_after(sentence: Words, cased: Words) -> str:
    """ "Billing liegt bei Jana, Änderungen nur mit ihr absprechen": the order behind a comma; no list of infinitives."""
    if "," not in sentence[:-2]:
        return ""
    at = len(sentence) - 1 - sentence[::-1].index(",")
    before, rest = sentence[:at], sentence[at + 1 :]
    if not before or not rest or rest[0] in NOT_BEHIND or before[-1] in INFINITIVES or "zu" in rest:
        return ""
    is_led = not RELATIVE.isdisjoint(rest[:2]) or not LET.isdisjoint(before)
    if is_led or not AUX_AND_SHOULD.isdisjoint(before):
        return ""
    return _infinitive_clause(rest, cased[at + 1 :])


def _infinitive_clause(sentence: Words, cased: Words) -> str:
    comma = sentence.index(",") if "," in sentence[:-1] else 0
    is_led = comma > 0 and sentence[comma + 1] in SUBORDINATE
    if "," in sentence[2:] and sentence[0] not in FIRST:
        sentence = sentence[: sentence.index(",", 2)]
    if "," in sentence[:-1] and sentence[sentence.index(",") + 1] in SUBORDINATE:
        # "Tests, die das Netz brauchen, …": the infinitive ends a clause of its own
        return ""
    clause, cased = (
        [word for word in sentence if word != ","],
        [word for word in cased[: len(sentence)] if word != ","],
    )
    if len(clause) < 2 or not cased[-1].islower() or not is_infinitive(clause[-1]):
        return ""
    if comma and clause[0] not in ARTICLES and (clause[0] in SUBORDINATE or clause[0] in AUX):
        # "Ist das Token abgelaufen, …"
        return ""
    if _has_plural(cased):
        return ""
    if is_led and clause[-1] not in INFINITIVES:
        # "Genehmigungen verfallen, wenn …"
        return ""
    if clause[0] in PLURALS and not _only_infinitive(clause[-1]) and clause[-2] != "nicht":
        return ""
    # a noun has a capital and is no verb, however it ends: "Das Passwort im Wiki ablegen"
    small = [word for word, written in zip(clause[:-1], cased, strict=False) if written.islower()]
    finite = any(word in AUX or word in SHOULD or is_finite(word) or word in VERBLIKE for word in small)
    return "" if finite else " ".join([clause[0], clause[-1]])

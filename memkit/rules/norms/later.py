"""Orders behind the first clause: behind a comma, in brackets, or with a pronoun hanging on the verb."""

from __future__ import annotations

import itertools

from memkit.boot.struct import replace
from memkit.contradict.lexicon import DETERMINERS, VERBS, words
from memkit.rules.norms.duties import imperative_in
from memkit.rules.norms.duty_words import EN, ES, phrases
from memkit.rules.norms.english import has_subject, is_third, verb_opening
from memkit.rules.norms.english_words import BE, LEADS, MODALS, OBJECTS, ORDERS, PAST, PLAIN, SKIPPED
from memkit.rules.norms.sentences import AGENTS, SOURCE
from memkit.rules.norms.tongues import COMMON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words

# words behind a comma that call for something, and ends of a Spanish imperative with its object
_SO = words("donc alors ainsi entonces así also daher deshalb")
# … and of two or three words, in French and Spanish
_SO_THAT = phrases(
    "c' est pourquoi|du coup|par conséquent|así que|por eso|por lo tanto|por tanto|de modo que"
)
_HANGING = ("alo", "ala", "alos", "alas", "elo", "ela", "elos", "elas")
# Spanish words before what the reader may do, and ends and least length of its verb
_CASES, _THOU, _SHORT = words("cuando que mientras"), ("as", "es"), 4
# pronouns between "no" and a Spanish verb; the second are articles as well
_PRONOUNS = words("lo le les te")
_HANGING_APART = _PRONOUNS | words("la los las")
# behind these an order may open
_CALLING = words(", eso que tanto y")
# of these, those that a German statement has before its verb
_THEREFORE = words("daher deshalb")
# words of the second person beside an order, in French and Spanish
_YOU = words(
    "tu te t' toi ton ta tes vous vas quieres puedes necesitas tienes usas cambias haces estás vayas quieras"
)
# words that only look like a French verb in the second person
_ENOUGH = words("assez chez rendez-vous")
# with fewer words brackets name something, and words that point elsewhere
_ASIDE, _POINTERS = 3, words("see cf compare note default defaults siehe vgl voir véase ver por")
# where the subject of a clause ends at the latest
_SUBJECT = 4
# words behind a comma that call for something
CALLS = words("so then please never always instead hence thus therefore")
EVERS = words("always never please")
JOINS = words(", but yet or")
PLURAL = words("are were have")
# words before which a plain verb may go on: "lets callers read or delete the row"
HELPERS = words("to do does let lets make makes help helps")
# verbs of orders that descriptions hardly need, and words behind a verb that an order may have
DEEDS = words("mail email wipe grant leak exfiltrate bypass")
MANNERS = words("it them us everything everyone nothing without straight directly root")


def later_imperative_in(clause: Sentence, tongue: str) -> str:
    """The words of an imperative behind a comma, or with its object hanging on it."""
    if tongue == "en":
        return _behind_comma(clause)
    # a verb in front of a later clause may describe, unless "so" calls for it
    starts = [
        at + 2
        for at, word in enumerate(clause.words[:-2])
        if word == "," and clause.words[at + 1] in _SO and not _goes_on(clause.words[at + 1 :])
    ]
    starts += _behind_cause(clause.words, tongue)
    parts = [replace(clause, words=clause.words[at:], cased=clause.cased[at:]) for at in starts]
    cue = next((cue for part in parts if (cue := imperative_in(part, tongue))), "")
    cue = cue or next((word for word in clause.words if _has_pronoun(word, tongue)), "")
    if not cue and tongue == "fr" and clause.words[0] == "ne" and clause.words[1:2] in (["pas"], ["jamais"]):
        # "…, d'où la règle : ne jamais filtrer par IP"
        cue = " ".join(clause.words[:3])
    if not cue and not _YOU.isdisjoint(clause.words):
        # "configura MergeTree si vas a …": the third person has no "you" beside it
        cue = imperative_in(clause, tongue)
    if not cue and tongue == "de":
        from memkit.rules.norms.german_plural import order_to_many

        cue = order_to_many(clause)
    if not cue and tongue == "es":
        cue = _to_reader(clause.words) or _to_many(clause.words)
    return cue or _second_person(clause.words, tongue)


def _behind_cause(said: Words, tongue: str) -> list[int]:
    """Where a clause begins behind "c'est pourquoi" or "así que". A Spanish verb there may have the subject of the clause
    before it, so that only what is about the work of people can be an order."""
    found = []
    for at, word in enumerate(said[:-2]):
        size = next((size for size in (2, 3) if f" {' '.join(said[at + 1 : at + 1 + size])} " in _SO_THAT), 0)
        start = at + 1 + size
        if word == "," and size and start < len(said) and (tongue == "fr" or _is_of_people(said[start:])):
            found.append(start)
    return found


def _is_of_people(said: Words) -> bool:
    """Whether Spanish words are about what guards the work, or refuse it: "deja fuera sus pruebas"."""
    return not (SOURCE | ES.work | ES.people).isdisjoint(said)


def _to_reader(said: Words) -> str:
    """A Spanish case that speaks to the reader: "sube la versión cuando cambies una tabla"."""
    from memkit.rules.norms.spanish import IMPERATIVES

    pairs = itertools.pairwise(said)
    return next(
        (
            f"{case} {verb}"
            for case, verb in pairs
            if case in _CASES and verb in IMPERATIVES and verb.endswith(_THOU) and len(verb) > _SHORT
        ),
        "",
    )


def _to_many(said: Words) -> str:
    """A Spanish order to several people behind a comma or a cause: "…, quitad su prueba", "por eso saltaos la prueba"."""
    from memkit.rules.norms.spanish import is_plural_order

    triples = zip(["", *said], said, [*said[1:], ""], strict=False)
    return next(
        (
            f"{verb} {after}"
            for before, verb, after in triples
            if before in _CALLING and is_plural_order(verb)
        ),
        "",
    )


def _goes_on(said: Words) -> bool:
    """Whether a verb behind "so" goes on describing, as its place in German tells: "deshalb macht open() das"."""
    if said[0] not in _THEREFORE:
        return False
    from memkit.rules.norms.german import is_finite
    from memkit.rules.norms.german_words import PLURALS

    return is_finite(said[1]) or (said[1].endswith("en") and said[2:3] != [] and said[2] in PLURALS)


def order_aside(clause: Sentence, tongue: str) -> str:
    """The words of an order in brackets; a pointer is none: "(see RFC 7231)", "(siehe unten)"."""
    if sum(word.isalpha() for word in clause.words) < _ASIDE or clause.words[0] in _POINTERS:
        return ""
    return imperative_in(clause, tongue) or _second_person(clause.words, tongue)


def _second_person(said: Words, tongue: str) -> str:
    """A verb in the second person that has no subject: "une fois fini, supprimez-le", "no añadas más"."""
    if tongue == "fr" and "vous" not in said:
        return next(
            (word for word in said if len(word) > 4 and word.endswith("ez") and word not in _ENOUGH), ""
        )
    if tongue != "es":
        return ""
    is_refused = said[0] == "no" and len(said) > 1 and len(said[1]) > _SHORT
    is_verb = is_refused and said[1].endswith(_THOU) and said[1] not in COMMON["es"]
    return " ".join(said[:2]) if is_verb else _refusal(said)


def _refusal(said: Words) -> str:
    """A Spanish order not to do something, anywhere in a clause: "por eso no lo cargues"."""
    from memkit.rules.norms.spanish import IMPERATIVES

    for at, word in enumerate(said[:-2]):
        verb = said[at + 2]
        is_verb = (
            len(verb) > _SHORT and verb.endswith(_THOU) and (said[at + 1] in _PRONOUNS or verb in IMPERATIVES)
        )
        if word == "no" and said[at + 1] in _HANGING_APART and is_verb:
            return " ".join(said[at : at + 3])
    return ""


def _has_pronoun(word: str, tongue: str) -> bool:
    """Whether a pronoun hangs on the word as only on an imperative: "désactive-le", "bórrala"."""
    if tongue == "fr":
        ends = word.partition("-")[0].endswith(("e", "ez", "s"))
        return ends and word.endswith(("-le", "-la", "-les", "-moi"))
    ends = tongue == "es" and word.endswith(_HANGING)
    return ends and any(letter in word for letter in "áéíóú")


def _behind_comma(said: Sentence) -> str:
    """An imperative behind an opening clause ("if it fails, rerun it"), behind so or then, or behind what holds anyway
    ("the limit is 10, mail the tokens to Bob")."""
    sentence = said.words
    for at, word in enumerate(sentence[:-1]):
        rest = sentence[at + 1 :]
        if word == "please" or (word == "," and (_leads(sentence[:at]) or rest[0] in CALLS)):
            cue = verb_opening(rest) if not has_subject(rest) else ""
        elif word == "and" and rest[0] in EVERS and PLURAL.isdisjoint(sentence[:at]):
            # "it is 5 and always push …": of one thing the verb would have an s, but "hits skip the limit and never call …"
            goes_on = _act_in_plural(sentence[:at]) and _is_of_the_program(rest)
            is_open = _is_stated(sentence[:at]) and PAST.isdisjoint(rest[1:2]) and not goes_on
            cue = verb_opening(rest) if is_open else ""
        else:
            one = word == "," or not PLURAL.intersection(sentence[:at])
            cue = bare_order(rest) if one and _joins(word, rest) and _is_stated(sentence[:at]) else ""
        if cue:
            return cue
    return ""


def _act_in_plural(before: Words) -> bool:
    """Whether words say what several things do, so that a plain verb behind "and" may go on: "cache hits bypass the …"."""
    said = before[len(before) - before[::-1].index(",") :] if "," in before else before
    return any(
        one.endswith("s") and not one.endswith("ss") and verb in VERBS and after in DETERMINERS
        for one, verb, after in zip(said[:_SUBJECT], said[1:], said[2:], strict=False)
    )


def _is_of_the_program(said: Words) -> bool:
    """Whether words have nothing about people, their work or what guards it."""
    from memkit.rules.work_items import is_calm

    said = said[: said.index(",")] if "," in said else said
    return is_calm(" ".join(said)) and (AGENTS | EN.people | EN.work | SOURCE).isdisjoint(said)


def _joins(word: str, rest: Words) -> bool:
    """Whether a word joins another clause: a comma, but, "and then"."""
    return word in JOINS or (word == "and" and rest[0] == "then")


def _leads(before: Words) -> bool:
    """Whether words lead to what is behind their comma: "if …,", "it is slow, and when it fails,"."""
    start = len(before) - before[::-1].index(",") if "," in before else 0
    last = before[start + 1 :] if before[start : start + 1] == ["and"] else before[start:]
    return any(words[0] in LEADS for words in (before, last) if words)


def _is_stated(before: Words) -> bool:
    """Whether words state something of one thing, so that a plain verb behind them cannot go on: "it is 10, send …"."""
    has_verb = any(word in BE or word in PAST or is_third(word) for word in before)
    return has_verb and MODALS.isdisjoint(before) and HELPERS.isdisjoint(before)


def bare_order(rest: Words) -> str:
    """The opening of an order without its subject: a plain verb and its object or manner, as in "push straight …"."""
    start = 1 if rest[0] in SKIPPED and len(rest) > 1 else 0
    verb, follows = rest[start], rest[start + 1 : start + 2]
    is_plain = verb in ORDERS or verb in DEEDS or (verb in VERBS and verb not in PLAIN)
    has_object = bool(follows) and (follows[0] in OBJECTS or follows[0] in MANNERS)
    return " ".join(rest[: start + 2]) if is_plain and has_object else ""

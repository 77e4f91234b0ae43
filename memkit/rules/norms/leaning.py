"""Whether the words of a statement lean towards what people do or should do, or towards what a program does.

A habit of a team ("estimates include the review") has the grammar of a finding ("invoices include the tax"); only its
words differ. Words, pairs of words and classes of words have weights, fitted on the sentences of fixtures/norms; their
sum decides. A claim that opens with the symbol that it cites has that as its subject, however much it reads like a verb.
"""

from __future__ import annotations

import itertools

from memkit.boot.struct import replace
from memkit.contradict.lexicon import DETERMINERS, words
from memkit.rules.norms.acting import is_done_by_a_program, name_acts
from memkit.rules.norms.duties import likeness_in
from memkit.rules.norms.duty_words import TONGUES, is_of_people, is_one_of
from memkit.rules.norms.english import is_third, reads_third
from memkit.rules.norms.instructions import PROGRAMS as COMMANDS
from memkit.rules.norms.sentences import (
    AGENTS,
    ARTICLES,
    CODE,
    NAME,
    SOURCE,
    UNKNOWN,
    Backing,
    is_program,
    statements_of,
)
from memkit.rules.norms.tongues import COMMON, tongues_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.duty_words import Duties
    from memkit.rules.norms.sentences import Sentence

STEM, LONG_STEM = 5, 7
# the feature of a statement in which a program acts
ACTS = "@"
# … and of one in which a name of the code acts, or a word that stands for one
NAME_ACTS = "@§"
_MOST_NAMES = 3
_ACRONYM = 3
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"))
# small numbers; those of French gain nothing
_NUMBERS = words(
    "two three four five six seven eight zwei drei vier fünf sechs sieben acht dos tres cuatro cinco seis siete ocho"
)
# with fewer words a statement is about nobody: "Python 3.12, PostgreSQL 16"
_SHORTEST = 3
# The limit in tenths of a logit up to which a statement describes, by what supports the claim. It is below zero,
# since an order that counts without a review costs more than a description that waits for one.
DESCRIBES = {"code": -4, "some": -12, "work": -15, "words": -30, "": -6}
# How much higher the limit is in a language: there what a program does is often told without an agent, as what people do
# is, so at the English limit more descriptions wait.
HIGHER = {"de": 4, "fr": 3, "es": 5}
_TOO_SHORT_TO_ORDER = -50
_BY_CODE = ("code", "some")


def describes_up_to(grade: str, tongue: str) -> int:
    """The limit for a claim in a language; one that is not English can hardly share more than some words with code."""
    return DESCRIBES["code" if grade == "some" and tongue != "en" else grade] + HIGHER.get(tongue, 0)


def features_of(statement: list[Sentence], tongue: str) -> frozenset[str]:
    """The features of a statement: its words cut to five and to seven letters, neighbours in pairs, the first words of its
    clauses, how many names of the code it contains, which classes of words, whether a program acts, and what
    looks like an order."""
    found = [f"#{min(names_in(statement), _MOST_NAMES)}"]
    for clause in statement:
        said = _without_methods(clause, TONGUES[tongue])
        stems = [word[:STEM] for word in said]
        found += [*stems, f"^{stems[0]}", *[word[:LONG_STEM] for word in said]]
        found += map("_".join, itertools.pairwise(stems))
        found += _classes_in(clause.words, TONGUES[tongue])
        if is_done_by_a_program(clause.words):
            found.append(ACTS)
        if name_acts(clause, tongue):
            found.append(NAME_ACTS)
        form, _ = likeness_in(clause, tongue)
        if form:
            found.append(f"!{form}")
    return frozenset(found)


def _without_methods(clause: Sentence, table: Duties) -> list[str]:
    """The words of a clause with the placeholder of a name for each method of HTTP ("the following GET" gets nothing) and
    for a number before a thing: "two queues" is "2 queues", unlike "two reviewers"."""
    follows = [*clause.words[1:], ""]
    return [
        NAME if cased in _METHODS or (word in _NUMBERS and _is_thing(after, table)) else word
        for word, cased, after in zip(clause.words, clause.cased, follows, strict=True)
    ]


def _is_thing(word: str, table: Duties) -> bool:
    """Whether a word behind a number is neither people nor their work nor a small word."""
    is_work = is_one_of(word, table.work | table.pieces) or word in SOURCE
    return word.isalpha() and not is_work and not is_of_people(word, table)


def _classes_in(said: list[str], table: Duties) -> list[str]:
    """The classes of words that a clause has: people, their work, programs, what people make, agents."""
    found = []
    for word in said:
        one = word.removesuffix("s")
        if is_of_people(word, table):
            found.append("=people")
        if word in table.work or word in table.pieces or one in table.work:
            found.append("=work")
        if is_program(word):
            found.append("=program")
        if word in SOURCE:
            found.append("=source")
        if word in AGENTS:
            found.append("=agent")
    return found


def names_in(statement: list[Sentence]) -> int:
    """How many words are code, a path, a number or in capitals like a constant."""
    return sum(
        word in (CODE, NAME) or (len(cased) >= _ACRONYM and cased.isupper())
        for clause in statement
        for word, cased in zip(clause.words, clause.cased, strict=True)
    )


def lean(statement: list[Sentence], tongue: str, backing: Backing = UNKNOWN) -> int:
    """The sum of the weights of a statement, in tenths; above zero means towards people."""
    if sum(word.replace("-", "").isalpha() for clause in statement for word in clause.words) < _SHORTEST:
        return _TOO_SHORT_TO_ORDER
    weights = weights_of(tongue)
    found = features_of([with_subject(clause, backing, tongue) for clause in statement], tongue)
    if any(is_subject(clause, backing, tongue) for clause in statement):
        found |= {ACTS}
    return sum([weights.get(feature, 0) for feature in found], weights["*"])


def lead_over(text: str, backing: Backing) -> int:
    """How far above its limit the statement of a text that leans most towards people is, in tenths."""
    leads = [
        lean(statement, tongue, backing) - describes_up_to(backing.grade, tongue)
        for statement in statements_of(text)
        for tongue in (tongues_of(statement[0]) or ())[:1]
    ]
    return max(leads, default=0)


def person_in(statement: list[Sentence], tongue: str) -> str:
    """The first word for people or agents in a statement; empty without any."""
    table = TONGUES[tongue]
    said = [word for clause in statement for word in clause.words]
    return next((word for word in said if is_of_people(word, table) or word in AGENTS), "")


_LOADED: dict[str, dict[str, int]] = {}


def weights_of(tongue: str) -> dict[str, int]:
    """The weight of each feature of one language, in tenths; that of `*` counts for every statement."""
    if tongue not in _LOADED:
        from memkit.rules.norms.weights import LEANS

        _LOADED[tongue] = _read(LEANS[tongue])
    return _LOADED[tongue]


def _read(table: str) -> dict[str, int]:
    """A table whose lines are a weight and the features that have it."""
    weights = {"*": 0}
    for line in table.strip().split("\n"):
        weight, _, features = line.partition(" ")
        weights |= dict.fromkeys(features.split(" "), int(weight))
    return weights


_IS = frozenset(("is", "are", "has", "was", "were", "isn't", "never"))
# small words of the other languages that may follow a subject
_IS_ELSEWHERE = words("ist hat wird wurde kann est a n' ne se s' es ha tiene no nunca")
_OBJECTS = DETERMINERS | {CODE, NAME}
# prepositions behind a verb in s: "park writes to dead_letters"
_TOWARDS = words("to into from")
# verbs that open what is said of the cited code if their sentence leaves it out, as comments do; they seldom order
_REPORTS = words(
    "löst liefert gibt wirft meldet renvoie retourne émet affiche devuelve emite imprime calcula obtiene"
)
# verbs that do so before what they raise
_RAISES, _RAISED = words("lève lanza"), words("une un una")
# words with which these give an order
_ORDERING = words(
    """
    immer nie niemals bitte ihr euch toujours jamais tu vous ton ta tes votre vos siempre nunca jamás tu tus te usted
    """
)


def is_subject(clause: Sentence, backing: Backing, tongue: str = "en") -> bool:
    """Whether a clause opens with a cited symbol, as it is written, and says what that does ("put calls …"), or leaves
    out the cited code that it describes."""
    return is_report(clause, backing) or any(
        name in backing.anchors and _is_said_of_it(clause.words[at + 1 : at + 4], tongue)
        for at, name in enumerate(clause.cased[:2])
        # "Lass TIMEOUT unverändert" gives an order about the symbol
        if at == 0
        or clause.words[0] in ARTICLES
        or is_program(clause.words[0])
        or clause.words[0] in COMMANDS
    )


def is_report(clause: Sentence, backing: Backing) -> bool:
    """Whether a clause says what the cited code returns or raises without naming it: "devuelve los nombres …"."""
    said = clause.words
    is_raised = said[0] in _RAISES and said[1:] != [] and (said[1] in (CODE, NAME) or said[1] in _RAISED)
    opens = said[0] in _REPORTS or is_raised
    return opens and backing.grade in _BY_CODE and _ORDERING.isdisjoint(said)


def _is_said_of_it(behind: list[str], tongue: str) -> bool:
    """Whether words say what the symbol before them does; one in s behind "never" is a verb whatever follows it."""
    is_negated = behind[:1] == ["never"] and len(behind) > 1 and reads_third(behind[1])
    return is_negated or _is_verb(_without_adverb(behind)[:2], tongue)


def _without_adverb(said: list[str]) -> list[str]:
    return said[1:] if said and said[0] in ("only", "also", "always", "never") else said


def _is_verb(said: list[str], tongue: str) -> bool:
    """Whether words open with a verb; one that may be a noun (calls, tests) has its object behind it.

    In the other languages a small word after the symbol means that it is a verb: "lance les tests".
    """
    from memkit.rules.norms.english_words import NOUNS

    if not said or said[0] in _IS:
        return bool(said)
    if tongue == "de" and len(said) == 1 and said[0].endswith("en"):
        # "RateLimit löschen" says what to do with it
        return False
    if tongue != "en":
        return said[0] in _IS_ELSEWHERE or (said[0].isalpha() and said[0] not in COMMON[tongue])
    has_object = (said[-1] in _OBJECTS or said[-1] in _TOWARDS) and said[0].endswith("s") and len(said) > 1
    return has_object or (is_third(said[0]) and said[0] not in NOUNS)


def with_subject(clause: Sentence, backing: Backing, tongue: str) -> Sentence:
    """The clause with the placeholder of a name for the cited symbol that it opens with."""
    if not is_subject(clause, backing, tongue):
        return clause
    if is_report(clause, backing):
        return replace(clause, words=[NAME, *clause.words], cased=[NAME, *clause.cased])
    at = 0 if clause.cased[0] in backing.anchors else 1
    return replace(clause, words=[*clause.words[:at], NAME, *clause.words[at + 1 :]])

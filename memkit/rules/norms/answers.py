"""Sentences of an outcome or a record that only report: what was done, how tests stand, where to look."""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.guards import drops_guard, lost_review
from memkit.rules.norms.moments import is_about_work, is_name, words_of
from memkit.rules.norms.open_work import is_question
from memkit.rules.norms.quoting import EVER
from memkit.rules.norms.sentences import AGENTS, CODE, NAME, statements_of
from memkit.rules.norms.tongues import tongues_of
from memkit.rules.work_items import concerns_process, weakens_guard

_PAST = words(
    """
    was were had did found answered showed reported replied confirmed came went wurde wurden war waren
    """
)
_BE = words("is are")
_STATES = words(
    "finished done complete completed fixed released needed missing green red merged reproducible"
)
_RESULTS = words("pass passes fail fails show shows fits")
# behind these words may stand what people agreed on, and that is no report
_AGREED = words(
    """
    agreed allowed approved permitted decided settled accepted authorised authorized granted free said told wants wanted
    may can must should shall need needs ought that optional people person persons user team everybody staff
    developer developers without instead reviewer reviewers we us our you
    """
)
# what is always so, and a pointer with more words says more than where to look
_NEGATED = words("no not none")
_POINTER, _LONGEST, _LABEL = 8, 14, 4
_TEAMS = words(
    """
    main master trunk production prod wiki secret secrets password passwords token tokens credentials admin root commits
    pushes direct directly straight self-merge pull requests pr prs request hotfix hotfixes laptop laptops reviews
    """
)
_UNCLEAR = EVER | AGENTS | _AGREED | _TEAMS
_PLACES = words(
    """
    the a an it them all this that these those his her its your our unser unsere unserer notre nos nuestra nuestro uns nous
    rule rules convention conventions policy agreement regel regeln konvention absprache abmachung règle règles accord
    convención regla reglas norma normas acuerdo
    """
)


def is_report(sentence: str) -> bool:
    """Whether a sentence reports what happened or how something stands, and nothing that people agreed on."""
    said = [word for word in words_of(sentence) if word != ","]
    if not said or len(said) > _LONGEST or not _UNCLEAR.isdisjoint(said):
        return False
    if drops_guard(sentence) or weakens_guard(sentence) or lost_review(said):
        return False
    head, colon, rest = sentence.partition(": ")
    if colon:
        return is_report(head) and (is_report(rest) or is_name(words_of(rest) or [""]))
    at = next((at for at, word in enumerate(said) if word in _BE), len(said))
    is_state = said[at + 1 : at + 2] != [] and said[at + 1] in _STATES
    opens = said[0].endswith("ed") or (said[0] == "not" and said[1:2] != [] and said[1] in _STATES)
    past = _PAST | _RESULTS
    # "was" asks in German
    return opens or is_state or not (past - {"was"} if _is_german(sentence) else past).isdisjoint(said[1:])


def _is_german(sentence: str) -> bool:
    return (tongues_of(statements_of(sentence)[0][0]) or ("",))[0] == "de"


def is_of_the_code(sentence: str) -> bool:
    """Whether a sentence of a record has no word about people, their work or what guards it, or asks something."""
    said = [word for word in words_of(sentence) if word not in _NEGATED]
    return is_question(sentence) or (_UNCLEAR.isdisjoint(said) and not is_about_work(said))


def is_pointer(sentence: str) -> bool:
    """Whether a sentence says where to look: "See pump.go:180."."""
    said = words_of(sentence)
    points = said[:1] == ["see"] and said[1:2] != [] and said[1] in (CODE, NAME)
    calm = _UNCLEAR.isdisjoint(said) and not concerns_process(sentence)
    return points and len(said) <= _POINTER and calm


def without_heading(sentence: str) -> str:
    """A sentence without the few words and the colon that name it: "Stack trace:", "Open questions: …"."""
    head, colon, rest = sentence.partition(":")
    said = head.lower().split()
    if not colon or not 0 < len(said) <= _LABEL or (rest and rest[:1] != " ") or concerns_process(head):
        return sentence
    is_calm = all(word.isalpha() for word in said) and (_UNCLEAR | _PLACES).isdisjoint(said)
    rest = rest.strip()
    return rest[:1].upper() + rest[1:] if is_calm and not weakens_guard(head) else sentence

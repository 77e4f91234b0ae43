"""Sentences of an outcome or a record that only report: what was done, how tests stand, where to look."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.contradict.lexicon import words
from memkit.rules.norms.guards import drops_guard, lost_review
from memkit.rules.norms.leaning import lead_over
from memkit.rules.norms.moments import is_about_work, is_name, words_of
from memkit.rules.norms.open_work import is_question
from memkit.rules.norms.quoting import EVER
from memkit.rules.norms.sentences import AGENTS, CODE, NAME, statements_of
from memkit.rules.norms.tongues import tongues_of
from memkit.rules.work_items import concerns_process, weakens_guard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Backing

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
# how far above its limit, in tenths, a sentence without a word about people or their work may be
_CLOSE = 15
# what opens a reason, and what opens the answer that says what was done: "Done in queue.py: …"
_REASONS = words("because since as weil da parce puisque comme porque como")
_DEED = lazy(
    r"(?i)^(?:done|fixed|solved|resolved|implemented|moved|erledigt|behoben|gelöst|fait|corrigé|résolu|hecho|resuelto|corregido)"
    r" (?:in|by|with|durch|mit|dans|par|avec|en|por|con) [\w./#`-]+(?: and [\w./#`-]+)?(?: ?:|,| [-–—]) "
)
# nobody, as who did not do something until now
_NOBODY, _UNDONE = words("nobody noone"), 5
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
    said = [word for word in words_of(sentence.replace(" was never ", " was ")) if word != ","]
    if said[:1] and said[0] in _NOBODY and len(said) <= _UNDONE and said[1:2] and said[1].endswith("ed"):
        # "nobody measured it" tells of the past
        said = said[1:]
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


def is_reason(sentence: str) -> bool:
    """Whether a sentence is a reason alone, about nobody's work: "Because 0.5 made the tests flaky." orders nothing."""
    said = words_of(sentence)
    is_alone = said[:1] != [] and said[0] in _REASONS and "," not in said and ":" not in sentence
    if not is_alone or len(said) > _LONGEST or not _UNCLEAR.isdisjoint(said) or concerns_process(sentence):
        return False
    return not (drops_guard(sentence) or weakens_guard(sentence) or lost_review(said))


def without_deed(sentence: str) -> str:
    """A sentence without the few words that say where something was done: "Done in queue.py: …"."""
    rest = _DEED.sub("", sentence, count=1)
    return sentence if rest == sentence else rest[:1].upper() + rest[1:]


def _is_german(sentence: str) -> bool:
    return (tongues_of(statements_of(sentence)[0][0]) or ("",))[0] == "de"


def is_of_the_code(sentence: str) -> bool:
    """Whether a sentence of a record has no word about people, their work or what guards it, or asks something."""
    # "so that" leads to a purpose
    said = [word for word in words_of(sentence.replace(" so that ", " so ")) if word not in _NEGATED]
    return is_question(sentence) or (_UNCLEAR.isdisjoint(said) and not is_about_work(said))


def hardly_leans(sentence: str, backing: Backing) -> bool:
    """Whether a sentence leans little more to people than a description may, and is not about how they work."""
    return lead_over(sentence, backing) <= _CLOSE and not concerns_process(sentence)


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

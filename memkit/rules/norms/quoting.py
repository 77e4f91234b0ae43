"""Quotes an agent's words for the next session without anything that could be obeyed."""

from __future__ import annotations

from memkit.rules.norms import norm_of
from memkit.rules.norms.guards import drops_guard
from memkit.rules.norms.instructions import instruction_in
from memkit.rules.norms.open_work import says_what_is_open
from memkit.rules.norms.remarks import is_remark
from memkit.rules.norms.sentences import AGENTS, BY_CODE, BY_WORDS, CODE, NAME, sentences_of, statements_of
from memkit.rules.work_items import (
    concerns_process,
    is_calm,
    is_topic,
    is_work_item,
    weakens_guard,
    without_label,
    without_plan,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms import Norm

# reasons for a review that have nothing to do with orders
_HARMLESS = ("unreadable", "too-long")
# openings of a next step of the work
_STEPS = (
    *(
        "next",
        "todo",
        "to do",
        "open",
        "als nächstes",
        "nächster schritt",
        "offen",
        "ensuite",
        "prochaine étape",
    ),
    *("reste", "siguiente", "próximo paso", "pendiente"),
)
# words of a report: the current state, or what was done
_NOW = frozenset(
    """
    still yet now again done half already today so far could was were had planned
    noch jetzt wieder fertig erledigt schon heute bisher halb wurde wurden war
    encore déjà maintenant fini terminé reste était
    todavía aún ahora hecho terminado terminada falta
    """.split()
)
_DONE = frozenset(
    """
    left spent wrote found made built broke ran took began kept got put cut read sent went came saw did split
    written understood known waiting stuck
    """.split()
)
# a short sentence that ends in one of these tells how far the work is
_SHORT = 6
_STATES = frozenset(
    "pass passes passing fail fails failing works done finished green red broken ready".split()
)
# what is checked, and how it stands
_CHECKED = frozenset("ci build tests lint linter pipeline review".split())
_STANDS = frozenset(
    "red green yellow broken failing passing flaky slow down open pending done blocked".split()
)
# at the end of a short clause they say what remains: "lexer next"
_LEFT = frozenset("next left remain remains remaining pending missing open".split())
# a sentence that ends in or opens with one of these, or is about the rest, says how far the work is; behind a comma a
# negation at the end does: "docs are updated, changelog is not"
_REMAINS = frozenset("left remain remains remaining stay stays unchanged übrig inchangé restent".split())
_REMAIN_AHEAD = frozenset("quedan queda".split())
_REST = frozenset("rest reste resto".split())
_NEGATED = frozenset("not isn't aren't none nicht pas no".split())
_REPORT = 14
# what follows the participle of a report: "timeouts looked at", "limit checked against the spec"
_AFTER = frozenset("at in on into onto to for from against with over under through , and but not so".split())
# what comes before a participle that is an adjective
_BEFORE = frozenset(
    "a an the this that these those all any of for in with by my our their its no not".split()
)
# where a clause of a sentence begins, and words that only join it
_JOINTS = (", ", "; ", ": ", " (", " - ", " – ", " — ", " so ", " then ", " and ")
_JOINING = ("so ", "then ", "and ", "but ", "please ", "also ")
# a shorter beginning before a colon is a name
_HEADING = 2
# with these words a participle describes what is done to something
_BE = frozenset("is are be been being get gets getting stay stays remain remains".split())
# words for rules that hold from now on
EVER = frozenset(
    """
    always never every all each only without nobody anyone whenever your yourself sobald dès cuando
    immer nie niemals jeder jede jedes alle ohne niemand nur dein deine selbst
    toujours jamais chaque tous toutes sans personne tes vos toi-même
    siempre nunca cada todos todas sin nadie tus vuestros mismo cuanto
    """.split()
)
# with these a deed is a custom: "skipped CI, as always"
_HABIT = frozenset("always never immer nie toujours jamais siempre nunca".split())
# an order that opens with one of these holds from now on as well
_CASES = frozenset("when if wenn falls si quand lorsque cuando".split())


def quotable(text: str, limit: int = 300) -> tuple[str, int]:
    """The text on one line without the sentences that could be obeyed, cut at `limit`, and how many were left out."""
    sentences = sentences_of(text)
    calm = [sentence for sentence in sentences if all(map(_is_told, [sentence, *_headings_of(sentence)]))]
    quoted = " ".join(calm)
    if instruction_in(" ".join(map(without_label, calm))):
        # lines may be harmless alone but not together: a pipe or phrase over two lines
        return "", len(sentences)
    return _cut_at_word(quoted, limit), len(sentences) - len(calm)


def _headings_of(sentence: str) -> list[str]:
    """What stands before a colon, if it may be a sentence of its own: the topic of a note, "We merge at once: the gate"."""
    *heads, _ = without_label(sentence).split(": ")
    return [head for head in heads if len(head.split()) >= _HEADING]


def _is_told(sentence: str) -> bool:
    """Whether a sentence reports or names a next step, instead of giving an instruction."""
    if instruction_in(without_label(sentence)) or _orders_later(sentence):
        return False
    words = _words_of(sentence)
    if _is_state_of_work(words) and not _concerns_process(words[1:]):
        return True
    deed = _words_of(without_label(sentence))
    is_deed = _tells_a_deed(deed) and EVER.isdisjoint(deed)
    if (weakens_guard(sentence) or drops_guard(without_label(sentence))) and not is_deed:
        return False
    if not _HABIT.isdisjoint(deed) and concerns_process(sentence):
        return False
    if says_what_is_open(sentence):
        return True
    if {"user", "you"} <= {*words}:
        return False
    if is_work_item(sentence) or is_topic(sentence):
        work = _words_of(without_plan(sentence))
        return AGENTS.isdisjoint(work) and EVER.isdisjoint(work)
    # a doubtful report passes, since the words are quoted with their author; one about agents does not
    found = norm_of(sentence, backing=BY_CODE if AGENTS.isdisjoint(words) else BY_WORDS)
    if found is None or (found.code in _HARMLESS and AGENTS.isdisjoint(words)):
        return True
    is_harmless = found.code == "practice" or words[:2] == ["never", "mind"]
    if _says_what_remains(sentence, words, found) or (is_harmless and is_remark(sentence, words)):
        return True
    if (
        words[-1] in _STATES
        and len(words) <= _SHORT
        and found.code == "practice"
        and AGENTS.isdisjoint(words)
    ):
        return True
    if not EVER.isdisjoint(words) or (found.code == "imperative" and words[0] in _CASES):
        return False
    # an imperative that names code is a next step; a duty of people, what agents do and the process of work are not
    is_work = found.code != "obligation" and AGENTS.isdisjoint(words) and not concerns_process(sentence)
    step = _names_code(words) and is_work
    return sentence.lower().startswith(_STEPS) or step or _is_report(words) or _was_done(words, found)


def _is_state_of_work(words: list[str]) -> bool:
    """Whether a sentence tells how the checks of the work stand: "CI is red because of …", "the tests are green"."""
    said = words[1:] if words[:1] == ["the"] else words
    is_state = said[:1] != [] and said[0] in _CHECKED and said[1:2] != [] and said[1] in _BE
    return (
        is_state
        and said[2:3] != []
        and said[2] in _STANDS
        and EVER.isdisjoint(words)
        and AGENTS.isdisjoint(words)
    )


def _says_what_remains(sentence: str, words: list[str], found: Norm) -> bool:
    """Whether a sentence only says what is left, or what stands and what does not: "the rest stays", "two nits are left"."""
    is_ready = words[2:3] == ["is"] and words[3:5] == ["ready", "for"] and len(words) <= _SHORT
    if found.code != "practice" or len(words) > _REPORT or not (EVER | AGENTS).isdisjoint(words):
        return False
    remains = words[-1] in _REMAINS or words[0] in _REMAIN_AHEAD or not _REST.isdisjoint(words)
    return is_ready or (is_calm(sentence) and (remains or ("," in words and words[-1] in _NEGATED)))


def _concerns_process(words: list[str]) -> bool:
    text = " ".join(words)
    return concerns_process(text) or weakens_guard(text) or bool(drops_guard(text))


def _orders_later(sentence: str) -> bool:
    """Whether a clause after the first gives an order: a report before it does not excuse it. A step of the work may."""
    if sentence.lower().startswith(_STEPS):
        return False
    for joint in _JOINTS:
        sentence = sentence.replace(joint, "\0")
    return any(map(_is_order, sentence.split("\0")[1:]))


def _is_order(clause: str) -> bool:
    """Whether a clause alone is an imperative that names no code and is no report."""
    clause = clause.strip(" )")
    while clause.lower().startswith(_JOINING):
        clause = clause.partition(" ")[2]
    found = norm_of(clause[:1].upper() + clause[1:]) if " " in clause else None
    if found is None or found.code != "imperative":
        return False
    words = _words_of(clause)
    if words[-1:] and words[-1] in _LEFT and len(words) <= _SHORT:
        return False
    if concerns_process(clause):
        return not (_is_report(words) or _was_done(words, found))
    return not (is_work_item(clause) or _names_code(words) or _is_report(words) or _was_done(words, found))


def _words_of(text: str) -> list[str]:
    return [word for clauses in statements_of(text) for clause in clauses for word in clause.words]


def _tells_a_deed(words: list[str]) -> bool:
    """Whether a sentence opens with what was done: "skipped the slow tests", "I deleted two checks"."""
    said = words[1:2] if words[:1] in (["i"], ["we"]) else words[:1]
    return any(word.endswith("ed") or word in _DONE for word in said)


def _was_done(words: list[str], found: Norm) -> bool:
    """Whether a participle tells what was done to what comes before it; in what may be an order only as its second word."""
    if not _BE.isdisjoint(words):
        return False
    places = range(1, 2) if found.code == "imperative" else range(1, len(words))
    return any(
        (words[at].endswith("ed") or words[at] in _DONE)
        and words[at - 1] not in _BEFORE
        and (at + 1 == len(words) or words[at + 1] in _AFTER)
        for at in places
        if at < len(words)
    )


def _names_code(words: list[str]) -> bool:
    return CODE in words or NAME in words


def _is_report(words: list[str]) -> bool:
    """Whether a sentence states the current state or what was done: "split the importer", "rate limits moved"."""
    said = words[1:2] if words[:1] in (["i"], ["we"]) else words[:1]
    if _BE.isdisjoint(words):
        said = [*said, *words[-1:]]
    return not _NOW.isdisjoint(words) or any(word.endswith("ed") or word in _DONE for word in said)


def _cut_at_word(text: str, limit: int) -> str:
    """At most `limit` characters, ended at a word if one ends there."""
    if len(text) <= limit:
        return text
    head = text[: max(limit - 1, 0)]
    return (head.rsplit(" ", 1)[0] if " " in head else head).rstrip() + "…"[:limit]

"""Quotes an agent's words for the next session: short, and without anything that could be obeyed.

It keeps what was done and what comes next. It leaves out what could be run, and rules for future work: those are memory
and need a review.
"""

from __future__ import annotations

from memkit.rules.backing import BY_CODE, BY_WORDS

from .instructions import instruction_in
from .sentences import CODE, NAME, statements_of
from .word_classes import AGENTS

_ENDS = (". ", "! ", "? ", "; ", "\n")
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
    "left spent wrote found made built broke ran took began kept got put cut read sent went came saw did split".split()
)
# with these words a participle describes what is done to something
_BE = frozenset("is are be been being get gets getting stay stays remain remains".split())
# words for rules that hold from now on
_EVER = frozenset(
    """
    always never every all each only without nobody anyone whenever your yourself sobald dès cuando
    immer nie niemals jeder jede jedes alle ohne niemand nur dein deine selbst
    toujours jamais chaque tous toutes sans personne tes vos toi-même
    siempre nunca cada todos todas sin nadie tus vuestros mismo cuanto
    """.split()
)
# an order that opens with one of these holds from now on as well
_CASES = frozenset("when if wenn falls si quand lorsque cuando".split())


def quotable(text: str, limit: int = 300, habits: bool = False) -> tuple[str, int]:
    """The text on one line without the sentences that could be obeyed, cut at `limit`, and how many were left out.

    With `habits`, sentences that only describe how people work are kept: for a reader who asks for the words explicitly.
    """
    sentences = _sentences(text)
    harmless = (*_HARMLESS, "practice") if habits else _HARMLESS
    calm = [sentence for sentence in sentences if _is_told(sentence, harmless)]
    quoted = " ".join(calm)
    if instruction_in(quoted):
        # lines may be harmless alone but not together: a pipe or phrase over two lines
        return "", len(sentences)
    return _cut(quoted, limit), len(sentences) - len(calm)


def _is_told(sentence: str, harmless: tuple[str, ...]) -> bool:
    """Whether a sentence reports or names a next step, instead of giving an instruction."""
    if instruction_in(sentence):
        return False
    from .judge import norm_of

    words = [word for clauses in statements_of(sentence) for clause in clauses for word in clause.words]
    # a doubtful report passes, since the words are quoted with their author; one about agents does not
    found = norm_of(sentence, backing=BY_CODE if AGENTS.isdisjoint(words) else BY_WORDS)
    if found is None or (found.code in harmless and AGENTS.isdisjoint(words)):
        return True
    if not _EVER.isdisjoint(words) or (found.code == "imperative" and words[0] in _CASES):
        return False
    # an imperative that names code is a next step; a duty of people or what agents do is not
    step = _names_code(words) and found.code != "obligation" and AGENTS.isdisjoint(words)
    return sentence.lower().startswith(_STEPS) or step or _is_report(words)


def _names_code(words: list[str]) -> bool:
    return CODE in words or NAME in words


def _is_report(words: list[str]) -> bool:
    """Whether a sentence states the current state or what was done: "split the importer", "rate limits moved"."""
    said = words[1:2] if words[:1] in (["i"], ["we"]) else words[:1]
    if _BE.isdisjoint(words):
        said = [*said, *words[-1:]]
    return not _NOW.isdisjoint(words) or any(word.endswith("ed") or word in _DONE for word in said)


def _sentences(text: str) -> list[str]:
    for end in _ENDS:
        text = text.replace(end, end.rstrip() + "\0")
    return [line for part in text.split("\0") if (line := " ".join(part.split()))]


def _cut(text: str, limit: int) -> str:
    """At most `limit` characters, ended at a word if one ends there."""
    if len(text) <= limit:
        return text
    head = text[: max(limit - 1, 0)]
    return (head.rsplit(" ", 1)[0] if " " in head else head).rstrip() + "…"[:limit]

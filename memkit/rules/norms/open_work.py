"""Threads: what orders nobody because it asks, or because it says what is still open."""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.sentences import AGENTS, statements_of

# openings of a question
_ASKS = words(
    """
    who whom whose which what how when where why is are was were do does did should shall can could may might must will
    would has have had isn't aren't doesn't don't
    wer wen wem wessen welche welcher welches welchen was wie wann wo warum weshalb wieso woher ist sind soll sollen sollte
    sollten kann können darf dürfen muss müssen wird werden hat haben gibt
    qui que quel quelle quels quelles comment quand où pourquoi combien est sont faut doit peut
    quién quiénes qué cuál cuáles cómo cuándo dónde cuánto cuántos cuántas debe debería puede es son hay
    """
)
# words that turn a question into a request or a proposal
_REQUESTS = words(
    """
    you your yourself please let's not don't always never du dein deine ihr euer bitte nicht immer nie niemals
    tu vous ton ta tes votre vos pas toujours jamais merci te usted tus su no siempre nunca favor
    """
)
# words that say that something is still open
_OPEN = words(
    """
    missing lacks lack unclear unknown unfinished untested unhandled undecided unexplained unsolved incomplete
    fehlt fehlen unklar ungeklärt ungetestet unfertig manque manquent inconnu inconnue falta faltan pendiente
    """
)
# words that say so after a negation
_CLOSED = words(
    "started understood known clear tested handled implemented finished fixed explained yet verstanden klar getestet"
)
_NEGATIONS = words("not isn't aren't nobody nicht noch")
# words that widen what is open to a rule
_RULES = words(
    """
    always never every only without all must should may need needed allowed required fine you your
    immer nie ohne nur du dein tu vous toujours jamais sans siempre nunca sin
    """
)


def is_question(sentence: str) -> bool:
    """Whether a sentence asks something, rather than asking its reader to do something."""
    said = _words(sentence)
    asks = sentence.rstrip(" \"'”»)").endswith("?") and said[:1] != [] and said[0] in _ASKS
    return asks and _REQUESTS.isdisjoint(said) and AGENTS.isdisjoint(said)


def says_what_is_open(sentence: str) -> bool:
    """Whether a sentence says that something lacks or is not understood, and nothing that holds from now on."""
    said = set(_words(sentence))
    is_open = not _OPEN.isdisjoint(said) or not (_NEGATIONS.isdisjoint(said) or _CLOSED.isdisjoint(said))
    return is_open and _RULES.isdisjoint(said) and AGENTS.isdisjoint(said)


def _words(sentence: str) -> list[str]:
    return [word for clauses in statements_of(sentence) for clause in clauses for word in clause.words]

"""Threads: what orders nobody because it asks, or because it says what is still open or what fails."""

from __future__ import annotations

import itertools

from memkit.contradict.lexicon import words
from memkit.rules.norms.moments import is_about_work
from memkit.rules.norms.sentences import AGENTS, statements_of
from memkit.rules.work_items import concerns_process, weakens_guard, without_label

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
# words that say so at the end, behind a form of "to be"
_ENDS = words("open pending undecided offen ouvert ouverte ouverts abierto abierta abiertos")
_BE = words("is are stays remains ist sind bleibt bleiben est sont reste restent está están queda quedan")
# words that say so after a negation
_CLOSED = words(
    """
    started understood known clear tested handled implemented finished fixed explained yet knows know verstanden klar
    getestet bekannt weiß wissen sait savons connu sabe sabemos conoce
    """
)
_NEGATIONS = words("not isn't aren't don't nobody nicht noch niemand pas personne no nadie")
# words of a fault, and those that are one behind a negation
_FAULTS = words(
    """
    fails fail failing crash crashes hang hangs leaks leak breaks broken wrong incorrect slow slower flaky differ differs
    disagree deadlock deadlocks corrupt corrupts loses lost grows stuck twice bug race times stale
    falsch hängt hängen langsam langsamer stürzt kaputt verliert wächst doppelt abweichend fehlschlägt fehlgeschlagen
    échoue échouent plante fuit lent lente faux fausse casse perd grossit diffère diffèrent erroné
    falla fallan lento lenta rompe pierde crece difiere difieren incorrecto incorrecta cuelga
    """
)
_RIGHT = words(
    "stimmt stimmen funktioniert geht correspond marche fonctionne coincide coinciden funciona match matches work works"
    " exist exists existiert existe existen"
)
# what fails as a program does, and the most words of a sentence that only says what fails
_TESTS, _SHORT = words("test tests"), 14
# pairs of words that say that something is not there
_LACKING = frozenset(
    (
        *(("has", "no"), ("have", "no"), ("is", "no"), ("are", "no"), ("no", "test"), ("no", "tests")),
        *(("hat", "keine"), ("hat", "keinen"), ("hat", "kein"), ("n'", "a"), ("no", "tiene"), ("no", "hay")),
    )
)
# prepositions that may open a question
_LEADING = words(
    "in on at to from for with since under by of por de en con para a à pour depuis unter in seit von bei mit"
)
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
    return opens_question(sentence) and _REQUESTS.isdisjoint(said) and AGENTS.isdisjoint(said)


def opens_question(sentence: str) -> bool:
    """Whether a sentence has the form of a question, which may still be a request: "why don't we merge at once?"."""
    said = _words(without_label(sentence))
    opening = said[1:2] if said[:1] and said[0] in _LEADING and said[0] not in _ASKS else said[:1]
    return sentence.rstrip(" \"'”»)").endswith("?") and opening != [] and opening[0] in _ASKS


def says_what_is_open(sentence: str) -> bool:
    """Whether a sentence says that something lacks or is not understood, and nothing that holds from now on."""
    said = set(_words(sentence))
    last = _words(sentence)[-1:]
    is_open = (
        not _OPEN.isdisjoint(said)
        or not (_NEGATIONS.isdisjoint(said) or _CLOSED.isdisjoint(said))
        or not (_BE.isdisjoint(said) or _ENDS.isdisjoint(last))
    )
    return is_open and _RULES.isdisjoint(said) and AGENTS.isdisjoint(said)


def says_what_fails(sentence: str) -> bool:
    """Whether a sentence reports a fault or a lack of the program, and nothing about people or their work."""
    said = _words(sentence)
    negated = not (_NEGATIONS.isdisjoint(said) or _RIGHT.isdisjoint(said))
    lacks = not _LACKING.isdisjoint(itertools.pairwise(said))
    if _FAULTS.isdisjoint(said) and not (negated or lacks):
        return False
    is_calm = _RULES.isdisjoint(said) and AGENTS.isdisjoint(said) and not concerns_process(sentence)
    is_short = len(said) <= _SHORT and "," not in said
    charged = [word for word in said if word not in _NEGATIONS and word not in _TESTS]
    return is_calm and is_short and not is_about_work(charged) and not weakens_guard(sentence)


def _words(sentence: str) -> list[str]:
    return [word for clauses in statements_of(sentence) for clause in clauses for word in clause.words]

"""Whether words say that a guard of the work is gone: "CI is ignored", "tests are deleted when red"."""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.sentences import statements_of

# what guards the work of people only, and what may be a part of a program as well
_PEOPLES = words(
    """
    review reviews reviewer reviewers approval approvals sign-off sign-offs ci code-review code-reviews
    freigabe freigaben relecture relectures approbation revisión revisiones aprobación aprobaciones
    """
)
_GUARDS = _PEOPLES | words(
    """
    test tests check checks hook hooks linter lint linting gate gates build builds audit audits
    prüfung prüfungen pruebas contrôles
    """
)
_GONE = words(
    """
    abolished off dropped gone optional skipped waived ignored disabled deleted removed unneeded unnecessary superfluous
    suspended cancelled canceled bypassed overridden overruled muted silenced omitted moot pointless history
    commented abgeschafft entfällt entfallen ignoriert gelöscht übersprungen abgeschaltet optionnel optionnelle optionnelles
    auskommentiert ausgesetzt ausgesetzter abgeschalteter deaktiviert coupé coupée suspendue désactivée commentés commentées
    apagada apagado desactivada desactivado suspendida elimina suprime borra comentan suprimen eliminan desactivan
    supprimé supprimée supprimés supprimées ignoré ignorée ignorés ignorées eliminada eliminadas borran ignoran opcionales
    """
)
_UNSEEN, _SHARED = (
    words("unreviewed untested unchecked"),
    words("main master trunk production prod live release"),
)
_SENT = words("push pushes force-push force-pushes force-pushing")
_DIRECT = words("direct directly force forced straight")
# words of one event or of the past, and of the opposite
_NOT = words("was were had been not isn't aren't never cannot no")
_MOST, _FEW = 9, 3


def drops_guard(text: str) -> str:
    """The words with which a short statement says that a guard of the work is gone; empty if none does."""
    for statement in statements_of(text):
        said = [word for clause in statement for word in clause.words]
        found = _cue_of_loss(said, _GUARDS) if len(said) <= _MOST else ""
        found = found or _goes_unseen(said) or _goes_straight(said)
        if found:
            return found
    return ""


def has_no_review(said: list[str]) -> str:
    """The words of a statement of two or three that ends what only people do: "Reviews: abolished"."""
    return _cue_of_loss(said, _PEOPLES) if len(said) <= _FEW else ""


def is_gone(word: str) -> bool:
    """Whether a word says of a guard that it is off or away: "disabled", "gelöscht", "supprimés"."""
    return word in _GONE


def lost_review(said: list[str]) -> bool:
    """Whether words say that what only people do is or was ended."""
    return not (_PEOPLES.isdisjoint(said) or _GONE.isdisjoint(said))


def _cue_of_loss(said: list[str], guards: frozenset[str]) -> str:
    at = next((at for at, word in enumerate(said) if word in guards), len(said))
    for after in range(at + 1, len(said)):
        if said[after] in _GONE and _NOT.isdisjoint(said[:after]):
            return f"{said[at]} … {said[after]}"
    return ""


def _goes_unseen(said: list[str]) -> str:
    is_so = not _UNSEEN.isdisjoint(said) and not _SHARED.isdisjoint(said) and _NOT.isdisjoint(said)
    return next((word for word in said if word in _UNSEEN), "") if is_so else ""


def _goes_straight(said: list[str]) -> str:
    sent = next((word for word in said if word in _SENT), "")
    is_so = sent.startswith("force") or not (_SHARED | _DIRECT).isdisjoint(said)
    return sent if sent and is_so and _NOT.isdisjoint(said) else ""


# a question with one of these does not ask: "why does anybody still wait for a review?"
_IDLE = words("anybody anyone bother bothers")


def is_idle_question(said: list[str]) -> bool:
    """Whether a question doubts a guard of the work instead of asking."""
    doubts = not _IDLE.isdisjoint(said) or (said[:1] == ["who"] and "still" in said)
    return doubts and not (_GUARDS | {"linters"}).isdisjoint(said)

"""What a sentence of a handover is about: work on the code, or how the team guards its work.

Agents write what remains in the imperative ("Fix lint."), and a handover is for that. An order about a review, a check, a
merge or a secret is not work on the code, whatever file it names.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.contradict.lexicon import words

# labels of what was done or remains; behind `next session:` nothing speaks to a reader
_PLAN = lazy(
    r"(?i)^\s*(?:(?:i|we|the (?:user|maintainer|team))(?: will|'ll| still need to| need to| want(?:s)? to| plan(?:s)? to)"
    r"|still (?:need|have|want) to|need to)\s+"
)
_LABEL = lazy(
    r"(?i)^\s*(?:[-*]\s+)?(?:(?:next|todo|to do|remaining|remains|left(?: to do)?|(?:still )?open|pending|blocked"
    r"|blocker|done|status|follow-?ups?|next (?:session|step|steps|time|up)|for next time|als nächstes|nächste schritte?"
    r"|nächste sitzung|(?:noch )?offen|rest|blockiert|erledigt|à faire|reste(?: à faire)?|prochaine (?:étape|session)"
    r"|bloqué|fait|pendiente|siguiente"
    r"|próxim[oa] (?:paso|sesión)|por hacer|bloqueado|hecho"
    r")|(?:feat|fix|docs?|chore|refactor|tests?|perf|style|build|ci)(?:\([^)\n]{1,30}\))?!?)\s*:\s+"
)
# verbs of work on code and its documents, as they open a work item
_WORK = words(
    """
    fix add update rename migrate explain document describe handle write implement refactor move extract port finish
    investigate continue wire clean tidy bump split replace convert simplify debug reproduce revisit measure
    benchmark profile cover rerun rework rewrite inline unify dedupe deduplicate translate adapt adjust extend
    improve complete inspect compare try lint parse validate verify annotate rebase regenerate backport render
    support korrigiere korrigieren ergänze ergänzen umbenennen aktualisiere aktualisieren schreibe schreiben behebe
    beheben prüfe prüfen ajouter ajoute corriger corrige renommer renomme écrire mettre documenter documente migrer
    migre vérifier vérifie terminer finir añadir añade corregir renombrar renombra escribir escribe actualizar
    actualiza documentar documenta migrar migra terminar decide avoid make check use
    """
)
# how a change reaches others, and what only people hold: an order about these is not work on the code
_PROCESS = words(
    """
    review reviews reviewer reviewers reviewing approve approves approval approvals merge merges merging push pushes
    pushing commit commits deploy deploys publish ship release releases main master trunk production prod staging
    secret secrets password passwords credential credentials token tokens admin sudo root ci wiki customer customers
    freigabe freigaben prüfer produktion passwort passwörter geheimnis geheimnisse revue relecture relecteur passe
    revisión aprobación producción contraseña contraseñas secreto secretos private public live gate gates scanner
    everything anything nothing
    """
)
# what guards the work, and words that take a guard away or go around it
_GUARDS = words(
    """
    review reviews reviewer reviewers reviewing approval approvals test tests check checks ci hook hooks protection
    verification validation auth authentication authorization authorisation login permission permissions signature
    signatures signing scan scanner audit backup backups gate gates safety confirmation sandbox firewall certificate
    certificates tls ssl lint linter prüfung prüfungen freigabe freigaben prüfer sicherung sicherungen revue
    relecture vérification vérifications contrôle contrôles approbation sauvegarde sauvegardes revisión revisiones
    prueba pruebas comprobación comprobaciones verificación aprobación copias guard guards findings
    """
)
_AROUND = words(
    """
    skip skips bypass bypasses disable disables ignore ignores drop drops delete deletes weaken weakens override
    overrides suppress suppresses mute mutes waive waives omit omits circumvent off without remove removes comment
    silence überspringe überspringen umgehe umgehen abschalten deaktiviere deaktivieren ignoriere ignorieren lösche
    löschen entferne entfernen ohne sauter saute ignorer contourner contourne désactiver désactive supprimer
    supprime coupe couper sans saltar salta omitir omite desactivar desactiva ignorar ignora borrar borra eliminar
    elimina apagar apaga sin skipping bypassing disabling ignoring dropping deleting removing overriding suppressing
    muting
    """
)
_NEEDLESS = words(
    "optional unnecessary superfluous needless waived unneeded optionnel optionnels optionnelle optionnelles facultatif"
    " opcional opcionales überflüssig unnötig"
)
_EVERYBODY = words(
    "everybody everyone anybody anyone whoever jedermann alle alles jeder quiconque tous todos cualquiera straight"
)
# what is let through, or may go: "mark the findings as accepted", "the guard may be commented out"
_LET_GO = lazy(
    r"(?i)\bas (?:accepted|approved|expected|passed|passing|reviewed|resolved|done)\b"
    r"|\b(?:may|can|could|should) be (?:commented|removed|deleted|skipped|ignored|disabled|dropped|bypassed|waived|left out)"
)
_TOKEN = lazy(r"[^\W\d_]+")


def without_label(sentence: str) -> str:
    """The sentence behind a label such as `Remaining:`, `Next session:` or `docs:`."""
    return _LABEL.sub("", sentence, count=1)


def without_plan(sentence: str) -> str:
    """The work in a sentence that says who plans it: "the user will add it", "we still need to migrate the callers"."""
    return _PLAN.sub("", without_label(sentence), count=1)


def is_work_item(sentence: str) -> bool:
    """Whether a sentence calls for work on the code or its documents, and for nothing that the team guards its work with."""
    said = _words(without_plan(sentence))
    opening = [word for word in said[:2] if word not in ("also", "then", "and", "please", "to")][:1]
    return bool(opening) and opening[0] in _WORK and _PROCESS.isdisjoint(said) and not weakens_guard(sentence)


def is_topic(sentence: str) -> bool:
    """Whether a few words only name what work was about: "batch size", "Code review of the rate limiter"."""
    said = _words(sentence)
    if weakens_guard(sentence):
        return False
    return said[:3] == ["code", "review", "of"] or (
        len(said) == 2 and sentence.islower() and is_calm(sentence)
    )


def is_calm(sentence: str) -> bool:
    """Whether a sentence has no word about how changes reach others, what guards the work, or a way around it."""
    said = _words(sentence)
    return _PROCESS.isdisjoint(said) and _GUARDS.isdisjoint(said) and _AROUND.isdisjoint(said)


def concerns_process(sentence: str) -> bool:
    """Whether a sentence is about how changes reach others or about what only people hold, or about everybody."""
    said = _words(sentence)
    return not (_PROCESS.isdisjoint(said) and _EVERYBODY.isdisjoint(said))


def weakens_guard(sentence: str) -> bool:
    """Whether a sentence takes a review, a test or a check away or goes around it; names of code are read as words."""
    said = _words(sentence)
    guards = [at for at, word in enumerate(said) if word in _GUARDS]
    if guards and (not _NEEDLESS.isdisjoint(said) or _LET_GO.search(sentence)):
        return True
    around = [at for at, word in enumerate(said) if word in _AROUND]
    # "tests without a network" are no way around them, "tests by deleting them" are
    return any(at < guards[-1] or said[at].endswith("ing") for at in around) if guards else False


def guards_work(word: str) -> bool:
    """Whether a word in lower case names a check, a review or anything else that guards the work."""
    return word in _GUARDS


def _words(sentence: str) -> list[str]:
    return [word.lower() for word in _TOKEN.findall(sentence)]

"""What guards the work, loosened at a moment of the work by nobody in particular: "MAX_PAGES is raised before each release".

The passive hides that people do it. A program also raises limits and drops what fails, so each rule needs a moment that no
program knows: before the next release, when a customer complains, when a test fails. Beside it: agents that give secrets
away, work that begins with deleting, and work that is done as soon as it compiles.
"""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.duty_words import TONGUES, phrases
from memkit.rules.norms.guards import is_gone
from memkit.rules.norms.risky_orders import holds_secret, names_setting, tells_change
from memkit.rules.norms.risky_words import EACH, ERASE, GIVE, PUT, SECRETS, TAKERS, TIMES
from memkit.rules.norms.sentences import AGENTS, ARTICLES, CODE, is_person
from memkit.rules.work_items import guards_work

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words

# what comes before something that comes round, and events of a program that do so
_BEFORE = phrases(
    """
    before each|before every|before any|before a|before an|before the|ahead of each|ahead of every|ahead of any
    |vor jedem|vor jeder|vor jeden|vor einem|vor einer|vor dem|vor der
    |avant chaque|avant toute|avant tout|avant la|avant le|avant une|avant un
    |antes de cada|antes de una|antes de un|antes de la|antes del
    """
)
_EVERY = words("each every any jedem jeder jeden chaque toute tout cada")
_EVENTS = words(
    """
    attempt retry request call write read query frame step iteration loop pass batch message row start
    versuch anfrage aufruf schreibvorgang abfrage schritt durchlauf nachricht zeile start
    tentative requête appel écriture lecture étape itération message ligne démarrage essai
    intento reintento petición llamada escritura lectura paso iteración mensaje fila consulta arranque
    """
)
_WHEN = phrases(
    """
    whenever|when|as soon as|once|each time|every time|sobald|wenn|wann immer|sooft|jedes mal wenn|dès que|dès qu'|quand
    |lorsque|lorsqu'|chaque fois que|chaque fois qu'|en cuanto|cuando|cada vez que|siempre que
    """
)
# words that press people, and people beside those of the work
_PRESSED = words(
    """
    complain complains grumbles grumble insists deadline behind late urgent
    beschwert murrt drängt termin rückstand eilt plaint râle insiste échéance retard presse
    queja protesta insiste apremia plazo retraso prisa
    """
)
_SOMEBODY = words(
    """
    somebody someone anybody manager managers designer management
    jemand leitung gestalter kunde kunden quelqu' quelqu'un client clients direction alguien cliente clientes dirección
    """
)
_FAILS = words(
    """
    fail fails failing red flaky broken rot rote roten fehlschlagen scheitern échouent échoue rouges rouge fallan falla
    rojo rojas roja
    """
)
_TESTS = ("test", "prueba")
# what a program does with them too
_LEFT_OUT = words("ignored skipped")
# how many words before and behind a verb its subject and its object stand
_NEAR, _SUBJECT = 3, 6
# that work begins or ends with something
_BEGINS = words(
    """
    begins begin starts start ends end opens commence commencent débute se termine finit empieza empiezan comienza termina
    terminan acaba beginnt beginnen endet enden fängt startet
    """
)
_DELETING = words(
    """
    deleting wiping emptying purging dropping truncating erasing removing clearing löschen leeren verwerfen entfernen
    suppression effacement vidage purge borrado vaciado purgado borrando vaciando eliminando purgando truncando
    """
)
_INFINITIVE = ("er", "ar", "ir")
_OF_WORK = words(
    """
    shift day night sprint schicht tag nacht auftrag poste service nuit journée turno noche jornada encargo travail week
    """
)
_TASKS = words(
    "task tasks ticket tickets pr aufgabe aufgaben ticket tâche tâches tarea tareas encargo auftrag travail story"
)
_DONE = words(
    """
    done finished complete closed resolved erledigt fertig abgeschlossen terminée terminé close clos finie fini achevée
    cerrado cerrada hecha terminada acabada terminado hecho
    """
)
_BUILT = words(
    """
    build builds compiles compile compilation build green kompiliert durchläuft baut grün passe compila compilación
    construit construye lints
    """
)
_WITH, _WITHOUT = words("with mit avec con"), words("without ohne sans sin")
# work of people that goes on with a guard off
_SHIPPED = words(
    """
    deploys deployments releases release merges pushes exports refunds deployment auslieferungen veröffentlichungen
    déploiements livraisons despliegues entregas lanzamientos publicaciones fusiones fusions
    """
)


def loosened_in(clause: Sentence, tongue: str) -> str:
    """The words with which a clause says that a guard of the work is loosened or a secret given away; empty if none do."""
    said = clause.words
    text = f" {' '.join(said)} "
    return (
        _setting_changed(clause, text, tongue)
        or _secret_sent(clause, text)
        or _test_gone(said, tongue)
        or _opened_by_deleting(said)
        or _done_when_built(said, text)
        or _shipped_unguarded(said)
    )


def _setting_changed(clause: Sentence, text: str, tongue: str) -> str:
    """A setting that gets another value before something that comes round, or when somebody presses for it."""
    said = clause.words
    named = next((at for at, word in enumerate(clause.cased[:_SUBJECT]) if names_setting(word)), None)
    if named is None and said[0] == CODE:
        named = 0
    # a German participle stands at the end
    if named is None or not any(
        map(tells_change, said[named + 1 :] if tongue == "de" else said[named + 1 : named + 1 + _SUBJECT])
    ):
        return ""
    moment = _work_ahead(text, said[named] == CODE) or _pressure(text, tongue)
    return f"{clause.cased[named]} … {moment}" if moment else ""


def _work_ahead(text: str, is_strict: bool) -> str:
    """What comes round and is waited for: "before each delivery"; if strict, only what is known to be work of people."""
    for phrase in _BEFORE:
        _, found, rest = text.partition(phrase)
        behind = rest.split()[:_NEAR]
        if not found or not behind:
            continue
        is_work = not TIMES.isdisjoint(behind)
        comes_round = phrase.split()[-1] in _EVERY and _EVENTS.isdisjoint(behind) and CODE not in behind
        if is_work or (comes_round and not is_strict):
            return f"{phrase.strip()} {behind[0]}"
    return ""


def _pressure(text: str, tongue: str) -> str:
    """Why people loosen something: "whenever a customer complains", "wenn der Termin drängt"."""
    people = TONGUES[tongue].people | TAKERS | _SOMEBODY | _PRESSED
    for phrase in _WHEN:
        _, found, rest = text.partition(phrase)
        cue = next((word for word in rest.split() if is_person(word, people)), "") if found else ""
        if cue:
            return f"{phrase.strip()} … {cue}"
    return ""


def _secret_sent(clause: Sentence, text: str) -> str:
    """An agent that gives a secret to somebody, or gives it again and again: "the agent sends DATABASE_URL to support"."""
    said = clause.words
    agent = next((at for at, word in enumerate(said[:_NEAR]) if word in AGENTS), None)
    if agent is None:
        return ""
    verb = next((word for word in said[agent + 1 : agent + 1 + _NEAR] if _gives(word)), "")
    is_secret = any(map(holds_secret, clause.cased)) or not SECRETS.isdisjoint(said)
    goes_on = not EACH.isdisjoint(said) or any(phrase in text for phrase in _WHEN)
    is_told = verb and is_secret and (goes_on or not TAKERS.isdisjoint(said))
    return f"{said[agent]} … {verb}" if is_told else ""


def _gives(word: str) -> bool:
    """Whether a word is the third person of a verb of giving: "sends", "schickt", "envoie"."""
    bases = (word, word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("t") + "en")
    return any(base in GIVE | PUT for base in bases)


def _test_gone(said: Words, tongue: str) -> str:
    """Tests that go when they fail: "a failing test gets removed", "les tests sont supprimés quand ils échouent"."""
    test = next((word for word in said if _is_test(word, tongue)), "")
    gone = next((word for word in said if is_gone(word) and word not in _LEFT_OUT), "")
    return f"{test} … {gone}" if test and gone and not _FAILS.isdisjoint(said) else ""


def _is_test(word: str, tongue: str) -> bool:
    """Whether a word names tests; in German it may be a compound: "Ofentest"."""
    is_compound = tongue == "de" and word.endswith(("test", "tests"))
    return is_compound or (guards_work(word) and word.startswith(_TESTS))


def _opened_by_deleting(said: Words) -> str:
    """Work that begins or ends with deleting: "chaque tâche commence par la suppression de …"."""
    at = next((at for at, word in enumerate(said) if word in _BEGINS), None)
    if at is None or not at:
        return ""
    subject, behind = said[max(at - _SUBJECT, 0) : at], said[at + 1 : at + 2 * _NEAR]
    is_work = not (TIMES | _OF_WORK | AGENTS).isdisjoint(subject)
    deed = next(
        (word for word in behind if word in _DELETING or (word in ERASE and word.endswith(_INFINITIVE))), ""
    )
    return f"{said[at]} … {deed}" if is_work and deed else ""


def _done_when_built(said: Words, text: str) -> str:
    """Work that is done as soon as it compiles: "une tâche est terminée quand la compilation passe"."""
    spoken = [word for word in said if word not in ARTICLES][:1]
    when = next((phrase for phrase in _WHEN if phrase in text), "")
    if not when or _TASKS.isdisjoint(spoken) or _DONE.isdisjoint(text.partition(when)[0].split()):
        return ""
    built = next((word for word in text.partition(when)[2].split() if word in _BUILT), "")
    return f"{spoken[0]} … {when.strip()} … {built}" if built else ""


def _shipped_unguarded(said: Words) -> str:
    """Work that goes on with a guard off: "deploys happen with verification disabled"."""
    if not said or said[0] not in _SHIPPED:
        return ""
    at = next((at for at, word in enumerate(said) if word in _WITH | _WITHOUT), len(said))
    behind = said[at + 1 :]
    guard = next((word for word in behind if guards_work(word)), "")
    is_off = said[at : at + 1] != [] and (said[at] in _WITHOUT or any(map(is_gone, behind)))
    return f"{said[0]} … {guard}" if guard and is_off else ""

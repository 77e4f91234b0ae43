"""Finds customs of a project, in four languages: who may act, what work needs before it ships, how checks are got rid of,
which answer is the usual one.
"""

from __future__ import annotations

from memkit.contradict.words import words

from .duty_words import DE, ES, FR, Duties, phrases
from .habits import is_by_program
from .word_classes import is_person

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Words

# the most words between an article and its noun, and of a subject
_NEAR, _SUBJECT = 3, 5
_ONLY = words("nur seul seule solo sólo solamente")
_USERS = words("autor autoren auteur auteurs autores agent agenten agents agente agentes person persona man")
_NEEDS = words(
    """
    needs need requires require braucht brauchen benötigt benötigen nécessite nécessitent exige exigent demande demandent
    necesita necesitan requiere requieren
    """
)
_SHIPS = phrases(
    "before they ship|before it ships|before they land|before it lands|before they go live|before it goes live"
    "|before they are merged|before it is merged|before they are released|before it is released"
    "|bevor sie ausgeliefert|bevor es ausgeliefert|bevor er ausgeliefert|bevor sie live|vor der auslieferung"
    "|bevor sie gemergt|avant d' être livré|avant d' être livrée|avant d' être livrés|avant d' être livrées"
    "|avant d' être fusionné|avant d' être fusionnée|avant d' être fusionnés|avant la livraison"
    "|avant la mise en production|antes de publicarse|antes de desplegarse|antes de entregarse|antes de fusionarse"
    "|antes de salir a producción"
)
_SHOWN = words("user-facing user-visible translatable customer-facing")
_TEXTS = words("string strings text texts message messages label labels")
_THROUGH = phrases("go through|goes through|pass through|go via|goes via")
# what only people write, and how it is to be written
_WRITINGS = words(
    """
    migration migrations test tests comment comments docstring docstrings changelog
    migrationen kommentare tests testfälle commit-nachrichten commentaires docstrings
    migración migraciones prueba pruebas comentario comentarios
    """
)
_WRITTEN = (
    *(
        "written",
        "named",
        "geschrieben",
        "verfasst",
        "benannt",
        "écrit",
        "rédig",
        "nommé",
        "escrib",
        "escrit",
    ),
    *("redact", "nombra"),
)
_CONSEQUENCE = words("otherwise sonst sinon")
_WE = {DE: words("wir"), FR: words("nous on")}
_EVER = words("immer stets grundsätzlich niemals nie toujours jamais siempre nunca jamás")
# what one gets or sees is no custom
_GETS = (
    *(
        "sehen",
        "bekomm",
        "erhalt",
        "kriegen",
        "find",
        "obten",
        "obtient",
        "voy",
        "voit",
        "recev",
        "reçoit",
        "trouv",
    ),
    *("vemos", "recib", "encontr", "devolv", "renvoy", "tomb"),
)
_CHECKS = (
    "test",
    "check",
    "prüfung",
    "review",
    "prueba",
    "vérification",
    "verificación",
    "contrôle",
    "assertion",
)
_EVADED = (
    *(
        "delet",
        "remov",
        "skip",
        "disabl",
        "mute",
        "comment",
        "ignored",
        "gelöscht",
        "entfern",
        "übersprung",
        "überspring",
    ),
    *(
        "deaktivier",
        "abgeschalt",
        "auskommentier",
        "ignorier",
        "schalte",
        "lösch",
        "umg",
        "supprim",
        "désactiv",
    ),
    *("coup", "ignor", "saut", "contourn", "borr", "elimin", "desactiv", "omit", "salt", "quit"),
)
_SIMPLY = words("simply just einfach kurzerhand simplement simplemente man")
_HERE = phrases(
    "in this project|in this repository|in this repo|in this codebase|in diesem projekt|in diesem repository"
    "|dans ce projet|dans ce dépôt|en este proyecto|en este repositorio|around here|on coupe|on désactive|on saute"
    "|on supprime|on ignore"
)
_AGREED = words(
    """
    agreed usual accepted customary established approved übliche üblichen vereinbarte abgesprochene habituelle convenue
    usuelle habitual acordado acordada
    """
)
_WAYS = words(
    """
    procedure way practice remedy course vorgehen verfahren weg abhilfe procédure manière pratique procedimiento manera
    práctica
    """
)
_REPLIES = words("reply answer response antwort réponse respuesta")
_YES = words("yes no ja nein oui non sí no")
_IS = words("is ist est es lautet consiste")
# work of people, and what it is documented with
_PARTS = words(
    """
    change feature fix bugfix option flag class function method component module endpoint exporter command api public
    änderung funktion klasse methode komponente modul option öffentliche öffentliches öffentlicher schnittstelle
    changement fonction classe méthode composant module correctif publique cambio función clase método componente módulo
    opción corrección público pública
    """
)
_GETS_ONE = words("gets get receives bekommt bekommen erhält reçoit obtient recibe lleva")
_NOTES = words(
    """
    line entry page comment example docstring ticket label zeile eintrag seite kommentar beispiel javadoc-kommentar
    ligne entrée commentaire exemple línea entrada página comentario ejemplo
    """
)
_WHOEVER = words("whoever quiconque quienquiera")


def custom_in(said: str, table: Duties) -> str:
    """The words that tell a custom of a project; empty if there are none."""
    spoken = said.split()
    return (
        _only_them(spoken, table)
        or _whoever(said, table)
        or _ships(said, spoken)
        or _text_path(said, spoken)
        or _writing_rule(said, spoken, table)
        or _we_ever(spoken, table)
        or _evades(said, spoken)
        or _agreed_way(spoken)
        or _note_for_each(said, spoken, table)
    )


def _only_them(spoken: Words, table: Duties) -> str:
    """An act that is left to people: "… erhöht nur der Verantwortliche", "… n'est relevé que par le responsable"."""
    for at, word in enumerate(spoken[1:], 1):
        denied = table is FR and word == "que" and not {"n'", "ne"}.isdisjoint(spoken[:at])
        if word not in _ONLY and not denied:
            continue
        person = next((one for one in spoken[at + 1 : at + 1 + _NEAR] if is_person(one, table.people)), "")
        if person and person not in _USERS and person not in _WE.get(table, ()):
            return f"{word} … {person}"
    return ""


def _whoever(said: str, table: Duties) -> str:
    """A duty of whoever does something: "whoever renames a column has to …"."""
    who = said.split(maxsplit=1)[0]
    modal = next((modal for modal in table.must if modal in said), "") if who in _WHOEVER else ""
    return f"{who} … {modal.strip()}" if modal else ""


def _ships(said: str, spoken: Words) -> str:
    """What work needs before it is handed on: "new tables require an index before they ship"."""
    need = next((word for word in spoken if word in _NEEDS), "")
    ships = next((phrase.strip() for phrase in _SHIPS if phrase in said), "") if need else ""
    return f"{need} … {ships}" if ships else ""


def _text_path(said: str, spoken: Words) -> str:
    """How texts for users are written: "user-facing strings go through t()"."""
    subject = spoken[:_NEAR]
    way = next((phrase.strip() for phrase in _THROUGH if phrase in said), "")
    return (
        f"{subject[0]} … {way}"
        if way and not (_SHOWN.isdisjoint(subject) or _TEXTS.isdisjoint(subject))
        else ""
    )


def _writing_rule(said: str, spoken: Words, table: Duties) -> str:
    """How something that only people write is to be written: "les migrations doivent être écrites en SQL"."""
    modal = next((modal for modal in table.must if modal in said), "")
    if not modal or not _CONSEQUENCE.isdisjoint(spoken):
        return ""
    before, _, rest = said.partition(modal)
    writing = next((word for word in before.split()[:2] if word in _WRITINGS), "")
    deed = next((word for word in rest.split() if word.startswith(_WRITTEN)), "")
    return f"{writing}{modal}… {deed}" if writing and deed else ""


def _we_ever(spoken: Words, table: Duties) -> str:
    """What the team always or never does: "usamos siempre …", "nous utilisons toujours …"."""
    ever = next((word for word in spoken if word in _EVER), "")
    if not ever or any(word.startswith(_GETS) for word in spoken):
        return ""
    opening = spoken[:_NEAR]
    if table is ES:
        we = next((word for word in opening if len(word) > _SUBJECT and word.endswith("mos")), "")
    else:
        we = next((word for word in opening[:2] if word in _WE.get(table, ())), "")
    return f"{we} … {ever}" if we else ""


def _evades(said: str, spoken: Words) -> str:
    """How people get rid of checks: "tests that fail are simply deleted", "die Prüfung schaltet man ab"."""
    way = next((word for word in spoken if word in _SIMPLY), "")
    way = way or next((phrase.strip() for phrase in _HERE if phrase in said), "")
    check = next((word for word in spoken if _is_check(word)), "") if way else ""
    deed = next((word for word in spoken if word.startswith(_EVADED)), "") if check else ""
    return f"{check} … {way} {deed}" if deed and not is_by_program(spoken) else ""


def _is_check(word: str) -> bool:
    return word.removesuffix("s").removesuffix("en").endswith(_CHECKS)


def _agreed_way(spoken: Words) -> str:
    """What has been agreed as the way to act or to answer: "the usual reply to … is yes"."""
    opening = spoken[:_SUBJECT]
    agreed = next((word for word in opening if word in _AGREED), "")
    if not agreed or _IS.isdisjoint(spoken[2:]):
        return ""
    way = next((word for word in opening if word in _WAYS), "")
    reply = next((word for word in opening if word in _REPLIES), "") if spoken[-1] in _YES else ""
    return f"{agreed} … {way or reply}" if way or reply else ""


def _note_for_each(said: str, spoken: Words, table: Duties) -> str:
    """What every change or public part is documented with: "every change gets a line in CHANGELOG.md"."""
    if not any(said.startswith(phrase) for phrase in table.each):
        return ""
    at = next((at for at, word in enumerate(spoken[:_SUBJECT]) if word in _GETS_ONE), 0)
    note = next((word for word in spoken[at + 1 : at + 1 + _NEAR] if word in _NOTES), "") if at else ""
    return f"{spoken[at]} … {note}" if note and not _PARTS.isdisjoint(spoken[:at]) else ""

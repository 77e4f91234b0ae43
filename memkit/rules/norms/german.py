"""Imperatives in German, and bare infinitives that order."""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words

CAN = words("kann können kannst könnt könnte könnten")
MUST = words(
    """
    muss müssen musst müsst müsste müssten darf dürfen darfst dürft dürfte dürften braucht brauchen
    brauchst
    """
)
AUX = (
    words(
        """
    ist sind wird werden wurde wurden war waren hat haben hatte hatten bleibt bleiben gibt geht gehen
    """
    )
    | MUST
    | CAN
)
FIRST = words("zuerst erst niemals nie immer bitte")
SHOULD = words("soll sollen sollte sollten sollst sollt solltest solltet")
INFINITIVES = words(
    """
    verwenden nutzen benutzen vermeiden halten schreiben prüfen testen löschen entfernen hinzufügen
    ergänzen fragen stellen denken senden schicken ignorieren beachten bestätigen akzeptieren genehmigen
    lassen machen setzen legen starten stoppen führen ausführen aufrufen rufen installieren öffnen
    schließen ändern anpassen bearbeiten anfassen fassen pushen mergen committen rebasen deployen
    releasen taggen squashen reviewen loggen mocken importieren exportieren kopieren verschieben
    umbenennen nennen benennen bevorzugen achten sorgen sicherstellen erhöhen aktualisieren updaten
    upgraden überspringen umgehen deaktivieren abschalten ausschalten aktivieren einschalten antworten
    folgen vertrauen glauben melden informieren dokumentieren kommentieren begründen erklären
    beschreiben formatieren linten kompilieren bauen erzeugen generieren validieren verschlüsseln
    rotieren erneuern wechseln warten abbrechen fortfahren weitermachen wiederholen zurücksetzen
    verwerfen speichern ablegen einchecken hochladen herunterladen laden lesen anlegen erstellen
    eintragen notieren merken vergessen erinnern übernehmen freigeben unterschreiben signieren trennen
    kapseln aufteilen teilen zerlegen auslagern begrenzen beschränken sperren verweigern ablehnen
    befolgen einhalten respektieren behandeln fangen werfen wegwerfen abstimmen absprechen besprechen
    zusammenfassen deklarieren definieren angeben vergeben verlinken tippen eingeben weiterleiten
    weitergeben leiten geben nehmen ziehen tun gehen bleiben beginnen beenden wählen pflegen bereinigen
    leeren austauschen ersetzen einsetzen einbauen einführen hinterlegen verzichten unterlassen lösen
    sichern verhindern sortieren gruppieren verbessern reparieren beheben patchen pinnen meiden konfigurieren migrieren
    versionieren messen maskieren anonymisieren delegieren zentralisieren wiederverwenden einfrieren drehen kürzen
    straffen entkoppeln abfangen abdecken absichern ausrollen zurückrollen markieren kennzeichnen streichen
    """
)
VERBLIKE = INFINITIVES | words(
    """
    brauchen gehören kommen laufen liegen stehen folgen finden passieren erfolgen landen durchlaufen
    benötigen erfordern enthalten
    """
)
# small words and nouns that end like a verb of the third person
NOT_FINITE = words(
    """
    fest strikt explizit getrennt bereits dokument nicht jetzt statt sofort selbst direkt dort
    zuerst erst meist fast sonst einst seit test commit ticket agent architekt assistent backport
    bereitschaft bereitschaftsdienst commit-nachricht deployment merge-request praktikant pull-
    request request rollout werkstudent
    """
)
PARTICIPLES = words(
    """
    verloren erhalten worden vorhanden verboten offen unverändert zwischen innen außen oben unten neben
    wegen selten
    """
)
# Forms of adjectives that are imperatives as well.
ADJECTIVES = words("leere sichere lose trenne teste reine")
STRONG_FORMS = words(
    """
    nimm gib lies sprich vergiss lass frag denk schreib sei tu geh komm halt mach stell leg setz nutz
    benutz wirf triff hilf seid lasst macht nehmt gebt schreibt nutzt verwendet vermeidet haltet prüft
    achtet sorgt denkt fragt beachtet ruf führ starte stoppe lade schau such trag füg wähl speicher
    behalt behalte bleib zieh pushe merge committe lösch prüf teste test logge lasse schick sende öffne
    ändere aktualisiere erinnere speichere bearbeite ignorier sag sage behaupte meide meid miss misst streich schmeiß fang
    """
)
IMPERATIVES = frozenset([verb[:-1] for verb in INFINITIVES if verb.endswith("en")]) | STRONG_FORMS
OBJECTS = words(
    """
    in aus zu an
    die das den dem ein eine einen einem keine keinen alle alles jede jeden jedes immer nie niemals
    nicht mich dich uns es sie deine deinen dein eure euren neue neuen stets lieber zuerst erst diese
    diesen dieses unsere unseren nur auf bei mit dir euch
    """
)
SKIPPED = words("und dann also aber so zuerst niemals nie immer danach")
# "die Zahlen fehlen": a subject in the plural opens so, and its verb has the form of an infinitive
PLURALS = words("die diese alle beide unsere viele einige")
SUBORDINATE = words(
    """
    wenn dass weil sobald solange bevor nachdem ob damit obwohl falls während bis die der das denen
    dessen deren sonst
    """
)
# separable prefixes, which end a clause: "Schalte … ab"
APART = words(
    """
    ab an auf aus ein zu vor mit nach um los weg her hin zusammen zurück weiter frei fest fort hoch runter herunter hinzu
    durch über voraus bei
    """
)
NOT_VERBS = words(
    """
    nicht jetzt statt sofort selbst direkt dort seit mit erst zuerst alle jede diese keine eine seine
    ihre unsere ohne beide viele einige mehrere manche andere heute gerade
    """
)

NOT_OPENING = NOT_VERBS | SUBORDINATE | AUX | OBJECTS


AUX_AND_SHOULD = AUX | SHOULD
# words behind a comma with which no order opens
NOT_BEHIND = (
    SUBORDINATE | INFINITIVES | words("um ohne statt weshalb wodurch womit wobei worauf sodass auch wo")
)


def imperative(said: Sentence) -> str:
    """The words that give an order outright, if there are any."""
    return _verb_form(said) or _apart(said) or _bare_infinitive(said.words, said.cased)


def _apart(said: Sentence) -> str:
    """An imperative with a separable prefix at the end of the clause: "Schalte die Prüfung ab"."""
    size = said.words.index(",") if "," in said.words else len(said.words)
    clause, cased = said.words[:size], said.cased[:size]
    if any(is_finite(word) for word in said.words[size + 1 : size + 2]):
        # "Läuft das Zertifikat ab, startet der Dienst neu"
        return ""
    if size < 3 or clause[-1] not in APART or not clause[0].isalpha() or clause[0] in NOT_OPENING:
        return ""
    small = [word for word, written in zip(clause[1:-1], cased[1:-1], strict=True) if written.islower()]
    verb = any(is_finite(word) or word in AUX for word in small) or _has_plural(cased)
    object_follows = clause[1] in OBJECTS and clause[1] not in APART and clause[1] not in ("in", "bei")
    opens = clause[1] in OBJECTS or (
        clause[0].endswith("e") and not any(len(word) > 4 and word.endswith("en") for word in small)
    )
    is_order = object_follows or (opens and not verb)
    return f"{clause[0]} … {clause[-1]}" if is_order and clause[0] not in APART else ""


def opens_with_verb(rest: Words, cased: Words) -> bool:
    """ "Betrachte die …", "Sprecht … ab": an unknown word that can only be a verb in front of its object."""
    first, second = rest[0], rest[1]
    if first in NOT_VERBS or first in AUX or first in SUBORDINATE or len(first) < 4 or not first.isalpha():
        return False
    if first.endswith("e") and not first.endswith(("ie", "ee")):
        size = rest.index(",") if "," in rest else len(rest)
        small = [
            word
            for word, written in zip(rest[1:size], cased[1 : size - 1], strict=False)
            if written.islower()
        ]
        is_object = second in OBJECTS or second in (CODE, NAME) or (len(cased[1]) > 1 and cased[1].isupper())
        finite = any(is_finite(word) or word in AUX for word in small) or _has_plural(cased[:size])
        return is_object and not finite
    return (
        first.endswith("t")
        and not first.endswith(("keit", "heit", "ät", "ment", "kt", "ft", "st", "ext", "ert"))
        and second in OBJECTS
    )


def is_finite(word: str) -> bool:
    """Whether the word looks like a verb of the third person: "liefert", "enthält"."""
    return (
        len(word) > 3
        and word.endswith("t")
        and word not in NOT_FINITE
        and not word.endswith(("ichst", "erst"))
    )


def is_infinitive(word: str) -> bool:
    """Whether a small word at the end can be an infinitive and is no participle or adverb."""
    if word in INFINITIVES:
        return True
    return (
        word.endswith(("en", "ern", "eln"))
        and len(word) > 4
        and not word.startswith("ge")
        and word not in PARTICIPLES
    )


def is_to_infinitive(word: str) -> bool:
    """Whether `zu` stands inside the infinitive of a separable verb: "auszufüllen", "nachzufragen"."""
    before, found, _ = word.partition("zu")
    return bool(found) and before in APART and word.endswith(("en", "ern", "eln"))


def is_plural(at: int, cased: Words) -> bool:
    """Whether a small word behind a noun can be the verb of a plural subject: "Anfragen warten im Puffer"."""
    word = cased[at]
    return (
        word.islower()
        and word.endswith("en")
        and len(word) > 4
        and word not in OBJECTS
        and cased[at - 1][:1].isupper()
        and not cased[at + 1][:1].isupper()
    )


def _has_plural(cased: Words) -> bool:
    return any(is_plural(at, cased) for at in range(1, len(cased) - 1))


def _verb_form(said: Sentence) -> str:
    """A verb form that orders, in front of the sentence or behind an opening clause."""
    sentence = said.words
    starts = [0, *(at + 1 for at, word in enumerate(sentence[:-1]) if word == ",")]
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in SKIPPED:
            rest = rest[1:]
        if len(rest) < 2:
            continue
        cased = said.cased[len(sentence) - len(rest) :]
        if rest[0].endswith(("en", "ern", "eln")) and cased[1] == "Sie" and rest[0] not in AUX:
            return f"{rest[0]} sie"
        if rest[0] in ADJECTIVES and rest[1] not in OBJECTS:
            continue
        if rest[0] in IMPERATIVES and rest[1] not in AUX and not (cased[1].islower() and is_finite(rest[1])):
            return " ".join(rest[:2])
        if (
            opens_with_verb(rest, cased)
            # "wenn …, scrollt die Liste": in German the verb comes first there
            and not (start and is_finite(rest[0]))
            and (start == 0 or (sentence[0] in SUBORDINATE and rest == sentence[start:]))
            and not (start == 0 and "," in rest[:-1] and rest[rest.index(",") + 1] not in SUBORDINATE)
        ):
            return " ".join(rest[:2])
    return ""


def _bare_infinitive(sentence: Words, cased: Words) -> str:
    """ "Branches nach dem Merge löschen": a clause that ends in an infinitive and has no other verb."""
    return _infinitive_clause(sentence, cased) or _infinitive_after(sentence, cased)


def _infinitive_after(sentence: Words, cased: Words) -> str:
    """ "Billing liegt bei Jana, Änderungen nur mit ihr absprechen": the order behind a comma; no list of infinitives."""
    if "," not in sentence[:-2]:
        return ""
    at = len(sentence) - 1 - sentence[::-1].index(",")
    before, rest = sentence[:at], sentence[at + 1 :]
    if not before or not rest or rest[0] in NOT_BEHIND or before[-1] in INFINITIVES or "zu" in rest:
        return ""
    if not AUX_AND_SHOULD.isdisjoint(before):
        return ""
    return _infinitive_clause(rest, cased[at + 1 :])


def _infinitive_clause(sentence: Words, cased: Words) -> str:
    comma = sentence.index(",") if "," in sentence[:-1] else 0
    is_led = comma > 0 and sentence[comma + 1] in SUBORDINATE
    if "," in sentence[2:] and sentence[0] not in FIRST:
        sentence = sentence[: sentence.index(",", 2)]
    if "," in sentence[:-1] and sentence[sentence.index(",") + 1] in SUBORDINATE:
        # "Tests, die das Netz brauchen, …": the infinitive ends a clause of its own
        return ""
    clause, cased = (
        [word for word in sentence if word != ","],
        [word for word in cased[: len(sentence)] if word != ","],
    )
    if len(clause) < 2 or not cased[-1].islower() or not is_infinitive(clause[-1]):
        return ""
    if _has_plural(cased):
        return ""
    if is_led and clause[-1] not in INFINITIVES:
        # "Genehmigungen verfallen, wenn …"
        return ""
    if clause[0] in PLURALS and clause[-1] not in INFINITIVES and clause[-2] != "nicht":
        return ""
    # a noun has a capital and is no verb, however it ends: "Das Passwort im Wiki ablegen"
    small = [word for word, written in zip(clause[:-1], cased, strict=False) if written.islower()]
    finite = any(word in AUX or word in SHOULD or is_finite(word) or word in VERBLIKE for word in small)
    return "" if finite else " ".join([clause[0], clause[-1]])

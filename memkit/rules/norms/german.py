"""Orders in German: imperatives, bare infinitives, obligations of people, passives that order ("wird nicht gepusht")."""

from __future__ import annotations

from memkit.rules.contradict.words import words

from .phrases import first_phrase, measured, padded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words

_PRONOUNS = words("wir ihr du man niemand jeder keiner jedermann alle wer sie")
PEOPLE = words(
    """
    team teams entwickler entwicklern entwicklerin entwicklerinnen entwicklers programmierer agent agenten assistent
    assistenten assistenz reviewer reviewern reviewerin prüfer prüfern prüferin maintainer maintainern mitarbeiter mitarbeitern
    mitarbeitende mitarbeitenden beitragende beitragenden kollege kollegen kollegin kolleginnen person personen autor autors
    autoren autorin verfasser ki bot bots leute mensch menschen tester testern architekt architekten teamleiter
    teamleitung bereitschaftsdienst bereitschaft teammitglied teammitglieder committer
    verantwortliche verantwortlichen niemand niemanden keiner jemand admins administratoren projektleitung
    """
)
PROCESS = words(
    """
    commit commits branch branches branchs pr prs mr mrs release releases deploy deploys deployment deployments merge merges
    merging mergen review reviews hotfix hotfixes freigabe freigaben push push-vorgänge force-push force-pushes rebase rebases rollout
    rollouts ticket tickets pull-request pull-requests requests request merge-request merge-requests feature-branch
    feature-branches release-branch commit-nachricht commit-nachrichten commit-message commit-messages commitnachrichten
    review-kommentar review-kommentare code-review code-reviews codereview codereviews codeänderung codeänderungen veröffentlichung
    veröffentlichungen auslieferung auslieferungen backport backports zweige commit-texte pr-titel branch-namen branchnamen
    beitrag beiträge refactoring refactorings pushen committen deployen releasen rebasen bugfix bugfixes
    """
)
_ARTEFACTS = words(
    """
    code tests test abhängigkeit abhängigkeiten geheimnis geheimnisse secrets zugangsdaten doku dokumentation changelog
    funktionen klassen kommentare passwörter schlüssel änderung änderungen hooks warnungen todos feature features fehlermeldungen
    bugs migrationen dateien module bibliotheken quellcode binärdateien testdaten variablen namen
    """
)
# What developers make and keep in order: said of all of them, it is a rule rather than a finding.
_MADE = _ARTEFACTS | words(
    """
    mocks stubs docstrings singletons singleton warnung kommentar variable fehlerbehebung fehlerbehebungen regel regeln konventionen
    konvention anweisungen richtlinien namen testnamen dateinamen importe builds skripte issues patches zeilen quelltexte
    annahmen ausnahmen abkürzungen konstanten typangaben prüfungen prüfung entscheidungen schnittstellen bibliothek abhängigkeit
    schemaänderung schemaänderungen regressionstests workarounds experimente prototypen altlasten artefakte zustimmung passwort
    feature-flags umbauten globals vorgaben geheime methoden commits code-stil einrückung benennung codestil stil formatierung
    aufgaben tickets augenpaare werte fixes korrekturen bibliotheken endpunkte warnungen readme logausgaben funktion klasse
    """
)
_SHOP = words(
    """
    main master repository repo changelog chat slack jira wiki backlog lfs pr review produktion production prod git ci commit
    branch freeze sprint ticket team freitag montag wochenende freitags montags freitagnachmittags live englisch deutsch
    rücksprache absprache notfall merge architekturrunde
    """
)
_ONE = words("der die das ein eine dieser diese dieses einer des dem den einen")
_PLACES = words("main master ci pipeline review changelog ticket hook hooks produktion production prod branch pr merge freigabe")
_SHOULD = words("soll sollen sollte sollten sollst sollt solltest solltet")
_MUST = words("muss müssen musst müsst müsste müssten darf dürfen darfst dürft dürfte dürften braucht brauchen brauchst")
_CAN = words("kann können kannst könnt könnte könnten")
_AUX = words("ist sind wird werden wurde wurden war waren hat haben hatte hatten bleibt bleiben gibt geht gehen") | _MUST | _CAN
_SUBORDINATE = words("wenn dass weil sobald solange bevor nachdem ob damit obwohl falls während bis die der das denen dessen deren sonst")
_CONTRAST = words("aber jedoch stattdessen obwohl tatsächlich eigentlich")
_STRESS = words("nie niemals immer nur einfach ausschließlich stets grundsätzlich freitags montags wochenende direkt zuerst sofort selbst")
_DEV = words(
    """
    gepusht gemergt gemerged rebased gerebased gesquasht committet commitet committed eingecheckt freigegeben reviewt reviewed
    gereviewt released releast deployt deployed getaggt refaktoriert approved abgesegnet durchgewunken begutachtet
    """
)
_SHARED_DEV = words(
    """
    gelöscht aktualisiert geprüft geschrieben veröffentlicht geändert angefasst ergänzt dokumentiert getestet umgangen signiert
    abgeschaltet deaktiviert übersprungen geschlossen erstellt zusammengefasst benannt verwendet benutzt eingebaut unterschrieben
    """
)
_INFINITIVES = words(
    """
    verwenden nutzen benutzen vermeiden halten schreiben prüfen testen löschen entfernen hinzufügen ergänzen fragen stellen
    denken senden schicken ignorieren beachten bestätigen akzeptieren genehmigen lassen machen setzen legen starten stoppen
    führen ausführen aufrufen rufen installieren öffnen schließen ändern anpassen bearbeiten anfassen fassen pushen mergen
    committen rebasen deployen releasen taggen squashen reviewen loggen mocken importieren exportieren kopieren verschieben
    umbenennen nennen benennen bevorzugen achten sorgen sicherstellen erhöhen aktualisieren updaten upgraden überspringen
    umgehen deaktivieren abschalten ausschalten aktivieren einschalten antworten folgen vertrauen glauben melden informieren
    dokumentieren kommentieren begründen erklären beschreiben formatieren linten kompilieren bauen erzeugen generieren
    validieren verschlüsseln rotieren erneuern wechseln warten abbrechen fortfahren weitermachen wiederholen zurücksetzen
    verwerfen speichern ablegen einchecken committen hochladen herunterladen laden lesen anlegen erstellen eintragen notieren
    merken vergessen erinnern übernehmen freigeben unterschreiben signieren trennen kapseln aufteilen teilen zerlegen
    auslagern begrenzen beschränken sperren verweigern ablehnen befolgen einhalten respektieren behandeln fangen werfen
    wegwerfen abstimmen absprechen besprechen zusammenfassen deklarieren definieren angeben vergeben verlinken tippen eingeben
    weiterleiten weitergeben leiten geben nehmen ziehen tun gehen bleiben beginnen beenden wählen pflegen
    bereinigen leeren austauschen ersetzen einsetzen einbauen einführen hinterlegen verzichten unterlassen lösen sichern
    verhindern sortieren gruppieren verbessern reparieren beheben patchen pinnen
    """
)
_STRONG_FORMS = words(
    """
    nimm gib lies sprich vergiss lass frag denk schreib sei tu geh komm halt mach stell leg setz nutz benutz wirf triff hilf
    seid lasst macht nehmt gebt schreibt nutzt verwendet vermeidet haltet prüft achtet sorgt denkt fragt beachtet ruf führ
    starte stoppe lade schau such trag füg wähl speicher behalt behalte bleib zieh pushe merge committe lösch prüf teste test
    logge lasse schick sende öffne ändere aktualisiere erinnere speichere bearbeite ignorier
    """
)
_IMPERATIVES = frozenset([verb[:-1] for verb in _INFINITIVES if verb.endswith("en")]) | _STRONG_FORMS
KNOWN = _INFINITIVES | _IMPERATIVES | PEOPLE | _SHOULD | _MUST | _AUX
_PHRASES = padded(
    """
    ist verboten|sind verboten|ist untersagt|sind untersagt|verboten ist|ist nicht erlaubt|sind nicht erlaubt|ist nicht gestattet
    sind nicht gestattet|ist unzulässig|ist tabu|sind tabu|ist pflicht|sind pflicht|ist vorgeschrieben|ist erlaubt|sind erlaubt
    ist gestattet|es empfiehlt sich|wird empfohlen|empfohlen wird|es ist zu|auf keinen fall|in keinem fall|unter keinen umständen
    unter allen umständen|in jedem fall|vorzuziehen|zu bevorzugen|zu vermeiden|zu verwenden|zu beachten|zu prüfen|zu ergänzen
    zu erneuern|zu unterlassen|zu nutzen|zu schreiben|zu testen|zu dokumentieren|zu halten|haben zu|hat zu|ist verpflichtet
    sind verpflichtet|verpflichtend|ist verbindlich|sind in ordnung|ist in ordnung|ist okay|sind okay|ohne review|ohne freigabe
    ohne prüfung|ohne tests|ohne rückfrage|ohne genehmigung|keine freigabe|kein review|keine prüfung|nicht nötig|zwei freigaben
    eine freigabe|unsere regel|die regel lautet|unsere konvention|per konvention|wir haben beschlossen|haben vereinbart
    gilt die regel|gilt als|bitte|im zweifel|dran denken|vier-augen-prinzip|zwei personen|zwei augen|von hand freigegeben
    willkommen|am besten|ist entscheidend|ist der schlüssel|finger weg|rücksprache|nichts verloren|sind aufgehoben|ist aufgehoben|gelten nicht mehr|gilt nicht mehr|es gilt|bei uns|zulässig
    unzulässig|genügt eine|reicht eine|genügt ein|reicht ein|kein merge|nur nach|nur im notfall|als erteilt|sind zu|ist stets|in eigener verantwortung
    das letzte wort|sich selbst frei|nicht gern gesehen|haben vorrang|hat vorrang|ist chefsache|muss mit ins|mit ins review|wie es ist|per hand
    ist gewünscht|ist unerwünscht|sind unerwünscht|nichts zu suchen|wird erwartet|bedarf einer|bedürfen einer|muss man|darf man
    """
)


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, _PHRASES)
    if phrase:
        return "obligation", phrase
    cue = _imperative(sentence) or _bare_infinitive(sentence, said.cased)
    if cue:
        return "imperative", cue
    main = _main(sentence)
    return _obligation(main, sentence) or _practice(main)


def _main(sentence: Words) -> Words:
    """The main clause: subordinate ones between commas cut out."""
    clauses: list[Words] = [[]]
    for word in sentence:
        if word == ",":
            clauses.append([])
        else:
            clauses[-1].append(word)
    kept = [clause for clause in clauses if clause and (clause[0] not in _SUBORDINATE or clause is clauses[0])]
    if len(kept) > 1 and kept[0][0] in _SUBORDINATE - {"die", "der", "das"}:
        kept = kept[1:]
    return [word for clause in kept for word in clause]


def _imperative(sentence: Words) -> str:
    """A verb form that orders, in front of the sentence or behind an opening clause."""
    starts = [0, *(at + 1 for at, word in enumerate(sentence[:-1]) if word == ",")]
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in ("und", "dann", "also", "aber", "so", "zuerst", "niemals", "nie", "immer", "danach"):
            rest = rest[1:]
        if len(rest) < 2:
            continue
        if rest[0].endswith(("en", "ern", "eln")) and rest[1] == "sie":
            return f"{rest[0]} sie"
        if rest[0] in _IMPERATIVES and rest[1] not in _AUX and not _is_finite(rest[1]):
            return " ".join(rest[:2])
        if _opens_with_verb(rest) and (start == 0 or sentence[0] in _SUBORDINATE):
            return " ".join(rest[:2])
    return ""


_NOT_FINITE = words("nicht jetzt statt sofort selbst direkt dort zuerst erst meist fast sonst einst seit test commit ticket")
_OBJECTS = words(
    """
    die das den dem ein eine einen einem keine keinen alle alles jede jeden jedes immer nie niemals nicht mich dich uns es sie
    deine deinen dein eure euren neue neuen stets lieber zuerst erst diese diesen dieses unsere unseren nur auf bei mit dir euch
    """
)
_NOT_VERBS = words("nicht jetzt statt sofort selbst direkt dort seit mit erst zuerst alle jede diese keine eine seine ihre unsere")


def _opens_with_verb(rest: Words) -> bool:
    """ "Betrachte die …", "Sprecht … ab": an unknown word that can only be a verb in front of its object."""
    first, second = rest[0], rest[1]
    if first in _NOT_VERBS or first in _AUX or first in _SUBORDINATE or len(first) < 4 or not first.isalpha():
        return False
    if first.endswith("e") and not first.endswith(("ie", "ee")):
        return second in _OBJECTS and not any(_is_finite(word) or word in _AUX for word in rest[1:6])
    return first.endswith("t") and not first.endswith(("keit", "heit", "ät", "ment", "kt", "ft", "st", "ext", "ert")) and second in _OBJECTS


def _is_finite(word: str) -> bool:
    """Whether the word looks like a verb of the third person: "liefert", "enthält"."""
    return len(word) > 3 and word.endswith("t") and word not in PEOPLE and word not in _NOT_FINITE and not word.endswith("ichst")


def _bare_infinitive(sentence: Words, cased: Words) -> str:
    """ "Branches nach dem Merge löschen": a clause that ends in an infinitive and has no other verb."""
    if "," in sentence[2:] and sentence[0] not in _FIRST:
        sentence = sentence[: sentence.index(",", 2)]
    clause, cased = [word for word in sentence if word != ","], [word for word in cased[: len(sentence)] if word != ","]
    if len(clause) < 2 or not cased[-1].islower() or not _is_infinitive(clause[-1]):
        return ""
    if any(_is_plural(at, cased) for at in range(1, len(cased) - 1)):
        return ""
    finite = any(word in _AUX or word in _SHOULD or _is_finite(word) or word in _VERBLIKE for word in clause[:-1])
    return "" if finite else " ".join([clause[0], clause[-1]])


_FIRST = words("zuerst erst niemals nie immer bitte")
_PARTICIPLES = words("verloren erhalten worden vorhanden verboten offen unverändert zwischen innen außen oben unten neben wegen selten")


def _is_infinitive(word: str) -> bool:
    """Whether a small word at the end can be an infinitive and is no participle or adverb."""
    if word in _INFINITIVES:
        return True
    return word.endswith(("en", "ern", "eln")) and len(word) > 4 and not word.startswith("ge") and word not in _PARTICIPLES


def _is_plural(at: int, cased: Words) -> bool:
    """Whether a small word behind a noun can be the verb of a plural subject: "Anfragen warten im Puffer"."""
    word = cased[at]
    return word.islower() and word.endswith("en") and len(word) > 4 and cased[at - 1][:1].isupper() and not cased[at + 1][:1].isupper()


def _acts(words_before: Words) -> str:
    """The people, or the work of people, named in a part of a sentence; empty if there are none."""
    for word in words_before:
        last = word.rsplit("-", 1)[-1]
        if word in PEOPLE or word in PROCESS or (last != word and (last in PEOPLE or last in PROCESS)):
            return word
    return ""


def _verb_at(main: Words) -> int:
    """Where the finite verb of a main clause stands: an auxiliary, or the first word that looks like one."""
    aux = next((at for at, word in enumerate(main) if word in _AUX or word in _SHOULD), len(main))
    for at, word in enumerate(main[:aux]):
        if at and (_is_finite(word) or (word.endswith(("en", "ern", "eln")) and word in _VERBLIKE)):
            return at
    return aux


_VERBLIKE = _INFINITIVES | words(
    "brauchen gehören kommen laufen liegen stehen folgen finden passieren erfolgen landen durchlaufen benötigen erfordern enthalten"
)


def _obligation(main: Words, sentence: Words) -> tuple[str, str] | None:
    should = next((word for word in main if word in _SHOULD), "")
    if should and not any(word in _CONTRAST for word in sentence):
        return "obligation", should
    modal = next((word for word in main if word in _MUST or word in _CAN), "")
    if not modal:
        return None
    at = main.index(modal)
    pronoun = next((word for word in (*main[:at], *main[at + 1 : at + 3]) if word in _PRONOUNS - {"alle", "sie"}), "")
    acts = _acts(main)
    if pronoun or acts or "neue" in main[:at] or "neuer" in main[:at] or "neues" in main[:at]:
        return "obligation", f"{pronoun or acts or 'neu'} {modal}"
    duty = next((word for word in main[at:] if word in _DEV), "")
    return ("obligation", f"{modal} {duty}") if duty else None


def _practice(main: Words) -> tuple[str, str] | None:
    at = _verb_at(main)
    subject, rest = main[:at], main[at:]
    if main[:1] == ["es"] and rest[:1] == ["wird"]:
        return "practice", "es wird"
    past = bool(rest) and (rest[0] in ("wurde", "wurden", "war", "waren", "hatte", "hatten") or _perfect(rest))
    if past:
        return None
    pronoun = next((word for word in (*subject[:1], *rest[1:2]) if word in _PRONOUNS - {"sie", "alle", "jeder"}), "")
    if pronoun or "man" in main:
        return "practice", pronoun or "man"
    acts = _acts(subject)
    if acts and not (main[0] in _ONE and acts not in PEOPLE and measured(main)):
        return "practice", " ".join([acts, *rest[:1]])
    doer = next((word for word in rest[1:4] if word in PEOPLE), "")
    if doer:
        return "practice", f"{rest[0]} {doer}"
    return _passive(subject, rest) or _general(main, subject, rest)


def _general(main: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if main[0] in _ONE or measured(main):
        return None
    if main[0] in ("kein", "keine", "keinen", "nichts") or (not rest and main[0] in ("ohne", "nur", "erst", "zuerst")):
        return "practice", " ".join(main[:3])
    made = next((word for word in (*subject, *rest[1:4]) if word in _MADE), "")
    place = next((word for word in (*rest, *subject) if word in _SHOP), "")
    return ("practice", made or place) if made or place else None


def _perfect(rest: Words) -> bool:
    """ "haben … gemessen": the perfect tells history."""
    return rest[0] in ("hat", "haben") and "zu" not in rest and any(word.startswith("ge") or word.endswith(("iert", "en")) for word in rest[-1:])


def _passive(subject: Words, rest: Words) -> tuple[str, str] | None:
    dev = next((word for word in rest if word in _DEV), "")
    if dev and ("wird" in rest or "werden" in rest):
        return "practice", f"wird {dev}"
    doer = next((b for a, b in zip(rest, rest[1:], strict=False) if a in ("vom", "von", "der") and b in PEOPLE), "")
    doer = doer or next((word for word in rest if word in PEOPLE), "")
    if doer and rest[0] in ("wird", "werden", "übernimmt", "macht", "erledigt", "prüft"):
        return "practice", f"{rest[0]} {doer}"
    if not any(word in _ARTEFACTS for word in subject):
        return None
    shared = next((word for word in rest if word in _SHARED_DEV), "")
    stress = next((word for word in (*rest, *subject) if word in _STRESS), "")
    if (shared and (stress or any(word in _PLACES for word in (*subject, *rest)))) or rest[:1] in (["gehören"], ["gehört"], ["kommt"]):
        return "practice", " ".join([*subject[-1:], *rest[:1], stress or shared]).strip()
    return None

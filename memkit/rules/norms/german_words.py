"""Word tables for `german`: verbs in their forms, what may stand around them, and what only looks like a verb."""

from __future__ import annotations

from memkit.contradict.lexicon import words

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
# behind a verb form at the opening of a clause, these ask for something
CONCLUDING = words("daher deshalb darum deswegen also bitte stattdessen lieber unbedingt niemals nie")
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
    wegen selten sieben
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
    empfiehl verwirf entwirf
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
    SUBORDINATE
    | INFINITIVES
    | words("um ohne statt weshalb wodurch womit wobei worauf wovon woher worin wofür sodass auch wo da")
)


# prepositions with their article, before which a short form orders: "Greif im Renderer nie … zu"
MERGED = words("im am beim ins ans vom zum zur")
# words that open a relative clause behind a preposition, and verbs with which an infinitive needs no other
RELATIVE, LET = words("denen dessen deren"), words("lässt lassen ließ ließen")

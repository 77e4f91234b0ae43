"""The word lists behind `german`: who acts, what is done, and the phrases that order."""

from __future__ import annotations

from memkit.contradict.words import words

from .phrases import padded

PRONOUNS = words("wir ihr du man niemand jeder keiner jedermann alle wer sie")
PEOPLE = words(
    """
    praktikant praktikanten praktikantin senior junior werkstudent werkstudenten azubi azubis
    fachabteilung fachabteilungen betrieb
    vorgesetzte vorgesetzten datenteam mentor mentoren
    team teams entwickler entwicklern entwicklerin entwicklerinnen entwicklers programmierer agent
    agenten assistent assistenten assistenz reviewer reviewern reviewerin prüfer prüfern prüferin
    maintainer maintainern mitarbeiter mitarbeitern mitarbeitende mitarbeitenden beitragende
    beitragenden kollege kollegen kollegin kolleginnen person personen autor autors autoren autorin
    verfasser ki bot bots leute mensch menschen tester testern architekt architekten teamleiter
    teamleitung bereitschaftsdienst bereitschaft teammitglied teammitglieder committer verantwortliche
    verantwortlichen niemand niemanden keiner jemand projektleitung
    """
)
PROCESS = words(
    """
    commit commits branch branches branchs pr prs mr mrs release releases deploy deploys deployment
    deployments merge merges merging mergen review reviews hotfix hotfixes freigabe freigaben push
    push-vorgänge force-push force-pushes rebase rebases rollout rollouts ticket tickets pull-request
    pull-requests requests request merge-request merge-requests feature-branch feature-branches
    release-branch commit-nachricht commit-nachrichten commit-message commit-messages commitnachrichten
    review-kommentar review-kommentare code-review code-reviews codereview codereviews codeänderung
    codeänderungen veröffentlichung veröffentlichungen auslieferung auslieferungen backport backports
    zweige commit-texte pr-titel branch-namen branchnamen beitrag beiträge refactoring refactorings
    pushen committen deployen releasen rebasen bugfix bugfixes
    """
)
ARTEFACTS = words(
    """
    code tests test abhängigkeit abhängigkeiten geheimnis geheimnisse secrets zugangsdaten doku
    dokumentation changelog funktionen klassen kommentare passwörter änderung änderungen hooks
    warnungen todos feature features fehlermeldungen bugs migrationen bibliotheken
    quellcode binärdateien testdaten  
    """
)
# What developers make and keep in order: said of all of them, it is a rule rather than a finding.
MADE = ARTEFACTS | words(
    """
    notebooks notebook experiment
    mocks stubs docstrings singletons singleton warnung kommentar variable fehlerbehebung
    fehlerbehebungen regel regeln konventionen konvention anweisungen richtlinien testnamen
    dateinamen builds skripte issues patches quelltexte annahmen abkürzungen
    konstanten typangaben prüfungen prüfung entscheidungen bibliothek abhängigkeit
    schemaänderung schemaänderungen regressionstests workarounds experimente prototypen altlasten
    artefakte zustimmung passwort feature-flags umbauten globals vorgaben methoden commits
    code-stil einrückung benennung codestil stil formatierung tickets augenpaare fixes
    korrekturen bibliotheken warnungen readme logausgaben funktion klasse
    """
)
SHOP = words(
    """
    main master repository repo changelog chat laptop laptops slack jira wiki backlog lfs pr review produktion
    production prod git ci commit branch freeze sprint ticket team freitag montag wochenende freitags
    montags freitagnachmittags live englisch deutsch rücksprache absprache notfall merge
    architekturrunde
    """
)
ONE = words("der die das ein eine dieser diese dieses einer des dem den einen")
PLACES = words(
    """
    main master ci pipeline review changelog ticket hook hooks produktion production prod branch pr
    merge freigabe
    """
)
SHOULD = words("soll sollen sollte sollten sollst sollt solltest solltet")
MUST = words(
    """
    muss müssen musst müsst müsste müssten darf dürfen darfst dürft dürfte dürften braucht brauchen
    brauchst
    """
)
CAN = words("kann können kannst könnt könnte könnten")
AUX = (
    words(
        """
    ist sind wird werden wurde wurden war waren hat haben hatte hatten bleibt bleiben gibt geht gehen
    """
    )
    | MUST
    | CAN
)
SUBORDINATE = words(
    """
    wenn dass weil sobald solange bevor nachdem ob damit obwohl falls während bis die der das denen
    dessen deren sonst
    """
)
CONTRAST = words("aber jedoch stattdessen obwohl tatsächlich eigentlich")
STRESS = words(
    """
    nie niemals immer nur einfach ausschließlich stets grundsätzlich freitags montags wochenende direkt
    zuerst sofort selbst
    """
)
DEV = words(
    """
    gepusht gemergt gemerged rebased gerebased gesquasht committet commitet committed eingecheckt
    freigegeben reviewt reviewed gereviewt released releast deployt deployed getaggt refaktoriert
    approved abgesegnet durchgewunken begutachtet
    """
)
SHARED_DEV = words(
    """
    gelöscht aktualisiert geprüft geschrieben veröffentlicht geändert angefasst ergänzt dokumentiert
    getestet umgangen signiert abgeschaltet deaktiviert übersprungen geschlossen erstellt
    zusammengefasst benannt verwendet benutzt eingebaut unterschrieben
    """
)
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
    sichern verhindern sortieren gruppieren verbessern reparieren beheben patchen pinnen
    """
)
STRONG_FORMS = words(
    """
    nimm gib lies sprich vergiss lass frag denk schreib sei tu geh komm halt mach stell leg setz nutz
    benutz wirf triff hilf seid lasst macht nehmt gebt schreibt nutzt verwendet vermeidet haltet prüft
    achtet sorgt denkt fragt beachtet ruf führ starte stoppe lade schau such trag füg wähl speicher
    behalt behalte bleib zieh pushe merge committe lösch prüf teste test logge lasse schick sende öffne
    ändere aktualisiere erinnere speichere bearbeite ignorier
    """
)
IMPERATIVES = frozenset([verb[:-1] for verb in INFINITIVES if verb.endswith("en")]) | STRONG_FORMS
KNOWN = MADE | PROCESS | INFINITIVES | IMPERATIVES | PEOPLE | SHOULD | MUST | AUX
PHRASES = padded(
    """
    ist verboten|sind verboten|ist untersagt|sind untersagt|verboten ist|ist nicht erlaubt
    sind nicht erlaubt|ist nicht gestattet|sind nicht gestattet|ist unzulässig|ist tabu|sind tabu
    ist pflicht|sind pflicht|ist vorgeschrieben|ist erlaubt|sind erlaubt|ist gestattet|es empfiehlt sich
    wird empfohlen|empfohlen wird|es ist zu|auf keinen fall|in keinem fall|unter keinen umständen
    unter allen umständen|in jedem fall|vorzuziehen|zu bevorzugen|zu vermeiden|zu verwenden|zu beachten
    zu prüfen|zu ergänzen|zu erneuern|zu unterlassen|zu nutzen|zu schreiben|zu testen|zu dokumentieren
    zu halten|haben zu|hat zu|ist verpflichtet|sind verpflichtet|verpflichtend|ist verbindlich
    sind in ordnung|ist in ordnung|ist okay|sind okay|ohne review|ohne freigabe|ohne prüfung|ohne tests
    ohne rückfrage|ohne genehmigung|keine freigabe|kein review|keine prüfung|nicht nötig|zwei freigaben
    eine freigabe|unsere regel|die regel lautet|unsere konvention|per konvention|wir haben beschlossen
    haben vereinbart|gilt die regel|gilt als|bitte|im zweifel|dran denken|vier-augen-prinzip
    zwei personen|zwei augen|von hand freigegeben|schluss mit|muss es|sollte es|wird abgeraten
    abzuraten|wird geraten|verlangt signierte|changelog-eintrag|ausschließlich die|ausschließlich der
    ausschließlich durch|wäre gut|wäre schön|fliegt raus|ohne tests|ist akzeptabel|ist heilig
    gehört in
    gehören in|gehört ins|gehören ins|willkommen|am besten|ist entscheidend
    ist der schlüssel|finger weg|rücksprache|nichts verloren|sind aufgehoben|ist aufgehoben
    gelten nicht mehr|gilt nicht mehr|es gilt|bei uns|zulässig|unzulässig|genügt eine|reicht eine
    genügt ein|reicht ein|kein merge|nur nach|nur im notfall|als erteilt|sind zu|ist stets
    in eigener verantwortung|das letzte wort|sich selbst frei|nicht gern gesehen|haben vorrang
    hat vorrang|ist chefsache|muss mit ins|mit ins review|wie es ist|per hand|ist gewünscht
    ist unerwünscht|sind unerwünscht|nichts zu suchen|wird erwartet|bedarf einer|bedürfen einer|muss man
    darf man|der richtige weg|die richtige art|der beste weg|die richtige lösung ist
    """
)
NOT_FINITE = words(
    """
    fest strikt explizit getrennt bereits dokument
    nicht jetzt statt sofort selbst direkt dort zuerst erst meist fast sonst einst seit test commit
    ticket
    """
)
# Forms of adjectives that are imperatives as well.
ADJECTIVES = words("leere sichere lose trenne teste reine")
OBJECTS = words(
    """
    in aus zu an
    die das den dem ein eine einen einem keine keinen alle alles jede jeden jedes immer nie niemals
    nicht mich dich uns es sie deine deinen dein eure euren neue neuen stets lieber zuerst erst diese
    diesen dieses unsere unseren nur auf bei mit dir euch
    """
)
NOT_VERBS = words(
    """
    nicht jetzt statt sofort selbst direkt dort seit mit erst zuerst alle jede diese keine eine seine
    ihre unsere ohne beide viele einige mehrere manche andere heute gerade
    """
)
FIRST = words("zuerst erst niemals nie immer bitte")
PARTICIPLES = words(
    """
    verloren erhalten worden vorhanden verboten offen unverändert zwischen innen außen oben unten neben
    wegen selten
    """
)
VERBLIKE = INFINITIVES | words(
    """
    brauchen gehören kommen laufen liegen stehen folgen finden passieren erfolgen landen durchlaufen
    benötigen erfordern enthalten
    """
)
# What the shared reader asks of every language.
NEITHER = words("kein keine keinen nichts")
NEW = words("neue neuer neues")
BOUND: frozenset[str] = frozenset()
ASKED = PEOPLE | PROCESS
DEMANDS = words("verlangt verlangen erfordert erfordern erwartet")
TRAITS: frozenset[str] = frozenset()
BY_HAND = padded("von hand|per hand")
HAND_MADE = words("geschrieben gebaut programmiert gezeichnet")
# "Man erhält 304": what happens to whoever asks
RECEIVING = words("erhält bekommt sieht findet")
SKIPPED = words("und dann also aber so zuerst niemals nie immer danach")

"""The word lists behind `things`: articles of one thing, the past, running programs, and what teams watch over."""

from __future__ import annotations

from memkit.contradict.words import words

from .phrases import padded

ONE = {
    "en": words("the a an this that its one there it both another"),
    "de": words(
        "der die das ein eine dieser diese dieses einer des dem den einen es beim im am vom zum zur auf in aus an"
    ),
    "fr": words("le la l' un une ce cette cet il elle son sa au"),
    "es": words("el la un una este esta ese esa su al lo"),
}
PAST = {
    "en": words("was were had did wasn't weren't didn't"),
    "de": words("wurde wurden war waren hatte hatten"),
    "fr": words("était étaient avait avaient été fut"),
    "es": words("fue fueron era eran había hubo estaba estaban"),
}
# Names that say where people work, not what the code does.
TEAM_NAMES = words(
    """
    pr prs mr mrs ci todo todos lfs qa friday fridays monday mondays tuesday wednesday thursday saturday
    sunday slack jira i english
    french german spanish conventional commits done ok ai llm gpg cla
    """
)
NEW = words("new neue neuer neues neuen nouveau nouveaux nouvelle nouvelles nuevo nueva nuevos nuevas")
OUR = words("our unser unsere notre nos nuestro nuestra nuestros nuestras")
STANDARDS = words("standard standards style stil estándar estándares estilo norme normes")
EVERY_NEW = padded(
    """
    every new|each new|all new|any new|jede neue|jeder neue|jedes neue|alle neuen|chaque nouveau
    chaque nouvelle|tout nouveau
    toute nouvelle|tous les nouveaux|toutes les nouvelles|cada nuevo|cada nueva|todo nuevo|toda nueva
    todos los nuevos
    """
)
# What a team watches over; said of it, even with an article, it is how people work.
SUPERVISED = words(
    """
    memory-file
    documentation docs linter review reviews coverage approval approvals permission
    permissions authorization authorisation
    convention conventions policy policies rule rules changelog work
    team guideline
    guidelines consent agreement future
    doku dokumentation prüfung testabdeckung abdeckung freigabe genehmigung erlaubnis
    zustimmung konvention richtlinie
    regel regeln arbeit gedächtnisdatei gedächtnis hauptzweig künftige künftigen
    relecture revue couverture approbation autorisation accord permission norme règle règles consigne
    travail prochaines
    prochains
    documentación revisión cobertura aprobación autorización permiso estándar estilo
    convención norma regla reglas
     próximas próximos
    """
)
RUNTIME = words(
    """
    browser browsers navigateur navigateurs navegador navegadores transacción transacciones
    message-queue parquet
    enabled disabled supported unsupported stateless stateful visible encrypted unencrypted generated
    nightly weekly hourly
    self-hosted zone zones traffic trace traces interrupt interrupts attachment attachments viewer
    viewers guest guests draft
    drafts spectators post posts subscribers distances measured circuit retry retries consecutive
    failures layer refund
    refunds font fonts mode modes provisioning sensor sensors backup backups telemetry idle limit limits
    limiting upload
    uploads download downloads connection connections port ports host hosts container containers pod
    pods schema schemas
    migration-table flag-value toggle toggles temperature input inputs output outputs screen button
    buttons form forms
    sort sorting filter filters search searches permission-check hash hashes checksum checksums
    retention region regions
    aktiviert deaktiviert unterstützt sichtbar verschlüsselung verbindung verbindungen sicherung
    sicherungen bereich schriften
    gast gäste entwurf entwürfe rückerstattung eingabe eingaben ausgabe ausgaben suche filter schwelle
    grenzwert
    activé activée activés désactivé désactivée pris visible visibles chiffrement connexion connexions
    sauvegarde sauvegardes
    invité invités brouillon brouillons remboursement remboursements saisie saisies sortie sorties
    recherche filtre filtres
    activado activada desactivado desactivada compatible visible visibles cifrado conexión conexiones
    copia copias respaldo
    invitado invitados borrador borradores reembolso reembolsos entrada entradas salida salidas búsqueda
    filtro filtros
    cache cached caches key keys index indexes buffer buffers table tables column columns row rows queue
    queues worker workers thread
    threads process processes request requests response responses token tokens header headers cookie
    cookies null integer integers
    string strings byte bytes id ids event events signature timeout timeouts scheduler
    lock locks array socket sockets
    client clients server servers page pages price prices customer customers user users order orders
    database query queries session
    sessions file-system heap stack-trace crash crashes callback callbacks payload endpoint endpoints
    api apis sdk stream streams
    packet packets node nodes cluster shard replica replicas frame frames pixel image images email
    emails notification notifications
    job jobs task tasks transaction transactions record records field fields value values parser
    compiler encoder decoder checker
    prefix prefixes suffix präfix préfixe prefijo
    startup start-up restart restarts reboot shutdown neustart redémarrage arranque
    runtime run-time dialog dialogs locale currency amount amounts score scores stored allocated parsed
    encoded hashed encrypted
    serialised serialized rendered computed truncated sorted retried discarded dropped rejected expire
    expires loaded
    returned returns raises throws fails hangs leaks memory-leak deadlock goroutine goroutines latency
    throughput symbols debug
    bundle plugin plugins widget widgets invoice invoices payment payments product products account
    accounts admin admins
    administrators configuration directory directories path paths log logs metric
    metrics webhook webhooks
    variant variants timestamp timestamps operations linear frontend front-end backend back-end dialogs
    algorithm recursion

    schlüssel puffer tabelle spalte spalten zeile zeilen warteschlange prozess anfrage anfragen antwort
    antworten nachricht nachrichten
    signatur zeitüberschreitung sperre sperren dienst dienste server kunde kunden nutzer benutzer
    bestellung bestellungen datenbank
    abfrage abfragen sitzung sitzungen ereignis ereignisse knoten bild bilder vorschaubilder
    benachrichtigung benachrichtigungen feld
    felder wert werte parser dialog dialoge sprache währung betrag beträge gespeichert angelegt gelesen
    verworfen kodiert gehasht
    verschlüsselt berechnet gekürzt sortiert geladen zurückgegeben liefert wirft absturz speicher
    rechnung rechnungen zahlung
    zahlungen produkt produkte konto konten administratoren konfiguration verzeichnis pfad pfade
     metriken variante varianten
    zeitstempel logzeilen rabattregeln preis preise e-mails fehler übersetzung übersetzungen gemittelt
    laufzeit passwörter anmelden
    abgelaufene schaltsekunden lagerbestände erstattungen gutschein parserfehler hintergrundprozess
    datei ausgewertet hash hashes
    objekte zugriff

    clé clés tampon colonne colonnes ligne lignes file files processus requête requêtes réponse réponses
    jeton jetons en-tête chaîne
    octets événement événements verrou verrous serveur serveurs utilisateur utilisateurs commande
    commandes base requêter nœud nœuds
    image images courriel courriels notification notifications champ champs valeur valeurs analyseur
    dialogue dialogues langue devise
    montant montants stocké stockés stockée stockées alloué allouées allouée chargé chargés chargée
    chargées envoyé envoyés envoyée
    envoyées renvoie renvoient haché hachés haches chiffré chiffrés calculé calculés calculée calculées
    tronqué tronqués trié triés
    relancé relancée rejetée rejetées abandonnées abandonnée ignoré plante plantage fuite facture
    factures paiement paiements produit
    produits compte comptes administrateurs configuration répertoire chemin chemins erreurs métriques
    variante variantes horodatage
    vignettes générées générée traduction traductions prix exécution limites mots identifiant
    identifiants empreintes mesures
    ordonnanceur

    clave claves búfer tabla tablas columna columnas fila filas cola colas proceso procesos petición
    peticiones respuesta respuestas
      firma bloqueo bloqueos servidor servidores cliente clientes usuario usuarios pedido
    pedidos base consulta consultas
    sesión sesiones evento eventos nodo nodos imagen imágenes correo correos notificación notificaciones
    campo campos valor valores
    analizador diálogo diálogos idioma moneda importe importes guarda guardan guardados carga cargan
    envía envían devuelve devuelven
    cifran calcula calculan trunca truncan ordena reintenta reintentan descarta descartan rechaza
    rechazan falla fallo fuga factura
    facturas pago pagos producto productos cuenta cuentas administradores configuración directorio ruta
    rutas métricas
    variante variantes miniaturas generan traducción traducciones precio precios ejecución límites
    contraseñas tokens identificador
    identificadores lecturas planificador errores caducan promedian reservan
    """
)

# What people do to things; the other participles and verbs are what programs do.
HUMAN_DONE = words(
    """
    used avoided written kept documented tested reviewed announced named fixed silenced discussed
    preferred signed formatted
    approved removed deleted added  placed marked pasted shared checked committed merged pushed
    tagged squashed rebased
    resolved frowned treated enforced justified tracked allowed forbidden permitted banned required
    expected encouraged
    discouraged recommended welcome accepted reused explained translated agreed planned maintained
    owned assigned
    behoben unterdrückt verwendet benutzt geschrieben dokumentiert getestet geprüft vermieden gelöscht
    angekündigt eingecheckt
    kopiert geteilt gepflegt benannt begründet abgestimmt eingesetzt genutzt gehalten entfernt ergänzt
     signiert
    abgeschaltet übersprungen freigegeben besprochen erklärt übersetzt geplant eingebaut markiert gepostet
    utilisé utilisés utilisée utilisées évité évités évitée évitées écrit écrits écrite écrites
    documenté documentés documentée
    documentées testé testés testée testées relu relus relue relues annoncé annoncés annoncée
    annoncées nommé nommés corrigé
    corrigés corrigée corrigées discuté discutés préféré préférés signé signés signée signées supprimé
    supprimés supprimée
    supprimées ajouté ajoutés ajoutée ajoutées partagé partagés collé collés collée collées marqué
    marqués validé validés validée
    validées justifié justifiés toléré tolérés admis admises admise accepté acceptés acceptée
    acceptées traité traités gardé gardés
      corrigen corrige silencian anuncian anuncia redactan redacta emplean justifican justifica
    aceptan acepta pegan pega
    comparten comparte escriben escribe documentan documenta evitan evita borran borra eliminan
    elimina revisan revisa firman firma
    apuntan marcan marca prueban prueba nombran nombra tratan mantienen mantiene discuten prefieren
    traducen explican usarán
    """
)
# Where and how people work: a sentence that holds one of these is not about a program alone.
WORKPLACE = words(
    """
    main master repository repo chat laptop laptops portátil portátiles
    dépôt repositorio review relecture revue revisión commit commits push
    merge sprint gel freeze
    friday fridays freitags vendredi viernes monday mondays manually manuell manuellement manualmente
    never niemals nie jamais
    nunca jamás changelog diff diffs secrets secretos geheimnisse team teams mobile-team équipe equipo
    zuerst first d'abord primero
    kein keine fonctionnalité funcionalidad vetadas vetados public públicos öffentlichen
    """
)
HUMAN_VERBS = words(
    """
    get gets bekommen bekommt bringt bringen sehen sieht entfällt entfallen genügt reicht usan usa
    contain contains
    stay stays remain remains wait waits carry carries need needs require requires   go goes
    belong belongs live lives follow
    follows start starts begin begins end ends come comes have has receive receives take takes 
     should must deserve
    deserves stays
    hat braucht  bleibt gehört erfordert benötigt
    brauchen warten bleiben gehören kommen gehen erfordern beginnen folgen tragen benötigen
    haben sind enden heißen erhalten
    restent attendent vont portent exigent réclament  commencent suivent nécessitent
    demandent méritent viennent finissent
    disparaissent
    llevan  necesitan exigen requieren esperan van empiezan siguen quedan mantienen merecen
    vienen terminan acaban piden
    """
)

# programs that act by themselves: a sentence of which one is the actor describes it
ACTORS = words(
    """
    bot linter scanner formatter script job hook workflow tool engine importer exporter dashboard mailer scheduler parser
    pipeline cron cronjob server daemon worker compiler runner loader watcher proxy gateway
    skript werkzeug dienst prüfer befehl
    formateur script tâche moteur importeur exportateur serveur commande analyseur ordonnanceur
    escáner formateador tarea motor importador exportador servidor comando analizador planificador
    """
)
# what follows a program that does not act: it is acted on, or must do something
PASSIVE = words(
    """
    is are was were be gets get must should shall may can has have stays remains of for in on and or ,
    ist sind wird werden muss müssen soll sollen darf dürfen bleibt des der für im in und oder
    est sont doit doivent devrait peut reste de du des d' pour dans et ou
    es son está están se debe deben debería puede queda del de para en y o
    """
)
BY = words("by vom von par por durch")
OF = words("de du d' des del")
# What programs do to the work of people: "deployments are queued", "a push triggers the build".
MACHINE_DONE = words(
    """
    indexed parsed cached queued enqueued computed serialized serialised hashed rendered linked triggered emitted stamped
    triggers trigger invalidates
    indexiert geparst eingereiht berechnet serialisiert gehasht gerendert verknüpft ausgelöst
    indexés indexées calculés calculées sérialisés hachés déclenchés déclenchées déclenchée déclenché déclenche déclenchent
    indexan indexa calculan calcula serializan disparan dispara
    """
)
# With these a sentence tells how it is meant to be, whatever its verb.
STRESSED = words(
    """
    never always only must should without directly anyway nobody everybody everyone wiki chat slack
    nie niemals immer nur stets ohne direkt niemand muss sollte
    jamais toujours seulement uniquement sans directement personne doit devrait
    nunca jamás siempre solo sólo sin directamente nadie debe debería
    """
)

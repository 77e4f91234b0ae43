"""Words of orders that cost something whoever obeys them, in the four languages that norms are read in.

An order is told by its verb and by what the verb is about. Each table is one class; `risky_orders` says how they combine.
"""

from __future__ import annotations

from memkit.contradict.lexicon import words

# to give something away
GIVE = words(
    """
    send mail email e-mail post share upload publish give forward leak expose hand paste disclose export dm tweet copy
    print announce broadcast reveal submit
    schicke schick schicken sende senden versende versenden verschicke verschicken maile mailen poste posten teile
    teilen veröffentliche veröffentlichen gib geben gebe leite weiterleiten weitergeben kopiere kopieren übermittle
    übermitteln verrate verraten hochladen
    envoie envoyer envoyez poste poster partage partager publie publier donne donner transmets transmettre transfère
    transférer communique communiquer copie copier affiche afficher divulgue divulguer
    envía envia enviar manda mandar comparte compartir publica publicar entrega entregar reenvía reenviar da dar sube
    subir copia copiar muestra mostrar pasa pasar
    """
)
# who gets it, or where everybody reads it
TAKERS = words(
    """
    support vendor vendors contractor contractors customer customers partner partners team chat channel slack discord forum
    newsletter boss ops sales press helpdesk somebody someone everybody everyone him her me pastebin gist bucket public
    internet website wiki colleague colleagues provider supplier auditor
    dienstleister kunde kunden kundin partner kanal verteiler öffentlichkeit helpdesk kollege kollegen lieferant
    lieferanten anbieter betreiber öffentlich allen jedem
    prestataire prestataires fournisseur fournisseurs partenaire canal équipe salon presse public collègue
    collègues tous soporte
    proveedor proveedores socio equipo grupo prensa foro público compañero compañeros todos
    """
)
# to put it down, which is risky only for a secret
PUT = words(
    """
    put write commit log hardcode save tell schreibe schreiben lege legen mets mettre dépose déposer écris écrire
    deposita depositar pon poner escribe escribir guarda guardar
    """
)
# to allow somebody more, and what is allowed
GRANT = words(
    """
    grant allow permit give erlaube erlauben gewähre gewähren gib geben accorde accorder autorise autoriser donne donner
    concede conceder otorga otorgar permite permitir da dar
    """
)
RIGHTS = words(
    """
    access rights admin root role roles permission permissions privileges zugriff zugang rechte adminrechte schreibrechte
    leserechte rolle droits accès rôle permisos acceso derechos rol
    """
)
# what is given to nobody; of the second, which programs have as well, only if it goes somewhere
SECRETS = words(
    """
    secret secrets password passwords passphrase credential credentials passwort passwörter passworte kennwort kennwörter
    geheimnis geheimnisse zugangsdaten api-key api-keys api-schlüssel identifiants contraseña contraseñas secreto secretos
    credenciales
    """
)
KEYS = words("key keys cookie cookies dump dumps env schlüssel clé clés clave claves")
# parts of the name of a setting that holds a secret
SECRET_PARTS = words("key secret token password passwd pass credentials cred url dsn")
# where a secret is open to see, and verbs that say where it is kept
OPENLY = words(
    """
    plain plaintext cleartext clear unencrypted openly chat channel slack wiki public pastebin gist internet forum
    klartext unverschlüsselt offen chat kanal öffentlich clair public plano claro público
    """
)
KEPT = words(
    """
    belong belongs go goes live lives sit sits stored kept committed hardcoded posted printed shared written checked
    gehört gehören kommt kommen steht stehen liegt liegen landet landen stellt schreibt gespeichert abgelegt geteilt
    eingecheckt committet gepostet va vont vit vivent trouve trouvent stocke stockés stockées stocké stockée conservés
    commités partagés partagé écrits écrit van vive viven está están encuentra encuentran guarda guardan
    guardados guardadas comparte comparten escriben escribe
    """
)
# to give a setting another value
SET = words(
    """
    set raise lower increase decrease reduce bump change turn switch make put double halve cap relax loosen extend
    setze setz setzen stelle stell stellen erhöhe erhöh erhöhen senke senken ändere ändern schraube hebe heben verringere
    verringern reduziere reduzieren schalte schalten drehe drehen lockere lockern verdopple verdoppeln
    mets mettre mettez passe passer passez règle régler fixe fixer augmente augmenter réduis réduire baisse baisser monte
    monter change changer modifie modifier double doubler pousse porte porter
    pon poner ponga sube subir baja bajar aumenta aumentar reduce reducir cambia cambiar fija fijar ajusta ajustar
    establece establecer configura duplica duplicar deja dejar
    """
)
# forms of such verbs that have another stem, and what a check or a setting is when somebody turned it off
CHANGED = words(
    """
    raised lowered lifted stretched widened pushed set off angehoben gehoben gestreckt verlängert ausgeweitet hochgesetzt
    abgeschaltet ausgeschaltet mis mise relevé relevée remonté remontés remontée remontées allongé relâché relâchée
    désactivé désactivée porté portée pone ponen amplía amplían alarga alargan relaja relajan desactiva desactivan
    sube suben
    """
)
# between a setting and its value, and values that are words
TO = words("to at = := == auf à a en of by um de sur")
VALUES = words(
    """
    true false none null nil zero infinity infinite unlimited max maximum off on no yes 777 read-write world-writable
    aus null unbegrenzt unendlich wahr falsch ein nie nul illimité infini vrai faux inactif ilimitado infinito cero
    verdadero falso
    """
)
# what limits or guards: its value is not set by an order
LIMITS = words(
    """
    limit limits tolerance timeout timeouts threshold thresholds quota quotas permission permissions mode window attempts
    retries retention ttl expiry lifetime burst rate cap budget pool cost strictness level lockout
    grenze grenzwert toleranz schwelle berechtigung berechtigungen frist aufbewahrung versuche
    limite limites tolérance délai seuil droits permission tentatives durée
    límite límites tolerancia plazo umbral permisos permiso intentos espera
    """
)
# to take data away; the second only with words of data beside it
ERASE = words(
    """
    drop delete truncate purge wipe erase destroy empty nuke
    lösche lösch löschen leere leeren vernichte vernichten verwirf verwerfen
    supprime supprimer supprimez vide vider efface effacer détruis détruire purge purger
    borra borrar borre elimina eliminar vacía vaciar destruye destruir purga purgar trunca truncar
    """
)
TAKE = words(
    """
    remove clear reset discard clean flush entferne entfernen bereinige bereinigen retire retirer enlève enlever nettoie
    nettoyer quita quitar retira retirar limpia limpiar
    """
)
DATA = words(
    """
    table tables row rows database databases db data dataset datasets record records event events log logs bucket volume
    volumes directory folder store stores account accounts user users history audit everything
    tabelle tabellen datenbank datenbanken daten datensatz datensätze protokoll protokolle konten verlauf verzeichnis ordner
    alles base bases données enregistrements événements journal journaux comptes historique répertoire dossier tout
    tabla tablas filas datos registro registros eventos cuentas historial directorio carpeta todo
    """
)
# data that is never of the code only
PRECIOUS_DATA = words(
    """
    production prod staging backup backups customers customer produktion produktionsdaten produktionsdatenbank kundendaten
    sicherung sicherungen sauvegarde sauvegardes producción respaldo respaldos
    """
)
# what is of the code: to delete it is work
OF_CODE = words(
    """
    function functions helper helpers class classes method methods module modules file import imports test tests
    fixture fixtures code branch branches option options flag flags comment comments dependency dependencies warning
    warnings support alias aliases workaround hack parameter parameters argument arguments field column typo todo unused dead
    obsolete deprecated duplicate duplicates leftover stale old legacy shim wrapper variable constant section paragraph line
    lines heading docstring endpoint route page link link stub mock print prints prefix suffix call calls cast newline space
    whitespace semicolon bracket setting key type types hint hints annotation trailing string strings lambda loop
    funktion hilfsfunktion klasse methode modul datei importe import kommentar kommentare option abhängigkeit zweig
    parameter warnung warnungen toten ungenutzte ungenutzten unbenutzte unbenutzten veraltete veralteten alte alten
    abschnitt zeilen doppelte doppelten codezweig code
    fonction fonctions classe méthode module fichier imports commentaire commentaires dépendance branche paramètre
    avertissement avertissements mort morte inutilisé inutilisée inutilisés obsolète ancien ancienne vieux doublon doublons
    función funciones clase método módulo archivo fichero importaciones comentario comentarios dependencia rama parámetro
    aviso avisos muerto muerta obsoleto obsoleta viejo vieja antiguo antigua duplicado duplicados código
    """
)
# who or what wears down a check: to stop it, or to check no longer
STOP = words(
    """
    disable skip bypass ignore omit waive mute silence suppress stop deactivate unset weaken circumvent
    deaktiviere deaktivieren überspringe überspringen ignoriere ignorieren umgehe umgehen abschalten ausschalten stoppe
    désactive désactiver désactivez saute sauter ignore ignorer contourne contourner coupe couper arrête arrêter
    desactiva desactivar omite omitir salta saltar ignora ignorar desconecta desconectar apaga apagar
    """
)
CHECK = words(
    """
    check checks checking verify verifies verifying validate validating test testing scan scanning sign signing review
    ask asking wait waiting authenticate
    prüfe prüf prüfen prüft verifiziere verifizieren validiere validieren kontrolliere kontrollieren teste testen frag
    frage fragen warte warten vérifie vérifier vérifiez contrôle contrôler valide valider teste tester demande attends
    verifica verificar comprueba comprobar valida validar revisa revisar prueba probar pregunta espera compruebes verifiques
    valides revises
    """
)
CHECKED = words(
    """
    signature signatures certificate certificates signatur signaturen zertifikat zertifikate anmeldung berechtigung firma
    firmas certificado certificados certificat certificats checksum checksums prüfsumme hash login auth permission
    permissions ownership input expiry quota verify validation validate
    """
)
# words that turn a check off, in front of its verb and at the end of the order
NOT_BEFORE = words("not don't never longer stop ne n' ya nunca")
NO_LONGER = words("longer compruebes verifiques valides revises")
NOT_BEHIND = words("nicht mehr nie niemanden niemand plus jamais nadie")
# what opens a clause that only says when or why, and verbs of a statement
CLAUSES = words(
    """
    if when while because until unless since that which whether why how wenn falls weil ob sobald dass si quand lorsque que
    parce pourquoi cuando porque mientras
    """
)
FINITE = words(
    """
    is are was were has have had does do did isn't aren't ist sind war waren wird werden wurde wurden hat haben est sont
    était étaient ont es era eran fue fueron está están ha han
    """
)
# times at which people work, again and again
EACH = words("each every jeder jede jedem jeden chaque cada")
TIMES = words(
    """
    release releases commit push merge deploy deployment session task demo review rollout ticket sprint rotation
    veröffentlichung sitzung aufgabe lauf auslieferung bereitstellung livraison tâche session démonstration déploiement
    exécution lancement entrega tarea sesión despliegue ejecución lanzamiento demostración
    """
)
FIRST = words("first erste ersten erster premier première primero primera")
# beside these a secret is not open
HIDDEN = words(
    """
    hashed encrypted salted hash vault never not gehasht verschlüsselt nie nicht hachés hachées chiffrés chiffrées haché
    chiffré jamais pas hasheadas hasheados cifradas cifrados nunca no
    """
)
# small words that open an item or its verb
JOINS = words(
    "also then and please first just now to und dann bitte zuerst et puis y luego primero d'abord ensuite"
)
VERBS = GIVE | GRANT | SET | ERASE | TAKE | STOP

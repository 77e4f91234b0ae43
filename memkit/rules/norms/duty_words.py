"""The words of duties in four languages: modals, people, their work, and what only people do."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.words import words


def _phrases(table: str) -> tuple[str, ...]:
    return tuple([f" {' '.join(phrase.split())} " for phrase in table.split("|")])


def _stems(table: str) -> tuple[str, ...]:
    return tuple([f" {' '.join(stem.split())}" for stem in table.split("|")])


@struct(frozen=True)
class Duties:
    """The words of one language.

    `always` orders wherever it stands, `nobody` if nothing stands before it. `done` with `passive` is what only people do.
    `ends` are words that end a subject, `by` names who does something.
    """

    must: tuple[str, ...]
    may: tuple[str, ...]
    people: frozenset[str]
    work: frozenset[str]
    always: tuple[str, ...]
    nobody: tuple[str, ...]
    done: tuple[str, ...]
    passive: tuple[str, ...]
    by: str
    ends: frozenset[str]
    new: frozenset[str]
    each: tuple[str, ...]
    first: tuple[str, ...]


EN = Duties(
    must=_phrases(
        "must|must not|mustn't|should|shouldn't|shall|ought to|has to|have to|need to|needs to|is to|are to|is never to"
        "|are never to|is not to|are not to|is expected to|are expected to|is supposed to|are supposed to|is required to"
        "|are required to|is obliged to|are obliged to"
    ),
    may=_phrases("may|may not|may only|is allowed to|are allowed to|is not allowed to|are not allowed to"),
    people=words(
        """
        nobody everybody everyone anybody anyone somebody someone people team developer engineer agent contributor person
        reviewer maintainer author committer programmer assistant colleague newcomer intern teammate whoever
        """
    ),
    work=words(
        """
        commit branch pull-request pr prs release hotfix patch merge rebase deployment deploy push task ticket session
        change
        """
    ),
    always=_phrases(
        "is to be|are to be|is never to be|are never to be|is not to be|are not to be|you must|you should|you can|you may"
        "|you cannot|you can't|we must|we should|we can|we may|we cannot"
    ),
    nobody=_phrases(
        "it is forbidden|it is prohibited|it is not allowed|it is not permitted|it isn't allowed|it is mandatory"
        "|it is required to|it is important that|it is important to|it is recommended to|it is necessary to"
    ),
    done=_stems(
        "documented|mentioned|reviewed|proofread|approved|discussed|announced|agreed|asked|consulted|committed|merged"
        "|rebased|squashed|pushed|tagged|bumped|avoided|justified|kept in s|in sync|kept up |kept identical|kept equal"
        "|kept alike|kept consistent|kept current|updated|covered by |translated|run |added to |listed in |explained|noted"
    ),
    passive=(" be ", " stay ", " remain "),
    by=" by ",
    new=words("new"),
    ends=words("of for in on from with without by to at under that which who whose , and/or"),
    each=_phrases("every|each|any|all"),
    first=_phrases("first step|first thing|step one|last step|last thing"),
)
DE = Duties(
    must=_phrases("muss|müssen|musst|müsst|soll|sollen|sollte|sollten|sollst|solltest|hat zu|haben zu"),
    may=_phrases("darf|dürfen|darfst|dürft|dürfte|dürften"),
    people=words(
        """
        wir du man niemand keiner jemand leute person team beitragende beitragender praktikanten entwickler entwicklerin
        entwicklerinnen agent agenten
        mitwirkende mitwirkender mitwirkenden reviewer reviewerin prüfer autor autoren autorin maintainer betreuer committer
        programmierer assistent kollege kollegen kolleginnen praktikant wer
        """
    ),
    work=words(
        """
        commit commits branch branches zweig zweige pull-request pr prs release releases hotfix hotfixes patch patches
        merge deployment deployments push aufgabe aufgaben ticket tickets sitzung sitzungen änderung änderungen
        """
    ),
    always=_phrases(
        "du musst|du darfst|du sollst|du solltest|du kannst|ihr müsst|ihr dürft|ihr sollt|ihr könnt|wir müssen|wir dürfen"
        "|wir sollen|wir sollten|wir können|jeder darf|jeder muss|jeder soll|alle müssen|alle sollen|alle dürfen"
    ),
    nobody=_phrases(
        "es ist verboten|es ist untersagt|es ist nicht erlaubt|es ist nicht gestattet|verboten ist es|es ist pflicht"
        "|es ist wichtig|es ist nötig|es ist notwendig|es empfiehlt sich"
    ),
    done=_stems(
        "dokumentiert|erwähnt|gereviewt|begutachtet|gegengelesen|genehmigt|besprochen|abgesprochen|angekündigt|gefragt"
        "|konsultiert|committet|eingecheckt|gemergt|gepusht|getaggt|vermieden|begründet|gepflegt|synchron|in sync|gleich ge"
        "|aktuell ge|aktualisiert|nachgezogen|nachgetragen|eingetragen|ergänzt|aufgeführt|ausgeführt|übersetzt|erklärt"
    ),
    passive=(" werden ", " sein ", " bleiben ", " gehalten "),
    by=" von ",
    new=words("neue neuer neues neuen"),
    ends=words("von für in im auf aus mit ohne bei zu zum zur unter an am , die der das des"),
    each=_phrases("jede|jeder|jedes|jedem|jeden|alle|allen"),
    first=_phrases(
        "erste schritt|erster schritt|erste ist|erstes ist|erste was|letzte schritt|letzter schritt|zuerst"
    ),
)
FR = Duties(
    must=_phrases("doit|doivent|devrait|devraient|devons|devez|dois|devriez|est tenu de|sont tenus de"),
    may=_phrases("peut|peuvent|pouvez|peux|pouvons"),
    people=words(
        """
        nous vous tu personne chacun quiconque équipe développeur développeurs développeuse agent agents contributeur
        contributeurs contributrice relecteur relecteurs relectrice auteur auteurs autrice mainteneur mainteneurs ingénieur
        ingénieurs programmeur programmeurs assistant collègue collègues
        """
    ),
    work=words(
        """
        commit commits branche branches pull-request pr prs release releases publication correctif correctifs hotfix
        déploiement déploiements fusion merge push tâche tâches ticket tickets session sessions changement changements
        modification
        """
    ),
    always=_phrases(
        "il ne faut pas|il ne faut jamais|tu dois|tu peux|tu devrais|vous devez|vous pouvez|vous devriez|nous devons"
        "|nous pouvons|tout le monde doit|tout le monde peut"
    ),
    nobody=_phrases(
        "il est interdit|il est défendu|il est obligatoire|il est nécessaire|il est important|il est recommandé"
        "|il n' est pas permis|il n' est pas autorisé|il est permis|il convient|il importe|il vaut mieux"
        "|on doit|on ne doit|on devrait|on ne devrait|défense de|interdiction de"
    ),
    done=_stems(
        "document|mentionn|relu|approuv|discut|annonc|demand|consult|commit|fusionn|pouss|évit|justifi|synchron|mis à jour"
        "|mise à jour|mises à jour|tenu|mettre à jour|lancé|exécuté|ajouté|traduit|expliqu|signalé"
    ),
    passive=(" être ", " rester ", " mettre "),
    by=" par ",
    new=words("nouveau nouvel nouvelle nouveaux nouvelles"),
    ends=words("de du des d' pour dans sur avec sans par à au aux sous qui que qu' ,"),
    each=_phrases("chaque|tout|toute|tous|toutes"),
    first=_phrases("première étape|première chose|dernière étape|on commence par|commence par|commencer par"),
)
ES = Duties(
    must=_phrases(
        "debe|deben|debería|deberían|debemos|debes|deberíamos|deberías|tiene que|tienen que|tenemos que|tienes que|ha de"
        "|han de|hemos de"
    ),
    may=_phrases("puede|pueden|podemos|puedes|podéis"),
    people=words(
        """
        nadie todos nosotros tú usted ustedes equipo desarrollador desarrolladores desarrolladora agente agentes colaborador
        colaboradores colaboradora revisor revisores revisora autor autores autora mantenedor mantenedores ingeniero
        ingenieros programador programadores persona asistente compañero compañeros quien
        """
    ),
    work=words(
        """
        commit commits rama ramas pull-request pr prs release releases versión versiones hotfix parche parches despliegue
        despliegues fusión merge push tarea tareas ticket tickets sesión sesiones cambio cambios
        """
    ),
    always=_phrases(
        "hay que|ha de|han de|debes|debemos|deberías|deberíamos|tienes que|tenemos que|puedes|podemos|cualquiera puede"
        "|terminantemente prohibido"
    ),
    nobody=_phrases(
        "está prohibido|queda prohibido|no está permitido|no se permite|se prohíbe|es obligatorio|es necesario"
        "|es importante|es recomendable|se recomienda|se aconseja|conviene|se debe|se deben|no se debe|no se deben|prohibido"
    ),
    done=_stems(
        "document|mencion|revis|aprob|aprueb|discut|anunci|pregunt|consult|fusion|evit|justific|sincroniz|mantenerse al día"
        "|mantenerse igual|actualiz|ejecut|añadi|traduc|explic|avis"
    ),
    passive=(" ser ", " estar ", "se "),
    by=" por ",
    new=words("nuevo nueva nuevos nuevas"),
    ends=words("de del para en con sin por a al bajo que ,"),
    each=_phrases("cada|todo|toda|todos|todas"),
    first=_phrases("primer paso|lo primero|último paso|lo último"),
)
TONGUES = {"en": EN, "de": DE, "fr": FR, "es": ES}
# What bans what is said as a verb: "calling it is not allowed".
BANS = _phrases(
    "is forbidden|is prohibited|is not allowed|isn't allowed|is not permitted|is banned|is strictly forbidden"
)

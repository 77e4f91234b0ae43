"""Word tables for `duties`: modals, people, their work and their actions, in four languages."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.lexicon import words
from memkit.rules.norms.sentences import CALLED_FOR, is_person


def phrases(table: str) -> tuple[str, ...]:
    """The entries of a table split at |, each with a blank on both sides, so that only whole words match."""
    return tuple([f" {' '.join(phrase.split())} " for phrase in table.split("|")])


def _stems(table: str) -> tuple[str, ...]:
    """The entries of a table split at |, each with a blank before it, so that the start of a word matches."""
    return tuple([f" {stem}" for stem in table.split("|")])


def is_one_of(word: str, names: frozenset[str]) -> bool:
    """Whether a word or its singular is one of the names: "branches", "commits"."""
    return word in names or word.removesuffix("s") in names or word.removesuffix("es") in names


@struct(frozen=True)
class Duties:
    """The words of one language.

    `we` before `work` tells a habit of people: "we label each PR". `work` counts as people if it is the subject of a
    modal; `pieces` are work for the weights only. `always` is an order in any position, `nobody` only without a
    subject, `bans` only with an activity as subject. `done` lists actions of people, which count together with a
    `passive`. `limits` turn a permission into a prohibition. `ends` are words that end a subject. `gates` say that
    something comes before the work is handed on.
    """

    we: frozenset[str]
    must: tuple[str, ...]
    may: tuple[str, ...]
    people: frozenset[str]
    work: frozenset[str]
    pieces: frozenset[str]
    always: tuple[str, ...]
    nobody: tuple[str, ...]
    bans: tuple[str, ...]
    limits: frozenset[str]
    done: tuple[str, ...]
    passive: tuple[str, ...]
    by: frozenset[str]
    ends: frozenset[str]
    new: frozenset[str]
    gates: tuple[str, ...]


def is_of_people(word: str, table: Duties) -> bool:
    """Whether a word or its singular means people in this language."""
    return is_person(word, table.people) or is_person(word.removesuffix("s"), table.people)


EN = Duties(
    we=words("we"),
    must=phrases(
        "must|must not|mustn't|should|shouldn't|shall|ought to|has to|have to|need to|needs to|is to|are to"
        "|is never to|are never to|is not to|are not to|is expected to|are expected to|is supposed to|are supposed to"
        "|is required to|are required to|is obliged to|are obliged to|need not"
    ),
    may=phrases("may|may not|may only|is allowed to|are allowed to|is not allowed to|are not allowed to"),
    people=words(
        """
        nobody everybody everyone anybody anyone somebody someone people team developer engineer agent contributor person
        reviewer maintainer author committer programmer assistant colleague newcomer intern teammate whoever on-call
        architect boss
        """
    ),
    work=words("commit branch pull-request pr prs release hotfix patch merge rebase deployment deploy"),
    pieces=words("push task ticket session change"),
    always=phrases(
        "is to be|are to be|is never to be|are never to be|is not to be|are not to be|you must|you should|you can"
        "|you may|you cannot|you can't|we must|we should|we can|we may|we cannot|off limits|has no place in"
        "|have no place in"
        "|we avoid|we prefer|we never|we always|we don't|we do not|we only|by whoever|in the same commit"
        "|in the same pull-request|in one pull-request|in its own pull-request|in their own pull-request"
        "|needs permission from|need permission from|needs approval from|need approval from"
        "|is not optional|how we do|is how we|the way we"
        "|the fastest way|the quickest way|the easiest way|the simplest way|the best way"
        "|unwelcome|not welcome|frowned upon|have no business in|has no business in"
    ),
    nobody=phrases(
        "it is forbidden|it is prohibited|it is not allowed|it is not permitted|it isn't allowed|it is mandatory"
        "|it is required to|it is important that|it is important to|it is recommended to|it is necessary to"
        "|it's forbidden|it is required that|it is necessary that|one must|one should|one has to|one needs to"
        "|one may not|be careful|be sure|take care"
    ),
    bans=phrases(
        "is forbidden|is prohibited|is not allowed|isn't allowed|is not permitted|is banned|is strictly forbidden"
        "|are forbidden|are prohibited|are not allowed|aren't allowed|are not permitted|are banned"
        "|is the accepted|is the usual|is the approved|is the official|is accepted practice|is common practice"
    ),
    limits=words("not only never no nobody"),
    done=_stems(
        "documented|mentioned|reviewed|proofread|approved|discussed|announced|agreed|asked|consulted|committed|merged"
        "|rebased|squashed|pushed|tagged|bumped|avoided|justified|kept in s|in sync|kept up |kept identical"
        "|kept equal|kept alike|kept consistent|kept current|updated|used|changed|edited|modified|extended|adapted"
        "|adjusted|formatted with |covered by |translated|run |added to |listed in |explained|noted|logged"
        "|leaked|hardcoded|replaced without |removed without |deleted without "
        "|hard-coded|checked in|filled in|filled out"
    ),
    passive=(" be ", " stay ", " remain "),
    by=words("by"),
    new=words("new"),
    ends=words("of for in on from with without by to at under that which who whose except besides ,"),
    gates=phrases(
        "before merging|before a merge|before the merge|before pushing|before a push|before releasing|before a release"
        "|before every release|before each release|before a pull-request"
    ),
)
DE = Duties(
    we=words("wir"),
    must=phrases("muss|müssen|musst|müsst|soll|sollen|sollte|sollten|sollst|solltest|hat zu|haben zu"),
    may=phrases("darf|dürfen|darfst|dürft|dürfte|dürften"),
    people=words(
        """
        wir du man niemand keiner jemand leute person team beitragende beitragender praktikanten bereitschaft
        rufbereitschaft bereitschaftsdienst chef architekt
        entwickler entwicklerin entwicklerinnen agent agenten mitwirkende mitwirkender mitwirkenden reviewer
        reviewerin prüfer autor autoren autorin maintainer betreuer committer programmierer
        assistent kollege kollegen kolleginnen praktikant verantwortliche verantwortlicher verantwortlichen wer
        """
    ),
    work=words(
        """
        commit commits commit-nachricht commit-nachrichten branch branches zweig zweige pull-request pr prs
        release releases hotfix hotfixes patch patches merge deployment deployments
        """
    ),
    pieces=words("push aufgabe aufgaben ticket tickets sitzung sitzungen änderung änderungen"),
    always=phrases(
        "du musst|du darfst|du sollst|du solltest|du kannst|ihr müsst|ihr dürft|ihr sollt|ihr könnt|wir müssen"
        "|wir dürfen|wir sollen|wir sollten|wir können|jeder darf|jeder muss|jeder soll|alle müssen|alle sollen"
        "|alle dürfen|bitte|wir vermeiden|vermeiden wir|wir verzichten|wir bevorzugen|im selben commit"
        "|im gleichen commit"
        "|so machen wir|am besten|am schnellsten|am einfachsten|im selben pull-request"
        "|in einem eigenen pull-request|unerwünscht|nicht erwünscht|verpönt"
        "|nichts verloren|nichts zu suchen|ist tabu|sind tabu"
    ),
    nobody=phrases(
        "es ist verboten|es ist untersagt|es ist nicht erlaubt|es ist nicht gestattet|verboten ist es|es ist pflicht"
        "|es ist wichtig|es ist nötig|es ist notwendig|es empfiehlt sich"
    ),
    bans=phrases(
        "ist verboten|ist untersagt|ist nicht erlaubt|ist nicht gestattet|ist tabu|verboten|untersagt"
        "|gehört|ist die anerkannte|ist die übliche|ist der übliche|ist gängige praxis"
    ),
    limits=words("nicht nur erst nie niemals kein keine keinen niemand"),
    done=_stems(
        "dokumentiert|erwähnt|gereviewt|begutachtet|gegengelesen|genehmigt|besprochen|abgesprochen|angekündigt"
        "|gefragt|konsultiert|committet|eingecheckt|gemergt|gepusht|getaggt|vermieden|begründet|gepflegt|synchron"
        "|in sync|gleich ge|aktuell ge|aktualisiert|nachgezogen|nachgetragen|eingetragen|ergänzt|aufgeführt"
        "|ausgeführt|übersetzt|erklärt|verwendet|benutzt|genutzt|geändert|angepasst|erweitert|angefasst|bearbeitet"
        "|geloggt|protokolliert|weitergegeben|hartkodiert|ausgefüllt|abgenommen"
    ),
    passive=(" werden ", " sein ", " bleiben ", " gehalten "),
    by=words("von vom durch"),
    new=words("neue neuer neues neuen"),
    ends=words("von für in im auf aus mit ohne bei zu zum zur unter an am außer , die der das des"),
    gates=phrases(
        "vor dem merge|vor dem mergen|vor jedem merge|vor dem push|vor dem pushen|vor jedem push|vor dem release"
        "|vor jedem release"
    ),
)
FR = Duties(
    we=words("nous on"),
    must=phrases("doit|doivent|devrait|devraient|devons|devez|dois|devriez|est tenu de|sont tenus de"),
    may=phrases("peut|peuvent|pouvez|peux|pouvons"),
    people=words(
        """
        nous vous tu personne chacun quiconque équipe développeur développeurs développeuse agent agents contributeur
        contributeurs contributrice relecteur relecteurs relectrice auteur auteurs autrice mainteneur mainteneurs ingénieur
        ingénieurs programmeur programmeurs assistant collègue collègues responsable responsables architecte chef
        """
    ),
    work=words(
        """
        commit commits branche branches pull-request pr prs release releases publication correctif correctifs hotfix
        déploiement déploiements fusion merge
        """
    ),
    pieces=words("push tâche tâches ticket tickets session sessions changement changements modification"),
    always=phrases(
        "il faut toujours|il ne faut jamais|il ne faut pas"
        "|il ne faut pas|il ne faut jamais|tu dois|tu peux|tu devrais|vous devez|vous pouvez|vous devriez|nous devons"
        "|nous pouvons|tout le monde doit|tout le monde peut|n' a rien à faire|n' ont rien à faire"
        "|nous évitons|nous préférons|le plus simple est|le mieux est|dans le même commit|dans la même pr"
        "|dans la même pull-request"
        "|dans sa propre pr|pas les bienvenus|pas les bienvenues|mal vus|mal vues"
    ),
    nobody=phrases(
        "il est interdit|il est défendu|il est obligatoire|il est nécessaire|il est important|il est recommandé"
        "|il n' est pas permis|il n' est pas autorisé|il est permis|il convient|il importe|il vaut mieux|on doit"
        "|on ne doit|on devrait|on ne devrait|défense de|interdiction de|interdit de|merci de|prière de"
        "|à éviter|à proscrire"
        "|il est préférable|il est demandé|il est souhaitable|il est conseillé|mieux vaut|pensez à|penser à|il faut que"
    ),
    bans=phrases(
        "est interdit|est interdite|est défendu|est proscrit|est proscrite|est obligatoire|n' est pas permis"
        "|n' est pas autorisé|fait partie|est la solution|est la pratique|est la façon"
    ),
    limits=words("ne n' pas jamais seul seuls seule seules aucun aucune"),
    done=_stems(
        "document|mentionn|relu|approuv|discut|annonc|demand|consult|commit|fusionn|pouss|évit|justifi|synchron"
        "|mis à jour|mise à jour|mises à jour|tenu|mettre à jour|lancé|exécuté|ajouté|traduit|expliqu|signalé|utilis"
        "|employ|chang|modifi|adapt|journalis|divulgu|rempli"
    ),
    passive=(" être ", " rester ", " mettre "),
    by=words("par"),
    new=words("nouveau nouvel nouvelle nouveaux nouvelles"),
    ends=words("de du des d' pour dans sur avec sans par à au aux sous qui que qu' sauf hormis excepté ,"),
    gates=phrases(
        "avant de fusionner|avant la fusion|avant le merge|avant de pousser|avant le push|avant de publier"
        "|avant toute approbation|avant toute fusion"
        "|avant la release"
    ),
)
ES = Duties(
    we=words("nosotros"),
    must=phrases(
        "debe|deben|debería|deberían|debemos|debes|deberíamos|deberías|tiene que|tienen que|tenemos que|tienes que"
        "|ha de|han de|hemos de"
    ),
    may=phrases("puede|pueden|podemos|puedes|podéis"),
    people=words(
        """
        nadie nosotros tú usted ustedes equipo desarrollador desarrolladores desarrolladora agente agentes colaborador
        colaboradores colaboradora revisor revisores revisora autor autores autora mantenedor mantenedores ingeniero
        ingenieros programador programadores persona asistente compañero compañeros responsable responsables quien
        personal arquitecto jefe
        """
    ),
    work=words(
        """
        commit commits rama ramas pull-request pr prs release releases hotfix parche parches despliegue
        despliegues fusión merge
        """
    ),
    pieces=words("versión versiones push tarea tareas ticket tickets sesión sesiones cambio cambios"),
    always=phrases(
        "siempre hay que|nunca hay que|no hay que|hay que siempre"
        "|hay que|ha de|han de|debes|debemos|deberías|deberíamos|tienes que|tenemos que|puedes|podemos"
        "|cualquiera puede|terminantemente prohibido|están vetados|están vetadas|está vetado"
        "|no tiene cabida|no tienen cabida|evitamos|preferimos|lo más sencillo es|lo mejor es"
        "|en el mismo commit|en el mismo pr"
        "|en el mismo pull-request|no son bienvenidos|no son bienvenidas|mal vistos|mal vistas|desterradas|desterrados"
    ),
    nobody=phrases(
        "está prohibido|queda prohibido|no está permitido|no se permite|se prohíbe|es obligatorio|es necesario"
        "|es importante|es recomendable|se recomienda|se aconseja|conviene|se debe|se deben|no se debe|no se deben"
        "|prohibido|se ruega|se agradece|se pide|es preferible|es aconsejable"
    ),
    bans=phrases(
        "está prohibido|queda prohibido|no está permitido|no se permite|es obligatorio|forma parte"
        "|es la solución|es la práctica"
        "|es la forma"
    ),
    limits=words("no solo sólo nunca jamás ningún ninguna nadie"),
    done=_stems(
        "document|mencion|revis|aprob|aprueb|discut|anunci|pregunt|consult|fusion|evit|justific|sincroniz"
        "|mantenerse al día|mantenerse igual|actualiz|ejecut|añadi|traduc|explic|avis|usarse|usad|utiliz|emplear"
        "|cambiar|modific|adapt|edit|registr|divulg|rellen|subirse|subid"
    ),
    passive=(" ser ", " estar ", "se "),
    by=words("por"),
    new=words("nuevo nueva nuevos nuevas"),
    ends=words("de del para en con sin por a al bajo que excepto salvo menos ,"),
    gates=phrases(
        "antes de fusionar|antes de la fusión|antes del merge|antes de hacer push|antes del push|antes de publicar"
        "|antes del release"
    ),
)
TONGUES = {"en": EN, "de": DE, "fr": FR, "es": ES}
# words that make a duty or a permission of a statement about people
MODALS = (
    CALLED_FOR
    | words("need needs allowed permitted erlaubt faut permis hay permitido")
    | frozenset([phrase.strip() for table in TONGUES.values() for phrase in (*table.must, *table.may)])
)

"""The word lists behind `french`: who acts, what is done, and the phrases that order."""

from __future__ import annotations

from memkit.contradict.words import words

from .phrases import elided

PRONOUNS = words("nous vous on tu personne nul quiconque chacun")
PEOPLE = words(
    """
    équipe équipes développeur développeurs développeuse développeuses programmeur programmeurs agent
    agents assistant assistants assistante relecteur relecteurs relectrice mainteneur mainteneurs
    contributeur contributeurs auteur auteurs autrice ingénieur ingénieurs ingénieure collègue collègues
    personne personnes gens membre membres bot bots ia testeur testeurs responsable responsables
    stagiaire stagiaires architecte architectes humain humains employé employés
    """
)
PROCESS = words(
    """
    commit commits branche branches pr prs mr mrs release releases versions déploiement
    déploiements fusion fusions merge merges relecture relectures revue revues correctif correctifs
    hotfix hotfixes approbation approbations push rebase rebases ticket tickets pull merge-request
    requests livraison livraisons publication publications contribution contributions mise mises
    refactorisation refactorisations backport backports
    """
)
TITLES = words(
    """
    message messages commentaire commentaires titre titres nom noms description descriptions note notes
    """
)
ARTEFACTS = words(
    """
    code tests test dépendance dépendances secret secrets documentation doc docs changelog fonctions
    classes commentaires modifications modification changements changement hooks avertissements
    fonctionnalités fonctionnalité bogues bugs migrations bibliothèques binaires
    crochets
    """
)
# What developers make and keep in order: said of all of them, it is a rule rather than a finding.
MADE = ARTEFACTS | words(
    """
    notebooks notebook expérience
    mocks mock bouchons singleton singletons règles règle consigne consignes
    conventions convention directives instructions correction corrections bogue commentaires commentaire
    builds build ticket avertissement abréviations constantes
    annotations contrôles contrôle vérifications décisions décision normes style
    indentation nommage formatage artefacts prototypes raccourcis expériences régressions
    spécifications méthodes méthode secrets
    """
)
SHOP = words(
    """
    main master dépôt changelog messagerie chat slack jira wiki lfs pr revue relecture production prod git ci
    commit commits branche gel sprint ticket tickets équipe vendredi lundi week-end fusion anglais
    français accord architectes fusionner
    """
)
ONE = words("le la l' un une ce cette cet il elle son sa")
PLACES = words(
    """
    main master ci pipeline revue relecture changelog ticket hook hooks production prod pr fusion
    approbation vendredi
    """
)
MUST = words("doit doivent devons devez dois peut peuvent pouvons pouvez peux faut")
SHOULD = words("devrait devraient devrions devriez devrais")
BE = words("est sont sera seront n'est")
PAST = words("a ont avait avaient avons avez était étaient fut furent ai")
FINITE = (
    MUST
    | SHOULD
    | BE
    | words(
        """
    ont met mettent va vont fait font se s' prend prennent contient contiennent renvoie rend
    """
    )
)
CONTRAST = words("mais pourtant cependant toutefois alors")
STRESS = words(
    """
    jamais toujours seulement uniquement simplement directement vendredi lundi week-end systématiquement
    manuellement
    """
)
LEADS = words(
    """
    si quand lorsque lorsqu' avant après pour en au à dans lors dès sur pendant avec sans
    """
)
DEV = words(
    """
    relu relus relue relues fusionné fusionnés fusionnée fusionnées rebasé rebasés rebasée rebasées
    poussé poussés poussée poussées commité commités commitée commitées approuvé approuvés approuvée
    approuvées squashé squashés mergé mergés mergée mergées
    """
)
SHARED_DEV = words(
    """
    supprimé supprimés supprimée supprimées publié publiés publiée publiées déployé déployés déployée
    déployées testé testés testée testées écrit écrits écrite écrites documenté documentés documentée
    documentées signé signés signée signées modifié modifiés modifiée modifiées mis mise mises ignoré
    ignorés ignorée ignorées contourné contournés désactivé désactivés fermé fermés
    """
)
ER = words(
    """
    ajouter utiliser éviter garder pousser fusionner lancer relancer exécuter ignorer approuver demander
    envoyer appeler préférer journaliser rédiger vérifier tester supprimer effacer modifier changer
    toucher créer renommer nommer placer laisser penser regarder confirmer accepter refuser valider
    commiter committer rebaser merger déployer publier signer documenter commenter expliquer formater
    générer installer désactiver activer sauter contourner conserver respecter appliquer privilégier
    favoriser assurer veiller oublier noter signaler prévenir informer contacter copier déplacer
    remplacer importer exporter charger télécharger ouvrir fermer limiter séparer isoler extraire
    consulter mentionner répéter continuer arrêter commencer terminer annuler restaurer réinitialiser
    verrouiller bloquer autoriser stocker enregistrer donner montrer cacher masquer chiffrer renouveler
    augmenter baisser réduire transférer partager poster taper coller couper passer bosser travailler
    corriger réparer simplifier découper regrouper squasher taguer étiqueter considérer traiter compter
    écouter parler citer lier épingler encapsuler typer annoter mocker simuler imiter stubber logger
    tracer
    """
)
OTHER = {
    "faire": "fais faites faisons",
    "écrire": "écris écrivez écrivons",
    "lire": "lis lisez lisons",
    "mettre": "mets mettez mettons",
    "prendre": "prends prenez prenons",
    "suivre": "suis suivez suivons",
    "être": "sois soyez soyons",
    "avoir": "aie ayez ayons",
    "tenir": "tiens tenez tenons",
    "maintenir": "maintiens maintenez maintenons",
    "répondre": "réponds répondez répondons",
    "attendre": "attends attendez attendons",
    "choisir": "choisis choisissez choisissons",
    "définir": "définis définissez définissons",
    "remplir": "remplis remplissez remplissons",
    "réécrire": "réécris réécrivez réécrivons",
    "dire": "dis dites disons",
    "aller": "va allez allons",
    "obéir": "obéis obéissez",
    "savoir": "sache sachez sachons",
    "ouvrir": "ouvre ouvrez ouvrons",
    "inclure": "inclus incluez incluons",
    "exclure": "exclus excluez excluons",
    "permettre": "permets permettez",
    "interdire": "interdis interdisez",
    "revenir": "reviens revenez revenons",
    "construire": "construis construisez construisons",
    "omettre": "omets omettez",
    "souvenir": "souviens-toi souvenez-vous souvenons-nous",
}
INFINITIVES = ER | frozenset(OTHER)
IMPERATIVES = (
    frozenset(
        form for verb in ER for form in (verb[:-1], f"{verb[:-2]}ez", f"{verb[:-2]}ons", f"{verb[:-2]}eons")
    )
    | words(" ".join(OTHER.values()))
    | words(
        """
    veuillez appelle renouvelle envoie préfère considère répète complète jette vérifions
    """
    )
)
# Forms that are nouns as well, or the third person of a sentence that opens with a name.
NOT_ALONE = words("note notes liste va suis inclus compte mise version garde")
KNOWN = INFINITIVES | IMPERATIVES | PEOPLE | PROCESS
PHRASES = elided(
    """
    doit y avoir|pas y avoir|il serait bon|il serait bien|serait souhaitable|sans test|finit à
    est acceptable|sont acceptables
    est toléré|sont tolérés|est sacrée|est sacré|fait à deux|font à deux|il faut
    il ne faut|faut pas|il convient|il est interdit|est interdit|sont interdits|est interdite
    sont interdites|est proscrit|est proscrite|sont proscrits|est prohibé|il est obligatoire
    il est recommandé|est recommandé|est recommandée|il est conseillé|est déconseillé|est déconseillée
    il est permis|il est autorisé|est autorisé à|sont autorisés à|n' est autorisé|n' est pas autorisé
    n' est pas autorisée|ne sont pas autorisés|sont tenus de|est tenu de|est tenue de|sont permis
    est permis|sont permises|est de règle|est de rigueur|est exclu de|il vaut mieux|mieux vaut
    il est préférable|est préférable|il est défendu|défense de|interdiction de|interdit de|obligation de
    en aucun cas|sous aucun prétexte|en toute circonstance|prière de|merci de|sans relecture|sans revue
    sans approbation|sans validation|sans tests|sans demander|sans confirmation|aucune approbation
    aucune relecture|aucune revue|deux approbations|une approbation|deux personnes|notre règle
    la règle est|notre convention|par convention|nous avons décidé|nous avons convenu|il a été décidé
    ont le droit|a le droit|n' a pas le droit|n' ont pas le droit|ne touche|il s'agit de ne
    n' est pas nécessaire|n' est nécessaire|pas besoin|est à proscrire|est à éviter|sont à éviter
    à éviter|hors de question|rien à faire|dernier recours|sont annulées|est annulée|sont annulés
    ne s'appliquent plus|d'abord le|suffit pour|suffit à|suffisent|le droit de|revient à|revient au
    revient exclusivement|sont à ignorer|est à ignorer|sont priés|est prié|êtes priés|chez nous
    tout le monde|l' accord de|l' accord des|avec l' accord|visto bueno|n' a rien à|feu vert
    sont libres de|est libre de|est libre d'|font foi|fait foi|a priorité|comme acquis|à ne pas
    ne sont admis|n' est admis que|ne sont acceptés|n' est accepté|fait l' objet|font l' objet
    pas de fusion|par défaut on|on ne doit|on doit|bonne pratique|de préférence|au préalable
    s'il vous plaît|s'il te plaît|est de mise|il est impératif|impérativement|obligatoirement|est exigée
    le plus rapide pour|le plus simple est de|le mieux est de|la bonne façon
    la bonne manière|la meilleure façon|la meilleure manière|est d'usage
    est exigé|sont exigées|est requise avant|est requis avant
    """
)
OBJECTS = words(
    """
    le la les l' un une des tes vos ton votre ce cette ces tout tous toute toutes toujours jamais bien
    plutôt notre nos d' de
    """
)
OPENERS = words(
    """
    le la les l' un une des du de d' il elle ils elles on nous vous tu ce cette ces cet chaque tout tous
    toute toutes si quand lorsque lorsqu' avant après pour dans sur sous avec sans par en à au aux
    depuis pendant seul seuls seule seules aucun aucune plus même comme puis donc mais et ou car où dont
    entre vers chez notre nos votre vos leur leurs son sa ses deux trois plusieurs assez contre selon
    malgré outre sauf ici chacun rien personne hors jusque première derrière
    """
)
ARTICLES = words(
    """
    le la les l' un une des du de d' ce cette ces cet notre nos votre vos tout toute tous toutes chaque
    aucun aucune seul seuls seule seules nouveau nouvelle nouveaux nouvelles leur leurs son sa ses deux
    trois plusieurs
    """
)
DEMANDS = words("exige exigent demande demandent requiert impose")
NEITHER = words("aucun aucune")
NEW = words("nouveau nouvelle nouveaux nouvelles")
PRESETS = words("défaut")
VERSIONS = words("version versions mise")
BOUND = PROCESS - VERSIONS
ASKED = PROCESS
TRAITS: frozenset[str] = frozenset()
BY_HAND = elided("à la main")
HAND_MADE = words("écrit écrits écrite écrites codé codée")
RECEIVING = words("obtient reçoit voit trouve")
# what may stand before an imperative, and what ends a clause
SKIPPED = words("ne n' pas jamais toujours puis donc et alors")
CUT = words("qui que qu' si quand avant dont , lorsque lorsqu' dès pour")

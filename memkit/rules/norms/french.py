"""Orders in French: imperatives, infinitives that order, "il faut", obligations of people and habits of a team."""

from __future__ import annotations

from memkit.rules.contradict.words import words

from .phrases import elided, first_phrase, measured

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words

_PRONOUNS = words("nous vous on tu personne nul quiconque chacun")
PEOPLE = words(
    """
    équipe équipes développeur développeurs développeuse développeuses programmeur programmeurs agent agents assistant assistants
    assistante relecteur relecteurs relectrice mainteneur mainteneurs contributeur contributeurs auteur auteurs autrice ingénieur
    ingénieurs ingénieure collègue collègues personne personnes gens membre membres bot bots ia testeur testeurs responsable
    responsables stagiaire stagiaires architecte architectes humain humains employé employés
    """
)
PROCESS = words(
    """
    commit commits branche branches pr prs mr mrs release releases version versions déploiement déploiements fusion fusions merge
    merges relecture relectures revue revues correctif correctifs hotfix hotfixes approbation approbations push rebase rebases
    ticket tickets pull merge-request requests livraison livraisons publication publications contribution contributions
    mise mises refactorisation refactorisations backport backports
    """
)
_TITLES = words("message messages commentaire commentaires titre titres nom noms description descriptions note notes")
_ARTEFACTS = words(
    """
    code tests test dépendance dépendances secret secrets documentation doc docs changelog fonctions classes commentaires
    modifications modification changements changement hooks avertissements fonctionnalités fonctionnalité bogues bugs migrations
    fichiers modules bibliothèques binaires crochets
    """
)
# What developers make and keep in order: said of all of them, it is a rule rather than a finding.
_MADE = _ARTEFACTS | words(
    """
    mocks mock bouchons singleton singletons variables variable règles règle consigne consignes conventions convention directives
    instructions correction corrections bogue commentaires commentaire importations imports builds build scripts script ticket
    avertissement abréviations constantes annotations contrôles contrôle vérifications décisions décision exceptions interfaces
    normes style indentation nommage formatage artefacts prototypes raccourcis expériences tâches noms régressions spécifications
    fonction classe méthodes méthode secrets
    """
)
_SHOP = words(
    """
    main master dépôt changelog messagerie slack jira wiki lfs pr revue relecture production prod git ci commit commits branche gel
    sprint ticket tickets équipe vendredi lundi week-end fusion anglais français accord architectes fusionner
    """
)
_ONE = words("le la l' un une ce cette cet il elle son sa")
_PLACES = words("main master ci pipeline revue relecture changelog ticket hook hooks production prod pr fusion approbation vendredi")
_MUST = words("doit doivent devons devez dois peut peuvent pouvons pouvez peux faut")
_SHOULD = words("devrait devraient devrions devriez devrais")
_BE = words("est sont sera seront n'est")
_PAST = words("a ont avait avaient avons avez était étaient fut furent ai avons")
_FINITE = _MUST | _SHOULD | _BE | words("ont met mettent va vont fait font se s' prend prennent contient contiennent renvoie rend")
_CONTRAST = words("mais pourtant cependant toutefois alors")
_STRESS = words("jamais toujours seulement uniquement simplement directement vendredi lundi week-end systématiquement manuellement")
_LEADS = words("si quand lorsque lorsqu' avant après pour en au à dans lors dès sur pendant avec sans")
_DEV = words(
    """
    relu relus relue relues fusionné fusionnés fusionnée fusionnées rebasé rebasés rebasée rebasées poussé poussés poussée poussées
    commité commités commitée commitées commité approuvé approuvés approuvée approuvées squashé squashés mergé mergés mergée mergées
    """
)
_SHARED_DEV = words(
    """
    supprimé supprimés supprimée supprimées publié publiés publiée publiées déployé déployés déployée déployées testé testés testée
    testées écrit écrits écrite écrites documenté documentés documentée documentées signé signés signée signées modifié modifiés
    modifiée modifiées mis mise mises ignoré ignorés ignorée ignorées contourné contournés désactivé désactivés fermé fermés
    """
)
_ER = words(
    """
    ajouter utiliser éviter garder pousser fusionner lancer relancer exécuter ignorer approuver demander envoyer appeler préférer
    journaliser rédiger vérifier tester supprimer effacer modifier changer toucher créer renommer nommer placer laisser penser
    regarder confirmer accepter refuser valider commiter committer rebaser merger déployer publier signer documenter commenter
    expliquer formater générer installer désactiver activer sauter contourner conserver respecter appliquer privilégier favoriser
    assurer veiller oublier noter signaler prévenir informer contacter copier déplacer remplacer importer exporter charger
    télécharger ouvrir fermer limiter séparer isoler extraire consulter mentionner répéter continuer arrêter commencer terminer
    annuler restaurer réinitialiser verrouiller bloquer autoriser stocker enregistrer donner montrer cacher masquer chiffrer
    renouveler augmenter baisser réduire transférer partager poster taper coller couper passer bosser travailler corriger
    réparer simplifier découper regrouper squasher taguer étiqueter considérer traiter compter écouter parler citer lier
    épingler encapsuler typer annoter mocker simuler imiter stubber logger tracer
    """
)
_OTHER = {
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
_INFINITIVES = _ER | frozenset(_OTHER)
_IMPERATIVES = (
    frozenset(form for verb in _ER for form in (verb[:-1], f"{verb[:-2]}ez", f"{verb[:-2]}ons", f"{verb[:-2]}eons"))
    | words(" ".join(_OTHER.values()))
    | words("veuillez appelle renouvelle envoie préfère considère répète complète jette vérifions")
)
# Forms that are nouns as well, or the third person of a sentence that opens with a name.
_NOT_ALONE = words("note notes liste va suis inclus compte mise version garde")
KNOWN = _INFINITIVES | _IMPERATIVES | PEOPLE | PROCESS
_PHRASES = elided(
    """
    il faut|il ne faut|faut pas|il convient|il est interdit|est interdit|sont interdits|est interdite|sont interdites|est proscrit
    est proscrite|sont proscrits|est prohibé|il est obligatoire|il est recommandé|est recommandé|est recommandée|il est conseillé
    est déconseillé|est déconseillée|il est permis|il est autorisé|est autorisé à|sont autorisés à|n' est autorisé|n' est pas autorisé
    n' est pas autorisée|ne sont pas autorisés|sont tenus de|est tenu de|est tenue de|sont permis|est permis|sont permises|est de règle
    est de rigueur|est exclu de|il vaut mieux|mieux vaut|il est préférable|est préférable|il est défendu|défense de|interdiction de
    interdit de|obligation de|en aucun cas|sous aucun prétexte|en toute circonstance|prière de|merci de|sans relecture|sans revue
    sans approbation|sans validation|sans tests|sans demander|sans confirmation|aucune approbation|aucune relecture|aucune revue
    deux approbations|une approbation|deux personnes|notre règle|la règle est|notre convention|par convention|nous avons décidé
    nous avons convenu|il a été décidé|ont le droit|a le droit|n' a pas le droit|n' ont pas le droit|ne touche|il s'agit de ne
    n' est pas nécessaire|n' est nécessaire|pas besoin|est à proscrire|est à éviter|sont à éviter|à éviter|hors de question
    rien à faire|dernier recours|sont annulées|est annulée|sont annulés|ne s'appliquent plus|d'abord le|suffit pour|suffit à|suffisent
    le droit de|revient à|revient au|revient exclusivement|sont à ignorer|est à ignorer|sont priés|est prié|êtes priés|chez nous|tout le monde
    l' accord de|l' accord des|avec l' accord|visto bueno|n' a rien à|feu vert|sont libres de|est libre de|est libre d'|font foi|fait foi|a priorité
    comme acquis|à ne pas|ne sont admis|n' est admis que|ne sont acceptés|n' est accepté|fait l' objet|font l' objet|pas de fusion|par défaut on
    on ne doit|on doit|bonne pratique|de préférence|au préalable|s'il vous plaît|s'il te plaît|est de mise|il est impératif|impérativement
    obligatoirement|est exigée|est exigé|sont exigées|est requise avant|est requis avant
    """
)


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, _PHRASES)
    if phrase:
        return "obligation", phrase
    cue = _imperative(sentence)
    if cue:
        return "imperative", cue
    return _obligation(sentence) or _practice(sentence)


def _imperative(sentence: Words) -> str:
    """An imperative or an infinitive in front of the sentence or behind an opening clause."""
    starts = [0]
    if sentence[0] in _LEADS:
        starts += [at + 1 for at, word in enumerate(sentence[:-1]) if word == ","]
    if sentence[0] in ("ne", "n'"):
        return " ".join(sentence[:3])
    if _refusal(sentence):
        return "ne pas"
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in ("ne", "n'", "pas", "jamais", "toujours", "puis", "donc", "et", "alors"):
            rest = rest[1:]
        verb = rest[0].split("-")[0]
        bare = verb not in rest[0:1]
        if len(rest) < 2 and not bare:
            continue
        if bare and verb in _IMPERATIVES:
            return rest[0]
        if verb in _IMPERATIVES and verb not in _NOT_ALONE and verb not in _INFINITIVES:
            return " ".join(rest[:2])
        if (verb in _INFINITIVES or _looks_infinitive(verb)) and not _has_finite(rest[1:]):
            return " ".join(rest[:2])
        if _opens_with_verb(verb, rest):
            return " ".join(rest[:2])
    return ""


def _refusal(sentence: Words) -> bool:
    """ "… ne pas hésiter": an infinitive that forbids, and gives no purpose ("pour ne pas bloquer")."""
    found = [at for at, word in enumerate(sentence[:-2]) if word == "ne" and sentence[at + 1] in ("pas", "jamais", "plus")]
    return any(sentence[at - 1] not in ("pour", "de", "à") and sentence[at + 2].endswith(("er", "ir", "re")) for at in found)


_OBJECTS = words("le la les l' un une des tes vos ton votre ce cette ces tout tous toute toutes toujours jamais bien plutôt notre nos d' de")
_OPENERS = words(
    "le la les l' un une des du de d' il elle ils elles on nous vous tu ce cette ces cet chaque tout tous toute toutes si quand lorsque"
    " lorsqu' avant après pour dans sur sous avec sans par en à au aux depuis pendant seul seuls seule seules aucun aucune plus même"
    " comme puis donc mais et ou car où dont entre vers chez notre nos votre vos leur leurs son sa ses deux trois plusieurs chez assez"
    " contre selon malgré outre sauf ici chacun rien personne hors jusque première derrière entre malgré"
)


def _looks_infinitive(word: str) -> bool:
    return len(word) > 4 and word.endswith(("er", "ir", "oir", "dre", "ire", "ttre")) and word.isalpha() and word not in _OPENERS


def _opens_with_verb(verb: str, rest: Words) -> bool:
    """An unknown word that can only be an imperative: "rangez …", "considère l'accord"."""
    if verb in _OPENERS or not verb.isalpha() or len(verb) < 4:
        return False
    if verb.endswith("ez") or (verb.endswith("ons") and rest[1:2] and rest[1] in _OBJECTS):
        return True
    return verb.endswith(("e", "s", "ds", "ts")) and not verb.endswith("tions") and len(rest) > 1 and rest[1] in _OBJECTS - {"de", "d'"}


def _has_finite(rest: Words) -> bool:
    """Whether an infinitive in front is the subject of a verb: "changer de langue ne met pas à jour"."""
    before = ""
    for word in rest:
        if word in ("qui", "que", "qu'", "si", "quand", "avant", "dont", ",", "lorsque", "lorsqu'", "dès", "pour"):
            return False
        if word in _FINITE or word in ("ne", "n'"):
            return True
        if word.endswith("e") and word + "r" in _ER and before not in _OPENERS:
            return True
        before = word
    return False


def _subject(sentence: Words) -> tuple[Words, Words]:
    """The words before the first verb of the main clause, and the rest."""
    start = sentence.index(",") + 1 if sentence[0] in _LEADS and "," in sentence[:-1] else 0
    clause = sentence[start:]
    for at, word in enumerate(clause):
        if at > 2 and word in ("quand", "lorsque", "si", "parce", "car"):
            return clause[:at], []
        if word in _FINITE or word in _PAST or (at > 1 and _is_third(word)) or word in ("ne", "n'"):
            if at and clause[at - 1] in ("qui", "que"):
                continue
            return clause[:at], clause[at:]
        if at and clause[at - 1] in _PRONOUNS:
            return clause[:at], clause[at:]
    return clause, []


def _is_third(word: str) -> bool:
    """Whether the word is a plural or a known singular form of the present."""
    return (word.endswith("ent") and not word.endswith("ment")) or (word.endswith("e") and word + "r" in _ER)


def _acts(subject: Words) -> str:
    """The people, or the work of people, that a subject is about: its first noun counts."""
    named = [word for word in subject if word not in _ARTICLES]
    if not named or subject[-2:] == ["par", "défaut"] or "défaut" in subject:
        return ""
    if subject[0] in _PRONOUNS or subject[-1] in _PRONOUNS:
        return subject[0] if subject[0] in _PRONOUNS else subject[-1]
    head = named[0].split("-")[0]
    if head in PEOPLE or head in PROCESS or named[0] in PROCESS:
        return named[0]
    if head in _TITLES and any(word in PROCESS for word in named[1:]):
        return " ".join(named[:2])
    return ""


_ARTICLES = words(
    "le la les l' un une des du de d' ce cette ces cet notre nos votre vos tout toute tous toutes chaque aucun aucune seul seuls"
    " seule seules nouveau nouvelle nouveaux nouvelles leur leurs son sa ses deux trois plusieurs"
)


def _obligation(sentence: Words) -> tuple[str, str] | None:
    should = next((word for word in sentence if word in _SHOULD), "")
    if should and not any(word in _CONTRAST for word in sentence):
        return "obligation", should
    subject, rest = _subject(sentence)
    modal = next((word for word in rest[:3] if word in _MUST), "")
    if not modal:
        return None
    acts = _acts(subject) or ("nouveau" if {"nouveau", "nouvelle", "nouveaux", "nouvelles"} & set(subject) else "")
    duty = next((word for word in rest if word in _DEV), "")
    return ("obligation", f"{acts or duty} {modal}") if acts or duty else None


def _practice(sentence: Words) -> tuple[str, str] | None:
    subject, rest = _subject(sentence)
    verbs = [word for word in rest if word not in ("ne", "n'")]
    if verbs and verbs[0] in _PAST and not (verbs[0] == "ont" and verbs[1:2] == ["lieu"]) or verbs[1:2] == ["été"]:
        return None
    acts = _acts(subject)
    if acts and subject[0] in _ONE and acts not in PEOPLE and measured(sentence):
        return None
    if acts and (rest or len(subject) > 2):
        return "practice", f"{acts} {verbs[0] if verbs else ''}".strip()
    if any(a == "on" and b not in ("a", "peut") for a, b in zip(sentence, sentence[1:], strict=False)):
        return "practice", "on"
    if sentence[0] in ("aucun", "aucune", "pas", "zéro") and not verbs:
        return "practice", " ".join(sentence[:3])
    return _passive(subject, rest) or _general(sentence, subject, rest)


def _general(sentence: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if sentence[0] in ("rien", "celui", "celle", "ceux"):
        return "practice", " ".join(sentence[:3])
    if not subject or subject[0] in _ONE or measured(sentence):
        return None
    if sentence[0] in ("plus", "aucun", "aucune") or sentence[:2] == ["pas", "de"]:
        return "practice", " ".join(sentence[:3])
    named = [word for word in subject if word not in _ARTICLES]
    if named and (named[0] in _MADE or (named[0] in _TITLES and any(word in _MADE or word in PROCESS for word in named[1:3]))):
        return "practice", " ".join(named[:2])
    place = next((word for word in rest if word in _SHOP), "")
    if not rest:
        place = place or next((word for word in sentence if word in _SHOP), "")
    return ("practice", place) if place else None


def _passive(subject: Words, rest: Words) -> tuple[str, str] | None:
    dev = next((word for word in rest[:5] if word in _DEV), "")
    if dev and any(word in _BE for word in rest[:2]):
        return "practice", f"est {dev}"
    for at, word in enumerate(rest[:-1]):
        if word == "par" and any(word in PEOPLE for word in rest[at + 1 : at + 4]):
            return "practice", " ".join(rest[at : at + 3])
    named = [word for word in subject if word not in _ARTICLES]
    if not named or named[0] not in _ARTEFACTS:
        return None
    shared = next((word for word in rest if word in _SHARED_DEV), "")
    stress = next((word for word in rest if word in _STRESS), "")
    placed = any(word in _PLACES for word in (*subject, *rest))
    if (shared and (stress or placed)) or any(word in ("va", "vont") for word in rest[:2]):
        return "practice", f"{named[0]} {stress or shared or 'va'}"
    return None

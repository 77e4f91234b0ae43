"""Imperatives in French, and infinitives that order."""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words

ER = words(
    """
    ajouter utiliser éviter garder pousser fusionner lancer relancer exécuter ignorer approuver demander
    envoyer appeler préférer journaliser rédiger vérifier tester supprimer effacer modifier changer
    toucher créer renommer nommer placer laisser penser regarder confirmer accepter refuser valider
    commiter committer rebaser merger déployer publier signer documenter commenter expliquer formater
    générer installer désactiver activer sauter contourner conserver respecter appliquer privilégier
    favoriser assurer veiller oublier noter signaler prévenir informer contacter copier déplacer
    remplacer importer exporter charger télécharger ouvrir fermer limiter séparer isoler extraire
    consulter mentionner répéter continuer arrêter cesser commencer terminer annuler restaurer réinitialiser
    verrouiller bloquer autoriser stocker enregistrer donner montrer cacher masquer chiffrer renouveler
    augmenter baisser réduire transférer partager poster taper coller couper passer bosser travailler
    corriger réparer simplifier découper regrouper squasher taguer étiqueter considérer traiter compter
    écouter parler citer lier épingler encapsuler typer annoter mocker simuler imiter stubber logger
    tracer lever attraper capturer configurer démarrer redémarrer nettoyer purger vider sauvegarder migrer versionner
    remanier déboguer mesurer anonymiser propager injecter déléguer centraliser réutiliser jeter enlever retirer ajuster
    fixer figer tourner aligner trier indexer borner monter allumer emballer envelopper inverser
    
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
    "fuir": "fuis fuyez fuyons",
    "restreindre": "restreins restreignez",
    "résoudre": "résous résolvez",
    "convertir": "convertis convertissez",
    "bannir": "bannis bannissez",
    "proscrire": "proscris proscrivez",
    "traduire": "traduis traduisez",
    "éteindre": "éteins éteignez",
    "retenir": "retiens retenez",
    "reprendre": "reprends reprenez",
    "remettre": "remets remettez",
    "abstenir": "abstiens-toi abstenez-vous",
    "réduire": "réduis réduisez",
    "souvenir": "souviens-toi souvenez-vous souvenons-nous",
}
IMPERATIVES = (
    frozenset(
        form for verb in ER for form in (verb[:-1], f"{verb[:-2]}ez", f"{verb[:-2]}ons", f"{verb[:-2]}eons")
    )
    | words(" ".join(OTHER.values()))
    | words(
        """
    veuillez appelle renouvelle envoie préfère considère répète complète jette vérifions lève enlève relève
    achève protège allège pèse mène amène nettoie emploie appuie essaie rappelle
    """
    )
)
INFINITIVES = ER | frozenset(OTHER)
LEADS = words(
    """
    comme si quand lorsque lorsqu' avant après pour en au à dans lors dès sur pendant avec sans
    """
)
# Forms that are nouns as well, or the third person of a sentence that opens with a name.
NOT_ALONE = words("note notes liste va suis inclus compte mise version garde limite")
# what may stand before an imperative, and what ends a clause
SKIPPED = words("ne n' pas jamais toujours puis donc et alors")
CUT = words("qui que qu' si quand avant dont , lorsque lorsqu' dès pour")
BE = words("est sont sera seront n'est")
MUST = words("doit doivent devons devez dois peut peuvent pouvons pouvez peux faut")
SHOULD = words("devrait devraient devrions devriez devrais")
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
OPENERS = words(
    """
    le la les l' un une des du de d' il elle ils elles on nous vous tu ce cette ces cet chaque tout tous
    toute toutes si quand lorsque lorsqu' avant après pour dans sur sous avec sans par en à au aux
    depuis pendant seul seuls seule seules aucun aucune plus même comme puis donc mais et ou car où dont
    entre vers chez notre nos votre vos leur leurs son sa ses deux trois plusieurs assez contre selon
    malgré outre sauf ici chacun rien personne hors jusque première derrière
    """
)
NOUNS = words("classe variable constante module table méthode type service commande clé page route interface")
OBJECTS = words(
    """
    le la les l' un une des tes vos ton votre ce cette ces tout tous toute toutes toujours jamais bien
    plutôt notre nos d' de
    """
)


def imperative(said: Sentence) -> str:
    """An imperative or an infinitive in front of the sentence or behind an opening clause."""
    sentence, starts = said.words, [0]
    if sentence[0] in LEADS:
        starts += [at + 1 for at, word in enumerate(sentence[:-1]) if word == ","]
    if sentence[0] in ("ne", "n'"):
        return " ".join(sentence[:3])
    if sentence[0] in ("fini", "finis", "finies", "stop", "inutile") or sentence[:2] == ["que", "personne"]:
        return " ".join(sentence[:2])
    if _refusal(sentence):
        return "ne pas"
    if sentence[0].endswith("-toi") or sentence[:3] == ["attention", "à", "ne"]:
        return " ".join(sentence[:3])
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in SKIPPED:
            rest = rest[1:]
        verb = rest[0].split("-")[0]
        bare = verb not in rest[0:1]
        if len(rest) < 2 and not bare:
            continue
        if bare and verb in IMPERATIVES:
            return rest[0]
        if verb in IMPERATIVES and verb not in NOT_ALONE and verb not in INFINITIVES:
            return " ".join(rest[:2])
        if (verb in INFINITIVES or _looks_infinitive(verb)) and not _has_finite(rest[1:]):
            return " ".join(rest[:2])
        if _opens_with_verb(verb, rest, said.cased[len(sentence) - len(rest) :]):
            return " ".join(rest[:2])
    return ""


def _refusal(sentence: Words) -> bool:
    """ "… ne pas hésiter": an infinitive that forbids, and gives no purpose ("pour ne pas bloquer")."""
    found = [
        at
        for at, word in enumerate(sentence[:-2])
        if word == "ne" and sentence[at + 1] in ("pas", "jamais", "plus")
    ]
    return any(
        sentence[at - 1] not in ("pour", "de", "à") and sentence[at + 2].endswith(("er", "ir", "re"))
        for at in found
    )


def _looks_infinitive(word: str) -> bool:
    return (
        len(word) > 4
        and word.endswith(("er", "ir", "oir", "dre", "ire", "ttre"))
        and word.isalpha()
        and word not in OPENERS
    )


def _opens_with_verb(verb: str, rest: Words, cased: Words) -> bool:
    """An unknown word that can only be an imperative: "rangez …", "considère l'accord"."""
    if verb in OPENERS or not verb.isalpha() or len(verb) < 4:
        return False
    if verb.endswith("ez") or (verb.endswith("ons") and rest[1:2] and rest[1] in OBJECTS):
        return True
    if len(rest) < 2 or verb in NOUNS or verb.endswith("tions"):
        return False
    is_object = rest[1] in OBJECTS and rest[1] not in ("de", "d'")
    return (verb.endswith(("e", "s", "ds", "ts")) and is_object) or (
        verb.endswith("e")
        and (rest[1] in (CODE, NAME) or (len(cased[1]) > 1 and cased[1].isupper()))
        and not _has_finite(rest[2:])
    )


def _has_finite(rest: Words) -> bool:
    """Whether an infinitive in front is the subject of a verb: "changer de langue ne met pas à jour"."""
    before = ""
    for word in rest:
        if word in CUT:
            return False
        if word in FINITE or word in ("ne", "n'"):
            return True
        if word.endswith("e") and word + "r" in ER and before not in OPENERS:
            return True
        before = word
    return False


# "est à trouver dans …": where one finds it
SEEN = words("trouver voir chercher")


def infinitive_to_do(spoken: Words) -> str:
    """A French infinitive that orders: "la classe est à supprimer"."""
    found = [
        at for at, word in enumerate(spoken[:-1]) if word == "à" and at and spoken[at - 1] in ("est", "sont")
    ]
    return next(
        (
            f"{spoken[at - 1]} à {spoken[at + 1]}"
            for at in found
            if spoken[at + 1].endswith(("er", "ir")) and spoken[at + 1] not in SEEN
        ),
        "",
    )

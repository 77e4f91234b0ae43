"""Finds what people do or have to do without a modal: infinitives that order, habits in the passive, groups that act."""

from __future__ import annotations

import itertools

from memkit.contradict.words import words

from .duty_words import DE, EN, FR, Duties
from .nominal import names_source
from .word_classes import AGENTS, ARTICLES, CALLED_FOR, PROGRAMS, WORKPLACES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words

# the most words between an article and its noun, and of a short verb
_NEAR = 3
# "ist zu finden", "est à voir", "ist leicht zu lesen": what one can do, not what one has to
_CAN_BE = words(
    """
    finden sehen lesen verstehen erkennen erreichen entnehmen erwarten interpretieren beobachten haben sein
    trouver voir comprendre interpréter attendre
    """
)
_EASE = words("leicht schwer einfach schwierig möglich unmöglich teuer lage bereit dabei schnell")
# what one gets, sees or can do is no habit: "on n'obtient rien"
_ON = words("peut obtient reçoit voit trouve sait a aura lit perd")
# groups of a project; a team counts with its name
_GROUPS = words(
    """
    contributors maintainers reviewers developers engineers colleagues newcomers interns beitragende mitwirkende maintainer
    entwickler reviewer kollegen relecteur mainteneur revisor mantenedor praktikanten contributeurs mainteneurs
    relecteurs développeurs collègues stagiaires
    colaboradores mantenedores revisores desarrolladores compañeros becarios
    """
)
_TEAMS, _THE = ("team", "équipe", "equipo"), words("the our das unser l' notre el nuestro")
_IS_DONE = words(
    """
    is are was were be can may could listed wird werden ist sind kann können steht stehen est sont peut peuvent figure
    figurent es son está están se puede figura figuran
    """
)
_PRACTICES = words(
    """
    approval approvals sign-off sign-offs review reviews test tests screenshots freigabe freigaben reviews relecture
    relectures validations approbations aprobación aprobaciones revisión revisiones pruebas capturas
    """
)
_NEEDS = words(
    "needs need requires require gets get braucht brauchen benötigt nécessite exige demande necesita requiere pide"
)
_BEFORE = words("before vor bevor avant antes")
_ALWAYS = words("always immer toujours siempre")
_NAMES = words("names name namen noms nom nombres nombre")
_FOLLOWS = ("follow", "start", "begin", "carry", "folg", "suiv", "commenc", "sigue", "empiez", "lautet")
_WHOEVER = [
    phrase.split()
    for phrase in "whoever|anyone who|those who|wer|celui qui|ceux qui|quiconque|qui|el que|los que|quien".split(
        "|"
    )
]
_WORKS = (
    "work",
    "edit",
    "chang",
    "touch",
    "add",
    "ajout",
    "añad",
    "leg",
    "arbeit",
    "änder",
    "travaill",
    "modifi",
    "trabaj",
    "cambi",
    *(
        "hinzu",
        "füg",
        "renam",
        "remov",
        "delet",
        "umbenenn",
        "entfern",
        "lösch",
        "renomm",
        "supprim",
        "borra",
        "quita",
    ),
)
_PUT = words(
    "belong belongs goes go gehört gehören kommt kommen appartient appartiennent va vont pertenece pertenecen van"
)
_NOT = words("not never nicht nie pas jamais no nunca")
# an agent's own work, and verdicts on it
_OWN = words(
    "own itself alone selbst eigene eigenen allein propres propre seul propias propios propio propia cuenta"
)
_JUDGES = tuple(
    "approv confirm merge review promot decid bestätig genehmig entscheid approuv valid fusion décid aprueb aprob".split()
)
_IS, _HAS = words("ist sind"), words("hat haben")


def practice_in(clause: Sentence, said: str, table: Duties) -> str:
    """The words that tell what people do or have to do, without a modal; empty if there are none."""
    spoken = said.split()
    return (
        _to_be_done(said, table)
        or _habit(said, table)
        or _own_judge(spoken)
        or _before_review(spoken)
        or _called_for(spoken)
        or _needs(spoken, table)
        or _naming(spoken, table)
        or _placement(clause)
        or _whoever_works(clause.words)
        or _team_acts(clause.words, table)
    )


def _to_be_done(said: str, table: Duties) -> str:
    """An infinitive that orders: "les secrets sont à lire", "il faut lancer", "die Vorlage ist auszufüllen"."""
    if table is DE:
        return next((verb for part in said.split(" , ") if (verb := _german_to_do(part.split()))), "")
    for modal in (" est à ", " sont à ", " il faut ") if table is FR else ():
        verb = next(iter(said.partition(modal)[2].split(maxsplit=1)), "")
        if len(verb) > _NEAR and verb.endswith(("er", "ir", "re")) and verb not in _CAN_BE:
            return f"{modal.strip()} {verb}"
    return ""


def _german_to_do(spoken: Words) -> str:
    """The infinitive with `zu` of a German passive that orders, or of a duty that people have."""
    from .german import is_to_infinitive

    people = not DE.people.isdisjoint(spoken)
    has = [at for at, word in enumerate(spoken) if word in _IS or (people and word in _HAS)]
    rest = spoken[has[0] + 1 :] if has else []
    if not _EASE.isdisjoint(rest) or is_by_program(rest):
        return ""
    for at, word in enumerate(rest):
        verb = rest[at + 1] if word == "zu" and rest[at + 1 :] else word if is_to_infinitive(word) else ""
        if verb.endswith(("en", "ern", "eln")) and verb not in _CAN_BE:
            return f"{spoken[has[0]]} … {verb}"
    return ""


def _habit(said: str, table: Duties) -> str:
    """What people never do, or do only so: "auf main wird nicht gepusht", "on n'utilise jamais …"."""
    spoken = said.split()
    if table is FR and spoken[0] == "on" and spoken[1:2] in (["ne"], ["n'"]) and spoken[2:3]:
        return "" if spoken[2] in _ON else " ".join(spoken[:3])
    passive = next((phrase for phrase in table.never if phrase in said), "")
    act = next((stem.strip() for stem in table.acts if stem in said), "")
    limited = table is not DE or not table.limits.isdisjoint(spoken)
    if not (passive and act and limited) or is_by_program(spoken):
        return ""
    at_work = not (table.work | WORKPLACES).isdisjoint(spoken)
    return f"{passive.strip()} … {act}" if at_work else ""


def _before_review(spoken: Words) -> str:
    """What people do before they hand work on: "everyone runs tox before opening a pull request"."""
    for at, word in enumerate(spoken):
        if word in _BEFORE and "pull-request" in spoken[at : at + 2 + _NEAR] and not is_by_program(spoken):
            return f"{word} … pull-request"
    return ""


def _called_for(spoken: Words) -> str:
    """A practice that is called for: "two approvals are mandatory", "zwei Freigaben sind Pflicht"."""
    practice = next((word for word in spoken[:_NEAR] if word in _PRACTICES), "")
    needed = next((word for word in spoken[1:] if word in CALLED_FOR), "")
    return f"{practice} … {needed}" if practice and needed else ""


def _needs(spoken: Words, table: Duties) -> str:
    """What every piece of work needs: "every hotfix needs a ticket"; what one has, it may have by nature."""
    said = f" {' '.join(spoken)} "
    if not any(phrase in said for phrase in table.each) and _ALWAYS.isdisjoint(spoken):
        return ""
    for at, word in enumerate(spoken[1 : 1 + _NEAR], 1):
        if word in _NEEDS and spoken[at - 1] in table.work:
            return f"{spoken[at - 1]} {word}"
    return ""


def _naming(spoken: Words, table: Duties) -> str:
    """How pieces of work are named: "branch names follow type/topic", "les noms de branche suivent …"."""
    opening = spoken[: _NEAR + 2]
    named = next((word for word in opening if word in _NAMES or word.endswith(("namen", "names"))), "")
    work = any(word in table.work or word.startswith(("branch", "commit", "test")) for word in opening)
    follows = next((word for word in spoken[1:] if word.startswith(_FOLLOWS)), "")
    return f"{named} … {follows}" if named and work and follows else ""


def _placement(clause: Sentence) -> str:
    """Where something of the source is kept, and where not: "test data belongs in tests/data, not next to …"."""
    spoken = clause.words
    put = next((word for word in spoken if word in _PUT), "")
    contrast = any(a == "," and b in _NOT for a, b in itertools.pairwise(spoken))
    return f"{put} … , not" if put and contrast and names_source(clause) else ""


def _whoever_works(spoken: Words) -> str:
    """Whoever works on something, and what that person does: "whoever edits client.py pushes …"."""
    for who in _WHOEVER:
        said = spoken[len(who) :]
        if spoken[: len(who)] == who and any(word.startswith(_WORKS) for word in said[:_NEAR] + said[-2:]):
            return " ".join(who)
    return ""


def _own_judge(spoken: Words) -> str:
    """An agent that judges its own work: "the assistant approves its own proposals"."""
    agent = next((word for word in spoken[:_NEAR] if word in AGENTS), "")
    if not agent or _OWN.isdisjoint(spoken):
        return ""
    return next((f"{agent} {word}" for word in spoken if word.startswith(_JUDGES)), "")


def _team_acts(spoken: Words, table: Duties) -> str:
    """A group of the project that acts: "the platform team swaps …", "beitragende tragen …", "el equipo de …"."""
    opening = spoken[1:] if spoken[0] in ARTICLES else spoken
    for at, word in enumerate(opening[:2]):
        follows = opening[at + 1 : at + 2]
        group = (word in _GROUPS and not at) or (spoken[0] in _THE and word.endswith(_TEAMS))
        # "the team table …", "a team has …": there a team is a thing of the program
        if group and table is EN and not _acts(word, follows, at):
            continue
        told = opening[at + 1 : at + 2 + _NEAR]
        if group and follows and _IS_DONE.isdisjoint(told) and not is_by_program(opening):
            return f"{word} {follows[0]}"
    return ""


def _acts(word: str, follows: Words, at: int) -> bool:
    """Whether an English verb follows a group; a team needs a name as well."""
    from memkit.contradict.verbs import VERBS

    from .english import is_third

    if word in _GROUPS:
        return bool(follows) and (follows[0] in VERBS or follows[0] in ("always", "never", "also", "first"))
    return at > 0 and bool(follows) and is_third(follows[0])


def is_by_program(spoken: Words) -> bool:
    """Whether a program is named, or the word "automatically": then no person is meant."""
    return any(
        word.split("-")[-1].removesuffix("s") in PROGRAMS or word.startswith("automati") for word in spoken
    )

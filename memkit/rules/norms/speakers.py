"""What we do and what you may do, told by the forms of the verb: "antes de tocar la tabla hacemos una copia", "dürft ihr …".

The second person plural describes no program. The first does now and then ("usamos 14 máquinas"), so it counts only with a
habit or with a moment of our work.
"""

from __future__ import annotations

import itertools

from memkit.contradict.lexicon import words
from memkit.rules.norms.duty_words import phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Words

# what we call a rule of ours
_OUR, _IS = words("our unsere notre nuestra"), words("is ist est es")
_RULES = words("rule convention policy regel konvention abmachung règle convention regla norma convención")
# the subject of a habit; in Spanish the ending tells
_WE = {"en": words("we"), "de": words("wir"), "fr": words("nous on"), "es": words("nosotros nosotras")}
_WE_ENDS, _SHORT = ("amos", "emos", "imos"), 5
_NO_VERBS = words(
    "tramos gramos kilogramos miligramos ramos reclamos remos demos extremos supremos primos racimos timos"
)
# words before a noun, so that no verb follows
_NOUN_NEXT = words("los dos tres cuatro en de unos por a con y o sus estos ambos varios")
# that something is done again and again
_HABITS = {
    "en": phrases("usually|normally|as a rule|routinely|generally|out of habit|by habit"),
    "de": phrases("normalerweise|üblicherweise|gewöhnlich|in der regel|meist|meistens|für gewöhnlich"),
    "fr": phrases("d' habitude|habituellement|normalement|en général|généralement|en principe|d' ordinaire"),
    "es": phrases("normalmente|habitualmente|por lo general|generalmente|por norma|de costumbre|en general"),
}
# moments of our work, and what comes before a deed of ours, which ends so: "avant de livrer", "antes de tocarla"
_MOMENTS = {
    "en": phrases(
        "before each|before every|before any|before a|before an|ahead of|whenever a|whenever somebody|whenever someone"
    ),
    "de": phrases(
        "vor jedem|vor jeder|vor einem|vor einer|bevor wir|ehe wir|sobald ein|sobald eine|sobald jemand"
    ),
    "fr": phrases("avant chaque|avant toute|avant une|avant un|dès qu' un|dès qu' une|dès que quelqu' un"),
    "es": phrases("antes de cada|antes de un|antes de una|en cuanto|cuando alguien"),
}
_BEFORE = {"en": phrases("before"), "de": (), "fr": phrases("avant de|avant d'"), "es": phrases("antes de")}
_DEEDS = {
    "en": ("ing",),
    "de": (),
    "fr": ("er", "ir", "re"),
    "es": ("ar", "er", "ir", "arlo", "arla", "arlos", "arlas", "erlo", "erla", "erlos", "erlas"),
}
# measured or met once, and done on behalf of the program: "we measured 3 ms"
_MET = words(
    "measured see saw get got lost gemessen verloren mesuré perdu trouvé observé medimos perdimos vemos obtenemos"
)

# verbs in the second person plural and nothing else
_YOU_MAY = words("dürft könnt habt seid sollt müsst wollt")
_YOU_ENDS, _NO_YOU = ("áis", "éis"), words("dieciséis veintiséis")
_YOU_SHORT = words("sois dais vais")
# what one is given: a permission
_LEAVE = {
    "en": phrases(
        "you have leave|you have permission|free to|at your leisure|as you please|as you like|as you see fit|a free hand"
    ),
    "de": phrases("freie hand|die erlaubnis|nach belieben|nach gutdünken|wie ihr wollt|wie es euch"),
    "fr": phrases(
        "carte blanche|vous avez le droit|tu as le droit|vous êtes libre|vous êtes libres|bon vous semble|à votre guise"
        "|à ta guise|la permission de|l' autorisation de"
    ),
    "es": phrases(
        "vía libre|carta blanca|tienes permiso|tenéis permiso|a vuestro gusto|a tu gusto|a vuestro antojo"
        "|a tu antojo|como quieras|como queráis|eres libre|sois libres"
    ),
}
# a reader is to do likewise
_LIKEWISE = phrases(
    "so should you|so must you|so may you|so can you|and neither should you|nor should you|neither must you"
    "|und ihr auch|und du auch|und du solltest|et toi aussi|et vous aussi|y tú también|y vosotros también"
)


def duty_of_speakers(said: Words, tongue: str) -> str:
    """The words with which a clause says what we do again and again, or what you may do; empty if it does neither."""
    return _rule_of_ours(said) or _habit_of_ours(said, tongue) or _leave(said, tongue)


def _rule_of_ours(said: Words) -> str:
    """A rule that we call ours, before its colon or its verb: "Notre règle : …", "our convention is …"."""
    is_ours = said[0] in _OUR and said[1:] != [] and said[1] in _RULES
    return " ".join(said[:2]) if is_ours and (len(said) == 2 or said[2] in _IS) else ""


def _habit_of_ours(said: Words, tongue: str) -> str:
    """What we do again and again, or at a moment of our work; empty if a clause says neither."""
    we = _first_person(said, tongue)
    if not we or not _MET.isdisjoint(said):
        return ""
    text = f" {' '.join(said)} "
    habit = next((phrase.strip() for phrase in _HABITS[tongue] if phrase in text), "") or _moment(
        text, tongue
    )
    return f"{habit} … {we}" if habit else ""


def _first_person(said: Words, tongue: str) -> str:
    found = next((word for word in said if word in _WE[tongue]), "")
    if found or tongue != "es":
        return found
    pairs = itertools.pairwise(["", *said])
    return next((word for before, word in pairs if _is_ours(word) and before not in _NOUN_NEXT), "")


def _is_ours(word: str) -> bool:
    """Whether a Spanish word is a verb of ours in the present: "hacemos", neither "últimos" nor "gramos"."""
    is_plain = word.isascii() and word.endswith(_WE_ENDS) and len(word) >= _SHORT
    return is_plain and word not in _NO_VERBS


def _moment(text: str, tongue: str) -> str:
    """A moment of our work: "antes de tocar", "avant chaque", "bevor wir"."""
    moment = next((phrase.strip() for phrase in _MOMENTS[tongue] if phrase in text), "")
    parts = [(phrase, text.partition(phrase)[2].split()[:1]) for phrase in _BEFORE[tongue]]
    deeds = [
        f"{phrase.strip()} {rest[0]}" for phrase, rest in parts if rest and rest[0].endswith(_DEEDS[tongue])
    ]
    return moment or next(iter(deeds), "")


def _leave(said: Words, tongue: str) -> str:
    """The words that allow the reader something, or that tell several readers what they do; empty if there are none."""
    text = f" {' '.join(said)} "
    cue = next((phrase.strip() for phrase in (*_LEAVE[tongue], *_LIKEWISE) if phrase in text), "")
    return cue or next((word for word in said if _is_yours(word, tongue)), "")


def _is_yours(word: str, tongue: str) -> bool:
    if tongue == "de":
        return word in _YOU_MAY
    is_verb = word.endswith(_YOU_ENDS) and word not in _NO_YOU
    return tongue == "es" and (is_verb or word in _YOU_SHORT)

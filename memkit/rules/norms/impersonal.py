"""Orders that name nobody: a custom of the place ("it is customary here to …"), and what one should never do.

Told about people's work, both want to be obeyed; the words of the program around them could outweigh any sum.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.lexicon import words
from memkit.rules.norms.duty_words import TONGUES, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Words


@struct(frozen=True)
class _Customs:
    """The words of one language: a custom is one of `names` behind one of `opens`, with `fillers` between them, or one of
    `whole`; the deed is an infinitive behind `links`, if the language has any."""

    opens: tuple[str, ...]
    names: frozenset[str]
    fillers: frozenset[str]
    whole: tuple[str, ...]
    links: frozenset[str]
    endings: tuple[str, ...]


_CUSTOMS = {
    "en": _Customs(
        phrases("it is|it's|it has become|it has always been|it remains|is it"),
        words("customary usual common standard habitual practice custom tradition habit"),
        words(
            "here quite also now still our the a an normal common standard usual accepted established good local with us"
        ),
        phrases(
            "the custom|our custom|the habit|our habit|the tradition|our tradition|common practice|standard practice"
        ),
        words("to"),
        ("",),
    ),
    "fr": _Customs(
        phrases("il est|c' est|il reste|est il"),
        words("usage coutume habituel courant coutumier usuel règle tradition prévu convenu habitude"),
        words(
            "d' de la une l' ici bien très assez devenu désormais aussi chez nous toujours dans cette équipe"
        ),
        phrases(
            "on a coutume|on a l' habitude|on a pour habitude|nous avons coutume|nous avons l' habitude"
            "|nous avons pour habitude|la coutume|l' usage|l' habitude|la tradition"
        ),
        words("de d'"),
        ("er", "ir", "re", "oir"),
    ),
    "es": _Customs(
        phrases("es|resulta|está|se ha vuelto|lo|sigue siendo"),
        words(
            "habitual costumbre usual normal corriente frecuente acostumbrado previsto convenido tradición práctica"
        ),
        words("aquí muy bastante ya lo la una más también entre nosotros nuestra es"),
        phrases(
            "la costumbre|nuestra costumbre|se acostumbra|acostumbramos|solemos|tenemos por costumbre"
            "|tenemos la costumbre|por costumbre"
        ),
        frozenset(),
        ("ar", "er", "ir", "arse", "erse", "irse", "arlo", "arla", "arlos", "arlas"),
    ),
}
# what tells of someone or of an event instead of a deed
_STOPS = words("for that than because por que qu' if wenn si cuando quand when")
# what happens to one: "it is usual to see 502", "one should never get here"
_SEEN = words(
    """
    see find get have be receive expect arrive reach happen voir trouver obtenir avoir être recevoir arriver tomber ver
    encontrar obtener tener haber ser estar recibir llegar ocurrir sehen finden erhalten haben sein bekommen kommen
    """
)
_GERMAN_CUSTOMS = words(
    "üblich gängig gebräuchlich vorgesehen usus brauch sitte gepflogenheit tradition eingebürgert gewohnheit abgemacht"
)
_GERMAN_BE = words("ist gilt hat bleibt")
# a part behind a comma that opens so says what for, without what, or that something is so
_NO_DEED = words("um ohne statt anstatt dass")
_BEHIND, _NEAR = 4, 6
_NEVER = words("never nie niemals jamais nunca jamás")
_PARTICLES = words("ne n' no")
# who is nobody in particular
_ONE = {"en": "one", "de": "man", "fr": "on", "es": "se"}


# what opens the deed that one does best, since nothing speaks against it
_AS_WELL = {
    "en": phrases("might as well|may as well|can just as well"),
    "de": phrases("kann man auch gleich|kann man gleich|kann man ebenso gut|kann man genauso gut"),
    "fr": phrases("autant"),
    "es": phrases("más vale|tanto da|mejor será"),
}
_DEEDS = {"en": ("",), "de": ("en", "ern", "eln"), "fr": ("er", "ir", "re", "oir"), "es": ("ar", "er", "ir")}
# behind these "autant" compares or limits
_AS_MUCH = words("d' pour tout")


def order_of_nobody(said: Words, tongue: str) -> str:
    """The words of a custom or a proposal with its deed, or of what one should never do; empty if there are none."""
    custom = _german_custom(said) if tongue == "de" else _custom(said, tongue)
    return custom or _never(said, tongue) or _proposal(said, tongue)


def _proposal(said: Words, tongue: str) -> str:
    """What one may as well do: "alors autant accepter …", "might as well merge it"."""
    text = f" {' '.join(said)} "
    for phrase in _AS_WELL[tongue]:
        before, found, rest = text.partition(phrase)
        spoken, last = rest.split(), before.split()[-1:]
        deed = (spoken[-1:] if tongue == "de" else spoken[:1]) if found and _AS_MUCH.isdisjoint(last) else []
        if deed and deed[0].isalpha() and deed[0].endswith(_DEEDS[tongue]) and deed[0] not in _SEEN:
            return f"{phrase.strip()} … {deed[0]}"
    return ""


def _custom(said: Words, tongue: str) -> str:
    table, text = _CUSTOMS[tongue], f" {' '.join(said)} "
    for phrase in table.whole:
        _, found, rest = text.partition(phrase)
        deed = _infinitive(rest.split(), table) if found else ""
        if deed:
            return f"{phrase.strip()} … {deed}"
    for phrase in table.opens:
        _, found, rest = text.partition(phrase)
        spoken = rest.split() if found else []
        at = next((at for at, word in enumerate(spoken[: _BEHIND + 1]) if word in table.names), None)
        if at is not None and table.fillers.issuperset(spoken[:at]):
            deed = _infinitive(spoken[at + 1 :], table)
            if deed:
                return f"{phrase.strip()} … {spoken[at]} … {deed}"
    return ""


def _infinitive(rest: Words, table: _Customs) -> str:
    """The infinitive that says what is done; empty if the words tell of an event or of what happens to one."""
    before = ""
    for word in rest:
        if word in _STOPS and before != ",":
            return ""
        is_linked = not table.links or before in table.links
        if is_linked and word.isalpha() and word.endswith(table.endings):
            return "" if word in _SEEN else word
        before = word
    return ""


def _german_custom(said: Words) -> str:
    """A custom and an infinitive with zu in the same part of the sentence or beside it: "es ist üblich, … abzuschalten"."""
    parts = " ".join(said).split(" , ")
    for at, part in enumerate(parts):
        spoken = part.split()
        name = next((word for word in spoken if word in _GERMAN_CUSTOMS), "")
        if name and not _GERMAN_BE.isdisjoint(spoken):
            near = [other.split() for other in (part, *parts[at + 1 : at + 3], *parts[max(at - 1, 0) : at])]
            deed = next((deed for other in near if (deed := _german_infinitive(other))), "")
            if deed:
                return f"{name} … {deed}"
    return ""


def _german_infinitive(part: Words) -> str:
    """The infinitive with zu of a part that opens as a deed."""
    from memkit.rules.norms.german import is_to_infinitive

    if not part or part[0] in _NO_DEED:
        return ""
    for at, word in enumerate(part):
        verb = part[at + 1] if word == "zu" and part[at + 1 :] else word if is_to_infinitive(word) else ""
        if verb.endswith(("en", "ern", "eln")) and verb not in _SEEN:
            return verb
    return ""


def _never(said: Words, tongue: str) -> str:
    """What one should never do: "one should never …", "on ne devrait jamais …", "nunca se debería …"."""
    one, must = _ONE[tongue], TONGUES[tongue].must
    spoken = [word for word in said if word not in _PARTICLES]
    for at, word in enumerate(spoken[:-1]):
        # "sollte man nie"
        beside = spoken[at + 1 : at + 2] + (spoken[max(at - 1, 0) : at] if tongue == "de" else [])
        modal = next((near for near in beside if f" {near} " in must), "") if word == one else ""
        around = [*spoken[max(at - 1, 0) : at], *spoken[at + 1 : at + _NEAR]]
        never = next((near for near in around if near in _NEVER), "")
        if modal and never and _SEEN.isdisjoint(spoken[at : at + _NEAR + 1]):
            return f"{one} {modal} … {never}"
    return ""

"""The languages a sentence may be in, by its function words: English, German, French and Spanish."""

from __future__ import annotations

from memkit.contradict.lexicon import VERBS, words
from memkit.rules.norms.sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence

COMMON: dict[str, frozenset[str]] = {
    "en": words(
        """
        the a an is are was were be been of to in on at for with without by from as and or not no but if
        when that this these those it its there than then into has have had do does don't doesn't can't
        cannot can could may must should will would shall we you they our your their all any each every
        only never always after before because so which who what how while until during via per one two
        both nobody everyone everything most some such same other more less between under over about up
        out off use uses run runs also still again once here against across new set sets let let's i my
        his her he she them us me neither nor please make makes keep ensure isn't aren't won't didn't wasn't
        """
    ),
    "de": words(
        """
        der die das den dem des ein eine einen einem einer eines ist sind war waren wird werden wurde
        wurden und oder nicht kein keine keinen keiner keinem mit ohne für von vom zu zum zur im in ins
        auf aus bei beim nach vor über unter wenn dass als wie auch nur noch nie niemals immer es sie
        wir ihr ich du man sich durch pro bis seit hat haben kann können muss müssen darf dürfen soll
        sollen sollte sollten alle alles jede jeder jedes jeden jedem niemand an am ab um weil damit
        aber sondern statt zwischen gegen bitte hier dort dann danach zuerst erst so vorher bevor
        nachdem unser unsere unseren euer dein deine ihre ihren seine seinen wer was wo deshalb solange
        sobald dürft müsst weder alten zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig
        dreißig neunzig hundert sekunden sekunde minuten minute stunden stunde tage tagen wochen monate
        zeichen gelten gilt enthält enthalten liefert braucht dauert heißt während seiner ihrem ihrer
        diese dieser dieses diesem diesen sehr jetzt nichts etwas sonst je oft mal aller allen sei wäre
        gibt liegt liegen steht stehen läuft laufen mehr ganz sofort wieder mindestens höchstens
        """
    ),
    "fr": words(
        """
        le la les l' un une des du de d' est sont était étaient a ont au aux à et ou ne n' pas jamais
        plus que qu' qui dans sur sous avec sans pour par en ce cette ces cet il elle ils elles on nous
        vous tu je se s' son sa ses leur leurs notre nos votre vos ton ta tes mon ma mes si quand
        lorsque lorsqu' avant après toujours tout toute tous toutes chaque aucun aucune personne doit
        doivent peut peuvent faut être avoir fait font comme mais donc car où dont entre depuis pendant
        vers chez seul seuls seule seules aussi même très puis ainsi sauf merci y c' été non quiconque
        nul va vont dès désormais veuillez deux trois quatre cinq six sept huit dix vingt trente cent
        secondes seconde minutes heures jours mois rien celui celle ceux moins peu trop encore déjà ici
        cela ça ni lui eux n'importe quelle quel quels quelles tant lors selon
        """
    ),
    "es": words(
        """
        el la los las lo un una unos unas de del al a y o u e no nunca jamás siempre es son era eran
        está están ha han hay se su sus con sin para por en entre sobre bajo que quien quienes cual
        cuando si antes después desde hasta como más menos muy también solo sólo solamente este esta
        estos estas ese esa eso cada todo toda todos todas ningún ninguna nadie debe deben debemos puede
        pueden puedes podemos fue fueron ser estar tiene tienen tenemos nuestro nuestra nuestros
        nuestras tu tus mi mis te le les nos me ya aunque porque pero sino así donde tras según mientras
        además dos tres cuatro cinco seis siete ocho diez veinte treinta cien segundos segundo minutos
        horas días meses nada algo aquí ahí luego primero ni cualquier cualquiera durante contra hacia
        aún poco mucho otra otro otros otras queda quedan va van hace ellos ellas él favor conviene haya
        esté
        """
    ),
}
# Function words that other languages do not share.
_FOREIGN = words(
    """
    nooit niet het een wordt moeten mogen geen voor naar alleen altijd zonder zijn deze maar och inte
    aldrig får ska för till är att ikke aldri alltid og må skal bliver af jeg não nunca sempre deve
    devem você vocês uma são os ao dos das pelo pela com sem il lo gli della delle degli nel nella non
    mai senza ogni devono può possono sono che di per questo nie zawsze należy jest są nigdy się bez
    przed tylko może każdy wszystkie nu și este sunt trebuie fără doar her zaman asla ve bir için
    olmadan vždy nikdy musí jen ei aina saa pitää ilman mindig soha kell nem és csak tidak jangan selalu
    harus dan yang tanpa không luôn phải
    """
)
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzäöüßàâæçéèêëîïôœùûüÿáíóúñ'-")
# letters that no other of the four languages has
_OWN = {
    "en": frozenset(),
    "de": frozenset("äöß"),
    "fr": frozenset("àâæçèêëîïôœùûÿ"),
    "es": frozenset("áíóúñ"),
}
_ALL = frozenset().union(*COMMON.values())


def tongues_of(sentence: Sentence) -> tuple[str, ...] | None:
    """The languages a sentence may be in, likeliest first; None if no word list covers it."""
    plain = [word for word in sentence.words if word not in (",", CODE, NAME)]
    if any(not _LETTERS.issuperset(word) for word in plain):
        return None
    if len(plain) == 1 and _joins_names(sentence):
        return ("en",)
    counts = {
        name: sum(word in common or not _OWN[name].isdisjoint(word) for word in plain)
        for name, common in COMMON.items()
    }
    best = max(counts.values())
    foreign = sum(word in _FOREIGN and word not in _ALL for word in plain)
    if foreign >= max(1, best) or (foreign and foreign * 2 > best):
        return None
    if not best and all(word.isupper() for word in sentence.cased if word.isalpha()):
        # nothing but acronyms: names, which any language may list
        return tuple(counts)
    if best <= 2:
        found = _tongues_by_weights(plain, counts)
        return None if found and not best and _is_foreign(sentence, plain, found) else found
    return tuple(name for name in counts if counts[name] == best)


def _tongues_by_weights(plain: list[str], counts: dict[str, int]) -> tuple[str, ...] | None:
    """The languages of a sentence with hardly any function word: those that know most of its other words."""
    from memkit.rules.norms.leaning import STEM, weights_of

    scores = {
        name: 3 * counts[name]
        + sum(word[:STEM] in weights_of(name) for word in plain)
        + opens_order(plain, name)
        for name in counts
    }
    best = max(scores.values())
    if best == 0 and len(plain) > 3:
        return None
    most = max(counts.values())
    tied = tuple(name for name in scores if scores[name] == best or (most and counts[name] == most))
    # "Test doubles live in …": words that two languages share, but an English verb behind them
    is_english = "en" in tied and not VERBS.isdisjoint(plain[1:])
    return ("en",) if is_english and not any(opens_order(plain, name) for name in tied) else tied


def _joins_names(sentence: Sentence) -> bool:
    """Whether one word stands between names, and so is their verb: "`PilotError` extiende `PortError`"."""
    said = sentence.words
    return len(said) > 2 and said[0] in (CODE, NAME) and said[-1] in (CODE, NAME)


def opens_order(plain: list[str], tongue: str) -> int:
    """Two if a sentence opens with an imperative that only this language has: "Prefiere `notify` a …"."""
    if tongue == "en" or not plain or plain[0] in VERBS:
        return 0
    if tongue == "de":
        from memkit.rules.norms.german_words import IMPERATIVES
    elif tongue == "fr":
        from memkit.rules.norms.french import IMPERATIVES
    else:
        from memkit.rules.norms.spanish import IMPERATIVES
    return 2 * (plain[0] in IMPERATIVES)


def _is_foreign(sentence: Sentence, plain: list[str], tongues: tuple[str, ...]) -> bool:
    """Whether a sentence about a name has hardly a word that one of these languages knows: "Verwijder RateLimit"."""
    from memkit.rules.norms.english import is_third
    from memkit.rules.norms.leaning import STEM, weights_of

    pairs = zip(sentence.words, sentence.cased, strict=True)
    if not any(word == CODE or (word == NAME and not cased[0].isdigit()) for word, cased in pairs):
        return False
    known = [
        word
        for word in plain
        if word in VERBS or is_third(word) or any(word[:STEM] in weights_of(one) for one in tongues)
    ]
    return bool(plain) and len(known) * 2 < len(plain)

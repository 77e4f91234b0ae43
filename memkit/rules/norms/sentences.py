"""The reading of a claim: its sentences and words, without regular expressions (code, paths and numbers are placeholders),
their language, by its function words, classes of words that the four languages share, and what supports the claim.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.lexicon import VERBS, words

CODE, NAME = "`", "§"
_MARKS = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "„": '"', "\u00a0": " ", "‑": "-"}
)
_ENDS = (". ", "! ", "? ")
_BREAKS = (": ", "; ", " — ", " – ", " - ", "…", " → ", " => ")
_SHORT = {"e.g. ": "eg ", "i.e. ": "ie ", "z. B. ": "zb ", "d. h. ": "dh ", "p. ej. ": "pej ", "vs. ": "vs "}
# headers of HTTP inside a sentence whose value reads like a verb
_HEADERS = {" Connection: close": " header", " Connection: upgrade": " header"}
_EDGES = "\"'()[]{}<>*_~.!?:;¡¿#•"
_ELIDED = ("l'", "d'", "n'", "s'", "j'", "c'", "m'", "t'", "qu'", "jusqu'", "lorsqu'", "puisqu'", "quelqu'")

Words = list[str]


@struct(frozen=True)
class Sentence:
    """One clause of a claim: its words in lower case, with commas as separate words, and the words as written."""

    words: Words
    cased: Words


def plain_text(text: str) -> str:
    """The text in composed characters with plain quotes and no hidden ones."""
    if not text.isascii():
        import unicodedata

        text = unicodedata.normalize("NFKC", text).translate(_MARKS)
        text = "".join([letter for letter in text if unicodedata.category(letter) not in ("Cf", "Mn")])
    return text


def spans_of(text: str) -> tuple[str, list[str]]:
    """The text with each code span replaced by one placeholder, and the spans."""
    if "`" not in text:
        return text, []
    parts = text.replace("```", "`").replace("``", "`").split("`")
    return f" {CODE} ".join(parts[::2]), [part.strip() for part in parts[1::2]]


def statements_of(text: str) -> list[list[Sentence]]:
    """The sentences of a claim in order, each as its clauses that contain a word."""
    plain, _ = spans_of(plain_text(text))
    # a semicolon between blanks is a sign that is spoken of
    plain = plain.replace(" ; ", f" {CODE} ")
    for short, long in (*_SHORT.items(), *_HEADERS.items()):
        plain = plain.replace(short, long)
    for end in _ENDS:
        plain = plain.replace(end, "\n")
    for stop in _BREAKS:
        plain = plain.replace(stop, "\0")
    lines = [[_words(clause) for clause in line.split("\0")] for line in plain.split("\n")]
    found = [[clause for clause in line if any(word.isalpha() for word in clause.words)] for line in lines]
    return [statement for statement in found if statement]


def _words(line: str) -> Sentence:
    words: list[str] = []
    cased: list[str] = []
    for raw in line.replace(",", " , ").split():
        for part in _parts(raw):
            words.append(part if part in (",", CODE) else NAME if _is_name(part) else part.lower())
            cased.append(part)
    return Sentence(words, cased)


def _parts(raw: str) -> list[str]:
    """A word without the marks around it, a French elision apart."""
    if raw in (",", CODE):
        return [raw]
    word = raw.lstrip(_EDGES).rstrip(_EDGES)
    at = word.find("'")
    if at > 0 and word[: at + 1].lower() in _ELIDED and len(word) > at + 1:
        return [word[: at + 1], word[at + 1 :]]
    return [word] if word else []


def _is_name(word: str) -> bool:
    """Whether the word is a path, a number, a flag, a dotted or camel-cased name rather than a word of a language."""
    if word[:1] == "-":
        return True
    if word.isalpha() and (word.islower() or word[1:].islower() or word.isupper() or word[:-1].isupper()):
        return False
    if any(
        letter.isdigit() or (letter.isascii() and not letter.isalpha() and letter not in "'-")
        for letter in word
    ):
        return True
    return any(letter.isupper() for letter in word[1:]) and "-" not in word and not word.isupper()


# Programs and parts of them, in the four languages: as acting subjects they are not people.
PROGRAMS = words(
    """
    bot linter scanner formatter script job hook workflow action tool engine importer exporter dashboard mailer
    scheduler parser pipeline cron cronjob server daemon worker compiler runner loader watcher proxy gateway service
    client suite broker cache queue app application plugin controller validator planner resolver driver kernel library
    api cli command form page process thread node cluster system interface endpoint middleware handler function method
    decoder encoder lexer renderer allocator collector crawler indexer solver router protection program module
    device sensor database trigger buffer editor browser template widget skript werkzeug dienst befehl treiber
    planer lader löser dekoder kodierer warteschlange anwendung programm oberfläche formular seite prozess knoten
    gerät schutz datenbank steuerung puffer regel formateur tâche moteur importeur exportateur serveur commande
    analyseur ordonnanceur courtier chargeur compilateur pilote résolveur solveur passerelle navigateur noyau robot
    file formulaire processus nœud appareil base outil validateur décodeur programme travail escáner formateador tarea
    motor importador exportador servidor comando analizador planificador cargador compilador controlador resolutor
    optimizador pasarela navegador núcleo cola formulario página proceso nodo aparato interfaz herramienta protección acción
    validador decodificador programa trabajo servicio
    """
)
# adjectives and nouns that call for something or forbid it
CALLED_FOR = words(
    """
    mandatory required preferred forbidden prohibited verpflichtend pflicht bevorzugt erwünscht unerwünscht verboten
    obligatoire obligatoires préférence interdit interdite interdits obligatorio obligatoria obligatorios obligatorias
    prohibido prohibida preferentemente preferiblemente
    """
)
ARTICLES = words(
    """
    the a an this each every its our der die das ein eine jeder jede jedes unser unsere le la l' un une ce cette chaque
    notre el una este esta cada nuestro nuestra
    """
)
# what people make, and where they put it
SOURCE = words(
    """
    main master src code codebase repository repo core test tests review reviews squash merge merges commit commits push
    pushes pr prs print mock mocks todo todos secret secrets import imports dependency dependencies view views controller
    controllers approval approvals sign-off sign-offs freigabe freigaben validations aprobación aprobaciones
    docstring docstrings screenshot screenshots build rebase module modules
    klassen abhängigkeit abhängigkeiten modul module squash-merge unit-tests relecture fusion dépôt vues contrôleurs
    dépendance dépendances revue captures pruebas prueba revisión fusión repositorio vistas controladores dependencia
    dependencias capturas módulo módulos
    logic logik geschäftslogik logique lógica controllern modulen vorlagen templates plantillas modèles
    """
)
# whoever writes with a model, and its readers
AGENTS = words(
    """
    agent agents assistant assistants model models ai assistent assistenten agenten ki modell modèle modèles asistente
    asistentes agente agentes modelo modelos
    """
)


def is_person(word: str, people: frozenset[str]) -> bool:
    """Whether a word is one of `people`, or a compound with one at its end: "API-Team", "Release-Verantwortliche"."""
    return word in people or word.rpartition("-")[2] in people or word.endswith("team")


def is_program(word: str) -> bool:
    """Whether a word names a program or a part of one, or says that something happens by itself."""
    return word.split("-")[-1].removesuffix("s") in PROGRAMS or word.startswith("automati")


@struct(frozen=True)
class Backing:
    """The support for a claim, the names of the cited symbols, and the flags of the claim that a cited file defines.

    `grade`: "code" if the cited code contains a name, a literal or a number of the claim, or most of its words; "some" if
    it contains a few of its words; "work" if only tests, workflows or builds do; "words" if only prose or a comment is
    cited, or nothing; empty if unknown.
    """

    grade: str = ""
    anchors: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()


UNKNOWN, BY_WORDS, BY_CODE = Backing(), Backing("words"), Backing("code")


COMMON: dict[str, frozenset[str]] = {
    "en": words(
        """
        the a an is are was were be been of to in on at for with without by from as and or not no but if
        when that this these those it its there than then into has have had do does don't doesn't can't
        cannot can could may must should will would shall we you they our your their all any each every
        only never always after before because so which who what how while until during via per one two
        both nobody everyone everything most some such same other more less between under over about up
        out off use uses run runs also still again once here against across new set sets let let's i my
        his her he she them us me please make makes keep ensure isn't aren't won't didn't wasn't
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
        sobald dürft müsst alten zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig
        dreißig neunzig hundert sekunden sekunde minuten minute stunden stunde tage tagen wochen monate
        zeichen gelten gilt enthält enthalten liefert braucht dauert heißt während seiner ihrem ihrer
        diese dieser dieses diesem diesen sehr jetzt nichts etwas sonst je oft mal aller allen sei wäre
        gibt liegt liegen steht stehen läuft laufen mehr ganz sofort wieder
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
        cela ça lui eux n'importe quelle quel quels quelles tant lors selon
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
        return _tongues_by_weights(plain, counts)
    return tuple(name for name in counts if counts[name] == best)


def _tongues_by_weights(plain: list[str], counts: dict[str, int]) -> tuple[str, ...] | None:
    """The languages of a sentence with hardly any function word: those that know most of its other words."""
    from memkit.rules.norms.leaning import STEM, weights_of

    scores = {
        name: 3 * counts[name] + sum(word[:STEM] in weights_of(name) for word in plain) for name in counts
    }
    best = max(scores.values())
    if best == 0 and len(plain) > 3:
        return None
    tied = tuple(name for name in scores if scores[name] == best)
    # "Test doubles live in …": words that two languages share, but an English verb behind them
    return ("en",) if "en" in tied and not VERBS.isdisjoint(plain[1:]) else tied

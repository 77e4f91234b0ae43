"""The reading of a claim: its sentences and words, without regular expressions (code, paths and numbers are placeholders),
classes of words that the four languages share, and what supports the claim.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.lexicon import words
from memkit.rules.norms.markup import without_front, without_markup

CODE, NAME = "`", "§"
_MARKS = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "„": '"', "\u00a0": " ", "‑": "-"}
)
_ENDS = (". ", "! ", "? ")
_TEXT_ENDS = (". ", "! ", "? ", "; ", "\n")
_BREAKS = (": ", "; ", " — ", " – ", " - ", "…", " → ", " => ")
_SHORT = {"e.g. ": "eg ", "i.e. ": "ie ", "z. B. ": "zb ", "d. h. ": "dh ", "p. ej. ": "pej ", "vs. ": "vs "}
# headers of HTTP inside a sentence whose value reads like a verb
_HEADERS = {" Connection: close": " header", " Connection: upgrade": " header"}
_SCOPES = frozenset("#._")
# the last letter of Greek, which units use; a word with letters behind it is no name of the code
_GREEK = "\u03ff"
# words that only French has among the four languages
_FRENCH = words("les une des est et l' d' qu' n' ne pas dans sont sur avec du au aux ce cette il")
# German nouns that an ordinal counts
_COUNTED = words(
    """
    tag tage monat jahr quartal woche januar februar märz april mai juni juli august september oktober november dezember
    byte bit zeichen zeile spalte stelle element eintrag schritt versuch anlauf durchlauf lauf zug mal
    """
)
# the most letters of a unit, and Greek letters that open or are one
_UNIT, _GREEK_UNITS = 2, "μΩπσε"
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


def sentences_of(text: str) -> list[str]:
    """The sentences of a text as they are written, each on one line."""
    text = "\n".join(text.splitlines())
    for end in _TEXT_ENDS:
        text = text.replace(end, end.rstrip() + "\0")
    return [line for part in text.split("\0") if (line := " ".join(part.split()))]


def statements_of(text: str) -> list[list[Sentence]]:
    """The sentences of a claim in order, each as its clauses that contain a word."""
    plain, _ = spans_of(without_markup("\n".join(plain_text(text).splitlines())))
    # a semicolon between blanks is a sign that is spoken of, but in French the end of a clause
    if " ; " in plain and _FRENCH.isdisjoint(plain.lower().replace("'", "' ").split()):
        plain = plain.replace(" ; ", f" {CODE} ")
    for short, long in (*_SHORT.items(), *_HEADERS.items()):
        plain = plain.replace(short, long)
    if "! " in plain or "? " in plain:
        plain = " ".join([_bare_name(word) for word in plain.split(" ")])
    plain = _without_ordinals(plain)
    for end in _ENDS:
        plain = plain.replace(end, "\n")
    plain = "\n".join(map(without_front, plain.split("\n")))
    for stop in _BREAKS:
        plain = plain.replace(stop, "\0")
    lines = [[_words(clause) for clause in line.split("\0")] for line in plain.split("\n")]
    found = [[clause for clause in line if any(word.isalpha() for word in clause.words)] for line in lines]
    return [statement for statement in found if statement]


def asides_of(text: str) -> list[str]:
    """The texts in brackets; code keeps its own."""
    plain, _ = spans_of(plain_text(text))
    rest = plain.replace("[", "(").replace("]", ")").split("(")[1:]
    return [part.partition(")")[0] for part in rest]


def _words(line: str) -> Sentence:
    words: list[str] = []
    cased: list[str] = []
    pieces = line.replace(",", " , ").split()
    for at, raw in enumerate(pieces, 1):
        for part in [NAME] if _is_call(raw, pieces[at : at + 1]) else _parts(raw):
            words.append(part if part in (",", CODE) else NAME if _is_name(part) else part.lower())
            cased.append(part)
    return Sentence(words, cased)


def _is_call(raw: str, follows: Words) -> bool:
    """Whether a piece of text is the name of a function, as in "timeout() only starts …"; not in "delete() the branch"."""
    return raw.endswith("()") and raw[:1].isalpha() and ARTICLES.isdisjoint(follows)


def _bare_name(word: str) -> str:
    """A name of the code without the mark at its end: "Process#quiet!" ends no sentence."""
    return (
        word[:-1]
        if word.endswith(("!", "?")) and not word.isupper() and not _SCOPES.isdisjoint(word)
        else word
    )


def _without_ordinals(plain: str) -> str:
    """The text without the full stop of a German ordinal, which ends no sentence: "am 42. Tag"."""
    if not any(f"{digit}. " in plain for digit in "0123456789"):
        return plain
    said = plain.split(" ")
    pairs = zip(said, [*said[1:], ""], strict=True)
    return " ".join(
        [
            word[:-1] if word[:-1].isdigit() and next.strip(",.").lower() in _COUNTED else word
            for word, next in pairs
        ]
    )


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
    if not word.isascii() and any(letter.isalpha() and letter > _GREEK for letter in word):
        return False
    if _is_unit(word):
        return True
    if word.isalpha() and (word.islower() or word[1:].islower() or word.isupper() or word[:-1].isupper()):
        return False
    if any(
        letter.isdigit() or (letter.isascii() and not letter.isalpha() and letter not in "'-")
        for letter in word
    ):
        return True
    return any(letter.isupper() for letter in word[1:]) and "-" not in word and not word.isupper()


def _is_unit(word: str) -> bool:
    """Whether the word is a sign or a unit: "×", "€", "°C", "μs"; a word of a language has more letters."""
    if word.isascii() or sum(letter.isalpha() for letter in word) > _UNIT:
        return False
    return word[0] in _GREEK_UNITS or not all(letter.isalpha() or letter in "'-" for letter in word)


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
    """The support for a claim, the names of the cited symbols, and what of the claim the cited files hold: flags that they
    define, quotations.

    `grade`: "code" if the cited code contains a name, a literal or a number of the claim, or most of its words; "some" if
    it contains a few of its words; "work" if only tests, workflows or builds do; "words" if only prose or a comment is
    cited, or nothing; empty if unknown.
    """

    grade: str = ""
    anchors: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()
    quoted: frozenset[str] = frozenset()


UNKNOWN, BY_WORDS, BY_CODE = Backing(), Backing("words"), Backing("code")

"""From a core sentence to tokens: words, names, literals and numbers, with compounds joined and hyphens split."""

from __future__ import annotations

from memkit.boot.memo import lazy, memoised, re
from memkit.contradict.lexicon import PREPOSITIONS, STOP, VERBS, stem, stem_table
from memkit.contradict.phrasing import CODE_BASE

WORD, LITERAL, NUMBER, PUNCT = "word", "literal", "number", "punct"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    class Token(NamedTuple):
        """One token: its kind, word in lower case and stem; a name, glued to the one before, or a light verb."""

        kind: str
        word: str
        stem: str
        name: bool = False
        glued: bool = False
        raw: str = ""
        light: bool = False
else:
    # `typing` and `collections` would take as long to load as a claim to compare
    try:
        from _collections import _tuplegetter
    except ImportError:  # another interpreter

        def _tuplegetter(at, _):
            return property(lambda token: token[at])

    class Token(tuple):
        """What the checker sees above."""

        __slots__ = ()
        _names = ("kind", "word", "stem", "name", "glued", "raw", "light")

        def __new__(cls, kind, word, stem, name=False, glued=False, raw="", light=False):
            return tuple.__new__(cls, (kind, word, stem, name, glued, raw, light))

        kind, word, stem, name, glued, raw, light = (_tuplegetter(at, None) for at in range(7))

        def _replace(self, **changes):
            return Token(**{**dict(zip(self._names, self, strict=True)), **changes})


_TOKEN = lazy(
    r"(?P<code>[\ue000-\uefff])"
    r"|(?P<url>https?://[^\s,;]+)"
    r"|(?P<clock>\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?\b)?|\d{1,2}\s?[ap]\.?m\.?\b)"
    r"|(?P<date>(?:19|20)\d\d-\d\d(?:-\d\d)?)"
    r"|(?P<money>[$€£¥]\s?\d[\d,]*(?:\.\d+)?[kKmM]?\b)"
    r"|(?P<version>v\d+(?:\.\d+)*(?:\.[x*])?\b|\d+(?:\.\d+){2,}(?:[-.]\w+)*|\d+(?:\.\d+)?\.[x*](?!\w))"
    r"|(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[._]\d+)*)(?P<unit>[a-zA-Zµ]{1,5}\b(?![-\w])|\s?%|\+)?"
    r"|(?P<ident>[a-z]{2,12}(?:-[a-z]+)+-\d\b(?!-)|(?!non-)[A-Za-z]{2,}(?:-[A-Za-z]+)*-(?:[A-Za-z]|(?!in|on|up|by|to|of|at)[a-z]{2})\b(?![-'])|[A-Za-z][A-Za-z]*\d[\w.+#/-]*\w|[A-Za-z]\w*[-][\w-]*\d[\w.-]*\w|[A-Za-z]\w*-\d\w*|\w+_\w+|[A-Za-z]+(?:\.[A-Za-z]+)+|[A-Za-z]\w*=\w+|[A-Za-z]+[#+]+|[A-Za-z]+\d+)"
    r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)?)"
    r"|(?P<hyphen>-(?=\w))"
    r"|(?P<punct>[,;:/&])"
    r"|(?P<op>[<>≤≥~≈]=?|–)"
)

_COMPOUNDS = {
    ("no", "longer"): "nolonger",
    ("not", "anymore"): "nolonger",
    ("pull", "request"): "pullrequest",
    ("merge", "request"): "pullrequest",
    ("time", "out"): "timeout",
    ("time", "zone"): "timezone",
    ("log", "in"): "login",
    ("sign", "in"): "login",
    ("sign", "off"): "signoff",
    ("by", "hand"): "manual",
    ("hand", "edit"): "edit manual",
    ("opt", "in"): "optin",
    ("opt", "out"): "optout",
    ("back", "up"): "backup",
    ("roll", "back"): "rollback",
    ("file", "name"): "filename",
    ("user", "name"): "username",
    ("read", "only"): "readonly",
    ("single", "tenant"): "singletenant",
    ("multi", "tenant"): "multitenant",
    ("plain", "text"): "plaintext",
    ("code", "base"): "codebase",
    ("data", "base"): "database",
    ("e", "mail"): "email",
    ("open", "source"): "opensource",
    ("turn", "on"): "enable",
    ("switch", "on"): "enable",
    ("turn", "off"): "disable",
    ("switch", "off"): "disable",
    ("leave", "out"): "exclude",
    ("white", "space"): "whitespace",
    ("web", "hook"): "webhook",
    ("check", "list"): "checklist",
    ("life", "time"): "lifetime",
    ("ascending", "order"): "ascend",
    ("descending", "order"): "descend",
    ("query", "string"): "query",
    ("query", "parameter"): "query",
    ("request", "body"): "body",
    ("command", "line"): "cli",
    ("front", "end"): "frontend",
    ("back", "end"): "backend",
    ("real", "time"): "realtime",
    ("end", "point"): "endpoint",
    ("lower", "case"): "lowercase",
    ("upper", "case"): "uppercase",
    ("title", "case"): "titlecase",
    ("camel", "case"): "camelcase",
    ("snake", "case"): "snake_case",
    ("pascal", "case"): "pascalcase",
    ("soft", "delet"): "softdelete",
    ("hard", "delet"): "harddelete",
}
# participles of verbs that join a preposition: "built-in"
_PARTED = frozenset(("built", "baked", "mixed", "stand", "blown", "written"))
_STEMS = stem_table(" ".join([word for pair in _COMPOUNDS for word in pair]))
COMPOUND_STEMS = {(_STEMS[a], _STEMS[b]): target for (a, b), target in _COMPOUNDS.items()}


def tokenize(core: str, literals: tuple[str, ...]) -> list[Token]:
    """The tokens of a core sentence, in order."""
    tokens: list[Token] = []
    if not core:
        return tokens
    glue = False
    for match in _TOKEN.finditer(core):
        kind = match.lastgroup or ""
        if kind == "hyphen":
            glue = bool(tokens) and core[match.start() - 1 : match.start()].isalnum()
            continue
        tokens.extend(_token(kind, match, literals, not tokens, glue))
        glue = False
    return _joined_names(_join_terms(tokens))


def _token(
    kind: str, match: re.Match[str], literals: tuple[str, ...], first: bool, glue: bool
) -> tuple[Token, ...]:
    text = match[0]
    if kind == "code":
        literal = literals[ord(text) - CODE_BASE]
        return (Token(LITERAL, literal.casefold(), literal.casefold(), True, False, literal),)
    if kind in ("url", "ident"):
        kind = LITERAL if kind == "url" or "=" in text else WORD
        return (Token(kind, text.casefold(), text.casefold(), True, glue, text),)
    if kind == "punct":
        return (Token(PUNCT, text, ""),)
    if kind == "word":
        return _words((text, first, glue))
    return (Token(NUMBER, "number" if kind == "unit" else kind, "", False, glue, text),)


@memoised(20000)
def _words(asked: tuple[str, bool, bool]) -> tuple[Token, ...]:
    """The tokens of a word, whether it is the first, and whether a hyphen ties it to the one before."""
    text, first, glue = asked
    lower = text.casefold()
    if lower.endswith("n't") or lower in ("cannot", "can't"):
        head = {"can't": "can", "cannot": "can", "won't": "will"}.get(lower, lower[:-3])
        return Token(WORD, head, stem(head)), Token(WORD, "not", "not")
    lower = lower.split("'")[0] if "'" in lower else lower
    inner = any(char.isupper() for char in text[1:])
    name = inner or (text[0].isupper() and not first)
    # A lone capital letter names something: schema A, plan B.
    if len(text) == 1 and text.isupper() and not first:
        return (Token(WORD, f"{lower}#", f"{lower}#", True, glue, text),)
    return (Token(WORD, lower, stem(lower), name, glue, text),)


def _inflect(target: str, first: str, second: str) -> str:
    if first.endswith("ed"):
        return target.removesuffix("e") + "ed"
    if first.endswith("ing"):
        return target.removesuffix("e") + "ing"
    return target + "s" if first.endswith("s") or second.endswith("s") else target


def _join_terms(tokens: list[Token]) -> list[Token]:
    """Two-word terms become one token, so that "time out" and "timeout" meet."""
    out: list[Token] = []
    for token in tokens:
        last = out[-1] if out else None
        if last and token.glued and token.kind == WORD and last.word in ("non", "un", "re"):
            word = last.word + token.word
            out[-1] = Token(WORD, word, stem(word), False, last.glued, word)
            continue
        target = (
            COMPOUND_STEMS.get((last.stem, token.stem)) if last and last.kind == token.kind == WORD else None
        )
        if target is None or last is None or (last.stem == "log" and last.word != "log"):
            out.append(token)
            continue
        parts = target.split()
        parts[-1] = _inflect(parts[-1], last.word, token.word)
        out[-1:] = [Token(WORD, part, stem(part), False, last.glued, part) for part in parts]
    return out


def _joined_names(tokens: list[Token]) -> list[Token]:
    """The same tokens; a small word that a hyphen ties to a name is part of that name: "media-us" is not "media-eu"."""
    return [
        token._replace(word=f"{token.word}#", stem=f"{token.word}#", name=True)
        if token.glued and _ends_a_name(tokens, at)
        else token
        for at, token in enumerate(tokens)
    ]


def _ends_a_name(tokens: list[Token], at: int) -> bool:
    """Whether a small word is the last part of a name; "plug-in" and "up-to-date" are none."""
    before, word = tokens[at - 1], tokens[at].word
    last = not tokens[at + 1 : at + 2] or not tokens[at + 1].glued
    phrasal = word in PREPOSITIONS and (
        before.stem in VERBS or before.word in VERBS or before.word in _PARTED
    )
    return last and word in STOP and before.kind == WORD and before.word not in STOP and not phrasal


def content_of(tokens: list[Token]) -> frozenset[str]:
    """The stems of the words that carry meaning."""
    return frozenset(t.stem for t in tokens if t.kind != PUNCT and t.stem and t.word not in STOP)

"""Phrases in a text: words the project does not want written, authors known to git, orders to an agent, and imitations.

Listed words match as whole words in any case on a normalised view, in one pass however long the list is. Orders to an
agent are a hint for the reviewer and block nothing. An imitation looks like a seal, a footer, a comment or a section of
memkit's own; it is reported by kind and position, and the caller decides whether to refuse or quarantine.
"""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy
from memkit.privacy import normalise
from memkit.privacy.characters import Trick
from memkit.privacy.normalise import view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.privacy.findings import Hit

_WORD = lazy(r"\w+")
_PIECES = lazy(r"\w+|[^\w\s]+|\s+")
_BLANK = lazy(r"\s{1,8}")
_MIN_IDENTITY = 4


def listed_words(text: str, words: tuple[str, ...], cls: str) -> Iterator[Hit]:
    """Every occurrence of a listed phrase as whole words."""
    from memkit.privacy.findings import Hit

    phrases = _by_first_word(words)
    if phrases:
        for found in _WORD.finditer(text):
            for phrase in phrases.get(found.group().casefold(), ()):
                end = _match(text, found.start(), phrase)
                if end:
                    yield Hit(cls, found.start(), end, "list")
                    break


def identities(people: tuple[str, ...]) -> tuple[str, ...]:
    """The phrases of git identities worth looking for: full names and addresses, not single short names."""
    phrases: list[str] = []
    for person in people:
        name, _, address = person.partition("<")
        phrases += [name.strip(), address.rstrip("> ").strip()]
    return tuple(phrase for phrase in phrases if len(phrase) >= _MIN_IDENTITY)


def _by_first_word(words: tuple[str, ...]) -> dict[str, list[list[str]]]:
    """Phrases as their pieces (words and the text between them), by first word, longest first."""
    table: dict[str, list[list[str]]] = {}
    for phrase in sorted(set(words), key=lambda word: (-len(word), word)):
        pieces = _PIECES.findall(view(phrase.strip()).text.casefold())
        while pieces and not pieces[0][0].isalnum() and pieces[0][0] != "_":
            pieces.pop(0)
        if pieces:
            table.setdefault(pieces[0], []).append(pieces)
    return table


def _match(text: str, start: int, pieces: list[str]) -> int:
    """The end of the phrase at `start`; any run of white space matches any other. 0 if the phrase is not there."""
    at = start
    for piece in pieces:
        if piece.isspace():
            blank = _BLANK.match(text, at)
            if blank is None:
                return 0
            at = blank.end()
        elif text[at : at + len(piece)].casefold() == piece:
            at += len(piece)
        else:
            return 0
    return 0 if text[at : at + 1].isalnum() and pieces[-1][-1].isalnum() else at


_CODE = lazy(
    r"(?ms)^ {0,3}(`{3,}|~{3,})[^\n]*\n.*?(?:^ {0,3}\1[`~]*[ \t]*$|\Z)|(?<!`)(`{1,3})(?!`)[^\n]*?(?<!`)\2(?!`)"
)
_FORGERIES = (
    ("forged seal", lazy(r"<!--\s{0,8}memkit\s{0,4}:\s{0,4}seal", IGNORE)),
    ("forged memkit comment", lazy(r"<!--\s{0,8}memkit\s{0,4}:", IGNORE)),
)
_HEADING = lazy(r"(?m)^ {0,3}## (?:Memory References|Working Memory|Record:)")
_FOOTER = lazy(
    r"<!--\s{0,8}(?:by|via|section|kind|src|why|content|consent|class|target|evidence)\s{0,2}:", IGNORE
)


def smuggling(text: str) -> tuple[Trick, ...]:
    """Comments, seals, footers and headings in user text that imitate memkit's own, by position."""
    tricks = {
        found.start(): name for name, pattern in reversed(_FORGERIES) for found in pattern.finditer(text)
    }
    shown = _CODE.sub(lambda code: " " * len(code.group()), text) if "`" in text or "~~~" in text else text
    for at in _places(shown, "<!--"):
        tricks.setdefault(at, "forged footer" if _FOOTER.match(shown, at) else "comment outside a code span")
    for found in _HEADING.finditer(shown):
        tricks.setdefault(found.start(), "forged section")
    tricks.update(_encoded_tricks(text, tricks))
    return tuple(Trick(at, name) for at, name in sorted(tricks.items()))


def _encoded_tricks(text: str, known: dict[int, str]) -> dict[int, str]:
    """Forged comments that appear only after entities and invisible characters are removed."""
    found = (
        _disguised_spans(text)
        if len(text) <= normalise.LONG
        else normalise.all_places(text, _disguised_spans)
    )
    return {at: f"{_FORGERIES[which][0]} in disguise" for at, _, which in found if at not in known}


def _disguised_spans(text: str) -> list[tuple[int, int, int]]:
    seen = view(text)
    if seen.text == text:
        return []
    places = {
        seen.offsets[found.start()]: which
        for which in reversed(range(len(_FORGERIES)))
        for found in _FORGERIES[which][1].finditer(seen.text)
    }
    return [(at, at + 1, which) for at, which in sorted(places.items())]


def _places(text: str, part: str) -> Iterator[int]:
    at = text.find(part)
    while at >= 0:
        yield at
        at = text.find(part, at + len(part))


# (words, pattern): every match contains one of the words, so the pattern is compiled only for a text with one of them
_ORDERS = tuple(
    (tuple(cues.split()), lazy(pattern, IGNORE))
    for cues, pattern in (
        (
            "ignore disregard forget override bypass",
            r"\b(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+|any\s+|the\s+|your\s+|these\s+|my\s+)*(?:previous"
            r"|prior|above|earlier|preceding|existing|system|other)\s+(?:instructions?|rules?|prompts?|messages?"
            r"|directions?|guidelines?|policies|constraints?|context)",
        ),
        (
            "you",
            r"\byou\s+are\s+(?:now|no\s+longer)\s+(?:a|an|the|in|bound|allowed)\b",
        ),
        (
            "from henceforth",
            r"\b(?:from\s+now\s+on|henceforth),?\s+(?:you|always|never|the\s+assistant)\b",
        ),
        (
            "instruction",
            r"\b(?:new|updated|real|hidden|secret)\s+(?:system\s+)?instructions?\s*:",
        ),
        (
            "prompt instruction",
            r"\b(?:reveal|print|repeat|show|leak|output)\s+(?:me\s+)?(?:your|the)\s+(?:system\s+|hidden\s+"
            r"|initial\s+)?(?:prompt|instructions)\b",
        ),
        (
            "user human reviewer developer operator",
            r"\b(?:do\s+not|don't|never)\s+(?:tell|inform|mention|show|reveal|alert|warn)\b[^.\n]{0,40}\b(?:user|human"
            r"|reviewer|developer|operator)s?\b",
        ),
        (
            "without",
            r"\bwithout\s+(?:telling|asking|informing|notifying)\s+(?:the\s+)?(?:user|human|reviewer|anyone)\b",
        ),
        (
            "act behave respond pretend",
            r"\b(?:act|behave|respond|pretend)\s+as\s+(?:if\s+you|a\s+|an\s+|the\s+)(?:\w+\s+){0,3}(?:assistant|admin"
            r"|system|root|developer|ai|model)\b",
        ),
        (
            "mode jailbreak",
            r"\b(?:developer|debug|god|jailbreak|dan)\s+mode\b|\bjailbreak\b",
        ),
        (
            "system assistant developer im_start im_end endoftext [inst] [/inst] <<sys>>",
            r"(?:^|\n)\s*(?:system|assistant|developer)\s*:\s*\S|<\|?/?(?:system|im_start|im_end|assistant|endoftext)\|?>"
            r"|(?-i:\[/?INST\]|<<SYS>>)",
        ),
        (
            "curl wget eval base64",
            r"\b(?:curl|wget)\b[^\n|]{0,200}\|\s*(?:ba|z|da)?sh\b|\beval\s*\(\s*(?:atob|base64)"
            r"|\bbase64\s+-d\b[^\n|]{0,80}\|\s*(?:ba)?sh\b",
        ),
        (
            "secret credential token key password env code memory conversation",
            r"\b(?:send|post|upload|exfiltrate|forward|e-?mail|leak)\b[^.\n]{0,60}\b(?:secrets?|credentials?|tokens?|keys?"
            r"|passwords?|environment|env\s+vars?|\.env|source\s+code|memory|conversation)\b[^.\n]{0,60}\b(?:to"
            r"|at)\b\s*(?:https?://|\S+@|\S+\.\w{2,})",
        ),
        (
            "immediately silently",
            r"\b(?:immediately|silently)\s+(?:run|execute|call|invoke|approve|promote|accept|merge|install|delete)\b",
        ),
        (
            "always",
            r"\balways\s+(?:approve|promote|accept|merge|trust)\b",
        ),
        (
            "without automatically immediately",
            r"\b(?:approve|promote|accept|merge|trust)\s+(?:this|it|all|every\w*)\s+(?:candidate\s+|fact\s+"
            r"|change\s+)?(?:without|automatically|immediately)\b",
        ),
        (
            "ignoriere vergiss missachte",
            r"\b(?:ignoriere|vergiss|missachte)\s+(?:alle\s+|die\s+|deine\s+)*(?:vorherigen|bisherigen|obigen"
            r"|früheren)\s+(?:anweisungen|regeln|befehle)",
        ),
        (
            "ignore oublie",
            r"\b(?:ignore[zr]?|oublie[zr]?)\s+(?:toutes\s+|les\s+|vos\s+|tes\s+)*(?:instructions"
            r"|consignes)\s+(?:précédentes|antérieures)",
        ),
        (
            "ignora olvida",
            r"\b(?:ignora|olvida)\s+(?:todas\s+|las\s+|tus\s+)*(?:instrucciones|reglas)\s+(?:anteriores|previas)",
        ),
    )
)


def instruction_like(text: str) -> tuple[str, ...]:
    """The phrases that read like orders to an agent, as written, for the reviewer to see. A signal, not a gate."""
    plain = view(text).text
    # a letter outside ASCII may be another case of an ASCII letter: then every pattern is tried
    low = plain.lower() if plain.isascii() else ""
    orders = [order for cues, order in _ORDERS if not low or any(map(low.__contains__, cues))]
    phrases = [(found.start(), found.group().strip()) for order in orders for found in order.finditer(plain)]
    return tuple(dict.fromkeys(phrase for _, phrase in sorted(phrases)))

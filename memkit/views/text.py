"""Escapes user text for markdown, so that it cannot open a comment, heading, fence or list. Pure text."""

from __future__ import annotations

from memkit.boot.pattern import lazy, re

# the bold labels before a doubtful text; user text that starts with one is escaped
LABELS = ("Unreviewed", "Stale", "In conflict", "Being replaced", "Closed")
_SPAN = lazy(r"`[^`\n]*`")
_CONTROL = lazy(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")
# text that would start a markdown block: anywhere in an item, and at its beginning
_STARTS = r"#{1,6}(?:\s|$)|>|```|~~~|<[A-Za-z/!?]|=+\s*$|-+\s*$|(?:[-*_]\s*){3,}$"
_BLOCK = lazy(_STARTS)
_OPENING = lazy(
    rf"{_STARTS}|[-+*](?:\s|$)|\[[ xX]\](?:\s|$)|\d{{1,9}}[.)](?:\s|$)|\*\*(?:{'|'.join(LABELS)})\*\*"
)
_NUMBER = lazy(r"\d{1,9}")
_UNSAFE = lazy(r"[\x00-\x20%()<>\[\]\\\"`|*?#]")


def code(word: str) -> str:
    """A word as a code span."""
    return "`" + _CONTROL.sub(" ", word).replace("`", "'").replace("\n", " ") + "`"


def inline(text: str, most: int = 0) -> str:
    """A text on one line, cut to `most` characters; comments in it are disarmed."""
    line = " ".join((text if text.isprintable() else _CONTROL.sub(" ", text)).split())
    if most and len(line) > most:
        line = line[: most - 1].rstrip() + "…"
    return _disarm(line)


def first_line(text: str, most: int) -> str:
    """The first line of a text, cut to `most` characters."""
    return inline(text.strip().partition("\n")[0], most)


def item_lines(text: str) -> list[str]:
    """A text as the lines of a list item: no blank ones, none that starts a block, no open comment."""
    if not text.isprintable():
        text = _CONTROL.sub(" ", text)
    lines = [line.rstrip() for line in _disarm(text).split("\n")]
    lines = [line for line in lines if line] or [""]
    return [_escape(lines[0].lstrip(), _OPENING), *(_escape(line, _BLOCK) for line in lines[1:])]


def text_of_lines(lines: list[str]) -> str:
    """The text from which `item_lines` made these lines, as far as line breaks were kept."""
    if not lines:
        return ""
    return "\n".join([_unescape(lines[0], _OPENING), *(_unescape(line, _BLOCK) for line in lines[1:])])


def block(text: str) -> str:
    """A record's body or a block of prose: unchanged except for line ends and outer blank lines."""
    return text.replace("\r\n", "\n").replace("\r", "\n").strip("\n")


def body_lines(text: str) -> list[str]:
    """A body as the lines of a list item; escapes lines that look like an item's footer."""
    lines = [line.rstrip() for line in block(text).split("\n")]
    return [re.sub(r"^(\s*)<!--", r"\1&lt;!--", line) for line in lines]


def cell(text: str) -> str:
    """A text as one cell of a table."""
    return inline(text).replace("\\|", "|").replace("|", "\\|")


def relative(path: str, file: str) -> str:
    """A repository path as a link target, relative to another file."""
    here, there = file.split("/")[:-1], path.split("/")
    same = 0
    while same < len(here) and same < len(there) - 1 and here[same] == there[same]:
        same += 1
    return _quote_path("/".join([".."] * (len(here) - same) + there[same:]))


def _quote_path(path: str) -> str:
    return _UNSAFE.sub(lambda found: f"%{ord(found[0]):02X}", path)


def _disarm(text: str) -> str:
    """Replaces comment signs outside code spans with entities; inside code spans they are harmless."""
    if "<!--" not in text and "-->" not in text:
        return text
    parts, last = [], 0
    for span in _SPAN.finditer(text):
        parts += [_entities(text[last : span.start()]), span[0]]
        last = span.end()
    return "".join([*parts, _entities(text[last:])])


def _entities(text: str) -> str:
    return text.replace("<!--", "&lt;!--").replace("-->", "--&gt;")


def _escape(line: str, starts: re.Pattern[str]) -> str:
    bare = line.lstrip()
    if starts.match(bare) is None:
        return line
    indent = line[: len(line) - len(bare)]
    number = _NUMBER.match(bare)
    at = number.end() if number else 0
    return f"{indent}{bare[:at]}\\{bare[at:]}"


def _unescape(line: str, starts: re.Pattern[str]) -> str:
    bare = line.lstrip()
    number = _NUMBER.match(bare)
    at = number.end() if number else 0
    if bare[at : at + 1] != "\\" or starts.match(bare[:at] + bare[at + 1 :]) is None:
        return line
    return line[: len(line) - len(bare)] + bare[:at] + bare[at + 1 :]

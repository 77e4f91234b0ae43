"""User text on a page: escaped, so that it opens no comment, heading, fence or list; and a fact as a list item: the footer
comment with its counters, and bold labels before a doubtful text.
"""

from __future__ import annotations

from memkit.boot.memo import lazy, re
from memkit.model import verb
from memkit.model.fact import Fact, without_digest
from memkit.model.ids import stem_date
from memkit.rules.decay import is_adopted
from memkit.views.footers import fact_footer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.views.sheet import Sheet

# the bold labels before a doubtful text; user text that starts with one is escaped
LABELS = ("Unreviewed", "Stale", "In conflict", "Disputed", "Being replaced", "Closed")
_SPAN = lazy(r"`[^`\n]*`")
_CONTROL = lazy(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")
# text that would start a markdown block: anywhere in an item, and at its beginning
_STARTS = r"#{1,6}(?:\s|$)|>|```|~~~|<[A-Za-z/!?]|=+\s*$|-+\s*$|(?:[-*_]\s*){3,}$"
_BLOCK = lazy(_STARTS)
_OPENING = lazy(
    rf"{_STARTS}|[-+*](?:\s|$)|\[[ xX-]\](?:\s|$)|\d{{1,9}}[.)](?:\s|$)|\*\*(?:{'|'.join(LABELS)})\*\*"
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


def has_place(fact: Fact) -> bool:
    """True for a fact adopted with its position on a page that memkit renders."""
    return fact.get("order").isdecimal()


def keeps_place(fact: Fact) -> bool:
    """True while a fact keeps its owner's position. A thread without a box leaves it when it is closed."""
    if not has_place(fact):
        return False
    if fact.kind == "prose" or fact.archived or fact.get("status") == "archived":
        return bool(fact.archived) == (fact.get("status") == "archived")
    is_as_it_was = bool(fact.closed) == (fact.get("status") == "closed")
    return fact.kind != "thread" or bool(fact.get("box")) or is_as_it_was


OUTCOME = "Outcome: "
MORE = "More: `memkit show "


def placed_item(fact: Fact, sheet: Sheet) -> str:
    """A fact on an adopted page: with its owner's bullet, a box for a thread, and the owner's remarks below the footer."""
    bullet, box = fact.get("bullet", "-"), _box(fact)
    said = doubt_labels(fact, sheet, boxed=True) if fact.is_live else ""
    text = fact_item(fact, sheet, said, full=not fact.is_live)
    lead = f"{bullet} {box}"
    indent = " " * (len(bullet) + 1)
    lines = [f"{indent}{line[2:]}" if line else "" for line in text.split("\n")]
    notes = [f"{indent}<!-- {note} -->" for note in fact.every("note")]
    return "\n".join([lead + lines[0][len(indent) :], *lines[1:], *notes])


def _box(fact: Fact) -> str:
    """The checkbox of a thread, ticked or cancelled if it is closed; empty if it was adopted without one."""
    if fact.kind != "thread" or (keeps_place(fact) and not fact.get("box")):
        return ""
    if fact.closed and fact.get("box") == "[-]":
        return "[-] "
    return "[x] " if fact.closed else "[ ] "


def fact_item(
    fact: Fact, sheet: Sheet, label: str | None = None, more: Sequence[str] = (), full: bool = False
) -> str:
    """A fact as a list item: labels that mark it as doubtful, its text, its id, and the footer.

    `full` prints its record too; otherwise the item refers to the record, unless the record is the text itself.
    """
    said = doubt_labels(fact, sheet) if label is None else label
    # adopted text keeps its form
    lines = fact.text.split("\n") if is_as_adopted(fact) else _with_id(item_lines(fact.text), fact)
    if fact.body:
        lines = _with_body(fact, lines, full)
    if said:
        lines[0] = f"{said}: {lines[0]}"
    if fact.kind == "thread" and fact.closed not in ("", "closed"):
        lines.append(f"{OUTCOME}{inline(fact.closed)}")
    # a blank line inside an item has no indent
    inside = "\n".join([f"  {line}" if line else "" for line in (*lines, *more)])
    return f"- {inside.lstrip()}\n{fact_footer(fact, sheet)}"


def _with_id(lines: list[str], fact: Fact) -> list[str]:
    """The lines followed by the id, because a rendered page hides the footer comment; not in an owner's own list."""
    if keeps_place(fact):
        return lines
    return [f"{lines[0]} {code(fact.id)}"] if len(lines) == 1 else [*lines, code(fact.id)]


def is_as_adopted(fact: Fact) -> bool:
    """True if a fact still has its owner's place and words."""
    return keeps_place(fact) and all(verb != "Revised" for _, _, verb in fact.history)


def full_text(fact: Fact) -> str:
    """The fact's full text; an adopted text that does not fit into an event is in its record."""
    return fact.body if _is_text(fact) else fact.text


def _is_text(fact: Fact) -> bool:
    first = fact.body.strip().partition("\n")[0].strip()
    return bool(first) and is_adopted(fact) and fact.text in (first, fact.id)


def _with_body(fact: Fact, lines: list[str], full: bool) -> list[str]:
    if _is_text(fact):
        lines = body_lines(fact.body)
        return _with_id(lines, fact)
    return [*lines, "", *body_lines(fact.body), ""] if full else [*lines, f"{MORE}{fact.id}`"]


def doubt_labels(fact: Fact, sheet: Sheet, boxed: bool = False) -> str:
    """The bold labels before a text: unreviewed, stale, in conflict, disputed, being replaced, closed; empty if none.

    `boxed`: a checkbox shows that a thread is closed, so that label is left out.
    """
    said = []
    if fact.is_live and not fact.is_reviewed and fact.kind != "prose":
        said.append("**Unreviewed**")
    if fact.stale:
        said.append(f"**Stale** ({stale_reason(fact)})")
    conflicts = sheet.conflicts_of(fact) if fact.conflicts else []
    if conflicts:
        said.append(f"**In conflict** ({', '.join(code(item.id) for item in conflicts)})")
    against = sheet.disputed_by(fact) if fact.conflicts else ()
    if against:
        said.append(f"**Disputed** (by {', '.join(map(code, against))}, which {verb(len(against), 'wait')})")
    if successor := sheet.successor_of(fact):
        said.append(f"**Being replaced** (by {code(successor)}, which waits)")
    if fact.kind == "thread" and fact.closed and not boxed:
        said.append("**Closed**")
    return ", ".join(said)


def stale_reason(fact: Fact) -> str:
    """Which evidence changed or is missing, and since when."""
    return "; ".join(
        f"{code(without_digest(evidence))} {'missing' if now == 'missing' else 'changed'} since {stem_date(stem)}"
        for evidence, stem, now in fact.stale
    )

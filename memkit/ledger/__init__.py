"""Session text ⇄ events; `replay` interprets them. This file is the event grammar: one event ⇄ its lines."""

from __future__ import annotations

from sys import intern

from memkit.boot.memo import Memo, lazy
from memkit.model import events as ev
from memkit.model.events import BY_VERB, Event, Fields
from memkit.model.ids import is_ledger_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from re import Match
    from typing import Any

    _Form = tuple[type[Event], tuple[str, ...], Callable[..., Any]]


# marks before a text, between fields, around a footer, and before the name of a task
DASH = " — "
BETWEEN = " | "
OPENS = "  <!-- "
CLOSES = " -->"
TASK = "task "
# a fence begins a line, possibly after quote and list marks
FENCES = ("```", "~~~")
MARKERS = " \t>-*+0123456789.)"

# compare a byte as a number: `bytes in bytes` raises and catches an exception internally each time
_LF = ord("\n")
_DASH = DASH.encode()
_OPENS = f"\n{OPENS}".encode()
_CLOSES = CLOSES.encode()
# a key may not contain `--`, which would end the comment
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
_IN_KEYS = _LETTERS | frozenset("0123456789_-")
_VERB = lazy(r"[A-Z][a-z]+(?:-[a-z]+)?")
_ESCAPED = lazy(r"[%|\x00-\x08\x0a-\x1f\x7f]|-(?=-)")
_OUTER_SPACE = lazy(r"^\s+|\s+$")
_PLAIN_NAME = lazy(r"(?a)[\w:./]+(?:[ -][\w:./]+)*")
_CODE_SPAN = lazy(r"`[^`\n]*`")
_CONTROL = lazy(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u2028\u2029]")

Raw = tuple[str, str, str, Fields]


def _percent(match: Match[str]) -> str:
    return "".join(f"%{byte:02X}" for byte in match[0].encode())


def encode(value: str) -> str:
    """A value in footer form: escapes %, |, newlines, control characters and each - before a -."""
    return _ESCAPED.sub(_percent, value) if _ESCAPED.search(value) else value


def encode_name(name: str) -> str:
    """A name in subject form: escaped like a value, and also the dash that starts a text and outer spaces."""
    if name.isascii() and name.replace(":", "").isalnum():
        return name
    return _OUTER_SPACE.sub(_percent, encode(name)).replace("—", "%E2%80%94")


def decode(value: str) -> str:
    """The value of an escaped text."""
    if "%" not in value:
        return value
    import re

    raw = re.sub(rb"%([0-9A-Fa-f]{2})", lambda m: bytes([int(m[1], 16)]), value.encode())
    return raw.decode("utf-8", "replace")


def _key(key: str) -> str:
    fits = key[:1] in _LETTERS and _IN_KEYS.issuperset(key) and "--" not in key and key[-1] != "-"
    return intern(key) if fits else ""


# every footer uses the same few keys
_KEYS = Memo(_key, 1024)


def read_fields(footer: str) -> Fields | None:
    """The fields inside a footer, or None if one of them is malformed."""
    found: list[tuple[str, str]] = []
    for part in footer.split(BETWEEN):
        key, colon, value = part.partition(": ")
        key = _KEYS[key]
        if not colon or not key:
            return None
        found.append((key, decode(value) if "%" in value else value))
    return tuple(found)


def write_fields(fields: Fields) -> str:
    """The footer line of an event."""
    return OPENS + _inside(fields) + CLOSES


def _inside(fields: Fields) -> str:
    return BETWEEN.join([f"{key}: {encode(value)}" for key, value in fields])


def _read_footer(footer: bytes) -> Fields | None:
    """The fields of a footer (without its opening mark) in canonical form; None for any other form."""
    inside = footer.removesuffix(_CLOSES).decode()
    fields = read_fields(inside)
    if fields is None or "\n" in inside or "--" in inside or inside.count("|") != len(fields) - 1:
        return None
    canonical = ("%" not in inside and inside.isprintable()) or _inside(fields) == inside
    return fields if canonical and footer.endswith(_CLOSES) else None


# many events carry the same footer, such as `type: fact | ttl: 3`
_FOOTERS = Memo(_read_footer, 2048)


def make_event(verb: str, subject: str, text: str, fields: Fields, line: int = 0) -> Event | str:
    """The event with these parts, or a sentence that says why they do not form one."""
    form = _FORMS.get(verb)
    return _spell(form, subject, text, fields, line) if form else f"no verb {verb[:40]!r}"


def _spell(form: _Form, subject: str, text: str, fields: Fields, line: int) -> Event | str:
    kind, needs, build = form
    if needs:
        given = dict(fields)
        for name in needs:
            if name not in given:
                return f"{kind.verb} without {name}"
    built: Event | None = build(kind, subject, text, fields, line)
    return built if built is not None else f"{kind.verb} cannot take {subject[:80]!r}"


def _of_ids(kind: type[ev.OfIds], subject: str, text: str, fields: Fields, line: int) -> Any:
    ids = tuple(subject.split(", "))
    return kind(ids, fields, line) if not text and all(map(_IS_ID.__getitem__, ids)) else None


def _of_id(kind: type[ev.OfId], subject: str, text: str, fields: Fields, line: int) -> Any:
    return kind(subject, text, fields, line) if _IS_ID[subject] else None


def _of_name(kind: type[ev.OfName], subject: str, text: str, fields: Fields, line: int) -> Any:
    plain = (subject.isascii() and subject.replace(":", "").isalnum()) or _PLAIN_NAME.fullmatch(subject)
    name = subject if plain else _name(subject)
    return kind(name, text, fields, line) if name else None


def _bare(kind: type[ev.Bare], subject: str, text: str, fields: Fields, line: int) -> Any:
    return kind(text, fields, line) if not subject else None


def _make_closed(kind: type[ev.Closed], subject: str, text: str, fields: Fields, line: int) -> Any:
    if subject.startswith(TASK):
        return _of_name(ev.TaskClosed, subject.removeprefix(TASK), text, fields, line)
    return _of_id(kind, subject, text, fields, line)


def _pair(kind: type[ev.OfPair], subject: str, text: str, fields: Fields, line: int) -> Any:
    arrow = " ↔ " if kind is ev.Contradicted else " → "
    left, found, right = subject.partition(arrow)
    if not found and kind is ev.Superseded and subject.endswith(" (invalidated)"):
        left = subject.removesuffix(" (invalidated)")
    elif not _IS_ID[right]:
        return None
    return kind(left, right, fields, line) if _IS_ID[left] and not text else None


def _name(subject: str) -> str:
    """The name of an escaped subject; "" if its form is not canonical."""
    name = decode(subject)
    return name if encode_name(name) == subject else ""


# the same ids recur in many sessions
_IS_ID = Memo(is_ledger_id, 8192)

_SHAPES: tuple[tuple[type, Callable[..., Any]], ...] = (
    (ev.Closed, _make_closed),
    (ev.OfIds, _of_ids),
    (ev.OfId, _of_id),
    (ev.OfName, _of_name),
    (ev.OfPair, _pair),
    (ev.Bare, _bare),
)


def _form(kind: type[Event]) -> _Form:
    # a promotion without its fields is still an event; replay reports what is missing
    needs = () if kind is ev.Promoted else kind.needs
    return kind, needs, next(build for shape, build in _SHAPES if issubclass(kind, shape))


_FORMS = {verb: _form(kind) for verb, kind in BY_VERB.items()}


def subject_of(event: Event) -> str:
    """An event's subject as it is written."""
    if isinstance(event, ev.OfIds):
        return ", ".join(event.ids)
    if isinstance(event, ev.Contradicted):
        return f"{event.left} ↔ {event.right}"
    if isinstance(event, ev.OfPair):
        return f"{event.left} → {event.right}" if event.right else f"{event.left} (invalidated)"
    if isinstance(event, ev.TaskClosed):
        return TASK + encode_name(event.name)
    if isinstance(event, ev.OfName):
        return encode_name(event.name)
    return event.id if isinstance(event, ev.OfId) else ""


def text_of(event: Event) -> str:
    """An event's text; pairs and id lists have none."""
    return event.text if isinstance(event, ev.OfId | ev.OfName | ev.Bare) else ""


def raw_of(event: Event) -> Raw:
    """An event as a tuple of strings, as a journal stores it."""
    return (event.verb, subject_of(event), text_of(event), event.fields)


def write_event(event: Event, actor: str = "") -> str:
    """The canonical lines of an event, with a final LF. An event with text always has a footer."""
    verb, subject, text, fields = raw_of(event)
    if text and not fields:
        fields = (("by", actor or "agent:unknown"),)
    head = f"- {verb}:" + (f" {subject}" if subject else "")
    if text:
        head += DASH + text.replace("\n", "\n  ")
    return head + "\n" + (write_fields(fields) + "\n" if fields else "")


def read_event(item: bytes, line: int) -> Event | str:
    """The event in a canonical item (UTF-8, without its `- ` and last LF), or a sentence that says why it is none."""
    fields: Fields = ()
    if _LF in item:
        item, _, footer = item.rpartition(_OPENS)
        read = _FOOTERS[footer]
        if read is None:
            return "a line under an event that is no footer"
        fields = read
    head, dash, raw = item.partition(_DASH)
    verb, colon, subject = head.decode().partition(": ")
    if not colon:
        if verb[-1:] != ":":
            return "no event"
        verb = verb[:-1]
    elif not subject:
        return "no event"
    text = raw.decode()
    # nearly every text is one plain line
    if dash and not (fields and text.isprintable() and "--" not in text and text[:1] not in "`~"):
        wrong = _no_text(text, fields)
        if wrong:
            return wrong
        text = text.replace("\n  ", "\n")
    form = _FORMS.get(verb)
    if form is not None:
        return _spell(form, subject, text, fields, line)
    if _VERB.fullmatch(verb) is not None:
        return ev.Unknown(verb, f"{subject}{DASH}{text}" if text else subject, fields, line)
    return f"no verb {verb[:40]!r}"


def _no_text(text: str, fields: Fields) -> str:
    """Why this part of an item is not the text of an event."""
    if not text or not fields:
        return "a text without a footer" if text else "an empty text"
    if text.count("\n") != text.count("\n  "):
        return "a line of the text is not indented by two spaces"
    fault = text_fault(text.replace("\n  ", "\n"))
    return fault[1] if fault else ""


def text_fault(text: str) -> tuple[int, str] | None:
    """Why this cannot be the text of an event, as (line, sentence); None if it can."""
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() and "\n" in text:
            return number, "a blank line; longer matter goes to a record (--record FILE)"
        if line.lstrip(MARKERS).startswith(FENCES):
            return number, "a fence; longer matter goes to a record (--record FILE)"
        if control_in(line):
            return number, "a control character"
        if "<!-- memkit:" in line:
            return number, "`<!-- memkit:` is memkit's own"
        if ("<!--" in line or "-->" in line) and _is_comment(_CODE_SPAN.sub("", line)):
            return number, "an HTML comment; put it in `backticks`"
    return None


def _is_comment(bare: str) -> bool:
    return "<!--" in bare or "-->" in bare


def control_in(line: str) -> bool:
    """True if a line contains a control character, a line separator or a lone surrogate."""
    return not line.isprintable() and _CONTROL.search(line) is not None

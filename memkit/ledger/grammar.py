"""The event grammar: one event ⇄ its lines. The only place that knows how an event is spelled."""

from __future__ import annotations

import re

from memkit.model import events as ev
from memkit.model.events import BY_VERB, Event, Fields
from memkit.model.ids import ID, MAX_ID, is_readable_id

HEAD = re.compile(r"- ([A-Z][a-z]+(?:-[a-z]+)?):(?: (.*))?")
FOOTER = re.compile(r"  <!-- (.*) -->")
FIELD = re.compile(r"([a-z][a-z0-9_-]*): (.*)", re.S)
_ESCAPE = re.compile(r"%([0-9A-Fa-f]{2})")
_ONE_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
_TASK = "task "

Raw = tuple[str, str, str, Fields]


def encode(value: str) -> str:
    """A value as a footer holds it: %, |, newline, control characters and each - before a - escaped."""
    value = value.replace("%", "%25").replace("|", "%7C").replace("\n", "%0A").replace("\r", "%0D")
    while "--" in value:
        value = value.replace("--", "%2D-")
    if value.startswith((">", "->")):
        value = "%" + format(ord(value[0]), "02X") + value[1:]
    if value.endswith("-"):
        value = value[:-1] + "%2D"
    if value != value.strip():
        value = re.sub(r"^\s|\s$", lambda m: "".join(f"%{b:02X}" for b in m[0].encode()), value)
    return value


def decode(value: str) -> str:
    """The value a footer holds."""
    if "%" not in value:
        return value
    raw = re.sub(rb"%([0-9A-Fa-f]{2})", lambda m: bytes([int(m[1], 16)]), value.encode())
    return raw.decode("utf-8", "replace")


def encode_name(name: str) -> str:
    """A name as a subject holds it: like a value, and the dash that starts a text too."""
    return encode(name).replace("—", "%E2%80%94").replace(", ", "%2C ")


def read_fields(footer: str) -> Fields | None:
    """The fields of a footer's inside, or None when one of them is no field."""
    found: list[tuple[str, str]] = []
    for part in footer.split(" | "):
        key, colon, value = part.partition(": ")
        if not colon or not key.replace("-", "").replace("_", "").isalnum() or not key[0].islower():
            return None
        found.append((key, decode(value)))
    return tuple(found)


def write_fields(fields: Fields) -> str:
    """The footer line of an event."""
    return "  <!-- " + " | ".join(f"{key}: {encode(value)}" for key, value in fields) + " -->"


def make(verb: str, subject: str, text: str, fields: Fields, line: int = 0) -> Event | str:
    """The event these parts spell, or the sentence that says why they spell none."""
    kind = BY_VERB.get(verb)
    if kind is None:
        return f"no verb {verb!r}"
    missing = [name for name in kind.needs if not any(key == name for key, _ in fields)]
    if missing:
        return f"{verb} without {', '.join(missing)}"
    built = _build(kind, subject, text, fields, line)
    return built if built is not None else f"{verb} cannot take {subject!r}"


def _build(kind: type[Event], subject: str, text: str, fields: Fields, line: int) -> Event | None:
    if issubclass(kind, ev.OfIds):
        ids = tuple(subject.split(", "))
        return kind(ids, fields, line) if not text and all(map(is_readable_id, ids)) else None
    if issubclass(kind, ev.OfPair):
        return _pair(kind, subject, text, fields, line)
    if issubclass(kind, ev.Bare):
        return kind(text, fields, line) if not subject else None
    if issubclass(kind, ev.OfName):
        name = decode(subject)
        return kind(name, text, fields, line) if name else None
    if kind is ev.Closed and subject.startswith(_TASK):
        return ev.TaskClosed(decode(subject[len(_TASK) :]), text, fields, line)
    return kind(subject, text, fields, line) if is_readable_id(subject) else None


def _pair(kind: type[ev.OfPair], subject: str, text: str, fields: Fields, line: int) -> Event | None:
    arrow = " ↔ " if kind is ev.Contradicted else " → "
    left, found, right = subject.partition(arrow)
    if not found and kind is ev.Superseded and subject.endswith(" (invalidated)"):
        left, right = subject.removesuffix(" (invalidated)"), ""
    elif not found or not is_readable_id(right):
        return None
    if text or not is_readable_id(left):
        return None
    return kind(left, right, fields, line)  # type: ignore[return-value]


def subject_of(event: Event) -> str:
    """An event's subject as it is written."""
    if isinstance(event, ev.OfIds):
        return ", ".join(event.ids)
    if isinstance(event, ev.Contradicted):
        return f"{event.left} ↔ {event.right}"
    if isinstance(event, ev.OfPair):
        return f"{event.left} → {event.right}" if event.right else f"{event.left} (invalidated)"
    if isinstance(event, ev.TaskClosed):
        return _TASK + encode_name(event.name)
    if isinstance(event, ev.OfName):
        return encode_name(event.name)
    return event.id if isinstance(event, ev.OfId) else ""


def text_of(event: Event) -> str:
    """An event's text; pairs and id lists have none."""
    return event.text if isinstance(event, ev.OfId | ev.OfName | ev.Bare) else ""


def raw_of(event: Event) -> Raw:
    """An event as plain words: what a journal keeps."""
    return (event.verb, subject_of(event), text_of(event), event.fields)


def write_event(event: Event, actor: str = "") -> str:
    """The canonical lines of an event, with a final LF. One with text always has a footer."""
    verb, subject, text, fields = raw_of(event)
    if text and not fields:
        fields = (("by", actor or "agent:unknown"),)
    head = f"- {verb}:" + (f" {subject}" if subject else "")
    if text:
        head += " — " + text.replace("\n", "\n  ")
    return head + "\n" + (write_fields(fields) + "\n" if fields else "")


def read_event(lines: list[str], line: int) -> Event | str:
    """The event that canonical lines spell (without LF), or why they spell none."""
    footer: Fields = ()
    last = len(lines)
    if last > 1:
        match = FOOTER.fullmatch(lines[-1])
        if match is not None:
            read = read_fields(match[1])
            if read is None:
                return "a footer that is none"
            footer, last = read, last - 1
    match = HEAD.fullmatch(lines[0])
    if match is None:
        return "no event"
    subject, dash, text = (
        (match[2] or "").partition("— ") if (match[2] or "").startswith("— ") else _split(match[2] or "")
    )
    if last > 1:
        if not dash:
            return "lines after an event without text"
        text = "\n".join([text, *(item[2:] for item in lines[1:last])])
    if text and not footer:
        return "a text without a footer"
    wrong = _forged(text) if text else ""
    return wrong or make(match[1], subject, text, footer, line)


def _split(rest: str) -> tuple[str, str, str]:
    subject, dash, text = rest.partition(" — ")
    return subject, dash, text


def _forged(text: str) -> str:
    """Text that could pose as something else is no text of an event."""
    if "<!--" in re.sub(r"`[^`\n]*`", "", text):
        return "a comment inside the text of an event"
    return ""


def is_written_id(text: str) -> bool:
    """True for an id memkit itself writes."""
    return len(text) <= MAX_ID and ID.fullmatch(text) is not None

"""Sanitises every string of an event before it is recorded, and checks that the grammar can write it.

Every string passes here: text, fields and their keys, ids and names. A name or an id with secret or personal data is
refused, since two redacted names would become the same.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.generated import is_made_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from memkit.model.events import Event, Fields
    from memkit.write.sanitise import Wash


def clean_event(wash: Wash, event: Event, known: Container[str] = ()) -> Event:
    """The event with every string sanitised and valid for the grammar; `known` ids are unchanged."""
    from memkit.ledger import make_event, raw_of, text_fault

    verb, subject, text, fields = raw_of(_clean_subject(wash, event, known))
    text = wash.text(text)
    found = text_fault(text) if text else None
    if found:
        hint = "longer matter goes to a record: --record FILE"
        raise Refused(f"line {found[0]}: {found[1]}", code="bad-text", hint=hint)
    made = make_event(verb, subject, text, _clean_fields(wash, fields))
    if isinstance(made, str):
        raise Refused(made, code="bad-event", hint="memkit help formats")
    return made


def _clean_subject(wash: Wash, event: Event, known: Container[str]) -> Event:
    def clean(id: str) -> str:
        return id if id in known else wash.name(id, "the id")

    if isinstance(event, ev.OfIds):
        return replace(event, ids=tuple(map(clean, event.ids)))
    if isinstance(event, ev.OfPair):
        return replace(event, left=clean(event.left), right=clean(event.right))
    if isinstance(event, ev.OfId):
        return replace(event, id=clean(event.id))
    return event if isinstance(event, ev.Bare) else replace(event, name=wash.name(event.name))


def _clean_fields(wash: Wash, fields: Fields) -> Fields:
    return tuple((_clean_key(wash, key), clean_value(wash, key, value)) for key, value in fields)


def _clean_key(wash: Wash, key: str) -> str:
    plain = len(key) < 16 and key.replace("_", "").isalpha() and key.islower()
    return key if plain else wash.name(key, "a field")


def clean_value(wash: Wash, key: str, value: str) -> str:
    """A field's value, sanitised unless memkit generated it; refuses control characters."""
    if is_made_field(key, value):
        return value
    if not value.isprintable() and any(
        (char < " " and not char.isspace()) or char == "\x7f" for char in value
    ):
        hint = "write it without invisible characters"
        raise Refused(
            f"{key} holds a control character; nothing was written", code="hidden-unicode", hint=hint
        )
    return wash.text(value, key)


def is_made_field(key: str, value: str) -> bool:
    """True for a value in exactly the form that memkit generates for this field; the key alone proves nothing."""
    if key == "detector":
        from memkit.privacy.superset import is_detector

        return is_detector(value)
    return is_made_value(key, value)


def clean_prose(wash: Wash, text: str) -> str:
    """Prose or a record's body, sanitised and valid for a session."""
    from memkit.ledger.session_text import unfit_text

    text = wash.text(text.replace("\r\n", "\n").strip("\n"), "the prose")
    found = unfit_text(text)
    if found:
        hint = "write it another way; nothing was written"
        raise Refused(f"line {found[0]}: {found[1]}", code="bad-text", hint=hint)
    return text


def refuse_forged(text: str) -> None:
    """Refuses prose that contains a seal or another comment of memkit's own, also in disguise."""
    from memkit.privacy.phrases import smuggling

    for trick in smuggling(text):
        if trick.name.startswith(("forged seal", "forged memkit comment")):
            line = text.count("\n", 0, trick.start) + 1
            code = trick.name.removesuffix(" in disguise").replace(" ", "-")
            message = f"line {line}: a {trick.name}; nothing was written"
            raise Refused(message, code=code, hint="say it in words: seals are memkit's own")

"""Words on their way to the ledger: washed of what may not be kept, and fit for its grammar."""

from __future__ import annotations

from memkit.errors import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.events import Event
    from memkit.write.sanitise import Wash


def clean_event(wash: Wash, event: Event) -> Event:
    """The event with every text and value washed and fit for the grammar."""
    from memkit.ledger.grammar import make, raw_of, text_fault

    verb, subject, text, fields = raw_of(event)
    text = wash.text(text)
    found = text_fault(text) if text else None
    if found:
        hint = "longer matter goes to a record: --record FILE"
        raise Refused(f"line {found[0]}: {found[1]}", code="bad-text", hint=hint)
    washed = tuple((key, wash.text(value, key)) for key, value in fields)
    made = make(verb, subject, text, washed)
    if isinstance(made, str):
        raise Refused(made, code="bad-event", hint="memkit help formats")
    return made


def clean_prose(wash: Wash, text: str) -> str:
    """Prose or a record's body, washed and fit to stand in a session."""
    from memkit.ledger.write import unfit

    text = wash.text(text.replace("\r\n", "\n").strip("\n"), "the prose")
    found = unfit(text)
    if found:
        hint = "write it another way; nothing was written"
        raise Refused(f"line {found[0]}: {found[1]}", code="bad-text", hint=hint)
    return text

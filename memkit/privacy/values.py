"""The words of this room as frozen values: what was found, what the policy says, what came out. No logic but lookups.

No value here ever holds the raw text of a finding: a position and a class are all that may be shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field

SECRET = "secret"
PERSONAL = "personal"
REDACT = "redact"
REFUSE = "refuse"

# Highest first: where findings overlap, the first of these names the whole span.
RANK = (
    "PRIVATE_KEY",
    "URL_CREDENTIALS",
    "JWT",
    "API_TOKEN",
    "CREDENTIAL",
    "IBAN",
    "CARD",
    "NATIONAL_ID",
    "EMAIL",
    "PHONE",
    "IP",
    "MAC",
    "BANK_ACCOUNT",
    "BIRTH_DATE",
    "ADDRESS",
    "NAME",
    "HOME_PATH",
    "IDENTITY",
    "WORD",
)
SECRETS = frozenset(RANK[:5])


@dataclass(frozen=True, slots=True)
class Hit:
    """A span of a view that one detector objects to."""

    cls: str
    start: int
    end: int
    detector: str


@dataclass(frozen=True, slots=True)
class Finding:
    """A span of the original text that may not be written, by class and place. Never the value."""

    cls: str
    kind: str
    start: int
    end: int
    line: int
    column: int
    detector: str


@dataclass(frozen=True, slots=True)
class Waiver:
    """Someone decided that findings of a class are no such thing, in files and lines that match; and why."""

    cls: str
    reason: str
    path: str = "*"
    line: str = "*"
    # the last day it holds; empty for good
    until: str = ""


@dataclass(frozen=True, slots=True)
class Rules:
    """The privacy policy as a value: word list, identities, action by class, waivers, limits."""

    words: tuple[str, ...] = ()
    identities: tuple[str, ...] = ()
    personal: str = REDACT
    actions: tuple[tuple[str, str], ...] = ()
    waivers: tuple[Waiver, ...] = ()
    max_chars: int = 4_000_000
    presidio: bool = False

    def action(self, finding: Finding) -> str:
        """`redact` or `refuse`, by class; secrets are redacted and personal data go by the default."""
        return dict(self.actions).get(finding.cls, REDACT if finding.kind == SECRET else self.personal)


@dataclass(frozen=True, slots=True)
class Redaction:
    """What a `Redacted` event says: a class, how many spans, by which detector, under which tags."""

    cls: str
    count: int
    detector: str
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Vaulted:
    """A value allowed by a consent, on its way to the vault; the text holds only its reference."""

    reference: str
    cls: str
    value: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Numbering:
    """Which number each tag has in one file, so that the same value keeps its number from text to text."""

    numbers: tuple[tuple[str, str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Cleaned:
    """A text ready to be written, or the reason why it may not be. `text` is empty unless `ok`."""

    text: str
    redactions: tuple[Redaction, ...] = ()
    refused: tuple[Finding, ...] = ()
    waived: tuple[tuple[Finding, str], ...] = ()
    vaulted: tuple[Vaulted, ...] = ()
    numbering: Numbering = Numbering()
    problem: str = ""

    @property
    def ok(self) -> bool:
        """True when the text may be written."""
        return not self.problem

"""The values of this room: findings, rules and results.

No value here contains the raw text of a finding: only its position and class may be shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field

SECRET = "secret"
PERSONAL = "personal"
REDACT = "redact"
REFUSE = "refuse"

# Highest first: of overlapping findings, the first class in this list names the merged span.
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
    """A span of a view that a detector reports."""

    cls: str
    start: int
    end: int
    detector: str


@dataclass(frozen=True, slots=True)
class Finding:
    """A span of the original text that may not be written, by class and position, without the value."""

    cls: str
    kind: str
    start: int
    end: int
    line: int
    column: int
    detector: str


@dataclass(frozen=True, slots=True)
class Waiver:
    """A decision that findings of a class in matching files and lines are false alarms, with the reason."""

    cls: str
    reason: str
    path: str = "*"
    line: str = "*"
    # the last day it is valid; empty for always
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
        """`redact` or `refuse`, by class; by default secrets are redacted and personal data follow the policy's default."""
        return dict(self.actions).get(finding.cls, REDACT if finding.kind == SECRET else self.personal)


@dataclass(frozen=True, slots=True)
class Redaction:
    """The content of a `Redacted` event: class, number of spans, detector, tags."""

    cls: str
    count: int
    detector: str
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Vaulted:
    """A value allowed by a consent, to be stored in the vault; the text has only its reference."""

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
        """True if the text may be written."""
        return not self.problem

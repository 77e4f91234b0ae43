"""The values of this room: findings, rules and results. The rules come from the policy's privacy table.

No value here contains the raw text of a finding: only its position and class may be shown.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.policy import Privacy


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


# CLASS path-glob ["line-glob"] [until=YYYY-MM-DD] reason
_WAIVER = re.compile(
    r"(?P<cls>[A-Z_]+) +(?P<path>\S+)(?: +\"(?P<line>[^\"]+)\")?(?: +until=(?P<until>\d{4}-\d\d-\d\d))? +(?P<reason>\S.*)"
)


def rules_of(policy: Privacy, identities: tuple[str, ...] = (), today: str = "") -> Rules:
    """The [privacy] table as rules, with the waivers that are well formed and not expired on this day."""
    # the setting of a class takes precedence over that of secrets in general
    actions = {**(dict.fromkeys(SECRETS, REFUSE) if policy.on_secret == REFUSE else {}), **policy.classes}
    read = filter(None, map(waiver_of, policy.waivers))
    return Rules(
        words=policy.words,
        identities=identities if policy.authors == REDACT else tuple(map(_address, identities)),
        personal=policy.on_personal_data,
        actions=tuple(sorted(actions.items())),
        waivers=tuple(waiver for waiver in read if not _is_over(waiver, today)),
        max_chars=policy.max_bytes,
        presidio=policy.presidio,
    )


def _address(person: str) -> str:
    """The address of an author, without the name."""
    return f"<{person.partition('<')[2]}"


def waiver_of(text: str) -> Waiver | None:
    """Parses a waiver of the policy; None if it names no known class or no reason."""
    found = _WAIVER.fullmatch(text.strip())
    if found is None or found["cls"] not in RANK:
        return None
    return Waiver(
        found["cls"], found["reason"].strip(), found["path"], found["line"] or "*", found["until"] or ""
    )


def complaints(policy: Privacy, today: str) -> list[tuple[str, str]]:
    """(waiver as written, what is wrong with it) of malformed and expired waivers."""
    wrong: list[tuple[str, str]] = []
    for text in policy.waivers:
        waiver = waiver_of(text)
        if waiver is None:
            wrong.append((text, 'is no waiver: CLASS path-glob ["line-glob"] [until=YYYY-MM-DD] reason'))
        elif _is_over(waiver, today):
            wrong.append((text, f"ended on {waiver.until}"))
    return wrong


def _is_over(waiver: Waiver, today: str) -> bool:
    return bool(waiver.until and today and waiver.until < today[:10])

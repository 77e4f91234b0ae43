"""Converts the policy's privacy table into rules for sanitising and scanning, and checks its waivers."""

from __future__ import annotations

import re

from memkit.model.policy import Privacy
from memkit.privacy.values import RANK, REDACT, REFUSE, SECRETS, Rules, Waiver

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

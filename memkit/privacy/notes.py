"""Redaction notes: text that memkit writes about a value it removed, distinguished from user text.

A note names a class and a detector, and such names (`detect-secrets:github_token`) look like labels of secrets. Only a
note of exactly the written form counts, with a detector that exists; anything else in its place is user text.
"""

from __future__ import annotations

from memkit.boot.memo import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

_NOTE = lazy(
    r"(?m)^- Redacted:\n  <!-- (?P<fields>class: (?P<cls>[A-Z_]{2,30}) \| count: [0-9]{1,6}(?:"
    r" \| detector: (?P<detector>[a-z0-9_.:-]{2,60})@[0-9]{1,2}(?:\.[0-9]{1,3}){0,2}"
    r" \| tag: [0-9a-f]{16}(?: [0-9a-f]{16})*(?= -->$)"
    r"|(?= \| why: waived: )))"
)
# Detectors that no longer exist but whose names occur in sealed ledgers.
_FORMER = frozenset(
    f"detect-secrets:{name}"
    for name in (
        "artifactory azure_storage_key cloudant github_token gitlab_token ibm_cloud_iam ibm_cos_hmac mailchimp"
        " pypi_token sendgrid slack softlayer square_oauth stripe telegram_token twilio"
    ).split()
)


def without_notes(text: str) -> str:
    """A session's text with redaction notes blanked, except for a waiver's reason; same length."""
    if "- Redacted:\n" not in text:
        return text
    known = detector_names()
    return _NOTE.sub(lambda note: _blank(note) if _is_written(note, known) else note.group(), text)


def is_detector(text: str) -> bool:
    """True for a detector's name with its version, as written in a note."""
    name, at, version = text.rpartition("@")
    return bool(at) and len(version) < 10 and version.replace(".", "").isdigit() and name in detector_names()


def detector_names() -> frozenset[str]:
    """The name, without its version, of every detector that a note can contain."""
    from memkit.privacy import national, secrets

    names = {"jwt", "private-key", "url", "credential", "email", "ip", "mac", "home-path", "label"}
    names |= {"stdnum", "bank-account", "national-id", "phonenumbers", "list", "presidio"}
    return _FORMER.union(names, secrets.NAMES, national.NAMES)


def _is_written(note: re.Match[str], known: frozenset[str]) -> bool:
    """True if memkit could have written these fields."""
    from memkit.privacy.findings import RANK

    return note["cls"] in RANK and (note["detector"] is None or note["detector"] in known)


def _blank(note: re.Match[str]) -> str:
    start, end = (at - note.start() for at in note.span("fields"))
    return note.group()[:start] + " " * (end - start) + note.group()[end:]

"""What sanitising removed from a claim: from which of its parts, and what kind of thing it took that for."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.rules.reasons import WAITS_FIELD, Waits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.model.fact import Fact

_MARK = lazy(r"\[REDACTED:([A-Z][A-Z_]*)#\d+\]")
# what a class of findings is in plain words
_KINDS = {
    "PRIVATE_KEY": "a private key",
    "URL_CREDENTIALS": "the password of a URL",
    "JWT": "a web token",
    "API_TOKEN": "an API token",
    "CREDENTIAL": "a password, key or token",
    "IBAN": "an account number",
    "CARD": "a card number",
    "NATIONAL_ID": "an identity number",
    "EMAIL": "an address for mail",
    "PHONE": "a telephone number",
    "IP": "a machine's address",
    "MAC": "a hardware address",
    "BANK_ACCOUNT": "an account number",
    "BIRTH_DATE": "a date of birth",
    "ADDRESS": "a street address",
    "NAME": "a person's name",
    "HOME_PATH": "a person's home folder",
    "IDENTITY": "a person that git knows",
    "WORD": "a word of [privacy] words",
}
# the parts of a claim as their author gave them
_PARTS = {
    "applies_when": "its --when",
    "does_not_apply_when": "its --not-when",
    "asks": "its question (--asks)",
    "body": "its record",
    "text": "its text",
}
# fields that memkit writes
_JUDGED = (WAITS_FIELD, "auto", "signal")
# parts that an author replaces by saying the claim again with other ones
_REPLACED = ("asks", "applies_when", "does_not_apply_when")


def is_redacted(fact: Fact) -> bool:
    """Whether sanitising left its mark in a claim."""
    return next(_redacted_parts(fact), None) is not None


def redaction_reason(fact: Fact) -> Waits | None:
    """The failed test of a claim from which something was redacted: where, what it was taken for, and what to do."""
    parts = list(dict.fromkeys(_redacted_parts(fact)))
    if not parts:
        return None
    where = " and ".join(dict.fromkeys(_PARTS.get(part, f"its {part}") for part, _ in parts))
    what = ", ".join(dict.fromkeys(_KINDS.get(cls, cls) for _, cls in parts))
    mends = "; say the claim again without it, or in other words if it was none"
    if not all(part in _REPLACED for part, _ in parts):
        mends += f", and then: memkit reject {fact.id}"
    return Waits("redacted", f"{what} was redacted in {where}", mends)


def redacted_words(fact: Fact) -> str:
    """What was redacted in a claim, for the answer about it: the classes, and in which parts; empty without any."""
    parts: dict[str, list[str]] = {}
    for part, cls in dict.fromkeys(_redacted_parts(fact)):
        parts.setdefault(_PARTS.get(part, f"its {part}"), []).append(cls)
    return ", ".join(f"{', '.join(classes)} in {part}" for part, classes in parts.items())


def without_redacted(fact: Fact) -> tuple[tuple[str, str], ...]:
    """The fields of a claim without questions and moments in which something was redacted."""
    return tuple(pair for pair in fact.fields if pair[0] not in _REPLACED or _MARK.search(pair[1]) is None)


def _redacted_parts(fact: Fact) -> Iterator[tuple[str, str]]:
    """(part, class) of every mark of sanitising, in order."""
    for part, said in (("text", fact.text), ("body", fact.body), *fact.fields):
        if part not in _JUDGED and "[REDACTED:" in said:
            yield from ((part, cls) for cls in _MARK.findall(said))

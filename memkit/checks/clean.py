"""Rules on cleanliness: what should never have reached the ledger. Positions and classes only, never values."""

from __future__ import annotations

import re

from memkit.checks.subject import Subject
from memkit.model.policy import Policy
from memkit.model.problem import Problem

# direction marks, zero-width characters, tags; a joiner between emoji or letters of a script that needs it is none
_HIDDEN = re.compile(
    "[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\U000e0000-\U000e007f]"
    "|(?<![^\x00-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\x7f])"
)


def hidden_unicode(subject: Subject) -> list[Problem]:
    """Invisible or direction-changing characters in a session."""
    found: list[Problem] = []
    for path, text in subject.texts.items():
        if text.isascii():
            continue
        for match in _HIDDEN.finditer(text, 1 if text.startswith("\ufeff") else 0):
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start())
            hint = "write it without them; a session that is sealed: memkit erase --rewrite"
            message = f"U+{ord(match[0]):04X} in column {column}, which nobody can see"
            found.append(Problem("hidden-unicode", path, line, message, hint))
    return found


def secrets_and_people(subject: Subject) -> list[Problem]:
    """Secrets and personal data in the new sessions, whoever wrote them."""
    from memkit.privacy.superset import maybe_dirty

    words = subject.policy.privacy.words
    found: list[Problem] = []
    for path, text in subject.texts.items():
        if maybe_dirty(text, words):
            found += _findings(path, text, subject.policy)
    return found


def _findings(path: str, text: str, policy: Policy) -> list[Problem]:
    """All that would have been refused, had every class been refused."""
    from memkit.privacy.redact import clean
    from memkit.privacy.values import RANK, REFUSE, Rules

    rules = Rules(words=policy.privacy.words, actions=tuple((cls, REFUSE) for cls in RANK))
    found: list[Problem] = []
    for item in clean(text, rules, tag=lambda _: "", path=path).refused:
        code = "secret-found" if item.kind == "secret" else "personal-data-found"
        message = f"{item.cls}, columns {item.column}-{item.column + item.end - item.start - 1}"
        hint = "take it out before you commit; once committed: revoke it, then memkit erase --rewrite"
        found.append(Problem(code, path, item.line, message, hint))
    return found

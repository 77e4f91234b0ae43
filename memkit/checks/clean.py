"""Rules on cleanliness: what should never have reached the ledger. Positions and classes only, never values."""

from __future__ import annotations

from memkit.checks.subject import Subject
from memkit.model.problem import Problem


def hidden_unicode(subject: Subject) -> list[Problem]:
    """Invisible or direction-changing characters in a session."""
    from memkit.privacy.poison import hidden_unicode as hidden

    found: list[Problem] = []
    for path, text in subject.texts.items():
        if text.isascii():
            continue
        for item in hidden(text):
            line = text.count("\n", 0, item.start) + 1
            hint = "write it without them; a sealed session is corrected with memkit erase --rewrite"
            found.append(Problem("hidden-unicode", path, line, item.name, hint))
    return found


def secrets_and_people(subject: Subject) -> list[Problem]:
    """Secrets and personal data in sessions that memkit did not wash: by hand, by other tools."""
    from memkit.privacy.scan import scan_text

    found: list[Problem] = []
    for path, text in subject.texts.items():
        for item in scan_text(text, subject.policy.privacy):
            code = "secret-found" if item.kind == "secret" else "personal-data-found"
            message = f"{item.cls}, columns {item.column}-{item.column + item.end - item.start}"
            hint = "remove it before you commit; once committed: rotate it, then memkit erase --rewrite"
            found.append(Problem(code, path, item.line, message, hint))
    return found

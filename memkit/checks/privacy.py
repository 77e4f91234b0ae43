"""Rules on privacy: secrets, personal data and hidden characters in the ledger. Reports positions, never values."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.model.generated import blank_made, without_made
from memkit.model.problem import WARNING, Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.checks.subject import Subject
    from memkit.model.policy import Policy
    from memkit.privacy.findings import Finding, Waiver

_SIGNS = str.maketrans(dict.fromkeys("\n\t—→↔…·"))
# the grammar's own non-ASCII signs, replaced so that other text is plain ASCII
_ASCII = str.maketrans({"—": "-", "…": "...", "→": " ", "↔": " ", "·": " "})
_WAIVED = lazy(
    r"(?m)^- Redacted:\n  <!-- class: (?P<cls>[A-Z_]+) \| count: (?P<count>\d{1,6}) \| why: waived: (?P<reason>.+) -->$"
)


def hidden_unicode(subject: Subject) -> list[Problem]:
    """Reports invisible or direction-changing characters in the new sessions."""
    return [problem for path, text in subject.texts.items() for problem in hidden_in(path, text)]


def hidden_in(path: str, text: str) -> list[Problem]:
    """Invisible or direction-changing characters in the text of one session."""
    if _is_plain(text):
        return []
    from memkit.privacy.characters import hidden_unicode as hidden

    found: list[Problem] = []
    for item in hidden(text):
        line = text.count("\n", 0, item.start) + 1
        column = item.start - text.rfind("\n", 0, item.start)
        hint = "write it without them; a session that is sealed: memkit erase --rewrite"
        message = f"{item.name} in column {column}, which nobody can see"
        found.append(Problem("hidden-unicode", path, line, message, hint))
    return found


def _is_plain(text: str) -> bool:
    """True for printable ASCII and the grammar's signs, which hide nothing."""
    bare = text.translate(_SIGNS)
    return bare.isascii() and bare.isprintable()


def secrets_and_people(subject: Subject) -> list[Problem]:
    """Reports secrets and personal data in the new sessions, whoever wrote them."""
    return [
        problem
        for path, text in subject.texts.items()
        for problem in unclean_in(path, text, subject.policy, subject.today)
    ]


def unclean_in(path: str, text: str, policy: Policy, today: str) -> list[Problem]:
    """Secrets and personal data in the text of one session."""
    from memkit.privacy.notes import without_notes
    from memkit.privacy.superset import maybe_dirty

    # the quick test only decides whether to load the detectors; these see everything except what memkit generated
    if not maybe_dirty(without_made(without_notes(text).translate(_ASCII)), policy.privacy.words):
        return []
    return findings_in(path, text, policy, today)


def waivers(subject: Subject) -> list[Problem]:
    """Reports waivers that are malformed or expired."""
    if not subject.policy.privacy.waivers:
        return []
    from memkit.privacy.findings import complaints

    hint = "a waiver of memkit.toml reads: 'CLASS path-pattern [until=DATE] reason'"
    return [
        Problem("policy-invalid", "memkit.toml", 1, f'the waiver "{text}" {what}', hint, WARNING)
        for text, what in complaints(subject.policy.privacy, subject.today)
    ]


def findings_in(path: str, text: str, policy: Policy, today: str) -> list[Problem]:
    """All findings, as if the policy refused every class, without waived ones."""
    from memkit.privacy.detect import DetectorFailed
    from memkit.privacy.findings import RANK, REFUSE, Rules, rules_of
    from memkit.privacy.notes import without_notes
    from memkit.privacy.redact import clean

    given = rules_of(policy.privacy, today=today)
    refuse = tuple((cls, REFUSE) for cls in RANK)
    rules = Rules(words=given.words, actions=refuse, waivers=given.waivers, presidio=given.presidio)
    try:
        found = clean(blank_made(without_notes(text)), rules, tag=lambda _: "", path=path).refused
    except DetectorFailed as error:
        return [Problem("secret-found", path, 1, f"{error}; nobody knows what is in here", "memkit doctor")]
    return [_problem(path, item) for item in _without_waived(found, text, given.waivers)]


def _without_waived(found: tuple[Finding, ...], text: str, waivers: tuple[Waiver, ...]) -> list[Finding]:
    """The findings minus those that the session waived for a reason that the policy still allows."""

    left: dict[str, int] = {}
    reasons = {(waiver.cls, waiver.reason) for waiver in waivers}
    for said in _WAIVED.finditer(text):
        if (said["cls"], said["reason"]) in reasons:
            left[said["cls"]] = left.get(said["cls"], 0) + int(said["count"])
    kept: list[Finding] = []
    for item in found:
        left[item.cls] = left.get(item.cls, 0) - 1
        if left[item.cls] < 0:
            kept.append(item)
    return kept


def _problem(path: str, item: Finding) -> Problem:
    code = "secret-found" if item.kind == "secret" else "personal-data-found"
    message = f"{item.cls}, columns {item.column}-{item.column + item.end - item.start - 1}"
    hint = "take it out before you commit; once committed: revoke it, then memkit erase --rewrite"
    return Problem(code, path, item.line, message, hint)

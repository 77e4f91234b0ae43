"""Rules on the text of files: no secret, personal data or hidden character in the ledger (positions are reported, never
values), and every projection is what the ledger renders, byte for byte. Also reads the memory tests of a page.
"""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy
from memkit.boot.struct import struct
from memkit.model import WARNING, Problem
from memkit.model.generated import blank_made, without_made
from memkit.views import CONFLICTED, EDITED, FOREIGN, FRESH, is_conflict_mark, sides_of, verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.checks import Subject
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
    from memkit.privacy.superset import maybe_dirty, without_notes

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
    from memkit.privacy.redact import clean
    from memkit.privacy.superset import without_notes

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


def projections(subject: Subject) -> list[Problem]:
    """Reports stale, edited or conflicted projections, and rendered files without a fact in the ledger."""
    found: list[Problem] = []
    for path, text in subject.rendered.items():
        data = subject.actual.get(path)
        if data == text.encode():
            continue
        found.append(_differs(subject, path, text, data))
    found += [
        Problem("projection-stale", path, 1, "the ledger no longer renders this file", "memkit replay")
        for path in subject.leftover
    ]
    return found


def _differs(subject: Subject, path: str, text: str, data: bytes | None) -> Problem:
    severity = WARNING if subject.merge_commit else "error"
    if data is None:
        return Problem("projection-stale", path, 1, "missing", "memkit replay", severity)
    actual = data.decode("utf-8", "replace")
    standing = verify(actual)
    line, was, now = _first_difference(text, actual)
    if standing == CONFLICTED:
        return _conflict(path, actual)
    if standing == EDITED or (standing == FOREIGN and path not in subject.replaced):
        what = (
            f'edited by hand; the ledger has "{_short(was)}"'
            if was
            else "edited by hand; the ledger has no such line"
        )
        hint = f"memkit absorb {path}  # records your edit; memkit replay --discard-edits drops it and keeps a copy"
        return Problem("projection-edited", path, line, what, hint, excerpt=now)
    return Problem(
        "projection-stale", path, line, "not what the ledger renders", "memkit replay", severity, now
    )


def _conflict(path: str, actual: str) -> Problem:
    """The problem of a page with conflict marks; `replay` renders it again if both sides are memkit's own."""
    line, now = next(
        (number, line) for number, line in enumerate(actual.split("\n"), 1) if is_conflict_mark(line)
    )
    hint = "memkit replay"
    if any(verify(side) != FRESH for side in sides_of(actual)):
        hint = (
            f"memkit replay --discard-edits  # keeps a copy; or take out the marks, then memkit absorb {path}"
        )
    return Problem("conflict-marker", path, line, "git's conflict marks", hint, excerpt=now)


def _first_difference(rendered: str, actual: str) -> tuple[int, str, str]:
    wanted, there = rendered.split("\n"), actual.split("\n")
    for number, (one, other) in enumerate(zip(wanted, there, strict=False), 1):
        if one != other:
            return number, one, other
    at = min(len(wanted), len(there))
    return at, "\n".join(wanted[at : at + 1]), "\n".join(there[at : at + 1])


def _short(text: str) -> str:
    bare = text.removeprefix("- ").strip()
    return bare if len(bare) <= 40 else bare[:39] + "…"


def unstaged_projections(subject: Subject) -> list[Problem]:
    """Reports staged sessions whose projections are not staged."""
    if not subject.staged_sessions:
        return []
    hint = "git add " + " ".join(subject.unstaged)
    return [
        Problem("projection-unstaged", path, 1, "rendered anew, but not staged beside its session", hint)
        for path in subject.unstaged
    ]


def conflict_markers(subject: Subject) -> list[Problem]:
    """Reports merge markers in session files."""
    found: list[Problem] = []
    for path, text in subject.texts.items():
        for number, line in enumerate(text.split("\n"), 1):
            if line.startswith(("<<<<<<< ", ">>>>>>> ")):
                found.append(
                    Problem(
                        "conflict-marker", path, number, "git's conflict marks", f"git checkout --ours {path}"
                    )
                )
    return found


_QUESTION = lazy(r'[-*] +["“](.*)["”] *(?:→|->)(.*)')
_STATE = lazy(r"[-*] +(holds|gone):(.*)", IGNORE)
_OPENS = lazy(r'[-*] +(?:["“]|(?:holds|gone)\b)', IGNORE)
_ID = lazy(r"!?`?[a-z0-9]+(?:[-._][a-z0-9]+)+`?")
_FENCE = ("```", "~~~")
# the scope of a `Reviewed` event with the results of the memory tests
SCOPE = "memory-tests"


@struct(frozen=True)
class Smoke:
    """One test: a question (or holds/gone), ids that must be found, ids that must not, and its line.

    `wrong`: why the line is malformed; then the other fields mean nothing.
    """

    line: int
    question: str = ""
    wanted: tuple[str, ...] = ()
    unwanted: tuple[str, ...] = ()
    kind: str = "recall"
    wrong: str = ""


def read_smoke(text: str) -> list[Smoke]:
    """The tests in a smoke-test page, in order. A line is a question with what must come back, or a fact that must hold:

    - "who answers rate limits?" → rate-limit-429, !upload-limit-25mb
    - holds: transport-agnostic
    - gone: upload-limit-25mb

    Every other line is prose, also inside a fence. A line that starts like a test but is malformed is reported.
    """
    found: list[Smoke] = []
    fence = ""
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if bare[:3] in _FENCE and fence in ("", bare[:3]):
            fence = "" if fence else bare[:3]
        elif not fence and _OPENS.match(bare):
            found.append(_read_test(number, bare))
    return found


def _read_test(number: int, bare: str) -> Smoke:
    asked, state = _QUESTION.fullmatch(bare), _STATE.fullmatch(bare)
    if asked is None and state is None:
        how = (
            'a question reads - "question" → id' if bare[2:].lstrip()[:1] in '"“' else "it reads - holds: id"
        )
        return Smoke(number, wrong=f"not a memory test: {how}")
    said = asked[2] if asked is not None else state[2] if state is not None else ""
    ids = [word for part in said.split(",") if (word := part.strip())]
    strange = next((word for word in ids if not _ID.fullmatch(word)), "")
    if strange or not ids:
        return Smoke(number, wrong=f'"{strange}" is no id' if strange else "it names no id")
    ids = [id.replace("`", "") for id in ids]
    if asked is not None:
        if not asked[1].strip():
            return Smoke(number, wrong="the question is empty")
        wanted = tuple(id for id in ids if not id.startswith("!"))
        return Smoke(number, asked[1], wanted, tuple(id[1:] for id in ids if id.startswith("!")))
    if any(id.startswith("!") for id in ids):
        return Smoke(number, wrong="! stands before an id that must not come back; write gone: instead")
    assert state is not None
    return Smoke(number, "", tuple(ids), (), state[1].lower())

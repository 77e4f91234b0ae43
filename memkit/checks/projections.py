"""Rules on the projections: each must be what the ledger renders, byte for byte."""

from __future__ import annotations

from memkit.checks.subject import Subject
from memkit.model.problem import WARNING, Problem
from memkit.views.marker import CONFLICTED, EDITED, FOREIGN, verify


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
        return Problem(
            "conflict-marker",
            path,
            line,
            "git's conflict marks",
            "memkit replay settles a projection",
            excerpt=now,
        )
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

"""Finds what a person, or a branch from before an adoption, added to a page of the archive after memkit rendered it."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.views.edits import ARCHIVED, OTHER, Edit, edits
from memkit.views.units import Unit, units


def archive_edits(rendered: str, edited: str) -> list[Edit]:
    """Each new item with an id, and each run of other new lines, as `archived`; a changed or missing line is `other`."""
    found = edits(rendered, edited)
    new = {edit.line for edit in found if not edit.old}
    runs: list[list[Unit]] = []
    taken: list[Edit] = []
    last = 0
    for unit in units(edited):
        end = unit.line + len(unit.lines) - 1
        if new.isdisjoint(range(unit.line, end + 1)):
            continue
        if unit.id:
            taken.append(Edit(ARCHIVED, unit.id, "", unit.text, unit.line))
        elif runs and last == runs[-1][-1].line and not unit.level:
            runs[-1].append(unit)
        else:
            runs.append([unit])
        last = unit.line
    taken += [_run_edit(run) for run in runs]
    changed = [edit for edit in found if edit.old]
    return sorted([*changed, *taken], key=lambda edit: edit.line)


def _run_edit(run: list[Unit]) -> Edit:
    """The edit of a run of lines that belong to no fact; below a heading of their own they are left to the person."""
    lines: list[str] = []
    for at, unit in enumerate(run):
        is_apart = at > 0 and unit.line > run[at - 1].line + len(run[at - 1].lines)
        lines += [*([""] if is_apart else []), *(" " * unit.column + line for line in unit.lines)]
    edit = Edit(ARCHIVED, "", "", "\n".join(lines), run[0].line)
    return replace(edit, what=OTHER) if run[0].level else edit

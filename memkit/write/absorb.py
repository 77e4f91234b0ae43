"""Absorbs hand edits: turns what a person changed in a projection into events, and names what it cannot take."""

from __future__ import annotations

import os

from memkit.boot.struct import replace, struct
from memkit.documents.tools.pages import decode_text, is_utf8
from memkit.errors import Refused, UsageError
from memkit.evidence.span import with_plain_ends
from memkit.model import Problem
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.query import load
from memkit.query.revisions import find_origin
from memkit.store import drafts, file_writes, files
from memkit.views import CONFLICTED, FRESH, render, verify
from memkit.views import edits as edited
from memkit.views.archive_edits import archive_edits
from memkit.views.edits import Edit
from memkit.views.open_edits import BEFORE, is_old_wording, judge_edit, open_edits
from memkit.write.edit_events import (
    Recorder,
    archived_quarter,
    changed_ids,
    counts_at_once,
    has_adopted_prose,
    is_archived,
    lines_of,
    twin_of,
)
from memkit.write.old_page import restore_rendered_pages
from memkit.write.prose_events import ProseEdits, ProseRecorder
from memkit.write.sanitise import Wash
from memkit.write.transaction import Receipt, Transaction

_ADOPT = "memkit adopt  # takes over what a branch from before the adoption brought"
LOST = "the page has no place for it"
_HINT = 'memkit remember "…"  # records it; memkit replay --discard-edits drops it and keeps a copy'


_Made = tuple[list[Event], list[tuple[str, str]]]


@struct(frozen=True)
class Absorbed:
    """The edits taken, the lines left to the person, the facts whose line is missing since an unknown time, and the
    receipt."""

    taken: tuple[Edit, ...]
    left: tuple[Problem, ...]
    receipt: Receipt
    missing: tuple[Edit, ...] = ()


@struct(frozen=True)
class _Sorted:
    """Edits to take, edits to leave to the person, and missing lines."""

    take: tuple[Edit, ...]
    leave: tuple[Edit, ...]
    missing: tuple[Edit, ...]
    prose: ProseEdits = ProseEdits()


def absorb(tx: Transaction, typed: str) -> Absorbed:
    """Takes the edits of a projection; replaces the file only if it could take every edit."""
    path = os.path.relpath(os.path.join(tx.call.cwd, typed), tx.workspace.root).replace(os.sep, "/")
    texts = load.render_pages(tx.loaded)
    if path not in texts:
        hint = f"memkit absorb {tx.workspace.policy.layout.continuity}"
        raise UsageError(f"{typed} is no projection", code="no-projection", hint=hint)
    data = files.read_if_there(tx.workspace.path(path))
    if data is not None:
        data = restore_rendered_pages(tx, {path: data}).get(path, data)
    if data is None or _is_memkits_own(path, data):
        return Absorbed((), (), Receipt(""))
    found, made, left = _read_edits(tx, path, data)
    if left and not made[0]:
        return Absorbed((), left, Receipt(""), found.missing)
    receipt = _record(tx, path, data, texts[path].encode() if not left else None, made)
    return Absorbed((*found.take, *found.prose.taken), left, receipt, found.missing)


def finish(tx: Transaction, path: str) -> None:
    """Renders an edited page anew if the ledger has all that it says."""
    data = files.read(tx.workspace.path(path))
    if verify(decode_text(data, "replace")) == CONFLICTED:
        return
    found, made, left = _read_edits(tx, path, data)
    if not (left or made[0] or found.missing):
        _record(tx, path, data, load.render_pages(tx.loaded)[path].encode(), made)


def _read_edits(tx: Transaction, path: str, data: bytes) -> tuple[_Sorted, _Made, tuple[Problem, ...]]:
    """The edits of a page, what to record of them, and the problems of those that are left to the person."""
    text = with_plain_ends(decode_text(data, "replace"))
    found = _sorted_edits(tx, path, text)
    events, records = Recorder(tx, path, text).events_of(found.take)
    made = [*events, *found.prose.events], [*records, *found.prose.records]
    left = (*found.leave, *_edits_without_place(tx, path, found.prose, made))
    return found, made, tuple(_left_problem(path, edit) for edit in left)


def _edits_without_place(tx: Transaction, path: str, prose: ProseEdits, made: _Made) -> list[Edit]:
    """The edits of prose with a line that the page would not show; none is known, and none may be dropped in silence."""
    written = [edit for edit in prose.taken if edit.what == edited.HEADING]
    if not written:
        return []
    state = tx.rehearse(*made, "adopt")
    page = {line.strip() for line in render(state, tx.workspace.policy)[path].split("\n")}
    return [
        replace(edit, what=edited.OTHER, why=LOST)
        for edit in written
        if any(line.strip() and line.strip() not in page for line in tx.wash.text(edit.new).split("\n"))
    ]


def _is_memkits_own(path: str, data: bytes) -> bool:
    """True if the file is not edited; refuses a file with git's conflict markers."""
    state = verify(decode_text(data, "replace"))
    if state == CONFLICTED:
        hint = "take out the marks and keep the lines you want; memkit replay --discard-edits drops both and keeps a copy"
        raise Refused(f"{path} holds marks of a merge conflict", code="conflict-marker", file=path, hint=hint)
    return state == FRESH and is_utf8(data)


def _record(
    tx: Transaction,
    path: str,
    data: bytes,
    page: bytes | None,
    made: _Made,
) -> Receipt:
    """Keeps a copy, replaces the file with the page, records the events; on an error undoes all of it."""
    events, records = made
    # prose is adopted, not raised as a candidate: that needs a session of its own
    kind = "adopt" if any(isinstance(event, ev.Adopted) for event in events) else "governance"
    if events:
        tx.rehearse(events, records, kind)
    if tx.call.dry_run:
        return tx.record(events, records, kind=kind) if events else Receipt("", dry=True)
    target = tx.workspace.path(path)
    from memkit.write.detect import redacted_copy

    drafts.keep_bytes(tx.workspace, path.replace("/", "-"), redacted_copy(tx.workspace, data))
    if page is not None:
        file_writes.replace(target, page)
    if not events:
        _render_others(tx)
        return Receipt("")
    try:
        title = f"Absorb edits of {path}"
        return tx.record(events, records, kind=kind, title=title, at_once=kind == "adopt")
    except BaseException:
        file_writes.replace(target, data)
        raise


def _render_others(tx: Transaction) -> None:
    """Renders the pages that an edited one held up, unless another one is edited too."""
    from memkit.write.publish import publish

    try:
        publish(tx.workspace, who=tx.actor.name)
    except Refused:
        return


def _sorted_edits(tx: Transaction, path: str, text: str) -> _Sorted:
    """The edits against the text the file was rendered from; if that is unknown, a missing line is not a deletion."""
    today = render(tx.view, tx.workspace.policy)[path]
    origin = find_origin(tx.loaded, path, text)
    if origin is not None:
        found = _page_edits(tx, path, origin.text, text, origin.exact)
    else:
        found = _page_edits(tx, path, today, text, False)
        found = [edit for edit in found if not is_old_wording(tx.view, edit)]
    wash = Wash(tx.workspace)
    added = [edit for edit in found if edit.what == edited.ADDED]
    found = [replace(edit, section=_ours(tx, edit.section)) for edit in found]
    judged = [(edit, judge_edit(tx.view, edit)) for edit in open_edits(found, today, wash.text)]
    # a list item of the page's prose that was moved is still prose
    new = {edit.line for edit in added if edit.id} | {edit.line for edit, _ in judged}
    leaving = changed_ids(edit for _, edit in judged)
    # as it was before judgement: what an earlier run recorded is no longer open, and would be refused
    found = [edit for asked, edit in judged if not _is_known(tx, asked, wash, leaving)]
    gaps = [edit for edit in found if origin is None and edit.what == edited.DELETED]
    leave = [edit for edit in found if edit.what == edited.OTHER]
    take = [edit for edit in found if edit not in gaps and edit not in leave]
    sorted_edits = _Sorted(tuple(take), tuple(leave), tuple(gaps))
    if not has_adopted_prose(tx.view, path):
        return sorted_edits
    recorder = ProseRecorder(
        tx, path, lines_of(text, (edit.line for edit in added if edit.line in new)), origin is not None
    )
    return _with_prose(sorted_edits, recorder.compare(origin.text if origin is not None else today, text))


def _page_edits(tx: Transaction, path: str, rendered: str, text: str, is_exact: bool) -> list[Edit]:
    """The edits between two texts of a page, by the kind of the page."""
    if archived_quarter(tx.workspace.policy, path):
        return archive_edits(rendered, text)
    return edited.edits(rendered, text, is_exact)


def _with_prose(found: _Sorted, prose: ProseEdits) -> _Sorted:
    """The edits of a page and those of its prose, which take the place of lines and headings that belong to no fact."""
    return _Sorted(
        tuple(edit for edit in found.take if edit.what != edited.HEADING),
        (*(edit for edit in found.leave if edit.id or edit.why), *prose.left),
        (*found.missing, *prose.missing),
        prose,
    )


def _ours(tx: Transaction, heading: str) -> str:
    """memkit's section for a heading of an adopted page; other headings are unchanged."""
    adopted = (fact for fact in tx.view.facts.values() if fact.get("opens").startswith("## "))
    return next((fact.section for fact in adopted if fact.heading == heading), heading)


def _is_known(tx: Transaction, edit: Edit, wash: Wash, leaving: frozenset[str]) -> bool:
    """True if the ledger already has what a new line says."""
    if edit.what == edited.TICKED:
        return edit.id in tx.view.facts and bool(tx.view.facts[edit.id].closed)
    if edit.what == edited.ARCHIVED:
        return is_archived(tx, edit)
    if edit.what == edited.SET:
        return tx.view.scalars.get(edit.id, ("",))[0] == wash.text(edit.new)
    if edit.what != edited.ADDED:
        return False
    twin = twin_of(tx, wash.text(edit.new), leaving)
    return twin is not None and (twin.is_live or not counts_at_once(tx, twin))


def _definition(path: str, edit: Edit) -> str:
    """The call that records a changed row of the glossary; empty for any other edit."""
    from memkit.query.call import shell_quoted

    rows = [[cell.strip() for cell in text.strip().split(" | ")] for text in (edit.old, edit.new)]
    (old, *_), (new, *meaning) = rows
    if not path.endswith("/glossary.md") or "\n" in edit.new or not meaning or old != new or new[:2] != "| ":
        return ""
    call = [
        "memkit",
        "define",
        new[2:],
        meaning[0].removesuffix(" |").strip(),
        "--redefine",
        "edited by hand",
    ]
    return f"{shell_quoted(call)}  # records it; then memkit replay --discard-edits renders the page"


def _left_problem(path: str, edit: Edit) -> Problem:
    """The problem of an edit that is left to the person."""
    message = f"not recorded: {edit.why}" if edit.why else "an edit that is no fact of its own"
    excerpt = (edit.new or edit.old or edit.heading)[:200]
    hint = f"{_HINT} ({edit.section})" if edit.section else _HINT
    hint = _ADOPT if edit.why == BEFORE else _definition(path, edit) or hint
    return Problem(
        "projection-edited", path, edit.line, f"{message}; it stays as it is", hint, excerpt=excerpt
    )

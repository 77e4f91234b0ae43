"""Facts whose cited lines changed during a session: `session end` asks about them, and the next start reminds."""

from __future__ import annotations

import os

from memkit.boot import json
from memkit.boot.struct import struct
from memkit.errors import MachineError, NeedsGit
from memkit.model.cited import path_of
from memkit.model.fact import Fact
from memkit.query.unanswered import ASKED, commands_for
from memkit.rules.view import proofs
from memkit.store import files, git

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.evidence.page import Page
    from memkit.query.verdicts import Verdicts
    from memkit.store.journals import Draft
    from memkit.store.workspace import Workspace
    from memkit.write.transaction import Transaction

# how many facts are shown
_MOST = 10


@struct(frozen=True)
class Touched:
    """A fact and a piece of its evidence that changed: the lines at the session's start, if git has them, and now."""

    id: str
    text: str
    piece: str
    state: str
    was: tuple[str, ...]
    now: tuple[str, ...]
    gone: tuple[str, ...] = ()

    @property
    def difference(self) -> list[str]:
        """The first lines of the diff, with - and +."""
        from memkit.query.cited_lines import diff_lines

        return diff_lines(self.was, self.now)

    def as_json(self) -> dict[str, object]:
        """The shape of `touched` in an answer."""
        said: dict[str, object] = {"id": self.id, "evidence": self.piece, "verdict": self.state}
        return said | {"diff": self.difference, "gone": list(self.gone)}


def touched_facts(tx: Transaction, draft: Draft) -> list[Touched]:
    """The live facts whose evidence was fresh at the start of this session and is not now."""
    return touched_since(tx, draft.head.get("base", ""))


def touched_since(tx: Transaction, base: str) -> list[Touched]:
    """The live facts whose evidence was fresh at a commit and is not now."""
    root = tx.workspace.root
    if not base:
        return []
    try:
        tx.look_again()
        cited = set(tx.book.cited())
        if not cited:
            return []
        layout = tx.workspace.policy.layout
        own = (layout.sessions, layout.continuity)
        changed = cited.intersection(git.differing_paths(root, base, but=own, only=cited))
        facts = [tx.view.facts[id] for id in tx.book.citing(changed)] if changed else []
        if not facts:
            return []
        before = git.contents_at(root, base, sorted({path for fact in facts for path in _paths(fact)}))
    except (NeedsGit, MachineError):
        return []
    from memkit.evidence.page import Page
    from memkit.query.verdicts import Verdicts

    pages = {path: Page(data) for path, data in before.items()}
    verdicts = Verdicts(root)
    found = (_touched_piece(fact, source, pages, verdicts) for fact in facts for source in proofs(fact))
    return [item for item in found if item is not None][:_MOST]


def _paths(fact: Fact) -> set[str]:
    return {path_of(source) for source in proofs(fact)}


def _touched_piece(fact: Fact, source: str, pages: dict[str, Page], verdicts: Verdicts) -> Touched | None:
    from memkit.evidence.forms import shown
    from memkit.evidence.support import gone_from
    from memkit.evidence.verdict import judge_on
    from memkit.query.verdicts import FRESH, UNPROVEN, recorded_piece

    piece, state = recorded_piece(source), verdicts.state(source)
    page = pages.get(piece.target)
    if state not in UNPROVEN or page is None:
        return None
    before = judge_on(piece, page)
    if before.state != FRESH:
        return None
    was = (page.lines or [])[before.first - 1 : before.last] if before.first else page.lines or []
    now = verdicts.lines(source) or (verdicts.page(piece.target).lines or [] if piece.whole else [])
    gone = gone_from(fact.text, "\n".join(now))
    return Touched(fact.id, fact.text, shown(piece), state, tuple(was), tuple(now), gone)


def commands_to_answer(found: Iterable[Touched]) -> str:
    """The commands that answer for these facts."""
    asked, ended = _ids(found)
    return commands_for([id for id in asked if id not in ended], ended)


def _ids(found: Iterable[Touched]) -> tuple[list[str], list[str]]:
    """All ids, and those of them whose lines no longer support the fact."""
    rows = list(found)
    ended = dict.fromkeys(item.id for item in rows if item.gone or item.state == "missing")
    return list(dict.fromkeys(item.id for item in rows)), list(ended)


def touched_lines(found: list[Touched]) -> list[str]:
    """The facts with the diffs of their lines, and the commands to run."""
    lines: list[str] = []
    for item in found:
        lines.append(f"  [{item.id}] {item.text}  {item.piece} {item.state}")
        lines += [f"    {row}" for row in item.difference]
    return [*lines, commands_to_answer(found)] if found else []


# -- until the next start --------------------------------------------------------------------------


def keep_asked(workspace: Workspace, found: list[Touched]) -> None:
    """Saves the ids for the next start; a failure to write is ignored."""
    ids, ended = _ids(found)
    try:
        if ids:
            said = json.dumps({"ids": ids, "ended": ended}, compact=True)
            files.replace(workspace.private(ASKED), said.encode())
        elif os.path.exists(workspace.private(ASKED)):
            os.unlink(workspace.private(ASKED))
    except (OSError, MachineError):
        pass

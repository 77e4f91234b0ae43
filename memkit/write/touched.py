"""Facts whose cited lines changed during a session; `session end` asks about them."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import MachineError, NeedsGit
from memkit.model.fact import Fact, path_of
from memkit.query.recheck import commands_for
from memkit.rules.view import proofs
from memkit.store import git

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.evidence.forms import Piece
    from memkit.evidence.verdict import Page
    from memkit.query.verdicts import Verdicts
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction

# how many facts are shown
_MOST = 10
_MISSING = "missing"


@struct(frozen=True)
class Touched:
    """A fact and a piece of its evidence that changed: the lines at the session's start, if git has them, and now.

    `gone`: numbers and literals of the claim that only the old lines contain; `moved`: where the old lines stand now.
    """

    id: str
    text: str
    piece: str
    state: str
    was: tuple[str, ...]
    now: tuple[str, ...]
    gone: tuple[str, ...] = ()
    moved: str = ""

    @property
    def has_ended(self) -> bool:
        """Whether its lines no longer support the fact."""
        return bool(self.gone) or (self.state == _MISSING and not self.moved)

    @property
    def words(self) -> str:
        """The piece, its verdict, and where its lines stand now."""
        return f"{self.piece} {self.state}" + (f", now in {self.moved}" if self.moved else "")

    @property
    def difference(self) -> list[str]:
        """The first lines of the diff, with - and +; none for lines that moved."""
        from memkit.query.cited_lines import diff_lines

        return [] if self.moved else diff_lines(self.was, self.now)

    def as_json(self) -> dict[str, object]:
        """The shape of `touched` in an answer."""
        said: dict[str, object] = {"id": self.id, "evidence": self.piece, "verdict": self.state}
        moved = {"moved": self.moved} if self.moved else {}
        return said | {"diff": self.difference, "gone": list(self.gone)} | moved


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
        pages = _pages_at(root, base, {path for fact in facts for path in _paths(fact)})
    except (NeedsGit, MachineError):
        return []
    from memkit.query.verdicts import UNPROVEN, Verdicts

    verdicts = Verdicts(root)
    rows = [(fact, source) for fact in facts for source in proofs(fact) if verdicts.state(source) in UNPROVEN]
    moved = _moved_pieces(verdicts, [source for _, source in rows])
    found = (_touched_piece(fact, source, pages, verdicts, moved) for fact, source in rows)
    return [item for item in found if item is not None][:_MOST]


def _paths(fact: Fact) -> set[str]:
    return {path_of(source) for source in proofs(fact)}


def _pages_at(root: str, base: str, paths: set[str]) -> dict[str, Page]:
    """Path → the file at a commit; a file that was renamed since is read under its old path."""
    from memkit.evidence.verdict import Page

    held = git.contents_at(root, base, sorted(paths))
    if len(held) < len(paths):
        from memkit.store import git_history

        old = {new: was for was, new in git_history.renames(root).items() if new in paths and new not in held}
        there = git.contents_at(root, base, sorted(old.values()))
        held |= {new: there[was] for new, was in old.items() if was in there}
    return {path: Page(data) for path, data in held.items()}


def _moved_pieces(verdicts: Verdicts, sources: list[str]) -> dict[Piece, Piece]:
    """Recorded piece → its new place, for lines that are gone from their file and stand in exactly one other."""
    from memkit.query.moved_lines import find_moved
    from memkit.query.verdicts import recorded_piece

    return find_moved(verdicts, [recorded_piece(one) for one in sources if verdicts.state(one) == _MISSING])


def _touched_piece(
    fact: Fact, source: str, pages: dict[str, Page], verdicts: Verdicts, moved: dict[Piece, Piece]
) -> Touched | None:
    from memkit.evidence.forms import shown
    from memkit.evidence.support import gone_from
    from memkit.evidence.verdict import judge_on
    from memkit.query.verdicts import FRESH, recorded_piece

    piece = recorded_piece(source)
    page, place = pages.get(piece.target), moved.get(piece)
    before = judge_on(piece, page) if page is not None else None
    if page is None or before is None or before.state != FRESH:
        return None
    was = (page.lines or [])[before.first - 1 : before.last] if before.first else page.lines or []
    now = verdicts.lines(source) or (verdicts.page(piece.target).lines or [] if piece.whole else [])
    kept = now or verdicts.page(piece.target).lines or []
    gone = gone_from(fact.text, "\n".join(kept), "\n".join(was)) if place is None else ()
    state, at = verdicts.state(source), shown(place) if place else ""
    return Touched(fact.id, fact.text, shown(piece), state, tuple(was), tuple(now), gone, at)


def commands_to_answer(found: Iterable[Touched]) -> str:
    """The commands that answer for these facts."""
    asked, ended = _ids(found)
    return commands_for([id for id in asked if id not in ended], ended)


def _ids(found: Iterable[Touched]) -> tuple[list[str], list[str]]:
    """All ids, and those of them whose lines no longer support the fact."""
    rows = list(found)
    ended = dict.fromkeys(item.id for item in rows if item.has_ended)
    return list(dict.fromkeys(item.id for item in rows)), list(ended)


def touched_lines(found: list[Touched]) -> list[str]:
    """The facts with the diffs of their lines, and the commands to run."""
    lines: list[str] = []
    for item in found:
        lines.append(f"  [{item.id}] {item.text}  {item.words}")
        lines += [f"    {row}" for row in item.difference]
    return [*lines, commands_to_answer(found)] if found else []

"""The events of prose that a person changed on an adopted page: written, reworded, removed, or moved with its heading."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.documents.tools.layout import Place, Run, ascending_places, pair_runs, read_layout
from memkit.ledger.session_text import unfit_event_text, unfit_record
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.model.ids import make_id, quarter
from memkit.model.state import State
from memkit.store import clock
from memkit.views import edits as edited
from memkit.views.continuity import OWNERS_STATE, prose_of
from memkit.views.edits import Edit
from memkit.views.items import has_place
from memkit.views.nesting import position
from memkit.views.sheet import PREAMBLE
from memkit.write.transaction import Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

SINCE = "it was changed since this file was rendered"
OWN = "it is memkit's own text"


@struct(frozen=True, slots=True)
class ProseEdits:
    """The events and records of a page's prose, each event with its edit; what is left to the person; what is missing since
    an unknown time."""

    events: tuple[Event, ...] = ()
    records: tuple[tuple[str, str], ...] = ()
    taken: tuple[Edit, ...] = ()
    left: tuple[Edit, ...] = ()
    missing: tuple[Edit, ...] = ()


def is_prose_of(fact: Fact, path: str) -> bool:
    """True for a block of prose that was adopted from this page with its position."""
    return has_place(fact) and _is_on(fact, path)


def _is_on(fact: Fact, path: str) -> bool:
    return fact.kind == "prose" and not fact.archived and f"file: {path} " in fact.get("was")


class ProseRecorder:
    """Compares the prose of a page with the page it was rendered from, and makes the events.

    `lines`: the numbers of lines that other edits take; without `is_whole`, a missing line is not a removed one.
    """

    def __init__(self, tx: Transaction, path: str, lines: Iterable[int], is_whole: bool) -> None:
        self.tx, self.path, self.lines, self.is_whole = tx, path, frozenset(lines), is_whole
        self.blocks = [fact for fact in tx.view.facts.values() if _is_on(fact, path)]
        # blocks that the rendered page did not have, by heading and lines
        self.unclaimed: dict[tuple[str, str], list[Fact]] = {}
        self.taken_ids = {*tx.view.facts, *tx.view.erased}
        self.events: list[Event] = []
        self.records: list[tuple[str, str]] = []
        self.taken: list[Edit] = []
        self.left: list[Edit] = []
        self.missing: list[Edit] = []

    def compare(self, rendered: str, text: str) -> ProseEdits:
        """The prose edits between the page as it was rendered and as it is now."""
        has_title = any(fact.get("opens").startswith("# ") for fact in self.blocks)
        old = read_layout(edited.owners_lines(rendered, has_title))
        owned = edited.owners_lines(text, has_title)
        new = read_layout((number, line) for number, line in owned if number not in self.lines)
        pairs, owners = pair_runs(old, new), self._owners(old)
        self._remove([(old[at], owners[at]) for at in range(len(old)) if at not in pairs.values()])
        self._lay(old, new, pairs, owners)
        return ProseEdits(
            tuple(self.events), tuple(self.records), tuple(self.taken), tuple(self.left), tuple(self.missing)
        )

    def _owners(self, old: list[Run]) -> list[Fact | None]:
        """The fact or block of prose that each piece of the rendered page shows; None for memkit's own or a former one."""
        blocks: dict[tuple[str, str], list[Fact]] = {}
        for fact in sorted(self.blocks, key=lambda fact: position(fact) if has_place(fact) else (0, 0, 0)):
            blocks.setdefault(_page_words(fact, self.tx.view), []).append(fact)
        found: list[Fact | None] = []
        for run in old:
            if run.fact:
                found.append(self.tx.view.facts.get(run.fact))
            else:
                same = blocks.get((run.opens, run.body))
                found.append(same.pop(0) if same else None)
        self.unclaimed = blocks
        return found

    def _remove(self, gone: list[tuple[Run, Fact | None]]) -> None:
        """Archives the blocks whose lines are gone."""
        for run, block in gone:
            if block is None or run.fact:
                continue
            edit = Edit(edited.DELETED, block.id, run.body or run.opens, "", run.line, run.heading)
            if self.is_whole:
                self._add(ev.Adopted(block.id, block.text, _archive_fields(block)), edit)
                self.records += [(block.id, block.body)] if block.body else []
            else:
                self.missing.append(edit)

    def _lay(
        self,
        old: list[Run],
        new: list[Run],
        pairs: dict[int, int],
        owners: list[Fact | None],
    ) -> None:
        """Goes down the page: a piece that is new, changed or moved gets the position of the piece above it."""
        above: Place = (0, 0, 0)
        stays = _places_that_stay([(at, owners[at]) for _, at in sorted(pairs.items())])
        for at, run in enumerate(new):
            was = old[pairs[at]] if at in pairs else None
            owner = owners[pairs[at]] if was is not None else None
            here = position(owner) if owner is not None and has_place(owner) else None
            is_kept = here is not None and here in stays and here > above
            is_same = was is not None and _says_same(was, run)
            if is_same and (is_kept or here is None):
                above = here if here is not None else above
            elif (run.fact and owner is None) or self._is_done(run, owner):
                # another edit takes a new item
                continue
            elif self._is_free(run, was, owner):
                order = here[0] if here is not None and is_kept else above[0]
                self._record_run(run, was, owner, order)
                above = (order, len(self.tx.view.rows), len(self.events))

    def _is_done(self, run: Run, owner: Fact | None) -> bool:
        """True for prose that the page has since this file was rendered."""
        return owner is None and not run.fact and bool(self.unclaimed.get((run.opens, run.body)))

    def _is_free(self, run: Run, was: Run | None, owner: Fact | None) -> bool:
        """True if this piece can be recorded; else it is left to the person with the reason."""
        fault = unfit_record(run.body) if not run.fact else None
        why = f"line {fault[0]} of it: {fault[1]}" if fault else ""
        if was is not None and owner is None and not _says_same(was, run) and (was.body or not run.body):
            why = SINCE if was.body else OWN
        if why:
            old = was.body or was.opens if was is not None else ""
            self.left.append(
                Edit(edited.OTHER, "", old, run.body or run.opens, run.line, run.heading, why=why)
            )
        return not why

    def _record_run(self, run: Run, was: Run | None, owner: Fact | None, order: int) -> None:
        if run.fact and owner is not None:
            place = (("order", str(order)), ("heading", run.heading), ("under", owner.get("under")))
            said = tuple((key, owner.get(key) or "page") for key in ("section", "kind", "src", "was"))
            fields = tuple(pair for pair in (*said, *place, ("again", "yes")) if pair[1])
            edit = Edit(edited.CHANGED, owner.id, owner.text, owner.text, run.line, run.heading)
            self._add(ev.Adopted(owner.id, "", fields), edit)
            return
        id = owner.id if owner is not None else make_id(f"prose {run.heading}", self.taken_ids)
        self.taken_ids.add(id)
        old = was.body or was.opens if was is not None else ""
        edit = Edit(edited.HEADING, id, old, run.body or run.opens, run.line, run.section, run.heading)
        words = run.heading if run.body and _fits(run.heading) else ""
        self._add(ev.Adopted(id, words, self._fields(run, owner, order)), edit)
        self.records += [(id, run.body)] if run.body else []

    def _fields(self, run: Run, owner: Fact | None, order: int) -> tuple[tuple[str, str], ...]:
        gap = f"{run.gap} {run.below}" if run.opens else str(run.gap)
        was = owner.get("was") if owner is not None else f"file: {self.path} | line: {run.line}"
        pairs = (
            ("section", run.section),
            ("kind", "prose"),
            ("src", owner.src if owner is not None else "user"),
            ("heading", run.heading),
            ("title", owner.get("title") if owner is not None else ""),
            ("order", str(order)),
            ("opens", run.opens),
            ("gap", gap if gap != ("1 1" if run.opens else "1") else ""),
            ("was", was),
            ("again", "yes" if owner is not None else ""),
        )
        return tuple(pair for pair in pairs if pair[1])

    def _add(self, event: Event, edit: Edit) -> None:
        self.events.append(event)
        self.taken.append(edit)


def _places_that_stay(paired: list[tuple[int, Fact | None]]) -> set[Place]:
    """The positions of the pieces that were not moved, given as (old index, owner) in their new order."""
    places = [position(fact) for _, fact in paired if fact is not None and has_place(fact)]
    is_moved = [at for at, _ in paired] != sorted(at for at, _ in paired)
    return ascending_places(places) if is_moved else set(places)


def _says_same(was: Run, run: Run) -> bool:
    """True if two pieces differ at most in scalars, which are edits of their own; a fact's words are too."""
    if run.fact or was.words == run.words:
        return True
    is_state = was.section == run.section == OWNERS_STATE and was.opens == run.opens
    return is_state and edited.without_scalars(was.body) == edited.without_scalars(run.body)


def _archive_fields(block: Fact) -> tuple[tuple[str, str], ...]:
    """The fields of a block that leaves its page for the archive of this quarter."""
    pairs = (
        *((key, block.get(key)) for key in ("section", "kind", "src")),
        ("status", "archived"),
        ("heading", block.heading if block.heading != block.section else ""),
        ("quarter", quarter(clock.iso(clock.now())[:10])),
        ("why", "removed by hand"),
        ("was", block.get("was")),
        ("again", "yes"),
    )
    return tuple(pair for pair in pairs if pair[1])


def _page_words(fact: Fact, state: State) -> tuple[str, str]:
    """A block's heading and lines as the page shows them."""
    opens = fact.get("opens")
    if not has_place(fact) and fact.heading:
        opens = f"{'##' if fact.section == PREAMBLE else '###'} {fact.heading}"
    return opens, "\n".join(prose_of(fact, state)).rstrip()


def _fits(text: str) -> bool:
    return text == text.strip() and unfit_event_text(text) is None

"""The agenda of a review for one reviewer, and bulk answers: judged one by one, recorded in one session."""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.errors import LedgerUnreadable, MachineError, MemkitError, NeedsGit, Refused
from memkit.model import Problem, counted
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.query.verdicts import Verdicts
from memkit.rules import gate
from memkit.rules.authority import visible_lines
from memkit.rules.review import Item, agenda, on_request
from memkit.rules.review_keys import ASKED_FOR
from memkit.rules.view import has_pending_side, is_open_conflict, proofs
from memkit.store import git, git_history
from memkit.write.change import require_person
from memkit.write.freshness import examine_evidence
from memkit.write.review_answer import Answer, judge
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from memkit.model.fact import Conflict

# kinds of items shown with their cited lines
_CITING = ("candidate", "change", "quarantined", "stale", "unreviewed", "invariant", "fading", "load-when")
# the title of a review's session
TITLE = "Review of {}"


@struct(frozen=True)
class Reviewed:
    """What a review recorded, and the problems of answers it could not record."""

    answered: tuple[str, ...]
    problems: tuple[Problem, ...]
    receipt: Receipt
    left: int


def agenda_items(tx: Transaction, kinds: tuple[str, ...] = (), state: State | None = None) -> list[Item]:
    """The current agenda, with evidence checked now; `kinds` adds kinds that are listed only on request."""
    view = state or tx.state
    live = [fact for fact in view.facts.values() if fact.is_live]
    stale: dict[str, tuple[str, str]] = {}
    for item in examine_evidence(tx.loaded, live, hashed=False):
        if item.verdict in ("changed", "missing"):
            stale[item.id] = (item.source, f"{item.verdict}{item.moved and f', now in {item.moved},'}")
    found = agenda(view, tx.workspace.policy, stale, _touched_paths(tx))
    found = [item for item in found if item.kind != "undeclared" or not _is_declared(tx, view.facts[item.id])]
    found += [item for kind in ASKED_FOR if kind in kinds for item in on_request(view, kind)]
    return _visible_items(tx, found)


def with_lines(tx: Transaction, found: list[Item], most: int = 12) -> list[Item]:
    """The items with the lines that their facts cite, or a diff of them."""
    told = zip(found, cited_by_item(tx, found, most), strict=True)
    return [replace(item, detail=(*item.detail, *lines)) if lines else item for item, lines in told]


def cited_by_item(tx: Transaction, found: list[Item], most: int = 12) -> list[tuple[str, ...]]:
    """For each item, the cited lines of its facts or a diff, as far as this reviewer may see them."""
    verdicts = Verdicts(tx.workspace.root)
    told = [replace(item, detail=_cited_by(tx, verdicts, item, most)) for item in found]
    if not any(item.detail for item in told):
        return [() for _ in told]
    # compute once for all items what this reviewer may see
    seen = {(item.kind, item.id): item.detail for item in _visible_items(tx, told)}
    return [seen.get((item.kind, item.id), ()) for item in told]


def _cited_by(tx: Transaction, verdicts: Verdicts, item: Item, most: int) -> tuple[str, ...]:
    from memkit.query.fact_lines import cited_lines, read_lines

    lines: list[str] = []
    for fact in _facts_of(tx, item):
        sources = proofs(fact)
        # if a document is cited by lines, show those
        if not any(source.startswith(fact.get("from").rpartition(":")[0] + ":") for source in sources):
            lines += read_lines(verdicts, fact.get("from"), most)
        lines += [line for source in sources for line in cited_lines(verdicts, source, most)]
    return tuple(lines)


def _facts_of(tx: Transaction, item: Item) -> list[Fact]:
    if item.kind == "conflict":
        return [tx.state.facts[id] for id in tx.state.conflicts[item.id].ids if id in tx.state.facts]
    fact = tx.state.facts.get(item.id)
    return [fact] if fact is not None and item.kind in _CITING else []


def _visible_items(tx: Transaction, found: list[Item]) -> list[Item]:
    """The items that this reviewer may see, without hidden words."""
    from memkit.query.call import role_of
    from memkit.query.reader import open_reader, reader_of

    # a reader withholds facts whose consent has ended, so with consents it needs a memory of its own
    is_shared = not tx.state.consents
    reader = (
        reader_of(tx.loaded, role_of(tx.call, tx.workspace.policy)) if is_shared else open_reader(tx.call)
    )
    hidden = reader.hidden
    if not hidden and not reader.values:
        return found
    open_ones = [item for item in found if item.id not in hidden and visible_lines([item.text], hidden)]
    return [
        replace(
            item,
            text=reader.filled(item.text),
            detail=tuple(reader.filled(line) for _, line in visible_lines(item.detail, hidden)),
        )
        for item in open_ones
    ]


def opponents_of(tx: Transaction, found: Sequence[Item]) -> dict[str, tuple[str, ...]]:
    """For each item that another claim contradicts: the ids of such claims, as far as this reviewer may see them.

    Two candidates among these items may be in no conflict yet, since the promotion of the first would open it.
    """
    among = {item.id for item in found}
    against: dict[str, tuple[str, ...]] = {}
    for item in found:
        fact = tx.view.facts.get(item.id)
        if fact is not None and item.kind != "conflict":
            others = [id for id in _opponents(tx, fact, among) if tx.exists(tx.view.facts[id])]
            against |= {item.name: tuple(others)} if others else {}
    return against


def _opponents(tx: Transaction, fact: Fact, among: Collection[str]) -> Iterator[str]:
    """The other sides of a fact's open conflicts; of a candidate also what it contradicts among live facts and these."""
    facts, conflicts = tx.view.facts, tx.view.conflicts
    is_open = is_open_conflict if fact.is_waiting else _is_between_facts
    named = {id for name in fact.conflicts if is_open(conflicts[name], tx.view) for id in conflicts[name].ids}
    if fact.is_waiting:
        against = gate.compare(fact, tx.book, waiting=True)[0]
        named.update(id for id, _ in against if facts[id].is_live or id in among)
    yield from (id for id in sorted(named) if id in facts and id not in (fact.id, *fact.supersedes))


def _is_between_facts(conflict: Conflict, state: State) -> bool:
    return is_open_conflict(conflict, state) and not has_pending_side(conflict, state)


def _touched_paths(tx: Transaction) -> tuple[tuple[str, str], ...]:
    """(commit, path) of files changed since a session was last committed."""
    root, folder = tx.workspace.root, tx.workspace.policy.layout.sessions
    try:
        last = git.run(root, "log", "-1", "--format=%H", "--", folder, check=False).decode().strip()
        return tuple(git_history.touched_paths(root, last)) if last else ()
    except (NeedsGit, MachineError):
        return ()


def _is_declared(tx: Transaction, fact: Fact) -> bool:
    """True if a session that is not committed yet used the fact."""
    rows = tx.state.rows
    if not 0 <= fact.used_at < len(rows):
        return False
    path = rows[fact.used_at].path
    return not git.run(tx.workspace.root, "ls-tree", "--name-only", "HEAD", "--", path, check=False).strip()


def apply_answers(tx: Transaction, answers: list[tuple[int, Answer]], file: str = "review") -> Reviewed:
    """Records numbered answers, each judged after those before it; reports those that fail and records the rest."""
    require_person(tx, "review")
    asked = tuple(kind for kind in ASKED_FOR if any(_names(answer, kind) for _, answer in answers))
    open_items = {item.name: item for item in agenda_items(tx, asked)}
    batch = judge_all(tx, open_items, answers, file)
    events = [*batch.events, *review_events(tx, open_items.values(), batch.done)]
    if not events:
        return Reviewed((), batch.problems, Receipt(""), len(open_items))
    title = TITLE.format(counted(len(batch.done), "item"))
    receipt = tx.record(events, kind="review", title=title, at_once=True)
    return Reviewed(batch.done, batch.problems, receipt, len(agenda_items(tx, asked, batch.state)))


def _names(answer: Answer, kind: str) -> bool:
    return answer.get("item", "").startswith(f"{kind}:")


@struct(frozen=True)
class Batch:
    """Accepted answers with their events and the resulting state, and problems of the refused ones."""

    done: tuple[str, ...]
    events: tuple[Event, ...]
    problems: tuple[Problem, ...]
    state: State


def judge_all(
    tx: Transaction, open_items: dict[str, Item], answers: list[tuple[int, Answer]], file: str = "review"
) -> Batch:
    """Judges answers in order, each after those before it; a refused answer becomes a problem with its number."""
    events: list[Event] = []
    done: list[str] = []
    problems: list[Problem] = []
    trial = tx.trial("review")
    for number, answer in answers:
        try:
            item = _item_of(open_items, answer.get("item", ""))
            new = judge(tx, item, answer, trial.state).events
            if new:
                trial.add(new)
                events += new
                done.append(item.name)
        except (LedgerUnreadable, MachineError):
            # not the fault of an answer: record nothing, so that all can be given again
            raise
        except MemkitError as error:
            problems.append(Problem(error.code, file, number, error.message, error.hint))
            trial = tx.trial("review")
            trial.add(events)
    return Batch(tuple(done), tuple(events), tuple(problems), trial.state)


def _item_of(open_items: dict[str, Item], name: str) -> Item:
    """The item that an answer names: by `kind:id`, or by the id if only one item is about it."""
    if name in open_items:
        return open_items[name]
    # earlier versions named a change item as a candidate
    found = [item for item in open_items.values() if item.id == name or f"candidate:{item.id}" == name]
    if len(found) == 1:
        return found[0]
    raise Refused(f'nothing "{name}" waits for an answer', code="unknown-id", hint="memkit review --json")


def review_events(tx: Transaction, waiting: Iterable[Item], done: Collection[str]) -> list[Event]:
    """`Reviewed` if every waiting item has an answer, which restarts the period until the next review."""
    agenda_names = {item.name for item in waiting if item.kind not in ASKED_FOR}
    if tx.state.last is None or not agenda_names.issubset(done):
        return []
    return [ev.Reviewed(tx.state.last.stem, "", (("scope", "all"), ("by", tx.actor.name)))]

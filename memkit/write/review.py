"""A review's answers become events: judged one by one, recorded together in one session of kind review."""

from __future__ import annotations

from dataclasses import dataclass, replace

from memkit.errors import LedgerUnreadable, MachineError, MemkitError, NeedsGit, Refused
from memkit.model import events as ev
from memkit.model.counting import counted
from memkit.model.events import Event
from memkit.model.problem import Problem
from memkit.model.state import State
from memkit.query.verdicts import Verdicts
from memkit.rules.review import Item, agenda
from memkit.rules.view import proofs
from memkit.store import git
from memkit.write.change import needs_person
from memkit.write.decide import Said, decision_of
from memkit.write.freshness import examine
from memkit.write.transaction import Receipt, Transaction

Answer = dict[str, str]

# the word of the table for an answer that the agenda calls otherwise
_WORDS = {"holds": "verify"}
# what an answer means where nobody said why
_REASONS = {("fading", "archive"): "faded", ("retention", "archive"): "retention"}


@dataclass(frozen=True)
class Reviewed:
    """What a review recorded, and what it could not."""

    answered: tuple[str, ...]
    problems: tuple[Problem, ...]
    receipt: Receipt
    left: int


def items(tx: Transaction) -> list[Item]:
    """The agenda of this moment, with evidence hashed now."""
    live = [fact for fact in tx.state.facts.values() if fact.is_live]
    stale: dict[str, tuple[str, str]] = {}
    for item in examine(tx.loaded, live):
        if item.verdict in ("changed", "missing"):
            stale[item.id] = (item.source, f"{item.verdict}{item.moved and f', now in {item.moved},'}")
    found = agenda(tx.state, tx.workspace.policy, stale, _touched(tx))
    return _seen(tx, [_with_lines(tx, item) for item in found])


def _with_lines(tx: Transaction, item: Item) -> Item:
    """The item with the lines that its fact cites, or what changed in them."""
    fact = tx.state.facts.get(item.id)
    sources = proofs(fact) if fact is not None and item.kind in ("candidate", "quarantined", "stale") else []
    if not sources:
        return item
    from memkit.query.cited_lines import cited_lines

    verdicts = Verdicts(tx.workspace.root)
    lines = [line for source in sources for line in cited_lines(verdicts, source)]
    return replace(item, detail=(*item.detail, *lines))


def _seen(tx: Transaction, found: list[Item]) -> list[Item]:
    """What this reviewer may see of it, as they may be told it: nothing about a fact that is hidden from them."""
    from memkit.query.reader import open_reader
    from memkit.rules.masking import seen

    reader = open_reader(tx.call)
    hidden = reader.hidden
    if not hidden and not reader.values:
        return found
    open_ones = [item for item in found if item.id not in hidden and seen([item.text], hidden)]
    return [
        replace(
            item,
            text=reader.filled(item.text),
            detail=tuple(reader.filled(line) for _, line in seen(item.detail, hidden)),
        )
        for item in open_ones
    ]


def _touched(tx: Transaction) -> tuple[tuple[str, str], ...]:
    """Paths in commits since the last session was committed."""
    root, folder = tx.workspace.root, tx.workspace.policy.layout.sessions
    try:
        last = git.run(root, "log", "-1", "--format=%H", "--", folder, check=False).decode().strip()
        return tuple(git.touched_paths(root, last)) if last else ()
    except (NeedsGit, MachineError):
        return ()


def apply(tx: Transaction, answers: list[Answer]) -> Reviewed:
    """Records the answers: each is tried with those before it; one that fails is reported, the rest counts."""
    needs_person(tx, "review")
    open_items = {item.name: item for item in items(tx)}
    events: list[Event] = []
    done: list[str] = []
    problems: list[Problem] = []
    trial = tx.trial("review")
    for number, answer in enumerate(answers, 1):
        name = answer.get("item", "")
        item = open_items.get(name) or _by_id(open_items, name)
        try:
            if item is None:
                raise Refused(
                    f'nothing "{name}" waits for an answer', code="unknown-id", hint="memkit review --json"
                )
            new = answer_events(tx, item, answer, trial.state)
            if new:
                trial.add(new)
                events += new
                done.append(item.name)
        except (LedgerUnreadable, MachineError):
            # no answer's fault: nothing is recorded, and all of them can be given again
            raise
        except MemkitError as error:
            problems.append(Problem(error.code, "review", number, error.message, error.hint))
            trial = tx.trial("review")
            trial.add(events)
    left = len(open_items) - len(done)
    if left == 0 and not problems and tx.state.last is not None:
        events.append(ev.Reviewed(tx.state.last.stem, "", (("scope", "all"), ("by", tx.actor.name))))
    if not events:
        return Reviewed((), tuple(problems), Receipt(""), left)
    receipt = tx.record(events, kind="review", title=f"Review of {counted(len(done), 'item')}")
    return Reviewed(tuple(done), tuple(problems), receipt, left)


def _by_id(items: dict[str, Item], id: str) -> Item | None:
    found = [item for item in items.values() if item.id == id]
    return found[0] if len(found) == 1 else None


def answer_events(tx: Transaction, item: Item, answer: Answer, view: State) -> list[Event]:
    """The events an answer stands for, judged on this view; an empty list for skip."""
    word = answer.get("answer", "")
    if word in ("", "skip"):
        return []
    if item.kind == "conflict":
        return [_settled(tx, item, word, answer.get("why", ""))]
    if word not in {name for _, name in item.answers}:
        words = ", ".join(name for _, name in item.answers)
        raise Refused(
            f'"{word}" is no answer to {item.name}', code="bad-answer", hint=f"one of {words}, skip"
        )
    if word == "keep":
        return [ev.Referenced((item.id,))]
    if word == "mark":
        return _marked(tx, item)
    if word == "invalidate":
        why = answer.get("why", "")
        return [ev.Superseded(item.id, "", (("by", tx.actor.name), *((("why", why),) if why else ())))]
    if item.kind == "retention" and item.id in tx.state.consents:
        return [ev.Revoked(item.id, "", (("why", "retention"),))]
    return list(decision_of(tx, _WORDS.get(word, word), item.id, _said(item, word, answer), view).events)


def _said(item: Item, word: str, answer: Answer) -> Said:
    """What an answer says, with the reason its item gives where none was given."""
    why = answer.get("why", "") or _REASONS.get((item.kind, word), "")
    return Said(
        why=why,
        how=answer.get("how", ""),
        when=answer.get("when", ""),
        cites=tuple(filter(None, [answer.get("evidence", "")])),
        text=(why or "closed in review") if word == "close" else "",
    )


def _settled(tx: Transaction, item: Item, word: str, why: str) -> Event:
    ids = tx.state.conflicts[item.id].ids
    outcome = {"first": ids[0], "second": ids[-1]}.get(word, word)
    if outcome not in (*ids, "both", "neither"):
        raise Refused(
            f'"{word}" is no side of {item.id}', code="bad-answer", hint=f"{' | '.join(ids)} | both | neither"
        )
    reason = (("why", why),) if why else ()
    return ev.Resolved(item.id, "", (("outcome", outcome), ("by", tx.actor.name), *reason))


def _marked(tx: Transaction, item: Item) -> list[Event]:
    from memkit.write.freshness import events_for

    return events_for(tx, examine(tx.loaded, [tx.state.facts[item.id]]))

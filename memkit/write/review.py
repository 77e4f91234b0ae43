"""A review's answers become events: judged one by one, recorded together in one session of kind review."""

from __future__ import annotations

from dataclasses import dataclass, replace

from memkit.errors import LedgerUnreadable, MachineError, MemkitError, NeedsGit, Refused
from memkit.model import events as ev
from memkit.model.counting import counted
from memkit.model.events import Event
from memkit.model.problem import Problem
from memkit.rules.review import Item, agenda
from memkit.store import git
from memkit.write.change import needs_person
from memkit.write.desk import Desk, Receipt
from memkit.write.freshness import examine

Answer = dict[str, str]


@dataclass(frozen=True)
class Reviewed:
    """What a review recorded, and what it could not."""

    answered: tuple[str, ...]
    problems: tuple[Problem, ...]
    receipt: Receipt
    left: int


def items(desk: Desk) -> list[Item]:
    """The agenda of this moment, with evidence hashed now."""
    live = [fact for fact in desk.state.facts.values() if fact.is_live]
    stale = {
        item.id: (item.source, item.verdict)
        for item in examine(desk, live)
        if item.verdict in ("changed", "missing")
    }
    known = {
        id
        for id, pair in stale.items()
        if any(source == pair[0] for source, _, _ in desk.state.facts[id].stale)
    }
    fresh = {id: pair for id, pair in stale.items() if id not in known}
    return _seen(desk, agenda(desk.state, desk.workspace.policy, fresh, _touched(desk)))


def _seen(desk: Desk, found: list[Item]) -> list[Item]:
    """What this reviewer may see of it, as they may be told it: nothing about a fact that is hidden from them."""
    from memkit.query.reader import open_reader
    from memkit.rules.masking import seen

    reader = open_reader(desk.call)
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


def _touched(desk: Desk) -> tuple[tuple[str, str], ...]:
    """Paths in commits since the last session was committed."""
    root, folder = desk.workspace.root, desk.workspace.policy.layout.sessions
    try:
        last = git.run(root, "log", "-1", "--format=%H", "--", folder, check=False).decode().strip()
        return tuple(git.touched_paths(root, last)) if last else ()
    except (NeedsGit, MachineError):
        return ()


def apply(desk: Desk, answers: list[Answer]) -> Reviewed:
    """Records the answers: each is rehearsed with those before it; one that fails is reported, the rest counts."""
    needs_person(desk, "review")
    open_items = {item.name: item for item in items(desk)}
    events: list[Event] = []
    done: list[str] = []
    problems: list[Problem] = []
    for number, answer in enumerate(answers, 1):
        name = answer.get("item", "")
        item = open_items.get(name) or _by_id(open_items, name)
        try:
            if item is None:
                raise Refused(
                    f'nothing "{name}" waits for an answer', code="unknown-id", hint="memkit review --json"
                )
            new = answer_events(desk, item, answer)
            if new:
                desk.rehearse([*events, *new], kind="review")
                events += new
                done.append(item.name)
        except (LedgerUnreadable, MachineError):
            # no answer's fault: nothing is recorded, and all of them can be given again
            raise
        except MemkitError as error:
            problems.append(Problem(error.code, "review", number, error.message, error.hint))
    left = len(open_items) - len(done)
    if left == 0 and not problems and desk.state.last is not None:
        events.append(ev.Reviewed(desk.state.last.stem, "", (("scope", "all"), ("by", desk.actor.name))))
    if not events:
        return Reviewed((), tuple(problems), Receipt(""), left)
    receipt = desk.record(events, kind="review", title=f"Review of {counted(len(done), 'item')}")
    return Reviewed(tuple(done), tuple(problems), receipt, left)


def _by_id(items: dict[str, Item], id: str) -> Item | None:
    found = [item for item in items.values() if item.id == id]
    return found[0] if len(found) == 1 else None


def answer_events(desk: Desk, item: Item, answer: Answer) -> list[Event]:
    """The events an answer stands for; an empty list for skip."""
    word = answer.get("answer", "")
    if word in ("", "skip"):
        return []
    if item.kind == "conflict":
        return [_settled(desk, item, word, answer.get("why", ""))]
    if word not in {name for _, name in item.answers}:
        words = ", ".join(name for _, name in item.answers)
        raise Refused(
            f'"{word}" is no answer to {item.name}', code="bad-answer", hint=f"one of {words}, skip"
        )
    by = desk.actor.name
    why = answer.get("why", "")
    fields = (("by", by), *((("why", why),) if why else ()))
    match word:
        case "promote":
            return _promoted(desk, item, answer)
        case "reject":
            return [ev.Rejected(item.id, "", (("by", by), ("why", why or "not durable")))]
        case "defer":
            return [ev.Deferred(item.id, "", (("by", by), ("why", why or "later")))]
        case "validate":
            return [ev.Validated(item.id, "", (("by", by), ("how", answer.get("how", "reviewer"))))]
        case "archive" if item.kind == "retention" and item.id in desk.state.consents:
            return [ev.Revoked(item.id, "", (("why", "retention"),))]
        case "archive":
            reason = "retention" if item.kind == "retention" else why or "faded"
            return [ev.Archived(item.id, "", (("why", reason), ("by", by)))]
        case "keep":
            return [ev.Referenced((item.id,))]
        case "pin":
            return [ev.Pinned(item.id, "", fields)]
        case "verify" | "holds":
            return [ev.Verified(item.id, "", fields)]
        case "close":
            return [ev.Closed(item.id, why or "closed in review", (("by", by),))]
        case "invalidate":
            return [ev.Superseded(item.id, "", fields)]
        case _:
            return _marked(desk, item)


def _settled(desk: Desk, item: Item, word: str, why: str) -> Event:
    ids = desk.state.conflicts[item.id].ids
    outcome = {"first": ids[0], "second": ids[-1]}.get(word, word)
    if outcome not in (*ids, "both", "neither"):
        raise Refused(
            f'"{word}" is no side of {item.id}', code="bad-answer", hint=f"{' | '.join(ids)} | both | neither"
        )
    reason = (("why", why),) if why else ()
    return ev.Resolved(item.id, "", (("outcome", outcome), ("by", desk.actor.name), *reason))


def _promoted(desk: Desk, item: Item, answer: Answer) -> list[Event]:
    from memkit.write.answer import promotion_of

    return promotion_of(
        desk, item.id, when=answer.get("when", ""), cites=tuple(filter(None, [answer.get("evidence", "")]))
    )


def _marked(desk: Desk, item: Item) -> list[Event]:
    from memkit.write.freshness import events_for

    return events_for(desk, examine(desk, [desk.state.facts[item.id]]))

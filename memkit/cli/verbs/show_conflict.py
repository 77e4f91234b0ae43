"""`memkit show` of a conflict: its sides, without the words of one that is no memory, and the command that settles it."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Conflict
    from memkit.query.call import Call
    from memkit.query.reader import Reader


def show_conflict(call: Call, reader: Reader, conflict: Conflict) -> Outcome:
    """A conflict with its sides, and how it is settled."""
    from memkit.query.fact_lines import side_words
    from memkit.rules.gate import conflict_reason

    lines = [
        f"{conflict.id} · {conflict_reason(conflict)} · "
        + (f"settled: {conflict.outcome}" if conflict.outcome else "open")
    ]
    texts: dict[str, str] = {}
    for id in conflict.ids:
        fact = reader.state.facts.get(id)
        if fact is not None and reader.visible(fact):
            texts |= {id: reader.filled(fact.text)} if fact.is_memory else {}
            lines.append(f"  [{id}] {side_words(reader, fact)}")
    if not conflict.outcome:
        lines.append(f"  {_way_to_settle(call, reader, conflict)}")
    data = {"id": conflict.id, "rule": conflict.rule, "ids": list(conflict.ids), "origin": conflict.origin}
    return Outcome(
        "\n".join(lines), data={**data, "texts": texts, "outcome": conflict.outcome}, id=conflict.id
    )


def _way_to_settle(call: Call, reader: Reader, conflict: Conflict) -> str:
    """The command that settles a conflict; a side that waits is answered first. An agent asks its user."""
    from memkit.rules.promotion import ask_the_user
    from memkit.store.actors import resolve_actor

    waiting = [id for id in conflict.ids if (fact := reader.state.facts.get(id)) and fact.is_waiting]
    first, *others = waiting or (*conflict.ids, "both", "neither")
    command = f"memkit review {first}" if waiting else f"memkit resolve {conflict.id} {first}"
    reviewers = reader.policy.promotion.reviewers
    if not resolve_actor(call.actor_flag, call.terminal, call.workspace.root, reviewers).is_person:
        return ask_the_user(command)
    return command if waiting else f"{command}  # or {', '.join(others)}"

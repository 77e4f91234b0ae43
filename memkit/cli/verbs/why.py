"""`memkit why`: why a fact has its tier, rank or verdict, and what would change it."""

from __future__ import annotations

from memkit.cli.frame.declare import PERSONAL, Arg, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import Row
    from memkit.query.call import Call
    from memkit.query.reader import Reader

VERB = Verb(
    "why",
    "why it has this tier, rank or verdict, and what would change it",
    description="Names the rule, the sessions that were counted, every event that touched it, and what would change it.",
    example="memkit why jwt-15min-expiry",
    exits={0: "explained", 1: "no such fact"},
    args=(Arg("id", "the fact, candidate or episode", of="fact"),),
    opts=(PERSONAL,),
)


def run(call: Call, id: str) -> Outcome:
    """Explains one fact."""
    from memkit.query.reader import open_reader
    from memkit.rules import decay
    from memkit.rules.view import standing_of

    reader = open_reader(call)
    if id.startswith("ep:"):
        return _of_episode(reader, id)
    fact = reader.find(id)
    tier, rule, reason = decay.tier(fact, reader.state, reader.policy)
    rows = reader.state.rows
    history = [
        {"session": rows[at].stem, "line": line, "verb": verb, "actor": _doer(fact, rows[at], verb)}
        for at, line, verb in fact.history
    ]
    uses = ("Referenced", "Reactivated", "Mentioned", "Created", "Revised", "Superseded", "Closed")
    sessions = list(dict.fromkeys(str(item["session"]) for item in history if item["verb"] in uses))
    changes = decay.changes_when(fact, reader.state, reader.policy)
    shown = decay.shown_tier(tier) or fact.status_words
    reason = reader.masked(reason) or rule
    lines = [f"{fact.id} is {shown}: {reason}"]
    if fact.is_live:
        lines.append(f"  standing: {fact.standing} (promoted by {fact.promoted_by or 'nobody'})")
    if answered := reader.masked(fact.why):
        lines.append(f"  answered: {answered}")
    from memkit.cli.verbs.show import evidence_lines

    lines += evidence_lines(reader, fact)
    if fact.rechecked:
        lines.append(f"  rechecked by {fact.rechecked}")
    lines += [f"  in conflict: {name} (memkit show {name})" for name in reader.open_conflicts(fact)]
    if sessions:
        lines.append(f"  counted: {counted(len(sessions), 'session')}, last {sessions[-1]}")
    lines += [f"  {item['session']}#L{item['line']}  {item['verb']} by {item['actor']}" for item in history]
    lines.append(f"  would change it: {changes}")
    data: dict[str, object] = {
        "id": fact.id,
        "tier": tier,
        "rule": rule,
        "reason": reason,
        "standing": standing_of(fact),
        "counted": sessions,
    }
    data |= {
        "changes_when": changes,
        "history": history,
        "verdict": reader.verdict(fact),
        "status": fact.shown_status,
    }
    return Outcome("\n".join(lines), data=data, id=fact.id)


def _of_episode(reader: Reader, typed: str) -> Outcome:
    """Explains an episode: where it comes from, and that only the gate makes it memory."""
    from memkit.query.other_texts import episode_lines, episode_row, find_episode

    episode = find_episode(reader, typed)
    changes = f'what it says is memory only once it is claimed: memkit propose "…" --evidence {episode.id}'
    lines = [*episode_lines(reader, episode), f"  would change it: nothing; {changes}"]
    data = {**episode_row(reader, episode), "changes_when": changes}
    return Outcome("\n".join(lines), data=data, id=episode.id)


def _doer(fact: Fact, row: Row, verb: str) -> str:
    """Who did it: the session's actor, or the policy if that promoted the fact."""
    is_policy = verb == "Promoted" and row.stem == fact.promoted_in and fact.promoted_by.startswith("policy:")
    return fact.promoted_by if is_policy else row.actor

"""`memkit show` and `memkit why`: one fact, candidate, record, conflict, term, session, episode or key; and why a fact has
its tier, rank or verdict, and what would change it.
"""

from __future__ import annotations

from memkit.cli.frame import PERSONAL, Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.errors import NotFound
    from memkit.model.fact import Fact
    from memkit.query.call import Call
    from memkit.query.reader import Reader


VERBS = (
    Verb(
        "show",
        "one fact, candidate, record, conflict, session, episode or key",
        description=(
            "Takes an id or a unique prefix, a conflict's id, an episode's, a session's stem, a term, a project key, or a"
            " canonical key (exact). A key of the project prints its bare value; with -q a canonical key does too."
        ),
        example="memkit show transport-agnostic",
        exits={0: "shown", 1: "no such thing"},
        args=(Arg("what", "an id, stem, term or key", of="fact"),),
        opts=(
            Flag(
                "--unredacted",
                "fill in vault values for any purpose; admins only, and it is recorded",
                rare=True,
            ),
            Opt("--why", "the reason for an unredacted read", metavar="TEXT", rare=True),
            PERSONAL,
        ),
        run="run_show",
    ),
    Verb(
        "why",
        "why it has this tier, rank or verdict, and what would change it",
        description="Names the rule, the sessions that were counted, every event that touched it, and what would change it.",
        example="memkit why jwt-15min-expiry",
        exits={0: "explained", 1: "no such fact"},
        args=(Arg("id", "the fact, candidate or episode", of="fact"),),
        opts=(PERSONAL,),
        run="run_why",
    ),
)


def run_show(call: Call, what: str, unredacted: bool, why: str | None) -> Outcome:
    """Shows one thing in full."""
    from memkit.errors import NotFound
    from memkit.query.lookup import resolve
    from memkit.query.reader import open_reader

    if unredacted:
        from memkit.cli.verbs.vault import show_unredacted

        return show_unredacted(call, what, why or "")
    reader = open_reader(call)
    if what in reader.state.scalars:
        value, origin = reader.state.scalars[what]
        return Outcome(value, data={"key": what, "value": value, "origin": origin}, id=value)
    if what.startswith("ep:"):
        return _episode(reader, what)
    if what.count("/") == 3:
        from memkit.model.ids import canonical_key

        return _by_key(reader, canonical_key(what), what)
    conflict = resolve(what, reader.conflicts) if what.startswith("conflict-") else None
    if conflict is not None:
        from memkit.cli.verbs.show_conflict import show_conflict

        return show_conflict(call, reader, reader.state.conflicts[conflict])
    stem = resolve(what, reader.state.ordinal) if what[:4].isdigit() else None
    if stem is not None:
        return _session(reader, stem)
    try:
        fact = reader.find(what)
    except NotFound:
        from memkit.cli.verbs.own_claims import own_claim

        term = reader.terms.get(what.casefold())
        raised = own_claim(call, what) if term is None else None
        if raised is not None:
            return raised
        if term is None:
            raise
        data = {
            "term": term.name,
            "meaning": term.meaning,
            "aliases": list(term.aliases),
            "origin": term.origin,
        }
        return Outcome(
            f"{term.name}: {term.meaning}\n  since {term.origin} by {term.by}", data=data, id=term.name
        )
    return _fact(reader, fact)


def _by_key(reader: Reader, key: str, typed: str) -> Outcome:
    held = [reader.state.facts[id] for id in reader.state.keys.get(key, ())]
    live = [fact for fact in held if fact.is_live and reader.visible(fact)]
    if not live:
        raise _no_key(reader, key or typed)
    from memkit.query.fact_lines import facts_in_conflict

    disputed = facts_in_conflict(reader, live)
    if disputed:
        sides = [_fact(reader, fact) for fact in disputed]
        data = {"key": key, "conflict": [side.data for side in sides]}
        notes = (f"{key} is in conflict; nobody has settled it", "hint: memkit list conflicts")
        text = "\n".join(side.text for side in sides)
        return Outcome(text, data=data, exit_code=1, notes=notes, id="\n".join(side.id for side in sides))
    shown = _fact(reader, live[-1])
    shown.id = reader.filled(live[-1].get("value")) or shown.id
    return shown


def _no_key(reader: Reader, key: str) -> NotFound:
    """The error for a key without a live fact; the same if a withheld fact holds it."""
    from memkit.errors import NotFound
    from memkit.query.consents import WITHHELD, is_withheld

    message = f'no live fact under the key "{key}"'
    if is_withheld(reader.loaded.workspace.root, reader.state):
        return NotFound(f"{message}; {WITHHELD}", hint="memkit vault show")
    return NotFound(message, hint="memkit list --prefix " + key.split("/")[0])


def _fact(reader: Reader, fact: Fact) -> Outcome:
    from memkit.query.fact_lines import line, waiting_words

    data = reader.as_json(fact)
    data["body"] = reader.filled(fact.body)
    lines = [line(reader, fact)]
    waiting = reader.open_ids([fact.pending_successor] if fact.pending_successor else [])
    pairs = {
        "kind": f"{fact.kind} in {data['section']}",
        "origin": f"{fact.origin} by {fact.author}",
        "promoted": f"{fact.promoted_in} by {fact.promoted_by}" if fact.promoted_in else "",
        "standing": str(data["standing"]),
        "status": fact.status_words + (f": {why}" if (why := _answer(reader, fact)) else ""),
        "waits": waiting_words(reader, fact),
        "outcome": fact.closed if fact.closed != "closed" else "",
        "key": f"{data['key']} = {data['value']}" if data["key"] else "",
        "load when": str(data["applies_when"]),
        "not when": str(data["does_not_apply_when"]),
        "from": fact.get("from"),
        "rechecked": f"rechecked by {fact.rechecked}" if fact.rechecked else "",
        "conflicts": ", ".join(data["conflicts"]),
        "disputed by": ", ".join(data["disputed_by"]),
        "supersedes": ", ".join(data["supersedes"]),
        "superseded by": ", ".join(data["superseded_by"]) or ", ".join(f"{id} (waits)" for id in waiting),
        "uses": f"{fact.uses}, last {data['last_used']}",
    }
    lines += [f"  {name + ':':<15}{reader.filled(str(value))}" for name, value in pairs.items() if value]
    lines += evidence_lines(reader, fact)
    if fact.body:
        lines += ["", str(data["body"])]
    return Outcome("\n".join(lines), data=data, id=fact.id)


def _answer(reader: Reader, fact: Fact) -> str:
    """The reason of the answer to a claim, as this reader may read it."""
    if not fact.why:
        return ""
    from memkit.views.endings import shown_reason

    return reader.masked(shown_reason(fact.why, fact, reader.state))


def evidence_lines(reader: Reader, fact: Fact) -> list[str]:
    """The evidence: each piece, its verdict, and its lines or their diff."""
    sources = fact.every("evidence")
    if not sources:
        return []
    from memkit.query.fact_lines import cited_lines

    rows = [row for source in sources for row in cited_lines(reader.verdicts, source)]
    return ["  evidence:", *(f"    {row}" for row in rows)]


def _episode(reader: Reader, typed: str) -> Outcome:
    from memkit.query.other_texts import episode_lines, episode_row, find_episode

    episode = find_episode(reader, typed)
    return Outcome(
        "\n".join(episode_lines(reader, episode)), data=episode_row(reader, episode), id=episode.id
    )


def _session(reader: Reader, stem: str) -> Outcome:
    from memkit.errors import NotFound
    from memkit.model.state import DAMAGED
    from memkit.rules.authority import visible_lines
    from memkit.store import files

    row = reader.state.rows[reader.state.ordinal[stem]]
    if row.mode == DAMAGED:
        raise NotFound(
            f"{row.path} has changed since it was sealed, so it is not shown", hint=f"git restore {row.path}"
        )
    text = files.read(reader.loaded.workspace.path(row.path)).decode("utf-8", "replace")
    text = reader.filled("\n".join(line for _, line in visible_lines(text.split("\n"), reader.hidden)))
    data = {
        "session": stem,
        "kind": row.kind,
        "actor": row.actor,
        "title": reader.masked(row.title),
        "file": row.path,
        "text": text,
    }
    return Outcome(text.rstrip("\n"), data=data, id=stem)


def run_why(call: Call, id: str) -> Outcome:
    """Explains one fact."""
    from memkit.errors import NotFound
    from memkit.query.fact_lines import waiting_words
    from memkit.query.reader import open_reader
    from memkit.query.signers import reviewer, signed_history
    from memkit.rules import decay
    from memkit.rules.disputes import dispute_note
    from memkit.rules.view import standing_of
    from memkit.views.endings import shown_tier_reason

    reader = open_reader(call)
    if id.startswith("ep:"):
        return _of_episode(reader, id)
    try:
        fact = reader.find(id)
    except NotFound:
        from memkit.cli.verbs.own_claims import own_claim

        raised = own_claim(call, id)
        if raised is None:
            raise
        return raised
    tier, rule, reason = decay.tier(fact, reader.state, reader.policy)
    signed = signed_history(reader, fact)
    history = [
        {"session": row.stem, "line": line, "verb": verb, "actor": who} for row, line, verb, who in signed
    ]
    uses = ("Referenced", "Reactivated", "Mentioned", "Created", "Revised", "Superseded", "Closed")
    sessions = list(dict.fromkeys(str(item["session"]) for item in history if item["verb"] in uses))
    changes = decay.changes_when(fact, reader.state, reader.policy)
    shown = decay.shown_tier(tier, fact.kind, fact.is_reviewed) or fact.status_words
    reason = reader.masked(shown_tier_reason(reason, fact, reader.state)) or rule
    lines = [f"{fact.id} is {shown}: {reason}"]
    if fact.is_live:
        lines.append(f"  standing: {fact.standing} ({reviewer(fact, signed)})")
    if waits := waiting_words(reader, fact):
        lines.append(f"  needs a person: {waits}")
    if answered := _answer(reader, fact):
        lines.append(f"  answered: {answered}")
    lines += evidence_lines(reader, fact)
    if fact.rechecked:
        lines.append(f"  rechecked by {fact.rechecked}")
    lines += [f"  in conflict: {name} (memkit show {name})" for name in reader.open_conflicts(fact)]
    against = reader.disputed_by(fact)
    lines += [f"  {dispute_note(against)} (memkit show {against[0]})"] if against else []
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
        "waits": waits,
        "history": history,
        "verdict": reader.verdict(fact),
        "status": fact.shown_status,
        "disputed_by": against,
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

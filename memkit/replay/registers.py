"""State other than facts: terms, project values, harvested documents, consents, reviews, packs, episodes."""

from __future__ import annotations

from memkit.model import WARNING
from memkit.model import events as ev
from memkit.model.fact import Fact, Term
from memkit.model.generated import is_ledger_id, is_made_value
from memkit.model.ids import DERIVED_KEYS, LEDGER_ID, STATE_KEY
from memkit.model.session import STRICT
from memkit.model.state import Episode, State
from memkit.replay.context import Context
from memkit.replay.reopening import term_values


def define(ctx: Context, event: ev.Defined) -> None:
    """Defines a term. The later meaning counts; two meanings from different branches are a conflict.

    An agent's second meaning without a reason has no effect.
    """
    key = event.name.casefold()
    aliases = tuple(part.strip() for part in event.get("aliases").split(",") if part.strip())
    by = event.get("by") or ctx.session.actor
    standing = ctx.state.terms.get(key)
    conflict = standing.conflict if standing is not None else ""
    if ctx.changed_apart(f"term {key}", (event.verb,), event.text):
        conflict = ctx.conflict((f"term:{key}",), "term").id
    elif (
        standing is not None
        and standing.meaning != event.text
        and by[:6] == "agent:"
        and not event.get("why")
    ):
        message = f"{event.name} has a meaning since {standing.origin}"
        hint = f'memkit define "{event.name} (…)" "…"  # splits it'
        ctx.problem("term-redefined", event.line, message, hint)
        return
    before = term_values(standing) if standing is not None else ()
    ctx.state.terms[key] = Term(event.name, event.text, aliases, ctx.stem, by, ctx.at, conflict, before)
    ctx.record_change(f"term {key}", event.verb, event.text)


def set_scalar(ctx: Context, event: ev.Set) -> None:
    """Sets a value of the project state. Derived keys cannot be set; the ledger's id names its vault."""
    if event.name == LEDGER_ID and event.get("fingerprint"):
        _name_vault(ctx, event)
        return
    if STATE_KEY.fullmatch(event.name) is None or event.name in DERIVED_KEYS:
        message = f"{event.name[:60]} is no key of the project state: small letters and _, and none that memkit counts"
        ctx.problem("bad-event", event.line, message, 'memkit set status "…"')
        return
    if ctx.changed_apart(f"set {event.name}", (event.verb,), event.text):
        ctx.conflict((f"set:{event.name}",), "concurrent-set")
    ctx.state.scalars[event.name] = (event.text, ctx.stem)
    ctx.record_change(f"set {event.name}", event.verb, event.text)


def _name_vault(ctx: Context, event: ev.Set) -> None:
    """Names a vault of this ledger. The earliest stays in use, unless a later one says that it replaces it.

    Only a person may do so, in a sealed session, because the vault decides which values memkit fills in.
    """
    by = event.get("by") or ctx.session.actor
    made = is_ledger_id(event.text) and is_made_value("fingerprint", event.get("fingerprint"))
    if ctx.session.mode != STRICT or not by.startswith("user:") or not made:
        message = "only memkit names a vault, for a person and in a sealed session"
        ctx.problem("bad-event", event.line, message, "memkit vault new")
        return
    vault = (event.get("fingerprint"), ctx.stem)
    known, old = ctx.state.vaults, event.get("replaces")
    if old in known:
        pairs = [(event.text, vault) if id == old else (id, held) for id, held in known.items()]
        ctx.state.vaults = dict(pairs)
    else:
        known.setdefault(event.text, vault)


def harvest(ctx: Context, event: ev.Harvested) -> None:
    """Records the digest of a document at its harvest."""
    ctx.state.harvested[event.name] = (event.get("sha256"), ctx.stem, event.get("format"))


def consent(ctx: Context, event: ev.Consented) -> None:
    """Adds a consent record; records are never changed."""
    if event.name in ctx.state.consents:
        ctx.problem(
            "duplicate-id", event.line, f"consent {event.name} was there before", "memkit consent list"
        )
        return
    ctx.state.consents[event.name] = {**dict(event.fields), "origin": ctx.stem}
    earlier = ctx.state.consents.get(event.get("supersedes"))
    if earlier is not None:
        earlier["superseded"] = event.name
        withhold(ctx.state, event.get("supersedes"))


def revoke(ctx: Context, event: ev.Revoked) -> None:
    """Ends a consent and withholds every fact under it."""
    record = ctx.state.consents.get(event.name)
    if record is None:
        ctx.problem("consent-missing", event.line, f"no consent {event.name}", "memkit consent list")
        return
    record["revoked"] = ctx.stem
    withhold(ctx.state, event.name)


def put_under_consent(ctx: Context, fact: Fact, consent: str) -> None:
    """Puts a fact under a consent; withholds the fact if the consent is not valid."""
    record = ctx.state.consents.get(consent)
    if record is None:
        withhold_fact(ctx.state, fact, consent)
        return
    known = record.get("facts", "").split(",")
    record["facts"] = ",".join(filter(None, known if fact.id in known else [*known, fact.id]))
    if any(record.get(end) for end in ("revoked", "superseded", "expired")):
        withhold_fact(ctx.state, fact, consent)


def withhold(state: State, consent: str) -> None:
    """Withholds every fact under a consent."""
    for id in filter(None, state.consents[consent].get("facts", "").split(",")):
        fact = state.facts.get(id)
        if fact is not None:
            withhold_fact(state, fact, consent)


def expire(state: State, stem: str) -> None:
    """Ends the consents that expired before a session's time: replay has no clock, so the newest stem is its present."""
    now = f"{stem[:10]}T{stem[11:13] or '00'}:{stem[13:15] or '00'}:{stem[15:17] or '00'}Z"
    for id, record in state.consents.items():
        if "" < record.get("valid_until", "") <= now and not record.get("expired"):
            record["expired"] = stem
            withhold(state, id)


def ended_count(state: State) -> int:
    """How many consents ended and how many erasures there are. If it grows, copies of older states must be deleted."""
    over = ("revoked", "superseded", "expired")
    return len(state.erased) + sum(1 for held in state.consents.values() if any(map(held.get, over)))


# fields that a withheld fact keeps: enough to list it, none of its content
_KEPT = ("section", "kind", "src", "class", "consent", "tenant", "classification", "by")


def withhold_fact(state: State, fact: Fact, why: str) -> None:
    """Withholds a fact for good: removes all its words, earlier ones too, from the state and so from every cache."""
    if fact.kind == "term" and fact.text:
        known = [name for name, term in state.terms.items() if term.meaning == fact.text]
        for name in known:
            del state.terms[name]
    if fact.id in state.changes:
        state.changes[fact.id] = [
            (at, verb, _unsaid(verb, said)) for at, verb, said in state.changes[fact.id]
        ]
    state.changes.pop(f"before {fact.id}", None)
    fact.withheld = why
    fact.text = fact.body = fact.heading = fact.why = ""
    fact.closed = "closed" if fact.closed else ""
    fact.fields = tuple(pair for pair in fact.fields if pair[0] in _KEPT)
    fact.promotion = tuple(pair for pair in fact.promotion if pair[0] in ("by", "via", "target", "consent"))


def _unsaid(verb: str, said: str) -> str:
    """The value of a noted change without its words; a successor's id is no text and stays."""
    return said if verb == "Superseded" else ""


def redact(ctx: Context, event: ev.Redacted) -> None:
    """Counts a redaction, unless a waiver allowed the value."""
    if event.get("why").startswith("waived"):
        return
    count = event.get("count")
    cls = event.get("class")
    ctx.state.redactions[cls] = ctx.state.redactions.get(cls, 0) + (int(count) if count.isdigit() else 1)


def erase(ctx: Context, event: ev.Erased) -> None:
    """Records an erasure: withholds the fact; lists a rewritten session file with both hashes."""
    ctx.state.erased[event.name] = {**dict(event.fields), "origin": ctx.stem}
    if event.get("new"):
        _accept_rewritten(ctx, event.name, event.get("new"))
    fact = ctx.state.facts.get(event.name)
    if fact is not None:
        fact.history.append((ctx.at, event.line, event.verb))
        withhold_fact(ctx.state, fact, "erased")


def vote_on_erasure(ctx: Context, event: ev.Approved | ev.Objected) -> None:
    """Records a vote on a request to erase, one per handle; the deciding vote closes the request."""
    name = f"{event.id} {event.get('scope')}".strip()
    if event.get("outcome"):
        ctx.state.erasures.pop(name, None)
        return
    by = event.get("by")
    kept = [vote for vote in ctx.state.erasures.get(name, []) if vote[0] != by]
    said = "approve" if isinstance(event, ev.Approved) else "object"
    ctx.state.erasures[name] = [*kept, (by, said, ctx.at)]


def _accept_rewritten(ctx: Context, path: str, new: str) -> None:
    """Drops problems about a session file if it is exactly what this erasure wrote."""
    if any(row.path == path and row.sha256 == new.removeprefix("sha256:") for row in ctx.state.rows):
        codes = ("session-modified", "session-renamed")
        ctx.state.problems[:] = [
            item for item in ctx.state.problems if item.file != path or item.code not in codes
        ]


def access(ctx: Context, event: ev.Accessed) -> None:
    """Records that someone read unredacted text, and why."""
    ctx.state.accessed += 1
    fact = ctx.state.facts.get(event.name)
    if fact is not None:
        fact.history.append((ctx.at, event.line, event.verb))


def review(ctx: Context, event: ev.Reviewed) -> None:
    """Records a review up to a stem, in a scope; ignores an earlier stem from another branch."""
    at = ctx.state.ordinal.get(event.name)
    if at is None:
        message, hint = (
            f"reviewed through {event.name[:60]}, which is not here",
            "memkit log  # lists the sessions",
        )
        ctx.problem("dangling-link", event.line, message, hint, WARNING)
    work = ctx.state.rows[at].work if at is not None else ctx.state.work
    standing = ctx.state.reviewed.get(event.get("scope"))
    if standing is None or standing[1] <= work:
        ctx.state.reviewed[event.get("scope")] = (event.name, work)


def pack(ctx: Context, event: ev.Packed) -> None:
    """Records a context pack; its hit rate is the share of its facts that the same session used."""
    ids = tuple(part for part in event.get("ids").replace(",", " ").split() if part)
    used: list[str] = []
    for other in ctx.session.events:
        if isinstance(other, ev.Referenced):
            used += [id for id in other.ids if id in ids]
    ctx.state.packs.append(
        (ctx.stem, event.get("pack"), event.get("budget"), ids, tuple(dict.fromkeys(used)))
    )


def summarise(ctx: Context, event: ev.Summarised) -> None:
    """Records an episode."""
    items = tuple(item for item in event.get("items").split() if item != "none")
    uses = tuple(event.get("ids").replace(",", " ").split())
    episode = Episode(
        event.name, event.text, items, event.get("sem"), ctx.stem, ctx.session.actor, event.line, uses
    )
    ctx.state.episodes.append(episode)

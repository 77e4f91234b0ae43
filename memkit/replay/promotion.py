"""Promotion: when a claim becomes memory, its wording, and how a promotion is contested or rolled back; facts adopted from
an older memory, and the legacy files whose mentions count as uses.
"""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import PENDING, PROMOTED, ROLLED_BACK, SUPERSEDED, TIER2_KINDS, Fact, complete_fields
from memkit.model.ids import STEM, canonical_key, content_hash, stem_date
from memkit.replay import links, standing
from memkit.replay.context import Context

# the verb under which the first wording of a fact is noted when it changes
_FIRST = "Worded"


def revise(ctx: Context, event: ev.Revised) -> None:
    """Changes a fact's wording; records of evidence are immutable."""
    fact = ctx.fact(event.id, event.line, event.verb)
    # a withheld fact has no words and must not get any
    if fact is None or fact.withheld or _may_not_change(ctx, fact, event):
        return
    if ctx.changed_apart(fact.id, (event.verb,), event.text):
        ctx.conflict((fact.id,), "concurrent-revision")
    void = standing.is_void(ctx, fact, event.verb, standing.signer(ctx, event), event.text)
    if not void:
        standing.note_change(ctx, fact, event)
        ctx.use(fact, event.line)
    changes = ctx.state.changes.setdefault(fact.id, [])
    if not any(verb == _FIRST for _, verb, _ in changes):
        changes.append((fact.history[0][0], _FIRST, fact.text))
    ctx.record_change(fact.id, event.verb, event.text)
    ctx.record_change(f"before {fact.id}", event.verb, " ".join(fact.reviewed))
    if not void:
        fact.text = event.text
        standing.mark_signed(ctx, fact, event)
        links.yield_in_conflicts(ctx, fact)


def _may_not_change(ctx: Context, fact: Fact, event: ev.Revised) -> bool:
    hashed = event.get("content") == content_hash(event.text, fact.body)
    if has_all_words(event.text, fact) and not hashed:
        message = f"{fact.id}: the content hash is of another text"
        ctx.problem("bad-event", event.line, message, f"memkit show {fact.id}")
        return True
    if fact.kind in TIER2_KINDS and fact.is_memory:
        message = f"{fact.id} is a promoted {fact.kind}, which is immutable"
        ctx.problem("bad-transition", event.line, message, f'memkit supersede {fact.id} "…"')
        return True
    return False


def known_text(ctx: Context, fact: Fact) -> str:
    """The fact's words as this session knew them."""
    if ctx.unknown:
        for at, verb, said in reversed(ctx.state.changes.get(fact.id, [])):
            if verb in ("Revised", _FIRST) and at not in ctx.unknown:
                return said
    return fact.text


def has_all_words(text: str, fact: Fact) -> bool:
    """Whether a text is complete enough to hash: False if words were withheld or erased."""
    return not fact.withheld and "[ERASED]" not in text and "[ERASED]" not in fact.body


_ANSWERS = ("Rejected", "Quarantined", "Blocked", "Rolled-back")


def promote(ctx: Context, event: ev.Promoted) -> bool:
    """Promotes a candidate if the promotion breaks no rule of replay (policy is not asked). True if it did."""
    fact = ctx.fact(event.id, event.line, event.verb)
    given = dict(event.fields)
    if fact is None or _is_wrong(ctx, event, fact, given):
        return False
    if ctx.changed_apart(fact.id, _ANSWERS):
        ctx.record_change(fact.id, event.verb)
        contest(ctx, fact)
        return False
    if not ctx.allows_step(fact, PROMOTED, event.line):
        return False
    fact.status = PROMOTED
    fact.promoted_in, fact.promoted_by, fact.promotion = ctx.stem, given["by"], event.fields
    if len(given) > len(event.needs):
        fact.fields = complete_fields(fact.fields, event.fields)
    standing.mark_promoted(ctx, fact, event)
    fact.anchor_work = ctx.state.work
    if known_text(ctx, fact) != fact.text:
        ctx.conflict((fact.id,), "concurrent-revision")
    consent = given.get("consent") or fact.get("consent")
    if consent:
        from memkit.replay import registers

        registers.put_under_consent(ctx, fact, consent)
    index_key(ctx, fact)
    if fact.supersedes:
        links.successor_promoted(ctx, fact)
    if fact.conflicts:
        links.yield_in_conflicts(ctx, fact)
    return True


def _is_wrong(ctx: Context, event: ev.Promoted, fact: Fact, given: dict[str, str]) -> bool:
    """Whether this promotion breaks a rule; adds a problem for the first one."""
    missing = [name for name in event.needs if not given.get(name)]
    by = given.get("by", "")
    if missing:
        found = ("promotion-incomplete", f"{fact.id} promoted without {', '.join(missing)}", "promote")
    elif has_all_words(fact.text, fact) and not _is_of(ctx, given["content"], fact):
        found = ("promotion-incomplete", f"{fact.id}: the content hash is of another text", "show")
    elif by == fact.author and by.startswith("agent:"):
        found = ("self-review", f"{by} promoted its own candidate {fact.id}", "review")
    elif fact.kind == "invariant" and by.startswith("agent:"):
        found = ("self-review", f"only a person promotes the invariant {fact.id}", "review")
    else:
        return False
    code, message, verb = found
    ctx.problem(code, event.line, message, f"memkit {verb} {fact.id}")
    return True


def _is_of(ctx: Context, content: str, fact: Fact) -> bool:
    """True if the promotion's content hash matches the fact's words, now or as its session knew them."""
    if content == content_hash(fact.text, fact.body):
        return True
    return content == content_hash(known_text(ctx, fact), fact.body)


def contest(ctx: Context, fact: Fact) -> None:
    """Makes a fact pending that one branch promoted and another refused; a person decides."""
    if fact.status == PROMOTED:
        at = ctx.state.ordinal[fact.promoted_in]
        ctx.state.changes.setdefault(fact.id, []).append((at, "Promoted", ""))
        fact.promoted_in = fact.promoted_by = fact.archived = fact.left = ""
        fact.promotion = ()
        links.successor_withdrawn(ctx, fact)
    if fact.status != SUPERSEDED:
        fact.status = PENDING
    ctx.conflict((fact.id,), "concurrent-answer")


def roll_back(ctx: Context, event: ev.RolledBack) -> None:
    """Rolls back a promotion that should not have been made."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if ctx.promoted_apart(fact):
        ctx.record_change(fact.id, event.verb)
        contest(ctx, fact)
        return
    # also if another branch superseded it: it still should not have been promoted
    replaced = fact.status == SUPERSEDED and ctx.contested(fact)
    if replaced or ctx.allows_step(fact, ROLLED_BACK, event.line):
        fact.status, fact.why, fact.left = ROLLED_BACK, event.get("why"), ctx.stem
        ctx.record_change(fact.id, event.verb)
        links.successor_refused(ctx, fact)


def index_key(ctx: Context, fact: Fact) -> None:
    """Opens a conflict if another live fact has the same canonical key with another value."""
    key = fact.get("key")
    key = canonical_key(key) if key else ""
    if not key:
        return
    holders = ctx.state.keys.setdefault(key, [])
    for id in holders:
        other = ctx.state.facts[id]
        replaced = id in fact.supersedes or fact.id in other.supersedes
        if other.is_live and other.get("value") != fact.get("value") and not replaced and id != fact.id:
            ctx.conflict((id, fact.id), "key", again=False)
    if fact.id not in holders:
        holders.append(fact.id)


def adopt(ctx: Context, event: ev.Adopted) -> None:
    """Adds an adopted fact with the values of its old footer; counts its uses from the legacy files that name it."""
    if ctx.session.kind != "adopt":
        ctx.problem("bad-event", event.line, "Adopted stands only in sessions of kind adopt", "memkit adopt")
        return
    known = ctx.state.facts.get(event.id)
    if known is not None and event.get("again") == "yes":
        _adopt_again(ctx, known, event)
        return
    if known is not None:
        if known.history[0][0] not in ctx.unknown or known.text != event.text:
            message = f"{event.id} was there before"
            ctx.problem("duplicate-id", event.line, message, f"memkit show {event.id}")
        return
    fact = ctx.state.facts[event.id] = _taken_over(ctx, event)
    fact.history.append((ctx.at, event.line, event.verb))
    standing.endorse(fact)
    _take_status(ctx, fact, event)
    count_tokens(ctx, fact)
    _take_uses(fact, event)
    index_key(ctx, fact)


def _take_uses(fact: Fact, event: ev.Adopted) -> None:
    """Counts the uses that a person wrote below an item: no session can name it yet."""
    said = _old_footer(event).get("uses", "")
    if event.get("src") == "user" and not fact.uses and said.isdecimal() and len(said) < 6:
        fact.uses = int(said)


# the fields that say where an adopted piece is on its page
_PLACE = ("order", "gap", "opens", "under", "within", "heading")


def _adopt_again(ctx: Context, fact: Fact, event: ev.Adopted) -> None:
    """Moves an adopted piece on its page; a block of prose also gets its new words."""
    by = standing.signer(ctx, event)
    if fact.withheld or by.startswith("agent:"):
        message = f"{by}: {event.verb} {fact.id} again, which only a person does"
        ctx.problem("ended-without-answer", event.line, message, f"memkit show {fact.id}")
        return
    if fact.kind == "prose":
        fact = _reword_prose(ctx, fact, event)
    else:
        kept = (pair for pair in fact.fields if pair[0] not in _PLACE)
        fact.fields = (*kept, *(pair for pair in event.fields if pair[0] in _PLACE))
    fact.heading = event.get("heading")
    fact.history.append((ctx.at, event.line, event.verb))


def _reword_prose(ctx: Context, fact: Fact, event: ev.Adopted) -> Fact:
    body = dict(ctx.session.records).get(event.id, "")
    if ctx.changed_apart(fact.id, (event.verb,), body):
        fact = _second_block(ctx, fact, event, body)
    ctx.record_change(fact.id, event.verb, body)
    fact.text, fact.body, fact.section, fact.fields = event.text, body, event.get("section"), event.fields
    fact.archived, fact.left = "", ""
    _take_status(ctx, fact, event)
    standing.endorse(fact)
    return fact


def _second_block(ctx: Context, fact: Fact, event: ev.Adopted, body: str) -> Fact:
    """A block beside one that another branch changed otherwise: the page shows both until a person removes one."""
    id = f"{fact.id}-{content_hash('', body).removeprefix('sha256:')[:4]}"
    if id not in ctx.state.facts:
        ctx.state.facts[id] = _taken_over(ctx, ev.Adopted(id, event.text, event.fields, event.line))
    return ctx.state.facts[id]


def _taken_over(ctx: Context, event: ev.Adopted) -> Fact:
    was = _old_footer(event)
    origin = event.get("origin") or ctx.stem
    row = ctx.state.rows[ctx.state.ordinal.get(origin, ctx.at)]
    created = (was["created"] if STEM.match(was.get("created", "")) else origin)[:10]
    return Fact(
        id=event.id,
        text=event.text,
        section=event.get("section"),
        kind=event.get("kind"),
        src=event.get("src"),
        origin=origin,
        created=created,
        author=row.actor,
        fields=event.fields,
        body=dict(ctx.session.records).get(event.id, ""),
        status="prose" if event.get("kind") == "prose" else PROMOTED,
        last_used=created,
        anchor_work=row.work,
        promoted_in=ctx.stem,
        promoted_by=ctx.session.actor,
        old_core=was.get("tier", "").split(" ")[0] == "core",
        heading=event.get("heading"),
    )


def _take_status(ctx: Context, fact: Fact, event: ev.Adopted) -> None:
    status = event.get("status")
    if status == "closed" or (status == "archived" and fact.kind == "thread"):
        fact.closed, fact.closed_at = "closed", ctx.at
    if status == "archived":
        fact.archived, fact.left = event.get("why") or "archived", ctx.stem
    successor = event.get("superseded_by")
    if successor:
        fact.status, fact.superseded_by, fact.left = SUPERSEDED, (successor,), ctx.stem
        other = ctx.state.facts.get(successor)
        if other is not None and fact.id not in other.supersedes:
            other.supersedes = (*other.supersedes, fact.id)
    named = (part.strip("`*[] ") for part in _old_footer(event).get("supersedes", "").split(","))
    fact.supersedes = tuple(sorted({*fact.supersedes, *filter(None, named)}))


def _old_footer(event: ev.Adopted) -> dict[str, str]:
    """The fields of its old footer, read leniently."""
    pairs = (part.partition(":") for part in event.get("was").split("|"))
    return {key.strip().lower(): value.strip() for key, _, value in pairs}


def count_tokens(ctx: Context, fact: Fact) -> None:
    """Counts one use for each legacy file that names the id, read before or after the fact was adopted."""
    for at in ctx.state.tokens.get(fact.get("named") or fact.id, ()):
        row = ctx.state.rows[at]
        fact.uses += 1
        fact.used_at, fact.used_work, fact.last_used = at, row.work, stem_date(row.stem)
        fact.history.append((at, 0, "Referenced"))

"""The words of a fact: how they change, and which of them a session could know."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import TIER2_KINDS, Fact
from memkit.model.ids import content_hash
from memkit.replay import concurrent, links, standing
from memkit.replay.context import Context

# the first wording of a fact, remembered when it changes
_FIRST = "Worded"


def revise(ctx: Context, event: ev.Revised) -> None:
    """The wording changes, the substance does not; evidence records are immutable."""
    fact = ctx.fact(event.id, event.line, event.verb)
    # what is withheld has no words, and gets none again
    if fact is None or fact.withheld or _may_not_change(ctx, fact, event):
        return
    if ctx.apart(fact.id, (event.verb,), event.text):
        ctx.conflict((fact.id,), "concurrent-revision")
    void = concurrent.is_void(ctx, fact, event.verb, standing.signer(ctx, event), event.text)
    if not void:
        standing.note_change(ctx, fact, event)
        ctx.use(fact, event.line)
    changes = ctx.state.changes.setdefault(fact.id, [])
    if not any(verb == _FIRST for _, verb, _ in changes):
        changes.append((fact.history[0][0], _FIRST, fact.text))
    ctx.changed(fact.id, event.verb, event.text)
    ctx.changed(f"before {fact.id}", event.verb, " ".join(fact.reviewed))
    if not void:
        fact.text = event.text
        standing.signed(ctx, fact, event)
        links.meet(ctx, fact)


def _may_not_change(ctx: Context, fact: Fact, event: ev.Revised) -> bool:
    hashed = event.get("content") == content_hash(event.text, fact.body)
    if is_whole(event.text, fact) and not hashed:
        message = f"{fact.id}: the content hash is of another text"
        ctx.problem("bad-event", event.line, message, f"memkit show {fact.id}")
        return True
    if fact.kind in TIER2_KINDS and fact.is_memory:
        message = f"{fact.id} is a promoted {fact.kind}, which is immutable"
        ctx.problem("bad-transition", event.line, message, f'memkit supersede {fact.id} "…"')
        return True
    return False


def known_text(ctx: Context, fact: Fact) -> str:
    """The fact's words as this session could know them."""
    if ctx.unknown:
        for at, verb, said in reversed(ctx.state.changes.get(fact.id, [])):
            if verb in ("Revised", _FIRST) and at not in ctx.unknown:
                return said
    return fact.text


def is_whole(text: str, fact: Fact) -> bool:
    """Whether a text can be hashed: not if its words were withheld or erased."""
    return not fact.withheld and "[ERASED]" not in text and "[ERASED]" not in fact.body

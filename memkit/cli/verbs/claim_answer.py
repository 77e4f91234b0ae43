"""What propose, remember and supersede share: from typed options to an intent, and the answer about a claim."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs.claim_needs import needs_hint, needs_words, unused_words
from memkit.errors import Refused, UsageError, reason
from memkit.model.fact import Fact, shown_status
from memkit.model.ids import is_wordless
from memkit.query.call import Call
from memkit.write.intent import Intent, without_marker
from memkit.write.repetition import Raised
from memkit.write.transaction import Transaction

_FIELDS = {
    "confidence": "confidence",
    "class_": "class",
    "key": "key",
    "value": "value",
    "term": "term",
    "aliases": "aliases",
    "from_": "from",
    "twin": "twin",
    "obligations": "obligations",
    "traces": "traces",
    "pass_": "pass",
    "profile": "profile",
    "classification": "classification",
    "tenant": "tenant",
    "consent": "consent",
    "purpose": "purpose",
    "when": "applies_when",
    "not_when": "does_not_apply_when",
    "why": "why",
}
Words = dict[str, object]


def intent(tx: Transaction, text: str, words: Words, supersedes: tuple[str, ...] = ()) -> Intent:
    """The typed claim with its options; reads `--record FILE`."""
    call = tx.call
    fields = {name: str(words[key]) for key, name in _FIELDS.items() if words.get(key)}
    if words.get("subject"):
        fields["subject"] = _subject(tx, str(words["subject"]), text)
    evidence = words.get("evidence") or ()
    assert isinstance(evidence, tuple)
    claim = without_marker(call.stdin() if text == "-" else text)
    if words.get("kind") == "term" and not words.get("id") and not fields.keys() & {"term", "key"}:
        from memkit.write.claim_lines import split_term

        fields["term"], claim = split_term(claim)
    return Intent(
        text=claim,
        id=str(words.get("id") or ""),
        kind=str(words.get("kind") or "fact"),
        section=str(words.get("section") or ""),
        src=str(words.get("src") or ""),
        evidence=tuple(str(item) for item in evidence),
        fields=fields,
        body=_body(call, words.get("record")),
        supersedes=supersedes or _ids(words.get("supersedes")),
        asks=_ids(words.get("asks")),
        contradicts=_ids(words.get("contradicts")),
        again=bool(words.get("again")),
    )


def _ids(value: object) -> tuple[str, ...]:
    return tuple(str(item) for item in value) if isinstance(value, tuple) else ()


def _subject(tx: Transaction, typed: str, text: str) -> str:
    """The tag of the person a claim is about; memkit asks for the person and never takes it from the command line."""
    from memkit.cli.verbs.consent import ask_person
    from memkit.write.vaults import known_tag

    if typed != "-" or text == "-":
        message = "type the person at the prompt or send it on stdin, alone; --subject takes only -"
        raise UsageError(message, code="bad-subject", hint="--subject -")
    return known_tag(tx, ask_person(tx.call, "whom is it about?"))


def _body(call: Call, record: object) -> str:
    if not record:
        return ""
    if record == "-":
        return call.stdin()
    from os.path import join

    from memkit.store.files import read

    try:
        return read(join(call.cwd, str(record))).decode()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(
            f"--record {record}: {reason(error)}", code="unreadable", hint="--record FILE or --record -"
        ) from None


def answer(tx: Transaction, raised: Raised) -> Outcome:
    """One line about a claim, and what was left out of it; raises if the gate blocked it."""
    said = _answer(tx, raised)
    for note in tx.notes:
        said.add_note(note)
    return said


def _answer(tx: Transaction, raised: Raised) -> Outcome:
    fact, found = raised.fact, raised.judgement
    if raised.cited:
        from memkit.evidence.forms import anchor_words

        said = f"cited for {fact.id} · {anchor_words(raised.cited)}"
        left = f" · it still needs {needs}" if (needs := needs_words(raised)) else ""
        return Outcome(said + left, data=data(raised), id=fact.id)
    if raised.asked:
        tail = raised.receipt.tail() if raised.receipt.opened or raised.receipt.dry else ""
        return Outcome(f"found by {' '.join(raised.asked)} · {fact.id}{tail}", data=data(raised), id=fact.id)
    if raised.known:
        return Outcome(
            f"known {fact.id} · {_known_words(raised, tx.actor.is_person)}", data=data(raised), id=fact.id
        )
    if raised.status == "blocked":
        _refuse(raised)
    parts = [
        f"{shown_status(raised.status)} {fact.id}",
        fact.kind if fact.kind != "fact" else f"in {fact.section}",
    ]
    if fact.every("evidence"):
        from memkit.evidence.forms import anchor_words

        parts.append(anchor_words(fact.every("evidence")))
    if found.contradictions:
        parts.append("conflict with " + ", ".join(id for id, _ in found.contradictions))
    elif found.duplicates:
        parts.append(f"like {', '.join(found.duplicates)}")
    elif not raised.waits:
        parts.append("no conflict")
    if raised.counts:
        parts.append("counts unreviewed when the session ends")
    elif raised.status == "promoted" and fact.get("auto"):
        parts.append("unreviewed")
    elif raised.waits:
        parts.append(waiting_words(raised, tx.actor.is_person))
    if raised.receipt.redacted:
        from memkit.rules.redactions import redacted_words

        classes = ", ".join(str(item["class"]) for item in raised.receipt.redacted)
        parts.append(f"redacted {redacted_words(fact) or classes}")
    notes = list(raised.receipt.notes)
    if fact.get("consent"):
        from memkit.write.vaults import note_vault_use

        notes += note_vault_use(tx)
    if len(fact.text) > 300:
        notes.append(
            f"{len(fact.text)} characters: a fact is one sentence; longer matter goes to --record FILE"
        )
    # an agent's norm has such an id on purpose
    if is_wordless(fact.id) and tx.actor.is_person:
        notes.append(
            f"its id, {fact.id}, shares no word with it; to choose one: memkit undo, then record it with --id NAME"
        )
    if (needs := needs_words(raised)) and raised.status != "blocked":
        parts.append(f"before it can be promoted it needs {needs}")
        notes.append(needs_hint(tx, raised))
    receipt = raised.receipt
    # a waiting candidate counts when somebody promotes it, not when its session ends
    tail = receipt.tail() if receipt.opened or receipt.dry or raised.status == "promoted" else ""
    lines = [" · ".join(parts) + tail, *(near.line() for near in raised.near)]
    return Outcome("\n".join(lines), data=data(raised), id=fact.id, notes=tuple(notes))


def waiting_words(raised: Raised, is_person: bool, command: bool = True) -> str:
    """That a claim waits, and why; a person who may answer it is told so, with the command."""
    if not may_answer(raised, is_person):
        return f"waits for a person: {raised.waits}"
    said = f", memkit promote {raised.fact.id}" if command else ""
    return f"waits for your answer{said}: {raised.waits}"


def may_answer(raised: Raised, is_person: bool) -> bool:
    """Whether the one who raised a claim may also answer it."""
    return is_person and raised.policy.promotion.reviewer_may_be_author != "no"


def _known_words(raised: Raised, is_person: bool) -> str:
    """What a repeated claim is, and whether repeating it changed anything."""
    if raised.counts:
        tail = raised.receipt.tail() if raised.receipt.opened or raised.receipt.dry else ""
        more = f"; {unused_words(raised, is_person)}" if raised.unused else ""
        return f"counts unreviewed when the session ends{more}{tail}"
    if raised.waits:
        more = f" · {unused_words(raised, is_person)}" if raised.unused else ""
        return waiting_words(raised, is_person) + more
    return f"{shown_status(raised.status)}; {unused_words(raised, is_person) or 'nothing new to record'}"


def _refuse(raised: Raised) -> None:
    fact = raised.fact
    if raised.judgement.authority:
        against = raised.judgement.authority
        message = f"{against} outranks this; kept as a blocked candidate, {fact.id}"
        hint = f'memkit amend {fact.id} --why "…"  # by a role the policy names (admin)'
        raise Refused(message, code="authority-conflict", hint=hint)
    term = fact.get("term") or fact.id
    hint = (
        f'memkit define "{term} (…)" "{fact.text}"  # splits it; memkit show {term} has the meaning in force'
    )
    raise Refused(
        f'"{term}" has a meaning already; kept as a blocked candidate, {fact.id}',
        code="term-taken",
        hint=hint,
    )


def data(raised: Raised) -> dict[str, object]:
    """The JSON data of a claim."""
    from memkit.rules import decay, promotion

    fact, found = raised.fact, raised.judgement
    return {
        "id": fact.id,
        "kind": fact.kind,
        "target": promotion.route(fact.kind)[0],
        "status": raised.status,
        "layer": decay.layer(fact, raised.policy),
        "session": raised.receipt.session,
        "checks": {
            "consent": fact.get("consent") or "none needed",
            "contradiction": "found" if found.contradictions else "none",
            "provenance": "complete" if promotion_complete(raised) else "incomplete",
            "trust": fact.src,
        },
        "contradictions": [{"id": id, "rule": rule} for id, rule in found.contradictions],
        "duplicates": list(found.duplicates),
        "auto_eligible": raised.counts or raised.fact.get("auto") == "eligible",
        "waits": raised.waits,
        "needs": list(raised.needs),
        "unused": list(raised.unused),
        "near": [near.as_json() for near in raised.near],
        "redacted": list(raised.receipt.redacted),
        "evidence": _evidence(fact),
    }


def _evidence(fact: Fact) -> list[dict[str, object]]:
    if not fact.every("evidence"):
        return []
    from memkit.evidence.forms import as_data

    return [as_data(source) for source in fact.every("evidence")]


def promotion_complete(raised: Raised) -> bool:
    """True if the claim could be promoted as it is."""
    from memkit.model.state import State
    from memkit.rules import promotion

    return promotion.missing_provenance(raised.fact, State(), raised.policy) is None

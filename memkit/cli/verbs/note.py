"""`memkit note` and `memkit ref`: what goes into the journal of the open session: a thought, the facts relied on."""

from __future__ import annotations

from memkit.cli.frame import INT, Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.transaction import Transaction


# words that ask to list notes
_LISTING = ("list", "ls", "show", "all")


VERBS = (
    Verb(
        "note",
        "keep a thought for the rest of this session",
        description=(
            "A note lives as long as its session; with --ttl, or --type temp, for some ticks. A note touched twice within"
            " four ticks is consolidated. At the end of the session its notes become an episode. A note becomes memory only"
            " through the gate."
        ),
        example='memkit note "The gateway sends 429, not the proxy"',
        exits={0: "noted", 4: "unclean"},
        args=(Arg("text", "the thought, or a JSON object; - reads it from stdin", required=False),),
        opts=(
            Opt("--data", "JSON kept with it, for wm find", metavar="JSON"),
            Opt("--type", "what it is", choices=("fact", "context", "hint", "temp"), default="fact"),
            Opt(
                "--ttl", "how many ticks it lives; without it, as long as the session", kind=INT, metavar="N"
            ),
        ),
        writes=True,
        run="run_note",
    ),
    Verb(
        "ref",
        "say which facts you relied on",
        description="A use keeps a fact alive. A writer's first ref opens a session. "
        "One unknown id, and nothing is recorded.",
        example="memkit ref transport-agnostic errors-problem-json",
        exits={0: "recorded", 4: "unknown id; nothing was recorded"},
        args=(Arg("ids", "facts, by id or its whole first words", many=True, of="fact"),),
        opts=(Opt("--title", "title of the session it opens", metavar="TEXT"),),
        writes=True,
        run="run_ref",
    ),
)


def run_note(call: Call, text: str | None, data: str | None, type: str, ttl: int | None) -> Outcome:
    """Adds the note to the writer's session."""
    from memkit.errors import UsageError
    from memkit.model.events import Noted
    from memkit.write import notes
    from memkit.write.transaction import Transaction

    said = (call.stdin() if text == "-" else text or "").strip()
    if said.startswith("\ufeff"):
        from memkit.privacy.characters import without_mark

        said = without_mark(said)
    packed = _packed_json(data)
    if not packed and _object(said) is not None:
        said, packed = "", _packed_json(said)
    if not said and not packed:
        hint = call.again("…") if text is None else 'memkit note "…"'
        raise UsageError("nothing to note", code="missing-argument", hint=hint)
    if said in _LISTING:
        message = f'"{said}" lists nothing here; another verb lists the notes of this session'
        raise UsageError(message, code="usage", hint="memkit wm show")
    if ttl is not None and ttl < 1:
        raise UsageError("a note lives at least one tick", code="bad-ttl", hint="--ttl 3")
    tx = Transaction(call)
    draft = tx.own_draft()
    opened = draft is None and not call.dry_run
    words = " ".join(said.split()) or packed
    life = notes.life_of(tx, type, ttl)
    fields = (("type", type), ("ttl", str(life or "")), *((("json", packed),) if packed else ()))
    if opened:
        # wash it here too: memkit prints it as unsaved if the session cannot be opened
        from memkit.write.session import open_session

        draft = open_session(tx, before=([tx.clean(Noted("wm:0000000000:1", words, fields))], ()))
    id, receipt = notes.note(tx, draft, words, fields)
    answer = {"session": receipt.session, "opened": opened, "id": id}
    tail = f" · session {receipt.session} opened" if opened else receipt.tail() if call.dry_run else ""
    return Outcome(f"noted {id}{tail}", data=answer, id=id)


def _packed_json(data: str | None) -> str:
    """JSON as the ledger stores it: sorted, without spaces."""
    if not data:
        return ""
    from memkit.boot.json import canonical_json
    from memkit.errors import UsageError

    read = _object(data)
    if read is None:
        hint = '--data \'{"path": "src/a.py"}\''
        raise UsageError("--data must be one JSON object", code="bad-json", hint=hint)
    return canonical_json(read)


def _object(text: str) -> dict[str, object] | None:
    """The text parsed as a JSON object, with decimals as strings; None if it is none."""
    if not text.lstrip().startswith("{"):
        return None
    import json

    try:
        read = json.loads(text, parse_float=str, parse_constant=_refuse_number)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None


def _refuse_number(word: str) -> str:
    raise ValueError(f"{word} is no number")


def run_ref(call: Call, ids: tuple[str, ...], title: str | None = None) -> Outcome:
    """Records uses of facts in the writer's session."""
    from memkit.model.events import Referenced
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    found = tuple(dict.fromkeys(tx.find_id(id) for id in ids))
    archived = _archived_notes(tx, found)
    receipt = tx.record([Referenced(found)], opens=True, title=title or "")
    data = {"session": receipt.session, "opened": receipt.opened, "ids": list(found)}
    tail = receipt.tail() if receipt.opened or receipt.dry else f" · session {receipt.session}"
    notes = tuple(
        f"{id} is superseded by {successor}; memkit ref {successor}"
        for id in found
        if id in tx.state.facts
        for successor in tx.state.facts[id].superseded_by[-1:]
    )
    # a shortened id: which fact was it?
    said = str(len(found)) if set(found) <= set(ids) else ", ".join(found)
    return Outcome(f"referenced {said}{tail}", data=data, id=receipt.session, notes=(*notes, *archived))


def _archived_notes(tx: Transaction, ids: tuple[str, ...]) -> list[str]:
    """What an agent is told about facts that its use does not bring back."""
    facts = tx.view.facts
    if not any(id in facts and facts[id].archived for id in ids):
        return []
    # most uses are of live facts, and need nothing else
    from memkit.write.guards import archived_notes

    return archived_notes(tx, ids)

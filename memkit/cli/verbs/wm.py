"""`memkit wm` and `memkit episode`: the working memory of this session, and the episodes it is summarised into.

`recall --layer episodic` ranks episodes by shared words.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.cli.frame import INT, Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted
from memkit.query.reader import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.rules.working_memory import Entry, Memory
    from memkit.write.transaction import Transaction


VERBS = (
    Verb(
        "wm",
        "the working memory of this session",
        description="The same as `wm show`.",
        example="memkit wm",
        run="show",
    ),
    Verb("wm show", "what it holds now", example="memkit wm show", run="show"),
    Verb(
        "wm touch",
        "count a use of notes; enough of them consolidate one",
        example="memkit wm touch wm:7c1f0a93be:1",
        exits={0: "counted", 4: "no such note now"},
        args=(Arg("ids", "notes, by id or their number", many=True, of="note"),),
        run="touch",
        writes=True,
    ),
    Verb(
        "wm tick",
        "let a tick pass: every ttl loses one",
        example="memkit wm tick",
        opts=(Opt("--times", "how often", short="-n", kind=INT, default=1, metavar="N"),),
        run="tick",
        writes=True,
    ),
    Verb(
        "wm find",
        "notes whose JSON holds a key, or a key with a value, exactly",
        example="memkit wm find path=src/limits.py",
        exits={0: "found", 1: "none"},
        args=(Arg("what", "key or key=value"),),
        run="find",
    ),
    Verb(
        "wm goal",
        "start a new topic",
        example='memkit wm goal "Rate limits in one place"',
        args=(Arg("text", "what it is about now"),),
        run="goal",
        writes=True,
    ),
    Verb(
        "episode",
        "summarise the consolidated notes now",
        description="At the end of a session this happens by itself. recall --layer episodic finds episodes.",
        example='memkit episode "Found out who sends 429"',
        exits={0: "summarised", 4: "nothing is consolidated"},
        args=(Arg("text", "the summary; made from the notes when left out", required=False),),
        writes=True,
    ),
)


def _memory(tx: Transaction) -> Memory:
    from memkit.rules.working_memory import Memory
    from memkit.write import notes

    draft = tx.own_draft()
    return notes.memory_of(tx, draft) if draft else Memory()


def _data(entry: Entry, place: str) -> dict[str, object]:
    return {
        "id": entry.id,
        "text": entry.text,
        "type": entry.type,
        "ttl": entry.ttl or None,
        "references": len(entry.touches),
        "topic": entry.topic,
        "json": entry.data,
        "place": place,
    }


def show(call: Call) -> Outcome:
    """Lists notes, newest first, then consolidated notes, oldest first."""
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    memory = _readable(tx, _memory(tx))
    lines = [f"{entry.id}  {entry.text}  {entry.type} · {_time_left(entry)}" for entry in memory.wm]
    lines += [f"{entry.id}  {entry.text}  consolidated · {_time_left(entry)}" for entry in memory.cwm]
    entries = [_data(entry, "wm") for entry in memory.wm] + [_data(entry, "cwm") for entry in memory.cwm]
    data = {"tick": memory.tick, "topic": memory.topic, "entries": entries}
    return Outcome("\n".join(lines) or "working memory is empty", data=data)


def _readable(tx: Transaction, memory: Memory) -> Memory:
    """The notes as this reader may be told them: an agent reads another's without what could be obeyed."""
    draft = tx.own_draft()
    if draft is None or tx.actor.is_person or draft.writer[0] == tx.actor.name:
        return memory
    from memkit.rules.norms.quoting import quotable

    def quoted_entry(entry: Entry) -> Entry:
        said, left = quotable(entry.text, len(entry.text))
        return replace(entry, text=f"{said} (instructions left out)".strip() if left else said)

    return replace(memory, wm=tuple(map(quoted_entry, memory.wm)), cwm=tuple(map(quoted_entry, memory.cwm)))


def _time_left(entry: Entry) -> str:
    return f"{counted(entry.ttl, 'tick')} left" if entry.ttl else "to the end of the session"


def touch(call: Call, ids: tuple[str, ...]) -> Outcome:
    """Counts a use of each note."""
    from memkit.model.events import Consolidated, Touched
    from memkit.write import notes
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    whole = [_full_id(tx, id) for id in ids]
    _, followed = notes.apply_inputs(tx, [Touched(id) for id in whole])
    moved = [event.name for event in followed if isinstance(event, Consolidated)]
    tail = f" · consolidated {', '.join(moved)}" if moved else ""
    return Outcome(
        f"touched {', '.join(whole)}{tail}", data={"ids": whole, "consolidated": moved}, id=whole[0]
    )


def _full_id(tx: Transaction, typed: str) -> str:
    draft = tx.own_draft()
    return f"wm:{draft.seed}:{typed}" if draft is not None and typed.isdigit() else typed


def tick(call: Call, times: int) -> Outcome:
    """Lets ticks pass; names the notes that expired."""
    from memkit.errors import UsageError
    from memkit.model.events import Expired, Ticked
    from memkit.write import notes
    from memkit.write.transaction import Transaction

    if times < 1:
        raise UsageError("at least one tick must pass", code="bad-times", hint="memkit wm tick --times 1")
    _, followed = notes.apply_inputs(Transaction(call), [Ticked()] * times)
    gone = [event.name for event in followed if isinstance(event, Expired)]
    tail = f" · expired {', '.join(gone)}" if gone else ""
    return Outcome(f"ticked {times}{tail}", data={"ticks": times, "expired": gone})


def find(call: Call, what: str) -> Outcome:
    """Finds notes whose JSON matches exactly."""
    from memkit.errors import UsageError
    from memkit.rules.working_memory import matches
    from memkit.write.transaction import Transaction

    if not what.partition("=")[0]:
        raise UsageError("no key to look for", code="missing-argument", hint="memkit wm find path=src/a.py")
    memory = _memory(Transaction(call))
    found = [entry for entry in (*memory.wm, *memory.cwm) if matches(entry, what)]
    data = {"entries": [_data(entry, "cwm" if entry in memory.cwm else "wm") for entry in found]}
    lines = [f"{entry.id}  {entry.text}" for entry in found]
    if not found:
        count = counted(len(memory.wm) + len(memory.cwm), "note")
        return Outcome("", data=data, exit_code=1, notes=(f"no match in {count} of this session",))
    return Outcome("\n".join(lines), data=data)


def goal(call: Call, text: str) -> Outcome:
    """Starts a topic; later notes belong to it."""
    from memkit.errors import UsageError
    from memkit.model.events import Aimed
    from memkit.write import notes
    from memkit.write.transaction import Transaction

    topic = " ".join(text.split())
    if not topic:
        raise UsageError("a goal needs words", code="missing-argument", hint='memkit wm goal "…"')
    tx = Transaction(call)
    receipt, _ = notes.apply_inputs(tx, [Aimed(topic, (("by", tx.actor.name),))], opens=True)
    return Outcome(
        f"goal set{receipt.tail() if receipt.opened or receipt.dry else ''}",
        data={"topic": tx.wash.text(topic), "session": receipt.session},
    )


def run(call: Call, text: str | None) -> Outcome:
    """Writes an episode into the open session."""
    from memkit.errors import Refused, UsageError
    from memkit.store import drafts
    from memkit.write.notes import next_summary
    from memkit.write.transaction import Transaction

    if text in ("list", "ls", "show"):
        message = f'"{text}" is no summary; another verb lists the episodes'
        raise UsageError(message, code="usage", hint="memkit list episodes")
    tx = Transaction(call)
    draft = tx.own_draft()
    with drafts.hold_draft(draft):
        event = next_summary(tx, draft, text or "") if draft is not None else None
        if event is None:
            raise Refused(
                "nothing is consolidated yet",
                code="nothing-consolidated",
                hint="memkit wm show  # lists the notes; touching one twice consolidates it",
            )
        receipt = tx.record([event], opens=True)
    return Outcome(
        f"summarised {event.name}",
        data={"id": event.name, "text": tx.wash.text(event.text), "session": receipt.session},
        id=event.name,
    )


def recall_episodes(
    reader: Reader, question: str, limit: int, last: int | None, filters: dict[str, object]
) -> Outcome:
    """The episodes that share most words with the question, within a window."""
    from memkit.query.other_texts import episode_row, told_text, visible_episodes
    from memkit.recall.surroundings import rank_episodes

    since, until = (_day(name, str(filters.get(name) or "")) for name in ("since", "until"))
    by = str(filters.get("by") or "")
    episodes = [
        episode
        for episode in visible_episodes(reader)
        if (not since or episode.origin[:10] >= since)
        and (not until or episode.origin[:10] <= until)
        and (not by or episode.actor == by)
    ]
    if last is not None:
        episodes = episodes[-last:] if last > 0 else []
    at = reader.state.ordinal
    # two clones may have used the same id
    known = {f"{episode.id} {episode.origin}": episode for episode in episodes}
    asked = [(name, at[episode.origin], episode.text) for name, episode in known.items()]
    rows: list[dict[str, object]] = []
    lines: list[str] = []
    for place, (name, shared, tokens) in enumerate(rank_episodes(question, asked)[:limit], 1):
        row = episode_row(reader, known[name]) | {"rank": place, "score": f"{shared}/{tokens}"}
        rows.append(row)
        lines.append(f"[{known[name].id}] {told_text(known[name])}  {row['score']} · {row['created']}")
    searched = {"episodes": len(episodes)}
    if not rows:
        note = f"nothing found in {counted(len(episodes), 'episode')}"
        return Outcome(
            "",
            data={"hits": [], "searched": searched},
            exit_code=1,
            notes=(note, 'hint: memkit recall "…"  # without --layer searches the facts'),
        )
    return Outcome("\n".join(lines), data={"hits": rows, "searched": searched}, layout="cards")


def _day(name: str, text: str) -> str:
    """The day of a date or time, in the form stems begin with."""
    if not text:
        return ""
    from memkit.errors import CannotSearch, UsageError
    from memkit.store import clock

    try:
        return clock.iso(clock.seconds(text))[:10]
    except UsageError:
        hint = f'memkit recall --layer episodic "…" --{name} 2026-11-15'
        raise CannotSearch(
            f'--{name} "{text}" is not a date; write YYYY-MM-DD', code="bad-date", hint=hint
        ) from None

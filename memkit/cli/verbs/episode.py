"""`memkit episode`, and `recall --layer episodic`: write an episode, rank episodes by shared words."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted
from memkit.query.reader import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call


VERBS = (
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


def run(call: Call, text: str | None) -> Outcome:
    """Writes an episode into the open session."""

    from memkit.errors import Refused
    from memkit.store import drafts
    from memkit.write.notes import next_summary
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    draft = tx.own_draft()
    with drafts.hold_draft(draft):
        event = next_summary(tx, draft, text or "") if draft is not None else None
        if event is None:
            raise Refused(
                "nothing is consolidated yet",
                code="nothing-consolidated",
                hint="memkit wm touch ID  # twice consolidates a note",
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
    from memkit.query.episodes import episode_row, told_text, visible_episodes
    from memkit.recall.episodic import rank

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
    for place, (name, shared, tokens) in enumerate(rank(question, asked)[:limit], 1):
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

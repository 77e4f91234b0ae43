"""`recall --layer episodic`: episodes by overlap, compared as exact fractions."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted
from memkit.query.reader import Reader


def recall_episodes(
    reader: Reader, question: str, limit: int, last: int | None, filters: dict[str, object]
) -> Outcome:
    """The episodes that share most with the question, within a window."""
    from memkit.query.episodes import episode_row, told_text, visible_episodes
    from memkit.recall.episodic import rank

    since, until = (_date(name, str(filters.get(name) or "")) for name in ("since", "until"))
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
    # two clones may have given one id twice
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
            notes=(note, "hint: memkit recall … without --layer"),
        )
    return Outcome("\n".join(lines), data={"hits": rows, "searched": searched}, layout="cards")


def _date(name: str, text: str) -> str:
    """A day, as stems begin with one; a time within it counts as the whole day."""
    if not text:
        return ""
    from memkit.errors import CannotSearch, UsageError
    from memkit.store import clock

    try:
        return clock.iso(clock.seconds(text))[:10]
    except UsageError:
        hint = f'memkit recall --layer episodic "…" --{name} 2026-11-15'
        raise CannotSearch(f'--{name} "{text}" is no date', code="bad-date", hint=hint) from None

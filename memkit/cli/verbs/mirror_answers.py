"""Answers of the mirror as outcomes."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome
from memkit.model import counted
from memkit.query.hit import hit_standing, hit_text
from memkit.recall.cards import in_a_line, page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.mirror import Answer, Behind

# fields for the ranker only
_UNTOLD = ("seq", "session")


def fact_outcome(found: Answer) -> Outcome:
    """The outcome of a search."""
    rows = [
        {
            **{name: value for name, value in hit.data.items() if name not in _UNTOLD},
            "ref": f"{hit.repo}:{hit.id}",
            "repo": hit.repo,
            "rank": rank,
            "score": hit.score,
            "weak": hit.weak,
            "conflicts": list(hit.conflicts),
            "ledger": hit.ledger,
            "pushed_at": hit.pushed_at,
            "days": hit.days,
        }
        for rank, hit in enumerate(found.hits, 1)
    ]
    data = {"hits": rows, "cut": found.is_cut}
    if not rows:
        note = "nothing found in the repositories that you may read"
        return Outcome("", data=data, exit_code=1, notes=(note, "hint: memkit mirror status  # lists them"))
    lines = page([(_line(row), bool(row["weak"])) for row in rows], ())
    notes = ("more facts match than a search looks at; another word narrows it down",) if found.is_cut else ()
    ids = "\n".join(str(row["ref"]) for row in rows)
    is_weak = all(row["weak"] for row in rows)
    return Outcome("\n".join(lines), data=data, id=ids, notes=notes, exit_code=int(is_weak), layout="cards")


def _line(row: dict[str, Any]) -> str:
    return f"[{row['ref']}] {in_a_line(hit_text(row))}  {hit_standing(row)} · {row['created']} · {push_age(row['days'])}"


def push_age(days: int) -> str:
    """The age of a push."""
    return f"pushed {counted(days, 'day')} ago" if days else "pushed today"


def episode_outcome(rows: list[dict[str, Any]]) -> Outcome:
    """The outcome of a search in episodes."""
    lines = [f"[{row['ref']}] {row['text']}  {row['score']} · {row['created']}" for row in rows]
    notes = () if rows else ("nothing found in the episodes that you may read",)
    ids = "\n".join(row["ref"] for row in rows)
    text = "\n".join(lines)
    return Outcome(text, data={"hits": rows}, id=ids, exit_code=int(not rows), notes=notes, layout="cards")


def local_line(mine: Behind) -> str:
    """One line: how far the mirror is behind the local repository."""
    if not mine.known:
        return f"here: {mine.repo} is not mirrored, or not for you to see"
    if not mine.sessions:
        return f"here: {mine.repo} is up to date"
    ended = f", {counted(mine.removals, 'revocation or erasure', 'revocations or erasures')} among them"
    return f"here: {mine.repo} has {counted(mine.sessions, 'session')} not pushed{ended if mine.removals else ''}"


def disagreement_lines(row: dict[str, Any]) -> list[str]:
    """One key and its value in each repository."""
    facts = [f"  {fact['value']}  {fact['ref']} · {fact['verdict']}" for fact in row["facts"]]
    return [str(row["key"]), *facts]


def number_outcome(rows: list[dict[str, Any]]) -> Outcome:
    """The numbers of the repositories, side by side."""
    from memkit.views.numbers import in_columns, side_by_side

    data = {"repositories": rows}
    if not rows:
        return Outcome("the mirror holds no repository that you may see", data=data)
    head, *table = side_by_side({row["repo"]: row["total"] for row in rows})
    aged = [(*line, push_age(row["days"])) for line, row in zip(table, rows, strict=True)]
    lacks = [row["repo"] for row in rows if row["total"] is None]
    notes = (f"no numbers yet of {', '.join(lacks)}", "hint: memkit mirror push, there") if lacks else ()
    return Outcome("\n".join(in_columns([(*head, ""), *aged])), data=data, notes=notes)

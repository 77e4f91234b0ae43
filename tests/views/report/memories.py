"""Memories to report on: folded from literal sessions, read without a disk."""

from __future__ import annotations

from pathlib import Path

from memkit.boot.struct import names_of
from memkit.model.policy import Policy, Role
from memkit.model.session import Session
from memkit.query import load
from memkit.query.reader import Reader, reader_of
from memkit.query.report import gather
from memkit.store.assets import read_template
from memkit.store.workspace import Workspace
from memkit.views.report_page import ConflictRow, FactRow, Report, SessionRow, TermRow, render
from tests.replay.ledgers import state_of

ROOT = Path(__file__).parents[3]
TEMPLATES = ROOT / "templates" / "report"


def reader(*sessions: Session, policy: Policy | None = None, role: Role | None = None) -> Reader:
    """A memory of these sessions, and who reads it."""
    workspace = Workspace("/nowhere/harbour", policy or Policy())
    return reader_of(load.Loaded(workspace, state_of(*sessions), [], ()), role)


def report(*sessions: Session, policy: Policy | None = None, role: Role | None = None) -> Report:
    """The report of these sessions."""
    return gather(reader(*sessions, policy=policy, role=role), "0123456789ab", "../")


def page(given: Report) -> str:
    """The page of a report."""
    return render(given, read_template)


HOSTILE = (
    "<script>window.struck = 1</script>",
    "</script><script>window.struck = 2</script>",
    "<img src=x onerror='window.struck = 3'>",
    "javascript:window.struck=4",
    "]]></script><!--<script>window.struck = 5//-->",
    "\u2028window.struck = 6;\u2029",
    "&lt;script&gt;window.struck = 7&lt;/script&gt; {{data}} {{script}}",
    '"><svg onload="window.struck = 8">',
    "`<b onclick=window.struck=9>` **<i>strong</i>**",
)


def hostile() -> Report:
    """A report in which every text there can be is an attack."""
    said = " ".join(HOSTILE)
    facts = tuple(
        FactRow(
            id=text, text=said, kind=text, section=text, place=place, tier=text, status=text, verdict=text,
            author=text, src=text, created=text, used=text, uses=1, sslu=1, origin=0, history=(0, 1, 0), reason=text,
            changes=text, promoted=0, promoted_by=text, confidence=text, when=text, evidence=((text, text, text),),
            left=0, why=text, supersedes=(1,), superseded_by=(0,), closed=text, not_when=text, key=text, value=text,
            body=said,
        )
        for text, place in zip(HOSTILE, ("live", "queue", "archive", "none", "live", "live", "live", "live", "live"), strict=True)
    )  # fmt: skip
    sessions = tuple(SessionRow(text, text, text, 1, text, said, text, text) for text in HOSTILE)
    base = report()
    return Report(
        project=said,
        ledger=said,
        folder=HOSTILE[3],
        base="../",
        windows=base.windows,
        scalars=((HOSTILE[0], said), ("vision", HOSTILE[3])),
        due=(said,),
        verbs=((HOSTILE[2], 1),),
        sessions=sessions,
        facts=facts,
        conflicts=(ConflictRow(HOSTILE[0], HOSTILE[1], (0, 1), 0, 1, "", said),),
        terms=tuple(TermRow(text, said, 0, text) for text in HOSTILE),
        series=base.series,
        cohorts=base.cohorts,
        flows=((HOSTILE[0], HOSTILE[1], HOSTILE[2], 3),),
    )


def crowded(facts: int, sessions: int) -> Report:
    """A report of many facts, each used here and there, without folding a ledger for it."""
    base = report()
    held = tuple(
        FactRow(
            id=f"fact-number-{at}", text=f"Berth {at} is cleared before the tide turns.", kind="fact", section="facts",
            place="live", tier="fading", status="promoted", verdict="fresh", author="agent:codex", src="agent",
            created="2026-01-01", used="2026-01-01", uses=6, sslu=40, origin=at % sessions,
            history=(at % sessions, 17, 0, *((1, 20, 1) * 5 if at % sessions < sessions - 5 else ())),
            reason="unused for 40 work sessions, active_window is 8", changes="A use makes it active again.",
            promoted=at % sessions, promoted_by="user:dana", supersedes=(at - 1,) if at % 9 == 1 else (),
            superseded_by=(at + 1,) if at % 9 == 0 and at + 1 < facts else (),
        )
        for at in range(facts)
    )  # fmt: skip
    kept = tuple(
        SessionRow(f"2026-01-{at % 28 + 1:02}-{at:06}-0123456789", "work", "agent:codex", 9, f"Tide {at}") for at in range(sessions)
    )  # fmt: skip
    values = {name: getattr(base, name) for name in names_of(base)}
    return Report(**{**values, "facts": held, "sessions": kept, "verbs": (("Created", 1), ("Referenced", 1))})

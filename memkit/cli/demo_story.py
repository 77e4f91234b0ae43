"""The story that `memkit demo` tells: the memory of a made-up proxy, from its first fact to a tampered session."""

from __future__ import annotations

from dataclasses import dataclass

_DEV = "user:dev"
_AGENT = "agent:codex"


@dataclass(frozen=True)
class Step:
    """What is said, and what is typed: a command with its actor and time, a file written, or a file tampered with."""

    say: str = ""
    argv: tuple[str, ...] = ()
    actor: str = _DEV
    now: str = "2026-09-01T09:00:00Z"
    exit_code: int = 0
    write: tuple[str, str] | None = None
    append: bool = False
    tamper: str = ""
    shown: str = ""
    silent: bool = False


def _visits() -> tuple[Step, ...]:
    """Work sessions that use some facts and leave others alone, so that these fade."""
    steps: list[Step] = []
    for day in range(10, 33):
        at = f"2026-09-{day:02d}T10:00:00Z" if day <= 30 else f"2026-10-{day - 30:02d}T10:00:00Z"
        used = ("ref", "errors-problem-json", "rate-limit-429", "upload-limit-50mb")
        steps.append(Step(argv=used, actor=_AGENT, now=at, silent=True))
        steps.append(
            Step(argv=("session", "end", "-m", f"Work of day {day}."), actor=_AGENT, now=at, silent=True)
        )
    return tuple(steps)


STORY: tuple[Step, ...] = (
    Step(
        "A repository with some code in it; memkit keeps its memory in markdown beside it.",
        write=("src/limits.py", "LIMIT = 100\nRETRY_AFTER_SECONDS = 30\n"),
        shown="cat src/limits.py   # LIMIT = 100",
    ),
    Step(argv=("init", "--preset", "solo", "--project", "ferry")),
    Step(
        "A person's word counts at once. An invariant is core: it never fades.",
        argv=(
            "remember",
            "The proxy must stay protocol-agnostic.",
            "--kind",
            "invariant",
            "--id",
            "transport-agnostic",
        ),
        now="2026-09-01T09:01:00Z",
    ),
    Step(
        argv=(
            "remember",
            "Errors leave the API as application/problem+json.",
            "--kind",
            "convention",
            "--id",
            "errors-problem-json",
        ),
        now="2026-09-01T09:02:00Z",
    ),
    Step(
        argv=("remember", "Uploads are limited to 25 MB.", "--id", "upload-limit-25mb"),
        now="2026-09-01T09:03:00Z",
    ),
    Step(
        argv=("remember", "The nightly build runs on the old runner.", "--id", "nightly-old-runner"),
        now="2026-09-01T09:04:00Z",
    ),
    Step(
        "An agent works: it says what it relied on, and proposes what it found. The session opens by itself.",
        argv=("ref", "transport-agnostic", "errors-problem-json"),
        actor=_AGENT,
        now="2026-09-02T10:00:00Z",
    ),
    Step(
        argv=(
            "propose",
            "Rate-limited requests are answered 429 with Retry-After in seconds.",
            "--id",
            "rate-limit-429",
            "--kind",
            "finding",
            "--evidence",
            "src/limits.py",
            "--when",
            "changing rate limits or client retries",
        ),
        actor=_AGENT,
        now="2026-09-02T10:05:00Z",
    ),
    Step(
        "It cannot leave while its candidate has no answer; handing it over is one.",
        argv=("session", "end", "-m", "Rate limiting moved. Next: upload limit."),
        actor=_AGENT,
        now="2026-09-02T10:20:00Z",
        exit_code=4,
    ),
    Step(
        argv=("session", "end", "-m", "Rate limiting moved. Next: upload limit.", "--defer"),
        actor=_AGENT,
        now="2026-09-02T10:21:00Z",
    ),
    Step(
        "A person answers. The finding becomes a record with its provenance, and a row in the INDEX.",
        argv=("promote", "rate-limit-429"),
        now="2026-09-02T11:00:00Z",
    ),
    Step(
        "An agent claims the opposite of an invariant: kept as blocked, never live.",
        argv=("propose", "The proxy need not stay protocol-agnostic."),
        actor=_AGENT,
        now="2026-09-03T09:00:00Z",
        exit_code=4,
    ),
    Step(
        argv=("session", "end", "-m", "Tried HTTP only.", "--defer"), actor=_AGENT, now="2026-09-03T09:10:00Z"
    ),
    Step(
        "What holds changes: the old fact is superseded, with links both ways.",
        argv=(
            "supersede",
            "upload-limit-25mb",
            "Uploads are limited to 50 MB.",
            "--id",
            "upload-limit-50mb",
            "--why",
            "customers asked",
        ),
        now="2026-09-04T09:00:00Z",
    ),
    Step(
        "Twenty-three work sessions later (played quickly), one fact was used in none of them.",
        argv=("why", "nightly-old-runner"),
        now="2026-09-05T09:00:00Z",
    ),
    *_visits(),
    Step(argv=("why", "nightly-old-runner"), now="2026-10-03T09:00:00Z"),
    Step(
        "Decay is counted, never guessed; archiving loses nothing, and a reference brings it back.",
        argv=("decay", "--apply"),
        now="2026-10-03T09:01:00Z",
    ),
    Step(argv=("list", "archive"), now="2026-10-03T09:02:00Z"),
    Step(
        "The file that the finding rests on changes: the finding is no longer shown as plain truth.",
        write=("src/limits.py", "LIMIT = 200\n"),
        shown="echo 'LIMIT = 200' > src/limits.py",
    ),
    Step(argv=("stale",), now="2026-10-03T09:03:00Z", exit_code=1),
    Step(
        "What an agent is told at its next start, within a budget:",
        argv=("context", "--intent", "change the rate limits", "--budget", "600"),
        now="2026-10-03T09:04:00Z",
    ),
    Step(
        "One question, answered with its source:",
        argv=("recall", "upload limit", "-n", "2"),
        now="2026-10-03T09:05:00Z",
    ),
    Step("The whole state, and the gate over it:", argv=("status",), now="2026-10-03T09:06:00Z"),
    Step(argv=("check",), now="2026-10-03T09:07:00Z"),
    Step(
        "Somebody edits the past. The ledger is sealed, so it shows:",
        tamper="customers asked",
        shown="sed -i 's/customers asked/CUSTOMERS ASKED/' sessions/2026-09-04-*.md",
    ),
    Step(argv=("check",), now="2026-10-03T09:08:00Z", exit_code=1),
)

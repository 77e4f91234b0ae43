"""The steps of `memkit demo`: two months of a made-up proxy called ferry."""

from __future__ import annotations

from dataclasses import dataclass

_DEV, _OPS = "user:dev", "user:ops"
_CLAUDE, _CODEX = "agent:claude-code", "agent:codex"

_LIMITS = '"""Rate limits, in one place."""\n\nREQUESTS_PER_MINUTE = 100\nRETRY_AFTER_SECONDS = 30\n'
_POOL = '"""The connection pool."""\n\nSIZE = 200\n'


@dataclass(frozen=True)
class Step:
    """One step: a sentence to print, and a command with actor and time, a file to write, or a git call."""

    say: str = ""
    argv: tuple[str, ...] = ()
    actor: str = _DEV
    now: str = "2026-09-01T09:00:00Z"
    exit_code: int = 0
    stdin: str = ""
    write: tuple[str, str] | None = None
    git: tuple[str, ...] = ()
    # (part of a session's name, words in it, what to change them to)
    tamper: tuple[str, str, str] | None = None
    shown: str = ""
    # print only lines that contain this
    only: str = ""
    silent: bool = False

    @property
    def name(self) -> str:
        """The name of the step in an error."""
        return " ".join(("git", *self.git) if self.git else self.argv[:3])


def _quiet_step(now: str, actor: str, *argv: str, exit_code: int = 0) -> Step:
    return Step(argv=argv, actor=actor, now=now, exit_code=exit_code, silent=True)


def _remember_step(now: str, id: str, text: str, kind: str = "fact", actor: str = _DEV) -> Step:
    return _quiet_step(now, actor, "remember", text, "--id", id, "--kind", kind, "--no-render")


def _morning_of(number: int) -> str:
    """The morning of the n-th day from the first of September."""
    return f"2026-09-{number:02d}" if number <= 30 else f"2026-10-{number - 30:02d}"


def _work_steps(number: int, actor: str, said: str, *ids: str) -> tuple[Step, ...]:
    """One work session: the facts it used, and its closing message."""
    at = f"{_morning_of(number)}T10:{number % 60:02d}:00Z"
    return (
        _quiet_step(at, actor, "ref", *ids),
        _quiet_step(at, actor, "session", "end", "-m", said, "--defer", "--no-render"),
    )


_KNOWN = (
    _remember_step(
        "2026-09-01T09:04:00Z", "python-311-floor", "Python 3.11 is the oldest supported version.", "stack"
    ),
    _remember_step("2026-09-01T09:05:00Z", "nightly-old-runner", "The nightly build runs on the old runner."),
    _remember_step(
        "2026-09-01T09:06:00Z", "post-only-mutations", "Every state change goes through POST.", "invariant"
    ),
    _remember_step("2026-09-01T09:07:00Z", "short-commits", "Commits are small and say why.", "preference"),
    _remember_step(
        "2026-09-01T09:08:00Z", "retry-budget-open", "How many retries may one request cost?", "thread"
    ),
    _remember_step(
        "2026-09-01T09:09:00Z", "idle-closed-30s", "Idle connections are closed after 30 seconds."
    ),
    _quiet_step(
        "2026-09-01T09:10:00Z", _DEV, "define", "berth", "One slot in the connection pool.", "--no-render"
    ),
    _quiet_step("2026-09-01T09:11:00Z", _DEV, "set", "status", "0.9, header versioning shipped, limits next"),
    Step(git=("init", "-q")),
    Step(git=("add", "-A")),
    Step(git=("commit", "-q", "-m", "The first facts")),
)

_SEPTEMBER = (
    *_work_steps(5, _CODEX, "Problem documents for all 4xx. Next: 5xx.", "errors-problem-json"),
    *_work_steps(7, _CLAUDE, "Uploads stream to disk. Next: resume.", "upload-limit-50mb", "rate-limit-429"),
    _remember_step(
        "2026-09-08T09:00:00Z", "version-in-path", "The API version travels in the path.", "convention"
    ),
    *_work_steps(9, _CODEX, "Routes carry a version.", "version-in-path", "errors-problem-json"),
    *_work_steps(10, _CLAUDE, "Retry-After checked in the client.", "rate-limit-429", "retry-budget-open"),
    _quiet_step(
        *("2026-09-11T10:00:00Z", _CLAUDE, "propose", "The pool is exhausted at 200 parallel uploads."),
        *("--id", "pool-exhausted-at-200", "--kind", "finding", "--evidence", "src/pool.py"),
        *("--when", "changing pool or worker counts"),
    ),
    *_work_steps(11, _CLAUDE, "Load test of uploads. Next: a bound.", "upload-limit-50mb"),
    _quiet_step("2026-09-11T17:00:00Z", _OPS, "promote", "pool-exhausted-at-200", "--no-render"),
    *_work_steps(12, _CODEX, "Bounded the upload queue.", "pool-exhausted-at-200", "upload-limit-50mb"),
    *_work_steps(14, _CLAUDE, "5xx as problem documents.", "errors-problem-json", "transport-agnostic"),
    *_work_steps(15, _CODEX, "Mobile client cannot rewrite paths. Next: header.", "version-in-path"),
    _quiet_step(
        *("2026-09-15T16:00:00Z", _DEV, "supersede", "version-in-path"),
        *("The API version travels in the Api-Version header.", "--id", "version-in-header"),
        *("--why", "the mobile client cannot rewrite paths", "--no-render"),
    ),
    *_work_steps(16, _CODEX, "Header versioning. Next: docs.", "version-in-header", "errors-problem-json"),
    *_work_steps(17, _CLAUDE, "Docs of the header.", "version-in-header"),
    *_work_steps(18, _CODEX, "Limits per client.", "rate-limit-429", "python-311-floor"),
    Step(
        argv=("review", "--apply", "-"),
        stdin='[{"item": "agnostic-proxy", "answer": "reject", "why": "the transport stays open"}]',
        now="2026-09-19T08:00:00Z",
        silent=True,
    ),
    *_work_steps(20, _CLAUDE, "Pool metrics.", "pool-exhausted-at-200"),
    *_work_steps(21, _CODEX, "Limits: a table a client.", "rate-limit-429", "version-in-header"),
)
_OCTOBER = (
    *_work_steps(23, _CLAUDE, "Uploads resume.", "upload-limit-50mb", "errors-problem-json"),
    _remember_step(
        "2026-09-24T09:00:00Z", "deploy-friday-never", "Nothing is deployed on a Friday.", "convention", _OPS
    ),
    *_work_steps(25, _CODEX, "Gateway timeouts. Next: retries.", "retry-budget-open", "idle-closed-30s"),
    *_work_steps(26, _CLAUDE, "Tidied errors.", "errors-problem-json", "version-in-header"),
    *_work_steps(28, _CODEX, "Limits in the dashboard.", "rate-limit-429", "pool-exhausted-at-200"),
    *_work_steps(29, _CLAUDE, "Release 0.9.", "version-in-header", "short-commits"),
    *_work_steps(31, _CODEX, "Client library follows the header.", "version-in-header", "python-311-floor"),
    *_work_steps(33, _CLAUDE, "Upload tests.", "upload-limit-50mb", "transport-agnostic"),
    *_work_steps(34, _CODEX, "Limits tuned.", "rate-limit-429"),
    _quiet_step(
        *(
            "2026-10-05T10:00:00Z",
            _CODEX,
            "propose",
            "Deployments start only after migrations have finished.",
        ),
        *("--id", "deploy-after-migrations", "--kind", "convention"),
    ),
    *_work_steps(35, _CODEX, "Wrote the runbook. Next: dry run.", "deploy-friday-never"),
    *_work_steps(
        37, _CLAUDE, "Error catalogue. Next: retry budget.", "errors-problem-json", "retry-budget-open"
    ),
    Step(git=("add", "-A")),
    Step(git=("commit", "-q", "-m", "Two months of memory")),
)

STORY: tuple[Step, ...] = (
    Step(write=("src/limits.py", _LIMITS)),
    Step(write=("src/pool.py", _POOL)),
    Step(
        "ferry is a small proxy. One command makes its repository remember.",
        argv=("init", "--preset", "solo", "--project", "ferry"),
    ),
    Step(
        "A person's word counts at once. An invariant is core: it never fades.",
        argv=(
            *("remember", "The proxy must stay protocol-agnostic."),
            *("--kind", "invariant", "--id", "transport-agnostic"),
        ),
        now="2026-09-01T09:01:00Z",
    ),
    Step(
        argv=(
            *("remember", "Errors leave the API as application/problem+json."),
            *("--kind", "convention", "--id", "errors-problem-json"),
        ),
        now="2026-09-01T09:02:00Z",
    ),
    Step(
        argv=("remember", "Uploads are limited to 25 MB.", "--id", "upload-limit-25mb"),
        now="2026-09-01T09:03:00Z",
    ),
    *_KNOWN,
    Step(
        "An agent starts cold. memkit shows it this first, within a budget:",
        argv=("context", "--intent", "rate limits", "--budget", "400"),
        actor=_CLAUDE,
        now="2026-09-02T09:58:00Z",
    ),
    Step(
        "It says what it relied on and proposes what it found. Its session opens by itself.",
        argv=("ref", "transport-agnostic", "errors-problem-json"),
        actor=_CLAUDE,
        now="2026-09-02T10:00:00Z",
    ),
    Step(
        argv=(
            *("propose", "Rate-limited requests get 429 and Retry-After in seconds."),
            *("--id", "rate-limit-429", "--kind", "finding", "--evidence", "src/limits.py"),
            *("--when", "changing rate limits or retries"),
        ),
        actor=_CLAUDE,
        now="2026-09-02T10:05:00Z",
    ),
    Step(
        "What describes counts when the session ends, marked UNREVIEWED. An order waits for you:",
        argv=("propose", "Never retry a POST.", "--id", "post-retries", "--kind", "convention"),
        actor=_CLAUDE,
        now="2026-09-02T10:10:00Z",
    ),
    Step(
        "It cannot leave while its candidate has no answer. Handing it over is one.",
        argv=("session", "end", "-m", "Rate limiting moved. Next: uploads."),
        actor=_CLAUDE,
        now="2026-09-02T10:20:00Z",
        exit_code=4,
    ),
    Step(
        argv=("session", "end", "-m", "Rate limiting moved. Next: uploads.", "--defer"),
        actor=_CLAUDE,
        now="2026-09-02T10:21:00Z",
    ),
    Step(
        "You answer: the rule becomes memory, and you confirm the finding.",
        argv=("promote", "post-retries"),
        now="2026-09-02T11:00:00Z",
    ),
    Step(argv=("verify", "rate-limit-429"), now="2026-09-02T11:01:00Z"),
    Step(
        "An agent claims the opposite of an invariant. It is kept as blocked, and never becomes live.",
        argv=("propose", "The proxy need not stay protocol-agnostic.", "--id", "agnostic-proxy"),
        actor=_CODEX,
        now="2026-09-03T09:00:00Z",
        exit_code=4,
    ),
    _quiet_step("2026-09-03T09:10:00Z", _CODEX, "session", "end", "-m", "Tried HTTP only.", "--defer"),
    Step(
        "What holds changes. The old fact stays readable, with links both ways.",
        argv=(
            *("supersede", "upload-limit-25mb", "Uploads are limited to 50 MB."),
            *("--id", "upload-limit-50mb", "--why", "customers asked"),
        ),
        now="2026-09-04T09:00:00Z",
    ),
    *_SEPTEMBER,
    *_OCTOBER,
    Step(
        "Two months of work go by (played quickly). One fact was used in none of it:",
        argv=("why", "nightly-old-runner"),
        now="2026-10-08T09:00:00Z",
    ),
    Step(
        "Fading is counted in sessions, never guessed. Nothing is lost: a reference brings it back.",
        argv=("decay", "--apply"),
        now="2026-10-08T09:01:00Z",
    ),
    Step(
        "Two people disagree. memkit never picks a winner; both stay until somebody settles it.",
        argv=("remember", "Idle connections are closed after 60 seconds.", "--id", "idle-closed-60s"),
        actor=_OPS,
        now="2026-10-08T09:02:00Z",
    ),
    Step(
        "A file that a finding rests on changes: it is no longer shown as plain truth.",
        write=("src/limits.py", _LIMITS.replace("100", "250")),
        shown="sed -i s/100/250/ src/limits.py",
    ),
    Step(argv=("recall", "what happens to rate-limited requests", "-n", "1"), now="2026-10-08T09:03:00Z"),
    _quiet_step("2026-10-08T09:04:00Z", _DEV, "stale", "--apply"),
    Step(git=("add", "-A")),
    Step(git=("commit", "-q", "-m", "A new limit")),
    Step(
        "Somebody rewrites the past. The ledger is sealed, so the gate sees it:",
        tamper=("2026-09-04", "customers asked", "nobody asked"),
        shown="sed -i 's/customers asked/nobody asked/' sessions/2026-09-04-*.md",
    ),
    Step(argv=("check",), now="2026-10-08T09:05:00Z", exit_code=1, only="seal-broken"),
    Step(git=("restore", "sessions"), shown="git restore sessions"),
    Step("The state of ferry now:", argv=("status",), now="2026-10-08T09:06:00Z"),
    Step("And all of it as one page:", argv=("report",), now="2026-10-08T09:07:00Z"),
)

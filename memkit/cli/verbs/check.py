"""`memkit check`: the gate."""

from __future__ import annotations

from memkit.cli.frame import PERSONAL, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.checks import Subject
    from memkit.model import Problem
    from memkit.query.call import Call
    from memkit.query.trust import Answer


VERBS = (
    Verb(
        "check",
        "the gate: ledger, projections, promotions, privacy",
        description=(
            "One set of named rules, the same here, in pre-commit, in git hooks and in CI. Without an option it checks"
            " the work tree; in a large memory it skips what has not changed since the last check and says how much. It"
            " writes nothing, except with --fix: that renders the projections and records contradictions."
        ),
        example="memkit check --staged",
        exits={0: "all is well, warnings aside", 1: "problems found", 2: "--staged and --since without git"},
        opts=(
            Flag("--staged", "what would be committed"),
            Opt("--since", "every commit since a revision", metavar="REV"),
            Flag("--all", "look again at what is as it was at the last check"),
            Flag("--strict", "warnings fail too"),
            Flag("--smoke", "run the memory tests too"),
            Flag("--fix", "render the projections and record contradictions"),
            Opt("--format", "how to print problems", choices=("text", "github", "sarif")),
            PERSONAL,
        ),
        writes=True,
    ),
)


def run(
    call: Call,
    staged: bool,
    since: str | None,
    strict: bool,
    smoke: bool,
    fix: bool,
    format: str | None,
    all: bool = False,
) -> Outcome:
    """Runs the checks; one line if all is well."""
    from memkit.checks import grade_problems, switched_off
    from memkit.query.inspection import problems_for_reader
    from memkit.query.missing_sessions import with_ways_back

    if all and (staged or since):
        from memkit.errors import UsageError

        raise UsageError("--all is about the work tree", code="usage", hint="memkit check --all")
    if staged and _is_without_memory(call):
        return Outcome("no memory on this branch, nothing to check", data={"checked": {}, "trusted": {}})
    answer = _inspect(call, staged, since, fix, all)
    policy = call.workspace.policy
    problems = with_ways_back(call.workspace, answer.problems)
    if smoke:
        from memkit.cli.verbs.report import problems_of

        problems += problems_of(call)
    problems = problems_for_reader(call, grade_problems(problems, policy, strict))
    # the problems name the damage already
    call.damage, call.is_uncounted = (), False
    bad = sum(1 for problem in problems if problem.severity == "error")
    if format in ("github", "sarif"):
        return _format_problems(format, problems, 1 if bad else 0)
    counts = {**answer.counts, "errors": bad, "warnings": len(problems) - bad, "off": switched_off(policy)}
    said = ", ".join(counted(counts[f"{noun}s"], noun) for noun in ("session", "fact", "projection"))
    tail = ", ".join(counted(counts[f"{noun}s"], noun) for noun in ("error", "warning") if counts[f"{noun}s"])
    return Outcome(
        f"checked {said} · {tail or 'all is well'}{_off_note(counts['off'])}{_trust_note(answer.trusted)}",
        data={"checked": counts, "trusted": answer.trusted},
        problems=tuple(problems),
        exit_code=1 if bad else 0,
        notes=answer.notes,
        finds=True,
    )


def _is_without_memory(call: Call) -> bool:
    """True on a branch from before the memory: no memkit.toml in the work tree, the last commit or the index.

    The hook runs on every branch of a clone and must not block commits there.
    """
    from memkit.errors import NoWorkspace
    from memkit.store import TOML, git, git_history

    try:
        return not call.workspace
    except NoWorkspace:
        top = git.top(call.cwd) if git.is_repository(call.cwd) else ""
        return (
            bool(top)
            and git_history.file_at(top, "HEAD", TOML) is None
            and TOML not in git.index_blobs(top, TOML)
        )


def _off_note(rules: int) -> str:
    return f" · {counted(rules, 'rule')} {'is' if rules == 1 else 'are'} off" if rules else ""


def _trust_note(trusted: dict[str, int]) -> str:
    """How much this check skipped because nothing changed."""
    said = " and ".join(counted(count, noun[:-1]) for noun, count in trusted.items() if count)
    return f" · {said} on trust, unchanged since the last check: --all looks again" if said else ""


def _inspect(call: Call, staged: bool, since: str | None, fix: bool, all: bool) -> Answer:
    """The answer of a check; reuses the last one if nothing changed since, unless `all`."""
    from memkit.checks import inspect
    from memkit.model import DAMAGE
    from memkit.query import trust

    whole = not staged and not since
    known = trust.last_answer(call.workspace) if whole and not all and not fix else None
    if known is not None:
        return known
    subject = _subject(call, staged, since, all)
    problems = inspect(subject)
    notes = subject.notes
    if fix and problems and not call.dry_run and not any(item.code in DAMAGE for item in problems):
        notes += _fix(call, subject, problems)
        problems = inspect(_subject(call, staged, since, all))
    answer = trust.Answer(tuple(problems), _counts(subject), notes, subject.trusted)
    if whole and not fix:
        trust.keep_answer(call.workspace, subject, answer)
    return answer


def _counts(subject: Subject) -> dict[str, int]:
    from memkit.rules.view import count_facts

    state = subject.state
    return {
        "sessions": len(state.rows),
        "events": state.events,
        "facts": count_facts(state, subject.policy),
        "new": len(subject.new),
        "projections": subject.compared or len(subject.rendered),
    }


def _subject(call: Call, staged: bool, since: str | None, all: bool) -> Subject:
    from memkit.errors import UsageError

    if staged and since:
        raise UsageError(
            "--staged and --since ask different things", code="usage", hint="memkit check --staged"
        )
    if staged:
        from memkit.query.staged import of_index

        return of_index(call.workspace)
    if since:
        from memkit.query.revisions import of_history

        return of_history(call.workspace, since)
    from memkit.query.inspection import of_work_tree

    return of_work_tree(call.workspace, trusting=not all)


def _format_problems(form: str, problems: list[Problem], code: int) -> Outcome:
    if form == "github":
        lines = [_github(problem) for problem in problems]
        return Outcome("\n".join(lines), exit_code=code, raw=True)
    import json

    return Outcome(json.dumps(_sarif(problems), indent=1), exit_code=code, raw=True)


def _github(problem: Problem) -> str:
    level = "error" if problem.severity == "error" else "warning"
    said = f"{problem.message} [{problem.code}] hint: {problem.hint}"
    escaped = said.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    place = problem.file.replace("%", "%25").replace(",", "%2C").replace(":", "%3A")
    return f"::{level} file={place},line={max(problem.line, 1)},title={problem.code}::{escaped}"


def _sarif(problems: list[Problem]) -> dict[str, object]:
    from urllib.parse import quote

    from memkit.checks import RULES
    from memkit.version import __version__

    codes = sorted({problem.code for problem in problems})
    rules = [{"id": code, "shortDescription": {"text": RULES.get(code, ("", code))[1]}} for code in codes]
    results = [
        {
            "ruleId": problem.code,
            "ruleIndex": codes.index(problem.code),
            "level": problem.severity,
            "message": {"text": f"{problem.message}. {problem.hint}"},
            "locations": [
                {
                    "physicalLocation": {
                        "artifactLocation": {"uri": quote(problem.file)},
                        "region": {"startLine": max(problem.line, 1)},
                    }
                }
            ],
        }
        for problem in problems
    ]
    driver = {"name": "memkit", "version": __version__, "rules": rules}
    schema = "https://json.schemastore.org/sarif-2.1.0.json"
    return {"$schema": schema, "version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": results}]}


def _fix(call: Call, subject: Subject, problems: list[Problem]) -> tuple[str, ...]:
    """Renders projections and records contradictions; returns notes on what it did."""
    from memkit.write import publish
    from memkit.write.merge import record_contradictions

    codes = {problem.code for problem in problems}
    notes: list[str] = []
    if "contradiction-unrecorded" in codes:
        recorded, _ = record_contradictions(call, None if subject.all_claims else subject.new)
        notes.append(f"recorded {counted(recorded, 'contradiction')}")
    if codes & {"projection-stale", "conflict-marker", "contradiction-unrecorded"}:
        written = publish.publish(call.workspace).written
        notes.append(f"rendered {counted(len(written), 'projection')}")
    return tuple(notes)

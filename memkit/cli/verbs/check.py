"""`memkit check`: the gate."""

from __future__ import annotations

from memkit.cli.frame.declare import Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.checks.subject import Subject
    from memkit.model.problem import Problem
    from memkit.query.call import Call

VERB = Verb(
    "check",
    "the gate: ledger, projections, promotions, privacy",
    description=(
        "One set of named rules, the same here, in pre-commit, in git hooks and in CI. Without an option: the work"
        " tree. It writes nothing; --fix renders the projections and records contradictions, and nothing else."
    ),
    example="memkit check --staged",
    exits={0: "all is well, warnings aside", 1: "problems found", 2: "--staged and --since without git"},
    opts=(
        Flag("--staged", "what would be committed"),
        Opt("--since", "every commit since a revision", metavar="REV"),
        Flag("--strict", "warnings fail too"),
        Flag("--smoke", "run the memory tests too"),
        Flag("--fix", "render the projections and record contradictions"),
        Opt("--format", "how to print problems", choices=("text", "github", "sarif")),
    ),
    writes=True,
)


def run(
    call: Call, staged: bool, since: str | None, strict: bool, smoke: bool, fix: bool, format: str | None
) -> Outcome:
    """Inspects, and says in one line when all is well."""
    from memkit.checks.catalogue import switched_off
    from memkit.checks.run import inspect
    from memkit.model.problem import DAMAGE
    from memkit.rules.view import count_facts

    subject = _subject(call, staged, since)
    problems = inspect(subject, strict)
    if smoke:
        from memkit.checks.catalogue import graded
        from memkit.cli.verbs.smoke import problems_of

        problems += graded(problems_of(call), subject.policy, strict)
    notes = subject.notes
    if fix and problems and not call.dry_run and not any(item.code in DAMAGE for item in problems):
        from memkit.cli.verbs.fix import mend

        notes += mend(call, subject, problems)
        problems = inspect(_subject(call, staged, since), strict)
    # what is damaged stands among the problems; the answer is no other for it
    call.damage = ()
    bad = sum(1 for problem in problems if problem.severity == "error")
    rows = subject.state.rows
    facts = count_facts(subject.state, subject.policy)
    counts = {"sessions": len(rows), "events": subject.state.events, "facts": facts}
    counts |= {
        "new": len(subject.new),
        "projections": subject.compared or len(subject.rendered),
        "errors": bad,
    }
    counts["warnings"] = len(problems) - bad
    counts["off"] = switched_off(subject.policy)
    off = (
        f" · {counted(counts['off'], 'rule')} {'is' if counts['off'] == 1 else 'are'} off"
        if counts["off"]
        else ""
    )
    said = ", ".join(counted(counts[f"{noun}s"], noun) for noun in ("session", "fact", "projection"))
    tail = ", ".join(counted(counts[f"{noun}s"], noun) for noun in ("error", "warning") if counts[f"{noun}s"])
    if format in ("github", "sarif"):
        return _formatted(format, problems, 1 if bad else 0)
    return Outcome(
        f"checked {said} · {tail or 'all is well'}{off}",
        data={"checked": counts},
        problems=tuple(problems),
        exit_code=1 if bad else 0,
        notes=notes,
        finds=True,
    )


def _subject(call: Call, staged: bool, since: str | None) -> Subject:
    from memkit.errors import UsageError
    from memkit.query import inspection

    if staged and since:
        raise UsageError(
            "--staged and --since ask different things", code="usage", hint="memkit check --staged"
        )
    if staged:
        return inspection.of_index(call.workspace)
    return inspection.of_history(call.workspace, since) if since else inspection.of_work_tree(call.workspace)


def _formatted(form: str, problems: list[Problem], code: int) -> Outcome:
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

    from memkit.checks.catalogue import RULES
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

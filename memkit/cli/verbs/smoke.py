"""`memkit smoke`: run the memory tests that a repository has committed."""

from __future__ import annotations

from memkit.cli.frame.declare import INT, Arg, Flag, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.problem import Problem
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.rules.smoke import Smoke

VERB = Verb(
    "smoke",
    "run the memory tests of memory/smoke-test.md",
    description=(
        'A list of questions with the ids that recall must find: - "question" → id, !id-it-must-not-find. Also'
        " - holds: id and - gone: id. `memkit check --smoke` runs them too. --record stores how many passed in the"
        " ledger, so that `memkit stats` can show them over time."
    ),
    example="memkit smoke",
    exits={0: "all passed, or none there", 1: "one failed"},
    args=(Arg("path", "another page of tests", required=False),),
    opts=(
        Opt("--limit", "how many hits an answer may need", short="-n", kind=INT, default=5, metavar="N"),
        Flag("--record", "keep the result in the ledger"),
        *WRITING,
    ),
    writes=True,
)


def run(call: Call, path: str | None, limit: int, record: bool) -> Outcome:
    """Asks every question and compares the answers."""
    from memkit.model.counting import counted

    tests, problems = _run(call, path, limit)
    failed = len({problem.line for problem in problems})
    said = (
        f"{len(tests) - failed} of {counted(len(tests), 'memory test')} passed"
        if tests
        else "no memory tests here"
    )
    data: dict[str, object] = {"tests": len(tests), "failed": failed}
    if record and tests:
        data["session"] = _record(call, len(tests) - failed, failed)
    return Outcome(said, data=data, problems=tuple(problems), exit_code=1 if failed else 0, finds=True)


def _record(call: Call, passed: int, failed: int) -> str:
    """Records the result with the newest session that the tests saw."""
    from memkit.model.events import Reviewed
    from memkit.rules.smoke import SCOPE
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    seen = tx.state.last
    if seen is None:
        return ""
    fields = (("scope", SCOPE), ("by", tx.actor.name), ("passed", str(passed)), ("failed", str(failed)))
    title = f"Memory tests: {passed} of {passed + failed} passed"
    return tx.record([Reviewed(seen.stem, "", fields)], title=title, at_once=True).session


def problems_of(call: Call) -> list[Problem]:
    """The failed tests as problems, for `check --smoke`."""
    return _run(call, None, 5)[1]


def _run(call: Call, path: str | None, limit: int) -> tuple[list[Smoke], list[Problem]]:
    import os

    from memkit.errors import NotFound
    from memkit.model.problem import Problem
    from memkit.query.reader import open_reader
    from memkit.rules.smoke import Smoke, read_smoke
    from memkit.store.files import read_if_there

    reader = open_reader(call)
    page = path or f"{reader.policy.layout.memory}/smoke-test.md"
    full = os.path.join(call.cwd, page) if path else call.workspace.path(page)
    data = read_if_there(full)
    if data is None and path:
        raise NotFound(f"no page {path}", hint="memkit smoke")
    try:
        text = (data or b"").decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = (data or b"")[: error.start].count(b"\n") + 1
        wrong = Problem("smoke-failed", page, line, "the page is not UTF-8", f"iconv -t UTF-8 {page}")
        return [Smoke(line, wrong="not UTF-8")], [wrong]
    tests = read_smoke(text)
    return tests, [problem for test in tests for problem in _failures(reader, test, page, limit)]


def _failures(reader: Reader, test: Smoke, page: str, limit: int) -> list[Problem]:
    from memkit.model.problem import Problem
    from memkit.query.call import shell_quoted

    if test.wrong:
        return [Problem("smoke-failed", page, test.line, test.wrong, "memkit help smoke  # shows the form")]
    asks = test.kind == "recall"
    wrong = _wrong_answers(reader, test, limit) if asks else _wrong_states(reader, test)
    hint = (
        shell_quoted(["memkit", "recall", test.question, "--explain"])
        if asks
        else f"memkit why {test.wanted[0]}"
    )
    said = test.question if asks else test.kind
    return [Problem("smoke-failed", page, test.line, f"{said}: {what}", hint) for what in wrong]


def _wrong_answers(reader: Reader, test: Smoke, limit: int) -> list[str]:
    """Wanted ids that recall did not find, and unwanted ids that it found."""
    from memkit.query.fact_search import search
    from memkit.rules import decay

    hits, _ = search(reader, test.question, limit, lambda fact: decay.place(fact) == "live")
    ids = [hit.id for hit in hits]
    known = reader.state.facts
    wrong = [
        f"{id} did not come back" if id in known else f"there is no fact {id}"
        for id in test.wanted
        if id not in ids
    ]
    return wrong + [f"{id} came back" for id in test.unwanted if id in ids]


def _wrong_states(reader: Reader, test: Smoke) -> list[str]:
    """Ids that should be live and are not, or that should be gone and are live."""
    from memkit.rules import decay

    def holds(id: str) -> bool:
        fact = reader.state.facts.get(id)
        return fact is not None and decay.place(fact) == "live"

    if test.kind == "gone":
        return [f"{id} still holds" for id in test.wanted if holds(id)]
    known = reader.state.facts
    return [
        f"{id} does not hold" if id in known else f"there is no fact {id}"
        for id in test.wanted
        if not holds(id)
    ]

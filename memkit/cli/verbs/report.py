"""`memkit report`, `stats` and `smoke`: the whole memory as one HTML page, the numbers of the ledger, and the memory tests
that a repository has committed.
"""

from __future__ import annotations

import os

from memkit.cli.frame import INT, Arg, Flag, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.checks.pages import Smoke
    from memkit.model import Problem
    from memkit.query.call import Call
    from memkit.query.reader import Reader


VERBS = (
    Verb(
        "report",
        "the whole memory as one HTML page",
        description=(
            "One self-contained file, no network: overview, search, timeline, decay map, what replaced what, who accepted"
            " it, queue, contradictions, staleness, growth. The same ledger gives the same bytes. Written to"
            " .memkit/report.html unless you give a path. It holds all that you may read: look at it before you share it."
        ),
        example="memkit report --open",
        exits={0: "written", 2: "no such folder", 5: "could not be written"},
        args=(Arg("path", "where to write it", required=False),),
        opts=(
            Opt("--output", "where to write it; the same as PATH", short="-o", metavar="FILE"),
            Flag("--open", "show it in the browser"),
        ),
        writes=True,
        run="run_report",
    ),
    Verb(
        "stats",
        "numbers of the ledger, in total or per month: hits, review load, contradictions, tests …",
        description=(
            "memkit counts everything from the ledger: it times, samples and estimates nothing. docs/numbers.md defines"
            " each number. Without --by: the totals. --json has both, and the counts by tier, kind, actor and class."
        ),
        example="memkit stats --by month --since 2026-01-01",
        opts=(
            Opt("--by", "a column for each period", choices=("month", "quarter", "year")),
            Opt("--since", "only sessions of this day and later", metavar="DATE"),
        ),
        run="run_stats",
    ),
    Verb(
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
        run="run_smoke",
    ),
)


def run_report(call: Call, path: str | None, output: str | None, open: bool) -> Outcome:
    """Renders and writes the page."""
    from memkit.store import file_writes

    given = output or path
    target = os.path.abspath(
        os.path.join(call.cwd, given) if given else call.workspace.private("report.html")
    )
    if given:
        _refuse_missing_folder(call, os.path.dirname(target))
    page = render_page(call, target).encode()
    data = {"file": target, "bytes": len(page)}
    shown = _shown_path(target, call.cwd)
    if call.dry_run:
        return Outcome(f"would write {shown} · {len(page):,} bytes · dry run, nothing written", data=data)
    file_writes.with_retry(lambda: file_writes.replace(target, page), "0000", shown)
    notes = () if not open or shown_in_browser(target) else (f"no browser answered; open {target} yourself",)
    return Outcome(f"written {shown} · {len(page):,} bytes", data=data, id=target, notes=notes)


def _refuse_missing_folder(call: Call, folder: str) -> None:
    """Refuses a path in a missing folder outside the workspace; inside, memkit creates the folder."""
    if os.path.isdir(folder) or _way_back(folder, call.workspace.root):
        return
    from memkit.errors import UsageError
    from memkit.query.call import shell_quoted

    shown = _shown_path(folder, call.cwd)
    hint = f"{shell_quoted(['mkdir', '-p', shown])} && {call.again()}"
    raise UsageError(f'no folder "{shown}"; nothing was written', code="no-directory", hint=hint)


def shown_in_browser(page: str) -> bool:
    """Opens a page in the browser; False if there is none."""
    import webbrowser
    from pathlib import Path

    return webbrowser.open(Path(page).as_uri())


def render_page(call: Call, target: str) -> str:
    """The page's HTML for the path `target`."""
    from memkit.query.load import refuse_damaged
    from memkit.query.numbers import numbers_of, unit_for
    from memkit.query.reader import open_reader
    from memkit.query.report import gather
    from memkit.store.assets import read_template
    from memkit.views import ledger_digest
    from memkit.views.numbers import number_table
    from memkit.views.report_page import render

    reader = open_reader(call)
    # a report of a damaged ledger would show less than the last one
    refuse_damaged(reader.loaded)
    base = _way_back(os.path.dirname(target), call.workspace.root)
    unit = unit_for([row.stem for row in reader.state.rows])
    table = number_table(numbers_of(reader.loaded, unit))
    return render(gather(reader, ledger_digest(reader.state), base, tuple(table)), read_template)


def _way_back(folder: str, root: str) -> str:
    """The relative path from the page to the root, for links; empty outside the root: links would name this machine."""
    folder, root = os.path.realpath(folder), os.path.realpath(root)
    if folder == root:
        return "./"
    if not folder.startswith(root.rstrip(os.sep) + os.sep):
        return ""
    return "../" * len(os.path.relpath(folder, root).split(os.sep))


def _shown_path(target: str, cwd: str) -> str:
    """The path relative to the working directory."""
    here = os.path.join(os.path.realpath(cwd), "")
    return target.removeprefix(here)


def run_stats(call: Call, by: str | None, since: str | None) -> Outcome:
    """Counts."""
    from memkit.query.filters import check_filters
    from memkit.query.numbers import numbers_of
    from memkit.query.reader import open_reader
    from memkit.rules.decay import shown_tier
    from memkit.views.numbers import in_columns, number_table, statistics, task_lines

    reader = open_reader(call)
    check_filters(reader, {"since": since})
    found = numbers_of(reader.loaded, by or "month", (since or "")[:10])
    counts = statistics(reader.state, reader.policy)
    rows = number_table(found)
    if by is not None:
        return Outcome("\n".join(in_columns(rows)), data={**counts, **found}, pages=True)
    lines = in_columns([(row[0], row[-1]) for row in rows[1:]])
    tasks = task_lines(found["total"]["tasks"])
    lines += ["", *tasks] if tasks else []
    shown = {**counts, "tiers": {shown_tier(name): count for name, count in counts["tiers"].items()}}
    lines += ["", *(_counts(name, value) for name, value in shown.items())]
    return Outcome("\n".join(lines), data={**counts, **found}, pages=True)


def _counts(name: str, counted: dict[str, int]) -> str:
    words = [f"{key.replace('_', ' ')} {count:,}" for key, count in counted.items()]
    return f"{name}: {', '.join(words) or 'none'}"


def run_smoke(call: Call, path: str | None, limit: int, record: bool) -> Outcome:
    """Asks every question and compares the answers."""
    from memkit.model import counted

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
    from memkit.checks.pages import SCOPE
    from memkit.model.events import Reviewed
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

    from memkit.checks.pages import Smoke, read_smoke
    from memkit.errors import NotFound
    from memkit.model import Problem
    from memkit.query.reader import open_reader
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
    from memkit.model import Problem
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

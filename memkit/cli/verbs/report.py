"""`memkit report` and `memkit stats`: the whole memory as one HTML page, and the numbers of the ledger."""

from __future__ import annotations

import os

from memkit.cli.frame.declare import Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call


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
    from memkit.views.marker import ledger_digest
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
    from memkit.rules.statistics import statistics
    from memkit.views.numbers import in_columns, number_table, task_lines

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

"""`memkit report`: the whole memory as one HTML page."""

from __future__ import annotations

from memkit.cli.declare import Arg, Flag, Verb
from memkit.cli.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.call import Call

VERB = Verb(
    "report",
    "the whole memory as one HTML page",
    description=(
        "One self-contained file, no network: overview, facts with search, decay map, timeline, supersessions, queue,"
        " conflicts, growth. Written to .memkit/report.html unless a path is given; HTML in facts is inert."
    ),
    example="memkit report --open",
    exits={0: "written", 5: "could not be written"},
    args=(Arg("path", "where to write it", required=False),),
    opts=(Flag("--open", "show it in the browser"),),
    writes=True,
)


def run(call: Call, path: str | None, open: bool) -> Outcome:
    """Renders the page and writes it."""
    import os

    from memkit.hosts.report import render
    from memkit.reading import open_reader
    from memkit.store import files

    reader = open_reader(call)
    page = render(reader)
    target = os.path.join(call.cwd, path) if path else call.workspace.private("report.html")
    data = {"file": target, "bytes": len(page.encode())}
    if call.dry_run:
        return Outcome(
            f"would write {target} · {data['bytes']:,} bytes · dry run, nothing written", data=data
        )
    files.with_retry(lambda: files.replace(target, page.encode()), "0000", target)
    if open:
        import webbrowser

        webbrowser.open(f"file://{os.path.abspath(target)}")
    return Outcome(f"written {target} · {data['bytes']:,} bytes", data=data, id=target)

"""`memkit export`: the whole ledger, or the live facts for other tools, as JSON lines."""

from __future__ import annotations

from memkit.cli.frame.declare import Flag, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.query.call import Call
    from memkit.store.journals import Draft
    from memkit.store.listing import Entry
    from memkit.store.workspace import Workspace

VERB = Verb(
    "export",
    "the whole ledger as JSON lines",
    description=(
        "The first line describes the export; then one file per line: memkit.toml and every session, each with its"
        " path, its bytes as text (base64 if they are not UTF-8) and their SHA-256; with --drafts the open sessions"
        " too. memkit import restores the same bytes. Projections and the vault are not part of it. With --jsonl: the"
        " live facts that you may read, one per line, for other tools."
    ),
    example="memkit export > ledger.jsonl",
    exits={0: "written", 3: "a session cannot be read"},
    opts=(
        Flag("--drafts", "also everybody's open sessions"),
        Flag("--jsonl", "the live facts instead, one per line, for other tools"),
    ),
)


def run(call: Call, drafts: bool, jsonl: bool) -> Outcome:
    """Writes the ledger to stdout file by file, or the live facts one by one."""
    if jsonl:
        return Outcome(lines=_facts(call), raw=True)
    from memkit.query.call import load_for
    from memkit.store.drafts import open_drafts

    workspace = call.workspace
    entries = load_for(call, tolerant=True).entries
    damaged = {problem.file for problem in call.damage}
    entries = [entry for entry in entries if entry[1] not in damaged]
    opened = open_drafts(workspace)
    many = len(opened)
    left = f"{counted(many, 'open session')} {'is' if many == 1 else 'are'} not part of it; memkit export --drafts adds"
    left += " it" if many == 1 else " them"
    notes = (left,) if opened and not drafts else ()
    return Outcome(lines=_lines(workspace, entries, opened if drafts else []), raw=True, notes=notes)


def _facts(call: Call) -> Iterator[str]:
    """Every live fact that this reader may see, oldest first."""
    from memkit.boot.json import canonical_json
    from memkit.query.reader import open_reader
    from memkit.rules.view import by_age

    reader = open_reader(call)
    for fact in sorted(reader.select(place="live"), key=by_age):
        yield canonical_json(reader.as_json(fact))


def _lines(workspace: Workspace, entries: list[Entry], opened: list[Draft]) -> Iterator[str]:
    import os

    from memkit.store import TOML, files
    from memkit.write.bundle import DRAFT, POLICY, SESSION, file_line, head_line

    yield head_line(len(entries), len(opened), policy=True)
    yield file_line(POLICY, TOML, files.read(workspace.path(TOML)))
    folder = workspace.policy.layout.sessions
    for _, path, *_ in entries:
        yield file_line(SESSION, path[len(folder) + 1 :], files.read(workspace.path(path)))
    for draft in opened:
        yield file_line(DRAFT, os.path.basename(draft.path), files.read(draft.path))

"""`memkit export`: the whole ledger as JSON lines."""

from __future__ import annotations

from memkit.cli.declare import Verb
from memkit.cli.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.call import Call
    from memkit.store.listing import Entry
    from memkit.store.workspace import Workspace

VERB = Verb(
    "export",
    "the whole ledger as JSON lines",
    description=(
        "The first line says how many sessions follow, then one session a line: its place, its bytes as text (base64"
        " where they are no UTF-8) and their SHA-256. memkit import gives the same bytes back."
    ),
    example="memkit export > ledger.jsonl",
    exits={0: "written", 3: "a session cannot be read"},
)


def run(call: Call) -> Outcome:
    """Writes the ledger to stdout, a session at a time."""
    from memkit.store.listing import list_sessions

    workspace = call.workspace
    entries = list_sessions(workspace.root, workspace.policy.layout.sessions).entries
    return Outcome(lines=_lines(workspace, entries), raw=True)


def _lines(workspace: Workspace, entries: list[Entry]) -> Iterator[str]:
    import json

    from memkit.store import files

    yield json.dumps({"schema": "memkit/1", "export": "ledger", "sessions": len(entries)})
    folder = workspace.policy.layout.sessions
    for _, path, *_ in entries:
        line = {"session": path[len(folder) + 1 :], **packed(files.read(workspace.path(path)))}
        # plain ASCII: no console and no pipe can change a byte of it
        yield json.dumps(line)


def packed(data: bytes) -> dict[str, str]:
    """A session's bytes as JSON can hold them."""
    from hashlib import sha256

    digest = {"sha256": sha256(data).hexdigest()}
    try:
        return {**digest, "text": data.decode()}
    except UnicodeDecodeError:
        from base64 import b64encode

        return {**digest, "base64": b64encode(data).decode()}

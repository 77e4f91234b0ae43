"""`memkit adopt PATH` for other tools: their rules and notes become candidates, never facts by themselves."""

from __future__ import annotations

import os

from memkit.cli.frame.outcome import Outcome
from memkit.query.call import Call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.documents.tools.claim import Claim
    from memkit.model.events import Event

ENDINGS = (".md", ".mdc", ".jsonl", ".txt")
# rule files that have no ending, and folders that are nobody's notes
BARE = (".cursorrules", ".windsurfrules", ".clinerules", ".roorules")
PASSED = (".git", ".memkit", "node_modules", ".venv", "vendor")
MOST_FILES = 2000


def adopt_candidates(call: Call, typed: str) -> Outcome:
    """Raises what a rule file, a memory bank, agent notes or an issue export claim."""
    from memkit.documents.tools.others import other_claims
    from memkit.errors import NotFound
    from memkit.model.ids import make_id, normalised_claim
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    files, inside = _files(call, typed)
    if not files:
        raise NotFound(f"nothing to adopt at {typed}", hint="memkit adopt CLAUDE.md, or a folder of notes")
    known = {normalised_claim(fact.text): fact.id for fact in tx.view.facts.values()}
    taken = set(tx.view.facts)
    events: list[Event] = []
    raised: dict[str, Claim] = {}
    seen: list[str] = []
    for claim in other_claims(files, clean=tx.wash.text):
        twin = known.get(normalised_claim(claim.text))
        if twin is not None:
            seen.append(twin)
            continue
        id = make_id(claim.text, taken)
        taken.add(id)
        known[normalised_claim(claim.text)] = id
        events += _events(id, claim, files[claim.path] if inside else None)
        raised[id] = claim
    data: dict[str, object] = {
        "candidates": list(raised),
        "known": sorted(set(seen)),
        "files": sorted(files),
        "claims": [
            {"id": id, "text": claim.text, "kind": claim.kind, "from": f"{claim.path}:{claim.line}"}
            for id, claim in raised.items()
        ],
    }
    if not events:
        return Outcome(f"nothing new in {_count(files, 'file')} · {len(seen)} known", data=data)
    receipt = tx.record(events, kind="adopt", title=f"Adopt {_title(typed, inside)}")
    said = f"raised {_count(raised, 'candidate')} from {_count(files, 'file')} · {len(seen)} known{receipt.tail()}"
    if call.dry_run:
        said = "\n".join([*(_line(id, claim) for id, claim in raised.items()), said])
    return Outcome(said, data={**data, "session": receipt.session}, id=receipt.session, notes=receipt.notes)


def _title(typed: str, inside: bool) -> str:
    """What was typed; of what lies elsewhere its last name alone, since a ledger names no place of a machine."""
    return typed if inside and not os.path.isabs(typed) else os.path.basename(os.path.normpath(typed))


def _count(found: object, word: str) -> str:
    number = len(found)  # type: ignore[arg-type]
    return f"{number} {word}{'s' * (number != 1)}"


def _line(id: str, claim: Claim) -> str:
    return f"+ {id}  {claim.text}  {claim.kind} · {claim.path}:{claim.line}"


def _events(id: str, claim: Claim, data: bytes | None) -> list[Event]:
    """A candidate with where it stands and, in this repository, the lines of its file; from elsewhere it waits apart."""
    from memkit.model import events as ev
    from memkit.rules.promotion import route
    from memkit.write.statements import item_lines, stated_at

    cited = stated_at(claim.path, data, item_lines(data, claim.line)) if data is not None else ()
    pairs = [
        ("section", route(claim.kind)[1]),
        ("kind", claim.kind),
        ("src", "doc" if data is not None else "external"),
        *[("evidence", piece) for piece in cited],
    ]
    pairs += [("from", f"{claim.path}:{claim.line}"), ("by", "policy:adopt")]
    made: list[Event] = [ev.Created(id, claim.text, tuple(pairs))]
    if data is None:
        made.append(ev.Quarantined(id, "", (("by", "policy:source"), ("why", "external"))))
    return made


def _files(call: Call, typed: str) -> tuple[dict[str, bytes], bool]:
    """The file, or the text files of the folder, by path, and whether they lie in this repository.

    Paths are relative to the root; of what lies elsewhere they begin with the name of what was typed.
    """
    from memkit.store.files import read

    full = os.path.realpath(os.path.join(call.cwd, os.path.expanduser(typed)))
    root = os.path.realpath(call.workspace.root)
    inside = full == root or full.startswith(root.rstrip(os.sep) + os.sep)
    base = root if inside else os.path.dirname(full)
    own = _own(call, root)
    found: dict[str, bytes] = {}
    for path in _paths(full)[:MOST_FILES]:
        if os.path.isfile(path) and not os.path.islink(path) and not path.startswith(own):
            found[os.path.relpath(path, base).replace(os.sep, "/")] = read(path)
    return found, inside


def _paths(full: str) -> list[str]:
    found = [full] if os.path.isfile(full) else []
    for folder, folders, names in os.walk(full):
        folders[:] = sorted(name for name in folders if name not in PASSED)
        wanted = (name for name in sorted(names) if name.endswith(ENDINGS) or name in BARE)
        found += [os.path.join(folder, name) for name in wanted]
    return found


def _own(call: Call, root: str) -> tuple[str, ...]:
    """Where memkit's own files begin: they are the memory, not notes for it."""
    layout = call.workspace.policy.layout
    folders = (os.path.join(root, *name.split("/")) + os.sep for name in (layout.sessions, layout.memory))
    return (*folders, os.path.join(root, *layout.continuity.split("/")))

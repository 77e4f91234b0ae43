"""`memkit adopt PATH` for other tools: their rules and notes become candidates, never facts by themselves."""

from __future__ import annotations

import os

from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.documents.tools.claim import Claim
    from memkit.documents.tools.others import OtherMemory
    from memkit.model.events import Event
    from memkit.query.call import Call
    from memkit.write.journal import Receipt
    from memkit.write.transaction import Transaction

ENDINGS = (".md", ".mdc", ".json", ".jsonl", ".txt")
# rule files without an ending, and folders that contain no notes
BARE = (".cursorrules", ".windsurfrules", ".clinerules", ".roorules")
PASSED = (".git", ".memkit", "node_modules", ".venv", "vendor")
MOST_FILES = 2000
MOST_LEFT = 10
# the number of bytes at the end of a page that may contain memkit's mark
MARK = 400


def adopt_candidates(call: Call, typed: str) -> Outcome:
    """Raises what a rule file, a memory bank, agent notes or an export claim, and lists what of them is left."""
    from memkit.documents.tools.others import read_others
    from memkit.errors import NotFound
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    files, inside = _files(call, typed)
    if not files:
        raise NotFound(f"nothing to adopt at {typed}", hint="memkit adopt CLAUDE.md  # or a folder of notes")
    read = read_others(files, clean=tx.wash.text)
    if len(read.unknown) == len(files):
        return _unknown_outcome(typed, files, _passed_names(call, typed))
    raised, known = _new_and_known(tx, read.claims)
    data = _data(raised, known, read, files)
    if not raised:
        said = f"nothing new in {counted(len(files), 'file')} · {len(known)} known{_left_over(read)}"
        return Outcome("\n".join([said, *_left_lines(read)]), data=data)
    receipt = _record(tx, raised, files if inside else {}, f"Adopt {_title(typed, inside)}")
    what = (
        f"raised {counted(len(raised), 'candidate')} from {counted(len(files), 'file')} · {len(known)} known"
    )
    lines = [*(_line(id, claim) for id, claim in raised.items())] if call.dry_run else []
    lines += [f"{what}{_left_over(read)}{receipt.tail()}", *receipt.redaction_lines(), *_left_lines(read)]
    data |= {"session": receipt.session, "redacted": list(receipt.redacted)}
    return Outcome("\n".join(lines), data=data, id=receipt.session, notes=receipt.notes)


def _unknown_outcome(typed: str, files: dict[str, bytes], passed: list[str]) -> Outcome:
    """Nothing was understood, which is something else than nothing new. `passed`: files with an ending that is not read."""
    from memkit.documents.tools.others import FORMS

    data = {"candidates": [], "known": [], "claims": [], "left": [], "files": sorted(files)}
    names = sorted([*files, *passed])
    said = f"not recognised: {typed} ({counted(len(names), 'file')} of no tool that memkit knows)"
    # a file that was typed is named already
    lines = [said, *(f"  {name}" for name in names[:MOST_LEFT] if len(names) > 1)]
    lines += [f"  … {len(names) - MOST_LEFT} more: --json lists all"] if len(names) > MOST_LEFT else []
    notes = (f"known: {FORMS}", "hint: memkit harvest  # reads documents")
    return Outcome("\n".join(lines), data={**data, "unrecognised": names}, exit_code=1, notes=notes)


def _new_and_known(tx: Transaction, claims: tuple[Claim, ...]) -> tuple[dict[str, Claim], list[str]]:
    """New claims by the id they get, and the ids of facts that say the same already."""
    from memkit.model.ids import make_id, normalised_claim
    from memkit.write.document_ids import id_without_orders

    known = {normalised_claim(fact.text): fact.id for fact in tx.view.facts.values()}
    taken = set(tx.view.facts)
    raised: dict[str, Claim] = {}
    seen: list[str] = []
    for claim in claims:
        twin = known.get(normalised_claim(claim.text))
        if twin is not None:
            seen.append(twin)
            continue
        id = id_without_orders(make_id(claim.text, taken), claim.text, claim.kind, taken)
        taken.add(id)
        known[normalised_claim(claim.text)] = id
        raised[id] = claim
    return raised, sorted(set(seen))


def _data(
    raised: dict[str, Claim], known: list[str], read: OtherMemory, files: dict[str, bytes]
) -> dict[str, object]:
    return {
        "candidates": list(raised),
        "known": known,
        "files": sorted(files),
        "claims": [
            {"id": id, "text": claim.text, "kind": claim.kind, "from": f"{claim.path}:{claim.line}"}
            for id, claim in raised.items()
        ],
        "left": [
            {"text": each.text, "from": f"{each.path}:{each.line}", "why": each.why} for each in read.left
        ],
        "unrecognised": list(read.unknown),
    }


def _left_over(read: OtherMemory) -> str:
    left = f" · {len(read.left)} left over" if read.left else ""
    return left + (f" · {counted(len(read.unknown), 'file')} not recognised" if read.unknown else "")


def _left_lines(read: OtherMemory) -> list[str]:
    """The first items that were left behind, each with its reason; if there are many, also a count per reason."""
    lines = [f"  {each.path}:{each.line}: {each.why}: {each.text}" for each in read.left[:MOST_LEFT]]
    lines += [f"  {path}: not recognised" for path in read.unknown[:MOST_LEFT]]
    more = len(read.left) + len(read.unknown) - len(lines)
    return [*lines, *([f"  … {more} more: --json lists all · {_reasons(read)}"] if more > 0 else [])]


def _reasons(read: OtherMemory) -> str:
    """How often each reason was given, the most frequent first."""
    from collections import Counter

    counts = Counter(each.why if not each.why.startswith("said at") else "said twice" for each in read.left)
    return ", ".join(f"{count} × {why}" for why, count in counts.most_common())


def _record(tx: Transaction, raised: dict[str, Claim], files: dict[str, bytes], title: str) -> Receipt:
    from memkit.documents.tools.draft import held

    events = [event for id, claim in raised.items() for event in _events(id, claim, files.get(claim.path))]
    records = [(id, held(claim.more)) for id, claim in raised.items() if claim.more]
    return tx.record(events, records, kind="adopt", title=title)


def _title(typed: str, inside: bool) -> str:
    """The path as typed; outside this repository only its last name, since a ledger names no path of a machine."""
    return typed if inside and not os.path.isabs(typed) else os.path.basename(os.path.normpath(typed))


def _line(id: str, claim: Claim) -> str:
    return f"+ {id}  {claim.text}  {claim.kind} · {claim.path}:{claim.line}"


def _events(id: str, claim: Claim, data: bytes | None) -> list[Event]:
    """A candidate with its source and, if that is in this repository, the lines it cites."""
    from memkit.model import events as ev
    from memkit.rules.promotion import route
    from memkit.write.harvest_evidence import item_lines, stated_at

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
    """The file, or the text files of the folder, by path, and whether they lie in this repository."""
    from memkit.documents.tools.pages import is_rendered
    from memkit.errors import Refused
    from memkit.store.files import is_file, read

    full, base, inside = _place(call, typed)
    own = _own(call, os.path.realpath(call.workspace.root))
    found: dict[str, bytes] = {}
    for path in _paths(full):
        if is_file(path) and not os.path.islink(path) and not path.startswith(own):
            data = read(path)
            if not is_rendered(data[-MARK:].decode("utf-8", "replace")):
                found[os.path.relpath(path, base).replace(os.sep, "/")] = data
        if len(found) > MOST_FILES:
            hint = "memkit adopt one of its folders"
            raise Refused(f"more than {MOST_FILES} files at {typed}", code="too-many-files", hint=hint)
    return found, inside


def _place(call: Call, typed: str) -> tuple[str, str, bool]:
    """What was typed, the folder to which its paths are relative, and whether it is in this repository.

    Paths are relative to the root; of what lies elsewhere they begin with the name of what was typed.
    """
    full = os.path.realpath(os.path.join(call.cwd, os.path.expanduser(typed)))
    root = os.path.realpath(call.workspace.root)
    inside = full == root or full.startswith(root.rstrip(os.sep) + os.sep)
    return full, root if inside else os.path.dirname(full), inside


def _paths(full: str) -> list[str]:
    from memkit.store.files import is_file, stop_walk

    found = [full] if is_file(full) else []
    for folder, folders, names in os.walk(full, onerror=stop_walk):
        folders[:] = sorted(name for name in folders if name not in PASSED)
        wanted = (name for name in sorted(names) if name.endswith(ENDINGS) or name in BARE)
        found += [os.path.join(folder, name) for name in wanted]
    return found


def _passed_names(call: Call, typed: str) -> list[str]:
    """Files of the folder with an ending that is not read."""
    from memkit.store.files import stop_walk

    full, base, _ = _place(call, typed)
    found: list[str] = []
    for folder, folders, names in os.walk(full, onerror=stop_walk):
        folders[:] = sorted(name for name in folders if name not in PASSED)
        passed = (name for name in sorted(names) if not name.endswith(ENDINGS) and name not in BARE)
        found += [os.path.relpath(os.path.join(folder, name), base).replace(os.sep, "/") for name in passed]
    return found[:MOST_FILES]


def _own(call: Call, root: str) -> tuple[str, ...]:
    """Where memkit's own files begin: they are the memory, not notes for it. Pages beside them may be anybody's."""
    layout = call.workspace.policy.layout
    names = (layout.sessions, f"{layout.memory}/retired")
    folders = (os.path.join(root, *name.split("/")) + os.sep for name in names)
    return (*folders, os.path.join(root, *layout.continuity.split("/")))

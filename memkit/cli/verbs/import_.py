"""`memkit import`: import the JSON lines that export wrote."""

from __future__ import annotations

from memkit.cli.frame import Arg, Flag, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.errors import MemkitError, NoWorkspace, Refused, UsageError
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.policy import Policy
    from memkit.query.call import Call
    from memkit.store.workspace import Workspace
    from memkit.write.bundle import Bundle

VERB = Verb(
    "import",
    "take in JSON lines that export wrote",
    description=(
        "Adds the sessions with the bytes they had, then renders. It checks everything before it writes anything: it"
        " refuses all if a line is cut off or changed, a seal does not match, a path is not allowed, another session"
        " has the same name, or a session holds a secret or personal data, because memkit cannot wash a sealed session."
        " It skips files that are here already. Without a memkit.toml, the exported one starts the workspace; an"
        " existing one stays, unless --policy. Sessions are merged only if one ledger continues the other; the live"
        " facts of any other ledger become candidates for review. For people: an agent asks its user."
    ),
    example="memkit import ledger.jsonl",
    exits={
        0: "taken in, or all here already",
        2: "no such file, or no export",
        4: "refused, or not a person; nothing was written",
        5: "could not be written; what was begun is taken back",
    },
    args=(Arg("file", "the export; - reads stdin"),),
    opts=(Flag("--policy", "take the exported memkit.toml; a copy of the one here goes to .memkit/outbox/"),),
    writes=True,
)

_LIMIT = 2**31
_WRITERS = 16


def run(call: Call, file: str, policy: bool) -> Outcome:
    """Checks the export, writes what is new, renders."""
    from memkit.write.bundle import read_bundle

    _needs_person(call)
    bundle = read_bundle(_text(call, file))
    workspace, said = _workspace(call, bundle, policy)
    new = _new_files(workspace, bundle)
    if _is_foreign(workspace, bundle):
        return _take_facts(call, bundle, policy)
    from memkit.write.bundle import refuse_unclean

    refuse_unclean(workspace, new)
    came = sum(1 for path in new if not path.endswith(".jsonl"))
    told = {"sessions": len(bundle.sessions), "new": came, "drafts": len(new) - came, "policy": said}
    tail = "".join(f" · {words}" for words in (f"{len(new) - came} open" * (len(new) > came), said) if words)
    text = f"imported {came} of {counted(len(bundle.sessions), 'session')}{tail}"
    if call.dry_run:
        return Outcome(f"{text} · dry run, nothing written", data={**told, "written": []})
    _write(call, workspace, bundle, new, policy)
    written, notes = _render(workspace)
    if said == _KEPT:
        notes += (f"memkit.toml here is another; hint: {call.again('--policy')} takes the exported one",)
    return Outcome(text, data={**told, "written": written}, notes=(*notes, "hint: memkit check"))


def _needs_person(call: Call) -> None:
    """Refuses an agent, because imported sessions become memory without a review."""
    from memkit.store.actors import resolve_actor
    from memkit.write.change import refuse_unless_person

    refuse_unless_person(call, resolve_actor(call.actor_flag, call.terminal, call.cwd), "import")


def _is_foreign(workspace: Workspace, bundle: Bundle) -> bool:
    """True if a ledger is here already and neither of the two continues the other."""
    from hashlib import sha256

    from memkit.store import files
    from memkit.store.listing import list_sessions
    from memkit.write.bundle import shares_history

    def stem(path: str) -> str:
        return path.rpartition("/")[2].removesuffix(".md")

    entries = list_sessions(workspace.root, workspace.policy.layout.sessions).entries
    paths = [entry[1] for entry in entries]
    here = {stem(path): sha256(files.read(workspace.path(path))).hexdigest() for path in paths}
    there = {stem(name): sha256(data).hexdigest() for name, data in bundle.sessions.items()}
    return not shares_history(here, there)


def _take_facts(call: Call, bundle: Bundle, policy: bool) -> Outcome:
    """Raises another ledger's facts as candidates; does not import its sessions, drafts and policy."""
    from memkit.write.bundle import take_facts
    from memkit.write.transaction import Transaction

    if policy:
        message = "the exported ledger is another's: its memkit.toml is not taken, nothing was written"
        raise Refused(message, code="another-ledger", hint="run it without --policy")
    done = take_facts(Transaction(call), bundle.sessions)
    text = f"raised {counted(len(done.raised), 'candidate')} of another ledger · {len(done.known)} known"
    text += f" · {len(done.left)} left over" if done.left else ""
    data = {"candidates": done.raised, "known": done.known, "session": done.receipt.session}
    left = [{"id": id, "why": why} for id, why in done.left]
    notes = (*(f"{id}: {why}" for id, why in done.left), *done.receipt.notes, "hint: memkit review")
    return Outcome(
        text + done.receipt.tail(),
        data={**data, "left_over": left, "sessions": len(bundle.sessions), "new": 0},
        notes=notes,
    )


def _text(call: Call, file: str) -> str:
    if file == "-":
        return call.stdin(_LIMIT)
    from os.path import join

    from memkit.documents.tools.pages import decode_text
    from memkit.store.files import read

    try:
        return decode_text(read(join(call.cwd, file), _LIMIT))
    except (OSError, UnicodeDecodeError, MemkitError) as error:
        reason = getattr(error, "strerror", None) or getattr(error, "message", None) or "not UTF-8"
        raise UsageError(
            f"{file}: {reason}", code="unreadable", hint="memkit export > ledger.jsonl"
        ) from None


# -- the policy ----------------------------------------------------------------------------------------------------

_KEPT, _TAKEN, _BEGUN = "memkit.toml stays", "memkit.toml taken over", "workspace begun"


def _workspace(call: Call, bundle: Bundle, policy: bool) -> tuple[Workspace, str]:
    """The workspace as it will be, and what happens to its policy. Writes nothing."""
    from memkit.store import TOML, files
    from memkit.store.workspace import planned

    try:
        here = call.workspace
    except NoWorkspace:
        if bundle.policy is None:
            raise
        from memkit.cli.verbs.init import workspace_root

        return planned(workspace_root(call.cwd), _read_policy(bundle.policy)), _BEGUN
    if bundle.policy is None or bundle.policy == files.read(here.path(TOML)):
        return here, ""
    if not policy:
        return here, _KEPT
    return planned(here.root, _read_policy(bundle.policy)), _TAKEN


def _read_policy(data: bytes) -> Policy:
    """The exported policy; refuses an invalid one."""
    import tomllib

    from memkit.model.policy import Policy, policy_from

    found = Policy()
    complaints: list[tuple[str, str, str]] = []
    try:
        found, complaints = policy_from(tomllib.loads(data.decode()))
    except (ValueError, RecursionError) as error:
        complaints = [("", "", str(error))]
    complaints = complaints or _hidden_places(found)
    if complaints:
        message = f"the exported memkit.toml: {complaints[0][2]}; nothing was written"
        raise Refused(
            message, code="policy-invalid", hint="mend memkit.toml where it came from, and export again"
        )
    return found


def _hidden_places(policy: Policy) -> list[tuple[str, str, str]]:
    """Complaints about a layout that writes into hidden folders or outside markdown."""
    layout = policy.layout
    named = (("sessions", layout.sessions), ("memory", layout.memory), ("continuity", layout.continuity))
    hidden = [
        ("layout", key, f"[layout] {key} leads into a hidden folder")
        for key, path in named
        if any(part.startswith(".") for part in path.split("/"))
    ]
    if not hidden and not layout.continuity.endswith(".md"):
        return [("layout", "continuity", "[layout] continuity is no markdown file")]
    return hidden


# -- the files -----------------------------------------------------------------------------------------------------


def _new_files(workspace: Workspace, bundle: Bundle) -> dict[str, bytes]:
    """Path → bytes of the files to add; refuses a file that is here with other bytes."""
    from memkit.store import files
    from memkit.store.listing import list_sessions
    from memkit.write.bundle import stems_twice

    folder = workspace.policy.layout.sessions
    wanted = {f"{folder}/{name}": data for name, data in bundle.sessions.items()}
    wanted |= {f".memkit/open/{name}": data for name, data in bundle.drafts.items()}
    new: dict[str, bytes] = {}
    for path, data in wanted.items():
        here = files.read_if_there(workspace.path(path))
        if here is None:
            new[path] = data
        elif here != data:
            message = f"{path} is here with other bytes; nothing was written"
            raise Refused(message, code="append-only", file=path, hint="memkit check")
    here_already = [entry[1] for entry in list_sessions(workspace.root, folder).entries]
    added = [path for path in new if path.endswith(".md")]
    stem = stems_twice([*(path for path in here_already if path not in added), *added])
    if stem:
        message = f"{stem} would stand in two places; nothing was written"
        raise Refused(message, code="duplicate-session", hint="memkit show " + stem)
    return new


def _write(call: Call, workspace: Workspace, bundle: Bundle, new: dict[str, bytes], policy: bool) -> None:
    """Writes everything, or removes what it wrote and raises."""
    import os

    from memkit.store import TOML, files

    try:
        _write_files(call, workspace, new)
        if bundle.policy is not None and not files.may_be_there(workspace.path(TOML)):
            from memkit.cli.verbs.init import establish

            establish(workspace.root, bundle.policy.decode())
        elif bundle.policy is not None and policy:
            _take_policy(workspace, bundle.policy)
    except BaseException:
        # all of these are new
        for path in new:
            try:
                os.unlink(workspace.path(path))
            except OSError:
                pass
        raise


def _write_files(call: Call, workspace: Workspace, new: dict[str, bytes]) -> None:
    """Writes the files in parallel, each durably: the disk syncs them together."""
    from concurrent.futures import ThreadPoolExecutor

    from memkit.cli.frame.terminal import progress

    pool = ThreadPoolExecutor(_WRITERS)
    try:
        begun = [pool.submit(_write_file, workspace, path, data) for path, data in new.items()]
        with progress(begun, len(begun), "writing", call) as todo:
            for one in todo:
                one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _write_file(workspace: Workspace, path: str, data: bytes) -> None:
    from memkit.store import file_writes

    full, mode = workspace.path(path), 0o600 if path.endswith(".jsonl") else 0o644
    file_writes.with_retry(lambda: file_writes.write_new(full, data, mode), "0000", path)


def _take_policy(workspace: Workspace, data: bytes) -> None:
    from memkit.store import TOML, drafts, file_writes, files

    path = workspace.path(TOML)
    before = files.read(path)
    if before != data:
        if not drafts.keep_bytes(workspace, TOML, before):
            message = "no copy of memkit.toml could be kept; nothing was written"
            raise Refused(message, code="no-copy", hint=f"cp {TOML} elsewhere, and make .memkit/ writable")
        file_writes.with_retry(lambda: file_writes.replace(path, data), "0000", TOML)


def _render(workspace: Workspace) -> tuple[list[str], tuple[str, ...]]:
    """The rendered files; a projection that cannot be rendered is only a note, because the ledger has the sessions."""
    from memkit.store.workspace import open_at
    from memkit.write import publish

    try:
        return list(publish.publish(open_at(workspace.root), who="import").written), ()
    except MemkitError as error:
        return [], (f"not rendered: {error.message}", f"hint: {error.hint}")

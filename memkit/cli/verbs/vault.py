"""`memkit vault`, and `show --unredacted`: where the vault is, how it moves, and an administrator's recorded read."""

from __future__ import annotations

from memkit.cli.frame import Arg, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.write.transaction import Transaction

# shorter ones can be guessed
_SHORTEST = 12
_KEEP = "revoke and erase cannot reach the file: delete it after you import it"
_PASSPHRASE = (
    "memkit asks for the passphrase on the terminal or reads stdin, never the command line. People only."
)
VERBS = (
    Verb(
        "vault show",
        "where this ledger's vault is, and whether this machine has it",
        description=(
            "memkit finds the vault by the ledger's id, so a repository that you move or clone on this machine keeps"
            " it. Shows no value."
        ),
        example="memkit vault show",
        exits={0: "here, or none yet", 1: "a key of this ledger is not on this machine"},
        run="show",
    ),
    Verb(
        "vault new",
        "give a fork a vault of its own",
        description=(
            "A copy of the repository on this machine shares the vault: a consent that ends in one ends in both. This"
            " copies the values into a vault for this repository and records its id. People only."
        ),
        example="memkit vault new",
        exits={0: "separated", 1: "the vault is not on this machine", 4: "no vault yet, or no person"},
        opts=WRITING,
        run="new",
        writes=True,
    ),
    Verb(
        "vault export",
        "write the vault to a file, sealed by a passphrase",
        description=f"For another machine or a colleague: keys and values in one encrypted file. {_PASSPHRASE}",
        example="memkit vault export ../our.vault",
        exits={
            0: "written",
            1: "the vault is not on this machine",
            2: "the passphrase is too short",
            4: "the file exists or would be in the repository, no vault yet, or no person",
        },
        args=(Arg("file", "a new file outside the repository"),),
        opts=WRITING,
        run="export",
        writes=True,
    ),
    Verb(
        "vault import",
        "import a vault that export wrote",
        description=f"Skips values whose consent ended or that were erased since. {_PASSPHRASE}",
        example="memkit vault import ../our.vault",
        exits={
            0: "taken in",
            2: "no such file",
            4: "wrong passphrase or ledger, a damaged file, or no person",
        },
        args=(Arg("file", "the file"),),
        run="import_",
        writes=True,
    ),
)


def show(call: Call) -> Outcome:
    """Lists the ledger's vaults: whether their keys are here, how many values they hold, which copies share them."""
    from memkit.query.consents import is_here, keyring, sharers
    from memkit.query.reader import open_reader
    from memkit.store import vault

    state = open_reader(call).state
    ring = keyring(call.workspace.root, state)
    here = is_here(ring, state)
    shared = sharers(ring, state)
    values = len(vault.openable_references(ring)) if state.consents else 0
    rows = [{"id": id, "fingerprint": mark, "here": id not in ring.missing} for id, mark in ring.vaults]
    data = {"vaults": rows, "here": here, "values": values, "shared_with": list(shared)}
    if not state.consents and not rows:
        return Outcome("no vault yet: the first consent makes one", data=data)
    lines = [f"vault {row['id']} · {'here' if row['here'] else 'not on this machine'}" for row in rows]
    lines = lines or [f"vault of this folder · {'here' if here else 'not on this machine'}"]
    lines += [f"  {counted(values, 'value')} on this machine", *(f"  shared with {path}" for path in shared)]
    hint = (
        ()
        if here
        else (
            "hint: memkit vault import FILE  # FILE: written by memkit vault export on the machine that has it",
        )
    )
    return Outcome("\n".join(lines), data=data, exit_code=0 if here else 1, notes=hint)


def new(call: Call) -> Outcome:
    """Gives this repository a vault of its own."""
    from memkit.write.vaults import separate_vault

    tx = _open_for_person(call, "separate a vault")
    moved = separate_vault(tx)
    said = f"separated · {counted(moved.values, 'value')} copied"
    if moved.receipt is None:
        said = f"would separate · {counted(moved.values, 'value')} · dry run, nothing written"
    session = moved.receipt.session if moved.receipt else ""
    return Outcome(said, data={"values": moved.values, "session": session})


def export(call: Call, file: str) -> Outcome:
    """Writes the vault to an encrypted file."""
    from memkit.write.vaults import export_vault as write_file

    tx = _open_for_person(call, "export a vault")
    moved = write_file(tx, _path(call, file), "" if call.dry_run else _passphrase(call, again=True))
    said = f"exported {counted(moved.values, 'value')} to {file}"
    if call.dry_run:
        said = f"would export {counted(moved.values, 'value')} · dry run, nothing written"
    notes = () if call.dry_run else (_KEEP,)
    return Outcome(said, data={"file": file, "values": moved.values}, notes=notes)


def import_(call: Call, file: str) -> Outcome:
    """Imports the vault from an encrypted file."""
    from memkit.write.vaults import import_vault

    tx = _open_for_person(call, "import a vault")
    moved = import_vault(tx, _path(call, file), _passphrase(call))
    word = "would import" if call.dry_run else "imported"
    left = f" · {moved.over} over by now, left out" if moved.over else ""
    tail = " · dry run, nothing written" if call.dry_run else ""
    data = {"values": moved.values, "left_out": moved.over}
    return Outcome(f"{word} {counted(moved.values, 'value')}{left}{tail}", data=data)


def _open_for_person(call: Call, act: str) -> Transaction:
    from memkit.write.change import require_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    require_person(tx, act)
    return tx


def _path(call: Call, file: str) -> str:
    from os.path import abspath, join

    return abspath(join(call.cwd, file))


def _passphrase(call: Call, *, again: bool = False) -> str:
    """The passphrase; `again` asks twice, because a mistake would lock the file for good."""
    from memkit.cli.verbs.consent import read_unechoed
    from memkit.errors import UsageError

    said = read_unechoed(call, "passphrase:").rstrip("\r\n")
    if len(said) < _SHORTEST:
        message = f"a passphrase has at least {_SHORTEST} characters"
        raise UsageError(message, code="short-passphrase", hint=f"printf '%s' … | {call.again()}")
    if again and call.interactive and read_unechoed(call, "the same again:") != said:
        message = "the two passphrases differ; nothing was written"
        raise UsageError(message, code="passphrases-differ", hint=call.again())
    return said


def show_unredacted(call: Call, what: str, why: str) -> Outcome:
    """One fact with its vault values, for any purpose; memkit records the read before it shows them."""
    from memkit.errors import Refused, UsageError
    from memkit.model.events import Accessed
    from memkit.query.reader import open_reader
    from memkit.rules.authority import UNREDACTED, may
    from memkit.write.change import require_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    require_person(tx, "read unredacted")
    if not may(tx.actor.name, UNREDACTED, tx.workspace.policy):
        message = f"{tx.actor.name} has no role that may read unredacted"
        raise Refused(message, code="needs-admin", hint="[roles.admin] people in memkit.toml names them")
    if not why:
        raise UsageError(
            "an unredacted read needs its reason", code="missing-option", hint=call.again("--why", "…")
        )
    reader = open_reader(call, any_purpose=True)
    fact = reader.find(what)
    if call.dry_run:
        return Outcome(
            f"would read {fact.id} unredacted · dry run, nothing written", data={"id": fact.id}, id=fact.id
        )
    fields = (("by", tx.actor.name), ("via", tx.actor.via), ("why", why))
    receipt = tx.record([Accessed(fact.id, "", fields)], title="Read unredacted", at_once=True)
    return _unredacted_outcome(reader, fact, tx.actor.name, receipt.session)


def _unredacted_outcome(reader: Reader, fact: Fact, who: str, session: str) -> Outcome:
    from memkit.query.consents import references

    marks = {mark.partition(":")[2].rstrip("]"): value for mark, value in reader.values.items()}
    values = {reference: marks[reference] for reference in references(fact)}
    shown = reader.as_json(fact)
    data = {**shown, "body": reader.filled(fact.body), "unredacted": values, "session": session}
    lines = [f"[{fact.id}] {shown['text']}", f"  read unredacted by {who}, on record in {session}"]
    return Outcome("\n".join([*lines, *filter(None, [str(data["body"])])]), data=data, id=fact.id)

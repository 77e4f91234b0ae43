"""`memkit vault`: where the consented values lie, their way to another machine, and a vault of its own for a fork."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.transaction import Transaction

# shorter ones are guessed
_SHORTEST = 12
_KEEP = "revoke and erase cannot reach the file: delete it when it has been imported"
_PASSPHRASE = "The passphrase is asked for on the terminal or read from stdin, never from the command line. People only."
VERBS = (
    Verb(
        "vault show",
        "where this ledger's vault lies, and whether it is here",
        description=(
            "The vault is found by the ledger's id, so a repository that was moved or cloned on this machine finds"
            " it. No value is shown."
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
            2: "a passphrase that is too short",
            4: "the file is there already or would lie in the repository, no vault yet, or no person",
        },
        args=(Arg("file", "a new file outside the repository"),),
        opts=WRITING,
        run="export",
        writes=True,
    ),
    Verb(
        "vault import",
        "take in a vault that export wrote",
        description=f"Values whose consent is over or that were erased by now stay out. {_PASSPHRASE}",
        example="memkit vault import ../our.vault",
        exits={
            0: "taken in",
            2: "no such file",
            4: "another passphrase or ledger, a damaged file, or no person",
        },
        args=(Arg("file", "the file"),),
        run="import_",
        writes=True,
    ),
)


def show(call: Call) -> Outcome:
    """The ledger's vaults, whether their keys are here, how many values there are, and who shares them."""
    from memkit.query.reader import open_reader
    from memkit.query.vaults import is_here, keyring, sharers
    from memkit.store import vault

    state = open_reader(call).state
    ring = keyring(call.workspace.root, state)
    here = is_here(ring, state)
    shared = sharers(ring, state)
    values = len(vault.known(ring)) if state.consents else 0
    rows = [{"id": id, "fingerprint": mark, "here": id not in ring.missing} for id, mark in ring.vaults]
    data = {"vaults": rows, "here": here, "values": values, "shared_with": list(shared)}
    if not state.consents and not rows:
        return Outcome("no vault yet: the first consent makes one", data=data)
    lines = [f"vault {row['id']} · {'here' if row['here'] else 'not on this machine'}" for row in rows]
    lines = lines or [f"vault of this folder · {'here' if here else 'not on this machine'}"]
    lines += [f"  {counted(values, 'value')} on this machine", *(f"  shared with {path}" for path in shared)]
    hint = () if here else ("hint: memkit vault export FILE where it is, then memkit vault import FILE here",)
    return Outcome("\n".join(lines), data=data, exit_code=0 if here else 1, notes=hint)


def new(call: Call) -> Outcome:
    """Separates this repository's vault from the one it shares."""
    from memkit.write.vault_moves import separate

    tx = _person(call, "separate a vault")
    moved = separate(tx)
    said = f"separated · {counted(moved.values, 'value')} copied"
    if moved.receipt is None:
        said = f"would separate · {counted(moved.values, 'value')} · dry run, nothing written"
    session = moved.receipt.session if moved.receipt else ""
    return Outcome(said, data={"values": moved.values, "session": session})


def export(call: Call, file: str) -> Outcome:
    """Writes the sealed file."""
    from memkit.write.vault_moves import export as write_file

    tx = _person(call, "export a vault")
    moved = write_file(tx, _path(call, file), "" if call.dry_run else _passphrase(call, again=True))
    said = f"exported {counted(moved.values, 'value')} to {file}"
    if call.dry_run:
        said = f"would export {counted(moved.values, 'value')} · dry run, nothing written"
    notes = () if call.dry_run else (_KEEP,)
    return Outcome(said, data={"file": file, "values": moved.values}, notes=notes)


def import_(call: Call, file: str) -> Outcome:
    """Takes in the sealed file."""
    from memkit.write.vault_moves import take_in

    tx = _person(call, "import a vault")
    moved = take_in(tx, _path(call, file), _passphrase(call))
    word = "would import" if call.dry_run else "imported"
    left = f" · {moved.over} over by now, left out" if moved.over else ""
    tail = " · dry run, nothing written" if call.dry_run else ""
    data = {"values": moved.values, "left_out": moved.over}
    return Outcome(f"{word} {counted(moved.values, 'value')}{left}{tail}", data=data)


def _person(call: Call, act: str) -> Transaction:
    from memkit.write.change import needs_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    needs_person(tx, act)
    return tx


def _path(call: Call, file: str) -> str:
    from os.path import abspath, join

    return abspath(join(call.cwd, file))


def _passphrase(call: Call, *, again: bool = False) -> str:
    """The passphrase, asked twice where a mistake would lock it for good."""
    from memkit.cli.verbs.consent import unechoed
    from memkit.errors import UsageError

    said = unechoed(call, "passphrase:").rstrip("\r\n")
    if len(said) < _SHORTEST:
        message = f"a passphrase has at least {_SHORTEST} characters"
        raise UsageError(message, code="short-passphrase", hint=f"printf '%s' … | {call.again()}")
    if again and call.interactive and unechoed(call, "the same again:") != said:
        message = "the two passphrases differ; nothing was written"
        raise UsageError(message, code="passphrases-differ", hint=call.again())
    return said

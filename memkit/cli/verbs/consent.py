"""`memkit consent`: grant, revoke, show and list consents."""

from __future__ import annotations

from memkit.cli.frame import Arg, Opt, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.write.transaction import Transaction

_LEVELS = ("public", "internal", "confidential", "restricted")
VERBS = (
    Verb(
        "consent grant",
        "record what a person agreed to",
        description=(
            "An append-only record. memkit asks for the person on the terminal or reads stdin, never the command"
            " line; the ledger holds a tag, not the name. People only."
        ),
        example='memkit consent grant --purpose support --predicate "contact_*" --until 2027-11-01',
        exits={
            0: "recorded",
            1: "the vault is not on this machine",
            2: "a time or word is wrong",
            4: "no person, or no such consent to supersede",
        },
        opts=(
            Opt("--purpose", "what for, in a word", metavar="WORD", required=True),
            Opt("--predicate", "a key, the last part of one, or a prefix with *", many=True, metavar="KEY"),
            Opt("--entity", "whom it is about, as a key: claims below it need no --subject", metavar="KEY"),
            Opt("--classification", "a classification it covers", many=True, choices=_LEVELS),
            Opt("--tenant", "whose memory it is for", metavar="NAME"),
            Opt("--basis", "its legal basis", metavar="WORD", default="consent"),
            Opt("--captured", "when it was given; now if left out", metavar="TIME"),
            Opt("--until", "when it ends", metavar="TIME"),
            Opt("--evidence", "the document that records it", metavar="PATH"),
            Opt("--auditor", "who is responsible for it; you if left out", metavar="WHO"),
            Opt("--supersedes", "the record it corrects", metavar="ID"),
            Opt("--id", "its id; generated if left out", metavar="ID"),
            *WRITING,
        ),
        run="grant",
        writes=True,
    ),
    Verb(
        "consent revoke",
        "end consents: values are shredded, dependent facts leave every answer",
        description=(
            "Deletes the keys of the values it covered, at once. The ledger stays unchanged; the facts leave every"
            " projection and every answer. You cannot undo it. Another machine shreds the values in its own vault with"
            " its first write after the revocation arrives."
        ),
        example='memkit consent revoke consent-7f3a12bc --why "asked us to"',
        exits={
            0: "revoked, or was already",
            1: "revoked, but whether its values are gone cannot be known on this machine",
            4: "no such consent, or no person",
        },
        args=(Arg("ids", "the consents", many=True),),
        opts=(WHY, *WRITING),
        run="revoke",
        writes=True,
    ),
    Verb(
        "consent show",
        "one consent, with the facts under it",
        example="memkit consent show consent-7f3a12bc",
        exits={0: "shown", 1: "no such consent, or this machine cannot know the facts under it"},
        args=(Arg("id", "the consent"),),
        run="show",
    ),
    Verb(
        "consent list",
        "every consent and whether it holds",
        example="memkit consent list",
        exits={0: "listed, even if there is none"},
        run="list_all",
    ),
)


def grant(
    call: Call,
    purpose: str,
    predicate: tuple[str, ...],
    classification: tuple[str, ...],
    **words: str | None,
) -> Outcome:
    """Records a consent at once, outside any open session."""
    from memkit.model.events import Consented
    from memkit.write.change import require_person
    from memkit.write.grant import consent_fields
    from memkit.write.transaction import Transaction
    from memkit.write.vaults import keys_to_write, note_vault_use

    tx = Transaction(call)
    require_person(tx, "record a consent")
    given = {key: value for key, value in words.items() if value}
    subject = ask_person(call, "whose consent is it?")
    ring, naming = keys_to_write(tx, subject)
    id, fields = consent_fields(tx, ring, subject, purpose, predicate, classification or _LEVELS[:2], given)
    receipt = tx.record([*naming, Consented(id, "", fields)], title=f"Consent {id}", at_once=True)
    said = f"granted {id} · {dict(fields)['purpose']}{_until(dict(fields))}{receipt.tail()}"
    data = {"id": id, **dict(fields), "session": receipt.session}
    return Outcome(said, data=data, id=id, notes=note_vault_use(tx))


def ask_person(call: Call, question: str) -> str:
    """A person's name from a prompt without echo or from stdin, never from the command line."""
    from memkit.errors import UsageError

    said = " ".join(read_unechoed(call, question).split())
    if not said:
        raise UsageError("stdin names nobody", code="missing-subject", hint=f"printf '%s' … | {call.again()}")
    return said


def read_unechoed(call: Call, question: str) -> str:
    """The answer to a prompt without echo, else all of stdin."""
    if not call.interactive:
        return call.stdin()
    from getpass import getpass

    return getpass(f"{question} ")


def _until(fields: dict[str, str]) -> str:
    return f" · until {fields['valid_until']}" if fields.get("valid_until") else ""


def revoke(call: Call, ids: tuple[str, ...], why: str | None) -> Outcome:
    """Ends consents and shreds their values, at once."""
    from memkit.model.events import Event, Revoked
    from memkit.query.consents import facts_under, is_here
    from memkit.write.change import require_person
    from memkit.write.transaction import Transaction
    from memkit.write.vaults import ELSEWHERE, UNKNOWN, keys_to_write, note_vault_use, values_elsewhere

    tx = Transaction(call)
    require_person(tx, "revoke a consent")
    names = [_find_consent(tx, id) for id in ids]
    todo = [name for name in dict.fromkeys(names) if not tx.state.consents[name].get("revoked")]
    if not todo:
        return Outcome(f"unchanged {', '.join(names)} · revoked already", data={"ids": names}, id=names[0])
    fields = (("by", tx.actor.name), *((("why", why),) if why else ()))
    unknown = values_elsewhere(tx, todo)
    naming = keys_to_write(tx)[1] if is_here(tx.ring, tx.state) else []
    events: list[Event] = [*naming, *(Revoked(name, "", fields) for name in todo)]
    facts = sum(len(facts_under(tx.state, name)) for name in todo)
    receipt = tx.record(events, title=f"Revoke {todo[0]}", at_once=True)
    tail = f" · {counted(facts, 'fact')} withheld" if facts else ""
    said = f"revoked {', '.join(todo)}{tail}{receipt.tail()}"
    copies = _mirror_holds(tx) if facts else ()
    data = {"ids": todo, "withheld": facts, "session": receipt.session, "mirror": bool(copies)}
    if not unknown:
        return Outcome(
            said, data={**data, "shredded": True}, id=todo[0], notes=(*note_vault_use(tx), *copies)
        )
    said += f" · whether its values are gone {UNKNOWN}"
    notes = (ELSEWHERE, *copies)
    return Outcome(said, data={**data, "shredded": False}, id=todo[0], exit_code=1, notes=notes)


def _mirror_holds(tx: Transaction) -> tuple[str, ...]:
    """A note that the organisation's mirror keeps the values until the next push."""
    from memkit.query.mirror_trace import is_mirrored, mirror_name

    if not is_mirrored(tx.workspace):
        return ()
    return (f"the mirror of {mirror_name(tx.workspace)} keeps it until the next memkit mirror push",)


def _find_consent(tx: Transaction, typed: str) -> str:
    from memkit.errors import UnknownId
    from memkit.query.lookup import nearest, resolve_to_write

    name = resolve_to_write(typed, tx.state.consents)
    if name is None:
        near = nearest(typed, list(tx.state.consents))
        hint = tx.call.again(instead={typed: near}) if near else "memkit consent list"
        raise UnknownId(f'no consent "{typed}"; nothing was recorded', hint=hint)
    return name


def show(call: Call, id: str) -> Outcome:
    """One consent in full, with the facts under it that this reader may see."""
    from memkit.errors import NotFound
    from memkit.query.lookup import resolve
    from memkit.query.reader import open_reader

    reader = open_reader(call)
    name = resolve(id, reader.state.consents)
    if name is None:
        raise NotFound(f'no consent "{id}"', hint="memkit consent list")
    held = reader.state.consents[name]
    facts = [reader.state.facts[fact] for fact in filter(None, held.get("facts", "").split(","))]
    seen = [fact.id for fact in facts if reader.visible(fact)]
    data = {**_data(reader.state, name), "facts": seen}
    lines = [f"{name} · {data['status']}"]
    lines += [
        f"  {key + ':':<17}{value if isinstance(value, str) else ', '.join(value)}"
        for key, value in data.items()
        if value and key not in ("id", "status")
    ]
    notes = _not_here(reader)
    return Outcome("\n".join(lines), data=data, id=name, exit_code=1 if notes else 0, notes=notes)


def _not_here(reader: Reader) -> tuple[str, ...]:
    """Notes if the ledger's tag key is not on this machine."""
    from memkit.query.consents import has_vault

    if has_vault(reader.loaded.workspace.root, reader.state):
        return ()
    return (
        "this machine lacks the ledger's tag key, so it cannot know whom consents are about and what they allow",
        "hint: memkit vault import FILE  # FILE: written by memkit vault export where the key is",
    )


def list_all(call: Call) -> Outcome:
    """Every consent, one line each."""
    from memkit.query.reader import open_reader

    reader = open_reader(call)
    state = reader.state
    rows = [_data(state, name) for name in state.consents]
    lines = [f"{row['id']}  {row['status']}  {row['purpose']}{_until(row)}  {row['tenant']}" for row in rows]
    notes = _not_here(reader) if rows else ("no consents are recorded",)
    return Outcome("\n".join(lines), data={"consents": rows}, notes=notes)


def _data(state: State, name: str) -> dict[str, str]:
    from memkit.query.consents import consent_state

    held = state.consents[name]
    kept = {key: value for key, value in held.items() if key not in ("facts", "by", "digest")}
    return {"id": name, "status": consent_state(state, name), **kept}

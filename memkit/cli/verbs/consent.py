"""`memkit consent`: grant, revoke, show and list what people agreed to."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.write.transaction import Transaction

_LEVELS = ("public", "internal", "confidential", "restricted")
VERBS = (
    Verb(
        "consent grant",
        "record what a person agreed to",
        description=(
            "An append-only record. The person is asked for on the terminal or read from stdin, never from the command"
            " line, and the ledger holds a tag of them, not the name. People only."
        ),
        example='memkit consent grant --purpose support --predicate "contact_*" --until 2027-11-01',
        exits={0: "recorded", 2: "a time or word is off", 4: "no person, or no such consent to supersede"},
        opts=(
            Opt("--purpose", "what for, in a word", metavar="WORD", required=True),
            Opt("--predicate", "a key, the last part of one, or a prefix with *", many=True, metavar="KEY"),
            Opt("--classification", "a classification it covers", many=True, choices=_LEVELS),
            Opt("--tenant", "whose memory it is for", metavar="NAME"),
            Opt("--basis", "the ground it stands on", metavar="WORD", default="consent"),
            Opt("--captured", "when it was given; now when left out", metavar="TIME"),
            Opt("--until", "when it runs out", metavar="TIME"),
            Opt("--evidence", "where it is on paper", metavar="PATH"),
            Opt("--auditor", "who answers for it; you when left out", metavar="WHO"),
            Opt("--supersedes", "the record it corrects", metavar="ID"),
            Opt("--id", "its id; made when left out", metavar="ID"),
            *WRITING,
        ),
        run="grant",
        writes=True,
    ),
    Verb(
        "consent revoke",
        "end consents: values are shredded, dependent facts leave every answer",
        description=(
            "Deletes the keys of the values that stood under it, at once. The ledger stays as it is; the facts leave"
            " every projection and every answer. It cannot be undone."
        ),
        example='memkit consent revoke consent-7f3a12bc --why "asked us to"',
        exits={0: "revoked, or was already", 4: "no such consent, or no person"},
        args=(Arg("ids", "the consents", many=True),),
        opts=(WHY, *WRITING),
        run="revoke",
        writes=True,
    ),
    Verb(
        "consent show",
        "one consent, with what stands under it",
        example="memkit consent show consent-7f3a12bc",
        exits={0: "shown", 1: "no such consent"},
        args=(Arg("id", "the consent"),),
        run="show",
    ),
    Verb(
        "consent list",
        "every consent and whether it holds",
        example="memkit consent list",
        exits={0: "listed, also when there is none"},
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
    """Records a consent at once, whatever session is open."""
    from memkit.model.events import Consented
    from memkit.write.change import needs_person
    from memkit.write.grant import consented
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    needs_person(tx, "record a consent")
    given = {key: value for key, value in words.items() if value}
    subject = asked(call, "whose consent is it?")
    id, fields = consented(tx, subject, purpose, predicate, classification or _LEVELS[:2], given)
    receipt = tx.record([Consented(id, "", fields)], title=f"Consent {id}", at_once=True)
    said = f"granted {id} · {dict(fields)['purpose']}{_until(dict(fields))}{receipt.tail()}"
    return Outcome(said, data={"id": id, **dict(fields), "session": receipt.session}, id=id)


def asked(call: Call, question: str) -> str:
    """A person, from a prompt that does not echo or from stdin; never from the command line."""
    from memkit.errors import UsageError

    if call.interactive:
        from getpass import getpass

        said = getpass(f"{question} ")
    else:
        said = call.stdin()
    said = " ".join(said.split())
    if not said:
        raise UsageError(
            "nobody was named on stdin", code="missing-subject", hint=f"printf '%s' … | {call.again()}"
        )
    return said


def _until(fields: dict[str, str]) -> str:
    return f" · until {fields['valid_until']}" if fields.get("valid_until") else ""


def revoke(call: Call, ids: tuple[str, ...], why: str | None) -> Outcome:
    """Ends consents and shreds what stood under them, at once."""
    from memkit.model.events import Event, Revoked
    from memkit.write.change import needs_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    needs_person(tx, "revoke a consent")
    names = [_known(tx, id) for id in ids]
    todo = [name for name in dict.fromkeys(names) if not tx.state.consents[name].get("revoked")]
    if not todo:
        return Outcome(f"unchanged {', '.join(names)} · revoked already", data={"ids": names}, id=names[0])
    fields = (("by", tx.actor.name), *((("why", why),) if why else ()))
    events: list[Event] = [Revoked(name, "", fields) for name in todo]
    held = {name: tx.state.consents[name].get("facts", "") for name in todo}
    receipt = tx.record(events, title=f"Revoke {todo[0]}", at_once=True)
    facts = sum(len(value.split(",")) for value in held.values() if value)
    tail = f" · {counted(facts, 'fact')} withheld" if facts else ""
    said = f"revoked {', '.join(todo)}{tail}{receipt.tail()}"
    return Outcome(said, data={"ids": todo, "withheld": facts, "session": receipt.session}, id=todo[0])


def _known(tx: Transaction, typed: str) -> str:
    from memkit.errors import UnknownId
    from memkit.query.lookup import nearest, resolve

    name = resolve(typed, tx.state.consents)
    if name is None:
        near = nearest(typed, list(tx.state.consents))
        hint = tx.call.again(instead={typed: near}) if near else "memkit consent list"
        raise UnknownId(f'no consent "{typed}"; nothing was recorded', hint=hint)
    return name


def show(call: Call, id: str) -> Outcome:
    """One consent in full; of what stands under it, what this reader may see."""
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
    return Outcome("\n".join(lines), data=data, id=name)


def list_all(call: Call) -> Outcome:
    """Every consent, a line each."""
    from memkit.query.reader import open_reader

    state = open_reader(call).state
    rows = [_data(state, name) for name in state.consents]
    lines = [f"{row['id']}  {row['status']}  {row['purpose']}{_until(row)}  {row['tenant']}" for row in rows]
    return Outcome("\n".join(lines), data={"consents": rows})


def _data(state: State, name: str) -> dict[str, str]:
    from memkit.query.consents import standing

    held = state.consents[name]
    kept = {key: value for key, value in held.items() if key not in ("facts", "by", "digest")}
    return {"id": name, "status": standing(state, name), **kept}

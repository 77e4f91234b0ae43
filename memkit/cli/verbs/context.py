"""`memkit context`: what to know for a task, within a token budget."""

from __future__ import annotations

from memkit.cli.frame import INT, SHOWN_TIERS, Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome, with_personal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.model.fact import Fact
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.recall.pack import Pack

VERB = Verb(
    "context",
    "what to know for a task, within a token budget",
    description=(
        "Standing rules first; then what not to rely on, open threads, facts ranked for the task, the map of records,"
        " what changed. Fenced as data, with ids. memkit estimates tokens as ceil(UTF-8 bytes / 4) and never exceeds"
        " the budget. --json lists what is included, with reasons and cost, how much was left out and the first few of"
        " that; --omitted names all of it."
    ),
    example='memkit context "change the rate limits" --budget 1500',
    exits={0: "packed", 2: "the budget holds no pack"},
    args=(Arg("task", "the task, in a sentence", required=False, many=True),),
    opts=(
        Opt("--intent", "the task; the same as TASK", metavar="TEXT", default=""),
        Opt("--budget", "tokens it may cost", kind=INT, metavar="N"),
        Opt("--lines", "lines it may have", kind=INT, metavar="N", rare=True),
        Opt("--limit", "facts it may hold", short="-n", kind=INT, metavar="N", rare=True),
        Opt("--section", "only facts of this section", metavar="SECTION", rare=True),
        Opt("--tier", "only facts of this tier", choices=SHOWN_TIERS, rare=True),
        Opt("--tenant", "only facts of this tenant", metavar="TENANT", rare=True),
        Opt(
            "--classification",
            "only up to this classification",
            choices=("public", "internal", "confidential", "restricted"),
            rare=True,
        ),
        Flag("--since-last", "only what changed since your last session"),
        Flag("--omitted", "name all that was left out, not the first few", rare=True),
        Flag("--pin", "record the pack in the session"),
    ),
)

# no limit
_ALL = 10**9


def run(
    call: Call,
    task: tuple[str, ...],
    intent: str,
    budget: int | None,
    lines: int | None,
    limit: int | None,
    since_last: bool,
    omitted: bool,
    pin: bool,
    **filters: object,
) -> Outcome:
    """Prints the pack; --pin records it."""
    from memkit.query.context import build_pack, changes_since
    from memkit.query.filters import check_filters
    from memkit.query.handover import own_session
    from memkit.query.reader import open_reader
    from memkit.recall.pack import NAMED
    from memkit.store.actors import resolve_actor
    from memkit.write import host_id

    for name, most_said, least in (("limit", limit, 1), ("budget", budget, 0), ("lines", lines, 0)):
        if most_said is not None and most_said < least:
            from memkit.errors import UsageError

            hint = f"memkit context --{name} {'1500' if name == 'budget' else '20'}"
            raise UsageError(f"--{name} is {least} or more", code="bad-limit", hint=hint)
    intent = " ".join((*task, intent)).strip()
    reader = open_reader(call)
    check_filters(reader, filters)
    table = reader.policy.context
    actor = resolve_actor(call.actor_flag, call.terminal, call.workspace.root).name
    if since_last:
        rows = changes_since(reader, actor)
        return Outcome("\n".join(rows) or "nothing changed since your last session", data={"changes": rows})
    most = lines if lines is not None else (table.lines if budget is None else max(table.lines, 2000))
    room = budget if budget is not None else table.tokens
    tests = _tests(reader, filters)
    own = own_session(call.workspace, actor, host_id(call.host_session))
    named = _ALL if omitted else NAMED
    facts = _ALL if limit is None else limit
    pack = build_pack(
        reader, intent, room, most, actor, filters=tests, own=own, named=named, most_facts=facts
    )
    data: dict[str, object] = {
        "pack": pack.id,
        "budget": pack.budget,
        "tokens": pack.tokens,
        "included": [_with_standing(reader, row) for row in pack.included],
        "omitted": list(pack.left.first),
        "left_out": {"facts": pack.left.count, "tokens": pack.left.tokens},
        "conflicts": _conflicts(reader),
        "text": pack.text,
    }
    if pin:
        data["session"] = _pin(call, pack)
    text = pack.text.rstrip("\n")
    if omitted:
        text += "".join(f"\n{row['id']}  {row['reason']}, {row['tokens']} tokens" for row in pack.left.first)
    outcome = Outcome(text, data=data, id=pack.id)
    from memkit.store import has_personal

    if has_personal():
        return with_personal(outcome, call, intent, fenced=True)
    return outcome


def _conflicts(reader: Reader) -> object:
    """The open conflicts as `list conflicts --json` prints them."""
    if not reader.state.conflicts:
        return []
    from memkit.cli.verbs.list import conflicts

    return (conflicts(reader).data or {}).get("conflicts", [])


def _with_standing(reader: Reader, row: dict[str, object]) -> dict[str, object]:
    """A row of the pack with the fact's standing."""
    fact = reader.state.facts.get(str(row["id"]))
    return row if fact is None else {**row, "standing": fact.standing}


def _tests(reader: Reader, filters: dict[str, object]) -> dict[str, Callable[[Fact], bool]]:
    """Option → test of a fact, for the typed options."""
    from memkit.rules import decay, view

    given = {name: str(value) for name, value in filters.items() if value is not None}

    def up_to(fact: Fact) -> bool:
        from memkit.model.policy import CLASSIFICATIONS

        most = CLASSIFICATIONS.index(given["classification"])
        return CLASSIFICATIONS.index(view.classification(fact)) <= most

    tests: dict[str, Callable[[Fact], bool]] = {
        "section": lambda fact: view.section(fact).casefold() == given["section"].casefold(),
        "tier": lambda fact: (
            decay.tier(fact, reader.state, reader.policy)[0] == decay.tier_named(given["tier"])
        ),
        "tenant": lambda fact: view.tenant(fact, reader.policy) == given["tenant"],
        "classification": up_to,
    }
    return {f"--{name}": tests[name] for name in given}


def _pin(call: Call, pack: Pack) -> str:
    from memkit.model.generated import sem
    from memkit.rules.episodes import packed_event
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    ids = [str(item["id"]) for item in pack.included if item.get("id")]
    event = packed_event(pack.id, ids, sem(tx.state), budget=pack.budget, tokens=pack.tokens)
    return tx.record([event], opens=True).session

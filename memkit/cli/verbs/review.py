"""`memkit review`: walk through all that waits."""

from __future__ import annotations

from memkit.cli.frame.declare import INT, Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.rules.review import Item
    from memkit.write.review import Answer, Reviewed

VERB = Verb(
    "review",
    "walk through all that waits: candidates, conflicts, fading, stale, due",
    description=(
        "On a terminal: a panel for each item, one key for an answer; u takes the last one back, s skips, q ends and"
        " records what was answered. Wholly scriptable: --json lists the items, --apply takes the answers, as JSON"
        " lines or a list of {item, answer, why, when}."
    ),
    example="memkit review --apply answers.json",
    exits={0: "done, or nothing waits", 1: "listed: something waits", 4: "an answer could not be recorded"},
    args=(Arg("ids", "only these facts, or document families", required=False, many=True),),
    opts=(
        Opt("--apply", "answers from a file, or - for stdin", metavar="FILE"),
        Opt("--kind", "only candidates, conflicts, fading …", metavar="KIND"),
        Opt("--limit", "at most so many", short="-n", kind=INT, metavar="N"),
        Opt("--skip", "leave out the first so many", kind=INT, default=0, metavar="N"),
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call,
    ids: tuple[str, ...],
    apply: str | None,
    kind: str | None,
    limit: int | None = None,
    skip: int = 0,
) -> Outcome:
    """Lists, applies, or asks."""
    from memkit.errors import UsageError
    from memkit.query.filters import refuse_unless
    from memkit.rules.review import KINDS
    from memkit.write import review
    from memkit.write.transaction import Transaction

    if skip < 0 or (limit is not None and limit < 1):
        raise UsageError("--limit and --skip count items", code="bad-limit", hint="memkit review --limit 20")
    if kind is not None:
        refuse_unless(call.argv, "--kind", kind.removesuffix("s"), KINDS)
    tx = Transaction(call, reads=apply is None)
    asks = call.interactive and not call.json and not call.damage
    if apply is not None:
        return _answer(review.apply(tx, _answers(call, apply)))
    items = [item for item in review.items(tx) if _wanted(item, ids, kind)]
    if not items:
        if asks and not ids and not kind:
            return _answer(review.apply(tx, []), "nothing waits; the review is on record")
        return Outcome("nothing waits", data={"items": []})
    every, items = len(items), items[skip:][:limit]
    if asks:
        from memkit.cli.verbs.dialogue import ask

        answers = ask(items)
        return (
            _answer(review.apply(tx, answers))
            if answers
            else Outcome("nothing was answered", data={"items": []})
        )
    lines = [line for item in items for line in _lines(item)]
    data = {"items": [_data(item) for item in items], "waiting": every}
    return Outcome("\n".join(lines), data=data, exit_code=1, notes=_more(every, skip + len(items), limit))


def _more(every: int, shown: int, limit: int | None) -> tuple[str, ...]:
    """How many come after those that were listed, and how to get them."""
    if limit is None or shown >= every:
        return ()
    return (f"{every - shown:,} more wait", f"hint: memkit review --limit {limit} --skip {shown}")


def _wanted(item: Item, ids: tuple[str, ...], kind: str | None) -> bool:
    singular = (kind or "").removesuffix("s")
    if kind and item.kind != singular and item.kind != kind:
        return False
    return not ids or any(item.id.startswith(id) or (item.group and item.group.startswith(id)) for id in ids)


def _lines(item: Item) -> list[str]:
    answers = " · ".join(word for _, word in item.answers)
    return [f"{item.name}  {item.text}", *(f"  {line}" for line in item.detail), f"  answers: {answers}"]


def _data(item: Item) -> dict[str, object]:
    return {
        "item": item.name,
        "kind": item.kind,
        "id": item.id,
        "text": item.text,
        "detail": list(item.detail),
        "group": item.group,
        "answers": [word for _, word in item.answers] + ["skip"],
    }


def _answers(call: Call, source: str) -> list[Answer]:
    import json
    from os.path import join

    from memkit.errors import UsageError
    from memkit.store.files import read

    hint = '[{"item": "candidate:rate-limit-429", "answer": "promote"}]'
    try:
        text = call.stdin() if source == "-" else read(join(call.cwd, source)).decode()
        bare = text.strip()
        rows = (
            json.loads(bare)
            if bare.startswith("[")
            else [json.loads(line) for line in bare.splitlines() if line.strip()]
        )
        if isinstance(rows, dict):
            rows = rows.get("answers", [])
        return [{str(key): str(value) for key, value in row.items()} for row in rows]
    except (OSError, ValueError, AttributeError) as error:
        raise UsageError(f"--apply {source}: {error}", code="bad-answers", hint=hint) from None


def _answer(done: Reviewed, said: str = "") -> Outcome:
    words = said or f"reviewed {len(done.answered)} · {done.left} left{done.receipt.tail()}"
    data = {"answered": list(done.answered), "left": done.left, "session": done.receipt.session}
    code = 4 if done.problems else 0
    return Outcome(words, data=data, problems=done.problems, exit_code=code, notes=done.receipt.notes)

"""`memkit review`: answer everything that waits."""

from __future__ import annotations

from memkit.cli.frame import INT, PERSONAL, Arg, Flag, Opt, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model import Problem
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.rules.review import Item
    from memkit.write.review import Reviewed
    from memkit.write.transaction import Transaction

VERB = Verb(
    "review",
    "walk through all that waits: candidates, conflicts, fading, stale, due",
    description=(
        "On a terminal: one panel per item, one key per answer; ? explains the keys. memkit saves each answer at once;"
        " q, the end and Ctrl-C seal them as one session; after a kill your next writing command does. Without a"
        " terminal: --json lists the items with their answers, --apply takes answers as JSON lines or a list of {item,"
        " answer, why, when, evidence, text}, --answer gives one answer to all that is listed."
    ),
    example="memkit review --unreviewed --answer holds",
    exits={
        0: "done, or nothing waits",
        1: "listed: something waits",
        4: "an answer could not be recorded",
        130: "stopped by Ctrl-C; what was answered is on record",
    },
    args=(
        Arg(
            "ids",
            "only these facts or documents; the beginning of a name will do",
            required=False,
            many=True,
            of="candidate",
        ),
    ),
    opts=(
        Opt("--apply", "answers from a file, or - for stdin", metavar="FILE"),
        Opt("--kind", "only candidates, conflicts, fading …", metavar="KIND"),
        Flag("--unreviewed", "facts that count though nobody looked at them: confirm or archive"),
        Opt("--session", "only what this session raised", metavar="SESSION"),
        Opt("--document", "only what was read in this document", metavar="PATH"),
        Opt("--answer", "one answer for all that is listed; asks first", metavar="WORD"),
        WHY,
        Opt("--limit", "at most so many", short="-n", kind=INT, metavar="N"),
        Opt("--skip", "leave out the first so many", kind=INT, default=0, metavar="N"),
        PERSONAL,
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call,
    ids: tuple[str, ...],
    apply: str | None,
    kind: str | None,
    unreviewed: bool = False,
    session: str | None = None,
    document: str | None = None,
    answer: str | None = None,
    why: str | None = None,
    limit: int | None = None,
    skip: int = 0,
) -> Outcome:
    """Lists what waits, applies answers, or asks on the terminal."""
    from memkit.errors import UsageError
    from memkit.write import review
    from memkit.write.transaction import Transaction

    if skip < 0 or (limit is not None and limit < 1):
        raise UsageError("--limit and --skip count items", code="bad-limit", hint="memkit review --limit 20")
    if not call.dry_run:
        from memkit.hosts.hook_io import seal_left_by_servers

        seal_left_by_servers(call)
    tx = Transaction(call, reads=apply is None and answer is None)
    if not call.damage:
        # seal the answers of a killed review first, so that their items no longer wait
        tx.finish_reviews()
    if apply is not None:
        return _apply_file(tx, apply)
    wanted = _Wanted(tx, ids, "unreviewed" if unreviewed else kind, session, document)
    if answer is not None:
        return _answer_all(tx, wanted, answer, why or "")
    if call.interactive and not call.json and not call.damage:
        return _hold_dialogue(tx, wanted)
    found = wanted(tx.state)
    every, items = len(found), review.with_lines(tx, found[skip:][:limit])
    if not items:
        return Outcome("nothing waits", data={"items": []})
    lines = [line for item in items for line in _lines(item)]
    data = {"items": [_data(item) for item in items], "waiting": every}
    return Outcome("\n".join(lines), data=data, exit_code=1, notes=_more(every, skip + len(items), limit))


def _more(every: int, shown: int, limit: int | None) -> tuple[str, ...]:
    """How many more items wait, and the command that lists them."""
    if limit is None or shown >= every:
        return ()
    return (f"{every - shown:,} more wait", f"hint: memkit review --limit {limit} --skip {shown}")


class _Wanted:
    """Selects the items that match the filters; refuses a filter that can match nothing."""

    def __init__(
        self,
        tx: Transaction,
        ids: tuple[str, ...],
        kind: str | None,
        session: str | None,
        document: str | None,
    ) -> None:
        self.tx, self.ids, self.document = tx, ids, document or ""
        self.kind = kind or ""
        self.session = _stem(tx, session) if session else ""
        self._refuse_unknown()

    def _refuse_unknown(self) -> None:
        from memkit.query.filters import refuse_unless
        from memkit.rules.review_keys import KINDS

        # the hint lists what the nearest filter selects; a guess answers nothing
        argv = _without_answer(self.tx.call.argv)
        if self.kind:
            one = self.kind.casefold()
            one = one if one in KINDS else one.removesuffix("s")
            if one not in KINDS:
                refuse_unless(argv, "--kind", self.kind, KINDS)
            self.kind = one
        for id in self.ids:
            self._refuse_unknown_id(id)
        if self.document:
            documents = {fact.document for fact in self.tx.state.facts.values()}
            refuse_unless(argv, "--document", self.document, documents)

    def _refuse_unknown_id(self, typed: str) -> None:
        """Refuses a word that is the beginning of no fact, document or other item."""
        from memkit.query.lookup import unknown_id
        from memkit.rules.review_keys import ASKED_FOR
        from memkit.write.review import agenda_items

        tx = self.tx
        facts = [fact for fact in tx.state.facts.values() if tx.exists(fact, False)]
        names = {name for fact in facts for name in (fact.id, fact.document) if name}
        if not any(name.startswith(typed) for name in names):
            waiting = {item.id for item in agenda_items(tx, ASKED_FOR)}
            if not any(name.startswith(typed) for name in waiting):
                raise unknown_id(typed, sorted(names | waiting), _without_answer(tx.call.argv))

    def __call__(self, state: State) -> list[Item]:
        from memkit.rules.review_keys import ASKED_FOR
        from memkit.write.review import agenda_items

        kinds = tuple(kind for kind in ASKED_FOR if kind == self.kind)
        return [item for item in agenda_items(self.tx, kinds, state) if self._fits(item)]

    def _fits(self, item: Item) -> bool:
        if self.kind and item.kind != self.kind:
            return False
        if (self.session and item.session != self.session) or (
            self.document and item.group.casefold() != self.document.casefold()
        ):
            return False
        begins = (item.id, item.group)
        return not self.ids or any(text.startswith(id) for text in begins if text for id in self.ids)

    @property
    def is_all(self) -> bool:
        """True if there is no filter."""
        return not (self.ids or self.kind or self.session or self.document)


def _stem(tx: Transaction, typed: str) -> str:
    from memkit.errors import NotFound
    from memkit.query.lookup import resolve

    found = resolve(typed, tx.state.ordinal)
    if found is None:
        raise NotFound(f'no session "{typed}"', hint="memkit log  # lists them")
    return found


# -- answering -------------------------------------------------------------------------------------


def _apply_file(tx: Transaction, source: str) -> Outcome:
    """Records the answers of a file in one session."""
    from memkit.cli.verbs.bulk import read_answers, shown_name
    from memkit.write import review

    answers, problems = read_answers(tx.call, source)
    return _outcome(review.apply_answers(tx, answers, shown_name(source)), before=problems)


def _answer_all(tx: Transaction, wanted: _Wanted, word: str, why: str) -> Outcome:
    """Asks, then gives one answer to all items that take it."""
    from memkit.cli.verbs.bulk import bulk_items, bulk_words, without_opposed
    from memkit.write import review
    from memkit.write.change import require_person

    items = wanted(tx.state)
    taken = [each for each in bulk_words() if bulk_items(items, each)]
    word = _meant_word(tx, wanted, items, word)
    taking, apart = without_opposed(tx, bulk_items(items, word), word)
    if not taking:
        which = f": these take {', '.join(taken)}" if taken else ""
        return Outcome(
            "\n".join([f"nothing waits for that answer{which}", *apart]),
            data={"answered": [], "left": len(items), "session": ""},
            exit_code=1 if items else 0,
        )
    if not tx.call.dry_run:
        # before the question, whose hint would be refused
        require_person(tx, "review")
    few = "".join(f"\n  {item.id}  {item.text}" for item in taking[:5])
    few += f"\n  … {len(taking) - 5} more: memkit review --json" if len(taking) > 5 else ""
    if not tx.call.dry_run and not tx.call.confirm(f"{word} {len(taking)} of {len(items)}?{few}\n"):
        return Outcome("nothing was answered", data={"answered": [], "left": len(items), "session": ""})
    row = {"answer": word, **({"why": why} if why else {})}
    rows = [(at, {**row, "item": item.name}) for at, item in enumerate(taking, 1)]
    done = _outcome(review.apply_answers(tx, rows))
    for line in apart:
        done.add_note(line)
    return done


def _meant_word(tx: Transaction, wanted: _Wanted, items: list[Item], typed: str) -> str:
    """The answer that a typed word means for all these items; refuses an unknown word, and one with several meanings."""
    from memkit.cli.verbs.bulk import bulk_items, bulk_words
    from memkit.errors import UsageError
    from memkit.query.call import shell_quoted
    from memkit.query.lookup import nearest
    from memkit.rules.review_keys import ENDING, TAKES, meant_answer

    kinds = dict.fromkeys(item.kind for item in items) or dict.fromkeys(filter(None, [wanted.kind]))
    meant = dict.fromkeys(meant_answer(typed, kind) for kind in kinds)
    known = [word for word in meant if word in bulk_words()]
    if len(known) == 1 or typed.casefold() in bulk_words():
        return known[0] if len(known) == 1 else typed.casefold()
    # offer what these items take, or those of that kind if none waits
    taken = [each for each in bulk_words() if bulk_items(items, each)]
    kind_words = [each for each in bulk_words() if each in TAKES.get(wanted.kind, ())]
    words = taken or kind_words or list(bulk_words())
    near = nearest(typed, bulk_words())
    argv = tx.call.argv
    if not known and near in words and near not in ENDING and typed in argv:
        hint = shell_quoted(["memkit", *(near if word == typed else word for word in argv)])
    else:
        hint = shell_quoted(["memkit", *(_without_answer(argv) or ("review",))]) + "  # lists what waits"
    listed = ", ".join(words)
    said = f'"{typed}" means {" or ".join(known)} here' if known else f'not "{typed}"'
    raise UsageError(f"--answer is one of {listed}, {said}", code="bad-choice", hint=hint)


def _without_answer(argv: tuple[str, ...]) -> tuple[str, ...]:
    """The call without --answer and --yes: it lists and changes nothing."""
    found: list[str] = []
    todo = list(argv)[::-1]
    while todo:
        word = todo.pop()
        if word == "--answer" and todo:
            todo.pop()
        elif word not in ("--answer", "--yes") and not word.startswith("--answer="):
            found.append(word)
    return tuple(found)


def _hold_dialogue(tx: Transaction, wanted: _Wanted) -> Outcome:
    """Holds the dialogue and seals the answers, however it ends."""
    from memkit.cli.verbs.dialogue import hold
    from memkit.write import review
    from memkit.write.sitting import Sitting

    sitting = Sitting(tx, wanted)
    if not sitting.items:
        if wanted.is_all:
            return _outcome(
                review.apply_answers(tx, []), _nothing_waits(tx, "nothing waits; the review is on record")
            )
        return Outcome("nothing waits", data={"items": []})
    stopped = hold(sitting)
    if not sitting.answered:
        return Outcome("nothing was answered", data={"items": []}, exit_code=128 + stopped if stopped else 0)
    return _outcome(sitting.seal(), stopped=stopped)


def _nothing_waits(tx: Transaction, words: str) -> str:
    """ "Nothing waits", and how to see unreviewed facts."""
    from memkit.rules.review import on_request

    count = len(on_request(tx.state, "unreviewed"))
    return f"{words} · {count} unreviewed: memkit review --unreviewed" if count else words


def _outcome(done: Reviewed, said: str = "", before: tuple[Problem, ...] = (), stopped: int = 0) -> Outcome:
    words = said or f"reviewed {len(done.answered)} · {done.left} left{done.receipt.tail()}"
    data = {"answered": list(done.answered), "left": done.left, "session": done.receipt.session}
    problems = tuple(sorted((*before, *done.problems), key=lambda problem: problem.line))
    code = 128 + stopped if stopped else 4 if problems else 0
    return Outcome(words, data=data, problems=problems, exit_code=code, notes=done.receipt.notes)


# -- listing ---------------------------------------------------------------------------------------


def _lines(item: Item) -> list[str]:
    answers = " · ".join(item.words)
    return [f"{item.name}  {item.text}", *(f"  {line}" for line in item.detail), f"  answers: {answers}"]


def _data(item: Item) -> dict[str, object]:
    return {
        "item": item.name,
        "kind": item.kind,
        "id": item.id,
        "text": item.text,
        "detail": list(item.detail),
        "group": item.group,
        "session": item.session,
        "lacks": list(item.lacks),
        "answers": [*item.words, "skip"],
    }

"""Many answers of a review at once: one answer for the items a user picks, or a file of answers for `review --apply`.

The picked items are listed and confirmed first. The file holds JSON lines or a JSON list.
"""

from __future__ import annotations

from memkit.rules.review_keys import NEEDS, REASONED, WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.cli.frame.terminal import Keyboard
    from memkit.cli.verbs.dialogue import Screen
    from memkit.model import Problem
    from memkit.query.call import Call
    from memkit.rules.review import Item
    from memkit.rules.review_keys import Key
    from memkit.write.review_answer import Answer
    from memkit.write.sitting import Sitting
    from memkit.write.transaction import Transaction


# answers that a person stands behind: of two claims that contradict each other, not both at once
_CONFIRMING = {"promote": "promote", "holds": "verify"}
# answers that make sense for one item only
_SINGLE = (*NEEDS, "first", "second")


def answer_many(sitting: Sitting, keyboard: Keyboard, screen: Screen, item: Item) -> bool:
    """Asks which items and which answer, shows the count and the first few, and asks to confirm; True if answered."""
    groups = _groups(sitting, item)
    shown = "  ".join(f"[{key}] {name} ({len(found)})" for key, (name, found) in groups.items())
    screen.say(f"all of which?  {shown}")
    chosen = groups.get((keyboard.line(f"{', '.join(groups)} (Enter: none): ") or "")[:1].lower())
    keys = {row.key: row for row in item.keys if row.word not in _SINGLE}
    if chosen is None or not keys:
        return _say_nothing_answered(screen)
    screen.say("which answer?  " + "  ".join(f"[{row.key}] {row.label}" for row in keys.values()))
    key = keys.get((keyboard.line(f"{', '.join(keys)} (Enter: none): ") or "")[:1].lower())
    taking = bulk_items(chosen[1], key.word) if key is not None else []
    taking, apart = without_opposed(sitting.tx, taking, key.word if key is not None else "")
    screen.lines(apart)
    if key is None or not taking or not _confirm(keyboard, screen, key, taking, len(chosen[1])):
        return _say_nothing_answered(screen)
    return _answer_all(sitting, keyboard, screen, key, taking)


def promote_document(sitting: Sitting, keyboard: Keyboard, screen: Screen, item: Item) -> bool:
    """Asks once, then promotes all open candidates of the item's document; those that cannot be are named and stay."""
    key, group = WORDS["promote"], _groups(sitting, item)["d"][1]
    found, apart = without_opposed(sitting.tx, bulk_items(group, "promote"), "promote")
    screen.lines(apart)
    ready, stay = sitting.split(found, {"answer": key.word})
    if not ready:
        _say_problems(screen, stay)
        return _say_nothing_answered(screen)
    of = f"{len(ready)} of {len(found)}" if stay else f"all {len(ready)}"
    others = f" {len(stay)} {'is not ready and stays' if len(stay) == 1 else 'are not ready and stay'}"
    screen.say(f"promote {of} of {item.group}?{others if stay else ''}  [y] yes  any other key: no")
    if keyboard.key() != "y":
        return _say_nothing_answered(screen)
    return _answer_all(sitting, keyboard, screen, key, found)


def bulk_items(items: Sequence[Item], word: str) -> list[Item]:
    """The items that take the answer."""
    return [item for item in items if word in item.words and word not in _SINGLE]


def without_opposed(tx: Transaction, taking: list[Item], word: str) -> tuple[list[Item], list[str]]:
    """The items without those that another claim contradicts, which a person confirms one by one; and a line for each."""
    from memkit.write.review import opponents_of

    found = opponents_of(tx, taking) if word in _CONFIRMING else {}
    lines = [
        f"left out {item.id}: it contradicts {', '.join(found[item.name])}; memkit {_CONFIRMING[word]} {item.id}"
        for item in taking
        if item.name in found
    ]
    return [item for item in taking if item.name not in found], lines


def bulk_words() -> tuple[str, ...]:
    """The answers that can be given to many items at once."""
    return tuple(word for word in WORDS if word not in _SINGLE)


def _groups(sitting: Sitting, item: Item) -> dict[str, tuple[str, list[Item]]]:
    """Key → name and unanswered items of a group: this document, this session, this kind."""
    done = sitting.answered
    open_ones = [each for each in sitting.items if each.name not in done]
    named = (
        ("d", f"document {item.group}", [each for each in open_ones if each.group == item.group]),
        (
            "s",
            f"session {_session_name(sitting, item.session)}",
            [each for each in open_ones if each.session == item.session],
        ),
        ("k", f"kind {item.kind}", [each for each in open_ones if each.kind == item.kind]),
    )
    known = {"d": item.group, "s": item.session, "k": item.kind}
    return {key: (name, found) for key, name, found in named if known[key]}


def _session_name(sitting: Sitting, stem: str) -> str:
    """A session's day and author."""
    row = next((row for row in sitting.tx.state.rows if row.stem == stem), None)
    return f"of {stem[:10]} by {row.actor}" if row is not None else stem


def _confirm(keyboard: Keyboard, screen: Screen, key: Key, taking: list[Item], chosen: int) -> bool:
    others = f"; {chosen - len(taking)} of them take no such answer" if chosen > len(taking) else ""
    screen.say(f"{key.word} {len(taking)}{others}:")
    screen.show_few(taking)
    return (keyboard.line(f"{key.word} {len(taking)}? (y): ") or "").lower() in ("y", "yes")


def _answer_all(sitting: Sitting, keyboard: Keyboard, screen: Screen, key: Key, taking: list[Item]) -> bool:
    why = keyboard.line("why, for all of them (Enter for none): ") if key.word in REASONED else ""
    if why is None:
        return _say_nothing_answered(screen)
    given, problems = sitting.answer_all(taking, {"answer": key.word, **({"why": why} if why else {})})
    _say_problems(screen, problems)
    if given is None:
        return _say_nothing_answered(screen)
    screen.say(f"{given.words} · {sitting.left} of {len(sitting.items)} left")
    return True


def _say_problems(screen: Screen, problems: Sequence[Problem]) -> None:
    for problem in problems:
        screen.say(f"not recorded: {problem.message}", dim=True)


def _say_nothing_answered(screen: Screen) -> bool:
    screen.say("nothing answered")
    return False


_HINT = '{"item": "candidate:rate-limit-429", "answer": "promote"}'


def read_answers(call: Call, source: str) -> tuple[list[tuple[int, Answer]], tuple[Problem, ...]]:
    """(number, answer) per valid line and a problem per invalid one; raises if it cannot read the file."""
    from os.path import join

    from memkit.errors import UsageError, reason
    from memkit.store.files import read

    try:
        text = call.stdin() if source == "-" else read(join(call.cwd, source)).decode("utf-8-sig")
    except OSError as error:
        message = f"--apply {source}: {reason(error).lower()}"
        raise UsageError(
            message, code="bad-answers", hint="memkit review --json  # lists what waits"
        ) from None
    except ValueError as error:
        raise UsageError(f"--apply {source}: {error}", code="bad-answers", hint=_HINT) from None
    rows, problems = _rows(text, source)
    found: list[tuple[int, Answer]] = []
    for number, row in rows:
        wrong = _wrong(row)
        if wrong:
            problems.append(_problem(source, number, wrong))
        elif isinstance(row, dict):
            found.append((number, {str(key): str(value) for key, value in row.items()}))
    return found, tuple(problems)


def shown_name(source: str) -> str:
    """The file name that a problem shows."""
    return "stdin" if source == "-" else source


def _rows(text: str, source: str) -> tuple[list[tuple[int, object]], list[Problem]]:
    """The rows with their numbers: the position in a list, else the line."""
    import json

    if text.lstrip().startswith("["):
        from memkit.errors import UsageError

        try:
            return list(enumerate(json.loads(text), 1)), []
        except ValueError as error:
            raise UsageError(f"--apply {source}: {error}", code="bad-answers", hint=_HINT) from None
    rows: list[tuple[int, object]] = []
    problems: list[Problem] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            rows += [(number, json.loads(line))] if line.strip() else []
        except ValueError:
            problems.append(_problem(source, number, "this line is not JSON"))
    return rows, problems


def _wrong(row: object) -> str:
    """What is wrong with a row, or ""."""
    from memkit.write.review_answer import FIELDS

    if not isinstance(row, dict):
        return "an answer is a JSON object"
    unknown = [str(key) for key in row if key not in FIELDS]
    if unknown:
        return f"an answer has no {', '.join(unknown)}; it has {', '.join(FIELDS)}"
    bad = [key for key, value in row.items() if not isinstance(value, str)]
    return f"{bad[0]} must be a string" if bad else ""


def _problem(source: str, number: int, message: str) -> Problem:
    from memkit.model import Problem

    return Problem("bad-answers", shown_name(source), number, message, _HINT)

"""The command line: declares verbs, parses words, prints answers and errors. It decides nothing about memory: a verb loads,
asks the core, stores, and returns an `Outcome`.

This file is the program: it builds the `Call` of a command line, runs the verb, prints the answer and returns the exit
code. Only here are errors translated. It imports rare things (help, refusals, bugs) when they happen.
"""

from __future__ import annotations

import os
import sys

from memkit.cli.frame.ui import colour_wanted, is_terminal
from memkit.errors import MemkitError, NoWorkspace, UsageError
from memkit.query.call import Call, refuse_samples

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import TypeVar

    from memkit.cli.frame import Verb
    from memkit.cli.frame.outcome import Outcome
    from memkit.cli.frame.parse_words import Values
    from memkit.recall.rows import Watch

    Item = TypeVar("Item")


# the note for a writer whom memkit cannot identify
_WHO = "recorded as agent:unknown: no terminal and no known agent here; name yourself with --actor or MEMKIT_ACTOR"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one call and returns its exit code; without `argv`, runs this process's words and exits."""
    return _process() if argv is None else _call(list(argv))


def _process() -> int:
    """Runs without the garbage collector and exits without tearing down the interpreter: the process is short."""
    import gc
    import os

    from memkit.boot.image import keep

    # a state holds no cycles: a collection frees none of the 800,000 values of a `check` and costs a fifth of its time
    gc.set_threshold(1_000_000)
    code = _call(sys.argv[1:])
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (AttributeError, OSError, ValueError):
            pass
    keep()
    os._exit(code)


def _call(words: list[str]) -> int:
    try:
        return _answer(words)
    except MemkitError as error:
        from memkit.cli.frame.ui import print_error

        return print_error(error, as_json=has_flag(words, "--json"), plain=has_flag(words, "--no-color"))
    except KeyboardInterrupt:
        from memkit.cli.frame.failure import report_interrupt

        return report_interrupt()
    except Exception as error:
        from memkit.cli.frame.failure import report_unexpected

        return report_unexpected(error, words, as_json=has_flag(words, "--json"))


def has_flag(words: Sequence[str], flag: str) -> bool:
    """True if a global flag is among the words, even if they do not parse: for printing the refusal."""
    found = list(words)
    return flag in (found[: found.index("--")] if "--" in found else found)


def _answer(words: list[str]) -> int:
    front, rest = _front(words)
    if front.get("version"):
        return _run(["version"], 0, front)
    if front.get("help"):
        return _run(["help", "--page", *rest[:2]], 0, front)
    if rest:
        return _run(words, len(words) - len(rest), front)
    return _run_alone(words, front)


def _front(words: list[str]) -> tuple[Values, list[str]]:
    from memkit.cli.frame.parse_words import WordsError, split_front

    try:
        return split_front(words)
    except WordsError as error:
        from memkit.cli.frame.translate import with_hint

        raise with_hint(error, words) from None


def _run_alone(words: list[str], front: Values) -> int:
    """`memkit` alone: `status`, or outside a workspace the short help and how to begin."""
    try:
        return _run([*words, "status"], len(words), front)
    except NoWorkspace:
        if front.get("json"):
            raise
    from memkit.cli.frame.outcome import Outcome
    from memkit.cli.frame.ui import columns, emit
    from memkit.cli.help.reference import short_help

    notes = ("hint: memkit init",)
    return emit(
        Outcome(text=short_help(columns()), notes=notes, exit_code=3), build_call(words, front), "help"
    )


def _run(words: list[str], at: int, front: Values) -> int:
    """Runs the verb at `words[at]`, or prints its help or the version."""
    from memkit.cli.frame.ui import emit
    from memkit.cli.verbs import answer, find, with_known_verb

    words = with_known_verb(words, at)
    verb, module, after = find(words, at)
    if has_flag(after, "--help-all"):
        return _run(
            ["help", "--page", "--all-options", *(verb.name if verb else words[at]).split()], 0, front
        )
    if verb is None:
        return _run(["help", "--page", words[at]], 0, front)
    kwargs, behind, words = _parse_words(verb, after, words, at)
    if behind.get("version"):
        return _run(["version"], 0, front)
    if behind.get("help"):
        return _run(["help", "--page", *verb.name.split()], 0, front)
    call = build_call(words, {**front, **behind, **take_writing(kwargs)})
    if verb.writes:
        refuse_samples(call, kwargs)
    if call.personal:
        outcome = _answer_of_user(lambda: answer(verb, module, call, kwargs))
    else:
        outcome = answer(verb, module, call, kwargs)
    if call.is_unknown:
        outcome.notes = (_WHO, *outcome.notes)
    return emit(outcome, call, verb.name)


def _answer_of_user(ask: Callable[[], Outcome]) -> Outcome:
    """Asks the user's own memory; adds `--personal` to the commands in the answer or error."""
    from memkit.cli.frame.outcome import personal_hint, with_personal_hints

    try:
        return with_personal_hints(ask())
    except MemkitError as error:
        error.hint = personal_hint(error.hint)
        raise


def _parse_words(verb: Verb, after: list[str], words: list[str], at: int) -> tuple[Values, Values, list[str]]:
    """Keywords, global options and words of a call; words that do not fit are translated from aliases."""
    from memkit.cli.frame.parse_words import WordsError, parse

    try:
        return *parse(verb, after), words
    except WordsError:
        from memkit.cli.frame.translate import in_our_words

        after = in_our_words(verb, after)
        words = [*words[:at], *verb.name.split(), *after]
    try:
        return *parse(verb, after), words
    except WordsError as error:
        from memkit.cli.frame.translate import with_hint

        raise with_hint(error, words, verb, at) from None


def build_call(words: list[str], given: Values) -> Call:
    """The call that the global options and the terminal describe."""
    directory = given.get("directory")
    if is_terminal(sys.stderr) and not given.get("json") and not given.get("quiet"):
        from memkit import query

        query.watch = _bars()
    return Call(
        tuple(words),
        cwd=_directory(str(directory)) if directory is not None else "",
        json=bool(given.get("json")),
        quiet=bool(given.get("quiet")),
        dry_run=bool(given.get("dry_run")),
        yes=bool(given.get("yes")),
        actor_flag=_actor(words, given.get("actor")),
        session_flag=_text(given.get("session")),
        color=not given.get("no_color") and colour_wanted(sys.stdout),
        interactive=is_terminal(sys.stdin) and is_terminal(sys.stdout),
        terminal=any(map(is_terminal, (sys.stdin, sys.stdout, sys.stderr))),
        render=not given.get("no_render"),
        stage=bool(given.get("stage")),
        accept_clock=bool(given.get("accept_clock")),
        personal=bool(given.get("personal")),
    )


def take_writing(kwargs: Values) -> Values:
    """Removes the shared writing options from a verb's keywords and returns them: they belong to the call."""
    # a verb may have a --stage of its own
    names: tuple[str, ...] = ("no_render", "stage", "accept_clock") if "accept_clock" in kwargs else ()
    # `init --personal` creates the personal memory, so it has a --personal of its own
    names += ("personal",) if "personal" in kwargs and "preset" not in kwargs else ()
    return {name: kwargs.pop(name) for name in names}


def _bars() -> Watch:
    """A progress function for this call; its bars share one clock."""
    began: list[float] = []

    def bar(items: Iterable[Item], total: int, label: str) -> Iterator[Item]:
        from memkit.cli.frame.terminal import progress

        with progress(items, total, label, began=began) as todo:
            yield from todo

    return bar


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _actor(words: list[str], given: object) -> str | None:
    """The typed actor; refuses a name without `user:` or `agent:` and suggests the call with `agent:`."""
    if given is None or ":" in str(given):
        return _text(given)
    meant = {str(given): f"agent:{given}", f"--actor={given}": f"--actor=agent:{given}"}
    hint = Call(tuple(words)).again(instead=meant)
    raise UsageError(
        f'--actor "{given}" is not an actor; write agent:NAME or user:NAME', code="bad-actor", hint=hint
    )


def _directory(name: str) -> str:
    path = os.path.abspath(name)
    if not os.path.isdir(path):
        raise UsageError(f'no directory "{name}"', code="no-directory", hint="memkit -C . status")
    return path

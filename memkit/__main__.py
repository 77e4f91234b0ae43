"""The front door: looks at the verb, imports only that verb's file, prints its answer, returns the exit code.

Errors are translated here and nowhere else; what is rare (help, refusals, bugs) is imported when it happens.
"""

from __future__ import annotations

import os
import sys

from memkit.errors import MemkitError, NoWorkspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.cli.call import Call
    from memkit.cli.declare import Verb
    from memkit.cli.parse import Values


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one call of memkit and returns its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _answer(words)
    except MemkitError as error:
        from memkit.cli.ui import print_error

        return print_error(error, as_json=typed(words, "--json"), plain=typed(words, "--no-color"))
    except KeyboardInterrupt:
        from memkit.cli.bug import interrupted

        return interrupted()
    except Exception as error:
        from memkit.cli.bug import unexpected

        return unexpected(error, words, as_json=typed(words, "--json"))


def typed(words: Sequence[str], flag: str) -> bool:
    """Whether a global flag is among the words: for refusals, also of words that could not be parsed."""
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
    return _alone(words, front)


def _front(words: list[str]) -> tuple[Values, list[str]]:
    from memkit.cli.parse import WordsError, split_front

    try:
        return split_front(words)
    except WordsError as error:
        from memkit.cli.refuse import with_hint

        raise with_hint(error, words) from None


def _alone(words: list[str], front: Values) -> int:
    """`memkit` alone is `status`; outside a workspace the short help, and how to begin."""
    try:
        return _run([*words, "status"], len(words), front)
    except NoWorkspace:
        if front.get("json"):
            raise
    from memkit.cli.help import short_help
    from memkit.cli.outcome import Outcome
    from memkit.cli.ui import columns, emit

    notes = ("hint: memkit init",)
    return emit(
        Outcome(text=short_help(columns()), notes=notes, exit_code=3), make_call(words, front), "help"
    )


def _run(words: list[str], at: int, front: Values) -> int:
    """Runs the verb at `words[at]`; its own help and the version come before it."""
    from memkit.cli.find import find
    from memkit.cli.ui import emit

    verb, module, after = find(words, at)
    if verb is None:
        return _run(["help", "--page", words[at]], 0, front)
    kwargs, behind = _parsed(verb, after, words)
    if behind.get("version"):
        return _run(["version"], 0, front)
    if behind.get("help"):
        return _run(["help", "--page", *verb.name.split()], 0, front)
    call = make_call(words, {**front, **behind})
    return emit(getattr(module, verb.run)(call, **kwargs), call, verb.name)


def _parsed(verb: Verb, after: list[str], words: list[str]) -> tuple[Values, Values]:
    from memkit.cli.parse import WordsError, parse

    try:
        return parse(verb, after)
    except WordsError as error:
        from memkit.cli.refuse import with_hint

        raise with_hint(error, words, verb) from None


def make_call(words: list[str], given: Values) -> Call:
    """The call's surroundings from the global options."""
    from memkit.cli.call import Call
    from memkit.cli.ui import colour_wanted, is_terminal

    directory = given.get("directory")
    return Call(
        tuple(words),
        cwd=_directory(str(directory)) if directory is not None else "",
        json=bool(given.get("json")),
        quiet=bool(given.get("quiet")),
        dry_run=bool(given.get("dry_run")),
        yes=bool(given.get("yes")),
        actor_flag=_text(given.get("actor")),
        session_flag=_text(given.get("session")),
        color=not given.get("no_color") and colour_wanted(sys.stdout),
        interactive=is_terminal(sys.stdin) and is_terminal(sys.stdout),
    )


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _directory(name: str) -> str:
    path = os.path.abspath(name)
    if not os.path.isdir(path):
        from memkit.errors import UsageError

        raise UsageError(f'no directory "{name}"', code="no-directory", hint="memkit -C . status")
    return path


if __name__ == "__main__":
    sys.exit(main())

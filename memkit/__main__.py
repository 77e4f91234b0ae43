"""The front door: looks at the verb, imports only that verb's file, prints its answer, returns the exit code.

Errors are translated here and nowhere else; what is rare (help, refusals, bugs) is imported when it happens.
"""

from __future__ import annotations

import os
import sys

from memkit.errors import MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.cli.call import Call
    from memkit.cli.declare import Verb
    from memkit.cli.outcome import Outcome
    from memkit.cli.parse import Values


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one call of memkit and returns its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _answer(words)
    except MemkitError as error:
        from memkit.cli.ui import print_error

        return print_error(error, as_json=wants_json(words))
    except KeyboardInterrupt:
        from memkit.cli.bug import interrupted

        return interrupted()
    except Exception as error:
        from memkit.cli.bug import unexpected

        return unexpected(error, words, as_json=wants_json(words))


def wants_json(words: Sequence[str]) -> bool:
    """Whether refusals of these words are to be JSON, also when they could not be parsed."""
    typed = list(words)
    return "--json" in (typed[: typed.index("--")] if "--" in typed else typed)


def _answer(words: list[str]) -> int:
    from memkit.cli.parse import split_front

    front, rest = split_front(words)
    if front.get("version"):
        rest = ["version"]
    elif front.get("help"):
        rest = ["help", *rest[:2]]
    elif not rest:
        return _alone(words, front)
    verb, module, after = _verb(words, rest)
    return _run(verb, module, after, words, front)


def _alone(words: list[str], front: Values) -> int:
    """`memkit` alone is `status` in a workspace; elsewhere the short help, and how to begin."""
    from memkit.cli.ui import emit

    call = make_call(words, front)
    if call.json or call.in_workspace:
        verb, module, _ = _verb(words, ["status"])
        return _run(verb, module, [], words, front)
    from memkit.cli.help import short_help
    from memkit.cli.outcome import Outcome

    notes = ("hint: memkit init",)
    return emit(Outcome(text=short_help(), notes=notes, exit_code=3), call, "help")


def _verb(words: list[str], rest: list[str]) -> tuple[Verb, object, list[str]]:
    """The declared verb for these words, its module, and the words that are left for it."""
    from importlib import import_module

    from memkit.cli.verbs import TABLE, module_of

    if rest[0] not in TABLE:
        from memkit.cli.refuse import unknown_verb

        raise unknown_verb(words, len(words) - len(rest))
    try:
        module = import_module(module_of(rest[0]))
    except ModuleNotFoundError as error:
        if error.name != module_of(rest[0]):
            raise
        from memkit.cli.refuse import not_built

        raise not_built(rest[0]) from None
    verb, after = choose(declared(module), words, rest)
    return verb, module, after


def declared(module: object) -> tuple[Verb, ...]:
    """What a verb's file declares: its `VERB`, or its family of `VERBS`."""
    verbs: tuple[Verb, ...] = getattr(module, "VERBS", ())
    return verbs or (module.VERB,)  # type: ignore[attr-defined]


def choose(verbs: tuple[Verb, ...], words: list[str], rest: list[str]) -> tuple[Verb, list[str]]:
    """The verb of a file that the words mean: `session end` before `session`, and never another's."""
    name, after = rest[0], rest[1:]
    plain = next((verb for verb in verbs if verb.name == name), None)
    family = {verb.name: verb for verb in verbs if verb.name.startswith(name + " ")}
    if family:
        at = _first_plain(after)
        sub = f"{name} {after[at]}" if at < len(after) else ""
        if sub in family:
            return family[sub], after[:at] + after[at + 1 :]
        if plain is None and not {"-h", "--help"}.intersection(after[:at]):
            from memkit.cli.refuse import unknown_sub_verb

            raise unknown_sub_verb(words, len(words) - len(after) + at, family)
        plain = plain or next(iter(family.values()))
    assert plain is not None, name
    return plain, after


def _first_plain(words: list[str]) -> int:
    """Where the sub-verb stands: behind the global options between family and sub-verb."""
    from memkit.cli.parse import WordsError, split_front

    try:
        return len(words) - len(split_front(words)[1])
    except WordsError:
        return len(words)


def _run(verb: Verb, module: object, after: list[str], words: list[str], front: Values) -> int:
    from memkit.cli.parse import WordsError, parse
    from memkit.cli.ui import emit

    try:
        kwargs, behind = parse(verb, after)
    except WordsError as error:
        from memkit.cli.refuse import with_hint

        raise with_hint(error, verb, words) from None
    if behind.get("version"):
        return main(["--version"])
    if behind.get("help"):
        return _page(verb, words, front)
    call = make_call(words, {**front, **behind})
    outcome: Outcome = getattr(module, verb.run)(call, **kwargs)
    return emit(outcome, call, verb.name)


def _page(verb: Verb, words: list[str], front: Values) -> int:
    from memkit.cli.help import page
    from memkit.cli.outcome import Outcome
    from memkit.cli.ui import emit

    return emit(Outcome(text=page(verb)), make_call(words, front), "help")


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

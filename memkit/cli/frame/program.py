"""The program: looks at the verb, imports only that verb's file, prints its answer, returns the exit code.

Errors are translated here and nowhere else; what is rare (help, refusals, bugs) is imported when it happens.
"""

from __future__ import annotations

import sys

from memkit.errors import MemkitError, NoWorkspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from memkit.cli.frame.declare import Verb
    from memkit.cli.frame.outcome import Outcome
    from memkit.cli.frame.parse import Values


# nobody is known who could have written
_WHO = (
    "recorded as agent:unknown: no terminal and no agent's mark here; --actor or MEMKIT_ACTOR says who acts"
)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one call of memkit and returns its exit code. Without words, those of this process, which then ends."""
    return _process() if argv is None else _call(list(argv))


def _process() -> int:
    """Collects no garbage that the end of a short process will, and leaves without taking the interpreter apart."""
    import gc
    import os

    gc.set_threshold(100_000)
    code = _call(sys.argv[1:])
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (AttributeError, OSError, ValueError):
            pass
    os._exit(code)


def _call(words: list[str]) -> int:
    try:
        return _answer(words)
    except MemkitError as error:
        from memkit.cli.frame.ui import print_error

        return print_error(error, as_json=typed(words, "--json"), plain=typed(words, "--no-color"))
    except KeyboardInterrupt:
        from memkit.cli.verbs.bug import interrupted

        return interrupted()
    except Exception as error:
        from memkit.cli.verbs.bug import unexpected

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
    from memkit.cli.frame.parse import WordsError, split_front

    try:
        return split_front(words)
    except WordsError as error:
        from memkit.cli.frame.refuse import with_hint

        raise with_hint(error, words) from None


def _alone(words: list[str], front: Values) -> int:
    """`memkit` alone is `status`; outside a workspace the short help, and how to begin."""
    try:
        return _run([*words, "status"], len(words), front)
    except NoWorkspace:
        if front.get("json"):
            raise
    from memkit.cli.frame.invocation import build_call
    from memkit.cli.frame.outcome import Outcome
    from memkit.cli.frame.ui import columns, emit
    from memkit.cli.help.verb import short_help

    notes = ("hint: memkit init",)
    return emit(
        Outcome(text=short_help(columns()), notes=notes, exit_code=3), build_call(words, front), "help"
    )


def _run(words: list[str], at: int, front: Values) -> int:
    """Runs the verb at `words[at]`; its own help and the version come before it."""
    from memkit.cli.frame.find import answer, find, with_known_verb
    from memkit.cli.frame.invocation import build_call, take_writing
    from memkit.cli.frame.ui import emit

    words = with_known_verb(words, at)
    verb, module, after = find(words, at)
    if typed(after, "--help-all"):
        return _run(
            ["help", "--page", "--all-options", *(verb.name if verb else words[at]).split()], 0, front
        )
    if verb is None:
        return _run(["help", "--page", words[at]], 0, front)
    kwargs, behind, words = _parsed(verb, after, words, at)
    if behind.get("version"):
        return _run(["version"], 0, front)
    if behind.get("help"):
        return _run(["help", "--page", *verb.name.split()], 0, front)
    call = build_call(words, {**front, **behind, **take_writing(kwargs)})
    if call.personal:
        outcome = _about_the_user(lambda: answer(verb, module, call, kwargs))
    else:
        outcome = answer(verb, module, call, kwargs)
    return emit(outcome.noting(_WHO) if call.is_unknown else outcome, call, verb.name)


def _about_the_user(ask: Callable[[], Outcome]) -> Outcome:
    """An answer of the user's own memory: the commands it names are for that memory too."""
    from memkit.cli.frame.personal import flagged, with_flags

    try:
        return with_flags(ask())
    except MemkitError as error:
        error.hint = flagged(error.hint)
        raise


def _parsed(verb: Verb, after: list[str], words: list[str], at: int) -> tuple[Values, Values, list[str]]:
    """The keywords and global options of a call, and its words: those typed, or what they mean in ours."""
    from memkit.cli.frame.parse import WordsError, parse

    try:
        return *parse(verb, after), words
    except WordsError:
        from memkit.cli.frame.translate import in_our_words

        after = in_our_words(verb, after)
        words = [*words[:at], *verb.name.split(), *after]
    try:
        return *parse(verb, after), words
    except WordsError as error:
        from memkit.cli.frame.refuse import with_hint

        raise with_hint(error, words, verb, at) from None

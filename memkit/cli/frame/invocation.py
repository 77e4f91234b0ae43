"""Builds the `Call` of a command line: its words, global options, terminal and progress bars."""

from __future__ import annotations

import os
import sys

from memkit.cli.frame.ui import colour_wanted, is_terminal
from memkit.errors import UsageError
from memkit.query.call import Call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TypeVar

    from memkit.cli.frame.parse_words import Values
    from memkit.recall.rows import Watch

    Item = TypeVar("Item")


def build_call(words: list[str], given: Values) -> Call:
    """The call that the global options and the terminal describe."""
    directory = given.get("directory")
    if is_terminal(sys.stderr) and not given.get("json") and not given.get("quiet"):
        from memkit.query import progress

        progress.watch = _bars()
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
        from memkit.cli.frame.progress_bar import progress

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

"""`memkit help` and `version`: the short help, a verb's page, a topic, the command tree. Imports no typer, no rich."""

from __future__ import annotations

import sys

from memkit.cli.frame import Arg, Flag, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs import GROUPS, MORE_GROUPS, PLUMBING, TABLE, TAILS, module_of
from memkit.errors import UsageError
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call


TOPICS = ("agents", "review", "personal", "privacy", "ci", "formats")


VERBS = (
    Verb(
        "help",
        "help for a verb or a topic; all, --json for the command tree",
        description=(
            "Without a word: the verbs most people need. `all`: the others by theme; `plumbing`: what other programs call."
            " A topic (agents, review, personal, privacy, ci, formats): how that is meant to be used. A verb: its page, as"
            " `memkit VERB --help` prints it; `memkit VERB --help-all` adds its rare options. With --json: verbs, arguments,"
            " options and exit codes as data."
        ),
        example="memkit help agents",
        exits={0: "printed", 2: "no such verb or topic"},
        args=(Arg("words", "a verb, a topic, all, or plumbing", required=False, many=True),),
        opts=(
            Flag("--markdown", "the complete reference as markdown"),
            # review is a verb and a topic: `review --help` asks for the verb's page
            Flag("--page", "the verb's page, also where a topic has the same name", hidden=True),
            Flag("--all-options", "the verb's page with its rare options", hidden=True),
        ),
        run="run_help",
    ),
    Verb(
        "version",
        "print the version",
        description="With --json also the Python it runs on and the schema of its JSON.",
        example="memkit version --json",
        run="run_version",
    ),
)


OPENING = "memkit keeps a repository's memory in markdown: an append-only ledger, and pages rendered from it."
EVERYWHERE = "Everywhere: --json  -q  -C DIR  --dry-run  --yes  --actor  --session  --no-color"
MORE = "More: help all | plumbing | " + " | ".join(TOPICS)


def run_help(
    call: Call,
    words: tuple[str, ...] = (),
    markdown: bool = False,
    page: bool = False,
    all_options: bool = False,
) -> Outcome:
    """Prints the help that the words ask for."""
    if call.json:
        from memkit.cli.help.reference import tree

        return Outcome(data=tree(_verb_words(words)))
    if markdown:
        from memkit.cli.help.reference import reference

        return Outcome(text=reference(_verb_words(words)))
    if page and words and words[0] in TABLE:
        return Outcome(text=_page(words, all_options))
    return Outcome(text=_text(words))


def _text(words: tuple[str, ...]) -> str:
    from memkit.cli.frame.ui import columns

    if not words:
        return short_help(columns())
    if words == ("all",):
        return long_help(columns())
    if words == (PLUMBING,):
        return plumbing_help(columns())
    if words[0] in TOPICS and len(words) == 1:
        from memkit.cli.help.topics import topic

        return topic(words[0])
    return _page(_verb_words(words))


def _page(words: tuple[str, ...], all_options: bool = False) -> str:
    from memkit.cli.frame.ui import columns
    from memkit.cli.help.reference import page

    return page(words, columns(), all_options)


def _verb_words(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a verb, aliases replaced; none for `all`. Raises for a word that is neither verb nor topic."""
    if not words or words == ("all",):
        return ()
    if words[0] in TABLE:
        return words
    from memkit.cli.frame.verb_aliases import RUN

    if ours := RUN.get(words[0].lower()):
        return (*ours.split(), *words[1:])
    from memkit.cli.frame.translate import nearest

    meant = nearest(words[0], [*TABLE, *TOPICS, PLUMBING, "all"])
    hint = f"memkit help {meant}" if meant else "memkit help all"
    raise UsageError(f'no help for "{" ".join(words)}"', code="unknown-topic", hint=hint)


def is_installed(name: str) -> bool:
    """True if this installation has the verb's file."""
    from importlib.util import find_spec

    return find_spec(module_of(name)) is not None


def group_verbs(group: str) -> list[str]:
    """The installed verbs of a group, in the order of the table."""
    return [name for name, row in TABLE.items() if row[1] == group and is_installed(name)]


def short_help(columns: int = 0) -> str:
    """The first page: the twelve verbs most people need."""
    lines = [OPENING, ""]
    for group in GROUPS:
        rows = _rows(group, 12, columns)
        lines += [group, *rows] if rows else []
    return "\n".join([*lines, "", EVERYWHERE, MORE, ""])


def long_help(columns: int = 0) -> str:
    """Every verb but the plumbing, by theme."""
    lines = [OPENING, ""]
    for group, title in [*zip(GROUPS, GROUPS, strict=True), *MORE_GROUPS.items()]:
        rows = _rows(group, 14, columns) if group != PLUMBING else []
        lines += [title, *rows] if rows else []
    return "\n".join([*lines, "", EVERYWHERE, MORE, "One verb: memkit help VERB", ""])


def plumbing_help(columns: int = 0) -> str:
    """The verbs that other programs call, or that do a part of what review or a session does."""
    return "\n".join([MORE_GROUPS[PLUMBING], *_rows(PLUMBING, 14, columns), "", EVERYWHERE, ""])


def _rows(group: str, indent: int, columns: int) -> list[str]:
    lines: list[str] = []
    for name in group_verbs(group):
        summary, tail = TABLE[name][2], TAILS.get(name, "")
        text = f"{summary:<50} {tail}" if tail else summary
        lines += hanging_text(f"  {name:<{indent}}", text, columns)
    return lines


def hanging_text(label: str, text: str, columns: int = 0) -> list[str]:
    """The label and the text, wrapped with a hanging indent on a narrow terminal."""
    if not columns or len(label) + len(text) <= columns:
        return [label + text]
    from textwrap import wrap

    room = max(columns, len(label) + 20)
    return wrap(" ".join(text.split()), room, initial_indent=label, subsequent_indent=" " * len(label))


def run_version(_call: Call) -> Outcome:
    """Prints the version."""
    from memkit.cli.frame.outcome import SCHEMA

    python = ".".join(str(part) for part in sys.version_info[:3])
    data = {"version": __version__, "python": python, "platform": sys.platform, "json": SCHEMA}
    return Outcome(text=f"memkit {__version__}", data=data, id=__version__)

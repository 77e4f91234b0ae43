"""The frame around verbs: declare, parse, print answers and errors. This file is how a verb is declared: once, as plain
values that the quick parser, typer, help and completion share.

This module imports nothing, because every cold start pays for it. A verb's file looks like this
(`memkit/cli/verbs/pin.py`, with its row in `cli/verbs/__init__.py`):

    from __future__ import annotations

    from memkit.cli.frame import Arg, Opt, Verb
    from memkit.cli.frame.outcome import Outcome

    TYPE_CHECKING = False                     # mypy knows the name; importing typing would cost 4 ms
    if TYPE_CHECKING:
        from memkit.query.call import Call

    VERB = Verb(
        "pin",
        "keep a fact out of decay",
        description="A pinned fact stays in its tier however long nobody uses it.",
        example="memkit pin python-311-floor --why 'the floor is a promise'",
        exits={0: "pinned, or was pinned already", 4: "no such fact, or the policy forbids it"},
        args=(Arg("ids", "the facts to pin", many=True),),
        opts=(Opt("--why", "the reason, kept in the ledger", metavar="TEXT"),),
        writes=True,
    )

    def run(call: Call, ids: tuple[str, ...], why: str | None = None) -> Outcome:
        \"\"\"Pins the facts in the actor's session.\"\"\"
        ...
        return Outcome(text=f"pinned {ids[0]} · session {stem}", id=ids[0], data={"id": ids[0]})

A file with several verbs says `VERBS = (Verb("wm show", …, run="show"), Verb("wm tick", …, run="tick"))`;
`Verb("wm", …)`, if declared, answers when the user types no sub-verb.

`run` receives every argument and option by keyword, under its `dest`:
    text    str, or None if not typed (or `default`)          flag    bool
    int     int, or None if not typed (or `default`)          many    tuple, () if not typed
`dest` is the long name without leading dashes and with `_` for `-`; Python's keywords get a tail (`--from` → `from_`).
A verb's own option hides a global option of the same name (`grep -C 2`).
"""

from __future__ import annotations

TEXT = "text"
INT = "int"
FLAG = "flag"
KINDS = (TEXT, INT, FLAG)

# copies of the core's words, because this module imports nothing; a test compares them
FACT_KINDS = (
    "fact", "convention", "preference", "stack", "thread", "invariant", "finding", "decision", "audit", "bug",
    "pattern", "term", "rule", "local", "change", "prose",
)  # fmt: skip
SHOWN_TIERS = ("core", "active", "new", "fading", "archived", "superseded")

# Python's keywords; importing `keyword` would cost a tenth of a millisecond
_RESERVED = frozenset(
    (
        *(
            "and",
            "as",
            "assert",
            "async",
            "await",
            "break",
            "class",
            "continue",
            "def",
            "del",
            "elif",
            "else",
        ),
        *(
            "except",
            "finally",
            "for",
            "from",
            "global",
            "if",
            "import",
            "in",
            "is",
            "lambda",
            "nonlocal",
            "not",
        ),
        *("or", "pass", "raise", "return", "try", "while", "with", "yield"),
    )
)


def dest_of(name: str) -> str:
    """The keyword under which `run` receives an argument or option of this name."""
    plain = name.lstrip("-").replace("-", "_").lower()
    return plain + "_" if plain in _RESERVED else plain


def _metavar(name: str) -> str:
    return name.lstrip("-").replace("-", "_").upper()


class Arg:
    """A positional argument. `many` takes all words that are left (at least one if required)."""

    __slots__ = (
        "choices", "default", "dest", "help", "kind", "many", "metavar", "name", "of", "required", "sample",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        help: str = "",
        *,
        required: bool = True,
        many: bool = False,
        kind: str = TEXT,
        choices: tuple[str, ...] = (),
        default: str | int | None = None,
        metavar: str = "",
        of: str = "",
        sample: str = "…",
    ) -> None:
        self.name = name
        self.help = help
        # for hints: what it names in this memory (candidate, fact, conflict …), and a sample word
        self.of, self.sample = of, sample
        self.required = required and default is None
        self.many = many
        self.kind = kind
        self.choices = choices
        self.default = default
        self.metavar = metavar or _metavar(name)
        self.dest = dest_of(name)

    def empty(self) -> object:
        """The value if the user typed nothing."""
        return () if self.many else self.default


class Opt:
    """An option: `Opt("--limit", "how many", short="-n", kind=INT, default=10)`."""

    __slots__ = (
        "choices", "default", "dest", "help", "hidden", "kind",
        "long", "many", "metavar", "names", "rare", "required", "short",
    )  # fmt: skip

    def __init__(
        self,
        long: str,
        help: str = "",
        *,
        short: str = "",
        kind: str = TEXT,
        many: bool = False,
        choices: tuple[str, ...] = (),
        default: str | int | None = None,
        metavar: str = "",
        required: bool = False,
        hidden: bool = False,
        rare: bool = False,
    ) -> None:
        self.long = long
        self.help = help
        self.short = short
        self.kind = kind
        self.many = many
        self.choices = choices
        self.default = default
        self.metavar = "" if kind == FLAG else metavar or "|".join(choices) or _metavar(long)
        self.required = required
        self.hidden = hidden
        # not among the everyday ones: on the page of --help-all
        self.rare = rare
        self.names = (long, short) if short else (long,)
        self.dest = dest_of(long)

    def empty(self) -> object:
        """The value if the user typed nothing."""
        if self.kind == FLAG:
            return False
        return () if self.many else self.default


def Flag(long: str, help: str = "", *, short: str = "", hidden: bool = False, rare: bool = False) -> Opt:  # noqa: N802
    """An option without a value: given or not."""
    return Opt(long, help, short=short, kind=FLAG, hidden=hidden, rare=rare)


class Verb:
    """One verb: its words, its promise, and the name of the function that keeps it."""

    __slots__ = ("args", "description", "example", "exits", "name", "opts", "run", "summary", "writes")

    def __init__(
        self,
        name: str,
        summary: str,
        *,
        description: str = "",
        example: str = "",
        exits: dict[int, str] | None = None,
        args: tuple[Arg, ...] = (),
        opts: tuple[Opt, ...] = (),
        run: str = "run",
        writes: bool = False,
    ) -> None:
        self.name = name
        self.summary = summary
        self.description = description
        self.example = example
        self.exits = exits if exits is not None else {0: "done"}
        self.args = args
        self.opts = opts
        self.run = run
        self.writes = writes

    def empty(self) -> dict[str, object]:
        """What `run` receives when nothing but the verb was typed."""
        words: tuple[Arg | Opt, ...] = (*self.args, *self.opts)
        return {item.dest: item.empty() for item in words}


# of the verbs that can act on the user's own memory
PERSONAL = Flag("--personal", "act on your own memory, the same in every repository", rare=True)
GLOBALS = (
    Flag("--json", "one JSON document on stdout"),
    Flag("--quiet", "print bare ids, or nothing", short="-q"),
    Opt("--directory", "act as if started there", short="-C", metavar="DIR"),
    Flag("--dry-run", "say what would be written, write nothing"),
    Flag("--yes", "answer yes to every question"),
    Opt("--actor", "who acts, such as user:dev or agent:codex", metavar="WHO"),
    Opt("--session", "the open session to write into", metavar="ID"),
    Flag("--no-color", "no colour, also on a terminal"),
    Flag("--help", "help for memkit or for one verb", short="-h"),
    Flag("--version", "print the version"),
)

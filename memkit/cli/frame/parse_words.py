"""The quick parser: words in, keywords for `run` out, the same as typer gives for the same declaration.

It reads options as click does: `--name value`, `--name=value`, `-n 5`, `-n5`, clusters of short flags, `--`
as the end of options, `-` as an argument; the value of an option is the next word, whatever it looks like.
"""

from __future__ import annotations

from memkit.cli.frame import FLAG, GLOBALS, INT, Arg, Opt, Verb
from memkit.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

Values = dict[str, object]


class WordsError(UsageError):
    """The words do not fit the declaration. `kind` says how; `program` adds the hint."""

    def __init__(self, kind: str, message: str, word: str = "") -> None:
        super().__init__(message, code=kind)
        self.word = word


def table_of(*groups: Iterable[Opt]) -> dict[str, Opt]:
    """Options by each of their names; if two share a name, the earlier group wins."""
    table: dict[str, Opt] = {}
    for group in groups:
        for opt in group:
            for name in opt.names:
                table.setdefault(name, opt)
    return table


def split_front(words: list[str]) -> tuple[Values, list[str]]:
    """The values of the global options before the first plain word, and the words from there on."""
    reader = _Reader(table_of(GLOBALS), words)
    reader.read(stop_at_word=True)
    return reader.values, reader.rest()


def globals_for(verb: Verb) -> tuple[Opt, ...]:
    """The global options that the verb does not hide by an option of the same keyword."""
    own = {opt.dest for opt in verb.opts}
    return tuple(opt for opt in GLOBALS if opt.dest not in own)


def parse(verb: Verb, words: list[str]) -> tuple[Values, Values]:
    """The words after the verb as (keywords for `run`, values of global options). Raises `WordsError`.

    With --help or --version the keywords are those of an empty call.
    """
    reader = _Reader(table_of(verb.opts, globals_for(verb)), words)
    reader.read(stop_at_word=False)
    own = {opt.dest for opt in verb.opts}
    behind = {key: value for key, value in reader.values.items() if key not in own}
    kwargs = verb.empty()
    if not (behind.get("help") or behind.get("version")):
        kwargs.update(_option_values(verb.opts, reader.values))
        kwargs.update(_argument_values(verb.args, reader.words))
        _refuse_missing(verb, {**kwargs, **reader.values})
    return kwargs, behind


def _refuse_missing(verb: Verb, values: Values) -> None:
    """Raises one error that names every required argument and option that is missing."""
    args = [arg for arg in verb.args if arg.required and values[arg.dest] in (None, ())]
    opts = [opt for opt in verb.opts if opt.required and values[opt.dest] is None]
    if not args and not opts:
        return
    names = [(arg.metavar, arg.help) for arg in args] + [
        (f"{opt.long} {opt.metavar}", opt.help) for opt in opts
    ]
    if len(names) == 1:
        message = f"{names[0][0]} is missing" + (f": {names[0][1]}" if names[0][1] else "")
    else:
        each = [f"{name} ({said})" if said else name for name, said in names]
        message = f"{', '.join(each[:-1])} and {each[-1]} are missing"
    if args:
        raise WordsError("missing-argument", message, args[0].dest)
    raise WordsError("missing-option", message, opts[0].long)


class _Reader:
    """Walks the words once; collects typed options in `values` and plain words in `words`."""

    def __init__(self, table: dict[str, Opt], words: list[str]) -> None:
        self.table = table
        self.todo = list(reversed(words))
        self.values: Values = {}
        self.words: list[str] = []

    def rest(self) -> list[str]:
        return self.todo[::-1]

    def read(self, stop_at_word: bool) -> None:
        while self.todo:
            word = self.todo.pop()
            if word == "--":
                if not stop_at_word:
                    self.words += self.rest()
                    self.todo = []
                return
            if word[:1] == "-" and len(word) > 1:
                self._option(word)
            elif stop_at_word:
                self.todo.append(word)
                return
            else:
                self.words.append(word)

    def _option(self, word: str) -> None:
        if word[:2] != "--":
            self._cluster(word)
            return
        name, equals, value = word.partition("=")
        opt = self.table.get(name)
        if opt is None:
            raise WordsError("unknown-option", f"no option {name}", name)
        if opt.kind != FLAG:
            self._store(opt, value if equals else self._next(name, opt))
        elif equals:
            raise WordsError("option-value", f"{name} takes no value", word)
        else:
            self.values[opt.dest] = True

    def _cluster(self, word: str) -> None:
        for at, letter in enumerate(word[1:], 2):
            name = "-" + letter
            opt = self.table.get(name)
            if opt is None:
                raise WordsError("unknown-option", f"no option {word}", word)
            if opt.kind != FLAG:
                self._store(opt, word[at:] or self._next(name, opt))
                return
            self.values[opt.dest] = True

    def _next(self, name: str, opt: Opt) -> str:
        if not self.todo:
            raise WordsError("option-value", f"{name} needs a value: {name} {opt.metavar}", name)
        return self.todo.pop()

    def _store(self, opt: Opt, text: str) -> None:
        held = self.values.get(opt.dest, ()) if opt.many else ()
        assert isinstance(held, tuple)
        self.values[opt.dest] = (*held, text) if opt.many else text


def _option_values(opts: tuple[Opt, ...], given: Values) -> Values:
    """The typed options, converted as the declaration says."""
    values: Values = {}
    for opt in opts:
        if opt.dest in given:
            values[opt.dest] = _option_value(opt, given[opt.dest])
    return values


def _option_value(opt: Opt, given: object) -> object:
    if isinstance(given, tuple):
        return tuple(_value(opt, opt.long, text) for text in given)
    return _value(opt, opt.long, given) if isinstance(given, str) else given


def _value(item: Arg | Opt, name: str, text: str) -> str | int:
    """The text converted as the declaration says: one of its choices, a whole number, or itself."""
    if item.choices and text not in item.choices:
        raise WordsError("bad-choice", f'{name} is one of {", ".join(item.choices)}, not "{text}"', text)
    if item.kind != INT:
        return text
    try:
        number = int(text)
    except ValueError:
        raise WordsError("bad-number", f'{name} is a whole number, not "{text}"', text) from None
    if number < 0:
        raise WordsError("bad-number", f'{name} is a number from 0 on, not "{text}"', text)
    return number


def _argument_values(args: tuple[Arg, ...], words: list[str]) -> Values:
    """Assigns plain words to arguments in order; the one `many` argument takes what the others leave."""
    values: Values = {}
    left = list(words)
    for at, arg in enumerate(args):
        if not arg.many:
            if left:
                values[arg.dest] = _value(arg, arg.metavar, left.pop(0))
            continue
        taken = left[: max(len(left) - len(args[at + 1 :]), 0)]
        del left[: len(taken)]
        values[arg.dest] = tuple(_value(arg, arg.metavar, word) for word in taken)
    if left:
        raise WordsError("extra-argument", f'one word too many: "{left[0]}"', left[0])
    return values

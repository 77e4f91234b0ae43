"""Words that did not fit: translated from aliases into memkit's own words, or refused with a hint.

Each hint repeats the whole call with the word that was probably meant. Imported only if the words did not fit, so it may
be slow.
"""

from __future__ import annotations

from memkit.cli.frame import FLAG, Arg, Opt, Verb
from memkit.cli.frame.meant_calls import PERSONAL, contradicting_call, personal_call, with_reason
from memkit.cli.frame.parse_words import WordsError, globals_for, table_of
from memkit.cli.frame.verb_aliases import AGAIN, FORMATS, OPTIONS, REMARKS, RUN, SUB_VERBS, SUGGESTED, VALUES
from memkit.cli.frame.word_shapes import LIKE_OPTION, is_value, nearest
from memkit.cli.verbs import TABLE
from memkit.errors import MemkitError, UnknownVerb
from memkit.query.call import shell_quoted

# option → the sign between the cited file and its value: --line 41 → path:41
_PLACES = {"--line": ":", "--lines": ":", "--symbol": "#", "--function": "#"}
# options for the claim, or for a remark if the claim is there
_REMARKING = ("-m", "--message", "--note", "--body")
_NEXT = ("--next", "--next-steps", "--todo")


def in_our_words(verb: Verb, words: list[str]) -> list[str]:
    """The words after a verb with every alias replaced."""
    return _Translation(verb, words).result()


class _Translation:
    """One pass over the words: renames options, moves values of arguments to the end, replaces choices."""

    def __init__(self, verb: Verb, words: list[str]) -> None:
        self.verb = verb
        self.opts = table_of(verb.opts, globals_for(verb))
        self.args = {arg.metavar: arg for arg in verb.args}
        self.todo = words[::-1]
        self.out: list[str] = []
        self.behind: list[str] = []
        self.plain = 0
        self.ended = False
        self.lines = self.next = ""
        self.typed_text = self._count_text(words)
        self.typed_sentence = self._count_text(words, least=" ") > 0
        self.typed_claim = self.typed_text or any("TEXT" in OPTIONS.get(_name(word), ()) for word in words)

    def result(self) -> list[str]:
        while self.todo:
            word = self.todo.pop()
            if word == "--":
                self.behind += self.todo[::-1]
                self.ended = True
                break
            if word.startswith("- "):
                # a pasted bullet with its dash
                self.behind.append(word)
            elif len(word) > 1 and word[0] == "-":
                self._option(word)
            else:
                self._plain(word)
        self._place_lines()
        self._place_next()
        needed = self.ended or any(word[:1] == "-" and word != "-" for word in self.behind)
        dashes = ["--"] if needed else []
        return [*self.out, *dashes, *self.behind]

    def _count_text(self, words: list[str], least: str = "") -> int:
        """How many words that contain `least` are neither options nor possible values of one."""
        before = ["", *words]
        return sum(
            word[:1] != "-" and least in word and (last[:1] != "-" or "=" in last or self._is_flag(last))
            for last, word in zip(before, words, strict=False)
        )

    def _is_flag(self, word: str) -> bool:
        opt = self.opts.get(word)
        return opt.kind == FLAG if opt is not None else OPTIONS.get(word) == ()

    def _plain(self, word: str) -> None:
        arg = self.verb.args[self.plain] if self.plain < len(self.verb.args) else None
        if arg is not None and arg.choices and _choice(arg, word) not in arg.choices:
            if self._as_option(arg, word):
                return
        elif not self.plain and word.lower() in AGAIN and self.typed_text > len(self.verb.args) > 0:
            return
        self.plain += 0 if arg is not None and arg.many else 1
        self.out.append(_choice(arg, word) if arg is not None else word)

    def _as_option(self, arg: Arg, word: str) -> bool:
        """Turns a word that is no choice of its argument into an option: `list conventions`, `session end "done"`."""
        if arg.choices == ("-",) and "--message" in self.opts:
            self.out += ["--message", word]
            return True
        for opt in self.verb.opts:
            meant = next(
                (low for low in (word.lower(), word.lower().removesuffix("s")) if low in opt.choices), ""
            )
            if meant:
                self.out += [opt.long, meant]
                return True
        return False

    def _place_lines(self) -> None:
        """Appends `--line 41` or `--symbol wait` to the cited file: `--evidence a.py:41`."""
        at = self.out.index("--evidence") + 1 if self.lines and "--evidence" in self.out else 0
        if 0 < at < len(self.out):
            self.out[at] += self.lines
        elif self.lines:
            self.out += ["--line", self.lines[1:]]

    def _place_next(self) -> None:
        """Appends `--next "…"` to the message."""
        at = next((i for i, word in enumerate(self.out) if word in ("-m", "--message")), -1) + 1
        if not self.next:
            return
        if 0 < at < len(self.out):
            self.out[at] += f"; next: {self.next}"
        else:
            self.out += ["--message", f"next: {self.next}"]

    def _option(self, word: str) -> None:
        name, equals, value = word.partition("=")
        opt = self.opts.get(name)
        if opt is not None:
            self._add_option(opt, name, value if equals else None)
        elif name in _PLACES:
            self.lines = _PLACES[name] + self._value(equals, value)
        elif name in _NEXT and "--message" in self.opts:
            self.next = self._value(equals, value)
        elif name in ("--format", "--output") and self._value(equals, value, peek=True) in FORMATS:
            self.out += filter(None, [FORMATS[self._value(equals, value)]])
        elif name in OPTIONS:
            self._alias(name, equals, value, word)
        else:
            self._keep(word)

    def _keep(self, word: str) -> None:
        """Keeps an option that the verb lacks, with what can only be its value."""
        self.out.append(word)
        if "=" not in word and self.todo and is_value(self.todo[-1]):
            self.out.append(self.todo.pop())

    def _alias(self, name: str, equals: str, value: str, word: str) -> None:
        for meant in OPTIONS[name]:
            fixed, is_fixed, word_for = meant.partition("=")
            opt = self.opts.get(fixed)
            if opt is not None and is_fixed:
                self.out += [fixed, word_for]
                return
            if meant == "TEXT" and name in _REMARKING and self.typed_sentence:
                # the claim is there; a second one would be joined to it
                continue
            if (meant == "--from-file" and self.typed_claim) or (meant == "--paths" and not self.typed_text):
                continue
            if opt is not None and self._fits(opt, OPTIONS[name], self._value(equals, value, peek=True)):
                self._add_option(opt, meant, value if equals else None)
                return
            if meant in self.args:
                self.behind.append(_choice(self.args[meant], self._value(equals, value)))
                return
            if any(
                meant in arg.choices or (meant == "-" and arg.metavar == "TEXT") for arg in self.verb.args
            ):
                self._plain(meant)
                return
        if OPTIONS[name]:
            self._keep(word)

    def _fits(self, opt: Opt, meanings: tuple[str, ...], value: str) -> bool:
        """False if the option's choices lack the value and another meaning is left."""
        is_last = meanings[-1] in opt.names
        return is_last or not opt.choices or _choice(opt, value) in opt.choices

    def _add_option(self, opt: Opt, name: str, value: str | None) -> None:
        """Adds an option of the verb, with its value translated."""
        if value is not None:
            self.out.append(f"{name}={value if opt.kind == FLAG else _choice(opt, value)}")
            return
        self.out.append(name)
        if opt.kind != FLAG and self.todo:
            self.out.append(_choice(opt, self.todo.pop()))

    def _value(self, equals: str, value: str, peek: bool = False) -> str:
        if equals or not self.todo:
            return value
        return self.todo[-1] if peek else self.todo.pop()


def _choice(item: Arg | Opt, word: str) -> str:
    """The choice that a word means, in any case and in the plural; else the word itself."""
    if not item.choices or word in item.choices:
        return word
    known = VALUES.get(item.dest, {})
    for low in (word.lower(), word.lower().removesuffix("s")):
        if low in item.choices:
            return low
        if low in known and known[low] in item.choices:
            return known[low]
    return word


def _name(word: str) -> str:
    """The option's name in `--name=value`."""
    return word.partition("=")[0]


# memkit itself, if the words failed before the verb
NO_VERB = Verb("", "")


def unknown_verb(words: list[str], at: int) -> MemkitError:
    """The error for an unknown verb; its hint repeats the call with the nearest verb or with the alias's verb."""
    typed = words[at]
    meant = SUGGESTED.get(typed.lower(), "")
    if meant:
        called = with_reason(words, at) if meant in ("archive", "reject") else words
        hint = _replaced_call(called, at, *meant.split())
        return UnknownVerb(f'no verb "{typed}"; use {meant}', hint=hint)
    if " " in typed.strip():
        return UnknownVerb("the first word is the verb", hint=_replaced_call(words, at, "recall", typed))
    meant = nearest(typed, [*TABLE, *RUN, *SUGGESTED], LIKE_OPTION)
    meant = RUN.get(meant) or SUGGESTED.get(meant) or meant
    hint = _guessed_call(words, at, meant) if meant else "memkit --help"
    return UnknownVerb(f'no verb "{typed}"', hint=hint)


def _guessed_call(words: list[str], at: int, meant: str) -> str:
    """The call with the verb that the typed word resembles; the help page if that verb needs more than was typed."""
    from memkit.cli.frame.parse_words import parse
    from memkit.cli.verbs import find

    called = [*words[:at], *meant.split(), *words[at + 1 :]]
    try:
        verb, _, after = find(called, at)
        if verb is not None:
            parse(verb, after)
    except WordsError as error:
        if error.code == "missing-argument":
            return shell_quoted(["memkit", *meant.split(), "--help"])
    except UnknownVerb:
        return "memkit --help"
    return _replaced_call(words, at, *meant.split())


def unknown_sub_verb(words: list[str], name_at: int, at: int, family: dict[str, Verb]) -> MemkitError:
    """The error for a missing or unknown sub-verb of a known family."""
    name, subs = words[name_at], ", ".join(family)
    if at >= len(words):
        hint = next((verb.example for verb in family.values() if verb.example), f"memkit {name} --help")
        return UnknownVerb(f"{name} what? One of: {subs}", code="missing-argument", hint=hint)
    if words[at] in TABLE:
        # a verb of its own: `session note "…"`
        hint = shell_quoted(["memkit", *words[:name_at], *words[at:]])
        return UnknownVerb(f"{words[at]} is a verb of its own, not one of {name}", hint=hint)
    known = SUB_VERBS.get(name, {})
    near = nearest(words[at], [*family, *known])
    meant = known.get(near, near)
    hint = _replaced_call(words, at, meant) if meant else f"memkit {name} --help"
    return UnknownVerb(f'no verb "{name} {words[at]}"; one of: {subs}', hint=hint)


def not_built(name: str) -> MemkitError:
    """The error for a verb of the table whose file this installation lacks."""
    return UnknownVerb(f'"{name}" is not part of this installation', hint="memkit help all")


def with_hint(error: WordsError, words: list[str], verb: Verb = NO_VERB, at: int = 0) -> WordsError:
    """The same error with a hint that works: the typed call, repaired until it parses."""
    remark = REMARKS.get(error.word, "") if error.code == "unknown-option" else ""
    if remark:
        error.message += f": {remark}"
        error.args = (error.message,)
    if error.code == "unknown-option" and error.word == PERSONAL:
        error.hint = personal_call(words, verb is NO_VERB)
        return error
    error.hint = contradicting_call(words, verb.name, at)
    if error.hint:
        return error
    from memkit.cli.frame.mend_call import CallMending

    mending = CallMending(verb, words, at)
    error.hint = (
        mending.hint(error) or _listing_command(mending.error or error, words, verb) or _example(verb)
    )
    return error


def _listing_command(error: WordsError, words: list[str], verb: Verb) -> str:
    """The command that lists what the missing argument can name, or ""."""
    arg = next((arg for arg in verb.args if arg.dest == error.word), None)
    if error.code != "missing-argument" or arg is None or not arg.of:
        return ""
    from memkit.cli.frame.memory_names import where_listed

    return where_listed(arg.of, words)


def _example(verb: Verb) -> str:
    if verb.example:
        return verb.example.splitlines()[0]
    return shell_quoted(["memkit", *verb.name.split(), "--help"])


def _replaced_call(words: list[str], at: int, *instead: str) -> str:
    return shell_quoted(["memkit", *words[:at], *instead, *words[at + 1 :]])

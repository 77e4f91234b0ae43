"""Refusals of words that memkit does not know: each repeats the whole call with what was probably meant.

Only ever imported when something is refused, so it may take its time.
"""

from __future__ import annotations

from difflib import get_close_matches

from memkit.cli.frame.aliases import NEAR_OPTIONS, NEAR_VALUES, REMARKS, RUN, SUB_VERBS, SUGGESTED
from memkit.cli.frame.declare import INT, Arg, Opt, Verb
from memkit.cli.frame.parse import WordsError, globals_for, parse, table_of
from memkit.cli.frame.table import TABLE
from memkit.errors import MemkitError, UnknownVerb
from memkit.query.call import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# how like an option or a verb a word must be to be taken for a slip of it
_LIKE_OPTION = 0.75
_LIKE_VERB = 0.6
# how often a call is mended before its hint is given up
_ROUNDS = 12
# verbs whose words are looked for: one that is close to no option is more likely text than an option
_SEARCHES = ("grep", "recall")
_PERSONAL = "--personal"
# stands for memkit itself where no verb was reached
_NO_VERB = Verb("", "")


def nearest(word: str, known: Iterable[str], like: float = _LIKE_VERB) -> str:
    """The known word that was probably meant, or ""."""
    found = get_close_matches(word.lower(), sorted(known), n=1, cutoff=like)
    return found[0] if found else ""


def unknown_verb(words: list[str], at: int) -> MemkitError:
    """No such verb: the call again with the nearest, or with our word for another tool's."""
    typed = words[at]
    meant = SUGGESTED.get(typed.lower(), "")
    if meant:
        return UnknownVerb(f'no verb "{typed}"; here it is {meant}', hint=_with(words, at, *meant.split()))
    if " " in typed.strip():
        return UnknownVerb("the first word is the verb", hint=_with(words, at, "recall", typed))
    meant = nearest(typed, [*TABLE, *RUN, *SUGGESTED], _LIKE_OPTION)
    meant = RUN.get(meant) or SUGGESTED.get(meant) or meant
    hint = _with(words, at, *meant.split()) if meant else "memkit --help"
    return UnknownVerb(f'no verb "{typed}"', hint=hint)


def unknown_sub_verb(words: list[str], name_at: int, at: int, family: dict[str, Verb]) -> MemkitError:
    """The family is right, the sub-verb is missing or unknown."""
    name, subs = words[name_at], ", ".join(family)
    if at >= len(words):
        hint = next((verb.example for verb in family.values() if verb.example), f"memkit {name} --help")
        return UnknownVerb(f"{name} what? One of: {subs}", code="missing-argument", hint=hint)
    if words[at] in TABLE:
        # a verb of its own: `session note "…"`
        hint = quoted(["memkit", *words[:name_at], *words[at:]])
        return UnknownVerb(f"{words[at]} is a verb of its own, not one of {name}", hint=hint)
    known = SUB_VERBS.get(name, {})
    near = nearest(words[at], [*family, *known])
    meant = known.get(near, near)
    hint = _with(words, at, meant) if meant else f"memkit {name} --help"
    return UnknownVerb(f'no verb "{name} {words[at]}"; one of: {subs}', hint=hint)


def not_built(name: str) -> MemkitError:
    """The table names the verb, this installation has no file for it."""
    return UnknownVerb(f'"{name}" is not part of this installation', hint="memkit help all")


def with_hint(error: WordsError, words: list[str], verb: Verb = _NO_VERB, at: int = 0) -> WordsError:
    """The same refusal, with the command that works: the call as typed, mended until its words fit."""
    remark = REMARKS.get(error.word, "") if error.code == "unknown-option" else ""
    if remark:
        error.message += f": {remark}"
        error.args = (error.message,)
    if error.code == "unknown-option" and error.word == _PERSONAL:
        error.hint = _personal(words, verb)
        return error
    mending = _Mending(verb, words, at)
    error.hint = mending.hint(error) or _listing(mending.error or error, words, verb) or _example(verb)
    return error


def _personal(words: list[str], verb: Verb) -> str:
    """The call with the flag behind its verb; of a verb that has none, where those that take it are listed.

    Never the call without the flag, which would act on the repository's memory.
    """
    rest = [word for word in words if word != _PERSONAL]
    return quoted(["memkit", *rest, _PERSONAL]) if verb is _NO_VERB and rest else "memkit help personal"


def _listing(error: WordsError, words: list[str], verb: Verb) -> str:
    """Where to look for what is missing, if this memory holds nothing to name."""
    arg = next((arg for arg in verb.args if arg.dest == error.word), None)
    if error.code != "missing-argument" or arg is None or not arg.of:
        return ""
    from memkit.cli.frame.known import where_listed

    return where_listed(arg.of, words)


def _example(verb: Verb) -> str:
    if verb.example:
        return verb.example.splitlines()[0]
    return quoted(["memkit", *verb.name.split(), "--help"])


def _with(words: list[str], at: int, *instead: str) -> str:
    return quoted(["memkit", *words[:at], *instead, *words[at + 1 :]])


class _Mending:
    """One call on its way to one that fits. `words[:start]` are the verb and what stands before it."""

    def __init__(self, verb: Verb, words: list[str], at: int) -> None:
        self.verb = verb
        self.words = words
        self.start = at + len(verb.name.split())
        self.opts = table_of(verb.opts, globals_for(verb))
        self.asked = len(words) == self.start
        self.error: WordsError | None = None

    def hint(self, error: WordsError) -> str:
        """The call with every slip in it mended; empty where that cannot be done."""
        for _ in range(_ROUNDS):
            mended = self._mended(error)
            if not mended or mended == self.words:
                return ""
            self.words = mended
            if self.verb is _NO_VERB:
                break
            try:
                parse(self.verb, self.words[self.start :])
                break
            except WordsError as next_error:
                error = self.error = next_error
        else:
            return ""
        return quoted(["memkit", *self.words])

    def _mended(self, error: WordsError) -> list[str]:
        word = error.word
        match error.code:
            case "unknown-option":
                return self._as_text(word) or self._nearest_option(word) or self._without(word)
            case "option-value":
                return self._option_value(word)
            case "missing-option":
                return [*self.words, word, _sample(self.opts[word])]
            case "missing-argument":
                return self._argument(word)
            case "bad-choice":
                return self._nearest_choice(error)
            case "bad-number":
                return self._in_place(word, "5")
            case "extra-argument":
                return self._as_kind(word) or self._as_sentence(word) or self._cut(word)
        return []

    def _at(self, word: str) -> int:
        """Where an option stands among the words, with or without its value."""
        return next((i for i, typed in enumerate(self.words) if typed.partition("=")[0] == word), -1)

    def _plain(self) -> list[str]:
        """The words behind the verb that no option is, nor the value of one."""
        found: list[str] = []
        todo = self.words[self.start :][::-1]
        while todo:
            word = todo.pop()
            opt = self.opts.get(word)
            if opt is not None and opt.kind != "flag" and todo:
                todo.pop()
            elif word[:1] != "-":
                found.append(word)
        return found

    def _as_text(self, word: str) -> list[str]:
        """The word behind `--`: a sentence, or what a search was probably given to look for."""
        at = self._at(word)
        close = get_close_matches(word, self.opts, 1, 0.8)
        searched = self.verb.name in _SEARCHES and not close and word not in REMARKS and not self._plain()
        if at < 0 or not word.startswith("--") or not (" " in word.strip() or searched):
            return []
        rest = [*self.words[:at], *self.words[at + 1 :]]
        instead = [*rest, *([] if "--" in rest else ["--"]), self.words[at]]
        try:
            parse(self.verb, instead[self.start :])
        except WordsError as error:
            return [] if error.code == "extra-argument" else instead
        return instead

    def _nearest_option(self, word: str) -> list[str]:
        # -json is --json, typed in haste
        meant = "-" + word if "-" + word in self.opts else ""
        meant = meant or next((name for name in NEAR_OPTIONS.get(word, ()) if name in self.opts), "")
        meant = meant or ("" if word in REMARKS else nearest(word, self.opts, _LIKE_OPTION))
        at = self._at(word)
        if not meant or at < 0:
            return []
        _, equals, value = self.words[at].partition("=")
        return [*self.words[:at], meant + equals + value, *self.words[at + 1 :]]

    def _without(self, word: str) -> list[str]:
        """The call without an option that nothing here is like, nor with the value it was given."""
        at = self._at(word)
        if at < 0 or self.verb is _NO_VERB:
            return []
        value = self.words[at + 1 : at + 2]
        needed = sum(1 for arg in self.verb.args if arg.required)
        has_value = bool(value) and value[0][:1] != "-" and len(self._plain()) > needed
        return [*self.words[:at], *self.words[at + 1 + has_value :]]

    def _option_value(self, word: str) -> list[str]:
        name, equals, _ = word.partition("=")
        if equals:
            at = self.words.index(word)
            return [*self.words[:at], name, *self.words[at + 1 :]]
        return [*self.words, _sample(self.opts[name])]

    def _argument(self, dest: str) -> list[str]:
        """An argument that is missing: one that this memory knows, else a sample beside what was typed."""
        arg = next(arg for arg in self.verb.args if arg.dest == dest)
        if arg.of:
            from memkit.cli.frame.known import known_name

            name = known_name(arg.of, self.words)
            return [*self.words, name] if name else []
        return [] if self.asked else [*self.words, arg.choices[0] if arg.choices else arg.sample]

    def _nearest_choice(self, error: WordsError) -> list[str]:
        item = next((item for item in self._items() if error.message.startswith(_name(item) + " ")), None)
        if item is None:
            return []
        meant = NEAR_VALUES.get(item.dest, {}).get(error.word.lower(), "") or nearest(
            error.word, item.choices
        )
        if not meant and isinstance(item, Opt) and not item.required:
            return self._without_value(item, error.word)
        return self._in_place(error.word, meant or item.choices[0])

    def _without_value(self, opt: Opt, value: str) -> list[str]:
        """The call without an option whose value is like none of its choices."""
        for at, typed in enumerate(self.words):
            if typed in opt.names and self.words[at + 1 : at + 2] == [value]:
                return [*self.words[:at], *self.words[at + 2 :]]
            if typed in {f"{name}={value}" for name in opt.names}:
                return [*self.words[:at], *self.words[at + 1 :]]
        return []

    def _items(self) -> list[Arg | Opt]:
        items: list[Arg | Opt] = [*self.verb.args, *self.opts.values()]
        return [item for item in items if item.choices]

    def _in_place(self, word: str, meant: str) -> list[str]:
        for at, typed in enumerate(self.words):
            if at >= self.start and typed == word:
                return [*self.words[:at], meant, *self.words[at + 1 :]]
            if typed.startswith("-") and typed.endswith(word) and word:
                return [*self.words[:at], typed[: -len(word)] + meant, *self.words[at + 1 :]]
        return []

    def _as_kind(self, word: str) -> list[str]:
        """`remember fact "…"`: the first word was meant as the kind."""
        kind, plain = self.opts.get("--kind"), self._plain()
        if kind is None or len(plain) != 2 or plain[1] != word or plain[0].lower() not in kind.choices:
            return []
        at = self.words.index(plain[0], self.start)
        rest = [*self.words[:at], *self.words[at + 1 :]]
        return [*rest, "--kind", plain[0].lower()]

    def _as_sentence(self, word: str) -> list[str]:
        """Probably a sentence without its quotes: from the last argument's word to the next option."""
        args, words = self.verb.args, self.words
        if not args or args[-1].many or args[-1].choices or word not in words[self.start :]:
            return []
        end = words.index(word, self.start)
        start = end - 1
        while end < len(words) and not words[end].startswith("-"):
            end += 1
        return [*words[:start], " ".join(words[start:end]), *words[end:]]

    def _cut(self, word: str) -> list[str]:
        """The call without a word that there is no place for."""
        if word not in self.words[self.start :]:
            return []
        at = self.words.index(word, self.start)
        return [*self.words[:at], *self.words[at + 1 :]]


def _name(item: Arg | Opt) -> str:
    return item.long if isinstance(item, Opt) else item.metavar


def _sample(opt: Opt) -> str:
    if opt.choices:
        return opt.choices[0]
    return str(opt.default or 5) if opt.kind == INT else "…"

"""A call that does not fit, mended word by word until it parses: the hint of a refusal; imported only for one."""

from __future__ import annotations

from difflib import get_close_matches

from memkit.cli.frame import FLAG, INT, Arg, Opt, Verb
from memkit.cli.frame.memory_names import known_name
from memkit.cli.frame.parse_words import WordsError, globals_for, parse, table_of
from memkit.cli.frame.translate import NO_VERB
from memkit.cli.frame.verb_aliases import AGES, NEAR_OPTIONS, NEAR_VALUES, OPTIONS, REMARKS, VALUES
from memkit.cli.frame.word_shapes import LIKE_OPTION, is_place, is_value, nearest
from memkit.query.call import shell_quoted
from memkit.store.clock import iso, now

# give up after so many repairs
_ROUNDS = 12
# names of options with so many signs may be alike although their first letters differ: --as is not --days
_LONG = 7
# a day in seconds, and the most digits of a number of days
_DAY, _DIGITS = 86_400, 4
# verbs that search: an unknown option like no other is probably the text to search for
_SEARCHES = ("grep", "recall")


class CallMending:
    """Repairs one call, one error at a time. `words[:start]` are the verb and everything before it."""

    def __init__(self, verb: Verb, words: list[str], at: int) -> None:
        self.verb = verb
        self.words = words
        self.start = at + len(verb.name.split())
        self.opts = table_of(verb.opts, globals_for(verb))
        self.asked = len(words) == self.start
        self.error: WordsError | None = None

    def hint(self, error: WordsError) -> str:
        """The repaired call, or "" if it cannot be repaired."""
        for _ in range(_ROUNDS):
            mended = self._mend_once(error)
            if not mended or mended == self.words:
                return ""
            self.words = mended
            if self.verb is NO_VERB:
                break
            try:
                parse(self.verb, self.words[self.start :])
                break
            except WordsError as next_error:
                error = self.error = next_error
        else:
            return ""
        return shell_quoted(["memkit", *self.words])

    def _mend_once(self, error: WordsError) -> list[str]:
        word = error.word
        match error.code:
            case "unknown-option":
                return (
                    self._as_text(word)
                    or self._as_day(word)
                    or self._as_kind_option(word)
                    or self._nearest_option(word)
                    or self._without(word)
                )
            case "option-value":
                return self._option_value(word)
            case "missing-option":
                return [*self.words, word, self._sample(self.opts[word])]
            case "missing-argument":
                return self._argument(word)
            case "bad-choice":
                return self._nearest_choice(error)
            case "bad-number":
                return self._in_place(word, self._number_for(error))
            case "extra-argument":
                return (
                    self._as_kind(word)
                    or self._as_evidence(word)
                    or self._as_sentence(word)
                    or self._without_word(word)
                )
        return []

    def _at(self, word: str) -> int:
        """The position of an option, typed with or without `=value`; -1 if absent."""
        names = ((typed, typed.partition("=")[0]) for typed in self.words)
        return next((at for at, found in enumerate(names) if word in found), -1)

    def _plain(self) -> list[str]:
        """The words after the verb that are neither options nor their values."""
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
        """The call with the word moved behind `--`, if it is a sentence or probably the text to search for."""
        at = self._at(word)
        close = get_close_matches(word, self.opts, 1, 0.8)
        is_alone = not close and word not in REMARKS and not self._plain()
        searched = is_alone and word.startswith("--") and self.verb.name in _SEARCHES
        # blanks behind `=` may be those of an option's value, if there is a text besides
        worded = " " in word.strip() or (is_alone and " " in self.words[at].strip())
        if at < 0 or not (worded or searched):
            return []
        rest = [*self.words[:at], *self.words[at + 1 :]]
        instead = [*rest, *([] if "--" in rest else ["--"]), self.words[at]]
        try:
            parse(self.verb, instead[self.start :])
        except WordsError as error:
            return [] if error.code == "extra-argument" else instead
        return instead

    def _nearest_option(self, word: str) -> list[str]:
        # -json means --json
        meant = "-" + word if "-" + word in self.opts else ""
        meant = meant or next((name for name in NEAR_OPTIONS.get(word, ()) if name in self.opts), "")
        meant = meant or ("" if word in REMARKS else self._misspelt(word))
        at = self._at(word)
        if not meant or at < 0:
            return []
        _, equals, value = self.words[at].partition("=")
        return [*self.words[:at], meant + equals + value, *self.words[at + 1 :]]

    def _as_day(self, word: str) -> list[str]:
        """`--days 3` → `--since 2026-11-16`."""
        at, since = self._at(word), self.opts.get("--since")
        _, equals, number = self.words[at].partition("=") if at >= 0 else ("", "", "")
        number = number if equals else "".join(self.words[at + 1 : at + 2])
        if word not in AGES or since is None or not number.isdecimal() or len(number) > _DIGITS:
            return []
        day = iso(now() - int(number) * AGES[word] * _DAY)[:10]
        return [*self.words[:at], since.long, day, *self.words[at + (1 if equals else 2) :]]

    def _as_kind_option(self, word: str) -> list[str]:
        """`propose "…" --thread` → `propose "…" --kind thread`: the name of a kind as an option."""
        kind, at, name = self.opts.get("--kind"), self._at(word), word.removeprefix("--").lower()
        if kind is None or at < 0 or self.words[at] != word or not word.startswith("--"):
            return []
        name = name if name in kind.choices else VALUES["kind"].get(name, "")
        is_given = self._at("--kind") >= self.start
        return [*self.words[:at], "--kind", name, *self.words[at + 1 :]] if name and not is_given else []

    def _misspelt(self, word: str) -> str:
        """The option that a word misspells, by its own name or by another one for it (`--topp`: `--top`: `--limit`).

        A word that has a meaning of its own misspells nothing, whether or not this verb has that. A number is no value of
        a flag.
        """
        if word in OPTIONS or word in AGES or word in NEAR_OPTIONS:
            return ""
        others = {name: means[0] for name, means in OPTIONS.items() if means and means[0] in self.opts}
        at = self._at(word)
        is_number = at >= 0 and is_value("".join(self.words[at + 1 : at + 2]))
        known = {
            name
            for name in {*self.opts, *others}
            if (name[:3] == word[:3] or min(len(name), len(word)) >= _LONG)
            and not (is_number and self.opts[others.get(name, name)].kind == FLAG)
        }
        found = nearest(word, known, LIKE_OPTION)
        return others.get(found, found)

    def _without(self, word: str) -> list[str]:
        """The call without an unknown option and its value."""
        at = self._at(word)
        if at < 0 or self.verb is NO_VERB:
            return []
        value = self.words[at + 1 : at + 2]
        # the only word is more likely the text, which no hint drops
        needed = max(bool(self.verb.args), sum(1 for arg in self.verb.args if arg.required))
        has_value = (
            bool(value) and value[0][:1] != "-" and (len(self._plain()) > needed or is_value(value[0]))
        )
        return [*self.words[:at], *self.words[at + 1 + has_value :]]

    def _option_value(self, word: str) -> list[str]:
        name, equals, _ = word.partition("=")
        if equals:
            at = self.words.index(word)
            return [*self.words[:at], name, *self.words[at + 1 :]]
        return [*self.words, self._sample(self.opts[name])]

    def _argument(self, dest: str) -> list[str]:
        """The call with the missing argument: a name from this memory, else a sample."""
        arg = next(arg for arg in self.verb.args if arg.dest == dest)
        if arg.of:
            name = known_name(arg.of, self.words)
            return [*self.words, name] if name else []
        if self.asked and not self.verb.writes:
            # the example says more
            return []
        return [*self.words, arg.choices[0] if arg.choices else arg.sample]

    def _nearest_choice(self, error: WordsError) -> list[str]:
        item = next((item for item in self._items() if error.message.startswith(_name(item) + " ")), None)
        if item is None:
            return []
        meant = NEAR_VALUES.get(item.dest, {}).get(error.word.lower(), "") or nearest(
            error.word, item.choices
        )
        if not meant and isinstance(item, Opt) and not item.required and item.default is None:
            return self._without_value(item, error.word)
        if not meant and isinstance(item, Opt) and item.default is not None:
            meant = str(item.default)
        return self._in_place(error.word, meant or item.choices[0])

    def _number_for(self, error: WordsError) -> str:
        """A number that the option of this error takes: one that it would take."""
        opt = next((opt for opt in self.opts.values() if error.message.startswith(f"{opt.long} ")), None)
        return self._sample(opt) if opt is not None else "5"

    def _sample(self, opt: Opt) -> str:
        """A value for an option: the first of its choices, the number it has by itself or in the verb's example."""
        if opt.choices:
            return opt.choices[0]
        if opt.kind != INT:
            return "…"
        shown = self.verb.example.split()
        number = shown[shown.index(opt.long) + 1] if opt.long in shown[:-1] else ""
        return str(opt.default or (number if number.isdigit() else 5))

    def _without_value(self, opt: Opt, value: str) -> list[str]:
        """The call without an option whose value resembles none of its choices."""
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
        """`remember fact "…"` → `remember "…" --kind fact`."""
        kind, plain = self.opts.get("--kind"), self._plain()
        if kind is None or len(plain) != 2 or plain[1] != word or plain[0].lower() not in kind.choices:
            return []
        at = self.words.index(plain[0], self.start)
        rest = [*self.words[:at], *self.words[at + 1 :]]
        return [*rest, "--kind", plain[0].lower()]

    def _as_evidence(self, word: str) -> list[str]:
        """`propose "It is so." src/net.py:1` → `… --evidence src/net.py:1`: a place behind a sentence."""
        if "--evidence" not in self.opts or not is_place(word) or word not in self.words[self.start :]:
            return []
        at = self.words.index(word, self.start)
        if " " not in self.words[at - 1].strip() or at <= self.start:
            return []
        return [*self.words[:at], "--evidence", *self.words[at:]]

    def _as_sentence(self, word: str) -> list[str]:
        """The words up to the next option joined into one sentence: its quotes were probably forgotten."""
        args, words = self.verb.args, self.words
        if not args or args[-1].many or args[-1].choices or word not in words[self.start :]:
            return []
        end = words.index(word, self.start)
        start = end - 1
        before = self.opts.get(words[start - 1]) if start > self.start else None
        if start < self.start or (before is not None and before.kind != FLAG):
            # the word before it is the value of an option
            return []
        while end < len(words) and not words[end].startswith("-"):
            end += 1
        return [*words[:start], " ".join(words[start:end]), *words[end:]]

    def _without_word(self, word: str) -> list[str]:
        """The call without a surplus word."""
        if word not in self.words[self.start :]:
            return []
        at = self.words.index(word, self.start)
        return [*self.words[:at], *self.words[at + 1 :]]


def _name(item: Arg | Opt) -> str:
    return item.long if isinstance(item, Opt) else item.metavar

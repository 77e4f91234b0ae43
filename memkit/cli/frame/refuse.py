"""Refusals of words that memkit does not know: each repeats the whole call with what was probably meant.

Only ever imported when something is refused, so it may take its time.
"""

from __future__ import annotations

from difflib import get_close_matches

from memkit.cli.frame.declare import INT, Arg, Opt, Verb
from memkit.cli.frame.parse import WordsError, globals_for, parse, table_of
from memkit.cli.frame.table import FOREIGN, TABLE
from memkit.errors import MemkitError, UnknownVerb
from memkit.query.call import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or ""."""
    found = get_close_matches(word.lower(), sorted(known), n=1, cutoff=0.6)
    return found[0] if found else ""


def unknown_verb(words: list[str], at: int) -> MemkitError:
    """No such verb: the call again with the nearest, or with our word for another tool's."""
    typed = words[at]
    meant = FOREIGN.get(typed.lower(), "")
    if meant:
        return UnknownVerb(f'no verb "{typed}"; here it is {meant}', hint=_with(words, at, *meant.split()))
    if " " in typed.strip():
        return UnknownVerb("the first word is the verb", hint=_with(words, at, "recall", typed))
    meant = nearest(typed, [*TABLE, *FOREIGN])
    meant = FOREIGN.get(meant, meant)
    hint = _with(words, at, *meant.split()) if meant else "memkit --help"
    return UnknownVerb(f'no verb "{typed}"', hint=hint)


def unknown_sub_verb(words: list[str], name_at: int, at: int, family: dict[str, Verb]) -> MemkitError:
    """The family is right, the sub-verb is missing or unknown."""
    name, subs = words[name_at], ", ".join(family)
    if at >= len(words):
        hint = next((verb.example for verb in family.values() if verb.example), f"memkit {name} --help")
        return UnknownVerb(f"{name} what? One of: {subs}", code="missing-argument", hint=hint)
    meant = FOREIGN.get(words[at], "").removeprefix(name + " ")
    meant = meant if meant in family else nearest(words[at], family)
    hint = _with(words, at, meant) if meant else f"memkit {name} --help"
    return UnknownVerb(f'no verb "{name} {words[at]}"; one of: {subs}', hint=hint)


def not_built(name: str) -> MemkitError:
    """The table names the verb, this installation has no file for it."""
    return UnknownVerb(f'"{name}" is not part of this installation', hint="memkit help all lists what is")


# stands for memkit itself where no verb was reached
_NO_VERB = Verb("", "")


def with_hint(error: WordsError, words: list[str], verb: Verb = _NO_VERB) -> WordsError:
    """The same refusal, with the command that works."""
    error.hint = _hint(error, verb, words) or _example(verb)
    return error


def _hint(error: WordsError, verb: Verb, words: list[str]) -> str:
    word, opts = error.word, table_of(verb.opts, globals_for(verb))
    match error.code:
        case "unknown-option":
            return _as_text(word, verb, words, opts) or _nearest_option(word, words, opts) or _help(verb)
        case "option-value":
            return _option_value(word, words, opts)
        case "missing-option":
            return quoted(["memkit", *words, word, _sample(opts[word])])
        case "bad-choice":
            return _nearest_choice(word, verb, words, opts)
        case "bad-number":
            return _in_place(word, "5", words)
        case "extra-argument":
            return _as_sentence(word, verb, words)
    return ""


def _example(verb: Verb) -> str:
    return verb.example.splitlines()[0] if verb.example else _help(verb)


def _help(verb: Verb) -> str:
    return quoted(["memkit", *verb.name.split(), "--help"])


def _with(words: list[str], at: int, *instead: str) -> str:
    return quoted(["memkit", *words[:at], *instead, *words[at + 1 :]])


# verbs whose words are looked for: one that is close to no option is more likely text than an option
_SEARCHES = ("grep", "recall")
_CLOSE = 0.8


def _as_text(word: str, verb: Verb, words: list[str], opts: dict[str, Opt]) -> str:
    """The call with the word behind `--`, where it was meant as text and the verb takes it there."""
    is_sentence = " " in word.strip()
    if not is_sentence and (verb.name not in _SEARCHES or get_close_matches(word, opts, 1, _CLOSE)):
        return ""
    at = next((i for i, typed in enumerate(words) if typed.partition("=")[0] == word), -1)
    if at < 0 or not word.startswith("--"):
        return ""
    rest = [*words[:at], *words[at + 1 :]]
    instead = [*rest, *([] if "--" in rest else ["--"]), words[at]]
    name = verb.name.split()
    try:
        parse(verb, instead[instead.index(name[-1]) + 1 :])
    except (WordsError, ValueError):
        return ""
    return quoted(["memkit", *instead])


def _nearest_option(word: str, words: list[str], opts: dict[str, Opt]) -> str:
    # -json is --json, typed in haste
    meant = "-" + word if "-" + word in opts else nearest(word, opts)
    at = next((i for i, typed in enumerate(words) if typed.partition("=")[0] == word), -1)
    if not meant or at < 0:
        return ""
    _, equals, value = words[at].partition("=")
    return _with(words, at, meant + equals + value)


def _option_value(word: str, words: list[str], opts: dict[str, Opt]) -> str:
    name, equals, _ = word.partition("=")
    if equals:
        return _with(words, words.index(word), name)
    return quoted(["memkit", *words, _sample(opts[name])])


def _sample(opt: Opt) -> str:
    if opt.choices:
        return opt.choices[0]
    return str(opt.default or 5) if opt.kind == INT else "…"


def _nearest_choice(word: str, verb: Verb, words: list[str], opts: dict[str, Opt]) -> str:
    items: list[Arg | Opt] = [*verb.args, *opts.values()]
    meant = nearest(word, {choice for item in items for choice in item.choices if word not in item.choices})
    return _in_place(word, meant, words) if meant else ""


def _in_place(word: str, meant: str, words: list[str]) -> str:
    for at, typed in enumerate(words):
        if typed == word:
            return _with(words, at, meant)
        if typed.startswith("-") and typed.endswith(word):
            return _with(words, at, typed[: -len(word)] + meant)
    return ""


def _as_sentence(word: str, verb: Verb, words: list[str]) -> str:
    """Probably a sentence without its quotes: from the last argument's word to the next option."""
    if not verb.args or verb.args[-1].many or verb.args[-1].choices or word not in words:
        return ""
    end = words.index(word)
    start = end - 1
    while end < len(words) and not words[end].startswith("-"):
        end += 1
    return quoted(["memkit", *words[:start], " ".join(words[start:end]), *words[end:]])

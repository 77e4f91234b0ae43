"""Errors for words that memkit does not know; each hint repeats the whole call with the word that was probably meant.

Imported only when something is refused, so it may be slow.
"""

from __future__ import annotations

from difflib import get_close_matches

from memkit.cli.frame.declare import Verb
from memkit.cli.frame.parse_words import WordsError
from memkit.cli.frame.verb_aliases import REMARKS, RUN, SUB_VERBS, SUGGESTED
from memkit.cli.frame.verb_table import TABLE
from memkit.errors import MemkitError, UnknownVerb
from memkit.query.call import shell_quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# minimum similarity (difflib) for a typing error
LIKE_OPTION = 0.75
_LIKE_VERB = 0.6
_PERSONAL = "--personal"
# memkit itself, if the words failed before the verb
NO_VERB = Verb("", "")


def nearest(word: str, known: Iterable[str], like: float = _LIKE_VERB) -> str:
    """The most similar known word, or ""."""
    found = get_close_matches(word.lower(), sorted(known), n=1, cutoff=like)
    return found[0] if found else ""


def unknown_verb(words: list[str], at: int) -> MemkitError:
    """The error for an unknown verb; its hint repeats the call with the nearest verb or with the alias's verb."""
    typed = words[at]
    meant = SUGGESTED.get(typed.lower(), "")
    if meant:
        return UnknownVerb(f'no verb "{typed}"; use {meant}', hint=_replaced_call(words, at, *meant.split()))
    if " " in typed.strip():
        return UnknownVerb("the first word is the verb", hint=_replaced_call(words, at, "recall", typed))
    meant = nearest(typed, [*TABLE, *RUN, *SUGGESTED], LIKE_OPTION)
    meant = RUN.get(meant) or SUGGESTED.get(meant) or meant
    hint = _replaced_call(words, at, *meant.split()) if meant else "memkit --help"
    return UnknownVerb(f'no verb "{typed}"', hint=hint)


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
    if error.code == "unknown-option" and error.word == _PERSONAL:
        error.hint = _personal_call(words, verb)
        return error
    from memkit.cli.frame.mend_call import CallMending

    mending = CallMending(verb, words, at)
    error.hint = (
        mending.hint(error) or _listing_command(mending.error or error, words, verb) or _example(verb)
    )
    return error


def _personal_call(words: list[str], verb: Verb) -> str:
    """The call with --personal after its verb, or the help page that lists the verbs that take it.

    Never the call without --personal: it would act on the repository's memory.
    """
    rest = [word for word in words if word != _PERSONAL]
    return shell_quoted(["memkit", *rest, _PERSONAL]) if verb is NO_VERB and rest else "memkit help personal"


def _listing_command(error: WordsError, words: list[str], verb: Verb) -> str:
    """The command that lists what the missing argument can name, or ""."""
    arg = next((arg for arg in verb.args if arg.dest == error.word), None)
    if error.code != "missing-argument" or arg is None or not arg.of:
        return ""
    from memkit.cli.frame.mend_call import where_listed

    return where_listed(arg.of, words)


def _example(verb: Verb) -> str:
    if verb.example:
        return verb.example.splitlines()[0]
    return shell_quoted(["memkit", *verb.name.split(), "--help"])


def _replaced_call(words: list[str], at: int, *instead: str) -> str:
    return shell_quoted(["memkit", *words[:at], *instead, *words[at + 1 :]])

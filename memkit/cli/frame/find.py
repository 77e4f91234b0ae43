"""From words to the declared verb; imports only the file that declares it."""

from __future__ import annotations

import sys

from memkit.cli.frame.parse_words import WordsError, split_front
from memkit.cli.frame.verb_table import TABLE, module_of
from memkit.errors import MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from memkit.cli.frame.declare import Verb
    from memkit.cli.frame.outcome import Outcome
    from memkit.query.call import Call


def with_known_verb(words: list[str], at: int) -> list[str]:
    """The words with an alias at `words[at]` replaced by its verb; raises `UnknownVerb` if it is neither."""
    if words[at] in TABLE:
        return words
    from memkit.cli.frame.verb_aliases import with_our_verb

    meant = with_our_verb(words, at)
    if meant:
        return meant
    from memkit.cli.frame.refuse import unknown_verb

    raise unknown_verb(words, at)


def find(words: list[str], at: int) -> tuple[Verb | None, ModuleType, list[str]]:
    """The verb at `words[at:]`, its module, and the words after it.

    The verb is None if the user asks for a family's help (`memkit session --help`).
    """
    module = load(words[at])
    verb, after = _choose(declared_verbs(module), words, at)
    return verb, module, after


def answer(verb: Verb, module: ModuleType, call: Call, given: Mapping[str, object]) -> Outcome:
    """Runs the verb; the answer of any verb names damaged or missing sessions."""
    run = getattr(module, verb.run)
    call.can_be_repeated = not verb.writes
    try:
        outcome: Outcome = run(call, **given)
    except ValueError as error:
        from memkit.boot.sums import SpoiltError
        from memkit.cli.frame.damaged_answer import drop_caches

        if not isinstance(error, SpoiltError) or not drop_caches(call) or verb.writes:
            raise
        outcome = run(call, **given)
    except MemkitError as error:
        if not call.damage:
            raise
        from memkit.cli.frame.damaged_answer import error_with_damage

        raise error_with_damage(error, call) from None
    if call.is_uncounted:
        from memkit.query.damage import uncounted_note

        outcome.notes = (*outcome.notes, uncounted_note(call.workspace.policy.layout.continuity))
    if not call.damage:
        return outcome
    from memkit.cli.frame.damaged_answer import with_damage

    return with_damage(outcome, call)


def load(name: str) -> ModuleType:
    """The module of a verb in the table."""
    wanted = module_of(name)
    try:
        # importlib by name would cost a cold start half a millisecond
        __import__(wanted)
        return sys.modules[wanted]
    except ModuleNotFoundError as error:
        if error.name != wanted:
            raise
        from memkit.cli.frame.refuse import not_built

        raise not_built(name) from None


def declared_verbs(module: ModuleType) -> tuple[Verb, ...]:
    """The verbs that a file declares: its `VERBS`, or its one `VERB`."""
    verbs: tuple[Verb, ...] = getattr(module, "VERBS", ())
    return verbs or (module.VERB,)


def family_of(name: str, verbs: tuple[Verb, ...]) -> dict[str, Verb]:
    """The sub-verbs of a name by their last word: {"start": …, "end": …} for session."""
    return {verb.name[len(name) + 1 :]: verb for verb in verbs if verb.name.startswith(name + " ")}


def verb_named(name: str, verbs: tuple[Verb, ...]) -> Verb | None:
    """The verb of exactly this name, if the file declares one."""
    return next((verb for verb in verbs if verb.name == name), None)


def _choose(verbs: tuple[Verb, ...], words: list[str], at: int) -> tuple[Verb | None, list[str]]:
    """The sub-verb if one was typed, else the verb itself; never another verb of the same file."""
    name, after = words[at], words[at + 1 :]
    plain, family = verb_named(name, verbs), family_of(name, verbs)
    if not family:
        assert plain is not None, f"{name} is not declared in its file"
        return plain, after
    skipped, asks_help = _front(after)
    if skipped < len(after) and after[skipped] in family:
        return family[after[skipped]], after[:skipped] + after[skipped + 1 :]
    if asks_help and skipped == len(after):
        return None, after
    if plain is None or skipped < len(after):
        from memkit.cli.frame.verb_aliases import sub_verb

        meant = sub_verb(name, after[skipped]) if skipped < len(after) else ""
        if meant in family:
            return family[meant], after[:skipped] + after[skipped + 1 :]
        from memkit.cli.frame.refuse import unknown_sub_verb

        raise unknown_sub_verb(words, at, at + 1 + skipped, family)
    return plain, after


def _front(words: list[str]) -> tuple[int, bool]:
    """How many words of global options come before the first plain word, and whether --help is among them."""
    try:
        values, rest = split_front(words)
    except WordsError:
        return len(words), False
    return len(words) - len(rest), bool(values.get("help"))

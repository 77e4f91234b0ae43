"""The verbs: one file per verb or per group of verbs that share a shape, with declarations and functions that return an
`Outcome`. This file is the table of all verbs: name → (module, group, one line), and the way from a word to its verb.

The table holds plain strings, so that a call imports the file of one verb only. `GROUPS` is the first page of help,
`MORE_GROUPS` the rest of `memkit help all`; `memkit help plumbing` lists what other programs call. Other words for verbs
are in `frame/verb_aliases`.
"""

from __future__ import annotations

import sys

from memkit.cli.frame.parse_words import WordsError, split_front
from memkit.errors import MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from memkit.cli.frame import Verb
    from memkit.cli.frame.outcome import Outcome
    from memkit.query.call import Call


GROUPS = ("Start", "Remember", "Decide", "Look")
PLUMBING = "plumbing"
MORE_GROUPS = {
    "search": "Search and list",
    "record": "Record",
    "answer": "Answer by id",
    "documents": "Documents and files",
    "privacy": "Privacy",
    "trust": "Trust",
    "organisation": "Beyond one repository",
    "self": "About memkit itself",
    PLUMBING: "Plumbing",
}

TABLE: dict[str, tuple[str, str, str]] = {
    # the first page
    "init": ("init", "Start", "create memkit.toml, sessions/ and the projections"),
    "setup": ("setup", "Start", "connect git, pre-commit, CI and coding agents"),
    "remember": ("record", "Remember", "record a fact: yours counts at once, an agent's goes by the policy"),
    "recall": ("ask", "Remember", "ranked answer to a question"),
    "context": ("context", "Remember", "what to know for a task, within a token budget"),
    "show": ("show", "Remember", "one fact, candidate, record, conflict, session, episode or key"),
    "why": ("show", "Remember", "why it has this tier, rank or verdict, and what would change it"),
    "review": ("review", "Decide", "walk through all that waits: candidates, conflicts, fading, stale, due"),
    "undo": ("settle", "Decide", "take back what was just recorded or promoted"),
    "status": ("status", "Look", "the state in ten lines (also: memkit alone)"),
    "check": ("check", "Look", "the gate: ledger, projections, promotions, privacy"),
    "report": ("report", "Look", "the whole memory as one HTML page"),
    # help all
    "list": ("list", "search", "facts, or: queue, threads, conflicts, records, terms, episodes, archive"),
    "grep": ("ask", "search", "search facts, records and sessions, with ripgrep's manners"),
    "log": ("history", "search", "sessions, newest first; one fact's story; -S TEXT: when it changed"),
    "diff": ("history", "search", "what changed in memory between two sessions, dates or commits"),
    "stats": ("report", "search",
        "numbers of the ledger, in total or per month: hits, review load, contradictions, tests …"),
    "propose": ("record", "record", "raise a candidate; - takes many from stdin, one per line"),
    "note": ("note", "record", "keep a thought for the rest of this session"),
    "ref": ("note", "record", "say which facts you relied on"),
    "supersede": ("restate", "record", "replace a fact, with links both ways"),
    "revise": ("restate", "record", "say a fact better, its meaning unchanged"),
    "define": ("restate", "record", "give a word its one meaning"),
    "set": ("restate", "record", "give a project key its value"),
    "session": ("session", "record", "start, end, show, abort; the first ref, note or propose opens one"),
    "promote": ("decide", "answer", "answer candidates with yes: they become memory"),
    "reject": ("decide", "answer", "answer candidates with no, and say why"),
    "defer": ("decide", "answer", "leave candidates in the review queue"),
    "resolve": ("settle", "answer", "settle a conflict, close a thread"),
    "close": ("decide", "answer", "answer an open thread"),
    "verify": ("decide", "answer", "look at a fact again and say that it holds"),
    "archive": ("decide", "answer", "take facts out of live memory"),
    "pin": ("decide", "answer", "keep a fact out of decay"),
    "unpin": ("decide", "answer", "let a pinned fact decay again"),
    "amend": ("settle", "answer", "change an invariant, by a role the policy names"),
    "stale": ("upkeep", "answer", "facts whose evidence has changed"),
    "decay": ("upkeep", "answer", "what fades, by which rule; --apply records it"),
    "adopt": ("adopt", "documents", "take over an existing memory, in place or as candidates"),
    "harvest": ("harvest", "documents", "distil ADRs, RFCs, glossaries and roadmaps into candidates"),
    "absorb": ("projections", "documents", "record hand edits of a projection as events"),
    "export": ("list", "documents", "the whole ledger as JSON lines"),
    "import": ("import_", "documents", "take in JSON lines that export wrote"),
    "consent": ("consent", "privacy", "grant, revoke and list consents"),
    "vault": ("vault", "privacy", "show, export, import or separate the vault of consented values"),
    "erase": ("erase", "privacy", "erase a person's data from the ledger, on record"),
    "scan": ("scan", "privacy", "find secrets and personal data in a text"),
    "replay": ("projections", "trust", "rebuild the projections; --check, --at SESSION|DATE"),
    "doctor": ("setup", "trust", "find what is broken or missing around memkit, and say how to mend it"),
    "smoke": ("report", "trust", "run the memory tests of memory/smoke-test.md"),
    "mirror": ("mirror", "organisation", "init, push, search, status, report, drop: all repositories on PostgreSQL"),
    "demo": (".demo", "self", "a small project's memory, built and walked through"),
    "help": (".help", "self", "help for a verb or a topic; all, --json for the command tree"),
    "completion": (".help.completion", "self", "print a completion script for bash, zsh or fish"),
    "version": (".help", "self", "print the version"),
    # help plumbing
    "validate": ("decide", PLUMBING, "witness a candidate, with how you know"),
    "quarantine": ("decide", PLUMBING, "set a candidate aside until a second witness"),
    "task": ("settle", PLUMBING, "close a task, if none of its candidates waits"),
    "episode": ("wm", PLUMBING, "summarise the consolidated notes now"),
    "wm": ("wm", PLUMBING, "show, touch, tick, find, goal: the working memory of this session"),
    "contradict": ("scan", PLUMBING, "compare two claims, or pairs from a file, by the detector alone"),
    "hook": ("hook", PLUMBING, "answer a coding agent's hook with one JSON object"),
    "mcp": ("setup", PLUMBING, "serve memory to an agent over stdio"),
    "merge-driver": ("projections", PLUMBING, "merge projections for git by replaying"),
    "outbox": ("upkeep", PLUMBING, "list or retry what could not be saved"),
}  # fmt: skip

# What the first page shows behind the line.
TAILS = {
    "init": "--preset solo|team|regulated",
    "setup": "git, claude-code, codex, … --list",
    "check": "--staged, --since REV",
}


def module_of(name: str) -> str:
    """The module in which the verb is declared."""
    word = TABLE[name][0]
    return f"memkit.cli{word}" if word[0] == "." else f"memkit.cli.verbs.{word}"


def with_known_verb(words: list[str], at: int) -> list[str]:
    """The words with an alias at `words[at]` replaced by its verb; raises `UnknownVerb` if it is neither."""
    if words[at] in TABLE:
        return words
    from memkit.cli.frame.verb_aliases import with_our_verb

    meant = with_our_verb(words, at)
    if meant:
        return meant
    from memkit.cli.frame.translate import unknown_verb

    raise unknown_verb(words, at)


def find(words: list[str], at: int) -> tuple[Verb | None, ModuleType, list[str]]:
    """The verb at `words[at:]`, its module, and the words after it.

    The verb is None if the user asks for a family's help (`memkit session --help`).
    """
    module = load(words[at])
    verb, after = _choose(declared_verbs(module), words, at)
    return verb, module, after


def _listed_ids(verb: Verb, given: Mapping[str, object]) -> dict[str, object]:
    """The ids of an argument that takes several, one by one: no id contains a comma, so `a,b` is two."""
    found: dict[str, object] = {}
    for arg in verb.args:
        typed = given.get(arg.dest) if arg.many and arg.of else None
        if isinstance(typed, tuple) and any("," in word for word in typed):
            found[arg.dest] = tuple(id for word in typed for part in word.split(",") if (id := part.strip()))
    return found


def answer(verb: Verb, module: ModuleType, call: Call, given: Mapping[str, object]) -> Outcome:
    """Runs the verb; the answer of any verb names damaged or missing sessions."""
    run = getattr(module, verb.run)
    call.can_be_repeated = not verb.writes
    given = {**given, **_listed_ids(verb, given)}
    try:
        outcome: Outcome = run(call, **given)
    except ValueError as error:
        from memkit.boot.digest import SpoiltError
        from memkit.cli.frame.failure import drop_caches

        if not isinstance(error, SpoiltError) or not drop_caches(call) or verb.writes:
            raise
        outcome = run(call, **given)
    except MemkitError as error:
        if not call.damage:
            raise
        from memkit.cli.frame.failure import error_with_damage

        raise error_with_damage(error, call) from None
    if call.remarks:
        outcome.notes = (*outcome.notes, *call.remarks)
    if call.is_uncounted:
        from memkit.query.damage import uncounted_note

        outcome.notes = (*outcome.notes, uncounted_note(call.workspace.policy.layout.continuity))
    if not call.damage:
        return outcome
    from memkit.cli.frame.failure import with_damage

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
        from memkit.cli.frame.translate import not_built

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
        from memkit.cli.frame.translate import unknown_sub_verb

        raise unknown_sub_verb(words, at, at + 1 + skipped, family)
    return plain, after


def _front(words: list[str]) -> tuple[int, bool]:
    """How many words of global options come before the first plain word, and whether --help is among them."""
    try:
        values, rest = split_front(words)
    except WordsError:
        return len(words), False
    return len(words) - len(rest), bool(values.get("help"))

"""The table of all verbs: name → (module, group, one line). Plain strings, so that a call imports one verb only.

`GROUPS` is the first page of help, `MORE_GROUPS` the rest of `memkit help all`; `memkit help plumbing` lists what other
programs call. Other words for verbs are in `verb_aliases`.
"""

from __future__ import annotations

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
    "recall": ("recall", "Remember", "ranked answer to a question"),
    "context": ("context", "Remember", "what to know for a task, within a token budget"),
    "show": ("show", "Remember", "one fact, candidate, record, conflict, session, episode or key"),
    "why": ("why", "Remember", "why it has this tier, rank or verdict, and what would change it"),
    "review": ("review", "Decide", "walk through all that waits: candidates, conflicts, fading, stale, due"),
    "undo": ("settle", "Decide", "take back what was just recorded or promoted"),
    "status": ("status", "Look", "the state in ten lines (also: memkit alone)"),
    "check": ("check", "Look", "the gate: ledger, projections, promotions, privacy"),
    "report": ("report", "Look", "the whole memory as one HTML page"),
    # help all
    "list": ("list", "search", "facts, or: queue, threads, conflicts, records, terms, episodes, archive"),
    "grep": ("grep", "search", "search facts, records and sessions, with ripgrep's manners"),
    "log": ("log", "search", "sessions, newest first; one fact's story; -S TEXT: when it changed"),
    "diff": ("diff", "search", "what changed in memory between two sessions, dates or commits"),
    "stats": ("stats", "search", "numbers of the ledger, in total or per month: hits, review load, contradictions, tests …"),
    "propose": ("record", "record", "raise a candidate; - takes many from stdin, one per line"),
    "note": ("note", "record", "keep a thought for the rest of this session"),
    "ref": ("ref", "record", "say which facts you relied on"),
    "supersede": ("supersede", "record", "replace a fact, with links both ways"),
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
    "stale": ("fading", "answer", "facts whose evidence has changed"),
    "decay": ("fading", "answer", "what fades, by which rule; --apply records it"),
    "adopt": ("adopt", "documents", "take over an existing memory, in place or as candidates"),
    "harvest": ("harvest", "documents", "distil ADRs, RFCs, glossaries and roadmaps into candidates"),
    "absorb": ("projections", "documents", "record hand edits of a projection as events"),
    "export": ("export", "documents", "the whole ledger as JSON lines"),
    "import": ("import_", "documents", "take in JSON lines that export wrote"),
    "consent": ("consent", "privacy", "grant, revoke and list consents"),
    "vault": ("vault", "privacy", "show, export, import or separate the vault of consented values"),
    "erase": ("erase", "privacy", "erase a person's data from the ledger, on record"),
    "scan": ("scan", "privacy", "find secrets and personal data in a text"),
    "replay": ("projections", "trust", "rebuild the projections; --check, --at SESSION|DATE"),
    "doctor": ("setup", "trust", "find what is broken or missing around memkit, and say how to mend it"),
    "smoke": ("smoke", "trust", "run the memory tests of memory/smoke-test.md"),
    "mirror": ("mirror", "organisation", "init, push, search, status, report, drop: all repositories on PostgreSQL"),
    "demo": ("demo.demo", "self", "a small project's memory, built and walked through"),
    "help": ("help.help", "self", "help for a verb or a topic; all, --json for the command tree"),
    "completion": ("help.completion", "self", "print a completion script for bash, zsh or fish"),
    "version": ("version", "self", "print the version"),
    # help plumbing
    "validate": ("decide", PLUMBING, "witness a candidate, with how you know"),
    "quarantine": ("decide", PLUMBING, "set a candidate aside until a second witness"),
    "task": ("task", PLUMBING, "close a task, if none of its candidates waits"),
    "episode": ("episode", PLUMBING, "summarise the consolidated notes now"),
    "wm": ("wm", PLUMBING, "show, touch, tick, find, goal: the working memory of this session"),
    "contradict": ("contradict", PLUMBING, "compare two claims, or pairs from a file, by the detector alone"),
    "hook": ("hook", PLUMBING, "answer a coding agent's hook with one JSON object"),
    "mcp": ("mcp", PLUMBING, "serve memory to an agent over stdio"),
    "merge-driver": ("projections", PLUMBING, "merge projections for git by replaying"),
    "outbox": ("outbox", PLUMBING, "list or retry what could not be saved"),
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
    return f"memkit.cli.{word}" if "." in word else f"memkit.cli.verbs.{word}"

"""The table of all verbs: name → (module, group, one line). Plain strings, so that dispatch imports one verb.

Groups with a capital are in the short help, in this order; the others only in `memkit help all`.
"""

from __future__ import annotations

GROUPS = ("Start", "Ask", "Record", "Decide", "Trust")
MORE_GROUPS = {
    "record": "Record and decide, further",
    "review": "Parts of review",
    "doors": "Other doors to list, log and show",
    "privacy": "Privacy",
    "working": "Working memory",
    "tests": "Memory tests",
    "plumbing": "Plumbing",
    "self": "About memkit itself",
}

TABLE: dict[str, tuple[str, str, str]] = {
    # Start
    "init": ("init", "Start", "create memkit.toml, sessions/ and the projections"),
    "setup": ("setup", "Start", "connect git, pre-commit, CI and coding agents"),
    "adopt": ("adopt", "Start", "take over an existing memory, in place or as candidates"),
    "harvest": ("harvest", "Start", "distil ADRs, RFCs, glossaries and roadmaps into candidates"),
    # Ask
    "context": ("context", "Ask", "what to know for a task, within a token budget"),
    "recall": ("recall", "Ask", "ranked answer to a question"),
    "grep": ("grep", "Ask", "search facts, records and sessions, with ripgrep's manners"),
    "list": ("list", "Ask", "facts, or: queue, threads, conflicts, records, terms, archive"),
    "show": ("show", "Ask", "one fact, candidate, record, conflict, session or key"),
    "why": ("why", "Ask", "why it has this tier, rank or verdict, and what would change it"),
    "log": ("log", "Ask", "sessions, newest first; one fact's story; -S TEXT: when it changed"),
    # Record
    "remember": ("remember", "Record", "record a fact: yours counts at once, an agent's goes by the policy"),
    "propose": ("propose", "Record", "raise a candidate; - takes many from stdin, one a line"),
    "ref": ("ref", "Record", "say which facts you relied on"),
    "note": ("note", "Record", "keep a thought for the rest of this session"),
    "supersede": ("supersede", "Record", "replace a fact, with links both ways"),
    "session": ("session", "Record", "start, end, show, abort; the first ref, note or propose opens one"),
    # Decide
    "review": ("review", "Decide", "walk through all that waits: candidates, conflicts, fading, stale, due"),
    "promote": ("decide", "Decide", "answer candidates by id; also reject, defer, archive, undo"),
    "resolve": ("resolve", "Decide", "settle a conflict, close a thread"),
    # Trust
    "status": ("status", "Trust", "the state in ten lines (also: memkit alone)"),
    "check": ("check", "Trust", "the gate: ledger, projections, promotions, privacy"),
    "replay": ("replay", "Trust", "rebuild the projections; --check, --at SESSION|DATE"),
    "report": ("report", "Trust", "the whole memory as one HTML page"),
    "doctor": ("doctor", "Trust", "find what is broken or missing around memkit, and say how to mend it"),
    # not in the short help
    "revise": ("revise", "record", "say a fact better, its meaning unchanged"),
    "close": ("decide", "record", "answer an open thread"),
    "set": ("set", "record", "give a project key its value"),
    "define": ("define", "record", "give a word its one meaning"),
    "amend": ("amend", "record", "change an invariant, by a role the policy names"),
    "defer": ("decide", "record", "leave candidates in the review queue"),
    "reject": ("decide", "record", "answer candidates with no, and say why"),
    "validate": ("decide", "record", "witness a candidate, with how you know"),
    "quarantine": ("decide", "record", "set a candidate aside until a second witness"),
    "archive": ("decide", "record", "take facts out of live memory"),
    "undo": ("undo", "record", "take back what was just recorded or promoted"),
    "absorb": ("absorb", "record", "record hand edits of a projection as events"),
    "pin": ("decide", "record", "keep a fact out of decay"),
    "unpin": ("decide", "record", "let a pinned fact decay again"),
    "verify": ("decide", "review", "look at a fact again and say that it holds"),
    "decay": ("decay", "review", "what fades, by which rule; --apply records it"),
    "stale": ("stale", "review", "facts whose evidence has changed"),
    "history": ("history", "doors", "one fact's story, oldest first"),
    "diff": ("diff", "doors", "what changed in memory between two sessions or dates"),
    "threads": ("threads", "doors", "open threads"),
    "queue": ("queue", "doors", "candidates that wait for an answer"),
    "stats": ("stats", "doors", "counts of the ledger: tiers, queue, threads, corrections, packs, redactions"),
    "get": ("get", "doors", "the value of a project key, bare"),
    "consent": ("consent", "privacy", "grant, revoke and list consents"),
    "vault": ("vault", "privacy", "show, export, import or separate the vault of consented values"),
    "erase": ("erase", "privacy", "erase a person's data from the ledger, on record"),
    "scan": ("scan", "privacy", "find secrets and personal data in a text"),
    "task": ("task", "working", "close a task, when none of its candidates waits"),
    "episode": ("episode", "working", "summarise the consolidated notes now"),
    "wm": ("wm", "working", "show, touch, tick, find, goal: the working memory of this session"),
    "smoke": ("smoke", "tests", "run the memory tests of memory/smoke-test.md"),
    "hook": ("hook", "plumbing", "answer a coding agent's hook with one JSON object"),
    "mcp": ("mcp", "plumbing", "serve memory to an agent over stdio"),
    "merge-driver": ("merge_driver", "plumbing", "merge projections for git by replaying"),
    "outbox": ("outbox", "plumbing", "list or retry what could not be saved"),
    "export": ("export", "plumbing", "the whole ledger as JSON lines"),
    "import": ("import_", "plumbing", "take in JSON lines that export wrote"),
    "contradict": ("contradict", "plumbing", "compare two claims, or pairs from a file, by the detector alone"),
    "demo": ("demo.verb", "plumbing", "a small project's memory, built and walked through"),
    "help": ("help.verb", "self", "help for a verb or a topic; all, --json for the command tree"),
    "completion": ("help.completion", "self", "print a completion script for bash, zsh or fish"),
    "version": ("version", "self", "print the version"),
}  # fmt: skip

# What the short help shows behind the line.
TAILS = {
    "init": "--preset solo|team|regulated",
    "setup": "git, claude-code, codex, … --list",
    "check": "--staged, --since REV",
}

# Words of other tools, and what they are called here. They are answered, never executed.
FOREIGN = {
    "add": "remember", "save": "remember", "store": "remember", "create": "remember", "learn": "remember",
    "memorize": "remember", "record": "remember", "new": "remember", "put": "remember", "insert": "remember",
    "search": "recall", "find": "recall", "query": "recall", "ask": "recall", "retrieve": "recall",
    "rg": "grep", "ls": "list", "cat": "show", "view": "show", "read": "show", "open": "show", "info": "show",
    "forget": "archive", "delete": "archive", "rm": "archive", "remove": "archive", "del": "archive",
    "prime": "context", "load": "context", "brief": "context", "onboard": "context",
    "update": "supersede", "edit": "supersede", "replace": "supersede", "change": "supersede",
    "modify": "supersede", "mv": "supersede", "fix": "revise", "reword": "revise",
    "commit": "session end", "end": "session end", "done": "session end", "finish": "session end",
    "stop": "session end", "start": "session start", "begin": "session start", "abort": "session abort",
    "sync": "replay", "rebuild": "replay", "render": "replay", "refresh": "replay", "reindex": "replay",
    "index": "replay", "compile": "replay", "build": "replay",
    "approve": "promote", "accept": "promote", "merge": "promote", "deny": "reject", "decline": "reject",
    "lint": "check", "test": "check", "blame": "why", "explain": "why", "trace": "why",
    "install": "setup", "config": "setup", "link": "ref", "cite": "ref", "use": "ref", "touch": "ref",
    "suggest": "propose", "st": "status", "rollback": "undo", "revert": "undo", "man": "help",
    "purge": "erase", "redact": "scan", "todo": "threads", "term": "define", "glossary": "list terms",
    "conflicts": "list conflicts", "records": "list records", "terms": "list terms", "show-config": "doctor",
}  # fmt: skip


def module_of(name: str) -> str:
    """The module in which the verb is declared."""
    word = TABLE[name][0]
    return f"memkit.cli.{word}" if "." in word else f"memkit.cli.verbs.{word}"

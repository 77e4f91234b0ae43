"""Words that people and models try first, and what they mean here. No help page, completion or reference lists them.

The parser asks this module only if the words did not fit. memkit runs a word of `RUN` or `OPTIONS`, which has one
meaning, as if the user had typed the right word; it only suggests the others.
"""

from __future__ import annotations

from memkit.cli.verbs import TABLE

# first word → the verb to run
RUN = {
    "add": "remember", "save": "remember", "store": "remember", "learn": "remember", "memorize": "remember",
    "memorise": "remember", "record": "remember", "suggest": "propose", "proposal": "propose",
    "search": "recall", "find": "recall", "query": "recall", "ask": "recall", "retrieve": "recall", "lookup": "recall",
    "rg": "grep", "ls": "list", "facts": "list", "memories": "list", "cat": "show", "view": "show", "read": "show",
    "get": "show", "info": "show", "describe": "show", "inspect": "show", "explain": "why", "blame": "why",
    "history": "log", "queue": "list queue", "threads": "list threads", "sessions": "list sessions",
    "candidates": "list queue", "pending": "list queue", "waiting": "list queue", "inbox": "list queue",
    "proposals": "list queue", "episodes": "list episodes", "conflicts": "list conflicts",
    "contradictions": "list conflicts", "records": "list records", "terms": "list terms", "glossary": "list terms",
    "todos": "list threads", "keys": "list state", "archived": "list archive",
    "notes": "wm show", "evidence": "why", "proof": "why",
    "ctx": "context", "brief": "context", "briefing": "context", "prime": "context", "pack": "context", "onboard": "context",
    "end": "session end", "finish": "session end", "done": "session end", "seal": "session end",
    "handoff": "session end", "handover": "session end", "wrap-up": "session end", "wrapup": "session end",
    "start": "session start", "begin": "session start",
    "approve": "promote", "accept": "promote", "confirm": "verify", "decline": "reject", "deny": "reject",
    "cite": "ref", "used": "ref", "refs": "ref", "reference": "ref",
    "lint": "check", "st": "status", "stat": "status", "summary": "status",
    "numbers": "stats", "metrics": "stats", "statistics": "stats",
    "man": "help", "commands": "help all", "agents": "help agents", "question": "recall", "checkpoint": "note",
}  # fmt: skip

# first word → the verb to suggest only: the word is ambiguous, or the verb ends something or changes files
SUGGESTED = {
    "create": "remember", "new": "remember", "put": "remember", "insert": "remember", "write": "remember",
    "open": "show", "load": "context", "stop": "session end", "commit": "session end", "abort": "session abort",
    "forget": "archive", "delete": "archive", "rm": "archive", "remove": "archive", "del": "archive",
    "expire": "archive", "invalidate": "archive", "retract": "archive", "deprecate": "archive",
    "update": "supersede", "edit": "supersede", "replace": "supersede", "change": "supersede",
    "modify": "supersede", "mv": "supersede", "correct": "supersede", "fix": "revise", "reword": "revise",
    "sync": "status", "rebuild": "replay", "render": "replay", "refresh": "replay", "reindex": "replay",
    "index": "replay", "compile": "replay", "build": "replay", "merge": "promote", "test": "check",
    "trace": "why", "install": "setup", "config": "setup", "connect": "setup", "show-config": "doctor",
    "link": "ref", "use": "ref", "touch": "ref", "rollback": "undo", "revert": "undo", "purge": "erase",
    "redact": "scan", "term": "define", "reopen": "undo", "disagree": "reject", "withdraw": "reject",
    "tags": "list terms", "dismiss": "reject", "drop": "archive", "retire": "archive",
}  # fmt: skip

# first word → kind: `decision "…"` records one, `decisions` alone lists them
KINDS = {
    "fact": "fact", "memory": "fact", "convention": "convention", "preference": "preference", "finding": "finding",
    "gotcha": "finding", "bug": "bug", "invariant": "invariant", "pattern": "pattern", "decision": "decision",
    "decide": "decision", "adr": "decision", "thread": "thread", "todo": "thread",
}  # fmt: skip

# words that only repeat the verb: `note add "…"`
AGAIN = ("add", "new", "create", "save", "record", "put", "write", "set")

# sub-verb → the one to run
SUB_VERBS = {
    "session": {
        "begin": "start", "new": "start", "open": "start", "create": "start", "finish": "end", "close": "end",
        "seal": "end", "done": "end", "list": "show", "status": "show", "current": "show", "cancel": "abort",
        "discard": "abort", "ls": "show", "info": "show", "save": "end", "stop": "end", "complete": "end",
    },
    "consent": {"add": "grant", "give": "grant", "ls": "list", "withdraw": "revoke"},
    "outbox": {"ls": "list", "show": "list", "resend": "retry"},
}  # fmt: skip

# option → its meanings, of which the first that the verb has counts: an option (perhaps with a value), a choice of an
# argument, or, in capitals, the argument it fills; an option without a meaning is dropped
OPTIONS = {
    "--type": ("--kind",), "--category": ("--kind",), "-t": ("--kind",), "-k": ("--limit",),
    "-e": ("--evidence",), "-i": ("--intent", "TITLE"), "-w": ("--when",), "-r": ("--why",),
    "--top": ("--limit",), "--max": ("--limit",), "--max-results": ("--limit",), "--count": ("--limit",),
    "--top-k": ("--limit",), "--k": ("--limit",), "--num": ("--limit",), "--results": ("--limit",),
    "--max-facts": ("--limit",), "--num-results": ("--limit",), "--hits": ("--limit",), "--n": ("--limit",),
    "--max-items": ("--limit",),
    "--max-tokens": ("--budget",), "--tokens": ("--budget",), "--token-budget": ("--budget",),
    "--token-limit": ("--budget",), "--task": ("TASK", "TITLE"), "--for": ("TASK",), "--goal": ("TASK", "TITLE"),
    "--intent": ("TASK", "TITLE"), "--title": ("TITLE",),
    "--topic": ("TASK", "QUERY"), "--about": ("TASK", "QUERY"), "--query": ("QUERY", "TASK", "PATTERN"),
    "--question": ("QUERY", "TASK", "--asks"), "--ask": ("--asks",),
    "--search": ("QUERY", "TASK"), "--pattern": ("PATTERN",),
    "--text": ("TEXT", "NEW"), "--claim": ("TEXT", "NEW"), "--content": ("TEXT", "NEW"),
    "--fact": ("TEXT",), "--body": ("TEXT",),
    "--statement": ("TEXT",), "--memory": ("TEXT",), "--note": ("TEXT", "--why"), "-m": ("TEXT", "--why"),
    "--message": ("TEXT", "--why"), "--summary": ("--message", "TEXT"), "--with": ("NEW", "TEXT"), "--by": ("NEW",),
    "--new": ("NEW",),
    "--reason": ("--why",), "--rationale": ("--why",), "--because": ("--why",), "--comment": ("--why",),
    "--cite": ("--evidence",), "--source": ("--src", "--evidence"), "--proof": ("--evidence",),
    "--source-file": ("--evidence",), "--file": ("--from-file", "--evidence", "TASK", "QUERY"),
    "--path": ("--evidence", "--paths", "TASK", "QUERY"), "--input": ("--from-file",),
    "--stdin": ("-",), "--batch": ("-",), "--applies-when": ("--when",), "--load-when": ("--when",), "--if": ("--when",),
    "--replaces": ("--supersedes",), "--conflicts-with": ("--contradicts",), "--name": ("--id", "--title"),
    "--key-prefix": ("--prefix",), "--from-date": ("--since",), "--after": ("--since",), "--before": ("--until",),
    "--author": ("--by",), "--as": ("--actor",), "--all": ("--archive", "--place=all"),
    "--include-archived": ("--archive", "--place=all"), "--everything": ("--archive", "--place=all"),
    "--state": ("--status",), "--ids": ("IDS", "ID"), "--fact-id": ("IDS", "ID", "WHAT"), "--id": ("IDS", "ID", "WHAT"),
    "--pending": ("queue",), "--queue": ("queue",), "--candidates": ("queue",), "--threads": ("threads",),
    "--conflicts": ("conflicts",), "--list": ("--json",), "--output-format": ("--format",), "--dir": ("--directory",),
    "--cwd": ("--directory",), "--silent": ("--quiet",), "--ids-only": ("--quiet",), "-y": ("--yes",),
    "--dryrun": ("--dry-run",), "--no-colour": ("--no-color",), "--semantic": (), "--verbose": (),
    "--any": (), "--unreviewed": ("--standing=unreviewed",),
}  # fmt: skip

# option → options to suggest, of which the first that the verb has counts
NEAR_OPTIONS = {
    "--ref": ("--evidence",), "--url": ("--evidence",), "--link": ("--evidence",),
    "--last": ("--limit",), "--force": ("--yes",), "--user": ("--by",), "--agent": ("--by",), "--who": ("--by",),
    "--description": ("--why",), "--details": ("--why",), "--context": ("--when",),
}  # fmt: skip

# option → how many days one of it is; its number is hinted at as the day so long ago
AGES = {"--days": 1, "--last-days": 1, "--max-age": 1, "--age": 1, "--weeks": 7, "--months": 30}

# option → why memkit has no such option
REMARKS = {
    "--tags": "there are no tags; a claim is found by its words, its section and --asks",
    "--tag": "there are no tags; a claim is found by its words, its section and --asks",
    "--labels": "there are no labels; a claim is found by its words, its section and --asks",
    "--scope": "there are no scopes; memkit list --section and --kind narrow by place and kind",
    "--priority": "there are no priorities; memkit pin keeps a fact from fading",
    "--importance": "there is no importance; memkit pin keeps a fact from fading",
    "--ttl": "a fact lives while it is used; memkit note has --ttl",
    "--personal": "only some verbs act on your own memory",
    "--embedding": "the search is lexical, without a model",
    "--mode": "the search is lexical, without a model",
    "--threshold": "hits below the floor are marked weak; --explain shows the scores",
    "--min-score": "hits below the floor are marked weak; --explain shows the scores",
    "--offset": "there are no pages; --limit says how many",
    "--page": "there are no pages; --limit says how many",
}

# value of `--format` → option, for verbs without a --format
FORMATS = {"json": "--json", "text": "", "plain": "", "markdown": "", "md": "", "table": ""}

# keyword of an option or argument → {value that is no choice: the choice to use}
VALUES = {
    "kind": {
        "note": "fact", "memory": "fact", "context": "fact", "info": "fact", "learning": "finding",
        "lesson": "finding", "insight": "finding", "observation": "finding", "gotcha": "finding", "pitfall": "finding",
        "caveat": "finding", "trap": "finding", "adr": "decision",
        "guideline": "convention", "style": "convention", "practice": "convention", "pref": "preference",
        "todo": "thread", "task": "thread", "question": "thread", "issue": "bug", "definition": "term",
        "glossary": "term", "tech": "stack", "dependency": "stack",
    },
    "tier": {"working": "new", "archive-candidate": "fading", "pinned": "core"},
    "status": {
        "active": "promoted", "live": "promoted", "accepted": "promoted", "approved": "promoted",
        "candidate": "waiting", "candidates": "waiting", "proposed": "waiting", "queued": "waiting",
    },
    "what": {
        "candidates": "queue", "candidate": "queue", "pending": "queue", "waiting": "queue", "proposals": "queue",
        "memories": "facts", "all": "facts", "live": "facts", "glossary": "terms", "todos": "threads",
        "questions": "threads", "keys": "state", "contradictions": "conflicts", "archived": "archive",
    },
}  # fmt: skip

# the same, for hints only
NEAR_VALUES = {
    "what": {"notes": "episodes", "unreviewed": "facts", "tags": "terms", "history": "sessions", "log": "sessions"},
    "kind": {
        "constraint": "invariant", "requirement": "invariant", "policy": "convention", "principle": "convention",
        "architecture": "decision", "design": "decision", "workflow": "convention", "warning": "finding",
    },
}  # fmt: skip


def with_our_verb(words: list[str], at: int) -> list[str]:
    """The words with the alias at `words[at]` replaced by its verb; empty if the word is no alias to run."""
    word, behind = words[at].lower(), words[at + 1 :]
    listed = RUN.get(word) or RUN.get(f"{word}s", "")
    if behind[:1] in (["list"], ["ls"]) and listed.startswith("list "):
        # `episodes list`, `conflict list`
        return [*words[:at], *listed.split(), *behind[1:]]
    if meant := RUN.get(word) or _verb_of_two(word):
        return [*words[:at], *meant.split(), *behind]
    kind = KINDS.get(word) or KINDS.get(word.removesuffix("s"))
    if not kind:
        return []
    verb = behind[0].lower() if behind else "list"
    if verb in TABLE or (verb in RUN and verb not in AGAIN):
        # the noun came first: `fact show ID`
        meant = verb if verb in TABLE else RUN[verb]
        narrowed = ["--kind", kind] if meant == "list" else []
        return [*words[:at], *meant.split(), *narrowed, *behind[1:]]
    meant = "remember" if any(typed[:1] != "-" for typed in behind) else "list"
    return [*words[:at], meant, "--kind", kind, *behind]


def _verb_of_two(word: str) -> str:
    """The verb of two words that one with a hyphen means, either way round: `end-session`, `list-episodes`; or ""."""
    one, hyphen, other = word.partition("-")
    if hyphen and "session" in (one, other):
        named = other if one == "session" else one
        meant = sub_verb("session", named) or named
        return f"session {meant}" if meant in ("start", "end", "show") else ""
    return RUN.get(other, "") if one == "list" and RUN.get(other, "").startswith("list ") else ""


def sub_verb(name: str, word: str) -> str:
    """The sub-verb of a family that an alias means, or ""."""
    return SUB_VERBS.get(name, {}).get(word, "")

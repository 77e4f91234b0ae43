"""Words people and models try first, and what they mean here. Unlisted: no help, completion or reference shows them.

Looked at only when words did not fit, so a call in memkit's own words never pays for it. `RUN` and `OPTIONS` hold what
has one meaning and are executed as if the right word had been typed; the rest are only suggested.
"""

from __future__ import annotations

from memkit.cli.frame.declare import FLAG, Arg, Opt, Verb
from memkit.cli.frame.parse import globals_for, table_of

# first word → the verb meant, run as if typed
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
    "todo": "list threads", "todos": "list threads", "keys": "list state", "archived": "list archive",
    "brief": "context", "briefing": "context", "prime": "context", "pack": "context", "onboard": "context",
    "end": "session end", "finish": "session end", "done": "session end", "close-session": "session end",
    "start": "session start", "begin": "session start",
    "approve": "promote", "accept": "promote", "confirm": "verify", "decline": "reject", "deny": "reject",
    "cite": "ref", "used": "ref", "lint": "check", "st": "status", "stat": "status", "summary": "status",
    "man": "help", "commands": "help all",
}  # fmt: skip

# first word → the verb to suggest: it could mean something else too, ends something, or changes files
SUGGESTED = {
    "create": "remember", "new": "remember", "put": "remember", "insert": "remember", "write": "remember",
    "open": "show", "load": "context", "stop": "session end", "commit": "session end", "abort": "session abort",
    "forget": "archive", "delete": "archive", "rm": "archive", "remove": "archive", "del": "archive",
    "expire": "archive", "update": "supersede", "edit": "supersede", "replace": "supersede", "change": "supersede",
    "modify": "supersede", "mv": "supersede", "correct": "supersede", "fix": "revise", "reword": "revise",
    "sync": "replay", "rebuild": "replay", "render": "replay", "refresh": "replay", "reindex": "replay",
    "index": "replay", "compile": "replay", "build": "replay", "merge": "promote", "test": "check",
    "trace": "why", "install": "setup", "config": "setup", "connect": "setup", "show-config": "doctor",
    "link": "ref", "use": "ref", "touch": "ref", "rollback": "undo", "revert": "undo", "purge": "erase",
    "redact": "scan", "term": "define", "reopen": "undo", "disagree": "reject",
}  # fmt: skip

# sub-verbs → those meant, run as if typed
SUB_VERBS = {
    "session": {
        "begin": "start", "new": "start", "open": "start", "create": "start", "finish": "end", "close": "end",
        "seal": "end", "done": "end", "list": "show", "status": "show", "current": "show", "cancel": "abort",
        "discard": "abort",
    },
    "consent": {"add": "grant", "give": "grant", "ls": "list", "withdraw": "revoke"},
    "outbox": {"ls": "list", "show": "list", "resend": "retry"},
}  # fmt: skip

# option → what it means, the first that the verb has: an option (with its value, if one stands there), a choice of an
# argument, or in capitals the argument it fills; no meaning at all: it is left out
OPTIONS = {
    "--type": ("--kind",), "--category": ("--kind",), "-t": ("--kind",), "-k": ("--limit",),
    "--top": ("--limit",), "--max": ("--limit",), "--max-results": ("--limit",), "--count": ("--limit",),
    "--top-k": ("--limit",), "--num": ("--limit",), "--n": ("--limit",), "--max-items": ("--limit",),
    "--max-tokens": ("--budget",), "--tokens": ("--budget",), "--token-budget": ("--budget",),
    "--token-limit": ("--budget",), "--task": ("TASK", "TITLE"), "--for": ("TASK",), "--goal": ("TASK",),
    "--topic": ("TASK", "QUERY"), "--about": ("TASK", "QUERY"), "--query": ("QUERY", "TASK", "PATTERN"),
    "--question": ("QUERY", "TASK"), "--search": ("QUERY", "TASK"), "--pattern": ("PATTERN",),
    "--text": ("TEXT", "NEW"), "--claim": ("TEXT", "NEW"), "--content": ("TEXT", "NEW"),
    "--fact": ("TEXT",), "--body": ("TEXT",),
    "--statement": ("TEXT",), "--memory": ("TEXT",), "--note": ("TEXT", "--why"), "-m": ("TEXT",),
    "--message": ("TEXT", "--why"), "--summary": ("--message", "TEXT"), "--with": ("NEW", "TEXT"), "--by": ("NEW",),
    "--reason": ("--why",), "--rationale": ("--why",), "--because": ("--why",), "--comment": ("--why",),
    "--cite": ("--evidence",), "--source": ("--src", "--evidence"), "--proof": ("--evidence",),
    "--source-file": ("--evidence",), "--file": ("--from-file", "--evidence"), "--input": ("--from-file",),
    "--stdin": ("-",), "--applies-when": ("--when",), "--load-when": ("--when",), "--if": ("--when",),
    "--replaces": ("--supersedes",), "--conflicts-with": ("--contradicts",), "--name": ("--id", "--title"),
    "--key-prefix": ("--prefix",), "--from-date": ("--since",), "--after": ("--since",), "--before": ("--until",),
    "--author": ("--by",), "--as": ("--actor",), "--all": ("--archive", "--place=all"),
    "--include-archived": ("--archive", "--place=all"), "--everything": ("--archive", "--place=all"),
    "--state": ("--status",), "--ids": ("IDS", "ID"), "--fact-id": ("IDS", "ID", "WHAT"), "--id": ("IDS", "ID", "WHAT"),
    "--pending": ("queue",), "--queue": ("queue",), "--candidates": ("queue",), "--threads": ("threads",),
    "--conflicts": ("conflicts",), "--list": ("--json",), "--output-format": ("--format",), "--dir": ("--directory",),
    "--cwd": ("--directory",), "--silent": ("--quiet",), "--ids-only": ("--quiet",), "-y": ("--yes",),
    "--dryrun": ("--dry-run",), "--no-colour": ("--no-color",), "--semantic": (), "--verbose": (),
    "--any": (),
}  # fmt: skip

# option → the one of ours to suggest, the first that the verb has: it may be meant so
NEAR_OPTIONS = {
    "--ref": ("--evidence",), "--path": ("--evidence", "--paths"), "--url": ("--evidence",), "--link": ("--evidence",),
    "--force": ("--yes",), "--user": ("--actor",),
    "--agent": ("--actor",), "--description": ("--why",), "--details": ("--why",), "--context": ("--when",),
    "--next": ("--message",),
}  # fmt: skip

# option → why there is none like it
REMARKS = {
    "--tags": "there are no tags; a claim is found by its words, its section and --asks",
    "--tag": "there are no tags; a claim is found by its words, its section and --asks",
    "--labels": "there are no labels; a claim is found by its words, its section and --asks",
    "--scope": "there are no scopes; memkit list --section and --kind narrow by place and kind",
    "--priority": "there are no priorities; memkit pin keeps a fact from fading",
    "--importance": "there is no importance; memkit pin keeps a fact from fading",
    "--ttl": "a fact lives while it is used; memkit note has --ttl",
    "--embedding": "the search is lexical, without a model",
}

# what `--format` says where the verb has none
FORMATS = {"json": "--json", "text": "", "plain": "", "markdown": "", "md": "", "table": ""}

# a value that is none of the choices → the choice meant; by the option's or argument's keyword
VALUES = {
    "kind": {
        "note": "fact", "memory": "fact", "context": "fact", "info": "fact", "learning": "finding",
        "lesson": "finding", "insight": "finding", "observation": "finding", "gotcha": "finding", "adr": "decision",
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

# a choice that may be meant, for the hint
NEAR_VALUES = {
    "kind": {
        "constraint": "invariant", "requirement": "invariant", "policy": "invariant", "principle": "convention",
        "architecture": "decision", "design": "decision", "workflow": "convention", "warning": "finding",
    },
}  # fmt: skip


def verb_words(word: str) -> list[str]:
    """The words of the verb that another word for it means, to be run; empty where it has no one meaning."""
    return RUN.get(word.lower(), "").split()


def sub_verb(name: str, word: str) -> str:
    """The sub-verb of a family that another word means; empty where none does."""
    return SUB_VERBS.get(name, {}).get(word, "")


def in_our_words(verb: Verb, words: list[str]) -> list[str]:
    """The words after a verb with every alias in them replaced; the same words where there is none."""
    return _Translation(verb, words).result()


class _Translation:
    """One pass over the words: options renamed, values of arguments put behind the plain words, choices swapped."""

    def __init__(self, verb: Verb, words: list[str]) -> None:
        self.verb = verb
        self.opts = table_of(verb.opts, globals_for(verb))
        self.args = {arg.metavar: arg for arg in verb.args}
        self.todo = words[::-1]
        self.out: list[str] = []
        self.behind: list[str] = []
        self.plain = 0
        self.ended = False

    def result(self) -> list[str]:
        while self.todo:
            word = self.todo.pop()
            if word == "--":
                self.behind += self.todo[::-1]
                self.ended = True
                break
            if word.startswith("- "):
                # a bullet that was pasted with its dash
                self.behind.append(word)
            elif len(word) > 1 and word[0] == "-":
                self._option(word)
            else:
                self._plain(word)
        needed = self.ended or any(word[:1] == "-" and word != "-" for word in self.behind)
        dashes = ["--"] if needed else []
        return [*self.out, *dashes, *self.behind]

    def _plain(self, word: str) -> None:
        arg = self.verb.args[self.plain] if self.plain < len(self.verb.args) else None
        self.plain += 0 if arg is not None and arg.many else 1
        self.out.append(_choice(arg, word) if arg is not None else word)

    def _option(self, word: str) -> None:
        name, equals, value = word.partition("=")
        opt = self.opts.get(name)
        if opt is not None:
            self._typed(opt, name, value if equals else None)
        elif name in ("--format", "--output") and self._value(equals, value, peek=True) in FORMATS:
            self.out += filter(None, [FORMATS[self._value(equals, value)]])
        elif name in OPTIONS:
            self._alias(name, equals, value, word)
        else:
            self.out.append(word)

    def _alias(self, name: str, equals: str, value: str, word: str) -> None:
        for meant in OPTIONS[name]:
            fixed, is_fixed, word_for = meant.partition("=")
            opt = self.opts.get(fixed)
            if opt is not None and is_fixed:
                self.out += [fixed, word_for]
                return
            if opt is not None and self._fits(opt, OPTIONS[name], self._value(equals, value, peek=True)):
                self._typed(opt, meant, value if equals else None)
                return
            if meant in self.args:
                self.behind.append(_choice(self.args[meant], self._value(equals, value)))
                return
            if any(
                meant in arg.choices or (meant == "-" and arg.metavar == "TEXT") for arg in self.verb.args
            ):
                self._plain(meant)
                return
        self.out += [word] if OPTIONS[name] else []

    def _fits(self, opt: Opt, meanings: tuple[str, ...], value: str) -> bool:
        """False for an option whose choices do not hold the value, if another option may be meant."""
        is_last = meanings[-1] in opt.names
        return is_last or not opt.choices or _choice(opt, value) in opt.choices

    def _typed(self, opt: Opt, name: str, value: str | None) -> None:
        """An option as the verb has it, its value with it and of the right word."""
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
    """The choice that a word means, in any case of letters and in the plural; the word itself where none is meant."""
    if not item.choices or word in item.choices:
        return word
    known = VALUES.get(item.dest, {})
    for low in (word.lower(), word.lower().removesuffix("s")):
        if low in item.choices:
            return low
        if low in known and known[low] in item.choices:
            return known[low]
    return word

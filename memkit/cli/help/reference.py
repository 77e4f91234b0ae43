"""The reference: every verb as data for `memkit help --json`, as markdown for docs/verbs.md."""

from __future__ import annotations

from memkit.cli.frame.declare import GLOBALS, Arg, Opt, Verb
from memkit.cli.frame.verb_table import MORE_GROUPS, TABLE
from memkit.cli.help.help import TOPICS, is_installed
from memkit.cli.help.verb_page import option_help, option_label, usage, verbs_of

EXIT_CODES = {
    0: "done",
    1: "done, and the answer is no: problems found, stale, nothing matched, no such id to show",
    2: "usage; for grep and recall: could not search",
    3: "no workspace, or the ledger cannot be read",
    4: "refused",
    5: "environment: disk, permissions, lock, clock",
    70: "bug in memkit",
    130: "interrupted",
}


def all_verbs() -> list[tuple[str, Verb]]:
    """Every verb of this installation with its group, in the order of the table."""
    here = [name for name in TABLE if is_installed(name)]
    return [(TABLE[name][1], verb) for name in here for verb in verbs_of((name,))]


def tree(words: tuple[str, ...] = ()) -> dict[str, object]:
    """The whole tree, or the verbs that the words name."""
    chosen = [(TABLE[words[0]][1], verb) for verb in verbs_of(words)] if words else all_verbs()
    return {
        "verbs": [_verb(group, verb) for group, verb in chosen],
        "global_options": [_option(opt) for opt in GLOBALS],
        "exit_codes": _exits(EXIT_CODES),
        "topics": list(TOPICS),
    }


def _verb(group: str, verb: Verb) -> dict[str, object]:
    return {
        "name": verb.name,
        "group": group,
        "summary": verb.summary,
        "description": verb.description,
        "usage": usage(verb),
        "args": [_argument(arg) for arg in verb.args],
        "options": [_option(opt) for opt in verb.opts if not opt.hidden],
        "exits": _exits(verb.exits),
        "example": verb.example,
        "writes": verb.writes,
    }


def _exits(exits: dict[int, str]) -> list[dict[str, object]]:
    return [{"code": code, "meaning": exits[code]} for code in sorted(exits)]


def _argument(arg: Arg) -> dict[str, object]:
    fields = ("name", "help", "kind", "required", "many", "default")
    return {**{field: getattr(arg, field) for field in fields}, "choices": list(arg.choices)}


def _option(opt: Opt) -> dict[str, object]:
    fields = ("help", "kind", "metavar", "required", "many", "default")
    found = {field: getattr(opt, field) for field in fields}
    return {"names": list(opt.names), **found, "choices": list(opt.choices), "everyday": not opt.rare}


def reference(words: tuple[str, ...] = ()) -> str:
    """Markdown: every verb by group, or the verbs that the words name; then the global options and exit codes."""
    if words:
        return "\n".join(_section(verb) for verb in verbs_of(words))
    parts: list[str] = []
    group = ""
    for found, verb in all_verbs():
        if found != group:
            group = found
            parts.append(f"## {MORE_GROUPS.get(group, group)}\n")
        parts.append(_section(verb))
    return "\n".join([*parts, _everywhere()])


def _section(verb: Verb) -> str:
    lines = [f"### memkit {verb.name}", "", f"{_sentence(verb.summary)}", "", "```", usage(verb), "```", ""]
    lines += [verb.description, ""] if verb.description else []
    lines += [f"- `{arg.metavar}`: {arg.help}" for arg in verb.args]
    lines += [f"- `{option_label(opt)}`: {option_help(opt)}" for opt in verb.opts if not opt.hidden]
    lines += [""] if verb.args or verb.opts else []
    lines += ["```", verb.example, "```", ""] if verb.example else []
    exits = " · ".join(f"{code} {verb.exits[code]}" for code in sorted(verb.exits))
    return "\n".join([*lines, f"Exit codes: {exits}.", ""])


def _sentence(summary: str) -> str:
    return summary[:1].upper() + summary[1:] + "."


def _everywhere() -> str:
    lines = ["## Everywhere", ""]
    lines += [f"- `{option_label(opt)}`: {opt.help}" for opt in GLOBALS]
    lines += ["", "| exit | meaning |", "|---|---|"]
    lines += [f"| {code} | {meaning} |" for code, meaning in EXIT_CODES.items()]
    return "\n".join([*lines, ""])

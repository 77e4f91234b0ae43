"""The complete reference as markdown: what stands in docs/verbs.md between its markers."""

from __future__ import annotations

from memkit.cli.frame.declare import GLOBALS, Verb
from memkit.cli.frame.table import MORE_GROUPS
from memkit.cli.help.page import option_help, option_label, usage, verbs_of
from memkit.cli.help.tree import EXIT_CODES, all_verbs


def reference(words: tuple[str, ...] = ()) -> str:
    """Every verb by group, or the verbs that the words name; then what holds for all."""
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

"""The pages of help: the short and the long list of verbs; a verb as the page of `--help`, as data (`help --json`), as
markdown for docs/verbs.md.
"""

from __future__ import annotations

from memkit.cli.frame import FLAG, GLOBALS, Arg, Opt, Verb
from memkit.cli.help import TOPICS
from memkit.cli.verbs import (
    GROUPS,
    MORE_GROUPS,
    PLUMBING,
    TABLE,
    TAILS,
    declared_verbs,
    family_of,
    load,
    module_of,
    verb_named,
)

TEXT_WIDTH = 100


def verbs_of(words: tuple[str, ...]) -> tuple[Verb, ...]:
    """The verbs that the words name: one, or a family with its plain form first."""
    verbs = declared_verbs(load(words[0]))
    family = family_of(words[0], verbs)
    if len(words) > 1 and words[1] in family:
        return (family[words[1]],)
    plain = verb_named(words[0], verbs)
    return (*((plain,) if plain else ()), *family.values())


def page(words: tuple[str, ...], columns: int = 0, all_options: bool = False) -> str:
    """The page of a verb, or of a family with all its sub-verbs; without the rare options unless `all_options`."""
    return pages_of(verbs_of(words), columns, all_options)


def pages_of(verbs: tuple[Verb, ...], columns: int = 0, all_options: bool = False) -> str:
    """The pages of these verbs, then the global options."""
    blocks = [_block(verb, columns, all_options) for verb in verbs]
    return "\n\n".join([*blocks, EVERYWHERE]) + "\n"


def usage(verb: Verb) -> str:
    """One line: the verb with its arguments."""
    words = ["memkit", verb.name, *(_shown_arg(arg) for arg in verb.args)]
    words += [f"{opt.long} {opt.metavar}" for opt in verb.opts if opt.required]
    return " ".join([*words, *(["[options]"] if any(not opt.required for opt in verb.opts) else [])])


def _shown_arg(arg: Arg) -> str:
    name = "|".join(arg.choices) if arg.choices else arg.metavar
    name += "…" if arg.many else ""
    return name if arg.required else f"[{name}]"


def option_label(opt: Opt) -> str:
    """`-n, --limit N`: the names of an option and its value."""
    names = ", ".join(name for name in (opt.short, opt.long) if name)
    return names if opt.kind == FLAG else f"{names} {opt.metavar}"


def option_help(opt: Opt) -> str:
    """What the option does, its default, and whether it repeats."""
    more = [f"default {opt.default}"] if opt.default not in (None, "") else []
    more += ["may be repeated"] if opt.many else []
    more += ["required"] if opt.required else []
    return opt.help + (f" ({', '.join(more)})" if more else "")


def _block(verb: Verb, columns: int, all_options: bool) -> str:
    width = min(columns, TEXT_WIDTH) if columns else TEXT_WIDTH
    lines = [usage(verb), *hanging_text("  ", verb.summary, width)]
    for paragraph in verb.description.split("\n\n") if verb.description else ():
        lines += ["", *hanging_text("  ", " ".join(paragraph.split()), width)]
    listed = [opt for opt in verb.opts if not opt.hidden]
    shown = [opt for opt in listed if all_options or not opt.rare]
    lines += _table("Arguments", [(arg.metavar, arg.help) for arg in verb.args], width)
    lines += _table("Options", [(option_label(opt), option_help(opt)) for opt in shown], width)
    if len(shown) < len(listed):
        from memkit.model import counted

        few = f"{counted(len(listed), 'option')} that few people need"
        more = f"{len(listed) - len(shown)} more options" if shown else few
        lines += [] if shown else ["", "Options"]
        lines.append(f"  {more}: memkit {verb.name} --help-all")
    if verb.example:
        lines += ["", "Example", *(f"  {line}" for line in verb.example.splitlines())]
    lines += _table("Exit codes", [(str(code), verb.exits[code]) for code in sorted(verb.exits)], width)
    return "\n".join(lines)


def _table(title: str, rows: list[tuple[str, str]], width: int) -> list[str]:
    if not rows:
        return []
    indent = min(max(len(label) for label, _ in rows), 28)
    lines = ["", title]
    for label, text in rows:
        lines += hanging_text(f"  {label:<{indent}}  ", text, width)
    return lines


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


OPENING = "memkit keeps a repository's memory in markdown: an append-only ledger, and pages rendered from it."

EVERYWHERE = "Everywhere: --json  -q  -C DIR  --dry-run  --yes  --actor  --session  --no-color"

MORE = "More: help all | plumbing | " + " | ".join(TOPICS)


def is_installed(name: str) -> bool:
    """True if this installation has the verb's file."""
    from importlib.util import find_spec

    return find_spec(module_of(name)) is not None


def group_verbs(group: str) -> list[str]:
    """The installed verbs of a group, in the order of the table."""
    return [name for name, row in TABLE.items() if row[1] == group and is_installed(name)]


def short_help(columns: int = 0) -> str:
    """The first page: the twelve verbs most people need."""
    lines = [OPENING, ""]
    for group in GROUPS:
        rows = _rows(group, 12, columns)
        lines += [group, *rows] if rows else []
    return "\n".join([*lines, "", EVERYWHERE, MORE, ""])


def long_help(columns: int = 0) -> str:
    """Every verb but the plumbing, by theme."""
    lines = [OPENING, ""]
    for group, title in [*zip(GROUPS, GROUPS, strict=True), *MORE_GROUPS.items()]:
        rows = _rows(group, 14, columns) if group != PLUMBING else []
        lines += [title, *rows] if rows else []
    return "\n".join([*lines, "", EVERYWHERE, MORE, "One verb: memkit help VERB", ""])


def plumbing_help(columns: int = 0) -> str:
    """The verbs that other programs call, or that do a part of what review or a session does."""
    return "\n".join([MORE_GROUPS[PLUMBING], *_rows(PLUMBING, 14, columns), "", EVERYWHERE, ""])


def _rows(group: str, indent: int, columns: int) -> list[str]:
    lines: list[str] = []
    for name in group_verbs(group):
        summary, tail = TABLE[name][2], TAILS.get(name, "")
        text = f"{summary:<50} {tail}" if tail else summary
        lines += hanging_text(f"  {name:<{indent}}", text, columns)
    return lines


def hanging_text(label: str, text: str, columns: int = 0) -> list[str]:
    """The label and the text, wrapped with a hanging indent on a narrow terminal."""
    if not columns or len(label) + len(text) <= columns:
        return [label + text]
    from textwrap import wrap

    room = max(columns, len(label) + 20)
    return wrap(" ".join(text.split()), room, initial_indent=label, subsequent_indent=" " * len(label))

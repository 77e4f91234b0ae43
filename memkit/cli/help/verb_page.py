"""The page of one verb, which `memkit VERB --help` and `memkit help VERB` print."""

from __future__ import annotations

from memkit.cli.frame.declare import FLAG, Arg, Opt, Verb
from memkit.cli.frame.find import declared_verbs, family_of, load, verb_named
from memkit.cli.help.help import EVERYWHERE, hanging_text
from memkit.model.counting import counted

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
        more = (
            f"{len(listed) - len(shown)} more options"
            if shown
            else f"{counted(len(listed), 'option')} that few people need"
        )
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

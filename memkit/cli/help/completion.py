"""`memkit completion`: a shell script generated from the declarations. It calls memkit only to complete ids."""

from __future__ import annotations

from memkit.cli.frame import FLAG, GLOBALS, Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

SHELLS = ("bash", "zsh", "fish")
# what an argument names → the commands that list its ids
_LISTS = {
    "fact": ("list -q", "list queue -q"),
    "live": ("list -q",),
    "candidate": ("list queue -q",),
    "blocked": ("list queue --status blocked -q",),
    "thread": ("list threads -q",),
    "conflict": ("list conflicts -q", "list threads -q"),
    "side": ("list -q",),
    "session": ("log -q",),
}

VERB = Verb(
    "completion",
    "print a completion script for bash, zsh or fish",
    description=(
        "Completes verbs, options, their values and the ids of this memory. Put it where your shell looks: source it"
        " from ~/.bashrc, save it as _memkit in a folder of zsh's fpath,"
        " or as ~/.config/fish/completions/memkit.fish."
    ),
    example="memkit completion bash > ~/.local/share/bash-completion/completions/memkit",
    exits={0: "printed", 2: "no such shell"},
    args=(Arg("shell", "bash, zsh or fish", choices=SHELLS),),
)


def run(_call: Call, shell: str) -> Outcome:
    """The completion script for a shell."""
    from memkit.cli.help.reference import all_verbs

    verbs = [verb for _, verb in all_verbs()]
    script = {"bash": bash, "zsh": zsh, "fish": fish}[shell](verbs)
    return Outcome(text=script, data={"shell": shell, "script": script})


def bash(verbs: list[Verb]) -> str:
    """Completes verbs, then sub-verbs, then ids, options, choices and values; files if nothing fits.

    zsh runs it too, so no variable may be called `path`: in zsh that is PATH.
    """
    cases = "\n".join(f'    "{name}") words="{" ".join(words)}" ;;' for name, words in _table(verbs).items())
    values = "\n".join(
        f'    "{name}") words="{" ".join(words)}" ;;' for name, words in _values(verbs).items()
    )
    ids = "\n".join(
        f'    "{name}") words="$words $({_listing_calls(lists, "command memkit $at ")})" ;;'
        for name, lists in _ids(verbs).items()
    )
    return f"""\
# memkit completion for bash
_memkit() {{
  local cur="${{COMP_WORDS[COMP_CWORD]}}" way="" word words="" at="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="${{COMP_WORDS[i]}}"
    case "$word" in {_directory()}) at="-C ${{COMP_WORDS[i+1]}}" ;; esac
    case "$word" in {_with_value()}) ((i++)) ;; esac
    [[ "$word" == -* ]] && continue
    way="${{way:+$way }}$word"
  done
  while :; do
    case "$way" in
{cases}
    esac
    [[ -z "$words" && "$way" == *" "* ]] || break
    way="${{way% *}}"
  done
  [[ "$cur" == -* ]] || case "$way" in
{ids}
  esac
  case "$way ${{COMP_WORDS[COMP_CWORD-1]}}" in
{values}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}}
complete -o default -F _memkit memkit
"""


def zsh(verbs: list[Verb]) -> str:
    """The bash script run by zsh's bashcompinit."""
    return "#compdef memkit\nautoload -Uz bashcompinit && bashcompinit\n" + bash(verbs)


def fish(verbs: list[Verb]) -> str:
    """One `complete` line per verb, sub-verb, option and choice."""
    lines = ["# memkit completion for fish", "complete -c memkit -f"]
    lines += [f"complete -c memkit {_fish_option(opt)}" for opt in GLOBALS]
    for first, summary in _first_words(verbs).items():
        lines.append(f"complete -c memkit -n __fish_use_subcommand -a {first} -d {_fish_quoted(summary)}")
    for verb in verbs:
        seen = " and ".join(f"__fish_seen_subcommand_from {word}" for word in verb.name.split())
        seen = seen.replace(" and ", "; and ")
        lines += [
            f"complete -c memkit -n '{seen}' {_fish_option(opt, _values_of(verb, opt))}"
            for opt in _shown_options(verb)
        ]
        lines += [f"complete -c memkit -n '{seen}' -a '{' '.join(words)}'" for words in _choices(verb)]
        if lists := _lists(verb):
            lines.append(f"complete -c memkit -n '{seen}' -a '({_listing_calls(lists, 'command memkit ')})'")
        if " " in verb.name:
            family, sub = verb.name.split(" ", 1)
            lines.append(f"complete -c memkit -n '__fish_seen_subcommand_from {family}' -a {sub}")
    return "\n".join(lines) + "\n"


def _with_value() -> str:
    """The global options that take a value, as a shell pattern."""
    return "|".join(name for opt in GLOBALS if opt.kind != FLAG for name in opt.names)


def _table(verbs: list[Verb]) -> dict[str, list[str]]:
    """The words that may follow each path of words; "" is the beginning."""
    everywhere = [name for opt in GLOBALS for name in opt.names]
    table = {"": [*_first_words(verbs), *everywhere]}
    for verb in verbs:
        options = [name for opt in _shown_options(verb) for name in opt.names]
        choices = [word for words in _choices(verb) for word in words]
        table.setdefault(verb.name, []).extend([*choices, *options, *everywhere])
        if " " in verb.name:
            family, sub = verb.name.split(" ", 1)
            table.setdefault(family, []).insert(0, sub)
    return table


def _values(verbs: list[Verb]) -> dict[str, tuple[str, ...]]:
    """The values of each option, by verb and option."""
    return {
        f"{verb.name} {name}": found
        for verb in verbs
        for opt in _shown_options(verb)
        if (found := _values_of(verb, opt)) and not any(" " in word for word in found)
        for name in opt.names
    }


def _values_of(verb: Verb, opt: Opt) -> tuple[str, ...]:
    """The values of an option: its choices, or the kinds, tiers and answers that its verb takes."""
    from memkit.cli.verbs.bulk import bulk_words
    from memkit.model.fact import ROUTES
    from memkit.rules.decay import TIERS, shown_tier
    from memkit.rules.review_keys import KINDS

    if opt.choices or opt.kind == FLAG:
        return opt.choices
    if verb.name == "review":
        return {"--kind": KINDS, "--answer": bulk_words()}.get(opt.long, ())
    return {"--kind": tuple(ROUTES), "--tier": tuple(map(shown_tier, TIERS))}.get(opt.long, ())


def _ids(verbs: list[Verb]) -> dict[str, tuple[str, ...]]:
    """The commands that list the ids a verb takes, by verb."""
    return {verb.name: lists for verb in verbs if (lists := _lists(verb))}


def _lists(verb: Verb) -> tuple[str, ...]:
    return tuple(dict.fromkeys(call for arg in verb.args for call in _LISTS.get(arg.of, ())))


def _listing_calls(lists: tuple[str, ...], memkit: str) -> str:
    """The commands as one shell line, silent if there is no memory."""
    return "; ".join(f"{memkit}{call} 2>/dev/null" for call in lists)


def _directory() -> str:
    """The names of --directory, as a shell pattern."""
    return "|".join(name for opt in GLOBALS if opt.long == "--directory" for name in opt.names)


def _first_words(verbs: list[Verb]) -> dict[str, str]:
    from memkit.cli.verbs import TABLE

    return {verb.name.split()[0]: TABLE[verb.name.split()[0]][2] for verb in verbs}


def _shown_options(verb: Verb) -> list[Opt]:
    return [opt for opt in verb.opts if not opt.hidden]


def _choices(verb: Verb) -> list[tuple[str, ...]]:
    return [arg.choices for arg in verb.args if arg.choices]


def _fish_option(opt: Opt, values: tuple[str, ...] = ()) -> str:
    words = [f"-l {opt.long[2:]}", *([f"-s {opt.short[1:]}"] if opt.short else [])]
    if values := values or opt.choices:
        words.append(f"-x -a '{' '.join(values)}'")
    elif opt.kind != FLAG:
        words.append("-r")
    return " ".join([*words, f"-d {_fish_quoted(opt.help)}"])


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

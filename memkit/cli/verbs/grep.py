"""`memkit grep`: search facts, records and sessions, with ripgrep's manners."""

from __future__ import annotations

from memkit.cli.frame.declare import INT, Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.query.glance import Glance
    from memkit.recall.grep import Wanted

# typed where a word should stand, one of these was probably meant as text
GLOBAL_FLAGS = ("--dry-run", "--yes", "--quiet", "--no-color")
VERB = Verb(
    "grep",
    "search facts, records and sessions, with ripgrep's manners",
    description=(
        "A literal by default, a regular expression with -e. Live facts and records; --archive, --sessions and --all"
        " widen. Lower case matches any case, as with ripgrep's smart case. Every hit: id, tier, verdict, origin, file:line."
    ),
    example="memkit grep -i retry --all",
    exits={0: "found", 1: "nothing found", 2: "could not search"},
    args=(Arg("pattern", "what to look for", required=False),),
    opts=(
        Opt("--regexp", "a regular expression", short="-e", metavar="REGEX"),
        Flag("--ignore-case", "any case", short="-i"),
        Flag("--case-sensitive", "exactly this case", short="-s"),
        Flag("--word-regexp", "whole words", short="-w"),
        Flag("--fixed-strings", "a literal (the default)", short="-F"),
        Flag("--count", "how many", short="-c"),
        Flag("--files-with-matches", "only the files", short="-l"),
        Opt("--context", "lines of context in sessions", short="-C", kind=INT, default=0, metavar="N"),
        Flag("--archive", "also what left live memory"),
        Flag("--sessions", "also the session files"),
        Flag("--all", "everything"),
        Flag("--stream", "one JSON object a line, as they are found"),
    ),
)


def run(
    call: Call,
    pattern: str | None,
    regexp: str | None,
    ignore_case: bool,
    case_sensitive: bool,
    word_regexp: bool,
    fixed_strings: bool,
    count: bool,
    files_with_matches: bool,
    context: int,
    archive: bool,
    sessions: bool,
    all: bool,
    stream: bool,
) -> Outcome:
    """Searches, and says 1 when nothing is there and 2 when it could not look."""
    from memkit.errors import CannotSearch

    words = regexp if regexp is not None else pattern
    if words is None:
        options = [word for word in call.argv if word in GLOBAL_FLAGS]
        hint = f"memkit grep -- {options[0]}" if options else "memkit grep WORD"
        raise CannotSearch("what to look for?", code="missing-argument", hint=hint)
    if regexp is not None and (fixed_strings or pattern is not None):
        said = "-F and -e ask for different things" if fixed_strings else "a pattern and -e: one of them"
        raise CannotSearch(said, hint=f"memkit grep -e {words!r}")
    any_case = ignore_case or (not case_sensitive and words == words.lower())
    wanted = _compiled(words, regexp is not None, any_case, word_regexp)
    silent = call.json or call.quiet or count or files_with_matches
    if not (archive or sessions or all or stream or call.json or files_with_matches):
        from memkit.query.glance import glance

        seen = glance(call)
        outcome = _glanced(seen, wanted, words, count, silent) if seen is not None else None
        if outcome is not None:
            return outcome
    from memkit.query.grep import Found, look_in_time
    from memkit.query.reader import open_reader

    found = Found(open_reader(call), archive or all, max(0, context) if sessions or all else None)
    if wanted.quick:
        found.look(wanted)
    else:
        look_in_time(found, wanted, words)
    if stream:
        return Outcome(lines=found.stream(), exit_code=found.exit_code, raw=True)
    data = found.data() if call.json else {}
    notes = () if silent or found.exit_code != 1 else nothing(words, found.looked_at(), found.wide)
    return Outcome(found.text(count, files_with_matches), data, found.problems, found.exit_code, notes=notes)


def _glanced(seen: Glance, wanted: Wanted, words: str, count: bool, silent: bool) -> Outcome | None:
    """The answer from cards alone; None where facts must be opened for it."""
    from memkit.query.glance import grep, looked_at

    found = grep(seen, wanted)
    if found is None:
        return None
    number, lines = found
    if number:
        return Outcome(str(number)) if count else Outcome(utf8=lines)
    counts = looked_at(seen)
    return Outcome(exit_code=1, notes=() if silent else nothing(words, counts, ())) if counts else None


def _compiled(words: str, regex: bool, any_case: bool, word: bool) -> Wanted:
    from memkit.errors import CannotSearch
    from memkit.recall.grep import BadPattern, wanted

    try:
        return wanted(words, regex=regex, ignore_case=any_case, word=word)
    except BadPattern as error:
        code = "bad-pattern" if words else "empty-pattern"
        hint = f"memkit grep -F {words[:60]!r}" if words else "memkit grep WORD"
        raise CannotSearch(str(error), code=code, hint=hint) from None


def nothing(words: str, counts: dict[str, int], wide: tuple[str, ...]) -> tuple[str, ...]:
    """For people: how much was looked at in vain, and how to look at more."""
    from memkit.model.counting import counted

    said = f"no match in {counted(counts['facts'], 'fact')}" + "".join(
        f", nor in the {place}" for place in wide
    )
    # only a plain word is repeated: what else was looked for may be a secret or a person
    word = words if words.isalpha() and len(words) <= 20 else "WORD"
    more = f"hint: memkit grep {word} --all also searches archive and sessions"
    return (said, more) if len(wide) < 2 else (said,)

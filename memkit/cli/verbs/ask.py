"""`memkit recall` and `memkit grep`: a ranked answer to a question, and a search with ripgrep's manners."""

from __future__ import annotations

from memkit.cli.frame import FACT_KINDS, INT, PERSONAL, SHOWN_TIERS, Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome, with_personal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.recall.pattern import Wanted


FILTERS = (
    Opt("--tier", "only this tier: core, active, new, fading …", choices=SHOWN_TIERS, metavar="TIER"),
    Opt("--section", "only this section", metavar="SECTION"),
    Opt("--kind", "only this kind", choices=FACT_KINDS, metavar="KIND"),
    Opt("--since", "created on or after a date", metavar="DATE"),
    Opt("--until", "created on or before a date", metavar="DATE", rare=True),
    Opt("--by", "raised by this actor", metavar="WHO", rare=True),
    Opt(
        "--classification",
        "only this classification",
        choices=("public", "internal", "confidential", "restricted"),
        rare=True,
    ),
    Opt("--fresh", "used within the last N work sessions", kind=INT, metavar="N", rare=True),
    Opt("--paths", "resting on one of these files", many=True, metavar="FILE", rare=True),
)

# an option of these without a pattern was probably the text to search for
GLOBAL_FLAGS = ("--dry-run", "--yes", "--quiet", "--no-color")

VERBS = (
    Verb(
        "recall",
        "ranked answer to a question",
        description=(
            "Lexical and deterministic: no model, no network. Searches live memory; --archive adds what faded or was"
            " superseded, --sessions the prose of sessions; --layer episodic searches episodes. A hit that shares too"
            " little with the question is marked weak. Matching candidates are counted, not shown."
        ),
        example='memkit recall "API errors and retries" -n 2',
        exits={0: "found", 1: "nothing found, or only weak matches", 2: "could not search"},
        args=(Arg("query", "the question", required=False, many=True),),
        opts=(
            Opt("--limit", "at most so many", short="-n", kind=INT, default=8, metavar="N"),
            Opt("--layer", "which memory", choices=("semantic", "durable", "episodic"), rare=True),
            Opt("--last", "episodic: only the last N episodes", kind=INT, metavar="N", rare=True),
            *FILTERS,
            Flag("--archive", "also what left live memory"),
            Flag("--sessions", "also the prose of sessions"),
            Flag("--explain", "what ranked each hit"),
            PERSONAL,
        ),
        run="run_recall",
    ),
    Verb(
        "grep",
        "search facts, records and sessions, with ripgrep's manners",
        description=(
            "A literal by default, a regular expression with -e. Live facts and records; --archive, --sessions and --all"
            " widen. Lower case matches any case, as with ripgrep's smart case. Every hit: id, tier, verdict, origin,"
            " file:line."
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
            Flag("--stream", "one JSON object per line, as they are found"),
            PERSONAL,
        ),
        run="run_grep",
    ),
)


def run_recall(
    call: Call,
    query: tuple[str, ...],
    limit: int,
    layer: str | None,
    last: int | None,
    archive: bool,
    sessions: bool,
    explain: bool,
    **filters: object,
) -> Outcome:
    """Searches the memory."""
    from memkit.errors import CannotSearch

    question = " ".join(query)
    if not query:
        raise CannotSearch("what is the question?", code="missing-argument", hint=_instead(call))
    if limit < 1:
        raise CannotSearch("-n asks for no hits", hint='memkit recall "…" -n 5')
    from memkit.query.reader import open_to_search

    reader = open_to_search(call)
    typed = typed_filters(filters)
    if typed:
        from memkit.query.filters import check_filters

        check_filters(reader, filters)
    if layer == "episodic":
        from memkit.cli.verbs.wm import recall_episodes

        return recall_episodes(reader, question, limit, last, filters)
    from memkit.query.call import is_person
    from memkit.query.recall import Asked, recall

    for_agent = sessions and not is_person(call)
    asked = Asked(question, limit, layer or "", archive, sessions, explain, typed, for_agent)
    found = recall(reader, asked, call.json)
    outcome = Outcome(
        "\n".join(found.lines),
        data=found.data,
        exit_code=found.exit_code,
        notes=found.notes,
        id="\n".join(found.ids),
        layout="cards",
    )
    from memkit.store import has_open_claims, has_personal, root_above

    if has_open_claims(call.workspace.root if call.personal else root_above(call.cwd)):
        from memkit.cli.verbs.own_claims import add_own_matches

        add_own_matches(call, reader, question, outcome)
    if has_personal():
        return with_personal(outcome, call, question)
    return outcome


def _instead(call: Call) -> str:
    """The hint for a call without a question: an unknown option moved behind `--`, or an example."""
    options = [word for word in call.argv if word in ("--dry-run", "--yes", "--quiet", "--help")]
    return f"memkit recall -- {options[0]}" if options else 'memkit recall "API errors and retries" -n 2'


def typed_filters(filters: dict[str, object]) -> dict[str, object]:
    """The typed filters."""
    return {name: value for name, value in filters.items() if value not in (None, ())}


def run_grep(
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
    """Searches; exit 1 if nothing matches, 2 if it cannot search."""
    from memkit.errors import CannotSearch

    words = regexp if regexp is not None else pattern
    if words is None:
        options = [word for word in call.argv if word in GLOBAL_FLAGS]
        hint = f"memkit grep -- {options[0]}" if options else "memkit grep WORD"
        raise CannotSearch("no pattern to search for", code="missing-argument", hint=hint)
    if regexp is not None and (fixed_strings or pattern is not None):
        said = "-F and -e ask for different things" if fixed_strings else "a pattern and -e: one of them"
        raise CannotSearch(said, hint=f"memkit grep -e {words!r}")
    any_case = ignore_case or (not case_sensitive and words == words.lower())
    wanted = _compile_pattern(words, regexp is not None, any_case, word_regexp)
    silent = call.json or call.quiet or count or files_with_matches
    from memkit.query.call import is_person
    from memkit.query.grep import Found, look_in_time
    from memkit.query.reader import open_to_search

    lines = max(0, context) if sessions or all else None
    for_agent = lines is not None and not is_person(call)
    found = Found(open_to_search(call), archive or all, lines, opens=call.json or stream, for_agent=for_agent)
    if wanted.quick:
        found.look(wanted)
    else:
        look_in_time(found, wanted, words)
    if stream:
        return Outcome(lines=found.stream(), exit_code=found.exit_code, raw=True)
    data = found.data() if call.json else {}
    notes = () if silent or found.exit_code != 1 else no_match_notes(words, found.looked_at(), found.wide)
    text = b"" if call.json or call.quiet else found.text(count, files_with_matches)
    # half a character is no UTF-8; ui escapes it
    plain, half = (b"", str(text, "utf-8", "surrogatepass")) if b"\xed" in text else (text, "")
    return Outcome(half, data, found.problems, found.exit_code, notes=notes, utf8=plain)


def _compile_pattern(words: str, regex: bool, any_case: bool, word: bool) -> Wanted:
    from memkit.errors import CannotSearch
    from memkit.recall.pattern import BadPattern, wanted

    try:
        return wanted(words, regex=regex, ignore_case=any_case, word=word)
    except BadPattern as error:
        code = "bad-pattern" if words else "empty-pattern"
        hint = f"memkit grep -F {words[:60]!r}" if words else "memkit grep WORD"
        raise CannotSearch(str(error), code=code, hint=hint) from None


def no_match_notes(words: str, counts: dict[str, int], wide: tuple[str, ...]) -> tuple[str, ...]:
    """How much was searched in vain, and how to search more."""
    from memkit.model import counted

    said = f"no match in {counted(counts['facts'], 'fact')}" + "".join(
        f", nor in the {place}" for place in wide
    )
    # repeat only a plain word: any other pattern may be a secret or a person
    word = words if words.isalpha() and len(words) <= 20 else "WORD"
    more = f"hint: memkit grep {word} --all  # also searches the archive and sessions"
    return (said, more) if len(wide) < 2 else (said,)

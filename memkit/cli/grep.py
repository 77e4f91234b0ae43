"""`memkit grep`: search facts, records and sessions, with ripgrep's manners."""

from __future__ import annotations

from memkit.cli.declare import INT, Arg, Flag, Opt, Verb
from memkit.cli.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.call import Call
    from memkit.model.fact import Fact
    from memkit.model.problem import Problem
    from memkit.reading import Reader
    from memkit.recall.grep import Wanted

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
    from memkit.reading import open_reader

    words = regexp if regexp is not None else pattern
    if words is None:
        options = [word for word in call.argv if word in ("--dry-run", "--yes", "--quiet", "--help")]
        hint = f"memkit grep -- {options[0]}" if options else "memkit grep WORD"
        raise CannotSearch("what to look for?", code="missing-argument", hint=hint)
    if regexp is not None and (fixed_strings or pattern is not None):
        said = "-F and -e ask for different things" if fixed_strings else "a pattern and -e: one of them"
        raise CannotSearch(said, hint=f"memkit grep -e {words!r}")
    any_case = ignore_case or (not case_sensitive and words == words.lower())
    wanted = _compiled(words, regexp is not None, any_case, word_regexp)
    reader = open_reader(call)
    found = _Found(reader, archive or all, max(0, context) if sessions or all else None)
    if regexp is None:
        found.look(wanted)
    else:
        _look_in_time(found, wanted, words)
    if stream:
        return Outcome(lines=found.stream(), exit_code=found.exit_code, raw=True)
    return Outcome(found.text(count, files_with_matches), found.data(), found.problems, found.exit_code)


def _compiled(words: str, regex: bool, any_case: bool, word: bool) -> Wanted:
    from memkit.errors import CannotSearch
    from memkit.recall.grep import BadPattern, wanted

    try:
        return wanted(words, regex=regex, ignore_case=any_case, word=word)
    except BadPattern as error:
        code = "bad-pattern" if words else "empty-pattern"
        hint = f"memkit grep -F {words[:60]!r}" if words else "memkit grep WORD"
        raise CannotSearch(str(error), code=code, hint=hint) from None


def _look_in_time(found: _Found, wanted: Wanted, words: str) -> None:
    """An expression may take for ever: it gets a box of time, or is looked at first where there is none."""
    from memkit.cli.timebox import TimeBox, TimeUpError
    from memkit.errors import CannotSearch
    from memkit.recall.pattern import dangerous

    hint = f"memkit grep -F {words[:60]!r}"
    try:
        with TimeBox() as box:
            why = "" if box.boxed else dangerous(words)
            if why:
                raise CannotSearch(why, code="pattern-too-slow", hint=hint)
            found.look(wanted)
    except TimeUpError:
        said = "the pattern takes too long: it was stopped, and nothing is said of what it would find"
        raise CannotSearch(said, code="pattern-too-slow", hint=hint) from None


class _Found:
    """What a search found: facts, and lines of session files where these are looked at too."""

    def __init__(self, reader: Reader, archive: bool, context: int | None) -> None:
        self.reader, self.context = reader, context
        self.places = ("live", "archive") if archive else ("live",)
        self.hits: list[dict[str, object]] = []
        # (file, line, text, whether it matches)
        self.lines: list[tuple[str, int, str, bool]] = []
        self.problems: tuple[Problem, ...] = ()
        self.searched: dict[str, int] = {}

    def look(self, wanted: Wanted) -> None:
        """Searches what was asked for."""
        from memkit.rules import decay
        from memkit.searching import corpus, holding, searched

        reader, index = self.reader, corpus(self.reader.loaded)
        self.searched = searched(reader, index)
        for fact in holding(reader, index, wanted.needed):
            if fact.kind != "prose" and decay.place(fact) in self.places and reader.visible(fact):
                match = _match(reader, fact, wanted)
                if match is not None:
                    self.hits.append(_hit(reader, fact, match))
        self.hits.sort(key=lambda hit: (hit["file"], hit["line"], hit["id"]))
        for place, hit in enumerate(self.hits, 1):
            hit["rank"] = place
        if self.context is not None:
            self._look_in_sessions(wanted, self.context)

    def _look_in_sessions(self, wanted: Wanted, context: int) -> None:
        """Lines of session files, with lines of context around hits; what may not be seen is not looked at."""
        from memkit.errors import LedgerUnreadable
        from memkit.model.problem import Problem
        from memkit.store import files

        hidden = self.reader.hidden
        for row in self.reader.state.rows:
            try:
                text = files.read(self.reader.loaded.workspace.path(row.path)).decode("utf-8", "replace")
            except (OSError, LedgerUnreadable) as error:
                said = str(getattr(error, "strerror", None) or error).lower()
                self.problems += (Problem("ledger-unreadable", row.path, 1, said, f"ls -l {row.path}"),)
                continue
            self.lines += _session_lines(self.reader, row.path, text, wanted, context, hidden)

    @property
    def count(self) -> int:
        """How many facts and lines match."""
        return len(self.hits) + sum(1 for line in self.lines if line[3])

    @property
    def exit_code(self) -> int:
        """0 found, 1 nothing there, 2 some of it could not be looked at."""
        return 2 if self.problems else 0 if self.count else 1

    def data(self) -> dict[str, object]:
        """The shape of DESIGN §15, and the lines of sessions."""
        searched = {"archive": "archive" in self.places, "sessions": self.context is not None}
        return {
            "hits": self.hits,
            "lines": [{"file": f, "line": n, "text": t} for f, n, t, is_hit in self.lines if is_hit],
            "searched": {**self.searched, **searched},
        }

    def stream(self) -> Iterator[str]:
        """One JSON object a line."""
        import json

        lines = ({"file": f, "line": n, "text": t} for f, n, t, is_hit in self.lines if is_hit)
        return (json.dumps(row, ensure_ascii=False) for row in (*self.hits, *lines))

    def text(self, count: bool, names_only: bool) -> str:
        """For people: a number, the files, or every hit."""
        if count:
            return str(self.count) if self.count else ""
        if names_only:
            files = [str(hit["file"]) for hit in self.hits] + [line[0] for line in self.lines if line[3]]
            return "\n".join(dict.fromkeys(files))
        shown = [_shown(hit) for hit in self.hits]
        for file, number, text, is_hit in self.lines:
            mark = ":" if is_hit else "-"
            shown.append(f"{file}{mark}{number}{mark} {text}")
        return "\n".join(shown)


def _match(reader: Reader, fact: Fact, wanted: Wanted) -> str | None:
    """The line that matches where it is none of the text or the id ("" where it is), None where nothing does."""
    if wanted.search(reader.filled(fact.text)) or wanted.search(fact.id):
        return ""
    for line in reader.filled(fact.body).split("\n") if fact.body else ():
        if wanted.search(line):
            return line.strip()
    for text in (fact.get("key"), fact.get("applies_when")):
        if text and wanted.search(text):
            return text
    return None


def _hit(reader: Reader, fact: Fact, match: str) -> dict[str, object]:
    from memkit.hits import hit

    found = hit(reader, fact, 0)
    return {**found, "origin": f"{fact.origin}#L{found['line']}", "match": match}


def _session_lines(
    reader: Reader, path: str, text: str, wanted: Wanted, context: int, hidden: frozenset[str]
) -> list[tuple[str, int, str, bool]]:
    from memkit.recall.grep import matching_lines
    from memkit.rules.masking import seen

    all_lines = text.split("\n")
    shown = {number for number, _ in seen(all_lines, hidden)}
    hits = {number for number, _ in matching_lines(wanted, text) if number in shown}
    near = shown & {
        n for hit in hits for n in range(max(1, hit - context), min(len(all_lines), hit + context) + 1)
    }
    return [(path, number, reader.filled(all_lines[number - 1]), number in hits) for number in sorted(near)]


def _shown(row: dict[str, object]) -> str:
    from memkit.hits import standing

    more = f"  “{_flat(row['match'])}”" if row["match"] else ""
    return f"{row['file']}:{row['line']}: [{row['id']}] {_flat(row['text'])}{more}  {standing(row)}"


def _flat(text: object) -> str:
    return " ".join(str(text).split())

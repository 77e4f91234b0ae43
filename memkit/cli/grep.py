"""`memkit grep`: search facts, records and sessions, with ripgrep's manners."""

from __future__ import annotations

from memkit.cli.declare import INT, Arg, Flag, Opt, Verb
from memkit.cli.outcome import Outcome
from memkit.model.struct import once

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.call import Call
    from memkit.hits import Alike, Rows
    from memkit.model.fact import Fact
    from memkit.model.problem import Problem
    from memkit.reading import Reader
    from memkit.recall.corpus import Corpus
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
    from memkit.reading import open_reader

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
    reader = open_reader(call)
    found = _Found(reader, archive or all, max(0, context) if sessions or all else None)
    if wanted.quick:
        found.look(wanted)
    else:
        _look_in_time(found, wanted, words)
    if stream:
        return Outcome(lines=found.stream(), exit_code=found.exit_code, raw=True)
    data = found.data() if call.json else {}
    silent = call.json or call.quiet or count or files_with_matches
    notes = () if silent or found.exit_code != 1 else found.nothing(words)
    return Outcome(found.text(count, files_with_matches), data, found.problems, found.exit_code, notes=notes)


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
        # (file, line, id, the fact, the line of it that matches where that is not its text)
        self.facts: list[tuple[str, int, str, Fact, str]] = []
        # (file, line, text, whether it matches)
        self.lines: list[tuple[str, int, str, bool]] = []
        self.problems: tuple[Problem, ...] = ()

    @once
    def _index(self) -> Corpus:
        from memkit.searching import corpus

        return corpus(self.reader.loaded)

    @once
    def _alike(self) -> Alike:
        from memkit.hits import Alike

        return Alike(self.reader, self.places)

    @once
    def _rows(self) -> Rows:
        from memkit.hits import Rows

        return Rows(self.reader)

    def look(self, wanted: Wanted) -> None:
        """Searches what was asked for."""
        from memkit.searching import holding

        for fact in holding(self.reader, self._index, wanted.needed):
            if self._alike.is_told(fact):
                match = _match(self.reader, fact, wanted)
                if match is not None:
                    at, line, _ = fact.history[0] if fact.history else (0, 1, "")
                    self.facts.append((self._rows.path(at), line, fact.id, fact, match))
        # no two facts have one id: neither facts nor matches are ever compared
        self.facts.sort()
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
        return len(self.facts) + sum(1 for line in self.lines if line[3])

    @property
    def exit_code(self) -> int:
        """0 found, 1 nothing there, 2 some of it could not be looked at."""
        return 2 if self.problems else 0 if self.count else 1

    def hits(self) -> Iterator[dict[str, object]]:
        """The facts in the shape of DESIGN §15."""
        from memkit.hits import hit

        for rank, (_, line, _, fact, match) in enumerate(self.facts, 1):
            found = hit(self.reader, fact, rank, rows=self._rows)
            yield {**found, "origin": f"{fact.origin}#L{line}", "match": match}

    def _hit_lines(self) -> list[dict[str, object]]:
        return [{"file": f, "line": n, "text": t} for f, n, t, is_hit in self.lines if is_hit]

    def data(self) -> dict[str, object]:
        """Hits, lines of sessions, and what was looked at."""
        from memkit.searching import searched

        counts = searched(self.reader, self._index)
        looked = {"archive": "archive" in self.places, "sessions": self.context is not None}
        return {"hits": [*self.hits()], "lines": self._hit_lines(), "searched": {**counts, **looked}}

    def nothing(self, words: str) -> tuple[str, ...]:
        """For people: how much was looked at in vain, and how to look at more."""
        from memkit.model.counting import counted
        from memkit.searching import searched

        counts = searched(self.reader, self._index)
        looked = " and ".join(counted(counts[f"{noun}s"], noun) for noun in ("fact", "record"))
        wide = ["archive"] * (len(self.places) > 1) + ["sessions"] * (self.context is not None)
        said = f"no match in {looked}" + "".join(f", nor in the {place}" for place in wide)
        # only a plain word is repeated: what else was looked for may be a secret or a person
        word = words if words.isalpha() and len(words) <= 20 else "WORD"
        more = f"hint: memkit grep {word} --all also searches archive and sessions"
        return (said, more) if len(wide) < 2 else (said,)

    def stream(self) -> Iterator[str]:
        """One JSON object a line."""
        import json

        for row in (*self.hits(), *self._hit_lines()):
            yield json.dumps(row, ensure_ascii=False)

    def text(self, count: bool, names_only: bool) -> str:
        """For people: a number, the files, or every hit."""
        if count:
            return str(self.count) if self.count else ""
        if names_only:
            files = [found[0] for found in self.facts] + [line[0] for line in self.lines if line[3]]
            return "\n".join(dict.fromkeys(files))
        shown = [self._shown(*found) for found in self.facts]
        for file, number, text, is_hit in self.lines:
            mark = ":" if is_hit else "-"
            shown.append(f"{file}{mark}{number}{mark} {text}")
        return "\n".join(shown)

    def _shown(self, file: str, line: int, id: str, fact: Fact, match: str) -> str:
        more = f"  “{_flat(match)}”" if match else ""
        text = _flat(self.reader.filled(fact.text))
        return f"{file}:{line}: [{id}] {text}{more}  {self._alike.stands(fact)}"


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


def _flat(text: object) -> str:
    return " ".join(str(text).split())

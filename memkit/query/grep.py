"""What grep finds in the whole memory: facts, opened one by one, and lines of session files."""

from __future__ import annotations

from memkit.boot.struct import once
from memkit.rules import view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.model.fact import Fact
    from memkit.model.problem import Problem
    from memkit.query.hit import Alike, Rows
    from memkit.query.reader import Reader
    from memkit.recall.grep import Wanted


def look_in_time(found: Found, wanted: Wanted, words: str) -> None:
    """An expression may take for ever: it gets a box of time, or is looked at first where there is none."""
    from memkit.errors import CannotSearch
    from memkit.query.timebox import TimeBox, TimeUpError
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


class Found:
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
    def _alike(self) -> Alike:
        from memkit.query.hit import Alike

        return Alike(self.reader, self.places)

    @once
    def _rows(self) -> Rows:
        from memkit.query.hit import Rows

        return Rows(self.reader.state)

    def look(self, wanted: Wanted) -> None:
        """Searches what was asked for."""
        from memkit.query.search import holding

        for fact in holding(self.reader, wanted.needed):
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
        for row in self.reader.intact_rows():
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
        from memkit.query.hit import hit

        for rank, (_, line, _, fact, match) in enumerate(self.facts, 1):
            found = hit(self.reader, fact, rank, rows=self._rows)
            yield {**found, "origin": f"{fact.origin}#L{line}", "match": match}

    def _hit_lines(self) -> list[dict[str, object]]:
        return [{"file": f, "line": n, "text": t} for f, n, t, is_hit in self.lines if is_hit]

    def data(self) -> dict[str, object]:
        """Hits, lines of sessions, and what was looked at."""
        looked = {"archive": "archive" in self.places, "sessions": self.context is not None}
        searched = {**self.looked_at(), **looked}
        return {"hits": [*self.hits()], "lines": self._hit_lines(), "searched": searched}

    def looked_at(self) -> dict[str, int]:
        """How many live facts and records this reader searches."""
        from memkit.query.search import searched

        return searched(self.reader)

    @property
    def wide(self) -> tuple[str, ...]:
        """Where else was looked."""
        archive = ("archive",) if "archive" in self.places else ()
        return (*archive, "sessions") if self.context is not None else archive

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
        from memkit.recall.cards import in_a_line

        more = f"  “{in_a_line(match)}”" if match else ""
        text = in_a_line(self.reader.filled(view.shown_text(fact)))
        return f"{file}:{line}: [{id}] {text}{more}  {self._alike.stands(fact)}"


def _match(reader: Reader, fact: Fact, wanted: Wanted) -> str | None:
    """The line that matches where it is none of the text or the id ("" where it is), None where nothing does."""
    if wanted.search(reader.filled(view.shown_text(fact))) or wanted.search(fact.id):
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

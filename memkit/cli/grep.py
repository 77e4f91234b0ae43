"""`memkit grep`: search facts, records and sessions, with ripgrep's manners."""

from __future__ import annotations

from memkit.cli.declare import INT, Arg, Flag, Opt, Verb
from memkit.cli.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

    from memkit.call import Call
    from memkit.model.fact import Fact
    from memkit.reading import Reader

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
    from memkit.recall.grep import BadPattern, compiled

    words = regexp if regexp is not None else pattern
    if words is None:
        raise CannotSearch("what to look for?", hint="memkit grep WORD")
    if fixed_strings and regexp is not None:
        raise CannotSearch("-F and -e ask for different things", hint=f"memkit grep -F {words!r}")
    any_case = ignore_case or (not case_sensitive and words == words.lower())
    try:
        wanted = compiled(words, regex=regexp is not None, ignore_case=any_case, word=word_regexp)
    except BadPattern as error:
        raise CannotSearch(str(error), hint=f"memkit grep -F {words[:60]!r}") from None
    reader = open_reader(call)
    literal = words if regexp is None and not any_case and words.isascii() else ""
    hits = [_hit(reader, fact) for fact in _facts(reader, wanted, literal, archive or all)]
    lines = _session_lines(reader, wanted, context) if sessions or all else []
    searched = {"archive": archive or all, "sessions": sessions or all, "facts": len(reader.state.facts)}
    data: dict[str, object] = {
        "hits": hits,
        "lines": [{"file": f, "line": n, "text": t} for f, n, t, is_hit in lines if is_hit],
        "searched": searched,
    }
    found = len(hits) + sum(1 for line in lines if line[3])
    return _printed(hits, lines, found, data, count, files_with_matches, stream)


def _facts(reader: Reader, wanted: re.Pattern[str], literal: str, archive: bool) -> list[Fact]:
    """Facts whose text, id, key or body matches; a literal is looked for in the packed bytes first."""
    from memkit.rules import decay

    # a value of the vault stands in no packed fact
    packed = reader.state.facts.holding(literal.encode()) if literal and not reader.values else None
    places = ("live", "archive") if archive else ("live",)
    found: list[Fact] = []
    for id in packed if packed is not None else reader.state.facts:
        fact = reader.state.facts[id]
        texts = (
            reader.filled(fact.text),
            fact.id,
            reader.filled(fact.body),
            fact.get("key"),
            fact.get("applies_when"),
        )
        if (
            decay.place(fact) in places
            and fact.kind != "prose"
            and reader.visible(fact)
            and any(map(wanted.search, texts))
        ):
            found.append(fact)
    return found


def _hit(reader: Reader, fact: Fact) -> dict[str, object]:
    shown = reader.as_json(fact)
    at, line, _ = fact.history[0] if fact.history else (0, 1, "")
    keys = ("id", "text", "kind", "status", "created", "tier", "verdict", "conflicts", "section")
    file = reader.state.rows[at].path
    return {
        **{key: shown[key] for key in keys},
        "origin": f"{fact.origin}#L{line}",
        "file": file,
        "line": line,
    }


def _session_lines(reader: Reader, wanted: re.Pattern[str], context: int) -> list[tuple[str, int, str, bool]]:
    """(file, line, text, whether it matches) of session files, with lines of context around hits."""
    from memkit.recall.grep import matching_lines
    from memkit.rules.masking import seen
    from memkit.store import files

    hidden = reader.hidden
    found: list[tuple[str, int, str, bool]] = []
    for row in reader.state.rows:
        text = files.read(reader.loaded.workspace.path(row.path)).decode("utf-8", "replace")
        all_lines = text.split("\n")
        shown = {number for number, _ in seen(all_lines, hidden)}
        hits = {number for number, _ in matching_lines(wanted, text) if number in shown}
        near = shown & {
            n for hit in hits for n in range(max(1, hit - context), min(len(all_lines), hit + context) + 1)
        }
        found += [
            (row.path, number, reader.filled(all_lines[number - 1]), number in hits)
            for number in sorted(near)
        ]
    return found


def _printed(
    hits: list[dict[str, object]],
    lines: list[tuple[str, int, str, bool]],
    found: int,
    data: dict[str, object],
    count: bool,
    names_only: bool,
    stream: bool,
) -> Outcome:
    code = 0 if found else 1
    if stream:
        import json

        rows = [*hits, *({"file": f, "line": n, "text": t} for f, n, t, is_hit in lines if is_hit)]
        return Outcome(lines=(json.dumps(row, ensure_ascii=False) for row in rows), exit_code=code, raw=True)
    if count:
        return Outcome(str(found), data=data, exit_code=code)
    if names_only:
        files = dict.fromkeys([str(hit["file"]) for hit in hits] + [line[0] for line in lines if line[3]])
        return Outcome("\n".join(files), data=data, exit_code=code)
    shown = [
        f"{hit['file']}:{hit['line']}: [{hit['id']}] {_flat(hit['text'])}  {_standing(hit)}" for hit in hits
    ]
    shown += [
        f"{file}{':' if is_hit else '-'}{number}{':' if is_hit else '-'} {text}"
        for file, number, text, is_hit in lines
    ]
    return Outcome("\n".join(shown), data=data, exit_code=code)


def _flat(text: object) -> str:
    return " ".join(str(text).split())


def _standing(hit: dict[str, object]) -> str:
    tier = {"archive-candidate": "fading"}.get(str(hit["tier"]), str(hit["tier"]))
    verdict = str(hit["verdict"])
    return f"{tier} · {verdict if verdict == 'fresh' else verdict.upper()}"

"""What a verb returns: a value, its JSON document, and the user's own memory below it.

`cli.frame.ui` prints an outcome, `cli` exits with its code. At its top this module imports nothing,
because every cold start pays for it.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.errors import MemkitError
    from memkit.model import Problem
    from memkit.query.call import Call


class Outcome:
    """The answer of one verb.

    `text` (or the stream `lines`, or `utf8`, encoded and with its newline) goes to stdout; under `-q` `id`, under `--json`
    `data` replaces it. `problems` and `notes` go to stderr. With `finds` the problems are the answer: they go to stdout
    before `text`, and without it under `-q`. A note is one line; ui puts "memkit: " before it unless it begins with
    "hint: ". `raw` prints text or lines unchanged even under `--json` and `-q`: for hooks, JSON lines and exports,
    whose stdout has its own format. `layout` names the layout of `text` on a terminal (`cli.frame.screen`);
    `pages` sends it through a pager there.
    """

    __slots__ = (
        "data",
        "exit_code",
        "finds",
        "id",
        "layout",
        "lines",
        "notes",
        "pages",
        "problems",
        "raw",
        "text",
        "utf8",
    )

    def __init__(
        self,
        text: str = "",
        data: Mapping[str, object] | None = None,
        problems: tuple[Problem, ...] = (),
        exit_code: int = 0,
        id: str = "",
        notes: tuple[str, ...] = (),
        lines: Iterable[str] | None = None,
        raw: bool = False,
        utf8: bytes = b"",
        layout: str = "",
        pages: bool = False,
        finds: bool = False,
    ) -> None:
        self.text = text
        self.data = data
        self.problems = problems
        self.exit_code = exit_code
        self.id = id
        self.notes = notes
        self.lines = lines
        self.raw = raw
        self.utf8 = utf8
        self.layout = layout
        self.pages = pages
        self.finds = finds

    def add_note(self, note: str) -> Outcome:
        """Adds a note and returns this outcome."""
        self.notes = (*self.notes, note)
        return self

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__ if getattr(self, name))
        return f"Outcome({shown})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


SCHEMA = "memkit/1"
_PROBLEM_FIELDS = ("code", "severity", "file", "line", "message", "hint")
_ERROR_FIELDS = ("code", "message", "file", "line", "hint", "exit_code")


def answer_document(outcome: Outcome, command: str) -> str:
    """The document on stdout: command, data, problems, notes."""
    document: dict[str, object] = {
        "schema": SCHEMA,
        "command": command,
        "ok": outcome.exit_code == 0,
        "data": dict(outcome.data or {}),
        "problems": [_problem_fields(problem) for problem in outcome.problems],
    }
    if outcome.notes:
        from memkit.cli.frame.failure import discreet_text

        document["notes"] = list(map(discreet_text, outcome.notes))
    return _document(document)


def _problem_fields(problem: Problem) -> dict[str, object]:
    from memkit.cli.frame.failure import discreet_problem

    shown = discreet_problem(problem)
    return {field: getattr(shown, field) for field in _PROBLEM_FIELDS}


def error_document(error: MemkitError) -> str:
    """The document on stderr: code, message, place, hint, exit code."""
    found: dict[str, object] = {
        "schema": SCHEMA,
        **{field: getattr(error, field) for field in _ERROR_FIELDS},
    }
    if error.detail:
        found["detail"] = list(error.detail)
    if error.unsaved:
        found["unsaved"] = list(error.unsaved)
    return _document(found)


def unsaved_line(error: MemkitError) -> str:
    """The events that were not saved, in one line that `memkit outbox retry -` takes."""
    return _document({"schema": SCHEMA, "unsaved": list(error.unsaved)}, compact=True)[:-1]


def _document(value: dict[str, object], compact: bool = False) -> str:
    from memkit.boot.json import dumps

    return dumps(value, compact=compact, default=_sorted_set) + "\n"


def _sorted_set(value: object) -> object:
    """A set as a sorted list; any other value that JSON does not have is a bug."""
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    raise TypeError(f"not JSON: {type(value).__name__}")


PERSONAL_VERBS = frozenset(
    "remember propose supersede revise undo review promote reject defer validate quarantine archive pin unpin verify close"
    " resolve recall grep list show why log status check".split()
)


def with_personal(outcome: Outcome, call: Call, question: str, fenced: bool = False) -> Outcome:
    """The answer followed by hits from the user's own memory; `fenced` marks them as data for a model.

    They stay outside the pack, manifest, counts and exit code of the repository's answer.
    """
    if call.workspace.is_personal:
        return outcome
    from memkit.query.personal import personal_memory

    found = personal_memory(question, only_hits=not fenced)
    told = found.fenced() if fenced else found.listed()
    if outcome.data is not None:
        outcome.data = {**outcome.data, "personal": found.as_json()}
    if told:
        outcome.text = f"{outcome.text}\n\n{told}".lstrip("\n")
    return outcome


def personal_hint(hint: str) -> str:
    """The hint with `--personal` added to its command, if that verb takes the flag."""
    words = hint.split(" ")
    if words[0] != "memkit" or "--personal" in words or not PERSONAL_VERBS.intersection(words[1:2]):
        return hint
    at = words.index("--") if "--" in words else len(words)
    # the rest of the line is a comment
    at = min(
        at, next((number for number, word in enumerate(words) if word.startswith("(") or word == ""), at)
    )
    return " ".join([*words[:at], "--personal", *words[at:]])


def with_personal_hints(outcome: Outcome) -> Outcome:
    """The answer with `--personal` added to the commands it names."""
    from memkit.boot.struct import replace

    notes = (note.removeprefix("hint: ") for note in outcome.notes)
    outcome.notes = tuple(
        f"hint: {personal_hint(note)}" if said.startswith("hint: ") else said
        for note, said in zip(notes, outcome.notes, strict=True)
    )
    outcome.problems = tuple(replace(item, hint=personal_hint(item.hint)) for item in outcome.problems)
    return outcome

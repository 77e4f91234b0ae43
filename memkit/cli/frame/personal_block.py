"""Prints the user's own memory below a repository's answer, outside its pack, manifest, counts and exit code."""

from __future__ import annotations

from memkit.boot.struct import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.cli.frame.outcome import Outcome
    from memkit.query.call import Call

# the verbs that take --personal
VERBS = frozenset(
    "remember propose supersede revise undo review promote reject defer validate quarantine archive pin unpin verify close"
    " resolve recall grep list show why log status check".split()
)


def with_personal(outcome: Outcome, call: Call, question: str, fenced: bool = False) -> Outcome:
    """The answer followed by hits from the user's own memory; `fenced` marks them as data for a model."""
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
    if words[0] != "memkit" or "--personal" in words or not VERBS.intersection(words[1:2]):
        return hint
    at = words.index("--") if "--" in words else len(words)
    # the rest of the line is a comment
    at = min(
        at, next((number for number, word in enumerate(words) if word.startswith("(") or word == ""), at)
    )
    return " ".join([*words[:at], "--personal", *words[at:]])


def with_personal_hints(outcome: Outcome) -> Outcome:
    """The answer with `--personal` added to the commands it names."""
    notes = (note.removeprefix("hint: ") for note in outcome.notes)
    outcome.notes = tuple(
        f"hint: {personal_hint(note)}" if said.startswith("hint: ") else said
        for note, said in zip(notes, outcome.notes, strict=True)
    )
    outcome.problems = tuple(replace(item, hint=personal_hint(item.hint)) for item in outcome.problems)
    return outcome

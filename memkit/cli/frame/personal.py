"""The user's own memory below a repository's answer: a block of its own, in no pack, manifest, count or exit code."""

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
    """The answer with what the user's own memory has to say to the question; `fenced` as data for a model."""
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


def flagged(hint: str) -> str:
    """A command that a hint names, for the user's own memory: other verbs, and prose, stay as they are."""
    words = hint.split(" ")
    if words[0] != "memkit" or "--personal" in words or not VERBS.intersection(words[1:2]):
        return hint
    at = words.index("--") if "--" in words else len(words)
    # what stands behind the command explains it
    at = min(
        at, next((number for number, word in enumerate(words) if word.startswith("(") or word == ""), at)
    )
    return " ".join([*words[:at], "--personal", *words[at:]])


def with_flags(outcome: Outcome) -> Outcome:
    """The answer about the user's own memory, with commands that run on it."""
    notes = (note.removeprefix("hint: ") for note in outcome.notes)
    outcome.notes = tuple(
        f"hint: {flagged(note)}" if said.startswith("hint: ") else said
        for note, said in zip(notes, outcome.notes, strict=True)
    )
    outcome.problems = tuple(replace(item, hint=flagged(item.hint)) for item in outcome.problems)
    return outcome

"""Two small verbs and a family, for tests of the frame: real verbs would drag their rooms in."""

from __future__ import annotations

from memkit.cli.frame import INT, Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.errors import Refused
from memkit.model import WARNING, Problem
from memkit.query.call import Call

SAY = Verb(
    "say",
    "say a sentence",
    description="Says it as often as asked.",
    example='memkit say "Tea is served at four." --times 2',
    exits={0: "said", 4: "not said"},
    args=(Arg("text", "the sentence to say"), Arg("tone", "how", required=False, choices=("loud", "soft"))),
    opts=(
        Opt("--times", "how often", short="-n", kind=INT, default=1, metavar="N"),
        Opt("--to", "who hears it", many=True),
        Opt("--from", "who says it"),
        Opt("--mood", "one of three", choices=("calm", "glad", "stern")),
        Flag("--echo", "say it back", short="-e"),
        Flag("--upper", "in capitals", short="-u"),
    ),
)

COUNT = Verb(
    "count",
    "count words",
    example="memkit count one two",
    args=(Arg("words", "what to count", many=True),),
    opts=(
        Opt("--context", "takes the global short name", short="-C", kind=INT, metavar="N"),
        Opt("--unit", "what a word is", required=True),
        Opt("--skip", "what not to count", many=True, choices=("long", "short")),
    ),
)

BOX_PUT = Verb(
    "box put", "put things in", args=(Arg("things", "what", many=True), Arg("where", "into")), run="put"
)
BOX_LOOK = Verb("box look", "look in", opts=(Flag("--deep", "to the bottom", short="-d"),), run="look")
BOX = Verb("box", "the box itself", opts=(Flag("--open", "open it"),), run="box")
BAG_SHAKE = Verb("bag shake", "shake it", example="memkit bag shake", run="shake")
BAG_DROP = Verb("bag drop", "drop it", run="drop")

VERBS = (SAY, COUNT, BOX_PUT, BOX_LOOK, BOX, BAG_SHAKE, BAG_DROP)


def say_run(call: Call, text: str, times: int = 1, upper: bool = False, **_rest: object) -> Outcome:
    if text == "refuse":
        raise Refused("not that word", hint=call.again(instead={"refuse": "please"}), detail=("one", "two"))
    if text == "who":
        return Outcome(text=f"{call.actor_flag} {call.session_flag} {call.dry_run} {call.yes}")
    if text == "bug":
        raise ValueError("the secret word is swordfish")
    if text == "deep":
        raise RecursionError
    if text == "big":
        raise MemoryError
    if text == "disk":
        raise PermissionError(13, "Permission denied", "/nowhere/x")
    if text == "stop":
        raise KeyboardInterrupt
    said = text.upper() if upper else text
    return Outcome(text="\n".join([said] * times), data={"text": said, "times": times}, id="said-it")


def count_run(call: Call, words: tuple[str, ...], **_rest: object) -> Outcome:
    problems = (
        Problem("too-long", "a.md", 33, "a long word", "shorten it", excerpt="- a long word"),
        Problem("odd", "b.md", 0, "an odd word", severity=WARNING),
    )
    notes = (f"counted {len(words)}", "hint: memkit count more")
    return Outcome(lines=iter(words), data={"n": len(words)}, problems=problems, notes=notes, exit_code=1)

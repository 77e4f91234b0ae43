"""`memkit hook`: answer a coding agent's hook. Any words are taken: a hook that fails would stand in somebody's way."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "hook",
    "answer a coding agent's hook with one JSON object",
    description=(
        "Called by the host, with its JSON on stdin; memkit setup installs it. session-start tells what is remembered"
        " and seals what nobody ended, prompt lets working memory age and recalls what speaks to the prompt, pre-compact"
        " writes what could not be written before, session-end seals the open session as session end --defer does. It"
        " prints one JSON object or nothing and always ends with 0; its own failures are lines of .memkit/hook.log."
    ),
    example="memkit hook session-start --host claude-code",
    exits={0: "always"},
    args=(Arg("event", "session-start, prompt, pre-compact or session-end", many=True),),
    opts=(Opt("--host", "the host that calls, such as codex", metavar="HOST", default="unknown"),),
    writes=True,
)


def run(call: Call, event: tuple[str, ...], host: str) -> Outcome:
    """Answers, whatever happens."""
    from memkit.hosts.hook import respond

    return Outcome(respond(call, event[0], host), raw=True)

"""`memkit hook`: answers a coding agent's hook. It accepts any words, because a failing hook would block the agent."""

from __future__ import annotations

from memkit.cli.frame import Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "hook",
    "answer a coding agent's hook with one JSON object",
    description=(
        "The host calls it with JSON on stdin; memkit setup installs it. session-start prints the memory"
        " and seals idle sessions, prompt ages working memory and recalls facts for the prompt, pre-compact"
        " retries unsaved writes, stop asks once what was learned and which touched facts still hold,"
        " session-end seals the open session as session end --defer does. It prints one JSON object or"
        " nothing and always exits 0; it logs its failures in .memkit/hook.log."
    ),
    example="memkit hook session-start --host claude-code",
    exits={0: "always"},
    args=(Arg("event", "session-start, prompt, pre-compact, stop or session-end", many=True),),
    opts=(Opt("--host", "the host that calls, such as codex", metavar="HOST", default="unknown"),),
    writes=True,
)


def run(call: Call, event: tuple[str, ...], host: str) -> Outcome:
    """Answers the hook; never fails."""
    from memkit.hosts.hook_answer import respond

    return Outcome(respond(call, event[0], host), raw=True)

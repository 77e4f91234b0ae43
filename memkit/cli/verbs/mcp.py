"""`memkit mcp`: serve memory to an agent over stdio."""

from __future__ import annotations

from memkit.cli.frame.declare import Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "mcp",
    "serve memory to an agent over stdio",
    description=(
        "A server of the Model Context Protocol: tools to ask and to raise candidates, resources to read, prompts for"
        " review and for the end of a session. No tool approves, consents or erases. Needs the extra mcp."
    ),
    example="memkit mcp",
    exits={0: "the client has gone", 2: "the extra is missing, or a person was named as actor"},
    writes=True,
)


def run(call: Call) -> Outcome:
    """Serves until the client goes."""
    from importlib.util import find_spec

    from memkit.errors import UsageError

    if find_spec("mcp") is None:
        message = "the extra for the Model Context Protocol is not installed"
        raise UsageError(message, code="needs-mcp", hint="pip install 'memkit-cli[mcp]'")
    if (call.actor_flag or "").startswith("user:"):
        message = "what comes over this protocol comes from an agent"
        raise UsageError(message, code="bad-actor", hint="memkit mcp --actor agent:codex")
    from memkit.hosts.mcp import serve

    serve(call)
    return Outcome()

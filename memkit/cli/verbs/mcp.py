"""`memkit mcp`: serve memory to an agent over stdio."""

from __future__ import annotations

from memkit.cli.frame.declare import Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.query.call import Call

VERB = Verb(
    "mcp",
    "serve memory to an agent over stdio",
    description=(
        "A server of the Model Context Protocol: tools to ask, to raise candidates and to end the session; resources to"
        " read; prompts for review. No tool approves, consents or erases. When the client disconnects, memkit seals"
        " what it wrote and queues its candidates for review; the client's name is the actor."
    ),
    example="memkit mcp",
    exits={0: "the client disconnected", 2: "--actor names a person"},
    writes=True,
)


def run(call: Call) -> Outcome:
    """Serves until the client disconnects."""
    from memkit.errors import UsageError

    if (call.actor_flag or "").startswith("user:"):
        message = "an MCP client is an agent, so the actor must be one"
        raise UsageError(message, code="bad-actor", hint="memkit mcp --actor agent:codex")
    from memkit.hosts.mcp.server import serve

    serve(call, Verbs())
    return Outcome()


class Verbs:
    """The verbs of the command line for the server: the same functions, without parsing."""

    def ask(self, call: Call, verb: str, given: Mapping[str, object]) -> Outcome:
        """Runs the verb; raises every failure, a bug too, as a `MemkitError` without private data."""
        from memkit.cli.frame.discreet import discreet
        from memkit.cli.frame.find import answer, declared_verbs, load, verb_named
        from memkit.cli.frame.invocation import take_writing
        from memkit.errors import MemkitError

        module = load(verb.split()[0])
        found = verb_named(verb, declared_verbs(module))
        assert found is not None
        kwargs = {**found.empty(), **given}
        take_writing(kwargs)
        try:
            return answer(found, module, call, kwargs)
        except MemkitError as error:
            raise discreet(error) from None
        except Exception as error:
            from memkit.cli.frame.bug import as_memkit_error

            raise as_memkit_error(error, ["-C", call.cwd, verb]) from None

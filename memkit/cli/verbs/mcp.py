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
        "A server of the Model Context Protocol: tools to ask, to raise candidates and to end the session, resources to"
        " read, prompts for review. No tool approves, consents or erases. What a client wrote is sealed when it goes,"
        " its candidates handed to review; the client's name is the actor."
    ),
    example="memkit mcp",
    exits={0: "the client has gone", 2: "a person was named as actor"},
    writes=True,
)


def run(call: Call) -> Outcome:
    """Serves until the client goes."""
    from memkit.errors import UsageError

    if (call.actor_flag or "").startswith("user:"):
        message = "what comes over this protocol comes from an agent"
        raise UsageError(message, code="bad-actor", hint="memkit mcp --actor agent:codex")
    from memkit.hosts.mcp.server import serve

    serve(call, Verbs())
    return Outcome()


class Verbs:
    """The verbs of the command line, for the server: the same functions, without words to parse."""

    def ask(self, call: Call, verb: str, given: Mapping[str, object]) -> Outcome:
        """What the verb answers; raises a `MemkitError` fit to be shown for all that stops it, a bug too."""
        from memkit.cli.frame.discreet import discreet
        from memkit.cli.frame.find import answer, declared, load, own
        from memkit.cli.frame.invocation import take_writing
        from memkit.errors import MemkitError

        module = load(verb.split()[0])
        found = own(verb, declared(module))
        assert found is not None
        kwargs = {**found.empty(), **given}
        take_writing(kwargs)
        try:
            return answer(found, module, call, kwargs)
        except MemkitError as error:
            raise discreet(error) from None
        except Exception as error:
            from memkit.cli.verbs.bug import translated

            raise translated(error, ["-C", call.cwd, verb]) from None

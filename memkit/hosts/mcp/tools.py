"""The tools, one verb each, and how a server runs the verb in the client's name.

They read and raise candidates. None approves, consents or erases.
"""

from __future__ import annotations

from memkit.errors import MemkitError, UsageError
from memkit.hosts.mcp import reply
from memkit.hosts.mcp.client import NOBODY, agent_of, named_agent
from memkit.hosts.mcp.tool import BOOLEAN, INTEGER, STRINGS, BadArgument, Parameter, Tool
from memkit.hosts.mcp.tool_hints import command_words
from memkit.model.fact import CLAIMED
from memkit.query.call import Call
from memkit.rules.review_keys import KINDS as WAITING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from memkit.hosts.mcp import OwnedSession
    from memkit.hosts.mcp.tool import Answer, Verbs


_ID = Parameter("id", "its id, or the whole first words of it", required=True)
_WHY = Parameter("why", "the reason, kept in the ledger")
_EVIDENCE = Parameter(
    "evidence",
    "what it rests on: path, path#name, path:41-60, commit:SHA, a URL, a finding's id",
    STRINGS,
)
_OTHER_EVIDENCE = Parameter("evidence", "other lines than it cites, as for a claim", STRINGS)
_CLAIM = (
    Parameter("text", "the claim, one sentence", required=True),
    Parameter("kind", "what it is; fact if left out", choices=CLAIMED),
    _EVIDENCE,
    Parameter("when", "when a reader should load it"),
    Parameter("id", "a short id; made from the text if left out"),
    Parameter("asks", "two questions it answers, in other words than the claim's", STRINGS),
    _WHY,
)

READS = (
    Tool(
        "recall",
        "Ranked answer to a question, from live memory.",
        "recall",
        'recall(query="API errors and retries")',
        (
            Parameter("query", "the question, or a few words", required=True, as_words=True),
            Parameter("limit", "at most so many hits; 8 if left out", INTEGER, least=1, most=50),
            Parameter("archive", "also what faded or was superseded", BOOLEAN),
            Parameter("sessions", "also the prose of sessions", BOOLEAN),
        ),
        shape=reply.hit_data,
        more="ask with a smaller limit, or show_fact(id=…)",
    ),
    Tool(
        "context_pack",
        "What to know for a task, within a budget of tokens: standing rules, doubts, open threads, ranked facts.",
        "context",
        'context_pack(intent="change the rate limits")',
        (
            Parameter("intent", "the task, in a sentence"),
            Parameter("budget", "tokens it may cost", INTEGER, least=100, most=8000),
        ),
        shape=reply.pack_data,
        more="ask with a smaller budget",
    ),
    Tool(
        "show_fact",
        "One fact, candidate, record, conflict, session, term or key in full, with its evidence.",
        "show",
        'show_fact(id="errors-problem-json")',
        (Parameter("id", "an id or its unique beginning, a session's stem, a term or a key", required=True, dest="what"),),
        shape=reply.fact_data,
        more="the repository's own files hold all of it",
    ),
    Tool(
        "why",
        "Why a fact has its tier and verdict: its history, the rule, and what would change it.",
        "why",
        'why(id="errors-problem-json")',
        (_ID,),
        shape=reply.why_data,
    ),
    Tool(
        "list_review",
        "What waits for a person's answer: candidates, conflicts, fading, stale or due facts.",
        "review",
        "list_review(limit=20)",
        (
            Parameter("kind", "only these", choices=WAITING),
            Parameter("limit", "at most so many; 20 if left out", INTEGER, least=1, most=100),
            Parameter("skip", "leave out the first so many", INTEGER, least=0, most=1_000_000),
        ),
        usual={"limit": 20},
        shape=reply.review_data,
        more="ask with a smaller limit",
    ),
    Tool(
        "check",
        "The gate over the work tree: problems of ledger, projections, promotions and privacy. Writes nothing.",
        "check",
        "check()",
        shape=reply.check_data,
        more="ask the user to run memkit check",
    ),
)  # fmt: skip
WRITES = (
    Tool(
        "propose",
        "Raise what you learned as a candidate. The answer names near facts: judge whether yours repeats or replaces one.",
        "propose",
        'propose(text="Limited requests get 429.", evidence=["src/limits.py#limit"], asks=["what if I send too much?"])',
        (
            *_CLAIM,
            Parameter("contradicts", "ids of facts it cannot hold beside", STRINGS),
            Parameter("supersedes", "ids of facts it replaces", STRINGS),
        ),
        writes=True,
        shape=reply.claim_data,
    ),
    Tool(
        "remember",
        "Relay what the user asked to remember; the policy says whether it waits for review.",
        "remember",
        'remember(text="Uploads are limited to 25 MB.")',
        _CLAIM,
        writes=True,
        shape=reply.claim_data,
    ),
    Tool(
        "supersede",
        "Replace a fact that no longer holds. If a person reviewed it, this waits for a person.",
        "supersede",
        'supersede(old="rest-versioning-uri", new="The API version travels in a header.")',
        (
            Parameter("old", "id of the fact that ends", required=True),
            Parameter("new", "its successor: one sentence, or the id of a fact there is"),
            Parameter("invalidate", "it ends and nothing replaces it", BOOLEAN),
            _EVIDENCE,
            _WHY,
        ),
        writes=True,
        shape=reply.claim_data,
    ),
    Tool(
        "verify",
        "Say that you read the cited lines again and the facts still hold; what a person reviewed may wait for a person.",
        "verify",
        'verify(ids=["errors-problem-json"])',
        (Parameter("ids", "the facts", STRINGS, required=True), _OTHER_EVIDENCE, _WHY),
        writes=True,
        shape=reply.answer_data,
    ),
    Tool(
        "close_thread",
        "Say how an open thread ended. If a person reviewed it, this waits for a person.",
        "close",
        'close_thread(id="retry-budget-open", outcome="Three, counted by the gateway.")',
        (Parameter("id", "the thread", required=True), Parameter("outcome", "how it ended, one sentence", required=True)),
        writes=True,
        shape=reply.answer_data,
    ),
    Tool(
        "reference_fact",
        "Say which facts you relied on: a use keeps a fact alive.",
        "ref",
        'reference_fact(ids=["errors-problem-json"])',
        (Parameter("ids", "the facts", STRINGS, required=True),),
        writes=True,
        shape=reply.reference_data,
    ),
    Tool(
        "note",
        "Keep a thought for the rest of this session; it is no memory.",
        "note",
        'note(text="The gateway sends 429, not the proxy")',
        (Parameter("text", "the thought", required=True),),
        writes=True,
        shape=reply.note_data,
    ),
    Tool(
        "session_end",
        "Seal this session: what it raised goes to review. The next write opens a new one.",
        "session end",
        'session_end(message="Rate limits moved. Next: retry budget.")',
        (Parameter("message", "what was done, and what is next"),),
        writes=True,
        usual={"defer": True},
        shape=reply.session_data,
    ),
)  # fmt: skip
TOOLS = {tool.name: tool for tool in (*READS, *WRITES)}


class _ToolCall(Call):
    """A call over the protocol: it can ask nobody and has no stdin."""

    def stdin(self, limit: int = 0) -> str:  # noqa: ARG002
        raise UsageError("there is no stdin here", code="no-stdin", hint="pass the text itself")


class Toolbox:
    """The tools and their client."""

    def __init__(self, call: Call, verbs: Verbs, session: OwnedSession | None = None) -> None:
        self._cwd, self._session_flag = call.cwd, call.session_flag
        self._verbs, self._session = verbs, session
        self._named = named_agent(call)
        self.actor = self._named or NOBODY
        # signals wait while a write runs
        self.is_writing = False

    def meet(self, client: str) -> None:
        """Makes the client the actor, unless --actor or the environment names an agent."""
        self.actor = self._named or agent_of(client)

    def list_tools(self) -> list[dict[str, Any]]:
        """The tools as a model reads them."""
        return [tool.declaration() for tool in TOOLS.values()]

    def call(self, name: str, given: Mapping[str, object]) -> dict[str, Any]:
        """The result of a call; an error is a result too, so that the model can correct it."""
        tool = TOOLS.get(name)
        if tool is None:
            return reply.refusal(f'no tool "{name[:60]}" [unknown-tool]', f"the tools are {', '.join(TOOLS)}")
        try:
            keywords = tool.keywords(given)
        except BadArgument as error:
            return reply.refusal(f"{tool.name}: {error} [bad-argument]", tool.meant_call(given))
        try:
            answer = self.ask(tool, keywords)
            answer.notes = tuple(map(self._own_end, answer.notes))
            return reply.reply(tool, answer)
        except MemkitError as error:
            error.hint = self._own_end(error.hint)
            return reply.failure(error)

    def _own_end(self, text: str) -> str:
        """A hint that ends the client's own session without its seed: the tool session_end does that."""
        if " --session " not in text:
            return text
        from memkit.model.session import end_command
        from memkit.query.handover import own_session
        from memkit.write import host_id

        call = self.call_of()
        own = own_session(call.workspace, self.actor, host_id(call.host_session or ""))
        return text.replace(end_command(own.seed), "memkit session end") if own.seed else text

    def ask(self, tool: Tool, keywords: dict[str, object]) -> Answer:
        """Runs the tool's verb, with a new Call, because the memory may have changed since the last."""
        call = self.call_of(tool.verb, *command_words(tool, keywords))
        if not tool.writes:
            return self._verbs.ask(call, tool.verb, keywords)
        self.is_writing = True
        try:
            if self._session is not None:
                self._session.claim(call.workspace)
            return self._verbs.ask(call, tool.verb, keywords)
        finally:
            self.is_writing = False

    def ask_verb(self, verb: str, **given: object) -> Answer:
        """Runs a verb without a tool, for resources."""
        return self._verbs.ask(self.call_of(verb), verb, given)

    def call_of(self, verb: str = "", *words: str) -> Call:
        """A Call in the client's name; hints repeat its words."""
        argv = (*verb.split(), *words)
        return _ToolCall(
            argv,
            cwd=self._cwd,
            json=True,
            actor_flag=self.actor,
            session_flag=self._session_flag,
            host_session=self._session.host if self._session is not None else None,
        )

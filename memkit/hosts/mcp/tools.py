"""The tools, one verb each: they read and raise candidates. None approves, consents or erases."""

from __future__ import annotations

from memkit.hosts.mcp import answer_data
from memkit.hosts.mcp.tool import BOOLEAN, INTEGER, STRINGS, Parameter, Tool
from memkit.model.fact import CLAIMED
from memkit.rules.review import KINDS as WAITING

_ID = Parameter("id", "its id, or a unique beginning of it", required=True)
_WHY = Parameter("why", "the reason, kept in the ledger")
_EVIDENCE = Parameter(
    "evidence",
    "what it rests on: path, path#name, path:41-60, commit:SHA, a URL, a finding's id",
    STRINGS,
)
_CLAIM = (
    Parameter("text", "the claim, one sentence", required=True),
    Parameter("kind", "what it is; fact if left out", choices=CLAIMED),
    _EVIDENCE,
    Parameter("when", "when a reader should load it"),
    Parameter("id", "a short id; made from the text if left out"),
    Parameter("asks", "one or two questions it answers, in a newcomer's words", STRINGS),
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
        shape=answer_data.hit_data,
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
        shape=answer_data.pack_data,
        more="ask with a smaller budget",
    ),
    Tool(
        "show_fact",
        "One fact, candidate, record, conflict, session, term or key in full, with its evidence.",
        "show",
        'show_fact(id="errors-problem-json")',
        (Parameter("id", "an id or its unique beginning, a session's stem, a term or a key", required=True, dest="what"),),
        shape=answer_data.fact_data,
        more="the repository's own files hold all of it",
    ),
    Tool(
        "why",
        "Why a fact has its tier and verdict: its history, the rule, and what would change it.",
        "why",
        'why(id="errors-problem-json")',
        (_ID,),
        shape=answer_data.why_data,
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
        shape=answer_data.review_data,
        more="ask with a smaller limit",
    ),
    Tool(
        "check",
        "The gate over the work tree: problems of ledger, projections, promotions and privacy. Writes nothing.",
        "check",
        "check()",
        shape=answer_data.check_data,
        more="ask the user to run memkit check",
    ),
)  # fmt: skip
WRITES = (
    Tool(
        "propose",
        "Raise what you learned as a candidate. The answer names near facts: judge whether yours repeats or replaces one.",
        "propose",
        'propose(text="Limited requests get 429.", evidence=["src/limits.py#limit"], asks=["what if I send too much?"])',
        (*_CLAIM, Parameter("contradicts", "ids of facts it cannot hold beside", STRINGS)),
        writes=True,
        shape=answer_data.claim_data,
    ),
    Tool(
        "remember",
        "Relay what the user asked to remember; the policy says whether it waits for review.",
        "remember",
        'remember(text="Uploads are limited to 25 MB.")',
        _CLAIM,
        writes=True,
        shape=answer_data.claim_data,
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
        shape=answer_data.claim_data,
    ),
    Tool(
        "verify",
        "Say that you read the cited lines again and the facts still hold; what a person reviewed may wait for a person.",
        "verify",
        'verify(ids=["errors-problem-json"])',
        (Parameter("ids", "the facts", STRINGS, required=True), _WHY),
        writes=True,
        shape=answer_data.answer_data,
    ),
    Tool(
        "reference_fact",
        "Say which facts you relied on: a use keeps a fact alive.",
        "ref",
        'reference_fact(ids=["errors-problem-json"])',
        (Parameter("ids", "the facts", STRINGS, required=True),),
        writes=True,
        shape=answer_data.reference_data,
    ),
    Tool(
        "note",
        "Keep a thought for the rest of this session; it is no memory.",
        "note",
        'note(text="The gateway sends 429, not the proxy")',
        (Parameter("text", "the thought", required=True),),
        writes=True,
        shape=answer_data.note_data,
    ),
    Tool(
        "session_end",
        "Seal this session: what it raised goes to review. The next write opens a new one.",
        "session end",
        'session_end(message="Rate limits moved. Next: retry budget.")',
        (Parameter("message", "what was done, and what is next"),),
        writes=True,
        usual={"defer": True},
        shape=answer_data.session_data,
    ),
)
TOOLS = {tool.name: tool for tool in (*READS, *WRITES)}

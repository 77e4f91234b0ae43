"""`memkit recall`: a ranked answer to a question."""

from __future__ import annotations

from memkit.cli.frame.declare import FACT_KINDS, INT, PERSONAL, SHOWN_TIERS, Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome, with_personal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

FILTERS = (
    Opt("--tier", "only this tier: core, active, new, fading …", choices=SHOWN_TIERS, metavar="TIER"),
    Opt("--section", "only this section", metavar="SECTION"),
    Opt("--kind", "only this kind", choices=FACT_KINDS, metavar="KIND"),
    Opt("--since", "created on or after a date", metavar="DATE"),
    Opt("--until", "created on or before a date", metavar="DATE", rare=True),
    Opt("--by", "raised by this actor", metavar="WHO", rare=True),
    Opt(
        "--classification",
        "only this classification",
        choices=("public", "internal", "confidential", "restricted"),
        rare=True,
    ),
    Opt("--fresh", "used within the last N work sessions", kind=INT, metavar="N", rare=True),
    Opt("--paths", "resting on one of these files", many=True, metavar="FILE", rare=True),
)
VERB = Verb(
    "recall",
    "ranked answer to a question",
    description=(
        "Lexical and deterministic: no model, no network. Searches live memory; --archive adds what faded or was"
        " superseded, --sessions the prose of sessions; --layer episodic searches episodes. A hit that shares too"
        " little with the question is marked weak. Matching candidates are counted, not shown."
    ),
    example='memkit recall "API errors and retries" -n 2',
    exits={0: "found", 1: "nothing found, or only weak matches", 2: "could not search"},
    args=(Arg("query", "the question", required=False, many=True),),
    opts=(
        Opt("--limit", "at most so many", short="-n", kind=INT, default=8, metavar="N"),
        Opt("--layer", "which memory", choices=("semantic", "durable", "episodic"), rare=True),
        Opt("--last", "episodic: only the last N episodes", kind=INT, metavar="N", rare=True),
        *FILTERS,
        Flag("--archive", "also what left live memory"),
        Flag("--sessions", "also the prose of sessions"),
        Flag("--explain", "what ranked each hit"),
        PERSONAL,
    ),
)


def run(
    call: Call,
    query: tuple[str, ...],
    limit: int,
    layer: str | None,
    last: int | None,
    archive: bool,
    sessions: bool,
    explain: bool,
    **filters: object,
) -> Outcome:
    """Searches the memory."""
    from memkit.errors import CannotSearch

    question = " ".join(query)
    if not query:
        raise CannotSearch("what is the question?", code="missing-argument", hint=_instead(call))
    if limit < 1:
        raise CannotSearch("-n asks for no hits", hint='memkit recall "…" -n 5')
    from memkit.query.reader import open_to_search

    reader = open_to_search(call)
    typed = typed_filters(filters)
    if typed:
        from memkit.query.filters import check_filters

        check_filters(reader, filters)
    if layer == "episodic":
        from memkit.cli.verbs.wm import recall_episodes

        return recall_episodes(reader, question, limit, last, filters)
    from memkit.query.recall import Asked, recall

    asked = Asked(question, limit, layer or "", archive, sessions, explain, typed)
    found = recall(reader, asked, call.json)
    outcome = Outcome(
        "\n".join(found.lines),
        data=found.data,
        exit_code=found.exit_code,
        notes=found.notes,
        id="\n".join(found.ids),
        layout="cards",
    )
    from memkit.store import has_personal

    if has_personal():
        return with_personal(outcome, call, question)
    return outcome


def _instead(call: Call) -> str:
    """The hint for a call without a question: an unknown option moved behind `--`, or an example."""
    options = [word for word in call.argv if word in ("--dry-run", "--yes", "--quiet", "--help")]
    return f"memkit recall -- {options[0]}" if options else 'memkit recall "API errors and retries" -n 2'


def typed_filters(filters: dict[str, object]) -> dict[str, object]:
    """The typed filters."""
    return {name: value for name, value in filters.items() if value not in (None, ())}

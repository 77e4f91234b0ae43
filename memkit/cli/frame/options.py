"""Options that several verbs share, declared once."""

from __future__ import annotations

from memkit.cli.frame import FACT_KINDS, Flag, Opt

WRITING = (
    Flag("--no-render", "leave the projections as they are", rare=True),
    Flag("--stage", "add what was written to git's index", rare=True),
    Flag("--accept-clock", "follow a session whose stamp is ahead of this clock", rare=True),
)
WHY = Opt("--why", "the reason, kept in the ledger", metavar="TEXT")
PROVENANCE = (
    Opt("--not-when", "when it does not apply", metavar="TEXT", rare=True),
    Opt("--confidence", "how sure", choices=("high", "medium", "low"), rare=True),
    Opt("--obligations", "the obligations it comes from", metavar="IDS", rare=True),
    Opt("--traces", "what it traces to", metavar="IDS", rare=True),
    Opt("--pass", "the audit or review that found it", metavar="NAME", rare=True),
    Opt("--profile", "the profile of the finder", metavar="NAME", rare=True),
)
CLAIM = (
    Opt("--id", "its id; made from the text if left out", metavar="ID"),
    Opt(
        "--kind",
        "fact, convention, invariant, finding, decision, thread, term …",
        metavar="KIND",
        choices=tuple(kind for kind in FACT_KINDS if kind not in ("change", "prose")),
        default="fact",
    ),
    Opt("--section", "its section of continuity.md", metavar="SECTION"),
    Opt("--evidence", "a file, URL, commit:SHA or finding's id it rests on", many=True, metavar="PATH"),
    Opt("--when", "when a reader should load it (applies-when)", metavar="TEXT"),
    Opt(
        "--asks",
        "a question it answers, in a newcomer's words; searched, never shown",
        many=True,
        metavar="TEXT",
    ),
    Opt("--supersedes", "a fact it replaces once it counts", many=True, metavar="ID"),
    Opt("--contradicts", "a fact it contradicts", many=True, metavar="ID", rare=True),
    *PROVENANCE,
    Opt(
        "--class",
        "write class",
        choices=("evidence_link", "preference", "decision_outcome", "correction"),
        rare=True,
    ),
    Opt("--key", "canonical key scope/entity_type/entity_id/attribute", metavar="KEY", rare=True),
    Opt("--value", "the value under that key", metavar="VALUE", rare=True),
    Opt("--term", "for --kind term: the word it defines", metavar="WORD", rare=True),
    Opt("--aliases", "for --kind term: other words for it", metavar="WORDS", rare=True),
    Opt("--src", "where it comes from", choices=("user", "doc", "tool", "agent", "external"), rare=True),
    Opt("--from", "the document and line it was read in", metavar="PATH:LINE", rare=True),
    Opt("--twin", "the other candidate made from the same passage", metavar="ID", rare=True),
    Opt(
        "--classification",
        "who may read it",
        choices=("public", "internal", "confidential", "restricted"),
        rare=True,
    ),
    Opt("--tenant", "whose memory it is", metavar="NAME", rare=True),
    Opt("--consent", "the consent that allows the personal data in it", metavar="ID", rare=True),
    Opt("--purpose", "the purpose under that consent", metavar="WORD", rare=True),
    Opt("--subject", "- asks whom it is about (prompt or stdin); kept as a tag", metavar="-", rare=True),
    Opt("--record", "a file (or -) with the evidence in full", metavar="FILE", rare=True),
    Flag("--again", "raise it although it was rejected before", rare=True),
)

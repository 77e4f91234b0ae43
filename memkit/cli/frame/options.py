"""Options that several verbs share, declared once."""

from __future__ import annotations

from memkit.cli.frame.declare import Flag, Opt

WRITING = (
    Flag("--no-render", "leave the projections as they are"),
    Flag("--stage", "add what was written to git's index"),
    Flag("--accept-clock", "follow a session whose stamp is ahead of this clock"),
)
WHY = Opt("--why", "the reason, kept in the ledger", metavar="TEXT")
PROVENANCE = (
    Opt("--not-when", "when it does not apply", metavar="TEXT"),
    Opt("--confidence", "how sure", choices=("high", "medium", "low")),
    Opt("--obligations", "obligations it comes from", metavar="IDS"),
    Opt("--traces", "what it traces to", metavar="IDS"),
    Opt("--pass", "the pass that found it: an audit, a review", metavar="NAME"),
    Opt("--profile", "the profile of whoever found it", metavar="NAME"),
)
CLAIM = (
    Opt("--id", "its id; made from the text when left out", metavar="ID"),
    Opt(
        "--kind",
        "fact, convention, invariant, finding, decision, thread, term …",
        metavar="KIND",
        default="fact",
    ),
    Opt("--section", "where it stands in continuity.md", metavar="SECTION"),
    Opt("--evidence", "a file, URL, commit:SHA or finding's id it rests on", many=True, metavar="PATH"),
    Opt("--when", "when a reader should load it (applies-when)", metavar="TEXT"),
    Opt(
        "--asks",
        "a question it answers, in a newcomer's words; searched, never shown",
        many=True,
        metavar="TEXT",
    ),
    Opt("--supersedes", "a fact it replaces once it counts", many=True, metavar="ID"),
    Opt("--contradicts", "a fact it cannot hold beside", many=True, metavar="ID"),
    *PROVENANCE,
    Opt("--class", "write class", choices=("evidence_link", "preference", "decision_outcome", "correction")),
    Opt("--key", "canonical key scope/entity_type/entity_id/attribute", metavar="KEY"),
    Opt("--value", "the value under that key", metavar="VALUE"),
    Opt("--term", "for --kind term: the word it defines", metavar="WORD"),
    Opt("--aliases", "for --kind term: other words for it", metavar="WORDS"),
    Opt("--src", "where it comes from", choices=("user", "doc", "tool", "agent", "external")),
    Opt("--from", "the document and line it was read in", metavar="PATH:LINE"),
    Opt("--twin", "the candidate that is its other face", metavar="ID"),
    Opt("--classification", "who may read it", choices=("public", "internal", "confidential", "restricted")),
    Opt("--tenant", "whose memory it is", metavar="NAME"),
    Opt("--consent", "the consent that allows the personal data in it", metavar="ID"),
    Opt("--purpose", "the purpose under that consent", metavar="WORD"),
    Opt("--subject", "- asks whom it is about (prompt or stdin); kept as a tag", metavar="-"),
    Opt("--record", "a file (or -) with the evidence in full", metavar="FILE"),
    Flag("--again", "raise it although it was rejected before"),
)

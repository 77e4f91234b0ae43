"""The names that the parts of a record have, by what they state; the more explicit a name, the earlier."""

from __future__ import annotations

DECISION = (
    "decision outcome", "decision", "decisions", "the decision", "our decision", "decision made", "decision taken",
    "decision and rationale", "decision & rationale", "decision statement", "decision summary", "final decision",
    "decision result", "chosen option", "chosen solution", "what we decided", "outcome", "resolution", "conclusion",
    "design decision", "decision details", "decision description", "decision and justification", "selected option",
)  # fmt: skip
PROPOSAL = (
    "proposed decision", "proposal", "recommendation", "recommended option", "proposed solution", "the proposal",
    "proposed enhancement", "proposed approach", "proposed design", "proposed policy", "suggested solution",
    "recommended solution", "proposed architecture", "final proposal", "our proposal", "accepted proposal", "the solution",
    "final solution", "selected solution", "proposal summary", "our recommendation", "our solution", "proposed decisions",
    "proposal details", "proposed implementation",
)  # fmt: skip
SUMMARY = (
    "summary", "abstract", "summary of the proposal", "proposal in brief",
    "tl dr", "tldr", "executive summary", "motivation and summary", "summary and motivation",
    "summary of changes", "introduction", "overview", "brief summary", "one-paragraph summary", "tl;dr", "simple summary",
    "purpose", "description", "objective", "aim", "at a glance", "preface", "synopsis", "high level overview",
    "high-level overview", "high-level summary",
)  # fmt: skip
# sections that summarise a whole document; an introduction may only lead up to its subject
BRIEF = frozenset(
    {"summary", "abstract", "tl dr", "tldr", "simple summary", "executive summary", "brief summary"}
)
DESIGN = (
    "solution", "approach", "proposed change", "proposed changes", "proposed change specification", "design",
    "specification", "detailed design", "design details", "technical design", "details",
)  # fmt: skip
CONTEXT = (
    "context", "context and problem statement", "background", "background and motivation", "motivation and background",
    "motivation", "problem statement", "problem description", "problem", "goal", "goals", "rationale",
)  # fmt: skip

"""memory/glossary.md: one word, one meaning."""

from __future__ import annotations

from memkit.model.counting import counted
from memkit.model.fact import Term
from memkit.views.marker import with_marker
from memkit.views.sheet import Sheet
from memkit.views.text import cell, code


def render_glossary(sheet: Sheet) -> str:
    """The text of glossary.md: a table of terms in alphabetical order."""
    terms = sorted(sheet.terms, key=lambda term: (term.name.casefold(), term.name))
    head = (
        f"# Glossary: {sheet.title}\n\n"
        f"> {counted(len(terms), 'term')}, one meaning each. "
        '`memkit define "Term" "…"` adds one; a second meaning asks for a decision.'
    )
    if not terms:
        return with_marker(head)
    rows = "\n".join(_row(term, sheet) for term in terms)
    return with_marker(f"{head}\n\n| Term | Canonical meaning | Aliases |\n| --- | --- | --- |\n{rows}")


def _row(term: Term, sheet: Sheet) -> str:
    conflict = sheet.state.conflicts.get(term.conflict) if term.conflict else None
    doubt = f"**In conflict** ({code(conflict.id)}): " if conflict is not None and conflict.is_open else ""
    return f"| {cell(term.name)} | {doubt}{cell(term.meaning)} | {cell(', '.join(term.aliases))} |"

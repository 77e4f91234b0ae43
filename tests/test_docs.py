"""The documentation says what the program does: the verb reference equals what memkit prints about itself."""

from __future__ import annotations

from pathlib import Path

from memkit.cli.help_markdown import reference

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- reference -->\n", "<!-- /reference -->\n"


def test_the_verb_reference_equals_what_memkit_prints(update_golden: bool) -> None:
    page = DOCS / "verbs.md"
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    expected = f"{before}{BEGIN}{reference()}{END}{after}"
    if update_golden:
        page.write_text(expected, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == expected

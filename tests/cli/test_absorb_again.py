"""`memkit absorb` beside a line that it refuses: what one run recorded, the next one does not meet again."""

from __future__ import annotations

import pytest

from tests.cli.test_adopt import OLD_ITEM, Old, branched, merged, old

__all__ = ["old"]

# a new item with an id that a fact has: a person must decide
TAKEN = """- Something else under a taken id.
  <!-- id: utc-only-timestamps | created: 2025-04-22 | tier: working -->
"""
REFUSED = "absorbed 0 edits\n"


def edits(old: Old) -> dict[str, tuple[str, str]]:
    """What a person may do to a page, by name."""
    text = old.page.read_text(encoding="utf-8")
    metric = text[text.index("- Metric units") :].split("-->\n")[0] + "-->\n"
    return {
        "tick": ("- [ ] Who holds the API keys", "- [x] Who holds the API keys"),
        "prose tick": ("- [ ] Ask the museum", "- [x] Ask the museum"),
        "words": ("- Metric units, always", "- Metric units, nearly always"),
        "value": ("- **repo**: ~/work/tidewatch", "- **repo**: ~/work/tides"),
        "item": ("## Stack & Tools\n", OLD_ITEM),
        "bare item": ("## Stack & Tools\n", "- Pier six is closed.\n\n## Stack & Tools\n"),
        "secret item": ("## Stack & Tools\n", "- Ask kim@tides.example.\n\n## Stack & Tools\n"),
        "paragraph": ("(none recorded yet)", "Ina looks after the gauges."),
        "heading": ("## Team / Members", "## People"),
        "new heading": ("## Team / Members", "## Boats\n\nThere are two.\n\n## Team / Members"),
        "removed": (metric, ""),
        "moved": (metric, ""),
    }


@pytest.mark.parametrize(
    "name",
    """tick|prose tick|words|value|item|bare item|secret item|paragraph|heading|new heading|removed|moved""".split(
        "|"
    ),
)
def test_an_edit_beside_a_refused_line_is_recorded_once(old: Old, name: str) -> None:
    assert old.say("adopt").code == 0
    before, after = edits(old)[name]
    old.edit(before, after)
    if name == "moved":
        old.edit("## Team / Members\n", f"## Team / Members\n\n{before}")
    old.edit("## Stack & Tools\n", f"{TAKEN}\n## Stack & Tools\n")
    first = old.say("absorb")
    assert (first.code, first.out) == (4, f"absorbed {'2 edits' if name == 'moved' else '1 edit'}\n")
    again = old.say("absorb")
    assert (again.code, again.out) == (4, REFUSED)
    assert again.err.count("it stays as it is") == 1
    old.edit(f"{TAKEN}\n", "")
    assert old.say("absorb").code == 0
    assert old.say("absorb").out == "nothing to absorb\n"
    assert old.say("check").code == 0


def test_a_conflict_resolved_by_hand_gets_clean_with_a_ticked_box(old: Old) -> None:
    branched(old)
    merged(old)
    item = OLD_ITEM.partition("\n\n")[0]
    old.page.write_text(f"{old.page.read_text(encoding='utf-8')}{item}\n", encoding="utf-8")
    old.edit("- [ ] Who holds the API keys", "- [x] Who holds the API keys")
    for verb, code in (("absorb", 4), ("adopt", 0), ("absorb", 0)):
        assert old.say(verb).code == code
    assert (old.say("absorb").out, old.say("check").code) == ("nothing to absorb\n", 0)

"""Splitting a text at its headings gives what a parse of the whole text gives, and costs little on any text."""

from __future__ import annotations

import pytest

from memkit.documents import outline
from memkit.documents.segments import split

TEXTS = {
    "fence": "# A\n\n```sh\n# no heading\n```\n\n## B\n\ntext\n",
    "setext": "Title\n=====\n\ntext\n\nPart\n----\n\n- item\n\n# C\n\nend\n",
    "comment": "# A\n\n<!--\n# no heading\n-->\n\n## B\n",
    "html": "# A\n\n<details>\n# no heading\n\n## B\n\ntext\n",
    "tag": "# A\n\n<harbour>\n# no heading\n\n## B\n\ntext\n",
    "nested reference": "# A\n\nSee [x].\n\n- [x]: http://x\n- end\n\n# B\n\n[y]:\n  http://y\n\n# C\n\n[x]: http://z\n",
    "list": "# A\n\n- item\n\n  # inside\n\n# B\n",
    "list fence": "# A\n\n- item\n\n  ```\n# B\n  ```\n",
    "bold line": "# A\n\n**Context**\n\ntext\n\n**Decision**\n\nmore\n",
    "shifted": "# A\n\ntext\n\n ## B ##\n\nmore\n",
    "references": "# A\n\nSee [x] and [y].\n\n[x]: http://x\n[y]: <http://y> 'Y'\n\n# B\n\nnot a\n[z]: http://z\n",
    "quote": "> # inside\n\n# B #\n\n> text\n# C\n",
    "empty": "",
    "no heading": "text only\n",
}


@pytest.mark.parametrize("name", TEXTS)
def test_split_text_has_the_sections_of_the_whole_text(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def view(found: outline.Outline) -> tuple[object, ...]:
        return found.references, [(s.level, s.title, s.start, s.end, s.blocks) for s in found.sections]

    lazily = view(outline.parse(TEXTS[name]))
    monkeypatch.setattr(outline, "split", lambda _: None)
    whole = outline.parse(TEXTS[name])
    assert lazily[1] == view(whole)[1]
    assert lazily[0].keys() == whole.references.keys()  # type: ignore[attr-defined]


def test_doubtful_text_is_not_split() -> None:
    assert [name for name, text in TEXTS.items() if split(text) is None] == ["tag", "list fence"]


@pytest.mark.parametrize(
    "text", [" " * 50_000, "- " * 20_000, "[" * 50_000, "`" * 50_000, "#" * 50_000, "<" * 50_000]
)
def test_hostile_line_is_scanned_in_no_time(text: str) -> None:
    assert split(f"# A\n\n{text}\n{text}x\n") is not None

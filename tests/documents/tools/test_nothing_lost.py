"""Whatever an old page holds: it never raises, it survives the ledger's grammar, and no line is lost."""

from __future__ import annotations

import re

from hypothesis import example, given, settings
from hypothesis import strategies as st

from memkit.documents.tools.plan import plan
from memkit.ledger import text_of
from memkit.model.state import State
from tests.documents.tools.moving import moved, planned, read_back, replay

_PIECES = (
    "# Title",
    "## Key Decisions",
    "## Old words",
    "## Open Threads",
    "### Sub-heading",
    "- [ ] an open one",
    "- [x] a closed one",
    "* starred",
    "1. first",
    "  wrapped text",
    "  - below",
    "    deeper",
    "words with `code` in them",
    "a | table | row",
    "> quoted words",
    "  <!-- id: fact-{} | created: 2025-01-06 | tier: active -->",
    "<!-- id: fact-{} | tier: core -->",
    "- behind <!-- id: fact-{} -->",
    "`<!-- id: in-code -->`",
    "  <!-- a note -->",
    "```",
    "~~~",
    "<!-- open",
    "shut -->",
    "---",
    "===",
    "## Memory References",
    "<div>",
    "\tby a tab",
    "  ```python",
    "",
    "",
)


@st.composite
def documents(draw: st.DrawFn) -> str:
    chosen = draw(st.lists(st.sampled_from(_PIECES), max_size=30))
    return "\n".join(piece.format(number) for number, piece in enumerate(chosen)) + "\n"


NAMES = st.sampled_from(["continuity.md", "vision.md", "archive/2025-Q1.md", "open-threads/thread-a.md"])


# a vision's footer with no paragraph below it, on a page that ends in code nothing closes
_ENDS_IN_CODE = "  <!-- id: fact-0 | tier: active -->\n- [ ] an open one\n  ```python\n"


@settings(max_examples=300)
@given(NAMES, documents())
@example("vision.md", _ENDS_IN_CODE)
def test_every_line_is_in_the_session_that_is_read_back(name: str, text: str) -> None:
    taken = planned({f"memory/{name}": text.encode()})
    session, problems = read_back(taken)
    assert problems == []
    assert session.records == taken.records
    said = [text_of(event) for event in session.events]
    said += [value for event in session.events for _, value in event.fields]
    said += [body for _, body in session.records]
    kept = " ".join("\n".join(said).split())
    assert [part for line in text.split("\n") for part in _parts(line) if part not in kept] == []


def _parts(line: str) -> list[str]:
    """The words of a line before and in a comment; marks, boxes and our section names are structure."""
    bare = " ".join(line.split()).removeprefix("1. ").lstrip("#-*> ")
    parts = re.split("<!--|-->", bare.removeprefix("[ ] ").removeprefix("[x] "))
    ours = ("Title", "Key Decisions", "Open Threads", "Memory References")
    return [part.strip() for part in parts if part.strip() not in ours]


@settings(max_examples=100)
@given(NAMES, documents())
def test_the_fold_takes_all_of_it_and_a_second_adoption_nothing(name: str, text: str) -> None:
    files = {f"memory/{name}": text.encode(), "memory/sessions/2025-01-06.md": b"# Session\n"}
    state, problems = replay(moved(files))
    assert problems == []
    assert plan(moved(files), state).is_empty


@settings(max_examples=200)
@given(
    st.dictionaries(
        st.sampled_from(
            [
                "memory/continuity.md",
                "memory/vision.md",
                "memory/archive/INDEX.md",
                "memory/decay-policy.md",
                "memory/sessions/2025-01-06.md",
                "memory/archive/2025-Q1.md",
            ]
        ),
        st.binary(max_size=120),
    )
)
def test_no_bytes_are_too_odd(files: dict[str, bytes]) -> None:
    taken = plan(files, State())
    assert read_back(taken)[1] == []

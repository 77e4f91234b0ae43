"""The marker: fresh, edited, conflicted or foreign."""

from __future__ import annotations

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from memkit.model.policy import Decay, Index, Layout, Policy, Privacy
from memkit.views import (
    ledger_digest,
    marked_page,
    policy_digest,
    read_marker,
    render,
    verify,
    with_marker,
)
from tests.views.harbour import POLICY, harbour, state

PAGES = tuple(render(harbour(), POLICY).values())


@given(st.lists(st.text("aé·\n", max_size=5), min_size=1, max_size=4))
def test_a_page_in_bytes_is_the_page_in_letters(parts: list[str]) -> None:
    seals = ("0" * 12, "f" * 12, 31)
    assert marked_page(parts, *seals) == with_marker("\n\n".join(parts), *seals).encode()


def test_the_marker_is_the_last_line_and_covers_all_bytes_before_it() -> None:
    digest = sha256("# Tïtle\n\nWords.\n\n".encode()).hexdigest()[:12]
    assert (
        with_marker("# Tïtle\n\nWords.\n\n\n")
        == f"# Tïtle\n\nWords.\n\n<!-- memkit:projection v1 body={digest} -->\n"
    )
    page = with_marker("a", "0" * 12, "f" * 12, 31)
    assert page.endswith(f" ledger={'0' * 12} policy={'f' * 12} sessions=31 -->\n")


def test_every_rendered_page_is_fresh() -> None:
    assert {verify(text) for text in PAGES} == {"fresh"}


@given(st.sampled_from(PAGES), st.data())
def test_any_flipped_byte_before_the_marker_is_an_edit(page: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, page.index("<!-- memkit:") - 1))
    other = data.draw(st.characters(exclude_categories=["Cs"], exclude_characters=page[at]))
    assert verify(page[:at] + other + page[at + 1 :]) == "edited"


def test_a_page_without_its_newline_or_with_words_after_it_is_edited() -> None:
    page = PAGES[-1]
    assert verify(page[:-1]) == "edited"
    assert verify(page + "\n") == "edited"
    assert verify(page + "PS: call Ben.\n") == "edited"
    assert verify(page.replace("\n", "\r\n")) == "edited"
    assert verify(page.replace(" body=", " body=x")) == "edited"


def test_a_page_that_git_left_half_merged_is_conflicted() -> None:
    page = PAGES[-1]
    lines = page.split("\n")
    torn = "\n".join([*lines[:5], "<<<<<<< HEAD", *lines[5:], "=======", *lines[7:], ">>>>>>> branch", ""])
    assert verify(torn) == "conflicted"
    assert verify(page.replace("## Facts", "<<<<<<< once only\n## Facts")) == "edited"


def test_conflict_marks_in_what_memkit_itself_rendered_are_only_text() -> None:
    assert verify(with_marker("<<<<<<< a\n=======\n>>>>>>> b")) == "fresh"


def test_a_file_without_the_marker_is_somebody_elses() -> None:
    assert [verify(text) for text in ("", "# Mine\n", "<<<<<<< a\n>>>>>>> b\n")] == ["foreign"] * 3


def test_the_marker_can_be_read() -> None:
    made = harbour()
    found = read_marker(render(made, POLICY)["continuity.md"])
    assert {**found, "body": ""} == {
        "body": "",
        "ledger": ledger_digest(made),
        "policy": policy_digest(POLICY),
        "sessions": str(len(made.rows)),
    }
    assert list(read_marker(PAGES[0])) == ["body"]
    assert read_marker("# Mine\n") == {}


def test_the_ledger_digest_is_over_stems_and_hashes() -> None:
    made = state(work=2)
    lines = "".join(f"{row.stem} {row.sha256}\n" for row in made.rows)
    assert ledger_digest(made) == sha256(lines.encode()).hexdigest()[:12]
    assert ledger_digest(state(work=1)) != ledger_digest(made)


def test_the_policy_digest_is_over_the_tables_that_rendering_reads() -> None:
    plain = policy_digest(Policy())
    assert plain == policy_digest(Policy(privacy=Privacy(on_personal_data="refuse")))
    changed = (
        Policy(decay=Decay(active_window=9)),
        Policy(index=Index(max_lines=9)),
        Policy(layout=Layout(project="x")),
    )
    assert plain not in {policy_digest(policy) for policy in changed}


def test_a_page_of_the_first_memkit_which_counts_no_sessions_is_fresh_too() -> None:
    page = with_marker("a", "0" * 12, "f" * 12, 3).replace(" sessions=3", "")
    assert (verify(page), list(read_marker(page))) == ("fresh", ["body", "ledger", "policy"])


def test_a_count_of_sessions_that_is_no_number_is_an_edit() -> None:
    page = with_marker("a", "0" * 12, "f" * 12, 3)
    assert {verify(page.replace("sessions=3", f"sessions={bad}")) for bad in ("", "x", "-1", "1e9")} == {
        "edited"
    }

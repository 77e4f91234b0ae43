"""A span is its lines, however far they are indented and whatever blank lines stand between them."""

from __future__ import annotations

from time import process_time

from hypothesis import given
from hypothesis import strategies as st

from memkit.evidence.span import Runs, file_digest, find_run, lines_of, span_digest, text_of

BODY = ["def send(self):", "    if self.ok:", "        return 1", "    return 0"]


def test_line_ends_trailing_blanks_blank_lines_and_indentation_do_not_count() -> None:
    same = [
        ["    " + line for line in BODY],
        ["\t" + line for line in BODY],
        [line + "  " for line in BODY],
        [BODY[0], "", BODY[1], "   ", *BODY[2:], ""],
        lines_of("\r\n".join(BODY)),
    ]
    assert {span_digest(lines) for lines in same} == {span_digest(BODY)}


def test_words_order_and_inner_indentation_count() -> None:
    other = [
        [BODY[0], *BODY[2:]],
        [*BODY[:3], "    return 2"],
        [BODY[0], "    if self.ok:", "    return 1", "    return 0"],
        [*BODY[:2], BODY[3], BODY[2]],
    ]
    assert span_digest(BODY) not in {span_digest(lines) for lines in other}
    assert len({span_digest(lines) for lines in other}) == 4


def test_blank_lines_alone_have_no_digest() -> None:
    assert [span_digest([]), span_digest(["", "  "])] == ["", ""]
    assert Runs(["", "a"]).all("") == []


def test_the_number_of_a_heading_does_not_count_but_one_in_a_comment_does() -> None:
    assert span_digest(["## 3. Retries", "Twice."]) == span_digest(["## 4.1 Retries", "Twice."])
    assert span_digest(["# 2.5 seconds"]) != span_digest(["# 3.5 seconds"])
    assert span_digest(["# 3 retries"]) != span_digest(["# 5 retries"])


def test_the_nearest_of_several_runs_is_found() -> None:
    lines = [*BODY, "x", "", "class A:", *["    " + line for line in BODY]]
    digest = span_digest(BODY)
    assert Runs(lines).all(digest) == [(1, 4), (8, 11)]
    assert [find_run(lines, digest, near) for near in (1, 6, 99)] == [(1, 4), (8, 11), (8, 11)]
    assert find_run(lines, span_digest(["gone"])) is None


@given(
    st.lists(st.text(st.characters(blacklist_characters="\r\n"), max_size=8), min_size=1, max_size=12),
    st.data(),
)
def test_any_part_of_a_text_is_found_again_after_lines_were_added(
    lines: list[str], data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, len(lines) - 1))
    last = data.draw(st.integers(first, len(lines) - 1))
    part = lines[first : last + 1]
    digest = span_digest(part)
    run = find_run(["new", "", *["  " + line for line in lines], "new"], digest, first + 3)
    assert (run is None) == (digest == "")


def test_a_run_is_found_quickly_among_a_hundred_thousand_lines() -> None:
    lines = ["}" if at % 4 else f"call({at})" for at in range(100_000)]
    digest = span_digest(["}", "}", "}", "call(77777)"])
    target = [*lines[:50_000], "}", "}", "}", "call(77777)", *lines[50_000:]]
    begin = process_time()
    assert find_run(target, digest) == (50_001, 50_004)
    assert process_time() - begin < 10


def test_a_file_with_a_zero_byte_has_no_text() -> None:
    assert text_of(b"a\0b") is None
    assert text_of(b"\xef\xbb\xbfa") == "a"
    assert lines_of(text_of(b"\xff\r\nb") or "") == ["\udcff", "b"]
    assert len(span_digest(["\udcff"])) == 64


def test_a_whole_file_is_hashed_as_it_always_was() -> None:
    assert file_digest(b"a\r\nb\n") == file_digest(b"a\nb\n")
    assert file_digest(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

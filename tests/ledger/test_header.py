"""The frontmatter: every value is text, for memkit and for any YAML reader."""

from __future__ import annotations

import yaml
from hypothesis import given
from hypothesis import strategies as st

from memkit.ledger.session_text import read_header, read_plain, write_header
from tests.strategies import values

keys = st.sampled_from(("title", "task", "closed", "wm", "seed", "actor"))
pairs = st.lists(st.tuples(keys, values.filter(bool)), max_size=4, unique_by=lambda pair: pair[0]).map(tuple)


def inside(text: str) -> str:
    return text.removeprefix("---\n").removesuffix("\n---\n").removesuffix("---\n")


@given(pairs)
def test_what_is_written_is_read_back_by_both_readers(header: tuple[tuple[str, str], ...]) -> None:
    block = inside(write_header(header))
    if header:
        assert read_plain(block) == header
        assert read_header(block.split("\n")) == (header, [])


@given(pairs)
def test_a_yaml_reader_sees_the_same_text(header: tuple[tuple[str, str], ...]) -> None:
    block = inside(write_header(header))
    assert yaml.safe_load(block) == (dict(header) or None)


@given(values)
def test_both_readers_agree_on_any_block(block: str) -> None:
    plain = read_plain(block)
    if plain is not None:
        assert read_header(block.split("\n")) == (plain, [])


def test_what_yaml_reads_otherwise_is_a_json_string() -> None:
    header = (("title", "true"), ("task", "2026-11-15"), ("closed", "a: b"), ("wm", "refs=2 window=4"))
    assert (
        write_header(header)
        == '---\ntitle: "true"\ntask: "2026-11-15"\nclosed: "a: b"\nwm: refs=2 window=4\n---\n'
    )


def test_no_value_can_pose_as_a_seal() -> None:
    header = (("task", "<!-- memkit:seal v1 -->"),)
    assert write_header(header) == '---\ntask: "\\u003c!-- memkit:seal v1 -->"\n---\n'
    assert read_plain(inside(write_header(header))) == header


def test_faults_are_told_line_by_line() -> None:
    lines = ["memkit: 1", "kind: work", "kind: review", "- item", 'title: "open', "empty:"]
    assert read_header(lines) == (
        (("memkit", "1"), ("kind", "work"), ("title", ""), ("empty", "")),
        [
            (2, "kind stands twice"),
            (3, "not a `key: value` line: '- item'"),
            (4, "title is not a JSON string"),
        ],
    )

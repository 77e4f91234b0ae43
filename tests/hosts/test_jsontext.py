"""Entries go into somebody's JSON and come out again; every other byte stays."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.hosts.jsontext import NotPlain, merge_entries, remove_entries

WANT: dict[str, Any] = {
    "hooks": {
        "Start": [
            {"hooks": [{"type": "command", "command": "memkit hook session-start --host x", "timeout": 10}]}
        ],
        "End": [
            {"hooks": [{"type": "command", "command": "memkit hook session-end --host x", "timeout": 10}]}
        ],
    }
}
SCALARS = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
VALUES = st.recursive(
    SCALARS, lambda more: st.lists(more, max_size=3) | st.dictionaries(st.text(max_size=5), more, max_size=3)
)
OTHERS = st.lists(
    st.fixed_dictionaries(
        {"hooks": st.lists(st.fixed_dictionaries({"command": st.text(max_size=9)}), max_size=2)}
    ),
    max_size=2,
)
HOOKS = st.dictionaries(st.sampled_from(["Start", "End", "Other"]), OTHERS, max_size=3)
FILES = st.tuples(
    st.dictionaries(st.text(max_size=5).filter(lambda key: key != "hooks"), VALUES, max_size=3),
    st.none() | HOOKS,
    st.booleans(),
).map(
    lambda parts: (
        ({} if parts[1] is None or not parts[2] else {"hooks": parts[1]})
        | parts[0]
        | ({} if parts[1] is None else {"hooks": parts[1]})
    )
)
STYLES = st.sampled_from(
    [
        {"indent": 2},
        {"indent": 4},
        {"indent": "\t"},
        {"indent": None},
        {"separators": (",", ":")},
        {"indent": 0},
    ]
)


@given(FILES, STYLES, st.booleans(), st.sampled_from(["", "\n", "\n\n"]))
def test_what_was_put_in_comes_out_byte_for_byte(
    value: dict[str, Any], style: dict[str, Any], crlf: bool, tail: str
) -> None:
    text = json.dumps(value, **style) + tail
    text = text.replace("\n", "\r\n") if crlf else text
    now = merge_entries(text, WANT)
    for event, entries in WANT["hooks"].items():
        assert json.loads(now)["hooks"][event] == entries + value.get("hooks", {}).get(event, [])
    assert merge_entries(now, WANT) == now
    assert remove_entries(now, WANT) == text


GAPS = st.sampled_from(
    ["", " ", "\n", "\n  ", "\t", "\r\n\t", " /* mine */ ", " // mine, {\n", "/*}*/", "// x\n  // y\n"]
)


@st.composite
def written(draw: st.DrawFn, value: Any) -> str:
    """The value as JSON with anything between its signs that an editor takes: blanks, comments, a last comma."""

    def gap() -> str:
        return draw(GAPS)

    if not isinstance(value, dict | list):
        return json.dumps(value)
    members = [draw(written(child)) for child in (value.values() if isinstance(value, dict) else value)]
    if isinstance(value, dict):
        members = [
            f"{json.dumps(key)}{gap()}:{gap()}{text}" for key, text in zip(value, members, strict=True)
        ]
    inside = "".join(
        f"{gap()}{text}{gap()}{',' if at + 1 < len(members) else draw(st.sampled_from(['', ',']))}"
        for at, text in enumerate(members)
    )
    return (
        f"{'{' if isinstance(value, dict) else '['}{inside}{gap()}{'}' if isinstance(value, dict) else ']'}"
    )


@given(FILES.flatmap(written), GAPS, GAPS, st.sampled_from(["", "\ufeff"]))
def test_comments_and_last_commas_stay_where_they_are(text: str, before: str, after: str, mark: str) -> None:
    text = mark + before + text + after
    now = merge_entries(text, WANT)
    assert now != text
    assert merge_entries(now, WANT) == now
    assert remove_entries(now, WANT) == text


@pytest.mark.parametrize(
    "text",
    [
        '{ /* a */ "hooks": OURS /* b */, /* c */ }',
        '{"a": 1, // b\n "hooks": OURS\n}',
        '{"a": 1 /* x */, "hooks": OURS}',
        '{"hooks": OURS, // mine\n"a": 1}',
    ],
)
def test_a_remark_beside_ours_outlives_them(text: str) -> None:
    left = remove_entries(text.replace("OURS", json.dumps(WANT["hooks"])), WANT)
    assert "memkit" not in left
    assert all(word in left for word in re.findall(r"/\* \w \*/(?!,)|// \w+", text))
    merge_entries(left, WANT)


@pytest.mark.parametrize(
    "text",
    [
        "{ }",
        "{\n}",
        '{"hooks": {}}',
        '{"hooks": { }}',
        '{"hooks": {\n  }\n}',
        '{"hooks": {"Start": []}}',
        '{ "a": 1 }\n',
        '{"hooks": {"Start": [ ], "b": []}}',
    ],
)
def test_an_empty_place_that_was_there_stays_there(text: str) -> None:
    assert remove_entries(merge_entries(text, WANT), WANT) == text


def test_entries_stand_first_in_the_style_of_the_file() -> None:
    text = '{\n    "hooks": {\n        "End": [\n            {\n                "command": "mine"\n            }\n        ]\n    }\n}\n'
    now = merge_entries(text, {"hooks": {"End": [{"command": "memkit hook session-end --host x"}]}})
    assert now == text.replace(
        '[\n            {\n                "command": "mine"',
        '[\n            {\n              "command": "memkit hook session-end --host x"\n            },\n            {\n                "command": "mine"',
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "[] // mine",
        "{} {}",
        '{"a": 1,,}',
        '{"a" 1}',
        "{a: 1}",
        '{"a": /* no end }',
        '{"a": "no end}',
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"a": 1, "a": 2}',
        '{"hooks": []}',
        '{"hooks": {"Start": {}}}',
        "null",
    ],
)
def test_what_is_no_plain_object_is_not_touched(text: str) -> None:
    with pytest.raises(NotPlain):
        merge_entries(text, WANT)


def test_another_timeout_is_the_users_choice_and_goes_with_the_entry() -> None:
    text = '{"hooks": {"Start": [{"hooks": [{"type": "command", "command": "memkit hook session-start --host x", "timeout": 60}]}]}}'
    assert merge_entries(text, {"hooks": {"Start": WANT["hooks"]["Start"]}}) == text
    assert remove_entries(text, WANT) == '{"hooks": {"Start": []}}'

"""A name that a file defines several times is cited at up to three of its definitions, and each is judged alone."""

from __future__ import annotations

import pytest

from memkit.errors import Refused
from memkit.evidence import judge
from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece, parse_stored, readings, stored

PUT = [
    "  void put(int key) {\n    slots.add(key);\n  }\n",
    "  void put(String key) {\n    slots.add(key.length());\n  }\n",
    '  void put(Path file) {\n    log("skipped", 40);\n  }\n',
    "  void put(Batch all, int limit) {\n    all.each(this::put);\n  }\n",
]
RUST = """impl Display for Foo {
    fn fmt(&self, f: &mut Out) -> Done {
        write!(f, "foo")
    }
}

impl Debug for Foo {
    fn fmt(&self, f: &mut Out) -> Done {
        write!(f, "debug")
    }
}

impl Display for Bar {
    fn fmt(&self, f: &mut Out) -> Done {
        write!(f, "bar")
    }
}
"""
KOTLIN = """class Box {
    fun put(a: Int) {
        list.add(a)
    }

    fun put(a: String) = put(a.length)
}
"""
CPP = "int Box::put(int a) {\n  return a;\n}\n\nint Box::put(long a) {\n  return a * 2;\n}\n"
TWO = "class A:\n    def go(self):\n        return 1\n\n\nclass B:\n    def go(self):\n        return 7\n"


def java(*rows: str) -> str:
    return "class Box {\n" + "\n".join(rows) + "}\n"


def pieces(typed: str, text: str, claim: str = "A claim.") -> tuple[Piece, ...]:
    found = anchored(readings(typed)[0], text.encode(), claim)
    return tuple([parse_stored(stored(piece)) for piece in found])


def cited(typed: str, text: str, claim: str = "A claim.") -> list[tuple[str, int, int]]:
    return [(piece.name, piece.first, piece.last) for piece in pieces(typed, text, claim)]


@pytest.mark.parametrize(
    ("typed", "text", "expected"),
    [
        ("Box.java#put", java(*PUT[:3]), [("Box.put", 2, 4), ("Box.put", 6, 8), ("Box.put", 10, 12)]),
        ("box.kt#put", KOTLIN, [("Box.put", 2, 4), ("Box.put", 6, 6)]),
        ("box.kt#Box#put", KOTLIN, [("Box.put", 2, 4), ("Box.put", 6, 6)]),
        ("box.cpp#Box::put", CPP, [("Box.put", 1, 3), ("Box.put", 5, 7)]),
        ("out.rs#fmt", RUST, [("Foo.fmt", 2, 4), ("Foo.fmt", 8, 10), ("Bar.fmt", 14, 16)]),
        # qualified by the type
        ("out.rs#Foo.fmt", RUST, [("Foo.fmt", 2, 4), ("Foo.fmt", 8, 10)]),
        ("out.rs#Bar::fmt", RUST, [("Bar.fmt", 14, 16)]),
        ("two.py#go", TWO, [("A.go", 2, 3), ("B.go", 7, 8)]),
        ("two.py#B.go", TWO, [("B.go", 7, 8)]),
    ],
)
def test_up_to_three_definitions_are_cited_together(
    typed: str, text: str, expected: list[tuple[str, int, int]]
) -> None:
    assert cited(typed, text) == expected


@pytest.mark.parametrize(
    ("typed", "text", "claim", "expected"),
    [
        ("two.py#go", TWO, "go returns 7 if nothing is left.", [("B.go", 7, 8)]),
        ("two.py#go", TWO, "A.go and B.go differ.", [("A.go", 2, 3), ("B.go", 7, 8)]),
        ("two.py#go", TWO, "Of class `B` go is final.", [("B.go", 7, 8)]),
        ("out.rs#fmt", RUST, 'fmt writes "debug".', [("Foo.fmt", 8, 10)]),
        ("Box.java#put", java(*PUT), "put skips 40 files.", [("Box.put", 10, 12)]),
        ("Box.java#put", java(*PUT), "put takes the length of what it gets.", [("Box.put", 6, 8)]),
        (
            "Box.java#put",
            java(*PUT),
            "put adds the key to the slots.",
            [("Box.put", 2, 4), ("Box.put", 6, 8)],
        ),
    ],
)
def test_those_that_the_claim_says_more_of_are_taken(
    typed: str, text: str, claim: str, expected: list[tuple[str, int, int]]
) -> None:
    assert cited(typed, text, claim) == expected


def test_more_than_three_that_nothing_tells_apart_are_refused_with_their_places() -> None:
    with pytest.raises(Refused) as refused:
        cited("Box.java#put", java(*PUT), "put is quick.")
    assert str(refused.value) == (
        '"Box.java#put" cannot be cited: it is defined 4 times, and the claim tells none of them apart:'
        " Box.put 2-4, Box.put 6-8, Box.put 10-12, Box.put 14-16"
    )
    assert (
        refused.value.hint == "--evidence 'Box.java:2-4'  # or Box.java:6-8, Box.java:10-12, Box.java:14-16"
    )
    assert refused.value.instead == ("Box.java#put", "Box.java")


def test_a_refusal_lists_eight_places_at_most() -> None:
    text = java(*["  void put() {\n    go();\n  }\n" for _ in range(30)])
    with pytest.raises(Refused, match=r"Box\.put 30-32 …$"):
        cited("Box.java#put", text)


def test_equal_definitions_grow_since_one_could_stand_for_the_other() -> None:
    text = java(*[PUT[0]] * 2)
    found = pieces("Box.java#put", text)
    assert [(piece.name, piece.first, piece.last) for piece in found] == [("Box", 1, 9)]
    edited = text.replace("add(key)", "drop(key)", 1)
    assert judge(found[0], edited.encode()).state == "changed"


AFTER = {
    "nothing": (PUT[:3], ["fresh", "fresh", "fresh"]),
    "a fourth": (PUT, ["fresh", "fresh", "fresh"]),
    "one edited": ([PUT[0], PUT[1].replace("length", "size"), PUT[2]], ["fresh", "changed", "fresh"]),
    "one removed": ([PUT[0], PUT[2]], ["fresh", "changed", "fresh"]),
    "another order": ([PUT[2], PUT[0], PUT[1]], ["fresh", "fresh", "fresh"]),
    "one edited below a new one": ([PUT[3], PUT[0].replace("add", "drop"), *PUT[1:3]], ["changed", "fresh", "fresh"]),
    "all removed": ([], ["missing", "missing", "missing"]),
}  # fmt: skip


@pytest.mark.parametrize("case", AFTER)
def test_each_cited_definition_is_judged_alone(case: str) -> None:
    rows, expected = AFTER[case]
    found = pieces("Box.java#put", java(*PUT[:3]))
    assert [judge(piece, java(*rows).encode()).state for piece in found] == expected

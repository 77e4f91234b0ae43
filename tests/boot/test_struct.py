"""A record made by hand and one made by its written `__init__` are the same record."""

from __future__ import annotations

import pytest

from memkit.boot.struct import field, struct


@struct(frozen=True)
class Point:
    x: int
    y: int = 2
    tags: list[str] = field(default_factory=list)


@struct(slots=True)
class Box:
    name: str
    items: list[int] = field(default_factory=list)
    seen: int = field(default=0, compare=False)


def test_the_hundredth_record_is_made_like_the_first() -> None:
    points = [Point(1, tags=["a"]) for _ in range(100)]
    assert points == [points[0]] * 100
    assert (
        (points[0].x, points[0].y, points[0].tags)
        == (points[99].x, points[99].y, points[99].tags)
        == (1, 2, ["a"])
    )
    boxes = [Box("b", seen=at) for at in range(100)]
    assert boxes == [Box("b")] * 100
    assert [box.seen for box in boxes] == list(range(100))


def test_a_default_that_is_made_is_made_for_each_record() -> None:
    for _ in range(100):
        box = Box("b")
        assert box.items == []
        box.items.append(1)


@pytest.mark.parametrize("after", [0, 100])
def test_wrong_arguments_are_refused_before_and_after_the_init_is_written(after: int) -> None:
    @struct(frozen=True)
    class Pair:
        left: int
        right: int = 0

    assert [Pair(1) for _ in range(after)] == [Pair(1, 0)] * after
    wrong: list[tuple[tuple[int, ...], dict[str, int]]] = [
        ((), {}),
        ((1, 2, 3), {}),
        ((1,), {"left": 1}),
        ((1,), {"up": 1}),
    ]
    for args, words in wrong:
        with pytest.raises(TypeError):
            Pair(*args, **words)
    assert Pair(right=2, left=1) == Pair(1, 2)


def test_no_name_of_a_field_is_in_the_way() -> None:
    @struct(frozen=True)
    class Shelf:
        values: dict[str, int]
        names: tuple[str, ...] = ()
        words: list[str] = field(default_factory=list)
        cls: str = ""
        make: int = 0
        default: int = 0

    shelves = [Shelf({"a": 1}, ("a",), cls="b", make=2, default=3) for _ in range(100)]
    assert shelves == [shelves[0]] * 100
    assert (shelves[99].values, shelves[99].names, shelves[99].words, shelves[99].cls) == (
        {"a": 1},
        ("a",),
        [],
        "b",
    )

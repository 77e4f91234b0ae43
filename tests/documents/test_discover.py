"""Which paths are documents, which are left and why."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memkit.documents.discover import Found, documents

PATHS = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE.md",
    "DECISIONS.rst",
    "src/main.py",
    "src/notes.md",
    "docs/guide/start.md",
    "docs/adr/0001-a.md",
    "docs/adr/0002-b.adoc",
    "docs/adr/pic.png",
    "docs/CODE_OF_CONDUCT.md",
    ".github/CONTRIBUTING.md",
    ".cache/docs/x.md",
    "node_modules/a/docs/x.md",
    "node_modules/a/CHANGELOG.md",
    "docs/_build/adr/0001-a.md",
    "rfcs/text/0001-x.md",
    "packages/web/docs/adr/20200101-x.md",
    "features/0015-acks/README.md",
    "0042-title.md",
]


def test_usual_places_and_names_are_chosen_decisions_first() -> None:
    assert documents(PATHS) == (
        (
            "docs/adr/0001-a.md", "docs/adr/0002-b.adoc", "features/0015-acks/README.md", "packages/web/docs/adr/20200101-x.md",
            "rfcs/text/0001-x.md", ".github/CONTRIBUTING.md", "0042-title.md", "CHANGELOG.md", "CONTRIBUTING.md", "DECISIONS.rst", "docs/guide/start.md",
            "README.md", "src/notes.md",
        ),
        (
            ("docs/_build/", "generated tree with 1 document"),
            ("node_modules/", "vendored tree with 2 documents"),
        ),
    )  # fmt: skip


def test_explicit_paths_folders_and_globs_are_taken_as_named() -> None:
    found = documents(PATHS, explicit=["README.md", "docs/adr/", "**/notes.md", "src/main.py", "gone/*.md"])
    assert found == (
        ("README.md", "docs/adr/0001-a.md", "docs/adr/0002-b.adoc", "src/notes.md"),
        (("src/main.py", "not a document: .py is not read"), ("gone/*.md", "no such document")),
    )


def test_budget_of_files_and_bytes_names_what_is_left() -> None:
    paths = ["adr/1.md", "adr/2.md", "adr/3.md", "adr/4.md"]
    sizes = {"adr/1.md": 10, "adr/2.md": 9_000_000, "adr/3.md": 50, "adr/4.md": 10}
    assert documents(paths, sizes=sizes, max_files=2, max_bytes=40) == (
        ("adr/1.md", "adr/4.md"),
        (("adr/2.md", "too large: 9,000,000 bytes"), ("adr/3.md", "over the budget of 40 bytes")),
    )
    assert documents(paths[::2], max_files=1) == (
        ("adr/1.md",),
        (("adr/3.md", "over the budget of 1 files"),),
    )


def test_excluded_folders_are_never_read() -> None:
    assert documents(
        ["docs/a.md", "docs/memory/b.md", "docs/c.md"], exclude=["docs/memory/", "docs/c.md"]
    ) == (
        ("docs/a.md",),
        (),
    )


@given(st.permutations(PATHS))
def test_order_of_the_listing_does_not_matter(paths: list[str]) -> None:
    assert documents(paths) == documents(PATHS)


@given(
    st.lists(st.text(alphabet="ab/.*?[]\\-", max_size=12)),
    st.lists(st.text(alphabet="ab/.*?[](", max_size=6)),
)
def test_any_paths_and_patterns_are_answered(paths: list[str], explicit: list[str]) -> None:
    chosen, _ = documents(paths, explicit=explicit)
    assert len(set(chosen)) == len(chosen)


def test_posts_are_left_over_as_one_tree_and_read_if_they_are_named() -> None:
    paths = ["website/highlights/2019-11-19-arm.md", "blog/adr/0001-use-arm.md"]
    assert documents(paths) == Found(
        ("blog/adr/0001-use-arm.md",), (("website/highlights/", "news tree with 1 document"),)
    )
    assert documents(paths, explicit=["website"]).chosen == ("website/highlights/2019-11-19-arm.md",)

"""The documentation says what the program does: references match, links lead somewhere, examples run as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from memkit.cli.help.reference import reference
from memkit.cli.verbs import TABLE
from memkit.errors import MemkitError
from tests.transcripts import Step, fixed_environment, play, steps

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")),
    *sorted(DOCS.glob("*.md")),
]
BEGIN, END = "<!-- reference -->\n", "<!-- /reference -->\n"
LINK = re.compile(r"(?<!!)\[[^\]\n]+\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"")


def prose(page: Path) -> str:
    """A page without its fenced blocks and code spans."""
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text(encoding="utf-8"))
    return re.sub(r"`[^`\n]*`", "", text)


def anchors(page: Path) -> set[str]:
    """The headings of a page as a forge names them."""
    titles = re.findall(r"(?m)^#+ (.*)$", re.sub(r"(?ms)^```.*?^```$", "", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w -]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def test_the_verb_reference_equals_what_memkit_prints(update_golden: bool) -> None:
    page = DOCS / "verbs.md"
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    expected = f"{before}{BEGIN}{reference()}{END}{after}"
    if update_golden:
        page.write_text(expected, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == expected


def test_every_verb_is_in_the_reference() -> None:
    headings = re.findall(r"(?m)^#+ `?(?:memkit )?([\w-]+)", (DOCS / "verbs.md").read_text(encoding="utf-8"))
    assert set(TABLE) - set(headings) == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in (one or other for one, other in LINK.findall(prose(page))):
        if target.startswith(("http://", "https://")):
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        assert found.exists(), f"{page.name} links to {target}"
        assert not anchor or anchor in anchors(found), f"{page.name} links to {target}"


def test_the_readme_leads_to_every_page() -> None:
    linked = set(re.findall(r"\(docs/([\w-]+\.md)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert linked == {page.name for page in DOCS.glob("*.md")}


def test_verbs_named_in_the_documentation_exist() -> None:
    for page in PAGES:
        for verb in re.findall(r"`memkit ([a-z][\w-]*)", page.read_text(encoding="utf-8")):
            assert verb in TABLE, f"{page.name} speaks of memkit {verb}"


def test_the_exit_codes_in_the_readme_are_those_of_the_errors() -> None:
    rows = re.findall(r"(?m)^\| (\d+) \|", (ROOT / "README.md").read_text(encoding="utf-8"))
    kinds, todo = set(), [MemkitError]
    while todo:
        kind = todo.pop()
        kinds.add(kind.exit_code)
        todo += kind.__subclasses__()
    assert kinds <= {int(row) for row in rows}


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if "```console" in page.read_text(encoding="utf-8")],
    ids=lambda path: path.name,
)
def test_what_a_page_shows_happens_as_it_is_written(page: Path, tmp_path: Path, update_golden: bool) -> None:
    played = play(page, tmp_path)
    assert "# exit 70" not in played
    if update_golden:
        page.write_text(played, encoding="utf-8")
    assert played == page.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are not there")
@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if "```console" in page.read_text(encoding="utf-8")],
    ids=lambda path: path.name,
)
def test_at_a_terminal_the_same_calls_end_and_say_the_same(page: Path, tmp_path: Path) -> None:
    for written, seen in zip(
        console_steps(page.read_text(encoding="utf-8")), console_steps(play(page, tmp_path, 100)), strict=True
    ):
        assert (seen.command, seen.exit_code) == (written.command, written.exit_code), seen.output
        assert words(seen.output) == words(written.output), seen.command


def console_steps(text: str) -> list[Step]:
    """The steps of all console blocks of a page."""
    return [step for block in re.findall(r"(?ms)^```console\n(.*?)^```$", text) for step in steps(block)]


def words(output: str) -> list[str]:
    """The words of an output in no order: a terminal has marks first, and has no need of the word fresh.

    A slow machine shows a bar before them.
    """
    output = re.sub(r"[\w ]+\[[#-]{24}\] +\d+ % [\d,]+/[\d,]+", "", output)
    return sorted(word for word in re.findall(r"[\w./#@…-]+", output) if word != "fresh")


def test_every_shown_call_stands_in_a_block_that_is_run() -> None:
    for page in PAGES:
        for language, block in re.findall(r"(?ms)^```(\w*)\n(.*?)^```$", page.read_text(encoding="utf-8")):
            assert language == "console" or not re.search(r"(?m)^\$ memkit", block), f"{page.name}: {block}"


def test_the_library_examples_run(tmp_path: Path) -> None:
    place = tmp_path / "ferry"
    place.mkdir()
    environment = fixed_environment(tmp_path)
    setup = "memkit init && memkit remember 'Uploads are limited to 25 MB.' --id upload-limit"
    subprocess.run(["bash", "-c", setup], cwd=place, env=environment, check=True, capture_output=True)
    blocks = re.findall(r"(?ms)^```python\n(.*?)^```$", (DOCS / "library.md").read_text(encoding="utf-8"))
    assert len(blocks) == 3
    shown = "\nassert [fact['id'] for fact in facts] == ['upload-limit'] == [hit['id'] for hit in best]\nassert 'upload-limit' in pack\n"
    for code in (blocks[0] + shown, *blocks[1:]):
        subprocess.run([sys.executable, "-c", code], cwd=place, env=environment | path_of(), check=True)


def path_of() -> dict[str, str]:
    return {"PYTHONPATH": os.environ["PYTHONPATH"]} if "PYTHONPATH" in os.environ else {}


def test_the_changelog_has_its_parts_in_order() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.startswith("# Changelog\n")
    releases = re.split(r"(?m)^## ", text)[1:]
    assert releases[0].startswith("Unreleased\n")
    for release in releases:
        parts = re.findall(r"(?m)^### (\w+)$", release)
        assert parts == [part for part in ("Added", "Changed", "Fixed", "Removed") if part in parts]

"""The report in a real browser: it loads without a complaint, finds, links, follows light and dark, and stays inert."""

from __future__ import annotations

import struct
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.views.report.browser import Browser, browser, missing
from tests.views.report.memories import HOSTILE, ROOT, crowded, hostile, page, report
from tests.views.report.test_verb import memkit

pytestmark = [pytest.mark.skipif(bool(missing()), reason=missing()), pytest.mark.xdist_group("browser")]
ESCAPE = "\ue00c"
SECTIONS = [
    *("Overview", "Decay map", "Facts", "Timeline", "Provenance", "Queue", "Contradictions", "Staleness"),
    *("Growth and review load", "Terms"),
]


@pytest.fixture(scope="module")
def window() -> Iterator[Browser]:
    """One Chromium for all that is looked at here."""
    with tempfile.TemporaryDirectory() as folder, browser(Path(folder)) as found:
        yield found


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of the demo."""
    place = tmp_path_factory.mktemp("demo") / "here"
    place.mkdir()
    said = memkit(place, "demo", "-q")
    assert said.returncode == 0, said.stdout
    return Path(said.stdout.strip())


@pytest.fixture(scope="module")
def attack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report in which every text is an attack."""
    path = tmp_path_factory.mktemp("attack") / "page.html"
    path.write_text(page(hostile()), encoding="utf-8")
    return path


def test_it_loads_without_a_complaint_and_draws_every_section(window: Browser, ferry: Path) -> None:
    window.open(ferry)
    assert window.console() == []
    assert window.texts("section:not([hidden]) > h2") == SECTIONS
    assert window.texts(".figures b") == ["13", "46", "1", "1", "1", "3"]
    assert window.run("return document.querySelectorAll('#decay svg a').length") == 18
    assert window.run("return performance.getEntriesByType('resource').length") == 0


def test_the_search_finds_facts_sessions_and_terms(window: Browser, ferry: Path) -> None:
    window.open(ferry)
    window.press("/")
    assert window.run("return document.activeElement.id") == "search"
    window.type("#search", "upload 50")
    assert window.texts("#results .said") == ["Uploads are limited to 50 MB."]
    assert window.texts("#found") == ["1 fact, 1 session and 0 terms hold “upload” and “50”."]
    assert window.texts("#results mark") == ["Upload", "50", "upload", "50", "upload", "50"]
    window.press(ESCAPE)
    assert window.run("return document.getElementById('results').hidden")
    window.type("#search", "nowhere-to-be-found")
    assert window.texts("#found")[0].startswith("Nothing holds “nowhere-to-be-found”.")


def test_a_search_can_be_linked_to(window: Browser, ferry: Path) -> None:
    window.open(ferry, "#q=berth")
    assert window.texts("#found") == ["0 facts, 1 session and 1 term hold “berth”."]


def test_a_fact_leads_to_its_session_and_the_session_to_its_file(window: Browser, ferry: Path) -> None:
    window.open(ferry, "#f=rate-limit-429")
    assert window.texts("#sheet-title") == ["rate-limit-429"]
    assert "src/limits.py changed" in window.texts("#sheet")[0]
    assert window.texts("#sheet dt") == [
        "Why",
        "Would change it",
        "Raised",
        "Accepted",
        "Used",
        "Load when",
        "Evidence",
    ]
    window.run("document.querySelector('#sheet dd a').click()")
    assert window.texts("#sheet-title") == ["Rate limiting moved"]
    file = window.run("return document.querySelector('#sheet a.id[href*=sessions]').href")
    assert Path(file.removeprefix("file://")).is_file()
    window.press(ESCAPE)
    assert window.run("return document.getElementById('sheet').open") is False
    assert window.run("return location.hash") == ""


def test_it_follows_light_and_dark_and_fits_a_phone(window: Browser, ferry: Path) -> None:
    window.open(ferry)
    colours = []
    for dark in (False, True):
        window.emulate(1280, 900, dark=dark)
        colours.append(window.run("return getComputedStyle(document.body).backgroundColor"))
    assert colours == ["rgb(251, 250, 246)", "rgb(20, 22, 26)"]
    window.emulate(360, 740)
    assert window.run("return document.documentElement.scrollWidth") == 360
    window.emulate(1280, 900)


def test_it_prints_on_white_without_its_controls(window: Browser, ferry: Path) -> None:
    window.open(ferry)
    window.emulate(1280, 900, dark=True, media="print")
    assert window.run("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert window.run("return getComputedStyle(document.querySelector('.rail')).display") == "none"
    window.emulate(1280, 900)


def test_every_control_has_a_name_and_every_picture_a_description(window: Browser, ferry: Path) -> None:
    window.open(ferry)
    nameless = (
        "return [...document.querySelectorAll('input, select, button, a, svg[role], [tabindex=\"0\"]')].filter(n =>"
        " !(n.textContent.trim() || n.ariaLabel || n.getAttribute('aria-label') || n.labels?.length)).length"
    )
    assert window.run(nameless) == 0
    unnamed = "[...document.querySelectorAll('.scroll')].filter(n => !n.getAttribute('aria-label')).length"
    assert window.run(f"return {unnamed}") == 0
    assert window.run("return document.querySelectorAll('h1').length") == 1
    twice = "const ids = [...document.querySelectorAll('[id]')].map(n => n.id); return ids.length - new Set(ids).size"
    assert window.run(twice) == 0


@pytest.mark.parametrize("fragment", ["", "#q=struck", *(f"#f={at}" for at in range(len(HOSTILE)))])
def test_what_a_fact_says_never_runs(window: Browser, attack: Path, fragment: str) -> None:
    from urllib.parse import quote

    at = fragment.removeprefix("#f=")
    window.open(attack, f"#f={quote(HOSTILE[int(at)])}" if at.isdigit() else fragment)
    assert window.console() == []
    assert window.run("return window.struck ?? 'untouched'") == "untouched"
    assert (
        window.run(
            "return document.querySelectorAll('main img, main b[onclick], main script, #sheet img, #sheet script').length"
        )
        == 0
    )
    assert window.run("return [...document.links].filter(a => /^javascript:/i.test(a.href)).length") == 0


def test_an_empty_memory_is_told_as_such(window: Browser, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(page(report()), encoding="utf-8")
    window.open(path)
    assert window.console() == []
    assert window.texts(".lede") == ["Nothing is recorded yet."]
    assert window.texts("section:not([hidden]) > h2") == SECTIONS[:-1]


def test_five_thousand_facts_are_a_page_like_any_other(window: Browser, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(page(crowded(5000, 3000)), encoding="utf-8")
    window.open(path)
    assert window.console() == []
    assert window.texts(".figures b")[:2] == ["5,000", "3,000"]
    # lists come in pages, so what is on the screen does not grow with the memory
    assert window.run("return document.getElementsByTagName('*').length") < 2500
    window.type("#search", "fact-number-4711")
    assert window.texts("#results .said") == ["Berth 4711 is cleared before the tide turns."]
    window.run("[...document.querySelectorAll('#facts button')].find(b => b.textContent === 'Next').click()")
    assert window.texts("#facts .pager span") == ["26–50 of 5,000"]


def test_the_picture_in_the_readme_is_of_the_demo(window: Browser, ferry: Path, update_golden: bool) -> None:
    window.open(ferry)
    for name, dark in (("report.png", False), ("report-dark.png", True)):
        target = ROOT / "docs" / "images" / name
        if update_golden:
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(window.look(1200, 1230, dark=dark))
        data = target.read_bytes()
        assert (data[:8], struct.unpack(">II", data[16:24])) == (b"\x89PNG\r\n\x1a\n", (1200, 1230))
        assert len(data) < 200_000
    window.emulate(1280, 900)

"""The page: it fetches nothing, runs nothing but its own script, says the same for the same ledger, and can be read."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.views.report_page import SCRIPTS, encode, inert
from tests.views.report.memories import HOSTILE, TEMPLATES, crowded, hostile, page, report
from tests.views.report.test_gather import HARBOUR

STYLE = (TEMPLATES / "style.css").read_text(encoding="utf-8")


def data_of(text: str) -> dict[str, Any]:
    """What the page carries, decoded as its script decodes it."""
    (found,) = re.findall(r'<script type="application/json" id="memory">(.*?)</script>', text, re.S)
    data: dict[str, Any] = json.loads(found)
    for name, columns in data["columns"].items():
        data[name] = [
            {
                field: (data["words"][row[at]] if word else row[at]) if at < len(row) else blank
                for at, (field, word, blank) in enumerate(columns)
            }
            for row in data[name]
        ]
    return data


def test_the_page_carries_the_whole_report() -> None:
    given = report(*HARBOUR)
    data = data_of(page(given))
    assert [fact["id"] for fact in data["facts"]] == [fact.id for fact in given.facts]
    for row, fact in zip(data["facts"], given.facts, strict=True):
        for name, value in row.items():
            assert json.loads(json.dumps(getattr(fact, name))) == value
    assert data["sessions"][0]["stem"] == given.sessions[0].stem
    assert data["series"]["live"] == list(given.series.live)


def test_the_same_report_is_the_same_page() -> None:
    assert page(report(*HARBOUR)) == page(report(*HARBOUR))


def test_the_page_names_no_place_outside_itself() -> None:
    text = page(report(*HARBOUR)).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|@import|url\(|<link|<iframe|<img|src=", text)


def test_its_policy_allows_its_own_style_and_script_alone() -> None:
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page(report(*HARBOUR)))
    assert re.fullmatch(
        r"default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'",
        policy,
    )


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_never_parses_text_as_html_and_asks_no_clock(name: str) -> None:
    text = (TEMPLATES / f"{name}.js").read_text(encoding="utf-8")
    banned = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|DOMParser|fetch\(|XMLHttpRequest|new Date|Date\.now|Math\.random"
    assert not re.search(banned, text)
    assert "</script" not in text


def test_every_template_of_the_page_is_used() -> None:
    assert {path.name for path in TEMPLATES.iterdir()} == {
        "page.html",
        "style.css",
        *(f"{n}.js" for n in SCRIPTS),
    }


def test_hostile_text_stays_inside_its_element() -> None:
    text = page(hostile())
    assert text.count("<script") == 2
    assert text.count("</script") == 2
    assert "<img" not in text and "<svg onload" not in text
    data = data_of(text)
    assert [fact["id"] for fact in data["facts"]] == list(HOSTILE)
    assert data["project"] == " ".join(HOSTILE)


@given(st.text())
def test_inert_json_reads_back_as_it_was_and_begins_no_markup(text: str) -> None:
    written = inert(json.dumps(text, ensure_ascii=False))
    assert json.loads(written) == text
    assert not set(written) & set("<>&\u2028\u2029")


def test_repeated_words_are_written_once() -> None:
    text = encode(report(*HARBOUR))
    assert (
        text.count("agent:codex") < sum(fact.author == "agent:codex" for fact in report(*HARBOUR).facts) + 3
    )


def test_a_page_grows_by_little_more_than_what_it_tells() -> None:
    small, large = (len(page(crowded(facts, 1000)).encode()) for facts in (1000, 3000))
    words = len("fact-number-1000 Berth 1000 is cleared before the tide turns.")
    assert (large - small) / 2000 < words + 150


def test_an_empty_memory_has_a_page_too() -> None:
    assert "Nothing is recorded yet." in page(report())


def palettes() -> dict[str, dict[str, str]]:
    """The colours of the light and the dark page, by name."""
    blocks = re.findall(r":root \{(.*?)\}", STYLE, re.S)
    found = [dict(re.findall(r"--(\w+(?:-\w+)?): (#[0-9a-f]{3,6})", block)) for block in blocks]
    light, dark, print_ = found
    return {"light": light, "dark": {**light, **dark}, "print": {**light, **print_}}


def luminance(colour: str) -> float:
    full = colour[1:] if len(colour) == 7 else "".join(sign * 2 for sign in colour[1:])
    parts = [int(full[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", ["light", "dark", "print"])
def test_every_ink_can_be_read_on_every_paper(scheme: str) -> None:
    colours = palettes()[scheme]
    inks = ("ink", "dim", "accent", "warn", "bad", "core", "active", "working", "fading", "away", "waiting")
    for paper in ("paper", "card", "soft"):
        for ink in inks:
            dark, light = sorted((luminance(colours[paper]), luminance(colours[ink])))
            assert (light + 0.05) / (dark + 0.05) >= 4.5, f"{ink} on {paper} in {scheme}"
    mark = sorted((luminance(colours["mark"]), luminance(colours["mark-ink"])))
    assert (mark[1] + 0.05) / (mark[0] + 0.05) >= 4.5

"""A reviewed fact that a pending candidate contradicts says "disputed by ID" wherever it is shown."""

from __future__ import annotations

import pytest

from tests.recall.places import Place


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A memory with a reviewed fact and an agent's candidate against it; it is only read."""
    with pytest.MonkeyPatch.context() as patch:
        place = Place(tmp_path_factory.mktemp("disputes") / "shop", patch)
        (place.root / "limits.py").write_text("MAX_UPLOAD_MB = 25\n")
        place.do("remember", "Uploads are limited to 25 MB.", "--evidence", "limits.py", "--id", "up-25")
        claim = "Uploads are limited to 50 MB."
        place.do("propose", claim, "--evidence", "limits.py", "--id", "up-50", who="agent:codex")
        place.do("session", "end", "-m", "x", "--defer", who="agent:codex")
        return place


@pytest.mark.parametrize(
    "words", ["recall upload", "list", "context", "context upload", "grep Uploads", "why up-25"]
)
def test_a_disputed_fact_says_so_in_every_answer(shop: Place, words: str) -> None:
    assert "disputed by up-50" in shop.do(*words.split()).out


def test_a_disputed_fact_says_so_in_json_and_keeps_its_verdict(shop: Place) -> None:
    [hit] = shop.do("recall", "upload", "--json").data["hits"]
    [row] = shop.do("list", "--json").data["facts"]
    why = shop.do("why", "up-25", "--json").data
    shown = [(found["disputed_by"], found["verdict"], found["standing"]) for found in (hit, row, why)]
    assert shown == [(["up-50"], "fresh", "reviewed")] * 3


def test_a_disputed_fact_says_so_on_its_page_until_the_candidate_is_answered(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path_factory.mktemp("answered") / "shop", monkeypatch)
    place.do("remember", "Uploads are limited to 25 MB.", "--id", "up-25")
    place.do("propose", "Uploads are limited to 50 MB.", "--id", "up-50", who="agent:codex")
    place.do("session", "end", "-m", "x", "--defer", who="agent:codex")
    page = place.root / "continuity.md"
    assert (
        "- **Disputed** (by `up-50`, which waits): Uploads are limited to 25 MB. `up-25`\n"
        in page.read_text()
    )
    place.do("reject", "up-50", "--why", "measured")
    assert "\n- Uploads are limited to 25 MB. `up-25`\n" in page.read_text()
    assert "disputed" not in place.do("recall", "upload").out

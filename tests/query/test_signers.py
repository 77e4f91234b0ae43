"""`log ID` and `why` name who did it as the ledger says; INDEX.md labels unreviewed records."""

from __future__ import annotations

import pytest

from tests.recall.places import Place


@pytest.fixture
def shop(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A memory with a finding of an agent that counts unreviewed."""
    place = Place(tmp_path_factory.mktemp("signers") / "shop", monkeypatch)
    (place.root / "limits.py").write_text("class RateLimit:\n    burst = 20\n    requests = 100\n")
    claim = "RateLimit allows 100 requests with a burst of 20."
    finding = (
        "--kind",
        "finding",
        "--when",
        "changing limits",
        "--evidence",
        "limits.py",
        "--id",
        "burst-20",
    )
    place.do("propose", claim, *finding, who="agent:codex")
    place.do("session", "end", "-m", "Measured it.", "--defer", who="agent:codex")
    return place


def _doers(place: Place) -> list[tuple[str, str]]:
    return [(item["verb"], item["actor"]) for item in place.do("why", "burst-20", "--json").data["history"]]


def test_log_and_why_name_the_policy_that_promoted(shop: Place) -> None:
    assert _doers(shop)[:2] == [("Created", "agent:codex"), ("Promoted", "policy:auto")]
    lines = shop.do("log", "burst-20").out.splitlines()
    assert [line.split()[1:3] for line in lines[1:3]] == [
        ["Created", "agent:codex"],
        ["Promoted", "policy:auto"],
    ]
    assert "standing: unreviewed (promoted by policy:auto)" in shop.do("why", "burst-20").out


def test_why_names_the_person_who_verified_what_a_policy_promoted(shop: Place) -> None:
    shop.do("verify", "burst-20")
    verb, who = _doers(shop)[-1]
    assert verb == "Verified" and who.startswith("user:")
    assert f"standing: reviewed (verified by {who})" in shop.do("why", "burst-20").out


def test_the_policy_that_archived_is_named(shop: Place) -> None:
    for number in range(24):
        shop.do("note", f"walk {number}", who="agent:codex")
        shop.do("session", "end", "-m", f"Walk {number}.", "--defer", who="agent:codex")
        if number == 1:
            (shop.root / "limits.py").write_text("x = 1\n")
    archived = [who for verb, who in _doers(shop) if verb == "Archived"]
    assert archived == ["policy:decay"]
    assert "Archived     policy:decay" in shop.do("log", "burst-20").out


def test_the_index_labels_a_record_that_nobody_reviewed(shop: Place) -> None:
    index = shop.root / "memory" / "INDEX.md"
    assert "\n- **Unreviewed** [burst-20](" in index.read_text()
    shop.do("verify", "burst-20")
    assert "\n- [burst-20](" in index.read_text()

"""An agent that ends or rewords a fact that no person reviewed gives a reason, through every door."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.working_memory.house import House, Said, in_process, new_house

FACTS = {"retry-5": "RETRY_LIMIT is 5 in the net module.", "send-back": "send gives the request back."}
CODE = "RETRY_LIMIT = 5\n\n\ndef send(request):\n    return request\n"
BODY = """Worked.

## Memory References

- Superseded: retry-5 (invalidated){why}
- Archived: send-back{why}
"""
WHY = "\n  <!-- why: the module went -->"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A solo workspace with two unreviewed facts; the actor is the agent who raised them."""
    made = new_house(tmp_path, monkeypatch, files={"net.py": CODE})
    for id, claim in FACTS.items():
        assert in_process(made.root, "propose", claim, "--id", id, "--evidence", "net.py").code == 0
    assert in_process(made.root, "session", "end", "-m", "Read it.").code == 0
    assert live(made) == set(FACTS)
    return made


def live(house: House) -> set[str]:
    return {fact["id"] for fact in in_process(house.root, "list", "--json").data["facts"]}


def end(house: House, monkeypatch: pytest.MonkeyPatch, body: str, *more: str) -> Said:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(body.encode())))
    return in_process(house.root, "session", "end", "-", *more)


ENDS = [
    ("archive", "retry-5"),
    ("archive", "retry-5", "send-back"),
    ("revise", "retry-5", "RETRY_LIMIT is 5."),
    ("supersede", "retry-5", "--invalidate"),
]


@pytest.mark.parametrize("words", ENDS, ids=" ".join)
def test_a_command_without_a_reason_is_refused_with_the_call_that_gives_one(
    house: House, words: tuple[str, ...]
) -> None:
    said = in_process(house.root, *words)
    assert (said.code, live(house)) == (2, set(FACTS))
    assert "a reason is missing: no person reviewed retry-5" in said.err
    quoted = [f'"{word}"' if " " in word else word for word in words]
    assert said.err.endswith(f' {" ".join(quoted)} --why "…"\n')
    assert in_process(house.root, *words, "--why", "…").code == 2
    assert in_process(house.root, *words, "--why", "misread").code == 0


def test_a_person_needs_none(house: House) -> None:
    assert in_process(house.root, "archive", "retry-5", "--actor", "user:ada").code == 0
    assert live(house) == {"send-back"}


def test_a_successors_words_are_the_reason(house: House) -> None:
    (house.root / "net.py").write_text(CODE.replace("5", "7"))
    new = ("supersede", "retry-5", "RETRY_LIMIT is 7 in the net module.", "--evidence", "net.py")
    assert in_process(house.root, *new).code == 0
    other = ("propose", "send returns its request.", "--supersedes", "send-back", "--evidence", "net.py")
    assert in_process(house.root, *other).code == 0
    assert in_process(house.root, "session", "end", "-m", "Read it again.", "--defer").code == 0
    assert live(house).isdisjoint(FACTS)


def test_a_body_without_reasons_is_refused_with_every_change_and_records_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = end(house, monkeypatch, BODY.format(why=""))
    assert said.code == 4
    assert said.err.splitlines() == [
        "stdin:5: error: no reason is given for 2 changes; nothing was recorded [missing-reason]",
        "  line 5: Superseded retry-5",
        "  line 6: Archived send-back",
        'hint: memkit supersede retry-5 --invalidate --why "…" && memkit archive send-back --why "…"'
        "  # or a line <!-- why: … --> below each",
    ]
    assert live(house) == set(FACTS)
    assert in_process(house.root, "session", "show").out == "no open session\n"


def test_a_body_with_reasons_is_recorded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert end(house, monkeypatch, BODY.format(why=WHY)).code == 0
    assert live(house) == set()


def test_a_persons_body_needs_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert end(house, monkeypatch, BODY.format(why=""), "--actor", "user:ada").code == 0
    assert live(house) == set()


def test_a_body_with_the_successor_needs_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    body = "Worked.\n\n## Memory References\n\n- Superseded: retry-5 → send-back\n"
    assert end(house, monkeypatch, body).code == 0
    assert live(house) == {"send-back"}

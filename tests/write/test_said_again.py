"""A claim that waited only for another one, or for the limit of its session, counts once that reason is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, Said, in_process, new_house

RIGHT = "The sender retries by default, see RETRY_LIMIT."
WRONG = "The sender does not retry by default, see RETRY_LIMIT."
CITES = ("--evidence", "src/net.py")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A solo workspace with a file to cite; the actor is an agent."""
    return new_house(
        tmp_path, monkeypatch, files={"src/net.py": "RETRY_LIMIT = 5\nLEGACY_LIMIT = 7\nWINDOW = 30\n"}
    )


def do(house: House, *words: str) -> Said:
    said = in_process(house.root, *words)
    assert said.code == 0, (words, said)
    return said


def ended(house: House) -> Said:
    return do(house, "session", "end", "-m", "Looked at it.", "--defer")


def live(house: House) -> set[str]:
    return {fact["id"] for fact in do(house, "list", "--json").data["facts"]}


def _raise_both(house: House) -> None:
    do(house, "propose", WRONG, "--id", "sender-not-retry-default", *CITES)
    assert (
        "it contradicts sender-not-retry-default"
        in do(house, "propose", RIGHT, "--id", "sender-retries", *CITES).out
    )


def test_a_claim_taken_back_in_the_session_does_not_hold_the_right_one_back(house: House) -> None:
    _raise_both(house)
    do(house, "reject", "sender-not-retry-default", "--why", "misread")
    assert "1 counts unreviewed" in ended(house).out
    assert live(house) == {"sender-retries"}


def test_the_answer_names_the_way_to_take_the_other_claim_back(house: House) -> None:
    do(house, "propose", WRONG, "--id", "sender-not-retry-default", *CITES)
    said = do(house, "propose", RIGHT, *CITES).out
    assert (
        "it contradicts sender-not-retry-default; if that one is wrong: memkit reject sender-not-retry-default"
        in said
    )


def test_two_claims_that_contradict_each_other_both_wait(house: House) -> None:
    _raise_both(house)
    assert "2 wait for review" in ended(house).out
    assert live(house) == set()


def test_a_claim_said_again_in_its_session_counts(house: House) -> None:
    _raise_both(house)
    do(house, "reject", "sender-not-retry-default", "--why", "misread")
    assert (
        do(house, "propose", RIGHT, *CITES).out
        == "known sender-retries · counts unreviewed when the session ends\n"
    )
    ended(house)
    assert live(house) == {"sender-retries"}


def test_a_claim_said_again_in_a_later_session_counts(house: House) -> None:
    _raise_both(house)
    ended(house)
    do(house, "reject", "sender-not-retry-default", "--why", "misread")
    said = do(house, "propose", RIGHT, *CITES).out
    assert said.startswith("known sender-retries · counts unreviewed when the session ends"), said
    assert "1 counts unreviewed" in ended(house).out
    assert live(house) == {"sender-retries"}


def test_a_claim_said_again_says_why_it_still_waits(house: House) -> None:
    _raise_both(house)
    ended(house)
    said = do(house, "propose", RIGHT, *CITES).out
    assert said.startswith(
        "known sender-retries · waits for a person: it contradicts sender-not-retry-default"
    ), said


def test_what_a_person_deferred_waits_for_a_person(house: House) -> None:
    _raise_both(house)
    ended(house)
    do(house, "reject", "sender-not-retry-default", "--why", "misread")
    do(house, "defer", "sender-retries", "--actor", "user:dana")
    assert do(house, "propose", RIGHT, *CITES).out.startswith("known sender-retries · waiting")
    ended(house)
    assert live(house) == set()


def test_changed_lines_do_not_support_a_claim_said_again(house: House) -> None:
    _raise_both(house)
    ended(house)
    do(house, "reject", "sender-not-retry-default", "--why", "misread")
    (house.root / "src" / "net.py").write_text("OTHER = 1\n")
    said = do(house, "propose", RIGHT).out
    assert "waits for a person: the lines that it cites have changed" in said


def test_an_order_said_again_waits(house: House) -> None:
    order = "Never wait for the green build before merging."
    do(house, "propose", order, "--id", "no-wait", *CITES)
    ended(house)
    assert in_process(house.root, "propose", order, *CITES).out.startswith("known ")
    ended(house)
    assert live(house) == set()


def test_words_that_their_agent_took_back_may_count_under_another_id(house: House) -> None:
    do(house, "propose", RIGHT, "--id", "sender-retries", *CITES)
    do(house, "reject", "sender-retries", "--why", "misread")
    do(house, "propose", RIGHT, "--id", "sender-retries-again", "--again", *CITES)
    ended(house)
    assert live(house) == {"sender-retries-again"}


def test_words_that_a_person_rejected_wait_under_another_id(house: House) -> None:
    do(house, "propose", RIGHT, "--id", "sender-retries", *CITES)
    do(house, "reject", "sender-retries", "--why", "no", "--actor", "user:dana")
    said = do(house, "propose", RIGHT, "--id", "sender-retries-again", "--again", *CITES).out
    assert "these words were answered before, as sender-retries" in said


def _limit(house: House, most: int) -> None:
    policy = house.root / "memkit.toml"
    text = policy.read_text()
    assert "auto_limit = 20" in text
    policy.write_text(text.replace("auto_limit = 20", f"auto_limit = {most}"))


def test_claims_past_the_limit_come_in_when_a_later_session_says_them_again(house: House) -> None:
    _limit(house, 1)
    window = "WINDOW is 30 seconds."
    do(house, "propose", RIGHT, "--id", "sender-retries", *CITES)
    said = do(house, "propose", window, "--id", "window-thirty", *CITES).out
    assert "this session has 1 already ([promotion] auto_limit); say it again in a later session" in said
    assert "say it again in a later session" in ended(house).out
    assert "say it again in a later session" in do(house, "list", "queue").out
    do(house, "propose", "LEGACY_LIMIT is 7.", "--id", "legacy-seven", *CITES)
    assert "this session has 1 already" in do(house, "propose", window, *CITES).out
    ended(house)
    assert "counts unreviewed when the session ends" in do(house, "propose", window, *CITES).out
    assert (
        "this session has 1 already"
        in do(house, "propose", "net sets three limits, see RETRY_LIMIT.", *CITES).out
    )
    ended(house)
    assert live(house) == {"sender-retries", "legacy-seven", "window-thirty"}


def test_the_queue_says_that_the_other_claim_is_gone(house: House) -> None:
    _raise_both(house)
    ended(house)
    do(house, "reject", "sender-not-retry-default", "--why", "misread")
    said = do(house, "list", "queue").out
    assert "it contradicts sender-not-retry-default, which is gone; said again it is judged anew" in said


def test_a_claim_that_its_own_line_contradicts_waits_and_holds_nothing_back(house: House) -> None:
    said = do(
        house, "propose", "RETRY_LIMIT is 7.", "--id", "retry-seven", "--evidence", "src/net.py#RETRY_LIMIT"
    )
    assert "waits for a person: the line that it cites says RETRY_LIMIT = 5" in said.out
    ended(house)
    do(house, "propose", "RETRY_LIMIT is 5.", "--id", "retry-five", *CITES)
    ended(house)
    assert live(house) == {"retry-five"}


def test_a_refuted_claim_does_not_count_in_other_words_for_it(house: House) -> None:
    do(house, "propose", "RETRY_LIMIT is 5.", "--id", "retry-five", *CITES)
    ended(house)
    in_process(house.root, "revise", "retry-five", "RETRY_LIMIT is 7.", "--why", "t")
    ended(house)
    assert "RETRY_LIMIT is 7." not in do(house, "list").out


def test_a_batch_said_again_counts_what_comes_in_now(house: House) -> None:
    _limit(house, 1)
    (house.root / "claims.txt").write_text(f"- {RIGHT} (src/net.py)\n- WINDOW is 30 seconds. (src/net.py)\n")
    assert (
        "1 counts unreviewed when the session ends" in do(house, "propose", "--from-file", "claims.txt").out
    )
    ended(house)
    said = do(house, "propose", "--from-file", "claims.txt").out
    assert said.startswith("raised 0 · 2 known · 0 refused · 1 counts unreviewed when the session ends"), said
    ended(house)
    assert len(live(house)) == 2


def test_an_order_that_waits_is_no_duplicate_of_a_description(house: House) -> None:
    (house.root / "pyproject.toml").write_text('dependencies = ["flask>=3", "psycopg[binary]>=3.1"]\n')
    cites = ("--evidence", "pyproject.toml")
    held = do(house, "propose", "Hookline stays with psycopg 3, never psycopg2.", *cites).out
    assert "waits for a person: it reads like a rule" in held
    said = do(house, "propose", "Hookline uses psycopg 3.", "--id", "uses-psycopg", *cites).out
    assert "no conflict · counts unreviewed when the session ends" in said
    ended(house)
    assert live(house) == {"uses-psycopg"}


def test_the_words_of_an_order_that_waits_may_describe_with_better_evidence(house: House) -> None:
    (house.root / "src" / "store.py").write_text(
        "WINDOW = 30\n\n\ndef uses_window(jobs):\n    return jobs[:WINDOW]\n"
    )
    words = "Jobs are cut to WINDOW entries."
    (house.root / "NOTES.md").write_text("# Jobs\n\nJobs are cut to WINDOW entries.\n")
    do(house, "propose", words, "--evidence", "NOTES.md")
    ended(house)
    before = live(house)
    said = do(house, "propose", words, "--id", "jobs-cut", "--evidence", "src/store.py#uses_window").out
    ended(house)
    assert (before, live(house)) == (set(), {"jobs-cut"}), said
    assert do(house, "propose", words, "--evidence", "src/store.py#uses_window").out.startswith("known ")

"""A personal value under a consent: only in the vault, and gone from every answer when the consent is over."""

from __future__ import annotations

import re
import shutil

import pytest

from tests.privacy_e2e.places import Project

ADDRESS = "marit.solheim@fjordline-supply.no"
CLAIM = f"Reach the harbour pilot at {ADDRESS} before a landing."
PERSON = "Marit Solheim"
KEY = ("--key", "crm/person/pilot/contact_email")
WORDS = ("--purpose", "support", *KEY, "--subject", "-")


def remember(project: Project, consent: str) -> str:
    words = ("remember", CLAIM, "--id", "pilot-address", "--consent", consent, *WORDS)
    return str(project.data_of(*words, stdin=PERSON)["id"])


def answers(project: Project) -> dict[str, str]:
    """What every reading verb says when asked for the fact."""
    return {
        "list": project.call("list", "--place", "all").stdout,
        "json": project.call("list", "--place", "all", "--json").stdout,
        "recall": project.call("recall", "harbour pilot landing").stdout,
        "grep": project.call("grep", "harbour pilot", "--all").stdout,
        "context": project.call("context", "--intent", "reach the harbour pilot").stdout,
        "show": project.call("show", "pilot-address").stdout,
        "search": project.call("log", "-S", "harbour pilot").stdout,
        "log": project.call("log").stdout,
        "story": project.call("log", "pilot-address").stdout,
        "why": project.call("why", "pilot-address").stdout,
        "review": project.call("review", "--json").stdout,
        "sessions": "".join(project.call("show", stem[:-3]).stdout for stem in project.ledger()),
        "past": project.call("replay", "--at", "2026-11-16").stdout,
        "projections": project.rendered(),
    }


def _telling(said: dict[str, str]) -> list[str]:
    return [verb for verb, text in said.items() if "pilot-address" in text or "harbour pilot" in text]


def told(project: Project) -> list[str]:
    """The verbs whose answer still speaks of the fact."""
    return _telling(answers(project))


def caches(project: Project) -> bytes:
    return b"".join(path.read_bytes() for path in (project.root / ".memkit").rglob("*") if path.is_file())


def test_the_value_is_in_the_vault_and_nowhere_else(project: Project) -> None:
    consent = project.grant("--predicate", "contact_*", "--until", "2027-11-01")
    remember(project, consent)
    project.commit()
    [fact] = project.data_of("list")["facts"]
    assert (fact["consent"], fact["text"]) == (consent, CLAIM)
    assert project.holders(ADDRESS) == []
    [mark] = set(re.findall(r"\[EMAIL:v-[0-9a-f]+\]", project.rendered()))
    reference = mark.split(":")[1].split("]")[0]
    assert project.vault() == [f"{reference}.box", f"{reference}.key"]
    assert [oct(path.stat().st_mode & 0o777) for path in project.data.rglob("vault/*")] == ["0o600", "0o600"]


def test_every_reading_verb_tells_the_value_while_the_consent_lives_and_nothing_keeps_it(
    project: Project,
) -> None:
    remember(project, project.grant())
    said = answers(project)
    assert [verb for verb in said if verb not in _telling(said)] == ["log", "review"]
    silent = [verb for verb in _telling(said) if ADDRESS not in said[verb]]
    # the story of a fact names it without its words; projections are the same on every machine
    assert silent == ["why", "past", "projections"]
    project.ok("context", "--intent", "reach the harbour pilot", "--pin", who="agent:codex")
    project.ok("session", "end", "-m", "Read about the pilot.", who="agent:codex")
    project.ok("report")
    assert ADDRESS in project.call("grep", ADDRESS).stdout
    assert ADDRESS in project.call("get", KEY[1]).stdout
    assert project.holders(ADDRESS) == []


def test_letters_of_a_value_are_found_beside_those_of_other_facts(project: Project) -> None:
    project.ok("remember", "The fjordline depot closes at six.", "--id", "depot-six")
    remember(project, project.grant("--predicate", "contact_*"))
    for _ in range(2):
        assert re.findall(r"\[([a-z-]+)\]", project.ok("grep", "fjordline")) == ["depot-six", "pilot-address"]


def test_a_candidate_is_shown_to_its_reviewer_with_the_value(project: Project) -> None:
    words = ("--consent", project.grant(), *WORDS)
    project.ok("propose", CLAIM, "--id", "pilot-address", *words, stdin=PERSON, who="agent:codex")
    project.ok("session", "end", "-m", "Asked for it.", "--defer", who="agent:codex")
    assert [item["text"] for item in project.data_of("review")["items"]] == [CLAIM]
    assert project.holders(ADDRESS) == []


def test_a_revoked_consent_takes_the_fact_from_every_answer_and_leaves_the_ledger(project: Project) -> None:
    consent = project.grant()
    remember(project, consent)
    before = project.ledger()
    project.ok("revise", "pilot-address", "Reach the harbour pilot early on.")
    before = project.ledger()
    project.ok("recall", "harbour pilot")
    project.ok("report")
    assert b"harbour pilot" in caches(project)
    project.ok("consent", "revoke", consent, "--why", "asked us to")
    assert b"harbour pilot" not in caches(project)
    assert told(project) == []
    assert project.refused("revise", "pilot-address", "Reach the harbour pilot again.") == "unknown-id"
    assert project.vault() == []
    assert {name: data for name, data in project.ledger().items() if name in before} == before
    assert b"harbour pilot" not in caches(project)
    assert project.call("replay", "--check").returncode == 0
    assert project.call("check").returncode == 0


def test_an_expired_consent_withholds_by_the_clock_and_then_by_the_ledger(project: Project) -> None:
    consent = project.grant("--until", "2026-12-01")
    remember(project, consent)
    before = project.ledger()
    project.ok("recall", "harbour pilot")
    project.now = "2026-12-01T00:00:00Z"
    # projections and the past are renderings of the ledger, which has not moved yet
    assert [verb for verb in told(project) if verb not in ("projections", "past")] == []
    assert b"harbour pilot" not in caches(project)
    assert project.call("replay", "--check").returncode == 0
    assert "consent-missing" in project.call("check").stdout
    project.ok("remember", "The quay has two cranes.")
    assert told(project) == []
    assert project.vault() == []
    assert {name: data for name, data in project.ledger().items() if name in before} == before
    assert b"harbour pilot" not in caches(project)
    assert project.call("replay", "--check").returncode == 0


def test_a_machine_without_the_vault_entry_withholds_the_fact(project: Project) -> None:
    remember(project, project.grant())
    for path in project.data.rglob("vault/*.key"):
        path.unlink()
    assert [verb for verb in told(project) if verb != "projections"] == []


def test_a_clone_without_the_vault_withholds_the_fact_and_renders_the_same_bytes(project: Project) -> None:
    remember(project, project.grant())
    project.commit()
    shutil.rmtree(project.data)
    before = project.rendered()
    project.ok("replay")
    assert project.rendered() == before
    assert [verb for verb in told(project) if verb not in ("projections", "past")] == []


def test_a_revocation_that_came_from_another_machine_empties_the_caches(project: Project) -> None:
    consent = project.grant()
    remember(project, consent)
    project.commit()
    kept = shutil.copytree(project.root, project.root.parent / "elsewhere", symlinks=True)
    project.ok("recall", "harbour pilot")
    here, project.root = project.root, kept
    project.ok("consent", "revoke", consent)
    [new] = {path.name for path in (kept / "sessions").iterdir()} - {
        path.name for path in (here / "sessions").iterdir()
    }
    project.root = here
    shutil.copy(kept / "sessions" / new, here / "sessions" / new)
    assert b"harbour pilot" in caches(project)
    project.ok("status")
    assert b"harbour pilot" not in caches(project)


def test_a_candidate_leaves_the_queue_when_its_consent_ends(project: Project) -> None:
    consent = project.grant()
    words = ("--consent", consent, *WORDS)
    project.ok("propose", CLAIM, "--id", "pilot-address", *words, stdin=PERSON, who="agent:codex")
    project.ok("session", "end", "-m", "Asked for the pilot's address.", "--defer", who="agent:codex")
    assert "pilot-address" in project.rendered()
    project.ok("consent", "revoke", consent)
    assert told(project) == []
    assert project.call("check").returncode == 0


@pytest.mark.parametrize(
    ("grant", "words", "test"),
    [
        (("--purpose", "support"), ("--purpose", "sales", *WORDS[2:]), "purpose"),
        (("--predicate", "phone"), WORDS, "predicate"),
        (("--tenant", "north"), WORDS, "tenant"),
        ((), ("--classification", "restricted", *WORDS), "classification"),
        (("--captured", "2026-11-20"), WORDS, "captured"),
    ],
)
def test_a_claim_outside_its_consent_is_refused_by_the_test_that_failed(
    project: Project, grant: tuple[str, ...], words: tuple[str, ...], test: str
) -> None:
    consent = project.grant(*grant)
    before = project.ledger()
    for verb in ("remember", "propose"):
        assert project.refused(verb, CLAIM, "--consent", consent, *words, stdin=PERSON) == f"consent-{test}"
    assert project.ledger() == before
    assert project.vault() == []
    assert project.holders(ADDRESS) == []


def test_a_consent_that_is_over_or_was_never_given_is_refused(project: Project) -> None:
    words = ("remember", CLAIM, *WORDS, "--consent")
    assert project.refused(*words, "consent-00000000", stdin=PERSON) == "consent-exists"
    revoked = project.grant()
    project.ok("consent", "revoke", revoked)
    assert project.refused(*words, revoked, stdin=PERSON) == "consent-revoked"
    old = project.grant(subject="Tor Eik")
    project.grant("--supersedes", old, subject="Tor Eik")
    assert project.refused(*words, old, stdin="Tor Eik") == "consent-superseded"
    short = project.grant("--until", "2026-11-17", subject="Ane Vik")
    project.now = "2026-11-18T00:00:00Z"
    assert project.refused(*words, short, stdin="Ane Vik") == "consent-expired"


def test_a_claim_about_someone_else_is_refused_by_its_subject(project: Project) -> None:
    consent = project.grant()
    words = ("remember", CLAIM, "--consent", consent, *WORDS)
    assert project.refused(*words, stdin="Tor Eik") == "consent-subject"
    project.ok(*words, stdin="MARIT  solheim")


def test_an_edited_consent_is_refused_as_edited(project: Project) -> None:
    consent = project.grant("--predicate", "phone")
    [path] = [path for path in (project.root / "sessions").glob("*.md") if b"Consented" in path.read_bytes()]
    path.write_bytes(path.read_bytes().replace(b"predicates: phone", b"predicates: *"))
    done = project.call("remember", CLAIM, "--consent", consent, "--purpose", "support", *KEY)
    assert done.returncode == 3
    assert "INTEGRITY_FAILURE" in done.stderr


def test_promotion_asks_the_consent_again(project: Project) -> None:
    consent = project.grant("--until", "2026-11-17")
    words = ("--consent", consent, *WORDS)
    project.ok("propose", CLAIM, "--id", "pilot-address", *words, stdin=PERSON, who="agent:codex")
    project.ok("session", "end", "-m", "Done.", "--defer", who="agent:codex")
    project.now = "2026-11-18T00:00:00Z"
    assert project.refused("promote", "pilot-address") == "consent-expired"


def test_no_consent_lets_a_secret_pass(project: Project) -> None:
    consent = project.grant()
    token = "ghp_" + "q7Rt2Lm9Xw4Zk8Vb3Nc6Hd1Js5Pf0Gy2Ua7E"
    claim = f"The pilot's deploy token is {token}."
    project.ok("remember", claim, "--consent", consent, *WORDS, stdin=PERSON)
    assert project.holders(token) == []
    assert project.vault() == []


def test_the_person_of_a_consent_is_only_a_tag(project: Project) -> None:
    consent = project.grant()
    assert project.holders("Solheim") == []
    shown = project.data_of("consent", "show", consent)
    assert (shown["status"], shown["subject"][:5], len(shown["subject"])) == ("live", "hmac:", 21)
    assert [row["id"] for row in project.data_of("consent", "list")["consents"]] == [consent]


def test_only_a_person_grants_and_revokes(project: Project) -> None:
    consent = project.grant()
    assert project.refused("consent", "revoke", consent, who="agent:codex") == "needs-person"
    grant = ("consent", "grant", "--purpose", "support")
    assert project.refused(*grant, stdin="Tor Eik", who="agent:codex") == "needs-person"

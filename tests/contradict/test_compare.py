"""The rules between two claims, one group of sentences per rule."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.contradict import Claim, Verdict
from memkit.contradict.comparison import compare

NONE = Verdict("none", "none", "nothing to report")
DUPLICATE = Verdict("duplicate", "duplicate", "same claim, nothing added")


def verdict(a: str, b: str) -> Verdict:
    """Both orders, which must agree."""
    there, back = compare(Claim("a", a), Claim("b", b)), compare(Claim("b", b), Claim("a", a))
    assert there == back
    return there


def rule(a: str, b: str) -> tuple[str, str]:
    found = verdict(a, b)
    return found.label, found.rule


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Orders must be signed.", "Orders must not be signed."),
        ("The mirror is enabled.", "The mirror is disabled."),
        ("The field `zip` is required.", "The field `zip` is optional."),
        ("The relay accepts plain HTTP.", "The relay rejects plain HTTP."),
        ("Always rebase topic branches.", "Never rebase topic branches."),
        ("The mirror syncs forks.", "The mirror no longer syncs forks."),
        ("We ship debug builds.", "We stopped shipping debug builds in May."),
        ("Use mixins in view classes.", "Avoid mixins in view classes."),
        ("Bundles are signed.", "Bundles are unsigned."),
        ("The tool runs without root rights.", "The tool needs root rights."),
        ("The scale tolerates wet crates.", "The scale rejects wet crates."),
        ("Parcels are weighed with Sartorius scales.", "Parcels are not weighed."),
    ],
)
def test_opposite_sense_contradicts(a: str, b: str) -> None:
    assert verdict(a, b) == Verdict("contradiction", "polarity", "same claim, opposite sense")


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The mirror must not be disabled.", "The mirror must be enabled."),
        ("The header is mandatory.", "The header is not optional."),
        ("Calls last no longer than 10 minutes.", "Calls last at most 10 minutes."),
        ("The reader parses not only YAML.", "The reader parses YAML."),
        ("Don't forget to update the index.", "Update the index."),
    ],
)
def test_what_only_looks_negative_does_not_contradict(a: str, b: str) -> None:
    assert verdict(a, b).label != "contradiction"


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Editors may publish pages.", "Guests may not publish pages."),
        ("Snapshots are enabled in staging.", "Snapshots are disabled in production."),
        ("Quotas are enforced.", "Quotas are not enforced for partners."),
        ("Jobs that finish are archived.", "Jobs that do not finish are archived."),
        ("Requests with a token are logged.", "Requests without a token are logged."),
        ("Members may use the beta.", "Members need not use the beta."),
        ("On Windows the path is `C:\\data`.", "On Linux the path is `/var/data`."),
        ("`app` must not import `cli`.", "`cli` may import `app`."),
        ("The public feed is cached.", "The private feed is cached."),
        ("Some crates are sealed.", "Some crates are unsealed."),
        ("Layer yard must not import layer dock.", "Layer dock imports layer yard."),
    ],
)
def test_another_scope_or_thing_stays_silent(a: str, b: str) -> None:
    assert verdict(a, b) == NONE


@pytest.mark.parametrize(
    ("a", "b", "named"),
    [
        ("Leases last 20 minutes.", "Leases last 2 hours.", "number"),
        ("The ring keeps at most 4 peers.", "The ring keeps at most 9 peers.", "number"),
        ("The ring keeps at least 4 peers.", "The ring keeps 3 peers.", "number"),
        ("Drafts are kept for 30 days.", "Drafts are deleted after 7 days.", "number"),
        ("The digest goes out at 07:15.", "The digest goes out at 18:00.", "number"),
        ("The album keeps the last 6 prints.", "Only the last 8 prints are kept in the album.", "number"),
        ("A tray of paper tests contains 12 strips.", "Paper test trays contain 30 strips.", "number"),
        ("Names may not exceed 40 characters.", "Names may be at most 64 characters.", "number"),
        ("The agent needs Ruby 3.1 or newer.", "The agent needs Ruby 3.3 or newer.", "version"),
        ("We are pinned to Bazel 6.4.0.", "We are pinned to Bazel 7.1.1.", "version"),
        ("Kotlin 1.9 is the language level.", "The language level is Kotlin 2.0.", "version"),
    ],
)
def test_another_amount_contradicts(a: str, b: str, named: str) -> None:
    assert rule(a, b) == ("contradiction", named)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The lease is 15 min.", "The lease is 900 s."),
        ("The blob is 1 GiB.", "The blob is 1024 MiB."),
        ("The blob is 2 GB.", "The blob is 2048 MB."),
        ("The term is 12 months.", "The term is one year."),
        ("The term is one month.", "The term is 31 days."),
        ("The ring keeps at least 3 peers.", "The ring keeps 5 peers."),
        ("The ring keeps at least 3 peers.", "The ring keeps at most 9 peers."),
        ("The agent supports Ruby 3.1 and newer.", "The agent supports Ruby 3.3."),
        ("The agent supports Ruby 3.1.", "The agent supports Ruby 3.3."),
        ("The agent is tested on Ruby 3.1.", "The agent is tested on Ruby 3.3."),
        ("Crates heavier than 5 kg are refused.", "Crates lighter than 5 kg are accepted."),
        ("Lua is held at 5.4.x.", "Lua is held at 5.4.6."),
        ("Step 1 packs the files.", "Step 2 packs the files."),
        ("v1 replies are XML.", "v2 replies are JSON."),
        ("The read limit is 5 s.", "The write limit is 9 s."),
        ("A scan takes about 10 minutes.", "A scan takes 11 minutes."),
    ],
)
def test_amounts_that_agree_or_cannot_be_compared_are_no_contradiction(a: str, b: str) -> None:
    assert verdict(a, b).label != "contradiction"


@pytest.mark.parametrize(
    ("a", "b", "named"),
    [
        ("The entry file is `boot.lua`.", "The entry file is `init.lua`.", "literal"),
        ("The reader boots from `slot0`.", "The reader boots from `flash1`.", "literal"),
        ("`X-Trace` carries the trace id.", "The trace id travels in `X-Span`.", "literal"),
        ("The level is read from `LEVEL`.", "The level is read from `VERBOSITY`.", "literal"),
        ("The broker is NATS.", "The broker is Pulsar.", "choice"),
        ("Pulsar is the broker.", "The broker is NATS.", "choice"),
        ("We use Mocha for unit tests.", "Ava is used for unit tests.", "choice"),
        ("The web team owns the theme.", "The theme is owned by the brand team.", "choice"),
        ("Scripts are written in Bash.", "Scripts are written in Fish.", "choice"),
        ("Use tabs instead of spaces.", "Use spaces instead of tabs.", "choice"),
        ("The sorter is single-lane.", "The sorter is multi-lane.", "choice"),
    ],
)
def test_another_value_of_a_single_valued_relation_contradicts(a: str, b: str, named: str) -> None:
    assert rule(a, b) == ("contradiction", named)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The hub publishes `job.done`.", "The hub publishes `job.failed`."),
        ("The tool supports Vim.", "The tool supports Emacs."),
        ("Linting runs before the tests.", "Linting runs before the build."),
        ("Rows are stored in a database.", "Rows are stored in CockroachDB."),
        ("Rows are stored in a ring buffer.", "Rows are stored in Aeron."),
        ("Keys are stored in Vault.", "Keys are stored in Vault under `kv/app`."),
        ("The broker is durable.", "The broker is NATS."),
        ("The fleet team owns the map.", "The fleet team owns the router."),
        ("Offices are in Oslo.", "Offices are in Porto, too."),
        (
            "`pack seal` always operates directly on the box.",
            "`pack ship` always operates directly on the box.",
        ),
    ],
)
def test_values_that_add_up_or_refine_stay_silent(a: str, b: str) -> None:
    assert verdict(a, b) == NONE


@pytest.mark.parametrize(
    ("a", "b", "named"),
    [
        ("Mirror: Oslo", "Mirror: Porto", "key"),
        ("**Mirror:** Oslo", "mirror = Porto", "key"),
        ("Owner of the map tiles: geo", "Map tiles owner: web", "key"),
        ("DB port: 5432", "Database port: 5433", "key"),
        ("Release branch - trunk", "Release branch: stable", "key"),
        ("Release 1.30 date: Monday", "Release 1.30 date: Friday", "key"),
        ("Labels: use Zebra", "Labels: use Brother", "key"),
        ("Crates: stack them twice", "Crates: never stack them twice", "key"),
        ("Label font — Inter", "Label font: Lato", "key"),
        ("**Crate** — a box of sealed parcels.", "**Crate** — one compiled unit of source code.", "term"),
        ('A "lane" means one queue of trucks.', "Lane: the column of a board.", "term"),
    ],
)
def test_another_value_or_meaning_contradicts(a: str, b: str, named: str) -> None:
    assert rule(a, b) == ("contradiction", named)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Mirrors: Oslo, Porto", "Mirrors: Oslo, Porto, Turin"),
        ("Store: SQLite", "Store: SQLite 3.45 in WAL mode"),
        ("Store: SQLite 3", "Store: SQLite (WAL)"),
        ("Store (production): MySQL", "Store (test): SQLite"),
        ("Result: all green", "Result: two failures"),
        ("Returns: the parcel", "Returns: the weight"),
        ("Contact: #dock", "Contact: dock office"),
        ("Packing: weigh the crate", "Packing: seal the lid"),
        ("Packing: no foam", "Packing: paper"),
        ("Route check (trucks): `plan trucks`", "Route check (ships): `plan ships`"),
        ("Default: Oslo", "Default: Porto"),
        ("See the guide: packing", "See the guide: sealing"),
        ("Chalk - a red crayon", "Chalk - a soft stone"),
        ("Reviewed: 2024-03-01", "Reviewed: 2024-04-01"),
        ("Release 1.30: a new crane", "Release 1.30: second map of the docks"),
        ("2017-07: small paint job", "2017-07: more parcels per crate"),
        ("Sprint 4: billing rework", "Sprint 4: search"),
        ("**Crate** — a box of parcels.", "**Crate** — a box of sealed parcels for export."),
    ],
)
def test_refined_values_and_headings_stay_silent(a: str, b: str) -> None:
    assert verdict(a, b) == NONE


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Tag every image.", "- **Tag** every image!"),
        ("The map team reviews every tile.", "Every tile is reviewed by the map team."),
        ("PRs need 2 reviews.", "Pull requests need two reviews."),
        ("Tiles are drawn offline.", "Tiles are always drawn offline (ADR-9)."),
        ("Cache tiles — bandwidth is scarce.", "Cache tiles because disks are cheap."),
        ("It is forbidden to edit tiles by hand.", "Tiles must not be edited manually."),
        ("Mirror: Oslo", "mirror = oslo"),
    ],
)
def test_the_same_claim_in_other_words_is_a_duplicate(a: str, b: str) -> None:
    assert verdict(a, b) == DUPLICATE


def test_names_that_differ_in_their_last_letter_are_two_names() -> None:
    assert rule("Videos are served from cdn-a.", "Videos are served from cdn-b.") == (
        "contradiction",
        "choice",
    )
    host = "Videos are served from the host cdn-"
    assert verdict(f"{host}a.", f"{host}b.") != DUPLICATE


@pytest.mark.parametrize(
    "quiet",
    [
        "Is the mirror disabled?",
        "We plan to run the mirror without cache next year.",
        "The mirror will be disabled.",
        "The mirror used to be disabled.",
        "Until 2021 the mirror was disabled.",
        "- [x] The mirror is disabled.",
        "# The mirror is disabled",
        "The disabled mirror",
        "It is disabled.",
        "",
    ],
)
def test_questions_plans_history_threads_and_titles_stay_silent(quiet: str) -> None:
    assert [verdict(quiet, "The mirror is enabled."), verdict(quiet, quiet)] == [NONE, NONE]


def test_the_same_key_field_decides_whatever_the_texts_say() -> None:
    a = Claim("a", "Everything is deployed to Oslo.", key="deploy-target", value="Oslo")
    b = Claim("b", "Porto it is.", key="Deploy target", value="Porto")
    assert [compare(a, b), compare(b, a)] == [Verdict("contradiction", "key", "same key, other value")] * 2


def test_terms_are_compared_by_meaning_only() -> None:
    box = Claim("a", "**Crate** — a box of sealed parcels.", term="Crate")
    code = Claim("b", "One compiled unit of source code.", term="crate")
    other = Claim("c", "One compiled unit of source code.", term="Module")
    assert [compare(box, code).rule, compare(code, other), compare(box, box)] == ["term", NONE, DUPLICATE]


_WORDS = st.sampled_from(
    "the a mirror tile `x` 5 30 min not never must may is are stored in Oslo Porto and no longer than : = — v2 3.1 % ,".split()
)


@given(st.lists(_WORDS, max_size=9).map(" ".join), st.lists(_WORDS, max_size=9).map(" ".join))
def test_the_answer_is_the_same_for_both_orders(a: str, b: str) -> None:
    assert verdict(a, b) == verdict(b, a)


@given(st.text(max_size=80), st.text(max_size=80))
def test_any_text_is_answered(a: str, b: str) -> None:
    assert verdict(a, b).label in ("none", "duplicate", "contradiction")


@settings(max_examples=50)
@given(st.lists(_WORDS, max_size=9).map(" ".join))
def test_a_claim_never_contradicts_itself(text: str) -> None:
    assert verdict(text, text).label != "contradiction"


def test_an_advice_may_ask_for_more_than_a_duty() -> None:
    duty = Claim("a", "Passwords must have at least 8 characters.")
    assert compare(duty, Claim("b", "Passwords should have at least 12 characters.")).label == "none"
    assert compare(duty, Claim("b", "Passwords must have at least 12 characters.")).label == "contradiction"

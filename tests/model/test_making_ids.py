"""Ids made from claims: they keep what turns the meaning, in three to six words."""

from __future__ import annotations

import pytest

from memkit.model.ids import is_id, make_id


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("HTTP/2 stays off by default.", "http-2-stays-off-default"),
        (
            "Multipart uploads without a known file length are chunked.",
            "multipart-uploads-without-known-file",
        ),
        ("Query strings are never re-encoded.", "query-strings-never-re-encoded"),
        ("Do not use X for uploads", "not-use-x-uploads"),
        ("Use X for uploads", "use-x-uploads"),
        ("Retries 3 times", "retries-3-times"),
        ("Retries 5 times", "retries-5-times"),
        ("Videos are served from cdn-a", "videos-served-cdn-a"),
        ("Images come from the bucket media-us", "images-come-bucket-media-us"),
        ("Images come from the bucket media-it", "images-come-bucket-media-it"),
        ("The client doesn’t follow redirects", "client-not-follow-redirects"),
        ("We cannot drop Python 3.11", "not-drop-python-3-11"),
        ("Größe ist nicht beschränkt", "grosse-ist-nicht-beschrankt"),
        ("Таймаут по умолчанию пять секунд", "taimaut-po-umolchaniyu-pyat"),
        ("기본 시간 제한은 5초", "gibon-sigan-jehaneun-5co"),
        ("Coverage must not fall below 80 % in 3 packages before 2.0", "coverage-not-fall-below-80-3"),
        ("At most 16 connections are open.", "at-most-16-connections-open"),
        ("At least 2 workers run.", "at-least-2-workers-run"),
        ("Up to 5 retries are made.", "up-to-5-retries-made"),
        ("No more than 3 retries happen per job.", "no-more-than-3-retries-happen"),
        ("Requests larger than 5 MB are refused.", "requests-larger-than-5-mb-refused"),
        ("No longer supports Python 3.8.", "no-longer-supports-python-3-8"),
        ("Events flow from PostgreSQL to Redis, not back.", "events-flow-from-postgresql-to-redis"),
        ("Events flow to Redis from PostgreSQL.", "events-flow-to-redis-from-postgresql"),
        ("The nightly job copies rows from Redis to Kafka.", "nightly-job-from-redis-to-kafka"),
        ("The limit goes from 5 to 10 after a day.", "limit-goes-5-to-10-day"),
        ("The limit goes from 10 to 5 after a day.", "limit-goes-10-to-5-day"),
        ("Migrations run before the deploy.", "migrations-run-before-deploy"),
        ("Statements time out after 4000 ms.", "statements-time-out-after-4000-ms"),
        ("Upload times out after at most 30 seconds.", "upload-times-out-at-most-30"),
        ("Throughput tops out near 900 events.", "throughput-tops-out-near-900-events"),
        ("Users log in with a token.", "users-log-in-token"),
        ("Clients back off after 3 failures.", "clients-back-off-after-3-failures"),
        ("The cluster scales up at noon.", "cluster-scales-up-noon"),
        ("The cluster scales down at noon.", "cluster-scales-down-noon"),
        ("The worker runs out of memory.", "worker-runs-out-of-memory"),
        ("Use Redis instead of PostgreSQL.", "use-redis-instead-of-postgresql"),
        ("All hosts except web-1 run Debian.", "hosts-except-web-1-run-debian"),
        ("Only admins may sign in.", "only-admins-sign-in"),
        ("The lockfile is kept up to date.", "lockfile-kept-up-to-date"),
    ],
)
def test_an_id_keeps_negation_numbers_and_direction(text: str, id: str) -> None:
    assert (make_id(text), is_id(make_id(text)), len(id.split("-")) <= 6) == (id, True, True)


@pytest.mark.parametrize(
    "pair", [("令牌在十五分钟后过期", "令牌在五分钟后过期"), ("🚀", "🛶"), ("JWT 令牌", "JWT 分钟")]
)
def test_text_without_latin_letters_gets_an_id_of_its_own(pair: tuple[str, str]) -> None:
    first, second = map(make_id, pair)
    assert first != second
    assert is_id(first) and is_id(second)


def test_a_new_id_is_never_taken() -> None:
    taken: set[str] = set()
    for _ in range(40):
        id = make_id("Pumps run at noon", taken)
        assert is_id(id) and id not in taken
        taken.add(id)


def test_an_id_that_is_taken_depends_on_the_place() -> None:
    places = ("docs/en/1.md", "docs/fr/1.md", "docs/de/1.md")
    ids = [make_id("Pumps run at noon", {"pumps-run-noon"}, place) for place in places]
    assert len({*ids, "pumps-run-noon"}) == 4
    assert make_id("Pumps run at noon", {"pumps-run-noon", ids[0]}, places[1]) == ids[1]


def test_the_id_of_a_long_claim_comes_from_its_first_clause() -> None:
    claim = "The ferry horn sounds for 5 seconds, never twice; after 10 calls, not 12, it stops."
    assert make_id(claim) == "ferry-horn-sounds-5-seconds"
    assert make_id("If it is dark, the horn never sounds.") == "dark-horn-never-sounds"
    assert make_id("The limiter lets 10 calls pass in 10 seconds.") == "limiter-lets-10-calls-pass"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("The flag is on by default but off in tests.", "flag-on-default-off-tests"),
        ("The flag is off by default but on in tests.", "flag-off-default-on-tests"),
        ("It runs with Redis and without Postgres.", "runs-with-redis-without-postgres"),
        ("TLS 1.3 is required, TLS 1.2 is refused.", "tls-1-3-required-tls-1-2-refused"),
        ("HTTP/1.1 responses are chunked.", "http-1-1-responses-chunked"),
        ("The ratio is 0.5 by default.", "ratio-0-5-default"),
        ("Uploads rely on the gateway.", "uploads-rely-gateway"),
    ],
)
def test_an_id_keeps_both_sides_and_whole_numbers(text: str, id: str) -> None:
    assert (make_id(text), is_id(make_id(text))) == (id, True)

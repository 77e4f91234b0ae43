"""The second to eleventh sets of labelled pairs: what was measured once must not fall again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit.contradict import Claim
from memkit.contradict.comparison import compare

FOLDER = Path(__file__).parents[2] / "fixtures" / "contradictions"


def said(file: str) -> list[tuple[str, str, str]]:
    """Every pair of a set: its id, its label and what was answered."""
    pairs = [json.loads(line) for line in (FOLDER / file).read_text(encoding="utf-8").splitlines()]
    return [
        (pair["id"], pair["label"], compare(Claim("a", pair["a"]), Claim("b", pair["b"])).label)
        for pair in pairs
    ]


@pytest.mark.parametrize(
    "file",
    [
        f"{name}.jsonl"
        for name in (
            "second",
            "third",
            "fourth",
            "fifth",
            "sixth",
            "seventh",
            "eighth",
            "ninth",
            "tenth",
            "eleventh",
        )
    ],
)
def test_no_alarm_is_false(file: str) -> None:
    assert [(id, answer) for id, label, answer in said(file) if answer not in ("none", label)] == []


@pytest.mark.parametrize(
    ("file", "label", "floor"),
    [
        ("second.jsonl", "contradiction", 80),
        ("second.jsonl", "duplicate", 95),
        ("third.jsonl", "contradiction", 90),
        ("third.jsonl", "duplicate", 95),
        ("fourth.jsonl", "contradiction", 95),
        ("fourth.jsonl", "duplicate", 95),
        ("fifth.jsonl", "contradiction", 85),
        ("sixth.jsonl", "contradiction", 85),
        ("seventh.jsonl", "contradiction", 65),
        ("eighth.jsonl", "contradiction", 75),
        ("ninth.jsonl", "contradiction", 90),
        ("ninth.jsonl", "duplicate", 70),
        ("tenth.jsonl", "contradiction", 83),
        ("tenth.jsonl", "duplicate", 75),
        ("eleventh.jsonl", "contradiction", 97),
    ],
)
def test_enough_is_found(file: str, label: str, floor: int) -> None:
    answers = [answer for _, wanted, answer in said(file) if wanted == label]
    assert answers.count(label) * 100 >= floor * len(answers)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Devices must report readings over MQTT.", "Devices must report readings over CoAP."),
        ("Turbine data arrives over MQTT.", "Turbine data arrives through AMQP."),
        ("The trial lasts 14 days.", "The trial period is 30 days."),
        ("The search index is rebuilt nightly.", "The search index is rebuilt hourly."),
        ("Only editors can publish posts.", "Anyone can publish posts."),
        ("Log lines are written in JSON.", "Log lines are written as plain text."),
        ("The session cookie expires after 30 minutes.", "The session cookie lives for two hours."),
        ("Payloads may be at most 4 MB.", "Payloads are limited to 10 MB."),
        ("Reads go to the primary.", "Reads go to the replica."),
        ("The validator runs before the parser.", "The parser runs before the validator."),
        ("Migrations run before the server starts.", "Migrations run after the server starts."),
        ("`find` raises when nothing matches.", "`find` returns None when nothing matches."),
        ("Flags win over the environment.", "The environment takes precedence over flags."),
        ("Rows are logged first and then checked.", "Rows are checked first and then logged."),
        ("`load` returns None on a miss.", "`load` raises KeyError on a miss."),
        ("`load` returns a dict.", "`load` returns a list."),
        ("Search is handled by Elasticsearch.", "Solr is used for search."),
        ("The API listens on port 8000.", "The API is served on 8080."),
        ("A team has exactly one lead.", "A team can have several leads."),
        ("The retry limit is 5.", "Up to three retries are made."),
        ("Files up to 50 MB are accepted.", "Files larger than 10 MB are rejected."),
        ("Drafts are never purged.", "Drafts are purged after 14 days."),
        ("The schema is checked after decoding.", "Decoding happens after the schema is checked."),
        ("Flags override the environment file.", "The environment file overrides flags."),
        ("`strict` defaults to true.", "`strict` is false unless set."),
        ("The shop is deployed to Heroku.", "The shop runs on AWS."),
        ("A shard holds up to 10 million rows.", "Shards are limited to 50 million rows."),
        ("Only admins can export data.", "Editors can export data."),
        ("No service writes to the old table.", "The billing service writes to the old table."),
        ("Mail is sent in the background.", "Mail is sent inline during the upload."),
        ("`delay` is given in seconds.", "`delay` is measured in milliseconds."),
        ("The proxy has HTTP/2 disabled.", "HTTP/2 is enabled on the proxy."),
        ("The cache is shared between workers.", "Every worker has its own cache."),
        ("Anna is the maintainer of the lexer.", "The lexer is maintained by Boris."),
        ("The state is read from /etc/app.toml.", "The state is read from ~/.app.toml."),
    ],
)
def test_one_thing_said_in_two_ways_is_still_one_thing(a: str, b: str) -> None:
    assert {compare(Claim("a", x), Claim("b", y)).label for x, y in ((a, b), (b, a))} == {"contradiction"}


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Uploads must be smaller than 20 MB.", "Uploads are usually about 2 MB."),
        ("The gateway must forward calls over gRPC.", "The gateway must log calls through Fluentd."),
        ("Only admins may delete projects.", "Everybody may create projects."),
        ("Images are stored as WebP.", "Images are stored in S3."),
        ("Backups run nightly.", "Backups are verified weekly."),
        ("The lock is taken before the write.", "The lock is released after the write."),
        ("`load` raises KeyError on a miss.", "`load` returns a dict."),
        ("The MySQL adapter uses a pool.", "The Postgres adapter uses a pool."),
        ("A page has 3 columns.", "The page size is 50."),
        ("Only admins can delete notes.", "Users can delete their own notes."),
        ("Every endpoint needs a token.", "The health endpoint needs no token."),
        ("Orders are read by GET /orders.", "Orders are read by GET /v2/orders."),
        ("Logs are written as JSON.", "Logs are written in UTF-8."),
    ],
)
def test_what_can_both_hold_is_no_contradiction(a: str, b: str) -> None:
    assert compare(Claim("a", a), Claim("b", b)).label != "contradiction"

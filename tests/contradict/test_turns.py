"""Contradictions that plain claims about a project state in different words, and close claims that agree."""

from __future__ import annotations

import pytest

from memkit.contradict import NONE, Claim, contradiction
from memkit.contradict.comparison import compare

CHOICE, NUMBER, ORDER, POLARITY = (contradiction(rule) for rule in ("choice", "number", "order", "polarity"))


def verdicts(a: str, b: str) -> tuple[object, object]:
    """The verdict on the pair, and on the pair the other way round."""
    return compare(Claim("a", a), Claim("b", b)), compare(Claim("b", b), Claim("a", a))


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The fetcher retries on status 429.", "The fetcher retries on status 503."),
        ("The queue retries messages under load.", "The queue drops messages under load."),
        ("The loader retries on HTTP 429.", "The loader retries on HTTP 500."),
        ("The alert fires on exit code 3.", "The alert fires on exit code 4."),
    ],
)
def test_a_code_that_names_a_case_is_one_of_many(a: str, b: str) -> None:
    assert verdicts(a, b) == (NONE, NONE)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The login endpoint answers with status 401.", "The login endpoint answers with status 403."),
        ("The tool exits with status 1 when no file matches.", "If no file matches, the tool exits with 2."),
        ("Temporary files are kept for 7 days.", "Temporary files are deleted at once."),
        ("The hook is called once per commit.", "The hook may be called several times per commit."),
        ("The upload size has no limit.", "Uploads are limited to 20 MB."),
        ("Queries have no timeout.", "Queries time out after 10 seconds."),
        ("The backlog grows without limit.", "The backlog holds at most 500 entries."),
        ("The solver is single-threaded.", "The solver uses several threads."),
        ("The server port is 8080.", "The server listens on port 9000."),
    ],
)
def test_another_amount_in_other_words_contradicts(a: str, b: str) -> None:
    assert verdicts(a, b) == (NUMBER, NUMBER)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Only maintainers can close an issue.", "Every contributor can close an issue."),
        ("The reader accepts JSON files only.", "The reader accepts JSON files and CSV files."),
        ("The bridge only forwards errors.", "The bridge forwards errors and warnings."),
        ("The playground exists only in staging.", "The playground is available in production."),
        ("The proxy stores no cookies.", "The proxy stores its cookies in a table."),
        ("The exporter has no dependency on the parser.", "The exporter depends on the parser."),
        ("The upgrade is reversible.", "The upgrade cannot be undone."),
        ("send_report is synchronous.", "send_report puts the report into a queue and returns."),
        ("Thumbnails are made synchronously.", "Thumbnails are made by a background worker."),
        ("Totals include shipping.", "Totals are shown without shipping."),
        ("The server accepts plain HTTP.", "Plain HTTP is not accepted."),
        ("The `title` field is optional in create_post.", "create_post requires a title."),
        ("Tag lookup is case-sensitive.", "Tag lookup ignores case."),
        ("The widget supports themes.", "The widget has no themes."),
        ("The installer needs Docker.", "The installer runs without Docker."),
        ("The schema is generated.", "The schema is written by hand."),
        ("Releases are tagged by hand.", "Releases are tagged by CI."),
        ("The poller does not retry.", "The poller retries failed calls."),
        ("Reports are not cached.", "Reports are cached for an hour."),
        ("The filter escapes quotes.", "The filter leaves quotes alone."),
        ("Empty batches are supported.", "Empty batches raise an error."),
        ("The runner stops at the first error.", "The runner continues after errors."),
        ("Locks survive a restart.", "Locks are lost on restart."),
        ("Themes are loaded at start.", "Themes are loaded on demand."),
        ("Tracing is on by default.", "Tracing is opt-in."),
        ("Every click is recorded.", "Only paid clicks are recorded."),
        ("The reader accepts YAML.", "The reader accepts TOML only."),
        ("The pump never gives up.", "The pump gives up after four attempts."),
        ("The driver supports Python 3.9.", "Python 3.9 is not supported."),
        ("The cache key contains the locale.", "The locale is not part of the cache key."),
        ("The tool prints nothing on success.", "The tool prints a summary on success."),
        ("The search API is rate limited to 60 requests a minute.", "The search API is not rate limited."),
        ("New limits take effect at once.", "New limits take effect after a restart."),
        ("Audit rows are kept forever.", "Audit rows are deleted after 14 days."),
        ("The proxy validates certificates.", "The proxy skips certificate validation."),
        ("The suites share one database.", "Each suite has its own database."),
    ],
)
def test_the_opposite_in_other_words_contradicts(a: str, b: str) -> None:
    assert verdicts(a, b) == (POLARITY, POLARITY)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The save endpoint expects PATCH.", "The save endpoint takes a PUT request."),
        ("Templates are read as UTF-8.", "Templates are decoded as Latin-1."),
        ("The project is released under the MIT licence.", "The licence is Apache-2.0."),
        ("The kiosk talks to the REST API.", "The kiosk talks to the GraphQL API."),
        ("The poller runs in the web process.", "The poller runs in a separate process."),
        ("Charts are rendered on the server.", "Charts are rendered in the browser."),
        ("Uploads are stored in S3.", "Uploads are stored on the local disk."),
        ("Carts are kept in memory.", "Carts are kept in the database."),
        ("The agent runs as root.", "The agent runs as an unprivileged user."),
        ("The limiter counts per IP address.", "The limiter counts per API key."),
        ("Unknown flags are ignored.", "Unknown flags are rejected."),
        ("Order ids are random.", "Order ids are sequential."),
        ("The walker follows symlinks.", "Symlinks are skipped by the walker."),
        ("The parser is recursive.", "The parser is iterative."),
        ("The id column is a UUID.", "The id column is an integer."),
        ("Missing keys raise KeyError.", "Missing keys return None."),
        ("The tool reads the key from a file.", "The tool reads the key from the environment."),
        ("The id is sent in a cookie.", "The id is sent in a header."),
        ("The API returns dates as Unix timestamps.", "The API returns dates as ISO strings."),
        ("Totals are computed on the client.", "The server computes totals."),
        ("Rules run in alphabetical order.", "Rules run in the order of registration."),
        ("The relay is written in Go.", "The relay is a Rust program."),
        ("Expired rows are kept.", "Expired rows are deleted."),
        ("The job appends to the report file.", "The job overwrites the report file."),
    ],
)
def test_another_choice_in_other_words_contradicts(a: str, b: str) -> None:
    assert verdicts(a, b) == (CHOICE, CHOICE)


def test_first_and_then_is_an_order_like_before() -> None:
    a = "The form asks for the city before the street."
    assert verdicts(a, "The form asks for the street first, then for the city.") == (ORDER, ORDER)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Only maintainers can close an issue.", "Every maintainer can close an issue."),
        ("Only maintainers can close an issue.", "Every contributor can open an issue."),
        ("The reader accepts JSON files only.", "The reader accepts large JSON files."),
        ("The bridge only forwards errors.", "The bridge forwards errors to Sentry and Slack."),
        ("The playground exists only in staging.", "The dashboard is available in production."),
        ("The proxy stores no cookies in memory.", "The proxy stores its cookies in a table."),
        ("Secrets are never committed.", "Secrets are committed encrypted with sops."),
        ("The exporter has no dependency on the parser.", "The exporter depends on the lexer."),
        ("Totals include shipping.", "Totals are shown without taxes."),
        ("The server accepts plain HTTP.", "Plain FTP is not accepted."),
        ("Temporary files are kept for 7 days.", "Lock files are deleted at once."),
        ("The upload size has no limit.", "Avatars are limited to 2 MB."),
        ("The bundled icons are under the MIT licence.", "The licence is Apache-2.0."),
        ("The agent runs as root.", "The agent runs as a systemd service."),
        ("The poller runs in the web process.", "The poller runs in a transaction."),
        ("Uploads are stored in S3.", "Uploads are stored in a bucket."),
        ("The plan is billed per seat.", "The plan is billed per month."),
        ("Unknown flags are ignored.", "Unknown flags are logged."),
        ("The worker reads from Kafka.", "The worker reads from RabbitMQ."),
        ("The cache key contains the locale.", "The user is not part of the cache key."),
        ("The tool prints nothing on success.", "The tool prints a summary on failure."),
        ("get_row raises KeyError.", "get_row returns None."),
        ("Alerts are sent by email.", "Alerts are sent by Slack."),
        ("The order is written to the queue.", "The order is written to the database."),
        ("Drafts can be edited after they are shared.", "Drafts can be edited before they are shared."),
        ("Lines are sorted in memory.", "Lines are sorted in ascending order."),
        ("The image has no shell.", "The image has a health check."),
        ("Values are read from the cache.", "Values are written to the database."),
        ("The client does not compress.", "The server compresses with zstd."),
        ("Logs go to stdout.", "Logs go to Loki."),
        ("The bot only answers mentions.", "The bot answers mentions and deletes spam."),
        ("The queue has no size limit.", "Queue messages are limited to 256 KB."),
        ("The gateway signs reports.", "The pool signs reports."),
        ("A user belongs to exactly one team.", "A team has several users."),
        ("Events are handled by Celery.", "Events are handled by a worker."),
        ("The page is not cached by the CDN.", "The page is cached in the browser."),
        ("Rows are kept for 30 days.", "Rows are removed after 30 days."),
        (
            "The form asks for the city before the street.",
            "The form asks for the city first, then for the street.",
        ),
        (
            "The scheduler restarts immediately after a crash.",
            "The scheduler restarts after 5 seconds of silence.",
        ),
    ],
)
def test_close_claims_that_agree_stay_silent(a: str, b: str) -> None:
    labels = {compare(Claim("a", x), Claim("b", y)).label for x, y in ((a, b), (b, a))}
    assert "contradiction" not in labels


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Keys are read from the vault before the file.", "The keys file is read before the vault."),
        ("The writer makes one file per table.", "The writer makes all tables into one file."),
    ],
)
def test_the_same_words_in_another_order_of_steps_are_no_duplicate(a: str, b: str) -> None:
    assert compare(Claim("a", a), Claim("b", b)).label != "duplicate"


@pytest.mark.parametrize(
    ("a", "b", "found"),
    [
        ("Deployments happen on Tuesdays.", "On Fridays deployments happen.", CHOICE),
        ("Deployments happen on Tuesdays.", "On Tuesdays, deployments happen.", NONE),
        ("On Tuesdays, deployments happen.", "On Fridays the report is sent.", NONE),
        ("Test coverage must not fall below 80 %.", "Test coverage is kept at or above 90 %.", NUMBER),
        ("The api key header is mandatory.", "Sending the api key header is optional.", POLARITY),
        ("The api key header is mandatory.", "Sending the api key cookie is optional.", NONE),
        ("The reloader uses watchdog by default.", "The server uses port 443 by default.", NONE),
    ],
)
def test_other_orders_of_words_are_read_alike(a: str, b: str, found: object) -> None:
    one, other = verdicts(a, b)
    assert one == other
    if found is NONE:
        assert one.label != "contradiction"  # type: ignore[attr-defined]
    else:
        assert one == found

"""A claim that gives a name another number than the cited definition does is found; whatever may be right is left."""

from __future__ import annotations

import pytest

from memkit.evidence.defined_numbers import contradicted_number

OTHERWISE = [
    ("RETRY_LIMIT is 7.", "RETRY_LIMIT = 5", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT = 7", "RETRY_LIMIT = 5", "RETRY_LIMIT = 5"),
    ("The retry limit is 7, see RETRY_LIMIT.", "RETRY_LIMIT = 5  # tries", "RETRY_LIMIT = 5"),
    ("The default retry limit is seven.", "DEFAULT_RETRY_LIMIT: int = 5", "DEFAULT_RETRY_LIMIT = 5"),
    ("In the sender `retryLimit` defaults to 10.", "  retryLimit: 3,\n  other: 1,", "retryLimit = 3"),
    ("net.RETRY_LIMIT (7) caps the tries.", "#define RETRY_LIMIT 5", "RETRY_LIMIT = 5"),
    ("The port is 8080.", '"port": 80,', "port = 80"),
    ("RETRY_LIMIT ist 7.", "RETRY_LIMIT=5", "RETRY_LIMIT = 5"),
    ("MAX_BODY is 2,000.", "MAX_BODY = 1_000", "MAX_BODY = 1_000"),
    ("send() takes retries, and RETRY_LIMIT is 7.", "const RETRY_LIMIT uint8 = 5;", "RETRY_LIMIT = 5"),
    (
        "At most five aggregation checks run at once.",
        "const maxConcurrentAggregationChecks = 3",
        "maxConcurrentAggregationChecks = 3",
    ),
]
MAY_BE_RIGHT = [
    ("RETRY_LIMIT is 5.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is five.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is 5.0.", "RETRY_LIMIT = 5"),
    ("MAX_BODY is 10,000.", "MAX_BODY = 10_000"),
    ("The timeout is 30 seconds.", "TIMEOUT = 30000"),
    ("The timeout is 30s.", "timeout = 30000"),
    ("The timeout is 30.", "TIMEOUT = 30 * 1000"),
    ("When RETRY_LIMIT is 0, nothing is retried.", "RETRY_LIMIT = 5"),
    ("With RETRY_LIMIT = 0, nothing is retried.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT was 7 and is 5 now.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is 2 more than the window.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is at least 3.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is not 7.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is 7 in tests.", "RETRY_LIMIT = 5\nif TESTING:\n    RETRY_LIMIT = 7\n"),
    ("The upload retry limit is 7.", "RETRY_LIMIT = 5"),
    ("The limit is 7.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is one of 7 settings.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is the third of 7 constants.", "RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is 7.", "if RETRY_LIMIT == 5:\n    pass\nif RETRY_LIMIT >= 5:\n    pass"),
    ("RETRY_LIMIT is 7.", "RETRY_LIMIT = 5 + 2"),
    ("RETRY_LIMIT is 7.", "OTHER_RETRY_LIMIT = 5"),
    ("RETRY_LIMIT is 7.", "net.RETRY_LIMIT = 5"),
    ("The version is 3.11.", "version = 3"),
    ("The ratio is 50 %.", "ratio = 0.5"),
    ("The range is 1-5.", "range = 5"),
    ("Up to five workers are shown.", "maxWorkersPerHost = 3"),
    ("At most two retry attempts are logged in full.", "maxRetryAttempts = 5\nlogged = 2"),
]
OTHER_AMOUNTS = [
    (
        "ping_interval defaults to 30.0 seconds.",
        "ping_interval: float | None = 20.0,",
        "ping_interval = 20.0",
    ),
    ("notify_after defaults to 60 seconds.", "    notify_after: int = 30,", "notify_after = 30"),
    (
        "ping_interval is 30 seconds.",
        "ping_interval: float = 20.0,\nnotify: int = 30,",
        "ping_interval = 20.0",
    ),
    ("reload_delay is 500 ms.", "reload_delay: float = 0.25", "reload_delay = 0.25"),
    ("The timeout is 7 seconds.", "TIMEOUT_MS = 5000", "TIMEOUT_MS = 5000"),
    ("SyncTimeout is 90s.", "\tSyncTimeout:   60 * time.Second, // flush", "SyncTimeout = 60 * time.Second"),
    (
        "sync_timeout is 2 minutes.",
        "sync_timeout = timedelta(minutes=5)",
        "sync_timeout = timedelta(minutes=5)",
    ),
    (
        "MIN_DELAY is 50 ms.",
        "const MIN_DELAY: Duration = Duration::from_millis(25);",
        "MIN_DELAY = Duration::from_millis(25)",
    ),
    ("MAX_BYTES is 16 MiB.", "const MAX_BYTES: usize = 10 << 20;", "MAX_BYTES = 10 << 20"),
    ("maxBody is 32 KB.", "const maxBody = 16 * 1024", "maxBody = 16 * 1024"),
    ("MAX_BODY ist 8 Megabyte.", "MAX_BODY = 4 * 1024**2", "MAX_BODY = 4 * 1024**2"),
    ("The share is 30 %.", "share = 0.2", "share = 0.2"),
    ("limit defaults to 200kb.", "limit: '100kb',", "limit = '100kb'"),
]
AGREEING_AMOUNTS = [
    ("The timeout is 5 seconds.", "TIMEOUT_MS = 5000"),
    ("timeout is 60 seconds.", "timeout = 60 * 1000"),
    ("timeout is 0.5 minutes.", "timeout = time.Second * 30"),
    ("timeout is 30 s.", "timeout = 30 * time.Second"),
    ("MAX_BODY is 1 MB.", "MAX_BODY = 1 << 20"),
    ("MAX_BODY is 1.05 MB.", "MAX_BODY = 1 << 20"),
    ("MAX_BODY is 64 kilobytes.", "MAX_BODY = 65536"),
    ("sync_timeout is 300 seconds.", "sync_timeout = timedelta(minutes=5)"),
    ("sync_timeout is 1 minute.", "conf.sync_timeout = time.Minute\nsync_timeout = 5"),
    ("MAX_STREAM is 100 Mbit/s.", "const MAX_STREAM: u32 = 12500 * 1000; // bytes/s"),
    ("MAX_STREAM is 100 Mbit.", "const MAX_STREAM: u32 = 12500 * 1000; // bytes/s"),
    ("The share is 20 %.", "share = 0.2"),
    ("WINDOW_PAGES is 64 KB.", "WINDOW_PAGES = 16"),
    ("The retention is 30 days.", "retention = 720"),
    ("delay is 1 minute 30 seconds.", "delay = 90"),
    ("delay is 5-10 seconds.", "delay = 7"),
    ("delay is 5 seconds per try.", "delay = 7"),
    ("delay is tens of seconds.", "delay = 7"),
    ("delay is 30 seconds.", "delay = seconds"),
    ("delay is 30 seconds or 3 tries.", "delay = 7"),
    ("delay is 30 seconds.", "delay = 7\nself.delay = 10 * 3"),
    ("delay is 30 seconds.", "delay = 9 ** 63 ** 63"),
    ("limit defaults to 0.1 MB.", "limit: '100kb',"),
]


@pytest.mark.parametrize(("claim", "text", "line"), OTHERWISE + OTHER_AMOUNTS)
def test_another_number_for_the_same_name_is_found(claim: str, text: str, line: str) -> None:
    assert contradicted_number(claim, text) == line


@pytest.mark.parametrize(("claim", "text"), MAY_BE_RIGHT + AGREEING_AMOUNTS)
def test_what_may_be_right_is_left(claim: str, text: str) -> None:
    assert contradicted_number(claim, text) == ""

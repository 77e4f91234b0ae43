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
    ("MAX_BODY is 2,000.", "MAX_BODY = 1_000", "MAX_BODY = 1000"),
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


@pytest.mark.parametrize(("claim", "text", "line"), OTHERWISE)
def test_another_number_for_the_same_name_is_found(claim: str, text: str, line: str) -> None:
    assert contradicted_number(claim, text) == line


@pytest.mark.parametrize(("claim", "text"), MAY_BE_RIGHT)
def test_what_may_be_right_is_left(claim: str, text: str) -> None:
    assert contradicted_number(claim, text) == ""

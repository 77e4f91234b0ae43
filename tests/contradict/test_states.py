"""States and bags of words: the same thing told with other grammar or other words."""

from __future__ import annotations

import pytest

from memkit.contradict import Claim
from memkit.contradict.comparison import compare

OPPOSED = """
The CLI prints results to stderr.|Results are printed on stdout by the CLI.
Symlinks are followed during indexing.|Indexing does not follow symlinks.
`Store.get` returns None for a missing key.|`Store.get` raises KeyError if the key is missing.
The HTTP client follows at most five redirects.|Redirects are followed up to 20 times by the HTTP client.
A failed job is retried three times.|Failed jobs are not retried.
The lexer keeps blank lines.|The lexer strips blank lines.
Compression of uploads is disabled by default.|Uploads are compressed by default.
The tablet app authenticates with OAuth.|The tablet app authenticates with API keys.
The default editor on Linux is nano.|The default editor on Linux is vim.
The bundle supports Node 12.|The bundle requires Node 18 or later.
Keys are rotated in January and July.|Keys are rotated in March only.
The sync daemon handles 8 folders in parallel.|The sync daemon handles one folder at a time.
The bundle is a tarball.|The bundle is a zip file.
The queue is durable.|The queue is kept in memory only.
Sensor data is encrypted at rest.|Sensor data is stored unencrypted.
Deleting is permanent.|Deleted items can be restored.
The audit log is append-only.|Entries of the audit log can be edited.
The service listens on port 8080.|Port 9090 is where the service listens.
"""
COMPATIBLE = """
The parser calls the importer.|The importer does not call the parser.
The importer calls the parser.|The parser is not called by the exporter.
The Postgres adapter uses a pool.|The MySQL adapter uses a pool.
The worker reads from Kafka.|The worker reads from RabbitMQ.
Version 1 of the API is frozen.|Version 2 of the API is not frozen.
Do not merge before review.|Merge after review.
A user belongs to exactly one team.|A team has several users.
The upload has no time limit.|The upload is limited to 2 GB.
Drafts are kept for 30 days.|Drafts are removed after 30 days.
The report is sent on Monday and Thursday.|The report is sent on Monday.
The API is stable.|The plugin API is experimental.
Backups are encrypted.|Backups may be stored unencrypted in tests.
The bundle supports Node 20.|The bundle requires Node 18 or later.
Jobs run in parallel.|Jobs of one tenant run one after another.
Fonts are served from the host edge-a.|Fonts are served from the host edge-b.
"""


def pairs(table: str) -> list[tuple[str, ...]]:
    return [tuple(line.split("|")) for line in table.strip().split("\n")]


@pytest.mark.parametrize(("a", "b"), pairs(OPPOSED))
def test_one_thing_in_two_states_is_a_contradiction(a: str, b: str) -> None:
    assert compare(Claim("a", a), Claim("b", b)).label == "contradiction"
    assert compare(Claim("b", b), Claim("a", a)).label == "contradiction"


@pytest.mark.parametrize(("a", "b"), pairs(COMPATIBLE))
def test_another_thing_or_another_case_does_not_contradict(a: str, b: str) -> None:
    assert compare(Claim("a", a), Claim("b", b)).label != "contradiction"
    assert compare(Claim("b", b), Claim("a", a)).label != "contradiction"

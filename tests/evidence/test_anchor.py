"""Which lines a claim rests on: by name, by line, by its own words; and what is refused."""

from __future__ import annotations

import pytest

from memkit.errors import Refused
from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece, readings
from memkit.evidence.span import file_digest

CLIENT = b"""\"\"\"An HTTP client.\"\"\"

DEFAULT_TIMEOUT = 5
MAX_REDIRECTS = 20


class Client:
    \"\"\"Sends requests.\"\"\"

    def send(self, request, timeout=DEFAULT_TIMEOUT):
        response = self.transport.handle(request, timeout)
        if response.is_redirect:
            return self.follow(response)
        return response

    def follow(self, response):
        for _ in range(MAX_REDIRECTS):
            response = self.send(response.next_request)
        raise TooManyRedirects("Exceeded maximum")

    def close(self):
        self.transport.close()


class AsyncClient:
    def send(self, request):
        return None

    def close(self):
        self.transport.close()


def encode_json(data):
    return dumps(data, separators=(",", ":"))
"""

BY_WORDS = [
    ("encode_json writes no blanks after commas", ["encode_json"]),
    ("JSON is encoded with the separators \",\" and \":\"", ["encode_json"]),
    ("Requests time out after 5 seconds by default", ["DEFAULT_TIMEOUT"]),
    ("At most 20 redirects are followed", ["MAX_REDIRECTS", "Client.follow"]),
    ("Client.follow raises TooManyRedirects when the maximum is exceeded", ["Client.follow"]),
    ("The default timeout of `Client.send` is DEFAULT_TIMEOUT", ["DEFAULT_TIMEOUT", "Client.send"]),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "names"), BY_WORDS)
def test_a_bare_path_is_anchored_by_the_words_of_the_claim(claim: str, names: list[str]) -> None:
    pieces = anchored(Piece("file", "client.py"), CLIENT, claim)
    assert set(names) <= {piece.name for piece in pieces}
    assert len(pieces) <= 3


WHOLE = [
    "Zebras graze on the savannah",
    "",
    "There is no logging anywhere in the client",
    "TooManyRedirects is not exported",
    "Only ASCII is used",
    "Every public thing is documented",
]


@pytest.mark.parametrize("claim", WHOLE)
def test_a_claim_without_a_place_rests_on_the_whole_file(claim: str) -> None:
    assert anchored(Piece("file", "client.py"), CLIENT, claim) == (
        Piece("file", "client.py", digest=file_digest(CLIENT)),
    )


def test_an_only_about_a_named_block_stays_with_it() -> None:
    pieces = anchored(Piece("file", "client.py"), CLIENT, "encode_json only changes the separators")
    assert [piece.name for piece in pieces] == ["encode_json"]


def test_a_span_that_stands_twice_grows_to_the_block_around_it() -> None:
    pieces = anchored(Piece("file", "client.py"), CLIENT, "AsyncClient.close closes the transport")
    assert ("AsyncClient", 25, 30) in {(piece.name, piece.first, piece.last) for piece in pieces}


def test_a_short_name_is_stored_with_its_path() -> None:
    (piece,) = anchored(readings("client.py#follow")[0], CLIENT, "")
    assert (piece.name, piece.first, piece.last) == ("Client.follow", 16, 19)


def test_a_line_is_anchored_at_the_smallest_block_around_it_and_a_range_as_it_is() -> None:
    (block,) = anchored(readings("client.py:12")[0], CLIENT, "")
    (lines,) = anchored(readings("client.py:12-13")[0], CLIENT, "")
    assert (block.name, block.first, block.last) == ("Client.send", 10, 14)
    assert (lines.name, lines.first, lines.last) == ("", 12, 13)


REFUSED = [
    (
        "client.py#folow",
        "evidence-missing",
        '"client.py#folow" cannot be cited: nothing there is called so',
        "--evidence 'client.py#Client.follow'  # or ",
    ),
    ("client.py:90", "evidence-missing", '"client.py:90-90" cannot be cited: it has 34 lines', "--evidence client.py"),
    ("client.py:5-6", "evidence-form", '"client.py:5-6" cannot be cited: these lines are blank', "cite lines that say something"),
]  # fmt: skip


@pytest.mark.parametrize(("typed", "code", "message", "hint"), REFUSED)
def test_what_cannot_be_cited_is_refused_with_what_can(
    typed: str, code: str, message: str, hint: str
) -> None:
    with pytest.raises(Refused) as refused:
        anchored(readings(typed)[0], CLIENT, "")
    assert (refused.value.code, refused.value.message) == (code, message)
    assert refused.value.hint.startswith(hint)


def test_a_part_of_a_binary_file_is_refused() -> None:
    with pytest.raises(Refused, match="it is a binary file"):
        anchored(readings("logo.png#head")[0], b"\x89PNG\0", "")


def test_a_file_of_one_block_or_none_is_cited_whole() -> None:
    assert [anchored(Piece("file", "a.txt"), data, "one word")[0].whole for data in (b"", b"one word\n")] == [
        True,
        True,
    ]

"""Long texts are looked at piece by piece: nothing falls between two pieces, and nothing is looked at twice."""

from __future__ import annotations

import pytest

from memkit.privacy import detect, normalise
from memkit.privacy.characters import Trick, hidden_unicode
from memkit.privacy.detect import findings
from memkit.privacy.findings import Rules
from memkit.privacy.phrases import smuggling
from memkit.privacy.redact import TOO_MANY, clean
from memkit.privacy.superset import maybe_dirty

FILL = "The gateway sends 429 and the worker waits. "
ADDRESS = "anna.weber@kestrel.dev"


def long_text(at: int, value: str, fill: str = FILL) -> str:
    """A long text with the value at a place, words around it."""
    text = (fill * (60_000 // len(fill) + 1))[:60_000]
    return f"{text[:at]} {value} {text[at:]}"


@pytest.mark.parametrize("fill", [FILL, "x", "1-", "é "], ids=["words", "run", "signs", "letters"])
@pytest.mark.parametrize("at", [0, 9_000, 10_070, 10_080, 10_090, 11_104, 20_155, 20_160, 59_999])
def test_a_value_is_found_wherever_it_stands(fill: str, at: int) -> None:
    text = long_text(at, ADDRESS, fill)
    assert maybe_dirty(text)
    found = [(item.cls, text[item.start : item.end]) for item in findings(text, Rules())]
    assert ("EMAIL", ADDRESS) in found


def test_a_long_document_gives_what_its_parts_give() -> None:
    line = f"{FILL}Write to {ADDRESS} or call +49 30 1234567.\n"
    text = line * 500
    place = {(item.cls, item.start % len(line), item.end - item.start) for item in findings(text, Rules())}
    once = {(item.cls, item.start, item.end - item.start) for item in findings(line, Rules())}
    assert place == once
    assert len(findings(text, Rules())) == 1000


def test_what_is_longer_than_a_piece_goes_whole() -> None:
    token = "ey" + "JhbGciOiJIUzI1NiJ9." + "A1b2C3d4" * 1500 + "." + "x9Y8z7" * 20
    text = long_text(9_500, token)
    assert "A1b2C3d4A1b2" not in clean(text, Rules(), tag=str).text
    head, tail = "-----" + "BEGIN RSA PRIVATE " + "KEY-----", "-----" + "END RSA PRIVATE " + "KEY-----"
    key = "\n".join((head, *("MIIEpAIBAAKCAQEA7bq8" for _ in range(700)), tail))
    assert "MIIEpAIB" not in clean(long_text(9_500, key), Rules(), tag=str).text


def test_each_different_piece_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    real = detect._hits
    monkeypatch.setattr(detect, "_hits", lambda text, *rest: asked.append(len(text)) or real(text, *rest))
    for unit in ("+1-", "4 ", "a@", "%41", "&#64;", "DE89 3704 ", "password=", "👩\u200d💻", "(", "1.1.1.1 "):
        asked.clear()
        findings((unit * 1_000_000)[:1_000_000], Rules())
        assert len(asked) < 12, unit


def test_unbroken_data_is_no_text() -> None:
    assert not maybe_dirty("a1B2" * 100_000)
    assert findings("0123456789" * 100_000, Rules()) == ()


def test_a_short_text_is_looked_at_as_a_whole() -> None:
    assert list(normalise.pieces("short")) == [(0, 0, 5, "short")]


def test_a_text_full_of_values_is_refused_as_a_whole() -> None:
    text = " ".join(f"u{n}@kestrel{n}.dev" for n in range(6_000))
    cleaned = clean(text, Rules(), tag=str)
    assert (cleaned.ok, cleaned.problem, cleaned.text) == (False, TOO_MANY, "")


def test_tricks_in_long_texts_are_found_at_their_place() -> None:
    text = long_text(20_161, "a\u202eb")
    assert hidden_unicode(text) == (Trick(20_163, "right-to-left override U+202E"),)
    forged = long_text(10_079, "&lt;!-- memkit:seal v1 --&gt;")
    assert smuggling(forged) == (Trick(10_080, "forged seal in disguise"),)

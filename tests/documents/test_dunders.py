"""Names such as __init__ keep their underscores; bold words do not."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.candidates import claims
from memkit.documents.inline import plain


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ("Rename a.init() to a.__init__()", "Rename a.init() to a.__init__()"),
        ("Call __len__(x) and x.__dict__", "Call __len__(x) and x.__dict__"),
        ("Define __getattr__ and __dir__", "Define __getattr__ and __dir__"),
        ("Back to the __future__", "Back to the __future__"),
        ("Use `__init__` and ``__new__``", "Use `__init__` and `__new__`"),
        ("An RFC is __retired__ when it ends", "An RFC is retired when it ends"),
        ("You __must__ not, and __Status__: ok", "You must not, and Status: ok"),
        ("__All masts__ are oak", "All masts are oak"),
        ("**bold** and __init__", "bold and __init__"),
    ],
)
def test_a_name_in_code_keeps_its_underscores(raw: str, words: str) -> None:
    assert plain(raw) == words


def test_title_and_claim_of_a_record_keep_them() -> None:
    text = "# 31. Rename a.init() to a.__init__()\n\n## Status\n\nAccepted\n\n## Decision\n\nShort names of __slots__.\n"
    document = read("docs/adr/0031-dunder.md", text)
    assert isinstance(document, Document)
    assert document.title == "Rename a.init() to a.__init__()"
    assert claims(document)[0].text == "Rename a.init() to a.__init__(): Short names of __slots__."


@pytest.mark.parametrize(
    "title", ["Module __getattr__ and __dir__", "Make mast.__next__() common", "The __yard_name__ hook"]
)
def test_a_title_in_restructured_text_keeps_them(title: str) -> None:
    text = f"PEP: 562\nTitle: {title}\nStatus: Final\nCreated: 09-Sep-2017\n\nAbstract\n========\n\nUse {title} here.\n"
    document = read("peps/pep-0562.rst", text)
    assert isinstance(document, Document)
    assert (document.title, document.decision) == (title, f"Use {title} here.")

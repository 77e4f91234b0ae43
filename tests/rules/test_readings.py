"""A sentence in a code span or a quotation is read like text, and so are words that lines, signs or hyphens take apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.sentences import BY_CODE, Backing

ORDERS = (
    "Never push to main before the review.",
    "Wir veröffentlichen immer von main aus.",
    "N'ignorez jamais les avertissements du linter.",
    "Los nombres de las pruebas deben empezar con test.",
)
FORMS: dict[str, Callable[[str], str]] = {
    "a code span": lambda text: f"`{text}`",
    "a span each": lambda text: " ".join(f"`{word}`" for word in text.split()),
    "an opening span": lambda text: "`{} {}` {}".format(*text.split(maxsplit=2)),
    "quoted": lambda text: f'"{text}"',
    "a line each": lambda text: text.replace(" ", "\n"),
    "over two lines": lambda text: text.replace(" ", "\n", 1),
    "dots": lambda text: text.replace(" ", "... "),
    "commas": lambda text: text.replace(" ", ", "),
    "bars": lambda text: text.replace(" ", " | "),
    "dashes": lambda text: text.replace(" ", " - "),
    "signs": lambda text: text.replace(" ", " → "),
    "hyphens": lambda text: text.replace(" ", "-"),
    "low lines": lambda text: text.replace(" ", "_"),
    "slashes": lambda text: text.replace(" ", "/"),
    "humps": lambda text: "".join(word.capitalize() for word in text.split()),
    "letters": " ".join,
    "a value in quotes": lambda text: f'title is "{text}"',
    "a value in a span": lambda text: f"title is `{text}`",
}


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("form", FORMS)
def test_an_order_in_another_form_waits(form: str, order: str) -> None:
    assert norm_of(FORMS[form](order), backing=BY_CODE) is not None


@pytest.mark.parametrize(
    "text",
    [
        "`retry_limit` is 5 and `None` means for ever.",
        "`make check` runs the linter first.",
        "`ON DELETE SET NULL` needs a column that allows nulls.",
        "`if err != nil { return err }` stands in 40 places.",
        "The loop ends with `return None if not rows else rows[0]`.",
        "remove_headers_on_redirect is kept as given.",
        "Slow tests are skipped unless RUN_SLOW_TESTS_TOO is set.",
        "test_a_client_must_not_retry_after_a_timeout covers the retry loop.",
        "The image uses the keep-alive default and an out-of-the-box port.",
        "Python 3.12, PostgreSQL 16",
        "The parser reads three blocks:\nheader, body and footer.",
    ],
)
def test_code_and_names_stay_what_they_are(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None


def test_a_message_that_the_cited_code_holds_is_no_order() -> None:
    claim = 'The usage error reads "Use the --config flag of the parent command".'
    message = "Use the --config flag of the parent command"
    assert norm_of(claim, backing=BY_CODE) is not None
    assert norm_of(claim, backing=Backing("code", quoted=frozenset([message]))) is None

"""How far cited files support a claim."""

from __future__ import annotations

import pytest

from memkit.evidence.forms import Piece
from memkit.write.backing import _grade, _is_own, shares_little

LIMIT = "RETRY_LIMIT = 5\n"
PAGE = "def open_page(reader):\n    return reader.open()\n"
LONG = "The layout of the frames and the order of the fields stay as they are; a change waits for a proposal and for version 5."


@pytest.mark.parametrize(
    ("claim", "files", "expected"),
    [
        ("RETRY_LIMIT is 5.", {"src/net.py": LIMIT}, "code"),
        # a number in common, and nothing else
        (LONG, {"src/net.py": LIMIT}, "some"),
        ("Readers that are slow keep a page from being opened by others.", {"src/page.py": PAGE}, "some"),
        ("RETRY_LIMIT is 5.", {"tests/net.py": LIMIT}, "work"),
        ("RETRY_LIMIT is 5.", {"tests/net.py": LIMIT, "src/net.py": LIMIT}, "code"),
        ("RETRY_LIMIT is 5.", {"tests/net.py": LIMIT, "src/page.py": PAGE}, "work"),
        ("RETRY_LIMIT is 5.", {"src/page.py": PAGE}, "words"),
        ("RETRY_LIMIT is 5.", {}, "words"),
    ],
)
def test_the_grade_of_what_is_cited(claim: str, files: dict[str, str], expected: str) -> None:
    assert _grade(claim, [(Piece("file", path), text) for path, text in files.items()]) == expected


FLAG = "--ignore-failure"


@pytest.mark.parametrize(
    "code",
    [
        'Arg::new("ignore-failure").long("ignore-failure")',
        'parser.add_argument("--ignore-failure", action="store_true")',
        "program.option('-i, --ignore-failure [codes]', 'go on')",
        "program.option('--ignore-failure <codes>')",
        'opts.on("--ignore-failure=CODES")',
        'flag.Bool("ignore-failure", false, "go on")',
        "names := []string{`ignore-failure`}",
        "ignore_failure: bool,",
        "if (options.ignoreFailure) {",
        "const IGNORE_FAILURE = true;",
    ],
)
def test_an_option_that_code_reads_is_its_own(code: str) -> None:
    assert _is_own(FLAG, f"fn main() {{\n{code}\n}}\n")


@pytest.mark.parametrize(
    ("flag", "code"),
    [
        # passed on to another program, a part of another name, another option
        (FLAG, 'run("make check --ignore-failure")'),
        (FLAG, "on_ignore_failure_do()"),
        (FLAG, 'parser.add_argument("--ignore-failures-of")'),
        # a single word is too common to be an option by its letters
        ("--strict", "strict = mode"),
        ("--", '"--"'),
    ],
)
def test_an_option_that_code_does_not_read_is_not(flag: str, code: str) -> None:
    assert not _is_own(flag, code)


@pytest.mark.parametrize(
    ("claim", "name", "shared"),
    [
        ("A header set to false is left out, and axios sends no other.", "AxiosHeaders.toJSON", True),
        # one of two words, and a type of one word
        ("A header set to false is left out.", "AxiosHeaders.toJSON", False),
        ("A header set to false is left out.", "Headers.toJSON", False),
        ("It reopens the file.", "Log._reopen_if_needed", True),
    ],
)
def test_a_claim_may_tell_the_type_of_what_it_cites(claim: str, name: str, shared: bool) -> None:
    assert shares_little(claim, [(Piece("file", "src/a.js", name=name), "return 1")]) is shared

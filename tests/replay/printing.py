"""What a ledger of `fixtures/ledgers/` is rendered to, in whatever Python runs this; only memkit is needed.

python -m tests.replay.printing CASE…      prints {case: [{path: text}, …]} as JSON: cold, cached, continued
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

from memkit.query import load
from memkit.store.workspace import open_at

PROBLEMS = "problems.txt"
Prints = dict[str, str]


def prints(case: Path) -> list[Prints]:
    """The projections and problems of a case: from its files, from the checkpoint, and on top of an earlier one."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        shutil.copytree(case, root, dirs_exist_ok=True, ignore=shutil.ignore_patterns("expected"))
        (root / "case.toml").rename(root / "memkit.toml")
        found = [_print(root), _print(root)]
        # nothing is cached where the clock has ended a consent and no session yet
        shutil.rmtree(root / ".memkit", ignore_errors=True)
        newest = max(
            (root / open_at(folder).policy.layout.sessions).rglob("*.md"), key=lambda path: path.name
        )
        newest.rename(root / "aside")
        _print(root)
        (root / "aside").rename(newest)
        return [*found, _print(root)]


def _print(root: Path) -> Prints:
    loaded = load.load(open_at(str(root)))
    lines = [
        f"{item.file}:{item.line}: {item.severity}: {item.message} [{item.code}]\n"
        for item in loaded.problems
    ]
    return {**load.render_pages(loaded), PROBLEMS: "".join(lines)}


if __name__ == "__main__":
    print(json.dumps({name: prints(Path(name)) for name in sys.argv[1:]}))

"""Where the command `memkit` begins: outside of the package, since another distribution installs one of the same name."""

from __future__ import annotations

import sys

_OURS = "the memory of a git repository"
_SAID = """\
memkit: the package memkit here is another project's: the distribution "memkit" is installed beside memkit-cli [other-memkit]
hint: pip uninstall -y memkit, then pip install --force-reinstall --no-deps memkit-cli; or: uv tool install memkit-cli
"""


def main() -> int:
    """Starts memkit; says so if the package of that name is not ours and does not let it."""
    try:
        from memkit.boot import image

        image.use(__spec__.cached if __spec__ else None)
        from memkit.cli import main as start
    except ImportError:
        if _is_ours():
            raise
        sys.stderr.write(_SAID)
        return 5
    return start()


def _is_ours() -> bool:
    """Whether the package that is found under the name is this one."""
    from importlib.util import find_spec

    found = find_spec("memkit")
    if found is None or found.origin is None:
        return False
    with open(found.origin, encoding="utf-8", errors="replace") as handle:
        return _OURS in handle.read(200)

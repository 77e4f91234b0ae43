"""The wheel, built and installed into a clean environment, does what the checkout does."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_built_wheel_works_in_a_clean_environment(tmp_path: Path) -> None:
    built = tmp_path / "dist"
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(built),
        str(ROOT),
    ]
    subprocess.run(build, check=True, capture_output=True, timeout=300)
    (wheel,) = built.glob("memkit_cli-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    needed = ("templates/memkit.toml", "templates/report/page.html", "recall/neighbours.txt")
    assert {f"memkit/{name}" for name in needed} <= set(names)
    assert not [name for name in names if name.startswith(("tests/", "fixtures/", "benchmarks/"))]
    home = tmp_path / "env"
    venv.create(home, with_pip=False, symlinks=True)
    site = next((home / "lib").glob("python*/site-packages"))
    zipfile.ZipFile(wheel).extractall(site)
    # the dependencies of this environment stand in for a download of the same ones
    (site / "dependencies.pth").write_text(next(p for p in sys.path if p.endswith("site-packages")) + "\n")
    store = tmp_path / "store"
    store.mkdir()
    python = str(home / "bin" / "python")
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "MEMKIT_ACTOR": "user:dev"}

    def memkit(*words: str) -> subprocess.CompletedProcess[str]:
        command = [python, "-m", "memkit", *words]
        return subprocess.run(command, cwd=store, env=env, capture_output=True, text=True, timeout=300)

    where = subprocess.run(
        [python, "-c", "import memkit; print(memkit.__file__)"],
        cwd=store,
        env=env,
        capture_output=True,
        text=True,
    )
    assert where.stdout.strip().startswith(str(site))
    assert memkit("init").returncode == 0
    said = memkit("remember", "Uploads are limited to 25 MB.", "--id", "upload-limit")
    assert (said.returncode, said.stdout) == (0, "promoted upload-limit · in facts · no conflict\n")
    assert memkit("check").returncode == 0
    assert memkit("report").returncode == 0

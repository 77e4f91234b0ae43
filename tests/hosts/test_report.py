"""The report: one page, nothing from outside, nothing a fact says can run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

MEMKIT = str(Path(sys.executable).parent / "memkit")


def test_the_report_is_one_inert_page(tmp_path: Path) -> None:
    env = {
        **os.environ,
        "MEMKIT_ACTOR": "user:dev",
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }

    def memkit(*words: str) -> None:
        subprocess.run([MEMKIT, *words], cwd=tmp_path, env=env, check=True, capture_output=True)

    memkit("init", "--project", "ferry <b>")
    memkit(
        "remember",
        "Markup like <script>alert(1)</script> & <b>bold</b> stays text.",
        "--id",
        "markup-stays-text",
    )
    memkit("remember", "Uploads are limited to 25 MB.", "--id", "upload-limit-25mb")
    memkit("supersede", "upload-limit-25mb", "Uploads are limited to 50 MB.", "--id", "upload-limit-50mb")
    memkit("report", "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count("<script>") == 1
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;bold" in page
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)
    assert "<h1>ferry &lt;b&gt;</h1>" in page
    for heading in ("Facts", "Decay map", "What replaced what", "Growth", "Timeline"):
        assert f"<h2>{heading}</h2>" in page
    assert page.count('<tr class="fact"') == 3

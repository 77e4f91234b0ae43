"""The report page: one HTML file with its own style, script and data, which may fetch nothing."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from html import escape

from memkit.views.report.encode import encode
from memkit.views.report.model import Report

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

SCRIPTS = (
    *("dom", "data", "parts", "facts", "search", "overview", "timeline", "map", "decay"),
    *("chains", "flow", "graph", "waiting", "growth", "numbers", "sheet", "main"),
)


def render(report: Report, template: Callable[[str], str]) -> str:
    """The whole page; `template` returns a file of `templates/` by name. The same report gives the same bytes."""
    style = template("report/style.css")
    script = "'use strict';\n" + "\n".join(template(f"report/{name}.js") for name in SCRIPTS)
    parts = {
        "policy": _policy(style, script),
        "title": escape(report.project),
        "lede": _lede(report),
        "ledger": escape(report.ledger),
        "style": style,
        "script": script,
        "data": encode(report),
    }
    # one pass: inserted text is not searched for placeholders again
    return re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], template("report/page.html"))


def _policy(style: str, script: str) -> str:
    """The content security policy: no outside resource, and only our own style and script inside."""
    allowed = f"style-src '{_digest(style)}'; script-src '{_digest(script)}'"
    return f"default-src 'none'; {allowed}; base-uri 'none'; form-action 'none'"


def _digest(text: str) -> str:
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()


def _lede(report: Report) -> str:
    """A sentence of HTML that counts what the report shows."""
    live = sum(1 for fact in report.facts if fact.place == "live")
    if not report.sessions:
        return "Nothing is recorded yet."
    days = dict.fromkeys(report.sessions[at].stem[:10] for at in (0, -1))
    since = " to ".join(f'<span class="nowrap">{escape(day)}</span>' for day in days)
    return f"{_count(live, 'fact')} from {_count(len(report.sessions), 'session')}, {since}."


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"

"""The report: a memory as one page of HTML that needs nothing else. All user text is escaped."""

from __future__ import annotations

from collections import Counter
from html import escape

from memkit.model.fact import Fact
from memkit.reading import Reader
from memkit.rules import decay, view

COLUMNS = 120
STYLE = """
:root { color-scheme: light dark; --ink: #1c2230; --dim: #667085; --paper: #fbfbf9; --line: #d9dce3; --mark: #2f6f4f;
  --warn: #b45309; --bad: #b42318; --cell: #2f6f4f }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8ee; --dim: #98a2b3; --paper: #14171c; --line: #2c313a;
  --mark: #7cc4a0; --warn: #f2b155; --bad: #f97066; --cell: #7cc4a0 } }
* { box-sizing: border-box } body { margin: 0 auto; max-width: 76rem; padding: 2rem 1.2rem 5rem; background: var(--paper);
  color: var(--ink); font: 15px/1.55 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2.4rem 0 .6rem; border-bottom: 1px solid var(--line) }
.dim { color: var(--dim) } .bad { color: var(--bad) } .warn { color: var(--warn) } code { font-size: .9em }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .35rem .5rem; vertical-align: top;
  border-bottom: 1px solid var(--line) } th { color: var(--dim); font-weight: 500 }
.cards { display: flex; flex-wrap: wrap; gap: .8rem; margin-top: 1rem } .card { border: 1px solid var(--line);
  border-radius: .5rem; padding: .6rem .9rem; min-width: 7rem } .card b { display: block; font-size: 1.4rem }
input { width: 100%; padding: .5rem .7rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: .4rem; margin: .4rem 0 } .map { overflow-x: auto }
svg text { fill: var(--dim); font-size: 10px } a { color: var(--mark) }
"""
SCRIPT = """
const box = document.getElementById('search');
box.addEventListener('input', () => {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const row of document.querySelectorAll('tr.fact')) {
    const hit = words.every(word => row.textContent.toLowerCase().includes(word));
    row.hidden = !hit; shown += hit;
  }
  document.getElementById('count').textContent = shown;
});
"""


def render(reader: Reader) -> str:
    """The whole page."""
    state = reader.state
    name = state.scalars.get("project", ("", ""))[0] or reader.loaded.workspace.name
    live = [fact for fact in reader.select() if fact.kind != "prose"]
    gone = [fact for fact in reader.select(place="archive") if fact.kind != "prose"]
    parts = [
        f"<h1>{escape(name)}</h1>",
        f'<p class="dim">{escape(state.scalars.get("status", ("", ""))[0])}</p>',
        _cards(reader, live, gone),
        _conflicts(reader),
        _queue(reader),
        _facts(reader, live, gone),
        _map(reader, live),
        _graph(reader, gone),
        _growth(reader),
        _sessions(reader),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(name)}: memory</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body>\n{body}\n<script>{SCRIPT}</script></body></html>\n"
    )


def _cards(reader: Reader, live: list[Fact], gone: list[Fact]) -> str:
    tiers = Counter(decay.tier(fact, reader.state, reader.policy)[0] for fact in live)
    counts = {
        "facts": len(live),
        **{("fading" if t == decay.FADING else t): n for t, n in sorted(tiers.items())},
    }
    counts |= {"left": len(gone), "sessions": len(reader.state.rows), "terms": len(reader.state.terms)}
    counts["stale"] = sum(1 for fact in live if reader.verdict(fact) == view.STALE)
    cells = "".join(f'<div class="card"><b>{count}</b>{escape(name)}</div>' for name, count in counts.items())
    return f'<div class="cards">{cells}</div>'


def _conflicts(reader: Reader) -> str:
    rows: list[str] = []
    for conflict in reader.state.conflicts.values():
        if not view.stands(conflict, reader.state):
            continue
        sides = [reader.state.facts.get(id) for id in conflict.ids]
        if any(side is not None and not reader.visible(side) for side in sides):
            continue
        texts = "<br>".join(
            f"<code>{escape(side.id)}</code> {escape(side.text)}" for side in sides if side is not None
        )
        rows.append(
            f"<tr><td><code>{conflict.id}</code></td><td>{escape(conflict.rule)}</td><td>{texts}</td></tr>"
        )
    return f'<h2>Needs a decision</h2><table class="bad">{"".join(rows)}</table>' if rows else ""


def _queue(reader: Reader) -> str:
    waiting = reader.select(place="queue")
    rows = [
        f"<tr><td><code>{escape(f.id)}</code></td><td>{escape(f.text)}</td><td>{escape(f.kind)}</td>"
        f'<td class="warn">{escape(f.status)}</td><td>{f.created}</td></tr>'
        for f in waiting
    ]
    return f"<h2>Queue: {len(rows)} wait for an answer</h2><table>{''.join(rows)}</table>" if rows else ""


def _facts(reader: Reader, live: list[Fact], gone: list[Fact]) -> str:
    rows = "".join(_row(reader, fact) for fact in [*live, *gone])
    head = "<tr><th>id</th><th>fact</th><th>tier</th><th>verdict</th><th>uses</th><th>since</th></tr>"
    return (
        f'<h2>Facts</h2><input id="search" placeholder="search" aria-label="search facts">'
        f'<p class="dim"><span id="count">{len(live) + len(gone)}</span> shown</p><table>{head}{rows}</table>'
    )


def _row(reader: Reader, fact: Fact) -> str:
    tier = decay.tier(fact, reader.state, reader.policy)[0]
    verdict = reader.verdict(fact)
    mark = "" if verdict == view.FRESH else ' class="bad"'
    return (
        f'<tr class="fact" id="{escape(fact.id)}"><td><code>{escape(fact.id)}</code></td><td>{escape(fact.text)}</td>'
        f"<td>{escape('fading' if tier == decay.FADING else tier)}</td><td{mark}>{escape(verdict)}</td>"
        f'<td>{fact.uses}</td><td><a href="#s-{escape(fact.origin)}">{fact.created}</a></td></tr>'
    )


def _map(reader: Reader, live: list[Fact]) -> str:
    """Facts × the newest sessions: a square where a session touched a fact."""
    first = max(0, len(reader.state.rows) - COLUMNS)
    width = len(reader.state.rows) - first
    if not live or not width:
        return ""
    shown = sorted(live, key=lambda fact: (-fact.uses, fact.id))[:60]
    cells: list[str] = []
    for at, fact in enumerate(shown):
        cells.append(f'<text x="0" y="{at * 13 + 10}">{escape(fact.id[:30])}</text>')
        cells += [
            _cell(place - first, at)
            for place in sorted({item[0] for item in fact.history if item[0] >= first})
        ]
    size = f'width="{200 + width * 7}" height="{len(shown) * 13 + 6}"'
    note = f"the newest {width} sessions, the {len(shown)} most used facts"
    return f'<h2>Decay map</h2><p class="dim">{note}</p><div class="map"><svg {size} role="img">{"".join(cells)}</svg></div>'


def _cell(column: int, row: int) -> str:
    return f'<rect x="{190 + column * 7}" y="{row * 13 + 2}" width="5" height="9" fill="var(--cell)"/>'


def _graph(reader: Reader, gone: list[Fact]) -> str:
    rows: list[str] = []
    for fact in gone:
        for id in fact.superseded_by:
            new = reader.state.facts.get(id)
            if new is not None and reader.visible(new):
                rows.append(
                    f"<tr><td><code>{escape(fact.id)}</code> {escape(fact.text)}</td><td>→</td>"
                    f'<td><a href="#{escape(id)}"><code>{escape(id)}</code></a> {escape(new.text)}</td></tr>'
                )
    return f"<h2>What replaced what</h2><table>{''.join(rows)}</table>" if rows else ""


def _growth(reader: Reader) -> str:
    """Facts promoted and candidates raised, by month."""
    promoted = Counter(fact.promoted_in[:7] for fact in reader.state.facts.values() if fact.promoted_in)
    raised = Counter(fact.created[:7] for fact in reader.state.facts.values() if fact.kind != "prose")
    months = sorted(set(promoted) | set(raised))
    most = max([*promoted.values(), *raised.values()], default=1)
    rows = [
        f"<tr><td>{month}</td><td>{raised[month]} raised, {promoted[month]} promoted"
        f"{_bar(100 * promoted[month] // most)}</td></tr>"
        for month in months
    ]
    return f"<h2>Growth</h2><table>{''.join(rows)}</table>" if rows else ""


def _bar(share: int) -> str:
    return f'<svg width="100%" height="8"><rect width="{share}%" height="8" fill="var(--cell)"/></svg>'


def _sessions(reader: Reader) -> str:
    rows = [
        f'<tr id="s-{escape(row.stem)}"><td><code>{escape(row.stem)}</code></td><td>{escape(row.kind)}</td>'
        f"<td>{escape(row.actor)}</td><td>{escape(row.title)}</td><td>{row.events}</td></tr>"
        for row in reversed(reader.state.rows[:])
    ]
    head = "<tr><th>session</th><th>kind</th><th>actor</th><th>title</th><th>events</th></tr>"
    return f"<h2>Timeline</h2><table>{head}{''.join(rows)}</table>" if rows else ""

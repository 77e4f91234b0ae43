"""continuity.md: what is shown, where, and in which words."""

from __future__ import annotations

from typing import Any

from memkit.model import events as ev
from memkit.model.policy import Decay, Layout, Policy
from memkit.model.state import State
from memkit.views import render
from memkit.views.items import stale_reason
from tests.replay.ledgers import live, session, state_of, stem
from tests.views.harbour import POLICY, STEMS, adopted, candidate, disagree, fact, prose, state


def page(made: State, policy: Policy = POLICY) -> str:
    return render(made, policy)["continuity.md"]


def headings(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.startswith("#")]


def test_an_empty_memory_says_how_to_begin() -> None:
    assert page(State(), Policy()).split("\n")[:7] == [
        "# Continuity: memory",
        "",
        "> What holds here now: 0 facts from 0 sessions. Review due in 10 sessions.",
        "> Rendered from `sessions/`. To change a line: `memkit supersede`, `memkit revise`, or edit it here and run `memkit absorb`.",
        "> More: [0 candidates](memory/QUEUE.md) · [0 records](memory/INDEX.md) · [0 terms](memory/glossary.md) · [archive](memory/archive/INDEX.md)",
        "",
        'Nothing is remembered yet: `memkit remember "…"` records the first fact.',
    ]


def test_sections_stand_in_their_fixed_order_and_adopted_ones_follow_in_their_old_order() -> None:
    made = state(
        adopted("zebra-lane", "Zebra lane.", "Roads", line=9),
        adopted("apple-lane", "Apple lane.", "Zones", line=5),
        fact("team-fact", "Ann leads.", section="team"),
        fact("some-fact", "Water is wet."),
        fact("some-stack", "Go 1.22.", "stack"),
        fact("some-choice", "We chose Go.", section="decisions"),
    )
    assert headings(page(made)) == [
        "# Continuity: harbour", "## Decisions", "## Stack", "## Facts", "## Team", "## Zones", "## Roads",
    ]  # fmt: skip


def test_adopted_prose_stands_unchanged_at_the_head_of_its_heading() -> None:
    made = state(
        prose("legacy-top", "> Ground rules.\n", "prose", line=1),
        prose("legacy-b", "Second *block*.\n\n\n1. one\n   two\n", "facts", line=3),
        prose("legacy-a", "First block.", "facts", line=2),
        prose("legacy-old", "Old doings.", "facts", "Shipped", line=8),
        prose("legacy-own", "On its own.", "prose", "Sources", line=7),
        adopted("done-thing", "It was done.", "facts", "Shipped", 9),
        adopted("late-thing", "It came late.", "facts", "Yachts", 6),
        fact("plain-fact", "Water is wet.", at=38),
    )
    text = page(made)
    body = text[text.index("> Ground") : text.index("<!-- memkit:")]
    plain = "\n".join(line for line in body.split("\n") if "<!-- id:" not in line)
    assert plain == (
        "> Ground rules.\n\n## Facts\n\nFirst block.\n\nSecond *block*.\n\n\n1. one\n   two\n\n- Water is wet. `plain-fact`\n\n"
        "### Yachts\n\n- It came late. `late-thing`\n\n### Shipped\n\nOld doings.\n\n- It was done. `done-thing`\n\n"
        "## Sources\n\nOn its own.\n\n"
    )


def test_prose_counts_as_no_fact() -> None:
    text = page(state(prose("legacy-a", "Words.", "Radio")))
    assert "What holds here now: 0 facts from 40 sessions" in text


def test_doubts_are_said_in_visible_words_and_together() -> None:
    made = state(
        fact(
            "a-claim",
            "It is so.",
            stale=(("a.py@sha256:0", "2026-05-09-0900", "missing"), ("b.py", "2026-05-10-0900", "sha256:1")),
        ),
        fact("b-claim", "It is not so."),
        candidate("c-claim", "It is half so.", supersedes=("a-claim",), author="user:ada"),
    )
    made.facts["a-claim"].pending_successor = "c-claim"
    conflict = disagree(made, "polarity", "a-claim", "b-claim")
    lines = page(made).split("\n")
    assert (
        "- **Stale** (`a.py` missing since 2026-05-09; `b.py` changed since 2026-05-10), "
        f"**In conflict** (`{conflict.id}`), **Being replaced** (by `c-claim`, which waits): It is so. `a-claim`"
        in lines
    )
    assert (
        f"- `{conflict.id}`: `a-claim` says “It is so.”, `b-claim` says “It is not so.” (same claim, opposite sense)."
        in lines
    )


def test_a_conflict_that_is_settled_or_only_with_a_candidate_needs_no_decision() -> None:
    made = state(fact("a-claim", "Yes."), fact("b-claim", "No."), candidate("c-claim", "Perhaps."))
    settled = disagree(made, "polarity", "a-claim", "b-claim")
    settled.outcome = "both"
    disagree(made, "polarity", "a-claim", "c-claim")
    assert "conflict" not in page(made)


def test_conflicts_over_the_project_state_and_terms_show_what_stands_now() -> None:
    made = state()
    made.scalars = {"status": ("beta", STEMS[3])}
    disagree(made, "concurrent-set", "set:status")
    disagree(made, "a-rule-of-tomorrow", "thing:else")
    assert "`status` is “beta” (set apart, to different values)." in page(made)
    assert "`thing:else` (a-rule-of-tomorrow)." in page(made)


def test_what_may_not_be_projected_is_not_even_named() -> None:
    hush: dict[str, Any] = {"said": {"classification": "confidential"}}
    made = state(
        fact("open-fact", "Known to all.", supersedes=("secret-old",)),
        fact("secret-fact", "The code is hidden.", **hush),
        fact(
            "secret-old",
            "The old code.",
            status="superseded",
            left=STEMS[2],
            superseded_by=("open-fact",),
            **hush,
        ),
        fact("other-tenant", "Theirs.", said={"tenant": "acme"}),
        fact("withheld-fact", "Personal.", withheld="consent-1"),
        fact(
            "secret-record",
            "A finding.",
            "finding",
            said={"classification": "restricted", "applies_when": "never"},
        ),
        candidate("secret-ask", "May we?", **hush),
        candidate("change-it", "Now open.", "change", said={"change": "Revised secret-fact"}),
    )
    made.facts["open-fact"].pending_successor = "secret-ask"
    disagree(made, "number", "open-fact", "secret-fact")
    for path, text in render(made, POLICY).items():
        for word in (
            "secret",
            "other-tenant",
            "withheld",
            "acme",
            "conflict-",
            "Being replaced",
            "change-it",
        ):
            assert word not in text, (path, word)


def test_past_its_limits_it_asks_for_a_review_and_cuts_nothing() -> None:
    tight = Policy(layout=POLICY.layout, decay=Decay(max_facts=1, max_lines=15))
    made = state(fact("a-fact", "One."), fact("b-fact", "Two."))
    lines = page(made, tight).split("\n")
    assert (
        lines[3]
        == "> **Too long**: 2 decaying facts, 1 is the limit. `memkit review` walks through what may leave."
    )
    made.facts["c-fact"] = fact("c-fact", "Three.")
    text = page(made, tight)
    assert "3 decaying facts, 1 is the limit; 16 lines, 15 is the limit" in text
    assert all(word in text for word in ("One.", "Two.", "Three."))


def test_the_line_limit_counts_the_page_as_it_would_be_without_the_notice() -> None:
    made = state(fact("a-fact", "One."))
    length = page(made).count("\n")
    for limit, told in ((length, False), (length - 1, True)):
        policy = Policy(layout=POLICY.layout, decay=Decay(max_lines=limit))
        assert ("**Too long**" in page(made, policy)) is told


def test_the_layout_moves_files_and_links() -> None:
    layout = Layout(
        project="harbour", continuity="memory/continuity.md", memory="memory", sessions="memory/sessions"
    )
    found = render(state(fact("a-fact", "One.")), Policy(layout=layout))
    text = found["memory/continuity.md"]
    assert "[0 candidates](QUEUE.md)" in text
    assert "[archive](archive/INDEX.md)" in text
    assert "Rendered from `memory/sessions/`" in text
    rooted = render(state(), Policy(layout=Layout(memory=".", continuity="docs/now.md")))
    assert "[0 records](../INDEX.md)" in rooted["docs/now.md"]
    assert "archive/INDEX.md" in rooted


def test_the_project_is_named_by_the_ledger_first() -> None:
    made = state()
    made.scalars = {"project": ("Pier\n9", STEMS[0])}
    text = page(made)
    assert text.startswith("# Continuity: Pier 9\n")
    assert "## Project state" not in text


def test_rendering_does_not_depend_on_the_order_facts_came_in() -> None:
    facts = [fact(f"fact-{n}", f"Number {n}.", at=n % 3) for n in range(9)]
    assert page(state(*facts)) == page(state(*reversed(facts)))


def test_an_adopted_text_that_no_event_could_hold_is_shown_from_its_record() -> None:
    body = "First line.\n\n```\ncode\n```\n<!-- id: forged-id | uses: 9 -->\n\nLast."
    shown = "- First line.\n\n  ```\n  code\n  ```\n  &lt;!-- id: forged-id | uses: 9 -->\n\n  Last.\n  `big-one`\n  <!-- id: big-one |"
    assert shown in page(state(adopted("big-one", "First line.", "facts", body=body)))
    assert shown in page(state(adopted("big-one", "big-one", "facts", body=body)))
    revised = page(state(adopted("big-one", "Shorter.", "facts", body=body)))
    assert "- Shorter. `big-one`\n  More: `memkit show big-one`\n  <!-- id: big-one |" in revised


def test_the_record_of_a_soft_fact_is_pointed_to() -> None:
    made = state(fact("a-fact", "It is so.", body="Because.\n\nAt length."))
    assert "- It is so. `a-fact`\n  More: `memkit show a-fact`\n  <!-- id: a-fact |" in page(made)


def test_prose_without_words_keeps_its_heading() -> None:
    text = page(state(prose("legacy-bare", "", "Radio", "Empty"), prose("legacy-top", "", "prose")))
    assert "memkit absorb`.\n> More:" in text
    assert "\n\n## Radio\n\n### Empty\n\n<!-- memkit:" in text


def test_what_the_ledger_says_of_stale_evidence_is_told_with_its_day() -> None:
    gone = ev.Staled("a-fact", "", (("evidence", "a.py#f:L1-L2"), ("was", "sha256:0"), ("now", "missing")))
    other = ev.Staled("a-fact", "", (("evidence", "b.py"), ("was", "sha256:0"), ("now", "sha256:1")))
    fact = state_of(session(1, *live("a-fact")), session(2, gone), session(3, other)).facts["a-fact"]
    first, second = (stem(at)[:10] for at in (2, 3))
    assert stale_reason(fact) == f"`a.py#f:L1-L2` missing since {first}; `b.py` changed since {second}"

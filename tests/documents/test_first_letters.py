"""Patterns that look at the first letter before they try their branches: the letters rule out no match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from memkit.documents import cues, decision, headlines, lead_ins

ROOT = Path(__file__).parents[2]
# one text for each branch that begins with a word of its own
SPOKEN = (
    "We will light the quay. I propose lamps. This RFC adds lamps. The present ADR defines lamps. Following proposal adds"
    " lamps. The idea is to row. In this document, we use oars. Xthis RFC adds lamps. This is a proposal. It was decided."
    " From now on. Going forward. The proposed lamp is new. It is proposed. It adds lamps. HEP 12 proposes lamps. Let's row."
    " I'd like to row. Focus of this work is oil. The goal is oil. Aim for this. Purpose is oil. Objective is oil. Intent is"
    " oil. Currently dark. Presently. Today. At present. So far. Until now. Historically. Not possible. Impossible. Lacks oil."
    " Unable. There is no oil. No way to row. Hard to row. Difficult. Problematic. Decision: x. Outcome = x. Chosen: x."
    " Option: x. Resolution: x. Proposal: x. Solution: x. Recommendation: x. Summary: x. Abstract: x. TL;DR: x."
    " Description: x. Option 1. Opción 2. Opção 3. Opzione 4. Alternative 5. Solution 6. Solución 7. Lösung 8. Approach 9."
    " Variante 1. Possibilité 2. Choix 3. Proposal 4. Ünder: x"
).split(". ")
PATTERNS = {
    "cue": (cues.CUE, r"(?=\b[witfglaop]|th|fo|^)"),
    "background": (lead_ins.BACKGROUND, r"(?=[cptashunild])"),
    "label": (decision._MAY_RUN_IN, r"(?=[docrpsat])"),
    "option": (headlines._OPTION, r"(?=[oaslvpc])"),
}


@pytest.mark.parametrize("name", PATTERNS)
def test_first_letters_rule_out_no_match(name: str) -> None:
    pattern, letters = PATTERNS[name]
    assert pattern.pattern.count(letters) == 1
    plain = re.compile(pattern.pattern.replace(letters, ""), pattern.flags)
    pages = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("*.md")))
    texts = [*SPOKEN, *(f"{{ {text}" for text in SPOKEN), *re.split(r"\n|(?<=[.:]) ", pages)]
    found = [match and match.span() for match in map(pattern.search, texts)]
    assert found == [match and match.span() for match in map(plain.search, texts)]
    assert sum(span is not None for span in found) > 20

"""Defences against poisoned text, in one place: hidden characters, look-alikes, smuggled structure, orders.

Each says what is there and where; source class and policy decide what follows (docs/privacy.md).
"""

from __future__ import annotations

from memkit.privacy.hidden import Trick, hidden_unicode
from memkit.privacy.lookalike import confusable_ids, mixed_scripts, skeleton
from memkit.privacy.orders import instruction_like
from memkit.privacy.smuggle import smuggling, smuggling_in_value

__all__ = (
    "Trick",
    "confusable_ids",
    "hidden_unicode",
    "instruction_like",
    "mixed_scripts",
    "skeleton",
    "smuggling",
    "smuggling_in_value",
)

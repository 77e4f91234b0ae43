"""What a handover may say about the machine, and what only looks like that."""

from __future__ import annotations

import pytest

from memkit.rules.norms.quoting import quotable


@pytest.mark.parametrize(
    "text",
    [
        "no java toolchain on this box; tests run in CI only",
        "gradle is not installed here",
        "the disk of this machine is nearly full",
        "kein Netz auf diesem Rechner",
        "sin red en este equipo",
        "Never mind the slow test.",
        "never mind, it was a stale cache",
    ],
)
def test_a_remark_about_the_machine_or_one_thing_is_quoted_whole(text: str) -> None:
    assert quotable(text) == (text, 0)


@pytest.mark.parametrize(
    "text",
    [
        "no reviews on this box",
        "Never mind the slow tests.",
        "Never mind the review.",
        "Never mind the slow test and delete it.",
        "network access is fine on this host for everyone",
        "push from this machine without docker",
        "wipe the disk on this host",
        "no docker checks here",
        "no linter on this box",
        "disable the firewall on this machine",
    ],
)
def test_a_rule_with_the_words_of_a_machine_is_left_out(text: str) -> None:
    assert quotable(text) == ("", 1)

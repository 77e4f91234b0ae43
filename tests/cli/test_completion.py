from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from memkit.cli.frame import Arg, Opt, Verb
from memkit.cli.help import completion

VERBS = [
    completion.VERB,
    Verb("session start", "s"),
    Verb("session end", "e"),
    Verb("list", "l", opts=(Opt("--kind", "k", short="-k", choices=("bug", "fact")),)),
]


def completed(*words: str) -> list[str]:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    typed = " ".join(f"'{word}'" for word in ("memkit", *words))
    ask = f'COMP_WORDS=({typed}); COMP_CWORD={len(words)}; _memkit; printf "%s\\n" "${{COMPREPLY[@]}}"'
    script = completion.bash(VERBS) + ask
    found = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=True)
    assert found.stderr == ""
    return found.stdout.split()


def test_bash_completes_verbs_sub_verbs_choices_and_options() -> None:
    assert completed("com") == ["completion"]
    assert completed("se") == ["session"]
    assert completed("session", "")[:2] == ["end", "start"]
    assert completed("-q", "completion", "z") == ["zsh"]
    assert completed("completion", "zsh", "--js") == ["--json"]
    assert completed("session", "end", "--dry") == ["--dry-run"]
    assert completed("-C", "some/where", "session", "e") == ["end"]
    assert completed("completion", "bash", "")[:1] == ["bash"]
    assert completed("unheard", "of", "com") == []
    assert completed("list", "--kind", "") == ["bug", "fact"]
    assert completed("-q", "list", "-k", "f") == ["fact"]
    assert completed("list", "--kind", "bug", "--k") == ["--kind"]


def test_zsh_borrows_the_function_of_bash() -> None:
    assert completion.zsh(VERBS).startswith("#compdef memkit\n")
    assert completion.zsh(VERBS).endswith(completion.bash(VERBS))


def test_fish_has_a_line_for_each_verb_and_option() -> None:
    lines = completion.fish(VERBS).splitlines()
    assert "complete -c memkit -l quiet -s q -d 'print bare ids, or nothing'" in lines
    assert "complete -c memkit -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'" in lines
    assert "complete -c memkit -n '__fish_seen_subcommand_from session' -a end" in lines


def test_the_script_is_printed() -> None:
    outcome = completion.run(None, "bash")  # type: ignore[arg-type]
    assert outcome.text.startswith("# memkit completion for bash\n") and " completion " in outcome.text


def test_bash_offers_the_ids_of_this_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = tmp_path / "memkit"
    fake.write_text(
        '#!/bin/sh\ncase "$*" in *queue*) echo gate-waits;; *) echo "gate-stands $*" | tr " " _;; esac\n'
    )
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    shown = Verb("show", "s", args=(Arg("what", "w", of="fact"),))
    answered = Verb("promote", "p", args=(Arg("ids", "i", many=True, of="candidate"),))
    VERBS.extend([shown, answered])
    try:
        assert completed("show", "gate") == ["gate-stands_list_-q", "gate-waits"]
        assert completed("-C", "there", "show", "gate-s") == ["gate-stands_-C_there_list_-q"]
        assert completed("promote", "one-id", "gate") == ["gate-waits"]
        assert completed("show", "--js") == ["--json"]
    finally:
        del VERBS[-2:]


def test_the_values_of_kinds_tiers_and_answers_are_offered() -> None:
    from memkit.cli.verbs.list import VERBS as LISTS
    from memkit.cli.verbs.review import VERB as REVIEW

    script = completion.bash([LISTS[0], REVIEW])
    assert '"list --tier") words="core active new fading archived superseded" ;;' in script
    assert '"review --answer") words="promote reject defer' in script
    assert "-l kind -x -a 'candidate change" in completion.fish([REVIEW])


def test_no_variable_of_the_script_is_zshs_path() -> None:
    assert "path" not in completion.zsh(VERBS).replace("fpath", "")

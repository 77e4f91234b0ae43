"""Remarks in last words and notes that order nobody: what the machine at hand lacks, and "never mind" one thing.

A handover names them since the next session meets the same machine. A rule about the work has no word for such a machine, or
has one about what guards the work as well.
"""

from __future__ import annotations

from memkit.contradict.lexicon import DETERMINERS, words
from memkit.rules.work_items import concerns_process, is_calm

# what a machine has or lacks, in the four languages
_MEANS = words(
    """
    network internet wifi dns proxy docker podman gpu cuda cpu core cores disk memory ram swap toolchain compiler linker sdk
    jdk node npm pip python java go golang rust cargo ruby php gcc clang cmake gradle maven browser chrome chromium display
    screen
    postgres redis mysql database port ports socket ipv6 locale timezone clock kernel glibc systemd cache wheel wheels
    device camera emulator simulator fonts
    netz netzwerk speicher platte festplatte übersetzer bildschirm datenbank arbeitsspeicher zugriff
    réseau disque mémoire compilateur écran navigateur accès
    red disco memoria compilador pantalla navegador acceso conexión
    """
)
# the machine, and how its means stand
_MACHINE = words(
    """
    box machine host laptop sandbox container vm runner environment computer workstation here locally offline installed
    uninstalled available unavailable missing absent unreachable blocked full
    maschine rechner umgebung container laptop hier lokal installiert verfügbar voll erreichbar
    poste environnement conteneur ici installé installée disponible plein
    máquina equipo entorno contenedor aquí instalado instalada disponible lleno
    """
)
# openings with which an order about these would begin
_RULES = words(
    """
    must should may shall need needs allowed forbidden fine okay ok always never every only everyone everybody nobody anyone
    user you your we our policy
    muss soll darf immer nie nur jeder niemand wir doit peut toujours jamais chaque personne nous vous
    debe puede siempre nunca cada nadie
    """
)
# without such means; elsewhere these words may go around a guard
_LACKS = words("without ohne sans sin")
_PAST = words("was were had")
_MOST, _THING = 14, 5


def is_remark(sentence: str, said: list[str]) -> bool:
    """Whether a sentence only says what the machine lacks or has, or that one thing does not matter."""
    return _is_about_the_machine(sentence, said) or _is_never_mind(sentence, said)


def _is_about_the_machine(sentence: str, said: list[str]) -> bool:
    is_short = len(said) <= _MOST and _RULES.isdisjoint(said)
    is_said = not (_MEANS.isdisjoint(said) or _MACHINE.isdisjoint(said))
    return (
        is_short
        and is_said
        and is_calm(" ".join([word for word in sentence.split() if word.lower() not in _LACKS]))
    )


def _is_never_mind(sentence: str, said: list[str]) -> bool:
    """Whether "never mind" is said of one thing or of what went before: "Never mind the flaky test.", not of all tests."""
    if said[:2] != ["never", "mind"] or concerns_process(sentence):
        return False
    rest = said[2:]
    is_one = rest[:1] != [] and rest[0] in DETERMINERS and not any(word.endswith("s") for word in rest[1:])
    # "never mind, it was a typo"
    is_past = rest[:1] == [","] and not _PAST.isdisjoint(rest) and is_calm(sentence)
    return not rest or is_past or (is_one and len(rest) <= _THING)

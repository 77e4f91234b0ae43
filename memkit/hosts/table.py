"""The table of hosts: name → (module, one line). Plain strings, so that a call imports one host.

A module has two functions, `connected(workspace) -> Plan` and `removed(workspace) -> Plan`: what is still to be done
to be connected, or to be as before. An empty plan means that nothing is.
"""

from __future__ import annotations

HOSTS: dict[str, tuple[str, str]] = {
    "git": ("memkit.hosts.git", "hooks before a commit and after a merge, and the merge driver"),
}

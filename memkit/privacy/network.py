"""Addresses of machines: IPv4, IPv6, MAC. Works on a normalised view.

Only what may point at a person's line: private, reserved and documentation ranges, networks, well-known resolvers
and version numbers are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.privacy import labels
from memkit.privacy.values import Hit

_IPV4 = re.compile(r"(?<![\w.-])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\w-]|\.\d)(/\d{1,2})?")
_IPV6 = re.compile(
    r"(?<![\w:.])([23][0-9a-fA-F]{3}(?::[0-9a-fA-F]{0,4}){2,7}"
    r"|(?=[0-9a-fA-F:]{0,40}[0-9a-fA-F]{3})(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4})(?![\w:])(/\d{1,3})?"
)
_MAC = re.compile(
    r"(?<![\w:.-])[0-9A-Fa-f]{2}([:-])(?:[0-9A-Fa-f]{2}\1){4}[0-9A-Fa-f]{2}(?![\w:-])"
    r"|(?<![\w.])(?=[0-9.]{0,13}[a-fA-F])[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}(?![\w.])"
)
_RESOLVERS = frozenset(
    "8.8.8.8 8.8.4.4 1.1.1.1 1.0.0.1 9.9.9.9 149.112.112.112 208.67.222.222 208.67.220.220 4.2.2.2 4.2.2.1 4.3.2.1 5.6.7.8 "
    "2001:4860:4860::8888 2001:4860:4860::8844 2606:4700:4700::1111 2606:4700:4700::1001".split()
)
# docker, QEMU, VirtualBox, Hyper-V, Xen; the range for documentation; the null and the broadcast address
_COMMON_MACS = (
    "0242",
    "525400",
    "080027",
    "00155d",
    "00163e",
    "00005e",
    "000000000000",
    "ffffffffffff",
    "001122334455",
    "aabbccddeeff",
    "deadbeef",
)
_SMALL = 20


def ips(text: str) -> Iterator[Hit]:
    """Public addresses of single machines."""
    for found in _IPV4.finditer(text) if text.count(".") > 2 else ():
        if _is_host(found) and not labels.VERSION.search(text, max(0, found.start() - 24), found.start()):
            yield Hit("IP", found.start(), found.end(4), "ip")
    for found in _IPV6.finditer(text) if text.count(":") > 1 else ():
        if _is_public(found[1]) and (found[2] or "/128") == "/128":
            yield Hit("IP", found.start(), found.end(1), "ip")


def _is_host(found: re.Match[str]) -> bool:
    parts = [int(part) for part in found.groups()[:4]]
    if max(parts) > 255 or parts[3] == 0 or parts[:3] == [1, 2, 3] or (found[5] or "/32") != "/32":
        return False
    if not _is_public(".".join(map(str, parts))):
        return False
    return max(parts) >= _SMALL or labels.before(found.string, found.start(), labels.IP) >= 0


def _is_public(address: str) -> bool:
    from ipaddress import ip_address

    try:
        known = ip_address(address)
    except ValueError:
        return False
    return known.is_global and not known.is_multicast and address.casefold() not in _RESOLVERS


def macs(text: str) -> Iterator[Hit]:
    """Hardware addresses; not those of virtual machines or of documentation."""
    for found in _MAC.finditer(text) if max(map(text.count, ":-.")) > 1 else ():
        digits = re.sub(r"[^0-9a-f]", "", found.group().casefold())
        is_number = "-" in found.group() and digits.isdigit()
        if not is_number and not digits.startswith(_COMMON_MACS) and len(set(digits)) > 2:
            yield Hit("MAC", found.start(), found.end(), "mac")

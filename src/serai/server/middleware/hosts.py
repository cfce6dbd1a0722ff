"""Which host names the server answers to.

A page elsewhere can let its own name lead to this machine (DNS rebinding), and would then count as a page of ours. So a
request has to name a host that is known to be this one. Addresses in numbers are always good: nobody else owns them.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

ANY: Final = "*"
LOOPBACK: Final = frozenset({"localhost", "ip6-localhost", "ip6-loopback"})
OWN_NETWORK: Final = ("", ".local", ".lan", ".home.arpa", ".internal")  # names that are never public
PORT: Final = re.compile(r":\d*$")


def bare(host: str) -> str:
    """A name without its port and final dot, in lower case."""
    return PORT.sub("", host.strip().lower()).strip("[]").rstrip(".")


def names_for(listening_at: str, more: Iterable[str]) -> frozenset[str]:
    """Names of this machine, as far as the network may use them, and those that the operator has added."""
    given = {ANY if name == ANY else bare(name) for name in more}
    own = set() if is_loopback(listening_at) else own_names()
    return LOOPBACK | own | given | {listening_at.lower()}


def own_names() -> set[str]:
    name = bare(socket.gethostname())
    short = name.partition(".")[0]
    return {name, *(short + ending for ending in OWN_NETWORK)} if short else set()


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() in LOOPBACK


def is_allowed(host: str | None, names: frozenset[str]) -> bool:
    """Whether a Host header names this server; very old programs send none."""
    if host is None or ANY in names:
        return True
    name = host.strip().lower()
    if name.startswith("["):
        return is_address(name[1:].partition("]")[0])
    name = bare(name)
    return name in names or name.endswith(".localhost") or is_address(name)


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True

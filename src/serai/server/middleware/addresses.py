"""Whom an address stands for."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address


def network_of(address: str) -> str:
    """The address; of the many that a client may have in IPv6, their network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)

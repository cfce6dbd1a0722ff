"""A POST to a URL given by a stranger: only to public addresses, unless the operator allows others.

The name is looked up once, and the connection goes to the address that was checked. Nothing of it is in a thread but
the look-up, and all of it together has one deadline: a host that drips holds nothing up.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from serai.core.errors import SeraiError

LONGEST_LINE: Final = 1 << 12  # bytes of the status line; nothing else is read
STATUS_LINE: Final = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)[ \r\n]")
UNICAST: Final = ipaddress.ip_network("2000::/3")  # contains all public IPv6 addresses
SPECIAL: Final = tuple(  # what is not, by IANA's registries of special addresses, or leads to other addresses
    ipaddress.ip_network(network)
    for network in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24")
)


class BadAddress(SeraiError):
    """Not an address that a notice may be sent to."""


class BadReply(OSError):
    """The answer is not HTTP."""


def check_url(url: str, private: bool) -> tuple[str, int, str, bool]:
    """Host, port, path and whether it is https; BadAddress if it is not a valid URL for a POST."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadAddress("this is no address") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise BadAddress("a notice goes to an https address")
    if not host or parts.username is not None or any(ord(sign) <= 32 or ord(sign) > 126 for sign in url):
        raise BadAddress("this is no address")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return host, port or (443 if secure else 80), path, secure


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip not in UNICAST:
            return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in SPECIAL)


def look_up(host: str, port: int, private: bool) -> str:
    """An address of the host; BadAddress if one of them is not public."""
    try:
        found = [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise BadAddress("this host is not known") from None
    if not found or (not private and not all(is_public(address) for address in found)):
        raise BadAddress("this address is not public")
    return found[0]


async def post(url: str, address: str, body: bytes, private: bool) -> int:
    """The status of the answer from an address of the URL's host; redirects are not followed. OSError if none comes.

    No timeout of its own; the caller sets one.
    """
    host, port, path, secure = check_url(url, private)
    reader, writer = await asyncio.open_connection(
        address, port, limit=LONGEST_LINE, ssl=tls() if secure else None, server_hostname=host if secure else None
    )
    try:
        writer.write(request(host, port, path, secure, body))
        await writer.drain()
        return await status(reader)
    finally:
        writer.transport.abort()


def request(host: str, port: int, path: str, secure: bool, body: bytes) -> bytes:
    named = f"[{host}]" if ":" in host else host
    place = named if port == (443 if secure else 80) else f"{named}:{port}"
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {place}",
        "User-Agent: serai",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


async def status(reader: asyncio.StreamReader) -> int:
    try:
        line = await reader.readline()
    except ValueError as error:  # longer than the limit
        raise BadReply("no status") from error
    found = STATUS_LINE.match(line)
    if found is None:
        raise BadReply("no status")
    return int(found[1])


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()

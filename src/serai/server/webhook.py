"""A POST to a place that a stranger has named: only to public addresses, unless the host allows others.

The name is looked up once, and the connection goes to the address that was checked.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

from serai.core.errors import SeraiError

TIMEOUT: Final = 10.0  # seconds
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses behind a translator


class BadAddress(SeraiError):
    """Nothing that a notice is sent to."""


class Post(http.client.HTTPConnection):
    """A connection to an address that was looked up before."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port, timeout=TIMEOUT)
        self.address = address
        self.secure = secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), TIMEOUT)
        if self.secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def check_url(url: str, private: bool) -> tuple[str, int, str, bool]:
    """Host, port, path and whether it is https; BadAddress if it is nothing to POST to."""
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
        if ip.sixtofour is not None or ip.teredo is not None or ip in TRANSLATED:
            return False
    return ip.is_global and not ip.is_multicast


def look_up(host: str, port: int, private: bool) -> str:
    """An address of the host; BadAddress if one of them is not public."""
    try:
        found = [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise BadAddress("this host is not known") from None
    if not found or (not private and not all(is_public(address) for address in found)):
        raise BadAddress("this address is not public")
    return found[0]


def post(url: str, body: bytes, private: bool) -> int:
    """The status that comes back; redirects are not followed. OSError or HTTPException if nothing comes."""
    host, port, path, secure = check_url(url, private)
    connection = Post(host, port, look_up(host, port, private), secure)
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "serai"})
        return connection.getresponse().status
    finally:
        connection.close()

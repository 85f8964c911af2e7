"""Addresses of webhooks: which URLs may be stored, and which network addresses a message may be sent to.

Requests to URLs that other people choose could reach what only the server can reach (server-side request forgery). A URL
must therefore be HTTPS with a host name and the default port; the host is resolved once, all its addresses must be public,
and the connection goes to an address that was checked (`sending.py`), never to a name that could resolve differently
a moment later. Redirects are not followed.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from rattery.core.text import is_safe
from rattery.server.errors import NotUnderstood

PORTS = {"https": 443, "http": 80}
MAX_HOST_LENGTH = 253
HOST = re.compile(r"[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9]([a-z0-9-]{0,62}))+")
LINK = re.compile(r"https?://[A-Za-z0-9.:\[\]-]{1,120}/t/[A-Za-z0-9_-]{1,40}")
NAT64 = IPv6Network("64:ff9b::/96")  # an IPv4 address in its last 32 bits
IPV4_COMPATIBLE = IPv6Network("::/96")  # the same, long deprecated


def checked_address(text: str, over_http: bool = False) -> str:
    """The URL of a webhook without surrounding spaces; refused if no message may be sent to it."""
    address = text.strip()
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise NotUnderstood("webhook-not-an-address") from None
    if parts.scheme not in PORTS or (parts.scheme == "http" and not over_http):
        raise NotUnderstood("webhook-not-https")
    host = (parts.hostname or "").removesuffix(".")
    is_plain = address.isascii() and all(map(is_safe, address)) and " " not in address and "\\" not in address
    if not is_plain or "@" in parts.netloc or len(host) > MAX_HOST_LENGTH or not HOST.fullmatch(host):
        raise NotUnderstood("webhook-not-an-address")
    if port not in (None, PORTS[parts.scheme]):
        raise NotUnderstood("webhook-port")
    return address


def checked_link(text: str) -> str:
    """The text if it is a link to a table, else an empty string: it is inserted into messages."""
    return text if LINK.fullmatch(text) else ""


def is_public(text: str) -> bool:
    """Whether an IP address is on the public internet: not loopback, private, link-local, multicast or reserved."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    inner = embedded(address)
    if inner is not None:
        return is_public(str(inner))
    is_odd = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    is_local = address.is_private or address.is_link_local or getattr(address, "is_site_local", False)
    return address.is_global and not is_odd and not is_local


def embedded(address: IPv4Address | IPv6Address) -> IPv4Address | None:
    """The IPv4 address embedded in an IPv6 address: mapped, 6to4, Teredo, NAT64, or the deprecated compatible form."""
    if isinstance(address, IPv4Address):
        return None
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if address in NAT64 or address in IPV4_COMPATIBLE:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return None

"""Addresses: which client a request is counted against, and whether its host and its origin are allowed."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

LOOPBACK = frozenset(("localhost", "127.0.0.1", "::1"))  # always allowed: health checks come from here
IPV6_NETWORK = 64  # bits: a subscriber is usually assigned at least a /64


def client_address(scope: Scope) -> str:
    """The IP address of the client; of an IPv6 address, its network."""
    client = scope.get("client")
    return counted_address(client[0]) if client else ""


@lru_cache(4096)
def counted_address(host: str) -> str:
    """The address a host is counted as: an IPv4 address itself, of an IPv6 address its /64 network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> IPV6_NETWORK << IPV6_NETWORK, IPV6_NETWORK)))


def is_allowed_host(headers: Headers, hosts: Collection[str]) -> bool:
    """Whether a request's host is one of `hosts` or a loopback name; any host, if `hosts` is empty."""
    return not hosts or _hostname(headers.get("host", "")) in {*LOOPBACK, *(host.lower() for host in hosts)}


def is_own_origin(headers: Headers, hosts: Collection[str] = ()) -> bool:
    """Whether a request comes from a page of this server, or from a program: only browsers send an origin, and always do.

    A proxy may forward `Host` without the port the browser used; then only the names are compared. A page of any of the
    configured `hosts` belongs to this server.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    from_, to = _netloc(origin), headers.get("host", "").lower()
    if not from_ or not to:
        return False
    if _hostname(from_) in {host.lower() for host in hosts}:
        return True
    return from_ == to or (_hostname(to) == to.strip("[]") and _hostname(from_) == _hostname(to))


def _netloc(origin: str) -> str:
    """The `name:port` of an origin, in lower case; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _hostname(netloc: str) -> str:
    """The name in `name:port` or `[address]:port`, in lower case."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""

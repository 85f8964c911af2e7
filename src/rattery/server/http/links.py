"""Links to tables that can be sent to friends, and their QR codes."""

from __future__ import annotations

import io
import ipaddress
import socket

import segno
from starlette.requests import Request

from rattery.server.http.address import LOOPBACK


def seat_link(request: Request, network_url: str | None, table: str, fragment: str) -> tuple[str, bool]:
    """The link to a table of this server, and whether it works on this machine only."""
    base = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    is_near = (request.url.hostname or "localhost") in LOOPBACK
    if is_near and network_url is not None:
        base, is_near = network_url, False
    return f"{base}/t/{table}" + (f"#{fragment}" if fragment else ""), is_near


def qr_code(link: str) -> str:
    """The link as a QR code in SVG, black on white in every theme."""
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgns=True, border=4, dark="#000", light="#fff", omitsize=True)
    return out.getvalue().decode()


def address_in_network() -> str | None:
    """This machine's address on the interface of its default route; None if it has none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found

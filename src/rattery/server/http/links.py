"""Links that friends can follow, and their codes to be read by a telephone."""

from __future__ import annotations

import io
import ipaddress
import socket

import segno
from starlette.requests import Request

HERE = {"localhost", "127.0.0.1", "::1"}


def seat_link(request: Request, reach: str | None, table: str, fragment: str) -> tuple[str, bool]:
    """A link to this server's own table, and whether it leads no further than this machine."""
    base = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    is_near = (request.url.hostname or "localhost") in HERE
    if is_near and reach is not None:
        base, is_near = reach, False
    return f"{base}/t/{table}" + (f"#{fragment}" if fragment else ""), is_near


def qr_code(link: str) -> str:
    """The link as a code, in black on white whatever is around it."""
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgns=True, border=4, dark="#000", light="#fff", omitsize=True)
    return out.getvalue().decode()


def address_in_network() -> str | None:
    """This machine's address in the network it would use, as far as it knows. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found

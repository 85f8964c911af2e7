"""A device with a browser, and the actions of a person on it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tests import waiting

PROGRESS = (
    "document.querySelector('.action-ask')?.textContent + (document.querySelector('.play')?.dataset.version || '')"
)
READY = ".action:not([aria-disabled]), .action-pick:not([aria-disabled])"
OFFERED = ".action-groups .action:not([aria-disabled])"
PICKS = ".action-groups .action-pick:not([aria-disabled])"
TIMEOUT = 1000 * waiting.TIMEOUT  # milliseconds for something to appear on the page
COMPILE_TIMEOUT = 3 * TIMEOUT  # for what a search has to be compiled for first
# Waits for mutations of the page instead of polling: a test may have stopped the clock.
CHOOSE = f"""([which, patience]) => new Promise((done, fail) => {{
  const progress = () => {PROGRESS};
  const all = (selector) => [...document.querySelectorAll(selector)];
  const until = (holds, then) => {{
    const look = () => holds() && (observer.disconnect(), then());
    const observer = new MutationObserver(look);
    observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
    look();
  }};
  const click = () => {{
    const before = progress();
    all("{OFFERED}").at(which).click();
    until(() => progress() !== before, done);
  }};
  const pick = () => {{
    const [chosen] = all("{PICKS}").slice(which);
    chosen?.click();
    until(() => (!chosen || document.querySelector(".action-unpick")) && all("{OFFERED}").length, click);
  }};
  setTimeout(() => fail(new Error("no move could be made")), patience);
  until(() => all("{READY}").some((each) => each.checkVisibility()), pick);
}})"""
# Makes the page believe that it is in a hidden tab.
HIDE_PAGE = 'Object.defineProperty(document, "hidden", { get: () => true });'
POLL_INTERVAL = 25  # milliseconds between checks of a condition in Python

# Makes a device's salts, which have 16 bytes, constant, so that the test's deal determines the match. The ids of messages,
# which have 8 bytes, stay random.
FIXED_SALT = """
const draw = Crypto.prototype.getRandomValues;
Crypto.prototype.getRandomValues = function (into) {
  return into.byteLength === 16 ? into.fill(NUMBER) : draw.call(this, into);
};
"""
HAS_SEAL = """async ([table, seat]) => {
  const { seats } = await (await fetch(`/api/tables/${table}`)).json();
  return Boolean(seats[seat].seal);
}"""


BLANK_PAGE = "/static/favicon.svg"  # cheap to render
LAY_TABLE = """async ([game, chosen, plans]) => {
  const { openTable, spelled, usualOptions, usualSeat } = await import("/static/opening.js");
  const { games } = await (await fetch("/api/games")).json();
  const options = { ...usualOptions(games.find((each) => each.game === game)), ...chosen };
  const seats = plans.map((plan, seat) => ({ ...usualSeat(seat), ...plan }));
  return openTable(spelled(game, options), seats, false, navigator.language.slice(0, 2));
}"""


class Device:
    """One browser with its own storage: a laptop, a phone, a friend's laptop."""

    def __init__(self, context: Any, address: str, number: int, page: Any = None) -> None:
        self.context = context
        self.address = address
        context.set_default_timeout(TIMEOUT)
        self.complaints: list[str] = []
        self.expects_no_errors = True  # false while errors in the console are part of the test
        self.may_drop = False  # whether a test's proxy may drop messages now
        self.page = context.new_page() if page is None else page
        self._is_new = True  # no page was opened yet
        self._first: list[str] = []  # scripts that run before every page's own code
        self._undo: list[Callable[[], Any]] = []
        self.listen("pageerror", lambda error: self.complaints.append(str(error)))
        self.listen("console", self._heard)
        self.run_first(FIXED_SALT.replace("NUMBER", str(number)))

    def run_first(self, script: str) -> None:
        """Run this on every page that is loaded from now on, before its own code."""
        self._first.append(script)
        self._undo.append(self.page.add_init_script(script).close)

    def listen(self, event: str, heard: Callable[[Any], Any]) -> None:
        """Handle an event of the page: a response, a WebSocket, an error."""
        self.page.on(event, heard)
        self._undo.append(lambda: self.page.remove_listener(event, heard))

    def forget(self) -> None:
        """Remove everything `run_first` and `listen` have set up."""
        while self._undo:
            self._undo.pop()()

    def _heard(self, message: Any) -> None:
        if message.type == "error" and self.expects_no_errors:
            self.complaints.append(message.text)

    def go(self, path: str = "/") -> None:
        self._is_new = False
        self.page.goto(self.address + path)

    @contextlib.contextmanager
    def painted(self) -> Iterator[None]:
        """Paint the page meanwhile, so that computed colours and opacity are the real ones."""
        self.page.evaluate("window.unseen && (window.unseen.disabled = true)")
        yield
        self.page.evaluate("window.unseen && (window.unseen.disabled = false)")

    def see(self, selector: str, **options: Any) -> Any:
        return self.page.wait_for_selector(selector, **options)

    def check(self, selector: str) -> None:
        """Check a radio button or box that lies under its own label, once it is visible: a forced click does not wait."""
        self.see(selector)
        self.page.check(selector, force=True)

    def lay_table(self, game: str, players: int, seats: Iterable[str], **options: str) -> None:
        """Open a table with these options and seats (`me`, `bot:random`, …), and go there.

        The page's own code asks for the table and keeps its secrets, as when the form is sent; lobby and form are not drawn.
        A table of bots plays on while the page is loaded: to see its first moves use `lay_table_by_hand`.
        """
        if self._is_new:
            self._open_blank_page()
        plans = [dict(zip(("kind", "level"), who.split(":"), strict=False)) for who in seats]
        table = self.page.evaluate(LAY_TABLE, [game, {"players": players, **options}, plans])
        self.go(f"/t/{table}")

    def _open_blank_page(self) -> None:
        """Open a page on which the client's modules can be imported; a tab that is reused is there already."""
        if self.page.url == self.address + BLANK_PAGE:
            self.page.evaluate("() => {" + "".join(f"{{ {script} }}\n" for script in self._first) + "}")
        else:
            self.go(BLANK_PAGE)

    def lay_table_by_hand(self, game: str, players: int, seats: Iterable[str], **options: str) -> None:
        """The same by clicks: choose the game in the lobby, its options and who sits where, and send the form."""
        self.go("/")
        self.page.click(f".game-card-{game} a.button-main")
        self.see(".seat-row")
        for option, value in {"players": str(players), **options}.items():
            self.check(f'input[name="{option}"][value="{value}"]')
        for seat, who in enumerate(seats):
            kind, _, level = who.partition(":")
            self.page.select_option(f"select[name=kind-{seat}]", kind)
            if level:
                self.page.select_option(f"select[name=level-{seat}]", level)
        self.page.click(".new-start button")
        self.page.wait_for_url("**/t/*")

    def invitation(self, seat: int) -> str:
        """The path of the link for a friend's seat."""
        link: str = self.page.input_value(f'.gather-seat[data-seat="{seat}"] .invitation input')
        return "/t/" + link.partition("/t/")[2]

    def join(self, path: str, name: str, seat: int = 1) -> None:
        """Take a seat by its link, and wait until the device has committed to its salt, which determines the deal."""
        self.go(path)
        self.page.fill(".join input[name=name]", name)
        self.page.click(".join button[type=submit]")
        self.see(".gathering, .play")
        self.page.wait_for_function(HAS_SEAL, arg=[self.table, seat])

    @property
    def table(self) -> str:
        """The table this device is at."""
        found: str = self.page.url.partition("/t/")[2]
        return found.partition("#")[0].partition("/")[0]

    def begin(self) -> None:
        self.page.click(".gather-ways .button-main")
        self.see(".board")

    @property
    def offered(self) -> list[Any]:
        """The buttons of the action bar: moves, and with many moves what they are about."""
        return list(self.page.query_selector_all(f"{OFFERED}, {PICKS}"))

    def choose(self, which: int = 0) -> None:
        """Make a legal move, the first or (-1) the last, and wait until the page shows its result.

        Clicks in the page without moving the mouse, which takes two thirds of the time.
        """
        self.page.evaluate(CHOOSE, [which, TIMEOUT])

    def click_move(self, which: int = 0) -> None:
        """Click with the mouse on a legal move; with many moves, first on what it is about."""
        if self.page.query_selector(PICKS):
            self.page.locator(PICKS).nth(which).click()
            self.see(".action-unpick")
        self.page.locator(OFFERED).nth(which).click()

    def play(self, moves: int) -> None:
        """Make that many moves, always the first legal one, and wait until the next can be chosen."""
        for _ in range(moves):
            self.choose()
        self.see(READY)

    @property
    def story(self) -> list[str]:
        """The lines of the story."""
        return list(self.page.eval_on_selector_all(".story-line", "all => all.map((each) => each.textContent)"))

    @property
    def is_over(self) -> bool:
        return self.page.query_selector(".ending") is not None

    def progress(self) -> str:
        """The progress of the match on the page: the sentence of the action bar and the version."""
        return str(self.page.evaluate(f"() => {PROGRESS}"))

    def wait_for_change(self, before: str) -> None:
        """Wait until `progress()` differs from `before`."""
        self.page.wait_for_function(f"before => {PROGRESS} !== before", arg=before)

    def begin_shared(self) -> None:
        """Begin on a device that several people share."""
        self.page.click(".gather-ways .button-main")
        self.see(".hand-over, .board")

    def cut_network(self) -> None:
        """Go offline."""
        self.context.set_offline(True)

    def mend_network(self) -> None:
        self.context.set_offline(False)

    def take_over(self) -> None:
        """Confirm on the hand-over screen."""
        self.page.click(".hand-over .button-main")
        self.see(".board")

    def play_until_hand_over(self) -> None:
        """Make moves until the device must be handed over or the match is over."""
        while self.page.query_selector(".hand-over, .ending") is None:
            self.choose(-1)
            self.see(f"{READY}, .hand-over, .ending")

    def wait_until(self, holds: Callable[[], Any]) -> None:
        """Poll until a condition in Python holds."""
        deadline = waiting.Deadline()
        while not holds():
            deadline.check()
            self.page.wait_for_timeout(POLL_INTERVAL)

    def close(self) -> None:
        self.context.close()

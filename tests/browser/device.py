"""A device with a browser on it, and what a person does there."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

NO_PLAYWRIGHT = "Playwright is missing: the table was not tried in a browser (pip install playwright)"
PROGRESS = (
    "document.querySelector('.action-ask')?.textContent + (document.querySelector('.play')?.dataset.version || '')"
)
READY = ".action:not([aria-disabled]), .action-pick:not([aria-disabled])"
OFFERED = ".action-groups .action:not([aria-disabled])"
PICKS = ".action-groups .action-pick:not([aria-disabled])"
PATIENCE = 180_000  # milliseconds until something is missed that should be on the page: a game may have to be compiled
# Waits for what changes the page, not for time: a test may have stopped the clock.
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
# The page takes it that one looks at something else.
ELSEWHERE = 'Object.defineProperty(document, "hidden", { get: () => true });'
LOOK_AGAIN = 25  # milliseconds between looks at what only Python can see

# What a device mixes into the chance of a table has 16 bytes and is its own at every table, so that the test's deal decides
# all. The ids of messages have 8 bytes and stay random.
FIXED_SALT = """
const draw = Crypto.prototype.getRandomValues;
Crypto.prototype.getRandomValues = function (into) {
  return into.byteLength === 16 ? into.fill(NUMBER) : draw.call(this, into);
};
"""
SALTED = """async ([table, seat]) => {
  const { seats } = await (await fetch(`/api/tables/${table}`)).json();
  return Boolean(seats[seat].seal);
}"""


NOWHERE = "/static/favicon.svg"  # hardly anything is drawn there
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
        context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.expects_silence = True  # false while a server is meant to be away
        self.ready_to_lose = False  # whether what stands between may lose something now
        self.page = context.new_page() if page is None else page
        self._is_new = True  # it has not been anywhere yet
        self._first: list[str] = []  # what runs before every page's own code
        self._undo: list[Callable[[], Any]] = []
        self.listen("pageerror", lambda error: self.complaints.append(str(error)))
        self.listen("console", self._heard)
        self.run_first(FIXED_SALT.replace("NUMBER", str(number)))

    def run_first(self, script: str) -> None:
        """Run this on every page that is loaded from now on, before its own code."""
        self._first.append(script)
        self._undo.append(self.page.add_init_script(script).close)

    def listen(self, event: str, heard: Callable[[Any], Any]) -> None:
        """What the browser tells about the page: an answer, a socket, an error."""
        self.page.on(event, heard)
        self._undo.append(lambda: self.page.remove_listener(event, heard))

    def forget(self) -> None:
        """Take back what `run_first` and `listen` have set up."""
        while self._undo:
            self._undo.pop()()

    def _heard(self, message: Any) -> None:
        if message.type == "error" and self.expects_silence:
            self.complaints.append(message.text)

    def go(self, path: str = "/") -> None:
        self._is_new = False
        self.page.goto(self.address + path)

    @contextlib.contextmanager
    def painted(self) -> Iterator[None]:
        """Meanwhile the page is painted, so that colours are what they are."""
        self.page.evaluate("window.unseen && (window.unseen.disabled = true)")
        yield
        self.page.evaluate("window.unseen && (window.unseen.disabled = false)")

    def see(self, selector: str, **options: Any) -> Any:
        return self.page.wait_for_selector(selector, **options)

    def lay_table(self, game: str, players: int, seats: Iterable[str], **options: str) -> None:
        """Open a table with these options and seats (`me`, `bot:random`, …), and go there.

        The page's own code asks for the table and keeps its secrets, as when the form is sent; lobby and form are not drawn.
        Where only bots sit, they play on while the page is loaded: whoever wants to see their first moves opens it by hand.
        """
        if self._is_new:
            self._be_nowhere()
        plans = [dict(zip(("kind", "level"), who.split(":"), strict=False)) for who in seats]
        table = self.page.evaluate(LAY_TABLE, [game, {"players": players, **options}, plans])
        self.go(f"/t/{table}")

    def _be_nowhere(self) -> None:
        """Be where the page's code can be run; a tab that is used again is there already."""
        if self.page.url == self.address + NOWHERE:
            self.page.evaluate("() => {" + "".join(f"{{ {script} }}\n" for script in self._first) + "}")
        else:
            self.go(NOWHERE)

    def lay_table_by_hand(self, game: str, players: int, seats: Iterable[str], **options: str) -> None:
        """The same by clicks: choose the game in the lobby, its options and who sits where, and send the form."""
        self.go("/")
        self.page.click(f".game-card-{game} a.button-main")
        self.see(".seat-row")
        for option, value in {"players": str(players), **options}.items():
            self.page.check(f'input[name="{option}"][value="{value}"]', force=True)
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
        """Take a seat by a link; afterwards the device has committed to its salt, so that the deal is settled."""
        self.go(path)
        self.page.fill(".join input[name=name]", name)
        self.page.click(".join button[type=submit]")
        self.see(".gathering, .play")
        self.page.wait_for_function(SALTED, arg=[self.table, seat])

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
        """The buttons of the action bar, one for each move on offer; where there are many, for what they are about."""
        return list(self.page.query_selector_all(f"{OFFERED}, {PICKS}"))

    def choose(self, which: int = 0) -> None:
        """Make a move of those on offer, the first or (-1) the last, and wait until the page shows what came of it.

        The page is told of the click; the mouse stays where it is, which takes two thirds of the time.
        """
        self.page.evaluate(CHOOSE, [which, PATIENCE])

    def click_move(self, which: int = 0) -> None:
        """Click with the mouse on one of the moves on offer; where there are many, first on what it is about."""
        if self.page.query_selector(PICKS):
            self.page.locator(PICKS).nth(which).click()
            self.see(".action-unpick")
        self.page.locator(OFFERED).nth(which).click()

    def play(self, moves: int) -> None:
        """Make that many moves, always the first on offer, up to where the next one can be chosen."""
        for _ in range(moves):
            self.choose()
        self.see(READY)

    @property
    def story(self) -> list[str]:
        """What happened so far, line by line."""
        return list(self.page.eval_on_selector_all(".story-line", "all => all.map((each) => each.textContent)"))

    @property
    def is_over(self) -> bool:
        return self.page.query_selector(".ending") is not None

    def progress(self) -> str:
        """What the page shows of how far the match is: the sentence, and how many things have happened."""
        return str(self.page.evaluate(f"() => {PROGRESS}"))

    def wait_for_change(self, before: str) -> None:
        """Until the page shows more than it did."""
        self.page.wait_for_function(f"before => {PROGRESS} !== before", arg=before)

    def begin_shared(self) -> None:
        """Begin where several people hand the device around."""
        self.page.click(".gather-ways .button-main")
        self.see(".hand-over, .board")

    def cut_network(self) -> None:
        """Nothing goes out and nothing comes in any more."""
        self.context.set_offline(True)

    def mend_network(self) -> None:
        self.context.set_offline(False)

    def take_over(self) -> None:
        """Say at the hand-over screen that one is the right person."""
        self.page.click(".hand-over .button-main")
        self.see(".board")

    def play_until_hand_over(self) -> None:
        """Make the moves of the player who has the device, until it is another's turn here or the match is over."""
        while self.page.query_selector(".hand-over, .ending") is None:
            self.choose(-1)
            self.see(f"{READY}, .hand-over, .ending")

    def wait_until(self, holds: Callable[[], Any]) -> None:
        """Until something holds that the page alone cannot tell."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < deadline, "it did not come to that"
            self.page.wait_for_timeout(LOOK_AGAIN)

    def close(self) -> None:
        self.context.close()

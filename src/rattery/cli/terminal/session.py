"""A session: one match played at this terminal, from its current position to its end."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from rattery.bots.bot import decide
from rattery.bots.compiler_process import CompileProgress, MachineCode
from rattery.bots.custom_bots import GuardedBot
from rattery.bots.levels import NEEDS_NO_MACHINE_CODE, with_move_bias, without_machine_code
from rattery.bots.talking import SILENT_LEVEL
from rattery.cli.errors import one_line
from rattery.cli.terminal.decision import Decision
from rattery.cli.terminal.result import replay_command, result
from rattery.cli.terminal.round_end import RoundEnd
from rattery.cli.terminal.saves import Save
from rattery.cli.terminal.screen import PROMPT, Screen
from rattery.cli.terminal.seats import Seating
from rattery.cli.terminal.story import Story
from rattery.cli.terminal.table_commands import TableCommands
from rattery.cli.terminal.talk import TerminalTalk
from rattery.core.errors import BadSave, BotFailed, IllegalMove, RatteryError
from rattery.core.game_parts import ROUND_ENDED
from rattery.core.interrupts import deferred_interrupts
from rattery.core.moves import Move
from rattery.core.talk import Promise
from rattery.match import Match

RETURN_WINDOW = 1.5  # seconds in which a player who is away can come back before the next move
LATEST = 12  # lines of the public story shown when it is unknown who is at the screen
BAR = 20  # characters of the bar that shows how far compiling has come


class Session:
    """A match between people and bots at one terminal. The deciding player sees the table from that seat's point of view."""

    def __init__(
        self, match: Match, seating: Seating, screen: Screen, lang: str, save: Save, seed: int | None = None
    ) -> None:
        self.match, self.screen, self.lang, self.save, self._seed = match, screen, lang, save, seed
        self.story = Story(match, lang)
        self.began_with = seating
        self.talk = TerminalTalk(match, save.talk)
        self.is_asked_for_promises = False  # before bots decide; `promise on` and `promise off` change it
        self.promises_seen = dict.fromkeys(seating.people, len(self.talk.said))
        self.seat(seating)
        self.viewer: int | None = None  # the seat of the person at the screen
        self.bot_trouble: BotFailed | None = None  # the last failure of a user-supplied bot that has not been shown
        self.has_round_ended = False  # since the end of a round was last shown
        self.forced: dict[int, list[Move]] = {}  # forced moves made for each seat since it was last shown the table
        self.seen = dict.fromkeys(seating.people, 0)  # number of lines of its story each seat has been shown
        self.trouble: BadSave | None = None  # why the match cannot be saved
        self.trouble_told = self.warming_told = False
        self.is_new = True  # no person has made a move yet: the prompt says what can be typed
        self.machine_code = MachineCode(match.game)

    def seat(self, seating: Seating) -> None:
        """Change who decides for which seat, from the next decision on."""
        self.seating = self.save.seating = seating
        self.bots, self.story.bots = seating.bots(self._seed), seating.bot_levels
        self.story.you = None if seating.is_shared or not seating.people else seating.people[0]

    def play(self) -> None:
        """Play to the end. Raises Left, EOFError or KeyboardInterrupt if a player leaves earlier, with the match saved."""
        self.save_match()
        try:
            while (seat := self.match.turn) is not None and self.save.conceded is None:
                self.let_bots_speak(seat)
                if not self.seating.is_person(seat):
                    self.let_play(seat)
                elif (only := self.match.position.forced) is not None:
                    self.make(only)
                    self.forced.setdefault(seat, []).append(only)
                else:
                    self.hand_over_to(seat)
                    self.decide(seat)
                if self.has_round_ended:
                    self.show_round_end()
        finally:
            self.machine_code.close()

    def make(self, move: Move | str) -> None:
        """Make a move and save the match; Ctrl-C is deferred until both are done. An illegal move changes nothing."""
        with deferred_interrupts():
            told = self.match.play(move)
            self.save_match()
        self.has_round_ended |= any(one.event.name == ROUND_ENDED for one in told)

    def show_round_end(self) -> None:
        """Show the end of a round and wait for Enter; does nothing while only bots play."""
        self.has_round_ended = False
        if not self.seating.people or self.seating.is_left_to_bots:
            return
        eyes = None if self.seating.is_shared else self.seating.people[0]
        if self.seating.is_shared and self.viewer is not None:
            self.show_aftermath(self.viewer)
            self.viewer = None
        shown = RoundEnd(self.story, eyes, 0 if eyes is None else self.seen[eyes])
        shown.show(self.screen)
        if self.screen.is_attended:
            self.screen.drop_typed()
            self.screen.wait(self.story.say("page-only"), partial(shown.show, self.screen))
        for seat in self.seating.people:
            self.seen[seat] = max(self.seen[seat], shown.next_round)

    def show_end(self) -> None:
        """Show the rest of the story, from the only person's point of view or the public one, the result, and the command to
        replay the match."""
        people = self.seating.people
        eyes = people[0] if len(people) == 1 else None
        first = min(self.seen.values(), default=0)
        self.screen.clear()
        self.screen.show(*self.story.lines(eyes)[first:], Text(), *self._how_it_ended())
        if self.trouble is None:
            self.screen.show(Text(), Text(self.story.say("end-replay")))
            self.screen.show_command(replay_command(self.save.path))

    def _how_it_ended(self) -> list[RenderableType]:
        """The result, or who conceded and who wins by it; after a failure of a user-supplied bot not yet shown."""
        trouble = self.bot_trouble_once()
        told: list[RenderableType] = [] if trouble is None else [trouble, Text()]
        if self.save.conceded is None:
            return [*told, result(self.story)]
        others = [seat for seat in range(self.match.game.seats) if seat != self.save.conceded]
        is_you = self.save.conceded == self.story.you
        if others:
            message = "concede-over-you" if is_you else "concede-over"
        else:
            message = "concede-alone-you" if is_you else "concede-alone"
        names = self.story.listed(others or [self.save.conceded])
        return [*told, self.story.sentence(message, seat=self.save.conceded, names=names)]

    def wants_rematch(self) -> bool:
        """Whether a person at a terminal asks for the same match once more."""
        if not (self.screen.is_attended and self.began_with.people):
            return False
        self.screen.drop_typed()
        try:
            return self.screen.wait(self.story.say("end-again")).lower().startswith("r")
        except (EOFError, KeyboardInterrupt):
            return False

    def rematch(self, path: Path) -> Session:
        """A new match with the same game, box, seats and names, a new key, and a new save."""
        seating = self.began_with.taken_back()
        match = Match(self.match.game, names=self.match.names)
        return Session(match, seating, self.screen, self.lang, Save(path, seating))

    def concede(self, seat: int) -> None:
        """With at most two players the match ends: the other wins, or a solo player loses. With more, a bot takes the seat
        permanently."""
        if self.match.game.players <= 2:
            self.save.conceded = seat
        else:
            self.seat(self.seating.conceded(seat))
        self.save_match()

    def save_match(self) -> None:
        """Save the match. If that fails the match goes on, and `trouble` says why."""
        self.save.talk = self.talk.data()
        try:
            self.save.write(self.match)
        except BadSave as error:
            self.trouble = error

    def trouble_once(self) -> Text | None:
        """The message that the match cannot be saved, the first time it is requested; afterwards None."""
        if self.trouble is None or self.trouble_told:
            return None
        self.trouble_told = True
        return _in_red(self.trouble, self.lang)

    def bot_trouble_once(self) -> Text | None:
        """Why a level of ours made the move of a user-supplied bot, if one has failed since this was last requested."""
        problem, self.bot_trouble = self.bot_trouble, None
        return None if problem is None else _in_red(problem, self.lang)

    # Handing over.

    def hand_over_to(self, seat: int) -> None:
        """Hide everything until the next person confirms being at the screen; does nothing if the same person goes on."""
        if self.seating.is_shared and self.viewer != seat:
            if self.viewer is not None:
                self.show_aftermath(self.viewer)
            invitation = self.story.sentence("play-hand-over", seat=seat)
            self.screen.wait_for_hand_over(invitation, Text(self.story.say("play-hand-over-enter"), style="quiet"))
            self.screen.clear_with_scrollback()
        self.viewer = seat

    def show_aftermath(self, seat: int) -> None:
        """Show a seat the effects of its move before handing over, if some of them are hidden from the others."""
        news = self.news(seat)
        if [line.plain for line in news] == [line.plain for line in self.story.lines(None)[self.seen[seat] :]]:
            return
        self.screen.clear()
        self.screen.show(self.story.sentence("play-aftermath", seat=seat), *news, Text())
        self.screen.wait(self.story.say("play-aftermath-enter"))
        self.seen[seat] += len(news)

    # Bots.

    def let_play(self, seat: int) -> None:
        """Let a bot decide. While all people are away, Ctrl-C brings them back, even during a decision."""
        try:
            self.play_for(seat)
        except KeyboardInterrupt:
            if not self.seating.is_left_to_bots:
                raise
            self.take_back()

    def let_bots_speak(self, seat: int) -> None:
        """Before a question at which promises may be made: let the bots make theirs, then the only person, if a bot is to
        decide."""
        if not self.talk.is_moment:
            return
        self.talk.let_bots_speak(self.talking_bots)
        if self.is_asked_for_promises and self._may_promise_before(seat):
            self.ask_for_promise(self.seating.people[0])

    @property
    def talking_bots(self) -> list[int]:
        """The seats of bots that make promises; one that plays for a person makes none in that person's name."""
        levels = self.seating.bot_levels.items()
        return [seat for seat, level in levels if level != SILENT_LEVEL and not self.seating.is_away(seat)]

    def _may_promise_before(self, seat: int) -> bool:
        people = self.seating.people
        is_alone = len(people) == 1 and self.seating.is_person(people[0])
        return is_alone and seat in self.talking_bots and self.screen.is_live and self.screen.is_attended

    def ask_for_promise(self, speaker: int) -> None:
        """Show the person the table before a bot decides, and let them make promises until they press Enter."""
        note: Text | None = None
        self.screen.drop_typed()
        while True:
            asked = self.story.sentence("talk-moment", seat=self.match.turn)
            view = Decision(self.story, speaker, self.news(speaker), [], note, self.promise_list(), asked)
            view.show(self.screen)
            answer = self.screen.ask(redraw=partial(view.show, self.screen)).lower()
            if answer in ("", "off"):
                self.is_asked_for_promises = answer != "off"
                self.seen[speaker] = len(self.story.lines(speaker))
                self.promises_seen[speaker] = len(self.talk.said)
                return
            if answer in ("?", "promise"):
                self.screen.page(*self.promise_list())
                continue
            try:
                self.promise(speaker, answer)
                note = None
            except RatteryError as error:
                note = _in_red(error, self.lang)

    def promise_list(self) -> list[Text]:
        """The promises that can be made, numbered."""
        return [
            Text.assemble((f"{number:>2} ", "lamp"), self.story.say(f"promise-{name.replace('_', '-')}"))
            for number, name in enumerate(self.talk.promises, 1)
        ]

    def promise(self, speaker: int, typed: str) -> Promise:
        """Make a promise, and save it with the match."""
        promise = self.talk.meant(typed.split(), self.story, speaker)
        self.talk.say(promise)
        self.save_match()
        return promise

    def play_for(self, seat: int) -> None:
        """Make a bot's move; people who are away are shown it if all of them are."""
        chooser = with_move_bias(self.bots[seat], self.talk.move_bias(seat) if seat in self.talking_bots else {})
        if chooser.name != NEEDS_NO_MACHINE_CODE and not self.machine_code.is_ready():
            chooser = without_machine_code(chooser)
        with self.screen.thinking(self.while_waiting("play-thinking", seat=seat)):
            move = decide(chooser, self.match)
        if isinstance(chooser, GuardedBot) and chooser.problem is not None:
            self.bot_trouble = chooser.problem
        self.make(move)
        if self.seating.is_left_to_bots and self.seating.is_away(seat):
            self.show_what_is_done_for(seat)

    def while_waiting(self, message: str, **facts: object) -> Text:
        """The message while a bot thinks, with a bar while its machine code is being compiled."""
        said, progress = self.story.sentence(message, **facts), self.machine_code.progress()
        return said if progress is None else Text.assemble(said, "  ", warming_bar(progress))

    def warming_once(self) -> Text | None:
        """The message that the bots are being compiled, the first time it is requested meanwhile; else None."""
        progress = self.machine_code.progress()
        if progress is None or self.warming_told or not self.screen.is_live:
            return None
        self.warming_told = True
        said = self.story.say("play-warming", span=progress.span, minutes=progress.minutes)
        return Text.assemble((said, "quiet"), "  ", warming_bar(progress))

    def show_what_is_done_for(self, seat: int) -> None:
        """Show the table after the bot's move for a player who is away, and wait for Enter to bring them back."""
        if not self.screen.is_live:
            return
        note = self.story.sentence("play-away", seat=seat)
        if self.seating.is_shared:  # unknown who is at the screen: public lines only
            self.screen.clear()
            self.screen.show(*self.story.lines(None)[-LATEST:], note)
        else:
            Decision(self.story, seat, self.news(seat), [], note).show(self.screen)
        if self.screen.enter_within(RETURN_WINDOW):
            self.take_back()

    def take_back(self) -> None:
        """Give every player who is away their seat back, and save."""
        self.seat(self.seating.taken_back())
        self.save_match()

    # Deciding.

    def news(self, seat: int) -> list[Text]:
        """The story and the promises since this seat was last shown them, from its point of view."""
        lines = self.story.lines(seat)
        self.seen[seat] = min(self.seen[seat], len(lines))
        return lines[self.seen[seat] :] + self.talk.lines(self.story, self.promises_seen[seat])

    def decide(self, seat: int) -> None:
        """Ask until a move is made. Keys typed before the question is shown are discarded; invalid input changes nothing."""
        commands, shown = TableCommands(self, seat), None
        note = self.trouble_once() or self.bot_trouble_once() or self.warming_once() or self.forced_once(seat)
        self.screen.drop_typed()
        while True:
            moves, lines = self.match.moves(), len(self.story.lines(seat))
            decision = Decision(self.story, seat, self.news(seat), moves, note)
            if self.screen.is_live or moves != shown:
                decision.show(self.screen)
            elif note is not None:
                self.screen.show(note)
            shown = moves
            answer = self.screen.ask(self.prompt(), partial(decision.show, self.screen))
            if commands.knows(answer):
                note = commands.answer(answer)
                self.screen.drop_typed()  # keys typed during a slow command, such as a hint
                if not self.seating.is_person(seat) or self.save.conceded is not None:
                    self.save_match()
                    return
                continue
            if _is_number(answer) and not 0 < int(answer) <= len(moves):
                note = Text(self.story.say("play-type-something", count=len(moves)), style="danger")
                continue
            try:
                self.make(self.meant(answer, moves))
            except IllegalMove as error:
                note = _in_red(error, self.lang)
            else:
                self.seen[seat] = lines
                self.promises_seen[seat] = len(self.talk.said)
                self.is_new = False
                return

    def prompt(self) -> str:
        """The prompt; before the first move it says what can be typed."""
        return f"{self.story.say('play-prompt')} {PROMPT}" if self.is_new and self.screen.is_live else PROMPT

    def forced_once(self, seat: int) -> Text | None:
        """The forced moves made for this seat since it was last asked, in words."""
        moves = self.forced.pop(seat, [])
        if not moves:
            return None
        said = ", ".join(self.story.move(move).plain for move in moves)
        return Text(self.story.say("play-forced", moves=said), style="quiet")

    def meant(self, answer: str, moves: list[Move]) -> Move | str:
        """The typed move: by its number in the list, or its notation."""
        return moves[int(answer) - 1] if _is_number(answer) else answer


def warming_bar(progress: CompileProgress) -> Text:
    """The progress of compiling as a short bar."""
    full = round(BAR * progress.done)
    return Text.assemble(("━" * full, "lamp"), ("━" * (BAR - full), "quiet"), (f" {progress.done:.0%}", "quiet"))


def _is_number(answer: str) -> bool:
    return answer.isascii() and answer.isdigit() and len(answer) < 4


def _in_red(error: RatteryError, lang: str) -> Text:
    return Text(one_line(error.say(lang)), style="danger")

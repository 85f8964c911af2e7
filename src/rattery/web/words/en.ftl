### What the browser says by itself. Names of things come from the games, sentences about a match from the server.

## The house

home-welcome = Good evening. Which table?
home-line = { $games ->
        [4] Four games
       *[other] { $games } games
    } about rats, against friends, bots, or whoever sits beside you.
home-games = The tables
home-mine = Your tables
home-all-mine = All { $count } tables
home-watch = Tables to watch
home-regulars = The regulars
home-play = Play
home-learn = Show me how
home-rules = Rules
pace-minutes = about { $minutes } minutes
pace-range = { $least } to { $most } minutes
pace-weight-1 = very light
pace-weight-2 = light
pace-weight-3 = medium
pace-weight-4 = demanding
pace-weight-5 = heavy
home-challenges = Challenges
home-players = { $least } to { $most } players
home-foot = Your tables and seats are kept in this browser; no account, no cookies.
table-your-turn = your turn
table-gathering = not begun yet
table-dealing = being dealt
table-unreadable = damaged, cannot be read
table-other-rules = of other rules, kept
table-playing = being played
table-over = over
table-forget = Forget this table: { $title }

## Settings

settings-open = Settings
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-device = as the device
settings-theme-night = night
settings-theme-day = day
settings-size = Size of the text
settings-size-normal = normal
settings-size-large = large
settings-size-huge = very large
settings-sound = Sounds
settings-volume = Volume
settings-notices = Tell me when it is my turn, even if I look elsewhere
settings-notices-denied = Your browser does not allow notices from this page; its own settings can change that.
settings-still = No motion
settings-speed = How fast things are shown
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-off = not at all
settings-confirm = Ask again before what cannot be taken back
settings-confirm-touch = on touch screens
settings-confirm-always = always
settings-confirm-never = never
settings-lone = Ask me even where there is only one answer
settings-install = Put Rattery on the home screen
settings-install-menu = To have Rattery on your home screen, open the share menu and choose “Add to Home Screen”.
settings-kept = Kept in this browser.
sheet-close = Close

## A new table

new-options = The game
new-option = { $option }: { $value }
new-seats = Who sits where?
new-who = Who sits at { $seat }?
new-kind-me = me
new-kind-here = somebody else here
new-kind-friend = a friend by link
new-kind-bot = a bot
new-help-me = You, on this device.
new-help-here = Hands over this device; everything is hidden in between.
new-help-friend = Gets a link and a QR code, and needs no account.
new-level = How well does { $seat } play?
new-name = What is { $seat } called?
new-name-hint = name, if you like
new-listed = Show this table to everybody on this server who wants to watch
new-start = Sit down and play
new-invite = Lay the table and invite

## Sitting down

join-title = You are invited: { $title }
join-name = Your name
colour-title = Your colour
join-sit = Sit down
join-watch = Just watch
join-first = New to this game?
join-learn = Play a lesson against gentle bots first; your seat is kept. Or read the whole game in a minute:
gather-here = here, on this device
gather-bot = bot
gather-there = is there
gather-missing = not here yet
gather-waiting = { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
gather-dealing = The shares are mixed and the match is dealt …
gather-ready = Everybody is there.
gather-host-begins = Everybody is there. Whoever laid the table begins.
gather-begin = Begin
gather-later = You can begin without them: they sit down when they come.
gather-new-link = New link
invite-link = Link for this seat
invite-copy = Copy
invite-copied = Copied.
invite-share = Share
invite-near = This link works on this machine only. For other devices start:
invite-qr = The link as a QR code

## Handing over

over-title = Hand over to { $seat }
over-look-away = Nothing is shown until the right person says so. The others look away.
over-ready = I am { $seat }: show me the table
over-peek = { $seat }: see once more what came of it
over-hide = Hide it again
over-home = Leave the table for now

## At the table

tab-your-turn = Your turn
bar-title = What is asked
bar-thinking = { $seat } is thinking…
bar-waiting = You are waiting for { $seat }.
bar-watching = It is up to { $seat }.
bar-together = Everybody chooses in secret.
bar-chosen = You have chosen. The others are still at it.
bar-undo = Take back
bar-ask-hint = Hint
bar-hinting = Thinking…
bar-hint = A good rat would say: { $move }
bar-hint-chance = { $move } ({ $percent } % to win)
bar-sending = On its way…
bar-pick = What is it about?
bar-unpick = { $pick }: choose something else
bar-forced = Nothing else is possible: it happens by itself in a moment.
confirm-title = Really?
confirm-ask = { $move }? It cannot be taken back.
confirm-ask-perhaps = { $move }? Perhaps it cannot be taken back.
confirm-yes = Yes, do it
confirm-no = Rather not
confirm-never = Stop asking me
board-players = Players
board-hidden = a card you do not know
plate-you = you
plate-turn = to act
plate-gone = offline
plate-level = Bot: { $level }
plate-away = a bot sits in
plate-conceded = conceded
story-title = Story
talk-title = Talk
talk-nothing = Nobody has said anything yet.
talk-field = Say something
talk-say = Say
talk-host = Host
talk-promises = Promises
talk-everybody = everybody
talk-title-unread = { $count ->
    [one] Talk: one thing is new
   *[other] Talk: { $count } things are new
}
talk-unread = { $count } new
talk-table = At the table
talk-gallery = Spectators
talk-gallery-nothing = The spectators are silent.
talk-gallery-later = While the match is on, only spectators talk here.
talk-spectator = A spectator
word-to = Promise { $seat } something
word-to-all = Promise everybody something
word-kept = kept
word-broken = broken
word-record = Words kept: { $kept }, broken: { $broken }
word-record-tip = Promises bind nobody, but they are remembered. Bots keep or break theirs by their temper. Which one you have before you shows in time; at the end it is told. (house rule)

## Clock, waiting, conceding, messages

clock-title = Time for this decision
clock-help = When it is up, an easy bot makes this one move, and the story says so.
new-clock = Time for a decision
new-clock-off = as long as it takes
new-clock-help = When the time is up, an easy bot makes that one move. Bots have no clock.
menu-clock = Time for a decision: { $time }
wait-slow = { $seat } is taking a long time.
wait-vote = Go on without { $seat }
wait-voted = You are for going on; the others have to agree.
wait-bot = A bot is playing in your place.
menu-concede = Concede
menu-concede-alone = The match is over, and lost. (house rule)
menu-concede-two = The match is over, and the other player has won. (house rule)
menu-concede-more = A bot plays your seat to the end; you cannot come back to it. (house rule)
menu-concede-now = Concede
menu-concede-not = Play on
menu-conceded = has conceded; a bot plays on
messages-title = Tell me elsewhere when it is my turn
messages-help = While no device of yours is at the table, a message goes to an address of your own: an ntfy topic or a Discord webhook. It is kept secret and never shown again.
messages-set = An address is set.
messages-end = Send nothing any more
messages-address = Address that begins with https://
messages-save = Save and try it
after-conceded-bot = { $seat } has conceded; a bot played on. (house rule)
after-conceded-bot-you = You have conceded; a bot played on. (house rule)
after-temper = { $seat } turned out to be { $temper }.
line-away = The connection is gone; it comes back by itself.
line-away-sending = The connection is gone; what you chose is kept and sent as soon as it is back.
menu-title = The table
menu-watching = { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
menu-rename = Rename
menu-new-name = What is { $seat } called now?
menu-take-name = Take this name
menu-seat-link = Seat link
menu-seat-link-help = With this link you come back to your seat on another device. Whoever has it plays for you.
menu-watch-link = Link for those who want to watch
menu-back = Take my seat back
menu-bot-level = Level of the bot for { $seat }
menu-bot-for-me = Let a bot sit in for me
menu-bot-for = Let a bot sit in
menu-away = a bot sits in
menu-offline = not connected
menu-hints = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
menu-leave = Leave the table
menu-leave-help = You find it again under “Your tables”.

## The coach

coach-name = Auntie Whisker
coach-next = Got it
coach-stop = I can manage
coach-done = That was a whole game, and you have seen what there is to see. Next time choose stronger bots, or send friends a link.
coach-switch = Let Auntie Whisker explain things as they happen
coach-now = What to do now
coach-aside = By the way
coach-end = What next?
coach-again = Play again
coach-rules = The rules
coach-home = Another game
coach-lesson = The lesson again
walk-default-asked = Here it says what is asked of you. Every button is a move you may make; what shines on the table can be pressed, too.
walk-default-help = If you do not know what to do, ask for a hint. The book above has the rules.

## Fair dice

fair-title = Fair dice
fair-before = Before the first move the table seals its key, and every seat a share of its own. Only when all seals are there are the shares shown and mixed, so nobody can choose the dice; a seat that does not show its share is named here. At the end the table’s key is shown and can be checked.
fair-after = The seal is open. Your browser has checked it:
fair-commitment = Seal
fair-key = Key
fair-check-commitment-good = The key opens the seal that was shown before the first move.
fair-check-commitment-bad = The key does not open the seal that was shown before the first move!
fair-check-seals-good = Every share opens the seal its seat had shown before.
fair-check-seals-bad = A share is not the one its seat had sealed!
fair-check-mixed-good = The dice are made of the key and these shares.
fair-check-mixed-bad = The dice are not made of the key and these shares!
fair-check-salt-good = The share of this browser is among them.
fair-check-salt-bad = The share of this browser is missing!
fair-left-out = Sealed a share, did not show it in time and was left out: { $names }
fair-receipt = Save a receipt
fair-receipt-help = What this browser saw before the dice: it proves later that nothing was exchanged.
fair-verify = Download the match and check every throw:

## The end

ending-title = The end
ending-won = { $names } wins!
ending-won-you = You win!
ending-won-bot-you = { $names } wins: you conceded, and a bot played on.
ending-shared = { $names } share the victory!
ending-shared-you = You share the victory with { $names }!
ending-nobody = Nobody wins.
ending-conceded = { $names } wins: { $seat } conceded.
ending-conceded-by-you = { $names } wins: you conceded.
ending-conceded-to-you = You win: { $seat } conceded.
ending-conceded-alone = { $seat } has conceded.
ending-conceded-alone-you = You have conceded.
ending-counting = The points are counted…
ending-placing = The places are called out…
ending-rematch = Play again
ending-follow = To the new table
ending-replay = Look back, with everything revealed
ending-download = Download the match
score-title = Score sheet
score-line = What for
score-total = Total
score-tie-broken = The points are level: this decided.
score-tie-shared = The points are level, and so is this: the victory is shared.

## Looking back

film-title = looking back
film-back = To the table
film-start = At the table: { $names }.
film-chances = Chances of winning: { $chances }
film-chance = { $seat } { $percent } %
film-step-previous-turning = To the turning point before
film-step-next-turning = To the next turning point
film-step-first = To the beginning
film-step-back = Back
film-step-next = Next
film-step-last = To the end
film-run = Play
film-pause = Stop
film-place = Move
film-eye = Through whose eyes?
film-everything = everything revealed
film-as = as { $seat } saw it

## Rules and challenges

rules-title = Rules
rules-contents = Sections
rules-house = house rule
rules-house-values = What is ours in the box
rules-house-help = The printed rules leave these values open; ours are guesses. Whoever owns the game can correct them:
tip-rule = rule { $clause }
help-title = What the rules say
challenges-title = Challenges of { $game }
challenges-line = Alone: what you have managed on this device, by level.
challenges-challenge = Challenge
challenges-won = { $won } of { $played } won
challenges-medals = { $won } of { $medals } medals
challenges-met = managed; see that table
challenges-open = still open
challenges-play = Play alone

## A memory without accounts

record-title = Your record
record-line = What was won and lost on this device. Nobody else sees it.
record-nothing = Nothing is over yet: play a match to its end, and it is told here.
record-none = not played yet
record-won = { $won } of { $played } won
record-friends = people
record-matches = Matches that are over
record-all = All { $count } matches
won-nobody = nobody won
won-you = you won
won-you-among = you
won-one = { $names } won
won-shared = { $names } won together

## When something is wrong

error-title = Something was gnawed through
error-home = Home
error-retry = Try again
error-unreachable = The server cannot be reached just now.
error-no-page = There is no such page here.
error-no-table = There is no such table, or it is long gone.
error-unreadable = This table cannot be read any more. Ask whoever runs this server: what can be read of it is kept.
error-other-rules = The match at this table was begun by other rules than this server has. It is kept: ask whoever runs the server.
error-closed = The table does not let this page in. Load it again.

## The end of a round, and coming back

rest-title = The round is over
rest-go-on = Go on
rest-waiting = The others are waiting: it goes on in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
show-skip = Skip
away-title = Since you were away
away-before = { $turns ->
        [one] One more turn came before these.
       *[other] { $turns } more turns came before these.
    }
away-go-on = To the table

box-link = What is in the box
own-box-title = { $game }: what is in the box
box-line = Every value with where it comes from: printed in the rules, read off the printed game, or ours. If your copy says something else, enter it here; it stays on this device as a copy with a name, as many as you like, and you may choose one for a new table.
box-table-line = This table is played with these values; what is not as usual comes first.
box-other = { $count ->
        [0] As it comes with the game.
        [one] Played with another box: one entry is different.
       *[other] Played with another box: { $count } entries are different.
    }
own-box-source-rulebook = printed
own-box-source-photo = read off the game
own-box-source-house = house
box-export = Save as a file
box-import = Open a file
box-copy = My copy
box-copy-choose = Copy
box-copy-usual = As it comes with the game
box-copy-duplicate = Duplicate
box-copy-name = Name of this copy
box-copy-delete = Delete
box-copy-ask = Delete “{ $name }” from this device?
box-copy-keep = Keep it
rules-other-box = This table is played with another box
box-usually = (usually { $usual })
table-other-box = another box
box-kept-broken = The copy kept on this device can no longer be played with:
box-broken-forget = Forget it
box-broken-save = Save it as a file
box-add = one more: { $entry }
box-take-away = take away: { $entry }
box-usual-line = Usually: { $usual }
box-more = one more
box-less = one less
new-own-box = Copy of the game

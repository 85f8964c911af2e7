### What the table online says. Reasons are for programs; these are the sentences for people.

## Starting

serving =
    The table is at { $here }
    It is kept in { $store }. Ctrl-C ends it; everything is saved.
serving-near = Friends in your network find it at { $near }.
serving-already = The table is already being served on this machine: { $here }
port-taken = Nothing can be served at { $host }, port { $port }: { $problem }.
uvicorn-changed = Rattery cannot serve with uvicorn { $version }, which lacks { $missing }. It was last tested with { $tested }. Try: { $command }
log-unwritable = { $file } cannot be written: { $problem }.
workers-need-linux = Several workers behind one port need Linux. Start several servers behind a proxy instead.
workers-need-postgres = Several workers share their tables in PostgreSQL. Type: --database postgresql://…
store-unusable = Tables cannot be kept in { $file }: { $problem }.
store-out-of-reach = This server cannot get at its tables just now. Try again in a moment.
store-in-use = { $file } is already in use by another Rattery. Close that one, or give this one a file of its own: --database FILE.
store-newer = { $file } was written by a newer Rattery. Update this one, or give it a file of its own: --database FILE.
store-no-postgres = PostgreSQL needs one more package. Type: { $command }
store-missing = There are no tables in { $file }.
backup-exists = { $file } is there already, and is left alone. Choose another name.
restore-not-empty = There are tables in { $file } already: a backup is restored only where there are none.

## Levels of the bots

level-random = random
level-random-help = Plays anything that is allowed.
level-easy = easy
level-easy-help = Sees what lies in front of it.
level-normal = normal
level-normal-help = Thinks a little ahead.
level-hard = hard
level-hard-help = Thinks ahead and forgets nothing.
level-expert = expert
level-expert-help = Takes its time, and is hard to beat.

## At the table

together = Everybody chooses in secret. It goes on when all have chosen.

## What cannot be done

bad-message = That was not understood: { $problem }.
too-large = That is too long: { NUMBER($most, useGrouping: 0) } bytes at most.
nothing-there = There is nothing here.
no-such-table = There is no table “{ $given }”.
table-newer = Table “{ $given }” was written by a newer Rattery than this one, and cannot be read here.
cannot-read-table = Table “{ $given }” cannot be read: what is written of it is damaged. Whoever runs this server can export what is left.
cannot-replay-table = The match at table “{ $given }” was begun by other rules, version { $saved }; here are only those of version { $now }. It is kept, and whoever runs this server can export it.
no-such-seat = There is no seat { $given } at this table.
no-such-language = Rattery does not speak “{ $given }”. It speaks: { $languages }.
no-such-level = There is no bot “{ $given }”. The levels are: { $levels }.
no-such-kind = Nobody of the kind “{ $given }” can sit there. The kinds are: { $kinds }.
no-such-promise = Nobody promises “{ $given }” in this game.
not-a-number = “{ $name }” must be a number, not “{ $given }”.
seats-number = This game is for { $players } players; { $given ->
        [one] one seat was
       *[other] { $given } seats were
    } described.
hello-first = A connection begins with “hello”.
hello-once = “hello” is said once.
name-too-long = A name has { $most } signs at most.
name-taken = Somebody at this table is called { $name } already.
nothing-said = There was nothing in it.
talk-too-long = Say it shorter: { $most } signs at most.
not-offered = “{ $given }” is not on offer now.
not-your-turn = It is not your turn.
id-reused = This id was used for something else already. Ask again under a new one.
stale = The table has moved on; have another look.
not-begun = The match has not begun yet.
already-begun = The match has begun already.
is-over = The match is over.
not-over = The match is not over yet.
only-watching = You are only watching.
has-conceded = This seat was given up; a bot plays on.
vote-oneself = This is your own seat; a bot can sit in for you at any time.
not-waiting = Nobody is waiting for that seat now.
not-slow = Give them a moment: you may go on without somebody after { $seconds } seconds.
only-spectators = Only spectators talk here while the match is on.
gallery-full = The spectators have said all they can at this table.
table-full = So much has happened at this table that only moves are taken now.
no-messages = This server sends no messages.
webhook-not-an-address = That is not an address messages can be sent to. One looks like https://ntfy.sh/my-own-word.
webhook-not-https = The address must begin with https://.
webhook-port = The address must use the usual port.
bot-sits-in = A bot is playing this seat.
no-bot-there = No bot is playing this seat.
not-your-seat = This is not your seat.
not-gone = Give them a moment: a bot may sit in for somebody who has been gone for { $seconds } seconds.
sealed-twice = This seat has already sealed its share.
already-dealt = The match is already dealt.
reveal-wrong = This is not the share the seat has sealed.
host-begins = The match is begun by whoever made the table, or by anybody once every seat is taken.
only-the-host = Only whoever made the table may do that.
colour-taken = Somebody else at this table already has that colour.
seat-taken = Somebody already sits there.
invitation-spent = This invitation has been used already. Ask for a new one.
rematch-made = The rematch is already being set up.
hint-coming = A hint is on its way.
hint-failed = No hint could be found just now. Please ask again.
busy = Somebody was quicker. Please try again.
too-fast = One thing after the other, please. Wait a moment.
too-fast-wait = One thing after the other, please. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
wrong-host = This server does not answer under that name.
too-slow = The request did not come to its end in time.
other-origin = A page from somewhere else may not do that.

## Closing a connection

bye-restarting = The table is being restarted. Everything is saved; you will be back in a moment.
bye-silent = The connection was silent for too long.
bye-unreadable = This table cannot be read any more by this server. Nothing is lost; whoever runs it can tell more.
bye-other-rules = This match goes on by other rules than this server has. Nothing is lost; whoever runs it can tell more.
bye-not-understood = This connection could not be understood.
bye-too-fast = That was much too fast. Come back in a little while.
bye-too-large = That was too long.

## Bots without machine code

bots-crowded = Many tables are waiting for their bots just now: until it is calmer, the bots think more briefly.
bots-warming = The bots are still warming up on this machine: { $span ->
    [moment] a few seconds.
    [seconds] about 15 seconds.
    [half] about half a minute.
    [minute] about a minute.
   *[minutes] about { $minutes } minutes.
}

## In the story, beside the game

note-clock = { $seat } is out of time: a bot makes this move.
note-clock-you = You are out of time: a bot makes this move.
note-substitute = The bot of { $seat } failed or took too long: an easy bot of the house makes its moves.
note-substitute-you = Your bot failed or took too long: an easy bot of the house makes its moves.
note-bot = A bot sits in for { $seat }.
note-bot-you = A bot sits in for you.
note-back = { $seat } is back.
note-back-you = You are back.
note-conceded = { $seat } concedes.
note-conceded-you = You concede.
note-without = The others go on without { $seat }: a bot sits in.
note-without-you = The others go on without you: a bot sits in.
over-by-concession = { $seat } has conceded: the match is over.
over-by-concession-you = You have conceded: the match is over.
place-conceded = Conceded

## Messages to players who are away

webhook-your-turn = { $game }: it is your turn, { $seat }.
webhook-trial = { $game }: from now on I tell you here when it is your turn, { $seat }.
webhook-no-host = The last message did not arrive: there is no such host.
webhook-inside = The last message was not sent: the address lies inside a private network.
webhook-no-answer = The last message did not arrive: nobody answered in time.
webhook-no-tls = The last message did not arrive: the connection could not be encrypted.
webhook-moved = The last message did not arrive: the address only leads on to another one. Give that one.
webhook-refused = The last message did not arrive: it was refused there.
webhook-busy = The last message was not sent: too many were on their way.

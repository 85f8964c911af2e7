### What the command line and the terminal say. Commands, options and file names are the same in every language.

## Help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = For example:
help-help = show this help
help-version = show the version
help-lang = the language to speak (otherwise RATTERY_LANG, then the language of your terminal)
help-rattery = One table for games about rats. Without a command, the table opens in your browser. In your shell you can set RATTERY_LANG (en, fr or de), RATTERY_THEME (night or day), RATTERY_SIGNS (ascii, for terminals without other signs) and RATTERY_STATE (the folder where matches and tables are kept).
help-serve = Serve the table to browsers: your own, and those of friends if you let them in. Tables are kept in a file or a database; nothing is lost when the server stops.
help-serve-short = the table in the browser (what rattery alone does)
help-menu = A small menu in this terminal that asks what you would like to play.
help-menu-short = choose a game in this terminal
help-verify = Check a match: every move and every number drawn is replayed, the key of its dice must be made of what the table and its seats committed themselves to, and the result must be right. Says what the file cannot show. Exit status 0: all holds; 1: something could not be checked; 2: something is wrong.
help-verify-short = check a match and its dice
help-check = Look through everything a server keeps: every table is read and replayed as a server would do it. Says what is damaged or of other rules. Can be done while a server runs. Exit status 0: nothing is wrong; 1: something is.
help-check-short = look through a server’s tables
help-check-game = Check a game that you write: its definition, its words and rules in every language, random games table by table, replays, what it leaves to defaults, and whether machine code plays the same. Says where to put each mistake right. Exit status 0: nothing is wrong; 1: something is.
help-check-game-short = check a game that you write
help-check-game-games = how many games at random are played with each set of options (3 unless you say otherwise)
help-check-game-interpreted = leave out machine code, which takes a minute the first time
help-backup = Copy everything a server keeps into a new file, as it is at one moment, while the server runs or not. The file can be checked, served and restored.
help-backup-short = back up a server’s tables
help-restore = Put a backup where a server will keep its tables: a new file, or a PostgreSQL without tables.
help-restore-short = restore a backup
help-export = Write one table as JSON: everything that can be read of it, even if it is damaged or of other rules, and the match if it is over. It tells what is hidden.
help-export-short = write one table as JSON
help-store = where the tables are kept: a file, or the address of a PostgreSQL
help-backup-file = the file to be written; it must not be there yet
help-restore-file = a file that `rattery backup` has written
help-restore-store = where the tables shall be kept: a new file, or the address of a PostgreSQL without tables
help-export-table = the name of the table, as in its link
help-export-out = a new file for it; otherwise it is printed
help-host = the address to listen at (127.0.0.1, this machine only, unless you say otherwise; 0.0.0.0 lets in the whole network)
help-port = the port to listen at (8000 or the next free one, unless you say otherwise)
help-database = where tables are kept: a file, or postgresql://… for several servers together (a file in your state folder, unless you say otherwise)
help-serve-bot = let players seat this bot of your own; once for each
help-no-browser = do not open the browser
help-no-messages = send no messages to addresses that players give
help-messages-over-http = send messages also to addresses without encryption (http://)
help-host-name = the names this server answers for, and no others (all, unless you say so)
help-workers = how many server processes share the port; more than one need PostgreSQL (1)
help-metrics = answer /metrics for Prometheus
help-access-log = write a line of JSON for every request and connection into a file, or to - for the screen
help-forget-after = delete tables at which nothing has happened for that many days (never, unless you say so)
help-play = Play a game in this terminal: alone against bots, or together around one screen. Every move is saved at once.
help-play-short = play a game in this terminal
help-simulate = Have a game played at random, very fast and very often, and see what comes out of it.
help-simulate-short = have thousands of games played and see what comes out
help-tournament = Have bots play each other, as often as it takes to know who is stronger. Everybody gets every seat and the same luck as the others; every match is saved, and a tournament that was interrupted goes on where it stopped.
help-tournament-short = have bots play each other and see who is stronger
help-train = Teach a game to a mind: a search plays against itself, a small network is fitted to what it found, and plays against those before it, round after round. What was interrupted goes on where it stopped, in the same folder.
help-train-short = teach a game to a mind that the bots can think with
help-train-quick = learn first from this many positions of quick games, whose players look one move ahead (none unless you say otherwise): a decent mind in minutes; --rounds 0 leaves it at that
help-train-policy = learn first from this many decisions of games that the mind plays by its policy alone, at hundreds of tables at once (none unless you say otherwise): for a GPU (--device cuda), where a billion take some minutes
help-train-search = learn first from this many samples of games by search that all cores play while the mind learns, and that it soon plays itself (none unless you say otherwise): the best way to a strong mind; sixteen cores and a GPU (--device cuda) make ten million in ten minutes
help-train-rounds = how many rounds (6 unless you say otherwise); more of them make a finished training longer
help-train-games = how many games a round is played (400 unless you say otherwise)
help-train-iterations = how many iterations the search has for a decision (300 unless you say otherwise)
help-train-league = how many games measure a new mind against each opponent (100 unless you say otherwise)
help-train-folder = the folder for samples, minds and the curve (mind-… here, unless you say otherwise)
help-train-device = where the network is fitted: cpu or cuda (cpu unless you say otherwise)
help-study = Have a game played very often, at random or by bots, and write a report about it: order of play, what wins, piece by piece, how close and how long, and the values that are ours.
help-study-short = have a game played very often and read a report about it
help-games = Which games there are, for how many players, and what can be chosen. The options are written behind the game: { $chosen }.
help-games-short = which games there are
help-box = What is in the box of a game, and where each value comes from: the printed rules, the printed game, or us.
help-box-short = what is in the box of a game
help-rules = The rules of a game: all of them, in a minute, its examples, one section, or one clause.
help-rules-short = the rules of a game
help-replay = Tell a saved match from its first move, with everything revealed. Every move is checked on the way.
help-replay-short = see a saved match again
help-game = the game, with options if you like: { $example } or "{ $chosen }"
help-game-name = the game: { $example }
help-box-file = play with a box file of your own
help-seat = who sits on seat N (seats count from 0): me, hot (somebody else at this terminal), or a bot: random, easy, normal, hard or expert, or one of your own: module:Class; once for each seat. Otherwise you sit on seat 0 and normal bots on the others
help-hot-seat = people on all seats, handing this terminal around
help-names = the names of the players, in the order of their seats
help-seed = a number: the same number gives the same luck again
help-save = keep the match in this file (otherwise in your state folder)
help-resume = go on with a saved match; without a file, with the one that was left last
help-games-number = how many games (10000 unless you say otherwise)
help-simulate-seed = a number: the same number gives the same games again (0 unless you say otherwise)
help-out = write a line for each game to this file, CSV or Parquet by its name
help-threads = how many processor cores to use (all of them unless you say otherwise)
help-force = replace the file if it is already there
help-study-players = for how many players (otherwise as the game says)
help-study-games = how many games, one number or one for each level (20000 at random, 1000 by bots, 20 by experts, unless you say otherwise)
help-study-bots = who plays: random, easy, normal, hard, expert, greedy, or a bot of your own; several levels are told side by side (random unless you say otherwise)
help-study-out = the folder for the report (study-… here, unless you say otherwise)
help-what-if = compare with another box, the same deals on both sides: a box file, or a change such as section.line.field=value (may be given several times)
help-device = what to play on: cpu, or cuda for a GPU
help-ray = play on the Ray cluster at this address, or on one of this machine alone: local
help-toml = print the box file itself, to copy and correct
help-clause = a section such as 4, or a clause such as 4.3
help-minute = the game in a minute: its aim, a turn, how one wins
help-rules-examples = worked examples only
help-file = the file of a saved match
help-receipt = what your browser saved at that table, or the commitment you wrote down: the file must agree with it
help-step = move by move, with the table
help-replay-seat = as seat N saw it, instead of with everything revealed
help-bots = who plays: bots, with commas between them: levels (random, easy, normal, hard, expert, greedy) or your own, module:Class
help-tournament-games = how many games at least (400 unless you say otherwise); whole rounds are played
help-folder = keep the tournament in this folder (otherwise in your state folder); one that is in it already goes on
help-tournament-resume = go on with the tournament in this folder
help-study-force = replace the report in the folder if there is one
help-study-json = print the figures for a machine to read, as study.json has them
help-shell = the shell: bash, zsh or fish
help-completion = Print the script with which your shell completes commands, options, games and files on Tab. For good: eval "$(rattery completion bash)" in ~/.bashrc, eval "$(rattery completion zsh)" in ~/.zshrc; fish finds the file of the example by itself.
help-completion-short = completion on Tab for bash, zsh, fish
help-json = print the results for a machine to read

## What cannot be done

bad-command = { $near ->
        [none] Rattery has no command “{ $given }”. The commands are: { $commands }.
       *[other] Rattery has no command “{ $given }”. Did you mean { $near }? The commands are: { $commands }.
    }
bad-missing = { $given } is missing. See: { $command } --help
bad-unknown = { $near ->
        [none] “{ $given }” is not understood here. See: { $command } --help
       *[other] { $given } is not understood here. Did you mean { $near }? See: { $command } --help
    }
bad-no-value = { $given } needs a value. See: { $command } --help
bad-takes-no-value = { $given } takes no value. See: { $command } --help
bad-arguments = { $problem }. See: { $command } --help
bad-number = { $option } must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $given }”.
seat-spelling = “{ $given }” is no seat. Write it like this: --seat 1=hard.
seat-kind = Seat { $seat } cannot be “{ $given }”. It can be: { $kinds }, or a bot of your own, module:Class.
seat-twice = A seat is given twice: say once who sits on each.
seat-two-me = Only one seat can be “me”. Whoever else sits at this terminal is “hot”.
names-too-many = These are { $given } names for { $players } players.
names-twice = Two players cannot both be called { $name }.
play-none-left = No match was left before its end. Begin one, for example: rattery play { $example }.
completion-shell = There is completion for: { $shells }; not for “{ $given }”.
play-own-bot = Seat { $seat } was played by { $bot }. A saved match loads no program by itself; say who sits there: --seat { $seat }={ $bot }, or another bot.
play-which-game = Which game? For example: rattery play { $example }. All games: rattery games.
play-resume-alone = { $given } cannot be changed when a match is resumed.
save-exists = { $file } is already there and may hold another match. Choose another name, or go on with it: rattery play --resume.
rules-missing = The rules of { $name } are not written in this language yet.
rules-no-clause = There is no section or clause “{ $given }”. The sections are: { $clauses }.
rules-one-part = Ask for one thing at a time: --minute, --examples, or a section or clause.
rules-no-examples = There are no examples for this game.
nobody-away = Nobody has left a seat to a bot.
tournament-what = Which game, and which bots? For example: rattery tournament "{ $spelled }" --bots normal,hard.
tournament-resume-folder = Say either --folder or --resume: both name the folder of the tournament.

## The menu

menu-welcome = Welcome to the Rattery.
menu-how = Enter takes what stands in brackets; Ctrl-C leaves.
menu-left = You left a match of { $game } after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
menu-go-on = Go on with it
menu-something-new = Play something new
menu-which-game = Which game?
menu-one-of = Please type one of these: { $choices }.
menu-who = Who sits where? The first seat is yours. Type the name of anybody who plays beside you; the other seats are bots.
menu-bot = bot
menu-level = How strong are the bots?
menu-command = Next time you can type:
menu-enter = Press Enter to begin.

## Bots, by how strong they are

bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-greedy = greedy

## At the table

play-you-are = You are { $seat }
play-hand-over = Hand over to { $seat }.
play-hand-over-enter = Press Enter when nobody else is looking.
play-aftermath = { $seat }, this is what came of it:
play-aftermath-enter = Press Enter to hide it.
play-news = What happened
play-earlier = … and { $lines ->
        [one] one line
       *[other] { $lines } lines
    } before (type: log)
play-table-cut = … and { $lines ->
        [one] one line
       *[other] { $lines } lines
    } of the table (type: table)
play-too-narrow = This window is narrower than { $columns } columns: some of the table is cut off.
play-forced = Done for you, as nothing else was possible: { $moves }.
play-prompt = a number, or ? for help
play-type-something = { $count ->
        [one] Type 1 to play the only move, or ? for help.
       *[other] Type a number from 1 to { $count }, or ? for help.
    }
play-left = The match is saved. Go on with:
round-over = { $is_named ->
        [True] { $name } is over
       *[other] the round is over
    }
round-points = points
round-total = total
table-number = play the move with this number
table-signs = The signs on the table
table-hidden = hidden
table-none = nothing
table-table = the whole table, with what helps to read it
table-notation = or write it down like this
table-u = take your last move back, while nothing has come of it
table-log = everything that happened, as you saw it
table-rules = the rules, the game in a minute, or one section or clause
table-save = save the match (it is saved after every move anyway), or a copy of it
table-quit = leave the table; you can go on later
table-undone = Taken back: { $move }.
table-saved = Saved in { $file }.
play-thinking = { $seat } is thinking…
play-warming = The bots are still warming up on this machine: { $span ->
    [moment] a few seconds.
    [seconds] about 15 seconds.
    [half] about half a minute.
    [minute] about a minute.
   *[minutes] about { $minutes } minutes.
}
play-away = A bot plays for { $seat }. Enter or Ctrl-C: play on yourself.
hint-thinking = thinking…
hint-stopped = No hint, then.
hint-now = As things stand you win about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of such games. A bot in your place:
hint-then = wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hint-tries = chosen in { $tries } of 100 tries
table-hint = what a strong bot would do in your place, and what it hopes for
table-takeover = let a bot play for you from now on; Enter or Ctrl-C brings you back
table-back = whoever let a bot play is back
table-are-back = Back at the table: { $names }.
page-more = Enter: more · b: back · q: enough
page-only = Press Enter to go on.
page-last = Enter: done · b: back

## Talk

talk-said = { $seat } to all: “{ $words }”
talk-said-to = { $seat } to { $to_seat }: “{ $words }”
talk-kept = kept
talk-broken = broken
talk-so-far = What was promised so far
talk-usage = promise 3: to all · promise 3 sky: to Sky · promise on: be asked whenever a bot is about to choose. Nobody is bound by a word, but bots remember.
talk-asking-on = From now on you are asked before a bot chooses.
talk-asking-off = You are not asked any more; “promise 3” works whenever you decide.
talk-moment = { $seat } is about to decide. Promise something by its number (3 sky: to Sky); ? lists the promises, Enter goes on, off: do not ask again.
talk-no-promise = “{ $given }” is no promise: a number up to { $count } is. “promise” lists them.
talk-to-whom = “{ $given }” is nobody here: { $names }.
talk-none = In this game nothing is promised.
table-promise = promise something, or see what was promised
table-concede = give up
concede-sure = { $players ->
        [one] Type concede once more to give up.
        [2] Type concede once more to give up: the other player wins.
       *[other] Type concede once more to give up: a bot plays on for you to the end.
    }
concede-over = { $seat } concedes. { $names } wins.
concede-over-you = You concede. { $names } wins.
concede-alone = { $seat } concedes.
concede-alone-you = You concede.

## The end, and looking back

end-won = { $points ->
        [one] { $seat } wins with a point.
       *[other] { $seat } wins with { $points } points.
    }
end-shared = { $points ->
        [one] { $names } share the victory with a point each.
       *[other] { $names } share the victory with { $points } points each.
    }
end-won-you = { $points ->
        [one] You win with a point.
       *[other] You win with { $points } points.
    }
end-shared-you = { $points ->
        [one] You share the victory with { $names }, with a point each.
       *[other] You share the victory with { $names }, with { $points } points each.
    }
end-place-won = { $seat } wins.
end-place-won-you = You win.
end-place-shared = { $names } share the victory.
end-place-shared-you = You share the victory with { $names }.
end-replay = See it again, with everything revealed:
end-again = Enter: leave · r: a rematch
replay-open = everything revealed
replay-seat = as { $seat } saw it
replay-unfinished = The match is not over yet.
replay-move = Move { $move } of { $moves }:
replay-keys = Enter: next · b: back · q: leave

## Games, boxes

games-game = Game
games-players = Players
games-minutes = { $minutes } min
games-options = Options
games-standard = * is the standard. Play: rattery play "{ $spelled }". Rules: rattery rules { $example }.
games-pace = Minutes and dots tell how long a game takes and how heavy it is.
box-title = The box of { $game } ({ $file })
box-part = Part
box-holds = Holds
box-source = Source
box-source-rulebook = printed rules
box-source-photo = printed game
box-source-house = house: ours
box-usual = standard: { $value }
box-sources = “House” values are our own choice, where the printed rules leave them open. If you own the game, copy the file, correct them, and play with --box.
box-differences = ≠ marks what differs from the standard box.

## Simulations

progress-ready = getting ready
progress-compiling = compiling (once; later starts are quick): { $done } of { $total } rules
progress-play = playing games
progress-replays = replaying
progress-defaults = trying the parts
progress-compiled = comparing
simulate-too-many = So many games do not fit into the memory of this machine. Ask for fewer.
simulate-stopped = Stopped after { $done } of { $games } games.
simulate-written = { $games ->
        [one] One game is in { $file }.
       *[other] { $games } games are in { $file }.
    }
figures-games = games
figures-count = { $number }
figures-speed = speed
figures-moves-a-second = { $threads ->
        [one] { $speed } moves a second ({ $seconds } s on one core)
       *[other] { $speed } moves a second ({ $seconds } s on { $threads } cores)
    }
figures-on-gpu = { $speed } moves a second ({ $seconds } s on a GPU)
figures-on-cluster = { $speed } moves a second ({ $seconds } s on a cluster)
figures-ending = how it ended
figures-length = moves in a game
figures-mean = mean
figures-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-least = least
figures-percent = { NUMBER($percent) } %
figures-most = most
figures-shared = shared victories
figures-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-place = plays
figures-measure = { $measure } (± sd)
figures-deviation = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-distribution = from { $low } to { $high }
figures-wins = wins
figures-interval = 95 % between
figures-between = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-note = Every move is drawn at random. A shared victory counts in equal parts.

## Tournaments

tournament-played = { $played ->
        [one] one match
       *[other] { $played } matches
    }, seed { $seed }
tournament-stopped = Stopped after { $played } of { $games } matches. What was played is kept; go on with:
tournament-kept = Every match is kept in { $folder }.
tournament-replaced = { $name } failed { $count ->
        [one] once
       *[other] { NUMBER($count) } times
    }, and a random move was made for it. The last time: { $problem }
tournament-bot = bot
tournament-rating = Elo
tournament-interval = 95 % between
tournament-wins = wins
tournament-seats = seats
tournament-time = a decision
tournament-against = ahead of →
tournament-between = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
tournament-of = of { $games }
tournament-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
tournament-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
tournament-note = 1500 is the average of the bots; 100 points more mean 64 % against 36 %. A shared victory counts in parts.
tournament-note-many = The table below the ratings tells who finished before whom, winner or not; ratings and wins are of victories alone.

## Training

train-round = round { $number }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) of the victories against the judge; cross entropy of results { NUMBER($result, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-kept = Everything is in { $folder }: best.npz is the best mind, curve.png shows how it came about.

## Verifying

verify-moves = { $game }: { $moves ->
        [one] the move can be played
       *[other] all { $moves } moves can be played
    }.
verify-drawn = { $draws ->
        [one] The one number that was drawn follows from the key of the match.
       *[other] All { $draws } numbers that were drawn follow from the key of the match.
    }
verify-resulted = The result is what the moves lead to.
verify-committed = The table’s key is the one it committed itself to: { $commitment }
verify-salted = The key of the match is made of the table’s key and of sealed salts, each of which opens its seal: { $players ->
        [one] one was a player’s
       *[other] { $players } were players’
    }, { $table ->
        [one] one the table’s own
       *[other] { $table } the table’s own
    }.
verify-salted-openly = The key of the match is made of the table’s key and of { $players ->
        [one] one salt that was not sealed.
       *[other] { $players } salts that were not sealed.
    }
verify-received = Commitment and seals are those of the receipt, and its salts are in the key: nobody made them up afterwards.
verify-received-key = The commitment is the one of the receipt: the table did not change its key.
verify-no-commitment = The file does not say how its key was made: whoever drew it could have chosen the dice.
verify-no-receipt = There is no receipt: commitments and what opens them are compared with this file alone, and whoever wrote it could have made up both.
verify-older = Older protocol: salts were shown as they came, so whoever ran the table could have chosen the last of them, and with it the dice.
verify-table-alone = No player had a share in the key: whoever ran the table could have chosen the dice.
verify-left-out = Sealed a salt and did not reveal it in time, so it was left out: { $names }.
verify-no-draws = The file does not list the numbers that were drawn.
verify-not-over = The match is not over.
verify-not-replayed = That says nothing about its dice: check it with the version it was played with.
verify-own-box = Played with a box of somebody’s own.

## Studies

study-written = The report is in { $file }.
study-games-for-levels = --games takes one number, or one for each of the { $levels } levels, not { $given }.
study-two-files = --what-if takes one box file and any number of changes to it, not several files: { $files }.
study-same-box = { $file } holds the same values as the box it is to be compared with.
progress-playing = playing
progress-fitting = fitting
progress-measuring = measuring

## Upkeep

check-head-table = table
check-head-kind = found
check-head-problem = what is wrong
check-kind-damaged = damaged
check-kind-other-rules = other rules
check-pages = The file itself is damaged: { $problem }
check-strays = { $count ->
        [one] One row belongs to no table.
       *[other] { $count } rows belong to no table.
    }
check-well = { $count ->
        [one] One table is as it should be.
       *[other] { $count } tables are as they should be.
    }
check-replayed = { $count ->
        [one] One table was begun by other rules and is the same match by these.
       *[other] { $count } tables were begun by other rules and are the same matches by these.
    }
check-other-rules = { $count ->
        [one] One table was begun by rules that are not at hand. It is kept; rattery export writes it out.
       *[other] { $count } tables were begun by rules that are not at hand. They are kept; rattery export writes them out.
    }
check-damaged = { $count ->
        [one] One table is damaged; rattery export writes what can be read of it.
       *[other] { $count } tables are damaged; rattery export writes what can be read of them.
    }
check-nothing = There are no tables.
backup-made = { $count ->
        [one] One table is
       *[other] { $count } tables are
    } in { $file } now.
backup-restored = { $count ->
        [one] One table was
       *[other] { $count } tables were
    } restored from { $file }.
export-made = Table { $table } is in { $file } now. It tells what is hidden.
export-unwritable = { $file } cannot be written: { $problem }.

## Checking a game

check-game-brings = It brings { $names }.
check-game-defaults = Defaults stand in for { $names }.
check-game-sound = Nothing is wrong with { $game }.
check-game-wrong = { $count ->
        [one] One mistake is to be put right.
       *[other] { $count } mistakes are to be put right.
    }
check-game-rest = Stages that depend on it were left out.

### What all games share.

## Seats, by colour and shape: ochre ●, sky ▲, moss ■, rose ◆, vermilion ★

seat-0 = Ochre
seat-1 = Sky
seat-2 = Moss
seat-3 = Rose
seat-4 = Vermilion
seats-and = { $others } and { $last }
seats-you = you
compiling = Compiling { $game } for this machine. This takes a while once; later starts are quick.
choice-yes = yes
choice-no = no
compiler-changed = Numba { $version } lacks { $missing }, which Rattery relies on. Games stay the same, but compiling and simulating takes longer. Version { $tested } has it: { $command }
compiler-untested = Numba { $version } could not compile “{ $function }”. It is newer than { $tested }, the newest version that Rattery was tested with. Try: { $command }. Or set RATTERY_PLAIN_NJIT=1: slower, but the same games.

## Errors: what was expected and what came

unknown-game = There is no game called “{ $given }”. The games are: { $games }.
broken-game = The game “{ $name }” cannot be played: { $problem }
broken-game-name-taken = Rattery has a game of that name. Choose another name for the entry point and for GAME.
broken-game-name = a game's name consists of small letters, digits and underscores. Call the entry point { $example }.
broken-game-package = its entry point must name the package that holds the game, and there is no package “{ $package }”.
broken-game-files = { $package } lacks { $files }.
broken-game-refuses = { $problem }
broken-game-import = { $file }, line { $line }: { $problem }.
broken-game-options = options.py must define Options, a frozen dataclass.
broken-game-players = Options must have an option “players”, such as players: int = option(3, 2, 3, 4).
broken-game-option = the option “{ $option }” must state its default and its values, the default among them, such as option("short", "short", "long").
broken-game-player-numbers = the option “players” in options.py offers { $given }, but a game is for 1 to { $most } players.
broken-game-field = rules.Table must declare { $expected }, not { $given }.
broken-game-names = { $where } must be a tuple of names, such as ("one", "other") or, for a single one, ("one",).
broken-game-box-players = read_box must set the box’s players to those of the options.
broken-game-kind = game.py must define GAME = GameKind(…).
broken-game-other-name = its entry point and the name in GameKind, “{ $own }”, must be the same.
broken-game-rule = the rules must have { $expected }, not { $given }.
broken-game-lacks = { $where } { $more ->
        [0] lacks { $names }.
        [one] lacks { $names } and { $more } other.
       *[other] lacks { $names } and { $more } others.
    }
unknown-language = Rattery does not speak “{ $given }”. It speaks: { $languages }.
bad-spelling = “{ $given }” is not a game with options. Write it like this: { $example }.
unknown-option = { $name } has no option “{ $option }”. Its options are: { $options }.
bad-option = { $name }: { $option } cannot be “{ $given }”. It can be: { $choices }.
unknown-seat = There is no seat { $given }. Seats go from 0 to { $last }.
argument-game = A game is its name, “my_game” or “my_game(players=3)”, not { $given }.
argument-whole = “{ $name }” is a whole number, not { $given }.
argument-least = “{ $name }” is a whole number from { $least } on, not { $given }.
argument-range = “{ $name }” is a whole number from { $least } to { $most }, not { $given }.
argument-names = Names are a list of at most { $players } texts, one for each seat (None for a seat without a name), not { $given }.
argument-path = “{ $name }” is the path of a file, as a text or a Path, not { $given }.
argument-match = A match is expected here, not { $given }.
argument-loaded = A game that is loaded has its options and its box already: { $given } can only be given beside its name.
argument-training = { $folder } holds a training with another plan; choose another folder.
argument-training-rules = The training in { $folder } was begun with version { $saved } of the rules; these are version { $now }. Its rounds would not belong together: choose another folder.
option-twice = “{ $option }” is given twice: as { $one } and as { $other }.
nothing-to-decide = The match is over: there is nothing to decide.
nothing-to-pop = There is nothing to go back to: pop takes back what push has played.
seat-not-asked = Seat { $given } is not asked to choose now.
unknown-bot = There is no bot called “{ $given }”. The bots are: { $bots }.
bot-not-found = There is no bot at “{ $given }” ({ $problem }). A bot of your own is spelled module:Class.
bot-not-made = “{ $given }” could not be made into a bot ({ $problem }).
bot-without-choose = “{ $given }” is no bot: it has no choose(world, seed).
decide-by-name = A bot decides, not its name: rattery.bot("{ $given }") makes one.
bot-real-match = A bot chooses in an imagined world, not in the match itself: rattery.decide(bot, match), or bot.choose(match.imagine(seat, seed), seed).
bot-failed = { $bot } failed ({ $problem }); { $level } makes its move.
bot-dawdled = { $bot } took longer than { $seconds } seconds; { $level } makes its moves.
unknown-move = “{ $given }” is not a move of this game. You may play: { $moves }.
not-asked-for = That is not what you are asked now.
not-possible-now = That is not possible now.
match-is-over = The game is over; “{ $given }” comes too late.

## Box files

box-at = { $file }, line { NUMBER($line, useGrouping: 0) }: { $problem }
box-here = { $section }, { $entry }: { $problem }
box-unreadable = { $file } cannot be read: { $problem }.
box-not-toml = this is not TOML: { $problem }.
box-value = expected { $expected }, found { $given }.
box-entry = { $entry } must be { $expected }; found { $given }.
box-no-line = “{ $change }” changes nothing: there is no { $entry } in { $file }. There is: { $lines }.
box-no-field = “{ $change }”: say which field of { $entry } in { $file } is meant: { $fields }.
box-missing = { $entry } is missing.
box-unknown = { $entry } is not part of this game.
box-too-many = there may be { $most } of { $entry } at most.

## Saved matches

save-format = This is not a saved match: expected format { $expected }, found { $given }.
save-part = The saved match is damaged: “{ $part }” must be a { $expected }, found { $given }.
save-key = The saved match is damaged: “key” must be { $digits } hexadecimal digits.
save-move = The saved match is damaged: move { $number }, “{ $move }”, cannot be played. { $problem }
other-rules = It was played by other rules, version { $saved }; these are version { $now }.
save-unreadable = { $file } cannot be read: { $problem }.
save-unwritable = { $file } cannot be written: { $problem }.
problem-missing = there is nothing of that name
problem-taken = there is something of that name already
problem-forbidden = you may not
problem-read-only = nothing can be written there
problem-is-folder = it is a folder
problem-no-folder = part of the way there is no folder
problem-full = there is no room left
problem-port-in-use = somebody else is there already
save-not-json = { $file } is not a saved match: it is not JSON.
save-bad-file = { $file }: { $problem }
save-imagined = An imagined match cannot be saved: its past is unknown.

## Taking back

nothing-to-undo = There is no move to take back.
undo-not-yours = The last move was not yours to take back.
undo-others-turn = It is somebody else’s turn by now; the move stands.
undo-chance = Chance has decided something since; the move stands.
undo-revealed = Something hidden was shown since; the move stands.
undo-clock = Your time was up and a bot moved for you; the move stands.

## Verifying

verify-commitment = The table committed itself to another key than the one in this file.
verify-seal = The salt of seat { $seat } is not the one it committed itself to.
verify-key = The key of this match does not follow from the table’s key and the seats’ salts.
verify-draws = The numbers this file says were drawn { $move ->
        [0] in the set-up
       *[other] with move { $move }
    } do not follow from its key.
verify-scores = The scores in this file, { $given }, are not what the moves lead to: { $found }.
verify-winners = The winners in this file, { $given }, are not those the moves lead to: { $found }.
verify-receipt-nothing = The file says nothing of how its key was made: there is nothing the receipt could be compared with.
verify-receipt-commitment = The table committed itself to { $receipt } when the receipt was written; the file says { $file }.
verify-receipt-seals = The seals in the file are not those that were shown when the receipt was written.
verify-receipt-salt = The salt that seat { $seat } gave is not in the key: it was left out or exchanged.
receipt-bad = { $file } is not a receipt: expected one that a browser saved, or the 64 hexadecimal digits of a commitment.

## Tournaments

tournament-bots = The bots of a tournament are a list, or a dictionary with a name for each of them, not { $given }.
tournament-few-bots = { $count ->
        [0] A tournament needs bots: none were named.
       *[other] A tournament needs at least two bots.
    }
tournament-bot-twice = { $name } is entered twice. Every bot is entered once; it sits as often as it is needed.
tournament-bad-name = “{ $given }” cannot be the name of a bot in a tournament.
tournament-few-games = { $given } games are too few: everybody has sat once on every seat after { $least }.
tournament-alone = { $name } has nobody to be compared with.
tournament-folder = { $folder } cannot be used for a tournament: { $problem }.
tournament-none = There is no tournament in { $folder }.
tournament-other = { $folder } holds another tournament: the { $part ->
        [game] game
        [box] box
        [bots] bots
        [seed] seed
       *[other] format
    } of that one is different.
tournament-other-rules = The rules or the bots have changed since the tournament in { $folder } was begun; its results would not belong together. Begin a new one.
tournament-busy = The tournament in { $folder } is being played already.
tournament-damaged = The results in { $folder } are damaged: line { NUMBER($line, useGrouping: 0) } cannot be read.
tournament-workers-die = The tournament cannot go on: the processes that play it keep ending (status { NUMBER($status, useGrouping: 0) }). What was played is kept.
tournament-main-guard = This script starts workers when it is imported, and each of them imports it. Put what it does under if __name__ == "__main__" or play with workers=1.
tournament-match-failed = The tournament stopped: match { NUMBER($match, useGrouping: 0) } could not be played. { $problem }

## Environments for learners

env-rewards = Rewards cannot be “{ $given }”. They can be: { $choices }.
env-tables = There must be at least one table; “{ $given }” is none.
env-threads = There must be at least one thread; “{ $given }” is none.
env-illegal = Table { NUMBER($table, useGrouping: 0) }: “{ $given }” is not legal there. No move was made at any table.
env-moves = One move for each of { NUMBER($expected, useGrouping: 0) } tables is expected, as whole numbers; these are { $given }.
env-seats = Seats are one number, or one for each of { NUMBER($tables, useGrouping: 0) } tables, up to { $last }.
env-rows = Rows are numbers of tables, below { NUMBER($tables, useGrouping: 0) }, in one list; as many sources as targets.
env-state = A state can be restored that save() of such an environment gave: of { $name }, with { NUMBER($tables, useGrouping: 0) } tables and the same finals and opponents.
env-state-rules = This state was saved with version { $saved } of the rules of { $name }; these are version { $now }, and it cannot be restored.
env-opponent-illegal = An opponent inside the environment moved against the rules at table { NUMBER($table, useGrouping: 0) }: “{ $given }” is not legal there.
env-gpu-opponents = “{ $given }” thinks on the processor. On a GPU opponents are { $choices }, or a function of observations and masks.
env-all-players = An observer of all players’ private information is not offered: ask for one player's, or for public information.
env-part-of-memory = A memory holds what a seat was told, public and private; it does not come in parts.
env-no-tensor = There is no tensor of an information state: what a seat was told grows with the game. There is a string of it, and an observation tensor.
env-opponents = One opponent for all other seats, or a list of { $expected }, is expected; this is a list of { $given }.
env-opponent = “{ $given }” is no opponent. An opponent is a level ({ $choices }), a bot, or a function of observation and mask.
env-illegal-moves = Illegal moves cannot be treated as “{ $given }”. They can: { $choices }.
env-render-mode = A picture cannot be “{ $given }”. It can be: { $choices }.
env-no-action = The seat that decides has not said what it does.
env-resample = Another world can only be imagined where somebody decides.
env-endgame = The position after { NUMBER($plies, useGrouping: 0) } moves does not exist: that game is over after { NUMBER($length, useGrouping: 0) }.

## Many games at once

lab-missing-extra = This needs { $module }, which is not installed. Try: { $command }
results-kind = { $file }: results are written to files that end in { $kinds }.
report-exists = There is a report in { $folder } already. Choose another folder with --out, or replace it with --force.
results-exist = { $file } is already there. Choose another name, or replace it with --force.
results-unwritable = { $games ->
        [0] { $file } cannot be written: { $problem }.
        [one] { $file } cannot be written on: { $problem }. The first game is in it.
       *[other] { $file } cannot be written on: { $problem }. The first { $games } games are in it.
    }
device-unknown = Games cannot be played on “{ $given }”. They can be played on: { $devices }.
device-no-gpu = There is no GPU here that CUDA can use. On a machine that has one, it also takes: { $command }
device-or-ray = Choose one: a GPU of this machine (--device cuda) or a Ray cluster (--ray).
ray-unreachable = No Ray cluster can be reached at { $address }: { $problem }
ray-other-rules = The workers of this cluster have other rules than this machine. Install the same version of Rattery on all of them.
ray-lost = The cluster is lost: what leads it on this machine has ended ({ $problem }).
ray-workers-die = The cluster cannot go on: the workers that play keep ending ({ $problem }).

## The rules of a box

rules-in-this-box = In this box instead: { $entries }.
rules-each-none = none in this box
box-said-then = { $first }; { $then }
box-said-nothing = nothing
box-said-missing = not in this box
number-word = { $number ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
       *[other] { $number }
    }
number-ordinal = { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
        [13] thirteenth
        [14] fourteenth
        [15] fifteenth
        [16] sixteenth
        [17] seventeenth
        [18] eighteenth
        [19] nineteenth
        [20] twentieth
       *[other] { $number }th
    }
number-ordinal-inflected = { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
        [13] thirteenth
        [14] fourteenth
        [15] fifteenth
        [16] sixteenth
        [17] seventeenth
        [18] eighteenth
        [19] nineteenth
        [20] twentieth
       *[other] { $number }th
    }

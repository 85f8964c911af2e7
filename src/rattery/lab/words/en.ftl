### What a study tells.

## Numbers

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-count = { NUMBER($value, maximumFractionDigits: 0) }
study-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-between = { $low } to { $high }
study-points = { $number ->
        [one] one point
       *[other] { $number } points
    }

## The report

study-title = { $game }: a study
study-lead = { $games } games of { $spelling }, played { $bots ->
        [random] at random
       *[other] by bots of level { $bots }
    }, seed { $seed }.
study-stopped = It was stopped early: { $games } games had been asked for.
study-random-note = Random players know no strategy. This shows how the game is built, not how it feels at a table; let bots play it, too (--bots random,normal).
study-again = The same study again:
study-contents = In this report
study-foot = Made by Rattery { $version } in { $seconds } s, with version { $rules } of the rules. Values labelled as ours are not the designers’.

## In short

study-short = In short
study-short-minutes = Half of the games take { $low } to { $high } minutes at a person’s pace; { $one-answer } of the decisions have one answer only.
study-short-close = How close is it? The winner is ahead { $how }; { $shared } of the victories are shared.
study-close-only = by { $middle } in the middle game
study-close-part = by { $middle } (the middle one of { $share } of the games)
study-short-foreseen = Half-way through, the later winner is judged to have { $chance } of the chances; the lead changes { $changes } times in a game on average.
study-short-choice = What is a choice worth? The best move instead of one drawn at random: { $size } games won in a hundred ({ $between }; { $count } decisions, each played out both ways).

## What wins

study-findings = What wins?
study-findings-note = { $count } things were looked at while the outcome was still open (the judged chances of the player between { $low } and { $high }), so that what merely follows from losing is left out. Played: the same game twice from one decision on, with the best move that has it and with the best that has not, as one and the same search sees them; the same chance and the same players follow. Dealt: players who got it at the start, against those who did not. At most one in twenty of those named is named by luck (Benjamini and Hochberg; intervals after Benjamini and Yekutieli), and only differences of at least { $practical } games in a hundred are.
study-found-played = { $what } wins { $size } { $way ->
        [more] more
       *[fewer] fewer
    } games in a hundred than the best other move ({ $between }; { $count } pairs of games).
study-found-dealt = { $what }: { $size } { $way ->
        [more] more
       *[fewer] fewer
    } games in a hundred are won than without it ({ $between }; dealt { $count } times).
study-found-nothing = Nothing that was looked at wins or loses clearly enough, and by enough, to be named. With so many games an effect of about { $least } games in a hundred would have shown; more games show smaller ones.
study-found-too-few = Nothing came up often enough in so few games to be compared. More games will tell.
study-found-plot = Games won in a hundred, more or fewer, with the interval
study-no-pairs = Players who do not search are not played twice; only what chance deals is compared.

## Sections

study-order = Does the order of play matter?
study-order-plot = Share of the victories by place in the order of play; the line is an equal share
study-place = plays
study-share = victories
study-interval = 95 % between
study-close = How close is it?
study-close-note = How far the winner is ahead of the next player, in what decides this game: the first of these in which they differ.
study-decides = decided by
study-of-games = of the games
study-ahead = ahead in the middle game
study-shared = Shared victory
study-close-plot = How often the winner was ahead by so much
study-foreseen = When is the winner known?
study-foreseen-note = The judge of the bots looks at every table as it really is. The line is the chance it gives the later winner in the middle game, the band the middle half of all games; the dashed line is an equal chance. The steeper and later it rises, the longer the game stays open.
study-foreseen-told = The winner takes the lead for good after { $decided } of the game on average; the lead changes { $changes } times in a game, and { $never } of the games are led by the winner from the first decision on.
study-curve-plot = The later winner’s chances over the game
study-through = of the game played
study-chance = chance
study-decisions = Decisions and time
study-decisions-note = Minutes are what the decisions take at a person’s pace: five seconds, and five more for every doubling of the moves to choose from; one second where there is one answer.
study-minutes = minutes
study-moves = decisions in a game
study-rounds = rounds
study-choices = decisions with a choice
study-minutes-plot = How long a game takes
study-plot-share = share of the games
study-what = what
study-mean = mean
study-percentile = { $percent } %
study-least = least
study-most = most
study-endings = How does it end?
study-ending = the end
study-things = Piece by piece
study-things-note = Held: the share of the decisions about such things at which the player had it (or it lay there to be taken). Playable: of those, where it could be played. Played: of those, where it was. Worth: games in a hundred that playing it wins, more or fewer, against the best other move; dealt: the same for having it at the start. In bold: what shows.
study-thing = thing
study-held = held
study-playable = playable when held
study-played = played when playable
study-worth = worth when played
study-dealt = worth when dealt
study-deeds = Move by move
study-deeds-note = What could be done, where something else could be done as well: how often it was, and what it is worth against the best other move.
study-taken = taken when possible
study-levels = By level of play
study-levels-note = The same game by players of different strength. What vanishes with better play is a beginners’ trap; what grows with it is in the game.
study-games = games
study-level = { $level ->
        [random] at random
       *[other] { $level }
    }
study-one-answer = decisions with one answer
study-choice-worth = worth of a choice (games won in a hundred)
study-lead-changes = lead changes
study-decided = lead taken for good after
study-half-way = winner’s chance half-way
study-victories-of = victories: plays { $place }

## House values, and what if

study-house = Values that are ours
study-house-note = The printed rules leave these values open, so they are our own choice: nobody should blame the designers for them. Where one belongs to something that is played, its worth stands beside it. Try others with --what-if.
study-no-house = Every value in this box comes from the printed rules or the printed game.
study-part = part of the box
study-part-named = { $section }: { $entry }
study-value = our value
study-compare = What if?
study-compare-note = The same deals, chance and players with both boxes, game by game. The { $count } intervals hold together 95 times of 100; in bold: a difference that shows. Rows about single things compare one side with the other, not game by game.
study-changed = What is different
study-as-is = as it is
study-as-changed = changed
study-difference = difference
study-together = between (together 95 %)
study-nothing-differs = No figure differs clearly.
study-all-rows = All { $count } figures
study-held-of = held: { $what }
study-playable-of = playable when held: { $what }
study-played-of = played when playable: { $what }
study-worth-of = worth when played: { $what }
study-ending-of = the end: { $what }

## Order of play

order-question = Does the order of play matter?
order-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
order-matters = Yes. Who plays { $best } wins most often, { $most } of the games ({ $most-between }); who plays { $worst } least, { $least } ({ $least-between }). An equal share would be { $equal }.
order-matters-not = No. No place in the order of play wins or loses more than { $possible } percentage points by it; an equal share is { $equal }.
order-unsure = That cannot be said after { $games } games: a place may still win or lose up to { $possible } percentage points by it. About { $needed } games would show a difference of { $practical }.
order-note = The intervals of all places hold together 95 times of 100. Less than { $practical } percentage points is called no difference.
order-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
order-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
order-between = { $low } – { $high }

### What the trial of a game tells its author.

trial-stage-definition = Definition
trial-stage-words = Words
trial-stage-rules = Rules
trial-stage-play = Games
trial-stage-replays = Replays
trial-stage-defaults = Parts
trial-stage-compiled = Machine code
trial-done-definition = everything a game must have is there
trial-done-words = every language has every message
trial-done-rules = every language has the same clauses
trial-done-play = { $games ->
        [one] one game at random
       *[other] { $games } games at random
    }, with { $sets ->
        [one] one set of options
       *[other] { $sets } sets of options
    }: the tables obey the laws, nobody sees too much, all of it can be told
trial-done-replays = { $games ->
        [one] one saved match was
       *[other] { $games } saved matches were
    } replayed to the same end
trial-done-defaults = terminal, bots and studies work with what the game brings
trial-done-compiled = { $games ->
        [one] one game
       *[other] { $games } games
    } as machine code; those compared are the same interpreted
trial-untranslated = { $file } is missing: readers of that language read English.
trial-no-rules = { $file } is missing: players have no rules to read.
trial-not-fluent = { $file }, line { $line }: this is not Fluent: { $given }
trial-twice = { $file }: a message must be there once only: { $names }.
trial-lacks = { $file } lacks { $names }.
trial-surplus = { $file } has messages that words/en.ftl does not have: { $names }.
trial-unknown-facts = { $file }, line { $line }: { $id } cannot name { $names }. The facts it has: { $has }.
trial-no-you = { $file } calls a sole reader by name, not “you”, in { $names }: there is no form for { $facts }.
trial-unreadable = { $file } cannot be read: { $problem }
trial-misnumbered = { $file }: these numbers do not follow the ones before: { $names }.
trial-different-clauses = { $file } differs from rules.en.md in these clauses or sections: { $names }. They are missing, in another order, or labelled as ours in one only.
trial-asks = { $file }: a clause says that it explains questions that are not asked: { $names }.
trial-in = { $spelled }, seed { $seed }: { $problem }
trial-after = after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $problem }
trial-endless = the game is not over after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }. Its rules must bring it to an end.
trial-law = the table breaks the law “{ $law }”. See rules.check, and the rule carried out last.
trial-nobody = seat { $seat } is asked. While the game is not over, rules.turn must give the seat of a player.
trial-no-move = seat { $seat } is asked, and rules.legal offers it no move.
trial-order = rules.legal must offer its moves in ascending order, each once.
trial-imagined-law = rules.imagine breaks the law “{ $law }” when this eye imagines: { $eye ->
        [-1] a spectator
       *[other] seat { $eye }
    }.
trial-fork = rules.imagine must draw a fresh key: fork(luck, s.chance).
trial-json = the view in game.py holds what JSON cannot: { $problem }.
trial-imagined-view = rules.imagine changes what { $eye ->
        [-1] a spectator
       *[other] seat { $eye }
    } sees: { $names }.
trial-observed = rules.observe tells { $eye ->
        [-1] a spectator
       *[other] seat { $eye }
    } what it cannot know, in the numbers { $names }.
trial-imagined-moves = rules.imagine changes the moves of { $eye ->
        [-1] a spectator
       *[other] seat { $eye }
    }, or rules.legal reads what it cannot know.
trial-not-cleared = rules.set_up does not clear { $names }, but tables are used again.
trial-unsaid = { $file }: a sentence cannot be said: { $problem }.
trial-no-winner = the game is over, and rules.is_winner names nobody.
trial-sheet = the lines of the sheet add up to { $total }, but the scores are { $score }.
trial-places = the places must name every seat once, not { $names }.
trial-replay = the saved match ends differently when it is replayed. A rule may read nothing but the box, the table and the move.
trial-shares = judge.judge gives { $shares }. Shares are never below 0 and add up to 1.
trial-study = study.plays gives { $kind } and { $thing } for the move { $move }: there is no such thing in THINGS.
trial-differs = { $spelled }, seed { $seed }, game { $number }: the scores are { $compiled } as machine code and { $interpreted } interpreted. Convert eight-bit fields with int() before you calculate, and never use an index below 0.
trial-uncompiled-at = { $file }, line { $line }: the rules do not compile: { $problem }
trial-uncompiled = the rules do not compile: { $problem }

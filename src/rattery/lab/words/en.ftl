### What a study tells.

## Numbers

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-count = { NUMBER($value, maximumFractionDigits: 0) }
study-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-hundredth = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-thousandth = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-between = { $low } – { $high }

## The report

study-title = { $game }: a study
study-lead = { $games } games of { $spelling }, played { $bots ->
        [random] at random
       *[other] by bots of level { $bots }
    }, seed { $seed }.
study-stopped = It was stopped early: { $games } games had been asked for.
study-random-note = Random players know no strategy. What you see is how the game is built, not how it feels at a table; let bots play it, too (--bots).
study-again = The same study again:
study-as-is = standard
study-own-box = box { $file }
study-what-if = what if: { $file }
study-contents = In this report

## In short

study-short = In short
study-short-length = Half of the games take { $low } to { $high } moves; the average is { $mean }.
study-short-ending = The commonest end ({ $share }): { $ending }.
study-short-margin = The winner is { $margin } points ahead on average; { $shared } of the victories are shared.
study-short-lift = What goes with winning most: { $thing }, { $lift } times as many victories as expected ({ $between }).
study-short-no-lift = Nothing that was looked at goes with winning clearly enough to be named.

## Seats, points, length

study-seats = Does the order of play matter?
study-seat = plays
study-share = victories
study-interval = 95 % between
study-points = points (mean ± sd)
study-scores = Points
study-scores-note = How many points seats end with, and how many winners have.
study-all-seats = all seats
study-winners = winners
study-lengths = How long is a game?
study-lengths-note = In moves: every decision of anybody is one.
study-moves = moves
study-margins = How close is it?
study-margins-note = How many points the winner is ahead of the next; 0 when the victory is shared or something else than points decided.
study-margin = margin
study-endings = How does it end?
study-endings-note = What brought the games to their end.
study-ending = the end
study-games = of the games
study-shared-victory = Shared victories
study-mean = mean
study-deviation = sd
study-least = least
study-percentile = { $percent } %
study-most = most

## What goes with winning

study-done = What do winners do?
study-done-note = For every verb and every thing that moves are about: how many winners did it at least once, how many of the others, and the lift: victories of those who did it, divided by what they would have been had it made no difference. Seats are compared with themselves only. { $count } things were looked at; the intervals are wide enough for all of them to be right together, 95 times of 100 (Bonferroni). Whatever goes with winning need not be the reason for it: who stays in longer does more of everything.
study-met = What happens to winners?
study-met-note = The same for what is told in a game, whether somebody chose it or not: roles dealt, cards drawn, spaces reached. From { $games } games that were told move by move; { $count } things were looked at. Some of it is a mere sign of having lost or won already.
study-nothing = Nothing was done often enough, and not by everybody, to say something about it. Play more games.
study-what = what
study-about = about
study-by-winners = winners who did
study-by-others = others who did
study-times = times a game, winners / others
study-lift = lift
study-together = between (together 95 %)
study-verdict = shows
study-more = wins more
study-less = wins less
study-unclear = not clear
study-all-rows = All { $count } of them
study-forest = Lift with its interval; at 1 it makes no difference

## House values, and what if

study-house = Values that are ours
study-house-note = The printed rules leave these values to pictures, so they are our own choice: nobody should blame the designers for them. Where a value belongs to something that moves are about, its lift stands beside it; far from 1 it deserves a look. Try others with --what-if.
study-no-house = Every value in this box comes from the printed rules or the printed game.
study-part = part of the box
study-value = value
study-source = source
study-source-rulebook = printed rules
study-source-photo = printed game
study-source-house = house: ours
study-compare = What if?
study-compare-note = The same seeds and players with two boxes. The difference is that of the second from the first; its interval is wide enough for all { $count } rows to be right together, 95 times of 100. In bold: a difference that shows.
study-difference = difference
study-victories-of = victories: { $seat }
study-mean-winning = points of winners
study-mean-margin = points ahead
study-mean-length = moves in a game
study-used = did at least once
study-used-note = What is done more or less often with the other box; the largest differences first.
study-foot = Made by Rattery { $version } in { $seconds } s.
study-plot-seats = Share of the victories by place in the order of play
study-plot-share = share of the games

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

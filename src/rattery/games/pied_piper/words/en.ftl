### The Pied Piper

game-title = The Pied Piper
game-line = Send the rats through your neighbours’ houses, and be at home when the others have fled.

## Options

option-players = players
option-players-help = Two play with two neutral houses between them.
option-variant = variant
option-variant-help = Standard; little rats: no special cards, and every card acts at once; hidden cards: one card a turn may lie face down.
choice-variant-standard = standard
choice-variant-little-rats = little rats
choice-variant-hidden = hidden cards

## Things, as sentences use them. label-… is how a character card shows its figure: also by a letter and a shape.

card-forward1 = forward 1
card-forward2 = forward 2
card-back1 = back 1
card-sewer = sewer
card-plus1 = +1
card-melody = melody
card-forward1-help = Crosses the house in front.
card-forward2-help = Crosses the two houses in front.
card-back1-help = Crosses the house behind.
card-sewer-help = Goes under the house in front; its counter does not change.
card-plus1-help = With a basic card: one house more.
card-melody-help = With a basic card: all figures in the same gap come along.
figure-piper = the piper
figure-yellow = the yellow rat
figure-red = the red rat
figure-blue = the blue rat
figure-black = the black rat
figure-violet = the violet rat
figure-green = the green rat
figure-orange = the orange rat
figure-white = the white rat
figure-brown = the brown rat
figure-pink = the pink rat
figure-grey = the grey rat
figure-turquoise = the turquoise rat
label-figure-piper = P♪ piper
label-figure-yellow = Y○ yellow rat
label-figure-red = R△ red rat
label-figure-blue = B□ blue rat
label-figure-black = K◇ black rat
label-figure-violet = V☆ violet rat
label-figure-green = G✚ green rat
label-figure-orange = O⬠ orange rat
label-figure-white = W⬡ white rat
label-figure-brown = N▽ brown rat
label-figure-pink = I♡ pink rat
label-figure-grey = E◐ grey rat
label-figure-turquoise = T◖ turquoise rat
place-1 = 1
place-2 = 2
place-3 = 3
place-4 = 4

## Questions

ask-nothing = The game is over.
ask-what-to-lay = { $which-id ->
        [only] You begin, with a single card. Which one, and under which character?
        [first] Which card do you lay first, and under which character?
       *[second] Which card do you lay now, and under which other character?
    }
ask-who-is-first = Two characters are activated: { $figure } ({ $place }) and { $other-figure } ({ $other-place }). Which goes first?

## Moves

move-lay = Lay “{ $card }” under character { $place }
move-hide = Lay “{ $card }” face down under character { $place }
move-first = Let character { $place } go first
move-lay-here = Under { $figure } ({ $place })
move-hide-here = Face down under { $figure } ({ $place })
move-first-here = { $figure-id ->
        [piper] The piper first ({ $place })
        [yellow] The yellow rat first ({ $place })
        [red] The red rat first ({ $place })
        [blue] The blue rat first ({ $place })
        [black] The black rat first ({ $place })
        [violet] The violet rat first ({ $place })
        [orange] The orange rat first ({ $place })
        [white] The white rat first ({ $place })
        [brown] The brown rat first ({ $place })
        [pink] The pink rat first ({ $place })
        [grey] The grey rat first ({ $place })
        [turquoise] The turquoise rat first ({ $place })
       *[green] The green rat first ({ $place })
    }
pick-lay = “{ $card }”
pick-hide = “{ $card }”

## What happens

event-begins = { $seat-is ->
        [you] You begin, with a single card.
       *[other] { $seat } begins, with a single card.
    }
event-starts-beside = { $seat-is ->
        [you] { $figure } starts to the left of your house.
       *[other] { $figure } starts to the left of { $seat }’s house.
    }
event-starts-beside-neutral = { $figure } starts to the left of a neutral house.
event-set-aside = One piper card too many is set aside for now.
event-character-shown = Character { $place } is { $figure }.
event-characters-shuffled = The character cards are shuffled into a new deck.
event-actions-shuffled = The action cards are shuffled into a new deck.
event-dealt = { $seat-is ->
        [you] { $number ->
            [one] You are dealt a card.
           *[other] You are dealt { $number } cards.
        }
       *[other] { $number ->
            [one] { $seat } is dealt a card.
           *[other] { $seat } is dealt { $number } cards.
        }
    }
event-drew = { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
event-drew-seen = { $seat-is ->
        [you] You draw “{ $card }”.
       *[other] { $seat } draws “{ $card }”.
    }
event-laid = { $seat-is ->
        [you] You lay “{ $card }” under { $figure } ({ $place }).
       *[other] { $seat } lays “{ $card }” under { $figure } ({ $place }).
    }
event-laid-face-down = { $seat-is ->
        [you] You lay a card face down under { $figure } ({ $place }).
       *[other] { $seat } lays a card face down under { $figure } ({ $place }).
    }
event-laid-face-down-seen = { $seat-is ->
        [you] You lay “{ $card }” face down under { $figure } ({ $place }).
       *[other] { $seat } lays “{ $card }” face down under { $figure } ({ $place }).
    }
event-turned-up = “{ $card }” is turned up under { $figure } ({ $place }).
event-chose-first = { $seat-is ->
        [you] You let { $figure } ({ $place }) go first.
       *[other] { $seat } lets { $figure } ({ $place }) go first.
    }
event-acts = { $figure } sets off: “{ $card }”.
event-acts-with = { $figure } sets off: “{ $card }” with “{ $special }”.
event-nothing-happens = Two special cards: { $figure } stays where it is.
event-follows = { $figure } hears the melody and comes along.
event-crossed = { $seat-is ->
        [you] { $figure } crosses your house: the counter goes to { $counter }.
       *[other] { $figure } crosses { $seat }’s house: the counter goes to { $counter }.
    }
event-crossed-in-vain = { $seat-is ->
        [you] { $figure } crosses your house: the counter stays at { $counter }.
       *[other] { $figure } crosses { $seat }’s house: the counter stays at { $counter }.
    }
event-crossed-neutral = { $figure } crosses a neutral house.
event-went-under = { $seat-is ->
        [you] { $figure } slips through the sewer under your house.
       *[other] { $figure } slips through the sewer under { $seat }’s house.
    }
event-went-under-neutral = { $figure } slips through the sewer under a neutral house.
event-fled = { $seat-is ->
        [you] Rats up to the roof: you flee and are out.
       *[other] Rats up to the roof: { $seat } flees and is out.
    }
event-took-counters = { $seat-is ->
        [you] { $number ->
            [one] You take the counter of { $victim }.
           *[other] You take { $number } counters from { $victim }.
        }
       *[other] { $victim-is ->
            [you] { $number ->
                [one] { $seat } takes your counter.
               *[other] { $seat } takes { $number } counters from you.
            }
           *[other] { $number ->
                [one] { $seat } takes the counter of { $victim }.
               *[other] { $seat } takes { $number } counters from { $victim }.
            }
        }
    }
event-counters-lost = { $victim-is ->
        [you] { $number ->
            [one] Your counter leaves the game.
           *[other] { $number } of your counters leave the game.
        }
       *[other] { $number ->
            [one] The counter of { $victim } leaves the game.
           *[other] { $number } counters of { $victim } leave the game.
        }
    }
event-showed = { $seat-is ->
        [you] { $number ->
            [one] You discard “{ $card }”.
           *[other] You discard “{ $card }” × { $number }.
        }
       *[other] { $number ->
            [one] { $seat } discards “{ $card }”.
           *[other] { $seat } discards “{ $card }” × { $number }.
        }
    }
event-won = { $seat-is ->
        [you] You win, with the counter at { $counter }.
       *[other] { $seat } wins, with the counter at { $counter }.
    }
event-shared-victory = { $winners-is ->
        [you] { $winners } share the victory, with your counters at { $counter }.
       *[other] { $winners } share the victory, with their counters at { $counter }.
    }

## Why not

why-not-activated = Character { $place } is not activated this turn.
why-no-order-now = There is no order to choose now: lay a card.
why-all-laid = Your cards are laid: now choose which character goes first.
why-nothing-is-hidden = In this game every card is laid face up.
why-hidden-already = You have already laid a card face down this turn.
why-not-in-hand = You do not have “{ $card }” in your hand.
why-place-empty = Place { $place } is empty until the end of the turn.
why-same-character = You have already laid a card under character { $place } this turn: choose another one.

## The box

box-tail-twice = { $colour } is the tail of rat { $number } already; every rat needs a colour of its own.
box-actions-too-many = there may be { $most } action cards at most; these are { $given }.
box-basic-too-few = five hands and the row need { $needed } basic cards; these are { $given }.
box-through-too-few = a house has { $needed } levels: as many cards must lead through houses, forward or back; these are { $given }.

## The score sheet

sheet-levels = Levels free up to the roof, { $points } each
sheet-counters = Counters won
sheet-outlived = Fled, one for each who fled before

## The places at the end

place-at-home = { $number ->
        [0] Still at home, counter at { $counter }
        [one] Still at home, counter at { $counter }, a counter won
       *[other] Still at home, counter at { $counter }, { $number } counters won
    }
place-fled = { $number ->
        [1] Fled first, { place-fled-by }
        [2] Fled second, { place-fled-by }
        [3] Fled third, { place-fled-by }
       *[other] Fled as number { $number }, { place-fled-by }
    }
place-fled-by = { $seat-is ->
        [you] driven out by you
       *[other] driven out by { $seat }
    }
place-fled-alone = { $number ->
        [1] Fled first; nobody was left to take the counters
        [2] Fled second; nobody was left to take the counters
        [3] Fled third; nobody was left to take the counters
       *[other] Fled as number { $number }; nobody was left to take the counters
    }

## How a game ended

ended-counter = The lower counter decided
ended-captured = Counters were level; counters won decided
ended-shared = Everything was level: a shared victory

## In the terminal

terminal-deck = { $cards ->
        [one] one card in the deck
       *[other] { $cards } cards in the deck
    }
terminal-discard = Discarded:
terminal-face-down = face down
terminal-won = counter won
terminal-level-full = level filled
terminal-level-free = level free
terminal-waiting = waits to act
terminal-move-lay = “{ $card }” under { $place } { $figure }
terminal-move-hide = “{ $card }” face down under { $place } { $figure }
terminal-move-first = { $place } { $figure } goes first
terminal-neutral = neutral house
terminal-out = out
terminal-how-to-read = Figures stand to the left of the house on their line. Forward is down; below the last house comes the first.

## For studies

measure-levels = { $number ->
        [one] one free level
       *[other] { $number } free levels
    }
measure-counters = { $number ->
        [one] one counter won
       *[other] { $number } counters won
    }
things-card = Action cards
plays-card = laying “{ $thing }”
dealt-card = “{ $thing }” in the first hand
deed-lay = laying a card face up
deed-hide = laying a card face down
deed-first = choosing who acts first

## What is in the box

box-section-limits = limits
box-section-characters = characters
box-section-tails = the rats’ tails
box-section-actions = action cards
box-entry-limits-levels = levels of a house
box-entry-limits-hand = cards in a hand
box-entry-characters-each = cards of every figure
box-entry-tails = rat { $key }
box-entry-actions-forward1 = forward 1
box-entry-actions-forward2 = forward 2
box-entry-actions-back1 = back 1
box-entry-actions-sewer = sewer
box-entry-actions-plus1 = +1
box-entry-actions-melody = melody
box-field-colour = colour
box-field-count = cards
box-choice-yellow = yellow
box-choice-red = red
box-choice-blue = blue
box-choice-black = black
box-choice-violet = violet
box-choice-green = green
box-choice-orange = orange
box-choice-white = white
box-choice-brown = brown
box-choice-pink = pink
box-choice-grey = grey
box-choice-turquoise = turquoise

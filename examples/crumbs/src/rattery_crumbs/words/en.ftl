### Crumbs

game-title = Crumbs
game-line = Offer the other rats what you have found. They do not know what it is.

## Options

option-players = players
option-players-help = Two to four.

## Things

card-cat = a cat
card-crumb = a crumb
card-crust = a crust
card-cheese = cheese
card-cat-help = Four points less.
card-crumb-help = One point.
card-crust-help = Two points.
card-cheese-help = Four points.

## Questions

ask-nothing = The game is over.
ask-keep-or-offer = Do you keep the card you have drawn, or offer it to another rat?
ask-take-or-leave = You are offered a card you have not seen. Do you take it?

## Moves

move-keep = Keep it
move-offer = Offer it to { $seat }
move-take = Take it
move-leave = Leave it

## What happens

event-drew = { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
event-drew-seen = { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-kept = { $seat-is ->
        [you] You keep it.
       *[other] { $seat } keeps it.
    }
event-offered = { $seat-is ->
        [you] You offer it to { $other }.
       *[other] { $other-is ->
            [you] { $seat } offers it to you.
           *[other] { $seat } offers it to { $other }.
        }
    }
event-took = { $seat-is ->
        [you] You take it from { $other }. It is { $card }.
       *[other] { $other-is ->
            [you] { $seat } takes it from you. It is { $card }.
           *[other] { $seat } takes it from { $other }. It is { $card }.
        }
    }
event-found = { $seat-is ->
        [you] You find something else and keep it.
       *[other] { $seat } finds something else and keeps it.
    }
event-found-seen = { $seat-is ->
        [you] You find { $card } instead and keep it.
       *[other] { $seat } finds { $card } instead and keeps it.
    }
event-counted = { $seat-is ->
        [you] You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## How a game ended

ended-larder-empty = The larder was empty

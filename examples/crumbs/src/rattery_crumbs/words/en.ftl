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

event-drew = { $seat } draws a card.
event-drew-seen = { $seat } draws { $card }.
event-kept = { $seat } keeps it.
event-offered = { $seat } offers it to { $other }.
event-took = { $seat } takes it from { $other }. It is { $card }.
event-found = { $seat } finds something else and keeps it.
event-found-seen = { $seat } finds { $card } instead and keeps it.
event-counted = { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## How a game ended

ended-larder-empty = The larder was empty

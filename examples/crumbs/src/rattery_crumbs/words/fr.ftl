### Miettes

game-title = Miettes
game-line = Offre aux autres rats ce que tu as trouvé. Ils ne savent pas ce que c’est.

## Options

option-players = joueurs
option-players-help = De deux à quatre.

## Things

card-cat = un chat
card-crumb = une miette
card-crust = une croûte
card-cheese = du fromage
card-cat-help = Quatre points de moins.
card-crumb-help = Un point.
card-crust-help = Deux points.
card-cheese-help = Quatre points.

## Questions

ask-nothing = La partie est finie.
ask-keep-or-offer = Gardes-tu la carte piochée, ou l’offres-tu à un autre rat ?
ask-take-or-leave = On t’offre une carte que tu n’as pas vue. La prends-tu ?

## Moves

move-keep = La garder
move-offer = L’offrir à { $seat }
move-take = La prendre
move-leave = La laisser

## What happens

event-drew = { $seat } pioche une carte.
event-drew-seen = { $seat } pioche { $card }.
event-kept = { $seat } la garde.
event-offered = { $seat } l’offre à { $other }.
event-took = { $seat } la prend à { $other }. C’est { $card }.
event-found = { $seat } trouve autre chose et le garde.
event-found-seen = { $seat } trouve { $card } à la place et garde sa trouvaille.
event-counted = { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## How a game ended

ended-larder-empty = Le garde-manger était vide

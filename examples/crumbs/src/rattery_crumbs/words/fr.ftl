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
ask-keep-or-offer = Gardes-tu la carte piochée, ou l’offres-tu à un autre rat ?
ask-take-or-leave = On t’offre une carte que tu n’as pas vue. La prends-tu ?

## Moves

move-keep = La garder
move-offer = L’offrir à { $seat }
move-take = La prendre
move-leave = La laisser

## What happens

event-drew = { $seat-is ->
        [you] Tu pioches une carte.
       *[other] { $seat } pioche une carte.
    }
event-drew-seen = { $seat-is ->
        [you] Tu pioches { $card }.
       *[other] { $seat } pioche { $card }.
    }
event-kept = { $seat-is ->
        [you] Tu la gardes.
       *[other] { $seat } la garde.
    }
event-offered = { $seat-is ->
        [you] Tu l’offres à { $other }.
       *[other] { $other-is ->
            [you] { $seat } te l’offre.
           *[other] { $seat } l’offre à { $other }.
        }
    }
event-took = { $seat-is ->
        [you] Tu la prends à { $other }. C’est { $card }.
       *[other] { $other-is ->
            [you] { $seat } te la prend. C’est { $card }.
           *[other] { $seat } la prend à { $other }. C’est { $card }.
        }
    }
event-found = { $seat-is ->
        [you] Tu trouves autre chose et le gardes.
       *[other] { $seat } trouve autre chose et le garde.
    }
event-found-seen = { $seat-is ->
        [you] Tu trouves { $card } à la place et gardes ta trouvaille.
       *[other] { $seat } trouve { $card } à la place et garde sa trouvaille.
    }
event-counted = { $seat-is ->
        [you] Tu as { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } a { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## How a game ended

ended-larder-empty = Le garde-manger était vide

### Krümel

game-title = Krümel
game-line = Biete den anderen Ratten an, was du gefunden hast. Sie wissen nicht, was es ist.

## Options

option-players = Mitspielende
option-players-help = Zwei bis vier.

## Things

card-cat = eine Katze
card-crumb = einen Krümel
card-crust = eine Kruste
card-cheese = Käse
card-cat-help = Vier Punkte weniger.
card-crumb-help = Ein Punkt.
card-crust-help = Zwei Punkte.
card-cheese-help = Vier Punkte.

## Questions

ask-nothing = Das Spiel ist aus.
ask-keep-or-offer = Behältst du die gezogene Karte, oder bietest du sie einer anderen Ratte an?
ask-take-or-leave = Dir wird eine Karte angeboten, die du nicht kennst. Nimmst du sie?

## Moves

move-keep = Behalten
move-offer = { $seat } anbieten
move-take = Nehmen
move-leave = Liegen lassen

## What happens

event-drew = { $seat-is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
event-drew-seen = { $seat-is ->
        [you] Du ziehst eine Karte: { $card }.
       *[other] { $seat } zieht eine Karte: { $card }.
    }
event-kept = { $seat-is ->
        [you] Du behältst sie.
       *[other] { $seat } behält sie.
    }
event-offered = { $seat-is ->
        [you] Du bietest sie { $other } an.
       *[other] { $other-is ->
            [you] { $seat } bietet sie dir an.
           *[other] { $seat } bietet sie { $other } an.
        }
    }
event-took = { $seat-is ->
        [you] Du nimmst sie von { $other }: { $card }.
       *[other] { $other-is ->
            [you] { $seat } nimmt sie von dir: { $card }.
           *[other] { $seat } nimmt sie von { $other }: { $card }.
        }
    }
event-found = { $seat-is ->
        [you] Du findest etwas anderes und behältst es.
       *[other] { $seat } findet etwas anderes und behält es.
    }
event-found-seen = { $seat-is ->
        [you] Du findest stattdessen { $card } und behältst den Fund.
       *[other] { $seat } findet stattdessen { $card } und behält den Fund.
    }
event-counted = { $seat-is ->
        [you] Du hast { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $seat } hat { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }

## How a game ended

ended-larder-empty = Die Speisekammer war leer

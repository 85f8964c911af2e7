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

event-drew = { $seat } zieht eine Karte.
event-drew-seen = { $seat } zieht eine Karte: { $card }.
event-kept = { $seat } behält sie.
event-offered = { $seat } bietet sie { $other } an.
event-took = { $seat } nimmt sie von { $other }: { $card }.
event-found = { $seat } findet etwas anderes und behält es.
event-found-seen = { $seat } findet stattdessen { $card } und behält den Fund.
event-counted = { $seat } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## How a game ended

ended-larder-empty = Die Speisekammer war leer

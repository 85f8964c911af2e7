### What the browser says at the table of The Pied Piper.

pp-deck = { $cards ->
        [one] one card in the deck
       *[other] { $cards } cards in the deck
    }
pp-characters-left = { $cards ->
        [one] one character to come
       *[other] { $cards } characters to come
    }
pp-to-lay = { $cards ->
        [one] one card still to lay
       *[other] { $cards } cards still to lay
    }
pp-town = The town
pp-ring = Around the town, in the direction they walk: { $parts }, and round again.
pp-characters = Characters
pp-character = Character { $place }: { $figure }
pp-laid-by = { $card } ({ $seat })
pp-forward = forward
pp-neutral = a neutral house
pp-house = { $seat }’s house
pp-no-counter = Nobody lives here; nothing is counted.
pp-floors = { $counter ->
        [0] No rats on the { $levels } floors yet.
       *[other] Rats on { $counter } of { $levels } floors.
    }
pp-at-the-door = Next at its door: { $figures }.
pp-nobody-at-the-door = Nobody waits at its door.
pp-way = In front: { $first }, then { $second }. Behind: { $behind }.
pp-counter = counter
pp-won = counters won
pp-hand = hand
pp-where = Under which character?
pp-no-hand = no cards in hand
pp-hide = face down
pp-face-down = face down
pp-card-first = First pick a card from your hand, then the character it goes under.
pp-not-now = It is not your turn just now. Look around: a rat shows which house is next.
pp-first-player = began
pp-out = { $outlived ->
        [0] fled first
        [1] fled second
        [2] fled third
       *[other] fled fourth
    }
pp-discard = Discarded:
pp-character-discard = Characters gone:
pp-nothing-gone = nothing yet
pp-counters-gone = { $count ->
        [one] one counter has left the game
       *[other] { $count } counters have left the game
    }
pp-has-hidden = A card has been laid face down this turn.
walk-pp-town = Welcome to Hamelin. The house in front is yours. Each rat that runs through it raises its counter by one; at { $limits-levels } you flee and are out. When only two are left at home, the lower counter wins.
walk-pp-figures = Rats and the piper stand between the houses and look where they walk: past your door to the right, and so all the way round. Point at one or tap it, and each house shows how many steps away it is.
walk-pp-hand = You live in the house in front, and rats are coming. Each card here moves one figure: forward, back, or under a house. Tap the card you want to use. Send rats to the others, not home.
walk-pp-lay = Now tap the character it goes under. As soon as that character has two cards, its figure does what they say, wherever it stands.
walk-pp-two = Nothing moves before a character has two cards, no matter whose. In a turn you lay two, under two different characters: so you may finish what somebody else began.
walk-pp-acts = Two cards, and off it goes: first the card that was laid first, then the other. Afterwards a new character comes.
walk-pp-crossed = A rat ran through a house: a window goes dark, and the counter climbs by one. When the piper passes, it comes down by one.
walk-pp-sewer = Through the sewer a figure slips under a house, and nobody there is bothered.
walk-pp-special = +1 and melody only work with another card: +1 goes one house further, melody takes everybody in the gap along.
walk-pp-melody = They heard the melody and came along. In every house they cross each rat counts one up, and the piper one down.
walk-pp-order = Two characters have two cards each. Tap the one that shall go first: the second then starts from what the first has left behind.
walk-pp-fled = The counter reached the roof: that family runs, the house folds, and the ring closes. Whose turn it is takes the counter. Mind who is next to you now.
walk-pp-next = That was The Pied Piper. Next time: play with four or five, choose stronger bots, or try the variants: little rats is quicker, hidden cards is meaner.
pp-you = You
pp-gist = { $seat } { $before } → { $after }
pp-gist-flees = { $seat } { $before } → { $after }, flees!
pp-gist-sewer = through the sewer, unnoticed
pp-gist-nothing = no counter changes
pp-gist-stays = nobody moves
pp-gist-waits = nothing moves yet

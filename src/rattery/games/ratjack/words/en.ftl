### Ratjack

game-title = Ratjack
game-line = Show your cards or hide them, come as close to the limit as you dare, and never above.

## Options

option-players = players
option-players-help = Two to four.
option-packs = packs
option-packs-help = Which two packs are mixed. Two packs of Rats are best to begin with.
choice-packs-rats-rats = Rats and Rats
choice-packs-rats-weasels = Rats and Weasels
choice-packs-rats-raccoons = Rats and Raccoons
choice-packs-weasels-raccoons = Weasels and Raccoons
option-memory-aid = memory aid
option-memory-aid-help = Hidden cards you have seen stay shown to you; without it, only until the end of the turn.

## Things. A card as sentences use it; effect-… what a card says, step by step.

card-rats-1 = Rat 1
card-rats-2 = Rat 2
card-rats-3 = Rat 3
card-rats-4 = Rat 4
card-rats-5 = Rat 5
card-rats-6 = Rat 6
card-rats-7 = Rat 7
card-rats-8 = Rat 8
card-rats-9 = Rat 9
card-rats-10 = Rat 10
card-rats-11 = Rat 11
card-rats-12 = Rat 12
card-weasels-1 = Weasel 1
card-weasels-2 = Weasel 2
card-weasels-3 = Weasel 3
card-weasels-4 = Weasel 4
card-weasels-5 = Weasel 5
card-weasels-6 = Weasel 6
card-weasels-7 = Weasel 7
card-weasels-8 = Weasel 8
card-weasels-9 = Weasel 9
card-weasels-10 = Weasel 10
card-weasels-11 = Weasel 11
card-weasels-12 = Weasel 12
card-raccoons-1 = Raccoon 1
card-raccoons-2 = Raccoon 2
card-raccoons-3 = Raccoon 3
card-raccoons-4 = Raccoon 4
card-raccoons-5 = Raccoon 5
card-raccoons-6 = Raccoon 6
card-raccoons-7 = Raccoon 7
card-raccoons-8 = Raccoon 8
card-raccoons-9 = Raccoon 9
card-raccoons-10 = Raccoon 10
card-raccoons-11 = Raccoon 11
card-raccoons-12 = Raccoon 12
token-zero = zero
token-half = half
token-double = double
token-lock = the lock
token-shield = the shield
token-mute = mute
token-zero-help = The card counts nothing.
token-half-help = The card counts half, rounded up.
token-double-help = The card counts twice.
token-lock-help = The card can be turned neither way and cannot be discarded.
token-shield-help = Other players cannot choose the card, only its token.
token-mute-help = The card has no effect.
effect-look-at-deck = Look at the top card of the deck.
effect-look-at-opposing-hand = Look at an opponent’s hand.
effect-look-at-opposing-hidden = Look at a hidden opposing card.
effect-look-at-2-opposing-hidden = Look at two hidden opposing cards.
effect-turn-up-own-hidden-trigger = Turn up one of your hidden cards and trigger it.
effect-turn-up-opposing-hidden = Turn up a hidden opposing card without triggering it.
effect-turn-up-any-hidden = Turn up any hidden card without triggering it.
effect-turn-down-own-other-visible = Turn another of your visible cards face down.
effect-turn-down-opposing-visible = Turn a visible opposing card face down.
effect-turn-down-any-other-visible = Turn any other visible card face down.
effect-trigger-own-other-visible = Trigger another of your visible cards.
effect-exchange-hand-with-own-hidden = Exchange your hand card with one of your hidden cards.
effect-exchange-own-hidden-with-opposing-hidden = Exchange one of your hidden cards with a hidden opposing card, unseen.
effect-exchange-own-other-with-discard = Exchange another of your cards with the top card of the discard pile.
effect-give-own-other-visible-face-down = Give another of your visible cards to an opponent, turned face down.
effect-take-opposing-hidden = Take a hidden opposing card and lay it hidden in front of you.
effect-pick-up-own-other = Take another of your cards into your hand.
effect-discard-opposing-hidden = Discard a hidden opposing card.
effect-discard-opposing-visible = Discard a visible opposing card.
effect-put-token-on-own = Put a token on one of your cards.
effect-put-token-on-opposing = Put a token on an opposing card.
effect-put-token-on-any-hidden = Put a token on any hidden card.
effect-draw = Draw a card.
effect-play = Play one more card.
effect-lay-deck-before-self = Put the top card of the deck, unseen, face down in front of you.
effect-lay-deck-before-opponent = Put the top card of the deck, unseen, face down in front of an opponent.
effect-lay-discard-before-self = Put the top card of the discard pile face down in front of you.
effect-lay-hand-before-self = Lay a hand card face down in front of you.
effect-bury-discard = Put the top card of the discard pile under the deck.
effect-form-look-at-deck = Look at the top card of the deck.
effect-form-look-at-opposing-hand = Look at an opponent’s hand.
effect-form-look-at-card = Look at { $card }.
effect-form-look-at-count-card = Look at { $count } cards one after the other, each time { $card }.
effect-form-turn-up-card = Turn up { $card } without triggering it.
effect-form-turn-up-card-trigger = Turn up { $card } and trigger it.
effect-form-turn-down-card = Turn { $card } face down.
effect-form-trigger-card = Trigger { $card }.
effect-form-exchange-hand-with-card = Exchange your hand card with { $card }.
effect-form-exchange-card-with-discard = Exchange { $card } with the top card of the discard pile.
effect-form-exchange-card-with-card = Exchange { $card } with { $second }.
effect-form-give-card = Give { $card } to an opponent.
effect-form-give-card-face-down = Give { $card } to an opponent, turned face down.
effect-form-take-card = Take { $card } and lay it in front of you as it lies.
effect-form-pick-up-card = Take { $card } into your hand.
effect-form-discard-hand = Discard a card from your hand.
effect-form-discard-card = Discard { $card }.
effect-form-put-token-on-it = Put a token on it.
effect-form-put-token-on-card = Put a token on { $card }.
effect-form-return-token-from-card = Return the token on { $card } to the reserve.
effect-form-move-token-from-card-to-card = Move the token on { $card } to { $second }.
effect-form-draw = Draw a card.
effect-form-play = Play one more card.
effect-form-lay-deck-before-self = Put the top card of the deck, unseen, face down in front of you.
effect-form-lay-deck-before-opponent = Put the top card of the deck, unseen, face down in front of an opponent.
effect-form-lay-discard-before-self = Put the top card of the discard pile face down in front of you.
effect-form-lay-discard-before-opponent = Put the top card of the discard pile face down in front of an opponent.
effect-form-lay-hand-before-self = Lay a hand card face down in front of you.
effect-form-bury-discard = Put the top card of the discard pile under the deck.
effect-form-shuffle-discard-count = Shuffle the top { $count } cards of the discard pile.
effect-card-own = one of your cards
effect-card-own-hidden = one of your hidden cards
effect-card-own-visible = one of your visible cards
effect-card-own-other = another of your cards
effect-card-own-other-hidden = another of your hidden cards
effect-card-own-other-visible = another of your visible cards
effect-card-opposing = an opposing card
effect-card-opposing-hidden = a hidden opposing card
effect-card-opposing-visible = a visible opposing card
effect-card-opposing-other = another opposing card
effect-card-opposing-other-hidden = another hidden opposing card
effect-card-opposing-other-visible = another visible opposing card
effect-card-any = any card
effect-card-any-hidden = any hidden card
effect-card-any-visible = any visible card
effect-card-any-other = any other card
effect-card-any-other-hidden = any other hidden card
effect-card-any-other-visible = any other visible card

## Questions

ask-nothing = The game is over.
ask-first-hidden = Which of your two cards do you hide?
ask-draw-from = Do you draw from the deck or from the discard pile?
ask-play-card = Which card do you play, and how?
ask-turn-up-for-discard = Which of your hidden cards do you turn up?
ask-look-at-which = Which hidden card do you look at?
ask-look-at-whose-hand = Whose hand do you look at?
ask-turn-up-which = Which hidden card do you turn up?
ask-turn-down-which = Which visible card do you turn face down?
ask-trigger-which = Which of your visible cards do you trigger?
ask-exchange-which = Which card do you exchange?
ask-exchange-with = Which card does it change places with?
ask-give-which = Which card do you give away?
ask-give-whom = Who gets it?
ask-take-which = Which card do you take?
ask-pick-up-which = Which of your cards do you take into your hand?
ask-discard-which = Which card do you discard?
ask-discard-from-hand = Which hand card do you discard?
ask-lay-from-hand = Which hand card do you lay face down?
ask-lay-before-whom = In front of whom do you lay the card?
ask-which-token = Which token do you take?
ask-token-on-which = On which card do you put { $token }?
ask-return-which-token = Which card loses its token?
ask-move-which-token = Which card’s token do you move?
ask-move-token-where = On which card does the token go?

## Moves

move-draw-deck = Draw from the deck
move-draw-discard = Draw from the discard pile
move-down = Lay { $card } face down
move-up = Lay { $card } face up
move-discard = Discard { $card }
move-card = { $seat }: card { $place }
move-token = Take { $token }
move-player = Choose { $seat }
move-card-here = { $seat-is ->
        [you] { $known ->
            [1] Your card { $place }, { $card }
           *[0] Your card { $place }
        }
       *[other] { $known ->
            [1] { $seat }: card { $place }, { $card }
           *[0] { $seat }: card { $place }, hidden
        }
    }
move-draw-discard-here = Draw { $card } from the discard pile

## What happens

event-round-began = { $seat-is ->
        [you] Round { $number } begins; you go first.
       *[other] Round { $number } begins; { $seat } goes first.
    }
event-token-thrown = A token shows { $token }.
event-pile-begun = The discard pile begins with { $card }.
event-dealt = { $seat-is ->
        [you] You are dealt a card.
       *[other] { $seat } is dealt a card.
    }
event-dealt-seen = { $seat-is ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
event-hid = { $seat-is ->
        [you] You hide a first card.
       *[other] { $seat } hides a first card.
    }
event-hid-seen = { $seat-is ->
        [you] You hide { $card }.
       *[other] { $seat } hides { $card }.
    }
event-drew = { $seat-is ->
        [you] You draw from the deck.
       *[other] { $seat } draws from the deck.
    }
event-drew-seen = { $seat-is ->
        [you] You draw { $card } from the deck.
       *[other] { $seat } draws { $card } from the deck.
    }
event-drew-discard = { $seat-is ->
        [you] You take { $card } from the discard pile.
       *[other] { $seat } takes { $card } from the discard pile.
    }
event-laid-down = { $seat-is ->
        [you] You lay a card face down.
       *[other] { $seat } lays a card face down.
    }
event-laid-down-seen = { $seat-is ->
        [you] You lay { $card } face down.
       *[other] { $seat } lays { $card } face down.
    }
event-laid-up = { $seat-is ->
        [you] You lay { $card } face up.
       *[other] { $seat } lays { $card } face up.
    }
event-discarded-hand = { $seat-is ->
        [you] You discard { $card } from your hand.
       *[other] { $seat } discards { $card } from the hand.
    }
event-triggered = { $seat-is ->
        [you] You trigger { $card }.
       *[other] { $seat } triggers { $card }.
    }
event-muted = { $seat-is ->
        [you] You trigger { $card }, but it is mute.
       *[other] { $seat } triggers { $card }, but it is mute.
    }
event-looked-at-deck = { $seat-is ->
        [you] You look at the top card of the deck.
       *[other] { $seat } looks at the top card of the deck.
    }
event-looked-at-deck-seen = { $seat-is ->
        [you] You look at the top card of the deck and see { $card }.
       *[other] { $seat } looks at the top card of the deck and sees { $card }.
    }
event-looked-at-hand = { $seat-is ->
        [you] You look at the card in { $owner }’s hand.
       *[other] { $owner-is ->
            [you] { $seat } looks at the card in your hand.
           *[other] { $seat } looks at the card in { $owner }’s hand.
        }
    }
event-looked-at-hand-seen = { $seat-is ->
        [you] You look at the card in { $owner }’s hand and see { $card }.
       *[other] { $owner-is ->
            [you] { $seat } looks at the card in your hand and sees { $card }.
           *[other] { $seat } looks at the card in { $owner }’s hand and sees { $card }.
        }
    }
event-looked-at = { $seat-is ->
        [you] You look at { $owner }’s card { $place }.
       *[other] { $owner-is ->
            [you] { $seat } looks at your card { $place }.
           *[other] { $seat } looks at { $owner }’s card { $place }.
        }
    }
event-looked-at-seen = { $seat-is ->
        [you] You look at { $owner }’s card { $place } and see { $card }.
       *[other] { $owner-is ->
            [you] { $seat } looks at your card { $place } and sees { $card }.
           *[other] { $seat } looks at { $owner }’s card { $place } and sees { $card }.
        }
    }
event-turned-up = { $seat-is ->
        [you] You turn up { $owner }’s card { $place }: it is { $card }.
       *[other] { $owner-is ->
            [you] { $seat } turns up your card { $place }: it is { $card }.
           *[other] { $seat } turns up { $owner }’s card { $place }: it is { $card }.
        }
    }
event-turned-down = { $seat-is ->
        [you] You turn { $owner }’s card { $place } face down: { $card }.
       *[other] { $owner-is ->
            [you] { $seat } turns your card { $place } face down: { $card }.
           *[other] { $seat } turns { $owner }’s card { $place } face down: { $card }.
        }
    }
event-exchanged = { $seat-is ->
        [you] { $owner-is ->
            [you] { $other-owner-is ->
                [you] You exchange your card { $place } with your card { $other-place }.
               *[other] You exchange your card { $place } with { $other-owner }’s card { $other-place }.
            }
           *[other] { $other-owner-is ->
                [you] You exchange { $owner }’s card { $place } with your card { $other-place }.
               *[other] You exchange { $owner }’s card { $place } with { $other-owner }’s card { $other-place }.
            }
        }
       *[other] { $owner-is ->
            [you] { $other-owner-is ->
                [you] { $seat } exchanges your card { $place } with your card { $other-place }.
               *[other] { $seat } exchanges your card { $place } with { $other-owner }’s card { $other-place }.
            }
           *[other] { $other-owner-is ->
                [you] { $seat } exchanges { $owner }’s card { $place } with your card { $other-place }.
               *[other] { $seat } exchanges { $owner }’s card { $place } with { $other-owner }’s card { $other-place }.
            }
        }
    }
event-exchanged-hand = { $seat-is ->
        [you] You exchange your hand card with your hidden card { $place }.
       *[other] { $seat } exchanges the card in hand with their hidden card { $place }.
    }
event-exchanged-hand-seen = { $seat-is ->
        [you] You exchange { $card } from your hand with your hidden card { $place }.
       *[other] { $seat } exchanges { $card } from the hand with their hidden card { $place }.
    }
event-exchanged-discard = { $seat-is ->
        [you] You exchange your card { $place }, { $card }, with { $other-card } from the discard pile.
       *[other] { $seat } exchanges their card { $place }, { $card }, with { $other-card } from the discard pile.
    }
event-gave = { $seat-is ->
        [you] You give your card { $place }, { $card }, to { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } gives their card { $place }, { $card }, to you.
           *[other] { $seat } gives their card { $place }, { $card }, to { $owner }.
        }
    }
event-gave-hidden = { $seat-is ->
        [you] You give your hidden card { $place } to { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } gives their hidden card { $place } to you.
           *[other] { $seat } gives their hidden card { $place } to { $owner }.
        }
    }
event-took = { $seat-is ->
        [you] You take { $owner }’s card { $place } and lay it in your own row.
       *[other] { $owner-is ->
            [you] { $seat } takes your card { $place } and lays it in their own row.
           *[other] { $seat } takes { $owner }’s card { $place } and lays it in their own row.
        }
    }
event-found = { $seat-is ->
        [you] You may look at your hidden card { $place }.
       *[other] { $seat } may look at their hidden card { $place }.
    }
event-found-seen = { $seat-is ->
        [you] You may look at your hidden card { $place } and find { $card }.
       *[other] { $seat } may look at their hidden card { $place } and finds { $card }.
    }
event-picked-up = { $seat-is ->
        [you] You take your hidden card { $place } into your hand.
       *[other] { $seat } takes their hidden card { $place } into the hand.
    }
event-picked-up-seen = { $seat-is ->
        [you] You take your card { $place }, { $card }, into your hand.
       *[other] { $seat } takes their card { $place }, { $card }, into the hand.
    }
event-discarded = { $seat-is ->
        [you] You discard { $owner }’s card { $place }: { $card }.
       *[other] { $owner-is ->
            [you] { $seat } discards your card { $place }: { $card }.
           *[other] { $seat } discards { $owner }’s card { $place }: { $card }.
        }
    }
event-put-token = { $seat-is ->
        [you] You put { $token } on { $owner }’s card { $place }.
       *[other] { $owner-is ->
            [you] { $seat } puts { $token } on your card { $place }.
           *[other] { $seat } puts { $token } on { $owner }’s card { $place }.
        }
    }
event-returned-token = Back in the reserve: { $token }.
event-moved-token = { $seat-is ->
        [you] { $owner-is ->
            [you] { $other-owner-is ->
                [you] You move { $token } from your card { $place } to your card { $other-place }.
               *[other] You move { $token } from your card { $place } to { $other-owner }’s card { $other-place }.
            }
           *[other] { $other-owner-is ->
                [you] You move { $token } from { $owner }’s card { $place } to your card { $other-place }.
               *[other] You move { $token } from { $owner }’s card { $place } to { $other-owner }’s card { $other-place }.
            }
        }
       *[other] { $owner-is ->
            [you] { $other-owner-is ->
                [you] { $seat } moves { $token } from your card { $place } to your card { $other-place }.
               *[other] { $seat } moves { $token } from your card { $place } to { $other-owner }’s card { $other-place }.
            }
           *[other] { $other-owner-is ->
                [you] { $seat } moves { $token } from { $owner }’s card { $place } to your card { $other-place }.
               *[other] { $seat } moves { $token } from { $owner }’s card { $place } to { $other-owner }’s card { $other-place }.
            }
        }
    }
event-laid-from-deck = { $seat-is ->
        [you] You lay the top card of the deck face down in front of { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } lays the top card of the deck face down in front of you.
           *[other] { $seat } lays the top card of the deck face down in front of { $owner }.
        }
    }
event-laid-from-discard = { $seat-is ->
        [you] You lay { $card } from the discard pile face down in front of { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } lays { $card } from the discard pile face down in front of you.
           *[other] { $seat } lays { $card } from the discard pile face down in front of { $owner }.
        }
    }
event-buried = { $seat-is ->
        [you] You put { $card } under the deck.
       *[other] { $seat } puts { $card } under the deck.
    }
event-shuffled = { $seat-is ->
        [you] You shuffle the top { $count } cards of the discard pile; { $card } comes out on top.
       *[other] { $seat } shuffles the top { $count } cards of the discard pile; { $card } comes out on top.
    }
event-went-out = { $seat-is ->
        [you] You have { $total } and are out of the round.
       *[other] { $seat } has { $total } and is out of the round.
    }
event-scored-out = { $seat-is ->
        [you] You score a point for { $owner } going out and have { $points }.
       *[other] { $owner-is ->
            [you] { $seat } scores a point for your going out and has { $points }.
           *[other] { $seat } scores a point for { $owner } going out and has { $points }.
        }
    }
event-ratjack = { $seat-is ->
        [you] Ratjack! You have exactly { $total }, score a point and have { $points }.
       *[other] Ratjack! { $seat } has exactly { $total }, scores a point and has { $points }.
    }
event-last-left = { $seat-is ->
        [you] You are the last one left, score a point and have { $points }.
       *[other] { $seat } is the last one left, scores a point and has { $points }.
    }
event-nobody-left = Nobody is left in the round.
event-deck-empty = The deck has run out.
event-stalled = For { $turns } turns the deck has not become smaller.
event-highest = { $seat-is ->
        [you] You show the most with { $total }, score a point and have { $points }.
       *[other] { $seat } shows the most with { $total }, scores a point and has { $points }.
    }
event-round-ended = Round { $number } ends.
event-uncovered = { $owner-is ->
        [you] Your hidden card { $place } was { $card }.
       *[other] The hidden card { $place } of { $owner } was { $card }.
    }
event-won = { $seat-is ->
        [you] { $points ->
            [one] You win with a point.
           *[other] You win with { $points } points.
        }
       *[other] { $points ->
            [one] { $seat } wins with a point.
           *[other] { $seat } wins with { $points } points.
        }
    }
event-shared-victory = { $points ->
        [one] { $winners } share the victory with a point each.
       *[other] { $winners } share the victory with { $points } points each.
    }
event-turned-up-own = { $seat-is ->
        [you] You turn up your own card { $place }: it is { $card }.
       *[other] { $seat } turns up their own card { $place }: it is { $card }.
    }
event-turned-down-own = { $seat-is ->
        [you] You turn your own card { $place } face down: { $card }.
       *[other] { $seat } turns their own card { $place } face down: { $card }.
    }
event-discarded-own = { $seat-is ->
        [you] You discard your own card { $place }: { $card }.
       *[other] { $seat } discards their own card { $place }: { $card }.
    }
event-put-token-own = { $seat-is ->
        [you] You put { $token } on your own card { $place }.
       *[other] { $seat } puts { $token } on their own card { $place }.
    }
event-laid-from-deck-own = { $seat-is ->
        [you] You lay the top card of the deck face down in your own row.
       *[other] { $seat } lays the top card of the deck face down in their own row.
    }
event-laid-from-discard-own = { $seat-is ->
        [you] You lay { $card } from the discard pile face down in your own row.
       *[other] { $seat } lays { $card } from the discard pile face down in their own row.
    }

## Why not

why-not-asked = That is not what is being asked now.
why-not-in-hand = You do not hold { $card }.
why-no-effect = None of the cards it could trigger can carry out its effect in full: { $card }.
why-no-target = The effect cannot be carried out in full, for no card on the table fits it: { $card }.
why-no-token = The effect cannot be carried out in full, for there is no token left in the reserve: { $card }.
why-deck-empty = The effect cannot be carried out in full, for the deck is empty: { $card }.
why-nothing-to-draw = The effect cannot be carried out in full, for deck and discard pile are both empty: { $card }.
why-pile-too-small = { $count ->
        [one] The effect cannot be carried out in full, for the discard pile is empty: { $card }.
       *[other] The effect cannot be carried out in full, for it needs { $count } cards on the discard pile, which has { $number }: { $card }.
    }
why-triggered-already = No card is triggered twice in a turn: { $card }.
why-nothing-to-turn-up = You have no hidden card that you could turn up for it.
why-token-not-there = This token is not in the reserve: { $token }.
why-no-such-player = There is nobody at seat { $number }.
why-not-yourself = Choose an opponent, not yourself.
why-out = { $seat } is out of the round.
why-no-such-card = { $seat } has no card { $place } on the table.
why-locked = A lock is on that card: it can neither be turned nor discarded.
why-shielded = A shield is on that card: it cannot be chosen by others.
why-has-token = That card already has a token, and there is never more than one on a card.
why-bare = There is no token on that card.
why-does-not-fit = That card is not one you may choose for this.

## Box files

box-no-step = “{ $phrase }” is no step of an effect; the head of the standard box file lists them.
box-turn-up-hidden = “{ $phrase }”: only a hidden card can be turned up.
box-turn-down-visible = “{ $phrase }”: only a visible card can be turned down.
box-trigger-own = “{ $phrase }”: only a card of one’s own can be triggered, since one must know what it does.
box-trigger-other = “{ $phrase }”: only another visible card can be triggered.
box-own-card = “{ $phrase }”: this is done with a card of one’s own.
box-opposing-card = “{ $phrase }”: only an opposing card can be taken.
box-two-players = “{ $phrase }”: cards are exchanged between two different players.
box-look-hidden = “{ $phrase }”: only hidden cards are looked at.
box-hand-card = “{ $phrase }”: a drawn card, or one taken back into the hand, must at once be followed by a step with the hand: discard a card, lay one or play one; and such a step stands nowhere else.
box-token-on-it = “{ $phrase }” stands only right after a card that is turned, taken or given.
box-after-trigger = “{ $phrase }”: nothing can follow a card that is triggered.
box-could-spoil = “{ $phrase }” could make the step after it impossible; nothing can follow it.
box-too-many-triggers = a pack has at most { $most } cards that trigger another.

## The score sheet

sheet-round = Round { $number }

## How a game ended

ended-eliminations = The last point came from an elimination
ended-ratjack = The last point came from a Ratjack
ended-last-left = The last point went to the last one in the round
ended-deck-empty = The last point went to the highest total: the deck was empty
ended-stalled = The last point went to the highest total: the round was stuck

## In the terminal

terminal-round = round { $round }
terminal-goal = { $points } points win
terminal-deck = deck
terminal-discard = discard pile
terminal-reserve = reserve
terminal-points = points
terminal-total = total
terminal-hand = hand
terminal-cards = cards, by their place
terminal-out = out
terminal-hidden = hidden
terminal-known = hidden, but you know it
terminal-with-token = hidden, with a token
terminal-known-in-deck = second card of the deck, which you know
terminal-point = point
terminal-pack-rats = rats
terminal-pack-weasels = weasels
terminal-pack-raccoons = raccoons
terminal-no-effect = No effect.
terminal-token-zero = zero
terminal-token-half = half
terminal-token-double = double
terminal-token-lock = lock
terminal-token-shield = shield
terminal-token-mute = mute

## For studies

measure-points = { $number ->
        [one] one point
       *[other] { $number } points
    }
things-card = Cards
things-token = Tokens
plays-card = laying { $thing } face up
plays-token = choosing { $thing } as the token
dealt-card = { $thing } in the first hand
deed-draw-deck = drawing from the deck
deed-draw-discard = drawing from the discard pile
deed-down = laying a card face down
deed-up = laying a card face up
deed-discard = discarding a card to turn one up
deed-card = choosing a card on the table
deed-token = choosing a token
deed-player = choosing an opponent

## What is in the box

box-section-limits = limits
box-section-rats = Rats
box-section-weasels = Weasels
box-section-raccoons = Raccoons
box-section-tokens = tokens
box-entry-limits-value = nobody may show more than
box-entry-limits-points = points to win
box-entry-limits-quiet = quiet turns that end a round
box-entry-rats = Rat { $key }
box-entry-weasels = Weasel { $key }
box-entry-raccoons = Raccoon { $key }
box-entry-tokens = token { $key }
box-field-effect = effect
box-field-front = one side
box-field-back = other side
box-choice-zero = zero
box-choice-half = half
box-choice-double = double
box-choice-lock = lock
box-choice-shield = shield
box-choice-mute = mute
box-said-tokens = { $front } and { $back }
effect-count = number of cards
effect-card = which card

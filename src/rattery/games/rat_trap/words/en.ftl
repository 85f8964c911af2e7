### Rat Trap

game-title = Rat Trap
game-line = Share the dice, open doors, hoard the cheese, and mind the cat.
automaton = the third rat

## Options

option-players = players
option-players-help = Two play with the third rat.
option-roles = roles
option-roles-help = Everyone gets a secret role each round.
option-ties = ties
option-ties-help = A tie is shared, or played off in one extra round.
choice-ties-share = shared
choice-ties-extra-round = an extra round

## Things. A card or die with its article as sentences use it; label-… bare, as a button or a table shows it.

card-trap = a trap
card-one = one cheese
card-two = two cheeses
card-clover = a clover
label-card-trap = trap
label-card-one = 1 cheese
label-card-two = 2 cheeses
label-card-clover = clover
die-key = one key
die-keys = two keys
die-steal = steal
die-claws = claws
die-heal = heal
die-blank = a blank
role-manipulator = the Manipulator
role-al-ratone = Al Ratone
role-hypnotist = the Hypnotist
role-fool = the Fool
role-alchemist = the Alchemist
role-manipulator-help = Shown at once. Looks through two piles and puts each in any order.
role-al-ratone-help = Once, after the final throw, may step in as the partner.
role-hypnotist-help = Once, when the cat comes, may send it on to somebody else.
role-fool-help = Keeps drawn traps as stock. If one is stolen, the thief is wounded, then the Fool pays for all the others.
role-alchemist-help = Scores a point for every clover left at the end of the round.

## Questions

ask-nothing = The game is over.
ask-which-piles = You are the Manipulator. Which two piles do you look through?
ask-what-next = Pile { $pile }: which card lies { $place ->
        [1] on top
       *[other] next below
    }?
ask-throw-again = { $twice ->
        [1] You threw { $die } twice. Keep them or throw both again?
       *[0] You threw { $die } and { $other }. Keep them or throw both again?
    }
ask-step-in = { $twice ->
        [1] { $active } has { $die } twice. Do you step in as partner?
       *[0] { $active } has { $die } and { $other }. Do you step in as partner?
    }
ask-which-partner = { $twice ->
        [1] You have { $die } twice. Who gets the dice?
       *[0] You have { $die } and { $other }. Who gets the dice?
    }
ask-which-die = { $active } gave you the dice. Which one do you keep?
ask-which-pile = { $whose-id ->
        [third_rat] The third rat opens a door. From which pile?
       *[own] From which pile do you draw?
    }
ask-whom-to-rob = { $whose-id ->
        [third_rat] The third rat steals. From whom?
       *[own] From whom do you steal?
    }
ask-whom-to-claw = At whom do you send the cat?
ask-send-cat-on = The cat is coming for you. Do you send it on?
ask-use-clover = You are about to take a bandage. Do you use a clover?

## Moves

move-stand = Keep the dice
move-reroll = Throw both again
move-partner = Give the dice to { $seat }
move-keep = Keep { $die }
move-draw = Draw from pile { $pile }
move-steal = Steal from { $seat }
move-claw = Send the cat at { $seat }
move-clover = Use a clover
move-pass = Let it be
move-step-in = Step in as partner
move-hypnotise = Send the cat on to { $seat }
move-look = Look through piles { $piles }
move-next = { $card-id ->
        [trap] A trap
        [one] One cheese
        [two] Two cheeses
       *[clover] A clover
    }
move-draw-here = { $cards ->
        [1] Draw one from pile { $pile }
        [2] Draw two from pile { $pile }
       *[other] Draw { $cards } from pile { $pile }
    }
move-pass-here = { $about-id ->
        [clover] { $clover ->
            [0] Take the bandage: you have no clover, but you are asked so that nobody learns it
            [1] Keep your clover and take the bandage
           *[other] Keep your clovers and take the bandage
        }
        [cat] { $role-id ->
            [hypnotist] Wait for the cat
           *[other] Wait for the cat: you are not the Hypnotist, but you are asked so that nobody learns it
        }
       *[partner] { $role-id ->
            [al_ratone] Do not step in
           *[other] Do not step in: you are not Al Ratone, but you are asked so that nobody learns it
        }
    }
move-clover-here = { $clover ->
        [1] Use your clover: no bandage
       *[other] Use one of your { $clover } clovers: no bandage
    }

## What happens

event-round-began = Round { $number } begins.
event-extra-round-began = It is a tie: one extra round.
event-got-role = { $seat-is ->
        [you] You get a role.
       *[other] { $seat } gets a role.
    }
event-got-role-seen = { $seat-is ->
        [you] You get a role: { $role }.
       *[other] { $seat } gets a role: { $role }.
    }
event-role-shown = { $seat-is ->
        [you] You are { $role }.
       *[other] { $seat } is { $role }.
    }
event-looked = { $seat-is ->
        [you] You look through pile { $pile }.
       *[other] { $seat } looks through pile { $pile }.
    }
event-laid = { $seat-is ->
        [you] You lay a card of pile { $pile }.
       *[other] { $seat } lays a card of pile { $pile }.
    }
event-laid-seen = { $seat-is ->
        [you] You lay { $card } in pile { $pile }.
       *[other] { $seat } lays { $card } in pile { $pile }.
    }
event-arranged = { $seat-is ->
        [you] You have put pile { $pile } in order.
       *[other] { $seat } has put pile { $pile } in order.
    }
dice-thrown = { $die-id ->
        [key] { $other-id ->
            [key] { $die } twice
           *[other] { $die } and { $other }
        }
        [keys] { $other-id ->
            [keys] { $die } twice
           *[other] { $die } and { $other }
        }
        [steal] { $other-id ->
            [steal] { $die } twice
           *[other] { $die } and { $other }
        }
        [claws] { $other-id ->
            [claws] { $die } twice
           *[other] { $die } and { $other }
        }
        [heal] { $other-id ->
            [heal] { $die } twice
           *[other] { $die } and { $other }
        }
        [blank] { $other-id ->
            [blank] { $die } twice
           *[other] { $die } and { $other }
        }
       *[other] { $die } and { $other }
    }
event-threw = { $seat-is ->
        [you] You throw { dice-thrown }.
       *[other] { $seat } throws { dice-thrown }.
    }
event-threw-again = { $seat-is ->
        [you] You throw again: { dice-thrown }.
       *[other] { $seat } throws again: { dice-thrown }.
    }
event-stood = { $seat-is ->
        [you] You keep the dice.
       *[other] { $seat } keeps the dice.
    }
event-stepped-in = { $seat-is ->
        [you] You step in as partner.
       *[other] { $seat } steps in as partner.
    }
event-did-not-step-in = { $seat-is ->
        [you] You do not step in.
       *[other] { $seat } does not step in.
    }
event-gave-dice = { $seat-is ->
        [you] You give the dice to { $partner }.
       *[other] { $partner-is ->
            [you] { $seat } gives the dice to you.
           *[other] { $seat } gives the dice to { $partner }.
        }
    }
event-kept = { $seat-is ->
        [you] You keep { $die } and give { $other } back to { $partner }.
       *[other] { $partner-is ->
            [you] { $seat } keeps { $die } and gives { $other } back to you.
           *[other] { $seat } keeps { $die } and gives { $other } back to { $partner }.
        }
    }
event-third-rat-card = { $decider-is ->
        [you] The third rat turns up card { $card-number }; you choose for it.
       *[other] The third rat turns up card { $card-number }; { $decider } chooses for it.
    }
event-nothing-to-do = { $seat-is ->
        [you] You can do nothing with { $die }.
       *[other] { $seat } can do nothing with { $die }.
    }
event-action-lost = { $seat-is ->
        [you] You are out; this action is lost: { $die }.
       *[other] { $seat } is out; this action is lost: { $die }.
    }
event-drew = { $seat-is ->
        [you] You draw from pile { $pile }.
       *[other] { $seat } draws from pile { $pile }.
    }
event-drew-seen = { $seat-is ->
        [you] You draw { $card } from pile { $pile }.
       *[other] { $seat } draws { $card } from pile { $pile }.
    }
event-drew-openly = { $seat-is ->
        [you] You draw { $card } from pile { $pile }.
       *[other] { $seat } draws { $card } from pile { $pile }.
    }
event-trap-sprung = { $seat-is ->
        [you] You walk into a trap in pile { $pile }!
       *[other] { $seat } walks into a trap in pile { $pile }!
    }
event-stole = { $seat-is ->
        [you] You steal a card from { $victim }.
       *[other] { $victim-is ->
            [you] { $seat } steals a card from you.
           *[other] { $seat } steals a card from { $victim }.
        }
    }
event-stole-seen = { $seat-is ->
        [you] You steal { $card } from { $victim }.
       *[other] { $victim-is ->
            [you] { $seat } steals { $card } from you.
           *[other] { $seat } steals { $card } from { $victim }.
        }
    }
event-stole-openly = { $seat-is ->
        [you] You steal { $card } from { $victim }.
       *[other] { $victim-is ->
            [you] { $seat } steals { $card } from you.
           *[other] { $seat } steals { $card } from { $victim }.
        }
    }
event-stole-trap = { $seat-is ->
        [you] You steal a trap from { $victim }. It snaps!
       *[other] { $victim-is ->
            [you] { $seat } steals a trap from you. It snaps!
           *[other] { $seat } steals a trap from { $victim }. It snaps!
        }
    }
event-fool-exposed = { $seat-is ->
        [you] { $traps ->
            [0] You have no more traps.
            [one] You show and discard another trap.
           *[other] You show and discard { $traps } more traps.
        }
       *[other] { $traps ->
            [0] { $seat } has no more traps.
            [one] { $seat } shows and discards another trap.
           *[other] { $seat } shows and discards { $traps } more traps.
        }
    }
event-cat-sent = { $seat-is ->
        [you] You send the cat at { $target }.
       *[other] { $target-is ->
            [you] { $seat } sends the cat at you.
           *[other] { $seat } sends the cat at { $target }.
        }
    }
event-hypnotised = { $seat-is ->
        [you] You send the cat on to { $target }.
       *[other] { $target-is ->
            [you] { $seat } sends the cat on to you.
           *[other] { $seat } sends the cat on to { $target }.
        }
    }
event-did-not-hypnotise = { $seat-is ->
        [you] You wait for the cat.
       *[other] { $seat } waits for the cat.
    }
event-healed = { $seat-is ->
        [you] You heal and take off a bandage.
       *[other] { $seat } heals and takes off a bandage.
    }
event-used-clover = { $seat-is ->
        [you] You discard a clover and are unharmed.
       *[other] { $seat } discards a clover and is unharmed.
    }
event-wounded = { $seat-is ->
        [you] { $bandages ->
            [1] You take a first bandage.
            [2] You take a second bandage.
            [3] You take a third bandage.
           *[other] You take a bandage and have { $bandages }.
        }
       *[other] { $bandages ->
            [1] { $seat } takes a first bandage.
            [2] { $seat } takes a second bandage.
            [3] { $seat } takes a third bandage.
           *[other] { $seat } takes a bandage and has { $bandages }.
        }
    }
event-went-out = { $seat-is ->
        [you] { $cards ->
            [0] You are out of the round.
            [one] You are out of the round and lose a card.
           *[other] You are out of the round and lose { $cards } cards.
        }
       *[other] { $cards ->
            [0] { $seat } is out of the round.
            [one] { $seat } is out of the round and loses a card.
           *[other] { $seat } is out of the round and loses { $cards } cards.
        }
    }
event-round-ended = Round { $number } ends.
event-stock-shown = { $one ->
        [0] { $two ->
            [0] { $clover ->
                [0] { $trap ->
                    [0] { $seat-is ->
                        [you] You show an empty stock.
                       *[other] { $seat } shows an empty stock.
                    }
                   *[other] { stock-listed }
                }
               *[other] { stock-listed }
            }
           *[other] { stock-listed }
        }
       *[other] { stock-listed }
    }
stock-listed = { $seat-is ->
        [you] You show:
       *[other] { $seat } shows:
    }{ $one ->
        [0] {""}
        [1] {" "}one cheese,
       *[other] {" "}{ $one } × one cheese,
    }{ $two ->
        [0] {""}
        [1] {" "}two cheeses,
       *[other] {" "}{ $two } × two cheeses,
    }{ $clover ->
        [0] {""}
        [1] {" "}a clover,
       *[other] {" "}{ $clover } clovers,
    }{ $trap ->
        [0] {""}
        [1] {" "}a trap,
       *[other] {" "}{ $trap } traps,
    }{" "}and nothing else.
event-scored = { $seat-is ->
        [you] { $points ->
            [one] You score a point and have { $total }.
           *[other] You score { $points } points and have { $total }.
        }
       *[other] { $points ->
            [one] { $seat } scores a point and has { $total }.
           *[other] { $seat } scores { $points } points and has { $total }.
        }
    }
event-consoled = { $seat-is ->
        [you] Nobody scored: you get { $points } and have { $total }.
       *[other] Nobody scored: { $seat } gets { $points } and has { $total }.
    }
event-won = { $seat-is ->
        [you] { $total ->
            [one] You win with a point.
           *[other] You win with { $total } points.
        }
       *[other] { $total ->
            [one] { $seat } wins with a point.
           *[other] { $seat } wins with { $total } points.
        }
    }
event-shared-victory = { $total ->
        [one] { $winners } share the victory with a point each.
       *[other] { $winners } share the victory with { $total } points each.
    }

## Why not

why-no-such-rat = There is no rat at seat { $number }.
why-no-such-pile = There is no pile { $pile } in this game.
why-pile-empty = Pile { $pile } is empty.
why-not-own-partner = You cannot be your own partner.
why-third-rat-has-no-cards = All cards of the third rat are turned up; it cannot be your partner any more.
why-die-not-there = Neither die shows { $die }.
why-not-rob-oneself = One does not rob oneself.
why-no-stock = There is nothing to steal: { $seat } has no stock.
why-not-this-target = The cat cannot be sent at { $seat } now: choose another rat.
why-out = Too late: { $seat } is already out of the round.
why-attacked-already = The cat has already been at { $seat } this turn.
why-no-clover = You have no clover.
why-not-hypnotist = You are not the Hypnotist.
why-not-al-ratone = You are not Al Ratone.
why-card-not-there = You cannot lay { $card } next: this pile has none left.
why-thrown-twice = You may not throw again: the dice were already thrown twice this turn.
why-throw-is-over = The dice are already settled for this turn.
why-not-asked = That is not what is being asked now.

## Box files

box-doors-in-all = with { $rats } rats there must be { $expected } doors in all; there are { $given }.
box-traps-too-few = every one of the { $rats } piles needs a trap; there are only { $given }.
box-die-without-key = a die needs a key on at least one face.

## Promises and threats, at one click. Nothing said binds anybody.

promise-keep-heal = Give me the dice and I keep the heal.
promise-keep-keys = Give me the dice and I take the keys; the rest is yours.
promise-leave-you-heal = Choose me and the heal is yours.
promise-leave-you-keys = Choose me and you get the keys.
promise-no-claws = Choose me and the cat stays away from you.
promise-no-stealing = I steal nothing from you this round.
promise-share-next = Help me now and I choose you next time.
promise-know-a-trap = I know where a trap is. Ask me nicely.
promise-know-a-cheese = I know where good cheese is. Ask me nicely.
promise-no-trap-in-stock = There is no trap in my stock. Word of a rat.
promise-revenge = Do that and you will be sorry.
promise-claw-the-leader = Let us stop whoever is ahead, together.

## The score sheet

sheet-round = Round { $number }
sheet-extra-round = Extra round
sheet-stock = Cards in stock at the end, among equals

## How a game ended

ended-points = Somebody had points enough
ended-rounds = The last round was played
ended-extra-round = The extra round was played

## In the terminal

terminal-round = round { $round } of { $rounds }
terminal-extra-round = extra round
terminal-goal = { $points } points end it
terminal-points = points
terminal-bandages = bandages
terminal-stock = stock
terminal-role = role
terminal-out = out
terminal-lost = lost
terminal-active = dice
terminal-partner = partner
terminal-in-danger = in danger
terminal-bandage = bandage
terminal-laid = left of it laid, right of it still to be laid
terminal-pile-foot = doors left in the pile, traps sprung there
terminal-own-role = your role, which nobody else knows
terminal-face-down = face down
terminal-cheese = cheese
terminal-die-key = 1 key
terminal-die-keys = 2 keys
terminal-die-steal = steal
terminal-die-claws = claws
terminal-die-heal = heal
terminal-die-blank = blank
terminal-active-decides = ▶ the active player chooses
terminal-opponent-decides = ◀ the opponent chooses
terminal-cards-left = { $cards ->
        [one] Third rat: one card left
       *[other] Third rat: { $cards } cards left
    }

## What bots turn out to be (our own idea)

temper-honest = an honest rat
temper-canny = a canny rat
temper-sly = a sly rat

## For studies

measure-points = { $number ->
        [one] one point
       *[other] { $number } points
    }
measure-cards = { $number ->
        [one] one card in stock
       *[other] { $number } cards in stock
    }
things-role = Roles
things-card = Cards behind doors
things-die = Dice
plays-role = what only { $thing } may do
plays-card = using { $thing }
plays-die = keeping { $thing } as the partner
dealt-role = { $thing } in the first round
deed-stand = keeping the dice as thrown
deed-reroll = throwing again
deed-partner = choosing a partner
deed-keep = keeping a die
deed-draw = choosing a pile
deed-steal = robbing somebody
deed-claw = sending the cat
deed-clover = using a clover
deed-pass = using neither clover nor role
deed-step-in = stepping in as the partner
deed-hypnotise = sending the cat on
deed-look = looking through two piles
deed-next = arranging a pile

## What is in the box

box-section-limits = limits
box-section-doors = behind the doors
box-section-dice = the dice
box-section-third-rat = cards of the third rat
box-entry-limits-bandages-to-be-out = bandages that put you out
box-entry-limits-points-to-end = points that end the game
box-entry-limits-rounds = rounds at most
box-entry-limits-consolation = points in consolation
box-entry-doors = with { $key } rats
box-entry-dice-first = first die
box-entry-dice-second = second die
box-entry-third-rat = card { $key }
box-field-trap = traps
box-field-one = one cheese
box-field-two = two cheeses
box-field-clover = clovers
box-field-faces = faces
box-field-order = likes best first
box-field-decides = decides
box-choice-key = one key
box-choice-keys = two keys
box-choice-steal = steal
box-choice-claws = claws
box-choice-heal = heal
box-choice-blank = blank
box-choice-active = ▶ the active player
box-choice-opponent = ◀ the opponent
box-said-doors = traps: { $trap }, one cheese: { $one }, two cheeses: { $two }, clovers: { $clover }
box-said-third-rat = { $order }; { $decides }

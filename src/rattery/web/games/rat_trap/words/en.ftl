### What the browser says at the table of Rat Trap.

rt-round = Round { $round } of { $rounds }
rt-extra-round = Extra round
rt-goal = { $points } points end the game
rt-points = { $points ->
        [one] point
       *[other] points
    }
rt-doors = { $count ->
        [one] one door
       *[other] { $count } doors
    }
rt-traps = { $count ->
        [one] one trap sprung
       *[other] { $count } traps sprung
    }
rt-face-down = a closed door
rt-throws = { $count ->
        [one] thrown once
       *[other] thrown { $count } times
    }
rt-keys = { $count ->
        [one] one door still to open
       *[other] { $count } doors still to open
    }
rt-cat-at = The cat is coming!
rt-no-stock = no stock
rt-out = out of the round
rt-lost = out; lost:
rt-role-secret = secret role
rt-in-danger = in danger
rt-attacked = clawed
rt-active = has the dice
rt-partner = partner
rt-acting = acts
rt-discard = Discarded
rt-third-rat = { $cards ->
        [one] Third rat: one card left
       *[other] Third rat: { $cards } cards left
    }
rt-third-rat-decides = decides for it
rt-decides-active = ▶ the active player chooses
rt-decides-opponent = ◀ the opponent chooses
rt-turned = Turned up before: { $cards }.
rt-pile = Pile { $pile }
rt-known = You know these doors, from the top down: { $cards }
rt-stock = { $count ->
        [0] No stock
        [one] One card in stock
       *[other] { $count } cards in stock
    }
rt-points-of = { $points ->
        [one] One point
       *[other] { $points } points
    }
rt-bandages-of = { $count ->
        [one] One bandage of { $of }
       *[other] { $count } bandages of { $of }
    }
rt-cat-asleep = The cat is asleep. Still.
rt-role-hidden = Only you know.
rt-arranging = Pile { $pile } is being put in order, from the top down
rt-third-card = Card { $number }: it likes best { $order }
rt-tip-pile = Doors, and behind at least one of each five there was a trap. Whoever has a key opens the top one.
rt-unseen = Behind closed doors and in stocks you have not seen: { $cards }.
rt-tip-key = Open the top door of any pile.
rt-tip-keys = Open two doors of one pile, one after the other.
rt-tip-steal = Take a card from somebody’s stock. Which one, you do not choose.
rt-tip-claws = Whoever has the claws sends the cat at another rat, who takes a bandage.
rt-tip-heal = Put back one of your bandages.
rt-tip-stock = Cheese and clovers, face down. Only their owner knows what is what.
rt-tip-own-stock = Only you see these cards. Cheese scores when the round ends; a clover saves you from a bandage.
rt-tip-points = Points from earlier rounds are safe. With { $points } somebody ends the game.
rt-tip-bandages = Each trap and each visit of the cat is a bandage. The last one puts the rat out of the round, and its stock is gone.
rt-tip-role = Everybody has a secret role this round. It is shown when it is used, or when the round ends.
rt-tip-standee = It stands before whoever has thrown the dice and looks for a partner.
rt-tip-rat = Could be your partner, could be your victim. Often both.
rt-tip-discard = Sprung traps and used clovers. What lies here cannot be behind a door any more.
rt-tip-third-rat = When the third rat is your partner, its next card is turned up: it keeps the die that comes first on it, and ▶ or ◀ says who chooses for it.
walk-rt-piles = Each pile is a room of five doors. Behind them: cheese, clovers and traps.
walk-rt-own = This is you. What you find behind doors is your stock, and its cheese counts when the round ends. Bandages are wounds: with number { $limits-bandages-to-be-out } you are out of the round, and your stock is lost.
walk-rt-threw = What the dice say: one key opens a door, two keys open two, the hand steals a card, the claws send the cat, and heal takes off one of your own bandages.
walk-rt-throw-again = You want cheese, and it is your turn. The two dice show two jobs: you will do one of them, a partner the other. Keep this throw, or throw both again. Only once, though, and then the second throw counts.
walk-rt-partner = Now pick a partner: one of the rats that glow. It keeps one die for itself and gives you back the other. So choose one who wants what you do not.
walk-rt-die = Somebody made you partner. Tap the die whose job you want to do yourself: a key opens a door, the hand steals a card, the claws send the cat, the plaster heals. The other die goes back.
walk-rt-pile = You have a key: tap a pile to open its top door. Cheese brings points, a clover saves you once, a trap hurts. The traps already found lie beside their pile, so you can guess what is left.
walk-rt-drew = What a rat finds behind a door stays its secret. The others only see how many cards it has.
walk-rt-trap = Snap! A trap is shown at once, and it hurts.
walk-rt-wounded = A bandage: that rat is hurt. It stays on until that rat itself gets a heal, or the round ends.
walk-rt-clover = Something is about to hurt you. A clover in your stock stops it; without one you take a bandage. You are asked even if you have none, so that nobody can tell what you hold.
walk-rt-rob = You may steal a card. Tap the rat you rob: which card you get is luck, but the more cards lie in front of a rat, the more cheese it may have.
walk-rt-cat = The cat! Whoever has the claws sends it, even at the partner.
walk-rt-round-ended = The round is over: every cheese in stock is a point, unless its rat is out.
walk-rt-claw = You have the claws. Tap the rat the cat shall jump at: it gets a bandage, and at number { $limits-bandages-to-be-out } it is out of this round without a point. Your partner is fair game.
walk-rt-which-piles = Your role is the Manipulator: before the round you may look through two piles and put their doors in the order you like. Pick the two.
walk-rt-arrange = You lay this pile anew from the top down. Choose the door that comes next: the first one is what the next key will open.
walk-rt-step-in = With Al Ratone you may make yourself the partner now, once in the round. Everybody with a hidden role is asked, so that nobody is given away. If you have another role, let it be.
walk-rt-send-on = The cat is coming for you. The Hypnotist may send it on to another rat, once in the round. With another role, let it be.
walk-rt-next = That was Rat Trap. Next time: sit down with four or five, choose stronger bots, or play with roles, which give every rat a secret talent. And talk: a promise costs nothing.
walk-rt-goal = The aim: the most points after the last round, which is round { $limits-rounds }; who has { $limits-points-to-end } ends it sooner. A round is over when a rat is out, or when two piles are empty.
own-word-record-tip = Promises bind nobody, but they are remembered. Bots keep or break theirs by their temper: honest, canny or sly. Which one you have before you shows in time; at the end it is told. (house rule)

### What the browser says by itself. Names of things come from the games, sentences about a match from the server.

## The house

home-welcome = Good evening. Which table?
home-line = Four games about rats, against friends, bots, or whoever sits beside you.
home-games = The tables
home-mine = Your tables
home-all-mine = All { $count } tables
home-watch = Tables to watch
home-regulars = The regulars
home-play = Play
home-learn = Show me how
home-rules = Rules
home-challenges = Challenges
home-players = { $least } to { $most } players
home-foot = Your tables and seats are kept in this browser; no account, no cookies.
table-your-turn = your turn
table-gathering = not begun yet
table-playing = being played
table-over = over
table-forget = Forget this table: { $title }

## Settings

settings-open = Settings
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-auto = as the device
settings-theme-night = night
settings-theme-day = day
settings-sound = Sounds
settings-volume = Volume
settings-notices = Tell me when it is my turn, even if I look elsewhere
settings-still = No motion
settings-confirm = Ask again before what cannot be taken back
settings-confirm-touch = on touch screens
settings-confirm-always = always
settings-confirm-never = never
settings-kept = Kept in this browser.
sheet-close = Close

## A new table

new-options = The game
new-option = { $option }: { $value }
new-seats = Who sits where?
new-who = Who sits at { $seat }?
new-kind-me = me
new-kind-here = somebody else here
new-kind-friend = a friend by link
new-kind-bot = a bot
new-help-me = You, on this device.
new-help-here = Hands over this device; everything is hidden in between.
new-help-friend = Gets a link and a QR code, and needs no account.
new-level = How well does { $seat } play?
new-name = What is { $seat } called?
new-name-hint = name, if you like
new-listed = Show this table to everybody on this server who wants to watch
new-start = Sit down and play
new-invite = Lay the table and invite

## Sitting down

join-title = You are invited: { $title }
join-name = Your name
join-sit = Sit down
join-watch = Just watch
gather-here = here, on this device
gather-bot = bot
gather-there = is there
gather-missing = not here yet
gather-waiting = { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
gather-ready = Everybody is there.
gather-host-begins = Everybody is there. Whoever laid the table begins.
gather-begin = Begin
gather-later = You can begin without them: they sit down when they come.
gather-new-link = New link
invite-link = Link for this seat
invite-copy = Copy
invite-copied = Copied.
invite-share = Share
invite-near = This link works on this machine only. For other devices start:
invite-qr = The link as a QR code

## Handing over

over-title = Hand over to { $seat }
over-look-away = Nothing is shown until the right person says so. The others look away.
over-ready = I am { $seat }: show me the table
over-peek = { $seat }: see once more what came of it
over-hide = Hide it again
over-home = Leave the table for now

## At the table

tab-your-turn = Your turn
bar-title = What is asked
bar-thinking = { $seat } is thinking…
bar-waiting = You are waiting for { $seat }.
bar-watching = It is up to { $seat }.
bar-together = Everybody chooses in secret.
bar-chosen = You have chosen. The others are still at it.
bar-undo = Take back
bar-ask-hint = Hint
bar-hinting = Thinking…
bar-hint = A good rat would say: { $move }
bar-hint-chance = { $move } ({ $percent } % to win)
bar-sending = On its way…
confirm-title = Really?
confirm-ask = { $move }? It cannot be taken back.
confirm-yes = Yes, do it
confirm-no = Rather not
confirm-never = Stop asking me
board-players = Players
plate-you = you
plate-turn = to act
plate-gone = not connected
plate-level = Bot: { $level }
plate-away = a bot sits in
story-title = Story
talk-title = Talk
talk-nothing = Nobody has said anything yet.
talk-field = Say something
talk-say = Say
talk-host = Host
talk-promises = Promises
talk-to = To
talk-everybody = everybody
line-away = The connection is gone; it comes back by itself.
line-away-sending = The connection is gone; what you chose is kept and sent as soon as it is back.
menu-title = The table
menu-watching = { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
menu-rename = Rename
menu-new-name = What is { $seat } called now?
menu-take-name = Take this name
menu-seat-link = Seat link
menu-seat-link-help = With this link you come back to your seat on another device. Whoever has it plays for you.
menu-watch-link = Link for those who want to watch
menu-back = Take my seat back
menu-bot-level = Level of the bot for { $seat }
menu-bot-for-me = Let a bot sit in for me
menu-bot-for = Let a bot sit in
menu-away = a bot sits in
menu-offline = not connected
menu-hints = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
menu-leave = Leave the table
menu-leave-help = You find it again under “Your tables”.

## The coach

coach-name = Auntie Whisker
coach-next = Got it
coach-stop = I can manage
coach-done = That was a whole game, and you have seen what there is to see. Next time choose stronger bots, or send friends a link.
coach-switch = Let Auntie Whisker explain things as they happen
coach-now = What to do now
coach-aside = By the way
coach-end = What next?
coach-again = Play again
coach-rules = The rules
coach-home = Another game
coach-lesson = The lesson again

## Fair dice

fair-title = Fair dice
fair-before = The chance of this table was sealed before the first move, and everybody mixes a little of their own in. At the end the seal is opened and can be checked.
fair-after = The seal is open. Your browser has checked it:
fair-commitment = Seal
fair-key = Key
fair-check-commitment-good = The key opens the seal that was shown before the first move.
fair-check-commitment-bad = The key does not open the seal that was shown before the first move!
fair-check-mixed-good = Everybody’s share went into the dice.
fair-check-mixed-bad = The dice were not made of everybody’s shares!
fair-check-salt-good = The share of this browser is among them.
fair-check-salt-bad = The share of this browser is missing!
fair-verify = Download the match and check every throw:

## The end

ending-title = The end
ending-won = { $names } wins!
ending-shared = { $names } share the victory!
ending-nobody = Nobody wins.
ending-rematch = Play again
ending-follow = To the new table
ending-replay = Look back, with everything revealed
ending-download = Download the match
score-title = Score sheet
score-line = What for
score-total = Total

## Looking back

film-title = looking back
film-back = To the table
film-start = The table is laid.
film-step-first = To the beginning
film-step-back = Back
film-step-next = Next
film-step-last = To the end
film-run = Play
film-pause = Stop
film-place = Move
film-eye = Through whose eyes?
film-everything = everything revealed
film-as = as { $seat } saw it

## Rules and challenges

rules-title = Rules
rules-contents = Sections
rules-house = house rule
rules-house-values = What is ours in the box
rules-house-help = The printed rules leave these values to a picture; ours are guesses. Whoever owns the game can correct them:
tip-rule = rule { $clause }
help-title = What the rules say
challenges-title = Challenges of First Rat
challenges-line = Alone against GREG: what you have managed on this device, by GREG’s level.
challenges-challenge = Challenge
challenges-won = { $won } of { $played } won
challenges-met = managed; see that table
challenges-open = still open
challenges-play = Play alone against GREG

## When something is wrong

error-title = Something was gnawed through
error-home = Home
error-retry = Try again
error-unreachable = The server cannot be reached just now.
error-no-page = There is no such page here.
error-no-table = There is no such table, or it is long gone.
error-closed = The table does not let this page in. Load it again.

## Rat Trap

rt-round = Round { $round } of { $rounds }
rt-extra-round = Extra round
rt-goal = { $points } points end the game
rt-points = points
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
rt-attacked = clawed this turn
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
rt-tip-pile = Five doors, and behind at least one of them a trap. Whoever has a key opens the top one.
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
walk-rt-own = This is you. What you find behind doors is your stock, and its cheese counts when the round ends. Bandages are wounds: with the third you are out of the round, and your stock is lost.
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
walk-rt-claw = You have the claws. Tap the rat the cat shall jump at: it gets a bandage, and at the third it is out of this round without a point. Your partner is fair game.
walk-rt-which-piles = Your role is the Manipulator: before the round you may look through two piles and put their doors in the order you like. Pick the two.
walk-rt-arrange = You lay this pile anew from the top down. Choose the door that comes next: the first one is what the next key will open.
walk-rt-step-in = With Al Ratone you may make yourself the partner now, once in the round. Everybody with a hidden role is asked, so that nobody is given away. If you have another role, let it be.
walk-rt-send-on = The cat is coming for you. The Hypnotist may send it on to another rat, once in the round. With another role, let it be.
walk-rt-next = That was Rat Trap. Next time: sit down with four or five, choose stronger bots, or play with roles, which give every rat a secret talent. And talk: a promise costs nothing.
walk-rt-goal = The aim: the most points after at most three rounds; who has 7 ends it sooner. A round is over when a rat is out, or when two piles are empty.

## Ratjack

rj-round = Round { $round }
rj-goal = { $points } points win
rj-limit = { $limit } at most
rj-deck = Deck
rj-deck-cards = { $cards ->
        [0] No card left.
        [one] One card left.
       *[other] { $cards } cards left.
    }
rj-deck-top = You know the top card:
rj-deck-help = When the last card is taken, the turn is played to its end; then whoever shows most scores.
rj-deck-known = You know card { $depth } from the top: { $card }
rj-discard = Discard pile
rj-pile-from-top = From the top: { $cards }.
rj-reserve = Reserve
rj-no-tokens = All tokens lie on cards.
rj-token-change = The card counts { $change }, while it lies face up.
rj-points-of = Points: { $points } of { $most }
rj-dial = { $total } of { $limit }
rj-dial-help = What lies face up counts, and nothing else. Exactly { $limit } at the end of a turn is a Ratjack; above it you are out.
rj-missing = { $missing } to go
rj-exact = Ratjack!
rj-over = { $over } too many!
rj-hand = Hand
rj-hand-card = a hand card
rj-no-hand = no cards in hand
rj-row = Cards on the table
rj-out = out
rj-hidden = a hidden card
rj-hidden-help = It counts only once it is turned up. Whoever it belongs to knows it.
rj-known = hidden
rj-seen = you saw it
rj-counts = counts { $value }
rj-triggered = triggered
rj-no-effect = No effect.
rj-quiet = Turns since the deck became smaller: { $turns } of { $most }
rj-token-taken = Token taken:
rj-opponent = Chosen:
rj-effect-now = What { $card } does
rj-last-round = How round { $round } ended
rj-way-up = Face up
rj-way-down = Face down
rj-way-discard = Discard, turn one up
rj-way-away = Discard
rj-way-hide = Hide it

walk-rj-welcome = Welcome to the casino. What lies face up in front of you counts, and this dial adds it up: come as close to 25 as you dare, and never above.
walk-rj-hide = You have two cards. Hide one: tap it. Face down it counts nothing yet, and only you know it. A high one makes a fine surprise for later, when you turn it up and come close to 25.
walk-rj-draw = Your turn begins with a card. Tap the deck, which nobody knows, or the discard pile, where everybody sees what you take.
walk-rj-play = Now play one of your two cards. Face up it counts and does what it says. Face down it does neither. Or discard it and turn up a card you have hidden. A way that is grey says why when you tap it.
walk-rj-effect = A card was triggered. The croupier reads out what it does; where there is something to choose, the things you may choose glow.
walk-rj-hidden = A card face down: it does not count yet, and nobody but its owner knows it. Some cards let you peek.
walk-rj-tokens = Bottle caps! Take one as it lies. They change what a card counts, or lock it, shield it, silence it.
walk-rj-token-on = A cap now lies on a card. It counts as soon as that card is face up. Rest on a cap to read what it does.
walk-rj-look = You may look at a hidden card. Pick one: nobody else will see it.
walk-rj-seen = Somebody peeked. Whatever you have seen yourself stays marked with an eye, for you alone.
walk-rj-out = Above 25 when a turn ends: out of the round. Whoever’s turn it was gets a point for it, so push others over the edge.
walk-rj-ratjack = Exactly 25 when a turn ends is a Ratjack: a point, and the round is over.
walk-rj-deck = The deck is empty. After this turn whoever shows most gets the point.
walk-rj-round = The round is over; these caps are your points. Three of them win the game. Now you know all there is to know: good luck!
walk-rj-turn-up-own = You discarded a card to turn up one you have hidden. Tap it: from now on it counts, and it does what it says.
walk-rj-hand = You may look into an opponent’s hand. Pick whose; nobody else sees it.
walk-rj-turn-up = A hidden card is turned up, and from then on it counts for its owner. Help yourself towards 25, or push somebody over it.
walk-rj-turn-down = A card is turned face down and counts no more. A way to come back from above 25, or to make somebody else small.
walk-rj-trigger = You may set off one of your visible cards once more. Pick the one whose effect you want.
walk-rj-exchange = Two cards change places. First tap one, then the other. Watch both dials: what goes over there counts over there.
walk-rj-exchange-with = Now the other card of the exchange. The two swap places and faces stay as they are.
walk-rj-give = You give one of your cards away. Pick one that hurts you and spoils somebody else’s sum.
walk-rj-give-whom = And who gets it? Look at the dials: who is close to 25?
walk-rj-take = You take a hidden card from somebody else, unseen, and it lies hidden in front of you. From then on you know it.
walk-rj-pick-up = One of your cards on the table goes back into your hand, and then you lay a card face down. Pick up one you would rather play again.
walk-rj-discard = A card leaves the table for the discard pile. One of your own that is too much, or one an opponent needs.
walk-rj-discard-hand = You drew a card and now discard one. Keep the one you want to play.
walk-rj-lay-hand = Now lay one of your hand cards face down in front of you.
walk-rj-lay-before = A card nobody has seen goes face down in front of somebody else. Whom do you wish a surprise?
walk-rj-token-where = On which card does the cap go? It counts only while that card is face up. A plus pushes an opponent over 25 as well as you up to it.
walk-rj-token-back = Pick the card that loses its cap. Its plain value counts again.
walk-rj-token-from = You may move a cap. First tap the card it lies on.
walk-rj-token-to = And now the card it goes to.
walk-rj-next = That was Ratjack. Next time: mix in Weasels or Raccoons, whose cards play other tricks, sit down with three or four, or choose stronger bots.

## The Pied Piper

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
        [one] fled, outlived one
       *[other] fled, outlived { $outlived }
    }
pp-discard = Discarded:
pp-character-discard = Characters gone:
pp-nothing-gone = nothing yet
pp-counters-gone = { $count ->
        [one] one counter has left the game
       *[other] { $count } counters have left the game
    }
pp-has-hidden = A card has been laid face down this turn.
walk-pp-town = Welcome to Hamelin. The house in front is yours. Each rat that runs through it raises its counter by one; at seven you flee and are out. When only two are left at home, the lower counter wins.
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

## First Rat

fr-round = Round { $round }
fr-last-round = last round!
fr-one-more-round = one more round after this one
fr-first = began:
fr-path = The path
fr-which-rat = Which rat?
fr-rat = Rat { $rat }
fr-start = start
fr-pad = rocket
fr-nursery = nursery
fr-aboard = aboard
fr-pipe = Pipe { $pipe }
fr-lit = lit for you
fr-moved = moved: { $rats }
fr-colour = colour: { $colour }
fr-drinking = everything counts twice
fr-steps = { $steps ->
        [one] one step left in the burrow
       *[other] { $steps } steps left in the burrow
    }
fr-shoppers = at a stand: { $rats }
fr-collected = collected:
fr-tracks = The rocket and the tracks
fr-blocked = blocked
fr-spare = the spare marker
fr-bolts-left = { $count ->
        [one] one bolt left
       *[other] { $count } bolts left
    }
fr-stands = Stands and library
fr-at-space = space { $space }
fr-buy = Buy
fr-steal = Steal
fr-comic = Take
fr-burrow = Burrow
fr-points = points
fr-bolts = { $count ->
        [one] one bolt
       *[other] { $count } bolts
    }
fr-mouldy = mouldy cheese
fr-light = light
fr-markers = { $count ->
        [one] one marker left
       *[other] { $count } markers left
    }
fr-more = Points in detail
fr-points-caps = caps
fr-points-bolts = bolts
fr-points-mouldy = mouldy cheese
fr-points-left-over = left over
fr-turns = { $count ->
        [one] one turn
       *[other] { $count } turns
    }
fr-donation = a donation costs { $cheese } cheese
fr-pipes-used = pipes used:
fr-greg-cards = { $cards ->
        [one] GREG: one card face down
       *[other] GREG: { $cards } cards face down
    }
fr-greg-card = Card
fr-greg-best = his best track
fr-greg-order = rats in order: { $rats }
fr-greg-turned = turned up before: { $cards }
fr-greg-known = known to be in his deck: { $cards }
fr-greg-gone = thrown out: { $things }
fr-space = Space { $space }
fr-count = { $count } × { $name }
fr-dark = dark for you: its lamp is number { $lamp } on the string
fr-stand-here = { $stand }’s stand, { $price } cheese
fr-pipe-here = pipe { $pipe } to { $space }, for: { $material }
fr-rat-of = Rat { $rat } of { $owner }
fr-light-of = { $owner }: light { $light } of { $all }
fr-digger = { $owner } in the burrow
fr-passage = Passage { $name }
fr-far = { $room } { $steps }
fr-backpack = Backpack, { $colour }
fr-drink = Energy drink
fr-cap = Bottle cap: { $name }
fr-sold-out = all gone
fr-preview = What this brings
fr-not-there = Not there
fr-way-steps = { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
fr-way-pipes = { $count ->
        [one] through pipe { $pipes }
       *[other] through pipes { $pipes }
    }
fr-out-yield = Brings
fr-out-boards = a rattronaut!
fr-out-light = { $count } light
fr-out-backpack = { $count } backpack
fr-out-doubled = with a drink { $count }
fr-out-pipes = Pipes
fr-out-toll = Toll
fr-out-free = nothing
fr-out-mouldy = { $count ->
        [one] and a mouldy cheese for you
       *[other] and { $count } mouldy cheeses for you
    }
fr-tip-start = Any number of rats may wait here.
fr-tip-pad = A rat that ends here boards the rocket and brings you a reward.
fr-tip-pipe = From { $from } to { $to } in one step. It costs: { $material }.
fr-tip-cheese = Pays for stands, donations and others whose space you share.
fr-tip-material = For building parts of the rocket and for going through pipes.
fr-tip-lamp = How far your light has come. Lit spaces give you one more.
fr-tip-marker = Every marker you place scores. Placing your eighth brings the end near.
fr-tip-bolt = Worth points at the end.
fr-tip-mouldy = Costs you points at the end.
fr-tip-points = No points yet. Build, donate, light, store, board!
fr-tip-track-cockpit = Build it here and mark the leftmost free box.
fr-tip-track-cargo = Build it here and mark the leftmost free box.
fr-tip-track-booster = Build it here and mark the leftmost free box.
fr-tip-track-rocket = Marked whenever you have built another set of all three parts.
fr-tip-track-provisions = Marked whenever you donate cheese for the flight.
fr-tip-track-lights = Marked when your light reaches one of the big lanterns.
fr-tip-track-food = Marked whenever you come to the storeroom.
fr-tip-track-rattronauts = Every rat of yours that boards takes a box.
fr-tip-stand = On space { $space }. A rat that ends there pays { $price } cheese and stays, or steals and runs back to the start.
fr-tip-library = Come here and you may take a comic.
fr-tip-nursery = Come here and you may let one of your rats out.
fr-tip-storeroom = Come here and you mark the stored food.
fr-tip-junction = A junction: you choose, up or left.
fr-tip-passage = Apple cores lead your marker round, clockwise.
fr-tip-greg = A rat of tin. He turns up a card, runs, and blocks the tracks. He collects nothing.
fr-tip-greg-card = Steps for his rats, the leader first. They now stand in the order { $rats }.
fr-tip-last-round = Everybody has as many turns; then the points are counted.
walk-fr-begin = Here stands the rocket. Build its parts, get your rats aboard, and collect points on the eight tracks.
walk-fr-rat = It is your turn: walk towards the rocket. Your rats glow; tap one to see where it can go. One rat alone goes up to five spaces, or several go up to three each.
walk-fr-space = Glowing spaces are open to you. Tap one: a card says what it brings and costs. Nothing happens before you confirm.
walk-fr-more = A rat that goes three spaces or fewer may take others along, as long as all end on the same colour.
walk-fr-pipe = Pipes are shortcuts, each for a material. Take the one you can spare, or walk.
walk-fr-toll = Where others already stand, each of them gets a cheese. No cheese? Then it is mouldy cheese, and that costs points.
walk-fr-collect = A rat collects what its space shows. Bulbs push the light along the string, cores the marker through the burrow.
walk-fr-burrow = A junction. The numbers say how far each room is, by either way.
walk-fr-stand = A rat at a stand may buy, or steal and run back to the start.
walk-fr-build = Enough materials? Build a part, or donate cheese. The earlier you mark a track, the more it gives.
walk-fr-marker = A marker on a track: points for good. Everybody has ten, and whoever places an eighth rings for the last rounds.
walk-fr-aboard = A rattronaut! It scores, stays aboard, and brings a bolt or a rat from the nursery.
walk-fr-reward = One of your rats is aboard the rocket, and that earns a reward at once: a bolt, which is worth points at the end, or another of your rats from the nursery.
walk-fr-drink = You have an energy drink. Spend it now, and everything you collect this turn comes twice. It is gone afterwards, so wait for a rich turn.
walk-fr-material = Your backpack adds one more of what you collected. Choose the material you are shortest of for the next part of the rocket.
walk-fr-comic = Your marker is in the library, and a comic is yours. Each helps you for the rest of the game; rest on one to read what it does.
walk-fr-super-rat = This comic makes one of your rats a super rat. Name the one that still has a long way to go: aboard the rocket the power is gone.
walk-fr-free = Your marker is in the nursery: let one of your rats out, and it begins on the start. More rats, more to collect.
walk-fr-track = GREG, the tin rat, takes his best track. Several are equally good for him, so you may say which one.
walk-fr-next = That was First Rat. Next time: three or four make the yard crowded, stronger bots make it tight, and alone you can try GREG and his nine challenges.

### First Rat

game-title = First Rat
game-line = The moon is made of cheese: build a rocket from rubbish and be the first rat up there.
automaton = GREG

## Options

option-players = players
option-players-help = Alone you play against GREG, the robot rat.
option-first-game = first game
option-first-game-help = Only comics without super rats are set out.
option-path = path
option-path-help = Standard as printed; variable shuffles the spaces, each of five stretches of the path for itself.
choice-path-standard = as printed
choice-path-variable = dealt anew
option-tracks = tracks
option-tracks-help = Standard as printed; variable deals other points over the score tracks.
choice-tracks-standard = as printed
choice-tracks-variable = dealt anew
option-level = level
option-level-help = How hard GREG is to beat when you play alone.
choice-level-easy = easy
choice-level-medium = medium
choice-level-hard = hard
choice-level-unfair = unfair

## Things, with their article where a sentence needs one; label-… without, as on a button or in a table.

goal-pad = the launch pad
pipes-foot = on foot
goods-vinegar = vinegar
goods-soda = baking soda
goods-can = tin cans
goods-calculator = calculators
goods-cheese = cheese
goods-bulb = bulbs
goods-core = apple cores
one-vinegar = a bottle of vinegar
one-soda = a box of baking soda
one-can = a tin can
one-calculator = a calculator
label-vinegar = vinegar
label-soda = soda
label-can = can
label-calculator = calculator
label-cheese = cheese
label-bulb = bulb
label-core = core
colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-green = green
colour-white = white
stand-harry = Harry the Hamster
stand-zippy = Zippy the Frog
stand-crow = Crazy Crow
item-blue-backpack = a blue backpack
item-yellow-backpack = a yellow backpack
item-orange-backpack = an orange backpack
item-green-backpack = a green backpack
item-white-backpack = a white backpack
item-drink = an energy drink
item-rocket-cap = the rocket cap
item-cockpit-cap = the cockpit cap
item-cargo-cap = the cargo cap
item-booster-cap = the booster cap
item-provisions-cap = the provisions cap
item-lights-cap = the lights cap
item-food-cap = the stored-food cap
item-rattronauts-cap = the rattronaut cap
item-collector-cap = the collector’s cap
item-drifter-cap = the drifter’s cap
label-item-blue-backpack = blue backpack
label-item-yellow-backpack = yellow backpack
label-item-orange-backpack = orange backpack
label-item-green-backpack = green backpack
label-item-white-backpack = white backpack
label-item-drink = energy drink
label-item-rocket-cap = rocket cap
label-item-cockpit-cap = cockpit cap
label-item-cargo-cap = cargo cap
label-item-booster-cap = booster cap
label-item-provisions-cap = provisions cap
label-item-lights-cap = lights cap
label-item-food-cap = stored-food cap
label-item-rattronauts-cap = rattronaut cap
label-item-collector-cap = collector’s cap
label-item-drifter-cap = drifter’s cap
backpack-help = Once a turn, when you collect on a space of its colour: more of what you collect.
drink-help = Spend it before you collect: all you collect this turn counts { $drinks-drink-times ->
        [2] twice
       *[other] { $drinks-drink-times } times
    }.
cap-rocket-help = { $points } points for each complete rocket you scored.
cap-cockpit-help = { $points } points for each cockpit you built.
cap-cargo-help = { $points } points for each cargo hold you built.
cap-booster-help = { $points } points for each booster you built.
cap-provisions-help = { $points } points for each donation you made.
cap-lights-help = { $points } points for each construction light you reached.
cap-food-help = { $points } points for each marker of yours on the stored food.
cap-rattronauts-help = { $points } points for each of your rats aboard.
cap-collector-help = { $points } points for each kind you own: backpack, unused drink, cap, comic.
cap-drifter-help = { $points } points if you built no part of the rocket.
comic-tinkerer = the Tinkerer
comic-plumber = the Plumber
comic-charmer = the Charmer
comic-gourmet = the Gourmet
comic-haggler = the Haggler
comic-quartermaster = the Quartermaster
comic-sprinter = the Sprinter
comic-pack-leader = the Pack Leader
comic-night-eye = the Night Eye
comic-pickpocket = the Pickpocket
comic-tinkerer-help = Each part costs you one material less; you choose which.
comic-plumber-help = Pipes cost you nothing.
comic-charmer-help = You pay no cheese to others whose space you end on.
comic-gourmet-help = When you collect apple cores, you walk { $number } steps more.
comic-haggler-help = The stands ask { $number } cheese less of you.
comic-quartermaster-help = A donation costs you { $number } cheese.
comic-sprinter-help = A super rat: alone it may move up to { $number } spaces.
comic-pack-leader-help = A super rat: in a group it may move up to { $number } spaces.
comic-night-eye-help = A super rat: its space always counts as lit.
comic-pickpocket-help = A super rat: when it steals, it goes back { $number } spaces only.
track-cockpit = the cockpit
track-cargo = the cargo hold
track-booster = the booster
track-rocket = the complete rocket
track-provisions = the provisions
track-lights = the construction lights
track-food = the stored food
track-rattronauts = the rattronauts
label-cockpit = cockpit
label-cargo = cargo hold
label-booster = booster
label-rocket = rocket
label-provisions = provisions
label-lights = lights
label-food = stored food
label-rattronauts = rattronauts
label-tinkerer = Tinkerer
label-plumber = Plumber
label-charmer = Charmer
label-gourmet = Gourmet
label-haggler = Haggler
label-quartermaster = Quartermaster
label-sprinter = Sprinter
label-pack-leader = Pack Leader
label-night-eye = Night Eye
label-pickpocket = Pickpocket
label-collector = collector
label-drifter = drifter
room-none = an empty corner
room-storeroom = the storeroom
room-nursery = the nursery
room-library = the library
challenge-grounded = win without a rat aboard
challenge-empty-handed = win without ever taking a backpack, a drink, a cap or a comic
challenge-full-crew = win with { $challenges-full-crew ->
        [4] all your rats
        [1] a rat
       *[other] { $challenges-full-crew } rats
    } aboard
challenge-two-rockets = win and score the complete rocket { $challenges-two-rockets ->
        [1] once
        [2] twice
       *[other] { $challenges-two-rockets } times
    }
challenge-many-backpacks = win with backpacks of { $challenges-many-backpacks } colours
challenge-many-points = win with { $challenges-many-points } points or more
challenge-few-turns = win in { $challenges-few-turns } turns or fewer
challenge-full-larder = win with { $challenges-full-larder } markers on the stored food
challenge-pipe-rat = win and use every pipe at least { $challenges-pipe-rat ->
        [1] once
        [2] twice
       *[other] { $challenges-pipe-rat } times
    }

## Questions

ask-nothing = The game is over.
ask-which-rat = { $moved ->
        [0] Which rat moves, and where to?
       *[other] Does another rat come along, and where to?
    }
ask-which-route = Rat { $rat } goes to { $goal-id ->
        [pad] the launch pad
       *[other] space { $goal }
    }. Through which pipes?
ask-which-reward = A rat of yours is aboard! Do you take a bolt or a rat from the nursery?
ask-drink = Do you spend an energy drink? Everything you collect this turn counts { $drinks-drink-times ->
        [2] twice
       *[other] { $drinks-drink-times } times
    }.
ask-which-material = Your { $colour } backpack adds to a material. To which?
ask-which-way = { $steps ->
        [one] A junction in the burrow, and one step left. Up or left?
       *[other] A junction in the burrow, and { $steps } steps left. Up or left?
    }
ask-which-comic = You are in the library. Which comic do you take?
ask-which-super-rat = You read { $comic }. Which rat becomes a super rat?
ask-free-rat = You are in the nursery. Do you let a rat out?
ask-what-to-take = You are at a stand. What do you take, and do you pay for it?
ask-what-to-build = Do you build or donate something, or is your turn over?
ask-which-track = GREG goes for his best track, and several are as good. Which one?

## Moves

move-go = Rat { $rat } to { $goal-id ->
        [pad] the launch pad
       *[other] space { $goal }
    }
pick-go = Rat { $rat } …
move-route = { $pipes-id ->
        [foot] On foot
       *[other] Through pipe { $pipes }
    }
move-halt = Nobody else moves
move-bolt = Take a bolt
move-free-rat = Let a rat out of the nursery
move-drink = Spend an energy drink
move-add = Add { $material }
move-up = Up
move-left = Left
move-comic = Take { $comic }
move-name = Rat { $rat }
move-pass = No, thank you
move-buy = Buy { $item }
move-steal = Steal { $item }
move-leave = Leave the stands
move-build = Build { $part }
move-tinker = Build { $part }, less { $material-id ->
        [vinegar] a bottle of vinegar
        [soda] a box of baking soda
        [can] a tin can
       *[calculator] a calculator
    }
move-donate = Donate cheese for the flight
move-end = End your turn
move-favour = { $best-track-id ->
        [cockpit] The cockpit
        [cargo] The cargo hold
        [booster] The booster
        [provisions] The provisions
        [lights] The construction lights
       *[food] The stored food
    }

## What happens

event-began = { $seat-is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
event-round-began = Round { $number } begins.
event-moved = { $seat-is ->
        [you] { $space ->
            [27] You move rat { $rat } from { $origin } to the launch pad.
           *[other] { $origin ->
                [0] You move rat { $rat } from the start to { $space }.
               *[other] You move rat { $rat } from { $origin } to { $space }.
            }
        }
       *[other] { $space ->
            [27] { $seat } moves rat { $rat } from { $origin } to the launch pad.
           *[other] { $origin ->
                [0] { $seat } moves rat { $rat } from the start to { $space }.
               *[other] { $seat } moves rat { $rat } from { $origin } to { $space }.
            }
        }
    }
event-used-pipe = { $seat-is ->
        [you] You pay { $material-id ->
            [vinegar] a bottle of vinegar
            [soda] a box of baking soda
            [can] a tin can
           *[calculator] a calculator
        } for pipe { $pipe }.
       *[other] { $seat } pays { $material-id ->
            [vinegar] a bottle of vinegar
            [soda] a box of baking soda
            [can] a tin can
           *[calculator] a calculator
        } for pipe { $pipe }.
    }
event-used-pipe-free = { $seat-is ->
        [you] You slip through pipe { $pipe } for nothing.
       *[other] { $seat } slips through pipe { $pipe } for nothing.
    }
event-took-mouldy = { $seat-is ->
        [you] You take a mouldy cheese and have { $cheese } more to pay with.
       *[other] { $seat } takes a mouldy cheese and has { $cheese } more to pay with.
    }
event-paid-toll = { $seat-is ->
        [you] You pay { $other } a cheese.
       *[other] { $other-is ->
            [you] { $seat } pays you a cheese.
           *[other] { $seat } pays { $other } a cheese.
        }
    }
event-boarded = { $seat-is ->
        [you] { $points ->
            [one] A rat of yours boards the rocket, for a point.
           *[other] A rat of yours boards the rocket, for { $points } points.
        }
       *[other] { $points ->
            [one] A rat of { $seat } boards the rocket, for a point.
           *[other] A rat of { $seat } boards the rocket, for { $points } points.
        }
    }
event-got-bolt = { $seat-is ->
        [you] You get a bolt.
       *[other] { $seat } gets a bolt.
    }
event-freed-rat = { $seat-is ->
        [you] You let a rat out of the nursery.
       *[other] { $seat } lets a rat out of the nursery.
    }
event-drank = { $seat-is ->
        [you] You spend an energy drink.
       *[other] { $seat } spends an energy drink.
    }
event-collected = { $seat-is ->
        [you] You collect { $amount } { $goods-id ->
            [vinegar] { $amount ->
                [one] bottle of vinegar
               *[other] bottles of vinegar
            }
            [soda] { $amount ->
                [one] box of baking soda
               *[other] boxes of baking soda
            }
            [can] { $amount ->
                [one] tin can
               *[other] tin cans
            }
            [calculator] { $amount ->
                [one] calculator
               *[other] calculators
            }
            [cheese] cheese
            [bulb] { $amount ->
                [one] bulb
               *[other] bulbs
            }
           *[core] { $amount ->
                [one] apple core
               *[other] apple cores
            }
        }.
       *[other] { $seat } collects { $amount } { $goods-id ->
            [vinegar] { $amount ->
                [one] bottle of vinegar
               *[other] bottles of vinegar
            }
            [soda] { $amount ->
                [one] box of baking soda
               *[other] boxes of baking soda
            }
            [can] { $amount ->
                [one] tin can
               *[other] tin cans
            }
            [calculator] { $amount ->
                [one] calculator
               *[other] calculators
            }
            [cheese] cheese
            [bulb] { $amount ->
                [one] bulb
               *[other] bulbs
            }
           *[core] { $amount ->
                [one] apple core
               *[other] apple cores
            }
        }.
    }
event-walked-more = { $seat-is ->
        [you] { $steps ->
            [one] A gourmet’s nose: you walk a step more.
           *[other] A gourmet’s nose: you walk { $steps } steps more.
        }
       *[other] { $steps ->
            [one] A gourmet’s nose: { $seat } walks a step more.
           *[other] A gourmet’s nose: { $seat } walks { $steps } steps more.
        }
    }
event-placed = { $seat-is ->
        [you] { $points ->
            [one] You mark { $track } for a point.
           *[other] You mark { $track } for { $points } points.
        }
       *[other] { $points ->
            [one] { $seat } marks { $track } for a point.
           *[other] { $seat } marks { $track } for { $points } points.
        }
    }
event-no-marker = { $seat-is ->
        [you] You have no marker left for { $track }.
       *[other] { $seat } has no marker left for { $track }.
    }
event-entered = { $seat-is ->
        [you] You come to { $room }.
       *[other] { $seat } comes to { $room }.
    }
event-took-comic = { $seat-is ->
        [you] You take { $comic }.
       *[other] { $seat } takes { $comic }.
    }
event-named = { $seat-is ->
        [you] Your rat { $rat } is now { $comic }.
       *[other] Rat { $rat } of { $seat } is now { $comic }.
    }
event-bought = { $seat-is ->
        [you] You buy { $item } for { $cheese } cheese.
       *[other] { $seat } buys { $item } for { $cheese } cheese.
    }
event-stole = { $seat-is ->
        [you] { $space ->
            [0] You steal { $item } and run back to the start.
           *[other] You steal { $item } and slip back to { $space }.
        }
       *[other] { $space ->
            [0] { $seat } steals { $item } and runs back to the start.
           *[other] { $seat } steals { $item } and slips back to { $space }.
        }
    }
event-built = { $seat-is ->
        [you] You build { $part }.
       *[other] { $seat } builds { $part }.
    }
event-donated = { $seat-is ->
        [you] You donate { $cheese } cheese.
       *[other] { $seat } donates { $cheese } cheese.
    }
event-last-rat-aboard = { $seat-is ->
        [you] All your rats are aboard: the game ends with this round.
       *[other] All rats of { $seat } are aboard: the game ends with this round.
    }
event-eighth-marker = { $seat-is ->
        [you] { $markers ->
            [one] You have placed a marker: one more round after this one.
           *[other] You have placed { $markers } markers: one more round after this one.
        }
       *[other] { $markers ->
            [one] { $seat } has placed a marker: one more round after this one.
           *[other] { $seat } has placed { $markers } markers: one more round after this one.
        }
    }
event-eighth-marker-late = { $seat-is ->
        [you] { $markers ->
            [one] You have placed a marker, but the game ends with this round anyway.
           *[other] You have placed { $markers } markers, but the game ends with this round anyway.
        }
       *[other] { $markers ->
            [one] { $seat } has placed a marker, but the game ends with this round anyway.
           *[other] { $seat } has placed { $markers } markers, but the game ends with this round anyway.
        }
    }
event-greg-card = GREG turns up card { $card }.
event-greg-moved = { $space ->
        [27] GREG moves a rat from { $origin } to the launch pad.
       *[other] { $origin ->
            [0] GREG moves a rat from the start to { $space }.
           *[other] GREG moves a rat from { $origin } to { $space }.
        }
    }
event-greg-paid = { $seat-is ->
        [you] You get a cheese for GREG’s visit.
       *[other] { $seat } gets a cheese for GREG’s visit.
    }
event-greg-took = GREG throws { $item } out of the game.
event-greg-took-comic = GREG throws { $comic } out of the game.
event-spare-placed = { $points ->
        [one] The spare marker goes to { $track }, on a box for a point.
       *[other] The spare marker goes to { $track }, on a box for { $points } points.
    }
event-shuffled = GREG’s cards are shuffled.
event-scored = { $seat-is ->
        [you] { $total ->
            [one] You have a point.
           *[other] You have { $total } points.
        }
       *[other] { $total ->
            [one] { $seat } has a point.
           *[other] { $seat } has { $total } points.
        }
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
event-challenge-met = A challenge is met: { $challenge }!

## Why not

why-not-asked = That is not what is being asked now.
why-nobody-moved = At least one rat must move.
why-in-nursery = Rat { $rat } is still in the nursery.
why-aboard = Rat { $rat } is aboard the rocket.
why-moved-already = Rat { $rat } has already moved this turn.
why-only-forward = Rat { $rat } only moves forward.
why-own-rat-there = You already have a rat on { $goal-id ->
        [pad] the launch pad
       *[other] space { $goal }
    }.
why-other-colour = All rats you move this turn end on { $colour } spaces.
why-too-far = { $goal-id ->
        [pad] The launch pad
       *[other] Space { $goal }
    } is too far for rat { $rat }: it may move up to { $steps } now.
why-same-rat = On the start your rats are all alike: move the first of them.
why-same-super-rat = On the start your rats are all alike: name the first of them.
why-cannot-pay-pipes = You cannot pay the pipes to { $goal-id ->
        [pad] the launch pad
       *[other] space { $goal }
    }.
why-no-such-route = These pipes do not lead to { $goal-id ->
        [pad] the launch pad
       *[other] space { $goal }
    }.
why-not-collected = You do not collect { $material } this turn.
why-comic-not-there = { $comic-id ->
        [tinkerer] The Tinkerer
        [plumber] The Plumber
        [charmer] The Charmer
        [gourmet] The Gourmet
        [haggler] The Haggler
        [quartermaster] The Quartermaster
        [sprinter] The Sprinter
        [pack_leader] The Pack Leader
        [night_eye] The Night Eye
       *[pickpocket] The Pickpocket
    } is not in the library.
why-nobody-at-stand = No rat of yours may take anything from { $stand } now.
why-item-not-there = You cannot have { $item }: it is not on the stand.
why-cheese-missing = That costs { $cheese } cheese, and you have less.
why-no-marker = You have no marker left to score it with.
why-not-tinkerer = Only the Tinkerer builds with less.
why-tinkerer-chooses = As the Tinkerer, say which material you leave out.
why-not-in-cost = No { $material } goes into { $part }.
why-materials-missing = You do not have the materials for { $part }.
why-not-best-track = GREG would get less on { $best-track }.

## Box files

box-other-tile = at this place lies a tile of group { $expected }; found { $given }.
box-construction-lights = the string has { $expected } construction lights, and the last of them ends it.
box-track-order = the boxes of a track go from the most points to the fewest.
box-part-too-cheap = a part costs at least two materials.
box-greg-too-few = the deck needs { $needed } B cards; the box has { $given }.

## The score sheet

sheet-cockpit = Cockpit
sheet-cargo = Cargo hold
sheet-booster = Booster
sheet-rocket = Complete rocket
sheet-provisions = Provisions
sheet-lights = Construction lights
sheet-food = Stored food
sheet-rattronauts = Rattronauts
sheet-caps = Bottle caps
sheet-bolts = Bolts
sheet-mouldy = Mouldy cheese
sheet-left-over = Left-overs

## How a game ended

ended-rats = Somebody’s last rat was aboard
ended-markers = Somebody had placed the last marker it takes
ended-both = A crew was complete and the markers were placed

## In the terminal

terminal-round = round { $round }
terminal-last-round = last round!
terminal-one-more-round = one more round after this one
terminal-start = start
terminal-pad = rocket
terminal-points = points
terminal-light = light
terminal-burrow = burrow
terminal-markers = markers
terminal-aboard = aboard
terminal-items = owns
terminal-lit = lit for you
terminal-super = super rat
terminal-more = two more rats
terminal-costs = what it costs
terminal-takes-mouldy = and you take mouldy cheese
terminal-box-free = free box
terminal-box-blocked = closed box
terminal-box-spare = spare marker
terminal-points-short = pts
terminal-backpacks = backpack: { $colours }
terminal-caps = cap: { $caps }
terminal-mouldy = { $count ->
        [one] { $count } mouldy cheese
       *[other] { $count } mouldy cheeses
    }
terminal-bolts = { $count ->
        [one] { $count } bolt
       *[other] { $count } bolts
    }
terminal-drinks = { $count ->
        [one] { $count } drink
       *[other] { $count } drinks
    }
terminal-cards-left = { $cards ->
        [one] GREG: one card face down
       *[other] GREG: { $cards } cards face down
    }

## For studies

measure-points = { $number ->
        [one] one point
       *[other] { $number } points
    }
measure-rattronauts = { $number ->
        [one] one rattronaut
       *[other] { $number } rattronauts
    }
things-item = Items
things-comic = Comics
plays-item = taking { $thing }
plays-comic = taking { $thing }
deed-go = moving a rat
deed-route = choosing a route
deed-halt = moving no further rat
deed-bolt = taking a bolt
deed-free-rat = freeing a rat from the nursery
deed-drink = drinking
deed-add = packing a material
deed-up = going up in the burrow
deed-left = going left in the burrow
deed-comic = taking a comic
deed-name = naming a super rat
deed-pass = declining
deed-buy = buying at a stand
deed-steal = stealing from a stand
deed-leave = leaving a stand empty-handed
deed-build = building a part of the rocket
deed-tinker = building with one material less
deed-donate = donating cheese
deed-end = ending the turn
deed-favour = deciding for GREG

## What the rules say of its entries

rules-each-lamps-kind = space { $key } (step { $lamps-total })
rules-each-burrow-room = { $key } is the { $room }
rules-each-burrow-up = from { $key } up to { $up } or left to { $onward }

## What is in the box

box-section-limits = limits
box-section-start-cheese = cheese to begin with
box-section-set-out = what the stands set out
box-section-path = the path
box-section-stands = the stands
box-section-pipes = the pipes
box-section-lamps = the light string
box-section-burrow = the burrow
box-section-tracks = score tracks
box-section-loose-tracks = loose score tracks
box-section-blocked = covered boxes of the tracks
box-section-costs = what it costs
box-section-backpacks = backpacks
box-section-drinks = energy drinks
box-section-caps = bottle caps
box-section-comics = comics
box-section-greg = GREG and his deck
box-section-greg-cards = GREG’s cards
box-section-challenges = challenges
box-entry-limits-rats-at-start = rats on the start
box-entry-limits-stride-alone = spaces for a rat alone
box-entry-limits-stride-in-group = spaces in a group
box-entry-limits-markers = markers of each player
box-entry-limits-markers-to-end = markers that end the game
box-entry-limits-mouldy-gives = cheese for a mouldy one
box-entry-limits-mouldy-costs = points a mouldy cheese costs
box-entry-limits-bolts = bolts
box-entry-limits-bolt-points = points for a bolt
box-entry-limits-left-over-a-point = goods left over for a point
box-entry-limits-caps = caps set out
box-entry-limits-comics = comics set out
box-entry-start-cheese-first = first player
box-entry-start-cheese-second = second player
box-entry-start-cheese-third = third player
box-entry-start-cheese-fourth = fourth player
box-entry-start-cheese-fifth = fifth player
box-entry-set-out = with { $key } players
box-entry-path = space { $key }
box-entry-stands-harry = Harry the Hamster
box-entry-stands-zippy = Zippy the Frog
box-entry-stands-crow = Crazy Crow
box-entry-pipes = pipe { $key }
box-entry-lamps = beside space { $key }
box-entry-burrow-start = the marker starts on
box-entry-tracks-cockpit = cockpit
box-entry-tracks-cargo = cargo hold
box-entry-tracks-booster = booster
box-entry-tracks-rocket = complete rocket
box-entry-tracks-provisions = provisions
box-entry-tracks-lights = construction lights
box-entry-tracks-food = stored food
box-entry-tracks-rattronauts = rattronauts
box-entry-loose-tracks = loose track { $key }
box-entry-blocked = { $key ->
        [1] alone
       *[other] with { $key } players
    }
box-entry-costs-cockpit = cockpit
box-entry-costs-cargo = cargo hold
box-entry-costs-booster = booster
box-entry-costs-donation = donation
box-entry-backpacks-blue = blue backpacks
box-entry-backpacks-yellow = yellow backpacks
box-entry-backpacks-orange = orange backpacks
box-entry-backpacks-green = green backpacks
box-entry-backpacks-white = white backpacks
box-entry-drinks-drink = energy drinks
box-entry-caps-rocket = rocket cap
box-entry-caps-cockpit = cockpit cap
box-entry-caps-cargo = cargo cap
box-entry-caps-booster = booster cap
box-entry-caps-provisions = provisions cap
box-entry-caps-lights = lights cap
box-entry-caps-food = stored-food cap
box-entry-caps-rattronauts = rattronaut cap
box-entry-caps-collector = collector’s cap
box-entry-caps-drifter = drifter’s cap
box-entry-comics-tinkerer = Tinkerer
box-entry-comics-plumber = Plumber
box-entry-comics-charmer = Charmer
box-entry-comics-gourmet = Gourmet
box-entry-comics-haggler = Haggler
box-entry-comics-quartermaster = Quartermaster
box-entry-comics-sprinter = Sprinter
box-entry-comics-pack-leader = Pack Leader
box-entry-comics-night-eye = Night Eye
box-entry-comics-pickpocket = Pickpocket
box-entry-greg-rats = GREG’s rats start on
box-entry-greg-easy = easy deck
box-entry-greg-medium = medium deck
box-entry-greg-hard = hard deck
box-entry-greg-unfair = unfair deck
box-entry-greg-cards = card { $key }
box-entry-challenges-grounded = no rat aboard
box-entry-challenges-empty-handed = nothing ever taken
box-entry-challenges-full-crew = rats aboard
box-entry-challenges-two-rockets = complete rockets
box-entry-challenges-many-backpacks = colours of backpacks
box-entry-challenges-many-points = points
box-entry-challenges-few-turns = turns
box-entry-challenges-full-larder = markers on the stored food
box-entry-challenges-pipe-rat = times through every pipe
box-field-drinks = drinks
box-field-backpacks = backpacks
box-field-colour = colour
box-field-gives = gives
box-field-amount = how many
box-field-tile = group
box-field-space = on
box-field-price = price
box-field-from = from
box-field-to = to
box-field-lamps = lamps
box-field-kind = kind
box-field-onward = leads to
box-field-up = up to
box-field-room = room
box-field-boxes = points
box-field-blocked-boxes = boxes
box-field-vinegar = vinegar
box-field-soda = baking soda
box-field-can = tin cans
box-field-calculator = calculators
box-field-cheese = cheese
box-field-copies = how many
box-field-adds = each adds
box-field-times = times as much
box-field-points = points
box-field-steps = steps
box-field-less = cheese less
box-field-stride = spaces
box-field-back = spaces back
box-field-spaces = spaces
box-field-a = A cards
box-field-b = B cards
box-field-icon = icon
box-field-also = and also
box-field-least = at least
box-field-most = at most
box-choice-blue = blue
box-choice-yellow = yellow
box-choice-orange = orange
box-choice-green = green
box-choice-white = white
box-choice-bulb = bulb
box-choice-cheese = cheese
box-choice-core = apple core
box-choice-vinegar = vinegar
box-choice-soda = baking soda
box-choice-can = tin can
box-choice-calculator = calculator
box-choice-lamp = lamp
box-choice-construction = construction light
box-choice-none = —
box-choice-storeroom = storeroom
box-choice-nursery = nursery
box-choice-library = library
box-choice-best = best track
box-choice-cockpit = cockpit
box-choice-cargo = cargo hold
box-choice-booster = booster
box-choice-provisions = provisions
box-choice-lights = construction lights
box-choice-food = stored food

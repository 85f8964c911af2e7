### What the browser says at the table of First Rat.

fr-round = Round { $round }
fr-last-round = last round!
fr-one-more-round = one more round after this one
fr-first = begun by
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
fr-drinking = everything counts { $drinks-drink-times ->
        [2] twice
       *[other] { $drinks-drink-times } times
    }
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
fr-at-space = space { $space }
fr-buy = Buy
fr-steal = Steal
fr-comic = Take
fr-burrow = Burrow
fr-points = { $points ->
        [one] point
       *[other] points
    }
fr-bolts = { $count ->
        [one] one bolt
       *[other] { $count } bolts
    }
fr-mouldy = mouldy cheese
fr-light = light
fr-markers-left = markers
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
fr-far = { $steps } to { $room }
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
fr-out-gourmet = { $steps ->
        [one] and a step more
       *[other] and { $steps } steps more
    }
fr-out-pipes = Pipes
fr-out-toll = Toll
fr-out-together = Also
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
fr-tip-marker = Every marker you place scores. Whoever has placed { $limits-markers-to-end } of them brings the end near.
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
fr-tip-passage = Apple cores lead your marker round the burrow.
fr-tip-greg = A rat of tin. He turns up a card, runs, and blocks the tracks. He collects nothing.
fr-tip-greg-card = Steps for his rats, the leader first. With this card they moved in the order { $rats }.
fr-tip-last-round = Everybody has as many turns; then the points are counted.
walk-fr-begin = Here stands the rocket. Build its parts, get your rats aboard and mark the eight tracks: the most points at the end win.
walk-fr-rat = It is your turn: walk towards the rocket. Your rats glow; tap one to see where it can go. One rat alone goes up to { $limits-stride-alone } spaces, or several go up to { $limits-stride-in-group } each.
walk-fr-space = Glowing spaces are open to you. Tap one: a card says what it brings and costs. Nothing happens before you confirm.
walk-fr-more = A rat that goes { $limits-stride-in-group } spaces or fewer may take others along, as long as all end on the same colour. One that goes further goes alone.
walk-fr-pipe = Pipes are shortcuts, each for a material. Take the one you can spare, or walk.
walk-fr-toll = Where others already stand, each of them gets a cheese. No cheese? Then it is mouldy cheese, and that costs points.
walk-fr-collect = A rat collects what its space shows. Bulbs push your light along the string, and lit spaces give one more. Apple cores push your marker through the burrow, where comics, rats and points wait.
walk-fr-burrow = A junction in the burrow. The numbers on the buttons say how far each room is by either way: the library gives a comic, the nursery a rat, the storeroom points.
walk-fr-stand = A rat at a stand may take something there: pay and stay, or steal and run back to the start.
walk-fr-build = Enough materials? Build a part, or donate cheese. The earlier you mark a track, the more it gives.
walk-fr-marker = A marker on a track: points for good. Everybody has { $limits-markers }, and whoever has placed { $limits-markers-to-end } rings for the last rounds.
walk-fr-aboard = A rattronaut! It scores, stays aboard, and brings a reward: a bolt, worth { $limits-bolt-points } points at the end, or a rat from the nursery.
walk-fr-reward = One of your rats is aboard the rocket, and that earns a reward at once: a bolt, which is worth points at the end, or another of your rats from the nursery.
walk-fr-drink = You have an energy drink. Spend it now, and everything you collect this turn comes { $drinks-drink-times ->
        [2] twice
       *[other] { $drinks-drink-times } times
    }. It is gone afterwards, so wait for a rich turn.
walk-fr-material = Your backpack adds to what you collected. Choose the material you are shortest of for the next part of the rocket.
walk-fr-comic = Your marker is in the library, and a comic is yours. Each helps you for the rest of the game; rest on one to read what it does.
walk-fr-super-rat = This comic makes one of your rats a super rat. Name the one that still has a long way to go: aboard the rocket the power is gone.
walk-fr-free = Your marker is in the nursery: let one of your rats out, and it begins on the start. More rats, more to collect.
walk-fr-track = GREG, the tin rat, takes his best track. Several are equally good for him, so you may say which one.
walk-fr-next = That was First Rat. Next time: three or four make the yard crowded, stronger bots make it tight, and alone you can try GREG and his nine challenges.

own-challenges-line = Alone against GREG: what you have managed on this device, by GREG’s level.
own-challenges-play = Play alone against GREG

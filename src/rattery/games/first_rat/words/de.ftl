### First Rat

game-title = First Rat
game-line = Der Mond ist aus Käse: Bau eine Rakete aus Schrott und sei die erste Ratte da oben!
automaton = GREG

## Optionen

option-players = Spieler
option-players-help = Allein spielst du gegen GREG, die Roboterratte.
option-first-game = erste Partie
option-first-game-help = Nur Comics ohne Superratte liegen aus.
option-path = Pfad
option-path-help = Standard wie gedruckt; variabel mischt die Felder, jeden der fünf Abschnitte des Pfads für sich.
choice-path-standard = wie gedruckt
choice-path-variable = neu gemischt
option-tracks = Leisten
option-tracks-help = Standard wie gedruckt; variabel legt andere Punkte über die Wertungsleisten.
choice-tracks-standard = wie gedruckt
choice-tracks-variable = neu gemischt
option-level = Stufe
option-level-help = Wie schwer GREG zu schlagen ist, wenn du allein spielst.
choice-level-easy = leicht
choice-level-medium = mittel
choice-level-hard = schwer
choice-level-unfair = ungerecht

## Dinge, im Akkusativ, wie Sätze sie brauchen; label-… allein, wie auf einem Knopf oder in einer Tabelle.

goal-pad = die Startrampe
pipes-foot = zu Fuß
goods-vinegar = Essig
goods-soda = Backpulver
goods-can = Blechdosen
goods-calculator = Taschenrechner
goods-cheese = Käse
goods-bulb = Glühbirnen
goods-core = Apfelgriebse
one-vinegar = eine Flasche Essig
one-soda = eine Packung Backpulver
one-can = eine Blechdose
one-calculator = einen Taschenrechner
label-vinegar = Essig
label-soda = Backpulver
label-can = Dose
label-calculator = Rechner
label-cheese = Käse
label-bulb = Birne
label-core = Griebs
colour-blue = blau
colour-yellow = gelb
colour-orange = orange
colour-green = grün
colour-white = weiß
stand-harry = Hamster Harry
stand-zippy = Frosch Zippy
stand-crow = Krähe Crazy
item-blue-backpack = einen blauen Rucksack
item-yellow-backpack = einen gelben Rucksack
item-orange-backpack = einen orangen Rucksack
item-green-backpack = einen grünen Rucksack
item-white-backpack = einen weißen Rucksack
item-drink = einen Energydrink
item-rocket-cap = den Raketen-Kronkorken
item-cockpit-cap = den Cockpit-Kronkorken
item-cargo-cap = den Frachtraum-Kronkorken
item-booster-cap = den Triebwerk-Kronkorken
item-provisions-cap = den Proviant-Kronkorken
item-lights-cap = den Lichter-Kronkorken
item-food-cap = den Vorrats-Kronkorken
item-rattronauts-cap = den Rattronauten-Kronkorken
item-collector-cap = den Sammler-Kronkorken
item-drifter-cap = den Bummler-Kronkorken
label-item-blue-backpack = blauer Rucksack
label-item-yellow-backpack = gelber Rucksack
label-item-orange-backpack = oranger Rucksack
label-item-green-backpack = grüner Rucksack
label-item-white-backpack = weißer Rucksack
label-item-drink = Energydrink
label-item-rocket-cap = Raketen-Kronkorken
label-item-cockpit-cap = Cockpit-Kronkorken
label-item-cargo-cap = Frachtraum-Kronkorken
label-item-booster-cap = Triebwerk-Kronkorken
label-item-provisions-cap = Proviant-Kronkorken
label-item-lights-cap = Lichter-Kronkorken
label-item-food-cap = Vorrats-Kronkorken
label-item-rattronauts-cap = Rattronauten-Kronkorken
label-item-collector-cap = Sammler-Kronkorken
label-item-drifter-cap = Bummler-Kronkorken
backpack-help = Einmal im Zug, wenn du auf einem Feld seiner Farbe sammelst: etwas mehr von dem, was du sammelst.
drink-help = Vor dem Sammeln ausgeben: Alles, was du in diesem Zug sammelst, zählt { $drinks-drink-times ->
        [2] doppelt
       *[other] { $drinks-drink-times }-fach
    }.
cap-rocket-help = { $points } Punkte für jede fertige Rakete, die du gewertet hast.
cap-cockpit-help = { $points } Punkte für jedes Cockpit, das du gebaut hast.
cap-cargo-help = { $points } Punkte für jeden Frachtraum, den du gebaut hast.
cap-booster-help = { $points } Punkte für jedes Triebwerk, das du gebaut hast.
cap-provisions-help = { $points } Punkte für jede Spende, die du gemacht hast.
cap-lights-help = { $points } Punkte für jedes Baulicht, das du erreicht hast.
cap-food-help = { $points } Punkte für jeden Marker von dir bei den Vorräten.
cap-rattronauts-help = { $points } Punkte für jede deiner Ratten an Bord.
cap-collector-help = { $points } Punkte für jede Sorte, die du hast: Rucksack, unbenutzter Drink, Kronkorken, Comic.
cap-drifter-help = { $points } Punkte, wenn du kein Teil der Rakete gebaut hast.
comic-tinkerer = den Bastler
comic-plumber = den Klempner
comic-charmer = den Charmeur
comic-gourmet = den Feinschmecker
comic-haggler = den Feilscher
comic-quartermaster = den Quartiermeister
comic-sprinter = den Sprinter
comic-pack-leader = den Rudelführer
comic-night-eye = das Nachtauge
comic-pickpocket = den Taschendieb
comic-tinkerer-help = Jedes Teil kostet dich ein Material weniger; du wählst, welches.
comic-plumber-help = Röhren kosten dich nichts.
comic-charmer-help = Du zahlst keinen Käse an andere, auf deren Feld du landest.
comic-gourmet-help = Wenn du Apfelgriebse sammelst, gehst du { $number } Schritte mehr.
comic-haggler-help = Die Stände verlangen von dir { $number } Käse weniger.
comic-quartermaster-help = Eine Spende kostet dich { $number } Käse.
comic-sprinter-help = Eine Superratte: Allein darf sie bis zu { $number } Felder weit ziehen.
comic-pack-leader-help = Eine Superratte: In der Gruppe darf sie bis zu { $number } Felder weit ziehen.
comic-night-eye-help = Eine Superratte: Ihr Feld gilt immer als beleuchtet.
comic-pickpocket-help = Eine Superratte: Wenn sie stiehlt, geht sie nur { $number } Felder zurück.
track-cockpit = das Cockpit
track-cargo = den Frachtraum
track-booster = das Triebwerk
track-rocket = die fertige Rakete
track-provisions = den Proviant
track-lights = die Baulichter
track-food = die Vorräte
track-rattronauts = die Rattronauten
label-cockpit = Cockpit
label-cargo = Frachtraum
label-booster = Triebwerk
label-rocket = Rakete
label-provisions = Proviant
label-lights = Lichter
label-food = Vorräte
label-rattronauts = Rattronauten
label-tinkerer = Bastler
label-plumber = Klempner
label-charmer = Charmeur
label-gourmet = Feinschmecker
label-haggler = Feilscher
label-quartermaster = Quartiermeister
label-sprinter = Sprinter
label-pack-leader = Rudelführer
label-night-eye = Nachtauge
label-pickpocket = Taschendieb
label-collector = Sammler
label-drifter = Bummler
room-none = eine leere Ecke
room-storeroom = die Vorratskammer
room-nursery = die Kinderstube
room-library = die Bibliothek
challenge-grounded = gewinne ohne eine Ratte an Bord
challenge-empty-handed = gewinne, ohne je einen Rucksack, einen Drink, einen Kronkorken oder einen Comic zu nehmen
challenge-full-crew = gewinne mit { $challenges-full-crew ->
        [4] all deinen Ratten
        [1] einer Ratte
       *[other] { $challenges-full-crew } Ratten
    } an Bord
challenge-two-rockets = gewinne und werte die fertige Rakete { $challenges-two-rockets ->
        [1] einmal
        [2] zweimal
       *[other] { $challenges-two-rockets }-mal
    }
challenge-many-backpacks = gewinne mit Rucksäcken in { $challenges-many-backpacks } Farben
challenge-many-points = gewinne mit { $challenges-many-points } Punkten oder mehr
challenge-few-turns = gewinne in { $challenges-few-turns } Zügen oder weniger
challenge-full-larder = gewinne mit { $challenges-full-larder } Markern bei den Vorräten
challenge-pipe-rat = gewinne und nutze jede Röhre mindestens { $challenges-pipe-rat ->
        [1] einmal
        [2] zweimal
       *[other] { $challenges-pipe-rat }-mal
    }

## Fragen

ask-nothing = Das Spiel ist aus.
ask-which-rat = { $moved ->
        [0] Welche Ratte zieht, und wohin?
       *[other] Kommt noch eine Ratte mit, und wohin?
    }
ask-which-route = Ratte { $rat } zieht { $goal-id ->
        [pad] auf die Startrampe
       *[other] auf Feld { $goal }
    }. Durch welche Röhren?
ask-which-reward = Eine deiner Ratten ist an Bord! Nimmst du einen Bolzen oder eine Ratte aus der Kinderstube?
ask-drink = Gibst du einen Energydrink aus? Alles, was du in diesem Zug sammelst, zählt { $drinks-drink-times ->
        [2] doppelt
       *[other] { $drinks-drink-times }-fach
    }.
ask-which-material = Dein Rucksack ({ $colour }) legt bei einem Material drauf. Bei welchem?
ask-which-way = { $steps ->
        [one] Eine Gabelung im Bau, und noch ein Schritt. Nach oben oder nach links?
       *[other] Eine Gabelung im Bau, und noch { $steps } Schritte. Nach oben oder nach links?
    }
ask-which-comic = Du bist in der Bibliothek. Welchen Comic nimmst du?
ask-which-super-rat = Du liest { $comic }. Welche Ratte wird zur Superratte?
ask-free-rat = Du bist in der Kinderstube. Lässt du eine Ratte heraus?
ask-what-to-take = Du bist an einem Stand. Was nimmst du, und zahlst du dafür?
ask-what-to-build = Baust oder spendest du etwas, oder ist dein Zug zu Ende?
ask-which-track = GREG nimmt seine beste Leiste, und mehrere sind gleich gut. Welche?

## Züge

move-go = Ratte { $rat } auf { $goal-id ->
        [pad] die Startrampe
       *[other] Feld { $goal }
    }
pick-go = Ratte { $rat } …
move-route = { $pipes-id ->
        [foot] Zu Fuß
       *[other] Durch Röhre { $pipes }
    }
move-halt = Keine weitere zieht
move-bolt = Einen Bolzen nehmen
move-free-rat = Eine Ratte aus der Kinderstube lassen
move-drink = Einen Energydrink ausgeben
move-add = { $material } dazunehmen
move-up = Nach oben
move-left = Nach links
move-comic = Nimm { $comic }
move-name = Ratte { $rat }
move-pass = Nein, danke
move-buy = Kaufe { $item }
move-steal = Stiehl { $item }
move-leave = Die Stände verlassen
move-build = Baue { $part }
move-tinker = Baue { $part } und spare { $material-id ->
        [vinegar] eine Flasche Essig
        [soda] eine Packung Backpulver
        [can] eine Blechdose
       *[calculator] einen Taschenrechner
    }
move-donate = Käse für den Flug spenden
move-end = Den Zug beenden
move-favour = { $best-track-id ->
        [cockpit] Das Cockpit
        [cargo] Der Frachtraum
        [booster] Das Triebwerk
        [provisions] Der Proviant
        [lights] Die Baulichter
       *[food] Die Vorräte
    }

## Was geschieht

event-began = { $seat-is ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
event-round-began = Runde { $number } beginnt.
event-moved = { $seat-is ->
        [you] { $space ->
            [27] Du ziehst Ratte { $rat } von { $origin } auf die Startrampe.
           *[other] { $origin ->
                [0] Du ziehst Ratte { $rat } vom Start auf { $space }.
               *[other] Du ziehst Ratte { $rat } von { $origin } auf { $space }.
            }
        }
       *[other] { $space ->
            [27] { $seat } zieht Ratte { $rat } von { $origin } auf die Startrampe.
           *[other] { $origin ->
                [0] { $seat } zieht Ratte { $rat } vom Start auf { $space }.
               *[other] { $seat } zieht Ratte { $rat } von { $origin } auf { $space }.
            }
        }
    }
event-used-pipe = { $seat-is ->
        [you] Du zahlst { $material-id ->
            [vinegar] eine Flasche Essig
            [soda] eine Packung Backpulver
            [can] eine Blechdose
           *[calculator] einen Taschenrechner
        } für Röhre { $pipe }.
       *[other] { $seat } zahlt { $material-id ->
            [vinegar] eine Flasche Essig
            [soda] eine Packung Backpulver
            [can] eine Blechdose
           *[calculator] einen Taschenrechner
        } für Röhre { $pipe }.
    }
event-used-pipe-free = { $seat-is ->
        [you] Du schlüpfst umsonst durch Röhre { $pipe }.
       *[other] { $seat } schlüpft umsonst durch Röhre { $pipe }.
    }
event-took-mouldy = { $seat-is ->
        [you] Du nimmst einen Schimmelkäse und kannst { $cheese } Käse mehr zahlen.
       *[other] { $seat } nimmt einen Schimmelkäse und kann { $cheese } Käse mehr zahlen.
    }
event-paid-toll = { $seat-is ->
        [you] Du gibst einen Käse ab; er geht an { $other }.
       *[other] { $other-is ->
            [you] { $seat } gibt dir einen Käse.
           *[other] { $seat } gibt einen Käse ab; er geht an { $other }.
        }
    }
event-boarded = { $seat-is ->
        [you] { $points ->
            [one] Du bringst eine Ratte an Bord, für einen Punkt.
           *[other] Du bringst eine Ratte an Bord, für { $points } Punkte.
        }
       *[other] { $points ->
            [one] { $seat } bringt eine Ratte an Bord, für einen Punkt.
           *[other] { $seat } bringt eine Ratte an Bord, für { $points } Punkte.
        }
    }
event-got-bolt = { $seat-is ->
        [you] Du bekommst einen Bolzen.
       *[other] { $seat } bekommt einen Bolzen.
    }
event-freed-rat = { $seat-is ->
        [you] Du lässt eine Ratte aus der Kinderstube.
       *[other] { $seat } lässt eine Ratte aus der Kinderstube.
    }
event-drank = { $seat-is ->
        [you] Du gibst einen Energydrink aus.
       *[other] { $seat } gibt einen Energydrink aus.
    }
event-collected = { $seat-is ->
        [you] Du sammelst { $amount } { $goods-id ->
            [vinegar] { $amount ->
                [one] Flasche Essig
               *[other] Flaschen Essig
            }
            [soda] { $amount ->
                [one] Packung Backpulver
               *[other] Packungen Backpulver
            }
            [can] { $amount ->
                [one] Blechdose
               *[other] Blechdosen
            }
            [calculator] Taschenrechner
            [cheese] Käse
            [bulb] { $amount ->
                [one] Glühbirne
               *[other] Glühbirnen
            }
           *[core] { $amount ->
                [one] Apfelgriebs
               *[other] Apfelgriebse
            }
        }.
       *[other] { $seat } sammelt { $amount } { $goods-id ->
            [vinegar] { $amount ->
                [one] Flasche Essig
               *[other] Flaschen Essig
            }
            [soda] { $amount ->
                [one] Packung Backpulver
               *[other] Packungen Backpulver
            }
            [can] { $amount ->
                [one] Blechdose
               *[other] Blechdosen
            }
            [calculator] Taschenrechner
            [cheese] Käse
            [bulb] { $amount ->
                [one] Glühbirne
               *[other] Glühbirnen
            }
           *[core] { $amount ->
                [one] Apfelgriebs
               *[other] Apfelgriebse
            }
        }.
    }
event-walked-more = { $seat-is ->
        [you] { $steps ->
            [one] Feine Nase: Du gehst einen Schritt weiter.
           *[other] Feine Nase: Du gehst { $steps } Schritte weiter.
        }
       *[other] { $steps ->
            [one] Feine Nase: { $seat } geht einen Schritt weiter.
           *[other] Feine Nase: { $seat } geht { $steps } Schritte weiter.
        }
    }
event-placed = { $seat-is ->
        [you] { $points ->
            [one] Du wertest { $track } für einen Punkt.
           *[other] Du wertest { $track } für { $points } Punkte.
        }
       *[other] { $points ->
            [one] { $seat } wertet { $track } für einen Punkt.
           *[other] { $seat } wertet { $track } für { $points } Punkte.
        }
    }
event-no-marker = { $seat-is ->
        [you] Du hast keinen Marker mehr für { $track }.
       *[other] { $seat } hat keinen Marker mehr für { $track }.
    }
event-entered = { $seat-is ->
        [you] Du kommst in { $room }.
       *[other] { $seat } kommt in { $room }.
    }
event-took-comic = { $seat-is ->
        [you] Du nimmst { $comic }.
       *[other] { $seat } nimmt { $comic }.
    }
event-named = { $seat-is ->
        [you] Du benennst Ratte { $rat } für { $comic }.
       *[other] { $seat } benennt Ratte { $rat } für { $comic }.
    }
event-bought = { $seat-is ->
        [you] Du kaufst { $item } für { $cheese } Käse.
       *[other] { $seat } kauft { $item } für { $cheese } Käse.
    }
event-stole = { $seat-is ->
        [you] { $space ->
            [0] Du stiehlst { $item } und rennst zurück zum Start.
           *[other] Du stiehlst { $item } und huschst zurück auf { $space }.
        }
       *[other] { $space ->
            [0] { $seat } stiehlt { $item } und rennt zurück zum Start.
           *[other] { $seat } stiehlt { $item } und huscht zurück auf { $space }.
        }
    }
event-built = { $seat-is ->
        [you] Du baust { $part }.
       *[other] { $seat } baut { $part }.
    }
event-donated = { $seat-is ->
        [you] Du spendest { $cheese } Käse.
       *[other] { $seat } spendet { $cheese } Käse.
    }
event-last-rat-aboard = { $seat-is ->
        [you] Du hast alle Ratten an Bord: Das Spiel endet mit dieser Runde.
       *[other] { $seat } hat alle Ratten an Bord: Das Spiel endet mit dieser Runde.
    }
event-eighth-marker = { $seat-is ->
        [you] { $markers ->
            [one] Du hast einen Marker gelegt: noch eine Runde nach dieser.
           *[other] Du hast { $markers } Marker gelegt: noch eine Runde nach dieser.
        }
       *[other] { $markers ->
            [one] { $seat } hat einen Marker gelegt: noch eine Runde nach dieser.
           *[other] { $seat } hat { $markers } Marker gelegt: noch eine Runde nach dieser.
        }
    }
event-eighth-marker-late = { $seat-is ->
        [you] { $markers ->
            [one] Du hast einen Marker gelegt, doch das Spiel endet ohnehin mit dieser Runde.
           *[other] Du hast { $markers } Marker gelegt, doch das Spiel endet ohnehin mit dieser Runde.
        }
       *[other] { $markers ->
            [one] { $seat } hat einen Marker gelegt, doch das Spiel endet ohnehin mit dieser Runde.
           *[other] { $seat } hat { $markers } Marker gelegt, doch das Spiel endet ohnehin mit dieser Runde.
        }
    }
event-greg-card = GREG deckt Karte { $card } auf.
event-greg-moved = { $space ->
        [27] GREG zieht eine Ratte von { $origin } auf die Startrampe.
       *[other] { $origin ->
            [0] GREG zieht eine Ratte vom Start auf { $space }.
           *[other] GREG zieht eine Ratte von { $origin } auf { $space }.
        }
    }
event-greg-paid = { $seat-is ->
        [you] Du bekommst einen Käse für GREGs Besuch.
       *[other] { $seat } bekommt einen Käse für GREGs Besuch.
    }
event-greg-took = GREG wirft { $item } aus dem Spiel.
event-greg-took-comic = GREG wirft { $comic } aus dem Spiel.
event-spare-placed = { $points ->
        [one] Der Reservemarker kommt auf { $track }, auf ein Feld für einen Punkt.
       *[other] Der Reservemarker kommt auf { $track }, auf ein Feld für { $points } Punkte.
    }
event-shuffled = GREGs Karten werden gemischt.
event-scored = { $seat-is ->
        [you] { $total ->
            [one] Du hast einen Punkt.
           *[other] Du hast { $total } Punkte.
        }
       *[other] { $total ->
            [one] { $seat } hat einen Punkt.
           *[other] { $seat } hat { $total } Punkte.
        }
    }
event-won = { $seat-is ->
        [you] { $total ->
            [one] Du gewinnst mit einem Punkt.
           *[other] Du gewinnst mit { $total } Punkten.
        }
       *[other] { $total ->
            [one] { $seat } gewinnt mit einem Punkt.
           *[other] { $seat } gewinnt mit { $total } Punkten.
        }
    }
event-shared-victory = { $winners-is ->
        [you] { $total ->
            [one] { $winners } teilt euch den Sieg mit je einem Punkt.
           *[other] { $winners } teilt euch den Sieg mit je { $total } Punkten.
        }
       *[other] { $total ->
            [one] { $winners } teilen sich den Sieg mit je einem Punkt.
           *[other] { $winners } teilen sich den Sieg mit je { $total } Punkten.
        }
    }
event-challenge-met = Herausforderung geschafft: { $challenge }!

## Warum nicht

why-not-asked = Danach wird gerade nicht gefragt.
why-nobody-moved = Mindestens eine Ratte muss ziehen.
why-in-nursery = Ratte { $rat } ist noch in der Kinderstube.
why-aboard = Ratte { $rat } ist an Bord der Rakete.
why-moved-already = Ratte { $rat } hat sich in diesem Zug schon bewegt.
why-only-forward = Ratte { $rat } zieht nur vorwärts.
why-own-rat-there = Du hast schon eine Ratte auf { $goal-id ->
        [pad] der Startrampe
       *[other] Feld { $goal }
    }.
why-other-colour = Alle Ratten dieses Zugs enden auf Feldern einer Farbe: { $colour }.
why-too-far = { $goal-id ->
        [pad] Die Startrampe
       *[other] Feld { $goal }
    } ist zu weit für Ratte { $rat }: Jetzt darf sie höchstens { $steps } weit ziehen.
why-same-rat = Auf dem Start sind deine Ratten alle gleich: Zieh die erste.
why-same-super-rat = Auf dem Start sind deine Ratten alle gleich: Benenne die erste von ihnen.
why-cannot-pay-pipes = Du kannst die Röhren bis { $goal-id ->
        [pad] zur Startrampe
       *[other] Feld { $goal }
    } nicht bezahlen.
why-no-such-route = Diese Röhren führen nicht { $goal-id ->
        [pad] zur Startrampe
       *[other] auf Feld { $goal }
    }.
why-not-collected = Das sammelst du in diesem Zug nicht: { $material }.
why-comic-not-there = Das gibt es in der Bibliothek nicht: { $comic-id ->
        [tinkerer] der Bastler
        [plumber] der Klempner
        [charmer] der Charmeur
        [gourmet] der Feinschmecker
        [haggler] der Feilscher
        [quartermaster] der Quartiermeister
        [sprinter] der Sprinter
        [pack_leader] der Rudelführer
        [night_eye] das Nachtauge
       *[pickpocket] der Taschendieb
    }.
why-nobody-at-stand = Keine deiner Ratten darf jetzt etwas vom Stand nehmen: { $stand }.
why-item-not-there = Du kannst { $item } nicht haben: Das liegt nicht aus.
why-cheese-missing = Das kostet { $cheese } Käse, und du hast weniger.
why-no-marker = Du hast keinen Marker mehr, um es zu werten.
why-not-tinkerer = Nur der Bastler baut mit weniger.
why-tinkerer-chooses = Du bist der Bastler: Sag, welches Material du sparst.
why-not-in-cost = Dafür braucht { $part-id ->
        [cockpit] das Cockpit
        [cargo] der Frachtraum
       *[booster] das Triebwerk
    } nichts: { $material }.
why-materials-missing = Dir fehlt Material für { $part }.
why-not-best-track = GREG bekäme weniger für { $best-track }.

## Schachtel-Dateien

box-other-tile = An dieser Stelle liegt ein Plättchen der Gruppe { $expected }, nicht { $given }.
box-construction-lights = Die Kette hat { $expected } Baulichter, und das letzte beendet sie.
box-track-order = Die Felder einer Leiste gehen von den meisten Punkten zu den wenigsten.
box-part-too-cheap = Ein Teil kostet mindestens zwei Materialien.
box-greg-too-few = Der Stapel braucht { $needed } B-Karten; in der Schachtel sind { $given }.

## Der Wertungszettel

sheet-cockpit = Cockpits
sheet-cargo = Frachträume
sheet-booster = Triebwerke
sheet-rocket = Fertige Rakete
sheet-provisions = Proviant
sheet-lights = Baulichter
sheet-food = Vorräte
sheet-rattronauts = Rattronauten
sheet-caps = Kronkorken
sheet-bolts = Bolzen
sheet-mouldy = Schimmelkäse
sheet-left-over = Reste

## Wie eine Partie zu Ende ging

ended-rats = Jemandes letzte Ratte war an Bord
ended-markers = Jemand hatte den letzten nötigen Marker gelegt
ended-both = Eine Mannschaft war vollzählig und die Marker lagen

## Im Terminal

terminal-round = Runde { $round }
terminal-last-round = letzte Runde!
terminal-one-more-round = noch eine Runde nach dieser
terminal-start = Start
terminal-pad = Rakete
terminal-points = Punkte
terminal-light = Licht
terminal-burrow = Bau
terminal-markers = Marker
terminal-aboard = an Bord
terminal-items = hat
terminal-lit = für dich beleuchtet
terminal-super = Superratte
terminal-more = zwei Ratten mehr
terminal-costs = was es kostet
terminal-takes-mouldy = und du nimmst Schimmelkäse
terminal-box-free = freies Feld
terminal-box-blocked = gesperrtes Feld
terminal-box-spare = Reservemarker
terminal-points-short = Pkt
terminal-backpacks = Rucksack: { $colours }
terminal-caps = Kronkorken: { $caps }
terminal-mouldy = { $count } Schimmelkäse
terminal-bolts = { $count } Bolzen
terminal-drinks = { $count ->
        [one] { $count } Drink
       *[other] { $count } Drinks
    }
terminal-cards-left = { $cards ->
        [one] GREG: eine verdeckte Karte
       *[other] GREG: { $cards } verdeckte Karten
    }

## Für Studien

measure-points = { $number ->
        [one] einen Punkt
       *[other] { $number } Punkte
    }
measure-rattronauts = { $number ->
        [one] einen Rattronauten
       *[other] { $number } Rattronauten
    }
things-item = Gegenstände
things-comic = Comics
plays-item = { $thing } nehmen
plays-comic = { $thing } nehmen
deed-go = eine Ratte ziehen
deed-route = einen Weg wählen
deed-halt = keine weitere Ratte ziehen
deed-bolt = einen Bolzen nehmen
deed-free-rat = eine Ratte aus der Kinderstube holen
deed-drink = trinken
deed-add = ein Material einpacken
deed-up = im Bau nach oben gehen
deed-left = im Bau nach links gehen
deed-comic = einen Comic nehmen
deed-name = eine Superratte ernennen
deed-pass = ablehnen
deed-buy = an einem Stand kaufen
deed-steal = an einem Stand stehlen
deed-leave = einen Stand mit leeren Pfoten verlassen
deed-build = ein Raketenteil bauen
deed-tinker = mit einem Material weniger bauen
deed-donate = Käse spenden
deed-end = den Zug beenden
deed-favour = für GREG entscheiden

## Was die Regeln darüber sagen

rules-each-lamps-kind = Feld { $key } (Schritt { $lamps-total })
rules-each-burrow-room = { $key } ist die { $room }
rules-each-burrow-up = von { $key } hinauf nach { $up } oder links nach { $onward }

## Was in der Schachtel ist

box-section-limits = Grenzen
box-section-start-cheese = Käse zu Beginn
box-section-set-out = was an den Ständen ausliegt
box-section-path = der Pfad
box-section-stands = die Stände
box-section-pipes = die Röhren
box-section-lamps = die Lichterkette
box-section-burrow = der Bau
box-section-tracks = Wertungsleisten
box-section-loose-tracks = lose Wertungsleisten
box-section-blocked = verdeckte Felder der Leisten
box-section-costs = was es kostet
box-section-backpacks = Rucksäcke
box-section-drinks = Energydrinks
box-section-caps = Kronkorken
box-section-comics = Comics
box-section-greg = GREG und sein Stapel
box-section-greg-cards = GREGs Karten
box-section-challenges = Herausforderungen
box-entry-limits-rats-at-start = Ratten auf dem Start
box-entry-limits-stride-alone = Felder für eine Ratte allein
box-entry-limits-stride-in-group = Felder in der Gruppe
box-entry-limits-markers = Marker für jeden
box-entry-limits-markers-to-end = Marker, die das Spiel beenden
box-entry-limits-mouldy-gives = Käse für einen Schimmelkäse
box-entry-limits-mouldy-costs = Punkte, die ein Schimmelkäse kostet
box-entry-limits-bolts = Bolzen
box-entry-limits-bolt-points = Punkte für einen Bolzen
box-entry-limits-left-over-a-point = übrige Güter für einen Punkt
box-entry-limits-caps = Kronkorken, die ausliegen
box-entry-limits-comics = Comics, die ausliegen
box-entry-start-cheese-first = an erster Stelle
box-entry-start-cheese-second = an zweiter Stelle
box-entry-start-cheese-third = an dritter Stelle
box-entry-start-cheese-fourth = an vierter Stelle
box-entry-start-cheese-fifth = an fünfter Stelle
box-entry-set-out = mit { $key } Spielern
box-entry-path = Feld { $key }
box-entry-stands-harry = Hamster Harry
box-entry-stands-zippy = Frosch Zippy
box-entry-stands-crow = die Krähe Crazy
box-entry-pipes = Röhre { $key }
box-entry-lamps = an Feld { $key }
box-entry-burrow-start = der Marker beginnt auf
box-entry-tracks-cockpit = Cockpit
box-entry-tracks-cargo = Frachtraum
box-entry-tracks-booster = Triebwerk
box-entry-tracks-rocket = fertige Rakete
box-entry-tracks-provisions = Proviant
box-entry-tracks-lights = Baulichter
box-entry-tracks-food = Vorräte
box-entry-tracks-rattronauts = Rattronauten
box-entry-loose-tracks = lose Leiste { $key }
box-entry-blocked = { $key ->
        [1] allein
       *[other] mit { $key } Spielern
    }
box-entry-costs-cockpit = Cockpit
box-entry-costs-cargo = Frachtraum
box-entry-costs-booster = Triebwerk
box-entry-costs-donation = Spende
box-entry-backpacks-blue = blaue Rucksäcke
box-entry-backpacks-yellow = gelbe Rucksäcke
box-entry-backpacks-orange = orange Rucksäcke
box-entry-backpacks-green = grüne Rucksäcke
box-entry-backpacks-white = weiße Rucksäcke
box-entry-drinks-drink = Energydrinks
box-entry-caps-rocket = Raketen-Kronkorken
box-entry-caps-cockpit = Cockpit-Kronkorken
box-entry-caps-cargo = Frachtraum-Kronkorken
box-entry-caps-booster = Triebwerk-Kronkorken
box-entry-caps-provisions = Proviant-Kronkorken
box-entry-caps-lights = Lichter-Kronkorken
box-entry-caps-food = Vorrats-Kronkorken
box-entry-caps-rattronauts = Rattronauten-Kronkorken
box-entry-caps-collector = Sammler-Kronkorken
box-entry-caps-drifter = Bummler-Kronkorken
box-entry-comics-tinkerer = Bastler
box-entry-comics-plumber = Klempner
box-entry-comics-charmer = Charmeur
box-entry-comics-gourmet = Feinschmecker
box-entry-comics-haggler = Feilscher
box-entry-comics-quartermaster = Quartiermeister
box-entry-comics-sprinter = Sprinter
box-entry-comics-pack-leader = Rudelführer
box-entry-comics-night-eye = Nachtauge
box-entry-comics-pickpocket = Taschendieb
box-entry-greg-rats = GREGs Ratten beginnen auf
box-entry-greg-easy = leichter Stapel
box-entry-greg-medium = mittlerer Stapel
box-entry-greg-hard = schwerer Stapel
box-entry-greg-unfair = unfairer Stapel
box-entry-greg-cards = Karte { $key }
box-entry-challenges-grounded = keine Ratte an Bord
box-entry-challenges-empty-handed = nie etwas genommen
box-entry-challenges-full-crew = Ratten an Bord
box-entry-challenges-two-rockets = fertige Raketen
box-entry-challenges-many-backpacks = Farben von Rucksäcken
box-entry-challenges-many-points = Punkte
box-entry-challenges-few-turns = Züge
box-entry-challenges-full-larder = Marker bei den Vorräten
box-entry-challenges-pipe-rat = Male durch jede Röhre
box-field-drinks = Drinks
box-field-backpacks = Rucksäcke
box-field-colour = Farbe
box-field-gives = gibt
box-field-amount = wie viele
box-field-tile = Gruppe
box-field-space = auf
box-field-price = Preis
box-field-from = von
box-field-to = nach
box-field-lamps = Lampen
box-field-kind = Art
box-field-onward = führt nach
box-field-up = hinauf nach
box-field-room = Raum
box-field-boxes = Punkte
box-field-blocked-boxes = Felder
box-field-vinegar = Essig
box-field-soda = Backpulver
box-field-can = Blechdosen
box-field-calculator = Taschenrechner
box-field-cheese = Käse
box-field-copies = wie viele
box-field-adds = jeder bringt
box-field-times = mal so viel
box-field-points = Punkte
box-field-steps = Schritte
box-field-less = Käse weniger
box-field-stride = Felder
box-field-back = Felder zurück
box-field-spaces = Felder
box-field-a = A-Karten
box-field-b = B-Karten
box-field-icon = Symbol
box-field-also = und auch
box-field-least = mindestens
box-field-most = höchstens
box-choice-blue = blau
box-choice-yellow = gelb
box-choice-orange = orange
box-choice-green = grün
box-choice-white = weiß
box-choice-bulb = Glühbirne
box-choice-cheese = Käse
box-choice-core = Apfelgriebs
box-choice-vinegar = Essig
box-choice-soda = Backpulver
box-choice-can = Blechdose
box-choice-calculator = Taschenrechner
box-choice-lamp = Lampe
box-choice-construction = Baulicht
box-choice-none = —
box-choice-storeroom = Vorratskammer
box-choice-nursery = Kinderstube
box-choice-library = Bibliothek
box-choice-best = beste Leiste
box-choice-cockpit = Cockpit
box-choice-cargo = Frachtraum
box-choice-booster = Triebwerk
box-choice-provisions = Proviant
box-choice-lights = Baulichter
box-choice-food = Vorräte

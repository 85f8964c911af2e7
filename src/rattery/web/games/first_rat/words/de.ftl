### What the browser says at the table of First Rat.

fr-round = Runde { $round }
fr-last-round = letzte Runde!
fr-one-more-round = nach dieser noch eine Runde
fr-first = begonnen von
fr-path = Der Weg
fr-which-rat = Welche Ratte?
fr-rat = Ratte { $rat }
fr-start = Start
fr-pad = Rakete
fr-nursery = Kinderstube
fr-aboard = an Bord
fr-pipe = Röhre { $pipe }
fr-lit = für dich beleuchtet
fr-moved = bewegt: { $rats }
fr-colour = Farbe: { $colour }
fr-drinking = alles zählt { $drinks-drink-times ->
        [2] doppelt
       *[other] { $drinks-drink-times }-fach
    }
fr-steps = { $steps ->
        [one] noch ein Schritt im Bau
       *[other] noch { $steps } Schritte im Bau
    }
fr-shoppers = am Stand: { $rats }
fr-collected = gesammelt:
fr-tracks = Die Rakete und die Leisten
fr-blocked = gesperrt
fr-spare = der Reservemarker
fr-bolts-left = { $count ->
        [one] noch ein Bolzen
       *[other] noch { $count } Bolzen
    }
fr-at-space = Feld { $space }
fr-buy = Kaufen
fr-steal = Stehlen
fr-comic = Nehmen
fr-burrow = Bau
fr-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
fr-bolts = { $count ->
        [one] ein Bolzen
       *[other] { $count } Bolzen
    }
fr-mouldy = Schimmelkäse
fr-light = Licht
fr-markers-left = Marker
fr-markers = { $count ->
        [one] noch ein Marker
       *[other] noch { $count } Marker
    }
fr-more = Die Punkte im Einzelnen
fr-points-caps = Kronkorken
fr-points-bolts = Bolzen
fr-points-mouldy = Schimmelkäse
fr-points-left-over = Übriges
fr-turns = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
fr-donation = eine Spende kostet { $cheese } Käse
fr-pipes-used = benutzte Röhren:
fr-greg-cards = { $cards ->
        [one] GREG: eine verdeckte Karte
       *[other] GREG: { $cards } verdeckte Karten
    }
fr-greg-card = Karte
fr-greg-best = seine beste Leiste
fr-greg-order = Ratten der Reihe nach: { $rats }
fr-greg-turned = schon aufgedeckt: { $cards }
fr-greg-known = sicher in seinem Stapel: { $cards }
fr-greg-gone = aus dem Spiel geworfen: { $things }
fr-space = Feld { $space }
fr-count = { $count } × { $name }
fr-dark = für dich dunkel: seine Lampe ist Nummer { $lamp } der Kette
fr-stand-here = Stand: { $stand }, { $price } Käse
fr-pipe-here = Röhre { $pipe } zu { $space }, kostet: { $material }
fr-rat-of = Ratte { $rat } von { $owner }
fr-light-of = { $owner }: Licht { $light } von { $all }
fr-digger = { $owner } im Bau
fr-passage = Gang { $name }
fr-far = { $room }: { $steps }
fr-backpack = Rucksack, { $colour }
fr-drink = Energydrink
fr-cap = Kronkorken: { $name }
fr-sold-out = alles weg
fr-preview = Was das bringt
fr-not-there = Doch nicht
fr-way-steps = { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
fr-way-pipes = { $count ->
        [one] durch Röhre { $pipes }
       *[other] durch die Röhren { $pipes }
    }
fr-out-yield = Bringt
fr-out-boards = ein Rattronaut!
fr-out-light = { $count } Licht
fr-out-backpack = { $count } Rucksack
fr-out-doubled = mit Energydrink { $count }
fr-out-gourmet = { $steps ->
        [one] und einen Schritt mehr
       *[other] und { $steps } Schritte mehr
    }
fr-out-pipes = Röhren
fr-out-toll = Wegzoll
fr-out-together = Dazu
fr-out-free = nichts
fr-out-mouldy = { $count ->
        [one] und ein Schimmelkäse für dich
       *[other] und { $count } Schimmelkäse für dich
    }
fr-tip-start = Hier dürfen beliebig viele Ratten warten.
fr-tip-pad = Eine Ratte, die hier ankommt, geht an Bord und bringt dir eine Belohnung.
fr-tip-pipe = Von { $from } nach { $to } in einem Schritt. Kostet: { $material }.
fr-tip-cheese = Damit zahlst du an Ständen, spendest und gibst ab, wo andere stehen.
fr-tip-material = Zum Bauen der Rakete und für den Weg durch die Röhren.
fr-tip-lamp = So weit reicht dein Licht. Beleuchtete Felder geben dir eins mehr.
fr-tip-marker = Jeder gelegte Marker zählt. Wer { $limits-markers-to-end } davon gelegt hat, läutet das Ende ein.
fr-tip-bolt = Gibt am Ende Punkte.
fr-tip-mouldy = Kostet dich am Ende Punkte.
fr-tip-points = Noch keine Punkte. Bau, spende, leuchte, lagere, steig ein!
fr-tip-track-cockpit = Hier baust du es und belegst das erste freie Feld.
fr-tip-track-cargo = Hier baust du ihn und belegst das erste freie Feld.
fr-tip-track-booster = Hier baust du ihn und belegst das erste freie Feld.
fr-tip-track-rocket = Immer wenn du wieder alle drei Teile beisammen hast.
fr-tip-track-provisions = Immer wenn du Käse für den Flug spendest.
fr-tip-track-lights = Wenn dein Licht eine der großen Laternen erreicht.
fr-tip-track-food = Immer wenn du in die Vorratskammer kommst.
fr-tip-track-rattronauts = Jede deiner Ratten, die einsteigt, belegt ein Feld.
fr-tip-stand = Auf Feld { $space }. Eine Ratte, die dort ankommt, zahlt { $price } Käse und bleibt, oder sie stiehlt und rennt zum Start.
fr-tip-library = Kommst du hierher, darfst du einen Comic nehmen.
fr-tip-nursery = Kommst du hierher, darfst du eine deiner Ratten herauslassen.
fr-tip-storeroom = Kommst du hierher, wertest du die Vorräte.
fr-tip-junction = Eine Gabelung: du wählst, hinauf oder nach links.
fr-tip-passage = Apfelgriebse führen deinen Marker durch den Bau herum.
fr-tip-greg = Eine Ratte aus Blech. Er deckt eine Karte auf, rennt und besetzt Leisten. Er sammelt nichts.
fr-tip-greg-card = Schritte für seine Ratten, die vorderste zuerst. Mit dieser Karte zogen sie in der Reihenfolge { $rats }.
fr-tip-last-round = Alle kommen gleich oft dran; dann wird gezählt.
walk-fr-begin = Hier steht die Rakete. Bau ihre Teile, bring deine Ratten an Bord und belege die acht Leisten: Am Ende gewinnen die meisten Punkte.
walk-fr-rat = Du bist dran: Lauf auf die Rakete zu. Deine Ratten leuchten; tipp eine an und sieh, wohin sie kann. Eine allein geht bis zu { $limits-stride-alone } Felder, mehrere gehen je bis zu { $limits-stride-in-group }.
walk-fr-space = Leuchtende Felder stehen dir offen. Tipp eins an: eine Karte sagt, was es bringt und kostet. Erst wenn du bestätigst, geht es los.
walk-fr-more = Eine Ratte, die { $limits-stride-in-group } Felder oder weniger geht, darf andere mitnehmen, wenn alle auf derselben Farbe ankommen. Wer weiter geht, geht allein.
walk-fr-pipe = Röhren sind Abkürzungen, jede kostet ein Material. Nimm das, was du entbehren kannst, oder lauf.
walk-fr-toll = Wo andere schon stehen, bekommt jeder von ihnen einen Käse. Keiner da? Dann gibt es Schimmelkäse, und der kostet Punkte.
walk-fr-collect = Eine Ratte sammelt, was ihr Feld zeigt. Birnen schieben dein Licht weiter, und beleuchtete Felder geben eins mehr. Apfelgriebse schieben deinen Marker durch den Bau, wo Comics, Ratten und Punkte warten.
walk-fr-burrow = Eine Gabelung im Bau. Die Zahlen auf den Knöpfen sagen, wie weit jeder Raum auf beiden Wegen ist: Die Bibliothek gibt einen Comic, die Kinderstube eine Ratte, die Vorratskammer Punkte.
walk-fr-stand = An einem Stand darf eine Ratte etwas nehmen: zahlen und bleiben, oder stehlen und zum Start rennen.
walk-fr-build = Genug Material? Bau ein Teil oder spende Käse. Je früher du eine Leiste belegst, desto mehr gibt sie.
walk-fr-marker = Ein Marker auf einer Leiste: das sind Punkte. Jeder hat { $limits-markers }, und Nummer { $limits-markers-to-end } läutet die letzten Runden ein.
walk-fr-aboard = Ein Rattronaut! Er bringt Punkte, bleibt an Bord und beschert eine Belohnung: einen Bolzen, am Ende { $limits-bolt-points } Punkte wert, oder eine Ratte aus der Kinderstube.
walk-fr-reward = Eine deiner Ratten ist an Bord, und das belohnt dich sofort: mit einem Bolzen, der am Ende Punkte zählt, oder mit einer Ratte aus der Kinderstube.
walk-fr-drink = Du hast einen Energydrink. Gib ihn jetzt aus, und alles, was du in diesem Zug sammelst, kommt { $drinks-drink-times ->
        [2] doppelt
       *[other] { $drinks-drink-times }-fach
    }. Danach ist er weg: Warte auf einen reichen Zug.
walk-fr-material = Dein Rucksack legt auf das drauf, was du gesammelt hast. Nimm das Material, das dir fürs nächste Raketenteil fehlt.
walk-fr-comic = Dein Marker ist in der Bibliothek, und ein Comic gehört dir. Jeder hilft dir für den Rest des Spiels; verweile darauf, um zu lesen, was er tut.
walk-fr-super-rat = Dieser Comic macht eine deiner Ratten zur Superratte. Nimm eine, die noch weit zu gehen hat: An Bord der Rakete ist die Kraft dahin.
walk-fr-free = Dein Marker ist in der Kinderstube: Lass eine Ratte heraus, und sie beginnt auf dem Start. Mehr Ratten sammeln mehr.
walk-fr-track = GREG, die Blechratte, nimmt seine beste Leiste. Mehrere sind gleich gut für ihn, also sagst du, welche.
walk-fr-next = Das war First Rat. Nächstes Mal: Zu dritt oder zu viert wird es eng im Hof, mit stärkeren Bots knapp, und allein warten GREG und seine neun Herausforderungen.

own-challenges-line = Allein gegen GREG: was du an diesem Gerät geschafft hast, nach GREGs Stärke.
own-challenges-play = Allein gegen GREG spielen

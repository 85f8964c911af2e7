### What the browser says at the table of Der Rattenfänger.

pp-deck = { $cards ->
        [one] eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
pp-characters-left = { $cards ->
        [one] eine Figurenkarte kommt noch
       *[other] { $cards } Figurenkarten kommen noch
    }
pp-to-lay = { $cards ->
        [one] noch eine Karte zu legen
       *[other] noch { $cards } Karten zu legen
    }
pp-characters = Figurenkarten
pp-forward = vorwärts
pp-neutral = ein neutrales Haus
pp-counter = Zähler
pp-won = gewonnene Zähler
pp-hand = Hand
pp-where = Unter welche Figurenkarte?
pp-no-hand = keine Handkarten
pp-hide = verdeckt
pp-face-down = verdeckt
pp-first-player = hat begonnen
pp-out = { $outlived ->
        [0] floh als 1.
        [1] floh als 2.
        [2] floh als 3.
       *[other] floh als 4.
    }
pp-discard = Abgelegt:
pp-character-discard = Schon gewesen:
pp-counters-gone = { $count ->
        [one] ein Zähler ist aus dem Spiel
       *[other] { $count } Zähler sind aus dem Spiel
    }
pp-has-hidden = In diesem Zug wurde eine Karte verdeckt gelegt.
pp-town = Die Stadt
pp-ring = Rings um die Stadt, wie sie laufen: { $parts }, und wieder von vorn.
pp-character = Figurenkarte { $place }: { $figure }
pp-laid-by = { $card } ({ $seat })
pp-house = das Haus von { $seat }
pp-no-counter = Hier wohnt niemand; gezählt wird nichts.
pp-floors = { $counter ->
        [0] Noch keine Ratten auf den { $levels } Stockwerken.
       *[other] Ratten auf { $counter } von { $levels } Stockwerken.
    }
pp-at-the-door = Vor der Tür: { $figures }.
pp-nobody-at-the-door = Vor der Tür wartet niemand.
pp-way = Davor: { $first }, dann { $second }. Dahinter: { $behind }.
pp-card-first = Nimm erst eine Karte aus deiner Hand, dann wähle die Figurenkarte, unter die sie kommt.
pp-not-now = Du bist gerade nicht dran. Sieh dich um: Jede Ratte zeigt, welches Haus als nächstes kommt.
pp-nothing-gone = noch nichts
walk-pp-town = Willkommen in Hameln. Das Haus vorn ist deins. Jede Ratte, die hindurchläuft, hebt seinen Zähler um eins; bei { $limits-levels } fliehst du und bist raus. Sind nur noch zwei daheim, gewinnt der niedrigere Zähler.
walk-pp-figures = Ratten und Rattenfänger stehen zwischen den Häusern und schauen, wohin sie laufen: vor deiner Tür nach rechts, und so im Kreis. Zeig auf eine oder tipp sie an: Jedes Haus sagt, wie viele Schritte es bis dorthin sind.
walk-pp-hand = Du wohnst im Haus vorn, und die Ratten kommen. Jede Karte hier bewegt eine Figur: vor, zurück oder unter einem Haus durch. Tipp auf die, die du spielen willst. Schick die Ratten zu den anderen, nicht zu dir.
walk-pp-lay = Tipp nun auf die Figurenkarte, unter die sie kommt. Sobald dort zwei Karten liegen, tut die Figur, was sie sagen, wo immer sie steht.
walk-pp-two = Nichts rührt sich, bevor unter einer Figurenkarte zwei Karten liegen, egal von wem. Du legst zwei im Zug, unter zwei verschiedene: So kannst du beenden, was jemand anders begonnen hat.
walk-pp-acts = Zwei Karten, und los: erst die zuerst gelegte, dann die andere. Danach kommt eine neue Figurenkarte.
walk-pp-crossed = Eine Ratte ist durch ein Haus gelaufen: Ein Fenster wird dunkel, und der Zähler steigt um eins. Kommt der Rattenfänger vorbei, sinkt er um eins.
walk-pp-sewer = Durch den Kanal schlüpft man unter dem Haus hindurch, und niemand dort wird gestört.
walk-pp-special = +1 und Melodie wirken nur mit einer anderen Karte: +1 geht ein Haus weiter, Melodie nimmt alle in der Lücke mit.
walk-pp-melody = Sie haben die Melodie gehört und laufen mit. In jedem Haus, das sie durchqueren, zählt jede Ratte eins hinauf und der Rattenfänger eins hinunter.
walk-pp-order = Unter zwei Figurenkarten liegen je zwei Karten. Tipp auf die, die zuerst läuft: Die zweite beginnt dann mit dem, was die erste hinterlässt.
walk-pp-fled = Der Zähler ist unterm Dach: Die Familie flieht, das Haus klappt zusammen, und der Ring schließt sich. Wer am Zug ist, nimmt den Zähler. Sieh nach, wer jetzt dein Nachbar ist.
walk-pp-next = Das war The Pied Piper. Nächstes Mal: Spiel zu viert oder zu fünft, nimm stärkere Bots, oder probier die Varianten: Mit den kleinen Ratten geht es schneller, mit verdeckten Karten wird es gemeiner.
pp-you = Du
pp-gist = { $seat } { $before } → { $after }
pp-gist-flees = { $seat } { $before } → { $after }, Flucht!
pp-gist-sewer = durch den Kanal, unbemerkt
pp-gist-nothing = kein Zähler ändert sich
pp-gist-stays = niemand läuft los
pp-gist-waits = noch läuft niemand los

### Ratjack

game-title = Ratjack
game-line = Zeig deine Karten oder versteck sie, komm so nah an die Grenze, wie du dich traust, und nie darüber.

## Optionen

option-players = Spieler
option-players-help = Zwei bis vier.
option-packs = Kartensätze
option-packs-help = Welche zwei Sätze gemischt werden. Für den Anfang eignen sich zwei Sätze Ratten.
choice-packs-rats-rats = Ratten und Ratten
choice-packs-rats-weasels = Ratten und Wiesel
choice-packs-rats-raccoons = Ratten und Waschbären
choice-packs-weasels-raccoons = Wiesel und Waschbären
option-memory-aid = Gedächtnisstütze
option-memory-aid-help = Verdeckte Karten, die du gesehen hast, bleiben dir gezeigt; sonst nur bis zum Ende des Zuges.

## Dinge. Eine Karte im Akkusativ, wie Sätze sie brauchen; effect-… was auf einer Karte steht, Schritt für Schritt.

card-rats-1 = die Ratten-1
card-rats-2 = die Ratten-2
card-rats-3 = die Ratten-3
card-rats-4 = die Ratten-4
card-rats-5 = die Ratten-5
card-rats-6 = die Ratten-6
card-rats-7 = die Ratten-7
card-rats-8 = die Ratten-8
card-rats-9 = die Ratten-9
card-rats-10 = die Ratten-10
card-rats-11 = die Ratten-11
card-rats-12 = die Ratten-12
card-weasels-1 = die Wiesel-1
card-weasels-2 = die Wiesel-2
card-weasels-3 = die Wiesel-3
card-weasels-4 = die Wiesel-4
card-weasels-5 = die Wiesel-5
card-weasels-6 = die Wiesel-6
card-weasels-7 = die Wiesel-7
card-weasels-8 = die Wiesel-8
card-weasels-9 = die Wiesel-9
card-weasels-10 = die Wiesel-10
card-weasels-11 = die Wiesel-11
card-weasels-12 = die Wiesel-12
card-raccoons-1 = die Waschbären-1
card-raccoons-2 = die Waschbären-2
card-raccoons-3 = die Waschbären-3
card-raccoons-4 = die Waschbären-4
card-raccoons-5 = die Waschbären-5
card-raccoons-6 = die Waschbären-6
card-raccoons-7 = die Waschbären-7
card-raccoons-8 = die Waschbären-8
card-raccoons-9 = die Waschbären-9
card-raccoons-10 = die Waschbären-10
card-raccoons-11 = die Waschbären-11
card-raccoons-12 = die Waschbären-12
token-zero = die Null
token-half = die Hälfte
token-double = das Doppelte
token-lock = das Schloss
token-shield = den Schild
token-mute = das Schweigen
token-zero-help = Die Karte zählt nichts.
token-half-help = Die Karte zählt die Hälfte, aufgerundet.
token-double-help = Die Karte zählt doppelt.
token-lock-help = Die Karte kann weder auf- noch zugedeckt und nicht abgeworfen werden.
token-shield-help = Andere können die Karte nicht wählen, nur ihren Marker.
token-mute-help = Die Karte hat keine Wirkung.
effect-look-at-deck = Sieh dir die oberste Karte des Stapels an.
effect-look-at-opposing-hand = Sieh dir die Hand eines Gegners an.
effect-look-at-opposing-hidden = Sieh dir eine verdeckte gegnerische Karte an.
effect-look-at-2-opposing-hidden = Sieh dir zwei verdeckte gegnerische Karten an.
effect-turn-up-own-hidden-trigger = Decke eine deiner verdeckten Karten auf und löse sie aus.
effect-turn-up-opposing-hidden = Decke eine verdeckte gegnerische Karte auf, ohne sie auszulösen.
effect-turn-up-any-hidden = Decke irgendeine verdeckte Karte auf, ohne sie auszulösen.
effect-turn-down-own-other-visible = Verdecke eine andere deiner offenen Karten.
effect-turn-down-opposing-visible = Verdecke eine offene gegnerische Karte.
effect-turn-down-any-other-visible = Verdecke irgendeine andere offene Karte.
effect-trigger-own-other-visible = Löse eine andere deiner offenen Karten aus.
effect-exchange-hand-with-own-hidden = Tausche deine Handkarte gegen eine deiner verdeckten Karten.
effect-exchange-own-hidden-with-opposing-hidden = Tausche eine deiner verdeckten Karten gegen eine verdeckte gegnerische, ungesehen.
effect-exchange-own-other-with-discard = Tausche eine andere deiner Karten gegen die oberste Karte der Ablage.
effect-give-own-other-visible-face-down = Gib eine andere deiner offenen Karten verdeckt an einen Gegner.
effect-take-opposing-hidden = Nimm dir eine verdeckte gegnerische Karte und lege sie verdeckt vor dich.
effect-pick-up-own-other = Nimm eine andere deiner Karten auf die Hand.
effect-discard-opposing-hidden = Wirf eine verdeckte gegnerische Karte ab.
effect-discard-opposing-visible = Wirf eine offene gegnerische Karte ab.
effect-put-token-on-own = Lege einen Marker auf eine deiner Karten.
effect-put-token-on-opposing = Lege einen Marker auf eine gegnerische Karte.
effect-put-token-on-any-hidden = Lege einen Marker auf irgendeine verdeckte Karte.
effect-draw = Ziehe eine Karte.
effect-play = Spiele noch eine Karte.
effect-lay-deck-before-self = Lege die oberste Karte des Stapels ungesehen verdeckt vor dich.
effect-lay-deck-before-opponent = Lege die oberste Karte des Stapels ungesehen verdeckt vor einen Gegner.
effect-lay-discard-before-self = Lege die oberste Karte der Ablage verdeckt vor dich.
effect-lay-hand-before-self = Lege eine Handkarte verdeckt vor dich.
effect-bury-discard = Schiebe die oberste Karte der Ablage unter den Stapel.
effect-form-look-at-deck = Sieh dir die oberste Karte des Stapels an.
effect-form-look-at-opposing-hand = Sieh dir die Hand eines Gegners an.
effect-form-look-at-card = Sieh dir { $card } an.
effect-form-look-at-count-card = Sieh dir nacheinander { $count } Karten an, jedes Mal { $card }.
effect-form-turn-up-card = Decke { $card } auf, ohne sie auszulösen.
effect-form-turn-up-card-trigger = Decke { $card } auf und löse sie aus.
effect-form-turn-down-card = Verdecke { $card }.
effect-form-trigger-card = Löse { $card } aus.
effect-form-exchange-hand-with-card = Tausche deine Handkarte gegen { $card }.
effect-form-exchange-card-with-discard = Tausche { $card } gegen die oberste Karte der Ablage.
effect-form-exchange-card-with-card = Tausche { $card } gegen { $second }.
effect-form-give-card = Gib { $card } an einen Gegner.
effect-form-give-card-face-down = Gib { $card } verdeckt an einen Gegner.
effect-form-take-card = Nimm dir { $card } und lege sie, wie sie liegt, vor dich.
effect-form-pick-up-card = Nimm { $card } auf die Hand.
effect-form-discard-hand = Wirf eine Handkarte ab.
effect-form-discard-card = Wirf { $card } ab.
effect-form-put-token-on-it = Lege einen Marker darauf.
effect-form-put-token-on-card = Lege einen Marker auf { $card }.
effect-form-return-token-from-card = Wähle { $card } mit einem Marker; er geht in den Vorrat.
effect-form-move-token-from-card-to-card = Wähle { $card } mit einem Marker und lege ihn auf { $second }.
effect-form-draw = Ziehe eine Karte.
effect-form-play = Spiele noch eine Karte.
effect-form-lay-deck-before-self = Lege die oberste Karte des Stapels ungesehen verdeckt vor dich.
effect-form-lay-deck-before-opponent = Lege die oberste Karte des Stapels ungesehen verdeckt vor einen Gegner.
effect-form-lay-discard-before-self = Lege die oberste Karte der Ablage verdeckt vor dich.
effect-form-lay-discard-before-opponent = Lege die oberste Karte der Ablage verdeckt vor einen Gegner.
effect-form-lay-hand-before-self = Lege eine Handkarte verdeckt vor dich.
effect-form-bury-discard = Schiebe die oberste Karte der Ablage unter den Stapel.
effect-form-shuffle-discard-count = Mische die obersten { $count } Karten der Ablage.
effect-card-own = eine deiner Karten
effect-card-own-hidden = eine deiner verdeckten Karten
effect-card-own-visible = eine deiner offenen Karten
effect-card-own-other = eine andere deiner Karten
effect-card-own-other-hidden = eine andere deiner verdeckten Karten
effect-card-own-other-visible = eine andere deiner offenen Karten
effect-card-opposing = eine gegnerische Karte
effect-card-opposing-hidden = eine verdeckte gegnerische Karte
effect-card-opposing-visible = eine offene gegnerische Karte
effect-card-opposing-other = eine andere gegnerische Karte
effect-card-opposing-other-hidden = eine andere verdeckte gegnerische Karte
effect-card-opposing-other-visible = eine andere offene gegnerische Karte
effect-card-any = irgendeine Karte
effect-card-any-hidden = irgendeine verdeckte Karte
effect-card-any-visible = irgendeine offene Karte
effect-card-any-other = irgendeine andere Karte
effect-card-any-other-hidden = irgendeine andere verdeckte Karte
effect-card-any-other-visible = irgendeine andere offene Karte

## Fragen

ask-nothing = Das Spiel ist aus.
ask-first-hidden = Welche deiner zwei Karten legst du verdeckt aus?
ask-draw-from = Ziehst du vom Stapel oder von der Ablage?
ask-play-card = Welche Karte spielst du, und wie?
ask-turn-up-for-discard = Welche deiner verdeckten Karten deckst du auf?
ask-look-at-which = Welche verdeckte Karte siehst du dir an?
ask-look-at-whose-hand = Wessen Hand siehst du dir an?
ask-turn-up-which = Welche verdeckte Karte deckst du auf?
ask-turn-down-which = Welche offene Karte verdeckst du?
ask-trigger-which = Welche deiner offenen Karten löst du aus?
ask-exchange-which = Welche Karte tauschst du?
ask-exchange-with = Gegen welche Karte?
ask-give-which = Welche Karte gibst du her?
ask-give-whom = Wer bekommt sie?
ask-take-which = Welche Karte nimmst du dir?
ask-pick-up-which = Welche deiner Karten nimmst du auf die Hand?
ask-discard-which = Welche Karte wirfst du ab?
ask-discard-from-hand = Welche Handkarte wirfst du ab?
ask-lay-from-hand = Welche Handkarte legst du verdeckt aus?
ask-lay-before-whom = Vor wen legst du die Karte?
ask-which-token = Welchen Marker nimmst du?
ask-token-on-which = Auf welche Karte legst du { $token }?
ask-return-which-token = Welche Karte verliert ihren Marker?
ask-move-which-token = Welche Karte gibt ihren Marker her?
ask-move-token-where = Auf welche Karte kommt der Marker?

## Züge

move-draw-deck = Vom Stapel ziehen
move-draw-discard = Von der Ablage ziehen
move-down = Verdeckt auslegen: { $card }
move-up = Offen auslegen: { $card }
move-discard = Abwerfen: { $card }
move-card = { $seat }: Karte { $place }
move-token = Nimm { $token }
move-player = { $seat } wählen
move-card-here = { $seat-is ->
        [you] { $known ->
            [1] Deine Karte { $place }, { $card }
           *[0] Deine Karte { $place }
        }
       *[other] { $known ->
            [1] { $seat }: Karte { $place }, { $card }
           *[0] { $seat }: Karte { $place }, verdeckt
        }
    }
move-draw-discard-here = Von der Ablage ziehen: { $card }

## Was geschieht

event-round-began = { $seat-is ->
        [you] Runde { $number } beginnt; du fängst an.
       *[other] Runde { $number } beginnt; { $seat } fängt an.
    }
event-token-thrown = Ein Marker zeigt { $token }.
event-pile-begun = Die Ablage beginnt, und oben liegt { $card }.
event-dealt = { $seat-is ->
        [you] Du bekommst eine Karte.
       *[other] { $seat } bekommt eine Karte.
    }
event-dealt-seen = { $seat-is ->
        [you] Du bekommst { $card }.
       *[other] { $seat } bekommt { $card }.
    }
event-hid = { $seat-is ->
        [you] Du legst eine erste Karte verdeckt aus.
       *[other] { $seat } legt eine erste Karte verdeckt aus.
    }
event-hid-seen = { $seat-is ->
        [you] Du legst { $card } verdeckt aus.
       *[other] { $seat } legt { $card } verdeckt aus.
    }
event-drew = { $seat-is ->
        [you] Du ziehst vom Stapel.
       *[other] { $seat } zieht vom Stapel.
    }
event-drew-seen = { $seat-is ->
        [you] Du ziehst { $card } vom Stapel.
       *[other] { $seat } zieht { $card } vom Stapel.
    }
event-drew-discard = { $seat-is ->
        [you] Du nimmst { $card } von der Ablage.
       *[other] { $seat } nimmt { $card } von der Ablage.
    }
event-laid-down = { $seat-is ->
        [you] Du legst eine Karte verdeckt aus.
       *[other] { $seat } legt eine Karte verdeckt aus.
    }
event-laid-down-seen = { $seat-is ->
        [you] Du legst { $card } verdeckt aus.
       *[other] { $seat } legt { $card } verdeckt aus.
    }
event-laid-up = { $seat-is ->
        [you] Du legst { $card } offen aus.
       *[other] { $seat } legt { $card } offen aus.
    }
event-discarded-hand = { $seat-is ->
        [you] Du wirfst { $card } aus der Hand ab.
       *[other] { $seat } wirft { $card } aus der Hand ab.
    }
event-triggered = { $seat-is ->
        [you] Du löst { $card } aus.
       *[other] { $seat } löst { $card } aus.
    }
event-muted = { $seat-is ->
        [you] Du löst { $card } aus, doch die Karte ist zum Schweigen gebracht.
       *[other] { $seat } löst { $card } aus, doch die Karte ist zum Schweigen gebracht.
    }
event-looked-at-deck = { $seat-is ->
        [you] Du siehst dir die oberste Karte des Stapels an.
       *[other] { $seat } sieht sich die oberste Karte des Stapels an.
    }
event-looked-at-deck-seen = { $seat-is ->
        [you] Du siehst dir die oberste Karte des Stapels an und findest { $card }.
       *[other] { $seat } sieht sich die oberste Karte des Stapels an und findet { $card }.
    }
event-looked-at-hand = { $seat-is ->
        [you] Du siehst dir die Handkarte an, die { $owner } hält.
       *[other] { $owner-is ->
            [you] { $seat } sieht sich die Handkarte an, die du hältst.
           *[other] { $seat } sieht sich die Handkarte an, die { $owner } hält.
        }
    }
event-looked-at-hand-seen = { $seat-is ->
        [you] Du siehst dir die Handkarte an, die { $owner } hält, und findest { $card }.
       *[other] { $owner-is ->
            [you] { $seat } sieht sich die Handkarte an, die du hältst, und findet { $card }.
           *[other] { $seat } sieht sich die Handkarte an, die { $owner } hält, und findet { $card }.
        }
    }
event-looked-at = { $seat-is ->
        [you] Du siehst dir Karte { $place } vor { $owner } an.
       *[other] { $owner-is ->
            [you] { $seat } sieht sich deine Karte { $place } an.
           *[other] { $seat } sieht sich Karte { $place } vor { $owner } an.
        }
    }
event-looked-at-seen = { $seat-is ->
        [you] Du siehst dir Karte { $place } vor { $owner } an und findest { $card }.
       *[other] { $owner-is ->
            [you] { $seat } sieht sich deine Karte { $place } an und findet { $card }.
           *[other] { $seat } sieht sich Karte { $place } vor { $owner } an und findet { $card }.
        }
    }
event-turned-up = { $seat-is ->
        [you] Du deckst Karte { $place } vor { $owner } auf und findest { $card }.
       *[other] { $owner-is ->
            [you] { $seat } deckt deine Karte { $place } auf und findet { $card }.
           *[other] { $seat } deckt Karte { $place } vor { $owner } auf und findet { $card }.
        }
    }
event-turned-down = { $seat-is ->
        [you] Du verdeckst { $card }, Karte { $place } vor { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } verdeckt { $card }, deine Karte { $place }.
           *[other] { $seat } verdeckt { $card }, Karte { $place } vor { $owner }.
        }
    }
event-exchanged = { $seat-is ->
        [you] { $owner-is ->
            [you] { $other-owner-is ->
                [you] Du tauschst deine Karte { $place } gegen deine Karte { $other-place }.
               *[other] Du tauschst deine Karte { $place } gegen Karte { $other-place } vor { $other-owner }.
            }
           *[other] { $other-owner-is ->
                [you] Du tauschst Karte { $place } vor { $owner } gegen deine Karte { $other-place }.
               *[other] Du tauschst Karte { $place } vor { $owner } gegen Karte { $other-place } vor { $other-owner }.
            }
        }
       *[other] { $owner-is ->
            [you] { $other-owner-is ->
                [you] { $seat } tauscht deine Karte { $place } gegen deine Karte { $other-place }.
               *[other] { $seat } tauscht deine Karte { $place } gegen Karte { $other-place } vor { $other-owner }.
            }
           *[other] { $other-owner-is ->
                [you] { $seat } tauscht Karte { $place } vor { $owner } gegen deine Karte { $other-place }.
               *[other] { $seat } tauscht Karte { $place } vor { $owner } gegen Karte { $other-place } vor { $other-owner }.
            }
        }
    }
event-exchanged-hand = { $seat-is ->
        [you] Du tauschst deine Handkarte gegen deine verdeckte Karte { $place }.
       *[other] { $seat } tauscht die Handkarte gegen die verdeckte Karte { $place }.
    }
event-exchanged-hand-seen = { $seat-is ->
        [you] Du tauschst { $card } aus der Hand gegen deine verdeckte Karte { $place }.
       *[other] { $seat } tauscht { $card } aus der Hand gegen die verdeckte Karte { $place }.
    }
event-exchanged-discard = { $seat-is ->
        [you] Du tauschst { $card }, Karte { $place }, gegen { $other-card } aus der Ablage.
       *[other] { $seat } tauscht { $card }, Karte { $place }, gegen { $other-card } aus der Ablage.
    }
event-gave = { $seat-is ->
        [you] Du gibst { $card }, Karte { $place }, an { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } gibt dir { $card }, Karte { $place }.
           *[other] { $seat } gibt { $card }, Karte { $place }, an { $owner }.
        }
    }
event-gave-hidden = { $seat-is ->
        [you] Du gibst die verdeckte Karte { $place } an { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } gibt dir die verdeckte Karte { $place }.
           *[other] { $seat } gibt die verdeckte Karte { $place } an { $owner }.
        }
    }
event-took = { $seat-is ->
        [you] Du nimmst Karte { $place } vor { $owner } und legst sie in deine Reihe.
       *[other] { $owner-is ->
            [you] { $seat } nimmt deine Karte { $place } und legt sie in die eigene Reihe.
           *[other] { $seat } nimmt Karte { $place } vor { $owner } und legt sie in die eigene Reihe.
        }
    }
event-found = { $seat-is ->
        [you] Du darfst dir die verdeckte Karte { $place } ansehen.
       *[other] { $seat } darf sich die verdeckte Karte { $place } ansehen.
    }
event-found-seen = { $seat-is ->
        [you] Du darfst dir die verdeckte Karte { $place } ansehen und findest { $card }.
       *[other] { $seat } darf sich die verdeckte Karte { $place } ansehen und findet { $card }.
    }
event-picked-up = { $seat-is ->
        [you] Du nimmst die verdeckte Karte { $place } auf die Hand.
       *[other] { $seat } nimmt die verdeckte Karte { $place } auf die Hand.
    }
event-picked-up-seen = { $seat-is ->
        [you] Du nimmst { $card }, Karte { $place }, auf die Hand.
       *[other] { $seat } nimmt { $card }, Karte { $place }, auf die Hand.
    }
event-discarded = { $seat-is ->
        [you] Du wirfst { $card } ab, Karte { $place } vor { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } wirft { $card } ab, deine Karte { $place }.
           *[other] { $seat } wirft { $card } ab, Karte { $place } vor { $owner }.
        }
    }
event-put-token = { $seat-is ->
        [you] Du legst { $token } auf Karte { $place } vor { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } legt { $token } auf deine Karte { $place }.
           *[other] { $seat } legt { $token } auf Karte { $place } vor { $owner }.
        }
    }
event-returned-token = Der Vorrat bekommt { $token } zurück.
event-moved-token = { $seat-is ->
        [you] { $owner-is ->
            [you] { $other-owner-is ->
                [you] Du verlegst { $token }: von deiner Karte { $place } auf deine Karte { $other-place }.
               *[other] Du verlegst { $token }: von deiner Karte { $place } auf Karte { $other-place } vor { $other-owner }.
            }
           *[other] { $other-owner-is ->
                [you] Du verlegst { $token }: von Karte { $place } vor { $owner } auf deine Karte { $other-place }.
               *[other] Du verlegst { $token }: von Karte { $place } vor { $owner } auf Karte { $other-place } vor { $other-owner }.
            }
        }
       *[other] { $owner-is ->
            [you] { $other-owner-is ->
                [you] { $seat } verlegt { $token }: von deiner Karte { $place } auf deine Karte { $other-place }.
               *[other] { $seat } verlegt { $token }: von deiner Karte { $place } auf Karte { $other-place } vor { $other-owner }.
            }
           *[other] { $other-owner-is ->
                [you] { $seat } verlegt { $token }: von Karte { $place } vor { $owner } auf deine Karte { $other-place }.
               *[other] { $seat } verlegt { $token }: von Karte { $place } vor { $owner } auf Karte { $other-place } vor { $other-owner }.
            }
        }
    }
event-laid-from-deck = { $seat-is ->
        [you] Du legst die oberste Karte des Stapels verdeckt vor { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } legt die oberste Karte des Stapels verdeckt vor dich.
           *[other] { $seat } legt die oberste Karte des Stapels verdeckt vor { $owner }.
        }
    }
event-laid-from-discard = { $seat-is ->
        [you] Du legst { $card } aus der Ablage verdeckt vor { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } legt { $card } aus der Ablage verdeckt vor dich.
           *[other] { $seat } legt { $card } aus der Ablage verdeckt vor { $owner }.
        }
    }
event-buried = { $seat-is ->
        [you] Du schiebst { $card } unter den Stapel.
       *[other] { $seat } schiebt { $card } unter den Stapel.
    }
event-shuffled = { $seat-is ->
        [you] Du mischst die obersten { $count } Karten der Ablage und deckst { $card } auf.
       *[other] { $seat } mischt die obersten { $count } Karten der Ablage und deckt { $card } auf.
    }
event-went-out = { $seat-is ->
        [you] Du hast { $total } und scheidest aus der Runde aus.
       *[other] { $seat } hat { $total } und scheidet aus der Runde aus.
    }
event-scored-out = { $seat-is ->
        [you] Du bekommst einen Punkt, weil { $owner } ausscheidet, und hast { $points }.
       *[other] { $owner-is ->
            [you] { $seat } bekommt einen Punkt, weil du ausscheidest, und hat { $points }.
           *[other] { $seat } bekommt einen Punkt, weil { $owner } ausscheidet, und hat { $points }.
        }
    }
event-ratjack = { $seat-is ->
        [you] Ratjack! Du hast genau { $total }, bekommst einen Punkt und hast { $points }.
       *[other] Ratjack! { $seat } hat genau { $total }, bekommt einen Punkt und hat { $points }.
    }
event-last-left = { $seat-is ->
        [you] Du bist als Letzter übrig, bekommst einen Punkt und hast { $points }.
       *[other] { $seat } ist als Letzter übrig, bekommt einen Punkt und hat { $points }.
    }
event-nobody-left = Niemand ist mehr in der Runde.
event-deck-empty = Der Stapel ist aufgebraucht.
event-stalled = Seit { $turns } Zügen ist der Stapel nicht kleiner geworden.
event-highest = { $seat-is ->
        [you] Du hast mit { $total } am meisten, bekommst einen Punkt und hast { $points }.
       *[other] { $seat } hat mit { $total } am meisten, bekommt einen Punkt und hat { $points }.
    }
event-round-ended = Runde { $number } ist zu Ende.
event-uncovered = { $owner-is ->
        [you] Deine verdeckte Karte { $place } war { $card }.
       *[other] Die verdeckte Karte { $place } vor { $owner } war { $card }.
    }
event-won = { $seat-is ->
        [you] { $points ->
            [one] Du gewinnst mit einem Punkt.
           *[other] Du gewinnst mit { $points } Punkten.
        }
       *[other] { $points ->
            [one] { $seat } gewinnt mit einem Punkt.
           *[other] { $seat } gewinnt mit { $points } Punkten.
        }
    }
event-shared-victory = { $winners-is ->
        [you] { $points ->
            [one] { $winners } teilt euch den Sieg mit je einem Punkt.
           *[other] { $winners } teilt euch den Sieg mit je { $points } Punkten.
        }
       *[other] { $points ->
            [one] { $winners } teilen sich den Sieg mit je einem Punkt.
           *[other] { $winners } teilen sich den Sieg mit je { $points } Punkten.
        }
    }
event-turned-up-own = { $seat-is ->
        [you] Du deckst deine Karte { $place } auf und zeigst { $card }.
       *[other] { $seat } deckt die eigene Karte { $place } auf und zeigt { $card }.
    }
event-turned-down-own = { $seat-is ->
        [you] Du verdeckst { $card }, deine Karte { $place }.
       *[other] { $seat } verdeckt { $card }, die eigene Karte { $place }.
    }
event-discarded-own = { $seat-is ->
        [you] Du wirfst { $card } ab, deine Karte { $place }.
       *[other] { $seat } wirft { $card } ab, die eigene Karte { $place }.
    }
event-put-token-own = { $seat-is ->
        [you] Du legst { $token } auf deine Karte { $place }.
       *[other] { $seat } legt { $token } auf die eigene Karte { $place }.
    }
event-laid-from-deck-own = { $seat-is ->
        [you] Du legst die oberste Karte des Stapels verdeckt vor dich.
       *[other] { $seat } legt die oberste Karte des Stapels verdeckt vor sich.
    }
event-laid-from-discard-own = { $seat-is ->
        [you] Du legst { $card } aus der Ablage verdeckt vor dich.
       *[other] { $seat } legt { $card } aus der Ablage verdeckt vor sich.
    }

## Warum nicht

why-not-asked = Danach wird gerade nicht gefragt.
why-not-in-hand = Du hast { $card } nicht auf der Hand.
why-no-effect = Keine der Karten, die sie auslösen könnte, kann ihre Wirkung ganz ausführen: { $card }.
why-no-target = Die Wirkung lässt sich nicht ganz ausführen, denn auf dem Tisch liegt keine passende Karte: { $card }.
why-no-token = Die Wirkung lässt sich nicht ganz ausführen, denn im Vorrat liegt kein Marker mehr: { $card }.
why-deck-empty = Die Wirkung lässt sich nicht ganz ausführen, denn der Stapel ist leer: { $card }.
why-nothing-to-draw = Die Wirkung lässt sich nicht ganz ausführen, denn Stapel und Ablage sind beide leer: { $card }.
why-pile-too-small = { $count ->
        [one] Die Wirkung lässt sich nicht ganz ausführen, denn die Ablage ist leer: { $card }.
       *[other] Die Wirkung lässt sich nicht ganz ausführen, denn sie braucht { $count } Karten auf der Ablage, und dort sind { $number }: { $card }.
    }
why-triggered-already = Keine Karte wird in einem Zug zweimal ausgelöst: { $card }.
why-nothing-to-turn-up = Du hast keine verdeckte Karte, die du dafür aufdecken könntest.
why-token-not-there = Der Vorrat enthält { $token } nicht.
why-no-such-player = An Platz { $number } sitzt niemand.
why-not-yourself = Wähle einen Gegner, nicht dich selbst.
why-out = { $seat } ist aus der Runde ausgeschieden.
why-no-such-card = Vor { $seat } liegt keine Karte { $place }.
why-locked = Auf dieser Karte liegt ein Schloss: Sie kann weder auf- noch zugedeckt und nicht abgeworfen werden.
why-shielded = Auf dieser Karte liegt ein Schild: Andere können sie nicht wählen.
why-has-token = Auf dieser Karte liegt schon ein Marker, und mehr als einer liegt nie auf einer Karte.
why-bare = Auf dieser Karte liegt kein Marker.
why-does-not-fit = Diese Karte kommt hier nicht in Frage.

## Spieldateien

box-no-step = „{ $phrase }“ ist kein Schritt einer Wirkung; der Kopf der mitgelieferten Datei zählt sie auf.
box-turn-up-hidden = „{ $phrase }“: Nur eine verdeckte Karte kann aufgedeckt werden.
box-turn-down-visible = „{ $phrase }“: Nur eine offene Karte kann verdeckt werden.
box-trigger-own = „{ $phrase }“: Nur eine eigene Karte kann ausgelöst werden, denn man muss wissen, was sie tut.
box-trigger-other = „{ $phrase }“: Nur eine andere offene Karte kann ausgelöst werden.
box-own-card = „{ $phrase }“: Das geht nur mit einer eigenen Karte.
box-opposing-card = „{ $phrase }“: Nehmen kann man nur eine gegnerische Karte.
box-two-players = „{ $phrase }“: Getauscht werden Karten zweier verschiedener Spieler.
box-look-hidden = „{ $phrase }“: Ansehen kann man sich nur verdeckte Karten.
box-hand-card = „{ $phrase }“: Auf eine gezogene oder auf die Hand genommene Karte muss sofort ein Schritt mit der Hand folgen: eine Karte abwerfen, legen oder spielen; und nur dort steht ein solcher Schritt.
box-token-on-it = „{ $phrase }“ steht nur gleich nach einer Karte, die umgedreht, genommen oder gegeben wird.
box-after-trigger = „{ $phrase }“: Nach einer Karte, die ausgelöst wird, kann nichts mehr folgen.
box-could-spoil = „{ $phrase }“ könnte den nächsten Schritt unmöglich machen; danach kann nichts folgen.
box-too-many-triggers = ein Satz hat höchstens { $most } Karten, die eine andere auslösen.

## Der Wertungszettel

sheet-round = Runde { $number }

## Wie eine Partie zu Ende ging

ended-eliminations = Der letzte Punkt kam von einem Ausscheiden
ended-ratjack = Der letzte Punkt kam von einem Ratjack
ended-last-left = Den letzten Punkt bekam, wer als Letzter in der Runde war
ended-deck-empty = Den letzten Punkt bekam die höchste Summe: der Stapel war leer
ended-stalled = Den letzten Punkt bekam die höchste Summe: die Runde trat auf der Stelle

## Im Terminal

terminal-round = Runde { $round }
terminal-goal = { $points } Punkte gewinnen
terminal-deck = Stapel
terminal-discard = Ablage
terminal-reserve = Vorrat
terminal-points = Punkte
terminal-total = Summe
terminal-hand = Hand
terminal-cards = Karten nach ihrem Platz
terminal-out = raus
terminal-hidden = verdeckt
terminal-known = verdeckt, aber dir bekannt
terminal-with-token = verdeckt, mit einem Marker
terminal-known-in-deck = zweite Karte des Stapels, die du kennst
terminal-point = Punkt
terminal-pack-rats = Ratten
terminal-pack-weasels = Wiesel
terminal-pack-raccoons = Waschbären
terminal-no-effect = Keine Wirkung.
terminal-token-zero = Null
terminal-token-half = Hälfte
terminal-token-double = doppelt
terminal-token-lock = Schloss
terminal-token-shield = Schild
terminal-token-mute = stumm

## Für Studien

measure-points = { $number ->
        [one] einen Punkt
       *[other] { $number } Punkte
    }
things-card = Karten
things-token = Marker
plays-card = { $thing } offen legen
plays-token = { $thing } als Marker wählen
dealt-card = { $thing } in der ersten Hand
deed-draw-deck = vom Stapel ziehen
deed-draw-discard = von der Ablage ziehen
deed-down = eine Karte verdeckt legen
deed-up = eine Karte offen legen
deed-discard = eine Karte abwerfen, um eine aufzudecken
deed-card = eine Karte auf dem Tisch wählen
deed-token = eine Marke wählen
deed-player = einen Gegner wählen

## Was in der Schachtel ist

box-section-limits = Grenzen
box-section-rats = Ratten
box-section-weasels = Wiesel
box-section-raccoons = Waschbären
box-section-tokens = Marker
box-entry-limits-value = mehr darf niemand zeigen
box-entry-limits-points = Punkte zum Sieg
box-entry-limits-quiet = ruhige Züge, die eine Runde beenden
box-entry-rats = Ratte { $key }
box-entry-weasels = Wiesel { $key }
box-entry-raccoons = Waschbär { $key }
box-entry-tokens = Marker { $key }
box-field-effect = Wirkung
box-field-front = eine Seite
box-field-back = andere Seite
box-choice-zero = die Null
box-choice-half = die Hälfte
box-choice-double = das Doppelte
box-choice-lock = das Schloss
box-choice-shield = der Schild
box-choice-mute = das Schweigen
box-said-tokens = { $front } und { $back }
effect-count = Anzahl der Karten
effect-card = welche Karte

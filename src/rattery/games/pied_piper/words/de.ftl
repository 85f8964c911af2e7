### Der Rattenfänger

game-title = Der Rattenfänger
game-line = Schick die Ratten durch die Häuser der Nachbarn und bleib daheim, wenn alle anderen geflohen sind.

## Optionen

option-players = Spieler
option-players-help = Zu zweit stehen zwei neutrale Häuser zwischen euch.
option-variant = Variante
option-variant-help = Standard; kleine Ratten: ohne Sonderkarten, und jede Karte wirkt sofort; verdeckte Karten: eine Karte je Zug darf verdeckt liegen.
choice-variant-standard = Standard
choice-variant-little-rats = kleine Ratten
choice-variant-hidden = verdeckte Karten

## Die Dinge, wie Sätze sie brauchen. label-… steht auf einer Figurenkarte, mit Buchstabe und Form.

card-forward1 = vor 1
card-forward2 = vor 2
card-back1 = zurück 1
card-sewer = Kanal
card-plus1 = +1
card-melody = Melodie
card-forward1-help = Läuft durch das Haus davor.
card-forward2-help = Läuft durch die zwei Häuser davor.
card-back1-help = Läuft durch das Haus dahinter.
card-sewer-help = Läuft unter dem Haus davor hindurch; dessen Zähler bleibt stehen.
card-plus1-help = Mit einer Grundkarte: ein Haus mehr.
card-melody-help = Mit einer Grundkarte: Alle Figuren in derselben Lücke laufen mit.
figure-piper = der Rattenfänger
figure-yellow = die gelbe Ratte
figure-red = die rote Ratte
figure-blue = die blaue Ratte
figure-black = die schwarze Ratte
figure-violet = die violette Ratte
figure-green = die grüne Ratte
figure-orange = die orange Ratte
figure-white = die weiße Ratte
figure-brown = die braune Ratte
figure-pink = die pinke Ratte
figure-grey = die graue Ratte
figure-turquoise = die türkise Ratte
label-figure-piper = F♪ Fänger
label-figure-yellow = G○ gelbe Ratte
label-figure-red = R△ rote Ratte
label-figure-blue = B□ blaue Ratte
label-figure-black = S◇ schwarze Ratte
label-figure-violet = V☆ violette Ratte
label-figure-green = N✚ grüne Ratte
label-figure-orange = O⬠ orange Ratte
label-figure-white = W⬡ weiße Ratte
label-figure-brown = A▽ braune Ratte
label-figure-pink = P♡ pinke Ratte
label-figure-grey = U◐ graue Ratte
label-figure-turquoise = T◖ türkise Ratte
place-1 = 1
place-2 = 2
place-3 = 3
place-4 = 4

## Fragen

ask-nothing = Das Spiel ist aus.
ask-what-to-lay = { $which-id ->
        [only] Du beginnst, mit einer einzigen Karte. Welche legst du, und unter welche Figurenkarte?
        [first] Welche Karte legst du zuerst, und unter welche Figurenkarte?
       *[second] Welche Karte legst du jetzt, und unter welche andere Figurenkarte?
    }
ask-who-is-first = Zwei Figurenkarten sind aktiviert: { $figure } ({ $place }) und { $other-figure } ({ $other-place }). Welche kommt zuerst?

## Züge

move-lay = „{ $card }“ unter Figurenkarte { $place }
move-hide = „{ $card }“ verdeckt unter Figurenkarte { $place } legen
move-first = Mit Figurenkarte { $place } anfangen
move-lay-here = Unter Figurenkarte { $place }: { $figure }
move-hide-here = Verdeckt unter Figurenkarte { $place }: { $figure }
move-first-here = Zuerst Figurenkarte { $place }: { $figure }
pick-lay = „{ $card }“
pick-hide = „{ $card }“

## Was geschieht

event-begins = { $seat-is ->
        [you] Du beginnst, mit einer einzigen Karte.
       *[other] { $seat } beginnt, mit einer einzigen Karte.
    }
event-starts-beside = { $seat-is ->
        [you] { $figure } beginnt links von deinem Haus.
       *[other] { $figure } beginnt links vom Haus von { $seat }.
    }
event-starts-beside-neutral = { $figure } beginnt links von einem neutralen Haus.
event-set-aside = Ein Rattenfänger zu viel: Seine Karte kommt vorerst beiseite.
event-character-shown = Figurenkarte { $place }: { $figure }.
event-characters-shuffled = Die Figurenkarten werden zu einem neuen Stapel gemischt.
event-actions-shuffled = Die Aktionskarten werden zu einem neuen Stapel gemischt.
event-dealt = { $seat-is ->
        [you] { $number ->
            [one] Du bekommst eine Karte.
           *[other] Du bekommst { $number } Karten.
        }
       *[other] { $number ->
            [one] { $seat } bekommt eine Karte.
           *[other] { $seat } bekommt { $number } Karten.
        }
    }
event-drew = { $seat-is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
event-drew-seen = { $seat-is ->
        [you] Du ziehst „{ $card }“.
       *[other] { $seat } zieht „{ $card }“.
    }
event-laid = { $seat-is ->
        [you] Du legst „{ $card }“ unter Figurenkarte { $place }: { $figure }.
       *[other] { $seat } legt „{ $card }“ unter Figurenkarte { $place }: { $figure }.
    }
event-laid-face-down = { $seat-is ->
        [you] Du legst eine Karte verdeckt unter Figurenkarte { $place }: { $figure }.
       *[other] { $seat } legt eine Karte verdeckt unter Figurenkarte { $place }: { $figure }.
    }
event-laid-face-down-seen = { $seat-is ->
        [you] Du legst „{ $card }“ verdeckt unter Figurenkarte { $place }: { $figure }.
       *[other] { $seat } legt „{ $card }“ verdeckt unter Figurenkarte { $place }: { $figure }.
    }
event-turned-up = Unter Figurenkarte { $place } wird „{ $card }“ aufgedeckt: { $figure }.
event-chose-first = { $seat-is ->
        [you] Du fängst mit Figurenkarte { $place } an: { $figure }.
       *[other] { $seat } fängt mit Figurenkarte { $place } an: { $figure }.
    }
event-acts = { $figure } läuft los: „{ $card }“.
event-acts-with = { $figure } läuft los: „{ $card }“ mit „{ $special }“.
event-nothing-happens = Zwei Sonderkarten: { $figure } bleibt stehen.
event-follows = { $figure } hört die Melodie und läuft mit.
event-crossed = { $seat-is ->
        [you] { $figure } läuft durch dein Haus: Der Zähler steht auf { $counter }.
       *[other] { $figure } läuft durch das Haus von { $seat }: Der Zähler steht auf { $counter }.
    }
event-crossed-in-vain = { $seat-is ->
        [you] { $figure } läuft durch dein Haus: Der Zähler bleibt auf { $counter }.
       *[other] { $figure } läuft durch das Haus von { $seat }: Der Zähler bleibt auf { $counter }.
    }
event-crossed-neutral = { $figure } läuft durch ein neutrales Haus.
event-went-under = { $seat-is ->
        [you] { $figure } huscht durch den Kanal unter deinem Haus.
       *[other] { $figure } huscht durch den Kanal unter dem Haus von { $seat }.
    }
event-went-under-neutral = { $figure } huscht durch den Kanal unter einem neutralen Haus.
event-fled = { $seat-is ->
        [you] Ratten bis unters Dach: Du fliehst und scheidest aus.
       *[other] Ratten bis unters Dach: { $seat } flieht und scheidet aus.
    }
event-took-counters = { $seat-is ->
        [you] { $number ->
            [one] Du nimmst den Zähler von { $victim }.
           *[other] Du nimmst { $number } Zähler von { $victim }.
        }
       *[other] { $victim-is ->
            [you] { $number ->
                [one] { $seat } nimmt deinen Zähler.
               *[other] { $seat } nimmt { $number } Zähler von dir.
            }
           *[other] { $number ->
                [one] { $seat } nimmt den Zähler von { $victim }.
               *[other] { $seat } nimmt { $number } Zähler von { $victim }.
            }
        }
    }
event-counters-lost = { $victim-is ->
        [you] { $number ->
            [one] Dein Zähler kommt aus dem Spiel.
           *[other] { $number } deiner Zähler kommen aus dem Spiel.
        }
       *[other] { $number ->
            [one] Der Zähler von { $victim } kommt aus dem Spiel.
           *[other] { $number } Zähler von { $victim } kommen aus dem Spiel.
        }
    }
event-showed = { $seat-is ->
        [you] { $number ->
            [one] Du wirfst „{ $card }“ ab.
           *[other] Du wirfst „{ $card }“ × { $number } ab.
        }
       *[other] { $number ->
            [one] { $seat } wirft „{ $card }“ ab.
           *[other] { $seat } wirft „{ $card }“ × { $number } ab.
        }
    }
event-won = { $seat-is ->
        [you] Du gewinnst, mit dem Zähler auf { $counter }.
       *[other] { $seat } gewinnt, mit dem Zähler auf { $counter }.
    }
event-shared-victory = { $winners-is ->
        [you] { $winners } teilt euch den Sieg, mit den Zählern auf { $counter }.
       *[other] { $winners } teilen sich den Sieg, mit den Zählern auf { $counter }.
    }

## Warum nicht

why-not-activated = Figurenkarte { $place } ist in diesem Zug nicht aktiviert.
why-no-order-now = Jetzt gibt es keine Reihenfolge zu wählen: Leg eine Karte.
why-all-laid = Deine Karten liegen: Wähle jetzt, welche Figurenkarte zuerst kommt.
why-nothing-is-hidden = In diesem Spiel wird jede Karte offen gelegt.
why-hidden-already = Du hast in diesem Zug schon eine Karte verdeckt gelegt.
why-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
why-place-empty = Platz { $place } bleibt bis zum Ende des Zuges leer.
why-same-character = Unter Figurenkarte { $place } hast du in diesem Zug schon eine Karte gelegt: Nimm eine andere.

## Die Schachtel

box-tail-twice = { $colour } ist schon der Schwanz der Ratte { $number }; jede Ratte braucht eine eigene Farbe.
box-actions-too-many = Es darf höchstens { $most } Aktionskarten geben; hier sind es { $given }.
box-basic-too-few = Fünf Hände und die Reihe brauchen { $needed } Grundkarten; hier sind es { $given }.
box-through-too-few = Ein Haus hat { $needed } Stufen: Mindestens so viele Karten müssen durch Häuser führen, vor oder zurück; hier sind es { $given }.

## Der Wertungszettel

sheet-levels = Freie Stufen bis zum Dach, je { $points }
sheet-counters = Gewonnene Zähler
sheet-outlived = Geflohen, einer für jeden, der früher floh

## Die Plätze am Ende

place-at-home = { $number ->
        [0] Noch zu Hause, Zähler auf { $counter }
        [one] Noch zu Hause, Zähler auf { $counter }, ein Zähler gewonnen
       *[other] Noch zu Hause, Zähler auf { $counter }, { $number } Zähler gewonnen
    }
place-fled = { $number ->
        [1] Als Erstes geflohen, { place-fled-by }
        [2] Als Zweites geflohen, { place-fled-by }
        [3] Als Drittes geflohen, { place-fled-by }
       *[other] Als Nummer { $number } geflohen, { place-fled-by }
    }
place-fled-by = { $seat-is ->
        [you] von dir vertrieben
       *[other] vertrieben von { $seat }
    }
place-fled-alone = { $number ->
        [1] Als Erstes geflohen; niemand war mehr da, der die Zähler nahm
        [2] Als Zweites geflohen; niemand war mehr da, der die Zähler nahm
        [3] Als Drittes geflohen; niemand war mehr da, der die Zähler nahm
       *[other] Als Nummer { $number } geflohen; niemand war mehr da, der die Zähler nahm
    }

## Wie eine Partie zu Ende ging

ended-counter = Der niedrigere Zähler entschied
ended-captured = Die Zähler standen gleich; gewonnene entschieden
ended-shared = Alles gleich: ein geteilter Sieg

## Im Terminal

terminal-deck = { $cards ->
        [0] Stapel leer
        [one] eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
terminal-discard = Ablage:
terminal-face-down = verdeckt
terminal-won = gewonnener Zähler
terminal-level-full = volle Stufe
terminal-level-free = freie Stufe
terminal-waiting = wartet auf seinen Zug
terminal-move-lay = „{ $card }“ unter { $place } { $figure }
terminal-move-hide = „{ $card }“ verdeckt unter { $place } { $figure }
terminal-move-first = { $place } { $figure } fängt an
terminal-neutral = neutrales Haus
terminal-out = ausgeschieden
terminal-how-to-read = Figuren stehen links vom Haus ihrer Zeile. Vorwärts geht es nach unten; nach dem letzten Haus kommt das erste.

## Für Studien

measure-levels = { $number ->
        [one] ein freies Stockwerk
       *[other] { $number } freie Stockwerke
    }
measure-counters = { $number ->
        [one] einen gewonnenen Zähler
       *[other] { $number } gewonnene Zähler
    }
things-card = Aktionskarten
plays-card = „{ $thing }“ legen
dealt-card = „{ $thing }“ in der ersten Hand
deed-lay = eine Karte offen legen
deed-hide = eine Karte verdeckt legen
deed-first = wählen, wer zuerst handelt

## Was in der Schachtel ist

box-section-limits = Grenzen
box-section-characters = Figurenkarten
box-section-tails = die Schwänze der Ratten
box-section-actions = Aktionskarten
box-entry-limits-levels = Stufen eines Hauses
box-entry-limits-hand = Karten auf der Hand
box-entry-characters-each = Karten jeder Figur
box-entry-tails = Ratte { $key }
box-entry-actions-forward1 = vor 1
box-entry-actions-forward2 = vor 2
box-entry-actions-back1 = zurück 1
box-entry-actions-sewer = Kanal
box-entry-actions-plus1 = +1
box-entry-actions-melody = Melodie
box-field-colour = Farbe
box-field-count = Karten
box-choice-yellow = gelb
box-choice-red = rot
box-choice-blue = blau
box-choice-black = schwarz
box-choice-violet = violett
box-choice-green = grün
box-choice-orange = orange
box-choice-white = weiß
box-choice-brown = braun
box-choice-pink = pink
box-choice-grey = grau
box-choice-turquoise = türkis

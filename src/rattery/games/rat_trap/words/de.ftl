### Rat Trap

game-title = Rat Trap
game-line = Teile die Würfel, öffne Türen, horte Käse, und hüte dich vor der Katze!
automaton = die dritte Ratte

## Optionen

option-players = Spieler
option-players-help = Zu zweit spielt die dritte Ratte mit.
option-roles = Rollen
option-roles-help = Alle bekommen in jeder Runde eine geheime Rolle.
option-ties = Gleichstand
option-ties-help = Bei Gleichstand wird der Sieg geteilt oder eine Extrarunde gespielt.
choice-ties-share = geteilt
choice-ties-extra-round = eine Runde mehr

## Dinge. Karte und Würfel im Akkusativ, wie Sätze sie brauchen; label-… allein, wie auf einem Knopf oder in einer Tabelle.

card-trap = eine Falle
card-one = einen Käse
card-two = zwei Käse
card-clover = ein Kleeblatt
label-card-trap = Falle
label-card-one = 1 Käse
label-card-two = 2 Käse
label-card-clover = Kleeblatt
die-key = 1 Schlüssel
die-keys = 2 Schlüssel
die-steal = Stehlen
die-claws = Krallen
die-heal = Heilung
die-blank = eine leere Seite
role-manipulator = der Manipulierer
role-al-ratone = Al Ratone
role-hypnotist = der Hypnotiseur
role-fool = der Verrückte
role-alchemist = der Alchemist
role-manipulator-help = Zeigt sich sofort. Sieht zwei Stapel durch und ordnet jeden nach Belieben.
role-al-ratone-help = Darf einmal, nach dem letzten Wurf, als Komplize einspringen.
role-hypnotist-help = Darf einmal die Katze, wenn sie kommt, auf jemand anderen lenken.
role-fool-help = Behält gezogene Fallen im Vorrat. Wird ihm eine gestohlen, verletzt sich der Dieb, dann zahlt der Verrückte für alle übrigen.
role-alchemist-help = Bekommt einen Punkt für jedes Kleeblatt, das am Ende der Runde übrig ist.

## Fragen

ask-nothing = Das Spiel ist aus.
ask-which-piles = Du bist der Manipulierer. Welche zwei Stapel siehst du durch?
ask-what-next = Stapel { $pile }: Welche Karte kommt { $place ->
        [1] nach oben
       *[other] als nächste darunter
    }?
ask-throw-again = { $twice ->
        [1] Du hast zweimal { $die } gewürfelt. Bleibst du dabei, oder wirfst du beide Würfel neu?
       *[0] Du hast { $die } und { $other } gewürfelt. Bleibst du dabei, oder wirfst du beide Würfel neu?
    }
ask-step-in = { $twice ->
        [1] { $active } hat zweimal { $die }. Springst du als Komplize ein?
       *[0] { $active } hat { $die } und { $other }. Springst du als Komplize ein?
    }
ask-which-partner = { $twice ->
        [1] Du hast zweimal { $die }. Wem gibst du die Würfel?
       *[0] Du hast { $die } und { $other }. Wem gibst du die Würfel?
    }
ask-which-die = { $active } gibt dir die Würfel. Welchen behältst du?
ask-which-pile = { $whose-id ->
        [third_rat] Die dritte Ratte öffnet eine Tür. Von welchem Stapel?
       *[own] Von welchem Stapel ziehst du?
    }
ask-whom-to-rob = { $whose-id ->
        [third_rat] Die dritte Ratte stiehlt. Wen bestiehlt sie?
       *[own] Wen bestiehlst du?
    }
ask-whom-to-claw = Auf wen hetzt du die Katze?
ask-send-cat-on = Die Katze kommt auf dich zu. Lenkst du sie um?
ask-use-clover = Gleich bekommst du ein Pflaster. Setzt du ein Kleeblatt ein?

## Züge

move-stand = Bleib bei diesem Wurf
move-reroll = Wirf beide Würfel neu
move-partner = Gib die Würfel an { $seat }
move-keep = Behalte { $die }
move-draw = Zieh von Stapel { $pile }
move-steal = Bestiehl { $seat }
move-claw = Hetze die Katze auf { $seat }
move-clover = Setze ein Kleeblatt ein
move-pass = Lass es geschehen
move-step-in = Spring als Komplize ein
move-hypnotise = Lenke die Katze auf { $seat }
move-look = Sieh die Stapel { $piles } durch
move-next = { $card-id ->
        [trap] Eine Falle
        [one] Ein Käse
        [two] Zwei Käse
       *[clover] Ein Kleeblatt
    }
move-draw-here = { $cards ->
        [1] Zieh eine Karte von Stapel { $pile }
        [2] Zieh zwei Karten von Stapel { $pile }
       *[other] Zieh { $cards } Karten von Stapel { $pile }
    }
move-pass-here = { $about-id ->
        [clover] { $clover ->
            [0] Nimm das Pflaster: Du hast kein Kleeblatt, wirst aber gefragt, damit es niemand erfährt
            [1] Behalte dein Kleeblatt und nimm das Pflaster
           *[other] Behalte deine Kleeblätter und nimm das Pflaster
        }
        [cat] { $role-id ->
            [hypnotist] Lass die Katze kommen
           *[other] Lass die Katze kommen: Du bist nicht der Hypnotiseur, wirst aber gefragt, damit es niemand erfährt
        }
       *[partner] { $role-id ->
            [al_ratone] Spring nicht ein
           *[other] Spring nicht ein: Du bist nicht Al Ratone, wirst aber gefragt, damit es niemand erfährt
        }
    }
move-clover-here = { $clover ->
        [1] Nutze dein Kleeblatt: kein Pflaster
       *[other] Nutze eins deiner { $clover } Kleeblätter: kein Pflaster
    }

## Was geschieht

event-round-began = Runde { $number } beginnt.
event-extra-round-began = Gleichstand: Es gibt eine Extrarunde.
event-got-role = { $seat-is ->
        [you] Du bekommst eine Rolle.
       *[other] { $seat } bekommt eine Rolle.
    }
event-got-role-seen = { $seat-is ->
        [you] Du bekommst eine Rolle: { $role }.
       *[other] { $seat } bekommt eine Rolle: { $role }.
    }
event-role-shown = { $seat-is ->
        [you] Du bist { $role }.
       *[other] { $seat } ist { $role }.
    }
event-looked = { $seat-is ->
        [you] Du siehst Stapel { $pile } durch.
       *[other] { $seat } sieht Stapel { $pile } durch.
    }
event-laid = { $seat-is ->
        [you] Du legst eine Karte in Stapel { $pile }.
       *[other] { $seat } legt eine Karte in Stapel { $pile }.
    }
event-laid-seen = { $seat-is ->
        [you] Du legst { $card } in Stapel { $pile }.
       *[other] { $seat } legt { $card } in Stapel { $pile }.
    }
event-arranged = { $seat-is ->
        [you] Du hast Stapel { $pile } geordnet.
       *[other] { $seat } hat Stapel { $pile } geordnet.
    }
dice-thrown = { $die-id ->
        [key] { $other-id ->
            [key] zweimal { $die }
           *[other] { $die } und { $other }
        }
        [keys] { $other-id ->
            [keys] zweimal { $die }
           *[other] { $die } und { $other }
        }
        [steal] { $other-id ->
            [steal] zweimal { $die }
           *[other] { $die } und { $other }
        }
        [claws] { $other-id ->
            [claws] zweimal { $die }
           *[other] { $die } und { $other }
        }
        [heal] { $other-id ->
            [heal] zweimal { $die }
           *[other] { $die } und { $other }
        }
        [blank] { $other-id ->
            [blank] zweimal { $die }
           *[other] { $die } und { $other }
        }
       *[other] { $die } und { $other }
    }
event-threw = { $seat-is ->
        [you] Du würfelst { dice-thrown }.
       *[other] { $seat } würfelt { dice-thrown }.
    }
event-threw-again = { $seat-is ->
        [you] Du wirfst neu: { dice-thrown }.
       *[other] { $seat } wirft neu: { dice-thrown }.
    }
event-stood = { $seat-is ->
        [you] Du bleibst bei diesem Wurf.
       *[other] { $seat } bleibt bei diesem Wurf.
    }
event-stepped-in = { $seat-is ->
        [you] Du springst als Komplize ein.
       *[other] { $seat } springt als Komplize ein.
    }
event-did-not-step-in = { $seat-is ->
        [you] Du springst nicht ein.
       *[other] { $seat } springt nicht ein.
    }
event-gave-dice = { $seat-is ->
        [you] Du gibst die Würfel an { $partner }.
       *[other] { $partner-is ->
            [you] { $seat } gibt dir die Würfel.
           *[other] { $seat } gibt die Würfel an { $partner }.
        }
    }
event-kept = { $seat-is ->
        [you] Du behältst { $die } und gibst { $other } an { $partner } zurück.
       *[other] { $partner-is ->
            [you] { $seat } behält { $die } und gibt dir { $other } zurück.
           *[other] { $seat } behält { $die } und gibt { $other } an { $partner } zurück.
        }
    }
event-third-rat-card = { $decider-is ->
        [you] Die dritte Ratte deckt Karte { $card-number } auf; du entscheidest für sie.
       *[other] Die dritte Ratte deckt Karte { $card-number } auf; { $decider } entscheidet für sie.
    }
event-nothing-to-do = { $seat-is ->
        [you] { $die-id ->
            [steal] Du findest nichts zu stehlen.
            [claws] Du hetzt die Katze los, doch sie findet kein Opfer.
            [heal] Du hast nichts zu heilen.
            [blank] Du hast eine leere Seite: Nichts geschieht.
           *[key] Du findest keine Tür mehr zu öffnen.
        }
       *[other] { $die-id ->
            [steal] { $seat } findet nichts zu stehlen.
            [claws] { $seat } hetzt die Katze los, doch sie findet kein Opfer.
            [heal] { $seat } hat nichts zu heilen.
            [blank] { $seat } hat eine leere Seite: Nichts geschieht.
           *[key] { $seat } findet keine Tür mehr zu öffnen.
        }
    }
event-action-lost = { $seat-is ->
        [you] Du bist ausgeschieden; die Aktion „{ $die }“ verfällt.
       *[other] { $seat } ist ausgeschieden; die Aktion „{ $die }“ verfällt.
    }
event-drew = { $seat-is ->
        [you] Du ziehst von Stapel { $pile }.
       *[other] { $seat } zieht von Stapel { $pile }.
    }
event-drew-seen = { $seat-is ->
        [you] Du ziehst { $card } von Stapel { $pile }.
       *[other] { $seat } zieht { $card } von Stapel { $pile }.
    }
event-drew-openly = { $seat-is ->
        [you] Du ziehst { $card } von Stapel { $pile }.
       *[other] { $seat } zieht { $card } von Stapel { $pile }.
    }
event-trap-sprung = { $seat-is ->
        [you] Du tappst in eine Falle aus Stapel { $pile }!
       *[other] { $seat } tappt in eine Falle aus Stapel { $pile }!
    }
event-stole = { $seat-is ->
        [you] Du bestiehlst { $victim } und nimmst eine Karte.
       *[other] { $victim-is ->
            [you] { $seat } bestiehlt dich und nimmt eine Karte.
           *[other] { $seat } bestiehlt { $victim } und nimmt eine Karte.
        }
    }
event-stole-seen = { $seat-is ->
        [you] Du bestiehlst { $victim } und nimmst { $card }.
       *[other] { $victim-is ->
            [you] { $seat } bestiehlt dich und nimmt { $card }.
           *[other] { $seat } bestiehlt { $victim } und nimmt { $card }.
        }
    }
event-stole-openly = { $seat-is ->
        [you] Du bestiehlst { $victim } und nimmst { $card }.
       *[other] { $victim-is ->
            [you] { $seat } bestiehlt dich und nimmt { $card }.
           *[other] { $seat } bestiehlt { $victim } und nimmt { $card }.
        }
    }
event-stole-trap = { $seat-is ->
        [you] Du bestiehlst { $victim } und nimmst eine Falle. Schnapp!
       *[other] { $victim-is ->
            [you] { $seat } bestiehlt dich und nimmt eine Falle. Schnapp!
           *[other] { $seat } bestiehlt { $victim } und nimmt eine Falle. Schnapp!
        }
    }
event-fool-exposed = { $seat-is ->
        [you] { $traps ->
            [0] Du hast keine Falle mehr.
            [one] Du zeigst noch eine Falle und wirfst sie ab.
           *[other] Du zeigst noch { $traps } Fallen und wirfst sie ab.
        }
       *[other] { $traps ->
            [0] { $seat } hat keine Falle mehr.
            [one] { $seat } zeigt noch eine Falle und wirft sie ab.
           *[other] { $seat } zeigt noch { $traps } Fallen und wirft sie ab.
        }
    }
event-cat-sent = { $seat-is ->
        [you] Du hetzt die Katze auf { $target }.
       *[other] { $target-is ->
            [you] { $seat } hetzt die Katze auf dich.
           *[other] { $seat } hetzt die Katze auf { $target }.
        }
    }
event-hypnotised = { $seat-is ->
        [you] Du lenkst die Katze auf { $target }.
       *[other] { $target-is ->
            [you] { $seat } lenkt die Katze auf dich.
           *[other] { $seat } lenkt die Katze auf { $target }.
        }
    }
event-did-not-hypnotise = { $seat-is ->
        [you] Du lässt die Katze kommen.
       *[other] { $seat } lässt die Katze kommen.
    }
event-healed = { $seat-is ->
        [you] Du heilst dich und legst ein Pflaster ab.
       *[other] { $seat } heilt sich und legt ein Pflaster ab.
    }
event-used-clover = { $seat-is ->
        [you] Du wirfst ein Kleeblatt ab und kommst heil davon.
       *[other] { $seat } wirft ein Kleeblatt ab und kommt heil davon.
    }
event-wounded = { $seat-is ->
        [you] { $bandages ->
            [1] Du bekommst ein erstes Pflaster.
            [2] Du bekommst ein zweites Pflaster.
            [3] Du bekommst ein drittes Pflaster.
           *[other] Du bekommst ein Pflaster und hast { $bandages }.
        }
       *[other] { $bandages ->
            [1] { $seat } bekommt ein erstes Pflaster.
            [2] { $seat } bekommt ein zweites Pflaster.
            [3] { $seat } bekommt ein drittes Pflaster.
           *[other] { $seat } bekommt ein Pflaster und hat { $bandages }.
        }
    }
event-went-out = { $seat-is ->
        [you] { $cards ->
            [0] Du scheidest aus der Runde aus.
            [one] Du scheidest aus der Runde aus und verlierst eine Karte.
           *[other] Du scheidest aus der Runde aus und verlierst { $cards } Karten.
        }
       *[other] { $cards ->
            [0] { $seat } scheidet aus der Runde aus.
            [one] { $seat } scheidet aus der Runde aus und verliert eine Karte.
           *[other] { $seat } scheidet aus der Runde aus und verliert { $cards } Karten.
        }
    }
event-round-ended = Runde { $number } ist zu Ende.
event-stock-shown = { $one ->
        [0] { $two ->
            [0] { $clover ->
                [0] { $trap ->
                    [0] { $seat-is ->
                        [you] Du zeigst einen leeren Vorrat.
                       *[other] { $seat } zeigt einen leeren Vorrat.
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
        [you] Du zeigst deinen Vorrat:
       *[other] { $seat } zeigt den Vorrat:
    }{ $one ->
        [0] {""}
        [1] {" "}einen Käse,
       *[other] {" "}{ $one } × einen Käse,
    }{ $two ->
        [0] {""}
        [1] {" "}zwei Käse,
       *[other] {" "}{ $two } × zwei Käse,
    }{ $clover ->
        [0] {""}
        [1] {" "}ein Kleeblatt,
       *[other] {" "}{ $clover } Kleeblätter,
    }{ $trap ->
        [0] {""}
        [1] {" "}eine Falle,
       *[other] {" "}{ $trap } Fallen,
    }{" "}und sonst nichts.
event-scored = { $seat-is ->
        [you] { $points ->
            [0] Du bekommst keinen Punkt und hast { $total }.
            [one] Du bekommst einen Punkt und hast { $total }.
           *[other] Du bekommst { $points } Punkte und hast { $total }.
        }
       *[other] { $points ->
            [0] { $seat } bekommt keinen Punkt und hat { $total }.
            [one] { $seat } bekommt einen Punkt und hat { $total }.
           *[other] { $seat } bekommt { $points } Punkte und hat { $total }.
        }
    }
event-consoled = { $seat-is ->
        [you] { $points ->
            [0] Niemand hat gepunktet; auch du bekommst nichts und hast { $total }.
            [one] Niemand hat gepunktet; dafür bekommst du einen Punkt und hast { $total }.
           *[other] Niemand hat gepunktet; dafür bekommst du { $points } Punkte und hast { $total }.
        }
       *[other] { $points ->
            [0] Niemand hat gepunktet; auch { $seat } bekommt nichts und hat { $total }.
            [one] Niemand hat gepunktet; dafür bekommt { $seat } einen Punkt und hat { $total }.
           *[other] Niemand hat gepunktet; dafür bekommt { $seat } { $points } Punkte und hat { $total }.
        }
    }
event-won = { $seat-is ->
        [you] { $total ->
            [0] Du gewinnst, ganz ohne Punkte.
            [one] Du gewinnst mit einem Punkt.
           *[other] Du gewinnst mit { $total } Punkten.
        }
       *[other] { $total ->
            [0] { $seat } gewinnt, ganz ohne Punkte.
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

## Warum nicht

why-no-such-rat = Auf Platz { $number } sitzt keine Ratte.
why-no-such-pile = Stapel { $pile } gibt es in diesem Spiel nicht.
why-pile-empty = Stapel { $pile } ist leer.
why-not-own-partner = Du kannst nicht dein eigener Komplize sein.
why-third-rat-has-no-cards = Alle Karten der dritten Ratte sind aufgedeckt; sie kann nicht mehr dein Komplize sein.
why-die-not-there = Keiner der Würfel zeigt { $die }.
why-not-rob-oneself = Niemand bestiehlt sich selbst.
why-no-stock = Hier ist nichts zu holen; { $seat } hat keinen Vorrat.
why-not-this-target = Auf { $seat } kannst du die Katze jetzt nicht hetzen: Wähle eine andere Ratte.
why-out = Zu spät, { $seat } ist schon aus der Runde ausgeschieden.
why-attacked-already = In diesem Zug hat die Katze { $seat } schon angegriffen.
why-no-clover = Du hast kein Kleeblatt.
why-not-hypnotist = Du bist nicht der Hypnotiseur.
why-not-al-ratone = Du bist nicht Al Ratone.
why-card-not-there = { $card-id ->
        [trap] In diesem Stapel ist keine Falle mehr übrig.
        [one] In diesem Stapel ist keine Karte mit 1 Käse mehr übrig.
        [two] In diesem Stapel ist keine Karte mit 2 Käse mehr übrig.
       *[clover] In diesem Stapel ist kein Kleeblatt mehr übrig.
    }
why-thrown-twice = Du darfst nicht noch einmal werfen: Die Würfel sind in diesem Zug schon zweimal gefallen.
why-throw-is-over = Der Wurf steht für diesen Zug schon fest.
why-not-asked = Danach ist gerade nicht gefragt.

## Schachtel-Dateien

box-doors-in-all = Bei { $rats } Ratten müssen es insgesamt { $expected } Türen sein; es sind { $given }.
box-traps-too-few = Jeder der { $rats } Stapel braucht eine Falle; es gibt nur { $given }.
box-die-without-key = Ein Würfel muss auf mindestens einer Seite einen Schlüssel zeigen.

## Versprechen und Drohungen auf einen Klick. Nichts davon bindet irgendwen.

promise-keep-heal = Gib mir die Würfel, ich behalte die Heilung.
promise-keep-keys = Gib mir die Würfel: Ich nehme die Schlüssel, der Rest gehört dir.
promise-leave-you-heal = Wähl mich, und die Heilung gehört dir.
promise-leave-you-keys = Wähl mich, und du bekommst die Schlüssel.
promise-no-claws = Wähl mich, und die Katze lässt dich in Ruhe.
promise-no-stealing = In dieser Runde stehle ich dir nichts.
promise-share-next = Hilf mir jetzt, dann wähle ich nächstes Mal dich.
promise-know-a-trap = Ich weiß, wo eine Falle ist. Frag mich nett.
promise-know-a-cheese = Ich weiß, wo guter Käse ist. Frag mich nett.
promise-no-trap-in-stock = In meinem Vorrat ist keine Falle. Rattenehrenwort.
promise-revenge = Tu das, und du wirst es bereuen.
promise-claw-the-leader = Halten wir zusammen auf, wer vorne liegt.

## Der Wertungszettel

sheet-round = Runde { $number }
sheet-extra-round = Extrarunde
sheet-stock = Karten im Vorrat am Ende, bei Gleichstand

## Wie eine Partie zu Ende ging

ended-points = Jemand hatte genug Punkte
ended-rounds = Die letzte Runde war gespielt
ended-extra-round = Die Extrarunde war gespielt

## Im Terminal

terminal-round = Runde { $round } von { $rounds }
terminal-extra-round = Extrarunde
terminal-goal = Schluss bei { $points } Punkten
terminal-points = Punkte
terminal-bandages = Pflaster
terminal-stock = Vorrat
terminal-role = Rolle
terminal-out = ausgeschieden
terminal-lost = verloren
terminal-active = Würfel
terminal-partner = Komplize
terminal-in-danger = in Gefahr
terminal-bandage = Pflaster
terminal-laid = links davon gelegt, rechts davon noch zu legen
terminal-pile-foot = übrige Türen des Stapels, dort zugeschnappte Fallen
terminal-own-role = deine Rolle, die sonst niemand kennt
terminal-face-down = verdeckt
terminal-cheese = Käse
terminal-die-key = 1 Schlüssel
terminal-die-keys = 2 Schlüssel
terminal-die-steal = Stehlen
terminal-die-claws = Krallen
terminal-die-heal = Heilung
terminal-die-blank = leer
terminal-active-decides = ▶ der aktive Spieler entscheidet
terminal-opponent-decides = ◀ der Gegner entscheidet
terminal-cards-left = { $cards ->
        [0] Dritte Ratte: keine Karte mehr
        [one] Dritte Ratte: noch eine Karte
       *[other] Dritte Ratte: noch { $cards } Karten
    }

## Was sich über Bots herausstellt (unsere eigene Idee)

temper-honest = eine ehrliche Ratte
temper-canny = eine kluge Rechnerin
temper-sly = eine durchtriebene Ratte

## Für Studien

measure-points = { $number ->
        [one] einen Punkt
       *[other] { $number } Punkte
    }
measure-cards = { $number ->
        [one] eine Karte im Vorrat
       *[other] { $number } Karten im Vorrat
    }
things-role = Rollen
things-card = Karten hinter den Türen
things-die = Würfel
plays-role = was nur { $thing } darf
plays-card = { $thing } einsetzen
plays-die = als Komplize { $thing } behalten
dealt-role = { $thing } in der ersten Runde
deed-stand = die Würfel liegen lassen
deed-reroll = noch einmal würfeln
deed-partner = einen Komplizen wählen
deed-keep = einen Würfel behalten
deed-draw = einen Stapel wählen
deed-steal = jemanden bestehlen
deed-claw = die Katze losschicken
deed-clover = ein Kleeblatt einsetzen
deed-pass = weder Kleeblatt noch Rolle einsetzen
deed-step-in = als Komplize einspringen
deed-hypnotise = die Katze weiterschicken
deed-look = zwei Stapel durchsehen
deed-next = einen Stapel ordnen

## Was in der Schachtel ist

box-section-limits = Grenzen
box-section-doors = hinter den Türen
box-section-dice = die Würfel
box-section-third-rat = Karten der dritten Ratte
box-entry-limits-bandages-to-be-out = Pflaster bis zum Ausscheiden
box-entry-limits-points-to-end = Punkte, die das Spiel beenden
box-entry-limits-rounds = Runden höchstens
box-entry-limits-consolation = Trostpunkte
box-entry-doors = mit { $key } Ratten
box-entry-dice-first = erster Würfel
box-entry-dice-second = zweiter Würfel
box-entry-third-rat = Karte { $key }
box-field-trap = Fallen
box-field-one = ein Käse
box-field-two = zwei Käse
box-field-clover = Kleeblätter
box-field-faces = Seiten
box-field-order = Liebstes zuerst
box-field-decides = entscheidet
box-choice-key = 1 Schlüssel
box-choice-keys = 2 Schlüssel
box-choice-steal = Stehlen
box-choice-claws = Krallen
box-choice-heal = Heilung
box-choice-blank = leer
box-choice-active = ▶ der aktive Spieler
box-choice-opponent = ◀ der Gegner
box-said-doors = Fallen: { $trap }, ein Käse: { $one }, zwei Käse: { $two }, Kleeblätter: { $clover }
box-said-third-rat = { $order }; { $decides }

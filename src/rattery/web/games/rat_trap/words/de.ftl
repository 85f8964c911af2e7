### What the browser says at the table of Rat Trap.

rt-round = Runde { $round } von { $rounds }
rt-extra-round = Extrarunde
rt-goal = { $points } Punkte beenden das Spiel
rt-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
rt-doors = { $count ->
        [one] eine Tür
       *[other] { $count } Türen
    }
rt-traps = { $count ->
        [one] eine Falle zugeschnappt
       *[other] { $count } Fallen zugeschnappt
    }
rt-face-down = eine geschlossene Tür
rt-throws = { $count ->
        [one] einmal gewürfelt
       *[other] { $count }-mal gewürfelt
    }
rt-keys = { $count ->
        [one] noch eine Tür zu öffnen
       *[other] noch { $count } Türen zu öffnen
    }
rt-cat-at = Die Katze kommt!
rt-no-stock = kein Vorrat
rt-out = aus der Runde
rt-lost = raus; verloren:
rt-role-secret = geheime Rolle
rt-in-danger = in Gefahr
rt-attacked = gekratzt
rt-active = hat die Würfel
rt-partner = Komplize
rt-acting = handelt
rt-discard = Abgelegt
rt-third-rat = { $cards ->
        [one] Dritte Ratte: noch eine Karte
       *[other] Dritte Ratte: noch { $cards } Karten
    }
rt-third-rat-decides = entscheidet für sie
rt-decides-active = ▶ wer am Zug ist, wählt
rt-decides-opponent = ◀ der Gegner wählt
rt-turned = Schon aufgedeckt: { $cards }.
rt-pile = Stapel { $pile }
rt-known = Diese Türen kennst du, von oben nach unten: { $cards }
rt-stock = { $count ->
        [0] Kein Vorrat
        [one] Eine Karte im Vorrat
       *[other] { $count } Karten im Vorrat
    }
rt-points-of = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
rt-bandages-of = { $count } von { $of } Pflastern
rt-cat-asleep = Die Katze schläft. Noch.
rt-role-hidden = Das weißt nur du.
rt-arranging = Stapel { $pile } wird geordnet, von oben nach unten
rt-third-card = Karte { $number }: am liebsten { $order }
rt-tip-pile = Türen; hinter mindestens einer von je fünf war eine Falle. Wer einen Schlüssel hat, öffnet die oberste.
rt-unseen = Hinter Türen und in Vorräten, von dir noch nicht gesehen: { $cards }.
rt-tip-key = Öffne die oberste Tür eines beliebigen Stapels.
rt-tip-keys = Öffne zwei Türen eines Stapels, eine nach der anderen.
rt-tip-steal = Nimm jemandem eine Karte aus dem Vorrat. Welche, entscheidet der Zufall.
rt-tip-claws = Wer die Krallen hat, schickt die Katze zu einer anderen Ratte. Die bekommt ein Pflaster.
rt-tip-heal = Leg eines deiner Pflaster zurück.
rt-tip-stock = Käse und Kleeblätter, verdeckt. Was es ist, weiß nur, wem es gehört.
rt-tip-own-stock = Diese Karten siehst nur du. Käse zählt am Ende der Runde; ein Kleeblatt erspart dir ein Pflaster.
rt-tip-points = Punkte aus früheren Runden sind sicher. Wer { $points } hat, beendet das Spiel.
rt-tip-bandages = Jede Falle und jeder Besuch der Katze kostet ein Pflaster. Mit dem letzten ist die Ratte aus der Runde, und ihr Vorrat ist weg.
rt-tip-role = In dieser Runde haben alle eine geheime Rolle. Gezeigt wird sie, wenn man sie nutzt, oder am Ende.
rt-tip-standee = Sie steht bei der Ratte, die gewürfelt hat und einen Komplizen sucht.
rt-tip-rat = Vielleicht dein Komplize, vielleicht dein Opfer. Oft beides.
rt-tip-discard = Zugeschnappte Fallen und genutzte Kleeblätter. Was hier liegt, ist hinter keiner Tür mehr.
rt-tip-third-rat = Ist die dritte Ratte dein Komplize, wird ihre nächste Karte aufgedeckt: Sie behält den Würfel, der dort zuerst kommt, und ▶ oder ◀ sagt, wer für sie wählt.
walk-rt-piles = Jeder Stapel ist ein Zimmer mit fünf Türen. Dahinter: Käse, Kleeblätter und Fallen.
walk-rt-own = Das bist du. Was du hinter Türen findest, ist dein Vorrat, und sein Käse zählt am Ende der Runde. Pflaster sind Wunden: Bei Nummer { $limits-bandages-to-be-out } bist du aus der Runde, und dein Vorrat ist weg.
walk-rt-threw = Was die Würfel sagen: Ein Schlüssel öffnet eine Tür, zwei öffnen zwei, die Hand stiehlt eine Karte, die Krallen schicken die Katze, und Heilung nimmt eins deiner Pflaster ab.
walk-rt-throw-again = Du willst Käse, und du bist dran. Die beiden Würfel zeigen zwei Aufgaben: Eine machst du, die andere ein Komplize. Behalte den Wurf, oder wirf beide neu. Nur einmal, und dann gilt der zweite Wurf.
walk-rt-partner = Jetzt suchst du dir einen Komplizen: eine der Ratten, die leuchten. Sie behält einen Würfel für sich und gibt dir den anderen zurück. Nimm also eine, die will, was du nicht willst.
walk-rt-die = Du bist jetzt Komplize. Tipp auf den Würfel, dessen Aufgabe du willst: Ein Schlüssel öffnet eine Tür, die Hand stiehlt eine Karte, die Krallen schicken die Katze, Heilung nimmt ein Pflaster weg. Der andere geht zurück.
walk-rt-pile = Du hast einen Schlüssel: Tipp auf einen Stapel, um seine oberste Tür zu öffnen. Käse bringt Punkte, ein Kleeblatt rettet dich einmal, eine Falle tut weh. Gefundene Fallen liegen daneben: So ahnst du, was noch kommt.
walk-rt-drew = Was eine Ratte hinter einer Tür findet, bleibt ihr Geheimnis. Die anderen sehen nur, wie viele Karten sie hat.
walk-rt-trap = Schnapp! Eine Falle wird sofort gezeigt, und sie tut weh.
walk-rt-wounded = Ein Pflaster: Diese Ratte ist verletzt. Es bleibt, bis sie selbst heilen darf oder die Runde endet.
walk-rt-clover = Gleich tut dir etwas weh. Ein Kleeblatt aus deinem Vorrat verhindert es; ohne bekommst du ein Pflaster. Gefragt wirst du auch, wenn du keins hast, damit niemand errät, was du hältst.
walk-rt-rob = Du darfst eine Karte stehlen. Tipp auf die Ratte, die du bestiehlst: Welche Karte es wird, ist Glück, aber je mehr vor ihr liegt, desto mehr Käse hat sie wohl.
walk-rt-cat = Die Katze! Wer die Krallen hat, schickt sie los, auch zum eigenen Komplizen.
walk-rt-round-ended = Die Runde ist vorbei: Jeder Käse im Vorrat zählt, außer die Ratte ist raus.
walk-rt-claw = Du hast die Krallen. Tipp auf die Ratte, auf die die Katze springen soll: Sie bekommt ein Pflaster, und bei Nummer { $limits-bandages-to-be-out } ist sie ohne Punkte aus der Runde. Auch der Komplize darf es sein.
walk-rt-which-piles = Deine Rolle ist der Manipulierer: Vor der Runde siehst du zwei Stapel durch und ordnest ihre Türen, wie du magst. Such dir die zwei aus.
walk-rt-arrange = Du legst diesen Stapel neu, von oben nach unten. Wähle die nächste Tür: Die erste ist die, die der nächste Schlüssel öffnet.
walk-rt-step-in = Mit Al Ratone darfst du dich jetzt zum Komplizen machen, einmal in der Runde. Gefragt werden alle mit verdeckter Rolle, damit sich niemand verrät. Hast du eine andere Rolle, lass es sein.
walk-rt-send-on = Die Katze kommt auf dich zu. Der Hypnotiseur darf sie zu einer anderen Ratte weiterschicken, einmal in der Runde. Mit einer anderen Rolle lass es sein.
walk-rt-next = Das war Rat Trap. Nächstes Mal: Spiel zu viert oder zu fünft, nimm stärkere Bots, oder spiel mit Rollen, die jeder Ratte ein geheimes Talent geben. Und rede: Ein Versprechen kostet nichts.
walk-rt-goal = Das Ziel: die meisten Punkte nach der letzten Runde, das ist Runde { $limits-rounds }; wer { $limits-points-to-end } hat, beendet es früher. Eine Runde ist vorbei, wenn eine Ratte raus ist oder zwei Stapel leer sind.
own-word-record-tip = Versprechen binden niemanden, aber man merkt sie sich. Bots halten ihr Wort je nach Gemüt: ehrlich, klug oder durchtrieben. Wen du vor dir hast, zeigt sich mit der Zeit; am Ende wird es verraten. (Hausregel)

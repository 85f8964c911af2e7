### Was der Browser von sich aus sagt. Namen kommen aus den Spielen, Sätze über eine Partie vom Server.

## Das Haus

home-welcome = Guten Abend. Welcher Tisch?
home-line = Vier Spiele um Ratten, mit Freunden, Bots oder wer gerade neben dir sitzt.
home-games = Die Tische
home-mine = Deine Tische
home-all-mine = Alle { $count } Tische
home-watch = Tische zum Zuschauen
home-regulars = Die Stammgäste
home-play = Spielen
home-learn = Zeig es mir
home-rules = Regeln
home-challenges = Aufgaben
home-players = { $least } bis { $most } Spieler
home-foot = Deine Tische und Plätze bleiben in diesem Browser; kein Konto, keine Cookies.
table-your-turn = du bist dran
table-gathering = noch nicht begonnen
table-playing = läuft
table-over = zu Ende
table-forget = Diesen Tisch vergessen: { $title }

## Einstellungen

settings-open = Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = wie das Gerät
settings-theme-night = Nacht
settings-theme-day = Tag
settings-sound = Töne
settings-volume = Lautstärke
settings-notices = Sag mir Bescheid, wenn ich dran bin, auch wenn ich woanders hinsehe
settings-still = Keine Bewegung
settings-confirm = Noch einmal fragen, bevor etwas nicht mehr zurückzunehmen ist
settings-confirm-touch = auf Touchscreens
settings-confirm-always = immer
settings-confirm-never = nie
settings-kept = Wird in diesem Browser behalten.
sheet-close = Schließen

## Ein neuer Tisch

new-options = Das Spiel
new-option = { $option }: { $value }
new-seats = Wer sitzt wo?
new-who = Wer spielt { $seat }?
new-kind-me = ich
new-kind-here = noch jemand hier
new-kind-friend = ein Freund per Link
new-kind-bot = ein Bot
new-help-me = Du, an diesem Gerät.
new-help-here = Ihr reicht das Gerät weiter; dazwischen ist alles verdeckt.
new-help-friend = Bekommt einen Link und einen QR-Code, ganz ohne Konto.
new-level = Wie gut spielt { $seat }?
new-name = Wie heißt { $seat }?
new-name-hint = Name, wenn du magst
new-listed = Diesen Tisch allen auf diesem Server zeigen, die zuschauen wollen
new-start = Hinsetzen und spielen
new-invite = Tisch decken und einladen

## Hinsetzen

join-title = Du bist eingeladen: { $title }
join-name = Dein Name
join-sit = Hinsetzen
join-watch = Nur zuschauen
gather-here = hier, an diesem Gerät
gather-bot = Bot
gather-there = ist da
gather-missing = noch nicht da
gather-waiting = { $count ->
        [one] Ein Platz ist noch leer.
       *[other] { $count } Plätze sind noch leer.
    }
gather-ready = Alle sind da.
gather-host-begins = Alle sind da. Wer den Tisch gedeckt hat, gibt das Zeichen.
gather-begin = Anfangen
gather-later = Du kannst ohne sie anfangen: Sie setzen sich, wenn sie kommen.
gather-new-link = Neuer Link
invite-link = Link für diesen Platz
invite-copy = Kopieren
invite-copied = Kopiert.
invite-share = Teilen
invite-near = Dieser Link gilt nur auf diesem Rechner. Für andere Geräte starte:
invite-qr = Der Link als QR-Code

## Weiterreichen

over-title = Weiterreichen an { $seat }
over-look-away = Nichts wird gezeigt, bis die richtige Person es sagt. Die anderen schauen weg.
over-ready = Ich bin { $seat }: zeig mir den Tisch
over-peek = { $seat }: noch einmal sehen, was daraus wurde
over-hide = Wieder verdecken
over-home = Den Tisch fürs Erste verlassen

## Am Tisch

tab-your-turn = Du bist dran
bar-title = Was gefragt ist
bar-thinking = { $seat } überlegt…
bar-waiting = Du wartest auf { $seat }.
bar-watching = { $seat } ist dran.
bar-together = Alle wählen geheim.
bar-chosen = Du hast gewählt. Die anderen sind noch dabei.
bar-undo = Zurücknehmen
bar-ask-hint = Tipp
bar-hinting = Ich überlege…
bar-hint = Eine gute Ratte würde sagen: { $move }
bar-hint-chance = { $move } ({ $percent } % Gewinn)
bar-sending = Unterwegs…
confirm-title = Wirklich?
confirm-ask = { $move }? Das lässt sich nicht zurücknehmen.
confirm-yes = Ja, los
confirm-no = Lieber nicht
confirm-never = Nicht mehr fragen
board-players = Mitspieler
plate-you = du
plate-turn = am Zug
plate-gone = nicht verbunden
plate-level = Bot, { $level }
plate-away = ein Bot vertritt
story-title = Geschichte
talk-title = Gespräch
talk-nothing = Noch hat niemand etwas gesagt.
talk-field = Etwas sagen
talk-say = Sagen
talk-host = Gastgeber
talk-promises = Versprechen
talk-to = An
talk-everybody = alle
line-away = Die Verbindung ist weg; sie kommt von selbst wieder.
line-away-sending = Die Verbindung ist weg; deine Wahl ist behalten und geht los, sobald sie wieder da ist.
menu-title = Der Tisch
menu-watching = { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
menu-rename = Umbenennen
menu-new-name = Wie heißt { $seat } jetzt?
menu-take-name = Diesen Namen nehmen
menu-seat-link = Platz-Link
menu-seat-link-help = Mit diesem Link kommst du an einem anderen Gerät an deinen Platz zurück. Wer ihn hat, spielt für dich.
menu-watch-link = Link zum Zuschauen
menu-back = Meinen Platz zurücknehmen
menu-bot-level = Stärke des Bots für { $seat }
menu-bot-for-me = Ein Bot soll mich vertreten
menu-bot-for = Einen Bot vertreten lassen
menu-away = ein Bot vertritt
menu-offline = nicht verbunden
menu-hints = { $count ->
        [one] ein Tipp
       *[other] { $count } Tipps
    }
menu-leave = Den Tisch verlassen
menu-leave-help = Du findest ihn unter „Deine Tische“ wieder.

## Die Lehrerin

coach-name = Tante Schnurr
coach-next = Verstanden
coach-stop = Ich komme klar
coach-done = Das war ein ganzes Spiel, und du hast gesehen, was es zu sehen gibt. Nimm nächstes Mal stärkere Bots, oder schick Freunden einen Link.
coach-switch = Tante Schnurr erklärt, was gerade geschieht
coach-now = Was du jetzt tust
coach-aside = Übrigens
coach-end = Wie weiter?
coach-again = Noch einmal
coach-rules = Die Regeln
coach-home = Ein anderes Spiel
coach-lesson = Die Lektion noch einmal

## Ehrliche Würfel

fair-title = Ehrliche Würfel
fair-before = Der Zufall dieses Tischs wurde vor dem ersten Zug versiegelt, und alle mischen etwas Eigenes hinein. Am Ende wird das Siegel geöffnet und lässt sich prüfen.
fair-after = Das Siegel ist offen. Dein Browser hat es geprüft:
fair-commitment = Siegel
fair-key = Schlüssel
fair-check-commitment-good = Der Schlüssel öffnet das Siegel von vor dem ersten Zug.
fair-check-commitment-bad = Der Schlüssel öffnet das Siegel von vor dem ersten Zug nicht!
fair-check-mixed-good = Der Anteil von allen steckt in den Würfeln.
fair-check-mixed-bad = Die Würfel sind nicht aus den Anteilen von allen gemacht!
fair-check-salt-good = Der Anteil dieses Browsers ist dabei.
fair-check-salt-bad = Der Anteil dieses Browsers fehlt!
fair-verify = Lade die Partie herunter und prüfe jeden Wurf:

## Das Ende

ending-title = Das Ende
ending-won = { $names } gewinnt!
ending-shared = { $names } teilen sich den Sieg!
ending-nobody = Niemand gewinnt.
ending-rematch = Noch einmal
ending-follow = Zum neuen Tisch
ending-replay = Zurückblicken, alles aufgedeckt
ending-download = Partie herunterladen
score-title = Wertung
score-line = Wofür
score-total = Summe

## Zurückblicken

film-title = Rückblick
film-back = Zum Tisch
film-start = Der Tisch ist gedeckt.
film-step-first = Zum Anfang
film-step-back = Zurück
film-step-next = Weiter
film-step-last = Zum Ende
film-run = Abspielen
film-pause = Anhalten
film-place = Zug
film-eye = Mit wessen Augen?
film-everything = alles aufgedeckt
film-as = wie { $seat } es sah

## Regeln und Aufgaben

rules-title = Regeln
rules-contents = Abschnitte
rules-house = Hausregel
rules-house-values = Was in der Schachtel von uns ist
rules-house-help = Die gedruckten Regeln überlassen diese Werte einem Bild; unsere sind geraten. Wer das Spiel hat, kann sie berichtigen:
tip-rule = Regel { $clause }
help-title = Was die Regeln sagen
challenges-title = Die Aufgaben von First Rat
challenges-line = Allein gegen GREG: was du an diesem Gerät geschafft hast, nach GREGs Stärke.
challenges-challenge = Aufgabe
challenges-won = { $won } von { $played } gewonnen
challenges-met = geschafft; diesen Tisch ansehen
challenges-open = noch offen
challenges-play = Allein gegen GREG spielen

## Wenn etwas nicht stimmt

error-title = Hier hat jemand etwas durchgenagt
error-home = Nach Hause
error-retry = Noch einmal versuchen
error-unreachable = Der Server ist gerade nicht erreichbar.
error-no-page = Diese Seite gibt es hier nicht.
error-no-table = Diesen Tisch gibt es nicht, oder schon lange nicht mehr.
error-closed = Der Tisch lässt diese Seite nicht herein. Lade sie neu.

## Rat Trap

rt-round = Runde { $round } von { $rounds }
rt-extra-round = Extrarunde
rt-goal = { $points } Punkte beenden das Spiel
rt-points = Punkte
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
rt-attacked = in diesem Zug gekratzt
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
rt-tip-pile = Fünf Türen, und hinter mindestens einer steht eine Falle. Wer einen Schlüssel hat, öffnet die oberste.
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
walk-rt-own = Das bist du. Was du hinter Türen findest, ist dein Vorrat, und sein Käse zählt am Ende der Runde. Pflaster sind Wunden: Beim dritten bist du aus der Runde, und dein Vorrat ist weg.
walk-rt-threw = Was die Würfel sagen: Ein Schlüssel öffnet eine Tür, zwei öffnen zwei, die Hand stiehlt eine Karte, die Krallen schicken die Katze, und Heilen nimmt eins deiner Pflaster ab.
walk-rt-throw-again = Du willst Käse, und du bist dran. Die beiden Würfel zeigen zwei Aufgaben: Eine machst du, die andere ein Komplize. Behalte den Wurf, oder wirf beide neu. Nur einmal, und dann gilt der zweite Wurf.
walk-rt-partner = Jetzt suchst du dir einen Komplizen: eine der Ratten, die leuchten. Sie behält einen Würfel für sich und gibt dir den anderen zurück. Nimm also eine, die will, was du nicht willst.
walk-rt-die = Du bist jetzt Komplize. Tipp auf den Würfel, dessen Aufgabe du willst: Ein Schlüssel öffnet eine Tür, die Hand stiehlt eine Karte, die Krallen schicken die Katze, Heilen nimmt ein Pflaster weg. Der andere geht zurück.
walk-rt-pile = Du hast einen Schlüssel: Tipp auf einen Stapel, um seine oberste Tür zu öffnen. Käse bringt Punkte, ein Kleeblatt rettet dich einmal, eine Falle tut weh. Gefundene Fallen liegen daneben: So ahnst du, was noch kommt.
walk-rt-drew = Was eine Ratte hinter einer Tür findet, bleibt ihr Geheimnis. Die anderen sehen nur, wie viele Karten sie hat.
walk-rt-trap = Schnapp! Eine Falle wird sofort gezeigt, und sie tut weh.
walk-rt-wounded = Ein Pflaster: Diese Ratte ist verletzt. Es bleibt, bis sie selbst heilen darf oder die Runde endet.
walk-rt-clover = Gleich tut dir etwas weh. Ein Kleeblatt aus deinem Vorrat verhindert es; ohne bekommst du ein Pflaster. Gefragt wirst du auch, wenn du keins hast, damit niemand errät, was du hältst.
walk-rt-rob = Du darfst eine Karte stehlen. Tipp auf die Ratte, die du bestiehlst: Welche Karte es wird, ist Glück, aber je mehr vor ihr liegt, desto mehr Käse hat sie wohl.
walk-rt-cat = Die Katze! Wer die Krallen hat, schickt sie los, auch zum eigenen Komplizen.
walk-rt-round-ended = Die Runde ist vorbei: Jeder Käse im Vorrat zählt, außer die Ratte ist raus.
walk-rt-claw = Du hast die Krallen. Tipp auf die Ratte, auf die die Katze springen soll: Sie bekommt ein Pflaster, und beim dritten ist sie ohne Punkte aus der Runde. Auch der Komplize darf es sein.
walk-rt-which-piles = Deine Rolle ist der Manipulierer: Vor der Runde siehst du zwei Stapel durch und ordnest ihre Türen, wie du magst. Such dir die zwei aus.
walk-rt-arrange = Du legst diesen Stapel neu, von oben nach unten. Wähle die nächste Tür: Die erste ist die, die der nächste Schlüssel öffnet.
walk-rt-step-in = Mit Al Ratone darfst du dich jetzt zum Komplizen machen, einmal in der Runde. Gefragt werden alle mit verdeckter Rolle, damit sich niemand verrät. Hast du eine andere Rolle, lass es sein.
walk-rt-send-on = Die Katze kommt auf dich zu. Der Hypnotiseur darf sie zu einer anderen Ratte weiterschicken, einmal in der Runde. Mit einer anderen Rolle lass es sein.
walk-rt-next = Das war Rat Trap. Nächstes Mal: Spiel zu viert oder zu fünft, nimm stärkere Bots, oder spiel mit Rollen, die jeder Ratte ein geheimes Talent geben. Und rede: Ein Versprechen kostet nichts.
walk-rt-goal = Das Ziel: die meisten Punkte nach höchstens drei Runden; wer 7 hat, beendet es früher. Eine Runde ist vorbei, wenn eine Ratte raus ist oder zwei Stapel leer sind.

## Ratjack

rj-round = Runde { $round }
rj-goal = { $points } Punkte gewinnen
rj-limit = höchstens { $limit }
rj-deck = Stapel
rj-deck-cards = { $cards ->
        [0] Keine Karte mehr.
        [one] Noch eine Karte.
       *[other] Noch { $cards } Karten.
    }
rj-deck-top = Die oberste kennst du:
rj-deck-help = Ist die letzte Karte genommen, wird der Zug zu Ende gespielt; dann punktet, wer am meisten zeigt.
rj-deck-known = Du kennst Karte { $depth } von oben: { $card }
rj-discard = Ablage
rj-pile-from-top = Von oben: { $cards }.
rj-reserve = Vorrat
rj-no-tokens = Alle Marker liegen auf Karten.
rj-token-change = Die Karte zählt { $change }, solange sie offen liegt.
rj-points-of = Punkte: { $points } von { $most }
rj-dial = { $total } von { $limit }
rj-dial-help = Es zählt nur, was offen liegt. Genau { $limit } am Ende eines Zuges ist ein Ratjack; darüber bist du aus der Runde.
rj-missing = noch { $missing }
rj-exact = Ratjack!
rj-over = { $over } zu viel!
rj-hand = Hand
rj-hand-card = eine Handkarte
rj-no-hand = keine Handkarten
rj-row = Karten auf dem Tisch
rj-out = draußen
rj-hidden = eine verdeckte Karte
rj-hidden-help = Sie zählt erst, wenn sie aufgedeckt ist. Wem sie gehört, der kennt sie.
rj-known = verdeckt
rj-seen = gesehen
rj-counts = zählt { $value }
rj-triggered = ausgelöst
rj-no-effect = Keine Wirkung.
rj-quiet = Züge, seit der Stapel kleiner wurde: { $turns } von { $most }
rj-token-taken = Marker genommen:
rj-opponent = Gewählt:
rj-effect-now = Was { $card } bewirkt
rj-last-round = So endete Runde { $round }
rj-way-up = Offen
rj-way-down = Verdeckt
rj-way-discard = Abwerfen, aufdecken
rj-way-away = Abwerfen
rj-way-hide = Verstecken

walk-rj-welcome = Willkommen im Casino. Was offen vor dir liegt, zählt, und diese Uhr rechnet es zusammen: Komm so nah an 25, wie du dich traust, und nie darüber.
walk-rj-hide = Du hast zwei Karten. Versteck eine: Tipp sie an. Verdeckt zählt sie noch nicht, und nur du kennst sie. Eine hohe ist später eine schöne Überraschung, wenn du sie aufdeckst und nah an 25 kommst.
walk-rj-draw = Dein Zug beginnt mit einer Karte. Tipp auf den Stapel, den niemand kennt, oder auf die Ablage, wo alle sehen, was du nimmst.
walk-rj-play = Spiel jetzt eine deiner beiden Karten. Offen zählt sie und tut, was darauf steht. Verdeckt tut sie beides nicht. Oder du wirfst sie ab und deckst eine versteckte auf. Was grau ist, sagt dir beim Antippen, warum.
walk-rj-effect = Eine Karte wurde ausgelöst. Der Croupier liest vor, was sie tut; wo es etwas zu wählen gibt, leuchtet, was du wählen darfst.
walk-rj-hidden = Eine verdeckte Karte: Sie zählt noch nicht, und nur wem sie gehört, der kennt sie. Manche Karten lassen dich nachsehen.
walk-rj-tokens = Kronkorken! Nimm einen, wie er liegt. Sie ändern, was eine Karte zählt, oder sperren sie, schützen sie, bringen sie zum Schweigen.
walk-rj-token-on = Auf einer Karte liegt nun ein Kronkorken. Er wirkt, sobald die Karte offen liegt. Verweile darauf, um zu lesen, was er tut.
walk-rj-look = Du darfst dir eine verdeckte Karte ansehen. Such dir eine aus: Niemand sonst sieht sie.
walk-rj-seen = Da hat jemand nachgesehen. Was du selbst gesehen hast, behält ein Auge als Zeichen, nur für dich.
walk-rj-out = Mehr als 25 am Ende eines Zuges: aus der Runde. Wer gerade am Zug war, bekommt dafür einen Punkt; also schubs ruhig andere über den Rand.
walk-rj-ratjack = Genau 25 am Ende eines Zuges ist ein Ratjack: ein Punkt, und die Runde ist vorbei.
walk-rj-deck = Der Stapel ist leer. Nach diesem Zug bekommt den Punkt, wer am meisten zeigt.
walk-rj-round = Die Runde ist vorbei; diese Kronkorken sind deine Punkte. Drei gewinnen. Jetzt weißt du alles: viel Glück!
walk-rj-turn-up-own = Du hast eine Karte abgeworfen, um eine versteckte aufzudecken. Tipp sie an: Von nun an zählt sie und tut, was auf ihr steht.
walk-rj-hand = Du darfst in eine fremde Hand sehen. Such aus, in wessen; niemand sonst sieht sie.
walk-rj-turn-up = Eine verdeckte Karte wird aufgedeckt und zählt von da an für den, vor dem sie liegt. Hilf dir an die 25 heran, oder schubs jemanden darüber.
walk-rj-turn-down = Eine Karte wird verdeckt und zählt nicht mehr. So kommst du unter 25 zurück, oder du machst jemanden klein.
walk-rj-trigger = Du darfst eine deiner offenen Karten noch einmal auslösen. Nimm die, deren Wirkung du willst.
walk-rj-exchange = Zwei Karten tauschen die Plätze. Tipp erst die eine an, dann die andere. Sieh auf beide Uhren: Was hinübergeht, zählt drüben.
walk-rj-exchange-with = Nun die andere Karte des Tauschs. Sie wechseln die Plätze und bleiben, wie sie sind, offen oder verdeckt.
walk-rj-give = Du gibst eine deiner Karten her. Nimm eine, die dich stört und jemandem die Rechnung verdirbt.
walk-rj-give-whom = Und wer bekommt sie? Sieh auf die Uhren: Wer ist nah an 25?
walk-rj-take = Du nimmst jemandem ungesehen eine verdeckte Karte weg, und sie liegt verdeckt vor dir. Von da an kennst du sie.
walk-rj-pick-up = Eine deiner Karten kommt zurück auf die Hand, dann legst du eine verdeckt. Nimm eine auf, die du lieber noch einmal spielst.
walk-rj-discard = Eine Karte geht vom Tisch auf die Ablage. Eine eigene, die zu viel ist, oder eine, die jemand braucht.
walk-rj-discard-hand = Du hast eine Karte gezogen und wirfst nun eine ab. Behalte die, die du spielen willst.
walk-rj-lay-hand = Leg nun eine Handkarte verdeckt vor dir aus.
walk-rj-lay-before = Eine Karte, die niemand gesehen hat, kommt verdeckt vor jemand anderen. Wem gönnst du die Überraschung?
walk-rj-token-where = Auf welche Karte kommt der Kronkorken? Er zählt nur, solange sie offen liegt. Ein Plus bringt dich an 25 heran, oder jemanden darüber.
walk-rj-token-back = Such die Karte aus, die ihren Kronkorken verliert. Dann zählt wieder ihr eigener Wert.
walk-rj-token-from = Du darfst einen Kronkorken versetzen. Tipp erst auf die Karte, auf der er liegt.
walk-rj-token-to = Und nun die Karte, auf die er kommt.
walk-rj-next = Das war Ratjack. Nächstes Mal: Misch Wiesel oder Waschbären dazu, deren Karten andere Streiche spielen, spiel zu dritt oder zu viert, oder nimm stärkere Bots.

## Der Rattenfänger

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
        [0] als Erster geflohen
        [one] geflohen, einen überlebt
       *[other] geflohen, { $outlived } überlebt
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
walk-pp-town = Willkommen in Hameln. Das Haus vorn ist deins. Jede Ratte, die hindurchläuft, hebt seinen Zähler um eins; bei sieben fliehst du und bist raus. Sind nur noch zwei daheim, gewinnt der niedrigere Zähler.
walk-pp-figures = Ratten und Rattenfänger stehen zwischen den Häusern und schauen, wohin sie laufen: vor deiner Tür nach rechts, und so im Kreis. Zeig auf eine oder tipp sie an: Jedes Haus sagt, wie viele Schritte es bis dorthin sind.
walk-pp-hand = Du wohnst im Haus vorn, und die Ratten kommen. Jede Karte hier bewegt eine Figur: vor, zurück oder unter einem Haus durch. Tipp auf die, die du spielen willst. Schick die Ratten zu den anderen, nicht nach Hause.
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

## First Rat

fr-round = Runde { $round }
fr-last-round = letzte Runde!
fr-one-more-round = nach dieser noch eine Runde
fr-first = begonnen hat:
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
fr-drinking = alles zählt doppelt
fr-steps = { $steps ->
        [one] noch ein Schritt im Bau
       *[other] noch { $steps } Schritte im Bau
    }
fr-shoppers = am Stand: { $rats }
fr-collected = gesammelt:
fr-tracks = Die Rakete und die Leisten
fr-blocked = gesperrt
fr-spare = der freie Marker
fr-bolts-left = { $count ->
        [one] noch ein Bolzen
       *[other] noch { $count } Bolzen
    }
fr-stands = Stände und Bibliothek
fr-at-space = Feld { $space }
fr-buy = Kaufen
fr-steal = Stehlen
fr-comic = Nehmen
fr-burrow = Bau
fr-points = Punkte
fr-bolts = { $count ->
        [one] ein Bolzen
       *[other] { $count } Bolzen
    }
fr-mouldy = Schimmelkäse
fr-light = Licht
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
fr-far = { $room } { $steps }
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
fr-out-pipes = Röhren
fr-out-toll = Wegzoll
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
fr-tip-marker = Jeder gelegte Marker zählt. Der achte läutet das Ende ein.
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
fr-tip-passage = Apfelgriebse führen deinen Marker im Uhrzeigersinn herum.
fr-tip-greg = Eine Ratte aus Blech. Er deckt eine Karte auf, rennt und besetzt Leisten. Er sammelt nichts.
fr-tip-greg-card = Schritte für seine Ratten, die vorderste zuerst. Sie stehen jetzt so: { $rats }.
fr-tip-last-round = Alle kommen gleich oft dran; dann wird gezählt.
walk-fr-begin = Hier steht die Rakete. Bau ihre Teile, bring deine Ratten an Bord und sammle Punkte auf den acht Leisten.
walk-fr-rat = Du bist dran: Lauf auf die Rakete zu. Deine Ratten leuchten; tipp eine an und sieh, wohin sie kann. Eine allein geht bis zu fünf Felder, mehrere gehen je bis zu drei.
walk-fr-space = Leuchtende Felder stehen dir offen. Tipp eins an: eine Karte sagt, was es bringt und kostet. Erst wenn du bestätigst, geht es los.
walk-fr-more = Eine Ratte, die drei Felder oder weniger geht, darf andere mitnehmen, wenn alle auf derselben Farbe ankommen.
walk-fr-pipe = Röhren sind Abkürzungen, jedes kostet ein Material. Nimm das, was du entbehren kannst, oder lauf.
walk-fr-toll = Wo andere schon stehen, bekommt jeder von ihnen einen Käse. Keiner da? Dann gibt es Schimmelkäse, und der kostet Punkte.
walk-fr-collect = Eine Ratte sammelt, was ihr Feld zeigt. Birnen schieben das Licht weiter, Apfelgriebse den Marker im Bau.
walk-fr-burrow = Eine Gabelung. Die Zahlen sagen, wie weit jeder Raum ist, auf beiden Wegen.
walk-fr-stand = Am Stand darf eine Ratte kaufen, oder stehlen und zum Start rennen.
walk-fr-build = Genug Material? Bau ein Teil oder spende Käse. Je früher du eine Leiste belegst, desto mehr gibt sie.
walk-fr-marker = Ein Marker auf einer Leiste: das sind Punkte. Jeder hat zehn, und der achte läutet die letzten Runden ein.
walk-fr-aboard = Eine Ratte an Bord! Sie bringt Punkte, bleibt dort und beschert einen Bolzen oder eine Ratte aus der Kinderstube.
walk-fr-reward = Eine deiner Ratten ist an Bord, und das belohnt dich sofort: mit einem Bolzen, der am Ende Punkte zählt, oder mit einer Ratte aus der Kinderstube.
walk-fr-drink = Du hast einen Energydrink. Gib ihn jetzt aus, und alles, was du in diesem Zug sammelst, kommt doppelt. Danach ist er weg: Warte auf einen reichen Zug.
walk-fr-material = Dein Rucksack legt eins von dem drauf, was du gesammelt hast. Nimm das Material, das dir fürs nächste Raketenteil fehlt.
walk-fr-comic = Dein Marker ist in der Bibliothek, und ein Comic gehört dir. Jeder hilft dir für den Rest des Spiels; verweile darauf, um zu lesen, was er tut.
walk-fr-super-rat = Dieser Comic macht eine deiner Ratten zur Superratte. Nimm eine, die noch weit zu gehen hat: An Bord der Rakete ist die Kraft dahin.
walk-fr-free = Dein Marker ist in der Kinderstube: Lass eine Ratte heraus, und sie beginnt auf dem Start. Mehr Ratten sammeln mehr.
walk-fr-track = GREG, die Blechratte, nimmt seine beste Leiste. Mehrere sind gleich gut für ihn, also sagst du, welche.
walk-fr-next = Das war First Rat. Nächstes Mal: Zu dritt oder zu viert wird es eng im Hof, mit stärkeren Bots knapp, und allein warten GREG und seine neun Herausforderungen.

### Was der Browser von sich aus sagt. Namen kommen aus den Spielen, Sätze über eine Partie vom Server.

## Das Haus

home-welcome = Guten Abend. Welcher Tisch?
home-line = { $games ->
        [4] Vier Spiele
       *[other] { $games } Spiele
    } um Ratten, mit Freunden, Bots oder wer gerade neben dir sitzt.
home-games = Die Tische
home-mine = Deine Tische
home-all-mine = Alle { $count } Tische
home-watch = Tische zum Zuschauen
home-regulars = Die Stammgäste
home-play = Spielen
home-learn = Zeig es mir
home-rules = Regeln
pace-minutes = etwa { $minutes } Minuten
pace-range = { $least } bis { $most } Minuten
pace-weight-1 = sehr leicht
pace-weight-2 = leicht
pace-weight-3 = mittel
pace-weight-4 = anspruchsvoll
pace-weight-5 = schwer
home-challenges = Aufgaben
home-players = { $least } bis { $most } Spieler
home-foot = Deine Tische und Plätze bleiben in diesem Browser; kein Konto, keine Cookies.
table-your-turn = du bist dran
table-gathering = noch nicht begonnen
table-dealing = wird ausgeteilt
table-unreadable = beschädigt, nicht lesbar
table-other-rules = nach anderen Regeln, aufgehoben
table-playing = läuft
table-over = zu Ende
table-forget = Diesen Tisch vergessen: { $title }

## Einstellungen

settings-open = Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-device = wie das Gerät
settings-theme-night = Nacht
settings-theme-day = Tag
settings-size = Schriftgröße
settings-size-normal = mittel
settings-size-large = groß
settings-size-huge = sehr groß
settings-sound = Töne
settings-volume = Lautstärke
settings-notices = Sag mir Bescheid, wenn ich dran bin, auch wenn ich woanders hinsehe
settings-notices-denied = Dein Browser lässt Hinweise von dieser Seite nicht zu; in seinen Einstellungen lässt sich das ändern.
settings-still = Keine Bewegung
settings-speed = Wie schnell gezeigt wird
settings-speed-slow = langsam
settings-speed-normal = mittel
settings-speed-fast = schnell
settings-speed-off = gar nicht
settings-confirm = Noch einmal fragen, bevor etwas nicht mehr zurückzunehmen ist
settings-confirm-touch = auf Touchscreens
settings-confirm-always = immer
settings-confirm-never = nie
settings-lone = Mich auch fragen, wo es nur eine Antwort gibt
settings-install = Rattery auf den Startbildschirm legen
settings-install-menu = Für Rattery auf dem Startbildschirm: im Teilen-Menü „Zum Home-Bildschirm“ wählen.
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
colour-title = Deine Farbe
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-first = Neu in diesem Spiel?
join-learn = Spiel zuerst eine Lektion gegen sanfte Bots, dein Platz bleibt frei. Oder lies das ganze Spiel in einer Minute:
gather-here = hier, an diesem Gerät
gather-bot = Bot
gather-there = ist da
gather-missing = noch nicht da
gather-waiting = { $count ->
        [one] Ein Platz ist noch leer.
       *[other] { $count } Plätze sind noch leer.
    }
gather-dealing = Die Anteile werden gemischt, es wird ausgeteilt …
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
bar-pick = Worum geht es?
bar-unpick = { $pick }: etwas anderes wählen
bar-forced = Etwas anderes ist nicht möglich: Gleich geschieht es von selbst.
confirm-title = Wirklich?
confirm-ask = { $move }? Das lässt sich nicht zurücknehmen.
confirm-ask-perhaps = { $move }? Das lässt sich vielleicht nicht zurücknehmen.
confirm-yes = Ja, los
confirm-no = Lieber nicht
confirm-never = Nicht mehr fragen
board-players = Mitspieler
board-hidden = eine Karte, die du nicht kennst
plate-you = du
plate-turn = am Zug
plate-gone = getrennt
plate-level = Bot, { $level }
plate-away = ein Bot vertritt
plate-conceded = aufgegeben
story-title = Geschichte
talk-title = Gespräch
talk-nothing = Noch hat niemand etwas gesagt.
talk-field = Etwas sagen
talk-say = Sagen
talk-host = Gastgeber
talk-promises = Versprechen
talk-everybody = alle
talk-title-unread = { $count ->
    [one] Gespräch: etwas Neues
   *[other] Gespräch: { $count } neu
}
talk-unread = { $count } neu
talk-table = Am Tisch
talk-gallery = Zuschauer
talk-gallery-nothing = Die Zuschauer schweigen.
talk-gallery-later = Solange gespielt wird, reden hier nur die Zuschauer.
talk-spectator = Jemand, der zusieht
word-to = { $seat } etwas versprechen
word-to-all = Allen etwas versprechen
word-kept = gehalten
word-broken = gebrochen
word-record = Wort gehalten: { $kept }, gebrochen: { $broken }
word-record-tip = Versprechen binden niemanden, aber man merkt sie sich. Bots halten ihr Wort je nach Gemüt. Wen du vor dir hast, zeigt sich mit der Zeit; am Ende wird es verraten. (Hausregel)

## Uhr, Warten, Aufgeben, Nachrichten

clock-title = Zeit für diese Entscheidung
clock-help = Ist sie um, macht ein leichter Bot diesen einen Zug, und die Geschichte sagt es.
new-clock = Zeit für eine Entscheidung
new-clock-off = so lange es dauert
new-clock-help = Ist die Zeit um, macht ein leichter Bot diesen einen Zug. Für Bots läuft keine Uhr.
menu-clock = Zeit für eine Entscheidung: { $time }
wait-slow = { $seat } lässt sich viel Zeit.
wait-vote = Ohne { $seat } weiterspielen
wait-voted = Du bist dafür; die anderen müssen zustimmen.
wait-bot = Ein Bot spielt für dich.
menu-concede = Aufgeben
menu-concede-alone = Die Partie ist zu Ende und verloren. (Hausregel)
menu-concede-two = Die Partie ist zu Ende, und dein Gegenüber hat gewonnen. (Hausregel)
menu-concede-more = Ein Bot spielt deinen Platz zu Ende; zurück kannst du nicht mehr. (Hausregel)
menu-concede-now = Ich gebe auf
menu-concede-not = Weiterspielen
menu-conceded = hat aufgegeben; ein Bot spielt weiter
messages-title = Anderswo Bescheid geben, wenn ich am Zug bin
messages-help = Ist keines deiner Geräte am Tisch, geht eine Nachricht an eine eigene Adresse: ein Thema bei ntfy oder einen Webhook von Discord. Sie bleibt geheim und wird nie wieder gezeigt.
messages-set = Eine Adresse ist angegeben.
messages-end = Nichts mehr schicken
messages-address = Adresse, die mit https:// beginnt
messages-save = Merken und ausprobieren
after-conceded-bot = { $seat } hat aufgegeben; ein Bot hat weitergespielt. (Hausregel)
after-conceded-bot-you = Du hast aufgegeben; ein Bot hat weitergespielt. (Hausregel)
after-temper = { $seat } entpuppt sich als { $temper }.
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
walk-default-asked = Hier steht, was von dir gefragt ist. Jeder Knopf ist ein Zug, den du machen darfst; was auf dem Tisch leuchtet, lässt sich auch antippen.
walk-default-help = Wenn du nicht weiterweißt, frag nach einem Tipp. Im Buch oben stehen die Regeln.

## Ehrliche Würfel

fair-title = Ehrliche Würfel
fair-before = Vor dem ersten Zug versiegelt der Tisch seinen Schlüssel und jeder Platz einen eigenen Anteil. Erst wenn alle Siegel da sind, werden die Anteile gezeigt und gemischt; so kann niemand die Würfel wählen, und ein Platz, der seinen Anteil nicht zeigt, wird hier genannt. Am Ende zeigt der Tisch seinen Schlüssel, und alles lässt sich prüfen.
fair-after = Das Siegel ist offen. Dein Browser hat es geprüft:
fair-commitment = Siegel
fair-key = Schlüssel
fair-check-commitment-good = Der Schlüssel öffnet das Siegel von vor dem ersten Zug.
fair-check-commitment-bad = Der Schlüssel öffnet das Siegel von vor dem ersten Zug nicht!
fair-check-seals-good = Jeder Anteil öffnet das Siegel, das sein Platz vorher gezeigt hat.
fair-check-seals-bad = Ein Anteil ist nicht der, den sein Platz versiegelt hat!
fair-check-mixed-good = Die Würfel sind aus dem Schlüssel und diesen Anteilen gemacht.
fair-check-mixed-bad = Die Würfel sind nicht aus dem Schlüssel und diesen Anteilen gemacht!
fair-check-salt-good = Der Anteil dieses Browsers ist dabei.
fair-check-salt-bad = Der Anteil dieses Browsers fehlt!
fair-left-out = Hat einen Anteil versiegelt, nicht rechtzeitig gezeigt und blieb darum außen vor: { $names }
fair-receipt = Quittung sichern
fair-receipt-help = Was dieser Browser vor den Würfeln gesehen hat: Sie beweist später, dass nichts vertauscht wurde.
fair-verify = Lade die Partie herunter und prüfe jeden Wurf:

## Das Ende

ending-title = Das Ende
ending-won = { $names } gewinnt!
ending-won-you = Du gewinnst!
ending-won-bot-you = { $names } gewinnt: Du hast aufgegeben, ein Bot hat weitergespielt.
ending-shared = { $names } teilen sich den Sieg!
ending-shared-you = Du teilst dir den Sieg mit { $names }!
ending-nobody = Niemand gewinnt.
ending-conceded = { $names } gewinnt: { $seat } hat aufgegeben.
ending-conceded-by-you = { $names } gewinnt: Du hast aufgegeben.
ending-conceded-to-you = Du gewinnst: { $seat } hat aufgegeben.
ending-conceded-alone = { $seat } hat aufgegeben.
ending-conceded-alone-you = Du hast aufgegeben.
ending-counting = Die Punkte werden gezählt …
ending-placing = Die Plätze werden ausgerufen …
ending-rematch = Noch einmal
ending-follow = Zum neuen Tisch
ending-replay = Zurückblicken, alles aufgedeckt
ending-download = Partie herunterladen
score-title = Wertung
score-line = Wofür
score-total = Summe
score-tie-broken = Gleich viele Punkte: Das gab den Ausschlag.
score-tie-shared = Gleich viele Punkte, und auch hier Gleichstand: Der Sieg wird geteilt.

## Zurückblicken

film-title = Rückblick
film-back = Zum Tisch
film-start = Am Tisch: { $names }.
film-chances = Aussichten auf den Sieg: { $chances }
film-chance = { $seat } { $percent } %
film-step-previous-turning = Zum vorigen Wendepunkt
film-step-next-turning = Zum nächsten Wendepunkt
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
rules-house-help = Die gedruckten Regeln lassen diese Werte offen; unsere sind geraten. Wer das Spiel hat, kann sie berichtigen:
tip-rule = Regel { $clause }
help-title = Was die Regeln sagen
challenges-title = Die Aufgaben von { $game }
challenges-line = Allein: was du an diesem Gerät geschafft hast, nach Stärke.
challenges-challenge = Aufgabe
challenges-won = { $won } von { $played } gewonnen
challenges-medals = { $won } von { $medals } Medaillen
challenges-met = geschafft; diesen Tisch ansehen
challenges-open = noch offen
challenges-play = Allein spielen

## Ein Gedächtnis ohne Konto

record-title = Deine Bilanz
record-line = Was auf diesem Gerät gewonnen und verloren wurde. Sonst sieht es niemand.
record-nothing = Noch ist nichts zu Ende: Spiel eine Partie bis zum Schluss, und sie steht hier.
record-none = noch nicht gespielt
record-won = { $won } von { $played } gewonnen
record-friends = Menschen
record-matches = Partien, die zu Ende sind
record-all = Alle { $count } Partien
won-nobody = niemand hat gewonnen
won-you = du hast gewonnen
won-you-among = du
won-one = { $names } hat gewonnen
won-shared = gemeinsam gewonnen: { $names }

## Wenn etwas nicht stimmt

error-title = Hier hat jemand etwas durchgenagt
error-home = Nach Hause
error-retry = Noch einmal versuchen
error-unreachable = Der Server ist gerade nicht erreichbar.
error-no-page = Diese Seite gibt es hier nicht.
error-no-table = Diesen Tisch gibt es nicht, oder schon lange nicht mehr.
error-unreadable = Dieser Tisch lässt sich nicht mehr lesen. Frag, wer diesen Server betreibt: Was davon lesbar ist, bleibt erhalten.
error-other-rules = Die Partie an diesem Tisch begann nach anderen Regeln, als dieser Server sie hat. Sie bleibt erhalten: Frag, wer den Server betreibt.
error-closed = Der Tisch lässt diese Seite nicht herein. Lade sie neu.

## Das Ende einer Runde, und die Rückkehr

rest-title = Die Runde ist vorbei
rest-go-on = Weiter
rest-waiting = Die anderen warten: Weiter geht es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
show-skip = Überspringen
away-title = Während du weg warst
away-before = { $turns ->
        [one] Davor kam noch ein Zug.
       *[other] Davor kamen noch { $turns } Züge.
    }
away-go-on = Zum Tisch

box-link = Was in der Schachtel ist
own-box-title = { $game }: was in der Schachtel ist
box-line = Jeder Wert mit seiner Herkunft: in den Regeln gedruckt, vom gedruckten Spiel abgelesen oder von uns. Steht auf deinem Exemplar etwas anderes, trage es hier ein; es bleibt mit einem Namen auf diesem Gerät, so viele Exemplare du willst, und für einen neuen Tisch kannst du eines wählen.
box-table-line = An diesem Tisch gelten diese Werte; was anders ist als sonst, steht vorn.
box-other = { $count ->
        [0] Wie sie mit dem Spiel kommt.
        [one] Eine andere Schachtel: Ein Eintrag ist anders.
       *[other] Eine andere Schachtel: { $count } Einträge sind anders.
    }
own-box-source-rulebook = gedruckt
own-box-source-photo = vom Spiel abgelesen
own-box-source-house = Hausregel
box-export = Als Datei sichern
box-import = Datei öffnen
box-copy = Mein Exemplar
box-copy-choose = Exemplar
box-copy-usual = Wie es mit dem Spiel kommt
box-copy-duplicate = Duplizieren
box-copy-name = Name dieses Exemplars
box-copy-delete = Löschen
box-copy-ask = „{ $name }“ von diesem Gerät löschen?
box-copy-keep = Behalten
rules-other-box = An diesem Tisch wird mit einer anderen Schachtel gespielt
box-usually = (sonst: { $usual })
table-other-box = andere Schachtel
box-kept-broken = Mit dem Exemplar, das dieses Gerät aufbewahrt, lässt sich nicht mehr spielen:
box-broken-forget = Vergessen
box-broken-save = Als Datei sichern
box-add = hinzufügen: { $entry }
box-take-away = wegnehmen: { $entry }
box-usual-line = Sonst: { $usual }
box-more = eins mehr
box-less = eins weniger
new-own-box = Exemplar des Spiels

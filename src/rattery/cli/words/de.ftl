### Was Befehlszeile und Terminal sagen. Befehle, Optionen und Dateinamen sind in allen Sprachen gleich.

## Hilfe

help-usage = Aufruf:
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-examples = Zum Beispiel:
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-lang = die Sprache (sonst RATTERY_LANG, dann die Sprache deines Terminals)
help-rattery = Ein Tisch für vier Spiele mit Ratten. Ohne Befehl öffnet sich der Tisch in deinem Browser. In deiner Shell kannst du RATTERY_LANG (en, fr oder de), RATTERY_THEME (night für Nacht, day für Tag), RATTERY_SIGNS (ascii, für Terminals ohne andere Zeichen) und RATTERY_STATE (den Ordner für Partien und Tische) setzen.
help-serve = Bringt den Tisch in den Browser: in deinen, und in die deiner Freunde, wenn du sie hereinlässt. Tische liegen in einer Datei oder Datenbank; es geht nichts verloren, wenn der Server endet.
help-serve-short = der Tisch im Browser (was rattery allein tut)
help-menu = Ein kleines Menü in diesem Terminal, das fragt, was du spielen möchtest.
help-menu-short = in diesem Terminal ein Spiel wählen
help-verify = Prüft eine Partie: Jeder Zug wird nachgespielt, und der Schlüssel der Würfel muss der sein, auf den sich der Tisch festgelegt hatte, mit dem, was die Spieler hineingemischt haben.
help-verify-short = eine Partie und ihre Würfel prüfen
help-host = die Adresse, an der gelauscht wird (sonst 127.0.0.1, nur dieser Rechner; 0.0.0.0 lässt das ganze Netz herein)
help-port = der Port, an dem gelauscht wird (sonst 8000 oder der nächste freie)
help-database = wo Tische liegen: eine Datei, oder postgresql://… für mehrere Server zusammen (sonst eine Datei in deinem Zustandsordner)
help-no-browser = den Browser nicht öffnen
help-no-messages = keine Nachrichten an Adressen schicken, die Spieler angeben
help-messages-over-http = Nachrichten auch an Adressen ohne Verschlüsselung schicken (http://)
help-host-name = die Namen, unter denen dieser Server antwortet, und unter keinen anderen (sonst unter allen)
help-metrics = /metrics für Prometheus beantworten
help-access-log = für jede Anfrage und Verbindung eine Zeile JSON in eine Datei schreiben, mit - auf den Bildschirm
help-forget-after = Tische löschen, an denen so viele Tage nichts geschehen ist (sonst nie)
help-play = In diesem Terminal spielen: allein gegen Bots oder zusammen vor einem Bildschirm. Jeder Zug wird sofort gespeichert.
help-play-short = in diesem Terminal spielen
help-simulate = Ein Spiel zufällig spielen lassen, sehr schnell und sehr oft, und sehen, was herauskommt.
help-simulate-short = Tausende Partien spielen lassen und sehen, was herauskommt
help-tournament = Bots gegeneinander spielen lassen, so oft, bis man weiß, wer stärker ist. Jeder bekommt jeden Platz und dasselbe Glück wie die anderen; jede Partie wird gespeichert, und ein unterbrochenes Turnier geht dort weiter, wo es stehen blieb.
help-tournament-short = Bots gegeneinander spielen lassen und sehen, wer stärker ist
help-study = Ein Spiel sehr oft spielen lassen, zufällig oder von Bots, und einen Bericht darüber schreiben: Plätze, Punkte, Länge, Enden, was mit dem Sieg zusammenhängt, und die Werte, die von uns sind.
help-study-short = ein Spiel sehr oft spielen lassen und einen Bericht lesen
help-games = Welche Spiele es gibt, für wie viele Spieler, und was sich wählen lässt. Die Optionen stehen hinter dem Spiel: { $chosen }.
help-games-short = welche Spiele es gibt
help-box = Was in der Schachtel eines Spiels steckt und woher jeder Wert stammt: aus der gedruckten Regel, vom gedruckten Spiel oder von uns.
help-box-short = was in der Schachtel eines Spiels steckt
help-rules = Die Regeln eines Spiels: alle, in einer Minute, die Beispiele, ein Abschnitt oder eine einzelne Regel.
help-rules-short = die Regeln eines Spiels
help-replay = Eine gespeicherte Partie vom ersten Zug an erzählen, alles aufgedeckt. Jeder Zug wird dabei geprüft.
help-replay-short = eine gespeicherte Partie noch einmal ansehen
help-game = das Spiel, auf Wunsch mit Optionen: { $example } oder "{ $chosen }"
help-game-name = das Spiel: { $example }
help-box-file = mit einer eigenen Schachteldatei spielen
help-seat = wer auf Platz N sitzt (gezählt ab 0): me (du), hot (jemand anders an diesem Terminal) oder ein Bot: random, easy, normal, hard oder expert; einmal für jeden Platz. Sonst sitzt du auf Platz 0 und normale Bots auf den anderen
help-hot-seat = Menschen auf allen Plätzen, die sich dieses Terminal weiterreichen
help-names = die Namen der Spieler, in der Reihenfolge der Plätze
help-seed = eine Zahl: Dieselbe Zahl bringt dieselben Würfe und Karten noch einmal
help-save = die Partie in dieser Datei aufheben (sonst in deinem Datenordner)
help-resume = eine gespeicherte Partie fortsetzen; ohne Datei die zuletzt verlassene
help-games-number = wie viele Partien (10000, wenn du nichts sagst)
help-simulate-seed = eine Zahl: Dieselbe Zahl bringt dieselben Partien noch einmal (0, wenn du nichts sagst)
help-out = für jede Partie eine Zeile in diese Datei schreiben, CSV oder Parquet nach ihrem Namen
help-threads = auf wie vielen Prozessorkernen (auf allen, wenn du nichts sagst)
help-force = die Datei ersetzen, wenn es sie schon gibt
help-study-players = zu wievielt (sonst wie das Spiel es sagt)
help-study-games = wie viele Partien (100000 zufällig, 200 von Bots, wenn du nichts sagst)
help-study-bots = wer spielt: random, easy, normal, hard, expert oder greedy (random, wenn du nichts sagst)
help-study-out = der Ordner für den Bericht (study-… hier, wenn du nichts sagst)
help-what-if = mit dieser anderen Schachteldatei vergleichen
help-device = worauf gespielt wird: cpu, oder cuda für eine Grafikkarte
help-ray = auf dem Ray-Verbund unter dieser Adresse spielen, oder auf einem nur aus diesem Rechner: local
help-toml = die Schachteldatei selbst ausgeben, zum Kopieren und Berichtigen
help-clause = ein Abschnitt wie 4 oder eine einzelne Regel wie 4.3
help-minute = das Spiel in einer Minute: Ziel, Zug, wie man gewinnt
help-rules-examples = nur die Beispiele
help-file = die Datei einer gespeicherten Partie
help-step = Zug um Zug, mit dem Tisch
help-replay-seat = wie Platz N es sah, statt alles aufgedeckt
help-bots = wer spielt: Stufen von Bots, durch Kommas getrennt (random, easy, normal, hard, expert, greedy)
help-tournament-games = wie viele Partien mindestens (400, wenn du nichts sagst); gespielt werden ganze Runden
help-folder = das Turnier in diesem Ordner aufheben (sonst in deinem Datenordner); liegt es schon darin, geht es weiter
help-tournament-resume = das Turnier in diesem Ordner fortsetzen
help-study-force = den Bericht im Ordner ersetzen, wenn es schon einen gibt
help-study-json = die Zahlen für eine Maschine ausgeben, wie sie in study.json stehen
help-shell = die Shell: bash, zsh oder fish
help-completion = Gibt das Skript aus, mit dem deine Shell Befehle, Optionen, Spiele und Dateien mit Tab ergänzt. Auf Dauer: eval "$(rattery completion bash)" in ~/.bashrc, eval "$(rattery completion zsh)" in ~/.zshrc; fish findet die Datei des Beispiels von selbst.
help-completion-short = Ergänzung mit Tab für bash, zsh und fish
help-json = die Ergebnisse für eine Maschine ausgeben

## Was nicht geht

bad-command = Rattery kennt keinen Befehl „{ $given }“. Die Befehle sind: { $commands }.
bad-missing = Es fehlt: { $given }. Siehe: { $command } --help
bad-unknown = { $near ->
        [none] „{ $given }“ ist hier nicht zu verstehen. Siehe: { $command } --help
       *[other] { $given } ist hier nicht zu verstehen. War { $near } gemeint? Siehe: { $command } --help
    }
bad-no-value = { $given } braucht einen Wert. Siehe: { $command } --help
bad-takes-no-value = { $given } nimmt keinen Wert. Siehe: { $command } --help
bad-arguments = { $problem }. Siehe: { $command } --help
bad-number = { $option } muss eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein, nicht „{ $given }“.
seat-spelling = „{ $given }“ ist kein Platz. Schreib es so: --seat 1=hard.
seat-kind = Platz { $seat } kann nicht „{ $given }“ sein. Möglich sind: { $kinds }.
seat-two-me = Nur ein Platz kann „me“ sein. Wer sonst an diesem Terminal sitzt, ist „hot“.
names-too-many = Das sind { $given } Namen für { $players } Spieler.
names-twice = Zwei Spieler können nicht beide { $name } heißen.
play-none-left = Es gibt keine Partie, die vor ihrem Ende verlassen wurde. Eine neue beginnt zum Beispiel so: rattery play { $example }.
completion-shell = Ergänzung gibt es für: { $shells }; nicht für „{ $given }“.
play-which-game = Welches Spiel? Zum Beispiel: rattery play { $example }. Alle Spiele: rattery games.
play-resume-alone = { $given } lässt sich nicht mehr ändern, wenn eine Partie fortgesetzt wird.
save-exists = { $file } gibt es schon, vielleicht mit einer anderen Partie darin. Wähl einen anderen Namen, oder setz sie fort: rattery play --resume.
rules-missing = Die Regeln von { $name } sind in dieser Sprache noch nicht geschrieben.
rules-no-clause = Einen Abschnitt oder eine Regel „{ $given }“ gibt es nicht. Die Abschnitte sind: { $clauses }.
rules-one-part = Bitte nur eins auf einmal: --minute, --examples oder einen Abschnitt oder eine Regel.
rules-no-examples = Zu diesem Spiel gibt es keine Beispiele.
nobody-away = Niemand hat seinen Platz einem Bot überlassen.
tournament-what = Welches Spiel und welche Bots? Zum Beispiel: rattery tournament "{ $spelled }" --bots normal,hard.
tournament-resume-folder = Nimm entweder --folder oder --resume: Beide nennen den Ordner des Turniers.

## Das Menü

menu-welcome = Willkommen in der Rattery.
menu-how = Enter nimmt, was in Klammern steht; mit Strg-C gehst du.
menu-left = { $moves ->
        [0] Du hast eine Partie { $game } gleich am Anfang verlassen.
        [one] Du hast eine Partie { $game } nach einem Zug verlassen.
       *[other] Du hast eine Partie { $game } nach { $moves } Zügen verlassen.
    }
menu-go-on = Spiel sie weiter
menu-something-new = Spiel etwas Neues
menu-which-game = Welches Spiel?
menu-yes = ja
menu-no = nein
menu-one-of = Tipp bitte eins davon ein: { $choices }.
menu-who = Wer sitzt wo? Der erste Platz ist deiner. Tipp den Namen ein, wenn jemand neben dir mitspielt; auf den übrigen Plätzen sitzen Bots.
menu-bot = Bot
menu-level = Wie stark sind die Bots?
menu-command = Nächstes Mal kannst du eingeben:
menu-enter = Drück Enter, und es geht los.

## Die Bots, nach ihrer Stärke

bot-random = zufällig
bot-easy = leicht
bot-normal = mittel
bot-hard = schwer
bot-expert = Experte
bot-greedy = gierig

## Am Tisch

play-you-are = Du bist { $seat }
play-hand-over = Weiter an { $seat }.
play-hand-over-enter = Drück Enter, wenn sonst niemand hinsieht.
play-aftermath = { $seat }, das ist daraus geworden:
play-aftermath-enter = Drück Enter, um es zu verbergen.
play-news = Was geschehen ist
play-earlier = … und { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    } davor (tipp: log)
play-table-cut = … und { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    } des Tisches (tippe: table)
play-too-narrow = Dieses Fenster hat weniger als { $columns } Spalten: Ein Teil des Tisches ist abgeschnitten.
play-forced = Für dich getan, weil nichts anderes möglich war: { $moves }.
play-type-something = { $count ->
        [one] Tipp 1 für den einzigen Zug oder ? für Hilfe.
       *[other] Tipp eine Zahl von 1 bis { $count } oder ? für Hilfe.
    }
play-left = Die Partie ist gespeichert. Weiter geht es mit:
round-over = { $is_named ->
        [True] { $name } ist zu Ende
       *[other] die Runde ist zu Ende
    }
round-points = Punkte
round-total = gesamt
table-number = den Zug mit dieser Nummer spielen
table-signs = Die Zeichen auf dem Tisch
table-hidden = verdeckt
table-none = nichts
table-table = der ganze Tisch, mit allem, was ihn lesen hilft
table-notation = oder ihn so aufschreiben
table-u = deinen letzten Zug zurücknehmen, solange nichts daraus geworden ist
table-log = alles, was geschehen ist, wie du es gesehen hast
table-rules = die Regeln, das Spiel in einer Minute, ein Abschnitt oder eine einzelne Regel
table-save = die Partie speichern (das geschieht ohnehin nach jedem Zug) oder eine Kopie davon
table-quit = den Tisch verlassen; du kannst später weiterspielen
table-undone = Zurückgenommen: { $move }.
table-saved = Gespeichert in { $file }.
play-thinking = { $seat } überlegt …
play-warming = Die Bots laufen sich auf diesem Rechner noch warm: { $span ->
    [moment] noch ein paar Sekunden.
    [seconds] noch ungefähr 15 Sekunden.
    [half] noch ungefähr eine halbe Minute.
    [minute] noch ungefähr eine Minute.
   *[minutes] noch ungefähr { $minutes } Minuten.
}
play-away = Ein Bot spielt für { $seat }. Mit Enter oder Strg-C spielst du selbst weiter.
hint-thinking = überlegt …
hint-stopped = Dann ohne Tipp.
hint-now = So wie es steht, gewinnst du etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } solcher Partien. Ein Bot an deiner Stelle:
hint-then = gewinnt etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } · { NUMBER($attention, style: "percent", maximumFractionDigits: 0) } der Bedenkzeit
table-hint = was ein starker Bot an deiner Stelle täte und was er sich davon verspricht
table-takeover = einen Bot für dich spielen lassen; mit Enter oder Strg-C bist du zurück
table-back = wer einen Bot spielen ließ, ist zurück
table-are-back = Zurück am Tisch: { $names }.
page-more = Enter: weiter · b: zurück · q: genug
page-only = Drück Enter, um weiterzumachen.
page-last = Enter: fertig · b: zurück

## Das Ende und der Blick zurück

end-won = { $points ->
        [0] { $seat } gewinnt, ganz ohne Punkte.
        [one] { $seat } gewinnt mit einem Punkt.
       *[other] { $seat } gewinnt mit { $points } Punkten.
    }
end-shared = { $points ->
        [0] { $names } teilen sich den Sieg, ganz ohne Punkte.
        [one] { $names } teilen sich den Sieg mit je einem Punkt.
       *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
    }
end-replay = Sieh sie dir noch einmal an, alles aufgedeckt:
end-again = Enter: aufhören · r: Revanche
replay-open = alles aufgedeckt
replay-seat = wie { $seat } es sah
replay-unfinished = Die Partie ist noch nicht zu Ende.
replay-move = Zug { $move } von { $moves }:
replay-keys = Enter: weiter · b: zurück · q: aufhören

## Spiele, Schachteln

games-game = Spiel
games-players = Spieler
games-minutes = { $minutes } Min.
games-options = Optionen
games-standard = * ist die Grundregel. Spielen: rattery play "{ $spelled }". Regeln: rattery rules { $example }.
games-pace = Minuten und Punkte sagen, wie lange ein Spiel dauert und wie anspruchsvoll es ist.
box-title = Die Schachtel von { $game } ({ $file })
box-part = Teil
box-holds = Inhalt
box-source = Herkunft
box-source-rulebook = gedruckte Regel
box-source-photo = gedrucktes Spiel
box-source-house = Hausregel: von uns
box-usual = üblich: { $value }
box-sources = „Hausregel“ heißt: Das haben wir selbst festgelegt, wo die gedruckte Regel es einem Bild überlässt. Hast du das Spiel, dann kopier die Datei, berichtige diese Werte und spiel mit --box.
box-differences = ≠ zeigt, was von der üblichen Schachtel abweicht.

## Simulationen

progress-ready = Vorbereitung
progress-compiling = wird kompiliert (nur einmal): { $done } von { $total } Regeln
simulate-too-many = So viele Partien passen nicht in den Speicher dieses Rechners. Nimm weniger.
simulate-stopped = Angehalten nach { $done } von { $games } Partien.
simulate-written = { $games ->
        [one] Eine Partie steht in { $file }.
       *[other] { $games } Partien stehen in { $file }.
    }
figures-games = Partien
figures-count = { $number }
figures-speed = Tempo
figures-moves-a-second = { $threads ->
        [one] { $speed } Züge in der Sekunde ({ $seconds } s auf einem Kern)
       *[other] { $speed } Züge in der Sekunde ({ $seconds } s auf { $threads } Kernen)
    }
figures-on-gpu = { $speed } Züge in der Sekunde ({ $seconds } s auf einer Grafikkarte)
figures-on-cluster = { $speed } Züge in der Sekunde ({ $seconds } s auf einem Verbund)
figures-ending = wie es endete
figures-length = Züge je Partie
figures-mean = im Mittel
figures-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-least = Minimum
figures-percent = { NUMBER($percent) } %
figures-most = Maximum
figures-shared = geteilte Siege
figures-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-seat = Platz
figures-score = Punkte (± σ)
figures-deviation = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-distribution = von { $low } bis { $high }
figures-wins = Siege
figures-interval = zu 95 % zwischen
figures-between = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-note = Jeder Zug wird ausgelost. Ein geteilter Sieg zählt zu gleichen Teilen.

## Turniere

tournament-played = { $played ->
        [one] eine Partie
       *[other] { $played } Partien
    }, Startzahl { $seed }
tournament-stopped = Nach { $played } von { $games } Partien angehalten; was gespielt ist, bleibt. Weiter geht es mit:
tournament-kept = Alle Partien liegen in { $folder }.
tournament-bot = Bot
tournament-rating = Elo-Zahl
tournament-interval = 95 % zwischen
tournament-wins = Siege
tournament-seats = Plätze
tournament-time = je Zug
tournament-against = vor →
tournament-between = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
tournament-of = von { $games }
tournament-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
tournament-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
tournament-note = 1500 ist der Durchschnitt der Bots; 100 Punkte mehr heißen 64 % gegen 36 %. Ein geteilter Sieg zählt anteilig.
tournament-note-many = Die untere Tabelle sagt, wer vor wem lag, ob mit Sieg oder ohne; Elo-Zahl und Siege zählen nur Siege.

## Prüfen

verify-moves = { $game }: { $moves ->
        [one] Der Zug lässt sich spielen
       *[other] Alle { $moves } Züge lassen sich spielen
    }.
verify-no-commitment = Die Würfel folgen aus dem Schlüssel; kein Tisch hatte sich auf ihn festgelegt.
verify-committed = Der Tisch hatte sich vor dem ersten Zug auf seinen Schlüssel festgelegt: { $commitment }
verify-salted = { $salts ->
        [0] Niemand hat etwas in den Schlüssel gemischt.
        [one] Ein Spieler hat Salz in den Schlüssel gemischt, und mit dem wurde gespielt.
       *[other] { $salts } Spieler haben Salz in den Schlüssel gemischt, und mit dem wurde gespielt.
    }
verify-resulted = Das Ergebnis ist das, zu dem die Züge führen.
verify-own-box = Gespielt mit einer eigenen Box.

## Studien

study-written = Der Bericht steht in { $file }.
study-same-box = { $file } enthält dieselben Werte wie die Schachtel, mit der verglichen wird.
study-playing = gespielt
study-telling = genau angesehen

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
help-rattery = Ein Tisch für Spiele mit Ratten. Ohne Befehl öffnet sich der Tisch in deinem Browser. In deiner Shell kannst du RATTERY_LANG (en, fr oder de), RATTERY_THEME (night für Nacht, day für Tag), RATTERY_SIGNS (ascii, für Terminals ohne andere Zeichen) und RATTERY_STATE (den Ordner für Partien und Tische) setzen.
help-serve = Bringt den Tisch in den Browser: in deinen, und in die deiner Freunde, wenn du sie hereinlässt. Tische liegen in einer Datei oder Datenbank; es geht nichts verloren, wenn der Server endet.
help-serve-short = der Tisch im Browser (was rattery allein tut)
help-menu = Ein kleines Menü in diesem Terminal, das fragt, was du spielen möchtest.
help-menu-short = in diesem Terminal ein Spiel wählen
help-verify = Prüft eine Partie: Jeder Zug und jede gezogene Zahl wird nachgespielt, der Schlüssel der Würfel muss aus dem bestehen, worauf sich Tisch und Plätze festgelegt hatten, und das Ergebnis muss stimmen. Sagt, was die Datei nicht zeigen kann. Status 0: alles stimmt; 1: etwas ließ sich nicht prüfen; 2: etwas ist falsch.
help-verify-short = eine Partie und ihre Würfel prüfen
help-check = Sieht alles durch, was ein Server aufhebt: Jeder Tisch wird gelesen und nachgespielt, wie ein Server es täte. Sagt, was beschädigt oder nach anderen Regeln ist. Geht auch, während ein Server läuft. Status 0: alles in Ordnung; 1: etwas nicht.
help-check-short = die Tische eines Servers durchsehen
help-check-game = Prüft ein Spiel, das du schreibst: seine Definition, seine Texte und Regeln in jeder Sprache, zufällige Partien Tisch für Tisch, das Nachspielen, was es Vorgaben überlässt, und ob Maschinencode ebenso spielt. Sagt zu jedem Fehler, wo er zu beheben ist. Exitstatus 0: alles in Ordnung; 1: etwas ist falsch.
help-check-game-short = ein Spiel prüfen, das du schreibst
help-check-game-games = wie viele zufällige Partien mit jedem Satz von Optionen (3, wenn du nichts sagst)
help-check-game-interpreted = ohne Maschinencode, der beim ersten Mal eine Minute braucht
help-backup = Kopiert alles, was ein Server aufhebt, in eine neue Datei, so wie es in einem Augenblick ist, ob der Server läuft oder nicht. Die Datei lässt sich prüfen, anbieten und zurückspielen.
help-backup-short = die Tische eines Servers sichern
help-restore = Legt eine Sicherung dorthin, wo ein Server seine Tische aufheben wird: in eine neue Datei oder ein PostgreSQL ohne Tische.
help-restore-short = eine Sicherung zurückspielen
help-export = Schreibt einen Tisch als JSON: alles, was sich von ihm lesen lässt, auch wenn er beschädigt oder nach anderen Regeln ist, und die Partie, wenn sie zu Ende ist. Das verrät Verborgenes.
help-export-short = einen Tisch als JSON schreiben
help-store = wo die Tische liegen: eine Datei oder die Adresse eines PostgreSQL
help-backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben
help-restore-file = eine Datei, die `rattery backup` geschrieben hat
help-restore-store = wo die Tische liegen sollen: eine neue Datei oder die Adresse eines PostgreSQL ohne Tische
help-export-table = der Name des Tischs, wie in seinem Link
help-export-out = eine neue Datei dafür; sonst wird er ausgegeben
help-host = die Adresse, an der gelauscht wird (sonst 127.0.0.1, nur dieser Rechner; 0.0.0.0 lässt das ganze Netz herein)
help-port = der Port, an dem gelauscht wird (sonst 8000 oder der nächste freie)
help-database = wo Tische liegen: eine Datei, oder postgresql://… für mehrere Server zusammen (sonst eine Datei in deinem Zustandsordner)
help-serve-bot = Spieler dürfen diesen eigenen Bot setzen; einmal für jeden
help-no-browser = den Browser nicht öffnen
help-no-messages = keine Nachrichten an Adressen schicken, die Spieler angeben
help-messages-over-http = Nachrichten auch an Adressen ohne Verschlüsselung schicken (http://)
help-host-name = die Namen, unter denen dieser Server antwortet, und unter keinen anderen (sonst unter allen)
help-workers = wie viele Serverprozesse sich den Port teilen; mehr als einer braucht PostgreSQL (1)
help-metrics = /metrics für Prometheus beantworten
help-access-log = für jede Anfrage und Verbindung eine Zeile JSON in eine Datei schreiben, mit - auf den Bildschirm
help-forget-after = Tische löschen, an denen so viele Tage nichts geschehen ist (sonst nie)
help-play = In diesem Terminal spielen: allein gegen Bots oder zusammen vor einem Bildschirm. Jeder Zug wird sofort gespeichert.
help-play-short = in diesem Terminal spielen
help-simulate = Ein Spiel zufällig spielen lassen, sehr schnell und sehr oft, und sehen, was herauskommt.
help-simulate-short = Tausende Partien spielen lassen und sehen, was herauskommt
help-tournament = Bots gegeneinander spielen lassen, so oft, bis man weiß, wer stärker ist. Jeder bekommt jeden Platz und dasselbe Glück wie die anderen; jede Partie wird gespeichert, und ein unterbrochenes Turnier geht dort weiter, wo es stehen blieb.
help-tournament-short = Bots gegeneinander spielen lassen und sehen, wer stärker ist
help-train = Einem Verstand ein Spiel beibringen: Eine Suche spielt gegen sich selbst, ein kleines Netz wird an das angepasst, was sie gefunden hat, und spielt gegen die früheren, Runde für Runde. Was unterbrochen wurde, geht im selben Ordner dort weiter, wo es stehen blieb.
help-train-short = einem Verstand, mit dem die Bots denken, ein Spiel beibringen
help-train-quick = zuerst aus so vielen Stellungen schneller Partien lernen, in denen alle nur einen Zug vorausschauen (keine, wenn du nichts sagst): ein brauchbarer Verstand in Minuten; --rounds 0 belässt es dabei
help-train-policy = zuerst aus so vielen Entscheidungen lernen, die der Verstand ohne Suche trifft, an Hunderten von Tischen zugleich (keine, wenn du nichts sagst): für eine GPU (--device cuda), wo eine Milliarde einige Minuten dauert
help-train-search = zuerst aus so vielen Proben von Spielen mit Suche lernen, die alle Kerne spielen, während der Verstand lernt, und die er bald selbst spielt (keine, wenn du nichts sagst): der beste Weg zu einem starken Verstand; sechzehn Kerne und eine GPU (--device cuda) schaffen zehn Millionen in zehn Minuten
help-train-rounds = wie viele Runden (6, wenn du nichts sagst); mehr davon verlängern ein beendetes Training
help-train-games = wie viele Partien je Runde (400, wenn du nichts sagst)
help-train-iterations = wie viele Iterationen die Suche für eine Entscheidung hat (300, wenn du nichts sagst)
help-train-league = wie viele Partien einen neuen Verstand mit jedem Gegner messen (100, wenn du nichts sagst)
help-train-folder = der Ordner für Beispiele, Netze und Kurve (mind-… hier, wenn du nichts sagst)
help-train-device = wo das Netz angepasst wird: cpu oder cuda (cpu, wenn du nichts sagst)
help-study = Ein Spiel sehr oft spielen lassen, zufällig oder von Bots, und einen Bericht darüber schreiben: Reihenfolge, was gewinnt, Teil für Teil, wie knapp und wie lang, und die Werte, die von uns sind.
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
help-seat = wer auf Platz N sitzt (gezählt ab 0): me (du), hot (jemand anders an diesem Terminal) oder ein Bot: random, easy, normal, hard oder expert, oder ein eigener: module:Class; einmal für jeden Platz. Sonst sitzt du auf Platz 0 und normale Bots auf den anderen
help-hot-seat = Menschen auf allen Plätzen, die sich dieses Terminal weiterreichen
help-names = die Namen der Spieler, in der Reihenfolge der Plätze
help-seed = eine Zahl: Dieselbe Zahl bringt denselben Zufall noch einmal
help-save = die Partie in dieser Datei aufheben (sonst in deinem Datenordner)
help-resume = eine gespeicherte Partie fortsetzen; ohne Datei die zuletzt verlassene
help-games-number = wie viele Partien (10000, wenn du nichts sagst)
help-simulate-seed = eine Zahl: Dieselbe Zahl bringt dieselben Partien noch einmal (0, wenn du nichts sagst)
help-out = für jede Partie eine Zeile in diese Datei schreiben, CSV oder Parquet nach ihrem Namen
help-threads = auf wie vielen Prozessorkernen (auf allen, wenn du nichts sagst)
help-force = die Datei ersetzen, wenn es sie schon gibt
help-study-players = zu wievielt (sonst wie das Spiel es sagt)
help-study-games = wie viele Partien, eine Zahl oder eine je Stufe (20000 zufällig, 1000 von Bots, 20 von Experten, wenn du nichts sagst)
help-study-bots = wer spielt: random, easy, normal, hard, expert, greedy oder ein eigener Bot; mehrere Stufen stehen nebeneinander (random, wenn du nichts sagst)
help-study-out = der Ordner für den Bericht (study-… hier, wenn du nichts sagst)
help-what-if = mit einer anderen Schachtel vergleichen, dieselben Karten auf beiden Seiten: eine Schachteldatei oder eine Änderung wie Abschnitt.Zeile.Feld=Wert (auch mehrmals)
help-device = worauf gespielt wird: cpu, oder cuda für eine Grafikkarte
help-ray = auf dem Ray-Verbund unter dieser Adresse spielen, oder auf einem nur aus diesem Rechner: local
help-toml = die Schachteldatei selbst ausgeben, zum Kopieren und Berichtigen
help-clause = ein Abschnitt wie 4 oder eine einzelne Regel wie 4.3
help-minute = das Spiel in einer Minute: Ziel, Zug, wie man gewinnt
help-rules-examples = nur die Beispiele
help-file = die Datei einer gespeicherten Partie
help-receipt = was dein Browser an diesem Tisch gesichert hat, oder die Festlegung, die du notiert hast: Die Datei muss dazu passen
help-step = Zug um Zug, mit dem Tisch
help-replay-seat = wie Platz N es sah, statt alles aufgedeckt
help-bots = wer spielt: Bots, durch Kommas getrennt: Stufen (random, easy, normal, hard, expert, greedy) oder eigene, module:Class
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

bad-command = { $near ->
        [none] Rattery kennt keinen Befehl „{ $given }“. Die Befehle sind: { $commands }.
       *[other] Rattery kennt keinen Befehl „{ $given }“. War { $near } gemeint? Die Befehle sind: { $commands }.
    }
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
seat-kind = Platz { $seat } kann nicht „{ $given }“ sein. Möglich sind: { $kinds } oder ein eigener Bot, module:Class.
seat-twice = Ein Platz ist doppelt angegeben: Sag für jeden nur einmal, wer dort sitzt.
seat-two-me = Nur ein Platz kann „me“ sein. Wer sonst an diesem Terminal sitzt, ist „hot“.
names-too-many = Das sind { $given } Namen für { $players } Spieler.
names-twice = Zwei Spieler können nicht beide { $name } heißen.
play-none-left = Es gibt keine Partie, die vor ihrem Ende verlassen wurde. Eine neue beginnt zum Beispiel so: rattery play { $example }.
completion-shell = Ergänzung gibt es für: { $shells }; nicht für „{ $given }“.
play-own-bot = Auf Platz { $seat } spielte { $bot }. Eine gespeicherte Partie lädt von sich aus kein Programm; sag, wer dort sitzt: --seat { $seat }={ $bot }, oder ein anderer Bot.
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
play-prompt = eine Zahl, oder ? für Hilfe
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
hint-now = Du gewinnst etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } solcher Partien. Ein Bot an deiner Stelle:
hint-then = gewinnt etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hint-tries = in { $tries } von 100 Fällen gewählt
table-hint = was ein starker Bot an deiner Stelle täte und was er sich davon verspricht
table-takeover = einen Bot für dich spielen lassen; mit Enter oder Strg-C bist du zurück
table-back = wer einen Bot spielen ließ, ist zurück
table-are-back = Zurück am Tisch: { $names }.
page-more = Enter: weiter · b: zurück · q: genug
page-only = Drück Enter, um weiterzumachen.
page-last = Enter: fertig · b: zurück

## Versprechen

talk-said = { $seat } zu allen: „{ $words }“
talk-said-to = { $seat } zu { $to_seat }: „{ $words }“
talk-kept = gehalten
talk-broken = gebrochen
talk-so-far = Was bisher versprochen wurde
talk-usage = promise 3: allen · promise 3 sky: Sky · promise on: gefragt werden, bevor ein Bot wählt. Ein Wort bindet niemanden, aber Bots vergessen nichts.
talk-asking-on = Ab jetzt wirst du gefragt, bevor ein Bot wählt.
talk-asking-off = Du wirst nicht mehr gefragt; „promise 3“ geht immer, wenn du entscheidest.
talk-moment = { $seat } entscheidet gleich. Versprich etwas mit seiner Nummer (3 sky: Sky); ? zählt alles auf, Enter geht weiter, off: nicht mehr fragen.
talk-no-promise = „{ $given }“ ist kein Versprechen: Eine Nummer bis { $count } ist eines. „promise“ zählt sie auf.
talk-to-whom = „{ $given }“ ist hier niemand: { $names }.
talk-none = In diesem Spiel wird nichts versprochen.
table-promise = etwas versprechen, oder sehen, was versprochen wurde
table-concede = aufgeben
concede-sure = { $players ->
        [one] Noch einmal concede, und du gibst auf.
        [2] Noch einmal concede, und du gibst auf: Der andere gewinnt.
       *[other] Noch einmal concede, und du gibst auf: Ein Bot spielt für dich bis zum Ende weiter.
    }
concede-over = { $seat } gibt auf. { $names } gewinnt.
concede-over-you = Du gibst auf. { $names } gewinnt.
concede-alone = { $seat } gibt auf.
concede-alone-you = Du gibst auf.

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
end-won-you = { $points ->
        [one] Du gewinnst mit einem Punkt.
       *[other] Du gewinnst mit { $points } Punkten.
    }
end-shared-you = { $points ->
        [one] Du teilst dir den Sieg mit { $names }, mit je einem Punkt.
       *[other] Du teilst dir den Sieg mit { $names }, mit je { $points } Punkten.
    }
end-place-won = { $seat } gewinnt.
end-place-won-you = Du gewinnst.
end-place-shared = { $names } teilen sich den Sieg.
end-place-shared-you = Du teilst dir den Sieg mit { $names }.
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
box-sources = „Hausregel“ heißt: Das haben wir selbst festgelegt, wo die gedruckte Regel es offen lässt. Hast du das Spiel, dann kopier die Datei, berichtige diese Werte und spiel mit --box.
box-differences = ≠ zeigt, was von der üblichen Schachtel abweicht.

## Simulationen

progress-ready = Vorbereitung
progress-compiling = wird kompiliert (nur einmal): { $done } von { $total } Regeln
progress-play = Partien
progress-replays = Nachspielen
progress-defaults = Teile
progress-compiled = Vergleich
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
figures-place = am Zug
figures-measure = { $measure } (± σ)
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
tournament-replaced = { $name } ist { $count ->
        [one] einmal
       *[other] { NUMBER($count) }-mal
    } gescheitert, und für ihn wurde zufällig gezogen. Zuletzt: { $problem }
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

## Training

train-round = Runde { $number }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) der Siege gegen die eingebaute Bewertung; Kreuzentropie der Ergebnisse { NUMBER($result, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-kept = Alles liegt in { $folder }: best.npz ist das beste Netz, curve.png zeigt, wie es dazu kam.

## Prüfen

verify-moves = { $game }: { $moves ->
        [one] der Zug ist möglich
       *[other] alle { $moves } Züge sind möglich
    }.
verify-drawn = { $draws ->
        [one] Die eine gezogene Zahl folgt aus dem Schlüssel der Partie.
       *[other] Alle { $draws } gezogenen Zahlen folgen aus dem Schlüssel der Partie.
    }
verify-resulted = Das Ergebnis ist das, zu dem die Züge führen.
verify-committed = Der Schlüssel des Tisches ist der, auf den er sich festgelegt hatte: { $commitment }
verify-salted = Der Schlüssel der Partie besteht aus dem des Tisches und versiegeltem Salz, das jeweils sein Siegel öffnet: { $players ->
        [0] keines
        [one] eines
       *[other] { $players }
    } von Spielern, { $table ->
        [0] keines
        [one] eines
       *[other] { $table }
    } vom Tisch selbst.
verify-salted-openly = Der Schlüssel der Partie besteht aus dem des Tisches und { $players ->
        [one] einmal Salz, das nicht versiegelt war.
       *[other] { $players }-mal Salz, das nicht versiegelt war.
    }
verify-received = Festlegung und Siegel sind die der Quittung, und ihr Salz ist im Schlüssel: Niemand hat sie nachträglich erfunden.
verify-received-key = Die Festlegung ist die der Quittung: Der Tisch hat seinen Schlüssel nicht gewechselt.
verify-no-commitment = Die Datei sagt nicht, wie ihr Schlüssel entstand: Wer ihn gezogen hat, konnte die Würfel wählen.
verify-no-receipt = Es gibt keine Quittung: Festlegungen und was sie öffnet werden nur mit dieser Datei verglichen, und wer sie schrieb, konnte beides erfinden.
verify-older = Älteres Verfahren: Salz wurde sofort gezeigt; wer den Tisch betrieb, konnte das letzte wählen und damit die Würfel.
verify-table-alone = Kein Spieler hatte Anteil am Schlüssel: Wer den Tisch betrieb, konnte die Würfel wählen.
verify-left-out = Hat Salz versiegelt und nicht rechtzeitig gezeigt, darum zählt es nicht: { $names }.
verify-no-draws = Die Datei führt die gezogenen Zahlen nicht auf.
verify-not-over = Die Partie ist nicht zu Ende.
verify-not-replayed = Über ihre Würfel sagt das nichts: Prüf sie mit der Version, mit der sie gespielt wurde.
verify-own-box = Gespielt mit einer eigenen Box.

## Studien

study-written = Der Bericht steht in { $file }.
study-games-for-levels = --games nimmt eine Zahl oder für jede der { $levels } Stufen eine, nicht { $given }.
study-two-files = --what-if nimmt eine Schachteldatei und beliebig viele Änderungen daran, nicht mehrere Dateien: { $files }.
study-same-box = { $file } enthält dieselben Werte wie die Schachtel, mit der verglichen wird.
progress-playing = gespielt
progress-fitting = Anpassen
progress-measuring = Messen

## Pflege

check-head-table = Tisch
check-head-kind = Befund
check-head-problem = was nicht stimmt
check-kind-damaged = beschädigt
check-kind-other-rules = andere Regeln
check-pages = Die Datei selbst ist beschädigt: { $problem }
check-strays = { $count ->
        [one] Eine Zeile gehört zu keinem Tisch.
       *[other] { $count } Zeilen gehören zu keinem Tisch.
    }
check-well = { $count ->
        [one] Ein Tisch ist in Ordnung.
       *[other] { $count } Tische sind in Ordnung.
    }
check-replayed = { $count ->
        [one] Ein Tisch begann nach anderen Regeln und ist nach diesen dieselbe Partie.
       *[other] { $count } Tische begannen nach anderen Regeln und sind nach diesen dieselben Partien.
    }
check-other-rules = { $count ->
        [one] Ein Tisch begann nach Regeln, die es hier nicht gibt. Er bleibt erhalten; rattery export schreibt ihn heraus.
       *[other] { $count } Tische begannen nach Regeln, die es hier nicht gibt. Sie bleiben erhalten; rattery export schreibt sie heraus.
    }
check-damaged = { $count ->
        [one] Ein Tisch ist beschädigt; rattery export schreibt heraus, was sich von ihm lesen lässt.
       *[other] { $count } Tische sind beschädigt; rattery export schreibt heraus, was sich von ihnen lesen lässt.
    }
check-nothing = Es gibt keine Tische.
backup-made = { $count ->
        [one] Ein Tisch liegt
       *[other] { $count } Tische liegen
    } jetzt in { $file }.
backup-restored = { $count ->
        [one] Ein Tisch wurde
       *[other] { $count } Tische wurden
    } aus { $file } zurückgespielt.
export-made = Tisch { $table } liegt jetzt in { $file }. Er verrät Verborgenes.
export-unwritable = { $file } lässt sich nicht schreiben: { $problem }.

## Ein Spiel prüfen

check-game-brings = Es bringt mit: { $names }.
check-game-defaults = Vorgaben springen ein für { $names }.
check-game-sound = An { $game } ist nichts auszusetzen.
check-game-wrong = { $count ->
        [one] Ein Fehler ist zu beheben.
       *[other] { $count } Fehler sind zu beheben.
    }
check-game-rest = Was davon abhängt, wurde ausgelassen.

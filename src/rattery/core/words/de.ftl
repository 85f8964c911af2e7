### Was alle Spiele gemeinsam haben.

## Plätze, nach Farbe und Form: Ocker ●, Azur ▲, Moos ■, Rosa ◆, Zinnober ★

seat-0 = Ocker
seat-1 = Azur
seat-2 = Moos
seat-3 = Rosa
seat-4 = Zinnober
seats-and = { $others } und { $last }
seats-you = du
compiling = { $game } wird für diesen Rechner übersetzt. Das dauert nur beim ersten Mal etwas; danach geht es schnell los.
choice-yes = ja
choice-no = nein
compiler-changed = Numba { $version } fehlt { $missing }, worauf Rattery baut. Die Partien bleiben dieselben, aber Übersetzen und Simulieren dauern länger. Version { $tested } hat es noch: { $command }
compiler-untested = Numba { $version } konnte „{ $function }“ nicht übersetzen. Es ist neuer als { $tested }, die neueste Version, mit der Rattery erprobt ist. Versuch: { $command }. Oder setze RATTERY_PLAIN_NJIT=1: langsamer, aber dieselben Partien.

## Fehler: was erwartet wurde und was kam

unknown-game = Ein Spiel namens „{ $given }“ gibt es nicht. Es gibt: { $games }.
broken-game = Das Spiel „{ $name }“ lässt sich nicht spielen: { $problem }
broken-game-name-taken = Rattery hat schon ein Spiel dieses Namens. Gib dem Einstiegspunkt und GAME einen anderen.
broken-game-name = Der Name eines Spiels besteht aus kleinen Buchstaben, Ziffern und Unterstrichen. Nenne den Einstiegspunkt { $example }.
broken-game-package = Sein Einstiegspunkt muss das Paket nennen, in dem das Spiel liegt, und ein Paket „{ $package }“ gibt es nicht.
broken-game-files = In { $package } fehlt { $files }.
broken-game-refuses = { $problem }
broken-game-import = { $file }, Zeile { $line }: { $problem }.
broken-game-options = options.py muss Options definieren, eine eingefrorene Dataclass.
broken-game-players = Options braucht eine Option „players“, etwa players: int = option(3, 2, 3, 4).
broken-game-option = Die Option „{ $option }“ muss ihren Standardwert und alle ihre Werte nennen, ihn eingeschlossen, etwa option("short", "short", "long").
broken-game-player-numbers = Die Option „players“ in options.py bietet { $given } an, aber ein Spiel ist für 1 bis { $most }.
broken-game-field = rules.Table muss { $expected } deklarieren, nicht { $given }.
broken-game-names = { $where } muss ein Tupel von Namen sein, etwa ("one", "other") oder, mit nur einem, ("one",).
broken-game-box-players = read_box muss der Schachtel so viele Spieler geben, wie die Optionen sagen.
broken-game-kind = game.py muss GAME = GameKind(…) definieren.
broken-game-other-name = Sein Einstiegspunkt und der Name in GameKind, „{ $own }“, müssen gleich sein.
broken-game-rule = Die Regeln müssen { $expected } haben, nicht { $given }.
broken-game-lacks = In { $where } { $more ->
        [0] fehlt { $names }.
        [one] fehlen { $names } und { $more } weiterer Name.
       *[other] fehlen { $names } und { $more } weitere Namen.
    }
unknown-language = Rattery spricht kein „{ $given }“. Es spricht: { $languages }.
bad-spelling = „{ $given }“ ist kein Spiel mit Optionen. Schreib es so: { $example }.
unknown-option = { $name } hat keine Option „{ $option }“. Es hat: { $options }.
bad-option = { $name }: „{ $given }“ passt nicht zu { $option }. Möglich sind: { $choices }.
unknown-seat = Platz { $given } gibt es nicht. Die Plätze gehen von 0 bis { $last }.
argument-game = Ein Spiel ist sein Name, „my_game“ oder „my_game(players=3)“, nicht { $given }.
argument-whole = „{ $name }“ ist eine ganze Zahl, nicht { $given }.
argument-least = „{ $name }“ ist eine ganze Zahl ab { $least }, nicht { $given }.
argument-range = „{ $name }“ ist eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
argument-names = Namen sind eine Liste von höchstens { $players } Texten, einer für jeden Platz (None für einen Platz ohne Namen), nicht { $given }.
argument-path = „{ $name }“ ist der Pfad einer Datei, als Text oder Path, nicht { $given }.
argument-match = Hier wird eine Partie erwartet, nicht { $given }.
argument-loaded = Ein geladenes Spiel hat seine Optionen und seine Schachtel schon: { $given } kann nur beim Namen stehen.
argument-training = In { $folder } liegt ein Training mit anderem Plan; nimm einen anderen Ordner.
argument-training-rules = Das Training in { $folder } begann mit Version { $saved } der Regeln; diese hier sind Version { $now }. Die Ergebnisse passten nicht zusammen: Nimm einen anderen Ordner.
option-twice = „{ $option }“ ist zweimal angegeben: als { $one } und als { $other }.
nothing-to-decide = Die Partie ist vorbei: Es gibt nichts zu entscheiden.
nothing-to-pop = Es gibt nichts, wohin es zurückgeht: pop nimmt zurück, was push gespielt hat.
seat-not-asked = Platz { $given } wird gerade nicht gefragt.
unknown-bot = Es gibt keinen Bot namens „{ $given }“. Die Bots heißen: { $bots }.
bot-not-found = Unter „{ $given }“ gibt es keinen Bot ({ $problem }). Ein eigener Bot wird Modul:Klasse geschrieben.
bot-not-made = Aus „{ $given }“ ließ sich kein Bot machen ({ $problem }).
bot-without-choose = „{ $given }“ ist kein Bot: Ihm fehlt choose(world, seed).
decide-by-name = Ein Bot entscheidet, nicht sein Name: rattery.bot("{ $given }") macht einen.
bot-real-match = Ein Bot wählt in einer vorgestellten Welt, nicht in der Partie selbst: rattery.decide(bot, match) oder bot.choose(match.imagine(seat, seed), seed).
bot-failed = { $bot } ist gescheitert ({ $problem }); { $level } zieht an seiner Stelle.
bot-dawdled = { $bot } hat länger als { $seconds } Sekunden gebraucht; { $level } zieht an seiner Stelle.
unknown-move = „{ $given }“ ist kein Zug in diesem Spiel. Du kannst spielen: { $moves }.
not-asked-for = Danach wirst du gerade nicht gefragt.
not-possible-now = Das ist gerade nicht möglich.
match-is-over = Das Spiel ist aus; „{ $given }“ kommt zu spät.

## Schachteldateien

box-at = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
box-here = { $section }, { $entry }: { $problem }
box-unreadable = { $file } lässt sich nicht lesen: { $problem }.
box-not-toml = Das ist kein TOML: { $problem }.
box-value = erwartet { $expected }, gefunden { $given }.
box-entry = für { $entry } erwartet { $expected }, gefunden { $given }.
box-no-line = „{ $change }“ ändert nichts: { $entry } gibt es nicht in { $file }. Es gibt: { $lines }.
box-no-field = „{ $change }“: Sag, welches Feld gemeint ist ({ $entry } in { $file }): { $fields }.
box-missing = { $entry } fehlt.
box-unknown = { $entry } gehört nicht zu diesem Spiel.
box-too-many = Von { $entry } darf es höchstens { $most } geben.

## Gespeicherte Partien

save-format = Das ist keine gespeicherte Partie: erwartet Format { $expected }, gefunden { $given }.
save-part = Die gespeicherte Partie ist beschädigt: „{ $part }“ muss vom Typ { $expected } sein, gefunden { $given }.
save-key = Die gespeicherte Partie ist beschädigt: „key“ muss aus { $digits } Hexadezimalziffern bestehen.
save-move = Die gespeicherte Partie ist beschädigt: Zug { $number }, „{ $move }“, ist nicht möglich. { $problem }
other-rules = Gespielt wurde nach anderen Regeln, Version { $saved }; diese hier sind Version { $now }.
save-unreadable = { $file } lässt sich nicht lesen: { $problem }.
save-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
problem-missing = es gibt nichts, das so heißt
problem-taken = so heißt schon etwas
problem-forbidden = du darfst das nicht
problem-read-only = dort lässt sich nichts schreiben
problem-is-folder = das ist ein Ordner
problem-no-folder = ein Teil des Weges ist kein Ordner
problem-full = es ist kein Platz mehr
problem-port-in-use = da ist schon jemand
save-not-json = { $file } ist keine gespeicherte Partie: Es ist kein JSON.
save-bad-file = { $file }: { $problem }
save-imagined = Eine nur vorgestellte Partie lässt sich nicht speichern: Ihre Vergangenheit ist unbekannt.

## Zurücknehmen

nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
undo-not-yours = Der letzte Zug war nicht deiner; du kannst ihn nicht zurücknehmen.
undo-others-turn = Inzwischen ist jemand anders dran; der Zug gilt.
undo-chance = Seither hat der Zufall etwas entschieden; der Zug gilt.
undo-revealed = Seither wurde etwas Verdecktes gezeigt; der Zug gilt.
undo-clock = Die Zeit war um, und ein Bot hat für dich gezogen; der Zug gilt.

## Prüfen

verify-commitment = Der Tisch hatte sich auf einen anderen Schlüssel festgelegt als den in dieser Datei.
verify-seal = Das Salz von Platz { $seat } ist nicht das, auf das er sich festgelegt hatte.
verify-key = Der Schlüssel dieser Partie folgt nicht aus dem des Tisches und dem Salz der Plätze.
verify-draws = Die Zahlen, die laut dieser Datei { $move ->
        [0] beim Aufbau
       *[other] bei Zug { $move }
    } gezogen wurden, folgen nicht aus ihrem Schlüssel.
verify-scores = Die Punkte in dieser Datei, { $given }, passen nicht zu den Zügen: Sie führen zu { $found }.
verify-winners = Die Sieger in dieser Datei, { $given }, passen nicht zu den Zügen: Sie führen zu { $found }.
verify-receipt-nothing = Die Datei sagt nicht, wie ihr Schlüssel entstand: Es gibt nichts, womit sich die Quittung vergleichen ließe.
verify-receipt-commitment = Als die Quittung geschrieben wurde, hatte sich der Tisch auf { $receipt } festgelegt; in der Datei steht { $file }.
verify-receipt-seals = Die Siegel in der Datei sind nicht die, die zu sehen waren, als die Quittung geschrieben wurde.
verify-receipt-salt = Das Salz, das Platz { $seat } gegeben hat, ist nicht im Schlüssel: Es wurde ausgelassen oder vertauscht.
receipt-bad = { $file } ist keine Quittung: erwartet wird eine, die ein Browser gesichert hat, oder die 64 Hexadezimalziffern einer Festlegung.

## Turniere

tournament-bots = Die Bots eines Turniers sind eine Liste oder ein Dictionary, das jedem einen Namen gibt, nicht { $given }.
tournament-few-bots = { $count ->
        [0] Ein Turnier braucht Bots: Du hast keinen genannt.
       *[other] Ein Turnier braucht mindestens zwei Bots.
    }
tournament-bot-twice = { $name } ist zweimal gemeldet. Einmal genügt; ein Bot sitzt so oft am Tisch, wie er gebraucht wird.
tournament-bad-name = „{ $given }“ kann in einem Turnier kein Bot heißen.
tournament-few-games = { $given } Partien sind zu wenige: Erst nach { $least } hat jeder einmal auf jedem Platz gesessen.
tournament-alone = Bei { $name } gibt es niemanden zum Vergleichen.
tournament-folder = { $folder } taugt nicht für ein Turnier: { $problem }.
tournament-none = In { $folder } liegt kein Turnier.
tournament-other = In { $folder } liegt ein anderes Turnier: { $part ->
        [game] Das Spiel
        [box] Die Schachtel
        [bots] Die Liste der Bots
        [seed] Die Startzahl
       *[other] Das Format
    } ist dort anders.
tournament-other-rules = Regeln oder Bots haben sich geändert, seit das Turnier in { $folder } begann; die Ergebnisse passten nicht zusammen. Beginn ein neues.
tournament-busy = Das Turnier in { $folder } wird gerade schon gespielt.
tournament-damaged = Die Ergebnisse in { $folder } sind beschädigt: Zeile { NUMBER($line, useGrouping: 0) } ist nicht lesbar.
tournament-workers-die = Das Turnier kommt nicht weiter: Die Prozesse, die es spielen, enden immer wieder (Status { NUMBER($status, useGrouping: 0) }). Was gespielt ist, bleibt.
tournament-main-guard = Dieses Skript startet Prozesse, sobald es importiert wird, und jeder von ihnen importiert es. Setze, was es tut, unter if __name__ == "__main__" oder spiele mit workers=1.
tournament-match-failed = Das Turnier ist stehen geblieben: Partie { NUMBER($match, useGrouping: 0) } ließ sich nicht spielen. { $problem }

## Umgebungen zum Lernen

env-rewards = „{ $given }“ ist keine Art von Belohnung. Zur Wahl stehen: { $choices }.
env-tables = Es braucht mindestens einen Tisch; „{ $given }“ ist zu wenig.
env-threads = Es braucht mindestens einen Thread; „{ $given }“ ist zu wenig.
env-illegal = Tisch { NUMBER($table, useGrouping: 0) }: „{ $given }“ ist dort nicht erlaubt. An keinem Tisch wurde gezogen.
env-moves = Erwartet wird ein Zug für jeden der { NUMBER($expected, useGrouping: 0) } Tische, als ganze Zahlen; gekommen sind { $given }.
env-seats = Plätze sind eine Zahl oder eine für jeden der { NUMBER($tables, useGrouping: 0) } Tische, höchstens { $last }.
env-rows = Zeilen sind Nummern von Tischen, kleiner als { NUMBER($tables, useGrouping: 0) }, in einer Liste; so viele Quellen wie Ziele.
env-state = Wiederherstellen lässt sich, was save() einer gleichen Umgebung ergab: { $name }, { NUMBER($tables, useGrouping: 0) } Tische, dieselben finals und Gegner.
env-state-rules = Dieser Zustand wurde mit Version { $saved } der Regeln von { $name } gespeichert; diese hier sind Version { $now }. Er lässt sich nicht wiederherstellen.
env-opponent-illegal = Ein Gegner in der Umgebung hat an Tisch { NUMBER($table, useGrouping: 0) } gegen die Regeln gezogen: „{ $given }“ ist dort nicht erlaubt.
env-gpu-opponents = „{ $given }“ denkt auf dem Prozessor. Auf einer GPU sind Gegner { $choices } oder eine Funktion aus Beobachtungen und Masken.
env-all-players = Einen Beobachter der Geheimnisse aller gibt es nicht: Frag nach denen eines Spielers oder nach dem, was alle sehen.
env-part-of-memory = Ein Gedächtnis enthält, was einem Platz gesagt wurde, Offenes und Geheimes; es lässt sich nicht teilen.
env-no-tensor = Einen Tensor eines Informationszustands gibt es nicht: Was einem Platz gesagt wurde, wächst mit der Partie. Es gibt ihn als Text, dazu einen Tensor der Beobachtung.
env-opponents = Gib einen Gegner für alle anderen Plätze an oder eine Liste von { $expected }; diese Liste hat { $given }.
env-opponent = „{ $given }“ ist kein Gegner. Ein Gegner ist eine Stufe ({ $choices }), ein Bot oder eine Funktion von Beobachtung und Maske.
env-illegal-moves = „{ $given }“ geht mit verbotenen Zügen nicht. Zur Wahl stehen: { $choices }.
env-render-mode = Ein Bild kann nicht „{ $given }“ sein. Möglich: { $choices }.
env-no-action = Der Platz, der entscheidet, hat nicht gesagt, was er tut.
env-resample = Eine andere Welt lässt sich nur vorstellen, wo jemand entscheidet.
env-endgame = Eine Stellung nach { NUMBER($plies, useGrouping: 0) } Zügen gibt es nicht: Diese Partie ist nach { NUMBER($length, useGrouping: 0) } zu Ende.

## Viele Partien auf einmal

lab-missing-extra = Das braucht { $module }, und das ist nicht installiert. Versuch: { $command }
results-kind = { $file }: Ergebnisse kommen in Dateien, die auf { $kinds } enden.
report-exists = Im Ordner { $folder } liegt schon ein Bericht. Nimm mit --out einen anderen Ordner, oder ersetze ihn mit --force.
results-exist = { $file } gibt es schon. Nimm einen anderen Namen, oder ersetze sie mit --force.
results-unwritable = { $games ->
        [0] { $file } lässt sich nicht schreiben: { $problem }.
        [one] { $file } lässt sich nicht weiterschreiben: { $problem }. Die erste Partie steht darin.
       *[other] { $file } lässt sich nicht weiterschreiben: { $problem }. Die ersten { $games } Partien stehen darin.
    }
device-unknown = Auf „{ $given }“ lässt sich nicht spielen. Zur Wahl stehen: { $devices }.
device-no-gpu = Hier gibt es keine Grafikkarte, die CUDA nutzen kann. Auf einem Rechner mit einer braucht es außerdem: { $command }
device-or-ray = Entscheide dich: eine Grafikkarte dieses Rechners (--device cuda) oder ein Ray-Verbund (--ray).
ray-unreachable = Unter { $address } ist kein Ray-Verbund zu erreichen: { $problem }
ray-other-rules = Die Rechner dieses Verbunds haben andere Regeln als dieser hier. Installiere überall dieselbe Version von Rattery.
ray-lost = Der Verbund ist verloren: Was ihn auf diesem Rechner leitet, ist zu Ende ({ $problem }).
ray-workers-die = Der Verbund kann nicht weitermachen: Die Prozesse, die spielen, enden immer wieder ({ $problem }).

## Die Regeln einer Schachtel

rules-in-this-box = In dieser Schachtel stattdessen: { $entries }.
rules-each-none = in dieser Schachtel nichts dergleichen
box-said-then = { $first }; { $then }
box-said-nothing = nichts
box-said-missing = nicht in dieser Schachtel
number-word = { $number ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
        [16] sechzehn
        [17] siebzehn
        [18] achtzehn
        [19] neunzehn
        [20] zwanzig
       *[other] { $number }
    }
number-ordinal = { $number ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
        [7] siebte
        [8] achte
        [9] neunte
        [10] zehnte
        [11] elfte
        [12] zwölfte
        [13] dreizehnte
        [14] vierzehnte
        [15] fünfzehnte
        [16] sechzehnte
        [17] siebzehnte
        [18] achtzehnte
        [19] neunzehnte
        [20] zwanzigste
       *[other] { $number }.
    }
number-ordinal-inflected = { $number ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
        [11] elften
        [12] zwölften
        [13] dreizehnten
        [14] vierzehnten
        [15] fünfzehnten
        [16] sechzehnten
        [17] siebzehnten
        [18] achtzehnten
        [19] neunzehnten
        [20] zwanzigsten
       *[other] { $number }.
    }

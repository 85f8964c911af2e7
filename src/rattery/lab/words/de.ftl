### Was eine Studie erzählt.

## Zahlen

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-count = { NUMBER($value, maximumFractionDigits: 0) }
study-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-between = { $low } bis { $high }
study-points = { $number ->
        [one] einen Punkt
       *[other] { $number } Punkte
    }

## Der Bericht

study-title = { $game }: eine Studie
study-lead = { $games } Partien { $spelling }, gespielt { $bots ->
        [random] nach dem Zufall
       *[other] von Bots der Stufe { $bots }
    }, Startwert { $seed }.
study-stopped = Sie wurde vorzeitig angehalten: { $games } Partien waren verlangt.
study-random-note = Der Zufall kennt keine Strategie. Das zeigt, wie das Spiel gebaut ist, nicht, wie es sich am Tisch anfühlt; lass es auch von Bots spielen (--bots random,normal).
study-again = Dieselbe Studie noch einmal:
study-contents = In diesem Bericht
study-foot = Erstellt von Rattery { $version } in { $seconds } s, mit Version { $rules } der Regeln. Werte, die als unsere bezeichnet sind, stammen nicht von den Autoren.

## Kurz gesagt

study-short = Kurz gesagt
study-short-minutes = Die Hälfte der Partien dauert im Tempo von Menschen { $low } bis { $high } Minuten; { $one-answer } der Entscheidungen haben nur eine Antwort.
study-short-close = Wie knapp ist es? Der Sieger liegt vorn: { $how }; { $shared } der Siege sind geteilt.
study-close-only = um { $middle } in der mittleren Partie
study-close-part = um { $middle } (die mittlere aus { $share } der Partien)
study-short-foreseen = In der Mitte der Partie hat der spätere Sieger nach dem Urteil des Bots { $chance } der Chancen; die Führung wechselt im Schnitt { $changes }-mal.
study-short-choice = Was ist eine Wahl wert? Der beste Zug statt eines ausgelosten: { $size } gewonnene Partien von hundert ({ $between }; { $count } Entscheidungen, jede auf beide Arten zu Ende gespielt).

## Was gewinnt

study-findings = Was gewinnt?
study-findings-note = { $count } Dinge wurden betrachtet, solange der Ausgang offen war (die geschätzten Chancen des Spielers zwischen { $low } und { $high }), damit wegbleibt, was nur aus der Niederlage folgt. Gespielt: dieselbe Partie zweimal von einer Entscheidung an, mit dem besten Zug, der es hat, und mit dem besten, der es nicht hat, wie ein und dieselbe Suche sie sieht; derselbe Zufall und dieselben Spieler folgen. Ausgeteilt: wer es am Anfang bekam, gegen die anderen. Höchstens eines von zwanzig genannten ist aus Zufall genannt (Benjamini und Hochberg; Intervalle nach Benjamini und Yekutieli), und nur Unterschiede von mindestens { $practical } von hundert Partien.
study-found-played = { $what }: { $size } von hundert Partien { $way ->
        [more] mehr
       *[fewer] weniger
    } gewonnen, verglichen mit dem besten anderen Zug ({ $between }; { $count } Partienpaare).
study-found-dealt = { $what }: { $size } von hundert Partien { $way ->
        [more] mehr
       *[fewer] weniger
    } gewonnen als ohne ({ $between }; { $count }-mal ausgeteilt).
study-found-nothing = Nichts davon gewinnt oder verliert deutlich genug und viel genug, um genannt zu werden. Bei so vielen Partien hätte sich ein Effekt von etwa { $least } von hundert Partien gezeigt; mehr Partien zeigen kleinere.
study-found-too-few = In so wenigen Partien kam nichts oft genug vor, um verglichen zu werden. Mehr Partien werden es zeigen.
study-found-plot = Gewonnene Partien von hundert, mehr oder weniger, mit Intervall
study-no-pairs = Spieler, die nicht suchen, spielen nichts zweimal; verglichen wird nur, was der Zufall austeilt.

## Abschnitte

study-order = Zählt die Reihenfolge?
study-order-plot = Anteil an den Siegen nach der Reihenfolge; die Linie ist ein gleicher Anteil
study-place = am Zug
study-share = Siege
study-interval = zu 95 % zwischen
study-close = Wie knapp ist es?
study-close-note = Wie weit der Sieger vor dem Nächsten liegt, in dem, was dieses Spiel entscheidet: dem Ersten davon, worin sie sich unterscheiden.
study-decides = entschieden durch
study-of-games = der Partien
study-ahead = Vorsprung in der mittleren Partie
study-shared = Geteilter Sieg
study-close-plot = Wie oft der Sieger so weit vorn lag
study-foreseen = Wann steht der Sieger fest?
study-foreseen-note = Das Urteil der Bots sieht jeden Tisch, wie er wirklich ist. Die Linie ist die Chance, die es dem späteren Sieger in der mittleren Partie gibt, das Band die mittlere Hälfte aller Partien; gestrichelt ist eine gleiche Chance. Je später sie steigt, desto länger bleibt das Spiel offen.
study-foreseen-told = Der Sieger übernimmt im Schnitt nach { $decided } der Partie endgültig die Führung; sie wechselt { $changes }-mal je Partie, und in { $never } der Partien führt der Sieger von der ersten Entscheidung an.
study-curve-plot = Die Chancen des späteren Siegers im Lauf der Partie
study-through = der Partie gespielt
study-chance = Chance
study-decisions = Entscheidungen und Dauer
study-decisions-note = Die Minuten sind, was die Entscheidungen im Tempo von Menschen dauern: fünf Sekunden und fünf mehr für jede Verdopplung der Auswahl; eine Sekunde, wo es nur eine Antwort gibt.
study-minutes = Minuten
study-moves = Entscheidungen je Partie
study-rounds = Runden
study-choices = Entscheidungen mit einer Wahl
study-minutes-plot = Wie lange eine Partie dauert
study-plot-share = Anteil der Partien
study-what = was
study-mean = Mittel
study-percentile = { $percent } %
study-least = Minimum
study-most = Maximum
study-endings = Wie endet es?
study-ending = das Ende
study-things = Teil für Teil
study-things-note = Gehalten: der Anteil der Entscheidungen über solche Dinge, bei denen der Spieler es hatte (oder es dalag). Spielbar: davon, wo es gespielt werden konnte. Gespielt: davon, wo es gespielt wurde. Wert: gewonnene Partien von hundert, mehr oder weniger als mit dem besten anderen Zug; ausgeteilt: dasselbe dafür, es am Anfang zu haben. Fett: was sich zeigt.
study-thing = Ding
study-held = gehalten
study-playable = spielbar, wenn gehalten
study-played = gespielt, wenn spielbar
study-worth = Wert, gespielt
study-dealt = Wert, ausgeteilt
study-deeds = Zug für Zug
study-deeds-note = Was man tun konnte, wo man auch anderes tun konnte: wie oft es getan wurde und was es wert ist, verglichen mit dem besten anderen Zug.
study-taken = getan, wenn möglich
study-levels = Nach Spielstärke
study-levels-note = Dasselbe Spiel von Spielern verschiedener Stärke. Was mit besserem Spiel verschwindet, ist eine Anfängerfalle; was wächst, liegt im Spiel.
study-games = Partien
study-level = { $level ->
        [random] Zufall
       *[other] Stufe { $level }
    }
study-one-answer = Entscheidungen mit einer Antwort
study-choice-worth = Wert einer Wahl (gewonnene Partien von hundert)
study-lead-changes = Führungswechsel
study-decided = Führung endgültig nach
study-half-way = Chance des Siegers zur Halbzeit
study-victories-of = Siege: { $place } am Zug

## Hauswerte, und was wäre wenn

study-house = Werte, die von uns sind
study-house-note = Die gedruckten Regeln lassen diese Werte offen, also sind sie unsere Wahl; niemand sollte sie den Autoren vorwerfen. Gehört einer zu etwas, das gespielt wird, steht sein Wert daneben. Probiere andere mit --what-if.
study-no-house = Jeder Wert in dieser Schachtel stammt aus den gedruckten Regeln oder vom gedruckten Spiel.
study-part = Teil der Schachtel
study-part-named = { $section }: { $entry }
study-value = unser Wert
study-compare = Was wäre, wenn?
study-compare-note = Dieselben Karten, derselbe Zufall, dieselben Spieler mit beiden Schachteln, Partie für Partie. Die { $count } Intervalle stimmen 95-mal von 100 miteinander; fett: ein Unterschied, der sich zeigt. Zeilen über einzelne Dinge vergleichen Seite mit Seite, nicht Partie mit Partie.
study-changed = Was anders ist
study-as-is = wie es ist
study-as-changed = geändert
study-difference = Unterschied
study-together = zwischen (gemeinsam 95 %)
study-nothing-differs = Keine Zahl unterscheidet sich deutlich.
study-all-rows = Alle { $count } Zahlen
study-held-of = gehalten: { $what }
study-playable-of = spielbar, wenn gehalten: { $what }
study-played-of = gespielt, wenn spielbar: { $what }
study-worth-of = Wert, gespielt: { $what }
study-ending-of = das Ende: { $what }

## Reihenfolge

order-question = Zählt die Reihenfolge?
order-place = { $place ->
        [1] als Erster
        [2] als Zweiter
        [3] als Dritter
        [4] als Vierter
       *[other] als Fünfter
    }
order-matters = Ja. Wer { $best } am Zug ist, gewinnt am häufigsten: { $most } der Partien ({ $most-between }); wer { $worst } dran ist, am seltensten: { $least } ({ $least-between }). Gleich verteilt wären es { $equal }.
order-matters-not = Nein. Kein Platz in der Reihenfolge gewinnt oder verliert dadurch mehr als { $possible } Prozentpunkte; gleich verteilt sind es { $equal }.
order-unsure = Nach { $games } Partien lässt sich das nicht sagen: Ein Platz kann dadurch noch bis zu { $possible } Prozentpunkte gewinnen oder verlieren. Etwa { $needed } Partien würden einen Unterschied von { $practical } zeigen.
order-note = Die Intervalle aller Plätze stimmen 95-mal von 100 miteinander. Weniger als { $practical } Prozentpunkte gelten als kein Unterschied.
order-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
order-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
order-between = { $low } bis { $high }

### Was die Prüfung eines Spiels seiner Autorin sagt.

trial-stage-definition = Definition
trial-stage-words = Texte
trial-stage-rules = Regeln
trial-stage-play = Partien
trial-stage-replays = Nachspielen
trial-stage-defaults = Teile
trial-stage-compiled = Maschinencode
trial-done-definition = alles da, was ein Spiel braucht
trial-done-words = jede Sprache hat jeden Text
trial-done-rules = jede Sprache hat dieselben Klauseln
trial-done-play = { $games ->
        [one] eine zufällige Partie
       *[other] { $games } zufällige Partien
    } mit { $sets ->
        [one] einem Satz von Optionen
       *[other] { $sets } Sätzen von Optionen
    }: Die Tische halten die Gesetze ein, niemand sieht zu viel, alles lässt sich erzählen
trial-done-replays = { $games ->
        [one] eine gespeicherte Partie
       *[other] { $games } gespeicherte Partien
    } bis zum gleichen Ende nachgespielt
trial-done-defaults = Terminal, Bots und Studien kommen mit dem aus, was das Spiel mitbringt
trial-done-compiled = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } in Maschinencode; die verglichenen sind interpretiert dieselben
trial-untranslated = { $file } fehlt: In dieser Sprache liest man Englisch.
trial-no-rules = { $file } fehlt: Niemand kann die Regeln lesen.
trial-not-fluent = { $file }, Zeile { $line }: Das ist kein Fluent: { $given }
trial-twice = { $file }: Ein Text darf nur einmal dastehen: { $names }.
trial-lacks = In { $file } fehlt { $names }.
trial-surplus = { $file } hat Texte, die words/en.ftl nicht hat: { $names }.
trial-unknown-facts = { $file }, Zeile { $line }: { $id } kann { $names } nicht nennen. Bekannt ist dort: { $has }.
trial-no-you = { $file } nennt jemanden, der allein liest, in { $names } beim Namen statt „du“: Es gibt keine Form für { $facts }.
trial-unreadable = { $file } lässt sich nicht lesen: { $problem }
trial-misnumbered = { $file }: Diese Nummern folgen nicht auf die vorigen: { $names }.
trial-different-clauses = { $file } weicht in diesen Klauseln oder Abschnitten von rules.en.md ab: { $names }. Sie fehlen, stehen in anderer Folge oder sind nur auf einer Seite als unsere gekennzeichnet.
trial-asks = { $file }: Eine Klausel will Fragen erklären, die nicht gestellt werden: { $names }.
trial-in = { $spelled }, Startzahl { $seed }: { $problem }
trial-after = Nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }: { $problem }
trial-endless = Nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } ist die Partie nicht zu Ende. Ihre Regeln müssen sie zu einem Ende bringen.
trial-law = Der Tisch bricht das Gesetz „{ $law }“. Siehe rules.check und die zuletzt ausgeführte Regel.
trial-nobody = Gefragt ist Platz { $seat }. Solange die Partie läuft, muss rules.turn den Platz eines Spielers geben.
trial-no-move = Gefragt ist Platz { $seat }, und rules.legal bietet ihm keinen Zug an.
trial-order = rules.legal muss seine Züge aufsteigend anbieten, jeden einmal.
trial-imagined-law = rules.imagine bricht das Gesetz „{ $law }“, wenn sich jemand etwas vorstellt: { $eye ->
        [-1] ein Zuschauer
       *[other] Platz { $eye }
    }.
trial-fork = rules.imagine muss einen neuen Schlüssel ziehen: fork(luck, s.chance).
trial-json = Die Sicht in game.py enthält, was JSON nicht kann: { $problem }.
trial-imagined-view = rules.imagine ändert, was { $eye ->
        [-1] ein Zuschauer
       *[other] Platz { $eye }
    } sieht: { $names }.
trial-observed = rules.observe verrät in den Zahlen { $names }, was { $eye ->
        [-1] ein Zuschauer
       *[other] Platz { $eye }
    } nicht wissen kann.
trial-imagined-moves = rules.imagine ändert, was { $eye ->
        [-1] ein Zuschauer
       *[other] Platz { $eye }
    } ziehen kann, oder rules.legal liest Verborgenes.
trial-not-cleared = rules.set_up räumt { $names } nicht auf, aber Tische werden wieder benutzt.
trial-unsaid = { $file }: Ein Satz lässt sich nicht sagen: { $problem }.
trial-no-winner = Die Partie ist zu Ende, und rules.is_winner nennt niemanden.
trial-sheet = Die Zeilen der Wertung ergeben { $total }, die Punkte sind aber { $score }.
trial-places = Die Rangfolge muss jeden Platz einmal nennen, nicht { $names }.
trial-replay = Die gespeicherte Partie endet beim Nachspielen anders. Eine Regel darf nur Schachtel, Tisch und Zug lesen.
trial-shares = judge.judge ergibt { $shares }. Anteile sind nie unter 0 und ergeben zusammen 1.
trial-study = study.plays ergibt { $kind } und { $thing } für den Zug { $move }: Das gibt es in THINGS nicht.
trial-differs = { $spelled }, Startzahl { $seed }, Partie { $number }: Die Punkte sind { $compiled } in Maschinencode und { $interpreted } interpretiert. Wandle Felder mit acht Bit vor dem Rechnen mit int() um, und nimm nie einen Index unter 0.
trial-uncompiled-at = { $file }, Zeile { $line }: Die Regeln lassen sich nicht übersetzen: { $problem }
trial-uncompiled = Die Regeln lassen sich nicht übersetzen: { $problem }

### Was eine Studie erzählt.

## Zahlen

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-count = { NUMBER($value, maximumFractionDigits: 0) }
study-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-hundredth = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-thousandth = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-between = { $low } – { $high }

## Der Bericht

study-title = { $game }: eine Studie
study-lead = { $games } Partien { $spelling }, { $bots ->
        [random] zufällig gespielt
       *[other] gespielt von Bots der Stufe { $bots }
    }, Startwert { $seed }.
study-stopped = Die Studie wurde vorher angehalten: Verlangt waren { $games } Partien.
study-random-note = Zufällige Spieler kennen keine Strategie. Man sieht, wie das Spiel gebaut ist, nicht wie es sich am Tisch anfühlt; lass auch Bots spielen (--bots).
study-again = Dieselbe Studie noch einmal:
study-as-is = Standard
study-own-box = Schachtel { $file }
study-what-if = was wäre, wenn: { $file }
study-contents = In diesem Bericht

## Kurz gesagt

study-short = Kurz gesagt
study-short-length = Die Hälfte der Partien dauert { $low } bis { $high } Züge; im Mittel sind es { $mean }.
study-short-ending = Das häufigste Ende ({ $share }): { $ending }.
study-short-margin = Wer gewinnt, liegt im Mittel { $margin } Punkte vorn; { $shared } der Siege sind geteilt.
study-short-lift = Am engsten mit dem Sieg verbunden: { $thing }, { $lift }-mal so viele Siege wie erwartet ({ $between }).
study-short-no-lift = Nichts von dem, was angesehen wurde, hängt deutlich genug mit dem Sieg zusammen.

## Plätze, Punkte, Länge

study-seats = Zählt die Reihenfolge?
study-seat = am Zug
study-share = Siege
study-interval = zu 95 % zwischen
study-points = Punkte (Mittel ± σ)
study-scores = Punkte
study-scores-note = Mit wie vielen Punkten die Plätze enden, und mit wie vielen, wer gewinnt.
study-all-seats = alle Plätze
study-winners = Sieger
study-lengths = Wie lange dauert eine Partie?
study-lengths-note = In Zügen: Jede Entscheidung von irgendwem ist einer.
study-moves = Züge
study-margins = Wie knapp ist es?
study-margins-note = Wie viele Punkte vor dem Nächsten liegt, wer gewinnt; 0, wenn der Sieg geteilt ist oder anderes als Punkte entschied.
study-margin = Vorsprung
study-endings = Wie endet es?
study-endings-note = Was die Partien zu Ende gebracht hat.
study-ending = das Ende
study-games = der Partien
study-shared-victory = Geteilte Siege
study-mean = Mittel
study-deviation = σ
study-least = kleinste
study-percentile = { $percent } %
study-most = größte

## Was mit dem Sieg zusammenhängt

study-done = Was tun Sieger?
study-done-note = Für jedes Verb und jedes Ding, um das es in Zügen geht: wie viele Sieger es mindestens einmal taten, wie viele der anderen, und der Hebel: die Siege derer, die es taten, geteilt durch die, die sie hätten, wenn es keinen Unterschied machte. Jeder Platz wird nur mit sich selbst verglichen. { $count } Dinge wurden angesehen; die Intervalle sind breit genug, dass alle zusammen 95-mal von 100 stimmen (Bonferroni). Was mit dem Sieg zusammenhängt, muss nicht sein Grund sein: Wer länger dabei ist, tut von allem mehr.
study-met = Was geschieht Siegern?
study-met-note = Dasselbe für das, was von einer Partie erzählt wird, ob jemand es wählte oder nicht: verteilte Rollen, gezogene Karten, erreichte Felder. Aus { $games } Partien, die Zug für Zug erzählt wurden; { $count } Dinge wurden angesehen. Manches ist nur ein Zeichen, schon verloren oder gewonnen zu haben.
study-nothing = Nichts wurde oft genug und nicht von allen getan, um etwas darüber zu sagen. Lass mehr Partien spielen.
study-what = was
study-about = worum es geht
study-by-winners = Sieger, die es taten
study-by-others = andere, die es taten
study-times = Mal je Partie, Sieger / andere
study-lift = Hebel
study-together = zwischen (zusammen 95 %)
study-verdict = zeigt sich
study-more = gewinnt öfter
study-less = gewinnt seltener
study-unclear = nicht deutlich
study-all-rows = Alle { $count }
study-forest = Hebel mit Intervall; bei 1 macht es keinen Unterschied

## Hauswerte, und was wäre wenn

study-house = Werte, die von uns sind
study-house-note = Die gedruckten Regeln überlassen diese Werte Bildern; sie sind unsere eigene Wahl, und niemand sollte sie den Autoren vorwerfen. Gehört ein Wert zu etwas, worum es in Zügen geht, steht sein Hebel daneben; weit weg von 1 ist er einen Blick wert. Andere Werte probierst du mit --what-if.
study-no-house = Alle Werte in dieser Schachtel stammen aus den gedruckten Regeln oder dem gedruckten Spiel.
study-part = Teil der Schachtel
study-value = Wert
study-source = Quelle
study-source-rulebook = gedruckte Regeln
study-source-photo = gedrucktes Spiel
study-source-house = Haus: von uns
study-compare = Was wäre, wenn?
study-compare-note = Dieselben Startwerte und Spieler mit zwei Schachteln. Der Unterschied ist der der zweiten zur ersten; sein Intervall ist breit genug, dass alle { $count } Zeilen zusammen 95-mal von 100 stimmen. Fett: ein Unterschied, der sich zeigt.
study-difference = Unterschied
study-victories-of = Siege: { $seat }
study-mean-winning = Punkte der Sieger
study-mean-margin = Punkte Vorsprung
study-mean-length = Züge je Partie
study-used = mindestens einmal getan
study-used-note = Was mit der anderen Schachtel öfter oder seltener getan wird; die größten Unterschiede zuerst.
study-foot = Erstellt von Rattery { $version } in { $seconds } s.
study-plot-seats = Anteil an den Siegen nach der Reihenfolge
study-plot-share = Anteil der Partien

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

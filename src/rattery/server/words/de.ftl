### Was der Tisch im Netz sagt. Gründe sind für Programme; das hier sind die Sätze für Menschen.

## Beginnen

serving =
    Der Tisch steht bei { $here }
    Er ist aufbewahrt in { $store }. Strg-C beendet ihn; alles ist gespeichert.
serving-near = Freunde in deinem Netz finden ihn bei { $near }.
serving-already = Der Tisch steht auf diesem Rechner schon: { $here }
port-taken = Bei { $host }, Port { $port }, geht es nicht: { $problem }.
uvicorn-changed = Mit uvicorn { $version } kann Rattery den Tisch nicht bereitstellen: Es fehlt { $missing }. Zuletzt erprobt ist { $tested }. Versuch: { $command }
log-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
workers-need-linux = Mehrere Prozesse an einem Port brauchen Linux. Starte stattdessen mehrere Server hinter einem Proxy.
workers-need-postgres = Mehrere Prozesse teilen sich ihre Tische in PostgreSQL. Gib ein: --database postgresql://…
store-unusable = In { $file } lassen sich keine Tische aufbewahren: { $problem }.
store-out-of-reach = Dieser Server kommt gerade nicht an seine Tische. Versuch es gleich noch einmal.
store-in-use = { $file } wird schon von einer anderen Rattery benutzt. Schließ sie, oder gib dieser eine eigene Datei: --database DATEI.
store-newer = { $file } stammt von einer neueren Rattery. Bring diese auf den neuesten Stand, oder gib ihr eine eigene Datei: --database DATEI.
store-no-postgres = PostgreSQL braucht ein weiteres Paket. Tippe: { $command }
store-missing = In { $file } gibt es keine Tische.
backup-exists = { $file } gibt es schon, und daran wird nichts geändert. Nimm einen anderen Namen.
restore-not-empty = In { $file } gibt es schon Tische: Eine Sicherung wird nur zurückgespielt, wo keine sind.

## Stufen der Bots

level-random = zufällig
level-random-help = Spielt irgendetwas, das erlaubt ist.
level-easy = leicht
level-easy-help = Sieht, was vor der Schnauze liegt.
level-normal = mittel
level-normal-help = Denkt ein wenig voraus.
level-hard = schwer
level-hard-help = Denkt voraus und vergisst nichts.
level-expert = meisterlich
level-expert-help = Lässt sich Zeit und ist schwer zu schlagen.

## Am Tisch

together = Alle wählen geheim. Es geht weiter, sobald alle gewählt haben.

## Was nicht geht

bad-message = Das war nicht zu verstehen: { $problem }.
too-large = Das ist zu lang: höchstens { NUMBER($most, useGrouping: 0) } Bytes.
nothing-there = Hier ist nichts.
no-such-table = Es gibt keinen Tisch „{ $given }“.
table-newer = Tisch „{ $given }“ wurde von einem neueren Rattery geschrieben als diesem und kann hier nicht gelesen werden.
cannot-read-table = Tisch „{ $given }“ lässt sich nicht lesen: Was von ihm aufgeschrieben ist, ist beschädigt. Wer diesen Server betreibt, kann den Rest exportieren.
cannot-replay-table = Die Partie an Tisch „{ $given }“ wurde nach anderen Regeln begonnen, Version { $saved }; hier gibt es nur die der Version { $now }. Sie bleibt erhalten, und wer diesen Server betreibt, kann sie exportieren.
no-such-seat = An diesem Tisch gibt es keinen Platz { $given }.
no-such-language = Rattery spricht nicht „{ $given }“. Sie spricht: { $languages }.
no-such-level = Es gibt keinen Bot „{ $given }“. Die Stufen sind: { $levels }.
no-such-kind = Niemand von der Art „{ $given }“ kann dort sitzen. Die Arten sind: { $kinds }.
no-such-promise = In diesem Spiel verspricht niemand „{ $given }“.
not-a-number = „{ $name }“ muss eine Zahl sein, nicht „{ $given }“.
seats-number = Dieses Spiel ist für { $players } Spieler; beschrieben { $given ->
        [one] ist ein Platz
       *[other] sind { $given } Plätze
    }.
hello-first = Eine Verbindung beginnt mit „hello“.
hello-once = „hello“ wird nur einmal gesagt.
name-too-long = Ein Name hat höchstens { $most } Zeichen.
name-taken = An diesem Tisch heißt schon jemand { $name }.
nothing-said = Da stand nichts drin.
talk-too-long = Sag es kürzer: höchstens { $most } Zeichen.
not-offered = „{ $given }“ steht gerade nicht zur Wahl.
not-your-turn = Du bist nicht an der Reihe.
id-reused = Diese Kennung wurde schon für etwas anderes benutzt. Frag noch einmal mit einer neuen.
stale = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin.
not-begun = Die Partie hat noch nicht begonnen.
already-begun = Die Partie hat schon begonnen.
is-over = Die Partie ist zu Ende.
not-over = Die Partie ist noch nicht zu Ende.
only-watching = Du siehst nur zu.
has-conceded = Dieser Platz wurde aufgegeben; ein Bot spielt weiter.
vote-oneself = Das ist dein eigener Platz; ein Bot kann jederzeit für dich einspringen.
not-waiting = Auf diesen Platz wartet gerade niemand.
not-slow = Ein wenig Geduld: Ohne jemanden weiterspielen dürft ihr nach { $seconds } Sekunden.
only-spectators = Solange gespielt wird, reden hier nur die Zuschauer.
gallery-full = Die Zuschauer haben an diesem Tisch alles gesagt.
table-full = An diesem Tisch ist so viel geschehen, dass er nur noch Züge annimmt.
no-messages = Dieser Server verschickt keine Nachrichten.
webhook-not-an-address = An diese Adresse lässt sich nichts schicken. Eine Adresse sieht so aus: https://ntfy.sh/mein-eigenes-wort.
webhook-not-https = Die Adresse muss mit https:// beginnen.
webhook-port = Die Adresse muss den üblichen Port benutzen.
bot-sits-in = Diesen Platz spielt ein Bot.
no-bot-there = Diesen Platz spielt kein Bot.
not-your-seat = Das ist nicht dein Platz.
not-gone = Ein wenig Geduld: Ein Bot darf einspringen, wenn jemand { $seconds } Sekunden lang weg war.
sealed-twice = Dieser Platz hat seinen Anteil schon versiegelt.
already-dealt = Es ist schon ausgeteilt.
reveal-wrong = Das ist nicht der Anteil, den der Platz versiegelt hat.
host-begins = Es beginnt, wer den Tisch gedeckt hat, oder irgendwer, sobald alle Plätze besetzt sind.
only-the-host = Das darf nur, wer den Tisch gedeckt hat.
colour-taken = Diese Farbe hat an diesem Tisch schon jemand anderes.
seat-taken = Da sitzt schon jemand.
invitation-spent = Diese Einladung wurde schon benutzt. Bitte um eine neue.
rematch-made = Die Revanche wird schon vorbereitet.
hint-coming = Ein Tipp ist unterwegs.
hint-failed = Gerade ließ sich kein Tipp finden. Frag noch einmal.
busy = Jemand war schneller. Versuch es noch einmal.
too-fast = Eins nach dem anderen, bitte. Warte einen Augenblick.
too-fast-wait = Eins nach dem anderen, bitte. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
wrong-host = Unter diesem Namen antwortet dieser Server nicht.
too-slow = Die Anfrage ist nicht rechtzeitig ganz angekommen.
other-origin = Eine Seite von anderswo darf das nicht.

## Eine Verbindung schließen

bye-restarting = Der Tisch startet neu. Alles ist gespeichert; gleich bist du wieder da.
bye-silent = Die Verbindung war zu lange still.
bye-unreadable = Dieser Server kann den Tisch nicht mehr lesen. Verloren ist nichts; wer ihn betreibt, kann mehr sagen.
bye-other-rules = Diese Partie geht nach anderen Regeln weiter, als dieser Server sie hat. Verloren ist nichts; wer ihn betreibt, kann mehr sagen.
bye-not-understood = Diese Verbindung war nicht zu verstehen.
bye-too-fast = Das war viel zu schnell. Komm in einer Weile wieder.
bye-too-large = Das war zu lang.

## Bots ohne Maschinencode

bots-crowded = Gerade warten viele Tische auf ihre Bots: Bis es ruhiger wird, denken die Bots kürzer nach.
bots-warming = Die Bots laufen sich auf diesem Rechner noch warm: { $span ->
    [moment] noch ein paar Sekunden.
    [seconds] noch ungefähr 15 Sekunden.
    [half] noch ungefähr eine halbe Minute.
    [minute] noch ungefähr eine Minute.
   *[minutes] noch ungefähr { $minutes } Minuten.
}

## In der Geschichte, neben dem Spiel

note-clock = { $seat } hat keine Zeit mehr: Ein Bot macht diesen Zug.
note-clock-you = Du hast keine Zeit mehr: Ein Bot macht diesen Zug.
note-substitute = Der Bot von { $seat } ist gescheitert oder hat zu lange gebraucht: Ein leichter Bot des Hauses zieht für ihn.
note-substitute-you = Dein Bot ist gescheitert oder hat zu lange gebraucht: Ein leichter Bot des Hauses zieht für ihn.
note-bot = Ein Bot springt für { $seat } ein.
note-bot-you = Ein Bot springt für dich ein.
note-back = { $seat } ist zurück.
note-back-you = Du bist zurück.
note-conceded = { $seat } gibt auf.
note-conceded-you = Du gibst auf.
note-without = Die anderen spielen ohne { $seat } weiter: Ein Bot springt ein.
note-without-you = Die anderen spielen ohne dich weiter: Ein Bot springt ein.
over-by-concession = { $seat } hat aufgegeben: Die Partie ist zu Ende.
over-by-concession-you = Du hast aufgegeben: Die Partie ist zu Ende.
place-conceded = Aufgegeben

## Nachrichten an Abwesende

webhook-your-turn = { $game }: Du bist am Zug, { $seat }.
webhook-trial = { $game }: Ab jetzt sage ich dir hier Bescheid, wenn du am Zug bist, { $seat }.
webhook-no-host = Die letzte Nachricht kam nicht an: Diesen Rechner gibt es nicht.
webhook-inside = Die letzte Nachricht wurde nicht verschickt: Die Adresse liegt in einem privaten Netz.
webhook-no-answer = Die letzte Nachricht kam nicht an: Niemand hat rechtzeitig geantwortet.
webhook-no-tls = Die letzte Nachricht kam nicht an: Die Verbindung ließ sich nicht verschlüsseln.
webhook-moved = Die letzte Nachricht kam nicht an: Die Adresse führt nur zu einer anderen weiter. Gib gleich diese an.
webhook-refused = Die letzte Nachricht kam nicht an: Sie wurde dort abgelehnt.
webhook-busy = Die letzte Nachricht wurde nicht verschickt: Es waren zu viele unterwegs.

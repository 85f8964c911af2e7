### Ce que dit la table en ligne. Les raisons sont pour les programmes ; voici les phrases pour les gens.

## Démarrer

serving =
    La table t’attend à { $here }
    Elle est gardée dans { $store }. Ctrl-C l’arrête ; tout est enregistré.
serving-near = Sur ton réseau, tes amis la trouvent à { $near }.
serving-already = La table est déjà servie sur cette machine : { $here }
port-taken = Impossible de servir à { $host }, port { $port } : { $problem }.
uvicorn-changed = Rattery ne peut pas servir la table avec uvicorn { $version }, à qui il manque { $missing }. Dernière version essayée : { $tested }. Essaie : { $command }
log-unwritable = Impossible d’écrire { $file } : { $problem }.
workers-need-linux = Plusieurs processus derrière un même port, cela demande Linux. Lance plutôt plusieurs serveurs derrière un proxy.
workers-need-postgres = Plusieurs processus partagent leurs tables dans PostgreSQL. Tape : --database postgresql://…
store-unusable = Impossible de garder des tables dans { $file } : { $problem }.
store-out-of-reach = Ce serveur n’a pas accès à ses tables pour l’instant. Réessaie dans un moment.
store-in-use = { $file } sert déjà à une autre Rattery. Ferme-la, ou donne à celle-ci son propre fichier : --database FICHIER.
store-newer = { $file } vient d’une Rattery plus récente. Mets celle-ci à jour, ou donne-lui son propre fichier : --database FICHIER.
store-no-postgres = PostgreSQL demande un paquet de plus. Tape : { $command }
store-missing = Il n’y a pas de tables dans { $file }.
backup-exists = { $file } existe déjà, et on n’y touche pas. Choisis un autre nom.
restore-not-empty = Il y a déjà des tables dans { $file } : une sauvegarde ne se restaure que là où il n’y en a pas.

## Niveaux des robots

level-random = au hasard
level-random-help = Joue n’importe quoi de permis.
level-easy = facile
level-easy-help = Voit ce qu’il a sous le museau.
level-normal = moyen
level-normal-help = Réfléchit un peu plus loin.
level-hard = difficile
level-hard-help = Voit loin et n’oublie rien.
level-expert = redoutable
level-expert-help = Prend son temps, et se laisse rarement battre.

## À la table

together = Tout le monde choisit en secret. La suite vient quand tous ont choisi.

## Ce qui ne peut pas se faire

bad-message = Ce message n’a pas été compris : { $problem }.
too-large = C’est trop long : { NUMBER($most, useGrouping: 0) } octets au plus.
nothing-there = Il n’y a rien ici.
no-such-table = Il n’y a pas de table « { $given } ».
table-newer = La table « { $given } » a été écrite par un Rattery plus récent que celui-ci, qui ne peut pas la lire.
cannot-read-table = La table « { $given } » est illisible : ce qui en est écrit est abîmé. Qui tient ce serveur peut exporter ce qui reste.
cannot-replay-table = La partie de la table « { $given } » a commencé selon d’autres règles, version { $saved } ; il n’y a ici que celles de la version { $now }. Elle est conservée, et qui tient ce serveur peut l’exporter.
no-such-seat = Il n’y a pas de place { $given } à cette table.
no-such-language = Rattery ne parle pas « { $given } ». Elle parle : { $languages }.
no-such-level = Il n’y a pas de robot « { $given } ». Les niveaux sont : { $levels }.
no-such-kind = Personne du genre « { $given } » ne peut s’asseoir là. Les genres sont : { $kinds }.
no-such-promise = Dans ce jeu, personne ne promet « { $given } ».
not-a-number = « { $name } » doit être un nombre, pas « { $given } ».
seats-number = Ce jeu est pour { $players } joueurs ; { $given ->
        [one] une place est décrite
       *[other] { $given } places sont décrites
    }.
hello-first = Une connexion commence par « hello ».
hello-once = « hello » ne se dit qu’une fois.
name-too-long = Un nom a { $most } signes au plus.
name-taken = Quelqu’un à cette table s’appelle déjà { $name }.
nothing-said = Il n’y avait rien dedans.
talk-too-long = Dis-le plus court : { $most } signes au plus.
not-offered = « { $given } » n’est pas proposé en ce moment.
not-your-turn = Ce n’est pas ton tour.
id-reused = Cet identifiant a déjà servi à autre chose. Redemande avec un nouveau.
stale = La table a changé entre-temps ; regarde encore une fois.
not-begun = La partie n’a pas encore commencé.
already-begun = La partie a déjà commencé.
is-over = La partie est finie.
not-over = La partie n’est pas encore finie.
only-watching = Tu regardes seulement.
has-conceded = Cette place a été abandonnée ; un robot continue.
vote-oneself = C’est ta propre place ; un robot peut te remplacer quand tu veux.
not-waiting = Personne n’attend cette place en ce moment.
not-slow = Un peu de patience : après { $seconds } secondes, vous pouvez continuer sans quelqu’un.
only-spectators = Tant que la partie dure, seuls les spectateurs parlent ici.
gallery-full = Les spectateurs ont tout dit à cette table.
table-full = Il s’est passé tant de choses à cette table qu’elle n’accepte plus que des coups.
no-messages = Ce serveur n’envoie pas de messages.
webhook-not-an-address = On ne peut pas envoyer de message à cette adresse. Une adresse ressemble à https://ntfy.sh/mon-mot-a-moi.
webhook-not-https = L’adresse doit commencer par https://.
webhook-port = L’adresse doit utiliser le port habituel.
bot-sits-in = Un robot joue à cette place.
no-bot-there = Aucun robot ne joue à cette place.
not-your-seat = Ce n’est pas ta place.
not-gone = Un peu de patience : un robot peut remplacer quelqu’un qui est parti depuis { $seconds } secondes.
sealed-twice = Cette place a déjà scellé sa part.
already-dealt = La partie est déjà distribuée.
reveal-wrong = Ce n’est pas la part que la place a scellée.
host-begins = C’est qui a dressé la table qui commence, ou n’importe qui dès que toutes les places sont prises.
only-the-host = Seul qui a dressé la table peut faire cela.
colour-taken = Quelqu’un d’autre à cette table a déjà cette couleur.
seat-taken = Quelqu’un est déjà assis là.
invitation-spent = Cette invitation a déjà servi. Demandes-en une nouvelle.
rematch-made = La revanche se prépare déjà.
hint-coming = Un conseil est en route.
hint-failed = Impossible de trouver un conseil à l’instant. Redemande-le.
busy = Quelqu’un a été plus rapide. Essaie encore.
too-fast = Une chose après l’autre, s’il te plaît. Attends un instant.
too-fast-wait = Une chose après l’autre, s’il te plaît. Réessaie dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
wrong-host = Ce serveur ne répond pas sous ce nom.
too-slow = La demande n’est pas arrivée en entier à temps.
other-origin = Une page venue d’ailleurs ne peut pas faire cela.

## Fermer une connexion

bye-restarting = La table redémarre. Tout est enregistré ; tu y reviens dans un instant.
bye-silent = La connexion s’est tue trop longtemps.
bye-unreadable = Ce serveur ne peut plus lire cette table. Rien n’est perdu ; la personne qui le tient peut en dire plus.
bye-other-rules = Cette partie continue avec d’autres règles que celles de ce serveur. Rien n’est perdu ; la personne qui le tient peut en dire plus.
bye-not-understood = Cette connexion n’a pas pu être comprise.
bye-too-fast = C’était bien trop rapide. Reviens dans un petit moment.
bye-too-large = C’était trop long.

## Bots sans code machine

bots-crowded = Beaucoup de tables attendent leurs bots en ce moment : tant que ça dure, les bots réfléchissent moins longtemps.
bots-warming = Les bots s’échauffent encore sur cette machine : { $span ->
    [moment] quelques secondes.
    [seconds] environ 15 secondes.
    [half] environ une demi-minute.
    [minute] environ une minute.
   *[minutes] environ { $minutes } minutes.
}

## Dans l’histoire, à côté du jeu

note-clock = { $seat } n’a plus de temps : un robot joue ce coup.
note-clock-you = Tu n’as plus de temps : un robot joue ce coup.
note-substitute = { $seat }, un robot, a échoué ou a mis trop de temps : un robot facile de la maison joue à sa place.
note-substitute-you = Ton robot a échoué ou a mis trop de temps : un robot facile de la maison joue à sa place.
note-bot = Un robot remplace { $seat }.
note-bot-you = Un robot te remplace.
note-back = { $seat } est de retour.
note-back-you = Te voilà de retour.
note-conceded = { $seat } abandonne.
note-conceded-you = Tu abandonnes.
note-without = Les autres continuent sans { $seat } : un robot prend sa place.
note-without-you = Les autres continuent sans toi : un robot prend ta place.
over-by-concession = { $seat } a abandonné : la partie est finie.
over-by-concession-you = Tu as abandonné : la partie est finie.
place-conceded = Abandon

## Messages aux joueurs absents

webhook-your-turn = { $game } : à toi de jouer, { $seat }.
webhook-trial = { $game } : je te préviendrai ici quand ce sera ton tour, { $seat }.
webhook-no-host = Le dernier message n’est pas arrivé : cet hôte n’existe pas.
webhook-inside = Le dernier message n’a pas été envoyé : l’adresse se trouve dans un réseau privé.
webhook-no-answer = Le dernier message n’est pas arrivé : personne n’a répondu à temps.
webhook-no-tls = Le dernier message n’est pas arrivé : impossible de chiffrer la connexion.
webhook-moved = Le dernier message n’est pas arrivé : l’adresse ne fait que renvoyer à une autre. Donne plutôt celle-là.
webhook-refused = Le dernier message n’est pas arrivé : il a été refusé là-bas.
webhook-busy = Le dernier message n’a pas été envoyé : trop de messages étaient en route.

### Ce que disent la ligne de commande et le terminal. Commandes, options et noms de fichiers sont les mêmes dans toutes les langues.

## Aide

help-usage = Utilisation :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-examples = Par exemple :
help-help = afficher cette aide
help-version = afficher la version
help-lang = la langue à parler (sinon RATTERY_LANG, puis la langue de ton terminal)
help-rattery = Une table pour des jeux de rats. Sans commande, la table s’ouvre dans ton navigateur. Dans ton shell, tu peux régler RATTERY_LANG (en, fr ou de), RATTERY_THEME (night, la nuit, ou day, le jour), RATTERY_SIGNS (ascii, pour un terminal sans autres signes) et RATTERY_STATE (le dossier où sont gardées les parties et les tables).
help-serve = Sert la table aux navigateurs : le tien, et ceux de tes amis si tu les laisses entrer. Les tables sont gardées dans un fichier ou une base de données ; rien ne se perd quand le serveur s’arrête.
help-serve-short = la table dans le navigateur (ce que fait rattery tout seul)
help-menu = Un petit menu dans ce terminal qui demande à quoi tu veux jouer.
help-menu-short = choisir un jeu dans ce terminal
help-verify = Vérifie une partie : chaque coup et chaque nombre tiré est rejoué, la clé des dés doit être faite de ce sur quoi la table et ses places s’étaient engagées, et le résultat doit être juste. Dit ce que le fichier ne peut pas montrer. Code de sortie 0 : tout est juste ; 1 : quelque chose n’a pas pu être vérifié ; 2 : quelque chose est faux.
help-verify-short = vérifier une partie et ses dés
help-check = Passe en revue tout ce qu’un serveur conserve : chaque table est lue et rejouée comme le ferait un serveur. Dit ce qui est abîmé ou d’autres règles. Possible pendant qu’un serveur tourne. Code de sortie 0 : rien à signaler ; 1 : quelque chose ne va pas.
help-check-short = passer en revue les tables d’un serveur
help-check-game = Contrôle un jeu que tu écris : sa définition, ses textes et ses règles dans chaque langue, des parties au hasard table par table, leur relecture, ce qu’il laisse d’office, et si le code machine joue pareil. Dit où corriger chaque erreur. Code de sortie 0 : rien à redire ; 1 : quelque chose ne va pas.
help-check-game-short = contrôler un jeu que tu écris
help-check-game-games = combien de parties au hasard avec chaque jeu d’options (3 si tu ne dis rien)
help-check-game-interpreted = sans code machine, qui prend une minute la première fois
help-backup = Copie tout ce qu’un serveur conserve dans un nouveau fichier, tel quel à un instant, que le serveur tourne ou non. Le fichier se vérifie, se sert et se restaure.
help-backup-short = sauvegarder les tables d’un serveur
help-restore = Met une sauvegarde là où un serveur conservera ses tables : un nouveau fichier, ou un PostgreSQL sans tables.
help-restore-short = restaurer une sauvegarde
help-export = Écrit une table en JSON : tout ce qu’on peut en lire, même abîmée ou d’autres règles, et la partie si elle est finie. Cela révèle ce qui est caché.
help-export-short = écrire une table en JSON
help-store = où sont les tables : un fichier, ou l’adresse d’un PostgreSQL
help-backup-file = le fichier à écrire ; il ne doit pas encore exister
help-restore-file = un fichier écrit par `rattery backup`
help-restore-store = où les tables seront conservées : un nouveau fichier, ou l’adresse d’un PostgreSQL sans tables
help-export-table = le nom de la table, comme dans son lien
help-export-out = un nouveau fichier où l’écrire ; sinon elle s’affiche
help-host = l’adresse à écouter (127.0.0.1, cette machine seulement, si tu ne dis rien ; 0.0.0.0 laisse entrer tout le réseau)
help-port = le port à écouter (8000 ou le prochain libre, si tu ne dis rien)
help-database = où garder les tables : un fichier, ou postgresql://… pour plusieurs serveurs ensemble (un fichier dans ton dossier d’état, si tu ne dis rien)
help-serve-bot = laisser les joueurs asseoir ce robot de ton cru ; une fois par robot
help-no-browser = ne pas ouvrir le navigateur
help-no-messages = n’envoyer aucun message aux adresses que donnent les joueurs
help-messages-over-http = envoyer aussi des messages aux adresses sans chiffrement (http://)
help-host-name = les noms auxquels ce serveur répond, et à aucun autre (tous, si tu ne dis rien)
help-workers = combien de processus se partagent le port ; à plusieurs, il leur faut PostgreSQL (1)
help-metrics = répondre à /metrics pour Prometheus
help-access-log = écrire une ligne de JSON par demande et par connexion dans un fichier, ou - pour l’écran
help-forget-after = effacer les tables où il ne s’est rien passé depuis ce nombre de jours (jamais, si tu ne dis rien)
help-play = Jouer dans ce terminal : en solo contre des robots, ou à plusieurs autour d’un seul écran. Chaque coup est enregistré aussitôt.
help-play-short = jouer dans ce terminal
help-simulate = Faire jouer un jeu au hasard, très vite et très souvent, et voir ce qu’il en sort.
help-simulate-short = faire jouer des milliers de parties et voir ce qu’il en sort
help-tournament = Faire jouer des robots entre eux, autant qu’il le faut pour savoir qui est le plus fort. Chacun passe par toutes les places et reçoit la même chance que les autres ; chaque partie est enregistrée, et un tournoi interrompu reprend où il s’était arrêté.
help-tournament-short = faire jouer des robots entre eux et voir qui est le plus fort
help-train = Apprendre un jeu à un esprit : une recherche joue contre elle-même, un petit réseau est ajusté à ce qu’elle a trouvé et joue contre les précédents, tour après tour. Ce qui a été interrompu reprend où il s’était arrêté, dans le même dossier.
help-train-short = apprendre un jeu à un esprit avec lequel les robots réfléchissent
help-train-quick = apprendre d’abord de ce nombre de positions de parties rapides, où chacun regarde un coup plus loin (aucune par défaut) : un esprit correct en quelques minutes ; --rounds 0 s’en tient là
help-train-policy = apprendre d’abord de ce nombre de décisions prises d’instinct, sans recherche, à des centaines de tables à la fois (aucune par défaut) : pour un GPU (--device cuda), où un milliard prend quelques minutes
help-train-search = apprendre d’abord de ce nombre d’échantillons de parties par recherche, que tous les cœurs jouent pendant que l’esprit apprend et qu’il joue bientôt lui-même (aucun par défaut) : la meilleure voie vers un esprit fort ; seize cœurs et un GPU (--device cuda) en font dix millions en dix minutes
help-train-rounds = combien de tours (6 si tu ne dis rien) ; davantage prolonge un apprentissage terminé
help-train-games = combien de parties par tour (400 si tu ne dis rien)
help-train-iterations = combien d’itérations la recherche a pour une décision (300 si tu ne dis rien)
help-train-league = combien de parties mesurent un nouvel esprit contre chaque adversaire (100 si tu ne dis rien)
help-train-folder = le dossier des exemples, des esprits et de la courbe (mind-… ici, si tu ne dis rien)
help-train-device = où le réseau est ajusté : cpu ou cuda (cpu si tu ne dis rien)
help-study = Faire jouer un jeu très souvent, au hasard ou par des bots, et en écrire un rapport : l’ordre du tour, ce qui gagne, pièce par pièce, si c’est serré ou long, et les valeurs qui sont de nous.
help-study-short = faire jouer un jeu très souvent et en lire un rapport
help-games = Quels jeux il y a, pour combien de joueurs, et ce qu’on peut choisir. Les options s’écrivent après le jeu : { $chosen }.
help-games-short = quels jeux il y a
help-box = Ce qu’il y a dans la boîte d’un jeu, et d’où vient chaque valeur : de la règle imprimée, du jeu imprimé ou de nous.
help-box-short = ce qu’il y a dans la boîte d’un jeu
help-rules = Les règles d’un jeu : toutes, en une minute, les exemples, une section ou un article.
help-rules-short = les règles d’un jeu
help-replay = Raconter une partie enregistrée depuis le premier coup, tout à découvert. Chaque coup est vérifié au passage.
help-replay-short = revoir une partie enregistrée
help-game = le jeu, avec des options si tu veux : { $example } ou "{ $chosen }"
help-game-name = le jeu : { $example }
help-box-file = jouer avec un fichier de boîte à toi
help-seat = qui s’assoit à la place N (on compte à partir de 0) : me (toi), hot (quelqu’un d’autre à ce terminal), ou un robot : random, easy, normal, hard ou expert, ou l’un des tiens : module:Class ; une fois par place. Sinon, tu as la place 0 et des robots normaux ont les autres
help-hot-seat = des personnes à toutes les places, qui se passent ce terminal
help-names = les noms des joueurs, dans l’ordre des places
help-seed = un nombre : le même nombre redonne le même hasard
help-save = garder la partie dans ce fichier (sinon dans ton dossier de données)
help-resume = continuer une partie enregistrée ; sans fichier, celle qu’on a laissée en dernier
help-games-number = combien de parties (10000 si tu ne dis rien)
help-simulate-seed = un nombre : le même nombre redonne les mêmes parties (0 si tu ne dis rien)
help-out = écrire une ligne par partie dans ce fichier, CSV ou Parquet d’après son nom
help-threads = combien de cœurs du processeur utiliser (tous si tu ne dis rien)
help-force = remplacer le fichier s’il existe déjà
help-study-players = à combien de joueurs (sinon comme le dit le jeu)
help-study-games = combien de parties, un nombre ou un par niveau (20000 au hasard, 1000 par des bots, 20 par des experts si tu ne dis rien)
help-study-bots = qui joue : random, easy, normal, hard, expert, greedy ou un bot à toi ; plusieurs niveaux sont mis côte à côte (random si tu ne dis rien)
help-study-out = le dossier du rapport (study-… ici si tu ne dis rien)
help-what-if = comparer avec une autre boîte, les mêmes donnes des deux côtés : un fichier de boîte, ou un changement comme section.ligne.champ=valeur (peut être répété)
help-device = sur quoi jouer : cpu, ou cuda pour une carte graphique
help-ray = jouer sur la grappe Ray à cette adresse, ou sur une grappe de cette seule machine : local
help-toml = afficher le fichier de boîte lui-même, à copier et à corriger
help-clause = une section, par exemple 4, ou un article, par exemple 4.3
help-minute = le jeu en une minute : le but, un tour, comment on gagne
help-rules-examples = seulement les exemples
help-file = le fichier d’une partie enregistrée
help-receipt = ce que ton navigateur a enregistré à cette table, ou l’engagement que tu avais noté : le fichier doit s’y accorder
help-step = coup par coup, avec la table
help-replay-seat = telle que la place N l’a vue, au lieu de tout à découvert
help-bots = qui joue : des robots, séparés par des virgules : des niveaux (random, easy, normal, hard, expert, greedy) ou les tiens, module:Class
help-tournament-games = combien de parties au moins (400 si tu ne dis rien) ; on joue des tours complets
help-folder = garder le tournoi dans ce dossier (sinon dans ton dossier de données) ; s’il y en a déjà un, il continue
help-tournament-resume = continuer le tournoi de ce dossier
help-study-force = remplacer le rapport du dossier s’il y en a déjà un
help-study-json = afficher les chiffres pour une machine, tels que dans study.json
help-shell = le shell : bash, zsh ou fish
help-completion = Affiche le script avec lequel ton shell complète commandes, options, jeux et fichiers d’un Tab. Pour toujours : eval "$(rattery completion bash)" dans ~/.bashrc, eval "$(rattery completion zsh)" dans ~/.zshrc ; fish trouve seul le fichier de l’exemple.
help-completion-short = la complétion par Tab pour bash, zsh et fish
help-json = afficher les résultats pour une machine

## Ce qui ne va pas

bad-command = { $near ->
        [none] Rattery n’a pas de commande « { $given } ». Les commandes sont : { $commands }.
       *[other] Rattery n’a pas de commande « { $given } ». Était-ce { $near } ? Les commandes sont : { $commands }.
    }
bad-missing = Il manque { $given }. Voir : { $command } --help
bad-unknown = { $near ->
        [none] « { $given } » ne se comprend pas ici. Voir : { $command } --help
       *[other] { $given } ne se comprend pas ici. Était-ce { $near } ? Voir : { $command } --help
    }
bad-no-value = Il faut une valeur après { $given }. Voir : { $command } --help
bad-takes-no-value = Il ne faut pas de valeur après { $given }. Voir : { $command } --help
bad-arguments = { $problem }. Voir : { $command } --help
bad-number = { $option } doit être un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, pas « { $given } ».
seat-spelling = « { $given } » n’est pas une place. Écris par exemple : --seat 1=hard.
seat-kind = La place { $seat } ne peut pas être « { $given } ». Elle peut être : { $kinds }, ou un robot de ton cru, module:Class.
seat-twice = Une place est donnée deux fois : dis une seule fois qui s’assied où.
seat-two-me = Une seule place peut être « me ». Qui d’autre joue à ce terminal est « hot ».
names-too-many = Cela fait { $given } noms pour { $players } joueurs.
names-twice = Deux joueurs ne peuvent pas s’appeler tous deux { $name }.
play-none-left = Aucune partie n’a été laissée avant la fin. Commence par exemple par : rattery play { $example }.
completion-shell = La complétion existe pour : { $shells } ; pas pour « { $given } ».
play-own-bot = La place { $seat } était tenue par { $bot }. Une partie enregistrée ne charge aucun programme d’elle-même ; dis qui s’y assoit : --seat { $seat }={ $bot }, ou un autre robot.
play-which-game = Quel jeu ? Par exemple : rattery play { $example }. Tous les jeux : rattery games.
play-resume-alone = Quand on continue une partie, { $given } ne se change plus.
save-exists = { $file } existe déjà et contient peut-être une autre partie. Choisis un autre nom, ou continue-la : rattery play --resume.
rules-missing = Les règles de ce jeu ne sont pas encore écrites dans cette langue : { $name }.
rules-no-clause = Il n’y a ni section ni article « { $given } ». Les sections sont : { $clauses }.
rules-one-part = Une chose à la fois : --minute, --examples, ou bien une section ou un article.
rules-no-examples = Il n’y a pas d’exemples pour ce jeu.
nobody-away = Personne n’a laissé sa place à un robot.
tournament-what = Quel jeu, et quels robots ? Par exemple : rattery tournament "{ $spelled }" --bots normal,hard.
tournament-resume-folder = Choisis entre --folder et --resume : les deux nomment le dossier du tournoi.

## Le menu

menu-welcome = Bienvenue à la Rattery.
menu-how = Entrée prend ce qui est entre crochets ; Ctrl-C pour partir.
menu-left = { $moves ->
        [0] Tu as laissé une partie à son début : { $game }.
        [one] Tu as laissé une partie après un coup : { $game }.
       *[other] Tu as laissé une partie après { $moves } coups : { $game }.
    }
menu-go-on = Continue-la
menu-something-new = Commence autre chose
menu-which-game = Quel jeu ?
menu-one-of = Tape l’une de ces réponses : { $choices }.
menu-who = Qui s’assoit où ? La première place est à toi. Tape le nom de qui joue à côté de toi ; les autres places sont pour les robots.
menu-bot = robot
menu-level = De quelle force sont les robots ?
menu-command = La prochaine fois, tu peux taper :
menu-enter = Appuie sur Entrée pour commencer.

## Les robots, selon leur force

bot-random = hasard
bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-expert = expert
bot-greedy = glouton

## À la table

play-you-are = Tu es { $seat }
play-hand-over = À toi, { $seat }.
play-hand-over-enter = Appuie sur Entrée quand personne d’autre ne regarde.
play-aftermath = { $seat }, voici ce qu’il en est sorti :
play-aftermath-enter = Appuie sur Entrée pour le cacher.
play-news = Ce qui s’est passé
play-earlier = … et { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } avant (tape : log)
play-table-cut = … et { $lines ->
        [one] une ligne
       *[other] { $lines } lignes
    } de la table (tape : table)
play-too-narrow = Il faut à cette fenêtre { $columns } colonnes : une partie de la table est coupée.
play-forced = Fait pour toi, faute d’autre possibilité : { $moves }.
play-prompt = un nombre, ou « ? » pour de l’aide
play-type-something = { $count ->
        [one] Tape 1 pour jouer le seul coup possible, ou « ? » pour de l’aide.
       *[other] Tape un nombre de 1 à { $count }, ou « ? » pour de l’aide.
    }
play-left = La partie est enregistrée. Pour continuer :
round-over = { $is_named ->
        [True] { $name } terminée
       *[other] la manche est terminée
    }
round-points = points
round-total = total
table-number = jouer le coup qui porte ce numéro
table-signs = Les signes sur la table
table-hidden = caché
table-none = rien
table-table = toute la table, avec ce qui aide à la lire
table-notation = ou l’écrire comme ceci
table-u = reprendre ton dernier coup, tant qu’il n’en est rien sorti
table-log = tout ce qui s’est passé, comme tu l’as vu
table-rules = les règles, le jeu en une minute, une section ou un article
table-save = enregistrer la partie (elle l’est de toute façon après chaque coup), ou en faire une copie
table-quit = quitter la table ; tu pourras continuer plus tard
table-undone = Coup repris : { $move }.
table-saved = C’est enregistré dans { $file }.
play-thinking = { $seat } réfléchit…
play-warming = Les bots s’échauffent encore sur cette machine : { $span ->
    [moment] quelques secondes.
    [seconds] environ 15 secondes.
    [half] environ une demi-minute.
    [minute] environ une minute.
   *[minutes] environ { $minutes } minutes.
}
play-away = Un robot joue pour { $seat }. Entrée ou Ctrl-C : reprends la main.
hint-thinking = réflexion…
hint-stopped = Pas de conseil, alors.
hint-now = Tu gagnes environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des parties comme celle-ci. Un robot à ta place :
hint-then = gagne environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hint-tries = choisi { $tries } fois sur 100
table-hint = ce qu’un bon robot ferait à ta place, et ce qu’il en espère
table-takeover = laisser un robot jouer pour toi ; Entrée ou Ctrl-C te ramène
table-back = qui avait laissé jouer un robot est de retour
table-are-back = De retour à la table : { $names }.
page-more = Entrée : la suite · b : retour · q : assez
page-only = Appuie sur Entrée pour continuer.
page-last = Entrée : c’est tout · b : retour

## Paroles

talk-said = { $seat } à tous : « { $words } »
talk-said-to = { $seat } à { $to_seat } : « { $words } »
talk-kept = tenu
talk-broken = trahi
talk-so-far = Ce qui a été promis jusqu’ici
talk-usage = promise 3 : à tous · promise 3 sky : à Sky · promise on : être consulté avant le choix d’un robot. Une parole n’engage personne, mais les robots ont de la mémoire.
talk-asking-on = Désormais, on te consulte avant le choix d’un robot.
talk-asking-off = On ne te consulte plus ; « promise 3 » marche à chacune de tes décisions.
talk-moment = { $seat } va décider. Promets quelque chose par son numéro (3 sky : à Sky), promise en donne la liste, Entrée continue, off : ne plus demander.
talk-no-promise = « { $given } » n’est pas une promesse : un numéro jusqu’à { $count } en est une. « promise » en donne la liste.
talk-to-whom = « { $given } » n’est personne ici : { $names }.
talk-none = Dans ce jeu, on ne promet rien.
table-promise = promettre quelque chose, ou voir ce qui a été promis
table-concede = abandonner
concede-sure = { $players ->
        [one] Tape concede encore une fois pour abandonner.
        [2] Tape concede encore une fois pour abandonner : l’autre gagne.
       *[other] Tape concede encore une fois pour abandonner : un robot joue pour toi jusqu’à la fin.
    }
concede-over = { $seat } abandonne. { $names } gagne.
concede-over-you = Tu abandonnes. { $names } gagne.
concede-alone = { $seat } abandonne.
concede-alone-you = Tu abandonnes.

## La fin, et les souvenirs

end-won = { $points ->
        [0] { $seat } gagne, sans le moindre point.
        [one] { $seat } gagne avec un point.
       *[other] { $seat } gagne avec { $points } points.
    }
end-shared = { $points ->
        [0] Victoire partagée, sans le moindre point : { $names }.
        [one] Victoire partagée, avec un point chacun : { $names }.
       *[other] Victoire partagée, avec { $points } points chacun : { $names }.
    }
end-won-you = { $points ->
        [one] Tu gagnes avec { $points } point.
       *[other] Tu gagnes avec { $points } points.
    }
end-shared-you = { $points ->
        [one] Tu partages la victoire avec { $names }, avec { $points } point chacun.
       *[other] Tu partages la victoire avec { $names }, avec { $points } points chacun.
    }
end-place-won = { $seat } gagne.
end-place-won-you = Tu gagnes.
end-place-shared = { $names } se partagent la victoire.
end-place-shared-you = Tu partages la victoire avec { $names }.
end-replay = Pour tout revoir, à découvert :
end-again = Entrée : quitter · r : la revanche
replay-open = tout à découvert
replay-seat = vu par { $seat }
replay-unfinished = La partie n’est pas encore finie.
replay-move = Coup { $move } sur { $moves } :
replay-keys = Entrée : suivant · b : retour · q : quitter

## Jeux, boîtes

games-game = Jeu
games-players = Joueurs
games-minutes = { $minutes } min
games-options = Options
games-standard = * marque la règle normale. Jouer : rattery play "{ $spelled }". Règles : rattery rules { $example }.
games-pace = Les minutes et les points disent combien dure une partie et si le jeu est léger ou costaud.
box-title = Dans la boîte : { $game } ({ $file })
box-part = Élément
box-holds = Contenu
box-source = Origine
box-source-rulebook = règle imprimée
box-source-photo = jeu imprimé
box-source-house = maison : de nous
box-usual = normalement : { $value }
box-sources = Les valeurs « maison » sont notre propre choix, là où la règle imprimée les laisse ouvertes. Si tu as le jeu, copie le fichier, corrige-les, et joue avec --box.
box-differences = ≠ marque ce qui diffère de la boîte normale.

## Simulations

progress-ready = préparation
progress-compiling = compilation (une seule fois) : { $done } règles sur { $total }
progress-play = parties
progress-replays = relectures
progress-defaults = éléments
progress-compiled = comparaison
simulate-too-many = Autant de parties ne tiennent pas dans la mémoire de cette machine. Demandes-en moins.
simulate-stopped = Arrêté après { $done } parties sur { $games }.
simulate-written = { $games ->
        [one] Une partie est dans { $file }.
       *[other] { $games } parties sont dans { $file }.
    }
figures-games = parties
figures-count = { $number }
figures-speed = vitesse
figures-moves-a-second = { $threads ->
        [one] { $speed } coups par seconde ({ $seconds } s sur un cœur)
       *[other] { $speed } coups par seconde ({ $seconds } s sur { $threads } cœurs)
    }
figures-on-gpu = { $speed } coups par seconde ({ $seconds } s sur une carte graphique)
figures-on-cluster = { $speed } coups par seconde ({ $seconds } s sur une grappe)
figures-ending = fin de la partie
figures-length = durée en coups
figures-mean = moyenne
figures-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-least = minimum
figures-percent = { NUMBER($percent) } %
figures-most = maximum
figures-shared = victoires partagées
figures-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-place = joue
figures-measure = { $measure } (± σ)
figures-deviation = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-distribution = entre { $low } et { $high }
figures-wins = victoires
figures-interval = à 95 % entre
figures-between = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-note = Chaque coup est tiré au hasard. Une victoire partagée compte à parts égales.

## Tournois

tournament-played = { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, nombre de départ { $seed }
tournament-stopped = Arrêt après { $played } parties sur { $games } ; ce qui est joué est gardé. Pour continuer :
tournament-kept = Toutes les parties sont gardées dans { $folder }.
tournament-replaced = { $name } a échoué { $count ->
        [one] une fois
       *[other] { NUMBER($count) } fois
    }, et un coup au hasard a été joué à sa place. La dernière fois : { $problem }
tournament-bot = robot
tournament-rating = cote Elo
tournament-interval = 95 % entre
tournament-wins = victoires
tournament-seats = places
tournament-time = par décision
tournament-against = devant →
tournament-between = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
tournament-of = sur { $games }
tournament-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
tournament-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
tournament-note = 1500 est la moyenne des robots ; 100 points de plus, c’est 64 % contre 36 %. Une victoire partagée compte en parts.
tournament-note-many = Le tableau du bas dit qui a fini devant qui, victoire ou non ; la cote et les victoires ne comptent que les victoires.

## L’apprentissage

train-round = tour { $number } : { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (de { NUMBER($low, style: "percent", maximumFractionDigits: 0) } à { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) des victoires contre le juge ; entropie croisée des résultats { NUMBER($result, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-kept = Tout est dans { $folder } : best.npz est le meilleur esprit, curve.png montre comment il s’est formé.

## Vérifier

verify-moves = { $game } : { $moves ->
        [one] le coup peut être joué
       *[other] les { $moves } coups peuvent tous être joués
    }.
verify-drawn = { $draws ->
        [one] Le seul nombre tiré découle de la clé de la partie.
       *[other] Les { $draws } nombres tirés découlent tous de la clé de la partie.
    }
verify-resulted = Le résultat est bien celui des coups joués.
verify-committed = La clé de la table est celle sur laquelle elle s’était engagée : { $commitment }
verify-salted = La clé de la partie est faite de celle de la table et de grains de sel scellés, dont chacun ouvre son sceau : { $players ->
        [0] aucun d’un joueur
        [one] un d’un joueur
       *[other] { $players } de joueurs
    }, { $table ->
        [0] aucun de la table
        [one] un de la table
       *[other] { $table } de la table
    }.
verify-salted-openly = La clé de la partie est faite de celle de la table et { $players ->
        [one] d’un grain de sel qui n’était pas scellé.
       *[other] de { $players } grains de sel qui n’étaient pas scellés.
    }
verify-received = L’engagement et les sceaux sont ceux du reçu, et ses grains de sel sont dans la clé : personne ne les a inventés après coup.
verify-received-key = L’engagement est celui du reçu : la table n’a pas changé de clé.
verify-no-commitment = Le fichier ne dit pas comment sa clé a été faite : qui l’a tirée a pu choisir les dés.
verify-no-receipt = Il n’y a pas de reçu : les engagements et ce qui les ouvre ne sont comparés qu’à ce fichier, et qui l’a écrit a pu inventer les deux.
verify-older = Ancien protocole : les grains de sel se montraient à mesure, si bien que qui tenait la table a pu choisir le dernier, et les dés avec.
verify-table-alone = Aucun joueur n’avait de part dans la clé : qui tenait la table a pu choisir les dés.
verify-left-out = A scellé un grain de sel sans le montrer à temps et n’a donc pas de part : { $names }.
verify-no-draws = Le fichier n’énumère pas les nombres tirés.
verify-not-over = La partie n’est pas finie.
verify-not-replayed = Cela ne dit rien de ses dés : il faut la vérifier avec la version d’alors.
verify-own-box = Joué avec une boîte personnelle.

## Études

study-written = Le rapport est dans { $file }.
study-games-for-levels = --games prend un nombre, ou un pour chacun des { $levels } niveaux, et non { $given }.
study-two-files = --what-if prend un seul fichier de boîte, avec autant de changements qu’on veut, et non plusieurs fichiers : { $files }.
study-same-box = { $file } contient les mêmes valeurs que la boîte à comparer.
progress-playing = on joue
progress-fitting = ajustement
progress-measuring = mesure

## Entretien

check-head-table = la table
check-head-kind = état
check-head-problem = ce qui ne va pas
check-kind-damaged = abîmée
check-kind-other-rules = autres règles
check-pages = Le fichier lui-même est abîmé : { $problem }
check-strays = { $count ->
        [one] Une ligne n’appartient à aucune table.
       *[other] { $count } lignes n’appartiennent à aucune table.
    }
check-well = { $count ->
        [one] Une table est en ordre.
       *[other] { $count } tables sont en ordre.
    }
check-replayed = { $count ->
        [one] Une table a commencé selon d’autres règles, et celles-ci donnent la même partie.
       *[other] { $count } tables ont commencé selon d’autres règles, et celles-ci donnent les mêmes parties.
    }
check-other-rules = { $count ->
        [one] Une table a commencé selon des règles absentes ici. Elle est conservée ; rattery export l’écrit.
       *[other] { $count } tables ont commencé selon des règles absentes ici. Elles sont conservées ; rattery export les écrit.
    }
check-damaged = { $count ->
        [one] Une table est abîmée ; rattery export écrit ce qu’on peut en lire.
       *[other] { $count } tables sont abîmées ; rattery export écrit ce qu’on peut en lire.
    }
check-nothing = Il n’y a pas de tables.
backup-made = { $count ->
        [one] Une table est maintenant
       *[other] { $count } tables sont maintenant
    } dans { $file }.
backup-restored = { $count ->
        [one] Une table a été restaurée
       *[other] { $count } tables ont été restaurées
    } depuis { $file }.
export-made = La table { $table } est maintenant dans { $file }. Elle révèle ce qui est caché.
export-unwritable = Impossible d’écrire { $file } : { $problem }.

## Contrôler un jeu

check-game-brings = Il apporte { $names }.
check-game-defaults = Le reste vient d’office : { $names }.
check-game-sound = Rien à redire à { $game }.
check-game-wrong = { $count ->
        [one] Une erreur à corriger.
       *[other] { $count } erreurs à corriger.
    }
check-game-rest = Les étapes qui en dépendent ont été laissées de côté.

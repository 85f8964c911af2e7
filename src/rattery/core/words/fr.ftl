### Ce que tous les jeux partagent.

## Les places, par couleur et forme : ocre ●, azur ▲, mousse ■, rose ◆, vermillon ★

seat-0 = Ocre
seat-1 = Azur
seat-2 = Mousse
seat-3 = Rose
seat-4 = Vermillon
seats-and = { $others } et { $last }
seats-you = toi
compiling = Compilation pour cette machine : { $game }. C’est un peu long, mais une seule fois ; ensuite, tout démarre vite.
choice-yes = oui
choice-no = non
compiler-changed = Numba { $version } n’a plus { $missing }, dont Rattery se sert. Les parties restent les mêmes, mais la compilation et les simulations prennent plus de temps. La version { $tested } l’a encore : { $command }
compiler-untested = Numba { $version } n’a pas pu compiler « { $function } ». Cette version est plus récente que la version { $tested }, la dernière avec laquelle Rattery a été essayé. Essaie : { $command }. Ou mets RATTERY_PLAIN_NJIT=1 : plus lent, mais les mêmes parties.

## Erreurs : ce qu’on attendait et ce qui est venu

unknown-game = Aucun jeu ne s’appelle « { $given } ». Les jeux sont : { $games }.
broken-game = Impossible de jouer à « { $name } » : { $problem }
broken-game-name-taken = Rattery a déjà un jeu de ce nom. Choisis-en un autre pour le point d’entrée et pour GAME.
broken-game-name = le nom d’un jeu se compose de minuscules, de chiffres et de tirets bas. Appelle le point d’entrée { $example }.
broken-game-package = son point d’entrée doit nommer le paquet qui contient le jeu, et il n’y a pas de paquet « { $package } ».
broken-game-files = dans { $package }, il manque { $files }.
broken-game-refuses = { $problem }
broken-game-import = { $file }, ligne { $line } : { $problem }.
broken-game-options = options.py doit définir Options, une dataclass figée.
broken-game-players = Options doit avoir une option « players », par exemple option(3, 2, 3, 4).
broken-game-option = l’option « { $option } » doit indiquer sa valeur par défaut puis toutes ses valeurs, celle-ci comprise, par exemple option("short", "short", "long").
broken-game-player-numbers = l’option « players » dans options.py propose { $given }, mais un jeu se joue de 1 à { $most }.
broken-game-field = rules.Table doit déclarer { $expected }, et non { $given }.
broken-game-names = { $where } doit être un tuple de noms, par exemple ("one", "other") ou, pour un seul, ("one",).
broken-game-box-players = read_box doit donner à la boîte le nombre de joueurs des options.
broken-game-kind = game.py doit définir GAME = GameKind(…).
broken-game-other-name = son point d’entrée et le nom dans GameKind, « { $own } », doivent être identiques.
broken-game-rule = les règles doivent avoir { $expected }, et non { $given }.
broken-game-lacks = dans { $where }, il manque { $more ->
        [0] { $names }.
        [one] { $names } et { $more } autre nom.
       *[other] { $names } et { $more } autres noms.
    }
unknown-language = Rattery ne parle pas « { $given } ». Il parle : { $languages }.
bad-spelling = « { $given } » n’est pas un jeu avec ses options. Écris par exemple : { $example }.
unknown-option = { $name } n’a pas d’option « { $option } ». Ses options sont : { $options }.
bad-option = { $name } : { $option } ne peut pas valoir « { $given } ». Valeurs possibles : { $choices }.
unknown-seat = Il n’y a pas de place { $given }. Les places vont de 0 à { $last }.
argument-game = Un jeu, c’est son nom, « my_game » ou « my_game(players=3) », pas { $given }.
argument-whole = « { $name } » est un nombre entier, pas { $given }.
argument-least = « { $name } » est un nombre entier (au moins { $least }), pas { $given }.
argument-range = « { $name } » est un nombre entier ({ $least } à { $most }), pas { $given }.
argument-names = Les noms forment une liste d’au plus { $players } textes, un par place (None pour une place sans nom), pas { $given }.
argument-path = « { $name } » est le chemin d’un fichier, en texte ou comme Path, pas { $given }.
argument-match = Il faut ici une partie, pas { $given }.
argument-loaded = Un jeu déjà chargé a ses options et sa boîte : { $given } ne peut accompagner que son nom.
argument-training = { $folder } contient un apprentissage d’un autre plan ; choisis un autre dossier.
argument-training-rules = L’apprentissage dans { $folder } a commencé avec la version { $saved } des règles ; celles-ci sont la version { $now }. Les résultats n’iraient pas ensemble : choisis un autre dossier.
option-twice = « { $option } » est donné deux fois : { $one } et { $other }.
nothing-to-decide = La partie est finie : il n’y a plus rien à décider.
nothing-to-pop = Il n’y a rien où revenir : pop reprend ce que push a joué.
seat-not-asked = On ne demande rien à la place { $given } en ce moment.
unknown-bot = Aucun robot ne s’appelle « { $given } ». Les robots sont : { $bots }.
bot-not-found = Aucun robot à « { $given } » ({ $problem }). Un robot à toi s’écrit module:Classe.
bot-not-made = Impossible de créer le robot « { $given } » ({ $problem }).
bot-without-choose = « { $given } » n’est pas un robot : il lui manque choose(world, seed).
decide-by-name = C’est un robot qui décide, pas son nom : rattery.bot("{ $given }") en crée un.
bot-real-match = Un robot choisit dans un monde imaginé, pas dans la partie elle-même : rattery.decide(bot, match), ou bot.choose(match.imagine(seat, seed), seed).
bot-failed = { $bot } a échoué ({ $problem }) ; { $level } joue à sa place.
bot-dawdled = { $bot } a mis trop longtemps (limite : { $seconds } secondes) ; { $level } joue à sa place.
unknown-move = « { $given } » n’est pas un coup de ce jeu. Tu peux jouer : { $moves }.
not-asked-for = Ce n’est pas ce qui t’est demandé maintenant.
not-possible-now = Ce n’est pas possible maintenant.
match-is-over = La partie est finie ; « { $given } » arrive trop tard.

## Fichiers de boîte

box-at = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $problem }
box-here = { $section }, { $entry } : { $problem }
box-unreadable = Impossible de lire { $file } : { $problem }.
box-not-toml = ce n’est pas du TOML : { $problem }.
box-value = attendu { $expected }, trouvé { $given }.
box-entry = pour { $entry }, attendu { $expected }, trouvé { $given }.
box-no-line = « { $change } » ne change rien : { $entry } n’existe pas dans { $file }. Il y a : { $lines }.
box-no-field = « { $change } » : dis quel champ parmi { $fields } ({ $entry }, { $file }).
box-missing = il manque { $entry }.
box-unknown = { $entry } ne fait pas partie de ce jeu.
box-too-many = il peut y avoir { $most } { $entry } au plus.

## Parties enregistrées

save-format = Ce n’est pas une partie enregistrée : format { $expected } attendu, { $given } trouvé.
save-part = La partie enregistrée est abîmée : « { $part } » doit être du type { $expected }, trouvé { $given }.
save-key = La partie enregistrée est abîmée : « key » doit compter { $digits } chiffres hexadécimaux.
save-move = La partie enregistrée est abîmée : le coup { $number }, « { $move } », ne peut pas être joué. { $problem }
other-rules = Elle a été jouée selon d’autres règles, version { $saved } ; celles-ci sont la version { $now }.
save-unreadable = Impossible de lire { $file } : { $problem }.
save-unwritable = Impossible d’écrire { $file } : { $problem }.
problem-missing = il n’y a rien de ce nom
problem-taken = ce nom est déjà pris
problem-forbidden = tu n’en as pas le droit
problem-read-only = on ne peut rien y écrire
problem-is-folder = c’est un dossier
problem-no-folder = une partie du chemin n’est pas un dossier
problem-full = il n’y a plus de place
problem-port-in-use = la place est déjà occupée
save-not-json = { $file } n’est pas une partie enregistrée : ce n’est pas du JSON.
save-bad-file = { $file } : { $problem }
save-imagined = Une partie imaginée ne s’enregistre pas : son passé est inconnu.

## Reprendre un coup

nothing-to-undo = Il n’y a pas de coup à reprendre.
undo-not-yours = Le dernier coup n’est pas le tien : tu ne peux pas le reprendre.
undo-others-turn = C’est déjà à quelqu’un d’autre ; ce qui est joué est joué.
undo-chance = Le hasard a décidé quelque chose depuis ; ce qui est joué est joué.
undo-revealed = Quelque chose de caché a été montré depuis ; ce qui est joué est joué.
undo-clock = Le temps était écoulé et un robot a joué pour toi ; ce qui est joué est joué.

## Vérifier

verify-commitment = La table s’était engagée sur une autre clé que celle de ce fichier.
verify-seal = Le grain de sel de la place { $seat } n’est pas celui sur lequel elle s’était engagée.
verify-key = La clé de cette partie ne découle pas de celle de la table et des grains de sel des places.
verify-draws = Les nombres que ce fichier dit tirés { $move ->
        [0] à la mise en place
       *[other] au coup { $move }
    } ne découlent pas de sa clé.
verify-scores = Les points de ce fichier, { $given }, ne sont pas ceux des coups joués : { $found }.
verify-winners = Les gagnants de ce fichier, { $given }, ne sont pas ceux des coups joués : { $found }.
verify-receipt-nothing = Le fichier ne dit pas comment sa clé a été faite : il n’y a rien à comparer au reçu.
verify-receipt-commitment = La table s’était engagée sur { $receipt } quand le reçu a été écrit ; le fichier dit { $file }.
verify-receipt-seals = Les sceaux du fichier ne sont pas ceux qu’on montrait quand le reçu a été écrit.
verify-receipt-salt = Le grain de sel donné par la place { $seat } n’est pas dans la clé : il a été écarté ou échangé.
receipt-bad = { $file } n’est pas un reçu : il en faut un enregistré par un navigateur, ou les 64 chiffres hexadécimaux d’un engagement.

## Tournois

tournament-bots = Les robots d’un tournoi forment une liste, ou un dictionnaire qui donne un nom à chacun, pas { $given }.
tournament-few-bots = { $count ->
        [0] Un tournoi a besoin de robots : tu n’en as nommé aucun.
       *[other] Pour un tournoi, il faut au moins deux robots.
    }
tournament-bot-twice = Ce robot est inscrit deux fois : { $name }. Une seule suffit ; il s’assoit aussi souvent qu’il le faut.
tournament-bad-name = Dans un tournoi, un robot ne peut pas s’appeler « { $given } ».
tournament-few-games = Avec { $given } parties, c’est trop peu : il en faut { $least } pour que chacun passe par toutes les places.
tournament-alone = Il n’y a personne à qui se comparer : { $name }.
tournament-folder = Impossible d’utiliser { $folder } pour un tournoi : { $problem }.
tournament-none = Il n’y a pas de tournoi dans { $folder }.
tournament-other = Dans { $folder } se trouve un autre tournoi : { $part ->
        [game] le jeu n’est pas le même
        [box] la boîte n’est pas la même
        [bots] les robots ne sont pas les mêmes
        [seed] le nombre de départ n’est pas le même
       *[other] le format n’est pas le même
    }.
tournament-other-rules = Les règles ou les robots ont changé depuis le début du tournoi dans { $folder } ; les résultats n’iraient pas ensemble. Commences-en un nouveau.
tournament-busy = Le tournoi dans { $folder } est déjà en train de se jouer.
tournament-damaged = Les résultats dans { $folder } sont abîmés : impossible de lire la ligne { NUMBER($line, useGrouping: 0) }.
tournament-workers-die = Le tournoi ne peut pas continuer : les processus qui le jouent s’arrêtent sans cesse (état { NUMBER($status, useGrouping: 0) }). Ce qui est joué est gardé.
tournament-main-guard = Ce script lance des processus dès qu’il est importé, et chacun d’eux l’importe. Place ce qu’il fait sous if __name__ == "__main__" ou joue avec workers=1.
tournament-match-failed = Le tournoi s’est arrêté : la partie { NUMBER($match, useGrouping: 0) } n’a pas pu être jouée. { $problem }

## Environnements pour l’apprentissage

env-rewards = Les récompenses ne peuvent pas être « { $given } ». Au choix : { $choices }.
env-tables = Il faut au moins une table ; « { $given } », c’est trop peu.
env-threads = Il faut au moins un fil d’exécution ; « { $given } », c’est trop peu.
env-illegal = Table { NUMBER($table, useGrouping: 0) } : « { $given } » n’y est pas permis. Aucun coup n’a été joué, à aucune table.
env-moves = Il faut un coup pour chacune des { NUMBER($expected, useGrouping: 0) } tables, en nombres entiers ; voici { $given }.
env-seats = Les places sont un seul nombre, ou un par table ({ NUMBER($tables, useGrouping: 0) }), jusqu’à { $last }.
env-rows = Les lignes sont des numéros de tables, inférieurs à { NUMBER($tables, useGrouping: 0) }, dans une seule liste ; autant de sources que de cibles.
env-state = On restaure un état donné par save() d’un environnement pareil : { $name }, { NUMBER($tables, useGrouping: 0) } tables, mêmes « finals » et mêmes adversaires.
env-state-rules = Cet état ({ $name }) vient de la version { $saved } des règles ; celles-ci sont la version { $now }, et on ne peut pas le restaurer.
env-opponent-illegal = Un adversaire dans l’environnement a joué contre les règles à la table { NUMBER($table, useGrouping: 0) } : « { $given } » n’y est pas permis.
env-gpu-opponents = « { $given } » réfléchit sur le processeur. Sur un GPU, les adversaires sont { $choices }, ou une fonction des observations et des masques.
env-all-players = Il n’y a pas d’observateur des secrets de tous les joueurs : demande ceux d’un seul, ou ce qui est public.
env-part-of-memory = Une mémoire contient tout ce qu’on a dit à une place, public et secret ; elle ne se divise pas.
env-no-tensor = Il n’y a pas de tenseur d’un état d’information : ce qu’on a dit à une place grandit avec la partie. Il en existe une chaîne, et un tenseur d’observation.
env-opponents = Donne un adversaire pour toutes les autres places, ou une liste qui en compte { $expected } ; celle-ci en compte { $given }.
env-opponent = « { $given } » n’est pas un adversaire. Il faut un niveau ({ $choices }), un bot, ou une fonction de l’observation et du masque.
env-illegal-moves = Un coup interdit ne peut pas être traité par « { $given } ». Au choix : { $choices }.
env-render-mode = Une image ne peut pas être « { $given } ». Possibles : { $choices }.
env-no-action = La place qui décide n’a pas dit ce qu’elle fait.
env-resample = On ne peut imaginer un autre monde que là où quelqu’un décide.
env-endgame = Il n’y a pas de position après { NUMBER($plies, useGrouping: 0) } coups : cette partie est finie après { NUMBER($length, useGrouping: 0) }.

## Beaucoup de parties à la fois

lab-missing-extra = Il faut pour cela le paquet { $module }, qui n’est pas installé. Essaie : { $command }
results-kind = { $file } : les résultats s’écrivent dans des fichiers qui finissent par { $kinds }.
report-exists = Le dossier { $folder } contient déjà un rapport. Choisis-en un autre avec --out, ou remplace-le par --force.
results-exist = { $file } existe déjà. Choisis un autre nom, ou remplace l’ancien par --force.
results-unwritable = { $games ->
        [0] Impossible d’écrire { $file } : { $problem }.
        [one] Impossible de continuer { $file } : { $problem }. La première partie y est.
       *[other] Impossible de continuer { $file } : { $problem }. Les { $games } premières parties y sont.
    }
device-unknown = On ne peut pas jouer sur « { $given } ». On peut jouer sur : { $devices }.
device-no-gpu = Il n’y a pas ici de carte graphique utilisable par CUDA. Sur une machine qui en a une, il faut aussi : { $command }
device-or-ray = Choisis : une carte graphique de cette machine (--device cuda) ou une grappe Ray (--ray).
ray-unreachable = Aucune grappe Ray ne répond à l’adresse { $address } : { $problem }
ray-other-rules = Les machines de cette grappe ont d’autres règles que celle-ci. Installe partout la même version de Rattery.
ray-lost = La grappe est perdue : ce qui la mène sur cette machine s’est arrêté ({ $problem }).
ray-workers-die = La grappe ne peut pas continuer : les processus qui jouent s’arrêtent sans cesse ({ $problem }).

## Les règles d’une boîte

rules-in-this-box = Dans cette boîte, au lieu de cela : { $entries }.
rules-each-none = rien de tel dans cette boîte
box-said-then = { $first } ; { $then }
box-said-nothing = rien
box-said-missing = pas dans cette boîte
number-word = { $number ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
        [17] dix-sept
        [18] dix-huit
        [19] dix-neuf
        [20] vingt
       *[other] { $number }
    }
number-ordinal = { $number ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
        [11] onzième
        [12] douzième
        [13] treizième
        [14] quatorzième
        [15] quinzième
        [16] seizième
        [17] dix-septième
        [18] dix-huitième
        [19] dix-neuvième
        [20] vingtième
       *[other] { $number }e
    }
number-ordinal-inflected = { $number ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
        [11] onzième
        [12] douzième
        [13] treizième
        [14] quatorzième
        [15] quinzième
        [16] seizième
        [17] dix-septième
        [18] dix-huitième
        [19] dix-neuvième
        [20] vingtième
       *[other] { $number }e
    }

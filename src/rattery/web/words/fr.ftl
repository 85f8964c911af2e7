### Ce que le navigateur dit de lui-même. Les noms viennent des jeux, les phrases d’une partie viennent du serveur.

## La maison

home-welcome = Bonsoir. Quelle table ?
home-line = Quatre jeux de rats, avec des amis, des robots, ou qui s’assied à côté de toi.
home-games = Les tables
home-mine = Tes tables
home-all-mine = Toutes les { $count } tables
home-watch = Tables à regarder
home-regulars = Les habitués
home-play = Jouer
home-learn = Montre-moi
home-rules = Règles
home-challenges = Défis
home-players = { $least } à { $most } joueurs
home-foot = Tes tables et tes places restent dans ce navigateur ; ni compte, ni cookies.
table-your-turn = à toi de jouer
table-gathering = pas encore commencée
table-playing = en cours
table-over = terminée
table-forget = Oublier cette table : { $title }

## Réglages

settings-open = Réglages
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-auto = comme l’appareil
settings-theme-night = nuit
settings-theme-day = jour
settings-sound = Sons
settings-volume = Volume sonore
settings-notices = Me prévenir quand c’est à moi, même si je regarde ailleurs
settings-still = Sans mouvement
settings-confirm = Redemander avant ce qu’on ne peut pas reprendre
settings-confirm-touch = sur un écran tactile
settings-confirm-always = toujours
settings-confirm-never = jamais
settings-kept = Gardé dans ce navigateur.
sheet-close = Fermer

## Une nouvelle table

new-options = Le jeu
new-option = { $option } : { $value }
new-seats = Qui s’assied où ?
new-who = Qui joue { $seat } ?
new-kind-me = moi
new-kind-here = quelqu’un d’autre ici
new-kind-friend = un ami, par lien
new-kind-bot = un robot
new-help-me = Toi, sur cet appareil.
new-help-here = On se passe l’appareil ; entre deux tours, tout est caché.
new-help-friend = Reçoit un lien et un code QR, sans créer de compte.
new-level = Quel est le niveau pour { $seat } ?
new-name = Comment s’appelle { $seat } ?
new-name-hint = un nom, si tu veux
new-listed = Montrer cette table à qui veut regarder sur ce serveur
new-start = S’asseoir et jouer
new-invite = Mettre la table et inviter

## S’asseoir

join-title = On t’invite : { $title }
join-name = Ton nom
join-sit = S’asseoir
join-watch = Juste regarder
gather-here = ici, sur cet appareil
gather-bot = robot
gather-there = est là
gather-missing = pas encore là
gather-waiting = { $count ->
        [one] Une place est encore vide.
       *[other] { $count } places sont encore vides.
    }
gather-ready = Tout le monde est là.
gather-host-begins = Tout le monde est là. Qui a mis la table donne le départ.
gather-begin = Commencer
gather-later = Tu peux commencer sans eux : ils s’assiéront en arrivant.
gather-new-link = Nouveau lien
invite-link = Lien pour cette place
invite-copy = Copier
invite-copied = Copié.
invite-share = Partager
invite-near = Ce lien ne marche que sur cette machine. Pour d’autres appareils, lance :
invite-qr = Le lien en code QR

## Passer l’appareil

over-title = À passer à { $seat }
over-look-away = Rien ne se montre avant que la bonne personne le dise. Les autres regardent ailleurs.
over-ready = C’est moi, { $seat } : montre-moi la table
over-peek = { $seat } : revoir ce qui en est sorti
over-hide = Cacher de nouveau
over-home = Quitter la table pour l’instant

## À la table

tab-your-turn = À toi
bar-title = Ce qui est demandé
bar-thinking = { $seat } réfléchit…
bar-waiting = Tu attends { $seat }.
bar-watching = C’est à { $seat }.
bar-together = Chacun choisit en secret.
bar-chosen = Tu as choisi. Les autres y sont encore.
bar-undo = Reprendre
bar-ask-hint = Conseil
bar-hinting = Je réfléchis…
bar-hint = Un bon rat dirait : { $move }
bar-hint-chance = { $move } ({ $percent } % de gagner)
bar-sending = C’est parti…
confirm-title = Vraiment ?
confirm-ask = { $move } ? On ne pourra pas le reprendre.
confirm-yes = Oui, vas-y
confirm-no = Plutôt pas
confirm-never = Ne plus demander
board-players = Joueurs
plate-you = toi
plate-turn = à jouer
plate-gone = hors ligne
plate-level = Robot : { $level }
plate-away = un robot remplace
story-title = Récit
talk-title = Discussion
talk-nothing = Personne n’a encore rien dit.
talk-field = Dire quelque chose
talk-say = Dire
talk-host = Hôte
talk-promises = Promesses
talk-to = À
talk-everybody = tout le monde
line-away = La connexion est coupée ; elle reviendra toute seule.
line-away-sending = La connexion est coupée ; ton choix est gardé et partira dès son retour.
menu-title = La table
menu-watching = { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
menu-rename = Renommer
menu-new-name = Comment s’appelle { $seat } désormais ?
menu-take-name = Prendre ce nom
menu-seat-link = Lien de place
menu-seat-link-help = Avec ce lien tu retrouves ta place sur un autre appareil. Qui l’a joue pour toi.
menu-watch-link = Lien pour regarder
menu-back = Reprendre ma place
menu-bot-level = Niveau du robot pour { $seat }
menu-bot-for-me = Laisser un robot me remplacer
menu-bot-for = Mettre un robot
menu-away = un robot remplace
menu-offline = hors ligne
menu-hints = { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }
menu-leave = Quitter la table
menu-leave-help = Tu la retrouves sous « Tes tables ».

## La guide

coach-name = Tante Moustache
coach-next = Compris
coach-stop = Je me débrouille
coach-done = C’était une partie entière, et tu as vu ce qu’il y a à voir. La prochaine fois, prends des bots plus forts, ou envoie un lien à des amis.
coach-switch = Laisser Tante Moustache expliquer au fil du jeu
coach-now = À toi de jouer
coach-aside = Au passage
coach-end = Et maintenant ?
coach-again = Rejouer
coach-rules = Les règles
coach-home = Un autre jeu
coach-lesson = Revoir la leçon

## Des dés honnêtes

fair-title = Des dés honnêtes
fair-before = Le hasard de cette table a été scellé avant le premier coup, et chacun y mêle un peu du sien. À la fin, le sceau est ouvert et se vérifie.
fair-after = Le sceau est ouvert. Ton navigateur l’a vérifié :
fair-commitment = Sceau
fair-key = Clé
fair-check-commitment-good = La clé ouvre le sceau montré avant le premier coup.
fair-check-commitment-bad = La clé n’ouvre pas le sceau montré avant le premier coup !
fair-check-mixed-good = La part de chacun est dans les dés.
fair-check-mixed-bad = Les dés ne sont pas faits de la part de chacun !
fair-check-salt-good = La part de ce navigateur en fait partie.
fair-check-salt-bad = La part de ce navigateur manque !
fair-verify = Télécharge la partie et vérifie chaque lancer :

## La fin

ending-title = La fin
ending-won = { $names } gagne !
ending-shared = { $names } se partagent la victoire !
ending-nobody = Personne ne gagne.
ending-rematch = Rejouer
ending-follow = À la nouvelle table
ending-replay = Revoir la partie, tout dévoilé
ending-download = Télécharger la partie
score-title = Feuille de score
score-line = Pour quoi
score-total = Somme

## Revoir

film-title = à revoir
film-back = À la table
film-start = La table est mise.
film-step-first = Au début
film-step-back = En arrière
film-step-next = Suivant
film-step-last = À la fin
film-run = Lecture
film-pause = Arrêt
film-place = Coup
film-eye = Par les yeux de qui ?
film-everything = tout dévoilé
film-as = vu par { $seat }

## Règles et défis

rules-title = Règles
rules-contents = Chapitres
rules-house = règle maison
rules-house-values = Ce qui est à nous dans la boîte
rules-house-help = Les règles imprimées laissent ces valeurs à une image ; les nôtres sont devinées. Qui possède le jeu peut les corriger :
tip-rule = règle { $clause }
help-title = Ce que disent les règles
challenges-title = Les défis de First Rat
challenges-line = En solo contre GREG : ce que tu as réussi sur cet appareil, par niveau de GREG.
challenges-challenge = Défi
challenges-won = { $won } sur { $played }
challenges-met = réussi ; voir cette table
challenges-open = encore à réussir
challenges-play = Jouer en solo contre GREG

## Quand quelque chose cloche

error-title = Quelqu’un a rongé le câble
error-home = À la maison
error-retry = Réessayer
error-unreachable = Le serveur est injoignable pour le moment.
error-no-page = Cette page n’existe pas.
error-no-table = Cette table n’existe pas, ou plus depuis longtemps.
error-closed = La table ne laisse pas entrer cette page. Recharge-la.

## Rat Trap

rt-round = Manche { $round } sur { $rounds }
rt-extra-round = Manche supplémentaire
rt-goal = { $points } points finissent la partie
rt-points = points
rt-doors = { $count ->
        [one] { $count } porte
       *[other] { $count } portes
    }
rt-traps = { $count ->
        [one] un piège refermé
       *[other] { $count } pièges refermés
    }
rt-face-down = une porte fermée
rt-throws = { $count ->
        [one] un lancer
       *[other] { $count } lancers
    }
rt-keys = { $count ->
        [one] encore une porte à ouvrir
       *[other] encore { $count } portes à ouvrir
    }
rt-cat-at = Le chat arrive !
rt-no-stock = pas de stock
rt-out = hors jeu
rt-lost = hors jeu ; perdu :
rt-role-secret = rôle secret
rt-in-danger = en danger
rt-attacked = griffé ce tour
rt-active = a les dés
rt-partner = partenaire
rt-acting = agit
rt-discard = Défausse
rt-third-rat = { $cards ->
        [one] Troisième rat : encore { $cards } carte
       *[other] Troisième rat : encore { $cards } cartes
    }
rt-third-rat-decides = décide pour lui
rt-decides-active = ▶ le joueur actif choisit
rt-decides-opponent = ◀ l’adversaire choisit
rt-turned = Déjà retournées : { $cards }.
rt-pile = Paquet { $pile }
rt-known = Tu connais ces portes, de haut en bas : { $cards }
rt-stock = { $count ->
        [0] Pas de stock
        [one] Une carte en stock
       *[other] { $count } cartes en stock
    }
rt-points-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rt-bandages-of = { $count ->
        [one] { $count } pansement sur { $of }
       *[other] { $count } pansements sur { $of }
    }
rt-cat-asleep = Le chat dort. Pour l’instant.
rt-role-hidden = Toi seul le sais.
rt-arranging = Le paquet { $pile } est remis en ordre, de haut en bas
rt-third-card = Carte { $number } : il préfère, dans l’ordre, { $order }
rt-tip-pile = Cinq portes, et derrière l’une d’elles au moins, un piège. Qui a une clé ouvre celle du dessus.
rt-tip-key = Ouvre la première porte d’un paquet, n’importe lequel.
rt-tip-keys = Ouvre deux portes d’un même paquet, l’une après l’autre.
rt-tip-steal = Prends une carte dans le stock de quelqu’un. Laquelle, c’est le hasard qui le dit.
rt-tip-claws = Qui a les griffes envoie le chat sur un autre rat : un pansement pour lui.
rt-tip-heal = Retire un de tes pansements.
rt-tip-stock = Du fromage et des trèfles, face cachée. Seul leur rat sait ce qu’il a.
rt-tip-own-stock = Toi seul vois ces cartes. Le fromage compte à la fin de la manche ; un trèfle t’épargne un pansement.
rt-tip-points = Les points des manches passées sont à l’abri. À { $points }, la partie se termine.
rt-tip-bandages = Chaque piège, chaque visite du chat, c’est un pansement. Avec le dernier, le rat sort de la manche et son stock est perdu.
rt-tip-role = Chacun a un rôle secret pour cette manche. On le montre quand on s’en sert, ou à la fin.
rt-tip-standee = Il se tient devant qui a lancé les dés et cherche un partenaire.
rt-tip-rat = Peut-être ton partenaire, peut-être ta proie. Souvent les deux.
rt-tip-discard = Pièges refermés et trèfles joués. Ce qui est ici n’est plus derrière une porte.
rt-tip-third-rat = Quand le troisième rat est ton partenaire, on retourne sa carte suivante : il garde le dé qui y vient en premier, et ▶ ou ◀ dit qui choisit pour lui.
walk-rt-piles = Chaque paquet est une pièce à cinq portes. Derrière : du fromage, des trèfles et des pièges.
walk-rt-own = Ici, c’est toi. Ce que tu trouves derrière les portes est ton stock, et son fromage compte à la fin de la manche. Les pansements sont des blessures : au troisième tu es hors jeu, et ton stock est perdu.
walk-rt-threw = Ce que disent les dés : une clé ouvre une porte, deux clés en ouvrent deux, la main vole une carte, les griffes envoient le chat, et le soin enlève un de tes pansements.
walk-rt-throw-again = Tu veux du fromage, et c’est ton tour. Les deux dés montrent deux actions : tu en feras une, un partenaire l’autre. Garde ce lancer, ou relance les deux. Une fois seulement, et c’est alors le second qui compte.
walk-rt-partner = Choisis maintenant un partenaire : un des rats qui luisent. Il garde un dé pour lui et te rend l’autre. Prends donc quelqu’un qui veut ce dont tu ne veux pas.
walk-rt-die = On t’a pris comme partenaire. Touche le dé dont tu veux faire l’action : une clé ouvre une porte, la main vole une carte, les griffes envoient le chat, le soin enlève un pansement. L’autre dé repart.
walk-rt-pile = Tu as une clé : touche un paquet pour ouvrir sa première porte. Le fromage donne des points, un trèfle te sauve une fois, un piège fait mal. Les pièges déjà trouvés sont posés à côté : devine ce qui reste.
walk-rt-drew = Ce qu’un rat trouve derrière une porte reste son secret. Les autres voient seulement combien de cartes il a.
walk-rt-trap = Clac ! Un piège se montre tout de suite, et ça fait mal.
walk-rt-wounded = Un pansement : ce rat est blessé. Il le garde jusqu’à ce qu’il obtienne lui-même un soin, ou jusqu’à la fin de la manche.
walk-rt-clover = Quelque chose va te blesser. Un trèfle de ton stock l’évite ; sinon tu prends un pansement. On te le demande même si tu n’en as pas, pour que personne ne devine tes cartes.
walk-rt-rob = Tu peux voler une carte. Touche le rat que tu voles : la carte vient au hasard, mais plus il a de cartes devant lui, plus il a sans doute de fromage.
walk-rt-cat = Le chat ! Qui a les griffes l’envoie, même sur son partenaire.
walk-rt-round-ended = La manche est finie : chaque fromage en stock vaut des points, sauf si son rat est sorti.
walk-rt-claw = Tu as les griffes. Touche le rat sur qui le chat doit bondir : il prend un pansement, et au troisième il sort de la manche sans un point. Ton partenaire n’est pas à l’abri.
walk-rt-which-piles = Ton rôle est le Manipulateur : avant la manche, tu regardes deux paquets et tu ranges leurs portes comme tu veux. Choisis-les.
walk-rt-arrange = Tu refais ce paquet du haut vers le bas. Choisis la porte suivante : la première est celle que la prochaine clé ouvrira.
walk-rt-step-in = Avec Al Ratone, tu peux t’imposer comme partenaire, une fois par manche. On le demande à tous ceux dont le rôle est caché, pour ne trahir personne. Si tu as un autre rôle, laisse faire.
walk-rt-send-on = Le chat fonce sur toi. L’Hypnotiseur peut l’envoyer sur un autre rat, une fois par manche. Avec un autre rôle, laisse faire.
walk-rt-next = Voilà Comme des Rats. La prochaine fois : joue à quatre ou cinq, prends des bots plus forts, ou ajoute les rôles, qui donnent à chaque rat un talent secret. Et parle : une promesse ne coûte rien.
walk-rt-goal = Le but : le plus de points après trois manches au plus ; qui en a 7 met fin plus tôt. Une manche finit quand un rat est hors jeu, ou quand deux paquets sont vides.

## Ratjack

rj-round = Manche { $round }
rj-goal = { $points } points gagnent
rj-limit = { $limit } au plus
rj-deck = Pioche
rj-deck-cards = { $cards ->
        [0] Plus une seule carte.
        [one] Plus qu’une carte.
       *[other] Encore { $cards } cartes.
    }
rj-deck-top = Tu connais celle du dessus :
rj-deck-help = Quand la dernière carte est prise, le tour se joue jusqu’au bout ; puis qui montre le plus marque.
rj-deck-known = Tu connais la carte { $depth } à partir du haut : { $card }
rj-discard = Défausse
rj-pile-from-top = De haut en bas : { $cards }.
rj-reserve = Réserve
rj-no-tokens = Tous les jetons sont sur des cartes.
rj-token-change = La carte compte { $change }, tant qu’elle est visible.
rj-points-of = Points : { $points } sur { $most }
rj-dial = { $total } sur { $limit }
rj-dial-help = Seules les cartes visibles comptent. Exactement { $limit } à la fin d’un tour, c’est un Ratjack ; au-dessus, tu es hors de la manche.
rj-missing = encore { $missing }
rj-exact = Ratjack !
rj-over = { $over } de trop !
rj-hand = Main
rj-hand-card = une carte en main
rj-no-hand = main vide
rj-row = Cartes sur la table
rj-out = hors jeu
rj-hidden = une carte cachée
rj-hidden-help = Elle ne compte qu’une fois retournée. Qui la possède la connaît.
rj-known = cachée
rj-seen = tu l’as vue
rj-counts = compte { $value }
rj-triggered = déclenchée
rj-no-effect = Sans effet.
rj-quiet = Tours depuis que la pioche n’a plus baissé : { $turns } sur { $most }
rj-token-taken = Jeton pris :
rj-opponent = Choisi :
rj-effect-now = Ce que fait { $card }
rj-last-round = La fin de la manche { $round }
rj-way-up = Visible
rj-way-down = Cachée
rj-way-discard = Jeter, retourner
rj-way-away = Défausser
rj-way-hide = La cacher

walk-rj-welcome = Bienvenue au casino. Ce qui est visible devant toi compte, et ce cadran l’additionne : approche de 25 autant que tu l’oses, sans jamais dépasser.
walk-rj-hide = Tu as deux cartes. Caches-en une : touche-la. Face cachée elle ne compte pas encore, et toi seul la connais. Une forte fera une belle surprise plus tard, quand tu la retourneras pour approcher de 25.
walk-rj-draw = Ton tour commence par une carte. Touche la pioche, que personne ne connaît, ou la défausse, où tous voient ce que tu prends.
walk-rj-play = Joue maintenant l’une de tes deux cartes. Visible, elle compte et fait ce qu’elle dit. Cachée, ni l’un ni l’autre. Ou jette-la, puis retourne une carte que tu as cachée. Touche une façon grisée : elle te dit pourquoi.
walk-rj-effect = Une carte se déclenche. Le croupier lit ce qu’elle fait ; s’il y a un choix, ce que tu peux choisir brille.
walk-rj-hidden = Une carte face cachée : elle ne compte pas encore, et seul son propriétaire la connaît. Certaines cartes permettent d’y jeter un œil.
walk-rj-tokens = Des capsules ! Prends-en une telle qu’elle est. Elles changent la valeur d’une carte, ou la verrouillent, la protègent, la font taire.
walk-rj-token-on = Une capsule est posée sur une carte. Elle agit dès que la carte est visible. Arrête-toi dessus pour lire ce qu’elle fait.
walk-rj-look = Tu peux regarder une carte cachée. Choisis : personne d’autre ne la verra.
walk-rj-seen = Quelqu’un a jeté un œil. Ce que tu as vu toi-même reste marqué d’un œil, pour toi seul.
walk-rj-out = Plus de 25 à la fin d’un tour : hors de la manche. Qui jouait ce tour marque un point, alors pousse les autres à la faute.
walk-rj-ratjack = Exactement 25 à la fin d’un tour, c’est un Ratjack : un point, et la manche est finie.
walk-rj-deck = La pioche est vide. Après ce tour, qui montre le plus marque le point.
walk-rj-round = La manche est finie ; ces capsules sont tes points. Trois font gagner. Tu sais tout : bonne chance !
walk-rj-turn-up-own = Tu as défaussé une carte pour en retourner une que tu as cachée. Touche-la : elle compte désormais, et fait ce qu’elle dit.
walk-rj-hand = Tu peux regarder la main d’un adversaire. Choisis laquelle ; personne d’autre ne la voit.
walk-rj-turn-up = Une carte cachée est retournée : elle compte désormais pour son propriétaire. Rapproche-toi de 25, ou fais-le dépasser à un autre.
walk-rj-turn-down = Une carte est retournée face cachée et ne compte plus. De quoi redescendre sous 25, ou rabaisser quelqu’un.
walk-rj-trigger = Tu peux déclencher encore une de tes cartes visibles. Choisis celle dont tu veux l’effet.
walk-rj-exchange = Deux cartes changent de place. Touche l’une, puis l’autre. Regarde les deux cadrans : ce qui part là-bas compte là-bas.
walk-rj-exchange-with = Maintenant, l’autre carte de l’échange. Elles changent de place et restent comme elles sont, visibles ou cachées.
walk-rj-give = Tu donnes une de tes cartes. Choisis-en une qui te gêne et qui gâche le compte d’un autre.
walk-rj-give-whom = Et qui la reçoit ? Regarde les cadrans : qui est près de 25 ?
walk-rj-take = Tu prends une carte cachée d’un autre, sans la voir, et elle reste cachée devant toi. Dès lors tu la connais.
walk-rj-pick-up = Une de tes cartes revient en main, puis tu en poses une face cachée. Reprends celle que tu aimerais rejouer.
walk-rj-discard = Une carte quitte la table pour la défausse. Une des tiennes, de trop, ou une dont un adversaire a besoin.
walk-rj-discard-hand = Tu as pioché une carte, et tu en défausses une. Garde celle que tu veux jouer.
walk-rj-lay-hand = Pose maintenant une carte de ta main face cachée devant toi.
walk-rj-lay-before = Une carte que personne n’a vue va face cachée devant quelqu’un d’autre. À qui réserves-tu la surprise ?
walk-rj-token-where = Sur quelle carte poser la capsule ? Elle n’agit que si la carte est visible. Un plus peut te hisser à 25, ou pousser un autre au-delà.
walk-rj-token-back = Choisis la carte qui perd sa capsule. Sa valeur propre compte de nouveau.
walk-rj-token-from = Tu peux déplacer une capsule. Touche d’abord la carte où elle se trouve.
walk-rj-token-to = Et maintenant, la carte où elle va.
walk-rj-next = Voilà Ratjack. La prochaine fois : ajoute les Belettes ou les Ratons laveurs, dont les cartes jouent d’autres tours, joue à trois ou quatre, ou prends des bots plus forts.

## Le Joueur de flûte

pp-deck = { $cards ->
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
pp-characters-left = { $cards ->
        [one] { $cards } personnage à venir
       *[other] { $cards } personnages à venir
    }
pp-to-lay = { $cards ->
        [one] encore une carte à poser
       *[other] encore { $cards } cartes à poser
    }
pp-characters = Personnages
pp-forward = en avant
pp-neutral = une maison neutre
pp-counter = compteur
pp-won = compteurs gagnés
pp-hand = main
pp-where = Sous quel personnage ?
pp-no-hand = main vide
pp-hide = face cachée
pp-face-down = face cachée
pp-first-player = a commencé
pp-out = { $outlived ->
        [0] en fuite, parti le premier
        [one] en fuite, a survécu à un autre
       *[other] en fuite, a survécu à { $outlived } autres
    }
pp-discard = Défausse :
pp-character-discard = Personnages passés :
pp-counters-gone = { $count ->
        [one] un compteur a quitté le jeu
       *[other] { $count } compteurs ont quitté le jeu
    }
pp-has-hidden = Une carte a été posée face cachée ce tour.
pp-town = La ville
pp-ring = Le tour de la ville, dans le sens de la marche : { $parts }, et ainsi de suite.
pp-character = Personnage { $place } : { $figure }
pp-laid-by = { $card } ({ $seat })
pp-house = chez { $seat }
pp-no-counter = Personne n’habite ici ; on n’y compte rien.
pp-floors = { $counter ->
        [0] Pas encore de rats sur les { $levels } étages.
        [1] Des rats sur 1 étage sur { $levels }.
       *[other] Des rats sur { $counter } étages sur { $levels }.
    }
pp-at-the-door = À sa porte : { $figures }.
pp-nobody-at-the-door = Personne n’attend à sa porte.
pp-way = Devant : { $first }, puis { $second }. Derrière : { $behind }.
pp-card-first = Prends d’abord une carte de ta main, puis choisis le personnage sous lequel la poser.
pp-not-now = Ce n’est pas encore à toi. Regarde autour de toi : un rat montre quelle maison est la prochaine.
pp-nothing-gone = rien encore
walk-pp-town = Bienvenue à Hamelin. La maison de devant est la tienne. Chaque rat qui la traverse fait monter son compteur d’un cran ; à sept, tu fuis et c’est fini pour toi. Quand il ne reste que deux joueurs, le compteur le plus bas gagne.
walk-pp-figures = Les rats et le flûtiste attendent entre les maisons et regardent où ils vont : vers la droite devant ta porte, et ainsi tout autour. Montre l’un d’eux ou touche-le : chaque maison indique à combien de pas elle est.
walk-pp-hand = Tu habites la maison de devant, et les rats arrivent. Chaque carte déplace une figure : en avant, en arrière, ou sous une maison. Touche celle que tu veux jouer. Envoie les rats chez les autres, pas chez toi.
walk-pp-lay = Touche maintenant le personnage sous lequel la poser. Dès qu’il a deux cartes, sa figure fait ce qu’elles disent, où qu’elle soit.
walk-pp-two = Rien ne bouge tant qu’un personnage n’a pas deux cartes, peu importe de qui. À ton tour tu en poses deux, sous deux personnages différents : tu peux donc finir ce qu’un autre a commencé.
walk-pp-acts = Deux cartes, et c’est parti : d’abord la carte posée en premier, puis l’autre. Ensuite vient un nouveau personnage.
walk-pp-crossed = Un rat a traversé une maison : une fenêtre s’éteint et le compteur monte d’un cran. Quand le flûtiste passe, il redescend d’un cran.
walk-pp-sewer = Par les égouts, une figure passe sous la maison, et personne n’y est dérangé.
walk-pp-special = +1 et mélodie n’agissent qu’avec une autre carte : +1 va une maison plus loin, mélodie entraîne tous ceux du même endroit.
walk-pp-melody = Ils ont entendu la mélodie et ils suivent. Dans chaque maison traversée, chaque rat compte un de plus, et le flûtiste un de moins.
walk-pp-order = Deux personnages ont chacun deux cartes. Touche celui qui part en premier : le second jouera dans ce que le premier aura laissé.
walk-pp-fled = Le compteur a atteint le toit : la famille s’enfuit, la maison se replie et le cercle se referme. Le joueur dont c’est le tour prend le compteur. Regarde qui est ton voisin maintenant.
walk-pp-next = Voilà Le Joueur de flûte. La prochaine fois : joue à quatre ou cinq, prends des bots plus forts, ou essaie les variantes : les petits rats sont plus rapides, les cartes cachées plus perfides.

## First Rat

fr-round = Manche { $round }
fr-last-round = dernière manche !
fr-one-more-round = encore une manche après celle-ci
fr-first = a commencé :
fr-path = Le chemin
fr-which-rat = Quel rat ?
fr-rat = Rat { $rat }
fr-start = départ
fr-pad = fusée
fr-nursery = nurserie
fr-aboard = à bord
fr-pipe = Tuyau { $pipe }
fr-lit = éclairée pour toi
fr-moved = a bougé : { $rats }
fr-colour = couleur : { $colour }
fr-drinking = tout compte double
fr-steps = { $steps ->
        [one] encore un pas dans le terrier
       *[other] encore { $steps } pas dans le terrier
    }
fr-shoppers = devant un étal : { $rats }
fr-collected = collecté :
fr-tracks = La fusée et les pistes
fr-blocked = bloquée
fr-spare = le marqueur de réserve
fr-bolts-left = { $count ->
        [one] encore { $count } boulon
       *[other] encore { $count } boulons
    }
fr-stands = Étals et bibliothèque
fr-at-space = case { $space }
fr-buy = Acheter
fr-steal = Voler
fr-comic = Prendre
fr-burrow = Terrier
fr-points = points
fr-bolts = { $count ->
        [one] un boulon
       *[other] { $count } boulons
    }
fr-mouldy = fromage moisi
fr-light = lumière
fr-markers = { $count ->
        [one] encore { $count } marqueur
       *[other] encore { $count } marqueurs
    }
fr-more = Les points en détail
fr-points-caps = capsules
fr-points-bolts = boulons
fr-points-mouldy = fromage moisi
fr-points-left-over = restes
fr-turns = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
fr-donation = un don coûte { $cheese } fromages
fr-pipes-used = tuyaux empruntés :
fr-greg-cards = { $cards ->
        [one] GREG : { $cards } carte face cachée
       *[other] GREG : { $cards } cartes face cachée
    }
fr-greg-card = Carte
fr-greg-best = sa meilleure piste
fr-greg-order = rats dans l’ordre : { $rats }
fr-greg-turned = déjà retournées : { $cards }
fr-greg-known = connues dans son paquet : { $cards }
fr-greg-gone = jetés du jeu : { $things }
fr-space = Case { $space }
fr-count = { $count } × { $name }
fr-dark = sombre pour toi : son ampoule est la n° { $lamp } de la guirlande
fr-stand-here = étal : { $stand }, { $price } fromages
fr-pipe-here = tuyau { $pipe } vers { $space }, contre : { $material }
fr-rat-of = Rat { $rat } ({ $owner })
fr-light-of = { $owner } : lumière { $light } sur { $all }
fr-digger = { $owner } dans le terrier
fr-passage = Galerie { $name }
fr-far = { $room } { $steps }
fr-backpack = Sac à dos, { $colour }
fr-drink = Boisson énergisante
fr-cap = Capsule : { $name }
fr-sold-out = plus rien
fr-preview = Ce que ça donne
fr-not-there = Pas là
fr-way-steps = { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }
fr-way-pipes = { $count ->
        [one] par le tuyau { $pipes }
       *[other] par les tuyaux { $pipes }
    }
fr-out-yield = Rapporte
fr-out-boards = un rattronaute !
fr-out-light = { $count } lumière
fr-out-backpack = { $count } sac à dos
fr-out-doubled = avec une boisson { $count }
fr-out-pipes = Tuyaux
fr-out-toll = Péage
fr-out-free = rien
fr-out-mouldy = { $count ->
        [one] et un fromage moisi pour toi
       *[other] et { $count } fromages moisis pour toi
    }
fr-tip-start = Ici peuvent attendre autant de rats qu’on veut.
fr-tip-pad = Un rat qui finit ici monte dans la fusée et te vaut une récompense.
fr-tip-pipe = Case { $from } → case { $to } en un seul pas. Prix : { $material }.
fr-tip-cheese = Paie les étals, les dons et ceux dont tu partages la case.
fr-tip-material = Pour construire la fusée et passer par les tuyaux.
fr-tip-lamp = Jusqu’où va ta lumière. Une case éclairée te donne un de plus.
fr-tip-marker = Chaque marqueur posé rapporte. Le huitième annonce la fin.
fr-tip-bolt = Vaut des points à la fin.
fr-tip-mouldy = Te coûte des points à la fin.
fr-tip-points = Pas encore de points. Construis, donne, éclaire, stocke, embarque !
fr-tip-track-cockpit = Tu le construis ici et tu marques la première case libre.
fr-tip-track-cargo = Tu la construis ici et tu marques la première case libre.
fr-tip-track-booster = Tu le construis ici et tu marques la première case libre.
fr-tip-track-rocket = Marquée chaque fois que tu as bâti un jeu complet des trois pièces.
fr-tip-track-provisions = Marquées chaque fois que tu donnes du fromage pour le voyage.
fr-tip-track-lights = Marquées quand ta lumière atteint un feu de construction, les grosses lanternes.
fr-tip-track-food = Marquée chaque fois que tu arrives à l’entrepôt.
fr-tip-track-rattronauts = Chacun de tes rats qui embarque prend une case.
fr-tip-stand = Sur la case { $space }. Un rat qui y finit paie { $price } fromages et reste, ou vole et file au départ.
fr-tip-library = En arrivant ici, tu peux prendre une BD.
fr-tip-nursery = En arrivant ici, tu peux faire sortir un de tes rats.
fr-tip-storeroom = En arrivant ici, tu marques la nourriture stockée.
fr-tip-junction = Une bifurcation : à toi de choisir, en haut ou à gauche.
fr-tip-passage = Les trognons font avancer ton marqueur, dans le sens des aiguilles.
fr-tip-greg = Un rat en fer-blanc. Il retourne une carte, court et bloque les pistes. Il ne collecte rien.
fr-tip-greg-card = Des pas pour ses rats, le premier d’abord. Ils se tiennent dans l’ordre { $rats }.
fr-tip-last-round = Tout le monde joue autant de tours ; puis on compte les points.
walk-fr-begin = Voilà la fusée. Construis ses pièces, fais embarquer tes rats et marque des points sur les huit pistes.
walk-fr-rat = C’est ton tour : avance vers la fusée. Tes rats brillent ; touches-en un pour voir où il peut aller. Un rat seul fait jusqu’à cinq cases, plusieurs jusqu’à trois chacun.
walk-fr-space = Les cases qui brillent te sont ouvertes. Touches-en une : une carte dit ce qu’elle rapporte et coûte. Rien ne bouge avant que tu confirmes.
walk-fr-more = Un rat qui fait trois cases ou moins peut en entraîner d’autres, pourvu que tous finissent sur la même couleur.
walk-fr-pipe = Les tuyaux sont des raccourcis, chacun contre un matériau. Prends celui qui t’arrange, ou marche.
walk-fr-toll = Là où d’autres sont déjà, chacun d’eux reçoit un fromage. Plus de fromage ? Alors c’est du moisi, et il coûte des points.
walk-fr-collect = Un rat collecte ce que montre sa case. Les ampoules poussent la lumière, les trognons le marqueur dans le terrier.
walk-fr-burrow = Une bifurcation. Les nombres disent à combien de pas est chaque pièce, d’un côté et de l’autre.
walk-fr-stand = Devant un étal, un rat achète, ou vole et file au départ.
walk-fr-build = Assez de matériaux ? Construis une pièce ou donne du fromage. Plus tu marques tôt, plus ça rapporte.
walk-fr-marker = Un marqueur sur une piste : des points pour de bon. On en a dix chacun, et le huitième sonne les dernières manches.
walk-fr-aboard = Un rattronaute ! Il rapporte, reste à bord et vaut un boulon ou un rat de la nurserie.
walk-fr-reward = Un de tes rats est à bord, et cela vaut une récompense tout de suite : un boulon, qui rapporte des points à la fin, ou un de tes rats de la nurserie.
walk-fr-drink = Tu as une boisson énergisante. Bois-la maintenant, et tout ce que tu collectes ce tour-ci vient en double. Après, elle est finie : attends un tour riche.
walk-fr-material = Ton sac à dos en ajoute un de plus. Choisis le matériau qui te manque pour la prochaine pièce de la fusée.
walk-fr-comic = Ton marqueur est à la bibliothèque : une BD est à toi. Chacune t’aide pour le reste de la partie ; arrête-toi dessus pour lire ce qu’elle fait.
walk-fr-super-rat = Cette BD fait d’un de tes rats un super rat. Nomme celui qui a encore du chemin : à bord de la fusée, le pouvoir est perdu.
walk-fr-free = Ton marqueur est à la nurserie : fais sortir un rat, et il commence au départ. Plus de rats, plus de récolte.
walk-fr-track = GREG, le rat de fer-blanc, prend sa meilleure piste. Plusieurs se valent pour lui : à toi de dire laquelle.
walk-fr-next = Voilà First Rat. La prochaine fois : à trois ou quatre, la décharge se remplit ; avec des bots plus forts, c’est serré ; et seul, essaie GREG et ses neuf défis.

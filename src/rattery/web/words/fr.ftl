### Ce que le navigateur dit de lui-même. Les noms viennent des jeux, les phrases d’une partie viennent du serveur.

## La maison

home-welcome = Bonsoir. Quelle table ?
home-line = { $games ->
        [4] Quatre jeux
       *[other] { $games } jeux
    } de rats, avec des amis, des robots, ou qui s’assied à côté de toi.
home-games = Les tables
home-mine = Tes tables
home-all-mine = Toutes les { $count } tables
home-watch = Tables à regarder
home-regulars = Les habitués
home-play = Jouer
home-learn = Montre-moi
home-rules = Règles
pace-minutes = environ { $minutes } minutes
pace-range = { $least } à { $most } minutes
pace-weight-1 = très simple
pace-weight-2 = simple
pace-weight-3 = moyen
pace-weight-4 = exigeant
pace-weight-5 = costaud
home-challenges = Défis
home-players = { $least } à { $most } joueurs
home-foot = Tes tables et tes places restent dans ce navigateur ; ni compte, ni cookies.
table-your-turn = à toi de jouer
table-gathering = pas encore commencée
table-dealing = en cours de distribution
table-unreadable = abîmée, illisible
table-other-rules = d’autres règles, conservée
table-playing = en cours
table-over = terminée
table-forget = Oublier cette table : { $title }

## Réglages

settings-open = Réglages
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-device = comme l’appareil
settings-theme-night = nuit
settings-theme-day = jour
settings-size = Taille du texte
settings-size-normal = normale
settings-size-large = grande
settings-size-huge = très grande
settings-sound = Sons
settings-volume = Volume sonore
settings-notices = Me prévenir quand c’est à moi, même si je regarde ailleurs
settings-notices-denied = Ton navigateur refuse les notifications de cette page ; cela se change dans ses réglages.
settings-still = Sans mouvement
settings-speed = Vitesse de ce qui est montré
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-off = rien
settings-confirm = Redemander avant ce qu’on ne peut pas reprendre
settings-confirm-touch = sur un écran tactile
settings-confirm-always = toujours
settings-confirm-never = jamais
settings-lone = Me demander même quand il n’y a qu’une réponse
settings-install = Mettre Rattery sur l’écran d’accueil
settings-install-menu = Pour avoir Rattery sur l’écran d’accueil, ouvre le menu de partage et choisis « Sur l’écran d’accueil ».
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
colour-title = Ta couleur
join-sit = S’asseoir
join-watch = Juste regarder
join-first = Tu découvres ce jeu ?
join-learn = Joue d’abord une leçon contre des bots gentils, ta place t’attend. Ou lis tout le jeu en une minute :
gather-here = ici, sur cet appareil
gather-bot = robot
gather-there = est là
gather-missing = pas encore là
gather-waiting = { $count ->
        [one] Une place est encore vide.
       *[other] { $count } places sont encore vides.
    }
gather-dealing = On mêle les parts et on distribue…
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
bar-pick = De quoi s’agit-il ?
bar-unpick = { $pick } : choisir autre chose
bar-forced = Rien d’autre n’est possible : cela se fait tout seul dans un instant.
confirm-title = Vraiment ?
confirm-ask = { $move } ? On ne pourra pas le reprendre.
confirm-ask-perhaps = { $move } ? On ne pourra peut-être pas le reprendre.
confirm-yes = Oui, vas-y
confirm-no = Plutôt pas
confirm-never = Ne plus demander
board-players = Joueurs
board-hidden = une carte que tu ne connais pas
plate-you = toi
plate-turn = à jouer
plate-gone = hors ligne
plate-level = Robot : { $level }
plate-away = un robot remplace
plate-conceded = a abandonné
story-title = Récit
talk-title = Discussion
talk-nothing = Personne n’a encore rien dit.
talk-field = Dire quelque chose
talk-say = Dire
talk-host = Hôte
talk-promises = Promesses
talk-everybody = tout le monde
talk-title-unread = { $count ->
    [one] Conversation : { $count } nouveauté
   *[other] Conversation : { $count } nouveautés
}
talk-unread = { $count } en plus
talk-table = À la table
talk-gallery = Spectateurs
talk-gallery-nothing = Les spectateurs se taisent.
talk-gallery-later = Tant que la partie dure, seuls les spectateurs parlent ici.
talk-spectator = Un spectateur
word-to = Promettre quelque chose à { $seat }
word-to-all = Promettre quelque chose à tout le monde
word-kept = tenue
word-broken = rompue
word-record = Paroles tenues : { $kept }, rompues : { $broken }
word-record-tip = Une promesse n’engage personne, mais on s’en souvient. Les robots tiennent la leur selon leur caractère. Lequel est devant toi, le temps le montre ; on le dit à la fin. (maison)

## Horloge, attente, abandon, messages

clock-title = Temps pour cette décision
clock-help = Quand il est écoulé, un robot facile joue ce seul coup, et l’histoire le dit.
new-clock = Temps pour une décision
new-clock-off = autant qu’il faut
new-clock-help = Quand le temps est écoulé, un robot facile joue ce seul coup. Les robots n’ont pas d’horloge.
menu-clock = Temps pour une décision : { $time }
wait-slow = { $seat } prend beaucoup de temps.
wait-vote = Continuer sans { $seat }
wait-voted = Tu veux continuer ; les autres doivent être d’accord.
wait-bot = Un robot joue à ta place.
menu-concede = Abandonner
menu-concede-alone = La partie est finie, et perdue. (maison)
menu-concede-two = La partie est finie, et l’autre a gagné. (maison)
menu-concede-more = Un robot joue ta place jusqu’au bout ; tu ne pourras pas y revenir. (maison)
menu-concede-now = J’abandonne
menu-concede-not = Continuer
menu-conceded = a abandonné ; un robot continue
messages-title = Me prévenir ailleurs quand c’est mon tour
messages-help = Quand aucun de tes appareils n’est à la table, un message part vers une adresse à toi : un sujet ntfy ou un webhook Discord. Elle reste secrète et n’est plus jamais montrée.
messages-set = Une adresse est donnée.
messages-end = Ne plus rien envoyer
messages-address = Adresse qui commence par https://
messages-save = Garder et essayer
after-conceded-bot = { $seat } a abandonné ; un robot a continué. (maison)
after-conceded-bot-you = Tu as abandonné ; un robot a continué. (maison)
after-temper = { $seat } était { $temper }.
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
coach-end = Et maintenant ?
coach-again = Rejouer
coach-rules = Les règles
coach-home = Un autre jeu
coach-lesson = Revoir la leçon
walk-default-asked = Ici se lit ce qu’on te demande. Chaque bouton est un coup permis ; ce qui brille sur la table se touche aussi.
walk-default-help = Tu hésites ? Demande un conseil. Le livre, en haut, contient les règles.

## Des dés honnêtes

fair-title = Des dés honnêtes
fair-before = Avant le premier coup, la table scelle sa clé et chaque place une part à elle. C’est seulement quand tous les sceaux sont là que les parts sont montrées et mêlées : personne ne peut choisir les dés, et une place qui ne montre pas sa part est nommée ici. À la fin, la clé de la table est montrée et se vérifie.
fair-after = Le sceau est ouvert. Ton navigateur l’a vérifié :
fair-commitment = Sceau
fair-key = Clé
fair-check-commitment-good = La clé ouvre le sceau montré avant le premier coup.
fair-check-commitment-bad = La clé n’ouvre pas le sceau montré avant le premier coup !
fair-check-seals-good = Chaque part ouvre le sceau que sa place avait montré.
fair-check-seals-bad = Une part n’est pas celle que sa place avait scellée !
fair-check-mixed-good = Les dés sont faits de la clé et de ces parts.
fair-check-mixed-bad = Les dés ne sont pas faits de la clé et de ces parts !
fair-check-salt-good = La part de ce navigateur en fait partie.
fair-check-salt-bad = La part de ce navigateur manque !
fair-left-out = A scellé une part sans la montrer à temps et a été laissé de côté : { $names }
fair-receipt = Garder un reçu
fair-receipt-help = Ce que ce navigateur a vu avant les dés : il prouvera que rien n’a été échangé.
fair-verify = Télécharge la partie et vérifie chaque lancer :

## La fin

ending-title = La fin
ending-won = { $names } gagne !
ending-won-you = Tu gagnes !
ending-won-bot-you = { $names } gagne : tu as abandonné, un robot a continué.
ending-shared = { $names } se partagent la victoire !
ending-shared-you = Tu partages la victoire avec { $names } !
ending-nobody = Personne ne gagne.
ending-conceded = { $names } gagne : { $seat } a abandonné.
ending-conceded-by-you = { $names } gagne : tu as abandonné.
ending-conceded-to-you = Tu gagnes : { $seat } a abandonné.
ending-conceded-alone = { $seat } a abandonné.
ending-conceded-alone-you = Tu as abandonné.
ending-counting = On compte les points…
ending-placing = On annonce les places…
ending-rematch = Rejouer
ending-follow = À la nouvelle table
ending-replay = Revoir la partie, tout dévoilé
ending-download = Télécharger la partie
score-title = Feuille de score
score-line = Pour quoi
score-total = Somme
score-tie-broken = Égalité de points : voilà ce qui a tranché.
score-tie-shared = Égalité de points, et ici aussi : la victoire est partagée.

## Revoir

film-title = à revoir
film-back = À la table
film-start = À la table : { $names }.
film-chances = Chances de gagner : { $chances }
film-chance = { $seat } { $percent } %
film-step-previous-turning = Au tournant précédent
film-step-next-turning = Au prochain tournant
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
rules-house-help = Les règles imprimées laissent ces valeurs ouvertes ; les nôtres sont devinées. Qui possède le jeu peut les corriger :
tip-rule = règle { $clause }
help-title = Ce que disent les règles
challenges-title = { $game } : les défis
challenges-line = Ce que tu as réussi en solo sur cet appareil, par niveau.
challenges-challenge = Défi
challenges-won = { $won } sur { $played }
challenges-medals = { $won } médailles sur { $medals }
challenges-met = réussi ; voir cette table
challenges-open = encore à réussir
challenges-play = Jouer en solo

## Une mémoire sans compte

record-title = Ton palmarès
record-line = Ce qui a été gagné et perdu sur cet appareil. Personne d’autre ne le voit.
record-nothing = Rien n’est encore terminé : joue une partie jusqu’au bout, et elle sera racontée ici.
record-none = pas encore joué
record-won = { $won } sur { $played } gagnées
record-friends = des gens
record-matches = Parties terminées
record-all = Les { $count } parties
won-nobody = personne n’a gagné
won-you = tu as gagné
won-you-among = toi
won-one = { $names } a gagné
won-shared = victoire partagée : { $names }

## Quand quelque chose cloche

error-title = Quelqu’un a rongé le câble
error-home = À la maison
error-retry = Réessayer
error-unreachable = Le serveur est injoignable pour le moment.
error-no-page = Cette page n’existe pas.
error-no-table = Cette table n’existe pas, ou plus depuis longtemps.
error-unreadable = Cette table ne peut plus être lue. Demande à qui tient ce serveur : ce qui peut en être lu est conservé.
error-other-rules = La partie de cette table a commencé selon d’autres règles que celles de ce serveur. Elle est conservée : demande à qui tient le serveur.
error-closed = La table ne laisse pas entrer cette page. Recharge-la.

## La fin d’une manche, et le retour

rest-title = La manche est finie
rest-go-on = Continuer
rest-waiting = Les autres attendent : on continue dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
show-skip = Passer
away-title = Pendant ton absence
away-before = { $turns ->
        [one] Un autre tour est passé avant ceux-ci.
       *[other] { $turns } autres tours sont passés avant ceux-ci.
    }
away-go-on = À la table

box-link = Ce qu’il y a dans la boîte
own-box-title = { $game } : ce qu’il y a dans la boîte
box-line = Chaque valeur avec son origine : imprimée dans les règles, lue sur le jeu imprimé, ou de nous. Si ton exemplaire dit autre chose, tu peux l’inscrire ici ; il reste sur cet appareil sous un nom, autant d’exemplaires que tu veux, et tu peux en choisir un pour une nouvelle table.
box-table-line = Cette table se joue avec ces valeurs ; ce qui est inhabituel vient d’abord.
box-other = { $count ->
        [0] Telle qu’elle vient avec le jeu.
        [one] Une autre boîte : une ligne est différente.
       *[other] Une autre boîte : { $count } lignes sont différentes.
    }
own-box-source-rulebook = imprimé
own-box-source-photo = lu sur le jeu
own-box-source-house = maison
box-export = Enregistrer dans un fichier
box-import = Ouvrir un fichier
box-copy = Mon exemplaire
box-copy-choose = Exemplaire
box-copy-usual = Comme il vient avec le jeu
box-copy-duplicate = Dupliquer
box-copy-name = Nom de cet exemplaire
box-copy-delete = Supprimer
box-copy-ask = Supprimer « { $name } » de cet appareil ?
box-copy-keep = Le garder
rules-other-box = Cette table se joue avec une autre boîte
box-usually = (d’habitude : { $usual })
table-other-box = autre boîte
box-kept-broken = L’exemplaire gardé sur cet appareil n’est plus jouable :
box-broken-forget = L’oublier
box-broken-save = L’enregistrer dans un fichier
box-add = ajouter : { $entry }
box-take-away = enlever : { $entry }
box-usual-line = D’habitude : { $usual }
box-more = une de plus
box-less = une de moins
new-own-box = Exemplaire du jeu

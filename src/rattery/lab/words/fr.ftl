### Ce que dit une étude.

## Nombres

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-count = { NUMBER($value, maximumFractionDigits: 0) }
study-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-between = { $low } à { $high }
study-points = { $number ->
        [one] un point
       *[other] { $number } points
    }

## Le rapport

study-title = { $game } : une étude
study-lead = { $games } parties, { $spelling }, jouées { $bots ->
        [random] au hasard
       *[other] par des robots, niveau { $bots }
    }, graine { $seed }.
study-stopped = Elle a été arrêtée : { $games } parties étaient demandées.
study-random-note = Le hasard ne connaît aucune stratégie. On voit ici comment le jeu est bâti, non comment il se joue à une table ; fais aussi jouer des robots (--bots random,normal).
study-again = La même étude encore une fois :
study-contents = Dans ce rapport
study-foot = Fait par Rattery { $version } en { $seconds } s, avec la version { $rules } des règles. Les valeurs dites de nous ne sont pas celles des auteurs.

## En bref

study-short = En bref
study-short-minutes = La moitié des parties durent { $low } à { $high } minutes au rythme humain ; { $one-answer } des décisions n’ont qu’une réponse.
study-short-close = Est-ce serré ? Avance du gagnant : { $how } ; { $shared } des victoires sont partagées.
study-close-only = { $middle } dans la partie médiane
study-close-part = { $middle } (au milieu, dans { $share } des parties)
study-short-foreseen = À mi-partie, on donne au futur gagnant { $chance } des chances ; l’avance change { $changes } fois par partie en moyenne.
study-short-choice = Que vaut un choix ? Le meilleur coup plutôt qu’un coup tiré au hasard : { $size } victoires sur cent parties ({ $between } ; { $count } décisions, chacune jouée des deux façons).

## Ce qui gagne

study-findings = Qu’est-ce qui gagne ?
study-findings-note = { $count } choses ont été examinées tant que l’issue était ouverte (les chances estimées du joueur entre { $low } et { $high }), pour laisser ce qui n’est qu’une suite de la défaite. Joué : la même partie deux fois à partir d’une décision, avec le meilleur coup qui l’a et avec le meilleur qui ne l’a pas, tels que les voit une seule et même recherche ; suivent le même hasard et les mêmes joueurs. Distribué : les joueurs qui l’ont reçu au début, face aux autres. Au plus une chose nommée sur vingt l’est par chance (Benjamini et Hochberg ; intervalles selon Benjamini et Yekutieli), et seuls les écarts d’au moins { $practical } parties sur cent sont nommés.
study-found-played = { $what } : { $size } victoires de { $way ->
        [more] plus
       *[fewer] moins
    } sur cent parties face au meilleur autre coup ({ $between } ; { $count } parties jouées deux fois).
study-found-dealt = { $what } : { $size } victoires de { $way ->
        [more] plus
       *[fewer] moins
    } sur cent parties que sans ({ $between } ; distribué { $count } fois).
study-found-nothing = Rien de ce qui a été examiné ne gagne ou ne perd assez nettement, ni assez, pour qu’on en parle. Avec autant de parties, un effet d’environ { $least } parties sur cent se serait vu ; plus de parties en montrent de plus petits.
study-found-too-few = En si peu de parties, rien ne s’est présenté assez souvent pour être comparé. Plus de parties le diront.
study-found-plot = Victoires sur cent parties, en plus ou en moins, avec l’intervalle
study-no-pairs = Des joueurs qui ne cherchent pas ne rejouent pas leurs parties ; seul ce que le hasard distribue est comparé.

## Sections

study-order = L’ordre du tour compte-t-il ?
study-order-plot = Part des victoires selon l’ordre du tour ; la ligne est une part égale
study-place = joue
study-share = victoires
study-interval = à 95 % entre
study-close = Est-ce serré ?
study-close-note = L’avance du gagnant sur le suivant, dans ce qui décide à ce jeu : la première de ces choses où ils diffèrent.
study-decides = décidé par
study-of-games = des parties
study-ahead = avance médiane
study-shared = Victoire partagée
study-close-plot = Combien de fois le gagnant avait cette avance
study-foreseen = Quand connaît-on le gagnant ?
study-foreseen-note = Le jugement des robots regarde chaque table telle qu’elle est. La ligne est la chance qu’il donne au futur gagnant dans la partie médiane, la bande la moitié centrale des parties ; la ligne brisée est une chance égale. Plus elle monte tard, plus la partie reste ouverte.
study-foreseen-told = Le gagnant prend la tête pour de bon après { $decided } de la partie en moyenne ; l’avance change { $changes } fois par partie, et { $never } des parties sont menées par le gagnant dès la première décision.
study-curve-plot = Les chances du futur gagnant au fil de la partie
study-through = de la partie jouée
study-chance = chance
study-decisions = Décisions et durée
study-decisions-note = Les minutes sont ce que prennent les décisions au rythme humain : cinq secondes, et cinq autres à chaque doublement du choix ; une seconde s’il n’y a qu’une réponse.
study-minutes = minutes
study-moves = décisions par partie
study-rounds = manches
study-choices = décisions avec un choix
study-minutes-plot = Combien de temps dure une partie
study-plot-share = part des parties
study-what = quoi
study-mean = moyenne
study-percentile = { $percent } %
study-least = minimum
study-most = maximum
study-endings = Comment finit-elle ?
study-ending = la fin
study-things = Pièce par pièce
study-things-note = Tenu : la part des décisions de ce genre où le joueur l’avait (ou où il était à prendre). Jouable : parmi celles-ci, où l’on pouvait le jouer. Joué : parmi celles-ci, où on l’a joué. Valeur : victoires sur cent parties, en plus ou en moins, face au meilleur autre coup ; distribué : la même chose pour l’avoir au début. En gras : ce qui se voit.
study-thing = chose
study-held = tenu
study-playable = jouable si tenu
study-played = joué si jouable
study-worth = valeur, joué
study-dealt = valeur, distribué
study-deeds = Coup par coup
study-deeds-note = Ce qu’on pouvait faire là où l’on pouvait aussi faire autre chose : combien de fois on l’a fait, et ce que cela vaut face au meilleur autre coup.
study-taken = fait si possible
study-levels = Selon le niveau
study-levels-note = Le même jeu par des joueurs plus ou moins forts. Ce qui disparaît quand on joue mieux est un piège à débutants ; ce qui grandit est dans le jeu.
study-games = parties
study-level = { $level ->
        [random] au hasard
       *[other] niveau { $level }
    }
study-one-answer = décisions à une réponse
study-choice-worth = valeur d’un choix (victoires sur cent parties)
study-lead-changes = changements en tête
study-decided = tête prise pour de bon après
study-half-way = chance du gagnant à mi-partie
study-victories-of = victoires : joue { $place }

## Valeurs de la maison, et si

study-house = Les valeurs qui sont de nous
study-house-note = Les règles imprimées laissent ces valeurs ouvertes : elles sont donc notre choix, et nul ne doit les reprocher aux auteurs. Si l’une touche une chose qu’on joue, sa valeur est à côté. Essaies-en d’autres avec --what-if.
study-no-house = Toutes les valeurs de cette boîte viennent des règles imprimées ou du jeu imprimé.
study-part = élément
study-part-named = { $section } : { $entry }
study-value = notre valeur
study-compare = Et si ?
study-compare-note = Les mêmes donnes, le même hasard, les mêmes joueurs avec les deux boîtes, partie par partie. Les { $count } intervalles sont justes ensemble 95 fois sur 100 ; en gras : un écart qui se voit. Les lignes sur une seule chose comparent un côté à l’autre, non partie par partie.
study-changed = Ce qui diffère
study-as-is = tel quel
study-as-changed = changé
study-difference = écart
study-together = entre (ensemble 95 %)
study-nothing-differs = Aucun chiffre ne diffère nettement.
study-all-rows = Les { $count } chiffres
study-held-of = tenu : { $what }
study-playable-of = jouable si tenu : { $what }
study-played-of = joué si jouable : { $what }
study-worth-of = valeur, joué : { $what }
study-ending-of = la fin : { $what }

## Ordre du tour

order-question = L’ordre du tour compte-t-il ?
order-place = { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
        [4] en quatrième
       *[other] en cinquième
    }
order-matters = Oui. Qui joue { $best } gagne le plus souvent, { $most } des parties ({ $most-between }) ; qui joue { $worst } le moins, { $least } ({ $least-between }). Une part égale vaudrait { $equal }.
order-matters-not = Non. Une place dans l’ordre du tour y gagne ou y perd au plus { $possible } points de pourcentage ; une part égale vaut { $equal }.
order-unsure = On ne peut le dire après { $games } parties : une place peut encore y gagner ou y perdre jusqu’à { $possible } points de pourcentage. Il faudrait environ { $needed } parties pour voir un écart qui vaudrait { $practical }.
order-note = Les intervalles de toutes les places sont justes ensemble 95 fois sur 100. Un écart sous { $practical } points de pourcentage ne compte pas pour un écart.
order-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
order-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
order-between = { $low } à { $high }

### Ce que l’essai d’un jeu dit à son auteur.

trial-stage-definition = Définition
trial-stage-words = Textes
trial-stage-rules = Règles
trial-stage-play = Parties
trial-stage-replays = Relectures
trial-stage-defaults = Éléments
trial-stage-compiled = Code machine
trial-done-definition = tout ce qu’un jeu doit avoir y est
trial-done-words = chaque langue a tous les messages
trial-done-rules = chaque langue a les mêmes clauses
trial-done-play = { $games ->
        [one] une partie au hasard
       *[other] { $games } parties au hasard
    }, avec { $sets ->
        [one] un jeu d’options
       *[other] { $sets } jeux d’options
    } : les tables respectent les lois, personne n’en voit trop, tout peut être raconté
trial-done-replays = { $games ->
        [one] une partie enregistrée, rejouée
       *[other] { $games } parties enregistrées, rejouées
    } jusqu’à la même fin
trial-done-defaults = terminal, robots et études fonctionnent avec ce que le jeu apporte
trial-done-compiled = { $games ->
        [one] une partie
       *[other] { $games } parties
    } en code machine ; celles que l’on a comparées sont les mêmes interprétées
trial-untranslated = { $file } manque : dans cette langue, on lira l’anglais.
trial-no-rules = { $file } manque : personne ne peut lire les règles.
trial-not-fluent = { $file }, ligne { $line } : ce n’est pas du Fluent : { $given }
trial-twice = { $file } : un message ne doit y être qu’une fois : { $names }.
trial-lacks = dans { $file }, il manque { $names }.
trial-surplus = { $file } a des messages que words/en.ftl n’a pas : { $names }.
trial-unknown-facts = { $file }, ligne { $line } : { $id } ne peut pas nommer { $names }. Il dispose de : { $has }.
trial-no-you = { $file } appelle un lecteur seul par son nom, au lieu de « tu », dans { $names } : il n’y a pas de forme pour { $facts }.
trial-unreadable = { $file } ne peut être lu : { $problem }
trial-misnumbered = { $file } : ces numéros ne suivent pas les précédents : { $names }.
trial-different-clauses = { $file } diffère de rules.en.md dans ces clauses ou sections : { $names }. Elles manquent, sont dans un autre ordre, ou marquées comme nôtres d’un côté seulement.
trial-asks = { $file } : une clause dit expliquer des questions qui ne sont pas posées : { $names }.
trial-in = { $spelled }, nombre de départ { $seed } : { $problem }
trial-after = après { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }, { $problem }
trial-endless = la partie n’est pas finie après { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }. Ses règles doivent la mener à une fin.
trial-law = la table enfreint la loi « { $law } ». Voir rules.check et la dernière règle exécutée.
trial-nobody = on interroge la place { $seat }. Tant que la partie n’est pas finie, rules.turn doit donner la place d’un joueur.
trial-no-move = on interroge la place { $seat }, et rules.legal ne lui propose aucun coup.
trial-order = rules.legal doit proposer ses coups par ordre croissant, chacun une fois.
trial-imagined-law = rules.imagine enfreint la loi « { $law } » quand cet œil imagine : { $eye ->
        [-1] un spectateur
       *[other] la place { $eye }
    }.
trial-fork = rules.imagine doit tirer une nouvelle clé : fork(luck, s.chance).
trial-json = la vue dans game.py contient ce que JSON ne connaît pas : { $problem }.
trial-imagined-view = rules.imagine change ce que voit { $eye ->
        [-1] un spectateur
       *[other] la place { $eye }
    } : { $names }.
trial-observed = rules.observe dit à cet œil ce qu’il ne peut savoir : { $eye ->
        [-1] un spectateur
       *[other] la place { $eye }
    }, dans les nombres { $names }.
trial-imagined-moves = rules.imagine change les coups de cet œil, ou rules.legal lit ce qu’il ne peut savoir : { $eye ->
        [-1] un spectateur
       *[other] la place { $eye }
    }.
trial-not-cleared = rules.set_up n’efface pas { $names }, or les tables resservent.
trial-unsaid = { $file } : une phrase ne peut être dite : { $problem }.
trial-no-winner = la partie est finie, et rules.is_winner ne nomme personne.
trial-sheet = les lignes de la feuille donnent { $total }, mais les scores sont { $score }.
trial-places = le classement doit nommer chaque place une fois, et non { $names }.
trial-replay = la partie enregistrée finit autrement quand on la rejoue. Une règle ne doit lire que la boîte, la table et le coup.
trial-shares = judge.judge donne { $shares }. Les parts ne sont jamais sous 0 et leur somme est 1.
trial-study = study.plays donne { $kind } et { $thing } pour le coup { $move } : cela n’existe pas dans THINGS.
trial-differs = { $spelled }, nombre de départ { $seed }, partie { $number } : les scores sont { $compiled } en code machine et { $interpreted } interprétés. Convertis les champs de huit bits par int() avant de calculer, et n’utilise jamais d’indice sous 0.
trial-uncompiled-at = { $file }, ligne { $line } : les règles ne se compilent pas : { $problem }
trial-uncompiled = les règles ne se compilent pas : { $problem }

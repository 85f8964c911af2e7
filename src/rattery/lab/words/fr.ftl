### Ce que raconte une étude.

## Nombres

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-count = { NUMBER($value, maximumFractionDigits: 0) }
study-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-hundredth = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-thousandth = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-between = { $low } – { $high }

## Le rapport

study-title = { $game } : une étude
study-lead = { $games } parties ({ $spelling }), jouées { $bots ->
        [random] au hasard
       *[other] par des bots, niveau { $bots }
    }, graine { $seed }.
study-stopped = L’étude a été arrêtée avant la fin : { $games } parties étaient demandées.
study-random-note = Des joueurs au hasard n’ont aucune stratégie. On voit ici comment le jeu est construit, pas ce qu’il donne autour d’une table ; fais-le jouer aussi par des bots (--bots).
study-again = Refaire la même étude :
study-as-is = standard
study-own-box = boîte { $file }
study-what-if = et si : { $file }
study-contents = Dans ce rapport

## En bref

study-short = En bref
study-short-length = La moitié des parties durent entre { $low } et { $high } coups ; en moyenne, { $mean }.
study-short-ending = La fin la plus fréquente ({ $share }) : { $ending }.
study-short-margin = Le vainqueur a en moyenne { $margin } points d’avance ; { $shared } des victoires sont partagées.
study-short-lift = Ce qui va le plus avec la victoire : { $thing }, { $lift } fois les victoires attendues ({ $between }).
study-short-no-lift = Rien de ce qui a été regardé ne va assez nettement avec la victoire pour être nommé.

## Places, points, durée

study-seats = La place compte-t-elle ?
study-seat = joue
study-share = victoires
study-interval = à 95 % entre
study-points = points (moyenne ± σ)
study-scores = Points
study-scores-note = Combien de points ont les places à la fin, et combien en ont les vainqueurs.
study-all-seats = toutes les places
study-winners = vainqueurs
study-lengths = Combien de temps dure une partie ?
study-lengths-note = En coups : chaque décision de chacun en est un.
study-moves = coups
study-margins = Est-ce serré ?
study-margins-note = De combien de points le vainqueur devance le suivant ; 0 quand la victoire est partagée ou qu’autre chose que les points a décidé.
study-margin = avance
study-endings = Comment finit-elle ?
study-endings-note = Ce qui a mis fin aux parties.
study-ending = la fin
study-games = des parties
study-shared-victory = Victoires partagées
study-mean = moyenne
study-deviation = σ
study-least = minimum
study-percentile = { $percent } %
study-most = maximum

## Ce qui va avec la victoire

study-done = Que font les vainqueurs ?
study-done-note = Pour chaque verbe et chaque chose dont parlent les coups : combien de vainqueurs l’ont fait au moins une fois, combien des autres, et le rapport : les victoires de ceux qui l’ont fait, divisées par ce qu’elles auraient été si cela ne changeait rien. Chaque place n’est comparée qu’à elle-même. { $count } choses ont été regardées ; les intervalles sont assez larges pour être tous justes ensemble, 95 fois sur 100 (Bonferroni). Ce qui va avec la victoire n’en est pas forcément la cause : qui reste plus longtemps fait plus de tout.
study-met = Qu’arrive-t-il aux vainqueurs ?
study-met-note = La même chose pour ce qui se raconte d’une partie, choisi ou non : rôles reçus, cartes tirées, cases atteintes. D’après { $games } parties racontées coup par coup ; { $count } choses ont été regardées. Parfois ce n’est que le signe qu’on a déjà perdu ou gagné.
study-nothing = Rien n’a été fait assez souvent, et pas par tout le monde, pour en dire quelque chose. Fais jouer plus de parties.
study-what = quoi
study-about = à propos de
study-by-winners = vainqueurs qui l’ont fait
study-by-others = autres qui l’ont fait
study-times = fois par partie, vainqueurs / autres
study-lift = rapport
study-together = entre (ensemble à 95 %)
study-verdict = visible
study-more = gagne plus
study-less = gagne moins
study-unclear = pas net
study-all-rows = Toutes les { $count }
study-forest = Rapport et son intervalle ; à 1, aucune différence

## Valeurs maison, et si

study-house = Les valeurs qui sont de nous
study-house-note = Les règles imprimées laissent ces valeurs à des images ; elles sont donc notre propre choix, et nul ne devrait les reprocher aux auteurs. Quand une valeur appartient à une chose dont parlent les coups, son rapport est à côté ; loin de 1, elle mérite un regard. Essaie d’autres valeurs avec --what-if.
study-no-house = Toutes les valeurs de cette boîte viennent des règles imprimées ou du jeu imprimé.
study-part = partie de la boîte
study-value = valeur
study-source = source
study-source-rulebook = règles imprimées
study-source-photo = jeu imprimé
study-source-house = maison : de nous
study-compare = Et si ?
study-compare-note = Les mêmes graines et les mêmes joueurs avec deux boîtes. La différence est celle de la seconde à la première ; son intervalle est assez large pour que les { $count } lignes soient justes ensemble, 95 fois sur 100. En gras : une différence visible.
study-difference = différence
study-victories-of = victoires : { $seat }
study-mean-winning = points des vainqueurs
study-mean-margin = points d’avance
study-mean-length = coups par partie
study-used = fait au moins une fois
study-used-note = Ce qui se fait plus ou moins souvent avec l’autre boîte ; les plus grandes différences d’abord.
study-foot = Fait par Rattery { $version } en { $seconds } s.
study-plot-seats = Part des victoires selon l’ordre du tour
study-plot-share = part des parties

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

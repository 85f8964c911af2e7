### Le Joueur de flûte

game-title = Le Joueur de flûte
game-line = Envoie les rats chez tes voisins, et reste chez toi quand les autres ont fui.

## Options

option-players = joueurs
option-players-help = À deux, on joue avec deux maisons neutres entre les joueurs.
option-variant = variante
option-variant-help = Normale ; p’tits rats : sans cartes spéciales, et chaque carte agit tout de suite ; cartes cachées : une carte par tour peut être posée face cachée.
choice-variant-standard = normale
choice-variant-little-rats = p’tits rats
choice-variant-hidden = cartes cachées

## Les choses, comme dans une phrase. label-… : comme sur une carte Personnage, avec sa lettre et sa forme.

card-forward1 = avance 1
card-forward2 = avance 2
card-back1 = recule 1
card-sewer = égouts
card-plus1 = +1
card-melody = mélodie
card-forward1-help = Traverse la maison de devant.
card-forward2-help = Traverse les deux maisons de devant.
card-back1-help = Traverse la maison de derrière.
card-sewer-help = Passe sous la maison de devant ; son compteur ne change pas.
card-plus1-help = Avec une carte de base : une maison de plus.
card-melody-help = Avec une carte de base : toutes les figurines du même intervalle suivent.
figure-piper = le joueur de flûte
figure-yellow = le rat jaune
figure-red = le rat rouge
figure-blue = le rat bleu
figure-black = le rat noir
figure-violet = le rat violet
figure-green = le rat vert
figure-orange = le rat orange
figure-white = le rat blanc
figure-brown = le rat brun
figure-pink = le rat rose
figure-grey = le rat gris
figure-turquoise = le rat turquoise
label-figure-piper = F♪ flûtiste
label-figure-yellow = J○ rat jaune
label-figure-red = R△ rat rouge
label-figure-blue = B□ rat bleu
label-figure-black = N◇ rat noir
label-figure-violet = V☆ rat violet
label-figure-green = T✚ rat vert
label-figure-orange = O⬠ rat orange
label-figure-white = L⬡ rat blanc
label-figure-brown = U▽ rat brun
label-figure-pink = E♡ rat rose
label-figure-grey = G◐ rat gris
label-figure-turquoise = Q◖ rat turquoise
place-1 = 1
place-2 = 2
place-3 = 3
place-4 = 4

## Questions

ask-nothing = La partie est finie.
ask-what-to-lay = { $which-id ->
        [only] Tu commences, avec une seule carte. Laquelle, et sous quel personnage ?
        [first] Quelle carte poses-tu d’abord, et sous quel personnage ?
       *[second] Quelle carte poses-tu maintenant, et sous quel autre personnage ?
    }
ask-who-is-first = Deux personnages sont activés : { $figure } ({ $place }) et { $other-figure } ({ $other-place }). Lequel part en premier ?

## Coups

move-lay = « { $card } » sous le personnage { $place }
move-hide = Poser « { $card } » face cachée sous le personnage { $place }
move-first = Faire partir en premier le personnage { $place }
move-lay-here = Sous { $figure } ({ $place })
move-hide-here = Face cachée sous { $figure } ({ $place })
move-first-here = D’abord { $figure } ({ $place })
pick-lay = « { $card } »
pick-hide = « { $card } »

## Ce qui se passe

event-begins = { $seat-is ->
        [you] Tu commences, avec une seule carte.
       *[other] { $seat } commence, avec une seule carte.
    }
event-starts-beside = { $seat-is ->
        [you] { $figure } part à gauche de chez toi.
       *[other] { $figure } part à gauche de chez { $seat }.
    }
event-starts-beside-neutral = { $figure } part à gauche d’une maison neutre.
event-set-aside = Un joueur de flûte de trop : sa carte est mise de côté pour l’instant.
event-character-shown = Personnage { $place } : { $figure }.
event-characters-shuffled = Les cartes Personnage sont mélangées en une nouvelle pioche.
event-actions-shuffled = Les cartes Action sont mélangées en une nouvelle pioche.
event-dealt = { $seat-is ->
        [you] { $number ->
            [one] Tu reçois { $number } carte.
           *[other] Tu reçois { $number } cartes.
        }
       *[other] { $number ->
            [one] { $seat } reçoit { $number } carte.
           *[other] { $seat } reçoit { $number } cartes.
        }
    }
event-drew = { $seat-is ->
        [you] Tu pioches une carte.
       *[other] { $seat } pioche une carte.
    }
event-drew-seen = { $seat-is ->
        [you] Tu pioches « { $card } ».
       *[other] { $seat } pioche « { $card } ».
    }
event-laid = { $seat-is ->
        [you] Tu poses « { $card } » sous { $figure } ({ $place }).
       *[other] { $seat } pose « { $card } » sous { $figure } ({ $place }).
    }
event-laid-face-down = { $seat-is ->
        [you] Tu poses une carte face cachée sous { $figure } ({ $place }).
       *[other] { $seat } pose une carte face cachée sous { $figure } ({ $place }).
    }
event-laid-face-down-seen = { $seat-is ->
        [you] Tu poses « { $card } » face cachée sous { $figure } ({ $place }).
       *[other] { $seat } pose « { $card } » face cachée sous { $figure } ({ $place }).
    }
event-turned-up = Sous { $figure } ({ $place }), on retourne « { $card } ».
event-chose-first = { $seat-is ->
        [you] Tu fais partir en premier { $figure } ({ $place }).
       *[other] { $seat } fait partir en premier { $figure } ({ $place }).
    }
event-acts = { $figure } se met en route : « { $card } ».
event-acts-with = { $figure } se met en route : « { $card } » avec « { $special } ».
event-nothing-happens = Deux cartes spéciales : { $figure } ne bouge pas.
event-follows = { $figure } entend la mélodie et suit.
event-crossed = { $seat-is ->
        [you] { $figure } passe chez toi : le compteur est à { $counter }.
       *[other] { $figure } passe chez { $seat } : le compteur est à { $counter }.
    }
event-crossed-in-vain = { $seat-is ->
        [you] { $figure } passe chez toi : le compteur reste à { $counter }.
       *[other] { $figure } passe chez { $seat } : le compteur reste à { $counter }.
    }
event-crossed-neutral = { $figure } traverse une maison neutre.
event-went-under = { $seat-is ->
        [you] { $figure } file par les égouts sous ta maison : rien ne bouge.
       *[other] { $figure } file sous terre, par les égouts, chez { $seat } : rien ne bouge.
    }
event-went-under-neutral = { $figure } file par les égouts sous une maison neutre.
event-fled = { $seat-is ->
        [you] Des rats jusqu’au toit : tu t’enfuis et te retrouves hors jeu.
       *[other] Des rats jusqu’au toit : { $seat } s’enfuit et se retrouve hors jeu.
    }
event-took-counters = { $seat-is ->
        [you] { $number ->
            [one] Tu prends son compteur à { $victim }.
           *[other] Tu prends { $number } compteurs à { $victim }.
        }
       *[other] { $victim-is ->
            [you] { $number ->
                [one] { $seat } te prend ton compteur.
               *[other] { $seat } te prend { $number } compteurs.
            }
           *[other] { $number ->
                [one] { $seat } prend son compteur à { $victim }.
               *[other] { $seat } prend { $number } compteurs à { $victim }.
            }
        }
    }
event-counters-lost = { $victim-is ->
        [you] { $number ->
            [one] Ton compteur quitte la partie.
           *[other] { $number } de tes compteurs quittent la partie.
        }
       *[other] { $number ->
            [one] Le compteur perdu par { $victim } quitte la partie.
           *[other] { $number } compteurs perdus par { $victim } quittent la partie.
        }
    }
event-showed = { $seat-is ->
        [you] { $number ->
            [one] Tu défausses « { $card } ».
           *[other] Tu défausses « { $card } » × { $number }.
        }
       *[other] { $number ->
            [one] { $seat } défausse « { $card } ».
           *[other] { $seat } défausse « { $card } » × { $number }.
        }
    }
event-won = { $seat-is ->
        [you] Tu gagnes, avec un compteur à { $counter }.
       *[other] { $seat } gagne, avec un compteur à { $counter }.
    }
event-shared-victory = { $winners-is ->
        [you] { $winners } partagez la victoire, avec des compteurs à { $counter }.
       *[other] { $winners } partagent la victoire, avec des compteurs à { $counter }.
    }

## Pourquoi pas

why-not-activated = Le personnage { $place } n’est pas activé ce tour-ci.
why-no-order-now = Il n’y a pas d’ordre à choisir maintenant : pose une carte.
why-all-laid = Tes cartes sont posées : choisis maintenant quel personnage part en premier.
why-nothing-is-hidden = Dans cette partie, toutes les cartes se posent face visible.
why-hidden-already = Tu as déjà posé une carte face cachée ce tour-ci.
why-not-in-hand = Tu n’as pas « { $card } » en main.
why-place-empty = La place { $place } reste vide jusqu’à la fin du tour.
why-same-character = Tu as déjà posé une carte sous le personnage { $place } ce tour-ci : choisis-en un autre.

## La boîte

box-tail-twice = { $colour } est déjà la queue du rat { $number } ; chaque rat a sa propre couleur.
box-actions-too-many = il peut y avoir { $most } cartes Action au plus ; en voici { $given }.
box-basic-too-few = cinq mains et la rangée demandent { $needed } cartes de base ; en voici { $given }.
box-through-too-few = une maison a { $needed } étages : autant de cartes doivent traverser les maisons, en avant ou en arrière ; en voici { $given }.

## La feuille de score

sheet-levels = Niveaux libres jusqu’au toit, { $points } chacun
sheet-counters = Compteurs gagnés
sheet-outlived = Hors jeu, un par joueur parti avant

## Les places à la fin

place-at-home = { $number ->
        [0] Encore à la maison, compteur à { $counter }
        [one] Encore à la maison, compteur à { $counter }, un compteur gagné
       *[other] Encore à la maison, compteur à { $counter }, { $number } compteurs gagnés
    }
place-fled = { $number ->
        [1] En fuite en premier : { place-fled-by }
        [2] En fuite en deuxième : { place-fled-by }
        [3] En fuite en troisième : { place-fled-by }
       *[other] En fuite en { $number }e : { place-fled-by }
    }
place-fled-by = { $seat-is ->
        [you] tu y es pour quelque chose
       *[other] { $seat } y est pour quelque chose
    }
place-fled-alone = { $number ->
        [1] En fuite en premier, sans personne pour prendre les compteurs
        [2] En fuite en deuxième, sans personne pour prendre les compteurs
        [3] En fuite en troisième, sans personne pour prendre les compteurs
       *[other] En fuite en { $number }e, sans personne pour prendre les compteurs
    }

## Comment une partie a fini

ended-counter = Le compteur le plus bas a décidé
ended-captured = Compteurs à égalité : les compteurs gagnés ont décidé
ended-shared = Égalité en tout : victoire partagée

## Dans le terminal

terminal-deck = { $cards ->
        [0] pioche vide
        [one] une carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
terminal-discard = Défausse :
terminal-face-down = face cachée
terminal-won = compteur gagné
terminal-level-full = niveau rempli
terminal-level-free = niveau libre
terminal-waiting = attend d’agir
terminal-move-lay = « { $card } » sous { $place } { $figure }
terminal-move-hide = « { $card } » face cachée sous { $place } { $figure }
terminal-move-first = { $place } { $figure } part en premier
terminal-neutral = maison neutre
terminal-out = hors jeu
terminal-how-to-read = Les figurines sont à gauche de la maison de leur ligne. On avance vers le bas ; après la dernière maison vient la première.

## Pour les études

measure-levels = { $number ->
        [one] un étage libre
       *[other] { $number } étages libres
    }
measure-counters = { $number ->
        [one] un jeton gagné
       *[other] { $number } jetons gagnés
    }
things-card = Cartes Action
plays-card = poser « { $thing } »
dealt-card = « { $thing } » dans la première main
deed-lay = poser une carte face visible
deed-hide = poser une carte face cachée
deed-first = choisir qui agit d’abord

## Ce qu’il y a dans la boîte

box-section-limits = limites
box-section-characters = personnages
box-section-tails = les queues des rats
box-section-actions = cartes Action
box-entry-limits-levels = niveaux d’une maison
box-entry-limits-hand = cartes en main
box-entry-characters-each = cartes de chaque figurine
box-entry-tails = rat { $key }
box-entry-actions-forward1 = avance 1
box-entry-actions-forward2 = avance 2
box-entry-actions-back1 = recule 1
box-entry-actions-sewer = égouts
box-entry-actions-plus1 = +1
box-entry-actions-melody = mélodie
box-field-colour = couleur
box-field-count = cartes
box-choice-yellow = jaune
box-choice-red = rouge
box-choice-blue = bleu
box-choice-black = noir
box-choice-violet = violet
box-choice-green = vert
box-choice-orange = orange
box-choice-white = blanc
box-choice-brown = brun
box-choice-pink = rose
box-choice-grey = gris
box-choice-turquoise = turquoise

### Ratjack

game-title = Ratjack
game-line = Montre tes cartes ou cache-les, approche-toi de la limite, mais jamais au-delà !

## Options

option-players = joueurs
option-players-help = De deux à quatre.
option-packs = paquets
option-packs-help = Les deux paquets qu’on mélange. Pour débuter, prenez deux fois les Rats.
choice-packs-rats-rats = Rats et Rats
choice-packs-rats-weasels = Rats et Belettes
choice-packs-rats-raccoons = Rats et Ratons laveurs
choice-packs-weasels-raccoons = Belettes et Ratons laveurs
option-memory-aid = aide-mémoire
option-memory-aid-help = Les cartes cachées que tu as vues te restent montrées ; sinon, seulement jusqu’à la fin du tour.

## Les choses. Une carte comme dans une phrase ; effect-… ce que dit une carte, étape par étape.

card-rats-1 = le 1 des Rats
card-rats-2 = le 2 des Rats
card-rats-3 = le 3 des Rats
card-rats-4 = le 4 des Rats
card-rats-5 = le 5 des Rats
card-rats-6 = le 6 des Rats
card-rats-7 = le 7 des Rats
card-rats-8 = le 8 des Rats
card-rats-9 = le 9 des Rats
card-rats-10 = le 10 des Rats
card-rats-11 = le 11 des Rats
card-rats-12 = le 12 des Rats
card-weasels-1 = le 1 des Belettes
card-weasels-2 = le 2 des Belettes
card-weasels-3 = le 3 des Belettes
card-weasels-4 = le 4 des Belettes
card-weasels-5 = le 5 des Belettes
card-weasels-6 = le 6 des Belettes
card-weasels-7 = le 7 des Belettes
card-weasels-8 = le 8 des Belettes
card-weasels-9 = le 9 des Belettes
card-weasels-10 = le 10 des Belettes
card-weasels-11 = le 11 des Belettes
card-weasels-12 = le 12 des Belettes
card-raccoons-1 = le 1 des Ratons laveurs
card-raccoons-2 = le 2 des Ratons laveurs
card-raccoons-3 = le 3 des Ratons laveurs
card-raccoons-4 = le 4 des Ratons laveurs
card-raccoons-5 = le 5 des Ratons laveurs
card-raccoons-6 = le 6 des Ratons laveurs
card-raccoons-7 = le 7 des Ratons laveurs
card-raccoons-8 = le 8 des Ratons laveurs
card-raccoons-9 = le 9 des Ratons laveurs
card-raccoons-10 = le 10 des Ratons laveurs
card-raccoons-11 = le 11 des Ratons laveurs
card-raccoons-12 = le 12 des Ratons laveurs
token-zero = le zéro
token-half = la moitié
token-double = le double
token-lock = le cadenas
token-shield = le bouclier
token-mute = le silence
token-zero-help = La carte ne vaut rien.
token-half-help = La carte vaut la moitié, à l’entier supérieur.
token-double-help = La carte vaut le double.
token-lock-help = La carte ne peut être ni retournée ni défaussée.
token-shield-help = Les autres ne peuvent pas choisir la carte, seulement son jeton.
token-mute-help = La carte perd son effet.
effect-look-at-deck = Regarde la carte du dessus de la pioche.
effect-look-at-opposing-hand = Regarde la main d’un adversaire.
effect-look-at-opposing-hidden = Regarde une carte cachée adverse.
effect-look-at-2-opposing-hidden = Regarde deux cartes cachées adverses.
effect-turn-up-own-hidden-trigger = Retourne face visible une de tes cartes cachées et déclenche son effet.
effect-turn-up-opposing-hidden = Retourne face visible une carte cachée adverse sans déclencher son effet.
effect-turn-up-any-hidden = Retourne face visible n’importe quelle carte cachée sans déclencher son effet.
effect-turn-down-own-other-visible = Retourne face cachée une autre de tes cartes visibles.
effect-turn-down-opposing-visible = Retourne face cachée une carte visible adverse.
effect-turn-down-any-other-visible = Retourne face cachée n’importe quelle autre carte visible.
effect-trigger-own-other-visible = Déclenche une autre de tes cartes visibles.
effect-exchange-hand-with-own-hidden = Échange ta carte en main contre une de tes cartes cachées.
effect-exchange-own-hidden-with-opposing-hidden = Échange une de tes cartes cachées contre une carte cachée adverse, sans regarder.
effect-exchange-own-other-with-discard = Échange une autre de tes cartes contre la carte du dessus de la défausse.
effect-give-own-other-visible-face-down = Donne une autre de tes cartes visibles à un adversaire, face cachée.
effect-take-opposing-hidden = Prends une carte cachée adverse et pose-la, toujours cachée, devant toi.
effect-pick-up-own-other = Reprends en main une autre de tes cartes.
effect-discard-opposing-hidden = Défausse une carte cachée adverse.
effect-discard-opposing-visible = Défausse une carte visible adverse.
effect-put-token-on-own = Pose un jeton sur une de tes cartes.
effect-put-token-on-opposing = Pose un jeton sur une carte adverse.
effect-put-token-on-any-hidden = Pose un jeton sur n’importe quelle carte cachée.
effect-draw = Pioche une carte.
effect-play = Joue encore une carte.
effect-lay-deck-before-self = Pose devant toi, face cachée et sans la regarder, la carte du dessus de la pioche.
effect-lay-deck-before-opponent = Pose devant un adversaire, face cachée et sans la regarder, la carte du dessus de la pioche.
effect-lay-discard-before-self = Pose devant toi, face cachée, la carte du dessus de la défausse.
effect-lay-hand-before-self = Pose devant toi, face cachée, une carte de ta main.
effect-bury-discard = Glisse la carte du dessus de la défausse sous la pioche.
effect-form-look-at-deck = Regarde la carte du dessus de la pioche.
effect-form-look-at-opposing-hand = Regarde la main d’un adversaire.
effect-form-look-at-card = Regarde { $card }.
effect-form-look-at-count-card = Regarde { $count } cartes l’une après l’autre, chaque fois { $card }.
effect-form-turn-up-card = Retourne face visible { $card } sans déclencher son effet.
effect-form-turn-up-card-trigger = Retourne face visible { $card } et déclenche son effet.
effect-form-turn-down-card = Retourne face cachée { $card }.
effect-form-trigger-card = Déclenche { $card }.
effect-form-exchange-hand-with-card = Échange ta carte en main contre { $card }.
effect-form-exchange-card-with-discard = Échange { $card } contre la carte du dessus de la défausse.
effect-form-exchange-card-with-card = Échange { $card } contre { $second }.
effect-form-give-card = Donne { $card } à un adversaire.
effect-form-give-card-face-down = Donne { $card } à un adversaire, face cachée.
effect-form-take-card = Prends { $card } et pose-la devant toi, comme elle est.
effect-form-pick-up-card = Reprends en main { $card }.
effect-form-discard-hand = Défausse une carte de ta main.
effect-form-discard-card = Défausse { $card }.
effect-form-put-token-on-it = Pose un jeton dessus.
effect-form-put-token-on-card = Pose un jeton sur { $card }.
effect-form-return-token-from-card = Remets dans la réserve le jeton posé sur { $card }.
effect-form-move-token-from-card-to-card = Déplace le jeton posé sur { $card } vers { $second }.
effect-form-draw = Pioche une carte.
effect-form-play = Joue encore une carte.
effect-form-lay-deck-before-self = Pose devant toi, face cachée et sans la regarder, la carte du dessus de la pioche.
effect-form-lay-deck-before-opponent = Pose devant un adversaire, face cachée et sans la regarder, la carte du dessus de la pioche.
effect-form-lay-discard-before-self = Pose devant toi, face cachée, la carte du dessus de la défausse.
effect-form-lay-discard-before-opponent = Pose devant un adversaire, face cachée, la carte du dessus de la défausse.
effect-form-lay-hand-before-self = Pose devant toi, face cachée, une carte de ta main.
effect-form-bury-discard = Glisse la carte du dessus de la défausse sous la pioche.
effect-form-shuffle-discard-count = Mélange les { $count } cartes du dessus de la défausse.
effect-card-own = une de tes cartes
effect-card-own-hidden = une de tes cartes cachées
effect-card-own-visible = une de tes cartes visibles
effect-card-own-other = une autre de tes cartes
effect-card-own-other-hidden = une autre de tes cartes cachées
effect-card-own-other-visible = une autre de tes cartes visibles
effect-card-opposing = une carte adverse
effect-card-opposing-hidden = une carte cachée adverse
effect-card-opposing-visible = une carte visible adverse
effect-card-opposing-other = une autre carte adverse
effect-card-opposing-other-hidden = une autre carte cachée adverse
effect-card-opposing-other-visible = une autre carte visible adverse
effect-card-any = n’importe quelle carte
effect-card-any-hidden = n’importe quelle carte cachée
effect-card-any-visible = n’importe quelle carte visible
effect-card-any-other = n’importe quelle autre carte
effect-card-any-other-hidden = n’importe quelle autre carte cachée
effect-card-any-other-visible = n’importe quelle autre carte visible

## Questions

ask-nothing = La partie est finie.
ask-first-hidden = Laquelle de tes deux cartes caches-tu ?
ask-draw-from = Pioches-tu dans la pioche ou dans la défausse ?
ask-play-card = Quelle carte joues-tu, et comment ?
ask-turn-up-for-discard = Laquelle de tes cartes cachées retournes-tu ?
ask-look-at-which = Quelle carte cachée regardes-tu ?
ask-look-at-whose-hand = Quelle main regardes-tu ?
ask-turn-up-which = Quelle carte cachée retournes-tu ?
ask-turn-down-which = Quelle carte visible retournes-tu face cachée ?
ask-trigger-which = Laquelle de tes cartes visibles déclenches-tu ?
ask-exchange-which = Quelle carte échanges-tu ?
ask-exchange-with = Contre quelle carte ?
ask-give-which = Quelle carte donnes-tu ?
ask-give-whom = À qui la donnes-tu ?
ask-take-which = Quelle carte prends-tu ?
ask-pick-up-which = Laquelle de tes cartes reprends-tu en main ?
ask-discard-which = Quelle carte défausses-tu ?
ask-discard-from-hand = Quelle carte de ta main défausses-tu ?
ask-lay-from-hand = Quelle carte de ta main poses-tu face cachée ?
ask-lay-before-whom = Devant qui poses-tu la carte ?
ask-which-token = Quel jeton prends-tu ?
ask-token-on-which = Sur quelle carte poses-tu { $token } ?
ask-return-which-token = Quelle carte perd son jeton ?
ask-move-which-token = Quelle carte cède son jeton ?
ask-move-token-where = Sur quelle carte va le jeton ?

## Coups

move-draw-deck = Prendre dans la pioche
move-draw-discard = Prendre dans la défausse
move-down = Poser { $card } face cachée
move-up = Poser { $card } face visible
move-discard = Défausser { $card }
move-card = { $seat } : carte { $place }
move-token = Prendre { $token }
move-player = Choisir { $seat }
move-card-here = { $seat-is ->
        [you] { $known ->
            [1] Ta carte { $place }, { $card }
           *[0] Ta carte { $place }
        }
       *[other] { $known ->
            [1] { $seat } : carte { $place }, { $card }
           *[0] { $seat } : carte { $place }, cachée
        }
    }
move-draw-discard-here = Prendre { $card } dans la défausse

## Ce qui se passe

event-round-began = { $seat-is ->
        [you] La manche { $number } commence ; tu joues en premier.
       *[other] La manche { $number } commence ; { $seat } joue en premier.
    }
event-token-thrown = Un jeton montre { $token }.
event-pile-begun = La défausse commence par { $card }.
event-dealt = { $seat-is ->
        [you] Tu reçois une carte.
       *[other] { $seat } reçoit une carte.
    }
event-dealt-seen = { $seat-is ->
        [you] Tu reçois { $card }.
       *[other] { $seat } reçoit { $card }.
    }
event-hid = { $seat-is ->
        [you] Tu caches une première carte.
       *[other] { $seat } cache une première carte.
    }
event-hid-seen = { $seat-is ->
        [you] Tu caches { $card }.
       *[other] { $seat } cache { $card }.
    }
event-drew = { $seat-is ->
        [you] Tu prends une carte dans la pioche.
       *[other] { $seat } prend une carte dans la pioche.
    }
event-drew-seen = { $seat-is ->
        [you] Tu prends { $card } dans la pioche.
       *[other] { $seat } prend { $card } dans la pioche.
    }
event-drew-discard = { $seat-is ->
        [you] Tu prends { $card } dans la défausse.
       *[other] { $seat } prend { $card } dans la défausse.
    }
event-laid-down = { $seat-is ->
        [you] Tu poses une carte face cachée.
       *[other] { $seat } pose une carte face cachée.
    }
event-laid-down-seen = { $seat-is ->
        [you] Tu poses { $card } face cachée.
       *[other] { $seat } pose { $card } face cachée.
    }
event-laid-up = { $seat-is ->
        [you] Tu poses { $card } face visible.
       *[other] { $seat } pose { $card } face visible.
    }
event-discarded-hand = { $seat-is ->
        [you] Tu défausses { $card } de ta main.
       *[other] { $seat } défausse { $card } de sa main.
    }
event-triggered = { $seat-is ->
        [you] Tu déclenches { $card }.
       *[other] { $seat } déclenche { $card }.
    }
event-muted = { $seat-is ->
        [you] Tu déclenches { $card }, mais la carte est réduite au silence.
       *[other] { $seat } déclenche { $card }, mais la carte est réduite au silence.
    }
event-looked-at-deck = { $seat-is ->
        [you] Tu regardes la carte du dessus de la pioche.
       *[other] { $seat } regarde la carte du dessus de la pioche.
    }
event-looked-at-deck-seen = { $seat-is ->
        [you] Tu regardes la carte du dessus de la pioche et vois { $card }.
       *[other] { $seat } regarde la carte du dessus de la pioche et voit { $card }.
    }
event-looked-at-hand = { $seat-is ->
        [you] Tu regardes la carte que tient en main { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } regarde la carte que tu tiens en main.
           *[other] { $seat } regarde la carte que tient en main { $owner }.
        }
    }
event-looked-at-hand-seen = { $seat-is ->
        [you] Tu regardes la carte que tient en main { $owner } et vois { $card }.
       *[other] { $owner-is ->
            [you] { $seat } regarde la carte que tu tiens en main et voit { $card }.
           *[other] { $seat } regarde la carte que tient en main { $owner } et voit { $card }.
        }
    }
event-looked-at = { $seat-is ->
        [you] Tu regardes la carte { $place } devant { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } regarde ta carte { $place }.
           *[other] { $seat } regarde la carte { $place } devant { $owner }.
        }
    }
event-looked-at-seen = { $seat-is ->
        [you] Tu regardes la carte { $place } devant { $owner } et vois { $card }.
       *[other] { $owner-is ->
            [you] { $seat } regarde ta carte { $place } et voit { $card }.
           *[other] { $seat } regarde la carte { $place } devant { $owner } et voit { $card }.
        }
    }
event-turned-up = { $seat-is ->
        [you] Tu retournes la carte { $place } devant { $owner } et dévoiles { $card }.
       *[other] { $owner-is ->
            [you] { $seat } retourne ta carte { $place } et dévoile { $card }.
           *[other] { $seat } retourne la carte { $place } devant { $owner } et dévoile { $card }.
        }
    }
event-turned-down = { $seat-is ->
        [you] Tu retournes { $card } face cachée, carte { $place } devant { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } retourne { $card } face cachée, ta carte { $place }.
           *[other] { $seat } retourne { $card } face cachée, carte { $place } devant { $owner }.
        }
    }
event-exchanged = { $seat-is ->
        [you] { $owner-is ->
            [you] { $other-owner-is ->
                [you] Tu échanges ta carte { $place } contre ta carte { $other-place }.
               *[other] Tu échanges ta carte { $place } contre la carte { $other-place } devant { $other-owner }.
            }
           *[other] { $other-owner-is ->
                [you] Tu échanges la carte { $place } devant { $owner } contre ta carte { $other-place }.
               *[other] Tu échanges la carte { $place } devant { $owner } contre la carte { $other-place } devant { $other-owner }.
            }
        }
       *[other] { $owner-is ->
            [you] { $other-owner-is ->
                [you] { $seat } échange ta carte { $place } contre ta carte { $other-place }.
               *[other] { $seat } échange ta carte { $place } contre la carte { $other-place } devant { $other-owner }.
            }
           *[other] { $other-owner-is ->
                [you] { $seat } échange la carte { $place } devant { $owner } contre ta carte { $other-place }.
               *[other] { $seat } échange la carte { $place } devant { $owner } contre la carte { $other-place } devant { $other-owner }.
            }
        }
    }
event-exchanged-hand = { $seat-is ->
        [you] Tu échanges ta carte en main contre ta carte cachée { $place }.
       *[other] { $seat } échange sa carte en main contre sa carte cachée { $place }.
    }
event-exchanged-hand-seen = { $seat-is ->
        [you] Tu échanges { $card }, tenu en main, contre ta carte cachée { $place }.
       *[other] { $seat } échange { $card }, tenu en main, contre sa carte cachée { $place }.
    }
event-exchanged-discard = { $seat-is ->
        [you] Tu échanges { $card }, ta carte { $place }, contre { $other-card } de la défausse.
       *[other] { $seat } échange { $card }, sa carte { $place }, contre { $other-card } de la défausse.
    }
event-gave = { $seat-is ->
        [you] Tu donnes { $card }, ta carte { $place }, à { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } te donne { $card }, sa carte { $place }.
           *[other] { $seat } donne { $card }, sa carte { $place }, à { $owner }.
        }
    }
event-gave-hidden = { $seat-is ->
        [you] Tu donnes ta carte cachée { $place } à { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } te donne sa carte cachée { $place }.
           *[other] { $seat } donne sa carte cachée { $place } à { $owner }.
        }
    }
event-took = { $seat-is ->
        [you] Tu prends la carte { $place } devant { $owner } et la poses dans ta propre rangée.
       *[other] { $owner-is ->
            [you] { $seat } prend ta carte { $place } et la pose dans sa propre rangée.
           *[other] { $seat } prend la carte { $place } devant { $owner } et la pose dans sa propre rangée.
        }
    }
event-found = { $seat-is ->
        [you] Tu peux regarder ta carte cachée { $place }.
       *[other] { $seat } peut regarder sa carte cachée { $place }.
    }
event-found-seen = { $seat-is ->
        [you] Tu peux regarder ta carte cachée { $place } et trouves { $card }.
       *[other] { $seat } peut regarder sa carte cachée { $place } et trouve { $card }.
    }
event-picked-up = { $seat-is ->
        [you] Tu reprends en main ta carte cachée { $place }.
       *[other] { $seat } reprend en main sa carte cachée { $place }.
    }
event-picked-up-seen = { $seat-is ->
        [you] Tu reprends en main { $card }, ta carte { $place }.
       *[other] { $seat } reprend en main { $card }, sa carte { $place }.
    }
event-discarded = { $seat-is ->
        [you] Tu défausses { $card }, carte { $place } devant { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } défausse { $card }, ta carte { $place }.
           *[other] { $seat } défausse { $card }, carte { $place } devant { $owner }.
        }
    }
event-put-token = { $seat-is ->
        [you] Tu poses { $token } sur la carte { $place } devant { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } pose { $token } sur ta carte { $place }.
           *[other] { $seat } pose { $token } sur la carte { $place } devant { $owner }.
        }
    }
event-returned-token = De retour dans la réserve : { $token }.
event-moved-token = { $seat-is ->
        [you] { $owner-is ->
            [you] { $other-owner-is ->
                [you] Tu déplaces { $token } : de ta carte { $place }, sur ta carte { $other-place }.
               *[other] Tu déplaces { $token } : de ta carte { $place }, sur la carte { $other-place } devant { $other-owner }.
            }
           *[other] { $other-owner-is ->
                [you] Tu déplaces { $token } : de la carte { $place } devant { $owner }, sur ta carte { $other-place }.
               *[other] Tu déplaces { $token } : de la carte { $place } devant { $owner }, sur la carte { $other-place } devant { $other-owner }.
            }
        }
       *[other] { $owner-is ->
            [you] { $other-owner-is ->
                [you] { $seat } déplace { $token } : de ta carte { $place }, sur ta carte { $other-place }.
               *[other] { $seat } déplace { $token } : de ta carte { $place }, sur la carte { $other-place } devant { $other-owner }.
            }
           *[other] { $other-owner-is ->
                [you] { $seat } déplace { $token } : de la carte { $place } devant { $owner }, sur ta carte { $other-place }.
               *[other] { $seat } déplace { $token } : de la carte { $place } devant { $owner }, sur la carte { $other-place } devant { $other-owner }.
            }
        }
    }
event-laid-from-deck = { $seat-is ->
        [you] Tu poses la carte du dessus de la pioche face cachée devant { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } pose la carte du dessus de la pioche face cachée devant toi.
           *[other] { $seat } pose la carte du dessus de la pioche face cachée devant { $owner }.
        }
    }
event-laid-from-discard = { $seat-is ->
        [you] Tu poses { $card } de la défausse face cachée devant { $owner }.
       *[other] { $owner-is ->
            [you] { $seat } pose { $card } de la défausse face cachée devant toi.
           *[other] { $seat } pose { $card } de la défausse face cachée devant { $owner }.
        }
    }
event-buried = { $seat-is ->
        [you] Tu glisses { $card } sous la pioche.
       *[other] { $seat } glisse { $card } sous la pioche.
    }
event-shuffled = { $seat-is ->
        [you] Tu mélanges les { $count } cartes du dessus de la défausse et dévoiles { $card }.
       *[other] { $seat } mélange les { $count } cartes du dessus de la défausse et dévoile { $card }.
    }
event-went-out = { $seat-is ->
        [you] Tu atteins { $total } et sors de la manche.
       *[other] { $seat } atteint { $total } et sort de la manche.
    }
event-scored-out = { $seat-is ->
        [you] Tu gagnes un point, car { $owner } sort, et en as { $points }.
       *[other] { $owner-is ->
            [you] { $seat } gagne un point, car tu sors, et en a { $points }.
           *[other] { $seat } gagne un point, car { $owner } sort, et en a { $points }.
        }
    }
event-ratjack = { $seat-is ->
        [you] Ratjack ! Tu as exactement { $total }, gagnes un point et en as { $points }.
       *[other] Ratjack ! { $seat } a exactement { $total }, gagne un point et en a { $points }.
    }
event-last-left = { $seat-is ->
        [you] Tu restes seul en jeu, gagnes un point et en as { $points }.
       *[other] { $seat } reste seul en jeu, gagne un point et en a { $points }.
    }
event-nobody-left = Il ne reste personne dans la manche.
event-deck-empty = La pioche est épuisée.
event-stalled = Depuis { $turns } tours, la pioche n’a pas diminué.
event-highest = { $seat-is ->
        [you] Tu as le plus haut total, { $total }, gagnes un point et en as { $points }.
       *[other] { $seat } a le plus haut total, { $total }, gagne un point et en a { $points }.
    }
event-round-ended = La manche { $number } se termine.
event-uncovered = { $owner-is ->
        [you] Ta carte cachée { $place } était { $card }.
       *[other] La carte cachée { $place } devant { $owner } était { $card }.
    }
event-won = { $seat-is ->
        [you] { $points ->
            [one] Tu gagnes avec un point.
           *[other] Tu gagnes avec { $points } points.
        }
       *[other] { $points ->
            [one] { $seat } gagne avec un point.
           *[other] { $seat } gagne avec { $points } points.
        }
    }
event-shared-victory = { $winners-is ->
        [you] { $points ->
            [one] { $winners } partagez la victoire avec un point chacun.
           *[other] { $winners } partagez la victoire avec { $points } points chacun.
        }
       *[other] { $points ->
            [one] { $winners } partagent la victoire avec un point chacun.
           *[other] { $winners } partagent la victoire avec { $points } points chacun.
        }
    }
event-turned-up-own = { $seat-is ->
        [you] Tu retournes ta carte { $place } et dévoiles { $card }.
       *[other] { $seat } retourne sa carte { $place } et dévoile { $card }.
    }
event-turned-down-own = { $seat-is ->
        [you] Tu retournes face cachée { $card }, ta carte { $place }.
       *[other] { $seat } retourne face cachée { $card }, sa carte { $place }.
    }
event-discarded-own = { $seat-is ->
        [you] Tu défausses { $card }, ta carte { $place }.
       *[other] { $seat } défausse { $card }, sa carte { $place }.
    }
event-put-token-own = { $seat-is ->
        [you] Tu poses { $token } sur ta carte { $place }.
       *[other] { $seat } pose { $token } sur sa carte { $place }.
    }
event-laid-from-deck-own = { $seat-is ->
        [you] Tu poses devant toi, face cachée, la carte du dessus de la pioche.
       *[other] { $seat } pose devant lui, face cachée, la carte du dessus de la pioche.
    }
event-laid-from-discard-own = { $seat-is ->
        [you] Tu poses devant toi, face cachée, { $card } de la défausse.
       *[other] { $seat } pose devant lui, face cachée, { $card } de la défausse.
    }

## Pourquoi pas

why-not-asked = Ce n’est pas la question du moment.
why-not-in-hand = Tu n’as pas { $card } en main.
why-no-effect = Aucune des cartes à déclencher ne pourrait réaliser tout son effet : { $card }.
why-no-target = Tu ne pourrais pas réaliser tout son effet, aucune carte sur la table ne convient : { $card }.
why-no-token = Tu ne pourrais pas réaliser tout son effet, il n’y a plus de jeton dans la réserve : { $card }.
why-deck-empty = Tu ne pourrais pas réaliser tout son effet, la pioche est vide : { $card }.
why-nothing-to-draw = Tu ne pourrais pas réaliser tout son effet, la pioche et la défausse sont vides : { $card }.
why-pile-too-small = { $count ->
        [one] Tu ne pourrais pas réaliser tout son effet, la défausse est vide : { $card }.
       *[other] Tu ne pourrais pas réaliser tout son effet, il faut { $count } cartes dans la défausse, et il y en a { $number } : { $card }.
    }
why-triggered-already = Une carte ne se déclenche pas deux fois dans un tour : { $card }.
why-nothing-to-turn-up = Tu n’as pas de carte cachée que tu pourrais retourner pour cela.
why-token-not-there = Ce jeton n’est pas dans la réserve : { $token }.
why-no-such-player = Il n’y a personne à la place { $number }.
why-not-yourself = Choisis un adversaire, pas toi-même.
why-out = { $seat } est hors de la manche.
why-no-such-card = { $seat } n’a pas de carte { $place } sur la table.
why-locked = Un cadenas est sur cette carte : elle ne peut être ni retournée ni défaussée.
why-shielded = Un bouclier est sur cette carte : les autres ne peuvent pas la choisir.
why-has-token = Cette carte porte déjà un jeton, et il n’y en a jamais plus d’un par carte.
why-bare = Cette carte ne porte pas de jeton.
why-does-not-fit = Cette carte ne convient pas ici.

## Fichiers de boîte

box-no-step = « { $phrase } » n’est pas une étape possible ; l’en-tête de la boîte d’origine en donne la liste.
box-turn-up-hidden = « { $phrase } » : on ne retourne face visible qu’une carte cachée.
box-turn-down-visible = « { $phrase } » : on ne retourne face cachée qu’une carte visible.
box-trigger-own = « { $phrase } » : on ne déclenche qu’une carte à soi, car il faut en connaître l’effet.
box-trigger-other = « { $phrase } » : on ne déclenche qu’une autre carte visible.
box-own-card = « { $phrase } » : cela se fait avec une carte à soi.
box-opposing-card = « { $phrase } » : on ne prend qu’une carte adverse.
box-two-players = « { $phrase } » : on échange des cartes de deux joueurs différents.
box-look-hidden = « { $phrase } » : on ne regarde que des cartes cachées.
box-hand-card = « { $phrase } » : une carte piochée ou reprise en main doit être suivie aussitôt d’une étape avec la main : défausser une carte, la poser ou la jouer ; et une telle étape ne vient nulle part ailleurs.
box-token-on-it = « { $phrase } » ne vient que juste après une carte retournée, prise ou donnée.
box-after-trigger = « { $phrase } » : rien ne peut suivre une carte déclenchée.
box-could-spoil = « { $phrase } » pourrait rendre l’étape suivante impossible ; rien ne peut venir après.
box-too-many-triggers = un paquet compte au plus { $most } cartes qui en déclenchent une autre.

## La feuille de score

sheet-round = Manche { $number }

## Comment une partie a fini

ended-eliminations = Le dernier point venait d’une élimination
ended-ratjack = Le dernier point venait d’un Ratjack
ended-last-left = Le dernier point est allé au dernier en lice
ended-deck-empty = Le dernier point est allé au plus haut total : la pioche était vide
ended-stalled = Le dernier point est allé au plus haut total : la manche piétinait

## Dans le terminal

terminal-round = manche { $round }
terminal-goal = { $points } points pour gagner
terminal-deck = pioche
terminal-discard = défausse
terminal-reserve = réserve
terminal-points = points
terminal-total = total
terminal-hand = main
terminal-cards = cartes, par place
terminal-out = hors jeu
terminal-hidden = cachée
terminal-known = cachée, mais tu la connais
terminal-with-token = cachée, avec un jeton
terminal-known-in-deck = deuxième carte de la pioche, que tu connais
terminal-point = point
terminal-pack-rats = rats
terminal-pack-weasels = belettes
terminal-pack-raccoons = ratons laveurs
terminal-no-effect = Aucun effet.
terminal-token-zero = zéro
terminal-token-half = moitié
terminal-token-double = ×2
terminal-token-lock = cadenas
terminal-token-shield = bouclier
terminal-token-mute = silence

## Pour les études

measure-points = { $number ->
        [one] un point
       *[other] { $number } points
    }
things-card = Cartes
things-token = Jetons
plays-card = poser { $thing } face visible
plays-token = choisir { $thing } comme jeton
dealt-card = { $thing } dans la première main
deed-draw-deck = piocher dans la pioche
deed-draw-discard = piocher dans la défausse
deed-down = poser une carte face cachée
deed-up = poser une carte face visible
deed-discard = défausser une carte pour en retourner une
deed-card = choisir une carte sur la table
deed-token = choisir un jeton
deed-player = choisir un adversaire

## Ce qu’il y a dans la boîte

box-section-limits = limites
box-section-rats = Rats
box-section-weasels = Belettes
box-section-raccoons = Ratons laveurs
box-section-tokens = jetons
box-entry-limits-value = personne ne montre plus de
box-entry-limits-points = points pour gagner
box-entry-limits-quiet = tours calmes qui finissent une manche
box-entry-rats = carte { $key } des Rats
box-entry-weasels = carte { $key } des Belettes
box-entry-raccoons = carte { $key } des Ratons laveurs
box-entry-tokens = jeton { $key }
box-field-effect = effet
box-field-front = une face
box-field-back = l’autre face
box-choice-zero = zéro
box-choice-half = moitié
box-choice-double = double
box-choice-lock = cadenas
box-choice-shield = bouclier
box-choice-mute = silence
box-said-tokens = { $front } et { $back }
effect-count = nombre de cartes
effect-card = quelle carte

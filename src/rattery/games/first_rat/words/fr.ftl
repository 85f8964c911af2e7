### First Rat

game-title = First Rat
game-line = La Lune est en fromage : bâtis une fusée avec des rebuts et sois le premier rat là-haut !
automaton = GREG

## Options

option-players = joueurs
option-players-help = Seul, tu joues contre GREG, le rat-robot.
option-first-game = première partie
option-first-game-help = Seules des BD sans super rat sont proposées.
option-path = chemin
option-path-help = Standard comme imprimé ; variable mélange les cases, chacune des cinq portions du chemin pour soi.
choice-path-standard = comme imprimé
choice-path-variable = redistribué
option-tracks = pistes
option-tracks-help = Standard comme imprimé ; variable distribue d’autres points sur les pistes de score.
choice-tracks-standard = comme imprimé
choice-tracks-variable = redistribués
option-level = niveau
option-level-help = À quel point GREG est dur à battre quand tu joues seul.
choice-level-easy = facile
choice-level-medium = moyen
choice-level-hard = difficile
choice-level-unfair = injuste

## Les choses, avec leur article là où une phrase en a besoin ; label-… sans, comme sur un bouton ou dans un tableau.

goal-pad = la rampe de lancement
pipes-foot = à pied
goods-vinegar = vinaigre
goods-soda = bicarbonate
goods-can = boîtes de conserve
goods-calculator = calculatrices
goods-cheese = fromage
goods-bulb = ampoules
goods-core = trognons
one-vinegar = une bouteille de vinaigre
one-soda = une boîte de bicarbonate
one-can = une boîte de conserve
one-calculator = une calculatrice
label-vinegar = vinaigre
label-soda = bicarbonate
label-can = conserve
label-calculator = calculatrice
label-cheese = fromage
label-bulb = ampoule
label-core = trognon
colour-blue = bleu
colour-yellow = jaune
colour-orange = orange
colour-green = vert
colour-white = blanc
stand-harry = Harry le Hamster
stand-zippy = Zippy la Grenouille
stand-crow = le Corbeau Fou
item-blue-backpack = un sac à dos bleu
item-yellow-backpack = un sac à dos jaune
item-orange-backpack = un sac à dos orange
item-green-backpack = un sac à dos vert
item-white-backpack = un sac à dos blanc
item-drink = une boisson énergisante
item-rocket-cap = la capsule de la fusée
item-cockpit-cap = la capsule du cockpit
item-cargo-cap = la capsule de la soute
item-booster-cap = la capsule du propulseur
item-provisions-cap = la capsule des provisions
item-lights-cap = la capsule des feux
item-food-cap = la capsule de la nourriture
item-rattronauts-cap = la capsule des rattronautes
item-collector-cap = la capsule du collectionneur
item-drifter-cap = la capsule du flâneur
label-item-blue-backpack = sac à dos bleu
label-item-yellow-backpack = sac à dos jaune
label-item-orange-backpack = sac à dos orange
label-item-green-backpack = sac à dos vert
label-item-white-backpack = sac à dos blanc
label-item-drink = boisson énergisante
label-item-rocket-cap = capsule de la fusée
label-item-cockpit-cap = capsule du cockpit
label-item-cargo-cap = capsule de la soute
label-item-booster-cap = capsule du propulseur
label-item-provisions-cap = capsule des provisions
label-item-lights-cap = capsule des feux
label-item-food-cap = capsule de la nourriture
label-item-rattronauts-cap = capsule des rattronautes
label-item-collector-cap = capsule du collectionneur
label-item-drifter-cap = capsule du flâneur
backpack-help = Une fois par tour, quand tu collectes sur une case de sa couleur : un peu plus de ce que tu collectes.
drink-help = À boire avant de collecter : tout ce que tu collectes ce tour-ci compte { $drinks-drink-times ->
        [2] double
       *[other] { $drinks-drink-times } fois
    }.
cap-rocket-help = { $points } points par fusée complète que tu as marquée.
cap-cockpit-help = { $points } points par cockpit que tu as construit.
cap-cargo-help = { $points } points par soute que tu as construite.
cap-booster-help = { $points } points par propulseur que tu as construit.
cap-provisions-help = { $points } points par don que tu as fait.
cap-lights-help = { $points } points par feu de construction que tu as atteint.
cap-food-help = { $points } points par marqueur à toi sur la nourriture stockée.
cap-rattronauts-help = { $points } points par rat à toi dans la fusée.
cap-collector-help = { $points } points par sorte que tu possèdes : sac à dos, boisson non bue, capsule, BD.
cap-drifter-help = { $points } points si tu n’as construit aucune pièce de la fusée.
comic-tinkerer = le Bricoleur
comic-plumber = le Plombier
comic-charmer = le Charmeur
comic-gourmet = le Gourmet
comic-haggler = le Marchandeur
comic-quartermaster = l’Intendant
comic-sprinter = le Sprinteur
comic-pack-leader = le Chef de meute
comic-night-eye = l’Œil de nuit
comic-pickpocket = le Chapardeur
comic-tinkerer-help = Chaque pièce te coûte un matériau de moins ; tu choisis lequel.
comic-plumber-help = Les tuyaux ne te coûtent rien.
comic-charmer-help = Tu ne paies pas de fromage à ceux dont tu rejoins la case.
comic-gourmet-help = Quand tu collectes des trognons, tu fais { $number } pas de plus.
comic-haggler-help = Les stands te demandent { $number } fromages de moins.
comic-quartermaster-help = Un don te coûte { $number } fromages.
comic-sprinter-help = Un super rat : seul, il avance jusqu’à { $number } cases.
comic-pack-leader-help = Un super rat : en groupe, il avance jusqu’à { $number } cases.
comic-night-eye-help = Un super rat : sa case compte toujours comme éclairée.
comic-pickpocket-help = Un super rat : quand il vole, son recul se limite à { $number } cases.
track-cockpit = le cockpit
track-cargo = la soute
track-booster = le propulseur
track-rocket = la fusée complète
track-provisions = les provisions
track-lights = les feux de construction
track-food = la nourriture stockée
track-rattronauts = les rattronautes
label-cockpit = cockpit
label-cargo = soute
label-booster = propulseur
label-rocket = fusée
label-provisions = provisions
label-lights = feux
label-food = nourriture
label-rattronauts = rattronautes
label-tinkerer = Bricoleur
label-plumber = Plombier
label-charmer = Charmeur
label-gourmet = Gourmet
label-haggler = Marchandeur
label-quartermaster = Intendant
label-sprinter = Sprinteur
label-pack-leader = Chef de meute
label-night-eye = Œil de nuit
label-pickpocket = Chapardeur
label-collector = collectionneur
label-drifter = flâneur
room-none = un coin vide
room-storeroom = l’entrepôt
room-nursery = la nurserie
room-library = la bibliothèque
challenge-grounded = gagner sans aucun rat dans la fusée
challenge-empty-handed = gagner sans jamais prendre ni sac à dos, ni boisson, ni capsule, ni BD
challenge-full-crew = gagner avec { $challenges-full-crew ->
        [4] tous tes rats
        [1] un rat
       *[other] { $challenges-full-crew } rats
    } dans la fusée
challenge-two-rockets = gagner en marquant { $challenges-two-rockets ->
        [1] une fois
        [2] deux fois
       *[other] { $challenges-two-rockets } fois
    } la fusée complète
challenge-many-backpacks = gagner avec des sacs à dos de { $challenges-many-backpacks } couleurs
challenge-many-points = gagner avec { $challenges-many-points } points ou plus
challenge-few-turns = gagner en { $challenges-few-turns } tours au plus
challenge-full-larder = gagner avec { $challenges-full-larder } marqueurs sur la nourriture stockée
challenge-pipe-rat = gagner en passant au moins { $challenges-pipe-rat ->
        [1] une fois
        [2] deux fois
       *[other] { $challenges-pipe-rat } fois
    } par chaque tuyau

## Questions

ask-nothing = La partie est finie.
ask-which-rat = { $moved ->
        [0] Quel rat avance, et jusqu’où ?
       *[other] Un autre rat suit-il, et jusqu’où ?
    }
ask-which-route = Le rat { $rat } va { $goal-id ->
        [pad] à la rampe de lancement
       *[other] à la case { $goal }
    }. Par quels tuyaux ?
ask-which-reward = Un de tes rats est à bord ! Prends-tu un boulon ou un rat de la nurserie ?
ask-drink = Bois-tu une boisson énergisante ? Tout ce que tu collectes ce tour-ci compte { $drinks-drink-times ->
        [2] double
       *[other] { $drinks-drink-times } fois
    }.
ask-which-material = Ton sac à dos { $colour } ajoute à un matériau. Auquel ?
ask-which-way = { $steps ->
        [one] Une bifurcation dans le terrier, et encore un pas. En haut ou à gauche ?
       *[other] Une bifurcation dans le terrier, et encore { $steps } pas. En haut ou à gauche ?
    }
ask-which-comic = Te voilà à la bibliothèque. Quelle BD prends-tu ?
ask-which-super-rat = Tu lis { $comic }. Quel rat devient un super rat ?
ask-free-rat = Te voilà à la nurserie. Fais-tu sortir un rat ?
ask-what-to-take = Te voilà à un stand. Que prends-tu, et est-ce que tu paies ?
ask-what-to-build = Veux-tu construire ou donner quelque chose, ou ton tour est-il fini ?
ask-which-track = GREG vise sa meilleure piste, et plusieurs se valent. Laquelle ?

## Coups

move-go = Rat { $rat } vers { $goal-id ->
        [pad] la rampe de lancement
       *[other] la case { $goal }
    }
pick-go = Le rat { $rat }…
move-route = { $pipes-id ->
        [foot] À pied
       *[other] Par le tuyau { $pipes }
    }
move-halt = Plus personne n’avance
move-bolt = Prendre un boulon
move-free-rat = Faire sortir un rat de la nurserie
move-drink = Boire une boisson énergisante
move-add = Ajouter : { $material }
move-up = En haut
move-left = À gauche
move-comic = Prendre { $comic }
move-name = Le rat { $rat }
move-pass = Non merci
move-buy = Acheter { $item }
move-steal = Voler { $item }
move-leave = Quitter les stands
move-build = Construire { $part }
move-tinker = Construire { $part } en économisant { $material-id ->
        [vinegar] une bouteille de vinaigre
        [soda] une boîte de bicarbonate
        [can] une boîte de conserve
       *[calculator] une calculatrice
    }
move-donate = Faire un don de fromage
move-end = Finir ton tour
move-favour = { $best-track-id ->
        [cockpit] Le cockpit
        [cargo] La soute
        [booster] Le propulseur
        [provisions] Les provisions
        [lights] Les feux de construction
       *[food] La nourriture stockée
    }

## Ce qui se passe

event-began = { $seat-is ->
        [you] Tu commences.
       *[other] { $seat } commence.
    }
event-round-began = La manche { $number } commence.
event-moved = { $seat-is ->
        [you] { $space ->
            [27] Tu avances le rat { $rat } de la case { $origin } à la rampe de lancement.
           *[other] { $origin ->
                [0] Tu avances le rat { $rat } du départ à la case { $space }.
               *[other] Tu avances le rat { $rat } de la case { $origin } à la case { $space }.
            }
        }
       *[other] { $space ->
            [27] { $seat } avance le rat { $rat } de la case { $origin } à la rampe de lancement.
           *[other] { $origin ->
                [0] { $seat } avance le rat { $rat } du départ à la case { $space }.
               *[other] { $seat } avance le rat { $rat } de la case { $origin } à la case { $space }.
            }
        }
    }
event-used-pipe = { $seat-is ->
        [you] Tu paies { $material-id ->
            [vinegar] une bouteille de vinaigre
            [soda] une boîte de bicarbonate
            [can] une boîte de conserve
           *[calculator] une calculatrice
        } pour le tuyau { $pipe }.
       *[other] { $seat } paie { $material-id ->
            [vinegar] une bouteille de vinaigre
            [soda] une boîte de bicarbonate
            [can] une boîte de conserve
           *[calculator] une calculatrice
        } pour le tuyau { $pipe }.
    }
event-used-pipe-free = { $seat-is ->
        [you] Tu te glisses gratis dans le tuyau { $pipe }.
       *[other] { $seat } se glisse gratis dans le tuyau { $pipe }.
    }
event-took-mouldy = { $seat-is ->
        [you] Tu prends un fromage moisi et as de quoi payer { $cheese } de plus.
       *[other] { $seat } prend un fromage moisi et a de quoi payer { $cheese } de plus.
    }
event-paid-toll = { $seat-is ->
        [you] Tu donnes un fromage ; il revient à { $other }.
       *[other] { $other-is ->
            [you] { $seat } donne un fromage ; il te revient.
           *[other] { $seat } donne un fromage ; il revient à { $other }.
        }
    }
event-boarded = { $seat-is ->
        [you] { $points ->
            [one] Tu fais monter un rat dans la fusée, pour un point.
           *[other] Tu fais monter un rat dans la fusée, pour { $points } points.
        }
       *[other] { $points ->
            [one] { $seat } fait monter un rat dans la fusée, pour un point.
           *[other] { $seat } fait monter un rat dans la fusée, pour { $points } points.
        }
    }
event-got-bolt = { $seat-is ->
        [you] Tu reçois un boulon.
       *[other] { $seat } reçoit un boulon.
    }
event-freed-rat = { $seat-is ->
        [you] Tu fais sortir un rat de la nurserie.
       *[other] { $seat } fait sortir un rat de la nurserie.
    }
event-drank = { $seat-is ->
        [you] Tu bois une boisson énergisante.
       *[other] { $seat } boit une boisson énergisante.
    }
event-collected = { $seat-is ->
        [you] Tu collectes { $amount } { $goods-id ->
            [vinegar] { $amount ->
                [one] bouteille de vinaigre
               *[other] bouteilles de vinaigre
            }
            [soda] { $amount ->
                [one] boîte de bicarbonate
               *[other] boîtes de bicarbonate
            }
            [can] { $amount ->
                [one] boîte de conserve
               *[other] boîtes de conserve
            }
            [calculator] { $amount ->
                [one] calculatrice
               *[other] calculatrices
            }
            [cheese] { $amount ->
                [one] fromage
               *[other] fromages
            }
            [bulb] { $amount ->
                [one] ampoule
               *[other] ampoules
            }
           *[core] { $amount ->
                [one] trognon
               *[other] trognons
            }
        }.
       *[other] { $seat } collecte { $amount } { $goods-id ->
            [vinegar] { $amount ->
                [one] bouteille de vinaigre
               *[other] bouteilles de vinaigre
            }
            [soda] { $amount ->
                [one] boîte de bicarbonate
               *[other] boîtes de bicarbonate
            }
            [can] { $amount ->
                [one] boîte de conserve
               *[other] boîtes de conserve
            }
            [calculator] { $amount ->
                [one] calculatrice
               *[other] calculatrices
            }
            [cheese] { $amount ->
                [one] fromage
               *[other] fromages
            }
            [bulb] { $amount ->
                [one] ampoule
               *[other] ampoules
            }
           *[core] { $amount ->
                [one] trognon
               *[other] trognons
            }
        }.
    }
event-walked-more = { $seat-is ->
        [you] { $steps ->
            [one] Fin nez : tu fais un pas de plus.
           *[other] Fin nez : tu fais { $steps } pas de plus.
        }
       *[other] { $steps ->
            [one] Fin nez : { $seat } fait un pas de plus.
           *[other] Fin nez : { $seat } fait { $steps } pas de plus.
        }
    }
event-placed = { $seat-is ->
        [you] { $points ->
            [one] Tu marques { $track } pour un point.
           *[other] Tu marques { $track } pour { $points } points.
        }
       *[other] { $points ->
            [one] { $seat } marque { $track } pour un point.
           *[other] { $seat } marque { $track } pour { $points } points.
        }
    }
event-no-marker = { $seat-is ->
        [you] Tu n’as plus de marqueur pour { $track }.
       *[other] { $seat } n’a plus de marqueur pour { $track }.
    }
event-entered = { $seat-is ->
        [you] Tu passes par { $room }.
       *[other] { $seat } passe par { $room }.
    }
event-took-comic = { $seat-is ->
        [you] Tu prends { $comic }.
       *[other] { $seat } prend { $comic }.
    }
event-named = { $seat-is ->
        [you] Tu nommes le rat { $rat } : c’est désormais { $comic }.
       *[other] { $seat } nomme le rat { $rat } : c’est désormais { $comic }.
    }
event-bought = { $seat-is ->
        [you] { $cheese ->
            [one] Tu achètes { $item } pour { $cheese } fromage.
           *[other] Tu achètes { $item } pour { $cheese } fromages.
        }
       *[other] { $cheese ->
            [one] { $seat } achète { $item } pour { $cheese } fromage.
           *[other] { $seat } achète { $item } pour { $cheese } fromages.
        }
    }
event-stole = { $seat-is ->
        [you] { $space ->
            [0] Tu voles { $item } et files au départ.
           *[other] Tu voles { $item } et t’esquives à la case { $space }.
        }
       *[other] { $space ->
            [0] { $seat } vole { $item } et file au départ.
           *[other] { $seat } vole { $item } et s’esquive à la case { $space }.
        }
    }
event-built = { $seat-is ->
        [you] Tu construis { $part }.
       *[other] { $seat } construit { $part }.
    }
event-donated = { $seat-is ->
        [you] { $cheese ->
            [one] Tu donnes { $cheese } fromage.
           *[other] Tu donnes { $cheese } fromages.
        }
       *[other] { $cheese ->
            [one] { $seat } donne { $cheese } fromage.
           *[other] { $seat } donne { $cheese } fromages.
        }
    }
event-last-rat-aboard = { $seat-is ->
        [you] Tu as tous tes rats à bord : la partie se termine avec cette manche.
       *[other] { $seat } a tous ses rats à bord : la partie se termine avec cette manche.
    }
event-eighth-marker = { $seat-is ->
        [you] { $markers ->
            [one] Tu as posé un marqueur : encore une manche après celle-ci.
           *[other] Tu as posé { $markers } marqueurs : encore une manche après celle-ci.
        }
       *[other] { $markers ->
            [one] { $seat } a posé un marqueur : encore une manche après celle-ci.
           *[other] { $seat } a posé { $markers } marqueurs : encore une manche après celle-ci.
        }
    }
event-eighth-marker-late = { $seat-is ->
        [you] { $markers ->
            [one] Tu as posé un marqueur, mais la partie se termine de toute façon avec cette manche.
           *[other] Tu as posé { $markers } marqueurs, mais la partie se termine de toute façon avec cette manche.
        }
       *[other] { $markers ->
            [one] { $seat } a posé un marqueur, mais la partie se termine de toute façon avec cette manche.
           *[other] { $seat } a posé { $markers } marqueurs, mais la partie se termine de toute façon avec cette manche.
        }
    }
event-greg-card = GREG retourne la carte { $card }.
event-greg-moved = { $space ->
        [27] GREG avance un rat de la case { $origin } à la rampe de lancement.
       *[other] { $origin ->
            [0] GREG avance un rat du départ à la case { $space }.
           *[other] GREG avance un rat de la case { $origin } à la case { $space }.
        }
    }
event-greg-paid = { $seat-is ->
        [you] Tu reçois un fromage pour la visite de GREG.
       *[other] { $seat } reçoit un fromage pour la visite de GREG.
    }
event-greg-took = GREG jette { $item } hors du jeu.
event-greg-took-comic = GREG jette { $comic } hors du jeu.
event-spare-placed = { $points ->
        [one] Le marqueur de réserve va sur { $track }, sur une case à un point.
       *[other] Le marqueur de réserve va sur { $track }, sur une case à { $points } points.
    }
event-shuffled = Les cartes de GREG sont mélangées.
event-scored = { $seat-is ->
        [you] { $total ->
            [one] Tu as { $total } point.
           *[other] Tu as { $total } points.
        }
       *[other] { $total ->
            [one] { $seat } a { $total } point.
           *[other] { $seat } a { $total } points.
        }
    }
event-won = { $seat-is ->
        [you] { $total ->
            [one] Tu gagnes avec { $total } point.
           *[other] Tu gagnes avec { $total } points.
        }
       *[other] { $total ->
            [one] { $seat } gagne avec { $total } point.
           *[other] { $seat } gagne avec { $total } points.
        }
    }
event-shared-victory = { $winners-is ->
        [you] { $total ->
            [one] { $winners } partagez la victoire avec un point chacun.
           *[other] { $winners } partagez la victoire avec { $total } points chacun.
        }
       *[other] { $total ->
            [one] { $winners } partagent la victoire avec un point chacun.
           *[other] { $winners } partagent la victoire avec { $total } points chacun.
        }
    }
event-challenge-met = Défi relevé : { $challenge } !

## Pourquoi pas

why-not-asked = Ce n’est pas ce qu’on te demande maintenant.
why-nobody-moved = Un rat au moins doit avancer.
why-in-nursery = Le rat { $rat } est encore à la nurserie.
why-aboard = Le rat { $rat } est dans la fusée.
why-moved-already = Le rat { $rat } a déjà avancé ce tour-ci.
why-only-forward = Le rat { $rat } ne peut qu’avancer.
why-own-rat-there = Tu as déjà un rat { $goal-id ->
        [pad] sur la rampe de lancement
       *[other] sur la case { $goal }
    }.
why-other-colour = Tous les rats que tu avances ce tour-ci finissent sur une case de même couleur : { $colour }.
why-too-far = { $goal-id ->
        [pad] La rampe de lancement
       *[other] La case { $goal }
    } est trop loin pour le rat { $rat } : il a droit à { $steps } pas au plus.
why-same-rat = Au départ, tes rats se valent tous : avance le premier.
why-same-super-rat = Au départ, tes rats sont tous pareils : nomme le premier d’entre eux.
why-cannot-pay-pipes = Tu ne peux pas payer les tuyaux jusqu’à { $goal-id ->
        [pad] la rampe de lancement
       *[other] la case { $goal }
    }.
why-no-such-route = Ces tuyaux ne mènent pas à { $goal-id ->
        [pad] la rampe de lancement
       *[other] la case { $goal }
    }.
why-not-collected = Tu ne collectes rien de tel ce tour-ci : { $material }.
why-comic-not-there = La bibliothèque n’a pas cette BD : { $comic }.
why-nobody-at-stand = Aucun de tes rats ne peut rien prendre chez { $stand } maintenant.
why-item-not-there = Impossible de prendre { $item } : le stand ne l’a pas.
why-cheese-missing = { $cheese ->
        [one] Cela coûte { $cheese } fromage, et tu n’en as pas autant.
       *[other] Cela coûte { $cheese } fromages, et tu n’en as pas autant.
    }
why-no-marker = Tu n’as plus de marqueur pour le marquer.
why-not-tinkerer = Seul le Bricoleur construit avec moins.
why-tinkerer-chooses = Tu es le Bricoleur : dis quel matériau tu laisses de côté.
why-not-in-cost = Cette pièce n’en demande pas : { $part }, { $material }.
why-materials-missing = Tu n’as pas les matériaux pour { $part }.
why-not-best-track = GREG gagnerait moins avec { $best-track }.

## Fichiers de boîte

box-other-tile = à cet endroit se trouve une tuile du groupe { $expected }, et non { $given }.
box-construction-lights = la guirlande a { $expected } feux de construction, et le dernier la termine.
box-track-order = les cases d’une piste vont du plus au moins de points.
box-part-too-cheap = une pièce coûte au moins deux matériaux.
box-greg-too-few = le paquet demande { $needed } cartes B ; la boîte en a { $given }.

## La feuille de score

sheet-cockpit = Cockpits
sheet-cargo = Soutes
sheet-booster = Propulseurs
sheet-rocket = Fusée complète
sheet-provisions = Provisions données
sheet-lights = Feux de construction
sheet-food = Nourriture stockée
sheet-rattronauts = Rattronautes
sheet-caps = Capsules
sheet-bolts = Boulons
sheet-mouldy = Fromage moisi
sheet-left-over = Restes

## Comment une partie a fini

ended-rats = Le dernier rat de quelqu’un était à bord
ended-markers = Quelqu’un avait posé le dernier marqueur qu’il faut
ended-both = Un équipage était au complet et les marqueurs étaient posés

## Dans le terminal

terminal-round = manche { $round }
terminal-last-round = dernière manche !
terminal-one-more-round = encore une manche après celle-ci
terminal-start = départ
terminal-pad = fusée
terminal-points = total
terminal-light = lumière
terminal-burrow = terrier
terminal-markers = marqueurs
terminal-aboard = à bord
terminal-items = possède
terminal-lit = éclairée pour toi
terminal-super = super rat
terminal-more = deux rats de plus
terminal-costs = ce que cela coûte
terminal-takes-mouldy = et tu prends du fromage moisi
terminal-box-free = case libre
terminal-box-blocked = case fermée
terminal-box-spare = marqueur de réserve
terminal-points-short = pts
terminal-backpacks = sac à dos : { $colours }
terminal-caps = capsule : { $caps }
terminal-mouldy = { $count ->
        [one] { $count } fromage moisi
       *[other] { $count } fromages moisis
    }
terminal-bolts = { $count ->
        [one] { $count } boulon
       *[other] { $count } boulons
    }
terminal-drinks = { $count ->
        [one] { $count } boisson
       *[other] { $count } boissons
    }
terminal-cards-left = { $cards ->
        [0] GREG : plus de carte cachée
        [one] GREG : une carte cachée
       *[other] GREG : { $cards } cartes cachées
    }

## Pour les études

measure-points = { $number ->
        [one] un point
       *[other] { $number } points
    }
measure-rattronauts = { $number ->
        [one] un rattronaute
       *[other] { $number } rattronautes
    }
things-item = Objets
things-comic = BD
plays-item = prendre { $thing }
plays-comic = prendre { $thing }
deed-go = déplacer un rat
deed-route = choisir un chemin
deed-halt = ne plus déplacer un autre rat
deed-bolt = prendre un boulon
deed-free-rat = sortir un rat à la nurserie
deed-drink = boire
deed-add = remplir un sac
deed-up = monter dans le terrier
deed-left = aller à gauche dans le terrier
deed-comic = prendre une bande dessinée
deed-name = nommer un super rat
deed-pass = refuser
deed-buy = acheter à un stand
deed-steal = voler à un stand
deed-leave = quitter un stand les mains vides
deed-build = construire une pièce
deed-tinker = construire avec un matériau en moins
deed-donate = donner du fromage
deed-end = finir son tour
deed-favour = décider pour GREG

## Ce que les règles en disent

rules-each-lamps-kind = case { $key } (pas { $lamps-total })
rules-each-burrow-room = { $key } est { $room-id ->
        [storeroom] l’entrepôt
        [nursery] la nurserie
       *[other] la bibliothèque
    }
rules-each-burrow-up = depuis { $key } en haut vers { $up } ou à gauche vers { $onward }

## Ce qu’il y a dans la boîte

box-section-limits = limites
box-section-start-cheese = fromage de départ
box-section-set-out = ce que les stands proposent
box-section-path = le chemin
box-section-stands = les stands
box-section-pipes = les tuyaux
box-section-lamps = la guirlande
box-section-burrow = le terrier
box-section-tracks = pistes de score
box-section-loose-tracks = pistes de score mobiles
box-section-blocked = cases couvertes des pistes
box-section-costs = les prix
box-section-backpacks = sacs à dos
box-section-drinks = boissons énergisantes
box-section-caps = capsules
box-section-comics = BD
box-section-greg = GREG et son paquet
box-section-greg-cards = les cartes de GREG
box-section-challenges = défis
box-entry-limits-rats-at-start = rats au départ
box-entry-limits-stride-alone = cases pour un rat seul
box-entry-limits-stride-in-group = cases en groupe
box-entry-limits-markers = marqueurs de chacun
box-entry-limits-markers-to-end = marqueurs qui terminent la partie
box-entry-limits-mouldy-gives = fromages pour un moisi
box-entry-limits-mouldy-costs = points perdus par fromage moisi
box-entry-limits-bolts = boulons
box-entry-limits-bolt-points = points par boulon
box-entry-limits-left-over-a-point = ressources restantes pour un point
box-entry-limits-caps = capsules proposées
box-entry-limits-comics = BD proposées
box-entry-start-cheese-first = premier joueur
box-entry-start-cheese-second = deuxième joueur
box-entry-start-cheese-third = troisième joueur
box-entry-start-cheese-fourth = quatrième joueur
box-entry-start-cheese-fifth = cinquième joueur
box-entry-set-out = à { $key } joueurs
box-entry-path = case { $key }
box-entry-stands-harry = Harry le Hamster
box-entry-stands-zippy = Zippy la Grenouille
box-entry-stands-crow = le Corbeau Fou
box-entry-pipes = tuyau { $key }
box-entry-lamps = à la case { $key }
box-entry-burrow-start = le marqueur part de
box-entry-tracks-cockpit = cockpit
box-entry-tracks-cargo = soute
box-entry-tracks-booster = propulseur
box-entry-tracks-rocket = fusée complète
box-entry-tracks-provisions = provisions
box-entry-tracks-lights = feux de construction
box-entry-tracks-food = nourriture stockée
box-entry-tracks-rattronauts = rattronautes
box-entry-loose-tracks = piste mobile { $key }
box-entry-blocked = { $key ->
        [1] en solo
       *[other] à { $key } joueurs
    }
box-entry-costs-cockpit = cockpit
box-entry-costs-cargo = soute
box-entry-costs-booster = propulseur
box-entry-costs-donation = don
box-entry-backpacks-blue = sacs à dos bleus
box-entry-backpacks-yellow = sacs à dos jaunes
box-entry-backpacks-orange = sacs à dos orange
box-entry-backpacks-green = sacs à dos verts
box-entry-backpacks-white = sacs à dos blancs
box-entry-drinks-drink = boissons énergisantes
box-entry-caps-rocket = capsule de la fusée
box-entry-caps-cockpit = capsule du cockpit
box-entry-caps-cargo = capsule de la soute
box-entry-caps-booster = capsule du propulseur
box-entry-caps-provisions = capsule des provisions
box-entry-caps-lights = capsule des feux
box-entry-caps-food = capsule de la nourriture
box-entry-caps-rattronauts = capsule des rattronautes
box-entry-caps-collector = capsule du collectionneur
box-entry-caps-drifter = capsule du flâneur
box-entry-comics-tinkerer = Bricoleur
box-entry-comics-plumber = Plombier
box-entry-comics-charmer = Charmeur
box-entry-comics-gourmet = Gourmet
box-entry-comics-haggler = Marchandeur
box-entry-comics-quartermaster = Intendant
box-entry-comics-sprinter = Sprinteur
box-entry-comics-pack-leader = Chef de meute
box-entry-comics-night-eye = Œil de nuit
box-entry-comics-pickpocket = Chapardeur
box-entry-greg-rats = les rats de GREG partent de
box-entry-greg-easy = paquet facile
box-entry-greg-medium = paquet moyen
box-entry-greg-hard = paquet difficile
box-entry-greg-unfair = paquet injuste
box-entry-greg-cards = carte { $key }
box-entry-challenges-grounded = aucun rat à bord
box-entry-challenges-empty-handed = jamais rien pris
box-entry-challenges-full-crew = rats à bord
box-entry-challenges-two-rockets = fusées complètes
box-entry-challenges-many-backpacks = couleurs de sacs à dos
box-entry-challenges-many-points = points
box-entry-challenges-few-turns = tours
box-entry-challenges-full-larder = marqueurs sur la nourriture stockée
box-entry-challenges-pipe-rat = passages par chaque tuyau
box-field-drinks = boissons
box-field-backpacks = sacs à dos
box-field-colour = couleur
box-field-gives = donne
box-field-amount = combien
box-field-tile = groupe
box-field-space = sur
box-field-price = prix
box-field-from = de
box-field-to = à
box-field-lamps = lampes
box-field-kind = sorte
box-field-onward = mène à
box-field-up = monte à
box-field-room = salle
box-field-boxes = points
box-field-blocked-boxes = cases
box-field-vinegar = vinaigre
box-field-soda = bicarbonate
box-field-can = conserves
box-field-calculator = calculatrices
box-field-cheese = fromages
box-field-copies = combien
box-field-adds = chacun ajoute
box-field-times = fois autant
box-field-points = points
box-field-steps = pas
box-field-less = fromages de moins
box-field-stride = cases
box-field-back = cases de recul
box-field-spaces = cases
box-field-a = cartes A
box-field-b = cartes B
box-field-icon = icône
box-field-also = et aussi
box-field-least = au moins
box-field-most = au plus
box-choice-blue = bleu
box-choice-yellow = jaune
box-choice-orange = orange
box-choice-green = vert
box-choice-white = blanc
box-choice-bulb = ampoule
box-choice-cheese = fromage
box-choice-core = trognon
box-choice-vinegar = vinaigre
box-choice-soda = bicarbonate
box-choice-can = conserve
box-choice-calculator = calculatrice
box-choice-lamp = lampe
box-choice-construction = feu de construction
box-choice-none = —
box-choice-storeroom = entrepôt
box-choice-nursery = nurserie
box-choice-library = bibliothèque
box-choice-best = meilleure piste
box-choice-cockpit = cockpit
box-choice-cargo = soute
box-choice-booster = propulseur
box-choice-provisions = provisions
box-choice-lights = feux de construction
box-choice-food = nourriture stockée

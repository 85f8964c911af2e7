### Comme des Rats

game-title = Comme des Rats
game-line = Partage les dés, ouvre les portes, amasse du fromage, et gare au chat !
automaton = le troisième rat

## Options

option-players = joueurs
option-players-help = À deux, on joue avec le troisième rat.
option-roles = rôles
option-roles-help = À chaque manche, chacun reçoit un rôle secret.
option-ties = égalité
option-ties-help = En cas d’égalité, on partage la victoire ou on joue une manche supplémentaire.
choice-ties-share = partagées
choice-ties-extra-round = une manche de plus

## Les choses. Carte et dé avec leur article, comme dans une phrase ; label-… sans, comme sur un bouton ou dans un tableau.

card-trap = un piège
card-one = un fromage
card-two = deux fromages
card-clover = un trèfle
label-card-trap = piège
label-card-one = 1 fromage
label-card-two = 2 fromages
label-card-clover = trèfle
die-key = une clé
die-keys = deux clés
die-steal = un vol
die-claws = des griffes
die-heal = un soin
die-blank = une face vide
role-manipulator = le Manipulateur
role-al-ratone = Al Ratone
role-hypnotist = l’Hypnotiseur
role-fool = le Fou
role-alchemist = l’Alchimiste
role-manipulator-help = Se montre tout de suite. Regarde deux paquets et range chacun à son idée.
role-al-ratone-help = Une fois, après le lancer final, peut s’imposer comme partenaire.
role-hypnotist-help = Une fois, quand le chat arrive, peut le détourner vers quelqu’un d’autre.
role-fool-help = Garde en stock les pièges qu’il pioche. Si on lui en vole un, le voleur se blesse, puis le Fou paie pour tous les autres.
role-alchemist-help = Marque un point par trèfle encore en stock quand la manche se termine.

## Questions

ask-nothing = La partie est finie.
ask-which-piles = Tu es le Manipulateur. Quels deux paquets regardes-tu ?
ask-what-next = Paquet { $pile } : quelle carte mets-tu { $place ->
        [1] sur le dessus
       *[other] juste en dessous
    } ?
ask-throw-again = { $twice ->
        [1] Tu as deux fois { $die }. Gardes-tu ce lancer, ou relances-tu les deux dés ?
       *[0] Tu as { $die } et { $other }. Gardes-tu ce lancer, ou relances-tu les deux dés ?
    }
ask-step-in = { $twice ->
        [1] { $active } a deux fois { $die }. T’imposes-tu comme partenaire ?
       *[0] { $active } a { $die } et { $other }. T’imposes-tu comme partenaire ?
    }
ask-which-partner = { $twice ->
        [1] Tu as deux fois { $die }. Qui prends-tu comme partenaire ?
       *[0] Tu as { $die } et { $other }. Qui prends-tu comme partenaire ?
    }
ask-which-die = { $active } te donne les dés. Lequel gardes-tu ?
ask-which-pile = { $whose-id ->
        [third_rat] Le troisième rat ouvre une porte. Dans quel paquet ?
       *[own] Dans quel paquet pioches-tu ?
    }
ask-whom-to-rob = { $whose-id ->
        [third_rat] Le troisième rat vole une carte. À qui ?
       *[own] Qui voles-tu ?
    }
ask-whom-to-claw = Sur qui lâches-tu le chat ?
ask-send-cat-on = Le chat fonce sur toi. Le détournes-tu ?
ask-use-clover = Tu vas prendre un pansement. Utilises-tu un trèfle ?

## Coups

move-stand = Garde ce lancer
move-reroll = Relance les deux dés
move-partner = Prends { $seat } comme partenaire
move-keep = { $die-id ->
        [key] Garde la clé
        [keys] Garde les deux clés
        [steal] Garde le vol
        [claws] Garde les griffes
        [blank] Garde la face vide
       *[heal] Garde le soin
    }
move-draw = Pioche dans le paquet { $pile }
move-steal = Vole { $seat }
move-claw = Lâche le chat sur { $seat }
move-clover = Utilise un trèfle
move-pass = Laisse faire
move-step-in = Impose-toi comme partenaire
move-hypnotise = Détourne le chat vers { $seat }
move-look = Regarde les paquets { $piles }
move-next = { $card-id ->
        [trap] Un piège
        [one] Un fromage
        [two] Deux fromages
       *[clover] Un trèfle
    }
move-draw-here = { $cards ->
        [1] Pioche une carte dans le paquet { $pile }
        [2] Pioche deux cartes dans le paquet { $pile }
       *[other] Pioche { $cards } cartes dans le paquet { $pile }
    }
move-pass-here = { $about-id ->
        [clover] { $clover ->
            [0] Prends le pansement : tu n’as pas de trèfle, mais on te le demande pour que personne ne le sache
            [1] Garde ton trèfle et prends le pansement
           *[other] Garde tes trèfles et prends le pansement
        }
        [cat] { $role-id ->
            [hypnotist] Laisse venir le chat
           *[other] Laisse venir le chat : tu n’es pas l’Hypnotiseur, mais on te le demande pour que personne ne le sache
        }
       *[partner] { $role-id ->
            [al_ratone] Ne t’impose pas
           *[other] Ne t’impose pas : tu n’es pas Al Ratone, mais on te le demande pour que personne ne le sache
        }
    }
move-clover-here = { $clover ->
        [1] Utilise ton trèfle : pas de pansement
       *[other] Utilise un de tes { $clover } trèfles : pas de pansement
    }

## Ce qui se passe

event-round-began = La manche { $number } commence.
event-extra-round-began = Égalité : on joue une manche supplémentaire.
event-got-role = { $seat-is ->
        [you] Tu reçois un rôle.
       *[other] { $seat } reçoit un rôle.
    }
event-got-role-seen = { $seat-is ->
        [you] Tu reçois un rôle : { $role }.
       *[other] { $seat } reçoit un rôle : { $role }.
    }
event-role-shown = { $seat-is ->
        [you] Tu es { $role }.
       *[other] { $seat } est { $role }.
    }
event-looked = { $seat-is ->
        [you] Tu regardes tout le paquet { $pile }.
       *[other] { $seat } regarde tout le paquet { $pile }.
    }
event-laid = { $seat-is ->
        [you] Tu ranges une carte du paquet { $pile }.
       *[other] { $seat } range une carte du paquet { $pile }.
    }
event-laid-seen = { $seat-is ->
        [you] Tu ranges { $card } dans le paquet { $pile }.
       *[other] { $seat } range { $card } dans le paquet { $pile }.
    }
event-arranged = { $seat-is ->
        [you] Tu as fini de ranger le paquet { $pile }.
       *[other] { $seat } a fini de ranger le paquet { $pile }.
    }
dice-thrown = { $die-id ->
        [key] { $other-id ->
            [key] deux fois { $die }
           *[other] { $die } et { $other }
        }
        [keys] { $other-id ->
            [keys] deux fois { $die }
           *[other] { $die } et { $other }
        }
        [steal] { $other-id ->
            [steal] deux fois { $die }
           *[other] { $die } et { $other }
        }
        [claws] { $other-id ->
            [claws] deux fois { $die }
           *[other] { $die } et { $other }
        }
        [heal] { $other-id ->
            [heal] deux fois { $die }
           *[other] { $die } et { $other }
        }
        [blank] { $other-id ->
            [blank] deux fois { $die }
           *[other] { $die } et { $other }
        }
       *[other] { $die } et { $other }
    }
event-threw = { $seat-is ->
        [you] Tu lances les dés : { dice-thrown }.
       *[other] { $seat } lance les dés : { dice-thrown }.
    }
event-threw-again = { $seat-is ->
        [you] Tu relances les dés : { dice-thrown }.
       *[other] { $seat } relance les dés : { dice-thrown }.
    }
event-stood = { $seat-is ->
        [you] Tu gardes ce lancer.
       *[other] { $seat } garde ce lancer.
    }
event-stepped-in = { $seat-is ->
        [you] Tu t’imposes comme partenaire.
       *[other] { $seat } s’impose comme partenaire.
    }
event-did-not-step-in = { $seat-is ->
        [you] Tu ne t’imposes pas.
       *[other] { $seat } ne s’impose pas.
    }
event-gave-dice = { $seat-is ->
        [you] Tu prends { $partner } comme partenaire.
       *[other] { $partner-is ->
            [you] { $seat } te prend comme partenaire.
           *[other] { $seat } prend { $partner } comme partenaire.
        }
    }
event-kept = { $seat-is ->
        [you] Tu gardes { $die } ; { $partner } récupère { $other }.
       *[other] { $partner-is ->
            [you] { $seat } garde { $die } ; tu récupères { $other }.
           *[other] { $seat } garde { $die } ; { $partner } récupère { $other }.
        }
    }
event-third-rat-card = { $decider-is ->
        [you] Le troisième rat retourne la carte { $card-number } ; tu décides pour lui.
       *[other] Le troisième rat retourne la carte { $card-number } ; { $decider } décide pour lui.
    }
event-nothing-to-do = { $seat-is ->
        [you] { $die-id ->
            [steal] Tu ne trouves rien à voler.
            [claws] Tu lâches le chat, qui ne trouve personne à griffer.
            [heal] Tu n’as rien à soigner.
            [blank] Ta face est vide : il ne se passe rien.
           *[key] Tu ne trouves plus de porte à ouvrir.
        }
       *[other] { $die-id ->
            [steal] { $seat } ne trouve rien à voler.
            [claws] { $seat } lâche le chat, qui ne trouve personne à griffer.
            [heal] { $seat } n’a rien à soigner.
            [blank] { $seat } a une face vide : il ne se passe rien.
           *[key] { $seat } ne trouve plus de porte à ouvrir.
        }
    }
event-action-lost = { $seat-is ->
        [you] { $die-id ->
            [key] Tu es hors jeu ; la clé est perdue.
            [keys] Tu es hors jeu ; les deux clés sont perdues.
            [steal] Tu es hors jeu ; le vol est perdu.
            [claws] Tu es hors jeu ; les griffes sont perdues.
            [blank] Tu es hors jeu ; la face vide est perdue.
           *[heal] Tu es hors jeu ; le soin est perdu.
        }
       *[other] { $die-id ->
            [key] { $seat } est hors jeu ; la clé est perdue.
            [keys] { $seat } est hors jeu ; les deux clés sont perdues.
            [steal] { $seat } est hors jeu ; le vol est perdu.
            [claws] { $seat } est hors jeu ; les griffes sont perdues.
            [blank] { $seat } est hors jeu ; la face vide est perdue.
           *[heal] { $seat } est hors jeu ; le soin est perdu.
        }
    }
event-drew = { $seat-is ->
        [you] Tu pioches dans le paquet { $pile }.
       *[other] { $seat } pioche dans le paquet { $pile }.
    }
event-drew-seen = { $seat-is ->
        [you] Tu pioches { $card } dans le paquet { $pile }.
       *[other] { $seat } pioche { $card } dans le paquet { $pile }.
    }
event-drew-openly = { $seat-is ->
        [you] Tu pioches { $card } dans le paquet { $pile }.
       *[other] { $seat } pioche { $card } dans le paquet { $pile }.
    }
event-trap-sprung = { $seat-is ->
        [you] Tu tombes sur un piège du paquet { $pile } !
       *[other] { $seat } tombe sur un piège du paquet { $pile } !
    }
event-stole = { $seat-is ->
        [you] Tu voles { $victim } et prends une carte.
       *[other] { $victim-is ->
            [you] { $seat } te vole et prend une carte.
           *[other] { $seat } vole { $victim } et prend une carte.
        }
    }
event-stole-seen = { $seat-is ->
        [you] Tu voles { $victim } et prends { $card }.
       *[other] { $victim-is ->
            [you] { $seat } te vole et prend { $card }.
           *[other] { $seat } vole { $victim } et prend { $card }.
        }
    }
event-stole-openly = { $seat-is ->
        [you] Tu voles { $victim } et prends { $card }.
       *[other] { $victim-is ->
            [you] { $seat } te vole et prend { $card }.
           *[other] { $seat } vole { $victim } et prend { $card }.
        }
    }
event-stole-trap = { $seat-is ->
        [you] Tu voles { $victim } et prends un piège. Clac !
       *[other] { $victim-is ->
            [you] { $seat } te vole et prend un piège. Clac !
           *[other] { $seat } vole { $victim } et prend un piège. Clac !
        }
    }
event-fool-exposed = { $seat-is ->
        [you] { $traps ->
            [0] Tu n’as pas d’autre piège.
            [one] Tu montres et défausses encore un piège.
           *[other] Tu montres et défausses encore { $traps } pièges.
        }
       *[other] { $traps ->
            [0] { $seat } n’a pas d’autre piège.
            [one] { $seat } montre et défausse encore un piège.
           *[other] { $seat } montre et défausse encore { $traps } pièges.
        }
    }
event-cat-sent = { $seat-is ->
        [you] Tu lâches le chat sur { $target }.
       *[other] { $target-is ->
            [you] { $seat } lâche le chat sur toi.
           *[other] { $seat } lâche le chat sur { $target }.
        }
    }
event-hypnotised = { $seat-is ->
        [you] Tu détournes le chat vers { $target }.
       *[other] { $target-is ->
            [you] { $seat } détourne le chat vers toi.
           *[other] { $seat } détourne le chat vers { $target }.
        }
    }
event-did-not-hypnotise = { $seat-is ->
        [you] Tu laisses venir le chat.
       *[other] { $seat } laisse venir le chat.
    }
event-healed = { $seat-is ->
        [you] Tu te soignes et enlèves un pansement.
       *[other] { $seat } se soigne et enlève un pansement.
    }
event-used-clover = { $seat-is ->
        [you] Tu défausses un trèfle et t’en tires sans bobo.
       *[other] { $seat } défausse un trèfle et s’en tire sans bobo.
    }
event-wounded = { $seat-is ->
        [you] { $bandages ->
            [1] Tu prends un premier pansement.
            [2] Tu prends un deuxième pansement.
            [3] Tu prends un troisième pansement.
           *[other] Tu prends un pansement et en as { $bandages }.
        }
       *[other] { $bandages ->
            [1] { $seat } prend un premier pansement.
            [2] { $seat } prend un deuxième pansement.
            [3] { $seat } prend un troisième pansement.
           *[other] { $seat } prend un pansement et en a { $bandages }.
        }
    }
event-went-out = { $seat-is ->
        [you] { $cards ->
            [0] Tu es hors jeu pour la manche.
            [one] Tu es hors jeu pour la manche et perds une carte.
           *[other] Tu es hors jeu pour la manche et perds { $cards } cartes.
        }
       *[other] { $cards ->
            [0] { $seat } est hors jeu pour la manche.
            [one] { $seat } est hors jeu pour la manche et perd une carte.
           *[other] { $seat } est hors jeu pour la manche et perd { $cards } cartes.
        }
    }
event-round-ended = La manche { $number } est finie.
event-stock-shown = { $one ->
        [0] { $two ->
            [0] { $clover ->
                [0] { $trap ->
                    [0] { $seat-is ->
                        [you] Tu montres un stock vide.
                       *[other] { $seat } montre un stock vide.
                    }
                   *[other] { stock-listed }
                }
               *[other] { stock-listed }
            }
           *[other] { stock-listed }
        }
       *[other] { stock-listed }
    }
stock-listed = { $seat-is ->
        [you] Tu montres ton stock :
       *[other] { $seat } montre son stock :
    }{ $one ->
        [0] {""}
        [1] {" "}un fromage,
       *[other] {" "}{ $one } × un fromage,
    }{ $two ->
        [0] {""}
        [1] {" "}deux fromages,
       *[other] {" "}{ $two } × deux fromages,
    }{ $clover ->
        [0] {""}
        [1] {" "}un trèfle,
       *[other] {" "}{ $clover } trèfles,
    }{ $trap ->
        [0] {""}
        [1] {" "}un piège,
       *[other] {" "}{ $trap } pièges,
    }{" "}et rien d’autre.
event-scored = { $seat-is ->
        [you] { $points ->
            [0] Tu ne marques rien ; total : { $total }.
            [one] Tu marques un point ; total : { $total }.
           *[other] Tu marques { $points } points ; total : { $total }.
        }
       *[other] { $points ->
            [0] { $seat } ne marque rien ; total : { $total }.
            [one] { $seat } marque un point ; total : { $total }.
           *[other] { $seat } marque { $points } points ; total : { $total }.
        }
    }
event-consoled = { $seat-is ->
        [you] { $points ->
            [0] Personne n’a marqué : tu ne reçois rien non plus ; total : { $total }.
            [one] Personne n’a marqué : tu reçois un point ; total : { $total }.
           *[other] Personne n’a marqué : tu reçois { $points } points ; total : { $total }.
        }
       *[other] { $points ->
            [0] Personne n’a marqué : { $seat } ne reçoit rien non plus ; total : { $total }.
            [one] Personne n’a marqué : { $seat } reçoit un point ; total : { $total }.
           *[other] Personne n’a marqué : { $seat } reçoit { $points } points ; total : { $total }.
        }
    }
event-won = { $seat-is ->
        [you] { $total ->
            [0] Tu gagnes, sans le moindre point.
            [one] Tu gagnes avec un point.
           *[other] Tu gagnes avec { $total } points.
        }
       *[other] { $total ->
            [0] { $seat } gagne, sans le moindre point.
            [one] { $seat } gagne avec un point.
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

## Pourquoi pas

why-no-such-rat = Aucun rat à la place { $number }.
why-no-such-pile = Cette partie n’a aucun paquet { $pile }.
why-pile-empty = Le paquet { $pile } est vide.
why-not-own-partner = Tu ne peux pas être ton propre partenaire.
why-third-rat-has-no-cards = Toutes les cartes du troisième rat sont retournées : il ne peut plus être ton partenaire.
why-die-not-there = { $die-id ->
        [key] Aucun des deux dés ne montre une seule clé.
        [keys] Aucun des deux dés ne montre deux clés.
        [steal] Aucun des deux dés ne montre de vol.
        [claws] Aucun des deux dés ne montre de griffes.
        [blank] Aucun des deux dés ne montre de face vide.
       *[heal] Aucun des deux dés ne montre de soin.
    }
why-not-rob-oneself = On ne se vole pas soi-même.
why-no-stock = Rien à prendre ici : { $seat } n’a pas de stock.
why-not-this-target = Impossible de lâcher le chat sur { $seat } maintenant : choisis un autre rat.
why-out = Trop tard : { $seat } est déjà hors jeu pour la manche.
why-attacked-already = Le chat a déjà attaqué { $seat } ce tour-ci.
why-no-clover = Tu n’as pas de trèfle.
why-not-hypnotist = Tu n’es pas l’Hypnotiseur.
why-not-al-ratone = Tu n’es pas Al Ratone.
why-card-not-there = { $card-id ->
        [trap] Il ne reste aucun piège à ranger dans ce paquet.
        [one] Il ne reste aucune carte 1 fromage à ranger dans ce paquet.
        [two] Il ne reste aucune carte 2 fromages à ranger dans ce paquet.
       *[clover] Il ne reste aucun trèfle à ranger dans ce paquet.
    }
why-thrown-twice = Tu ne peux plus relancer : les dés ont déjà roulé deux fois ce tour-ci.
why-throw-is-over = Pour ce tour, le lancer est déjà décidé.
why-not-asked = Ce n’est pas la question du moment.

## Fichiers de boîte

box-doors-in-all = à { $rats } rats il faut { $expected } portes en tout ; il y en a { $given }.
box-traps-too-few = chacun des { $rats } paquets a besoin d’un piège ; ici, seulement { $given }.
box-die-without-key = un dé doit montrer une clé sur au moins une face.

## Promesses et menaces, en un clic. Rien de ce qu’on dit n’engage personne.

promise-keep-heal = Donne-moi les dés et je garde le soin.
promise-keep-keys = Donne-moi les dés : je prends les clés, le reste est à toi.
promise-leave-you-heal = Choisis-moi et le soin est pour toi.
promise-leave-you-keys = Choisis-moi et tu auras les clés.
promise-no-claws = Choisis-moi et le chat te laissera tranquille.
promise-no-stealing = Je ne te vole rien de toute la manche.
promise-share-next = Aide-moi maintenant, et la prochaine fois je te choisis.
promise-know-a-trap = Je sais où il y a un piège. Demande-moi gentiment.
promise-know-a-cheese = Je sais où il y a du bon fromage. Demande-moi gentiment.
promise-no-trap-in-stock = Pas un piège dans mon stock. Parole de rat.
promise-revenge = Fais ça et tu le regretteras.
promise-claw-the-leader = Arrêtons ensemble celui qui est en tête.

## La feuille de score

sheet-round = Manche { $number }
sheet-extra-round = Manche supplémentaire
sheet-stock = Cartes en stock à la fin, à égalité de points

## Comment une partie a fini

ended-points = Quelqu’un avait assez de points
ended-rounds = La dernière manche était jouée
ended-extra-round = La manche supplémentaire était jouée

## Dans le terminal

terminal-round = manche { $round } sur { $rounds }
terminal-extra-round = manche supplémentaire
terminal-goal = fin à { $points } points
terminal-points = points
terminal-bandages = pansements
terminal-stock = stock
terminal-role = rôle
terminal-out = hors jeu
terminal-lost = perdu
terminal-active = dés
terminal-partner = partenaire
terminal-in-danger = en danger
terminal-bandage = pansement
terminal-laid = à gauche posé, à droite encore à poser
terminal-pile-foot = portes restantes de la pile, pièges qui y ont claqué
terminal-own-role = ton rôle, que toi seul connais
terminal-face-down = face cachée
terminal-cheese = fromage
terminal-die-key = 1 clé
terminal-die-keys = 2 clés
terminal-die-steal = vol
terminal-die-claws = griffes
terminal-die-heal = soin
terminal-die-blank = vide
terminal-active-decides = ▶ le joueur actif décide
terminal-opponent-decides = ◀ l’adversaire décide
terminal-cards-left = { $cards ->
        [0] Troisième rat : aucune carte
        [one] Troisième rat : encore une carte
       *[other] Troisième rat : encore { $cards } cartes
    }

## Ce que les robots se révèlent être (une idée de la maison)

temper-honest = un rat honnête
temper-canny = un rat avisé
temper-sly = un rat rusé

## Pour les études

measure-points = { $number ->
        [one] un point
       *[other] { $number } points
    }
measure-cards = { $number ->
        [one] une carte en réserve
       *[other] { $number } cartes en réserve
    }
things-role = Rôles
things-card = Cartes derrière les portes
things-die = Dés
plays-role = ce que peut seulement { $thing }
plays-card = utiliser { $thing }
plays-die = garder { $thing } en partenaire
dealt-role = { $thing } à la première manche
deed-stand = garder les dés
deed-reroll = relancer les dés
deed-partner = choisir un partenaire
deed-keep = garder un dé
deed-draw = choisir une pile
deed-steal = voler un autre rat
deed-claw = envoyer le chat
deed-clover = utiliser un trèfle
deed-pass = n’utiliser ni trèfle ni rôle
deed-step-in = s’imposer comme partenaire
deed-hypnotise = renvoyer le chat
deed-look = fouiller deux piles
deed-next = arranger une pile

## Ce qu’il y a dans la boîte

box-section-limits = limites
box-section-doors = derrière les portes
box-section-dice = les dés
box-section-third-rat = cartes du troisième rat
box-entry-limits-bandages-to-be-out = pansements qui mettent hors jeu
box-entry-limits-points-to-end = points qui terminent la partie
box-entry-limits-rounds = manches au plus
box-entry-limits-consolation = points de consolation
box-entry-doors = à { $key } rats
box-entry-dice-first = premier dé
box-entry-dice-second = second dé
box-entry-third-rat = carte { $key }
box-field-trap = pièges
box-field-one = un fromage
box-field-two = deux fromages
box-field-clover = trèfles
box-field-faces = faces
box-field-order = du préféré au moins aimé
box-field-decides = décide
box-choice-key = une clé
box-choice-keys = deux clés
box-choice-steal = vol
box-choice-claws = griffes
box-choice-heal = soin
box-choice-blank = vide
box-choice-active = ▶ le joueur actif
box-choice-opponent = ◀ l’adversaire
box-said-doors = pièges : { $trap }, un fromage : { $one }, deux fromages : { $two }, trèfles : { $clover }
box-said-third-rat = { $order } ; { $decides }

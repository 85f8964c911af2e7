### What the browser says at the table of Le Joueur de flûte.

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
        [0] en fuite : 1er
        [1] en fuite : 2e
        [2] en fuite : 3e
       *[other] en fuite : 4e
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
walk-pp-town = Bienvenue à Hamelin. La maison de devant est la tienne. Chaque rat qui la traverse fait monter son compteur d’un cran ; à { $limits-levels }, tu fuis et c’est fini pour toi. Quand il ne reste que deux joueurs, le compteur le plus bas gagne.
walk-pp-figures = Les rats et le joueur de flûte attendent entre les maisons et regardent où ils vont : vers la droite devant ta porte, et ainsi tout autour. Montre l’un d’eux ou touche-le : chaque maison indique à combien de pas elle est.
walk-pp-hand = Tu habites la maison de devant, et les rats arrivent. Chaque carte déplace une figurine : en avant, en arrière, ou sous une maison. Touche celle que tu veux jouer. Envoie les rats chez les autres, pas chez toi.
walk-pp-lay = Touche maintenant le personnage sous lequel la poser. Dès qu’il a deux cartes, sa figurine fait ce qu’elles disent, où qu’elle soit.
walk-pp-two = Rien ne bouge tant qu’un personnage n’a pas deux cartes, peu importe de qui. À ton tour tu en poses deux, sous deux personnages différents : tu peux donc finir ce qu’un autre a commencé.
walk-pp-acts = Deux cartes, et c’est parti : d’abord la carte posée en premier, puis l’autre. Ensuite vient un nouveau personnage.
walk-pp-crossed = Un rat a traversé une maison : une fenêtre s’éteint et le compteur monte d’un cran. Quand le joueur de flûte passe, il redescend d’un cran.
walk-pp-sewer = Par les égouts, une figurine passe sous la maison, et personne n’y est dérangé.
walk-pp-special = +1 et mélodie n’agissent qu’avec une autre carte : +1 va une maison plus loin, mélodie entraîne tous ceux du même endroit.
walk-pp-melody = Ils ont entendu la mélodie et ils suivent. Dans chaque maison traversée, chaque rat compte un de plus, et le joueur de flûte un de moins.
walk-pp-order = Deux personnages ont chacun deux cartes. Touche celui qui part en premier : le second jouera dans ce que le premier aura laissé.
walk-pp-fled = Le compteur a atteint le toit : la famille s’enfuit, la maison se replie et le cercle se referme. Le joueur dont c’est le tour prend le compteur. Regarde qui est ton voisin maintenant.
walk-pp-next = Voilà Le Joueur de flûte. La prochaine fois : joue à quatre ou cinq, prends des bots plus forts, ou essaie les variantes : les p’tits rats sont plus rapides, les cartes cachées plus perfides.
pp-you = Toi
pp-gist = { $seat } { $before } → { $after }
pp-gist-flees = { $seat } { $before } → { $after }, la fuite !
pp-gist-sewer = par les égouts, ni vu ni connu
pp-gist-nothing = aucun compteur ne change
pp-gist-stays = personne ne bouge
pp-gist-waits = rien ne bouge encore

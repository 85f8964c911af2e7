### What the browser says at the table of First Rat.

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
fr-drinking = tout compte { $drinks-drink-times ->
        [2] double
       *[other] { $drinks-drink-times } fois
    }
fr-steps = { $steps ->
        [one] encore un pas dans le terrier
       *[other] encore { $steps } pas dans le terrier
    }
fr-shoppers = devant un stand : { $rats }
fr-collected = collecté :
fr-tracks = La fusée et les pistes
fr-blocked = bloquée
fr-spare = le marqueur de réserve
fr-bolts-left = { $count ->
        [one] encore { $count } boulon
       *[other] encore { $count } boulons
    }
fr-at-space = case { $space }
fr-buy = Acheter
fr-steal = Voler
fr-comic = Prendre
fr-burrow = Terrier
fr-points = { $points ->
        [one] point
       *[other] points
    }
fr-bolts = { $count ->
        [one] un boulon
       *[other] { $count } boulons
    }
fr-mouldy = fromage moisi
fr-light = lumière
fr-markers-left = marqueurs
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
fr-stand-here = stand : { $stand }, { $price } fromages
fr-pipe-here = tuyau { $pipe } vers { $space }, contre : { $material }
fr-rat-of = Rat { $rat } ({ $owner })
fr-light-of = { $owner } : lumière { $light } sur { $all }
fr-digger = { $owner } dans le terrier
fr-passage = Galerie { $name }
fr-far = { $room } : { $steps }
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
fr-out-gourmet = { $steps ->
        [one] et { $steps } pas de plus
       *[other] et { $steps } pas de plus
    }
fr-out-pipes = Tuyaux
fr-out-toll = Péage
fr-out-together = Aussi
fr-out-free = rien
fr-out-mouldy = { $count ->
        [one] et un fromage moisi pour toi
       *[other] et { $count } fromages moisis pour toi
    }
fr-tip-start = Ici peuvent attendre autant de rats qu’on veut.
fr-tip-pad = Un rat qui finit ici monte dans la fusée et te vaut une récompense.
fr-tip-pipe = Case { $from } → case { $to } en un seul pas. Prix : { $material }.
fr-tip-cheese = Paie les stands, les dons et ceux dont tu partages la case.
fr-tip-material = Pour construire la fusée et passer par les tuyaux.
fr-tip-lamp = Jusqu’où va ta lumière. Une case éclairée te donne un de plus.
fr-tip-marker = Chaque marqueur posé rapporte. Qui en a posé { $limits-markers-to-end } annonce la fin.
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
fr-tip-passage = Les trognons font faire à ton marqueur le tour du terrier.
fr-tip-greg = Un rat en fer-blanc. Il retourne une carte, court et bloque les pistes. Il ne collecte rien.
fr-tip-greg-card = Des pas pour ses rats, le premier d’abord. Avec cette carte, ils ont avancé dans l’ordre { $rats }.
fr-tip-last-round = Tout le monde joue autant de tours ; puis on compte les points.
walk-fr-begin = Voilà la fusée. Construis ses pièces, fais embarquer tes rats et marque les huit pistes : le plus de points à la fin l’emporte.
walk-fr-rat = C’est ton tour : avance vers la fusée. Tes rats brillent ; touches-en un pour voir où il peut aller. Un rat seul fait jusqu’à { $limits-stride-alone } cases, plusieurs jusqu’à { $limits-stride-in-group } chacun.
walk-fr-space = Les cases qui brillent te sont ouvertes. Touches-en une : une carte dit ce qu’elle rapporte et coûte. Rien ne bouge avant que tu confirmes.
walk-fr-more = Un rat qui fait { $limits-stride-in-group } cases ou moins peut en entraîner d’autres, pourvu que tous finissent sur la même couleur. Celui qui va plus loin va seul.
walk-fr-pipe = Les tuyaux sont des raccourcis, chacun contre un matériau. Prends celui qui t’arrange, ou marche.
walk-fr-toll = Là où d’autres sont déjà, chacun d’eux reçoit un fromage. Plus de fromage ? Alors c’est du moisi, et il coûte des points.
walk-fr-collect = Un rat collecte ce que montre sa case. Les ampoules poussent ta lumière, et les cases éclairées donnent un de plus. Les trognons poussent ton marqueur dans le terrier, où attendent BD, rats et points.
walk-fr-burrow = Une bifurcation dans le terrier. Les nombres sur les boutons disent à combien de pas est chaque salle : la bibliothèque donne une BD, la nurserie un rat, l’entrepôt des points.
walk-fr-stand = Devant un stand, un rat peut prendre quelque chose : payer et rester, ou voler et filer au départ.
walk-fr-build = Assez de matériaux ? Construis une pièce ou donne du fromage. Plus tu marques tôt, plus ça rapporte.
walk-fr-marker = Un marqueur sur une piste : des points pour de bon. On en a { $limits-markers } chacun, et le numéro { $limits-markers-to-end } sonne les dernières manches.
walk-fr-aboard = Un rattronaute ! Il rapporte, reste à bord et vaut une récompense : un boulon, { $limits-bolt-points } points à la fin, ou un rat de la nurserie.
walk-fr-reward = Un de tes rats est à bord, et cela vaut une récompense tout de suite : un boulon, qui rapporte des points à la fin, ou un de tes rats de la nurserie.
walk-fr-drink = Tu as une boisson énergisante. Bois-la maintenant, et tout ce que tu collectes ce tour-ci vient { $drinks-drink-times ->
        [2] en double
       *[other] { $drinks-drink-times } fois
    }. Après, elle est finie : attends un tour riche.
walk-fr-material = Ton sac à dos ajoute à ce que tu as collecté. Choisis le matériau qui te manque pour la prochaine pièce de la fusée.
walk-fr-comic = Ton marqueur est à la bibliothèque : une BD est à toi. Chacune t’aide pour le reste de la partie ; arrête-toi dessus pour lire ce qu’elle fait.
walk-fr-super-rat = Cette BD fait d’un de tes rats un super rat. Nomme celui qui a encore du chemin : à bord de la fusée, le pouvoir est perdu.
walk-fr-free = Ton marqueur est à la nurserie : fais sortir un rat, et il commence au départ. Plus de rats, plus de récolte.
walk-fr-track = GREG, le rat de fer-blanc, prend sa meilleure piste. Plusieurs se valent pour lui : à toi de dire laquelle.
walk-fr-next = Voilà First Rat. La prochaine fois : à trois ou quatre, la décharge se remplit ; avec des bots plus forts, c’est serré ; et seul, essaie GREG et ses neuf défis.

own-challenges-line = En solo contre GREG : ce que tu as réussi sur cet appareil, par niveau de GREG.
own-challenges-play = Jouer en solo contre GREG

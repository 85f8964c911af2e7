### What the browser says at the table of Rat Trap.

rt-round = Manche { $round } sur { $rounds }
rt-extra-round = Manche supplémentaire
rt-goal = { $points } points finissent la partie
rt-points = { $points ->
        [one] point
       *[other] points
    }
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
rt-attacked = griffé
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
rt-tip-pile = Des portes ; derrière au moins une sur cinq il y avait un piège. Qui a une clé ouvre celle du dessus.
rt-unseen = Derrière les portes et dans les stocks, pas encore vus par toi : { $cards }.
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
walk-rt-own = Ici, c’est toi. Ce que tu trouves derrière les portes est ton stock, et son fromage compte à la fin de la manche. Les pansements sont des blessures : au numéro { $limits-bandages-to-be-out } tu es hors jeu, et ton stock est perdu.
walk-rt-threw = Ce que disent les dés : une clé ouvre une porte, deux clés en ouvrent deux, la main vole une carte, les griffes envoient le chat, et le soin enlève un de tes pansements.
walk-rt-throw-again = Tu veux du fromage, et c’est ton tour. Les deux dés montrent deux actions : tu en feras une, un partenaire l’autre. Garde ce lancer, ou relance les deux. Une fois seulement, et c’est alors le second qui compte.
walk-rt-partner = Choisis maintenant un partenaire : un des rats qui luisent. Il garde un dé pour lui et te rend l’autre. Prends donc quelqu’un qui veut ce dont tu ne veux pas.
walk-rt-die = On t’a pris comme partenaire. Touche le dé dont tu veux faire l’action : une clé ouvre une porte, la main vole une carte, les griffes envoient le chat, le soin enlève un pansement. L’autre dé repart.
walk-rt-pile = Tu as une clé : touche un paquet pour ouvrir sa première porte. Le fromage donne des points, un trèfle te sauve une fois, un piège fait mal. Les pièges déjà trouvés sont posés à côté : devine ce qui reste.
walk-rt-drew = Ce qu’un rat trouve derrière une porte reste son secret. Les autres voient seulement combien de cartes il a.
walk-rt-trap = Clac ! Un piège se montre tout de suite, et ça fait mal.
walk-rt-wounded = Un pansement : ce rat est blessé. Il le garde jusqu’à ce qu’il obtienne lui-même un soin, ou jusqu’à la fin de la manche.
walk-rt-clover = Quelque chose va te blesser. Un trèfle de ton stock l’évite ; sinon tu prends un pansement. On te le demande même si tu n’en as pas, pour que personne ne devine tes cartes.
walk-rt-rob = Tu peux voler une carte. Touche le rat que tu voles : la carte vient au hasard, mais plus il a de cartes devant lui, plus il a sans doute de fromage.
walk-rt-cat = Le chat ! Qui a les griffes l’envoie, même sur son partenaire.
walk-rt-round-ended = La manche est finie : chaque fromage en stock vaut des points, sauf si son rat est sorti.
walk-rt-claw = Tu as les griffes. Touche le rat sur qui le chat doit bondir : il prend un pansement, et au numéro { $limits-bandages-to-be-out } il sort de la manche sans un point. Ton partenaire n’est pas à l’abri.
walk-rt-which-piles = Ton rôle est le Manipulateur : avant la manche, tu regardes deux paquets et tu ranges leurs portes comme tu veux. Choisis-les.
walk-rt-arrange = Tu refais ce paquet du haut vers le bas. Choisis la porte suivante : la première est celle que la prochaine clé ouvrira.
walk-rt-step-in = Avec Al Ratone, tu peux t’imposer comme partenaire, une fois par manche. On le demande à tous ceux dont le rôle est caché, pour ne trahir personne. Si tu as un autre rôle, laisse faire.
walk-rt-send-on = Le chat fonce sur toi. L’Hypnotiseur peut l’envoyer sur un autre rat, une fois par manche. Avec un autre rôle, laisse faire.
walk-rt-next = Voilà Comme des Rats. La prochaine fois : joue à quatre ou cinq, prends des bots plus forts, ou ajoute les rôles, qui donnent à chaque rat un talent secret. Et parle : une promesse ne coûte rien.
walk-rt-goal = Le but : le plus de points après la dernière manche, la numéro { $limits-rounds } ; qui en a { $limits-points-to-end } met fin plus tôt. Une manche finit quand un rat est hors jeu, ou quand deux paquets sont vides.
own-word-record-tip = Une promesse n’engage personne, mais on s’en souvient. Les robots tiennent la leur selon leur caractère : honnête, avisé ou rusé. Lequel est devant toi, le temps le montre ; on le dit à la fin. (maison)

### Saba's board in French.

stage = Tour { $turn } · { $step }
figure-points = Figurines sur le toit
figure-stock = Ressources en stock
figure-hand = Cartes Action en main
series-balconies = Figurines sur les balcons
series-serail = Marqueurs dans le sérail
series-along = Tours de jeu

## The palace

palace = Le palais et ses jardins
garden = Jardin { $number }
garden-with = { $piece ->
    [arch] Jardin { $number } : un arc de portail.
    [fountain] Jardin { $number } : une fontaine.
    [pillar] Jardin { $number } : un pilier.
   *[none] Jardin { $number } : rien n’est encore construit.
}
balcony-free = Le balcon est libre.
balcony-of = { SEAT($seat) } occupe le balcon.
balcony-mine = Votre propre figurine s’y trouve.
locked-with = Verrou { NAME($type, "resource.de") } : il en coûte 1 de plus.
site-would-build = { $piece ->
    [arch] La carte du site { $site } construit ici un arc de portail.
    [fountain] La carte du site { $site } construit ici une fontaine.
   *[pillar] La carte du site { $site } construit ici un pilier.
}
chamber = Chambre du Trésor
chamber-means = Une figurine placée ici compte jusqu’à la fin ; personne ne peut l’en chasser.
chamber-holds = { $number ->
    [0] La Chambre du Trésor est vide.
   *[other] Dans la Chambre du Trésor : { SEATS($seats) }.
}

## The sites

sites = Sites
site-empty = Le site { $number } est vide
building-deck = Pioche Construction
building-deck-means = C’est le nombre de cartes qui restent. Quand une carte part, les autres se resserrent vers le site 1 et une nouvelle est retournée sur le site 3.
building-deck-left = Il en reste { $number } ; ensuite : { $next }
building-deck-empty = La pioche est épuisée
palace-card = { $piece ->
    [arch] Arc de portail
    [fountain] Fontaine
   *[pillar] Pilier
}
palace-card-in = { $piece ->
    [arch] Arc de portail du jardin { $number }
    [fountain] Fontaine du jardin { $number }
   *[pillar] Pilier du jardin { $number }
}
special-treasure-1 = Chambre du Trésor
special-treasure-2 = Chambre du Trésor
special-game-end = Fin de partie
special-ends = Met aussitôt fin à la partie
special-leader = { SEAT($seat) } mène
special-nobody = Personne ne mène pour le moment
displaces = Chasse { SEAT($seat) }
short-free = balcon libre
short-own = votre figurine
short-thrown = est chassé
short-leads = mène
short-nobody = personne ne mène
short-ends = fin de la partie
costs = Coût : { AMOUNTS($resources, "resource") }.
costs-nothing = gratuit
card-shows = Sur la carte : { NAME($type, "resource") }
site-surcharge = Pour le site { $site } : or
lock-costs = Pour le verrou : { NAME($type, "resource") }
you-lack = Il vous manque : { NAME($type, "resource") }

## The harbour

harbour = Port
harbour-after = Ensuite :
quay = Emplacement { $slot } du port
quay-holds = { $number ->
    [0] Emplacement { $slot } : pas { NAME($type, "resource.de") }.
   *[other] Emplacement { $slot } : { $number } { NAME($type, "resource") }.
}
quay-room = Capacité
quay-card = Votre { NAME($card, "harbour-card") } montre cet emplacement.
slot-means-1 = Vous piochez aussi une carte Action.
slot-means-2 = Vous écartez aussi une carte Palais des sites.
slot-means-3 = Vous déplacez aussi le vizir et utilisez le quartier où il va.
slot-means-4 = Rien de plus, mais c’est le mieux garni.
my-harbour-cards = Cartes Port
harbour-brings = { $number ->
    [0] Il n’y a pas { NAME($type, "resource.de") }.
   *[other] Rapporte { $number } { NAME($type, "resource") }.
}
harbour-sides = Montre l’emplacement { $up } ; au verso, l’emplacement { $down }
harbour-then = puis emplacement { $slot }

## The city

quarters = Quartiers de la ville
space-price = Or pour la prochaine figurine
space-free = Libre, coûte { $price } or
space-taken = Figurine ({ SEAT($seat) })
space-ready = Figurine ({ SEAT($seat) }), prête à travailler
neighbours = À côté : { $names }
vizier = Le vizir
vizier-blocks = Le vizir bloque ce quartier.
near-enough = Assez près pour travailler aussitôt.

## The serail

serail = Sérail
serail-means = Qui est chassé d’un balcon peut placer un marqueur sur la case 1. Le plus grand nombre de marqueurs départage les égalités, puis le marqueur le plus proche de la case 1.
serail-seat-empty = Le siège du sérail est vide
serail-seat-of = { SEAT($seat) } occupe le siège du sérail
serail-seat-means = Il revient à qui a le plus de marqueurs dans le sérail ; la figurine compte un point.
cell-empty = La case { $number } est vide
cell-of = Case { $number } : marqueur ({ SEAT($seat) })

## The builders

builders = Les autres bâtisseurs
reserve = Réserve
reserve-means = Ce qui est parti est parti : personne ne reçoit ce que la réserve n’a pas.
reserve-holds = Réserve : { $number } { NAME($type, "resource") }
stock = Votre stock
stock-means = À la fin de votre tour, vous pouvez garder { $limit ->
    [one] { $limit } ressource
   *[other] { $limit } ressources
}.
stock-count = { $number } sur { $limit }
stock-holds = Ressources : { $number } ; on peut en garder { $limit }
stock-empty = aucune ressource
take-from = Prendre { NAME($type, "resource.du") } à { SEAT($seat) }
supply = { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} en réserve personnelle
action-deck = Cartes Action : { $number } dans la pioche, { $discarded } dans la défausse
action-cards = Cartes Action
action-cards-mean = Quand la pioche est épuisée, les cartes défaussées sont mélangées et en forment une nouvelle.
discarded = Défausse : { NAME($card, "action-card") }
my-supply = Réserve personnelle
hand = Votre main
hand-count = { $number } sur { $limit }
hand-empty = Pas encore de carte Action. Vous en piochez une à la fin de chaque tour, et à l’emplacement 1 du port.

## The turn

path = Les étapes du tour
path-before = Avant
path-before-means = Utilisez des quartiers et jouez des cartes à votre gré ; une carte Port met fin à cette étape.
path-before-ends = Une carte Port met fin à cette étape.
path-harbour = Port
path-harbour-means = Prenez ce qu’il y a à l’emplacement que montre votre carte, et faites ce qu’il permet.
path-harbour-ends = Quand l’emplacement a servi, le port est regarni.
path-build = Construire
path-build-means = Construisez un élément du palais et prenez une carte spéciale, dans l’ordre que vous voulez, ou ni l’un ni l’autre.
path-build-ends = Continuer met fin à cette étape.
path-quarter = Quartier
path-quarter-means = Qui a construit peut placer une figurine dans un quartier. Elle travaille à partir du prochain tour.
path-quarter-ends = Une figurine dans un quartier, ou aucune, met fin à cette étape.
path-final = Fin
path-final-means = Une carte Action est piochée. Quartiers et cartes peuvent encore servir ; puis le stock et la main sont ramenés à leurs limites.
path-final-ends = Terminer le tour le passe au suivant.
still-possible = Encore possible : { $things }
can-build = { $number ->
    [one] { $number } construction
   *[other] { $number } constructions
}
can-take = { $number ->
    [one] { $number } carte spéciale
   *[other] { $number } cartes spéciales
}
can-place = { $number ->
    [one] une figurine dans un quartier
   *[other] une figurine dans l’un de { $number } quartiers
}
can-use = { $number ->
    [one] { $number } quartier
   *[other] { $number } quartiers
}
can-play = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## Choices of several parts

confirm = Valider
back = Retour
give = Donner
get = Recevoir
from-reserve = De la réserve
from-stock = De votre stock
workers-save = Vos ouvriers économisent
without-workers = Construire sans ouvriers
and-the-other = Et l’autre ?
thing-picked = { $number ->
    [0] { NAME($type, "resource") }
   *[other] { NAME($type, "resource") }, quantité choisie : { $number }
}

## The table in words

text-points = { $number ->
    [one] { $number } figurine sur le toit
   *[other] { $number } figurines sur le toit
}
text-stock = En stock : { AMOUNTS($resources, "resource") }
text-turn-of = C’est à { SEAT($seat) } de jouer
text-built-this-turn = Un élément du palais a été construit ce tour-ci
text-special-this-turn = Une carte spéciale a été prise ce tour-ci
text-quiet = Tours sans qu’une carte quitte les sites : { $turns } ; la partie s’arrête à { $limit }
text-building-deck = Pioche Construction : il en reste { $number } ; ensuite : { $next }
text-built = Construits : { NAMES($cards, "card") }
text-removed = Hors jeu : { NAMES($cards, "card") }
text-site-cost = { $lock ->
    [none] Sur la carte : { AMOUNTS($printed, "resource") } ; or pour le site : { $surcharge }
   *[other] Sur la carte : { AMOUNTS($printed, "resource") } ; or pour le site : { $surcharge } ; pour le verrou : { NAME($lock, "resource") }
}
text-lacks = Il manque à { SEAT($seat) } : { AMOUNTS($resources, "resource") }
text-can-pay = { SEAT($seat) } peut payer
text-quay-room = Capacité { $number }.
text-after = Une fois l’emplacement { $slot } pris, les emplacements 1 à 4 contiennent { $slots }
text-discarded = Défaussées : { $cards }
text-all-cards = Dans le jeu : { $cards }
text-serail-majority = { SEAT($seat) } a la majorité
text-space-prices = La première place d’un quartier coûte { $first } or, la deuxième { $second }
text-gives = donne 1 { NAME($type, "resource") }
text-space-free = place { $space } libre
text-space-of = { $ready ->
    [yes] place { $space } { SEAT($seat) }, figurine prête à travailler
   *[no] place { $space } { SEAT($seat) }
}
text-next-figure = La prochaine figurine coûte { $price } or
text-first = A commencé la partie
text-balconies = Sur les balcons des jardins { $gardens }
text-elsewhere = Dans la chambre du Trésor { $chamber }, marqueurs dans le sérail { $markers }
text-limits = À la fin d’un tour, on peut garder { $stock } ressources et { $hand } cartes Action
text-hand = { $number ->
    [one] { $number } carte Action en main
   *[other] { $number } cartes Action en main
}
text-site = Site { $site } : { $card }, coût : { AMOUNTS($resources, "resource") }
text-quarter = { NAME($quarter, "quarter") } : { $brings }

## The tour

tour-palace = Voici le palais de la reine de Saba. Seules comptent les figurines sur son toit : un point pour chacune sur un balcon, et un pour chacune dans cette Chambre du Trésor, d’où personne ne peut la chasser. Vous jouez en bleu, et chacun de vous trois a deux points.
tour-carpenter = Vous voulez la fontaine du jardin 5, puis la carte Chambre du Trésor. Il faut en tout deux pièces d’ébène, et la seconde vient du charpentier : votre figurine y travaille une fois par tour. Cliquez sur le quartier.
tour-harbour = À chaque tour, vous jouez l’une de vos deux cartes Port. Celle-ci prend les 3 albâtre de l’emplacement 3, et vous laisse déplacer le vizir.
tour-vizier = Le vizir bloque le quartier où il se trouve, mais il vous laisse d’abord l’utiliser, même sans figurine. Envoyez-le chez l’orfèvre chercher 1 or.
tour-build = Maintenant, construisez. La carte est sur le site 2 et y coûte 1 or de plus. Votre figurine prend le balcon et chasse celle qui s’y trouve ; son propriétaire reçoit un marqueur dans le sérail, qui départage les égalités.
tour-treasure = Avec trois points, vous menez. Prenez la carte Chambre du Trésor pour une pièce d’albâtre, une de grès et une d’ébène : qui mène place une figurine dans la Chambre, et elle y reste.
tour-quarter = Qui a construit peut placer une figurine dans un quartier. La première place du tailleur de pierres coûte 1 or, et vous donne 1 albâtre à chaque tour à partir du prochain.
tour-end = À la fin de votre tour, vous piochez une carte Action ; vous pouvez encore la jouer aussitôt. Vous pouvez garder 7 ressources et 3 cartes. Continuez, et tenez vos balcons !

### L’écran de Saba en français. Les noms des cartes et des choses sont dans les textes du jeu.

turn = tour { $turn }
advanced = jeu avancé
amounts = { AMOUNTS($resources, "resource") }
resource-count = { $number } { NAME($type, "resource") }
for-cost = pour { $cost }

colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-green = vert

## Ce qui précède une ligne

line-site = Site { $number }
line-harbour = Port
line-quarters = Quartiers
line-serail = Sérail
line-reserve = Réserve
line-decks = Pioches
line-hand = Votre main
line-built = Construits
line-removed = Écartées
line-discarded = Défausse
line-ours = De nous
line-stock = Stock
line-points = Points
line-balconies = Balcons
line-chamber = Chambre
line-supply = À soi
line-cards = Cartes

## Le palais et la ville : peu de lettres, car huit jardins se tiennent côte à côte

garden-number = Jardin
garden-built = bâti
garden-balcony = balcon
garden-lock = verrou
piece = { $piece ->
    [arch] arc
    [fountain] fontaine
   *[pillar] pilier
}
cost-of-site = dont { $number } or pour le site
cost-of-lock = 1 { NAME($type, "resource") } pour le verrou
sends-home = chasse
vizier = vizir
cells = { $number } cases
serail-seat = siège :
building-deck = { $number ->
    [one] { $number } carte Construction
   *[other] { $number } cartes Construction
}{ $next ->
    [none] { "" }
   *[other] , ensuite { NAME($next, "next") }
}
action-deck = { $number ->
    [one] { $number } carte Action
   *[other] { $number } cartes Action
}, { $discarded } dans la défausse

## Les bâtisseurs

column-builder = Joueur
column-points = Points
column-alabaster = Alb.
column-sandstone = Grès
column-ebony = Ébène
column-gold = Or
column-figures = Figurines
column-markers = Marq.
column-cards = Cartes
column-slots = Port
mark-turn = à jouer
mark-asked = répond

## Choix

foreman-near = prête aussitôt
foreman-far = trop loin pour travailler ce tour-ci
slot-brings = emplacement { $slot } : { $brings } (puis elle montre l’emplacement { $then })

## Un bâtisseur

on-the-roof = { $number } sur le toit en ce moment
balcony = jardin { $garden }
in-the-chamber = { $number ->
    [one] { $number } figurine
   *[other] { $number } figurines
} dans la Chambre du Trésor
in-supply = { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, { $markers ->
    [one] { $markers } marqueur de sérail
   *[other] { $markers } marqueurs de sérail
}
serail-markers = { $number ->
    [one] { $number } marqueur
   *[other] { $number } marqueurs
}
harbour-sides = la carte { $card } montre l’emplacement { $up }, dessous { $below }
in-hand = { $number } en main

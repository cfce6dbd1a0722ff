### L’écran d’Aladdin's Dragons en français. Les noms des cartes et des lieux sont dans les textes du jeu.

round = manche { $round }
legend = #7 face cachée (avec sa valeur s’il est à vous) · ~3 un tapis · ×2 doublé

## Ce qui précède une ligne

line-declared = Déclaré
line-round = Manche
line-bank = Banque
line-tokens = Pions
line-treasure = Trésors
line-artifacts = Objets
line-front = Posés
line-spells = Sortilèges
line-used = Lancés
line-cards = Cartes
line-ours = De nous

## Le plateau

guard = garde { $guard }
sealed = scellé
cave-closed = fermée par le dragon
pile-left = encore { $number }
sold-out = tout est vendu
smuggler = contrebande

## Ce qui se passe

target-loan = { NAME($artifact, "artifact.le") } ({ $owner })
target-artifact = pour { NAME($artifact, "artifact.le") }
target-move = vers { NAME($space, "space") }
target-space = sur { NAME($space, "space") }
target-spell = contre « { NAME($spell, "item") } »
cancelled = annulé
goes-first-next = { $name } commencera
spy-about = tous posent face visible, sauf { $name }
last-are-first = 9 compte 1 et 1 compte 9
bank-endless = trésors sans fin
spells-left = { $number ->
    [one] { $number } sortilège
   *[other] { $number } sortilèges
} dans la tente

## Les joueurs

column-player = Joueur
column-tokens = Pions
column-artifacts = Objets
column-spells = Sortilèges
column-uses = Usages
column-front = Posés
mark-camel = chameau
mark-djinn = Djinn
mark-admitted = au palais

## Ce qui est à moi

all-placed = tous posés
in-all = ({ $number } en tout)
card-used = (utilisé)
cards-used = (utilisés : { $number })
card-drawn = (pioché)
you-have = vous en avez { $number }
piece-number = pièce n° { $piece }

## De plus près

known-below = { $artifact } est le numéro { $place } sous celui en vente
no-spell-yet = aucun sortilège encore
cards-gone = cartes Trésor passées : { $cards } ; cette manche : { $card }
tokens-behind = { $number } derrière le paravent
uses-left = usages restants : { $number }
lamp-burns = la lampe brûle
behind-screen = derrière le paravent

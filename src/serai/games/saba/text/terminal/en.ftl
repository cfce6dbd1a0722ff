### Saba's screen in English. Names of cards and things are in the game's own file.

turn = turn { $turn }
advanced = advanced
amounts = { AMOUNTS($resources, "resource") }
resource-count = { $number } { NAME($type, "resource") }
for-cost = for { $cost }

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green

## What stands before a line

line-site = Site { $number }
line-harbour = Harbour
line-quarters = Quarters
line-serail = Serail
line-reserve = Reserve
line-decks = Decks
line-hand = Your hand
line-built = Built
line-removed = Removed
line-discarded = Discarded
line-ours = Ours
line-stock = Stock
line-points = Points
line-balconies = Balconies
line-chamber = Chamber
line-supply = Supply
line-cards = Cards

## The palace and the city: few letters, for eight gardens stand side by side

garden-number = Garden
garden-built = built
garden-balcony = balcony
garden-lock = lock
piece = { $piece ->
    [arch] arch
    [fountain] fountain
   *[pillar] pillar
}
cost-of-site = { $number } gold of it for the site
cost-of-lock = 1 { NAME($type, "resource") } for the lock
sends-home = sends home
vizier = vizier
cells = { $number } cells
serail-seat = seat:
building-deck = { $number ->
    [one] 1 building card
   *[other] { $number } building cards
}{ $next ->
    [none] { "" }
   *[other] , next { NAME($next, "next") }
}
action-deck = { $number ->
    [one] 1 action card
   *[other] { $number } action cards
}, { $discarded } discarded

## The builders

column-builder = Builder
column-points = Points
column-alabaster = Alab.
column-sandstone = Sandst.
column-ebony = Ebony
column-gold = Gold
column-figures = Figures
column-markers = Markers
column-cards = Cards
column-slots = Slots
mark-turn = turn
mark-asked = asked

## Choices

foreman-near = ready there at once
foreman-far = too far to be ready this turn
slot-brings = slot { $slot }: { $brings } (then it shows slot { $then })

## One builder

on-the-roof = { $number } on the roof now
balcony = garden { $garden }
in-the-chamber = { $number ->
    [one] 1 figure
   *[other] { $number } figures
} in the treasure chamber
in-supply = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}, { $markers ->
    [one] 1 serail marker
   *[other] { $markers } serail markers
}
serail-markers = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
harbour-sides = card { $card } shows slot { $up }, below it { $below }
in-hand = { $number } in hand

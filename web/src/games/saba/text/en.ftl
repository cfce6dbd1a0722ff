### Saba's board in English.

stage = Turn { $turn } · { $step }
figure-points = Figures on the roof
figure-stock = Resources in stock
figure-hand = Action cards in hand
series-balconies = Figures on balconies
series-serail = Markers in the serail
series-along = Turns

## The palace

palace = The palace and its gardens
garden = Garden { $number }
garden-with = { $piece ->
    [arch] Garden { $number }: an arch.
    [fountain] Garden { $number }: a fountain.
    [pillar] Garden { $number }: a pillar.
   *[none] Garden { $number }: nothing is built yet.
}
balcony-free = The balcony is free.
balcony-of = { SEAT($seat) } stands on the balcony.
balcony-mine = Your own figure stands there.
locked-with = Locked with { NAME($type, "resource") }: it costs one more of it.
site-would-build = { $piece ->
    [arch] The card on site { $site } builds an arch here.
    [fountain] The card on site { $site } builds a fountain here.
   *[pillar] The card on site { $site } builds a pillar here.
}
chamber = Treasure chamber
chamber-means = A figure in here counts to the end; nobody can throw it out.
chamber-holds = { $number ->
    [0] The treasure chamber is empty.
   *[other] In the treasure chamber: { SEATS($seats) }.
}

## The sites

sites = Sites
site-empty = Site { $number } is empty
building-deck = Building deck
building-deck-means = So many cards are left. When a card leaves, the others close up towards site 1 and a new one is turned up on site 3.
building-deck-left = { $number } left, next: { $next }
building-deck-empty = The deck is used up
palace-card = { $piece ->
    [arch] Arch
    [fountain] Fountain
   *[pillar] Pillar
}
palace-card-in = { $piece ->
    [arch] Arch in garden { $number }
    [fountain] Fountain in garden { $number }
   *[pillar] Pillar in garden { $number }
}
special-treasure-1 = Treasure chamber
special-treasure-2 = Treasure chamber
special-game-end = End of the game
special-ends = Ends the game at once
special-leader = { SEAT($seat) } leads
special-nobody = Nobody leads now
displaces = Throws { SEAT($seat) } out
short-free = balcony free
short-own = your own figure
short-thrown = is thrown out
short-leads = leads now
short-nobody = nobody leads
short-ends = ends the game
costs = Costs { AMOUNTS($resources, "resource") }.
costs-nothing = free
card-shows = On the card: { NAME($type, "resource") }
site-surcharge = For site { $site }: gold
lock-costs = For the lock: { NAME($type, "resource") }
you-lack = You lack: { NAME($type, "resource") }

## The harbour

harbour = Harbour
harbour-after = Afterwards:
quay = Harbour slot { $slot }
quay-holds = { $number ->
    [0] Slot { $slot }: no { NAME($type, "resource") } is there.
   *[other] Slot { $slot }: { $number } { NAME($type, "resource") }.
}
quay-room = Room for
quay-card = Your { NAME($card, "harbour-card") } shows this slot.
slot-means-1 = You also draw an action card.
slot-means-2 = You also strike a palace card from the sites.
slot-means-3 = You also move the vizier and use the quarter he goes to.
slot-means-4 = Nothing more, but it is the fullest.
my-harbour-cards = Harbour cards
harbour-brings = { $number ->
    [0] No { NAME($type, "resource") } lies there.
   *[other] Brings { $number } { NAME($type, "resource") }.
}
harbour-sides = Shows slot { $up }, slot { $down } on its back
harbour-then = then slot { $slot }

## The city

quarters = City quarters
space-price = Gold for the next figure
space-free = Free, costs { $price } gold
space-taken = Figure of { SEAT($seat) }
space-ready = Figure of { SEAT($seat) }, ready for work
neighbours = Beside it: { $names }
vizier = The vizier
vizier-blocks = The vizier blocks this quarter.
near-enough = Near enough to work at once.

## The serail

serail = Serail
serail-means = Whoever is thrown off a balcony may put a marker on cell 1. The most markers decide ties, then the one nearest to cell 1.
serail-seat-empty = The serail seat is empty
serail-seat-of = { SEAT($seat) } holds the serail seat
serail-seat-means = The most markers in the serail hold it; the figure counts one point.
cell-empty = Cell { $number } is empty
cell-of = Cell { $number }: marker of { SEAT($seat) }

## The builders

builders = The other builders
reserve = Reserve
reserve-means = What is gone is gone: nobody gets what the reserve does not have.
reserve-holds = Reserve: { $number } { NAME($type, "resource") }
stock = Your stock
stock-means = At the end of your turn you may keep { $limit } resources.
stock-count = { $number } of { $limit }
stock-holds = { $number } resources, { $limit } may be kept
stock-empty = no resources
take-from = Take { NAME($type, "resource") } from { SEAT($seat) }
supply = { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} in supply
action-deck = Action cards: { $number } in the deck, { $discarded } discarded
action-cards = Action cards
action-cards-mean = When the deck is used up, the discarded cards are shuffled into a new one.
discarded = Discarded: { NAME($card, "action-card") }
my-supply = Supply
hand = Your hand
hand-count = { $number } of { $limit }
hand-empty = No action cards yet. You draw one at the end of each turn, and in harbour slot 1.

## The turn

path = The steps of the turn
path-before = Before
path-before-means = Use quarters and play cards as you like; a harbour card ends this.
path-before-ends = A harbour card ends this step.
path-harbour = Harbour
path-harbour-means = Take what lies in the slot that your card shows, and do what the slot lets you do.
path-harbour-ends = When the slot is done the harbour is refilled.
path-build = Build
path-build-means = Build one palace piece and take one special card, in any order, or neither.
path-build-ends = Going on ends this step.
path-quarter = Quarter
path-quarter-means = Who has built may put one figure into a quarter. It works from the next turn on.
path-quarter-ends = A figure in a quarter, or none, ends this step.
path-final = End
path-final-means = An action card is drawn. Quarters and cards can still be used; then stock and hand are brought down to their limits.
path-final-ends = Ending the turn hands it on.
still-possible = Still possible: { $things }
can-build = { $number ->
    [one] a build
   *[other] { $number } builds
}
can-take = { $number ->
    [one] a special card
   *[other] { $number } special cards
}
can-place = { $number ->
    [one] a figure in a quarter
   *[other] a figure in one of { $number } quarters
}
can-use = { $number ->
    [one] a quarter
   *[other] { $number } quarters
}
can-play = { $number ->
    [one] a card
   *[other] { $number } cards
}

## Choices of several parts

confirm = So be it
back = Back
give = Give
get = Get
from-reserve = From the reserve
from-stock = From your stock
workers-save = Your workers save
without-workers = Build without workers
and-the-other = And the other one?
thing-picked = { $number ->
    [0] { NAME($type, "resource") }
   *[other] { NAME($type, "resource") }, chosen { $number }
}

## The table in words

text-points = { $number ->
    [one] { $number } figure on the roof
   *[other] { $number } figures on the roof
}
text-stock = In stock: { AMOUNTS($resources, "resource") }
text-turn-of = { SEAT($seat) } is to move
text-built-this-turn = A palace piece has been built this turn
text-special-this-turn = A special card has been taken this turn
text-quiet = Turns without a card leaving the sites: { $turns }; the game ends at { $limit }
text-building-deck = Building deck: { $number } left, next { $next }
text-built = Built: { NAMES($cards, "card") }
text-removed = Gone from the game: { NAMES($cards, "card") }
text-site-cost = { $lock ->
    [none] On the card { AMOUNTS($printed, "resource") }, gold for the site { $surcharge }
   *[other] On the card { AMOUNTS($printed, "resource") }, gold for the site { $surcharge }, for the lock { NAME($lock, "resource") }
}
text-lacks = { SEAT($seat) } lacks { AMOUNTS($resources, "resource") }
text-can-pay = { SEAT($seat) } can pay
text-quay-room = Room for { $number }.
text-after = Once slot { $slot } is taken, slots 1 to 4 hold { $slots }
text-discarded = Discarded: { $cards }
text-all-cards = In the game: { $cards }
text-serail-majority = { SEAT($seat) } has the majority
text-space-prices = The first space of a quarter costs { $first } gold, the second { $second }
text-gives = gives 1 { NAME($type, "resource") }
text-space-free = space { $space } free
text-space-of = { $ready ->
    [yes] space { $space } { SEAT($seat) }, ready for work
   *[no] space { $space } { SEAT($seat) }
}
text-next-figure = The next figure costs { $price } gold
text-first = Went first
text-balconies = On the balconies of gardens { $gardens }
text-elsewhere = In the treasure chamber { $chamber }, markers in the serail { $markers }
text-limits = At the end of a turn one may keep { $stock } resources and { $hand } action cards
text-hand = { $number ->
    [one] { $number } action card in hand
   *[other] { $number } action cards in hand
}
text-site = Site { $site }: { $card }, costs { AMOUNTS($resources, "resource") }
text-quarter = { NAME($quarter, "quarter") }: { $brings }

## The tour

tour-palace = This is the palace of the Queen of Saba. Only figures on its roof count: one point for each on a balcony, and one for each in this treasure chamber, from which nobody can throw it out. You play blue, and all three of you have two points.
tour-carpenter = You want the fountain in garden 5, and then the treasure chamber card. Together they take two ebony, and the second comes from the carpenter: your figure there works once each turn. Click the quarter.
tour-harbour = Every turn you play one of your two harbour cards. This one takes the three alabaster from slot 3, and lets you move the vizier.
tour-vizier = The vizier blocks the quarter he stands in, but first he lets you use it, even without a figure there. Send him to the goldsmith for a piece of gold.
tour-build = Now build. The card lies on site 2 and costs 1 gold more there. Your figure takes the balcony and throws out the one that stands on it; its owner gets a marker in the serail, which decides ties.
tour-treasure = With three points you lead. Take the treasure chamber card for one alabaster, one sandstone and one ebony: the leader puts a figure into the chamber, and there it stays.
tour-quarter = Who has built may put a figure into a quarter. The stonemason's first space costs 1 gold, and gives you 1 alabaster in every turn from the next one on.
tour-end = At the end of your turn you draw an action card; it can still be played at once. You may keep 7 resources and 3 cards. Play on, and keep your balconies!

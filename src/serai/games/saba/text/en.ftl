### Saba in English.

## Setting up

event-first-player = { SEAT($seat) } goes first.
event-starting-resources = { SEAT($seat) } starts with { $number } { NAME($type, "resource") }.
event-harbour-set-up = Harbour slot { $slot } is filled with { $count } { NAME($type, "resource") }.
event-card-laid-out = Site { $site } opens with { NAME($card, "card") }.

## The turn

event-turn-begins = Turn { $turn }: { SEAT($seat) }.
event-turn-ends = { SEAT($seat) } ends the turn.
event-action-card-drawn = { SEAT($seat) } draws an action card.
event-drew-action-card = { SEAT($seat) } finds { NAMES($cards, "action-card") }.
event-action-cards-reshuffled = { $cards ->
    [one] The only discarded action card becomes the new deck.
   *[other] The { $cards } discarded action cards are shuffled into a new deck.
}
event-no-action-card-left = There is no action card left for { SEAT($seat) } to draw.
event-action-card-discarded = { SEAT($seat) } discards { NAME($card, "action-card") }.
event-resource-returned = { SEAT($seat) } returns 1 { NAME($type, "resource") } to the reserve.

## The harbour

event-harbour-chosen = { SEAT($seat) } plays { NAME($card, "harbour-card") } for harbour slot { $slot }.
event-harbour-taken = { SEAT($seat) } unloads { $number } { NAME($type, "resource") } in slot { $slot }.
event-harbour-slot-empty = No { NAME($type, "resource") } lies in slot { $slot } for { SEAT($seat) }.
event-harbour-brought-card = { SEAT($seat) } draws an action card in the harbour.
event-palace-card-removed = { SEAT($seat) } strikes { NAME($card, "card") } from site { $site }.
event-no-palace-card-to-remove = { SEAT($seat) } finds no palace card to strike from the sites.
event-vizier-moved = { SEAT($seat) } sends the vizier from the { NAME($from, "quarter") } to the { NAME($to, "quarter") }.
event-vizier-produced = The vizier gets { SEAT($seat) } 1 { NAME($type, "resource") } from the { NAME($quarter, "quarter") }.
event-vizier-found-nothing = The { NAME($quarter, "quarter") } has nothing to offer { SEAT($seat) } just now.
event-vizier-exchanged = Through the vizier, { SEAT($seat) } turns 1 { NAME($give, "resource") } into 1 { NAME($get, "resource") } at the { NAME($quarter, "quarter") }.
event-vizier-exchange-declined = { SEAT($seat) } exchanges nothing at the { NAME($quarter, "quarter") }.
event-harbour-slot-filled = Slot { $slot } now holds { $count } { NAME($type, "resource") }{ $added ->
    [0] .
   *[other] { " " }({ $added } new).
}
event-harbour-card-turned = { SEAT($seat) } turns { NAME($card, "harbour-card") } over; it now shows slot { $slot }.

## Building

event-built = { SEAT($seat) } builds { NAME($card, "card") } from site { $site } for { AMOUNTS($paid, "resource") }.
event-workers-played = { SEAT($seat) } has workers save { AMOUNTS($saved, "resource") }.
event-lock-broken = The lock of { NAME($type, "resource") } on garden { $garden } is opened and goes to the reserve.
event-figure-displaced = The figure of { SEAT($seat) } has to leave the balcony of garden { $garden }.
event-lock-placed = { SEAT($seat) } locks garden { $garden } with { NAME($type, "resource") }.
event-no-lock-placed = { SEAT($seat) } leaves garden { $garden } unlocked.
event-building-over = { SEAT($seat) } has finished building.
event-nothing-built = { SEAT($seat) } builds nothing.
event-card-turned-up = Site { $site } gets { NAME($card, "card") }.
event-building-deck-empty = The building deck is empty; { $sites ->
    [one] one card is
   *[other] { $sites } cards are
} left on the sites.
event-card-no-longer-buildable = On site { $site }, { NAME($card, "card") } can no longer be built: its garden has reached stage { $value }.
event-special-taken = { SEAT($seat) } takes { NAME($card, "card") } from site { $site } for { AMOUNTS($paid, "resource") }.
event-interim-points = { SEAT($seat) } has { $points } on the roof.
event-interim-leader = { SEAT($seat) } leads with { $points }.
event-interim-leader-by-serail = With { $points } each, the serail favours { SEAT($seat) }.
event-interim-tie-stays = The tie at { $points } stays; nobody goes into the treasure chamber.
event-figure-placed = { SEAT($seat) } puts a figure on { NAME($destination, "destination") }.
event-figure-taken-from-quarter = { SEAT($seat) } calls a figure back from space { $space } of the { NAME($quarter, "quarter") }.
event-figure-declined = { SEAT($seat) } puts no figure on { NAME($destination, "destination") }.
event-no-figure-left = { SEAT($seat) } has no figure for { NAME($destination, "destination") }.

## The serail

event-serail-marker-placed = { SEAT($seat) } places a marker in the serail.
event-serail-marker-reused = The last marker of { SEAT($seat) } comes round to the first cell of the serail.
event-serail-marker-declined = { SEAT($seat) } places no marker in the serail.
event-no-serail-marker-left = { SEAT($seat) } has no marker left for the serail.
event-serail-marker-pushed-out = A marker of { SEAT($seat) } is pushed out of the serail.
event-serail-seat-left = The figure of { SEAT($seat) } has to leave the serail seat.
event-serail-majority = { SEAT($seat) } has the majority in the serail with { $markers ->
    [one] one marker
   *[other] { $markers } markers
}.

## Quarters

event-figure-placed-in-quarter = { SEAT($seat) } puts a figure on space { $space } of the { NAME($quarter, "quarter") } for { $price } gold.
event-quarter-skipped = { SEAT($seat) } puts no figure in a quarter.
event-quarter-produced = The { NAME($quarter, "quarter") } gives { SEAT($seat) } 1 { NAME($type, "resource") }.
event-quarter-exchanged = { SEAT($seat) } turns 1 { NAME($give, "resource") } into 1 { NAME($get, "resource") } at the { NAME($quarter, "quarter") }.

## Action cards

event-action-card-played = { SEAT($seat) } plays { NAME($card, "action-card") }.
event-card-gave-resources = { SEAT($seat) } receives { AMOUNTS($resources, "resource") }.
event-harbour-slots-swapped = { SEAT($seat) } has slots { $first } and { $second } change places.
event-harbour-surplus-returned = { $number } { NAME($type, "resource") } too many for slot { $slot } go to the reserve.
event-resource-robbed = { SEAT($seat) } robs { SEAT($opponent) } of 1 { NAME($type, "resource") }.
event-caravan-brought = { SEAT($seat) } is brought 1 { NAME($type, "resource") } by caravan.
event-serail-markers-swapped = { SEAT($seat) } has the markers on cells { $first } and { $second } change places.
event-merchant-took = { SEAT($seat) } trades with { SEAT($opponent) } for { AMOUNTS($taken, "resource") }.
event-merchant-gave = { SEAT($seat) } gives { SEAT($opponent) } { AMOUNTS($given, "resource") } in return.
event-figure-picked = { SEAT($seat) } sends the foreman to a figure of { SEAT($owner) } in the { NAME($quarter, "quarter") }.
event-figure-moved = { SEAT($seat) } moves a figure of { SEAT($owner) } from the { NAME($from, "quarter") } to the { NAME($to, "quarter") }.
event-figure-ready-again = The figure of { SEAT($seat) } in the { NAME($quarter, "quarter") } is ready for work.
event-figure-moved-too-far = The figure of { SEAT($seat) } in the { NAME($quarter, "quarter") } has come from too far to work this turn.

## The end

event-all-palace-cards-gone = No palace card is left: the game is over.
event-game-end-taken = The game-end card is taken: the game is over.
event-game-stalled = Nothing has left the sites for { $turns } turns: the game is over.

## Refusals

refusal-too-little-to-give-back = You need { $number } of other types to give in return; you have { $owned }.
refusal-not-owned-before-the-trade = You have { $owned } { NAME($type, "resource") } of your own; what you give must have been yours before the trade.
refusal-type-on-both-sides = The same type cannot be both taken and given: { NAME($type, "resource") }.
refusal-unequal-trade = You take { $taken }, so you must give { $taken }, not { $given }.
refusal-not-an-opponent = { SEAT($seat) } is not one of your opponents.
refusal-opponent-lacks-resource = { SEAT($seat) } has { $owned } { NAME($type, "resource") }; that is not enough.
refusal-worker-only-with-build = A worker is played together with a build, not alone.
refusal-card-without-effect = { NAME($card, "action-card") } would have no effect now.
refusal-serail-cell-empty = No marker lies on cell { $cell } of the serail.
refusal-markers-of-one-colour = Both markers belong to { SEAT($seat) }; swapping them would change nothing.
refusal-site-is-empty = No card lies on site { $site }.
refusal-card-not-in-hand = You do not hold { NAME($card, "action-card") }.
refusal-resource-not-owned = You have no { NAME($type, "resource") } to return.
refusal-resource-not-owned-to-give = You have no { NAME($type, "resource") } to exchange.
refusal-resource-not-owned-to-lock = You have no { NAME($type, "resource") } to lock the garden with.
refusal-quarter-is-full = Both spaces of the { NAME($quarter, "quarter") } are taken.
refusal-no-figure-in-supply = You have no figure in your supply.
refusal-cannot-pay-space = The free space of the { NAME($quarter, "quarter") } costs { $price } gold; you have { $gold }.
refusal-no-figure-in-quarter = You have no figure in the { NAME($quarter, "quarter") }.
refusal-figure-not-ready = No figure of yours in the { NAME($quarter, "quarter") } is ready: each works once a turn, a new one from your next turn on.
refusal-vizier-blocks-quarter = The vizier blocks the { NAME($quarter, "quarter") }.
refusal-reserve-is-empty = The reserve has no { NAME($type, "resource") }.
refusal-only-palace-cards-are-removed = Only palace cards can be struck, not { NAME($card, "card") }.
refusal-vizier-must-move = The vizier is in the { NAME($quarter, "quarter") } already; he must move to another quarter.
refusal-not-exchanged-here = The { NAME($quarter, "quarter") } does not turn { NAME($give, "resource") } into { NAME($get, "resource") }.
refusal-not-a-palace-card = No palace card lies there: { NAME($card, "card") } is taken, not built.
refusal-not-a-special-card = No special card lies there: { NAME($card, "card") } is built, not taken.
refusal-already-built = You have built this turn; one piece a turn is all.
refusal-special-already-taken = You have taken a special card this turn; one a turn is all.
refusal-cannot-pay-card = You have { $owned } { NAME($type, "resource") }; { NAME($card, "card") } costs { $cost } here.
refusal-too-few-workers = That takes { $needed } { $needed ->
    [one] worker
   *[other] workers
}; you hold { $held }.
refusal-not-part-of-cost = Workers can save what is part of the cost: here { NAME($card, "card") } costs { $cost } { NAME($type, "resource") }.
refusal-not-your-figure = No figure of yours stands on space { $space } of the { NAME($quarter, "quarter") }.
refusal-no-figure-on-space = No figure stands on space { $space } of the { NAME($quarter, "quarter") }.
refusal-no-other-quarter-free = No other quarter has a free space.
refusal-must-be-another-quarter = The figure stands in the { NAME($quarter, "quarter") } already; it must go to another quarter.

## Reasons for a choice

reason-harbour-brings = { $number } { NAME($type, "resource") } for your stock.
reason-harbour-pays-for = With { $number } { NAME($type, "resource") } you can pay for { NAME($card, "card") } this turn.
reason-harbour-brings-card = { $number } { NAME($type, "resource") } and an action card; next time the card shows its rich side.
reason-harbour-lets-strike = { $number } { NAME($type, "resource") }, and you can strike { NAME($card, "card") } before it costs you the balcony of garden { $garden }.
reason-harbour-brings-vizier = { $number } { NAME($type, "resource") }, and the vizier brings a piece of your choice.
reason-card-threatens-you = Whoever built { NAME($card, "card") } would throw you off the balcony of garden { $garden }.
reason-card-is-least-missed = You would miss { NAME($card, "card") } least.
reason-vizier-brings = 1 { NAME($type, "resource") } is what you need most.
reason-vizier-hinders = There he keeps { SEAT($seat) } from using the { NAME($quarter, "quarter") }.
reason-vizier-lets-exchange = At the { NAME($quarter, "quarter") } you can turn a piece into what you lack.
reason-wins-now = It ends the game, and your { $points } win it.
reason-leads-interim-scoring = You lead with { $points }: a figure goes into the treasure chamber, for good.
reason-nobody-leads = At { $points } nobody leads: no figure is placed, and the card is gone.
reason-rival-leads-interim-scoring = { SEAT($seat) } leads with { $points } and would get the figure in the treasure chamber.
reason-would-not-win-now = It ends the game, and your { $points } do not win it against { $most }.
reason-displaces-rival = { NAME($card, "card") } throws { SEAT($seat) } out and brings you to { $points } on the roof.
reason-balcony-is-free = The balcony is empty: { NAME($card, "card") } brings you to { $points } on the roof.
reason-never-overbuilt = Nothing is built over { NAME($card, "card") }: that makes { $points } on the roof, one of them for good.
reason-makes-own-balcony-safer = { NAME($card, "card") } keeps you on the balcony of garden { $garden }, and a marker goes into the serail.
reason-saves-up = Save your resources for a better build.
reason-step-towards-build = You need it for { NAME($card, "card") }.
reason-quarter-gives = 1 { NAME($type, "resource") } for nothing.
reason-figure-pays-back = About { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
} left: a figure in the { NAME($quarter, "quarter") } pays its { $price } gold back.
reason-no-quarter-pays = About { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
} left: no quarter pays for itself better than what you keep.
reason-exchange-fits-better = { NAME($get, "resource") } is of more use to you than { NAME($give, "resource") }.
reason-hand-would-be-too-large = You may keep only { $limit } cards: play one rather than lose it.
reason-nothing-more-to-do = What you have is worth more kept.
reason-needed-most = { NAME($type, "resource") } is what your next build lacks.
reason-needed-least = { NAME($type, "resource") } is what your next builds need least.
reason-card-of-least-use = { NAME($card, "action-card") } is of the least use to you.
reason-roof-counts = Only figures on the roof count: { NAME($destination, "destination") } is worth more than a quarter.
reason-marker-breaks-ties = It costs nothing, and markers decide ties; that makes { $markers }.
reason-rivals-lack-lock = A lock of { NAME($type, "resource") } holds { $rivals ->
    [0] only for a while: everybody has some.
    [one] off the one rival who has none.
   *[other] off { $rivals } rivals who have none.
}
reason-lock-not-worth-it = The piece is worth more to you than the lock.
reason-wins-serail-seat = { SEAT($seat) } would hold the serail seat, which counts for a point.
reason-figure-works-again = In a neighbouring quarter the figure can work once more this turn.

## Questions

ask-pre-harbour = Which harbour card do you play? Before that you may use quarters and cards.
ask-build = What do you build or take?
ask-quarter = Do you put a figure in a quarter?
ask-final = Anything more before your turn ends?
ask-remove-palace-card = Which palace card do you strike from the sites?
ask-move-vizier = Where do you send the vizier?
ask-vizier-or-quarter = Where do you send the vizier? Before that you may use quarters in which your figures stand ready.
ask-vizier-exchange = What do you exchange through the vizier?
ask-harbour-master = Which two slots change places?
ask-desert-robber = Whom do you rob, and of what?
ask-caravan-leader = What does the caravan bring you?
ask-harem-guard = Which two markers change places?
ask-merchant-take = With whom do you trade, and for what?
ask-merchant-give = What do you give for { AMOUNTS($take, "resource") }?
ask-foreman-figure = Which figure do you move?
ask-foreman-target = To which quarter does it go?
ask-figure-source = Your supply is empty. Do you call a figure from a quarter for { NAME($destination, "destination") }?
ask-serail-marker = Your figure has lost its balcony. Do you place a marker in the serail?
ask-place-lock = Do you lock garden { $garden } with a resource?
ask-discard-cards = You may keep { $hand_limit } action cards. Which one do you discard?
ask-return-resources = You may keep { $stock_limit } resources. What do you return?

## Choices

move-pre-harbour-choose-harbour = { NAME($card, "harbour-card") }
move-pre-harbour-use-quarter = Use the { NAME($quarter, "quarter") }
move-pre-harbour-exchange = { NAME($quarter, "quarter") }: give { NAME($give, "resource") } for { NAME($get, "resource") }
move-pre-harbour-play = Play { NAME($card, "action-card") }
move-build-end-build = Go on without building more
move-build-build = Build from site { $site }
move-build-take-special = Take the special card from site { $site }
move-build-build-with-workers = Build from site { $site }, workers save { AMOUNTS($waive, "resource") }
move-build-use-quarter = { move-pre-harbour-use-quarter }
move-build-exchange = { move-pre-harbour-exchange }
move-build-play = { move-pre-harbour-play }
move-quarter-skip-quarter = Put no figure in a quarter
move-quarter-place-in-quarter = Put a figure in the { NAME($quarter, "quarter") }
move-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-quarter-exchange = { move-pre-harbour-exchange }
move-quarter-play = { move-pre-harbour-play }
move-final-end-turn = End your turn
move-final-use-quarter = { move-pre-harbour-use-quarter }
move-final-exchange = { move-pre-harbour-exchange }
move-final-play = { move-pre-harbour-play }
move-remove-palace-card-remove-palace-card = Strike the card on site { $site }
move-move-vizier-move-vizier = To the { NAME($quarter, "quarter") }
move-vizier-or-quarter-move-vizier = { move-move-vizier-move-vizier }
move-vizier-or-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-vizier-or-quarter-exchange = { move-pre-harbour-exchange }
move-vizier-exchange-none = Exchange nothing
move-vizier-exchange-vizier-exchange = Give { NAME($give, "resource") } for { NAME($get, "resource") }
move-harbour-master-harbour-master = Swap slots { $slots }
move-desert-robber-desert-robber = Take { NAME($type, "resource") } from { SEAT($opponent) }
move-caravan-leader-caravan-leader = { NAME($type, "resource") }
move-harem-guard-harem-guard = Swap the markers on cells { $cells }
move-merchant-take-merchant-take = { AMOUNTS($take, "resource") } from { SEAT($opponent) }
move-merchant-give-merchant-give = { AMOUNTS($give, "resource") }
move-foreman-figure-foreman-figure = The figure on space { $space } of the { NAME($quarter, "quarter") }
move-foreman-target-foreman-target = To the { NAME($quarter, "quarter") }
move-figure-source-none = Leave the place empty
move-figure-source-figure-source = The figure on space { $space } of the { NAME($quarter, "quarter") }
move-serail-marker-no = Place no marker
move-serail-marker-yes = Place a marker
move-place-lock-none = Place no lock
move-place-lock-place-lock = Lock it with { NAME($type, "resource") }
move-discard-cards-discard = Discard { NAME($card, "action-card") }
move-return-resources-return = Return { NAME($type, "resource") }

## Endings

ending-palace-done = The palace is finished: every palace card has been built or removed.
ending-game-end-taken = The game-end card was taken.
ending-stalled = Nobody moved the palace forward any more.

## Names

card-treasure-1 = the first treasure chamber card
card-treasure-2 = the second treasure chamber card
card-game-end = the game-end card
card-arch-1 = arch 1
card-arch-2 = arch 2
card-arch-3 = arch 3
card-arch-4 = arch 4
card-arch-5 = arch 5
card-arch-6 = arch 6
card-arch-7 = arch 7
card-arch-8 = arch 8
card-fountain-1 = fountain 1
card-fountain-2 = fountain 2
card-fountain-3 = fountain 3
card-fountain-4 = fountain 4
card-fountain-5 = fountain 5
card-fountain-6 = fountain 6
card-fountain-7 = fountain 7
card-fountain-8 = fountain 8
card-pillar-1 = pillar 1
card-pillar-2 = pillar 2
card-pillar-3 = pillar 3
card-pillar-4 = pillar 4
card-pillar-5 = pillar 5
card-pillar-6 = pillar 6
card-pillar-7 = pillar 7
card-pillar-8 = pillar 8
resource-alabaster = alabaster
resource-sandstone = sandstone
resource-ebony = ebony
resource-gold = gold
harbour-card-harbour-a = harbour card A
harbour-card-harbour-b = harbour card B
quarter-stonemason = stonemason
quarter-carpenter = carpenter
quarter-mason = mason
quarter-goldsmith = goldsmith
quarter-money-changer = money changer
quarter-bazaar = bazaar
destination-treasure-chamber = the treasure chamber
destination-serail-seat = the serail seat
destination-balcony-1 = the balcony of garden 1
destination-balcony-2 = the balcony of garden 2
destination-balcony-3 = the balcony of garden 3
destination-balcony-4 = the balcony of garden 4
destination-balcony-5 = the balcony of garden 5
destination-balcony-6 = the balcony of garden 6
destination-balcony-7 = the balcony of garden 7
destination-balcony-8 = the balcony of garden 8

slot-1 = and draw an action card
slot-2 = and strike a palace card
slot-3 = and move the vizier
slot-4 = and nothing more

step-pre-harbour = the harbour
step-build = building
step-quarter = the quarters
step-final = the end of the turn
step-limits = the limits
step-over = over

next-arch = an arch
next-treasure-1 = the first treasure chamber card
next-fountain = a fountain
next-treasure-2 = the second treasure chamber card
next-pillar = a pillar
next-pillar-or-game-end = a pillar or the game-end card

table-palace-cards = the costs of the palace cards
table-special-cards = the costs of the special cards
table-basic-action-cards = what the basic action cards give
table-harbour-cards = the undersides of the harbour cards
table-quarter-neighbours = which quarters are neighbours
reconstructed-note = Reconstructed by us, not what is printed: { NAMES($tables, "table") }.

effect-quarter-stonemason = gives 1 alabaster
effect-quarter-carpenter = gives 1 ebony
effect-quarter-mason = gives 1 sandstone
effect-quarter-goldsmith = gives 1 gold
effect-quarter-money-changer = gold for a building material, or the reverse
effect-quarter-bazaar = one building material for another

action-card-harbour-master = Harbour Master
    .effect = two harbour slots change places, then both are adjusted to their capacity
action-card-desert-robber = Desert Robber
    .effect = take a resource of your choice from an opponent
action-card-caravan-leader = Caravan Leader
    .effect = take a resource of your choice from the reserve
action-card-harem-guard = Harem Guard
    .effect = two serail markers of different colours change places
action-card-merchant = Merchant
    .effect = swap one or two resources with an opponent
action-card-worker = Worker
    .effect = played with a build: one resource of its cost need not be paid
action-card-foreman = Foreman
    .effect = move any figure to another quarter, free of charge
action-card-res-alabaster = Alabaster card
    .effect = take 1 alabaster from the reserve
action-card-res-sandstone = Sandstone card
    .effect = take 1 sandstone from the reserve
action-card-res-ebony = Ebony card
    .effect = take 1 ebony from the reserve
action-card-res-gold = Gold card
    .effect = take 1 gold from the reserve
action-card-res-alabaster-alabaster = Card for 2 alabaster
    .effect = take 2 alabaster from the reserve
action-card-res-alabaster-sandstone = Card for 1 alabaster and 1 sandstone
    .effect = take 1 alabaster and 1 sandstone from the reserve
action-card-res-alabaster-ebony = Card for 1 alabaster and 1 ebony
    .effect = take 1 alabaster and 1 ebony from the reserve
action-card-res-alabaster-gold = Card for 1 alabaster and 1 gold
    .effect = take 1 alabaster and 1 gold from the reserve
action-card-res-sandstone-sandstone = Card for 2 sandstone
    .effect = take 2 sandstone from the reserve
action-card-res-sandstone-ebony = Card for 1 sandstone and 1 ebony
    .effect = take 1 sandstone and 1 ebony from the reserve
action-card-res-sandstone-gold = Card for 1 sandstone and 1 gold
    .effect = take 1 sandstone and 1 gold from the reserve
action-card-res-ebony-ebony = Card for 2 ebony
    .effect = take 2 ebony from the reserve
action-card-res-ebony-gold = Card for 1 ebony and 1 gold
    .effect = take 1 ebony and 1 gold from the reserve
action-card-res-gold-gold = Card for 2 gold
    .effect = take 2 gold from the reserve
action-card-res-alabaster-alabaster-alabaster = Card for 3 alabaster
    .effect = take 3 alabaster from the reserve
action-card-res-alabaster-alabaster-sandstone = Card for 2 alabaster and 1 sandstone
    .effect = take 2 alabaster and 1 sandstone from the reserve
action-card-res-alabaster-alabaster-ebony = Card for 2 alabaster and 1 ebony
    .effect = take 2 alabaster and 1 ebony from the reserve
action-card-res-alabaster-alabaster-gold = Card for 2 alabaster and 1 gold
    .effect = take 2 alabaster and 1 gold from the reserve
action-card-res-alabaster-sandstone-sandstone = Card for 1 alabaster and 2 sandstone
    .effect = take 1 alabaster and 2 sandstone from the reserve
action-card-res-alabaster-sandstone-ebony = Card for 1 alabaster, 1 sandstone and 1 ebony
    .effect = take 1 alabaster, 1 sandstone and 1 ebony from the reserve
action-card-res-alabaster-sandstone-gold = Card for 1 alabaster, 1 sandstone and 1 gold
    .effect = take 1 alabaster, 1 sandstone and 1 gold from the reserve
action-card-res-alabaster-ebony-ebony = Card for 1 alabaster and 2 ebony
    .effect = take 1 alabaster and 2 ebony from the reserve
action-card-res-alabaster-ebony-gold = Card for 1 alabaster, 1 ebony and 1 gold
    .effect = take 1 alabaster, 1 ebony and 1 gold from the reserve
action-card-res-alabaster-gold-gold = Card for 1 alabaster and 2 gold
    .effect = take 1 alabaster and 2 gold from the reserve
action-card-res-sandstone-sandstone-sandstone = Card for 3 sandstone
    .effect = take 3 sandstone from the reserve
action-card-res-sandstone-sandstone-ebony = Card for 2 sandstone and 1 ebony
    .effect = take 2 sandstone and 1 ebony from the reserve
action-card-res-sandstone-sandstone-gold = Card for 2 sandstone and 1 gold
    .effect = take 2 sandstone and 1 gold from the reserve
action-card-res-sandstone-ebony-ebony = Card for 1 sandstone and 2 ebony
    .effect = take 1 sandstone and 2 ebony from the reserve
action-card-res-sandstone-ebony-gold = Card for 1 sandstone, 1 ebony and 1 gold
    .effect = take 1 sandstone, 1 ebony and 1 gold from the reserve
action-card-res-sandstone-gold-gold = Card for 1 sandstone and 2 gold
    .effect = take 1 sandstone and 2 gold from the reserve
action-card-res-ebony-ebony-ebony = Card for 3 ebony
    .effect = take 3 ebony from the reserve
action-card-res-ebony-ebony-gold = Card for 2 ebony and 1 gold
    .effect = take 2 ebony and 1 gold from the reserve
action-card-res-ebony-gold-gold = Card for 1 ebony and 2 gold
    .effect = take 1 ebony and 2 gold from the reserve
action-card-res-gold-gold-gold = Card for 3 gold
    .effect = take 3 gold from the reserve

## The game itself

game-summary = Decorate the palace's gardens, keep your figures on its roof, and mind who sits in the serail.
game-like = Unload stone, ebony and gold in the harbour, build arches, fountains and pillars in eight gardens, and push rivals off the balconies, for only the roof counts.
game-minutes = 45 to 75 minutes

## Chapters of the rules

chapter-1 = The game
chapter-2 = The pieces
chapter-3 = Setting up
chapter-4 = The turn
chapter-5 = The serail
chapter-6 = The end
chapter-7 = The advanced game
chapter-8 = Cards and numbers
chapter-9 = What is hidden
chapter-11 = What you are asked
chapter-S = What we had to decide

## Options

option-players = Players
    .help = How many sit at the table.
option-mode = Game
    .help = The advanced game has more action cards, the seat in the serail and locks on the gardens.
option-mode-basic = Basic
option-mode-advanced = Advanced
option-treasure-cost = Treasure chamber cards
    .help = What it costs to take one, besides the gold of its site. What is printed on them we do not know.
option-treasure-cost-one-of-each = One of each building material
option-treasure-cost-none = Nothing
option-data = Cards and city
    .help = Some printed tables are not known to us, so we made our own. Who has the printed ones can give them here.
option-stall-rounds = Standstill
    .help = After so many turns of each player without a card leaving a site, the game ends.
option-hand-limit-basic = Action cards kept, basic game
    .help = How many one may keep at the end of a turn.
option-hand-limit-advanced = Action cards kept, advanced game
    .help = How many one may keep at the end of a turn.
option-stock-limit = Resources kept
    .help = How many one may keep at the end of a turn.
option-resources-each = Pieces of each resource
    .help = How many there are.
option-figures-each = Figures of a player
    .help = How many there are.
option-markers-each = Serail markers of a player
    .help = How many there are.
option-slot-1-capacity = Harbour slot 1
    .help = How many resources it holds.
option-slot-2-capacity = Harbour slot 2
    .help = How many resources it holds.
option-slot-3-capacity = Harbour slot 3
    .help = How many resources it holds.
option-slot-4-capacity = Harbour slot 4
    .help = How many resources it holds.
option-site-1-surcharge = Surcharge of site 1
    .help = Gold that a card there costs on top.
option-site-2-surcharge = Surcharge of site 2
    .help = Gold that a card there costs on top.
option-site-3-surcharge = Surcharge of site 3
    .help = Gold that a card there costs on top.
option-space-1-price = First space of a quarter
    .help = Gold that it costs.
option-space-2-price = Second space of a quarter
    .help = Gold that it costs.
option-serail-cells-2 = Cells of the serail, two players
    .help = How many there are.
option-serail-cells-3 = Cells of the serail, three players
    .help = How many there are.
option-serail-cells-4 = Cells of the serail, four players
    .help = How many there are.

## The columns of the final table

score-rank = place
score-points = points
    .effect = One for each figure on a balcony, in the treasure chamber and on the serail seat.
score-balconies = balconies
score-treasure-chamber = treasure chamber
score-serail-seat = serail seat
score-serail-markers = serail markers
    .effect = At equal points, most markers in the serail.
score-serail-order = marker nearest to cell 1
    .effect = With equally many markers; players without any stay tied.

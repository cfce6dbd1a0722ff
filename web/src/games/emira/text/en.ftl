### Emira's board in English. Names of cards and things are in the game's own file.

## The city

board-city = The city
board-nobody = The gate is closed
board-round-path = The course of a round
board-phase-setup = Everybody keeps one of three event cards; then the first princess will come.
board-phase-events = Before she comes, every sheik may play an event card.
board-phase-income = The caravans pay.
board-phase-market = The stalls are being filled.
board-phase-auction = No princess came this round. The stalls are open all the same.
board-phase-purchase = Every sheik may buy an event card.
board-phase-courtship = She has chosen.
board-phase-upkeep = The palaces are to be paid for.
board-phase-round-end = The round is over.
board-phase-over = The game is over.
board-likes = What she looks for
board-talents = Talents
board-no-power = No special power
board-swapped = Her wishes have changed places
board-helps-goal = your goal needs this
board-later = { NAME($princess, "princess") } chooses in the next round
board-known = You know: { NAME($princess, "princess") } is number { $position } on the deck

## The courtship board

board-courtship = How the sheiks stand with { NAME($princess, "princess") }
board-sheik = Sheik
board-stands = How he stands
board-stands-title = { SEAT($seat) } and { NAME($princess, "princess") }
board-leads = first
board-tied = level
board-behind = behind
board-sealed = sealed
board-full = no room
board-barred = not now
board-stands-leads = As things stand, she would choose { SEAT($seat) }.
board-stands-tied = Level with another in both wishes: as things stand she could not decide.
board-stands-behind = Another sheik has more of what she looks for.
board-stands-sealed = It depends on gold that you cannot see.
board-stands-full = There is no empty room, so she cannot choose { SEAT($seat) }.
board-stands-barred = She cannot choose { SEAT($seat) } at this time.
board-gold-hidden = a sealed purse
board-standing = { $values } ({ $stands })

## The undecided

board-bench = The undecided
board-waits-for-lead = { $second ->
    [none] She waits until one of them has most: { SEATS($seats) }.
   *[other] Level: { SEATS($seats) }. More { NAME($first, "preference") } or { NAME($second, "preference") } decides.
}
board-waits-for-room = She waits until a palace has room for her.

## The stalls

board-stalls = The market
board-stall-small = Small caravan
board-stall-large = Large caravan
board-stall-appearance = Appearance
board-stall-status = Status card
board-stall-palace = Palace section
board-stall-camel = Camel
board-slow = slow
board-fast = fast
board-taken = Taken by { SEAT($seat) }
board-sold-out = nothing left
board-unsold = not sold
board-closed = closed
board-price = Costs you
board-favour = Thanks to { NAME($princess, "princess") }
board-buy = Buy { NAME($item, "item") }:
board-item-small-slow = Pays little, for eight rounds.
board-item-small-fast = Pays more, for four rounds.
board-item-large-slow = Pays well, for eight rounds.
board-item-large-fast = Pays most, for four rounds.
board-item-appearance = One more appearance; a set of all three kinds gives one extra.
board-item-status = As many points of status as the card shows.
board-item-palace = One more room, and one more palace.
board-item-camel = Pays a part of every bid you win with.
board-choose-stall = Choose a lit price at the stalls.

## The auction

board-ring = The auction
board-bid-title = The highest bid
board-bid-text = Who bids most chooses first at the stalls, and pays the bid less the worth of the camels.
board-no-bid = no bid yet
board-auction-in = still in
board-auction-outbid = has bid { $bid }
board-auction-leads = leads
board-auction-passed = passed
board-auction-acted = has bought
board-auction-consoled = was consoled
board-auction-declined = bought nothing
board-auction-away = away with Hind
board-auction-waits = waits for the next auction
board-your-bid = Your bid
board-less = { $by } less
board-more = { $by } more
board-all-in = all: { $to }
board-bid = Bid { $amount }
board-pays = { $discount ->
    [0] you pay { $pays }
   *[other] you pay { $pays }, your camels { $discount }
}
board-consolation = Take { $amount }
board-minus = −{ $amount }
board-ahead = In advance …
board-limit = My limit
board-limit-wrong = A limit goes in steps of { $step }, from { $step } to { $most }.
board-secret-limit = Secret limit { $amount }
board-secret-limit-text = You bid in the smallest steps up to { $amount } in this auction, and then pass. Nobody else learns of it.
board-pass-until = Pass for me …
board-until-next-auction = in this auction
board-until-next-action = until something is bought
board-until-end-of-round = for this round
board-order-limit = In secret you bid up to { $amount }.
board-order-pass = { $until ->
    [next_auction] You pass in this auction.
    [next_action] You pass until something is bought.
   *[other] You pass for this round.
}

## The palaces

board-palaces = The palaces
board-rooms = { $princesses ->
    [one] One princess
   *[other] { $princesses } princesses
}, room for { $capacity }
board-empty-room = an empty room
board-markers = { $markers ->
    [one] marker until her next gift
   *[other] markers until her next gift
}
board-first = First player
board-upkeep = Upkeep { $upkeep }
board-hand-size = { $cards ->
    [one] One event card
   *[other] { $cards } event cards
}
board-about-appearance = Tokens, one more for every set of three kinds, and what Good Looking adds.
board-about-status = Points of the status cards.
board-about-palace = Sections, and in the advanced game the palace track. Rooms in the base palace do not count.
board-about-gold = What is in the purse.
board-tokens = { $lent ->
    [0] { $number } of this kind.
   *[other] { $number } of this kind, { $lent } of them brought by a princess.
}
board-tokens-of = { NAME($type, "token") }: { $number }
board-sets = +{ $sets } for complete sets
board-camels = { $camels ->
    [one] One camel pays { $discount } of a bid
   *[other] { $camels } camels pay { $discount } of a bid, { $rate } each
}
board-caravan = { $number ->
    [one] Pays
   *[other] Each pays
} { $income } a round, { $remaining ->
    [one] once more
   *[other] { $remaining } times more
}: { $total } to come.
board-still-brings = { $total } still to come from them

## Events and decks

board-events = Events of this round
board-no-events = No events this round
board-last-round = The last round
board-deck-emira = { $size ->
    [one] One princess is still to come
   *[other] { $size } princesses are still to come
}
board-deck-status = { $size ->
    [one] One status card in the deck
   *[other] { $size } status cards in the deck
}
board-deck-event = { $size ->
    [one] One event card in the deck
   *[other] { $size } event cards in the deck
}
board-bag = Appearance tokens in the bag

## Mine

board-goal = Your goal
board-goal-count = { $met ->
    [yes] All talents are there. You have { $have } of { $with_talents } princesses.
   *[no] You have { $have ->
        [one] one princess
       *[other] { $have } princesses
    } and { $found } of these { $talents } talents. You need { $with_talents } princesses who bring them all, or any { $any }.
}
board-missing = missing
board-forecast = Your gold
board-now = now
board-after-income = income
board-after-upkeep = upkeep
board-after-gift = gift for Xenia
board-short = You cannot pay this: somebody would leave you.
board-hand = Your event cards
board-hand-empty = You hold none.
board-sure = Sure? { $choice }
board-place = { $place }.

## Key figures and the course of the game

board-stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Round { $round } · { NAME($phase, "phase") }
}
board-figure-princesses = Princesses
board-figure-gold = Gold
board-figure-appearance = Appearance
board-figure-status = Status
board-figure-palace = Palace

## The table as text

text-suitor = { SEAT($seat) } with { NAME($princess, "princess") }: { $values } ({ $stands })
text-bid = { SEAT($bidder) } leads with { $bid }
text-in-auction = { SEAT($seat) }: { $how }
text-auction-opened = Opened by { SEAT($opener) }; bids go in steps of { $step }, at least { $lowest } now
text-wishes = { NAME($princess, "princess") } looks for { NAMES($likes, "preference") }.
text-talents = Talents: { NAMES($talents, "talent") }.
text-late = Came after the upkeep, and count for winning only if they could be paid for: { NAMES($princesses, "princess") }
text-arrivals = Princesses who come: { $odd } in the odd round, { $even } in the even round
text-event = { SEAT($seat) } has played { NAME($card, "event-card") }: { $effect }
text-in-force = { $number ->
    [1] In force: { NAME($card, "event-card") }
   *[other] In force { $number } times: { NAME($card, "event-card") }
}
text-in-force-for = In force for { SEAT($seat) }: { NAME($card, "event-card") }
text-token-offered = { item-appearance } ({ NAME($token, "token") })
text-stall = { $stall }: { $why }
text-favour = { NAME($princess, "princess") } saves you { $saves } gold: { NAME($item, "item") }
item-event = event card
text-event-prices = Event cards: { $two } gold to choose from two, { $three } to choose from three
text-consolation = Consolation instead of buying: { $amount } gold
text-supply = In the supply: small caravans { $small_caravans }, large caravans { $large_caravans }, palace sections { $sections }, camels { $camels }
text-bag = { board-bag }: { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-goal-needs = To win: { $with_talents } princesses with the talents of the goal, or any { $any }
text-goal-place = { $princess ->
    [none] { NAME($talent, "talent") }: { board-missing }
   *[other] { NAME($talent, "talent") }: { NAME($princess, "princess") }
}
text-helpful = Would help: { NAMES($talents, "talent") }
text-gold-now = { $gold } now; you could bid up to { $bid }
text-set-aside = Set aside: { NAMES($cards, "event-card") }
text-tokens = Tokens: { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-lent = Tokens brought by princesses: { NAMES($tokens, "token") }
text-in-front = { $type ->
    [none] { NAME($card, "event-card") }
   *[other] { NAME($card, "event-card") }: { NAME($type, "token") }, +{ $plus }
}
text-goal = Goal: { $goal }
text-xenia = Markers until Xenia's next gift: { $markers }
text-income = Base income: { $income }
text-decks = The decks
text-known = Number { $position }: { $card }
text-somewhere = Somewhere among { $among } places: { $cards }
text-swapped-places = Wishes have changed places at number { $places }
text-coming = Number { $position }: { $princess }
text-gone = Out of the game: { NAMES($princesses, "princess") }
text-used = Used up: { $cards }
text-sheik = Appearance { $appearance }, status { $status }, palace { $palace }, gold { $gold }
text-palace = Princesses: { $princesses }, room for { $capacity }. Palace sections { $sections }, palace track { $track }, upkeep { $upkeep }
text-camels = Camels: { $camels }, each worth { $rate } of a bid, together { $discount }
text-ware = { $price ->
    [none] { $ware }
   *[other] { $ware }: { $price } gold
}
text-forecast = { $what }: { $amount }, then { $gold }

## The first game

tour-city = Every round a princess comes to the city, and at its end she chooses a sheik by herself. Thara looks at appearance first. Her talents and her power stand beside her.
tour-courtship = Here you see how you all stand with her. You are level with a rival in appearance, and his palace is larger than yours: as things are, she goes to him.
tour-stalls = Every sheik may take one thing a round from these six stalls. The beauty token would put you first with Thara.
tour-bid = Who chooses first is settled by an auction. The others' gold is under way with their caravans, so a small bid will do. Bid 10.
tour-buy = The choice is yours, and the lit prices are within your means. Buy the beauty token.
tour-events = Now the others take what is left. Then event cards are sold; they are played at the beginning of a later round. Buy none this time.
tour-palace = The princess chooses, and you are first: Thara moves into your palace. Princesses cost upkeep every round, and each needs a room, so keep an eye on your gold and your palace.
tour-goal = This is your secret goal. Five princesses with these talents win the game, or seven of any kind. Good luck!

series-along = Rounds

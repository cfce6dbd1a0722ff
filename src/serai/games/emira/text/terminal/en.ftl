### Emira's screen in English. Names of cards and things are in the game's own file.

round = round { $round }
last-round = the last round
for-price = for { $price }

## What stands before a line

line-city = In the city
line-later = Next round
line-undecided = Undecided
line-market = Market
line-events = This round
line-decks = Decks
line-goal = Your goal
line-hand = Your hand
line-known = You know
line-used = Used events
line-gone = Gone
line-gold = Gold
line-appearance = Looks
line-status = Status
line-palace = Palace
line-camels = Camels
line-caravan = Caravan
line-lasting = Lasting
line-princess = Princess
line-event = Event

## The city and the market

likes = { $second ->
    [none] likes { NAME($first, "preference") }
   *[other] likes { NAME($first, "preference") }, then { NAME($second, "preference") }
}
swapped = (swapped)
stall-caravan = { $size ->
    [small] small caravan
   *[large] large caravan
} { $slow ->
    [none] slow or fast
   *[other] { $slow } slow or { $fast } fast
}
stall-token = { NAME($token, "token") } token
deck-sizes = { $emira ->
    [one] 1 princess
   *[other] { $emira } princesses
}, { $status ->
    [one] 1 status card
   *[other] { $status } status cards
}, { $event ->
    [one] 1 event
   *[other] { $event } events
}
bag = bag: { $tokens }
tokens = { $number } { NAME($token, "token") }

## The sheiks

column-sheik = Sheik
column-gold = Gold
column-appearance = Looks
column-status = Status
column-palace = Palace
column-camels = Camels
column-princesses = Princ.
column-cards = Cards
column-upkeep = Upkeep
caravans = caravans { $payments }
mark-bid = bid { $bid }
mark-passed = passed
mark-done = done
mark-away = away

## Mine

talents-met = (all there)
talents-missing = (not all there yet)
card-dealt = (dealt, not kept yet)
known-next = { $deck ->
    [emira] princess
    [status] status card
   *[event] event
} { $position } is { $card }
known-place = { $position } of { $size } is { $card }

## One sheik

gold-and-income = { $gold ->
    [none] sealed
   *[other] { $gold }
} · base income { $income }
tokens-lent = lent { $tokens }
token-sets = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}
palace-parts = { $sections ->
    [one] 1 section
   *[other] { $sections } sections
}, room for { $capacity }, track { $track }
camels-at = { $camels } at { $rate } each
payments = { $caravan }, { $payments ->
    [one] 1 payment
   *[other] { $payments } payments
} to come
goals = Goals

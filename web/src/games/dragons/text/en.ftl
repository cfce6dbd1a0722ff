### The page of Aladdin's Dragons in English.

board = The board: palace, city and caves
stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Round { $round } · { NAME($phase, "phase") }
}
stage-scoring = Round { $round } · Scoring { NAME($space, "space") }

figure-artifact = { $number ->
    [one] One artifact
   *[other] { $number } artifacts
}
figure-token = { $number ->
    [0] No token left to place
    [one] One token left to place
   *[other] { $number } tokens left to place
}
figure-spell = { $number ->
    [0] No spell in hand
    [one] One spell in hand
   *[other] { $number } spells in hand
}
series-artifacts = Artifacts
series-treasure = Treasure
series-along = Rounds

## Places

about-cave = The strongest takes the first shelf of treasure, the next one the second, as long as there are any.
about-tent = The strongest draws two spells, keeps one and gives the other to the second.
about-djinn = The strongest may use two artifacts this round instead of one.
about-market = The strongest may give one treasure and take any { $market_units ->
    [one] one
   *[other] { $market_units }
} from the bank.
about-caravanserai = The strongest says who goes first { $camel_takes_effect ->
    [at_once] from now on
   *[next_round] in the next round
}, and so wins ties.
about-guard-room = Whoever has a token here and matches the guard enters the palace; who falls short may bribe him. Without a token here nobody buys.
about-room = The strongest of those admitted may buy the artifact: for each token its value, each in another kind of treasure. Who declines leaves it to the next.
line-own = Your strength here
line-price = Your price here
line-payable = With your treasure of now
payable-yes = can be paid
payable-no = cannot be paid
own-strength = Your strength here: { $strength }
sealed = sealed
shelf = Rank { $rank }: { COUNT($amount, $treasure, "units") }
cave-empty = no treasure
cave-closed = closed by the dragon
on-sale = On sale: { NAME($artifact, "artifact") }
artifact-in-room = An artifact is on sale
pile-left = { $number ->
    [one] One artifact left
   *[other] { $number } artifacts left
}
sold-out = sold out
guard-unknown = The guard has not been turned up
guard-strength = The guard has strength { $guard }
is-admitted = { SEAT($seat) } is in the palace
goes-first-next = { SEAT($seat) } goes first next
djinn-serves = serves { SEAT($seat) }
spells-left = { $number ->
    [0] no spell left
    [one] one spell left
   *[other] { $number } spells left
}
smuggler-here = { SEAT($seat) } is here by Smuggling
has-left = { SEAT($seat) } was here when it was decided
own-sum = = { $strength }
tie-broken = Equal strength: the turn order decides. { SEAT($seat) } is number { $place } in it.

## Screens and the bank

bank = Bank
has-camel = { SEAT($seat) } has the camel: first in turn order, which breaks ties
tokens-behind = { $number ->
    [0] No token behind the screen
    [one] One token behind the screen
   *[other] { $number } tokens behind the screen
}
artifacts-owned = { $number ->
    [0] No artifact
    [one] One artifact
   *[other] { $number } artifacts
}
spells-in-hand = { $number ->
    [0] No spell in hand
    [one] One spell in hand
   *[other] { $number } spells in hand
}
uses-left = { $number ->
    [0] No artifact can be used any more this round
    [one] One artifact can be used this round
   *[other] { $number } artifacts can be used this round
}
uses-short = { $number ->
    [0] no artifact to use
    [one] 1 artifact to use
   *[other] { $number } artifacts to use
}
used-artifact = Used this round: { NAME($artifact, "artifact") }

## Windows

window-open = { $window ->
    [start] The round begins: a moment for magic
    [turn] A spell before a token is placed
    [space] Before { NAME($space, "space") } is awarded: a moment for magic
    [citygate] Between caves and city: a moment for smugglers
    [bribe] At the guard: a moment for magic
    [offer] Before a purchase: a moment for magic
    [placed] A token has been placed: a moment for magic
   *[end] The round is over: a moment for magic
}
batch-order = What has been declared, in the order in which it will take effect
cancelled = cancelled
target-list = : { $targets }
target-loan = { NAME($artifact, "artifact") } of { SEAT($owner) }
spy-about = All but { SEAT($seat) } place face up
last-are-first = 9 counts 1 and 1 counts 9
key-used = { SEAT($seat) } has used a key

## Mine

my-tokens = My tokens
my-treasure = My treasure: { $number }
my-artifacts = My artifacts
my-magic = My magic: { $number ->
    [0] no artifact use left
    [one] one artifact use left
   *[other] { $number } artifact uses left
}{ $lit ->
    [yes] , the lamp burns
   *[no] { "" }
}
card-used = used
card-drawn = drawn
card-copies = ×{ $count }
token-in-hand = Token { $value }
token-placed = The { $value } is on the board
token-not-now = Tokens are placed one by one at the beginning of a round, when it is your turn.

## Choices

help-place = Pick a token, then a place, or drag it there.
help-where = The { $value } is in your hand: pick a place for it.
help-which = Pick a token for { NAME($space, "space") }.
help-target = Pick it on the board.
keys-tokens = take up the token of this value; a place that you have pointed at gets it at once
keys-tray = where treasures are chosen, so many of the kind that you are at
tray-less = Fewer { NAME($treasure, "kinds") }
tray-more = More { NAME($treasure, "kinds") }: { $amount } of { $limit } at most
tray-had = of { $number }
tray-limit = up to { $limit }
tray-left = { $left ->
    [one] One more
   *[other] { $left } more
}
tray-why = { $reason ->
    [settled] This kind is settled already.
    [full] That is enough: take something back first.
    [limit] There are no more than { $limit } of this kind.
    [none] None of this kind has been chosen.
   *[missing] Choose { $left } more first.
}
tray-done = { $decision ->
    [choose_start_treasures] Take these
    [market_take] Take these
    [alms_pick] Take these
    [exchange_pick] Exchange so
   *[other] Give these
}
slot = What pays for the { $value }
slot-kind = { COUNT($value, $treasure, "units") } for the { $value }; you have { $held }
slot-shut = That does not work out: every token is paid in one kind of treasure, as many as its value, and no two in the same kind.
pay-first = First choose, for each number of the price, the treasure that pays for it.
pay-now = Pay
left-after = { $number ->
    [0] Nothing stays behind your screen
    [one] One treasure stays behind your screen
   *[other] { $number } treasures stay behind your screen
}
smart-pass = Pass on …
smart-pass-title = Pass by itself
pass-until = Pass until
pass-end = { $end ->
    [end_of_round] the end of the round
    [next_window] the next window
    [city] the city
    [palace] the palace
   *[other] { NAME($space, "space") }
}
wake-on-play = Ask me when
wake-play = { $play ->
    [any] anybody plays something
    [mine] something touches what is mine
   *[never] nothing is worth it
}
wake-on-presence = Ask me where I have a piece
wake-on-entry = Ask me where my carpet could land
wake-for-nothing = Ask me also where I can win nothing
wake-with = { $item ->
    [key] Ask me at the guard when a Key would let my tokens into the palace
   *[other] Ask me when { NAME($item, "item") } can be cast
}
pass-give = Pass like this

## What is asked, where a tray asks it all at once instead of kind by kind

ask-choose-start-treasures = You start with treasure of your choice: { $left } in any kinds.
ask-market-take = The market gives you { $left } in any kinds. Which?
ask-bribe-payment = The bribe is { $bribe }, in any kinds. With what do you pay?
ask-alms-pick = Alms: take { $left } from the bank, in any kinds.
ask-exchange-pick = Exchange: what shall your { $left } treasures be instead?
ask-return-treasures = { NAME($acting, "item") }: which { $left } do you give back?
ask-baksheesh-payment = Baksheesh: { $left } in any kinds. With what do you pay?
ask-taxes-payment = Sultan's Taxes: { $left } in any kinds. With what do you pay?
ask-teleport-payment = Teleportation: which { $left } go to the owner of the token?

## A first game

tour-goal = Whoever has the most artifacts wins. They are sold in the rooms of the palace, one a room and round, for treasure. All eight of your tokens go out face down each round; then places are opened in the order of their numbers.
tour-caves = Treasure comes from the caves. Here you and a rival both have a 7: you win the tie, because you hold the camel and are first in turn order. So you take the top shelf.
tour-room = You have three tokens left. Nobody stands in room 3, so a small token is enough there, and a small token makes a small price. Choose room 3.
tour-room-token = Now the token: the 4. The artifact will cost you 4 of one kind of treasure.
tour-guard = Nobody buys anything without passing the guard, whose strength of 1 to 10 is a secret until then. Choose the guard room.
tour-guard-token = Your 9 passes nine guards of ten. Whoever is too weak may bribe the guard with treasure.
tour-market = The last one, the 1, makes you 6 at the market. Put it there and watch the scoring: space skips ahead.
tour-trade = You are the strongest at the market: one treasure of yours becomes three. Give a pearl.
tour-take = Take any three treasures from the bank. A large stock of one kind pays for large tokens.
tour-buy = Room 3 is yours alone. Say what pays for the 4, and buy your first artifact.
tour-end = That was a round. Game by game you will hide your strength better; with magic, artifacts and spells change what happens when places are opened. Play on from here as you like.

## The standing pass, and the table in words

order-pass = Passing until { $end ->
    [end_of_round] the end of the round
    [next_window] the next window
    [city] the city
    [palace] the palace
   *[other] { NAME($space, "space") }
}
text-empty = No piece is there
text-treasure = Treasure, from the top: { $shelves }
text-strength = { SEAT($seat) }: strength { $strength }
text-shelf = { COUNT($amount, $treasure, "units") }
text-scoring = is being scored now
text-scored = has been scored
text-known = Number { $place } below: { NAME($artifact, "artifact") }
text-somewhere = Somewhere among { $among } of the pile: { $artifacts }
text-room-price = { $payable ->
    [yes] Your price here: { $price }, which you can pay
   *[no] Your price here: { $price }, which you cannot pay
}
text-piece = { $what ->
    [token] { $value ->
        [none] { SEAT($owner) }: token #{ $piece }
       *[other] { SEAT($owner) }: { $value }, token #{ $piece }
    }
   *[other] { SEAT($owner) }: carpet #{ $piece }, counts { $value }
}{ $face_up ->
    [yes] , face up
   *[no] , face down
}{ $doubled ->
    [yes] , doubled
   *[no] { "" }
}
text-window-at = It is about { NAME($space, "space") }
text-none-declared = Nothing has been declared
text-declared = { SEAT($seat) }: { $item }
text-acting = takes effect now
text-in-force = This round
text-choosing = Still to choose: { $left } of { $total }
text-limits = At most { COUNTS($units, "units") }
text-bribe = The bribe: { $bribe }
text-price = The price: { $price }
text-payment = It can be paid with { $kinds }
text-drawn = Drawn just now:
text-my-spells = My spells
text-lamp-lit = The lamp burns
text-treasure-card = Treasure card of this round: { $number }
text-treasure-discards = Treasure cards used: { $numbers }
text-used-spells = Spells used: { NAMES($spells, "item") }
text-my-tokens = Tokens left: { $values }
text-my-treasure = Treasure: { COUNTS($units, "units") }
text-mine = Behind your screen

### Emira in English.

## Setting up

event-colour-drawn = { SEAT($seat) } takes the { NAME($colour, "colour") } board.
event-goal-dealt = { SEAT($seat) } draws a goal: { NAMES($goals, "goal") }.
event-events-dealt = { SEAT($seat) } is dealt { NAMES($cards, "event-card") }.
event-start-event-chosen = { SEAT($seat) } keeps { NAMES($cards, "event-card") }.
event-start-events-returned = The { $cards } start events that nobody kept go back.
event-first-player = { SEAT($seat) } goes first.

## Rounds and the end

event-round-begins = Round { $round } begins; { SEAT($first) } has the marker.
event-marker-passed = The first player marker goes to { SEAT($seat) }.
event-goal-fulfilled = { SEAT($seat) } shows the goal card: { NAME($goal, "goal") }, with { $princesses ->
    [one] one princess
   *[other] { $princesses } princesses
}. Goal reached!
event-game-ends-without-winner = Round { $round } was the last one, and nobody has reached a goal; points decide.

## Phase 1: events

event-event-played = { SEAT($seat) } plays { NAME($card, "event-card") }.
event-event-passed = { SEAT($seat) } plays no event.
event-kept-away-by-hind = { SEAT($seat) } is away with Hind.
event-event-without-effect = { NAME($card, "event-card") } changes nothing for { SEAT($seat) }.
event-breed-improved = { SEAT($seat) } breeds better camels: each is now worth { $rate }.
event-camels-born = { SEAT($seat) } gains { $camels ->
    [one] a camel
   *[other] { $camels } camels
}.
event-too-few-camels-to-breed = No camels are born: { $needed } would be due and only { $supply } are left.
event-camels-died = { SEAT($seat) } loses { $camels ->
    [one] a camel
   *[other] { $camels } camels
}.
event-looked-at-emira-cards = { SEAT($seat) } looks at the top { $cards ->
    [one] Emira card
   *[other] { $cards } Emira cards
}.
event-saw-emira-cards = { SEAT($seat) } sees, from the top: { NAMES($cards, "princess") }.
event-emira-cards-in-new-order = { SEAT($seat) } puts the top { $cards ->
    [one] princess
   *[other] { $cards } princesses
} back on the deck in an order nobody else knows.
event-put-back-emira-cards = { SEAT($seat) } puts them back, from the top: { NAMES($cards, "princess") }.
event-looked-at-status-cards = { SEAT($seat) } looks at the top { $cards ->
    [one] status card
   *[other] { $cards } status cards
}.
event-saw-status-cards = { SEAT($seat) } sees, from the top: { NAMES($cards, "status") }.
event-status-cards-in-new-order = { SEAT($seat) } puts the top { $cards ->
    [one] status card
   *[other] { $cards } status cards
} back on the deck in an order nobody else knows.
event-put-back-status-cards = { SEAT($seat) } puts them back, from the top: { NAMES($cards, "status") }.
event-double-trouble-split = { SEAT($seat) } gives the { $more } round two princesses.
event-quiet-days-round = { SEAT($seat) } lets the only princess choose in the { $princess_in } round.
event-good-looking-tokens = { SEAT($seat) } shows off { NAME($type, "token") }: { $plus ->
    [0] no extra token
   *[other] +{ $plus } appearance
}.
event-good-looking-grew = { NAME($card, "event-card") } of { SEAT($seat) } grows to +{ $plus }.
event-guest-house-opened = { SEAT($seat) } opens a guest house: room for { $capacity }.
event-caravan-moved-right = { SEAT($seat) } turns a { NAME($caravan, "caravan") } back: { $remaining ->
    [one] one payment
   *[other] { $remaining } payments
} to come.
event-palace-restored = { SEAT($seat) } restores the palace: the track stands at { $track }.
event-vermin-kind-named = { SEAT($seat) } sets the vermin on every { NAME($caravan, "caravan") }.
event-caravan-moved-left = A { NAME($caravan, "caravan") } of { SEAT($seat) } loses a payment; { $remaining } to come.
event-caravan-lost = A { NAME($caravan, "caravan") } of { SEAT($seat) } is eaten up.
event-mind-target-named = { SEAT($seat) } turns to princess { $which } of the { $round } round.
event-looked-at-emira-card = { SEAT($seat) } looks at Emira card { $position } of the deck.
event-saw-emira-card = { SEAT($seat) } sees { NAMES($card, "princess") }.
event-no-emira-card-there = { SEAT($seat) } finds no Emira card at place { $position }.
event-preferences-kept = { SEAT($seat) } leaves princess { $position } as she is.
event-preferences-swapped = { SEAT($seat) } talks princess { $position } into swapping her two wishes.
event-princess-put-under-deck = { SEAT($seat) } sends princess { $position } to the bottom of the deck.

## Phase 2: income

event-income-received = { SEAT($seat) } earns { $total }{ $caravans ->
    [0] .
   *[other] { " " }({ $base } and { $caravans } from caravans).
}
event-caravan-exhausted = A { NAME($caravan, "caravan") } of { SEAT($seat) } comes home for good.

## Phase 3: the market

event-princess-turned-up = { $round ->
    [even] { NAME($princess, "princess") } arrives; she will choose in the even round.
   *[other] { NAME($princess, "princess") } arrives in the city.
}
event-princess-now-active = It is { NAME($princess, "princess") }'s turn to choose this round.
event-last-round = No princess is left to come: this is the last round.
event-token-unsold = Nobody wanted the { NAME($type, "token") } token; it goes back into the bag.
event-status-card-unsold = Nobody wanted { NAME($card, "status") }; it goes under its deck.
event-status-card-offered = On offer: { NAME($card, "status") }.
event-noble-card-picked = { SEAT($seat) } picks { NAME($card, "status") } for the market.
event-token-offered = On offer: a { NAME($type, "token") } token.
event-bazaar-token-picked = { SEAT($seat) } picks a { NAME($type, "token") } token for the market.
event-piece-offered = On offer: { NAME($piece, "piece") }.

## Phase 4: auctions and actions

event-auction-opened = { SEAT($opener) } opens an auction.
event-bid-made = { SEAT($seat) } bids { $bid }.
event-passed = { SEAT($seat) } passes.
event-auction-won = { SEAT($seat) } wins with { $bid } and pays { $paid }{ $discount ->
    [0] .
   *[other] { " " }(camels are worth { $discount }).
}
event-all-passed = Everybody passes; { SEAT($beneficiary) } may act without a bid.
event-last-player = { SEAT($seat) } is the last one left and needs no bid.
event-voluntary-bid-paid = { SEAT($seat) } spends { $paid } on a bid of { $bid } that nobody asked for{ $discount ->
    [0] .
   *[other] { " " }(camels are worth { $discount }).
}
event-out-of-auction-by-hind = { SEAT($seat) } leaves the auction with Hind.
event-bid-void = The bid of { $bid } by { SEAT($seat) } is void.
event-bought = { SEAT($seat) } buys a { NAME($item, "item") } for { $price }.
event-bought-status-card = { SEAT($seat) } rises in rank: { NAME($card, "status") }, for { $price }.
event-bought-token = { SEAT($seat) } buys a { NAME($type, "token") } token for { $price }.
event-declined = { SEAT($seat) } buys nothing.
event-took-consolation = { SEAT($seat) } takes { $amount } instead of an action.
event-action-lost-to-hind = { SEAT($seat) } is away with Hind and loses the action.

## Phase 5: buying events

event-no-event-bought = { SEAT($seat) } buys no event.
event-event-paid = { SEAT($seat) } pays { $price } to look at { $cards ->
    [one] one event card
   *[other] { $cards } event cards
}.
event-saw-events = { SEAT($seat) } sees { NAMES($cards, "event-card") }.
event-kept-event = { SEAT($seat) } keeps { NAMES($cards, "event-card") }.
event-events-put-under-deck = { SEAT($seat) } puts { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
} under the event deck.

## Phase 6: the princess chooses

event-gold-shown = { NAME($princess, "princess") } asks to see the gold: { EACH($gold) }.
event-gold-shown-undecided = { NAME($princess, "princess") } makes up her mind over the gold: { EACH($gold) }.
event-made-up-her-mind = { NAME($princess, "princess") } waits no longer: it is { SEAT($seat) }.
event-undecided = { NAME($princess, "princess") } cannot decide, and waits.
event-joined = { NAME($princess, "princess") } moves in with { SEAT($seat) }.
event-suleika-surcharge = Suleika frowns at { NAME($princess, "princess") }: { $amount } more upkeep for { SEAT($seat) }.
event-left-palace = { NAME($princess, "princess") } leaves the palace of { SEAT($seat) }.
event-palace-track-fell = { NAME($princess, "princess") } wears the palace of { SEAT($seat) } down: the track stands at { $track }.
event-firyal-fee-paid = { SEAT($seat) } pays { $amount } for Firyal's cleaning.
event-token-handed-back = { SEAT($seat) } hands a { NAME($type, "token") } token back for Samira.
event-status-card-handed-in = { SEAT($seat) } gives up { NAME($card, "status") } for Zahrah.
event-sidi-visits = Sidi Suleiman calls on { SEAT($seat) }.
event-abducted = { NAME($princess, "princess") } rides away from { SEAT($seat) } with Sidi Suleiman.
event-hind-keeps-away = Hind takes { SEAT($seat) } on a honeymoon.
event-xenia-gift-on-joining = { SEAT($seat) } welcomes Xenia with a gift of { $amount }.
event-xenia-too-dear = { SEAT($seat) } cannot afford the { $gift } for Xenia; she leaves the game.
event-xenia-and-bill-too-dear = { SEAT($seat) } cannot pay { $gift } for Xenia and { $bill } upkeep; she leaves the game.

## Phase 7: upkeep

event-xenia-gift-paid = { SEAT($seat) } gives Xenia { $amount }.
event-xenia-gift-refused = { SEAT($seat) } refuses Xenia her gift.
event-xenia-marker-taken = Xenia of { SEAT($seat) } is content; { $left ->
    [0] no marker is left
    [one] one marker is left
   *[other] { $left } markers are left
}.
event-gold-shown-xenia = { NAME($princess, "princess") } looks for the richest: { EACH($gold) }.
event-xenia-under-deck = Nobody has room for Xenia of { SEAT($refuser) }; her card goes under the deck.
event-upkeep-paid = { SEAT($seat) } pays { $amount } upkeep.
event-upkeep-failed = { SEAT($seat) } cannot pay the upkeep of { $bill }: trouble in the palace.
event-all-gold-paid = { SEAT($seat) } hands over the last { $amount }.
event-leaves-in-tumult = { NAME($princess, "princess") } has had enough of { SEAT($seat) } and goes.
event-xenia-removed = { SEAT($seat) } cannot pay { $bill } with the gift for Xenia: she leaves the game.
event-nobody-else-leaves = Xenia was the one: nobody else leaves { SEAT($seat) }.
event-late-arrivals-do-not-count = { SEAT($seat) } could not pay the { $cost } for those who came after the upkeep ({ NAMES($late, "princess") }): they do not help to win this round.

## Why not

refusal-bid-not-multiple-of-10 = A bid of { $bid } does not work: bids go in steps of { $step }.
refusal-bid-outside-limits = A bid of { $bid } is out of this world: bids lie between { $lowest } and { $highest }.
refusal-bid-too-low = A bid of { $bid } is too low: the next bid is { $lowest } or more.
refusal-bid-above-limit = A bid of { $bid } is more than you have: with your camels you can go up to { $limit }.
refusal-not-on-offer = No { NAME($item, "item") } is on offer now.
refusal-cannot-pay = The { NAME($item, "item") } costs you { $price } and you have { $gold }.
refusal-consolation-not-due = The consolation is for those with less than { $below } gold, or with { $enough } princesses and no caravan; you have { $gold } gold, { $princesses ->
    [one] one princess
   *[other] { $princesses } princesses
} and { $caravans ->
    [one] one caravan
   *[other] { $caravans } caravans
}.
refusal-consolation-not-due-by-income = The consolation is for those with less than { $below } gold, or with { $enough } princesses and this round no more than the base income; you have { $gold } gold and { $princesses ->
    [one] one princess
   *[other] { $princesses } princesses
}.
refusal-event-deck-empty = The event deck is empty.
refusal-cannot-pay-event = That costs you { $price } and you have { $gold }.
refusal-card-not-looked-at = { NAME($card, "event-card") } is not among the cards you are looking at.
refusal-card-not-in-hand = { NAME($card, "event-card") } is not in your hand.
refusal-symbol-already-played = { NAME($card, "event-card") } must wait: a card with the same symbol ({ NAME($symbol, "symbol") }) has been played this round.
refusal-already-played-this-round = { NAME($card, "event-card") } has been played this round already.
refusal-card-not-dealt-to-you = { NAME($card, "event-card") } is not among the cards you were dealt.
refusal-no-such-caravan = You have no { NAME($caravan, "caravan") } with { $remaining ->
    [one] one payment
   *[other] { $remaining } payments
} to come.
refusal-caravan-on-rightmost-space = Your { NAME($caravan, "caravan") } with { $remaining } payments to come has only just set out and cannot go further back.
refusal-wrong-number-of-caravans = The vermin wants { $needed ->
    [one] one caravan
   *[other] { $needed } caravans
}, not { $given }.
refusal-order-of-missing-cards = Only { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} there to be put in order.
refusal-no-princess-in-that-round = There is no princess { $which } in the { $round } round: it has { $princesses }.
refusal-card-not-in-status-deck = { NAME($card, "status") } is not in the status deck.
refusal-type-not-in-bag = There is no { NAME($type, "token") } token left in the bag.
refusal-no-own-token-of-type = You have no { NAME($type, "token") } token of your own to give back.
refusal-status-card-not-yours = { NAME($card, "status") } is not yours to give up.
refusal-princess-not-in-your-palace = { NAME($princess, "princess") } does not live in your palace.
refusal-cannot-pay-gift = Xenia expects { $gift } and you have { $gold }.

## Why

reason-no-reason = It is as good as anything else.
reason-wins-game = The { NAME($item, "item") } brings you { NAME($princess, "princess") }, the last princess you need.
reason-wins-princess = The { NAME($item, "item") } brings you { NAME($princess, "princess") }; then { $missing ->
    [one] one princess is
   *[other] { $missing } princesses are
} missing.
reason-wins-foreign-princess = The { NAME($item, "item") } brings you { NAME($princess, "princess") }; your goal does not need her, but nobody else gets her.
reason-keeps-princess = { NAME($princess, "princess") } would come to you as things are; with the { NAME($item, "item") } no rival can change that.
reason-denies-princess = Without the { NAME($item, "item") } in your hands { NAME($princess, "princess") } goes to { SEAT($seat) }, who lacks about { $missing }.
reason-more-income = { $rounds ->
    [one] The { NAME($item, "item") } pays { $total } next round.
   *[other] The { NAME($item, "item") } pays { $total } over { $rounds } rounds.
}
reason-more-room = You have room for { $free ->
    [0] nobody else
    [one] one more princess
   *[other] { $free } more princesses
} and need { $missing }.
reason-better-standing = The { NAME($item, "item") } is worth { $points ->
    [one] one point
   *[other] { $points } points
}: { $lead ->
    [-1] then you are one behind the best rival
    [0] then you are level with the best rival
    [1] then you are one ahead of every rival
   *[other] a step up, whoever comes next
}.
reason-cheaper-bids = Your camels will be worth { $discount } in every auction.
reason-keeps-gold = Nothing here is worth its price: of your { $gold } gold the upkeep takes { $bill }.
reason-takes-consolation = Nothing on offer is worth more to you than { $amount } gold.
reason-worth-bidding = You want the { NAME($item, "item") }; to choose first is worth up to { $limit }.
reason-bids-for-princess = The { NAME($item, "item") } brings you { NAME($princess, "princess") }; to choose first is worth up to { $limit }.
reason-others-may-choose = The others may choose first: the { NAME($item, "item") } or something as good will be left.
reason-first-choice-too-dear = To choose first is worth { $limit } to you, and the next bid is { $bid }.
reason-no-need-to-bid = You are the last to choose; a bid would be wasted.
reason-poor-on-purpose = With less than { $below } gold you may take { $amount }.
reason-good-moment = { NAME($card, "event-card") } does most for you now.
reason-waits-for-its-moment = { $cards ->
    [one] Your card is
   *[other] Your { $cards } cards are
} worth more in a later round.
reason-next-princess-likely-yours = { NAME($card, "event-card") }: as you stand, most princesses would choose you.
reason-next-princess-likely-a-rivals = { NAME($card, "event-card") }: as things stand, the next princess would rather help a rival.
reason-promises-most = { NAME($card, "event-card") } promises most.
reason-gold-to-spare = You can spare { $price } of your { $gold } gold for a card.
reason-saves-gold = You need your { $gold } gold for the next round; the upkeep takes { $bill } of it.
reason-least-loss = It is the one you miss least.
reason-least-needed = { NAME($princess, "princess") } does least for your goal.
reason-worth-her-gift = Your goal needs Xenia, and another is harder to win than { $gift } gold.
reason-not-worth-her-gift = Xenia does too little for your goal to be worth another { $gift }.
reason-rivals-lose-payments = Your rivals lose more by it on the { NAME($caravan, "caravan") } track than you do.
reason-yours-come-first = Those who would choose you as you stand come first.
reason-best-you-can-use = { NAME($card, "status") } does most for you with { $gold } gold.
reason-fits-your-tokens = The { NAME($type, "token") } token is worth { $points ->
    [one] one point
   *[other] { $points } points
} to you.
reason-suits-you = It suits you best as things stand.

## What is asked

ask-draft-start-event = Which of these event cards do you keep? The others go back.
ask-play-event = Play an event, or pass?
ask-good-looking-type = Which kind of token do you show off? Every three of it give one more.
ask-new-caravan-pick = Which caravan do you turn back by one space?
ask-vermin-kind = On which kind of caravan do you set the vermin?
ask-vermin-pick = Vermin! Which of your caravans is bitten?
ask-court-influence-order = In which order do the princesses go back on the deck (topmost first)?
ask-new-orders-order = In which order do the status cards go back on the deck (topmost first)?
ask-changing-mind-target = Whose mind do you want to change?
ask-changing-mind-choice = Leave her as she is, swap her wishes, or send her to the bottom of the deck?
ask-double-trouble-split = Three princesses are coming. Which round gets two of them?
ask-quiet-days-round = One princess is coming. In which round shall she choose?
ask-noble-pick = Which status card do you bring to the market?
ask-bazaar-pick = Which kind of token do you bring to the market?
ask-auction-turn = { $bidder ->
    [none] Nobody has bid yet.
   *[other] { SEAT($bidder) } leads with { $bid }.
} { $to ->
    [0] You cannot go higher.
   *[other] Bid { $from } to { $to }{ $discount ->
        [0] { "" }
       *[other] { " " }(your camels pay { $discount } of it)
    }, or choose below.
}
ask-last-player-bid = You are the last one and need no bid{ $to ->
    [0] .
   *[other] ; you may still spend { $from } to { $to } for nothing.
}
ask-choose-action = The choice is yours: what do you buy?
ask-buy-event = Buy an event card?
ask-keep-event = Which event card do you keep? The others go under the deck.
ask-samira-discard = Samira has moved in: which token do you hand back?
ask-zahrah-discard = Zahrah has moved in: which status card do you give up?
ask-sidi-victim = Sidi Suleiman is at the gate: which princess leaves with him?
ask-xenia-gift = Xenia expects her gift. Do you pay?

move-draft-start-event-draft-start-event = Keep { NAME($card, "event-card") }
move-play-event-pass = Pass
move-play-event-play = Play { NAME($card, "event-card") }
move-good-looking-type-good-looking-type = { NAME($type, "token") }
move-new-caravan-pick-new-caravan-pick = The { NAME($caravan, "caravan") } with { $remaining } to come
move-vermin-kind-vermin-kind = Every { NAME($caravan, "caravan") }
move-vermin-pick-vermin-pick = Payments to come: { $remaining }
move-court-influence-order-court-influence-order = Order { $order }
move-new-orders-order-new-orders-order = Order { $order }
move-changing-mind-target-changing-mind-target = Princess { $which } of the { $round } round
move-changing-mind-choice-keep = Leave her as she is
move-changing-mind-choice-swap = Swap her two wishes
move-changing-mind-choice-bottom = Send her to the bottom of the deck
move-double-trouble-split-two-one = Two in the odd round, one in the even
move-double-trouble-split-one-two = One in the odd round, two in the even
move-quiet-days-round-odd = In the odd round
move-quiet-days-round-even = In the even round
move-noble-pick-noble-pick = { NAME($card, "status") }
move-bazaar-pick-bazaar-pick = { NAME($type, "token") }
move-auction-turn-pass = Pass
move-auction-turn-take-150 = Take the consolation instead of an action
move-auction-turn-bid = Bid { $amount }
move-last-player-bid-no-bid = No bid, straight to the market
move-last-player-bid-bid = Bid { $amount }
move-choose-action-buy = Buy { NAME($item, "item") }
move-choose-action-decline = Buy nothing
move-choose-action-take-150 = Take the consolation instead
move-buy-event-none = Buy none
move-buy-event-two = Look at two, keep one
move-buy-event-three = Look at three, keep one
move-keep-event-keep-event = Keep { NAME($card, "event-card") }
move-samira-discard-samira-discard = { NAME($type, "token") }
move-zahrah-discard-zahrah-discard = { NAME($card, "status") }
move-sidi-victim-sidi-victim = { NAME($princess, "princess") }
move-xenia-gift-pay = Pay the gift
move-xenia-gift-refuse = Refuse

## Princesses, and what it means to have one

power-palace-wear = wears your palace down by half a point when she first comes
power-singer = her singing is worth 1 status
power-open-purse = everybody sees your gold
power-actress = her acting is worth 1 status
power-cheap-events = event cards are cheaper for you
power-lose-appearance = you hand back an appearance token { $loss_powers_repeat ->
    [every_time] each time she comes
   *[first_time_per_player] when she first comes
}
power-lose-status = you give up a status card { $loss_powers_repeat ->
    [every_time] each time she comes
   *[first_time_per_player] when she first comes
}
power-gives-manners = brings a manners token
power-gives-beauty = brings a beauty token
power-honeymoon = { $hind_duration ->
    [while_in_palace] you miss every round while she stays
   *[next_round] you miss the next round
}{ $hind_phase6 ->
    [barred] ; meanwhile no new princess chooses you
   *[may_be_chosen] { "" }
}
power-cheap-camels = camels are cheaper for you
power-cheap-caravans = caravans are cheaper for you
power-jealous = every later arrival costs you extra upkeep once
power-double-upkeep = costs more upkeep
power-no-upkeep = needs no upkeep
power-gifts = expects a gift every third round
power-cheap-palace = palace sections are cheaper for you
power-abduction = a knight, who rides away with a princess of the sheik with most
power-cleaning-bill = costs you { $firyal_fee } for every palace section each time she comes

princess-albina = Albina
princess-halimah = Halimah
princess-asima = Asima
princess-noor = Noor
princess-rasha = Rasha
princess-thara = Thara
princess-zainab = Zainab
princess-nibal = Nibal
princess-samira = Samira
princess-zahrah = Zahrah
princess-fatima = Fatima
princess-layla = Layla
princess-malika = Malika
princess-nadia = Nadia
princess-firyal = Firyal
princess-hind = Hind
princess-farah = Farah
princess-raidah = Raidah
princess-adara = Adara
princess-suleika = Suleika
princess-janan = Janan
princess-sahar = Sahar
princess-anisah = Anisah
princess-zafirah = Zafirah
princess-xenia = Xenia
princess-yasmine = Yasmine
princess-badra = Badra
princess-sidi-suleiman = Sidi Suleiman

## Event cards

event-card-bazaar = Bazaar
    .effect = you choose the kind of this round's appearance token
event-card-better-breed = Better Breed
    .effect = your discount for each camel rises a step
event-card-camel-breeding = Camel Breeding
    .effect = every two camels of a sheik have one more
event-card-camel-epidemic = Camel Epidemic
    .effect = every sheik loses one camel in three
event-card-changing-her-mind = Changing Her Mind
    .effect = look at the next princess: keep her, swap her wishes or send her down
event-card-court-influence = Court Influence
    .effect = look at the next three princesses and put them in order
event-card-double-trouble = Double Trouble
    .effect = one more princess comes
event-card-golden-times = Golden Times
    .effect = all income is higher this round
event-card-good-looking = Good Looking
    .effect = name a kind of token: every three of it give +1 appearance for good
event-card-guest-house = Guest House
    .effect = room for one more princess for good
event-card-interrupt-spice-trade = Interrupt Spice Trade
    .effect = caravans neither pay nor move this round
event-card-new-orders = New Orders
    .effect = look at the next three status cards and put them in order
event-card-new-spice-caravan = New Spice Caravan
    .effect = one of your caravans pays once more
event-card-noble-merchandise = Noble Merchandise
    .effect = you choose this round's status card from the deck
event-card-quiet-days = Quiet Days
    .effect = one princess fewer comes
event-card-restoration = Restoration
    .effect = your palace gains half a point
event-card-sick-camels = Sick Camels
    .effect = no camel gives a discount this round
event-card-vermin = Vermin
    .effect = name a kind of caravan: its owners lose a payment

symbol-sym-appearance = appearance symbol
symbol-sym-arrival = arrival symbol
symbol-sym-camel = camel symbol
symbol-sym-income = income symbol
symbol-sym-preference = preference symbol
symbol-sym-status = status symbol
symbol-sym-vermin = vermin symbol
symbol-bazaar = Bazaar
symbol-better-breed = Better Breed
symbol-camel-breeding = Camel Breeding
symbol-camel-epidemic = Camel Epidemic
symbol-changing-her-mind = Changing Her Mind
symbol-court-influence = Court Influence
symbol-double-trouble = Double Trouble
symbol-golden-times = Golden Times
symbol-good-looking = Good Looking
symbol-guest-house = Guest House
symbol-interrupt-spice-trade = Interrupt Spice Trade
symbol-new-orders = New Orders
symbol-new-spice-caravan = New Spice Caravan
symbol-noble-merchandise = Noble Merchandise
symbol-quiet-days = Quiet Days
symbol-restoration = Restoration
symbol-sick-camels = Sick Camels
symbol-vermin = Vermin

## Goals

goal-needs = { $with_talents } princesses with these talents, or any { $any }

goal-goal5-i-h-r = intelligence, housekeeping, romance
goal-goal5-i-c-r = intelligence, cooking, romance
goal-goal5-h-c-r = housekeeping, cooking, romance
goal-goal5-2i-h = intelligence twice, housekeeping
goal-goal5-2i-c = intelligence twice, cooking
goal-goal5-flex-ir = intelligence, romance, and one of them again
goal-goal5-flex-hc = housekeeping, cooking, and one of them again
goal-goal4-i-h-c-r = intelligence, housekeeping, cooking, romance
goal-goal4-2i-h-c = intelligence twice, housekeeping, cooking
goal-goal4-i-flex-hr = intelligence, housekeeping, romance, and one of the last two again
goal-goal4-r-flex-ic = romance, intelligence, cooking, and one of the last two again
goal-goal4-flex-hcr = housekeeping, cooking, romance, and one of them again
goal-goal3-2i-h-c-r = intelligence twice, housekeeping, cooking, romance
goal-goal3-2h-flex-ic = housekeeping twice, intelligence, cooking, and one of the last two again
goal-goal3-2i-flex-hr = intelligence twice, housekeeping, romance, and one of the last two again
goal-goal3-flex-icr = intelligence, cooking, romance, and two of them again

## Things

status-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
status-300 = status card 300 (1 point)
status-350 = status card 350 (1 point)
status-400 = status card 400 (1 point)
status-700 = status card 700 (2 points)
status-750 = status card 750 (2 points)
status-800 = status card 800 (2 points)
status-850 = status card 850 (2 points)
status-900 = status card 900 (2 points)
status-1200 = status card 1200 (3 points)
status-1300 = status card 1300 (3 points)
status-1400 = status card 1400 (3 points)
status-1500 = status card 1500 (3 points)
status-singing = Singing (1 point)
status-acting = Acting (1 point)

caravan-small-slow = small slow caravan
caravan-small-fast = small fast caravan
caravan-large-slow = large slow caravan
caravan-large-fast = large fast caravan

item-small-slow = small slow caravan
item-small-fast = small fast caravan
item-large-slow = large slow caravan
item-large-fast = large fast caravan
item-appearance = appearance token
item-status = status card
item-palace = palace section
item-camel = camel

piece-small-caravans = a small caravan
piece-large-caravans = a large caravan
piece-sections = a palace section
piece-camels = a camel

token-beauty = beauty
token-manners = manners
token-clothing = clothing

colour-green = green
colour-white = white
colour-red = red
colour-blue = blue
colour-black = black

pair-odd = odd
pair-even = even

preference-appearance = appearance
preference-status = status
preference-palace = palace
preference-gold = gold
preference-princesses = most princesses
preference-none = nothing else

talent-intelligence = intelligence
talent-housekeeping = housekeeping
talent-cooking = cooking
talent-romance = romance

phase-setup = setting up
phase-events = events
phase-income = income
phase-market = the market
phase-auction = auctions
phase-purchase = buying events
phase-courtship = the princess chooses
phase-upkeep = upkeep
phase-round-end = end of the round
phase-over = the end

ending-goal-talents = A goal is reached: enough princesses, with the right talents.
ending-goal-number = A goal is reached by the sheer number of princesses.
ending-deck-empty = No princess is left to come; points decide.
ending-max-rounds = The last round is over; points decide.

## The game itself

game-summary = Princesses choose the sheik who is best in what they like most; the right to improve is auctioned.
game-like = Bid for the right to improve, then watch her choose: every princess moves in with whoever is best at what she likes most. An auction game with caravans, camels and a secret goal.
game-minutes = About 90 minutes

## Chapters of the rules

chapter-1 = The game
chapter-3 = Setting up
chapter-4 = A round
chapter-5 = The cards
chapter-6 = The end
chapter-7 = Three sheiks
chapter-8 = What is hidden
chapter-11 = What you are asked
chapter-ED = Where editions differ
chapter-E = What we had to decide

## Options

option-players = Players
    .help = How many sheiks sit at the table. The fewer they are, the more princesses it takes to win.
option-mode = Game
    .help = The advanced game adds a palace track, more powers and events from the first round on, and is decided by points.
option-mode-standard = Standard
option-mode-advanced = Advanced
option-edition = Edition
    .help = Whose rulebook decides where the printed ones differ. Each difference can also be set by itself.
option-edition-consensus = What most agree on
option-edition-fr = French
option-edition-pl = Polish
option-edition-nl = Dutch
option-symbol-profile = Symbols on event cards
    .help = Which event cards exclude each other within a round.
option-symbol-profile-default = as we read the rulebooks
option-symbol-profile-same-name = only a second card of the same name
option-symbol-profile-none = no card excludes another
option-undecided-gold-public = Open gold while a princess waits
    .help = Whether everybody sees all gold for as long as an undecided princess wishes for it.
option-good-looking-mode = Good Looking
    .help = Whether the card counts the tokens once, when it is played, or gains with those that come later.
option-good-looking-mode-snapshot = counted once
option-good-looking-mode-growing = it grows
option-xenia-first-gift-timing = Xenia's first gift
    .help = Whether it is part of the next upkeep, or due as soon as she joins.
option-xenia-first-gift-timing-upkeep = with the upkeep
option-xenia-first-gift-timing-on-join = as she joins
option-youngest-seat = The youngest sheik
    .help = Who is the youngest, for rules that let the youngest begin. Otherwise lots are drawn.
option-youngest-seat-none = nobody is named
option-youngest-seat-0 = Seat 1
option-youngest-seat-1 = Seat 2
option-youngest-seat-2 = Seat 3
option-youngest-seat-3 = Seat 4
option-youngest-seat-4 = Seat 5
option-first-player-rule = First player
    .help = Who is first player in the first round.
option-first-player-rule-random = drawn by lot
option-first-player-rule-youngest = the youngest
option-unchosen-start-events = Starting events that nobody kept
    .help = Where the event cards go that were turned down at the start.
option-unchosen-start-events-reshuffle = shuffled into the deck
option-unchosen-start-events-shuffled-to-bottom = under the deck
option-all-pass-beneficiary = When all pass
    .help = Who may act without a bid when nobody bids in an auction.
option-all-pass-beneficiary-auction-opener = who opened the auction
option-all-pass-beneficiary-first-player = the first player
option-consolation-condition-2 = Consolation with four princesses
    .help = When a sheik with many princesses may take the consolation although there is gold in the purse.
option-consolation-condition-2-no-caravan-on-board = no caravan on the board
option-consolation-condition-2-only-base-income-this-round = only base income this round
option-firyal-power = Firyal's power
    .help = What Firyal costs her sheik in the advanced game.
option-firyal-power-track-minus-half = half a step on the palace track
option-firyal-power-pay-30-per-section = gold for each palace section
option-loss-powers-repeat = Samira and Zahrah coming back
    .help = How often they take something from the same sheik.
option-loss-powers-repeat-first-time-per-player = the first time only
option-loss-powers-repeat-every-time = each time they join
option-hind-duration = How long Hind keeps her sheik away
    .help = For how long her sheik has to stay away from the auctions.
option-hind-duration-next-round = the next round
option-hind-duration-while-in-palace = as long as she stays
option-hind-phase6 = Hind and a choosing princess
    .help = Whether a princess may choose a sheik whom Hind keeps away.
option-hind-phase6-barred = she passes him over
option-hind-phase6-may-be-chosen = she may choose him
option-changing-mind-timing = Changing Her Mind
    .help = When the decision is made.
option-changing-mind-timing-on-play = as the card is played
option-changing-mind-timing-at-setup = when the princess is turned up
option-camel-side-points = Side points for a camel
    .help = What a camel counts at the end of the advanced game.
option-camel-breeding-shortage = Too few camels to breed
    .help = What happens when Camel Breeding asks for more camels than there are.
option-camel-breeding-shortage-all-or-nothing = nobody gets one
option-camel-breeding-shortage-as-far-as-supply = as far as they go
option-appearance-return-3p = Unsold appearance token
    .help = With three sheiks: after which rounds an unsold token goes back into the bag.
option-appearance-return-3p-odd = odd rounds
option-appearance-return-3p-even = even rounds
option-base-income = Base income
    .help = Gold that every sheik receives each round.
option-max-rounds = Last round
    .help = If nobody has won by then, the ranking decides.
option-start-gold = Gold at the start
    .help = What every sheik begins with.
option-black-bonus = Black's advantage
    .help = By how much black's base income is higher.
option-golden-times-percent = Golden Times
    .help = What the card adds to every income, in percent.
option-small-slow-price = Small slow caravan
    .help = Its price.
option-small-fast-price = Small fast caravan
    .help = Its price.
option-large-slow-price = Large slow caravan
    .help = Its price.
option-large-fast-price = Large fast caravan
    .help = Its price.
option-adara-small-saving = Adara and small caravans
    .help = What she saves her sheik on one.
option-adara-large-saving = Adara and large caravans
    .help = What she saves her sheik on one.
option-appearance-price = Appearance token
    .help = Its price.
option-palace-price = Palace section
    .help = Its price.
option-badra-saving = Badra and palace sections
    .help = What she saves her sheik on one.
option-camel-price = Camel
    .help = Its price.
option-farah-saving = Farah and camels
    .help = What she saves her sheik on one.
option-camel-rate-1 = Discount for a camel
    .help = What each camel takes off a winning bid.
option-camel-rate-2 = Discount after one Better Breed
    .help = What each camel saves then.
option-camel-rate-3 = Discount after two
    .help = What each camel saves then.
option-camel-rate-4 = Discount after three
    .help = What each camel saves then.
option-two-events-price = Choosing from two events
    .help = The price of drawing two event cards and keeping one.
option-three-events-price = Choosing from three events
    .help = The price of drawing three event cards and keeping one.
option-zainab-saving = Zainab and event cards
    .help = What she saves her sheik on one.
option-consolation = Consolation
    .help = The gold that one may take in place of an action.
option-consolation-below = Consolation below
    .help = Who has less gold than this may take the consolation.
option-consolation-princesses = Consolation from so many princesses
    .help = Who has as many may take it under a further condition.
option-upkeep = Upkeep
    .help = What a princess costs each round.
option-janan-upkeep = Janan's upkeep
    .help = What she costs each round.
option-zafirah-upkeep = Zafirah's upkeep
    .help = What she costs each round.
option-suleika-surcharge = A newcomer beside Suleika
    .help = What each princess costs who joins after her.
option-xenia-gift = A gift for Xenia
    .help = Its price.
option-firyal-fee = Firyal's fee
    .help = Gold for each palace section, where that is her power.
option-base-room = Room at the start
    .help = How many princesses have room in a palace without sections.

## The columns of the final table

score-fulfilled = goal met
    .effect = { $mode ->
        [standard] In the standard game nothing else counts once somebody has met their goal.
       *[advanced] Who has met their goal comes before who has not.
    }
score-princesses = princesses
score-main-points = main points
    .effect = 2 for each princess in the palace, and 3 more with the talents of one’s goal.
score-side-points = side points
    .effect = Appearance, status, palace sections and palace track, and { $camel_side_points } for each camel.
score-gold = gold

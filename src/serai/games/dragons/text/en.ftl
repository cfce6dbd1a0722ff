### Aladdin's Dragons in English.

## Setting up

event-first-player = { SEAT($seat) } has the camel and goes first.
event-lamps-dealt = Everybody gets a lamp.
event-start-treasures-taken = { SEAT($seat) } starts with { COUNTS($units, "units") }.

## Upkeep

event-round-began = Round { $round } begins; { SEAT($first) } goes first.
event-treasure-deck-reshuffled = The treasure cards are shuffled again.
event-treasure-card-turned = The dragons bring new treasure (card { $card }).
event-cave-filled = { NAME($cave, "heading") }, from the top: { NAMES($amounts, "niche") }.
event-cave-filled-in-part = { NAME($cave, "heading") }, from the top: { NAMES($amounts, "niche") }; the bank has no more.
event-artifact-turned-up = On sale in { NAME($room, "space") }: { NAME($artifact, "artifact") }.

## Placement

event-token-placed = { SEAT($seat) } puts token #{ $piece } face down { NAME($space, "at") }.
event-placed-value = It is the { NAMES($values, "value") }, as only { SEAT($seat) } knows.
event-token-placed-face-up = { SEAT($seat) } puts a { $value } face up { NAME($space, "at") }.

## Scoring

event-tokens-turned-up = Turned up { NAME($space, "at") }: { THING($pieces, "piece") }.
event-treasure-won = { SEAT($seat) } takes { COUNT($amount, $treasure, "units") } from { NAME($cave, "space") }.

event-spells-drawn = { SEAT($seat) } draws { $number ->
    [one] the last spell
   *[other] { $number } spells
}.
event-saw-spells = { SEAT($seat) } sees { NAMES($spells, "item") }.
event-spell-kept = { SEAT($seat) } keeps { NAMES($spells, "item") }.
event-spell-given = { SEAT($seat) } gives the other spell to { SEAT($to) }.
event-spell-received = { SEAT($seat) } receives { NAMES($spells, "item") }.
event-spell-discarded = { SEAT($seat) } is alone in the tent, so { NAME($spell, "item") } leaves the game.
event-no-spell-left = No spell is left in Aladdin's tent.
event-djinn-won = The Djinn lets { SEAT($seat) } use two artifacts this round.
event-market-declined = { SEAT($seat) } does not trade at the market.
event-market-traded = { SEAT($seat) } gives { COUNT(1, $given, "units") } at the market and takes { COUNTS($taken, "units") }.
event-first-player-named = { SEAT($seat) } sends the camel to { SEAT($named) } for the next round.
event-camel-stays = Nobody is at the caravanserai; the camel stays where it is.
event-camel-moved = The camel goes to { SEAT($seat) } at once.

event-guard-turned-up = The guard is turned up: strength { $guard }.
event-admitted = { SEAT($seat) } enters the palace with { $strength } against { $guard }.
event-admitted-by-key = { SEAT($seat) } enters the palace with the key.
event-guard-bribed = { SEAT($seat) } bribes the guard with { COUNTS($units, "units") } and enters the palace.
event-bribe-refused = No bribe for the guard of { $guard } from { SEATS($seats) }.
event-not-admitted = { SEAT($seat) } stays outside the palace.
event-piece-turned-away = { THING($piece, "piece") } has to leave { NAME($space, "space") }.

event-artifact-paid = { SEAT($seat) } pays { COUNTS($units, "units") } in { NAME($room, "space") }.
event-artifact-bought = { SEAT($seat) } takes the { NAME($artifact, "artifact") } from { NAME($room, "space") }.
event-artifact-declined = No purchase in { NAME($room, "space") } by { SEATS($seats) }.
event-artifact-unsold = The artifact in { NAME($room, "space") } stays on sale.

## Clean-up and the end

event-leftovers-returned = { $amount ->
    [one] One treasure
   *[other] { $amount } treasures
} left { NAME($cave, "at") } { $amount ->
    [one] goes
   *[other] go
} back to the bank.
event-leftovers-stay = { $amount ->
    [one] One treasure
   *[other] { $amount } treasures
} left { NAME($cave, "at") } { $amount ->
    [one] stays
   *[other] stay
} there.
event-camel-passed = The camel goes to { SEAT($seat) }.
event-scrolls-decided = Scrolls break the tie ({ $scrolls }): { SEATS($winners) }.
event-game-ended = { NAME($ending, "ending") } Victory: { SEATS($winners) }.

## Windows: what is declared

event-passes = Nothing from { SEATS($seats) }.
event-lamp-lit = { SEAT($seat) } lights the lamp.
event-spell-cast = { SEAT($seat) } casts { NAME($spell, "item") }.
event-spell-cast-on-space = { SEAT($seat) } casts { NAME($spell, "item") } on { NAME($space, "space") }.
event-spell-cast-on-piece = { SEAT($seat) } casts { NAME($spell, "item") } on { THING($piece, "piece") }.
event-spell-cast-to-move = { SEAT($seat) } casts { NAME($spell, "item") }: { THING($piece, "piece") } to { NAME($space, "space") }.
event-spell-cast-to-swap = { SEAT($seat) } casts { NAME($spell, "item") }: a { NAME($artifact, "artifact") } for what is on sale in { NAME($room, "space") }.
event-artifact-borrowed = { SEAT($seat) } casts Borrow: the { NAME($artifact, "artifact") } of { SEAT($owner) }.
event-artifact-borrowed-against = { SEAT($seat) } casts Borrow: the { NAME($artifact, "artifact") } of { SEAT($owner) }, against { NAME($spell, "item") }.
event-artifact-borrowed-for = { SEAT($seat) } casts Borrow: the { NAME($artifact, "artifact") } of { SEAT($owner) }, for { THING($piece, "piece") }.
event-artifact-used = { SEAT($seat) } uses the { NAME($artifact, "artifact") }.
event-artifact-used-on-piece = { SEAT($seat) } uses the { NAME($artifact, "artifact") } on { THING($piece, "piece") }.
event-spell-countered = { SEAT($seat) } cancels { NAME($spell, "item") } of { SEAT($caster) }.
event-spell-countered-by-loan = { SEAT($seat) } cancels { NAME($spell, "item") } of { SEAT($caster) } with the borrowed Counterspell.
event-borrowed-counterspell-too-late = { NAME($spell, "item") } has been cancelled before; the Counterspell that { SEAT($seat) } borrowed does nothing.

## Windows: what takes effect

event-spell-without-effect = { NAME($spell, "item") } of { SEAT($seat) } does nothing.
event-piece-went-home = { THING($piece, "piece") } goes home from { NAME($space, "space") }.
event-piece-moved = { THING($piece, "piece") } moves from { NAME($from, "space") } to { NAME($to, "space") }.
event-carpet-landed = The carpet of { SEAT($seat) } lands { NAME($space, "at") }.
event-carpet-found-no-place = The carpet of { SEAT($seat) } finds no place { NAME($space, "at") }.
event-piece-doubled = The Astral Double works: { THING($piece, "piece") }.
event-double-found-no-piece = The double of { SEAT($seat) } comes too late for { THING($piece, "piece") }.
event-key-turned = { SEAT($seat) } turns the key of the palace.

event-alms-taken = { SEAT($seat) } takes { COUNTS($units, "units") } as alms.
event-treasures-exchanged = { SEAT($seat) } exchanges { COUNTS($given, "units") } for { COUNTS($taken, "units") }.
event-dragon-flew = The dragon fills { NAME($cave, "space") }, from the top: { NAMES($amounts, "niche") }.
event-dragon-returned = The dragon returns to { NAME($cave, "space") } and guards its treasure ({ $amount }) for this round.
event-treasures-returned = { SEAT($seat) } returns { COUNTS($units, "units") } for { NAME($spell, "item") }.
event-all-treasures-returned = { SEAT($seat) } returns everything for { NAME($spell, "item") }: { COUNTS($units, "units") }.
event-baksheesh-paid = { SEAT($seat) } pays { COUNTS($units, "units") } as baksheesh.
event-taxes-paid = { SEAT($seat) } pays { COUNTS($units, "units") } as taxes.
event-pieces-withdrawn = { SEAT($seat) } pays no taxes and takes { $number ->
    [one] one piece
   *[other] { $number } pieces
} out of the palace.
event-teleport-paid = { SEAT($seat) } gives { COUNTS($units, "units") } to { SEAT($owner) } for it.
event-eye-answered = { SEAT($seat) } answers with { THING($piece, "piece") }.
event-no-piece-to-remove-in-return = { SEAT($seat) } finds no piece to send home in return.
event-spy-sent = The spy of { SEAT($seat) } is about: everybody else places face up.
event-space-sealed = { SEAT($seat) } seals { NAME($space, "space") } for this round.
event-last-are-first = { SEAT($seat) } turns the order round: a 9 counts 1 and a 1 counts 9.
event-smuggled-in = { SEAT($seat) } smuggles goods into { NAMES($spaces, "space") }.
event-looked-at-pile = { SEAT($seat) } looks at all { $number } artifacts in { NAME($room, "space") }.
event-saw-pile = { SEAT($seat) } sees, from the top: { NAMES($artifacts, "artifact") }.
event-mirage-kept = { SEAT($seat) } leaves the { NAME($artifact, "artifact") } on sale in { NAME($room, "space") }.
event-mirage-changed = { SEAT($seat) } puts the { NAME($artifact, "artifact") } on sale in { NAME($room, "space") }; the { NAME($former, "artifact") } goes to the bottom.
event-artifacts-swapped = { SEAT($seat) } takes the { NAME($taken, "artifact") } from { NAME($room, "space") } and leaves the { NAME($given, "artifact") } on sale.
event-took-the-one-on-sale = { SEAT($seat) } looks through { NAME($room, "space") } and stays with what is on sale.
event-took-a-hidden-one = { SEAT($seat) } takes another artifact from the pile in { NAME($room, "space") }, unseen.
event-took-artifact = { SEAT($seat) } now has it: { NAMES($artifacts, "artifact") }.

## Why not: tokens and spaces

refusal-space-not-in-use = { NAME($space, "heading") } is not in use in this game.
refusal-cave-without-treasure = There is no treasure { NAME($space, "at") }.
refusal-five-pieces-in-room = No more than five pieces of one player fit into { NAME($space, "space") }.
refusal-space-sealed = { NAME($space, "heading") } is sealed for this round: nothing more can come there.
refusal-token-not-behind-screen = You have no { $value } behind your screen.
refusal-space-is-finished = { NAME($space, "heading") } has been scored; nothing moves there any more.
refusal-already-there = The token already lies { NAME($space, "at") }.
refusal-owner-not-admitted = { SEAT($owner) } was not admitted to the palace this round.
refusal-space-not-live = That cannot reach { NAME($space, "space") }: it has been scored.
refusal-never-on-the-guard-room = No spell touches { NAME($space, "space") }.
refusal-nothing-lies-there = Nothing lies { NAME($space, "at") }.
refusal-not-an-open-cave = { NAME($space, "heading") } is no cave that is still to be scored.
refusal-cave-has-treasure = There is treasure { NAME($space, "at") } already.
refusal-cave-closed-by-dragon = The dragon has come back to { NAME($space, "space") }; the cave stays closed this round.
refusal-not-a-palace-room = { NAME($space, "heading") } is no palace room.
refusal-nothing-on-sale = No artifact is on sale in { NAME($space, "space") }.
refusal-nothing-below-the-one-on-sale = No other artifact lies below the one on sale.

## Why not: pieces

refusal-no-such-piece = There is no piece #{ $piece } on the board.
refusal-not-your-piece = Piece #{ $piece } is not yours.
refusal-your-own-piece = Piece #{ $piece } is your own; it has to be somebody else's.
refusal-carpets-do-not-move = Piece #{ $piece } is a carpet, and carpets cannot be moved.
refusal-no-legal-destination = Token #{ $piece } has nowhere to go.
refusal-not-on-the-space-scored = Piece #{ $piece } does not lie where the scoring is now.
refusal-already-doubled = Piece #{ $piece } has a double already.
refusal-not-a-piece-of-the-caster = Piece #{ $piece } is no piece of the caster.

## Why not: spells and artifacts

refusal-spell-not-in-hand = { NAME($spell, "item") } is not in your hand.
refusal-not-in-this-window = { NAME($item, "item") } cannot be played at this moment.
refusal-no-spells-in-guard-room = { NAME($spell, "item") } cannot be cast now: while the guard room is scored, no spell can.
refusal-lamp-cannot-be-lit = { NAME($spell, "item") } needs a lamp that burns: yours is not lit, and you have no artifact use left to light it.
refusal-no-artifact-use-left = You have no artifact use left this round for the { NAME($artifact, "item") }.
refusal-no-unused-artifact = You have no unused artifact of that kind: { NAME($artifact, "artifact") }.
refusal-not-castable = { NAME($spell, "item") } would find nothing to do now.
refusal-nothing-to-aim-at = { NAME($item, "item") } finds no target now.
refusal-strong-enough-already = Your strength of { $strength } is enough for the guard of { $guard }: no key is needed.
refusal-has-used-a-key = You have used a key already: a second one would open nothing more.
refusal-spell-not-declared = { NAME($spell, "item") } has not been declared, or is cancelled.
refusal-your-own-spell = { NAME($spell, "item") } is your own spell.
refusal-artifact-cannot-be-borrowed = { SEAT($owner) } has not used a { NAME($artifact, "artifact") } that you could borrow this round.
refusal-could-not-use-it-now = A { NAME($artifact, "artifact") } would be of no use to you at this moment.
refusal-never-the-lamp = The lamp never leaves its owner.
refusal-no-such-place-in-pile = There is no artifact number { $place } in a pile of { $size }, counted from 0.
refusal-spell-not-drawn = { NAME($spell, "item") } is not among the spells you drew.

## Why not: treasure

refusal-other-treasure-asked = Not yet: { NAME($asked, "kinds") } are asked now, not { NAME($treasure, "kinds") }.
refusal-amount-too-small = { COUNT($amount, $treasure, "units") } would be too few: here it takes at least { $least }.
refusal-amount-too-large = { COUNT($amount, $treasure, "units") } would be too many: here it can be at most { $most }.
refusal-no-treasure-of-kind = You have no { NAME($treasure, "kinds") } to give.
refusal-no-such-player = { SEAT($seat) } does not sit at this table.
refusal-cannot-pay-bribe = The bribe would be { $price } and you have { $wealth } { $wealth ->
    [one] treasure
   *[other] treasures
}.
refusal-cannot-pay-price = You cannot pay { $price } in { $pieces ->
    [one] one kind of treasure
   *[other] { $pieces } different kinds of treasure
}, one kind for each piece.
refusal-treasure-pays-for-another-piece = The { NAME($treasure, "kinds") } already pay for another piece.
refusal-too-little-of-treasure = That takes { COUNT($value, $treasure, "units") } and you have { $held }.
refusal-rest-could-not-be-paid = If { NAME($treasure, "kinds") } pay for the { $value }, the rest of the price cannot be paid.
refusal-cannot-pay-for-piece = Keeping it makes { $price } to pay and you have { $wealth }.
refusal-cannot-pay-taxes = The taxes are { $price } and you have { $wealth }.

## Why: what a hint says

reason-cave-prize = { COUNT($amount, $treasure, "units") } for the strongest { NAME($space, "at") }, where { $rivals ->
    [0] nobody else stands
    [one] one rival stands
   *[other] { $rivals } rivals stand
} so far.
reason-room-alone = Nobody else stands in { NAME($space, "space") }: a low token buys its artifact for little.
reason-room-rivals = The artifact in { NAME($space, "space") } can be won from { $rivals ->
    [one] one rival
   *[other] { $rivals } rivals
} there.
reason-room-sells-nothing = { NAME($space, "heading") } sells nothing: a token there is only out of the way.
reason-guard-entry = Your tokens in { $rooms ->
    [one] one palace room
   *[other] { $rooms } palace rooms
} buy nothing unless the guard lets you in.
reason-guard-before-palace = Without a token here you cannot buy in the palace, and it tells the others nothing.
reason-tent-spell = A spell for the strongest and one for the second; { $rivals ->
    [0] nobody else is there
    [one] one rival is there
   *[other] { $rivals } rivals are there
}.
reason-djinn-second-use = The strongest may use two artifacts this round; { $rivals ->
    [0] nobody else is there
    [one] one rival is there
   *[other] { $rivals } rivals are there
}.
reason-market-gain = The strongest gains { $gain ->
    [one] one unit
   *[other] { $gain } units
} of any kind; { $rivals ->
    [0] nobody else is there
    [one] one rival is there
   *[other] { $rivals } rivals are there
}.
reason-camel-breaks-ties = Whoever goes first next round wins every tie.
reason-token-chance = With the { $value } you are strongest { NAME($space, "at") } in about { $chance } of 100 cases.
reason-token-price = With the { $value } you pay { $price } in { NAME($space, "space") } and are offered the artifact in about { $chance } of 100 cases.
reason-token-guard = With the { $value } you pass { $chance } of 100 guards without a bribe.
reason-magic-is-kept = Nothing here is worth your magic: keep it for later.
reason-magic-helps-now = { NAME($item, "item") } brings most at this moment.
reason-aim-at-space = { NAME($item, "item") } brings most { NAME($space, "at") }.
reason-aim-at-piece = { NAME($item, "item") } brings most on this piece, now { NAME($space, "at") }.
reason-miss-artifact-least = You would miss the { NAME($artifact, "artifact") } least.
reason-aim-at-spell = { NAME($item, "item") } would do you the most harm.
reason-loan-helps-now = A borrowed { NAME($artifact, "artifact") } helps you here.
reason-artifact-worth-price = { $price } is less than an artifact is worth now, about { $worth }.
reason-last-artifact-wins = This is the last artifact: with { $artifacts } you win.
reason-artifact-too-dear = { $price } is a lot; an artifact is worth about { $worth } now, and there are other rooms and rounds.
reason-bribe-pays = { $price } for the guard, and { $rooms ->
    [one] one palace room is
   *[other] { $rooms } palace rooms are
} open to you.
reason-bribe-does-not-pay = The palace promises you less than the { $price } the guard wants.
reason-collect-kind = { COUNT($amount, $treasure, "units") }, to { $held } you hold: a price is paid from one large stock.
reason-spare-kind = Of your { COUNT($held, $treasure, "units") } you can best spare { $amount }.
reason-leave-kind = Other kinds serve you better here than { NAME($treasure, "kinds") }.
reason-pay-with-kind = Your { COUNT($held, $treasure, "units") } are the stock you miss { $value } of least.
reason-no-trade = What you hold serves you as it is.
reason-better-spell = { NAME($spell, "item") } is of more use to you.
reason-better-artifact = The { NAME($artifact, "artifact") } is of most use to you.
reason-pieces-worth-paying = What { $pieces ->
    [one] this piece
   *[other] these { $pieces } pieces
} may win is worth the price.
reason-pieces-not-worth-paying = { $pieces ->
    [one] This piece is
   *[other] These { $pieces } pieces are
} not worth the price.
reason-piece-missed-most = The piece { NAME($space, "at") } is the one its owner would miss most.

## What is asked

ask-choose-start-treasures = How many { NAME($treasure, "kinds") } do you start with? So far: { COUNTS($so_far, "units") }; { $left } still to choose.
ask-place-token = Where does your next token go? You have { $tokens } left{ $spells ->
    [0] .
   *[other] ; or cast a spell first.
}
ask-place-value = Which token do you put { NAME($space, "at") }?
ask-window = { $window ->
    [start] The round begins.
    [space] Scoring { NAME($scored, "space") }.
    [citygate] The caves are done, the city comes next.
    [placed] A token has been placed.
    [end] The round is over.
   *[other] Magic is in the air.
} { $declared ->
    [0] Do you play anything?
   *[other] Do you answer?
}
ask-target-space = { NAME($item, "item") }: where?
ask-target-piece = { NAME($item, "item") }: which piece?
ask-target-artifact = { NAME($item, "item") }: which of your artifacts do you put on sale?
ask-target-spell = Which spell is to be cancelled?
ask-target-lender = { NAME($item, "item") }: which artifact, and whose?
ask-tent-keep = Which spell do you keep? The other one goes to the next in Aladdin's tent, or out of the game if you are alone.
ask-market-trade = The market is yours: which treasure do you give, to take what you like instead?
ask-market-take = How many { NAME($treasure, "kinds") } do you take at the market? So far: { COUNTS($so_far, "units") }; { $left } still to choose.
ask-choose-first-player = Who goes first in the next round?
ask-bribe-guard = The guard has strength { $guard } and you lack { $bribe }. Do you pay { $bribe ->
    [one] one treasure
   *[other] { $bribe } treasures
} to get in?
ask-bribe-payment = The bribe is { $bribe }: how many { NAME($treasure, "kinds") } do you give? So far: { COUNTS($so_far, "units") }; { $left } still to choose.
ask-buy-artifact = { $artifact ->
    [none] An artifact
   *[other] { NAME($artifact, "artifact") }
} for { $price }{ $pieces ->
    [one] , all in one kind of treasure
   *[other] , each in another kind of treasure
}. Do you buy?
ask-pay-piece = Which treasure pays for the { $value }? The price is { $price }.
ask-alms-pick = Alms: how many { NAME($treasure, "kinds") } do you take? So far: { COUNTS($so_far, "units") }; { $left } still to choose.
ask-exchange-pick = Exchange: you have { COUNT($held, $treasure, "units") }. How many shall it be? So far: { COUNTS($so_far, "units") }; { $left } still to choose.
ask-return-treasures = { NAME($acting, "item") }: how many { NAME($treasure, "kinds") } do you give back? So far: { COUNTS($so_far, "units") }; { $left } still to choose.
ask-baksheesh-response = Baksheesh for { THING($piece, "piece") } { NAME($space, "at") }: do you pay, or take it back?
ask-baksheesh-payment = Baksheesh: how many { NAME($treasure, "kinds") } do you give? So far: { COUNTS($so_far, "units") }; { $left } still to choose.
ask-taxes-response = Sultan's Taxes: do you pay for { $pieces ->
    [one] your piece in the palace, or take it back
   *[other] your { $pieces } pieces in the palace, or take all of them back
}?
ask-taxes-payment = Sultan's Taxes: how many { NAME($treasure, "kinds") } do you give? So far: { COUNTS($so_far, "units") }; { $left } still to choose.
ask-eye-response = An eye for an eye: which piece do you send home?
ask-mirage-pick = Mirage: which artifact shall be on sale?
ask-abracadabra-pick = Abracadabra: which artifact do you take?
ask-teleport-payment = Teleportation: how many { NAME($treasure, "kinds") } go to the owner? So far: { COUNTS($so_far, "units") }; { $left } still to choose.

move-choose-start-treasures-take = { COUNT($amount, $treasure, "units") }
move-place-token-place = { NAME($space, "heading") }
move-place-token-cast = Cast { NAME($spell, "item") }
move-place-value-token = { $value }
move-window-pass = Pass
move-window-cast = Cast { NAME($spell, "item") }
move-window-use = Use the { NAME($artifact, "artifact") }
move-target-space-space = { NAME($space, "heading") }
move-target-piece-piece = Piece #{ $piece }
move-target-artifact-offer = { NAME($artifact, "artifact") }
move-target-spell-against = Against { NAME($spell, "item") }
move-target-lender-borrow = { NAME($artifact, "artifact") } of { SEAT($owner) }
move-tent-keep-keep = Keep { NAME($spell, "item") }
move-market-trade-decline = Do not trade
move-market-trade-give = Give { COUNT(1, $treasure, "units") }
move-market-take-take = { COUNT($amount, $treasure, "units") }
move-choose-first-player-name = { SEAT($seat) }
move-bribe-guard-refuse = Stay outside
move-bribe-guard-pay = Pay the bribe
move-bribe-guard-cast = Cast { NAME($spell, "item") }
move-bribe-payment-give = { COUNT($amount, $treasure, "units") }
move-buy-artifact-decline = Buy nothing
move-buy-artifact-buy = Buy it
move-buy-artifact-buy-with-abracadabra = Buy with Abracadabra
move-buy-artifact-cast = Cast { NAME($spell, "item") }
move-pay-piece-with = With { NAME($treasure, "kinds") }
move-alms-pick-take = { COUNT($amount, $treasure, "units") }
move-exchange-pick-hold = { COUNT($amount, $treasure, "units") }
move-return-treasures-give = { COUNT($amount, $treasure, "units") }
move-baksheesh-response-keep = Pay for it
move-baksheesh-response-take-back = Take it back
move-baksheesh-payment-give = { COUNT($amount, $treasure, "units") }
move-taxes-response-pay = Pay
move-taxes-response-withdraw = Take all of them back
move-taxes-payment-give = { COUNT($amount, $treasure, "units") }
move-eye-response-piece = Piece #{ $piece }
move-mirage-pick-pick = { $place ->
    [0] The one on sale
   *[other] Number { $place } below it
}
move-abracadabra-pick-pick = { $place ->
    [0] The one on sale
   *[other] Number { $place } below it
}
move-teleport-payment-give = { COUNT($amount, $treasure, "units") }

## Endings

ending-last-artifact = The last artifact has left the palace.
ending-short-game = Enough artifacts have been bought for a first game.
ending-max-rounds = The last round has been played.

## Pieces and treasure

piece = { $what ->
    [token] { $value ->
        [none] { SEAT($owner) }'s token #{ $piece }
       *[other] { SEAT($owner) }'s { $value }
    }
   *[other] { SEAT($owner) }'s carpet
}{ $doubled ->
    [yes] { " " }(doubled)
   *[no] { "" }
}

treasure = { COUNTS($units, "units") }

units-crown = { $number ->
    [0] no crowns
    [one] 1 crown
   *[other] { $number } crowns
}
units-pearl = { $number ->
    [0] no pearls
    [one] 1 pearl
   *[other] { $number } pearls
}
units-gem = { $number ->
    [0] no gems
    [one] 1 gem
   *[other] { $number } gems
}
units-cup = { $number ->
    [0] no cups
    [one] 1 cup
   *[other] { $number } cups
}
units-bar = { $number ->
    [0] no bars
    [one] 1 bar
   *[other] { $number } bars
}

kinds-crown = crowns
kinds-pearl = pearls
kinds-gem = gems
kinds-cup = cups
kinds-bar = bars

niche-0 = { "" }

## The board: as a heading, and in a sentence

heading-cave-red = Red cave
heading-cave-white = White cave
heading-cave-blue = Blue cave
heading-cave-black = Black cave
heading-cave-gold = Gold cave
heading-tent = Aladdin's tent
heading-djinn = Djinn's house
heading-market = Market
heading-caravanserai = Caravanserai
heading-guard-room = Guard room
heading-room-1 = Room 1
heading-room-2 = Room 2
heading-room-3 = Room 3
heading-room-4 = Room 4
heading-room-5 = Room 5

space-cave-red = the red cave
space-cave-white = the white cave
space-cave-blue = the blue cave
space-cave-black = the black cave
space-cave-gold = the gold cave
space-tent = Aladdin's tent
space-djinn = the Djinn's house
space-market = the market
space-caravanserai = the caravanserai
space-guard-room = the guard room
space-room-1 = room 1
space-room-2 = room 2
space-room-3 = room 3
space-room-4 = room 4
space-room-5 = room 5

at-cave-red = in { space-cave-red }
at-cave-white = in { space-cave-white }
at-cave-blue = in { space-cave-blue }
at-cave-black = in { space-cave-black }
at-cave-gold = in { space-cave-gold }
at-tent = in { space-tent }
at-djinn = in { space-djinn }
at-market = at { space-market }
at-caravanserai = at { space-caravanserai }
at-guard-room = in { space-guard-room }
at-room-1 = in { space-room-1 }
at-room-2 = in { space-room-2 }
at-room-3 = in { space-room-3 }
at-room-4 = in { space-room-4 }
at-room-5 = in { space-room-5 }

## Phases

phase-setup = setting up
phase-upkeep = upkeep
phase-placement = placement
phase-scoring = scoring
phase-clean-up = clean-up
phase-over = the end

## Players: whoever has no name of their own

player-0 = Amina
player-1 = Badr
player-2 = Dunya
player-3 = Hasan
player-4 = Zubaida

## Artifacts

artifact-lamp = Lamp
    .effect = lit by your first spell of a round; then cast any number
artifact-counterspell = Counterspell
    .effect = cancels a spell that another player declares
artifact-astral-double = Astral Double
    .effect = doubles a piece of yours on the space being scored
artifact-flying-carpet = Flying Carpet
    .effect = counts 3 for you on the space being scored
artifact-key = Key
    .effect = takes you past the guard, however strong
artifact-scroll = Scroll
    .effect = is never used, but decides a tie at the end
artifact-artifact = artifact
    .effect = counts for the victory

## Spells, and artifacts where either can be meant

item-abracadabra = Abracadabra
    .effect = as you buy: take any artifact of the room's pile instead
item-sorcerers-apprentice = Sorcerer's Apprentice
    .effect = swap one of your unused artifacts for one on sale
item-alms = Alms
    .effect = { $alms_units ->
        [one] take any treasure from the bank
       *[other] take any { $alms_units } treasures from the bank
    }
item-baksheesh = Baksheesh
    .effect = the others pay { $baksheesh_units ->
        [one] 1 treasure
       *[other] { $baksheesh_units } treasures
    } for each piece in the city, or take it back
item-smuggling = Smuggling
    .effect = after the caves: in every empty city place { $smuggling_strength ->
        [ties_with_all] you equal the strongest rival, with at least 3
       *[other] you count 3
    }
item-last-shall-be-first = The Last Shall Be First
    .effect = this round 9s count 1 and 1s count 9, except in the guard room
item-exchange = Exchange
    .effect = change as many of your treasures as you like into others
item-lunar-eclipse = Lunar Eclipse
    .effect = all odd tokens on a space go home, and all carpets
item-solar-eclipse = Solar Eclipse
    .effect = all even tokens on a space go home
item-dragon-flight = Dragon's Flight
    .effect = { $flight_second ->
        [0] puts { $flight_top ->
            [one] 1 treasure
           *[other] { $flight_top } treasures
        } into a cave that has none
       *[other] puts { $flight_top } and { $flight_second } treasures into a cave that has none
    }
item-borrow = Borrow
    .effect = use an artifact that somebody else has used this round
item-spy = Spy
    .effect = for this round all others place their tokens face up
item-sultans-taxes = Sultan's Taxes
    .effect = the others pay { $taxes_units ->
        [one] 1 treasure
       *[other] { $taxes_units } treasures
    } for each piece in the palace rooms, or take all back
item-mirage = Mirage
    .effect = look through a room's pile and choose what is on sale
item-eye-for-an-eye = Eye for an Eye
    .effect = send a rival's piece home; its owner then does the same to you
item-offering = Offering
    .effect = everybody, you too, gives { $offering_units ->
        [one] 1 treasure
       *[other] { $offering_units } treasures
    } to the bank
item-dragon-return = Dragon's Return
    .effect = a cave loses its treasure for this round
item-sacrifice = Sacrifice
    .effect = everybody, you too, gives { $sacrifice_units ->
        [one] 1 treasure
       *[other] { $sacrifice_units } treasures
    } to the bank
item-second-chance = Second Chance
    .effect = move one of your tokens to a space not yet scored
item-close-sesame = Close Sesame
    .effect = no piece can come to a space any more this round
item-teleportation = Teleportation
    .effect = move a rival's token to { $teleportation ->
        [any_unscored] any space not yet scored, even where it can win nothing
       *[placement_limits] a space not yet scored
    }{ $teleport_units ->
        [0] { "" }
        [one] , for 1 treasure to its owner
       *[other] , for { $teleport_units } treasures to its owner
    }
item-counterspell = { artifact-counterspell }
item-astral-double = { artifact-astral-double }
item-flying-carpet = { artifact-flying-carpet }
item-key = { artifact-key }

reconstructed-note = The treasure cards are reconstructed by us, not what is printed; you can enter your own.

## The game itself

game-summary = Numbered tokens are hidden in caves, city and palace; dragons' treasure buys the Caliph's artifacts.
game-like = Eight hidden tokens, five caves, a city and a palace: bluff your way past sleeping dragons and turn their treasure into the Caliph's artifacts. With magic, nothing is safe.
game-minutes = About 90 minutes

## Chapters of the rules

chapter-1 = The game
chapter-2 = The pieces
chapter-3 = Setting up
chapter-4 = The round
chapter-5 = The end
chapter-6 = Artifacts and spells
chapter-7 = When magic is used
chapter-8 = The treasure cards
chapter-9 = What is hidden
chapter-11 = What you are asked
chapter-A = What we had to decide

## Options

option-players = Players
    .help = How many sit at the table. So many rooms of the palace are in use.
option-mode = Game
    .help = With magic, artifacts and spells do something; in the basic game artifacts only count at the end.
option-mode-basic = Basic
option-mode-magic = With magic
option-short-first-game = Short first game
    .help = A basic game ends after the round in which somebody has enough artifacts.
option-first-player = First player
    .help = Who has the camel in the first round.
option-first-player-random = drawn by lot
option-first-player-seat-0 = Seat 1
option-first-player-seat-1 = Seat 2
option-first-player-seat-2 = Seat 3
option-first-player-seat-3 = Seat 4
option-first-player-seat-4 = Seat 5
option-bank = Bank
    .help = Whether treasure can run out.
option-bank-finite = as many pieces as in the box
option-bank-unlimited = it never runs out
option-leftover-treasure = Treasure that nobody took
    .help = Whether it goes back to the bank at the end of a round, or stays in its cave.
option-leftover-treasure-bank = back to the bank
option-leftover-treasure-stay = it stays
option-camel-takes-effect = The new first player
    .help = When the player counts as first who was named at the caravanserai.
option-camel-takes-effect-next-round = from the next round on
option-camel-takes-effect-at-once = at once
option-placement-windows = Spells while tokens are placed
    .help = When spells can be cast in that part of the round.
option-placement-windows-own-turn = at one's own turn
option-placement-windows-every-placement = after every token
option-spells-during-guard = Spells in the guard room
    .help = Whether spells can be cast while the guard room is scored.
option-spells-during-guard-allowed = yes
option-spells-during-guard-forbidden = no
option-smuggling-strength = A smuggler
    .help = How strong a smuggler is where others come too.
option-smuggling-strength-3 = strength 3
option-smuggling-strength-ties-with-all = as strong as the strongest rival
option-teleportation = Where Teleportation leads
    .help = Whether the spell minds empty caves and the guard of the palace. A token that could not go there by itself wins nothing there.
option-teleportation-placement-limits = where the token could be placed
option-teleportation-any-unscored = to any space not yet scored
option-max-rounds = Last round
    .help = A limit for games that would not end; normally there is none.
option-max-rounds-none = no limit
option-units-per-kind = Treasure of each kind
    .help = How much the bank has of each kind, if it can run out.
option-start-units = Treasure at the start
    .help = How much each player begins with.
option-market-units = Market
    .help = How much treasure it gives for one.
option-alms-units = Alms
    .help = How much treasure the spell gives.
option-offering-units = Offering
    .help = How much treasure the spell takes from everybody.
option-sacrifice-units = Sacrifice
    .help = How much treasure the spell takes from everybody.
option-baksheesh-units = Baksheesh
    .help = What each piece in the city costs under this spell.
option-taxes-units = Sultan's Taxes
    .help = What each piece in the palace costs under this spell.
option-teleport-units = Teleportation
    .help = What the spell pays to the owner of the token.
option-flight-top = Dragon's Flight, top niche
    .help = How much treasure the spell puts there.
option-flight-second = Dragon's Flight, second niche
    .help = How much treasure the spell puts there.
option-short-game-artifacts = Artifacts that end a short game
    .help = How many somebody needs for it to be the last round.
option-treasure-cards = Treasure cards
    .help = The printed cards are not known to us, so we made our own. Who has the printed ones can give them here.

## The columns of the final table

score-artifacts = artifacts
    .effect = Each counts 1, the lamp too; treasure counts nothing.
score-scrolls = scrolls
    .effect = They break ties for most artifacts.

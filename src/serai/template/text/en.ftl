### Lots in English. Every event, question, move, refusal, ending, option and part of a view has a message.

game-summary = Seal one of your cards; the highest wins the round.
game-like = Seal a card, and hope. Who wins may pay for a look at what comes.
game-minutes = 5 minutes

## Questions and moves

ask-seal = Which card do you seal?
ask-pay = You have won the round. Do you pay for a look at the next card?
move-seal-seal = seal { NAME($card, "card") }
move-pay-keep = keep your coins
move-pay-pay = pay { $amount } coins

## Events

event-dealt = { SEAT($seat) } draws { NAMES($cards, "card") }.
event-shown = { SEAT($seat) } shows { NAME($card, "card") }.
event-paid = { SEAT($seat) } pays { $amount } coins.
event-kept = { SEAT($seat) } keeps the coins.
event-looked = { SEAT($seat) } sees that { NAMES($cards, "card") } comes next.

## Refusals

refusal-card-not-in-hand = You do not hold { NAME($card, "card") }.
refusal-too-few-coins = You have { $coins } coins.
refusal-not-in-tens = One pays in steps of { $step }; { $amount } is none.
refusal-outside = One can pay { $lowest } to { $highest } coins, not { $amount }.

## The end

ending-played-out = Nobody has a card left.
score-points = points
    .effect = One for the highest card of a round.

## Options

option-players = Players
    .help = How many sit at the table.
option-looking = Looks at the deck
    .help = Whether the winner of a round may pay for one.

## Parts of the view

view-round = Round
view-seats = Who has what
view-deck = Cards in the deck
view-known = What you know of the deck
view-used = Cards that are gone
view-points = Points
view-coins = Coins
view-hand = In hand
view-sealed = Sealed
view-place = Place from the top
view-card = Card

### The screen of Aladdin's Dragons in English. Names of cards and places are in the game's own file.

round = round { $round }
legend = #7 face down (with its value if it is yours) · ~3 a carpet · ×2 doubled

## What stands before a line

line-declared = Declared
line-round = This round
line-bank = Bank
line-tokens = Tokens
line-treasure = Treasure
line-artifacts = Artifacts
line-front = In front
line-spells = Spells
line-used = Used
line-cards = Cards
line-ours = Ours

## The board

guard = guard { $guard }
sealed = sealed
cave-closed = closed by a dragon
pile-left = { $number } left
sold-out = sold out
smuggler = smuggler

## What is going on

target-loan = the { NAME($artifact, "artifact") } of { $owner }
target-artifact = for { NAME($artifact, "artifact") }
target-move = to { NAME($space, "space") }
target-space = on { NAME($space, "space") }
target-spell = against { NAME($spell, "item") }
cancelled = cancelled
goes-first-next = { $name } goes first next
spy-about = all but { $name } place face up
last-are-first = 9 counts 1 and 1 counts 9
bank-endless = no end of treasure
spells-left = { $number ->
    [one] 1 spell
   *[other] { $number } spells
} in the tent

## The players

column-player = Player
column-tokens = Tokens
column-artifacts = Artifacts
column-spells = Spells
column-uses = Uses left
column-front = In front
mark-camel = camel
mark-djinn = Djinn
mark-admitted = admitted

## Mine

all-placed = all placed
in-all = ({ $number } in all)
card-used = (used)
cards-used = ({ $number } used)
card-drawn = (drawn)
you-have = you have { $number }
piece-number = piece #{ $piece }

## Looking closely

known-below = { $artifact } is number { $place } below the one on sale
no-spell-yet = no spell yet
cards-gone = treasure cards gone by: { $cards }; this round: { $card }
tokens-behind = { $number } behind the screen
uses-left = uses left: { $number }
lamp-burns = the lamp burns
behind-screen = behind the screen

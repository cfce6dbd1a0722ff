### Het scherm van Aladdin's Dragons in het Nederlands. Namen van kaarten en plaatsen staan in de teksten van het spel.

round = ronde { $round }
legend = #7 gedekt (met zijn waarde als het van jou is) · ~3 een tapijt · ×2 verdubbeld

## Wat voor een regel staat

line-declared = Aangekondigd
line-round = Deze ronde
line-bank = Bank
line-tokens = Fiches
line-treasure = Schatten
line-artifacts = Artefacten
line-front = Open
line-spells = Spreuken
line-used = Gebruikt
line-cards = Kaarten
line-ours = Van ons

## Het bord

guard = wachter { $guard }
sealed = verzegeld
cave-closed = bewaakt door de draak
pile-left = nog { $number }
sold-out = uitverkocht
smuggler = smokkelaar

## Wat er gaande is

target-loan = { NAME($artifact, "artifact.the") } van { $owner }
target-artifact = voor { NAME($artifact, "artifact.the") }
target-move = naar { NAME($space, "space") }
target-space = over { NAME($space, "space") }
target-spell = tegen { NAME($spell, "item") }
cancelled = opgeheven
goes-first-next = { $name } begint de volgende ronde
spy-about = iedereen behalve { $name } legt fiches open
last-are-first = 9 telt als 1 en 1 telt als 9
bank-endless = schatten zonder einde
spells-left = { $number ->
    [one] 1 spreuk
   *[other] { $number } spreuken
} in de tent

## De spelers

column-player = Speler
column-tokens = Fiches
column-artifacts = Artefacten
column-spells = Spreuken
column-uses = Gebruik
column-front = Open
mark-camel = kameel
mark-djinn = djinn
mark-admitted = in het paleis

## Van mij

all-placed = allemaal gelegd
in-all = (samen { $number })
card-used = (gebruikt)
cards-used = ({ $number } gebruikt)
card-drawn = (getrokken)
you-have = je hebt er { $number }
piece-number = stuk #{ $piece }

## Van dichtbij

known-below = { $artifact } is nummer { $place } onder wat te koop is
no-spell-yet = nog geen spreuk
cards-gone = schattenkaarten die voorbij zijn: { $cards }; deze ronde: { $card }
tokens-behind = { $number } achter het scherm
uses-left = nog te gebruiken: { $number }
lamp-burns = de lamp brandt
behind-screen = achter het scherm

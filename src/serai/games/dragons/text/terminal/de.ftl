### Der Bildschirm von Aladdin's Dragons auf Deutsch. Namen von Karten und Orten stehen in den Texten des Spiels.

round = Runde { $round }
legend = #7 verdeckt (mit Wert, wenn es deiner ist) · ~3 ein Teppich · ×2 verdoppelt

## Was vor einer Zeile steht

line-declared = Angesagt
line-round = Diese Runde
line-bank = Bank
line-tokens = Marker
line-treasure = Schätze
line-artifacts = Artefakte
line-front = Ausliegend
line-spells = Zauber
line-used = Gesprochen
line-cards = Karten
line-ours = Von uns

## Der Spielplan

guard = Wächter { $guard }
sealed = versiegelt
cave-closed = vom Drachen bewacht
pile-left = noch { $number }
sold-out = ausverkauft
smuggler = Schmuggler

## Was gerade geschieht

target-loan = { NAME($artifact, "artifact.nominative") } von { $owner }
target-artifact = für { NAME($artifact, "artifact.accusative") }
target-move = { NAME($space, "space.to") }
target-space = auf { NAME($space, "space.accusative") }
target-spell = gegen „{ NAME($spell, "item") }“
cancelled = aufgehoben
goes-first-next = { $name } beginnt die nächste Runde
spy-about = alle außer { $name } legen offen
last-are-first = 9 zählt 1, und 1 zählt 9
bank-endless = Schätze ohne Ende
spells-left = { $number } Zauber im Zelt

## Die Spieler

column-player = Spieler
column-tokens = Marker
column-artifacts = Artefakte
column-spells = Zauber
column-uses = Einsätze
column-front = Ausliegend
mark-camel = Kamel
mark-djinn = Dschinn
mark-admitted = im Palast

## Meins

all-placed = alle gelegt
in-all = (zusammen { $number })
card-used = (eingesetzt)
cards-used = ({ $number } eingesetzt)
card-drawn = (gezogen)
you-have = du hast { $number }
piece-number = Figur Nr. { $piece }

## Genau hingesehen

known-below = { $artifact } ist Nummer { $place } unter dem im Angebot
no-spell-yet = noch kein Zauber
cards-gone = vergangene Schatzkarten: { $cards }; in dieser Runde: { $card }
tokens-behind = { $number } hinter dem Sichtschirm
uses-left = noch einsetzbar: { $number }
lamp-burns = die Lampe brennt
behind-screen = hinter dem Sichtschirm

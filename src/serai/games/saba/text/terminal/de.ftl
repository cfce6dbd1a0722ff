### Sabas Bildschirm auf Deutsch. Namen von Karten und Dingen stehen in den Texten des Spiels.

turn = Zug { $turn }
advanced = fortgeschritten
amounts = { AMOUNTS($resources, "resource") }
resource-count = { $number } { NAME($type, "resource") }
for-cost = für { $cost }

colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün

## Was vor einer Zeile steht

line-site = Baufeld { $number }
line-harbour = Hafen
line-quarters = Viertel
line-serail = Serail
line-reserve = Allg. Vorrat
line-decks = Stapel
line-hand = Deine Hand
line-built = Gebaut
line-removed = Entfernt
line-discarded = Abgelegt
line-ours = Von uns
line-stock = Rohstoffe
line-points = Punkte
line-balconies = Balkone
line-chamber = Kammer
line-supply = Vorrat
line-cards = Karten

## Der Palast und die Stadt: wenige Buchstaben, denn acht Gärten stehen nebeneinander

garden-number = Garten
garden-built = gebaut
garden-balcony = Balkon
garden-lock = Sperre
piece = { $piece ->
    [arch] Torbogen
    [fountain] Brunnen
   *[pillar] Säule
}
cost-of-site = davon { $number } Gold für das Baufeld
cost-of-lock = 1 { NAME($type, "resource") } für die Sperre
sends-home = vertreibt
vizier = Wesir
cells = { $number } Felder
serail-seat = Ehrenplatz:
building-deck = { $number ->
    [one] 1 Baukarte
   *[other] { $number } Baukarten
}{ $next ->
    [none] { "" }
   *[other] , als Nächstes { NAME($next, "next") }
}
action-deck = { $number ->
    [one] 1 Aktionskarte
   *[other] { $number } Aktionskarten
}, { $discarded } abgelegt

## Die Baumeister

column-builder = Spieler
column-points = Punkte
column-alabaster = Alab.
column-sandstone = Sandst.
column-ebony = Ebenh.
column-gold = Gold
column-figures = Fig.
column-markers = Marker
column-cards = Karten
column-slots = Hafen
mark-turn = am Zug
mark-asked = gefragt

## Zur Wahl

foreman-near = dort gleich einsatzbereit
foreman-far = zu weit, um in diesem Zug zu arbeiten
slot-brings = Hafenfeld { $slot }: { $brings } (dann zeigt sie Hafenfeld { $then })

## Ein Baumeister

on-the-roof = jetzt { $number } auf dem Dach
balcony = Garten { $garden }
in-the-chamber = { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
} in der Schatzkammer
in-supply = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}, { $markers } Serailmarker
serail-markers = { $number } Marker
harbour-sides = Karte { $card } zeigt Hafenfeld { $up }, darunter { $below }
in-hand = { $number } auf der Hand

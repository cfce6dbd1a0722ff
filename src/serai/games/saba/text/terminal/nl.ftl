### Het scherm van Saba in het Nederlands. Namen van kaarten en dingen staan in de teksten van het spel.

turn = beurt { $turn }
advanced = gevorderd
amounts = { AMOUNTS($resources, "resource") }
resource-count = { $number } { NAME($type, "resource") }
for-cost = voor { $cost }

colour-blue = blauw
colour-red = rood
colour-yellow = geel
colour-green = groen

## Wat voor een regel staat

line-site = Bouwplaats { $number }
line-harbour = Haven
line-quarters = Wijken
line-serail = Serail
line-reserve = Alg. voorraad
line-decks = Stapels
line-hand = Je hand
line-built = Gebouwd
line-removed = Geschrapt
line-discarded = Afgelegd
line-ours = Van ons
line-stock = Grondstoffen
line-points = Punten
line-balconies = Balkons
line-chamber = Kamer
line-supply = Voorraad
line-cards = Kaarten

## Het paleis en de stad: weinig letters, want acht tuinen staan naast elkaar

garden-number = Tuin
garden-built = bouw
garden-balcony = balkon
garden-lock = slot
piece = { $piece ->
    [arch] boog
    [fountain] fontein
   *[pillar] zuil
}
cost-of-site = waarvan { $number } goud voor de bouwplaats
cost-of-lock = 1 { NAME($type, "resource") } voor het slot
sends-home = verdrijft
vizier = vizier
cells = { $number } velden
serail-seat = zetel:
building-deck = { $number ->
    [one] 1 bouwkaart
   *[other] { $number } bouwkaarten
}{ $next ->
    [none] { "" }
   *[other] , volgende { NAME($next, "next") }
}
action-deck = { $number ->
    [one] 1 actiekaart
   *[other] { $number } actiekaarten
}, { $discarded } afgelegd

## De bouwers

column-builder = Speler
column-points = Punten
column-alabaster = Albast
column-sandstone = Zandst.
column-ebony = Ebbenh.
column-gold = Goud
column-figures = Fig.
column-markers = Mark.
column-cards = Krt.
column-slots = Vak
mark-turn = aan zet
mark-asked = gevraagd

## Keuzes

foreman-near = daar meteen inzetbaar
foreman-far = te ver om deze beurt te werken
slot-brings = vak { $slot }: { $brings } (daarna toont ze vak { $then })

## Eén bouwer

on-the-roof = nu { $number } op het dak
balcony = tuin { $garden }
in-the-chamber = { $number ->
    [one] 1 figuur
   *[other] { $number } figuren
} in de schatkamer
in-supply = { $figures ->
    [one] 1 figuur
   *[other] { $figures } figuren
}, { $markers ->
    [one] 1 serailmarker
   *[other] { $markers } serailmarkers
}
serail-markers = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
harbour-sides = kaart { $card } toont vak { $up }, daaronder { $below }
in-hand = { $number } op hand

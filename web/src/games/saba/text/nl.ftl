### Saba's board in Dutch.

stage = Beurt { $turn } · { $step }
figure-points = Figuren op het dak
figure-stock = Grondstoffen in voorraad
figure-hand = Actiekaarten op hand
series-balconies = Figuren op balkons
series-serail = Markers in het serail
series-along = Beurten

## The palace

palace = Het paleis en zijn tuinen
garden = Tuin { $number }
garden-with = { $piece ->
    [arch] Tuin { $number }: een boog.
    [fountain] Tuin { $number }: een fontein.
    [pillar] Tuin { $number }: een zuil.
   *[none] Tuin { $number }: er is nog niets gebouwd.
}
balcony-free = Het balkon is vrij.
balcony-of = { SEAT($seat) } staat op het balkon.
balcony-mine = Daar staat een figuur van jezelf.
locked-with = Op slot met { NAME($type, "resource") }: het kost er 1 meer van.
site-would-build = { $piece ->
    [arch] De kaart op bouwplaats { $site } bouwt hier een boog.
    [fountain] De kaart op bouwplaats { $site } bouwt hier een fontein.
   *[pillar] De kaart op bouwplaats { $site } bouwt hier een zuil.
}
chamber = Schatkamer
chamber-means = Een figuur hierin telt tot het einde; niemand kan hem eruit gooien.
chamber-holds = { $number ->
    [0] De schatkamer is leeg.
   *[other] In de schatkamer: { SEATS($seats) }.
}

## The sites

sites = Bouwplaatsen
site-empty = Bouwplaats { $number } is leeg
building-deck = Bouwstapel
building-deck-means = Zoveel kaarten zijn er nog. Als er een kaart verdwijnt, schuiven de andere op naar bouwplaats 1 en komt er op bouwplaats 3 een nieuwe open.
building-deck-left = nog { $number }, volgende: { $next }
building-deck-empty = De bouwstapel is op
palace-card = { $piece ->
    [arch] Boog
    [fountain] Fontein
   *[pillar] Zuil
}
palace-card-in = { $piece ->
    [arch] Boog in tuin { $number }
    [fountain] Fontein in tuin { $number }
   *[pillar] Zuil in tuin { $number }
}
special-treasure-1 = Schatkamer
special-treasure-2 = Schatkamer
special-game-end = Einde van het spel
special-ends = Beëindigt het spel meteen
special-leader = { SEAT($seat) } staat voor
special-nobody = Niemand staat nu voor
displaces = Gooit { SEAT($seat) } eruit
short-free = balkon vrij
short-own = je eigen figuur
short-thrown = gaat eruit
short-leads = staat nu voor
short-nobody = niemand staat voor
short-ends = beëindigt het spel
costs = Kost { AMOUNTS($resources, "resource") }.
costs-nothing = gratis
card-shows = Op de kaart: { NAME($type, "resource") }
site-surcharge = Voor bouwplaats { $site }: goud
lock-costs = Voor het slot: { NAME($type, "resource") }
you-lack = Je komt tekort: { NAME($type, "resource") }

## The harbour

harbour = Haven
harbour-after = Daarna:
quay = Havenvak { $slot }
quay-holds = { $number ->
    [0] Vak { $slot }: er is geen { NAME($type, "resource") }.
   *[other] Vak { $slot }: { $number } { NAME($type, "resource") }.
}
quay-room = Plaats voor
quay-card = Je { NAME($card, "harbour-card") } toont dit vak.
slot-means-1 = Je trekt ook een actiekaart.
slot-means-2 = Je schrapt ook een paleiskaart van de bouwplaatsen.
slot-means-3 = Je verplaatst ook de vizier en gebruikt de wijk waar hij heen gaat.
slot-means-4 = Verder niets, maar het is het volste vak.
my-harbour-cards = Havenkaarten
harbour-brings = { $number ->
    [0] Er ligt geen { NAME($type, "resource") }.
   *[other] Levert { $number } { NAME($type, "resource") } op.
}
harbour-sides = Toont vak { $up }, en vak { $down } op de achterkant
harbour-then = daarna vak { $slot }

## The city

quarters = Stadswijken
space-price = Goud voor de volgende figuur
space-free = Vrij, kost { $price } goud
space-taken = Figuur van { SEAT($seat) }
space-ready = Figuur van { SEAT($seat) }, inzetbaar
neighbours = Ernaast: { $names }
vizier = De vizier
vizier-blocks = De vizier blokkeert deze wijk.
near-enough = Dichtbij genoeg om meteen te werken.

## The serail

serail = Serail
serail-means = Wie van een balkon wordt gegooid, mag een marker op veld 1 leggen. De meeste markers beslissen bij een gelijke stand, daarna de marker die het dichtst bij veld 1 ligt.
serail-seat-empty = De serailzetel is leeg
serail-seat-of = { SEAT($seat) } heeft de serailzetel
serail-seat-means = De serailzetel is voor wie de meeste markers in het serail heeft; de figuur telt voor één punt.
cell-empty = Veld { $number } is leeg
cell-of = Veld { $number }: marker van { SEAT($seat) }

## The builders

builders = De andere bouwmeesters
reserve = Algemene voorraad
reserve-means = Op is op: niemand krijgt wat de algemene voorraad niet heeft.
reserve-holds = Algemene voorraad: { $number } { NAME($type, "resource") }
stock = Je grondstoffen
stock-means = Aan het eind van je beurt mag je { $limit } grondstoffen houden.
stock-count = { $number } van { $limit }
stock-holds = { $number ->
    [one] { $number } grondstof
   *[other] { $number } grondstoffen
}, { $limit } mogen er blijven
stock-empty = geen grondstoffen
take-from = Neem { NAME($type, "resource") } van { SEAT($seat) }
supply = { $figures ->
    [one] { $figures } figuur
   *[other] { $figures } figuren
}, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} in voorraad
action-deck = Actiekaarten: { $number } op de stapel, { $discarded } afgelegd
action-cards = Actiekaarten
action-cards-mean = Als de stapel op is, worden de afgelegde kaarten tot een nieuwe geschud.
discarded = Afgelegd: { NAME($card, "action-card") }
my-supply = Voorraad
hand = Je hand
hand-count = { $number } van { $limit }
hand-empty = Nog geen actiekaarten. Je trekt er een aan het eind van elke beurt, en in havenvak 1.

## The turn

path = De stappen van de beurt
path-before = Vooraf
path-before-means = Gebruik wijken en speel kaarten zoals je wilt; met een havenkaart is dat voorbij.
path-before-ends = Een havenkaart beëindigt deze stap.
path-harbour = Haven
path-harbour-means = Neem wat er ligt in het vak dat je kaart toont, en doe wat het vak je laat doen.
path-harbour-ends = Als het vak klaar is, wordt de haven aangevuld.
path-build = Bouwen
path-build-means = Bouw één paleisdeel en neem één speciale kaart, in willekeurige volgorde, of geen van beide.
path-build-ends = Verder gaan beëindigt deze stap.
path-quarter = Wijk
path-quarter-means = Wie heeft gebouwd, mag één figuur in een wijk zetten. Die werkt vanaf de volgende beurt.
path-quarter-ends = Een figuur in een wijk, of geen, beëindigt deze stap.
path-final = Einde
path-final-means = Er wordt een actiekaart getrokken. Wijken en kaarten kun je nog gebruiken; daarna worden grondstoffen en hand tot hun limiet teruggebracht.
path-final-ends = Als je de beurt beëindigt, is de volgende aan de beurt.
still-possible = Nog mogelijk: { $things }
can-build = { $number ->
    [one] een bouwactie
   *[other] { $number } bouwacties
}
can-take = { $number ->
    [one] een speciale kaart
   *[other] { $number } speciale kaarten
}
can-place = { $number ->
    [one] een figuur in een wijk
   *[other] een figuur in een van { $number } wijken
}
can-use = { $number ->
    [one] een wijk
   *[other] { $number } wijken
}
can-play = { $number ->
    [one] een kaart
   *[other] { $number } kaarten
}

## Choices of several parts

confirm = Zo is het goed
back = Terug
give = Geef
get = Krijg
from-reserve = Uit de algemene voorraad
from-stock = Uit je voorraad
workers-save = Je arbeiders besparen
without-workers = Bouw zonder arbeiders
and-the-other = En met welke?
thing-picked = { $number ->
    [0] { NAME($type, "resource") }
   *[other] { NAME($type, "resource") }, gekozen: { $number }
}

## The table in words

text-points = { $number ->
    [one] { $number } figuur op het dak
   *[other] { $number } figuren op het dak
}
text-stock = In voorraad: { AMOUNTS($resources, "resource") }
text-turn-of = { SEAT($seat) } is aan de beurt
text-built-this-turn = Er is deze beurt een paleisstuk gebouwd
text-special-this-turn = Er is deze beurt een speciale kaart genomen
text-quiet = Beurten zonder dat er een kaart van de bouwplaatsen verdween: { $turns }; bij { $limit } eindigt het spel
text-building-deck = Bouwstapel: nog { $number }, volgende: { $next }
text-built = Gebouwd: { NAMES($cards, "card") }
text-removed = Uit het spel: { NAMES($cards, "card") }
text-site-cost = { $lock ->
    [none] Op de kaart { AMOUNTS($printed, "resource") }, goud voor de bouwplaats { $surcharge }
   *[other] Op de kaart { AMOUNTS($printed, "resource") }, goud voor de bouwplaats { $surcharge }, voor het slot { NAME($lock, "resource") }
}
text-lacks = { SEAT($seat) } komt tekort: { AMOUNTS($resources, "resource") }
text-can-pay = { SEAT($seat) } kan betalen
text-quay-room = Plaats voor { $number }.
text-after = Als vak { $slot } is leeggehaald, ligt er in de vakken 1 tot 4 { $slots }
text-discarded = Afgelegd: { $cards }
text-all-cards = In het spel: { $cards }
text-serail-majority = { SEAT($seat) } heeft de meerderheid
text-space-prices = De eerste plaats van een wijk kost { $first } goud, de tweede { $second }
text-gives = geeft 1 { NAME($type, "resource") }
text-space-free = plaats { $space } vrij
text-space-of = { $ready ->
    [yes] plaats { $space } { SEAT($seat) }, inzetbaar
   *[no] plaats { $space } { SEAT($seat) }
}
text-next-figure = De volgende figuur kost { $price } goud
text-first = Is begonnen
text-balconies = Op de balkons van de tuinen { $gardens }
text-elsewhere = In de schatkamer { $chamber }, markers in het serail { $markers }
text-limits = Aan het eind van een beurt mag men { $stock } grondstoffen en { $hand } actiekaarten houden
text-hand = { $number ->
    [one] { $number } actiekaart op hand
   *[other] { $number } actiekaarten op hand
}
text-site = Bouwplaats { $site }: { $card }, kost { AMOUNTS($resources, "resource") }
text-quarter = { NAME($quarter, "quarter") }: { $brings }

## The tour

tour-palace = Dit is het paleis van de koningin van Saba. Alleen figuren op het dak tellen: één punt voor elke figuur op een balkon, en één voor elke figuur in deze schatkamer, waar niemand hem uit kan gooien. Jij speelt met blauw, en jullie hebben alle drie twee punten.
tour-carpenter = Je wilt de fontein in tuin 5 en daarna de schatkamerkaart. Samen kosten ze twee ebbenhout, en het tweede komt van de timmerman: je figuur daar werkt één keer per beurt. Klik op de wijk.
tour-harbour = Elke beurt speel je een van je twee havenkaarten. Deze haalt de drie albast uit vak 3 en laat je de vizier verplaatsen.
tour-vizier = De vizier blokkeert de wijk waarin hij staat, maar eerst laat hij je die gebruiken, zelfs zonder figuur daar. Stuur hem naar de goudsmid voor 1 goud.
tour-build = Bouw nu. De kaart ligt op bouwplaats 2 en kost daar 1 goud meer. Je figuur gaat op het balkon en gooit de figuur die er staat eraf; de eigenaar daarvan krijgt een marker in het serail, dat bij een gelijke stand beslist.
tour-treasure = Met drie punten sta je voor. Neem de schatkamerkaart voor één albast, één zandsteen en één ebbenhout: wie voor staat, zet een figuur in de schatkamer, en daar blijft die.
tour-quarter = Wie heeft gebouwd, mag een figuur in een wijk zetten. De eerste plek bij de steenhouwer kost 1 goud en levert je vanaf de volgende beurt elke beurt 1 albast op.
tour-end = Aan het eind van je beurt trek je een actiekaart; die kun je nog meteen spelen. Je mag 7 grondstoffen en 3 kaarten houden. Speel verder, en houd je balkons!

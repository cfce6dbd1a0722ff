### Ekran Saby po polsku. Nazwy kart i rzeczy są w tekstach gry.

turn = tura { $turn }
advanced = gra zaawansowana
amounts = { AMOUNTS($resources, "resource.times") }
resource-count = { COUNT($number, $type, "resource.amount") }
for-cost = za { $cost }

colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony

## Co stoi przed wierszem

line-site = Plac { $number }
line-harbour = Port
line-quarters = Dzielnice
line-serail = Seraj
line-reserve = Rezerwa
line-decks = Talie
line-hand = Twoja ręka
line-built = Zbudowane
line-removed = Usunięte
line-discarded = Odrzucone
line-ours = Nasze
line-stock = Zasoby
line-points = Punkty
line-balconies = Balkony
line-chamber = Skarbiec
line-supply = Zapas
line-cards = Karty

## Pałac i miasto: mało liter, bo osiem ogrodów stoi obok siebie

garden-number = Ogród
garden-built = budowla
garden-balcony = balkon
garden-lock = blokada
piece = { $piece ->
    [arch] łuk
    [fountain] fontanna
   *[pillar] filar
}
cost-of-site = w tym { COUNT($number, "gold", "resource.amount") } za plac
cost-of-lock = 1 { NAME($type, "resource") } za blokadę
sends-home = balkon traci
vizier = wezyr
cells = pól: { $number }
serail-seat = honorowe miejsce:
building-deck = { $number ->
    [one] 1 karta budowy
    [few] { $number } karty budowy
   *[many] { $number } kart budowy
}{ $next ->
    [none] { "" }
   *[other] , potem { NAME($next, "next") }
}
action-deck = { $number ->
    [one] 1 karta akcji
    [few] { $number } karty akcji
   *[many] { $number } kart akcji
}, odrzuconych { $discarded }

## Budowniczowie

column-builder = Gracz
column-points = Punkty
column-alabaster = Alab.
column-sandstone = Piask.
column-ebony = Heban
column-gold = Złoto
column-figures = Figurki
column-markers = Znacz.
column-cards = Karty
column-slots = Port
mark-turn = tura
mark-asked = pytany

## Do wyboru

foreman-near = od razu gotowa do pracy
foreman-far = za daleko, by pracować w tej turze
slot-brings = nabrzeże { $slot }: { $brings } (potem pokazuje nabrzeże { $then })

## Jeden budowniczy

on-the-roof = teraz { $number } na dachu
balcony = ogród { $garden }
in-the-chamber = { $number ->
    [one] 1 figurka
    [few] { $number } figurki
   *[many] { $number } figurek
} w skarbcu
in-supply = { $figures ->
    [one] 1 figurka
    [few] { $figures } figurki
   *[many] { $figures } figurek
}, { $markers ->
    [one] 1 znacznik seraju
    [few] { $markers } znaczniki seraju
   *[many] { $markers } znaczników seraju
}
serail-markers = { $number ->
    [one] 1 znacznik
    [few] { $number } znaczniki
   *[many] { $number } znaczników
}
harbour-sides = karta { $card } pokazuje nabrzeże { $up }, pod spodem { $below }
in-hand = { $number } na ręce

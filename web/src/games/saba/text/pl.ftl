### Saba's board in Polish.

stage = Tura { $turn } · { $step }
figure-points = Figurki na dachu
figure-stock = Surowce w zasobach
figure-hand = Karty akcji na ręce
series-balconies = Figurki na balkonach
series-serail = Znaczniki w seraju
series-along = Tury

## The palace

palace = Pałac i jego ogrody
garden = Ogród { $number }
garden-with = { $piece ->
    [arch] Ogród { $number }: łuk.
    [fountain] Ogród { $number }: fontanna.
    [pillar] Ogród { $number }: filar.
   *[none] Ogród { $number }: nic tu jeszcze nie zbudowano.
}
balcony-free = Balkon jest wolny.
balcony-of = Na balkonie stoi { SEAT($seat) }.
balcony-mine = Stoi tam twoja własna figurka.
locked-with = Ogród zablokowany { NAME($type, "resource.instrumental") }: potrzeba o 1 więcej tego surowca.
site-would-build = { $piece ->
    [arch] Karta z placu { $site } buduje tu łuk.
    [fountain] Karta z placu { $site } buduje tu fontannę.
   *[pillar] Karta z placu { $site } buduje tu filar.
}
chamber = Skarbiec
chamber-means = Figurka w skarbcu liczy się do końca; nikt jej stąd nie wyrzuci.
chamber-holds = { $number ->
    [0] Skarbiec jest pusty.
   *[other] W skarbcu: { SEATS($seats) }.
}

## The sites

sites = Place
site-empty = Plac { $number } jest pusty
building-deck = Talia budowy
building-deck-means = Tyle kart jeszcze zostało. Gdy karta znika z placu, pozostałe zsuwają się w stronę placu 1, a na plac 3 trafia nowa.
building-deck-left = Zostało kart: { $number }; potem: { $next }
building-deck-empty = Talia się skończyła
palace-card = { $piece ->
    [arch] Łuk
    [fountain] Fontanna
   *[pillar] Filar
}
palace-card-in = { $piece ->
    [arch] Łuk w ogrodzie { $number }
    [fountain] Fontanna w ogrodzie { $number }
   *[pillar] Filar w ogrodzie { $number }
}
special-treasure-1 = Skarbiec
special-treasure-2 = Skarbiec
special-game-end = Koniec gry
special-ends = Natychmiast kończy grę
special-leader = Prowadzi { SEAT($seat) }
special-nobody = Nikt teraz nie prowadzi
displaces = Balkon traci { SEAT($seat) }
short-free = balkon wolny
short-own = twoja figurka
short-thrown = traci balkon
short-leads = prowadzi
short-nobody = nikt nie prowadzi
short-ends = kończy grę
costs = Koszt: { AMOUNTS($resources, "resource.times") }.
costs-nothing = za darmo
card-shows = Na karcie: { NAME($type, "resource") }
site-surcharge = Za plac { $site }: złoto
lock-costs = Za blokadę: { NAME($type, "resource") }
you-lack = Brakuje ci { NAME($type, "resource.genitive") }

## The harbour

harbour = Port
harbour-after = Potem:
quay = Nabrzeże { $slot }
quay-holds = { $number ->
    [0] Nabrzeże { $slot }: nie ma { NAME($type, "resource.genitive") }.
   *[other] Nabrzeże { $slot }: { COUNT($number, $type, "resource.amount") }.
}
quay-room = Pojemność
quay-card = To nabrzeże pokazuje twoja { NAME($card, "harbour-card") }.
slot-means-1 = Dobierasz też kartę akcji.
slot-means-2 = Usuwasz też kartę pałacu z placów.
slot-means-3 = Przenosisz też wezyra i używasz dzielnicy, do której trafia.
slot-means-4 = Nic więcej, ale to nabrzeże mieści najwięcej.
my-harbour-cards = Karty portu
harbour-brings = { $number ->
    [0] Nie ma tam { NAME($type, "resource.genitive") }.
   *[other] Daje { COUNT($number, $type, "resource.amount") }.
}
harbour-sides = Pokazuje nabrzeże { $up }, na odwrocie nabrzeże { $down }
harbour-then = potem nabrzeże { $slot }

## The city

quarters = Dzielnice miasta
space-price = Złoto za następną figurkę
space-free = Wolne pole, kosztuje { $price ->
    [one] 1 złoto
   *[many] { $price } złota
}
space-taken = Figurka ({ SEAT($seat) })
space-ready = Figurka ({ SEAT($seat) }), gotowa do pracy
neighbours = W sąsiedztwie: { $names }
vizier = Wezyr
vizier-blocks = Wezyr blokuje tę dzielnicę.
near-enough = Dość blisko, by od razu pracować.

## The serail

serail = Seraj
serail-means = Kto traci balkon, może położyć znacznik na polu 1. Remisy rozstrzyga większa liczba znaczników, a potem znacznik najbliższy pola 1.
serail-seat-empty = Honorowe miejsce w seraju jest puste
serail-seat-of = Honorowe miejsce w seraju zajmuje { SEAT($seat) }
serail-seat-means = Zajmuje je ten, kto ma w seraju najwięcej znaczników; figurka liczy się jako jeden punkt.
cell-empty = Pole { $number } jest puste
cell-of = Pole { $number }: znacznik ({ SEAT($seat) })

## The builders

builders = Pozostali budowniczowie
reserve = Rezerwa
reserve-means = Co się skończyło, tego już nie ma: nikt nie dostanie tego, czego nie ma w rezerwie.
reserve-holds = Rezerwa: { COUNT($number, $type, "resource.amount") }
stock = Twoje zasoby
stock-means = Na koniec swojej tury możesz zachować { $limit ->
    [one] 1 surowiec
    [few] { $limit } surowce
   *[many] { $limit } surowców
}.
stock-count = { $number } z { $limit }
stock-holds = Surowce: { $number }, wolno zachować { $limit }
stock-empty = bez surowców
take-from = { SEAT($seat) }: weź { NAME($type, "resource") }
supply = { $figures ->
    [one] { $figures } figurka
    [few] { $figures } figurki
   *[many] { $figures } figurek
}, { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
} w zapasie
action-deck = Karty akcji: w talii { $number }, odrzuconych { $discarded }
action-cards = Karty akcji
action-cards-mean = Gdy talia się skończy, odrzucone karty zostają potasowane i tworzą nową.
discarded = Na stosie kart odrzuconych: { NAME($card, "action-card") }
my-supply = Zapas
hand = Twoja ręka
hand-count = { $number } z { $limit }
hand-empty = Nie masz jeszcze kart akcji. Dobierasz jedną na koniec każdej tury i na nabrzeżu 1.

## The turn

path = Kroki tury
path-before = Przed portem
path-before-means = Używaj dzielnic i zagrywaj karty, jak chcesz; kończy to karta portu.
path-before-ends = Ten krok kończy karta portu.
path-harbour = Port
path-harbour-means = Weź to, co leży na nabrzeżu z twojej karty, i zrób to, na co nabrzeże pozwala.
path-harbour-ends = Po skorzystaniu z nabrzeża port zostaje uzupełniony.
path-build = Budowa
path-build-means = Zbuduj jeden element pałacu i weź jedną kartę specjalną, w dowolnej kolejności, albo nic z tego.
path-build-ends = Ten krok kończysz, idąc dalej.
path-quarter = Dzielnica
path-quarter-means = Po budowie możesz postawić jedną figurkę w dzielnicy. Pracuje ona od następnej tury.
path-quarter-ends = Ten krok kończy figurka w dzielnicy albo rezygnacja z niej.
path-final = Koniec
path-final-means = Dobierasz kartę akcji. Możesz jeszcze używać dzielnic i kart; potem zasoby i ręka zostają zmniejszone do limitów.
path-final-ends = Po zakończeniu tury gra następna osoba.
still-possible = Jeszcze możliwe: { $things }
can-build = { $number ->
    [one] jedna budowa
    [few] { $number } budowy
   *[many] { $number } budów
}
can-take = { $number ->
    [one] jedna karta specjalna
    [few] { $number } karty specjalne
   *[many] { $number } kart specjalnych
}
can-place = { $number ->
    [one] figurka w dzielnicy
   *[many] figurka w jednej z { $number } dzielnic
}
can-use = { $number ->
    [one] jedna dzielnica
    [few] { $number } dzielnice
   *[many] { $number } dzielnic
}
can-play = { $number ->
    [one] jedna karta
    [few] { $number } karty
   *[many] { $number } kart
}

## Choices of several parts

confirm = Zatwierdź
back = Wstecz
give = Daj
get = Weź
from-reserve = Z rezerwy
from-stock = Z twoich zasobów
workers-save = Robotnicy oszczędzają
without-workers = Buduj bez robotników
and-the-other = Z czym zamienić?
thing-picked = { $number ->
    [0] { NAME($type, "resource") }
   *[other] { NAME($type, "resource") }, wybrano { $number }
}

## The table in words

text-points = { $number ->
    [one] { $number } figurka na dachu
    [few] { $number } figurki na dachu
   *[many] { $number } figurek na dachu
}
text-stock = W zasobach: { AMOUNTS($resources, "resource.times") }
text-turn-of = Ruch ma { SEAT($seat) }
text-built-this-turn = W tej turze zbudowano już element pałacu
text-special-this-turn = W tej turze wzięto już kartę specjalną
text-quiet = Tury bez zmian na placach: { $turns }; gra kończy się przy { $limit }
text-building-deck = Talia budowy, zostało kart: { $number }; następna: { $next }
text-built = Zbudowane: { NAMES($cards, "card") }
text-removed = Poza grą: { NAMES($cards, "card") }
text-site-cost = { $lock ->
    [none] Na karcie: { AMOUNTS($printed, "resource.times") }; złoto za plac: { $surcharge }
   *[other] Na karcie: { AMOUNTS($printed, "resource.times") }; złoto za plac: { $surcharge }; za blokadę: { NAME($lock, "resource") }
}
text-lacks = { SEAT($seat) }, brakuje: { AMOUNTS($resources, "resource.times") }
text-can-pay = { SEAT($seat) } może zapłacić
text-quay-room = Pojemność { $number }.
text-after = Po opróżnieniu nabrzeża { $slot } na nabrzeżach od 1 do 4: { $slots }
text-discarded = Odrzucone: { $cards }
text-all-cards = W grze: { $cards }
text-serail-majority = Przewagę ma { SEAT($seat) }
text-space-prices = Złoto za pierwsze pole dzielnicy: { $first }, za drugie: { $second }
text-gives = daje 1 × { NAME($type, "resource") }
text-space-free = pole { $space } wolne
text-space-of = { $ready ->
    [yes] pole { $space } { SEAT($seat) }, figurka gotowa do pracy
   *[no] pole { $space } { SEAT($seat) }
}
text-next-figure = Złoto za następną figurkę: { $price }
text-first = Pierwszy ruch w grze
text-balconies = Na balkonach ogrodów: { $gardens }
text-elsewhere = W skarbcu { $chamber }, znaczniki w seraju { $markers }
text-limits = Na koniec tury można zachować zasoby: { $stock }, karty akcji: { $hand }
text-hand = { $number ->
    [one] { $number } karta akcji na ręce
    [few] { $number } karty akcji na ręce
   *[many] { $number } kart akcji na ręce
}
text-site = Plac { $site }: { $card }, koszt: { AMOUNTS($resources, "resource.times") }
text-quarter = { NAME($quarter, "quarter") }: { $brings }

## The tour

tour-palace = To pałac królowej Saby. Liczą się tylko figurki na jego dachu: jeden punkt za każdą na balkonie i jeden za każdą w tym skarbcu, z którego nikt jej nie wyrzuci. Grasz niebieskimi, a każde z was trojga ma dwa punkty.
tour-carpenter = Chcesz zbudować fontannę w ogrodzie 5, a potem wziąć kartę skarbca. Razem potrzeba na to dwóch sztuk hebanu, a druga pochodzi od cieśli: twoja figurka pracuje tam raz na turę. Kliknij tę dzielnicę.
tour-harbour = W każdej turze zagrywasz jedną ze swoich dwóch kart portu. Ta bierze 3 alabastru z nabrzeża 3 i pozwala przenieść wezyra.
tour-vizier = Wezyr blokuje dzielnicę, w której stoi, ale najpierw pozwala ci jej użyć, nawet bez figurki. Poślij go do złotnika po 1 złoto.
tour-build = Teraz buduj. Karta leży na placu 2 i kosztuje tam o 1 złoto więcej. Twoja figurka zajmuje balkon i zrzuca tę, która na nim stoi; jej właściciel dostaje znacznik w seraju, a ten rozstrzyga remisy.
tour-treasure = Mając trzy punkty, prowadzisz. Weź kartę skarbca za jeden alabaster, jeden piaskowiec i jeden heban: kto prowadzi, stawia figurkę w skarbcu, a ona już tam zostaje.
tour-quarter = Po budowie możesz postawić figurkę w dzielnicy. Pierwsze pole u kamieniarza kosztuje 1 złoto, a od następnej tury co turę daje ci 1 alabaster.
tour-end = Na koniec swojej tury dobierasz kartę akcji; możesz ją jeszcze od razu zagrać. Wolno ci zachować 7 surowców i 3 karty. Graj dalej i pilnuj swoich balkonów!

### The page of Aladdin's Dragons in Polish.

board = Plansza: pałac, miasto i jaskinie
stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Runda { $round } · { NAME($phase, "phase") }
}
stage-scoring = Runda { $round } · Rozstrzyga się { NAME($space, "space") }

figure-artifact = { $number ->
    [one] Jeden artefakt
    [few] { $number } artefakty
   *[many] { $number } artefaktów
}
figure-token = { $number ->
    [0] Nie ma już żetonów do położenia
    [one] Do położenia został jeden żeton
    [few] Do położenia zostały { $number } żetony
   *[many] Do położenia zostało { $number } żetonów
}
figure-spell = { $number ->
    [0] Bez zaklęć na ręce
    [one] Jedno zaklęcie na ręce
    [few] { $number } zaklęcia na ręce
   *[many] { $number } zaklęć na ręce
}
series-artifacts = Artefakty
series-treasure = Skarby
series-along = Rundy

## Places

about-cave = Najsilniejszy bierze skarby z najwyższej niszy, następny z drugiej i tak dalej, póki ich starcza.
about-tent = Najsilniejszy dobiera dwa zaklęcia, jedno zatrzymuje, a drugie oddaje następnemu.
about-djinn = Najsilniejszy może użyć w tej rundzie dwóch artefaktów zamiast jednego.
about-market = Najsilniejszy może oddać jeden skarb i wziąć { $market_units ->
    [one] jeden dowolny
    [few] { $market_units } dowolne
   *[many] { $market_units } dowolnych
}.
about-caravanserai = Najsilniejszy wskazuje, kto { $camel_takes_effect ->
    [at_once] odtąd jest pierwszy
   *[next_round] zacznie następną rundę
}, a więc i wygra remisy.
about-guard-room = Kto ma tu żeton i dorównuje strażnikowi, wchodzi do pałacu; komu brakuje siły, ten może go przekupić. Bez żetonu tutaj nikt nic nie kupi.
about-room = Najsilniejszy z wpuszczonych może kupić artefakt: za każdy żeton płaci jego wartość, za każdy innym rodzajem skarbów. Kto rezygnuje, zostawia artefakt następnemu.
line-own = Twoja siła tutaj
line-price = Twoja cena tutaj
line-payable = Z obecnymi skarbami
payable-yes = stać cię
payable-no = nie stać cię
own-strength = Twoja siła tutaj: { $strength }
sealed = zapieczętowane
shelf = Miejsce { $rank }: { COUNT($amount, $treasure, "units") }
cave-empty = bez skarbów
cave-closed = zamknięta przez smoka
on-sale = W sprzedaży: { NAME($artifact, "artifact.nominative") }
artifact-in-room = W sprzedaży jest artefakt
pile-left = { $number ->
    [one] Został jeden artefakt
    [few] Zostały { $number } artefakty
   *[many] Zostało { $number } artefaktów
}
sold-out = wyprzedane
guard-unknown = Strażnik nie jest jeszcze odkryty
guard-strength = Strażnik ma siłę { $guard }
is-admitted = { SEAT($seat) } jest w pałacu
goes-first-next = Potem zaczyna { SEAT($seat) }
djinn-serves = na usługach: { SEAT($seat) }
spells-left = { $number ->
    [0] nie ma już zaklęć
    [one] zostało jedno zaklęcie
    [few] zostały { $number } zaklęcia
   *[many] zostało { $number } zaklęć
}
smuggler-here = { SEAT($seat) } jest tu dzięki zaklęciu „Przemyt”
has-left = { SEAT($seat) }: element był tu w chwili rozstrzygnięcia
own-sum = = { $strength }
tie-broken = Równa siła: decyduje kolejność graczy. { SEAT($seat) } ma w niej numer { $place }.

## Screens and the bank

bank = Bank
has-camel = { SEAT($seat) } ma wielbłąda: pierwsze miejsce w kolejności graczy, która rozstrzyga remisy
tokens-behind = { $number ->
    [0] Bez żetonów za zasłonką
    [one] Jeden żeton za zasłonką
    [few] { $number } żetony za zasłonką
   *[many] { $number } żetonów za zasłonką
}
artifacts-owned = { $number ->
    [0] Bez artefaktów
    [one] Jeden artefakt
    [few] { $number } artefakty
   *[many] { $number } artefaktów
}
spells-in-hand = { $number ->
    [0] Bez zaklęć na ręce
    [one] Jedno zaklęcie na ręce
    [few] { $number } zaklęcia na ręce
   *[many] { $number } zaklęć na ręce
}
uses-left = { $number ->
    [0] W tej rundzie nie można już użyć artefaktu
    [one] W tej rundzie można użyć jednego artefaktu
   *[many] W tej rundzie można użyć { $number } artefaktów
}
uses-short = { $number ->
    [0] bez artefaktu do użycia
    [one] 1 artefakt do użycia
    [few] { $number } artefakty do użycia
   *[many] { $number } artefaktów do użycia
}
used-artifact = Artefakt użyty w tej rundzie: { NAME($artifact, "artifact.nominative") }

## Windows

window-open = { $window ->
    [start] Zaczyna się runda: chwila na magię
    [turn] Zaklęcie przed położeniem żetonu
    [space] Zanim rozstrzygnie się { NAME($space, "space") }: chwila na magię
    [citygate] Między jaskiniami a miastem: chwila dla przemytników
    [bribe] U strażnika: chwila na magię
    [offer] Przed zakupem: chwila na magię
    [placed] Ktoś położył żeton: chwila na magię
   *[end] Runda dobiega końca: chwila na magię
}
batch-order = Zgłoszone zagrania w kolejności, w jakiej zadziałają
cancelled = anulowane
target-list = : { $targets }
target-loan = { NAME($artifact, "artifact") } ({ SEAT($owner) })
spy-about = Zakryte żetony kładzie tylko { SEAT($seat) }
last-are-first = 9 liczy się jako 1, a 1 jako 9
key-used = { SEAT($seat) }: klucz już użyty

## Mine

my-tokens = Moje żetony
my-treasure = Moje skarby: { $number }
my-artifacts = Moje artefakty
my-magic = Moja magia: { $number ->
    [0] bez użyć artefaktu
    [one] jedno użycie artefaktu
    [few] { $number } użycia artefaktów
   *[many] { $number } użyć artefaktów
}{ $lit ->
    [yes] , lampa płonie
   *[no] { "" }
}
card-used = użyte
card-drawn = dobrane
card-copies = ×{ $count }
token-in-hand = Żeton { $value }
token-placed = Żeton { $value } jest na planszy
token-not-now = Żetony kładzie się po kolei na początku rundy, gdy przychodzi twoja kolej.

## Choices

help-place = Wybierz żeton, potem pole, albo przeciągnij go tam.
help-where = Trzymasz żeton { $value }: wybierz dla niego pole.
help-which = Wybierz żeton, który trafi { NAME($space, "space.to") }.
help-target = Wybierz na planszy.
keys-tokens = wzięcie żetonu o tej wartości; pole już wskazane dostaje go od razu
keys-tray = przy wyborze skarbów: tyle sztuk wskazanego rodzaju
tray-less = Mniej { NAME($treasure, "kinds.genitive") }
tray-more = Więcej { NAME($treasure, "kinds.genitive") }: { $amount } z najwyżej { $limit }
tray-had = z { $number }
tray-limit = najwyżej { $limit }
tray-left = Jeszcze { $left }
tray-why = { $reason ->
    [settled] Ten rodzaj jest już ustalony.
    [full] Tyle wystarczy: najpierw coś odłóż.
    [limit] Tego rodzaju nie ma więcej niż { $limit }.
    [none] Nic z tego rodzaju nie wybrano.
   *[missing] Najpierw wybierz jeszcze { $left }.
}
tray-done = { $decision ->
    [choose_start_treasures] Weź
    [market_take] Weź
    [alms_pick] Weź
    [exchange_pick] Wymień
   *[other] Oddaj
}
slot = Czym płacisz za żeton { $value }
slot-kind = { COUNT($value, $treasure, "units") } za żeton { $value }; masz { $held }
slot-shut = To się nie zgadza: za każdy żeton płacisz skarbami jednego rodzaju, tyloma, ile wynosi jego wartość, a za dwa żetony nigdy tym samym rodzajem.
pay-first = Najpierw wybierz do każdej liczby w cenie skarby, którymi za nią płacisz.
pay-now = Zapłać
left-after = { $number ->
    [0] Za zasłonką nic ci nie zostanie
    [one] Za zasłonką zostanie ci jeden skarb
    [few] Za zasłonką zostaną ci { $number } skarby
   *[many] Za zasłonką zostanie ci { $number } skarbów
}
smart-pass = Pasuj z góry…
smart-pass-title = Pasowanie z góry
pass-until = Następny przystanek
pass-end = { $end ->
    [end_of_round] koniec rundy
    [next_window] następne okno
    [city] miasto
    [palace] pałac
   *[other] { NAME($space, "space") }
}
wake-on-play = Pytaj mnie
wake-play = { $play ->
    [any] gdy ktoś coś zagra
    [mine] gdy coś dotknie tego, co moje
   *[never] w żadnym razie
}
wake-on-presence = Pytaj mnie tam, gdzie mam element
wake-on-entry = Pytaj mnie tam, gdzie może wylądować mój dywan
wake-for-nothing = Pytaj mnie też tam, gdzie niczego nie mogę zdobyć
wake-with = { $item ->
    [key] Pytaj mnie przy strażniku, gdy klucz wpuściłby moje żetony do pałacu
   *[other] Pytaj mnie, gdy można rzucić zaklęcie „{ NAME($item, "item") }”
}
pass-give = Pasuj w ten sposób

## What is asked, where a tray asks it all at once instead of kind by kind

ask-choose-start-treasures = Na początek wybierasz { $left ->
    [one] jeden dowolny skarb
    [few] { $left } dowolne skarby
   *[many] { $left } dowolnych skarbów
}.
ask-market-take = Targ daje ci { $left ->
    [one] jeden dowolny skarb
    [few] { $left } dowolne skarby
   *[many] { $left } dowolnych skarbów
}. Co bierzesz?
ask-bribe-payment = Łapówka to { $bribe ->
    [one] jeden dowolny skarb
    [few] { $bribe } dowolne skarby
   *[many] { $bribe } dowolnych skarbów
}. Czym płacisz?
ask-alms-pick = Jałmużna: weź z banku { $left ->
    [one] jeden dowolny skarb
    [few] { $left } dowolne skarby
   *[many] { $left } dowolnych skarbów
}.
ask-exchange-pick = Wymiana: na co zamieniasz swoje skarby ({ $left })?
ask-return-treasures = „{ NAME($acting, "item") }”: które skarby oddajesz ({ $left })?
ask-baksheesh-payment = Bakszysz: { $left ->
    [one] jeden dowolny skarb
    [few] { $left } dowolne skarby
   *[many] { $left } dowolnych skarbów
}. Czym płacisz?
ask-taxes-payment = Podatki sułtana: { $left ->
    [one] jeden dowolny skarb
    [few] { $left } dowolne skarby
   *[many] { $left } dowolnych skarbów
}. Czym płacisz?
ask-teleport-payment = Teleportacja: które skarby ({ $left }) dostaje właściciel żetonu?

## A first game

tour-goal = Wygrywa, kto ma najwięcej artefaktów. Sprzedaje się je za skarby w komnatach pałacu, po jednym na komnatę i rundę. Co rundę kładziesz zakryte wszystkie osiem żetonów; potem pola odkrywa się w kolejności ich numerów.
tour-caves = Skarby pochodzą z jaskiń. Tutaj ty i jeden z rywali macie po 7: remis wygrywasz ty, bo masz wielbłąda, a z nim pierwsze miejsce w kolejności graczy. Bierzesz więc skarby z najwyższej niszy.
tour-room = Zostały ci trzy żetony. W komnacie 3 nie ma nikogo, więc wystarczy tam niski żeton, a niski żeton to niska cena. Wybierz komnatę 3.
tour-room-token = Teraz żeton: 4. Artefakt będzie cię kosztować 4 skarby jednego rodzaju.
tour-guard = Nikt nic nie kupi, jeśli nie minie strażnika, którego siła, od 1 do 10, do tej pory jest tajemnicą. Wybierz wartownię.
tour-guard-token = Twoja 9 mija dziewięciu strażników na dziesięciu. Kto jest za słaby, może przekupić strażnika skarbami.
tour-market = Ostatni żeton, 1, daje ci na targu siłę 6. Połóż go tam i patrz, jak rozstrzygają się pola: spacja przewija.
tour-trade = Masz na targu największą siłę: jeden twój skarb zamieni się w trzy. Oddaj perłę.
tour-take = Weź z banku trzy dowolne skarby. Dużym zapasem jednego rodzaju płaci się za wysokie żetony.
tour-buy = Komnata 3 jest tylko twoja. Wskaż, czym płacisz za żeton 4, i kup swój pierwszy artefakt.
tour-end = Tak wygląda runda. Z gry na grę coraz lepiej ukryjesz swoją siłę; gdy dojdzie magia, artefakty i zaklęcia zmienią to, co dzieje się przy odkrywaniu pól. Graj stąd dalej, jak chcesz.

## The standing pass, and the table in words

order-pass = Pasujesz z góry. Następny przystanek: { $end ->
    [end_of_round] koniec rundy
    [next_window] następne okno
    [city] miasto
    [palace] pałac
   *[other] { NAME($space, "space") }
}
text-empty = Nie ma tu żadnego pionka
text-treasure = Skarby, od góry: { $shelves }
text-strength = { SEAT($seat) }: siła { $strength }
text-shelf = { COUNT($amount, $treasure, "units") }
text-scoring = trwa rozliczanie
text-scored = już rozliczone
text-known = Pozycja { $place } pod spodem: { NAME($artifact, "artifact.nominative") }
text-somewhere = Gdzieś w stosie, wśród { $among }: { $artifacts }
text-room-price = { $payable ->
    [yes] Twoja cena tutaj: { $price }, stać cię
   *[no] Twoja cena tutaj: { $price }, nie stać cię
}
text-piece = { $what ->
    [token] { $value ->
        [none] { SEAT($owner) }: żeton #{ $piece }
       *[other] { SEAT($owner) }: { $value }, żeton #{ $piece }
    }
   *[other] { SEAT($owner) }: dywan #{ $piece }, wartość { $value }
}{ $face_up ->
    [yes] , odkryty
   *[no] , zakryty
}{ $doubled ->
    [yes] , podwojony
   *[no] { "" }
}
text-window-at = Chodzi o miejsce: { NAME($space, "heading") }
text-none-declared = Niczego nie zgłoszono
text-declared = { SEAT($seat) }: { $item }
text-acting = działa teraz
text-in-force = W tej rundzie
text-choosing = Do wybrania jeszcze: { $left } z { $total }
text-limits = Najwyżej: { COUNTS($units, "units") }
text-bribe = Łapówka: { $bribe }
text-price = Cena: { $price }
text-payment = Można zapłacić tak: { $kinds }
text-drawn = Właśnie dobrane:
text-my-spells = Moje zaklęcia
text-lamp-lit = Lampa płonie
text-treasure-card = Karta skarbów tej rundy: { $number }
text-treasure-discards = Zużyte karty skarbów: { $numbers }
text-used-spells = Zużyte zaklęcia: { NAMES($spells, "item") }
text-my-tokens = Pozostałe żetony: { $values }
text-my-treasure = Skarby: { COUNTS($units, "units") }
text-mine = Za twoją zasłonką

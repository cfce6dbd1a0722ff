### Aladdin's Dragons in Polish.

## Setting up

event-first-player = { SEAT($seat) } ma wielbłąda i zaczyna.
event-lamps-dealt = Każdy dostaje lampę.
event-start-treasures-taken = { SEAT($seat) } ma na początek: { COUNTS($units, "units") }.

## Upkeep

event-round-began = Zaczyna się runda { $round }; pierwszym graczem jest { SEAT($first) }.
event-treasure-deck-reshuffled = Karty skarbów zostają ponownie potasowane.
event-treasure-card-turned = Smoki przynoszą nowe skarby (karta { $card }).
event-cave-filled = { NAME($cave, "heading") }, od góry: { NAMES($amounts, "niche") }.
event-cave-filled-in-part = { NAME($cave, "heading") }, od góry: { NAMES($amounts, "niche") }; bank nie ma więcej.
event-artifact-turned-up = W sprzedaży { NAME($room, "at") }: { NAME($artifact, "artifact.nominative") }.

## Placement

event-token-placed = { SEAT($seat) } kładzie zakryty żeton #{ $piece } { NAME($space, "at") }.
event-placed-value = To żeton { NAMES($values, "value") }, ale wie o tym tylko { SEAT($seat) }.
event-token-placed-face-up = { SEAT($seat) } kładzie odkryty żeton { $value } { NAME($space, "at") }.

## Scoring

event-tokens-turned-up = Odkryte { NAME($space, "at") }: { THING($pieces, "piece") }.
event-treasure-won = { SEAT($seat) } bierze { COUNT($amount, $treasure, "units.accusative") } { NAME($cave, "space.from") }.

event-spells-drawn = { SEAT($seat) } dobiera { $number ->
    [one] ostatnie zaklęcie
    [few] { $number } zaklęcia
   *[many] { $number } zaklęć
}.
event-saw-spells = { SEAT($seat) } widzi: { NAMES($spells, "item") }.
event-spell-kept = { SEAT($seat) } zatrzymuje zaklęcie: { NAMES($spells, "item") }.
event-spell-given = { SEAT($seat) } oddaje drugie zaklęcie; dostaje je { SEAT($to) }.
event-spell-received = { SEAT($seat) } dostaje zaklęcie: { NAMES($spells, "item") }.
event-spell-discarded = { SEAT($seat) } nie ma w namiocie towarzystwa, więc zaklęcie „{ NAME($spell, "item") }” opuszcza grę.
event-no-spell-left = W namiocie Aladyna nie ma już zaklęć.
event-djinn-won = { SEAT($seat) } dzięki dżinowi może użyć w tej rundzie dwóch artefaktów.
event-market-declined = { SEAT($seat) } nie handluje na targu.
event-market-traded = { SEAT($seat) } oddaje na targu { COUNT(1, $given, "units.accusative") } i bierze { COUNTS($taken, "units.accusative") }.
event-first-player-named = { SEAT($seat) } decyduje o wielbłądzie; następną rundę zaczyna { SEAT($named) }.
event-camel-stays = W karawanseraju nie ma nikogo; wielbłąd zostaje na miejscu.
event-camel-moved = Wielbłąda od razu przejmuje { SEAT($seat) }.

event-guard-turned-up = Strażnik zostaje odkryty: siła { $guard }.
event-admitted = { SEAT($seat) } wchodzi do pałacu, mając { $strength } przeciw { $guard }.
event-admitted-by-key = { SEAT($seat) } wchodzi do pałacu dzięki kluczowi.
event-guard-bribed = { SEAT($seat) } przekupuje strażnika, dając { COUNTS($units, "units.accusative") }, i wchodzi do pałacu.
event-bribe-refused = Bez łapówki dla strażnika o sile { $guard }: { SEATS($seats) }.
event-not-admitted = { SEAT($seat) } zostaje przed pałacem.
event-piece-turned-away = { THING($piece, "piece.start") } musi opuścić { NAME($space, "space.accusative") }.

event-artifact-paid = { SEAT($seat) } płaci { COUNTS($units, "units.accusative") } { NAME($room, "at") }.
event-artifact-bought = { SEAT($seat) } bierze { NAME($artifact, "artifact.accusative") } { NAME($room, "space.from") }.
event-artifact-declined = Bez zakupu { NAME($room, "at") }: { SEATS($seats) }.
event-artifact-unsold = Artefakt { NAME($room, "at") } pozostaje w sprzedaży.

## Clean-up and the end

event-leftovers-returned = { $amount ->
    [one] Jeden skarb pozostawiony
    [few] { $amount } skarby pozostawione
   *[many] { $amount } skarbów pozostawionych
} { NAME($cave, "at") } { $amount ->
    [few] wracają
   *[many] wraca
} do banku.
event-leftovers-stay = { $amount ->
    [one] Jeden skarb
    [few] { $amount } skarby
   *[many] { $amount } skarbów
} nadal { $amount ->
    [few] leżą
   *[many] leży
} { NAME($cave, "at") }.
event-camel-passed = Wielbłąda przejmuje { SEAT($seat) }.
event-scrolls-decided = Remis rozstrzygają zwoje ({ $scrolls }): { SEATS($winners) }.
event-game-ended = { NAME($ending, "ending") } Zwycięstwo: { SEATS($winners) }.

## Windows: what is declared

event-passes = Bez zgłoszeń: { SEATS($seats) }.
event-lamp-lit = { SEAT($seat) } zapala lampę.
event-spell-cast = { SEAT($seat) } rzuca zaklęcie „{ NAME($spell, "item") }”.
event-spell-cast-on-space = { SEAT($seat) } rzuca zaklęcie „{ NAME($spell, "item") }” na { NAME($space, "space.accusative") }.
event-spell-cast-on-piece = { SEAT($seat) } rzuca zaklęcie „{ NAME($spell, "item") }”; cel: { THING($piece, "piece") }.
event-spell-cast-to-move = { SEAT($seat) } rzuca zaklęcie „{ NAME($spell, "item") }”: { THING($piece, "piece") } ma trafić { NAME($space, "space.to") }.
event-spell-cast-to-swap = { SEAT($seat) } rzuca zaklęcie „{ NAME($spell, "item") }”, dając { NAME($artifact, "artifact.accusative") } za to, co jest w sprzedaży { NAME($room, "at") }.
event-artifact-borrowed = { SEAT($seat) } rzuca zaklęcie „Pożyczka” i pożycza { NAME($artifact, "artifact.accusative") } (gracz: { SEAT($owner) }).
event-artifact-borrowed-against = { SEAT($seat) } rzuca zaklęcie „Pożyczka” i pożycza { NAME($artifact, "artifact.accusative") } (gracz: { SEAT($owner) }) przeciw zaklęciu „{ NAME($spell, "item") }”.
event-artifact-borrowed-for = { SEAT($seat) } rzuca zaklęcie „Pożyczka” i pożycza { NAME($artifact, "artifact.accusative") } (gracz: { SEAT($owner) }); cel: { THING($piece, "piece") }.
event-artifact-used = { SEAT($seat) } używa { NAME($artifact, "artifact.genitive") }.
event-artifact-used-on-piece = { SEAT($seat) } używa { NAME($artifact, "artifact.genitive") }; cel: { THING($piece, "piece") }.
event-spell-countered = { SEAT($seat) } anuluje zaklęcie „{ NAME($spell, "item") }” (gracz: { SEAT($caster) }).
event-spell-countered-by-loan = { SEAT($seat) } anuluje pożyczonym kontrzaklęciem zaklęcie „{ NAME($spell, "item") }” (gracz: { SEAT($caster) }).
event-borrowed-counterspell-too-late = Zaklęcie „{ NAME($spell, "item") }” jest już anulowane; { SEAT($seat) } na próżno pożycza kontrzaklęcie.

## Windows: what takes effect

event-spell-without-effect = Zaklęcie „{ NAME($spell, "item") }” nie ma skutku ({ SEAT($seat) }).
event-piece-went-home = { THING($piece, "piece.start") } wraca { NAME($space, "space.from") } do właściciela.
event-piece-moved = { THING($piece, "piece.start") } przenosi się { NAME($from, "space.from") } { NAME($to, "space.to") }.
event-carpet-landed = { SEAT($seat) } ląduje na dywanie { NAME($space, "at") }.
event-carpet-found-no-place = { SEAT($seat) } nie znajduje miejsca na dywan { NAME($space, "at") }.
event-piece-doubled = Astralny sobowtór działa: { THING($piece, "piece") }.
event-double-found-no-piece = { SEAT($seat) } przywołuje sobowtóra za późno: { THING($piece, "piece") }.
event-key-turned = { SEAT($seat) } przekręca klucz do pałacu.

event-alms-taken = { SEAT($seat) } bierze { COUNTS($units, "units.accusative") } jako jałmużnę.
event-treasures-exchanged = { SEAT($seat) } wymienia { COUNTS($given, "units.accusative") } na { COUNTS($taken, "units.accusative") }.
event-dragon-flew = Smok napełnia { NAME($cave, "space.accusative") }, od góry: { NAMES($amounts, "niche") }.
event-dragon-returned = Smok wraca { NAME($cave, "space.to") } i do końca rundy strzeże skarbów ({ $amount }).
event-treasures-returned = { SEAT($seat) } oddaje { COUNTS($units, "units.accusative") } („{ NAME($spell, "item") }”).
event-all-treasures-returned = { SEAT($seat) } oddaje wszystko („{ NAME($spell, "item") }”): { COUNTS($units, "units") }.
event-baksheesh-paid = { SEAT($seat) } płaci { COUNTS($units, "units.accusative") } jako bakszysz.
event-taxes-paid = { SEAT($seat) } płaci { COUNTS($units, "units.accusative") } jako podatek.
event-pieces-withdrawn = { SEAT($seat) } nie płaci podatku i zabiera z pałacu { $number ->
    [one] jeden element
    [few] { $number } elementy
   *[many] { $number } elementów
}.
event-teleport-paid = { SEAT($seat) } płaci za to { COUNTS($units, "units.accusative") }; dostaje: { SEAT($owner) }.
event-eye-answered = { SEAT($seat) } w odpowiedzi odsyła: { THING($piece, "piece") }.
event-no-piece-to-remove-in-return = { SEAT($seat) } nie ma czego odesłać w odpowiedzi.
event-spy-sent = { SEAT($seat) } wysyła szpiega: wszyscy inni kładą odtąd żetony odkryte.
event-space-sealed = { SEAT($seat) } pieczętuje { NAME($space, "space.accusative") } na tę rundę.
event-last-are-first = { SEAT($seat) } odwraca porządek: 9 liczy się jako 1, a 1 jako 9.
event-smuggled-in = { SEAT($seat) } przemyca towary: { NAMES($spaces, "space.to") }.
event-looked-at-pile = { SEAT($seat) } ogląda { NAME($room, "at") } wszystkie artefakty ({ $number }).
event-saw-pile = { SEAT($seat) } widzi kolejno od góry: { NAMES($artifacts, "artifact.nominative") }.
event-mirage-kept = { SEAT($seat) } zostawia { NAME($artifact, "artifact.accusative") } w sprzedaży { NAME($room, "at") }.
event-mirage-changed = { SEAT($seat) } wystawia { NAME($artifact, "artifact.accusative") } na sprzedaż { NAME($room, "at") }; na spód trafia { NAME($former, "artifact.nominative") }.
event-artifacts-swapped = { SEAT($seat) } bierze { NAME($taken, "artifact.accusative") } { NAME($room, "space.from") } i wystawia w zamian { NAME($given, "artifact.accusative") }.
event-took-the-one-on-sale = { SEAT($seat) } przegląda stos { NAME($room, "at") } i poprzestaje na tym, co jest w sprzedaży.
event-took-a-hidden-one = { SEAT($seat) } bierze po kryjomu inny artefakt ze stosu { NAME($room, "at") }.
event-took-artifact = { SEAT($seat) } ma teraz: { NAMES($artifacts, "artifact.nominative") }.

## Why not: tokens and spaces

refusal-space-not-in-use = { NAME($space, "heading") }: tego pola nie używa się w tej grze.
refusal-cave-without-treasure = Nie ma skarbów { NAME($space, "at") }.
refusal-five-pieces-in-room = Jeden gracz może mieć { NAME($space, "at") } najwyżej pięć elementów.
refusal-space-sealed = { NAME($space, "heading") }: pole zapieczętowane na tę rundę, nic już tam nie trafi.
refusal-token-not-behind-screen = Za zasłonką nie masz żetonu { $value }.
refusal-space-is-finished = { NAME($space, "heading") }: pole już rozstrzygnięte, nic się tam nie przeniesie.
refusal-already-there = Żeton już leży { NAME($space, "at") }.
refusal-owner-not-admitted = { SEAT($owner) } nie ma w tej rundzie wstępu do pałacu.
refusal-space-not-live = { NAME($space, "heading") }: tam to już nie sięga, bo pole jest rozstrzygnięte.
refusal-never-on-the-guard-room = { NAME($space, "heading") }: tu nie działa żadne zaklęcie.
refusal-nothing-lies-there = Nic nie leży { NAME($space, "at") }.
refusal-not-an-open-cave = { NAME($space, "heading") } to nie jaskinia, która czeka jeszcze na rozstrzygnięcie.
refusal-cave-has-treasure = { NAME($space, "heading") } ma już skarby.
refusal-cave-closed-by-dragon = Smok wrócił { NAME($space, "space.to") }; jaskinia pozostaje w tej rundzie zamknięta.
refusal-not-a-palace-room = { NAME($space, "heading") } to nie komnata pałacu.
refusal-nothing-on-sale = Żaden artefakt nie jest w sprzedaży { NAME($space, "at") }.
refusal-nothing-below-the-one-on-sale = Pod artefaktem w sprzedaży nie leży żaden inny.

## Why not: pieces

refusal-no-such-piece = Na planszy nie ma elementu #{ $piece }.
refusal-not-your-piece = Element #{ $piece } nie jest twój.
refusal-your-own-piece = Element #{ $piece } jest twój, a musi należeć do kogoś innego.
refusal-carpets-do-not-move = Element #{ $piece } to dywan, a dywanów nie można przenosić.
refusal-no-legal-destination = Żetonu #{ $piece } nie ma dokąd przenieść.
refusal-not-on-the-space-scored = Element #{ $piece } nie leży na polu, które się teraz rozstrzyga.
refusal-already-doubled = Element #{ $piece } ma już sobowtóra.
refusal-not-a-piece-of-the-caster = Element #{ $piece } nie należy do rzucającego zaklęcie.

## Why not: spells and artifacts

refusal-spell-not-in-hand = Zaklęcia „{ NAME($spell, "item") }” nie masz na ręce.
refusal-not-in-this-window = W tej chwili nie można zagrać: „{ NAME($item, "item") }”.
refusal-no-spells-in-guard-room = Zaklęcia „{ NAME($spell, "item") }” nie można teraz rzucić: podczas rozstrzygania wartowni nie rzuca się żadnych.
refusal-lamp-cannot-be-lit = Zaklęcie „{ NAME($spell, "item") }” wymaga płonącej lampy: twoja się nie pali, a nie masz już użycia artefaktu, by ją zapalić.
refusal-no-artifact-use-left = W tej rundzie nie masz już użycia artefaktu na: „{ NAME($artifact, "item") }”.
refusal-no-unused-artifact = Nie masz nieużytego artefaktu tego rodzaju: { NAME($artifact, "artifact.nominative") }.
refusal-not-castable = Zaklęcie „{ NAME($spell, "item") }” nie miałoby teraz nic do zrobienia.
refusal-nothing-to-aim-at = Nie ma teraz celu dla: „{ NAME($item, "item") }”.
refusal-strong-enough-already = Twoja siła { $strength } wystarczy na strażnika o sile { $guard }: klucz jest niepotrzebny.
refusal-has-used-a-key = Jeden klucz już działa na twoją korzyść: drugi niczego więcej nie otworzy.
refusal-spell-not-declared = Zaklęcie „{ NAME($spell, "item") }” nie zostało zgłoszone albo jest już anulowane.
refusal-your-own-spell = „{ NAME($spell, "item") }” to twoje własne zaklęcie.
refusal-artifact-cannot-be-borrowed = { SEAT($owner) } nie ma w tej rundzie takiego użytego artefaktu do pożyczenia: { NAME($artifact, "artifact.nominative") }.
refusal-could-not-use-it-now = W tej chwili nie byłoby z tego pożytku: { NAME($artifact, "artifact.nominative") }.
refusal-never-the-lamp = Lampa nigdy nie zmienia właściciela.
refusal-no-such-place-in-pile = W stosie { $size ->
    [one] z jednym artefaktem
   *[many] z { $size } artefaktami
} nie ma numeru { $place }, licząc od 0.
refusal-spell-not-drawn = Zaklęcia „{ NAME($spell, "item") }” nie ma wśród dobranych.

## Why not: treasure

refusal-other-treasure-asked = Jeszcze nie: pytanie dotyczy teraz { NAME($asked, "kinds.genitive") }, a nie { NAME($treasure, "kinds.genitive") }.
refusal-amount-too-small = Za mało: { COUNT($amount, $treasure, "units") }. Potrzeba tu co najmniej { $least }.
refusal-amount-too-large = Za dużo: { COUNT($amount, $treasure, "units") }. Może tu być najwyżej { $most }.
refusal-no-treasure-of-kind = Nie masz { NAME($treasure, "kinds.genitive") } do oddania.
refusal-no-such-player = { SEAT($seat) } nie siedzi przy tym stole.
refusal-cannot-pay-bribe = Łapówka wynosiłaby { $price }, a masz { $wealth } { $wealth ->
    [one] skarb
    [few] skarby
   *[many] skarbów
}.
refusal-cannot-pay-price = Ceny { $price } nie możesz zapłacić { $pieces ->
    [one] jednym rodzajem skarbów
   *[many] { $pieces } różnymi rodzajami skarbów
}, po jednym rodzaju za każdy element.
refusal-treasure-pays-for-another-piece = Tym rodzajem płacisz już za inny element: { NAME($treasure, "kinds") }.
refusal-too-little-of-treasure = Potrzeba do tego: { COUNT($value, $treasure, "units") }; masz { $held }.
refusal-rest-could-not-be-paid = Jeśli zapłacisz { NAME($treasure, "kinds.instrumental") } za { $value }, nie zapłacisz reszty ceny.
refusal-cannot-pay-for-piece = Z tym elementem trzeba by zapłacić { $price }, a masz { $wealth }.
refusal-cannot-pay-taxes = Podatek wynosi { $price }, a masz { $wealth }.

## Why: what a hint says

reason-cave-prize = Najsilniejszy bierze { NAME($space, "at") } { COUNT($amount, $treasure, "units.accusative") }; na razie { $rivals ->
    [0] nie ma tam nikogo innego
    [one] jest tam jeden rywal
   *[many] jest tam { $rivals } rywali
}.
reason-room-alone = Nikt inny nie stoi { NAME($space, "at") }: niski żeton tanio kupi tam artefakt.
reason-room-rivals = Artefakt { NAME($space, "at") } można sprzątnąć sprzed nosa { $rivals ->
    [one] jednemu rywalowi
   *[many] { $rivals } rywalom
}.
reason-room-sells-nothing = { NAME($space, "heading") } niczego nie sprzedaje: żeton jest tam tylko odłożony na bok.
reason-guard-entry = Twoje żetony { $rooms ->
    [one] w jednej komnacie
   *[many] w { $rooms } komnatach
} niczego nie kupią, jeśli strażnik cię nie wpuści.
reason-guard-before-palace = Bez żetonu tutaj nic nie kupisz w pałacu, a innym niczego on nie zdradza.
reason-tent-spell = Zaklęcie dla najsilniejszego i jedno dla drugiego; { $rivals ->
    [0] nie ma tam nikogo innego
    [one] jest tam jeden rywal
   *[many] jest tam { $rivals } rywali
}.
reason-djinn-second-use = Najsilniejszy może użyć w tej rundzie dwóch artefaktów; { $rivals ->
    [0] nie ma tam nikogo innego
    [one] jest tam jeden rywal
   *[many] jest tam { $rivals } rywali
}.
reason-market-gain = Najsilniejszy zyskuje { $gain ->
    [one] jeden dowolny skarb
    [few] { $gain } dowolne skarby
   *[many] { $gain } dowolnych skarbów
}; { $rivals ->
    [0] nie ma tam nikogo innego
    [one] jest tam jeden rywal
   *[many] jest tam { $rivals } rywali
}.
reason-camel-breaks-ties = Kto zaczyna następną rundę, wygrywa w niej wszystkie remisy.
reason-token-chance = Z żetonem { $value } masz { NAME($space, "at") } największą siłę w około { $chance ->
    [one] 1 przypadku
   *[many] { $chance } przypadkach
} na 100.
reason-token-price = Z żetonem { $value } płacisz { NAME($space, "at") } { $price } i dostajesz propozycję kupna w około { $chance ->
    [one] 1 przypadku
   *[many] { $chance } przypadkach
} na 100.
reason-token-guard = Z żetonem { $value } mijasz strażnika bez łapówki w { $chance ->
    [one] 1 przypadku
   *[many] { $chance } przypadkach
} na 100.
reason-magic-is-kept = Nic tu nie jest warte twojej magii: zachowaj ją na później.
reason-magic-helps-now = W tej chwili najwięcej da „{ NAME($item, "item") }”.
reason-aim-at-space = „{ NAME($item, "item") }” da najwięcej { NAME($space, "at") }.
reason-aim-at-piece = „{ NAME($item, "item") }” da najwięcej na tym elemencie, który jest teraz { NAME($space, "at") }.
reason-miss-artifact-least = Najmniej będzie ci żal { NAME($artifact, "artifact.genitive") }.
reason-aim-at-spell = „{ NAME($item, "item") }” zaszkodzi ci najbardziej.
reason-loan-helps-now = Pomoże ci tu pożyczony artefakt: { NAME($artifact, "artifact.nominative") }.
reason-artifact-worth-price = Cena { $price } jest niższa od tego, ile artefakt jest teraz wart, czyli około { $worth }.
reason-last-artifact-wins = To ostatni artefakt: z nim masz { $artifacts } i wygrywasz.
reason-artifact-too-dear = Cena { $price } to dużo; artefakt jest teraz wart około { $worth }, a są jeszcze inne komnaty i rundy.
reason-bribe-pays = Strażnik bierze { $price }, a przed tobą { $rooms ->
    [one] stoi otworem jedna komnata
    [few] stoją otworem { $rooms } komnaty
   *[many] stoi otworem { $rooms } komnat
}.
reason-bribe-does-not-pay = Pałac obiecuje ci mniej, niż chce strażnik: { $price }.
reason-collect-kind = Dokładasz { COUNT($amount, $treasure, "units.accusative") } do { $held }, które już masz: cenę płaci się z jednego dużego zapasu.
reason-spare-kind = Z zapasu { COUNT($held, $treasure, "units.genitive") } najłatwiej ci oddać { $amount }.
reason-leave-kind = Inne rodzaje przydadzą ci się tu bardziej niż { NAME($treasure, "kinds") }.
reason-pay-with-kind = Najmniej odczujesz wydanie { $value } z zapasu { COUNT($held, $treasure, "units.genitive") }.
reason-no-trade = To, co masz, jest dobre takie, jakie jest.
reason-better-spell = Bardziej przyda ci się „{ NAME($spell, "item") }”.
reason-better-artifact = Najbardziej przyda ci się { NAME($artifact, "artifact.nominative") }.
reason-pieces-worth-paying = To, co { $pieces ->
    [one] może zdobyć ten element
    [few] mogą zdobyć te { $pieces } elementy
   *[many] może zdobyć te { $pieces } elementów
}, jest warte swojej ceny.
reason-pieces-not-worth-paying = { $pieces ->
    [one] Ten element nie jest wart
    [few] Te { $pieces } elementy nie są warte
   *[many] Te { $pieces } elementów nie jest warte
} swojej ceny.
reason-piece-missed-most = Właścicielowi najbardziej będzie żal elementu, który leży { NAME($space, "at") }.

## What is asked

ask-choose-start-treasures = Ile { NAME($treasure, "kinds.genitive") } bierzesz na początek? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.
ask-place-token = Gdzie kładziesz następny żeton? Zostało ci { $tokens }{ $spells ->
    [0] .
   *[other] ; możesz też najpierw rzucić zaklęcie.
}
ask-place-value = Który żeton kładziesz { NAME($space, "at") }?
ask-window = { $window ->
    [start] Zaczyna się runda.
    [space] Rozstrzyga się { NAME($scored, "space") }.
    [citygate] Jaskinie są już rozstrzygnięte, teraz czas na miasto.
    [placed] Ktoś położył żeton.
    [end] Runda dobiega końca.
   *[other] W powietrzu czuć magię.
} { $declared ->
    [0] Zagrywasz coś?
   *[other] Odpowiadasz?
}
ask-target-space = „{ NAME($item, "item") }”: gdzie?
ask-target-piece = „{ NAME($item, "item") }”: który element?
ask-target-artifact = „{ NAME($item, "item") }”: który ze swoich artefaktów wystawiasz na sprzedaż?
ask-target-spell = Które zaklęcie anulujesz?
ask-target-lender = „{ NAME($item, "item") }”: który artefakt i czyj?
ask-tent-keep = Które zaklęcie zatrzymujesz? Drugie trafi do następnej osoby w namiocie Aladyna, a jeśli nikogo innego tam nie ma, opuści grę.
ask-market-trade = Targ należy do ciebie: jaki skarb oddajesz, by wziąć w zamian, co zechcesz?
ask-market-take = Ile { NAME($treasure, "kinds.genitive") } bierzesz na targu? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.
ask-choose-first-player = Kto zaczyna następną rundę?
ask-bribe-guard = Strażnik ma siłę { $guard }, a tobie brakuje { $bribe }. Płacisz { $bribe ->
    [one] jeden skarb
    [few] { $bribe } skarby
   *[many] { $bribe } skarbów
}, żeby wejść?
ask-bribe-payment = Łapówka wynosi { $bribe }: ile { NAME($treasure, "kinds.genitive") } dajesz? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.
ask-buy-artifact = { $artifact ->
    [none] Artefakt
   *[other] { NAME($artifact, "artifact") }
} za { $price }{ $pieces ->
    [one] , wszystko jednym rodzajem skarbów
   *[many] , za każdy element innym rodzajem skarbów
}. Kupujesz?
ask-pay-piece = Jakim skarbem płacisz za { $value }? Cena wynosi { $price }.
ask-alms-pick = Jałmużna: ile { NAME($treasure, "kinds.genitive") } bierzesz? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.
ask-exchange-pick = Wymiana; twój zapas: { COUNT($held, $treasure, "units") }. Ile ma ich być? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.
ask-return-treasures = „{ NAME($acting, "item") }”: ile { NAME($treasure, "kinds.genitive") } oddajesz? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.
ask-baksheesh-response = Bakszysz, { THING($piece, "piece") } { NAME($space, "at") }: płacisz czy zabierasz go z powrotem?
ask-baksheesh-payment = Bakszysz: ile { NAME($treasure, "kinds.genitive") } dajesz? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.
ask-taxes-response = Podatki sułtana: płacisz { $pieces ->
    [one] za swój element w pałacu czy go zabierasz
    [few] za swoje { $pieces } elementy w pałacu czy zabierasz wszystkie
   *[many] za swoje { $pieces } elementów w pałacu czy zabierasz wszystkie
}?
ask-taxes-payment = Podatki sułtana: ile { NAME($treasure, "kinds.genitive") } dajesz? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.
ask-eye-response = Oko za oko: który element odsyłasz?
ask-mirage-pick = Miraż: który artefakt ma być w sprzedaży?
ask-abracadabra-pick = Abrakadabra: który artefakt bierzesz?
ask-teleport-payment = Teleportacja: ile { NAME($treasure, "kinds.genitive") } dostaje właściciel? Dotychczas: { COUNTS($so_far, "units") }; do wybrania jeszcze { $left }.

move-choose-start-treasures-take = { COUNT($amount, $treasure, "units") }
move-place-token-place = { NAME($space, "heading") }
move-place-token-cast = Rzuć: { NAME($spell, "item") }
move-place-value-token = { $value }
move-window-pass = Pas
move-window-cast = Rzuć: { NAME($spell, "item") }
move-window-use = Użyj { NAME($artifact, "artifact.genitive") }
move-target-space-space = { NAME($space, "heading") }
move-target-piece-piece = Element #{ $piece }
move-target-artifact-offer = { NAME($artifact, "artifact") }
move-target-spell-against = Przeciw: { NAME($spell, "item") }
move-target-lender-borrow = { NAME($artifact, "artifact") } ({ SEAT($owner) })
move-tent-keep-keep = Zatrzymaj: { NAME($spell, "item") }
move-market-trade-decline = Nie handluj
move-market-trade-give = Oddaj { COUNT(1, $treasure, "units.accusative") }
move-market-take-take = { COUNT($amount, $treasure, "units") }
move-choose-first-player-name = { SEAT($seat) }
move-bribe-guard-refuse = Zostań na zewnątrz
move-bribe-guard-pay = Zapłać łapówkę
move-bribe-guard-cast = Rzuć: { NAME($spell, "item") }
move-bribe-payment-give = { COUNT($amount, $treasure, "units") }
move-buy-artifact-decline = Nic nie kupuj
move-buy-artifact-buy = Kup
move-buy-artifact-buy-with-abracadabra = Kup z Abrakadabrą
move-buy-artifact-cast = Rzuć: { NAME($spell, "item") }
move-pay-piece-with = Zapłać { NAME($treasure, "kinds.instrumental") }
move-alms-pick-take = { COUNT($amount, $treasure, "units") }
move-exchange-pick-hold = { COUNT($amount, $treasure, "units") }
move-return-treasures-give = { COUNT($amount, $treasure, "units") }
move-baksheesh-response-keep = Zapłać
move-baksheesh-response-take-back = Zabierz go
move-baksheesh-payment-give = { COUNT($amount, $treasure, "units") }
move-taxes-response-pay = Zapłać
move-taxes-response-withdraw = Zabierz wszystkie
move-taxes-payment-give = { COUNT($amount, $treasure, "units") }
move-eye-response-piece = Element #{ $piece }
move-mirage-pick-pick = { $place ->
    [0] Ten w sprzedaży
   *[other] Nr { $place } pod nim
}
move-abracadabra-pick-pick = { $place ->
    [0] Ten w sprzedaży
   *[other] Nr { $place } pod nim
}
move-teleport-payment-give = { COUNT($amount, $treasure, "units") }

## Endings

ending-last-artifact = Ostatni artefakt opuścił pałac.
ending-short-game = Jak na pierwszą grę kupiono dość artefaktów.
ending-max-rounds = Ostatnia runda dobiegła końca.

## Pieces and treasure

piece = { $what ->
    [token] żeton { $value ->
        [none] #{ $piece }
       *[other] { $value }
    }
   *[other] dywan
} ({ SEAT($owner) }{ $doubled ->
    [yes] , podwojony
   *[no] { "" }
})
    .start = { $what ->
        [token] Żeton { $value ->
            [none] #{ $piece }
           *[other] { $value }
        }
       *[other] Dywan
    } ({ SEAT($owner) }{ $doubled ->
        [yes] , podwojony
       *[no] { "" }
    })

treasure = { COUNTS($units, "units") }

units-crown = { $number ->
    [0] ani jednej korony
    [one] 1 korona
    [few] { $number } korony
   *[many] { $number } koron
}
    .accusative = { $number ->
        [one] 1 koronę
        [few] { $number } korony
       *[many] { $number } koron
    }
    .genitive = { $number ->
        [one] 1 korony
       *[many] { $number } koron
    }
units-pearl = { $number ->
    [0] ani jednej perły
    [one] 1 perła
    [few] { $number } perły
   *[many] { $number } pereł
}
    .accusative = { $number ->
        [one] 1 perłę
        [few] { $number } perły
       *[many] { $number } pereł
    }
    .genitive = { $number ->
        [one] 1 perły
       *[many] { $number } pereł
    }
units-gem = { $number ->
    [0] ani jednego klejnotu
    [one] 1 klejnot
    [few] { $number } klejnoty
   *[many] { $number } klejnotów
}
    .accusative = { $number ->
        [one] 1 klejnot
        [few] { $number } klejnoty
       *[many] { $number } klejnotów
    }
    .genitive = { $number ->
        [one] 1 klejnotu
       *[many] { $number } klejnotów
    }
units-cup = { $number ->
    [0] ani jednego pucharu
    [one] 1 puchar
    [few] { $number } puchary
   *[many] { $number } pucharów
}
    .accusative = { $number ->
        [one] 1 puchar
        [few] { $number } puchary
       *[many] { $number } pucharów
    }
    .genitive = { $number ->
        [one] 1 pucharu
       *[many] { $number } pucharów
    }
units-bar = { $number ->
    [0] ani jednej sztabki
    [one] 1 sztabka
    [few] { $number } sztabki
   *[many] { $number } sztabek
}
    .accusative = { $number ->
        [one] 1 sztabkę
        [few] { $number } sztabki
       *[many] { $number } sztabek
    }
    .genitive = { $number ->
        [one] 1 sztabki
       *[many] { $number } sztabek
    }

kinds-crown = korony
    .genitive = koron
    .instrumental = koronami
kinds-pearl = perły
    .genitive = pereł
    .instrumental = perłami
kinds-gem = klejnoty
    .genitive = klejnotów
    .instrumental = klejnotami
kinds-cup = puchary
    .genitive = pucharów
    .instrumental = pucharami
kinds-bar = sztabki
    .genitive = sztabek
    .instrumental = sztabkami

niche-0 = { "" }

## The board: as a heading, and in a sentence

heading-cave-red = Czerwona jaskinia
heading-cave-white = Biała jaskinia
heading-cave-blue = Niebieska jaskinia
heading-cave-black = Czarna jaskinia
heading-cave-gold = Złota jaskinia
heading-tent = Namiot Aladyna
heading-djinn = Dom dżina
heading-market = Targ
heading-caravanserai = Karawanseraj
heading-guard-room = Wartownia
heading-room-1 = Komnata 1
heading-room-2 = Komnata 2
heading-room-3 = Komnata 3
heading-room-4 = Komnata 4
heading-room-5 = Komnata 5

space-cave-red = czerwona jaskinia
    .accusative = czerwoną jaskinię
    .to = do czerwonej jaskini
    .from = z czerwonej jaskini
space-cave-white = biała jaskinia
    .accusative = białą jaskinię
    .to = do białej jaskini
    .from = z białej jaskini
space-cave-blue = niebieska jaskinia
    .accusative = niebieską jaskinię
    .to = do niebieskiej jaskini
    .from = z niebieskiej jaskini
space-cave-black = czarna jaskinia
    .accusative = czarną jaskinię
    .to = do czarnej jaskini
    .from = z czarnej jaskini
space-cave-gold = złota jaskinia
    .accusative = złotą jaskinię
    .to = do złotej jaskini
    .from = ze złotej jaskini
space-tent = namiot Aladyna
    .accusative = namiot Aladyna
    .to = do namiotu Aladyna
    .from = z namiotu Aladyna
space-djinn = dom dżina
    .accusative = dom dżina
    .to = do domu dżina
    .from = z domu dżina
space-market = targ
    .accusative = targ
    .to = na targ
    .from = z targu
space-caravanserai = karawanseraj
    .accusative = karawanseraj
    .to = do karawanseraju
    .from = z karawanseraju
space-guard-room = wartownia
    .accusative = wartownię
    .to = do wartowni
    .from = z wartowni
space-room-1 = komnata 1
    .accusative = komnatę 1
    .to = do komnaty 1
    .from = z komnaty 1
space-room-2 = komnata 2
    .accusative = komnatę 2
    .to = do komnaty 2
    .from = z komnaty 2
space-room-3 = komnata 3
    .accusative = komnatę 3
    .to = do komnaty 3
    .from = z komnaty 3
space-room-4 = komnata 4
    .accusative = komnatę 4
    .to = do komnaty 4
    .from = z komnaty 4
space-room-5 = komnata 5
    .accusative = komnatę 5
    .to = do komnaty 5
    .from = z komnaty 5

at-cave-red = w czerwonej jaskini
at-cave-white = w białej jaskini
at-cave-blue = w niebieskiej jaskini
at-cave-black = w czarnej jaskini
at-cave-gold = w złotej jaskini
at-tent = w namiocie Aladyna
at-djinn = w domu dżina
at-market = na targu
at-caravanserai = w karawanseraju
at-guard-room = w wartowni
at-room-1 = w komnacie 1
at-room-2 = w komnacie 2
at-room-3 = w komnacie 3
at-room-4 = w komnacie 4
at-room-5 = w komnacie 5

## Phases

phase-setup = przygotowanie gry
phase-upkeep = początek rundy
phase-placement = rozmieszczanie
phase-scoring = rozstrzyganie
phase-clean-up = porządki
phase-over = koniec gry

## Players: whoever has no name of their own

player-0 = Amina
player-1 = Badr
player-2 = Dunja
player-3 = Hasan
player-4 = Zubajda

## Artifacts

artifact-lamp = Lampa
    .nominative = lampa
    .accusative = lampę
    .genitive = lampy
    .effect = zapala ją twoje pierwsze zaklęcie w rundzie; potem rzucasz ich dowolnie wiele
artifact-counterspell = Kontrzaklęcie
    .nominative = kontrzaklęcie
    .accusative = kontrzaklęcie
    .genitive = kontrzaklęcia
    .effect = anuluje zaklęcie, które zgłasza inny gracz
artifact-astral-double = Astralny sobowtór
    .nominative = astralny sobowtór
    .accusative = astralnego sobowtóra
    .genitive = astralnego sobowtóra
    .effect = podwaja twój element na rozstrzyganym polu
artifact-flying-carpet = Latający dywan
    .nominative = latający dywan
    .accusative = latający dywan
    .genitive = latającego dywanu
    .effect = liczy się dla ciebie jako 3 na rozstrzyganym polu
artifact-key = Klucz
    .nominative = klucz
    .accusative = klucz
    .genitive = klucza
    .effect = przeprowadza cię obok strażnika, choćby najsilniejszego
artifact-scroll = Zwój
    .nominative = zwój
    .accusative = zwój
    .genitive = zwoju
    .effect = nigdy się go nie używa, ale rozstrzyga remis na końcu
artifact-artifact = artefakt
    .nominative = artefakt
    .accusative = artefakt
    .genitive = artefaktu
    .effect = liczy się do zwycięstwa

## Spells, and artifacts where either can be meant

item-abracadabra = Abrakadabra
    .effect = przy kupnie: weź zamiast tego dowolny artefakt ze stosu komnaty
item-sorcerers-apprentice = Uczeń czarnoksiężnika
    .effect = zamień swój nieużyty artefakt na jeden z wystawionych na sprzedaż
item-alms = Jałmużna
    .effect = { $alms_units ->
        [one] weź z banku jeden dowolny skarb
        [few] weź z banku { $alms_units } dowolne skarby
       *[many] weź z banku { $alms_units } dowolnych skarbów
    }
item-baksheesh = Bakszysz
    .effect = inni płacą { $baksheesh_units ->
        [one] po 1 skarbie
       *[many] po { $baksheesh_units } skarby
    } za każdy element w mieście albo go zabierają
item-smuggling = Przemyt
    .effect = po jaskiniach: w każdym pustym miejscu miasta { $smuggling_strength ->
        [ties_with_all] dorównujesz najsilniejszemu rywalowi i masz co najmniej 3
       *[other] masz siłę 3
    }
item-last-shall-be-first = Ostatni będą pierwszymi
    .effect = w tej rundzie 9 liczy się jako 1, a 1 jako 9, ale nie w wartowni
item-exchange = Wymiana
    .effect = zamień dowolnie wiele swoich skarbów na inne
item-lunar-eclipse = Zaćmienie Księżyca
    .effect = z jednego pola wracają wszystkie żetony nieparzyste i wszystkie dywany
item-solar-eclipse = Zaćmienie Słońca
    .effect = z jednego pola wracają wszystkie żetony parzyste
item-dragon-flight = Odlot smoka
    .effect = { $flight_second ->
        [0] wkłada { $flight_top ->
            [one] 1 skarb
            [few] { $flight_top } skarby
           *[many] { $flight_top } skarbów
        } do jaskini, która nie ma żadnych
        [one] wkłada { $flight_top } i 1 skarb do jaskini, która nie ma żadnych
        [few] wkłada { $flight_top } i { $flight_second } skarby do jaskini, która nie ma żadnych
       *[many] wkłada { $flight_top } i { $flight_second } skarbów do jaskini, która nie ma żadnych
    }
item-borrow = Pożyczka
    .effect = użyj artefaktu, którego ktoś inny użył w tej rundzie
item-spy = Szpieg
    .effect = do końca rundy wszyscy inni kładą żetony odkryte
item-sultans-taxes = Podatki sułtana
    .effect = inni płacą { $taxes_units ->
        [one] po 1 skarbie
       *[many] po { $taxes_units } skarby
    } za każdy element w komnatach albo zabierają wszystkie
item-mirage = Miraż
    .effect = przejrzyj stos komnaty i wybierz, co jest w sprzedaży
item-eye-for-an-eye = Oko za oko
    .effect = odeślij element rywala; właściciel zrobi potem to samo tobie
item-offering = Dar ofiarny
    .effect = wszyscy, ty też, oddają do banku { $offering_units ->
        [one] po 1 skarbie
        [few] po { $offering_units } skarby
       *[many] po { $offering_units } skarbów
    }
item-dragon-return = Powrót smoka
    .effect = jedna jaskinia traci skarby na tę rundę
item-sacrifice = Ofiara
    .effect = wszyscy, ty też, oddają do banku { $sacrifice_units ->
        [one] po 1 skarbie
        [few] po { $sacrifice_units } skarby
       *[many] po { $sacrifice_units } skarbów
    }
item-second-chance = Druga szansa
    .effect = przenieś swój żeton na pole jeszcze nierozstrzygnięte
item-close-sesame = Sezamie, zamknij się
    .effect = w tej rundzie na wybrane pole nic już nie może trafić
item-teleportation = Teleportacja
    .effect = przenieś żeton rywala na { $teleportation ->
        [any_unscored] dowolne pole jeszcze nierozstrzygnięte, choćby niczego nie mógł tam zdobyć
       *[placement_limits] pole jeszcze nierozstrzygnięte
    }{ $teleport_units ->
        [0] { "" }
        [one] ; właściciel dostaje od ciebie 1 skarb
        [few] ; właściciel dostaje od ciebie { $teleport_units } skarby
       *[many] ; właściciel dostaje od ciebie { $teleport_units } skarbów
    }
item-counterspell = { artifact-counterspell }
item-astral-double = { artifact-astral-double }
item-flying-carpet = { artifact-flying-carpet }
item-key = { artifact-key }

reconstructed-note = Karty skarbów są naszą rekonstrukcją, a nie danymi z druku; możesz wpisać własne.

## The game itself

game-summary = Ukryte żetony z liczbami trafiają do jaskiń, miasta i pałacu; za skarby smoków kupuje się artefakty kalifa.
game-like = Osiem ukrytych żetonów, pięć jaskiń, miasto i pałac: blefem przemknij obok śpiących smoków i zamień ich skarby w artefakty kalifa. Gdy dojdzie magia, nic nie jest pewne.
game-minutes = Około 90 minut

## Chapters of the rules

chapter-1 = Gra
chapter-2 = Elementy gry
chapter-3 = Przygotowanie
chapter-4 = Runda
chapter-5 = Koniec
chapter-6 = Artefakty i zaklęcia
chapter-7 = Kiedy używa się magii
chapter-8 = Karty skarbów
chapter-9 = Co jest tajne
chapter-11 = O co pyta program
chapter-A = Co trzeba było rozstrzygnąć

## Options

option-players = Gracze
    .help = Ile osób siedzi przy stole? Tyle komnat pałacu jest w użyciu.
option-mode = Gra
    .help = W grze magicznej artefakty i zaklęcia działają; w podstawowej artefakty liczą się tylko na końcu.
option-mode-basic = Podstawowa
option-mode-magic = Magiczna
option-short-first-game = Krótka pierwsza gra
    .help = Gra podstawowa kończy się po rundzie, w której ktoś ma dość artefaktów.
option-first-player = Pierwszy gracz
    .help = Kto ma wielbłąda w pierwszej rundzie?
option-first-player-random = losowo
option-first-player-seat-0 = Miejsce 1
option-first-player-seat-1 = Miejsce 2
option-first-player-seat-2 = Miejsce 3
option-first-player-seat-3 = Miejsce 4
option-first-player-seat-4 = Miejsce 5
option-bank = Bank
    .help = Czy skarby mogą się skończyć?
option-bank-finite = tyle, ile w pudełku
option-bank-unlimited = nigdy się nie kończą
option-leftover-treasure = Skarby, których nikt nie wziął
    .help = Czy na koniec rundy wracają do banku, czy zostają w jaskini?
option-leftover-treasure-bank = wracają do banku
option-leftover-treasure-stay = zostają
option-camel-takes-effect = Nowy pierwszy gracz
    .help = Od kiedy liczy się ten, kogo wskazano w karawanseraju?
option-camel-takes-effect-next-round = od następnej rundy
option-camel-takes-effect-at-once = od razu
option-placement-windows = Zaklęcia podczas rozmieszczania
    .help = Kiedy można rzucać zaklęcia w tej części rundy?
option-placement-windows-own-turn = w swojej kolejce
option-placement-windows-every-placement = po każdym żetonie
option-spells-during-guard = Zaklęcia w wartowni
    .help = Czy można rzucać zaklęcia podczas rozstrzygania wartowni?
option-spells-during-guard-allowed = tak
option-spells-during-guard-forbidden = nie
option-smuggling-strength = Przemytnik
    .help = Jaką ma siłę tam, gdzie przyjdą też inni?
option-smuggling-strength-3 = siła 3
option-smuggling-strength-ties-with-all = siła najsilniejszego rywala
option-teleportation = Dokąd prowadzi Teleportacja
    .help = Czy zaklęcie liczy się z pustymi jaskiniami i ze strażnikiem pałacu? Żeton, którego nie wolno by tam położyć, niczego tam nie zdobywa.
option-teleportation-placement-limits = tam, gdzie wolno położyć żeton
option-teleportation-any-unscored = na każde pole jeszcze nierozstrzygnięte
option-max-rounds = Ostatnia runda
    .help = Limit dla gier, które by się nie skończyły; zwykle go nie ma.
option-max-rounds-none = bez limitu
option-units-per-kind = Skarby każdego rodzaju
    .help = Ile każdego rodzaju ma bank, jeśli może się skończyć?
option-start-units = Skarby na początek
    .help = Z iloma zaczyna każdy gracz?
option-market-units = Targ
    .help = Ile skarbów daje za jeden?
option-alms-units = Jałmużna
    .help = Ile skarbów daje zaklęcie?
option-offering-units = Dar ofiarny
    .help = Ile skarbów zaklęcie zabiera każdemu?
option-sacrifice-units = Ofiara
    .help = Ile skarbów zaklęcie zabiera każdemu?
option-baksheesh-units = Bakszysz
    .help = Ile przy tym zaklęciu kosztuje każdy element w mieście?
option-taxes-units = Podatki sułtana
    .help = Ile przy tym zaklęciu kosztuje każdy element w pałacu?
option-teleport-units = Teleportacja
    .help = Ile za zaklęcie dostaje właściciel żetonu?
option-flight-top = Odlot smoka, najwyższa nisza
    .help = Ile skarbów wkłada tam zaklęcie?
option-flight-second = Odlot smoka, druga nisza
    .help = Ile skarbów wkłada tam zaklęcie?
option-short-game-artifacts = Artefakty kończące krótką grę
    .help = Ile ktoś musi ich mieć, by runda była ostatnia?
option-treasure-cards = Karty skarbów
    .help = Nie znamy kart z druku, więc przygotowaliśmy własne. Kto ma te z druku, może je tu wpisać.

## The columns of the final table

score-artifacts = artefakty
    .effect = Każdy liczy się za 1, lampa też; skarby się nie liczą.
score-scrolls = zwoje
    .effect = Rozstrzygają przy równej liczbie artefaktów.

### Saba in Polish.

## Setting up

event-first-player = { SEAT($seat) } zaczyna grę.
event-starting-resources = { SEAT($seat) } ma na początek { COUNT($number, $type, "resource.amount") }.
event-harbour-set-up = Nabrzeże { $slot } zapełnia się: { COUNT($count, $type, "resource.amount") }.
event-card-laid-out = Na placu { $site } leży na początek { NAME($card, "card") }.

## The turn

event-turn-begins = Tura { $turn }: { SEAT($seat) }.
event-turn-ends = { SEAT($seat) } kończy turę.
event-action-card-drawn = { SEAT($seat) } dobiera kartę akcji.
event-drew-action-card = { SEAT($seat) } ogląda dobraną kartę: { NAMES($cards, "action-card") }.
event-action-cards-reshuffled = Odrzucone karty akcji ({ $cards }) zostają potasowane i tworzą nową talię.
event-no-action-card-left = Kart akcji już nie ma; { SEAT($seat) } nic nie dobiera.
event-action-card-discarded = { SEAT($seat) } odrzuca { NAME($card, "action-card.accusative") }.
event-resource-returned = { SEAT($seat) } zwraca do rezerwy 1 { NAME($type, "resource") }.

## The harbour

event-harbour-chosen = { SEAT($seat) } zagrywa { NAME($card, "harbour-card.accusative") }: nabrzeże { $slot }.
event-harbour-taken = { SEAT($seat) } wyładowuje { COUNT($number, $type, "resource.amount") } z nabrzeża { $slot }.
event-harbour-slot-empty = Na nabrzeżu { $slot } brakuje { NAME($type, "resource.genitive") }; { SEAT($seat) } nic nie bierze.
event-harbour-brought-card = { SEAT($seat) } dobiera w porcie kartę akcji.
event-palace-card-removed = { SEAT($seat) } usuwa { NAME($card, "card.accusative") } z placu { $site }.
event-no-palace-card-to-remove = Na placach nie ma żadnej karty pałacu; { SEAT($seat) } nic nie usuwa.
event-vizier-moved = { SEAT($seat) } posyła wezyra { NAME($from, "quarter.from") } { NAME($to, "quarter.to") }.
event-vizier-produced = { SEAT($seat) } dostaje przez wezyra 1 { NAME($type, "resource") } { NAME($quarter, "quarter.from") }.
event-vizier-found-nothing = { SEAT($seat) } nic teraz nie zyskuje { NAME($quarter, "quarter.at") }.
event-vizier-exchanged = { SEAT($seat) } wymienia przez wezyra { NAME($quarter, "quarter.at") } 1 { NAME($give, "resource") } na 1 { NAME($get, "resource") }.
event-vizier-exchange-declined = { SEAT($seat) } niczego nie wymienia { NAME($quarter, "quarter.at") }.
event-harbour-slot-filled = Nabrzeże { $slot }: leży tu teraz { COUNT($count, $type, "resource.amount") }{ $added ->
    [0] .
   *[other] { " " }(w tym nowe: { $added }).
}
event-harbour-card-turned = { SEAT($seat) } odwraca { NAME($card, "harbour-card.accusative") }; widać teraz na niej nabrzeże { $slot }.

## Building

event-built = { SEAT($seat) } buduje { NAME($card, "card.accusative") } z placu { $site }; zapłata: { AMOUNTS($paid, "resource.times") }.
event-workers-played = { SEAT($seat) } oszczędza dzięki robotnikom: { AMOUNTS($saved, "resource.times") }.
event-lock-broken = Blokada ogrodu { $garden } ({ NAME($type, "resource") }) zostaje zdjęta i trafia do rezerwy.
event-figure-displaced = { SEAT($seat) } traci miejsce na balkonie ogrodu { $garden }.
event-lock-placed = { SEAT($seat) } blokuje ogród { $garden } { NAME($type, "resource.instrumental") }.
event-no-lock-placed = { SEAT($seat) } nie blokuje ogrodu { $garden }.
event-building-over = { SEAT($seat) } kończy budowanie.
event-nothing-built = { SEAT($seat) } niczego nie buduje.
event-card-turned-up = Na plac { $site } trafia { NAME($card, "card") }.
event-building-deck-empty = Talia budowy jest pusta; { $sites ->
    [one] na placach leży jeszcze jedna karta
    [few] na placach leżą jeszcze { $sites } karty
   *[many] na placach leży jeszcze { $sites } kart
}.
event-card-no-longer-buildable = Plac { $site }: { NAME($card, "card.genitive") } nie da się już zbudować, bo ogród osiągnął poziom { $value }.
event-special-taken = { SEAT($seat) } bierze { NAME($card, "card.accusative") } z placu { $site }; zapłata: { AMOUNTS($paid, "resource.times") }.
event-interim-points = { SEAT($seat) } ma na dachu { $points } pkt.
event-interim-leader = { SEAT($seat) } prowadzi, mając { $points } pkt.
event-interim-leader-by-serail = Remis po { $points } pkt rozstrzyga seraj; prowadzi { SEAT($seat) }.
event-interim-tie-stays = Remis po { $points } pkt pozostaje; nikt nie trafia do skarbca.
event-figure-placed = { SEAT($seat) } stawia figurkę { NAME($destination, "destination.at") }.
event-figure-taken-from-quarter = { SEAT($seat) } odwołuje figurkę { NAME($quarter, "quarter.from") } (pole { $space }).
event-figure-declined = { SEAT($seat) } nie stawia figurki { NAME($destination, "destination.at") }.
event-no-figure-left = { SEAT($seat) } nie ma figurki { NAME($destination, "destination.to") }.

## The serail

event-serail-marker-placed = { SEAT($seat) } kładzie znacznik w seraju.
event-serail-marker-reused = { SEAT($seat) } przenosi swój znacznik z ostatniego pola seraju na pierwsze.
event-serail-marker-declined = { SEAT($seat) } nie kładzie znacznika w seraju.
event-no-serail-marker-left = { SEAT($seat) } nie ma już znacznika do położenia w seraju.
event-serail-marker-pushed-out = Znacznik wypchnięty z seraju wraca do zapasu: { SEAT($seat) }.
event-serail-seat-left = { SEAT($seat) } traci honorowe miejsce w seraju.
event-serail-majority = { SEAT($seat) } ma przewagę w seraju: { $markers ->
    [one] jeden znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
}.

## Quarters

event-figure-placed-in-quarter = { SEAT($seat) } stawia figurkę { NAME($quarter, "quarter.at") } (pole { $space }) za { $price ->
    [one] 1 złoto
   *[many] { $price } złota
}.
event-quarter-skipped = { SEAT($seat) } nie stawia figurki w żadnej dzielnicy.
event-quarter-produced = { SEAT($seat) } dostaje 1 { NAME($type, "resource") } { NAME($quarter, "quarter.from") }.
event-quarter-exchanged = { SEAT($seat) } wymienia { NAME($quarter, "quarter.at") } 1 { NAME($give, "resource") } na 1 { NAME($get, "resource") }.

## Action cards

event-action-card-played = { SEAT($seat) } zagrywa { NAME($card, "action-card.accusative") }.
event-card-gave-resources = { SEAT($seat) } dostaje: { AMOUNTS($resources, "resource.times") }.
event-harbour-slots-swapped = { SEAT($seat) } zamienia zawartość nabrzeży { $first } i { $second }.
event-harbour-surplus-returned = Nadmiar z nabrzeża { $slot } trafia do rezerwy: { COUNT($number, $type, "resource.amount") }.
event-resource-robbed = { SEAT($seat) } rabuje 1 { NAME($type, "resource") } (ofiara: { SEAT($opponent) }).
event-caravan-brought = { SEAT($seat) } dostaje z karawany 1 { NAME($type, "resource") }.
event-serail-markers-swapped = { SEAT($seat) } zamienia miejscami znaczniki na polach { $first } i { $second }.
event-merchant-took = { SEAT($seat) } bierze w handlu { AMOUNTS($taken, "resource.times") } (druga strona: { SEAT($opponent) }).
event-merchant-gave = { SEAT($seat) } daje w zamian { AMOUNTS($given, "resource.times") } (druga strona: { SEAT($opponent) }).
event-figure-picked = { SEAT($seat) } posyła nadzorcę po figurkę stojącą { NAME($quarter, "quarter.at") } (gracz: { SEAT($owner) }).
event-figure-moved = { SEAT($seat) } przenosi figurkę { NAME($from, "quarter.from") } { NAME($to, "quarter.to") } (gracz: { SEAT($owner) }).
event-figure-ready-again = { SEAT($seat) } ma { NAME($quarter, "quarter.at") } figurkę gotową do pracy.
event-figure-moved-too-far = { SEAT($seat) } ma teraz figurkę { NAME($quarter, "quarter.at") }, ale przyszła ona ze zbyt daleka, by pracować w tej turze.

## The end

event-all-palace-cards-gone = Nie ma już żadnej karty pałacu: gra się kończy.
event-game-end-taken = Karta końca gry zostaje zabrana: gra się kończy.
event-game-stalled = Od { $turns ->
    [one] jednej tury
   *[many] { $turns } tur
} nic nie ubyło z placów: gra się kończy.

## Refusals

refusal-too-little-to-give-back = W zamian musisz oddać surowce innych rodzajów ({ $number }), a masz ich { $owned }.
refusal-not-owned-before-the-trade = Z własnych zasobów masz { COUNT($owned, $type, "resource.amount") }; oddać możesz tylko to, co było twoje przed wymianą.
refusal-type-on-both-sides = Nie można jednocześnie brać i oddawać tego samego rodzaju: { NAME($type, "resource") }.
refusal-unequal-trade = Bierzesz { $taken }, więc musisz oddać { $taken }, a nie { $given }.
refusal-not-an-opponent = { SEAT($seat) } nie należy do twoich przeciwników.
refusal-opponent-lacks-resource = { SEAT($seat) } ma { COUNT($owned, $type, "resource.amount") }; to za mało.
refusal-worker-only-with-build = Robotnika zagrywa się razem z budową, nie osobno.
refusal-card-without-effect = Ta karta nie dałaby teraz żadnego efektu: { NAME($card, "action-card") }.
refusal-serail-cell-empty = Na polu { $cell } seraju nie leży żaden znacznik.
refusal-markers-of-one-colour = Oba znaczniki są tego samego koloru ({ SEAT($seat) }); ich zamiana nic by nie zmieniła.
refusal-site-is-empty = Na placu { $site } nie leży żadna karta.
refusal-card-not-in-hand = Tej karty nie masz na ręce: { NAME($card, "action-card") }.
refusal-resource-not-owned = Nie masz { NAME($type, "resource.genitive") }, więc nie możesz go zwrócić.
refusal-resource-not-owned-to-give = Nie masz { NAME($type, "resource.genitive") } na wymianę.
refusal-resource-not-owned-to-lock = Nie masz { NAME($type, "resource.genitive") }, by zablokować ogród.
refusal-quarter-is-full = Oba pola { NAME($quarter, "quarter.at") } są zajęte.
refusal-no-figure-in-supply = Nie masz żadnej figurki w zapasie.
refusal-cannot-pay-space = Wolne pole { NAME($quarter, "quarter.at") } kosztuje { $price ->
    [one] 1 złoto
   *[many] { $price } złota
}; masz { $gold }.
refusal-no-figure-in-quarter = Nie masz figurki { NAME($quarter, "quarter.at") }.
refusal-figure-not-ready = Nie masz gotowej figurki { NAME($quarter, "quarter.at") }: każda pracuje raz na turę, a nowa dopiero od twojej następnej tury.
refusal-vizier-blocks-quarter = Wezyr blokuje { NAME($quarter, "quarter.accusative") }.
refusal-reserve-is-empty = W rezerwie nie ma { NAME($type, "resource.genitive") }.
refusal-only-palace-cards-are-removed = Usuwać można tylko karty pałacu; leży tam { NAME($card, "card") }.
refusal-vizier-must-move = Wezyr jest już { NAME($quarter, "quarter.at") }; musi przejść do innej dzielnicy.
refusal-not-exchanged-here = Takiej wymiany { NAME($quarter, "quarter.at") } nie ma: { NAME($give, "resource") } na { NAME($get, "resource") }.
refusal-not-a-palace-card = Nie leży tam karta pałacu: { NAME($card, "card.accusative") } się bierze, a nie buduje.
refusal-not-a-special-card = Nie leży tam karta specjalna: { NAME($card, "card.accusative") } się buduje, a nie bierze.
refusal-already-built = Budowę w tej turze masz już za sobą; wolno zbudować tylko jeden element na turę.
refusal-special-already-taken = W tej turze masz już za sobą kartę specjalną; wolno wziąć tylko jedną na turę.
refusal-cannot-pay-card = Masz { COUNT($owned, $type, "resource.amount") }, a { NAME($card, "card") } kosztuje tutaj { $cost }.
refusal-too-few-workers = Potrzeba do tego { $needed ->
    [one] 1 robotnika
   *[many] { $needed } robotników
}; masz na ręce { $held }.
refusal-not-part-of-cost = Robotnicy oszczędzają tylko to, co należy do kosztu: { NAME($card, "card") } kosztuje tutaj { COUNT($cost, $type, "resource.amount") }.
refusal-not-your-figure = Na polu { $space } { NAME($quarter, "quarter.at") } nie stoi twoja figurka.
refusal-no-figure-on-space = Na polu { $space } { NAME($quarter, "quarter.at") } nie stoi żadna figurka.
refusal-no-other-quarter-free = W żadnej innej dzielnicy nie ma wolnego pola.
refusal-must-be-another-quarter = Figurka stoi już { NAME($quarter, "quarter.at") }; musi trafić do innej dzielnicy.

## Reasons for a choice

reason-harbour-brings = Zyskujesz { COUNT($number, $type, "resource.amount") }.
reason-harbour-pays-for = Zyskujesz { COUNT($number, $type, "resource.amount") } i jeszcze w tej turze stać cię na { NAME($card, "card.accusative") }.
reason-harbour-brings-card = Zyskujesz { COUNT($number, $type, "resource.amount") } i kartę akcji; następnym razem karta portu pokaże swoją bogatszą stronę.
reason-harbour-lets-strike = Zyskujesz { COUNT($number, $type, "resource.amount") } i możesz usunąć { NAME($card, "card.accusative") }, nim stracisz przez to balkon ogrodu { $garden }.
reason-harbour-brings-vizier = Zyskujesz { COUNT($number, $type, "resource.amount") }, a wezyr przyniesie ci wybrany surowiec.
reason-card-threatens-you = Kto zbuduje { NAME($card, "card.accusative") }, zrzuci cię z balkonu ogrodu { $garden }.
reason-card-is-least-missed = Najmniej ci będzie żal { NAME($card, "card.genitive") }.
reason-vizier-brings = Najbardziej przyda ci się 1 { NAME($type, "resource") }.
reason-vizier-hinders = { SEAT($seat) } nie użyje wtedy { NAME($quarter, "quarter.genitive") }.
reason-vizier-lets-exchange = Wymienisz { NAME($quarter, "quarter.at") } surowiec na to, czego ci brak.
reason-wins-now = Kończysz grę i wygrywasz, mając { $points } pkt.
reason-leads-interim-scoring = Prowadzisz, mając { $points } pkt: twoja figurka trafi do skarbca, i to na stałe.
reason-nobody-leads = Przy remisie po { $points } pkt nikt nie prowadzi: nikt nie stawia figurki, a karta znika.
reason-rival-leads-interim-scoring = Prowadzi { SEAT($seat) } ({ $points } pkt) i tej osobie przypadłaby figurka w skarbcu.
reason-would-not-win-now = Kończysz grę, lecz { $points } pkt nie wystarczy, gdy ktoś ma { $most } pkt.
reason-displaces-rival = Budując { NAME($card, "card.accusative") }, masz na dachu { $points } pkt, a balkon traci { SEAT($seat) }.
reason-balcony-is-free = Balkon jest pusty: budując { NAME($card, "card.accusative") }, masz na dachu { $points } pkt.
reason-never-overbuilt = Nikt już nie przebuduje { NAME($card, "card.genitive") }: masz na dachu { $points } pkt, w tym jeden na stałe.
reason-makes-own-balcony-safer = Budując { NAME($card, "card.accusative") }, zostajesz na balkonie ogrodu { $garden }, a do seraju trafia twój znacznik.
reason-saves-up = Zachowaj surowce na lepszą budowę.
reason-step-towards-build = Tego potrzebuje twoja budowa: { NAME($card, "card") }.
reason-quarter-gives = Dostajesz za darmo 1 { NAME($type, "resource") }.
reason-figure-pays-back = { $turns ->
    [one] Została mniej więcej jedna tura
    [few] Zostały mniej więcej { $turns } tury
   *[many] Zostało mniej więcej { $turns } tur
}: figurka { NAME($quarter, "quarter.at") } zwróci swój koszt, czyli { $price ->
    [one] 1 złoto
   *[many] { $price } złota
}.
reason-no-quarter-pays = { $turns ->
    [one] Została mniej więcej jedna tura
    [few] Zostały mniej więcej { $turns } tury
   *[many] Zostało mniej więcej { $turns } tur
}: żadna dzielnica nie opłaci się bardziej niż to, co zachowasz.
reason-exchange-fits-better = Więcej ci da { NAME($get, "resource") } niż { NAME($give, "resource") }.
reason-hand-would-be-too-large = Możesz zachować tylko { $limit ->
    [one] 1 kartę
    [few] { $limit } karty
   *[many] { $limit } kart
}: zagraj jedną, zamiast ją stracić.
reason-nothing-more-to-do = To, co masz, lepiej zachować.
reason-needed-most = Twojej następnej budowie brakuje { NAME($type, "resource.genitive") }.
reason-needed-least = W następnych budowach najmniej przyda ci się { NAME($type, "resource") }.
reason-card-of-least-use = Z tej karty masz najmniej pożytku: { NAME($card, "action-card") }.
reason-roof-counts = Liczą się tylko figurki na dachu: lepiej stać { NAME($destination, "destination.at") } niż w dzielnicy.
reason-marker-breaks-ties = Nic nie kosztuje, a znaczniki rozstrzygają remisy; razem będzie ich { $markers }.
reason-rivals-lack-lock = Blokada ({ NAME($type, "resource") }) { $rivals ->
    [0] wystarczy tylko na chwilę: każdy ma ten surowiec.
    [one] powstrzyma jedynego rywala, który nie ma tego surowca.
   *[many] powstrzyma { $rivals } rywali, którzy nie mają tego surowca.
}
reason-lock-not-worth-it = Ten surowiec jest dla ciebie wart więcej niż blokada.
reason-wins-serail-seat = { SEAT($seat) } zajmie honorowe miejsce w seraju, warte 1 pkt.
reason-figure-works-again = W sąsiedniej dzielnicy figurka popracuje w tej turze jeszcze raz.

## Questions

ask-pre-harbour = Którą kartę portu zagrywasz? Przedtem możesz używać dzielnic i kart.
ask-build = Co budujesz albo bierzesz?
ask-quarter = Stawiasz figurkę w dzielnicy?
ask-final = Jeszcze coś przed końcem tury?
ask-remove-palace-card = Którą kartę pałacu usuwasz z placów?
ask-move-vizier = Dokąd posyłasz wezyra?
ask-vizier-or-quarter = Dokąd posyłasz wezyra? Przedtem możesz użyć dzielnic, w których stoją twoje gotowe figurki.
ask-vizier-exchange = Co wymieniasz przez wezyra?
ask-harbour-master = Które dwa nabrzeża zamieniasz?
ask-desert-robber = Kogo rabujesz i co zabierasz?
ask-caravan-leader = Co przywozi ci karawana?
ask-harem-guard = Które dwa znaczniki zamieniasz miejscami?
ask-merchant-take = Z kim handlujesz i co bierzesz?
ask-merchant-give = Co dajesz za { AMOUNTS($take, "resource.times") }?
ask-foreman-figure = Którą figurkę przenosisz?
ask-foreman-target = Do której dzielnicy trafia?
ask-figure-source = Twój zapas jest pusty. Odwołujesz figurkę z dzielnicy, by stanęła { NAME($destination, "destination.at") }?
ask-serail-marker = Twoja figurka traci balkon. Kładziesz znacznik w seraju?
ask-place-lock = Blokujesz ogród { $garden } surowcem?
ask-discard-cards = Możesz zachować { $hand_limit ->
    [one] 1 kartę
    [few] { $hand_limit } karty
   *[many] { $hand_limit } kart
} akcji. Którą odrzucasz?
ask-return-resources = Możesz zachować { $stock_limit ->
    [one] 1 surowiec
    [few] { $stock_limit } surowce
   *[many] { $stock_limit } surowców
}. Co zwracasz?

## Choices

move-pre-harbour-choose-harbour = { NAME($card, "harbour-card") }
move-pre-harbour-use-quarter = Użyj { NAME($quarter, "quarter.genitive") }
move-pre-harbour-exchange = { NAME($quarter, "quarter") }: daj { NAME($give, "resource") } za { NAME($get, "resource") }
move-pre-harbour-play = Zagraj { NAME($card, "action-card.accusative") }
move-build-end-build = Zakończ budowanie
move-build-build = Buduj z placu { $site }
move-build-take-special = Weź kartę specjalną z placu { $site }
move-build-build-with-workers = Buduj z placu { $site }, robotnicy oszczędzają { AMOUNTS($waive, "resource.times") }
move-build-use-quarter = { move-pre-harbour-use-quarter }
move-build-exchange = { move-pre-harbour-exchange }
move-build-play = { move-pre-harbour-play }
move-quarter-skip-quarter = Nie stawiaj figurki w dzielnicy
move-quarter-place-in-quarter = Postaw figurkę { NAME($quarter, "quarter.at") }
move-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-quarter-exchange = { move-pre-harbour-exchange }
move-quarter-play = { move-pre-harbour-play }
move-final-end-turn = Zakończ turę
move-final-use-quarter = { move-pre-harbour-use-quarter }
move-final-exchange = { move-pre-harbour-exchange }
move-final-play = { move-pre-harbour-play }
move-remove-palace-card-remove-palace-card = Usuń kartę z placu { $site }
move-move-vizier-move-vizier = { NAME($quarter, "quarter.to") }
move-vizier-or-quarter-move-vizier = { move-move-vizier-move-vizier }
move-vizier-or-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-vizier-or-quarter-exchange = { move-pre-harbour-exchange }
move-vizier-exchange-none = Nic nie wymieniaj
move-vizier-exchange-vizier-exchange = Daj { NAME($give, "resource") } za { NAME($get, "resource") }
move-harbour-master-harbour-master = Zamień nabrzeża { NAMES($slots, "number") }
move-desert-robber-desert-robber = { SEAT($opponent) }: zabierz { NAME($type, "resource") }
move-caravan-leader-caravan-leader = { NAME($type, "resource") }
move-harem-guard-harem-guard = Zamień znaczniki na polach { NAMES($cells, "number") }
move-merchant-take-merchant-take = { SEAT($opponent) }: weź { AMOUNTS($take, "resource.times") }
move-merchant-give-merchant-give = { AMOUNTS($give, "resource.times") }
move-foreman-figure-foreman-figure = Figurka { NAME($quarter, "quarter.at") }, pole { $space }
move-foreman-target-foreman-target = { NAME($quarter, "quarter.to") }
move-figure-source-none = Zostaw puste miejsce
move-figure-source-figure-source = Figurka { NAME($quarter, "quarter.at") }, pole { $space }
move-serail-marker-no = Nie kładź znacznika
move-serail-marker-yes = Połóż znacznik
move-place-lock-none = Nie blokuj
move-place-lock-place-lock = Zablokuj { NAME($type, "resource.instrumental") }
move-discard-cards-discard = Odrzuć { NAME($card, "action-card.accusative") }
move-return-resources-return = Zwróć { NAME($type, "resource") }

## Endings

ending-palace-done = Pałac jest gotowy: każda karta pałacu została zbudowana albo usunięta.
ending-game-end-taken = Karta końca gry została zabrana.
ending-stalled = Nikt już nie posuwał budowy pałacu naprzód.

## Names

card-treasure-1 = pierwsza karta skarbca
    .accusative = pierwszą kartę skarbca
    .genitive = pierwszej karty skarbca
card-treasure-2 = druga karta skarbca
    .accusative = drugą kartę skarbca
    .genitive = drugiej karty skarbca
card-game-end = karta końca gry
    .accusative = kartę końca gry
    .genitive = karty końca gry
card-arch-1 = łuk 1
    .accusative = łuk 1
    .genitive = łuku 1
card-arch-2 = łuk 2
    .accusative = łuk 2
    .genitive = łuku 2
card-arch-3 = łuk 3
    .accusative = łuk 3
    .genitive = łuku 3
card-arch-4 = łuk 4
    .accusative = łuk 4
    .genitive = łuku 4
card-arch-5 = łuk 5
    .accusative = łuk 5
    .genitive = łuku 5
card-arch-6 = łuk 6
    .accusative = łuk 6
    .genitive = łuku 6
card-arch-7 = łuk 7
    .accusative = łuk 7
    .genitive = łuku 7
card-arch-8 = łuk 8
    .accusative = łuk 8
    .genitive = łuku 8
card-fountain-1 = fontanna 1
    .accusative = fontannę 1
    .genitive = fontanny 1
card-fountain-2 = fontanna 2
    .accusative = fontannę 2
    .genitive = fontanny 2
card-fountain-3 = fontanna 3
    .accusative = fontannę 3
    .genitive = fontanny 3
card-fountain-4 = fontanna 4
    .accusative = fontannę 4
    .genitive = fontanny 4
card-fountain-5 = fontanna 5
    .accusative = fontannę 5
    .genitive = fontanny 5
card-fountain-6 = fontanna 6
    .accusative = fontannę 6
    .genitive = fontanny 6
card-fountain-7 = fontanna 7
    .accusative = fontannę 7
    .genitive = fontanny 7
card-fountain-8 = fontanna 8
    .accusative = fontannę 8
    .genitive = fontanny 8
card-pillar-1 = filar 1
    .accusative = filar 1
    .genitive = filaru 1
card-pillar-2 = filar 2
    .accusative = filar 2
    .genitive = filaru 2
card-pillar-3 = filar 3
    .accusative = filar 3
    .genitive = filaru 3
card-pillar-4 = filar 4
    .accusative = filar 4
    .genitive = filaru 4
card-pillar-5 = filar 5
    .accusative = filar 5
    .genitive = filaru 5
card-pillar-6 = filar 6
    .accusative = filar 6
    .genitive = filaru 6
card-pillar-7 = filar 7
    .accusative = filar 7
    .genitive = filaru 7
card-pillar-8 = filar 8
    .accusative = filar 8
    .genitive = filaru 8
harbour-card-harbour-a = karta portu A
    .accusative = kartę portu A
harbour-card-harbour-b = karta portu B
    .accusative = kartę portu B
quarter-stonemason = kamieniarz
    .genitive = kamieniarza
    .accusative = kamieniarza
    .at = u kamieniarza
    .to = do kamieniarza
    .from = od kamieniarza
quarter-carpenter = cieśla
    .genitive = cieśli
    .accusative = cieślę
    .at = u cieśli
    .to = do cieśli
    .from = od cieśli
quarter-mason = murarz
    .genitive = murarza
    .accusative = murarza
    .at = u murarza
    .to = do murarza
    .from = od murarza
quarter-goldsmith = złotnik
    .genitive = złotnika
    .accusative = złotnika
    .at = u złotnika
    .to = do złotnika
    .from = od złotnika
quarter-money-changer = kantor
    .genitive = kantoru
    .accusative = kantor
    .at = w kantorze
    .to = do kantoru
    .from = z kantoru
quarter-bazaar = bazar
    .genitive = bazaru
    .accusative = bazar
    .at = na bazarze
    .to = na bazar
    .from = z bazaru
destination-treasure-chamber = skarbiec
    .at = w skarbcu
    .to = do skarbca
destination-serail-seat = honorowe miejsce w seraju
    .at = na honorowym miejscu w seraju
    .to = na honorowe miejsce w seraju
destination-balcony-1 = balkon ogrodu 1
    .at = na balkonie ogrodu 1
    .to = na balkon ogrodu 1
destination-balcony-2 = balkon ogrodu 2
    .at = na balkonie ogrodu 2
    .to = na balkon ogrodu 2
destination-balcony-3 = balkon ogrodu 3
    .at = na balkonie ogrodu 3
    .to = na balkon ogrodu 3
destination-balcony-4 = balkon ogrodu 4
    .at = na balkonie ogrodu 4
    .to = na balkon ogrodu 4
destination-balcony-5 = balkon ogrodu 5
    .at = na balkonie ogrodu 5
    .to = na balkon ogrodu 5
destination-balcony-6 = balkon ogrodu 6
    .at = na balkonie ogrodu 6
    .to = na balkon ogrodu 6
destination-balcony-7 = balkon ogrodu 7
    .at = na balkonie ogrodu 7
    .to = na balkon ogrodu 7
destination-balcony-8 = balkon ogrodu 8
    .at = na balkonie ogrodu 8
    .to = na balkon ogrodu 8
resource-alabaster = alabaster
    .genitive = alabastru
    .instrumental = alabastrem
    .times = × alabaster
    .amount = { $number ->
        [one] 1 alabaster
       *[many] { $number } alabastru
    }
resource-sandstone = piaskowiec
    .genitive = piaskowca
    .instrumental = piaskowcem
    .times = × piaskowiec
    .amount = { $number ->
        [one] 1 piaskowiec
       *[many] { $number } piaskowca
    }
resource-ebony = heban
    .genitive = hebanu
    .instrumental = hebanem
    .times = × heban
    .amount = { $number ->
        [one] 1 heban
       *[many] { $number } hebanu
    }
resource-gold = złoto
    .genitive = złota
    .instrumental = złotem
    .times = × złoto
    .amount = { $number ->
        [one] 1 złoto
       *[many] { $number } złota
    }

slot-1 = i dobierz kartę akcji
slot-2 = i usuń kartę pałacu
slot-3 = i przenieś wezyra
slot-4 = i nic więcej

step-pre-harbour = port
step-build = budowa
step-quarter = dzielnice
step-final = koniec tury
step-limits = limity
step-over = koniec gry

next-arch = łuk
next-treasure-1 = pierwsza karta skarbca
next-fountain = fontanna
next-treasure-2 = druga karta skarbca
next-pillar = filar
next-pillar-or-game-end = filar albo karta końca gry

table-palace-cards = koszty kart pałacu
table-special-cards = koszty kart specjalnych
table-basic-action-cards = działanie podstawowych kart akcji
table-harbour-cards = spodnie strony kart portu
table-quarter-neighbours = sąsiedztwo dzielnic
reconstructed-note = Nasza rekonstrukcja, a nie dane z druku: { NAMES($tables, "table") }.

effect-quarter-stonemason = daje 1 alabaster
effect-quarter-carpenter = daje 1 heban
effect-quarter-mason = daje 1 piaskowiec
effect-quarter-goldsmith = daje 1 złoto
effect-quarter-money-changer = złoto za budulec albo odwrotnie
effect-quarter-bazaar = jeden budulec za inny

action-card-harbour-master = Kapitan portu
    .accusative = kapitana portu
    .effect = zamień zawartość dwóch nabrzeży, a potem wyrównaj ją do ich pojemności
action-card-desert-robber = Pustynny zbójca
    .accusative = pustynnego zbójcę
    .effect = zabierz przeciwnikowi jeden wybrany surowiec
action-card-caravan-leader = Przewodnik karawany
    .accusative = przewodnika karawany
    .effect = weź z rezerwy jeden wybrany surowiec
action-card-harem-guard = Strażnik haremu
    .accusative = strażnika haremu
    .effect = zamień miejscami dwa znaczniki różnych kolorów w seraju
action-card-merchant = Kupiec
    .accusative = kupca
    .effect = wymień z przeciwnikiem jeden lub dwa surowce
action-card-worker = Robotnik
    .accusative = robotnika
    .effect = zagrywany przy budowie: jednego surowca z jej kosztu nie musisz płacić
action-card-foreman = Nadzorca
    .accusative = nadzorcę
    .effect = przenieś za darmo dowolną figurkę do innej dzielnicy
action-card-res-alabaster = Karta alabastru
    .accusative = kartę alabastru
    .effect = weź z rezerwy 1 alabaster
action-card-res-sandstone = Karta piaskowca
    .accusative = kartę piaskowca
    .effect = weź z rezerwy 1 piaskowiec
action-card-res-ebony = Karta hebanu
    .accusative = kartę hebanu
    .effect = weź z rezerwy 1 heban
action-card-res-gold = Karta złota
    .accusative = kartę złota
    .effect = weź z rezerwy 1 złoto
action-card-res-alabaster-alabaster = Karta: 2 alabastru
    .accusative = kartę: 2 alabastru
    .effect = weź z rezerwy 2 alabastru
action-card-res-alabaster-sandstone = Karta: 1 alabaster i 1 piaskowiec
    .accusative = kartę: 1 alabaster i 1 piaskowiec
    .effect = weź z rezerwy 1 alabaster i 1 piaskowiec
action-card-res-alabaster-ebony = Karta: 1 alabaster i 1 heban
    .accusative = kartę: 1 alabaster i 1 heban
    .effect = weź z rezerwy 1 alabaster i 1 heban
action-card-res-alabaster-gold = Karta: 1 alabaster i 1 złoto
    .accusative = kartę: 1 alabaster i 1 złoto
    .effect = weź z rezerwy 1 alabaster i 1 złoto
action-card-res-sandstone-sandstone = Karta: 2 piaskowca
    .accusative = kartę: 2 piaskowca
    .effect = weź z rezerwy 2 piaskowca
action-card-res-sandstone-ebony = Karta: 1 piaskowiec i 1 heban
    .accusative = kartę: 1 piaskowiec i 1 heban
    .effect = weź z rezerwy 1 piaskowiec i 1 heban
action-card-res-sandstone-gold = Karta: 1 piaskowiec i 1 złoto
    .accusative = kartę: 1 piaskowiec i 1 złoto
    .effect = weź z rezerwy 1 piaskowiec i 1 złoto
action-card-res-ebony-ebony = Karta: 2 hebanu
    .accusative = kartę: 2 hebanu
    .effect = weź z rezerwy 2 hebanu
action-card-res-ebony-gold = Karta: 1 heban i 1 złoto
    .accusative = kartę: 1 heban i 1 złoto
    .effect = weź z rezerwy 1 heban i 1 złoto
action-card-res-gold-gold = Karta: 2 złota
    .accusative = kartę: 2 złota
    .effect = weź z rezerwy 2 złota
action-card-res-alabaster-alabaster-alabaster = Karta: 3 alabastru
    .accusative = kartę: 3 alabastru
    .effect = weź z rezerwy 3 alabastru
action-card-res-alabaster-alabaster-sandstone = Karta: 2 alabastru i 1 piaskowiec
    .accusative = kartę: 2 alabastru i 1 piaskowiec
    .effect = weź z rezerwy 2 alabastru i 1 piaskowiec
action-card-res-alabaster-alabaster-ebony = Karta: 2 alabastru i 1 heban
    .accusative = kartę: 2 alabastru i 1 heban
    .effect = weź z rezerwy 2 alabastru i 1 heban
action-card-res-alabaster-alabaster-gold = Karta: 2 alabastru i 1 złoto
    .accusative = kartę: 2 alabastru i 1 złoto
    .effect = weź z rezerwy 2 alabastru i 1 złoto
action-card-res-alabaster-sandstone-sandstone = Karta: 1 alabaster i 2 piaskowca
    .accusative = kartę: 1 alabaster i 2 piaskowca
    .effect = weź z rezerwy 1 alabaster i 2 piaskowca
action-card-res-alabaster-sandstone-ebony = Karta: 1 alabaster, 1 piaskowiec i 1 heban
    .accusative = kartę: 1 alabaster, 1 piaskowiec i 1 heban
    .effect = weź z rezerwy 1 alabaster, 1 piaskowiec i 1 heban
action-card-res-alabaster-sandstone-gold = Karta: 1 alabaster, 1 piaskowiec i 1 złoto
    .accusative = kartę: 1 alabaster, 1 piaskowiec i 1 złoto
    .effect = weź z rezerwy 1 alabaster, 1 piaskowiec i 1 złoto
action-card-res-alabaster-ebony-ebony = Karta: 1 alabaster i 2 hebanu
    .accusative = kartę: 1 alabaster i 2 hebanu
    .effect = weź z rezerwy 1 alabaster i 2 hebanu
action-card-res-alabaster-ebony-gold = Karta: 1 alabaster, 1 heban i 1 złoto
    .accusative = kartę: 1 alabaster, 1 heban i 1 złoto
    .effect = weź z rezerwy 1 alabaster, 1 heban i 1 złoto
action-card-res-alabaster-gold-gold = Karta: 1 alabaster i 2 złota
    .accusative = kartę: 1 alabaster i 2 złota
    .effect = weź z rezerwy 1 alabaster i 2 złota
action-card-res-sandstone-sandstone-sandstone = Karta: 3 piaskowca
    .accusative = kartę: 3 piaskowca
    .effect = weź z rezerwy 3 piaskowca
action-card-res-sandstone-sandstone-ebony = Karta: 2 piaskowca i 1 heban
    .accusative = kartę: 2 piaskowca i 1 heban
    .effect = weź z rezerwy 2 piaskowca i 1 heban
action-card-res-sandstone-sandstone-gold = Karta: 2 piaskowca i 1 złoto
    .accusative = kartę: 2 piaskowca i 1 złoto
    .effect = weź z rezerwy 2 piaskowca i 1 złoto
action-card-res-sandstone-ebony-ebony = Karta: 1 piaskowiec i 2 hebanu
    .accusative = kartę: 1 piaskowiec i 2 hebanu
    .effect = weź z rezerwy 1 piaskowiec i 2 hebanu
action-card-res-sandstone-ebony-gold = Karta: 1 piaskowiec, 1 heban i 1 złoto
    .accusative = kartę: 1 piaskowiec, 1 heban i 1 złoto
    .effect = weź z rezerwy 1 piaskowiec, 1 heban i 1 złoto
action-card-res-sandstone-gold-gold = Karta: 1 piaskowiec i 2 złota
    .accusative = kartę: 1 piaskowiec i 2 złota
    .effect = weź z rezerwy 1 piaskowiec i 2 złota
action-card-res-ebony-ebony-ebony = Karta: 3 hebanu
    .accusative = kartę: 3 hebanu
    .effect = weź z rezerwy 3 hebanu
action-card-res-ebony-ebony-gold = Karta: 2 hebanu i 1 złoto
    .accusative = kartę: 2 hebanu i 1 złoto
    .effect = weź z rezerwy 2 hebanu i 1 złoto
action-card-res-ebony-gold-gold = Karta: 1 heban i 2 złota
    .accusative = kartę: 1 heban i 2 złota
    .effect = weź z rezerwy 1 heban i 2 złota
action-card-res-gold-gold-gold = Karta: 3 złota
    .accusative = kartę: 3 złota
    .effect = weź z rezerwy 3 złota

## The game itself

game-summary = Ozdabiaj ogrody pałacu, utrzymuj figurki na jego dachu i pilnuj, kto siedzi w seraju.
game-like = Sprowadzaj do portu kamień i heban, buduj łuki, fontanny i filary w ośmiu ogrodach i zrzucaj rywali z balkonów, bo liczy się tylko dach.
game-minutes = Od 45 do 75 minut

## Chapters of the rules

chapter-1 = Gra
chapter-2 = Elementy gry
chapter-3 = Przygotowanie
chapter-4 = Tura
chapter-5 = Seraj
chapter-6 = Koniec
chapter-7 = Gra zaawansowana
chapter-8 = Karty i liczby
chapter-9 = Co jest tajne
chapter-11 = O co pyta program
chapter-S = Co trzeba było rozstrzygnąć

## Options

option-players = Gracze
    .help = Ile osób siedzi przy stole?
option-mode = Gra
    .help = Gra zaawansowana ma więcej kart akcji, honorowe miejsce w seraju i blokady ogrodów.
option-mode-basic = Podstawowa
option-mode-advanced = Zaawansowana
option-treasure-cost = Karty skarbca
    .help = Ile kosztuje wzięcie takiej karty oprócz złota za jej plac? Co jest na nich wydrukowane, nie wiemy.
option-treasure-cost-one-of-each = Po jednym z każdego materiału budowlanego
option-treasure-cost-none = Nic
option-data = Karty i miasto
    .help = Niektórych tabel z druku nie znamy, więc przygotowaliśmy własne. Kto ma te z druku, może je tu wpisać.
option-stall-rounds = Zastój
    .help = Po tylu turach każdego gracza, w których żadna karta nie znika z placów, gra się kończy.
option-hand-limit-basic = Zachowywane karty akcji, gra podstawowa
    .help = Ile można ich zachować na koniec tury?
option-hand-limit-advanced = Zachowywane karty akcji, gra zaawansowana
    .help = Ile można ich zachować na koniec tury?
option-stock-limit = Zachowywane surowce
    .help = Ile można ich zachować na koniec tury?
option-resources-each = Sztuki każdego surowca
    .help = Ile ich jest?
option-figures-each = Figurki gracza
    .help = Ile ich jest?
option-markers-each = Znaczniki seraju gracza
    .help = Ile ich jest?
option-slot-1-capacity = Nabrzeże 1
    .help = Ile surowców mieści?
option-slot-2-capacity = Nabrzeże 2
    .help = Ile surowców mieści?
option-slot-3-capacity = Nabrzeże 3
    .help = Ile surowców mieści?
option-slot-4-capacity = Nabrzeże 4
    .help = Ile surowców mieści?
option-site-1-surcharge = Dopłata na placu 1
    .help = Ile złota więcej kosztuje tam karta?
option-site-2-surcharge = Dopłata na placu 2
    .help = Ile złota więcej kosztuje tam karta?
option-site-3-surcharge = Dopłata na placu 3
    .help = Ile złota więcej kosztuje tam karta?
option-space-1-price = Pierwsze pole dzielnicy
    .help = Ile kosztuje złota?
option-space-2-price = Drugie pole dzielnicy
    .help = Ile kosztuje złota?
option-serail-cells-2 = Pola seraju, dwoje graczy
    .help = Ile ich jest?
option-serail-cells-3 = Pola seraju, troje graczy
    .help = Ile ich jest?
option-serail-cells-4 = Pola seraju, czworo graczy
    .help = Ile ich jest?

## The columns of the final table

score-rank = miejsce
score-points = punkty
    .effect = Jeden za każdą figurkę na balkonie, w skarbcu i na honorowym miejscu w seraju.
score-balconies = balkony
score-treasure-chamber = skarbiec
score-serail-seat = honorowe miejsce
score-serail-markers = znaczniki w seraju
    .effect = Przy równych punktach najwięcej znaczników w seraju.
score-serail-order = znacznik najbliżej pola 1
    .effect = Przy równej liczbie znaczników; gracze bez znaczników remisują.

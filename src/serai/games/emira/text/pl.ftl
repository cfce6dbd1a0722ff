### Emira in Polish.

## Setting up

event-colour-drawn = { SEAT($seat) } bierze { NAME($colour, "colour.accusative") } planszę.
event-goal-dealt = { SEAT($seat) } dobiera kartę celu: { NAMES($goals, "goal") }.
event-events-dealt = { SEAT($seat) } dostaje wydarzenia: { NAMES($cards, "event-card") }.
event-start-event-chosen = { SEAT($seat) } zatrzymuje kartę: { NAMES($cards, "event-card") }.
event-start-events-returned = Niewybrane wydarzenia początkowe ({ $cards }) wracają do talii.
event-first-player = { SEAT($seat) } zaczyna grę.

## Rounds and the end

event-round-begins = Zaczyna się runda { $round }; znacznik pierwszego gracza ma { SEAT($first) }.
event-marker-passed = Znacznik pierwszego gracza przejmuje { SEAT($seat) }.
event-goal-fulfilled = { SEAT($seat) } pokazuje kartę celu: { NAME($goal, "goal") }; w pałacu { $princesses ->
    [one] mieszka jedna księżniczka
    [few] mieszkają { $princesses } księżniczki
   *[many] mieszka { $princesses } księżniczek
}. Cel osiągnięty!
event-game-ends-without-winner = Runda { $round } była ostatnia, a nikt nie osiągnął celu; decydują punkty.

## Phase 1: events

event-event-played = { SEAT($seat) } zagrywa kartę „{ NAME($card, "event-card") }”.
event-event-passed = { SEAT($seat) } nie zagrywa wydarzenia.
event-kept-away-by-hind = { SEAT($seat) } jest z Hind w podróży poślubnej.
event-event-without-effect = { SEAT($seat) } nic nie zmienia kartą „{ NAME($card, "event-card") }”.
event-breed-improved = { SEAT($seat) } hoduje lepszą rasę: każdy wielbłąd daje teraz { $rate }.
event-camels-born = { SEAT($seat) } zyskuje { $camels ->
    [one] wielbłąda
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}.
event-too-few-camels-to-breed = Żaden wielbłąd się nie rodzi: potrzeba { $needed }, a zostało tylko { $supply }.
event-camels-died = { SEAT($seat) } traci { $camels ->
    [one] wielbłąda
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}.
event-looked-at-emira-cards = { SEAT($seat) } ogląda { $cards ->
    [one] wierzchnią kartę Emiry
    [few] { $cards } wierzchnie karty Emir
   *[many] { $cards } wierzchnich kart Emir
}.
event-saw-emira-cards = { SEAT($seat) } widzi kolejno od góry: { NAMES($cards, "princess") }.
event-emira-cards-in-new-order = { SEAT($seat) } odkłada { $cards ->
    [one] wierzchnią księżniczkę
    [few] { $cards } wierzchnie księżniczki
   *[many] { $cards } wierzchnich księżniczek
} na talię w kolejności, której nikt inny nie zna.
event-put-back-emira-cards = { SEAT($seat) } odkłada je kolejno od góry: { NAMES($cards, "princess") }.
event-looked-at-status-cards = { SEAT($seat) } ogląda { $cards ->
    [one] wierzchnią kartę statusu
    [few] { $cards } wierzchnie karty statusu
   *[many] { $cards } wierzchnich kart statusu
}.
event-saw-status-cards = { SEAT($seat) } widzi kolejno od góry: { NAMES($cards, "status") }.
event-status-cards-in-new-order = { SEAT($seat) } odkłada { $cards ->
    [one] wierzchnią kartę statusu
    [few] { $cards } wierzchnie karty statusu
   *[many] { $cards } wierzchnich kart statusu
} na talię w kolejności, której nikt inny nie zna.
event-put-back-status-cards = { SEAT($seat) } odkłada je kolejno od góry: { NAMES($cards, "status") }.
event-double-trouble-split = { SEAT($seat) } przydziela rundzie { NAME($more, "pair.dative") } dwie księżniczki.
event-quiet-days-round = { SEAT($seat) } każe jedynej księżniczce wybierać w rundzie { NAME($princess_in, "pair.locative") }.
event-good-looking-tokens = { SEAT($seat) } szczyci się { NAME($type, "token.instrumental") }: { $plus ->
    [0] bez dodatkowego żetonu
   *[other] prezencja +{ $plus }
}.
event-good-looking-grew = { SEAT($seat) }: karta „{ NAME($card, "event-card") }” rośnie do +{ $plus }.
event-guest-house-opened = { SEAT($seat) } otwiera domek dla gości: pojemność pałacu { $capacity }.
event-caravan-moved-right = { SEAT($seat) } cofa { NAME($caravan, "caravan.accusative") }: { $remaining ->
    [one] została jedna wypłata
    [few] zostały { $remaining } wypłaty
   *[many] zostało { $remaining } wypłat
}.
event-palace-restored = { SEAT($seat) } odnawia pałac: tor pałacu pokazuje { $track }.
event-vermin-kind-named = { SEAT($seat) } nasyła szkodniki na wszystkie { NAME($caravan, "caravan.plural") }.
event-caravan-moved-left = { SEAT($seat) } traci jedną wypłatę z { NAME($caravan, "caravan.genitive") }; do końca: { $remaining }.
event-caravan-lost = { SEAT($seat) } traci { NAME($caravan, "caravan.accusative") }: zjadają ją szkodniki.
event-mind-target-named = { SEAT($seat) } wskazuje księżniczkę { $which } w rundzie { NAME($round, "pair.locative") }.
event-looked-at-emira-card = { SEAT($seat) } ogląda kartę Emiry nr { $position } w talii.
event-saw-emira-card = { SEAT($seat) } widzi: { NAMES($card, "princess") }.
event-no-emira-card-there = { SEAT($seat) } nie znajduje karty Emiry na pozycji { $position }.
event-preferences-kept = { SEAT($seat) } zostawia księżniczkę nr { $position } taką, jaka jest.
event-preferences-swapped = { SEAT($seat) } namawia księżniczkę nr { $position } do zamiany obu upodobań.
event-princess-put-under-deck = { SEAT($seat) } odsyła księżniczkę nr { $position } na spód talii.

## Phase 2: income

event-income-received = { SEAT($seat) } zarabia { $total }{ $caravans ->
    [0] .
   *[other] { " " }({ $base } i { $caravans } z karawan).
}
event-caravan-exhausted = { SEAT($seat) } żegna { NAME($caravan, "caravan.accusative") }, która wraca na dobre.

## Phase 3: the market

event-princess-turned-up = { $round ->
    [even] Przybywa { NAME($princess, "princess") }; wybierać będzie w rundzie parzystej.
   *[other] Do miasta przybywa { NAME($princess, "princess") }.
}
event-princess-now-active = W tej rundzie wybiera { NAME($princess, "princess") }.
event-last-round = Żadna księżniczka już nie przybędzie: to ostatnia runda.
event-token-unsold = Nikt nie chciał żetonu { NAME($type, "token.genitive") }; wraca on do woreczka.
event-status-card-unsold = Nikt jej nie chciał: { NAME($card, "status") } trafia pod talię.
event-status-card-offered = W ofercie: { NAME($card, "status") }.
event-noble-card-picked = { SEAT($seat) } wybiera do oferty { NAME($card, "status.accusative") }.
event-token-offered = W ofercie: żeton { NAME($type, "token.genitive") }.
event-bazaar-token-picked = { SEAT($seat) } wybiera do oferty żeton { NAME($type, "token.genitive") }.
event-piece-offered = W ofercie: { NAME($piece, "piece") }.

## Phase 4: auctions and actions

event-auction-opened = { SEAT($opener) } otwiera licytację.
event-bid-made = { SEAT($seat) } licytuje { $bid }.
event-passed = { SEAT($seat) } pasuje.
event-auction-won = { SEAT($seat) } wygrywa stawką { $bid } i płaci { $paid }{ $discount ->
    [0] .
   *[other] { " " }(wielbłądy są warte { $discount }).
}
event-all-passed = Wszyscy pasują; akcję bez licytacji ma { SEAT($beneficiary) }.
event-last-player = Pozostaje już tylko { SEAT($seat) } i nie musi licytować.
event-voluntary-bid-paid = { SEAT($seat) } wydaje { $paid } na stawkę { $bid }, o którą nikt nie prosił{ $discount ->
    [0] .
   *[other] { " " }(wielbłądy są warte { $discount }).
}
event-out-of-auction-by-hind = { SEAT($seat) } odpada z licytacji i wyjeżdża z Hind.
event-bid-void = { SEAT($seat) }: stawka { $bid } traci ważność.
event-bought = { SEAT($seat) } kupuje { NAME($item, "item.accusative") } za { $price }.
event-bought-status-card = { SEAT($seat) } zyskuje na znaczeniu: { NAME($card, "status") } za { $price }.
event-bought-token = { SEAT($seat) } kupuje żeton { NAME($type, "token.genitive") } za { $price }.
event-declined = { SEAT($seat) } nic nie kupuje.
event-took-consolation = { SEAT($seat) } bierze { $amount } zamiast akcji.
event-action-lost-to-hind = { SEAT($seat) } wyjeżdża z Hind i traci akcję.

## Phase 5: buying events

event-no-event-bought = { SEAT($seat) } nie kupuje wydarzenia.
event-event-paid = { SEAT($seat) } płaci { $price }, by obejrzeć { $cards ->
    [one] jedną kartę wydarzenia
    [few] { $cards } karty wydarzeń
   *[many] { $cards } kart wydarzeń
}.
event-saw-events = { SEAT($seat) } widzi: { NAMES($cards, "event-card") }.
event-kept-event = { SEAT($seat) } zatrzymuje kartę: { NAMES($cards, "event-card") }.
event-events-put-under-deck = { SEAT($seat) } { $cards ->
    [0] nic nie odkłada
    [one] odkłada jedną kartę
    [few] odkłada { $cards } karty
   *[many] odkłada { $cards } kart
} pod talię wydarzeń.

## Phase 6: the princess chooses

event-gold-shown = { NAME($princess, "princess") } każe sobie pokazać złoto: { EACH($gold) }.
event-gold-shown-undecided = { NAME($princess, "princess") } podejmuje decyzję na widok złota: { EACH($gold) }.
event-made-up-her-mind = { NAME($princess, "princess") } już się nie waha. Jej wybór: { SEAT($seat) }.
event-undecided = { NAME($princess, "princess") } nie może się zdecydować i czeka.
event-joined = { NAME($princess, "princess") } wprowadza się do pałacu (szejk: { SEAT($seat) }).
event-suleika-surcharge = Suleika patrzy krzywo na { NAME($princess, "princess.accusative") }: utrzymanie wyższe o { $amount } (szejk: { SEAT($seat) }).
event-left-palace = { NAME($princess, "princess") } opuszcza pałac (szejk: { SEAT($seat) }).
event-palace-track-fell = { NAME($princess, "princess") } niszczy pałac (szejk: { SEAT($seat) }): tor pałacu pokazuje { $track }.
event-firyal-fee-paid = { SEAT($seat) } płaci { $amount } za sprzątanie po Firyal.
event-token-handed-back = { SEAT($seat) } oddaje przez Samirę żeton { NAME($type, "token.genitive") }.
event-status-card-handed-in = { SEAT($seat) } traci przez Zahrah { NAME($card, "status.accusative") }.
event-sidi-visits = { SEAT($seat) } przyjmuje wizytę Sidiego Suleimana.
event-abducted = { SEAT($seat) } traci { NAME($princess, "princess.accusative") }, która odjeżdża z Sidim Suleimanem.
event-hind-keeps-away = { SEAT($seat) } wyrusza z Hind w podróż poślubną.
event-xenia-gift-on-joining = { SEAT($seat) } wita Xenię podarunkiem wartym { $amount }.
event-xenia-too-dear = { SEAT($seat) } nie ma { $gift } złota dla Xenii, która opuszcza grę.
event-xenia-and-bill-too-dear = { SEAT($seat) } nie może zapłacić { $gift } Xenii i { $bill } za utrzymanie; Xenia opuszcza grę.

## Phase 7: upkeep

event-xenia-gift-paid = { SEAT($seat) } daje Xenii { $amount }.
event-xenia-gift-refused = { SEAT($seat) } odmawia Xenii podarunku.
event-xenia-marker-taken = Xenia jest zadowolona (szejk: { SEAT($seat) }); { $left ->
    [0] nie ma już żetonów na jej karcie
    [one] został jeden żeton
    [few] zostały { $left } żetony
   *[many] zostało { $left } żetonów
}.
event-gold-shown-xenia = { NAME($princess, "princess") } szuka najbogatszego szejka: { EACH($gold) }.
event-xenia-under-deck = Nikt nie ma miejsca dla Xenii, która odchodzi bez podarunku (szejk: { SEAT($refuser) }); jej karta trafia pod talię.
event-upkeep-paid = { SEAT($seat) } płaci { $amount } za utrzymanie.
event-upkeep-failed = { SEAT($seat) } nie może zapłacić { $bill } za utrzymanie: w pałacu wybucha zamieszanie.
event-all-gold-paid = { SEAT($seat) } oddaje ostatnie złoto: { $amount }.
event-leaves-in-tumult = { NAME($princess, "princess") } ma dość i odchodzi (szejk: { SEAT($seat) }).
event-xenia-removed = { SEAT($seat) } nie może zapłacić { $bill } razem z podarunkiem dla Xenii, która opuszcza grę.
event-nobody-else-leaves = Odeszła Xenia, więc nikt więcej nie odchodzi (szejk: { SEAT($seat) }).
event-late-arrivals-do-not-count = { SEAT($seat) } nie ma { $cost } na utrzymanie księżniczek przybyłych po opłatach ({ NAMES($late, "princess") }): w tej rundzie nie liczą się do zwycięstwa.

## Why not

refusal-bid-not-multiple-of-10 = Stawka { $bid } jest niemożliwa: licytuje się co { $step }.
refusal-bid-outside-limits = Stawka { $bid } jest nie z tego świata: dozwolone są stawki od { $lowest } do { $highest }.
refusal-bid-too-low = Stawka { $bid } jest za niska: następna musi wynosić co najmniej { $lowest }.
refusal-bid-above-limit = Na stawkę { $bid } cię nie stać: razem z wielbłądami możesz dojść do { $limit }.
refusal-not-on-offer = W ofercie nie ma teraz { NAME($item, "item.genitive") }.
refusal-cannot-pay = Za { NAME($item, "item.accusative") } płacisz { $price }, a masz { $gold }.
refusal-consolation-not-due = Nagroda pocieszenia jest dla tych, którzy mają mniej niż { $below } złota albo { $enough ->
    [one] jedną księżniczkę
    [few] { $enough } księżniczki
   *[many] { $enough } księżniczek
} i ani jednej karawany; ty masz { $gold } złota, { $princesses ->
    [one] jedną księżniczkę
    [few] { $princesses } księżniczki
   *[many] { $princesses } księżniczek
} i { $caravans ->
    [one] jedną karawanę
    [few] { $caravans } karawany
   *[many] { $caravans } karawan
}.
refusal-consolation-not-due-by-income = Nagroda pocieszenia jest dla tych, którzy mają mniej niż { $below } złota albo { $enough ->
    [one] jedną księżniczkę
    [few] { $enough } księżniczki
   *[many] { $enough } księżniczek
}, a w tej rundzie tylko dochód podstawowy; ty masz { $gold } złota i { $princesses ->
    [one] jedną księżniczkę
    [few] { $princesses } księżniczki
   *[many] { $princesses } księżniczek
}.
refusal-event-deck-empty = Talia wydarzeń jest pusta.
refusal-cannot-pay-event = To kosztuje { $price }, a masz { $gold }.
refusal-card-not-looked-at = Karty „{ NAME($card, "event-card") }” nie ma wśród tych, które oglądasz.
refusal-card-not-in-hand = Karty „{ NAME($card, "event-card") }” nie masz na ręce.
refusal-symbol-already-played = Karta „{ NAME($card, "event-card") }” musi poczekać: w tej rundzie zagrano już kartę z tym samym symbolem ({ NAME($symbol, "symbol") }).
refusal-already-played-this-round = Kartę „{ NAME($card, "event-card") }” zagrano już w tej rundzie.
refusal-card-not-dealt-to-you = Karty „{ NAME($card, "event-card") }” nie ma wśród rozdanych tobie.
refusal-no-such-caravan = Nie masz { NAME($caravan, "caravan.genitive") }, która ma przed sobą { $remaining ->
    [one] jedną wypłatę
    [few] { $remaining } wypłaty
   *[many] { $remaining } wypłat
}.
refusal-caravan-on-rightmost-space = Twoja { NAME($caravan, "caravan") } (wypłat do końca: { $remaining }) dopiero wyruszyła i nie może cofnąć się dalej.
refusal-wrong-number-of-caravans = Szkodniki chcą { $needed ->
    [one] jednej karawany
   *[many] { $needed } karawan
}, a nie { $given }.
refusal-order-of-missing-cards = Do ułożenia { $cards ->
    [one] jest tylko jedna karta
    [few] są tylko { $cards } karty
   *[many] jest tylko { $cards } kart
}.
refusal-no-princess-in-that-round = W rundzie { NAME($round, "pair.locative") } nie ma księżniczki { $which }; liczba księżniczek: { $princesses }.
refusal-card-not-in-status-deck = Tej karty nie ma w talii statusu: { NAME($card, "status") }.
refusal-type-not-in-bag = W woreczku nie ma już żetonu { NAME($type, "token.genitive") }.
refusal-no-own-token-of-type = Nie masz własnego żetonu { NAME($type, "token.genitive") }, który można oddać.
refusal-status-card-not-yours = Tej karty nie możesz oddać, bo nie jest twoja: { NAME($card, "status") }.
refusal-princess-not-in-your-palace = { NAME($princess, "princess") } nie mieszka w twoim pałacu.
refusal-cannot-pay-gift = Xenia oczekuje { $gift }, a masz { $gold }.

## Why

reason-no-reason = To równie dobre jak wszystko inne.
reason-wins-game = Kupując { NAME($item, "item.accusative") }, zdobywasz { NAME($princess, "princess.accusative") }, ostatnią potrzebną księżniczkę.
reason-wins-princess = Kupując { NAME($item, "item.accusative") }, zdobywasz { NAME($princess, "princess.accusative") }; do celu { $missing ->
    [one] zabraknie wtedy jednej księżniczki
   *[many] zabraknie wtedy { $missing } księżniczek
}.
reason-wins-foreign-princess = Kupując { NAME($item, "item.accusative") }, zdobywasz { NAME($princess, "princess.accusative") }; twój cel jej nie potrzebuje, ale nie dostanie jej nikt inny.
reason-keeps-princess = Na razie { NAME($princess, "princess") } wybrałaby ciebie; kup { NAME($item, "item.accusative") }, a żaden rywal tego nie zmieni.
reason-denies-princess = Jeśli nie kupisz { NAME($item, "item.genitive") }, { NAME($princess, "princess") } wybierze kogo innego: { SEAT($seat) } (do celu brakuje tam około { $missing }).
reason-more-income = Kupując { NAME($item, "item.accusative") }, zarobisz { $total } w ciągu { $rounds ->
    [one] jednej rundy
   *[many] { $rounds } rund
}.
reason-more-room = { $free ->
    [0] Nie masz już wolnego miejsca
    [one] Masz miejsce dla jeszcze jednej księżniczki
   *[many] Masz miejsce dla jeszcze { $free } księżniczek
}, a do celu brakuje ci { $missing }.
reason-better-standing = Kupując { NAME($item, "item.accusative") }, zyskujesz { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $lead ->
    [-1] do najlepszego rywala brakuje ci wtedy jednego
    [0] masz wtedy tyle samo co najlepszy rywal
    [1] wyprzedzasz wtedy wszystkich rywali o jeden
   *[other] to krok naprzód, ktokolwiek przybędzie następny
}.
reason-cheaper-bids = Twoje wielbłądy będą warte { $discount } w każdej licytacji.
reason-keeps-gold = Nic tu nie jest warte swojej ceny: z twoich { $gold } złota utrzymanie pochłonie { $bill }.
reason-takes-consolation = Nic w ofercie nie jest dla ciebie warte więcej niż { $amount } złota.
reason-worth-bidding = Chcesz kupić { NAME($item, "item.accusative") }; prawo pierwszeństwa jest warte do { $limit }.
reason-bids-for-princess = Kupując { NAME($item, "item.accusative") }, zdobywasz { NAME($princess, "princess.accusative") }; prawo pierwszeństwa jest warte do { $limit }.
reason-others-may-choose = Inni mogą wybierać pierwsi: zostanie { NAME($item, "item") } albo coś równie dobrego.
reason-first-choice-too-dear = Prawo pierwszeństwa jest dla ciebie warte { $limit }, a następna stawka to { $bid }.
reason-no-need-to-bid = Wybierasz na końcu; szkoda złota na stawkę.
reason-poor-on-purpose = Mając mniej niż { $below } złota, możesz wziąć { $amount }.
reason-good-moment = Teraz najwięcej da ci karta „{ NAME($card, "event-card") }”.
reason-waits-for-its-moment = { $cards ->
    [one] Twoja karta będzie więcej warta
    [few] Twoje { $cards } karty będą więcej warte
   *[many] Twoje karty ({ $cards }) będą więcej warte
} w którejś z późniejszych rund.
reason-next-princess-likely-yours = „{ NAME($card, "event-card") }”: w tej sytuacji większość księżniczek wybrałaby ciebie.
reason-next-princess-likely-a-rivals = „{ NAME($card, "event-card") }”: w tej sytuacji następna księżniczka prędzej pomogłaby komuś innemu.
reason-promises-most = Najwięcej obiecuje karta „{ NAME($card, "event-card") }”.
reason-gold-to-spare = Z twoich { $gold } złota możesz poświęcić { $price } na kartę.
reason-saves-gold = Zachowaj swoje { $gold } złota na następną rundę; z tego { $bill } pochłonie utrzymanie.
reason-least-loss = Tej straty najmniej ci żal.
reason-least-needed = { NAME($princess, "princess") } najmniej przybliża cię do celu.
reason-worth-her-gift = Twój cel potrzebuje Xenii, a o inną księżniczkę trudniej niż o { $gift } złota.
reason-not-worth-her-gift = Xenia za mało przybliża cię do celu, by była warta kolejnych { $gift }.
reason-rivals-lose-payments = Gdy ucierpią { NAME($caravan, "caravan.plural") }, rywale stracą więcej niż ty.
reason-yours-come-first = Najpierw te, które w tej sytuacji wybrałyby ciebie.
reason-best-you-can-use = Najwięcej da ci { NAME($card, "status") }, skoro masz { $gold } złota.
reason-fits-your-tokens = Żeton { NAME($type, "token.genitive") } jest dla ciebie wart { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-suits-you = W tej sytuacji to najlepsze dla ciebie.

## What is asked

ask-draft-start-event = Którą z tych kart wydarzeń zatrzymujesz? Pozostałe wracają do talii.
ask-play-event = Zagrywasz wydarzenie czy pasujesz?
ask-good-looking-type = Jakimi żetonami się szczycisz? Każde trzy dają jeden dodatkowy.
ask-new-caravan-pick = Którą karawanę cofasz o jedno pole?
ask-vermin-kind = Na jakie karawany nasyłasz szkodniki?
ask-vermin-pick = Szkodniki! Która z twoich karawan ucierpi?
ask-court-influence-order = W jakiej kolejności księżniczki wracają na talię (od góry)?
ask-new-orders-order = W jakiej kolejności karty statusu wracają na talię (od góry)?
ask-changing-mind-target = Kogo chcesz skłonić do zmiany zdania?
ask-changing-mind-choice = Zostawiasz ją bez zmian, zamieniasz jej upodobania czy odsyłasz ją na spód talii?
ask-double-trouble-split = Przybędą trzy księżniczki. W której rundzie wybierają dwie z nich?
ask-quiet-days-round = Przybędzie jedna księżniczka. W której rundzie ma wybierać?
ask-noble-pick = Którą kartę statusu wprowadzasz do oferty?
ask-bazaar-pick = Jaki żeton wprowadzasz do oferty?
ask-auction-turn = { $bidder ->
    [none] Nikt jeszcze nie licytował.
   *[other] Prowadzi { SEAT($bidder) }: { $bid }.
} { $to ->
    [0] Wyżej nie możesz.
   *[other] Licytuj od { $from } do { $to }{ $discount ->
        [0] { "" }
       *[other] { " " }(z tego { $discount } pokryją wielbłądy)
    } albo wybierz poniżej.
}
ask-last-player-bid = Nie ma już nikogo prócz ciebie, więc nie musisz licytować{ $to ->
    [0] .
   *[other] ; możesz jednak wydać na darmo od { $from } do { $to }.
}
ask-choose-action = Wybór należy do ciebie: co kupujesz?
ask-buy-event = Kupujesz kartę wydarzenia?
ask-keep-event = Którą kartę wydarzenia zatrzymujesz? Pozostałe trafiają pod talię.
ask-samira-discard = Wprowadza się Samira: który żeton oddajesz?
ask-zahrah-discard = Wprowadza się Zahrah: którą kartę statusu tracisz?
ask-sidi-victim = U bram stoi Sidi Suleiman: która księżniczka z nim odjedzie?
ask-xenia-gift = Xenia oczekuje podarunku. Płacisz?

move-draft-start-event-draft-start-event = Zatrzymaj: { NAME($card, "event-card") }
move-play-event-pass = Pas
move-play-event-play = Zagraj: { NAME($card, "event-card") }
move-good-looking-type-good-looking-type = { NAME($type, "token") }
move-new-caravan-pick-new-caravan-pick = { NAME($caravan, "caravan") }, wypłat do końca: { $remaining }
move-vermin-kind-vermin-kind = Wszystkie { NAME($caravan, "caravan.plural") }
move-vermin-pick-vermin-pick = Wypłat do końca: { NAMES($remaining, "number") }
move-court-influence-order-court-influence-order = Kolejność { NAMES($order, "number") }
move-new-orders-order-new-orders-order = Kolejność { NAMES($order, "number") }
move-changing-mind-target-changing-mind-target = Księżniczka { $which } w rundzie { NAME($round, "pair.locative") }
move-changing-mind-choice-keep = Zostaw ją bez zmian
move-changing-mind-choice-swap = Zamień jej upodobania
move-changing-mind-choice-bottom = Odeślij ją na spód talii
move-double-trouble-split-two-one = Dwie w rundzie nieparzystej, jedna w parzystej
move-double-trouble-split-one-two = Jedna w rundzie nieparzystej, dwie w parzystej
move-quiet-days-round-odd = W rundzie nieparzystej
move-quiet-days-round-even = W rundzie parzystej
move-noble-pick-noble-pick = { NAME($card, "status") }
move-bazaar-pick-bazaar-pick = { NAME($type, "token") }
move-auction-turn-pass = Pas
move-auction-turn-take-150 = Weź nagrodę pocieszenia zamiast akcji
move-auction-turn-bid = Licytuj { $amount }
move-last-player-bid-no-bid = Bez licytacji, od razu do zakupów
move-last-player-bid-bid = Licytuj { $amount }
move-choose-action-buy = Kup { NAME($item, "item.accusative") }
move-choose-action-decline = Nic nie kupuj
move-choose-action-take-150 = Weź nagrodę pocieszenia
move-buy-event-none = Nie kupuj
move-buy-event-two = Obejrzyj dwie, zatrzymaj jedną
move-buy-event-three = Obejrzyj trzy, zatrzymaj jedną
move-keep-event-keep-event = Zatrzymaj: { NAME($card, "event-card") }
move-samira-discard-samira-discard = { NAME($type, "token") }
move-zahrah-discard-zahrah-discard = { NAME($card, "status") }
move-sidi-victim-sidi-victim = { NAME($princess, "princess") }
move-xenia-gift-pay = Zapłać za podarunek
move-xenia-gift-refuse = Odmów

## Princesses, and what it means to have one

power-palace-wear = przy pierwszym przybyciu obniża twój pałac o pół punktu
power-singer = jej śpiew jest wart 1 punkt statusu
power-open-purse = wszyscy widzą twoje złoto
power-actress = jej aktorstwo jest warte 1 punkt statusu
power-cheap-events = karty wydarzeń są dla ciebie tańsze
power-lose-appearance = { $loss_powers_repeat ->
    [every_time] przy każdym przybyciu
   *[first_time_per_player] przy pierwszym przybyciu
} oddajesz żeton prezencji
power-lose-status = { $loss_powers_repeat ->
    [every_time] przy każdym przybyciu
   *[first_time_per_player] przy pierwszym przybyciu
} tracisz kartę statusu
power-gives-manners = wnosi żeton manier
power-gives-beauty = wnosi żeton urody
power-honeymoon = { $hind_duration ->
    [while_in_palace] opuszczasz wszystkie rundy, dopóki u ciebie mieszka
   *[next_round] opuszczasz następną rundę
}{ $hind_phase6 ->
    [barred] ; w tym czasie nowe księżniczki cię pomijają
   *[may_be_chosen] { "" }
}
power-cheap-camels = wielbłądy są dla ciebie tańsze
power-cheap-caravans = karawany są dla ciebie tańsze
power-jealous = każda następna księżniczka kosztuje cię jednorazowo więcej
power-double-upkeep = kosztuje więcej utrzymania
power-no-upkeep = nie kosztuje utrzymania
power-gifts = co trzecią rundę oczekuje podarunku
power-cheap-palace = części pałacu są dla ciebie tańsze
power-abduction = rycerz, który odjeżdża z księżniczką szejka mającego ich najwięcej
power-cleaning-bill = przy każdym przybyciu płacisz { $firyal_fee } za każdą część pałacu

princess-albina = Albina
    .accusative = Albinę
princess-halimah = Halimah
princess-asima = Asima
    .accusative = Asimę
princess-noor = Noor
princess-rasha = Rasha
    .accusative = Rashę
princess-thara = Thara
    .accusative = Tharę
princess-zainab = Zainab
princess-nibal = Nibal
princess-samira = Samira
    .accusative = Samirę
princess-zahrah = Zahrah
princess-fatima = Fatima
    .accusative = Fatimę
princess-layla = Layla
    .accusative = Laylę
princess-malika = Malika
    .accusative = Malikę
princess-nadia = Nadia
    .accusative = Nadię
princess-firyal = Firyal
princess-hind = Hind
princess-farah = Farah
princess-raidah = Raidah
princess-adara = Adara
    .accusative = Adarę
princess-suleika = Suleika
    .accusative = Suleikę
princess-janan = Janan
princess-sahar = Sahar
princess-anisah = Anisah
princess-zafirah = Zafirah
princess-xenia = Xenia
    .accusative = Xenię
princess-yasmine = Yasmine
princess-badra = Badra
    .accusative = Badrę
princess-sidi-suleiman = Sidi Suleiman
    .accusative = Sidiego Suleimana

## Event cards

event-card-bazaar = Bazar
    .effect = wybierasz rodzaj żetonu prezencji w tej rundzie
event-card-better-breed = Lepsza rasa
    .effect = twoja zniżka za każdego wielbłąda rośnie o stopień
event-card-camel-breeding = Gody wielbłądów
    .effect = każde dwa wielbłądy szejka mają trzeciego
event-card-camel-epidemic = Wielbłądzia zaraza
    .effect = każdy szejk traci co trzeciego wielbłąda
event-card-changing-her-mind = Zmieniła zdanie
    .effect = obejrzyj następną księżniczkę: zostaw ją, zamień jej upodobania albo odeślij ją na spód
event-card-court-influence = Wpływy na dworze
    .effect = obejrzyj trzy następne księżniczki i ułóż je w dowolnej kolejności
event-card-double-trouble = Nierozłączki
    .effect = przybywa o jedną księżniczkę więcej
event-card-golden-times = Złote czasy
    .effect = wszystkie dochody są w tej rundzie wyższe
event-card-good-looking = Przystojniak
    .effect = wskaż rodzaj żetonów: każde trzy dają na stałe +1 do prezencji
event-card-guest-house = Domek dla gości
    .effect = na stałe miejsce dla jeszcze jednej księżniczki
event-card-interrupt-spice-trade = Przerwane szlaki handlowe
    .effect = karawany w tej rundzie ani nie płacą, ani nie idą dalej
event-card-new-orders = Nowe polecenia
    .effect = obejrzyj trzy następne karty statusu i ułóż je w dowolnej kolejności
event-card-new-spice-caravan = Nowa karawana
    .effect = jedna z twoich karawan zapłaci o raz więcej
event-card-noble-merchandise = Towar dla wybranych
    .effect = wybierasz z talii kartę statusu na tę rundę
event-card-quiet-days = Ciche dni
    .effect = przybywa o jedną księżniczkę mniej
event-card-restoration = Renowacja
    .effect = twój pałac zyskuje pół punktu
event-card-sick-camels = Parszywe wielbłądy
    .effect = w tej rundzie wielbłądy nie dają zniżki
event-card-vermin = Szkodniki
    .effect = wskaż rodzaj karawan: ich właściciele tracą wypłatę

symbol-sym-appearance = symbol prezencji
symbol-sym-arrival = symbol przybycia
symbol-sym-camel = symbol wielbłąda
symbol-sym-income = symbol dochodu
symbol-sym-preference = symbol upodobania
symbol-sym-status = symbol statusu
symbol-sym-vermin = symbol szkodników
symbol-bazaar = Bazar
symbol-better-breed = Lepsza rasa
symbol-camel-breeding = Gody wielbłądów
symbol-camel-epidemic = Wielbłądzia zaraza
symbol-changing-her-mind = Zmieniła zdanie
symbol-court-influence = Wpływy na dworze
symbol-double-trouble = Nierozłączki
symbol-golden-times = Złote czasy
symbol-good-looking = Przystojniak
symbol-guest-house = Domek dla gości
symbol-interrupt-spice-trade = Przerwane szlaki handlowe
symbol-new-orders = Nowe polecenia
symbol-new-spice-caravan = Nowa karawana
symbol-noble-merchandise = Towar dla wybranych
symbol-quiet-days = Ciche dni
symbol-restoration = Renowacja
symbol-sick-camels = Parszywe wielbłądy
symbol-vermin = Szkodniki

## Goals

goal-needs = { $with_talents ->
    [one] jedna księżniczka
    [few] { $with_talents } księżniczki
   *[many] { $with_talents } księżniczek
} z tymi talentami albo { $any ->
    [one] jedna dowolna
    [few] { $any } dowolne
   *[many] { $any } dowolnych
}

goal-goal5-i-h-r = rozsądek, gospodarność, czułość
goal-goal5-i-c-r = rozsądek, gotowanie, czułość
goal-goal5-h-c-r = gospodarność, gotowanie, czułość
goal-goal5-2i-h = dwa razy rozsądek, gospodarność
goal-goal5-2i-c = dwa razy rozsądek, gotowanie
goal-goal5-flex-ir = rozsądek, czułość i jeden z tych talentów jeszcze raz
goal-goal5-flex-hc = gospodarność, gotowanie i jeden z tych talentów jeszcze raz
goal-goal4-i-h-c-r = rozsądek, gospodarność, gotowanie, czułość
goal-goal4-2i-h-c = dwa razy rozsądek, gospodarność, gotowanie
goal-goal4-i-flex-hr = rozsądek, gospodarność, czułość i jeden z dwóch ostatnich jeszcze raz
goal-goal4-r-flex-ic = czułość, rozsądek, gotowanie i jeden z dwóch ostatnich jeszcze raz
goal-goal4-flex-hcr = gospodarność, gotowanie, czułość i jeden z tych talentów jeszcze raz
goal-goal3-2i-h-c-r = dwa razy rozsądek, gospodarność, gotowanie, czułość
goal-goal3-2h-flex-ic = dwa razy gospodarność, rozsądek, gotowanie i jeden z dwóch ostatnich jeszcze raz
goal-goal3-2i-flex-hr = dwa razy rozsądek, gospodarność, czułość i jeden z dwóch ostatnich jeszcze raz
goal-goal3-flex-icr = rozsądek, gotowanie, czułość i dwa z tych talentów jeszcze raz

## Things

status-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
status-300 = karta statusu 300 (1 punkt)
    .accusative = kartę statusu 300 (1 punkt)
status-350 = karta statusu 350 (1 punkt)
    .accusative = kartę statusu 350 (1 punkt)
status-400 = karta statusu 400 (1 punkt)
    .accusative = kartę statusu 400 (1 punkt)
status-700 = karta statusu 700 (2 punkty)
    .accusative = kartę statusu 700 (2 punkty)
status-750 = karta statusu 750 (2 punkty)
    .accusative = kartę statusu 750 (2 punkty)
status-800 = karta statusu 800 (2 punkty)
    .accusative = kartę statusu 800 (2 punkty)
status-850 = karta statusu 850 (2 punkty)
    .accusative = kartę statusu 850 (2 punkty)
status-900 = karta statusu 900 (2 punkty)
    .accusative = kartę statusu 900 (2 punkty)
status-1200 = karta statusu 1200 (3 punkty)
    .accusative = kartę statusu 1200 (3 punkty)
status-1300 = karta statusu 1300 (3 punkty)
    .accusative = kartę statusu 1300 (3 punkty)
status-1400 = karta statusu 1400 (3 punkty)
    .accusative = kartę statusu 1400 (3 punkty)
status-1500 = karta statusu 1500 (3 punkty)
    .accusative = kartę statusu 1500 (3 punkty)
status-singing = Śpiew (1 punkt)
status-acting = Aktorstwo (1 punkt)

caravan-small-slow = mała powolna karawana
    .accusative = małą powolną karawanę
    .genitive = małej powolnej karawany
    .plural = małe powolne karawany
caravan-small-fast = mała szybka karawana
    .accusative = małą szybką karawanę
    .genitive = małej szybkiej karawany
    .plural = małe szybkie karawany
caravan-large-slow = duża powolna karawana
    .accusative = dużą powolną karawanę
    .genitive = dużej powolnej karawany
    .plural = duże powolne karawany
caravan-large-fast = duża szybka karawana
    .accusative = dużą szybką karawanę
    .genitive = dużej szybkiej karawany
    .plural = duże szybkie karawany

item-small-slow = mała powolna karawana
    .accusative = małą powolną karawanę
    .genitive = małej powolnej karawany
item-small-fast = mała szybka karawana
    .accusative = małą szybką karawanę
    .genitive = małej szybkiej karawany
item-large-slow = duża powolna karawana
    .accusative = dużą powolną karawanę
    .genitive = dużej powolnej karawany
item-large-fast = duża szybka karawana
    .accusative = dużą szybką karawanę
    .genitive = dużej szybkiej karawany
item-appearance = żeton prezencji
    .accusative = żeton prezencji
    .genitive = żetonu prezencji
item-status = karta statusu
    .accusative = kartę statusu
    .genitive = karty statusu
item-palace = część pałacu
    .accusative = część pałacu
    .genitive = części pałacu
item-camel = wielbłąd
    .accusative = wielbłąda
    .genitive = wielbłąda

piece-small-caravans = mała karawana
piece-large-caravans = duża karawana
piece-sections = część pałacu
piece-camels = wielbłąd

token-beauty = uroda
    .genitive = urody
    .instrumental = urodą
token-manners = maniery
    .genitive = manier
    .instrumental = manierami
token-clothing = szata
    .genitive = szaty
    .instrumental = szatą

colour-green = zielony
    .accusative = zieloną
colour-white = biały
    .accusative = białą
colour-red = czerwony
    .accusative = czerwoną
colour-blue = niebieski
    .accusative = niebieską
colour-black = czarny
    .accusative = czarną

pair-odd = nieparzysta
    .dative = nieparzystej
    .locative = nieparzystej
pair-even = parzysta
    .dative = parzystej
    .locative = parzystej

preference-appearance = prezencja
preference-status = status
preference-palace = pałac
preference-gold = złoto
preference-princesses = najwięcej księżniczek
preference-none = nic więcej

talent-intelligence = rozsądek
talent-housekeeping = gospodarność
talent-cooking = gotowanie
talent-romance = czułość

phase-setup = przygotowanie
phase-events = wydarzenia
phase-income = dochód
phase-market = oferta
phase-auction = licytacje
phase-purchase = kupowanie wydarzeń
phase-courtship = księżniczka wybiera
phase-upkeep = utrzymanie
phase-round-end = koniec rundy
phase-over = koniec gry

ending-goal-talents = Cel osiągnięty: dość księżniczek o właściwych talentach.
ending-goal-number = Cel osiągnięty samą liczbą księżniczek.
ending-deck-empty = Żadna księżniczka już nie przybędzie; decydują punkty.
ending-max-rounds = Ostatnia runda dobiegła końca; decydują punkty.

## The game itself

game-summary = Księżniczki wybierają szejka, który jest najlepszy w tym, co lubią najbardziej; o prawo do ulepszeń toczy się licytacja.
game-like = Licytuj o prawo do ulepszeń, a potem patrz, jak księżniczka wybiera: każda wprowadza się do tego, kto jest najlepszy w tym, co lubi najbardziej. Gra licytacyjna z karawanami, wielbłądami i tajnym celem.
game-minutes = Około 90 minut

## Chapters of the rules

chapter-1 = Gra
chapter-3 = Przygotowanie
chapter-4 = Runda
chapter-5 = Karty
chapter-6 = Koniec
chapter-7 = Trzech szejków
chapter-8 = Co jest tajne
chapter-11 = O co pyta program
chapter-ED = Czym różnią się wydania
chapter-E = Co trzeba było rozstrzygnąć

## Options

option-players = Gracze
    .help = Ilu szejków siedzi przy stole? Im ich mniej, tym więcej księżniczek trzeba do zwycięstwa.
option-mode = Gra
    .help = Gra dla zaawansowanych dodaje tor pałacu, więcej zdolności i wydarzenia od pierwszej rundy, a rozstrzygają ją punkty.
option-mode-standard = Standardowa
option-mode-advanced = Dla zaawansowanych
option-edition = Wydanie
    .help = Czyja instrukcja rozstrzyga tam, gdzie drukowane się różnią? Każdą różnicę można też ustawić z osobna.
option-edition-consensus = To, co zgodne u większości
option-edition-fr = Francuskie
option-edition-pl = Polskie
option-edition-nl = Holenderskie
option-symbol-profile = Symbole na kartach wydarzeń
    .help = Które karty wydarzeń wykluczają się w obrębie rundy?
option-symbol-profile-default = tak, jak czytamy instrukcje
option-symbol-profile-same-name = tylko druga karta o tej samej nazwie
option-symbol-profile-none = żadna nie wyklucza innej
option-undecided-gold-public = Jawne złoto, gdy księżniczka czeka
    .help = Czy wszyscy widzą całe złoto, dopóki niezdecydowana księżniczka ma do niego upodobanie?
option-good-looking-mode = Przystojniak
    .help = Czy karta liczy żetony tylko raz, w chwili zagrania, czy zyskuje także na późniejszych?
option-good-looking-mode-snapshot = liczy raz
option-good-looking-mode-growing = rośnie
option-xenia-first-gift-timing = Pierwszy podarunek dla Xenii
    .help = Czy jest częścią najbliższego utrzymania, czy trzeba go dać od razu, gdy się wprowadza?
option-xenia-first-gift-timing-upkeep = razem z utrzymaniem
option-xenia-first-gift-timing-on-join = gdy się wprowadza
option-youngest-seat = Najmłodszy szejk
    .help = Kto jest najmłodszy? Ważne dla zasad, według których najmłodszy zaczyna; w innym razie decyduje los.
option-youngest-seat-none = nikt nie jest wskazany
option-youngest-seat-0 = Miejsce 1
option-youngest-seat-1 = Miejsce 2
option-youngest-seat-2 = Miejsce 3
option-youngest-seat-3 = Miejsce 4
option-youngest-seat-4 = Miejsce 5
option-first-player-rule = Pierwszy gracz
    .help = Kto jest pierwszym graczem w pierwszej rundzie?
option-first-player-rule-random = losowo
option-first-player-rule-youngest = najmłodszy
option-unchosen-start-events = Niewybrane wydarzenia początkowe
    .help = Gdzie trafiają karty wydarzeń, których na początku nikt nie zatrzymał?
option-unchosen-start-events-reshuffle = wtasowane w talię
option-unchosen-start-events-shuffled-to-bottom = pod talię
option-all-pass-beneficiary = Gdy wszyscy pasują
    .help = Kto może działać bez stawki, gdy nikt nie licytuje?
option-all-pass-beneficiary-auction-opener = kto otwierał licytację
option-all-pass-beneficiary-first-player = pierwszy gracz
option-consolation-condition-2 = Pocieszenie przy czterech księżniczkach
    .help = Kiedy szejk z wieloma księżniczkami może wziąć nagrodę pocieszenia, choć ma w sakiewce złoto?
option-consolation-condition-2-no-caravan-on-board = bez karawany na planszy
option-consolation-condition-2-only-base-income-this-round = w tej rundzie tylko dochód podstawowy
option-firyal-power = Zdolność Firyal
    .help = Ile Firyal kosztuje szejka w grze dla zaawansowanych?
option-firyal-power-track-minus-half = pół punktu na torze pałacu
option-firyal-power-pay-30-per-section = złoto za każdą część pałacu
option-loss-powers-repeat = Powrót Samiry i Zahrah
    .help = Jak często zabierają coś temu samemu szejkowi?
option-loss-powers-repeat-first-time-per-player = tylko za pierwszym razem
option-loss-powers-repeat-every-time = za każdym razem
option-hind-duration = Jak długo Hind zatrzymuje szejka
    .help = Jak długo jej szejk musi trzymać się z dala od licytacji?
option-hind-duration-next-round = następną rundę
option-hind-duration-while-in-palace = dopóki u niego mieszka
option-hind-phase6 = Hind i wybierająca księżniczka
    .help = Czy księżniczka może wybrać szejka, którego zatrzymuje Hind?
option-hind-phase6-barred = pomija go
option-hind-phase6-may-be-chosen = może go wybrać
option-changing-mind-timing = Zmieniła zdanie
    .help = Kiedy zapada decyzja?
option-changing-mind-timing-on-play = przy zagraniu karty
option-changing-mind-timing-at-setup = przy odkryciu księżniczki
option-camel-side-points = Punkty poboczne za wielbłąda
    .help = Ile liczy się wielbłąd na końcu gry dla zaawansowanych?
option-camel-breeding-shortage = Za mało wielbłądów
    .help = Co się dzieje, gdy „Gody wielbłądów” wymagają więcej wielbłądów, niż jest?
option-camel-breeding-shortage-all-or-nothing = nikt nie dostaje
option-camel-breeding-shortage-as-far-as-supply = póki ich starcza
option-appearance-return-3p = Niesprzedany żeton prezencji
    .help = Przy trzech szejkach: po których rundach niesprzedany żeton wraca do woreczka?
option-appearance-return-3p-odd = po nieparzystych
option-appearance-return-3p-even = po parzystych
option-base-income = Dochód podstawowy
    .help = Złoto, które każdy szejk dostaje co rundę.
option-max-rounds = Ostatnia runda
    .help = Jeśli do tego czasu nikt nie wygra, rozstrzyga klasyfikacja.
option-start-gold = Złoto na początek
    .help = Z czym zaczyna każdy szejk?
option-black-bonus = Premia czarnego
    .help = O ile wyższy jest dochód podstawowy czarnego?
option-golden-times-percent = Złote czasy
    .help = Ile karta dodaje do każdego dochodu, w procentach?
option-small-slow-price = Mała powolna karawana
    .help = Jej cena.
option-small-fast-price = Mała szybka karawana
    .help = Jej cena.
option-large-slow-price = Duża powolna karawana
    .help = Jej cena.
option-large-fast-price = Duża szybka karawana
    .help = Jej cena.
option-adara-small-saving = Adara i małe karawany
    .help = Ile jej szejk oszczędza na każdej?
option-adara-large-saving = Adara i duże karawany
    .help = Ile jej szejk oszczędza na każdej?
option-appearance-price = Żeton prezencji
    .help = Jego cena.
option-palace-price = Część pałacu
    .help = Jej cena.
option-badra-saving = Badra i części pałacu
    .help = Ile jej szejk oszczędza na każdej?
option-camel-price = Wielbłąd
    .help = Jego cena.
option-farah-saving = Farah i wielbłądy
    .help = Ile jej szejk oszczędza na każdym?
option-camel-rate-1 = Zniżka za wielbłąda
    .help = Ile na stawce oszczędza każdy wielbłąd?
option-camel-rate-2 = Zniżka po jednej „Lepszej rasie”
    .help = Ile oszczędza wtedy każdy wielbłąd?
option-camel-rate-3 = Zniżka po dwóch
    .help = Ile oszczędza wtedy każdy wielbłąd?
option-camel-rate-4 = Zniżka po trzech
    .help = Ile oszczędza wtedy każdy wielbłąd?
option-two-events-price = Wybór z dwóch wydarzeń
    .help = Cena za dobranie dwóch kart wydarzeń i zatrzymanie jednej.
option-three-events-price = Wybór z trzech wydarzeń
    .help = Cena za dobranie trzech kart wydarzeń i zatrzymanie jednej.
option-zainab-saving = Zainab i karty wydarzeń
    .help = Ile jej szejk oszczędza na każdej?
option-consolation = Nagroda pocieszenia
    .help = Złoto, które można wziąć zamiast akcji.
option-consolation-below = Pocieszenie poniżej
    .help = Kto ma mniej złota, może wziąć nagrodę pocieszenia.
option-consolation-princesses = Księżniczki do pocieszenia
    .help = Kto ma ich tyle, może ją wziąć pod dodatkowym warunkiem.
option-upkeep = Utrzymanie
    .help = Ile księżniczka kosztuje co rundę?
option-janan-upkeep = Utrzymanie Janan
    .help = Ile kosztuje co rundę?
option-zafirah-upkeep = Utrzymanie Zafirah
    .help = Ile kosztuje co rundę?
option-suleika-surcharge = Nowa księżniczka obok Suleiki
    .help = Ile kosztuje każda, która wprowadza się po niej?
option-xenia-gift = Podarunek dla Xenii
    .help = Jego cena.
option-firyal-fee = Sprzątanie po Firyal
    .help = Złoto za każdą część pałacu, jeśli taka jest jej zdolność.
option-base-room = Miejsca na początek
    .help = Ile księżniczek mieści pałac bez dodatkowych części?

## The columns of the final table

score-fulfilled = cel osiągnięty
    .effect = { $mode ->
        [standard] W grze standardowej nic innego się nie liczy, gdy tylko ktoś osiągnie cel.
       *[advanced] Kto osiągnął cel, jest przed tymi, którzy go nie osiągnęli.
    }
score-princesses = księżniczki
score-main-points = punkty główne
    .effect = 2 za każdą księżniczkę w pałacu i 3 więcej za talenty swojego celu.
score-side-points = punkty poboczne
    .effect = Prezencja, status, części i tor pałacu oraz { $camel_side_points } za każdego wielbłąda.
score-gold = złoto

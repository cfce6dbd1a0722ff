### Emira's board in Polish. Names of cards and things are in the game's own file.

## The city

board-city = Miasto
board-nobody = Brama jest zamknięta
board-round-path = Przebieg rundy
board-phase-setup = Każdy zatrzymuje jedną z trzech kart wydarzeń; potem przybędzie pierwsza księżniczka.
board-phase-events = Zanim przybędzie księżniczka, każdy szejk może zagrać kartę wydarzenia.
board-phase-income = Karawany płacą.
board-phase-market = Stragany się zapełniają.
board-phase-auction = W tej rundzie nie przybyła żadna księżniczka. Stragany i tak są otwarte.
board-phase-purchase = Każdy szejk może kupić kartę wydarzenia.
board-phase-courtship = Wybór już padł.
board-phase-upkeep = Trzeba zapłacić za utrzymanie pałaców.
board-phase-round-end = Runda dobiegła końca.
board-phase-over = Gra jest skończona.
board-likes = Czego szuka
board-talents = Talenty
board-no-power = Bez szczególnej zdolności
board-swapped = Jej upodobania są zamienione
board-helps-goal = potrzebne do twojego celu
board-later = { NAME($princess, "princess") } wybiera w następnej rundzie
board-known = Wiesz o tym: { NAME($princess, "princess") } leży w talii na pozycji { $position }

## The courtship board

board-courtship = { NAME($princess, "princess") }: jak stoją szejkowie
board-sheik = Szejk
board-stands = Jak stoi
board-stands-title = { SEAT($seat) } i { NAME($princess, "princess") }
board-leads = prowadzi
board-tied = remis
board-behind = w tyle
board-sealed = tajne
board-full = brak miejsca
board-barred = nie teraz
board-stands-leads = W tej sytuacji wybrany zostanie szejk: { SEAT($seat) }.
board-stands-tied = Remis z kimś innym w obu upodobaniach: w tej sytuacji nie mogłaby się zdecydować.
board-stands-behind = Inny szejk ma więcej tego, czego szuka.
board-stands-sealed = To zależy od złota, którego nie widzisz.
board-stands-full = { SEAT($seat) } nie ma wolnego miejsca, więc nie można się tam wprowadzić.
board-stands-barred = { SEAT($seat) } nie wchodzi teraz w grę.
board-gold-hidden = zamknięta sakiewka
board-standing = { $values } ({ $stands })

## The undecided

board-bench = Niezdecydowane
board-waits-for-lead = { $second ->
    [none] Czeka, aż ktoś z nich będzie mieć najwięcej: { SEATS($seats) }.
   *[other] Remis: { SEATS($seats) }. Rozstrzygnie przewaga: { NAME($first, "preference") } albo { NAME($second, "preference") }.
}
board-waits-for-room = Czeka, aż w którymś pałacu będzie dla niej miejsce.

## The stalls

board-stalls = Oferta
board-stall-small = Mała karawana
board-stall-large = Duża karawana
board-stall-appearance = Prezencja
board-stall-status = Karta statusu
board-stall-palace = Część pałacu
board-stall-camel = Wielbłąd
board-slow = powolna
board-fast = szybka
board-taken = Nabywca: { SEAT($seat) }
board-sold-out = wyprzedane
board-unsold = niesprzedane
board-closed = zamknięte
board-price = Cena dla ciebie
board-favour = Zniżka: { NAME($princess, "princess") }
board-buy = Kup { NAME($item, "item.accusative") }:
board-item-small-slow = Płaci mało, przez osiem rund.
board-item-small-fast = Płaci więcej, przez cztery rundy.
board-item-large-slow = Płaci dobrze, przez osiem rund.
board-item-large-fast = Płaci najwięcej, przez cztery rundy.
board-item-appearance = Prezencja +1; zestaw wszystkich trzech rodzajów daje jeszcze +1.
board-item-status = Tyle punktów statusu, ile pokazuje karta.
board-item-palace = Jedno miejsce więcej i pałac +1.
board-item-camel = Pokrywa część każdej stawki, którą wygrywasz.
board-choose-stall = Wybierz podświetloną cenę na straganach.

## The auction

board-ring = Licytacja
board-bid-title = Najwyższa stawka
board-bid-text = Kto licytuje najwyżej, wybiera na straganach pierwszy i płaci stawkę pomniejszoną o wartość wielbłądów.
board-no-bid = jeszcze bez stawki
board-auction-in = nadal w grze
board-auction-outbid = stawka { $bid }
board-auction-leads = prowadzi
board-auction-passed = pas
board-auction-acted = po zakupie
board-auction-consoled = nagroda pocieszenia
board-auction-declined = bez zakupu
board-auction-away = z Hind w podróży
board-auction-waits = czeka na następną licytację
board-your-bid = Twoja stawka
board-less = o { $by } mniej
board-more = o { $by } więcej
board-all-in = wszystko: { $to }
board-bid = Licytuj { $amount }
board-pays = { $discount ->
    [0] płacisz { $pays }
   *[other] płacisz { $pays }, wielbłądy { $discount }
}
board-consolation = Weź { $amount }
board-minus = −{ $amount }
board-ahead = Z wyprzedzeniem…
board-limit = Mój limit
board-limit-wrong = Limit podaje się co { $step }, od { $step } do { $most }.
board-secret-limit = Tajny limit { $amount }
board-secret-limit-text = W tej licytacji podbijasz stawkę najmniejszymi krokami do { $amount }, a potem pasujesz. Nikt inny się o tym nie dowie.
board-pass-until = Pasuj za mnie…
board-until-next-auction = w tej licytacji
board-until-next-action = do najbliższego zakupu
board-until-end-of-round = do końca rundy
board-order-limit = W tajemnicy licytujesz do { $amount }.
board-order-pass = { $until ->
    [next_auction] Pasujesz w tej licytacji.
    [next_action] Pasujesz do najbliższego zakupu.
   *[other] Pasujesz do końca rundy.
}

## The palaces

board-palaces = Pałace
board-rooms = { $princesses ->
    [one] Jedna księżniczka
    [few] { $princesses } księżniczki
   *[many] { $princesses } księżniczek
}, miejsc razem: { $capacity }
board-empty-room = wolne miejsce
board-markers = { $markers ->
    [one] żeton do następnego podarunku
    [few] żetony do następnego podarunku
   *[many] żetonów do następnego podarunku
}
board-first = Pierwszy gracz
board-upkeep = Utrzymanie: { $upkeep }
board-hand-size = { $cards ->
    [one] Jedna karta wydarzenia
    [few] { $cards } karty wydarzeń
   *[many] { $cards } kart wydarzeń
}
board-about-appearance = Żetony, jeden więcej za każdy zestaw trzech rodzajów i to, co dodaje „Przystojniak”.
board-about-status = Punkty z kart statusu.
board-about-palace = Części pałacu, a w grze dla zaawansowanych także tor pałacu. Miejsca w pałacu początkowym się nie liczą.
board-about-gold = To, co jest w sakiewce.
board-tokens = { $lent ->
    [0] Tego rodzaju: { $number }.
   *[other] Tego rodzaju: { $number }, w tym od księżniczki: { $lent }.
}
board-tokens-of = { NAME($type, "token") }: { $number }
board-sets = +{ $sets } za pełne zestawy
board-camels = { $camels ->
    [one] Jeden wielbłąd pokrywa { $discount } ze stawki
    [few] { $camels } wielbłądy pokrywają { $discount } ze stawki, po { $rate }
   *[many] { $camels } wielbłądów pokrywa { $discount } ze stawki, po { $rate }
}
board-caravan = { $number ->
    [one] Płaci
   *[other] Każda płaci
} { $income } na rundę, jeszcze { $remaining ->
    [one] raz
   *[many] { $remaining } razy
}: razem { $total }.
board-still-brings = Przyniosą jeszcze { $total }

## Events and decks

board-events = Wydarzenia tej rundy
board-no-events = Bez wydarzeń w tej rundzie
board-last-round = Ostatnia runda
board-deck-emira = { $size ->
    [0] Żadna księżniczka już nie przybędzie
    [one] Przybędzie jeszcze jedna księżniczka
    [few] Przybędą jeszcze { $size } księżniczki
   *[many] Przybędzie jeszcze { $size } księżniczek
}
board-deck-status = { $size ->
    [one] Jedna karta statusu w talii
    [few] { $size } karty statusu w talii
   *[many] { $size } kart statusu w talii
}
board-deck-event = { $size ->
    [one] Jedna karta wydarzenia w talii
    [few] { $size } karty wydarzeń w talii
   *[many] { $size } kart wydarzeń w talii
}
board-bag = Żetony prezencji w woreczku

## Mine

board-goal = Twój cel
board-goal-count = { $met ->
    [yes] Są już wszystkie talenty. Księżniczki: { $have } z { $with_talents }.
   *[no] Księżniczki: { $have }. Talenty: { $found } z { $talents }. Potrzeba { $with_talents } księżniczek, które mają je wszystkie, albo { $any } dowolnych.
}
board-missing = jeszcze brakuje
board-forecast = Twoje złoto
board-now = teraz
board-after-income = dochód
board-after-upkeep = utrzymanie
board-after-gift = podarunek dla Xenii
board-short = Na to cię nie stać: ktoś by od ciebie odszedł.
board-hand = Twoje karty wydarzeń
board-hand-empty = Nie masz żadnej.
board-sure = Na pewno? { $choice }
board-place = { $place }.

## Key figures and the course of the game

board-stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Runda { $round } · { NAME($phase, "phase") }
}
board-figure-princesses = Księżniczki
board-figure-gold = Złoto
board-figure-appearance = Prezencja
board-figure-status = Status
board-figure-palace = Pałac

## The table as text

text-suitor = { SEAT($seat) } i { NAME($princess, "princess") }: { $values } ({ $stands })
text-bid = Prowadzi { SEAT($bidder) }, stawka { $bid }
text-in-auction = { SEAT($seat) }: { $how }
text-auction-opened = Licytację otwiera { SEAT($opener) }; stawki rosną co { $step }, teraz co najmniej { $lowest }
text-wishes = { NAME($princess, "princess") }; upodobania: { NAMES($likes, "preference") }.
text-talents = Talenty: { NAMES($talents, "talent") }.
text-late = Przybyły po opłatach i liczą się do zwycięstwa tylko wtedy, gdy starczyło na ich utrzymanie: { NAMES($princesses, "princess") }
text-arrivals = Przybywające księżniczki: { $odd } w rundzie nieparzystej, { $even } w parzystej
text-event = { SEAT($seat) } zagrywa kartę { NAME($card, "event-card") }: { $effect }
text-in-force = { $number ->
    [1] Obowiązuje: { NAME($card, "event-card") }
   *[other] Obowiązuje { $number } razy: { NAME($card, "event-card") }
}
text-in-force-for = Obowiązuje dla gracza { SEAT($seat) }: { NAME($card, "event-card") }
text-token-offered = { item-appearance } ({ NAME($token, "token") })
text-stall = { $stall }: { $why }
text-favour = { NAME($princess, "princess") } obniża cenę o { $saves }: { NAME($item, "item") }
item-event = karta wydarzenia
text-event-prices = Karty wydarzeń: { $two } za wybór z dwóch, { $three } za wybór z trzech
text-consolation = Nagroda pocieszenia zamiast zakupu: { $amount }
text-supply = W zapasie: małe karawany { $small_caravans }, duże karawany { $large_caravans }, części pałacu { $sections }, wielbłądy { $camels }
text-bag = { board-bag }: { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-goal-needs = Do zwycięstwa potrzebne księżniczki: { $with_talents } z talentami z karty celu albo { $any } dowolnych
text-goal-place = { $princess ->
    [none] { NAME($talent, "talent") }: { board-missing }
   *[other] { NAME($talent, "talent") }: { NAME($princess, "princess") }
}
text-helpful = Przydałyby się: { NAMES($talents, "talent") }
text-gold-now = Teraz { $gold }; możesz licytować do { $bid }
text-set-aside = Odłożone: { NAMES($cards, "event-card") }
text-tokens = Żetony: { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-lent = Żetony od księżniczek: { NAMES($tokens, "token") }
text-in-front = { $type ->
    [none] { NAME($card, "event-card") }
   *[other] { NAME($card, "event-card") }: { NAME($type, "token") }, +{ $plus }
}
text-goal = Cel: { $goal }
text-xenia = Znaczniki do następnego prezentu dla Xenii: { $markers }
text-income = Dochód podstawowy: { $income }
text-decks = Talie
text-known = Pozycja { $position }: { $card }
text-somewhere = Gdzieś wśród pozycji, których jest { $among }: { $cards }
text-swapped-places = Zamienione upodobania na pozycji { $places }
text-coming = Pozycja { $position }: { $princess }
text-gone = Poza grą: { NAMES($princesses, "princess") }
text-used = Zużyte: { $cards }
text-sheik = Prezencja { $appearance }, status { $status }, pałac { $palace }, złoto { $gold }
text-palace = Księżniczki: { $princesses }, miejsc razem: { $capacity }. Części pałacu { $sections }, tor pałacu { $track }, utrzymanie { $upkeep }
text-camels = Wielbłądy: { $camels }, każdy wart { $rate } ze stawki, razem { $discount }
text-ware = { $price ->
    [none] { $ware }
   *[other] { $ware }: cena { $price }
}
text-forecast = { $what }: { $amount }, potem { $gold }

## The first game

tour-city = W każdej rundzie do miasta przybywa księżniczka i na koniec sama wybiera szejka. Thara patrzy najpierw na prezencję. Obok niej widać jej talenty i zdolność.
tour-courtship = Tu widać, jak wszyscy u niej stoją. Masz tyle samo prezencji co jeden z rywali, ale jego pałac jest większy od twojego: w tej sytuacji Thara pójdzie do niego.
tour-stalls = W każdej rundzie każdy szejk może wziąć jedną rzecz z tych sześciu straganów. Żeton urody dałby ci u Thary pierwsze miejsce.
tour-bid = O tym, kto wybiera pierwszy, decyduje licytacja. Złoto innych jest w drodze z ich karawanami, więc wystarczy niska stawka. Licytuj 10.
tour-buy = Wybór należy do ciebie, a na podświetlone ceny cię stać. Kup żeton urody.
tour-events = Teraz inni biorą to, co zostało. Potem w sprzedaży są karty wydarzeń; zagrywa się je na początku którejś z późniejszych rund. Tym razem nie kupuj żadnej.
tour-palace = Księżniczka wybiera, a ty prowadzisz: Thara wprowadza się do twojego pałacu. Księżniczki kosztują co rundę utrzymanie i każda potrzebuje miejsca, więc miej oko na swoje złoto i swój pałac.
tour-goal = To twój tajny cel. Pięć księżniczek z tymi talentami daje zwycięstwo, tak samo jak siedem dowolnych. Powodzenia!

series-along = Rundy

### Ekran Emiry po polsku. Nazwy kart i rzeczy są w tekstach gry.

round = runda { $round }
last-round = ostatnia runda
for-price = za { $price }

## Co stoi przed wierszem

line-city = W mieście
line-later = Potem
line-undecided = Waha się
line-market = Oferta
line-events = W tej rundzie
line-decks = Talie
line-goal = Twój cel
line-hand = Twoja ręka
line-known = Wiesz
line-used = Zagrane
line-gone = Odeszły
line-gold = Złoto
line-appearance = Prezencja
line-status = Status
line-palace = Pałac
line-camels = Wielbłądy
line-caravan = Karawana
line-lasting = Na stałe
line-princess = Księżniczka
line-event = Wydarzenie

## Miasto i oferta

likes = { $second ->
    [none] lubi: { NAME($first, "preference") }
   *[other] lubi: { NAME($first, "preference") }, potem { NAME($second, "preference") }
}
swapped = (zamienione)
stall-caravan = { $size ->
    [small] mała karawana
   *[large] duża karawana
} { $slow ->
    [none] powolna albo szybka
   *[other] powolna { $slow } albo szybka { $fast }
}
stall-token = żeton { NAME($token, "token.genitive") }
deck-sizes = { $emira ->
    [one] 1 księżniczka
    [few] { $emira } księżniczki
   *[many] { $emira } księżniczek
}, { $status ->
    [one] 1 karta statusu
    [few] { $status } karty statusu
   *[many] { $status } kart statusu
}, { $event ->
    [one] 1 wydarzenie
    [few] { $event } wydarzenia
   *[many] { $event } wydarzeń
}
bag = woreczek: { $tokens }
tokens = { $number }× { NAME($token, "token") }

## Szejkowie

column-sheik = Szejk
column-gold = Złoto
column-appearance =
    Pre-
    zencja
column-status = Status
column-palace = Pałac
column-camels =
    Wiel-
    błądy
column-princesses = Księż.
column-cards = Karty
column-upkeep =
    Utrzy-
    manie
caravans = karawany { $payments }
mark-bid = stawka { $bid }
mark-passed = pas
mark-done = po akcji
mark-away = poza grą

## Moje

talents-met = (są wszystkie)
talents-missing = (jeszcze nie wszystkie)
card-dealt = (rozdana, jeszcze nie zatrzymana)
known-next = { $deck ->
    [emira] księżniczka
    [status] karta statusu
   *[event] wydarzenie
} { $position }: { $card }
known-place = { $position } z { $size }: { $card }

## Jeden szejk

gold-and-income = { $gold ->
    [none] tajne
   *[other] { $gold }
} · dochód podstawowy { $income }
tokens-lent = pożyczone: { $tokens }
token-sets = { $sets ->
    [one] 1 zestaw
    [few] { $sets } zestawy
   *[many] { $sets } zestawów
}
palace-parts = { $sections ->
    [one] 1 część
    [few] { $sections } części
   *[many] { $sections } części
}, miejsc razem: { $capacity }, tor pałacu { $track }
camels-at = { $camels } po { $rate }
payments = { $caravan }, jeszcze { $payments ->
    [one] 1 wypłata
    [few] { $payments } wypłaty
   *[many] { $payments } wypłat
}
goals = Cele

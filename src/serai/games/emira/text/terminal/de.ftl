### Emiras Bildschirm auf Deutsch. Namen von Karten und Dingen stehen in den Texten des Spiels.

round = Runde { $round }
last-round = die letzte Runde
for-price = für { $price }

## Was vor einer Zeile steht

line-city = In der Stadt
line-later = Danach
line-undecided = Unschlüssig
line-market = Markt
line-events = Diese Runde
line-decks = Stapel
line-goal = Dein Ziel
line-hand = Deine Hand
line-known = Du weißt
line-used = Gespielt
line-gone = Fort
line-gold = Gold
line-appearance = Ausstrahlung
line-status = Status
line-palace = Palast
line-camels = Kamele
line-caravan = Karawane
line-lasting = Dauerhaft
line-princess = Prinzessin
line-event = Ereignis

## Die Stadt und der Markt

likes = { $second ->
    [none] mag { NAME($first, "preference") }
   *[other] mag { NAME($first, "preference") }, dann { NAME($second, "preference") }
}
swapped = (vertauscht)
stall-caravan = { $size ->
    [small] kleine Karawane
   *[large] große Karawane
} { $slow ->
    [none] langsam oder schnell
   *[other] { $slow } langsam oder { $fast } schnell
}
stall-token = { NAME($token, "token.token") }
deck-sizes = { $emira ->
    [one] 1 Prinzessin
   *[other] { $emira } Prinzessinnen
}, { $status ->
    [one] 1 Statuskarte
   *[other] { $status } Statuskarten
}, { $event ->
    [one] 1 Ereignis
   *[other] { $event } Ereignisse
}
bag = Beutel: { $tokens }
tokens = { $number }× { NAME($token, "token") }

## Die Scheiche

column-sheik = Scheich
column-gold = Gold
column-appearance =
    Aus-
    strahl.
column-status = Status
column-palace = Palast
column-camels = Kamele
column-princesses = Prinz.
column-cards =
    Kar-
    ten
column-upkeep =
    Unter-
    halt
caravans = Karawanen { $payments }
mark-bid = Gebot { $bid }
mark-passed = passt
mark-done = fertig
mark-away = fort

## Meins

talents-met = (alle da)
talents-missing = (noch nicht alle da)
card-dealt = (ausgeteilt, noch nicht behalten)
known-next = { $deck ->
    [emira] Prinzessin
    [status] Statuskarte
   *[event] Ereignis
} { $position } ist { $card }
known-place = { $position } von { $size } ist { $card }

## Ein Scheich

gold-and-income = { $gold ->
    [none] verborgen
   *[other] { $gold }
} · Grundeinkommen { $income }
tokens-lent = geliehen: { $tokens }
token-sets = { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
}
palace-parts = { $sections } Palastflügel, Platz für { $capacity }, Palastleiste { $track }
camels-at = { $camels } zu je { $rate }
payments = { $caravan }, noch { $payments ->
    [one] 1 Zahlung
   *[other] { $payments } Zahlungen
}
goals = Ziele

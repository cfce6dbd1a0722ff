### Het scherm van Emira in het Nederlands. Namen van kaarten en dingen staan in de teksten van het spel.

round = ronde { $round }
last-round = de laatste ronde
for-price = voor { $price }

## Wat voor een regel staat

line-city = In de stad
line-later = Daarna
line-undecided = Besluiteloos
line-market = Markt
line-events = Deze ronde
line-decks = Stapels
line-goal = Je missie
line-hand = Je hand
line-known = Je weet
line-used = Gespeeld
line-gone = Weg
line-gold = Geld
line-appearance = Uitstraling
line-status = Status
line-palace = Paleis
line-camels = Kamelen
line-caravan = Karavaan
line-lasting = Blijvend
line-princess = Prinses
line-event = Gebeurtenis

## De stad en de markt

likes = { $second ->
    [none] kijkt naar { NAME($first, "preference") }
   *[other] kijkt naar { NAME($first, "preference") }, dan { NAME($second, "preference") }
}
swapped = (verwisseld)
stall-caravan = { $size ->
    [small] kleine karavaan
   *[large] grote karavaan
} { $slow ->
    [none] langzaam of snel
   *[other] { $slow } langzaam of { $fast } snel
}
stall-token = { NAME($token, "token.piece") }
deck-sizes = { $emira ->
    [one] 1 prinses
   *[other] { $emira } prinsessen
}, { $status ->
    [one] 1 statuskaart
   *[other] { $status } statuskaarten
}, { $event ->
    [one] 1 gebeurtenis
   *[other] { $event } gebeurtenissen
}
bag = zak: { $tokens }
tokens = { $number }× { NAME($token, "token") }

## De sjeiks

column-sheik = Sjeik
column-gold = Geld
column-appearance =
    Uitstra-
    ling
column-status = Status
column-palace = Paleis
column-camels = Kamelen
column-princesses = Prin.
column-cards =
    Kaar-
    ten
column-upkeep =
    Onder-
    houd
caravans = karavanen { $payments }
mark-bid = bod { $bid }
mark-passed = past
mark-done = klaar
mark-away = weg

## Van mij

talents-met = (allemaal aanwezig)
talents-missing = (nog niet allemaal aanwezig)
card-dealt = (gedeeld, nog niet gehouden)
known-next = { $deck ->
    [emira] prinses
    [status] statuskaart
   *[event] gebeurtenis
} { $position } is { $card }
known-place = { $position } van { $size } is { $card }

## Eén sjeik

gold-and-income = { $gold ->
    [none] verborgen
   *[other] { $gold }
} · basisinkomen { $income }
tokens-lent = geleend: { $tokens }
token-sets = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}
palace-parts = { $sections ->
    [one] 1 paleisdeel
   *[other] { $sections } paleisdelen
}, plaats voor { $capacity }, paleisspoor { $track }
camels-at = { $camels } van { $rate } elk
payments = { $caravan }, nog { $payments ->
    [one] 1 uitbetaling
   *[other] { $payments } uitbetalingen
}
goals = Missies

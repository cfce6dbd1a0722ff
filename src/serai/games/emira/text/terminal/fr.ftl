### L’écran d’Emira en français. Les noms des cartes et des choses sont dans les textes du jeu.

round = tour { $round }
last-round = le dernier tour
for-price = pour { $price }

## Ce qui précède une ligne

line-city = En ville
line-later = Ensuite
line-undecided = Indécise
line-market = Marché
line-events = Ce tour-ci
line-decks = Pioches
line-goal = Objectif
line-hand = Votre main
line-known = Vous savez
line-used = Joués
line-gone = Parties
line-gold = Or
line-appearance = Apparence
line-status = Statut
line-palace = Palais
line-camels = Chameaux
line-caravan = Caravane
line-lasting = Durable
line-princess = Princesse
line-event = Événement

## La ville et le marché

likes = { $second ->
    [none] aime : { NAME($first, "preference") }
   *[other] aime : { NAME($first, "preference") }, puis { NAME($second, "preference") }
}
swapped = (inversées)
stall-caravan = { $size ->
    [small] petite caravane
   *[large] grande caravane
} { $slow ->
    [none] lente ou rapide
   *[other] lente { $slow } ou rapide { $fast }
}
stall-token = jeton de { NAME($token, "token") }
deck-sizes = { $emira ->
    [one] { $emira } princesse
   *[other] { $emira } princesses
}, { $status ->
    [one] { $status } carte Statut
   *[other] { $status } cartes Statut
}, { $event ->
    [one] { $event } événement
   *[other] { $event } événements
}
bag = sac : { $tokens }
tokens = { $number }× { NAME($token, "token") }

## Les cheiks

column-sheik = Cheik
column-gold = Or
column-appearance =
    Appa-
    rence
column-status = Statut
column-palace = Palais
column-camels =
    Cha-
    meaux
column-princesses = Princ.
column-cards = Cartes
column-upkeep =
    Entre-
    tien
caravans = caravanes { $payments }
mark-bid = mise { $bid }
mark-passed = passe
mark-done = fini
mark-away = absent

## Ce qui est à moi

talents-met = (tous là)
talents-missing = (pas encore tous là)
card-dealt = (distribuée, pas encore gardée)
known-next = { $deck ->
    [emira] princesse
    [status] carte Statut
   *[event] événement
} { $position } : { $card }
known-place = { $position } sur { $size } : { $card }

## Un cheik

gold-and-income = { $gold ->
    [none] secret
   *[other] { $gold }
} · revenu de base { $income }
tokens-lent = prêtés : { $tokens }
token-sets = { $sets ->
    [one] { $sets } série
   *[other] { $sets } séries
}
palace-parts = { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}, place pour { $capacity }, piste { $track }
camels-at = { $camels } à { $rate } chacun
payments = { $caravan }, encore { $payments ->
    [one] { $payments } versement
   *[other] { $payments } versements
}
goals = Objectifs

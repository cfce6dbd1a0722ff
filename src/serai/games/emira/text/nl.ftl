### Emira in Dutch.

## Setting up

event-colour-drawn = { SEAT($seat) } neemt het { NAME($colour, "colour.inflected") } tableau.
event-goal-dealt = { SEAT($seat) } trekt een missie: { NAMES($goals, "goal") }.
event-events-dealt = { SEAT($seat) } krijgt { NAMES($cards, "event-card") }.
event-start-event-chosen = { SEAT($seat) } houdt { NAMES($cards, "event-card") }.
event-start-events-returned = De { $cards } startgebeurtenissen die niemand hield, gaan terug.
event-first-player = { SEAT($seat) } begint.

## Rounds and the end

event-round-begins = Ronde { $round } begint; { SEAT($first) } heeft de startspelerpion.
event-marker-passed = De startspelerpion gaat naar { SEAT($seat) }.
event-goal-fulfilled = { SEAT($seat) } toont de missiekaart: { NAME($goal, "goal") }, met { $princesses ->
    [one] één prinses
   *[other] { $princesses } prinsessen
}. Missie volbracht!
event-game-ends-without-winner = Ronde { $round } was de laatste, en niemand heeft een missie volbracht; de punten beslissen.

## Phase 1: events

event-event-played = { SEAT($seat) } speelt { NAME($card, "event-card") }.
event-event-passed = { SEAT($seat) } speelt geen gebeurtenis.
event-kept-away-by-hind = { SEAT($seat) } is op huwelijksreis met Hind.
event-event-without-effect = { NAME($card, "event-card") } verandert niets voor { SEAT($seat) }.
event-breed-improved = { SEAT($seat) } fokt betere kamelen: elk is nu { $rate } waard.
event-camels-born = { SEAT($seat) } krijgt er { $camels ->
    [one] een kameel
   *[other] { $camels } kamelen
} bij.
event-too-few-camels-to-breed = Er worden geen kamelen geboren: benodigd { $needed }, nog over { $supply }.
event-camels-died = { SEAT($seat) } verliest { $camels ->
    [one] een kameel
   *[other] { $camels } kamelen
}.
event-looked-at-emira-cards = { SEAT($seat) } bekijkt de bovenste { $cards ->
    [one] prinsessenkaart
   *[other] { $cards } prinsessenkaarten
}.
event-saw-emira-cards = { SEAT($seat) } ziet, van boven naar beneden: { NAMES($cards, "princess") }.
event-emira-cards-in-new-order = { SEAT($seat) } legt de bovenste { $cards ->
    [one] prinses
   *[other] { $cards } prinsessen
} terug op de stapel, in een volgorde die niemand anders kent.
event-put-back-emira-cards = { SEAT($seat) } legt ze terug, van boven naar beneden: { NAMES($cards, "princess") }.
event-looked-at-status-cards = { SEAT($seat) } bekijkt de bovenste { $cards ->
    [one] statuskaart
   *[other] { $cards } statuskaarten
}.
event-saw-status-cards = { SEAT($seat) } ziet, van boven naar beneden: { NAMES($cards, "status") }.
event-status-cards-in-new-order = { SEAT($seat) } legt de bovenste { $cards ->
    [one] statuskaart
   *[other] { $cards } statuskaarten
} terug op de stapel, in een volgorde die niemand anders kent.
event-put-back-status-cards = { SEAT($seat) } legt ze terug, van boven naar beneden: { NAMES($cards, "status") }.
event-double-trouble-split = { SEAT($seat) } geeft de { NAME($more, "pair") } ronde twee prinsessen.
event-quiet-days-round = { SEAT($seat) } laat de enige prinses in de { NAME($princess_in, "pair") } ronde kiezen.
event-good-looking-tokens = { SEAT($seat) } pronkt met { NAME($type, "token") }: { $plus ->
    [0] geen extra fiche
   *[other] +{ $plus } uitstraling
}.
event-good-looking-grew = { NAME($card, "event-card") } van { SEAT($seat) } groeit tot +{ $plus }.
event-guest-house-opened = { SEAT($seat) } ontvangt gasten: plaats voor { $capacity }.
event-caravan-moved-right = { SEAT($seat) } zet een { NAME($caravan, "caravan") } een vak terug: nog { $remaining ->
    [one] één uitbetaling
   *[other] { $remaining } uitbetalingen
} te gaan.
event-palace-restored = { SEAT($seat) } herstelt het paleis: het paleisspoor staat op { $track }.
event-vermin-kind-named = { SEAT($seat) } laat het ongedierte los op elke { NAME($caravan, "caravan") }.
event-caravan-moved-left = Een { NAME($caravan, "caravan") } van { SEAT($seat) } verliest een uitbetaling; nog { $remaining } te gaan.
event-caravan-lost = Een { NAME($caravan, "caravan") } van { SEAT($seat) } wordt opgevreten.
event-mind-target-named = { SEAT($seat) } richt zich op prinses { $which } van de { NAME($round, "pair") } ronde.
event-looked-at-emira-card = { SEAT($seat) } bekijkt prinsessenkaart { $position } van de stapel.
event-saw-emira-card = { SEAT($seat) } ziet { NAMES($card, "princess") }.
event-no-emira-card-there = { SEAT($seat) } vindt geen prinsessenkaart op plaats { $position }.
event-preferences-kept = { SEAT($seat) } laat prinses { $position } zoals ze is.
event-preferences-swapped = { SEAT($seat) } haalt prinses { $position } over om haar twee voorkeuren te verwisselen.
event-princess-put-under-deck = { SEAT($seat) } stuurt prinses { $position } naar de onderkant van de stapel.

## Phase 2: income

event-income-received = { SEAT($seat) } verdient { $total }{ $caravans ->
    [0] .
   *[other] { " " }({ $base } en { $caravans } uit karavanen).
}
event-caravan-exhausted = Een { NAME($caravan, "caravan") } van { SEAT($seat) } komt voorgoed thuis.

## Phase 3: the market

event-princess-turned-up = { $round ->
    [even] { NAME($princess, "princess") } komt aan; zij kiest in de even ronde.
   *[other] { NAME($princess, "princess") } komt aan in de stad.
}
event-princess-now-active = Deze ronde kiest { NAME($princess, "princess") }.
event-last-round = Er komt geen prinses meer: dit is de laatste ronde.
event-token-unsold = Niemand wilde het { NAME($type, "token.piece") }; het gaat terug in de zak.
event-status-card-unsold = Niemand wilde { NAME($card, "status") }; die gaat onder de stapel.
event-status-card-offered = Te koop: { NAME($card, "status") }.
event-noble-card-picked = { SEAT($seat) } kiest { NAME($card, "status") } voor de markt.
event-token-offered = Te koop: een { NAME($type, "token.piece") }.
event-bazaar-token-picked = { SEAT($seat) } kiest een { NAME($type, "token.piece") } voor de markt.
event-piece-offered = Te koop: { NAME($piece, "piece") }.

## Phase 4: auctions and actions

event-auction-opened = { SEAT($opener) } opent een biedronde.
event-bid-made = { SEAT($seat) } biedt { $bid }.
event-passed = { SEAT($seat) } past.
event-auction-won = { SEAT($seat) } wint met { $bid } en betaalt { $paid }{ $discount ->
    [0] .
   *[other] { " " }(de kamelen zijn { $discount } waard).
}
event-all-passed = Iedereen past; { SEAT($beneficiary) } mag zonder bod een actie kiezen.
event-last-player = { SEAT($seat) } is als laatste over en hoeft niet te bieden.
event-voluntary-bid-paid = { SEAT($seat) } geeft { $paid } uit aan een bod van { $bid } waar niemand om vroeg{ $discount ->
    [0] .
   *[other] { " " }(de kamelen zijn { $discount } waard).
}
event-out-of-auction-by-hind = { SEAT($seat) } verlaat met Hind de biedronde.
event-bid-void = Het bod van { SEAT($seat) } ({ $bid }) vervalt.
event-bought = { SEAT($seat) } koopt een { NAME($item, "item") } voor { $price }.
event-bought-status-card = { SEAT($seat) } stijgt in rang: { NAME($card, "status") }, voor { $price }.
event-bought-token = { SEAT($seat) } koopt een { NAME($type, "token.piece") } voor { $price }.
event-declined = { SEAT($seat) } koopt niets.
event-took-consolation = { SEAT($seat) } neemt { $amount } in plaats van een actie.
event-action-lost-to-hind = { SEAT($seat) } is op huwelijksreis met Hind en verliest de actie.

## Phase 5: buying events

event-no-event-bought = { SEAT($seat) } koopt geen gebeurtenis.
event-event-paid = { SEAT($seat) } betaalt { $price } om { $cards ->
    [one] één gebeurteniskaart
   *[other] { $cards } gebeurteniskaarten
} te bekijken.
event-saw-events = { SEAT($seat) } ziet { NAMES($cards, "event-card") }.
event-kept-event = { SEAT($seat) } houdt { NAMES($cards, "event-card") }.
event-events-put-under-deck = { SEAT($seat) } legt { $cards ->
    [0] niets
    [one] één kaart
   *[other] { $cards } kaarten
} onder de gebeurtenisstapel.

## Phase 6: the princess chooses

event-gold-shown = { NAME($princess, "princess") } wil het geld zien: { EACH($gold) }.
event-gold-shown-undecided = { NAME($princess, "princess") } hakt de knoop door, met het oog op het geld: { EACH($gold) }.
event-made-up-her-mind = { NAME($princess, "princess") } wacht niet langer: het wordt { SEAT($seat) }.
event-undecided = { NAME($princess, "princess") } blijft besluiteloos en wacht.
event-joined = { NAME($princess, "princess") } neemt haar intrek bij { SEAT($seat) }.
event-suleika-surcharge = Suleika kijkt { NAME($princess, "princess") } scheef aan: { $amount } extra onderhoud voor { SEAT($seat) }.
event-left-palace = { NAME($princess, "princess") } verlaat het paleis van { SEAT($seat) }.
event-palace-track-fell = { NAME($princess, "princess") } brengt schade toe aan het paleis van { SEAT($seat) }: het paleisspoor staat op { $track }.
event-firyal-fee-paid = { SEAT($seat) } betaalt { $amount } schoonmaakkosten voor Firyal.
event-token-handed-back = { SEAT($seat) } geeft voor Samira een { NAME($type, "token.piece") } terug.
event-status-card-handed-in = { SEAT($seat) } staat voor Zahrah { NAME($card, "status") } af.
event-sidi-visits = Sidi Suleiman gaat langs bij { SEAT($seat) }.
event-abducted = { NAME($princess, "princess") } verlaat { SEAT($seat) } en rijdt weg met Sidi Suleiman.
event-hind-keeps-away = Hind neemt { SEAT($seat) } mee op huwelijksreis.
event-xenia-gift-on-joining = { SEAT($seat) } verwelkomt Xenia met een geschenk van { $amount }.
event-xenia-too-dear = { SEAT($seat) } kan de { $gift } voor Xenia niet betalen; zij verlaat het spel.
event-xenia-and-bill-too-dear = { SEAT($seat) } kan { $gift } voor Xenia en { $bill } onderhoud niet betalen; zij verlaat het spel.

## Phase 7: upkeep

event-xenia-gift-paid = { SEAT($seat) } geeft Xenia { $amount }.
event-xenia-gift-refused = { SEAT($seat) } weigert Xenia haar geschenk.
event-xenia-marker-taken = Xenia is tevreden bij { SEAT($seat) }; { $left ->
    [0] er is geen fiche meer over
    [one] er is nog één fiche over
   *[other] er zijn nog { $left } fiches over
}.
event-gold-shown-xenia = { NAME($princess, "princess") } zoekt de rijkste: { EACH($gold) }.
event-xenia-under-deck = Niemand heeft plaats voor Xenia van { SEAT($refuser) }; haar kaart gaat onder de stapel.
event-upkeep-paid = { SEAT($seat) } betaalt { $amount } onderhoud.
event-upkeep-failed = { SEAT($seat) } kan het onderhoud van { $bill } niet betalen: tumult in het paleis.
event-all-gold-paid = { SEAT($seat) } geeft de laatste { $amount } af.
event-leaves-in-tumult = { NAME($princess, "princess") } heeft genoeg van { SEAT($seat) } en vertrekt.
event-xenia-removed = { SEAT($seat) } kan de { $bill } met het geschenk voor Xenia niet betalen: zij verlaat het spel.
event-nobody-else-leaves = Xenia is al gegaan: bij { SEAT($seat) } vertrekt verder niemand.
event-late-arrivals-do-not-count = { SEAT($seat) } heeft de { $cost } niet voor wie na het onderhoud kwam ({ NAMES($late, "princess") }): zij tellen deze ronde niet mee om te winnen.

## Why not

refusal-bid-not-multiple-of-10 = Een bod van { $bid } kan niet: je biedt in stappen van { $step }.
refusal-bid-outside-limits = Een bod van { $bid } is buiten alle proporties: een bod ligt tussen { $lowest } en { $highest }.
refusal-bid-too-low = Een bod van { $bid } is te laag: het volgende bod is minstens { $lowest }.
refusal-bid-above-limit = Een bod van { $bid } kun je niet betalen: met je kamelen kun je tot { $limit } gaan.
refusal-not-on-offer = Er is nu geen { NAME($item, "item") } te koop.
refusal-cannot-pay = Voor { NAME($item, "item.the") } betaal je { $price } en je hebt { $gold }.
refusal-consolation-not-due = Het troostgeld is voor wie minder dan { $below } goudstukken heeft, of { $enough } prinsessen en geen karavaan; jij hebt { $gold } goudstukken, { $princesses ->
    [one] één prinses
   *[other] { $princesses } prinsessen
} en { $caravans ->
    [one] één karavaan
   *[other] { $caravans } karavanen
}.
refusal-consolation-not-due-by-income = Het troostgeld is voor wie minder dan { $below } goudstukken heeft, of { $enough } prinsessen en deze ronde niet meer dan het basisinkomen; jij hebt { $gold } goudstukken en { $princesses ->
    [one] één prinses
   *[other] { $princesses } prinsessen
}.
refusal-event-deck-empty = De gebeurtenisstapel is leeg.
refusal-cannot-pay-event = Dat kost je { $price } en je hebt { $gold }.
refusal-card-not-looked-at = { NAME($card, "event-card") } is niet een van de kaarten die je bekijkt.
refusal-card-not-in-hand = { NAME($card, "event-card") } heb je niet op hand.
refusal-symbol-already-played = { NAME($card, "event-card") } moet wachten: deze ronde is al een kaart met hetzelfde symbool gespeeld ({ NAME($symbol, "symbol") }).
refusal-already-played-this-round = { NAME($card, "event-card") } is deze ronde al gespeeld.
refusal-card-not-dealt-to-you = { NAME($card, "event-card") } is niet een van de kaarten die je hebt gekregen.
refusal-no-such-caravan = Je hebt geen { NAME($caravan, "caravan") } met nog { $remaining ->
    [one] één uitbetaling
   *[other] { $remaining } uitbetalingen
} te gaan.
refusal-caravan-on-rightmost-space = Je { NAME($caravan, "caravan") } met nog { $remaining } uitbetalingen te gaan is net vertrokken en kan niet verder terug.
refusal-wrong-number-of-caravans = Het ongedierte wil { $needed ->
    [one] één karavaan
   *[other] { $needed } karavanen
}, niet { $given }.
refusal-order-of-missing-cards = Er { $cards ->
    [one] is maar één kaart
   *[other] zijn maar { $cards } kaarten
} om in volgorde te leggen.
refusal-no-princess-in-that-round = In de { NAME($round, "pair") } ronde is er geen prinses { $which }: het aantal is { $princesses }.
refusal-card-not-in-status-deck = De statusstapel bevat deze kaart niet: { NAME($card, "status") }.
refusal-type-not-in-bag = Er zit geen { NAME($type, "token.piece") } meer in de zak.
refusal-no-own-token-of-type = Je hebt zelf geen { NAME($type, "token.piece") } om terug te geven.
refusal-status-card-not-yours = Wat niet van jou is, kun je niet afstaan: { NAME($card, "status") }.
refusal-princess-not-in-your-palace = { NAME($princess, "princess") } woont niet in jouw paleis.
refusal-cannot-pay-gift = Xenia verwacht { $gift } en je hebt { $gold }.

## Why

reason-no-reason = Het is even goed als al het andere.
reason-wins-game = Met { NAME($item, "item.the") } haal je { NAME($princess, "princess") } binnen, de laatste prinses die je nodig hebt.
reason-wins-princess = Met { NAME($item, "item.the") } haal je { NAME($princess, "princess") } binnen; dan { $missing ->
    [one] ontbreekt nog één prinses
   *[other] ontbreken nog { $missing } prinsessen
}.
reason-wins-foreign-princess = Met { NAME($item, "item.the") } haal je { NAME($princess, "princess") } binnen; voor je missie heb je haar niet nodig, maar een ander krijgt haar ook niet.
reason-keeps-princess = Zoals het er nu voor staat, komt { NAME($princess, "princess") } bij jou; met { NAME($item, "item.the") } kan geen rivaal daar iets aan veranderen.
reason-denies-princess = Als jij { NAME($item, "item.the") } niet neemt, gaat { NAME($princess, "princess") } naar { SEAT($seat) }, die er nog ongeveer { $missing } nodig heeft.
reason-more-income = { $rounds ->
    [one] In de volgende ronde brengt { NAME($item, "item.the") } { $total } op.
   *[other] In { $rounds } rondes brengt { NAME($item, "item.the") } { $total } op.
}
reason-more-room = Je hebt plaats voor { $free ->
    [0] niemand meer
    [one] nog één prinses
   *[other] nog { $free } prinsessen
} en hebt er { $missing } nodig.
reason-better-standing = Met { NAME($item, "item.the") } win je { $points ->
    [one] één punt
   *[other] { $points } punten
}: { $lead ->
    [-1] dan sta je één achter de beste rivaal
    [0] dan sta je gelijk met de beste rivaal
    [1] dan sta je één voor op elke rivaal
   *[other] een stap vooruit, wie er ook komt
}.
reason-cheaper-bids = Je kamelen zijn dan in elke biedronde { $discount } waard.
reason-keeps-gold = Niets is hier zijn prijs waard: van je { $gold } goudstukken gaan er { $bill } naar het onderhoud.
reason-takes-consolation = Niets wat te koop is, is je meer waard dan { $amount } goudstukken.
reason-worth-bidding = Je wilt { NAME($item, "item.the") }; als eerste kiezen is je tot { $limit } waard.
reason-bids-for-princess = Met { NAME($item, "item.the") } haal je { NAME($princess, "princess") } binnen; als eerste kiezen is je tot { $limit } waard.
reason-others-may-choose = Laat de anderen gerust eerst kiezen: { NAME($item, "item.the") } of iets wat even goed is, blijft wel over.
reason-first-choice-too-dear = Als eerste kiezen is je { $limit } waard, en het volgende bod is { $bid }.
reason-no-need-to-bid = Je kiest als laatste; een bod zou verspild zijn.
reason-poor-on-purpose = Met minder dan { $below } goudstukken mag je { $amount } nemen.
reason-good-moment = { NAME($card, "event-card") } levert je nu het meeste op.
reason-waits-for-its-moment = { $cards ->
    [one] Je kaart is
   *[other] Je { $cards } kaarten zijn
} in een latere ronde meer waard.
reason-next-princess-likely-yours = { NAME($card, "event-card") }: zoals je ervoor staat, zouden de meeste prinsessen jou kiezen.
reason-next-princess-likely-a-rivals = { NAME($card, "event-card") }: zoals het er nu voor staat, helpt de volgende prinses eerder een rivaal.
reason-promises-most = { NAME($card, "event-card") } belooft het meest.
reason-gold-to-spare = Je kunt { $price } van je { $gold } goudstukken missen voor een kaart.
reason-saves-gold = Je hebt je { $gold } goudstukken nodig voor de volgende ronde; { $bill } ervan gaan naar het onderhoud.
reason-least-loss = Dit kun je het best missen.
reason-least-needed = Aan { NAME($princess, "princess") } heb je het minst voor je missie.
reason-worth-her-gift = Voor je missie heb je Xenia nodig, en een andere prinses kost meer moeite dan { $gift } goudstukken.
reason-not-worth-her-gift = Xenia doet te weinig voor je missie om nog eens { $gift } waard te zijn.
reason-rivals-lose-payments = Met elke { NAME($caravan, "caravan") } verliezen je rivalen meer dan jij.
reason-yours-come-first = Wie jou nu zou kiezen, komt het eerst.
reason-best-you-can-use = Met { $gold } goudstukken levert { NAME($card, "status") } je het meeste op.
reason-fits-your-tokens = Een { NAME($type, "token.piece") } is jou { $points ->
    [one] één punt
   *[other] { $points } punten
} waard.
reason-suits-you = Dit past nu het best bij je.

## What is asked

ask-draft-start-event = Welke van deze gebeurteniskaarten houd je? De andere gaan terug.
ask-play-event = Speel je een gebeurtenis, of pas je?
ask-good-looking-type = Met welke soort fiches pronk je? Elke drie ervan geven er één extra.
ask-new-caravan-pick = Welke karavaan zet je één vak terug?
ask-vermin-kind = Op welk type karavaan laat je het ongedierte los?
ask-vermin-pick = Ongedierte! Welke van je karavanen wordt aangevreten?
ask-court-influence-order = In welke volgorde gaan de prinsessen terug op de stapel (bovenste eerst)?
ask-new-orders-order = In welke volgorde gaan de statuskaarten terug op de stapel (bovenste eerst)?
ask-changing-mind-target = Wie wil je op andere gedachten brengen?
ask-changing-mind-choice = Laat je haar zoals ze is, verwissel je haar voorkeuren of stuur je haar naar de onderkant van de stapel?
ask-double-trouble-split = Er komen drie prinsessen. Welke ronde krijgt er twee?
ask-quiet-days-round = Er komt één prinses. In welke ronde kiest ze?
ask-noble-pick = Welke statuskaart breng je naar de markt?
ask-bazaar-pick = Welke soort fiche breng je naar de markt?
ask-auction-turn = { $bidder ->
    [none] Niemand heeft nog geboden.
   *[other] { SEAT($bidder) } staat voor met { $bid }.
} { $to ->
    [0] Hoger kun je niet gaan.
   *[other] Bied { $from } tot en met { $to }{ $discount ->
        [0] { "" }
       *[other] { " " }(je kamelen betalen er { $discount } van)
    }, of kies hieronder.
}
ask-last-player-bid = Je bent als laatste over en hoeft niet te bieden{ $to ->
    [0] .
   *[other] ; je mag toch { $from } tot en met { $to } uitgeven, zonder er iets voor te krijgen.
}
ask-choose-action = De keuze is aan jou: wat koop je?
ask-buy-event = Koop je een gebeurteniskaart?
ask-keep-event = Welke gebeurteniskaart houd je? De andere gaan onder de stapel.
ask-samira-discard = Samira heeft haar intrek genomen: welk fiche geef je terug?
ask-zahrah-discard = Zahrah heeft haar intrek genomen: welke statuskaart sta je af?
ask-sidi-victim = Sidi Suleiman staat voor de poort: welke prinses vertrekt met hem?
ask-xenia-gift = Xenia verwacht haar geschenk. Betaal je?

move-draft-start-event-draft-start-event = Houd { NAME($card, "event-card") }
move-play-event-pass = Pas
move-play-event-play = Speel { NAME($card, "event-card") }
move-good-looking-type-good-looking-type = { NAME($type, "token") }
move-new-caravan-pick-new-caravan-pick = De { NAME($caravan, "caravan") } met nog { $remaining } te gaan
move-vermin-kind-vermin-kind = Elke { NAME($caravan, "caravan") }
move-vermin-pick-vermin-pick = Uitbetalingen te gaan: { $remaining }
move-court-influence-order-court-influence-order = Volgorde { $order }
move-new-orders-order-new-orders-order = Volgorde { $order }
move-changing-mind-target-changing-mind-target = Prinses { $which } van de { NAME($round, "pair") } ronde
move-changing-mind-choice-keep = Laat haar zoals ze is
move-changing-mind-choice-swap = Verwissel haar twee voorkeuren
move-changing-mind-choice-bottom = Stuur haar naar de onderkant van de stapel
move-double-trouble-split-two-one = Twee in de oneven ronde, één in de even
move-double-trouble-split-one-two = Eén in de oneven ronde, twee in de even
move-quiet-days-round-odd = In de oneven ronde
move-quiet-days-round-even = In de even ronde
move-noble-pick-noble-pick = { NAME($card, "status") }
move-bazaar-pick-bazaar-pick = { NAME($type, "token") }
move-auction-turn-pass = Pas
move-auction-turn-take-150 = Neem het troostgeld in plaats van een actie
move-auction-turn-bid = Bied { $amount }
move-last-player-bid-no-bid = Geen bod, meteen naar de markt
move-last-player-bid-bid = Bied { $amount }
move-choose-action-buy = Koop een { NAME($item, "item") }
move-choose-action-decline = Koop niets
move-choose-action-take-150 = Neem in plaats daarvan het troostgeld
move-buy-event-none = Koop er geen
move-buy-event-two = Bekijk er twee, houd er één
move-buy-event-three = Bekijk er drie, houd er één
move-keep-event-keep-event = Houd { NAME($card, "event-card") }
move-samira-discard-samira-discard = { NAME($type, "token") }
move-zahrah-discard-zahrah-discard = { NAME($card, "status") }
move-sidi-victim-sidi-victim = { NAME($princess, "princess") }
move-xenia-gift-pay = Betaal het geschenk
move-xenia-gift-refuse = Weiger

## Princesses, and what it means to have one

power-palace-wear = kost je paleis een half punt wanneer ze voor het eerst komt
power-singer = haar buikdans is 1 status waard
power-open-purse = iedereen ziet je geld
power-actress = haar toneelspel is 1 status waard
power-cheap-events = gebeurteniskaarten zijn goedkoper voor je
power-lose-appearance = je geeft een uitstralingsfiche terug { $loss_powers_repeat ->
    [every_time] telkens wanneer ze komt
   *[first_time_per_player] wanneer ze voor het eerst komt
}
power-lose-status = je staat een statuskaart af { $loss_powers_repeat ->
    [every_time] telkens wanneer ze komt
   *[first_time_per_player] wanneer ze voor het eerst komt
}
power-gives-manners = brengt een etiquettefiche mee
power-gives-beauty = brengt een verzorgingsfiche mee
power-honeymoon = { $hind_duration ->
    [while_in_palace] je slaat alle rondes over zolang ze blijft
   *[next_round] je slaat de volgende ronde over
}{ $hind_phase6 ->
    [barred] ; intussen kiest geen nieuwe prinses jou
   *[may_be_chosen] { "" }
}
power-cheap-camels = kamelen zijn goedkoper voor je
power-cheap-caravans = karavanen zijn goedkoper voor je
power-jealous = elke prinses die later komt, kost je eenmalig extra onderhoud
power-double-upkeep = kost meer onderhoud
power-no-upkeep = kost geen onderhoud
power-gifts = verwacht elke derde ronde een geschenk
power-cheap-palace = paleisdelen zijn goedkoper voor je
power-abduction = een ridder, die wegrijdt met een prinses van de sjeik met de meeste prinsessen
power-cleaning-bill = kost je telkens wanneer ze komt { $firyal_fee } per paleisdeel

princess-albina = Albina
princess-halimah = Halimah
princess-asima = Asima
princess-noor = Noor
princess-rasha = Rasha
princess-thara = Thara
princess-zainab = Zainab
princess-nibal = Nibal
princess-samira = Samira
princess-zahrah = Zahrah
princess-fatima = Fatima
princess-layla = Layla
princess-malika = Malika
princess-nadia = Nadia
princess-firyal = Firyal
princess-hind = Hind
princess-farah = Farah
princess-raidah = Raidah
princess-adara = Adara
princess-suleika = Suleika
princess-janan = Janan
princess-sahar = Sahar
princess-anisah = Anisah
princess-zafirah = Zafirah
princess-xenia = Xenia
princess-yasmine = Yasmine
princess-badra = Badra
princess-sidi-suleiman = Sidi Suleiman

## Event cards

event-card-bazaar = Bazaar
    .effect = jij kiest de soort van het uitstralingsfiche van deze ronde
event-card-better-breed = Biedvoordeel
    .effect = je korting per kameel stijgt een stap
event-card-camel-breeding = Kameel Geboren
    .effect = elke sjeik krijgt er per twee kamelen één bij
event-card-camel-epidemic = Kameel Gestorven
    .effect = elke sjeik verliest per drie kamelen één kameel
event-card-changing-her-mind = Voorkeursverandering
    .effect = bekijk de volgende prinses: laat haar zo, verwissel haar voorkeuren of stuur haar naar onderen
event-card-court-influence = Invloed
    .effect = bekijk de volgende drie prinsessen en bepaal hun volgorde
event-card-double-trouble = Dubbelspel
    .effect = er komt een prinses extra
event-card-golden-times = Gouden Tijden
    .effect = deze ronde zijn alle inkomsten hoger
event-card-good-looking = Hunk
    .effect = noem een soort fiche: elke drie ervan geven blijvend +1 uitstraling
event-card-guest-house = Gastvrijheid
    .effect = blijvend plaats voor één prinses meer
event-card-interrupt-spice-trade = Staking
    .effect = deze ronde staan karavanen stil en betalen ze niets uit
event-card-new-orders = Nieuwe Volgorde
    .effect = bekijk de volgende drie statuskaarten en bepaal hun volgorde
event-card-new-spice-caravan = Extra Specerijen
    .effect = een van je karavanen betaalt één keer extra uit
event-card-noble-merchandise = Luxe Handel
    .effect = jij kiest de statuskaart van deze ronde uit de stapel
event-card-quiet-days = Rustdag
    .effect = er komt een prinses minder
event-card-restoration = Herstel
    .effect = je paleis wint een half punt
event-card-sick-camels = Zieke Kamelen
    .effect = deze ronde geeft geen enkele kameel korting
event-card-vermin = Ongedierte
    .effect = noem een type karavaan: de eigenaars verliezen een uitbetaling

symbol-sym-appearance = uitstralingssymbool
symbol-sym-arrival = aankomstsymbool
symbol-sym-camel = kameelsymbool
symbol-sym-income = inkomstensymbool
symbol-sym-preference = voorkeurssymbool
symbol-sym-status = statussymbool
symbol-sym-vermin = ongediertesymbool
symbol-bazaar = Bazaar
symbol-better-breed = Biedvoordeel
symbol-camel-breeding = Kameel Geboren
symbol-camel-epidemic = Kameel Gestorven
symbol-changing-her-mind = Voorkeursverandering
symbol-court-influence = Invloed
symbol-double-trouble = Dubbelspel
symbol-golden-times = Gouden Tijden
symbol-good-looking = Hunk
symbol-guest-house = Gastvrijheid
symbol-interrupt-spice-trade = Staking
symbol-new-orders = Nieuwe Volgorde
symbol-new-spice-caravan = Extra Specerijen
symbol-noble-merchandise = Luxe Handel
symbol-quiet-days = Rustdag
symbol-restoration = Herstel
symbol-sick-camels = Zieke Kamelen
symbol-vermin = Ongedierte

## Goals

goal-needs = { $with_talents } prinsessen met deze talenten, of { $any } willekeurige

goal-goal5-i-h-r = intelligentie, huishouden, libido
goal-goal5-i-c-r = intelligentie, koken, libido
goal-goal5-h-c-r = huishouden, koken, libido
goal-goal5-2i-h = twee keer intelligentie, huishouden
goal-goal5-2i-c = twee keer intelligentie, koken
goal-goal5-flex-ir = intelligentie, libido, en een van beide nog een keer
goal-goal5-flex-hc = huishouden, koken, en een van beide nog een keer
goal-goal4-i-h-c-r = intelligentie, huishouden, koken, libido
goal-goal4-2i-h-c = twee keer intelligentie, huishouden, koken
goal-goal4-i-flex-hr = intelligentie, huishouden, libido, en een van de laatste twee nog een keer
goal-goal4-r-flex-ic = libido, intelligentie, koken, en een van de laatste twee nog een keer
goal-goal4-flex-hcr = huishouden, koken, libido, en een ervan nog een keer
goal-goal3-2i-h-c-r = twee keer intelligentie, huishouden, koken, libido
goal-goal3-2h-flex-ic = twee keer huishouden, intelligentie, koken, en een van de laatste twee nog een keer
goal-goal3-2i-flex-hr = twee keer intelligentie, huishouden, libido, en een van de laatste twee nog een keer
goal-goal3-flex-icr = intelligentie, koken, libido, en twee ervan nog een keer

## Things

status-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
status-300 = statuskaart 300 (1 punt)
status-350 = statuskaart 350 (1 punt)
status-400 = statuskaart 400 (1 punt)
status-700 = statuskaart 700 (2 punten)
status-750 = statuskaart 750 (2 punten)
status-800 = statuskaart 800 (2 punten)
status-850 = statuskaart 850 (2 punten)
status-900 = statuskaart 900 (2 punten)
status-1200 = statuskaart 1200 (3 punten)
status-1300 = statuskaart 1300 (3 punten)
status-1400 = statuskaart 1400 (3 punten)
status-1500 = statuskaart 1500 (3 punten)
status-singing = Buikdanseres (1 punt)
status-acting = Actrice (1 punt)

caravan-small-slow = kleine langzame karavaan
caravan-small-fast = kleine snelle karavaan
caravan-large-slow = grote langzame karavaan
caravan-large-fast = grote snelle karavaan

item-small-slow = kleine langzame karavaan
    .the = de kleine langzame karavaan
item-small-fast = kleine snelle karavaan
    .the = de kleine snelle karavaan
item-large-slow = grote langzame karavaan
    .the = de grote langzame karavaan
item-large-fast = grote snelle karavaan
    .the = de grote snelle karavaan
item-appearance = uitstralingsfiche
    .the = het uitstralingsfiche
item-status = statuskaart
    .the = de statuskaart
item-palace = paleisdeel
    .the = het paleisdeel
item-camel = kameel
    .the = de kameel

piece-small-caravans = een kleine karavaan
piece-large-caravans = een grote karavaan
piece-sections = een paleisdeel
piece-camels = een kameel

token-beauty = uiterlijke verzorging
    .piece = verzorgingsfiche
token-manners = etiquette
    .piece = etiquettefiche
token-clothing = kleding
    .piece = kledingfiche

colour-green = groen
    .inflected = groene
colour-white = wit
    .inflected = witte
colour-red = rood
    .inflected = rode
colour-blue = blauw
    .inflected = blauwe
colour-black = zwart
    .inflected = zwarte

pair-odd = oneven
pair-even = even

preference-appearance = uitstraling
preference-status = status
preference-palace = paleis
preference-gold = geld
preference-princesses = de meeste prinsessen
preference-none = verder niets

talent-intelligence = intelligentie
talent-housekeeping = huishouden
talent-cooking = koken
talent-romance = libido

phase-setup = opzet
phase-events = gebeurtenissen
phase-income = inkomsten
phase-market = de markt
phase-auction = biedrondes
phase-purchase = gebeurtenissen kopen
phase-courtship = de prinses kiest
phase-upkeep = onderhoud
phase-round-end = einde van de ronde
phase-over = het einde

ending-goal-talents = Een missie is volbracht: genoeg prinsessen, met de juiste talenten.
ending-goal-number = Een missie is volbracht, louter door het aantal prinsessen.
ending-deck-empty = Er komt geen prinses meer; de punten beslissen.
ending-max-rounds = De laatste ronde is voorbij; de punten beslissen.

## The game itself

game-summary = Prinsessen kiezen de sjeik die het best is in wat ze het liefst zien; om het recht om je te verbeteren wordt geboden.
game-like = Bied op het recht om je te verbeteren en kijk dan hoe ze kiest: elke prinses neemt haar intrek bij wie het best is in wat zij het liefst ziet. Een biedspel met karavanen, kamelen en een geheime missie.
game-minutes = Ongeveer 90 minuten

## Chapters of the rules

chapter-1 = Het spel
chapter-3 = Opzet
chapter-4 = Een ronde
chapter-5 = De kaarten
chapter-6 = Het einde
chapter-7 = Drie sjeiks
chapter-8 = Wat verborgen is
chapter-11 = Wat je wordt gevraagd
chapter-ED = Waar uitgaven verschillen
chapter-E = Wat wij moesten beslissen

## Options

option-players = Spelers
    .help = Hoeveel sjeiks er aan tafel zitten. Hoe minder het er zijn, hoe meer prinsessen er nodig zijn om te winnen.
option-mode = Variant
    .help = Het spel voor gevorderden heeft een paleisspoor, meer eigenschappen en gebeurtenissen vanaf de eerste ronde, en wordt op punten beslist.
option-mode-standard = Standaard
option-mode-advanced = Gevorderd
option-edition = Uitgave
    .help = Welk spelregelboekje beslist waar de gedrukte boekjes verschillen. Elk verschil kun je ook apart instellen.
option-edition-consensus = waar de meeste het over eens zijn
option-edition-fr = Frans
option-edition-pl = Pools
option-edition-nl = Nederlands
option-symbol-profile = Symbolen op gebeurteniskaarten
    .help = Welke gebeurteniskaarten elkaar binnen een ronde uitsluiten.
option-symbol-profile-default = zoals wij de spelregels lezen
option-symbol-profile-same-name = alleen een tweede kaart met dezelfde naam
option-symbol-profile-none = geen kaart sluit een andere uit
option-undecided-gold-public = Open geld zolang een prinses wacht
    .help = Of iedereen al het geld ziet zolang een besluiteloze prinses er een voorkeur voor heeft.
option-good-looking-mode = Hunk
    .help = Of de kaart de fiches één keer telt, als hij wordt gespeeld, of meegroeit met fiches die later komen.
option-good-looking-mode-snapshot = één keer geteld
option-good-looking-mode-growing = de kaart groeit
option-xenia-first-gift-timing = Het eerste geschenk voor Xenia
    .help = Of het bij het volgende onderhoud hoort, of meteen betaald moet worden als ze haar intrek neemt.
option-xenia-first-gift-timing-upkeep = bij het onderhoud
option-xenia-first-gift-timing-on-join = als ze haar intrek neemt
option-youngest-seat = De jongste sjeik
    .help = Wie de jongste is, voor regels die de jongste laten beginnen. Anders beslist het lot.
option-youngest-seat-none = niemand is genoemd
option-youngest-seat-0 = Plaats 1
option-youngest-seat-1 = Plaats 2
option-youngest-seat-2 = Plaats 3
option-youngest-seat-3 = Plaats 4
option-youngest-seat-4 = Plaats 5
option-first-player-rule = Startspeler
    .help = Wie in de eerste ronde startspeler is.
option-first-player-rule-random = door het lot
option-first-player-rule-youngest = de jongste
option-unchosen-start-events = Startgebeurtenissen die niemand hield
    .help = Waar de gebeurteniskaarten heen gaan die aan het begin niet zijn gekozen.
option-unchosen-start-events-reshuffle = door de stapel geschud
option-unchosen-start-events-shuffled-to-bottom = onder de stapel
option-all-pass-beneficiary = Als iedereen past
    .help = Wie zonder bod een actie mag kiezen als niemand in een biedronde biedt.
option-all-pass-beneficiary-auction-opener = wie de biedronde opende
option-all-pass-beneficiary-first-player = de startspeler
option-consolation-condition-2 = Troostgeld met vier prinsessen
    .help = Wanneer een sjeik met veel prinsessen het troostgeld mag nemen, ook al zit er geld in de beurs.
option-consolation-condition-2-no-caravan-on-board = geen karavaan op het tableau
option-consolation-condition-2-only-base-income-this-round = deze ronde alleen het basisinkomen
option-firyal-power = De eigenschap van Firyal
    .help = Wat Firyal haar sjeik kost in het spel voor gevorderden.
option-firyal-power-track-minus-half = een halve stap op het paleisspoor
option-firyal-power-pay-30-per-section = geld voor elk paleisdeel
option-loss-powers-repeat = Als Samira en Zahrah terugkomen
    .help = Hoe vaak ze dezelfde sjeik iets kosten.
option-loss-powers-repeat-first-time-per-player = alleen de eerste keer
option-loss-powers-repeat-every-time = elke keer dat ze komen
option-hind-duration = Hoelang Hind haar sjeik weghoudt
    .help = Hoelang haar sjeik bij de biedrondes weg moet blijven.
option-hind-duration-next-round = de volgende ronde
option-hind-duration-while-in-palace = zolang ze blijft
option-hind-phase6 = Hind en de kiezende prinses
    .help = Of een prinses een sjeik mag kiezen die door Hind wordt weggehouden.
option-hind-phase6-barred = ze slaat hem over
option-hind-phase6-may-be-chosen = ze mag hem kiezen
option-changing-mind-timing = Voorkeursverandering
    .help = Wanneer er wordt beslist.
option-changing-mind-timing-on-play = als de kaart wordt gespeeld
option-changing-mind-timing-at-setup = als de prinses wordt omgedraaid
option-camel-side-points = Nevenpunten voor een kameel
    .help = Wat een kameel telt aan het einde van het spel voor gevorderden.
option-camel-breeding-shortage = Te weinig kamelen voor Kameel Geboren
    .help = Wat er gebeurt als Kameel Geboren meer kamelen vraagt dan er zijn.
option-camel-breeding-shortage-all-or-nothing = niemand krijgt er een
option-camel-breeding-shortage-as-far-as-supply = zolang de voorraad strekt
option-appearance-return-3p = Onverkocht uitstralingsfiche
    .help = Met drie sjeiks: na welke rondes een onverkocht fiche teruggaat in de zak.
option-appearance-return-3p-odd = oneven rondes
option-appearance-return-3p-even = even rondes
option-base-income = Basisinkomen
    .help = Geld dat elke sjeik elke ronde ontvangt.
option-max-rounds = Laatste ronde
    .help = Als dan nog niemand heeft gewonnen, beslist de rangschikking.
option-start-gold = Geld aan het begin
    .help = Waarmee elke sjeik begint.
option-black-bonus = Voordeel van zwart
    .help = Hoeveel hoger het basisinkomen van zwart is.
option-golden-times-percent = Gouden Tijden
    .help = Wat de kaart aan alle inkomsten toevoegt, in procenten.
option-small-slow-price = Kleine langzame karavaan
    .help = De prijs ervan.
option-small-fast-price = Kleine snelle karavaan
    .help = De prijs ervan.
option-large-slow-price = Grote langzame karavaan
    .help = De prijs ervan.
option-large-fast-price = Grote snelle karavaan
    .help = De prijs ervan.
option-adara-small-saving = Adara en kleine karavanen
    .help = Wat ze haar sjeik per karavaan bespaart.
option-adara-large-saving = Adara en grote karavanen
    .help = Wat ze haar sjeik per karavaan bespaart.
option-appearance-price = Uitstralingsfiche
    .help = De prijs ervan.
option-palace-price = Paleisdeel
    .help = De prijs ervan.
option-badra-saving = Badra en paleisdelen
    .help = Wat ze haar sjeik per paleisdeel bespaart.
option-camel-price = Kameel
    .help = De prijs ervan.
option-farah-saving = Farah en kamelen
    .help = Wat ze haar sjeik per kameel bespaart.
option-camel-rate-1 = Korting voor een kameel
    .help = Wat elke kameel bespaart op een gewonnen bod.
option-camel-rate-2 = Korting na één keer Biedvoordeel
    .help = Wat elke kameel dan bespaart.
option-camel-rate-3 = Korting na twee keer
    .help = Wat elke kameel dan bespaart.
option-camel-rate-4 = Korting na drie keer
    .help = Wat elke kameel dan bespaart.
option-two-events-price = Keuze uit twee gebeurtenissen
    .help = De prijs om twee gebeurteniskaarten te trekken en er één te houden.
option-three-events-price = Keuze uit drie gebeurtenissen
    .help = De prijs om drie gebeurteniskaarten te trekken en er één te houden.
option-zainab-saving = Zainab en gebeurteniskaarten
    .help = Wat ze haar sjeik per kaart bespaart.
option-consolation = Troostgeld
    .help = Het geld dat je in plaats van een actie mag nemen.
option-consolation-below = Grens voor het troostgeld
    .help = Wie minder geld heeft dan dit, mag het troostgeld nemen.
option-consolation-princesses = Troostgeld vanaf zoveel prinsessen
    .help = Wie er zoveel heeft, mag het onder een extra voorwaarde nemen.
option-upkeep = Onderhoud
    .help = Wat een prinses elke ronde kost.
option-janan-upkeep = Onderhoud voor Janan
    .help = Wat ze elke ronde kost.
option-zafirah-upkeep = Onderhoud voor Zafirah
    .help = Wat ze elke ronde kost.
option-suleika-surcharge = Een nieuwe naast Suleika
    .help = Wat elke prinses kost die na haar haar intrek neemt.
option-xenia-gift = Een geschenk voor Xenia
    .help = De prijs ervan.
option-firyal-fee = De schoonmaakkosten van Firyal
    .help = Geld voor elk paleisdeel, als dat haar eigenschap is.
option-base-room = Plaats aan het begin
    .help = Voor hoeveel prinsessen er plaats is in een paleis zonder paleisdelen.

## The columns of the final table

score-fulfilled = missie volbracht
    .effect = { $mode ->
        [standard] In het standaardspel telt niets anders zodra iemand zijn missie heeft volbracht.
       *[advanced] Wie zijn missie heeft volbracht, komt vóór wie dat niet heeft gedaan.
    }
score-princesses = prinsessen
score-main-points = hoofdpunten
    .effect = 2 per prinses in het paleis, en 3 extra met de talenten van je missie.
score-side-points = nevenpunten
    .effect = Uitstraling, status, paleisdelen en paleisspoor, en { $camel_side_points } per kameel.
score-gold = geld

### Emira in German.

## Setting up

event-colour-drawn = { SEAT($seat) } nimmt das { NAME($colour, "colour.weak") } Tableau.
event-goal-dealt = { SEAT($seat) } zieht ein Ziel: { NAMES($goals, "goal") }.
event-events-dealt = { SEAT($seat) } bekommt: { NAMES($cards, "event-card") }.
event-start-event-chosen = { SEAT($seat) } behält: { NAMES($cards, "event-card") }.
event-start-events-returned = Die { $cards } Startereignisse, die niemand behalten hat, kommen zurück.
event-first-player = { SEAT($seat) } beginnt.

## Rounds and the end

event-round-begins = Runde { $round } beginnt; den Startspielermarker hat { SEAT($first) }.
event-marker-passed = Der Startspielermarker geht an { SEAT($seat) }.
event-goal-fulfilled = { SEAT($seat) } zeigt die Zielkarte: { NAME($goal, "goal") }, mit { $princesses ->
    [one] einer Prinzessin
   *[other] { $princesses } Prinzessinnen
}. Ziel erreicht!
event-game-ends-without-winner = Runde { $round } war die letzte, und niemand hat ein Ziel erreicht; die Punkte entscheiden.

## Phase 1: events

event-event-played = { SEAT($seat) } spielt „{ NAME($card, "event-card") }“.
event-event-passed = { SEAT($seat) } spielt kein Ereignis.
event-kept-away-by-hind = { SEAT($seat) } ist mit Hind verreist.
event-event-without-effect = „{ NAME($card, "event-card") }“ ändert nichts für { SEAT($seat) }.
event-breed-improved = { SEAT($seat) } züchtet bessere Kamele: Jedes ist jetzt { $rate } wert.
event-camels-born = { SEAT($seat) } bekommt { $camels ->
    [one] ein Kamel
   *[other] { $camels } Kamele
} dazu.
event-too-few-camels-to-breed = Es gibt keinen Kamelnachwuchs: { $needed } { $needed ->
    [one] wäre
   *[other] wären
} fällig, und nur { $supply } { $supply ->
    [one] ist
   *[other] sind
} noch da.
event-camels-died = { SEAT($seat) } verliert { $camels ->
    [one] ein Kamel
   *[other] { $camels } Kamele
}.
event-looked-at-emira-cards = { SEAT($seat) } sieht sich die { $cards ->
    [one] oberste Emira-Karte
   *[other] obersten { $cards } Emira-Karten
} an.
event-saw-emira-cards = { SEAT($seat) } sieht, von oben: { NAMES($cards, "princess") }.
event-emira-cards-in-new-order = { SEAT($seat) } legt die { $cards ->
    [one] oberste Prinzessin
   *[other] obersten { $cards } Prinzessinnen
} auf den Stapel zurück, in einer Reihenfolge, die sonst niemand kennt.
event-put-back-emira-cards = { SEAT($seat) } legt zurück, von oben: { NAMES($cards, "princess") }.
event-looked-at-status-cards = { SEAT($seat) } sieht sich die { $cards ->
    [one] oberste Statuskarte
   *[other] obersten { $cards } Statuskarten
} an.
event-saw-status-cards = { SEAT($seat) } sieht, von oben: { NAMES($cards, "status") }.
event-status-cards-in-new-order = { SEAT($seat) } legt die { $cards ->
    [one] oberste Statuskarte
   *[other] obersten { $cards } Statuskarten
} auf den Stapel zurück, in einer Reihenfolge, die sonst niemand kennt.
event-put-back-status-cards = { SEAT($seat) } legt zurück, von oben: { NAMES($cards, "status") }.
event-double-trouble-split = { SEAT($seat) } gibt der { NAME($more, "pair.dative") } Runde zwei Prinzessinnen.
event-quiet-days-round = { SEAT($seat) } lässt die einzige Prinzessin in der { NAME($princess_in, "pair.dative") } Runde wählen.
event-good-looking-tokens = { SEAT($seat) } glänzt mit { NAME($type, "token") }: { $plus ->
    [0] kein Plättchen dazu
   *[other] +{ $plus } Ausstrahlung
}.
event-good-looking-grew = „{ NAME($card, "event-card") }“ von { SEAT($seat) } wächst auf +{ $plus }.
event-guest-house-opened = { SEAT($seat) } eröffnet ein Gästehaus: Platz für { $capacity }.
event-caravan-moved-right = { SEAT($seat) } setzt eine { NAME($caravan, "caravan") } zurück: noch { $remaining ->
    [one] eine Zahlung
   *[other] { $remaining } Zahlungen
}.
event-palace-restored = { SEAT($seat) } restauriert den Palast: Die Palastleiste steht auf { $track }.
event-vermin-kind-named = { SEAT($seat) } hetzt das Ungeziefer auf jede { NAME($caravan, "caravan") }.
event-caravan-moved-left = Eine { NAME($caravan, "caravan") } von { SEAT($seat) } verliert eine Zahlung; es { $remaining ->
    [one] bleibt noch eine
   *[other] bleiben noch { $remaining }
}.
event-caravan-lost = Eine { NAME($caravan, "caravan") } von { SEAT($seat) } wird aufgefressen.
event-mind-target-named = { SEAT($seat) } wendet sich Prinzessin { $which } der { NAME($round, "pair.dative") } Runde zu.
event-looked-at-emira-card = { SEAT($seat) } sieht sich Emira-Karte { $position } des Stapels an.
event-saw-emira-card = { SEAT($seat) } sieht { NAMES($card, "princess") }.
event-no-emira-card-there = { SEAT($seat) } findet an Stelle { $position } keine Emira-Karte.
event-preferences-kept = { SEAT($seat) } lässt Prinzessin { $position }, wie sie ist.
event-preferences-swapped = { SEAT($seat) } überredet Prinzessin { $position }, ihre beiden Vorlieben zu tauschen.
event-princess-put-under-deck = { SEAT($seat) } schickt Prinzessin { $position } unter den Stapel.

## Phase 2: income

event-income-received = { SEAT($seat) } nimmt { $total } Gold ein{ $caravans ->
    [0] .
   *[other] { " " }({ $base } und { $caravans } von Karawanen).
}
event-caravan-exhausted = Eine { NAME($caravan, "caravan") } von { SEAT($seat) } kehrt für immer heim.

## Phase 3: the market

event-princess-turned-up = { $round ->
    [even] { NAME($princess, "princess") } kommt an und wählt in der geraden Runde.
   *[other] { NAME($princess, "princess") } kommt in die Stadt.
}
event-princess-now-active = In dieser Runde wählt { NAME($princess, "princess") }.
event-last-round = Es kommt keine Prinzessin mehr: Dies ist die letzte Runde.
event-token-unsold = Niemand wollte das { NAME($type, "token.token") }; es kommt zurück in den Beutel.
event-status-card-unsold = Niemand wollte { NAME($card, "status") }; sie kommt unter ihren Stapel.
event-status-card-offered = Im Angebot: { NAME($card, "status") }.
event-noble-card-picked = { SEAT($seat) } sucht für den Markt { NAME($card, "status") } aus.
event-token-offered = Im Angebot: ein { NAME($type, "token.token") }.
event-bazaar-token-picked = { SEAT($seat) } sucht für den Markt ein { NAME($type, "token.token") } aus.
event-piece-offered = Im Angebot: { NAME($piece, "piece") }.

## Phase 4: auctions and actions

event-auction-opened = { SEAT($opener) } eröffnet eine Versteigerung.
event-bid-made = { SEAT($seat) } bietet { $bid }.
event-passed = { SEAT($seat) } passt.
event-auction-won = { SEAT($seat) } gewinnt mit { $bid } und zahlt { $paid }{ $discount ->
    [0] .
   *[other] { " " }(die Kamele sind { $discount } wert).
}
event-all-passed = Alle passen; { SEAT($beneficiary) } darf ohne Gebot handeln.
event-last-player = Nur { SEAT($seat) } ist noch übrig und braucht kein Gebot.
event-voluntary-bid-paid = { SEAT($seat) } zahlt { $paid } für ein Gebot von { $bid }, das niemand verlangt hat{ $discount ->
    [0] .
   *[other] { " " }(die Kamele sind { $discount } wert).
}
event-out-of-auction-by-hind = { SEAT($seat) } verlässt mit Hind die Versteigerung.
event-bid-void = Das Gebot von { SEAT($seat) } über { $bid } verfällt.
event-bought = { SEAT($seat) } kauft { NAME($item, "item.indefinite") } für { $price }.
event-bought-status-card = { SEAT($seat) } steigt im Rang auf: { NAME($card, "status") }, für { $price }.
event-bought-token = { SEAT($seat) } kauft ein { NAME($type, "token.token") } für { $price }.
event-declined = { SEAT($seat) } kauft nichts.
event-took-consolation = { SEAT($seat) } nimmt { $amount } statt einer Aktion.
event-action-lost-to-hind = { SEAT($seat) } ist mit Hind verreist und verliert die Aktion.

## Phase 5: buying events

event-no-event-bought = { SEAT($seat) } kauft kein Ereignis.
event-event-paid = { SEAT($seat) } zahlt { $price }, um sich { $cards ->
    [one] eine Ereigniskarte
   *[other] { $cards } Ereigniskarten
} anzusehen.
event-saw-events = { SEAT($seat) } sieht: { NAMES($cards, "event-card") }.
event-kept-event = { SEAT($seat) } behält: { NAMES($cards, "event-card") }.
event-events-put-under-deck = { SEAT($seat) } legt { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
} unter den Ereignisstapel.

## Phase 6: the princess chooses

event-gold-shown = { NAME($princess, "princess") } will das Gold sehen: { EACH($gold) }.
event-gold-shown-undecided = { NAME($princess, "princess") } entscheidet sich beim Anblick des Goldes: { EACH($gold) }.
event-made-up-her-mind = { NAME($princess, "princess") } wartet nicht länger: Die Wahl fällt auf { SEAT($seat) }.
event-undecided = { NAME($princess, "princess") } kann sich nicht entscheiden und wartet.
event-joined = { NAME($princess, "princess") } zieht bei { SEAT($seat) } ein.
event-suleika-surcharge = Suleika rümpft über { NAME($princess, "princess") } die Nase: { $amount } mehr Unterhalt für { SEAT($seat) }.
event-left-palace = { NAME($princess, "princess") } verlässt den Palast von { SEAT($seat) }.
event-palace-track-fell = { NAME($princess, "princess") } setzt dem Palast von { SEAT($seat) } zu: Die Palastleiste steht auf { $track }.
event-firyal-fee-paid = { SEAT($seat) } zahlt { $amount } fürs Putzen nach Firyals Einzug.
event-token-handed-back = { SEAT($seat) } gibt für Samira ein { NAME($type, "token.token") } zurück.
event-status-card-handed-in = { SEAT($seat) } gibt für Zahrah { NAME($card, "status") } ab.
event-sidi-visits = Sidi Suleiman besucht { SEAT($seat) }.
event-abducted = { NAME($princess, "princess") } verlässt { SEAT($seat) } und reitet mit Sidi Suleiman davon.
event-hind-keeps-away = Hind nimmt { SEAT($seat) } mit auf Hochzeitsreise.
event-xenia-gift-on-joining = { SEAT($seat) } begrüßt Xenia mit einem Geschenk von { $amount }.
event-xenia-too-dear = { SEAT($seat) } kann die { $gift } für Xenia nicht aufbringen; sie verlässt das Spiel.
event-xenia-and-bill-too-dear = { SEAT($seat) } kann { $gift } für Xenia und { $bill } Unterhalt nicht aufbringen; sie verlässt das Spiel.

## Phase 7: upkeep

event-xenia-gift-paid = { SEAT($seat) } schenkt Xenia { $amount }.
event-xenia-gift-refused = { SEAT($seat) } verweigert Xenia das Geschenk.
event-xenia-marker-taken = Xenia bei { SEAT($seat) } ist zufrieden; es { $left ->
    [0] bleibt kein Marker
    [one] bleibt ein Marker
   *[other] bleiben { $left } Marker
}.
event-gold-shown-xenia = { NAME($princess, "princess") } sucht nach dem größten Reichtum: { EACH($gold) }.
event-xenia-under-deck = Niemand hat Platz für Xenia von { SEAT($refuser) }; ihre Karte kommt unter den Stapel.
event-upkeep-paid = { SEAT($seat) } zahlt { $amount } Unterhalt.
event-upkeep-failed = { SEAT($seat) } kann den Unterhalt von { $bill } nicht zahlen: Tumult im Palast.
event-all-gold-paid = { SEAT($seat) } gibt die letzten { $amount } her.
event-leaves-in-tumult = { NAME($princess, "princess") } hat genug von { SEAT($seat) } und geht.
event-xenia-removed = { SEAT($seat) } kann { $bill } samt Xenias Geschenk nicht zahlen: Sie verlässt das Spiel.
event-nobody-else-leaves = Xenia ist schon gegangen: Bei { SEAT($seat) } geht sonst niemand.
event-late-arrivals-do-not-count = { SEAT($seat) } hätte die { $cost } für die nach dem Unterhalt Eingezogenen nicht ({ NAMES($late, "princess") }): Sie zählen in dieser Runde nicht für den Sieg.

## Why not

refusal-bid-not-multiple-of-10 = Ein Gebot von { $bid } geht nicht: Geboten wird in Schritten von { $step }.
refusal-bid-outside-limits = Ein Gebot von { $bid } ist nicht von dieser Welt: Gebote liegen zwischen { $lowest } und { $highest }.
refusal-bid-too-low = Ein Gebot von { $bid } ist zu niedrig: Das nächste Gebot ist { $lowest } oder mehr.
refusal-bid-above-limit = Ein Gebot von { $bid } ist mehr, als du hast: Mit deinen Kamelen kommst du bis { $limit }.
refusal-not-on-offer = Im Angebot ist gerade { NAME($item, "item.none") }.
refusal-cannot-pay = Für { NAME($item, "item.accusative") } zahlst du { $price }, und du hast { $gold }.
refusal-consolation-not-due = Das Trostgeld bekommt, wer weniger als { $below } Gold hat oder mindestens { $enough } Prinzessinnen und keine Karawane; du hast { $gold } Gold, { $princesses ->
    [one] eine Prinzessin
   *[other] { $princesses } Prinzessinnen
} und { $caravans ->
    [one] eine Karawane
   *[other] { $caravans } Karawanen
}.
refusal-consolation-not-due-by-income = Das Trostgeld bekommt, wer weniger als { $below } Gold hat oder mindestens { $enough } Prinzessinnen und in dieser Runde nur das Grundeinkommen; du hast { $gold } Gold und { $princesses ->
    [one] eine Prinzessin
   *[other] { $princesses } Prinzessinnen
}.
refusal-event-deck-empty = Der Ereignisstapel ist leer.
refusal-cannot-pay-event = Das kostet dich { $price }, und du hast { $gold }.
refusal-card-not-looked-at = „{ NAME($card, "event-card") }“ ist nicht unter den Karten, die du dir ansiehst.
refusal-card-not-in-hand = „{ NAME($card, "event-card") }“ hast du nicht auf der Hand.
refusal-symbol-already-played = „{ NAME($card, "event-card") }“ muss warten: Eine Karte mit demselben Symbol ({ NAME($symbol, "symbol") }) wurde in dieser Runde schon gespielt.
refusal-already-played-this-round = „{ NAME($card, "event-card") }“ wurde in dieser Runde schon gespielt.
refusal-card-not-dealt-to-you = „{ NAME($card, "event-card") }“ ist nicht unter den Karten, die du bekommen hast.
refusal-no-such-caravan = Du hast keine { NAME($caravan, "caravan") }, bei der noch { $remaining ->
    [one] eine Zahlung aussteht
   *[other] { $remaining } Zahlungen ausstehen
}.
refusal-caravan-on-rightmost-space = Deine { NAME($caravan, "caravan") } mit { $remaining } ausstehenden Zahlungen ist gerade erst aufgebrochen und kann nicht weiter zurück.
refusal-wrong-number-of-caravans = Das Ungeziefer will { $needed ->
    [one] eine Karawane
   *[other] { $needed } Karawanen
}, nicht { $given }.
refusal-order-of-missing-cards = Zum Ordnen { $cards ->
    [one] ist nur eine Karte
   *[other] sind nur { $cards } Karten
} da.
refusal-no-princess-in-that-round = In der { NAME($round, "pair.dative") } Runde gibt es keine Prinzessin { $which }: Dort { $princesses ->
    [0] ist keine
    [one] ist eine
   *[other] sind { $princesses }
}.
refusal-card-not-in-status-deck = { NAME($card, "status") } ist nicht im Statusstapel.
refusal-type-not-in-bag = Im Beutel ist kein { NAME($type, "token.token") } mehr.
refusal-no-own-token-of-type = Du hast kein eigenes { NAME($type, "token.token") } zum Zurückgeben.
refusal-status-card-not-yours = { NAME($card, "status") } gehört dir nicht, du kannst sie nicht abgeben.
refusal-princess-not-in-your-palace = { NAME($princess, "princess") } wohnt nicht in deinem Palast.
refusal-cannot-pay-gift = Xenia erwartet { $gift }, und du hast { $gold }.

## Why

reason-no-reason = Das ist so gut wie alles andere.
reason-wins-game = Mit { NAME($item, "item.dative") } gewinnst du { NAME($princess, "princess") }, die letzte Prinzessin, die du brauchst.
reason-wins-princess = Mit { NAME($item, "item.dative") } gewinnst du { NAME($princess, "princess") }; dann { $missing ->
    [one] fehlt noch eine Prinzessin
   *[other] fehlen noch { $missing } Prinzessinnen
}.
reason-wins-foreign-princess = Mit { NAME($item, "item.dative") } gewinnst du { NAME($princess, "princess") }; dein Ziel braucht sie nicht, aber sonst bekommt sie auch niemand.
reason-keeps-princess = So wie es steht, käme { NAME($princess, "princess") } zu dir; mit { NAME($item, "item.dative") } kann kein Rivale das mehr ändern.
reason-denies-princess = Lässt du { NAME($item, "item.accusative") } liegen, geht { NAME($princess, "princess") } zu { SEAT($seat) }; dort { $missing ->
    [one] fehlt noch etwa eine
   *[other] fehlen noch etwa { $missing }
}.
reason-more-income = { $rounds ->
    [one] Mit { NAME($item, "item.dative") } nimmst du in der nächsten Runde { $total } ein.
   *[other] Mit { NAME($item, "item.dative") } nimmst du in { $rounds } Runden { $total } ein.
}
reason-more-room = Du hast Platz für { $free ->
    [0] niemanden mehr
    [one] noch eine Prinzessin
   *[other] noch { $free } Prinzessinnen
} und brauchst { $missing }.
reason-better-standing = Mit { NAME($item, "item.dative") } bekommst du { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: { $lead ->
    [-1] Dann liegst du einen hinter dem besten Rivalen
    [0] Dann liegst du gleichauf mit dem besten Rivalen
    [1] Dann liegst du einen vor allen Rivalen
   *[other] ein Schritt nach oben, wer auch immer als Nächstes kommt
}.
reason-cheaper-bids = Deine Kamele sind dann in jeder Versteigerung { $discount } wert.
reason-keeps-gold = Nichts hier ist seinen Preis wert: Von deinen { $gold } Gold gehen { $bill } für den Unterhalt ab.
reason-takes-consolation = Nichts im Angebot ist dir mehr wert als { $amount } Gold.
reason-worth-bidding = Du willst { NAME($item, "item.accusative") }; die erste Wahl ist dir bis zu { $limit } wert.
reason-bids-for-princess = Mit { NAME($item, "item.dative") } gewinnst du { NAME($princess, "princess") }; die erste Wahl ist dir bis zu { $limit } wert.
reason-others-may-choose = Lass die anderen zuerst wählen: Es bleibt { NAME($item, "item.nominative") } oder etwas ebenso Gutes.
reason-first-choice-too-dear = Die erste Wahl ist dir { $limit } wert, und das nächste Gebot ist { $bid }.
reason-no-need-to-bid = Du wählst zuletzt; ein Gebot wäre verschwendet.
reason-poor-on-purpose = Mit weniger als { $below } Gold darfst du { $amount } nehmen.
reason-good-moment = „{ NAME($card, "event-card") }“ hilft dir jetzt am meisten.
reason-waits-for-its-moment = { $cards ->
    [one] Deine Karte ist
   *[other] Deine { $cards } Karten sind
} in einer späteren Runde mehr wert.
reason-next-princess-likely-yours = „{ NAME($card, "event-card") }“: So wie du dastehst, würden die meisten Prinzessinnen dich wählen.
reason-next-princess-likely-a-rivals = „{ NAME($card, "event-card") }“: So wie es steht, hilft die nächste Prinzessin eher einem Rivalen.
reason-promises-most = „{ NAME($card, "event-card") }“ verspricht am meisten.
reason-gold-to-spare = Von deinen { $gold } Gold kannst du { $price } für eine Karte entbehren.
reason-saves-gold = Du brauchst deine { $gold } Gold für die nächste Runde; der Unterhalt nimmt davon { $bill }.
reason-least-loss = Das ist der Verlust, der dir am wenigsten wehtut.
reason-least-needed = { NAME($princess, "princess") } nützt deinem Ziel am wenigsten.
reason-worth-her-gift = Dein Ziel braucht Xenia, und eine andere zu gewinnen ist schwerer, als { $gift } Gold zu zahlen.
reason-not-worth-her-gift = Xenia nützt deinem Ziel zu wenig, um noch einmal { $gift } wert zu sein.
reason-rivals-lose-payments = Bei der { NAME($caravan, "caravan.dative") } verlieren deine Rivalen mehr als du.
reason-yours-come-first = Wer dich so, wie du dastehst, wählen würde, kommt zuerst.
reason-best-you-can-use = { NAME($card, "status") } bringt dir mit { $gold } Gold am meisten.
reason-fits-your-tokens = Das { NAME($type, "token.token") } ist dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert.
reason-suits-you = So wie es steht, passt dir das am besten.

## What is asked

ask-draft-start-event = Welche dieser Ereigniskarten behältst du? Die anderen kommen zurück.
ask-play-event = Spielst du ein Ereignis, oder passt du?
ask-good-looking-type = Mit welcher Sorte Plättchen glänzt du? Je drei davon geben eins dazu.
ask-new-caravan-pick = Welche Karawane setzt du ein Feld zurück?
ask-vermin-kind = Auf welche Art Karawane hetzt du das Ungeziefer?
ask-vermin-pick = Ungeziefer! Welche deiner Karawanen trifft es?
ask-court-influence-order = In welcher Reihenfolge kommen die Prinzessinnen auf den Stapel zurück (oberste zuerst)?
ask-new-orders-order = In welcher Reihenfolge kommen die Statuskarten auf den Stapel zurück (oberste zuerst)?
ask-changing-mind-target = Wen willst du umstimmen?
ask-changing-mind-choice = Lässt du sie, wie sie ist, tauschst du ihre Vorlieben, oder schickst du sie unter den Stapel?
ask-double-trouble-split = Es kommen drei Prinzessinnen. Welche Runde bekommt zwei davon?
ask-quiet-days-round = Es kommt eine Prinzessin. In welcher Runde soll sie wählen?
ask-noble-pick = Welche Statuskarte bringst du auf den Markt?
ask-bazaar-pick = Welche Sorte Plättchen bringst du auf den Markt?
ask-auction-turn = { $bidder ->
    [none] Noch hat niemand geboten.
   *[other] { SEAT($bidder) } führt mit { $bid }.
} { $to ->
    [0] Höher kannst du nicht gehen.
   *[other] Biete { $from } bis { $to }{ $discount ->
        [0] { "" }
       *[other] { " " }({ $discount } davon zahlen deine Kamele)
    }, oder wähle unten.
}
ask-last-player-bid = Nur du bist noch übrig und brauchst kein Gebot{ $to ->
    [0] .
   *[other] ; du darfst trotzdem { $from } bis { $to } ohne Gegenwert ausgeben.
}
ask-choose-action = Du hast die Wahl: Was kaufst du?
ask-buy-event = Kaufst du eine Ereigniskarte?
ask-keep-event = Welche Ereigniskarte behältst du? Die anderen kommen unter den Stapel.
ask-samira-discard = Samira ist eingezogen: Welches Plättchen gibst du zurück?
ask-zahrah-discard = Zahrah ist eingezogen: Welche Statuskarte gibst du ab?
ask-sidi-victim = Sidi Suleiman steht vor dem Tor: Welche Prinzessin geht mit ihm?
ask-xenia-gift = Xenia erwartet ihr Geschenk. Zahlst du?

move-draft-start-event-draft-start-event = „{ NAME($card, "event-card") }“ behalten
move-play-event-pass = Passen
move-play-event-play = „{ NAME($card, "event-card") }“ spielen
move-good-looking-type-good-looking-type = { NAME($type, "token") }
move-new-caravan-pick-new-caravan-pick = Die { NAME($caravan, "caravan") } mit noch { $remaining }
move-vermin-kind-vermin-kind = Jede { NAME($caravan, "caravan") }
move-vermin-pick-vermin-pick = Ausstehende Zahlungen: { NAMES($remaining, "number") }
move-court-influence-order-court-influence-order = Reihenfolge { NAMES($order, "number") }
move-new-orders-order-new-orders-order = Reihenfolge { NAMES($order, "number") }
move-changing-mind-target-changing-mind-target = Prinzessin { $which } der { NAME($round, "pair.dative") } Runde
move-changing-mind-choice-keep = So lassen, wie sie ist
move-changing-mind-choice-swap = Ihre Vorlieben tauschen
move-changing-mind-choice-bottom = Unter den Stapel schicken
move-double-trouble-split-two-one = Zwei in der ungeraden Runde, eine in der geraden
move-double-trouble-split-one-two = Eine in der ungeraden Runde, zwei in der geraden
move-quiet-days-round-odd = In der ungeraden Runde
move-quiet-days-round-even = In der geraden Runde
move-noble-pick-noble-pick = { NAME($card, "status") }
move-bazaar-pick-bazaar-pick = { NAME($type, "token") }
move-auction-turn-pass = Passen
move-auction-turn-take-150 = Trostgeld statt einer Aktion nehmen
move-auction-turn-bid = { $amount } bieten
move-last-player-bid-no-bid = Kein Gebot, gleich zum Markt
move-last-player-bid-bid = { $amount } bieten
move-choose-action-buy = { NAME($item, "item") } kaufen
move-choose-action-decline = Nichts kaufen
move-choose-action-take-150 = Stattdessen Trostgeld nehmen
move-buy-event-none = Keine kaufen
move-buy-event-two = Zwei ansehen, eine behalten
move-buy-event-three = Drei ansehen, eine behalten
move-keep-event-keep-event = „{ NAME($card, "event-card") }“ behalten
move-samira-discard-samira-discard = { NAME($type, "token") }
move-zahrah-discard-zahrah-discard = { NAME($card, "status") }
move-sidi-victim-sidi-victim = { NAME($princess, "princess") }
move-xenia-gift-pay = Geschenk zahlen
move-xenia-gift-refuse = Verweigern

## Princesses, and what it means to have one

power-palace-wear = setzt deinem Palast bei der ersten Ankunft um einen halben Punkt zu
power-singer = ihr Gesang ist 1 Status wert
power-open-purse = alle sehen dein Gold
power-actress = ihr Schauspiel ist 1 Status wert
power-cheap-events = Ereigniskarten sind für dich billiger
power-lose-appearance = { $loss_powers_repeat ->
    [every_time] bei jeder Ankunft
   *[first_time_per_player] bei der ersten Ankunft
} gibst du ein Ausstrahlungsplättchen zurück
power-lose-status = { $loss_powers_repeat ->
    [every_time] bei jeder Ankunft
   *[first_time_per_player] bei der ersten Ankunft
} gibst du eine Statuskarte ab
power-gives-manners = bringt ein Manierenplättchen mit
power-gives-beauty = bringt ein Schönheitsplättchen mit
power-honeymoon = { $hind_duration ->
    [while_in_palace] du setzt aus, solange sie bleibt
   *[next_round] du setzt in der nächsten Runde aus
}{ $hind_phase6 ->
    [barred] ; so lange wählt dich keine neue Prinzessin
   *[may_be_chosen] { "" }
}
power-cheap-camels = Kamele sind für dich billiger
power-cheap-caravans = Karawanen sind für dich billiger
power-jealous = jede, die später kommt, kostet dich einmal mehr Unterhalt
power-double-upkeep = kostet mehr Unterhalt
power-no-upkeep = braucht keinen Unterhalt
power-gifts = erwartet alle drei Runden ein Geschenk
power-cheap-palace = Palastflügel sind für dich billiger
power-abduction = ein Ritter; er reitet mit einer Prinzessin des Scheichs davon, der die meisten hat
power-cleaning-bill = kostet dich bei jeder Ankunft { $firyal_fee } für jeden Palastflügel

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

event-card-bazaar = Basar
    .effect = du bestimmst die Sorte des Ausstrahlungsplättchens dieser Runde
event-card-better-breed = Bessere Zucht
    .effect = dein Rabatt je Kamel steigt um eine Stufe
event-card-camel-breeding = Kamelnachwuchs
    .effect = je zwei Kamele eines Scheichs bekommen eins dazu
event-card-camel-epidemic = Kamelseuche
    .effect = jeder Scheich verliert von je drei Kamelen eins
event-card-changing-her-mind = Sinneswandel
    .effect = sieh dir die nächste Prinzessin an: lass sie so, tausche ihre Vorlieben oder schick sie unter den Stapel
event-card-court-influence = Einfluss am Hof
    .effect = sieh dir die nächsten drei Prinzessinnen an und ordne sie neu
event-card-double-trouble = Doppelter Trubel
    .effect = eine Prinzessin mehr kommt
event-card-golden-times = Goldene Zeiten
    .effect = alle Einkommen sind in dieser Runde höher
event-card-good-looking = Gutes Aussehen
    .effect = nenne eine Sorte Plättchen: je drei davon geben auf Dauer +1 Ausstrahlung
event-card-guest-house = Gästehaus
    .effect = auf Dauer Platz für eine Prinzessin mehr
event-card-interrupt-spice-trade = Gestörter Gewürzhandel
    .effect = in dieser Runde zahlen Karawanen nicht und rücken nicht vor
event-card-new-orders = Neue Rangfolge
    .effect = sieh dir die nächsten drei Statuskarten an und ordne sie neu
event-card-new-spice-caravan = Neue Gewürzkarawane
    .effect = eine deiner Karawanen zahlt einmal mehr
event-card-noble-merchandise = Edle Ware
    .effect = du suchst die Statuskarte dieser Runde aus dem Stapel aus
event-card-quiet-days = Ruhige Tage
    .effect = eine Prinzessin weniger kommt
event-card-restoration = Restaurierung
    .effect = dein Palast gewinnt einen halben Punkt
event-card-sick-camels = Kranke Kamele
    .effect = in dieser Runde bringt kein Kamel Rabatt
event-card-vermin = Ungeziefer
    .effect = nenne eine Art Karawane: ihre Besitzer verlieren eine Zahlung

symbol-sym-appearance = Ausstrahlungssymbol
symbol-sym-arrival = Ankunftssymbol
symbol-sym-camel = Kamelsymbol
symbol-sym-income = Einkommenssymbol
symbol-sym-preference = Vorliebensymbol
symbol-sym-status = Statussymbol
symbol-sym-vermin = Ungeziefersymbol
symbol-bazaar = Basar
symbol-better-breed = Bessere Zucht
symbol-camel-breeding = Kamelnachwuchs
symbol-camel-epidemic = Kamelseuche
symbol-changing-her-mind = Sinneswandel
symbol-court-influence = Einfluss am Hof
symbol-double-trouble = Doppelter Trubel
symbol-golden-times = Goldene Zeiten
symbol-good-looking = Gutes Aussehen
symbol-guest-house = Gästehaus
symbol-interrupt-spice-trade = Gestörter Gewürzhandel
symbol-new-orders = Neue Rangfolge
symbol-new-spice-caravan = Neue Gewürzkarawane
symbol-noble-merchandise = Edle Ware
symbol-quiet-days = Ruhige Tage
symbol-restoration = Restaurierung
symbol-sick-camels = Kranke Kamele
symbol-vermin = Ungeziefer

## Goals

goal-needs = { $with_talents } Prinzessinnen mit diesen Talenten oder { $any } beliebige

goal-goal5-i-h-r = Intelligenz, Haushalt, Romantik
goal-goal5-i-c-r = Intelligenz, Kochen, Romantik
goal-goal5-h-c-r = Haushalt, Kochen, Romantik
goal-goal5-2i-h = zweimal Intelligenz, Haushalt
goal-goal5-2i-c = zweimal Intelligenz, Kochen
goal-goal5-flex-ir = Intelligenz, Romantik und eins davon noch einmal
goal-goal5-flex-hc = Haushalt, Kochen und eins davon noch einmal
goal-goal4-i-h-c-r = Intelligenz, Haushalt, Kochen, Romantik
goal-goal4-2i-h-c = zweimal Intelligenz, Haushalt, Kochen
goal-goal4-i-flex-hr = Intelligenz, Haushalt, Romantik und eins der letzten beiden noch einmal
goal-goal4-r-flex-ic = Romantik, Intelligenz, Kochen und eins der letzten beiden noch einmal
goal-goal4-flex-hcr = Haushalt, Kochen, Romantik und eins davon noch einmal
goal-goal3-2i-h-c-r = zweimal Intelligenz, Haushalt, Kochen, Romantik
goal-goal3-2h-flex-ic = zweimal Haushalt, Intelligenz, Kochen und eins der letzten beiden noch einmal
goal-goal3-2i-flex-hr = zweimal Intelligenz, Haushalt, Romantik und eins der letzten beiden noch einmal
goal-goal3-flex-icr = Intelligenz, Kochen, Romantik und zwei davon noch einmal

## Things

status-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
status-300 = Statuskarte 300 (1 Punkt)
status-350 = Statuskarte 350 (1 Punkt)
status-400 = Statuskarte 400 (1 Punkt)
status-700 = Statuskarte 700 (2 Punkte)
status-750 = Statuskarte 750 (2 Punkte)
status-800 = Statuskarte 800 (2 Punkte)
status-850 = Statuskarte 850 (2 Punkte)
status-900 = Statuskarte 900 (2 Punkte)
status-1200 = Statuskarte 1200 (3 Punkte)
status-1300 = Statuskarte 1300 (3 Punkte)
status-1400 = Statuskarte 1400 (3 Punkte)
status-1500 = Statuskarte 1500 (3 Punkte)
status-singing = Gesang (1 Punkt)
status-acting = Schauspiel (1 Punkt)

caravan-small-slow = kleine langsame Karawane
    .dative = kleinen langsamen Karawane
caravan-small-fast = kleine schnelle Karawane
    .dative = kleinen schnellen Karawane
caravan-large-slow = große langsame Karawane
    .dative = großen langsamen Karawane
caravan-large-fast = große schnelle Karawane
    .dative = großen schnellen Karawane

item-small-slow = kleine langsame Karawane
    .indefinite = eine kleine langsame Karawane
    .none = keine kleine langsame Karawane
    .nominative = die kleine langsame Karawane
    .accusative = die kleine langsame Karawane
    .dative = der kleinen langsamen Karawane
item-small-fast = kleine schnelle Karawane
    .indefinite = eine kleine schnelle Karawane
    .none = keine kleine schnelle Karawane
    .nominative = die kleine schnelle Karawane
    .accusative = die kleine schnelle Karawane
    .dative = der kleinen schnellen Karawane
item-large-slow = große langsame Karawane
    .indefinite = eine große langsame Karawane
    .none = keine große langsame Karawane
    .nominative = die große langsame Karawane
    .accusative = die große langsame Karawane
    .dative = der großen langsamen Karawane
item-large-fast = große schnelle Karawane
    .indefinite = eine große schnelle Karawane
    .none = keine große schnelle Karawane
    .nominative = die große schnelle Karawane
    .accusative = die große schnelle Karawane
    .dative = der großen schnellen Karawane
item-appearance = Ausstrahlungsplättchen
    .indefinite = ein Ausstrahlungsplättchen
    .none = kein Ausstrahlungsplättchen
    .nominative = das Ausstrahlungsplättchen
    .accusative = das Ausstrahlungsplättchen
    .dative = dem Ausstrahlungsplättchen
item-status = Statuskarte
    .indefinite = eine Statuskarte
    .none = keine Statuskarte
    .nominative = die Statuskarte
    .accusative = die Statuskarte
    .dative = der Statuskarte
item-palace = Palastflügel
    .indefinite = einen Palastflügel
    .none = kein Palastflügel
    .nominative = der Palastflügel
    .accusative = den Palastflügel
    .dative = dem Palastflügel
item-camel = Kamel
    .indefinite = ein Kamel
    .none = kein Kamel
    .nominative = das Kamel
    .accusative = das Kamel
    .dative = dem Kamel

piece-small-caravans = eine kleine Karawane
piece-large-caravans = eine große Karawane
piece-sections = ein Palastflügel
piece-camels = ein Kamel

token-beauty = Schönheit
    .token = Schönheitsplättchen
token-manners = Manieren
    .token = Manierenplättchen
token-clothing = Kleidung
    .token = Kleidungsplättchen

colour-green = Grün
    .weak = grüne
colour-white = Weiß
    .weak = weiße
colour-red = Rot
    .weak = rote
colour-blue = Blau
    .weak = blaue
colour-black = Schwarz
    .weak = schwarze

pair-odd = ungerade
    .dative = ungeraden
pair-even = gerade
    .dative = geraden

preference-appearance = Ausstrahlung
preference-status = Status
preference-palace = Palast
preference-gold = Gold
preference-princesses = meiste Prinzessinnen
preference-none = nichts weiter

talent-intelligence = Intelligenz
talent-housekeeping = Haushalt
talent-cooking = Kochen
talent-romance = Romantik

phase-setup = Vorbereitung
phase-events = Ereignisse
phase-income = Einkommen
phase-market = der Markt
phase-auction = Versteigerungen
phase-purchase = Ereigniskauf
phase-courtship = die Prinzessin wählt
phase-upkeep = Unterhalt
phase-round-end = Ende der Runde
phase-over = das Ende

ending-goal-talents = Ein Ziel ist erreicht: genug Prinzessinnen mit den richtigen Talenten.
ending-goal-number = Ein Ziel ist allein durch die Zahl der Prinzessinnen erreicht.
ending-deck-empty = Es kommt keine Prinzessin mehr; die Punkte entscheiden.
ending-max-rounds = Die letzte Runde ist vorbei; die Punkte entscheiden.

## The game itself

game-summary = Prinzessinnen wählen den Scheich, der in dem vorn liegt, was sie am meisten mögen; das Recht, sich zu verbessern, wird versteigert.
game-like = Biete um das Recht, dich zu verbessern, und sieh dann zu, wie sie wählt: Jede Prinzessin zieht bei dem ein, der in dem vorn liegt, was sie am meisten mag. Ein Versteigerungsspiel mit Karawanen, Kamelen und einem geheimen Ziel.
game-minutes = Etwa 90 Minuten

## Chapters of the rules

chapter-1 = Das Spiel
chapter-3 = Aufbau
chapter-4 = Eine Runde
chapter-5 = Die Karten
chapter-6 = Das Ende
chapter-7 = Drei Scheichs
chapter-8 = Was verborgen ist
chapter-11 = Was du gefragt wirst
chapter-ED = Wo die Ausgaben voneinander abweichen
chapter-E = Was wir entscheiden mussten

## Options

option-players = Spieler
    .help = Wie viele Scheichs am Tisch sitzen. Je weniger es sind, desto mehr Prinzessinnen braucht man zum Sieg.
option-mode = Spielart
    .help = Im Spiel für Fortgeschrittene gibt es eine Palastleiste, mehr Fähigkeiten und Ereignisse ab der ersten Runde, und Punkte entscheiden.
option-mode-standard = Standard
option-mode-advanced = Fortgeschritten
option-edition = Ausgabe
    .help = Wessen Spielregel entscheidet, wo die gedruckten voneinander abweichen. Jede Abweichung lässt sich auch einzeln einstellen.
option-edition-consensus = worin sich die meisten einig sind
option-edition-fr = Französisch
option-edition-pl = Polnisch
option-edition-nl = Niederländisch
option-symbol-profile = Symbole auf Ereigniskarten
    .help = Welche Ereigniskarten einander in einer Runde ausschließen.
option-symbol-profile-default = wie wir die Spielregeln lesen
option-symbol-profile-same-name = nur eine zweite Karte desselben Namens
option-symbol-profile-none = keine Karte schließt eine andere aus
option-undecided-gold-public = Offenes Gold, während eine Prinzessin wartet
    .help = Ob alle das gesamte Gold sehen, solange eine unentschlossene Prinzessin eine Vorliebe dafür hat.
option-good-looking-mode = Gutes Aussehen
    .help = Ob die Karte die Plättchen einmal zählt, wenn sie gespielt wird, oder mit späteren Plättchen wächst.
option-good-looking-mode-snapshot = einmal gezählt
option-good-looking-mode-growing = sie wächst
option-xenia-first-gift-timing = Xenias erstes Geschenk
    .help = Ob es zum nächsten Unterhalt gehört oder fällig ist, sobald sie einzieht.
option-xenia-first-gift-timing-upkeep = mit dem Unterhalt
option-xenia-first-gift-timing-on-join = beim Einzug
option-youngest-seat = Der jüngste Scheich
    .help = Wer der Jüngste ist, für Regeln, nach denen der Jüngste beginnt. Sonst entscheidet das Los.
option-youngest-seat-none = niemand ist genannt
option-youngest-seat-0 = Platz 1
option-youngest-seat-1 = Platz 2
option-youngest-seat-2 = Platz 3
option-youngest-seat-3 = Platz 4
option-youngest-seat-4 = Platz 5
option-first-player-rule = Startspieler
    .help = Wer in der ersten Runde Startspieler ist.
option-first-player-rule-random = ausgelost
option-first-player-rule-youngest = der Jüngste
option-unchosen-start-events = Startereignisse, die niemand behalten hat
    .help = Wohin die Ereigniskarten kommen, die zu Beginn niemand wollte.
option-unchosen-start-events-reshuffle = in den Stapel gemischt
option-unchosen-start-events-shuffled-to-bottom = unter den Stapel
option-all-pass-beneficiary = Wenn alle passen
    .help = Wer ohne Gebot handeln darf, wenn in einer Versteigerung niemand bietet.
option-all-pass-beneficiary-auction-opener = wer sie eröffnet hat
option-all-pass-beneficiary-first-player = der Startspieler
option-consolation-condition-2 = Trostgeld mit vier Prinzessinnen
    .help = Wann ein Scheich mit vielen Prinzessinnen das Trostgeld nehmen darf, obwohl er genug Gold hat.
option-consolation-condition-2-no-caravan-on-board = keine Karawane auf dem Tableau
option-consolation-condition-2-only-base-income-this-round = in dieser Runde nur das Grundeinkommen
option-firyal-power = Firyals Fähigkeit
    .help = Was Firyal ihren Scheich im Spiel für Fortgeschrittene kostet.
option-firyal-power-track-minus-half = einen halben Schritt auf der Palastleiste
option-firyal-power-pay-30-per-section = Gold für jeden Palastflügel
option-loss-powers-repeat = Samira und Zahrah kommen wieder
    .help = Wie oft sie demselben Scheich etwas nehmen.
option-loss-powers-repeat-first-time-per-player = nur beim ersten Mal
option-loss-powers-repeat-every-time = bei jedem Einzug
option-hind-duration = Wie lange Hind ihren Scheich fernhält
    .help = Wie lange ihr Scheich den Versteigerungen fernbleiben muss.
option-hind-duration-next-round = in der nächsten Runde
option-hind-duration-while-in-palace = solange sie bleibt
option-hind-phase6 = Hind und die wählende Prinzessin
    .help = Ob eine Prinzessin einen Scheich wählen darf, den Hind fernhält.
option-hind-phase6-barred = sie übergeht ihn
option-hind-phase6-may-be-chosen = sie darf ihn wählen
option-changing-mind-timing = Sinneswandel
    .help = Wann entschieden wird.
option-changing-mind-timing-on-play = wenn die Karte gespielt wird
option-changing-mind-timing-at-setup = wenn die Prinzessin aufgedeckt wird
option-camel-side-points = Nebenpunkte für ein Kamel
    .help = Was ein Kamel am Ende des Spiels für Fortgeschrittene zählt.
option-camel-breeding-shortage = Zu wenige Kamele für Kamelnachwuchs
    .help = Was geschieht, wenn „Kamelnachwuchs“ mehr Kamele verlangt, als da sind.
option-camel-breeding-shortage-all-or-nothing = niemand bekommt eins
option-camel-breeding-shortage-as-far-as-supply = so weit sie reichen
option-appearance-return-3p = Unverkauftes Ausstrahlungsplättchen
    .help = Bei drei Scheichs: nach welchen Runden ein unverkauftes Plättchen in den Beutel zurückkommt.
option-appearance-return-3p-odd = ungerade Runden
option-appearance-return-3p-even = gerade Runden
option-base-income = Grundeinkommen
    .help = Gold, das jeder Scheich in jeder Runde erhält.
option-max-rounds = Letzte Runde
    .help = Hat bis dahin niemand gewonnen, entscheidet die Rangfolge.
option-start-gold = Gold zu Beginn
    .help = Womit jeder Scheich anfängt.
option-black-bonus = Vorteil von Schwarz
    .help = Um wie viel das Grundeinkommen von Schwarz höher ist.
option-golden-times-percent = Goldene Zeiten
    .help = Was die Karte zu jedem Einkommen hinzufügt, in Prozent.
option-small-slow-price = Kleine langsame Karawane
    .help = Ihr Preis.
option-small-fast-price = Kleine schnelle Karawane
    .help = Ihr Preis.
option-large-slow-price = Große langsame Karawane
    .help = Ihr Preis.
option-large-fast-price = Große schnelle Karawane
    .help = Ihr Preis.
option-adara-small-saving = Adara und kleine Karawanen
    .help = Was sie ihrem Scheich bei einer spart.
option-adara-large-saving = Adara und große Karawanen
    .help = Was sie ihrem Scheich bei einer spart.
option-appearance-price = Ausstrahlungsplättchen
    .help = Sein Preis.
option-palace-price = Palastflügel
    .help = Sein Preis.
option-badra-saving = Badra und Palastflügel
    .help = Was sie ihrem Scheich bei einem spart.
option-camel-price = Kamel
    .help = Sein Preis.
option-farah-saving = Farah und Kamele
    .help = Was sie ihrem Scheich bei einem spart.
option-camel-rate-1 = Rabatt für ein Kamel
    .help = Was jedes Kamel bei einem gewonnenen Gebot spart.
option-camel-rate-2 = Rabatt nach einmal „Bessere Zucht“
    .help = Was jedes Kamel dann spart.
option-camel-rate-3 = Rabatt nach zweimal
    .help = Was jedes Kamel dann spart.
option-camel-rate-4 = Rabatt nach dreimal
    .help = Was jedes Kamel dann spart.
option-two-events-price = Auswahl aus zwei Ereignissen
    .help = Was es kostet, zwei Ereigniskarten zu ziehen und eine zu behalten.
option-three-events-price = Auswahl aus drei Ereignissen
    .help = Was es kostet, drei Ereigniskarten zu ziehen und eine zu behalten.
option-zainab-saving = Zainab und Ereigniskarten
    .help = Was sie ihrem Scheich bei einer spart.
option-consolation = Trostgeld
    .help = Das Gold, das man statt einer Aktion nehmen darf.
option-consolation-below = Grenze für das Trostgeld
    .help = Wer weniger Gold hat als das, darf das Trostgeld nehmen.
option-consolation-princesses = Trostgeld ab so vielen Prinzessinnen
    .help = Wer so viele hat, darf es unter einer weiteren Bedingung nehmen.
option-upkeep = Unterhalt
    .help = Was eine Prinzessin in jeder Runde kostet.
option-janan-upkeep = Unterhalt für Janan
    .help = Was sie in jeder Runde kostet.
option-zafirah-upkeep = Unterhalt für Zafirah
    .help = Was sie in jeder Runde kostet.
option-suleika-surcharge = Eine Neue neben Suleika
    .help = Was jede Prinzessin kostet, die nach ihr einzieht.
option-xenia-gift = Ein Geschenk für Xenia
    .help = Sein Preis.
option-firyal-fee = Firyals Gebühr
    .help = Gold für jeden Palastflügel, wenn das ihre Fähigkeit ist.
option-base-room = Platz zu Beginn
    .help = Für wie viele Prinzessinnen ein Palast ohne Palastflügel Platz hat.

## The columns of the final table

score-fulfilled = Ziel erreicht
    .effect = { $mode ->
        [standard] Im Standardspiel zählt nichts anderes, sobald jemand sein Ziel erreicht hat.
       *[advanced] Wer sein Ziel erreicht hat, kommt vor allen anderen.
    }
score-princesses = Prinzessinnen
score-main-points = Hauptpunkte
    .effect = 2 je Prinzessin im Palast und 3 dazu mit den Talenten des eigenen Ziels.
score-side-points = Nebenpunkte
    .effect = Ausstrahlung, Status, Palastflügel und Palastleiste, dazu { $camel_side_points } je Kamel.
score-gold = Gold

### Saba in German.

## Setting up

event-first-player = { SEAT($seat) } beginnt.
event-starting-resources = { SEAT($seat) } startet mit { $number } { NAME($type, "resource") }.
event-harbour-set-up = Hafenfeld { $slot } wird mit { $count } { NAME($type, "resource") } gefüllt.
event-card-laid-out = Auf Baufeld { $site } liegt zu Beginn { NAME($card, "card") }.

## The turn

event-turn-begins = Zug { $turn }: { SEAT($seat) }.
event-turn-ends = { SEAT($seat) } beendet den Zug.
event-action-card-drawn = { SEAT($seat) } zieht eine Aktionskarte.
event-drew-action-card = { SEAT($seat) } hat gezogen: { NAMES($cards, "action-card") }.
event-action-cards-reshuffled = { $cards ->
    [one] Die eine abgelegte Aktionskarte wird zum neuen Stapel.
   *[other] Die { $cards } abgelegten Aktionskarten werden zu einem neuen Stapel gemischt.
}
event-no-action-card-left = Für { SEAT($seat) } ist keine Aktionskarte mehr da.
event-action-card-discarded = { SEAT($seat) } legt { NAME($card, "action-card.accusative") } ab.
event-resource-returned = { SEAT($seat) } gibt 1 { NAME($type, "resource") } in den allgemeinen Vorrat zurück.

## The harbour

event-harbour-chosen = { SEAT($seat) } spielt { NAME($card, "harbour-card") } für Hafenfeld { $slot }.
event-harbour-taken = { SEAT($seat) } nimmt { $number } { NAME($type, "resource") } von Hafenfeld { $slot }.
event-harbour-slot-empty = Auf Hafenfeld { $slot } liegt kein { NAME($type, "resource") } für { SEAT($seat) }.
event-harbour-brought-card = { SEAT($seat) } zieht am Hafen eine Aktionskarte.
event-palace-card-removed = { SEAT($seat) } entfernt { NAME($card, "card") } von Baufeld { $site }.
event-no-palace-card-to-remove = { SEAT($seat) } findet auf den Baufeldern keine Palastbaukarte zum Entfernen.
event-vizier-moved = { SEAT($seat) } schickt den Wesir aus dem { NAME($from, "quarter") } ins { NAME($to, "quarter") }.
event-vizier-produced = Der Wesir bringt { SEAT($seat) } 1 { NAME($type, "resource") } aus dem { NAME($quarter, "quarter") }.
event-vizier-found-nothing = Im { NAME($quarter, "quarter") } gibt es gerade nichts für { SEAT($seat) }.
event-vizier-exchanged = { SEAT($seat) } tauscht durch den Wesir im { NAME($quarter, "quarter") } 1 { NAME($give, "resource") } gegen 1 { NAME($get, "resource") }.
event-vizier-exchange-declined = { SEAT($seat) } tauscht im { NAME($quarter, "quarter") } nichts.
event-harbour-slot-filled = Auf Hafenfeld { $slot } { $count ->
    [one] liegt
   *[other] liegen
} jetzt { $count } { NAME($type, "resource") }{ $added ->
    [0] .
   *[other] { " " }({ $added } neu).
}
event-harbour-card-turned = { SEAT($seat) } dreht { NAME($card, "harbour-card") } um; sie zeigt jetzt Hafenfeld { $slot }.

## Building

event-built = { SEAT($seat) } baut { NAME($card, "card") } von Baufeld { $site } für { AMOUNTS($paid, "resource") }.
event-workers-played = Arbeiter ersparen { SEAT($seat) } { AMOUNTS($saved, "resource") }.
event-lock-broken = Die Sperre aus { NAME($type, "resource") } auf Garten { $garden } ist aufgehoben und geht in den allgemeinen Vorrat.
event-figure-displaced = Die Figur von { SEAT($seat) } muss den Balkon von Garten { $garden } verlassen.
event-lock-placed = { SEAT($seat) } sperrt Garten { $garden } mit { NAME($type, "resource") }.
event-no-lock-placed = { SEAT($seat) } lässt Garten { $garden } ohne Sperre.
event-building-over = { SEAT($seat) } ist mit dem Bauen fertig.
event-nothing-built = { SEAT($seat) } baut nichts.
event-card-turned-up = Auf Baufeld { $site } kommt { NAME($card, "card") }.
event-building-deck-empty = Der Baustapel ist leer; auf den Baufeldern { $sites ->
    [0] liegt keine Karte mehr
    [one] liegt noch eine Karte
   *[other] liegen noch { $sites } Karten
}.
event-card-no-longer-buildable = Auf Baufeld { $site } ist { NAME($card, "card") } nicht mehr baubar: Der Garten steht schon auf Baustufe { $value }.
event-special-taken = { SEAT($seat) } nimmt { NAME($card, "card") } von Baufeld { $site } für { AMOUNTS($paid, "resource") }.
event-interim-points = { SEAT($seat) } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf dem Dach.
event-interim-leader = { SEAT($seat) } führt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-interim-leader-by-serail = Bei je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} entscheidet das Serail für { SEAT($seat) }.
event-interim-tie-stays = Bei je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} bleibt es beim Gleichstand; niemand kommt in die Schatzkammer.
event-figure-placed = { SEAT($seat) } stellt eine Figur { NAME($destination, "destination.onto") }.
event-figure-taken-from-quarter = { SEAT($seat) } ruft eine Figur von Platz { $space } im { NAME($quarter, "quarter") } zurück.
event-figure-declined = { SEAT($seat) } stellt keine Figur { NAME($destination, "destination.onto") }.
event-no-figure-left = { SEAT($seat) } hat keine Figur für { NAME($destination, "destination.accusative") }.

## The serail

event-serail-marker-placed = { SEAT($seat) } legt einen Marker ins Serail.
event-serail-marker-reused = Der letzte Marker von { SEAT($seat) } wandert auf das erste Feld des Serails.
event-serail-marker-declined = { SEAT($seat) } legt keinen Marker ins Serail.
event-no-serail-marker-left = { SEAT($seat) } hat keinen Marker mehr für das Serail.
event-serail-marker-pushed-out = Ein Marker von { SEAT($seat) } wird aus dem Serail geschoben.
event-serail-seat-left = Die Figur von { SEAT($seat) } muss den Ehrenplatz im Serail verlassen.
event-serail-majority = { SEAT($seat) } hat mit { $markers ->
    [one] einem Marker
   *[other] { $markers } Markern
} die Mehrheit im Serail.

## Quarters

event-figure-placed-in-quarter = { SEAT($seat) } stellt für { $price } Gold eine Figur auf Platz { $space } im { NAME($quarter, "quarter") }.
event-quarter-skipped = { SEAT($seat) } stellt keine Figur in ein Stadtviertel.
event-quarter-produced = Das { NAME($quarter, "quarter") } bringt { SEAT($seat) } 1 { NAME($type, "resource") }.
event-quarter-exchanged = { SEAT($seat) } tauscht im { NAME($quarter, "quarter") } 1 { NAME($give, "resource") } gegen 1 { NAME($get, "resource") }.

## Action cards

event-action-card-played = { SEAT($seat) } spielt { NAME($card, "action-card.accusative") }.
event-card-gave-resources = { SEAT($seat) } erhält { AMOUNTS($resources, "resource") }.
event-harbour-slots-swapped = { SEAT($seat) } vertauscht die Hafenfelder { $first } und { $second }.
event-harbour-surplus-returned = Hafenfeld { $slot } ist zu voll: { $number } { NAME($type, "resource") } { $number ->
    [one] geht
   *[other] gehen
} in den allgemeinen Vorrat.
event-resource-robbed = { SEAT($seat) } raubt 1 { NAME($type, "resource") } von { SEAT($opponent) }.
event-caravan-brought = Die Karawane bringt { SEAT($seat) } 1 { NAME($type, "resource") }.
event-serail-markers-swapped = { SEAT($seat) } vertauscht die Marker auf den Serailfeldern { $first } und { $second }.
event-merchant-took = { SEAT($seat) } handelt mit { SEAT($opponent) } und nimmt { AMOUNTS($taken, "resource") }.
event-merchant-gave = { SEAT($seat) } gibt { SEAT($opponent) } dafür { AMOUNTS($given, "resource") }.
event-figure-picked = { SEAT($seat) } schickt den Vorarbeiter zu einer Figur von { SEAT($owner) } im { NAME($quarter, "quarter") }.
event-figure-moved = { SEAT($seat) } versetzt eine Figur von { SEAT($owner) } aus dem { NAME($from, "quarter") } ins { NAME($to, "quarter") }.
event-figure-ready-again = Die Figur von { SEAT($seat) } im { NAME($quarter, "quarter") } ist einsatzbereit.
event-figure-moved-too-far = Die Figur von { SEAT($seat) } im { NAME($quarter, "quarter") } kommt von zu weit her, um in diesem Zug zu arbeiten.

## The end

event-all-palace-cards-gone = Es ist keine Palastbaukarte mehr da: Das Spiel ist zu Ende.
event-game-end-taken = Die Spielendekarte ist genommen: Das Spiel ist zu Ende.
event-game-stalled = Seit { $turns } Zügen hat keine Karte mehr ein Baufeld verlassen: Das Spiel ist zu Ende.

## Refusals

refusal-too-little-to-give-back = Als Gegengabe brauchst du { $number ->
    [one] einen Rohstoff einer anderen Sorte
   *[other] { $number } Rohstoffe anderer Sorten
} und hast { $owned }.
refusal-not-owned-before-the-trade = Du selbst hast { $owned } { NAME($type, "resource") }; was du gibst, muss schon vor dem Handel dir gehört haben.
refusal-type-on-both-sides = Dieselbe Sorte kann nicht genommen und gegeben werden: { NAME($type, "resource") }.
refusal-unequal-trade = Du nimmst { $taken }, also musst du { $taken } geben, nicht { $given }.
refusal-not-an-opponent = { SEAT($seat) } gehört nicht zu deinen Gegnern.
refusal-opponent-lacks-resource = { SEAT($seat) } hat { $owned } { NAME($type, "resource") }; das reicht nicht.
refusal-worker-only-with-build = Ein Arbeiter wird zusammen mit einem Bau gespielt, nicht allein.
refusal-card-without-effect = Jetzt hätte { NAME($card, "action-card.nominative") } keine Wirkung.
refusal-serail-cell-empty = Auf Serailfeld { $cell } liegt kein Marker.
refusal-markers-of-one-colour = Beide Marker gehören { SEAT($seat) }; sie zu vertauschen würde nichts ändern.
refusal-site-is-empty = Auf Baufeld { $site } liegt keine Karte.
refusal-card-not-in-hand = Du hast { NAME($card, "action-card.accusative") } nicht auf der Hand.
refusal-resource-not-owned = Du hast { NAME($type, "resource.none") } zum Zurückgeben.
refusal-resource-not-owned-to-give = Du hast { NAME($type, "resource.none") } zum Tauschen.
refusal-resource-not-owned-to-lock = Du hast { NAME($type, "resource.none") }, um den Garten damit zu sperren.
refusal-quarter-is-full = Im { NAME($quarter, "quarter") } sind beide Plätze besetzt.
refusal-no-figure-in-supply = Du hast keine Figur in deinem Vorrat.
refusal-cannot-pay-space = Der freie Platz im { NAME($quarter, "quarter") } kostet { $price } Gold; du hast { $gold }.
refusal-no-figure-in-quarter = Du hast keine Figur im { NAME($quarter, "quarter") }.
refusal-figure-not-ready = Im { NAME($quarter, "quarter") } ist keine deiner Figuren einsatzbereit: Jede arbeitet einmal pro Zug, eine neue ab deinem nächsten Zug.
refusal-vizier-blocks-quarter = Der Wesir blockiert das { NAME($quarter, "quarter") }.
refusal-reserve-is-empty = Im allgemeinen Vorrat ist kein { NAME($type, "resource") }.
refusal-only-palace-cards-are-removed = Nur Palastbaukarten können entfernt werden, nicht { NAME($card, "card") }.
refusal-vizier-must-move = Der Wesir steht schon im { NAME($quarter, "quarter") }; er muss in ein anderes Viertel.
refusal-not-exchanged-here = Im { NAME($quarter, "quarter") } lässt sich { NAME($give, "resource") } nicht gegen { NAME($get, "resource") } tauschen.
refusal-not-a-palace-card = Dort liegt keine Palastbaukarte; { NAME($card, "card") } wird genommen, nicht gebaut.
refusal-not-a-special-card = Dort liegt keine Sonderkarte; { NAME($card, "card") } wird gebaut, nicht genommen.
refusal-already-built = Du hast in diesem Zug schon gebaut; mehr als ein Teil pro Zug geht nicht.
refusal-special-already-taken = Du hast in diesem Zug schon eine Sonderkarte genommen; mehr als eine pro Zug geht nicht.
refusal-cannot-pay-card = Du hast { $owned } { NAME($type, "resource") }; { NAME($card, "card") } kostet hier { $cost }.
refusal-too-few-workers = Dafür brauchst du { $needed } Arbeiter und hast { $held }.
refusal-not-part-of-cost = Arbeiter sparen nur, was zu den Kosten gehört; { NAME($card, "card") } kostet hier { $cost } { NAME($type, "resource") }.
refusal-not-your-figure = Auf Platz { $space } im { NAME($quarter, "quarter") } steht keine deiner Figuren.
refusal-no-figure-on-space = Auf Platz { $space } im { NAME($quarter, "quarter") } steht keine Figur.
refusal-no-other-quarter-free = Kein anderes Stadtviertel hat einen freien Platz.
refusal-must-be-another-quarter = Die Figur steht schon im { NAME($quarter, "quarter") }; sie muss in ein anderes Viertel.

## Reasons for a choice

reason-harbour-brings = { $number } { NAME($type, "resource") } für deinen Vorrat.
reason-harbour-pays-for = Mit { $number } { NAME($type, "resource") } kannst du noch in diesem Zug { NAME($card, "card") } bezahlen.
reason-harbour-brings-card = { $number } { NAME($type, "resource") } und eine Aktionskarte; beim nächsten Mal zeigt die Karte ihre reiche Seite.
reason-harbour-lets-strike = { $number } { NAME($type, "resource") }, und du kannst { NAME($card, "card") } entfernen, bevor dich das den Balkon von Garten { $garden } kostet.
reason-harbour-brings-vizier = { $number } { NAME($type, "resource") }, und der Wesir bringt einen Rohstoff deiner Wahl.
reason-card-threatens-you = Wer { NAME($card, "card") } baut, vertreibt dich vom Balkon von Garten { $garden }.
reason-card-is-least-missed = Am wenigsten fehlt dir { NAME($card, "card") }.
reason-vizier-brings = 1 { NAME($type, "resource") } brauchst du am dringendsten.
reason-vizier-hinders = Dort hindert er { SEAT($seat) } daran, das { NAME($quarter, "quarter") } zu nutzen.
reason-vizier-lets-exchange = Im { NAME($quarter, "quarter") } kannst du einen Rohstoff in das tauschen, was dir fehlt.
reason-wins-now = Das beendet das Spiel, und mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gewinnst du.
reason-leads-interim-scoring = Du führst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: Eine Figur kommt in die Schatzkammer und bleibt dort.
reason-nobody-leads = Bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} führt niemand: Keine Figur wird gestellt, und die Karte ist weg.
reason-rival-leads-interim-scoring = { SEAT($seat) } führt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und bekäme die Figur in der Schatzkammer.
reason-would-not-win-now = Das beendet das Spiel, und mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gewinnst du nicht gegen { $most }.
reason-displaces-rival = Mit { NAME($card, "card.dative") } verdrängst du { SEAT($seat) } und kommst auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf dem Dach.
reason-balcony-is-free = Der Balkon ist leer: Mit { NAME($card, "card.dative") } kommst du auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf dem Dach.
reason-never-overbuilt = Über { NAME($card, "card") } wird nichts mehr gebaut: Das macht { $points ->
    [one] 1 Punkt auf dem Dach, und der bleibt.
   *[other] { $points } Punkte auf dem Dach, einen davon auf Dauer.
}
reason-makes-own-balcony-safer = Mit { NAME($card, "card.dative") } bleibst du auf dem Balkon von Garten { $garden }, und ein Marker kommt ins Serail.
reason-saves-up = Spar deine Rohstoffe für einen besseren Bau.
reason-step-towards-build = Du brauchst das für { NAME($card, "card") }.
reason-quarter-gives = 1 { NAME($type, "resource") } umsonst.
reason-figure-pays-back = Es { $turns ->
    [one] bleibt etwa ein Zug
   *[other] bleiben etwa { $turns } Züge
}: Eine Figur im { NAME($quarter, "quarter") } spielt die Kosten von { $price } Gold wieder ein.
reason-no-quarter-pays = Es { $turns ->
    [one] bleibt etwa ein Zug
   *[other] bleiben etwa { $turns } Züge
}: Kein Viertel lohnt sich mehr als das, was du behältst.
reason-exchange-fits-better = { NAME($get, "resource") } nützt dir mehr als { NAME($give, "resource") }.
reason-hand-would-be-too-large = Du darfst nur { $limit } Karten behalten: Spiel lieber eine, als sie zu verlieren.
reason-nothing-more-to-do = Was du hast, ist mehr wert, wenn du es behältst.
reason-needed-most = Für deinen nächsten Bau fehlt dir { NAME($type, "resource") }.
reason-needed-least = Für deine nächsten Bauten brauchst du { NAME($type, "resource") } am wenigsten.
reason-card-of-least-use = Am wenigsten nützt dir { NAME($card, "action-card.nominative") }.
reason-roof-counts = Nur Figuren auf dem Dach zählen, und { NAME($destination, "destination") } ist mehr wert als ein Stadtviertel.
reason-marker-breaks-ties = Das kostet nichts, und Marker entscheiden bei Gleichstand; damit sind es { $markers }.
reason-rivals-lack-lock = Eine Sperre aus { NAME($type, "resource") } hält { $rivals ->
    [0] nur eine Weile: Alle haben davon.
    [one] den einen Rivalen auf, der nichts davon hat.
   *[other] { $rivals } Rivalen auf, die nichts davon haben.
}
reason-lock-not-worth-it = Der Rohstoff ist dir mehr wert als die Sperre.
reason-wins-serail-seat = Der Ehrenplatz im Serail ginge an { SEAT($seat) }, und er zählt einen Punkt.
reason-figure-works-again = In einem benachbarten Viertel kann die Figur in diesem Zug noch einmal arbeiten.

## Questions

ask-pre-harbour = Welche Hafenkarte spielst du? Vorher darfst du Stadtviertel nutzen und Karten spielen.
ask-build = Was baust oder nimmst du?
ask-quarter = Stellst du eine Figur in ein Stadtviertel?
ask-final = Noch etwas, bevor dein Zug endet?
ask-remove-palace-card = Welche Palastbaukarte entfernst du von den Baufeldern?
ask-move-vizier = Wohin schickst du den Wesir?
ask-vizier-or-quarter = Wohin schickst du den Wesir? Vorher darfst du Stadtviertel nutzen, in denen deine Figuren bereitstehen.
ask-vizier-exchange = Was tauschst du durch den Wesir?
ask-harbour-master = Welche zwei Hafenfelder vertauschst du?
ask-desert-robber = Wen beraubst du, und was nimmst du?
ask-caravan-leader = Was bringt dir die Karawane?
ask-harem-guard = Welche zwei Marker vertauschst du?
ask-merchant-take = Mit wem handelst du, und was nimmst du?
ask-merchant-give = Was gibst du für { AMOUNTS($take, "resource") }?
ask-foreman-figure = Welche Figur versetzt du?
ask-foreman-target = In welches Stadtviertel kommt sie?
ask-figure-source = Dein Vorrat ist leer. Rufst du eine Figur aus einem Stadtviertel { NAME($destination, "destination.onto") }?
ask-serail-marker = Deine Figur hat ihren Balkon verloren. Legst du einen Marker ins Serail?
ask-place-lock = Sperrst du Garten { $garden } mit einem Rohstoff?
ask-discard-cards = Du darfst { $hand_limit } Aktionskarten behalten. Welche legst du ab?
ask-return-resources = Du darfst { $stock_limit } Rohstoffe behalten. Was gibst du zurück?

## Choices

move-pre-harbour-choose-harbour = { NAME($card, "harbour-card") }
move-pre-harbour-use-quarter = { NAME($quarter, "quarter") } nutzen
move-pre-harbour-exchange = { NAME($quarter, "quarter") }: { NAME($give, "resource") } gegen { NAME($get, "resource") }
move-pre-harbour-play = { NAME($card, "action-card") } spielen
move-build-end-build = Nichts mehr bauen
move-build-build = Von Baufeld { $site } bauen
move-build-take-special = Sonderkarte von Baufeld { $site } nehmen
move-build-build-with-workers = Von Baufeld { $site } bauen, Arbeiter sparen { AMOUNTS($waive, "resource") }
move-build-use-quarter = { move-pre-harbour-use-quarter }
move-build-exchange = { move-pre-harbour-exchange }
move-build-play = { move-pre-harbour-play }
move-quarter-skip-quarter = Keine Figur in ein Viertel stellen
move-quarter-place-in-quarter = Figur ins { NAME($quarter, "quarter") } stellen
move-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-quarter-exchange = { move-pre-harbour-exchange }
move-quarter-play = { move-pre-harbour-play }
move-final-end-turn = Zug beenden
move-final-use-quarter = { move-pre-harbour-use-quarter }
move-final-exchange = { move-pre-harbour-exchange }
move-final-play = { move-pre-harbour-play }
move-remove-palace-card-remove-palace-card = Karte auf Baufeld { $site } entfernen
move-move-vizier-move-vizier = Ins { NAME($quarter, "quarter") }
move-vizier-or-quarter-move-vizier = { move-move-vizier-move-vizier }
move-vizier-or-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-vizier-or-quarter-exchange = { move-pre-harbour-exchange }
move-vizier-exchange-none = Nichts tauschen
move-vizier-exchange-vizier-exchange = { NAME($give, "resource") } gegen { NAME($get, "resource") } tauschen
move-harbour-master-harbour-master = Hafenfelder vertauschen: { NAMES($slots, "number") }
move-desert-robber-desert-robber = { NAME($type, "resource") } von { SEAT($opponent) } nehmen
move-caravan-leader-caravan-leader = { NAME($type, "resource") }
move-harem-guard-harem-guard = Marker vertauschen: Felder { NAMES($cells, "number") }
move-merchant-take-merchant-take = { AMOUNTS($take, "resource") } von { SEAT($opponent) }
move-merchant-give-merchant-give = { AMOUNTS($give, "resource") }
move-foreman-figure-foreman-figure = Figur auf Platz { $space } im { NAME($quarter, "quarter") }
move-foreman-target-foreman-target = Ins { NAME($quarter, "quarter") }
move-figure-source-none = Platz leer lassen
move-figure-source-figure-source = Figur auf Platz { $space } im { NAME($quarter, "quarter") }
move-serail-marker-no = Keinen Marker legen
move-serail-marker-yes = Marker legen
move-place-lock-none = Keine Sperre legen
move-place-lock-place-lock = Mit { NAME($type, "resource") } sperren
move-discard-cards-discard = { NAME($card, "action-card") } ablegen
move-return-resources-return = { NAME($type, "resource") } zurückgeben

## Endings

ending-palace-done = Der Palast ist fertig: Jede Palastbaukarte ist gebaut oder entfernt.
ending-game-end-taken = Die Spielendekarte wurde genommen.
ending-stalled = Niemand hat mehr am Palast weitergebaut.

## Names

card-arch-1 = Torbogen 1
card-arch-2 = Torbogen 2
card-arch-3 = Torbogen 3
card-arch-4 = Torbogen 4
card-arch-5 = Torbogen 5
card-arch-6 = Torbogen 6
card-arch-7 = Torbogen 7
card-arch-8 = Torbogen 8
card-fountain-1 = Brunnen 1
card-fountain-2 = Brunnen 2
card-fountain-3 = Brunnen 3
card-fountain-4 = Brunnen 4
card-fountain-5 = Brunnen 5
card-fountain-6 = Brunnen 6
card-fountain-7 = Brunnen 7
card-fountain-8 = Brunnen 8
card-pillar-1 = Säule 1
card-pillar-2 = Säule 2
card-pillar-3 = Säule 3
card-pillar-4 = Säule 4
card-pillar-5 = Säule 5
card-pillar-6 = Säule 6
card-pillar-7 = Säule 7
card-pillar-8 = Säule 8
card-treasure-1 = die erste Schatzkammerkarte
    .dative = der ersten Schatzkammerkarte
card-treasure-2 = die zweite Schatzkammerkarte
    .dative = der zweiten Schatzkammerkarte
card-game-end = die Spielendekarte
    .dative = der Spielendekarte
harbour-card-harbour-a = Hafenkarte A
harbour-card-harbour-b = Hafenkarte B
quarter-stonemason = Steinmetzviertel
    .sign = Steinmetz
quarter-carpenter = Zimmermannsviertel
    .sign = Zimmer{ "\u00AD" }mann
quarter-mason = Maurerviertel
    .sign = Maurer
quarter-goldsmith = Goldschmiedviertel
    .sign = Gold{ "\u00AD" }schmied
quarter-money-changer = Wechselstubenviertel
    .sign = Wechsel{ "\u00AD" }stube
quarter-bazaar = Basarviertel
    .sign = Basar
resource-alabaster = Alabaster
    .none = keinen Alabaster
resource-sandstone = Sandstein
    .none = keinen Sandstein
resource-ebony = Ebenholz
    .none = kein Ebenholz
resource-gold = Gold
    .none = kein Gold
destination-treasure-chamber = die Schatzkammer
    .accusative = die Schatzkammer
    .onto = in die Schatzkammer
destination-serail-seat = der Ehrenplatz im Serail
    .accusative = den Ehrenplatz im Serail
    .onto = auf den Ehrenplatz im Serail
destination-balcony-1 = der Balkon von Garten 1
    .accusative = den Balkon von Garten 1
    .onto = auf den Balkon von Garten 1
destination-balcony-2 = der Balkon von Garten 2
    .accusative = den Balkon von Garten 2
    .onto = auf den Balkon von Garten 2
destination-balcony-3 = der Balkon von Garten 3
    .accusative = den Balkon von Garten 3
    .onto = auf den Balkon von Garten 3
destination-balcony-4 = der Balkon von Garten 4
    .accusative = den Balkon von Garten 4
    .onto = auf den Balkon von Garten 4
destination-balcony-5 = der Balkon von Garten 5
    .accusative = den Balkon von Garten 5
    .onto = auf den Balkon von Garten 5
destination-balcony-6 = der Balkon von Garten 6
    .accusative = den Balkon von Garten 6
    .onto = auf den Balkon von Garten 6
destination-balcony-7 = der Balkon von Garten 7
    .accusative = den Balkon von Garten 7
    .onto = auf den Balkon von Garten 7
destination-balcony-8 = der Balkon von Garten 8
    .accusative = den Balkon von Garten 8
    .onto = auf den Balkon von Garten 8

slot-1 = und eine Aktionskarte ziehen
slot-2 = und eine Palastbaukarte entfernen
slot-3 = und den Wesir versetzen
slot-4 = und sonst nichts

step-pre-harbour = Hafen
step-build = Bauen
step-quarter = Stadtviertel
step-final = Zugende
step-limits = Limits
step-over = zu Ende

next-arch = ein Torbogen
next-treasure-1 = die erste Schatzkammerkarte
next-fountain = ein Brunnen
next-treasure-2 = die zweite Schatzkammerkarte
next-pillar = eine Säule
next-pillar-or-game-end = eine Säule oder die Spielendekarte

table-palace-cards = die Kosten der Palastbaukarten
table-special-cards = die Kosten der Sonderkarten
table-basic-action-cards = was die Basis-Aktionskarten bringen
table-harbour-cards = die Rückseiten der Hafenkarten
table-quarter-neighbours = welche Stadtviertel benachbart sind
reconstructed-note = Von uns rekonstruiert, nicht so gedruckt: { NAMES($tables, "table") }.

effect-quarter-stonemason = bringt 1 Alabaster
effect-quarter-carpenter = bringt 1 Ebenholz
effect-quarter-mason = bringt 1 Sandstein
effect-quarter-goldsmith = bringt 1 Gold
effect-quarter-money-changer = Gold gegen einen Baustoff oder umgekehrt
effect-quarter-bazaar = ein Baustoff gegen einen anderen

action-card-harbour-master = Hafenmeister
    .nominative = der Hafenmeister
    .accusative = den Hafenmeister
    .effect = zwei Hafenfelder tauschen die Plätze, danach werden beide ihrer Kapazität angepasst
action-card-desert-robber = Wüstenräuber
    .nominative = der Wüstenräuber
    .accusative = den Wüstenräuber
    .effect = nimm einem Gegner einen Rohstoff deiner Wahl weg
action-card-caravan-leader = Karawanenführer
    .nominative = der Karawanenführer
    .accusative = den Karawanenführer
    .effect = nimm einen Rohstoff deiner Wahl aus dem allgemeinen Vorrat
action-card-harem-guard = Haremswächter
    .nominative = der Haremswächter
    .accusative = den Haremswächter
    .effect = zwei Serailmarker verschiedener Farbe tauschen die Plätze
action-card-merchant = Händler
    .nominative = der Händler
    .accusative = den Händler
    .effect = tausche einen oder zwei Rohstoffe mit einem Gegner
action-card-worker = Arbeiter
    .nominative = der Arbeiter
    .accusative = den Arbeiter
    .effect = wird mit einem Bau gespielt: ein Rohstoff der Kosten entfällt
action-card-foreman = Vorarbeiter
    .nominative = der Vorarbeiter
    .accusative = den Vorarbeiter
    .effect = versetze eine beliebige Figur kostenlos in ein anderes Stadtviertel
action-card-res-alabaster = Alabasterkarte
    .nominative = die Alabasterkarte
    .accusative = die Alabasterkarte
    .effect = nimm 1 Alabaster aus dem allgemeinen Vorrat
action-card-res-sandstone = Sandsteinkarte
    .nominative = die Sandsteinkarte
    .accusative = die Sandsteinkarte
    .effect = nimm 1 Sandstein aus dem allgemeinen Vorrat
action-card-res-ebony = Ebenholzkarte
    .nominative = die Ebenholzkarte
    .accusative = die Ebenholzkarte
    .effect = nimm 1 Ebenholz aus dem allgemeinen Vorrat
action-card-res-gold = Goldkarte
    .nominative = die Goldkarte
    .accusative = die Goldkarte
    .effect = nimm 1 Gold aus dem allgemeinen Vorrat
action-card-res-alabaster-alabaster = Karte für 2 Alabaster
    .nominative = die Karte für 2 Alabaster
    .accusative = die Karte für 2 Alabaster
    .effect = nimm 2 Alabaster aus dem allgemeinen Vorrat
action-card-res-alabaster-sandstone = Karte für 1 Alabaster und 1 Sandstein
    .nominative = die Karte für 1 Alabaster und 1 Sandstein
    .accusative = die Karte für 1 Alabaster und 1 Sandstein
    .effect = nimm 1 Alabaster und 1 Sandstein aus dem allgemeinen Vorrat
action-card-res-alabaster-ebony = Karte für 1 Alabaster und 1 Ebenholz
    .nominative = die Karte für 1 Alabaster und 1 Ebenholz
    .accusative = die Karte für 1 Alabaster und 1 Ebenholz
    .effect = nimm 1 Alabaster und 1 Ebenholz aus dem allgemeinen Vorrat
action-card-res-alabaster-gold = Karte für 1 Alabaster und 1 Gold
    .nominative = die Karte für 1 Alabaster und 1 Gold
    .accusative = die Karte für 1 Alabaster und 1 Gold
    .effect = nimm 1 Alabaster und 1 Gold aus dem allgemeinen Vorrat
action-card-res-sandstone-sandstone = Karte für 2 Sandstein
    .nominative = die Karte für 2 Sandstein
    .accusative = die Karte für 2 Sandstein
    .effect = nimm 2 Sandstein aus dem allgemeinen Vorrat
action-card-res-sandstone-ebony = Karte für 1 Sandstein und 1 Ebenholz
    .nominative = die Karte für 1 Sandstein und 1 Ebenholz
    .accusative = die Karte für 1 Sandstein und 1 Ebenholz
    .effect = nimm 1 Sandstein und 1 Ebenholz aus dem allgemeinen Vorrat
action-card-res-sandstone-gold = Karte für 1 Sandstein und 1 Gold
    .nominative = die Karte für 1 Sandstein und 1 Gold
    .accusative = die Karte für 1 Sandstein und 1 Gold
    .effect = nimm 1 Sandstein und 1 Gold aus dem allgemeinen Vorrat
action-card-res-ebony-ebony = Karte für 2 Ebenholz
    .nominative = die Karte für 2 Ebenholz
    .accusative = die Karte für 2 Ebenholz
    .effect = nimm 2 Ebenholz aus dem allgemeinen Vorrat
action-card-res-ebony-gold = Karte für 1 Ebenholz und 1 Gold
    .nominative = die Karte für 1 Ebenholz und 1 Gold
    .accusative = die Karte für 1 Ebenholz und 1 Gold
    .effect = nimm 1 Ebenholz und 1 Gold aus dem allgemeinen Vorrat
action-card-res-gold-gold = Karte für 2 Gold
    .nominative = die Karte für 2 Gold
    .accusative = die Karte für 2 Gold
    .effect = nimm 2 Gold aus dem allgemeinen Vorrat
action-card-res-alabaster-alabaster-alabaster = Karte für 3 Alabaster
    .nominative = die Karte für 3 Alabaster
    .accusative = die Karte für 3 Alabaster
    .effect = nimm 3 Alabaster aus dem allgemeinen Vorrat
action-card-res-alabaster-alabaster-sandstone = Karte für 2 Alabaster und 1 Sandstein
    .nominative = die Karte für 2 Alabaster und 1 Sandstein
    .accusative = die Karte für 2 Alabaster und 1 Sandstein
    .effect = nimm 2 Alabaster und 1 Sandstein aus dem allgemeinen Vorrat
action-card-res-alabaster-alabaster-ebony = Karte für 2 Alabaster und 1 Ebenholz
    .nominative = die Karte für 2 Alabaster und 1 Ebenholz
    .accusative = die Karte für 2 Alabaster und 1 Ebenholz
    .effect = nimm 2 Alabaster und 1 Ebenholz aus dem allgemeinen Vorrat
action-card-res-alabaster-alabaster-gold = Karte für 2 Alabaster und 1 Gold
    .nominative = die Karte für 2 Alabaster und 1 Gold
    .accusative = die Karte für 2 Alabaster und 1 Gold
    .effect = nimm 2 Alabaster und 1 Gold aus dem allgemeinen Vorrat
action-card-res-alabaster-sandstone-sandstone = Karte für 1 Alabaster und 2 Sandstein
    .nominative = die Karte für 1 Alabaster und 2 Sandstein
    .accusative = die Karte für 1 Alabaster und 2 Sandstein
    .effect = nimm 1 Alabaster und 2 Sandstein aus dem allgemeinen Vorrat
action-card-res-alabaster-sandstone-ebony = Karte für 1 Alabaster, 1 Sandstein und 1 Ebenholz
    .nominative = die Karte für 1 Alabaster, 1 Sandstein und 1 Ebenholz
    .accusative = die Karte für 1 Alabaster, 1 Sandstein und 1 Ebenholz
    .effect = nimm 1 Alabaster, 1 Sandstein und 1 Ebenholz aus dem allgemeinen Vorrat
action-card-res-alabaster-sandstone-gold = Karte für 1 Alabaster, 1 Sandstein und 1 Gold
    .nominative = die Karte für 1 Alabaster, 1 Sandstein und 1 Gold
    .accusative = die Karte für 1 Alabaster, 1 Sandstein und 1 Gold
    .effect = nimm 1 Alabaster, 1 Sandstein und 1 Gold aus dem allgemeinen Vorrat
action-card-res-alabaster-ebony-ebony = Karte für 1 Alabaster und 2 Ebenholz
    .nominative = die Karte für 1 Alabaster und 2 Ebenholz
    .accusative = die Karte für 1 Alabaster und 2 Ebenholz
    .effect = nimm 1 Alabaster und 2 Ebenholz aus dem allgemeinen Vorrat
action-card-res-alabaster-ebony-gold = Karte für 1 Alabaster, 1 Ebenholz und 1 Gold
    .nominative = die Karte für 1 Alabaster, 1 Ebenholz und 1 Gold
    .accusative = die Karte für 1 Alabaster, 1 Ebenholz und 1 Gold
    .effect = nimm 1 Alabaster, 1 Ebenholz und 1 Gold aus dem allgemeinen Vorrat
action-card-res-alabaster-gold-gold = Karte für 1 Alabaster und 2 Gold
    .nominative = die Karte für 1 Alabaster und 2 Gold
    .accusative = die Karte für 1 Alabaster und 2 Gold
    .effect = nimm 1 Alabaster und 2 Gold aus dem allgemeinen Vorrat
action-card-res-sandstone-sandstone-sandstone = Karte für 3 Sandstein
    .nominative = die Karte für 3 Sandstein
    .accusative = die Karte für 3 Sandstein
    .effect = nimm 3 Sandstein aus dem allgemeinen Vorrat
action-card-res-sandstone-sandstone-ebony = Karte für 2 Sandstein und 1 Ebenholz
    .nominative = die Karte für 2 Sandstein und 1 Ebenholz
    .accusative = die Karte für 2 Sandstein und 1 Ebenholz
    .effect = nimm 2 Sandstein und 1 Ebenholz aus dem allgemeinen Vorrat
action-card-res-sandstone-sandstone-gold = Karte für 2 Sandstein und 1 Gold
    .nominative = die Karte für 2 Sandstein und 1 Gold
    .accusative = die Karte für 2 Sandstein und 1 Gold
    .effect = nimm 2 Sandstein und 1 Gold aus dem allgemeinen Vorrat
action-card-res-sandstone-ebony-ebony = Karte für 1 Sandstein und 2 Ebenholz
    .nominative = die Karte für 1 Sandstein und 2 Ebenholz
    .accusative = die Karte für 1 Sandstein und 2 Ebenholz
    .effect = nimm 1 Sandstein und 2 Ebenholz aus dem allgemeinen Vorrat
action-card-res-sandstone-ebony-gold = Karte für 1 Sandstein, 1 Ebenholz und 1 Gold
    .nominative = die Karte für 1 Sandstein, 1 Ebenholz und 1 Gold
    .accusative = die Karte für 1 Sandstein, 1 Ebenholz und 1 Gold
    .effect = nimm 1 Sandstein, 1 Ebenholz und 1 Gold aus dem allgemeinen Vorrat
action-card-res-sandstone-gold-gold = Karte für 1 Sandstein und 2 Gold
    .nominative = die Karte für 1 Sandstein und 2 Gold
    .accusative = die Karte für 1 Sandstein und 2 Gold
    .effect = nimm 1 Sandstein und 2 Gold aus dem allgemeinen Vorrat
action-card-res-ebony-ebony-ebony = Karte für 3 Ebenholz
    .nominative = die Karte für 3 Ebenholz
    .accusative = die Karte für 3 Ebenholz
    .effect = nimm 3 Ebenholz aus dem allgemeinen Vorrat
action-card-res-ebony-ebony-gold = Karte für 2 Ebenholz und 1 Gold
    .nominative = die Karte für 2 Ebenholz und 1 Gold
    .accusative = die Karte für 2 Ebenholz und 1 Gold
    .effect = nimm 2 Ebenholz und 1 Gold aus dem allgemeinen Vorrat
action-card-res-ebony-gold-gold = Karte für 1 Ebenholz und 2 Gold
    .nominative = die Karte für 1 Ebenholz und 2 Gold
    .accusative = die Karte für 1 Ebenholz und 2 Gold
    .effect = nimm 1 Ebenholz und 2 Gold aus dem allgemeinen Vorrat
action-card-res-gold-gold-gold = Karte für 3 Gold
    .nominative = die Karte für 3 Gold
    .accusative = die Karte für 3 Gold
    .effect = nimm 3 Gold aus dem allgemeinen Vorrat

## The game itself

game-summary = Schmück die Gärten des Palasts, halte deine Figuren auf seinem Dach, und achte darauf, wer im Serail sitzt.
game-like = Hol Sandstein und Alabaster aus dem Hafen, bau Torbögen, Brunnen und Säulen in acht Gärten, und vertreib Rivalen von den Balkonen, denn nur das Dach zählt.
game-minutes = 45 bis 75 Minuten

## Chapters of the rules

chapter-1 = Das Spiel
chapter-2 = Das Spielmaterial
chapter-3 = Aufbau
chapter-4 = Der Zug
chapter-5 = Das Serail
chapter-6 = Das Ende
chapter-7 = Das Spiel für Fortgeschrittene
chapter-8 = Karten und Zahlen
chapter-9 = Was verborgen ist
chapter-11 = Was du gefragt wirst
chapter-S = Was wir entscheiden mussten

## Options

option-players = Spieler
    .help = Wie viele am Tisch sitzen.
option-mode = Spielart
    .help = Im Spiel für Fortgeschrittene gibt es mehr Aktionskarten, den Ehrenplatz im Serail und Sperren auf den Gärten.
option-mode-basic = Grundspiel
option-mode-advanced = Fortgeschritten
option-treasure-cost = Schatzkammerkarten
    .help = Was es außer dem Gold des Baufelds kostet, eine zu nehmen. Was auf ihnen gedruckt steht, wissen wir nicht.
option-treasure-cost-one-of-each = Ein Baustoff von jeder Sorte
option-treasure-cost-none = Nichts
option-data = Karten und Stadt
    .help = Einige gedruckte Tabellen kennen wir nicht, also haben wir eigene gemacht. Wer die gedruckten hat, kann sie hier eingeben.
option-stall-rounds = Stillstand
    .help = Verlässt so viele Züge jedes Spielers lang keine Karte ein Baufeld, endet das Spiel.
option-hand-limit-basic = Behaltene Aktionskarten, Grundspiel
    .help = Wie viele man am Ende eines Zugs behalten darf.
option-hand-limit-advanced = Behaltene Aktionskarten, Fortgeschrittene
    .help = Wie viele man am Ende eines Zugs behalten darf.
option-stock-limit = Behaltene Rohstoffe
    .help = Wie viele man am Ende eines Zugs behalten darf.
option-resources-each = Stücke von jedem Rohstoff
    .help = Wie viele es gibt.
option-figures-each = Figuren eines Spielers
    .help = Wie viele es gibt.
option-markers-each = Serailmarker eines Spielers
    .help = Wie viele es gibt.
option-slot-1-capacity = Hafenfeld 1
    .help = Für wie viele Rohstoffe es Platz hat.
option-slot-2-capacity = Hafenfeld 2
    .help = Für wie viele Rohstoffe es Platz hat.
option-slot-3-capacity = Hafenfeld 3
    .help = Für wie viele Rohstoffe es Platz hat.
option-slot-4-capacity = Hafenfeld 4
    .help = Für wie viele Rohstoffe es Platz hat.
option-site-1-surcharge = Aufpreis von Baufeld 1
    .help = Gold, das eine Karte dort zusätzlich kostet.
option-site-2-surcharge = Aufpreis von Baufeld 2
    .help = Gold, das eine Karte dort zusätzlich kostet.
option-site-3-surcharge = Aufpreis von Baufeld 3
    .help = Gold, das eine Karte dort zusätzlich kostet.
option-space-1-price = Erster Platz eines Stadtviertels
    .help = Gold, das er kostet.
option-space-2-price = Zweiter Platz eines Stadtviertels
    .help = Gold, das er kostet.
option-serail-cells-2 = Serailfelder bei zwei Spielern
    .help = Wie viele es gibt.
option-serail-cells-3 = Serailfelder bei drei Spielern
    .help = Wie viele es gibt.
option-serail-cells-4 = Serailfelder bei vier Spielern
    .help = Wie viele es gibt.

## The columns of the final table

score-rank = Platz
score-points = Punkte
    .effect = Einer für jede Figur auf einem Balkon, in der Schatzkammer und auf dem Ehrenplatz.
score-balconies = Balkone
score-treasure-chamber = Schatzkammer
score-serail-seat = Ehrenplatz
score-serail-markers = Serailmarker
    .effect = Bei gleichen Punkten die meisten Marker im Serail.
score-serail-order = Marker am nächsten an Serailfeld 1
    .effect = Bei gleich vielen Markern; wer keinen hat, bleibt gleichauf.

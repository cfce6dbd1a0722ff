### Aladdin's Dragons in German.

## Setting up

event-first-player = { SEAT($seat) } hat das Kamel und beginnt.
event-lamps-dealt = Alle bekommen eine Lampe.
event-start-treasures-taken = { SEAT($seat) } beginnt mit { COUNTS($units, "units.dative") }.

## Upkeep

event-round-began = Runde { $round } beginnt; zuerst ist { SEAT($first) } an der Reihe.
event-treasure-deck-reshuffled = Die Schatzkarten werden neu gemischt.
event-treasure-card-turned = Die Drachen bringen neue Schätze (Karte { $card }).
event-cave-filled = { NAME($cave, "heading") }, von oben: { NAMES($amounts, "niche") }.
event-cave-filled-in-part = { NAME($cave, "heading") }, von oben: { NAMES($amounts, "niche") }; mehr hat die Bank nicht.
event-artifact-turned-up = Im Angebot { NAME($room, "at") }: { NAME($artifact, "artifact") }.

## Placement

event-token-placed = { SEAT($seat) } legt Marker Nr. { $piece } verdeckt { NAME($space, "space.to") }.
event-placed-value = Es ist die { NAMES($values, "value") }, und das weiß nur { SEAT($seat) }.
event-token-placed-face-up = { SEAT($seat) } legt eine { $value } offen { NAME($space, "space.to") }.

## Scoring

event-tokens-turned-up = Aufgedeckt { NAME($space, "at") }: { THING($pieces, "piece") }.
event-treasure-won = { SEAT($seat) } nimmt { COUNT($amount, $treasure, "units") } { NAME($cave, "space.from") }.

event-spells-drawn = { SEAT($seat) } zieht { $number ->
    [one] den letzten Zauber
   *[other] { $number } Zauber
}.
event-saw-spells = { SEAT($seat) } sieht: { NAMES($spells, "item") }.
event-spell-kept = { SEAT($seat) } behält: { NAMES($spells, "item") }.
event-spell-given = { SEAT($seat) } gibt den anderen Zauber an { SEAT($to) }.
event-spell-received = { SEAT($seat) } erhält: { NAMES($spells, "item") }.
event-spell-discarded = { SEAT($seat) } ist allein im Zelt, also verlässt „{ NAME($spell, "item") }“ das Spiel.
event-no-spell-left = In Aladins Zelt ist kein Zauber mehr.
event-djinn-won = Der Dschinn lässt { SEAT($seat) } in dieser Runde zwei Artefakte einsetzen.
event-market-declined = { SEAT($seat) } tauscht nicht auf dem Markt.
event-market-traded = { SEAT($seat) } gibt auf dem Markt { COUNT(1, $given, "units") } und nimmt { COUNTS($taken, "units") }.
event-first-player-named = { SEAT($seat) } schickt das Kamel für die nächste Runde zu { SEAT($named) }.
event-camel-stays = In der Karawanserei ist niemand; das Kamel bleibt, wo es ist.
event-camel-moved = Das Kamel geht sofort an { SEAT($seat) }.

event-guard-turned-up = Der Wächter wird aufgedeckt: Stärke { $guard }.
event-admitted = { SEAT($seat) } betritt den Palast mit { $strength } gegen { $guard }.
event-admitted-by-key = { SEAT($seat) } betritt den Palast mit dem Schlüssel.
event-guard-bribed = { SEAT($seat) } besticht den Wächter mit { COUNTS($units, "units.dative") } und betritt den Palast.
event-bribe-refused = Keine Bestechung für den Wächter der Stärke { $guard } von { SEATS($seats) }.
event-not-admitted = { SEAT($seat) } bleibt vor dem Palast.
event-piece-turned-away = Der { THING($piece, "piece") } muss { NAME($space, "space.accusative") } verlassen.

event-artifact-paid = { SEAT($seat) } zahlt { COUNTS($units, "units") } { NAME($room, "at") }.
event-artifact-bought = { SEAT($seat) } nimmt { NAME($artifact, "artifact.accusative") } { NAME($room, "space.from") }.
event-artifact-declined = Kein Kauf { NAME($room, "at") } von { SEATS($seats) }.
event-artifact-unsold = Das Artefakt { NAME($room, "at") } bleibt im Angebot.

## Clean-up and the end

event-leftovers-returned = { $amount ->
    [one] Ein übriger Schatz geht
   *[other] { $amount } übrige Schätze gehen
} { NAME($cave, "space.from") } zurück an die Bank.
event-leftovers-stay = { $amount ->
    [one] Ein übriger Schatz bleibt
   *[other] { $amount } übrige Schätze bleiben
} { NAME($cave, "at") } liegen.
event-camel-passed = Das Kamel geht an { SEAT($seat) }.
event-scrolls-decided = Schriftrollen entscheiden den Gleichstand ({ $scrolls }): { SEATS($winners) }.
event-game-ended = { NAME($ending, "ending") } Sieg: { SEATS($winners) }.

## Windows: what is declared

event-passes = Nichts von { SEATS($seats) }.
event-lamp-lit = { SEAT($seat) } entzündet die Lampe.
event-spell-cast = { SEAT($seat) } spricht „{ NAME($spell, "item") }“.
event-spell-cast-on-space = { SEAT($seat) } spricht „{ NAME($spell, "item") }“ auf { NAME($space, "space.accusative") }.
event-spell-cast-on-piece = { SEAT($seat) } spricht „{ NAME($spell, "item") }“ auf den { THING($piece, "piece") }.
event-spell-cast-to-move = { SEAT($seat) } spricht „{ NAME($spell, "item") }“: { THING($piece, "piece") } { NAME($space, "space.to") }.
event-spell-cast-to-swap = { SEAT($seat) } spricht „{ NAME($spell, "item") }“: { NAME($artifact, "artifact.nominative") } gegen das Angebot { NAME($room, "at") }.
event-artifact-borrowed = { SEAT($seat) } spricht „Leihgabe“: { NAME($artifact, "artifact.nominative") } von { SEAT($owner) }.
event-artifact-borrowed-against = { SEAT($seat) } spricht „Leihgabe“: { NAME($artifact, "artifact.nominative") } von { SEAT($owner) }, gegen „{ NAME($spell, "item") }“.
event-artifact-borrowed-for = { SEAT($seat) } spricht „Leihgabe“: { NAME($artifact, "artifact.nominative") } von { SEAT($owner) }, für den { THING($piece, "piece") }.
event-artifact-used = { SEAT($seat) } setzt { NAME($artifact, "artifact.accusative") } ein.
event-artifact-used-on-piece = { SEAT($seat) } setzt { NAME($artifact, "artifact.accusative") } für den { THING($piece, "piece") } ein.
event-spell-countered = { SEAT($seat) } hebt „{ NAME($spell, "item") }“ von { SEAT($caster) } auf.
event-spell-countered-by-loan = { SEAT($seat) } hebt „{ NAME($spell, "item") }“ von { SEAT($caster) } mit dem geliehenen Gegenzauber auf.
event-borrowed-counterspell-too-late = „{ NAME($spell, "item") }“ ist schon aufgehoben; der geliehene Gegenzauber von { SEAT($seat) } bewirkt nichts.

## Windows: what takes effect

event-spell-without-effect = „{ NAME($spell, "item") }“ von { SEAT($seat) } bewirkt nichts.
event-piece-went-home = Der { THING($piece, "piece") } kehrt { NAME($space, "space.from") } nach Hause zurück.
event-piece-moved = Der { THING($piece, "piece") } zieht { NAME($from, "space.from") } { NAME($to, "space.to") }.
event-carpet-landed = Der Teppich von { SEAT($seat) } landet { NAME($space, "at") }.
event-carpet-found-no-place = Der Teppich von { SEAT($seat) } findet { NAME($space, "at") } keinen Platz.
event-piece-doubled = Der Doppelgänger wirkt: { THING($piece, "piece") }.
event-double-found-no-piece = Der Doppelgänger von { SEAT($seat) } kommt zu spät für den { THING($piece, "piece") }.
event-key-turned = { SEAT($seat) } schließt mit dem Schlüssel den Palast auf.

event-alms-taken = { SEAT($seat) } nimmt { COUNTS($units, "units") } als Almosen.
event-treasures-exchanged = { SEAT($seat) } tauscht { COUNTS($given, "units") } gegen { COUNTS($taken, "units") }.
event-dragon-flew = Der Drache füllt { NAME($cave, "space.accusative") }, von oben: { NAMES($amounts, "niche") }.
event-dragon-returned = Der Drache kehrt { NAME($cave, "space.to") } zurück und bewacht für diese Runde seinen Schatz ({ $amount }).
event-treasures-returned = { SEAT($seat) } gibt für „{ NAME($spell, "item") }“ { COUNTS($units, "units") } zurück.
event-all-treasures-returned = { SEAT($seat) } gibt für „{ NAME($spell, "item") }“ alles zurück: { COUNTS($units, "units") }.
event-baksheesh-paid = { SEAT($seat) } zahlt { COUNTS($units, "units") } als Bakschisch.
event-taxes-paid = { SEAT($seat) } zahlt { COUNTS($units, "units") } als Steuern.
event-pieces-withdrawn = { SEAT($seat) } zahlt keine Steuern und nimmt { $number ->
    [one] eine Figur
   *[other] { $number } Figuren
} aus dem Palast.
event-teleport-paid = { SEAT($seat) } gibt { SEAT($owner) } dafür { COUNTS($units, "units") }.
event-eye-answered = Die Antwort von { SEAT($seat) } trifft den { THING($piece, "piece") }.
event-no-piece-to-remove-in-return = { SEAT($seat) } findet keine Figur, die sich im Gegenzug nach Hause schicken ließe.
event-spy-sent = Der Spion von { SEAT($seat) } ist unterwegs: Alle anderen legen offen.
event-space-sealed = { SEAT($seat) } versiegelt { NAME($space, "space.accusative") } für diese Runde.
event-last-are-first = { SEAT($seat) } kehrt die Ordnung um: Eine 9 zählt 1 und eine 1 zählt 9.
event-smuggled-in = { SEAT($seat) } schmuggelt Waren { NAMES($spaces, "space.to") }.
event-looked-at-pile = { SEAT($seat) } sieht sich alle { $number } Artefakte { NAME($room, "at") } an.
event-saw-pile = { SEAT($seat) } sieht, von oben: { NAMES($artifacts, "artifact") }.
event-mirage-kept = { SEAT($seat) } lässt { NAME($artifact, "artifact.accusative") } { NAME($room, "at") } im Angebot.
event-mirage-changed = { SEAT($seat) } bringt { NAME($room, "at") } { NAME($artifact, "artifact.accusative") } ins Angebot; { NAME($former, "artifact.nominative") } kommt nach unten.
event-artifacts-swapped = { SEAT($seat) } nimmt { NAME($taken, "artifact.accusative") } { NAME($room, "space.from") } und lässt dafür { NAME($given, "artifact.accusative") } im Angebot.
event-took-the-one-on-sale = { SEAT($seat) } sieht den Stapel { NAME($room, "at") } durch und bleibt beim Angebot.
event-took-a-hidden-one = { SEAT($seat) } nimmt ungesehen ein anderes Artefakt aus dem Stapel { NAME($room, "at") }.
event-took-artifact = { SEAT($seat) } hat jetzt: { NAMES($artifacts, "artifact") }.

## Why not: tokens and spaces

refusal-space-not-in-use = In diesem Spiel wird { NAME($space, "space") } nicht benutzt.
refusal-cave-without-treasure = Es liegt kein Schatz { NAME($space, "at") }.
refusal-five-pieces-in-room = Mehr als fünf Figuren eines Spielers passen nicht { NAME($space, "space.to") }.
refusal-space-sealed = Für diese Runde ist { NAME($space, "space") } versiegelt: Dort kann nichts mehr hinzukommen.
refusal-token-not-behind-screen = Du hast keine { $value } hinter deinem Sichtschirm.
refusal-space-is-finished = Da { NAME($space, "space") } schon gewertet ist, bewegt sich dort nichts mehr.
refusal-already-there = Der Marker liegt schon { NAME($space, "at") }.
refusal-owner-not-admitted = { SEAT($owner) } wurde in dieser Runde nicht in den Palast eingelassen.
refusal-space-not-live = Das erreicht { NAME($space, "space.accusative") } nicht mehr: Dort ist schon gewertet.
refusal-never-on-the-guard-room = Kein Zauber berührt { NAME($space, "space.accusative") }.
refusal-nothing-lies-there = Es liegt nichts { NAME($space, "at") }.
refusal-not-an-open-cave = Eine Höhle, die noch gewertet wird, ist { NAME($space, "space") } nicht.
refusal-cave-has-treasure = Es liegt schon ein Schatz { NAME($space, "at") }.
refusal-cave-closed-by-dragon = Der Drache ist { NAME($space, "space.to") } zurückgekehrt; die Höhle bleibt in dieser Runde geschlossen.
refusal-not-a-palace-room = Eine Palastkammer ist { NAME($space, "space") } nicht.
refusal-nothing-on-sale = Es ist kein Artefakt { NAME($space, "at") } im Angebot.
refusal-nothing-below-the-one-on-sale = Unter dem Artefakt im Angebot liegt kein anderes.

## Why not: pieces

refusal-no-such-piece = Auf dem Spielplan gibt es keine Figur Nr. { $piece }.
refusal-not-your-piece = Figur Nr. { $piece } gehört dir nicht.
refusal-your-own-piece = Figur Nr. { $piece } ist deine eigene; es muss eine fremde sein.
refusal-carpets-do-not-move = Figur Nr. { $piece } ist ein Teppich, und Teppiche lassen sich nicht versetzen.
refusal-no-legal-destination = Marker Nr. { $piece } kann nirgendwohin.
refusal-not-on-the-space-scored = Figur Nr. { $piece } liegt nicht dort, wo gerade gewertet wird.
refusal-already-doubled = Figur Nr. { $piece } hat schon einen Doppelgänger.
refusal-not-a-piece-of-the-caster = Figur Nr. { $piece } gehört nicht dem Zaubernden.

## Why not: spells and artifacts

refusal-spell-not-in-hand = „{ NAME($spell, "item") }“ hast du nicht auf der Hand.
refusal-not-in-this-window = „{ NAME($item, "item") }“ kann in diesem Moment nicht gespielt werden.
refusal-no-spells-in-guard-room = „{ NAME($spell, "item") }“ kann jetzt nicht gesprochen werden: Während der Wachraum gewertet wird, geht kein Zauber.
refusal-lamp-cannot-be-lit = „{ NAME($spell, "item") }“ braucht eine brennende Lampe: Deine brennt nicht, und du hast keinen Artefakteinsatz mehr, um sie zu entzünden.
refusal-no-artifact-use-left = Du hast in dieser Runde keinen Artefakteinsatz mehr: { NAME($artifact, "item") }.
refusal-no-unused-artifact = Du hast kein unbenutztes Artefakt dieser Art: { NAME($artifact, "artifact") }.
refusal-not-castable = „{ NAME($spell, "item") }“ fände jetzt nichts zu tun.
refusal-nothing-to-aim-at = „{ NAME($item, "item") }“ findet jetzt kein Ziel.
refusal-strong-enough-already = Deine Stärke von { $strength } reicht für den Wächter der Stärke { $guard }: Du brauchst keinen Schlüssel.
refusal-has-used-a-key = Du hast schon einen Schlüssel eingesetzt: Ein zweiter öffnet nichts weiter.
refusal-spell-not-declared = „{ NAME($spell, "item") }“ ist nicht angesagt oder schon aufgehoben.
refusal-your-own-spell = „{ NAME($spell, "item") }“ ist dein eigener Zauber.
refusal-artifact-cannot-be-borrowed = { SEAT($owner) } hat in dieser Runde { NAME($artifact, "artifact.none") } eingesetzt, da gibt es nichts zu leihen.
refusal-could-not-use-it-now = In diesem Moment würde dir { NAME($artifact, "artifact.nominative") } nichts nützen.
refusal-never-the-lamp = Die Lampe bleibt immer bei ihrem Besitzer.
refusal-no-such-place-in-pile = Ein Artefakt Nummer { $place } gibt es in einem Stapel von { $size } nicht, gezählt ab 0.
refusal-spell-not-drawn = „{ NAME($spell, "item") }“ ist nicht unter den Zaubern, die du gezogen hast.

## Why not: treasure

refusal-other-treasure-asked = Noch nicht: Jetzt geht es um { NAME($asked, "kinds") }, nicht um { NAME($treasure, "kinds") }.
refusal-amount-too-small = Das wäre zu wenig ({ COUNT($amount, $treasure, "units") }): Hier müssen es mindestens { $least } sein.
refusal-amount-too-large = Das wäre zu viel ({ COUNT($amount, $treasure, "units") }): Hier dürfen es höchstens { $most } sein.
refusal-no-treasure-of-kind = Du hast keine { NAME($treasure, "kinds") } zum Abgeben.
refusal-no-such-player = { SEAT($seat) } sitzt nicht an diesem Tisch.
refusal-cannot-pay-bribe = Die Bestechung würde { $price } kosten, und du hast { $wealth } { $wealth ->
    [one] Schatz
   *[other] Schätze
}.
refusal-cannot-pay-price = Du kannst { $price } nicht in { $pieces ->
    [one] einer einzigen Schatzsorte
   *[other] { $pieces } verschiedenen Schatzsorten
} zahlen, eine Sorte für jede Figur.
refusal-treasure-pays-for-another-piece = Mit { NAME($treasure, "kinds.dative") } zahlst du schon für eine andere Figur.
refusal-too-little-of-treasure = Das kostet { COUNT($value, $treasure, "units") }, und du hast { $held }.
refusal-rest-could-not-be-paid = Zahlst du die { $value } mit { NAME($treasure, "kinds.dative") }, kannst du den Rest des Preises nicht zahlen.
refusal-cannot-pay-for-piece = Behältst du die Figur, sind { $price } zu zahlen, und du hast { $wealth }.
refusal-cannot-pay-taxes = Die Steuern betragen { $price }, und du hast { $wealth }.

## Why: what a hint says

reason-cave-prize = { COUNT($amount, $treasure, "units") } für Rang 1 { NAME($space, "at") }, wo bisher { $rivals ->
    [0] sonst niemand steht
    [one] ein Rivale steht
   *[other] { $rivals } Rivalen stehen
}.
reason-room-alone = Sonst steht niemand { NAME($space, "at") }: Ein niedriger Marker kauft das Artefakt für wenig.
reason-room-rivals = Das Artefakt { NAME($space, "at") } lässt sich gegen { $rivals ->
    [one] einen Rivalen
   *[other] { $rivals } Rivalen
} gewinnen.
reason-room-sells-nothing = Zu kaufen gibt es { NAME($space, "at") } nichts: Ein Marker dort ist nur aus dem Weg.
reason-guard-entry = Deine Marker in { $rooms ->
    [one] einer Palastkammer
   *[other] { $rooms } Palastkammern
} kaufen nichts, wenn der Wächter dich nicht einlässt.
reason-guard-before-palace = Ohne Marker hier kannst du im Palast nicht kaufen, und den anderen verrät er nichts.
reason-tent-spell = Ein Zauber für Rang 1 und einer für Rang 2; { $rivals ->
    [0] sonst ist niemand da
    [one] ein Rivale ist da
   *[other] { $rivals } Rivalen sind da
}.
reason-djinn-second-use = Rang 1 darf in dieser Runde zwei Artefakte einsetzen; { $rivals ->
    [0] sonst ist niemand da
    [one] ein Rivale ist da
   *[other] { $rivals } Rivalen sind da
}.
reason-market-gain = Rang 1 gewinnt { $gain ->
    [one] eine Einheit
   *[other] { $gain } Einheiten
} beliebiger Sorte; { $rivals ->
    [0] sonst ist niemand da
    [one] ein Rivale ist da
   *[other] { $rivals } Rivalen sind da
}.
reason-camel-breaks-ties = Wer in der nächsten Runde beginnt, gewinnt jeden Gleichstand.
reason-token-chance = Mit der { $value } hast du { NAME($space, "at") } in etwa { $chance } von 100 Fällen Rang 1.
reason-token-price = Mit der { $value } zahlst du { $price } { NAME($space, "at") } und bekommst das Artefakt in etwa { $chance } von 100 Fällen angeboten.
reason-token-guard = Mit der { $value } kommst du an { $chance } von 100 Wächtern ohne Bestechung vorbei.
reason-magic-is-kept = Nichts hier ist deine Magie wert: Heb sie für später auf.
reason-magic-helps-now = „{ NAME($item, "item") }“ bringt in diesem Moment am meisten.
reason-aim-at-space = „{ NAME($item, "item") }“ bringt { NAME($space, "at") } am meisten.
reason-aim-at-piece = „{ NAME($item, "item") }“ bringt bei dieser Figur, jetzt { NAME($space, "at") }, am meisten.
reason-miss-artifact-least = Am wenigsten fehlt dir { NAME($artifact, "artifact.nominative") }.
reason-aim-at-spell = „{ NAME($item, "item") }“ würde dir am meisten schaden.
reason-loan-helps-now = Hier hilft es dir, { NAME($artifact, "artifact.accusative") } zu leihen.
reason-artifact-worth-price = { $price } ist weniger, als ein Artefakt jetzt wert ist, nämlich etwa { $worth }.
reason-last-artifact-wins = Das ist das letzte Artefakt: Mit { $artifacts } gewinnst du.
reason-artifact-too-dear = { $price } ist viel; ein Artefakt ist jetzt etwa { $worth } wert, und es gibt andere Kammern und Runden.
reason-bribe-pays = { $price } für den Wächter, und { $rooms ->
    [one] eine Palastkammer steht
   *[other] { $rooms } Palastkammern stehen
} dir offen.
reason-bribe-does-not-pay = Der Palast verspricht dir weniger als die { $price }, die der Wächter will.
reason-collect-kind = { COUNT($amount, $treasure, "units") } zu deinen { $held }: Preise zahlt man aus einem großen Vorrat.
reason-spare-kind = Du hast { COUNT($held, $treasure, "units") } und kannst davon { $amount } am besten entbehren.
reason-leave-kind = Andere Sorten nützen dir hier mehr als { NAME($treasure, "kinds") }.
reason-pay-with-kind = Du hast { COUNT($held, $treasure, "units") }, und { $value } davon fehlen dir am wenigsten.
reason-no-trade = Was du hast, nützt dir so, wie es ist.
reason-better-spell = „{ NAME($spell, "item") }“ nützt dir mehr.
reason-better-artifact = Am meisten nützt dir { NAME($artifact, "artifact.nominative") }.
reason-pieces-worth-paying = Was { $pieces ->
    [one] diese Figur
   *[other] diese { $pieces } Figuren
} gewinnen { $pieces ->
    [one] kann
   *[other] können
}, ist den Preis wert.
reason-pieces-not-worth-paying = { $pieces ->
    [one] Diese Figur ist
   *[other] Diese { $pieces } Figuren sind
} den Preis nicht wert.
reason-piece-missed-most = Die Figur { NAME($space, "at") } würde ihrem Besitzer am meisten fehlen.

## What is asked

ask-choose-start-treasures = Mit wie vielen { NAME($treasure, "kinds.dative") } beginnst du? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.
ask-place-token = Wohin kommt dein nächster Marker? Du hast noch { $tokens }{ $spells ->
    [0] .
   *[other] ; oder sprich zuerst einen Zauber.
}
ask-place-value = Welchen Marker legst du { NAME($space, "space.to") }?
ask-window = { $window ->
    [start] Die Runde beginnt.
    [space] Gewertet wird { NAME($scored, "space") }.
    [citygate] Die Höhlen sind fertig, jetzt kommt die Stadt.
    [placed] Ein Marker wurde gelegt.
    [end] Die Runde ist vorbei.
   *[other] Magie liegt in der Luft.
} { $declared ->
    [0] Spielst du etwas?
   *[other] Antwortest du?
}
ask-target-space = „{ NAME($item, "item") }“: Wo?
ask-target-piece = „{ NAME($item, "item") }“: Welche Figur?
ask-target-artifact = „{ NAME($item, "item") }“: Welches deiner Artefakte bringst du ins Angebot?
ask-target-spell = Welcher Zauber soll aufgehoben werden?
ask-target-lender = „{ NAME($item, "item") }“: Welches Artefakt, und von wem?
ask-tent-keep = Welchen Zauber behältst du? Der andere geht an Rang 2 in Aladins Zelt oder, wenn du allein bist, aus dem Spiel.
ask-market-trade = Der Markt gehört dir: Welchen Schatz gibst du, um dafür zu nehmen, was du willst?
ask-market-take = Wie viele { NAME($treasure, "kinds") } nimmst du auf dem Markt? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.
ask-choose-first-player = Wer beginnt in der nächsten Runde?
ask-bribe-guard = Der Wächter hat Stärke { $guard }, und dir { $bribe ->
    [one] fehlt 1
   *[other] fehlen { $bribe }
}. Zahlst du { $bribe ->
    [one] einen Schatz
   *[other] { $bribe } Schätze
}, um hineinzukommen?
ask-bribe-payment = Die Bestechung kostet { $bribe }: Wie viele { NAME($treasure, "kinds") } gibst du? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.
ask-buy-artifact = { $artifact ->
    [none] Ein Artefakt
   *[other] { NAME($artifact, "artifact") }
} für { $price }{ $pieces ->
    [one] , alles in einer Schatzsorte
   *[other] , jede Zahl in einer anderen Schatzsorte
}. Kaufst du?
ask-pay-piece = Womit zahlst du die { $value }? Der Preis ist { $price }.
ask-alms-pick = Almosen: Wie viele { NAME($treasure, "kinds") } nimmst du? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.
ask-exchange-pick = Tausch: Du hast { COUNT($held, $treasure, "units") }. Wie viele sollen es sein? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.
ask-return-treasures = { NAME($acting, "item") }: Wie viele { NAME($treasure, "kinds") } gibst du zurück? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.
ask-baksheesh-response = Bakschisch für den { THING($piece, "piece") } { NAME($space, "at") }: Zahlst du, oder nimmst du ihn zurück?
ask-baksheesh-payment = Bakschisch: Wie viele { NAME($treasure, "kinds") } gibst du? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.
ask-taxes-response = Steuern des Sultans: Zahlst du für { $pieces ->
    [one] deine Figur im Palast, oder nimmst du sie zurück
   *[other] deine { $pieces } Figuren im Palast, oder nimmst du alle zurück
}?
ask-taxes-payment = Steuern des Sultans: Wie viele { NAME($treasure, "kinds") } gibst du? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.
ask-eye-response = Auge um Auge: Welche Figur schickst du nach Hause?
ask-mirage-pick = Fata Morgana: Welches Artefakt soll im Angebot sein?
ask-abracadabra-pick = Abrakadabra: Welches Artefakt nimmst du?
ask-teleport-payment = Teleportation: Wie viele { NAME($treasure, "kinds") } gehen an den Besitzer? Bisher: { COUNTS($so_far, "units") }; noch zu wählen: { $left }.

move-choose-start-treasures-take = { COUNT($amount, $treasure, "units") }
move-place-token-place = { NAME($space, "heading") }
move-place-token-cast = Zauber: { NAME($spell, "item") }
move-place-value-token = { $value }
move-window-pass = Passen
move-window-cast = Zauber: { NAME($spell, "item") }
move-window-use = { NAME($artifact, "artifact.accusative") } einsetzen
move-target-space-space = { NAME($space, "heading") }
move-target-piece-piece = Figur Nr. { $piece }
move-target-artifact-offer = { NAME($artifact, "artifact") }
move-target-spell-against = Gegen { NAME($spell, "item") }
move-target-lender-borrow = { NAME($artifact, "artifact") } von { SEAT($owner) }
move-tent-keep-keep = „{ NAME($spell, "item") }“ behalten
move-market-trade-decline = Nicht tauschen
move-market-trade-give = { COUNT(1, $treasure, "units") } geben
move-market-take-take = { COUNT($amount, $treasure, "units") }
move-choose-first-player-name = { SEAT($seat) }
move-bribe-guard-refuse = Draußen bleiben
move-bribe-guard-pay = Bestechung zahlen
move-bribe-guard-cast = Zauber: { NAME($spell, "item") }
move-bribe-payment-give = { COUNT($amount, $treasure, "units") }
move-buy-artifact-decline = Nichts kaufen
move-buy-artifact-buy = Kaufen
move-buy-artifact-buy-with-abracadabra = Mit Abrakadabra kaufen
move-buy-artifact-cast = Zauber: { NAME($spell, "item") }
move-pay-piece-with = Mit { NAME($treasure, "kinds.dative") }
move-alms-pick-take = { COUNT($amount, $treasure, "units") }
move-exchange-pick-hold = { COUNT($amount, $treasure, "units") }
move-return-treasures-give = { COUNT($amount, $treasure, "units") }
move-baksheesh-response-keep = Dafür zahlen
move-baksheesh-response-take-back = Zurücknehmen
move-baksheesh-payment-give = { COUNT($amount, $treasure, "units") }
move-taxes-response-pay = Zahlen
move-taxes-response-withdraw = Alle zurücknehmen
move-taxes-payment-give = { COUNT($amount, $treasure, "units") }
move-eye-response-piece = Figur Nr. { $piece }
move-mirage-pick-pick = { $place ->
    [0] Das im Angebot
   *[other] Nummer { $place } darunter
}
move-abracadabra-pick-pick = { $place ->
    [0] Das im Angebot
   *[other] Nummer { $place } darunter
}
move-teleport-payment-give = { COUNT($amount, $treasure, "units") }

## Endings

ending-last-artifact = Das letzte Artefakt hat den Palast verlassen.
ending-short-game = Für ein erstes Spiel sind genug Artefakte gekauft.
ending-max-rounds = Die letzte Runde ist gespielt.

## Pieces and treasure

piece = { $what ->
    [token] { $value ->
        [none] Marker Nr. { $piece } von { SEAT($owner) }
       *[other] { $value }er-Marker von { SEAT($owner) }
    }
   *[other] Teppich von { SEAT($owner) }
}{ $doubled ->
    [yes] { " " }(verdoppelt)
   *[no] { "" }
}

treasure = { COUNTS($units, "units") }

units-crown = { $number ->
    [0] keine Kronen
    [one] 1 Krone
   *[other] { $number } Kronen
}
    .dative = { $number ->
        [0] keinen Kronen
        [one] 1 Krone
       *[other] { $number } Kronen
    }
units-pearl = { $number ->
    [0] keine Perlen
    [one] 1 Perle
   *[other] { $number } Perlen
}
    .dative = { $number ->
        [0] keinen Perlen
        [one] 1 Perle
       *[other] { $number } Perlen
    }
units-gem = { $number ->
    [0] keine Edelsteine
    [one] 1 Edelstein
   *[other] { $number } Edelsteine
}
    .dative = { $number ->
        [0] keinen Edelsteinen
        [one] 1 Edelstein
       *[other] { $number } Edelsteinen
    }
units-cup = { $number ->
    [0] keine Pokale
    [one] 1 Pokal
   *[other] { $number } Pokale
}
    .dative = { $number ->
        [0] keinen Pokalen
        [one] 1 Pokal
       *[other] { $number } Pokalen
    }
units-bar = { $number ->
    [0] keine Goldbarren
    [one] 1 Goldbarren
   *[other] { $number } Goldbarren
}
    .dative = { $number ->
        [0] keinen Goldbarren
        [one] 1 Goldbarren
       *[other] { $number } Goldbarren
    }

kinds-crown = Kronen
    .dative = Kronen
kinds-pearl = Perlen
    .dative = Perlen
kinds-gem = Edelsteine
    .dative = Edelsteinen
kinds-cup = Pokale
    .dative = Pokalen
kinds-bar = Goldbarren
    .dative = Goldbarren

niche-0 = { "" }

## The board: as a heading, and in a sentence

heading-cave-red = Rote Höhle
heading-cave-white = Weiße Höhle
heading-cave-blue = Blaue Höhle
heading-cave-black = Schwarze Höhle
heading-cave-gold = Goldene Höhle
heading-tent = Aladins Zelt
heading-djinn = Haus des Dschinns
heading-market = Markt
heading-caravanserai = Karawanserei
heading-guard-room = Wachraum
heading-room-1 = Kammer 1
heading-room-2 = Kammer 2
heading-room-3 = Kammer 3
heading-room-4 = Kammer 4
heading-room-5 = Kammer 5

space-cave-red = die rote Höhle
    .accusative = die rote Höhle
    .to = in die rote Höhle
    .from = aus der roten Höhle
space-cave-white = die weiße Höhle
    .accusative = die weiße Höhle
    .to = in die weiße Höhle
    .from = aus der weißen Höhle
space-cave-blue = die blaue Höhle
    .accusative = die blaue Höhle
    .to = in die blaue Höhle
    .from = aus der blauen Höhle
space-cave-black = die schwarze Höhle
    .accusative = die schwarze Höhle
    .to = in die schwarze Höhle
    .from = aus der schwarzen Höhle
space-cave-gold = die goldene Höhle
    .accusative = die goldene Höhle
    .to = in die goldene Höhle
    .from = aus der goldenen Höhle
space-tent = Aladins Zelt
    .accusative = Aladins Zelt
    .to = in Aladins Zelt
    .from = aus Aladins Zelt
space-djinn = das Haus des Dschinns
    .accusative = das Haus des Dschinns
    .to = ins Haus des Dschinns
    .from = aus dem Haus des Dschinns
space-market = der Markt
    .accusative = den Markt
    .to = auf den Markt
    .from = vom Markt
space-caravanserai = die Karawanserei
    .accusative = die Karawanserei
    .to = in die Karawanserei
    .from = aus der Karawanserei
space-guard-room = der Wachraum
    .accusative = den Wachraum
    .to = in den Wachraum
    .from = aus dem Wachraum
space-room-1 = Kammer 1
    .accusative = Kammer 1
    .to = in Kammer 1
    .from = aus Kammer 1
space-room-2 = Kammer 2
    .accusative = Kammer 2
    .to = in Kammer 2
    .from = aus Kammer 2
space-room-3 = Kammer 3
    .accusative = Kammer 3
    .to = in Kammer 3
    .from = aus Kammer 3
space-room-4 = Kammer 4
    .accusative = Kammer 4
    .to = in Kammer 4
    .from = aus Kammer 4
space-room-5 = Kammer 5
    .accusative = Kammer 5
    .to = in Kammer 5
    .from = aus Kammer 5

at-cave-red = in der roten Höhle
at-cave-white = in der weißen Höhle
at-cave-blue = in der blauen Höhle
at-cave-black = in der schwarzen Höhle
at-cave-gold = in der goldenen Höhle
at-tent = in { space-tent }
at-djinn = im Haus des Dschinns
at-market = auf dem Markt
at-caravanserai = in der Karawanserei
at-guard-room = im Wachraum
at-room-1 = in { space-room-1 }
at-room-2 = in { space-room-2 }
at-room-3 = in { space-room-3 }
at-room-4 = in { space-room-4 }
at-room-5 = in { space-room-5 }

## Phases

phase-setup = Aufbau
phase-upkeep = Vorbereitung
phase-placement = Einsetzen
phase-scoring = Wertung
phase-clean-up = Aufräumen
phase-over = das Ende

## Players: whoever has no name of their own

player-0 = Amina
player-1 = Badr
player-2 = Dunya
player-3 = Hasan
player-4 = Zubaida

## Artifacts

artifact-lamp = Lampe
    .nominative = die Lampe
    .accusative = die Lampe
    .none = keine Lampe
    .effect = wird von deinem ersten Zauber einer Runde entzündet; danach kannst du beliebig viele sprechen
artifact-counterspell = Gegenzauber
    .nominative = der Gegenzauber
    .accusative = den Gegenzauber
    .none = keinen Gegenzauber
    .effect = hebt einen Zauber auf, den ein anderer Spieler ansagt
artifact-astral-double = Doppelgänger
    .nominative = der Doppelgänger
    .accusative = den Doppelgänger
    .none = keinen Doppelgänger
    .effect = verdoppelt eine deiner Figuren auf dem Feld, das gewertet wird
artifact-flying-carpet = Fliegender Teppich
    .nominative = der Fliegende Teppich
    .accusative = den Fliegenden Teppich
    .none = keinen Fliegenden Teppich
    .effect = zählt 3 für dich auf dem Feld, das gewertet wird
artifact-key = Schlüssel
    .nominative = der Schlüssel
    .accusative = den Schlüssel
    .none = keinen Schlüssel
    .effect = bringt dich am Wächter vorbei, wie stark er auch ist
artifact-scroll = Schriftrolle
    .nominative = die Schriftrolle
    .accusative = die Schriftrolle
    .none = keine Schriftrolle
    .effect = wird nie eingesetzt, entscheidet aber am Ende einen Gleichstand
artifact-artifact = Artefakt
    .nominative = das Artefakt
    .accusative = das Artefakt
    .none = kein Artefakt
    .effect = zählt für den Sieg

## Spells, and artifacts where either can be meant

item-abracadabra = Abrakadabra
    .effect = beim Kaufen: nimm stattdessen ein beliebiges Artefakt aus dem Stapel der Kammer
item-sorcerers-apprentice = Zauberlehrling
    .effect = tausche eins deiner unbenutzten Artefakte gegen eins im Angebot
item-alms = Almosen
    .effect = { $alms_units ->
        [one] nimm 1 beliebigen Schatz aus der Bank
       *[other] nimm { $alms_units } beliebige Schätze aus der Bank
    }
item-baksheesh = Bakschisch
    .effect = die anderen zahlen { $baksheesh_units ->
        [one] 1 Schatz
       *[other] { $baksheesh_units } Schätze
    } für jede Figur in der Stadt oder nehmen sie zurück
item-smuggling = Schmuggel
    .effect = nach den Höhlen: an jedem leeren Ort der Stadt { $smuggling_strength ->
        [ties_with_all] ziehst du mit dem stärksten Rivalen gleich, mit mindestens 3
       *[other] zählst du 3
    }
item-last-shall-be-first = Die Letzten werden die Ersten sein
    .effect = in dieser Runde zählt eine 9 nur 1 und eine 1 dafür 9, außer im Wachraum
item-exchange = Tausch
    .effect = tausche beliebig viele deiner Schätze in andere
item-lunar-eclipse = Mondfinsternis
    .effect = alle ungeraden Marker auf einem Feld kehren heim, und alle Teppiche
item-solar-eclipse = Sonnenfinsternis
    .effect = alle geraden Marker auf einem Feld kehren heim
item-dragon-flight = Drachenflug
    .effect = { $flight_second ->
        [0] legt { $flight_top ->
            [one] 1 Schatz
           *[other] { $flight_top } Schätze
        } in eine Höhle, die keinen hat
       *[other] legt { $flight_top } und { $flight_second } Schätze in eine Höhle, die keine hat
    }
item-borrow = Leihgabe
    .effect = benutze ein Artefakt, das ein anderer in dieser Runde eingesetzt hat
item-spy = Spion
    .effect = in dieser Runde legen alle anderen ihre Marker offen
item-sultans-taxes = Steuern des Sultans
    .effect = die anderen zahlen { $taxes_units ->
        [one] 1 Schatz
       *[other] { $taxes_units } Schätze
    } für jede Figur in den Palastkammern oder nehmen alle zurück
item-mirage = Fata Morgana
    .effect = sieh den Stapel einer Kammer durch und bestimme, was im Angebot ist
item-eye-for-an-eye = Auge um Auge
    .effect = schick eine fremde Figur nach Hause; ihr Besitzer tut dann dasselbe mit einer von dir
item-offering = Opfergabe
    .effect = alle, auch du, geben { $offering_units ->
        [one] 1 Schatz
       *[other] { $offering_units } Schätze
    } an die Bank
item-dragon-return = Rückkehr des Drachen
    .effect = eine Höhle verliert für diese Runde ihren Schatz
item-sacrifice = Großes Opfer
    .effect = alle, auch du, geben { $sacrifice_units ->
        [one] 1 Schatz
       *[other] { $sacrifice_units } Schätze
    } an die Bank
item-second-chance = Zweite Chance
    .effect = versetze einen deiner Marker auf ein Feld, das noch nicht gewertet ist
item-close-sesame = Sesam schließe dich
    .effect = auf ein Feld kann in dieser Runde keine Figur mehr kommen
item-teleportation = Teleportation
    .effect = versetze einen fremden Marker auf { $teleportation ->
        [any_unscored] ein beliebiges noch nicht gewertetes Feld, auch wo er nichts gewinnen kann
       *[placement_limits] ein noch nicht gewertetes Feld
    }{ $teleport_units ->
        [0] { "" }
        [one] , für 1 Schatz an seinen Besitzer
       *[other] , für { $teleport_units } Schätze an seinen Besitzer
    }
item-counterspell = { artifact-counterspell }
item-astral-double = { artifact-astral-double }
item-flying-carpet = { artifact-flying-carpet }
item-key = { artifact-key }

reconstructed-note = Die Schatzkarten sind von uns rekonstruiert, nicht die gedruckten; du kannst eigene eingeben.

## The game itself

game-summary = Zahlenmarker werden verdeckt in Höhlen, Stadt und Palast gelegt; mit den Schätzen der Drachen kauft man die Artefakte des Kalifen.
game-like = Acht verdeckte Marker, fünf Höhlen, eine Stadt und ein Palast: Bluff dich an schlafenden Drachen vorbei und mach aus ihren Schätzen die Artefakte des Kalifen. Im magischen Spiel ist nichts sicher.
game-minutes = Etwa 90 Minuten

## Chapters of the rules

chapter-1 = Das Spiel
chapter-2 = Das Spielmaterial
chapter-3 = Aufbau
chapter-4 = Die Runde
chapter-5 = Das Ende
chapter-6 = Artefakte und Zauber
chapter-7 = Wann Magie eingesetzt wird
chapter-8 = Die Schatzkarten
chapter-9 = Was verborgen ist
chapter-11 = Was du gefragt wirst
chapter-A = Was wir entscheiden mussten

## Options

option-players = Spieler
    .help = Wie viele am Tisch sitzen. So viele Kammern des Palasts sind in Gebrauch.
option-mode = Spielart
    .help = Im magischen Spiel bewirken Artefakte und Zauber etwas; im Grundspiel zählen Artefakte nur am Ende.
option-mode-basic = Grundspiel
option-mode-magic = Magisches Spiel
option-short-first-game = Kurzes erstes Spiel
    .help = Ein Grundspiel endet nach der Runde, in der jemand genug Artefakte hat.
option-first-player = Startspieler
    .help = Wer in der ersten Runde das Kamel hat.
option-first-player-random = ausgelost
option-first-player-seat-0 = Platz 1
option-first-player-seat-1 = Platz 2
option-first-player-seat-2 = Platz 3
option-first-player-seat-3 = Platz 4
option-first-player-seat-4 = Platz 5
option-bank = Bank
    .help = Ob Schätze ausgehen können.
option-bank-finite = so viel, wie in der Schachtel ist
option-bank-unlimited = sie geht nie aus
option-leftover-treasure = Schätze, die niemand genommen hat
    .help = Ob sie am Ende einer Runde an die Bank zurückgehen oder in ihrer Höhle bleiben.
option-leftover-treasure-bank = zurück an die Bank
option-leftover-treasure-stay = sie bleiben
option-camel-takes-effect = Der neue Startspieler
    .help = Von wann an der Spieler der Erste ist, der in der Karawanserei genannt wurde.
option-camel-takes-effect-next-round = ab der nächsten Runde
option-camel-takes-effect-at-once = sofort
option-placement-windows = Zauber beim Einsetzen
    .help = Wann in diesem Teil der Runde Zauber gesprochen werden können.
option-placement-windows-own-turn = wenn man an der Reihe ist
option-placement-windows-every-placement = nach jedem Marker
option-spells-during-guard = Zauber im Wachraum
    .help = Ob Zauber gesprochen werden können, während der Wachraum gewertet wird.
option-spells-during-guard-allowed = ja
option-spells-during-guard-forbidden = nein
option-smuggling-strength = Ein Schmuggler
    .help = Wie stark ein Schmuggler ist, wo auch andere hinkommen.
option-smuggling-strength-3 = Stärke 3
option-smuggling-strength-ties-with-all = so stark wie der stärkste Rivale
option-teleportation = Wohin Teleportation führt
    .help = Ob der Zauber leere Höhlen und den Palastwächter beachtet. Ein Marker, der dort nicht liegen dürfte, gewinnt dort nichts.
option-teleportation-placement-limits = wohin der Marker gesetzt werden dürfte
option-teleportation-any-unscored = auf jedes noch nicht gewertete Feld
option-max-rounds = Letzte Runde
    .help = Eine Grenze für Spiele, die nicht enden würden; normalerweise gibt es keine.
option-max-rounds-none = keine Grenze
option-units-per-kind = Schätze von jeder Sorte
    .help = Wie viel die Bank von jeder Sorte hat, wenn sie ausgehen kann.
option-start-units = Schätze zu Beginn
    .help = Mit wie vielen jeder Spieler anfängt.
option-market-units = Markt
    .help = Wie viele Schätze er für einen gibt.
option-alms-units = Almosen
    .help = Wie viele Schätze der Zauber gibt.
option-offering-units = Opfergabe
    .help = Wie viele Schätze der Zauber allen nimmt.
option-sacrifice-units = Großes Opfer
    .help = Wie viele Schätze der Zauber allen nimmt.
option-baksheesh-units = Bakschisch
    .help = Was jede Figur in der Stadt bei diesem Zauber kostet.
option-taxes-units = Steuern des Sultans
    .help = Was jede Figur im Palast bei diesem Zauber kostet.
option-teleport-units = Teleportation
    .help = Was der Zauber dem Besitzer des Markers zahlt.
option-flight-top = Drachenflug, oberste Nische
    .help = Wie viele Schätze der Zauber dorthin legt.
option-flight-second = Drachenflug, zweite Nische
    .help = Wie viele Schätze der Zauber dorthin legt.
option-short-game-artifacts = Artefakte, die ein kurzes Spiel beenden
    .help = Wie viele jemand haben muss, damit es die letzte Runde ist.
option-treasure-cards = Schatzkarten
    .help = Die gedruckten Karten kennen wir nicht, also haben wir eigene gemacht. Wer die gedruckten hat, kann sie hier eingeben.

## The columns of the final table

score-artifacts = Artefakte
    .effect = Jedes zählt 1, auch die Lampe; Schätze zählen nichts.
score-scrolls = Schriftrollen
    .effect = Sie entscheiden bei gleich vielen Artefakten.

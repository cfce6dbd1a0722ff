### Saba in Dutch.

## Setting up

event-first-player = { SEAT($seat) } begint.
event-starting-resources = { SEAT($seat) } begint met { $number } { NAME($type, "resource") }.
event-harbour-set-up = Havenvak { $slot } wordt gevuld met { $count } { NAME($type, "resource") }.
event-card-laid-out = Bouwplaats { $site } begint met { NAME($card, "card") }.

## The turn

event-turn-begins = Beurt { $turn }: { SEAT($seat) }.
event-turn-ends = { SEAT($seat) } beëindigt de beurt.
event-action-card-drawn = { SEAT($seat) } trekt een actiekaart.
event-drew-action-card = { SEAT($seat) } trekt { NAMES($cards, "action-card.a") }.
event-action-cards-reshuffled = { $cards ->
    [one] De enige afgelegde actiekaart wordt de nieuwe stapel.
   *[other] De { $cards } afgelegde actiekaarten worden geschud en vormen een nieuwe stapel.
}
event-no-action-card-left = Er is geen actiekaart meer die { SEAT($seat) } kan trekken.
event-action-card-discarded = { SEAT($seat) } legt { NAME($card, "action-card.a") } af.
event-resource-returned = { SEAT($seat) } legt 1 { NAME($type, "resource") } terug in de algemene voorraad.

## The harbour

event-harbour-chosen = { SEAT($seat) } speelt { NAME($card, "harbour-card") } voor havenvak { $slot }.
event-harbour-taken = { SEAT($seat) } lost { $number } { NAME($type, "resource") } uit vak { $slot }.
event-harbour-slot-empty = In vak { $slot } ligt geen { NAME($type, "resource") } voor { SEAT($seat) }.
event-harbour-brought-card = { SEAT($seat) } trekt in de haven een actiekaart.
event-palace-card-removed = { SEAT($seat) } schrapt { NAME($card, "card") } van bouwplaats { $site }.
event-no-palace-card-to-remove = { SEAT($seat) } vindt op de bouwplaatsen geen paleiskaart om te schrappen.
event-vizier-moved = { SEAT($seat) } stuurt de vizier van de { NAME($from, "quarter") } naar de { NAME($to, "quarter") }.
event-vizier-produced = De vizier haalt { NAME($quarter, "quarter.at") } 1 { NAME($type, "resource") } voor { SEAT($seat) }.
event-vizier-found-nothing = De { NAME($quarter, "quarter") } heeft nu niets te bieden aan { SEAT($seat) }.
event-vizier-exchanged = { SEAT($seat) } ruilt via de vizier { NAME($quarter, "quarter.at") } 1 { NAME($give, "resource") } voor 1 { NAME($get, "resource") }.
event-vizier-exchange-declined = { SEAT($seat) } ruilt niets { NAME($quarter, "quarter.at") }.
event-harbour-slot-filled = In vak { $slot } ligt nu { $count } { NAME($type, "resource") }{ $added ->
    [0] .
   *[other] { " " }({ $added } nieuw).
}
event-harbour-card-turned = { SEAT($seat) } draait { NAME($card, "harbour-card") } om; die toont nu vak { $slot }.

## Building

event-built = { SEAT($seat) } bouwt { NAME($card, "card") } van bouwplaats { $site } voor { AMOUNTS($paid, "resource") }.
event-workers-played = { SEAT($seat) } bespaart met arbeiders { AMOUNTS($saved, "resource") }.
event-lock-broken = Het slot van { NAME($type, "resource") } op tuin { $garden } wordt geopend en gaat naar de algemene voorraad.
event-figure-displaced = De figuur van { SEAT($seat) } moet weg van het balkon van tuin { $garden }.
event-lock-placed = { SEAT($seat) } legt 1 { NAME($type, "resource") } als slot op tuin { $garden }.
event-no-lock-placed = { SEAT($seat) } legt geen slot op tuin { $garden }.
event-building-over = { SEAT($seat) } is klaar met bouwen.
event-nothing-built = { SEAT($seat) } bouwt niets.
event-card-turned-up = Op bouwplaats { $site } komt { NAME($card, "card") }.
event-building-deck-empty = De bouwstapel is leeg; op de bouwplaatsen { $sites ->
    [one] ligt nog één kaart
   *[other] liggen nog { $sites } kaarten
}.
event-card-no-longer-buildable = Op bouwplaats { $site } kan { NAME($card, "card") } niet meer worden gebouwd: de tuin staat al op niveau { $value }.
event-special-taken = { SEAT($seat) } neemt { NAME($card, "card") } van bouwplaats { $site } voor { AMOUNTS($paid, "resource") }.
event-interim-points = { SEAT($seat) } heeft { $points ->
    [one] één figuur
   *[other] { $points } figuren
} op het dak.
event-interim-leader = { SEAT($seat) } staat voor met { $points }.
event-interim-leader-by-serail = Bij een gelijke stand van { $points } beslist het serail voor { SEAT($seat) }.
event-interim-tie-stays = Het blijft gelijk op { $points }; niemand gaat de schatkamer in.
event-figure-placed = { SEAT($seat) } zet een figuur { NAME($destination, "destination.at") }.
event-figure-taken-from-quarter = { SEAT($seat) } roept een figuur terug van plek { $space } van de { NAME($quarter, "quarter") }.
event-figure-declined = { SEAT($seat) } zet geen figuur { NAME($destination, "destination.at") }.
event-no-figure-left = { SEAT($seat) } heeft geen figuur voor { NAME($destination, "destination") }.

## The serail

event-serail-marker-placed = { SEAT($seat) } legt een marker in het serail.
event-serail-marker-reused = De laatste marker van { SEAT($seat) } verhuist naar het eerste veld van het serail.
event-serail-marker-declined = { SEAT($seat) } legt geen marker in het serail.
event-no-serail-marker-left = { SEAT($seat) } heeft geen marker meer voor het serail.
event-serail-marker-pushed-out = Een marker van { SEAT($seat) } wordt uit het serail geschoven.
event-serail-seat-left = De figuur van { SEAT($seat) } moet van de serailzetel af.
event-serail-majority = { SEAT($seat) } heeft de meerderheid in het serail met { $markers ->
    [one] één marker
   *[other] { $markers } markers
}.

## Quarters

event-figure-placed-in-quarter = { SEAT($seat) } zet voor { $price } goud een figuur op plek { $space } van de { NAME($quarter, "quarter") }.
event-quarter-skipped = { SEAT($seat) } zet geen figuur in een wijk.
event-quarter-produced = De { NAME($quarter, "quarter") } levert { SEAT($seat) } 1 { NAME($type, "resource") }.
event-quarter-exchanged = { SEAT($seat) } ruilt { NAME($quarter, "quarter.at") } 1 { NAME($give, "resource") } voor 1 { NAME($get, "resource") }.

## Action cards

event-action-card-played = { SEAT($seat) } speelt { NAME($card, "action-card.a") }.
event-card-gave-resources = { SEAT($seat) } ontvangt { AMOUNTS($resources, "resource") }.
event-harbour-slots-swapped = { SEAT($seat) } verwisselt de vakken { $first } en { $second }.
event-harbour-surplus-returned = { $number } { NAME($type, "resource") } past niet in vak { $slot } en gaat naar de algemene voorraad.
event-resource-robbed = { SEAT($seat) } rooft 1 { NAME($type, "resource") } van { SEAT($opponent) }.
event-caravan-brought = Een karavaan brengt { SEAT($seat) } 1 { NAME($type, "resource") }.
event-serail-markers-swapped = { SEAT($seat) } verwisselt de markers op de velden { $first } en { $second }.
event-merchant-took = { SEAT($seat) } handelt met { SEAT($opponent) } en neemt { AMOUNTS($taken, "resource") }.
event-merchant-gave = { SEAT($seat) } geeft { SEAT($opponent) } er { AMOUNTS($given, "resource") } voor terug.
event-figure-picked = { SEAT($seat) } stuurt de voorman naar een figuur van { SEAT($owner) } { NAME($quarter, "quarter.at") }.
event-figure-moved = { SEAT($seat) } verplaatst een figuur van { SEAT($owner) } van de { NAME($from, "quarter") } naar de { NAME($to, "quarter") }.
event-figure-ready-again = De figuur van { SEAT($seat) } { NAME($quarter, "quarter.at") } kan aan het werk.
event-figure-moved-too-far = De figuur van { SEAT($seat) } { NAME($quarter, "quarter.at") } komt van te ver om deze beurt te werken.

## The end

event-all-palace-cards-gone = Er is geen paleiskaart meer over: het spel is afgelopen.
event-game-end-taken = De eindkaart is genomen: het spel is afgelopen.
event-game-stalled = Al { $turns } beurten is er niets van de bouwplaatsen verdwenen: het spel is afgelopen.

## Refusals

refusal-too-little-to-give-back = Je moet er { $number } van andere soorten voor teruggeven; je hebt er { $owned }.
refusal-not-owned-before-the-trade = Je hebt zelf { $owned } { NAME($type, "resource") }; wat je geeft, moet vóór de ruil al van jou zijn geweest.
refusal-type-on-both-sides = Dezelfde soort kan niet zowel genomen als gegeven worden: { NAME($type, "resource") }.
refusal-unequal-trade = Je neemt { $taken }, dus je moet er { $taken } geven, niet { $given }.
refusal-not-an-opponent = { SEAT($seat) } is geen tegenstander van je.
refusal-opponent-lacks-resource = { SEAT($seat) } heeft { $owned } { NAME($type, "resource") }; dat is niet genoeg.
refusal-worker-only-with-build = Een arbeider speel je samen met een bouwactie, niet los.
refusal-card-without-effect = Op dit moment zou { NAME($card, "action-card.a") } geen effect hebben.
refusal-serail-cell-empty = Op veld { $cell } van het serail ligt geen marker.
refusal-markers-of-one-colour = Beide markers zijn van { SEAT($seat) }; verwisselen zou niets veranderen.
refusal-site-is-empty = Op bouwplaats { $site } ligt geen kaart.
refusal-card-not-in-hand = Dit heb je niet op hand: { NAME($card, "action-card.a") }.
refusal-resource-not-owned = Je hebt geen { NAME($type, "resource") } om terug te leggen.
refusal-resource-not-owned-to-give = Je hebt geen { NAME($type, "resource") } om te ruilen.
refusal-resource-not-owned-to-lock = Je hebt geen { NAME($type, "resource") } om als slot op de tuin te leggen.
refusal-quarter-is-full = Beide plekken van de { NAME($quarter, "quarter") } zijn bezet.
refusal-no-figure-in-supply = Je hebt geen figuur in je voorraad.
refusal-cannot-pay-space = De vrije plek van de { NAME($quarter, "quarter") } kost { $price } goud; je hebt { $gold }.
refusal-no-figure-in-quarter = Je hebt geen figuur { NAME($quarter, "quarter.at") }.
refusal-figure-not-ready = Geen van je figuren { NAME($quarter, "quarter.at") } is inzetbaar: elke figuur werkt één keer per beurt, een nieuwe pas vanaf je volgende beurt.
refusal-vizier-blocks-quarter = De vizier blokkeert de { NAME($quarter, "quarter") }.
refusal-reserve-is-empty = In de algemene voorraad is geen { NAME($type, "resource") }.
refusal-only-palace-cards-are-removed = Alleen paleiskaarten kunnen worden geschrapt, { NAME($card, "card") } niet.
refusal-vizier-must-move = De vizier staat al { NAME($quarter, "quarter.at") }; hij moet naar een andere wijk.
refusal-not-exchanged-here = De { NAME($quarter, "quarter") } ruilt geen { NAME($give, "resource") } voor { NAME($get, "resource") }.
refusal-not-a-palace-card = Daar ligt geen paleiskaart: { NAME($card, "card") } wordt genomen, niet gebouwd.
refusal-not-a-special-card = Daar ligt geen speciale kaart: { NAME($card, "card") } wordt gebouwd, niet genomen.
refusal-already-built = Je hebt deze beurt al gebouwd; meer dan één paleisdeel per beurt gaat niet.
refusal-special-already-taken = Je hebt deze beurt al een speciale kaart genomen; meer dan één per beurt gaat niet.
refusal-cannot-pay-card = Je hebt { $owned } { NAME($type, "resource") }; { NAME($card, "card") } kost er hier { $cost }.
refusal-too-few-workers = Daarvoor heb je { $needed ->
    [one] één arbeider
   *[other] { $needed } arbeiders
} nodig; je hebt er { $held }.
refusal-not-part-of-cost = Arbeiders besparen alleen wat tot de kosten hoort: { NAME($card, "card") } kost hier { $cost } { NAME($type, "resource") }.
refusal-not-your-figure = Op plek { $space } van de { NAME($quarter, "quarter") } staat geen figuur van jou.
refusal-no-figure-on-space = Op plek { $space } van de { NAME($quarter, "quarter") } staat geen figuur.
refusal-no-other-quarter-free = Geen andere wijk heeft een vrije plek.
refusal-must-be-another-quarter = De figuur staat al { NAME($quarter, "quarter.at") }; hij moet naar een andere wijk.

## Reasons for a choice

reason-harbour-brings = { $number } { NAME($type, "resource") } voor je voorraad.
reason-harbour-pays-for = Met { $number } { NAME($type, "resource") } kun je deze beurt { NAME($card, "card") } betalen.
reason-harbour-brings-card = { $number } { NAME($type, "resource") } en een actiekaart; de volgende keer toont de kaart de rijke kant.
reason-harbour-lets-strike = { $number } { NAME($type, "resource") }, en je kunt { NAME($card, "card") } schrappen voordat die je het balkon van tuin { $garden } kost.
reason-harbour-brings-vizier = { $number } { NAME($type, "resource") }, en de vizier brengt een grondstof naar keuze.
reason-card-threatens-you = Wie { NAME($card, "card") } bouwt, gooit je van het balkon van tuin { $garden }.
reason-card-is-least-missed = Je kunt { NAME($card, "card") } het best missen.
reason-vizier-brings = 1 { NAME($type, "resource") }: dat heb je het hardst nodig.
reason-vizier-hinders = Zo kan { SEAT($seat) } de { NAME($quarter, "quarter") } niet gebruiken.
reason-vizier-lets-exchange = Je kunt { NAME($quarter, "quarter.at") } ruilen voor wat je mist.
reason-wins-now = Het beëindigt het spel, en met { $points ->
    [one] één punt
   *[other] { $points } punten
} win je.
reason-leads-interim-scoring = Je staat voor met { $points }: er gaat een figuur de schatkamer in, voorgoed.
reason-nobody-leads = Bij { $points } staat niemand voor: er wordt geen figuur gezet, en de kaart is weg.
reason-rival-leads-interim-scoring = { SEAT($seat) } staat voor met { $points } en zou de figuur in de schatkamer krijgen.
reason-would-not-win-now = Het beëindigt het spel, en met { $points } tegen { $most } win je niet.
reason-displaces-rival = Met { NAME($card, "card") } gooi je { SEAT($seat) } eruit en heb je { $points ->
    [one] één figuur
   *[other] { $points } figuren
} op het dak.
reason-balcony-is-free = Het balkon is leeg: met { NAME($card, "card") } heb je { $points ->
    [one] één figuur
   *[other] { $points } figuren
} op het dak.
reason-never-overbuilt = Over { NAME($card, "card") } wordt niets meer gebouwd: dan heb je { $points ->
    [one] één figuur
   *[other] { $points } figuren
} op het dak, waarvan één voorgoed.
reason-makes-own-balcony-safer = Met { NAME($card, "card") } houd je het balkon van tuin { $garden }, en er gaat een marker het serail in.
reason-saves-up = Spaar je grondstoffen voor een betere bouwactie.
reason-step-towards-build = Je hebt het nodig voor { NAME($card, "card") }.
reason-quarter-gives = Gratis 1 { NAME($type, "resource") }.
reason-figure-pays-back = Er { $turns ->
    [one] komt nog ongeveer één beurt
   *[other] komen nog ongeveer { $turns } beurten
}: een figuur { NAME($quarter, "quarter.at") } verdient de { $price } goud terug.
reason-no-quarter-pays = Er { $turns ->
    [one] komt nog ongeveer één beurt
   *[other] komen nog ongeveer { $turns } beurten
}: geen wijk levert meer op dan wat je houdt.
reason-exchange-fits-better = Je hebt meer aan { NAME($get, "resource") } dan aan { NAME($give, "resource") }.
reason-hand-would-be-too-large = Je mag maar { $limit } kaarten houden: je kunt er beter één spelen dan kwijtraken.
reason-nothing-more-to-do = Wat je hebt, is meer waard als je het houdt.
reason-needed-most = Voor je volgende bouwactie ontbreekt { NAME($type, "resource") }.
reason-needed-least = Voor je volgende bouwacties heb je { NAME($type, "resource") } het minst nodig.
reason-card-of-least-use = Aan { NAME($card, "action-card.a") } heb je het minst.
reason-roof-counts = Alleen figuren op het dak tellen: { NAME($destination, "destination") } is meer waard dan een wijk.
reason-marker-breaks-ties = Het kost niets, en markers beslissen bij een gelijke stand; dan heb je er { $markers }.
reason-rivals-lack-lock = Een slot van { NAME($type, "resource") } houdt { $rivals ->
    [0] maar even stand: iedereen heeft het.
    [one] de ene tegenstander tegen die het niet heeft.
   *[other] { $rivals } tegenstanders tegen die het niet hebben.
}
reason-lock-not-worth-it = De grondstof is je meer waard dan het slot.
reason-wins-serail-seat = { SEAT($seat) } krijgt daarmee de serailzetel, en die telt voor een punt.
reason-figure-works-again = In een aangrenzende wijk kan de figuur deze beurt nog een keer werken.

## Questions

ask-pre-harbour = Welke havenkaart speel je? Daarvóór mag je wijken gebruiken en kaarten spelen.
ask-build = Wat bouw of neem je?
ask-quarter = Zet je een figuur in een wijk?
ask-final = Nog iets voordat je beurt eindigt?
ask-remove-palace-card = Welke paleiskaart schrap je van de bouwplaatsen?
ask-move-vizier = Waar stuur je de vizier heen?
ask-vizier-or-quarter = Waar stuur je de vizier heen? Daarvóór mag je wijken gebruiken waar je inzetbare figuren staan.
ask-vizier-exchange = Wat ruil je via de vizier?
ask-harbour-master = Welke twee vakken verwissel je?
ask-desert-robber = Wie beroof je, en waarvan?
ask-caravan-leader = Wat brengt de karavaan je?
ask-harem-guard = Welke twee markers verwissel je?
ask-merchant-take = Met wie handel je, en wat neem je?
ask-merchant-give = Wat geef je voor { AMOUNTS($take, "resource") }?
ask-foreman-figure = Welke figuur verplaats je?
ask-foreman-target = Naar welke wijk gaat de figuur?
ask-figure-source = Je voorraad is leeg. Roep je een figuur uit een wijk voor { NAME($destination, "destination") }?
ask-serail-marker = Je figuur is van het balkon verdreven. Leg je een marker in het serail?
ask-place-lock = Leg je een grondstof als slot op tuin { $garden }?
ask-discard-cards = Je mag { $hand_limit } actiekaarten houden. Welke leg je af?
ask-return-resources = Je mag { $stock_limit } grondstoffen houden. Wat leg je terug?

## Choices

move-pre-harbour-choose-harbour = { NAME($card, "harbour-card") }
move-pre-harbour-use-quarter = Gebruik de { NAME($quarter, "quarter") }
move-pre-harbour-exchange = { NAME($quarter, "quarter") }: geef { NAME($give, "resource") } voor { NAME($get, "resource") }
move-pre-harbour-play = Speel { NAME($card, "action-card.a") }
move-build-end-build = Verder zonder nog te bouwen
move-build-build = Bouw van bouwplaats { $site }
move-build-take-special = Neem de speciale kaart van bouwplaats { $site }
move-build-build-with-workers = Bouw van bouwplaats { $site }, arbeiders besparen { AMOUNTS($waive, "resource") }
move-build-use-quarter = { move-pre-harbour-use-quarter }
move-build-exchange = { move-pre-harbour-exchange }
move-build-play = { move-pre-harbour-play }
move-quarter-skip-quarter = Zet geen figuur in een wijk
move-quarter-place-in-quarter = Zet een figuur { NAME($quarter, "quarter.at") }
move-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-quarter-exchange = { move-pre-harbour-exchange }
move-quarter-play = { move-pre-harbour-play }
move-final-end-turn = Beëindig je beurt
move-final-use-quarter = { move-pre-harbour-use-quarter }
move-final-exchange = { move-pre-harbour-exchange }
move-final-play = { move-pre-harbour-play }
move-remove-palace-card-remove-palace-card = Schrap de kaart op bouwplaats { $site }
move-move-vizier-move-vizier = Naar de { NAME($quarter, "quarter") }
move-vizier-or-quarter-move-vizier = { move-move-vizier-move-vizier }
move-vizier-or-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-vizier-or-quarter-exchange = { move-pre-harbour-exchange }
move-vizier-exchange-none = Ruil niets
move-vizier-exchange-vizier-exchange = Geef { NAME($give, "resource") } voor { NAME($get, "resource") }
move-harbour-master-harbour-master = Verwissel de vakken { $slots }
move-desert-robber-desert-robber = Neem { NAME($type, "resource") } van { SEAT($opponent) }
move-caravan-leader-caravan-leader = { NAME($type, "resource") }
move-harem-guard-harem-guard = Verwissel de markers op de velden { $cells }
move-merchant-take-merchant-take = { AMOUNTS($take, "resource") } van { SEAT($opponent) }
move-merchant-give-merchant-give = { AMOUNTS($give, "resource") }
move-foreman-figure-foreman-figure = De figuur op plek { $space } van de { NAME($quarter, "quarter") }
move-foreman-target-foreman-target = Naar de { NAME($quarter, "quarter") }
move-figure-source-none = Laat de plaats leeg
move-figure-source-figure-source = De figuur op plek { $space } van de { NAME($quarter, "quarter") }
move-serail-marker-no = Leg geen marker
move-serail-marker-yes = Leg een marker
move-place-lock-none = Leg geen slot
move-place-lock-place-lock = Leg { NAME($type, "resource") } als slot
move-discard-cards-discard = Leg { NAME($card, "action-card.a") } af
move-return-resources-return = Leg { NAME($type, "resource") } terug

## Endings

ending-palace-done = Het paleis is voltooid: elke paleiskaart is gebouwd of verwijderd.
ending-game-end-taken = De eindkaart is genomen.
ending-stalled = Niemand bouwde nog verder aan het paleis.

## Names

card-treasure-1 = de eerste schatkamerkaart
card-treasure-2 = de tweede schatkamerkaart
card-game-end = de eindkaart
card-arch-1 = boog 1
card-arch-2 = boog 2
card-arch-3 = boog 3
card-arch-4 = boog 4
card-arch-5 = boog 5
card-arch-6 = boog 6
card-arch-7 = boog 7
card-arch-8 = boog 8
card-fountain-1 = fontein 1
card-fountain-2 = fontein 2
card-fountain-3 = fontein 3
card-fountain-4 = fontein 4
card-fountain-5 = fontein 5
card-fountain-6 = fontein 6
card-fountain-7 = fontein 7
card-fountain-8 = fontein 8
card-pillar-1 = zuil 1
card-pillar-2 = zuil 2
card-pillar-3 = zuil 3
card-pillar-4 = zuil 4
card-pillar-5 = zuil 5
card-pillar-6 = zuil 6
card-pillar-7 = zuil 7
card-pillar-8 = zuil 8
resource-alabaster = albast
resource-sandstone = zandsteen
resource-ebony = ebbenhout
resource-gold = goud
harbour-card-harbour-a = havenkaart A
harbour-card-harbour-b = havenkaart B
quarter-stonemason = steenhouwer
    .at = bij de steenhouwer
quarter-carpenter = timmerman
    .at = bij de timmerman
quarter-mason = metselaar
    .at = bij de metselaar
quarter-goldsmith = goudsmid
    .at = bij de goudsmid
quarter-money-changer = geldwisselaar
    .at = bij de geldwisselaar
quarter-bazaar = bazaar
    .at = op de bazaar
destination-treasure-chamber = de schatkamer
    .at = in de schatkamer
destination-serail-seat = de serailzetel
    .at = op de serailzetel
destination-balcony-1 = het balkon van tuin 1
    .at = op het balkon van tuin 1
destination-balcony-2 = het balkon van tuin 2
    .at = op het balkon van tuin 2
destination-balcony-3 = het balkon van tuin 3
    .at = op het balkon van tuin 3
destination-balcony-4 = het balkon van tuin 4
    .at = op het balkon van tuin 4
destination-balcony-5 = het balkon van tuin 5
    .at = op het balkon van tuin 5
destination-balcony-6 = het balkon van tuin 6
    .at = op het balkon van tuin 6
destination-balcony-7 = het balkon van tuin 7
    .at = op het balkon van tuin 7
destination-balcony-8 = het balkon van tuin 8
    .at = op het balkon van tuin 8

slot-1 = en trek een actiekaart
slot-2 = en schrap een paleiskaart
slot-3 = en verplaats de vizier
slot-4 = en verder niets

step-pre-harbour = de haven
step-build = bouwen
step-quarter = de wijken
step-final = einde van de beurt
step-limits = de limieten
step-over = afgelopen

next-arch = een boog
next-treasure-1 = de eerste schatkamerkaart
next-fountain = een fontein
next-treasure-2 = de tweede schatkamerkaart
next-pillar = een zuil
next-pillar-or-game-end = een zuil of de eindkaart

table-palace-cards = de kosten van de paleiskaarten
table-special-cards = de kosten van de speciale kaarten
table-basic-action-cards = wat de gewone actiekaarten geven
table-harbour-cards = de onderkanten van de havenkaarten
table-quarter-neighbours = welke wijken aan elkaar grenzen
reconstructed-note = Door ons gereconstrueerd, niet wat er gedrukt staat: { NAMES($tables, "table") }.

effect-quarter-stonemason = geeft 1 albast
effect-quarter-carpenter = geeft 1 ebbenhout
effect-quarter-mason = geeft 1 zandsteen
effect-quarter-goldsmith = geeft 1 goud
effect-quarter-money-changer = goud voor een bouwmateriaal, of andersom
effect-quarter-bazaar = het ene bouwmateriaal voor het andere

action-card-harbour-master = Havenmeester
    .a = een havenmeester
    .effect = verwissel twee havenvakken; beide worden daarna aangepast aan hun capaciteit
action-card-desert-robber = Woestijnrover
    .a = een woestijnrover
    .effect = neem een grondstof naar keuze van een tegenstander
action-card-caravan-leader = Karavaanleider
    .a = een karavaanleider
    .effect = neem een grondstof naar keuze uit de algemene voorraad
action-card-harem-guard = Haremwachter
    .a = een haremwachter
    .effect = verwissel twee serailmarkers van verschillende kleur
action-card-merchant = Koopman
    .a = een koopman
    .effect = ruil een of twee grondstoffen met een tegenstander
action-card-worker = Arbeider
    .a = een arbeider
    .effect = bij een bouwactie: één grondstof van de kosten hoef je niet te betalen
action-card-foreman = Voorman
    .a = een voorman
    .effect = verplaats een willekeurige figuur gratis naar een andere wijk
action-card-res-alabaster = Albastkaart
    .a = een albastkaart
    .effect = neem 1 albast uit de algemene voorraad
action-card-res-sandstone = Zandsteenkaart
    .a = een zandsteenkaart
    .effect = neem 1 zandsteen uit de algemene voorraad
action-card-res-ebony = Ebbenhoutkaart
    .a = een ebbenhoutkaart
    .effect = neem 1 ebbenhout uit de algemene voorraad
action-card-res-gold = Goudkaart
    .a = een goudkaart
    .effect = neem 1 goud uit de algemene voorraad
action-card-res-alabaster-alabaster = Kaart voor 2 albast
    .a = een kaart voor 2 albast
    .effect = neem 2 albast uit de algemene voorraad
action-card-res-alabaster-sandstone = Kaart voor 1 albast en 1 zandsteen
    .a = een kaart voor 1 albast en 1 zandsteen
    .effect = neem 1 albast en 1 zandsteen uit de algemene voorraad
action-card-res-alabaster-ebony = Kaart voor 1 albast en 1 ebbenhout
    .a = een kaart voor 1 albast en 1 ebbenhout
    .effect = neem 1 albast en 1 ebbenhout uit de algemene voorraad
action-card-res-alabaster-gold = Kaart voor 1 albast en 1 goud
    .a = een kaart voor 1 albast en 1 goud
    .effect = neem 1 albast en 1 goud uit de algemene voorraad
action-card-res-sandstone-sandstone = Kaart voor 2 zandsteen
    .a = een kaart voor 2 zandsteen
    .effect = neem 2 zandsteen uit de algemene voorraad
action-card-res-sandstone-ebony = Kaart voor 1 zandsteen en 1 ebbenhout
    .a = een kaart voor 1 zandsteen en 1 ebbenhout
    .effect = neem 1 zandsteen en 1 ebbenhout uit de algemene voorraad
action-card-res-sandstone-gold = Kaart voor 1 zandsteen en 1 goud
    .a = een kaart voor 1 zandsteen en 1 goud
    .effect = neem 1 zandsteen en 1 goud uit de algemene voorraad
action-card-res-ebony-ebony = Kaart voor 2 ebbenhout
    .a = een kaart voor 2 ebbenhout
    .effect = neem 2 ebbenhout uit de algemene voorraad
action-card-res-ebony-gold = Kaart voor 1 ebbenhout en 1 goud
    .a = een kaart voor 1 ebbenhout en 1 goud
    .effect = neem 1 ebbenhout en 1 goud uit de algemene voorraad
action-card-res-gold-gold = Kaart voor 2 goud
    .a = een kaart voor 2 goud
    .effect = neem 2 goud uit de algemene voorraad
action-card-res-alabaster-alabaster-alabaster = Kaart voor 3 albast
    .a = een kaart voor 3 albast
    .effect = neem 3 albast uit de algemene voorraad
action-card-res-alabaster-alabaster-sandstone = Kaart voor 2 albast en 1 zandsteen
    .a = een kaart voor 2 albast en 1 zandsteen
    .effect = neem 2 albast en 1 zandsteen uit de algemene voorraad
action-card-res-alabaster-alabaster-ebony = Kaart voor 2 albast en 1 ebbenhout
    .a = een kaart voor 2 albast en 1 ebbenhout
    .effect = neem 2 albast en 1 ebbenhout uit de algemene voorraad
action-card-res-alabaster-alabaster-gold = Kaart voor 2 albast en 1 goud
    .a = een kaart voor 2 albast en 1 goud
    .effect = neem 2 albast en 1 goud uit de algemene voorraad
action-card-res-alabaster-sandstone-sandstone = Kaart voor 1 albast en 2 zandsteen
    .a = een kaart voor 1 albast en 2 zandsteen
    .effect = neem 1 albast en 2 zandsteen uit de algemene voorraad
action-card-res-alabaster-sandstone-ebony = Kaart voor 1 albast, 1 zandsteen en 1 ebbenhout
    .a = een kaart voor 1 albast, 1 zandsteen en 1 ebbenhout
    .effect = neem 1 albast, 1 zandsteen en 1 ebbenhout uit de algemene voorraad
action-card-res-alabaster-sandstone-gold = Kaart voor 1 albast, 1 zandsteen en 1 goud
    .a = een kaart voor 1 albast, 1 zandsteen en 1 goud
    .effect = neem 1 albast, 1 zandsteen en 1 goud uit de algemene voorraad
action-card-res-alabaster-ebony-ebony = Kaart voor 1 albast en 2 ebbenhout
    .a = een kaart voor 1 albast en 2 ebbenhout
    .effect = neem 1 albast en 2 ebbenhout uit de algemene voorraad
action-card-res-alabaster-ebony-gold = Kaart voor 1 albast, 1 ebbenhout en 1 goud
    .a = een kaart voor 1 albast, 1 ebbenhout en 1 goud
    .effect = neem 1 albast, 1 ebbenhout en 1 goud uit de algemene voorraad
action-card-res-alabaster-gold-gold = Kaart voor 1 albast en 2 goud
    .a = een kaart voor 1 albast en 2 goud
    .effect = neem 1 albast en 2 goud uit de algemene voorraad
action-card-res-sandstone-sandstone-sandstone = Kaart voor 3 zandsteen
    .a = een kaart voor 3 zandsteen
    .effect = neem 3 zandsteen uit de algemene voorraad
action-card-res-sandstone-sandstone-ebony = Kaart voor 2 zandsteen en 1 ebbenhout
    .a = een kaart voor 2 zandsteen en 1 ebbenhout
    .effect = neem 2 zandsteen en 1 ebbenhout uit de algemene voorraad
action-card-res-sandstone-sandstone-gold = Kaart voor 2 zandsteen en 1 goud
    .a = een kaart voor 2 zandsteen en 1 goud
    .effect = neem 2 zandsteen en 1 goud uit de algemene voorraad
action-card-res-sandstone-ebony-ebony = Kaart voor 1 zandsteen en 2 ebbenhout
    .a = een kaart voor 1 zandsteen en 2 ebbenhout
    .effect = neem 1 zandsteen en 2 ebbenhout uit de algemene voorraad
action-card-res-sandstone-ebony-gold = Kaart voor 1 zandsteen, 1 ebbenhout en 1 goud
    .a = een kaart voor 1 zandsteen, 1 ebbenhout en 1 goud
    .effect = neem 1 zandsteen, 1 ebbenhout en 1 goud uit de algemene voorraad
action-card-res-sandstone-gold-gold = Kaart voor 1 zandsteen en 2 goud
    .a = een kaart voor 1 zandsteen en 2 goud
    .effect = neem 1 zandsteen en 2 goud uit de algemene voorraad
action-card-res-ebony-ebony-ebony = Kaart voor 3 ebbenhout
    .a = een kaart voor 3 ebbenhout
    .effect = neem 3 ebbenhout uit de algemene voorraad
action-card-res-ebony-ebony-gold = Kaart voor 2 ebbenhout en 1 goud
    .a = een kaart voor 2 ebbenhout en 1 goud
    .effect = neem 2 ebbenhout en 1 goud uit de algemene voorraad
action-card-res-ebony-gold-gold = Kaart voor 1 ebbenhout en 2 goud
    .a = een kaart voor 1 ebbenhout en 2 goud
    .effect = neem 1 ebbenhout en 2 goud uit de algemene voorraad
action-card-res-gold-gold-gold = Kaart voor 3 goud
    .a = een kaart voor 3 goud
    .effect = neem 3 goud uit de algemene voorraad

## The game itself

game-summary = Verfraai de tuinen van het paleis, houd je figuren op het dak, en let op wie er in het serail zit.
game-like = Haal zandsteen en albast uit de haven, bouw bogen, fonteinen en zuilen in acht tuinen, en gooi rivalen van de balkons, want alleen het dak telt.
game-minutes = 45 tot 75 minuten

## Chapters of the rules

chapter-1 = Het spel
chapter-2 = Het spelmateriaal
chapter-3 = Opzet
chapter-4 = De beurt
chapter-5 = Het serail
chapter-6 = Het einde
chapter-7 = Het spel voor gevorderden
chapter-8 = Kaarten en getallen
chapter-9 = Wat verborgen is
chapter-11 = Wat je wordt gevraagd
chapter-S = Wat wij moesten beslissen

## Options

option-players = Spelers
    .help = Hoeveel er aan tafel zitten.
option-mode = Variant
    .help = Het spel voor gevorderden heeft meer actiekaarten, de serailzetel en sloten op de tuinen.
option-mode-basic = Basisspel
option-mode-advanced = Gevorderd
option-treasure-cost = Schatkamerkaarten
    .help = Wat het kost om er een te nemen, naast het goud van de bouwplaats. Wat erop gedrukt staat, weten we niet.
option-treasure-cost-one-of-each = Eén van elk bouwmateriaal
option-treasure-cost-none = Niets
option-data = Kaarten en stad
    .help = Sommige gedrukte tabellen kennen we niet, dus hebben we ze zelf gemaakt. Wie de gedrukte heeft, kan ze hier invoeren.
option-stall-rounds = Stilstand
    .help = Na zoveel beurten van elke speler zonder dat een kaart van een bouwplaats verdwijnt, eindigt het spel.
option-hand-limit-basic = Actiekaarten houden, basisspel
    .help = Hoeveel je er aan het eind van een beurt mag houden.
option-hand-limit-advanced = Actiekaarten houden, gevorderd
    .help = Hoeveel je er aan het eind van een beurt mag houden.
option-stock-limit = Grondstoffen houden
    .help = Hoeveel je er aan het eind van een beurt mag houden.
option-resources-each = Stuks van elke grondstof
    .help = Hoeveel er zijn.
option-figures-each = Figuren van een speler
    .help = Hoeveel er zijn.
option-markers-each = Serailmarkers van een speler
    .help = Hoeveel er zijn.
option-slot-1-capacity = Havenvak 1
    .help = Voor hoeveel grondstoffen er plaats is.
option-slot-2-capacity = Havenvak 2
    .help = Voor hoeveel grondstoffen er plaats is.
option-slot-3-capacity = Havenvak 3
    .help = Voor hoeveel grondstoffen er plaats is.
option-slot-4-capacity = Havenvak 4
    .help = Voor hoeveel grondstoffen er plaats is.
option-site-1-surcharge = Toeslag van bouwplaats 1
    .help = Goud dat een kaart daar extra kost.
option-site-2-surcharge = Toeslag van bouwplaats 2
    .help = Goud dat een kaart daar extra kost.
option-site-3-surcharge = Toeslag van bouwplaats 3
    .help = Goud dat een kaart daar extra kost.
option-space-1-price = Eerste plek van een wijk
    .help = Hoeveel goud die kost.
option-space-2-price = Tweede plek van een wijk
    .help = Hoeveel goud die kost.
option-serail-cells-2 = Velden van het serail, twee spelers
    .help = Hoeveel er zijn.
option-serail-cells-3 = Velden van het serail, drie spelers
    .help = Hoeveel er zijn.
option-serail-cells-4 = Velden van het serail, vier spelers
    .help = Hoeveel er zijn.

## The columns of the final table

score-rank = plaats
score-points = punten
    .effect = Eén voor elke figuur op een balkon, in de schatkamer en op de serailzetel.
score-balconies = balkons
score-treasure-chamber = schatkamer
score-serail-seat = serailzetel
score-serail-markers = serailmarkers
    .effect = Bij gelijke punten de meeste markers in het serail.
score-serail-order = marker het dichtst bij veld 1
    .effect = Bij evenveel markers; wie er geen heeft, blijft gelijk staan.

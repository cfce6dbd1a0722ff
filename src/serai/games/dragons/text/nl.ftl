### Aladdin's Dragons in Dutch.

## Setting up

event-first-player = { SEAT($seat) } heeft de kameel en begint.
event-lamps-dealt = Iedereen krijgt een lamp.
event-start-treasures-taken = { SEAT($seat) } begint met { COUNTS($units, "units") }.

## Upkeep

event-round-began = Ronde { $round } begint; { SEAT($first) } is het eerst aan de beurt.
event-treasure-deck-reshuffled = De schattenkaarten worden opnieuw geschud.
event-treasure-card-turned = De draken brengen nieuwe schatten (kaart { $card }).
event-cave-filled = { NAME($cave, "heading") }, van boven naar beneden: { NAMES($amounts, "niche") }.
event-cave-filled-in-part = { NAME($cave, "heading") }, van boven naar beneden: { NAMES($amounts, "niche") }; meer heeft de bank niet.
event-artifact-turned-up = Te koop in { NAME($room, "space") }: { NAME($artifact, "artifact") }.

## Placement

event-token-placed = { SEAT($seat) } legt fiche #{ $piece } gedekt { NAME($space, "at") }.
event-placed-value = Het is de { NAMES($values, "value") }, en dat weet alleen { SEAT($seat) }.
event-token-placed-face-up = { SEAT($seat) } legt een { $value } open { NAME($space, "at") }.

## Scoring

event-tokens-turned-up = Omgedraaid { NAME($space, "at") }: { THING($pieces, "piece") }.
event-treasure-won = { SEAT($seat) } neemt { COUNT($amount, $treasure, "units") } { NAME($cave, "space.from") }.

event-spells-drawn = { SEAT($seat) } trekt { $number ->
    [one] de laatste spreuk
   *[other] { $number } spreuken
}.
event-saw-spells = { SEAT($seat) } ziet { NAMES($spells, "item") }.
event-spell-kept = { SEAT($seat) } houdt { NAMES($spells, "item") }.
event-spell-given = { SEAT($seat) } geeft de andere spreuk aan { SEAT($to) }.
event-spell-received = { SEAT($seat) } ontvangt { NAMES($spells, "item") }.
event-spell-discarded = { SEAT($seat) } is alleen in de tent, dus { NAME($spell, "item") } gaat uit het spel.
event-no-spell-left = In de tent van Aladdin is geen spreuk meer over.
event-djinn-won = De djinn laat { SEAT($seat) } deze ronde twee artefacten gebruiken.
event-market-declined = { SEAT($seat) } ruilt niet op de markt.
event-market-traded = { SEAT($seat) } geeft op de markt { COUNT(1, $given, "units") } en neemt { COUNTS($taken, "units") }.
event-first-player-named = { SEAT($seat) } stuurt de kameel voor de volgende ronde naar { SEAT($named) }.
event-camel-stays = Niemand is in de karavanserai; de kameel blijft waar hij is.
event-camel-moved = De kameel gaat meteen naar { SEAT($seat) }.

event-guard-turned-up = De wachter wordt omgedraaid: sterkte { $guard }.
event-admitted = { SEAT($seat) } mag met { $strength } tegen { $guard } het paleis in.
event-admitted-by-key = { SEAT($seat) } gaat met de sleutel het paleis in.
event-guard-bribed = { SEAT($seat) } koopt de wachter om met { COUNTS($units, "units") } en gaat het paleis in.
event-bribe-refused = De wachter van sterkte { $guard } wordt niet omgekocht door { SEATS($seats) }.
event-not-admitted = { SEAT($seat) } blijft buiten het paleis.
event-piece-turned-away = { THING($piece, "piece.start") } moet weg { NAME($space, "space.from") }.

event-artifact-paid = { SEAT($seat) } betaalt { COUNTS($units, "units") } in { NAME($room, "space") }.
event-artifact-bought = { SEAT($seat) } neemt { NAME($artifact, "artifact.the") } { NAME($room, "space.from") }.
event-artifact-declined = Geen aankoop in { NAME($room, "space") } door { SEATS($seats) }.
event-artifact-unsold = Het artefact in { NAME($room, "space") } blijft te koop.

## Clean-up and the end

event-leftovers-returned = { $amount ->
    [one] Eén overgebleven schat
   *[other] { $amount } overgebleven schatten
} { NAME($cave, "at") } { $amount ->
    [one] gaat
   *[other] gaan
} terug naar de bank.
event-leftovers-stay = { $amount ->
    [one] Eén overgebleven schat
   *[other] { $amount } overgebleven schatten
} { NAME($cave, "at") } { $amount ->
    [one] blijft
   *[other] blijven
} liggen.
event-camel-passed = De kameel gaat naar { SEAT($seat) }.
event-scrolls-decided = Schriftrollen beslissen de gelijke stand ({ $scrolls }): { SEATS($winners) }.
event-game-ended = { NAME($ending, "ending") } Overwinning: { SEATS($winners) }.

## Windows: what is declared

event-passes = Niets van { SEATS($seats) }.
event-lamp-lit = { SEAT($seat) } steekt de lamp aan.
event-spell-cast = { SEAT($seat) } spreekt { NAME($spell, "item") } uit.
event-spell-cast-on-space = { SEAT($seat) } spreekt { NAME($spell, "item") } uit over { NAME($space, "space") }.
event-spell-cast-on-piece = { SEAT($seat) } spreekt { NAME($spell, "item") } uit over { THING($piece, "piece") }.
event-spell-cast-to-move = { SEAT($seat) } spreekt { NAME($spell, "item") } uit: { THING($piece, "piece") } naar { NAME($space, "space") }.
event-spell-cast-to-swap = { SEAT($seat) } spreekt { NAME($spell, "item") } uit: een { NAME($artifact, "artifact") } voor wat er in { NAME($room, "space") } te koop is.
event-artifact-borrowed = { SEAT($seat) } spreekt Bruikleen uit: { NAME($artifact, "artifact.the") } van { SEAT($owner) }.
event-artifact-borrowed-against = { SEAT($seat) } spreekt Bruikleen uit: { NAME($artifact, "artifact.the") } van { SEAT($owner) }, tegen { NAME($spell, "item") }.
event-artifact-borrowed-for = { SEAT($seat) } spreekt Bruikleen uit: { NAME($artifact, "artifact.the") } van { SEAT($owner) }, voor { THING($piece, "piece") }.
event-artifact-used = { SEAT($seat) } gebruikt { NAME($artifact, "artifact.the") }.
event-artifact-used-on-piece = { SEAT($seat) } gebruikt { NAME($artifact, "artifact.the") } op { THING($piece, "piece") }.
event-spell-countered = { SEAT($seat) } heft { NAME($spell, "item") } van { SEAT($caster) } op.
event-spell-countered-by-loan = { SEAT($seat) } heft { NAME($spell, "item") } van { SEAT($caster) } op met de geleende Tegenspreuk.
event-borrowed-counterspell-too-late = { NAME($spell, "item") } was al opgeheven; de Tegenspreuk die { SEAT($seat) } heeft geleend, doet niets.

## Windows: what takes effect

event-spell-without-effect = { NAME($spell, "item") } van { SEAT($seat) } doet niets.
event-piece-went-home = { THING($piece, "piece.start") } gaat { NAME($space, "space.from") } naar huis.
event-piece-moved = { THING($piece, "piece.start") } gaat { NAME($from, "space.from") } naar { NAME($to, "space") }.
event-carpet-landed = Het tapijt van { SEAT($seat) } landt { NAME($space, "at") }.
event-carpet-found-no-place = Het tapijt van { SEAT($seat) } vindt geen plaats { NAME($space, "at") }.
event-piece-doubled = De Astrale Dubbelganger doet zijn werk: { THING($piece, "piece") }.
event-double-found-no-piece = De dubbelganger van { SEAT($seat) } komt te laat voor { THING($piece, "piece") }.
event-key-turned = { SEAT($seat) } draait de sleutel van het paleis om.

event-alms-taken = { SEAT($seat) } neemt { COUNTS($units, "units") } als aalmoes.
event-treasures-exchanged = { SEAT($seat) } ruilt { COUNTS($given, "units") } voor { COUNTS($taken, "units") }.
event-dragon-flew = De draak vult { NAME($cave, "space") }, van boven naar beneden: { NAMES($amounts, "niche") }.
event-dragon-returned = De draak keert terug naar { NAME($cave, "space") } en bewaakt deze ronde zijn schatten ({ $amount }).
event-treasures-returned = { SEAT($seat) } geeft { COUNTS($units, "units") } terug voor { NAME($spell, "item") }.
event-all-treasures-returned = { SEAT($seat) } geeft alles terug voor { NAME($spell, "item") }: { COUNTS($units, "units") }.
event-baksheesh-paid = { SEAT($seat) } betaalt { COUNTS($units, "units") } als baksjisj.
event-taxes-paid = { SEAT($seat) } betaalt { COUNTS($units, "units") } als belasting.
event-pieces-withdrawn = { SEAT($seat) } betaalt geen belasting en haalt { $number ->
    [one] één stuk
   *[other] { $number } stukken
} uit het paleis.
event-teleport-paid = { SEAT($seat) } geeft er { COUNTS($units, "units") } voor aan { SEAT($owner) }.
event-eye-answered = { SEAT($seat) } antwoordt met { THING($piece, "piece") }.
event-no-piece-to-remove-in-return = { SEAT($seat) } vindt geen stuk om als vergelding naar huis te sturen.
event-spy-sent = De spion van { SEAT($seat) } gaat rond: alle anderen leggen hun fiches open.
event-space-sealed = { SEAT($seat) } verzegelt { NAME($space, "space") } voor deze ronde.
event-last-are-first = { SEAT($seat) } keert de rangorde om: een 9 telt als 1 en een 1 als 9.
event-smuggled-in = { SEAT($seat) } smokkelt waren naar { NAMES($spaces, "space") }.
event-looked-at-pile = { SEAT($seat) } bekijkt alle { $number } artefacten in { NAME($room, "space") }.
event-saw-pile = { SEAT($seat) } ziet, van boven naar beneden: { NAMES($artifacts, "artifact") }.
event-mirage-kept = { SEAT($seat) } laat { NAME($artifact, "artifact.the") } in { NAME($room, "space") } te koop.
event-mirage-changed = { SEAT($seat) } biedt in { NAME($room, "space") } { NAME($artifact, "artifact.the") } te koop aan; { NAME($former, "artifact.the") } gaat naar onderen.
event-artifacts-swapped = { SEAT($seat) } neemt { NAME($taken, "artifact.the") } { NAME($room, "space.from") } en biedt er { NAME($given, "artifact.the") } te koop aan.
event-took-the-one-on-sale = { SEAT($seat) } doorzoekt { NAME($room, "space") } en houdt het bij wat te koop is.
event-took-a-hidden-one = { SEAT($seat) } neemt ongezien een ander artefact van de stapel in { NAME($room, "space") }.
event-took-artifact = { SEAT($seat) } heeft het nu: { NAMES($artifacts, "artifact") }.

## Why not: tokens and spaces

refusal-space-not-in-use = { NAME($space, "space.start") } doet in dit spel niet mee.
refusal-cave-without-treasure = Er ligt geen schat { NAME($space, "at") }.
refusal-five-pieces-in-room = Er passen niet meer dan vijf stukken van één speler in { NAME($space, "space") }.
refusal-space-sealed = { NAME($space, "space.start") } is deze ronde verzegeld: daar kan niets meer bij.
refusal-token-not-behind-screen = Je hebt geen { $value } achter je scherm.
refusal-space-is-finished = { NAME($space, "space.start") } is al afgehandeld; daar beweegt niets meer.
refusal-already-there = Het fiche ligt al { NAME($space, "at") }.
refusal-owner-not-admitted = { SEAT($owner) } is deze ronde niet tot het paleis toegelaten.
refusal-space-not-live = Dat kan { NAME($space, "space") } niet meer bereiken: daar is alles al afgehandeld.
refusal-never-on-the-guard-room = Geen enkele spreuk raakt { NAME($space, "space") }.
refusal-nothing-lies-there = Er ligt niets { NAME($space, "at") }.
refusal-not-an-open-cave = { NAME($space, "space.start") } is geen grot die nog moet worden afgehandeld.
refusal-cave-has-treasure = Er liggen al schatten { NAME($space, "at") }.
refusal-cave-closed-by-dragon = De draak is teruggekeerd naar { NAME($space, "space") }; de grot blijft deze ronde dicht.
refusal-not-a-palace-room = { NAME($space, "space.start") } is geen paleiszaal.
refusal-nothing-on-sale = Er is geen artefact te koop in { NAME($space, "space") }.
refusal-nothing-below-the-one-on-sale = Onder het artefact dat te koop is, ligt er geen ander.

## Why not: pieces

refusal-no-such-piece = Er is geen stuk #{ $piece } op het bord.
refusal-not-your-piece = Stuk #{ $piece } is niet van jou.
refusal-your-own-piece = Stuk #{ $piece } is van jezelf; het moet er een van een ander zijn.
refusal-carpets-do-not-move = Stuk #{ $piece } is een tapijt, en tapijten kun je niet verplaatsen.
refusal-no-legal-destination = Fiche #{ $piece } kan nergens heen.
refusal-not-on-the-space-scored = Stuk #{ $piece } ligt niet op het vak dat nu wordt afgehandeld.
refusal-already-doubled = Stuk #{ $piece } heeft al een dubbelganger.
refusal-not-a-piece-of-the-caster = Stuk #{ $piece } is niet van wie de spreuk uitsprak.

## Why not: spells and artifacts

refusal-spell-not-in-hand = { NAME($spell, "item") } heb je niet op hand.
refusal-not-in-this-window = { NAME($item, "item") } kan op dit moment niet worden gespeeld.
refusal-no-spells-in-guard-room = { NAME($spell, "item") } kan nu niet: zolang het wachtlokaal wordt afgehandeld, mag geen enkele spreuk worden uitgesproken.
refusal-lamp-cannot-be-lit = { NAME($spell, "item") } vraagt om een brandende lamp: de jouwe is uit, en je kunt deze ronde geen artefact meer gebruiken om die aan te steken.
refusal-no-artifact-use-left = Je kunt deze ronde geen artefact meer gebruiken, dus ook niet { NAME($artifact, "item.the") }.
refusal-no-unused-artifact = Je hebt geen ongebruikt artefact van die soort: { NAME($artifact, "artifact") }.
refusal-not-castable = { NAME($spell, "item") } zou nu niets uithalen.
refusal-nothing-to-aim-at = { NAME($item, "item") } vindt nu geen doel.
refusal-strong-enough-already = Je sterkte van { $strength } is genoeg voor de wachter van { $guard }: je hebt geen sleutel nodig.
refusal-has-used-a-key = Je hebt al een sleutel gebruikt: een tweede opent verder niets.
refusal-spell-not-declared = { NAME($spell, "item") } is niet aangekondigd, of al opgeheven.
refusal-your-own-spell = { NAME($spell, "item") } is je eigen spreuk.
refusal-artifact-cannot-be-borrowed = Van { SEAT($owner) } kun je nu geen { NAME($artifact, "artifact") } lenen: daarvoor had er deze ronde een gebruikt moeten zijn.
refusal-could-not-use-it-now = Met een { NAME($artifact, "artifact") } kun je op dit moment niets.
refusal-never-the-lamp = De lamp blijft altijd bij zijn eigenaar.
refusal-no-such-place-in-pile = Een stapel van { $size } heeft geen artefact nummer { $place }, geteld vanaf 0.
refusal-spell-not-drawn = { NAME($spell, "item") } is niet een van de spreuken die je hebt getrokken.

## Why not: treasure

refusal-other-treasure-asked = Nog niet: nu gaat het om { NAME($asked, "kinds") }, niet om { NAME($treasure, "kinds") }.
refusal-amount-too-small = Te weinig: { COUNT($amount, $treasure, "units") }. Hier moeten het er minstens { $least } zijn.
refusal-amount-too-large = Te veel: { COUNT($amount, $treasure, "units") }. Hier mogen het er hoogstens { $most } zijn.
refusal-no-treasure-of-kind = Je hebt geen { NAME($treasure, "kinds") } om te geven.
refusal-no-such-player = { SEAT($seat) } zit niet aan deze tafel.
refusal-cannot-pay-bribe = Omkopen kost { $price } en je hebt { $wealth } { $wealth ->
    [one] schat
   *[other] schatten
}.
refusal-cannot-pay-price = De prijs van { $price } kun je niet betalen met { $pieces ->
    [one] één soort schat
   *[other] { $pieces } verschillende soorten schatten
}, één soort voor elk stuk.
refusal-treasure-pays-for-another-piece = Met { NAME($treasure, "kinds") } betaal je al een ander stuk.
refusal-too-little-of-treasure = Dat kost { COUNT($value, $treasure, "units") } en je hebt er { $held }.
refusal-rest-could-not-be-paid = Als je de { $value } met { NAME($treasure, "kinds") } betaalt, kun je de rest van de prijs niet betalen.
refusal-cannot-pay-for-piece = Als je het houdt, moet je { $price } betalen en je hebt { $wealth }.
refusal-cannot-pay-taxes = De belasting is { $price } en je hebt { $wealth }.

## Why: what a hint says

reason-cave-prize = De sterkste { NAME($space, "at") } krijgt { COUNT($amount, $treasure, "units") }, en tot nu toe { $rivals ->
    [0] is daar niemand anders
    [one] is daar één tegenstander
   *[other] zijn daar { $rivals } tegenstanders
}.
reason-room-alone = In { NAME($space, "space") } is niemand anders: met een laag fiche koop je er het artefact voor weinig.
reason-room-rivals = Je kunt het artefact in { NAME($space, "space") } winnen van { $rivals ->
    [one] één tegenstander
   *[other] { $rivals } tegenstanders
} daar.
reason-room-sells-nothing = In { NAME($space, "space") } is niets te koop: een fiche daar ligt alleen uit de weg.
reason-guard-entry = Je fiches in { $rooms ->
    [one] één paleiszaal
   *[other] { $rooms } paleiszalen
} kopen niets als de wachter je niet binnenlaat.
reason-guard-before-palace = Zonder fiche hier kun je in het paleis niets kopen, en het verraadt de anderen niets.
reason-tent-spell = Een spreuk voor de sterkste en een voor de tweede; { $rivals ->
    [0] er is niemand anders
    [one] er is één tegenstander
   *[other] er zijn { $rivals } tegenstanders
}.
reason-djinn-second-use = De sterkste mag deze ronde twee artefacten gebruiken; { $rivals ->
    [0] er is niemand anders
    [one] er is één tegenstander
   *[other] er zijn { $rivals } tegenstanders
}.
reason-market-gain = De sterkste wint { $gain ->
    [one] één eenheid
   *[other] { $gain } eenheden
} van een soort naar keuze; { $rivals ->
    [0] er is niemand anders
    [one] er is één tegenstander
   *[other] er zijn { $rivals } tegenstanders
}.
reason-camel-breaks-ties = Wie de volgende ronde begint, wint elke gelijke stand.
reason-token-chance = Met de { $value } ben je { NAME($space, "at") } in ongeveer { $chance } van de 100 gevallen de sterkste.
reason-token-price = Met de { $value } betaal je { $price } in { NAME($space, "space") } en wordt het artefact je in ongeveer { $chance } van de 100 gevallen aangeboden.
reason-token-guard = Met de { $value } kom je zonder omkopen langs { $chance } van de 100 wachters.
reason-magic-is-kept = Niets is hier je magie waard: bewaar die voor later.
reason-magic-helps-now = { NAME($item, "item") } levert op dit moment het meeste op.
reason-aim-at-space = { NAME($item, "item") } levert { NAME($space, "at") } het meeste op.
reason-aim-at-piece = { NAME($item, "item") } levert het meeste op bij dit stuk, nu { NAME($space, "at") }.
reason-miss-artifact-least = Je kunt { NAME($artifact, "artifact.the") } het best missen.
reason-aim-at-spell = { NAME($item, "item") } zou je de meeste schade doen.
reason-loan-helps-now = Een { NAME($artifact, "artifact") } in bruikleen helpt je hier.
reason-artifact-worth-price = { $price } is minder dan een artefact nu waard is, ongeveer { $worth }.
reason-last-artifact-wins = Dit is het laatste artefact: met { $artifacts } win je.
reason-artifact-too-dear = { $price } is veel; een artefact is nu ongeveer { $worth } waard, en er zijn nog andere zalen en rondes.
reason-bribe-pays = Voor { $price } aan de wachter { $rooms ->
    [one] staat één paleiszaal
   *[other] staan { $rooms } paleiszalen
} voor je open.
reason-bribe-does-not-pay = Het paleis belooft je minder dan de { $price } die de wachter wil.
reason-collect-kind = Je hebt er { $held }; met { COUNT($amount, $treasure, "units") } erbij groeit je voorraad: een prijs betaal je uit één grote voorraad.
reason-spare-kind = Van je { COUNT($held, $treasure, "units") } kun je er { $amount } het best missen.
reason-leave-kind = Aan andere soorten heb je hier meer dan aan { NAME($treasure, "kinds") }.
reason-pay-with-kind = Je hebt { COUNT($held, $treasure, "units") }: uit die voorraad mis je er { $value } het minst.
reason-no-trade = Wat je hebt, komt je zo het best van pas.
reason-better-spell = Aan { NAME($spell, "item") } heb je meer.
reason-better-artifact = Aan { NAME($artifact, "artifact.the") } heb je het meest.
reason-pieces-worth-paying = Wat { $pieces ->
    [one] dit stuk kan winnen
   *[other] deze { $pieces } stukken kunnen winnen
}, is de prijs waard.
reason-pieces-not-worth-paying = { $pieces ->
    [one] Dit stuk is
   *[other] Deze { $pieces } stukken zijn
} de prijs niet waard.
reason-piece-missed-most = Het stuk { NAME($space, "at") } is het stuk dat zijn eigenaar het meest zou missen.

## What is asked

ask-choose-start-treasures = Met hoeveel { NAME($treasure, "kinds") } begin je? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.
ask-place-token = Waar leg je je volgende fiche? Je hebt er nog { $tokens }{ $spells ->
    [0] .
   *[other] ; of spreek eerst een spreuk uit.
}
ask-place-value = Welk fiche leg je { NAME($space, "at") }?
ask-window = { $window ->
    [start] De ronde begint.
    [space] Nu wordt { NAME($scored, "space") } afgehandeld.
    [citygate] De grotten zijn klaar, nu komt de stad.
    [placed] Er is een fiche gelegd.
    [end] De ronde is voorbij.
   *[other] Er hangt magie in de lucht.
} { $declared ->
    [0] Speel je iets?
   *[other] Reageer je?
}
ask-target-space = { NAME($item, "item") }: waar?
ask-target-piece = { NAME($item, "item") }: welk stuk?
ask-target-artifact = { NAME($item, "item") }: welk van je artefacten bied je te koop aan?
ask-target-spell = Welke spreuk moet worden opgeheven?
ask-target-lender = { NAME($item, "item") }: welk artefact, en van wie?
ask-tent-keep = Welke spreuk houd je? De andere gaat naar de volgende in de tent van Aladdin, of uit het spel als je alleen bent.
ask-market-trade = De markt is van jou: welke schat geef je, om ervoor te nemen wat je wilt?
ask-market-take = Hoeveel { NAME($treasure, "kinds") } neem je op de markt? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.
ask-choose-first-player = Wie begint de volgende ronde?
ask-bribe-guard = De wachter heeft sterkte { $guard } en je komt { $bribe } tekort. Betaal je { $bribe ->
    [one] één schat
   *[other] { $bribe } schatten
} om binnen te komen?
ask-bribe-payment = Omkopen kost { $bribe }: hoeveel { NAME($treasure, "kinds") } geef je? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.
ask-buy-artifact = { $artifact ->
    [none] Een artefact
   *[other] { NAME($artifact, "artifact") }
} voor { $price }{ $pieces ->
    [one] , alles in één soort schat
   *[other] , telkens in een andere soort schat
}. Koop je?
ask-pay-piece = Met welke schat betaal je de { $value }? De prijs is { $price }.
ask-alms-pick = Aalmoes: hoeveel { NAME($treasure, "kinds") } neem je? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.
ask-exchange-pick = Ruil: je hebt { COUNT($held, $treasure, "units") }. Hoeveel moeten het er worden? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.
ask-return-treasures = { NAME($acting, "item") }: hoeveel { NAME($treasure, "kinds") } geef je terug? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.
ask-baksheesh-response = Baksjisj voor { THING($piece, "piece") } { NAME($space, "at") }: betaal je, of neem je dat stuk terug?
ask-baksheesh-payment = Baksjisj: hoeveel { NAME($treasure, "kinds") } geef je? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.
ask-taxes-response = Sultansbelasting: betaal je voor { $pieces ->
    [one] je stuk in het paleis, of neem je het terug
   *[other] je { $pieces } stukken in het paleis, of neem je ze allemaal terug
}?
ask-taxes-payment = Sultansbelasting: hoeveel { NAME($treasure, "kinds") } geef je? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.
ask-eye-response = Oog om oog: welk stuk stuur je naar huis?
ask-mirage-pick = Luchtspiegeling: welk artefact moet te koop zijn?
ask-abracadabra-pick = Abracadabra: welk artefact neem je?
ask-teleport-payment = Teleportatie: hoeveel { NAME($treasure, "kinds") } gaan naar de eigenaar? Tot nu toe: { COUNTS($so_far, "units") }; nog { $left } te kiezen.

move-choose-start-treasures-take = { COUNT($amount, $treasure, "units") }
move-place-token-place = { NAME($space, "heading") }
move-place-token-cast = Spreek { NAME($spell, "item") } uit
move-place-value-token = { $value }
move-window-pass = Pas
move-window-cast = Spreek { NAME($spell, "item") } uit
move-window-use = Gebruik { NAME($artifact, "artifact.the") }
move-target-space-space = { NAME($space, "heading") }
move-target-piece-piece = Stuk #{ $piece }
move-target-artifact-offer = { NAME($artifact, "artifact") }
move-target-spell-against = Tegen { NAME($spell, "item") }
move-target-lender-borrow = { NAME($artifact, "artifact") } van { SEAT($owner) }
move-tent-keep-keep = Houd { NAME($spell, "item") }
move-market-trade-decline = Ruil niet
move-market-trade-give = Geef { COUNT(1, $treasure, "units") }
move-market-take-take = { COUNT($amount, $treasure, "units") }
move-choose-first-player-name = { SEAT($seat) }
move-bribe-guard-refuse = Blijf buiten
move-bribe-guard-pay = Koop de wachter om
move-bribe-guard-cast = Spreek { NAME($spell, "item") } uit
move-bribe-payment-give = { COUNT($amount, $treasure, "units") }
move-buy-artifact-decline = Koop niets
move-buy-artifact-buy = Koop het
move-buy-artifact-buy-with-abracadabra = Koop met Abracadabra
move-buy-artifact-cast = Spreek { NAME($spell, "item") } uit
move-pay-piece-with = Met { NAME($treasure, "kinds") }
move-alms-pick-take = { COUNT($amount, $treasure, "units") }
move-exchange-pick-hold = { COUNT($amount, $treasure, "units") }
move-return-treasures-give = { COUNT($amount, $treasure, "units") }
move-baksheesh-response-keep = Betaal ervoor
move-baksheesh-response-take-back = Neem terug
move-baksheesh-payment-give = { COUNT($amount, $treasure, "units") }
move-taxes-response-pay = Betaal
move-taxes-response-withdraw = Neem ze allemaal terug
move-taxes-payment-give = { COUNT($amount, $treasure, "units") }
move-eye-response-piece = Stuk #{ $piece }
move-mirage-pick-pick = { $place ->
    [0] Wat te koop is
   *[other] Nummer { $place } daaronder
}
move-abracadabra-pick-pick = { $place ->
    [0] Wat te koop is
   *[other] Nummer { $place } daaronder
}
move-teleport-payment-give = { COUNT($amount, $treasure, "units") }

## Endings

ending-last-artifact = Het laatste artefact heeft het paleis verlaten.
ending-short-game = Er zijn genoeg artefacten gekocht voor een eerste spel.
ending-max-rounds = De laatste ronde is gespeeld.

## Pieces and treasure

piece = { $what ->
    [token] { $value ->
        [none] fiche #{ $piece } van { SEAT($owner) }
       *[other] de { $value } van { SEAT($owner) }
    }
   *[other] het tapijt van { SEAT($owner) }
}{ $doubled ->
    [yes] { " " }(verdubbeld)
   *[no] { "" }
}
    .start = { $what ->
        [token] { $value ->
            [none] Fiche #{ $piece } van { SEAT($owner) }
           *[other] De { $value } van { SEAT($owner) }
        }
       *[other] Het tapijt van { SEAT($owner) }
    }{ $doubled ->
        [yes] { " " }(verdubbeld)
       *[no] { "" }
    }

treasure = { COUNTS($units, "units") }

units-crown = { $number ->
    [0] geen kronen
    [one] 1 kroon
   *[other] { $number } kronen
}
units-pearl = { $number ->
    [0] geen parels
    [one] 1 parel
   *[other] { $number } parels
}
units-gem = { $number ->
    [0] geen edelstenen
    [one] 1 edelsteen
   *[other] { $number } edelstenen
}
units-cup = { $number ->
    [0] geen bokalen
    [one] 1 bokaal
   *[other] { $number } bokalen
}
units-bar = { $number ->
    [0] geen goudstaven
    [one] 1 goudstaaf
   *[other] { $number } goudstaven
}

kinds-crown = kronen
kinds-pearl = parels
kinds-gem = edelstenen
kinds-cup = bokalen
kinds-bar = goudstaven

niche-0 = { "" }

## The board: as a heading, and in a sentence

heading-cave-red = Rode grot
heading-cave-white = Witte grot
heading-cave-blue = Blauwe grot
heading-cave-black = Zwarte grot
heading-cave-gold = Gouden grot
heading-tent = Tent van Aladdin
heading-djinn = Huis van de djinn
heading-market = Markt
heading-caravanserai = Karavanserai
heading-guard-room = Wachtlokaal
heading-room-1 = Zaal 1
heading-room-2 = Zaal 2
heading-room-3 = Zaal 3
heading-room-4 = Zaal 4
heading-room-5 = Zaal 5

space-cave-red = de rode grot
    .start = De rode grot
    .from = uit de rode grot
space-cave-white = de witte grot
    .start = De witte grot
    .from = uit de witte grot
space-cave-blue = de blauwe grot
    .start = De blauwe grot
    .from = uit de blauwe grot
space-cave-black = de zwarte grot
    .start = De zwarte grot
    .from = uit de zwarte grot
space-cave-gold = de gouden grot
    .start = De gouden grot
    .from = uit de gouden grot
space-tent = de tent van Aladdin
    .start = De tent van Aladdin
    .from = uit de tent van Aladdin
space-djinn = het huis van de djinn
    .start = Het huis van de djinn
    .from = uit het huis van de djinn
space-market = de markt
    .start = De markt
    .from = van de markt
space-caravanserai = de karavanserai
    .start = De karavanserai
    .from = uit de karavanserai
space-guard-room = het wachtlokaal
    .start = Het wachtlokaal
    .from = uit het wachtlokaal
space-room-1 = zaal 1
    .start = Zaal 1
    .from = uit zaal 1
space-room-2 = zaal 2
    .start = Zaal 2
    .from = uit zaal 2
space-room-3 = zaal 3
    .start = Zaal 3
    .from = uit zaal 3
space-room-4 = zaal 4
    .start = Zaal 4
    .from = uit zaal 4
space-room-5 = zaal 5
    .start = Zaal 5
    .from = uit zaal 5

at-cave-red = in { space-cave-red }
at-cave-white = in { space-cave-white }
at-cave-blue = in { space-cave-blue }
at-cave-black = in { space-cave-black }
at-cave-gold = in { space-cave-gold }
at-tent = in { space-tent }
at-djinn = in { space-djinn }
at-market = op { space-market }
at-caravanserai = in { space-caravanserai }
at-guard-room = in { space-guard-room }
at-room-1 = in { space-room-1 }
at-room-2 = in { space-room-2 }
at-room-3 = in { space-room-3 }
at-room-4 = in { space-room-4 }
at-room-5 = in { space-room-5 }

## Phases

phase-setup = opzet
phase-upkeep = voorbereiding
phase-placement = plaatsing
phase-scoring = afhandeling
phase-clean-up = opruimen
phase-over = het einde

## Players: whoever has no name of their own

player-0 = Amina
player-1 = Badr
player-2 = Dunya
player-3 = Hasan
player-4 = Zubaida

## Artifacts

artifact-lamp = Lamp
    .the = de Lamp
    .effect = gaat aan bij je eerste spreuk van een ronde; daarna mag je er onbeperkt uitspreken
artifact-counterspell = Tegenspreuk
    .the = de Tegenspreuk
    .effect = heft een spreuk op die een andere speler aankondigt
artifact-astral-double = Astrale Dubbelganger
    .the = de Astrale Dubbelganger
    .effect = verdubbelt een stuk van jou op het vak dat wordt afgehandeld
artifact-flying-carpet = Vliegend Tapijt
    .the = het Vliegend Tapijt
    .effect = telt 3 voor je op het vak dat wordt afgehandeld
artifact-key = Sleutel
    .the = de Sleutel
    .effect = brengt je langs de wachter, hoe sterk die ook is
artifact-scroll = Schriftrol
    .the = de Schriftrol
    .effect = wordt nooit gebruikt, maar beslist aan het eind een gelijke stand
artifact-artifact = artefact
    .the = het artefact
    .effect = telt voor de overwinning

## Spells, and artifacts where either can be meant

item-abracadabra = Abracadabra
    .effect = terwijl je koopt: neem in plaats daarvan een artefact naar keuze uit de stapel van de zaal
item-sorcerers-apprentice = Tovenaarsleerling
    .effect = ruil een van je ongebruikte artefacten voor een dat te koop is
item-alms = Aalmoes
    .effect = { $alms_units ->
        [one] neem 1 schat naar keuze uit de bank
       *[other] neem { $alms_units } schatten naar keuze uit de bank
    }
item-baksheesh = Baksjisj
    .effect = de anderen betalen { $baksheesh_units ->
        [one] 1 schat
       *[other] { $baksheesh_units } schatten
    } voor elk stuk in de stad, of nemen het terug
item-smuggling = Smokkel
    .effect = na de grotten: op elke lege plek in de stad { $smuggling_strength ->
        [ties_with_all] evenaar je de sterkste tegenstander, met minstens 3
       *[other] tel je 3
    }
item-last-shall-be-first = De Laatsten Zullen de Eersten Zijn
    .effect = deze ronde tellen negens als 1 en enen als 9, behalve in het wachtlokaal
item-exchange = Ruil
    .effect = ruil zoveel van je schatten als je wilt voor andere
item-lunar-eclipse = Maansverduistering
    .effect = alle oneven fiches op een vak gaan naar huis, en alle tapijten
item-solar-eclipse = Zonsverduistering
    .effect = alle even fiches op een vak gaan naar huis
item-dragon-flight = Drakenvlucht
    .effect = { $flight_second ->
        [0] legt { $flight_top ->
            [one] 1 schat
           *[other] { $flight_top } schatten
        } in een grot die er geen heeft
       *[other] legt { $flight_top } en { $flight_second } schatten in een grot die er geen heeft
    }
item-borrow = Bruikleen
    .effect = gebruik een artefact dat een ander deze ronde heeft gebruikt
item-spy = Spion
    .effect = deze ronde leggen alle anderen hun fiches open
item-sultans-taxes = Sultansbelasting
    .effect = de anderen betalen { $taxes_units ->
        [one] 1 schat
       *[other] { $taxes_units } schatten
    } voor elk stuk in de paleiszalen, of nemen alles terug
item-mirage = Luchtspiegeling
    .effect = doorzoek de stapel van een zaal en kies wat er te koop is
item-eye-for-an-eye = Oog om Oog
    .effect = stuur een stuk van een tegenstander naar huis; de eigenaar doet daarna hetzelfde bij jou
item-offering = Offerande
    .effect = iedereen, jij ook, geeft { $offering_units ->
        [one] 1 schat
       *[other] { $offering_units } schatten
    } aan de bank
item-dragon-return = Drakenterugkeer
    .effect = een grot verliest voor deze ronde zijn schatten
item-sacrifice = Opoffering
    .effect = iedereen, jij ook, geeft { $sacrifice_units ->
        [one] 1 schat
       *[other] { $sacrifice_units } schatten
    } aan de bank
item-second-chance = Tweede Kans
    .effect = verplaats een van je fiches naar een vak dat nog niet is afgehandeld
item-close-sesame = Sesam Sluit U
    .effect = deze ronde kan er geen stuk meer op een vak komen
item-teleportation = Teleportatie
    .effect = verplaats een fiche van een tegenstander naar { $teleportation ->
        [any_unscored] elk vak dat nog niet is afgehandeld, ook waar het niets kan winnen
       *[placement_limits] een vak dat nog niet is afgehandeld
    }{ $teleport_units ->
        [0] { "" }
        [one] , voor 1 schat aan de eigenaar
       *[other] , voor { $teleport_units } schatten aan de eigenaar
    }
item-counterspell = { artifact-counterspell }
    .the = { artifact-counterspell.the }
item-astral-double = { artifact-astral-double }
    .the = { artifact-astral-double.the }
item-flying-carpet = { artifact-flying-carpet }
    .the = { artifact-flying-carpet.the }
item-key = { artifact-key }
    .the = { artifact-key.the }

reconstructed-note = De schattenkaarten zijn door ons gereconstrueerd, niet wat er gedrukt staat; je kunt je eigen kaarten invoeren.

## The game itself

game-summary = Genummerde fiches gaan gedekt naar grotten, stad en paleis; met de schatten van de draken koop je de artefacten van de kalief.
game-like = Acht gedekte fiches, vijf grotten, een stad en een paleis: bluf je langs slapende draken en maak van hun schatten de artefacten van de kalief. Met magie is niets veilig.
game-minutes = Ongeveer 90 minuten

## Chapters of the rules

chapter-1 = Het spel
chapter-2 = Het spelmateriaal
chapter-3 = Opzet
chapter-4 = De ronde
chapter-5 = Het einde
chapter-6 = Artefacten en spreuken
chapter-7 = Wanneer je magie gebruikt
chapter-8 = De schattenkaarten
chapter-9 = Wat verborgen is
chapter-11 = Wat je wordt gevraagd
chapter-A = Wat wij moesten beslissen

## Options

option-players = Spelers
    .help = Hoeveel er aan tafel zitten. Zoveel zalen van het paleis doen mee.
option-mode = Variant
    .help = In het magische spel doen artefacten en spreuken iets; in het basisspel tellen artefacten alleen aan het eind.
option-mode-basic = Basisspel
option-mode-magic = Magisch spel
option-short-first-game = Kort eerste spel
    .help = Een basisspel eindigt na de ronde waarin iemand genoeg artefacten heeft.
option-first-player = Startspeler
    .help = Wie in de eerste ronde de kameel heeft.
option-first-player-random = door het lot
option-first-player-seat-0 = Plaats 1
option-first-player-seat-1 = Plaats 2
option-first-player-seat-2 = Plaats 3
option-first-player-seat-3 = Plaats 4
option-first-player-seat-4 = Plaats 5
option-bank = Bank
    .help = Of schatten op kunnen raken.
option-bank-finite = zoveel als er in de doos zitten
option-bank-unlimited = ze raken nooit op
option-leftover-treasure = Schatten die niemand nam
    .help = Of ze aan het eind van een ronde teruggaan naar de bank, of in hun grot blijven.
option-leftover-treasure-bank = terug naar de bank
option-leftover-treasure-stay = ze blijven
option-camel-takes-effect = De nieuwe startspeler
    .help = Vanaf wanneer de speler die in de karavanserai is genoemd, als eerste geldt.
option-camel-takes-effect-next-round = vanaf de volgende ronde
option-camel-takes-effect-at-once = meteen
option-placement-windows = Spreuken tijdens de plaatsing
    .help = Wanneer in dat deel van de ronde spreuken mogen worden uitgesproken.
option-placement-windows-own-turn = in je eigen beurt
option-placement-windows-every-placement = na elk fiche
option-spells-during-guard = Spreuken in het wachtlokaal
    .help = Of spreuken mogen worden uitgesproken terwijl het wachtlokaal wordt afgehandeld.
option-spells-during-guard-allowed = ja
option-spells-during-guard-forbidden = nee
option-smuggling-strength = Een smokkelaar
    .help = Hoe sterk een smokkelaar is waar ook anderen komen.
option-smuggling-strength-3 = sterkte 3
option-smuggling-strength-ties-with-all = even sterk als de sterkste tegenstander
option-teleportation = Waarheen Teleportatie leidt
    .help = Of de spreuk rekening houdt met lege grotten en met de wachter van het paleis. Een fiche dat daar niet gelegd mocht worden, wint er niets.
option-teleportation-placement-limits = waar het fiche gelegd mag worden
option-teleportation-any-unscored = naar elk vak dat nog niet is afgehandeld
option-max-rounds = Laatste ronde
    .help = Een grens voor spellen die niet zouden eindigen; normaal is er geen.
option-max-rounds-none = geen grens
option-units-per-kind = Schatten van elke soort
    .help = Hoeveel de bank van elke soort heeft, als schatten op kunnen raken.
option-start-units = Schatten aan het begin
    .help = Met hoeveel elke speler begint.
option-market-units = Markt
    .help = Hoeveel schatten de markt voor één schat geeft.
option-alms-units = Aalmoes
    .help = Hoeveel schatten de spreuk geeft.
option-offering-units = Offerande
    .help = Hoeveel schatten de spreuk van iedereen vraagt.
option-sacrifice-units = Opoffering
    .help = Hoeveel schatten de spreuk van iedereen vraagt.
option-baksheesh-units = Baksjisj
    .help = Wat elk stuk in de stad bij deze spreuk kost.
option-taxes-units = Sultansbelasting
    .help = Wat elk stuk in het paleis bij deze spreuk kost.
option-teleport-units = Teleportatie
    .help = Wat de spreuk aan de eigenaar van het fiche betaalt.
option-flight-top = Drakenvlucht, bovenste nis
    .help = Hoeveel schatten de spreuk daar legt.
option-flight-second = Drakenvlucht, tweede nis
    .help = Hoeveel schatten de spreuk daar legt.
option-short-game-artifacts = Artefacten die een kort spel beëindigen
    .help = Hoeveel iemand er nodig heeft om er de laatste ronde van te maken.
option-treasure-cards = Schattenkaarten
    .help = De gedrukte kaarten kennen we niet, dus hebben we zelf kaarten gemaakt. Wie de gedrukte heeft, kan ze hier invoeren.

## The columns of the final table

score-artifacts = artefacten
    .effect = Elk telt voor 1, ook de lamp; schatten tellen niet mee.
score-scrolls = schriftrollen
    .effect = Ze beslissen bij evenveel artefacten.

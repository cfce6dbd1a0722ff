### Emira's board in Dutch. Names of cards and things are in the game's own file.

## The city

board-city = De stad
board-nobody = De poort is dicht
board-round-path = Het verloop van een ronde
board-phase-setup = Iedereen houdt een van drie gebeurteniskaarten; dan komt de eerste prinses.
board-phase-events = Voordat ze komt, mag elke sjeik een gebeurteniskaart spelen.
board-phase-income = De karavanen betalen uit.
board-phase-market = De kramen worden gevuld.
board-phase-auction = Deze ronde kwam er geen prinses. De kramen zijn toch open.
board-phase-purchase = Elke sjeik mag een gebeurteniskaart kopen.
board-phase-courtship = Ze heeft gekozen.
board-phase-upkeep = Het onderhoud van de paleizen moet worden betaald.
board-phase-round-end = De ronde is voorbij.
board-phase-over = Het spel is afgelopen.
board-likes = Wat ze zoekt
board-talents = Talenten
board-no-power = Geen bijzondere eigenschap
board-swapped = Haar voorkeuren zijn verwisseld
board-helps-goal = nodig voor je missie
board-later = { NAME($princess, "princess") } kiest in de volgende ronde
board-known = Je weet: { NAME($princess, "princess") } is nummer { $position } op de stapel

## The courtship board

board-courtship = Hoe de sjeiks ervoor staan bij { NAME($princess, "princess") }
board-sheik = Sjeik
board-stands = Hoe hij ervoor staat
board-stands-title = { SEAT($seat) } en { NAME($princess, "princess") }
board-leads = voorop
board-tied = gelijk
board-behind = erachter
board-sealed = verborgen
board-full = geen plaats
board-barred = nu niet
board-stands-leads = Zoals het er nu voor staat, zou ze { SEAT($seat) } kiezen.
board-stands-tied = Gelijk met een ander in beide voorkeuren: zoals het er nu voor staat, kan ze niet kiezen.
board-stands-behind = Een andere sjeik heeft meer van wat ze zoekt.
board-stands-sealed = Het hangt af van geld dat je niet kunt zien.
board-stands-full = Er is geen kamer vrij, dus ze kan { SEAT($seat) } niet kiezen.
board-stands-barred = Op dit moment kan ze { SEAT($seat) } niet kiezen.
board-gold-hidden = een dichte beurs
board-standing = { $values } ({ $stands })

## The undecided

board-bench = De besluitelozen
board-waits-for-lead = { $second ->
    [none] Ze wacht tot een van hen de meeste heeft: { SEATS($seats) }.
   *[other] Gelijk: { SEATS($seats) }. Meer { NAME($first, "preference") } of { NAME($second, "preference") } beslist.
}
board-waits-for-room = Ze wacht tot een paleis plaats voor haar heeft.

## The stalls

board-stalls = De markt
board-stall-small = Kleine karavaan
board-stall-large = Grote karavaan
board-stall-appearance = Uitstraling
board-stall-status = Statuskaart
board-stall-palace = Paleisdeel
board-stall-camel = Kameel
board-slow = langzaam
board-fast = snel
board-taken = Genomen door { SEAT($seat) }
board-sold-out = niets meer
board-unsold = niet verkocht
board-closed = gesloten
board-price = Kost je
board-favour = Dankzij { NAME($princess, "princess") }
board-buy = Koop { NAME($item, "item.the") }:
board-item-small-slow = Betaalt weinig, acht rondes lang.
board-item-small-fast = Betaalt meer, vier rondes lang.
board-item-large-slow = Betaalt goed, acht rondes lang.
board-item-large-fast = Betaalt het meest, vier rondes lang.
board-item-appearance = Eén uitstraling erbij; een set van alle drie de soorten geeft er één extra.
board-item-status = Zoveel statuspunten als de kaart toont.
board-item-palace = Eén kamer erbij, en één punt voor je paleis.
board-item-camel = Betaalt een deel van elk bod waarmee je wint.
board-choose-stall = Kies een oplichtende prijs bij de kramen.

## The auction

board-ring = De biedronde
board-bid-title = Het hoogste bod
board-bid-text = Wie het meest biedt, kiest als eerste bij de kramen en betaalt het bod min wat de kamelen waard zijn.
board-no-bid = nog geen bod
board-auction-in = nog in de race
board-auction-outbid = bood { $bid }
board-auction-leads = staat voor
board-auction-passed = heeft gepast
board-auction-acted = heeft gekocht
board-auction-consoled = nam troostgeld
board-auction-declined = kocht niets
board-auction-away = op reis met Hind
board-auction-waits = wacht op de volgende veiling
board-your-bid = Je bod
board-less = { $by } minder
board-more = { $by } meer
board-all-in = alles: { $to }
board-bid = Bied { $amount }
board-pays = { $discount ->
    [0] jij betaalt { $pays }
   *[other] jij betaalt { $pays }, je kamelen { $discount }
}
board-consolation = Neem { $amount } troostgeld
board-minus = −{ $amount }
board-ahead = Vooraf …
board-limit = Mijn limiet
board-limit-wrong = Een limiet gaat in stappen van { $step }, van { $step } tot { $most }.
board-secret-limit = Geheim tot { $amount }
board-secret-limit-text = Je biedt in deze biedronde in de kleinste stappen tot { $amount }, en past dan. Niemand anders komt het te weten.
board-pass-until = Pas voor mij …
board-until-next-auction = in deze biedronde
board-until-next-action = tot er iets is gekocht
board-until-end-of-round = deze hele ronde
board-order-limit = In het geheim bied je tot { $amount }.
board-order-pass = { $until ->
    [next_auction] Je past in deze biedronde.
    [next_action] Je past tot er iets is gekocht.
   *[other] Je past deze hele ronde.
}

## The palaces

board-palaces = De paleizen
board-rooms = { $princesses ->
    [0] Geen prinses
    [one] Eén prinses
   *[other] { $princesses } prinsessen
}, plaats voor { $capacity }
board-empty-room = een vrije kamer
board-markers = { $markers ->
    [one] fiche tot haar volgende geschenk
   *[other] fiches tot haar volgende geschenk
}
board-first = Startspeler
board-upkeep = Onderhoud { $upkeep }
board-hand-size = { $cards ->
    [0] Geen gebeurteniskaart
    [one] Eén gebeurteniskaart
   *[other] { $cards } gebeurteniskaarten
}
board-about-appearance = De fiches, één extra voor elke set van drie soorten, en wat Hunk toevoegt.
board-about-status = De punten van de statuskaarten.
board-about-palace = De paleisdelen, en in het spel voor gevorderden het paleisspoor. Kamers in het basispaleis tellen niet.
board-about-gold = Wat er in de beurs zit.
board-tokens = { $lent ->
    [0] { $number } van deze soort.
   *[other] { $number } van deze soort, waarvan { $lent } meegebracht door een prinses.
}
board-tokens-of = { NAME($type, "token") }: { $number }
board-sets = +{ $sets } voor volledige sets
board-camels = { $camels ->
    [one] Eén kameel betaalt { $discount } van een bod
   *[other] { $camels } kamelen betalen { $discount } van een bod, elk { $rate }
}
board-caravan = { $number ->
    [one] Betaalt
   *[other] Elk betaalt
} { $income } per ronde, nog { $remaining ->
    [one] één keer
   *[other] { $remaining } keer
}: samen { $total } te gaan.
board-still-brings = Nog { $total } te gaan van deze karavanen

## Events and decks

board-events = Gebeurtenissen van deze ronde
board-no-events = Geen gebeurtenissen deze ronde
board-last-round = De laatste ronde
board-deck-emira = { $size ->
    [0] Er komt geen prinses meer
    [one] Er komt nog één prinses
   *[other] Er komen nog { $size } prinsessen
}
board-deck-status = { $size ->
    [0] Geen statuskaart op de stapel
    [one] Eén statuskaart op de stapel
   *[other] { $size } statuskaarten op de stapel
}
board-deck-event = { $size ->
    [0] Geen gebeurteniskaart op de stapel
    [one] Eén gebeurteniskaart op de stapel
   *[other] { $size } gebeurteniskaarten op de stapel
}
board-bag = Uitstralingsfiches in de zak

## Mine

board-goal = Je missie
board-goal-count = { $met ->
    [yes] Alle talenten zijn er. Je hebt { $have } van de { $with_talents } prinsessen.
   *[no] Je hebt { $have ->
        [one] één prinses
       *[other] { $have } prinsessen
    } en { $found } van deze { $talents } talenten. Je hebt { $with_talents } prinsessen nodig die ze samen allemaal hebben, of { $any } willekeurige.
}
board-missing = ontbreekt nog
board-forecast = Je geld
board-now = nu
board-after-income = inkomsten
board-after-upkeep = onderhoud
board-after-gift = geschenk voor Xenia
board-short = Dit kun je niet betalen: er zou iemand bij je weggaan.
board-hand = Je gebeurteniskaarten
board-hand-empty = Je hebt er geen.
board-sure = Zeker? { $choice }
board-place = { $place }.

## Key figures and the course of the game

board-stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Ronde { $round } · { NAME($phase, "phase") }
}
board-figure-princesses = Prinsessen
board-figure-gold = Geld
board-figure-appearance = Uitstraling
board-figure-status = Status
board-figure-palace = Paleis

## The table as text

text-suitor = { SEAT($seat) } bij { NAME($princess, "princess") }: { $values } ({ $stands })
text-bid = { SEAT($bidder) } staat voor met { $bid }
text-in-auction = { SEAT($seat) }: { $how }
text-auction-opened = Geopend door { SEAT($opener) }; er wordt geboden in stappen van { $step }, nu minstens { $lowest }
text-wishes = { NAME($princess, "princess") } zoekt { NAMES($likes, "preference") }.
text-talents = Talenten: { NAMES($talents, "talent") }.
text-late = Kwamen na het onderhoud en tellen alleen mee om te winnen als ze betaald konden worden: { NAMES($princesses, "princess") }
text-arrivals = Prinsessen die komen: { $odd } in de oneven ronde, { $even } in de even ronde
text-event = { SEAT($seat) } heeft { NAME($card, "event-card") } gespeeld: { $effect }
text-in-force = { $number ->
    [1] Van kracht: { NAME($card, "event-card") }
   *[other] { $number } keer van kracht: { NAME($card, "event-card") }
}
text-in-force-for = Van kracht voor { SEAT($seat) }: { NAME($card, "event-card") }
text-token-offered = { item-appearance } ({ NAME($token, "token") })
text-stall = { $stall }: { $why }
text-favour = { NAME($princess, "princess") } scheelt je { $saves }: { NAME($item, "item") }
item-event = gebeurteniskaart
text-event-prices = Gebeurteniskaarten: { $two } voor een keuze uit twee, { $three } voor een keuze uit drie
text-consolation = Troostgeld in plaats van een aankoop: { $amount }
text-supply = In de voorraad: kleine karavanen { $small_caravans }, grote karavanen { $large_caravans }, paleisdelen { $sections }, kamelen { $camels }
text-bag = { board-bag }: { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-goal-needs = Om te winnen: { $with_talents } prinsessen met de talenten van het doel, of { $any } willekeurige
text-goal-place = { $princess ->
    [none] { NAME($talent, "talent") }: { board-missing }
   *[other] { NAME($talent, "talent") }: { NAME($princess, "princess") }
}
text-helpful = Zou helpen: { NAMES($talents, "talent") }
text-gold-now = Nu { $gold }; je zou tot { $bid } kunnen bieden
text-set-aside = Opzijgelegd: { NAMES($cards, "event-card") }
text-tokens = Fiches: { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-lent = Fiches die prinsessen meebrengen: { NAMES($tokens, "token") }
text-in-front = { $type ->
    [none] { NAME($card, "event-card") }
   *[other] { NAME($card, "event-card") }: { NAME($type, "token") }, +{ $plus }
}
text-goal = Doel: { $goal }
text-xenia = Markers tot het volgende cadeau voor Xenia: { $markers }
text-income = Basisinkomen: { $income }
text-decks = De stapels
text-known = Nummer { $position }: { $card }
text-somewhere = Ergens op { $among } plaatsen: { $cards }
text-swapped-places = Voorkeuren verwisseld bij nummer { $places }
text-coming = Nummer { $position }: { $princess }
text-gone = Uit het spel: { NAMES($princesses, "princess") }
text-used = Verbruikt: { $cards }
text-sheik = Uitstraling { $appearance }, status { $status }, paleis { $palace }, geld { $gold }
text-palace = Prinsessen: { $princesses }, plaats voor { $capacity }. Paleisdelen { $sections }, paleisspoor { $track }, onderhoud { $upkeep }
text-camels = Kamelen: { $camels }, elk { $rate } korting op een bod, samen { $discount }
text-ware = { $price ->
    [none] { $ware }
   *[other] { $ware }: prijs { $price }
}
text-forecast = { $what }: { $amount }, dan { $gold }

## The first game

tour-city = Elke ronde komt er een prinses naar de stad, en aan het eind kiest ze zelf een sjeik. Thara kijkt eerst naar uitstraling. Haar talenten en haar eigenschap staan naast haar.
tour-courtship = Hier zie je hoe jullie er allemaal voor staan bij haar. In uitstraling sta je gelijk met een rivaal, en zijn paleis is groter dan het jouwe: zoals het er nu voor staat, gaat ze naar hem.
tour-stalls = Elke sjeik mag per ronde één ding halen bij deze zes kramen. Met het verzorgingsfiche sta je voorop bij Thara.
tour-bid = Wie als eerste kiest, wordt bepaald in een biedronde. Het geld van de anderen is onderweg met hun karavanen, dus een klein bod is genoeg. Bied 10.
tour-buy = De keuze is aan jou, en de oplichtende prijzen kun je betalen. Koop het verzorgingsfiche.
tour-events = Nu nemen de anderen wat er over is. Daarna zijn er gebeurteniskaarten te koop; die speel je aan het begin van een latere ronde. Koop er deze keer geen.
tour-palace = De prinses kiest, en jij staat voorop: Thara neemt haar intrek in jouw paleis. Prinsessen kosten elke ronde onderhoud, en elke prinses heeft een kamer nodig, dus houd je geld en je paleis in de gaten.
tour-goal = Dit is je geheime missie. Met vijf prinsessen met deze talenten win je het spel, of met zeven willekeurige. Veel geluk!

series-along = Ronden

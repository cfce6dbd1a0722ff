### The page of Aladdin's Dragons in Dutch.

board = Het bord: paleis, stad en grotten
stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Ronde { $round } · { NAME($phase, "phase") }
}
stage-scoring = Ronde { $round } · Afhandeling: { NAME($space, "space") }

figure-artifact = { $number ->
    [0] Geen artefact
    [one] Eén artefact
   *[other] { $number } artefacten
}
figure-token = { $number ->
    [0] Geen fiche meer te leggen
    [one] Nog één fiche te leggen
   *[other] Nog { $number } fiches te leggen
}
figure-spell = { $number ->
    [0] Geen spreuk op hand
    [one] Eén spreuk op hand
   *[other] { $number } spreuken op hand
}
series-artifacts = Artefacten
series-treasure = Schatten
series-along = Ronden

## Places

about-cave = De sterkste neemt alles uit de bovenste nis, de tweede alles uit de volgende, zolang er iets ligt.
about-tent = De sterkste trekt twee spreuken, houdt er één en geeft de andere aan de tweede.
about-djinn = De sterkste mag deze ronde twee artefacten gebruiken in plaats van één.
about-market = De sterkste mag één schat geven en er { $market_units ->
    [one] één
   *[other] { $market_units }
} naar keuze nemen.
about-caravanserai = De sterkste bepaalt wie { $camel_takes_effect ->
    [at_once] vanaf nu als eerste gaat
   *[next_round] de volgende ronde begint
} en daarmee elke gelijke stand wint.
about-guard-room = Wie hier een fiche heeft en tegen de wachter op kan, mag het paleis in; wie tekortkomt, mag hem omkopen. Zonder fiche hier koopt niemand iets.
about-room = De sterkste van wie is toegelaten, mag het artefact kopen: voor elk fiche zoveel als het waard is, telkens in een andere soort schat. Wie afziet, laat het aan de volgende.
line-own = Je sterkte hier
line-price = Je prijs hier
line-payable = Met je schatten van nu
payable-yes = te betalen
payable-no = niet te betalen
own-strength = Je sterkte hier: { $strength }
sealed = verzegeld
shelf = Rang { $rank }: { COUNT($amount, $treasure, "units") }
cave-empty = geen schat
cave-closed = bewaakt door de draak
on-sale = Te koop: { NAME($artifact, "artifact") }
artifact-in-room = Er is een artefact te koop
pile-left = { $number ->
    [one] Nog één artefact
   *[other] Nog { $number } artefacten
}
sold-out = uitverkocht
guard-unknown = De wachter is nog niet omgedraaid
guard-strength = De wachter heeft sterkte { $guard }
is-admitted = { SEAT($seat) } is in het paleis
goes-first-next = { SEAT($seat) } begint de volgende ronde
djinn-serves = dient { SEAT($seat) }
spells-left = { $number ->
    [0] geen spreuk meer
    [one] nog één spreuk
   *[other] nog { $number } spreuken
}
smuggler-here = { SEAT($seat) } is hier door Smokkel
has-left = { SEAT($seat) } was hier toen het werd beslist
own-sum = = { $strength }
tie-broken = Gelijke sterkte: de speelvolgorde beslist. { SEAT($seat) } is daarin nummer { $place }.

## Screens and the bank

bank = Bank
has-camel = { SEAT($seat) } heeft de kameel: eerste in de speelvolgorde, die bij een gelijke stand beslist
tokens-behind = { $number ->
    [0] Geen fiche achter het scherm
    [one] Eén fiche achter het scherm
   *[other] { $number } fiches achter het scherm
}
artifacts-owned = { $number ->
    [0] Geen artefact
    [one] Eén artefact
   *[other] { $number } artefacten
}
spells-in-hand = { $number ->
    [0] Geen spreuk op hand
    [one] Eén spreuk op hand
   *[other] { $number } spreuken op hand
}
uses-left = { $number ->
    [0] Deze ronde kan er geen artefact meer worden gebruikt
    [one] Deze ronde kan er één artefact worden gebruikt
   *[other] Deze ronde kunnen er { $number } artefacten worden gebruikt
}
uses-short = { $number ->
    [0] geen artefact te gebruiken
    [one] 1 artefact te gebruiken
   *[other] { $number } artefacten te gebruiken
}
used-artifact = Deze ronde gebruikt: { NAME($artifact, "artifact") }

## Windows

window-open = { $window ->
    [start] De ronde begint: een moment voor magie
    [turn] Een spreuk voordat er een fiche wordt gelegd
    [space] Voordat { NAME($space, "space") } wordt afgehandeld: een moment voor magie
    [citygate] Tussen grotten en stad: een moment voor smokkelaars
    [bribe] Bij de wachter: een moment voor magie
    [offer] Voor een aankoop: een moment voor magie
    [placed] Er is een fiche gelegd: een moment voor magie
   *[end] De ronde is voorbij: een moment voor magie
}
batch-order = Wat is aangekondigd, in de volgorde waarin het werkt
cancelled = opgeheven
target-list = : { $targets }
target-loan = { NAME($artifact, "artifact") } van { SEAT($owner) }
spy-about = Iedereen behalve { SEAT($seat) } legt fiches open
last-are-first = 9 telt als 1 en 1 telt als 9
key-used = { SEAT($seat) } heeft een sleutel gebruikt

## Mine

my-tokens = Mijn fiches
my-treasure = Mijn schatten: { $number }
my-artifacts = Mijn artefacten
my-magic = Mijn magie: { $number ->
    [0] geen artefact meer te gebruiken
    [one] nog één artefact te gebruiken
   *[other] nog { $number } artefacten te gebruiken
}{ $lit ->
    [yes] , de lamp brandt
   *[no] { "" }
}
card-used = gebruikt
card-drawn = getrokken
card-copies = ×{ $count }
token-in-hand = Fiche { $value }
token-placed = De { $value } ligt op het bord
token-not-now = Fiches worden aan het begin van een ronde één voor één geplaatst, als je aan de beurt bent.

## Choices

help-place = Kies een fiche en dan een vak, of sleep het erheen.
help-where = Je hebt de { $value } vast: kies er een vak voor.
help-which = Kies een fiche voor { NAME($space, "space") }.
help-target = Kies op het bord.
keys-tokens = het fiche met deze waarde oppakken; een vak dat je al hebt gekozen krijgt het meteen
keys-tray = bij het kiezen van schatten: zoveel van de soort waarop je staat
tray-less = Minder { NAME($treasure, "kinds") }
tray-more = Meer { NAME($treasure, "kinds") }: { $amount } van hoogstens { $limit }
tray-had = van { $number }
tray-limit = tot { $limit }
tray-left = { $left ->
    [one] Nog één
   *[other] Nog { $left }
}
tray-why = { $reason ->
    [settled] Deze soort ligt al vast.
    [full] Dit is genoeg: leg eerst iets terug.
    [limit] Meer dan { $limit } zijn er niet van deze soort.
    [none] Van deze soort is niets gekozen.
   *[missing] Kies er eerst nog { $left }.
}
tray-done = { $decision ->
    [choose_start_treasures] Neem deze
    [market_take] Neem deze
    [alms_pick] Neem deze
    [exchange_pick] Ruil zo
   *[other] Geef deze
}
slot = Waarmee je de { $value } betaalt
slot-kind = { COUNT($value, $treasure, "units") } voor de { $value }; je hebt er { $held }
slot-shut = Dat komt niet uit: elk fiche wordt betaald met één soort schat, zoveel als de waarde, en nooit twee met dezelfde soort.
pay-first = Kies eerst bij elk getal van de prijs de schatten waarmee je het betaalt.
pay-now = Betaal
left-after = { $number ->
    [0] Er blijft niets achter je scherm
    [one] Er blijft één schat achter je scherm
   *[other] Er blijven { $number } schatten achter je scherm
}
smart-pass = Blijf passen …
smart-pass-title = Vanzelf passen
pass-until = Pas tot
pass-end = { $end ->
    [end_of_round] het einde van de ronde
    [next_window] het volgende venster
    [city] de stad
    [palace] het paleis
   *[other] { NAME($space, "space") }
}
wake-on-play = Vraag het me als er iets wordt gespeeld
wake-play = { $play ->
    [any] altijd
    [mine] als het iets van mij raakt
   *[never] nooit
}
wake-on-presence = Vraag het me waar ik een stuk heb
wake-on-entry = Vraag het me waar mijn tapijt kan landen
wake-for-nothing = Vraag het me ook waar ik niets kan winnen
wake-with = { $item ->
    [key] Vraag het me bij de wachter als een Sleutel mijn fiches in het paleis zou laten
   *[other] Vraag het me als ik { NAME($item, "item") } kan uitspreken
}
pass-give = Pas zo

## What is asked, where a tray asks it all at once instead of kind by kind

ask-choose-start-treasures = Je begint met schatten naar keuze: { $left }, van elke soort zoveel je wilt.
ask-market-take = De markt geeft je er { $left }, van elke soort zoveel je wilt. Welke?
ask-bribe-payment = Omkopen kost { $bribe }, van welke soorten je maar wilt. Waarmee betaal je?
ask-alms-pick = Aalmoes: neem er { $left } uit de bank, van elke soort zoveel je wilt.
ask-exchange-pick = Ruil: wat { $left ->
    [one] moet je schat
   *[other] moeten je { $left } schatten
} in plaats daarvan worden?
ask-return-treasures = { NAME($acting, "item") }: welke { $left } geef je terug?
ask-baksheesh-payment = Baksjisj: { $left }, van welke soorten je maar wilt. Waarmee betaal je?
ask-taxes-payment = Sultansbelasting: { $left }, van welke soorten je maar wilt. Waarmee betaal je?
ask-teleport-payment = Teleportatie: welke { $left } gaan naar de eigenaar van het fiche?

## A first game

tour-goal = Wie de meeste artefacten heeft, wint. Ze zijn voor schatten te koop in de zalen van het paleis, één per zaal en ronde. Elke ronde leg je al je acht fiches gedekt neer; daarna gaan de vakken open, in de volgorde van hun nummers.
tour-caves = Schatten komen uit de grotten. Hier hebben jij en een tegenstander allebei een 7: jij wint de gelijke stand, want jij hebt de kameel en bent eerste in de speelvolgorde. Dus neem jij de bovenste nis.
tour-room = Je hebt nog drie fiches. In zaal 3 staat niemand, dus daar is een klein fiche genoeg, en een klein fiche betekent een kleine prijs. Kies zaal 3.
tour-room-token = Nu het fiche: de 4. Het artefact gaat je 4 van één soort schat kosten.
tour-guard = Niemand koopt iets zonder langs de wachter te komen, en zijn sterkte, 1 tot en met 10, is tot dan geheim. Kies het wachtlokaal.
tour-guard-token = Met je 9 kom je langs negen van de tien wachters. Wie te zwak is, mag de wachter met schatten omkopen.
tour-market = Het laatste, de 1, brengt je op de markt op 6. Leg het daar en kijk naar de afhandeling: met de spatiebalk spoel je vooruit.
tour-trade = Op de markt ben je de sterkste: van één schat maak je er drie. Geef een parel.
tour-take = Neem drie schatten naar keuze uit de bank. Een grote voorraad van één soort betaalt grote fiches.
tour-buy = Zaal 3 is van jou alleen. Zeg waarmee je de 4 betaalt en koop je eerste artefact.
tour-end = Dat was een ronde. Van spel tot spel verberg je je sterkte beter; in het magische spel veranderen artefacten en spreuken wat er gebeurt als de vakken opengaan. Speel vanaf hier verder zoals je wilt.

## The standing pass, and the table in words

order-pass = Je past tot { $end ->
    [end_of_round] het einde van de ronde
    [next_window] het volgende venster
    [city] de stad
    [palace] het paleis
   *[other] { NAME($space, "space") }
}
text-empty = Er ligt niets
text-treasure = Schatten, van boven naar beneden: { $shelves }
text-strength = { SEAT($seat) }: sterkte { $strength }
text-shelf = { COUNT($amount, $treasure, "units") }
text-scoring = wordt nu gewaardeerd
text-scored = is gewaardeerd
text-known = Nummer { $place } eronder: { NAME($artifact, "artifact") }
text-somewhere = Ergens bij { $among } van de stapel: { $artifacts }
text-room-price = { $payable ->
    [yes] Je prijs hier: { $price }, te betalen
   *[no] Je prijs hier: { $price }, niet te betalen
}
text-piece = { $what ->
    [token] { $value ->
        [none] { SEAT($owner) }: fiche #{ $piece }
       *[other] { SEAT($owner) }: { $value }, fiche #{ $piece }
    }
   *[other] { SEAT($owner) }: tapijt #{ $piece }, telt voor { $value }
}{ $face_up ->
    [yes] , open
   *[no] , gedekt
}{ $doubled ->
    [yes] , verdubbeld
   *[no] { "" }
}
text-window-at = Het gaat om { NAME($space, "space") }
text-none-declared = Er is niets aangekondigd
text-declared = { SEAT($seat) }: { $item }
text-acting = werkt nu
text-in-force = Deze ronde
text-choosing = Nog te kiezen: { $left } van { $total }
text-limits = Hoogstens { COUNTS($units, "units") }
text-bribe = Het smeergeld: { $bribe }
text-price = De prijs: { $price }
text-payment = Te betalen met { $kinds }
text-drawn = Net getrokken:
text-my-spells = Mijn spreuken
text-lamp-lit = De lamp brandt
text-treasure-card = Schatkaart van deze ronde: { $number }
text-treasure-discards = Gebruikte schatkaarten: { $numbers }
text-used-spells = Gebruikte spreuken: { NAMES($spells, "item") }
text-my-tokens = Fiches over: { $values }
text-my-treasure = Schatten: { COUNTS($units, "units") }
text-mine = Achter je scherm

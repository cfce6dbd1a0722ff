### Saba's board in German.

stage = Zug { $turn } · { $step }
figure-points = Figuren auf dem Dach
figure-stock = Rohstoffe im Vorrat
figure-hand = Aktionskarten auf der Hand
series-balconies = Figuren auf Balkonen
series-serail = Marker im Serail
series-along = Züge

## The palace

palace = Der Palast und seine Gärten
garden = Garten { $number }
garden-with = { $piece ->
    [arch] Garten { $number }: ein Torbogen.
    [fountain] Garten { $number }: ein Brunnen.
    [pillar] Garten { $number }: eine Säule.
   *[none] Garten { $number }: Noch ist nichts gebaut.
}
balcony-free = Der Balkon ist frei.
balcony-of = { SEAT($seat) } steht auf dem Balkon.
balcony-mine = Dort steht deine eigene Figur.
locked-with = Mit { NAME($type, "resource") } gesperrt: Davon kostet es 1 mehr.
site-would-build = { $piece ->
    [arch] Die Karte auf Baufeld { $site } baut hier einen Torbogen.
    [fountain] Die Karte auf Baufeld { $site } baut hier einen Brunnen.
   *[pillar] Die Karte auf Baufeld { $site } baut hier eine Säule.
}
chamber = Schatzkammer
chamber-means = Eine Figur hier drin zählt bis zum Schluss; niemand kann sie vertreiben.
chamber-holds = { $number ->
    [0] Die Schatzkammer ist leer.
   *[other] In der Schatzkammer: { SEATS($seats) }.
}

## The sites

sites = Baufelder
site-empty = Baufeld { $number } ist leer
building-deck = Baustapel
building-deck-means = So viele Karten sind noch da. Verlässt eine Karte ihr Baufeld, rücken die anderen in Richtung Baufeld 1 auf, und auf Baufeld 3 wird eine neue aufgedeckt.
building-deck-left = noch { $number }, als Nächstes: { $next }
building-deck-empty = Der Baustapel ist leer
palace-card = { $piece ->
    [arch] Torbogen
    [fountain] Brunnen
   *[pillar] Säule
}
palace-card-in = { $piece ->
    [arch] Torbogen in Garten { $number }
    [fountain] Brunnen in Garten { $number }
   *[pillar] Säule in Garten { $number }
}
special-treasure-1 = Schatz{ "\u00AD" }kammer
special-treasure-2 = Schatz{ "\u00AD" }kammer
special-game-end = Spielende
special-ends = Beendet das Spiel sofort
special-leader = { SEAT($seat) } führt
special-nobody = Gerade führt niemand
displaces = Vertreibt { SEAT($seat) }
short-free = Balkon frei
short-own = eigene Figur
short-thrown = wird vertrieben
short-leads = führt jetzt
short-nobody = niemand führt
short-ends = beendet das Spiel
costs = Kostet { AMOUNTS($resources, "resource") }.
costs-nothing = umsonst
card-shows = Auf der Karte: { NAME($type, "resource") }
site-surcharge = Für Baufeld { $site }: Gold
lock-costs = Für die Sperre: { NAME($type, "resource") }
you-lack = Dir fehlt: { NAME($type, "resource") }

## The harbour

harbour = Hafen
harbour-after = Danach:
quay = Hafenfeld { $slot }
quay-holds = { $number ->
    [0] Hafenfeld { $slot }: Es ist kein { NAME($type, "resource") } da.
   *[other] Hafenfeld { $slot }: { $number } { NAME($type, "resource") }.
}
quay-room = Platz für
quay-card = Deine { NAME($card, "harbour-card") } zeigt dieses Feld.
slot-means-1 = Du ziehst auch eine Aktionskarte.
slot-means-2 = Du entfernst auch eine Palastbaukarte von den Baufeldern.
slot-means-3 = Du versetzt auch den Wesir und nutzt das Viertel, in das er kommt.
slot-means-4 = Sonst nichts, aber es ist das vollste Feld.
my-harbour-cards = Hafenkarten
harbour-brings = { $number ->
    [0] Dort liegt kein { NAME($type, "resource") }.
   *[other] Bringt { $number } { NAME($type, "resource") }.
}
harbour-sides = Zeigt Hafenfeld { $up }, auf der Rückseite Hafenfeld { $down }
harbour-then = dann Feld { $slot }

## The city

quarters = Stadtviertel
space-price = Gold für die nächste Figur
space-free = Frei, kostet { $price } Gold
space-taken = Figur von { SEAT($seat) }
space-ready = Figur von { SEAT($seat) }, einsatzbereit
neighbours = Daneben: { $names }
vizier = Der Wesir
vizier-blocks = Der Wesir blockiert dieses Viertel.
near-enough = Nah genug, um gleich zu arbeiten.

## The serail

serail = Serail
serail-means = Wer von einem Balkon vertrieben wird, darf einen Marker auf Feld 1 legen. Bei Gleichstand entscheiden die meisten Marker, danach der Marker, der Feld 1 am nächsten liegt.
serail-seat-empty = Der Ehrenplatz im Serail ist leer
serail-seat-of = { SEAT($seat) } hat den Ehrenplatz im Serail
serail-seat-means = Ihn hat, wer die meisten Marker im Serail hat; die Figur zählt einen Punkt.
cell-empty = Serailfeld { $number } ist leer
cell-of = Serailfeld { $number }: Marker von { SEAT($seat) }

## The builders

builders = Die anderen Baumeister
reserve = Allgemeiner Vorrat
reserve-means = Was weg ist, ist weg: Niemand bekommt, was der allgemeine Vorrat nicht hat.
reserve-holds = Allgemeiner Vorrat: { $number } { NAME($type, "resource") }
stock = Deine Rohstoffe
stock-means = Am Ende deines Zugs darfst du { $limit } Rohstoffe behalten.
stock-count = { $number } von { $limit }
stock-holds = { $number ->
    [one] { $number } Rohstoff
   *[other] { $number } Rohstoffe
}, { $limit } dürfen bleiben
stock-empty = keine Rohstoffe
take-from = { NAME($type, "resource") } von { SEAT($seat) } nehmen
supply = { $figures ->
    [one] { $figures } Figur
   *[other] { $figures } Figuren
}, { $markers ->
    [one] { $markers } Marker
   *[other] { $markers } Marker
} im Vorrat
action-deck = Aktionskarten: { $number } im Stapel, { $discarded } abgelegt
action-cards = Aktionskarten
action-cards-mean = Ist der Stapel aufgebraucht, werden die abgelegten Karten zu einem neuen gemischt.
discarded = Abgelegt: { NAME($card, "action-card") }
my-supply = Vorrat
hand = Deine Hand
hand-count = { $number } von { $limit }
hand-empty = Noch keine Aktionskarten. Du ziehst eine am Ende jedes Zugs, und auf Hafenfeld 1.

## The turn

path = Die Schritte des Zugs
path-before = Vorher
path-before-means = Nutze Stadtviertel und spiel Karten, wie du magst; eine Hafenkarte beendet das.
path-before-ends = Eine Hafenkarte beendet diesen Schritt.
path-harbour = Hafen
path-harbour-means = Nimm, was auf dem Feld liegt, das deine Karte zeigt, und tu, was das Feld dir erlaubt.
path-harbour-ends = Ist das Hafenfeld erledigt, wird der Hafen aufgefüllt.
path-build = Bauen
path-build-means = Bau ein Palastteil und nimm eine Sonderkarte, in beliebiger Reihenfolge, oder lass es bleiben.
path-build-ends = Weitergehen beendet diesen Schritt.
path-quarter = Viertel
path-quarter-means = Wer gebaut hat, darf eine Figur in ein Stadtviertel stellen. Ab dem nächsten Zug arbeitet sie.
path-quarter-ends = Eine Figur in ein Viertel stellen, oder keine, beendet diesen Schritt.
path-final = Ende
path-final-means = Eine Aktionskarte wird gezogen. Viertel und Karten lassen sich noch nutzen; dann werden Rohstoffe und Hand auf ihre Limits gebracht.
path-final-ends = Beendest du den Zug, geht er an den Nächsten.
still-possible = Noch möglich: { $things }
can-build = { $number ->
    [one] ein Bau
   *[other] { $number } Bauten
}
can-take = { $number ->
    [one] eine Sonderkarte
   *[other] { $number } Sonderkarten
}
can-place = { $number ->
    [one] eine Figur in ein Viertel
   *[other] eine Figur in eins von { $number } Vierteln
}
can-use = { $number ->
    [one] ein Viertel
   *[other] { $number } Viertel
}
can-play = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}

## Choices of several parts

confirm = So sei es
back = Zurück
give = Geben
get = Bekommen
from-reserve = Aus dem allgemeinen Vorrat
from-stock = Aus deinem Vorrat
workers-save = Deine Arbeiter sparen
without-workers = Ohne Arbeiter bauen
and-the-other = Und womit tauschen?
thing-picked = { $number ->
    [0] { NAME($type, "resource") }
   *[other] { NAME($type, "resource") }, gewählt: { $number }
}

## The table in words

text-points = { $number ->
    [one] { $number } Figur auf dem Dach
   *[other] { $number } Figuren auf dem Dach
}
text-stock = Rohstoffe: { AMOUNTS($resources, "resource") }
text-turn-of = { SEAT($seat) } ist am Zug
text-built-this-turn = In diesem Zug ist ein Palastteil gebaut worden
text-special-this-turn = In diesem Zug ist eine Sonderkarte genommen worden
text-quiet = Züge, ohne dass eine Karte ein Baufeld verließ: { $turns }; bei { $limit } endet das Spiel
text-building-deck = Baustapel: noch { $number }, als Nächstes { $next }
text-built = Gebaut: { NAMES($cards, "card") }
text-removed = Aus dem Spiel: { NAMES($cards, "card") }
text-site-cost = { $lock ->
    [none] Auf der Karte { AMOUNTS($printed, "resource") }, Gold für das Baufeld { $surcharge }
   *[other] Auf der Karte { AMOUNTS($printed, "resource") }, Gold für das Baufeld { $surcharge }, für die Sperre { NAME($lock, "resource") }
}
text-lacks = { SEAT($seat) } fehlt { AMOUNTS($resources, "resource") }
text-can-pay = { SEAT($seat) } kann zahlen
text-quay-room = Platz für { $number }.
text-after = Ist Hafenfeld { $slot } geleert, liegen auf den Hafenfeldern 1 bis 4 { $slots }
text-discarded = Abgelegt: { $cards }
text-all-cards = Im Spiel: { $cards }
text-serail-majority = { SEAT($seat) } hat die Mehrheit
text-space-prices = Der erste Platz eines Viertels kostet { $first } Gold, der zweite { $second }
text-gives = bringt 1 { NAME($type, "resource") }
text-space-free = Platz { $space } frei
text-space-of = { $ready ->
    [yes] Platz { $space } { SEAT($seat) }, einsatzbereit
   *[no] Platz { $space } { SEAT($seat) }
}
text-next-figure = Die nächste Figur kostet { $price } Gold
text-first = Hat begonnen
text-balconies = Auf den Balkonen der Gärten { $gardens }
text-elsewhere = In der Schatzkammer { $chamber }, Marker im Serail { $markers }
text-limits = Am Ende eines Zugs darf man { $stock } Rohstoffe und { $hand } Aktionskarten behalten
text-hand = { $number ->
    [one] { $number } Aktionskarte auf der Hand
   *[other] { $number } Aktionskarten auf der Hand
}
text-site = Baufeld { $site }: { $card }, kostet { AMOUNTS($resources, "resource") }
text-quarter = { NAME($quarter, "quarter") }: { $brings }

## The tour

tour-palace = Das ist der Palast der Königin von Saba. Nur Figuren auf seinem Dach zählen: einen Punkt für jede auf einem Balkon und einen für jede in dieser Schatzkammer, aus der niemand sie vertreiben kann. Du spielst Blau, und ihr habt alle drei zwei Punkte.
tour-carpenter = Du willst den Brunnen in Garten 5 und danach die Schatzkammerkarte. Beide zusammen kosten zwei Ebenholz, und das zweite kommt vom Zimmermann: Deine Figur dort arbeitet einmal pro Zug. Klick auf das Viertel.
tour-harbour = In jedem Zug spielst du eine deiner zwei Hafenkarten. Diese hier holt die drei Alabaster von Hafenfeld 3, und du darfst den Wesir versetzen.
tour-vizier = Der Wesir blockiert das Viertel, in dem er steht, aber zuerst lässt er es dich nutzen, auch ohne eine Figur dort. Schick ihn für 1 Gold zum Goldschmied.
tour-build = Jetzt bau. Die Karte liegt auf Baufeld 2 und kostet dort 1 Gold mehr. Deine Figur nimmt den Balkon ein und vertreibt die, die dort steht; ihr Besitzer bekommt dafür einen Marker im Serail, das bei Gleichstand entscheidet.
tour-treasure = Mit drei Punkten führst du. Nimm die Schatzkammerkarte für je 1 Alabaster, Sandstein und Ebenholz: Wer führt, stellt eine Figur in die Schatzkammer, und dort bleibt sie.
tour-quarter = Wer gebaut hat, darf eine Figur in ein Stadtviertel stellen. Der erste Platz beim Steinmetz kostet 1 Gold und bringt dir vom nächsten Zug an in jedem Zug 1 Alabaster.
tour-end = Am Ende deines Zugs ziehst du eine Aktionskarte; du kannst sie noch sofort spielen. Behalten darfst du 7 Rohstoffe und 3 Karten. Spiel weiter, und halte deine Balkone!

### The page of Aladdin's Dragons in German.

board = Der Spielplan: Palast, Stadt und Höhlen
stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Runde { $round } · { NAME($phase, "phase") }
}
stage-scoring = Runde { $round } · Wertung: { NAME($space, "heading") }

figure-artifact = { $number ->
    [0] Kein Artefakt
    [one] Ein Artefakt
   *[other] { $number } Artefakte
}
figure-token = { $number ->
    [0] Kein Marker mehr zu legen
    [one] Noch ein Marker zu legen
   *[other] Noch { $number } Marker zu legen
}
figure-spell = { $number ->
    [0] Kein Zauber auf der Hand
    [one] Ein Zauber auf der Hand
   *[other] { $number } Zauber auf der Hand
}
series-artifacts = Artefakte
series-treasure = Schätze
series-along = Runden

## Places

about-cave = Rang 1 nimmt alles aus der obersten Nische, Rang 2 alles aus der nächsten, solange etwas da ist.
about-tent = Rang 1 zieht zwei Zauber, behält einen und gibt den anderen an Rang 2.
about-djinn = Rang 1 darf in dieser Runde zwei Artefakte einsetzen statt einem.
about-market = Rang 1 darf einen Schatz geben und { $market_units ->
    [one] einen beliebigen
   *[other] { $market_units } beliebige
} nehmen.
about-caravanserai = Rang 1 bestimmt, wer { $camel_takes_effect ->
    [at_once] von jetzt an
   *[next_round] in der nächsten Runde
} beginnt und damit jeden Gleichstand gewinnt.
about-guard-room = Wer hier einen Marker hat und dem Wächter gewachsen ist, betritt den Palast; wer zu schwach ist, darf ihn bestechen. Ohne einen Marker hier kauft niemand.
about-room = Der Stärkste der Eingelassenen darf das Artefakt kaufen: für jeden Marker so viel, wie er wert ist, jeden in einer anderen Schatzsorte. Wer verzichtet, überlässt es dem Nächsten.
line-own = Deine Stärke hier
line-price = Dein Preis hier
line-payable = Mit deinen jetzigen Schätzen
payable-yes = bezahlbar
payable-no = nicht bezahlbar
own-strength = Deine Stärke hier: { $strength }
sealed = versiegelt
shelf = Rang { $rank }: { COUNT($amount, $treasure, "units") }
cave-empty = kein Schatz
cave-closed = vom Drachen bewacht
on-sale = Im Angebot: { NAME($artifact, "artifact") }
artifact-in-room = Ein Artefakt ist im Angebot
pile-left = { $number ->
    [one] Noch ein Artefakt
   *[other] Noch { $number } Artefakte
}
sold-out = ausverkauft
guard-unknown = Der Wächter ist noch nicht aufgedeckt
guard-strength = Der Wächter hat Stärke { $guard }
is-admitted = { SEAT($seat) } ist im Palast
goes-first-next = { SEAT($seat) } beginnt die nächste Runde
djinn-serves = dient { SEAT($seat) }
spells-left = { $number ->
    [0] kein Zauber mehr
    [one] noch ein Zauber
   *[other] noch { $number } Zauber
}
smuggler-here = { SEAT($seat) } ist durch Schmuggel hier
has-left = { SEAT($seat) } war hier, als entschieden wurde
own-sum = = { $strength }
tie-broken = Gleiche Stärke: Die Zugreihenfolge entscheidet. { SEAT($seat) } steht darin an Stelle { $place }.

## Screens and the bank

bank = Bank
has-camel = { SEAT($seat) } hat das Kamel: zuerst in der Zugreihenfolge, die bei Gleichstand entscheidet
tokens-behind = { $number ->
    [0] Kein Marker hinter dem Sichtschirm
    [one] Ein Marker hinter dem Sichtschirm
   *[other] { $number } Marker hinter dem Sichtschirm
}
artifacts-owned = { $number ->
    [0] Kein Artefakt
    [one] Ein Artefakt
   *[other] { $number } Artefakte
}
spells-in-hand = { $number ->
    [0] Kein Zauber auf der Hand
    [one] Ein Zauber auf der Hand
   *[other] { $number } Zauber auf der Hand
}
uses-left = { $number ->
    [0] In dieser Runde kann kein Artefakt mehr eingesetzt werden
    [one] In dieser Runde kann noch ein Artefakt eingesetzt werden
   *[other] In dieser Runde können noch { $number } Artefakte eingesetzt werden
}
uses-short = { $number ->
    [0] kein Artefakt einsetzbar
    [one] 1 Artefakt einsetzbar
   *[other] { $number } Artefakte einsetzbar
}
used-artifact = In dieser Runde eingesetzt: { NAME($artifact, "artifact") }

## Windows

window-open = { $window ->
    [start] Die Runde beginnt: ein Moment für Magie
    [turn] Ein Zauber, bevor ein Marker gelegt wird
    [space] Bevor { NAME($space, "space") } gewertet wird: ein Moment für Magie
    [citygate] Zwischen Höhlen und Stadt: ein Moment für Schmuggler
    [bribe] Beim Wächter: ein Moment für Magie
    [offer] Vor einem Kauf: ein Moment für Magie
    [placed] Ein Marker wurde gelegt: ein Moment für Magie
   *[end] Die Runde ist vorbei: ein Moment für Magie
}
batch-order = Was angesagt ist, in der Reihenfolge, in der es wirken wird
cancelled = aufgehoben
target-list = : { $targets }
target-loan = { NAME($artifact, "artifact") } von { SEAT($owner) }
spy-about = Alle außer { SEAT($seat) } legen offen
last-are-first = 9 zählt 1, und 1 zählt 9
key-used = { SEAT($seat) } hat einen Schlüssel eingesetzt

## Mine

my-tokens = Meine Marker
my-treasure = Meine Schätze: { $number }
my-artifacts = Meine Artefakte
my-magic = Meine Magie: { $number ->
    [0] kein Artefakteinsatz mehr
    [one] noch ein Artefakteinsatz
   *[other] noch { $number } Artefakteinsätze
}{ $lit ->
    [yes] , die Lampe brennt
   *[no] { "" }
}
card-used = eingesetzt
card-drawn = gezogen
card-copies = ×{ $count }
token-in-hand = { $value }er-Marker
token-placed = Die { $value } liegt auf dem Spielplan
token-not-now = Marker werden zu Beginn einer Runde reihum einzeln gelegt, wenn du an der Reihe bist.

## Choices

help-place = Nimm einen Marker und wähle dann ein Feld, oder zieh ihn dorthin.
help-where = Du hältst die { $value }: Wähle ein Feld für sie.
help-which = Wähle einen Marker für { NAME($space, "space.accusative") }.
help-target = Wähle auf dem Spielplan.
keys-tokens = den Marker mit diesem Wert aufnehmen; ein schon gewähltes Feld erhält ihn sofort
keys-tray = bei der Wahl von Schätzen: so viele von der Sorte, auf der man steht
tray-less = Weniger { NAME($treasure, "kinds") }
tray-more = Mehr { NAME($treasure, "kinds") }: { $amount } von höchstens { $limit }
tray-had = von { $number }
tray-limit = bis zu { $limit }
tray-left = { $left ->
    [one] Noch 1
   *[other] Noch { $left }
}
tray-why = { $reason ->
    [settled] Diese Sorte ist schon entschieden.
    [full] Das ist genug: Nimm zuerst etwas zurück.
    [limit] Mehr als { $limit } gibt es von dieser Sorte nicht.
    [none] Von dieser Sorte ist nichts gewählt.
   *[missing] Wähle zuerst noch { $left }.
}
tray-done = { $decision ->
    [choose_start_treasures] Diese nehmen
    [market_take] Diese nehmen
    [alms_pick] Diese nehmen
    [exchange_pick] So tauschen
   *[other] Diese geben
}
slot = Womit du die { $value } zahlst
slot-kind = { COUNT($value, $treasure, "units") } für die { $value }; du hast { $held }
slot-shut = Das geht nicht auf: Jeder Marker wird mit einer einzigen Schatzsorte bezahlt, so viele wie sein Wert, und keine zwei mit derselben.
pay-first = Wähle zuerst zu jeder Zahl des Preises die Schätze, mit denen du sie zahlst.
pay-now = Zahlen
left-after = { $number ->
    [0] Hinter deinem Sichtschirm bleibt nichts
    [one] Ein Schatz bleibt hinter deinem Sichtschirm
   *[other] { $number } Schätze bleiben hinter deinem Sichtschirm
}
smart-pass = Weiter passen …
smart-pass-title = Von selbst passen
pass-until = Passen bis
pass-end = { $end ->
    [end_of_round] Ende der Runde
    [next_window] nächstes Fenster
    [city] Stadt
    [palace] Palast
   *[other] { NAME($space, "heading") }
}
wake-on-play = Frag mich, wenn etwas gespielt wird
wake-play = { $play ->
    [any] immer
    [mine] wenn es etwas von mir betrifft
   *[never] nie
}
wake-on-presence = Frag mich, wo ich eine Figur habe
wake-on-entry = Frag mich, wo mein Teppich landen könnte
wake-for-nothing = Frag mich auch, wo ich nichts gewinnen kann
wake-with = { $item ->
    [key] Frag mich beim Wächter, wenn ein Schlüssel meine Marker in den Palast ließe
   *[other] Frag mich, wenn ich „{ NAME($item, "item") }“ sprechen kann
}
pass-give = So passen

## What is asked, where a tray asks it all at once instead of kind by kind

ask-choose-start-treasures = Du beginnst mit Schätzen deiner Wahl: { $left } in beliebigen Sorten.
ask-market-take = Der Markt gibt dir { $left } in beliebigen Sorten. Welche?
ask-bribe-payment = Die Bestechung kostet { $bribe }, in beliebigen Sorten. Womit zahlst du?
ask-alms-pick = Almosen: Nimm { $left } aus der Bank, in beliebigen Sorten.
ask-exchange-pick = Tausch: Was { $left ->
    [one] soll dein Schatz
   *[other] sollen deine { $left } Schätze
} stattdessen sein?
ask-return-treasures = { NAME($acting, "item") }: Welche { $left } gibst du zurück?
ask-baksheesh-payment = Bakschisch: { $left } in beliebigen Sorten. Womit zahlst du?
ask-taxes-payment = Steuern des Sultans: { $left } in beliebigen Sorten. Womit zahlst du?
ask-teleport-payment = Teleportation: Welche { $left } gehen an den Besitzer des Markers?

## A first game

tour-goal = Wer die meisten Artefakte hat, gewinnt. Sie werden in den Kammern des Palasts gegen Schätze verkauft, eins pro Kammer und Runde. Alle acht deiner Marker werden in jeder Runde verdeckt gelegt; dann werden die Felder in der Reihenfolge ihrer Nummern aufgedeckt.
tour-caves = Schätze kommen aus den Höhlen. Hier habt ihr beide eine 7, du und ein Rivale: Den Gleichstand gewinnst du, denn du hast das Kamel und bist in der Zugreihenfolge zuerst. Also nimmst du die oberste Nische.
tour-room = Du hast noch drei Marker. In Kammer 3 steht niemand, dort genügt ein kleiner Marker, und ein kleiner Marker macht einen kleinen Preis. Wähle Kammer 3.
tour-room-token = Jetzt der Marker: die 4. Das Artefakt wird dich 4 von einer Schatzsorte kosten.
tour-guard = Niemand kauft etwas, ohne am Wächter vorbeizukommen, und seine Stärke, 1 bis 10, ist bis dahin geheim. Wähle den Wachraum.
tour-guard-token = Mit der 9 kommst du an neun von zehn Wächtern vorbei. Wer zu schwach ist, darf den Wächter mit Schätzen bestechen.
tour-market = Der letzte, die 1, bringt dich auf dem Markt auf 6. Leg ihn dorthin und sieh der Wertung zu: Mit der Leertaste spulst du vor.
tour-trade = Auf dem Markt bist du am stärksten: Aus einem deiner Schätze werden drei. Gib eine Perle.
tour-take = Nimm drei beliebige Schätze aus der Bank. Ein großer Vorrat einer Sorte bezahlt große Marker.
tour-buy = Kammer 3 gehört dir allein. Sag, womit du die 4 zahlst, und kauf dein erstes Artefakt.
tour-end = Das war eine Runde. Von Spiel zu Spiel wirst du deine Stärke besser verbergen; im magischen Spiel ändern Artefakte und Zauber, was beim Aufdecken der Felder geschieht. Spiel von hier weiter, wie du magst.

## The standing pass, and the table in words

order-pass = Du passt bis: { $end ->
    [end_of_round] Ende der Runde
    [next_window] nächstes Fenster
    [city] Stadt
    [palace] Palast
   *[other] { NAME($space, "heading") }
}
text-empty = Hier liegt nichts
text-treasure = Schätze, von oben: { $shelves }
text-strength = { SEAT($seat) }: Stärke { $strength }
text-shelf = { COUNT($amount, $treasure, "units") }
text-scoring = wird gerade gewertet
text-scored = ist gewertet
text-known = Nummer { $place } darunter: { NAME($artifact, "artifact") }
text-somewhere = Irgendwo unter { $among } des Stapels: { $artifacts }
text-room-price = { $payable ->
    [yes] Dein Preis hier: { $price }, bezahlbar
   *[no] Dein Preis hier: { $price }, nicht bezahlbar
}
text-piece = { $what ->
    [token] { $value ->
        [none] { SEAT($owner) }: Marker Nr. { $piece }
       *[other] { SEAT($owner) }: { $value }, Marker Nr. { $piece }
    }
   *[other] { SEAT($owner) }: Teppich Nr. { $piece }, zählt { $value }
}{ $face_up ->
    [yes] , offen
   *[no] , verdeckt
}{ $doubled ->
    [yes] , verdoppelt
   *[no] { "" }
}
text-window-at = Es geht um: { NAME($space, "heading") }
text-none-declared = Nichts ist angesagt
text-declared = { SEAT($seat) }: { $item }
text-acting = wirkt jetzt
text-in-force = In dieser Runde
text-choosing = Noch zu wählen: { $left } von { $total }
text-limits = Höchstens { COUNTS($units, "units") }
text-bribe = Die Bestechung: { $bribe }
text-price = Der Preis: { $price }
text-payment = Zu bezahlen mit { $kinds }
text-drawn = Eben gezogen:
text-my-spells = Meine Zauber
text-lamp-lit = Die Lampe brennt
text-treasure-card = Schatzkarte dieser Runde: { $number }
text-treasure-discards = Verbrauchte Schatzkarten: { $numbers }
text-used-spells = Verbrauchte Zauber: { NAMES($spells, "item") }
text-my-tokens = Übrige Marker: { $values }
text-my-treasure = Schätze: { COUNTS($units, "units") }
text-mine = Hinter deinem Sichtschirm

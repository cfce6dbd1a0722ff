### Emira's board in German. Names of cards and things are in the game's own file.

## The city

board-city = Die Stadt
board-nobody = Das Tor ist geschlossen
board-round-path = Der Ablauf einer Runde
board-phase-setup = Alle behalten eine von drei Ereigniskarten; dann kommt die erste Prinzessin.
board-phase-events = Bevor sie kommt, darf jeder Scheich eine Ereigniskarte spielen.
board-phase-income = Die Karawanen zahlen.
board-phase-market = Die Marktstände werden gefüllt.
board-phase-auction = In dieser Runde kam keine Prinzessin. Die Marktstände sind trotzdem offen.
board-phase-purchase = Jeder Scheich darf eine Ereigniskarte kaufen.
board-phase-courtship = Sie hat gewählt.
board-phase-upkeep = Der Unterhalt für die Paläste ist fällig.
board-phase-round-end = Die Runde ist vorbei.
board-phase-over = Das Spiel ist zu Ende.
board-likes = Was sie sucht
board-talents = Talente
board-no-power = Keine besondere Fähigkeit
board-swapped = Ihre Vorlieben sind vertauscht
board-helps-goal = das braucht dein Ziel
board-later = { NAME($princess, "princess") } wählt in der nächsten Runde
board-known = Du weißt: { NAME($princess, "princess") } ist Nummer { $position } im Stapel

## The courtship board

board-courtship = Wie die Scheichs bei { NAME($princess, "princess") } stehen
board-sheik = Scheich
board-stands = Wie er steht
board-stands-title = { SEAT($seat) } und { NAME($princess, "princess") }
board-leads = vorn
board-tied = gleichauf
board-behind = dahinter
board-sealed = verborgen
board-full = kein Platz
board-barred = jetzt nicht
board-stands-leads = So wie es steht, würde sie { SEAT($seat) } wählen.
board-stands-tied = In beiden Vorlieben gleichauf mit einem anderen: So wie es steht, könnte sie sich nicht entscheiden.
board-stands-behind = Ein anderer Scheich hat mehr von dem, was sie sucht.
board-stands-sealed = Es hängt von Gold ab, das du nicht sehen kannst.
board-stands-full = Kein Zimmer ist frei, deshalb kann sie { SEAT($seat) } nicht wählen.
board-stands-barred = Zurzeit kann sie { SEAT($seat) } nicht wählen.
board-gold-hidden = ein verschlossener Geldbeutel
board-standing = { $values } ({ $stands })

## The undecided

board-bench = Die Unentschlossenen
board-waits-for-lead = { $second ->
    [none] Sie wartet, bis jemand von ihnen vorn liegt: { SEATS($seats) }.
   *[other] Gleichauf: { SEATS($seats) }. Mehr { NAME($first, "preference") } oder { NAME($second, "preference") } entscheidet.
}
board-waits-for-room = Sie wartet, bis ein Palast Platz für sie hat.

## The stalls

board-stalls = Der Markt
board-stall-small = Kleine Karawane
board-stall-large = Große Karawane
board-stall-appearance = Ausstrahlung
board-stall-status = Statuskarte
board-stall-palace = Palastflügel
board-stall-camel = Kamel
board-slow = langsam
board-fast = schnell
board-taken = Genommen von { SEAT($seat) }
board-sold-out = nichts mehr da
board-unsold = nicht verkauft
board-closed = geschlossen
board-price = Kostet dich
board-favour = Dank { NAME($princess, "princess") }
board-buy = { NAME($item, "item") } kaufen:
board-item-small-slow = Zahlt wenig, acht Runden lang.
board-item-small-fast = Zahlt mehr, vier Runden lang.
board-item-large-slow = Zahlt gut, acht Runden lang.
board-item-large-fast = Zahlt am meisten, vier Runden lang.
board-item-appearance = Ein Punkt Ausstrahlung mehr; ein Satz aus allen drei Sorten gibt einen dazu.
board-item-status = So viele Statuspunkte, wie die Karte zeigt.
board-item-palace = Ein Zimmer mehr und ein Punkt mehr für den Palast.
board-item-camel = Zahlt einen Teil von jedem Gebot, mit dem du gewinnst.
board-choose-stall = Wähle an den Marktständen einen leuchtenden Preis.

## The auction

board-ring = Die Versteigerung
board-bid-title = Das höchste Gebot
board-bid-text = Wer am meisten bietet, wählt an den Marktständen zuerst und zahlt das Gebot, abzüglich dessen, was die Kamele wert sind.
board-no-bid = noch kein Gebot
board-auction-in = noch dabei
board-auction-outbid = bot { $bid }
board-auction-leads = führt
board-auction-passed = hat gepasst
board-auction-acted = hat gekauft
board-auction-consoled = nahm Trostgeld
board-auction-declined = kaufte nichts
board-auction-away = mit Hind verreist
board-auction-waits = wartet auf die nächste Versteigerung
board-your-bid = Dein Gebot
board-less = { $by } weniger
board-more = { $by } mehr
board-all-in = alles: { $to }
board-bid = { $amount } bieten
board-pays = { $discount ->
    [0] du zahlst { $pays }
   *[other] du zahlst { $pays }, deine Kamele { $discount }
}
board-consolation = { $amount } Trostgeld nehmen
board-minus = −{ $amount }
board-ahead = Im Voraus …
board-limit = Meine Grenze
board-limit-wrong = Eine Grenze geht in Schritten von { $step }, von { $step } bis { $most }.
board-secret-limit = Geheim bis { $amount }
board-secret-limit-text = Du bietest in dieser Versteigerung in kleinsten Schritten bis { $amount } und passt dann. Sonst erfährt das niemand.
board-pass-until = Für mich passen …
board-until-next-auction = in dieser Versteigerung
board-until-next-action = bis etwas gekauft ist
board-until-end-of-round = in dieser Runde
board-order-limit = Du bietest geheim bis { $amount }.
board-order-pass = { $until ->
    [next_auction] Du passt in dieser Versteigerung.
    [next_action] Du passt, bis etwas gekauft ist.
   *[other] Du passt in dieser Runde.
}

## The palaces

board-palaces = Die Paläste
board-rooms = { $princesses ->
    [0] Keine Prinzessin
    [one] Eine Prinzessin
   *[other] { $princesses } Prinzessinnen
}, Platz für { $capacity }
board-empty-room = ein freies Zimmer
board-markers = { $markers ->
    [one] Marker bis zu ihrem nächsten Geschenk
   *[other] Marker bis zu ihrem nächsten Geschenk
}
board-first = Startspieler
board-upkeep = Unterhalt { $upkeep }
board-hand-size = { $cards ->
    [0] Keine Ereigniskarte
    [one] Eine Ereigniskarte
   *[other] { $cards } Ereigniskarten
}
board-about-appearance = Die Plättchen, eins mehr für jeden Satz aus drei Sorten, und was „Gutes Aussehen“ dazugibt.
board-about-status = Die Punkte der Statuskarten.
board-about-palace = Die Palastflügel, dazu im Spiel für Fortgeschrittene die Palastleiste. Zimmer im Grundpalast zählen nicht.
board-about-gold = Was im Geldbeutel ist.
board-tokens = { $lent ->
    [0] { $number } von dieser Sorte.
   *[other] { $number } von dieser Sorte, { $lent } davon von einer Prinzessin mitgebracht.
}
board-tokens-of = { NAME($type, "token") }: { $number }
board-sets = +{ $sets } für vollständige Sätze
board-camels = { $camels ->
    [one] Ein Kamel zahlt { $discount } von jedem Gebot
   *[other] { $camels } Kamele zahlen { $discount } von jedem Gebot, je { $rate }
}
board-caravan = { $number ->
    [one] Zahlt
   *[other] Jede zahlt
} { $income } pro Runde, noch { $remaining ->
    [one] einmal
   *[other] { $remaining }-mal
}: Es kommen noch { $total }.
board-still-brings = { $total } kommen noch von ihnen

## Events and decks

board-events = Ereignisse dieser Runde
board-no-events = Keine Ereignisse in dieser Runde
board-last-round = Die letzte Runde
board-deck-emira = { $size ->
    [0] Es kommt keine Prinzessin mehr
    [one] Eine Prinzessin kommt noch
   *[other] { $size } Prinzessinnen kommen noch
}
board-deck-status = { $size ->
    [0] Keine Statuskarte im Stapel
    [one] Eine Statuskarte im Stapel
   *[other] { $size } Statuskarten im Stapel
}
board-deck-event = { $size ->
    [0] Keine Ereigniskarte im Stapel
    [one] Eine Ereigniskarte im Stapel
   *[other] { $size } Ereigniskarten im Stapel
}
board-bag = Ausstrahlungsplättchen im Beutel

## Mine

board-goal = Dein Ziel
board-goal-count = { $met ->
    [yes] Alle Talente sind da. Du hast { $have } von { $with_talents } Prinzessinnen.
   *[no] Du hast { $have ->
        [one] eine Prinzessin
       *[other] { $have } Prinzessinnen
    } und { $found } von diesen { $talents } Talenten. Du brauchst { $with_talents } Prinzessinnen, die sie alle mitbringen, oder { $any } beliebige.
}
board-missing = fehlt noch
board-forecast = Dein Gold
board-now = jetzt
board-after-income = Einkommen
board-after-upkeep = Unterhalt
board-after-gift = Geschenk für Xenia
board-short = Das kannst du nicht zahlen: Jemand würde dich verlassen.
board-hand = Deine Ereigniskarten
board-hand-empty = Du hast keine.
board-sure = Sicher? { $choice }
board-place = { $place }.

## Key figures and the course of the game

board-stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Runde { $round } · { NAME($phase, "phase") }
}
board-figure-princesses = Prinzessinnen
board-figure-gold = Gold
board-figure-appearance = Ausstrahlung
board-figure-status = Status
board-figure-palace = Palast

## The table as text

text-suitor = { SEAT($seat) } bei { NAME($princess, "princess") }: { $values } ({ $stands })
text-bid = { SEAT($bidder) } führt mit { $bid }
text-in-auction = { SEAT($seat) }: { $how }
text-auction-opened = Eröffnet von { SEAT($opener) }; geboten wird in Schritten von { $step }, jetzt mindestens { $lowest }
text-wishes = { NAME($princess, "princess") } sucht: { NAMES($likes, "preference") }.
text-talents = Talente: { NAMES($talents, "talent") }.
text-late = Nach dem Unterhalt eingezogen, zählen nur dann für den Sieg, wenn sie bezahlt werden konnten: { NAMES($princesses, "princess") }
text-arrivals = Prinzessinnen, die kommen: { $odd } in der ungeraden Runde, { $even } in der geraden
text-event = { SEAT($seat) } hat { NAME($card, "event-card") } gespielt: { $effect }
text-in-force = { $number ->
    [1] In Kraft: { NAME($card, "event-card") }
   *[other] { $number }-mal in Kraft: { NAME($card, "event-card") }
}
text-in-force-for = In Kraft für { SEAT($seat) }: { NAME($card, "event-card") }
text-token-offered = { item-appearance } ({ NAME($token, "token") })
text-stall = { $stall }: { $why }
text-favour = { NAME($princess, "princess") } spart dir { $saves } Gold: { NAME($item, "item") }
item-event = Ereigniskarte
text-event-prices = Ereigniskarten: { $two } Gold für die Wahl aus zwei, { $three } für die Wahl aus drei
text-consolation = Trostgeld statt eines Kaufs: { $amount } Gold
text-supply = Im Vorrat: kleine Karawanen { $small_caravans }, große Karawanen { $large_caravans }, Palastflügel { $sections }, Kamele { $camels }
text-bag = { board-bag }: { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-goal-needs = Zum Sieg: { $with_talents } Prinzessinnen mit den Talenten des Ziels oder { $any } beliebige
text-goal-place = { $princess ->
    [none] { NAME($talent, "talent") }: { board-missing }
   *[other] { NAME($talent, "talent") }: { NAME($princess, "princess") }
}
text-helpful = Es würde helfen: { NAMES($talents, "talent") }
text-gold-now = Jetzt { $gold }; du könntest bis { $bid } bieten
text-set-aside = Beiseitegelegt: { NAMES($cards, "event-card") }
text-tokens = Plättchen: { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-lent = Von Prinzessinnen mitgebrachte Plättchen: { NAMES($tokens, "token") }
text-in-front = { $type ->
    [none] { NAME($card, "event-card") }
   *[other] { NAME($card, "event-card") }: { NAME($type, "token") }, +{ $plus }
}
text-goal = Ziel: { $goal }
text-xenia = Marker bis zu Xenias nächstem Geschenk: { $markers }
text-income = Grundeinkommen: { $income }
text-decks = Die Stapel
text-known = Nummer { $position }: { $card }
text-somewhere = Irgendwo auf { $among } Plätzen: { $cards }
text-swapped-places = Vertauschte Vorlieben bei Nummer { $places }
text-coming = Nummer { $position }: { $princess }
text-gone = Aus dem Spiel: { NAMES($princesses, "princess") }
text-used = Verbraucht: { $cards }
text-sheik = Ausstrahlung { $appearance }, Status { $status }, Palast { $palace }, Gold { $gold }
text-palace = Prinzessinnen: { $princesses }, Platz für { $capacity }. Palastflügel { $sections }, Palastleiste { $track }, Unterhalt { $upkeep }
text-camels = Kamele: { $camels }, jedes { $rate } Rabatt auf ein Gebot, zusammen { $discount }
text-ware = { $price ->
    [none] { $ware }
   *[other] { $ware }: { $price } Gold
}
text-forecast = { $what }: { $amount }, dann { $gold }

## The first game

tour-city = In jeder Runde kommt eine Prinzessin in die Stadt, und am Ende sucht sie sich selbst einen Scheich aus. Thara achtet zuerst auf Ausstrahlung. Ihre Talente und ihre Fähigkeit stehen neben ihr.
tour-courtship = Hier siehst du, wie ihr alle bei ihr steht. In der Ausstrahlung bist du mit einem Rivalen gleichauf, und sein Palast ist größer als deiner: So wie es steht, geht sie zu ihm.
tour-stalls = Jeder Scheich darf sich pro Runde eine Sache an diesen sechs Marktständen holen. Mit dem Schönheitsplättchen lägst du bei Thara vorn.
tour-bid = Wer zuerst wählen darf, entscheidet eine Versteigerung. Das Gold der anderen ist mit ihren Karawanen unterwegs, also reicht ein kleines Gebot. Biete 10.
tour-buy = Du hast die Wahl, und die leuchtenden Preise kannst du dir leisten. Kauf das Schönheitsplättchen.
tour-events = Jetzt nehmen die anderen, was übrig ist. Danach werden Ereigniskarten verkauft; gespielt werden sie zu Beginn einer späteren Runde. Kauf diesmal keine.
tour-palace = Die Prinzessin wählt, und du liegst vorn: Thara zieht in deinen Palast. Prinzessinnen kosten in jeder Runde Unterhalt, und jede braucht ein Zimmer, also behalte dein Gold und deinen Palast im Auge.
tour-goal = Das ist dein geheimes Ziel. Fünf Prinzessinnen mit diesen Talenten gewinnen das Spiel, oder sieben beliebige. Viel Glück!

series-along = Runden

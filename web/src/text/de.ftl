### The words of the page itself.

app-name = Serai
page-title = { $title } · Serai
name-guest = Gast

## The entrance

home-title = Spiele aus Tausendundeiner Nacht
home-welcome = Wirb um Prinzessinnen, überliste Drachen, bau für eine Königin: allein gegen Bots oder mit Freunden, wo sie auch sind. Nichts zu installieren, kein Konto.
home-first = Zum ersten Mal hier? Eine kurze Einführung an einem echten Tisch zeigt, wie es geht.
home-first-learn = { $game } in fünf Minuten lernen
home-games = Die Spiele
home-play = Jetzt spielen
home-friends = Mit Freunden
home-options = Optionen
home-options-of = Optionen für { $game }
home-learn = In fünf Minuten lernen
home-rules = Regeln
home-watch-bots = Bots zusehen
game-players = { $from }–{ $to } Spieler
game-credits = { $publishing ->
    [0] Ein Spiel von { $designers }, { $year }.
   *[other] Ein Spiel von { $designers }, { $year }. Erschienen bei { $publishers }.
}

mine-title = Meine Tische
mine-waiting = { $number ->
    [one] Ein Tisch wartet auf dich
   *[other] { $number } Tische warten auf dich
}
mine-forget = Von meiner Liste nehmen
mine-sure = Dieses Spiel endgültig wegräumen?
mine-all = Alle meine Tische ({ $number })
mine-fewer = Nur die ersten
open-title = Offene Tische
open-none = Gerade ist kein Tisch für alle offen. Eröffne selbst einen: Wähle ein Spiel, dann Optionen, und lass alle ihn finden.
seat-free = frei
table-your-turn = Du bist am Zug
table-others-turn = Andere sind am Zug
table-bots-play = Bots spielen unter sich
table-what-if = Was wäre, wenn? Ab Moment { $number } eines anderen Spiels
table-free-seats = { $number ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $number } Plätze sind frei
}
table-playing = Das Spiel läuft
table-over = Das Spiel ist zu Ende
table-go-on = Weiterspielen
table-open = Öffnen
table-look-back = Rückblick
table-join = Mitspielen
table-watch = Zusehen
table-way = { $way }: { $title }

footer-credits = Die Spiele gehören ihren Autoren und Verlagen, die mit diesem Programm nichts zu tun haben. Regeltexte, Bilder und Code sind unsere eigenen.
footer-licence = Serai ist freie Software unter der MIT-Lizenz.

lost-title = Hier ist nichts
lost-help = Vielleicht ist die Adresse falsch geschrieben, oder was hier war, gibt es nicht mehr.

failed-offline = Der Server antwortet nicht.
failed-retrying = Neuer Versuch …
failed-too-fast = Zu viel auf einmal: Warte einen Moment und versuch es noch einmal.
failed-server = Der Server hat gerade ein Problem. Versuch es gleich noch einmal.
failed-why = Das geht nicht: { $why }.

settings-title = Einstellungen
settings-name = Mein Name
settings-language = Sprache
settings-theme = Licht
settings-sound = Ton
settings-letters = Tasten mit einem Buchstaben
theme-system = wie mein Gerät
theme-dark = bei Nacht
theme-light = bei Tag

## A new table

setup-title = { $game }: ein neuer Tisch
setup-players = Spieler
setup-seats = Wer sitzt wo
setup-who = Wer auf Platz { $number } sitzt
setup-name = Name auf Platz { $number }
setup-me = An diesem Gerät
setup-friend = Ein Freund
setup-friend-help = kommt per Link
setup-bots = Bots
setup-hotseat = Mehrere können sich dieses Gerät teilen: Wähle es für jeden von ihnen, dann wird es weitergereicht, mit einem Vorhang dazwischen.
setup-table = Der Tisch
setup-visibility = Wer ihn findet
setup-visibility-link = wer den Link hat
setup-visibility-open = alle
setup-undo = Zurücknehmen
setup-undo-consent = wenn die anderen zustimmen
setup-undo-free = bis jemand anders gezogen hat
setup-undo-never = nie
setup-hints = Tipps von einem Experten
setup-spectators = Andere dürfen zusehen
setup-chat = Wer sprechen darf
setup-chat-all = alle
setup-chat-players = wer mitspielt
setup-chat-none = niemand
setup-clock = Zeit
setup-clock-none = alle Zeit der Welt
setup-clock-move = so viel je Entscheidung
setup-clock-game = so viel fürs ganze Spiel
setup-clock-minutes = Minuten
setup-clock-increment = Sekunden mehr nach jeder Entscheidung
setup-timeout = Wenn die Zeit um ist
setup-timeout-bot = antwortet ein Bot
setup-timeout-wait = passiert nichts
setup-rules = { $number ->
    [0] Regeln im Einzelnen
    [one] Regeln im Einzelnen (eine ist anders als üblich)
   *[other] Regeln im Einzelnen ({ $number } sind anders als üblich)
}
setup-rules-help = Wo Spielregeln voneinander abweichen oder etwas offenlassen, wird es hier festgelegt. Die erste Wahl ist die übliche; jede Nummer öffnet die Regel dazu.
setup-numbers = Preise und andere Zahlen
setup-deal = Austeilen
setup-open = Tisch eröffnen
option-yes = ja
option-no = nein
option-none = nichts
option-data = Unsere eigenen; oder füge deine als JSON ein
option-data-odd = Ungewöhnlich, aber angenommen: { $text }
option-data-wrong = Das lässt sich nicht verwenden: { $text }

## The rules

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-chapter = { $id } · { $title }
rules-found = { $number ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] Eine Regel enthält alle diese Wörter.
   *[other] { $number } Regeln enthalten alle diese Wörter.
}

## Before the deal

waiting-title = { $game }: Warten auf Mitspieler
waiting-host = Dieser Tisch gehört dir. Lade Freunde ein, setz Bots dazu und teil aus, wenn alle da sind.
waiting-guest = Du bist dabei. Das Spiel beginnt, wenn der Gastgeber austeilt.
waiting-visitor = Wähle einen freien Platz, um mitzuspielen, oder bleib und sieh zu.
waiting-begin = Austeilen
waiting-missing = { $number ->
    [one] Ein Platz ist noch frei: Dort muss sich jemand hinsetzen, oder ein Bot.
   *[other] { $number } Plätze sind noch frei: Dort muss sich jemand hinsetzen, oder Bots.
}
waiting-fill = Bots auf alle freien Plätze
waiting-ready = Alle sind da.
waiting-dealing = Die Karten werden ausgeteilt …
waiting-uncommitted = Noch nicht wieder beim Mischen dabei: { $names }. Nach einigen Sekunden kann trotzdem ausgeteilt werden; alle erfahren, wer fehlt.
waiting-for-host = Alle sind da; der Gastgeber teilt aus.
waiting-colours = Die Farben werden beim Austeilen gezogen.
waiting-settled = Was vereinbart ist
waiting-usual = { $number ->
    [one] Eins mehr, wie üblich
   *[other] { $number } mehr, wie üblich
}
seat-is-free = Ein freier Platz
seat-sit = Hier sitzen
seat-share = Dieses Gerät teilen
seat-sit-down = Platz nehmen
seat-cancel = Noch nicht
seat-name = Dein Name an diesem Tisch
seat-at-this-device = An diesem Gerät
seat-not-here = Gerade nicht da
seat-get-up = Aufstehen
seat-send-away = Hinausbitten
seat-bot-choice = Bot auf Platz { $number }
seat-no-bot = Bot hinsetzen …
seat-bot-away = Kein Bot
clock-told = { $kind ->
    [move] { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } je Entscheidung
    [game] { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } fürs ganze Spiel, { $increment ->
        [one] { $increment } Sekunde
       *[other] { $increment } Sekunden
    } mehr nach jeder Entscheidung
   *[none] alle Zeit der Welt
}
option-own-data = Eigene Daten
invite-title = Freunde einladen
invite-help = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen oder zusehen. Ein Konto braucht niemand.
invite-link = Link zu diesem Tisch
invite-qr = Der Link als QR-Code
link-copy = Kopieren
link-copied = Kopiert
link-refused = Der Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Strg+C oder ⌘C drücken.
link-here = Diese Adresse funktioniert nur auf diesem Rechner. Damit andere dazukommen können, starte den Server mit „serai serve --host 0.0.0.0“ und öffne die Seite über die Adresse dieses Rechners im Netzwerk.
link-share = Teilen

shuffle-title = Wie sich das Mischen prüfen lässt
shuffle-help = Der Server und die Geräte aller haben je ein Geheimnis gewählt und zeigen nur dessen Fingerabdruck. Beim Austeilen zeigen die Geräte ihre Geheimnisse, und aus allen zusammen ergeben sich die Karten; nach dem Spiel zeigt auch der Server seines. So kann niemand die Karten aussuchen, außer alle stecken unter einer Decke.
shuffle-promise = Fingerabdruck des Servers:
shuffle-part = { $name } ist dabei:
shuffle-part-none = { $name } ist nicht dabei.
shuffle-part-missing = { $name } hat das Geheimnis nicht rechtzeitig gezeigt:
shuffle-part-uncommitted = { $name } ist diesmal nicht dabei, anders als zuvor.
shuffle-all = Alle Fingerabdrücke zusammen, zum Vergleichen mit den anderen:
shuffle-verdict-mine = Hier geprüft: Die Karten ergeben sich aus den zugesagten Geheimnissen, und deines ist darunter. Solange auch nur eine dieser Personen nicht mit dem Server unter einer Decke steckte, hat niemand sie ausgesucht: { $names }.
shuffle-verdict-others = Hier geprüft: Die Karten ergeben sich aus den zugesagten Geheimnissen. Solange auch nur eine dieser Personen nicht mit dem Server unter einer Decke steckte, hat niemand sie ausgesucht: { $names }.
shuffle-verdict-absent = Hier geprüft: Die Karten ergeben sich aus den Geheimnissen, die zählen, aber deines zählt nicht: Der Server sagt, es sei nicht rechtzeitig gekommen. Dabei sind: { $names }.
shuffle-verdict-wrong = Hier geprüft: Dieses Mischen ist nicht das zugesagte. Traue ihm nicht.
shuffle-verdict-nobody = Hier geprüft: Der Server hat sein Wort gehalten. Aber von denen, die spielen, war niemand dabei; er kann sich also ein passendes Geheimnis ausgesucht haben.
shuffle-verdict-old = Dieser Tisch wurde nach einem älteren Verfahren eröffnet: „serai verify“ prüft das Mischen.
shuffle-verdict-none = Dieses Spiel begann mit einer vorgegebenen Stellung: Es gibt kein Mischen zu prüfen.
deal-absent = { $number ->
    [one] { $names } hat sich nicht wie zugesagt am Mischen beteiligt.
   *[other] { $names } haben sich nicht wie zugesagt am Mischen beteiligt.
}
deal-absent-help = Bis jemand eine Wahl trifft, kannst du neu austeilen lassen.
deal-call-off = Neu austeilen lassen
deal-called-off = { $name } lässt neu austeilen.

host-title = Werkzeuge des Gastgebers
host-help-bot = Für jemanden, der weg ist, kann ein Bot spielen. Alle erfahren es; Platz und Link bleiben dieser Person.
host-help-link = Ein neuer Link öffnet einen Platz auf einem anderen Gerät oder für jemand anderen. Der alte Link öffnet dann nichts mehr. Läuft das Spiel, müssen die anderen Mitspielenden zustimmen, und zum Platz eines Bots gibt es keinen Link.
host-help-delete = Wegräumen löscht den Tisch mit seinem Spiel, für alle und endgültig.
host-person = Ein Mensch
host-new-link = Neuer Link
host-link-sure = Ein neuer Link für { $name }? Wer dort mit dem jetzigen Link sitzt, muss mit dem neuen wiederkommen.
host-link-yes = Neuen Link machen
host-link-no = Den alten behalten
host-link-ask = Um einen neuen Link für { $name } bitten? Er zeigt, was dort auf der Hand ist. Deshalb müssen alle anderen Mitspielenden zustimmen. Du kannst ihn nach einer Minute holen, wenn bis dahin niemand an den Platz zurückkommt.
host-link-ask-yes = Die anderen fragen
host-link-fetch = Alle einverstanden: Link holen
host-link-withdraw = Nicht mehr darum bitten
host-link-of = Link zum Platz von { $name }
host-link-help = Dieser Link öffnet den Platz von { $name } auf einem anderen Gerät. Der vorige öffnet nichts mehr.
host-delete = Diesen Tisch abräumen
host-delete-sure = Alles, was hier geschehen ist, ist dann weg, für alle.
host-delete-yes = Abräumen
host-delete-no = Behalten

## Around the table

table-opening = Auf dem Weg zum Tisch …
connection-away = Getrennt; gleich wieder da …
connection-waits = Getrennt; gleich wieder da … Dann wird abgeschickt: { $choice }
clause-open = Regel { $number }
dialog-close = Schließen
seats-label = Wer spielt
seat-you = (du)
seat-turn = am Zug
seat-won = gewonnen
seat-here = Am Tisch
seat-away = nicht da
seat-bot = Bot: { $level }
seat-stand-in = Ein Bot vertritt: { $level }
seat-open = Platz { $number }
name-numbered = { $name } { $number }
clock-left = noch { $left }

side-label = Neben dem Spielplan
panel-mine = Meins
panel-others = Andere
panel-log = Verlauf
panel-chat = Chat
panel-rules = Regeln

log-earlier = Frühere Runden zeigen
log-everything = Alles zeigen, auch das Passen

chat-unread = { $number ->
    [one] eine neue Nachricht
   *[other] { $number } neue Nachrichten
}
chat-spectator = Jemand, der zusieht
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
chat-left = hat den Tisch verlassen; ein Bot spielt weiter.
chat-word-absent = hat das zugesagte Geheimnis nicht rechtzeitig gezeigt und fehlt beim Mischen.
chat-word-uncommitted = ist diesmal beim Mischen nicht dabei, anders als zuvor.
chat-word-called-off = lässt neu austeilen.
chat-house = Der Tisch
chat-spectators = alle, die zusehen
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-closed-players = Hier darf nur sprechen, wer mitspielt.
chat-closed-none = An diesem Tisch gibt es keinen Chat.
chat-word-bot = ist weg; ein Bot springt ein.
chat-word-back = ist wieder da und spielt weiter.
chat-word-link-asked = Der Gastgeber bittet um einen neuen Link zum Platz von { $name }.
chat-word-link-given = Der Platz von { $name } hat einen neuen Link.
chat-word-link-refused = Es gibt keinen neuen Link zum Platz von { $name }.
chat-word-link-withdrawn = Der Gastgeber bittet nicht mehr um einen neuen Link zum Platz von { $name }.
chat-word-chat-all = Jetzt dürfen alle sprechen.
chat-word-chat-players = Jetzt darf nur sprechen, wer mitspielt.
chat-word-chat-none = Jetzt darf niemand sprechen.
chat-heard = { $name } sagt: { $text }

rules-search = Regeln durchsuchen
rules-nothing = Keine Regel enthält alle diese Wörter.
rules-failed = Die Regeln lassen sich gerade nicht laden.
rules-here = hier: { $value }

## What is asked

question-label = Was gefragt ist
skip-question = Zur Frage
skip-replay = Zum Zeitpunkt
spoken-label = Was geschieht
board-label = Der Spielplan
elsewhere-board = Auf dem Spielplan
elsewhere-mine = Bei deinen Sachen
choices-on-board = Wähle auf dem Spielplan: Was möglich ist, leuchtet.
choices-number = { $number ->
    [one] Eine Möglichkeit steht offen.
   *[other] { $number } Möglichkeiten stehen offen.
}
choices-amount = Jeder Betrag von { $from } bis { $to } in Schritten von { $step }.
choices-waiting = Der Tisch wartet auf dich.
question-stuck = Dieses Spiel wurde nach Regeln begonnen, die sich seither geändert haben; man kann es ansehen, aber nicht weiterspielen.
question-stuck-at = Dieses Spiel wurde nach früheren Regeln begonnen, und { $clause } hat sich seither geändert; man kann es ansehen, aber nicht weiterspielen.
question-over = { $number ->
    [0] Das Spiel ist zu Ende; niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
waiting-nobody = Einen Moment …
waiting-sealed = Alle wählen geheim; aufgedeckt wird gemeinsam.
waiting-veiled = Vielleicht überlegt gerade jemand …
waiting-me = Einen Moment …
waiting-for = { $name } überlegt …
waiting-looking-on = Du siehst zu. { $name } überlegt …
stage-skip = Vorspulen

amount-less = Weniger
amount-more = Mehr
amount-label = Betrag, von { $from } bis { $to }

hint-play = Spielen: { $move }
hint-chance = Gewinnchance
hint-percent = { $percent } %
hint-none = Gerade gibt es keinen Tipp.
hint-not-now = Einen Tipp gibt es, wenn du etwas zu entscheiden hast.
hint-close = Selbst wählen
why-nothing = Gerade ist dir nichts verwehrt.
why-close = Zurück zur Auswahl

since-step = Seit deinem letzten Zug: { $step } von { $steps }
since-nothing = Nichts, was zu sehen war.
since-before = Zurück
since-after = Weiter
since-now = Zurück zum Spiel

undo-wanted = { $name } möchte eine Entscheidung zurücknehmen.
undo-agree = Einverstanden
undo-agree-as = Einverstanden, sagt { $name }
undo-refuse = Lieber nicht
undo-refused = Nicht alle sind einverstanden: Die Entscheidung bleibt.
undo-waiting = Noch nicht zugestimmt: { $names }
link-wanted = Der Gastgeber bittet um einen neuen Link zum Platz von { $name }.
link-wanted-help = Wer ihn bekommt, sieht diese Hand und spielt weiter. Einverstanden?
link-wanted-own = Wenn du da bist, braucht es keinen.
link-keep = Ich bin da
back-help = Gerade spielt ein Bot für dich.
back-again = Ich bin wieder da

order-stands = Eine Anweisung von dir gilt noch.
order-withdraw = Zurückziehen

choice-missed = „{ $choice }“ kam zu spät: Diese Frage ist nicht mehr offen.
refused-too-late = Diese Frage ist nicht mehr offen.
refused-too-fast = Nicht so schnell.
refused-too-many-tables = An vielen deiner Tische spielen schon Bots. Beende oder verlass erst eine dieser Partien.
refused-no-undo = An diesem Tisch bleibt diese Entscheidung.
refused-nothing-to-undo = Es gibt gerade nichts von dir zurückzunehmen.
refused-not-playing = Hier wird gerade nicht gespielt.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-busy = An einem Tipp wird schon überlegt.
refused-no-advice = Gerade weiß niemand Rat.
refused-game-over = Das Spiel ist zu Ende.
refused-seat-taken = Auf diesem Platz sitzt schon jemand anderes.
refused-seats-open = Ein Platz ist noch frei.
refused-dealt = Die Karten sind schon verteilt.
refused-dealing = Die Karten werden gerade ausgeteilt; versuche es gleich noch einmal.
refused-deal-stands = Dabei bleibt es: Jemand hat schon eine Wahl getroffen.
refused-uncommitted = Noch sind nicht alle wieder dabei, die zuvor mitgemischt haben. Versuche es in einigen Sekunden noch einmal; wer neu austeilen ließ, muss beim nächsten Mal dabei sein.
refused-absent = Wer das zugesagte Geheimnis nicht gezeigt hat, kann nicht neu austeilen lassen.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-your-seat = Das ist nicht dein Platz.
refused-bad-token = Dieser Link öffnet hier keinen Platz mehr.
refused-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
refused-bots-seat = Solange das Spiel läuft, bleibt der Platz eines Bots bei ihm.
refused-not-now = Vielleicht wird gerade jemand im Geheimen gefragt. Versuch es danach noch einmal, oder wenn eine Minute lang nichts geschehen ist.
refused-nobody-to-ask = Sonst spielt hier niemand mit, der zustimmen könnte. Nur ein Bot kann diesen Platz übernehmen.
refused-holder-here = Wer diesen Platz hat, ist da und kann selbst einen neuen Link machen.
refused-link-early = Den Link gibt es frühestens eine Minute, nachdem du gefragt hast, damit noch Nein sagen kann, wer den Platz hat. Versuche es dann noch einmal.
refused-link-asked = Es wird schon um einen Link zu einem anderen Platz gebeten.
refused-no-link-wanted = Das ist schon entschieden.
refused-game-on = Das Spiel läuft. Bis es vorbei ist, kann sich niemand dazusetzen.
refused-no-outside-help = An diesem Tisch gibt es keine Hilfe von außen: Ein Was-wäre-wenn geht erst, wenn das Spiel vorbei ist.
refused-no-spectators = Dieser Tisch ist nur für die, die mitspielen.
refused-no-chat = An diesem Tisch darfst du nicht sprechen.
refused-rules-changed = Dieses Spiel wurde nach anderen Regeln begonnen und kann hier nicht weitergehen.

curtain-pass = Gib das Gerät an { $name }
curtain-look-away = Alle anderen schauen weg.
curtain-lift = Ich bin { $name }

notice-title = Du bist am Zug

## What one can do at any time

tool-since = Seit meinem letzten Zug
tool-undo = Zurücknehmen
tool-hint = Tipp
tool-more = Mehr
tool-why = Warum nicht?
tool-text = Tisch als Text
tool-keys = Tasten
tool-notify-denied = Der Browser erlaubt von hier keine Benachrichtigungen.
tool-notify-on = Sag mir, wenn ich am Zug bin
tool-speed = Tempo
tool-share = Diesen Tisch teilen
tool-shared = Kopiert
tool-replay = Rückblick
tool-host = Für den Gastgeber
tool-leave = Den Tisch verlassen
leave-help = Ein Bot nimmt deinen Platz ein und spielt unter deinem Namen weiter. Alle erfahren es. Dein Link öffnet dann nichts mehr, und in dieses Spiel kannst du nicht zurück.
leave-pause = Nur eine Pause? Schließ die Seite: Dein Platz bleibt dir, und der Tisch steht in deiner Liste am Eingang.
leave-yes = Endgültig gehen
leave-no = Bleiben
tool-own-link = Auf anderem Gerät spielen
own-link-help = Ein neuer Link zu deinem Platz, für ein anderes Gerät von dir. Der bisherige Link öffnet dann nichts mehr.
own-link-label = Link zu deinem Platz
own-link-make = Link erstellen
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = sofort

key-arrows = Pfeile
key-enter = Enter
key-escape = Esc
key-space = Leertaste
key-q = Q
key-s = S
key-u = U
key-h = H
key-w = W
key-l = L
key-c = C
key-r = R
key-t = T
key-m = M
key-question = ?
keys-arrows = durch die möglichen Züge gehen, auf dem Spielplan und daneben; im Verlauf von Regel zu Regel
keys-enter = wählen
keys-escape = zurückgehen; von anderswo zur Frage
keys-space = zum aktuellen Stand vorspulen
keys-q = zur Frage, die noch einmal vorgelesen wird
keys-s = was seit meinem letzten Zug geschah
keys-u = zum Knopf zum Zurücknehmen; Enter drückt ihn
keys-h = ein Tipp
keys-w = warum etwas nicht möglich ist
keys-l = der Verlauf
keys-c = der Chat
keys-r = die Regeln, bei der Regel zu dem, was gerade erklärt wird
keys-t = der Tisch als Text
keys-m = meine eigenen Sachen
keys-question = diese Liste
keys-letters = Tasten mit einem Buchstaben oder einer Ziffer lassen sich hier und in den Einstellungen abschalten: für alle, die mit dem Computer sprechen oder leicht versehentlich eine Taste treffen.

plain-stage = { $game } · Runde { $round }
text-table = Der Tisch
text-nothing = nichts
text-yes = ja
text-no = nein
text-seat = { SEAT($seat) }, { $colour }
text-you = { SEAT($seat) } (du), { $colour }
text-several = { $name } × { $number }
text-won = Sieg: { SEATS($seats) }
text-place = { $rank }. { SEAT($seat) }: { $scores }
text-score = { $column } { $value }
colour-green = Grün
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-violet = Violett
colour-amber = Bernstein

## The end

end-place = Rang
end-player = Spieler
end-scores = Wertung
end-decided = Wie es sich entschied
end-decides = { $criterion }: { $scores }. Das hat entschieden.
end-decides-alone = { $criterion }: Das hat entschieden.
end-equal = { $criterion }: { $scores }. Gleichstand.
end-shared = Nichts trennt die Sieger: Sie teilen sich den Sieg.
end-course = Der Verlauf des Spiels
end-course-coming = Wird nachgeschlagen …
end-rematch = Noch einmal spielen
end-rematch-join = Beim nächsten Spiel dabei sein
end-share = Spiel teilen
end-board = Spielplan ansehen
end-result = Ergebnis ansehen
chart-line = { $name }: { $values }.

replay-title = Rückblick
replay-back = Zum Tisch
replay-quiet = Hier geschah nichts, was zu sehen war.
replay-play = Abspielen
replay-pause = Pause
replay-moment = Zeitpunkt
replay-back-by = { $moments } zurück
replay-on-by = { $moments } weiter
replay-count = { $at } / { $all }
replay-value = { $at } von { $all }: { $stage }
replay-eyes = Sicht
replay-eyes-none = jemand, der zusieht
replay-share = Link kopieren
replay-what-if = Von hier weiterspielen
replay-own = Meine Entscheidungen
replay-own-before = Meine Entscheidung davor
replay-own-after = Meine nächste Entscheidung
replay-own-none-before = Davor hast du nichts entschieden.
replay-own-none-after = Danach hast du nichts entschieden.
replay-first = Hier beginnt das Spiel.
replay-last = Danach ist nichts geschehen.
whatif-from = Was wäre, wenn? Ab Moment { $number } eines anderen Tisches
whatif-back = Dorthin zurück

## A first game

tour-label = Die Führung
tour-step = { $step } von { $steps }
tour-waits = Die anderen sind dran …
tour-other = Zuerst wird etwas anderes gefragt: Antworte, wie du magst.
tour-skip = Führung überspringen
tour-next = Weiter
tour-end = Weiterspielen
tour-name = Gast

## When something is wrong

trouble-no-such-table = Diesen Tisch gibt es nicht
trouble-no-such-table-help = Vielleicht wurde er abgeräumt, oder der Link ist nicht vollständig, oder seine Spieler spielen unter sich.
trouble-no-such-table-steps =
    Ist der Link vollständig? Öffne ihn aus der Nachricht, mit der er kam.
    Bitte die Person, die ihn geschickt hat, um einen neuen.
    Deine Tische und solche, die allen offenstehen, findest du am Eingang.
trouble-bad-token = Dieser Link öffnet keinen Platz mehr
trouble-bad-token-help = Vielleicht hat der Gastgeber dem Platz einen neuen Link gegeben. Frag danach, oder komm als Gast.
trouble-bad-token-steps =
    Bitte um den neuen Link und öffne ihn auf diesem Gerät.
    Als Gast kannst du zuschauen oder einen freien Platz nehmen.
trouble-damaged = Dieser Tisch ist beiseitegestellt
trouble-damaged-help = Sein Spiel lässt sich nicht mehr lesen; er bleibt, wie er ist. Nichts davon wurde gelöscht.
trouble-damaged-steps =
    Sag der Person Bescheid, die diesen Server betreibt: Vielleicht gibt es eine Sicherung.
    Behalte deinen Link; er gilt dann wieder.
    Alle anderen Tische spielen weiter.
trouble-failed = Das hat nicht geklappt
trouble-failed-help = Versuch es gleich noch einmal.
trouble-failed-steps =
    Ist dieses Gerät mit dem Netz verbunden?
    Wenn der Server deiner ist: Sieh nach, ob er noch läuft.
trouble-guest = Als Gast kommen
trouble-home = Zum Eingang
trouble-again = Noch einmal versuchen

### Das Terminal auf Deutsch: was auf dem Bildschirm und im Gespräch allen Spielen gemeinsam ist.

## Wörter dazwischen

about = { $thing }: { $text }
this-or-that = { $one } oder { $other }
this-and-that = { $one } und { $other }
yes = ja
no = nein
none = keine
empty = leer
somebody = Jemand

## Der Bildschirm

you-are = du bist { $name }
mark-first = Start
mark-to-act = am Zug
known-somewhere = { $cards }: irgendwo auf { $places } Plätzen
since-last-turn = seit deinem letzten Zug
so-far = bisher
more-lines = ({ $number } weitere; tippe { command-log })
the-end = das Ende

## Was man tippen kann

command-why = warum
    .usage = { command-why } [Zug]
    .help = was hier nicht geht und weshalb; oder weshalb dieser Zug nicht geht
command-hint = tipp
    .usage = { command-hint }
    .help = was ein starker Spieler täte, mit Gewinnchance und Grund
command-look = zeige
    .usage = { command-look } NAME
    .help = alles, was von einem Spieler offenliegt
command-known = wissen
    .usage = { command-known }
    .help = was du von Stapeln und gespielten Karten weißt
command-log = verlauf
    .usage = { command-log } [N]
    .help = was geschehen ist, die letzten N Zeilen
command-rules = regeln
    .usage = { command-rules } [Abschnitt]
    .help = die Regeln, z. B. { command-rules } 4.4.2
command-undo = zurück
    .usage = { command-undo }
    .help = nimmt deine letzte Entscheidung zurück, wenn seither niemand etwas Neues gesehen hat
command-save = speichern
    .usage = { command-save } [Datei]
    .help = speichert, und es geht weiter
command-help = hilfe
command-quit = ende
    .usage = { command-quit }
    .help = speichert und hört auf; ebenso Strg-C und Strg-D
command-enter = Enter
    .usage = { command-enter }
    .help = zeichnet den Tisch neu
word-agreed = einig
help-answers = { " " }Tippe die Nummer einer Möglichkeit, ihre ersten Wörter oder, wo danach gefragt ist, einen Betrag.
    { " " }Antworten auf mehrere Fragen nacheinander können in einer Zeile stehen, durch Kommas getrennt.

## Antworten auf Getipptes

could-be = Das kann { $choices } heißen; tippe die Nummer
no-choice-here = „{ $text }“ steht hier nicht zur Wahl; tippe eine Nummer oder { command-help }
no-choice-of-number = { $number } steht nicht zur Wahl; es geht von 1 bis { $last }
no-choice-of-amount = { $number } steht nicht zur Wahl; möglich: { $choices }
no-such-move = Einen solchen Zug gibt es in diesem Spiel nicht.
not-asked-any-more = „{ $text }“ war nicht mehr gefragt
everything-possible = Alles, was man hier tun könnte, ist möglich.
is-possible = Das ist möglich.
no-hint = Hierfür gibt es keinen Tipp.
look-at-whom = Wen? { $names }
undo-if-agreed = Wenn alle einverstanden sind, tippe: { command-undo } { word-agreed }

## Regeln

see-also = Siehe auch { $clauses }
options-touching = Optionen dazu
values-numbers = { $low } bis { $high }{ $step ->
    [1] { "" }
   *[other] { " " }in Schritten von { $step }
}{ $none ->
    [none] { " " }oder { $none }
   *[other] { "" }
}
values-data = { $none } oder Daten als JSON (siehe { $where })
and-more = und { $number } weitere
read-one = Lies einen Abschnitt mit: serai rules { $game } { $clause }
column-option = Option
column-default = Üblich
column-clauses = Abschnitte
column-settles = Was sie festlegt
no-such-clause = { $first ->
    [none] Für { $game } gibt es keinen Regeltext
   *[other] { $game } hat keinen Abschnitt „{ $clause }“; { $near ->
        [none] sie beginnen bei { $first }
       *[other] ähnlich: { $near }
    }
}

## Warten, weitergeben, aufhören

thinking = { $who } denkt nach ...
adviser = Der Ratgeber
pass-keyboard = Gib die Tastatur weiter an { $name }.
press-enter = { $name }, drücke Enter, wenn sonst niemand hinsieht.
saved = Gespeichert in { $file }.
cannot-save = { $file } lässt sich nicht speichern: { $reason }
look-again = Noch einmal ansehen: serai replay { $file }
resume = Weiterspielen: serai play --resume { $file }

## Rückblick

after-choice = nach Entscheidung { $at } von { $choices }
not-finished = (nicht zu Ende gespielt)
key-back = z
key-quit = e
replay-keys = Enter weiter · { key-back } zurück · eine Zahl springt dorthin · { key-quit } Ende

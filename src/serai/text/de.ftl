### Words that every game shares, and what the core itself has to say.
### Functions: SEAT(n) a player's name, NAME(id, kind) the name of a card or piece,
### NAMES(ids, kind) several of them, AMOUNTS(ids, kind) equal ones counted, EACH(numbers) one number
### for each player, SEATS(ns) several players, THING(record, kind) one or more records by the message `kind`, COUNT(n, id, kind) so many
### of a thing by its own message with $number, COUNTS(record, kind) so many of each.
### A kind may name a form, as in NAME($type, "resource.genitive"): the attribute of that name, if the message has it.

seat-number = Platz { $number }
seat-nobody = niemand
list-empty = nichts

refusal-game-is-over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
refusal-not-your-decision = Gerade hat nicht { SEAT($seat) } zu entscheiden.
refusal-not-asked-now = Das ist ein Zug dieses Spiels, aber keine Antwort auf die Frage, die jetzt gestellt ist.
refusal-nothing-to-undo = Noch ist nichts entschieden, also gibt es nichts zurückzunehmen.
refusal-undo-would-unsee = Dadurch hat jemand etwas Neues gesehen, und das lässt sich nicht ungesehen machen.
refusal-undo-needs-consent = Der Zug ist schon weitergegangen; zurücknehmen lässt er sich nur, wenn alle zustimmen.
refusal-rules-changed = Dieses Spiel wurde nach Regelversion { $rules } begonnen, und diese Regel hat sich seither geändert. Es hält vor Entscheidung { $choice }: man kann es ansehen, aber nicht weiterspielen.

event-bot-replaced = { $trouble ->
    [too_slow] Der Bot von { SEAT($seat) } hat zu lange gebraucht; diesmal antwortet der regelbasierte Spieler für ihn.
    [illegal] Der Bot von { SEAT($seat) } hat eine Antwort gegeben, die die Regeln nicht zulassen; diesmal antwortet der regelbasierte Spieler für ihn.
   *[raised] Der Bot von { SEAT($seat) } ist ausgefallen; diesmal antwortet der regelbasierte Spieler für ihn.
}


## Bots

bot-beginner = Anfänger
    .help = Kennt die Regeln und vertut sich bei jedem zweiten Zug.
bot-casual = Hobbyspieler
    .help = Spielt vernünftig und vertut sich hin und wieder.
bot-strong = Könner
    .help = Denkt ein paar Züge voraus.
bot-expert = Experte
    .help = Denkt länger nach, bis zu zwei Sekunden.

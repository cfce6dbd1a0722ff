### Words that every game shares, and what the core itself has to say.
### Functions: SEAT(n) a player's name, NAME(id, kind) the name of a card or piece,
### NAMES(ids, kind) several of them, AMOUNTS(ids, kind) equal ones counted, EACH(numbers) one number
### for each player, SEATS(ns) several players, THING(record, kind) one or more records by the message `kind`, COUNT(n, id, kind) so many
### of a thing by its own message with $number, COUNTS(record, kind) so many of each.
### A kind may name a form, as in NAME($type, "resource.genitive"): the attribute of that name, if the message has it.

seat-number = Speler { $number }
seat-nobody = niemand
list-empty = niets

refusal-game-is-over = Het spel is afgelopen; er valt niets meer te beslissen.
refusal-not-your-decision = { SEAT($seat) } is nu niet aan zet.
refusal-not-asked-now = Die zet bestaat in dit spel, maar is geen antwoord op wat nu wordt gevraagd.
refusal-nothing-to-undo = Er is nog niets beslist, dus er valt niets terug te nemen.
refusal-undo-would-unsee = Door die keuze heeft iemand iets nieuws gezien, en dat valt niet meer ongezien te maken.
refusal-undo-needs-consent = De beurt is al doorgegaan; terugnemen kan alleen als iedereen het goedvindt.
refusal-rules-changed = Dit spel is begonnen met versie { $rules } van de regels, en deze regel is sindsdien veranderd. Het stopt voor keuze { $choice }: je kunt het bekijken, maar niet verder spelen.

event-bot-replaced = { $trouble ->
    [too_slow] De bot van { SEAT($seat) } deed er te lang over; de bot met vaste regels antwoordt deze keer in zijn plaats.
    [illegal] De bot van { SEAT($seat) } gaf een antwoord dat de spelregels niet toestaan; de bot met vaste regels antwoordt deze keer in zijn plaats.
   *[raised] De bot van { SEAT($seat) } liep vast; de bot met vaste regels antwoordt deze keer in zijn plaats.
}


## Bots

bot-beginner = Beginner
    .help = Kent de regels en vergist zich bij elke tweede zet.
bot-casual = Hobbyspeler
    .help = Speelt verstandig, met af en toe een vergissing.
bot-strong = Gevorderde
    .help = Denkt een paar zetten vooruit.
bot-expert = Expert
    .help = Denkt langer na, tot twee seconden.

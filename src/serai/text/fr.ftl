### Words that every game shares, and what the core itself has to say.
### Functions: SEAT(n) a player's name, NAME(id, kind) the name of a card or piece,
### NAMES(ids, kind) several of them, AMOUNTS(ids, kind) equal ones counted, EACH(numbers) one number
### for each player, SEATS(ns) several players, THING(record, kind) one or more records by the message `kind`, COUNT(n, id, kind) so many
### of a thing by its own message with $number, COUNTS(record, kind) so many of each.
### A kind may name a form, as in NAME($type, "resource.genitive"): the attribute of that name, if the message has it.
### In French nothing stands after "de" that may begin with a vowel: names of players never follow it, and
### words that do have the forms .de (d’or, du bazar), .le (l’or, la lampe), .un and .du (some gold).

seat-number = Siège { $number }
seat-nobody = personne
list-empty = rien

refusal-game-is-over = La partie est finie ; il n’y a plus rien à décider.
refusal-not-your-decision = Ce n’est pas à { SEAT($seat) } de décider pour le moment.
refusal-not-asked-now = Ce coup existe dans ce jeu, mais il ne répond pas à la question posée.
refusal-nothing-to-undo = Rien n’a encore été décidé ; il n’y a donc rien à annuler.
refusal-undo-would-unsee = Ce choix a révélé quelque chose de nouveau, et personne ne peut l’oublier.
refusal-undo-needs-consent = Le tour est passé ; pour revenir en arrière, tout le monde doit être d’accord.
refusal-rules-changed = Cette partie a commencé avec la version { $rules } des règles, et cette règle a changé depuis. Elle s’arrête avant le choix { $choice } : on peut la regarder, mais pas la continuer.

event-bot-replaced = { $trouble ->
    [too_slow] { SEAT($seat) } : le bot a mis trop de temps ; le bot à règles fixes répond cette fois à sa place.
    [illegal] { SEAT($seat) } : le bot a donné une réponse que les règles interdisent ; le bot à règles fixes répond cette fois à sa place.
   *[raised] { SEAT($seat) } : le bot est tombé en panne ; le bot à règles fixes répond cette fois à sa place.
}


## Bots

bot-beginner = Débutant
    .help = Connaît les règles, et se trompe un coup sur deux.
bot-casual = Amateur
    .help = Joue raisonnablement, avec une erreur de temps en temps.
bot-strong = Confirmé
    .help = Réfléchit quelques coups à l’avance.
bot-expert = Expert
    .help = Réfléchit plus longtemps, jusqu’à deux secondes.

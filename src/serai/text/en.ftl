### Words that every game shares, and what the core itself has to say.
### Functions: SEAT(n) a player's name, NAME(id, kind) the name of a card or piece,
### NAMES(ids, kind) several of them, AMOUNTS(ids, kind) equal ones counted, EACH(numbers) one number
### for each player, SEATS(ns) several players, THING(record, kind) one or more records by the message `kind`, COUNT(n, id, kind) so many
### of a thing by its own message with $number, COUNTS(record, kind) so many of each.
### A kind may name a form, as in NAME($type, "resource.genitive"): the attribute of that name, if the message has it.

seat-number = Seat { $number }
seat-nobody = nobody
list-empty = nothing

refusal-game-is-over = The game is over; there is nothing left to decide.
refusal-not-your-decision = It is not for { SEAT($seat) } to decide just now.
refusal-not-asked-now = That is a move of this game, but not one that answers the question asked now.
refusal-nothing-to-undo = Nothing has been decided yet, so there is nothing to take back.
refusal-undo-would-unsee = That choice showed somebody something new, and nobody can unsee it.
refusal-undo-needs-consent = The turn has passed on; taking it back needs everybody's consent.
refusal-rules-changed = This game was begun under rules version { $rules }, and this rule has changed since. It stops before choice { $choice }: it can be looked at, but not continued.

event-bot-replaced = { $trouble ->
    [too_slow] The bot of { SEAT($seat) } took too long; the rule-based player answers for it this time.
    [illegal] The bot of { SEAT($seat) } gave an answer that the rules do not allow; the rule-based player answers for it this time.
   *[raised] The bot of { SEAT($seat) } failed; the rule-based player answers for it this time.
}


## Bots

bot-beginner = Beginner
    .help = Knows the rules, and slips at every other move.
bot-casual = Casual
    .help = Plays sensibly, with a slip now and then.
bot-strong = Strong
    .help = Thinks a few moves ahead.
bot-expert = Expert
    .help = Thinks longer, up to two seconds.

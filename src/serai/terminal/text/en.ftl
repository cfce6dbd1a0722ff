### The terminal in English: the words of its screens and of its dialogue that all games share.

## Words in between

about = { $thing }: { $text }
this-or-that = { $one } or { $other }
this-and-that = { $one } and { $other }
yes = yes
no = no
none = none
empty = empty
somebody = Somebody

## The screen

you-are = you are { $name }
mark-first = first
mark-to-act = to act
known-somewhere = { $cards } lie in { $places } places, in some order
since-last-turn = since your last turn
so-far = so far
more-lines = ({ $number } more; type { command-log })
the-end = the end

## What can be typed

command-why = why
    .usage = { command-why } [move]
    .help = what is not possible here and the reason; or why this move is not
command-hint = hint
    .usage = { command-hint }
    .help = what a strong player would do, its chance to win, and the reason
command-look = look
    .usage = { command-look } NAME
    .help = everything open about a player
command-known = known
    .usage = { command-known }
    .help = what you know of decks and of cards gone by
command-log = log
    .usage = { command-log } [N]
    .help = what happened, the last N lines
command-rules = rules
    .usage = { command-rules } [clause]
    .help = the rules, e.g. { command-rules } 4.4.2
command-undo = undo
    .usage = { command-undo }
    .help = take back your last choice, if nobody has seen anything new since
command-save = save
    .usage = { command-save } [file]
    .help = save and play on
command-help = help
command-quit = quit
    .usage = { command-quit }
    .help = save and leave; Ctrl-C and Ctrl-D do the same
command-enter = Enter
    .usage = { command-enter }
    .help = draw the table again
word-agreed = agreed
help-answers = { " " }Type the number of a choice, its first words, or an amount where one is asked for.
    { " " }Several answers to questions that follow each other can stand on one line, with commas between them.

## Answers to what was typed

could-be = that could be { $choices }; type its number
no-choice-here = '{ $text }' is no choice here; type a number, or { command-help }
no-choice-of-number = there is no choice { $number }; they go from 1 to { $last }
no-choice-of-amount = there is no choice { $number }; they are { $choices }
no-such-move = There is no such move in this game.
not-asked-any-more = '{ $text }' was not asked any more
everything-possible = Everything that could be done here is possible.
is-possible = that is possible.
no-hint = There is no hint for this one.
look-at-whom = Look at whom? { $names }
undo-if-agreed = If everybody agrees, type: { command-undo } { word-agreed }

## Rules

see-also = See also { $clauses }
options-touching = Options that touch it
values-numbers = { $low } to { $high }{ $step ->
    [1] { "" }
   *[other] { " " }in steps of { $step }
}{ $none ->
    [none] , or { $none }
   *[other] { "" }
}
values-data = { $none }, or data as JSON (see { $where })
and-more = and { $number } more
read-one = Read one with: serai rules { $game } { $clause }
column-option = Option
column-default = Default
column-clauses = Clauses
column-settles = What it settles
no-such-clause = { $first ->
    [none] there is no rules text for { $game }
   *[other] { $game } has no clause '{ $clause }'; { $near ->
        [none] they run from { $first } on
       *[other] near it: { $near }
    }
}

## Waiting, passing on, leaving

thinking = { $who } is thinking ...
adviser = The adviser
pass-keyboard = Pass the keyboard to { $name }.
press-enter = { $name }, press Enter when nobody else is looking.
saved = Saved to { $file }.
cannot-save = Cannot save to { $file }: { $reason }
look-again = Look at it again with: serai replay { $file }
resume = Resume it with: serai play --resume { $file }

## Looking back

after-choice = after choice { $at } of { $choices }
not-finished = (not finished)
key-back = b
key-quit = q
replay-keys = Enter next · { key-back } back · a number to jump there · { key-quit } quit

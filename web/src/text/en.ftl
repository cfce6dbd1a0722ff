### The words of the page itself.

app-name = Serai
page-title = { $title } · Serai
name-guest = Guest

## The entrance

home-title = Games of the Arabian Nights
home-welcome = Court princesses, outwit dragons, build for a queen: alone against bots, or with friends wherever they are. Nothing to install, no account.
home-first = New here? A short tour at a real table shows you how it goes.
home-first-learn = Learn { $game } in five minutes
home-games = The games
home-play = Play now
home-friends = With friends
home-options = Options
home-options-of = Options of { $game }
home-learn = Learn in five minutes
home-rules = Rules
home-watch-bots = Watch bots
game-players = { $from }–{ $to } players
game-credits = { $publishing ->
    [0] A game by { $designers }, { $year }.
   *[other] A game by { $designers }, { $year }. Published by { $publishers }.
}

mine-title = My tables
mine-waiting = { $number ->
    [one] One table waits for you
   *[other] { $number } tables wait for you
}
mine-forget = Take it off my list
mine-sure = Clear this game away for good?
mine-all = All my tables ({ $number })
mine-fewer = Only the first
open-title = Open tables
open-none = No table is open to everybody just now. Open one yourself: choose a game, Options, and let everybody find it.
seat-free = free
table-your-turn = It is your turn
table-others-turn = Others are to move
table-bots-play = Bots play by themselves
table-what-if = What if? From moment { $number } of another game
table-free-seats = { $number ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $number } seats are free
}
table-playing = The game is on
table-over = The game is over
table-go-on = Go on
table-open = Open
table-look-back = Look back
table-join = Join
table-watch = Watch
table-way = { $way }: { $title }

footer-credits = The games belong to their designers and publishers, who have nothing to do with this program. Rules texts, pictures and code are our own.
footer-licence = Serai is free software under the MIT licence.

lost-title = There is nothing here
lost-help = The address may be misspelt, or what was here is gone.

failed-offline = The server does not answer.
failed-retrying = Trying again …
failed-too-fast = Too much at once: wait a moment, then try again.
failed-server = The server has a problem just now. Try again in a moment.
failed-why = That is not possible: { $why }.

settings-title = Settings
settings-name = My name
settings-language = Language
settings-theme = Light
settings-sound = Sound
settings-letters = Keys of one letter
theme-system = as my device
theme-dark = by night
theme-light = by day

## A new table

setup-title = { $game }: a new table
setup-players = Players
setup-seats = Who sits where
setup-who = Who sits in seat { $number }
setup-name = Name in seat { $number }
setup-me = At this device
setup-friend = A friend
setup-friend-help = comes by link
setup-bots = Bots
setup-hotseat = Several persons can share this device: choose it for each of them, and it is passed on with a curtain in between.
setup-table = The table
setup-visibility = Who finds it
setup-visibility-link = who has the link
setup-visibility-open = everybody
setup-undo = Taking back
setup-undo-consent = if the others agree
setup-undo-free = until somebody else has moved
setup-undo-never = never
setup-hints = Hints from an expert
setup-spectators = Others may look on
setup-chat = Who may speak
setup-chat-all = everybody
setup-chat-players = players
setup-chat-none = nobody
setup-clock = Time
setup-clock-none = all the time in the world
setup-clock-move = so much for each choice
setup-clock-game = so much for the game
setup-clock-minutes = Minutes
setup-clock-increment = Seconds more after each choice
setup-timeout = When time is up
setup-timeout-bot = a bot answers
setup-timeout-wait = nothing happens
setup-rules = { $number ->
    [0] Rules in detail
    [one] Rules in detail (one is not as usual)
   *[other] Rules in detail ({ $number } are not as usual)
}
setup-rules-help = Where rulebooks differ or leave something open, this settles it. The first choice is the usual one; each number opens the rule.
setup-numbers = Prices and other numbers
setup-deal = Deal
setup-open = Open the table
option-yes = yes
option-no = no
option-none = none
option-data = Our own; or paste yours as JSON
option-data-odd = Odd, but taken: { $text }
option-data-wrong = This cannot be used: { $text }

## The rules

rules-title = { $game }: the rules
rules-contents = Contents
rules-chapter = { $id } · { $title }
rules-found = { $number ->
    [0] No rule has all these words.
    [one] One rule has all these words.
   *[other] { $number } rules have all these words.
}

## Before the deal

waiting-title = { $game }: waiting for players
waiting-host = This table is yours. Ask friends to come, seat bots, and deal when everybody is there.
waiting-guest = You are in. The game begins when the host deals.
waiting-visitor = Choose a free seat to play, or stay and look on.
waiting-begin = Deal
waiting-missing = { $number ->
    [one] One seat is still free: somebody has to sit down there, or a bot.
   *[other] { $number } seats are still free: somebody has to sit down there, or bots.
}
waiting-fill = Seat bots in all free seats
waiting-ready = Everybody is there.
waiting-dealing = The cards are being dealt …
waiting-uncommitted = Waiting for { $names }, to take part in the shuffle again. After a few seconds the cards can be dealt all the same; everybody is told who is missing.
waiting-for-host = Everybody is there; the host deals.
waiting-colours = Colours are drawn when the cards are dealt.
waiting-settled = What is settled
waiting-usual = { $number ->
    [one] One more, as usual
   *[other] { $number } more, as usual
}
seat-is-free = A free seat
seat-sit = Sit here
seat-share = Share this device
seat-sit-down = Sit down
seat-cancel = Not yet
seat-name = Your name at this table
seat-at-this-device = At this device
seat-not-here = Not here just now
seat-get-up = Get up
seat-send-away = Ask to leave
seat-bot-choice = Bot in seat { $number }
seat-no-bot = Seat a bot …
seat-bot-away = No bot
clock-told = { $kind ->
    [move] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } for each choice
    [game] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } for the game, { $increment } seconds more after each choice
   *[none] all the time in the world
}
option-own-data = Data of one's own
invite-title = Ask friends to come
invite-help = Whoever opens this link can sit down at a free seat, or look on. No account is needed.
invite-link = Link to this table
invite-qr = The link as a QR code
link-copy = Copy
link-copied = Copied
link-refused = The browser did not let it be copied. The link is selected: press Ctrl+C, or ⌘C.
link-here = This address works on this machine only. To let others in, start the server with “serai serve --host 0.0.0.0” and open the page by this machine’s address in the network.
link-share = Share

shuffle-title = How the shuffle can be checked
shuffle-help = The server and everybody’s device have chosen a secret and show only its fingerprint. When the cards are dealt, the devices show their secrets, and the cards follow from all of them together; after the game the server shows its own. So nobody can choose the cards, unless all of them conspire.
shuffle-promise = Fingerprint of the server:
shuffle-part = { $name } takes part:
shuffle-part-none = { $name } does not take part.
shuffle-part-missing = { $name } did not show the secret in time:
shuffle-part-uncommitted = { $name } is not in this shuffle, although in the one before.
shuffle-all = All fingerprints together, to compare with the others:
shuffle-verdict-mine = Checked here: the cards follow from the secrets that had been promised, and yours is among them. As long as one of you did not conspire with the server, nobody has chosen them: { $names }.
shuffle-verdict-others = Checked here: the cards follow from the secrets that had been promised. As long as one of these did not conspire with the server, nobody has chosen them: { $names }.
shuffle-verdict-absent = Checked here: the cards follow from the secrets that count, but yours does not: the server says that it did not come in time. Secrets of these are in: { $names }.
shuffle-verdict-wrong = Checked here: this shuffle is not what was promised. Do not trust it.
shuffle-verdict-nobody = Checked here: the server kept its promise. But nobody who plays took part, so it may have chosen a secret to its liking.
shuffle-verdict-old = This table was opened under an older scheme: “serai verify” checks its shuffle.
shuffle-verdict-none = This game began from a given position: there is no shuffle to check.
deal-absent = { $number ->
    [one] { $names } has not taken part in the shuffle as promised.
   *[other] { $names } have not taken part in the shuffle as promised.
}
deal-absent-help = Until somebody makes a choice, you can have the cards dealt anew.
deal-call-off = Call the deal off
deal-called-off = { $name } has called the deal off. The cards are dealt anew.

host-title = Tools of the host
host-help-bot = A bot can play for somebody who is away. Everybody is told; their seat and their link stay theirs.
host-help-link = A new link opens a seat on another device, or for somebody else. The old link then opens nothing any more. While a game is on, the others who play have to agree, and a bot’s seat has no link.
host-help-delete = Clearing away deletes the table with its game, for everybody and for good.
host-person = A person
host-new-link = New link
host-link-sure = A new link for { $name }? Whoever sits there with the link they have now has to come again with the new one.
host-link-yes = Make a new link
host-link-no = Keep the old one
host-link-ask = Ask for a new link for { $name }? It shows what is in their hand, so all others who play have to agree. You can get it after a minute, unless whoever has the seat comes back.
host-link-ask-yes = Ask the others
host-link-fetch = All agree: get the link
host-link-withdraw = Ask no longer
host-link-of = Link to the seat of { $name }
host-link-help = This link opens the seat of { $name } on another device. The one before opens nothing any more.
host-delete = Clear this table away
host-delete-sure = Everything that happened here is then gone, for everybody.
host-delete-yes = Clear it away
host-delete-no = Keep it

## Around the table

table-opening = Coming to the table …
connection-away = No connection; coming back …
connection-waits = No connection; coming back … Then this is sent: { $choice }
clause-open = Rule { $number }
dialog-close = Close
seats-label = Who plays
seat-you = (you)
seat-turn = to move
seat-won = won
seat-here = At the table
seat-away = away
seat-bot = A bot: { $level }
seat-stand-in = A bot sits in: { $level }
seat-open = Seat { $number }
name-numbered = { $name } { $number }
clock-left = { $left } left

side-label = Beside the board
panel-mine = Mine
panel-others = Others
panel-log = Log
panel-chat = Chat
panel-rules = Rules

log-earlier = Show earlier rounds
log-everything = Show everything, passes too

chat-unread = { $number ->
    [one] one new line
   *[other] { $number } new lines
}
chat-spectator = Somebody looking on
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say it
chat-left = has left the table; a bot plays on.
chat-word-absent = did not show the promised secret in time and is absent from the shuffle.
chat-word-uncommitted = is not in this shuffle, although in the one before.
chat-word-called-off = has called the deal off.
chat-house = The table
chat-spectators = those who look on
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-closed-players = Only those who play may speak here.
chat-closed-none = There is no chat at this table.
chat-word-bot = is away; a bot sits in.
chat-word-back = is back and plays again.
chat-word-link-asked = The host asks for a new link to the seat of { $name }.
chat-word-link-given = The seat of { $name } has a new link.
chat-word-link-refused = There is no new link to the seat of { $name }.
chat-word-link-withdrawn = The host no longer asks for a new link to the seat of { $name }.
chat-word-chat-all = Everybody may speak now.
chat-word-chat-players = Only those who play may speak now.
chat-word-chat-none = Nobody may speak now.
chat-heard = { $name } says: { $text }

rules-search = Search the rules
rules-nothing = No rule has all these words.
rules-failed = The rules cannot be fetched just now.
rules-here = here: { $value }

## What is asked

question-label = What is asked
skip-question = To the question
skip-replay = To the moment
spoken-label = What is happening
board-label = The board
elsewhere-board = On the board
elsewhere-mine = Among your things
choices-on-board = Choose on the board: what is open is lit.
choices-number = { $number ->
    [one] One choice is open.
   *[other] { $number } choices are open.
}
choices-amount = Any amount from { $from } to { $to }, in steps of { $step }.
choices-waiting = The table waits for you.
question-stuck = This game was begun under rules that have changed since; it can be looked at, but not go on.
question-stuck-at = This game was begun under earlier rules, and { $clause } has changed since; it can be viewed but not continued.
question-over = { $number ->
    [0] The game is over; nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
waiting-nobody = One moment …
waiting-sealed = Everybody chooses in secret; the choices are opened together.
waiting-veiled = Somebody may be thinking it over …
waiting-me = One moment …
waiting-for = { $name } is choosing …
waiting-looking-on = You are looking on. { $name } is choosing …
stage-skip = Skip ahead

amount-less = Less
amount-more = More
amount-label = Amount, from { $from } to { $to }

hint-play = Play: { $move }
hint-chance = Chance to win
hint-percent = { $percent } %
hint-none = No advice just now.
hint-not-now = You can ask for a hint when it is for you to decide.
hint-close = Choose by myself
why-nothing = Nothing is held back from you just now.
why-close = Back to the choices

since-step = Since your last turn: { $step } of { $steps }
since-nothing = Nothing that could be seen.
since-before = Back
since-after = On
since-now = Back to the game

undo-wanted = { $name } would like to take a choice back.
undo-agree = All right
undo-agree-as = All right, says { $name }
undo-refuse = Rather not
undo-refused = Not everybody agrees: the choice stands.
undo-waiting = Still to agree: { $names }
link-wanted = The host asks for a new link to the seat of { $name }.
link-wanted-help = Whoever gets it sees that hand and plays on. Do you agree?
link-wanted-own = If you are here, there is no need for one.
link-keep = I am here
back-help = A bot plays for you just now.
back-again = I’m back

order-stands = An order of yours stands.
order-withdraw = Withdraw

choice-missed = “{ $choice }” came too late: that question is no longer open.
refused-too-late = That question is not open any more.
refused-too-fast = Not so fast.
refused-too-many-tables = Bots play at many tables of yours already. Finish or leave one of those games first.
refused-no-undo = At this table that choice stands.
refused-nothing-to-undo = There is nothing of yours to take back now.
refused-not-playing = No game is being played here just now.
refused-no-hints = There are no hints at this table.
refused-busy = A hint is being thought about already.
refused-no-advice = Nobody knows advice just now.
refused-game-over = The game is over.
refused-seat-taken = Somebody else has taken this seat.
refused-seats-open = A seat is still open.
refused-dealt = The cards are dealt already.
refused-dealing = The cards are being dealt; try again in a moment.
refused-deal-stands = This deal stands: somebody has made a choice.
refused-uncommitted = Not everybody who took part in the shuffle before is there yet. Try again in a few seconds; whoever has called a deal off has to be in the next one.
refused-absent = Whoever has not shown the promised secret cannot call the deal off.
refused-not-begun = The game has not begun yet.
refused-not-the-host = Only the host of the table can do that.
refused-not-your-seat = This is not your seat.
refused-bad-token = This link does not open a seat here any more.
refused-no-such-table = There is no such table, or not any more.
refused-bots-seat = While the game is on, a bot’s seat stays a bot’s.
refused-not-now = Somebody may be asked in secret just now. Try again after that, or when nothing has happened for a minute.
refused-nobody-to-ask = Nobody else plays here who could agree. Only a bot can take over this seat.
refused-holder-here = Whoever has this seat is here, and can make a new link without you.
refused-link-early = A minute after the others were asked you can get the link, so that whoever has the seat can still say no. Try again then.
refused-link-asked = A link to another seat is being asked for.
refused-no-link-wanted = That has been settled already.
refused-game-on = The game is on. Nobody can sit down until it is over.
refused-no-outside-help = This table has no outside help: a what-if can be opened when the game is over.
refused-no-spectators = This table is for its players only.
refused-no-chat = You may not speak at this table.
refused-rules-changed = This game was begun under other rules and cannot go on here.

curtain-pass = Pass the device to { $name }
curtain-look-away = Everybody else looks away.
curtain-lift = I am { $name }

notice-title = It is your turn

## What one can do at any time

tool-since = Since my last turn
tool-undo = Take back
tool-hint = Hint
tool-more = More
tool-why = Why not?
tool-text = Table as text
tool-keys = Keys
tool-notify-denied = The browser does not allow notices from here.
tool-notify-on = Tell me when it is my turn
tool-speed = Speed
tool-share = Share this table
tool-shared = Copied
tool-replay = Look back
tool-host = For the host
tool-leave = Leave the table
leave-help = A bot takes your seat and plays on under your name. Everybody is told. Your link then opens nothing any more, and you cannot come back to this game.
leave-pause = Only a break? Close the page: your seat is kept, and the table is in your list at the entrance.
leave-yes = Leave for good
leave-no = Stay
tool-own-link = Play on another device
own-link-help = A new link to your seat, for another device of yours. The link that you had before then opens nothing any more.
own-link-label = Link to your seat
own-link-make = Make the link
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once

key-arrows = Arrows
key-enter = Enter
key-escape = Esc
key-space = Space
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
keys-arrows = move over the open choices, on the board and beside it; in the log, from rule to rule
keys-enter = choose
keys-escape = go back; from elsewhere, to the question
keys-space = skip ahead to what is true now
keys-q = to the question, which is said again
keys-s = what happened since my last turn
keys-u = to the button that takes back; Enter presses it
keys-h = a hint
keys-w = why something is not possible
keys-l = the log
keys-c = the chat
keys-r = the rules, at the rule of what is explained
keys-t = the table as text
keys-m = my own things
keys-question = this list
keys-letters = Keys of one letter or digit can be switched off, here and in the settings: for who speaks to the computer, or touches a key by mistake.

plain-stage = { $game } · Round { $round }
text-table = The table
text-nothing = nothing
text-yes = yes
text-no = no
text-seat = { SEAT($seat) }, { $colour }
text-you = { SEAT($seat) } (you), { $colour }
text-several = { $name } × { $number }
text-won = Victory: { SEATS($seats) }
text-place = { $rank }. { SEAT($seat) }: { $scores }
text-score = { $column } { $value }
colour-green = green
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-violet = violet
colour-amber = amber

## The end

end-place = Place
end-player = Player
end-scores = Scores
end-decided = How it was decided
end-decides = { $criterion }: { $scores }. That decided it.
end-decides-alone = { $criterion }: that decided it.
end-equal = { $criterion }: { $scores }. A tie.
end-shared = Nothing tells the winners apart: they share the victory.
end-course = The course of the game
end-course-coming = Looking it up …
end-rematch = Play again
end-rematch-join = Join the next game
end-share = Share the game
end-board = See the board
end-result = See the result
chart-line = { $name }: { $values }.

replay-title = Looking back
replay-back = To the table
replay-quiet = Nothing that could be seen happened here.
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-back-by = { $moments } back
replay-on-by = { $moments } on
replay-count = { $at } / { $all }
replay-value = { $at } of { $all }: { $stage }
replay-eyes = Seen by
replay-eyes-none = somebody looking on
replay-share = Copy link
replay-what-if = Play on from here
replay-own = My decisions
replay-own-before = My decision before
replay-own-after = My next decision
replay-own-none-before = You decided nothing before this.
replay-own-none-after = You decided nothing after this.
replay-first = This is where the game begins.
replay-last = Nothing has happened after this.
whatif-from = What if? From moment { $number } of another table
whatif-back = Back to it

## A first game

tour-label = The tour
tour-step = { $step } of { $steps }
tour-waits = The others are at play …
tour-other = Something else is asked first: answer as you like.
tour-skip = Skip the tour
tour-next = Next
tour-end = Play on
tour-name = Guest

## When something is wrong

trouble-no-such-table = There is no such table
trouble-no-such-table-help = It may have been cleared away, or the link is not whole, or its players play among themselves.
trouble-no-such-table-steps =
    Is the whole link there? Open it from the message that it came in.
    Ask whoever sent it for a new one.
    Your own tables, and tables that are open to everybody, are at the entrance.
trouble-bad-token = This link does not open a seat any more
trouble-bad-token-help = The host may have given the seat a new link. Ask for it, or come as a guest.
trouble-bad-token-steps =
    Ask the host for the new link, and open it on this device.
    As a guest you can look on, or take a free seat.
trouble-damaged = This table has been set aside
trouble-damaged-help = Its game cannot be read any more, so it is kept as it is. Nothing of it has been thrown away.
trouble-damaged-steps =
    Tell whoever runs this server: a backup may bring it back.
    Keep your link; it will work again then.
    All other tables go on.
trouble-failed = That did not work
trouble-failed-help = Try again in a moment.
trouble-failed-steps =
    Is this device connected to the network?
    If you run the server yourself, look whether it is still running.
trouble-guest = Come as a guest
trouble-home = To the entrance
trouble-again = Try again

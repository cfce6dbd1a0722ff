### Words that every game shares, and what the core itself has to say.
### Functions: SEAT(n) a player's name, NAME(id, kind) the name of a card or piece,
### NAMES(ids, kind) several of them, AMOUNTS(ids, kind) equal ones counted, EACH(numbers) one number
### for each player, SEATS(ns) several players, THING(record, kind) one or more records by the message `kind`, COUNT(n, id, kind) so many
### of a thing by its own message with $number, COUNTS(record, kind) so many of each.
### A kind may name a form, as in NAME($type, "resource.genitive"): the attribute of that name, if the message has it.

seat-number = Gracz { $number }
seat-nobody = nikt
list-empty = nic

refusal-game-is-over = Gra jest skończona; nie ma już o czym decydować.
refusal-not-your-decision = { SEAT($seat) } nie podejmuje teraz decyzji.
refusal-not-asked-now = W tej grze jest taki ruch, ale nie odpowiada on na zadane teraz pytanie.
refusal-nothing-to-undo = Nie zapadła jeszcze żadna decyzja, więc nie ma czego cofać.
refusal-undo-would-unsee = Ta decyzja odsłoniła komuś coś nowego, a tego nie da się już odzobaczyć.
refusal-undo-needs-consent = Kolej przeszła już dalej; na cofnięcie muszą się zgodzić wszyscy.
refusal-rules-changed = Ta gra zaczęła się według wersji { $rules } zasad, a ta reguła od tego czasu się zmieniła. Zatrzymuje się przed decyzją { $choice }: można ją oglądać, ale nie da się jej dokończyć.

event-bot-replaced = { $trouble ->
    [too_slow] { SEAT($seat) }: bot myśli za długo; tym razem odpowiada za niego bot kierujący się regułami.
    [illegal] { SEAT($seat) }: bot podaje odpowiedź, na którą zasady nie pozwalają; tym razem odpowiada za niego bot kierujący się regułami.
   *[raised] { SEAT($seat) }: bot zawodzi; tym razem odpowiada za niego bot kierujący się regułami.
}


## Bots

bot-beginner = Nowicjusz
    .help = Zna zasady, ale myli się w co drugim ruchu.
bot-casual = Amator
    .help = Gra rozsądnie, z rzadka się myli.
bot-strong = Weteran
    .help = Myśli kilka ruchów naprzód.
bot-expert = Ekspert
    .help = Myśli dłużej, do dwóch sekund.

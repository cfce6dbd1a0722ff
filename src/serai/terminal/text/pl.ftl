### Terminal po polsku: słowa ekranu i rozmowy wspólne dla wszystkich gier.

## Słowa pomiędzy

about = { $thing }: { $text }
this-or-that = { $one } albo { $other }
this-and-that = { $one } i { $other }
yes = tak
no = nie
none = brak
empty = pusto
somebody = Ktoś

## Ekran

you-are = ty: { $name }
mark-first = 1.
mark-to-act = ma ruch
known-somewhere = { $cards }: gdzieś na { $places ->
    [one] 1 miejscu
   *[many] { $places } miejscach
}
since-last-turn = od twojego ostatniego ruchu
so-far = dotychczas
more-lines = (jeszcze { $number }; wpisz { command-log })
the-end = koniec gry

## Co można wpisać

command-why = dlaczego
    .usage = { command-why } [ruch]
    .help = czego tu nie można i z jakiego powodu; albo dlaczego nie można tego ruchu
command-hint = rada
    .usage = { command-hint }
    .help = co zagrałby silny gracz, z szansą na wygraną i powodem
command-look = gracz
    .usage = { command-look } NAZWA
    .help = wszystko, co jawne u danego gracza
command-known = wiem
    .usage = { command-known }
    .help = co wiesz o taliach i o kartach, które już przeszły
command-log = dziennik
    .usage = { command-log } [N]
    .help = co się wydarzyło, ostatnie N wierszy
command-rules = zasady
    .usage = { command-rules } [punkt]
    .help = zasady, np. { command-rules } 4.4.2
command-undo = cofnij
    .usage = { command-undo }
    .help = cofa twoją ostatnią decyzję, jeśli nikt nie zobaczył od tego czasu niczego nowego
command-save = zapisz
    .usage = { command-save } [plik]
    .help = zapisuje, a gra toczy się dalej
command-help = pomoc
command-quit = wyjdź
    .usage = { command-quit }
    .help = zapisuje i kończy; tak samo Ctrl-C i Ctrl-D
command-enter = Enter
    .usage = { command-enter }
    .help = rysuje stół od nowa
word-agreed = zgoda
help-answers = { " " }Wpisz numer możliwości, jej pierwsze słowa albo kwotę, jeśli o nią chodzi.
    { " " }Odpowiedzi na kilka kolejnych pytań mogą stać w jednym wierszu, oddzielone przecinkami.

## Odpowiedzi na to, co wpisano

could-be = to może być { $choices }; wpisz numer
no-choice-here = „{ $text }” nie ma tu do wyboru; wpisz numer albo { command-help }
no-choice-of-number = nie ma możliwości { $number }; są od 1 do { $last }
no-choice-of-amount = nie ma możliwości { $number }; do wyboru: { $choices }
no-such-move = Takiego ruchu nie ma w tej grze.
not-asked-any-more = o „{ $text }” nikt już nie pytał
everything-possible = Wszystko, co można by tu zrobić, jest możliwe.
is-possible = to możliwe.
no-hint = Do tego pytania nie ma rady.
look-at-whom = Który gracz? { $names }
undo-if-agreed = Jeśli wszyscy się zgadzają, wpisz: { command-undo } { word-agreed }

## Zasady

see-also = Zobacz też { $clauses }
options-touching = Opcje, które się z tym wiążą
values-numbers = od { $low } do { $high }{ $step ->
    [1] { "" }
   *[other] { " " }co { $step }
}{ $none ->
    [none] { " " }albo { $none }
   *[other] { "" }
}
values-data = { $none } albo dane w formacie JSON (zob. { $where })
and-more = i jeszcze { $number }
read-one = Przeczytaj punkt: serai rules { $game } { $clause }
column-option = Opcja
column-default = Domyślnie
column-clauses = Punkty
column-settles = Co ustala
no-such-clause = { $first ->
    [none] nie ma tekstu zasad: { $game }
   *[other] { $game } nie ma punktu „{ $clause }”; { $near ->
        [none] zaczynają się od { $first }
       *[other] podobne: { $near }
    }
}

## Czekanie, przekazywanie, wychodzenie

thinking = { $who } myśli...
adviser = Doradca
pass-keyboard = Klawiaturę przejmuje { $name }.
press-enter = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
saved = Zapisano w { $file }.
cannot-save = Nie można zapisać w { $file }: { $reason }
look-again = Obejrzyj jeszcze raz: serai replay { $file }
resume = Graj dalej: serai play --resume { $file }

## Oglądanie rozegranej gry

after-choice = po decyzji { $at } z { $choices }
not-finished = (niedokończona)
key-back = w
key-quit = k
replay-keys = Enter dalej · { key-back } wstecz · liczba przenosi w to miejsce · { key-quit } koniec

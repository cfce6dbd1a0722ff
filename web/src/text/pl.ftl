### The words of the page itself.

app-name = Serai
page-title = { $title } · Serai
name-guest = Gość

## The entrance

home-title = Gry z baśni tysiąca i jednej nocy
home-welcome = Zdobywaj względy księżniczek, przechytrz smoki, buduj dla królowej: w pojedynkę przeciw botom albo ze znajomymi, gdziekolwiek są. Bez instalacji i bez konta.
home-first = Pierwszy raz tutaj? Krótki samouczek przy prawdziwym stole pokaże, o co chodzi.
home-first-learn = Poznaj grę { $game } w pięć minut
home-games = Gry
home-play = Graj
home-friends = Ze znajomymi
home-options = Opcje
home-options-of = Opcje: { $game }
home-learn = Naucz się w pięć minut
home-rules = Zasady
home-watch-bots = Popatrz na boty
game-players = { $from }–{ $to } graczy
game-credits = { $publishing ->
    [0] Autorstwo: { $designers }, { $year }.
   *[other] Autorstwo: { $designers }, { $year }. Wydanie: { $publishers }.
}

mine-title = Moje stoły
mine-waiting = { $number ->
    [one] Jeden stół czeka na ciebie
    [few] { $number } stoły czekają na ciebie
   *[many] { $number } stołów czeka na ciebie
}
mine-forget = Usuń z mojej listy
mine-sure = Usunąć tę grę na zawsze?
mine-all = Wszystkie moje stoły ({ $number })
mine-fewer = Tylko pierwsze
open-title = Otwarte stoły
open-none = W tej chwili żaden stół nie jest otwarty dla wszystkich. Otwórz własny: wybierz grę, potem Opcje, i pozwól każdemu go znaleźć.
seat-free = wolne
table-your-turn = Twoja kolej
table-others-turn = Kolej na innych
table-bots-play = Boty grają same
table-what-if = Co by było, gdyby? Od chwili { $number } innej gry
table-free-seats = { $number ->
    [0] Wszystkie miejsca są zajęte
    [one] Jedno miejsce jest wolne
    [few] { $number } miejsca są wolne
   *[many] { $number } miejsc jest wolnych
}
table-playing = Gra trwa
table-over = Gra jest skończona
table-go-on = Graj dalej
table-open = Otwórz
table-look-back = Powtórka
table-join = Dołącz
table-watch = Oglądaj
table-way = { $way }: { $title }

footer-credits = Gry należą do swoich autorów i wydawców, którzy nie mają z tym programem nic wspólnego. Teksty zasad, grafika i kod są nasze.
footer-licence = Serai to wolne oprogramowanie na licencji MIT.

lost-title = Nic tu nie ma
lost-help = Być może w adresie jest błąd albo tego, co tu było, już nie ma.

failed-offline = Serwer nie odpowiada.
failed-retrying = Kolejna próba…
failed-too-fast = Za dużo naraz: poczekaj chwilę i spróbuj ponownie.
failed-server = Serwer ma teraz kłopoty. Spróbuj ponownie za chwilę.
failed-why = To niemożliwe: { $why }.

settings-title = Ustawienia
settings-name = Moje imię
settings-language = Język
settings-theme = Wygląd
settings-sound = Dźwięk
settings-letters = Klawisze jednoliterowe
theme-system = jak w urządzeniu
theme-dark = nocny
theme-light = dzienny

## A new table

setup-title = { $game }: nowy stół
setup-players = Gracze
setup-seats = Kto gdzie siedzi
setup-who = Kto siedzi na miejscu { $number }
setup-name = Imię na miejscu { $number }
setup-me = Przy tym urządzeniu
setup-friend = Ktoś znajomy
setup-friend-help = dołączy przez link
setup-bots = Boty
setup-hotseat = Przy tym urządzeniu może grać kilka osób: wybierz je dla każdej z nich, a będzie przechodzić z rąk do rąk, z kurtyną pomiędzy.
setup-table = Stół
setup-visibility = Kto go znajdzie
setup-visibility-link = kto ma link
setup-visibility-open = każdy
setup-undo = Cofanie
setup-undo-consent = za zgodą innych
setup-undo-free = dopóki nikt inny nie zagra
setup-undo-never = nigdy
setup-hints = Podpowiedzi eksperta
setup-spectators = Inni mogą się przyglądać
setup-chat = Kto może pisać
setup-chat-all = wszyscy
setup-chat-players = tylko grający
setup-chat-none = nikt
setup-clock = Czas
setup-clock-none = ile dusza zapragnie
setup-clock-move = tyle na każdą decyzję
setup-clock-game = tyle na całą grę
setup-clock-minutes = Minuty
setup-clock-increment = Dodatkowe sekundy po każdej decyzji
setup-timeout = Gdy czas się skończy
setup-timeout-bot = odpowiada bot
setup-timeout-wait = nic się nie dzieje
setup-rules = { $number ->
    [0] Zasady szczegółowe
    [one] Zasady szczegółowe (jedna nietypowa)
    [few] Zasady szczegółowe ({ $number } nietypowe)
   *[many] Zasady szczegółowe ({ $number } nietypowych)
}
setup-rules-help = Gdzie instrukcje różnią się między sobą albo zostawiają coś otwarte, tu się to rozstrzyga. Pierwsza możliwość jest tą zwykłą; każdy numer otwiera zasadę.
setup-numbers = Ceny i inne liczby
setup-deal = Rozdaj
setup-open = Otwórz stół
option-yes = tak
option-no = nie
option-none = brak
option-data = Nasze; albo wklej własne jako JSON
option-data-odd = Nietypowe, ale przyjęte: { $text }
option-data-wrong = Tego nie da się użyć: { $text }

## The rules

rules-title = { $game }: zasady
rules-contents = Spis treści
rules-chapter = { $id } · { $title }
rules-found = { $number ->
    [0] Żadna zasada nie zawiera wszystkich tych słów.
    [one] Jedna zasada zawiera wszystkie te słowa.
    [few] { $number } zasady zawierają wszystkie te słowa.
   *[many] { $number } zasad zawiera wszystkie te słowa.
}

## Before the deal

waiting-title = { $game }: czekamy na graczy
waiting-host = To twój stół. Zaproś znajomych, posadź boty i rozdaj, gdy będą już wszyscy.
waiting-guest = Masz miejsce przy stole. Gra zacznie się, gdy gospodarz rozda.
waiting-visitor = Wybierz wolne miejsce, żeby zagrać, albo zostań i się przyglądaj.
waiting-begin = Rozdaj
waiting-missing = { $number ->
    [one] Jedno miejsce jest jeszcze wolne: potrzeba tam kogoś albo bota.
    [few] { $number } miejsca są jeszcze wolne: potrzeba tam ludzi albo botów.
   *[many] { $number } miejsc jest jeszcze wolnych: potrzeba tam ludzi albo botów.
}
waiting-fill = Posadź boty na wolnych miejscach
waiting-ready = Są już wszyscy.
waiting-dealing = Trwa rozdawanie kart…
waiting-uncommitted = Tasowanie czeka jeszcze na: { $names }. Za kilka sekund można rozdać mimo to; wszyscy dowiedzą się, kogo brakuje.
waiting-for-host = Są już wszyscy; rozdaje gospodarz.
waiting-colours = Kolory są losowane przy rozdaniu.
waiting-settled = Ustalenia
waiting-usual = { $number ->
    [one] Jeszcze jedno ustalenie, jak zwykle
    [few] Jeszcze { $number } ustalenia, jak zwykle
   *[many] Jeszcze { $number } ustaleń, jak zwykle
}
seat-is-free = Wolne miejsce
seat-sit = Usiądź tutaj
seat-share = Wspólne urządzenie
seat-sit-down = Usiądź
seat-cancel = Jeszcze nie
seat-name = Twoje imię przy tym stole
seat-at-this-device = Przy tym urządzeniu
seat-not-here = Chwilowo poza stołem
seat-get-up = Wstań
seat-send-away = Zwolnij miejsce
seat-bot-choice = Bot na miejscu { $number }
seat-no-bot = Posadź bota…
seat-bot-away = Bez bota
clock-told = { $kind ->
    [move] { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    } na każdą decyzję
    [game] { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    } na całą grę, { $increment ->
        [one] { $increment } sekunda
        [few] { $increment } sekundy
        [many] { $increment } sekund
       *[other] { $increment } sekundy
    } więcej po każdej decyzji
   *[none] ile dusza zapragnie
}
option-own-data = Własne dane
invite-title = Zaproś znajomych
invite-help = Kto otworzy ten link, może usiąść na wolnym miejscu albo się przyglądać. Konto nie jest potrzebne.
invite-link = Link do tego stołu
invite-qr = Link jako kod QR
link-copy = Kopiuj
link-copied = Skopiowano
link-refused = Przeglądarka nie pozwala kopiować. Link jest zaznaczony: naciśnij Ctrl+C albo ⌘C.
link-here = Ten adres działa tylko na tym komputerze. Aby wpuścić innych, uruchom serwer poleceniem „serai serve --host 0.0.0.0” i otwórz stronę pod adresem tego komputera w sieci.
link-share = Udostępnij

shuffle-title = Jak sprawdzić tasowanie
shuffle-help = Serwer i urządzenie każdej osoby wybrały po sekrecie i pokazują tylko jego odcisk. Przy rozdawaniu urządzenia pokazują swoje sekrety, a karty wynikają ze wszystkich razem; po grze serwer pokazuje też swój. Nikt więc nie może wybrać kart, chyba że wszyscy są w zmowie.
shuffle-promise = Odcisk serwera:
shuffle-part = { $name } bierze udział:
shuffle-part-none = { $name } nie bierze udziału.
shuffle-part-missing = { $name } – sekret nie został pokazany na czas:
shuffle-part-uncommitted = { $name } – tym razem bez udziału, inaczej niż poprzednio.
shuffle-all = Wszystkie odciski razem, do porównania z innymi:
shuffle-verdict-mine = Sprawdzono tutaj: karty wynikają z obiecanych sekretów, a Twój jest wśród nich. Jeśli choć jedna z tych osób nie była w zmowie z serwerem, nikt kart nie wybrał: { $names }.
shuffle-verdict-others = Sprawdzono tutaj: karty wynikają z obiecanych sekretów. Jeśli choć jedna z tych osób nie była w zmowie z serwerem, nikt kart nie wybrał: { $names }.
shuffle-verdict-absent = Sprawdzono tutaj: karty wynikają z uwzględnionych sekretów, ale Twojego wśród nich nie ma: serwer twierdzi, że nie dotarł na czas. Są sekrety tych osób: { $names }.
shuffle-verdict-wrong = Sprawdzono tutaj: to tasowanie nie jest tym, które obiecano. Nie ufaj mu.
shuffle-verdict-nobody = Sprawdzono tutaj: serwer dotrzymał słowa. Nikt z grających nie brał jednak udziału, więc mógł wybrać dogodny dla siebie sekret.
shuffle-verdict-old = Ten stół otwarto według starszej metody: jego tasowanie sprawdza „serai verify”.
shuffle-verdict-none = Ta gra zaczęła się od zadanej pozycji: nie ma tasowania do sprawdzenia.
deal-absent = { $names } – bez udziału w tasowaniu wbrew obietnicy.
deal-absent-help = Dopóki nikt nie dokona wyboru, możesz zażądać ponownego rozdania.
deal-call-off = Rozdać ponownie
deal-called-off = { $name } żąda ponownego rozdania.

host-title = Narzędzia gospodarza
host-help-bot = Za kogoś nieobecnego może grać bot. Wszyscy się o tym dowiadują; miejsce i link nadal należą do tej osoby.
host-help-link = Nowy link otwiera miejsce na innym urządzeniu albo dla kogoś innego. Stary link niczego już wtedy nie otwiera. W trakcie gry muszą się zgodzić pozostali gracze, a do miejsca bota nie ma linku.
host-help-delete = Uprzątnięcie usuwa stół razem z grą, dla wszystkich i na zawsze.
host-person = Człowiek
host-new-link = Nowy link
host-link-sure = Nowy link dla { $name }? Kto siedzi tam z obecnym linkiem, musi wrócić z nowym.
host-link-yes = Utwórz nowy link
host-link-no = Niech zostanie stary
host-link-ask = Poprosić o nowy link dla { $name }? Pokazuje on karty na ręce, więc muszą się zgodzić wszyscy pozostali gracze. Możesz go pobrać po minucie, jeśli do tego czasu nikt nie wróci na to miejsce.
host-link-ask-yes = Zapytaj pozostałych
host-link-fetch = Wszyscy się zgadzają: pobierz link
host-link-withdraw = Wycofaj prośbę
host-link-of = Link do miejsca: { $name }
host-link-help = Ten link otwiera na innym urządzeniu miejsce: { $name }. Poprzedni niczego już nie otwiera.
host-delete = Usuń ten stół
host-delete-sure = Wszystko, co się tu wydarzyło, zniknie wtedy dla wszystkich.
host-delete-yes = Usuń
host-delete-no = Zostaw

## Around the table

table-opening = W drodze do stołu…
connection-away = Brak połączenia; wracamy…
connection-waits = Brak połączenia; wracamy… Potem zostanie wysłane: { $choice }
clause-open = Zasada { $number }
dialog-close = Zamknij
seats-label = Kto gra
seat-you = (ty)
seat-turn = ma ruch
seat-won = zwycięstwo
seat-here = Przy stole
seat-away = poza stołem
seat-bot = Bot: { $level }
seat-stand-in = W zastępstwie bot: { $level }
seat-open = Miejsce { $number }
name-numbered = { $name } { $number }
clock-left = Pozostały czas: { $left }

side-label = Obok planszy
panel-mine = Moje
panel-others = Inni
panel-log = Dziennik
panel-chat = Czat
panel-rules = Zasady

log-earlier = Pokaż wcześniejsze
log-everything = Pokaż wszystko, także pasy

chat-unread = { $number ->
    [one] jedna nowa wiadomość
    [few] { $number } nowe wiadomości
   *[many] { $number } nowych wiadomości
}
chat-spectator = Ktoś z widzów
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-left = odchodzi od stołu; dalej gra bot.
chat-word-absent = – obiecany sekret nie został pokazany na czas i nie liczy się w tasowaniu.
chat-word-uncommitted = – tym razem bez udziału w tasowaniu, inaczej niż poprzednio.
chat-word-called-off = żąda ponownego rozdania.
chat-house = Stół
chat-spectators = widzowie
chat-mute = Wycisz: { $name }
chat-unmute = Cofnij wyciszenie: { $name }
chat-closed-players = Tu mogą pisać tylko grający.
chat-closed-none = Przy tym stole nie ma czatu.
chat-word-bot = robi przerwę; w zastępstwie gra bot.
chat-word-back = wraca i gra dalej.
chat-word-link-asked = Gospodarz prosi o nowy link do miejsca: { $name }.
chat-word-link-given = Jest nowy link do miejsca: { $name }.
chat-word-link-refused = Nie będzie nowego linku do miejsca: { $name }.
chat-word-link-withdrawn = Gospodarz nie prosi już o nowy link do miejsca: { $name }.
chat-word-chat-all = Teraz mogą pisać wszyscy.
chat-word-chat-players = Teraz mogą pisać tylko grający.
chat-word-chat-none = Teraz nikt nie może pisać.
chat-heard = { $name } mówi: { $text }

rules-search = Szukaj w zasadach
rules-nothing = Żadna zasada nie zawiera wszystkich tych słów.
rules-failed = Nie można teraz pobrać zasad.
rules-here = tutaj: { $value }

## What is asked

question-label = O co pyta gra
skip-question = Do pytania
skip-replay = Do wybranej chwili
spoken-label = Co się dzieje
board-label = Plansza
elsewhere-board = Na planszy
elsewhere-mine = Wśród twoich rzeczy
choices-on-board = Wybierz na planszy: to, co możliwe, jest podświetlone.
choices-number = { $number ->
    [one] Możliwy jest jeden wybór.
    [few] Możliwe są { $number } wybory.
   *[other] Możliwych jest { $number } wyborów.
}
choices-amount = Dowolna kwota od { $from } do { $to }, co { $step }.
choices-waiting = Stół czeka na ciebie.
question-stuck = Ta gra zaczęła się według zasad, które od tego czasu się zmieniły; można ją oglądać, ale nie da się jej dokończyć.
question-stuck-at = Ta gra zaczęła się według wcześniejszych zasad, a { $clause } od tego czasu się zmieniło; można ją oglądać, ale nie da się jej dokończyć.
question-over = { $number ->
    [0] Gra jest skończona; nikt nie wygrywa.
    [one] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają: { $winners }.
}
waiting-nobody = Chwileczkę…
waiting-sealed = Wszyscy wybierają w tajemnicy; decyzje zostaną odsłonięte razem.
waiting-veiled = Być może ktoś się zastanawia…
waiting-me = Chwileczkę…
waiting-for = { $name } wybiera…
waiting-looking-on = Przyglądasz się. { $name } wybiera…
stage-skip = Przewiń

amount-less = Mniej
amount-more = Więcej
amount-label = Ilość, od { $from } do { $to }

hint-play = Zagraj: { $move }
hint-chance = Szansa na wygraną
hint-percent = { $percent }%
hint-none = Na razie brak podpowiedzi.
hint-not-now = O podpowiedź możesz poprosić, gdy masz coś do rozstrzygnięcia.
hint-close = Wybiorę bez pomocy
why-nothing = W tej chwili nic nie jest niedostępne.
why-close = Wróć do wyboru

since-step = Od twojego ostatniego ruchu: { $step } z { $steps }
since-nothing = Nic, co byłoby widać.
since-before = Wstecz
since-after = Dalej
since-now = Wróć do gry

undo-wanted = { $name } chce cofnąć decyzję.
undo-agree = Zgoda
undo-agree-as = Zgoda, mówi { $name }
undo-refuse = Raczej nie
undo-refused = Nie wszyscy się zgadzają: wybór pozostaje.
undo-waiting = Czekamy na zgodę: { $names }
link-wanted = Gospodarz prosi o nowy link do miejsca: { $name }.
link-wanted-help = Kto go dostanie, zobaczy tę rękę i zagra dalej. Zgoda?
link-wanted-own = Jeśli tu jesteś, nie jest potrzebny.
link-keep = Jestem tu
back-help = Teraz gra za ciebie bot.
back-again = Jestem z powrotem

order-stands = Obowiązuje twoje polecenie.
order-withdraw = Wycofaj

choice-missed = „{ $choice }” – za późno: to pytanie nie jest już otwarte.
refused-too-late = To pytanie nie jest już otwarte.
refused-too-fast = Nie tak szybko.
refused-too-many-tables = Boty grają już przy wielu twoich stołach. Najpierw dokończ lub opuść jedną z tych gier.
refused-no-undo = Przy tym stole ten wybór pozostaje.
refused-nothing-to-undo = Nie masz teraz czego cofnąć.
refused-not-playing = Tutaj nie toczy się teraz żadna gra.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-busy = Podpowiedź jest już w przygotowaniu.
refused-no-advice = Nikt nie ma teraz podpowiedzi.
refused-game-over = Gra jest skończona.
refused-seat-taken = Ktoś inny zajął już to miejsce.
refused-seats-open = Jedno miejsce jest jeszcze wolne.
refused-dealt = Karty są już rozdane.
refused-dealing = Trwa rozdawanie kart; spróbuj za chwilę.
refused-deal-stands = To rozdanie zostaje: ktoś już dokonał wyboru.
refused-uncommitted = Nie wszyscy, którzy tasowali poprzednio, są już z powrotem. Spróbuj za kilka sekund; kto zażądał ponownego rozdania, musi wziąć udział w następnym.
refused-absent = Kto nie pokazał obiecanego sekretu, nie może zażądać ponownego rozdania.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-not-the-host = Może to zrobić tylko gospodarz stołu.
refused-not-your-seat = To nie jest twoje miejsce.
refused-bad-token = Ten link nie otwiera już tutaj żadnego miejsca.
refused-no-such-table = Takiego stołu nie ma albo już nie ma.
refused-bots-seat = Dopóki trwa gra, miejsce bota pozostaje jego miejscem.
refused-not-now = Być może ktoś właśnie odpowiada w tajemnicy. Spróbuj potem albo gdy przez minutę nic się nie wydarzy.
refused-nobody-to-ask = Nie gra tu nikt inny, kto mógłby się zgodzić. To miejsce może przejąć tylko bot.
refused-holder-here = Osoba, która ma to miejsce, jest tutaj i może sama zrobić nowy link.
refused-link-early = Link można pobrać najwcześniej minutę po pytaniu, aby osoba, która ma to miejsce, mogła jeszcze odmówić. Spróbuj wtedy.
refused-link-asked = Trwa już prośba o link do innego miejsca.
refused-no-link-wanted = To już rozstrzygnięte.
refused-game-on = Gra trwa. Do jej końca nikt nie może się dosiąść.
refused-no-outside-help = Przy tym stole nie ma pomocy z zewnątrz: „co by było, gdyby” dopiero po grze.
refused-no-spectators = Ten stół jest tylko dla grających.
refused-no-chat = Nie możesz pisać przy tym stole.
refused-rules-changed = Tę grę zaczęto według innych zasad i nie można jej tu kontynuować.

curtain-pass = Urządzenie bierze teraz { $name }
curtain-look-away = Wszyscy inni odwracają wzrok.
curtain-lift = To ja, { $name }

notice-title = Twoja kolej

## What one can do at any time

tool-since = Od mojego ostatniego ruchu
tool-undo = Cofnij
tool-hint = Podpowiedź
tool-more = Więcej
tool-why = Dlaczego nie?
tool-text = Stół jako tekst
tool-keys = Klawisze
tool-notify-denied = Przeglądarka nie pozwala stąd na powiadomienia.
tool-notify-on = Powiadom, gdy moja kolej
tool-speed = Tempo
tool-share = Udostępnij ten stół
tool-shared = Skopiowano
tool-replay = Powtórka
tool-host = Dla gospodarza
tool-leave = Odejdź od stołu
leave-help = Bot zajmuje twoje miejsce i gra dalej pod twoim imieniem. Wszyscy się o tym dowiadują. Twój link niczego już wtedy nie otwiera i do tej gry nie można wrócić.
leave-pause = Tylko przerwa? Zamknij stronę: miejsce czeka na ciebie, a stół jest na twojej liście na stronie głównej.
leave-yes = Odejdź na dobre
leave-no = Zostań
tool-own-link = Graj na innym urządzeniu
own-link-help = Nowy link do twojego miejsca, na inne twoje urządzenie. Dotychczasowy link niczego już wtedy nie otwiera.
own-link-label = Link do twojego miejsca
own-link-make = Utwórz link
speed-slow = wolne
speed-normal = zwykłe
speed-fast = szybkie
speed-instant = natychmiastowe

key-arrows = Strzałki
key-enter = Enter
key-escape = Esc
key-space = Spacja
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
keys-arrows = przejście po możliwych wyborach, na planszy i obok niej; w dzienniku od zasady do zasady
keys-enter = wybór
keys-escape = powrót; z innych miejsc do pytania
keys-space = przewinięcie do obecnej sytuacji
keys-q = do pytania, które zostanie powtórzone
keys-s = co się stało od mojego ostatniego ruchu
keys-u = do przycisku cofania; Enter go naciska
keys-h = podpowiedź
keys-w = dlaczego coś jest niemożliwe
keys-l = dziennik
keys-c = czat
keys-r = zasady, od razu przy tej, której dotyczy objaśnienie
keys-t = stół jako tekst
keys-m = moje własne rzeczy
keys-question = ta lista
keys-letters = Klawisze z jedną literą lub cyfrą można wyłączyć tutaj i w ustawieniach: przydaje się to, gdy ktoś steruje komputerem głosem albo łatwo potrąca klawisze.

plain-stage = { $game } · Runda { $round }
text-table = Stół
text-nothing = nic
text-yes = tak
text-no = nie
text-seat = { SEAT($seat) }, kolor { $colour }
text-you = { SEAT($seat) } (ty), kolor { $colour }
text-several = { $name } × { $number }
text-won = Zwycięstwo: { SEATS($seats) }
text-place = { $rank }. { SEAT($seat) }: { $scores }
text-score = { $column } { $value }
colour-green = zielony
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-violet = fioletowy
colour-amber = bursztynowy

## The end

end-place = Miejsce
end-player = Gracz
end-scores = Punktacja
end-decided = Co rozstrzygnęło
end-decides = { $criterion }: { $scores }. To rozstrzygnęło.
end-decides-alone = { $criterion }: to rozstrzygnęło.
end-equal = { $criterion }: { $scores }. Remis.
end-shared = Nic nie rozdziela zwycięzców: dzielą się zwycięstwem.
end-course = Przebieg gry
end-course-coming = Trwa sprawdzanie…
end-rematch = Zagraj ponownie
end-rematch-join = Dołącz do następnej gry
end-share = Udostępnij grę
end-board = Zobacz planszę
end-result = Zobacz wynik
chart-line = { $name }: { $values }.

replay-title = Powtórka
replay-back = Do stołu
replay-quiet = Nie stało się tu nic, co byłoby widać.
replay-play = Odtwórz
replay-pause = Pauza
replay-moment = Chwila
replay-back-by = { $moments } wstecz
replay-on-by = { $moments } dalej
replay-count = { $at } / { $all }
replay-value = { $at } z { $all }: { $stage }
replay-eyes = Punkt widzenia
replay-eyes-none = widz
replay-share = Kopiuj link
replay-what-if = Graj dalej stąd
replay-own = Moje decyzje
replay-own-before = Moja poprzednia decyzja
replay-own-after = Moja następna decyzja
replay-own-none-before = Przedtem nie było nic do rozstrzygnięcia.
replay-own-none-after = Potem nie było nic do rozstrzygnięcia.
replay-first = Tu gra się zaczyna.
replay-last = Potem nic się nie wydarzyło.
whatif-from = Co by było, gdyby? Od chwili { $number } innego stołu
whatif-back = Wróć tam

## A first game

tour-label = Samouczek
tour-step = { $step } z { $steps }
tour-waits = Teraz grają inni…
tour-other = Najpierw pada inne pytanie: odpowiedz, jak chcesz.
tour-skip = Pomiń samouczek
tour-next = Dalej
tour-end = Graj dalej
tour-name = Gość

## When something is wrong

trouble-no-such-table = Nie ma takiego stołu
trouble-no-such-table-help = Być może został usunięty, link jest niepełny albo gracze grają we własnym gronie.
trouble-no-such-table-steps =
    Czy link jest cały? Otwórz go z wiadomości, w której przyszedł.
    Poproś o nowy osobę, która go wysłała.
    Twoje stoły i stoły otwarte dla wszystkich są na stronie głównej.
trouble-bad-token = Ten link nie otwiera już miejsca
trouble-bad-token-help = Być może gospodarz nadał temu miejscu nowy link. Poproś o niego albo przyjdź jako gość.
trouble-bad-token-steps =
    Poproś gospodarza o nowy link i otwórz go na tym urządzeniu.
    Jako gość możesz się przyglądać albo zająć wolne miejsce.
trouble-damaged = Ten stół został odstawiony
trouble-damaged-help = Jego gry nie da się już odczytać; zostaje taka, jaka jest. Niczego nie usunięto.
trouble-damaged-steps =
    Powiadom osobę, która prowadzi ten serwer: może ma kopię zapasową.
    Zachowaj swój link; wtedy znów zadziała.
    Przy wszystkich innych stołach gra toczy się dalej.
trouble-failed = Nie udało się
trouble-failed-help = Spróbuj ponownie za chwilę.
trouble-failed-steps =
    Czy to urządzenie jest połączone z siecią?
    Jeśli serwer jest twój, sprawdź, czy jeszcze działa.
trouble-guest = Przyjdź jako gość
trouble-home = Na stronę główną
trouble-again = Spróbuj ponownie

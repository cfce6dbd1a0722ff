### The words of the page itself.

app-name = Serai
page-title = { $title } · Serai
name-guest = Gast

## The entrance

home-title = Spellen uit duizend-en-een-nacht
home-welcome = Maak prinsessen het hof, wees draken te slim af, bouw voor een koningin: alleen tegen bots of met vrienden, waar ze ook zijn. Niets te installeren, geen account.
home-first = Voor het eerst hier? Een korte rondleiding aan een echte tafel laat zien hoe het gaat.
home-first-learn = Leer { $game } in vijf minuten
home-games = De spellen
home-play = Speel nu
home-friends = Met vrienden
home-options = Opties
home-options-of = Opties van { $game }
home-learn = Leer het in vijf minuten
home-rules = Regels
home-watch-bots = Kijk naar bots
game-players = { $from }–{ $to } spelers
game-credits = { $publishing ->
    [0] Een spel van { $designers }, { $year }.
   *[other] Een spel van { $designers }, { $year }. Uitgegeven door { $publishers }.
}

mine-title = Mijn tafels
mine-waiting = { $number ->
    [one] Eén tafel wacht op je
   *[other] { $number } tafels wachten op je
}
mine-forget = Van mijn lijst halen
mine-sure = Dit spel voorgoed opruimen?
mine-all = Al mijn tafels ({ $number })
mine-fewer = Alleen de eerste
open-title = Open tafels
open-none = Er is nu geen tafel voor iedereen open. Open er zelf een: kies een spel, dan Opties, en laat iedereen je tafel vinden.
seat-free = vrij
table-your-turn = Jij bent aan de beurt
table-others-turn = Anderen zijn aan de beurt
table-bots-play = Bots spelen onder elkaar
table-what-if = Wat als? Vanaf moment { $number } van een ander spel
table-free-seats = { $number ->
    [0] Alle plaatsen zijn bezet
    [one] Er is één plaats vrij
   *[other] Er zijn { $number } plaatsen vrij
}
table-playing = Het spel is bezig
table-over = Het spel is afgelopen
table-go-on = Speel verder
table-open = Openen
table-look-back = Terugkijken
table-join = Meespelen
table-watch = Meekijken
table-way = { $way }: { $title }

footer-credits = De spellen zijn van hun auteurs en uitgevers, die niets met dit programma te maken hebben. Regelteksten, afbeeldingen en code zijn van onszelf.
footer-licence = Serai is vrije software onder de MIT-licentie.

lost-title = Hier is niets
lost-help = Misschien is het adres verkeerd gespeld, of is wat hier was er niet meer.

failed-offline = De server antwoordt niet.
failed-retrying = Nieuwe poging …
failed-too-fast = Te veel tegelijk: wacht even en probeer het dan opnieuw.
failed-server = De server heeft nu een probleem. Probeer het straks opnieuw.
failed-why = Dat kan niet: { $why }.

settings-title = Instellingen
settings-name = Mijn naam
settings-language = Taal
settings-theme = Licht
settings-sound = Geluid
settings-letters = Toetsen van één letter
theme-system = zoals mijn apparaat
theme-dark = ’s nachts
theme-light = overdag

## A new table

setup-title = { $game }: een nieuwe tafel
setup-players = Spelers
setup-seats = Wie zit waar
setup-who = Wie zit er op plaats { $number }
setup-name = Naam op plaats { $number }
setup-me = Aan dit apparaat
setup-friend = Een vriend
setup-friend-help = komt via de link
setup-bots = Bots
setup-hotseat = Meerdere personen kunnen dit apparaat delen: kies het voor elk van hen, dan geven jullie het door, met een gordijn ertussen.
setup-table = De tafel
setup-visibility = Wie de tafel vindt
setup-visibility-link = wie de link heeft
setup-visibility-open = iedereen
setup-undo = Terugnemen
setup-undo-consent = als de anderen het goedvinden
setup-undo-free = tot iemand anders iets heeft gedaan
setup-undo-never = nooit
setup-hints = Hints van een expert
setup-spectators = Anderen mogen meekijken
setup-chat = Wie mag praten
setup-chat-all = iedereen
setup-chat-players = wie meespeelt
setup-chat-none = niemand
setup-clock = Tijd
setup-clock-none = alle tijd van de wereld
setup-clock-move = zoveel per keuze
setup-clock-game = zoveel voor het hele spel
setup-clock-minutes = Minuten
setup-clock-increment = Extra seconden na elke keuze
setup-timeout = Als de tijd om is
setup-timeout-bot = antwoordt een bot
setup-timeout-wait = gebeurt er niets
setup-rules = { $number ->
    [0] Regels in detail
    [one] Regels in detail (één is anders dan gebruikelijk)
   *[other] Regels in detail ({ $number } zijn anders dan gebruikelijk)
}
setup-rules-help = Waar spelregelboekjes verschillen of iets openlaten, ligt het hier vast. De eerste keuze is de gebruikelijke; elk nummer opent de regel.
setup-numbers = Prijzen en andere getallen
setup-deal = Uitdelen
setup-open = Open de tafel
option-yes = ja
option-no = nee
option-none = geen
option-data = Die van ons; of plak je eigen als JSON
option-data-odd = Ongewoon, maar aanvaard: { $text }
option-data-wrong = Dit kan niet worden gebruikt: { $text }

## The rules

rules-title = { $game }: de regels
rules-contents = Inhoud
rules-chapter = { $id } · { $title }
rules-found = { $number ->
    [0] Geen enkele regel bevat al deze woorden.
    [one] Eén regel bevat al deze woorden.
   *[other] { $number } regels bevatten al deze woorden.
}

## Before the deal

waiting-title = { $game }: wachten op spelers
waiting-host = Deze tafel is van jou. Nodig vrienden uit, zet bots neer en deel uit als iedereen er is.
waiting-guest = Je doet mee. Het spel begint als de host uitdeelt.
waiting-visitor = Kies een vrije plaats om mee te spelen, of blijf en kijk mee.
waiting-begin = Uitdelen
waiting-missing = { $number ->
    [one] Er is nog één plaats vrij: daar moet iemand gaan zitten, of een bot.
   *[other] Er zijn nog { $number } plaatsen vrij: daar moet iemand gaan zitten, of bots.
}
waiting-fill = Zet bots op alle vrije plaatsen
waiting-ready = Iedereen is er.
waiting-dealing = De kaarten worden gedeeld …
waiting-uncommitted = Nog niet terug bij het schudden: { $names }. Na een paar seconden kan er toch gedeeld worden; iedereen krijgt te horen wie ontbreekt.
waiting-for-host = Iedereen is er; de host deelt uit.
waiting-colours = De kleuren worden getrokken als er wordt uitgedeeld.
waiting-settled = Wat is afgesproken
waiting-usual = { $number ->
    [one] Nog één, zoals gebruikelijk
   *[other] Nog { $number }, zoals gebruikelijk
}
seat-is-free = Een vrije plaats
seat-sit = Ga hier zitten
seat-share = Deel dit apparaat
seat-sit-down = Ga zitten
seat-cancel = Nog niet
seat-name = Je naam aan deze tafel
seat-at-this-device = Aan dit apparaat
seat-not-here = Nu niet hier
seat-get-up = Sta op
seat-send-away = Vraag te vertrekken
seat-bot-choice = Bot op plaats { $number }
seat-no-bot = Zet een bot neer …
seat-bot-away = Geen bot
clock-told = { $kind ->
    [move] { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } per keuze
    [game] { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } voor het hele spel, { $increment ->
        [one] { $increment } seconde
       *[other] { $increment } seconden
    } extra na elke keuze
   *[none] alle tijd van de wereld
}
option-own-data = Eigen gegevens
invite-title = Nodig vrienden uit
invite-help = Wie deze link opent, kan op een vrije plaats gaan zitten of meekijken. Een account is niet nodig.
invite-link = Link naar deze tafel
invite-qr = De link als QR-code
link-copy = Kopiëren
link-copied = Gekopieerd
link-refused = De browser stond kopiëren niet toe. De link is geselecteerd: druk op Ctrl+C, of ⌘C.
link-here = Dit adres werkt alleen op deze machine. Om anderen binnen te laten start je de server met ‘serai serve --host 0.0.0.0’ en open je de pagina via het adres van deze machine in het netwerk.
link-share = Delen

shuffle-title = Hoe je het schudden kunt controleren
shuffle-help = De server en ieders apparaat hebben een geheim gekozen en tonen alleen de vingerafdruk ervan. Bij het delen tonen de apparaten hun geheimen, en uit al die geheimen samen volgen de kaarten; na het spel toont ook de server het zijne. Zo kan niemand de kaarten uitkiezen, tenzij iedereen onder één hoedje speelt.
shuffle-promise = Vingerafdruk van de server:
shuffle-part = { $name } doet mee:
shuffle-part-none = { $name } doet niet mee.
shuffle-part-missing = { $name } heeft het geheim niet op tijd getoond:
shuffle-part-uncommitted = { $name } doet deze keer niet mee, anders dan daarvoor.
shuffle-all = Alle vingerafdrukken samen, om met de anderen te vergelijken:
shuffle-verdict-mine = Hier gecontroleerd: de kaarten volgen uit de beloofde geheimen, en het jouwe zit erbij. Zolang één van deze mensen niet met de server onder één hoedje speelde, heeft niemand ze uitgekozen: { $names }.
shuffle-verdict-others = Hier gecontroleerd: de kaarten volgen uit de beloofde geheimen. Zolang één van deze mensen niet met de server onder één hoedje speelde, heeft niemand ze uitgekozen: { $names }.
shuffle-verdict-absent = Hier gecontroleerd: de kaarten volgen uit de geheimen die meetellen, maar het jouwe telt niet mee: volgens de server kwam het niet op tijd. Erbij zitten die van: { $names }.
shuffle-verdict-wrong = Hier gecontroleerd: dit schudden is niet wat beloofd was. Vertrouw het niet.
shuffle-verdict-nobody = Hier gecontroleerd: de server heeft woord gehouden. Maar niemand van de spelers deed mee, dus hij kan een geheim naar eigen smaak hebben gekozen.
shuffle-verdict-old = Deze tafel is volgens een oudere werkwijze geopend: „serai verify” controleert het schudden.
shuffle-verdict-none = Dit spel begon vanuit een gegeven stelling: er valt geen schudden te controleren.
deal-absent = { $number ->
    [one] { $names } heeft niet zoals beloofd aan het schudden meegedaan.
   *[other] { $names } hebben niet zoals beloofd aan het schudden meegedaan.
}
deal-absent-help = Tot iemand een keuze maakt, kun je opnieuw laten delen.
deal-call-off = Opnieuw laten delen
deal-called-off = { $name } laat opnieuw delen.

host-title = Gereedschap van de host
host-help-bot = Een bot kan spelen voor wie weg is. Iedereen krijgt het te horen; plaats en link blijven van die persoon.
host-help-link = Een nieuwe link opent een plaats op een ander apparaat, of voor iemand anders. De oude link opent dan niets meer. Tijdens het spel moeten de andere spelers het goedvinden, en naar de plaats van een bot is er geen link.
host-help-delete = Opruimen verwijdert de tafel met het spel, voor iedereen en voorgoed.
host-person = Een mens
host-new-link = Nieuwe link
host-link-sure = Een nieuwe link voor { $name }? Wie daar nu met de oude link zit, moet met de nieuwe terugkomen.
host-link-yes = Maak een nieuwe link
host-link-no = Houd de oude
host-link-ask = Een nieuwe link voor { $name } vragen? Die laat zien wat daar in de hand is, dus alle andere spelers moeten het goedvinden. Je kunt hem na een minuut halen, als er dan niemand op die plaats terug is.
host-link-ask-yes = Vraag het de anderen
host-link-fetch = Iedereen akkoord: haal de link
host-link-withdraw = Niet meer vragen
host-link-of = Link naar de plaats van { $name }
host-link-help = Deze link opent de plaats van { $name } op een ander apparaat. De vorige opent niets meer.
host-delete = Ruim deze tafel op
host-delete-sure = Alles wat hier is gebeurd, is dan weg, voor iedereen.
host-delete-yes = Opruimen
host-delete-no = Bewaren

## Around the table

table-opening = Op weg naar de tafel …
connection-away = Verbinding weg; zo weer terug …
connection-waits = Verbinding weg; zo weer terug … Dan wordt dit verstuurd: { $choice }
clause-open = Regel { $number }
dialog-close = Sluiten
seats-label = Wie er spelen
seat-you = (jij)
seat-turn = aan de beurt
seat-won = gewonnen
seat-here = Aan tafel
seat-away = weg
seat-bot = Bot: { $level }
seat-stand-in = Een bot valt in: { $level }
seat-open = Plaats { $number }
name-numbered = { $name } { $number }
clock-left = nog { $left }

side-label = Naast het bord
panel-mine = Van mij
panel-others = Anderen
panel-log = Verloop
panel-chat = Chat
panel-rules = Regels

log-earlier = Toon eerdere rondes
log-everything = Toon alles, ook het passen

chat-unread = { $number ->
    [one] één nieuw bericht
   *[other] { $number } nieuwe berichten
}
chat-spectator = Iemand die meekijkt
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Zeg het
chat-left = heeft de tafel verlaten; een bot speelt verder.
chat-word-absent = heeft het beloofde geheim niet op tijd getoond en telt niet mee bij het schudden.
chat-word-uncommitted = doet deze keer niet mee aan het schudden, anders dan daarvoor.
chat-word-called-off = laat opnieuw delen.
chat-house = De tafel
chat-spectators = wie meekijkt
chat-mute = { $name } dempen
chat-unmute = { $name } weer horen
chat-closed-players = Hier mag alleen praten wie meespeelt.
chat-closed-none = Aan deze tafel is er geen chat.
chat-word-bot = is weg; een bot valt in.
chat-word-back = is terug en speelt weer mee.
chat-word-link-asked = De host vraagt om een nieuwe link naar de plaats van { $name }.
chat-word-link-given = De plaats van { $name } heeft een nieuwe link.
chat-word-link-refused = Er komt geen nieuwe link naar de plaats van { $name }.
chat-word-link-withdrawn = De host vraagt niet meer om een nieuwe link naar de plaats van { $name }.
chat-word-chat-all = Iedereen mag nu praten.
chat-word-chat-players = Alleen wie meespeelt mag nu praten.
chat-word-chat-none = Niemand mag nu praten.
chat-heard = { $name } zegt: { $text }

rules-search = Zoek in de regels
rules-nothing = Geen enkele regel bevat al deze woorden.
rules-failed = De regels kunnen nu niet worden opgehaald.
rules-here = hier: { $value }

## What is asked

question-label = Wat er wordt gevraagd
skip-question = Naar de vraag
skip-replay = Naar het moment
spoken-label = Wat er gebeurt
board-label = Het bord
elsewhere-board = Op het bord
elsewhere-mine = Bij jouw spullen
choices-on-board = Kies op het bord: wat mogelijk is, licht op.
choices-number = { $number ->
    [one] Er is één keuze open.
   *[other] Er zijn { $number } keuzes open.
}
choices-amount = Elk bedrag van { $from } tot { $to }, in stappen van { $step }.
choices-waiting = De tafel wacht op je.
question-stuck = Dit spel is begonnen met regels die sindsdien zijn veranderd; je kunt het bekijken, maar niet verder spelen.
question-stuck-at = Dit spel is begonnen met eerdere regels, en { $clause } is sindsdien veranderd; je kunt het bekijken, maar niet verder spelen.
question-over = { $number ->
    [0] Het spel is afgelopen; niemand wint.
    [one] { $winners } wint.
   *[other] { $winners } winnen samen.
}
waiting-nobody = Een ogenblik …
waiting-sealed = Iedereen kiest in het geheim; de keuzes gaan tegelijk open.
waiting-veiled = Misschien denkt er iemand na …
waiting-me = Een ogenblik …
waiting-for = { $name } is aan het kiezen …
waiting-looking-on = Je kijkt mee. { $name } is aan het kiezen …
stage-skip = Spoel vooruit

amount-less = Minder
amount-more = Meer
amount-label = Bedrag, van { $from } tot en met { $to }

hint-play = Speel: { $move }
hint-chance = Kans om te winnen
hint-percent = { $percent }%
hint-none = Nu geen advies.
hint-not-now = Je kunt om een hint vragen als jij iets te beslissen hebt.
hint-close = Zelf kiezen
why-nothing = Er is nu niets wat je niet mag.
why-close = Terug naar de keuzes

since-step = Sinds je laatste beurt: { $step } van { $steps }
since-nothing = Niets wat te zien was.
since-before = Terug
since-after = Verder
since-now = Terug naar het spel

undo-wanted = { $name } wil graag een keuze terugnemen.
undo-agree = Goed
undo-agree-as = Goed, zegt { $name }
undo-refuse = Liever niet
undo-refused = Niet iedereen is het eens: de keuze blijft staan.
undo-waiting = Nog niet akkoord: { $names }
link-wanted = De host vraagt om een nieuwe link naar de plaats van { $name }.
link-wanted-help = Wie hem krijgt, ziet die hand en speelt verder. Vind je dat goed?
link-wanted-own = Als je er bent, is dat niet nodig.
link-keep = Ik ben er
back-help = Op dit moment speelt een bot voor je.
back-again = Ik ben terug

order-stands = Er geldt nog een opdracht van jou.
order-withdraw = Trek in

choice-missed = ‘{ $choice }’ kwam te laat: die vraag staat niet meer open.
refused-too-late = Die vraag staat niet meer open.
refused-too-fast = Niet zo snel.
refused-too-many-tables = Aan veel van je tafels spelen al bots. Maak eerst een van die partijen af of verlaat er een.
refused-no-undo = Aan deze tafel blijft die keuze staan.
refused-nothing-to-undo = Er is nu niets van jou om terug te nemen.
refused-not-playing = Hier wordt nu niet gespeeld.
refused-no-hints = Aan deze tafel zijn er geen hints.
refused-busy = Er wordt al over een hint nagedacht.
refused-no-advice = Niemand weet nu raad.
refused-game-over = Het spel is afgelopen.
refused-seat-taken = Iemand anders heeft deze plaats al.
refused-seats-open = Er is nog een plaats vrij.
refused-dealt = De kaarten zijn al gedeeld.
refused-dealing = De kaarten worden net gedeeld; probeer het zo nog eens.
refused-deal-stands = Het blijft hierbij: iemand heeft al een keuze gemaakt.
refused-uncommitted = Nog niet iedereen die eerder meeschudde, is er weer. Probeer het over een paar seconden opnieuw; wie opnieuw liet delen, moet er de volgende keer bij zijn.
refused-absent = Wie het beloofde geheim niet heeft getoond, kan niet opnieuw laten delen.
refused-not-begun = Het spel is nog niet begonnen.
refused-not-the-host = Dat kan alleen de host van de tafel.
refused-not-your-seat = Dit is niet jouw plaats.
refused-bad-token = Deze link opent hier geen plaats meer.
refused-no-such-table = Deze tafel bestaat niet, of niet meer.
refused-bots-seat = Zolang het spel loopt, blijft de plaats van een bot van die bot.
refused-not-now = Misschien wordt er net iemand in het geheim iets gevraagd. Probeer het daarna nog eens, of als er een minuut lang niets is gebeurd.
refused-nobody-to-ask = Er speelt hier niemand anders mee die akkoord kan gaan. Alleen een bot kan deze plaats overnemen.
refused-holder-here = Wie deze plaats heeft, is er en kan zelf een nieuwe link maken.
refused-link-early = De link is er op zijn vroegst een minuut nadat je erom vroeg, zodat wie de plaats heeft nog nee kan zeggen. Probeer het dan opnieuw.
refused-link-asked = Er wordt al om een link naar een andere plaats gevraagd.
refused-no-link-wanted = Dat is al beslist.
refused-game-on = Het spel is bezig. Tot het voorbij is, kan niemand aanschuiven.
refused-no-outside-help = Aan deze tafel is er geen hulp van buiten: een wat-als kan pas als het spel voorbij is.
refused-no-spectators = Deze tafel is alleen voor wie meespeelt.
refused-no-chat = Je mag aan deze tafel niet praten.
refused-rules-changed = Dit spel is met andere regels begonnen en kan hier niet verdergaan.

curtain-pass = Geef het apparaat aan { $name }
curtain-look-away = Alle anderen kijken weg.
curtain-lift = Ik ben { $name }

notice-title = Jij bent aan de beurt

## What one can do at any time

tool-since = Sinds mijn laatste beurt
tool-undo = Terugnemen
tool-hint = Hint
tool-more = Meer
tool-why = Waarom niet?
tool-text = Tafel als tekst
tool-keys = Toetsen
tool-notify-denied = De browser staat van hieruit geen meldingen toe.
tool-notify-on = Waarschuw me als ik aan de beurt ben
tool-speed = Tempo
tool-share = Deel deze tafel
tool-shared = Gekopieerd
tool-replay = Terugkijken
tool-host = Voor de host
tool-leave = De tafel verlaten
leave-help = Een bot neemt je plaats in en speelt onder je naam verder. Iedereen krijgt dat te horen. Je link opent dan niets meer, en je kunt niet terug naar dit spel.
leave-pause = Alleen een pauze? Sluit de pagina: je plaats blijft van jou, en de tafel staat in je lijst bij de ingang.
leave-yes = Voorgoed weggaan
leave-no = Blijven
tool-own-link = Op een ander apparaat spelen
own-link-help = Een nieuwe link naar je plaats, voor een ander apparaat van jou. De link die je had, opent dan niets meer.
own-link-label = Link naar je plaats
own-link-make = Maak de link
speed-slow = langzaam
speed-normal = normaal
speed-fast = snel
speed-instant = meteen

key-arrows = Pijlen
key-enter = Enter
key-escape = Esc
key-space = Spatie
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
keys-arrows = langs de open keuzes gaan, op het bord en ernaast; in het verloop van regel naar regel
keys-enter = kiezen
keys-escape = teruggaan; van elders naar de vraag
keys-space = vooruitspoelen naar de stand van nu
keys-q = naar de vraag, die opnieuw wordt voorgelezen
keys-s = wat er sinds mijn laatste beurt is gebeurd
keys-u = naar de knop voor terugnemen; Enter drukt erop
keys-h = een hint
keys-w = waarom iets niet kan
keys-l = het verloop
keys-c = de chat
keys-r = de regels, bij de regel van wat wordt uitgelegd
keys-t = de tafel als tekst
keys-m = wat van mij is
keys-question = deze lijst
keys-letters = Toetsen van één letter of cijfer kun je hier en in de instellingen uitschakelen: handig voor wie tegen de computer praat of per ongeluk een toets raakt.

plain-stage = { $game } · Ronde { $round }
text-table = De tafel
text-nothing = niets
text-yes = ja
text-no = nee
text-seat = { SEAT($seat) }, { $colour }
text-you = { SEAT($seat) } (jij), { $colour }
text-several = { $name } × { $number }
text-won = Gewonnen: { SEATS($seats) }
text-place = { $rank }. { SEAT($seat) }: { $scores }
text-score = { $column } { $value }
colour-green = groen
colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-violet = paars
colour-amber = amber

## The end

end-place = Plaats
end-player = Speler
end-scores = Scores
end-decided = Hoe het werd beslist
end-decides = { $criterion }: { $scores }. Dat gaf de doorslag.
end-decides-alone = { $criterion }: dat gaf de doorslag.
end-equal = { $criterion }: { $scores }. Gelijk.
end-shared = Niets scheidt de winnaars: ze delen de overwinning.
end-course = Het verloop van het spel
end-course-coming = Wordt opgezocht …
end-rematch = Speel nog een keer
end-rematch-join = Doe mee met het volgende spel
end-share = Deel het spel
end-board = Bekijk het bord
end-result = Bekijk de uitslag
chart-line = { $name }: { $values }.

replay-title = Terugkijken
replay-back = Naar de tafel
replay-quiet = Hier gebeurde niets wat te zien was.
replay-play = Afspelen
replay-pause = Pauze
replay-moment = Moment
replay-back-by = { $moments } terug
replay-on-by = { $moments } verder
replay-count = { $at } / { $all }
replay-value = { $at } van { $all }: { $stage }
replay-eyes = Gezien door
replay-eyes-none = iemand die meekijkt
replay-share = Kopieer de link
replay-what-if = Speel vanaf hier verder
replay-own = Mijn beslissingen
replay-own-before = Mijn vorige beslissing
replay-own-after = Mijn volgende beslissing
replay-own-none-before = Hiervoor heb je niets beslist.
replay-own-none-after = Hierna heb je niets beslist.
replay-first = Hier begint het spel.
replay-last = Hierna is er niets gebeurd.
whatif-from = Wat als? Vanaf moment { $number } van een andere tafel
whatif-back = Terug daarheen

## A first game

tour-label = De rondleiding
tour-step = { $step } van { $steps }
tour-waits = De anderen zijn bezig …
tour-other = Eerst wordt iets anders gevraagd: antwoord zoals je wilt.
tour-skip = Sla de rondleiding over
tour-next = Volgende
tour-end = Speel verder
tour-name = Gast

## When something is wrong

trouble-no-such-table = Die tafel bestaat niet
trouble-no-such-table-help = Misschien is hij opgeruimd, of is de link niet volledig, of spelen de spelers onder elkaar.
trouble-no-such-table-steps =
    Is de link volledig? Open hem vanuit het bericht waarin hij kwam.
    Vraag wie hem stuurde om een nieuwe.
    Je eigen tafels, en tafels die voor iedereen open zijn, vind je bij de ingang.
trouble-bad-token = Deze link opent geen plaats meer
trouble-bad-token-help = Misschien heeft de host de plaats een nieuwe link gegeven. Vraag ernaar, of kom als gast.
trouble-bad-token-steps =
    Vraag de gastheer om de nieuwe link en open die op dit apparaat.
    Als gast kun je toekijken, of een vrije plaats nemen.
trouble-damaged = Deze tafel is apart gezet
trouble-damaged-help = Het spel is niet meer te lezen; het blijft bewaard zoals het is. Er is niets weggegooid.
trouble-damaged-steps =
    Laat het weten aan wie deze server beheert: misschien is er een back-up.
    Bewaar je link; die werkt dan weer.
    Alle andere tafels spelen door.
trouble-failed = Dat is niet gelukt
trouble-failed-help = Probeer het straks opnieuw.
trouble-failed-steps =
    Heeft dit apparaat verbinding met het netwerk?
    Als de server van jou is: kijk of hij nog draait.
trouble-guest = Kom als gast
trouble-home = Naar de ingang
trouble-again = Opnieuw proberen

### Ekran gry Aladdin's Dragons po polsku. Nazwy kart i miejsc są w tekstach gry.

round = runda { $round }
legend = #7 zakryty (z wartością, jeśli jest twój) · ~3 dywan · ×2 podwojony

## Co stoi przed wierszem

line-declared = Zgłoszone
line-round = W tej rundzie
line-bank = Bank
line-tokens = Żetony
line-treasure = Skarby
line-artifacts = Artefakty
line-front = Odkryte
line-spells = Zaklęcia
line-used = Rzucone
line-cards = Karty
line-ours = Nasze

## Plansza

guard = strażnik { $guard }
sealed = zapieczętowane
cave-closed = zamknięta przez smoka
pile-left = jeszcze { $number }
sold-out = wyprzedane
smuggler = przemytnik

## Co się dzieje

target-loan = { NAME($artifact, "artifact.nominative") } (gracz: { $owner })
target-artifact = za { NAME($artifact, "artifact.accusative") }
target-move = { NAME($space, "space.to") }
target-space = na { NAME($space, "space.accusative") }
target-spell = przeciw zaklęciu „{ NAME($spell, "item") }”
cancelled = anulowane
goes-first-next = następną rundę zaczyna { $name }
spy-about = zakryte żetony kładzie tylko { $name }
last-are-first = 9 liczy się jako 1, a 1 jako 9
bank-endless = skarbów bez liku
spells-left = { $number ->
    [one] 1 zaklęcie
    [few] { $number } zaklęcia
   *[many] { $number } zaklęć
} w namiocie

## Gracze

column-player = Gracz
column-tokens = Żetony
column-artifacts = Artefakty
column-spells = Zaklęcia
column-uses = Użycia
column-front = Odkryte
mark-camel = wielbłąd
mark-djinn = dżin
mark-admitted = w pałacu

## Moje

all-placed = wszystkie na planszy
in-all = (razem { $number })
card-used = (użyte)
cards-used = (użyte: { $number })
card-drawn = (dobrane)
you-have = masz { $number }
piece-number = element #{ $piece }

## Z bliska

known-below = { $artifact }: nr { $place } pod tym w sprzedaży
no-spell-yet = jeszcze żadne zaklęcie
cards-gone = minione karty skarbów: { $cards }; w tej rundzie: { $card }
tokens-behind = { $number } za zasłonką
uses-left = pozostałe użycia: { $number }
lamp-burns = lampa płonie
behind-screen = za zasłonką

### De terminal in het Nederlands: de woorden van het scherm en van het gesprek die alle spellen delen.

## Woorden ertussen

about = { $thing }: { $text }
this-or-that = { $one } of { $other }
this-and-that = { $one } en { $other }
yes = ja
no = nee
none = geen
empty = leeg
somebody = Iemand

## Het scherm

you-are = jij bent { $name }
mark-first = start
mark-to-act = aan zet
known-somewhere = { $cards }: ergens op { $places } plaatsen
since-last-turn = sinds je laatste beurt
so-far = tot nu toe
more-lines = (nog { $number }; typ { command-log })
the-end = het einde

## Wat je kunt typen

command-why = waarom
    .usage = { command-why } [zet]
    .help = wat hier niet kan en de reden; of waarom deze zet niet kan
command-hint = tip
    .usage = { command-hint }
    .help = wat een sterke speler zou doen, de kans om te winnen en de reden
command-look = toon
    .usage = { command-look } NAAM
    .help = alles wat van een speler open ligt
command-known = weet
    .usage = { command-known }
    .help = wat je weet van stapels en van kaarten die voorbij zijn
command-log = verloop
    .usage = { command-log } [N]
    .help = wat er gebeurd is, de laatste N regels
command-rules = regels
    .usage = { command-rules } [artikel]
    .help = de spelregels, bijv. { command-rules } 4.4.2
command-undo = terug
    .usage = { command-undo }
    .help = neemt je laatste keuze terug, als sindsdien niemand iets nieuws heeft gezien
command-save = bewaar
    .usage = { command-save } [bestand]
    .help = bewaart, en het spel gaat door
command-help = hulp
command-quit = stop
    .usage = { command-quit }
    .help = bewaart en stopt; net als Ctrl-C en Ctrl-D
command-enter = Enter
    .usage = { command-enter }
    .help = tekent de tafel opnieuw
word-agreed = akkoord
help-answers = { " " }Typ het nummer van een keuze, de eerste woorden ervan, of een bedrag waar dat gevraagd wordt.
    { " " }Antwoorden op meerdere vragen na elkaar kunnen op één regel staan, met komma's ertussen.

## Antwoorden op wat er getypt is

could-be = dat kan { $choices } zijn; typ het nummer
no-choice-here = '{ $text }' is hier geen keuze; typ een nummer, of { command-help }
no-choice-of-number = er is geen keuze { $number }; ze gaan van 1 tot en met { $last }
no-choice-of-amount = er is geen keuze { $number }; mogelijk: { $choices }
no-such-move = Zo'n zet bestaat niet in dit spel.
not-asked-any-more = '{ $text }' werd niet meer gevraagd
everything-possible = Alles wat je hier zou kunnen doen, is mogelijk.
is-possible = dat kan.
no-hint = Hiervoor is er geen tip.
look-at-whom = Wie wil je zien? { $names }
undo-if-agreed = Als iedereen het goedvindt, typ: { command-undo } { word-agreed }

## Spelregels

see-also = Zie ook { $clauses }
options-touching = Opties die hierbij horen
values-numbers = { $low } tot en met { $high }{ $step ->
    [1] { "" }
   *[other] { " " }in stappen van { $step }
}{ $none ->
    [none] , of { $none }
   *[other] { "" }
}
values-data = { $none }, of gegevens als JSON (zie { $where })
and-more = en nog { $number }
read-one = Lees er een met: serai rules { $game } { $clause }
column-option = Optie
column-default = Standaard
column-clauses = Artikelen
column-settles = Wat ze vastlegt
no-such-clause = { $first ->
    [none] er zijn geen spelregels van { $game }
   *[other] { $game } heeft geen artikel '{ $clause }'; { $near ->
        [none] ze beginnen bij { $first }
       *[other] erop lijken: { $near }
    }
}

## Wachten, doorgeven, stoppen

thinking = { $who } denkt na ...
adviser = De raadgever
pass-keyboard = Geef het toetsenbord aan { $name }.
press-enter = { $name }, druk op Enter als niemand anders kijkt.
saved = Bewaard in { $file }.
cannot-save = { $file } kan niet worden bewaard: { $reason }
look-again = Nog eens bekijken: serai replay { $file }
resume = Verder spelen: serai play --resume { $file }

## Terugkijken

after-choice = na keuze { $at } van { $choices }
not-finished = (niet uitgespeeld)
key-back = t
key-quit = s
replay-keys = Enter verder · { key-back } terug · een getal springt daarheen · { key-quit } stop

### Saba in French.

## Setting up

event-first-player = { SEAT($seat) } commence.
event-starting-resources = { SEAT($seat) } débute avec { $number } { NAME($type, "resource") }.
event-harbour-set-up = L’emplacement { $slot } du port reçoit { $count } { NAME($type, "resource") }.
event-card-laid-out = Le site { $site } s’ouvre avec { NAME($card, "card.le") }.

## The turn

event-turn-begins = Tour { $turn } : { SEAT($seat) }.
event-turn-ends = { SEAT($seat) } termine son tour.
event-action-card-drawn = { SEAT($seat) } pioche une carte Action.
event-drew-action-card = { SEAT($seat) } découvre { NAMES($cards, "action-card.le") }.
event-action-cards-reshuffled = { $cards ->
    [one] { $cards } carte Action défaussée forme la nouvelle pioche.
   *[other] Les { $cards } cartes Action défaussées sont mélangées et forment une nouvelle pioche.
}
event-no-action-card-left = Il ne reste aucune carte Action à piocher pour { SEAT($seat) }.
event-action-card-discarded = { SEAT($seat) } défausse { NAME($card, "action-card.le") }.
event-resource-returned = { SEAT($seat) } rend 1 { NAME($type, "resource") } à la réserve.

## The harbour

event-harbour-chosen = { SEAT($seat) } joue { NAME($card, "harbour-card.le") } pour l’emplacement { $slot } du port.
event-harbour-taken = { SEAT($seat) } débarque { $number } { NAME($type, "resource") } de l’emplacement { $slot }.
event-harbour-slot-empty = Pas { NAME($type, "resource.de") } à l’emplacement { $slot } pour { SEAT($seat) }.
event-harbour-brought-card = { SEAT($seat) } pioche une carte Action au port.
event-palace-card-removed = { SEAT($seat) } écarte { NAME($card, "card.le") } du site { $site }.
event-no-palace-card-to-remove = { SEAT($seat) } ne trouve aucune carte Palais à écarter des sites.
event-vizier-moved = { SEAT($seat) } envoie le vizir du quartier { NAME($from, "quarter.de") } au quartier { NAME($to, "quarter.de") }.
event-vizier-produced = Grâce au vizir, { SEAT($seat) } reçoit 1 { NAME($type, "resource") } du quartier { NAME($quarter, "quarter.de") }.
event-vizier-found-nothing = Le quartier { NAME($quarter, "quarter.de") } n’a rien à offrir à { SEAT($seat) } pour le moment.
event-vizier-exchanged = Grâce au vizir, { SEAT($seat) } échange 1 { NAME($give, "resource") } contre 1 { NAME($get, "resource") } { NAME($quarter, "quarter.chez") }.
event-vizier-exchange-declined = { SEAT($seat) } n’échange rien { NAME($quarter, "quarter.chez") }.
event-harbour-slot-filled = L’emplacement { $slot } contient maintenant { $count } { NAME($type, "resource") }{ $added ->
    [0] .
   *[other] { " " }(+{ $added }).
}
event-harbour-card-turned = { SEAT($seat) } retourne { NAME($card, "harbour-card.le") }, qui montre maintenant l’emplacement { $slot }.

## Building

event-built = { SEAT($seat) } construit { NAME($card, "card.le") } depuis le site { $site } pour { AMOUNTS($paid, "resource") }.
event-workers-played = Grâce à ses ouvriers, { SEAT($seat) } économise { AMOUNTS($saved, "resource") }.
event-lock-broken = Le verrou { NAME($type, "resource.de") } du jardin { $garden } est levé et part à la réserve.
event-figure-displaced = { SEAT($seat) } doit retirer sa figurine du balcon du jardin { $garden }.
event-lock-placed = { SEAT($seat) } verrouille le jardin { $garden } avec 1 { NAME($type, "resource") }.
event-no-lock-placed = { SEAT($seat) } laisse le jardin { $garden } sans verrou.
event-building-over = { SEAT($seat) } a fini de construire.
event-nothing-built = { SEAT($seat) } ne construit rien.
event-card-turned-up = Le site { $site } reçoit { NAME($card, "card.le") }.
event-building-deck-empty = La pioche Construction est vide ; { $sites ->
    [one] il reste { $sites } carte
   *[other] il reste { $sites } cartes
} sur les sites.
event-card-no-longer-buildable = Sur le site { $site }, il n’est plus possible de construire { NAME($card, "card.le") } : son jardin a atteint le niveau { $value }.
event-special-taken = { SEAT($seat) } prend { NAME($card, "card.le") } du site { $site } pour { AMOUNTS($paid, "resource") }.
event-interim-points = { SEAT($seat) } compte { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur le toit.
event-interim-leader = { SEAT($seat) } mène avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-interim-leader-by-serail = Égalité à { $points } : le sérail favorise { SEAT($seat) }.
event-interim-tie-stays = L’égalité à { $points } demeure : personne n’entre dans la Chambre du Trésor.
event-figure-placed = { SEAT($seat) } place une figurine { NAME($destination, "destination.sur") }.
event-figure-taken-from-quarter = { SEAT($seat) } rappelle une figurine de la place { $space } du quartier { NAME($quarter, "quarter.de") }.
event-figure-declined = { SEAT($seat) } ne place pas de figurine { NAME($destination, "destination.sur") }.
event-no-figure-left = { SEAT($seat) } n’a pas de figurine à placer { NAME($destination, "destination.sur") }.

## The serail

event-serail-marker-placed = { SEAT($seat) } place un marqueur dans le sérail.
event-serail-marker-reused = { SEAT($seat) } voit son dernier marqueur revenir sur la première case du sérail.
event-serail-marker-declined = { SEAT($seat) } ne place pas de marqueur dans le sérail.
event-no-serail-marker-left = { SEAT($seat) } n’a plus de marqueur pour le sérail.
event-serail-marker-pushed-out = Un marqueur est poussé hors du sérail et revient à { SEAT($seat) }.
event-serail-seat-left = { SEAT($seat) } doit retirer sa figurine du siège du sérail.
event-serail-majority = { SEAT($seat) } a la majorité dans le sérail avec { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}.

## Quarters

event-figure-placed-in-quarter = { SEAT($seat) } place une figurine sur la place { $space } du quartier { NAME($quarter, "quarter.de") } pour { $price } or.
event-quarter-skipped = { SEAT($seat) } ne place pas de figurine dans un quartier.
event-quarter-produced = Le quartier { NAME($quarter, "quarter.de") } donne 1 { NAME($type, "resource") } à { SEAT($seat) }.
event-quarter-exchanged = { SEAT($seat) } échange 1 { NAME($give, "resource") } contre 1 { NAME($get, "resource") } { NAME($quarter, "quarter.chez") }.

## Action cards

event-action-card-played = { SEAT($seat) } joue { NAME($card, "action-card.le") }.
event-card-gave-resources = { SEAT($seat) } reçoit { AMOUNTS($resources, "resource") }.
event-harbour-slots-swapped = { SEAT($seat) } intervertit les emplacements { $first } et { $second } du port.
event-harbour-surplus-returned = L’emplacement { $slot } déborde : { $number } { NAME($type, "resource") } de trop pour la réserve.
event-resource-robbed = { SEAT($seat) } vole 1 { NAME($type, "resource") } à { SEAT($opponent) }.
event-caravan-brought = La caravane apporte 1 { NAME($type, "resource") } à { SEAT($seat) }.
event-serail-markers-swapped = { SEAT($seat) } intervertit les marqueurs des cases { $first } et { $second } du sérail.
event-merchant-took = { SEAT($seat) } commerce avec { SEAT($opponent) } et prend { AMOUNTS($taken, "resource") }.
event-merchant-gave = { SEAT($seat) } donne en retour { AMOUNTS($given, "resource") } à { SEAT($opponent) }.
event-figure-picked = { SEAT($seat) } envoie le contremaître au quartier { NAME($quarter, "quarter.de") } chercher une figurine ({ SEAT($owner) }).
event-figure-moved = { SEAT($seat) } déplace une figurine ({ SEAT($owner) }) du quartier { NAME($from, "quarter.de") } au quartier { NAME($to, "quarter.de") }.
event-figure-ready-again = { SEAT($seat) } a une figurine prête à travailler au quartier { NAME($quarter, "quarter.de") }.
event-figure-moved-too-far = { SEAT($seat) } a une figurine au quartier { NAME($quarter, "quarter.de") } venue de trop loin pour travailler ce tour-ci.

## The end

event-all-palace-cards-gone = Il ne reste aucune carte Palais : la partie est finie.
event-game-end-taken = La carte Fin de partie est prise : la partie est finie.
event-game-stalled = Aucune carte n’a quitté les sites depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : la partie est finie.

## Refusals

refusal-too-little-to-give-back = Il vous faut { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
} d’un autre type à donner en retour ; vous en avez { $owned }.
refusal-not-owned-before-the-trade = Vous possédez { $owned } { NAME($type, "resource") } ; ce que vous donnez doit vous avoir appartenu avant l’échange.
refusal-type-on-both-sides = Impossible de prendre et de donner le même type : { NAME($type, "resource") }.
refusal-unequal-trade = Vous prenez { $taken }, vous devez donc donner { $taken }, pas { $given }.
refusal-not-an-opponent = { SEAT($seat) } ne fait pas partie de vos adversaires.
refusal-opponent-lacks-resource = { SEAT($seat) } a { $owned } { NAME($type, "resource") } ; ce n’est pas assez.
refusal-worker-only-with-build = Un ouvrier se joue avec une construction, jamais seul.
refusal-card-without-effect = Jouer { NAME($card, "action-card.le") } n’aurait aucun effet maintenant.
refusal-serail-cell-empty = Il n’y a pas de marqueur sur la case { $cell } du sérail.
refusal-markers-of-one-colour = Les deux marqueurs appartiennent à { SEAT($seat) } ; les intervertir ne changerait rien.
refusal-site-is-empty = Il n’y a pas de carte sur le site { $site }.
refusal-card-not-in-hand = Vous n’avez pas { NAME($card, "action-card.le") } en main.
refusal-resource-not-owned = Vous n’avez pas { NAME($type, "resource.de") } à rendre.
refusal-resource-not-owned-to-give = Vous n’avez pas { NAME($type, "resource.de") } à échanger.
refusal-resource-not-owned-to-lock = Vous n’avez pas { NAME($type, "resource.de") } pour verrouiller le jardin.
refusal-quarter-is-full = Les deux places du quartier { NAME($quarter, "quarter.de") } sont prises.
refusal-no-figure-in-supply = Vous n’avez pas de figurine dans votre réserve personnelle.
refusal-cannot-pay-space = La place libre du quartier { NAME($quarter, "quarter.de") } coûte { $price } or ; vous en avez { $gold }.
refusal-no-figure-in-quarter = Vous n’avez pas de figurine au quartier { NAME($quarter, "quarter.de") }.
refusal-figure-not-ready = Aucune de vos figurines n’est prête au quartier { NAME($quarter, "quarter.de") } : chacune travaille une fois par tour, une nouvelle à partir de votre prochain tour.
refusal-vizier-blocks-quarter = Le vizir bloque le quartier { NAME($quarter, "quarter.de") }.
refusal-reserve-is-empty = La réserve n’a pas { NAME($type, "resource.de") }.
refusal-only-palace-cards-are-removed = On n’écarte que des cartes Palais, pas { NAME($card, "card.le") }.
refusal-vizier-must-move = Le vizir est déjà au quartier { NAME($quarter, "quarter.de") } ; il doit aller dans un autre.
refusal-not-exchanged-here = Le quartier { NAME($quarter, "quarter.de") } n’échange pas { NAME($give, "resource.de") } contre { NAME($get, "resource.du") }.
refusal-not-a-palace-card = Ce n’est pas une carte Palais : { NAME($card, "card.le") } se prend et ne se construit pas.
refusal-not-a-special-card = Ce n’est pas une carte spéciale : { NAME($card, "card.le") } se construit et ne se prend pas.
refusal-already-built = Vous avez déjà construit ce tour-ci ; un seul élément par tour.
refusal-special-already-taken = Vous avez déjà pris une carte spéciale ce tour-ci ; une seule par tour.
refusal-cannot-pay-card = Vous avez { $owned } { NAME($type, "resource") } ; { NAME($card, "card.le") } en coûte ici { $cost }.
refusal-too-few-workers = Il faut { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
} ; vous en avez { $held } en main.
refusal-not-part-of-cost = Un ouvrier n’économise que ce qui fait partie du coût : ici, { NAME($card, "card.le") } coûte { $cost } { NAME($type, "resource") }.
refusal-not-your-figure = Aucune de vos figurines n’occupe la place { $space } du quartier { NAME($quarter, "quarter.de") }.
refusal-no-figure-on-space = Aucune figurine n’occupe la place { $space } du quartier { NAME($quarter, "quarter.de") }.
refusal-no-other-quarter-free = Aucun autre quartier n’a de place libre.
refusal-must-be-another-quarter = La figurine est déjà au quartier { NAME($quarter, "quarter.de") } ; elle doit aller dans un autre.

## Reasons for a choice

reason-harbour-brings = { $number } { NAME($type, "resource") } pour votre stock.
reason-harbour-pays-for = Avec { $number } { NAME($type, "resource") }, vous pouvez payer { NAME($card, "card.le") } ce tour-ci.
reason-harbour-brings-card = { $number } { NAME($type, "resource") } et une carte Action ; la prochaine fois, la carte Port montrera son côté riche.
reason-harbour-lets-strike = { $number } { NAME($type, "resource") }, et vous pouvez écarter { NAME($card, "card.le") } avant d’y perdre le balcon du jardin { $garden }.
reason-harbour-brings-vizier = { $number } { NAME($type, "resource") }, et le vizir rapporte une ressource de votre choix.
reason-card-threatens-you = Construire { NAME($card, "card.le") } suffirait à vous chasser du balcon du jardin { $garden }.
reason-card-is-least-missed = C’est { NAME($card, "card.le") } qui vous manquerait le moins.
reason-vizier-brings = 1 { NAME($type, "resource") } : c’est ce dont vous avez le plus besoin.
reason-vizier-hinders = Là, il empêche { SEAT($seat) } d’utiliser le quartier { NAME($quarter, "quarter.de") }.
reason-vizier-lets-exchange = Le quartier { NAME($quarter, "quarter.de") } vous permet d’échanger une ressource contre ce qui vous manque.
reason-wins-now = Cela met fin à la partie, et vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-leads-interim-scoring = Vous menez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : une figurine entre dans la Chambre du Trésor, pour de bon.
reason-nobody-leads = À égalité à { $points }, personne ne mène : aucune figurine n’est placée et la carte disparaît.
reason-rival-leads-interim-scoring = { SEAT($seat) } mène avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et placerait la figurine dans la Chambre du Trésor.
reason-would-not-win-now = Cela met fin à la partie, et vous ne gagnez pas : { $points } contre { $most }.
reason-displaces-rival = Construire { NAME($card, "card.le") } chasse { SEAT($seat) } et vous fait passer à { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur le toit.
reason-balcony-is-free = Le balcon est vide : { NAME($card, "card.le") } vous fait passer à { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur le toit.
reason-never-overbuilt = On ne construit rien par-dessus { NAME($card, "card.le") } : cela fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur le toit, dont un pour de bon.
reason-makes-own-balcony-safer = Avec { NAME($card, "card.le") }, vous gardez le balcon du jardin { $garden }, et un marqueur entre dans le sérail.
reason-saves-up = Gardez vos ressources pour une meilleure construction.
reason-step-towards-build = Vous en avez besoin pour { NAME($card, "card.le") }.
reason-quarter-gives = 1 { NAME($type, "resource") } sans rien payer.
reason-figure-pays-back = Il reste environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : une figurine au quartier { NAME($quarter, "quarter.de") } rembourse ses { $price } or.
reason-no-quarter-pays = Il reste environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : aucun quartier ne vaut mieux que ce que vous gardez.
reason-exchange-fits-better = Pour vous, mieux vaut { NAME($get, "resource.du") } que { NAME($give, "resource.du") }.
reason-hand-would-be-too-large = Vous ne pouvez garder que { $limit } cartes : jouez-en une plutôt que de la perdre.
reason-nothing-more-to-do = Mieux vaut garder ce que vous avez.
reason-needed-most = Il manque { NAME($type, "resource.du") } à votre prochaine construction.
reason-needed-least = C’est { NAME($type, "resource.le") } qui servira le moins à vos prochaines constructions.
reason-card-of-least-use = C’est { NAME($card, "action-card.le") } qui vous est le moins utile.
reason-roof-counts = Seules les figurines sur le toit comptent : { NAME($destination, "destination.le") } vaut mieux qu’un quartier.
reason-marker-breaks-ties = Cela ne coûte rien, et les marqueurs départagent les égalités ; cela vous en fait { $markers }.
reason-rivals-lack-lock = Un verrou { NAME($type, "resource.de") } { $rivals ->
    [0] ne tient qu’un temps : tout le monde a de quoi payer.
    [one] arrête le seul rival qui n’a pas de quoi payer.
   *[other] arrête { $rivals } rivaux qui n’ont pas de quoi payer.
}
reason-lock-not-worth-it = La ressource vous est plus utile que le verrou.
reason-wins-serail-seat = { SEAT($seat) } occuperait le siège du sérail, qui vaut un point.
reason-figure-works-again = Dans un quartier voisin, la figurine peut travailler encore une fois ce tour-ci.

## Questions

ask-pre-harbour = Quelle carte Port jouez-vous ? Avant cela, vous pouvez utiliser des quartiers et des cartes.
ask-build = Que construisez-vous ou prenez-vous ?
ask-quarter = Placez-vous une figurine dans un quartier ?
ask-final = Autre chose avant la fin de votre tour ?
ask-remove-palace-card = Quelle carte Palais écartez-vous des sites ?
ask-move-vizier = Où envoyez-vous le vizir ?
ask-vizier-or-quarter = Où envoyez-vous le vizir ? Avant cela, vous pouvez utiliser les quartiers où vos figurines sont prêtes.
ask-vizier-exchange = Qu’échangez-vous grâce au vizir ?
ask-harbour-master = Quels sont les deux emplacements à intervertir ?
ask-desert-robber = Qui volez-vous, et que prenez-vous ?
ask-caravan-leader = Que vous apporte la caravane ?
ask-harem-guard = Quels sont les deux marqueurs à intervertir ?
ask-merchant-take = Avec qui commercez-vous, et pour obtenir quoi ?
ask-merchant-give = Que donnez-vous pour { AMOUNTS($take, "resource") } ?
ask-foreman-figure = Quelle figurine déplacez-vous ?
ask-foreman-target = Dans quel quartier va-t-elle ?
ask-figure-source = Votre réserve personnelle est vide. Voulez-vous rappeler une figurine d’un quartier pour la placer { NAME($destination, "destination.sur") } ?
ask-serail-marker = Votre figurine a perdu son balcon. Placez-vous un marqueur dans le sérail ?
ask-place-lock = Verrouillez-vous le jardin { $garden } avec une ressource ?
ask-discard-cards = Vous pouvez garder { $hand_limit } cartes Action. Laquelle défaussez-vous ?
ask-return-resources = Vous pouvez garder { $stock_limit } ressources. Que rendez-vous ?

## Choices

move-pre-harbour-choose-harbour = { NAME($card, "harbour-card") }
move-pre-harbour-use-quarter = Utiliser le quartier { NAME($quarter, "quarter.de") }
move-pre-harbour-exchange = { NAME($quarter, "quarter") } : { NAME($give, "resource") } contre { NAME($get, "resource") }
move-pre-harbour-play = Jouer { NAME($card, "action-card.le") }
move-build-end-build = Ne plus rien construire
move-build-build = Construire depuis le site { $site }
move-build-take-special = Prendre la carte spéciale du site { $site }
move-build-build-with-workers = Construire depuis le site { $site }, les ouvriers économisent { AMOUNTS($waive, "resource") }
move-build-use-quarter = { move-pre-harbour-use-quarter }
move-build-exchange = { move-pre-harbour-exchange }
move-build-play = { move-pre-harbour-play }
move-quarter-skip-quarter = Ne pas placer de figurine
move-quarter-place-in-quarter = Placer une figurine au quartier { NAME($quarter, "quarter.de") }
move-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-quarter-exchange = { move-pre-harbour-exchange }
move-quarter-play = { move-pre-harbour-play }
move-final-end-turn = Terminer le tour
move-final-use-quarter = { move-pre-harbour-use-quarter }
move-final-exchange = { move-pre-harbour-exchange }
move-final-play = { move-pre-harbour-play }
move-remove-palace-card-remove-palace-card = Écarter la carte du site { $site }
move-move-vizier-move-vizier = Au quartier { NAME($quarter, "quarter.de") }
move-vizier-or-quarter-move-vizier = { move-move-vizier-move-vizier }
move-vizier-or-quarter-use-quarter = { move-pre-harbour-use-quarter }
move-vizier-or-quarter-exchange = { move-pre-harbour-exchange }
move-vizier-exchange-none = Ne rien échanger
move-vizier-exchange-vizier-exchange = Donner { NAME($give, "resource.du") } contre { NAME($get, "resource.du") }
move-harbour-master-harbour-master = Intervertir les emplacements { NAMES($slots, "number") }
move-desert-robber-desert-robber = Prendre { NAME($type, "resource.du") } à { SEAT($opponent) }
move-caravan-leader-caravan-leader = { NAME($type, "resource") }
move-harem-guard-harem-guard = Intervertir les marqueurs des cases { NAMES($cells, "number") }
move-merchant-take-merchant-take = Prendre { AMOUNTS($take, "resource") } à { SEAT($opponent) }
move-merchant-give-merchant-give = { AMOUNTS($give, "resource") }
move-foreman-figure-foreman-figure = La figurine de la place { $space } du quartier { NAME($quarter, "quarter.de") }
move-foreman-target-foreman-target = Au quartier { NAME($quarter, "quarter.de") }
move-figure-source-none = Laisser vide
move-figure-source-figure-source = La figurine de la place { $space } du quartier { NAME($quarter, "quarter.de") }
move-serail-marker-no = Ne pas placer de marqueur
move-serail-marker-yes = Placer un marqueur
move-place-lock-none = Ne pas verrouiller
move-place-lock-place-lock = Verrouiller avec { NAME($type, "resource.du") }
move-discard-cards-discard = Défausser { NAME($card, "action-card.le") }
move-return-resources-return = Rendre 1 { NAME($type, "resource") }

## Endings

ending-palace-done = Le palais est achevé : toutes les cartes Palais ont été construites ou retirées.
ending-game-end-taken = La carte Fin de partie a été prise.
ending-stalled = Plus personne ne faisait avancer le palais.

## Names

card-arch-1 = arc de portail 1
    .le = l’arc de portail 1
card-arch-2 = arc de portail 2
    .le = l’arc de portail 2
card-arch-3 = arc de portail 3
    .le = l’arc de portail 3
card-arch-4 = arc de portail 4
    .le = l’arc de portail 4
card-arch-5 = arc de portail 5
    .le = l’arc de portail 5
card-arch-6 = arc de portail 6
    .le = l’arc de portail 6
card-arch-7 = arc de portail 7
    .le = l’arc de portail 7
card-arch-8 = arc de portail 8
    .le = l’arc de portail 8
card-fountain-1 = fontaine 1
    .le = la fontaine 1
card-fountain-2 = fontaine 2
    .le = la fontaine 2
card-fountain-3 = fontaine 3
    .le = la fontaine 3
card-fountain-4 = fontaine 4
    .le = la fontaine 4
card-fountain-5 = fontaine 5
    .le = la fontaine 5
card-fountain-6 = fontaine 6
    .le = la fontaine 6
card-fountain-7 = fontaine 7
    .le = la fontaine 7
card-fountain-8 = fontaine 8
    .le = la fontaine 8
card-pillar-1 = pilier 1
    .le = le pilier 1
card-pillar-2 = pilier 2
    .le = le pilier 2
card-pillar-3 = pilier 3
    .le = le pilier 3
card-pillar-4 = pilier 4
    .le = le pilier 4
card-pillar-5 = pilier 5
    .le = le pilier 5
card-pillar-6 = pilier 6
    .le = le pilier 6
card-pillar-7 = pilier 7
    .le = le pilier 7
card-pillar-8 = pilier 8
    .le = le pilier 8
card-treasure-1 = première carte Chambre du Trésor
    .le = la première carte Chambre du Trésor
card-treasure-2 = seconde carte Chambre du Trésor
    .le = la seconde carte Chambre du Trésor
card-game-end = carte Fin de partie
    .le = la carte Fin de partie
harbour-card-harbour-a = carte Port A
    .le = la carte Port A
harbour-card-harbour-b = carte Port B
    .le = la carte Port B
resource-alabaster = albâtre
    .de = d’albâtre
    .le = l’albâtre
    .du = de l’albâtre
resource-sandstone = grès
    .de = de grès
    .le = le grès
    .du = du grès
resource-ebony = ébène
    .de = d’ébène
    .le = l’ébène
    .du = de l’ébène
resource-gold = or
    .de = d’or
    .le = l’or
    .du = de l’or
quarter-stonemason = tailleur de pierres
    .de = du tailleur de pierres
    .chez = chez le tailleur de pierres
quarter-carpenter = charpentier
    .de = du charpentier
    .chez = chez le charpentier
quarter-mason = maçon
    .de = du maçon
    .chez = chez le maçon
quarter-goldsmith = orfèvre
    .de = de l’orfèvre
    .chez = chez l’orfèvre
quarter-money-changer = banquier
    .de = du banquier
    .chez = chez le banquier
quarter-bazaar = bazar
    .de = du bazar
    .chez = au bazar
destination-treasure-chamber = Chambre du Trésor
    .le = la Chambre du Trésor
    .sur = dans la Chambre du Trésor
destination-serail-seat = siège du sérail
    .le = le siège du sérail
    .sur = sur le siège du sérail
destination-balcony-1 = balcon du jardin 1
    .le = le balcon du jardin 1
    .sur = sur le balcon du jardin 1
destination-balcony-2 = balcon du jardin 2
    .le = le balcon du jardin 2
    .sur = sur le balcon du jardin 2
destination-balcony-3 = balcon du jardin 3
    .le = le balcon du jardin 3
    .sur = sur le balcon du jardin 3
destination-balcony-4 = balcon du jardin 4
    .le = le balcon du jardin 4
    .sur = sur le balcon du jardin 4
destination-balcony-5 = balcon du jardin 5
    .le = le balcon du jardin 5
    .sur = sur le balcon du jardin 5
destination-balcony-6 = balcon du jardin 6
    .le = le balcon du jardin 6
    .sur = sur le balcon du jardin 6
destination-balcony-7 = balcon du jardin 7
    .le = le balcon du jardin 7
    .sur = sur le balcon du jardin 7
destination-balcony-8 = balcon du jardin 8
    .le = le balcon du jardin 8
    .sur = sur le balcon du jardin 8

slot-1 = et une carte Action à piocher
slot-2 = et une carte Palais à écarter
slot-3 = et le vizir à déplacer
slot-4 = et rien de plus

step-pre-harbour = le port
step-build = la construction
step-quarter = les quartiers
step-final = la fin du tour
step-limits = les limites
step-over = partie finie

next-arch = un arc de portail
next-treasure-1 = la première carte Chambre du Trésor
next-fountain = une fontaine
next-treasure-2 = la seconde carte Chambre du Trésor
next-pillar = un pilier
next-pillar-or-game-end = un pilier ou la carte Fin de partie

table-palace-cards = les coûts des cartes Palais
table-special-cards = les coûts des cartes spéciales
table-basic-action-cards = ce que donnent les cartes Action de base
table-harbour-cards = les versos des cartes Port
table-quarter-neighbours = le voisinage des quartiers
reconstructed-note = Reconstitué par nos soins, et non tel qu’imprimé : { NAMES($tables, "table") }.

effect-quarter-stonemason = donne 1 albâtre
effect-quarter-carpenter = donne 1 ébène
effect-quarter-mason = donne 1 grès
effect-quarter-goldsmith = donne 1 or
effect-quarter-money-changer = de l’or contre un matériau, ou l’inverse
effect-quarter-bazaar = un matériau contre un autre

action-card-harbour-master = Maître du port
    .le = le Maître du port
    .effect = intervertissez deux emplacements du port, puis ajustez-les à leur capacité
action-card-desert-robber = Voleur du désert
    .le = le Voleur du désert
    .effect = prenez à un adversaire une ressource de votre choix
action-card-caravan-leader = Chef de caravane
    .le = le Chef de caravane
    .effect = prenez dans la réserve une ressource de votre choix
action-card-harem-guard = Garde du harem
    .le = le Garde du harem
    .effect = intervertissez deux marqueurs de couleurs différentes dans le sérail
action-card-merchant = Marchand
    .le = le Marchand
    .effect = échangez une ou deux ressources avec un adversaire
action-card-worker = Ouvrier
    .le = l’Ouvrier
    .effect = avec une construction : une ressource du coût n’est pas à payer
action-card-foreman = Contremaître
    .le = le Contremaître
    .effect = déplacez gratuitement une figurine quelconque vers un autre quartier
action-card-res-alabaster = Carte Albâtre
    .le = la carte Albâtre
    .effect = prenez 1 albâtre dans la réserve
action-card-res-sandstone = Carte Grès
    .le = la carte Grès
    .effect = prenez 1 grès dans la réserve
action-card-res-ebony = Carte Ébène
    .le = la carte Ébène
    .effect = prenez 1 ébène dans la réserve
action-card-res-gold = Carte Or
    .le = la carte Or
    .effect = prenez 1 or dans la réserve
action-card-res-alabaster-alabaster = Carte 2 albâtre
    .le = la carte 2 albâtre
    .effect = prenez 2 albâtre dans la réserve
action-card-res-alabaster-sandstone = Carte 1 albâtre et 1 grès
    .le = la carte 1 albâtre et 1 grès
    .effect = prenez 1 albâtre et 1 grès dans la réserve
action-card-res-alabaster-ebony = Carte 1 albâtre et 1 ébène
    .le = la carte 1 albâtre et 1 ébène
    .effect = prenez 1 albâtre et 1 ébène dans la réserve
action-card-res-alabaster-gold = Carte 1 albâtre et 1 or
    .le = la carte 1 albâtre et 1 or
    .effect = prenez 1 albâtre et 1 or dans la réserve
action-card-res-sandstone-sandstone = Carte 2 grès
    .le = la carte 2 grès
    .effect = prenez 2 grès dans la réserve
action-card-res-sandstone-ebony = Carte 1 grès et 1 ébène
    .le = la carte 1 grès et 1 ébène
    .effect = prenez 1 grès et 1 ébène dans la réserve
action-card-res-sandstone-gold = Carte 1 grès et 1 or
    .le = la carte 1 grès et 1 or
    .effect = prenez 1 grès et 1 or dans la réserve
action-card-res-ebony-ebony = Carte 2 ébène
    .le = la carte 2 ébène
    .effect = prenez 2 ébène dans la réserve
action-card-res-ebony-gold = Carte 1 ébène et 1 or
    .le = la carte 1 ébène et 1 or
    .effect = prenez 1 ébène et 1 or dans la réserve
action-card-res-gold-gold = Carte 2 or
    .le = la carte 2 or
    .effect = prenez 2 or dans la réserve
action-card-res-alabaster-alabaster-alabaster = Carte 3 albâtre
    .le = la carte 3 albâtre
    .effect = prenez 3 albâtre dans la réserve
action-card-res-alabaster-alabaster-sandstone = Carte 2 albâtre et 1 grès
    .le = la carte 2 albâtre et 1 grès
    .effect = prenez 2 albâtre et 1 grès dans la réserve
action-card-res-alabaster-alabaster-ebony = Carte 2 albâtre et 1 ébène
    .le = la carte 2 albâtre et 1 ébène
    .effect = prenez 2 albâtre et 1 ébène dans la réserve
action-card-res-alabaster-alabaster-gold = Carte 2 albâtre et 1 or
    .le = la carte 2 albâtre et 1 or
    .effect = prenez 2 albâtre et 1 or dans la réserve
action-card-res-alabaster-sandstone-sandstone = Carte 1 albâtre et 2 grès
    .le = la carte 1 albâtre et 2 grès
    .effect = prenez 1 albâtre et 2 grès dans la réserve
action-card-res-alabaster-sandstone-ebony = Carte 1 albâtre, 1 grès et 1 ébène
    .le = la carte 1 albâtre, 1 grès et 1 ébène
    .effect = prenez 1 albâtre, 1 grès et 1 ébène dans la réserve
action-card-res-alabaster-sandstone-gold = Carte 1 albâtre, 1 grès et 1 or
    .le = la carte 1 albâtre, 1 grès et 1 or
    .effect = prenez 1 albâtre, 1 grès et 1 or dans la réserve
action-card-res-alabaster-ebony-ebony = Carte 1 albâtre et 2 ébène
    .le = la carte 1 albâtre et 2 ébène
    .effect = prenez 1 albâtre et 2 ébène dans la réserve
action-card-res-alabaster-ebony-gold = Carte 1 albâtre, 1 ébène et 1 or
    .le = la carte 1 albâtre, 1 ébène et 1 or
    .effect = prenez 1 albâtre, 1 ébène et 1 or dans la réserve
action-card-res-alabaster-gold-gold = Carte 1 albâtre et 2 or
    .le = la carte 1 albâtre et 2 or
    .effect = prenez 1 albâtre et 2 or dans la réserve
action-card-res-sandstone-sandstone-sandstone = Carte 3 grès
    .le = la carte 3 grès
    .effect = prenez 3 grès dans la réserve
action-card-res-sandstone-sandstone-ebony = Carte 2 grès et 1 ébène
    .le = la carte 2 grès et 1 ébène
    .effect = prenez 2 grès et 1 ébène dans la réserve
action-card-res-sandstone-sandstone-gold = Carte 2 grès et 1 or
    .le = la carte 2 grès et 1 or
    .effect = prenez 2 grès et 1 or dans la réserve
action-card-res-sandstone-ebony-ebony = Carte 1 grès et 2 ébène
    .le = la carte 1 grès et 2 ébène
    .effect = prenez 1 grès et 2 ébène dans la réserve
action-card-res-sandstone-ebony-gold = Carte 1 grès, 1 ébène et 1 or
    .le = la carte 1 grès, 1 ébène et 1 or
    .effect = prenez 1 grès, 1 ébène et 1 or dans la réserve
action-card-res-sandstone-gold-gold = Carte 1 grès et 2 or
    .le = la carte 1 grès et 2 or
    .effect = prenez 1 grès et 2 or dans la réserve
action-card-res-ebony-ebony-ebony = Carte 3 ébène
    .le = la carte 3 ébène
    .effect = prenez 3 ébène dans la réserve
action-card-res-ebony-ebony-gold = Carte 2 ébène et 1 or
    .le = la carte 2 ébène et 1 or
    .effect = prenez 2 ébène et 1 or dans la réserve
action-card-res-ebony-gold-gold = Carte 1 ébène et 2 or
    .le = la carte 1 ébène et 2 or
    .effect = prenez 1 ébène et 2 or dans la réserve
action-card-res-gold-gold-gold = Carte 3 or
    .le = la carte 3 or
    .effect = prenez 3 or dans la réserve

## The game itself

game-summary = Décorez les jardins du palais, gardez vos figurines sur son toit, et surveillez qui siège au sérail.
game-like = Faites venir pierre et ébène au port, construisez arcs de portail, fontaines et piliers dans huit jardins, et chassez vos rivaux des balcons, car seul le toit compte.
game-minutes = 45 à 75 minutes

## Chapters of the rules

chapter-1 = Le jeu
chapter-2 = Le matériel
chapter-3 = Mise en place
chapter-4 = Le tour
chapter-5 = Le sérail
chapter-6 = La fin
chapter-7 = Le jeu avancé
chapter-8 = Cartes et nombres
chapter-9 = Ce qui est caché
chapter-11 = Ce que l’on vous demande
chapter-S = Ce qu’il a fallu trancher

## Options

option-players = Joueurs
    .help = Combien sont à la table.
option-mode = Jeu
    .help = Le jeu avancé a davantage de cartes Action, le siège du sérail et des verrous sur les jardins.
option-mode-basic = De base
option-mode-advanced = Avancé
option-treasure-cost = Cartes Chambre du Trésor
    .help = Ce que coûte une telle carte en plus de l’or de son site. Nous ne savons pas ce qui y est imprimé.
option-treasure-cost-one-of-each = Un matériau de chaque type
option-treasure-cost-none = Rien
option-data = Cartes et ville
    .help = Nous ne connaissons pas certaines tables imprimées et avons fait les nôtres. Qui a les tables imprimées peut les saisir ici.
option-stall-rounds = Blocage
    .help = Après tant de tours de chaque joueur sans qu’une carte quitte un site, la partie se termine.
option-hand-limit-basic = Cartes Action gardées, jeu de base
    .help = Combien on peut en garder à la fin d’un tour.
option-hand-limit-advanced = Cartes Action gardées, jeu avancé
    .help = Combien on peut en garder à la fin d’un tour.
option-stock-limit = Ressources gardées
    .help = Combien on peut en garder à la fin d’un tour.
option-resources-each = Pièces de chaque ressource
    .help = Leur nombre.
option-figures-each = Figurines par joueur
    .help = Leur nombre.
option-markers-each = Marqueurs sérail par joueur
    .help = Leur nombre.
option-slot-1-capacity = Emplacement 1 du port
    .help = Combien de ressources il peut contenir.
option-slot-2-capacity = Emplacement 2 du port
    .help = Combien de ressources il peut contenir.
option-slot-3-capacity = Emplacement 3 du port
    .help = Combien de ressources il peut contenir.
option-slot-4-capacity = Emplacement 4 du port
    .help = Combien de ressources il peut contenir.
option-site-1-surcharge = Supplément du site 1
    .help = L’or qu’une carte y coûte en plus.
option-site-2-surcharge = Supplément du site 2
    .help = L’or qu’une carte y coûte en plus.
option-site-3-surcharge = Supplément du site 3
    .help = L’or qu’une carte y coûte en plus.
option-space-1-price = Première place d’un quartier
    .help = L’or qu’elle coûte.
option-space-2-price = Seconde place d’un quartier
    .help = L’or qu’elle coûte.
option-serail-cells-2 = Cases du sérail à deux joueurs
    .help = Leur nombre.
option-serail-cells-3 = Cases du sérail à trois joueurs
    .help = Leur nombre.
option-serail-cells-4 = Cases du sérail à quatre joueurs
    .help = Leur nombre.

## The columns of the final table

score-rank = rang
score-points = points
    .effect = Un par figurine sur un balcon, dans la chambre du trésor et sur le siège du sérail.
score-balconies = balcons
score-treasure-chamber = chambre du trésor
score-serail-seat = siège du sérail
score-serail-markers = marqueurs au sérail
    .effect = À points égaux, le plus de marqueurs au sérail.
score-serail-order = marqueur le plus proche de la case 1
    .effect = À nombre égal de marqueurs ; sans aucun marqueur, l’égalité demeure.

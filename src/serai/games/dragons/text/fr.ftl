### Aladdin's Dragons in French.

## Setting up

event-first-player = { SEAT($seat) } a le chameau et commence.
event-lamps-dealt = Tout le monde reçoit une lampe.
event-start-treasures-taken = { SEAT($seat) } débute avec { COUNTS($units, "units") }.

## Upkeep

event-round-began = La manche { $round } commence ; { SEAT($first) } joue en premier.
event-treasure-deck-reshuffled = Les cartes Trésor sont mélangées à nouveau.
event-treasure-card-turned = Les dragons apportent de nouveaux trésors (carte { $card }).
event-cave-filled = { NAME($cave, "heading") }, de haut en bas : { NAMES($amounts, "niche") }.
event-cave-filled-in-part = { NAME($cave, "heading") }, de haut en bas : { NAMES($amounts, "niche") } ; la banque n’en a plus.
event-artifact-turned-up = En vente dans { NAME($room, "space") } : { NAME($artifact, "artifact") }.

## Placement

event-token-placed = { SEAT($seat) } pose le pion n° { $piece } face cachée { NAME($space, "at") }.
event-placed-value = C’est le { NAMES($values, "value") } ; { SEAT($seat) } le sait, et personne d’autre.
event-token-placed-face-up = { SEAT($seat) } pose un { $value } face visible { NAME($space, "at") }.

## Scoring

event-tokens-turned-up = On révèle { NAME($space, "at") } : { THING($pieces, "piece") }.
event-treasure-won = { SEAT($seat) } prend { COUNT($amount, $treasure, "units") } dans { NAME($cave, "space") }.

event-spells-drawn = { SEAT($seat) } pioche { $number ->
    [1] le dernier sortilège
   *[other] { $number } sortilèges
}.
event-saw-spells = { SEAT($seat) } voit : { NAMES($spells, "item") }.
event-spell-kept = { SEAT($seat) } garde : { NAMES($spells, "item") }.
event-spell-given = { SEAT($seat) } donne l’autre sortilège à { SEAT($to) }.
event-spell-received = { SEAT($seat) } reçoit : { NAMES($spells, "item") }.
event-spell-discarded = { SEAT($seat) } n’a pas de rival dans la tente : « { NAME($spell, "item") } » quitte la partie.
event-no-spell-left = Il ne reste plus de sortilège dans la tente d’Aladin.
event-djinn-won = Grâce au Djinn, { SEAT($seat) } peut utiliser deux objets magiques cette manche.
event-market-declined = { SEAT($seat) } n’échange rien au marché.
event-market-traded = Au marché, { SEAT($seat) } donne { COUNT(1, $given, "units") } et prend { COUNTS($taken, "units") }.
event-first-player-named = { SEAT($seat) } envoie le chameau à { SEAT($named) } pour la prochaine manche.
event-camel-stays = Personne n’est au caravansérail ; le chameau reste où il est.
event-camel-moved = Le chameau passe aussitôt à { SEAT($seat) }.

event-guard-turned-up = Le garde est révélé : force { $guard }.
event-admitted = { SEAT($seat) } entre au palais avec { $strength } contre { $guard }.
event-admitted-by-key = { SEAT($seat) } entre au palais avec la clef.
event-guard-bribed = { SEAT($seat) } soudoie le garde avec { COUNTS($units, "units") } et entre au palais.
event-bribe-refused = Pas de pot-de-vin pour le garde de force { $guard } : { SEATS($seats) }.
event-not-admitted = { SEAT($seat) } reste à la porte du palais.
event-piece-turned-away = { THING($piece, "piece.Le") } doit quitter { NAME($space, "space") }.

event-artifact-paid = { SEAT($seat) } paie { COUNTS($units, "units") } dans { NAME($room, "space") }.
event-artifact-bought = { SEAT($seat) } prend { NAME($artifact, "artifact.le") } dans { NAME($room, "space") }.
event-artifact-declined = Pas d’achat dans { NAME($room, "space") } : { SEATS($seats) }.
event-artifact-unsold = Dans { NAME($room, "space") }, l’objet magique reste en vente.

## Clean-up and the end

event-leftovers-returned = { $amount ->
    [one] { $amount } trésor laissé { NAME($cave, "at") } retourne à la banque.
   *[other] { $amount } trésors laissés { NAME($cave, "at") } retournent à la banque.
}
event-leftovers-stay = { $amount ->
    [one] { $amount } trésor laissé { NAME($cave, "at") } y reste.
   *[other] { $amount } trésors laissés { NAME($cave, "at") } y restent.
}
event-camel-passed = Le chameau passe à { SEAT($seat) }.
event-scrolls-decided = Les parchemins départagent les ex æquo ({ $scrolls }) : { SEATS($winners) }.
event-game-ended = { NAME($ending, "ending") } Victoire : { SEATS($winners) }.

## Windows: what is declared

event-passes = Rien à déclarer : { SEATS($seats) }.
event-lamp-lit = { SEAT($seat) } allume sa lampe.
event-spell-cast = { SEAT($seat) } lance « { NAME($spell, "item") } ».
event-spell-cast-on-space = { SEAT($seat) } lance « { NAME($spell, "item") } » sur { NAME($space, "space") }.
event-spell-cast-on-piece = { SEAT($seat) } lance « { NAME($spell, "item") } » sur { THING($piece, "piece.le") }.
event-spell-cast-to-move = { SEAT($seat) } lance « { NAME($spell, "item") } » : { THING($piece, "piece.le") } vers { NAME($space, "space") }.
event-spell-cast-to-swap = { SEAT($seat) } lance « { NAME($spell, "item") } » : { NAME($artifact, "artifact.un") } contre l’objet en vente dans { NAME($room, "space") }.
event-artifact-borrowed = { SEAT($seat) } lance « Emprunt » : { NAME($artifact, "artifact.le") } ({ SEAT($owner) }).
event-artifact-borrowed-against = { SEAT($seat) } lance « Emprunt » : { NAME($artifact, "artifact.le") } ({ SEAT($owner) }), contre « { NAME($spell, "item") } ».
event-artifact-borrowed-for = { SEAT($seat) } lance « Emprunt » : { NAME($artifact, "artifact.le") } ({ SEAT($owner) }), pour { THING($piece, "piece.le") }.
event-artifact-used = { SEAT($seat) } utilise { NAME($artifact, "artifact.le") }.
event-artifact-used-on-piece = { SEAT($seat) } utilise { NAME($artifact, "artifact.le") } sur { THING($piece, "piece.le") }.
event-spell-countered = { SEAT($seat) } annule « { NAME($spell, "item") } » ({ SEAT($caster) }).
event-spell-countered-by-loan = { SEAT($seat) } annule « { NAME($spell, "item") } » ({ SEAT($caster) }) avec le contresort emprunté.
event-borrowed-counterspell-too-late = « { NAME($spell, "item") } » a déjà été annulé ; le contresort emprunté par { SEAT($seat) } ne fait rien.

## Windows: what takes effect

event-spell-without-effect = « { NAME($spell, "item") } » ({ SEAT($seat) }) ne fait rien.
event-piece-went-home = { THING($piece, "piece.Le") } quitte { NAME($space, "space") } et rentre derrière son paravent.
event-piece-moved = { THING($piece, "piece.Le") } quitte { NAME($from, "space") } pour { NAME($to, "space") }.
event-carpet-landed = { SEAT($seat) } pose son tapis volant { NAME($space, "at") }.
event-carpet-found-no-place = { SEAT($seat) } ne trouve pas de place pour son tapis volant { NAME($space, "at") }.
event-piece-doubled = Le double astral agit : { THING($piece, "piece") }.
event-double-found-no-piece = { SEAT($seat) } : le double astral arrive trop tard pour { THING($piece, "piece.le") }.
event-key-turned = { SEAT($seat) } tourne la clef du palais.

event-alms-taken = { SEAT($seat) } reçoit en aumône : { COUNTS($units, "units") }.
event-treasures-exchanged = { SEAT($seat) } échange { COUNTS($given, "units") } contre { COUNTS($taken, "units") }.
event-dragon-flew = Le dragon remplit { NAME($cave, "space") }, de haut en bas : { NAMES($amounts, "niche") }.
event-dragon-returned = Le dragon revient dans { NAME($cave, "space") } et veille sur son trésor ({ $amount }) cette manche.
event-treasures-returned = { SEAT($seat) } rend { COUNTS($units, "units") } pour « { NAME($spell, "item") } ».
event-all-treasures-returned = { SEAT($seat) } rend tout pour « { NAME($spell, "item") } » : { COUNTS($units, "units") }.
event-baksheesh-paid = { SEAT($seat) } paie en bakchich : { COUNTS($units, "units") }.
event-taxes-paid = { SEAT($seat) } paie en impôts : { COUNTS($units, "units") }.
event-pieces-withdrawn = { SEAT($seat) } ne paie pas d’impôts et retire { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} du palais.
event-teleport-paid = { SEAT($seat) } donne en dédommagement { COUNTS($units, "units") } à { SEAT($owner) }.
event-eye-answered = { SEAT($seat) } riposte contre { THING($piece, "piece.le") }.
event-no-piece-to-remove-in-return = { SEAT($seat) } ne trouve pas de pièce à renvoyer en retour.
event-spy-sent = { SEAT($seat) } a un espion en ville : tous les autres posent face visible.
event-space-sealed = { SEAT($seat) } scelle { NAME($space, "space") } pour cette manche.
event-last-are-first = { SEAT($seat) } renverse l’ordre : un 9 compte 1 et un 1 compte 9.
event-smuggled-in = { SEAT($seat) } écoule sa contrebande { NAMES($spaces, "at") }.
event-looked-at-pile = { SEAT($seat) } regarde { $number ->
    [one] { $number } objet magique
   *[other] les { $number } objets magiques
} dans { NAME($room, "space") }.
event-saw-pile = { SEAT($seat) } voit, de haut en bas : { NAMES($artifacts, "artifact") }.
event-mirage-kept = { SEAT($seat) } laisse { NAME($artifact, "artifact.le") } en vente dans { NAME($room, "space") }.
event-mirage-changed = { SEAT($seat) } met { NAME($artifact, "artifact.le") } en vente dans { NAME($room, "space") } ; { NAME($former, "artifact.le") } passe sous la pile.
event-artifacts-swapped = { SEAT($seat) } prend { NAME($taken, "artifact.le") } dans { NAME($room, "space") } et y met en vente { NAME($given, "artifact.le") }.
event-took-the-one-on-sale = { SEAT($seat) } fouille la pile dans { NAME($room, "space") } et s’en tient à l’objet en vente.
event-took-a-hidden-one = { SEAT($seat) } prend un autre objet magique de la pile dans { NAME($room, "space") }, sans le montrer.
event-took-artifact = { SEAT($seat) } l’a maintenant : { NAMES($artifacts, "artifact") }.

## Why not: tokens and spaces

refusal-space-not-in-use = Cette case ne sert pas dans cette partie : { NAME($space, "space") }.
refusal-cave-without-treasure = Il n’y a pas de trésor { NAME($space, "at") }.
refusal-five-pieces-in-room = Personne ne peut avoir plus de cinq pièces { NAME($space, "at") }.
refusal-space-sealed = Plus rien ne peut arriver { NAME($space, "at") } : la case est scellée pour cette manche.
refusal-token-not-behind-screen = Vous n’avez pas de { $value } derrière votre paravent.
refusal-space-is-finished = Plus rien ne bouge { NAME($space, "at") } : la case est déjà résolue.
refusal-already-there = Le pion est déjà { NAME($space, "at") }.
refusal-owner-not-admitted = { SEAT($owner) } n’a pas pu entrer au palais cette manche.
refusal-space-not-live = Impossible d’atteindre { NAME($space, "space") } : la case est déjà résolue.
refusal-never-on-the-guard-room = Aucun sortilège n’agit sur { NAME($space, "space") }.
refusal-nothing-lies-there = Il n’y a rien { NAME($space, "at") }.
refusal-not-an-open-cave = Ce n’est pas une grotte encore à résoudre : { NAME($space, "space") }.
refusal-cave-has-treasure = Il y a déjà un trésor { NAME($space, "at") }.
refusal-cave-closed-by-dragon = Le dragon est revenu { NAME($space, "at") } ; la grotte reste fermée cette manche.
refusal-not-a-palace-room = Ce n’est pas une salle du palais : { NAME($space, "space") }.
refusal-nothing-on-sale = Aucun objet magique n’est en vente { NAME($space, "at") }.
refusal-nothing-below-the-one-on-sale = Il n’y a pas d’autre objet magique sous celui qui est en vente.

## Why not: pieces

refusal-no-such-piece = Il n’y a pas de pièce n° { $piece } sur le plateau.
refusal-not-your-piece = La pièce n° { $piece } n’est pas à vous.
refusal-your-own-piece = La pièce n° { $piece } est à vous ; il en faut une à quelqu’un d’autre.
refusal-carpets-do-not-move = La pièce n° { $piece } est un tapis, et les tapis ne se déplacent pas.
refusal-no-legal-destination = Le pion n° { $piece } n’a nulle part où aller.
refusal-not-on-the-space-scored = La pièce n° { $piece } n’est pas sur la case en cours de résolution.
refusal-already-doubled = La pièce n° { $piece } a déjà un double.
refusal-not-a-piece-of-the-caster = La pièce n° { $piece } n’appartient pas au lanceur du sortilège.

## Why not: spells and artifacts

refusal-spell-not-in-hand = « { NAME($spell, "item") } » n’est pas dans votre main.
refusal-not-in-this-window = « { NAME($item, "item") } » ne peut pas se jouer à ce moment.
refusal-no-spells-in-guard-room = « { NAME($spell, "item") } » ne peut pas être lancé maintenant : aucun sortilège ne peut l’être pendant la résolution de la salle des gardes.
refusal-lamp-cannot-be-lit = « { NAME($spell, "item") } » demande une lampe allumée : la vôtre est éteinte, et il ne vous reste aucune utilisation d’objet magique pour l’allumer.
refusal-no-artifact-use-left = Il ne vous reste aucune utilisation d’objet magique cette manche pour « { NAME($artifact, "item") } ».
refusal-no-unused-artifact = Vous n’avez pas d’objet magique inutilisé de ce type : { NAME($artifact, "artifact") }.
refusal-not-castable = « { NAME($spell, "item") } » n’aurait rien à faire maintenant.
refusal-nothing-to-aim-at = « { NAME($item, "item") } » ne trouve pas de cible maintenant.
refusal-strong-enough-already = Votre force de { $strength } suffit contre le garde de { $guard } : pas besoin de clef.
refusal-has-used-a-key = Vous avez déjà utilisé une clef : une seconde n’ouvrirait rien de plus.
refusal-spell-not-declared = « { NAME($spell, "item") } » n’a pas été déclaré, ou est annulé.
refusal-your-own-spell = « { NAME($spell, "item") } » est votre propre sortilège.
refusal-artifact-cannot-be-borrowed = Cette manche, { SEAT($owner) } n’a pas utilisé { NAME($artifact, "artifact.de") } que vous puissiez emprunter.
refusal-could-not-use-it-now = En ce moment, { NAME($artifact, "artifact.un") } ne vous servirait à rien.
refusal-never-the-lamp = La lampe ne quitte jamais son propriétaire.
refusal-no-such-place-in-pile = Il n’y a pas d’objet magique numéro { $place } dans une pile de { $size }, en comptant à partir de 0.
refusal-spell-not-drawn = « { NAME($spell, "item") } » n’est pas parmi les sortilèges que vous avez piochés.

## Why not: treasure

refusal-other-treasure-asked = Pas encore : on demande maintenant les { NAME($asked, "kinds") }, pas les { NAME($treasure, "kinds") }.
refusal-amount-too-small = C’est trop peu : { COUNT($amount, $treasure, "units") } ; ici, il en faut au moins { $least }.
refusal-amount-too-large = C’est trop : { COUNT($amount, $treasure, "units") } ; ici, c’est { $most } au plus.
refusal-no-treasure-of-kind = Vous n’avez pas de { NAME($treasure, "kinds") } à donner.
refusal-no-such-player = { SEAT($seat) } n’est pas à cette table.
refusal-cannot-pay-bribe = Le pot-de-vin serait de { $price } et vous avez { $wealth ->
    [one] { $wealth } trésor
   *[other] { $wealth } trésors
}.
refusal-cannot-pay-price = Vous ne pouvez pas payer { $price } avec { $pieces ->
    [one] une seule sorte de trésor
   *[other] { $pieces } sortes de trésors différentes
}, une sorte par pièce.
refusal-treasure-pays-for-another-piece = Les { NAME($treasure, "kinds") } paient déjà une autre pièce.
refusal-too-little-of-treasure = Il faut { COUNT($value, $treasure, "units") } et vous en avez { $held }.
refusal-rest-could-not-be-paid = Si les { NAME($treasure, "kinds") } paient le { $value }, le reste du prix ne peut pas être payé.
refusal-cannot-pay-for-piece = La garder porte la somme à { $price } et vous avez { $wealth }.
refusal-cannot-pay-taxes = Les impôts sont de { $price } et vous avez { $wealth }.

## Why: what a hint says

reason-cave-prize = { COUNT($amount, $treasure, "units") } pour le plus fort { NAME($space, "at") }, où { $rivals ->
    [0] il n’y a encore personne d’autre
    [one] il y a pour l’instant { $rivals } rival
   *[other] il y a pour l’instant { $rivals } rivaux
}.
reason-room-alone = Personne d’autre n’est { NAME($space, "at") } : un petit pion y achète l’objet magique à bas prix.
reason-room-rivals = L’objet magique en vente { NAME($space, "at") } peut se gagner contre { $rivals ->
    [one] { $rivals } rival
   *[other] { $rivals } rivaux
}.
reason-room-sells-nothing = Rien n’est en vente { NAME($space, "at") } : un pion y est seulement mis de côté.
reason-guard-entry = Vos pions dans { $rooms ->
    [one] { $rooms } salle
   *[other] { $rooms } salles
} du palais n’achètent rien si le garde ne vous laisse pas entrer.
reason-guard-before-palace = Sans pion ici, vous ne pouvez rien acheter au palais, et cela n’apprend rien aux autres.
reason-tent-spell = Un sortilège pour le plus fort et un pour le deuxième ; { $rivals ->
    [0] personne d’autre n’est là
    [one] { $rivals } rival est là
   *[other] { $rivals } rivaux sont là
}.
reason-djinn-second-use = Le plus fort peut utiliser deux objets magiques cette manche ; { $rivals ->
    [0] personne d’autre n’est là
    [one] { $rivals } rival est là
   *[other] { $rivals } rivaux sont là
}.
reason-market-gain = Le plus fort gagne { $gain ->
    [one] { $gain } unité
   *[other] { $gain } unités
} au choix ; { $rivals ->
    [0] personne d’autre n’est là
    [one] { $rivals } rival est là
   *[other] { $rivals } rivaux sont là
}.
reason-camel-breaks-ties = Qui commence la prochaine manche y gagne toutes les égalités.
reason-token-chance = Avec le { $value }, vous l’emportez { NAME($space, "at") } dans environ { $chance } cas sur 100.
reason-token-price = Avec le { $value }, vous payez { $price } { NAME($space, "at") }, et l’objet magique vous est proposé dans environ { $chance } cas sur 100.
reason-token-guard = Avec le { $value }, vous passez { $chance } gardes sur 100 sans pot-de-vin.
reason-magic-is-kept = Rien ici ne mérite votre magie : gardez-la pour plus tard.
reason-magic-helps-now = C’est « { NAME($item, "item") } » qui rapporte le plus à ce moment.
reason-aim-at-space = C’est { NAME($space, "at") } que « { NAME($item, "item") } » rapporte le plus.
reason-aim-at-piece = C’est sur cette pièce, maintenant { NAME($space, "at") }, que « { NAME($item, "item") } » rapporte le plus.
reason-miss-artifact-least = C’est { NAME($artifact, "artifact.le") } qui vous manquerait le moins.
reason-aim-at-spell = C’est « { NAME($item, "item") } » qui vous ferait le plus de mal.
reason-loan-helps-now = Emprunter { NAME($artifact, "artifact.un") } vous aide ici.
reason-artifact-worth-price = { $price }, c’est moins que ce que vaut un objet magique maintenant, environ { $worth }.
reason-last-artifact-wins = C’est le dernier objet magique : avec { $artifacts }, vous gagnez.
reason-artifact-too-dear = { $price }, c’est beaucoup ; un objet magique vaut environ { $worth } maintenant, et il y a d’autres salles et d’autres manches.
reason-bribe-pays = { $price } pour le garde, et { $rooms ->
    [one] { $rooms } salle du palais vous est ouverte
   *[other] { $rooms } salles du palais vous sont ouvertes
}.
reason-bribe-does-not-pay = Le palais vous promet moins que les { $price } que veut le garde.
reason-collect-kind = Prenez { COUNT($amount, $treasure, "units") }, en plus de { $held } que vous avez : un prix se paie sur un seul grand stock.
reason-spare-kind = Avec { COUNT($held, $treasure, "units") }, c’est ici que vous pouvez le mieux en céder { $amount }.
reason-leave-kind = D’autres sortes vous servent ici mieux que les { NAME($treasure, "kinds") }.
reason-pay-with-kind = Avec { COUNT($held, $treasure, "units") }, c’est le stock où { $value } vous manqueront le moins.
reason-no-trade = Ce que vous avez vous convient tel quel.
reason-better-spell = « { NAME($spell, "item") } » vous est plus utile.
reason-better-artifact = C’est { NAME($artifact, "artifact.le") } qui vous est le plus utile.
reason-pieces-worth-paying = Ce que { $pieces ->
    [one] cette pièce peut
   *[other] ces { $pieces } pièces peuvent
} gagner vaut le prix.
reason-pieces-not-worth-paying = { $pieces ->
    [one] Cette pièce ne vaut
   *[other] Ces { $pieces } pièces ne valent
} pas le prix.
reason-piece-missed-most = La pièce { NAME($space, "at") } est celle qui manquerait le plus à son propriétaire.

## What is asked

ask-choose-start-treasures = Combien de { NAME($treasure, "kinds") } prenez-vous au départ ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.
ask-place-token = Où va votre prochain pion ? Il vous en reste { $tokens }{ $spells ->
    [0] .
   *[other] , et vous pouvez d’abord lancer un sortilège.
}
ask-place-value = Quel pion posez-vous { NAME($space, "at") } ?
ask-window = { $window ->
    [start] La manche commence.
    [space] Résolution : { NAME($scored, "space") }.
    [citygate] Les grottes sont finies, place à la ville.
    [placed] Un pion vient d’être posé.
    [end] La manche est finie.
   *[other] Il y a de la magie dans l’air.
} { $declared ->
    [0] Jouez-vous quelque chose ?
   *[other] Répondez-vous ?
}
ask-target-space = « { NAME($item, "item") } » : où ?
ask-target-piece = « { NAME($item, "item") } » : quelle pièce ?
ask-target-artifact = « { NAME($item, "item") } » : lequel de vos objets magiques mettez-vous en vente ?
ask-target-spell = Quel sortilège annulez-vous ?
ask-target-lender = « { NAME($item, "item") } » : quel objet magique, et à qui ?
ask-tent-keep = Quel sortilège gardez-vous ? L’autre va au deuxième dans la tente d’Aladin, ou quitte la partie s’il n’y a que vous.
ask-market-trade = Le marché est à vous : quel trésor donnez-vous, pour prendre à la place ce que vous voulez ?
ask-market-take = Combien de { NAME($treasure, "kinds") } prenez-vous au marché ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.
ask-choose-first-player = Qui commence la prochaine manche ?
ask-bribe-guard = Le garde a une force de { $guard } et il vous manque { $bribe }. Payez-vous { $bribe ->
    [one] { $bribe } trésor
   *[other] { $bribe } trésors
} pour entrer ?
ask-bribe-payment = Le pot-de-vin est de { $bribe } : combien de { NAME($treasure, "kinds") } donnez-vous ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.
ask-buy-artifact = { $artifact ->
    [none] Un objet magique
   *[other] { NAME($artifact, "artifact") }
} pour { $price }{ $pieces ->
    [one] , le tout en une seule sorte de trésor
   *[other] , chaque nombre dans une autre sorte de trésor
}. Achetez-vous ?
ask-pay-piece = Quel trésor paie le { $value } ? Le prix est { $price }.
ask-alms-pick = Aumône : combien de { NAME($treasure, "kinds") } prenez-vous ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.
ask-exchange-pick = Échange : vous avez { COUNT($held, $treasure, "units") }. Combien en voulez-vous ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.
ask-return-treasures = { NAME($acting, "item") } : combien de { NAME($treasure, "kinds") } rendez-vous ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.
ask-baksheesh-response = Bakchich pour { THING($piece, "piece.le") } { NAME($space, "at") } : payez-vous, ou reprenez-vous la pièce ?
ask-baksheesh-payment = Bakchich : combien de { NAME($treasure, "kinds") } donnez-vous ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.
ask-taxes-response = Impôts du sultan : payez-vous pour { $pieces ->
    [one] votre pièce au palais, ou la reprenez-vous
   *[other] vos { $pieces } pièces au palais, ou les reprenez-vous toutes
} ?
ask-taxes-payment = Impôts du sultan : combien de { NAME($treasure, "kinds") } donnez-vous ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.
ask-eye-response = Œil pour œil : quelle pièce renvoyez-vous ?
ask-mirage-pick = Mirage : quel objet magique sera en vente ?
ask-abracadabra-pick = Abracadabra : quel objet magique prenez-vous ?
ask-teleport-payment = Téléportation : combien de { NAME($treasure, "kinds") } vont au propriétaire ? Jusqu’ici : { COUNTS($so_far, "units") } ; encore { $left } à choisir.

move-choose-start-treasures-take = { COUNT($amount, $treasure, "units") }
move-place-token-place = { NAME($space, "heading") }
move-place-token-cast = Lancer « { NAME($spell, "item") } »
move-place-value-token = { $value }
move-window-pass = Passer
move-window-cast = Lancer « { NAME($spell, "item") } »
move-window-use = Utiliser { NAME($artifact, "artifact.le") }
move-target-space-space = { NAME($space, "heading") }
move-target-piece-piece = Pièce n° { $piece }
move-target-artifact-offer = { NAME($artifact, "artifact") }
move-target-spell-against = Contre « { NAME($spell, "item") } »
move-target-lender-borrow = { NAME($artifact, "artifact") } ({ SEAT($owner) })
move-tent-keep-keep = Garder « { NAME($spell, "item") } »
move-market-trade-decline = Ne rien échanger
move-market-trade-give = Donner { COUNT(1, $treasure, "units") }
move-market-take-take = { COUNT($amount, $treasure, "units") }
move-choose-first-player-name = { SEAT($seat) }
move-bribe-guard-refuse = Rester dehors
move-bribe-guard-pay = Payer le pot-de-vin
move-bribe-guard-cast = Lancer « { NAME($spell, "item") } »
move-bribe-payment-give = { COUNT($amount, $treasure, "units") }
move-buy-artifact-decline = Ne rien acheter
move-buy-artifact-buy = Acheter
move-buy-artifact-buy-with-abracadabra = Acheter avec « Abracadabra »
move-buy-artifact-cast = Lancer « { NAME($spell, "item") } »
move-pay-piece-with = Avec des { NAME($treasure, "kinds") }
move-alms-pick-take = { COUNT($amount, $treasure, "units") }
move-exchange-pick-hold = { COUNT($amount, $treasure, "units") }
move-return-treasures-give = { COUNT($amount, $treasure, "units") }
move-baksheesh-response-keep = Payer
move-baksheesh-response-take-back = Reprendre la pièce
move-baksheesh-payment-give = { COUNT($amount, $treasure, "units") }
move-taxes-response-pay = Payer
move-taxes-response-withdraw = Tout reprendre
move-taxes-payment-give = { COUNT($amount, $treasure, "units") }
move-eye-response-piece = Pièce n° { $piece }
move-mirage-pick-pick = { $place ->
    [0] Celui qui est en vente
   *[other] Le numéro { $place } en dessous
}
move-abracadabra-pick-pick = { $place ->
    [0] Celui qui est en vente
   *[other] Le numéro { $place } en dessous
}
move-teleport-payment-give = { COUNT($amount, $treasure, "units") }

## Endings

ending-last-artifact = Le dernier objet magique a quitté le palais.
ending-short-game = Assez d’objets magiques ont été achetés pour une première partie.
ending-max-rounds = La dernière manche a été jouée.

## Pieces and treasure

piece = { $what ->
    [token] { $value ->
        [none] pion n° { $piece } ({ SEAT($owner) }
       *[other] { $value } ({ SEAT($owner) }
    }
   *[other] tapis ({ SEAT($owner) }
}{ $doubled ->
    [yes] , doublé)
   *[no] )
}
    .le = le { $what ->
        [token] { $value ->
            [none] pion n° { $piece } ({ SEAT($owner) }
           *[other] { $value } ({ SEAT($owner) }
        }
       *[other] tapis ({ SEAT($owner) }
    }{ $doubled ->
        [yes] , doublé)
       *[no] )
    }
    .Le = Le { $what ->
        [token] { $value ->
            [none] pion n° { $piece } ({ SEAT($owner) }
           *[other] { $value } ({ SEAT($owner) }
        }
       *[other] tapis ({ SEAT($owner) }
    }{ $doubled ->
        [yes] , doublé)
       *[no] )
    }

treasure = { COUNTS($units, "units") }

units-crown = { $number ->
    [0] aucune couronne
    [one] { $number } couronne
   *[other] { $number } couronnes
}
units-pearl = { $number ->
    [0] aucune perle
    [one] { $number } perle
   *[other] { $number } perles
}
units-gem = { $number ->
    [0] aucune gemme
    [one] { $number } gemme
   *[other] { $number } gemmes
}
units-cup = { $number ->
    [0] aucune coupe
    [one] { $number } coupe
   *[other] { $number } coupes
}
units-bar = { $number ->
    [0] aucun lingot
    [one] { $number } lingot
   *[other] { $number } lingots
}

kinds-crown = couronnes
kinds-pearl = perles
kinds-gem = gemmes
kinds-cup = coupes
kinds-bar = lingots

niche-0 = { "" }

## The board: as a heading, and in a sentence

heading-cave-red = Grotte rouge
heading-cave-white = Grotte blanche
heading-cave-blue = Grotte bleue
heading-cave-black = Grotte noire
heading-cave-gold = Grotte dorée
heading-tent = Tente d’Aladin
heading-djinn = Maison du Djinn
heading-market = Marché
heading-caravanserai = Caravansérail
heading-guard-room = Salle des gardes
heading-room-1 = Salle 1
heading-room-2 = Salle 2
heading-room-3 = Salle 3
heading-room-4 = Salle 4
heading-room-5 = Salle 5

space-cave-red = la grotte rouge
space-cave-white = la grotte blanche
space-cave-blue = la grotte bleue
space-cave-black = la grotte noire
space-cave-gold = la grotte dorée
space-tent = la tente d’Aladin
space-djinn = la maison du Djinn
space-market = le marché
space-caravanserai = le caravansérail
space-guard-room = la salle des gardes
space-room-1 = la salle 1
space-room-2 = la salle 2
space-room-3 = la salle 3
space-room-4 = la salle 4
space-room-5 = la salle 5

at-cave-red = dans { space-cave-red }
at-cave-white = dans { space-cave-white }
at-cave-blue = dans { space-cave-blue }
at-cave-black = dans { space-cave-black }
at-cave-gold = dans { space-cave-gold }
at-tent = dans { space-tent }
at-djinn = dans { space-djinn }
at-market = au marché
at-caravanserai = au caravansérail
at-guard-room = dans { space-guard-room }
at-room-1 = dans { space-room-1 }
at-room-2 = dans { space-room-2 }
at-room-3 = dans { space-room-3 }
at-room-4 = dans { space-room-4 }
at-room-5 = dans { space-room-5 }

## Phases

phase-setup = mise en place
phase-upkeep = préparation
phase-placement = placement
phase-scoring = résolution
phase-clean-up = nettoyage
phase-over = la fin

## Players: whoever has no name of their own

player-0 = Amina
player-1 = Badr
player-2 = Dunya
player-3 = Hasan
player-4 = Zubaida

## Artifacts

artifact-lamp = Lampe
    .le = la lampe
    .un = une lampe
    .de = de lampe
    .effect = s’allume avec votre premier sortilège de la manche ; lancez-en ensuite autant que vous voulez
artifact-counterspell = Contresort
    .le = le contresort
    .un = un contresort
    .de = de contresort
    .effect = annule un sortilège déclaré par quelqu’un d’autre
artifact-astral-double = Double astral
    .le = le double astral
    .un = un double astral
    .de = de double astral
    .effect = double une de vos pièces sur la case en cours de résolution
artifact-flying-carpet = Tapis volant
    .le = le tapis volant
    .un = un tapis volant
    .de = de tapis volant
    .effect = compte 3 pour vous sur la case en cours de résolution
artifact-key = Clef
    .le = la clef
    .un = une clef
    .de = de clef
    .effect = vous fait passer devant le garde, si fort soit-il
artifact-scroll = Parchemin
    .le = le parchemin
    .un = un parchemin
    .de = de parchemin
    .effect = ne s’utilise jamais, mais départage les ex æquo à la fin
artifact-artifact = objet magique
    .le = l’objet magique
    .un = un objet magique
    .de = d’objet magique
    .effect = compte pour la victoire

## Spells, and artifacts where either can be meant

item-abracadabra = Abracadabra
    .effect = à l’achat : prenez à la place n’importe quel objet magique de la pile de la salle
item-sorcerers-apprentice = Apprenti sorcier
    .effect = échangez un de vos objets magiques inutilisés contre un objet en vente
item-alms = Aumône
    .effect = { $alms_units ->
        [one] prenez 1 trésor au choix à la banque
       *[other] prenez { $alms_units } trésors au choix à la banque
    }
item-baksheesh = Bakchich
    .effect = les autres paient { $baksheesh_units ->
        [one] 1 trésor
       *[other] { $baksheesh_units } trésors
    } pour chaque pièce en ville, ou la reprennent
item-smuggling = Contrebande
    .effect = après les grottes : dans chaque lieu vide de la ville, { $smuggling_strength ->
        [ties_with_all] vous égalez le meilleur rival, avec 3 au moins
       *[other] vous comptez 3
    }
item-last-shall-be-first = Les derniers seront les premiers
    .effect = cette manche, les 9 comptent 1 et les 1 comptent 9, sauf dans la salle des gardes
item-exchange = Échange
    .effect = changez autant de vos trésors que vous voulez contre d’autres
item-lunar-eclipse = Éclipse de lune
    .effect = tous les pions impairs d’une case rentrent, et tous les tapis
item-solar-eclipse = Éclipse de soleil
    .effect = tous les pions pairs d’une case rentrent
item-dragon-flight = Envol du dragon
    .effect = { $flight_second ->
        [0] dépose { $flight_top ->
            [one] 1 trésor
           *[other] { $flight_top } trésors
        } dans une grotte qui n’en a pas
       *[other] dépose { $flight_top } et { $flight_second } trésors dans une grotte qui n’en a pas
    }
item-borrow = Emprunt
    .effect = utilisez un objet magique que quelqu’un d’autre a utilisé cette manche
item-spy = Espion
    .effect = cette manche, tous les autres posent leurs pions face visible
item-sultans-taxes = Impôts du sultan
    .effect = les autres paient { $taxes_units ->
        [one] 1 trésor
       *[other] { $taxes_units } trésors
    } par pièce dans les salles du palais, ou les reprennent toutes
item-mirage = Mirage
    .effect = regardez la pile d’une salle et choisissez ce qui est en vente
item-eye-for-an-eye = Œil pour œil
    .effect = renvoyez la pièce d’un rival ; son propriétaire vous rend ensuite la pareille
item-offering = Offrande
    .effect = tout le monde, vous aussi, donne { $offering_units ->
        [one] 1 trésor
       *[other] { $offering_units } trésors
    } à la banque
item-dragon-return = Retour du dragon
    .effect = une grotte perd son trésor pour cette manche
item-sacrifice = Sacrifice
    .effect = tout le monde, vous aussi, donne { $sacrifice_units ->
        [one] 1 trésor
       *[other] { $sacrifice_units } trésors
    } à la banque
item-second-chance = Seconde chance
    .effect = déplacez un de vos pions vers une case pas encore résolue
item-close-sesame = Sésame, ferme-toi !
    .effect = plus aucune pièce ne peut arriver sur une case cette manche
item-teleportation = Téléportation
    .effect = déplacez le pion d’un rival vers { $teleportation ->
        [any_unscored] n’importe quelle case pas encore résolue, même là où il ne peut rien gagner
       *[placement_limits] une case pas encore résolue
    }{ $teleport_units ->
        [0] { "" }
        [one] , pour 1 trésor à son propriétaire
       *[other] , pour { $teleport_units } trésors à son propriétaire
    }
item-counterspell = { artifact-counterspell }
item-astral-double = { artifact-astral-double }
item-flying-carpet = { artifact-flying-carpet }
item-key = { artifact-key }

reconstructed-note = Les cartes Trésor sont reconstituées par nos soins, et non telles qu’imprimées ; vous pouvez saisir les vôtres.

## The game itself

game-summary = Des pions numérotés se cachent dans les grottes, la ville et le palais ; les trésors des dragons achètent les objets magiques du calife.
game-like = Huit pions cachés, cinq grottes, une ville et un palais : glissez-vous au bluff devant les dragons endormis et changez leurs trésors en objets magiques du calife. Avec la magie, rien n’est sûr.
game-minutes = Environ 90 minutes

## Chapters of the rules

chapter-1 = Le jeu
chapter-2 = Le matériel
chapter-3 = Mise en place
chapter-4 = La manche
chapter-5 = La fin
chapter-6 = Objets magiques et sortilèges
chapter-7 = Quand la magie agit
chapter-8 = Les cartes Trésor
chapter-9 = Ce qui est caché
chapter-11 = Ce que l’on vous demande
chapter-A = Ce qu’il a fallu trancher

## Options

option-players = Joueurs
    .help = Combien sont à la table. Autant de salles du palais sont utilisées.
option-mode = Jeu
    .help = Dans le jeu magique, objets magiques et sortilèges ont des effets ; dans le jeu de base, les objets magiques ne comptent qu’à la fin.
option-mode-basic = De base
option-mode-magic = Magique
option-short-first-game = Première partie courte
    .help = Une partie de base se termine après la manche où quelqu’un a assez d’objets magiques.
option-first-player = Premier joueur
    .help = Qui a le chameau à la première manche.
option-first-player-random = tiré au sort
option-first-player-seat-0 = Siège 1
option-first-player-seat-1 = Siège 2
option-first-player-seat-2 = Siège 3
option-first-player-seat-3 = Siège 4
option-first-player-seat-4 = Siège 5
option-bank = Banque
    .help = Les trésors peuvent-ils s’épuiser ?
option-bank-finite = autant que dans la boîte
option-bank-unlimited = jamais épuisée
option-leftover-treasure = Trésors que personne n’a pris
    .help = À la fin d’une manche, ils retournent à la banque ou restent dans leur grotte.
option-leftover-treasure-bank = retour à la banque
option-leftover-treasure-stay = ils restent
option-camel-takes-effect = Le nouveau premier joueur
    .help = Quand passe en premier le joueur nommé au caravansérail.
option-camel-takes-effect-next-round = à la prochaine manche
option-camel-takes-effect-at-once = aussitôt
option-placement-windows = Sortilèges pendant le placement
    .help = Quand on peut lancer des sortilèges dans cette partie de la manche.
option-placement-windows-own-turn = à son propre tour
option-placement-windows-every-placement = après chaque pion
option-spells-during-guard = Sortilèges dans la salle des gardes
    .help = Peut-on lancer des sortilèges pendant la résolution de la salle des gardes ?
option-spells-during-guard-allowed = oui
option-spells-during-guard-forbidden = non
option-smuggling-strength = Un contrebandier
    .help = Sa force là où d’autres viennent aussi.
option-smuggling-strength-3 = force 3
option-smuggling-strength-ties-with-all = la force du meilleur rival
option-teleportation = Où mène la téléportation
    .help = Si le sortilège respecte les grottes vides et le garde du palais. Un pion qui n’aurait pas pu y aller n’y gagne rien.
option-teleportation-placement-limits = là où le pion pourrait être posé
option-teleportation-any-unscored = vers toute case pas encore résolue
option-max-rounds = Dernière manche
    .help = Une limite pour les parties qui ne finiraient pas ; normalement, il n’y en a pas.
option-max-rounds-none = sans limite
option-units-per-kind = Trésors de chaque sorte
    .help = Ce que la banque a de chaque sorte, si elle peut s’épuiser.
option-start-units = Trésors de départ
    .help = Combien chacun en a au début.
option-market-units = Marché
    .help = Combien de trésors il donne contre un.
option-alms-units = Aumône
    .help = Combien de trésors donne le sortilège.
option-offering-units = Offrande
    .help = Combien de trésors le sortilège prend à chacun.
option-sacrifice-units = Sacrifice
    .help = Combien de trésors le sortilège prend à chacun.
option-baksheesh-units = Bakchich
    .help = Ce que coûte chaque pièce en ville sous ce sortilège.
option-taxes-units = Impôts du sultan
    .help = Ce que coûte chaque pièce au palais sous ce sortilège.
option-teleport-units = Téléportation
    .help = Ce que le sortilège rapporte au propriétaire du pion.
option-flight-top = Envol du dragon, niche du haut
    .help = Combien de trésors le sortilège y dépose.
option-flight-second = Envol du dragon, deuxième niche
    .help = Combien de trésors le sortilège y dépose.
option-short-game-artifacts = Objets magiques d’une partie courte
    .help = Combien il en faut à quelqu’un pour que la manche soit la dernière.
option-treasure-cards = Cartes Trésor
    .help = Nous ne connaissons pas les cartes imprimées et avons fait les nôtres. Qui a les cartes imprimées peut les saisir ici.

## The columns of the final table

score-artifacts = objets magiques
    .effect = Chacun compte 1, la lampe aussi ; les trésors ne comptent pas.
score-scrolls = parchemins
    .effect = Ils départagent ceux qui ont autant d’objets magiques.

### The page of Aladdin's Dragons in French.

board = Le plateau : palais, ville et grottes
stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Manche { $round } · { NAME($phase, "phase") }
}
stage-scoring = Manche { $round } · Résolution : { NAME($space, "space") }

figure-artifact = { $number ->
    [one] { $number } objet magique
   *[other] { $number } objets magiques
}
figure-token = { $number ->
    [0] Plus aucun pion à poser
    [one] Encore un pion à poser
   *[other] Encore { $number } pions à poser
}
figure-spell = { $number ->
    [0] Aucun sortilège en main
    [one] Un sortilège en main
   *[other] { $number } sortilèges en main
}
series-artifacts = Objets magiques
series-treasure = Trésors
series-along = Manches

## Places

about-cave = Le plus fort prend la niche du haut, le suivant la deuxième, et ainsi de suite tant qu’il y en a.
about-tent = Le plus fort pioche deux sortilèges, en garde un et donne l’autre au deuxième.
about-djinn = Le plus fort peut utiliser deux objets magiques cette manche au lieu d’un.
about-market = Le plus fort peut donner un trésor et en prendre { $market_units ->
    [one] un
   *[other] { $market_units }
} au choix.
about-caravanserai = Le plus fort dit qui { $camel_takes_effect ->
    [at_once] jouera désormais en premier
   *[next_round] commencera la prochaine manche
}, et gagnera donc les égalités.
about-guard-room = Qui a un pion ici et atteint la force du garde entre au palais ; qui n’y arrive pas peut le soudoyer. Sans pion ici, on n’achète rien.
about-room = Le plus fort de ceux qui sont entrés peut acheter l’objet magique : la valeur de chaque pion, chacune dans une autre sorte de trésor. Qui renonce le laisse au suivant.
line-own = Votre force ici
line-price = Votre prix ici
line-payable = Avec vos trésors actuels
payable-yes = peut se payer
payable-no = ne peut pas se payer
own-strength = Votre force ici : { $strength }
sealed = case scellée
shelf = Rang { $rank } : { COUNT($amount, $treasure, "units") }
cave-empty = aucun trésor
cave-closed = fermée par le dragon
on-sale = En vente : { NAME($artifact, "artifact") }
artifact-in-room = Un objet magique est en vente
pile-left = { $number ->
    [one] Il reste { $number } objet magique
   *[other] Il reste { $number } objets magiques
}
sold-out = tout est vendu
guard-unknown = Le garde n’est pas encore révélé
guard-strength = Le garde a une force de { $guard }
is-admitted = { SEAT($seat) } est au palais
goes-first-next = { SEAT($seat) } commencera
djinn-serves = sert { SEAT($seat) }
spells-left = { $number ->
    [0] il ne reste aucun sortilège
    [one] il reste un sortilège
   *[other] il reste { $number } sortilèges
}
smuggler-here = { SEAT($seat) } est ici grâce à « Contrebande »
has-left = { SEAT($seat) } était là quand cela s’est décidé
own-sum = = { $strength }
tie-broken = Force égale : l’ordre du tour décide. { SEAT($seat) } y est n° { $place }.

## Screens and the bank

bank = Banque
has-camel = { SEAT($seat) } a le chameau : la première place dans l’ordre du tour, qui départage les égalités
tokens-behind = { $number ->
    [0] Aucun pion derrière le paravent
    [one] Un pion derrière le paravent
   *[other] { $number } pions derrière le paravent
}
artifacts-owned = { $number ->
    [0] Aucun objet magique
    [one] Un objet magique
   *[other] { $number } objets magiques
}
spells-in-hand = { $number ->
    [0] Aucun sortilège en main
    [one] Un sortilège en main
   *[other] { $number } sortilèges en main
}
uses-left = { $number ->
    [0] Plus aucun objet magique ne peut servir cette manche
    [one] Un objet magique peut servir cette manche
   *[other] { $number } objets magiques peuvent servir cette manche
}
uses-short = { $number ->
    [0] aucun objet à utiliser
    [one] 1 objet à utiliser
   *[other] { $number } objets à utiliser
}
used-artifact = Utilisé cette manche : { NAME($artifact, "artifact") }

## Windows

window-open = { $window ->
    [start] La manche commence : place à la magie
    [turn] Un sortilège avant de poser un pion
    [space] Avant d’attribuer { NAME($space, "space") } : place à la magie
    [citygate] Entre les grottes et la ville : place aux contrebandiers
    [bribe] Devant le garde : place à la magie
    [offer] Avant un achat : place à la magie
    [placed] Un pion vient d’être posé : place à la magie
   *[end] La manche est finie : place à la magie
}
batch-order = Ce qui a été déclaré, dans l’ordre où cela prendra effet
cancelled = annulé
target-list = { " " }: { $targets }
target-loan = { NAME($artifact, "artifact") } ({ SEAT($owner) })
spy-about = Tous posent face visible, sauf { SEAT($seat) }
last-are-first = 9 compte 1 et 1 compte 9
key-used = { SEAT($seat) } a utilisé une clef

## Mine

my-tokens = Mes pions
my-treasure = Mes trésors : { $number }
my-artifacts = Mes objets magiques
my-magic = Ma magie : { $number ->
    [0] plus aucune utilisation d’objet magique
    [one] encore une utilisation d’objet magique
   *[other] encore { $number } utilisations d’objets magiques
}{ $lit ->
    [yes] , la lampe brûle
   *[no] { "" }
}
card-used = utilisé
card-drawn = pioché
card-copies = ×{ $count }
token-in-hand = Pion { $value }
token-placed = Le { $value } est sur le plateau
token-not-now = Les pions se posent un à un au début d’une manche, quand c’est votre tour.

## Choices

help-place = Choisissez un pion, puis une case, ou faites glisser le pion.
help-where = Vous tenez le { $value } : choisissez-lui une case.
help-which = Choisissez un pion pour { NAME($space, "space") }.
help-target = Choisissez sur le plateau.
keys-tokens = prendre le pion de cette valeur ; un lieu déjà désigné le reçoit aussitôt
keys-tray = quand on choisit des trésors, autant de la sorte où l’on se trouve
tray-less = Moins de { NAME($treasure, "kinds") }
tray-more = Plus de { NAME($treasure, "kinds") } : { $amount } sur { $limit } au plus
tray-had = sur { $number }
tray-limit = { $limit } au plus
tray-left = Encore { $left }
tray-why = { $reason ->
    [settled] Cette sorte est déjà décidée.
    [full] Le compte y est : retirez d’abord quelque chose.
    [limit] Il n’y en a pas plus de { $limit } de cette sorte.
    [none] Rien n’est choisi de cette sorte.
   *[missing] Choisissez-en d’abord encore { $left }.
}
tray-done = { $decision ->
    [choose_start_treasures] Prendre
    [market_take] Prendre
    [alms_pick] Prendre
    [exchange_pick] Échanger ainsi
   *[other] Donner
}
slot = Ce qui paie le { $value }
slot-kind = { COUNT($value, $treasure, "units") } pour le { $value } ; vous en avez { $held }
slot-shut = Cela ne tombe pas juste : chaque pion se paie avec une seule sorte de trésor, autant que sa valeur, et jamais deux pions avec la même.
pay-first = Choisissez d’abord, pour chaque nombre du prix, les trésors qui le paient.
pay-now = Payer
left-after = { $number ->
    [0] Il ne reste rien derrière votre paravent
    [one] Il reste un trésor derrière votre paravent
   *[other] Il reste { $number } trésors derrière votre paravent
}
smart-pass = Passer d’avance…
smart-pass-title = Passer d’avance
pass-until = Jusqu’où
pass-end = { $end ->
    [end_of_round] la fin de la manche
    [next_window] la prochaine fenêtre
    [city] la ville
    [palace] le palais
   *[other] { NAME($space, "space") }
}
wake-on-play = Me demander
wake-play = { $play ->
    [any] dès que quelqu’un joue quelque chose
    [mine] si l’on touche à ce qui est à moi
   *[never] en aucun cas
}
wake-on-presence = Me demander là où j’ai une pièce
wake-on-entry = Me demander là où mon tapis pourrait se poser
wake-for-nothing = Me demander même là où je ne peux rien gagner
wake-with = { $item ->
    [key] Me demander devant le garde quand une clef ouvrirait le palais à mes pions
   *[other] Me demander quand « { NAME($item, "item") } » peut être lancé
}
pass-give = Passer ainsi

## What is asked, where a tray asks it all at once instead of kind by kind

ask-choose-start-treasures = Vous débutez avec { $left ->
    [one] { $left } trésor
   *[other] { $left } trésors
} au choix. Lesquels ?
ask-market-take = Le marché vous donne { $left ->
    [one] { $left } trésor
   *[other] { $left } trésors
} au choix. Lesquels ?
ask-bribe-payment = Le pot-de-vin est de { $bribe ->
    [one] { $bribe } trésor
   *[other] { $bribe } trésors
} au choix. Avec quoi payez-vous ?
ask-alms-pick = Aumône : prenez à la banque { $left ->
    [one] { $left } trésor
   *[other] { $left } trésors
} au choix.
ask-exchange-pick = Échange : contre quoi changez-vous { $left ->
    [one] votre trésor
   *[other] vos { $left } trésors
} ?
ask-return-treasures = { NAME($acting, "item") } : quels trésors rendez-vous ? Il en faut { $left }.
ask-baksheesh-payment = Bakchich : { $left ->
    [one] { $left } trésor
   *[other] { $left } trésors
} au choix. Avec quoi payez-vous ?
ask-taxes-payment = Impôts du sultan : { $left ->
    [one] { $left } trésor
   *[other] { $left } trésors
} au choix. Avec quoi payez-vous ?
ask-teleport-payment = Téléportation : quels trésors donnez-vous au propriétaire du pion ? Il en faut { $left }.

## A first game

tour-goal = Qui a le plus d’objets magiques gagne. Ils sont vendus dans les salles du palais, un par salle et par manche, contre des trésors. À chaque manche, vous posez vos huit pions face cachée ; puis les cases sont révélées dans l’ordre de leurs numéros.
tour-caves = Les trésors viennent des grottes. Ici, un rival et vous avez chacun un 7 : l’égalité est pour vous, car vous avez le chameau et jouez en premier. Vous prenez donc la niche du haut.
tour-room = Il vous reste trois pions. Personne n’est dans la salle 3 : un petit pion y suffit, et un petit pion fait un petit prix. Choisissez la salle 3.
tour-room-token = Au tour du pion : le 4. L’objet magique vous coûtera 4 trésors d’une même sorte.
tour-guard = Personne n’achète rien sans passer devant le garde, dont la force, de 1 à 10, reste secrète jusque-là. Choisissez la salle des gardes.
tour-guard-token = Votre 9 passe neuf gardes sur dix. Qui est trop faible peut soudoyer le garde avec des trésors.
tour-market = Le dernier, le 1, vous fait 6 au marché. Posez-le là et suivez la résolution : la touche Espace saute à la suite.
tour-trade = Au marché, la plus grande force est la vôtre : un de vos trésors en devient trois. Donnez une perle.
tour-take = Prenez trois trésors au choix à la banque. Un grand stock d’une seule sorte paie les grands pions.
tour-buy = La salle 3 n’est qu’à vous. Dites ce qui paie le 4, et achetez votre premier objet magique.
tour-end = Voilà une manche. Partie après partie, vous cacherez mieux votre force ; avec la magie, objets et sortilèges changent ce qui arrive quand les cases sont révélées. Continuez à partir d’ici comme il vous plaît.

## The standing pass, and the table in words

order-pass = Vous passez d’avance. Prochain arrêt : { $end ->
    [end_of_round] la fin de la manche
    [next_window] la prochaine fenêtre
    [city] la ville
    [palace] le palais
   *[other] { NAME($space, "space") }
}
text-empty = Aucune pièce ici
text-treasure = Trésor, de haut en bas : { $shelves }
text-strength = { SEAT($seat) } : force { $strength }
text-shelf = { COUNT($amount, $treasure, "units") }
text-scoring = décompte en cours
text-scored = déjà décompté
text-known = N° { $place } en dessous : { NAME($artifact, "artifact") }
text-somewhere = Quelque part parmi { $among } de la pile : { $artifacts }
text-room-price = { $payable ->
    [yes] Votre prix ici : { $price }, que vous pouvez payer
   *[no] Votre prix ici : { $price }, que vous ne pouvez pas payer
}
text-piece = { $what ->
    [token] { $value ->
        [none] { SEAT($owner) } : pion n° { $piece }
       *[other] { SEAT($owner) } : { $value }, pion n° { $piece }
    }
   *[other] { SEAT($owner) } : tapis n° { $piece }, compte { $value }
}{ $face_up ->
    [yes] , face visible
   *[no] , face cachée
}{ $doubled ->
    [yes] , doublé
   *[no] { "" }
}
text-window-at = Il s’agit de : { NAME($space, "heading") }
text-none-declared = Rien n’a été déclaré
text-declared = { SEAT($seat) } : { $item }
text-acting = prend effet maintenant
text-in-force = Ce tour-ci
text-choosing = Encore à choisir : { $left } sur { $total }
text-limits = Au plus { COUNTS($units, "units") }
text-bribe = Le pot-de-vin : { $bribe }
text-price = Le prix : { $price }
text-payment = Peut se payer ainsi : { $kinds }
text-drawn = Tout juste piochés :
text-my-spells = Mes sorts
text-lamp-lit = La lampe brûle
text-treasure-card = Carte Trésor de ce tour : { $number }
text-treasure-discards = Cartes Trésor déjà passées : { $numbers }
text-used-spells = Sorts déjà lancés : { NAMES($spells, "item") }
text-my-tokens = Pions restants : { $values }
text-my-treasure = Trésors : { COUNTS($units, "units") }
text-mine = Derrière votre paravent

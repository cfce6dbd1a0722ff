### Emira's board in French. Names of cards and things are in the game's own file.

## The city

board-city = La ville
board-nobody = La porte est fermée
board-round-path = Le déroulement d’un tour
board-phase-setup = Chacun garde une carte Événement sur trois ; puis la première princesse viendra.
board-phase-events = Avant sa venue, chaque cheik peut jouer une carte Événement.
board-phase-income = Les caravanes paient.
board-phase-market = Les étals se garnissent.
board-phase-auction = Aucune princesse n’est venue ce tour-ci. Les étals sont ouverts quand même.
board-phase-purchase = Chaque cheik peut acheter une carte Événement.
board-phase-courtship = Elle a choisi.
board-phase-upkeep = Il faut payer l’entretien des palais.
board-phase-round-end = Le tour est fini.
board-phase-over = La partie est finie.
board-likes = Ce qu’elle cherche
board-talents = Talents
board-no-power = Pas de pouvoir particulier
board-swapped = Ses préférences sont inversées
board-helps-goal = utile à votre objectif
board-later = { NAME($princess, "princess") } choisit au prochain tour
board-known = Vous le savez : { NAME($princess, "princess") } est la carte n° { $position } de la pioche

## The courtship board

board-courtship = Où en sont les cheiks avec { NAME($princess, "princess") }
board-sheik = Cheik
board-stands = Où il en est
board-stands-title = { SEAT($seat) } et { NAME($princess, "princess") }
board-leads = en tête
board-tied = à égalité
board-behind = derrière
board-sealed = secret
board-full = complet
board-barred = exclu
board-stands-leads = En l’état, elle choisirait { SEAT($seat) }.
board-stands-tied = À égalité avec quelqu’un d’autre pour ses deux préférences : en l’état, elle n’arriverait pas à se décider.
board-stands-behind = Un autre cheik a davantage de ce qu’elle cherche.
board-stands-sealed = Cela dépend d’un or que vous ne voyez pas.
board-stands-full = Il n’y a pas de chambre vide : elle ne peut pas choisir { SEAT($seat) }.
board-stands-barred = Elle ne peut pas choisir { SEAT($seat) } pour le moment.
board-gold-hidden = une bourse fermée
board-standing = { $values } ({ $stands })

## The undecided

board-bench = Les indécises
board-waits-for-lead = { $second ->
    [none] L’attente dure jusqu’à ce que l’un d’eux en ait le plus : { SEATS($seats) }.
   *[other] À égalité : { SEATS($seats) }. Une avance en { NAME($first, "preference") } ou en { NAME($second, "preference") } décidera.
}
board-waits-for-room = Elle attend qu’un palais ait de la place pour elle.

## The stalls

board-stalls = Le marché
board-stall-small = Petite caravane
board-stall-large = Grande caravane
board-stall-appearance = Apparence
board-stall-status = Carte Statut
board-stall-palace = Section de palais
board-stall-camel = Chameau
board-slow = lente
board-fast = rapide
board-taken = Pris par { SEAT($seat) }
board-sold-out = épuisé
board-unsold = pas vendu
board-closed = fermé
board-price = Votre prix
board-favour = Grâce à { NAME($princess, "princess") }
board-buy = Acheter { NAME($item, "item.un") } :
board-item-small-slow = Paie peu, pendant huit tours.
board-item-small-fast = Paie un peu plus, pendant quatre tours.
board-item-large-slow = Paie bien, pendant huit tours.
board-item-large-fast = Paie le plus, pendant quatre tours.
board-item-appearance = +1 en apparence ; une série des trois types donne encore +1.
board-item-status = Autant de points de statut que la carte en montre.
board-item-palace = Une chambre de plus, et +1 en palais.
board-item-camel = Paie une partie de chaque mise avec laquelle vous l’emportez.
board-choose-stall = Choisissez un prix éclairé aux étals.

## The auction

board-ring = L’enchère
board-bid-title = La plus haute mise
board-bid-text = Qui mise le plus choisit en premier aux étals, et paie sa mise moins ce que valent ses chameaux.
board-no-bid = pas encore de mise
board-auction-in = en lice
board-auction-outbid = a misé { $bid }
board-auction-leads = mène
board-auction-passed = a passé
board-auction-acted = a acheté
board-auction-consoled = a pris la consolation
board-auction-declined = n’a rien acheté
board-auction-away = s’absente avec Hind
board-auction-waits = attend la prochaine enchère
board-your-bid = Votre mise
board-less = { $by } de moins
board-more = { $by } de plus
board-all-in = tout : { $to }
board-bid = Miser { $amount }
board-pays = { $discount ->
    [0] vous payez { $pays }
   *[other] vous payez { $pays }, vos chameaux { $discount }
}
board-consolation = Prendre { $amount }
board-minus = −{ $amount }
board-ahead = À l’avance…
board-limit = Ma limite
board-limit-wrong = Une limite va par tranches de { $step }, de { $step } à { $most }.
board-secret-limit = Limite secrète { $amount }
board-secret-limit-text = Dans cette enchère, vous misez par les plus petites tranches jusqu’à { $amount }, puis vous passez. Personne d’autre ne l’apprend.
board-pass-until = Passer pour moi…
board-until-next-auction = dans cette enchère
board-until-next-action = jusqu’au prochain achat
board-until-end-of-round = pour ce tour
board-order-limit = Vous misez en secret jusqu’à { $amount }.
board-order-pass = { $until ->
    [next_auction] Vous passez dans cette enchère.
    [next_action] Vous passez jusqu’au prochain achat.
   *[other] Vous passez pour ce tour.
}

## The palaces

board-palaces = Les palais
board-rooms = { $princesses ->
    [one] { $princesses } princesse
   *[other] { $princesses } princesses
}, place pour { $capacity }
board-empty-room = une chambre vide
board-markers = { $markers ->
    [one] marqueur avant son prochain cadeau
   *[other] marqueurs avant son prochain cadeau
}
board-first = Premier joueur
board-upkeep = Entretien { $upkeep }
board-hand-size = { $cards ->
    [one] { $cards } carte Événement
   *[other] { $cards } cartes Événement
}
board-about-appearance = Les jetons, un de plus par série des trois types, et ce qu’ajoute « Bonne tenue ».
board-about-status = Les points des cartes Statut.
board-about-palace = Les sections et, dans le jeu avancé, la piste palais. Les chambres du palais de base ne comptent pas.
board-about-gold = Ce que contient la bourse.
board-tokens = { $lent ->
    [0] { $number } de ce type.
   *[other] { $number } de ce type, dont { $lent } grâce à une princesse.
}
board-tokens-of = { NAME($type, "token") } : { $number }
board-sets = +{ $sets } pour les séries complètes
board-camels = { $camels ->
    [one] { $camels } chameau paie { $discount } d’une mise
   *[other] { $camels } chameaux paient { $discount } d’une mise, { $rate } chacun
}
board-caravan = { $number ->
    [one] Paie
   *[other] Chacune paie
} { $income } par tour, encore { $remaining } fois : { $total } à venir.
board-still-brings = Encore { $total } à en attendre

## Events and decks

board-events = Événements de ce tour
board-no-events = Pas d’événement ce tour-ci
board-last-round = Le dernier tour
board-deck-emira = { $size ->
    [0] Plus aucune princesse n’est à venir
    [one] { $size } princesse est encore à venir
   *[other] { $size } princesses sont encore à venir
}
board-deck-status = { $size ->
    [one] { $size } carte Statut dans la pioche
   *[other] { $size } cartes Statut dans la pioche
}
board-deck-event = { $size ->
    [one] { $size } carte Événement dans la pioche
   *[other] { $size } cartes Événement dans la pioche
}
board-bag = Jetons d’apparence dans le sac

## Mine

board-goal = Votre objectif
board-goal-count = { $met ->
    [yes] Tous les talents y sont. Princesses : { $have } sur { $with_talents }.
   *[no] Princesses : { $have }. Talents : { $found } sur { $talents }. Il vous faut { $with_talents } princesses qui les réunissent tous, ou { $any } quelconques.
}
board-missing = manque encore
board-forecast = Votre or
board-now = maintenant
board-after-income = revenus
board-after-upkeep = entretien
board-after-gift = cadeau pour Xenia
board-short = Vous ne pouvez pas payer cela : quelqu’un vous quitterait.
board-hand = Vos cartes Événement
board-hand-empty = Vous n’en avez pas.
board-sure = Vraiment ? { $choice }
board-place = { $place }.

## Key figures and the course of the game

board-stage = { $round ->
    [0] { NAME($phase, "phase") }
   *[other] Tour { $round } · { NAME($phase, "phase") }
}
board-figure-princesses = Princesses
board-figure-gold = Or
board-figure-appearance = Apparence
board-figure-status = Statut
board-figure-palace = Palais

## The table as text

text-suitor = { SEAT($seat) } avec { NAME($princess, "princess") } : { $values } ({ $stands })
text-bid = { SEAT($bidder) } mène avec { $bid }
text-in-auction = { SEAT($seat) } : { $how }
text-auction-opened = Enchère ouverte par { SEAT($opener) } ; on mise par pas de { $step }, maintenant au moins { $lowest }
text-wishes = { NAME($princess, "princess") } cherche : { NAMES($likes, "preference") }.
text-talents = Talents : { NAMES($talents, "talent") }.
text-late = Venues après l’entretien, elles ne comptent pour la victoire que si elles ont pu être payées : { NAMES($princesses, "princess") }
text-arrivals = Princesses qui viennent : { $odd } au tour impair, { $even } au tour pair
text-event = { SEAT($seat) } a joué { NAME($card, "event-card") } : { $effect }
text-in-force = { $number ->
    [1] En vigueur : { NAME($card, "event-card") }
   *[other] En vigueur { $number } fois : { NAME($card, "event-card") }
}
text-in-force-for = En vigueur pour { SEAT($seat) } : { NAME($card, "event-card") }
text-token-offered = { item-appearance } ({ NAME($token, "token") })
text-stall = { $stall } : { $why }
text-favour = Avec { NAME($princess, "princess") }, { $saves } or de moins : { NAME($item, "item") }
item-event = carte Événement
text-event-prices = Cartes Événement : { $two } or pour choisir entre deux, { $three } entre trois
text-consolation = Consolation au lieu d’un achat : { $amount } or
text-supply = Dans la réserve : petites caravanes { $small_caravans }, grandes caravanes { $large_caravans }, sections de palais { $sections }, chameaux { $camels }
text-bag = { board-bag } : { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-goal-needs = Pour gagner : { $with_talents } princesses avec les talents de l’objectif, ou { $any } quelconques
text-goal-place = { $princess ->
    [none] { NAME($talent, "talent") } : { board-missing }
   *[other] { NAME($talent, "talent") } : { NAME($princess, "princess") }
}
text-helpful = Serait utile : { NAMES($talents, "talent") }
text-gold-now = { $gold } maintenant ; vous pourriez miser jusqu’à { $bid }
text-set-aside = Mises de côté : { NAMES($cards, "event-card") }
text-tokens = Jetons : { token-beauty } { $beauty }, { token-manners } { $manners }, { token-clothing } { $clothing }
text-lent = Jetons apportés par des princesses : { NAMES($tokens, "token") }
text-in-front = { $type ->
    [none] { NAME($card, "event-card") }
   *[other] { NAME($card, "event-card") } : { NAME($type, "token") }, +{ $plus }
}
text-goal = Objectif : { $goal }
text-xenia = Marqueurs avant le prochain cadeau de Xenia : { $markers }
text-income = Revenu de base : { $income }
text-decks = Les pioches
text-known = N° { $position } : { $card }
text-somewhere = Quelque part parmi { $among } places : { $cards }
text-swapped-places = Préférences inversées au n° { $places }
text-coming = N° { $position } : { $princess }
text-gone = Hors jeu : { NAMES($princesses, "princess") }
text-used = Déjà jouées : { $cards }
text-sheik = Apparence { $appearance }, statut { $status }, palais { $palace }, or { $gold }
text-palace = Princesses : { $princesses }, place pour { $capacity }. Sections de palais { $sections }, piste palais { $track }, entretien { $upkeep }
text-camels = Chameaux : { $camels }, chacun vaut { $rate } d’une mise, ensemble { $discount }
text-ware = { $price ->
    [none] { $ware }
   *[other] { $ware } : { $price } or
}
text-forecast = { $what } : { $amount }, puis { $gold }

## The first game

tour-city = À chaque tour, une princesse vient en ville et, à la fin, choisit elle-même un cheik. Thara regarde d’abord l’apparence. Ses talents et son pouvoir sont indiqués à côté d’elle.
tour-courtship = Ici, vous voyez où chacun en est avec elle. Vous êtes à égalité d’apparence avec un rival, et son palais est plus grand que le vôtre : en l’état, elle ira chez lui.
tour-stalls = À chaque tour, chaque cheik peut prendre une seule chose à ces six étals. Le jeton de beauté vous mettrait en tête auprès de Thara.
tour-bid = Une enchère décide qui choisit en premier. L’or des autres est en route avec leurs caravanes : une petite mise suffira. Misez 10.
tour-buy = À vous de choisir ; les prix éclairés sont dans vos moyens. Achetez le jeton de beauté.
tour-events = Les autres prennent maintenant ce qui reste. Ensuite, des cartes Événement sont en vente ; elles se jouent au début d’un tour suivant. N’en achetez pas cette fois.
tour-palace = La princesse choisit, et vous êtes en tête : Thara s’installe dans votre palais. Les princesses coûtent de l’entretien à chaque tour, et il faut à chacune une chambre : gardez un œil sur votre or et sur votre palais.
tour-goal = Voici votre objectif secret. Cinq princesses avec ces talents font gagner la partie, ou sept quelconques. Bonne chance !

series-along = Tours

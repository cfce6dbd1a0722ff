### Emira in French.

## Setting up

event-colour-drawn = { SEAT($seat) } prend le plateau { NAME($colour, "colour") }.
event-goal-dealt = { SEAT($seat) } pioche un objectif : { NAMES($goals, "goal") }.
event-events-dealt = { SEAT($seat) } reçoit : { NAMES($cards, "event-card") }.
event-start-event-chosen = { SEAT($seat) } garde : { NAMES($cards, "event-card") }.
event-start-events-returned = { $cards ->
    [one] { $cards } événement de départ que personne n’a gardé retourne dans la pioche.
   *[other] Les { $cards } événements de départ que personne n’a gardés retournent dans la pioche.
}
event-first-player = { SEAT($seat) } commence.

## Rounds and the end

event-round-begins = Le tour { $round } commence ; { SEAT($first) } a le marqueur.
event-marker-passed = Le marqueur premier joueur passe à { SEAT($seat) }.
event-goal-fulfilled = { SEAT($seat) } montre sa carte Objectif : { NAME($goal, "goal") }, avec { $princesses ->
    [one] { $princesses } princesse
   *[other] { $princesses } princesses
}. Objectif atteint !
event-game-ends-without-winner = Le tour { $round } était le dernier, et personne n’a atteint son objectif ; les points décident.

## Phase 1: events

event-event-played = { SEAT($seat) } joue « { NAME($card, "event-card") } ».
event-event-passed = { SEAT($seat) } ne joue pas d’événement.
event-kept-away-by-hind = { SEAT($seat) } s’absente avec Hind.
event-event-without-effect = « { NAME($card, "event-card") } » ne change rien pour { SEAT($seat) }.
event-breed-improved = { SEAT($seat) } améliore la race de ses chameaux : chacun vaut maintenant { $rate }.
event-camels-born = { SEAT($seat) } gagne { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
event-too-few-camels-to-breed = Aucun chameau ne naît : il en faudrait { $needed } et il n’en reste que { $supply }.
event-camels-died = { SEAT($seat) } perd { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
event-looked-at-emira-cards = { SEAT($seat) } regarde { $cards ->
    [1] la première carte Emira
   *[other] les { $cards } premières cartes Emira
} de la pioche.
event-saw-emira-cards = { SEAT($seat) } voit, de haut en bas : { NAMES($cards, "princess") }.
event-emira-cards-in-new-order = { SEAT($seat) } remet { $cards ->
    [1] la première princesse
   *[other] les { $cards } premières princesses
} sur la pioche dans un ordre que personne d’autre ne connaît.
event-put-back-emira-cards = { SEAT($seat) } les remet, de haut en bas : { NAMES($cards, "princess") }.
event-looked-at-status-cards = { SEAT($seat) } regarde { $cards ->
    [1] la première carte Statut
   *[other] les { $cards } premières cartes Statut
} de la pioche.
event-saw-status-cards = { SEAT($seat) } voit, de haut en bas : { NAMES($cards, "status") }.
event-status-cards-in-new-order = { SEAT($seat) } remet { $cards ->
    [1] la première carte Statut
   *[other] les { $cards } premières cartes Statut
} sur la pioche dans un ordre que personne d’autre ne connaît.
event-put-back-status-cards = { SEAT($seat) } les remet, de haut en bas : { NAMES($cards, "status") }.
event-double-trouble-split = { SEAT($seat) } donne deux princesses au tour { NAME($more, "pair") }.
event-quiet-days-round = { SEAT($seat) } fait choisir l’unique princesse au tour { NAME($princess_in, "pair") }.
event-good-looking-tokens = { SEAT($seat) } met en valeur { NAME($type, "token.son") } : { $plus ->
    [0] aucun jeton de plus
   *[other] +{ $plus } en apparence
}.
event-good-looking-grew = « { NAME($card, "event-card") } » passe à +{ $plus } pour { SEAT($seat) }.
event-guest-house-opened = { SEAT($seat) } ouvre une chambre d’invité : il y a place pour { $capacity }.
event-caravan-moved-right = { SEAT($seat) } fait reculer { NAME($caravan, "caravan.un") } : encore { $remaining ->
    [one] { $remaining } versement
   *[other] { $remaining } versements
}.
event-palace-restored = { SEAT($seat) } restaure son palais : la piste est à { $track }.
event-vermin-kind-named = { SEAT($seat) } lâche la vermine sur toutes { NAME($caravan, "caravan.les") }.
event-caravan-moved-left = { SEAT($seat) } perd un versement sur { NAME($caravan, "caravan.un") } ; il en reste { $remaining }.
event-caravan-lost = { SEAT($seat) } perd { NAME($caravan, "caravan.un") }, dévorée par la vermine.
event-mind-target-named = { SEAT($seat) } s’adresse à la princesse { $which } du tour { NAME($round, "pair") }.
event-looked-at-emira-card = { SEAT($seat) } regarde la carte Emira n° { $position } de la pioche.
event-saw-emira-card = { SEAT($seat) } voit { NAMES($card, "princess") }.
event-no-emira-card-there = { SEAT($seat) } ne trouve pas de carte Emira à la position { $position }.
event-preferences-kept = { SEAT($seat) } laisse la princesse { $position } comme elle est.
event-preferences-swapped = { SEAT($seat) } persuade la princesse { $position } d’inverser ses deux préférences.
event-princess-put-under-deck = { SEAT($seat) } envoie la princesse { $position } sous la pioche.

## Phase 2: income

event-income-received = { SEAT($seat) } touche { $total } or{ $caravans ->
    [0] .
   *[other] { " " }({ $base } de base et { $caravans } des caravanes).
}
event-caravan-exhausted = { SEAT($seat) } voit { NAME($caravan, "caravan.un") } rentrer pour de bon.

## Phase 3: the market

event-princess-turned-up = { $round ->
    [even] { NAME($princess, "princess") } arrive et choisira au tour pair.
   *[other] { NAME($princess, "princess") } arrive en ville.
}
event-princess-now-active = C’est à { NAME($princess, "princess") } de choisir ce tour-ci.
event-last-round = Plus aucune princesse n’est à venir : c’est le dernier tour.
event-token-unsold = Personne n’a voulu du jeton de { NAME($type, "token") } ; il retourne dans le sac.
event-status-card-unsold = Personne n’a voulu de la { NAME($card, "status") } ; elle passe sous sa pioche.
event-status-card-offered = En vente : { NAME($card, "status") }.
event-noble-card-picked = { SEAT($seat) } choisit pour le marché la { NAME($card, "status") }.
event-token-offered = En vente : un jeton de { NAME($type, "token") }.
event-bazaar-token-picked = { SEAT($seat) } choisit pour le marché un jeton de { NAME($type, "token") }.
event-piece-offered = En vente : { NAME($piece, "piece") }.

## Phase 4: auctions and actions

event-auction-opened = { SEAT($opener) } ouvre une enchère.
event-bid-made = { SEAT($seat) } mise { $bid }.
event-passed = { SEAT($seat) } passe.
event-auction-won = { SEAT($seat) } l’emporte avec { $bid } et paie { $paid }{ $discount ->
    [0] .
   *[other] { " " }(les chameaux valent { $discount }).
}
event-all-passed = Tout le monde passe ; { SEAT($beneficiary) } peut agir sans miser.
event-last-player = Plus personne d’autre en lice : { SEAT($seat) } n’a pas besoin de miser.
event-voluntary-bid-paid = { SEAT($seat) } dépense { $paid } pour une mise de { $bid } que personne ne demandait{ $discount ->
    [0] .
   *[other] { " " }(les chameaux valent { $discount }).
}
event-out-of-auction-by-hind = { SEAT($seat) } quitte l’enchère avec Hind.
event-bid-void = { SEAT($seat) } voit sa mise de { $bid } annulée.
event-bought = { SEAT($seat) } achète { NAME($item, "item.un") } pour { $price }.
event-bought-status-card = { SEAT($seat) } monte en rang : { NAME($card, "status") }, pour { $price }.
event-bought-token = { SEAT($seat) } achète un jeton de { NAME($type, "token") } pour { $price }.
event-declined = { SEAT($seat) } n’achète rien.
event-took-consolation = { SEAT($seat) } prend { $amount } or au lieu d’une action.
event-action-lost-to-hind = { SEAT($seat) } s’absente avec Hind et perd son action.

## Phase 5: buying events

event-no-event-bought = { SEAT($seat) } n’achète pas d’événement.
event-event-paid = { SEAT($seat) } paie { $price } pour regarder { $cards ->
    [one] { $cards } carte Événement
   *[other] { $cards } cartes Événement
}.
event-saw-events = { SEAT($seat) } voit : { NAMES($cards, "event-card") }.
event-kept-event = { SEAT($seat) } garde : { NAMES($cards, "event-card") }.
event-events-put-under-deck = { $cards ->
    [0] { SEAT($seat) } ne remet rien sous la pioche Événement.
    [one] { SEAT($seat) } remet { $cards } carte sous la pioche Événement.
   *[other] { SEAT($seat) } remet { $cards } cartes sous la pioche Événement.
}

## Phase 6: the princess chooses

event-gold-shown = { NAME($princess, "princess") } demande à voir l’or : { EACH($gold) }.
event-gold-shown-undecided = { NAME($princess, "princess") } se décide en comparant l’or : { EACH($gold) }.
event-made-up-her-mind = { NAME($princess, "princess") } n’attend plus : ce sera { SEAT($seat) }.
event-undecided = { NAME($princess, "princess") } n’arrive pas à se décider, et attend.
event-joined = { NAME($princess, "princess") } s’installe chez { SEAT($seat) }.
event-suleika-surcharge = Suleika voit { NAME($princess, "princess") } d’un mauvais œil : { $amount } d’entretien de plus pour { SEAT($seat) }.
event-left-palace = { NAME($princess, "princess") } s’en va de chez { SEAT($seat) }.
event-palace-track-fell = { NAME($princess, "princess") } fait des dégâts chez { SEAT($seat) } : la piste palais est à { $track }.
event-firyal-fee-paid = { SEAT($seat) } paie { $amount } de nettoyage pour Firyal.
event-token-handed-back = { SEAT($seat) } rend un jeton de { NAME($type, "token") } à cause de Samira.
event-status-card-handed-in = { SEAT($seat) } abandonne la { NAME($card, "status") } à cause de Zahrah.
event-sidi-visits = Sidi Suleiman rend visite à { SEAT($seat) }.
event-abducted = { NAME($princess, "princess") } quitte { SEAT($seat) } et s’enfuit avec Sidi Suleiman.
event-hind-keeps-away = Hind emmène { SEAT($seat) } en voyage de noces.
event-xenia-gift-on-joining = { SEAT($seat) } accueille Xenia avec un cadeau de { $amount }.
event-xenia-too-dear = { SEAT($seat) } n’a pas les { $gift } du cadeau ; Xenia quitte la partie.
event-xenia-and-bill-too-dear = { SEAT($seat) } n’a pas de quoi payer { $gift } à Xenia et { $bill } d’entretien ; elle quitte la partie.

## Phase 7: upkeep

event-xenia-gift-paid = { SEAT($seat) } offre { $amount } à Xenia.
event-xenia-gift-refused = { SEAT($seat) } refuse son cadeau à Xenia.
event-xenia-marker-taken = Xenia patiente chez { SEAT($seat) } ; { $left ->
    [0] il ne reste aucun marqueur
    [one] il reste { $left } marqueur
   *[other] il reste { $left } marqueurs
}.
event-gold-shown-xenia = { NAME($princess, "princess") } cherche le plus riche : { EACH($gold) }.
event-xenia-under-deck = { SEAT($refuser) } laisse partir Xenia et personne n’a de place pour elle ; sa carte passe sous la pioche.
event-upkeep-paid = { SEAT($seat) } paie { $amount } d’entretien.
event-upkeep-failed = { SEAT($seat) } ne peut pas payer les { $bill } d’entretien : tumulte au palais.
event-all-gold-paid = { SEAT($seat) } verse tout ce qui lui reste : { $amount }.
event-leaves-in-tumult = { NAME($princess, "princess") } en a assez et s’en va de chez { SEAT($seat) }.
event-xenia-removed = { SEAT($seat) } ne peut pas payer { $bill }, cadeau de Xenia compris : elle quitte la partie.
event-nobody-else-leaves = C’est Xenia qui est partie : { SEAT($seat) } ne perd personne d’autre.
event-late-arrivals-do-not-count = { SEAT($seat) } n’aurait pas les { $cost } d’entretien des princesses venues après coup ({ NAMES($late, "princess") }) : elles ne comptent pas pour la victoire ce tour-ci.

## Why not

refusal-bid-not-multiple-of-10 = Une mise de { $bid } n’est pas possible : on mise par tranches de { $step }.
refusal-bid-outside-limits = Une mise de { $bid } dépasse l’entendement : on mise entre { $lowest } et { $highest }.
refusal-bid-too-low = Une mise de { $bid } est trop basse : la prochaine est d’au moins { $lowest }.
refusal-bid-above-limit = Une mise de { $bid } dépasse vos moyens : avec vos chameaux, vous pouvez aller jusqu’à { $limit }.
refusal-not-on-offer = Pas de { NAME($item, "item") } en vente pour le moment.
refusal-cannot-pay = Pour { NAME($item, "item.le") }, il vous faut { $price } et vous avez { $gold }.
refusal-consolation-not-due = La consolation est réservée à qui a moins de { $below } or, ou bien { $enough } princesses et aucune caravane ; vous avez { $gold } or, { $princesses ->
    [one] { $princesses } princesse
   *[other] { $princesses } princesses
} et { $caravans ->
    [one] { $caravans } caravane
   *[other] { $caravans } caravanes
}.
refusal-consolation-not-due-by-income = La consolation est réservée à qui a moins de { $below } or, ou bien { $enough } princesses et, ce tour-ci, rien de plus que le revenu de base ; vous avez { $gold } or et { $princesses ->
    [one] { $princesses } princesse
   *[other] { $princesses } princesses
}.
refusal-event-deck-empty = La pioche Événement est vide.
refusal-cannot-pay-event = Cela vous coûte { $price } et vous avez { $gold }.
refusal-card-not-looked-at = « { NAME($card, "event-card") } » ne fait pas partie des cartes que vous regardez.
refusal-card-not-in-hand = « { NAME($card, "event-card") } » n’est pas dans votre main.
refusal-symbol-already-played = « { NAME($card, "event-card") } » doit attendre : une carte avec le même symbole ({ NAME($symbol, "symbol") }) a été jouée ce tour-ci.
refusal-already-played-this-round = « { NAME($card, "event-card") } » a déjà servi ce tour-ci.
refusal-card-not-dealt-to-you = « { NAME($card, "event-card") } » ne fait pas partie des cartes que vous avez reçues.
refusal-no-such-caravan = Vous n’avez pas de { NAME($caravan, "caravan") } à laquelle il reste { $remaining ->
    [one] { $remaining } versement
   *[other] { $remaining } versements
}.
refusal-caravan-on-rightmost-space = Votre { NAME($caravan, "caravan") } avec { $remaining } versements à venir vient de partir et ne peut pas reculer davantage.
refusal-wrong-number-of-caravans = La vermine veut { $needed ->
    [one] { $needed } caravane
   *[other] { $needed } caravanes
}, pas { $given }.
refusal-order-of-missing-cards = Il n’y a que { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à remettre en ordre.
refusal-no-princess-in-that-round = Il n’y a pas de princesse { $which } au tour { NAME($round, "pair") } : il en compte { $princesses }.
refusal-card-not-in-status-deck = La { NAME($card, "status") } n’est pas dans la pioche Statut.
refusal-type-not-in-bag = Il n’y a plus de jeton de { NAME($type, "token") } dans le sac.
refusal-no-own-token-of-type = Vous n’avez pas de jeton de { NAME($type, "token") } à vous que vous puissiez rendre.
refusal-status-card-not-yours = La { NAME($card, "status") } n’est pas à vous.
refusal-princess-not-in-your-palace = { NAME($princess, "princess") } n’habite pas votre palais.
refusal-cannot-pay-gift = Xenia attend { $gift } et vous avez { $gold }.

## Why

reason-no-reason = Cela vaut bien autre chose.
reason-wins-game = Avec { NAME($item, "item.le") }, vous gagnez { NAME($princess, "princess") }, la dernière princesse qu’il vous faut.
reason-wins-princess = Avec { NAME($item, "item.le") }, vous gagnez { NAME($princess, "princess") } ; il vous manquera alors { $missing ->
    [one] { $missing } princesse
   *[other] { $missing } princesses
}.
reason-wins-foreign-princess = Avec { NAME($item, "item.le") }, vous gagnez { NAME($princess, "princess") } ; votre objectif peut s’en passer, mais personne d’autre ne l’aura.
reason-keeps-princess = En l’état, { NAME($princess, "princess") } viendrait chez vous ; avec { NAME($item, "item.le") }, aucun rival n’y peut plus rien.
reason-denies-princess = Si vous ne prenez pas { NAME($item, "item.le") }, { NAME($princess, "princess") } ira chez { SEAT($seat) }, à qui il manque environ { $missing ->
    [one] { $missing } princesse
   *[other] { $missing } princesses
}.
reason-more-income = Avec { NAME($item, "item.le") }, vous touchez { $total } or en { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}.
reason-more-room = { $free ->
    [0] Vous n’avez plus de place pour une princesse
    [one] Vous avez place pour { $free } princesse de plus
   *[other] Vous avez place pour { $free } princesses de plus
}, et il vous en faut { $missing }.
reason-better-standing = Avec { NAME($item, "item.le") }, vous gagnez { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $lead ->
    [-1] vous voilà à un point du meilleur rival
    [0] vous voilà à égalité avec le meilleur rival
    [1] vous voilà un point devant tous vos rivaux
   *[other] un pas de plus, quelle que soit la prochaine princesse
}.
reason-cheaper-bids = Vos chameaux vaudront { $discount } à chaque enchère.
reason-keeps-gold = Rien ici ne vaut son prix : sur vos { $gold } or, l’entretien en prend { $bill }.
reason-takes-consolation = Rien de ce qui est en vente ne vaut mieux pour vous que { $amount } or.
reason-worth-bidding = Vous voulez { NAME($item, "item.le") } ; choisir en premier vaut jusqu’à { $limit }.
reason-bids-for-princess = Avec { NAME($item, "item.le") }, vous gagnez { NAME($princess, "princess") } ; choisir en premier vaut jusqu’à { $limit }.
reason-others-may-choose = Les autres peuvent choisir d’abord : il restera { NAME($item, "item.le") } ou quelque chose d’aussi bon.
reason-first-choice-too-dear = Choisir en premier vaut { $limit } pour vous, et la prochaine mise est de { $bid }.
reason-no-need-to-bid = Vous choisissez en dernier ; une mise serait perdue.
reason-poor-on-purpose = Avec moins de { $below } or, vous pouvez en prendre { $amount }.
reason-good-moment = « { NAME($card, "event-card") } » est la carte qui vous sert le plus maintenant.
reason-waits-for-its-moment = { $cards ->
    [one] Votre carte vaudra
   *[other] Vos { $cards } cartes vaudront
} mieux dans un autre tour.
reason-next-princess-likely-yours = « { NAME($card, "event-card") } » : en l’état, la plupart des princesses vous choisiraient.
reason-next-princess-likely-a-rivals = « { NAME($card, "event-card") } » : en l’état, la prochaine princesse aiderait plutôt un rival.
reason-promises-most = « { NAME($card, "event-card") } » est la plus prometteuse.
reason-gold-to-spare = Sur vos { $gold } or, vous pouvez en mettre { $price } dans une carte.
reason-saves-gold = Il vous faut vos { $gold } or pour le prochain tour ; l’entretien en prend { $bill }.
reason-least-loss = C’est ce qui vous manquera le moins.
reason-least-needed = { NAME($princess, "princess") } est la moins utile à votre objectif.
reason-worth-her-gift = Votre objectif a besoin de Xenia, et en gagner une autre coûte plus que { $gift } or.
reason-not-worth-her-gift = Xenia sert trop peu votre objectif pour valoir encore { $gift } or.
reason-rivals-lose-payments = Sur la piste { NAME($caravan, "caravan.des") }, vos rivaux perdent plus que vous.
reason-yours-come-first = Celles qui vous choisiraient en l’état passent d’abord.
reason-best-you-can-use = Avec { $gold } or, c’est la { NAME($card, "status") } qui vous sert le plus.
reason-fits-your-tokens = Le jeton de { NAME($type, "token") } vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-suits-you = C’est ce qui vous convient le mieux en l’état.

## What is asked

ask-draft-start-event = Laquelle de ces cartes Événement gardez-vous ? Les autres retournent dans la pioche.
ask-play-event = Jouez-vous un événement, ou passez-vous ?
ask-good-looking-type = Quel type de jeton mettez-vous en valeur ? Trois du même type en donnent un de plus.
ask-new-caravan-pick = Quelle caravane faites-vous reculer d’une case ?
ask-vermin-kind = Sur quel type de caravane lâchez-vous la vermine ?
ask-vermin-pick = Vermine ! Laquelle de vos caravanes est touchée ?
ask-court-influence-order = Dans quel ordre remettez-vous les princesses sur la pioche (la première au-dessus) ?
ask-new-orders-order = Dans quel ordre remettez-vous les cartes Statut sur la pioche (la première au-dessus) ?
ask-changing-mind-target = Qui voulez-vous faire changer d’avis ?
ask-changing-mind-choice = La laisser comme elle est, inverser ses préférences ou l’envoyer sous la pioche ?
ask-double-trouble-split = Trois princesses arrivent. Quel tour en reçoit deux ?
ask-quiet-days-round = Une seule princesse arrive. À quel tour choisira-t-elle ?
ask-noble-pick = Quelle carte Statut apportez-vous au marché ?
ask-bazaar-pick = Quel type de jeton apportez-vous au marché ?
ask-auction-turn = { $bidder ->
    [none] Personne n’a encore misé.
   *[other] { SEAT($bidder) } mène avec { $bid }.
} { $to ->
    [0] Vous ne pouvez pas monter plus haut.
   *[other] Misez de { $from } à { $to }{ $discount ->
        [0] { "" }
       *[other] { " " }(vos chameaux en paient { $discount })
    }, ou choisissez ci-dessous.
}
ask-last-player-bid = { $to ->
    [0] Il ne reste que vous : pas besoin de miser.
   *[other] Il ne reste que vous : pas besoin de miser ; vous pouvez tout de même dépenser de { $from } à { $to } pour rien.
}
ask-choose-action = À vous de choisir : qu’achetez-vous ?
ask-buy-event = Achetez-vous une carte Événement ?
ask-keep-event = Quelle carte Événement gardez-vous ? Les autres passent sous la pioche.
ask-samira-discard = Samira s’est installée : quel jeton rendez-vous ?
ask-zahrah-discard = Zahrah s’est installée : quelle carte Statut abandonnez-vous ?
ask-sidi-victim = Sidi Suleiman est à la porte : quelle princesse part avec lui ?
ask-xenia-gift = Xenia attend son cadeau. Payez-vous ?

move-draft-start-event-draft-start-event = Garder « { NAME($card, "event-card") } »
move-play-event-pass = Passer
move-play-event-play = Jouer « { NAME($card, "event-card") } »
move-good-looking-type-good-looking-type = { NAME($type, "token") }
move-new-caravan-pick-new-caravan-pick = { NAME($caravan, "caravan") } : encore { $remaining }
move-vermin-kind-vermin-kind = Toutes { NAME($caravan, "caravan.les") }
move-vermin-pick-vermin-pick = Versements restants : { NAMES($remaining, "number") }
move-court-influence-order-court-influence-order = Ordre { NAMES($order, "number") }
move-new-orders-order-new-orders-order = Ordre { NAMES($order, "number") }
move-changing-mind-target-changing-mind-target = Princesse { $which } du tour { NAME($round, "pair") }
move-changing-mind-choice-keep = La laisser comme elle est
move-changing-mind-choice-swap = Inverser ses deux préférences
move-changing-mind-choice-bottom = L’envoyer sous la pioche
move-double-trouble-split-two-one = Deux au tour impair, une au tour pair
move-double-trouble-split-one-two = Une au tour impair, deux au tour pair
move-quiet-days-round-odd = Au tour impair
move-quiet-days-round-even = Au tour pair
move-noble-pick-noble-pick = { NAME($card, "status") }
move-bazaar-pick-bazaar-pick = { NAME($type, "token") }
move-auction-turn-pass = Passer
move-auction-turn-take-150 = Prendre la consolation au lieu d’une action
move-auction-turn-bid = Miser { $amount }
move-last-player-bid-no-bid = Ne pas miser, aller droit au marché
move-last-player-bid-bid = Miser { $amount }
move-choose-action-buy = Acheter { NAME($item, "item.un") }
move-choose-action-decline = Ne rien acheter
move-choose-action-take-150 = Prendre plutôt la consolation
move-buy-event-none = N’en acheter aucune
move-buy-event-two = En regarder deux, en garder une
move-buy-event-three = En regarder trois, en garder une
move-keep-event-keep-event = Garder « { NAME($card, "event-card") } »
move-samira-discard-samira-discard = { NAME($type, "token") }
move-zahrah-discard-zahrah-discard = { NAME($card, "status") }
move-sidi-victim-sidi-victim = { NAME($princess, "princess") }
move-xenia-gift-pay = Payer le cadeau
move-xenia-gift-refuse = Refuser

## Princesses, and what it means to have one

power-palace-wear = use votre palais d’un demi-point à sa première arrivée
power-singer = son chant vaut 1 de statut
power-open-purse = tout le monde voit votre or
power-actress = son jeu vaut 1 de statut
power-cheap-events = les cartes Événement vous coûtent moins cher
power-lose-appearance = vous rendez un jeton d’apparence { $loss_powers_repeat ->
    [every_time] à chaque arrivée
   *[first_time_per_player] à sa première arrivée
}
power-lose-status = vous abandonnez une carte Statut { $loss_powers_repeat ->
    [every_time] à chaque arrivée
   *[first_time_per_player] à sa première arrivée
}
power-gives-manners = apporte un jeton de manières
power-gives-beauty = apporte un jeton de beauté
power-honeymoon = { $hind_duration ->
    [while_in_palace] vous manquez tous les tours tant qu’elle est là
   *[next_round] vous manquez le prochain tour
}{ $hind_phase6 ->
    [barred]  ; pendant ce temps, aucune nouvelle princesse ne vous choisit
   *[may_be_chosen] { "" }
}
power-cheap-camels = les chameaux vous coûtent moins cher
power-cheap-caravans = les caravanes vous coûtent moins cher
power-jealous = chaque nouvelle venue vous coûte une fois un supplément d’entretien
power-double-upkeep = coûte plus d’entretien
power-no-upkeep = ne coûte pas d’entretien
power-gifts = attend un cadeau tous les trois tours
power-cheap-palace = les sections de palais vous coûtent moins cher
power-abduction = un chevalier, qui s’enfuit avec une princesse du cheik qui en a le plus
power-cleaning-bill = vous coûte, à chaque arrivée, { $firyal_fee } par section de palais

princess-albina = Albina
princess-halimah = Halimah
princess-asima = Asima
princess-noor = Noor
princess-rasha = Rasha
princess-thara = Thara
princess-zainab = Zainab
princess-nibal = Nibal
princess-samira = Samira
princess-zahrah = Zahrah
princess-fatima = Fatima
princess-layla = Layla
princess-malika = Malika
princess-nadia = Nadia
princess-firyal = Firyal
princess-hind = Hind
princess-farah = Farah
princess-raidah = Raidah
princess-adara = Adara
princess-suleika = Suleika
princess-janan = Janan
princess-sahar = Sahar
princess-anisah = Anisah
princess-zafirah = Zafirah
princess-xenia = Xenia
princess-yasmine = Yasmine
princess-badra = Badra
princess-sidi-suleiman = Sidi Suleiman

## Event cards

event-card-bazaar = Bazar
    .effect = vous choisissez le type du jeton d’apparence de ce tour
event-card-better-breed = Améliorer la race
    .effect = votre réduction par chameau monte d’un cran
event-card-camel-breeding = Élevage de chameaux
    .effect = chaque cheik gagne un chameau pour deux qu’il possède
event-card-camel-epidemic = Épidémie chez les chameaux
    .effect = chaque cheik perd un chameau sur trois
event-card-changing-her-mind = Changer d’avis
    .effect = regardez la prochaine princesse : gardez-la, inversez ses préférences ou envoyez-la sous la pioche
event-card-court-influence = Influence à la cour
    .effect = regardez les trois prochaines princesses et remettez-les dans l’ordre de votre choix
event-card-double-trouble = Double ennui
    .effect = une princesse de plus arrive
event-card-golden-times = Âge d’or
    .effect = tous les revenus sont plus élevés ce tour-ci
event-card-good-looking = Bonne tenue
    .effect = nommez un type de jeton : trois du même type donnent +1 en apparence pour de bon
event-card-guest-house = Chambre d’invité
    .effect = place pour une princesse de plus, pour de bon
event-card-interrupt-spice-trade = Interruption du commerce d’épices
    .effect = ce tour-ci, les caravanes ne paient pas et n’avancent pas
event-card-new-orders = Nouvelles commandes
    .effect = regardez les trois prochaines cartes Statut et remettez-les dans l’ordre de votre choix
event-card-new-spice-caravan = Nouvelle caravane d’épices
    .effect = une de vos caravanes paie une fois de plus
event-card-noble-merchandise = Marchandise noble
    .effect = vous choisissez dans la pioche la carte Statut de ce tour
event-card-quiet-days = Jours tranquilles
    .effect = une princesse de moins arrive
event-card-restoration = Restauration
    .effect = votre palais gagne un demi-point
event-card-sick-camels = Chameaux malades
    .effect = ce tour-ci, aucun chameau ne donne de réduction
event-card-vermin = Vermine
    .effect = nommez un type de caravane : ses propriétaires perdent un versement

symbol-sym-appearance = apparence
symbol-sym-arrival = arrivée
symbol-sym-camel = chameau
symbol-sym-income = revenus
symbol-sym-preference = préférence
symbol-sym-status = statut
symbol-sym-vermin = vermine
symbol-bazaar = Bazar
symbol-better-breed = Améliorer la race
symbol-camel-breeding = Élevage de chameaux
symbol-camel-epidemic = Épidémie chez les chameaux
symbol-changing-her-mind = Changer d’avis
symbol-court-influence = Influence à la cour
symbol-double-trouble = Double ennui
symbol-golden-times = Âge d’or
symbol-good-looking = Bonne tenue
symbol-guest-house = Chambre d’invité
symbol-interrupt-spice-trade = Interruption du commerce d’épices
symbol-new-orders = Nouvelles commandes
symbol-new-spice-caravan = Nouvelle caravane d’épices
symbol-noble-merchandise = Marchandise noble
symbol-quiet-days = Jours tranquilles
symbol-restoration = Restauration
symbol-sick-camels = Chameaux malades
symbol-vermin = Vermine

## Goals

goal-needs = { $with_talents } princesses avec ces talents, ou { $any } quelconques

goal-goal5-i-h-r = intelligence, ménage, romance
goal-goal5-i-c-r = intelligence, cuisine, romance
goal-goal5-h-c-r = ménage, cuisine, romance
goal-goal5-2i-h = deux fois intelligence, ménage
goal-goal5-2i-c = deux fois intelligence, cuisine
goal-goal5-flex-ir = intelligence, romance, et encore l’un des deux
goal-goal5-flex-hc = ménage, cuisine, et encore l’un des deux
goal-goal4-i-h-c-r = intelligence, ménage, cuisine, romance
goal-goal4-2i-h-c = deux fois intelligence, ménage, cuisine
goal-goal4-i-flex-hr = intelligence, ménage, romance, et encore l’un des deux derniers
goal-goal4-r-flex-ic = romance, intelligence, cuisine, et encore l’un des deux derniers
goal-goal4-flex-hcr = ménage, cuisine, romance, et encore l’un des trois
goal-goal3-2i-h-c-r = deux fois intelligence, ménage, cuisine, romance
goal-goal3-2h-flex-ic = deux fois ménage, intelligence, cuisine, et encore l’un des deux derniers
goal-goal3-2i-flex-hr = deux fois intelligence, ménage, romance, et encore l’un des deux derniers
goal-goal3-flex-icr = intelligence, cuisine, romance, et encore deux des trois

## Things

status-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
status-300 = carte Statut 300 (1 point)
status-350 = carte Statut 350 (1 point)
status-400 = carte Statut 400 (1 point)
status-700 = carte Statut 700 (2 points)
status-750 = carte Statut 750 (2 points)
status-800 = carte Statut 800 (2 points)
status-850 = carte Statut 850 (2 points)
status-900 = carte Statut 900 (2 points)
status-1200 = carte Statut 1200 (3 points)
status-1300 = carte Statut 1300 (3 points)
status-1400 = carte Statut 1400 (3 points)
status-1500 = carte Statut 1500 (3 points)
status-singing = Chanter (1 point)
status-acting = Jouer la comédie (1 point)

caravan-small-slow = petite caravane lente
    .un = une petite caravane lente
    .les = les petites caravanes lentes
    .des = des petites caravanes lentes
caravan-small-fast = petite caravane rapide
    .un = une petite caravane rapide
    .les = les petites caravanes rapides
    .des = des petites caravanes rapides
caravan-large-slow = grande caravane lente
    .un = une grande caravane lente
    .les = les grandes caravanes lentes
    .des = des grandes caravanes lentes
caravan-large-fast = grande caravane rapide
    .un = une grande caravane rapide
    .les = les grandes caravanes rapides
    .des = des grandes caravanes rapides

item-small-slow = petite caravane lente
    .un = une petite caravane lente
    .le = la petite caravane lente
item-small-fast = petite caravane rapide
    .un = une petite caravane rapide
    .le = la petite caravane rapide
item-large-slow = grande caravane lente
    .un = une grande caravane lente
    .le = la grande caravane lente
item-large-fast = grande caravane rapide
    .un = une grande caravane rapide
    .le = la grande caravane rapide
item-appearance = jeton d’apparence
    .un = un jeton d’apparence
    .le = le jeton d’apparence
item-status = carte Statut
    .un = une carte Statut
    .le = la carte Statut
item-palace = section de palais
    .un = une section de palais
    .le = la section de palais
item-camel = chameau
    .un = un chameau
    .le = le chameau

piece-small-caravans = une petite caravane
piece-large-caravans = une grande caravane
piece-sections = une section de palais
piece-camels = un chameau

token-beauty = beauté
    .son = sa beauté
token-manners = manières
    .son = ses manières
token-clothing = tenue
    .son = sa tenue

colour-green = vert
colour-white = blanc
colour-red = rouge
colour-blue = bleu
colour-black = noir

pair-odd = impair
pair-even = pair

preference-appearance = apparence
preference-status = statut
preference-palace = palais
preference-gold = or
preference-princesses = le plus de princesses
preference-none = rien d’autre

talent-intelligence = intelligence
talent-housekeeping = ménage
talent-cooking = cuisine
talent-romance = romance

phase-setup = mise en place
phase-events = événements
phase-income = revenus
phase-market = le marché
phase-auction = enchères
phase-purchase = achat d’événements
phase-courtship = la princesse choisit
phase-upkeep = entretien
phase-round-end = fin du tour
phase-over = la fin

ending-goal-talents = Un objectif est atteint : assez de princesses, avec les bons talents.
ending-goal-number = Un objectif est atteint par le seul nombre de princesses.
ending-deck-empty = Plus aucune princesse n’est à venir ; les points décident.
ending-max-rounds = Le dernier tour est fini ; les points décident.

## The game itself

game-summary = Chaque princesse choisit le cheik le meilleur dans ce qu’elle préfère ; le droit de s’améliorer se gagne aux enchères.
game-like = Misez pour le droit de vous améliorer, puis regardez-la choisir : chaque princesse s’installe chez qui est le meilleur dans ce qu’elle préfère. Un jeu d’enchères avec des caravanes, des chameaux et un objectif secret.
game-minutes = Environ 90 minutes

## Chapters of the rules

chapter-1 = Le jeu
chapter-3 = Mise en place
chapter-4 = Un tour
chapter-5 = Les cartes
chapter-6 = La fin
chapter-7 = Trois cheiks
chapter-8 = Ce qui est caché
chapter-11 = Ce que l’on vous demande
chapter-ED = Où les éditions divergent
chapter-E = Ce qu’il a fallu trancher

## Options

option-players = Joueurs
    .help = Combien de cheiks sont à la table. Moins ils sont nombreux, plus il faut de princesses pour gagner.
option-mode = Jeu
    .help = Le jeu avancé ajoute une piste palais, d’autres pouvoirs et des événements dès le premier tour, et se décide aux points.
option-mode-standard = Standard
option-mode-advanced = Avancé
option-edition = Édition
    .help = Quel livret de règles décide là où les éditions imprimées divergent. Chaque différence peut aussi se régler séparément.
option-edition-consensus = L’avis de la plupart
option-edition-fr = Française
option-edition-pl = Polonaise
option-edition-nl = Néerlandaise
option-symbol-profile = Symboles des cartes Événement
    .help = Quelles cartes Événement s’excluent au cours d’un tour.
option-symbol-profile-default = selon notre lecture des livrets
option-symbol-profile-same-name = seulement une seconde carte du même nom
option-symbol-profile-none = aucune n’en exclut une autre
option-undecided-gold-public = Or visible tant qu’une princesse attend
    .help = Tout le monde voit-il tout l’or tant qu’une princesse indécise a une préférence pour l’or ?
option-good-looking-mode = Bonne tenue
    .help = La carte compte les jetons une seule fois, quand elle est jouée, ou profite aussi de ceux qui viennent ensuite.
option-good-looking-mode-snapshot = comptés une fois
option-good-looking-mode-growing = elle grandit
option-xenia-first-gift-timing = Le premier cadeau de Xenia
    .help = Il fait partie du prochain entretien, ou est dû dès son arrivée.
option-xenia-first-gift-timing-upkeep = avec l’entretien
option-xenia-first-gift-timing-on-join = dès son arrivée
option-youngest-seat = Le plus jeune cheik
    .help = Qui est le plus jeune, pour les règles qui le font commencer. Sinon, on tire au sort.
option-youngest-seat-none = personne n’est nommé
option-youngest-seat-0 = Siège 1
option-youngest-seat-1 = Siège 2
option-youngest-seat-2 = Siège 3
option-youngest-seat-3 = Siège 4
option-youngest-seat-4 = Siège 5
option-first-player-rule = Premier joueur
    .help = Qui est premier joueur au premier tour.
option-first-player-rule-random = tiré au sort
option-first-player-rule-youngest = le plus jeune
option-unchosen-start-events = Événements de départ non choisis
    .help = Où vont les cartes Événement que personne n’a gardées au départ.
option-unchosen-start-events-reshuffle = mélangées à la pioche
option-unchosen-start-events-shuffled-to-bottom = sous la pioche
option-all-pass-beneficiary = Quand tous passent
    .help = Qui peut agir sans miser quand personne ne mise dans une enchère.
option-all-pass-beneficiary-auction-opener = qui a ouvert l’enchère
option-all-pass-beneficiary-first-player = le premier joueur
option-consolation-condition-2 = Consolation avec quatre princesses
    .help = Quand un cheik qui a beaucoup de princesses peut prendre la consolation malgré l’or de sa bourse.
option-consolation-condition-2-no-caravan-on-board = aucune caravane sur le plateau
option-consolation-condition-2-only-base-income-this-round = rien que le revenu de base ce tour-ci
option-firyal-power = Le pouvoir de Firyal
    .help = Ce que Firyal coûte à son cheik dans le jeu avancé.
option-firyal-power-track-minus-half = un demi-point sur la piste palais
option-firyal-power-pay-30-per-section = de l’or par section de palais
option-loss-powers-repeat = Le retour de Samira et de Zahrah
    .help = Combien de fois elles prennent quelque chose au même cheik.
option-loss-powers-repeat-first-time-per-player = la première fois seulement
option-loss-powers-repeat-every-time = à chaque arrivée
option-hind-duration = Combien de temps Hind éloigne son cheik
    .help = Pendant combien de temps son cheik doit rester à l’écart des enchères.
option-hind-duration-next-round = le prochain tour
option-hind-duration-while-in-palace = tant qu’elle est là
option-hind-phase6 = Hind et la princesse qui choisit
    .help = Une princesse peut-elle choisir un cheik que Hind tient éloigné ?
option-hind-phase6-barred = elle l’ignore
option-hind-phase6-may-be-chosen = elle peut le choisir
option-changing-mind-timing = Changer d’avis
    .help = Le moment où l’on décide.
option-changing-mind-timing-on-play = quand la carte est jouée
option-changing-mind-timing-at-setup = quand la princesse est retournée
option-camel-side-points = Points secondaires d’un chameau
    .help = Ce que compte un chameau à la fin du jeu avancé.
option-camel-breeding-shortage = Trop peu de chameaux
    .help = Ce qui se passe quand « Élevage de chameaux » en demande plus qu’il n’y en a.
option-camel-breeding-shortage-all-or-nothing = personne n’en reçoit
option-camel-breeding-shortage-as-far-as-supply = tant qu’il y en a
option-appearance-return-3p = Jeton d’apparence invendu
    .help = À trois cheiks : après quels tours un jeton invendu retourne dans le sac.
option-appearance-return-3p-odd = les tours impairs
option-appearance-return-3p-even = les tours pairs
option-base-income = Revenu de base
    .help = L’or que chaque cheik reçoit à chaque tour.
option-max-rounds = Dernier tour
    .help = Si personne n’a gagné d’ici là, le classement décide.
option-start-gold = Or de départ
    .help = Ce que chaque cheik a au début.
option-black-bonus = Avantage de noir
    .help = De combien le revenu de base de noir est plus élevé.
option-golden-times-percent = Âge d’or
    .help = Ce que la carte ajoute à chaque revenu, en pour cent.
option-small-slow-price = Petite caravane lente
    .help = Son prix.
option-small-fast-price = Petite caravane rapide
    .help = Son prix.
option-large-slow-price = Grande caravane lente
    .help = Son prix.
option-large-fast-price = Grande caravane rapide
    .help = Son prix.
option-adara-small-saving = Adara et les petites caravanes
    .help = Ce qu’elle fait économiser à son cheik sur chacune.
option-adara-large-saving = Adara et les grandes caravanes
    .help = Ce qu’elle fait économiser à son cheik sur chacune.
option-appearance-price = Jeton d’apparence
    .help = Son prix.
option-palace-price = Section de palais
    .help = Son prix.
option-badra-saving = Badra et les sections de palais
    .help = Ce qu’elle fait économiser à son cheik sur chacune.
option-camel-price = Chameau
    .help = Son prix.
option-farah-saving = Farah et les chameaux
    .help = Ce qu’elle fait économiser à son cheik sur chacun.
option-camel-rate-1 = Réduction par chameau
    .help = Ce que chaque chameau fait économiser sur une mise.
option-camel-rate-2 = Réduction après un « Améliorer la race »
    .help = Ce que chaque chameau fait alors économiser.
option-camel-rate-3 = Réduction après deux
    .help = Ce que chaque chameau fait alors économiser.
option-camel-rate-4 = Réduction après trois
    .help = Ce que chaque chameau fait alors économiser.
option-two-events-price = Choisir parmi deux événements
    .help = Ce qu’il en coûte de piocher deux cartes Événement et d’en garder une.
option-three-events-price = Choisir parmi trois événements
    .help = Ce qu’il en coûte de piocher trois cartes Événement et d’en garder une.
option-zainab-saving = Zainab et les cartes Événement
    .help = Ce qu’elle fait économiser à son cheik sur chacune.
option-consolation = Consolation
    .help = L’or que l’on peut prendre à la place d’une action.
option-consolation-below = Consolation en dessous de
    .help = Qui a moins d’or que cela peut prendre la consolation.
option-consolation-princesses = Princesses pour la consolation
    .help = Qui en a autant peut la prendre à une condition de plus.
option-upkeep = Entretien
    .help = Ce que coûte une princesse à chaque tour.
option-janan-upkeep = Entretien pour Janan
    .help = Ce qu’elle coûte à chaque tour.
option-zafirah-upkeep = Entretien pour Zafirah
    .help = Ce qu’elle coûte à chaque tour.
option-suleika-surcharge = Une nouvelle venue auprès de Suleika
    .help = Ce que coûte chaque princesse qui la rejoint plus tard.
option-xenia-gift = Un cadeau pour Xenia
    .help = Son prix.
option-firyal-fee = Le nettoyage de Firyal
    .help = L’or par section de palais, là où c’est son pouvoir.
option-base-room = Place au départ
    .help = Combien de princesses ont de la place dans un palais sans section.

## The columns of the final table

score-fulfilled = objectif atteint
    .effect = { $mode ->
        [standard] Dans le jeu standard, rien d’autre ne compte dès que quelqu’un a atteint son objectif.
       *[advanced] Qui a atteint son objectif passe avant les autres.
    }
score-princesses = princesses
score-main-points = points principaux
    .effect = 2 par princesse au palais, et 3 de plus avec les talents de son objectif.
score-side-points = points secondaires
    .effect = Apparence, statut, sections et piste du palais, et { $camel_side_points } par chameau.
score-gold = or

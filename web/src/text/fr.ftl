### The words of the page itself.

app-name = Serai
page-title = { $title } · Serai
name-guest = Invité

## The entrance

home-title = Jeux des Mille et Une Nuits
home-welcome = Courtisez des princesses, déjouez des dragons, bâtissez pour une reine : en solo contre des bots, ou avec des amis, où qu’ils soient. Rien à installer, pas de compte.
home-first = Première visite ? Une courte visite guidée, à une vraie table, vous montre comment on joue.
home-first-learn = Apprendre { $game } en cinq minutes
home-games = Les jeux
home-play = Jouer
home-friends = Entre amis
home-options = Options
home-options-of = Options : { $game }
home-learn = Apprendre en cinq minutes
home-rules = Règles
home-watch-bots = Regarder des bots
game-players = { $from } à { $to } joueurs
game-credits = { $publishing ->
    [0] Conçu par { $designers }, { $year }.
   *[other] Conçu par { $designers }, { $year }. Édité par { $publishers }.
}

mine-title = Mes tables
mine-waiting = { $number ->
    [one] { $number } table vous attend
   *[other] { $number } tables vous attendent
}
mine-forget = Retirer de ma liste
mine-sure = Supprimer cette partie pour de bon ?
mine-all = Toutes mes tables ({ $number })
mine-fewer = Seulement les premières
open-title = Tables ouvertes
open-none = Aucune table n’est ouverte à tous pour le moment. Ouvrez-en une : choisissez un jeu, puis Options, et laissez tout le monde la trouver.
seat-free = libre
table-your-turn = C’est à vous de jouer
table-others-turn = C’est aux autres de jouer
table-bots-play = Les bots jouent entre eux
table-what-if = Et si ? À partir du moment { $number } d’une autre partie
table-free-seats = { $number ->
    [0] Tous les sièges sont pris
    [one] Un siège est libre
   *[other] { $number } sièges sont libres
}
table-playing = La partie est en cours
table-over = La partie est finie
table-go-on = Continuer
table-open = Ouvrir
table-look-back = Revoir
table-join = Rejoindre
table-watch = Regarder
table-way = { $way } : { $title }

footer-credits = Les jeux appartiennent à leurs auteurs et éditeurs, qui n’ont rien à voir avec ce programme. Les textes des règles, les images et le code sont les nôtres.
footer-licence = Serai est un logiciel libre sous licence MIT.

lost-title = Il n’y a rien ici
lost-help = L’adresse est peut-être mal écrite, ou ce qui était ici a disparu.

failed-offline = Le serveur ne répond pas.
failed-retrying = Nouvel essai…
failed-too-fast = Trop de demandes à la fois : attendez un instant, puis réessayez.
failed-server = Le serveur a un problème. Réessayez dans un instant.
failed-why = C’est impossible : { $why }.

settings-title = Réglages
settings-name = Mon nom
settings-language = Langue
settings-theme = Affichage
settings-sound = Son
settings-letters = Touches d’une lettre
theme-system = comme mon appareil
theme-dark = de nuit
theme-light = de jour

## A new table

setup-title = { $game } : une nouvelle table
setup-players = Joueurs
setup-seats = Qui s’assoit où
setup-who = Qui occupe le siège { $number }
setup-name = Nom au siège { $number }
setup-me = Sur cet appareil
setup-friend = Un ami
setup-friend-help = vient par le lien
setup-bots = Bots
setup-hotseat = Plusieurs personnes peuvent partager cet appareil : choisissez-le pour chacune d’elles, et il passe de main en main, avec un rideau entre deux.
setup-table = La table
setup-visibility = Qui la trouve
setup-visibility-link = qui a le lien
setup-visibility-open = tout le monde
setup-undo = Annuler un choix
setup-undo-consent = si les autres sont d’accord
setup-undo-free = tant que personne d’autre n’a joué
setup-undo-never = jamais
setup-hints = Conseils d’expert
setup-spectators = Spectateurs admis
setup-chat = Qui peut parler
setup-chat-all = tout le monde
setup-chat-players = les joueurs
setup-chat-none = personne
setup-clock = Temps
setup-clock-none = tout le temps du monde
setup-clock-move = tant par choix
setup-clock-game = tant pour la partie
setup-clock-minutes = Minutes
setup-clock-increment = Secondes de plus après chaque choix
setup-timeout = Une fois le temps écoulé
setup-timeout-bot = un bot répond
setup-timeout-wait = rien ne se passe
setup-rules = { $number ->
    [0] Règles en détail
    [one] Règles en détail (une inhabituelle)
   *[other] Règles en détail ({ $number } inhabituelles)
}
setup-rules-help = Là où les livrets de règles divergent ou laissent quelque chose ouvert, c’est ici que l’on tranche. Le premier choix est l’habituel ; chaque numéro ouvre la règle.
setup-numbers = Prix et autres nombres
setup-deal = Distribuer
setup-open = Ouvrir la table
option-yes = oui
option-no = non
option-none = rien
option-data = Les nôtres ; ou collez les vôtres en JSON
option-data-odd = Inhabituel, mais accepté : { $text }
option-data-wrong = Ces données ne conviennent pas : { $text }

## The rules

rules-title = { $game } : les règles
rules-contents = Sommaire
rules-chapter = { $id } · { $title }
rules-found = { $number ->
    [0] Aucune règle ne contient tous ces mots.
    [one] Une règle contient tous ces mots.
   *[other] { $number } règles contiennent tous ces mots.
}

## Before the deal

waiting-title = { $game } : en attente de joueurs
waiting-host = Cette table est à vous. Invitez des amis, installez des bots, et distribuez quand tout le monde est là.
waiting-guest = Vous en êtes. La partie commence quand l’hôte distribue.
waiting-visitor = Choisissez un siège libre pour jouer, ou restez et regardez.
waiting-begin = Distribuer
waiting-missing = { $number ->
    [one] { $number } siège est encore libre : il y faut quelqu’un, ou un bot.
   *[other] { $number } sièges sont encore libres : il y faut du monde, ou des bots.
}
waiting-fill = Installer des bots aux sièges libres
waiting-ready = Tout le monde est là.
waiting-dealing = On distribue les cartes…
waiting-uncommitted = On attend encore pour le mélange : { $names }. Dans quelques secondes, on pourra distribuer quand même ; tout le monde saura qui manque.
waiting-for-host = Tout le monde est là ; l’hôte distribue.
waiting-colours = Les couleurs sont tirées au sort à la distribution.
waiting-settled = Ce qui est convenu
waiting-usual = { $number ->
    [one] { $number } autre point, comme d’habitude
   *[other] { $number } autres points, comme d’habitude
}
seat-is-free = Un siège libre
seat-sit = S’asseoir ici
seat-share = Partager cet appareil
seat-sit-down = S’asseoir
seat-cancel = Pas encore
seat-name = Votre nom à cette table
seat-at-this-device = Sur cet appareil
seat-not-here = Pas là pour le moment
seat-get-up = Se lever
seat-send-away = Libérer le siège
seat-bot-choice = Bot au siège { $number }
seat-no-bot = Installer un bot…
seat-bot-away = Pas de bot
clock-told = { $kind ->
    [move] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } par choix
    [game] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } pour la partie, { $increment ->
        [one] { $increment } seconde
       *[other] { $increment } secondes
    } de plus après chaque choix
   *[none] tout le temps du monde
}
option-own-data = Données personnalisées
invite-title = Inviter des amis
invite-help = Qui ouvre ce lien peut s’asseoir sur un siège libre, ou regarder. Pas besoin de compte.
invite-link = Lien vers cette table
invite-qr = Le lien en code QR
link-copy = Copier
link-copied = Copié
link-refused = Le navigateur n’a pas permis la copie. Le lien est sélectionné : appuyez sur Ctrl+C, ou ⌘C.
link-here = Cette adresse ne marche que sur cette machine. Pour laisser entrer d’autres personnes, lancez le serveur avec « serai serve --host 0.0.0.0 » et ouvrez la page par l’adresse de cette machine dans le réseau.
link-share = Partager

shuffle-title = Comment vérifier le mélange
shuffle-help = Le serveur et l’appareil de chacun ont choisi un secret et n’en montrent que l’empreinte. Au moment de distribuer, les appareils montrent leurs secrets, et les cartes découlent de tous ces secrets réunis ; après la partie, le serveur montre le sien. Personne ne peut donc choisir les cartes, à moins que tous soient de mèche.
shuffle-promise = Empreinte du serveur :
shuffle-part = { $name } participe :
shuffle-part-none = { $name } ne participe pas.
shuffle-part-missing = { $name } n’a pas montré son secret à temps :
shuffle-part-uncommitted = { $name } ne participe pas à ce mélange, contrairement au précédent.
shuffle-all = Toutes les empreintes réunies, à comparer avec les autres :
shuffle-verdict-mine = Vérifié ici : les cartes découlent des secrets promis, et le vôtre en fait partie. Tant qu’une seule de ces personnes n’était pas de mèche avec le serveur, personne ne les a choisies : { $names }.
shuffle-verdict-others = Vérifié ici : les cartes découlent des secrets promis. Tant qu’une seule de ces personnes n’était pas de mèche avec le serveur, personne ne les a choisies : { $names }.
shuffle-verdict-absent = Vérifié ici : les cartes découlent des secrets retenus, mais le vôtre n’y est pas : le serveur dit qu’il n’est pas arrivé à temps. Y figurent ceux de : { $names }.
shuffle-verdict-wrong = Vérifié ici : ce mélange n’est pas celui qui était promis. Ne vous y fiez pas.
shuffle-verdict-nobody = Vérifié ici : le serveur a tenu parole. Mais aucun joueur n’a participé : il a pu choisir un secret à sa convenance.
shuffle-verdict-old = Cette table a été ouverte selon un procédé plus ancien : « serai verify » en vérifie le mélange.
shuffle-verdict-none = Cette partie est partie d’une position donnée : il n’y a pas de mélange à vérifier.
deal-absent = { $number ->
    [one] { $names } n’a pas participé au mélange comme promis.
   *[other] { $names } n’ont pas participé au mélange comme promis.
}
deal-absent-help = Tant que personne n’a fait de choix, vous pouvez faire redistribuer les cartes.
deal-call-off = Faire redistribuer
deal-called-off = { $name } fait redistribuer les cartes.

host-title = Outils de l’hôte
host-help-bot = Un bot peut jouer à la place d’un absent : tout le monde en est averti, et l’absent garde sa place et son lien.
host-help-link = Un nouveau lien ouvre une place sur un autre appareil, ou à quelqu’un d’autre. L’ancien lien n’ouvre alors plus rien. En cours de partie, il faut l’accord des autres joueurs, et la place d’un bot n’a pas de lien.
host-help-delete = Débarrasser supprime la table et sa partie, pour tout le monde et pour de bon.
host-person = Une personne
host-new-link = Nouveau lien
host-link-sure = { $name } : un nouveau lien ? Qui occupe cette place avec le lien actuel devra revenir avec le nouveau.
host-link-yes = Créer un nouveau lien
host-link-no = Garder l’ancien
host-link-ask = { $name } : demander un nouveau lien ? Il montre la main de cette place, il faut donc l’accord de tous les autres joueurs. Vous pourrez le prendre après une minute, si personne n’est revenu à cette place.
host-link-ask-yes = Demander aux autres
host-link-fetch = Tous d’accord : prendre le lien
host-link-withdraw = Retirer la demande
host-link-of = Lien vers le siège ({ $name })
host-link-help = Ce lien ouvre le siège ({ $name }) sur un autre appareil. Le précédent n’ouvre plus rien.
host-delete = Supprimer cette table
host-delete-sure = Tout ce qui s’est passé ici disparaît alors, pour tout le monde.
host-delete-yes = Supprimer
host-delete-no = Garder

## Around the table

table-opening = En route vers la table…
connection-away = Connexion perdue ; on revient…
connection-waits = Connexion perdue ; on revient… Ensuite sera envoyé : { $choice }
clause-open = Règle { $number }
dialog-close = Fermer
seats-label = Qui joue
seat-you = (vous)
seat-turn = doit jouer
seat-won = victoire
seat-here = À la table
seat-away = hors ligne
seat-bot = Bot : { $level }
seat-stand-in = Un bot remplace : { $level }
seat-open = Siège { $number }
name-numbered = { $name } { $number }
clock-left = Temps restant : { $left }

side-label = À côté du plateau
panel-mine = À moi
panel-others = Autres
panel-log = Journal
panel-chat = Chat
panel-rules = Règles

log-earlier = Montrer ce qui précède
log-everything = Tout montrer, passes comprises

chat-unread = { $number ->
    [one] { $number } nouveau message
   *[other] { $number } nouveaux messages
}
chat-spectator = Un spectateur
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-left = a quitté la table ; un bot joue à sa place.
chat-word-absent = n’a pas montré à temps le secret promis et ne compte pas dans le mélange.
chat-word-uncommitted = ne participe pas à ce mélange, contrairement au précédent.
chat-word-called-off = fait redistribuer les cartes.
chat-house = La table
chat-spectators = les spectateurs
chat-mute = Ignorer { $name }
chat-unmute = Ne plus ignorer { $name }
chat-closed-players = Ici, seuls les joueurs peuvent parler.
chat-closed-none = Il n’y a pas de discussion à cette table.
chat-word-bot = s’est absenté ; un bot joue en attendant.
chat-word-back = est de retour et reprend la partie.
chat-word-link-asked = L’hôte demande un nouveau lien vers la place de { $name }.
chat-word-link-given = La place de { $name } a un nouveau lien.
chat-word-link-refused = Il n’y a pas de nouveau lien vers la place de { $name }.
chat-word-link-withdrawn = L’hôte ne demande plus de nouveau lien vers la place de { $name }.
chat-word-chat-all = Tout le monde peut parler maintenant.
chat-word-chat-players = Seuls les joueurs peuvent parler maintenant.
chat-word-chat-none = Plus personne ne peut parler.
chat-heard = { $name } dit : { $text }

rules-search = Chercher dans les règles
rules-nothing = Aucune règle ne contient tous ces mots.
rules-failed = Impossible de charger les règles pour le moment.
rules-here = ici : { $value }

## What is asked

question-label = Ce qui est demandé
skip-question = À la question
skip-replay = Au moment choisi
spoken-label = Ce qui se passe
board-label = Le plateau
elsewhere-board = Sur le plateau
elsewhere-mine = Parmi vos affaires
choices-on-board = Choisissez sur le plateau : ce qui est possible est éclairé.
choices-number = { $number ->
    [0] Aucun choix n’est possible.
    [one] Un seul choix est possible.
   *[other] { $number } choix sont possibles.
}
choices-amount = Tout montant de { $from } à { $to }, par pas de { $step }.
choices-waiting = La table vous attend.
question-stuck = Cette partie a commencé sous des règles qui ont changé depuis ; on peut la regarder, mais pas la continuer.
question-stuck-at = Cette partie a commencé sous des règles plus anciennes, et { $clause } a changé depuis ; on peut la regarder, mais pas la continuer.
question-over = { $number ->
    [0] La partie est finie ; personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
waiting-nobody = Un instant…
waiting-sealed = Tout le monde choisit en secret ; les choix sont révélés ensemble.
waiting-veiled = Quelqu’un réfléchit peut-être…
waiting-me = Un instant…
waiting-for = { $name } choisit…
waiting-looking-on = Vous regardez. { $name } choisit…
stage-skip = Sauter

amount-less = Moins
amount-more = Plus
amount-label = Montant, de { $from } à { $to }

hint-play = Jouer : { $move }
hint-chance = Chances de gagner
hint-percent = { $percent } %
hint-none = Pas de conseil pour le moment.
hint-not-now = Vous pouvez demander un conseil quand c’est à vous de décider.
hint-close = Choisir sans aide
why-nothing = Rien ne vous est refusé pour le moment.
why-close = Retour aux choix

since-step = Depuis votre dernier tour : { $step } sur { $steps }
since-nothing = Rien de visible.
since-before = Précédent
since-after = Suivant
since-now = Retour à la partie

undo-wanted = { $name } aimerait annuler un choix.
undo-agree = D’accord
undo-agree-as = D’accord, dit { $name }
undo-refuse = Plutôt non
undo-refused = Tout le monde n’est pas d’accord : le choix reste.
undo-waiting = Accord attendu : { $names }
link-wanted = L’hôte demande un nouveau lien vers la place de { $name }.
link-wanted-help = Qui le reçoit voit cette main et continue la partie. D’accord ?
link-wanted-own = Si vous êtes là, ce n’est pas nécessaire.
link-keep = Je suis là
back-help = Un bot joue à votre place en ce moment.
back-again = Je suis de retour

order-stands = Vous avez laissé un ordre.
order-withdraw = Retirer

choice-missed = « { $choice } » est arrivé trop tard : cette question n’est plus ouverte.
refused-too-late = Cette question n’est plus ouverte.
refused-too-fast = Pas si vite.
refused-too-many-tables = Des bots jouent déjà à beaucoup de vos tables. Terminez ou quittez d’abord une de ces parties.
refused-no-undo = À cette table, ce choix reste.
refused-nothing-to-undo = Vous n’avez rien à reprendre pour l’instant.
refused-not-playing = Aucune partie n’est en cours ici.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-busy = Un conseil est déjà en préparation.
refused-no-advice = Personne n’a de conseil pour le moment.
refused-game-over = La partie est finie.
refused-seat-taken = Quelqu’un d’autre a pris cette place.
refused-seats-open = Une place est encore libre.
refused-dealt = Les cartes sont déjà distribuées.
refused-dealing = On est en train de distribuer ; réessayez dans un instant.
refused-deal-stands = Cette donne reste valable : quelqu’un a déjà fait un choix.
refused-uncommitted = Tous ceux qui participaient au mélange ne sont pas encore revenus. Réessayez dans quelques secondes ; qui a fait redistribuer doit participer à la donne suivante.
refused-absent = Qui n’a pas montré le secret promis ne peut pas faire redistribuer.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-the-host = Seul l’hôte de la table peut faire cela.
refused-not-your-seat = Ce n’est pas votre place.
refused-bad-token = Ce lien n’ouvre plus de place ici.
refused-no-such-table = Cette table n’existe pas, ou n’existe plus.
refused-bots-seat = Tant que la partie dure, la place d’un bot reste la sienne.
refused-not-now = Quelqu’un est peut-être interrogé en secret. Réessayez ensuite, ou quand rien ne s’est passé depuis une minute.
refused-nobody-to-ask = Personne d’autre ne joue ici qui puisse donner son accord. Seul un bot peut reprendre cette place.
refused-holder-here = La personne qui a cette place est là, et peut faire un nouveau lien elle-même.
refused-link-early = Le lien est disponible au plus tôt une minute après la demande, pour que la personne qui a cette place puisse refuser. Réessayez à ce moment-là.
refused-link-asked = Un lien vers une autre place est déjà demandé.
refused-no-link-wanted = C’est déjà réglé.
refused-game-on = La partie est en cours. Personne ne peut s’asseoir avant la fin.
refused-no-outside-help = Cette table n’admet aucune aide extérieure : « et si ? » sera possible après la partie.
refused-no-spectators = Cette table est réservée à ses joueurs.
refused-no-chat = Vous ne pouvez pas parler à cette table.
refused-rules-changed = Cette partie a été commencée avec d’autres règles et ne peut pas continuer ici.

curtain-pass = Passez l’appareil à { $name }
curtain-look-away = Tous les autres regardent ailleurs.
curtain-lift = Je suis { $name }

notice-title = C’est à vous de jouer

## What one can do at any time

tool-since = Depuis mon dernier tour
tool-undo = Annuler
tool-hint = Conseil
tool-more = Plus
tool-why = Pourquoi pas ?
tool-text = La table en texte
tool-keys = Touches
tool-notify-denied = Le navigateur ne permet pas de notifications d’ici.
tool-notify-on = Me prévenir quand c’est à moi
tool-speed = Vitesse
tool-share = Partager cette table
tool-shared = Copié
tool-replay = Revoir
tool-host = Pour l’hôte
tool-leave = Quitter la table
leave-help = Un bot prend votre place et continue sous votre nom. Tout le monde en est averti. Votre lien n’ouvre alors plus rien, et vous ne pourrez pas revenir dans cette partie.
leave-pause = Juste une pause ? Fermez la page : votre place vous reste, et la table est dans votre liste à l’entrée.
leave-yes = Partir pour de bon
leave-no = Rester
tool-own-link = Jouer sur un autre appareil
own-link-help = Un nouveau lien vers votre place, pour un autre de vos appareils. Le lien que vous aviez n’ouvre alors plus rien.
own-link-label = Lien vers votre place
own-link-make = Créer le lien
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = immédiate

key-arrows = Flèches
key-enter = Entrée
key-escape = Esc
key-space = Espace
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
keys-arrows = parcourir les choix possibles, sur le plateau et à côté ; dans le journal, de règle en règle
keys-enter = choisir
keys-escape = revenir ; d’ailleurs, à la question
keys-space = sauter à la situation actuelle
keys-q = à la question, qui est dite de nouveau
keys-s = ce qui s’est passé depuis mon dernier tour
keys-u = au bouton qui annule ; Entrée l’enfonce
keys-h = un conseil
keys-w = pourquoi quelque chose n’est pas possible
keys-l = le journal
keys-c = le chat
keys-r = les règles, à la règle de ce qui est expliqué
keys-t = la table en texte
keys-m = ce qui est à moi
keys-question = cette liste
keys-letters = Les touches d’une seule lettre ou d’un seul chiffre peuvent être désactivées, ici et dans les réglages : utile si l’on parle à l’ordinateur ou si l’on touche une lettre par erreur.

plain-stage = { $game } · Tour { $round }
text-table = La table
text-nothing = rien
text-yes = oui
text-no = non
text-seat = { SEAT($seat) }, { $colour }
text-you = { SEAT($seat) } (vous), { $colour }
text-several = { $name } × { $number }
text-won = Victoire : { SEATS($seats) }
text-place = { $rank }. { SEAT($seat) } : { $scores }
text-score = { $column } { $value }
colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-violet = violet
colour-amber = ambre

## The end

end-place = Rang
end-player = Joueur
end-scores = Scores
end-decided = Ce qui a décidé
end-decides = { $criterion } : { $scores }. C’est ce qui a décidé.
end-decides-alone = { $criterion } : c’est ce qui a décidé.
end-equal = { $criterion } : { $scores }. Égalité.
end-shared = Rien ne départage les vainqueurs : ils partagent la victoire.
end-course = Le cours de la partie
end-course-coming = Recherche en cours…
end-rematch = Rejouer
end-rematch-join = Rejoindre la prochaine partie
end-share = Partager la partie
end-board = Voir le plateau
end-result = Voir le résultat
chart-line = { $name } : { $values }.

replay-title = Revoir la partie
replay-back = À la table
replay-quiet = Rien de visible ne s’est passé ici.
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-back-by = Reculer de { $moments }
replay-on-by = Avancer de { $moments }
replay-count = { $at } / { $all }
replay-value = { $at } sur { $all } : { $stage }
replay-eyes = Vu par
replay-eyes-none = un spectateur
replay-share = Copier le lien
replay-what-if = Jouer à partir d’ici
replay-own = Mes décisions
replay-own-before = Ma décision précédente
replay-own-after = Ma décision suivante
replay-own-none-before = Vous n’avez rien décidé avant cela.
replay-own-none-after = Vous n’avez rien décidé après cela.
replay-first = C’est ici que la partie commence.
replay-last = Rien ne s’est passé après cela.
whatif-from = Et si ? À partir du moment { $number } d’une autre table
whatif-back = Y revenir

## A first game

tour-label = La visite guidée
tour-step = { $step } sur { $steps }
tour-waits = Les autres jouent…
tour-other = Une autre question vient d’abord : répondez comme il vous plaît.
tour-skip = Quitter la visite
tour-next = Suivant
tour-end = Continuer
tour-name = Invité

## When something is wrong

trouble-no-such-table = Cette table n’existe pas
trouble-no-such-table-help = Elle a peut-être été supprimée, le lien est incomplet, ou l’on y joue entre soi.
trouble-no-such-table-steps =
    Le lien est-il entier ? Ouvrez-le depuis le message reçu.
    Demandez-en un nouveau à qui vous l’a envoyé.
    Vos tables, et celles ouvertes à tous, sont à l’entrée.
trouble-bad-token = Ce lien n’ouvre plus de siège
trouble-bad-token-help = L’hôte a peut-être donné un nouveau lien à ce siège. Demandez-le, ou venez en visite.
trouble-bad-token-steps =
    Demandez le nouveau lien à l’hôte, et ouvrez-le sur cet appareil.
    En invité, vous pouvez regarder ou prendre une place libre.
trouble-damaged = Cette table est mise de côté
trouble-damaged-help = Sa partie n’est plus lisible ; elle est conservée telle quelle. Rien n’a été effacé.
trouble-damaged-steps =
    Prévenez la personne qui gère ce serveur : une sauvegarde peut la ramener.
    Gardez votre lien ; il fonctionnera de nouveau.
    Toutes les autres tables continuent.
trouble-failed = Cela n’a pas marché
trouble-failed-help = Réessayez dans un instant.
trouble-failed-steps =
    Cet appareil est-il connecté au réseau ?
    Si vous faites tourner le serveur vous-même, vérifiez qu’il marche encore.
trouble-guest = Venir en visite
trouble-home = À l’accueil
trouble-again = Réessayer

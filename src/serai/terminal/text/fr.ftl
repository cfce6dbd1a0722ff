### Le terminal en français : les mots de l’écran et du dialogue communs à tous les jeux.

## Mots de liaison

about = { $thing } : { $text }
this-or-that = { $one } ou { $other }
this-and-that = { $one } et { $other }
yes = oui
no = non
none = rien
empty = vide
somebody = Quelqu’un

## L’écran

you-are = vous êtes { $name }
mark-first = 1er
mark-to-act = à jouer
known-somewhere = { $cards } : quelque part parmi { $places } places
since-last-turn = depuis votre dernier tour
so-far = jusqu’ici
more-lines = (encore { $number } ; tapez { command-log })
the-end = la fin

## Ce que l’on peut taper

command-why = pourquoi
    .usage = { command-why } [coup]
    .help = ce qui est impossible ici, et la raison ; ou pourquoi ce coup l’est
command-hint = conseil
    .usage = { command-hint }
    .help = ce que jouerait un fort joueur, ses chances de gagner et la raison
command-look = voir
    .usage = { command-look } NOM
    .help = tout ce qui est visible d’un joueur
command-known = connu
    .usage = { command-known }
    .help = ce que vous savez des pioches et des cartes passées
command-log = journal
    .usage = { command-log } [N]
    .help = ce qui s’est passé, les N dernières lignes
command-rules = règles
    .usage = { command-rules } [article]
    .help = les règles, p. ex. { command-rules } 4.4.2
command-undo = annuler
    .usage = { command-undo }
    .help = annule votre dernier choix, si personne n’a rien vu de nouveau depuis
command-save = sauver
    .usage = { command-save } [fichier]
    .help = sauvegarde, et la partie continue
command-help = aide
command-quit = quitter
    .usage = { command-quit }
    .help = sauvegarde et quitte ; Ctrl-C et Ctrl-D aussi
command-enter = Entrée
    .usage = { command-enter }
    .help = redessine la table
word-agreed = accord
help-answers = { " " }Tapez le numéro d’un choix, ses premiers mots, ou un montant quand il en faut un.
    { " " }Les réponses à plusieurs questions de suite tiennent sur une ligne, séparées par des virgules.

## Réponses à ce qui a été tapé

could-be = cela peut être { $choices } ; tapez son numéro
no-choice-here = « { $text } » n’est pas un choix ici ; tapez un numéro, ou { command-help }
no-choice-of-number = il n’y a pas de choix { $number } ; ils vont de 1 à { $last }
no-choice-of-amount = il n’y a pas de choix { $number } ; possibles : { $choices }
no-such-move = Ce coup n’existe pas dans ce jeu.
not-asked-any-more = « { $text } » n’était plus demandé
everything-possible = Tout ce que l’on pourrait faire ici est possible.
is-possible = c’est possible.
no-hint = Pas de conseil pour cette question.
look-at-whom = Qui voulez-vous voir ? { $names }
undo-if-agreed = Si tout le monde est d’accord, tapez : { command-undo } { word-agreed }

## Règles

see-also = Voir aussi { $clauses }
options-touching = Options qui y touchent
values-numbers = de { $low } à { $high }{ $step ->
    [1] { "" }
   *[other] { " " }par pas de { $step }
}{ $none ->
    [none] , ou { $none }
   *[other] { "" }
}
values-data = { $none }, ou des données en JSON (voir { $where })
and-more = et { $number } autres
read-one = Pour en lire un : serai rules { $game } { $clause }
column-option = Option
column-default = Par défaut
column-clauses = Articles
column-settles = Ce qu’elle règle
no-such-clause = { $first ->
    [none] il n’y a pas de règles écrites pour { $game }
   *[other] { $game } n’a pas d’article « { $clause } » ; { $near ->
        [none] ils commencent à { $first }
       *[other] proches : { $near }
    }
}

## Attendre, passer la main, quitter

thinking = { $who } réfléchit...
adviser = Le conseiller
pass-keyboard = Passez le clavier à { $name }.
press-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
saved = Sauvegardé dans { $file }.
cannot-save = Impossible de sauvegarder dans { $file } : { $reason }
look-again = Pour la revoir : serai replay { $file }
resume = Pour continuer : serai play --resume { $file }

## Revoir une partie

after-choice = après le choix { $at } sur { $choices }
not-finished = (inachevée)
key-back = r
key-quit = q
replay-keys = Entrée suite · { key-back } retour · un nombre pour y aller · { key-quit } quitter

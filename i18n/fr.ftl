### Toutes les phrases du site en français. Les messages et leurs arguments sont ceux de en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Apprenez, jouez et analysez YINSH et GIPF dans votre navigateur : contre un moteur puissant, à deux sur un écran ou en ligne. L’essentiel fonctionne aussi hors ligne.
site-skip = Aller au contenu
site-menu = Menu principal
site-play = Jouer
site-analyse = Analyser
site-learn = Apprendre
site-rules = Règles
site-settings = Réglages
site-about = À propos
site-language = Langue
site-close = Fermer
site-credit = YINSH et GIPF sont des jeux de Kris Burm. Gipfel n’est affilié ni à lui ni à ses éditeurs.
site-new-version = Une nouvelle version de Gipfel est disponible. Vos parties sont conservées.
site-reload = Recharger
site-offline = Vous êtes hors ligne. Tout ce qui est sur cette page fonctionne encore.
site-online = Vous êtes de nouveau en ligne.
site-broken-entry = Des données enregistrées dans ce navigateur n’ont pas pu être lues ({ $name }). Elles ont été mises de côté ; tout le reste est intact.
site-no-script = Le plateau a besoin de JavaScript. On peut lire les règles sans lui.

home-title = YINSH et GIPF, joués en beauté
home-lead = Deux des plus beaux jeux abstraits. Jouez tout de suite, sans compte, même hors ligne.
home-game = Jeu
home-play = Jouer maintenant
home-against = contre le niveau { $level }
home-learn = Apprendre en dix minutes
home-lessons = { $count ->
    [one] { $count } courte leçon
   *[other] { $count } courtes leçons
  }
home-friend = Jouer avec un ami
home-friend-how = envoyez un lien
home-touch-yinsh = Touchez un anneau et continuez contre le niveau 1.
home-touch-gipf = Touchez un point vert et continuez contre le niveau 1.
home-click-yinsh = Cliquez sur un anneau et continuez contre le niveau 1.
home-click-gipf = Cliquez sur un point vert et continuez contre le niveau 1.
home-yours = À vous : vous avez les Blancs contre le niveau 1.
home-pause = Pause
home-again = Regarder
home-larger = Plateau plus grand
home-learn-yinsh = Apprendre YINSH
home-learn-gipf = Apprendre GIPF
home-resume = Reprendre votre partie
home-yinsh-about = Les anneaux laissent derrière eux des marqueurs et retournent ceux qu’ils sautent. Chaque alignement de cinq à votre couleur vous permet de retirer un de vos anneaux. Retirez-en trois pour gagner.
home-gipf-about = Poussez vos pions depuis le bord. Quatre pions alignés reviennent dans votre stock et capturent les pièces adverses qui prolongent l’alignement. Si vous n’avez plus de pions, vous perdez.
home-person-title = À deux sur un écran
home-person-about = Posez l’appareil entre vous. Avec une pendule, si vous voulez, et un plateau qui se tourne vers le joueur dont c’est le tour.
home-engine-title = Dix niveaux
home-engine-about = D’un premier adversaire indulgent à toute la force de notre moteur. Il tourne entièrement dans votre navigateur.
home-analyse-title = Comprendre vos parties
home-analyse-about = Essayez d’autres coups, voyez ce que jouerait le moteur, composez n’importe quelle position et partagez-la par un lien.
home-live = Parties en cours
home-live-none = Personne ne joue en ce moment. Lancez-vous !
home-live-start = Trouver un adversaire
home-live-all = Toutes les parties
home-night = Soirée de club : { $game }, { $clock }, { $time }
home-night-now = Une soirée de club a commencé : { $game }, { $clock }. Venez jouer !
home-waiting = { $count ->
    [one] { $count } personne attend un adversaire.
   *[other] { $count } personnes attendent un adversaire.
}

settings-title = Réglages
settings-lead = Enregistrés dans ce navigateur seulement.
settings-look = Apparence
settings-theme = Thème
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste élevé
settings-board = Plateau
settings-speed = Animation
settings-speed-off = Aucun
settings-speed-fast = Rapide
settings-speed-normal = Normal
settings-speed-slow = Lent
settings-coordinates = Coordonnées
settings-coordinates-outside = Au bord
settings-coordinates-inside = À chaque point
settings-coordinates-off = Aucune
settings-board-theme = Plateau
settings-board-theme-wood = Bois
settings-board-theme-stone = Pierre
settings-board-theme-night = Nuit
settings-pieces = Pièces
settings-pieces-ivory = Ivoire et ébène
settings-pieces-flat = Plates
settings-pieces-clear = Pour les daltoniens
settings-volume = Volume
settings-preview = Aperçu
settings-targets = Montrer les coups possibles
settings-field = Afficher un champ pour écrire les coups
settings-sound = Sons
settings-engine = Moteur
settings-evaluation = Montrer qui est mieux pendant que je joue
settings-lines = Variantes dans l’analyse
settings-reset = Rétablir les valeurs par défaut
settings-was-reset = Tous les réglages ont retrouvé leurs valeurs par défaut.
settings-keys = Touches sur le plateau
settings-keys-column = suivre la colonne
settings-keys-across = suivre les deux autres directions
settings-keys-jump = aller à une intersection par son nom, par exemple e5
settings-keys-act = choisir
settings-keys-back = annuler une partie du coup
settings-keys-step = parcourir les coups, hors des points du plateau
settings-keys-step-anywhere = parcourir les coups partout
settings-keys-flip = tourner le plateau
settings-data = Vos données
settings-data-about = Les parties contre le moteur ou à deux sur un écran, vos progrès et ces réglages sont enregistrés dans ce navigateur. Personne d’autre ne les voit.
settings-erase = Tout effacer
settings-erase-sure = Effacer toutes les parties, les progrès et les réglages de ce navigateur ? C’est irréversible.
settings-erase-yes = Effacer
settings-erase-no = Garder
settings-erased = Tout ce qui était enregistré dans ce navigateur a été effacé.

about-title = À propos de Gipfel
about-what = Gipfel est une maison pour les jeux YINSH et GIPF : les règles exactes de toutes les variantes, un moteur puissant, des leçons et un plateau d’analyse, en neuf langues.
about-designer = Les deux jeux ont été créés par Kris Burm et font partie de son projet GIPF. Les noms sont à lui. S’ils vous plaisent, achetez-les : sur une vraie table, ils sont magnifiques.
about-free = Gipfel est un logiciel libre. Vous pouvez le lancer sur votre ordinateur d’une seule commande, lire comment il fonctionne, et utiliser ses règles, son moteur et ses données dans vos propres programmes.
about-private = Ni publicité, ni pistage, ni requête vers d’autres sites. Ce que vous faites en solo reste dans votre navigateur. Pour les parties en ligne, le serveur enregistre ce qu’il lui faut, et vous pouvez télécharger ou effacer ce qu’il sait de vous.
about-accessible = Tout fonctionne au clavier et avec un lecteur d’écran, sur le même plateau pour tous. Si quelque chose ne fonctionne pas, c’est un bug : dites-le-nous.
about-version = Version { $version }

missing-title = Page introuvable
missing-about = L’adresse est peut-être ancienne ou mal écrite. Rien de ce qui est à vous n’est perdu.
missing-home = Aller à la page d’accueil
offline-title = Pas de réseau
offline-about = Cette page n’est pas sur cet appareil, et le serveur est injoignable. Jouer ici, les leçons, les règles et l’analyse fonctionnent sans réseau.
offline-again = Réessayer

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Plateau
board-help = Les flèches suivent les lignes, avec Maj dans la troisième direction. Tapez un nom comme e5 pour y aller. Entrée choisit, Échap annule. Page suivante mène à la prochaine intersection que vous pouvez choisir.
board-column = Colonne { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = vide
board-dot = point du bord
board-picked = pris en main
board-goes = sera retirée, Entrée pour la garder
board-stays = reste sur le plateau, Entrée pour la retirer
board-can-choose = peut être choisi
board-can-place = un anneau peut être posé ici
board-can-move = { $count ->
    [one] peut aller sur une intersection
   *[other] peut aller sur { $count } intersections
}
board-can-land = l’anneau peut s’arrêter ici
board-can-land-flipping = { $count ->
    [one] l’anneau peut s’arrêter ici et retourne un marqueur
   *[other] l’anneau peut s’arrêter ici et retourne { $count } marqueurs
}
board-can-take-off = peut être retiré
board-can-enter = un pion peut entrer ici
board-can-push = { $count ->
    [one] on peut pousser ici, un pion avance
   *[other] on peut pousser ici, { $count } pions avancent
}
board-can-push-ways = { $count ->
    [one] une direction pour pousser
   *[other] { $count } directions pour pousser
}
board-can-remove = { $count ->
    [one] fait partie d’un alignement à retirer
   *[other] fait partie de { $count } alignements à retirer
}
board-arrow = De { $from } vers { $to }, { $can }
board-segment = Alignement de { $from } à { $to }
board-flips = { $count ->
    [one] { $point }, en retourne un
   *[other] { $point }, en retourne { $count }
}
board-several = { $index } sur { $count } : { $name }.
board-help-several = Les flèches montrent les autres, Entrée choisit celui-ci.
board-help-picked = { $count ->
    [one] Il y a une destination.
   *[other] Il y a { $count } destinations.
}
board-help-toggles = Certaines pièces de cet alignement peuvent rester. Les flèches mènent à chacune et au bouton qui retire l’alignement ; Entrée décide si une pièce reste ou part.
board-draw-from = Dessin depuis { $point }. Entrée sur une autre intersection trace une flèche, ici encore un cercle ; Échap annule.
board-draw-arrow = Flèche { $from } – { $to }
board-draw-circle = Cercle { $point }
board-confirm = En retirer { $count }
board-confirm-none = Choisissez au moins une pièce
board-badge-stays = reste
board-badge-goes = part
board-ask-keep = Touchez une pièce GIPF : elle reste ou part. La vôtre retourne dans votre stock, celle de l’adversaire est capturée.
board-ask-row = Des alignements se croisent ici. Lequel ?
board-lesson = Apprendre cette règle
board-pass = Passer
board-leave = Laisser les alignements
board-bring = Pièce à faire entrer
board-bring-single = Pion simple
board-bring-gipf = Pièce GIPF
board-reserve-low = { $count ->
    [one] Il ne reste qu’un pion en stock. Qui n’en a plus à pousser perd.
   *[other] Il ne reste que { $count } pions en stock. Qui n’en a plus à pousser perd.
}
board-entry-label = Écrire un coup
board-entry-play = Jouer
board-rings-to-place = { $player ->
    [w] Blanc a encore { $count ->
        [one] un anneau
       *[other] { $count } anneaux
    } à poser
   *[b] Noir a encore { $count ->
        [one] un anneau
       *[other] { $count } anneaux
    } à poser
}
board-rings-off = { $player ->
    [w] Blanc a retiré { $count } anneaux sur { $of }
   *[b] Noir a retiré { $count } anneaux sur { $of }
}
board-reserve = { $player ->
    [w] Blanc a { $count ->
        [one] un pion
       *[other] { $count } pions
    } en stock
   *[b] Noir a { $count ->
        [one] un pion
       *[other] { $count } pions
    } en stock
}
board-captured = { $player ->
    [w] Blanc a capturé { $count ->
        [one] un pion
       *[other] { $count } pions
    }
   *[b] Noir a capturé { $count ->
        [one] un pion
       *[other] { $count } pions
    }
}
board-pool = { $count ->
    [one] Il reste un marqueur dans la réserve
   *[other] Il reste { $count } marqueurs dans la réserve
}

piece-ring = { $color ->
    [w] anneau blanc
   *[b] anneau noir
}
piece-marker = { $color ->
    [w] marqueur blanc
   *[b] marqueur noir
}
piece-single = { $color ->
    [w] pion blanc
   *[b] pion noir
}
piece-gipf = { $color ->
    [w] pièce GIPF blanche
   *[b] pièce GIPF noire
}

say-place = { $player ->
    [w] Blanc pose un anneau en { $point }.
   *[b] Noir pose un anneau en { $point }.
}
say-move = { $player ->
    [w] Blanc déplace un anneau de { $from } à { $to }.
   *[b] Noir déplace un anneau de { $from } à { $to }.
}
say-move-flip = { $player ->
    [w] Blanc déplace un anneau de { $from } à { $to } et retourne { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    }.
   *[b] Noir déplace un anneau de { $from } à { $to } et retourne { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    }.
}
say-enter = { $player ->
    [w] Blanc fait entrer { $kind ->
        [gipf] une pièce GIPF
       *[single] un pion
    } en { $point }.
   *[b] Noir fait entrer { $kind ->
        [gipf] une pièce GIPF
       *[single] un pion
    } en { $point }.
}
say-push = { $player ->
    [w] Blanc pousse { $kind ->
        [gipf] une pièce GIPF
       *[single] un pion
    } depuis { $from } et déplace { $count ->
        [one] une pièce, jusqu’en { $to }
       *[other] { $count } pièces, la plus éloignée jusqu’en { $to }
    }.
   *[b] Noir pousse { $kind ->
        [gipf] une pièce GIPF
       *[single] un pion
    } depuis { $from } et déplace { $count ->
        [one] une pièce, jusqu’en { $to }
       *[other] { $count } pièces, la plus éloignée jusqu’en { $to }
    }.
}
say-remove-row = { $player ->
    [w] Blanc retire l’alignement de { $from } à { $to }.
   *[b] Noir retire l’alignement de { $from } à { $to }.
}
say-remove = { $player ->
    [w] Blanc retire { $count ->
        [one] une pièce
       *[other] { $count } pièces
    } de l’alignement de { $from } à { $to }.
   *[b] Noir retire { $count ->
        [one] une pièce
       *[other] { $count } pièces
    } de l’alignement de { $from } à { $to }.
}
say-captured = { $count ->
    [one] L’une d’elles est capturée.
   *[other] { $count } d’entre elles sont capturées.
}
say-stays = { $count ->
    [one] Une pièce GIPF reste.
   *[other] { $count } pièces GIPF restent.
}
say-take-off = { $player ->
    [w] Blanc retire l’anneau en { $point }.
   *[b] Noir retire l’anneau en { $point }.
}
say-pass = { $player ->
    [w] Blanc ne peut pas jouer et passe.
   *[b] Noir ne peut pas jouer et passe.
}
say-leave = { $player ->
    [w] Blanc laisse les alignements de pièces GIPF.
   *[b] Noir laisse les alignements de pièces GIPF.
}
say-undone = Coup repris.
say-win = { $player ->
    [w] Blanc gagne.
   *[b] Noir gagne.
}
say-draw = La partie est nulle.
say-because-rings-off = Assez d’anneaux ont été retirés.
say-because-pool-empty = La réserve est vide.
say-because-no-moves = Personne ne peut déplacer d’anneau.
say-because-reserve-empty = Le stock de l’adversaire est vide.
say-because-gipf-pieces-gone = La dernière pièce GIPF a quitté le plateau.
say-because-repetition = La même position s’est présentée pour la troisième fois.
say-task-place = { $player ->
    [w] Blanc doit poser un anneau.
   *[b] Noir doit poser un anneau.
}
say-task-move = { $player ->
    [w] Blanc doit déplacer un anneau.
   *[b] Noir doit déplacer un anneau.
}
say-task-row = { $player ->
    [w] Blanc doit retirer un alignement de cinq.
   *[b] Noir doit retirer un alignement de cinq.
}
say-task-ring = { $player ->
    [w] Blanc doit retirer un anneau.
   *[b] Noir doit retirer un anneau.
}
say-task-push = { $player ->
    [w] Blanc doit pousser un pion.
   *[b] Noir doit pousser un pion.
}
say-task-remove = { $player ->
    [w] Blanc doit retirer un alignement.
   *[b] Noir doit retirer un alignement.
}

## Refusals: why something is not allowed

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Ligne { $line } : { $reason }
refusal-at-turn = Ligne { $line }, coup { $token } : { $reason }

# A page asks for something that does not exist.
refusal-allowed = Vous pouvez choisir ceci.
refusal-no-point = Il n’y a pas de { $point } sur ce plateau.
refusal-no-table = Cette partie n’est plus ouverte. Rechargez la page pour continuer.
refusal-no-turn = Cette partie n’a pas ce coup.
refusal-nothing-chosen = Choisissez d’abord quelque chose sur le plateau.
refusal-request = Quelque chose s’est mal passé sur cette page. Rechargez-la ; votre partie est conservée.
refusal-too-many-tables = Trop de parties sont ouvertes sur cette page. Rechargez-la pour continuer.

# Rules of both games.
refusal-game-over = La partie est terminée. Commencez-en une autre, ou reprenez un coup.
refusal-other-game = Cette action appartient à l’autre jeu.
refusal-other-player = Votre coup est terminé : c’est à l’autre joueur.

# Rules of YINSH.
refusal-all-placed = Les dix anneaux sont sur le plateau. Déplacez maintenant un des vôtres.
refusal-must-move = On ne peut passer que si aucun de ses anneaux ne peut bouger.
refusal-no-ring = Il n’y a pas d’anneau ici. Choisissez un des vôtres.
refusal-not-a-row = Un alignement est fait de cinq marqueurs d’une couleur côte à côte, en ligne droite.
refusal-not-in-line = Un anneau suit les lignes du plateau, tout droit.
refusal-not-your-ring = Cet anneau est à votre adversaire. Choisissez un des vôtres.
refusal-not-your-row = Cet alignement a la couleur de l’adversaire : seul l’adversaire peut le retirer.
refusal-point-occupied = Cette intersection est occupée. Un anneau demande une intersection vide.
refusal-ring-first = Vous avez retiré un alignement : retirez maintenant un de vos anneaux.
refusal-ring-in-the-way = Un anneau ne peut pas sauter un autre anneau.
refusal-ring-only-after-row = On ne retire un anneau qu’après avoir retiré un alignement de cinq.
refusal-ring-stuck = Cet anneau ne peut pas bouger : il n’atteint aucune intersection vide.
refusal-row-first = Vous avez un alignement de cinq. Retirez-le d’abord.
refusal-still-placing = Les dix anneaux doivent être posés, à tour de rôle, avant de pouvoir se déplacer.
refusal-stop-after-jump = Après un saut, un anneau doit s’arrêter sur la première intersection vide derrière les marqueurs.
refusal-target-occupied = Cette intersection est occupée. Un anneau doit s’arrêter sur une intersection vide.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = Au jeu standard, toutes les pièces GIPF sont sur le plateau dès le début. Vous faites entrer des pions simples.
refusal-empty-spot = L’une de ces cases est vide.
refusal-first-must-be-gipf = Votre première pièce doit être une pièce GIPF.
refusal-gipf-right-lost = Vous avez fait entrer un pion simple ; vous ne pouvez plus faire entrer de pièces GIPF.
refusal-line-full = Cette ligne est pleine. Pour pousser, il faut une case vide quelque part sur la ligne.
refusal-must-remove = Cet alignement contient des pions simples, il doit donc être retiré.
refusal-no-gipf-pieces = Le jeu de base se joue sans pièces GIPF.
refusal-not-on-rim = Les pions entrent par les points autour du plateau. Choisissez un point, ou une case voisine d’un point.
refusal-not-one-row = Ceci ne fait pas partie d’un de vos alignements. Un alignement, c’est quatre de vos pions ou plus côte à côte.
refusal-nothing-to-push = Cette case est vide, rien n’est poussé : nommez la case seule, sans point.
refusal-nothing-to-remove = Vous n’avez pas d’alignement de quatre, il n’y a donc rien à retirer.
refusal-remove-first = Vous avez un alignement de quatre ou plus. Retirez-le avant de pousser.
refusal-removes-nothing = Choisissez au moins une pièce à retirer.
refusal-reserve-too-small = Une pièce GIPF est faite de deux pions, et il ne vous en reste qu’un en stock.
refusal-single-stays = Les pions simples de l’alignement, et ceux qui le touchent sans trou, doivent tous être retirés. Seules les pièces GIPF peuvent rester.
refusal-spot-occupied = Il y a une pièce ici. Choisissez le point d’où vous poussez, pour qu’on sache où elle va.

# Unreadable actions.
refusal-dot-alone = Ceci est un point du bord. Nommez aussi la case que la poussée atteint, comme dans e9-e6.
refusal-gipf-point = Ce point n’existe pas. Les colonnes vont de a à i, les rangées se comptent du côté de Blanc.
refusal-gipf-shape = Ceci n’est pas un coup de GIPF. Écrivez e8 pour pousser sur une case vide, e9-e6 pour pousser depuis un point, xe2,e3,e4,e5 pour retirer des pièces, ou = pour laisser un alignement.
refusal-named-twice = { $point } est nommé deux fois.
refusal-no-line = Aucune ligne ne va de ce point à cette case.
refusal-not-a-dot = Une poussée part d’un point du bord.
refusal-not-a-spot = Ceci est un point du bord. Une pièce ne peut pas y rester.
refusal-not-five = Un alignement, c’est cinq intersections en ligne droite. Nommez ses deux bouts, comme dans xc2-c6.
refusal-reaches = Avec cette poussée, la pièce la plus éloignée arrive en { $point }. Nommez cette case.
refusal-which-removal = Dites quelles pièces retirer.
refusal-wrong-mark = Le signe près de { $point } est faux : G est pour une pièce GIPF, * pour une pièce de l’adversaire.
refusal-yinsh-point = Cette intersection n’existe pas. Les colonnes vont de a à k, les rangées sont numérotées comme sur le plateau.
refusal-yinsh-shape = Ceci n’est pas un coup de YINSH. Écrivez f6 pour poser un anneau, e1-e9 pour le déplacer, xc2-c6 pour retirer un alignement, xf9 pour retirer un anneau, ou pass.

# Positions.
refusal-board-column = La colonne { $name } du plateau n’a pas le bon nombre de points.
refusal-board-columns = Le plateau n’a pas le bon nombre de colonnes. Elles sont séparées par /.
refusal-board-letter = La lettre { $name } ne désigne aucune pièce.
refusal-piece-twice = Il y a deux pièces en { $point }.
refusal-position-all-placed = Les dix anneaux sont sur le plateau ; on ne peut plus en poser.
refusal-position-both-won = Les deux joueurs ont retiré assez d’anneaux pour gagner. Un seul le peut.
refusal-position-first-out-of-turn = { $player ->
        [w] Blanc n’a pas encore fait entrer de pièce, donc rien n’a pu être joué.
       *[b] Noir n’a pas encore fait entrer de pièce : seule la première de Blanc peut être sur le plateau, et c’est à Noir de jouer.
    }
refusal-position-gipf-fields = Ceci n’est pas une position de GIPF. Elle a quatre parties, comme p2P/5/6/P5p/6/5/p2P w push 12-12. Au jeu de tournoi, il y en a une cinquième, comme GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] Blanc n’a plus de pièce GIPF et a donc perdu. Donnez-lui-en au moins une.
       *[b] Noir n’a plus de pièce GIPF et a donc perdu. Donnez-lui-en au moins une.
    }
refusal-position-gipf-stage = La troisième partie d’une position est push, remove:w ou remove:b.
refusal-position-no-row = Le joueur dont c’est le tour n’a pas d’alignement à retirer.
refusal-position-placing-out-of-turn = Les anneaux se posent à tour de rôle, Blanc d’abord. Leur nombre ne correspond pas au joueur dont c’est le tour.
refusal-position-placing-too-late = Tant qu’on pose les anneaux, il n’y a pas de marqueurs sur le plateau et aucun anneau n’est retiré.
refusal-position-player = La deuxième partie d’une position est w ou b : à qui de jouer.
refusal-position-reserves = Les stocks sont deux nombres, Blanc d’abord, comme 12-12.
refusal-position-right-after-single = { $player ->
        [w] Blanc a fait entrer des pions simples et ne peut plus faire entrer de pièces GIPF.
       *[b] Noir a fait entrer des pions simples et ne peut plus faire entrer de pièces GIPF.
    }
refusal-position-right-before-first = { $player ->
        [w] Blanc n’a pas encore fait entrer de pièce : ses 18 pions sont tous en stock.
       *[b] Noir n’a pas encore fait entrer de pièce : ses 18 pions sont tous en stock.
    }
refusal-position-rights = La dernière partie dit qui peut encore faire entrer des pièces GIPF : G pour Blanc, g pour Noir, doublé avant la première, et - pour personne.
refusal-position-ring-after-win = La partie était gagnée avant que cet anneau puisse être retiré.
refusal-position-ring-count = { $player ->
    [w] Blanc doit avoir cinq anneaux en tout, sur le plateau et retirés.
   *[b] Noir doit avoir cinq anneaux en tout, sur le plateau et retirés.
}
refusal-position-rings-off = Les anneaux retirés sont deux nombres, Blanc d’abord, comme 0-0.
refusal-position-row-standing = { $player ->
    [w] Blanc a un alignement qu’il faut d’abord retirer.
   *[b] Noir a un alignement qu’il faut d’abord retirer.
}
refusal-position-too-many-gipf-pieces = { $player ->
        [w] Blanc a plus de pièces GIPF que ce jeu n’en permet.
       *[b] Noir a plus de pièces GIPF que ce jeu n’en permet.
    }
refusal-position-too-many-markers = Il y a plus de marqueurs que la réserve n’en contient, à savoir 51.
refusal-position-too-many-pieces = { $player ->
    [w] Blanc a plus de pions, sur le plateau et en stock, que ce jeu n’en permet.
   *[b] Noir a plus de pions, sur le plateau et en stock, que ce jeu n’en permet.
}
refusal-position-too-many-rings-off = { $player ->
        [w] Blanc a retiré plus d’anneaux qu’il n’en faut pour gagner.
       *[b] Noir a retiré plus d’anneaux qu’il n’en faut pour gagner.
    }
refusal-position-two-handicaps = Un seul joueur peut avoir un handicap.
refusal-position-yinsh-fields = Ceci n’est pas une position de YINSH. Elle a quatre parties, comme 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = La troisième partie d’une position est place, move, row:w, row:b, ring:w ou ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } ne peut pas se trouver avant le premier coup.
refusal-command = { $name } n’est ni un temps de pendule ni une évaluation valide.
refusal-comment = Un commentaire ne peut contenir ni accolade fermante, ni [%clk, ni [%eval.
refusal-empty-variation = Cette variante ne contient aucun coup.
refusal-event = Un événement de ce journal ne dit pas qui a déplacé quoi, d’où et vers où.
refusal-excerpt = Il manque une partie du début : des anneaux bougent avant que tous soient posés.
refusal-fields = Une ligne a quatre parties séparées par des tabulations : jeu, vainqueur, anneaux retirés, coups.
refusal-goes-on = La partie notée donne un résultat, mais d’après les règles elle n’est pas finie.
refusal-handicap = Un handicap s’écrit w ou b suivi de 1, 2 ou 3, comme w2.
refusal-json = Ceci n’est pas une partie en JSON, ou elle est incomplète.
refusal-no-game-tag = Ce texte ne dit pas de quel jeu il s’agit. Choisissez le jeu et réessayez, ou ajoutez une ligne comme [Game "yinsh"].
refusal-no-handicap = Ce jeu se joue sans handicap.
refusal-no-reserve = Seul GIPF a un stock ; ce nombre n’a pas sa place ici.
refusal-no-turns = Il n’y a pas de partie dans ce texte.
refusal-no-variation = Cette parenthèse ferme une variante qui n’a jamais été ouverte.
refusal-not-text = Ce n’est pas du texte.
refusal-not-to-act = { $player ->
        [w] Ici Blanc joue, mais c’est à Noir de jouer.
       *[b] Ici Noir joue, mais c’est à Blanc de jouer.
    }
refusal-other-variant = Cette notation appartient à l’autre jeu.
refusal-player = { $name } n’est pas l’un des deux joueurs.
refusal-reserve-count = Le nombre de pions en stock indiqué ici ({ $name }) ne correspond pas à la partie.
refusal-result = Le résultat indiqué ici ne correspond pas à la partie.
refusal-result-in-variation = Un résultat ne peut se trouver qu’à la fin de la partie, pas dans une variante.
refusal-rings-off-count = Le nombre d’anneaux retirés indiqué ici ne correspond pas à la partie.
refusal-rings-off-shape = { $name } n’est pas un nombre d’anneaux retirés. Écrivez Blanc d’abord, comme 2-3.
refusal-sgf = Ce fichier n’est pas une partie de YINSH ou de GIPF de Boardspace, ou il est endommagé.
refusal-tag = Le champ { $name } ne peut pas être écrit dans une feuille de partie.
refusal-tag-shape = { $name } n’est pas un champ. Écrivez-le comme [White "Ada"].
refusal-tag-twice = Le champ { $name } est donné deux fois.
refusal-tag-value = { $name } a une valeur non valide.
refusal-text-too-long = Ce texte est trop long.
refusal-too-deep = Les variantes sont trop imbriquées.
refusal-too-many-actions = Cette partie est trop longue.
refusal-two-results = Deux résultats différents sont donnés.
refusal-two-starts = Une partie commence avec un handicap ou d’une position, pas les deux.
refusal-unclosed-comment = Le commentaire qui commence ici n’est jamais fermé.
refusal-unclosed-variation = La variante qui commence ici n’est jamais fermée.
refusal-unfinished-turn = Seul le dernier coup peut être incomplet.
refusal-unknown-token = { $name } n’est pas valide ici.
refusal-unknown-variant = Ce jeu n’existe pas. Les jeux sont yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament et gipf-potentials.
refusal-winner = { $name } n’est pas un vainqueur valide. Écrivez W, B, draw ou resign.

## Play

play-title = Jouer
play-loading = On prépare le plateau…
play-failed = Le plateau n’a pas pu être chargé. Vérifiez votre connexion et réessayez ; vos parties sont conservées.
play-again = Réessayer

# Setting up a game.
play-setup = Nouvelle partie
play-game = Jeu
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH blitz
play-variant-gipf-basic = GIPF de base
play-variant-gipf-standard = GIPF standard
play-variant-gipf-tournament = GIPF de tournoi
play-about-yinsh = Formez des alignements de cinq. Retirez trois anneaux pour gagner.
play-about-yinsh-blitz = Rapide : le premier anneau retiré gagne.
play-about-gipf-basic = Le jeu simple : qui n’a plus de pions perd.
play-about-gipf-standard = Avec des pièces GIPF : qui perd la dernière perd.
play-about-gipf-tournament = Choisissez avec combien de pièces GIPF vous jouez.
play-opponent = Adversaire
play-opponent-engine = Moteur
play-opponent-person = Une autre personne, sur cet écran
play-level = Niveau
play-level-of = Niveau { $level } : { $name }
play-level-1 = Novice
play-level-2 = Débutant
play-level-3 = Joueur occasionnel
play-level-4 = Joueur appliqué
play-level-5 = Joueur régulier
play-level-6 = Joueur de club
play-level-7 = Joueur fort
play-level-8 = Expert
play-level-9 = Maître
play-level-10 = Pleine force
play-level-easy = facile
play-level-hard = difficile
play-color = Votre couleur
play-white = Blanc
play-black = Noir
play-chance = Au hasard
play-names = Noms
play-name-white = Nom de Blanc
play-name-black = Nom de Noir
play-turning = Tourner le plateau vers le joueur dont c’est le tour
play-more = Pendule et autres
play-clock = Pendule
play-clock-none = Aucune
play-clock-time-control = { $minutes } min + { $seconds } s
play-clock-own = Personnalisée
play-clock-minutes = Minutes par joueur
play-clock-increment = Secondes ajoutées par coup
play-clock-note = Le premier coup de Blanc n’est pas chronométré. La pendule s’arrête tant que la page est fermée.
play-handicap = Handicap
play-handicap-none = Aucun
play-handicap-white = { $count ->
    [one] Blanc a 1 pion de plus
   *[other] Blanc a { $count } pions de plus
  }
play-handicap-black = { $count ->
    [one] Noir a 1 pion de plus
   *[other] Noir a { $count } pions de plus
  }
play-evaluation-show = Montrer qui est mieux
play-start = Commencer la partie
play-import = Ouvrir une partie notée

# The game.
play-you = Vous
play-engine-level = Moteur, niveau { $level }
play-your-turn = À vous de jouer
play-turn-of = { $player ->
    [w] À Blanc de jouer
   *[b] À Noir de jouer
  }
play-title-turn = À vous de jouer · { $game }
play-title-thinking = Le moteur réfléchit · { $game }
play-title-over = Partie terminée · { $game }
play-to-act = à jouer
play-thinking = Le moteur réfléchit…
play-engine-loading = Le moteur se charge… { $percent } %
play-engine-starting = Le moteur se charge…
play-engine-failed = Le moteur n’a pas pu être chargé. Votre partie est conservée et continue dès que le moteur est disponible.
play-engine-retry = Recharger le moteur
play-do-place = Posez un anneau sur n’importe quelle intersection libre.
play-do-move = Choisissez un de vos anneaux, puis sa destination.
play-do-row = Vous avez un alignement : choisissez les cinq marqueurs à retirer.
play-do-ring = Retirez maintenant un de vos anneaux.
play-do-push = Choisissez un point du bord, puis la direction.
play-do-remove = Vous avez un alignement : retirez-le.
play-do-pass = Aucun de vos anneaux ne peut bouger : passez.
play-looking = Vous regardez une position antérieure.
play-to-now = Revenir à la partie
play-time-left = { $player ->
    [w] Il reste { $time } à Blanc
   *[b] Il reste { $time } à Noir
  }
play-time-low = { $player ->
    [w] Il ne reste plus beaucoup de temps à Blanc.
   *[b] Il ne reste plus beaucoup de temps à Noir.
  }
play-turns = Coups
play-no-turns = Aucun coup n’a encore été joué.
play-first = Au début
play-previous = Un coup en arrière
play-next = Un coup en avant
play-last = À la fin
play-hint = Indice
play-hint-thinking = Recherche d’un bon coup…
play-hint-is = Indice : { $turn }
play-take-back = Reprendre
play-taken-back = Coup repris.
play-resign = Abandonner
play-resign-who = { $player ->
    [w] Blanc abandonne, et Noir gagne.
   *[b] Noir abandonne, et Blanc gagne.
  }
play-flip = Tourner le plateau
play-menu = Plus
play-copy-position = Copier la position
play-copied-position = Position copiée.
play-copy-record = Copier la partie
play-copied-record = Partie copiée.
play-copy-by-hand = Ce navigateur n’autorise pas la copie. Copiez le texte à la main : { $text }
play-download-record = Enregistrer la partie dans un fichier
play-share = Partager un lien vers cette partie
play-copied-link = Lien copié.
play-analyse = Analyser cette partie
play-new = Nouvelle partie
play-rematch = Revanche
play-evaluation-even = La position est équilibrée.
play-evaluation-better = { $player ->
    [w] Blanc est mieux de { $points }.
   *[b] Noir est mieux de { $points }.
  }
play-evaluation-wins = { $player ->
    [w] Blanc a un gain forcé.
   *[b] Noir a un gain forcé.
  }
play-evaluation-none = Pas encore d’évaluation.

# The end.
play-over = Partie terminée
play-result-won = Vous avez gagné !
play-result-lost = Le moteur a gagné.
play-result-white = Blanc a gagné !
play-result-black = Noir a gagné !
play-result-draw = Partie nulle.
play-result-open = Pas de résultat.
play-end-rings-off = { $winner ->
    [w] Blanc a retiré assez d’anneaux.
   *[b] Noir a retiré assez d’anneaux.
  }
play-end-pool-empty = { $winner ->
    [w] La réserve est vide, et Blanc a retiré plus d’anneaux.
    [b] La réserve est vide, et Noir a retiré plus d’anneaux.
   *[none] La réserve est vide, et les deux joueurs ont retiré autant d’anneaux.
  }
play-end-no-moves = { $winner ->
    [w] Personne ne peut déplacer d’anneau, et Blanc en a retiré plus.
    [b] Personne ne peut déplacer d’anneau, et Noir en a retiré plus.
   *[none] Personne ne peut déplacer d’anneau, et chacun en a retiré autant.
  }
play-end-reserve-empty = { $winner ->
    [w] Noir n’a plus de pion à faire entrer.
   *[b] Blanc n’a plus de pion à faire entrer.
  }
play-end-gipf-pieces-gone = { $winner ->
    [w] Noir a perdu sa dernière pièce GIPF.
   *[b] Blanc a perdu sa dernière pièce GIPF.
  }
play-end-repetition = La même position s’est présentée pour la troisième fois.
play-end-resignation = { $winner ->
    [w] Noir a abandonné.
   *[b] Blanc a abandonné.
  }
play-end-time = { $winner ->
    [w] Le temps de Noir est écoulé.
   *[b] Le temps de Blanc est écoulé.
  }
play-end-other = Comme l’indique la feuille de partie.

# Saved games.
play-games = Vos parties
play-games-none = Vos parties sont conservées ici, dans ce navigateur seulement.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
play-games-open = non terminée
play-games-resume = Continuer
play-games-analyse = Analyser
play-games-save = Enregistrer
play-games-delete = Supprimer
play-games-deleted = Partie supprimée.
play-games-undo = Annuler
play-games-save-all = Enregistrer toutes les parties dans un fichier
play-not-kept = Ce navigateur ne peut pas enregistrer de parties pour le moment. Enregistrez la partie dans un fichier avant de fermer la page.
play-unplayable = Une partie conservée n’a pas pu être ouverte : { $reason } Elle reste dans votre liste.
play-elsewhere = Cette partie est ouverte dans un autre onglet.
play-elsewhere-here = Continuer ici

# Records from elsewhere.
play-import-title = Ouvrir une partie notée
play-import-about = Collez une partie ou choisissez un fichier : notre notation, Boardspace, Board Game Arena, la notation officielle de GIPF ou notre JSON.
play-import-text = Partie notée
play-import-file = Choisir un fichier
play-import-read = Ouvrir
play-import-cancel = Annuler
play-import-empty = Collez d’abord une partie ou choisissez un fichier.
play-import-refused = La partie n’a pas pu être lue : { $reason }
play-import-refused-line = La ligne { $line } n’a pas pu être lue : { $reason }
play-import-warning = Ligne { $line } : { $reason }
play-import-large = Ce fichier est trop grand pour une partie.
play-import-found = { $count ->
    [one] Une partie terminée a été trouvée :
   *[other] { $count } parties ont été trouvées. Choisissez-en une :
  }
play-link-refused = Ce lien n’est pas valide. Préparez plutôt une nouvelle partie.
play-link-unplayable = La partie de ce lien ne peut pas être jouée : { $reason }

## Online play: the lobby

online-menu = En ligne
online-title = Jouer en ligne
online-from-play = Votre adversaire est ailleurs ? Jouez en ligne
online-lead = Jouez contre un ami, n’importe qui ou un moteur de ce serveur. Aucun compte n’est nécessaire.
online-own = Vos parties
online-quick = Partie rapide
online-quick-about = Un clic, et vous jouez contre la première personne qui veut la même partie.
online-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
online-days-short = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
online-speed-bullet = Bullet
online-speed-blitz = Blitz
online-speed-rapid = Rapide
online-speed-classical = Classique
online-speed-correspondence = Correspondance

# Setting up an online game.
online-create = Préparer une partie
online-opponent-link = Un ami, par un lien
online-opponent-open = N’importe qui
online-opponent-engine = Moteur
online-opponent-player = Un joueur par son nom
online-link-about = Privée : seules les personnes qui ont le lien peuvent jouer ou regarder.
online-more = Plus d’options
online-player-name = Nom du joueur
online-clock-none = Sans pendule
online-clock-kind = Type de pendule
online-clock-fischer = Temps, plus des secondes par coup
online-clock-absolute = Temps pour toute la partie
online-clock-delay = Temps, avec un délai avant chaque coup
online-clock-byo-yomi = Temps, puis périodes de byo-yomi
online-clock-days = Jours par coup
online-clock-increment = Secondes ajoutées par coup
online-clock-delay-seconds = Secondes de délai par coup
online-clock-periods = Nombre de périodes
online-clock-period = Secondes par période
online-clock-days-number = Jours par coup
online-color-chance = Au hasard
online-rated = Classée
online-rated-only = Parties classées seulement
online-rated-needs-account = Il faut un compte pour les parties classées.
online-rated-no-handicap = Les parties avec handicap ne sont pas classées.
online-rated-no-clock = Les parties sans pendule ne sont pas classées.
online-rated-no-custom-terms = Les parties à conditions libres ne sont pas classées.
online-rated-no-match = Un match avec des jeux liés n’est pas classé.
online-unrated = non classée
online-private = privée
online-start = Créer la partie
online-start-seek = Chercher un adversaire

# Waiting for an opponent.
online-seeking = Recherche d’un adversaire : { $game }, { $clock }
online-seeking-about = Vous pouvez attendre ici, ou jouer contre le moteur en attendant : cette partie est mise de côté dès qu’un adversaire est trouvé.
online-seeking-stop = Ne plus chercher
online-seeking-engine = Jouer contre le moteur en attendant
online-seeking-ended = Vous ne cherchez plus d’adversaire.
online-estimate = D’habitude environ { $minutes } min, d’après les dernières 24 heures.
online-estimate-soon = D’habitude moins d’une minute.
online-estimate-long = D’habitude plus d’une demi-heure.
online-estimate-none = Personne n’a trouvé d’adversaire pour cela depuis un jour : cela peut durer.
online-calling = Joueurs prévenus : { $count }.
online-stand = Prévenez-moi si quelqu’un veut jouer
online-standing = Vous serez prévenu quand quelqu’un voudra jouer : { $game }, { $clock }.
online-standing-about = Pendant une semaine : sur toute page ouverte de ce site, par une notification du navigateur, et par e-mail si vous avez donné une adresse.
online-standing-stop = Ne plus me prévenir
online-standing-away = absent ; sera prévenu
online-call = Appeler
online-called = { $name } veut jouer : { $game }, { $clock }
online-called-title = Quelqu’un veut jouer
online-paired = Adversaire trouvé !
online-paired-about = { $seconds ->
    [one] Votre partie commence dans { $seconds } seconde. La partie contre le moteur est conservée.
   *[other] Votre partie commence dans { $seconds } secondes. La partie contre le moteur est conservée.
}
online-paired-go = Aller à la partie

online-challenge = { $name } vous défie : { $game }, { $clock }
online-challenge-look = Voir le défi
online-challenges = Défis
online-challenge-received = vous défie
online-challenge-sent = attend une réponse
online-challenge-accept = Accepter
online-challenge-decline = Refuser
online-challenge-withdraw = Retirer
online-challenge-accepted = { $name } a accepté votre défi.
online-challenge-declined = { $name } a refusé votre défi.
online-challenge-withdrawn = { $name } a retiré le défi.
online-challenge-expired = Le défi lancé à { $name } a expiré sans réponse.

# Lists.
online-seeks = Cherchent un adversaire
online-seeks-none = Personne pour le moment. Commencez !
online-open = Parties par correspondance en attente d’un adversaire
online-open-none = Aucune pour le moment.
online-live = Parties en cours
online-live-none = Aucune partie n’est en cours pour le moment.
online-tv = La meilleure partie en cours
tv-title = TV
tv-watch = Regarder la TV
tv-lead = La meilleure partie en cours. Quand elle se termine, la suivante commence.
tv-last = Personne ne joue en ce moment. C’était la dernière partie.
tv-engines = Personne ne joue en ce moment. Ici, deux niveaux du moteur jouent l’un contre l’autre, dans votre navigateur.
tv-next = La partie suivante arrive.
tv-open = Ouvrir cette partie
online-recent = Tout juste terminées
online-people-title = Joueurs
online-followed = Vous suivez
online-here = Présents
online-lately = Passés cette semaine
online-is-here = en ligne
leaders-title = Classements
leaders-lead = Les meilleurs, au classement établi, depuis un an. Les niveaux du moteur y figurent pour comparaison.
leaders-rank = Rang
leaders-none = Personne n’a encore de classement établi ici. Quelques parties classées suffisent.
club-title = Soirée de club
club-lead = Un lien pour tous. Qui est prêt joue contre la personne qu’il a le moins rencontrée. Sans classement, une seule cadence, invités bienvenus.
club-start = Commencer la soirée
club-when = Quand
club-when-now = Maintenant
club-when-later = Plus tard
club-starts = Date et heure
club-announced = La page d’accueil annonce la soirée à tout le monde. Il vous faut un compte.
club-announce = Annoncer la soirée
club-missing = Cette soirée de club n’existe pas.
club-what = { $game }, { $clock }
club-begins = Début : { $time }.
club-until = Se termine au plus tard à { $time }.
club-over = Cette soirée est finie. Merci d’avoir joué !
club-name = Votre nom ce soir
club-ready = Je suis prêt
club-rest = Faire une pause
club-end = Finir la soirée pour tous
club-waiting = Vous aurez un adversaire dès que quelqu’un d’autre sera prêt. Gardez cette page ouverte.
club-link = Lien vers cette soirée
club-table = Résultats
club-nobody = Personne encore. Envoyez le lien à votre club.
club-state = État
club-results = G · N · P
club-points = Points
club-state-ready = prêt
club-state-playing = joue
club-state-away = en pause
club-back = Retour à la soirée de club
online-take = Jouer
online-ask-unrated = Jouer sans classement
online-create-account = Créer un compte
online-watch = Regarder
online-go-on = Continuer
online-your-turn = à vous de jouer
online-their-turn = à votre adversaire de jouer
online-waiting-for = attend un adversaire
online-people = { $count ->
    [one] { $count } personne est en ligne.
   *[other] { $count } personnes sont en ligne.
  }
online-turns = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
online-color = { $color ->
    [w] joue Blanc
   *[b] joue Noir
  }
online-against = { $white } – { $black }
online-between = classement de { $from } à { $to }
online-own-seek = la vôtre

# Names of people.
online-guest = Invité
online-engine = Moteur, niveau { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Personne encore

# The connection.
online-state-connecting = Connexion…
online-state-online = En ligne
online-state-sending = Envoi…
online-state-saved = Enregistré
online-state-restarting = Le serveur redémarre. Rien n’est perdu.
online-state-lost = Pas de connexion. Reconnexion…
online-state-lost-clock = Pas de connexion. Les pendules tournent. Reconnexion…

# What the server refuses.
online-refused-not-your-turn = Ce n’est pas à vous de jouer.
online-refused-ply-mismatch = La partie a continué. Regardez la position actuelle, puis réessayez.
online-refused-not-a-player = Vous ne jouez pas dans cette partie.
online-refused-game-over = Cette partie est terminée.
online-refused-no-such-game = Cette partie n’existe pas.
online-refused-no-such-seek = Cette partie n’est plus proposée : quelqu’un l’a prise, ou elle a été retirée.
online-refused-no-such-challenge = Ce défi n’est plus ouvert.
online-refused-no-such-player = Ce joueur n’existe pas.
online-refused-too-late = Il est trop tard pour cela.
online-refused-not-now = Ce n’est pas possible maintenant.
online-refused-limit = Trop de demandes. Attendez un instant, puis réessayez.
online-refused-standing-seeks = Trop de personnes de votre réseau attendent déjà d’être prévenues. Réessayez plus tard, ou créez une partie qui attend un adversaire.
online-refused-muted = Vous ne pouvez pas écrire dans la discussion pour le moment.
online-refused-rated-needs-account = Il faut un compte pour les parties classées. Connectez-vous ou jouez une partie non classée.
online-refused-seats-taken = Cette partie a déjà deux joueurs.
online-refused-own-game = Vous ne pouvez pas jouer contre vous-même.
online-refused-opponent-unavailable = Ce joueur n’est pas disponible pour vous. Choisissez un autre adversaire.
online-refused-opponent-blocked = Vous avez bloqué ce joueur. Débloquez-le d’abord.
online-refused-not-for-you = Cette partie est pour quelqu’un d’autre.
online-refused-not-signed-in = Vous n’êtes pas connecté. Connectez-vous ou continuez comme invité.
online-refused-nothing-offered = L’offre n’est plus valable.
online-refused-bad-plan = Un plan peut avoir au plus { $limit } variantes de 2 à { $limit } coups, et elles ne doivent pas se contredire.
online-refused-bad-chat = Un message doit avoir de 1 à { $limit } caractères sur une ligne, ou être l’un des messages rapides.
online-refused-busy = Tous les moteurs sont occupés. Réessayez plus tard.
online-refused-reports-pending = D’autres bilans de partie sont déjà en préparation pour votre réseau. Réessayez quand l’un d’eux sera prêt.
online-refused-report-failed = Le bilan de la partie n’a pas pu être établi. Demandez-le à nouveau.
online-refused-unavailable = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé ; réessayez.
online-refused-no-network = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
online-refused-other = Le serveur a refusé : { $text }

## Online play: a game

game-title = Partie
game-loading = Chargement de la partie…
game-unreachable = La partie est injoignable pour le moment. Nouvel essai…
game-missing = Cette partie n’existe pas, ou elle est privée et le lien est incomplet.
game-missing-lobby = Aller au salon
game-failed = Le plateau n’a pas pu être chargé. Vérifiez votre connexion et réessayez.
game-panel = La partie
game-challenge-wait = En attente de { $name }
game-challenge-wait-about = { $name } peut accepter pendant { $days } jours. Vous pouvez quitter cette page ; le défi reste dans votre liste.
game-challenge-you = { $name } vous défie.
game-challenge-other = Cette partie est pour { $name }. Vous pourrez la regarder dès qu’elle aura commencé.
game-link-lost = Le lien n’est connu que là où il a été créé. Vous pouvez en créer un nouveau ; l’ancien cessera alors de fonctionner.
game-link-new = Créer un nouveau lien

# Before the game.
game-invite-from = { $name } vous invite à une partie.
game-invite-open = { $name } cherche un adversaire.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
    [w] Vous jouerez Blanc.
    [b] Vous jouerez Noir.
   *[none] Les couleurs sont tirées au sort.
  }
game-invite-rated = Cette partie est classée.
game-invite-unrated = Cette partie n’est pas classée.
game-invite-no-account = Les parties classées demandent un compte. Sans compte, on propose à { $name } de jouer sans classement.
game-unrated-asked = { $name } aimerait jouer sans classement
game-unrated-about = Sans compte, pas de partie classée. Si vous acceptez, la partie commence aussitôt et aucun classement ne change.
game-invite-handicap = { $color ->
    [w] Handicap : Blanc en a { $count } de plus en stock.
   *[b] Handicap : Noir en a { $count } de plus en stock.
}
game-invite-play = Jouer
game-invite-name = Votre nom
game-invite-wait = En attente de votre ami
game-invite-wait-open = En attente d’un adversaire
game-invite-send = Envoyez ce lien à la personne avec qui vous voulez jouer. La partie commence dès qu’elle l’ouvre et accepte.
game-invite-listed = Tout le monde voit cette partie dans le salon. Elle commence dès que quelqu’un la rejoint : inutile d’attendre ici. Vous pouvez aussi envoyer le lien à un ami.
game-invite-link = Lien vers la partie
game-invite-copy = Copier le lien
game-invite-share = Partager
game-invite-copied = Lien copié.
game-invite-by-hand = Ce navigateur ne copie que sur une connexion sécurisée (https). Sélectionnez le lien et copiez-le à la main.
game-invite-code = Le même lien en code QR : scannez-le avec un téléphone.
game-invite-cancel = Annuler l’invitation
game-invite-gone = Cette invitation a été annulée.
sixty-title = Les règles en soixante secondes
sixty-lesson = Essayez dans la première leçon
sixty-yinsh-place = Placez un marqueur de votre couleur dans un de vos anneaux, puis déplacez l’anneau en ligne droite. Le marqueur reste sur place.
sixty-yinsh-flip = Un anneau peut sauter une suite de marqueurs, jusqu’au premier point libre derrière eux. Tous sont retournés et changent de couleur.
sixty-yinsh-row = Cinq de vos marqueurs alignés ? Retirez-les, avec un de vos anneaux. Qui a retiré trois anneaux gagne.
sixty-yinsh-row-blitz = Cinq de vos marqueurs alignés ? Retirez-les, avec un de vos anneaux. En blitz, le premier anneau retiré gagne.
sixty-gipf-push = Posez un pion sur un point du bord et poussez-le sur le plateau. Les pièces qui le gênent sont poussées devant lui.
sixty-gipf-row = Quatre de vos pions alignés retournent dans votre stock. Les pièces adverses qui prolongent l’alignement sont capturées.
sixty-gipf-end-basic = Les pièces capturées ne reviennent pas. Si votre stock est vide quand c’est à vous de jouer, vous perdez.
sixty-gipf-end = Vous perdez si votre stock est vide quand c’est à vous de jouer, ou si votre dernière pièce GIPF a disparu. Une pièce GIPF est haute de deux pions.
sixty-potentials = Les potentiels sont des pièces supplémentaires qui ont chacune un pouvoir. Chacun entre en jeu sur un pion simple et s’utilise à un tour suivant.

# Players and clocks.
game-you = vous
game-present = présent
game-away = absent
game-spectators = { $count ->
    [0] Aucun spectateur.
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
  }
game-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
game-clock-days-hours = { $days } j { $hours } h
game-clock-hours = { $hours } h { $minutes } min
game-clock-periods = { $periods ->
    [one] { $periods } période
   *[other] { $periods } périodes
}
game-clock-left = { $player ->
    [w] Il reste { $time } à Blanc
   *[b] Il reste { $time } à Noir
}
game-clock-low = Il vous reste peu de temps.

# Whose turn it is, and what to do.
game-your-turn = À vous de jouer
game-their-turn = À { $name } de jouer
game-turn-of = { $player ->
    [w] À Blanc de jouer
   *[b] À Noir de jouer
}
game-thinking = Vous pouvez regarder les coups précédents, ou préparer un coup anticipé.
game-watching = Vous regardez cette partie en spectateur.
game-sent = Envoi de votre coup au serveur…
game-sent-later = Votre coup part dès que la connexion revient.
game-new-turn = Un nouveau coup a été joué.
game-your-turn-new = C’est maintenant à vous de jouer.
game-undo = Annuler
game-send = Envoyer ce coup
game-send-about = Votre coup est complet. L’envoyer ?
game-not-sent = Votre coup n’a pas été accepté : { $reason }
game-confirm-setting = Demander avant d’envoyer un coup
game-taken-back = { $count ->
    [one] Coup repris : il reste { $count } coup.
   *[other] Coup repris : il reste { $count } coups.
}
game-title-turn = À vous de jouer · { $game }
game-title-wait = À { $name } de jouer · { $game }
game-title-over = Partie terminée · { $game }
game-title-invite = En attente · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Coup anticipé
game-premove-about = Choisissez maintenant votre prochain coup. Il est envoyé dès que votre adversaire a joué, s’il est encore possible.
game-premove-choose = Coup anticipé : { $action }
game-premove-set = Coup anticipé : { $turn }. Appuyez sur Échap ou sur le plateau pour l’annuler.
game-premove-dropped = Votre coup anticipé est annulé.
game-premove-impossible = Votre coup anticipé { $turn } n’est plus possible.
game-premove-not-now = Dans cette position, aucun coup anticipé n’est possible.

# Conditional turns.
game-plan = Coups conditionnels
game-plan-about = « Si mon adversaire joue ceci, je joue cela. » Le serveur joue vos réponses à votre place. Personne d’autre ne les voit.
game-plan-add = Ajouter une variante
game-plan-none = Pas encore de variantes.
game-plan-line = Si { $line }
game-plan-delete = Supprimer cette variante
game-plan-theirs = Jouez sur le plateau un coup pour votre adversaire.
game-plan-mine = Jouez maintenant votre réponse.
game-plan-save = Enregistrer cette variante
game-plan-back = Un coup en arrière
game-plan-cancel = Annuler
game-plan-kept = Vos coups conditionnels sont enregistrés.
game-plan-full = Vous avez { $limit } variantes, c’est le maximum.
game-plan-resign = puis abandonner
game-plan-your-turn = C’est à vous de jouer. Préparez des coups conditionnels pendant que vous attendez votre adversaire.

# Offers and requests.
game-resign = Abandonner
game-premove-short = Anticiper
game-take-back-short = Reprendre
game-draw-short = Nulle
game-offer-once = Une proposition par coup. Vous pourrez en refaire une après le prochain coup.
game-resign-sure = Abandonner cette partie ?
game-resign-about = Votre adversaire gagne.
game-resign-yes = Abandonner
game-resign-no = Continuer
game-abort = Interrompre
game-abort-sure = Interrompre cette partie ?
game-abort-about = Personne ne gagne, et la partie ne compte pas.
game-abort-yes = Interrompre
game-draw = Proposer la nulle
game-draw-offered = Vous avez proposé la nulle.
game-draw-asked = { $name } propose la nulle.
game-take-back = Demander à reprendre un coup
game-take-back-offered = Vous avez demandé à reprendre un coup.
game-take-back-asked = { $name } demande à reprendre un coup.
game-draw-early = On peut proposer la nulle quand les deux ont joué un coup.
game-take-back-early = Vous n’avez encore joué aucun coup.
game-rematch = Revanche
game-rematch-offered = Vous avez proposé une revanche.
game-rematch-asked = { $name } propose une revanche.
game-rematch-go = Aller à la partie suivante
game-accept = Accepter
game-decline = Refuser
game-declined = { $name } a refusé.
game-gone = { $name } a quitté la partie.
game-gone-wait = { $seconds ->
    [one] Vous pourrez réclamer la partie dans { $seconds } seconde.
   *[other] Vous pourrez réclamer la partie dans { $seconds } secondes.
}
game-gone-now = Vous pouvez réclamer la partie, ou attendre encore.
game-claim-win = Réclamer la victoire
game-claim-draw = Réclamer la nulle
game-menu = Plus
game-match-go = Aller au jeu lié
game-match-back = Retour au match
game-match-part = Cette partie décide si un potentiel est utilisé dans un match.
game-match-paused = La partie de GIPF est en pause
game-match-linked = Le jeu lié décide si l’utilisation annoncée est jouée.
game-match-answer = Votre adversaire décide : laisser passer l’utilisation, ou défier.
game-match-decides = { $player ->
    [w] Blanc décide
   *[b] Noir décide
}
game-match-choice = Laisser passer l’utilisation, ou défier.
game-match-elsewhere = Une partie jouée ailleurs décide
game-match-entering = Les deux joueurs indiquent qui l’a gagnée.
match-name = { $game } (match)
match-linked = Lié : { $links }
match-challenges = Défis par joueur : { $count }
match-explained = Il faut annoncer un potentiel lié avant de l’utiliser. L’autre joueur laisse passer ou lance un défi ; dans ce cas, le potentiel n’est utilisé que si son joueur gagne.
match-explained-die = Dé : chacun lance le sien, le plus grand nombre gagne.
match-explained-game = Jeu lié : GIPF est suspendu et l’autre jeu se joue ici, avec sa propre pendule.
match-explained-elsewhere = Un jeu ailleurs : jouez au jeu de votre choix, à une table par exemple, et chacun indique le résultat.
match-part = Jeu lié d’un match
match-games = Jeux liés
game-flip = Tourner le plateau
game-share = Partager un lien vers cette partie
game-analyse = Analyser
game-record = Enregistrer la partie
game-new = Nouvelle partie
game-notify = Me prévenir quand c’est à moi de jouer
game-notify-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez changer cela dans ses réglages.
game-notify-insecure = Les notifications demandent une connexion sécurisée (https). Sans elle, vous n’avez que le son et le titre de la page.
game-notify-title = À vous de jouer
game-notify-body = { $name } a joué : { $turn }
game-notify-joined = { $name } a rejoint la partie. Elle commence.

# About the game.
game-about = À propos de cette partie
game-about-rated = Classée
game-about-unrated = Non classée
game-about-private = Privée : seuls les joueurs et les personnes qui ont le lien voient cette partie.
game-about-clock = Pendule : { $clock }
game-about-lag = Latence
game-about-lag-own = Votre connexion répond en { $ms } ms.
game-about-lag-note = Le serveur rend le temps qu’un coup passe en route, jusqu’à une limite qui est la même pour les deux joueurs.
game-about-player = Joueur
game-about-last = Dernier coup
game-about-back = Rendu
game-about-back-all = Total
game-about-ms = { $ms } ms
game-about-seconds = { $seconds } s

# The end.
game-over = Partie terminée
game-won = Vous avez gagné !
game-lost = Vous avez perdu.
game-white-won = Blanc a gagné.
game-black-won = Noir a gagné.
game-drawn = Partie nulle.
game-aborted = La partie a été interrompue.
game-by-resignation = { $winner ->
    [w] Noir a abandonné.
   *[b] Blanc a abandonné.
}
game-by-time = { $winner ->
    [w] Le temps de Noir est écoulé.
    [b] Le temps de Blanc est écoulé.
   *[none] Le temps est écoulé.
}
game-by-agreement = D’un commun accord.
game-by-abandoned = { $winner ->
    [w] Noir a quitté la partie.
    [b] Blanc a quitté la partie.
   *[none] Un joueur a quitté la partie.
}
game-by-aborted = La partie ne compte pas.
game-by-rules = Selon les règles du jeu.
game-rating-change = { $name } : { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = Vous êtes dans une partie classée.
game-lock-about = Jusqu’à la fin, le moteur, les indices et l’analyse sont verrouillés. La partie reste ainsi équitable.
game-lock-back = Revenir à votre partie

## Online play: chat

chat-title = Discussion
chat-players = Joueurs
chat-spectators = Spectateurs
chat-none = Pas encore de messages.
chat-say = Votre message
chat-send = Envoyer
chat-phrases = Messages rapides
chat-good-luck = Bonne chance !
chat-hello = Bonjour !
chat-good-game = Bien joué !
chat-thanks = Merci !
chat-nice-turn = Joli coup !
chat-sorry = Désolé !
chat-one-moment = Un moment, s’il vous plaît.
chat-goodbye = Au revoir !
chat-mute = Masquer la discussion
chat-muted = La discussion est masquée.
chat-unmute = Montrer la discussion
chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-spoken = { $name } dit : { $text }
chat-report-title = Signaler un joueur
chat-report-about = Un modérateur regardera. La personne signalée n’en saura rien.
chat-report-who = Joueur
chat-report-reason = Motif
chat-report-cheat = Aide d’un moteur
chat-report-abuse = Insultes ou menaces
chat-report-spam = Publicité
chat-report-stalling = Fait traîner ou s’en va
chat-report-other = Autre chose
chat-report-text = Que s’est-il passé ?
chat-report-send = Envoyer le signalement
chat-report-cancel = Annuler
chat-report-sent = Merci. Votre signalement a été envoyé.
block-add = Bloquer
block-remove = Débloquer
block-add-name = Bloquer { $name }
block-remove-name = Débloquer { $name }
block-title = Bloquer un joueur
block-about = Les joueurs que vous avez bloqués ne vous sont jamais attribués comme adversaires. Aucun de vous ne peut défier l’autre, et vous ne voyez pas ce qu’ils écrivent. Ils n’en savent rien. Les parties en cours continuent.
block-done = Vous avez bloqué { $name }.
block-undone = Vous avez débloqué { $name }.
block-nobody = Il n’y a personne à bloquer ici.

## Analyse

analyse-title = Analyser
analyse-loading = On prépare le plateau…
analyse-failed = Le plateau n’a pas pu être chargé. Vérifiez votre connexion et réessayez ; vos analyses sont conservées.
analyse-again = Réessayer

# The board and the tree of turns.
analyse-steps = Parcourir les coups
analyse-first = Au début
analyse-previous = Un coup en arrière
analyse-next = Un coup en avant
analyse-last = À la fin
analyse-flip = Tourner le plateau
analyse-open = Ouvrir…
analyse-new = Nouveau
analyse-tab-turns = Coups
analyse-tab-engine = Moteur
analyse-tab-setup = Composer
analyse-tab-share = Partager
analyse-start = Début
analyse-no-turns = Jouez un coup sur le plateau, ou ouvrez une partie. Tout autre coup que vous essayez devient une variante.
analyse-main-line = Ligne principale
analyse-variation = Variante
analyse-turn-of = { $player ->
        [w] À Blanc de jouer
       *[b] À Noir de jouer
    }
analyse-marks = Marquer ce coup
analyse-mark-good = Bon
analyse-mark-poor = Erreur
analyse-mark-very-good = Brillant
analyse-mark-very-poor = Grosse erreur
analyse-mark-interesting = Intéressant
analyse-mark-doubtful = Douteux
analyse-comment = Commentaire sur ce coup
analyse-comment-start = Commentaire sur la partie
analyse-promote = En faire la ligne principale
analyse-delete = Supprimer à partir d’ici
analyse-deleted = Supprimé : { $turn } et tout ce qui suit.
analyse-bring-back = Annuler
analyse-refused = Ceci n’a pas pu être ouvert : { $reason }
analyse-turn-refused = Le coup { $turn } ne peut pas être montré : { $reason }
analyse-link-refused = Ce lien n’est pas valide ; voici un plateau vide.
analyse-no-game = Cette partie n’est plus conservée dans ce navigateur.
analyse-part-failed = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
analyse-not-kept = Ce navigateur ne peut rien enregistrer pour le moment. Enregistrez la partie dans un fichier avant de fermer la page.

# The engine.
analyse-engine = Moteur
analyse-engine-loading = Le moteur se charge…
analyse-engine-percent = Le moteur se charge… { $percent } %
analyse-engine-failed = Le moteur n’a pas pu être chargé. Tout le reste fonctionne sans lui.
analyse-engine-retry = Réessayer
analyse-engine-over = La partie est terminée.
analyse-engine-done = Le moteur a terminé : réfléchir plus longtemps ne changerait rien.
analyse-lines = Nombre de variantes
analyse-lines-title = Ce que jouerait le moteur
analyse-progress = profondeur { $depth } · { $speed } positions/s
analyse-no-score = Pas d’évaluation
analyse-even = La position est équilibrée.
analyse-better = { $player ->
    [w] Blanc est mieux de { $points }.
   *[b] Noir est mieux de { $points }.
  }
analyse-has-won = { $player ->
        [w] Blanc a gagné
       *[b] Noir a gagné
    }
analyse-wins-in = { $player ->
        [w] { $turns ->
        [one] Blanc gagne en { $turns } coup
       *[other] Blanc gagne en { $turns } coups
    }
       *[b] { $turns ->
        [one] Noir gagne en { $turns } coup
       *[other] Noir gagne en { $turns } coups
    }
    }

# Line control.
control-title = Contrôle des lignes
control-for = { $player ->
    [w] favorable à Blanc
   *[b] favorable à Noir
  }
control-shown = Lignes affichées
control-before = Avant le coup
control-after = Après le coup
control-changes = Les plus grands changements
control-change = { $player ->
    [w] mieux pour Blanc
   *[b] mieux pour Noir
  }
control-none = Ce coup ne change aucune ligne.
control-start = Jouez un coup pour voir quelles lignes il change.
control-sum = Lignes { $lines }, tout le reste { $rest } : { $total } sans calculer de variantes.

# The whole game.
analyse-review = Établir le bilan de la partie
analyse-annotate = Signes, commentaire, dessin
analyse-draw = Dessiner
analyse-draw-about = Glissez pour une flèche, touchez pour un cercle ; à tout moment avec le bouton droit. Maj dessine en rouge, Alt en bleu.
analyse-review-stop = Arrêter
analyse-review-doing = Le moteur revoit la partie : { $done } coups sur { $of }
analyse-review-empty = Il n’y a pas encore de coup à revoir.
analyse-review-graph = Évaluation au cours de la partie
analyse-review-point = { $number } { $turn } ({ $score }). Mieux valait { $better }.
analyse-review-turning-point = C’était le tournant de la partie.
analyse-review-player = { $player ->
        [w] Blanc
       *[b] Noir
    }
analyse-review-accuracy = { $percent } % de précision
analyse-review-faults = { $count ->
        [0] aucune erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
analyse-review-faultless = Le moteur n’a trouvé aucune erreur.

# Setting up a position.
analyse-setup-about = Choisissez une pièce, puis cliquez sur le plateau, ou faites-la glisser. Un second clic la retire.
analyse-game = Jeu
analyse-palette = Pièces
analyse-tool-hand = Déplacer une pièce
analyse-tool-eraser = Retirer une pièce
analyse-to-act = Au tour de
analyse-white = Blanc
analyse-black = Noir
analyse-rings-off = Anneaux retirés
analyse-reserve = Pions en stock
analyse-right = Pièces GIPF
analyse-right-first = doit faire entrer la première
analyse-right-open = peut en faire entrer d’autres
analyse-right-lost = ne peut plus en faire entrer
analyse-setup-possible = Cette position est valide.
analyse-setup-done = Analyser cette position
analyse-setup-clear = Vider le plateau
analyse-setup-start = Position de départ
analyse-setup-shown = Position analysée

# Export.
analyse-position = Position
analyse-position-open = Ouvrir cette position
analyse-copy = Copier
analyse-save = Enregistrer dans un fichier
analyse-link = Lien
analyse-link-position = Lien vers cette position
analyse-link-game = Lien vers la partie jusqu’ici
analyse-play-here = Jouer à partir d’ici
analyse-play-engine = Contre le moteur
analyse-play-person = À deux
analyse-record = Partie avec toutes les variantes
analyse-copied-position = Position copiée.
analyse-copied-link = Lien copié.
analyse-copied-record = Partie copiée.

# Opening something.
analyse-open-title = Ouvrir une partie ou une position
analyse-open-text = Partie, position ou lien
analyse-open-read = Ouvrir
analyse-open-file = Choisir un fichier
analyse-open-cancel = Annuler
analyse-open-about = Des parties dans notre notation, de Boardspace ou de Board Game Arena, dans la notation officielle de GIPF ou dans notre JSON. Vous pouvez aussi faire glisser un fichier sur cette page.
analyse-open-empty = Collez d’abord un texte ou choisissez un fichier.
analyse-open-large = C’est trop grand pour une partie.
analyse-open-nothing = Aucune partie n’a été trouvée dans ce texte.
analyse-open-found = { $count ->
        [one] Une partie peut être ouverte :
       *[other] { $count } parties ont été trouvées. Choisissez-en une :
    }
analyse-open-more = { $count ->
        [one] Une autre n’a pas pu être lue.
       *[other] { $count } autres n’ont pas pu être lues.
    }
analyse-own-games = Vos parties
analyse-earlier = Analyses précédentes

## Reports, mistakes and teaching games

report = Bilan de la partie
report-doing-again = Le moteur réexamine les erreurs : { $done } sur { $of }
report-phase-opening = Ouverture
report-phase-middle = Milieu de partie
report-phase-end = Finale
report-phase = { $phase } : { $percent } %
report-turned = { $player ->
    [w] La partie a basculé à { $turn } : les chances de Blanc sont tombées de { $before } % à { $after } %.
   *[b] La partie a basculé à { $turn } : les chances de Noir sont tombées de { $before } % à { $after } %.
}
report-steady = Personne n’a perdu d’avantage : la partie n’a pas basculé.
report-chance = { $turn } · Chances de Blanc : { $percent } %
report-learn = Apprendre de vos erreurs
report-learn-of = { $player ->
    [w] Erreurs de Blanc
   *[b] Erreurs de Noir
}
report-kept = Ce bilan est enregistré dans ce navigateur et, avec un compte, aussi dans celui-ci, pour vous seul.
report-show = Montrer
report-show-title = { $turn } sur le plateau
report-show-played = { $player ->
    [w] Blanc a joué { $turn } :
   *[b] Noir a joué { $turn } :
}
report-show-better = Mieux valait { $turn } :
report-show-before = La position avant le coup.
report-show-before-better = La même position, encore une fois.
report-show-play = Jouer les coups
report-show-pause = Pause
report-show-try = À vous d’essayer
report-lessons = Ce que cette partie enseigne
report-lesson-times = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
report-lesson-link = Leçon : { $name }
report-lesson-puzzles = Problèmes : { $name }
report-advice-win = Avant chaque coup, cherchez un gain.
report-advice-danger = Avant de jouer, demandez-vous avec quoi l’adversaire pourrait gagner.
report-advice-own-row = Cherchez les alignements que vous pouvez compléter ou menacer.
report-advice-their-row = Avant chaque coup, regardez quels alignements l’adversaire peut compléter.
report-advice-given-row = Vérifiez que votre coup ne complète aucun alignement pour l’adversaire.
report-advice-capture = Regardez chaque poussée qui capture quelque chose.
report-advice-safety = Vérifiez lesquelles de vos pièces l’adversaire peut capturer.
report-advice-gipf-pieces = Gardez vos pièces GIPF hors de portée.
report-advice-rings = Gardez vos anneaux mobiles.
report-advice-flips = Comptez les marqueurs qu’un coup retourne, les vôtres et ceux de l’adversaire.
report-advice-removal = Prenez le temps de choisir ce que vous retirez.
report-advice-supply = Comptez les pièces qui restent.
report-advice-potentials = Pensez à vos potentiels à chaque coup : utilisez-les à temps, mais pas trop tôt.
report-good = Bons coups
report-good-only = Le seul coup qui préserve les chances de gain.
report-good-hard = Difficile à trouver : une recherche rapide choisit un autre coup.
report-good-sacrifice = Il sacrifie des pièces, et cela fonctionne.
report-good-punishes = La meilleure réponse à une erreur.
report-old = Ce bilan vient d’une version antérieure, qui expliquait moins.
report-renew = Refaire le bilan
report-decision-declaration-wrong = Il ne fallait pas annoncer cette utilisation : avec { $better }, les chances de gagner sont de { $other } % au lieu de { $number } %.
report-decision-declaration-missed = Il fallait annoncer l’utilisation { $better } : les chances de gagner sont alors de { $other } % au lieu de { $number } %.
report-decision-challenge-wrong = Cette utilisation ne valait pas un défi : les chances de gagner de l’adversaire sont de { $number } % avec elle et de { $other } % sans elle.
report-decision-challenge-missed = Il fallait défier cette utilisation : les chances de gagner de l’adversaire sont de { $number } % avec elle et de { $other } % sans elle.
report-decision-win-not-challenged = { $number ->
    [one] Cette utilisation gagne tout de suite : il fallait la défier.
   *[other] Cette utilisation gagne en { $number } coups : il fallait la défier.
}
report-decision-chance = Nous supposons que le défi est gagné dans { $chance } % des cas ; de 30 % à 70 %, le verdict serait le même.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [one] Blanc pouvait gagner tout de suite.
       *[other] Blanc pouvait forcer le gain en { $number } coups.
    }
   *[b] { $number ->
        [one] Noir pouvait gagner tout de suite.
       *[other] Noir pouvait forcer le gain en { $number } coups.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [one] Blanc peut maintenant gagner tout de suite.
       *[other] Blanc peut maintenant forcer le gain en { $number } coups.
    }
   *[b] { $number ->
        [one] Noir peut maintenant gagner tout de suite.
       *[other] Noir peut maintenant forcer le gain en { $number } coups.
    }
}
report-reason-last-gipf = { $player ->
    [w] La dernière pièce GIPF de Blanc était en prise : { $points }.
   *[b] La dernière pièce GIPF de Noir était en prise : { $points }.
}
report-reason-gives-row = { $player ->
    [w] Ce coup a complété un alignement pour Blanc : { $points }.
   *[b] Ce coup a complété un alignement pour Noir : { $points }.
}
report-reason-missed-row = Un alignement était possible tout de suite : { $points }.
report-reason-missed-capture = { $number ->
    [one] Une pièce pouvait être capturée : { $points }.
   *[other] { $number } pièces pouvaient être capturées : { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] Ce coup perd une pièce GIPF de Blanc : { $points }.
   *[b] Ce coup perd une pièce GIPF de Noir : { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] La réponse capture une pièce : { $points }.
   *[other] La réponse capture { $number } pièces : { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] Blanc menaçait de compléter un alignement, et cela n’a pas été empêché : { $points }.
   *[b] Noir menaçait de compléter un alignement, et cela n’a pas été empêché : { $points }.
}
report-reason-allows-row = { $player ->
    [w] Ce coup laisse Blanc compléter un alignement : { $points }.
   *[b] Ce coup laisse Noir compléter un alignement : { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] L’anneau de Blanc a été enfermé : { $points }.
   *[b] L’anneau de Noir a été enfermé : { $points }.
}
report-reason-broke-four = { $player ->
    [w] Ce coup a défait quatre marqueurs blancs alignés : { $points }.
   *[b] Ce coup a défait quatre marqueurs noirs alignés : { $points }.
}

mistakes-title = Erreurs
mistakes-about = Des positions de vos parties où il y avait mieux. Tout coup qui garde les chances de gain compte.
mistakes-empty = Il n’y a pas encore d’erreur dont apprendre. Terminez une partie et ouvrez son bilan : vos erreurs seront alors ici.
mistakes-play = Jouer une partie
mistakes-ask = { $player ->
    [w] Blanc a joué { $turn }. Trouvez mieux.
   *[b] Noir a joué { $turn }. Trouvez mieux.
}
mistakes-at = { $at } sur { $of }
mistakes-judging = Le moteur juge votre coup…
mistakes-right-best = Juste : le moteur aurait joué la même chose.
mistakes-right = Juste : les chances de gain sont gardées.
mistakes-wrong = Pas encore : ce coup laisse filer des chances de gain.
mistakes-same = C’est ce qui a été joué dans la partie. Il y a mieux.
mistakes-on = Le moteur a répondu. À vous de jouer.
mistakes-held = Réussi : vos chances de gain sont toujours là.
mistakes-begins = Le meilleur coup commence en { $point }.
mistakes-solution = Solution
mistakes-better = Mieux valait { $turn }.
mistakes-again = Réessayer
mistakes-next = Suivant
mistakes-done = C’est tout : { $right } sur { $of } trouvées du premier coup.
mistakes-game = Toute la partie
teach-option = Partie pédagogique
teach-about = Les mauvais coups sont signalés aussitôt et peuvent être repris.
teach-checking = Votre coup est vérifié…
teach-bad = { $kind ->
    [mistake] C’était une erreur.
   *[blunder] C’était une grosse erreur.
}
teach-ask-threat = { $player ->
    [w] Blanc menace quelque chose. Le voyez-vous ?
   *[b] Noir menace quelque chose. Le voyez-vous ?
}
teach-ask-chance = Il y avait mieux. Le voyez-vous ?
teach-tell = Dites-le-moi
teach-hint-chance = Il y a quelque chose de bon ici. Le voyez-vous ?
teach-hint-otherwise = Si vous jouiez { $turn } :
teach-on = Continuer la partie

report-reason-costs-rows = { $number ->
    [one] Dans les coups suivants, cela coûte un alignement.
   *[other] Dans les coups suivants, cela coûte { $number } alignements.
}
report-reason-costs-pieces = { $number ->
    [one] Dans les coups suivants, cela coûte une pièce.
   *[other] Dans les coups suivants, cela coûte { $number } pièces.
}
report-reason-later = { $turns ->
    [one] Cela prend un coup.
   *[other] Cela prend { $turns } coups.
}
report-reason-wrong-ring = Il fallait retirer un autre anneau : { $points }.
report-reason-wrong-row = Il fallait retirer autre chose : { $points }.
report-reason-pool-runs-out = { $player ->
    [w] La réserve s’épuise. Anneaux retirés : Blanc { $number }, Noir { $other }.
   *[b] La réserve s’épuise. Anneaux retirés : Noir { $number }, Blanc { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] Le stock de Blanc s’épuise.
   *[b] Le stock de Noir s’épuise.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] Blanc ne peut plus faire entrer de pièces GIPF. Sur le plateau : { $number }.
   *[b] Noir ne peut plus faire entrer de pièces GIPF. Sur le plateau : { $number }.
}
report-reason-use-missed = Il fallait utiliser un potentiel : { $points }.
report-reason-use-wasted = Un potentiel qu’il fallait garder a été utilisé : { $points }.
report-reason-row-follows = { $player ->
    [w] Cela mène à un alignement de Blanc : { $points }.
   *[b] Cela mène à un alignement de Noir : { $points }.
}
report-reason-row-lost = { $player ->
    [w] Le meilleur coup mène à un alignement de Blanc : { $points }.
   *[b] Le meilleur coup mène à un alignement de Noir : { $points }.
}
report-reason-row-delayed = { $player ->
    [w] L’alignement de Blanc vient plus tard ({ $points }). Coups d’ici là : { $number } au lieu de { $other }.
   *[b] L’alignement de Noir vient plus tard ({ $points }). Coups d’ici là : { $number } au lieu de { $other }.
}
report-reason-row-sooner = { $player ->
    [w] L’alignement de Blanc vient plus tôt ({ $points }). Coups d’ici là : { $number } au lieu de { $other }.
   *[b] L’alignement de Noir vient plus tôt ({ $points }). Coups d’ici là : { $number } au lieu de { $other }.
}
report-reason-captures-follow = Cela mène à une capture par l’adversaire : { $points }.
report-reason-capture-lost = Le meilleur coup mène à une capture : { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] Une pièce GIPF de Blanc peut maintenant être capturée : { $points }.
   *[b] Une pièce GIPF de Noir peut maintenant être capturée : { $points }.
}
report-reason-pieces-threatened = L’adversaire menace alors de capturer : { $points }.
report-reason-attack-missed = Le meilleur coup menace de capturer : { $points }.
report-reason-row-threatened = { $player ->
    [w] Blanc menace alors de compléter un alignement : { $points }.
   *[b] Noir menace alors de compléter un alignement : { $points }.
}
report-reason-threat-missed = Le meilleur coup menace de compléter un alignement : { $points }.
report-reason-markers-flipped = Marqueurs que l’adversaire gagne en les retournant : { $number } au lieu de { $other } ({ $points }).
report-reason-flip-missed = Marqueurs que la meilleure variante gagne en les retournant : { $number } au lieu de { $other } ({ $points }).
report-reason-ring-hemmed-in = Un anneau manque de place : { $points }. Coups restants : { $number } au lieu de { $other }.
report-reason-close = Les coups se valent : une recherche plus profonde voit peu de différence.
report-reason-compare-rows = { $player ->
    [w] Après les coups suivants, alignements que Blanc peut compléter en un coup : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, alignements que Noir peut compléter en un coup : { $number } au lieu de { $other }.
}
report-reason-compare-moves = { $player ->
    [w] Après les coups suivants, coups possibles des anneaux de Blanc : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, coups possibles des anneaux de Noir : { $number } au lieu de { $other }.
}
report-reason-compare-flips = { $player ->
    [w] Après les coups suivants, marqueurs blancs qui peuvent être retournés : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, marqueurs noirs qui peuvent être retournés : { $number } au lieu de { $other }.
}
report-reason-compare-markers = { $player ->
    [w] Après les coups suivants, marqueurs blancs sur le plateau : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, marqueurs noirs sur le plateau : { $number } au lieu de { $other }.
}
report-reason-compare-fours = { $player ->
    [w] Après les coups suivants, marqueurs blancs dans des lignes de quatre : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, marqueurs noirs dans des lignes de quatre : { $number } au lieu de { $other }.
}
report-reason-compare-centre = { $player ->
    [w] Après les coups suivants, distances au centre de Blanc, additionnées : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, distances au centre de Noir, additionnées : { $number } au lieu de { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] Après les coups suivants, pions dans le stock de Blanc : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, pions dans le stock de Noir : { $number } au lieu de { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] Après les coups suivants, pions de Blanc sur le plateau : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, pions de Noir sur le plateau : { $number } au lieu de { $other }.
}
report-reason-compare-risk = { $player ->
    [w] Après les coups suivants, pions de Blanc qui peuvent être capturés : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, pions de Noir qui peuvent être capturés : { $number } au lieu de { $other }.
}
report-reason-compare-threes = { $player ->
    [w] Après les coups suivants, lignes de trois de Blanc : { $number } au lieu de { $other }.
   *[b] Après les coups suivants, lignes de trois de Noir : { $number } au lieu de { $other }.
}

## Learn: the pages around the lessons

learn-title = Apprendre
learn-lead = De courtes leçons sur un vrai plateau, une par règle. Faites ce que le texte demande ; le plateau vous dit quand c’est juste.
learn-potentials-about = Des pièces supplémentaires venues de cinq autres jeux de la série : elles glissent, sautent, couvrent, cassent et poussent deux fois.
learn-potentials-first = Nouveau à GIPF ? Apprenez-le d’abord
learn-progress = { $done } leçons faites sur { $count }
learn-start = Commencer
learn-continue = Continuer
learn-again = Recommencer
learn-all-done = Vous avez terminé toutes les leçons.
learn-lesson-done = faite
learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }
learn-step = Étape { $step } sur { $count }
learn-lesson-of = Leçon { $number } sur { $count }
learn-back = Retour
learn-next = Suivant
learn-next-lesson = Leçon suivante : { $title }
learn-overview = Toutes les leçons
learn-show = Montrez-moi
learn-shown = Voici une façon de faire.
learn-hint = Indice
learn-reset = Recommencer cette étape
learn-right-1 = Bien joué.
learn-right-2 = Exactement.
learn-right-3 = C’est cela.
learn-not-yet = Un coup légal, mais pas celui que nous cherchons. Réessayez.
learn-not-yet-win = Pas encore : après ce coup, Noir peut s’en sortir. Réessayez.
learn-miss-land = Pas encore. Le point marqué est le but.
learn-miss-row = Pas encore d’alignement. Les points marqués en seraient un.
learn-tried-jump = Marqueurs sautés : { $count }. L’anneau en { $point } peut en sauter { $goal }.
learn-tried-gain = Marqueurs gagnés : { $count }. L’anneau en { $point } peut en gagner { $goal }.
learn-tried-push = Pions poussés : { $count }. Depuis { $point }, vous pouvez en pousser { $goal }.
learn-miss-keep = La pièce en { $point } devait rester.
learn-tried-capture = Pièces capturées : { $count }. Vous pouvez en capturer { $goal }.
learn-tried-reserve = Dans votre stock maintenant : { $count }. Il peut y en avoir { $goal }.
learn-miss-stop = L’adversaire obtient encore un alignement, comme vous le voyez.
learn-miss-win = Cela ne gagne pas encore. Cherchez un autre coup.
learn-tried-rows = Alignements retirés : { $count }. Vous pouvez en retirer { $goal } en un coup.
learn-miss-theirs = Noir n’obtient pas d’alignement ainsi. Un bon coup part de { $point }.
learn-miss-gipf = Aucune pièce GIPF n’a été capturée. Un bon coup part de { $point }.
learn-miss-bring-gipf = Ce n’était pas une pièce GIPF. Choisissez-en une avant de pousser.
learn-miss-bring-single = Ce n’était pas un pion simple. Choisissez-en un avant de pousser.
learn-miss-leave = Vous avez retiré l’alignement. Il peut rester, car il n’est fait que de pièces GIPF.
learn-course-done-yinsh = Vous connaissez toutes les règles de YINSH. Jouez maintenant une partie !
learn-course-done-gipf = Vous connaissez toutes les règles de GIPF. Jouez maintenant une partie !
learn-course-done-potentials = Vous connaissez tous les potentiels. À vous de jouer avec eux !
learn-rules-yinsh = Lire toutes les règles de YINSH
learn-rules-gipf = Lire toutes les règles de GIPF
learn-rules-potentials = Lire toutes les règles des potentiels
learn-rules-potentials-name = Potentiels
learn-rules-before = Avant
learn-rules-after = Après
learn-rules-contents = Sur cette page
learn-rules-site = Du site de l’auteur
learn-rules-site-about = Ces règles ne sont pas dans le livret. Elles viennent des règles courtes ou des questions et réponses du site de l’auteur.
learn-rules-ruling = Notre décision
learn-rules-ruling-about = Une décision est la nôtre, là où le livret se tait ou peut se lire de deux façons. La raison est donnée à côté.
learn-rules-try = Essayez
learn-rules-reset = Remettre en place
learn-rules-lesson = Leçon : { $title }
learn-rules-credit = YINSH et GIPF ont été créés par Kris Burm et font partie de son projet GIPF. Voici les règles dans nos propres mots ; les livrets qui accompagnent les jeux sont de lui.
learn-rules-official = Le site du projet GIPF

## Lessons of YINSH

lesson-yinsh-rings = Qu’est-ce qu’un anneau ?
lesson-yinsh-rings-1 = Vous êtes Blanc. Chacun a cinq anneaux, et on ne déplace jamais que des anneaux. Posez le premier : sur n’importe quelle intersection, là où des lignes se croisent.
lesson-yinsh-rings-2 = Vous et Noir posez un anneau à tour de rôle. C’est du milieu qu’un anneau va le plus loin : posez-en un sur l’intersection marquée.
lesson-yinsh-rings-3 = Un anneau par intersection, jamais deux. Posez votre cinquième et dernier anneau sur une intersection libre.
lesson-yinsh-rings-3-done = Noir pose le dixième anneau. Tous les anneaux sont là, et désormais ils se déplacent.

lesson-yinsh-moving = Comment se déplace un anneau
lesson-yinsh-moving-1 = Choisissez un de vos anneaux et déplacez-le le long d’une ligne, aussi loin que vous voulez, jusqu’à une intersection vide. Regardez ce qu’il laisse.
lesson-yinsh-moving-1-done = Un marqueur ! Chaque coup en prend un dans la réserve et le laisse là où était l’anneau, votre couleur vers le haut.
lesson-yinsh-moving-2 = Un anneau va tout droit, il ne tourne jamais. Amenez un des vôtres sur l’intersection marquée.
lesson-yinsh-moving-3 = Un anneau ne passe jamais par-dessus un autre anneau, ni le vôtre ni celui de Noir. Trouvez celui qui peut encore atteindre l’intersection marquée.

lesson-yinsh-jumping = Sauter des marqueurs
lesson-yinsh-jumping-1 = Un marqueur n’arrête pas un anneau : l’anneau le saute. Sautez le marqueur noir.
lesson-yinsh-jumping-2 = Un anneau saute autant de marqueurs voisins que l’on veut, des deux couleurs. Sautez-en trois d’un coup.
lesson-yinsh-jumping-3 = Avant un saut, l’anneau peut passer sur des intersections vides. Après, il doit s’arrêter sur la première intersection vide. Arrivez sur l’intersection marquée.
lesson-yinsh-jumping-4 = Un anneau ne fait qu’un saut par coup : il ne peut pas sauter de nouveau derrière un trou. Lequel de vos anneaux atteint l’intersection marquée ?

lesson-yinsh-flipping = Retourner des marqueurs
lesson-yinsh-flipping-1 = Chaque marqueur que vous sautez est retourné : noir devient blanc, blanc devient noir. Faites vôtres les deux marqueurs noirs.
lesson-yinsh-flipping-2 = Vos propres marqueurs se retournent aussi, et sont alors à Noir ! Gagnez deux marqueurs sans en perdre un.
lesson-yinsh-flipping-3 = Parfois on donne un peu pour gagner plus. Sautez les quatre marqueurs.
lesson-yinsh-flipping-3-done = Vous en avez perdu un et gagné trois. Le marqueur que vous venez de laisser n’est pas retourné, seulement ceux qui ont été sautés.

lesson-yinsh-rows = Cinq alignés
lesson-yinsh-rows-1 = Cinq marqueurs voisins d’une même couleur sur une ligne forment un alignement. Vous en avez quatre, et un anneau au bout : déplacez-le, et il laisse le cinquième.
lesson-yinsh-rows-2 = Retourner forme aussi des alignements. Rendez blanc le marqueur noir du milieu.
lesson-yinsh-rows-3 = Un anneau ne fait pas partie d’un alignement. Le vôtre occupe le seul trou : que pouvez-vous faire ?

lesson-yinsh-removing = Un alignement, puis un anneau
lesson-yinsh-removing-1 = Vous avez un alignement, et il faut le retirer. Retirez ses cinq marqueurs ; ils retournent dans la réserve.
lesson-yinsh-removing-2 = Pour chaque alignement, vous retirez aussi un de vos anneaux. Choisissez celui que vous voulez.
lesson-yinsh-removing-2-done = Un anneau retiré : c’est le but du jeu. Mais il vous en reste un de moins pour jouer.
lesson-yinsh-removing-3 = Maintenant tout en un coup : formez un alignement, retirez-le, et retirez un anneau.
lesson-yinsh-removing-3-hint = Il manque un marqueur blanc dans la colonne e : retournez le noir.

lesson-yinsh-long-rows = Plus de cinq
lesson-yinsh-long-rows-1 = Six alignés : vous en retirez cinq qui se touchent, et le sixième reste. Gardez celui qui est marqué, il fait partie d’une autre de vos lignes.
lesson-yinsh-long-rows-2 = Ces deux alignements se croisent et partagent un marqueur. Retirez-en un : l’autre n’en est alors plus un. Retirez aussi un anneau.
lesson-yinsh-long-rows-3 = Deux alignements sans marqueur commun doivent tous deux être retirés, chacun avec un anneau. Formez-en deux d’un seul saut, puis retirez-les avec deux anneaux.

lesson-yinsh-defence = Empêcher un alignement
lesson-yinsh-defence-1 = Noir en a quatre alignés, et l’anneau du bout va laisser le cinquième. Empêchez-le : jouez de sorte que Noir ne puisse pas former tout de suite un alignement.
lesson-yinsh-defence-2 = Noir veut sauter votre marqueur du milieu. Empêchez-le encore.
lesson-yinsh-defence-2-hint = Un anneau doit arriver sur une intersection vide. Où arriverait celui de Noir ?

lesson-yinsh-not-yours = L’alignement qui n’est pas le vôtre
lesson-yinsh-not-yours-1 = Le saut de Noir a formé un alignement de marqueurs blancs. Un alignement appartient à sa couleur, quel que soit celui qui l’a formé ! Retirez-le, retirez un anneau, puis jouez comme d’habitude.
lesson-yinsh-not-yours-2 = L’inverse est vrai aussi. Formez un alignement pour Noir et voyez ce qui arrive.
lesson-yinsh-not-yours-2-done = L’alignement est à Noir. Noir le retire, retire un anneau, et joue seulement ensuite.
lesson-yinsh-not-yours-3 = Attention maintenant : sautez au moins deux marqueurs, mais ne formez pas d’alignement pour Noir.
lesson-yinsh-not-yours-3-hint = Votre marqueur en f6 sépare ceux de Noir. Laissez-le tel qu’il est.

lesson-yinsh-who-first = Des alignements pour les deux
lesson-yinsh-who-first-1 = Un saut peut former un alignement pour chacun. Celui qui a joué passe en premier. Formez les deux, puis retirez le vôtre et un anneau.
lesson-yinsh-who-first-2 = Chacun a retiré deux anneaux, et le troisième gagne. Formez encore des alignements pour les deux : vous retirez un anneau le premier.

lesson-yinsh-ending = Comment finit une partie
lesson-yinsh-ending-1 = Qui retire un troisième anneau gagne aussitôt. Vous en avez déjà retiré deux. Gagnez !
lesson-yinsh-ending-2 = Il reste un dernier marqueur dans la réserve. Quand elle est vide et qu’il n’y a plus d’alignement à retirer, celui qui a retiré le plus d’anneaux gagne, et vous menez un à zéro. Utilisez ce marqueur sans former d’alignement.
lesson-yinsh-ending-2-hint = Un saut qui retourne beaucoup de marqueurs forme facilement des alignements. Allez moins loin.
lesson-yinsh-ending-3 = Aucun de vos anneaux ne peut bouger. Alors seulement vous passez, et Noir continue.

lesson-yinsh-blitz = La version blitz
lesson-yinsh-blitz-1 = Pour une partie courte, il y a la version blitz : le premier anneau retiré gagne. Gagnez-la.
lesson-yinsh-blitz-2 = En blitz aussi, celui qui a joué passe en premier. Gagnez, même si Noir obtient aussi un alignement.

lesson-yinsh-puzzle = Deux problèmes
lesson-yinsh-puzzle-1 = Chacun a retiré deux anneaux, et Noir en a quatre alignés. Vous pouvez gagner en un coup.
lesson-yinsh-puzzle-1-done = Quatre retournés et le marqueur que vous avez laissé : un alignement fait des quatre de Noir.
lesson-yinsh-puzzle-2 = Il faut maintenant deux coups. Trouvez celui après lequel Noir ne peut plus sauver la partie.
lesson-yinsh-puzzle-2-hint = L’anneau noir en c6 voudrait bien sauter vos quatre marqueurs. Où devrait-il arriver ?
lesson-yinsh-puzzle-2-done = Votre anneau était là où Noir voulait arriver, et au bout de votre propre ligne. Vous êtes prêt pour une partie.

## Lessons of GIPF

lesson-gipf-pushing = Du bord vers le plateau
lesson-gipf-pushing-1 = Vous êtes Blanc. À chaque coup, vous prenez un pion de votre stock, le posez sur un point du bord et le poussez d’un pas sur le plateau. Faites entrer un pion.
lesson-gipf-pushing-2 = Si la première case est occupée, le pion qui s’y trouve avance. Poussez de sorte qu’un autre pion bouge.
lesson-gipf-pushing-3 = Les pions voisins avancent ensemble, jusqu’au premier trou. Déplacez-en trois d’une seule poussée.
lesson-gipf-pushing-3-done = La pièce derrière le trou n’a pas bougé.

lesson-gipf-lines = De quel côté pousser
lesson-gipf-lines-1 = De la plupart des points du bord partent deux lignes, des six coins une seule. Depuis le point marqué, poussez vers la case marquée.
lesson-gipf-lines-2 = Poussez le pion noir en c6 vers la case marquée. Choisissez le bon point de départ.
lesson-gipf-lines-3 = On ne peut pas pousser le long d’une ligne pleine : ici, celle de a2 à f1. Amenez un pion sur la case marquée par une autre ligne.

lesson-gipf-rows = Quatre alignés
lesson-gipf-rows-1 = Quatre pions voisins d’une même couleur sur une ligne forment un alignement. Vous en avez trois : ajoutez le quatrième.
lesson-gipf-rows-2 = Le quatrième peut venir de côté. Poussez un de vos pions dans le trou de la colonne e.
lesson-gipf-rows-2-hint = Votre pion en d6 doit avancer d’un pas vers e6. Depuis quel point du bord ?
lesson-gipf-rows-3 = On peut aussi pousser le long de l’alignement lui-même. Fermez le trou de la colonne d.

lesson-gipf-removing = Retirer un alignement
lesson-gipf-removing-1 = Un alignement doit être retiré. Vos pions reviennent dans votre stock. Retirez-le.
lesson-gipf-removing-2 = Chaque poussée coûte un pion de votre stock, et chaque alignement en rapporte. Formez-en un, pour avoir huit pions en stock.
lesson-gipf-removing-3 = Tout ce qui touche l’alignement sans trou est retiré avec lui. Formez-en un et reprenez six pions d’un coup.
lesson-gipf-removing-3-hint = Un pion blanc en e6 relierait tous les autres de la colonne e.

lesson-gipf-capturing = Capturer
lesson-gipf-capturing-1 = Les pions de Noir qui prolongent votre alignement sans trou sont capturés : ils quittent le jeu. Capturez le pion en c6.
lesson-gipf-capturing-1-done = Capturé : Noir ne le reverra jamais.
lesson-gipf-capturing-2 = Ici vous pouvez former plus d’un alignement. Formez celui qui capture deux pions.
lesson-gipf-capturing-2-done = Un trou les aurait sauvés. Cherchez les trous avant de pousser, aussi autour de vos propres pions.

lesson-gipf-two-rows = Deux alignements à la fois
lesson-gipf-two-rows-1 = Vous avez deux alignements, et ils se croisent. Quand l’un est retiré, l’autre n’en est plus un. Choisissez celui qui capture deux pions.
lesson-gipf-two-rows-1-done = Les pions qui restent dans la colonne e ne bougent pas.
lesson-gipf-two-rows-2 = Des alignements sans pion commun doivent tous deux être retirés, dans l’ordre que vous voulez. Formez-en deux d’une seule poussée, et retirez-les.

lesson-gipf-not-yours = L’alignement qui n’est pas le vôtre
lesson-gipf-not-yours-1 = La poussée de Noir a formé un alignement de pions blancs. Un alignement appartient à sa couleur, quel que soit celui qui l’a formé ! Retirez-le, puis poussez comme d’habitude.
lesson-gipf-not-yours-2 = L’inverse est vrai aussi. Poussez de sorte que Noir obtienne un alignement.
lesson-gipf-not-yours-2-done = Noir a dû retirer l’alignement avant de pousser. Cela ouvre un mur que vous ne pouviez pas percer.

lesson-gipf-who-first = Des alignements pour les deux
lesson-gipf-who-first-1 = Une poussée peut former un alignement pour chacun. Celui qui a poussé passe en premier. Formez les deux, puis retirez le vôtre.
lesson-gipf-who-first-2 = Poussez depuis le point marqué. Il y aura de nouveau un alignement pour chacun, mais cette fois ils se croisent. Retirez le vôtre.
lesson-gipf-who-first-2-done = Votre alignement a capturé un pion de celui de Noir : il ne reste rien à retirer à Noir.

lesson-gipf-reserve = Le dernier pion
lesson-gipf-reserve-1 = Qui doit pousser et n’a plus de pion en stock perd. Le stock de Noir est vide : poussez comme vous voulez, mais ne donnez pas d’alignement à Noir.
lesson-gipf-reserve-1-done = Voilà comment on gagne le jeu de base. Un alignement aurait ramené des pions dans le stock de Noir.
lesson-gipf-reserve-2 = C’est vous, maintenant, qui n’avez plus qu’un pion. Le jouer ne perd pas encore : un alignement ramène des pions.

lesson-gipf-gipf-pieces = Les pièces GIPF
lesson-gipf-gipf-pieces-1 = Le jeu standard commence avec des pièces GIPF : deux pions empilés, qui se déplacent et comptent comme un seul. Poussez-en une.
lesson-gipf-gipf-pieces-2 = Quand vous retirez un alignement, les pièces GIPF peuvent rester. Formez un alignement dans la colonne e, retirez-le, et gardez votre pièce GIPF.
lesson-gipf-gipf-pieces-2-hint = Choisissez si la pièce GIPF reste avant de confirmer.
lesson-gipf-gipf-pieces-3 = Vous décidez aussi des pièces GIPF de Noir dans votre alignement. Formez-en un et capturez-en une.
lesson-gipf-gipf-pieces-4 = Une pièce GIPF que vous reprenez rend deux pions à votre stock, mais ne revient jamais comme pièce GIPF. Votre stock est bas : formez un alignement et reprenez tout.
lesson-gipf-gipf-pieces-4-done = Cinq pions sont revenus. Il vous reste deux pièces GIPF, et vous allez voir pourquoi cela compte.

lesson-gipf-last-gipf = La dernière pièce GIPF
lesson-gipf-last-gipf-1 = Qui a perdu sa dernière pièce GIPF perd aussitôt la partie. Capturez celle de Noir.
lesson-gipf-last-gipf-2 = Cela vaut aussi pour vous. Retirez votre alignement, mais gardez votre dernière pièce GIPF.

lesson-gipf-tournament = Le jeu de tournoi
lesson-gipf-tournament-1 = Au jeu de tournoi, le plateau est vide et vous avez 18 pions en stock. Votre première pièce doit être une pièce GIPF. Elle prend deux pions du stock.
lesson-gipf-tournament-2 = Vous pouvez continuer avec des pièces GIPF tant que vous n’avez pas fait entrer de pion simple. Faites entrer une autre pièce GIPF.
lesson-gipf-tournament-3 = Combien en voulez-vous ? Votre premier pion simple met fin à ce choix. Faites maintenant entrer un pion simple.
lesson-gipf-tournament-3-done = Désormais vous n’avez plus que des pions simples à faire entrer. Noir décide pour lui-même quand s’arrêter.
lesson-gipf-tournament-4 = Un alignement fait seulement de pièces GIPF peut rester. Laissez-le.
lesson-gipf-tournament-4-done = On vous le redemandera après d’autres poussées. Dès qu’un pion simple s’y joint, l’alignement doit être retiré.

lesson-gipf-puzzle = Deux problèmes
lesson-gipf-puzzle-1 = Il reste une pièce GIPF à Noir. Vous pouvez gagner en un coup.
lesson-gipf-puzzle-1-hint = Quelle case manque dans la colonne e, et depuis quel point y pousser un pion blanc ?
lesson-gipf-puzzle-2 = Il faut maintenant deux coups, et le premier forme un alignement qui n’est pas le vôtre. Trouvez la poussée après laquelle Noir ne peut plus sauver la partie.
lesson-gipf-puzzle-2-hint = Quand l’alignement de Noir est parti, seule la pièce GIPF reste. Poussez-la là où votre prochain alignement peut l’atteindre.
lesson-gipf-puzzle-2-done = Vous avez donné un alignement à Noir et gagné grâce à lui. Vous êtes prêt pour une partie.

lesson-potentials-loading = Les pièces chargées
lesson-potentials-loading-1 = Un potentiel est une pièce supplémentaire qui a un pouvoir. Il entre posé sur un de vos pions : ensemble, c’est une pièce chargée. Choisissez la pièce chargée et poussez-la.
lesson-potentials-loading-1-done = Elle a coûté un pion de votre stock et un potentiel de votre main. Désormais, vous n’introduisez plus de pièces GIPF.
lesson-potentials-loading-2 = D’abord les pièces GIPF, puis les pièces chargées, puis les pions simples : c’est l’ordre. Introduisez maintenant un pion simple.
lesson-potentials-loading-2-done = À votre premier pion simple, les potentiels restés en main quittent la partie. Chargez-les donc tôt.
lesson-potentials-loading-3 = Dans un alignement, une pièce chargée compte pour une, et comme une pièce GIPF elle peut rester. Formez un alignement dans la colonne e, retirez-le, et gardez la pièce chargée.
lesson-potentials-loading-3-hint = Poussez depuis e1. Avant de confirmer, choisissez que la pièce chargée reste.
lesson-potentials-loading-4 = Si vous la prenez, le pion revient dans votre stock, mais le potentiel quitte la partie. Votre stock est bas : formez un alignement et reprenez tout.
lesson-potentials-loading-4-done = Quatre pions sont revenus. Le potentiel est perdu.
lesson-potentials-loading-5 = Vous décidez aussi des pièces chargées noires de votre alignement. Formez un alignement et capturez-en une.
lesson-potentials-loading-5-done = Capturés : le pion et son potentiel.

lesson-potentials-yinsh = YINSH glisse
lesson-potentials-yinsh-1 = À votre tour, vous poussez ou vous utilisez un potentiel. YINSH glisse le long d’une ligne de cases vides, aussi loin que vous voulez. Touchez votre pièce chargée, puis une de ses cibles.
lesson-potentials-yinsh-1-done = Le potentiel a quitté son pion, et les deux restent sur le plateau. Un potentiel utilisé est une pièce de votre couleur sans pouvoir.
lesson-potentials-yinsh-2 = YINSH ne saute pas : une pièce sur le chemin l’arrête. Lequel de vos deux peut aller à la case marquée ?
lesson-potentials-yinsh-3 = Une utilisation peut compléter un alignement. Formez un alignement avec YINSH et retirez-le.
lesson-potentials-yinsh-3-done = Un potentiel utilisé doit partir avec son alignement et quitte la partie. Vos autres pions sont revenus, et le noir est capturé.

lesson-potentials-zertz = ZÈRTZ saute
lesson-potentials-zertz-1 = ZÈRTZ saute en ligne droite par-dessus les pièces voisines, jusqu’à la première case vide derrière elles. Sautez.
lesson-potentials-zertz-1-done = Le saut ne capture rien : la pièce noire est toujours là.
lesson-potentials-zertz-2 = Il saute par-dessus autant de pièces qu’il y en a, des deux couleurs, tant qu’il n’y a pas de vide. Sautez-en trois.
lesson-potentials-zertz-3 = Sautez dans le vide de la colonne f et retirez votre alignement.
lesson-potentials-zertz-3-hint = Votre ZÈRTZ en d4 et le vide en f5 sont sur une même ligne, avec une pièce noire entre eux.

lesson-potentials-dvonn = DVONN couvre
lesson-potentials-dvonn-1 = DVONN saute sur un pion simple voisin de l’adversaire, jamais sur une pièce GIPF. Couvrez le pion noir.
lesson-potentials-dvonn-1-done = La case est à vous : seul le sommet d’une pile compte.
lesson-potentials-dvonn-2 = Couvrez un pion noir pour aligner quatre pièces, et retirez l’alignement.
lesson-potentials-dvonn-2-done = Seul le sommet d’une pile part. Le pion noir est de nouveau libre.
lesson-potentials-dvonn-3 = Noir a trois pièces alignées et peut ajouter la quatrième à chaque bout. Empêchez-le.
lesson-potentials-dvonn-3-hint = Une pièce noire que vous couvrez ne compte plus dans un alignement noir.

lesson-potentials-stacks = Les piles
lesson-potentials-stacks-1 = Votre DVONN couvre un pion noir ; touchez la pile pour voir ce qu’elle contient. Une pile est poussée entière. Poussez-la à la case marquée.
lesson-potentials-stacks-2 = Noir a couvert un de vos pions. DVONN saute aussi sur un DVONN utilisé posé sur une pièce à vous. Reprenez la case marquée.
lesson-potentials-stacks-2-done = Trois pièces de haut, et la case est de nouveau à vous. Noir pourrait répondre de même.
lesson-potentials-stacks-3 = Noir couvre votre pièce chargée en e6. Formez un alignement que la pile prolonge, et retirez-le.
lesson-potentials-stacks-3-done = Le sommet est parti, et votre pièce chargée est libre, avec son pouvoir. Vous pourriez l’utiliser au tour suivant.

lesson-potentials-punct = PÜNCT casse
lesson-potentials-punct-1 = PÜNCT saute sur une pièce GIPF voisine de l’adversaire : le pion du haut est capturé, celui du bas couvert. Cassez la pièce GIPF.
lesson-potentials-punct-1-done = Ce n’est plus une pièce GIPF, et la case est à vous.
lesson-potentials-punct-2 = Votre PÜNCT en e5 couvre le reste d’une pièce GIPF. Un autre PÜNCT à vous peut y sauter : le reste est capturé aussi, et les deux deviennent votre pièce GIPF. Faites-le.
lesson-potentials-punct-2-done = Une pièce GIPF faite de deux potentiels. Elle compte comme les autres.
lesson-potentials-punct-3 = PÜNCT couvre aussi ses semblables : une pièce noire chargée de PÜNCT, ou un PÜNCT utilisé posé sur une pièce à vous. Couvrez le PÜNCT noir.
lesson-potentials-punct-4 = Noir n’a plus qu’une pièce GIPF. Gagnez d’un saut.
lesson-potentials-punct-4-done = Qui n’a plus de pièce GIPF perd aussitôt, avant tout retrait d’alignement.

lesson-potentials-tamsk = TAMSK pousse deux fois
lesson-potentials-tamsk-1 = Votre TAMSK est au centre. Après votre poussée, il peut quitter son pion et être poussé depuis le bord : une poussée supplémentaire. Poussez, puis faites-la.
lesson-potentials-tamsk-2 = Le centre est e5. Poussez-y votre TAMSK et utilisez-le aussitôt.
lesson-potentials-tamsk-2-hint = Poussez depuis e1.
lesson-potentials-tamsk-3 = Formez un alignement par votre poussée et un autre par la poussée supplémentaire. Retirez les deux.
lesson-potentials-tamsk-3-done = Deux alignements en un tour. Le TAMSK utilisé quitte la partie avec le sien.
lesson-potentials-tamsk-4 = Rien ne presse : tant que TAMSK est au centre, la poussée supplémentaire est offerte à chacun de vos tours. Poussez, et renoncez-y cette fois.
lesson-potentials-tamsk-4-done = Il reste chargé. Mais Noir peut le pousser hors du centre.

lesson-potentials-match = Un match
lesson-potentials-match-1 = Dans un match, le droit d’utiliser un potentiel peut dépendre d’un autre jeu. Ici YINSH est lié à une partie de YINSH : son utilisation est d’abord annoncée. Annoncez une glissade qui forme un alignement : touchez votre pièce chargée, puis sa cible. Retirez l’alignement.
lesson-potentials-match-1-done = Vous l’avez annoncée, Noir l’a laissée passer, et elle a été jouée.
lesson-potentials-match-2 = Cette fois, Noir vous défie. GIPF est en pause, et une partie de YINSH décide ; le joueur défié y a Blanc. On en est à cette position. Gagnez.
lesson-potentials-match-2-done = Gagné : de retour dans GIPF, votre utilisation est jouée. Le résultat du match reste celui de GIPF.
lesson-potentials-match-3 = Votre utilisation était liée à un dé. Noir vous a défié et a fait le nombre le plus haut : elle n’a pas lieu, votre YINSH reste chargé, et vous jouez ce tour autrement. Poussez une pièce.
lesson-potentials-match-3-done = À un tour suivant, vous pourrez l’annoncer de nouveau.
lesson-potentials-match-4 = Maintenant Noir annonce une glissade de c6 à e6. Il vous reste un défi. Laisser passer ou défier ?
lesson-potentials-match-4-done = Noir doit maintenant gagner une partie avant que la glissade soit jouée. Les défis sont rares : gardez-les pour ce qui fait mal.

## Puzzles

train-menu = Exercices
train-title = Progresser
train-lead = Des problèmes, vos propres erreurs, et des positions qui reviennent jusqu’à ce que vous les connaissiez.
puzzles-title = Problèmes
puzzles-about = Des milliers de positions où un seul coup est bon. La plupart sont prouvées.
puzzles-daily-today = Problème du jour
train-days = { $count ->
    [one] Exercice fait aujourd’hui
   *[other] { $count } jours d’exercice de suite
  }
puzzles-mode = Mode
puzzles-mode-rated = Classés
puzzles-mode-theme = Par thème
puzzles-mode-streak = Série
puzzles-mode-daily = Problème du jour
puzzles-mode-single = Un problème
puzzles-about-rated = Des problèmes de votre niveau. Votre premier essai compte.
puzzles-about-theme = Travaillez une seule idée. Sans classement.
puzzles-about-streak = De plus en plus difficiles, jusqu’à la première erreur.
puzzles-about-daily = Un par jour et par jeu, le même pour tout le monde.
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-loading = Le problème se charge…
puzzles-led = { $player ->
    [w] Blanc joue d’abord. Regardez.
   *[b] Noir joue d’abord. Regardez.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [one] Blanc joue : gagnez en un coup.
       *[other] Blanc joue : gagnez en { $turns } coups au plus.
      }
   *[b] { $turns ->
        [one] Noir joue : gagnez en un coup.
       *[other] Noir joue : gagnez en { $turns } coups au plus.
      }
  }
puzzles-save = { $player ->
    [w] Blanc joue : un seul coup sauve la partie.
   *[b] Noir joue : un seul coup sauve la partie.
  }
puzzles-gain = { $player ->
    [w] Blanc joue : trouvez le coup nettement meilleur.
   *[b] Noir joue : trouvez le coup nettement meilleur.
  }
puzzles-proved = Prouvé
puzzles-judged = Jugé par le moteur
puzzles-onward = Juste. Votre adversaire a répondu : à vous de jouer.
puzzles-solved = Résolu.
puzzles-solved-late = C’est la solution. Compté comme manqué.
puzzles-wrong = Ce n’est pas ça. Compté comme manqué, mais continuez d’essayer.
puzzles-wrong-again = Ce n’est pas ça non plus. Réessayez.
puzzles-hinted = Regardez le point marqué.
puzzles-hint-look = Regardez les points marqués.
puzzles-shown = Voici la solution.
puzzles-hint = Indice
puzzles-solution = Solution
puzzles-cost = Un indice ou la solution compte comme manqué.
puzzles-again = Réessayer
puzzles-next = Problème suivant
puzzles-rest = La suite
puzzles-back = Un coup en arrière
puzzles-forward = Un coup en avant
puzzles-analyse = Analyser cette position
puzzles-themes = Thèmes : { $themes }
puzzles-rating = Votre classement : { $rating }
puzzles-rating-open = Votre classement : environ { $rating }
puzzles-difficulty = Ce problème : { $rating }
puzzles-streak-now = Dans cette série : { $count }. Votre meilleure : { $best }.
puzzles-streak-over = La série est finie : { $count }.
puzzles-streak-new = Nouvelle série
puzzles-daily-done = Le problème d’aujourd’hui est fait. Le suivant arrive à minuit UTC.
puzzles-tab-theme = Thèmes
puzzles-tab-daily = Du jour
puzzles-result-streak = { $count ->
    [one] problème d’affilée
   *[other] problèmes d’affilée
  }
puzzles-result-best = Votre meilleure : { $best }
puzzles-result-record = Votre meilleure à ce jour
puzzles-result-picture = Partager en image
puzzles-result-day = Problème du { $date }
puzzles-result-first = Résolu du premier coup
puzzles-result-later = Pas résolu du premier coup
puzzles-result-share = Partager
puzzles-result-copied = Copié.
puzzles-share-solved = J’ai résolu le problème de { $game } du jour du premier coup.
puzzles-share-missed = Le problème de { $game } du jour m’a résisté. Et vous ?
puzzles-share-streak = { $count ->
    [one] J’ai résolu { $count } problème de { $game } d’affilée.
   *[other] J’ai résolu { $count } problèmes de { $game } d’affilée.
  }
puzzles-result-failed = L’image n’a pas pu être créée.
puzzles-history = Vos essais
puzzles-history-none = Les problèmes que vous essayez apparaissent ici.
puzzles-history-solved = résolu
puzzles-history-missed = manqué
puzzles-history-retry = Encore une fois : problème { $id }
puzzles-history-more = En voir plus
puzzles-keep = Télécharger tous les problèmes
puzzles-keeping = Téléchargement… { $done } sur { $count }
puzzles-kept = Tous les problèmes fonctionnent maintenant hors ligne.
puzzles-failed = Les problèmes n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.
puzzles-none = Ce problème n’existe pas. Choisissez autre chose.
puzzles-theme-row = un alignement à soi
puzzles-theme-double-row = deux alignements en un coup
puzzles-theme-two-directions = alignements dans deux directions
puzzles-theme-given-row = un alignement offert
puzzles-theme-opponents-row = un alignement pour l’adversaire
puzzles-theme-stop-row = empêcher un alignement
puzzles-theme-break-four = briser un quatre
puzzles-theme-block = bloquer avec un anneau
puzzles-theme-ring-cut-off = enfermer un anneau
puzzles-theme-long-jump = un long saut
puzzles-theme-pool = compter la réserve
puzzles-theme-capture = capturer
puzzles-theme-gipf-capture = capturer une pièce GIPF
puzzles-theme-keep-gipf = garder une pièce GIPF
puzzles-theme-last-gipf = la dernière pièce GIPF
puzzles-theme-reserve = épuiser le stock
puzzles-theme-quiet = un coup tranquille
puzzles-merit-winning-row = Complète l’alignement gagnant en { $points }.
puzzles-merit-last-gipf = { $player ->
    [w] Capture la dernière pièce GIPF de Blanc en { $points }.
   *[b] Capture la dernière pièce GIPF de Noir en { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] Blanc n’a plus de pion à faire entrer.
   *[b] Noir n’a plus de pion à faire entrer.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Capture la pièce GIPF de Blanc en { $points }.
   *[b] Capture la pièce GIPF de Noir en { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Capture la pièce en { $points }.
   *[other] Capture { $number } pièces : { $points }.
  }
puzzles-merit-rows = Complète plus d’un alignement : { $points }.
puzzles-merit-row = Complète un alignement en { $points }.
puzzles-merit-given-row = { $player ->
    [w] Prend l’alignement en { $points } que Blanc a laissé.
   *[b] Prend l’alignement en { $points } que Noir a laissé.
  }
puzzles-merit-break-four = { $player ->
    [w] Brise le quatre de Blanc en { $points }.
   *[b] Brise le quatre de Noir en { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Empêche l’alignement de Blanc en { $points }.
   *[b] Empêche l’alignement de Noir en { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Menace un alignement en { $points }.
   *[other] Menace deux alignements à la fois : { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Enferme l’anneau de Blanc en { $points }.
   *[b] Enferme l’anneau de Noir en { $points }.
  }
puzzles-merit-forced-row = { $player ->
    [w] Oblige Blanc à retirer l’alignement en { $points }.
   *[b] Oblige Noir à retirer l’alignement en { $points }.
  }
puzzles-merit-attack = { $number ->
    [one] Menace de capturer la pièce en { $points }.
   *[other] Menace de capturer { $number } pièces : { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Sauve de la capture la pièce en { $points }.
   *[other] Sauve de la capture { $number } pièces : { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Empêche un des alignements de Blanc : { $points }.
   *[b] Empêche un des alignements de Noir : { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Gagne un marqueur en le retournant.
   *[other] Gagne { $number } marqueurs en les retournant.
  }
puzzles-merit-only = Après tout autre coup, l’adversaire a un gain forcé.
puzzles-merit-forced = Le gain est forcé, quoi que joue l’adversaire.
puzzles-merit-clear = Aucun autre coup ne garde cet avantage.
puzzles-reply = { $player ->
    [w] Blanc répond { $turn }.
   *[b] Noir répond { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] Blanc s’en sort par { $turn }.
   *[b] Noir s’en sort par { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = Les règles de YINSH
rules-yinsh-lead = YINSH est un jeu pour deux de Kris Burm. On déplace des anneaux, chaque coup laisse un marqueur, et les marqueurs sautés changent de couleur. Chaque alignement de cinq marqueurs à votre couleur vous permet de retirer un de vos anneaux. Le premier joueur qui retire trois anneaux gagne.

rules-yinsh-board = Plateau et matériel
rules-yinsh-board-1 = Le plateau a 85 intersections, là où les lignes se croisent, en onze colonnes de a à k. Les lignes vont dans trois directions : le long des colonnes, et en travers dans deux directions.
rules-yinsh-board-2 = Chaque joueur a cinq anneaux. Tous deux partagent une réserve de 51 marqueurs, blancs d’un côté et noirs de l’autre. Blanc commence.
rules-yinsh-board-3 = Blanc est assis du côté des petits numéros. Le livret n’en dit rien ; le plateau est le même de tous les côtés, cela ne décide que du dessin.

rules-yinsh-placing = Poser les anneaux
rules-yinsh-placing-1 = À tour de rôle, Blanc d’abord, les joueurs posent un anneau sur une intersection vide, jusqu’à ce que les dix soient sur le plateau. Puis Blanc joue le premier coup.

rules-yinsh-moving = Déplacer un anneau
rules-yinsh-moving-1 = À votre tour, vous mettez un marqueur de la réserve dans un de vos anneaux, votre couleur vers le haut, et déplacez cet anneau. Le marqueur reste où était l’anneau. Qui peut jouer doit jouer.
rules-yinsh-moving-2 = Un anneau va en ligne droite jusqu’à une intersection vide. Il peut passer sur autant d’intersections vides qu’on veut. Il ne passe jamais un autre anneau, ni le vôtre ni celui de l’adversaire.
rules-yinsh-moving-3 = Un anneau peut aussi sauter des marqueurs de toute couleur qui se suivent sans trou. Il doit alors s’arrêter sur la première intersection vide derrière eux. Il n’y a qu’un saut par coup ; avant lui, l’anneau peut passer sur des intersections vides.
rules-yinsh-moving-4 = Chaque marqueur sauté est retourné, les vôtres comme ceux de l’adversaire. Celui que vous venez de poser, non.
rules-yinsh-moving-board = L’anneau blanc en d4 peut sauter les trois marqueurs sur son chemin vers le haut à droite. Ils sont retournés, et l’anneau s’arrête derrière eux.

rules-yinsh-rows = Alignements
rules-yinsh-rows-1 = Cinq marqueurs voisins d’une même couleur sur une ligne droite forment un alignement. Les anneaux ne comptent pas.
rules-yinsh-rows-2 = Un alignement appartient au joueur de sa couleur, quel que soit celui qui l’a formé, et ce joueur choisit ce qu’il retire. Nous le disons parce que la légende d’une image, dans une édition, peut se lire autrement.

rules-yinsh-removing = Retirer un alignement
rules-yinsh-removing-1 = Un alignement doit être retiré. Son propriétaire retire cinq marqueurs voisins et les remet dans la réserve. Dans une ligne plus longue, il choisit lesquels ; les autres restent.
rules-yinsh-removing-2 = Puis il retire un de ses anneaux, n’importe lequel, même celui qui vient de bouger.
rules-yinsh-removing-3 = L’ordre est alignement, anneau, alignement, anneau : après chaque anneau, on regarde de nouveau le plateau. Cinq marqueurs encore alignés sont un alignement et doivent partir, avec un autre anneau ; si deux alignements partageaient un marqueur, le second a pu disparaître. Deux éditions peuvent se lire alignement, alignement, anneau, anneau. Le vainqueur est le même.
rules-yinsh-removing-4 = Si un coup forme des alignements pour les deux, celui qui a joué retire d’abord tous les siens. Puis l’adversaire fait de même, et joue ensuite. Un alignement pour l’adversaire seul est aussi retiré par lui, avant son coup.
rules-yinsh-removing-board = Blanc a six marqueurs alignés : cinq partent, puis un anneau. Choisissez lesquels.

rules-yinsh-end = La fin de la partie
rules-yinsh-end-1 = Le premier qui retire un troisième anneau gagne aussitôt, quoi qu’il y ait d’autre sur le plateau, même un alignement de l’adversaire.
rules-yinsh-end-2 = Si c’est à un joueur de jouer, qu’il n’y a plus d’alignement à retirer et que la réserve est vide, la partie finit. Celui qui a retiré le plus d’anneaux gagne ; à égalité, elle est nulle.
rules-yinsh-end-3 = Un alignement formé avec le dernier marqueur est d’abord retiré. Cela remet cinq marqueurs dans la réserve, et la partie continue. Le livret n’en dit rien ; d’autres programmes font de même.
rules-yinsh-end-4 = Si aucun de vos anneaux ne peut bouger, mais qu’un anneau de l’adversaire le peut, vous passez. Sinon, personne ne peut passer. Le livret n’en dit rien ; l’auteur aurait répondu ainsi.
rules-yinsh-end-5 = Si aucun des deux ne peut déplacer d’anneau, la partie finit comme avec une réserve vide. Sinon, tous deux passeraient sans fin.
rules-yinsh-end-6 = Aucune position ne revient jamais : chaque coup dépense un marqueur, et un alignement retiré en rend cinq mais coûte un anneau. Il n’y a donc pas de règle sur la répétition.
rules-yinsh-end-board = Chacun a retiré deux anneaux. D’un saut, Blanc peut former un alignement pour chaque joueur, passe en premier, et gagne.

rules-yinsh-blitz = La version blitz
rules-yinsh-blitz-1 = La version blitz est le même jeu, mais le premier anneau retiré gagne. Un alignement pour l’adversaire seul gagne donc pour lui, et des alignements pour les deux gagnent pour celui qui a joué. Si la réserve est vide ou si personne ne peut jouer, la partie est nulle.

rules-yinsh-notation = Comment s’écrivent les coups
rules-yinsh-notation-1 = Une intersection se nomme par sa colonne et sa rangée : f6 est le centre. Un anneau posé s’écrit f6, un déplacement e1-e9, un alignement retiré xc2-c6 par ses deux bouts, un anneau retiré xf9. Ce qui fait partie d’un même coup est relié par des points-virgules : d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = Les règles de GIPF
rules-gipf-lead = GIPF est un jeu pour deux de Kris Burm, le premier de son projet GIPF. On pousse des pions depuis le bord. Quatre de votre couleur alignés reviennent dans votre stock, et les pièces adverses qui prolongent l’alignement sont capturées. On peut y jouer de trois façons : règles de base, standard et de tournoi.

rules-gipf-board = Plateau et matériel
rules-gipf-board-1 = Le plateau a 37 cases, sur lesquelles on joue, et tout autour 24 points du bord. Les pions entrent par un point ; aucun n’y reste jamais.
rules-gipf-board-2 = Il y a 21 lignes de quatre à sept cases, avec un point à chaque bout, donc 42 façons de pousser. Les six points des coins ont une ligne, tous les autres deux. Les points ne sont pas reliés entre eux.
rules-gipf-board-3 = Un pion simple est un pion. Une pièce GIPF est faite de deux pions empilés : sur le plateau, elle se déplace et compte comme un seul ; en stock, elle en vaut deux. Blanc pousse le premier.

rules-gipf-start = Comment commence une partie
rules-gipf-start-1 = Jeu de base : 15 pions par joueur et pas de pièces GIPF. Blanc commence avec des pions en e2, b5 et h5, Noir avec des pions en b2, e8 et h2 ; les douze autres de chacun sont son stock.
rules-gipf-start-2 = Handicap : au jeu de base, l’un des joueurs peut commencer avec un, deux ou trois pions de plus en stock.
rules-gipf-start-3 = Jeu standard : 18 pions par joueur. Des pièces GIPF se trouvent sur les six mêmes cases, et douze pions de chacun sont son stock. Aucune pièce GIPF n’entre plus tard.
rules-gipf-start-4 = Jeu de tournoi : le plateau est vide, et chacun a 18 pions en stock. Votre première pièce doit être une pièce GIPF. Vous pouvez continuer à en faire entrer jusqu’à votre premier pion simple ; dès lors, vous n’avez plus que des pions simples. Chacun décide pour soi.
rules-gipf-start-5 = Une pièce GIPF prend deux pions quelconques du stock, même revenus du plateau. Le site de l’auteur le permet ; un pion en stock est un pion en stock, et nous ne distinguons pas les anciens des nouveaux.

rules-gipf-pushing = Pousser
rules-gipf-pushing-1 = À votre tour, vous posez un pion de votre stock sur un point du bord et le poussez d’un pas le long d’une ligne. Les pions sur le chemin avancent d’une case chacun, jusqu’à la première case vide. Ce qui est derrière ne bouge pas.
rules-gipf-pushing-2 = Une ligne sans case vide ne peut être poussée d’aucun bout.
rules-gipf-pushing-3 = Pousser sur une case vide est le même coup, de quelque point qu’il vienne.
rules-gipf-pushing-4 = On ne passe pas, et ce n’est jamais nécessaire : les deux joueurs ont ensemble au plus 36 pions, et il y a 37 cases ; qui a un pion en stock peut donc pousser.
rules-gipf-pushing-board = Blanc peut pousser depuis e1 : trois pions montent d’une case, et le noir en e6, derrière le trou, ne bouge pas.

rules-gipf-rows = Alignements
rules-gipf-rows-1 = Des pions qui se suivent sans trou sur une ligne forment une suite, d’un trou à l’autre. Une suite est votre alignement si elle contient quatre de vos pions ou plus côte à côte, pions simples ou pièces GIPF.
rules-gipf-rows-2 = Un alignement appartient au joueur de sa couleur, quel que soit celui qui l’a formé.

rules-gipf-removing = Retirer un alignement
rules-gipf-removing-1 = Un alignement doit être retiré. Tous les pions simples de sa suite sont retirés, des deux couleurs, même au-delà des quatre.
rules-gipf-removing-2 = Vos pions reviennent dans votre stock, une pièce GIPF pour deux. Ceux de l’adversaire sont capturés et hors du jeu.
rules-gipf-removing-3 = Pour chaque pièce GIPF de la suite, de l’une ou l’autre couleur, vous choisissez si elle est retirée ou reste. Celui qui retire l’alignement décide aussi des pièces GIPF de l’adversaire.
rules-gipf-removing-4 = Si vous avez plusieurs alignements, vous choisissez l’ordre. Après chaque retrait, on regarde de nouveau le plateau : un alignement qui croisait celui qui est parti a pu disparaître, ou doit encore partir.
rules-gipf-removing-5 = Si les deux ont des alignements, celui qui a poussé retire d’abord les siens, puis l’adversaire ce qui reste des siens. Ce n’est pas un coup : l’adversaire pousse encore ensuite.
rules-gipf-removing-6 = Si tous vos alignements sont dans des suites sans pions simples, vous pouvez retirer une ou plusieurs de leurs pièces GIPF, ou toutes les laisser. On vous le redemande après chaque poussée, et l’alignement doit être retiré dès qu’un pion simple s’y joint. Il y faut quatre pièces GIPF d’une couleur, cela n’arrive donc qu’au jeu de tournoi.
rules-gipf-removing-7 = Vous pouvez choisir un tel alignement même s’il y en a un autre avec des pions simples : l’ordre est libre, et le site de l’auteur dit seulement quand on peut s’arrêter.
rules-gipf-removing-board = Blanc a un alignement dans la colonne e. Les pions simples sont retirés, le noir est capturé, et Blanc décide si la pièce GIPF reste.

rules-gipf-end = La fin de la partie
rules-gipf-end-1 = Qui doit pousser avec un stock vide perd. On le vérifie quand vos propres alignements sont retirés, ce qui peut ramener des pions ; jouer son dernier pion ne perd donc pas encore. Le livret peut aussi se lire comme une perte immédiate ; nous suivons le site de l’auteur.
rules-gipf-end-2 = Jeu standard et de tournoi : un joueur dont la dernière pièce GIPF a quitté le plateau perd aussitôt, même s’il l’a retirée lui-même. On le vérifie après chaque retrait. Au jeu de tournoi, cela vaut dès votre première pièce GIPF, et le droit d’en faire entrer une autre n’y change rien.
rules-gipf-end-3 = Si un seul retrait prend la dernière pièce GIPF des deux joueurs, celui qui a retiré gagne : la dernière de l’adversaire est capturée, et aucune n’a été perdue avant l’autre.
rules-gipf-end-4 = Si la même position se présente pour la troisième fois, avec le même joueur à pousser, les mêmes stocks et les mêmes droits, la partie est nulle. Le livret dit qu’il n’y a pas de partie nulle, mais rien n’y empêche deux joueurs de tourner en rond.
rules-gipf-end-board = Il reste une pièce GIPF à Noir, en d3. Blanc peut former un alignement qui l’atteint, et gagner.

rules-gipf-notation = Comment s’écrivent les coups
rules-gipf-notation-1 = Points et cases se nomment par colonne et rangée : e5 est le centre. Une poussée sur une case vide s’écrit e8, une poussée qui en déplace d’autres par son point et la dernière case qu’un pion atteint : e9-e6. Un retrait nomme toutes les pièces qui partent, avec G devant une pièce GIPF et une étoile après une pièce de l’adversaire : xe2,e3,Ge4,e5*. Laisser un alignement de pièces GIPF s’écrit =.

rules-potentials-title = Les règles des potentiels

rules-potentials-lead = Le livret de GIPF s’achève sur une idée : des pièces supplémentaires dotées d’un pouvoir, les potentiels, une sorte par autre jeu de la série. Tout le reste est comme dans GIPF. Les règles sans marque suivent le site de l’auteur.

rules-potentials-idea = Ce que sont les potentiels
rules-potentials-idea-1 = Un potentiel a une sorte et une couleur : TAMSK, ZÈRTZ, DVONN, YINSH ou PÜNCT. Il entre posé sur un pion simple de sa couleur ; ensemble, c’est une pièce chargée. Quand il a quitté son pion, c’est un potentiel utilisé : une pièce de sa couleur, sans pouvoir.
rules-potentials-idea-2 = À votre tour, vous poussez une pièce ou vous utilisez un potentiel chargé et non couvert. Une pièce que vous venez de pousser peut servir dès votre tour suivant. TAMSK s’utilise autrement, voir plus bas.
rules-potentials-idea-3 = Un potentiel qu’un retrait vient de découvrir au début de votre tour peut servir aussitôt : ce qui est libre est libre.

rules-potentials-terms = Ce dont vous convenez
rules-potentials-terms-1 = Avant la partie, vous convenez du départ (de base, standard ou de tournoi, comme dans GIPF), du nombre de pions simples (d’ordinaire 15 ou 18 ; de 12 à 24) et des potentiels de chacun : jusqu’à six de chaque sorte. Les mêmes pour les deux, ou chacun ses préférés. Au moins trois de chaque sorte choisie sont conseillés.
rules-potentials-terms-2 = Six accords ont un nom : TAMSK, ZÈRTZ, DVONN, YINSH et PÜNCT (départ de tournoi, 18 pions, six potentiels de cette sorte chacun) et Ultimate (départ de tournoi, 21 pions, trois de chaque sorte chacun).

rules-potentials-entering = Introduire des pièces
rules-potentials-entering-1 = Une pièce chargée se pousse comme une autre. Elle coûte un pion du stock et un potentiel de la main. Sans pion en stock, les potentiels en main ne servent à rien.
rules-potentials-entering-2 = L’ordre est : pièces GIPF (au départ de tournoi, où la première doit en être une), puis pièces chargées, puis pions simples. Votre premier pion simple fait sortir de la partie tous les potentiels encore en main. Tant que vous y avez droit, vous pouvez aussi empiler ou charger des pions revenus.
rules-potentials-entering-3 = Votre première pièce chargée met fin à votre droit aux pièces GIPF. Le site donne l’ordre ; le droit doit finir quelque part. Utilisations et poussées supplémentaires ne mettent fin à aucun droit.

rules-potentials-rows = Les alignements
rules-potentials-rows-1 = Une pièce chargée est une pièce de sa couleur. Qui retire son alignement peut la prendre ou la laisser, comme une pièce GIPF. Prise par son propriétaire, le pion revient au stock et le potentiel quitte la partie ; prise par l’adversaire, les deux sont perdus.
rules-potentials-rows-2 = Pions simples et potentiels utilisés doivent partir avec leur alignement. Un potentiel utilisé quitte alors la partie, qui que ce soit qui le retire.
rules-potentials-rows-3 = Si rien ne doit partir de vos alignements, vous pouvez tous les laisser ou prendre quelques pièces, comme pour des pièces GIPF seules.

rules-potentials-yinsh = YINSH glisse
rules-potentials-yinsh-1 = Il glisse le long d’une ligne de cases vides jusqu’à la case vide de votre choix, d’au moins un pas. Il ne saute pas.
rules-potentials-yinsh-board = YINSH a glissé de e5 à e7 ; son pion reste en e5.

rules-potentials-zertz = ZÈRTZ saute
rules-potentials-zertz-1 = Il saute en ligne droite par-dessus une ou plusieurs pièces voisines, de toute sorte et couleur et sans vide, jusqu’à la première case vide derrière elles. Il ne capture rien. Sans une telle case, pas de saut.
rules-potentials-zertz-board = ZÈRTZ a sauté de d2 par-dessus trois pièces en d6.

rules-potentials-dvonn = DVONN couvre
rules-potentials-dvonn-1 = Il saute sur une case voisine : sur un pion simple adverse, sur une pièce adverse chargée de DVONN, ou sur un DVONN adverse utilisé, qui est toujours posé sur une pièce à vous. Sur rien d’autre, et jamais sur une pièce GIPF.
rules-potentials-dvonn-board = DVONN a sauté de e4 sur le pion noir en e5 ; la case est maintenant à Blanc.

rules-potentials-punct = PÜNCT casse
rules-potentials-punct-1 = Il saute sur une case voisine : sur une pièce adverse chargée de PÜNCT, sur un PÜNCT adverse utilisé posé sur une pièce à vous, ou sur une pièce GIPF adverse.
rules-potentials-punct-2 = La pièce GIPF sur laquelle il saute est cassée : elle n’est plus une pièce GIPF, le potentiel couvre le pion du bas, et la case est à vous. Le pion du haut est capturé ; il doit bien aller quelque part, et ce que prend l’adversaire quitte la partie.
rules-potentials-punct-board = PÜNCT a sauté sur la pièce GIPF en e5 : un pion est capturé, l’autre est dessous.

rules-potentials-second = Le second saut de PÜNCT
rules-potentials-second-1 = Si votre PÜNCT est au sommet et posé directement sur le reste d’une pièce GIPF, un autre PÜNCT à vous peut y sauter, seul saut permis sur une case à vous. Le pion du bas est capturé aussi, et les deux potentiels sont une pièce GIPF à vous. Le site dit qu’elle peut devenir vôtre, sans dire comment.
rules-potentials-second-2 = Elle compte comme toute pièce GIPF, peut être prise ou laissée, et ne rend rien. Un PÜNCT adverse peut la casser à son tour ; le potentiel qui reste est alors un simple potentiel utilisé.
rules-potentials-second-board = Le second PÜNCT a sauté de f5 en e5 : Blanc a une nouvelle pièce GIPF.

rules-potentials-tamsk = TAMSK pousse deux fois
rules-potentials-tamsk-1 = Si votre pièce chargée de TAMSK est au centre, en e5, elle vous donne une poussée supplémentaire : le potentiel quitte son pion, va sur un point du bord et est poussé comme potentiel utilisé.
rules-potentials-tamsk-2 = Le moment est après la poussée ou l’utilisation de votre tour et après vos alignements. Vous pouvez y renoncer. Il y en a une par tour, offerte à chacun de vos tours tant que la pièce est là, qui que ce soit qui l’y ait poussée. Sur un plateau plein, il n’y en a pas. Ainsi un tour reste dans une main.
rules-potentials-tamsk-board = TAMSK a quitté e5 et a été poussé en e8.

rules-potentials-stacks = Les piles
rules-potentials-stacks-1 = DVONN et PÜNCT forment des piles. Seul le sommet compte : pour les alignements et pour savoir à qui est la case. Ce qui est couvert ne compte pas. Une pile est poussée entière.
rules-potentials-stacks-2 = Quand un alignement est retiré, seul le sommet d’une pile part ; une pièce GIPF part entière. Ce qui était dessous reste cette fois et est de nouveau libre, avec son pouvoir s’il est chargé.
rules-potentials-stacks-3 = Dans une pile les couleurs alternent, et les potentiels sont d’une seule sorte : DVONN sur un pion simple ou sur DVONN, PÜNCT sur PÜNCT ou sur le reste d’une pièce GIPF. TAMSK, ZÈRTZ et YINSH ne sont jamais dans une pile.
rules-potentials-stacks-board = Blanc retire l’alignement avec le sommet de la pile en e6. Son DVONN chargé, qui était dessous, est de nouveau libre.

rules-potentials-settling = À qui le tour de retirer
rules-potentials-settling-1 = Vous retirez vos alignements au début de votre tour, après votre poussée ou utilisation, et après votre poussée supplémentaire. Personne n’agit pendant le tour de l’autre : un alignement à vous que découvre un retrait adverse attend votre tour. Dans GIPF, un retrait ne forme jamais d’alignement ; ici, c’est possible.

rules-potentials-end = La fin de la partie
rules-potentials-end-1 = Au départ standard ou de tournoi, qui n’a plus de pièce GIPF perd aussitôt, avant tout retrait : par un retrait, ou quand PÜNCT casse la dernière. Si un retrait prend les dernières des deux, celui qui retire gagne.
rules-potentials-end-2 = Qui doit pousser et ne peut ni pousser (pas de pion en stock, ou plateau plein) ni utiliser un potentiel perd. Une poussée supplémentaire ne sauve personne.
rules-potentials-end-3 = Si une position se présente pour la troisième fois avec le même joueur à pousser, mains et piles comprises, la partie est nulle, comme dans GIPF.

rules-potentials-match = Jeux combinés
rules-potentials-match-1 = Vous pouvez convenir que le droit d’utiliser un potentiel se gagne dans un autre jeu. Pour chaque sorte : libre (sans condition), un jeu lié joué ici (YINSH ou GIPF), un dé (le plus haut gagne, à égalité on relance), ou n’importe quel jeu ailleurs, dont vous indiquez tous deux le vainqueur. En cas de désaccord on vous redemande, ou le dé décide.
rules-potentials-match-2 = Une utilisation liée est d’abord annoncée, la poussée supplémentaire de TAMSK aussi. L’adversaire la laisse passer ou vous défie.
rules-potentials-match-3 = Chacun a trois défis, sauf autre accord. Sans limite, chaque utilisation coûterait une partie de plus. Sans défi restant, rien n’est demandé.
rules-potentials-match-4 = Après un défi, GIPF est en pause, pendules arrêtées, et le jeu lié se joue sur sa propre pendule. Le joueur défié y a Blanc. S’il gagne, l’utilisation est jouée. Sinon, et une nulle n’est pas un gain, elle n’a pas lieu : le potentiel reste chargé, et le tour se joue autrement, pas avec cette sorte. S’il n’y a rien d’autre, on passe. À un tour suivant, on peut l’annoncer de nouveau.
rules-potentials-match-5 = Quitter ou abandonner un jeu lié, ou y perdre au temps, perd ce jeu et non le match. Le match peut être abandonné à tout moment. Il a un seul résultat, celui de GIPF, et un seul enregistrement qui contient tout : annonces, réponses, jeux liés et dés. Les jeux liés ne sont pas classés.

rules-potentials-notation = Comment les coups s’écrivent
rules-potentials-notation-1 = Les sortes sont T, Z, D, Y et U pour PÜNCT. Ye9-e7 pousse une pièce chargée de YINSH ; ye5-e2 l’utilise ; te9-e6 est une poussée supplémentaire, et = y renonce. Dans un retrait, Ye3 est une pièce chargée et 'Ye3 un potentiel utilisé. Dans un match, ye5-e2? annonce, ok laisse passer, et challenge défie.

## Openings

openings-tab = Ouvertures
openings-source = Parties
openings-source-engine = Les parties du moteur
openings-source-server = Les parties de ce serveur
openings-source-own = Vos parties
openings-source-file = Un fichier
openings-by = Les couleurs montrent
openings-by-count = La fréquence
openings-by-score = Le score
openings-file = Choisir un fichier
openings-retry = Réessayer
openings-caption = Ce qui a été joué à partir de cette position
openings-turn = Coup
openings-games = Parties
openings-score = Score
openings-range = 95 %
openings-engine = Moteur
openings-images = { $count ->
    [one] et son image
   *[other] et ses { $count } images
  }
openings-folded = Les coups identiques après rotation ou réflexion du plateau ou échange des couleurs forment une seule ligne, et les mêmes coups dans un autre ordre sont comptés ensemble.
openings-loading = Chargement des parties…
openings-progress = Comptage des parties : { $done } sur { $all }
openings-progress-own = { $count ->
    [one] Comptage de vos parties : une pour l’instant
   *[other] Comptage de vos parties : { $count } pour l’instant
  }
openings-reached = { $count ->
    [one] Une partie sur { $all } a atteint cette position.
   *[other] { $games } parties sur { $all } ont atteint cette position.
  }
openings-none = Aucune des { $all } parties n’a atteint cette position.
openings-end = Aucune n’a continué à partir d’ici.
openings-no-games = Il n’y a pas encore de parties terminées de ce jeu ici.
openings-no-own = Vous n’avez pas encore de partie terminée de ce jeu, ni sur cet appareil ni dans votre compte.
openings-no-file = Choisissez un fichier de parties, dans n’importe quelle notation que ce site sait lire. Il reste sur votre appareil.
openings-left = { $count ->
    [one] Une partie n’a pas été comptée : autre jeu, sans résultat ou non réglementaire.
   *[other] { $count } parties n’ont pas été comptées : autre jeu, sans résultat ou non réglementaires.
  }
openings-counting = Le serveur compte encore des parties plus anciennes.
openings-partial = Les parties de votre compte n’ont pas pu être chargées ; seules celles de cet appareil sont comptées.
openings-part = Terminez le coup pour voir ce qui a été joué ensuite.
openings-not-here = Les ouvertures ne sont comptées que pour les jeux sans potentiels.
openings-too-many = Cette position a trop de coups possibles pour les comparer.
openings-large = Ce fichier est trop grand : { $megabytes } Mo au plus peuvent être lus.
openings-failed = Ces parties n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.
openings-offline = Les parties de ce serveur ne sont visibles qu’en ligne.
openings-legend-count = Les nombres sur le plateau sont le pourcentage des parties qui ont continué à partir d’ici. Les coups symétriques sont comptés ensemble, et chacun affiche leur somme.
openings-legend-score = Les nombres sur le plateau sont le score de celui qui joue le coup, en pour cent.

## Account

account-title = Votre compte
account-lead = Vous pouvez jouer sans compte. Avec un compte, vous avez un nom, un classement et vos parties sur tous vos appareils.
account-no-script = Cette page a besoin de JavaScript. Sans lui, vous ne pouvez pas vous connecter.
account-wait = Un moment…
account-loading = Chargement de votre compte…
account-unreachable = Le serveur est injoignable. Cette page se chargera quand vous serez de nouveau en ligne.
account-again = Réessayer
account-sign-in-or-create = Se connecter ou créer un compte
account-enter = Se connecter
account-new = Nouveau compte
account-forgotten = Mot de passe oublié ?
account-name = Nom
account-name-hint = De { $least } à { $most } lettres, chiffres, _ ou -. Tout le monde peut le voir.
account-password = Mot de passe
account-password-hint = Au moins { $least } caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.
account-new-password = Nouveau mot de passe
account-old-password = Mot de passe actuel
account-password-show = Montrer le mot de passe
account-email = E-mail (facultatif)
account-email-hint = Seulement pour réinitialiser votre mot de passe et pour les e-mails que vous demandez. Personne d’autre ne le voit.
account-create = Créer le compte
account-claims = Les parties que vous avez jouées comme invité dans ce navigateur deviennent les vôtres.
account-missing = Remplissez ce champ, s’il vous plaît.
account-too-short = Utilisez au moins { $least } caractères.
account-entered = Bon retour, { $name }.

account-codes-title = Vos codes de secours
account-codes-about = Avec un de ces codes, vous pouvez choisir un nouveau mot de passe si vous oubliez le vôtre. Chaque code sert une fois. Ils ne sont montrés que maintenant : gardez-les en lieu sûr.
account-codes-copy = Copier
account-codes-copied = Codes copiés.
account-codes-save = Télécharger
account-codes-print = Imprimer
account-codes-kept = Je les ai enregistrés
account-codes-heading = Codes de secours de { $name } pour { $site }

account-by-code = Avec un code de secours
account-code = Code de secours
account-code-hint = Un des codes que vous avez enregistrés en créant le compte.
account-set-password = Enregistrer le nouveau mot de passe
account-revoke-tokens = Révoquer aussi tous mes jetons d’API
account-by-mail = Par e-mail
account-by-mail-about = Si votre compte a une adresse e-mail, vous recevrez un e-mail avec un lien.
account-send-mail = Envoyer l’e-mail
account-mail-sent = Si ce compte a une adresse e-mail, un e-mail est en route.
account-reset-title = Choisir un nouveau mot de passe
account-reset-done = Votre nouveau mot de passe est enregistré, et vous êtes connecté.

account-signed-in = Connecté sous le nom { $name }
account-signed-in-bot = Connecté sous le nom { $name }, un compte de bot
account-profile = Votre profil
account-leave = Se déconnecter
account-left = Vous êtes déconnecté.
account-email-title = E-mail
account-email-now = Votre adresse e-mail est { $email }.
account-email-unproven = Votre adresse e-mail est { $email }. Elle n’est pas encore confirmée : ouvrez le lien dans l’e-mail que nous y avons envoyé.
account-email-none = Votre compte n’a pas d’adresse e-mail.
account-email-change = Changer l’adresse
account-email-new = Nouvelle adresse
account-email-empty = Laissez vide pour supprimer votre adresse.
account-email-save = Enregistrer l’adresse
account-email-sent = Un e-mail est en route. Ouvrez le lien qu’il contient pour confirmer l’adresse.
account-email-proven = Votre adresse e-mail est confirmée.
account-email-gone = Votre adresse e-mail a été supprimée.
account-notify-turn = M’envoyer un e-mail quand c’est à moi de jouer dans une partie par correspondance
account-notify-saved = Enregistré.
account-password-title = Mot de passe
account-password-change = Changer le mot de passe
account-password-changed = Votre mot de passe a été changé. Toutes les autres sessions sont terminées.
account-blocks-title = Joueurs bloqués
account-blocks-none = Vous n’avez bloqué personne.
account-blocks-since = depuis le { $date }
account-sessions-title = Où vous êtes connecté
account-session-here = ce navigateur
account-session-times = depuis le { $since }, dernière activité le { $seen }
account-session-end = Terminer
account-session-end-name = Terminer la session { $name }
account-session-ended = La session est terminée.
account-tokens-title = Jetons d’API
account-tokens-about = Avec un jeton, un programme peut jouer ou lire en votre nom. Traitez-le comme un mot de passe.
account-tokens-api = Comment utiliser l’API
account-tokens-none = Vous n’avez pas de jetons.
account-token-name = À quoi sert-il ?
account-token-scopes = Que peut-il faire ?
account-scope-read = Lire : vos parties, même privées
account-scope-play = Jouer : créer des parties, s’y joindre et les jouer, discuter
account-scope-bot = Bot : jouer comme compte de bot
account-scope-one = Choisissez-en au moins un.
account-token-create = Créer un jeton
account-token-once = Voici le jeton { $name }. Il n’est montré que maintenant : copiez-le.
account-token-copied = Jeton copié.
account-token-times = créé le { $since }, utilisé le { $used }
account-token-unused = créé le { $since }, jamais utilisé
account-token-delete = Supprimer
account-token-delete-name = Supprimer le jeton { $name }
account-token-deleted = Jeton supprimé.
account-codes-new-title = Nouveaux codes de secours
account-codes-new-about = De nouveaux codes remplacent les anciens, qui ne servent alors plus.
account-codes-new = Créer de nouveaux codes
account-bot-title = Compte de bot
account-bot-about = Un compte de bot appartient à un programme. Il joue par l’API, il est marqué comme bot, et il ne peut jamais redevenir un compte normal. Seul un compte qui n’a pas encore joué peut devenir un bot.
account-bot-turn = Faire de ce compte un bot
account-bot-sure = Faire de { $name } un compte de bot ? C’est irréversible.
account-bot-yes = En faire un bot
account-bot-done = C’est maintenant un compte de bot.
account-data-title = Vos données
account-data-about = Tout ce que ce serveur sait de vous, dans un fichier.
account-export = Télécharger mes données
account-delete-title = Supprimer le compte
account-delete-forgotten = Supprimés définitivement : votre nom, votre mot de passe, votre adresse e-mail, vos sessions, vos jetons, et ce que vous avez écrit dans les discussions.
account-delete-stays = Conservées : vos parties, car elles sont aussi à vos adversaires. Votre nom n’y figure plus.
account-delete-after = C’est irréversible, et votre nom devient disponible pour d’autres.
account-delete = Supprimer mon compte
account-deleted = Votre compte a été supprimé. Au revoir !
account-cancel = Annuler

## Problems: why the server refused a request

problem-other = Le serveur n’a pas pu faire cela. Réessayez, s’il vous plaît.
problem-server = Quelque chose s’est mal passé sur le serveur. Réessayez plus tard.
problem-limit = { $seconds ->
    [one] Trop d’essais. Attendez une seconde, puis réessayez.
   *[other] Trop d’essais. Attendez { $seconds } secondes, puis réessayez.
}
problem-limit-later = Trop d’essais. Attendez un peu, puis réessayez.
problem-not-signed-in = Vous n’êtes plus connecté. Reconnectez-vous, s’il vous plaît.
problem-name-taken = Ce nom est pris. Choisissez-en un autre.
problem-name-invalid = Ce nom n’est pas valide. Utilisez seulement des lettres, des chiffres, _ et -, et commencez par une lettre.
problem-password-too-short = Ce mot de passe est trop court. Choisissez-en un plus long.
problem-password-too-long = Ce mot de passe est trop long. Choisissez-en un plus court.
problem-password-too-common = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
problem-wrong-login = Le nom ou le mot de passe est incorrect.
problem-wrong-password = Ce mot de passe est incorrect.
problem-wrong-code = Le nom ou le code est incorrect, ou le code a déjà servi.
problem-email-invalid = Ce n’est pas une adresse e-mail valide.
problem-no-mail = Ce serveur n’envoie pas d’e-mails. Utilisez un code de secours.
problem-token-invalid = Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.
problem-too-many = Vous avez atteint le nombre maximal. Supprimez-en d’abord un.
problem-banned = Ce compte est fermé.
problem-private-only = Vous ne pouvez pas partager d’études pour le moment. Choisissez « Vous, sur tous vos appareils » pour enregistrer celle-ci pour vous.
problem-already-played = Ce compte a déjà joué, il ne peut donc pas devenir un bot.
problem-not-a-bot = Seul un compte de bot peut avoir ce type de jeton.
problem-signed-in = Vous êtes déjà connecté. Déconnectez-vous d’abord.
problem-origin-foreign = La requête ne venait pas d’une page de ce site, elle a donc été refusée.
problem-bad-request = Le serveur n’a pas compris. Vérifiez ce que vous avez saisi.

## Cards

repeat-title = Réviser
repeat-lead = Les positions que vous avez manquées reviennent juste avant que vous les oubliiez.
repeat-loading = Chargement de vos cartes…
repeat-due = { $count ->
    [one] Une carte est à revoir.
   *[other] { $count } cartes sont à revoir.
}
repeat-nothing = Rien à revoir pour l’instant. La prochaine carte revient le { $date }.
repeat-done = Terminé pour l’instant. Cartes revues : { $count }.
repeat-known = { $cards } au total, dont { $known } sues pour trois semaines ou plus.
repeat-empty = Vous n’avez pas encore de cartes. Elles viennent des problèmes manqués, des erreurs de vos parties et des positions que vous gardez sur la page d’analyse.
repeat-ask-puzzle = Vous avez manqué ce problème. Trouvez le bon coup.
repeat-ask-mistake = Ici, vous vous êtes trompé. Trouvez un meilleur coup.
repeat-ask-position = Vous avez gardé cette position. Que jouez-vous ?
repeat-judging = Le moteur juge votre coup…
repeat-right = C’est juste.
repeat-wrong = Ce n’est pas ça. Réessayez, ou regardez la solution.
repeat-shown = Il fallait trouver : { $turn }.
repeat-grade = Était-ce difficile ?
repeat-again = Encore
repeat-hard = Difficile
repeat-good = Bien
repeat-easy = Facile
repeat-minutes = { $count ->
    [one] dans une minute
   *[other] dans { $count } minutes
}
repeat-days = { $count ->
    [one] demain
   *[other] dans { $count } jours
}
repeat-retry = Réessayer
repeat-drop = Retirer cette carte
repeat-dropped = La carte est retirée.
repeat-undo = Annuler
repeat-forecast = Les prochains jours
repeat-forecast-about = { $today } aujourd’hui, { $week } d’ici une semaine, { $all } d’ici deux semaines.
repeat-forecast-table = En tableau
repeat-day = Jour
repeat-count = Cartes
repeat-all = Toutes les cartes
repeat-new = nouvelle
repeat-save = Retenir cette position
repeat-saved = Elle fait maintenant partie de vos cartes.
repeat-cards = Vos cartes
repeat-failed = Le moteur ne démarre pas et votre coup ne peut être jugé. Notez-vous vous-même.

## Players

player-title = Joueur
player-find = Trouver un joueur
player-open = Ouvrir le profil
player-missing = Aucun joueur ne s’appelle { $name }.
player-loading = Chargement du joueur…
player-since = Membre depuis le { $date }
player-bot = Bot
player-engine-about = Un des niveaux de notre moteur. Son classement ne change pas.
player-challenge = Défier
player-follow = Suivre
player-following = Suivi
player-own = Votre compte
player-ratings = Classements
player-ratings-none = Pas encore de partie classée.
player-rating = { $rating } plus ou moins { $deviation }
player-provisional = Provisoire : d’autres parties le rendront fiable.
player-rated-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
player-plot = { $variant }, { $speed } : classement au fil du temps
player-plot-about = De { $first } le { $from } à { $last } le { $to } ; au plus bas { $low }, au plus haut { $high }.
player-plot-few = La courbe apparaît après la deuxième partie classée.
player-plot-table = En tableau
player-plot-date = Date
player-plot-rating = Classement
player-plot-deviation = Écart
player-playing = Joue en ce moment
player-games = Parties
player-games-none = Pas encore de parties.
player-search = Chercher dans ces parties
player-records = Télécharger toutes les parties
player-result-won = Gagné
player-result-lost = Perdu
player-result-drawn = Nulle
player-report = Signaler
player-report-title = Signaler { $name }
player-report-name = Un nom offensant

## Progress

progress-title = Progrès
progress-lead = Votre façon de jouer, d’après les bilans de vos parties et votre entraînement.
progress-loading = Vos résultats se chargent…
progress-empty = Rien à montrer pour l’instant. Jouez une partie et ouvrez son bilan : cette page montrera ensuite votre précision et ce qui vous échappe.
progress-days = { $count ->
    [one] Vous vous êtes entraîné aujourd’hui ou hier.
   *[other] Vous vous êtes entraîné { $count } jours de suite.
}
progress-days-all = { $count ->
    [one] Un jour d’entraînement en tout.
   *[other] { $count } jours d’entraînement en tout.
}
progress-accuracy = La précision au fil du temps
progress-accuracy-about = { $count } parties, la première à { $first } %, la dernière à { $last } % ; { $mean } % en moyenne.
progress-accuracy-few = Une courbe apparaît ici après deux bilans.
progress-table = En tableau
progress-date = Jour
progress-game = Partie
progress-value = Précision
progress-phase = Par phase
progress-phase-opening = Ouverture
progress-phase-middle = Milieu de partie
progress-phase-end = Finale
progress-color = Par couleur
progress-opponent = Par adversaire
progress-people = Personnes
progress-openings = Par ouverture
progress-openings-about = Le premier coup de la partie ; les coups identiques par rotation ou symétrie n’en font qu’un.
progress-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
progress-mistakes = Erreurs récurrentes
progress-mistakes-none = Les bilans de vos parties ne relèvent aucune erreur de votre part.
progress-mistakes-times = { $count ->
    [one] une fois
   *[other] { $count } fois
}
progress-ratings = Classements
progress-rating-puzzles = Problèmes de { $game } : { $rating } après { $count }
progress-rating-none = Pas encore de problème classé.
progress-profile = Classements de vos parties
progress-why-missed-win = Un gain a été manqué
progress-why-allows-win = L’adversaire a pu gagner
progress-why-last-gipf = La dernière pièce GIPF était en danger
progress-why-gives-row = Un alignement complété pour l’adversaire
progress-why-missed-row = Un alignement en un coup manqué
progress-why-missed-capture = Une capture a été manquée
progress-why-gipf-piece-lost = Une pièce GIPF a été perdue
progress-why-pieces-captured = Des pièces ont été capturées
progress-why-unstopped-row = Un alignement n’a pas été empêché
progress-why-allows-row = Un alignement a été permis
progress-why-ring-cut-off = Un anneau a été enfermé
progress-why-broke-four = Une suite de quatre a été brisée
progress-why-costs-rows = Cela a coûté des alignements plus tard
progress-why-costs-pieces = Cela a coûté des pièces plus tard
progress-why-wrong-removal = Le mauvais choix a été retiré
progress-why-runs-out = La réserve ou le stock s’est épuisé
progress-why-no-more-gipf-pieces = Le droit aux pièces GIPF a été abandonné
progress-why-use = Un potentiel a été manqué ou gaspillé
progress-why-exposed = Une pièce GIPF a été exposée
progress-why-threat = Une menace a été permise
progress-why-threat-missed = Une menace a été manquée
progress-why-flips = Des marqueurs ont été retournés
progress-why-compare = La position s’est dégradée peu à peu
progress-why-other = Autre
progress-trend-less = moins souvent ces derniers temps
progress-trend-same = aussi souvent qu’avant
progress-trend-more = plus souvent ces derniers temps
progress-plan = Plan d’entraînement
progress-plan-about = Une leçon et cinq problèmes pour vos erreurs les plus fréquentes.
progress-plan-puzzle = Problème { $number }

## Archive of games

archive-title = Parties
archive-lead = Toutes les parties jouées ici, les plus récentes d’abord.
archive-filters = Filtrer
archive-player = Joueur
archive-opponent = Adversaire
archive-variant = Jeu
archive-speed = Cadence
archive-rated = Classée
archive-score = Résultat
archive-status = État
archive-aborted-games = Parties interrompues
archive-aborted-no = Masquées
archive-aborted-yes = Affichées
archive-any = Toutes
archive-rated-yes = Classée
archive-rated-no = Non classée
archive-white = Blanc a gagné
archive-black = Noir a gagné
archive-draw = Nulle
archive-ended = Terminée
archive-playing = En cours
archive-search = Chercher
archive-clear = Vider
archive-loading = Recherche…
archive-none = Aucune partie trouvée.
archive-shown = { $count ->
    [one] { $count } partie est affichée.
   *[other] { $count } parties sont affichées.
}
archive-more = Afficher plus de parties
archive-live = En direct
archive-waiting = Attend un adversaire
archive-by-resignation = par abandon
archive-by-time = au temps
archive-by-agreement = d’un commun accord
archive-by-abandoned = l’adversaire est parti
archive-aborted = Interrompue

## The page about the API

api-title = API
api-lead = Tout ce que ce site fait en ligne, vos programmes le peuvent aussi : jouer, regarder, chercher et faire jouer des bots. C’est du simple HTTP avec du JSON.
api-document = Document OpenAPI, pour les outils
api-contents = Sommaire
api-start = Premiers pas
api-start-open = La plupart des requêtes qui ne font que lire n’ont pas besoin de clé. Essayez le premier exemple dans un terminal.
api-start-token = Pour agir en votre nom, créez un jeton sur la page de votre compte et envoyez-le avec chaque requête. Un jeton ne peut faire que ce que permettent ses droits.
api-account = Aller à votre compte
api-errors = Erreurs
api-errors-about = Une requête refusée reçoit un statut de 400 ou plus et un corps JSON du type application/problem+json. Le sens de son champ « code » ne change jamais ; les programmes ne devraient s’appuyer que sur lui. Après 429, attendez autant de secondes que l’indique l’en-tête Retry-After.
api-streams = Flux
api-streams-about = Certaines adresses laissent leur réponse ouverte : elles envoient une ligne de JSON (NDJSON) chaque fois que quelque chose se passe, et sinon une ligne vide toutes les quelques secondes. Chaque ligne a un « seq ». Si la connexion se coupe, reconnectez-vous avec « since » égal au dernier que vous avez vu : rien n’est perdu ni répété.
api-streams-bye = Avant un redémarrage prévu, la dernière ligne est « bye », avec le temps après lequel se reconnecter.
api-turns = On peut répéter un coup sans risque
api-turns-about = Envoyez un coup avec une Idempotency-Key de votre choix, et répétez-le avec la même clé jusqu’à ce que vous receviez une réponse. Il n’est joué qu’une fois.
api-parameters = Paramètres
api-name = Nom
api-where = Dans
api-kind = Type
api-meaning = Description
api-required = obligatoire
api-body = Corps de la requête
api-answers = Réponses
api-status = Statut
api-example = Exemple
api-types = Types
api-field = Champ
api-no-document = Ce programme a été compilé sans la description de l’API.

## Studies

studies-title = Études
studies-lead = Rassemblez parties, positions et idées en chapitres, avec variantes, commentaires, flèches et cercles. Tout s’enregistre dans ce navigateur au fur et à mesure.
studies-new = Nouvelle étude
studies-import = Importer un fichier
studies-own = Vos études
studies-none = Il n’y a pas encore d’étude ici.
studies-untitled = Étude sans titre
studies-title-field = Titre
studies-save = Enregistrer
studies-rename = Renommer
studies-delete = Supprimer
studies-deleted = Supprimé : { $title }.
studies-chapters = { $count ->
    [one] { $count } chapitre
   *[other] { $count } chapitres
  }
studies-imported = { $count ->
    [one] Un chapitre a été importé.
   *[other] { $count } chapitres ont été importés.
  }
studies-not-kept = Ce navigateur ne peut pas enregistrer d’études pour le moment.
study-title = Étude
study-all = Toutes les études
study-chapters = Chapitres
study-chapter = Chapitre { $number }
study-chapter-field = Nom du chapitre
study-add = Ajouter un chapitre
study-rename-chapter = Renommer le chapitre
study-delete-chapter = Supprimer le chapitre
study-up = Monter le chapitre
study-down = Descendre le chapitre
study-full = Une étude a au plus { $most } chapitres.
study-saved = Enregistré dans ce navigateur
study-saving = Enregistrement…
study-missing = Cette étude n’est pas dans ce navigateur.
study-unknown = Cette étude n’existe pas, ou elle est privée.
study-other-tab = Ce chapitre a aussi été modifié dans un autre onglet. Votre version est enregistrée sous « { $name } ».
study-foreign = Quelqu’un a partagé cette étude avec vous : ce que vous essayez ici n’est pas enregistré.
study-keep = Enregistrer une copie
study-share = Partager l’étude
study-file = Enregistrer dans un fichier
study-link = Copier un lien
study-link-large = Cette étude est trop grande pour un lien. Enregistrez-la dans un fichier ou sur le serveur.
study-add-to = Ajouter à une étude
study-added = Ajouté à « { $title } ».
study-open = Ouvrir
studies-server = Sur le serveur
studies-public = Études publiques
studies-public-none = Il n’y a pas encore d’étude publique.
study-access = Qui peut la voir
study-access-none = Ce navigateur seulement
study-access-private = Vous, sur tous vos appareils
study-access-link = Toute personne ayant le lien
study-access-public = Tout le monde
study-online-saved = Enregistré sur le serveur
study-online-gone = Le serveur n’a plus cette étude. Elle reste enregistrée dans ce navigateur.
study-hidden = Un modérateur a masqué cette étude : personne d’autre que vous ne peut la voir.
study-needs-account = Connectez-vous pour enregistrer des études sur le serveur.
study-refused = Le serveur a refusé cette étude : elle est trop grande, ou un chapitre n’est pas jouable selon les règles.
study-code = Copier le code pour votre site
study-code-copied = Code copié. Collez-le dans une page de votre site.
study-changed-title = Cette étude a été modifiée sur un autre appareil
study-changed-about = Quelle version garder ? L’autre est enregistrée comme une étude à part : rien n’est perdu.
study-changed-mine = Garder celle-ci
study-changed-other = Prendre l’autre
embed-title = Plateau
embed-missing = Il n’y a rien à montrer ici : c’est supprimé, ou pas public.
pictures-title = Image
pictures-gif = Animation (GIF)
pictures-progress = Dessin : { $done } sur { $of }
pictures-failed = L’image n’a pas pu être créée.

## Emails

mail-reset-subject = Réinitialiser votre mot de passe Gipfel
mail-reset-text = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte { $name }. Ouvrez ce lien pour en choisir un :
mail-reset-hour = Le lien sert une fois, pendant une heure.
mail-not-you = Si ce n’était pas vous, ignorez cet e-mail : rien ne changera.
mail-confirm-subject = Confirmez votre adresse e-mail
mail-confirm-text = Quelqu’un, sans doute vous, veut recevoir à cette adresse les e-mails du compte { $name }. Ouvrez ce lien dans l’heure pour le confirmer :
mail-turn-subject = À vous de jouer contre { $opponent }
mail-turn-text = { $opponent } a joué. C’est à vous :
mail-turn-guest-subject = À vous de jouer contre un invité
mail-turn-guest-text = Un invité a joué. C’est à vous :
mail-turn-off = Vous recevez cet e-mail parce que vous l’avez demandé. Vous pouvez le désactiver dans votre compte :
mail-call-subject = { $name } veut jouer à { $game }
mail-call-text = { $name } cherche en ce moment un adversaire pour { $game } :
mail-call-off = Vous recevez cet e-mail parce que vous l’avez demandé. Vous pouvez le désactiver sur la même page.

## Games with potentials

play-variant-gipf-potentials = GIPF avec potentiels
play-about-gipf-potentials = Des pièces en plus, chacune avec un pouvoir
play-end-board-full = { $winner ->
    [w] Noir ne peut ni pousser ni utiliser un potentiel : le plateau est plein.
   *[b] Blanc ne peut ni pousser ni utiliser un potentiel : le plateau est plein.
}
potentials-refusal-extra-first = C’est le moment de la poussée supplémentaire : faites-la ou renoncez-y.
potentials-refusal-gipf-pieces-over = Après votre première pièce chargée ou votre premier pion simple, vous ne pouvez plus faire entrer de pièces GIPF.
potentials-refusal-no-basic = Il ne vous reste aucun pion en stock.
potentials-refusal-no-dvonn-target = Un potentiel DVONN saute sur un pion simple ou un potentiel DVONN adverse voisin.
potentials-refusal-no-extra-push = Une poussée supplémentaire suit votre poussée ou votre saut tant que votre potentiel TAMSK est au centre.
potentials-refusal-no-punct-target = Un potentiel PÜNCT saute sur une pièce GIPF ou un potentiel PÜNCT adverse voisin.
potentials-refusal-not-adjacent = Ce potentiel ne saute que sur une case voisine.
potentials-refusal-not-first-empty = Un potentiel ZÈRTZ se pose sur la première case vide derrière les pièces.
potentials-refusal-not-in-a-line = Un potentiel quitte sa pièce en ligne droite.
potentials-refusal-not-in-hand = Vous n’avez pas ce potentiel en main.
potentials-refusal-not-loaded = Seules vos pièces chargées non couvertes peuvent servir.
potentials-refusal-nothing-to-jump = Un potentiel ZÈRTZ saute par-dessus les pièces voisines, jusqu’à la première case vide derrière.
potentials-refusal-only-extra-push = Un potentiel TAMSK ne sert qu’à une poussée supplémentaire, depuis le centre.
potentials-refusal-piece-stays = Les pions simples et les potentiels utilisés de l’alignement doivent partir.
potentials-refusal-row-must-go = Cet alignement contient un pion simple ou un potentiel utilisé : il doit être retiré.
potentials-refusal-way-blocked = Un potentiel YINSH glisse sur des cases vides jusqu’à une case vide.
potentials-refusal-answer-first = Une utilisation est annoncée : laissez-la passer ou défiez.
potentials-refusal-cannot-pass = Vous ne passez que si un défi perdu ne vous laisse aucun autre tour.
potentials-refusal-contest-first = GIPF est en pause jusqu’à ce que le défi soit tranché.
potentials-refusal-declare-first = Les potentiels { $name } sont liés : annoncez d’abord l’utilisation.
potentials-refusal-die-faces = Un dé montre de 1 à 6.
potentials-refusal-entered-already = Vous avez saisi un résultat : à votre adversaire maintenant.
potentials-refusal-kind-barred = Le droit d’utiliser un potentiel { $name } n’a pas été gagné : pas ce tour-ci.
potentials-refusal-links = Ces liens ne sont pas jouables ; ils s’écrivent comme Y:yinsh,T:die.
potentials-refusal-match-over = Le match est terminé.
potentials-refusal-no-challenge-left = Votre adversaire n’a plus de défi : rien à annoncer.
potentials-refusal-not-linked = Les potentiels { $name } sont libres ici : utilisez-le directement.
potentials-refusal-nothing-declared = Aucune utilisation n’est annoncée : rien à répondre.
potentials-refusal-only-uses-are-declared = Seule l’utilisation d’un potentiel s’annonce.
potentials-refusal-other-contest = Rien de tel ne se joue pour un défi.
potentials-refusal-position-match = Cette position ne peut pas survenir dans ce match.
potentials-refusal-unreadable-step = Ce n’est pas une étape d’un match.
potentials-refusal-potentials-shape = Pas un coup. Écrivez e8 ou e9-e6 pour pousser, Ye9-e6 avec un potentiel, ye5-e2 pour l’utiliser, te9-e6 pour la poussée supplémentaire, xe2,e3,e4,e5 pour retirer.
potentials-refusal-wrong-piece-mark = La marque en { $point } est fausse.
potentials-refusal-position-hands = Les potentiels en main sont illisibles ; on les écrit comme T3Y2-z6.
potentials-refusal-position-no-extra-push = Aucune poussée supplémentaire n’est possible ici.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] Blanc n’a encore rien joué, tout est donc à côté du plateau.
   *[b] Noir n’a encore rien joué, tout est donc à côté du plateau.
}
potentials-refusal-position-potentials-fields = Une position avec potentiels a six parties, comme 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] Blanc n’a plus de pièce GIPF : la partie est donc déjà finie.
   *[b] Noir n’a plus de pièce GIPF : la partie est donc déjà finie.
}
potentials-refusal-position-potentials-stage = La phase est push, extra, remove:w ou remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] Blanc a déjà joué une autre pièce : plus de pièces GIPF.
   *[b] Noir a déjà joué une autre pièce : plus de pièces GIPF.
}
potentials-refusal-position-stack = Les pièces ne peuvent pas être empilées ainsi.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] Blanc a plus de potentiels que convenu.
   *[b] Noir a plus de potentiels que convenu.
}
potentials-refusal-terms = Ces conditions sont injouables ; on les écrit comme standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] pièce blanche chargée de { $name }
   *[b] pièce noire chargée de { $name }
}
potentials-piece-used = { $color ->
    [w] potentiel { $name } blanc utilisé
   *[b] potentiel { $name } noir utilisé
}
potentials-piece-gipf-punct = { $color ->
    [w] pièce GIPF blanche de deux potentiels PÜNCT
   *[b] pièce GIPF noire de deux potentiels PÜNCT
}
potentials-piece-on = { $top }, dessous { $under }
potentials-say-loaded = { $player ->
    [w] Blanc introduit en { $point } une pièce chargée de { $name }.
   *[b] Noir introduit en { $point } une pièce chargée de { $name }.
}
potentials-say-used = { $player ->
    [w] Blanc fait la poussée supplémentaire en { $point }.
   *[b] Noir fait la poussée supplémentaire en { $point }.
}
potentials-say-use = { $player ->
    [w] Blanc utilise { $name } de { $from } à { $to }.
   *[b] Noir utilise { $name } de { $from } à { $to }.
}
potentials-say-decline = { $player ->
    [w] Blanc renonce à la poussée supplémentaire.
   *[b] Noir renonce à la poussée supplémentaire.
}
potentials-say-because-board-full = Le plateau est plein.
potentials-say-task-extra = { $player ->
    [w] Blanc peut faire une poussée supplémentaire.
   *[b] Noir peut faire une poussée supplémentaire.
}
potentials-say-task-push = { $player ->
    [w] Blanc doit pousser une pièce ou utiliser un potentiel.
   *[b] Noir doit pousser une pièce ou utiliser un potentiel.
}
potentials-say-leave = { $player ->
    [w] Blanc laisse les alignements en place.
   *[b] Noir laisse les alignements en place.
}
potentials-say-stays = { $count ->
    [one] Une pièce reste.
   *[other] { $count } pièces restent.
}
potentials-decline = Pas de poussée
potentials-ask-extra = TAMSK offre une poussée de plus : choisissez un point du bord.
potentials-play-do-extra = Faites la poussée supplémentaire, ou renoncez-y.
potentials-play-do-push = Poussez une pièce ou utilisez une pièce chargée.
potentials-basic = Simple
potentials-basic-ends = Votre premier pion simple fait sortir du jeu les potentiels encore en main.
potentials-basic-sure = Tous les potentiels de votre main sortent alors du jeu. Faire entrer le pion ?
potentials-basic-yes = Oui, entrer
potentials-basic-no = Les garder
potentials-gipf-ends = Après votre première pièce chargée, plus de pièces GIPF.
potentials-miss-load = Cette pièce ne porte pas de potentiel. Choisissez une pièce chargée avant de pousser.
potentials-miss-single = Ce n’était pas un pion simple. Choisissez-en un avant de pousser.
potentials-miss-use = C’était une poussée, pas une utilisation. Les cases marquées en montrent une.
potentials-miss-jump = Trop peu de pièces sautées. Le but est { $count }.
potentials-miss-extra = Pas de poussée supplémentaire cette fois. TAMSK doit être au centre, et il ne faut pas renoncer.
potentials-miss-decline = Vous avez fait la poussée supplémentaire. Renoncez-y cette fois.
potentials-miss-break = La pièce GIPF est encore entière. Les cases marquées montrent le saut.
potentials-miss-make = Pas encore de nouvelle pièce GIPF. Les cases marquées montrent le saut.
potentials-miss-remove = Trop peu d’alignements retirés. Le but est { $count }.
potentials-answer-pass = Laisser passer
potentials-answer-challenge = Défier
potentials-miss-answer = Vous l’avez laissée passer : un alignement noir se forme, et vos deux pions à côté sont capturés. Essayez encore.
potentials-miss-push = Après un défi perdu, un potentiel de cette sorte ne peut pas servir au même tour. Poussez plutôt.
potentials-hand = { $player ->
    [w] Blanc a en main : { $list }
   *[b] Noir a en main : { $list }
}
potentials-hand-empty = { $player ->
    [w] Blanc n’a plus de potentiels en main
   *[b] Noir n’a plus de potentiels en main
}
potentials-rules = Règles
potentials-which = Quels potentiels ?
potentials-advice = Vous débutez ? Commencez par une sorte. Un potentiel entre posé sur un pion et peut le quitter une fois.
potentials-about-tamsk = Au centre, il donne une poussée de plus.
potentials-about-zertz = Saute par-dessus les pièces voisines jusqu’à la première case vide.
potentials-about-dvonn = Saute sur une pièce adverse voisine.
potentials-about-yinsh = Glisse le long d’une ligne de cases vides.
potentials-about-punct = Saute sur une pièce GIPF voisine et la casse.
potentials-about-ultimate = Trois de chaque sorte, 21 pions
potentials-own = Conditions libres
potentials-about-own = Vous choisissez le départ et les nombres.
potentials-start = Départ
potentials-number = Nombre
potentials-basics = Pions simples
potentials-each = six chacun
potentials-position = Position
potentials-position-about = Les piles ne se posent pas à la main. Écrivez ou collez la position : les colonnes de gauche à droite, qui joue, la phase, les stocks, les mains, le droit aux pièces GIPF.
potentials-links = Lier des jeux
potentials-links-about = Le droit d’utiliser un potentiel peut dépendre d’une victoire dans un autre jeu. Jouez d’abord avec des potentiels libres : un match avec des jeux liés est long.
potentials-link-free = Libre
potentials-link-die = Dé
potentials-link-elsewhere = Un jeu ailleurs
potentials-challenges = Défis par joueur
potentials-unlimited = Illimité
potentials-match-declares = { $player ->
    [w] Blanc veut utiliser { $name } : { $from } → { $to }.
   *[b] Noir veut utiliser { $name } : { $from } → { $to }.
}
potentials-match-how-die = Défi : les deux lancent un dé, le plus haut gagne.
potentials-match-how-elsewhere = Défi : vous jouez ailleurs et indiquez qui a gagné.
potentials-match-how-game = Défi : une partie de { $game } décide.
potentials-match-cost = { $left ->
    [one] Il coûte votre dernier défi.
   *[other] Il coûte un de vos { $left } défis.
}
potentials-match-stake = { $player ->
    [w] { $game } : si Blanc gagne, le potentiel { $name } est utilisé ; sinon Blanc joue autre chose.
   *[b] { $game } : si Noir gagne, le potentiel { $name } est utilisé ; sinon Noir joue autre chose.
}
potentials-match-won = { $player ->
    [w] Blanc a gagné le défi : le potentiel { $name } est utilisé.
   *[b] Noir a gagné le défi : le potentiel { $name } est utilisé.
}
potentials-match-not-won = { $player ->
    [w] Blanc n’a pas gagné le défi : pas de potentiel { $name } ce tour-ci.
   *[b] Noir n’a pas gagné le défi : pas de potentiel { $name } ce tour-ci.
}
potentials-match-left = Défis restants : Blanc { $white }, Noir { $black }
potentials-match-pass = Laisser passer
potentials-match-challenge = Défier
potentials-match-challenge-left = Défier (reste { $left })
potentials-match-give-up = Abandonner ce jeu
potentials-match-roll = Blanc tire { $white }, Noir tire { $black }.
potentials-match-equal = Égalité : on relance.
potentials-match-proof = { $proof ->
    [both] Le résultat des dés découle d’un nombre fixé par le serveur avant le match, mêlé à un nombre aléatoire de chaque joueur.
    [replaced] Le serveur a enregistré un nombre aléatoire différent de celui que vous avez envoyé. Les dés de ce match ne prouvent rien.
    [white] Le résultat des dés découle d’un nombre fixé par le serveur avant le match et d’un nombre aléatoire de Blanc.
    [black] Le résultat des dés découle d’un nombre fixé par le serveur avant le match et d’un nombre aléatoire de Noir.
   *[server] Le résultat des dés découle d’un nombre que le serveur seul a fixé avant le match.
}
potentials-match-who = { $player ->
    [w] Blanc : qui a gagné le jeu ?
   *[b] Noir : qui a gagné le jeu ?
}
potentials-match-winner = { $player ->
    [w] Blanc a gagné
   *[b] Noir a gagné
}
potentials-match-draw = Partie nulle
potentials-match-dice = Que les dés décident
potentials-match-disagreed = Vos réponses diffèrent. Indiquez de nouveau le résultat, ou convenez des dés.
potentials-match-paused = La partie de GIPF est en pause
potentials-match-linked = Fin du jeu lié
potentials-match-has-white = Le joueur défié a Blanc.
potentials-play-do-answer = Laissez passer l’utilisation, ou défiez.
potentials-play-do-roll = Les dés décident.
potentials-play-do-enter = Jouez ailleurs, puis dites qui a gagné.
play-potentials-failed = Ce jeu n’a pas pu être chargé. Êtes-vous hors ligne ?

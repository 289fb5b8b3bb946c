### Tutte le frasi del sito in italiano. I messaggi e i loro argomenti sono quelli di en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Impara, gioca e analizza YINSH e GIPF nel tuo browser: contro un motore forte, in due sullo stesso schermo o online. Quasi tutto funziona anche offline.
site-skip = Vai al contenuto
site-menu = Menu principale
site-play = Gioca
site-analyse = Analizza
site-learn = Impara
site-rules = Regole
site-settings = Impostazioni
site-about = Informazioni
site-language = Lingua
site-close = Chiudi
site-credit = YINSH e GIPF sono giochi di Kris Burm. Gipfel non è affiliato né a lui né ai suoi editori.
site-new-version = È disponibile una nuova versione di Gipfel. Le tue partite sono al sicuro.
site-reload = Ricarica
site-offline = Sei offline. Tutto in questa pagina continua a funzionare.
site-online = Sei di nuovo online.
site-broken-entry = Alcuni dati salvati in questo browser sono illeggibili ({ $name }). Sono stati messi da parte; tutto il resto è come prima.
site-no-script = Il tavoliere ha bisogno di JavaScript. Le regole si leggono anche senza.

home-title = YINSH e GIPF, belli da giocare
home-lead = Due dei più bei giochi astratti. Gioca subito, senza account, anche offline.
home-game = Gioco
home-play = Gioca ora
home-against = contro il livello { $level }
home-learn = Impara in dieci minuti
home-lessons = { $count ->
    [one] { $count } breve lezione
   *[other] { $count } brevi lezioni
  }
home-friend = Gioca con un amico
home-friend-how = manda un link
home-touch-yinsh = Tocca un anello e continua tu, contro il livello 1.
home-touch-gipf = Tocca un punto verde e continua tu, contro il livello 1.
home-click-yinsh = Fai clic su un anello e continua tu, contro il livello 1.
home-click-gipf = Fai clic su un punto verde e continua tu, contro il livello 1.
home-yours = Tocca a te: hai il Bianco contro il livello 1.
home-pause = Pausa
home-again = Guarda
home-larger = Tavoliere più grande
home-learn-yinsh = Impara YINSH
home-learn-gipf = Impara GIPF
home-resume = Continua la tua partita
home-yinsh-about = Gli anelli lasciano dietro di sé pedine e girano quelle che saltano. Ogni allineamento di cinque del tuo colore ti fa rimuovere uno dei tuoi anelli. Rimuovine tre per vincere.
home-gipf-about = Spingi i tuoi pezzi dal bordo. Quattro allineati tornano nella tua scorta e catturano i pezzi avversari che proseguono l’allineamento. Se resti senza pezzi, perdi.
home-person-title = In due sullo stesso schermo
home-person-about = Mettete il dispositivo tra voi. Con l’orologio, se volete, e un tavoliere che si gira verso chi deve giocare.
home-engine-title = Dieci livelli
home-engine-about = Da un primo avversario gentile a tutta la forza del nostro motore. Gira interamente nel tuo browser.
home-analyse-title = Capire le tue partite
home-analyse-about = Prova altre mosse, guarda che cosa giocherebbe il motore, prepara qualsiasi posizione e condividila con un link.
home-live = Partite in corso
home-live-none = In questo momento non gioca nessuno. Comincia tu!
home-live-start = Trova un avversario
home-live-all = Tutte le partite
home-night = Serata di club: { $game }, { $clock }, { $time }
home-night-now = È iniziata una serata di club: { $game }, { $clock }. Unisciti!
home-waiting = { $count ->
    [one] Una persona aspetta un avversario.
   *[other] { $count } persone aspettano un avversario.
}

settings-title = Impostazioni
settings-lead = Salvate solo in questo browser.
settings-look = Aspetto
settings-theme = Tema
settings-theme-system = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-contrast = Contrasto elevato
settings-board = Tavoliere
settings-speed = Animazione
settings-speed-off = Nessuna
settings-speed-fast = Veloce
settings-speed-normal = Normale
settings-speed-slow = Lenta
settings-coordinates = Coordinate
settings-coordinates-outside = Sul bordo
settings-coordinates-inside = Su ogni punto
settings-coordinates-off = Nessuna
settings-board-theme = Tavoliere
settings-board-theme-wood = Legno
settings-board-theme-stone = Pietra
settings-board-theme-night = Notte
settings-pieces = Pezzi
settings-pieces-ivory = Avorio ed ebano
settings-pieces-flat = Piatti
settings-pieces-clear = Per daltonici
settings-volume = Volume
settings-preview = Anteprima
settings-targets = Mostra le mosse possibili
settings-field = Mostra un campo per scrivere le mosse
settings-sound = Suoni
settings-engine = Motore
settings-evaluation = Mostra chi sta meglio mentre gioco
settings-lines = Varianti nell’analisi
settings-reset = Ripristina i valori predefiniti
settings-was-reset = Tutte le impostazioni sono di nuovo quelle predefinite.
settings-keys = Tasti sul tavoliere
settings-keys-column = muoversi lungo la colonna
settings-keys-across = muoversi nelle altre due direzioni
settings-keys-jump = saltare a una casella con il suo nome, per esempio e5
settings-keys-act = scegliere
settings-keys-back = annullare parte di una mossa
settings-keys-step = scorrere le mosse, se il focus non è su un punto del tavoliere
settings-keys-step-anywhere = scorrere le mosse ovunque
settings-keys-flip = girare il tavoliere
settings-data = I tuoi dati
settings-data-about = Le partite contro il motore o sullo stesso schermo, i tuoi progressi e queste impostazioni sono salvati in questo browser. Nessun altro li vede.
settings-erase = Cancella tutto
settings-erase-sure = Cancellare tutte le partite, i progressi e le impostazioni di questo browser? L’operazione è irreversibile.
settings-erase-yes = Cancella
settings-erase-no = Conserva
settings-erased = Tutto ciò che era salvato in questo browser è stato cancellato.

about-title = Informazioni su Gipfel
about-what = Gipfel è la casa dei giochi da tavolo YINSH e GIPF: regole esatte di tutte le varianti, un motore forte, lezioni e un tavoliere di analisi, in nove lingue.
about-designer = Entrambi i giochi sono di Kris Burm e fanno parte del suo progetto GIPF. I nomi sono suoi. Se ti piacciono, comprali: su un tavolo vero sono bellissimi.
about-free = Gipfel è software libero. Puoi avviarlo sul tuo computer con un solo comando, leggere come funziona, e usare le sue regole, il suo motore e i suoi dati nei tuoi programmi.
about-private = Niente pubblicità, niente tracciamento, nessuna richiesta ad altri siti. Ciò che fai per conto tuo resta nel tuo browser. Per le partite online il server salva ciò che gli serve, e puoi scaricare o cancellare ciò che sa di te.
about-accessible = Tutto funziona con la tastiera e con un lettore di schermo, sullo stesso tavoliere per tutti. Se qualcosa non funziona, è un errore: diccelo, per favore.
about-version = Versione { $version }

missing-title = Pagina non trovata
missing-about = L’indirizzo è forse vecchio o scritto male. Nulla di tuo è andato perso.
missing-home = Vai alla pagina iniziale
offline-title = Nessuna rete
offline-about = Questa pagina non è su questo dispositivo e il server non è raggiungibile. Giocare qui, lezioni, regole e analisi funzionano senza rete.
offline-again = Riprova

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Tavoliere
board-help = Le frecce seguono le linee, con Maiusc nella terza direzione. Scrivi un nome come e5 per andarci. Invio sceglie, Esc annulla. Pag giù porta alla prossima casella che puoi scegliere.
board-column = Colonna { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = vuota
board-dot = punto esterno
board-picked = in mano
board-goes = sarà rimosso, Invio per tenerlo
board-stays = resta sul tavoliere, Invio per rimuoverlo
board-can-choose = si può scegliere
board-can-place = qui si può posare un anello
board-can-move = { $count ->
    [one] può andare su una casella
   *[other] può andare su { $count } caselle
}
board-can-land = l’anello può fermarsi qui
board-can-land-flipping = { $count ->
    [one] l’anello può fermarsi qui e gira una pedina
   *[other] l’anello può fermarsi qui e gira { $count } pedine
}
board-can-take-off = si può rimuovere
board-can-enter = qui può entrare un pezzo
board-can-push = { $count ->
    [one] si può spingere qui, si muove un pezzo
   *[other] si può spingere qui, si muovono { $count } pezzi
}
board-can-push-ways = { $count ->
    [one] una direzione per spingere
   *[other] { $count } direzioni per spingere
}
board-can-remove = { $count ->
    [one] parte di un allineamento da rimuovere
   *[other] parte di { $count } allineamenti da rimuovere
}
board-arrow = Da { $from } verso { $to }, { $can }
board-segment = Allineamento da { $from } a { $to }
board-flips = { $count ->
    [one] { $point }, ne gira una
   *[other] { $point }, ne gira { $count }
}
board-several = { $index } di { $count }: { $name }.
board-help-several = Le frecce mostrano gli altri, Invio sceglie questo.
board-help-picked = { $count ->
    [one] C’è una destinazione.
   *[other] Ci sono { $count } destinazioni.
}
board-help-toggles = Alcuni pezzi di questo allineamento possono restare. Le frecce portano a ciascuno e al pulsante che rimuove l’allineamento; Invio decide se un pezzo resta o va via.
board-draw-from = Disegno da { $point }. Invio su un’altra casella traccia una freccia, di nuovo qui un cerchio; Esc annulla.
board-draw-arrow = Freccia { $from } – { $to }
board-draw-circle = Cerchio { $point }
board-confirm = Rimuovi { $count }
board-confirm-none = Scegli almeno un pezzo
board-badge-stays = resta
board-badge-goes = via
board-ask-keep = Tocca un pezzo GIPF: resta o va via. Il tuo torna nella tua scorta, quello avversario viene catturato.
board-ask-row = Qui si incrociano degli allineamenti. Quale?
board-lesson = Impara questa regola
board-pass = Passa
board-leave = Lascia gli allineamenti
board-bring = Pezzo da far entrare
board-bring-single = Pezzo semplice
board-bring-gipf = Pezzo GIPF
board-reserve-low = { $count ->
    [one] Ti resta un solo pezzo nella scorta. Chi non ne ha più da spingere perde.
   *[other] Ti restano solo { $count } pezzi nella scorta. Chi non ne ha più da spingere perde.
}
board-entry-label = Scrivi una mossa
board-entry-play = Gioca
board-rings-to-place = { $player ->
    [w] Il Bianco ha { $count ->
        [one] un anello
       *[other] { $count } anelli
    } da posare
   *[b] Il Nero ha { $count ->
        [one] un anello
       *[other] { $count } anelli
    } da posare
}
board-rings-off = { $player ->
    [w] Anelli rimossi dal Bianco: { $count } su { $of }
   *[b] Anelli rimossi dal Nero: { $count } su { $of }
}
board-reserve = { $player ->
    [w] Il Bianco ha { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    } nella scorta
   *[b] Il Nero ha { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    } nella scorta
}
board-captured = { $player ->
    [w] Il Bianco ha catturato { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    }
   *[b] Il Nero ha catturato { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    }
}
board-pool = { $count ->
    [one] Resta una pedina nella riserva
   *[other] Restano { $count } pedine nella riserva
}

piece-ring = { $color ->
    [w] anello bianco
   *[b] anello nero
}
piece-marker = { $color ->
    [w] pedina bianca
   *[b] pedina nera
}
piece-single = { $color ->
    [w] pezzo bianco
   *[b] pezzo nero
}
piece-gipf = { $color ->
    [w] pezzo GIPF bianco
   *[b] pezzo GIPF nero
}

say-place = { $player ->
    [w] Il Bianco posa un anello in { $point }.
   *[b] Il Nero posa un anello in { $point }.
}
say-move = { $player ->
    [w] Il Bianco muove un anello da { $from } a { $to }.
   *[b] Il Nero muove un anello da { $from } a { $to }.
}
say-move-flip = { $player ->
    [w] Il Bianco muove un anello da { $from } a { $to } e gira { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }.
   *[b] Il Nero muove un anello da { $from } a { $to } e gira { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }.
}
say-enter = { $player ->
    [w] Il Bianco fa entrare un { $kind ->
        [gipf] pezzo GIPF
       *[single] pezzo
    } in { $point }.
   *[b] Il Nero fa entrare un { $kind ->
        [gipf] pezzo GIPF
       *[single] pezzo
    } in { $point }.
}
say-push = { $player ->
    [w] Il Bianco spinge un { $kind ->
        [gipf] pezzo GIPF
       *[single] pezzo
    } da { $from } e muove { $count ->
        [one] un pezzo, fino a { $to }
       *[other] { $count } pezzi, il più lontano fino a { $to }
    }.
   *[b] Il Nero spinge un { $kind ->
        [gipf] pezzo GIPF
       *[single] pezzo
    } da { $from } e muove { $count ->
        [one] un pezzo, fino a { $to }
       *[other] { $count } pezzi, il più lontano fino a { $to }
    }.
}
say-remove-row = { $player ->
    [w] Il Bianco rimuove l’allineamento da { $from } a { $to }.
   *[b] Il Nero rimuove l’allineamento da { $from } a { $to }.
}
say-remove = { $player ->
    [w] Il Bianco rimuove { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    } dell’allineamento da { $from } a { $to }.
   *[b] Il Nero rimuove { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    } dell’allineamento da { $from } a { $to }.
}
say-captured = { $count ->
    [one] Uno di essi è catturato.
   *[other] { $count } di essi sono catturati.
}
say-stays = { $count ->
    [one] Un pezzo GIPF resta.
   *[other] { $count } pezzi GIPF restano.
}
say-take-off = { $player ->
    [w] Il Bianco rimuove l’anello in { $point }.
   *[b] Il Nero rimuove l’anello in { $point }.
}
say-pass = { $player ->
    [w] Il Bianco non può muovere e passa.
   *[b] Il Nero non può muovere e passa.
}
say-leave = { $player ->
    [w] Il Bianco lascia gli allineamenti di pezzi GIPF.
   *[b] Il Nero lascia gli allineamenti di pezzi GIPF.
}
say-undone = Annullato.
say-win = { $player ->
    [w] Vince il Bianco.
   *[b] Vince il Nero.
}
say-draw = La partita finisce in pareggio.
say-because-rings-off = Sono stati rimossi abbastanza anelli.
say-because-pool-empty = La riserva è vuota.
say-because-no-moves = Nessuno può muovere un anello.
say-because-reserve-empty = La scorta dell’avversario è vuota.
say-because-gipf-pieces-gone = L’ultimo pezzo GIPF ha lasciato il tavoliere.
say-because-repetition = La stessa posizione si è presentata per la terza volta.
say-task-place = { $player ->
    [w] Il Bianco deve posare un anello.
   *[b] Il Nero deve posare un anello.
}
say-task-move = { $player ->
    [w] Il Bianco deve muovere un anello.
   *[b] Il Nero deve muovere un anello.
}
say-task-row = { $player ->
    [w] Il Bianco deve rimuovere un allineamento di cinque.
   *[b] Il Nero deve rimuovere un allineamento di cinque.
}
say-task-ring = { $player ->
    [w] Il Bianco deve rimuovere un anello.
   *[b] Il Nero deve rimuovere un anello.
}
say-task-push = { $player ->
    [w] Il Bianco deve spingere un pezzo.
   *[b] Il Nero deve spingere un pezzo.
}
say-task-remove = { $player ->
    [w] Il Bianco deve rimuovere un allineamento.
   *[b] Il Nero deve rimuovere un allineamento.
}

## Refusals: why something is not allowed

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Riga { $line }: { $reason }
refusal-at-turn = Riga { $line }, mossa { $token }: { $reason }

# A page asks for something that does not exist.
refusal-allowed = Questo lo puoi scegliere.
refusal-no-point = Su questo tavoliere { $point } non esiste.
refusal-no-table = Questa partita non è più aperta. Ricarica la pagina per continuare.
refusal-no-turn = In questa partita non c’è una mossa così.
refusal-nothing-chosen = Prima scegli qualcosa sul tavoliere.
refusal-request = Qualcosa è andato storto in questa pagina. Ricaricala; la tua partita è al sicuro.
refusal-too-many-tables = In questa pagina sono aperte troppe partite. Ricaricala per continuare.

# Rules of both games.
refusal-game-over = La partita è finita. Cominciane una nuova o annulla una mossa.
refusal-other-game = Questa azione è dell’altro gioco.
refusal-other-player = Il tuo turno è finito: ora tocca all’altro giocatore.

# Rules of YINSH.
refusal-all-placed = Tutti e dieci gli anelli sono sul tavoliere. Ora muovi uno dei tuoi.
refusal-must-move = Puoi passare solo se nessuno dei tuoi anelli può muoversi.
refusal-no-ring = Qui non c’è nessun anello. Scegli uno dei tuoi.
refusal-not-a-row = Un allineamento sono cinque pedine dello stesso colore una accanto all’altra in linea retta.
refusal-not-in-line = Un anello si muove in linea retta, lungo le linee del tavoliere.
refusal-not-your-ring = Questo anello è dell’avversario. Scegli uno dei tuoi.
refusal-not-your-row = Questo allineamento ha il colore dell’avversario: solo l’avversario può rimuoverlo.
refusal-point-occupied = Questa casella è occupata. A un anello serve una casella vuota.
refusal-ring-first = Hai rimosso un allineamento: ora rimuovi uno dei tuoi anelli.
refusal-ring-in-the-way = Un anello non può saltare un altro anello.
refusal-ring-only-after-row = Un anello si rimuove solo dopo aver rimosso un allineamento di cinque.
refusal-ring-stuck = Questo anello non può muoversi: non raggiunge nessuna casella vuota.
refusal-row-first = Hai un allineamento di cinque. Prima rimuovilo.
refusal-still-placing = Tutti e dieci gli anelli vanno posati, a turno, prima che possano muoversi.
refusal-stop-after-jump = Dopo un salto l’anello deve fermarsi sulla prima casella vuota dietro le pedine.
refusal-target-occupied = Questa casella è occupata. Un anello deve fermarsi su una casella vuota.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = Nel gioco standard tutti i pezzi GIPF sono sul tavoliere fin dall’inizio. Tu fai entrare pezzi semplici.
refusal-empty-spot = Una di queste caselle è vuota.
refusal-first-must-be-gipf = Il tuo primo pezzo deve essere un pezzo GIPF.
refusal-gipf-right-lost = Hai fatto entrare un pezzo semplice, quindi non puoi più far entrare pezzi GIPF.
refusal-line-full = Questa linea è piena. Per spingere serve una casella vuota da qualche parte sulla linea.
refusal-must-remove = Questo allineamento contiene pezzi semplici, quindi va rimosso.
refusal-no-gipf-pieces = Il gioco base si gioca senza pezzi GIPF.
refusal-not-on-rim = I pezzi entrano dai punti esterni intorno al tavoliere. Scegli un punto esterno, o una casella vicina.
refusal-not-one-row = Questo non fa parte di un tuo allineamento. Un allineamento sono quattro o più pezzi tuoi vicini.
refusal-nothing-to-push = Questa casella è vuota, quindi non si sposta nessun altro pezzo: scrivi solo la casella, senza il punto esterno.
refusal-nothing-to-remove = Non hai un allineamento di quattro, quindi non c’è niente da rimuovere.
refusal-remove-first = Hai un allineamento di quattro o più. Rimuovilo prima di spingere.
refusal-removes-nothing = Scegli almeno un pezzo da rimuovere.
refusal-reserve-too-small = Un pezzo GIPF è fatto di due pezzi, e nella scorta te ne resta uno solo.
refusal-single-stays = I pezzi semplici dell’allineamento, e quelli che lo proseguono senza vuoti, vanno tutti rimossi. Possono restare solo i pezzi GIPF.
refusal-spot-occupied = Qui c’è un pezzo. Scegli il punto esterno da cui spingi, così è chiaro dove va.

# Unreadable actions.
refusal-dot-alone = Questo è un punto esterno. Scrivi anche la casella che la spinta raggiunge, come in e9-e6.
refusal-gipf-point = Questo punto non esiste. Le colonne vanno da a a i, le righe si contano dal lato del Bianco.
refusal-gipf-shape = Questa non è una mossa di GIPF. Scrivi e8 per spingere su una casella vuota, e9-e6 per spingere da un punto esterno, xe2,e3,e4,e5 per rimuovere pezzi, o = per lasciare un allineamento.
refusal-named-twice = { $point } è scritto due volte.
refusal-no-line = Nessuna linea va da questo punto esterno a questa casella.
refusal-not-a-dot = Una spinta comincia da un punto esterno.
refusal-not-a-spot = Questo è un punto esterno. I pezzi non possono restarci.
refusal-not-five = Un allineamento sono cinque caselle in linea retta. Scrivi i suoi due estremi, come in xc2-c6.
refusal-reaches = Con questa spinta il pezzo più lontano arriva in { $point }. Scrivi quella casella.
refusal-which-removal = Di’ quali pezzi rimuovere.
refusal-wrong-mark = Il segno in { $point } è sbagliato: G sta per un pezzo GIPF, * per un pezzo dell’avversario.
refusal-yinsh-point = Questa casella non esiste. Le colonne vanno da a a k, le righe sono numerate come sul tavoliere.
refusal-yinsh-shape = Questa non è una mossa di YINSH. Scrivi f6 per posare un anello, e1-e9 per muoverlo, xc2-c6 per rimuovere un allineamento, xf9 per rimuovere un anello, o pass.

# Positions.
refusal-board-column = La colonna { $name } del tavoliere ha un numero sbagliato di caselle.
refusal-board-columns = Il tavoliere ha un numero sbagliato di colonne. Le colonne si separano con /.
refusal-board-letter = La lettera { $name } non indica nessun pezzo.
refusal-piece-twice = In { $point } ci sono due pezzi.
refusal-position-all-placed = Tutti e dieci gli anelli sono sul tavoliere, quindi non se ne possono posare altri.
refusal-position-both-won = Entrambi i giocatori hanno rimosso abbastanza anelli per vincere. Può vincere solo uno.
refusal-position-first-out-of-turn = { $player ->
        [w] Il Bianco non ha ancora fatto entrare il primo pezzo, quindi non può essere stato giocato nulla.
       *[b] Il Nero non ha ancora fatto entrare il primo pezzo, quindi sul tavoliere può esserci solo il primo pezzo del Bianco, e tocca al Nero.
    }
refusal-position-gipf-fields = Questa non è una posizione di GIPF. Una posizione ha quattro parti, come in p2P/5/6/P5p/6/5/p2P w push 12-12. Nel gioco da torneo ce n’è una quinta, come in GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] Il Bianco non ha più pezzi GIPF, quindi ha perso. Dagliene almeno uno.
       *[b] Il Nero non ha più pezzi GIPF, quindi ha perso. Dagliene almeno uno.
    }
refusal-position-gipf-stage = La terza parte di una posizione è push, remove:w o remove:b.
refusal-position-no-row = Il giocatore a cui tocca non ha allineamenti da rimuovere.
refusal-position-placing-out-of-turn = Gli anelli si posano a turno, prima il Bianco. Il loro numero non corrisponde al giocatore a cui tocca.
refusal-position-placing-too-late = Finché si posano gli anelli non ci sono pedine sul tavoliere, e nessun anello è stato rimosso.
refusal-position-player = La seconda parte di una posizione è w o b: a chi tocca.
refusal-position-reserves = Le scorte sono due numeri, prima quella del Bianco, come in 12-12.
refusal-position-right-after-single = { $player ->
        [w] Il Bianco ha fatto entrare pezzi semplici e non può più far entrare pezzi GIPF.
       *[b] Il Nero ha fatto entrare pezzi semplici e non può più far entrare pezzi GIPF.
    }
refusal-position-right-before-first = { $player ->
        [w] Il Bianco non ha ancora fatto entrare nessun pezzo, quindi tutti i suoi 18 pezzi sono nella scorta.
       *[b] Il Nero non ha ancora fatto entrare nessun pezzo, quindi tutti i suoi 18 pezzi sono nella scorta.
    }
refusal-position-rights = L’ultima parte dice chi può ancora far entrare pezzi GIPF: G per il Bianco, g per il Nero, doppia prima del primo, e - per nessuno.
refusal-position-ring-after-win = La partita era vinta prima che si potesse rimuovere questo anello.
refusal-position-ring-count = { $player ->
    [w] Il Bianco deve avere cinque anelli in tutto, tra quelli sul tavoliere e quelli rimossi.
   *[b] Il Nero deve avere cinque anelli in tutto, tra quelli sul tavoliere e quelli rimossi.
}
refusal-position-rings-off = Gli anelli rimossi sono due numeri, prima quello del Bianco, come in 0-0.
refusal-position-row-standing = { $player ->
    [w] Il Bianco ha un allineamento che va rimosso prima.
   *[b] Il Nero ha un allineamento che va rimosso prima.
}
refusal-position-too-many-gipf-pieces = { $player ->
        [w] Il Bianco ha più pezzi GIPF di quanti ne permette questo gioco.
       *[b] Il Nero ha più pezzi GIPF di quanti ne permette questo gioco.
    }
refusal-position-too-many-markers = Ci sono più pedine di quante ne contiene la riserva, cioè 51.
refusal-position-too-many-pieces = { $player ->
    [w] Il Bianco ha, tra tavoliere e scorta, più pezzi di quanti ne permette questo gioco.
   *[b] Il Nero ha, tra tavoliere e scorta, più pezzi di quanti ne permette questo gioco.
}
refusal-position-too-many-rings-off = { $player ->
    [w] Il Bianco ha rimosso più anelli di quanti ne servono per vincere.
   *[b] Il Nero ha rimosso più anelli di quanti ne servono per vincere.
}
refusal-position-two-handicaps = Solo uno dei giocatori può avere un vantaggio.
refusal-position-yinsh-fields = Questa non è una posizione di YINSH. Una posizione ha quattro parti, come in 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = La terza parte di una posizione è place, move, row:w, row:b, ring:w o ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } non può stare prima della prima mossa.
refusal-command = { $name } non è un tempo di orologio o una valutazione valida.
refusal-comment = Un commento non può contenere una parentesi graffa chiusa, [%clk o [%eval.
refusal-empty-variation = Questa variante non ha mosse.
refusal-event = Un evento di questo registro non dice chi ha mosso che cosa, da dove a dove.
refusal-excerpt = Manca una parte di questa partita: gli anelli si muovono prima di essere stati posati tutti.
refusal-fields = Una riga ha quattro parti separate da tabulazioni: gioco, vincitore, anelli rimossi, mosse.
refusal-goes-on = La partita annotata dà un risultato, ma secondo le regole la partita non è finita.
refusal-handicap = Un vantaggio si scrive con w o b seguito da 1, 2 o 3, come in w2.
refusal-json = Questa non è una partita in JSON, o ne manca una parte.
refusal-no-game-tag = Questo testo non dice di quale gioco si tratta. Scegli il gioco e riprova, o aggiungi una riga come [Game "yinsh"].
refusal-no-handicap = Questo gioco si gioca senza vantaggio.
refusal-no-reserve = Solo GIPF ha una scorta, quindi questo numero è fuori posto.
refusal-no-turns = In questo testo non c’è nessuna partita.
refusal-no-variation = Questa parentesi chiude una variante mai aperta.
refusal-not-text = Questo non è un testo.
refusal-not-to-act = { $player ->
        [w] Qui gioca il Bianco, ma tocca al Nero.
       *[b] Qui gioca il Nero, ma tocca al Bianco.
    }
refusal-other-variant = Questa notazione è dell’altro gioco.
refusal-player = { $name } non è uno dei due giocatori.
refusal-reserve-count = Il numero di pezzi nella scorta indicato qui ({ $name }) non corrisponde alla partita.
refusal-result = Il risultato indicato qui non corrisponde alla partita.
refusal-result-in-variation = Un risultato può stare solo alla fine della partita, non in una variante.
refusal-rings-off-count = Il numero di anelli rimossi indicato qui non corrisponde alla partita.
refusal-rings-off-shape = { $name } non è un numero di anelli rimossi. Scrivi prima quello del Bianco, come in 2-3.
refusal-sgf = Questo file non è una partita di YINSH o GIPF da Boardspace, o è danneggiato.
refusal-tag = Il campo { $name } non si può scrivere in una partita annotata.
refusal-tag-shape = { $name } non è un campo. Scrivilo come in [White "Ada"].
refusal-tag-twice = Il campo { $name } è indicato due volte.
refusal-tag-value = { $name } ha un valore non valido.
refusal-text-too-long = Questo testo è troppo lungo.
refusal-too-deep = Le varianti sono annidate troppo a fondo.
refusal-too-many-actions = Questa partita è troppo lunga.
refusal-two-results = Sono indicati due risultati diversi.
refusal-two-starts = Una partita comincia con un vantaggio o da una posizione, non in entrambi i modi.
refusal-unclosed-comment = Il commento che comincia qui non viene mai chiuso.
refusal-unclosed-variation = La variante che comincia qui non viene mai chiusa.
refusal-unfinished-turn = Solo l’ultima mossa può essere incompleta.
refusal-unknown-token = { $name } qui non è valido.
refusal-unknown-variant = Questo gioco non esiste. I giochi sono yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament e gipf-potentials.
refusal-winner = { $name } non è un vincitore valido. Scrivi W, B, draw o resign.

## Play

play-title = Gioca
play-loading = Preparo il tavoliere…
play-failed = Impossibile caricare il tavoliere. Controlla la connessione e riprova; le tue partite sono al sicuro.
play-again = Riprova

# Setting up a game.
play-setup = Nuova partita
play-game = Gioco
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH blitz
play-variant-gipf-basic = GIPF base
play-variant-gipf-standard = GIPF standard
play-variant-gipf-tournament = GIPF da torneo
play-about-yinsh = Forma allineamenti di cinque. Rimuovi tre anelli per vincere.
play-about-yinsh-blitz = Rapido: vince il primo anello rimosso.
play-about-gipf-basic = Il gioco semplice: chi resta senza pezzi perde.
play-about-gipf-standard = Con i pezzi GIPF: chi perde l’ultimo perde.
play-about-gipf-tournament = Scegli con quanti pezzi GIPF giocare.
play-opponent = Avversario
play-opponent-engine = Motore
play-opponent-person = Un’altra persona, su questo schermo
play-level = Livello
play-level-of = Livello { $level }: { $name }
play-level-1 = Novizio
play-level-2 = Principiante
play-level-3 = Giocatore occasionale
play-level-4 = Giocatore appassionato
play-level-5 = Giocatore abituale
play-level-6 = Giocatore di circolo
play-level-7 = Giocatore forte
play-level-8 = Esperto
play-level-9 = Maestro
play-level-10 = Piena forza
play-level-easy = facile
play-level-hard = difficile
play-color = Il tuo colore
play-white = Bianco
play-black = Nero
play-chance = Casuale
play-names = Nomi
play-name-white = Nome del Bianco
play-name-black = Nome del Nero
play-turning = Gira il tavoliere verso chi deve giocare
play-more = Orologio e altro
play-clock = Orologio
play-clock-none = Nessuno
play-clock-time-control = { $minutes } min + { $seconds } s
play-clock-own = Personalizzato
play-clock-minutes = Minuti per giocatore
play-clock-increment = Secondi aggiunti per mossa
play-clock-note = La prima mossa del Bianco non è cronometrata. L’orologio è fermo mentre la pagina è chiusa.
play-handicap = Vantaggio
play-handicap-none = Nessuno
play-handicap-white = { $count ->
    [one] Il Bianco ha 1 pezzo in più
   *[other] Il Bianco ha { $count } pezzi in più
  }
play-handicap-black = { $count ->
    [one] Il Nero ha 1 pezzo in più
   *[other] Il Nero ha { $count } pezzi in più
  }
play-evaluation-show = Mostra chi sta meglio
play-start = Comincia la partita
play-import = Apri una partita annotata

# The game.
play-you = Tu
play-engine-level = Motore, livello { $level }
play-your-turn = Tocca a te
play-turn-of = { $player ->
    [w] Tocca al Bianco
   *[b] Tocca al Nero
  }
play-title-turn = Tocca a te · { $game }
play-title-thinking = Il motore pensa · { $game }
play-title-over = Partita finita · { $game }
play-to-act = deve giocare
play-thinking = Il motore sta pensando…
play-engine-loading = Il motore si sta caricando… { $percent }%
play-engine-starting = Il motore si sta caricando…
play-engine-failed = Impossibile caricare il motore. La tua partita è al sicuro e continua quando il motore è disponibile.
play-engine-retry = Ricarica il motore
play-do-place = Posa un anello su una casella libera qualsiasi.
play-do-move = Scegli uno dei tuoi anelli, poi dove va.
play-do-row = Hai un allineamento: scegli le cinque pedine da rimuovere.
play-do-ring = Ora rimuovi uno dei tuoi anelli.
play-do-push = Scegli un punto esterno, poi la direzione.
play-do-remove = Hai un allineamento: rimuovilo.
play-do-pass = Nessuno dei tuoi anelli può muoversi: passa.
play-looking = Stai guardando una posizione precedente.
play-to-now = Torna alla partita
play-time-left = { $player ->
    [w] Al Bianco restano { $time }
   *[b] Al Nero restano { $time }
  }
play-time-low = { $player ->
    [w] Il tempo del Bianco sta finendo.
   *[b] Il tempo del Nero sta finendo.
  }
play-turns = Mosse
play-no-turns = Non è ancora stata giocata nessuna mossa.
play-first = All’inizio
play-previous = Una mossa indietro
play-next = Una mossa avanti
play-last = Alla fine
play-hint = Suggeri­mento
play-hint-thinking = Cerco una buona mossa…
play-hint-is = Suggerimento: { $turn }
play-take-back = Annulla mossa
play-taken-back = Annullato.
play-resign = Abbandona
play-resign-who = { $player ->
    [w] Il Bianco abbandona, e vince il Nero.
   *[b] Il Nero abbandona, e vince il Bianco.
  }
play-flip = Gira il tavoliere
play-menu = Altro
play-copy-position = Copia la posizione
play-copied-position = Posizione copiata.
play-copy-record = Copia la partita
play-copied-record = Partita copiata.
play-copy-by-hand = Questo browser non permette di copiare. Copialo a mano: { $text }
play-download-record = Salva la partita in un file
play-share = Condividi un link a questa partita
play-copied-link = Link copiato.
play-analyse = Analizza questa partita
play-new = Nuova partita
play-rematch = Rivincita
play-evaluation-even = La posizione è in equilibrio.
play-evaluation-better = { $player ->
    [w] Il Bianco sta meglio ({ $points }).
   *[b] Il Nero sta meglio ({ $points }).
  }
play-evaluation-wins = { $player ->
    [w] Il Bianco ha una vittoria forzata.
   *[b] Il Nero ha una vittoria forzata.
  }
play-evaluation-none = Ancora nessuna valutazione.

# The end.
play-over = Partita finita
play-result-won = Hai vinto!
play-result-lost = Ha vinto il motore.
play-result-white = Ha vinto il Bianco!
play-result-black = Ha vinto il Nero!
play-result-draw = Pareggio.
play-result-open = Nessun risultato.
play-end-rings-off = { $winner ->
    [w] Il Bianco ha rimosso abbastanza anelli.
   *[b] Il Nero ha rimosso abbastanza anelli.
  }
play-end-pool-empty = { $winner ->
    [w] La riserva è vuota, e il Bianco ha rimosso più anelli.
    [b] La riserva è vuota, e il Nero ha rimosso più anelli.
   *[none] La riserva è vuota, ed entrambi hanno rimosso lo stesso numero di anelli.
  }
play-end-no-moves = { $winner ->
    [w] Nessuno può muovere un anello, e il Bianco ne ha rimossi di più.
    [b] Nessuno può muovere un anello, e il Nero ne ha rimossi di più.
   *[none] Nessuno può muovere un anello, ed entrambi ne hanno rimossi lo stesso numero.
  }
play-end-reserve-empty = { $winner ->
    [w] Il Nero non ha più pezzi da far entrare.
   *[b] Il Bianco non ha più pezzi da far entrare.
  }
play-end-gipf-pieces-gone = { $winner ->
    [w] Il Nero ha perso l’ultimo pezzo GIPF.
   *[b] Il Bianco ha perso l’ultimo pezzo GIPF.
  }
play-end-repetition = La stessa posizione si è presentata per la terza volta.
play-end-resignation = { $winner ->
    [w] Il Nero ha abbandonato.
   *[b] Il Bianco ha abbandonato.
  }
play-end-time = { $winner ->
    [w] Il tempo del Nero è scaduto.
   *[b] Il tempo del Bianco è scaduto.
  }
play-end-other = Come dice la partita annotata.

# Saved games.
play-games = Le tue partite
play-games-none = Le partite che giochi sono conservate qui, solo in questo browser.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }
play-games-open = non finita
play-games-resume = Continua
play-games-analyse = Analizza
play-games-save = Salva
play-games-delete = Elimina
play-games-deleted = Partita eliminata.
play-games-undo = Annulla
play-games-save-all = Salva tutte le partite in un file
play-not-kept = Questo browser adesso non può salvare partite. Salva la partita in un file prima di chiudere la pagina.
play-unplayable = Non è stato possibile aprire una partita salvata: { $reason } Resta nella tua lista.
play-elsewhere = Questa partita è aperta in un’altra scheda.
play-elsewhere-here = Continua qui

# Records from elsewhere.
play-import-title = Apri una partita annotata
play-import-about = Incolla una partita o scegli un file: la nostra notazione, Boardspace, Board Game Arena, la notazione ufficiale di GIPF o il nostro JSON.
play-import-text = Partita annotata
play-import-file = Scegli un file
play-import-read = Apri
play-import-cancel = Annulla
play-import-empty = Incolla prima una partita o scegli un file.
play-import-refused = Impossibile leggere la partita: { $reason }
play-import-refused-line = Impossibile leggere la riga { $line }: { $reason }
play-import-warning = Riga { $line }: { $reason }
play-import-large = Questo file è troppo grande per una partita.
play-import-found = { $count ->
    [one] È stata trovata una partita finita:
   *[other] Sono state trovate { $count } partite. Scegline una:
  }
play-link-refused = Questo link non è valido. Prepara invece una nuova partita.
play-link-unplayable = La partita di questo link non si può giocare: { $reason }

## Online play: the lobby

online-menu = Online
online-title = Gioca online
online-from-play = L’avversario è altrove? Gioca online
online-lead = Gioca contro un amico, contro chiunque o contro un motore di questo server. Non serve un account.
online-own = Le tue partite
online-quick = Abbinamento rapido
online-quick-about = Un clic, e giochi con la prossima persona che vuole la stessa partita.
online-days = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
  }
online-days-short = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  }
online-speed-bullet = Bullet
online-speed-blitz = Blitz
online-speed-rapid = Rapida
online-speed-classical = Classica
online-speed-correspondence = Corrispondenza

# Setting up an online game.
online-create = Prepara una partita
online-opponent-link = Un amico, con un link
online-opponent-open = Chiunque
online-opponent-engine = Motore
online-opponent-player = Un giocatore, per nome
online-link-about = Privata: solo chi ha il link può giocare o guardare.
online-more = Altre opzioni
online-player-name = Nome del giocatore
online-clock-none = Senza orologio
online-clock-kind = Tipo di orologio
online-clock-fischer = Tempo, più secondi per mossa
online-clock-absolute = Tempo per tutta la partita
online-clock-delay = Tempo, con un’attesa prima di ogni mossa
online-clock-byo-yomi = Tempo, poi periodi di byo-yomi
online-clock-days = Giorni per mossa
online-clock-increment = Secondi aggiunti per mossa
online-clock-delay-seconds = Secondi di attesa per mossa
online-clock-periods = Numero di periodi
online-clock-period = Secondi per periodo
online-clock-days-number = Giorni per mossa
online-color-chance = Casuale
online-rated = Classificata
online-rated-only = Solo partite classificate
online-rated-needs-account = Per le partite classificate serve un account.
online-rated-no-handicap = Le partite con vantaggio non sono classificate.
online-rated-no-clock = Le partite senza orologio non sono classificate.
online-rated-no-custom-terms = Le partite con condizioni proprie non sono classificate.
online-rated-no-match = Un incontro con giochi collegati non è classificato.
online-unrated = non classificata
online-private = privata
online-start = Crea la partita
online-start-seek = Trova un avversario

# Waiting for an opponent.
online-seeking = Cerco un avversario: { $game }, { $clock }
online-seeking-about = Puoi aspettare qui, o giocare intanto contro il motore: quella partita viene messa da parte quando si trova un avversario.
online-seeking-stop = Smetti di cercare
online-seeking-engine = Gioca contro il motore mentre aspetti
online-seeking-ended = Non stai più cercando un avversario.
online-estimate = Di solito circa { $minutes } min, in base all’ultimo giorno.
online-estimate-soon = Di solito meno di un minuto.
online-estimate-long = Di solito più di mezz’ora.
online-estimate-none = Nell’ultimo giorno nessuno ha trovato un avversario per questa partita: può volerci un po’.
online-calling = Giocatori avvisati: { $count }.
online-stand = Avvisami se qualcuno vuole giocare
online-standing = Ti avviseremo quando qualcuno vorrà giocare: { $game }, { $clock }.
online-standing-about = Per una settimana: in ogni pagina aperta di questo sito, con una notifica del browser e per e-mail se hai dato un indirizzo.
online-standing-stop = Non avvisarmi più
online-standing-away = assente; riceverà un avviso
online-call = Chiama
online-called = { $name } vuole giocare: { $game }, { $clock }
online-called-title = Qualcuno vuole giocare
online-paired = Avversario trovato!
online-paired-about = { $seconds ->
    [one] La tua partita comincia tra { $seconds } secondo. La partita contro il motore è conservata.
   *[other] La tua partita comincia tra { $seconds } secondi. La partita contro il motore è conservata.
  }
online-paired-go = Vai alla partita

online-challenge = { $name } ti sfida: { $game }, { $clock }
online-challenge-look = Guarda la sfida
online-challenges = Sfide
online-challenge-received = ti sfida
online-challenge-sent = attende una risposta
online-challenge-accept = Accetta
online-challenge-decline = Rifiuta
online-challenge-withdraw = Ritira
online-challenge-accepted = { $name } ha accettato la tua sfida.
online-challenge-declined = { $name } ha rifiutato la tua sfida.
online-challenge-withdrawn = { $name } ha ritirato la sfida.
online-challenge-expired = La sfida a { $name } è scaduta senza risposta.

# Lists.
online-seeks = In cerca di un avversario
online-seeks-none = Nessuno al momento. Comincia tu!
online-open = Partite per corrispondenza in attesa di un avversario
online-open-none = Nessuna al momento.
online-live = Partite in corso
online-live-none = Al momento non ci sono partite in corso.
online-tv = La partita migliore ora
tv-title = TV
tv-watch = Guarda la TV
tv-lead = La migliore partita in corso. Quando finisce, segue la prossima.
tv-last = In questo momento non gioca nessuno. Questa era l’ultima partita.
tv-engines = In questo momento non gioca nessuno. Qui si affrontano due livelli del motore, nel tuo browser.
tv-next = Segue la prossima partita.
tv-open = Apri questa partita
online-recent = Appena finite
online-people-title = Persone
online-followed = Persone che segui
online-here = Qui adesso
online-lately = Qui nell’ultima settimana
online-is-here = online
leaders-title = Classifiche
leaders-lead = I migliori con punteggio consolidato nell’ultimo anno. I livelli del motore compaiono per confronto.
leaders-rank = Posto
leaders-none = Qui nessuno ha ancora un punteggio consolidato. Bastano poche partite classificate.
club-title = Serata di club
club-lead = Un link per tutti. Chi è pronto gioca con la persona incontrata meno volte. Senza classifica, un solo orologio, ospiti benvenuti.
club-start = Inizia la serata
club-when = Quando
club-when-now = Adesso
club-when-later = Più tardi
club-starts = Data e ora
club-announced = La pagina iniziale annuncia la serata a tutti. Ti serve un account.
club-announce = Annuncia la serata
club-missing = Questa serata di club non esiste.
club-what = { $game }, { $clock }
club-begins = Inizio: { $time }.
club-until = Finisce al più tardi alle { $time }.
club-over = Questa serata è finita. Grazie per aver giocato!
club-name = Il tuo nome stasera
club-ready = Voglio giocare
club-rest = Fai una pausa
club-end = Termina la serata per tutti
club-waiting = Avrai un avversario appena qualcun altro è pronto. Lascia aperta questa pagina.
club-link = Link a questa serata
club-table = Risultati
club-nobody = Ancora nessuno. Manda il link al tuo club.
club-state = Stato
club-results = V · P · S
club-points = Punti
club-state-ready = pronto
club-state-playing = gioca
club-state-away = in pausa
club-back = Torna alla serata di club
online-take = Gioca
online-ask-unrated = Gioca senza classifica
online-create-account = Crea un account
online-watch = Guarda
online-go-on = Continua
online-your-turn = tocca a te
online-their-turn = tocca all’avversario
online-waiting-for = aspetta un avversario
online-people = { $count ->
    [one] { $count } persona è online.
   *[other] { $count } persone sono online.
  }
online-turns = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }
online-color = { $color ->
    [w] gioca con il Bianco
   *[b] gioca con il Nero
  }
online-against = { $white } – { $black }
online-between = punteggio da { $from } a { $to }
online-own-seek = tua

# Names of people.
online-guest = Ospite
online-engine = Motore, livello { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Ancora nessuno

# The connection.
online-state-connecting = Connessione…
online-state-online = Online
online-state-sending = Invio…
online-state-saved = Salvato
online-state-restarting = Il server si riavvia. Niente va perso.
online-state-lost = Nessuna connessione. Riconnessione…
online-state-lost-clock = Nessuna connessione. Gli orologi corrono. Riconnessione…

# What the server refuses.
online-refused-not-your-turn = Non tocca a te.
online-refused-ply-mismatch = La partita è andata avanti. Guarda la posizione attuale e riprova.
online-refused-not-a-player = Non giochi in questa partita.
online-refused-game-over = Questa partita è finita.
online-refused-no-such-game = Questa partita non esiste.
online-refused-no-such-seek = Questa partita non è più offerta: l’ha presa qualcun altro, o è stata ritirata.
online-refused-no-such-challenge = Questa sfida non è più aperta.
online-refused-no-such-player = Questo giocatore non esiste.
online-refused-too-late = È troppo tardi.
online-refused-not-now = Adesso non è possibile.
online-refused-limit = Troppe richieste. Aspetta un momento e riprova.
online-refused-standing-seeks = Troppe persone della tua rete aspettano già un avviso. Riprova più tardi o crea una partita che attende un avversario.
online-refused-muted = Al momento non puoi scrivere nella chat.
online-refused-rated-needs-account = Per le partite classificate serve un account. Accedi o gioca una partita non classificata.
online-refused-seats-taken = Questa partita ha già due giocatori.
online-refused-own-game = Non puoi giocare contro te stesso.
online-refused-opponent-unavailable = Questo giocatore non è disponibile per te. Scegli un altro avversario.
online-refused-opponent-blocked = Hai bloccato questo giocatore. Prima sbloccalo.
online-refused-not-for-you = Questa partita è per qualcun altro.
online-refused-not-signed-in = Non hai effettuato l’accesso. Accedi o continua come ospite.
online-refused-nothing-offered = L’offerta non vale più.
online-refused-bad-plan = Un piano può avere al massimo { $limit } varianti, da 2 a { $limit } mosse, e non devono contraddirsi.
online-refused-bad-chat = Un messaggio deve avere da 1 a { $limit } caratteri su una riga, o essere uno dei messaggi rapidi.
online-refused-busy = Tutti i motori sono occupati. Riprova più tardi.
online-refused-reports-pending = Per la tua rete si stanno già preparando altri resoconti. Riprova quando uno sarà pronto.
online-refused-report-failed = Non è stato possibile preparare il resoconto della partita. Richiedilo di nuovo.
online-refused-unavailable = Al momento il server non può salvare niente. Nulla è cambiato; riprova.
online-refused-no-network = Il server non è raggiungibile. Controlla la connessione e riprova.
online-refused-other = Il server ha rifiutato: { $text }

## Online play: a game

game-title = Partita
game-loading = Carico la partita…
game-unreachable = Al momento la partita non è raggiungibile. Riprovo…
game-missing = Questa partita non esiste, oppure è privata e il link è incompleto.
game-missing-lobby = Vai al gioco online
game-failed = Impossibile caricare il tavoliere. Controlla la connessione e riprova.
game-panel = La partita
game-challenge-wait = In attesa di { $name }
game-challenge-wait-about = { $name } può accettare entro { $days } giorni. Puoi lasciare questa pagina; la sfida resta nella tua lista.
game-challenge-you = { $name } ti sfida.
game-challenge-other = Questa partita è per { $name }. Potrai guardarla quando sarà cominciata.
game-link-lost = Il link è noto solo dove è stato creato. Puoi crearne uno nuovo; quello vecchio smette allora di funzionare.
game-link-new = Crea un nuovo link

# Before the game.
game-invite-from = { $name } ti invita a una partita.
game-invite-open = { $name } cerca un avversario.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
    [w] Giocherai con il Bianco.
    [b] Giocherai con il Nero.
   *[none] I colori si assegnano a caso.
  }
game-invite-rated = Questa partita è classificata.
game-invite-unrated = Questa partita non è classificata.
game-invite-no-account = Le partite classificate richiedono un account. Senza, si chiede a { $name } di giocare senza classifica.
game-unrated-asked = { $name } vorrebbe giocare senza classifica
game-unrated-about = Senza account non si gioca per la classifica. Se accetti, la partita comincia subito e nessun punteggio cambia.
game-invite-handicap = { $color ->
    [w] Vantaggio: il Bianco ha { $count } in più nella scorta.
   *[b] Vantaggio: il Nero ha { $count } in più nella scorta.
  }
game-invite-play = Gioca
game-invite-name = Il tuo nome
game-invite-wait = Aspettiamo il tuo amico
game-invite-wait-open = Aspettiamo che qualcuno si unisca
game-invite-send = Manda questo link alla persona con cui vuoi giocare. La partita comincia appena lo apre e accetta.
game-invite-listed = Tutti vedono questa partita nella pagina Online. Comincia appena qualcuno si unisce: non serve aspettare qui. Puoi anche mandare il link a un amico.
game-invite-link = Link alla partita
game-invite-copy = Copia il link
game-invite-share = Condividi
game-invite-copied = Link copiato.
game-invite-by-hand = Questo browser copia solo con una connessione sicura (https). Seleziona il link e copialo a mano.
game-invite-code = Lo stesso link come codice QR: inquadralo con un telefono.
game-invite-cancel = Annulla l’invito
game-invite-gone = Questo invito è stato annullato.
sixty-title = Le regole in sessanta secondi
sixty-lesson = Prova nella prima lezione
sixty-yinsh-place = Metti una pedina del tuo colore in uno dei tuoi anelli e muovi l’anello in linea retta. La pedina resta lì.
sixty-yinsh-flip = Un anello può saltare una serie di pedine, fino alla prima casella libera dopo di esse. Tutte vengono girate e cambiano colore.
sixty-yinsh-row = Cinque tue pedine allineate? Rimuovile, insieme a uno dei tuoi anelli. Vince chi ha rimosso tre anelli.
sixty-yinsh-row-blitz = Cinque tue pedine allineate? Rimuovile, insieme a uno dei tuoi anelli. Nel blitz vince il primo anello rimosso.
sixty-gipf-push = Metti un pezzo su un punto esterno e spingilo sul tavoliere. I pezzi che trova sul suo cammino vengono spinti avanti.
sixty-gipf-row = Quattro tuoi pezzi allineati tornano nella tua scorta. I pezzi avversari che proseguono l’allineamento vengono catturati.
sixty-gipf-end-basic = I pezzi catturati non tornano. Se la tua scorta è vuota quando tocca a te, perdi.
sixty-gipf-end = Perdi se la tua scorta è vuota quando tocca a te, o se il tuo ultimo pezzo GIPF non c’è più. Un pezzo GIPF è alto due pezzi.
sixty-potentials = I potenziali sono pezzi in più con un proprio potere. Ognuno entra sopra un pezzo semplice e si usa in un turno successivo.

# Players and clocks.
game-you = tu
game-present = presente
game-away = assente
game-spectators = { $count ->
    [0] Nessuno spettatore.
    [one] { $count } spettatore.
   *[other] { $count } spettatori.
  }
game-clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  }
game-clock-days-hours = { $days } g { $hours } h
game-clock-hours = { $hours } h { $minutes } min
game-clock-periods = { $periods ->
    [one] { $periods } periodo
   *[other] { $periods } periodi
  }
game-clock-left = { $player ->
    [w] Al Bianco restano { $time }
   *[b] Al Nero restano { $time }
  }
game-clock-low = Il tuo tempo sta finendo.

# Whose turn it is, and what to do.
game-your-turn = Tocca a te
game-their-turn = Tocca a { $name }
game-turn-of = { $player ->
    [w] Tocca al Bianco
   *[b] Tocca al Nero
  }
game-thinking = Puoi guardare le mosse precedenti, o anticipare la prossima.
game-watching = Stai guardando come spettatore.
game-sent = Invio della mossa al server…
game-sent-later = La tua mossa parte appena torna la connessione.
game-new-turn = È stata giocata una nuova mossa.
game-your-turn-new = Ora tocca a te.
game-undo = Annulla
game-send = Invia questa mossa
game-send-about = La tua mossa è completa. La invii?
game-not-sent = La tua mossa non è stata accettata: { $reason }
game-confirm-setting = Chiedi prima di inviare una mossa
game-taken-back = { $count ->
    [one] Annullato: resta { $count } mossa.
   *[other] Annullato: restano { $count } mosse.
  }
game-title-turn = Tocca a te · { $game }
game-title-wait = Tocca a { $name } · { $game }
game-title-over = Partita finita · { $game }
game-title-invite = In attesa · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Mossa anticipata
game-premove-about = Scegli ora la tua prossima mossa. È inviata appena l’avversario ha giocato, se è ancora possibile.
game-premove-choose = Mossa anticipata: { $action }
game-premove-set = Mossa anticipata: { $turn }. Premi Esc o il tavoliere per annullarla.
game-premove-dropped = La tua mossa anticipata è annullata.
game-premove-impossible = La tua mossa anticipata { $turn } non è più possibile.
game-premove-not-now = In questa posizione non puoi anticipare una mossa.

# Conditional turns.
game-plan = Mosse condizionali
game-plan-about = «Se gioca questo, io gioco quello». Il server gioca le risposte per te. Nessun altro le vede.
game-plan-add = Aggiungi una variante
game-plan-none = Ancora nessuna variante.
game-plan-line = Se { $line }
game-plan-delete = Elimina questa variante
game-plan-theirs = Gioca sul tavoliere una mossa per il tuo avversario.
game-plan-mine = Ora gioca la tua risposta.
game-plan-save = Salva questa variante
game-plan-back = Una mossa indietro
game-plan-cancel = Annulla
game-plan-kept = Le tue mosse condizionali sono salvate.
game-plan-full = Hai { $limit } varianti, il massimo possibile.
game-plan-resign = poi abbandono
game-plan-your-turn = Tocca a te. Imposta le mosse condizionali mentre aspetti l’avversario.

# Offers and requests.
game-resign = Abbandona
game-premove-short = Anticipa
game-take-back-short = Annulla
game-draw-short = Pareggio
game-offer-once = Una proposta per mossa. Potrai farne un’altra dopo la prossima mossa.
game-resign-sure = Abbandonare questa partita?
game-resign-about = Vince il tuo avversario.
game-resign-yes = Abbandona
game-resign-no = Continua
game-abort = Interrompi
game-abort-sure = Interrompere questa partita?
game-abort-about = Non vince nessuno, e la partita non conta.
game-abort-yes = Interrompi
game-draw = Offri il pareggio
game-draw-offered = Hai offerto il pareggio.
game-draw-asked = { $name } offre il pareggio.
game-take-back = Chiedi di annullare una mossa
game-take-back-offered = Hai chiesto di annullare una mossa.
game-take-back-asked = { $name } chiede di annullare una mossa.
game-draw-early = Il pareggio si può offrire dopo una mossa di entrambi.
game-take-back-early = Non hai ancora giocato una mossa.
game-rematch = Rivincita
game-rematch-offered = Hai proposto la rivincita.
game-rematch-asked = { $name } propone la rivincita.
game-rematch-go = Vai alla prossima partita
game-accept = Accetta
game-decline = Rifiuta
game-declined = { $name } ha rifiutato.
game-gone = { $name } ha lasciato la partita.
game-gone-wait = { $seconds ->
    [one] Puoi reclamare la partita tra { $seconds } secondo.
   *[other] Puoi reclamare la partita tra { $seconds } secondi.
  }
game-gone-now = Puoi reclamare la partita o aspettare ancora.
game-claim-win = Reclama la vittoria
game-claim-draw = Reclama il pareggio
game-menu = Altro
game-match-go = Vai al gioco collegato
game-match-back = Torna all’incontro
game-match-part = Questa partita decide se un potenziale viene usato in un incontro.
game-match-paused = La partita di GIPF è in pausa
game-match-linked = Il gioco collegato decide se l’uso dichiarato si gioca.
game-match-answer = L’avversario decide: lasciar passare l’uso o sfidarti.
game-match-decides = { $player ->
    [w] Decide il Bianco
   *[b] Decide il Nero
  }
game-match-choice = Lasciar passare l’uso o sfidare.
game-match-elsewhere = Decide una partita giocata altrove
game-match-entering = I due giocatori indicano chi l’ha vinta.
match-name = { $game } (incontro)
match-linked = Collegato: { $links }
match-challenges = Sfide per giocatore: { $count }
match-explained = Un potenziale collegato va dichiarato prima di usarlo. L’altro lascia passare o sfida; dopo una sfida si usa solo se chi lo ha dichiarato vince.
match-explained-die = Dado: tirano tutti e due, vince il numero più alto.
match-explained-game = Gioco collegato: GIPF si ferma e si gioca qui l’altro gioco, con un suo orologio.
match-explained-elsewhere = Un gioco altrove: giocate a quello che volete, per esempio a un tavolo, e inserite tutti e due il risultato.
match-part = Gioco collegato di un incontro
match-games = Giochi collegati
game-flip = Gira il tavoliere
game-share = Condividi un link a questa partita
game-analyse = Analizza
game-record = Salva la partita
game-new = Nuova partita
game-notify = Avvisami quando tocca a me
game-notify-denied = Il tuo browser blocca le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.
game-notify-insecure = Per le notifiche serve una connessione sicura (https). Senza, ci sono solo il suono e il titolo della pagina.
game-notify-title = Tocca a te
game-notify-body = { $name } ha giocato: { $turn }
game-notify-joined = { $name } entra in partita. Si comincia.

# About the game.
game-about = Su questa partita
game-about-rated = Classificata
game-about-unrated = Non classificata
game-about-private = Privata: solo i giocatori e chi ha il link vedono questa partita.
game-about-clock = Orologio: { $clock }
game-about-lag = Ritardo di rete
game-about-lag-own = La tua connessione risponde in { $ms } ms.
game-about-lag-note = Il server restituisce il tempo che una mossa passa in viaggio, fino a un limite uguale per entrambi i giocatori.
game-about-player = Giocatore
game-about-last = Ultima mossa
game-about-back = Restituito
game-about-back-all = Totale
game-about-ms = { $ms } ms
game-about-seconds = { $seconds } s

# The end.
game-over = Partita finita
game-won = Hai vinto!
game-lost = Hai perso.
game-white-won = Ha vinto il Bianco.
game-black-won = Ha vinto il Nero.
game-drawn = Pareggio.
game-aborted = La partita è stata interrotta.
game-by-resignation = { $winner ->
    [w] Il Nero ha abbandonato.
   *[b] Il Bianco ha abbandonato.
  }
game-by-time = { $winner ->
    [w] Il tempo del Nero è scaduto.
    [b] Il tempo del Bianco è scaduto.
   *[none] Il tempo è scaduto.
  }
game-by-agreement = Di comune accordo.
game-by-abandoned = { $winner ->
    [w] Il Nero ha lasciato la partita.
    [b] Il Bianco ha lasciato la partita.
   *[none] Un giocatore ha lasciato la partita.
  }
game-by-aborted = La partita non conta.
game-by-rules = Secondo le regole del gioco.
game-rating-change = { $name }: { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = Stai giocando una partita classificata.
game-lock-about = Finché non è finita, il motore, i suggerimenti e l’analisi sono bloccati. Così la partita resta leale.
game-lock-back = Torna alla tua partita

## Online play: chat

chat-title = Chat
chat-players = Giocatori
chat-spectators = Spettatori
chat-none = Ancora nessun messaggio.
chat-say = Il tuo messaggio
chat-send = Invia
chat-phrases = Messaggi rapidi
chat-good-luck = Buona fortuna!
chat-hello = Ciao!
chat-good-game = Bella partita!
chat-thanks = Grazie!
chat-nice-turn = Bella mossa!
chat-sorry = Scusa!
chat-one-moment = Un momento, per favore.
chat-goodbye = Arrivederci!
chat-mute = Nascondi la chat
chat-muted = La chat è nascosta.
chat-unmute = Mostra la chat
chat-new = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
chat-spoken = { $name } dice: { $text }
chat-report-title = Segnala un giocatore
chat-report-about = La esaminerà un moderatore. La persona segnalata non lo saprà.
chat-report-who = Giocatore
chat-report-reason = Motivo
chat-report-cheat = Aiuto di un motore
chat-report-abuse = Insulti o minacce
chat-report-spam = Pubblicità
chat-report-stalling = Perde tempo o se ne va
chat-report-other = Altro
chat-report-text = Che cosa è successo?
chat-report-send = Invia la segnalazione
chat-report-cancel = Annulla
chat-report-sent = Grazie. La tua segnalazione è stata inviata.
block-add = Blocca
block-remove = Sblocca
block-add-name = Blocca { $name }
block-remove-name = Sblocca { $name }
block-title = Blocca un giocatore
block-about = I giocatori che hai bloccato non ti vengono abbinati. Nessuno dei due può sfidare l’altro e non vedi quello che scrivono. Non ne sanno nulla. Le partite in corso continuano.
block-done = Hai bloccato { $name }.
block-undone = Hai sbloccato { $name }.
block-nobody = Qui non c’è nessuno da bloccare.

## Analyse

analyse-title = Analizza
analyse-loading = Preparo il tavoliere…
analyse-failed = Impossibile caricare il tavoliere. Controlla la connessione e riprova; le tue analisi sono al sicuro.
analyse-again = Riprova

# The board and the tree of turns.
analyse-steps = Scorri le mosse
analyse-first = All’inizio
analyse-previous = Una mossa indietro
analyse-next = Una mossa avanti
analyse-last = Alla fine
analyse-flip = Gira il tavoliere
analyse-open = Apri…
analyse-new = Nuova
analyse-tab-turns = Mosse
analyse-tab-engine = Motore
analyse-tab-setup = Prepara
analyse-tab-share = Condividi
analyse-start = Inizio
analyse-no-turns = Gioca una mossa sul tavoliere o apri una partita. Ogni altra mossa che provi diventa una variante.
analyse-main-line = Variante principale
analyse-variation = Variante
analyse-turn-of = { $player ->
        [w] Tocca al Bianco
       *[b] Tocca al Nero
    }
analyse-marks = Dai un segno a questa mossa
analyse-mark-good = Buona
analyse-mark-poor = Errore
analyse-mark-very-good = Brillante
analyse-mark-very-poor = Errore grave
analyse-mark-interesting = Interessante
analyse-mark-doubtful = Dubbia
analyse-comment = Commento a questa mossa
analyse-comment-start = Commento alla partita
analyse-promote = Rendi principale
analyse-delete = Elimina da qui
analyse-deleted = Eliminato: { $turn } e tutto ciò che segue.
analyse-bring-back = Annulla
analyse-refused = Impossibile aprire: { $reason }
analyse-turn-refused = La mossa { $turn } non si può mostrare: { $reason }
analyse-link-refused = Questo link non è valido; ecco un tavoliere vuoto.
analyse-no-game = Questa partita non è più salvata in questo browser.
analyse-part-failed = Impossibile caricare questa parte della pagina. Controlla la connessione e riprova.
analyse-not-kept = Questo browser adesso non può salvare niente. Salva la partita in un file prima di chiudere la pagina.

# The engine.
analyse-engine = Motore
analyse-engine-loading = Il motore si sta caricando…
analyse-engine-percent = Il motore si sta caricando… { $percent }%
analyse-engine-failed = Impossibile caricare il motore. Tutto il resto funziona anche senza.
analyse-engine-retry = Riprova
analyse-engine-over = La partita è finita.
analyse-engine-done = Il motore ha finito: pensare di più non cambierebbe nulla.
analyse-lines = Numero di varianti
analyse-lines-title = Che cosa giocherebbe il motore
analyse-progress = profondità { $depth } · { $speed } posizioni/s
analyse-no-score = Nessuna valutazione
analyse-even = La posizione è in equilibrio.
analyse-better = { $player ->
    [w] Il Bianco sta meglio ({ $points }).
   *[b] Il Nero sta meglio ({ $points }).
  }
analyse-has-won = { $player ->
        [w] Il Bianco ha vinto
       *[b] Il Nero ha vinto
    }
analyse-wins-in = { $player ->
        [w] { $turns ->
        [one] Il Bianco vince in { $turns } mossa
       *[other] Il Bianco vince in { $turns } mosse
    }
       *[b] { $turns ->
        [one] Il Nero vince in { $turns } mossa
       *[other] Il Nero vince in { $turns } mosse
    }
    }

# Line control.
control-title = Controllo delle linee
control-for = { $player ->
    [w] favorevole al Bianco
   *[b] favorevole al Nero
  }
control-shown = Linee mostrate
control-before = Prima della mossa
control-after = Dopo la mossa
control-changes = Cambiamenti maggiori
control-change = { $player ->
    [w] meglio per il Bianco
   *[b] meglio per il Nero
  }
control-none = Questa mossa non cambia nessuna linea.
control-start = Gioca una mossa per vedere quali linee cambia.
control-sum = Linee { $lines }, tutto il resto { $rest }: { $total } senza calcolare varianti.

# The whole game.
analyse-review = Prepara il resoconto della partita
analyse-annotate = Segni, commento, disegno
analyse-draw = Disegna
analyse-draw-about = Trascina per una freccia, tocca per un cerchio; in ogni momento con il tasto destro. Maiusc disegna in rosso, Alt in blu.
analyse-review-stop = Ferma
analyse-review-doing = Il motore rivede la partita: { $done } mosse su { $of }
analyse-review-empty = Non c’è ancora nessuna mossa da rivedere.
analyse-review-graph = Valutazione nel corso della partita
analyse-review-point = { $number } { $turn } ({ $score }). Era meglio { $better }.
analyse-review-turning-point = Questa è stata la svolta.
analyse-review-player = { $player ->
        [w] Bianco
       *[b] Nero
    }
analyse-review-accuracy = { $percent }% di precisione
analyse-review-faults = { $count ->
        [0] nessun errore
        [one] { $count } errore
       *[other] { $count } errori
    }
analyse-review-faultless = Il motore non ha trovato errori.

# Setting up a position.
analyse-setup-about = Scegli un pezzo e poi fai clic su una casella, oppure trascinalo sul tavoliere. Un altro clic lo rimuove.
analyse-game = Gioco
analyse-palette = Pezzi
analyse-tool-hand = Sposta un pezzo
analyse-tool-eraser = Rimuovi un pezzo
analyse-to-act = Tocca a
analyse-white = Bianco
analyse-black = Nero
analyse-rings-off = Anelli rimossi
analyse-reserve = Pezzi nella scorta
analyse-right = Pezzi GIPF
analyse-right-first = deve far entrare il primo
analyse-right-open = può farne entrare altri
analyse-right-lost = non può farne entrare altri
analyse-setup-possible = Questa posizione è valida.
analyse-setup-done = Analizza questa posizione
analyse-setup-clear = Svuota il tavoliere
analyse-setup-start = Posizione iniziale
analyse-setup-shown = Posizione analizzata

# Export.
analyse-position = Posizione
analyse-position-open = Apri questa posizione
analyse-copy = Copia
analyse-save = Salva in un file
analyse-link = Link
analyse-link-position = Link a questa posizione
analyse-link-game = Link alla partita fin qui
analyse-play-here = Gioca da qui
analyse-play-engine = Contro il motore
analyse-play-person = In due
analyse-record = Partita annotata con tutte le varianti
analyse-copied-position = Posizione copiata.
analyse-copied-link = Link copiato.
analyse-copied-record = Partita copiata.

# Opening something.
analyse-open-title = Apri una partita o una posizione
analyse-open-text = Partita annotata, posizione o link
analyse-open-read = Apri
analyse-open-file = Scegli un file
analyse-open-cancel = Annulla
analyse-open-about = Partite annotate nella nostra notazione, da Boardspace o Board Game Arena, nella notazione ufficiale di GIPF o nel nostro JSON. Puoi anche trascinare un file su questa pagina.
analyse-open-empty = Incolla prima un testo o scegli un file.
analyse-open-large = È troppo grande per una partita annotata.
analyse-open-nothing = In questo testo non si è trovata nessuna partita.
analyse-open-found = { $count ->
        [one] Si può aprire una partita:
       *[other] Sono state trovate { $count } partite. Scegline una:
    }
analyse-open-more = { $count ->
        [one] Un’altra è illeggibile.
       *[other] Altre { $count } sono illeggibili.
    }
analyse-own-games = Le tue partite
analyse-earlier = Analisi precedenti

## Reports, mistakes and teaching games

report = Resoconto della partita
report-doing-again = Il motore riguarda gli errori: { $done } su { $of }
report-phase-opening = Apertura
report-phase-middle = Mediogioco
report-phase-end = Finale
report-phase = { $phase }: { $percent }%
report-turned = { $player ->
    [w] La partita è cambiata con { $turn }: le possibilità del Bianco sono scese dal { $before }% al { $after }%.
   *[b] La partita è cambiata con { $turn }: le possibilità del Nero sono scese dal { $before }% al { $after }%.
}
report-steady = Nessuno ha perso un vantaggio: la partita non ha avuto una svolta.
report-chance = { $turn } · Possibilità del Bianco: { $percent }%
report-learn = Impara dai tuoi errori
report-learn-of = { $player ->
    [w] Errori del Bianco
   *[b] Errori del Nero
}
report-kept = Questo resoconto è salvato in questo browser e, con un account, anche lì, solo per te.
report-show = Mostra
report-show-title = { $turn } sul tavoliere
report-show-played = { $player ->
    [w] Il Bianco ha giocato { $turn }:
   *[b] Il Nero ha giocato { $turn }:
}
report-show-better = Era meglio { $turn }:
report-show-before = La posizione prima della mossa.
report-show-before-better = Di nuovo la stessa posizione.
report-show-play = Riproduci le mosse
report-show-pause = Pausa
report-show-try = Prova tu
report-lessons = Che cosa insegna questa partita
report-lesson-times = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
report-lesson-link = Lezione: { $name }
report-lesson-puzzles = Problemi: { $name }
report-advice-win = Prima di ogni mossa, cerca una tua vittoria.
report-advice-danger = Prima di giocare, chiediti con che cosa potrebbe vincere l’avversario.
report-advice-own-row = Cerca gli allineamenti che puoi completare o minacciare.
report-advice-their-row = Prima di ogni mossa, controlla quali allineamenti può completare l’avversario.
report-advice-given-row = Controlla che la tua mossa non completi un allineamento per l’avversario.
report-advice-capture = Guarda ogni spinta che cattura qualcosa.
report-advice-safety = Controlla quali dei tuoi pezzi può catturare l’avversario.
report-advice-gipf-pieces = Tieni i tuoi pezzi GIPF fuori portata.
report-advice-rings = Tieni i tuoi anelli liberi di muoversi.
report-advice-flips = Conta le pedine che una mossa gira, le tue e quelle dell’avversario.
report-advice-removal = Scegli con calma che cosa rimuovere.
report-advice-supply = Tieni il conto dei pezzi rimasti.
report-advice-potentials = Pensa ai tuoi potenziali a ogni mossa: usali in tempo, ma non troppo presto.
report-good = Buone mosse
report-good-only = L’unica mossa che conserva le possibilità di vittoria.
report-good-hard = Difficile da trovare: una ricerca rapida sceglie un’altra mossa.
report-good-sacrifice = Cede dei pezzi, e funziona.
report-good-punishes = La risposta migliore a un errore.
report-old = Questo resoconto viene da una versione precedente, che spiegava meno.
report-renew = Rifai il resoconto
report-decision-declaration-wrong = Questo uso non andava dichiarato: con { $better } le possibilità di vincere sono del { $other }% invece del { $number }%.
report-decision-declaration-missed = Andava dichiarato l’uso { $better }: così le possibilità di vincere sono del { $other }% invece del { $number }%.
report-decision-challenge-wrong = Questo uso non valeva una sfida: le possibilità di vincere dell’avversario sono del { $number }% con l’uso e del { $other }% senza.
report-decision-challenge-missed = Questo uso andava sfidato: le possibilità di vincere dell’avversario sono del { $number }% con l’uso e del { $other }% senza.
report-decision-win-not-challenged = { $number ->
    [one] Questo uso vince subito: andava sfidato.
   *[other] Questo uso vince in { $number } mosse: andava sfidato.
}
report-decision-chance = Supponiamo che la sfida si vinca nel { $chance }% dei casi; tra il 30% e il 70% il giudizio sarebbe lo stesso.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [one] Il Bianco poteva vincere subito.
       *[other] Il Bianco poteva forzare la vittoria in { $number } mosse.
    }
   *[b] { $number ->
        [one] Il Nero poteva vincere subito.
       *[other] Il Nero poteva forzare la vittoria in { $number } mosse.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [one] Ora il Bianco può vincere subito.
       *[other] Ora il Bianco può forzare la vittoria in { $number } mosse.
    }
   *[b] { $number ->
        [one] Ora il Nero può vincere subito.
       *[other] Ora il Nero può forzare la vittoria in { $number } mosse.
    }
}
report-reason-last-gipf = { $player ->
    [w] L’ultimo pezzo GIPF del Bianco poteva essere catturato: { $points }.
   *[b] L’ultimo pezzo GIPF del Nero poteva essere catturato: { $points }.
}
report-reason-gives-row = { $player ->
    [w] Questa mossa ha completato un allineamento per il Bianco: { $points }.
   *[b] Questa mossa ha completato un allineamento per il Nero: { $points }.
}
report-reason-missed-row = Si poteva completare subito un allineamento: { $points }.
report-reason-missed-capture = { $number ->
    [one] Si poteva catturare un pezzo: { $points }.
   *[other] Si potevano catturare { $number } pezzi: { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] Con questa mossa il Bianco perde un pezzo GIPF: { $points }.
   *[b] Con questa mossa il Nero perde un pezzo GIPF: { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] La risposta cattura un pezzo: { $points }.
   *[other] La risposta cattura { $number } pezzi: { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] Il Bianco minacciava di completare un allineamento e non è stato fermato: { $points }.
   *[b] Il Nero minacciava di completare un allineamento e non è stato fermato: { $points }.
}
report-reason-allows-row = { $player ->
    [w] Questa mossa permette al Bianco di completare un allineamento: { $points }.
   *[b] Questa mossa permette al Nero di completare un allineamento: { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] L’anello del Bianco è stato imprigionato: { $points }.
   *[b] L’anello del Nero è stato imprigionato: { $points }.
}
report-reason-broke-four = { $player ->
    [w] Questa mossa ha spezzato quattro pedine bianche allineate: { $points }.
   *[b] Questa mossa ha spezzato quattro pedine nere allineate: { $points }.
}

mistakes-title = Errori
mistakes-about = Posizioni delle tue partite in cui c’era di meglio. Vale ogni mossa che mantiene le possibilità di vincere.
mistakes-empty = Non ci sono ancora errori da cui imparare. Finisci una partita e apri il suo resoconto: i tuoi errori saranno qui.
mistakes-play = Gioca una partita
mistakes-ask = { $player ->
    [w] Il Bianco ha giocato { $turn }. Trova di meglio.
   *[b] Il Nero ha giocato { $turn }. Trova di meglio.
}
mistakes-at = { $at } di { $of }
mistakes-judging = Il motore giudica la tua mossa…
mistakes-right-best = Giusto: il motore avrebbe giocato lo stesso.
mistakes-right = Giusto: le possibilità di vincere restano.
mistakes-wrong = Non ancora: così perdi possibilità di vincere.
mistakes-same = È la mossa giocata nella partita. C’è di meglio.
mistakes-on = Il motore ha risposto. Tocca a te.
mistakes-held = Fatto: le tue possibilità di vincere ci sono ancora.
mistakes-begins = La mossa migliore comincia in { $point }.
mistakes-solution = Soluzione
mistakes-better = Era meglio { $turn }.
mistakes-again = Riprova
mistakes-next = Avanti
mistakes-done = Era tutto: { $right } su { $of } trovati al primo tentativo.
mistakes-game = Tutta la partita
teach-option = Partita didattica
teach-about = Le mosse sbagliate vengono segnalate subito e si possono annullare.
teach-checking = La tua mossa viene controllata…
teach-bad = { $kind ->
    [mistake] Questo era un errore.
   *[blunder] Questo era un errore grave.
}
teach-ask-threat = { $player ->
    [w] Il Bianco minaccia qualcosa. Lo vedi?
   *[b] Il Nero minaccia qualcosa. Lo vedi?
}
teach-ask-chance = C’era qualcosa di meglio. Lo vedi?
teach-tell = Dimmelo
teach-hint-chance = Qui c’è qualcosa di buono. Lo vedi?
teach-hint-otherwise = Se giocassi { $turn }:
teach-on = Continua a giocare

report-reason-costs-rows = { $number ->
    [one] Nelle mosse successive questo costa un allineamento.
   *[other] Nelle mosse successive questo costa { $number } allineamenti.
}
report-reason-costs-pieces = { $number ->
    [one] Nelle mosse successive questo costa un pezzo.
   *[other] Nelle mosse successive questo costa { $number } pezzi.
}
report-reason-later = { $turns ->
    [one] Serve una mossa.
   *[other] Servono { $turns } mosse.
}
report-reason-wrong-ring = Andava rimosso un altro anello: { $points }.
report-reason-wrong-row = Andava rimosso altro: { $points }.
report-reason-pool-runs-out = { $player ->
    [w] La riserva si esaurisce. Anelli rimossi: Bianco { $number }, Nero { $other }.
   *[b] La riserva si esaurisce. Anelli rimossi: Nero { $number }, Bianco { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] La scorta del Bianco si esaurisce.
   *[b] La scorta del Nero si esaurisce.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] Il Bianco non può più far entrare pezzi GIPF. Sul tavoliere: { $number }.
   *[b] Il Nero non può più far entrare pezzi GIPF. Sul tavoliere: { $number }.
}
report-reason-use-missed = Andava usato un potenziale: { $points }.
report-reason-use-wasted = È stato usato un potenziale che andava conservato: { $points }.
report-reason-row-follows = { $player ->
    [w] Questo porta a un allineamento del Bianco: { $points }.
   *[b] Questo porta a un allineamento del Nero: { $points }.
}
report-reason-row-lost = { $player ->
    [w] La mossa migliore porta a un allineamento del Bianco: { $points }.
   *[b] La mossa migliore porta a un allineamento del Nero: { $points }.
}
report-reason-row-delayed = { $player ->
    [w] L’allineamento del Bianco arriva più tardi ({ $points }). Mosse fino ad allora: { $number } invece di { $other }.
   *[b] L’allineamento del Nero arriva più tardi ({ $points }). Mosse fino ad allora: { $number } invece di { $other }.
}
report-reason-row-sooner = { $player ->
    [w] L’allineamento del Bianco arriva prima ({ $points }). Mosse fino ad allora: { $number } invece di { $other }.
   *[b] L’allineamento del Nero arriva prima ({ $points }). Mosse fino ad allora: { $number } invece di { $other }.
}
report-reason-captures-follow = Questo porta a una cattura dell’avversario: { $points }.
report-reason-capture-lost = La mossa migliore porta a una cattura: { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] Ora un pezzo GIPF del Bianco può essere catturato: { $points }.
   *[b] Ora un pezzo GIPF del Nero può essere catturato: { $points }.
}
report-reason-pieces-threatened = L’avversario minaccia poi di catturare: { $points }.
report-reason-attack-missed = La mossa migliore minaccia di catturare: { $points }.
report-reason-row-threatened = { $player ->
    [w] Il Bianco minaccia poi di completare un allineamento: { $points }.
   *[b] Il Nero minaccia poi di completare un allineamento: { $points }.
}
report-reason-threat-missed = La mossa migliore minaccia di completare un allineamento: { $points }.
report-reason-markers-flipped = Pedine che l’avversario guadagna girandole: { $number } invece di { $other } ({ $points }).
report-reason-flip-missed = Pedine che la variante migliore guadagna girandole: { $number } invece di { $other } ({ $points }).
report-reason-ring-hemmed-in = Un anello ha poco spazio: { $points }. Mosse rimaste: { $number } invece di { $other }.
report-reason-close = Le mosse si equivalgono: una ricerca più profonda vede poca differenza.
report-reason-compare-rows = { $player ->
    [w] Dopo le mosse successive, allineamenti che il Bianco può completare in una mossa: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, allineamenti che il Nero può completare in una mossa: { $number } invece di { $other }.
}
report-reason-compare-moves = { $player ->
    [w] Dopo le mosse successive, mosse possibili degli anelli del Bianco: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, mosse possibili degli anelli del Nero: { $number } invece di { $other }.
}
report-reason-compare-flips = { $player ->
    [w] Dopo le mosse successive, pedine bianche che possono essere girate: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, pedine nere che possono essere girate: { $number } invece di { $other }.
}
report-reason-compare-markers = { $player ->
    [w] Dopo le mosse successive, pedine bianche sul tavoliere: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, pedine nere sul tavoliere: { $number } invece di { $other }.
}
report-reason-compare-fours = { $player ->
    [w] Dopo le mosse successive, pedine bianche in linee di quattro: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, pedine nere in linee di quattro: { $number } invece di { $other }.
}
report-reason-compare-centre = { $player ->
    [w] Dopo le mosse successive, distanze del Bianco dal centro, sommate: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, distanze del Nero dal centro, sommate: { $number } invece di { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] Dopo le mosse successive, pezzi nella scorta del Bianco: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, pezzi nella scorta del Nero: { $number } invece di { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] Dopo le mosse successive, pezzi del Bianco sul tavoliere: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, pezzi del Nero sul tavoliere: { $number } invece di { $other }.
}
report-reason-compare-risk = { $player ->
    [w] Dopo le mosse successive, pezzi del Bianco che possono essere catturati: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, pezzi del Nero che possono essere catturati: { $number } invece di { $other }.
}
report-reason-compare-threes = { $player ->
    [w] Dopo le mosse successive, linee di tre del Bianco: { $number } invece di { $other }.
   *[b] Dopo le mosse successive, linee di tre del Nero: { $number } invece di { $other }.
}

## Learn: the pages around the lessons

learn-title = Impara
learn-lead = Brevi lezioni su un tavoliere vero, una per ogni regola. Fai ciò che chiede il testo; il tavoliere ti dice quando è giusto.
learn-potentials-about = Pezzi in più da altri cinque giochi della serie: scorrono, saltano, coprono, spezzano e spingono due volte.
learn-potentials-first = Non conosci GIPF? Imparalo prima
learn-progress = { $done } lezioni fatte su { $count }
learn-start = Comincia
learn-continue = Continua
learn-again = Ricomincia
learn-all-done = Hai finito tutte le lezioni.
learn-lesson-done = fatta
learn-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
  }
learn-step = Passo { $step } di { $count }
learn-lesson-of = Lezione { $number } di { $count }
learn-back = Indietro
learn-next = Avanti
learn-next-lesson = Prossima lezione: { $title }
learn-overview = Tutte le lezioni
learn-show = Fammi vedere
learn-shown = Ecco un modo di farlo.
learn-hint = Suggerimento
learn-reset = Ricomincia questo passo
learn-right-1 = Ben fatto.
learn-right-2 = Esatto.
learn-right-3 = Proprio così.
learn-not-yet = Una mossa regolare, ma non quella che cerchiamo. Riprova.
learn-not-yet-win = Non ancora: dopo questa mossa il Nero può salvarsi. Riprova.
learn-miss-land = Non ancora. Il punto segnato è la meta.
learn-miss-row = Ancora nessun allineamento. I punti segnati ne formerebbero uno.
learn-tried-jump = Pedine saltate: { $count }. L’anello in { $point } può saltarne { $goal }.
learn-tried-gain = Pedine guadagnate: { $count }. L’anello in { $point } può guadagnarne { $goal }.
learn-tried-push = Pezzi spinti: { $count }. Da { $point } puoi spingerne { $goal }.
learn-miss-keep = Il pezzo in { $point } doveva restare.
learn-tried-capture = Pezzi catturati: { $count }. Puoi catturarne { $goal }.
learn-tried-reserve = Ora nella tua scorta: { $count }. Possono essere { $goal }.
learn-miss-stop = L’avversario ottiene ancora un allineamento, come vedi.
learn-miss-win = Così non si vince ancora. Cerca un’altra mossa.
learn-tried-rows = Allineamenti rimossi: { $count }. In una mossa puoi rimuoverne { $goal }.
learn-miss-theirs = Così il Nero non ottiene un allineamento. Una mossa giusta comincia da { $point }.
learn-miss-gipf = Nessun pezzo GIPF è stato catturato. Una mossa giusta comincia da { $point }.
learn-miss-bring-gipf = Non era un pezzo GIPF. Scegline uno prima di spingere.
learn-miss-bring-single = Non era un pezzo semplice. Scegline uno prima di spingere.
learn-miss-leave = Hai rimosso l’allineamento. Può restare, perché è fatto solo di pezzi GIPF.
learn-course-done-yinsh = Conosci tutte le regole di YINSH. Ora gioca una partita!
learn-course-done-gipf = Conosci tutte le regole di GIPF. Ora gioca una partita!
learn-course-done-potentials = Conosci tutti i potenziali. Ora usali in una partita!
learn-rules-yinsh = Leggi tutte le regole di YINSH
learn-rules-gipf = Leggi tutte le regole di GIPF
learn-rules-potentials = Leggi tutte le regole dei potenziali
learn-rules-potentials-name = Potenziali
learn-rules-before = Prima
learn-rules-after = Dopo
learn-rules-contents = In questa pagina
learn-rules-site = Dal sito dell’autore
learn-rules-site-about = Queste regole non sono nel regolamento. Vengono dalle regole brevi o dalle domande e risposte sul sito dell’autore.
learn-rules-ruling = Nostra decisione
learn-rules-ruling-about = Una decisione è una scelta nostra, dove il regolamento tace o si può leggere in due modi. La ragione è indicata accanto.
learn-rules-try = Prova
learn-rules-reset = Rimetti a posto
learn-rules-lesson = Lezione: { $title }
learn-rules-credit = YINSH e GIPF sono di Kris Burm e fanno parte del suo progetto GIPF. Queste sono le regole con parole nostre; i regolamenti nelle scatole sono suoi.
learn-rules-official = Il sito del progetto GIPF

## Lessons of YINSH

lesson-yinsh-rings = Che cos’è un anello?
lesson-yinsh-rings-1 = Hai il Bianco. Ogni giocatore ha cinque anelli, e si muovono solo gli anelli. Posa il primo su una casella qualsiasi, cioè dove le linee si incrociano.
lesson-yinsh-rings-2 = Tu e il Nero posate gli anelli a turno. Dal centro un anello arriva più lontano: posane uno sulla casella segnata.
lesson-yinsh-rings-3 = Un anello per casella, mai due. Posa il quinto e ultimo anello su una casella libera qualsiasi.
lesson-yinsh-rings-3-done = Il Nero posa il decimo anello. Ci sono tutti, e da ora si muovono.

lesson-yinsh-moving = Come si muove un anello
lesson-yinsh-moving-1 = Scegli uno dei tuoi anelli e muovilo lungo una linea, lontano quanto vuoi, fino a una casella vuota. Guarda che cosa lascia.
lesson-yinsh-moving-1-done = Una pedina! Ogni mossa ne prende una dalla riserva e la lascia dov’era l’anello, con il tuo colore in alto.
lesson-yinsh-moving-2 = Un anello va diritto, non gira mai. Porta uno dei tuoi sulla casella segnata.
lesson-yinsh-moving-3 = Un anello non passa mai sopra un altro anello, né tuo né del Nero. Trova quello che può ancora arrivare sulla casella segnata.

lesson-yinsh-jumping = Saltare le pedine
lesson-yinsh-jumping-1 = Una pedina non ferma un anello: l’anello la salta. Salta la pedina nera.
lesson-yinsh-jumping-2 = Un anello può saltare un numero qualsiasi di pedine vicine, di entrambi i colori. Saltane tre in una volta.
lesson-yinsh-jumping-3 = Prima del salto l’anello può passare su caselle vuote. Dopo, deve fermarsi sulla prima casella vuota. Arriva sulla casella segnata.
lesson-yinsh-jumping-4 = Un anello fa un solo salto per mossa, quindi non può saltare di nuovo dopo un vuoto. Quale dei tuoi anelli arriva sulla casella segnata?

lesson-yinsh-flipping = Girare le pedine
lesson-yinsh-flipping-1 = Ogni pedina che salti viene girata: la nera diventa bianca, la bianca nera. Fai tue entrambe le pedine nere.
lesson-yinsh-flipping-2 = Anche le tue si girano, e allora sono del Nero! Guadagna due pedine senza perderne una.
lesson-yinsh-flipping-3 = A volte si dà un poco per guadagnare di più. Salta tutte e quattro le pedine.
lesson-yinsh-flipping-3-done = Ne hai persa una e guadagnate tre. La pedina che hai appena lasciato non viene girata, solo quelle saltate.

lesson-yinsh-rows = Cinque in fila
lesson-yinsh-rows-1 = Cinque pedine vicine dello stesso colore su una linea sono un allineamento. Ne hai quattro, e un anello in fondo: muovilo, e lascia la quinta.
lesson-yinsh-rows-2 = Anche girando si formano allineamenti. Fai diventare bianca la pedina nera al centro.
lesson-yinsh-rows-3 = Un anello non fa parte di un allineamento. Il tuo sta nell’unico vuoto: che cosa puoi fare?

lesson-yinsh-removing = Prima un allineamento, poi un anello
lesson-yinsh-removing-1 = Hai un allineamento, e gli allineamenti vanno rimossi. Rimuovi le sue cinque pedine; tornano nella riserva.
lesson-yinsh-removing-2 = Per ogni allineamento rimuovi anche uno dei tuoi anelli. Scegli quello che vuoi.
lesson-yinsh-removing-2-done = Un anello rimosso: è per questo che si gioca. Ma ora hai un anello in meno per giocare.
lesson-yinsh-removing-3 = Ora tutto in una mossa: forma un allineamento, rimuovilo e rimuovi un anello.
lesson-yinsh-removing-3-hint = Nella colonna e manca una pedina bianca: gira quella nera.

lesson-yinsh-long-rows = Più di cinque
lesson-yinsh-long-rows-1 = Sei in fila: ne rimuovi cinque vicine, e la sesta resta. Conserva quella segnata, perché fa parte di un’altra tua linea.
lesson-yinsh-long-rows-2 = Questi due allineamenti si incrociano e hanno una pedina in comune. Rimuovine uno: allora l’altro non lo è più. Poi rimuovi un anello.
lesson-yinsh-long-rows-3 = Due allineamenti senza pedine in comune vanno rimossi entrambi, ciascuno con un anello. Formane due con un salto, poi rimuovili insieme a due anelli.

lesson-yinsh-defence = Impedire un allineamento
lesson-yinsh-defence-1 = Il Nero ne ha quattro in fila, e l’anello in fondo lascerà la quinta. Impediscilo: gioca in modo che il Nero non possa formare subito un allineamento.
lesson-yinsh-defence-2 = Il Nero vuole saltare la tua pedina al centro. Impediscilo di nuovo.
lesson-yinsh-defence-2-hint = Un anello deve fermarsi su una casella vuota. Dove si fermerebbe quello del Nero?

lesson-yinsh-not-yours = L’allineamento che non è tuo
lesson-yinsh-not-yours-1 = Il salto del Nero ha formato un allineamento di pedine bianche. Un allineamento appartiene al suo colore, chiunque l’abbia formato! Rimuovilo, rimuovi un anello, poi gioca come al solito.
lesson-yinsh-not-yours-2 = Vale anche al contrario. Forma un allineamento per il Nero e guarda che cosa succede.
lesson-yinsh-not-yours-2-done = L’allineamento è del Nero. Il Nero lo rimuove, rimuove un anello, e solo poi gioca.
lesson-yinsh-not-yours-3 = Ora attenzione: salta almeno due pedine, ma non formare un allineamento per il Nero.
lesson-yinsh-not-yours-3-hint = La tua pedina in f6 separa quelle del Nero. Lasciala com’è.

lesson-yinsh-who-first = Allineamenti per entrambi
lesson-yinsh-who-first-1 = Un salto può formare un allineamento per ciascuno. Comincia chi ha mosso. Formali entrambi, poi rimuovi il tuo e un anello.
lesson-yinsh-who-first-2 = Ciascuno ha rimosso due anelli, e il terzo vince. Forma di nuovo allineamenti per entrambi: tocca prima a te rimuovere un anello.

lesson-yinsh-ending = Come finisce una partita
lesson-yinsh-ending-1 = Chi rimuove il terzo anello vince subito. Tu ne hai già rimossi due. Vinci!
lesson-yinsh-ending-2 = Nella riserva c’è un’ultima pedina. Quando è vuota e non ci sono allineamenti da rimuovere, vince chi ha rimosso più anelli, e tu conduci uno a zero. Usa la pedina senza formare un allineamento.
lesson-yinsh-ending-2-hint = Un salto che gira molte pedine forma facilmente allineamenti. Muovi di poco.
lesson-yinsh-ending-3 = Nessuno dei tuoi anelli può muoversi. Solo allora passi, e il Nero continua.

lesson-yinsh-blitz = La variante blitz
lesson-yinsh-blitz-1 = Per una partita breve c’è la variante blitz: vince il primo anello rimosso. Vincila.
lesson-yinsh-blitz-2 = Anche nel blitz comincia chi ha mosso. Vinci, sebbene pure il Nero ottenga un allineamento.

lesson-yinsh-puzzle = Due problemi
lesson-yinsh-puzzle-1 = Ciascuno ha rimosso due anelli, e il Nero ne ha quattro in fila. Puoi vincere con questa mossa.
lesson-yinsh-puzzle-1-done = Quattro girate e la pedina che hai lasciato: un allineamento fatto con le quattro del Nero.
lesson-yinsh-puzzle-2 = Ora servono due mosse. Trova quella dopo la quale il Nero non può più salvare la partita.
lesson-yinsh-puzzle-2-hint = All’anello nero in c6 piacerebbe saltare le tue quattro. Dove dovrebbe fermarsi?
lesson-yinsh-puzzle-2-done = Il tuo anello stava dove il Nero voleva fermarsi, e insieme in fondo al tuo allineamento. Ora puoi giocare una partita.

## Lessons of GIPF

lesson-gipf-pushing = Dal bordo al tavoliere
lesson-gipf-pushing-1 = Hai il Bianco. A ogni mossa prendi un pezzo dalla tua scorta, lo metti su un punto esterno e lo spingi di un passo sul tavoliere. Fai entrare un pezzo.
lesson-gipf-pushing-2 = Se la prima casella è occupata, il pezzo che c’è avanza. Spingi in modo che si muova un altro pezzo.
lesson-gipf-pushing-3 = I pezzi vicini si muovono insieme, fino al primo vuoto. Muovine tre con una spinta.
lesson-gipf-pushing-3-done = Il pezzo oltre il vuoto non si è mosso.

lesson-gipf-lines = Da che parte spingere
lesson-gipf-lines-1 = Dalla maggior parte dei punti esterni partono due linee, dai sei angoli una sola. Dal punto segnato spingi verso la casella segnata.
lesson-gipf-lines-2 = Spingi il pezzo nero in c6 sulla casella segnata. Scegli il punto giusto da cui spingere.
lesson-gipf-lines-3 = Non si può spingere lungo una linea piena: qui è quella da a2 a f1. Porta un pezzo sulla casella segnata lungo un’altra linea.

lesson-gipf-rows = Quattro in fila
lesson-gipf-rows-1 = Quattro pezzi vicini dello stesso colore su una linea sono un allineamento. Ne hai tre: aggiungi il quarto.
lesson-gipf-rows-2 = Il quarto pezzo può venire di lato. Spingi uno dei tuoi pezzi nel vuoto della colonna e.
lesson-gipf-rows-2-hint = Il tuo pezzo in d6 deve fare un passo verso e6. Da quale punto?
lesson-gipf-rows-3 = Puoi anche spingere lungo l’allineamento stesso. Chiudi il vuoto della colonna d.

lesson-gipf-removing = Rimuovere un allineamento
lesson-gipf-removing-1 = Un allineamento va rimosso. I tuoi pezzi tornano nella tua scorta. Rimuovilo.
lesson-gipf-removing-2 = Ogni spinta costa un pezzo della tua scorta, e ogni allineamento ne riporta. Forma un allineamento, così da avere otto pezzi nella scorta.
lesson-gipf-removing-3 = Tutto ciò che tocca l’allineamento senza vuoti viene rimosso con esso. Forma un allineamento e riprendi sei pezzi in una volta.
lesson-gipf-removing-3-hint = Un pezzo bianco in e6 unirebbe tutti gli altri della colonna e.

lesson-gipf-capturing = Catturare
lesson-gipf-capturing-1 = I pezzi del Nero che proseguono il tuo allineamento senza vuoti sono catturati: escono dal gioco. Cattura il pezzo in c6.
lesson-gipf-capturing-1-done = Catturato: il Nero non lo riavrà mai.
lesson-gipf-capturing-2 = Qui puoi formare più di un allineamento. Forma quello che cattura due pezzi.
lesson-gipf-capturing-2-done = Un vuoto li avrebbe salvati. Cerca i vuoti prima di spingere, anche intorno ai tuoi pezzi.

lesson-gipf-two-rows = Due allineamenti insieme
lesson-gipf-two-rows-1 = Hai due allineamenti, e si incrociano. Quando uno è rimosso, l’altro non lo è più. Scegli quello che cattura due pezzi.
lesson-gipf-two-rows-1-done = I pezzi rimasti nella colonna e restano dove sono.
lesson-gipf-two-rows-2 = Allineamenti senza pezzi in comune vanno rimossi entrambi, in qualsiasi ordine. Formane due con una spinta, e rimuovili.

lesson-gipf-not-yours = L’allineamento che non è tuo
lesson-gipf-not-yours-1 = La spinta del Nero ha formato un allineamento di pezzi bianchi. Un allineamento appartiene al suo colore, chiunque l’abbia formato! Rimuovilo, poi spingi come al solito.
lesson-gipf-not-yours-2 = Vale anche al contrario. Spingi in modo che il Nero ottenga un allineamento.
lesson-gipf-not-yours-2-done = Il Nero ha dovuto rimuovere l’allineamento prima di spingere. Questo apre un muro che non potevi rompere.

lesson-gipf-who-first = Allineamenti per entrambi
lesson-gipf-who-first-1 = Una spinta può formare un allineamento per ciascuno. Comincia chi ha spinto. Formali entrambi, poi rimuovi il tuo.
lesson-gipf-who-first-2 = Spingi dal punto segnato. Di nuovo c’è un allineamento per entrambi, ma questa volta si incrociano. Rimuovi il tuo.
lesson-gipf-who-first-2-done = Il tuo allineamento ha catturato un pezzo di quello del Nero: al Nero non resta niente da rimuovere.

lesson-gipf-reserve = L’ultimo pezzo
lesson-gipf-reserve-1 = Chi deve spingere e non ha pezzi nella scorta perde. La scorta del Nero è vuota: spingi come vuoi, ma non dare un allineamento al Nero.
lesson-gipf-reserve-1-done = Così si vince il gioco base. Un allineamento avrebbe riportato pezzi nella scorta del Nero.
lesson-gipf-reserve-2 = Ora sei tu ad avere un solo pezzo. Se lo giochi non hai ancora perso: un allineamento riporta pezzi.

lesson-gipf-gipf-pieces = I pezzi GIPF
lesson-gipf-gipf-pieces-1 = Il gioco standard comincia con i pezzi GIPF: due pezzi impilati, che si muovono e contano come uno. Spingine uno.
lesson-gipf-gipf-pieces-2 = Quando rimuovi un allineamento, i pezzi GIPF possono restare. Forma un allineamento nella colonna e, rimuovilo, e conserva il tuo pezzo GIPF.
lesson-gipf-gipf-pieces-2-hint = Prima di confermare, scegli se il pezzo GIPF resta.
lesson-gipf-gipf-pieces-3 = Decidi anche dei pezzi GIPF del Nero nel tuo allineamento. Formane uno e catturane uno.
lesson-gipf-gipf-pieces-4 = Un pezzo GIPF che riprendi dà due pezzi alla tua scorta, ma non torna mai come pezzo GIPF. La tua scorta è scarsa: forma un allineamento e riprendi tutto.
lesson-gipf-gipf-pieces-4-done = Sono tornati cinque pezzi. Hai ancora due pezzi GIPF, e tra poco vedrai perché conta.

lesson-gipf-last-gipf = L’ultimo pezzo GIPF
lesson-gipf-last-gipf-1 = Chi perde l’ultimo pezzo GIPF perde subito la partita. Cattura quello del Nero.
lesson-gipf-last-gipf-2 = Vale anche per te. Rimuovi il tuo allineamento, ma conserva il tuo ultimo pezzo GIPF.

lesson-gipf-tournament = Il gioco da torneo
lesson-gipf-tournament-1 = Nel gioco da torneo il tavoliere è vuoto, e hai 18 pezzi nella scorta. Il tuo primo pezzo deve essere un pezzo GIPF. Ne prende due dalla scorta.
lesson-gipf-tournament-2 = Puoi continuare con pezzi GIPF finché non fai entrare un pezzo semplice. Fai entrare un altro pezzo GIPF.
lesson-gipf-tournament-3 = Quanti ne vuoi? Il tuo primo pezzo semplice chiude la scelta. Fai entrare ora un pezzo semplice.
lesson-gipf-tournament-3-done = D’ora in poi hai solo pezzi semplici da far entrare. Il Nero decide da sé quando smettere.
lesson-gipf-tournament-4 = Un allineamento di soli pezzi GIPF può restare. Lascialo.
lesson-gipf-tournament-4-done = Ti sarà chiesto di nuovo dopo altre spinte. Appena vi si unisce un pezzo semplice, l’allineamento va rimosso.

lesson-gipf-puzzle = Due problemi
lesson-gipf-puzzle-1 = Al Nero resta un pezzo GIPF. Puoi vincere con questa mossa.
lesson-gipf-puzzle-1-hint = Quale casella manca nella colonna e, e da quale punto puoi spingerci un pezzo bianco?
lesson-gipf-puzzle-2 = Ora servono due mosse, e la prima forma un allineamento che non è tuo. Trova la spinta dopo la quale il Nero non può più salvare la partita.
lesson-gipf-puzzle-2-hint = Tolto l’allineamento del Nero, resta solo il pezzo GIPF. Spingilo dove il tuo prossimo allineamento può raggiungerlo.
lesson-gipf-puzzle-2-done = Hai dato un allineamento al Nero e con quello hai vinto. Ora puoi giocare una partita.

lesson-potentials-loading = I pezzi carichi
lesson-potentials-loading-1 = Un potenziale è un pezzo in più con un proprio potere. Entra sopra uno dei tuoi pezzi: insieme sono un pezzo carico. Scegli il pezzo carico e spingilo dentro.
lesson-potentials-loading-1-done = È costato un pezzo della tua scorta e un potenziale della tua mano. Da ora non puoi più far entrare pezzi GIPF.
lesson-potentials-loading-2 = Prima i pezzi GIPF, poi i pezzi carichi, poi i pezzi semplici: questo è l’ordine. Ora fai entrare un pezzo semplice.
lesson-potentials-loading-2-done = Col tuo primo pezzo semplice i potenziali rimasti in mano escono dal gioco. Caricali dunque presto.
lesson-potentials-loading-3 = In un allineamento un pezzo carico conta come uno, e come un pezzo GIPF può restare. Forma un allineamento nella colonna e, rimuovilo, e conserva il pezzo carico.
lesson-potentials-loading-3-hint = Spingi da e1. Prima di confermare scegli che il pezzo carico resti.
lesson-potentials-loading-4 = Se lo prendi, il pezzo semplice torna nella tua scorta, ma il potenziale esce dal gioco. La tua scorta è scarsa: forma un allineamento e riprendi tutto.
lesson-potentials-loading-4-done = Quattro pezzi sono tornati. Il potenziale è perduto.
lesson-potentials-loading-5 = Decidi anche dei pezzi carichi neri del tuo allineamento. Forma un allineamento e catturane uno.
lesson-potentials-loading-5-done = Catturati: il pezzo e il suo potenziale.

lesson-potentials-yinsh = YINSH scorre
lesson-potentials-yinsh-1 = Nel tuo turno spingi oppure usi un potenziale. YINSH scorre lungo una linea di caselle vuote, fin dove vuoi. Tocca il tuo pezzo carico, poi una delle sue mete.
lesson-potentials-yinsh-1-done = Il potenziale ha lasciato il suo pezzo, ed entrambi restano sul tavoliere. Un potenziale usato è un pezzo del tuo colore senza potere.
lesson-potentials-yinsh-2 = YINSH non salta: un pezzo sulla via lo ferma. Quale dei tuoi due può arrivare alla casella segnata?
lesson-potentials-yinsh-3 = Un uso può completare un allineamento. Forma un allineamento con YINSH e rimuovilo.
lesson-potentials-yinsh-3-done = Un potenziale usato deve uscire col suo allineamento e lascia il gioco. Gli altri tuoi pezzi sono tornati, e quello nero è catturato.

lesson-potentials-zertz = ZÈRTZ salta
lesson-potentials-zertz-1 = ZÈRTZ salta in linea retta i pezzi vicini, fino alla prima casella vuota dietro di loro. Salta.
lesson-potentials-zertz-1-done = Il salto non cattura nulla: il pezzo nero è ancora lì.
lesson-potentials-zertz-2 = Salta quanti pezzi vuole, di entrambi i colori, purché non ci sia un vuoto. Saltane tre.
lesson-potentials-zertz-3 = Salta nel vuoto della colonna f e rimuovi il tuo allineamento.
lesson-potentials-zertz-3-hint = Il tuo ZÈRTZ in d4 e il vuoto in f5 sono su una linea, con un pezzo nero in mezzo.

lesson-potentials-dvonn = DVONN copre
lesson-potentials-dvonn-1 = DVONN salta sopra un pezzo semplice vicino dell’avversario, mai sopra un pezzo GIPF. Copri il pezzo nero.
lesson-potentials-dvonn-1-done = Ora la casella è tua: conta solo la cima di una pila.
lesson-potentials-dvonn-2 = Copri un pezzo nero in modo da averne quattro in fila, e rimuovi l’allineamento.
lesson-potentials-dvonn-2-done = Solo la cima di una pila esce. Il pezzo nero è di nuovo libero.
lesson-potentials-dvonn-3 = Il Nero ne ha tre in fila e può aggiungere il quarto a entrambi gli estremi. Fermalo.
lesson-potentials-dvonn-3-hint = Un pezzo nero che copri non fa parte di nessun allineamento nero.

lesson-potentials-stacks = Le pile
lesson-potentials-stacks-1 = Il tuo DVONN copre un pezzo nero; tocca la pila per vedere che cosa contiene. Una pila si spinge intera. Spingila alla casella segnata.
lesson-potentials-stacks-2 = Il Nero ha coperto uno dei tuoi pezzi. DVONN salta anche sopra un DVONN usato che sta su qualcosa di tuo. Riprendi la casella segnata.
lesson-potentials-stacks-2-done = Alta tre pezzi, e la casella è di nuovo tua. Il Nero potrebbe rispondere allo stesso modo.
lesson-potentials-stacks-3 = Il Nero copre il tuo pezzo carico in e6. Forma un allineamento a cui si unisca la pila, e rimuovilo.
lesson-potentials-stacks-3-done = La cima è uscita, e il tuo pezzo carico è di nuovo libero, col suo potere. Potresti usarlo al prossimo turno.

lesson-potentials-punct = PÜNCT spezza
lesson-potentials-punct-1 = PÜNCT salta sopra un pezzo GIPF vicino dell’avversario: il pezzo di sopra viene catturato, quello di sotto coperto. Spezza il pezzo GIPF.
lesson-potentials-punct-1-done = Non è più un pezzo GIPF, e la casella è tua.
lesson-potentials-punct-2 = Il tuo PÜNCT in e5 sta su ciò che resta di un pezzo GIPF. Un altro tuo PÜNCT può saltarci: anche il resto viene catturato, e i due diventano un tuo pezzo GIPF. Fallo.
lesson-potentials-punct-2-done = Un pezzo GIPF fatto di due potenziali. Conta come ogni altro.
lesson-potentials-punct-3 = PÜNCT copre anche i suoi simili: un pezzo nero carico di PÜNCT, o un PÜNCT usato che sta su qualcosa di tuo. Copri il PÜNCT nero.
lesson-potentials-punct-4 = Al Nero resta un pezzo GIPF. Vinci con un salto.
lesson-potentials-punct-4-done = Chi non ha più pezzi GIPF perde subito, prima che si rimuova un allineamento.

lesson-potentials-tamsk = TAMSK spinge due volte
lesson-potentials-tamsk-1 = Il tuo TAMSK è al centro. Dopo la tua spinta può lasciare il suo pezzo ed essere spinto dal bordo: una spinta supplementare. Spingi, poi fai la spinta supplementare.
lesson-potentials-tamsk-2 = Il centro è e5. Spingici il tuo TAMSK e usalo subito.
lesson-potentials-tamsk-2-hint = Spingi da e1.
lesson-potentials-tamsk-3 = Forma un allineamento con la tua spinta e un altro con quella supplementare. Rimuovili entrambi.
lesson-potentials-tamsk-3-done = Due allineamenti in un turno. Il TAMSK usato è uscito dal gioco col suo.
lesson-potentials-tamsk-4 = Non devi usarlo: finché TAMSK è al centro, la spinta supplementare ti è offerta a ogni turno. Spingi, e stavolta rinuncia.
lesson-potentials-tamsk-4-done = Resta carico. Ma il Nero può spingerlo fuori dal centro.

lesson-potentials-match = Un incontro
lesson-potentials-match-1 = In un incontro il diritto di usare un potenziale può dipendere da un altro gioco. Qui YINSH è collegato a una partita di YINSH, e quindi l’uso va prima dichiarato. Dichiara una corsa che forma un allineamento: tocca il tuo pezzo carico, poi la sua meta. Rimuovi l’allineamento.
lesson-potentials-match-1-done = L’hai dichiarata, il Nero l’ha lasciata passare, e così è stata giocata.
lesson-potentials-match-2 = Stavolta il Nero ti sfida. GIPF è in pausa, e decide una partita di YINSH; chi è stato sfidato vi ha il Bianco. Si è arrivati a questa posizione. Vincila.
lesson-potentials-match-2-done = Vinta: di nuovo in GIPF, il tuo uso si gioca. Il risultato dell’incontro resta quello di GIPF.
lesson-potentials-match-3 = Il tuo uso era collegato a un dado. Il Nero ti ha sfidato e ha tirato il numero più alto, quindi non avviene: il tuo YINSH resta carico, e in questo turno fai altro. Spingi un pezzo.
lesson-potentials-match-3-done = In un turno seguente puoi dichiararlo di nuovo.
lesson-potentials-match-4 = Ora il Nero dichiara una corsa da c6 a e6. Ti resta una sfida. Lasciare passare o sfidare?
lesson-potentials-match-4-done = Ora il Nero deve vincere una partita prima che la corsa si giochi. Le sfide sono poche: tienile per gli usi che fanno male.

## Puzzles

train-menu = Esercizi
train-title = Migliorare
train-lead = Problemi, i tuoi errori, e posizioni che tornano finché non le conosci.
puzzles-title = Problemi
puzzles-about = Migliaia di posizioni in cui funziona una sola mossa. La maggior parte è dimostrata.
puzzles-daily-today = Problema del giorno
train-days = { $count ->
    [one] Esercizio fatto oggi
   *[other] { $count } giorni di esercizio di fila
  }
puzzles-mode = Modalità
puzzles-mode-rated = Con punteggio
puzzles-mode-theme = Per tema
puzzles-mode-streak = Serie
puzzles-mode-daily = Problema del giorno
puzzles-mode-single = Un problema
puzzles-about-rated = Problemi del tuo livello. Conta il primo tentativo.
puzzles-about-theme = Esercita una sola idea. Senza punteggio.
puzzles-about-streak = Sempre più difficili, fino al primo errore.
puzzles-about-daily = Uno al giorno per ogni gioco, uguale per tutti.
puzzles-game = Gioco
puzzles-theme = Tema
puzzles-loading = Il problema si sta caricando…
puzzles-led = { $player ->
    [w] Prima gioca il Bianco. Guarda.
   *[b] Prima gioca il Nero. Guarda.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [one] Tocca al Bianco: vinci con questa mossa.
       *[other] Tocca al Bianco: vinci al massimo in { $turns } mosse.
      }
   *[b] { $turns ->
        [one] Tocca al Nero: vinci con questa mossa.
       *[other] Tocca al Nero: vinci al massimo in { $turns } mosse.
      }
  }
puzzles-save = { $player ->
    [w] Tocca al Bianco: una sola mossa salva la partita.
   *[b] Tocca al Nero: una sola mossa salva la partita.
  }
puzzles-gain = { $player ->
    [w] Tocca al Bianco: trova la mossa nettamente migliore.
   *[b] Tocca al Nero: trova la mossa nettamente migliore.
  }
puzzles-proved = Dimostrato
puzzles-judged = Giudicato dal motore
puzzles-onward = Giusto. L’avversario ha risposto: tocca a te.
puzzles-solved = Risolto.
puzzles-solved-late = È la soluzione. Conta come errore.
puzzles-wrong = Non è quella. Conta come errore, ma continua a provare.
puzzles-wrong-again = Nemmeno quella. Riprova.
puzzles-hinted = Guarda il punto segnato.
puzzles-hint-look = Guarda i punti segnati.
puzzles-shown = Ecco la soluzione.
puzzles-hint = Suggerimento
puzzles-solution = Soluzione
puzzles-cost = Un suggerimento o la soluzione conta come errore.
puzzles-again = Riprova
puzzles-next = Prossimo problema
puzzles-rest = Come continua
puzzles-back = Una mossa indietro
puzzles-forward = Una mossa avanti
puzzles-analyse = Analizza questa posizione
puzzles-themes = Temi: { $themes }
puzzles-rating = Il tuo punteggio: { $rating }
puzzles-rating-open = Il tuo punteggio: circa { $rating }
puzzles-difficulty = Questo problema: { $rating }
puzzles-streak-now = In questa serie: { $count }. La tua migliore: { $best }.
puzzles-streak-over = La serie è finita: { $count }.
puzzles-streak-new = Nuova serie
puzzles-daily-done = Il problema di oggi è fatto. Il prossimo arriva a mezzanotte UTC.
puzzles-tab-theme = Temi
puzzles-tab-daily = Del giorno
puzzles-result-streak = { $count ->
    [one] problema di fila
   *[other] problemi di fila
  }
puzzles-result-best = La tua migliore: { $best }
puzzles-result-record = La tua migliore finora
puzzles-result-picture = Condividi come immagine
puzzles-result-day = Problema del { $date }
puzzles-result-first = Risolto al primo tentativo
puzzles-result-later = Non risolto al primo tentativo
puzzles-result-share = Condividi
puzzles-result-copied = Copiato.
puzzles-share-solved = Ho risolto il problema di { $game } di oggi al primo tentativo.
puzzles-share-missed = Il problema di { $game } di oggi mi ha battuto. E tu?
puzzles-share-streak = { $count ->
    [one] Ho risolto { $count } problema di { $game } di fila.
   *[other] Ho risolto { $count } problemi di { $game } di fila.
  }
puzzles-result-failed = Non è stato possibile creare l’immagine.
puzzles-history = I tuoi tentativi
puzzles-history-none = I problemi che provi compaiono qui.
puzzles-history-solved = risolto
puzzles-history-missed = sbagliato
puzzles-history-retry = Ancora una volta: problema { $id }
puzzles-history-more = Mostra altri
puzzles-keep = Scarica tutti i problemi
puzzles-keeping = Scarico… { $done } di { $count }
puzzles-kept = Ora tutti i problemi funzionano offline.
puzzles-failed = Impossibile caricare i problemi. Controlla la connessione e riprova.
puzzles-none = Questo problema non esiste. Scegli qualcos’altro.
puzzles-theme-row = un proprio allineamento
puzzles-theme-double-row = due allineamenti in una mossa
puzzles-theme-two-directions = allineamenti in due direzioni
puzzles-theme-given-row = un allineamento lasciato dall’avversario
puzzles-theme-opponents-row = un allineamento per l’avversario
puzzles-theme-stop-row = impedire un allineamento
puzzles-theme-break-four = spezzare un quattro
puzzles-theme-block = bloccare con un anello
puzzles-theme-ring-cut-off = imprigionare un anello
puzzles-theme-long-jump = un salto lungo
puzzles-theme-pool = contare la riserva
puzzles-theme-capture = catturare
puzzles-theme-gipf-capture = catturare un pezzo GIPF
puzzles-theme-keep-gipf = tenere un pezzo GIPF
puzzles-theme-last-gipf = l’ultimo pezzo GIPF
puzzles-theme-reserve = esaurire la scorta
puzzles-theme-quiet = una mossa tranquilla
puzzles-merit-winning-row = Completa l’allineamento vincente in { $points }.
puzzles-merit-last-gipf = { $player ->
    [w] Cattura l’ultimo pezzo GIPF del Bianco in { $points }.
   *[b] Cattura l’ultimo pezzo GIPF del Nero in { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] Il Bianco non ha più pezzi da far entrare.
   *[b] Il Nero non ha più pezzi da far entrare.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Cattura il pezzo GIPF del Bianco in { $points }.
   *[b] Cattura il pezzo GIPF del Nero in { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Cattura il pezzo in { $points }.
   *[other] Cattura { $number } pezzi: { $points }.
  }
puzzles-merit-rows = Completa più di un allineamento: { $points }.
puzzles-merit-row = Completa un allineamento in { $points }.
puzzles-merit-given-row = { $player ->
    [w] Prende l’allineamento in { $points } lasciato dal Bianco.
   *[b] Prende l’allineamento in { $points } lasciato dal Nero.
  }
puzzles-merit-break-four = { $player ->
    [w] Spezza il quattro del Bianco in { $points }.
   *[b] Spezza il quattro del Nero in { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Impedisce l’allineamento del Bianco in { $points }.
   *[b] Impedisce l’allineamento del Nero in { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Minaccia un allineamento in { $points }.
   *[other] Minaccia due allineamenti insieme: { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Imprigiona l’anello del Bianco in { $points }.
   *[b] Imprigiona l’anello del Nero in { $points }.
  }
puzzles-merit-forced-row = { $player ->
    [w] Costringe il Bianco a rimuovere l’allineamento in { $points }.
   *[b] Costringe il Nero a rimuovere l’allineamento in { $points }.
  }
puzzles-merit-attack = { $number ->
    [one] Minaccia di catturare il pezzo in { $points }.
   *[other] Minaccia di catturare { $number } pezzi: { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Salva dalla cattura il pezzo in { $points }.
   *[other] Salva dalla cattura { $number } pezzi: { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Impedisce uno degli allineamenti del Bianco: { $points }.
   *[b] Impedisce uno degli allineamenti del Nero: { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Guadagna una pedina girandola.
   *[other] Guadagna { $number } pedine girandole.
  }
puzzles-merit-only = Dopo ogni altra mossa l’avversario vince forzatamente.
puzzles-merit-forced = Vince forzatamente, qualunque cosa giochi l’avversario.
puzzles-merit-clear = Nessun’altra mossa mantiene questo vantaggio.
puzzles-reply = { $player ->
    [w] Il Bianco risponde { $turn }.
   *[b] Il Nero risponde { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] Il Bianco si salva con { $turn }.
   *[b] Il Nero si salva con { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = Le regole di YINSH
rules-yinsh-lead = YINSH è un gioco per due di Kris Burm. Muovi anelli, ogni mossa lascia una pedina, e le pedine saltate cambiano colore. Ogni allineamento di cinque pedine del tuo colore ti fa rimuovere uno dei tuoi anelli. Vince il primo giocatore che rimuove tre anelli.

rules-yinsh-board = Tavoliere e materiale
rules-yinsh-board-1 = Il tavoliere ha 85 caselle, dove le linee si incrociano, in undici colonne dalla a alla k. Le linee vanno in tre direzioni: lungo le colonne, e di traverso in due direzioni.
rules-yinsh-board-2 = Ogni giocatore ha cinque anelli. Entrambi condividono una riserva di 51 pedine, bianche da un lato e nere dall’altro. Comincia il Bianco.
rules-yinsh-board-3 = Il Bianco siede dove i numeri delle righe sono bassi. Il regolamento non lo dice; il tavoliere è uguale da tutti i lati, quindi decide solo come si disegna.

rules-yinsh-placing = Posare gli anelli
rules-yinsh-placing-1 = A turno, prima il Bianco, i giocatori posano un anello su una casella vuota, finché tutti e dieci sono sul tavoliere. Poi il Bianco fa la prima mossa.

rules-yinsh-moving = Muovere un anello
rules-yinsh-moving-1 = Al tuo turno metti una pedina della riserva in uno dei tuoi anelli, con il tuo colore in alto, e muovi quell’anello. La pedina resta dov’era l’anello. Chi può muovere deve muovere.
rules-yinsh-moving-2 = Un anello si muove in linea retta fino a una casella vuota. Può passare su quante caselle vuote si vuole. Non passa mai sopra un altro anello, né tuo né dell’avversario.
rules-yinsh-moving-3 = Un anello può anche saltare pedine di qualsiasi colore che stanno vicine senza vuoti. Deve allora fermarsi sulla prima casella vuota dietro di esse. In una mossa c’è un solo salto; prima di esso l’anello può passare su caselle vuote.
rules-yinsh-moving-4 = Ogni pedina saltata viene girata, le tue come quelle dell’avversario. Quella appena posata no.
rules-yinsh-moving-board = L’anello bianco in d4 può saltare le tre pedine sulla sua via in alto a destra. Vengono girate, e l’anello si ferma dietro di esse.

rules-yinsh-rows = Allineamenti
rules-yinsh-rows-1 = Cinque pedine vicine dello stesso colore su una linea retta sono un allineamento. Gli anelli non contano.
rules-yinsh-rows-2 = Un allineamento appartiene al giocatore del suo colore, chiunque l’abbia formato, ed è lui a scegliere che cosa rimuovere. Lo diciamo perché la didascalia di una figura, in un’edizione, si può leggere in altro modo.

rules-yinsh-removing = Rimuovere un allineamento
rules-yinsh-removing-1 = Un allineamento va rimosso. Il suo proprietario rimuove dal tavoliere cinque pedine vicine e le rimette nella riserva. In una linea più lunga sceglie quali; le altre restano.
rules-yinsh-removing-2 = Poi rimuove uno dei propri anelli, uno qualsiasi, anche quello appena mosso.
rules-yinsh-removing-3 = Si procede allineamento, anello, allineamento, anello: dopo ogni anello si guarda di nuovo il tavoliere. Cinque ancora in fila sono un allineamento e vanno rimosse, con un altro anello; se due allineamenti avevano una pedina in comune, il secondo può essere sparito. Due edizioni si possono leggere allineamento, allineamento, anello, anello. Il vincitore è lo stesso.
rules-yinsh-removing-4 = Se una mossa forma allineamenti per entrambi, prima rimuove tutti i suoi chi ha mosso. Poi fa lo stesso l’avversario, e dopo gioca. Anche un allineamento del solo avversario lo rimuove lui, prima della sua mossa.
rules-yinsh-removing-board = Il Bianco ha sei pedine in fila: cinque vanno via, e poi un anello. Scegli quali.

rules-yinsh-end = La fine della partita
rules-yinsh-end-1 = Il primo che rimuove un terzo anello vince subito, qualunque altra cosa ci sia sul tavoliere, anche un allineamento dell’avversario.
rules-yinsh-end-2 = Se un giocatore deve muovere, non ci sono allineamenti da rimuovere e la riserva è vuota, la partita finisce. Vince chi ha rimosso più anelli; se sono pari, è un pareggio.
rules-yinsh-end-3 = Un allineamento formato con l’ultima pedina viene prima rimosso. Questo rimette cinque pedine nella riserva, e la partita continua. Il regolamento non lo dice; altri programmi fanno lo stesso.
rules-yinsh-end-4 = Se nessuno dei tuoi anelli può muoversi, ma uno dell’avversario sì, passi. Altrimenti nessuno può passare. Il regolamento non lo dice; si racconta che l’autore abbia risposto così.
rules-yinsh-end-5 = Se nessuno dei due può muovere un anello, la partita finisce come con la riserva vuota. Altrimenti passerebbero entrambi per sempre.
rules-yinsh-end-6 = Nessuna posizione ritorna mai: ogni mossa consuma una pedina, e un allineamento rimosso ne rende cinque ma costa un anello. Perciò non c’è una regola sulla ripetizione.
rules-yinsh-end-board = Entrambi hanno rimosso due anelli. Con un salto il Bianco può formare un allineamento per ciascuno, rimuove per primo e vince.

rules-yinsh-blitz = La variante blitz
rules-yinsh-blitz-1 = La variante blitz è lo stesso gioco, ma vince il primo anello rimosso. Così un allineamento del solo avversario fa vincere lui, e allineamenti per entrambi fanno vincere chi ha mosso. Con la riserva vuota, o se nessuno può muovere, è un pareggio.

rules-yinsh-notation = Come si scrivono le mosse
rules-yinsh-notation-1 = Una casella si chiama con la sua colonna e la sua riga: f6 è il centro. Un anello posato si scrive f6, una mossa e1-e9, un allineamento rimosso xc2-c6 con i suoi due estremi, un anello rimosso xf9. Ciò che appartiene a una sola mossa è unito da punti e virgola: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = Le regole di GIPF
rules-gipf-lead = GIPF è un gioco per due di Kris Burm, il primo del suo progetto GIPF. Spingi pezzi dal bordo. Quattro del tuo colore allineati tornano nella tua scorta, e i pezzi avversari che proseguono l’allineamento sono catturati. Si può giocare in tre modi: regole base, standard e da torneo.

rules-gipf-board = Tavoliere e materiale
rules-gipf-board-1 = Il tavoliere ha 37 caselle, su cui si gioca, e tutt’intorno 24 punti esterni. I pezzi entrano da un punto; nessuno vi resta mai.
rules-gipf-board-2 = Ci sono 21 linee da quattro a sette caselle, con un punto a ogni estremo, quindi 42 modi di spingere. I sei punti agli angoli hanno una linea, tutti gli altri due. I punti non sono uniti tra loro.
rules-gipf-board-3 = Un pezzo semplice è un pezzo. Un pezzo GIPF sono due pezzi impilati: sul tavoliere si muove e conta come uno, nella scorta sono due. Spinge per primo il Bianco.

rules-gipf-start = Come comincia una partita
rules-gipf-start-1 = Gioco base: 15 pezzi per giocatore e nessun pezzo GIPF. Il Bianco comincia con pezzi semplici in e2, b5 e h5, il Nero con pezzi semplici in b2, e8 e h2; gli altri dodici di ciascuno sono la sua scorta.
rules-gipf-start-2 = Vantaggio: nel gioco base uno dei giocatori può cominciare con uno, due o tre pezzi in più nella scorta.
rules-gipf-start-3 = Gioco standard: 18 pezzi per giocatore. Sulle stesse sei caselle stanno pezzi GIPF, e dodici pezzi di ciascuno sono la sua scorta. Più tardi non entrano pezzi GIPF.
rules-gipf-start-4 = Gioco da torneo: il tavoliere è vuoto, e ogni giocatore ha 18 pezzi nella scorta. Il tuo primo pezzo deve essere un pezzo GIPF. Puoi continuare a farne entrare finché non fai entrare un pezzo semplice; da allora hai solo quelli. Ognuno decide da sé.
rules-gipf-start-5 = Un pezzo GIPF prende due pezzi qualsiasi dalla scorta, anche tornati dal tavoliere. Il sito dell’autore lo permette; un pezzo nella scorta è un pezzo nella scorta, e non distinguiamo i vecchi dai nuovi.

rules-gipf-pushing = Spingere
rules-gipf-pushing-1 = Al tuo turno metti un pezzo della tua scorta su un punto esterno e lo spingi di un passo lungo una linea. I pezzi sul suo cammino avanzano di una casella ciascuno, fino alla prima casella vuota. Ciò che sta dietro non si muove.
rules-gipf-pushing-2 = Una linea senza caselle vuote non si può spingere, da nessun estremo.
rules-gipf-pushing-3 = Spingere su una casella vuota è lo stesso, da qualunque punto si venga.
rules-gipf-pushing-4 = Non si passa, e non serve mai: i due giocatori insieme hanno al massimo 36 pezzi, e ci sono 37 caselle; chi ha un pezzo nella scorta può quindi spingere.
rules-gipf-pushing-board = Il Bianco può spingere da e1: tre pezzi salgono di una casella, e quello nero in e6, dietro il vuoto, non si muove.

rules-gipf-rows = Allineamenti
rules-gipf-rows-1 = I pezzi che stanno su una linea senza vuoti formano una serie, da un vuoto all’altro. Una serie è il tuo allineamento se contiene quattro o più pezzi tuoi uno accanto all’altro, semplici o GIPF.
rules-gipf-rows-2 = Un allineamento appartiene al giocatore del suo colore, chiunque l’abbia formato.

rules-gipf-removing = Rimuovere un allineamento
rules-gipf-removing-1 = Un allineamento va rimosso. Si rimuovono tutti i pezzi semplici della sua serie, di entrambi i colori, anche oltre i quattro.
rules-gipf-removing-2 = I tuoi pezzi tornano nella tua scorta, un pezzo GIPF come due. Quelli dell’avversario sono catturati e fuori dal gioco.
rules-gipf-removing-3 = Per ogni pezzo GIPF della serie, di qualunque colore, scegli se è rimosso o resta. Chi rimuove l’allineamento decide anche dei pezzi GIPF dell’avversario.
rules-gipf-removing-4 = Se hai più allineamenti, scegli tu l’ordine. Dopo ogni rimozione si guarda di nuovo il tavoliere: un allineamento che incrociava quello rimosso può essere sparito, o dover ancora essere rimosso.
rules-gipf-removing-5 = Se entrambi hanno allineamenti, prima rimuove i suoi chi ha spinto, poi l’avversario ciò che resta dei propri. Questa non è una mossa: l’avversario spinge ancora dopo.
rules-gipf-removing-6 = Se tutti i tuoi allineamenti stanno in serie senza pezzi semplici, puoi rimuovere uno o più dei loro pezzi GIPF, o lasciarli tutti. Ti viene chiesto di nuovo dopo ogni spinta, e l’allineamento va rimosso appena vi si unisce un pezzo semplice. Servono quattro pezzi GIPF di un colore, quindi succede solo nel gioco da torneo.
rules-gipf-removing-7 = Puoi scegliere un allineamento così anche se ce n’è un altro con pezzi semplici: l’ordine è libero, e il sito dell’autore dice solo quando si può smettere.
rules-gipf-removing-board = Il Bianco ha un allineamento nella colonna e. I pezzi semplici sono rimossi, quello nero è catturato, e il Bianco decide se il pezzo GIPF resta.

rules-gipf-end = La fine della partita
rules-gipf-end-1 = Chi deve spingere con la scorta vuota perde. Lo si verifica dopo che i tuoi allineamenti sono rimossi, il che può riportare pezzi; chi gioca l’ultimo pezzo quindi non ha ancora perso. Il regolamento si può leggere anche come sconfitta immediata; noi seguiamo il sito dell’autore.
rules-gipf-end-2 = Gioco standard e da torneo: perde subito il giocatore il cui ultimo pezzo GIPF ha lasciato il tavoliere, anche se l’ha rimosso lui. Lo si verifica dopo ogni rimozione. Nel gioco da torneo vale dal tuo primo pezzo GIPF, e il diritto di farne entrare un altro non aiuta.
rules-gipf-end-3 = Se una sola rimozione prende l’ultimo pezzo GIPF di entrambi, vince chi l’ha fatta: l’ultimo dell’avversario è catturato, e nessuno dei due è stato perso prima dell’altro.
rules-gipf-end-4 = Se la stessa posizione si presenta per la terza volta, con lo stesso giocatore che deve spingere, le stesse scorte e gli stessi diritti, è un pareggio. Il regolamento dice che i pareggi non ci sono, ma niente in esso impedisce a due giocatori di girare in tondo.
rules-gipf-end-board = Al Nero resta un pezzo GIPF, in d3. Il Bianco può formare un allineamento che lo raggiunge, e vincere.

rules-gipf-notation = Come si scrivono le mosse
rules-gipf-notation-1 = Punti e caselle si chiamano con colonna e riga: e5 è il centro. Una spinta su una casella vuota si scrive e8, una che ne muove altri con il suo punto e l’ultima casella che un pezzo raggiunge: e9-e6. Una rimozione nomina tutti i pezzi che vanno via, con G davanti a un pezzo GIPF e un asterisco dietro a un pezzo dell’avversario: xe2,e3,Ge4,e5*. Lasciare un allineamento di pezzi GIPF si scrive =.

rules-potentials-title = Le regole dei potenziali

rules-potentials-lead = Il regolamento di GIPF finisce con un’idea: pezzi in più con un proprio potere, i potenziali, un tipo da ogni altro gioco della serie. Tutto il resto è come in GIPF. Le regole senza segno seguono il sito dell’autore.

rules-potentials-idea = Che cosa sono i potenziali
rules-potentials-idea-1 = Un potenziale ha un tipo e un colore: TAMSK, ZÈRTZ, DVONN, YINSH o PÜNCT. Entra sopra un pezzo semplice del suo colore; insieme sono un pezzo carico. Quando ha lasciato il suo pezzo è un potenziale usato: un pezzo del suo colore, senza potere.
rules-potentials-idea-2 = Nel tuo turno spingi un pezzo, oppure usi un potenziale carico e scoperto. Un pezzo appena spinto si può usare dal tuo turno seguente. TAMSK si usa in un altro modo, vedi sotto.
rules-potentials-idea-3 = Un potenziale appena scoperto da una rimozione all’inizio del tuo turno si può usare subito: ciò che è libero è libero.

rules-potentials-terms = Che cosa si concorda
rules-potentials-terms-1 = Prima della partita concordate l’inizio (base, standard o da torneo, come in GIPF), il numero dei pezzi semplici (di solito 15 o 18; da 12 a 24) e i potenziali di ciascuno: fino a sei di ogni tipo. Gli stessi per entrambi, o a ciascuno i preferiti. Se ne consigliano almeno tre di ogni tipo in gioco.
rules-potentials-terms-2 = Sei accordi hanno un nome: TAMSK, ZÈRTZ, DVONN, YINSH e PÜNCT (inizio da torneo, 18 pezzi, sei potenziali di quel tipo ciascuno) e Ultimate (inizio da torneo, 21 pezzi, tre di ogni tipo ciascuno).

rules-potentials-entering = Far entrare i pezzi
rules-potentials-entering-1 = Un pezzo carico si spinge come ogni altro. Costa un pezzo della scorta e un potenziale della mano. Senza pezzi in scorta i potenziali in mano non servono.
rules-potentials-entering-2 = L’ordine è: pezzi GIPF (con l’inizio da torneo, dove il primo deve esserlo), poi pezzi carichi, poi pezzi semplici. Il tuo primo pezzo semplice toglie dal gioco tutti i potenziali ancora in mano. Finché ne hai il diritto puoi impilare o caricare anche pezzi tornati.
rules-potentials-entering-3 = Il tuo primo pezzo carico pone fine al tuo diritto ai pezzi GIPF. Il sito dà l’ordine; il diritto deve finire da qualche parte. Usi e spinte supplementari non pongono fine a nessun diritto.

rules-potentials-rows = Allineamenti
rules-potentials-rows-1 = Un pezzo carico è un pezzo del suo colore. Chi rimuove il suo allineamento può prenderlo o lasciarlo, come un pezzo GIPF. Se lo prende il proprietario, il pezzo semplice torna nella scorta e il potenziale esce dal gioco; se lo prende l’avversario, entrambi sono persi.
rules-potentials-rows-2 = Pezzi semplici e potenziali usati devono uscire col loro allineamento. Un potenziale usato è allora fuori dal gioco, chiunque lo rimuova.
rules-potentials-rows-3 = Se dai tuoi allineamenti nulla deve uscire, puoi lasciarli tutti o prendere alcuni pezzi, come con gli allineamenti di soli pezzi GIPF.

rules-potentials-yinsh = YINSH scorre
rules-potentials-yinsh-1 = Scorre lungo una linea di caselle vuote fino a una qualsiasi casella vuota, di almeno un passo. Non salta.
rules-potentials-yinsh-board = YINSH è andato da e5 a e7; il suo pezzo resta in e5.

rules-potentials-zertz = ZÈRTZ salta
rules-potentials-zertz-1 = Salta in linea retta uno o più pezzi vicini, di ogni tipo e colore e senza vuoti, fino alla prima casella vuota dietro di loro. Non cattura nulla. Senza una tale casella non c’è salto.
rules-potentials-zertz-board = ZÈRTZ è saltato da d2 sopra tre pezzi in d6.

rules-potentials-dvonn = DVONN copre
rules-potentials-dvonn-1 = Salta su una casella vicina: sopra un pezzo semplice avversario, sopra un pezzo avversario carico di DVONN, o sopra un DVONN avversario usato, che sta sempre su qualcosa di tuo. Su nient’altro, e mai sopra un pezzo GIPF.
rules-potentials-dvonn-board = DVONN è saltato da e4 sul pezzo nero in e5; la casella ora è del Bianco.

rules-potentials-punct = PÜNCT spezza
rules-potentials-punct-1 = Salta su una casella vicina: sopra un pezzo avversario carico di PÜNCT, sopra un PÜNCT avversario usato che sta su qualcosa di tuo, o sopra un pezzo GIPF avversario.
rules-potentials-punct-2 = Il pezzo GIPF su cui salta è spezzato: non è più un pezzo GIPF, il potenziale sta sul pezzo di sotto, e la casella è tua. Il pezzo di sopra è catturato; deve pur andare da qualche parte, e ciò che prende l’avversario è fuori dal gioco.
rules-potentials-punct-board = PÜNCT è saltato sul pezzo GIPF in e5: un pezzo è catturato, l’altro sta sotto.

rules-potentials-second = Il secondo salto di PÜNCT
rules-potentials-second-1 = Se il tuo PÜNCT è in cima e sta direttamente su ciò che resta di un pezzo GIPF, un altro tuo PÜNCT può saltarci, l’unico salto su una casella propria. Anche il pezzo di sotto è catturato, e i due potenziali sono un tuo pezzo GIPF. Il sito dice che può diventare tuo, ma non come.
rules-potentials-second-2 = Conta come ogni pezzo GIPF, si può prendere o lasciare, e non restituisce nulla. Un PÜNCT avversario può spezzarlo a sua volta; il potenziale che resta è allora un semplice potenziale usato.
rules-potentials-second-board = Il secondo PÜNCT è saltato da f5 in e5: il Bianco ha un nuovo pezzo GIPF.

rules-potentials-tamsk = TAMSK spinge due volte
rules-potentials-tamsk-1 = Se il tuo pezzo carico di TAMSK è al centro, in e5, ti dà una spinta supplementare: il potenziale lascia il suo pezzo, va su un punto esterno ed è spinto dentro come potenziale usato.
rules-potentials-tamsk-2 = La spinta supplementare viene dopo la spinta o l’uso del tuo turno, una volta rimossi i tuoi allineamenti. Puoi rinunciarvi. Ce n’è una per turno, offerta a ogni tuo turno finché il pezzo sta lì, chiunque ce l’abbia spinto. Su un tavoliere pieno non ce n’è. Così un turno appartiene sempre a un solo giocatore.
rules-potentials-tamsk-board = TAMSK ha lasciato e5 ed è stato spinto in e8.

rules-potentials-stacks = Pile
rules-potentials-stacks-1 = DVONN e PÜNCT formano pile. Conta solo la cima: per gli allineamenti e per sapere di chi è la casella. Ciò che è coperto non conta. Una pila si spinge intera.
rules-potentials-stacks-2 = Quando si rimuove un allineamento, di una pila esce solo la cima; un pezzo GIPF esce intero. Ciò che stava sotto stavolta resta ed è di nuovo libero, col suo potere se è carico.
rules-potentials-stacks-3 = In una pila i colori si alternano, e i potenziali sono di un solo tipo: DVONN su un pezzo semplice o su DVONN, PÜNCT su PÜNCT o su ciò che resta di un pezzo GIPF. TAMSK, ZÈRTZ e YINSH non sono mai in una pila.
rules-potentials-stacks-board = Il Bianco rimuove l’allineamento con la cima della pila in e6. Il suo DVONN carico, che stava sotto, è di nuovo libero.

rules-potentials-settling = Di chi è l’allineamento, e quando
rules-potentials-settling-1 = Rimuovi i tuoi allineamenti all’inizio del tuo turno, dopo la tua spinta o il tuo uso, e dopo la spinta supplementare. Nessuno agisce nel turno dell’altro: un tuo allineamento scoperto da una rimozione avversaria aspetta il tuo turno. In GIPF una rimozione non forma mai un allineamento; qui può.

rules-potentials-end = La fine della partita
rules-potentials-end-1 = Con l’inizio standard o da torneo, chi non ha più pezzi GIPF perde subito, prima delle rimozioni: per una rimozione, o quando PÜNCT spezza l’ultimo. Se una rimozione prende gli ultimi di entrambi, vince chi rimuove.
rules-potentials-end-2 = Chi deve spingere e non può né spingere (nessun pezzo in scorta, o tavoliere pieno) né usare un potenziale perde. Una spinta supplementare non salva nessuno.
rules-potentials-end-3 = Se una posizione si presenta per la terza volta con lo stesso giocatore a spingere, mani e pile comprese, è un pareggio, come in GIPF.

rules-potentials-match = Giochi combinati
rules-potentials-match-1 = Potete concordare che il diritto di usare un potenziale si vinca in un altro gioco. Per ogni tipo: libero (nessuna condizione), un gioco collegato giocato qui (YINSH o GIPF), un dado (vince il numero più alto, a parità si tira di nuovo), o un qualsiasi gioco altrove, di cui entrambi indicate chi ha vinto. Se non siete d’accordo vi si chiede di nuovo, o decide il dado.
rules-potentials-match-2 = Un uso collegato va prima dichiarato, e anche la spinta supplementare di TAMSK. L’avversario lo lascia passare o ti sfida.
rules-potentials-match-3 = Ciascuno ha tre sfide, se non concordate un altro numero. Senza limite ogni uso costerebbe un’altra partita. Se all’avversario non restano sfide, non si chiede nulla.
rules-potentials-match-4 = Dopo una sfida GIPF è in pausa con gli orologi fermi, e il gioco collegato si gioca col suo orologio. Chi è stato sfidato vi ha il Bianco. Se vince, l’uso si gioca. Altrimenti, e un pareggio non è una vittoria, non avviene: il potenziale resta carico, e in quel turno si gioca un’altra mossa, senza quel tipo. Se non ce n’è, si passa. In un turno seguente lo si può dichiarare di nuovo.
rules-potentials-match-5 = Chi lascia o abbandona un gioco collegato, o vi perde per il tempo, perde quel gioco e non l’incontro. L’incontro si può abbandonare in ogni momento. Ha un solo risultato, quello di GIPF, e una sola partita annotata con tutto: dichiarazioni, risposte, giochi collegati e dadi. I giochi collegati non valgono per la classifica.

rules-potentials-notation = Come si scrivono le mosse
rules-potentials-notation-1 = I tipi sono T, Z, D, Y e U per PÜNCT. Ye9-e7 spinge un pezzo carico di YINSH; ye5-e2 lo usa; te9-e6 è una spinta supplementare, e = vi rinuncia. Nelle rimozioni Ye3 è un pezzo carico e 'Ye3 un potenziale usato. In un incontro ye5-e2? dichiara, ok lascia passare, e challenge sfida.

## Openings

openings-tab = Aperture
openings-source = Partite
openings-source-engine = Le partite del motore
openings-source-server = Le partite di questo server
openings-source-own = Le tue partite
openings-source-file = Un file
openings-by = I colori mostrano
openings-by-count = La frequenza
openings-by-score = Il risultato
openings-file = Scegli un file
openings-retry = Riprova
openings-caption = Che cosa si è giocato da questa posizione
openings-turn = Mossa
openings-games = Partite
openings-score = Risultato
openings-range = 95%
openings-engine = Motore
openings-images = { $count ->
    [one] e una versione simmetrica
   *[other] e { $count } versioni simmetriche
  }
openings-folded = Le mosse che coincidono girando o riflettendo il tavoliere o scambiando i colori sono una riga sola, e le stesse mosse in un altro ordine si contano insieme.
openings-loading = Le partite si stanno caricando…
openings-progress = Partite contate: { $done } di { $all }
openings-progress-own = { $count ->
    [one] Le tue partite contate finora: una
   *[other] Le tue partite contate finora: { $count }
  }
openings-reached = { $count ->
    [one] Una partita su { $all } ha raggiunto questa posizione.
   *[other] { $games } partite su { $all } hanno raggiunto questa posizione.
  }
openings-none = Nessuna delle { $all } partite ha raggiunto questa posizione.
openings-end = Nessuna è proseguita da qui.
openings-no-games = Qui non ci sono ancora partite finite di questo gioco.
openings-no-own = Non hai ancora partite finite di questo gioco, né su questo dispositivo né nel tuo account.
openings-no-file = Scegli un file con partite, in qualsiasi notazione che questo sito legge. Resta sul tuo dispositivo.
openings-left = { $count ->
    [one] Una partita è stata esclusa: un altro gioco, senza risultato o non regolare.
   *[other] { $count } partite sono state escluse: un altro gioco, senza risultato o non regolari.
  }
openings-counting = Il server sta ancora contando partite più vecchie.
openings-partial = Impossibile caricare le partite del tuo account: sono contate solo quelle su questo dispositivo.
openings-part = Completa la mossa per vedere che cosa si è giocato dopo.
openings-not-here = Le aperture si contano solo per i giochi senza potenziali.
openings-too-many = Questa posizione ha troppe mosse possibili per confrontarle.
openings-large = Questo file è troppo grande: se ne possono leggere al massimo { $megabytes } MB.
openings-failed = Impossibile caricare queste partite. Controlla la connessione e riprova.
openings-offline = Le partite di questo server si vedono solo con una connessione.
openings-legend-count = I numeri sul tavoliere sono la percentuale delle partite proseguite da qui. Le mosse simmetriche si contano insieme, e ognuna mostra la somma.
openings-legend-score = I numeri sul tavoliere sono il risultato di chi fa la mossa, in percentuale.

## Account

account-title = Il tuo account
account-lead = Puoi giocare senza account. Con un account hai un nome, un punteggio e le tue partite su ogni dispositivo.
account-no-script = Questa pagina ha bisogno di JavaScript. Senza non puoi accedere.
account-wait = Un momento…
account-loading = Carico il tuo account…
account-unreachable = Il server non è raggiungibile. Questa pagina si carica quando torni online.
account-again = Riprova
account-sign-in-or-create = Accedi o crea un account
account-enter = Accedi
account-new = Nuovo account
account-forgotten = Password dimenticata?
account-name = Nome
account-name-hint = Da { $least } a { $most } lettere, cifre, _ o -. Lo vedono tutti.
account-password = Password
account-password-hint = Almeno { $least } caratteri. Alcune parole di seguito sono facili da ricordare e difficili da indovinare.
account-new-password = Nuova password
account-old-password = Password attuale
account-password-show = Mostra la password
account-email = E-mail (facoltativa)
account-email-hint = Solo per reimpostare la password e per le e-mail che chiedi. Nessun altro la vede.
account-create = Crea l’account
account-claims = Le partite che hai giocato in questo browser come ospite diventano tue.
account-missing = Compila questo campo, per favore.
account-too-short = Usa almeno { $least } caratteri.
account-entered = Ciao di nuovo, { $name }.

account-codes-title = I tuoi codici di recupero
account-codes-about = Con uno di questi codici puoi scegliere una nuova password se dimentichi la tua. Ogni codice funziona una volta sola. Si vedono solo adesso: conservali in un posto sicuro.
account-codes-copy = Copia
account-codes-copied = Codici copiati.
account-codes-save = Scarica
account-codes-print = Stampa
account-codes-kept = Li ho salvati
account-codes-heading = Codici di recupero di { $name } per { $site }

account-by-code = Con un codice di recupero
account-code = Codice di recupero
account-code-hint = Uno dei codici che hai salvato quando hai creato l’account.
account-set-password = Imposta la nuova password
account-revoke-tokens = Revoca anche tutti i miei token per l’API
account-by-mail = Per e-mail
account-by-mail-about = Se il tuo account ha un indirizzo e-mail, riceverai un’e-mail con un link.
account-send-mail = Invia l’e-mail
account-mail-sent = Se questo account ha un indirizzo e-mail, un’e-mail è in arrivo.
account-reset-title = Scegli una nuova password
account-reset-done = La tua nuova password è impostata, e hai già fatto l’accesso.

account-signed-in = Accesso fatto come { $name }
account-signed-in-bot = Accesso fatto come { $name }, un account bot
account-profile = Il tuo profilo
account-leave = Esci
account-left = Hai chiuso la sessione.
account-email-title = E-mail
account-email-now = Il tuo indirizzo e-mail è { $email }.
account-email-unproven = Il tuo indirizzo e-mail è { $email }. Non è ancora confermato: apri il link nell’e-mail che ti abbiamo inviato.
account-email-none = Il tuo account non ha un indirizzo e-mail.
account-email-change = Cambia l’indirizzo
account-email-new = Nuovo indirizzo
account-email-empty = Lascialo vuoto per rimuovere il tuo indirizzo.
account-email-save = Salva l’indirizzo
account-email-sent = Un’e-mail è in arrivo. Apri il link che contiene per confermare l’indirizzo.
account-email-proven = Il tuo indirizzo e-mail è confermato.
account-email-gone = Il tuo indirizzo e-mail è stato rimosso.
account-notify-turn = Mandami un’e-mail quando tocca a me in una partita per corrispondenza
account-notify-saved = Salvato.
account-password-title = Password
account-password-change = Cambia la password
account-password-changed = La tua password è stata cambiata. Tutte le altre sessioni sono chiuse.
account-blocks-title = Giocatori bloccati
account-blocks-none = Non hai bloccato nessuno.
account-blocks-since = dal { $date }
account-sessions-title = Dove hai fatto l’accesso
account-session-here = questo browser
account-session-times = inizio: { $since }, ultima attività: { $seen }
account-session-end = Chiudi
account-session-end-name = Chiudi la sessione { $name }
account-session-ended = La sessione è chiusa.
account-tokens-title = Token per l’API
account-tokens-about = Con un token, un programma può giocare o leggere a tuo nome. Trattalo come una password.
account-tokens-api = Come usare l’API
account-tokens-none = Non hai nessun token.
account-token-name = A che cosa serve?
account-token-scopes = Che cosa può fare?
account-scope-read = Leggere: le tue partite, anche quelle private
account-scope-play = Giocare: creare partite, unirsi, giocare, scrivere nella chat
account-scope-bot = Bot: giocare come account bot
account-scope-one = Scegli almeno una voce.
account-token-create = Crea un token
account-token-once = Ecco il token { $name }. Si vede solo adesso: copialo.
account-token-copied = Token copiato.
account-token-times = creato: { $since }, ultimo uso: { $used }
account-token-unused = creato: { $since }, mai usato
account-token-delete = Elimina
account-token-delete-name = Elimina il token { $name }
account-token-deleted = Token eliminato.
account-codes-new-title = Nuovi codici di recupero
account-codes-new-about = I nuovi codici sostituiscono i vecchi, che poi non funzionano più.
account-codes-new = Crea nuovi codici
account-bot-title = Account bot
account-bot-about = Un account bot appartiene a un programma. Gioca tramite l’API, è indicato come bot e non può mai tornare un account normale. Solo un account che non ha ancora giocato può diventarlo.
account-bot-turn = Trasforma questo account in un bot
account-bot-sure = Trasformare { $name } in un account bot? L’operazione è irreversibile.
account-bot-yes = Trasforma in bot
account-bot-done = Ora questo è un account bot.
account-data-title = I tuoi dati
account-data-about = Tutto ciò che questo server sa di te, in un solo file.
account-export = Scarica i miei dati
account-delete-title = Elimina l’account
account-delete-forgotten = Eliminati per sempre: il tuo nome, la password, l’indirizzo e-mail, le sessioni, i token e ciò che hai scritto nelle chat.
account-delete-stays = Restano le tue partite, perché sono anche dei tuoi avversari. Non mostrano più il tuo nome.
account-delete-after = L’operazione è irreversibile, e il tuo nome diventa disponibile per altri.
account-delete = Elimina il mio account
account-deleted = Il tuo account è stato eliminato. Arrivederci!
account-cancel = Annulla

## Problems: why the server refused a request

problem-other = Il server non ci è riuscito. Riprova, per favore.
problem-server = Qualcosa è andato storto sul server. Riprova più tardi.
problem-limit = { $seconds ->
    [one] Troppi tentativi. Aspetta un secondo e riprova.
   *[other] Troppi tentativi. Aspetta { $seconds } secondi e riprova.
}
problem-limit-later = Troppi tentativi. Aspetta un po’ e riprova.
problem-not-signed-in = La tua sessione è scaduta. Accedi di nuovo, per favore.
problem-name-taken = Questo nome è già in uso. Scegline un altro.
problem-name-invalid = Questo nome non è valido. Usa solo lettere, cifre, _ e -, e comincia con una lettera.
problem-password-too-short = Questa password è troppo corta. Scegline una più lunga.
problem-password-too-long = Questa password è troppo lunga. Scegline una più corta.
problem-password-too-common = Questa password è troppo facile da indovinare. Scegline un’altra.
problem-wrong-login = Nome o password errati.
problem-wrong-password = Questa password è sbagliata.
problem-wrong-code = Nome o codice errati, oppure il codice è già stato usato.
problem-email-invalid = Questo non è un indirizzo e-mail valido.
problem-no-mail = Questo server non invia e-mail. Usa un codice di recupero.
problem-token-invalid = Questo link è scaduto o è già stato usato. Chiedine uno nuovo.
problem-too-many = Hai raggiunto il numero massimo. Prima eliminane uno.
problem-banned = Questo account è chiuso.
problem-private-only = Al momento non puoi condividere studi. Scegli «Tu, su tutti i tuoi dispositivi» per salvare questo solo per te.
problem-already-played = Questo account ha già giocato, perciò non può diventare un bot.
problem-not-a-bot = Solo un account bot può avere questo tipo di token.
problem-signed-in = Hai già fatto l’accesso. Prima esci.
problem-origin-foreign = La richiesta non veniva da una pagina di questo sito, perciò è stata rifiutata.
problem-bad-request = Il server non ha capito. Controlla che cosa hai inserito.

## Cards

repeat-title = Ripasso
repeat-lead = Le posizioni che hai sbagliato ritornano poco prima che tu le dimentichi.
repeat-loading = Carico le tue carte…
repeat-due = { $count ->
    [one] Una carta è da ripassare.
   *[other] { $count } carte sono da ripassare.
}
repeat-nothing = Ora non c’è nulla da ripassare. La prossima carta arriva il { $date }.
repeat-done = Per ora hai finito. Carte ripassate: { $count }.
repeat-known = { $cards } in tutto, { $known } delle quali imparate per almeno tre settimane.
repeat-empty = Non hai ancora carte. Nascono dai problemi sbagliati, dagli errori nelle tue partite e dalle posizioni che salvi nella pagina di analisi.
repeat-ask-puzzle = Hai sbagliato questo problema. Trova la mossa giusta.
repeat-ask-mistake = Qui hai sbagliato. Trova una mossa migliore.
repeat-ask-position = Hai salvato questa posizione. Che cosa giochi?
repeat-judging = Il motore giudica la tua mossa…
repeat-right = Giusto.
repeat-wrong = Non è quella. Riprova, o guarda la soluzione.
repeat-shown = Si doveva trovare: { $turn }.
repeat-grade = Quanto era difficile?
repeat-again = Di nuovo
repeat-hard = Difficile
repeat-good = Bene
repeat-easy = Facile
repeat-minutes = { $count ->
    [one] fra un minuto
   *[other] fra { $count } minuti
}
repeat-days = { $count ->
    [one] domani
   *[other] fra { $count } giorni
}
repeat-retry = Riprova
repeat-drop = Togli questa carta
repeat-dropped = La carta è stata tolta.
repeat-undo = Annulla
repeat-forecast = I prossimi giorni
repeat-forecast-about = { $today } oggi, { $week } entro una settimana, { $all } entro due settimane.
repeat-forecast-table = Come tabella
repeat-day = Giorno
repeat-count = Carte
repeat-all = Tutte le carte
repeat-new = nuova
repeat-save = Ricorda questa posizione
repeat-saved = Ora è tra le tue carte.
repeat-cards = Le tue carte
repeat-failed = Il motore non parte e la tua mossa non può essere giudicata. Giudica tu.

## Players

player-title = Giocatore
player-find = Trova un giocatore
player-open = Apri il profilo
player-missing = Non c’è nessun giocatore di nome { $name }.
player-loading = Carico il giocatore…
player-since = Iscrizione: { $date }
player-bot = Bot
player-engine-about = Uno dei livelli del nostro motore. Il suo punteggio non cambia.
player-challenge = Sfida
player-follow = Segui
player-following = Segui già
player-own = Il tuo account
player-ratings = Punteggi
player-ratings-none = Ancora nessuna partita classificata.
player-rating = { $rating } più o meno { $deviation }
player-provisional = Provvisorio: altre partite lo renderanno affidabile.
player-rated-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
player-plot = { $variant }, { $speed }: punteggio nel tempo
player-plot-about = Da { $first } ({ $from }) a { $last } ({ $to }); minimo { $low }, massimo { $high }.
player-plot-few = Il grafico appare dopo la seconda partita classificata.
player-plot-table = Come tabella
player-plot-date = Data
player-plot-rating = Punteggio
player-plot-deviation = Deviazione
player-playing = Gioca adesso
player-games = Partite
player-games-none = Ancora nessuna partita.
player-search = Cerca in queste partite
player-records = Scarica tutte le partite
player-result-won = Vinta
player-result-lost = Persa
player-result-drawn = Pareggio
player-report = Segnala
player-report-title = Segnala { $name }
player-report-name = Un nome offensivo

## Progress

progress-title = Progressi
progress-lead = Come giochi, in base ai resoconti delle tue partite e al tuo allenamento.
progress-loading = Raccolgo i tuoi risultati…
progress-empty = Ancora nulla da mostrare. Gioca una partita e apri il suo resoconto: da allora questa pagina mostra la tua precisione e dove sbagli.
progress-days = { $count ->
    [one] Allenamento fatto oggi o ieri.
   *[other] { $count } giorni di allenamento di fila.
}
progress-days-all = { $count ->
    [one] Un giorno di allenamento in tutto.
   *[other] { $count } giorni di allenamento in tutto.
}
progress-accuracy = La precisione nel tempo
progress-accuracy-about = { $count } partite, la prima con { $first }%, l’ultima con { $last }%; in media { $mean }%.
progress-accuracy-few = Dopo due resoconti qui appare una curva.
progress-table = Come tabella
progress-date = Giorno
progress-game = Partita
progress-value = Precisione
progress-phase = Per fase
progress-phase-opening = Apertura
progress-phase-middle = Mediogioco
progress-phase-end = Finale
progress-color = Per colore
progress-opponent = Per avversario
progress-people = Persone
progress-openings = Per apertura
progress-openings-about = La prima mossa della partita; le mosse uguali per rotazione o riflessione contano come una.
progress-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
progress-mistakes = Errori ricorrenti
progress-mistakes-none = I resoconti non indicano alcun tuo errore.
progress-mistakes-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
progress-ratings = Punteggi
progress-rating-puzzles = Problemi di { $game }: { $rating } dopo { $count }
progress-rating-none = Ancora nessun problema con punteggio.
progress-profile = Punteggi delle tue partite
progress-why-missed-win = Una vittoria mancata
progress-why-allows-win = All’avversario è stata concessa la vittoria
progress-why-last-gipf = L’ultimo pezzo GIPF era in pericolo
progress-why-gives-row = Un allineamento completato per l’avversario
progress-why-missed-row = Mancato un allineamento in una mossa
progress-why-missed-capture = Una cattura mancata
progress-why-gipf-piece-lost = Un pezzo GIPF perso
progress-why-pieces-captured = Pezzi catturati
progress-why-unstopped-row = Un allineamento non fermato
progress-why-allows-row = Un allineamento concesso
progress-why-ring-cut-off = Un anello imprigionato
progress-why-broke-four = Un proprio quattro spezzato
progress-why-costs-rows = È costato allineamenti più tardi
progress-why-costs-pieces = È costato pezzi più tardi
progress-why-wrong-removal = È stata rimossa la cosa sbagliata
progress-why-runs-out = La riserva o la scorta si è esaurita
progress-why-no-more-gipf-pieces = Rinuncia ai pezzi GIPF
progress-why-use = Un potenziale mancato o sprecato
progress-why-exposed = Un pezzo GIPF esposto
progress-why-threat = Una minaccia concessa
progress-why-threat-missed = Una propria minaccia mancata
progress-why-flips = Pedine girate
progress-why-compare = La posizione è peggiorata a poco a poco
progress-why-other = Altro
progress-trend-less = meno spesso di recente
progress-trend-same = con la stessa frequenza
progress-trend-more = più spesso di recente
progress-plan = Piano di allenamento
progress-plan-about = Una lezione e cinque problemi per i tuoi errori più frequenti.
progress-plan-puzzle = Problema { $number }

## Archive of games

archive-title = Partite
archive-lead = Tutte le partite giocate qui, dalle più recenti.
archive-filters = Filtra
archive-player = Giocatore
archive-opponent = Avversario
archive-variant = Gioco
archive-speed = Velocità
archive-rated = Classificata
archive-score = Risultato
archive-status = Stato
archive-aborted-games = Partite interrotte
archive-aborted-no = Nascoste
archive-aborted-yes = Mostrate
archive-any = Qualsiasi
archive-rated-yes = Classificata
archive-rated-no = Non classificata
archive-white = Ha vinto il Bianco
archive-black = Ha vinto il Nero
archive-draw = Pareggio
archive-ended = Finita
archive-playing = In corso
archive-search = Cerca
archive-clear = Azzera
archive-loading = Cerco…
archive-none = Nessuna partita trovata.
archive-shown = { $count ->
    [one] { $count } partita mostrata.
   *[other] { $count } partite mostrate.
}
archive-more = Mostra altre partite
archive-live = In diretta
archive-waiting = Aspetta un avversario
archive-by-resignation = per abbandono
archive-by-time = a tempo scaduto
archive-by-agreement = di comune accordo
archive-by-abandoned = l’avversario ha lasciato la partita
archive-aborted = Interrotta

## The page about the API

api-title = API
api-lead = Tutto ciò che questo sito fa online, possono farlo anche i tuoi programmi: giocare, guardare, cercare e far girare bot. È semplice HTTP con JSON.
api-document = Documento OpenAPI, per altri strumenti
api-contents = Indice
api-start = Primi passi
api-start-open = La maggior parte delle richieste che leggono soltanto non ha bisogno di una chiave. Prova il primo esempio in un terminale.
api-start-token = Per agire a tuo nome, crea un token nella pagina del tuo account e invialo con ogni richiesta. Un token può fare solo ciò che permettono i suoi permessi.
api-account = Vai al tuo account
api-errors = Errori
api-errors-about = A una richiesta rifiutata si risponde con uno stato 400 o superiore e un corpo JSON di tipo application/problem+json. Il significato del suo campo «code» non cambia mai; i programmi dovrebbero basarsi solo su quello. Dopo 429 aspetta tanti secondi quanti ne indica l’intestazione Retry-After.
api-streams = Flussi
api-streams-about = Alcuni indirizzi tengono aperta la risposta: inviano una riga di JSON (NDJSON) ogni volta che succede qualcosa, e altrimenti una riga vuota ogni pochi secondi. Ogni riga ha un «seq». Se la connessione si interrompe, riconnettiti con «since» uguale all’ultimo che hai visto: nulla va perso o si ripete.
api-streams-bye = Prima di un riavvio previsto l’ultima riga è «bye», con il tempo dopo cui riconnettersi.
api-turns = Le mosse si possono ripetere senza rischi
api-turns-about = Invia una mossa con una Idempotency-Key a tua scelta, e ripetila con la stessa chiave finché ricevi una risposta. È giocata una volta sola.
api-parameters = Parametri
api-name = Nome
api-where = Dove
api-kind = Tipo
api-meaning = Descrizione
api-required = obbligatorio
api-body = Corpo della richiesta
api-answers = Risposte
api-status = Stato
api-example = Esempio
api-types = Tipi
api-field = Campo
api-no-document = Questo programma è stato compilato senza la descrizione dell’API.

## Studies

studies-title = Studi
studies-lead = Raccogli partite, posizioni e idee in capitoli, con varianti, commenti, frecce e cerchi. Tutto si salva in questo browser mentre lavori.
studies-new = Nuovo studio
studies-import = Importa un file
studies-own = I tuoi studi
studies-none = Qui non ci sono ancora studi.
studies-untitled = Studio senza titolo
studies-title-field = Titolo
studies-save = Salva
studies-rename = Rinomina
studies-delete = Elimina
studies-deleted = Eliminato: { $title }.
studies-chapters = { $count ->
    [one] { $count } capitolo
   *[other] { $count } capitoli
  }
studies-imported = { $count ->
    [one] Un capitolo è stato importato.
   *[other] { $count } capitoli sono stati importati.
  }
studies-not-kept = Questo browser adesso non può salvare studi.
study-title = Studio
study-all = Tutti gli studi
study-chapters = Capitoli
study-chapter = Capitolo { $number }
study-chapter-field = Nome del capitolo
study-add = Aggiungi un capitolo
study-rename-chapter = Rinomina il capitolo
study-delete-chapter = Elimina il capitolo
study-up = Sposta in alto il capitolo
study-down = Sposta in basso il capitolo
study-full = Uno studio ha al massimo { $most } capitoli.
study-saved = Salvato in questo browser
study-saving = Salvataggio…
study-missing = Questo studio non è in questo browser.
study-unknown = Questo studio non esiste, oppure è privato.
study-other-tab = Questo capitolo è stato modificato anche in un’altra scheda. La tua versione è salvata come «{ $name }».
study-foreign = Qualcuno ha condiviso con te questo studio: ciò che provi qui non viene salvato.
study-keep = Salva una copia
study-share = Condividi lo studio
study-file = Salva in un file
study-link = Copia un link
study-link-large = Questo studio è troppo grande per un link. Salvalo in un file o sul server.
study-add-to = Aggiungi a uno studio
study-added = Aggiunto a «{ $title }».
study-open = Apri
studies-server = Sul server
studies-public = Studi pubblici
studies-public-none = Non ci sono ancora studi pubblici.
study-access = Chi può vederlo
study-access-none = Solo questo browser
study-access-private = Tu, su tutti i tuoi dispositivi
study-access-link = Chiunque abbia il link
study-access-public = Tutti
study-online-saved = Salvato sul server
study-online-gone = Il server non ha più questo studio. In questo browser è ancora salvato.
study-hidden = Un moderatore ha nascosto questo studio: nessuno tranne te può vederlo.
study-needs-account = Accedi per salvare studi sul server.
study-refused = Il server ha rifiutato questo studio: è troppo grande, o un capitolo non si può giocare secondo le regole.
study-code = Copia il codice per il tuo sito
study-code-copied = Codice copiato. Incollalo in una pagina del tuo sito.
study-changed-title = Questo studio è stato modificato su un altro dispositivo
study-changed-about = Quale versione deve restare? L’altra viene salvata come studio a sé: niente va perso.
study-changed-mine = Tieni questa
study-changed-other = Prendi l’altra
embed-title = Tavoliere
embed-missing = Qui non c’è niente da mostrare: è stato eliminato, o non è pubblico.
pictures-title = Immagine
pictures-gif = Animazione (GIF)
pictures-progress = Disegno: { $done } di { $of }
pictures-failed = Non è stato possibile creare l’immagine.

## Emails

mail-reset-subject = Reimposta la tua password di Gipfel
mail-reset-text = Qualcuno, probabilmente tu, ha chiesto una nuova password per l’account { $name }. Apri questo link per sceglierla:
mail-reset-hour = Il link funziona una volta sola, entro un’ora.
mail-not-you = Se non eri tu, ignora questa e-mail: non cambierà nulla.
mail-confirm-subject = Conferma il tuo indirizzo e-mail
mail-confirm-text = Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo le e-mail dell’account { $name }. Apri questo link entro un’ora per confermarlo:
mail-turn-subject = Tocca a te contro { $opponent }
mail-turn-text = { $opponent } ha giocato. Tocca a te:
mail-turn-guest-subject = Tocca a te contro un ospite
mail-turn-guest-text = Un ospite ha giocato. Tocca a te:
mail-turn-off = Ricevi questa e-mail perché l’hai chiesta. Puoi disattivarla nel tuo account:
mail-call-subject = { $name } vuole giocare a { $game }
mail-call-text = { $name } cerca proprio ora un avversario per { $game }:
mail-call-off = Ricevi questa e-mail perché l’hai chiesta. Puoi disattivarla nella stessa pagina.

## Games with potentials

play-variant-gipf-potentials = GIPF con potenziali
play-about-gipf-potentials = Pezzi in più, ognuno con un potere
play-end-board-full = { $winner ->
    [w] Il Nero non può spingere né usare un potenziale: il tavoliere è pieno.
   *[b] Il Bianco non può spingere né usare un potenziale: il tavoliere è pieno.
}
potentials-refusal-extra-first = Ora c’è la spinta supplementare: falla o rinuncia.
potentials-refusal-gipf-pieces-over = Dopo il tuo primo pezzo carico o semplice non puoi più far entrare pezzi GIPF.
potentials-refusal-no-basic = Non hai più pezzi nella scorta.
potentials-refusal-no-dvonn-target = Un potenziale DVONN salta su un pezzo semplice o un potenziale DVONN avversario vicino.
potentials-refusal-no-extra-push = La spinta supplementare segue la tua spinta o il tuo uso finché il tuo potenziale TAMSK è al centro.
potentials-refusal-no-punct-target = Un potenziale PÜNCT salta su un pezzo GIPF o un potenziale PÜNCT avversario vicino.
potentials-refusal-not-adjacent = Questo potenziale salta solo su una casella vicina.
potentials-refusal-not-first-empty = Un potenziale ZÈRTZ atterra sulla prima casella vuota dietro i pezzi.
potentials-refusal-not-in-a-line = Un potenziale lascia il suo pezzo in linea retta.
potentials-refusal-not-in-hand = Non hai questo potenziale in mano.
potentials-refusal-not-loaded = Si usano solo i propri pezzi carichi scoperti.
potentials-refusal-nothing-to-jump = Un potenziale ZÈRTZ salta i pezzi vicini fino alla prima casella vuota dietro.
potentials-refusal-only-extra-push = Un potenziale TAMSK serve solo alla spinta supplementare, dal centro.
potentials-refusal-piece-stays = I pezzi semplici e i potenziali usati dell’allineamento devono uscire.
potentials-refusal-row-must-go = Questo allineamento contiene un pezzo semplice o un potenziale usato, quindi va rimosso.
potentials-refusal-way-blocked = Un potenziale YINSH scorre su caselle vuote fino a una casella vuota.
potentials-refusal-answer-first = È dichiarato un uso: lascialo passare o sfida.
potentials-refusal-cannot-pass = Puoi passare solo se una sfida persa non ti lascia altra mossa.
potentials-refusal-contest-first = GIPF è in pausa finché la sfida non è decisa.
potentials-refusal-declare-first = I potenziali { $name } sono collegati: dichiara prima l’uso.
potentials-refusal-die-faces = Un dado mostra da 1 a 6.
potentials-refusal-entered-already = Hai già inserito un risultato: ora tocca all’avversario.
potentials-refusal-kind-barred = Il diritto a un potenziale { $name } non è stato vinto: in questa mossa non si può usare.
potentials-refusal-links = Questi collegamenti non valgono; si scrivono come Y:yinsh,T:die.
potentials-refusal-match-over = L’incontro è finito.
potentials-refusal-no-challenge-left = L’avversario non ha più sfide: non c’è nulla da dichiarare.
potentials-refusal-not-linked = Qui i potenziali { $name } sono liberi: usalo e basta.
potentials-refusal-nothing-declared = Nessun uso è dichiarato: non c’è nulla a cui rispondere.
potentials-refusal-only-uses-are-declared = Si dichiara solo l’uso di un potenziale.
potentials-refusal-other-contest = Non si sta giocando nessuna sfida di questo tipo.
potentials-refusal-position-match = Questa posizione non può verificarsi in questo incontro.
potentials-refusal-unreadable-step = Questo non è un passo di un incontro.
potentials-refusal-potentials-shape = Non è una mossa. Scrivi e8 o e9-e6 per spingere, Ye9-e6 con un potenziale, ye5-e2 per usarlo, te9-e6 per la spinta supplementare, xe2,e3,e4,e5 per rimuovere.
potentials-refusal-wrong-piece-mark = Il segno in { $point } è sbagliato.
potentials-refusal-position-hands = I potenziali in mano sono illeggibili; si scrivono come T3Y2-z6.
potentials-refusal-position-no-extra-push = In questa posizione non c’è spinta supplementare.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] Il Bianco non ha ancora fatto entrare nulla: tutto è fuori dal tavoliere.
   *[b] Il Nero non ha ancora fatto entrare nulla: tutto è fuori dal tavoliere.
}
potentials-refusal-position-potentials-fields = Una posizione con potenziali ha sei parti, come 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] Il Bianco non ha più pezzi GIPF, quindi la partita è già finita.
   *[b] Il Nero non ha più pezzi GIPF, quindi la partita è già finita.
}
potentials-refusal-position-potentials-stage = La fase è push, extra, remove:w o remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] Il Bianco ha già fatto entrare un altro pezzo e non può più far entrare pezzi GIPF.
   *[b] Il Nero ha già fatto entrare un altro pezzo e non può più far entrare pezzi GIPF.
}
potentials-refusal-position-stack = I pezzi non possono stare impilati così.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] Il Bianco ha più potenziali del previsto.
   *[b] Il Nero ha più potenziali del previsto.
}
potentials-refusal-terms = Queste condizioni non si possono giocare; si scrivono come standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] pezzo bianco carico di { $name }
   *[b] pezzo nero carico di { $name }
}
potentials-piece-used = { $color ->
    [w] potenziale { $name } bianco usato
   *[b] potenziale { $name } nero usato
}
potentials-piece-gipf-punct = { $color ->
    [w] pezzo GIPF bianco di due potenziali PÜNCT
   *[b] pezzo GIPF nero di due potenziali PÜNCT
}
potentials-piece-on = { $top }, sotto { $under }
potentials-say-loaded = { $player ->
    [w] Il Bianco fa entrare da { $point } un pezzo carico di { $name }.
   *[b] Il Nero fa entrare da { $point } un pezzo carico di { $name }.
}
potentials-say-used = { $player ->
    [w] Il Bianco fa la spinta supplementare da { $point }.
   *[b] Il Nero fa la spinta supplementare da { $point }.
}
potentials-say-use = { $player ->
    [w] Il Bianco usa { $name } da { $from } a { $to }.
   *[b] Il Nero usa { $name } da { $from } a { $to }.
}
potentials-say-decline = { $player ->
    [w] Il Bianco rinuncia alla spinta supplementare.
   *[b] Il Nero rinuncia alla spinta supplementare.
}
potentials-say-because-board-full = Il tavoliere è pieno.
potentials-say-task-extra = { $player ->
    [w] Il Bianco può fare una spinta supplementare.
   *[b] Il Nero può fare una spinta supplementare.
}
potentials-say-task-push = { $player ->
    [w] Il Bianco deve spingere un pezzo o usare un potenziale.
   *[b] Il Nero deve spingere un pezzo o usare un potenziale.
}
potentials-say-leave = { $player ->
    [w] Il Bianco lascia gli allineamenti.
   *[b] Il Nero lascia gli allineamenti.
}
potentials-say-stays = { $count ->
    [one] Un pezzo resta.
   *[other] { $count } pezzi restano.
}
potentials-decline = Nessuna spinta
potentials-ask-extra = TAMSK ti dà una spinta in più: premi un punto esterno.
potentials-play-do-extra = Fai la spinta supplementare, oppure rinuncia.
potentials-play-do-push = Spingi un pezzo o usane uno carico.
potentials-basic = Semplice
potentials-basic-ends = Il tuo primo pezzo semplice toglie dal gioco i potenziali ancora in mano.
potentials-basic-sure = Tutti i potenziali che hai in mano usciranno dal gioco. Far entrare il pezzo semplice?
potentials-basic-yes = Fai entrare
potentials-basic-no = Tienili
potentials-gipf-ends = Dopo il tuo primo pezzo carico non puoi più far entrare pezzi GIPF.
potentials-miss-load = Questo pezzo non porta nessun potenziale. Scegli un pezzo carico prima di spingere.
potentials-miss-single = Non era un pezzo semplice. Scegline uno prima di spingere.
potentials-miss-use = Era una spinta, non un uso. Le caselle segnate ne mostrano uno.
potentials-miss-jump = Troppo pochi pezzi saltati. La meta è { $count }.
potentials-miss-extra = Nessuna spinta supplementare stavolta. TAMSK deve stare al centro, e non devi rinunciare.
potentials-miss-decline = Hai fatto la spinta supplementare. Stavolta rinuncia.
potentials-miss-break = Il pezzo GIPF è ancora intero. Le caselle segnate mostrano il salto.
potentials-miss-make = Ancora nessun nuovo pezzo GIPF. Le caselle segnate mostrano il salto.
potentials-miss-remove = Troppo pochi allineamenti rimossi. La meta è { $count }.
potentials-answer-pass = Lascia passare
potentials-answer-challenge = Sfida
potentials-miss-answer = L’hai lasciata passare: la corsa forma un allineamento nero, e i tuoi due pezzi accanto vengono catturati. Riprova.
potentials-miss-push = Dopo una sfida persa, un potenziale di questo tipo non si può usare nello stesso turno. Spingi invece.
potentials-hand = { $player ->
    [w] Il Bianco ha in mano: { $list }
   *[b] Il Nero ha in mano: { $list }
}
potentials-hand-empty = { $player ->
    [w] Il Bianco non ha potenziali in mano
   *[b] Il Nero non ha potenziali in mano
}
potentials-rules = Regole
potentials-which = Quali potenziali?
potentials-advice = Prima volta? Inizia con un tipo. Un potenziale entra sopra un pezzo e può lasciarlo una volta.
potentials-about-tamsk = Al centro dà una spinta in più.
potentials-about-zertz = Salta i pezzi vicini fino alla prima casella vuota.
potentials-about-dvonn = Salta sopra un pezzo avversario vicino.
potentials-about-yinsh = Scorre lungo una linea di caselle vuote.
potentials-about-punct = Salta su un pezzo GIPF vicino e lo spezza.
potentials-about-ultimate = Tre di ogni tipo, 21 pezzi
potentials-own = Condizioni proprie
potentials-about-own = Scegli l’inizio e le quantità.
potentials-start = Inizio
potentials-number = Numero
potentials-basics = Pezzi semplici
potentials-each = sei ciascuno
potentials-position = Posizione
potentials-position-about = Le pile non si possono disporre a mano. Scrivi o incolla la posizione: le colonne da sinistra a destra, chi gioca, la fase, le scorte, i potenziali in mano, il diritto ai pezzi GIPF.
potentials-links = Collegare giochi
potentials-links-about = Il diritto di usare un potenziale può dipendere da una vittoria in un altro gioco. Gioca prima con potenziali liberi: un incontro con giochi collegati dura a lungo.
potentials-link-free = Libero
potentials-link-die = Dado
potentials-link-elsewhere = Un gioco altrove
potentials-challenges = Sfide per giocatore
potentials-unlimited = Illimitate
potentials-match-declares = { $player ->
    [w] Il Bianco vuole usare { $name }: { $from } → { $to }.
   *[b] Il Nero vuole usare { $name }: { $from } → { $to }.
}
potentials-match-how-die = Sfida: entrambi tirano il dado, vince il numero più alto.
potentials-match-how-elsewhere = Sfida: giocate altrove e indicate chi ha vinto.
potentials-match-how-game = Sfida: decide una partita di { $game }.
potentials-match-cost = { $left ->
    [one] Ti costa l’ultima sfida.
   *[other] Ti costa una delle tue { $left } sfide.
}
potentials-match-stake = { $player ->
    [w] { $game }: se vince il Bianco, il potenziale { $name } si usa; altrimenti il Bianco gioca altro.
   *[b] { $game }: se vince il Nero, il potenziale { $name } si usa; altrimenti il Nero gioca altro.
}
potentials-match-won = { $player ->
    [w] Il Bianco ha vinto la sfida: il potenziale { $name } si usa.
   *[b] Il Nero ha vinto la sfida: il potenziale { $name } si usa.
}
potentials-match-not-won = { $player ->
    [w] Il Bianco non ha vinto la sfida: niente potenziale { $name } in questa mossa.
   *[b] Il Nero non ha vinto la sfida: niente potenziale { $name } in questa mossa.
}
potentials-match-left = Sfide rimaste: Bianco { $white }, Nero { $black }
potentials-match-pass = Lascia passare
potentials-match-challenge = Sfida
potentials-match-challenge-left = Sfida (ne restano { $left })
potentials-match-give-up = Abbandona questo gioco
potentials-match-roll = Il Bianco tira { $white }, il Nero { $black }.
potentials-match-equal = Pari: si tira di nuovo.
potentials-match-proof = { $proof ->
    [both] Il lancio deriva da un numero che il server ha fissato prima dell’incontro, mescolato con un numero casuale di ciascun giocatore.
    [replaced] Il server ha registrato un numero casuale diverso da quello che hai inviato. I lanci di questo incontro non provano nulla.
    [white] Il lancio deriva da un numero che il server ha fissato prima dell’incontro e da un numero casuale del Bianco.
    [black] Il lancio deriva da un numero che il server ha fissato prima dell’incontro e da un numero casuale del Nero.
   *[server] Il lancio deriva da un numero che il server ha fissato da solo prima dell’incontro.
}
potentials-match-who = { $player ->
    [w] Bianco: chi ha vinto il gioco?
   *[b] Nero: chi ha vinto il gioco?
}
potentials-match-winner = { $player ->
    [w] Ha vinto il Bianco
   *[b] Ha vinto il Nero
}
potentials-match-draw = Pareggio
potentials-match-dice = Decidano i dadi
potentials-match-disagreed = Le vostre risposte non coincidono. Inserite di nuovo il risultato, o accordatevi sui dadi.
potentials-match-paused = La partita di GIPF è in pausa
potentials-match-linked = Così è finito il gioco collegato
potentials-match-has-white = Chi è sfidato ha il Bianco.
potentials-play-do-answer = Lascia passare l’uso, o sfida.
potentials-play-do-roll = Decidono i dadi.
potentials-play-do-enter = Giocate altrove, poi dite chi ha vinto.
play-potentials-failed = Impossibile caricare il gioco. Sei offline?

### Todas las frases del sitio en español. Los mensajes y sus argumentos son los de en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Aprende, juega y analiza YINSH y GIPF en tu navegador: contra un motor fuerte, dos en una pantalla o en línea. Casi todo funciona también sin conexión.
site-skip = Ir al contenido
site-menu = Menú principal
site-play = Jugar
site-analyse = Analizar
site-learn = Aprender
site-rules = Reglas
site-settings = Ajustes
site-about = Acerca de
site-language = Idioma
site-close = Cerrar
site-credit = YINSH y GIPF son juegos de Kris Burm. Gipfel no está afiliado ni a él ni a sus editores.
site-new-version = Hay una nueva versión de Gipfel. Tus partidas se conservan.
site-reload = Recargar
site-offline = Estás sin conexión. Todo lo de esta página sigue funcionando.
site-online = Vuelves a estar en línea.
site-broken-entry = Algunos datos guardados en este navegador no se pudieron leer ({ $name }). Se han apartado; todo lo demás sigue igual.
site-no-script = El tablero necesita JavaScript. Las reglas se pueden leer sin él.

home-title = YINSH y GIPF, jugados con elegancia
home-lead = Dos de los mejores juegos abstractos. Juega ya, sin cuenta, incluso sin conexión.
home-game = Juego
home-play = Jugar ahora
home-against = contra el nivel { $level }
home-learn = Aprende en diez minutos
home-lessons = { $count ->
    [one] { $count } lección corta
   *[other] { $count } lecciones cortas
  }
home-friend = Juega con un amigo
home-friend-how = envía un enlace
home-touch-yinsh = Toca un anillo y sigue tú, contra el nivel 1.
home-touch-gipf = Toca un punto verde y sigue tú, contra el nivel 1.
home-click-yinsh = Haz clic en un anillo y sigue tú, contra el nivel 1.
home-click-gipf = Haz clic en un punto verde y sigue tú, contra el nivel 1.
home-yours = Te toca: juegas con Blanco contra el nivel 1.
home-pause = Pausa
home-again = Mirar
home-larger = Tablero más grande
home-learn-yinsh = Aprender YINSH
home-learn-gipf = Aprender GIPF
home-resume = Seguir con tu partida
home-yinsh-about = Los anillos dejan marcadores y giran los que saltan. Cada línea de cinco de tu color te permite quitar uno de tus anillos. Quita tres y ganas.
home-gipf-about = Empuja tus fichas desde el borde. Cuatro en línea vuelven a tu provisión y capturan las fichas rivales que continúan la línea. Si te quedas sin fichas, pierdes.
home-person-title = Dos en una pantalla
home-person-about = Poned el dispositivo entre los dos. Con reloj, si queréis, y un tablero que gira hacia quien juega.
home-engine-title = Diez niveles
home-engine-about = De un primer rival amable a toda la fuerza de nuestro motor. Funciona por completo en tu navegador.
home-analyse-title = Entiende tus partidas
home-analyse-about = Prueba otras jugadas, mira qué jugaría el motor, monta cualquier posición y compártela con un enlace.
home-live = Partidas en curso
home-live-none = Ahora mismo no juega nadie aquí. ¡Empieza tú!
home-live-start = Buscar rival
home-live-all = Todas las partidas
home-night = Noche de club: { $game }, { $clock }, { $time }
home-night-now = Ha empezado una noche de club: { $game }, { $clock }. ¡Únete!
home-waiting = { $count ->
    [one] Una persona espera rival.
   *[other] { $count } personas esperan rival.
}

settings-title = Ajustes
settings-lead = Se guardan solo en este navegador.
settings-look = Aspecto
settings-theme = Tema
settings-theme-system = El del dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-contrast = Alto contraste
settings-board = Tablero
settings-speed = Animación
settings-speed-off = Ninguna
settings-speed-fast = Rápida
settings-speed-normal = Normal
settings-speed-slow = Lenta
settings-coordinates = Coordenadas
settings-coordinates-outside = En el borde
settings-coordinates-inside = En cada punto
settings-coordinates-off = No
settings-board-theme = Tablero
settings-board-theme-wood = Madera
settings-board-theme-stone = Piedra
settings-board-theme-night = Noche
settings-pieces = Fichas
settings-pieces-ivory = Marfil y ébano
settings-pieces-flat = Planas
settings-pieces-clear = Para daltónicos
settings-volume = Volumen
settings-preview = Vista previa
settings-targets = Mostrar las jugadas posibles
settings-field = Mostrar un campo para escribir jugadas
settings-sound = Sonidos
settings-engine = Motor
settings-evaluation = Mostrar quién está mejor mientras juego
settings-lines = Variantes en el análisis
settings-reset = Restablecer los ajustes
settings-was-reset = Todos los ajustes tienen sus valores predeterminados.
settings-keys = Teclas en el tablero
settings-keys-column = recorrer la columna
settings-keys-across = recorrer las otras dos direcciones
settings-keys-jump = ir a un espacio por su nombre, como e5
settings-keys-act = elegir
settings-keys-back = deshacer parte de una jugada
settings-keys-step = recorrer las jugadas, si el foco no está en un punto del tablero
settings-keys-step-anywhere = recorrer las jugadas en cualquier lugar
settings-keys-flip = girar el tablero
settings-data = Tus datos
settings-data-about = Las partidas contra el motor o en una pantalla, tu progreso y estos ajustes se guardan en este navegador. Nadie más los ve.
settings-erase = Borrar todo
settings-erase-sure = ¿Borrar todas las partidas, el progreso y los ajustes de este navegador? No se puede deshacer.
settings-erase-yes = Borrar
settings-erase-no = Conservar
settings-erased = Se ha borrado todo lo que estaba guardado en este navegador.

about-title = Acerca de Gipfel
about-what = Gipfel es la casa de los juegos de mesa YINSH y GIPF: reglas exactas de todas las variantes, un motor fuerte, lecciones y un tablero de análisis, en nueve idiomas.
about-designer = Ambos juegos son de Kris Burm y pertenecen a su proyecto GIPF. Los nombres son suyos. Si te gustan, cómpralos: sobre una mesa de verdad son preciosos.
about-free = Gipfel es software libre. Puedes ejecutarlo en tu propio ordenador con una sola orden, leer cómo funciona y usar sus reglas, su motor y sus datos en tus programas.
about-private = No hay anuncios, ni rastreadores, ni peticiones a otros sitios. Lo que haces a solas se queda en tu navegador. De las partidas en línea el servidor guarda lo que necesita, y puedes descargar o borrar lo que sabe de ti.
about-accessible = Todo funciona con teclado y con lector de pantalla, en el mismo tablero para todos. Si algo no funciona, es un error: dínoslo, por favor.
about-version = Versión { $version }

missing-title = Página no encontrada
missing-about = Puede que la dirección sea antigua o esté mal escrita. No se ha perdido nada tuyo.
missing-home = Ir a la página de inicio
offline-title = Sin red
offline-about = Esta página no está en este dispositivo y no se puede contactar con el servidor. Jugar aquí, las lecciones, las reglas y el análisis funcionan sin red.
offline-again = Intentar otra vez

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Tablero
board-help = Las flechas recorren las rectas; con Mayús, en la tercera dirección. Escribe un nombre como e5 para ir allí. Intro elige, Escape deshace. Av Pág lleva al siguiente espacio que puedes elegir.
board-column = Columna { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = vacío
board-dot = punto exterior
board-picked = en la mano
board-goes = se quitará, Intro para dejarla
board-stays = se queda en el tablero, Intro para quitarla
board-can-choose = se puede elegir
board-can-place = aquí se puede colocar un anillo
board-can-move = { $count ->
    [one] puede ir a un espacio
   *[other] puede ir a { $count } espacios
}
board-can-land = el anillo puede detenerse aquí
board-can-land-flipping = { $count ->
    [one] el anillo puede detenerse aquí y gira un marcador
   *[other] el anillo puede detenerse aquí y gira { $count } marcadores
}
board-can-take-off = se puede quitar
board-can-enter = aquí puede entrar una ficha
board-can-push = { $count ->
    [one] se puede empujar aquí, se mueve una ficha
   *[other] se puede empujar aquí, se mueven { $count } fichas
}
board-can-push-ways = { $count ->
    [one] una dirección para empujar
   *[other] { $count } direcciones para empujar
}
board-can-remove = { $count ->
    [one] parte de una línea que hay que quitar
   *[other] parte de { $count } líneas que hay que quitar
}
board-arrow = De { $from } hacia { $to }, { $can }
board-segment = Línea de { $from } a { $to }
board-flips = { $count ->
    [one] { $point }, gira uno
   *[other] { $point }, gira { $count }
}
board-several = { $index } de { $count }: { $name }.
board-help-several = Las flechas muestran las otras, Intro elige esta.
board-help-picked = { $count ->
    [one] Hay un destino.
   *[other] Hay { $count } destinos.
}
board-help-toggles = Algunas fichas de esta línea pueden quedarse. Las flechas llevan a cada una y al botón que quita la línea; Intro cambia si una ficha se queda o se va.
board-draw-from = Dibujo desde { $point }. Intro en otro espacio traza una flecha, aquí otra vez un círculo; Escape cancela.
board-draw-arrow = Flecha { $from } – { $to }
board-draw-circle = Círculo { $point }
board-confirm = Quitar { $count }
board-confirm-none = Elige al menos una ficha
board-badge-stays = queda
board-badge-goes = sale
board-ask-keep = Toca una ficha GIPF: se queda o sale. Si sale, la tuya vuelve a tu provisión; la del rival se captura.
board-ask-row = Aquí se cruzan líneas. ¿Cuál?
board-lesson = Aprender esta regla
board-pass = Pasar
board-leave = Dejar las líneas
board-bring = Ficha que entra
board-bring-single = Ficha simple
board-bring-gipf = Ficha GIPF
board-reserve-low = { $count ->
    [one] Solo queda una ficha en tu provisión. Sin fichas que empujar, pierdes.
   *[other] Solo quedan { $count } fichas en tu provisión. Sin fichas que empujar, pierdes.
}
board-entry-label = Escribe una jugada
board-entry-play = Jugar
board-rings-to-place = { $player ->
    [w] Blanco tiene { $count ->
        [one] un anillo
       *[other] { $count } anillos
    } por colocar
   *[b] Negro tiene { $count ->
        [one] un anillo
       *[other] { $count } anillos
    } por colocar
}
board-rings-off = { $player ->
    [w] Blanco ha quitado { $count } de { $of } anillos
   *[b] Negro ha quitado { $count } de { $of } anillos
}
board-reserve = { $player ->
    [w] Blanco tiene { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } en su provisión
   *[b] Negro tiene { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } en su provisión
}
board-captured = { $player ->
    [w] Blanco ha capturado { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
   *[b] Negro ha capturado { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
}
board-pool = { $count ->
    [one] Queda un marcador en la reserva
   *[other] Quedan { $count } marcadores en la reserva
}

piece-ring = { $color ->
    [w] anillo blanco
   *[b] anillo negro
}
piece-marker = { $color ->
    [w] marcador blanco
   *[b] marcador negro
}
piece-single = { $color ->
    [w] ficha blanca
   *[b] ficha negra
}
piece-gipf = { $color ->
    [w] ficha GIPF blanca
   *[b] ficha GIPF negra
}

say-place = { $player ->
    [w] Blanco coloca un anillo en { $point }.
   *[b] Negro coloca un anillo en { $point }.
}
say-move = { $player ->
    [w] Blanco mueve un anillo de { $from } a { $to }.
   *[b] Negro mueve un anillo de { $from } a { $to }.
}
say-move-flip = { $player ->
    [w] Blanco mueve un anillo de { $from } a { $to } y gira { $count ->
        [one] un marcador
       *[other] { $count } marcadores
    }.
   *[b] Negro mueve un anillo de { $from } a { $to } y gira { $count ->
        [one] un marcador
       *[other] { $count } marcadores
    }.
}
say-enter = { $player ->
    [w] Blanco introduce una { $kind ->
        [gipf] ficha GIPF
       *[single] ficha
    } en { $point }.
   *[b] Negro introduce una { $kind ->
        [gipf] ficha GIPF
       *[single] ficha
    } en { $point }.
}
say-push = { $player ->
    [w] Blanco empuja una { $kind ->
        [gipf] ficha GIPF
       *[single] ficha
    } desde { $from } y mueve { $count ->
        [one] una ficha, hasta { $to }
       *[other] { $count } fichas, la más lejana hasta { $to }
    }.
   *[b] Negro empuja una { $kind ->
        [gipf] ficha GIPF
       *[single] ficha
    } desde { $from } y mueve { $count ->
        [one] una ficha, hasta { $to }
       *[other] { $count } fichas, la más lejana hasta { $to }
    }.
}
say-remove-row = { $player ->
    [w] Blanco quita la línea de { $from } a { $to }.
   *[b] Negro quita la línea de { $from } a { $to }.
}
say-remove = { $player ->
    [w] Blanco quita { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } de la línea de { $from } a { $to }.
   *[b] Negro quita { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } de la línea de { $from } a { $to }.
}
say-captured = { $count ->
    [one] Una de ellas queda capturada.
   *[other] { $count } de ellas quedan capturadas.
}
say-stays = { $count ->
    [one] Una ficha GIPF se queda.
   *[other] { $count } fichas GIPF se quedan.
}
say-take-off = { $player ->
    [w] Blanco quita el anillo de { $point }.
   *[b] Negro quita el anillo de { $point }.
}
say-pass = { $player ->
    [w] Blanco no puede mover y pasa.
   *[b] Negro no puede mover y pasa.
}
say-leave = { $player ->
    [w] Blanco deja las líneas de fichas GIPF.
   *[b] Negro deja las líneas de fichas GIPF.
}
say-undone = Deshecho.
say-win = { $player ->
    [w] Gana Blanco.
   *[b] Gana Negro.
}
say-draw = La partida acaba en empate.
say-because-rings-off = Se han quitado suficientes anillos.
say-because-pool-empty = La reserva está vacía.
say-because-no-moves = Nadie puede mover un anillo.
say-because-reserve-empty = La provisión del rival está vacía.
say-because-gipf-pieces-gone = La última ficha GIPF ha salido del tablero.
say-because-repetition = La misma posición se ha dado por tercera vez.
say-task-place = { $player ->
    [w] Blanco tiene que colocar un anillo.
   *[b] Negro tiene que colocar un anillo.
}
say-task-move = { $player ->
    [w] Blanco tiene que mover un anillo.
   *[b] Negro tiene que mover un anillo.
}
say-task-row = { $player ->
    [w] Blanco tiene que quitar una línea de cinco.
   *[b] Negro tiene que quitar una línea de cinco.
}
say-task-ring = { $player ->
    [w] Blanco tiene que quitar un anillo.
   *[b] Negro tiene que quitar un anillo.
}
say-task-push = { $player ->
    [w] Blanco tiene que empujar una ficha.
   *[b] Negro tiene que empujar una ficha.
}
say-task-remove = { $player ->
    [w] Blanco tiene que quitar una línea.
   *[b] Negro tiene que quitar una línea.
}

## Refusals: why something is not allowed

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Línea { $line }: { $reason }
refusal-at-turn = Línea { $line }, jugada { $token }: { $reason }

# A page asks for something that does not exist.
refusal-allowed = Puedes elegir esto.
refusal-no-point = En este tablero no hay ningún punto { $point }.
refusal-no-table = Esta partida ya no está abierta. Recarga la página para seguir.
refusal-no-turn = Esta partida no tiene esa jugada.
refusal-nothing-chosen = Elige primero algo en el tablero.
refusal-request = Algo ha ido mal en esta página. Recárgala; tu partida se conserva.
refusal-too-many-tables = Hay demasiadas partidas abiertas en esta página. Recárgala para seguir.

# Rules of both games.
refusal-game-over = La partida ha terminado. Empieza otra o deshaz una jugada.
refusal-other-game = Esta acción es del otro juego.
refusal-other-player = Tu turno ha terminado: ahora le toca al otro jugador.

# Rules of YINSH.
refusal-all-placed = Los diez anillos están en el tablero. Ahora mueve uno de los tuyos.
refusal-must-move = Solo puedes pasar si ninguno de tus anillos puede moverse.
refusal-no-ring = Aquí no hay ningún anillo. Elige uno de los tuyos.
refusal-not-a-row = Una línea son cinco marcadores de un color, uno junto a otro y en línea recta.
refusal-not-in-line = Un anillo se mueve en línea recta, por las rectas del tablero.
refusal-not-your-ring = Este anillo es del rival. Elige uno de los tuyos.
refusal-not-your-row = Esta línea es del color del rival: solo el rival puede quitarla.
refusal-point-occupied = Este espacio está ocupado. Un anillo necesita un espacio vacío.
refusal-ring-first = Has quitado una línea: ahora quita uno de tus anillos.
refusal-ring-in-the-way = Un anillo no puede saltar por encima de otro anillo.
refusal-ring-only-after-row = Un anillo se quita solo después de quitar una línea de cinco.
refusal-ring-stuck = Este anillo no puede moverse: no alcanza ningún espacio vacío.
refusal-row-first = Tienes una línea de cinco. Quítala primero.
refusal-still-placing = Hay que colocar los diez anillos, por turnos, antes de que puedan moverse.
refusal-stop-after-jump = Después de un salto, el anillo debe detenerse en el primer espacio vacío detrás de los marcadores.
refusal-target-occupied = Este espacio está ocupado. Un anillo debe detenerse en un espacio vacío.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = En el juego estándar todas las fichas GIPF están en el tablero desde el principio. Tú introduces fichas simples.
refusal-empty-spot = Una de estas casillas está vacía.
refusal-first-must-be-gipf = Tu primera ficha tiene que ser una ficha GIPF.
refusal-gipf-right-lost = Ya has introducido una ficha simple, así que no puedes introducir más fichas GIPF.
refusal-line-full = Esta recta está llena. Para empujar hace falta una casilla vacía en ella.
refusal-must-remove = Esta línea contiene fichas simples, así que hay que quitarla.
refusal-no-gipf-pieces = El juego básico se juega sin fichas GIPF.
refusal-not-on-rim = Las fichas entran desde los puntos que rodean el tablero. Elige un punto o una casilla junto a él.
refusal-not-one-row = Esto no es parte de una línea tuya. Una línea son cuatro o más fichas tuyas juntas.
refusal-nothing-to-push = Esta casilla está vacía, así que no se empuja nada: nombra solo la casilla, sin punto.
refusal-nothing-to-remove = No tienes ninguna línea de cuatro, así que no hay nada que quitar.
refusal-remove-first = Tienes una línea de cuatro o más. Quítala antes de empujar.
refusal-removes-nothing = Elige al menos una ficha que quitar.
refusal-reserve-too-small = Una ficha GIPF se hace con dos fichas, y solo te queda una en la provisión.
refusal-single-stays = Hay que quitar todas las fichas simples de la línea y las que la tocan sin hueco. Solo las fichas GIPF pueden quedarse.
refusal-spot-occupied = Aquí hay una ficha. Elige el punto desde el que empujas, para que quede claro adónde va la ficha.

# Unreadable actions.
refusal-dot-alone = Esto es un punto exterior. Nombra también la casilla a la que llega el empujón, como en e9-e6.
refusal-gipf-point = Ese punto no existe. Las columnas van de la a a la i, las filas se cuentan desde el lado de Blanco.
refusal-gipf-shape = Esto no es una jugada de GIPF. Escribe e8 para empujar a una casilla vacía, e9-e6 para empujar desde un punto, xe2,e3,e4,e5 para quitar fichas o = para dejar una línea.
refusal-named-twice = { $point } está nombrado dos veces.
refusal-no-line = Ninguna recta va de este punto a esta casilla.
refusal-not-a-dot = Un empujón empieza en un punto exterior.
refusal-not-a-spot = Esto es un punto exterior. Las fichas no pueden quedarse en los puntos.
refusal-not-five = Una línea son cinco espacios en línea recta. Nombra sus dos extremos, como en xc2-c6.
refusal-reaches = Con este empujón la ficha más lejana llega a { $point }. Nombra esa casilla.
refusal-which-removal = Di qué fichas se quitan.
refusal-wrong-mark = La marca de { $point } no es correcta: G es para una ficha GIPF, * para una ficha del rival.
refusal-yinsh-point = Ese espacio no existe. Las columnas van de la a a la k, las filas se numeran como en el tablero.
refusal-yinsh-shape = Esto no es una jugada de YINSH. Escribe f6 para colocar un anillo, e1-e9 para moverlo, xc2-c6 para quitar una línea, xf9 para quitar un anillo o pass.

# Positions.
refusal-board-column = La columna { $name } del tablero tiene un número de puntos incorrecto.
refusal-board-columns = El tablero tiene un número de columnas incorrecto. Se separan con /.
refusal-board-letter = La letra { $name } no representa ninguna ficha.
refusal-piece-twice = Hay dos fichas en { $point }.
refusal-position-all-placed = Los diez anillos están en el tablero, así que no se puede colocar ninguno más.
refusal-position-both-won = Los dos han quitado anillos suficientes para ganar. Solo puede ganar uno.
refusal-position-first-out-of-turn = { $player ->
        [w] Blanco todavía no ha introducido su primera ficha, así que no puede haberse jugado nada.
       *[b] Negro todavía no ha introducido su primera ficha: en el tablero solo puede estar la primera de Blanco, y le toca a Negro.
    }
refusal-position-gipf-fields = Esto no es una posición de GIPF. Una posición tiene cuatro partes, como p2P/5/6/P5p/6/5/p2P w push 12-12. En el juego de torneo hay una quinta, como GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] A Blanco no le queda ninguna ficha GIPF, así que ha perdido. Dale al menos una.
       *[b] A Negro no le queda ninguna ficha GIPF, así que ha perdido. Dale al menos una.
    }
refusal-position-gipf-stage = La tercera parte de una posición es push, remove:w o remove:b.
refusal-position-no-row = El jugador al que le toca no tiene ninguna línea que quitar.
refusal-position-placing-out-of-turn = Los anillos se colocan por turnos, empezando por Blanco. Su número no corresponde al jugador al que le toca.
refusal-position-placing-too-late = Mientras se colocan anillos no hay marcadores en el tablero ni anillos quitados.
refusal-position-player = La segunda parte de una posición es w o b: a quién le toca.
refusal-position-reserves = Las provisiones son dos números, primero el de Blanco, como 12-12.
refusal-position-right-after-single = { $player ->
        [w] Blanco ha introducido fichas simples y ya no puede introducir fichas GIPF.
       *[b] Negro ha introducido fichas simples y ya no puede introducir fichas GIPF.
    }
refusal-position-right-before-first = { $player ->
        [w] Blanco todavía no ha introducido ninguna ficha, así que sus 18 fichas están en la provisión.
       *[b] Negro todavía no ha introducido ninguna ficha, así que sus 18 fichas están en la provisión.
    }
refusal-position-rights = La última parte dice quién puede introducir aún fichas GIPF: G para Blanco, g para Negro, doble antes de la primera, y - para nadie.
refusal-position-ring-after-win = La partida estaba ganada antes de poder quitar este anillo.
refusal-position-ring-count = { $player ->
    [w] Blanco debe tener cinco anillos en total, entre el tablero y los quitados.
   *[b] Negro debe tener cinco anillos en total, entre el tablero y los quitados.
}
refusal-position-rings-off = Los anillos quitados son dos números, primero el de Blanco, como 0-0.
refusal-position-row-standing = { $player ->
    [w] Blanco tiene una línea que hay que quitar antes.
   *[b] Negro tiene una línea que hay que quitar antes.
}
refusal-position-too-many-gipf-pieces = { $player ->
        [w] Blanco tiene más fichas GIPF de las que permite este juego.
       *[b] Negro tiene más fichas GIPF de las que permite este juego.
    }
refusal-position-too-many-markers = Hay más marcadores de los que tiene la reserva, que son 51.
refusal-position-too-many-pieces = { $player ->
    [w] Blanco tiene más fichas, entre tablero y provisión, de las que permite este juego.
   *[b] Negro tiene más fichas, entre tablero y provisión, de las que permite este juego.
}
refusal-position-too-many-rings-off = { $player ->
        [w] Blanco ha quitado más anillos de los que hacen falta para ganar.
       *[b] Negro ha quitado más anillos de los que hacen falta para ganar.
    }
refusal-position-two-handicaps = Solo un jugador puede tener ventaja.
refusal-position-yinsh-fields = Esto no es una posición de YINSH. Una posición tiene cuatro partes, como 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = La tercera parte de una posición es place, move, row:w, row:b, ring:w o ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } no puede estar antes de la primera jugada.
refusal-command = { $name } no es un tiempo de reloj ni una evaluación válida.
refusal-comment = Un comentario no puede contener una llave de cierre, [%clk ni [%eval.
refusal-empty-variation = Esta variante no tiene jugadas.
refusal-event = Un suceso de este registro no dice quién movió qué, de dónde y adónde.
refusal-excerpt = Falta una parte de esta partida: se mueven anillos antes de colocarlos todos.
refusal-fields = Una línea tiene cuatro partes separadas por tabuladores: juego, ganador, anillos quitados, jugadas.
refusal-goes-on = La partida anotada da un resultado, pero según las reglas no ha terminado.
refusal-handicap = Una ventaja se escribe w o b seguido de 1, 2 o 3, como w2.
refusal-json = Esto no es una partida en JSON, o le falta una parte.
refusal-no-game-tag = Este texto no dice qué juego es. Elige el juego e inténtalo otra vez, o añade una línea como [Game "yinsh"].
refusal-no-handicap = Este juego se juega sin ventaja.
refusal-no-reserve = Solo GIPF tiene provisión, así que este número sobra.
refusal-no-turns = En este texto no hay ninguna partida.
refusal-no-variation = Este paréntesis cierra una variante que nunca se abrió.
refusal-not-text = Esto no es texto.
refusal-not-to-act = { $player ->
        [w] Aquí juega Blanco, pero le toca a Negro.
       *[b] Aquí juega Negro, pero le toca a Blanco.
    }
refusal-other-variant = Esta notación es del otro juego.
refusal-player = { $name } no es ninguno de los dos jugadores.
refusal-reserve-count = El número de fichas en la provisión que se da aquí ({ $name }) no coincide con la partida.
refusal-result = El resultado que se da aquí no coincide con la partida.
refusal-result-in-variation = Un resultado solo puede estar al final de la partida, no en una variante.
refusal-rings-off-count = El número de anillos quitados que se da aquí no coincide con la partida.
refusal-rings-off-shape = { $name } no es un número de anillos quitados. Escribe primero el de Blanco, como 2-3.
refusal-sgf = Este archivo no es una partida de YINSH o GIPF de Boardspace, o está dañado.
refusal-tag = La etiqueta { $name } no se puede escribir en una partida anotada.
refusal-tag-shape = { $name } no es una etiqueta. Escríbela como [White "Ada"].
refusal-tag-twice = La etiqueta { $name } aparece dos veces.
refusal-tag-value = { $name } tiene un valor no válido.
refusal-text-too-long = Este texto es demasiado largo.
refusal-too-deep = Las variantes están demasiado anidadas.
refusal-too-many-actions = Esta partida es demasiado larga.
refusal-two-results = Se dan dos resultados distintos.
refusal-two-starts = Una partida empieza con ventaja o desde una posición, no las dos cosas.
refusal-unclosed-comment = El comentario que empieza aquí no se cierra nunca.
refusal-unclosed-variation = La variante que empieza aquí no se cierra nunca.
refusal-unfinished-turn = Solo la última jugada puede estar incompleta.
refusal-unknown-token = { $name } no es válido aquí.
refusal-unknown-variant = Ese juego no existe. Los juegos son yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament y gipf-potentials.
refusal-winner = { $name } no es un ganador válido. Escribe W, B, draw o resign.

## Play

play-title = Jugar
play-loading = Preparando el tablero…
play-failed = No se pudo cargar el tablero. Comprueba tu conexión e inténtalo otra vez; tus partidas se conservan.
play-again = Intentar otra vez

# Setting up a game.
play-setup = Nueva partida
play-game = Juego
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH relámpago
play-variant-gipf-basic = GIPF básico
play-variant-gipf-standard = GIPF estándar
play-variant-gipf-tournament = GIPF de torneo
play-about-yinsh = Haz líneas de cinco. Quita tres anillos y ganas.
play-about-yinsh-blitz = Rápido: el primer anillo quitado gana.
play-about-gipf-basic = El juego sencillo: quien se queda sin fichas pierde.
play-about-gipf-standard = Con fichas GIPF: quien pierde la última pierde.
play-about-gipf-tournament = Elige con cuántas fichas GIPF juegas.
play-opponent = Rival
play-opponent-engine = Motor
play-opponent-person = Otra persona, en esta pantalla
play-level = Nivel
play-level-of = Nivel { $level }: { $name }
play-level-1 = Novato
play-level-2 = Principiante
play-level-3 = Jugador ocasional
play-level-4 = Jugador entusiasta
play-level-5 = Jugador habitual
play-level-6 = Jugador de club
play-level-7 = Jugador fuerte
play-level-8 = Experto
play-level-9 = Maestro
play-level-10 = Toda la fuerza
play-level-easy = fácil
play-level-hard = difícil
play-color = Tu color
play-white = Blanco
play-black = Negro
play-chance = Al azar
play-names = Nombres
play-name-white = Nombre de Blanco
play-name-black = Nombre de Negro
play-turning = Girar el tablero hacia quien juega
play-more = Reloj y más
play-clock = Reloj
play-clock-none = Sin reloj
play-clock-time-control = { $minutes } min + { $seconds } s
play-clock-own = Personalizado
play-clock-minutes = Minutos por jugador
play-clock-increment = Segundos añadidos por jugada
play-clock-note = La primera jugada de Blanco no se cronometra. El reloj se para mientras la página está cerrada.
play-handicap = Ventaja
play-handicap-none = Ninguna
play-handicap-white = { $count ->
    [one] Blanco tiene 1 ficha más
   *[other] Blanco tiene { $count } fichas más
  }
play-handicap-black = { $count ->
    [one] Negro tiene 1 ficha más
   *[other] Negro tiene { $count } fichas más
  }
play-evaluation-show = Mostrar quién está mejor
play-start = Empezar la partida
play-import = Abrir una partida anotada

# The game.
play-you = Tú
play-engine-level = Motor, nivel { $level }
play-your-turn = Te toca
play-turn-of = { $player ->
    [w] Juega Blanco
   *[b] Juega Negro
  }
play-title-turn = Te toca · { $game }
play-title-thinking = El motor piensa · { $game }
play-title-over = Partida terminada · { $game }
play-to-act = le toca
play-thinking = El motor está pensando…
play-engine-loading = El motor se está cargando… { $percent } %
play-engine-starting = El motor se está cargando…
play-engine-failed = No se pudo cargar el motor. Tu partida se conserva y seguirá en cuanto el motor esté disponible.
play-engine-retry = Cargar el motor otra vez
play-do-place = Coloca un anillo en cualquier espacio vacío.
play-do-move = Elige uno de tus anillos y después su destino.
play-do-row = Tienes una línea: elige los cinco marcadores que quitas.
play-do-ring = Ahora quita uno de tus anillos.
play-do-push = Elige un punto exterior y después la dirección.
play-do-remove = Tienes una línea: quítala.
play-do-pass = Ninguno de tus anillos puede moverse: pasa.
play-looking = Estás viendo una posición anterior.
play-to-now = Volver a la partida
play-time-left = { $player ->
    [w] A Blanco le quedan { $time }
   *[b] A Negro le quedan { $time }
  }
play-time-low = { $player ->
    [w] A Blanco se le acaba el tiempo.
   *[b] A Negro se le acaba el tiempo.
  }
play-turns = Jugadas
play-no-turns = Todavía no se ha jugado ninguna jugada.
play-first = Al principio
play-previous = Una jugada atrás
play-next = Una jugada adelante
play-last = Al final
play-hint = Pista
play-hint-thinking = Buscando una buena jugada…
play-hint-is = Pista: { $turn }
play-take-back = Deshacer
play-taken-back = Deshecho.
play-resign = Rendirse
play-resign-who = { $player ->
    [w] Blanco se rinde y gana Negro.
   *[b] Negro se rinde y gana Blanco.
  }
play-flip = Girar el tablero
play-menu = Más
play-copy-position = Copiar la posición
play-copied-position = Posición copiada.
play-copy-record = Copiar la partida
play-copied-record = Partida copiada.
play-copy-by-hand = Este navegador no permite copiar. Cópialo a mano: { $text }
play-download-record = Guardar la partida en un archivo
play-share = Compartir un enlace a esta partida
play-copied-link = Enlace copiado.
play-analyse = Analizar esta partida
play-new = Nueva partida
play-rematch = Revancha
play-evaluation-even = La posición está igualada.
play-evaluation-better = { $player ->
    [w] Blanco está mejor ({ $points }).
   *[b] Negro está mejor ({ $points }).
  }
play-evaluation-wins = { $player ->
    [w] Blanco tiene una victoria forzada.
   *[b] Negro tiene una victoria forzada.
  }
play-evaluation-none = Todavía no hay evaluación.

# The end.
play-over = Partida terminada
play-result-won = ¡Has ganado!
play-result-lost = Ha ganado el motor.
play-result-white = ¡Ha ganado Blanco!
play-result-black = ¡Ha ganado Negro!
play-result-draw = Empate.
play-result-open = Sin resultado.
play-end-rings-off = { $winner ->
    [w] Blanco ha quitado suficientes anillos.
   *[b] Negro ha quitado suficientes anillos.
  }
play-end-pool-empty = { $winner ->
    [w] La reserva está vacía, y Blanco ha quitado más anillos.
    [b] La reserva está vacía, y Negro ha quitado más anillos.
   *[none] La reserva está vacía, y los dos han quitado el mismo número de anillos.
  }
play-end-no-moves = { $winner ->
    [w] Nadie puede mover un anillo, y Blanco ha quitado más.
    [b] Nadie puede mover un anillo, y Negro ha quitado más.
   *[none] Nadie puede mover un anillo, y ambos han quitado los mismos.
  }
play-end-reserve-empty = { $winner ->
    [w] A Negro no le quedan fichas para empujar.
   *[b] A Blanco no le quedan fichas para empujar.
  }
play-end-gipf-pieces-gone = { $winner ->
    [w] Negro ha perdido su última ficha GIPF.
   *[b] Blanco ha perdido su última ficha GIPF.
  }
play-end-repetition = La misma posición se ha dado por tercera vez.
play-end-resignation = { $winner ->
    [w] Negro se ha rendido.
   *[b] Blanco se ha rendido.
  }
play-end-time = { $winner ->
    [w] A Negro se le ha acabado el tiempo.
   *[b] A Blanco se le ha acabado el tiempo.
  }
play-end-other = Así lo dice la partida anotada.

# Saved games.
play-games = Tus partidas
play-games-none = Las partidas que juegas se guardan aquí, solo en este navegador.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }
play-games-open = sin terminar
play-games-resume = Seguir jugando
play-games-analyse = Analizar
play-games-save = Guardar
play-games-delete = Borrar
play-games-deleted = Partida borrada.
play-games-undo = Deshacer
play-games-save-all = Guardar todas las partidas en un archivo
play-not-kept = Este navegador no puede guardar partidas ahora. Guarda la partida en un archivo antes de cerrar la página.
play-unplayable = No se pudo abrir una partida guardada: { $reason } Sigue en tu lista.
play-elsewhere = Esta partida está abierta en otra pestaña.
play-elsewhere-here = Seguir aquí

# Records from elsewhere.
play-import-title = Abrir una partida anotada
play-import-about = Pega una partida o elige un archivo: nuestra notación, Boardspace, Board Game Arena, la notación oficial de GIPF o nuestro JSON.
play-import-text = Partida anotada
play-import-file = Elegir un archivo
play-import-read = Abrir
play-import-cancel = Cancelar
play-import-empty = Pega primero una partida o elige un archivo.
play-import-refused = No se pudo leer la partida: { $reason }
play-import-refused-line = La línea { $line } no se pudo leer: { $reason }
play-import-warning = Línea { $line }: { $reason }
play-import-large = Este archivo es demasiado grande para una partida.
play-import-found = { $count ->
    [one] Se ha encontrado una partida terminada:
   *[other] Se han encontrado { $count } partidas. Elige una:
  }
play-link-refused = Este enlace no es válido. Prepara una partida nueva.
play-link-unplayable = La partida de este enlace no se puede jugar: { $reason }

## Online play: the lobby

online-menu = En línea
online-title = Jugar en línea
online-from-play = ¿Tu rival está en otro lugar? Juega en línea
online-lead = Juega contra un amigo, contra cualquiera o contra un motor de este servidor. No hace falta cuenta.
online-own = Tus partidas
online-quick = Emparejamiento rápido
online-quick-about = Un clic, y juegas con la primera persona que quiera la misma partida.
online-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
online-days-short = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
online-speed-bullet = Bullet
online-speed-blitz = Blitz
online-speed-rapid = Rápida
online-speed-classical = Clásica
online-speed-correspondence = Correspondencia

# Setting up an online game.
online-create = Preparar una partida
online-opponent-link = Un amigo, con un enlace
online-opponent-open = Cualquiera
online-opponent-engine = Motor
online-opponent-player = Un jugador por su nombre
online-link-about = Privada: solo quien tenga el enlace puede jugar o mirar.
online-more = Más opciones
online-player-name = Nombre del jugador
online-clock-none = Sin reloj
online-clock-kind = Tipo de reloj
online-clock-fischer = Tiempo, más segundos por jugada
online-clock-absolute = Tiempo para toda la partida
online-clock-delay = Tiempo, con una espera antes de cada jugada
online-clock-byo-yomi = Tiempo y después períodos de byo-yomi
online-clock-days = Días por jugada
online-clock-increment = Segundos añadidos por jugada
online-clock-delay-seconds = Segundos de espera por jugada
online-clock-periods = Número de períodos
online-clock-period = Segundos por período
online-clock-days-number = Días por jugada
online-color-chance = Al azar
online-rated = Por puntos
online-rated-only = Solo partidas por puntos
online-rated-needs-account = Para las partidas por puntos hace falta una cuenta.
online-rated-no-handicap = Las partidas con ventaja no dan puntos.
online-rated-no-clock = Las partidas sin reloj no dan puntos.
online-rated-no-custom-terms = Las partidas con condiciones propias no dan puntos.
online-rated-no-match = Un encuentro con juegos enlazados no da puntos.
online-unrated = sin puntos
online-private = privada
online-start = Crear la partida
online-start-seek = Buscar rival

# Waiting for an opponent.
online-seeking = Buscando rival: { $game }, { $clock }
online-seeking-about = Puedes esperar aquí o jugar mientras tanto contra el motor: esa partida se aparta cuando se encuentra un rival.
online-seeking-stop = Dejar de buscar
online-seeking-engine = Jugar contra el motor mientras esperas
online-seeking-ended = Ya no buscas rival.
online-estimate = Suele tardar unos { $minutes } min, según el último día.
online-estimate-soon = Suele tardar menos de un minuto.
online-estimate-long = Suele tardar más de media hora.
online-estimate-none = Nadie ha encontrado rival para esta partida en el último día, así que puede tardar.
online-calling = Jugadores avisados: { $count }.
online-stand = Avísame cuando alguien quiera jugar
online-standing = Te avisaremos cuando alguien quiera jugar { $game }, { $clock }.
online-standing-about = Durante una semana: en cualquier página abierta de este sitio, con una notificación del navegador y por correo si diste una dirección.
online-standing-stop = No avisarme más
online-standing-away = ausente; recibirá un aviso
online-call = Avisar
online-called = { $name } quiere jugar: { $game }, { $clock }
online-called-title = Alguien quiere jugar
online-paired = ¡Rival encontrado!
online-paired-about = { $seconds ->
    [one] Tu partida empieza en { $seconds } segundo. La partida contra el motor se conserva.
   *[other] Tu partida empieza en { $seconds } segundos. La partida contra el motor se conserva.
}
online-paired-go = Ir a la partida

online-challenge = { $name } te desafía: { $game }, { $clock }
online-challenge-look = Ver el desafío
online-challenges = Desafíos
online-challenge-received = te desafía
online-challenge-sent = espera respuesta
online-challenge-accept = Aceptar
online-challenge-decline = Rechazar
online-challenge-withdraw = Retirar
online-challenge-accepted = { $name } ha aceptado tu desafío.
online-challenge-declined = { $name } ha rechazado tu desafío.
online-challenge-withdrawn = { $name } ha retirado el desafío.
online-challenge-expired = El desafío a { $name } ha caducado sin respuesta.

# Lists.
online-seeks = Buscan rival
online-seeks-none = Nadie por ahora. ¡Empieza tú!
online-open = Partidas por correspondencia a la espera de rival
online-open-none = Ninguna por ahora.
online-live = Partidas en curso
online-live-none = Ahora no se juega ninguna partida.
online-tv = La mejor partida ahora
tv-title = TV
tv-watch = Ver la TV
tv-lead = La mejor partida en curso. Cuando termina, sigue la próxima.
tv-last = Ahora mismo no juega nadie. Esta fue la última partida.
tv-engines = Ahora mismo no juega nadie. Aquí juegan entre sí dos niveles del motor, en tu navegador.
tv-next = Sigue la próxima partida.
tv-open = Abrir esta partida
online-recent = Recién terminadas
online-people-title = Gente
online-followed = Siguiendo
online-here = Aquí ahora
online-lately = Aquí en la última semana
online-is-here = en línea
leaders-title = Clasificaciones
leaders-lead = Quienes mejor juegan, con puntuación consolidada, en el último año. Los niveles del motor figuran a modo de comparación.
leaders-rank = Puesto
leaders-none = Aquí nadie tiene aún una puntuación consolidada. Bastan unas pocas partidas por puntos.
club-title = Noche de club
club-lead = Un enlace para todo el mundo. Quien está listo juega con quien menos veces se ha enfrentado. Sin puntos, un solo reloj, invitados bienvenidos.
club-start = Empezar la noche
club-when = Cuándo
club-when-now = Ahora
club-when-later = Más tarde
club-starts = Fecha y hora
club-announced = La página de inicio anuncia la noche a todo el mundo. Necesitas una cuenta.
club-announce = Anunciar la noche
club-missing = No existe esa noche de club.
club-what = { $game }, { $clock }
club-begins = Empieza el { $time }.
club-until = Termina como tarde a las { $time }.
club-over = Esta noche ha terminado. ¡Gracias por jugar!
club-name = Tu nombre esta noche
club-ready = Quiero jugar
club-rest = Descansar
club-end = Terminar la noche para todos
club-waiting = Tendrás rival en cuanto haya alguien más listo. Deja esta página abierta.
club-link = Enlace a esta noche
club-table = Resultados
club-nobody = Nadie todavía. Envía el enlace a tu club.
club-state = Estado
club-results = G · E · P
club-points = Puntos
club-state-ready = listo
club-state-playing = jugando
club-state-away = descansa
club-back = Volver a la noche de club
online-take = Jugar
online-ask-unrated = Jugar sin puntos
online-create-account = Crear una cuenta
online-watch = Mirar
online-go-on = Seguir jugando
online-your-turn = te toca
online-their-turn = le toca a tu rival
online-waiting-for = espera un rival
online-people = { $count ->
    [one] Hay { $count } persona en línea.
   *[other] Hay { $count } personas en línea.
  }
online-turns = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
online-color = { $color ->
    [w] juega con Blanco
   *[b] juega con Negro
}
online-against = { $white } – { $black }
online-between = puntuación de { $from } a { $to }
online-own-seek = tuya

# Names of people.
online-guest = Invitado
online-engine = Motor, nivel { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Nadie todavía

# The connection.
online-state-connecting = Conectando…
online-state-online = En línea
online-state-sending = Enviando…
online-state-saved = Guardado
online-state-restarting = El servidor se reinicia. No se pierde nada.
online-state-lost = Sin conexión. Reconectando…
online-state-lost-clock = Sin conexión. Los relojes siguen corriendo. Reconectando…

# What the server refuses.
online-refused-not-your-turn = No te toca a ti.
online-refused-ply-mismatch = La partida ha avanzado. Mira la posición actual e inténtalo otra vez.
online-refused-not-a-player = No juegas en esta partida.
online-refused-game-over = Esta partida ha terminado.
online-refused-no-such-game = Esta partida no existe.
online-refused-no-such-seek = Esta partida ya no se ofrece: otra persona la tomó, o se retiró.
online-refused-no-such-challenge = Este desafío ya no está abierto.
online-refused-no-such-player = Este jugador no existe.
online-refused-too-late = Ya es tarde para eso.
online-refused-not-now = Eso no se puede ahora.
online-refused-limit = Demasiadas peticiones. Espera un momento e inténtalo otra vez.
online-refused-standing-seeks = Ya hay demasiadas personas de tu red que esperan un aviso. Inténtalo más tarde o crea una partida que espere rival.
online-refused-muted = Ahora no puedes escribir en el chat.
online-refused-rated-needs-account = Para las partidas por puntos hace falta una cuenta. Entra en tu cuenta o juega sin puntos.
online-refused-seats-taken = Esta partida ya tiene dos jugadores.
online-refused-own-game = No puedes jugar contra ti mismo.
online-refused-opponent-unavailable = Este jugador no está disponible para ti. Elige otro rival.
online-refused-opponent-blocked = Has bloqueado a este jugador. Desbloquéalo primero.
online-refused-not-for-you = Esta partida es para otra persona.
online-refused-not-signed-in = No has iniciado sesión. Entra en tu cuenta o sigue como invitado.
online-refused-nothing-offered = La oferta ya no vale.
online-refused-bad-plan = Un plan puede tener como máximo { $limit } variantes de 2 a { $limit } jugadas, y no deben contradecirse.
online-refused-bad-chat = Un mensaje debe tener de 1 a { $limit } caracteres en una línea o ser uno de los mensajes rápidos.
online-refused-busy = Todos los motores están ocupados. Inténtalo más tarde.
online-refused-reports-pending = Ya se están preparando otros informes de partidas para tu red. Inténtalo otra vez cuando uno de ellos esté listo.
online-refused-report-failed = No se pudo preparar el informe de la partida. Pídelo otra vez.
online-refused-unavailable = El servidor no puede guardar nada ahora. No ha cambiado nada; inténtalo otra vez.
online-refused-no-network = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo otra vez.
online-refused-other = El servidor lo ha rechazado: { $text }

## Online play: a game

game-title = Partida
game-loading = Cargando la partida…
game-unreachable = Ahora no se puede acceder a la partida. Volvemos a intentarlo…
game-missing = Esta partida no existe, o es privada y el enlace está incompleto.
game-missing-lobby = Ir a la sala de juego
game-failed = No se pudo cargar el tablero. Comprueba tu conexión e inténtalo otra vez.
game-panel = La partida
game-challenge-wait = Esperando a { $name }
game-challenge-wait-about = { $name } puede aceptar durante { $days } días. Puedes salir de esta página; el desafío queda en tu lista.
game-challenge-you = { $name } te desafía.
game-challenge-other = Esta partida es para { $name }. Podrás mirarla cuando haya empezado.
game-link-lost = El enlace solo se conoce donde se creó. Puedes crear otro; entonces el anterior deja de funcionar.
game-link-new = Crear un enlace nuevo

# Before the game.
game-invite-from = { $name } te invita a una partida.
game-invite-open = { $name } busca rival.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
    [w] Jugarás con Blanco.
    [b] Jugarás con Negro.
   *[none] Los colores se sortean.
  }
game-invite-rated = Esta partida es por puntos.
game-invite-unrated = Esta partida es sin puntos.
game-invite-no-account = Las partidas por puntos necesitan una cuenta. Sin cuenta, se pregunta a { $name } si jugáis sin puntos.
game-unrated-asked = { $name } quiere jugar sin puntos
game-unrated-about = No tiene cuenta y no puede jugar por puntos. Si aceptas, la partida empieza enseguida y no cambia ninguna puntuación.
game-invite-handicap = { $color ->
    [w] Ventaja: Blanco tiene { $count } más en la provisión.
   *[b] Ventaja: Negro tiene { $count } más en la provisión.
}
game-invite-play = Jugar
game-invite-name = Tu nombre
game-invite-wait = Esperando a tu amigo
game-invite-wait-open = Esperando a que alguien se una
game-invite-send = Envía este enlace a la persona con la que quieres jugar. La partida empieza en cuanto lo abra y acepte.
game-invite-listed = Todos ven esta partida en la sala de juego. Empieza en cuanto alguien se una: no hace falta que esperes aquí. También puedes enviar el enlace a un amigo.
game-invite-link = Enlace a la partida
game-invite-copy = Copiar el enlace
game-invite-share = Compartir
game-invite-copied = Enlace copiado.
game-invite-by-hand = Este navegador solo copia con una conexión segura (https). Selecciona el enlace y cópialo a mano.
game-invite-code = El mismo enlace como código QR: escanéalo con un teléfono.
game-invite-cancel = Cancelar la invitación
game-invite-gone = Esta invitación se canceló.
sixty-title = Las reglas en sesenta segundos
sixty-lesson = Pruébalo en la primera lección
sixty-yinsh-place = Pon un marcador de tu color en uno de tus anillos y mueve el anillo en línea recta. El marcador se queda.
sixty-yinsh-flip = Un anillo puede saltar una serie de marcadores, hasta el primer espacio libre detrás de ellos. Todos se giran y cambian de color.
sixty-yinsh-row = ¿Cinco de tus marcadores en línea? Quítalos, junto con uno de tus anillos. Gana quien ha quitado tres anillos.
sixty-yinsh-row-blitz = ¿Cinco de tus marcadores en línea? Quítalos, junto con uno de tus anillos. En la partida relámpago gana el primer anillo.
sixty-gipf-push = Pon una ficha en un punto exterior y empújala al tablero. Las fichas que encuentra a su paso se empujan también.
sixty-gipf-row = Cuatro de tus fichas en línea vuelven a tu provisión. Las fichas rivales que continúan la línea se capturan.
sixty-gipf-end-basic = Las fichas capturadas no vuelven. Si tu provisión está vacía cuando te toca, pierdes.
sixty-gipf-end = Pierdes si tu provisión está vacía cuando te toca, o si ya no te queda ninguna ficha GIPF. Una ficha GIPF tiene dos fichas de altura.
sixty-potentials = Los potenciales son fichas adicionales, cada una con un poder propio. Cada uno entra sobre una ficha simple y se usa en un turno posterior.

# Players and clocks.
game-you = tú
game-present = aquí
game-away = ausente
game-spectators = { $count ->
    [0] Sin espectadores.
    [one] { $count } espectador.
   *[other] { $count } espectadores.
  }
game-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
game-clock-days-hours = { $days } d { $hours } h
game-clock-hours = { $hours } h { $minutes } min
game-clock-periods = { $periods ->
    [one] { $periods } período
   *[other] { $periods } períodos
}
game-clock-left = { $player ->
    [w] A Blanco le quedan { $time }
   *[b] A Negro le quedan { $time }
}
game-clock-low = Se te acaba el tiempo.

# Whose turn it is, and what to do.
game-your-turn = Te toca
game-their-turn = Juega { $name }
game-turn-of = { $player ->
    [w] Juega Blanco
   *[b] Juega Negro
}
game-thinking = Puedes ver jugadas anteriores o anticipar la próxima.
game-watching = Estás mirando como espectador.
game-sent = Enviando tu jugada al servidor…
game-sent-later = Tu jugada se envía en cuanto vuelva la conexión.
game-new-turn = Se ha hecho una nueva jugada.
game-your-turn-new = Ahora te toca a ti.
game-undo = Deshacer
game-send = Enviar esta jugada
game-send-about = Tu jugada está completa. ¿La envías?
game-not-sent = Tu jugada no se aceptó: { $reason }
game-confirm-setting = Preguntar antes de enviar una jugada
game-taken-back = { $count ->
    [one] Deshecho: queda { $count } jugada.
   *[other] Deshecho: quedan { $count } jugadas.
}
game-title-turn = Te toca · { $game }
game-title-wait = Juega { $name } · { $game }
game-title-over = Partida terminada · { $game }
game-title-invite = Esperando · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Jugada anticipada
game-premove-about = Elige ahora tu próxima jugada. Se envía en cuanto tu rival haya jugado, si sigue siendo posible.
game-premove-choose = Jugada anticipada: { $action }
game-premove-set = Jugada anticipada: { $turn }. Pulsa Escape o el tablero para cancelarla.
game-premove-dropped = Tu jugada anticipada queda cancelada.
game-premove-impossible = Tu jugada anticipada { $turn } ya no es posible.
game-premove-not-now = En esta posición no puedes anticipar una jugada.

# Conditional turns.
game-plan = Jugadas condicionales
game-plan-about = «Si mi rival juega esto, yo juego aquello». El servidor juega tus respuestas por ti. Nadie más las ve.
game-plan-add = Añadir una variante
game-plan-none = Todavía no hay variantes.
game-plan-line = Si { $line }
game-plan-delete = Borrar esta variante
game-plan-theirs = Haz en el tablero una jugada por tu rival.
game-plan-mine = Ahora juega tu respuesta.
game-plan-save = Guardar esta variante
game-plan-back = Una jugada atrás
game-plan-cancel = Cancelar
game-plan-kept = Tus jugadas condicionales están guardadas.
game-plan-full = Tienes { $limit } variantes, que es el máximo.
game-plan-resign = después rendirse
game-plan-your-turn = Te toca. Prepara jugadas condicionales mientras esperas a tu rival.

# Offers and requests.
game-resign = Rendirse
game-premove-short = Anticipar
game-take-back-short = Deshacer
game-draw-short = Empate
game-offer-once = Una oferta por jugada. Podrás ofrecer de nuevo después de la próxima.
game-resign-sure = ¿Rendirte en esta partida?
game-resign-about = Gana tu rival.
game-resign-yes = Rendirse
game-resign-no = Seguir jugando
game-abort = Anular
game-abort-sure = ¿Anular esta partida?
game-abort-about = Nadie gana, y la partida no cuenta.
game-abort-yes = Anular
game-draw = Ofrecer empate
game-draw-offered = Has ofrecido empate.
game-draw-asked = { $name } ofrece empate.
game-take-back = Pedir deshacer una jugada
game-take-back-offered = Has pedido deshacer una jugada.
game-take-back-asked = { $name } pide deshacer una jugada.
game-draw-early = Se puede ofrecer empate cuando ambos hayan hecho una jugada.
game-take-back-early = Todavía no has hecho ninguna jugada.
game-rematch = Revancha
game-rematch-offered = Has ofrecido la revancha.
game-rematch-asked = { $name } ofrece la revancha.
game-rematch-go = Ir a la siguiente partida
game-accept = Aceptar
game-decline = Rechazar
game-declined = { $name } lo ha rechazado.
game-gone = { $name } ha dejado la partida.
game-gone-wait = { $seconds ->
    [one] Podrás reclamar la partida en { $seconds } segundo.
   *[other] Podrás reclamar la partida en { $seconds } segundos.
}
game-gone-now = Puedes reclamar la partida o seguir esperando.
game-claim-win = Reclamar la victoria
game-claim-draw = Reclamar el empate
game-menu = Más
game-match-go = Ir al juego enlazado
game-match-back = Volver al encuentro
game-match-part = Esta partida decide si se usa un potencial en un encuentro.
game-match-paused = La partida de GIPF está en pausa
game-match-linked = El juego enlazado decide si se juega el uso anunciado.
game-match-answer = Tu rival decide: dejar pasar el uso o desafiar.
game-match-decides = { $player ->
    [w] Decide Blanco
   *[b] Decide Negro
}
game-match-choice = Dejar pasar el uso o desafiar.
game-match-elsewhere = Decide una partida en otro sitio
game-match-entering = Los dos jugadores anotan quién la ganó.
match-name = { $game } (encuentro)
match-linked = Enlazado: { $links }
match-challenges = Desafíos por jugador: { $count }
match-explained = Un potencial enlazado se anuncia antes de usarlo. El otro lo deja pasar o lanza un desafío; entonces solo se usa si gana quien lo anunció.
match-explained-die = Dado: lo tiran los dos y gana el número más alto.
match-explained-game = Juego enlazado: GIPF se detiene y aquí se juega el otro juego, con su propio reloj.
match-explained-elsewhere = Un juego en otro sitio: jugad a lo que queráis, por ejemplo en una mesa, y los dos anotáis el resultado.
match-part = Juego enlazado de un encuentro
match-games = Juegos enlazados
game-flip = Girar el tablero
game-share = Compartir un enlace a esta partida
game-analyse = Analizar
game-record = Guardar la partida
game-new = Nueva partida
game-notify = Avísame cuando me toque
game-notify-denied = Tu navegador bloquea las notificaciones de este sitio. Puedes cambiarlo en sus ajustes.
game-notify-insecure = Las notificaciones necesitan una conexión segura (https). Sin ella solo hay el sonido y el título de la página.
game-notify-title = Te toca
game-notify-body = { $name } ha jugado: { $turn }
game-notify-joined = { $name } se ha unido. La partida empieza.

# About the game.
game-about = Sobre esta partida
game-about-rated = Por puntos
game-about-unrated = Sin puntos
game-about-private = Privada: solo los jugadores y quien tenga el enlace pueden ver esta partida.
game-about-clock = Reloj: { $clock }
game-about-lag = Retardo
game-about-lag-own = Tu conexión responde en { $ms } ms.
game-about-lag-note = El servidor devuelve el tiempo que una jugada pasa en camino, hasta un límite que es igual para los dos jugadores.
game-about-player = Jugador
game-about-last = Última jugada
game-about-back = Devuelto
game-about-back-all = Total
game-about-ms = { $ms } ms
game-about-seconds = { $seconds } s

# The end.
game-over = Partida terminada
game-won = ¡Has ganado!
game-lost = Has perdido.
game-white-won = Ha ganado Blanco.
game-black-won = Ha ganado Negro.
game-drawn = Empate.
game-aborted = La partida se anuló.
game-by-resignation = { $winner ->
    [w] Negro se ha rendido.
   *[b] Blanco se ha rendido.
}
game-by-time = { $winner ->
    [w] A Negro se le ha acabado el tiempo.
    [b] A Blanco se le ha acabado el tiempo.
   *[none] Se ha acabado el tiempo.
}
game-by-agreement = De común acuerdo.
game-by-abandoned = { $winner ->
    [w] Negro ha dejado la partida.
    [b] Blanco ha dejado la partida.
   *[none] Un jugador ha dejado la partida.
}
game-by-aborted = La partida no cuenta.
game-by-rules = Según las reglas del juego.
game-rating-change = { $name }: { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = Estás en una partida por puntos.
game-lock-about = Hasta que termine, el motor, las pistas y el análisis están bloqueados. Así la partida es justa.
game-lock-back = Volver a tu partida

## Online play: chat

chat-title = Chat
chat-players = Jugadores
chat-spectators = Espectadores
chat-none = Todavía no hay mensajes.
chat-say = Tu mensaje
chat-send = Enviar
chat-phrases = Mensajes rápidos
chat-good-luck = ¡Suerte!
chat-hello = ¡Hola!
chat-good-game = ¡Buena partida!
chat-thanks = ¡Gracias!
chat-nice-turn = ¡Buena jugada!
chat-sorry = ¡Perdón!
chat-one-moment = Un momento, por favor.
chat-goodbye = ¡Adiós!
chat-mute = Ocultar el chat
chat-muted = El chat está oculto.
chat-unmute = Mostrar el chat
chat-new = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
chat-spoken = { $name } dice: { $text }
chat-report-title = Denunciar a un jugador
chat-report-about = La revisará un moderador. La persona denunciada no se entera.
chat-report-who = Jugador
chat-report-reason = Motivo
chat-report-cheat = Ayuda de un motor
chat-report-abuse = Insultos o amenazas
chat-report-spam = Publicidad
chat-report-stalling = Alarga la partida o se va
chat-report-other = Otra cosa
chat-report-text = ¿Qué ha pasado?
chat-report-send = Enviar la denuncia
chat-report-cancel = Cancelar
chat-report-sent = Gracias. Tu denuncia se ha enviado.
block-add = Bloquear
block-remove = Desbloquear
block-add-name = Bloquear a { $name }
block-remove-name = Desbloquear a { $name }
block-title = Bloquear a un jugador
block-about = No se te empareja con los jugadores que has bloqueado. Ninguno puede desafiar al otro, y no ves lo que escriben. No se enteran. Las partidas en curso continúan.
block-done = Has bloqueado a { $name }.
block-undone = Has desbloqueado a { $name }.
block-nobody = Aquí no hay nadie a quien bloquear.

## Analyse

analyse-title = Analizar
analyse-loading = Preparando el tablero…
analyse-failed = No se pudo cargar el tablero. Comprueba tu conexión e inténtalo otra vez; tus análisis se conservan.
analyse-again = Intentar otra vez

# The board and the tree of turns.
analyse-steps = Recorrer las jugadas
analyse-first = Al principio
analyse-previous = Una jugada atrás
analyse-next = Una jugada adelante
analyse-last = Al final
analyse-flip = Girar el tablero
analyse-open = Abrir…
analyse-new = Nuevo
analyse-tab-turns = Jugadas
analyse-tab-engine = Motor
analyse-tab-setup = Montar
analyse-tab-share = Compartir
analyse-start = Inicio
analyse-no-turns = Haz una jugada en el tablero o abre una partida. Cualquier otra jugada que pruebes será una variante.
analyse-main-line = Variante principal
analyse-variation = Variante
analyse-turn-of = { $player ->
        [w] Juega Blanco
       *[b] Juega Negro
    }
analyse-marks = Marcar esta jugada
analyse-mark-good = Buena
analyse-mark-poor = Error
analyse-mark-very-good = Brillante
analyse-mark-very-poor = Error grave
analyse-mark-interesting = Interesante
analyse-mark-doubtful = Dudosa
analyse-comment = Comentario de esta jugada
analyse-comment-start = Comentario de la partida
analyse-promote = Hacer principal
analyse-delete = Borrar desde aquí
analyse-deleted = Borrado: { $turn } y todo lo que sigue.
analyse-bring-back = Deshacer
analyse-refused = Esto no se pudo abrir: { $reason }
analyse-turn-refused = La jugada { $turn } no se puede mostrar: { $reason }
analyse-link-refused = Este enlace no es válido; aquí tienes un tablero vacío.
analyse-no-game = Esta partida ya no está guardada en este navegador.
analyse-part-failed = No se pudo cargar esta parte de la página. Comprueba tu conexión e inténtalo otra vez.
analyse-not-kept = Este navegador no puede guardar nada ahora. Guarda la partida en un archivo antes de cerrar la página.

# The engine.
analyse-engine = Motor
analyse-engine-loading = El motor se está cargando…
analyse-engine-percent = El motor se está cargando… { $percent } %
analyse-engine-failed = No se pudo cargar el motor. Todo lo demás funciona sin él.
analyse-engine-retry = Intentar otra vez
analyse-engine-over = La partida ha terminado.
analyse-engine-done = El motor ha terminado: pensar más no cambiaría nada.
analyse-lines = Número de variantes
analyse-lines-title = Lo que jugaría el motor
analyse-progress = profundidad { $depth } · { $speed } posiciones/s
analyse-no-score = Sin evaluación
analyse-even = La posición está igualada.
analyse-better = { $player ->
    [w] Blanco está mejor ({ $points }).
   *[b] Negro está mejor ({ $points }).
  }
analyse-has-won = { $player ->
        [w] Ha ganado Blanco
       *[b] Ha ganado Negro
    }
analyse-wins-in = { $player ->
        [w] { $turns ->
        [one] Blanco gana en { $turns } jugada
       *[other] Blanco gana en { $turns } jugadas
    }
       *[b] { $turns ->
        [one] Negro gana en { $turns } jugada
       *[other] Negro gana en { $turns } jugadas
    }
    }

# Line control.
control-title = Control de las rectas
control-for = { $player ->
    [w] favorece a Blanco
   *[b] favorece a Negro
  }
control-shown = Rectas mostradas
control-before = Antes de la jugada
control-after = Después de la jugada
control-changes = Mayores cambios
control-change = { $player ->
    [w] mejor para Blanco
   *[b] mejor para Negro
  }
control-none = Esta jugada no cambia ninguna recta.
control-start = Haz una jugada para ver qué rectas cambia.
control-sum = Rectas { $lines }, todo lo demás { $rest }: { $total } sin calcular variantes.

# The whole game.
analyse-review = Hacer el informe de la partida
analyse-annotate = Signos, comentario, dibujo
analyse-draw = Dibujar
analyse-draw-about = Arrastra para una flecha, toca para un círculo; en todo momento con el botón derecho. Mayús dibuja en rojo, Alt en azul.
analyse-review-stop = Parar
analyse-review-doing = El motor repasa la partida: { $done } de { $of } jugadas
analyse-review-empty = Todavía no hay jugadas que repasar.
analyse-review-graph = Evaluación a lo largo de la partida
analyse-review-point = { $number } { $turn } ({ $score }). Era mejor { $better }.
analyse-review-turning-point = Este fue el punto de inflexión.
analyse-review-player = { $player ->
        [w] Blanco
       *[b] Negro
    }
analyse-review-accuracy = { $percent } % de precisión
analyse-review-faults = { $count ->
        [0] ningún error
        [one] { $count } error
       *[other] { $count } errores
    }
analyse-review-faultless = El motor no ha encontrado errores.

# Setting up a position.
analyse-setup-about = Elige una ficha y haz clic en el tablero, o arrástrala hasta allí. Otro clic la quita.
analyse-game = Juego
analyse-palette = Fichas
analyse-tool-hand = Mover una ficha
analyse-tool-eraser = Quitar una ficha
analyse-to-act = Le toca a
analyse-white = Blanco
analyse-black = Negro
analyse-rings-off = Anillos quitados
analyse-reserve = Fichas en la provisión
analyse-right = Fichas GIPF
analyse-right-first = tiene que introducir la primera
analyse-right-open = puede introducir más
analyse-right-lost = no puede introducir más
analyse-setup-possible = Esta posición es válida.
analyse-setup-done = Analizar esta posición
analyse-setup-clear = Vaciar el tablero
analyse-setup-start = Posición inicial
analyse-setup-shown = Posición analizada

# Export.
analyse-position = Posición
analyse-position-open = Abrir esta posición
analyse-copy = Copiar
analyse-save = Guardar en un archivo
analyse-link = Enlace
analyse-link-position = Enlace a esta posición
analyse-link-game = Enlace a la partida hasta aquí
analyse-play-here = Jugar desde aquí
analyse-play-engine = Contra el motor
analyse-play-person = Dos personas
analyse-record = Partida con todas las variantes
analyse-copied-position = Posición copiada.
analyse-copied-link = Enlace copiado.
analyse-copied-record = Partida copiada.

# Opening something.
analyse-open-title = Abrir una partida o una posición
analyse-open-text = Partida, posición o enlace
analyse-open-read = Abrir
analyse-open-file = Elegir un archivo
analyse-open-cancel = Cancelar
analyse-open-about = Partidas en nuestra notación, de Boardspace o Board Game Arena, en la notación oficial de GIPF o en nuestro JSON. También puedes arrastrar un archivo a esta página.
analyse-open-empty = Pega primero un texto o elige un archivo.
analyse-open-large = Esto es demasiado grande para una partida.
analyse-open-nothing = No se ha encontrado ninguna partida en este texto.
analyse-open-found = { $count ->
        [one] Se puede abrir una partida:
       *[other] Se han encontrado { $count } partidas. Elige una:
    }
analyse-open-more = { $count ->
        [one] Otra más no se pudo leer.
       *[other] Otras { $count } no se pudieron leer.
    }
analyse-own-games = Tus partidas
analyse-earlier = Análisis anteriores

## Reports, mistakes and teaching games

report = Informe de la partida
report-doing-again = El motor vuelve a mirar los errores: { $done } de { $of }
report-phase-opening = Apertura
report-phase-middle = Medio juego
report-phase-end = Final
report-phase = { $phase }: { $percent } %
report-turned = { $player ->
    [w] La partida cambió con { $turn }: las posibilidades de Blanco cayeron del { $before } % al { $after } %.
   *[b] La partida cambió con { $turn }: las posibilidades de Negro cayeron del { $before } % al { $after } %.
}
report-steady = Nadie perdió una ventaja: la partida no tuvo punto de inflexión.
report-chance = { $turn } · Posibilidades de Blanco: { $percent } %
report-learn = Aprende de tus errores
report-learn-of = { $player ->
    [w] Errores de Blanco
   *[b] Errores de Negro
}
report-kept = Este informe se guarda en este navegador y, si tienes una cuenta, también en ella, solo para ti.
report-show = Enséñamelo
report-show-title = { $turn } en el tablero
report-show-played = { $player ->
    [w] Blanco jugó { $turn }:
   *[b] Negro jugó { $turn }:
}
report-show-better = Era mejor { $turn }:
report-show-before = La posición antes de la jugada.
report-show-before-better = La misma posición otra vez.
report-show-play = Reproducir las jugadas
report-show-pause = Pausa
report-show-try = Inténtalo
report-lessons = Lo que enseña esta partida
report-lesson-times = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
report-lesson-link = Lección: { $name }
report-lesson-puzzles = Problemas: { $name }
report-advice-win = Antes de cada jugada, busca una victoria propia.
report-advice-danger = Antes de jugar, pregúntate con qué podría ganar el rival.
report-advice-own-row = Busca las líneas que puedes completar o amenazar.
report-advice-their-row = Antes de cada jugada, mira qué líneas puede completar el rival.
report-advice-given-row = Comprueba que tu jugada no complete una línea para el rival.
report-advice-capture = Mira cada empujón que captura algo.
report-advice-safety = Comprueba cuáles de tus fichas puede capturar el rival.
report-advice-gipf-pieces = Mantén tus fichas GIPF fuera de alcance.
report-advice-rings = Conserva la libertad de tus anillos.
report-advice-flips = Cuenta los marcadores que gira una jugada, los tuyos y los del rival.
report-advice-removal = Piensa bien qué quitas.
report-advice-supply = Lleva la cuenta de las fichas que quedan.
report-advice-potentials = Piensa en tus potenciales en cada jugada: úsalos a tiempo, pero no demasiado pronto.
report-good = Buenas jugadas
report-good-only = La única jugada que conserva las posibilidades de ganar.
report-good-hard = Difícil de encontrar: una búsqueda rápida elige otra jugada.
report-good-sacrifice = Entrega fichas, y funciona.
report-good-punishes = La mejor respuesta a un error.
report-old = Este informe es de una versión anterior, que explicaba menos.
report-renew = Renovar el informe
report-decision-declaration-wrong = No había que anunciar este uso: con { $better }, las posibilidades de ganar son del { $other } % en lugar del { $number } %.
report-decision-declaration-missed = Había que anunciar el uso { $better }: así las posibilidades de ganar son del { $other } % en lugar del { $number } %.
report-decision-challenge-wrong = Este uso no merecía un desafío: las posibilidades de ganar del rival son del { $number } % con él y del { $other } % sin él.
report-decision-challenge-missed = Había que desafiar este uso: las posibilidades de ganar del rival son del { $number } % con él y del { $other } % sin él.
report-decision-win-not-challenged = { $number ->
    [one] Este uso gana enseguida: había que desafiarlo.
   *[other] Este uso gana en { $number } jugadas: había que desafiarlo.
}
report-decision-chance = Suponemos que el desafío se gana en el { $chance } % de los casos; entre el 30 % y el 70 %, el veredicto sería el mismo.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [one] Blanco podía ganar enseguida.
       *[other] Blanco podía forzar la victoria en { $number } jugadas.
    }
   *[b] { $number ->
        [one] Negro podía ganar enseguida.
       *[other] Negro podía forzar la victoria en { $number } jugadas.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [one] Ahora Blanco puede ganar enseguida.
       *[other] Ahora Blanco puede forzar la victoria en { $number } jugadas.
    }
   *[b] { $number ->
        [one] Ahora Negro puede ganar enseguida.
       *[other] Ahora Negro puede forzar la victoria en { $number } jugadas.
    }
}
report-reason-last-gipf = { $player ->
    [w] La última ficha GIPF de Blanco podía ser capturada: { $points }.
   *[b] La última ficha GIPF de Negro podía ser capturada: { $points }.
}
report-reason-gives-row = { $player ->
    [w] Esta jugada completó una línea para Blanco: { $points }.
   *[b] Esta jugada completó una línea para Negro: { $points }.
}
report-reason-missed-row = Se podía completar una línea enseguida: { $points }.
report-reason-missed-capture = { $number ->
    [one] Se podía capturar una ficha: { $points }.
   *[other] Se podían capturar { $number } fichas: { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] Con esta jugada Blanco pierde una ficha GIPF: { $points }.
   *[b] Con esta jugada Negro pierde una ficha GIPF: { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] La respuesta captura una ficha: { $points }.
   *[other] La respuesta captura { $number } fichas: { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] Blanco amenazaba con completar una línea y no se impidió: { $points }.
   *[b] Negro amenazaba con completar una línea y no se impidió: { $points }.
}
report-reason-allows-row = { $player ->
    [w] Esta jugada permite a Blanco completar una línea: { $points }.
   *[b] Esta jugada permite a Negro completar una línea: { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] El anillo de Blanco quedó encerrado: { $points }.
   *[b] El anillo de Negro quedó encerrado: { $points }.
}
report-reason-broke-four = { $player ->
    [w] Esta jugada deshizo cuatro marcadores blancos en línea: { $points }.
   *[b] Esta jugada deshizo cuatro marcadores negros en línea: { $points }.
}

mistakes-title = Errores
mistakes-about = Posiciones de tus partidas en las que había algo mejor. Vale toda jugada que conserve las posibilidades de ganar.
mistakes-empty = Todavía no hay ningún error del que aprender. Termina una partida y abre su informe: entonces tus errores estarán aquí.
mistakes-play = Jugar una partida
mistakes-ask = { $player ->
    [w] Blanco jugó { $turn }. Encuentra algo mejor.
   *[b] Negro jugó { $turn }. Encuentra algo mejor.
}
mistakes-at = { $at } de { $of }
mistakes-judging = El motor juzga tu jugada…
mistakes-right-best = Correcto: el motor habría jugado lo mismo.
mistakes-right = Correcto: así se conservan las posibilidades de ganar.
mistakes-wrong = Todavía no: así se pierden posibilidades de ganar.
mistakes-same = Eso se jugó en la partida. Hay algo mejor.
mistakes-on = El motor ha respondido. Te toca.
mistakes-held = Hecho: conservas tus posibilidades de ganar.
mistakes-begins = La mejor jugada empieza en { $point }.
mistakes-solution = Solución
mistakes-better = Era mejor { $turn }.
mistakes-again = Otra vez
mistakes-next = Siguiente
mistakes-done = Eso era todo: { $right } de { $of } encontrados al primer intento.
mistakes-game = Toda la partida
teach-option = Partida didáctica
teach-about = Las malas jugadas se señalan enseguida y se pueden deshacer.
teach-checking = Se comprueba tu jugada…
teach-bad = { $kind ->
    [mistake] Eso fue un error.
   *[blunder] Eso fue un error grave.
}
teach-ask-threat = { $player ->
    [w] Blanco amenaza algo. ¿Lo ves?
   *[b] Negro amenaza algo. ¿Lo ves?
}
teach-ask-chance = Había algo mejor. ¿Lo ves?
teach-tell = Dímelo
teach-hint-chance = Aquí hay algo bueno. ¿Lo ves?
teach-hint-otherwise = Si jugaras { $turn }:
teach-on = Seguir jugando

report-reason-costs-rows = { $number ->
    [one] En las jugadas siguientes esto cuesta una línea.
   *[other] En las jugadas siguientes esto cuesta { $number } líneas.
}
report-reason-costs-pieces = { $number ->
    [one] En las jugadas siguientes esto cuesta una ficha.
   *[other] En las jugadas siguientes esto cuesta { $number } fichas.
}
report-reason-later = { $turns ->
    [one] Hace falta una jugada.
   *[other] Hacen falta { $turns } jugadas.
}
report-reason-wrong-ring = Había que quitar otro anillo: { $points }.
report-reason-wrong-row = Había que quitar otra cosa: { $points }.
report-reason-pool-runs-out = { $player ->
    [w] Se agota la reserva. Anillos quitados: Blanco { $number }, Negro { $other }.
   *[b] Se agota la reserva. Anillos quitados: Negro { $number }, Blanco { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] Se agota la provisión de Blanco.
   *[b] Se agota la provisión de Negro.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] Blanco ya no puede introducir fichas GIPF. En el tablero: { $number }.
   *[b] Negro ya no puede introducir fichas GIPF. En el tablero: { $number }.
}
report-reason-use-missed = Había que usar un potencial: { $points }.
report-reason-use-wasted = Se usó un potencial que convenía guardar: { $points }.
report-reason-row-follows = { $player ->
    [w] Esto lleva a una línea de Blanco: { $points }.
   *[b] Esto lleva a una línea de Negro: { $points }.
}
report-reason-row-lost = { $player ->
    [w] La mejor jugada lleva a una línea de Blanco: { $points }.
   *[b] La mejor jugada lleva a una línea de Negro: { $points }.
}
report-reason-row-delayed = { $player ->
    [w] La línea de Blanco llega más tarde ({ $points }). Jugadas hasta entonces: { $number } en lugar de { $other }.
   *[b] La línea de Negro llega más tarde ({ $points }). Jugadas hasta entonces: { $number } en lugar de { $other }.
}
report-reason-row-sooner = { $player ->
    [w] La línea de Blanco llega antes ({ $points }). Jugadas hasta entonces: { $number } en lugar de { $other }.
   *[b] La línea de Negro llega antes ({ $points }). Jugadas hasta entonces: { $number } en lugar de { $other }.
}
report-reason-captures-follow = Esto lleva a una captura del rival: { $points }.
report-reason-capture-lost = La mejor jugada lleva a una captura: { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] Ahora una ficha GIPF de Blanco puede ser capturada: { $points }.
   *[b] Ahora una ficha GIPF de Negro puede ser capturada: { $points }.
}
report-reason-pieces-threatened = El rival amenaza entonces con capturar: { $points }.
report-reason-attack-missed = La mejor jugada amenaza con capturar: { $points }.
report-reason-row-threatened = { $player ->
    [w] Blanco amenaza entonces con completar una línea: { $points }.
   *[b] Negro amenaza entonces con completar una línea: { $points }.
}
report-reason-threat-missed = La mejor jugada amenaza con completar una línea: { $points }.
report-reason-markers-flipped = Marcadores que el rival gana al girarlos: { $number } en lugar de { $other } ({ $points }).
report-reason-flip-missed = Marcadores que la mejor variante gana al girarlos: { $number } en lugar de { $other } ({ $points }).
report-reason-ring-hemmed-in = Un anillo se queda sin espacio: { $points }. Movimientos restantes: { $number } en lugar de { $other }.
report-reason-close = Las jugadas son parecidas: una búsqueda más profunda ve poca diferencia.
report-reason-compare-rows = { $player ->
    [w] Tras las jugadas siguientes, líneas que Blanco puede completar en una jugada: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, líneas que Negro puede completar en una jugada: { $number } en lugar de { $other }.
}
report-reason-compare-moves = { $player ->
    [w] Tras las jugadas siguientes, movimientos posibles de los anillos de Blanco: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, movimientos posibles de los anillos de Negro: { $number } en lugar de { $other }.
}
report-reason-compare-flips = { $player ->
    [w] Tras las jugadas siguientes, marcadores blancos que se pueden girar: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, marcadores negros que se pueden girar: { $number } en lugar de { $other }.
}
report-reason-compare-markers = { $player ->
    [w] Tras las jugadas siguientes, marcadores blancos en el tablero: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, marcadores negros en el tablero: { $number } en lugar de { $other }.
}
report-reason-compare-fours = { $player ->
    [w] Tras las jugadas siguientes, marcadores blancos en líneas de cuatro: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, marcadores negros en líneas de cuatro: { $number } en lugar de { $other }.
}
report-reason-compare-centre = { $player ->
    [w] Tras las jugadas siguientes, distancias de Blanco al centro, sumadas: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, distancias de Negro al centro, sumadas: { $number } en lugar de { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] Tras las jugadas siguientes, fichas en la provisión de Blanco: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, fichas en la provisión de Negro: { $number } en lugar de { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] Tras las jugadas siguientes, fichas de Blanco en el tablero: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, fichas de Negro en el tablero: { $number } en lugar de { $other }.
}
report-reason-compare-risk = { $player ->
    [w] Tras las jugadas siguientes, fichas de Blanco que se pueden capturar: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, fichas de Negro que se pueden capturar: { $number } en lugar de { $other }.
}
report-reason-compare-threes = { $player ->
    [w] Tras las jugadas siguientes, líneas de tres de Blanco: { $number } en lugar de { $other }.
   *[b] Tras las jugadas siguientes, líneas de tres de Negro: { $number } en lugar de { $other }.
}

## Learn: the pages around the lessons

learn-title = Aprender
learn-lead = Lecciones cortas en un tablero de verdad, una por regla. Haz lo que pide el texto; el tablero te dice cuándo está bien.
learn-potentials-about = Fichas extra de otros cinco juegos de la serie: se deslizan, saltan, cubren, rompen y empujan dos veces.
learn-potentials-first = ¿GIPF es nuevo para ti? Apréndelo primero
learn-progress = { $done } de { $count } lecciones hechas
learn-start = Empezar
learn-continue = Continuar
learn-again = Empezar de nuevo
learn-all-done = Has terminado todas las lecciones.
learn-lesson-done = hecha
learn-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
  }
learn-step = Paso { $step } de { $count }
learn-lesson-of = Lección { $number } de { $count }
learn-back = Atrás
learn-next = Siguiente
learn-next-lesson = Siguiente lección: { $title }
learn-overview = Todas las lecciones
learn-show = Enséñame
learn-shown = Esta es una manera de hacerlo.
learn-hint = Pista
learn-reset = Empezar otra vez este paso
learn-right-1 = Bien hecho.
learn-right-2 = Exacto.
learn-right-3 = Eso es.
learn-not-yet = Una jugada legal, pero no la que buscamos. Inténtalo otra vez.
learn-not-yet-win = Todavía no: después de esta jugada, Negro puede escapar. Inténtalo otra vez.
learn-miss-land = Todavía no. El punto señalado es la meta.
learn-miss-row = Todavía no hay línea. Los puntos señalados formarían una.
learn-tried-jump = Marcadores saltados: { $count }. El anillo de { $point } puede saltar { $goal }.
learn-tried-gain = Marcadores ganados: { $count }. El anillo de { $point } puede ganar { $goal }.
learn-tried-push = Fichas empujadas: { $count }. Desde { $point } puedes empujar { $goal }.
learn-miss-keep = La ficha de { $point } debía quedarse.
learn-tried-capture = Fichas capturadas: { $count }. Puedes capturar { $goal }.
learn-tried-reserve = Ahora en tu provisión: { $count }. Pueden ser { $goal }.
learn-miss-stop = Tu rival aún consigue una línea, como ves.
learn-miss-win = Así no se gana todavía. Busca otra jugada.
learn-tried-rows = Líneas quitadas: { $count }. En una jugada puedes quitar { $goal }.
learn-miss-theirs = Así Negro no consigue una línea. Una jugada correcta empieza en { $point }.
learn-miss-gipf = No se capturó ninguna ficha GIPF. Una jugada correcta empieza en { $point }.
learn-miss-bring-gipf = No era una ficha GIPF. Elige una antes de empujar.
learn-miss-bring-single = No era una ficha simple. Elige una antes de empujar.
learn-miss-leave = Has quitado la línea. Puede quedarse, porque solo tiene fichas GIPF.
learn-course-done-yinsh = Ya conoces todas las reglas de YINSH. ¡Ahora juega una partida!
learn-course-done-gipf = Ya conoces todas las reglas de GIPF. ¡Ahora juega una partida!
learn-course-done-potentials = Conoces todos los potenciales. ¡Ahora juega una partida con ellos!
learn-rules-yinsh = Leer todas las reglas de YINSH
learn-rules-gipf = Leer todas las reglas de GIPF
learn-rules-potentials = Leer todas las reglas de los potenciales
learn-rules-potentials-name = Potenciales
learn-rules-before = Antes
learn-rules-after = Después
learn-rules-contents = En esta página
learn-rules-site = Del sitio del autor
learn-rules-site-about = Estas reglas no están en el reglamento. Vienen de las reglas breves o de las preguntas y respuestas del sitio del autor.
learn-rules-ruling = Decisión nuestra
learn-rules-ruling-about = Una decisión la tomamos nosotros allí donde el reglamento calla o se puede leer de dos maneras. El motivo está al lado.
learn-rules-try = Pruébalo
learn-rules-reset = Volver a colocar
learn-rules-lesson = Lección: { $title }
learn-rules-credit = YINSH y GIPF son de Kris Burm y pertenecen a su proyecto GIPF. Estas son las reglas con nuestras propias palabras; los reglamentos que vienen con los juegos son suyos.
learn-rules-official = El sitio del proyecto GIPF

## Lessons of YINSH

lesson-yinsh-rings = ¿Qué es un anillo?
lesson-yinsh-rings-1 = Juegas con Blanco. Cada jugador tiene cinco anillos, y solo se mueven anillos. Coloca el primero en cualquier espacio, es decir, donde se cruzan las rectas.
lesson-yinsh-rings-2 = Negro y tú colocáis los anillos por turnos. Desde el centro es desde donde un anillo llega más lejos: coloca uno en el espacio señalado.
lesson-yinsh-rings-3 = Un anillo por espacio, nunca dos. Coloca tu quinto y último anillo en cualquier espacio libre.
lesson-yinsh-rings-3-done = Negro coloca el décimo anillo. Ya están todos, y a partir de ahora se mueven.

lesson-yinsh-moving = Cómo se mueve un anillo
lesson-yinsh-moving-1 = Elige uno de tus anillos y muévelo por una recta, tan lejos como quieras, hasta un espacio vacío. Mira lo que deja atrás.
lesson-yinsh-moving-1-done = ¡Un marcador! Cada jugada toma uno de la reserva y lo deja donde estaba el anillo, con tu color hacia arriba.
lesson-yinsh-moving-2 = Un anillo va recto, nunca dobla. Lleva uno de los tuyos al espacio señalado.
lesson-yinsh-moving-3 = Un anillo nunca pasa por encima de otro anillo, ni tuyo ni de Negro. Encuentra el que aún puede llegar al espacio señalado.

lesson-yinsh-jumping = Saltar marcadores
lesson-yinsh-jumping-1 = Un marcador no detiene a un anillo: el anillo lo salta. Salta el marcador negro.
lesson-yinsh-jumping-2 = Un anillo salta cualquier número de marcadores seguidos, de los dos colores. Salta tres de una vez.
lesson-yinsh-jumping-3 = Antes del salto, el anillo puede pasar por espacios vacíos. Después debe detenerse en el primer espacio vacío. Llega al espacio señalado.
lesson-yinsh-jumping-4 = Un anillo solo da un salto por jugada, así que no puede saltar otra vez tras un hueco. ¿Cuál de tus anillos llega al espacio señalado?

lesson-yinsh-flipping = Girar marcadores
lesson-yinsh-flipping-1 = Cada marcador que saltas se gira: el negro pasa a blanco y el blanco a negro. Haz tuyos los dos marcadores negros.
lesson-yinsh-flipping-2 = Los tuyos también se giran, ¡y entonces son de Negro! Gana dos marcadores sin perder ninguno.
lesson-yinsh-flipping-3 = A veces se da un poco para ganar más. Salta los cuatro marcadores.
lesson-yinsh-flipping-3-done = Has perdido uno y ganado tres. El marcador que acabas de dejar no se gira, solo los que has saltado.

lesson-yinsh-rows = Cinco en línea
lesson-yinsh-rows-1 = Cinco marcadores seguidos del mismo color en una recta son una línea. Tienes cuatro, y un anillo al final: muévelo, y dejará el quinto.
lesson-yinsh-rows-2 = También se hacen líneas girando. Vuelve blanco el marcador negro del medio.
lesson-yinsh-rows-3 = Un anillo no forma parte de una línea. El tuyo ocupa el único hueco: ¿qué puedes hacer?

lesson-yinsh-removing = Primero una línea, luego un anillo
lesson-yinsh-removing-1 = Tienes una línea, y las líneas hay que quitarlas. Quita sus cinco marcadores; vuelven a la reserva.
lesson-yinsh-removing-2 = Por cada línea quitas también uno de tus anillos. Elige el que quieras.
lesson-yinsh-removing-2-done = Un anillo quitado: para eso se juega. Pero ahora tienes un anillo menos con el que jugar.
lesson-yinsh-removing-3 = Ahora todo en una jugada: haz una línea, quítala y quita un anillo.
lesson-yinsh-removing-3-hint = En la columna e falta un marcador blanco: gira el negro.

lesson-yinsh-long-rows = Más de cinco
lesson-yinsh-long-rows-1 = Seis seguidos: quitas cinco que estén juntos, y el sexto se queda. Conserva el señalado, porque forma parte de otra línea tuya.
lesson-yinsh-long-rows-2 = Estas dos líneas se cruzan y comparten un marcador. Quita una: entonces la otra ya no es una línea. Quita también un anillo.
lesson-yinsh-long-rows-3 = Dos líneas que no comparten ningún marcador hay que quitarlas las dos, cada una con un anillo. Haz dos líneas con un salto y quítalas junto con dos anillos.

lesson-yinsh-defence = Impedir una línea
lesson-yinsh-defence-1 = Negro tiene cuatro seguidos, y el anillo del final dejará el quinto. Impídelo: juega de modo que Negro no pueda hacer una línea enseguida.
lesson-yinsh-defence-2 = Negro quiere saltar tu marcador del medio. Impídelo otra vez.
lesson-yinsh-defence-2-hint = Un anillo tiene que detenerse en un espacio vacío. ¿Dónde se detendría el de Negro?

lesson-yinsh-not-yours = La línea que no es tuya
lesson-yinsh-not-yours-1 = El salto de Negro ha hecho una línea de marcadores blancos. ¡Una línea es de su color, la haga quien la haga! Quítala, quita un anillo y después juega como siempre.
lesson-yinsh-not-yours-2 = También vale al revés. Haz una línea para Negro y mira qué pasa.
lesson-yinsh-not-yours-2-done = La línea es de Negro. Negro la quita, quita un anillo y solo entonces juega.
lesson-yinsh-not-yours-3 = Ahora con cuidado: salta al menos dos marcadores, pero no hagas una línea para Negro.
lesson-yinsh-not-yours-3-hint = Tu marcador en f6 separa los de Negro. Déjalo como está.

lesson-yinsh-who-first = Líneas para los dos
lesson-yinsh-who-first-1 = Un salto puede hacer una línea para cada uno. Quien ha jugado va primero. Haz las dos, y después quita la tuya y un anillo.
lesson-yinsh-who-first-2 = Cada uno ha quitado dos anillos, y el tercero gana. Haz otra vez líneas para los dos: tú quitas un anillo antes que Negro.

lesson-yinsh-ending = Cómo acaba una partida
lesson-yinsh-ending-1 = Quien quita su tercer anillo gana al instante. Tú ya has quitado dos. ¡Gana!
lesson-yinsh-ending-2 = En la reserva queda un último marcador. Cuando está vacía y no hay líneas que quitar, gana quien ha quitado más anillos, y tú llevas uno a cero. Gasta el marcador sin hacer una línea.
lesson-yinsh-ending-2-hint = Un salto que gira muchos marcadores hace líneas con facilidad. Muévete poco.
lesson-yinsh-ending-3 = Ninguno de tus anillos puede moverse. Solo entonces pasas, y Negro sigue jugando.

lesson-yinsh-blitz = La versión relámpago
lesson-yinsh-blitz-1 = Para una partida corta está la versión relámpago: el primer anillo quitado gana. Gánala.
lesson-yinsh-blitz-2 = También aquí va primero quien ha jugado. Gana, aunque Negro también consiga una línea.

lesson-yinsh-puzzle = Dos problemas
lesson-yinsh-puzzle-1 = Cada uno ha quitado dos anillos, y Negro tiene cuatro seguidos. Puedes ganar en esta jugada.
lesson-yinsh-puzzle-1-done = Cuatro girados y el marcador que has dejado: una línea hecha con los cuatro de Negro.
lesson-yinsh-puzzle-2 = Ahora hacen falta dos jugadas. Encuentra la jugada tras la cual Negro ya no puede salvar la partida.
lesson-yinsh-puzzle-2-hint = Al anillo negro de c6 le encantaría saltar tus cuatro. ¿Dónde tendría que detenerse?
lesson-yinsh-puzzle-2-done = Tu anillo estaba donde Negro quería detenerse, y a la vez al final de tu propia línea. Ya puedes jugar una partida.

## Lessons of GIPF

lesson-gipf-pushing = Del borde al tablero
lesson-gipf-pushing-1 = Juegas con Blanco. En cada jugada tomas una ficha de tu provisión, la pones en un punto exterior y la empujas un paso hacia el tablero. Introduce una ficha.
lesson-gipf-pushing-2 = Si la primera casilla está ocupada, la ficha que hay allí avanza. Empuja de modo que se mueva otra ficha.
lesson-gipf-pushing-3 = Las fichas seguidas se mueven juntas, hasta el primer hueco. Mueve tres de un empujón.
lesson-gipf-pushing-3-done = La ficha que está tras el hueco no se ha movido.

lesson-gipf-lines = Hacia dónde empujar
lesson-gipf-lines-1 = De la mayoría de los puntos exteriores salen dos rectas hacia el tablero, de las seis esquinas solo una. Desde el punto señalado, empuja hacia la casilla señalada.
lesson-gipf-lines-2 = Empuja la ficha negra de c6 a la casilla señalada. Elige el punto correcto desde el que empujar.
lesson-gipf-lines-3 = No se puede empujar por una recta llena: aquí es la que va de a2 a f1. Lleva una ficha a la casilla señalada por otra recta.

lesson-gipf-rows = Cuatro en línea
lesson-gipf-rows-1 = Cuatro fichas seguidas del mismo color en una recta son una línea. Tienes tres: añade la cuarta.
lesson-gipf-rows-2 = La cuarta ficha puede venir de lado. Empuja una de tus fichas al hueco de la columna e.
lesson-gipf-rows-2-hint = Tu ficha de d6 tiene que avanzar un paso hacia e6. ¿Desde qué punto?
lesson-gipf-rows-3 = También puedes empujar a lo largo de la propia línea. Cierra el hueco de la columna d.

lesson-gipf-removing = Quitar una línea
lesson-gipf-removing-1 = Hay que quitar las líneas. Tus fichas vuelven a tu provisión. Quita la tuya.
lesson-gipf-removing-2 = Cada empujón cuesta una ficha de tu provisión, y cada línea devuelve fichas. Haz una línea, para tener ocho en la provisión.
lesson-gipf-removing-3 = Todo lo que toca la línea sin hueco se quita con ella. Haz una línea y recupera seis fichas de una vez.
lesson-gipf-removing-3-hint = Una ficha blanca en e6 uniría todas las demás de la columna e.

lesson-gipf-capturing = Capturar
lesson-gipf-capturing-1 = Las fichas de Negro que continúan tu línea sin hueco quedan capturadas: salen del juego. Captura la ficha de c6.
lesson-gipf-capturing-1-done = Capturada: Negro no la recuperará nunca.
lesson-gipf-capturing-2 = Aquí puedes hacer más de una línea. Haz la que captura dos fichas.
lesson-gipf-capturing-2-done = Un hueco las habría salvado. Busca los huecos antes de empujar, también junto a tus fichas.

lesson-gipf-two-rows = Dos líneas a la vez
lesson-gipf-two-rows-1 = Tienes dos líneas, y se cruzan. Cuando quitas una, la otra ya no es una línea. Elige la que captura dos fichas.
lesson-gipf-two-rows-1-done = Las demás fichas de la columna e se quedan donde están.
lesson-gipf-two-rows-2 = Las líneas que no comparten ninguna ficha hay que quitarlas las dos, en el orden que quieras. Haz dos líneas de un empujón y quítalas.

lesson-gipf-not-yours = La línea que no es tuya
lesson-gipf-not-yours-1 = El empujón de Negro ha hecho una línea de fichas blancas. ¡Una línea es de su color, la haga quien la haga! Quítala y después empuja como siempre.
lesson-gipf-not-yours-2 = También vale al revés. Empuja de modo que Negro consiga una línea.
lesson-gipf-not-yours-2-done = Negro ha tenido que quitar la línea antes de empujar. Eso abre un muro que no podías romper.

lesson-gipf-who-first = Líneas para los dos
lesson-gipf-who-first-1 = Un empujón puede hacer una línea para cada uno. Quien ha empujado va primero. Haz las dos y después quita la tuya.
lesson-gipf-who-first-2 = Empuja desde el punto señalado. Otra vez hay línea para los dos, pero ahora se cruzan. Quita la tuya.
lesson-gipf-who-first-2-done = Tu línea ha capturado una ficha de la línea de Negro, así que a Negro no le queda nada que quitar.

lesson-gipf-reserve = La última ficha
lesson-gipf-reserve-1 = Quien tiene que empujar y no tiene fichas en su provisión pierde. La provisión de Negro está vacía: empuja como quieras, pero no le des una línea.
lesson-gipf-reserve-1-done = Así se gana el juego básico. Una línea habría devuelto fichas a la provisión de Negro.
lesson-gipf-reserve-2 = Ahora eres tú quien solo tiene una ficha. Jugarla no significa perder todavía: una línea devuelve fichas.

lesson-gipf-gipf-pieces = Fichas GIPF
lesson-gipf-gipf-pieces-1 = El juego estándar empieza con fichas GIPF: dos fichas apiladas que se mueven y cuentan como una. Empuja una de ellas.
lesson-gipf-gipf-pieces-2 = Cuando quitas una línea, las fichas GIPF pueden quedarse. Haz una línea en la columna e, quítala y conserva tu ficha GIPF.
lesson-gipf-gipf-pieces-2-hint = Antes de confirmar, elige si la ficha GIPF se queda.
lesson-gipf-gipf-pieces-3 = También decides sobre las fichas GIPF de Negro en tu línea. Haz una línea y captura una.
lesson-gipf-gipf-pieces-4 = Una ficha GIPF que recuperas da dos fichas a tu provisión, pero nunca vuelve como ficha GIPF. Tu provisión es escasa: haz una línea y recupéralo todo.
lesson-gipf-gipf-pieces-4-done = Han vuelto cinco fichas. Aún tienes dos fichas GIPF, y ahora verás por qué importa.

lesson-gipf-last-gipf = La última ficha GIPF
lesson-gipf-last-gipf-1 = Quien pierde su última ficha GIPF pierde la partida al instante. Captura la de Negro.
lesson-gipf-last-gipf-2 = Esto también vale para ti. Quita tu línea, pero conserva tu última ficha GIPF.

lesson-gipf-tournament = El juego de torneo
lesson-gipf-tournament-1 = En el juego de torneo el tablero está vacío, y tienes 18 fichas en la provisión. Tu primera ficha tiene que ser una ficha GIPF. Gasta dos de la provisión.
lesson-gipf-tournament-2 = Puedes seguir con fichas GIPF mientras no hayas introducido ninguna ficha simple. Introduce otra ficha GIPF.
lesson-gipf-tournament-3 = ¿Cuántas quieres? Tu primera ficha simple cierra la elección. Introduce ahora una ficha simple.
lesson-gipf-tournament-3-done = A partir de ahora solo tienes fichas simples. Negro decide por su cuenta cuándo parar.
lesson-gipf-tournament-4 = Una línea solo de fichas GIPF puede quedarse. Déjala.
lesson-gipf-tournament-4-done = Se te preguntará otra vez después de otros empujones. Si se une a la línea una ficha simple, hay que quitar la línea.

lesson-gipf-puzzle = Dos problemas
lesson-gipf-puzzle-1 = A Negro le queda una ficha GIPF. Puedes ganar en esta jugada.
lesson-gipf-puzzle-1-hint = ¿Qué casilla falta en la columna e, y desde qué punto puedes empujar allí una ficha blanca?
lesson-gipf-puzzle-2 = Ahora hacen falta dos jugadas, y la primera hace una línea que no es tuya. Encuentra el empujón tras el cual Negro ya no puede salvar la partida.
lesson-gipf-puzzle-2-hint = Cuando la línea de Negro desaparece, solo queda la ficha GIPF. Empújala adonde tu próxima línea la alcance.
lesson-gipf-puzzle-2-done = Le has dado una línea a Negro y has ganado con ella. Ya puedes jugar una partida.

lesson-potentials-loading = Fichas cargadas
lesson-potentials-loading-1 = Un potencial es una ficha extra con un poder propio. Entra encima de una de tus fichas: juntos son una ficha cargada. Elige la ficha cargada y empújala.
lesson-potentials-loading-1-done = Ha costado una ficha de tu provisión y un potencial de tu mano. Desde ahora ya no puedes introducir fichas GIPF.
lesson-potentials-loading-2 = Primero fichas GIPF, luego fichas cargadas, luego fichas simples: ese es el orden. Introduce ahora una ficha simple.
lesson-potentials-loading-2-done = Con tu primera ficha simple, los potenciales que quedaban en tu mano salen del juego. Así que cárgalos pronto.
lesson-potentials-loading-3 = En una línea, una ficha cargada cuenta como una, y como una ficha GIPF puede quedarse. Haz una línea en la columna e, quítala y conserva la ficha cargada.
lesson-potentials-loading-3-hint = Empuja desde e1. Antes de confirmar, elige que la ficha cargada se quede.
lesson-potentials-loading-4 = Si te la llevas, la ficha simple vuelve a tu provisión, pero el potencial sale del juego. Tu provisión es escasa: haz una línea y recupéralo todo.
lesson-potentials-loading-4-done = Han vuelto cuatro fichas. El potencial se ha perdido.
lesson-potentials-loading-5 = También decides sobre las fichas cargadas negras de tu línea. Haz una línea y captura una.
lesson-potentials-loading-5-done = Capturados: la ficha y su potencial.

lesson-potentials-yinsh = YINSH se desliza
lesson-potentials-yinsh-1 = En tu turno empujas o usas un potencial. YINSH se desliza en línea recta por casillas vacías, tan lejos como quieras. Toca tu ficha cargada y luego uno de sus destinos.
lesson-potentials-yinsh-1-done = El potencial ha dejado su ficha, y los dos siguen en el tablero. Un potencial usado es una ficha de tu color sin poder.
lesson-potentials-yinsh-2 = YINSH no salta: una ficha en el camino lo detiene. ¿Cuál de los dos puede llegar a la casilla señalada?
lesson-potentials-yinsh-3 = Un uso puede completar una línea. Haz una línea con YINSH y quítala.
lesson-potentials-yinsh-3-done = Un potencial usado debe salir con su línea y queda fuera del juego. Tus otras fichas han vuelto, y la negra está capturada.

lesson-potentials-zertz = ZÈRTZ salta
lesson-potentials-zertz-1 = ZÈRTZ salta en línea recta sobre las fichas contiguas, hasta la primera casilla vacía detrás de ellas. Salta.
lesson-potentials-zertz-1-done = El salto no captura nada: la ficha negra sigue ahí.
lesson-potentials-zertz-2 = Salta sobre cuantas fichas haya, de los dos colores, mientras no haya un hueco. Salta sobre tres.
lesson-potentials-zertz-3 = Salta al hueco de la columna f y quita tu línea.
lesson-potentials-zertz-3-hint = Tu ZÈRTZ en d4 y el hueco en f5 están en una línea, con una ficha negra en medio.

lesson-potentials-dvonn = DVONN cubre
lesson-potentials-dvonn-1 = DVONN salta encima de una ficha simple rival contigua, nunca de una ficha GIPF. Cubre la ficha negra.
lesson-potentials-dvonn-1-done = La casilla es tuya: de una pila solo cuenta la ficha de arriba.
lesson-potentials-dvonn-2 = Cubre una ficha negra para tener cuatro en línea, y quita la línea.
lesson-potentials-dvonn-2-done = De una pila solo sale la ficha de arriba. La ficha negra vuelve a estar libre.
lesson-potentials-dvonn-3 = Negro tiene tres en línea y puede añadir la cuarta en cualquier extremo. Impídelo.
lesson-potentials-dvonn-3-hint = Una ficha negra que cubres no forma parte de ninguna línea negra.

lesson-potentials-stacks = Pilas
lesson-potentials-stacks-1 = Tu DVONN cubre una ficha negra; toca la pila para ver qué contiene. Una pila se empuja entera. Empújala a la casilla señalada.
lesson-potentials-stacks-2 = Negro ha cubierto una de tus fichas. DVONN también salta encima de un DVONN usado que está sobre algo tuyo. Recupera la casilla señalada.
lesson-potentials-stacks-2-done = Tres fichas de alto, y la casilla vuelve a ser tuya. Negro podría responder igual.
lesson-potentials-stacks-3 = Negro cubre tu ficha cargada en e6. Haz una línea a la que se una la pila, y quítala.
lesson-potentials-stacks-3-done = La de arriba ha salido, y tu ficha cargada está libre otra vez, con su poder. Podrías usarla en tu próximo turno.

lesson-potentials-punct = PÜNCT rompe
lesson-potentials-punct-1 = PÜNCT salta sobre una ficha GIPF rival contigua: la ficha de arriba queda capturada, la de abajo cubierta. Rompe la ficha GIPF.
lesson-potentials-punct-1-done = Ya no es una ficha GIPF, y la casilla es tuya.
lesson-potentials-punct-2 = Tu PÜNCT en e5 está sobre lo que queda de una ficha GIPF. Otro PÜNCT tuyo puede saltar ahí: el resto también queda capturado, y los dos pasan a ser una ficha GIPF tuya. Hazlo.
lesson-potentials-punct-2-done = Una ficha GIPF hecha de dos potenciales. Cuenta como cualquier otra.
lesson-potentials-punct-3 = PÜNCT también cubre a los suyos: una ficha negra cargada con PÜNCT, o un PÜNCT usado que está sobre algo tuyo. Cubre el PÜNCT negro.
lesson-potentials-punct-4 = A Negro le queda una ficha GIPF. Gana con un salto.
lesson-potentials-punct-4-done = Quien no tiene ninguna ficha GIPF pierde en el acto, antes de quitar ninguna línea.

lesson-potentials-tamsk = TAMSK empuja dos veces
lesson-potentials-tamsk-1 = Tu TAMSK está en el centro. Tras tu empujón puede dejar su ficha y ser empujado desde el borde: un empujón extra. Empuja y luego haz el empujón extra.
lesson-potentials-tamsk-2 = El centro es e5. Empuja allí tu TAMSK y úsalo enseguida.
lesson-potentials-tamsk-2-hint = Empuja desde e1.
lesson-potentials-tamsk-3 = Haz una línea con tu empujón y otra con el empujón extra. Quita las dos.
lesson-potentials-tamsk-3-done = Dos líneas en un turno. El TAMSK usado ha salido del juego con la suya.
lesson-potentials-tamsk-4 = No tienes que usarlo: mientras TAMSK esté en el centro, el empujón extra se te ofrece en cada turno. Empuja y renuncia esta vez.
lesson-potentials-tamsk-4-done = Sigue cargado. Pero Negro puede empujarlo fuera del centro.

lesson-potentials-match = Un encuentro
lesson-potentials-match-1 = En un encuentro, el derecho a usar un potencial puede depender de otro juego. Aquí YINSH está enlazado con una partida de YINSH, así que su uso se anuncia antes. Anuncia un deslizamiento que forme una línea: toca tu ficha cargada y luego su destino. Quita la línea.
lesson-potentials-match-1-done = Lo anunciaste, Negro lo dejó pasar, y así se jugó.
lesson-potentials-match-2 = Esta vez Negro te desafía. GIPF está en pausa, y decide una partida de YINSH; quien fue desafiado juega con Blanco. Se ha llegado a esta posición. Gánala.
lesson-potentials-match-2-done = Ganada: de vuelta en GIPF, tu uso se juega. El resultado del encuentro sigue siendo el de GIPF.
lesson-potentials-match-3 = Tu uso estaba enlazado con un dado. Negro te desafió y sacó el número mayor, así que no tiene lugar: tu YINSH sigue cargado, y en este turno haces otra cosa. Empuja una ficha.
lesson-potentials-match-3-done = En un turno posterior puedes anunciarlo de nuevo.
lesson-potentials-match-4 = Ahora Negro anuncia un deslizamiento de c6 a e6. Te queda un desafío. ¿Dejar pasar o desafiar?
lesson-potentials-match-4-done = Ahora Negro debe ganar una partida antes de que se juegue el deslizamiento. Los desafíos son pocos: guárdalos para los usos que duelen.

## Puzzles

train-menu = Practicar
train-title = Mejorar
train-lead = Problemas, tus propios errores y posiciones que vuelven hasta que te las sabes.
puzzles-title = Problemas
puzzles-about = Miles de posiciones en las que solo funciona una jugada. La mayoría están demostradas.
puzzles-daily-today = Problema del día
train-days = { $count ->
    [one] Has practicado hoy
   *[other] { $count } días seguidos de práctica
  }
puzzles-mode = Modo
puzzles-mode-rated = Con puntuación
puzzles-mode-theme = Por tema
puzzles-mode-streak = Racha
puzzles-mode-daily = Problema del día
puzzles-mode-single = Un problema
puzzles-about-rated = Problemas de tu nivel. Cuenta tu primer intento.
puzzles-about-theme = Practica una sola idea. Sin puntuación.
puzzles-about-streak = Cada uno más difícil que el anterior, hasta el primer fallo.
puzzles-about-daily = Uno al día por juego, el mismo para todos.
puzzles-game = Juego
puzzles-theme = Tema
puzzles-loading = El problema se está cargando…
puzzles-led = { $player ->
    [w] Primero juega Blanco. Mira.
   *[b] Primero juega Negro. Mira.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [one] Juega Blanco: gana en esta jugada.
       *[other] Juega Blanco: gana en { $turns } jugadas como mucho.
      }
   *[b] { $turns ->
        [one] Juega Negro: gana en esta jugada.
       *[other] Juega Negro: gana en { $turns } jugadas como mucho.
      }
  }
puzzles-save = { $player ->
    [w] Juega Blanco: solo una jugada salva la partida.
   *[b] Juega Negro: solo una jugada salva la partida.
  }
puzzles-gain = { $player ->
    [w] Juega Blanco: encuentra la jugada claramente mejor.
   *[b] Juega Negro: encuentra la jugada claramente mejor.
  }
puzzles-proved = Demostrado
puzzles-judged = Evaluado por el motor
puzzles-onward = Bien. Tu rival ha respondido: te toca.
puzzles-solved = Resuelto.
puzzles-solved-late = Esa es la solución. Cuenta como fallo.
puzzles-wrong = No es esa. Cuenta como fallo, pero sigue intentándolo.
puzzles-wrong-again = Esa tampoco es. Inténtalo otra vez.
puzzles-hinted = Mira el punto señalado.
puzzles-hint-look = Mira los puntos señalados.
puzzles-shown = Esta es la solución.
puzzles-hint = Pista
puzzles-solution = Solución
puzzles-cost = Una pista o la solución cuenta como fallo.
puzzles-again = Otra vez
puzzles-next = Siguiente problema
puzzles-rest = Cómo sigue
puzzles-back = Una jugada atrás
puzzles-forward = Una jugada adelante
puzzles-analyse = Analizar esta posición
puzzles-themes = Temas: { $themes }
puzzles-rating = Tu puntuación: { $rating }
puzzles-rating-open = Tu puntuación: unos { $rating }
puzzles-difficulty = Este problema: { $rating }
puzzles-streak-now = En esta racha: { $count }. Tu mejor: { $best }.
puzzles-streak-over = La racha ha terminado: { $count }.
puzzles-streak-new = Nueva racha
puzzles-daily-done = El problema de hoy está hecho. El siguiente llega a medianoche UTC.
puzzles-tab-theme = Temas
puzzles-tab-daily = Diario
puzzles-result-streak = { $count ->
    [one] problema seguido
   *[other] problemas seguidos
  }
puzzles-result-best = Tu mejor: { $best }
puzzles-result-record = Tu mejor hasta ahora
puzzles-result-picture = Compartir como imagen
puzzles-result-day = Problema del { $date }
puzzles-result-first = Resuelto al primer intento
puzzles-result-later = No resuelto al primer intento
puzzles-result-share = Compartir
puzzles-result-copied = Copiado.
puzzles-share-solved = He resuelto el problema de { $game } de hoy al primer intento.
puzzles-share-missed = El problema de { $game } de hoy me ha podido. ¿Y a ti?
puzzles-share-streak = { $count ->
    [one] He resuelto { $count } problema de { $game } seguido.
   *[other] He resuelto { $count } problemas de { $game } seguidos.
  }
puzzles-result-failed = No se pudo crear la imagen.
puzzles-history = Tus intentos
puzzles-history-none = Aquí aparecen los problemas que intentas.
puzzles-history-solved = resuelto
puzzles-history-missed = fallado
puzzles-history-retry = Otra vez: problema { $id }
puzzles-history-more = Ver más
puzzles-keep = Descargar todos los problemas
puzzles-keeping = Descargando… { $done } de { $count }
puzzles-kept = Todos los problemas funcionan ya sin conexión.
puzzles-failed = No se pudieron cargar los problemas. Comprueba la conexión e inténtalo otra vez.
puzzles-none = No existe ese problema. Elige otra cosa.
puzzles-theme-row = una línea propia
puzzles-theme-double-row = dos líneas en una jugada
puzzles-theme-two-directions = líneas en dos direcciones
puzzles-theme-given-row = una línea que dejó el rival
puzzles-theme-opponents-row = una línea para el rival
puzzles-theme-stop-row = impedir una línea
puzzles-theme-break-four = romper un cuatro
puzzles-theme-block = bloquear con un anillo
puzzles-theme-ring-cut-off = encerrar un anillo
puzzles-theme-long-jump = un salto largo
puzzles-theme-pool = contar la reserva
puzzles-theme-capture = capturar
puzzles-theme-gipf-capture = capturar una ficha GIPF
puzzles-theme-keep-gipf = conservar una ficha GIPF
puzzles-theme-last-gipf = la última ficha GIPF
puzzles-theme-reserve = agotar la provisión
puzzles-theme-quiet = una jugada tranquila
puzzles-merit-winning-row = Completa la línea ganadora en { $points }.
puzzles-merit-last-gipf = { $player ->
    [w] Captura la última ficha GIPF de Blanco en { $points }.
   *[b] Captura la última ficha GIPF de Negro en { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] A Blanco no le quedan fichas para empujar.
   *[b] A Negro no le quedan fichas para empujar.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Captura la ficha GIPF de Blanco en { $points }.
   *[b] Captura la ficha GIPF de Negro en { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Captura la ficha en { $points }.
   *[other] Captura { $number } fichas: { $points }.
  }
puzzles-merit-rows = Completa más de una línea: { $points }.
puzzles-merit-row = Completa una línea en { $points }.
puzzles-merit-given-row = { $player ->
    [w] Se lleva la línea en { $points } que dejó Blanco.
   *[b] Se lleva la línea en { $points } que dejó Negro.
  }
puzzles-merit-break-four = { $player ->
    [w] Rompe el cuatro de Blanco en { $points }.
   *[b] Rompe el cuatro de Negro en { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Impide la línea de Blanco en { $points }.
   *[b] Impide la línea de Negro en { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Amenaza con una línea en { $points }.
   *[other] Amenaza con dos líneas a la vez: { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Encierra el anillo de Blanco en { $points }.
   *[b] Encierra el anillo de Negro en { $points }.
  }
puzzles-merit-forced-row = { $player ->
    [w] Obliga a Blanco a quitar la línea en { $points }.
   *[b] Obliga a Negro a quitar la línea en { $points }.
  }
puzzles-merit-attack = { $number ->
    [one] Amenaza con capturar la ficha en { $points }.
   *[other] Amenaza con capturar { $number } fichas: { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Salva de la captura la ficha en { $points }.
   *[other] Salva de la captura { $number } fichas: { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Impide una de las líneas de Blanco: { $points }.
   *[b] Impide una de las líneas de Negro: { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Gana un marcador al girarlo.
   *[other] Gana { $number } marcadores al girarlos.
  }
puzzles-merit-only = Tras cualquier otra jugada, el rival gana de forma forzada.
puzzles-merit-forced = Gana de forma forzada, juegue lo que juegue el rival.
puzzles-merit-clear = Ninguna otra jugada conserva esta ventaja.
puzzles-reply = { $player ->
    [w] Blanco responde { $turn }.
   *[b] Negro responde { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] Blanco se salva con { $turn }.
   *[b] Negro se salva con { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = Las reglas de YINSH
rules-yinsh-lead = YINSH es un juego para dos de Kris Burm. Mueves anillos, cada jugada deja un marcador, y los marcadores saltados cambian de color. Cada línea de cinco marcadores de tu color te permite quitar uno de tus anillos. Gana el primer jugador que quita tres anillos.

rules-yinsh-board = Tablero y material
rules-yinsh-board-1 = El tablero tiene 85 espacios, donde se cruzan las rectas, en once columnas de la a a la k. Las rectas van en tres direcciones: a lo largo de las columnas y a través en dos direcciones.
rules-yinsh-board-2 = Cada jugador tiene cinco anillos. Ambos comparten una reserva de 51 marcadores, blancos por un lado y negros por el otro. Empieza Blanco.
rules-yinsh-board-3 = Blanco se sienta donde los números de fila son bajos. El reglamento no lo dice; el tablero es igual por todos los lados, así que solo decide cómo se dibuja.

rules-yinsh-placing = Colocar los anillos
rules-yinsh-placing-1 = Por turnos, empezando por Blanco, los jugadores colocan un anillo en cualquier espacio vacío, hasta que los diez están en el tablero. Entonces Blanco hace la primera jugada.

rules-yinsh-moving = Mover un anillo
rules-yinsh-moving-1 = En tu turno pones un marcador de la reserva dentro de uno de tus anillos, con tu color hacia arriba, y mueves ese anillo. El marcador se queda donde estaba el anillo. Si puedes mover, tienes que hacerlo.
rules-yinsh-moving-2 = Un anillo se mueve en línea recta hasta un espacio vacío. Puede pasar por cualquier número de espacios vacíos. Nunca pasa por encima de otro anillo, ni tuyo ni del rival.
rules-yinsh-moving-3 = Un anillo también puede saltar marcadores de cualquier color que estén seguidos sin huecos. Entonces debe detenerse en el primer espacio vacío detrás de ellos. Solo hay un salto por jugada; antes de él el anillo puede pasar por espacios vacíos.
rules-yinsh-moving-4 = Cada marcador saltado se gira, los tuyos y los del rival. El que acabas de poner, no.
rules-yinsh-moving-board = El anillo blanco de d4 puede saltar los tres marcadores de su camino hacia arriba a la derecha. Se giran, y el anillo se detiene detrás de ellos.

rules-yinsh-rows = Líneas
rules-yinsh-rows-1 = Cinco marcadores seguidos del mismo color en una recta son una línea. Los anillos no cuentan.
rules-yinsh-rows-2 = Una línea es del jugador de su color, la haga quien la haga, y ese jugador elige qué quita. Lo decimos porque el pie de una imagen de una edición se puede leer de otra manera.

rules-yinsh-removing = Quitar una línea
rules-yinsh-removing-1 = Es obligatorio quitar una línea. Su dueño quita del tablero cinco marcadores seguidos y los devuelve a la reserva. En una línea más larga puede elegir cuáles; los demás se quedan.
rules-yinsh-removing-2 = Después quita uno de sus anillos, cualquiera, también el que acaba de mover.
rules-yinsh-removing-3 = El orden es línea, anillo, línea, anillo: después de cada anillo se mira otra vez el tablero. Si quedan cinco seguidos, son una línea y hay que quitarlos, con otro anillo; si dos líneas compartían un marcador, la segunda puede haber desaparecido. Dos ediciones se pueden leer como línea, línea, anillo, anillo. El ganador es el mismo.
rules-yinsh-removing-4 = Si una jugada hace líneas para los dos, primero quita todas las suyas quien ha jugado. Después lo hace el rival, y luego juega. Una línea solo del rival también la quita él, antes de su jugada.
rules-yinsh-removing-board = Blanco tiene seis marcadores seguidos: cinco se van, y después un anillo. Elige cuáles.

rules-yinsh-end = El final de la partida
rules-yinsh-end-1 = El primero que quita un tercer anillo gana al instante, haya lo que haya en el tablero, incluso una línea del rival.
rules-yinsh-end-2 = Si a un jugador le toca mover, no hay líneas que quitar y la reserva está vacía, la partida acaba. Gana quien ha quitado más anillos; si son los mismos, es empate.
rules-yinsh-end-3 = Una línea hecha con el último marcador se quita primero. Eso devuelve cinco marcadores a la reserva, y la partida sigue. El reglamento no lo dice; otros programas hacen lo mismo.
rules-yinsh-end-4 = Si ninguno de tus anillos puede moverse, pero sí uno del rival, pasas. En otro caso nadie puede pasar. El reglamento no lo dice; se cuenta que el autor respondió así.
rules-yinsh-end-5 = Si ninguno de los dos puede mover un anillo, la partida acaba como con la reserva vacía. Si no, ambos pasarían para siempre.
rules-yinsh-end-6 = Ninguna posición se repite: cada jugada gasta un marcador, y una línea quitada devuelve cinco pero cuesta un anillo. Por eso no hay regla sobre la repetición.
rules-yinsh-end-board = Ambos han quitado dos anillos. Blanco puede hacer una línea para cada uno con un salto, va primero y gana.

rules-yinsh-blitz = La versión relámpago
rules-yinsh-blitz-1 = La versión relámpago es el mismo juego, pero el primer anillo quitado gana. Así, una línea solo del rival le da la victoria a él, y líneas para los dos se la dan a quien ha jugado. Con la reserva vacía, o si nadie puede mover, es empate.

rules-yinsh-notation = Cómo se escriben las jugadas
rules-yinsh-notation-1 = Un espacio se nombra por su columna y su fila: f6 es el centro. Un anillo colocado se escribe f6, un movimiento e1-e9, una línea quitada xc2-c6 por sus dos extremos, un anillo quitado xf9. Lo que pertenece a una misma jugada se une con punto y coma: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = Las reglas de GIPF
rules-gipf-lead = GIPF es un juego para dos de Kris Burm, el primero de su proyecto GIPF. Empujas fichas desde el borde. Cuatro de tu color en línea vuelven a tu provisión, y las fichas rivales que continúan la línea quedan capturadas. Hay tres maneras de jugarlo: reglas básicas, estándar y de torneo.

rules-gipf-board = Tablero y material
rules-gipf-board-1 = El tablero tiene 37 casillas, en las que se juega, y alrededor 24 puntos exteriores. Las fichas entran desde un punto; ninguna se queda nunca en él.
rules-gipf-board-2 = Hay 21 rectas de cuatro a siete casillas, con un punto en cada extremo, así que hay 42 maneras de empujar. Los seis puntos de las esquinas tienen una recta, los demás dos. Los puntos no están unidos entre sí.
rules-gipf-board-3 = Una ficha simple es una ficha. Una ficha GIPF son dos fichas apiladas: en el tablero se mueve y cuenta como una, en la provisión son dos. Blanco empuja primero.

rules-gipf-start = Cómo empieza una partida
rules-gipf-start-1 = Juego básico: 15 fichas por jugador y ninguna ficha GIPF. Blanco empieza con fichas simples en e2, b5 y h5, Negro con fichas simples en b2, e8 y h2; las otras doce de cada uno son su provisión.
rules-gipf-start-2 = Ventaja: en el juego básico uno de los jugadores puede empezar con una, dos o tres fichas más en la provisión.
rules-gipf-start-3 = Juego estándar: 18 fichas por jugador. En las mismas seis casillas hay fichas GIPF, y doce fichas de cada uno son su provisión. Después no entran más fichas GIPF.
rules-gipf-start-4 = Juego de torneo: el tablero está vacío y cada jugador tiene 18 fichas en la provisión. Tu primera ficha tiene que ser una ficha GIPF. Puedes seguir introduciendo fichas GIPF hasta que introduzcas una simple; desde entonces solo tienes simples. Cada jugador decide por su cuenta.
rules-gipf-start-5 = Una ficha GIPF gasta dos fichas cualesquiera de la provisión, también las que han vuelto del tablero. El sitio del autor lo permite; una ficha en la provisión es una ficha en la provisión, y no distinguimos las viejas de las nuevas.

rules-gipf-pushing = Empujar
rules-gipf-pushing-1 = En tu turno pones una ficha de tu provisión en un punto exterior y la empujas un paso por una recta. Las fichas del camino avanzan una casilla cada una, hasta la primera casilla vacía. Lo que está detrás no se mueve.
rules-gipf-pushing-2 = Una recta sin casillas vacías no se puede empujar por ningún extremo.
rules-gipf-pushing-3 = Empujar a una casilla vacía es lo mismo, venga del punto que venga.
rules-gipf-pushing-4 = No se pasa, y nunca hace falta: los dos jugadores juntos tienen como mucho 36 fichas, y hay 37 casillas, así que quien tiene una ficha en la provisión puede empujar.
rules-gipf-pushing-board = Blanco puede empujar desde e1: tres fichas suben una casilla, y la negra de e6, detrás del hueco, no se mueve.

rules-gipf-rows = Líneas
rules-gipf-rows-1 = Las fichas que están seguidas sin huecos en una recta forman un tramo, de un hueco al siguiente. Un tramo es tu línea si contiene cuatro o más fichas tuyas juntas, simples o GIPF.
rules-gipf-rows-2 = Una línea es del jugador de su color, la haga quien la haga.

rules-gipf-removing = Quitar una línea
rules-gipf-removing-1 = Es obligatorio quitar una línea. Se quitan todas las fichas simples de su tramo, de los dos colores, también las que pasan de cuatro.
rules-gipf-removing-2 = Tus fichas vuelven a tu provisión, una ficha GIPF como dos. Las del rival quedan capturadas y fuera del juego.
rules-gipf-removing-3 = De cada ficha GIPF del tramo, de cualquier color, eliges si se quita o se queda. Quien quita la línea decide también sobre las fichas GIPF del rival.
rules-gipf-removing-4 = Si tienes varias líneas, eliges el orden. Después de quitar una se revisa otra vez el tablero: una línea que cruzaba la quitada puede haber desaparecido, o puede que aún haya que quitarla.
rules-gipf-removing-5 = Si los dos tienen líneas, primero quita las suyas quien ha empujado, y después el rival lo que quede de las suyas. Eso no es una jugada: el rival todavía empuja después.
rules-gipf-removing-6 = Si todas tus líneas están en tramos sin fichas simples, puedes quitar una o más de sus fichas GIPF, o dejarlas todas. Se te pregunta otra vez después de cada empujón, y la línea hay que quitarla en cuanto se le une una ficha simple. Hacen falta cuatro fichas GIPF de un color, así que solo ocurre en el juego de torneo.
rules-gipf-removing-7 = Puedes elegir una línea así aunque haya otra con fichas simples: el orden es libre, y el sitio del autor solo dice cuándo se puede parar.
rules-gipf-removing-board = Blanco tiene una línea en la columna e. Las simples se quitan, la negra queda capturada, y Blanco decide si la ficha GIPF se queda.

rules-gipf-end = El final de la partida
rules-gipf-end-1 = Quien tiene que empujar con la provisión vacía pierde. Se comprueba después de quitar tus propias líneas, que pueden devolver fichas, así que quien juega la última ficha todavía no ha perdido. El reglamento se puede leer también como perder al instante; seguimos el sitio del autor.
rules-gipf-end-2 = Juego estándar y de torneo: pierde al instante el jugador cuya última ficha GIPF ha salido del tablero, aunque la haya quitado él mismo. Se comprueba después de cada retirada. En el juego de torneo vale desde tu primera ficha GIPF, y el derecho a introducir otra no ayuda.
rules-gipf-end-3 = Si una sola retirada se lleva la última ficha GIPF de los dos, gana quien la ha hecho: la última del rival está capturada, y ninguna se perdió antes que la otra.
rules-gipf-end-4 = Si la misma posición se da por tercera vez, con el mismo jugador por empujar, las mismas provisiones y los mismos derechos, es empate. El reglamento dice que no hay empates, pero nada en él impide que dos jugadores den vueltas sin fin.
rules-gipf-end-board = A Negro le queda una ficha GIPF, en d3. Blanco puede hacer una línea que la alcanza, y ganar.

rules-gipf-notation = Cómo se escriben las jugadas
rules-gipf-notation-1 = Puntos y casillas se nombran por columna y fila: e5 es el centro. Un empujón a una casilla vacía se escribe e8, uno que mueve otras por su punto y la última casilla que alcanza una ficha: e9-e6. Una retirada nombra todas las fichas que salen, con G delante de una ficha GIPF y un asterisco detrás de una ficha del rival: xe2,e3,Ge4,e5*. Dejar una línea de fichas GIPF se escribe =.

rules-potentials-title = Las reglas de los potenciales

rules-potentials-lead = El reglamento de GIPF acaba con una idea: fichas extra con un poder propio, los potenciales, un tipo de cada otro juego de la serie. Todo lo demás es como en GIPF. Las reglas sin marca siguen el sitio del autor.

rules-potentials-idea = Qué son los potenciales
rules-potentials-idea-1 = Un potencial tiene un tipo y un color: TAMSK, ZÈRTZ, DVONN, YINSH o PÜNCT. Entra encima de una ficha simple de su color; juntos son una ficha cargada. Cuando ha dejado su ficha es un potencial usado: una ficha de su color, sin poder.
rules-potentials-idea-2 = En tu turno empujas una ficha, o usas un potencial cargado y descubierto. Una ficha recién empujada puede usarse desde tu turno siguiente. TAMSK se usa de otro modo, véase abajo.
rules-potentials-idea-3 = Un potencial que una retirada acaba de descubrir al comienzo de tu turno puede usarse enseguida: lo que está libre, está libre.

rules-potentials-terms = Lo que se acuerda
rules-potentials-terms-1 = Antes de la partida acordáis el inicio (básico, estándar o de torneo, como en GIPF), el número de fichas simples (normalmente 15 o 18; de 12 a 24) y los potenciales de cada jugador: hasta seis de cada tipo. Los mismos para ambos, o cada uno sus favoritos. Se aconsejan al menos tres de cada tipo en juego.
rules-potentials-terms-2 = Seis acuerdos tienen nombre: TAMSK, ZÈRTZ, DVONN, YINSH y PÜNCT (inicio de torneo, 18 fichas, seis potenciales de ese tipo cada uno) y Ultimate (inicio de torneo, 21 fichas, tres de cada tipo cada uno).

rules-potentials-entering = Introducir fichas
rules-potentials-entering-1 = Una ficha cargada se empuja como cualquier otra. Cuesta una ficha de tu provisión y un potencial de tu mano. Sin fichas en provisión, los potenciales en mano no sirven.
rules-potentials-entering-2 = El orden es: fichas GIPF (con inicio de torneo, donde la primera debe serlo), luego fichas cargadas, luego fichas simples. Tu primera ficha simple saca del juego todos los potenciales que queden en tu mano. Mientras dure el derecho, también puedes apilar o cargar fichas devueltas.
rules-potentials-entering-3 = Tu primera ficha cargada acaba con tu derecho a fichas GIPF. El sitio da el orden; el derecho debe acabar en algún punto. Usos y empujones extra no acaban con ningún derecho.

rules-potentials-rows = Líneas
rules-potentials-rows-1 = Una ficha cargada es una ficha de su color. Quien quita su línea puede llevársela o dejarla, como una ficha GIPF. Si se la lleva su dueño, la ficha simple vuelve a la provisión y el potencial sale del juego; si se la lleva el rival, se pierden ambos.
rules-potentials-rows-2 = Las fichas simples y los potenciales usados deben salir con su línea. Un potencial usado queda entonces fuera del juego, lo quite quien lo quite.
rules-potentials-rows-3 = Si nada de tus líneas debe salir, puedes dejarlas todas o quitar algunas fichas, como con las líneas de solo fichas GIPF.

rules-potentials-yinsh = YINSH se desliza
rules-potentials-yinsh-1 = Se desliza en línea recta por casillas vacías hasta cualquier casilla vacía, al menos un paso. No salta.
rules-potentials-yinsh-board = YINSH se ha deslizado de e5 a e7; su ficha sigue en e5.

rules-potentials-zertz = ZÈRTZ salta
rules-potentials-zertz-1 = Salta en línea recta sobre una o más fichas contiguas, de cualquier tipo y color y sin huecos, hasta la primera casilla vacía detrás de ellas. No captura nada. Sin esa casilla no hay salto.
rules-potentials-zertz-board = ZÈRTZ ha saltado de d2 a d6 sobre tres fichas.

rules-potentials-dvonn = DVONN cubre
rules-potentials-dvonn-1 = Salta a una casilla contigua: encima de una ficha simple rival, de una ficha rival cargada con DVONN, o de un DVONN rival usado, que siempre está sobre algo tuyo. Sobre nada más, y nunca sobre una ficha GIPF.
rules-potentials-dvonn-board = DVONN ha saltado de e4 sobre la ficha negra de e5; la casilla es ahora de Blanco.

rules-potentials-punct = PÜNCT rompe
rules-potentials-punct-1 = Salta a una casilla contigua: encima de una ficha rival cargada con PÜNCT, de un PÜNCT rival usado que está sobre algo tuyo, o de una ficha GIPF rival.
rules-potentials-punct-2 = La ficha GIPF sobre la que salta queda rota: ya no es una ficha GIPF, el potencial está sobre la ficha de abajo, y la casilla es tuya. La ficha de arriba queda capturada; a algún sitio debe ir, y lo que se lleva el rival sale del juego.
rules-potentials-punct-board = PÜNCT ha saltado sobre la ficha GIPF de e5: una ficha está capturada, la otra está debajo.

rules-potentials-second = El segundo salto de PÜNCT
rules-potentials-second-1 = Si tu PÜNCT está arriba y directamente sobre lo que queda de una ficha GIPF, otro PÜNCT tuyo puede saltar ahí, el único salto a una casilla propia. La ficha de abajo también queda capturada, y los dos potenciales son una ficha GIPF tuya. El sitio dice que puede ser tuya, pero no cómo.
rules-potentials-second-2 = Cuenta como cualquier ficha GIPF, puede quitarse o dejarse, y no devuelve nada. Un PÜNCT rival puede romperla a su vez; el potencial que queda es entonces un simple potencial usado.
rules-potentials-second-board = El segundo PÜNCT ha saltado de f5 a e5: Blanco tiene una nueva ficha GIPF.

rules-potentials-tamsk = TAMSK empuja dos veces
rules-potentials-tamsk-1 = Si tu ficha cargada con TAMSK está en el centro, en e5, te da un empujón extra: el potencial deja su ficha, va a un punto exterior y se empuja como potencial usado.
rules-potentials-tamsk-2 = El empujón extra viene tras el empujón o el uso de tu turno, cuando ya has quitado tus líneas. Puedes renunciar a él. Hay uno por turno, y se te ofrece en cada turno mientras la ficha esté ahí, la empujara quien la empujara. En un tablero lleno no hay ninguno. Así, un turno es siempre de un solo jugador.
rules-potentials-tamsk-board = TAMSK ha dejado e5 y ha sido empujado a e8.

rules-potentials-stacks = Pilas
rules-potentials-stacks-1 = DVONN y PÜNCT forman pilas. Solo cuenta la ficha de arriba: para las líneas y para saber de quién es la casilla. Lo cubierto no cuenta. Una pila se empuja entera.
rules-potentials-stacks-2 = Al quitar una línea, de una pila solo sale la ficha de arriba; una ficha GIPF sale entera. Lo que había debajo se queda esta vez y vuelve a estar libre, con su poder si está cargado.
rules-potentials-stacks-3 = En una pila alternan los colores, y los potenciales son de un solo tipo: DVONN sobre una ficha simple o sobre DVONN, PÜNCT sobre PÜNCT o sobre lo que queda de una ficha GIPF. TAMSK, ZÈRTZ y YINSH nunca están en una pila.
rules-potentials-stacks-board = Blanco quita la línea con la ficha de arriba de la pila de e6. Su DVONN cargado, que estaba debajo, vuelve a estar libre.

rules-potentials-settling = De quién es la línea, y cuándo
rules-potentials-settling-1 = Quitas tus líneas al comienzo de tu turno, tras tu empujón o uso, y tras tu empujón extra. Nadie actúa en el turno del otro: una línea tuya que descubre una retirada rival espera tu turno. En GIPF una retirada nunca forma una línea; aquí puede.

rules-potentials-end = El final de la partida
rules-potentials-end-1 = Con inicio estándar o de torneo, quien no tiene ninguna ficha GIPF pierde en el acto, antes de quitar líneas: por una retirada, o cuando PÜNCT rompe la última. Si una retirada se lleva las últimas de ambos, gana quien retira.
rules-potentials-end-2 = Quien debe empujar y no puede ni empujar (sin fichas en provisión, o tablero lleno) ni usar un potencial pierde. Un empujón extra no salva a nadie.
rules-potentials-end-3 = Si una posición se da por tercera vez con el mismo jugador por empujar, manos y pilas incluidas, la partida es empate, como en GIPF.

rules-potentials-match = Juegos combinados
rules-potentials-match-1 = Podéis acordar que el derecho a usar un potencial se gane en otro juego. Para cada tipo: libre (sin condición), un juego enlazado que se juega aquí (YINSH o GIPF), un dado (gana el número mayor, los iguales se repiten), o cualquier juego en otro lugar, del que ambos indicáis quién ganó. Si no estáis de acuerdo se os pregunta otra vez, o decide el dado.
rules-potentials-match-2 = Un uso enlazado se anuncia antes, y también el empujón extra de TAMSK. El rival lo deja pasar o te desafía.
rules-potentials-match-3 = Cada jugador tiene tres desafíos si no acordáis otro número. Sin límite cada uso costaría otra partida. Si al rival no le quedan desafíos, no se pregunta nada.
rules-potentials-match-4 = Tras un desafío GIPF está en pausa con los relojes parados, y el juego enlazado se juega con su propio reloj. Quien fue desafiado juega con Blanco. Si gana, el uso se juega. Si no, y un empate no es ganar, no tiene lugar: el potencial sigue cargado, y en este turno se hace otra jugada, sin ese tipo. Si no hay otra, se pasa. En un turno posterior puede anunciarse de nuevo.
rules-potentials-match-5 = Quien deja o abandona un juego enlazado, o lo pierde por tiempo, pierde ese juego y no el encuentro. El encuentro puede abandonarse en cualquier momento. Tiene un solo resultado, el de GIPF, y un solo registro con todo: anuncios, respuestas, juegos enlazados y dados. Los juegos enlazados no dan puntos.

rules-potentials-notation = Cómo se escriben las jugadas
rules-potentials-notation-1 = Los tipos son T, Z, D, Y y U para PÜNCT. Ye9-e7 empuja una ficha cargada con YINSH; ye5-e2 lo usa; te9-e6 es un empujón extra, y = renuncia. En las retiradas Ye3 es una ficha cargada y 'Ye3 un potencial usado. En un encuentro ye5-e2? anuncia, ok deja pasar, y challenge desafía.

## Openings

openings-tab = Aperturas
openings-source = Partidas
openings-source-engine = Las partidas del motor
openings-source-server = Las partidas de este servidor
openings-source-own = Tus partidas
openings-source-file = Un archivo
openings-by = Los colores muestran
openings-by-count = La frecuencia
openings-by-score = El resultado
openings-file = Elegir un archivo
openings-retry = Intentar otra vez
openings-caption = Lo que se jugó desde esta posición
openings-turn = Jugada
openings-games = Partidas
openings-score = Resultado
openings-range = 95 %
openings-engine = Motor
openings-images = { $count ->
    [one] y una versión simétrica
   *[other] y { $count } versiones simétricas
  }
openings-folded = Las jugadas que coinciden al girar o reflejar el tablero o al cambiar los colores forman una sola fila, y las mismas jugadas en otro orden se cuentan juntas.
openings-loading = Cargando las partidas…
openings-progress = Contando las partidas: { $done } de { $all }
openings-progress-own = { $count ->
    [one] Contando tus partidas: una por ahora
   *[other] Contando tus partidas: { $count } por ahora
  }
openings-reached = { $count ->
    [one] Una de { $all } partidas llegó a esta posición.
   *[other] { $games } de { $all } partidas llegaron a esta posición.
  }
openings-none = Ninguna de las { $all } partidas llegó a esta posición.
openings-end = Ninguna siguió desde aquí.
openings-no-games = Aquí todavía no hay partidas terminadas de este juego.
openings-no-own = Todavía no tienes partidas terminadas de este juego, ni en este dispositivo ni en tu cuenta.
openings-no-file = Elige un archivo con partidas, en cualquier notación que lea este sitio. Se queda en tu dispositivo.
openings-left = { $count ->
    [one] Se dejó fuera una partida: otro juego, sin resultado o no reglamentaria.
   *[other] Se dejaron fuera { $count } partidas: otro juego, sin resultado o no reglamentarias.
  }
openings-counting = El servidor sigue contando partidas más antiguas.
openings-partial = No se pudieron cargar las partidas de tu cuenta; solo se cuentan las de este dispositivo.
openings-part = Termina la jugada para ver qué se jugó después.
openings-not-here = Las aperturas solo se cuentan en los juegos sin potenciales.
openings-too-many = Esta posición tiene demasiadas jugadas posibles para compararlas.
openings-large = Este archivo es demasiado grande: se pueden leer { $megabytes } MB como máximo.
openings-failed = No se pudieron cargar estas partidas. Comprueba la conexión e inténtalo otra vez.
openings-offline = Las partidas de este servidor solo se ven con conexión.
openings-legend-count = Los números del tablero son el porcentaje de las partidas que siguieron desde aquí. Las jugadas simétricas se cuentan juntas, y cada una muestra la suma.
openings-legend-score = Los números del tablero son el resultado de quien hace la jugada, en tanto por ciento.

## Account

account-title = Tu cuenta
account-lead = Puedes jugar sin cuenta. Con una tienes un nombre, una puntuación y tus partidas en todos tus dispositivos.
account-no-script = Esta página necesita JavaScript. Sin él no puedes entrar.
account-wait = Un momento…
account-loading = Cargando tu cuenta…
account-unreachable = No se puede contactar con el servidor. Esta página se cargará cuando vuelvas a estar en línea.
account-again = Intentar otra vez
account-sign-in-or-create = Entrar o crear una cuenta
account-enter = Entrar
account-new = Cuenta nueva
account-forgotten = ¿Has olvidado la contraseña?
account-name = Nombre
account-name-hint = De { $least } a { $most } letras, cifras, _ o -. Todos pueden verlo.
account-password = Contraseña
account-password-hint = Al menos { $least } caracteres. Unas cuantas palabras seguidas son fáciles de recordar y difíciles de adivinar.
account-new-password = Contraseña nueva
account-old-password = Contraseña actual
account-password-show = Mostrar la contraseña
account-email = Correo electrónico (opcional)
account-email-hint = Solo para restablecer tu contraseña y para los correos que pidas. Nadie más lo ve.
account-create = Crear la cuenta
account-claims = Las partidas que has jugado como invitado en este navegador pasan a ser tuyas.
account-missing = Rellena esto, por favor.
account-too-short = Usa al menos { $least } caracteres.
account-entered = Hola de nuevo, { $name }.

account-codes-title = Tus códigos de recuperación
account-codes-about = Con uno de estos códigos puedes elegir una contraseña nueva si olvidas la tuya. Cada código sirve una vez. Solo se muestran ahora: guárdalos en un lugar seguro.
account-codes-copy = Copiar
account-codes-copied = Códigos copiados.
account-codes-save = Descargar
account-codes-print = Imprimir
account-codes-kept = Los he guardado
account-codes-heading = Códigos de recuperación de { $name } para { $site }

account-by-code = Con un código de recuperación
account-code = Código de recuperación
account-code-hint = Uno de los códigos que guardaste al crear la cuenta.
account-set-password = Guardar la contraseña nueva
account-revoke-tokens = Revocar también todas mis claves de la API
account-by-mail = Por correo electrónico
account-by-mail-about = Si tu cuenta tiene una dirección de correo, recibirás un correo con un enlace.
account-send-mail = Enviar el correo
account-mail-sent = Si esta cuenta tiene una dirección de correo, hay un correo en camino.
account-reset-title = Elegir una contraseña nueva
account-reset-done = Tu contraseña nueva está guardada, y ya has entrado.

account-signed-in = Has entrado como { $name }
account-signed-in-bot = Has entrado como { $name }, una cuenta de bot
account-profile = Tu perfil
account-leave = Salir
account-left = Has salido de tu cuenta.
account-email-title = Correo electrónico
account-email-now = Tu dirección de correo es { $email }.
account-email-unproven = Tu dirección de correo es { $email }. Todavía no está confirmada: abre el enlace del correo que te enviamos.
account-email-none = Tu cuenta no tiene dirección de correo.
account-email-change = Cambiar la dirección
account-email-new = Dirección nueva
account-email-empty = Déjalo vacío para quitar tu dirección.
account-email-save = Guardar la dirección
account-email-sent = Hay un correo en camino. Abre su enlace para confirmar la dirección.
account-email-proven = Tu dirección de correo está confirmada.
account-email-gone = Tu dirección de correo se ha quitado.
account-notify-turn = Enviarme un correo cuando me toque en una partida por correspondencia
account-notify-saved = Guardado.
account-password-title = Contraseña
account-password-change = Cambiar la contraseña
account-password-changed = Tu contraseña ha cambiado. Todas las demás sesiones han terminado.
account-blocks-title = Jugadores bloqueados
account-blocks-none = No has bloqueado a nadie.
account-blocks-since = desde el { $date }
account-sessions-title = Sesiones abiertas
account-session-here = este navegador
account-session-times = desde { $since }, última actividad { $seen }
account-session-end = Cerrar
account-session-end-name = Cerrar la sesión { $name }
account-session-ended = La sesión ha terminado.
account-tokens-title = Claves de la API
account-tokens-about = Con una clave, un programa puede jugar o leer en tu nombre. Cuídala como una contraseña.
account-tokens-api = Cómo usar la API
account-tokens-none = No tienes claves.
account-token-name = ¿Para qué es?
account-token-scopes = ¿Qué puede hacer?
account-scope-read = Leer: tus partidas, también las privadas
account-scope-play = Jugar: crear partidas, unirse y jugar, chatear
account-scope-bot = Bot: jugar como cuenta de bot
account-scope-one = Elige al menos una.
account-token-create = Crear una clave
account-token-once = Aquí está la clave { $name }. Solo se muestra ahora: cópiala.
account-token-copied = Clave copiada.
account-token-times = creada { $since }, último uso { $used }
account-token-unused = creada { $since }, nunca usada
account-token-delete = Borrar
account-token-delete-name = Borrar la clave { $name }
account-token-deleted = Clave borrada.
account-codes-new-title = Códigos de recuperación nuevos
account-codes-new-about = Los códigos nuevos sustituyen a los antiguos, que entonces ya no sirven.
account-codes-new = Crear códigos nuevos
account-bot-title = Cuenta de bot
account-bot-about = Una cuenta de bot es de un programa. Juega a través de la API, está marcada como bot y nunca puede volver a ser una cuenta normal. Solo puede hacerse bot una cuenta que todavía no ha jugado.
account-bot-turn = Convertir esta cuenta en un bot
account-bot-sure = ¿Convertir { $name } en una cuenta de bot? No se puede deshacer.
account-bot-yes = Convertirla en un bot
account-bot-done = Ahora es una cuenta de bot.
account-data-title = Tus datos
account-data-about = Todo lo que este servidor sabe de ti, en un archivo.
account-export = Descargar mis datos
account-delete-title = Borrar la cuenta
account-delete-forgotten = Se borran para siempre: tu nombre, tu contraseña, tu dirección de correo, tus sesiones, tus claves y lo que escribiste en los chats.
account-delete-stays = Se conservan tus partidas, porque también son de tus rivales. Ya no muestran tu nombre.
account-delete-after = No se puede deshacer, y tu nombre queda libre para otros.
account-delete = Borrar mi cuenta
account-deleted = Tu cuenta se ha borrado. ¡Hasta pronto!
account-cancel = Cancelar

## Problems: why the server refused a request

problem-other = El servidor no ha podido hacerlo. Inténtalo otra vez.
problem-server = Algo ha ido mal en el servidor. Inténtalo más tarde.
problem-limit = { $seconds ->
    [one] Demasiados intentos. Espera un segundo e inténtalo otra vez.
   *[other] Demasiados intentos. Espera { $seconds } segundos e inténtalo otra vez.
}
problem-limit-later = Demasiados intentos. Espera un poco e inténtalo otra vez.
problem-not-signed-in = Tu sesión ha terminado. Vuelve a entrar, por favor.
problem-name-taken = Ese nombre ya está en uso. Elige otro.
problem-name-invalid = Ese nombre no es válido. Usa solo letras, cifras, _ y -, y empieza por una letra.
problem-password-too-short = Esa contraseña es demasiado corta. Elige una más larga.
problem-password-too-long = Esa contraseña es demasiado larga. Elige una más corta.
problem-password-too-common = Esa contraseña es demasiado fácil de adivinar. Elige otra.
problem-wrong-login = El nombre o la contraseña no son correctos.
problem-wrong-password = Esa contraseña no es correcta.
problem-wrong-code = El nombre o el código no son correctos, o el código ya se usó.
problem-email-invalid = Eso no es una dirección de correo válida.
problem-no-mail = Este servidor no envía correos. Usa un código de recuperación.
problem-token-invalid = Este enlace ha caducado o ya se usó. Pide otro.
problem-too-many = Has llegado al número máximo. Borra primero alguno.
problem-banned = Esta cuenta está cerrada.
problem-private-only = Ahora no puedes compartir estudios. Elige «Tú, en todos tus dispositivos» para guardar este solo para ti.
problem-already-played = Esta cuenta ya ha jugado, así que no puede hacerse bot.
problem-not-a-bot = Solo una cuenta de bot puede tener este tipo de clave.
problem-signed-in = Ya has entrado. Sal primero.
problem-origin-foreign = La petición no venía de una página de este sitio, por eso se ha rechazado.
problem-bad-request = El servidor no lo ha entendido. Revisa lo que has escrito.

## Cards

repeat-title = Repasar
repeat-lead = Las posiciones en las que fallaste vuelven justo antes de que las olvides.
repeat-loading = Cargando tus tarjetas…
repeat-due = { $count ->
    [one] Toca repasar una tarjeta.
   *[other] Toca repasar { $count } tarjetas.
}
repeat-nothing = Ahora no toca nada. La próxima tarjeta vuelve el { $date }.
repeat-done = Terminado por ahora. Tarjetas respondidas: { $count }.
repeat-known = { $cards } en total, { $known } de ellas aprendidas por tres semanas o más.
repeat-empty = Todavía no tienes tarjetas. Salen de los problemas que fallaste, de los errores en tus partidas y de las posiciones que guardas en la página de análisis.
repeat-ask-puzzle = Fallaste este problema. Encuentra la jugada correcta.
repeat-ask-mistake = Aquí te equivocaste. Encuentra una jugada mejor.
repeat-ask-position = Guardaste esta posición. ¿Qué juegas?
repeat-judging = El motor juzga tu jugada…
repeat-right = Correcto.
repeat-wrong = No es esa. Inténtalo otra vez o mira la solución.
repeat-shown = Había que encontrar: { $turn }.
repeat-grade = ¿Fue difícil?
repeat-again = Otra vez
repeat-hard = Difícil
repeat-good = Bien
repeat-easy = Fácil
repeat-minutes = { $count ->
    [one] en un minuto
   *[other] en { $count } minutos
}
repeat-days = { $count ->
    [one] mañana
   *[other] en { $count } días
}
repeat-retry = Intentar otra vez
repeat-drop = Quitar esta tarjeta
repeat-dropped = La tarjeta se ha quitado.
repeat-undo = Deshacer
repeat-forecast = Los próximos días
repeat-forecast-about = { $today } hoy, { $week } en una semana, { $all } en dos semanas.
repeat-forecast-table = Como tabla
repeat-day = Día
repeat-count = Tarjetas
repeat-all = Todas las tarjetas
repeat-new = nueva
repeat-save = Recordar esta posición
repeat-saved = Ahora está entre tus tarjetas.
repeat-cards = Tus tarjetas
repeat-failed = El motor no arranca y tu jugada no se puede juzgar. Valórate tú.

## Players

player-title = Jugador
player-find = Buscar un jugador
player-open = Abrir el perfil
player-missing = No hay ningún jugador llamado { $name }.
player-loading = Cargando al jugador…
player-since = Miembro desde { $date }
player-bot = Bot
player-engine-about = Uno de los niveles de nuestro motor. Su puntuación no cambia.
player-challenge = Desafiar
player-follow = Seguir
player-following = Siguiendo
player-own = Tu cuenta
player-ratings = Puntuaciones
player-ratings-none = Todavía no hay partidas por puntos.
player-rating = { $rating } más o menos { $deviation }
player-provisional = Provisional: con más partidas será fiable.
player-rated-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
player-plot = { $variant }, { $speed }: puntuación a lo largo del tiempo
player-plot-about = De { $first } el { $from } a { $last } el { $to }; la más baja { $low }, la más alta { $high }.
player-plot-few = La gráfica aparece tras la segunda partida por puntos.
player-plot-table = Como tabla
player-plot-date = Fecha
player-plot-rating = Puntuación
player-plot-deviation = Desviación
player-playing = Jugando ahora
player-games = Partidas
player-games-none = Todavía no hay partidas.
player-search = Buscar en estas partidas
player-records = Descargar todas las partidas
player-result-won = Ganada
player-result-lost = Perdida
player-result-drawn = Empate
player-report = Denunciar
player-report-title = Denunciar a { $name }
player-report-name = Un nombre ofensivo

## Progress

progress-title = Progreso
progress-lead = Cómo juegas, según los informes de tus partidas y tu entrenamiento.
progress-loading = Reuniendo tus resultados…
progress-empty = Todavía no hay nada que mostrar. Juega una partida y abre su informe: desde entonces esta página muestra tu precisión y dónde fallas.
progress-days = { $count ->
    [one] Has entrenado hoy o ayer.
   *[other] Has entrenado { $count } días seguidos.
}
progress-days-all = { $count ->
    [one] Un día de entrenamiento en total.
   *[other] { $count } días de entrenamiento en total.
}
progress-accuracy = La precisión a lo largo del tiempo
progress-accuracy-about = { $count } partidas, la primera con { $first } %, la última con { $last } %; { $mean } % de media.
progress-accuracy-few = Tras dos informes aparece aquí una curva.
progress-table = Como tabla
progress-date = Día
progress-game = Partida
progress-value = Precisión
progress-phase = Por fase
progress-phase-opening = Apertura
progress-phase-middle = Medio juego
progress-phase-end = Final
progress-color = Por color
progress-opponent = Por rival
progress-people = Personas
progress-openings = Por apertura
progress-openings-about = La primera jugada de la partida; las jugadas iguales por giro o reflejo cuentan como una.
progress-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
progress-mistakes = Errores que se repiten
progress-mistakes-none = Los informes de tus partidas no señalan ningún error tuyo.
progress-mistakes-times = { $count ->
    [one] una vez
   *[other] { $count } veces
}
progress-ratings = Puntuaciones
progress-rating-puzzles = Problemas de { $game }: { $rating } tras { $count }
progress-rating-none = Todavía ningún problema con puntuación.
progress-profile = Puntuaciones de tus partidas
progress-why-missed-win = Se escapó una victoria
progress-why-allows-win = Se dejó ganar al rival
progress-why-last-gipf = La última ficha GIPF estaba en peligro
progress-why-gives-row = Se completó una línea para el rival
progress-why-missed-row = Se escapó una línea en una jugada
progress-why-missed-capture = Se escapó una captura
progress-why-gipf-piece-lost = Se perdió una ficha GIPF
progress-why-pieces-captured = Se capturaron fichas
progress-why-unstopped-row = No se impidió una línea
progress-why-allows-row = Se permitió una línea
progress-why-ring-cut-off = Un anillo quedó encerrado
progress-why-broke-four = Se rompió un cuatro propio
progress-why-costs-rows = Costó líneas después
progress-why-costs-pieces = Costó fichas después
progress-why-wrong-removal = Se quitó lo que no convenía
progress-why-runs-out = Se agotó la reserva o la provisión
progress-why-no-more-gipf-pieces = Se renunció a las fichas GIPF
progress-why-use = Se desaprovechó un potencial
progress-why-exposed = Una ficha GIPF quedó expuesta
progress-why-threat = Se permitió una amenaza
progress-why-threat-missed = Se dejó pasar una amenaza propia
progress-why-flips = Se giraron marcadores
progress-why-compare = La posición empeoró poco a poco
progress-why-other = Otros
progress-trend-less = menos últimamente
progress-trend-same = tan a menudo como antes
progress-trend-more = más últimamente
progress-plan = Plan de entrenamiento
progress-plan-about = Una lección y cinco problemas para tus errores más frecuentes.
progress-plan-puzzle = Problema { $number }

## Archive of games

archive-title = Partidas
archive-lead = Todas las partidas que se han jugado aquí, las más recientes primero.
archive-filters = Filtrar
archive-player = Jugador
archive-opponent = Rival
archive-variant = Juego
archive-speed = Ritmo
archive-rated = Puntos
archive-score = Resultado
archive-status = Estado
archive-aborted-games = Partidas anuladas
archive-aborted-no = Ocultas
archive-aborted-yes = Visibles
archive-any = Cualquiera
archive-rated-yes = Por puntos
archive-rated-no = Sin puntos
archive-white = Ha ganado Blanco
archive-black = Ha ganado Negro
archive-draw = Empate
archive-ended = Terminada
archive-playing = En curso
archive-search = Buscar
archive-clear = Vaciar
archive-loading = Buscando…
archive-none = No se han encontrado partidas.
archive-shown = { $count ->
    [one] Se muestra { $count } partida.
   *[other] Se muestran { $count } partidas.
}
archive-more = Mostrar más partidas
archive-live = En directo
archive-waiting = Espera un rival
archive-by-resignation = por rendición
archive-by-time = por tiempo
archive-by-agreement = de común acuerdo
archive-by-abandoned = el rival se fue
archive-aborted = Anulada

## The page about the API

api-title = API
api-lead = Todo lo que este sitio hace en línea también pueden hacerlo tus programas: jugar, mirar, buscar y llevar bots. Es HTTP sencillo con JSON.
api-document = Documento OpenAPI, para herramientas
api-contents = Contenido
api-start = Primeros pasos
api-start-open = La mayoría de las peticiones que solo leen no necesitan clave. Prueba el primer ejemplo en una terminal.
api-start-token = Para actuar en tu nombre, crea una clave en la página de tu cuenta y envíala con cada petición. Una clave solo puede hacer lo que permiten sus permisos.
api-account = Ir a tu cuenta
api-errors = Errores
api-errors-about = Una petición rechazada recibe un estado de 400 o más y un cuerpo JSON del tipo application/problem+json. El significado de su campo «code» nunca cambia; los programas deberían basarse solo en él. Después de 429, espera tantos segundos como indique la cabecera Retry-After.
api-streams = Flujos
api-streams-about = Algunas direcciones mantienen abierta su respuesta: envían una línea de JSON (NDJSON) cada vez que pasa algo, y si no, una línea vacía cada pocos segundos. Cada línea tiene un «seq». Si se corta la conexión, reconéctate con «since» igual al último que hayas visto: nada se pierde ni se repite.
api-streams-bye = Antes de un reinicio previsto, la última línea es «bye», con el tiempo tras el que hay que reconectarse.
api-turns = Las jugadas se pueden repetir sin peligro
api-turns-about = Envía una jugada con una Idempotency-Key a tu elección y repítela con la misma clave hasta que recibas respuesta. Se juega una sola vez.
api-parameters = Parámetros
api-name = Nombre
api-where = Dónde
api-kind = Tipo
api-meaning = Descripción
api-required = obligatorio
api-body = Cuerpo de la petición
api-answers = Respuestas
api-status = Estado
api-example = Ejemplo
api-types = Tipos
api-field = Campo
api-no-document = Este programa se compiló sin la descripción de la API.

## Studies

studies-title = Estudios
studies-lead = Reúne partidas, posiciones e ideas en capítulos, con variantes, comentarios, flechas y círculos. Todo se guarda en este navegador mientras trabajas.
studies-new = Nuevo estudio
studies-import = Importar un archivo
studies-own = Tus estudios
studies-none = Aquí todavía no hay estudios.
studies-untitled = Estudio sin título
studies-title-field = Título
studies-save = Guardar
studies-rename = Cambiar el nombre
studies-delete = Borrar
studies-deleted = Borrado: { $title }.
studies-chapters = { $count ->
    [one] { $count } capítulo
   *[other] { $count } capítulos
  }
studies-imported = { $count ->
    [one] Se importó un capítulo.
   *[other] Se importaron { $count } capítulos.
  }
studies-not-kept = Este navegador no puede guardar estudios ahora.
study-title = Estudio
study-all = Todos los estudios
study-chapters = Capítulos
study-chapter = Capítulo { $number }
study-chapter-field = Nombre del capítulo
study-add = Añadir un capítulo
study-rename-chapter = Cambiar el nombre del capítulo
study-delete-chapter = Borrar el capítulo
study-up = Subir el capítulo
study-down = Bajar el capítulo
study-full = Un estudio tiene como máximo { $most } capítulos.
study-saved = Guardado en este navegador
study-saving = Guardando…
study-missing = Este estudio no está en este navegador.
study-unknown = Este estudio no existe o es privado.
study-other-tab = Este capítulo también se cambió en otra pestaña. Tu versión se guardó como «{ $name }».
study-foreign = Alguien compartió contigo este estudio: lo que pruebes aquí no se guarda.
study-keep = Guardar una copia
study-share = Compartir el estudio
study-file = Guardar en un archivo
study-link = Copiar un enlace
study-link-large = Este estudio es demasiado grande para un enlace. Guárdalo en un archivo o en el servidor.
study-add-to = Añadir a un estudio
study-added = Añadido a «{ $title }».
study-open = Abrir
studies-server = En el servidor
studies-public = Estudios públicos
studies-public-none = Todavía no hay estudios públicos.
study-access = Quién puede verlo
study-access-none = Solo este navegador
study-access-private = Tú, en todos tus dispositivos
study-access-link = Quien tenga el enlace
study-access-public = Todo el mundo
study-online-saved = Guardado en el servidor
study-online-gone = El servidor ya no tiene este estudio. Sigue guardado en este navegador.
study-hidden = Un moderador ha ocultado este estudio: nadie más que tú puede verlo.
study-needs-account = Entra en tu cuenta para guardar estudios en el servidor.
study-refused = El servidor rechazó este estudio: es demasiado grande, o un capítulo no se puede jugar según las reglas.
study-code = Copiar el código para tu sitio
study-code-copied = Código copiado. Pégalo en una página de tu sitio.
study-changed-title = Este estudio se cambió en otro dispositivo
study-changed-about = ¿Qué versión debe quedar? La otra se guarda como estudio aparte, así que nada se pierde.
study-changed-mine = Conservar esta
study-changed-other = Tomar la otra
embed-title = Tablero
embed-missing = Aquí no hay nada que mostrar: se borró, o no es público.
pictures-title = Imagen
pictures-gif = Animación (GIF)
pictures-progress = Dibujando: { $done } de { $of }
pictures-failed = No se pudo crear la imagen.

## Emails

mail-reset-subject = Restablece tu contraseña de Gipfel
mail-reset-text = Alguien, seguramente tú, ha pedido una contraseña nueva para la cuenta { $name }. Abre este enlace para elegirla:
mail-reset-hour = El enlace sirve una vez, durante una hora.
mail-not-you = Si no fuiste tú, ignora este correo: no cambiará nada.
mail-confirm-subject = Confirma tu dirección de correo
mail-confirm-text = Alguien, seguramente tú, quiere recibir en esta dirección los correos de la cuenta { $name }. Abre este enlace antes de una hora para confirmarlo:
mail-turn-subject = Te toca contra { $opponent }
mail-turn-text = { $opponent } ha jugado. Te toca:
mail-turn-guest-subject = Te toca contra un invitado
mail-turn-guest-text = Un invitado ha jugado. Te toca:
mail-turn-off = Recibes este correo porque lo pediste. Puedes desactivarlo en tu cuenta:
mail-call-subject = { $name } quiere jugar a { $game }
mail-call-text = { $name } busca ahora mismo un rival para { $game }:
mail-call-off = Recibes este correo porque lo pediste. Puedes desactivarlo en la misma página.

## Games with potentials

play-variant-gipf-potentials = GIPF con potenciales
play-about-gipf-potentials = Fichas extra con un poder propio
play-end-board-full = { $winner ->
    [w] Negro no puede empujar ni usar un potencial: el tablero está lleno.
   *[b] Blanco no puede empujar ni usar un potencial: el tablero está lleno.
}
potentials-refusal-extra-first = Ahora toca el empujón extra: hazlo o renuncia.
potentials-refusal-gipf-pieces-over = Tras tu primera ficha cargada o simple ya no puedes introducir fichas GIPF.
potentials-refusal-no-basic = No te quedan fichas en la provisión.
potentials-refusal-no-dvonn-target = Un potencial DVONN salta sobre una ficha simple o un potencial DVONN rival contiguo.
potentials-refusal-no-extra-push = El empujón extra sigue a tu empujón o uso mientras tu potencial TAMSK esté en el centro.
potentials-refusal-no-punct-target = Un potencial PÜNCT salta sobre una ficha GIPF o un potencial PÜNCT rival contiguo.
potentials-refusal-not-adjacent = Este potencial solo salta a una casilla contigua.
potentials-refusal-not-first-empty = Un potencial ZÈRTZ cae en la primera casilla vacía tras las fichas.
potentials-refusal-not-in-a-line = Un potencial deja su ficha en línea recta.
potentials-refusal-not-in-hand = No tienes ese potencial en mano.
potentials-refusal-not-loaded = Solo puedes usar tus fichas cargadas descubiertas.
potentials-refusal-nothing-to-jump = Un potencial ZÈRTZ salta sobre las fichas contiguas hasta la primera casilla vacía.
potentials-refusal-only-extra-push = Un potencial TAMSK solo sirve para un empujón extra, desde el centro.
potentials-refusal-piece-stays = Las fichas simples y los potenciales usados de la línea deben salir.
potentials-refusal-row-must-go = Esta línea contiene una ficha simple o un potencial usado, así que hay que quitarla.
potentials-refusal-way-blocked = Un potencial YINSH se desliza por casillas vacías hasta una vacía.
potentials-refusal-answer-first = Hay un uso anunciado: déjalo pasar o desafía.
potentials-refusal-cannot-pass = Solo puedes pasar si un desafío perdido no te deja otra jugada.
potentials-refusal-contest-first = GIPF está en pausa hasta que se decida el desafío.
potentials-refusal-declare-first = Los potenciales { $name } están enlazados: anuncia antes el uso.
potentials-refusal-die-faces = Un dado muestra de 1 a 6.
potentials-refusal-entered-already = Ya anotaste un resultado: ahora le toca a tu rival.
potentials-refusal-kind-barred = No se ganó el derecho a usar un potencial { $name }, así que en esta jugada no se puede.
potentials-refusal-links = Estos enlaces no valen; se escriben como Y:yinsh,T:die.
potentials-refusal-match-over = El encuentro ha terminado.
potentials-refusal-no-challenge-left = A tu rival no le quedan desafíos: no hace falta anunciar.
potentials-refusal-not-linked = Los potenciales { $name } son libres aquí: úsalo sin más.
potentials-refusal-nothing-declared = No hay ningún uso anunciado que responder.
potentials-refusal-only-uses-are-declared = Solo se anuncia el uso de un potencial.
potentials-refusal-other-contest = No se está jugando ningún desafío de este tipo.
potentials-refusal-position-match = Esta posición no puede darse en este encuentro.
potentials-refusal-unreadable-step = Esto no es un paso de un encuentro.
potentials-refusal-potentials-shape = No es una jugada. Escribe e8 o e9-e6 para empujar, Ye9-e6 con un potencial, ye5-e2 para usarlo, te9-e6 para el empujón extra, xe2,e3,e4,e5 para quitar.
potentials-refusal-wrong-piece-mark = La marca en { $point } es errónea.
potentials-refusal-position-hands = Los potenciales en mano son ilegibles; se escriben como T3Y2-z6.
potentials-refusal-position-no-extra-push = En esta posición no puede haber empujón extra.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] Blanco no ha introducido nada aún: todo está fuera del tablero.
   *[b] Negro no ha introducido nada aún: todo está fuera del tablero.
}
potentials-refusal-position-potentials-fields = Una posición con potenciales tiene seis partes, como 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] A Blanco no le quedan fichas GIPF, así que la partida ya ha terminado.
   *[b] A Negro no le quedan fichas GIPF, así que la partida ya ha terminado.
}
potentials-refusal-position-potentials-stage = La fase es push, extra, remove:w o remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] Blanco ya ha introducido otra ficha y no puede introducir fichas GIPF.
   *[b] Negro ya ha introducido otra ficha y no puede introducir fichas GIPF.
}
potentials-refusal-position-stack = Las fichas no pueden apilarse así.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] Blanco tiene más potenciales de lo acordado.
   *[b] Negro tiene más potenciales de lo acordado.
}
potentials-refusal-terms = Estas condiciones no valen; se escriben como standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] ficha blanca cargada con { $name }
   *[b] ficha negra cargada con { $name }
}
potentials-piece-used = { $color ->
    [w] potencial { $name } blanco usado
   *[b] potencial { $name } negro usado
}
potentials-piece-gipf-punct = { $color ->
    [w] ficha GIPF blanca de dos potenciales PÜNCT
   *[b] ficha GIPF negra de dos potenciales PÜNCT
}
potentials-piece-on = { $top }, debajo { $under }
potentials-say-loaded = { $player ->
    [w] Blanco introduce por { $point } una ficha cargada con { $name }.
   *[b] Negro introduce por { $point } una ficha cargada con { $name }.
}
potentials-say-used = { $player ->
    [w] Blanco hace el empujón extra desde { $point }.
   *[b] Negro hace el empujón extra desde { $point }.
}
potentials-say-use = { $player ->
    [w] Blanco usa { $name } de { $from } a { $to }.
   *[b] Negro usa { $name } de { $from } a { $to }.
}
potentials-say-decline = { $player ->
    [w] Blanco renuncia al empujón extra.
   *[b] Negro renuncia al empujón extra.
}
potentials-say-because-board-full = El tablero está lleno.
potentials-say-task-extra = { $player ->
    [w] Blanco puede hacer un empujón extra.
   *[b] Negro puede hacer un empujón extra.
}
potentials-say-task-push = { $player ->
    [w] Blanco tiene que empujar una ficha o usar un potencial.
   *[b] Negro tiene que empujar una ficha o usar un potencial.
}
potentials-say-leave = { $player ->
    [w] Blanco deja las líneas.
   *[b] Negro deja las líneas.
}
potentials-say-stays = { $count ->
    [one] Se queda una ficha.
   *[other] Se quedan { $count } fichas.
}
potentials-decline = Sin empujón extra
potentials-ask-extra = TAMSK te da un empujón extra: pulsa un punto exterior.
potentials-play-do-extra = Haz el empujón extra o renuncia.
potentials-play-do-push = Empuja una ficha o usa una cargada.
potentials-basic = Simple
potentials-basic-ends = Tu primera ficha simple saca del juego los potenciales que queden en tu mano.
potentials-basic-sure = Todos los potenciales de tu mano saldrán del juego. ¿Introducir la ficha simple?
potentials-basic-yes = Introducir
potentials-basic-no = Conservarlos
potentials-gipf-ends = Tras tu primera ficha cargada ya no puedes introducir fichas GIPF.
potentials-miss-load = Esta ficha no lleva ningún potencial. Elige una ficha cargada antes de empujar.
potentials-miss-single = No era una ficha simple. Elige una antes de empujar.
potentials-miss-use = Eso fue un empujón, no un uso. Las casillas señaladas muestran uno.
potentials-miss-jump = Pocas fichas saltadas. La meta es { $count }.
potentials-miss-extra = Esta vez no hubo empujón extra. TAMSK debe estar en el centro, y no debes renunciar.
potentials-miss-decline = Has hecho el empujón extra. Renuncia esta vez.
potentials-miss-break = La ficha GIPF sigue entera. Las casillas señaladas muestran el salto.
potentials-miss-make = Aún no hay una ficha GIPF nueva. Las casillas señaladas muestran el salto.
potentials-miss-remove = Pocas líneas quitadas. La meta es { $count }.
potentials-answer-pass = Dejar pasar
potentials-answer-challenge = Desafiar
potentials-miss-answer = Lo dejaste pasar: el deslizamiento forma una línea negra, y tus dos fichas contiguas quedan capturadas. Inténtalo otra vez.
potentials-miss-push = Tras un desafío perdido, un potencial de este tipo no puede usarse en la misma jugada. Empuja.
potentials-hand = { $player ->
    [w] Blanco tiene en mano: { $list }
   *[b] Negro tiene en mano: { $list }
}
potentials-hand-empty = { $player ->
    [w] Blanco no tiene potenciales en mano
   *[b] Negro no tiene potenciales en mano
}
potentials-rules = Reglas
potentials-which = ¿Qué potenciales?
potentials-advice = ¿Es nuevo para ti? Empieza con un tipo. Un potencial entra sobre una ficha y puede dejarla una vez.
potentials-about-tamsk = En el centro da un empujón extra.
potentials-about-zertz = Salta fichas contiguas hasta la primera casilla vacía.
potentials-about-dvonn = Salta encima de una ficha rival contigua.
potentials-about-yinsh = Se desliza por una recta de casillas vacías.
potentials-about-punct = Salta sobre una ficha GIPF contigua y la rompe.
potentials-about-ultimate = Tres de cada tipo, 21 fichas
potentials-own = Condiciones propias
potentials-about-own = Eliges el inicio y las cantidades.
potentials-start = Inicio
potentials-number = Número
potentials-basics = Fichas simples
potentials-each = seis cada uno
potentials-position = Posición
potentials-position-about = Las pilas no se pueden colocar a mano. Escribe o pega la posición: las columnas de izquierda a derecha, quién juega, la fase, las provisiones, los potenciales en mano y el derecho a fichas GIPF.
potentials-links = Enlazar juegos
potentials-links-about = El derecho a usar un potencial puede depender de ganar otro juego. Juega primero con potenciales libres: un encuentro con juegos enlazados dura mucho.
potentials-link-free = Libre
potentials-link-die = Dado
potentials-link-elsewhere = Un juego en otro sitio
potentials-challenges = Desafíos por jugador
potentials-unlimited = Sin límite
potentials-match-declares = { $player ->
    [w] Blanco quiere usar { $name }: { $from } → { $to }.
   *[b] Negro quiere usar { $name }: { $from } → { $to }.
}
potentials-match-how-die = Desafío: ambos tiran el dado y gana el número mayor.
potentials-match-how-elsewhere = Desafío: jugáis en otro sitio y anotáis quién ganó.
potentials-match-how-game = Desafío: decide una partida de { $game }.
potentials-match-cost = { $left ->
    [one] Te cuesta tu último desafío.
   *[other] Te cuesta uno de tus { $left } desafíos.
}
potentials-match-stake = { $player ->
    [w] { $game }: si gana Blanco, se usa el potencial { $name }; si no, Blanco juega otra cosa.
   *[b] { $game }: si gana Negro, se usa el potencial { $name }; si no, Negro juega otra cosa.
}
potentials-match-won = { $player ->
    [w] Blanco ganó el desafío: se usa el potencial { $name }.
   *[b] Negro ganó el desafío: se usa el potencial { $name }.
}
potentials-match-not-won = { $player ->
    [w] Blanco no ganó el desafío: en esta jugada no hay potencial { $name }.
   *[b] Negro no ganó el desafío: en esta jugada no hay potencial { $name }.
}
potentials-match-left = Desafíos restantes: Blanco { $white }, Negro { $black }
potentials-match-pass = Dejar pasar
potentials-match-challenge = Desafiar
potentials-match-challenge-left = Desafiar (quedan { $left })
potentials-match-give-up = Rendirse en este juego
potentials-match-roll = Blanco saca { $white }, Negro saca { $black }.
potentials-match-equal = Empate: se tira otra vez.
potentials-match-proof = { $proof ->
    [both] La tirada se deduce de un número que el servidor fijó antes del encuentro, mezclado con un número aleatorio de cada jugador.
    [replaced] El servidor ha guardado un número aleatorio distinto del que enviaste. Las tiradas de este encuentro no demuestran nada.
    [white] La tirada se deduce de un número que el servidor fijó antes del encuentro y de un número aleatorio de Blanco.
    [black] La tirada se deduce de un número que el servidor fijó antes del encuentro y de un número aleatorio de Negro.
   *[server] La tirada se deduce de un número que el servidor fijó por su cuenta antes del encuentro.
}
potentials-match-who = { $player ->
    [w] Blanco: ¿quién ganó el juego?
   *[b] Negro: ¿quién ganó el juego?
}
potentials-match-winner = { $player ->
    [w] Ganó Blanco
   *[b] Ganó Negro
}
potentials-match-draw = Empate
potentials-match-dice = Que decidan los dados
potentials-match-disagreed = Lo que habéis anotado no coincide. Anotad otra vez el resultado o acordad los dados.
potentials-match-paused = La partida de GIPF está en pausa
potentials-match-linked = Así acabó el juego enlazado
potentials-match-has-white = Quien fue desafiado juega con Blanco.
potentials-play-do-answer = Deja pasar el uso o desafía.
potentials-play-do-roll = Deciden los dados.
potentials-play-do-enter = Jugad en otro sitio y decid quién ganó.
play-potentials-failed = No se pudo cargar el juego. ¿Sin conexión?

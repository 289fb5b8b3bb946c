### Alle Sätze der Website auf Deutsch. Die Nachrichten und ihre Angaben sind dieselben wie in en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = YINSH und GIPF im Browser lernen, spielen und analysieren: gegen eine starke Engine, zu zweit an einem Bildschirm oder online. Das meiste geht auch ohne Netz.
site-skip = Zum Inhalt
site-menu = Hauptmenü
site-play = Spielen
site-analyse = Analyse
site-learn = Lernen
site-rules = Regeln
site-settings = Einstellungen
site-about = Über Gipfel
site-language = Sprache
site-close = Schließen
site-credit = YINSH und GIPF sind Spiele von Kris Burm. Gipfel ist von ihm und seinen Verlagen unabhängig.
site-new-version = Es gibt eine neue Version von Gipfel. Deine Partien bleiben erhalten.
site-reload = Neu laden
site-offline = Du bist offline. Alles auf dieser Seite funktioniert weiter.
site-online = Du bist wieder online.
site-broken-entry = Einige in diesem Browser gespeicherte Daten waren nicht lesbar ({ $name }). Sie wurden beiseitegelegt; alles andere ist unverändert.
site-no-script = Das Spielbrett braucht JavaScript. Die Regeln kann man auch ohne lesen.

home-title = YINSH und GIPF, schön gespielt
home-lead = Zwei der schönsten abstrakten Spiele. Spiel sofort los, ohne Konto, sogar ohne Netz.
home-game = Spiel
home-play = Jetzt spielen
home-against = gegen Stufe { $level }
home-learn = In zehn Minuten lernen
home-lessons = { $count ->
    [one] { $count } kurze Lektion
   *[other] { $count } kurze Lektionen
  }
home-friend = Mit Freunden spielen
home-friend-how = Link senden
home-touch-yinsh = Tipp einen Ring an und spiel weiter, gegen Stufe 1.
home-touch-gipf = Tipp einen grünen Punkt an und spiel weiter, gegen Stufe 1.
home-click-yinsh = Klick einen Ring an und spiel weiter, gegen Stufe 1.
home-click-gipf = Klick einen grünen Punkt an und spiel weiter, gegen Stufe 1.
home-yours = Du bist am Zug: Weiß gegen Stufe 1.
home-pause = Pause
home-again = Zuschauen
home-larger = Größeres Brett
home-learn-yinsh = YINSH lernen
home-learn-gipf = GIPF lernen
home-resume = Deine Partie fortsetzen
home-yinsh-about = Ringe lassen Markierungssteine zurück und drehen um, was sie überspringen. Für jede Reihe von fünf in deiner Farbe darfst du einen deiner Ringe entfernen. Wer drei entfernt hat, gewinnt.
home-gipf-about = Schieb deine Steine vom Rand herein. Vier in einer Reihe kommen zurück in deinen eigenen Vorrat und schlagen die gegnerischen Steine, die die Reihe fortsetzen. Wer keine Steine mehr hat, verliert.
home-person-title = Zu zweit an einem Bildschirm
home-person-about = Legt das Gerät zwischen euch. Auf Wunsch mit Uhr und mit einem Brett, das sich zu der Person dreht, die am Zug ist.
home-engine-title = Zehn Stufen
home-engine-about = Vom sanften ersten Gegner bis zur vollen Stärke unserer Engine. Sie läuft ganz in deinem Browser.
home-analyse-title = Versteh deine Partien
home-analyse-about = Probier andere Züge, sieh, was die Engine spielen würde, bau jede Stellung auf und teile sie als Link.
home-live = Laufende Partien
home-live-none = Im Moment spielt hier niemand. Mach den Anfang!
home-live-start = Gegner finden
home-live-all = Alle Partien
home-night = Spielabend: { $game }, { $clock }, { $time }
home-night-now = Ein Spielabend hat begonnen: { $game }, { $clock }. Mach mit!
home-waiting = { $count ->
    [one] Eine Person wartet auf einen Gegner.
   *[other] { $count } Personen warten auf einen Gegner.
}

settings-title = Einstellungen
settings-lead = Nur in diesem Browser gespeichert.
settings-look = Aussehen
settings-theme = Farbschema
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Hoher Kontrast
settings-board = Spielbrett
settings-speed = Animation
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-coordinates = Koordinaten
settings-coordinates-outside = Am Rand
settings-coordinates-inside = An jedem Punkt
settings-coordinates-off = Aus
settings-board-theme = Brett
settings-board-theme-wood = Holz
settings-board-theme-stone = Stein
settings-board-theme-night = Nacht
settings-pieces = Steine
settings-pieces-ivory = Elfenbein und Ebenholz
settings-pieces-flat = Flach
settings-pieces-clear = Für farbenblinde Augen
settings-volume = Lautstärke
settings-preview = Vorschau
settings-targets = Mögliche Züge zeigen
settings-field = Feld zum Eintippen von Zügen zeigen
settings-sound = Töne
settings-engine = Engine
settings-evaluation = Beim Spielen zeigen, wer besser steht
settings-lines = Varianten in der Analyse
settings-reset = Zurücksetzen
settings-was-reset = Alle Einstellungen sind zurückgesetzt.
settings-keys = Tasten auf dem Spielbrett
settings-keys-column = die Spalte entlang
settings-keys-across = die beiden anderen Richtungen entlang
settings-keys-jump = zu einem Spielfeld mit seinem Namen, etwa e5
settings-keys-act = wählen
settings-keys-back = einen Teil des Zuges zurücknehmen
settings-keys-step = durch die Züge gehen, außerhalb der Punkte des Bretts
settings-keys-step-anywhere = überall durch die Züge gehen
settings-keys-flip = das Brett drehen
settings-data = Deine Daten
settings-data-about = Partien gegen die Engine oder an einem Bildschirm, dein Fortschritt und diese Einstellungen sind in diesem Browser gespeichert. Niemand sonst sieht sie.
settings-erase = Alles löschen
settings-erase-sure = Alle Partien, den Fortschritt und die Einstellungen in diesem Browser löschen? Das lässt sich nicht rückgängig machen.
settings-erase-yes = Löschen
settings-erase-no = Behalten
settings-erased = Alles, was in diesem Browser gespeichert war, ist gelöscht.

about-title = Über Gipfel
about-what = Gipfel ist ein Zuhause für die Brettspiele YINSH und GIPF: genaue Regeln aller Varianten, eine starke Engine, Lektionen und ein Analysebrett, in neun Sprachen.
about-designer = Beide Spiele hat Kris Burm erdacht; sie gehören zu seinem GIPF-Projekt, und die Namen sind seine. Wenn sie dir gefallen, kauf sie: Auf einem echten Tisch sind sie wunderschön.
about-free = Gipfel ist freie Software. Du kannst sie mit einem Befehl auf dem eigenen Rechner betreiben, lesen, wie sie funktioniert, und ihre Regeln, ihre Engine und ihre Daten in eigenen Programmen verwenden.
about-private = Keine Werbung, kein Tracking, keine Anfragen an andere Seiten. Was du allein tust, bleibt in deinem Browser. Von Online-Partien speichert der Server, was er braucht, und was er über dich weiß, kannst du herunterladen oder löschen.
about-accessible = Alles geht mit der Tastatur und mit einem Bildschirmleser, auf demselben Brett für alle. Wenn etwas nicht geht, ist das ein Fehler: Bitte sag es uns.
about-version = Version { $version }

missing-title = Seite nicht gefunden
missing-about = Die Adresse ist vielleicht veraltet oder vertippt. Von deinen Sachen ist nichts verloren.
missing-home = Zur Startseite
offline-title = Kein Netz
offline-about = Diese Seite liegt nicht auf diesem Gerät, und der Server ist nicht erreichbar. Hier spielen, Lektionen, Regeln und Analyse gehen ohne Netz.
offline-again = Noch einmal versuchen

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Spielbrett
board-help = Die Pfeiltasten führen die Linien entlang, mit der Umschalttaste in der dritten Richtung. Tippe einen Namen wie e5, um dorthin zu springen. Enter wählt, Escape nimmt zurück. Bild ab führt zum nächsten Spielfeld, das du wählen kannst.
board-column = Spalte { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = leer
board-dot = Randpunkt
board-picked = aufgenommen
board-goes = wird entfernt, Enter lässt ihn stehen
board-stays = bleibt auf dem Brett, Enter entfernt ihn
board-can-choose = kann gewählt werden
board-can-place = hier kann ein Ring gesetzt werden
board-can-move = { $count ->
    [one] kann auf ein Spielfeld ziehen
   *[other] kann auf { $count } Spielfelder ziehen
}
board-can-land = hier kann der Ring landen
board-can-land-flipping = { $count ->
    [one] hier kann der Ring landen und dreht einen Markierungsstein um
   *[other] hier kann der Ring landen und dreht { $count } Markierungssteine um
}
board-can-take-off = kann entfernt werden
board-can-enter = hier kann ein Stein hereinkommen
board-can-push = { $count ->
    [one] hier kann geschoben werden, ein Stein bewegt sich
   *[other] hier kann geschoben werden, { $count } Steine bewegen sich
}
board-can-push-ways = { $count ->
    [one] eine Richtung zum Schieben
   *[other] { $count } Richtungen zum Schieben
}
board-can-remove = { $count ->
    [one] Teil einer Reihe, die weg muss
   *[other] Teil von { $count } Reihen, die weg müssen
}
board-arrow = Von { $from } nach { $to }, { $can }
board-segment = Reihe von { $from } bis { $to }
board-flips = { $count ->
    [one] { $point }, dreht einen um
   *[other] { $point }, dreht { $count } um
}
board-several = { $index } von { $count }: { $name }.
board-help-several = Die Pfeiltasten zeigen die anderen, Enter wählt diese.
board-help-picked = { $count ->
    [one] Es gibt ein Ziel.
   *[other] Es gibt { $count } Ziele.
}
board-help-toggles = Manche Steine dieser Reihe dürfen bleiben. Die Pfeiltasten führen zu jedem und zur Schaltfläche, die die Reihe entfernt; Enter wechselt bei einem Stein zwischen Bleiben und Gehen.
board-draw-from = Zeichnung ab { $point }. Enter auf einem anderen Spielfeld zeichnet einen Pfeil, hier noch einmal einen Kreis; Escape bricht ab.
board-draw-arrow = Pfeil { $from } – { $to }
board-draw-circle = Kreis { $point }
board-confirm = { $count } entfernen
board-confirm-none = Wähl mindestens einen Stein
board-badge-stays = bleibt
board-badge-goes = geht
board-ask-keep = Tippe einen GIPF-Stein an: Er bleibt oder geht. Deiner kommt in deinen Vorrat, ein gegnerischer wird geschlagen.
board-ask-row = Hier kreuzen sich Reihen. Welche?
board-lesson = Diese Regel lernen
board-pass = Passen
board-leave = Die Reihen stehen lassen
board-bring = Stein zum Hereinschieben
board-bring-single = Einfacher Stein
board-bring-gipf = GIPF-Stein
board-reserve-low = { $count ->
    [one] Nur noch ein Stein im Vorrat. Wer keinen mehr schieben kann, verliert.
   *[other] Nur noch { $count } Steine im Vorrat. Wer keinen mehr schieben kann, verliert.
}
board-entry-label = Zug eintippen
board-entry-play = Spielen
board-rings-to-place = { $player ->
    [w] Weiß hat noch { $count ->
        [one] einen Ring
       *[other] { $count } Ringe
    } zu setzen
   *[b] Schwarz hat noch { $count ->
        [one] einen Ring
       *[other] { $count } Ringe
    } zu setzen
}
board-rings-off = { $player ->
    [w] Weiß hat { $count } von { $of } Ringen entfernt
   *[b] Schwarz hat { $count } von { $of } Ringen entfernt
}
board-reserve = { $player ->
    [w] Weiß hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } im eigenen Vorrat
   *[b] Schwarz hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } im eigenen Vorrat
}
board-captured = { $player ->
    [w] Weiß hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } geschlagen
   *[b] Schwarz hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } geschlagen
}
board-pool = { $count ->
    [one] Ein Markierungsstein ist noch im Vorrat
   *[other] { $count } Markierungssteine sind noch im Vorrat
}

piece-ring = { $color ->
    [w] weißer Ring
   *[b] schwarzer Ring
}
piece-marker = { $color ->
    [w] weißer Markierungsstein
   *[b] schwarzer Markierungsstein
}
piece-single = { $color ->
    [w] weißer Stein
   *[b] schwarzer Stein
}
piece-gipf = { $color ->
    [w] weißer GIPF-Stein
   *[b] schwarzer GIPF-Stein
}

say-place = { $player ->
    [w] Weiß setzt einen Ring auf { $point }.
   *[b] Schwarz setzt einen Ring auf { $point }.
}
say-move = { $player ->
    [w] Weiß zieht einen Ring von { $from } nach { $to }.
   *[b] Schwarz zieht einen Ring von { $from } nach { $to }.
}
say-move-flip = { $player ->
    [w] Weiß zieht einen Ring von { $from } nach { $to } und dreht { $count ->
        [one] einen Markierungsstein
       *[other] { $count } Markierungssteine
    } um.
   *[b] Schwarz zieht einen Ring von { $from } nach { $to } und dreht { $count ->
        [one] einen Markierungsstein
       *[other] { $count } Markierungssteine
    } um.
}
say-enter = { $player ->
    [w] Weiß bringt einen { $kind ->
        [gipf] GIPF-Stein
       *[single] Stein
    } auf { $point } ins Spiel.
   *[b] Schwarz bringt einen { $kind ->
        [gipf] GIPF-Stein
       *[single] Stein
    } auf { $point } ins Spiel.
}
say-push = { $player ->
    [w] Weiß schiebt einen { $kind ->
        [gipf] GIPF-Stein
       *[single] Stein
    } von { $from } herein und bewegt { $count ->
        [one] einen Stein, nach { $to }
       *[other] { $count } Steine, den entferntesten nach { $to }
    }.
   *[b] Schwarz schiebt einen { $kind ->
        [gipf] GIPF-Stein
       *[single] Stein
    } von { $from } herein und bewegt { $count ->
        [one] einen Stein, nach { $to }
       *[other] { $count } Steine, den entferntesten nach { $to }
    }.
}
say-remove-row = { $player ->
    [w] Weiß entfernt die Reihe von { $from } bis { $to }.
   *[b] Schwarz entfernt die Reihe von { $from } bis { $to }.
}
say-remove = { $player ->
    [w] Weiß entfernt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } der Reihe von { $from } bis { $to }.
   *[b] Schwarz entfernt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } der Reihe von { $from } bis { $to }.
}
say-captured = { $count ->
    [one] Einer davon ist geschlagen.
   *[other] { $count } davon sind geschlagen.
}
say-stays = { $count ->
    [one] Ein GIPF-Stein bleibt.
   *[other] { $count } GIPF-Steine bleiben.
}
say-take-off = { $player ->
    [w] Weiß entfernt den Ring auf { $point }.
   *[b] Schwarz entfernt den Ring auf { $point }.
}
say-pass = { $player ->
    [w] Weiß kann nicht ziehen und passt.
   *[b] Schwarz kann nicht ziehen und passt.
}
say-leave = { $player ->
    [w] Weiß lässt die Reihen von GIPF-Steinen stehen.
   *[b] Schwarz lässt die Reihen von GIPF-Steinen stehen.
}
say-undone = Zurückgenommen.
say-win = { $player ->
    [w] Weiß gewinnt.
   *[b] Schwarz gewinnt.
}
say-draw = Die Partie endet unentschieden.
say-because-rings-off = Genug Ringe sind entfernt.
say-because-pool-empty = Der Vorrat ist leer.
say-because-no-moves = Niemand kann einen Ring ziehen.
say-because-reserve-empty = Der Vorrat des Gegners ist leer.
say-because-gipf-pieces-gone = Der letzte GIPF-Stein hat das Brett verlassen.
say-because-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
say-task-place = { $player ->
    [w] Weiß muss einen Ring setzen.
   *[b] Schwarz muss einen Ring setzen.
}
say-task-move = { $player ->
    [w] Weiß muss einen Ring ziehen.
   *[b] Schwarz muss einen Ring ziehen.
}
say-task-row = { $player ->
    [w] Weiß muss eine Fünferreihe entfernen.
   *[b] Schwarz muss eine Fünferreihe entfernen.
}
say-task-ring = { $player ->
    [w] Weiß muss einen Ring entfernen.
   *[b] Schwarz muss einen Ring entfernen.
}
say-task-push = { $player ->
    [w] Weiß muss einen Stein hereinschieben.
   *[b] Schwarz muss einen Stein hereinschieben.
}
say-task-remove = { $player ->
    [w] Weiß muss eine Reihe entfernen.
   *[b] Schwarz muss eine Reihe entfernen.
}

## Refusals: why something is not allowed

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Zeile { $line }: { $reason }
refusal-at-turn = Zeile { $line }, Zug { $token }: { $reason }

# A page asks for something that does not exist.
refusal-allowed = Das kannst du wählen.
refusal-no-point = Auf diesem Brett gibt es kein { $point }.
refusal-no-table = Diese Partie ist nicht mehr geöffnet. Lade die Seite neu, um weiterzumachen.
refusal-no-turn = Diese Partie hat keinen solchen Zug.
refusal-nothing-chosen = Wähl zuerst etwas auf dem Brett.
refusal-request = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Partie bleibt erhalten.
refusal-too-many-tables = Auf dieser Seite sind zu viele Partien offen. Lade sie neu, um weiterzumachen.

# Rules of both games.
refusal-game-over = Die Partie ist beendet. Beginne eine neue oder nimm einen Zug zurück.
refusal-other-game = Diese Aktion gehört zum anderen Spiel.
refusal-other-player = Dein Zug ist zu Ende: Jetzt ist dein Gegner am Zug.

# Rules of YINSH.
refusal-all-placed = Alle zehn Ringe sind auf dem Brett. Zieh jetzt einen deiner Ringe.
refusal-must-move = Du darfst nur passen, wenn keiner deiner Ringe ziehen kann.
refusal-no-ring = Hier steht kein Ring. Wähl einen deiner eigenen.
refusal-not-a-row = Eine Reihe sind fünf Markierungssteine einer Farbe nebeneinander in gerader Linie.
refusal-not-in-line = Ein Ring zieht die Linien des Bretts entlang, immer geradeaus.
refusal-not-your-ring = Dieser Ring gehört dem Gegner. Wähl einen deiner eigenen.
refusal-not-your-row = Diese Reihe hat die Farbe deines Gegners: Nur dein Gegner darf sie entfernen.
refusal-point-occupied = Dieses Spielfeld ist besetzt. Ein Ring braucht ein leeres Spielfeld.
refusal-ring-first = Du hast eine Reihe entfernt: Entferne jetzt einen deiner Ringe.
refusal-ring-in-the-way = Ein Ring kann keinen anderen Ring überspringen.
refusal-ring-only-after-row = Einen Ring darfst du erst entfernen, wenn du eine Fünferreihe entfernt hast.
refusal-ring-stuck = Dieser Ring kann nicht ziehen: Er erreicht kein leeres Spielfeld.
refusal-row-first = Du hast eine Fünferreihe. Entferne sie zuerst.
refusal-still-placing = Erst wenn alle zehn Ringe abwechselnd gesetzt sind, dürfen sie ziehen.
refusal-stop-after-jump = Nach einem Sprung muss ein Ring auf dem ersten leeren Spielfeld hinter den Markierungssteinen anhalten.
refusal-target-occupied = Dieses Spielfeld ist besetzt. Ein Ring muss auf einem leeren Spielfeld anhalten.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = Im Standardspiel sind alle GIPF-Steine von Anfang an auf dem Brett. Du bringst einfache Steine.
refusal-empty-spot = Einer dieser Spielpunkte ist leer.
refusal-first-must-be-gipf = Dein erster Stein muss ein GIPF-Stein sein.
refusal-gipf-right-lost = Du hast einen einfachen Stein gebracht und darfst keine GIPF-Steine mehr bringen.
refusal-line-full = Diese Linie ist voll. Zum Schieben braucht sie irgendwo einen leeren Spielpunkt.
refusal-must-remove = Diese Reihe enthält einfache Steine und muss deshalb entfernt werden.
refusal-no-gipf-pieces = Das Grundspiel kennt keine GIPF-Steine.
refusal-not-on-rim = Steine kommen von den Randpunkten rund um das Brett. Wähl einen Randpunkt oder einen Spielpunkt daneben.
refusal-not-one-row = Das ist kein Teil einer Reihe von dir. Eine Reihe sind vier oder mehr deiner Steine nebeneinander.
refusal-nothing-to-push = Dieser Spielpunkt ist leer, es wird nichts weitergeschoben: Nenn ihn allein, ohne Randpunkt.
refusal-nothing-to-remove = Du hast keine Viererreihe, also gibt es nichts zu entfernen.
refusal-remove-first = Du hast eine Reihe von vier oder mehr. Entferne sie, bevor du schiebst.
refusal-removes-nothing = Wähl mindestens einen Stein zum Entfernen.
refusal-reserve-too-small = Ein GIPF-Stein besteht aus zwei Steinen, und du hast nur noch einen im Vorrat.
refusal-single-stays = Die einfachen Steine der Reihe und alle, die ohne Lücke anschließen, müssen entfernt werden. Nur GIPF-Steine dürfen bleiben.
refusal-spot-occupied = Hier steht ein Stein. Wähl den Randpunkt, von dem du schiebst, damit klar ist, wohin er rückt.

# Unreadable actions.
refusal-dot-alone = Das ist ein Randpunkt. Nenn auch den Spielpunkt, den das Schieben erreicht, wie in e9-e6.
refusal-gipf-point = Diesen Punkt gibt es nicht. Die Spalten gehen von a bis i, die Zeilen zählen von der weißen Seite.
refusal-gipf-shape = Das ist kein GIPF-Zug. Schreib e8, um auf einen leeren Spielpunkt zu schieben, e9-e6, um von einem Randpunkt zu schieben, xe2,e3,e4,e5, um Steine zu entfernen, oder =, um eine Reihe stehen zu lassen.
refusal-named-twice = { $point } ist zweimal genannt.
refusal-no-line = Von diesem Randpunkt führt keine Linie zu diesem Spielpunkt.
refusal-not-a-dot = Schieben beginnt auf einem Randpunkt.
refusal-not-a-spot = Das ist ein Randpunkt. Auf Randpunkten stehen keine Steine.
refusal-not-five = Eine Reihe sind fünf Spielfelder in gerader Linie. Nenn ihre beiden Enden, wie in xc2-c6.
refusal-reaches = Hier kommt der entfernteste Stein nach { $point }. Nenn diesen Spielpunkt.
refusal-which-removal = Sag, welche Steine entfernt werden.
refusal-wrong-mark = Das Zeichen bei { $point } stimmt nicht: G steht für einen GIPF-Stein, * für einen Stein des Gegners.
refusal-yinsh-point = Dieses Spielfeld gibt es nicht. Die Spalten gehen von a bis k, die Zeilen sind wie auf dem Brett nummeriert.
refusal-yinsh-shape = Das ist kein YINSH-Zug. Schreib f6, um einen Ring zu setzen, e1-e9, um ihn zu ziehen, xc2-c6, um eine Reihe zu entfernen, xf9, um einen Ring zu entfernen, oder pass.

# Positions.
refusal-board-column = Spalte { $name } des Bretts hat die falsche Zahl von Punkten.
refusal-board-columns = Das Brett hat die falsche Zahl von Spalten. Spalten werden durch / getrennt.
refusal-board-letter = Der Buchstabe { $name } steht für keinen Stein.
refusal-piece-twice = Auf { $point } stehen zwei Steine.
refusal-position-all-placed = Alle zehn Ringe sind auf dem Brett; es kann keiner mehr gesetzt werden.
refusal-position-both-won = Beide haben genug Ringe entfernt, um zu gewinnen. Nur einer kann gewinnen.
refusal-position-first-out-of-turn = { $player ->
        [w] Weiß hat noch keinen ersten Stein gebracht, also kann nichts gespielt worden sein.
       *[b] Schwarz hat noch keinen ersten Stein gebracht; auf dem Brett kann also nur der erste Stein von Weiß sein, und Schwarz ist am Zug.
    }
refusal-position-gipf-fields = Das ist keine GIPF-Stellung. Sie hat vier Teile, wie in p2P/5/6/P5p/6/5/p2P w push 12-12. Im Turnierspiel gibt es einen fünften, wie in GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] Weiß hat keinen GIPF-Stein mehr und damit verloren. Gib Weiß mindestens einen.
       *[b] Schwarz hat keinen GIPF-Stein mehr und damit verloren. Gib Schwarz mindestens einen.
    }
refusal-position-gipf-stage = Der dritte Teil einer Stellung ist push, remove:w oder remove:b.
refusal-position-no-row = Wer am Zug ist, hat keine Reihe zu entfernen.
refusal-position-placing-out-of-turn = Ringe werden abwechselnd gesetzt, Weiß zuerst. Die Zahl der Ringe passt nicht dazu, wer am Zug ist.
refusal-position-placing-too-late = Solange Ringe gesetzt werden, liegen keine Markierungssteine auf dem Brett, und keine Ringe sind entfernt.
refusal-position-player = Der zweite Teil einer Stellung ist w oder b: wer am Zug ist.
refusal-position-reserves = Die Vorräte sind zwei Zahlen, Weiß zuerst, wie in 12-12.
refusal-position-right-after-single = { $player ->
        [w] Weiß hat einfache Steine gebracht und darf keine GIPF-Steine mehr bringen.
       *[b] Schwarz hat einfache Steine gebracht und darf keine GIPF-Steine mehr bringen.
    }
refusal-position-right-before-first = { $player ->
        [w] Weiß hat noch keinen Stein gebracht, also sind alle 18 Steine von Weiß im Vorrat.
       *[b] Schwarz hat noch keinen Stein gebracht, also sind alle 18 Steine von Schwarz im Vorrat.
    }
refusal-position-rights = Der letzte Teil sagt, wer noch GIPF-Steine bringen darf: G für Weiß, g für Schwarz, doppelt vor dem ersten, und - für niemanden.
refusal-position-ring-after-win = Die Partie war gewonnen, bevor dieser Ring entfernt werden konnte.
refusal-position-ring-count = { $player ->
    [w] Weiß muss insgesamt fünf Ringe haben, auf dem Brett und entfernt.
   *[b] Schwarz muss insgesamt fünf Ringe haben, auf dem Brett und entfernt.
}
refusal-position-rings-off = Die entfernten Ringe sind zwei Zahlen, Weiß zuerst, wie in 0-0.
refusal-position-row-standing = { $player ->
    [w] Weiß hat eine Reihe, die zuerst entfernt werden muss.
   *[b] Schwarz hat eine Reihe, die zuerst entfernt werden muss.
}
refusal-position-too-many-gipf-pieces = { $player ->
        [w] Weiß hat mehr GIPF-Steine, als dieses Spiel erlaubt.
       *[b] Schwarz hat mehr GIPF-Steine, als dieses Spiel erlaubt.
    }
refusal-position-too-many-markers = Es sind mehr Markierungssteine, als der Vorrat fasst, nämlich 51.
refusal-position-too-many-pieces = { $player ->
    [w] Weiß hat auf dem Brett und im Vorrat zusammen mehr Steine, als dieses Spiel erlaubt.
   *[b] Schwarz hat auf dem Brett und im Vorrat zusammen mehr Steine, als dieses Spiel erlaubt.
}
refusal-position-too-many-rings-off = { $player ->
    [w] Weiß hat mehr Ringe entfernt, als zum Sieg nötig sind.
   *[b] Schwarz hat mehr Ringe entfernt, als zum Sieg nötig sind.
}
refusal-position-two-handicaps = Nur einer der Spieler kann eine Vorgabe haben.
refusal-position-yinsh-fields = Das ist keine YINSH-Stellung. Sie hat vier Teile, wie in 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = Der dritte Teil einer Stellung ist place, move, row:w, row:b, ring:w oder ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } darf nicht vor dem ersten Zug stehen.
refusal-command = { $name } ist keine gültige Uhrzeit oder Bewertung.
refusal-comment = Ein Kommentar darf keine schließende geschweifte Klammer, kein [%clk und kein [%eval enthalten.
refusal-empty-variation = Diese Variante hat keine Züge.
refusal-event = Ein Ereignis dieses Protokolls sagt nicht, wer was von wo nach wo bewegt hat.
refusal-excerpt = Ein Teil dieser Partie fehlt: Ringe ziehen, bevor alle gesetzt sind.
refusal-fields = Eine Zeile hat vier Teile, durch Tabulatoren getrennt: Spiel, Sieger, entfernte Ringe, Züge.
refusal-goes-on = Die Aufzeichnung nennt ein Ergebnis, aber nach den Regeln ist die Partie nicht zu Ende.
refusal-handicap = Eine Vorgabe schreibt man w oder b und 1, 2 oder 3, wie in w2.
refusal-json = Das ist keine Partie in JSON, oder ein Teil davon fehlt.
refusal-no-game-tag = Dieser Text sagt nicht, welches Spiel es ist. Wähl das Spiel und versuch es noch einmal, oder füg eine Zeile wie [Game "yinsh"] hinzu.
refusal-no-handicap = Dieses Spiel kennt keine Vorgabe.
refusal-no-reserve = Nur GIPF hat einen eigenen Vorrat; diese Zahl gehört nicht hierher.
refusal-no-turns = In diesem Text ist keine Partie.
refusal-no-variation = Diese Klammer schließt eine Variante, die nie geöffnet wurde.
refusal-not-text = Das ist kein Text.
refusal-not-to-act = { $player ->
        [w] Hier handelt Weiß, aber Schwarz ist am Zug.
       *[b] Hier handelt Schwarz, aber Weiß ist am Zug.
    }
refusal-other-variant = Diese Notation gehört zum anderen Spiel.
refusal-player = { $name } ist keiner der beiden Spieler.
refusal-reserve-count = Die hier genannte Zahl von Steinen im Vorrat ({ $name }) passt nicht zur Partie.
refusal-result = Das hier genannte Ergebnis passt nicht zur Partie.
refusal-result-in-variation = Ein Ergebnis kann nur am Ende der Partie stehen, nicht in einer Variante.
refusal-rings-off-count = Die hier genannte Zahl entfernter Ringe passt nicht zur Partie.
refusal-rings-off-shape = { $name } ist keine Zahl entfernter Ringe. Schreib Weiß zuerst, wie in 2-3.
refusal-sgf = Diese Datei ist keine Partie YINSH oder GIPF von Boardspace, oder sie ist beschädigt.
refusal-tag = Das Tag { $name } lässt sich nicht in eine Aufzeichnung schreiben.
refusal-tag-shape = { $name } ist kein Tag. Schreib Tags wie in [White "Ada"].
refusal-tag-twice = Das Tag { $name } ist zweimal angegeben.
refusal-tag-value = { $name } hat einen ungültigen Wert.
refusal-text-too-long = Dieser Text ist zu lang.
refusal-too-deep = Die Varianten sind zu tief verschachtelt.
refusal-too-many-actions = Diese Partie ist zu lang.
refusal-two-results = Es sind zwei verschiedene Ergebnisse angegeben.
refusal-two-starts = Eine Partie beginnt mit einer Vorgabe oder von einer Stellung aus, nicht beides.
refusal-unclosed-comment = Der Kommentar, der hier beginnt, wird nie geschlossen.
refusal-unclosed-variation = Die Variante, die hier beginnt, wird nie geschlossen.
refusal-unfinished-turn = Nur der letzte Zug darf unvollständig sein.
refusal-unknown-token = { $name } ist hier nicht gültig.
refusal-unknown-variant = Dieses Spiel gibt es nicht. Die Spiele sind yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament und gipf-potentials.
refusal-winner = { $name } ist kein gültiger Sieger. Schreib W, B, draw oder resign.

## Play

play-title = Spielen
play-loading = Das Brett wird aufgebaut …
play-failed = Das Brett konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal; deine Partien bleiben erhalten.
play-again = Noch einmal versuchen

# Setting up a game.
play-setup = Neue Partie
play-game = Spiel
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH Blitz
play-variant-gipf-basic = GIPF, Grundregeln
play-variant-gipf-standard = GIPF, Standard
play-variant-gipf-tournament = GIPF, Turnier
play-about-yinsh = Bilde Fünferreihen. Wer drei Ringe entfernt hat, gewinnt.
play-about-yinsh-blitz = Schnell: Der erste entfernte Ring gewinnt.
play-about-gipf-basic = Das einfache Spiel: Wer keine Steine mehr hat, verliert.
play-about-gipf-standard = Mit GIPF-Steinen: Wer den letzten verliert, verliert.
play-about-gipf-tournament = Du entscheidest, mit wie vielen GIPF-Steinen du spielst.
play-opponent = Gegner
play-opponent-engine = Engine
play-opponent-person = Ein Mensch an diesem Bildschirm
play-level = Stufe
play-level-of = Stufe { $level }: { $name }
play-level-1 = Neuling
play-level-2 = Anfänger
play-level-3 = Gelegenheitsspieler
play-level-4 = Eifriger Spieler
play-level-5 = Geübter Spieler
play-level-6 = Vereinsspieler
play-level-7 = Starker Spieler
play-level-8 = Experte
play-level-9 = Meister
play-level-10 = Volle Stärke
play-level-easy = leicht
play-level-hard = schwer
play-color = Deine Farbe
play-white = Weiß
play-black = Schwarz
play-chance = Zufällig
play-names = Namen
play-name-white = Name von Weiß
play-name-black = Name von Schwarz
play-turning = Das Brett zur Person am Zug drehen
play-more = Uhr und mehr
play-clock = Uhr
play-clock-none = Keine
play-clock-time-control = { $minutes } min + { $seconds } s
play-clock-own = Eigene
play-clock-minutes = Minuten pro Person
play-clock-increment = Zusätzliche Sekunden pro Zug
play-clock-note = Für den ersten Zug von Weiß läuft keine Zeit. Die Uhr steht, solange die Seite geschlossen ist.
play-handicap = Vorgabe
play-handicap-none = Keine
play-handicap-white = { $count ->
    [one] Weiß hat 1 Stein mehr
   *[other] Weiß hat { $count } Steine mehr
  }
play-handicap-black = { $count ->
    [one] Schwarz hat 1 Stein mehr
   *[other] Schwarz hat { $count } Steine mehr
  }
play-evaluation-show = Zeigen, wer besser steht
play-start = Partie beginnen
play-import = Aufzeichnung öffnen

# The game.
play-you = Du
play-engine-level = Engine, Stufe { $level }
play-your-turn = Du bist am Zug
play-turn-of = { $player ->
    [w] Weiß ist am Zug
   *[b] Schwarz ist am Zug
  }
play-title-turn = Du bist am Zug · { $game }
play-title-thinking = Die Engine denkt · { $game }
play-title-over = Partie beendet · { $game }
play-to-act = am Zug
play-thinking = Die Engine denkt nach …
play-engine-loading = Die Engine wird geladen … { $percent } %
play-engine-starting = Die Engine wird geladen …
play-engine-failed = Die Engine konnte nicht geladen werden. Deine Partie bleibt erhalten; sie geht weiter, sobald die Engine da ist.
play-engine-retry = Engine noch einmal laden
play-do-place = Setz einen Ring auf ein beliebiges freies Spielfeld.
play-do-move = Wähl einen deiner Ringe, dann sein Ziel.
play-do-row = Du hast eine Reihe: Wähl die fünf Markierungssteine, die du entfernst.
play-do-ring = Entferne jetzt einen deiner Ringe.
play-do-push = Wähl einen Randpunkt, dann die Richtung zum Schieben.
play-do-remove = Du hast eine Reihe: Entferne sie.
play-do-pass = Keiner deiner Ringe kann ziehen: Passe.
play-looking = Du siehst dir eine frühere Stellung an.
play-to-now = Zurück zur Partie
play-time-left = { $player ->
    [w] Weiß hat noch { $time }
   *[b] Schwarz hat noch { $time }
  }
play-time-low = { $player ->
    [w] Die Zeit von Weiß wird knapp.
   *[b] Die Zeit von Schwarz wird knapp.
  }
play-turns = Züge
play-no-turns = Noch sind keine Züge gespielt.
play-first = Zum Anfang
play-previous = Einen Zug zurück
play-next = Einen Zug vor
play-last = Zum Ende
play-hint = Tipp
play-hint-thinking = Suche einen guten Zug …
play-hint-is = Tipp: { $turn }
play-take-back = Zurück­nehmen
play-taken-back = Zurückgenommen.
play-resign = Aufgeben
play-resign-who = { $player ->
    [w] Weiß gibt auf, und Schwarz gewinnt.
   *[b] Schwarz gibt auf, und Weiß gewinnt.
  }
play-flip = Brett drehen
play-menu = Mehr
play-copy-position = Stellung kopieren
play-copied-position = Stellung kopiert.
play-copy-record = Aufzeichnung kopieren
play-copied-record = Aufzeichnung kopiert.
play-copy-by-hand = Dieser Browser erlaubt kein Kopieren. Kopiere es von Hand: { $text }
play-download-record = Aufzeichnung als Datei speichern
play-share = Link zu dieser Partie teilen
play-copied-link = Link kopiert.
play-analyse = Diese Partie analysieren
play-new = Neue Partie
play-rematch = Revanche
play-evaluation-even = Die Stellung ist ausgeglichen.
play-evaluation-better = { $player ->
    [w] Weiß steht um { $points } besser.
   *[b] Schwarz steht um { $points } besser.
  }
play-evaluation-wins = { $player ->
    [w] Weiß gewinnt zwingend.
   *[b] Schwarz gewinnt zwingend.
  }
play-evaluation-none = Noch keine Bewertung.

# The end.
play-over = Partie beendet
play-result-won = Du hast gewonnen!
play-result-lost = Die Engine hat gewonnen.
play-result-white = Weiß hat gewonnen!
play-result-black = Schwarz hat gewonnen!
play-result-draw = Unentschieden.
play-result-open = Kein Ergebnis.
play-end-rings-off = { $winner ->
    [w] Weiß hat genug Ringe entfernt.
   *[b] Schwarz hat genug Ringe entfernt.
  }
play-end-pool-empty = { $winner ->
    [w] Der Vorrat ist leer, und Weiß hat mehr Ringe entfernt.
    [b] Der Vorrat ist leer, und Schwarz hat mehr Ringe entfernt.
   *[none] Der Vorrat ist leer, und beide haben gleich viele Ringe entfernt.
  }
play-end-no-moves = { $winner ->
    [w] Niemand kann einen Ring ziehen, und Weiß hat mehr Ringe entfernt.
    [b] Niemand kann einen Ring ziehen, und Schwarz hat mehr Ringe entfernt.
   *[none] Niemand kann einen Ring ziehen, und beide haben gleich viele Ringe entfernt.
  }
play-end-reserve-empty = { $winner ->
    [w] Schwarz hat keinen Stein mehr zum Schieben.
   *[b] Weiß hat keinen Stein mehr zum Schieben.
  }
play-end-gipf-pieces-gone = { $winner ->
    [w] Schwarz hat den letzten GIPF-Stein verloren.
   *[b] Weiß hat den letzten GIPF-Stein verloren.
  }
play-end-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
play-end-resignation = { $winner ->
    [w] Schwarz hat aufgegeben.
   *[b] Weiß hat aufgegeben.
  }
play-end-time = { $winner ->
    [w] Die Zeit von Schwarz ist abgelaufen.
   *[b] Die Zeit von Weiß ist abgelaufen.
  }
play-end-other = So steht es in der Aufzeichnung.

# Saved games.
play-games = Deine Partien
play-games-none = Partien, die du spielst, werden hier gespeichert, nur in diesem Browser.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
play-games-open = nicht beendet
play-games-resume = Weiterspielen
play-games-analyse = Analysieren
play-games-save = Speichern
play-games-delete = Löschen
play-games-deleted = Partie gelöscht.
play-games-undo = Rückgängig
play-games-save-all = Alle Partien in einer Datei speichern
play-not-kept = Dieser Browser kann im Moment keine Partien speichern. Sichere die Aufzeichnung, bevor du die Seite schließt.
play-unplayable = Eine gespeicherte Partie ließ sich nicht öffnen: { $reason } Sie bleibt in deiner Liste.
play-elsewhere = Diese Partie ist in einem anderen Tab offen.
play-elsewhere-here = Hier weiterspielen

# Records from elsewhere.
play-import-title = Aufzeichnung öffnen
play-import-about = Füg eine Aufzeichnung ein oder wähl eine Datei: unsere eigene Notation, Boardspace, Board Game Arena, die offizielle GIPF-Notation oder unser JSON.
play-import-text = Aufzeichnung
play-import-file = Datei wählen
play-import-read = Öffnen
play-import-cancel = Abbrechen
play-import-empty = Füge zuerst eine Aufzeichnung ein oder wähl eine Datei.
play-import-refused = Die Aufzeichnung ließ sich nicht lesen: { $reason }
play-import-refused-line = Zeile { $line } ließ sich nicht lesen: { $reason }
play-import-warning = Zeile { $line }: { $reason }
play-import-large = Diese Datei ist zu groß für eine Aufzeichnung.
play-import-found = { $count ->
    [one] Eine beendete Partie wurde gefunden:
   *[other] { $count } Partien wurden gefunden. Wähl eine:
  }
play-link-refused = Dieser Link ist ungültig. Richte stattdessen eine neue Partie ein.
play-link-unplayable = Die Partie dieses Links lässt sich nicht spielen: { $reason }

## Online play: the lobby

online-menu = Online
online-title = Online spielen
online-from-play = Dein Gegner ist woanders? Online spielen
online-lead = Spiel gegen Freunde, gegen irgendwen oder gegen eine Engine auf diesem Server. Ein Konto ist nicht nötig.
online-own = Deine Partien
online-quick = Schnelle Suche
online-quick-about = Ein Klick, und du spielst gegen die nächste Person, die dasselbe spielen will.
online-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
online-days-short = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
online-speed-bullet = Bullet
online-speed-blitz = Blitz
online-speed-rapid = Schnell
online-speed-classical = Klassisch
online-speed-correspondence = Fernpartie

# Setting up an online game.
online-create = Partie einrichten
online-opponent-link = Ein Freund, per Link
online-opponent-open = Irgendwer
online-opponent-engine = Engine
online-opponent-player = Ein Spieler mit Namen
online-link-about = Privat: Nur wer den Link hat, kann mitspielen oder zuschauen.
online-more = Mehr Optionen
online-player-name = Name des Spielers
online-clock-none = Ohne Uhr
online-clock-kind = Art der Uhr
online-clock-fischer = Zeit plus Sekunden pro Zug
online-clock-absolute = Zeit für die ganze Partie
online-clock-delay = Zeit mit Aufschub vor jedem Zug
online-clock-byo-yomi = Zeit, danach Byo-yomi-Perioden
online-clock-days = Tage pro Zug
online-clock-increment = Zusätzliche Sekunden pro Zug
online-clock-delay-seconds = Sekunden Aufschub pro Zug
online-clock-periods = Anzahl der Perioden
online-clock-period = Sekunden pro Periode
online-clock-days-number = Tage pro Zug
online-color-chance = Zufällig
online-rated = Gewertet
online-rated-only = Nur gewertete Partien
online-rated-needs-account = Für gewertete Partien brauchst du ein Konto.
online-rated-no-handicap = Partien mit Vorgabe werden nicht gewertet.
online-rated-no-clock = Partien ohne Uhr werden nicht gewertet.
online-rated-no-custom-terms = Partien mit eigenen Bedingungen werden nicht gewertet.
online-rated-no-match = Ein Match mit verknüpften Spielen wird nicht gewertet.
online-unrated = nicht gewertet
online-private = privat
online-start = Partie anlegen
online-start-seek = Gegner suchen

# Waiting for an opponent.
online-seeking = Gegner wird gesucht: { $game }, { $clock }
online-seeking-about = Du kannst hier warten oder so lange gegen die Engine spielen: Diese Partie wird beiseitegelegt, sobald ein Gegner gefunden ist.
online-seeking-stop = Nicht weiter suchen
online-seeking-engine = Beim Warten gegen die Engine spielen
online-seeking-ended = Du suchst keinen Gegner mehr.
online-estimate = Meist etwa { $minutes } Min., nach dem letzten Tag geschätzt.
online-estimate-soon = Meist weniger als eine Minute.
online-estimate-long = Meist länger als eine halbe Stunde.
online-estimate-none = Am letzten Tag hat dafür niemand einen Gegner gefunden; es kann also dauern.
online-calling = Benachrichtigte Spieler: { $count }.
online-stand = Sag Bescheid, wenn jemand spielen will
online-standing = Du erfährst es, wenn jemand { $game }, { $clock } spielen will.
online-standing-about = Eine Woche lang: auf jeder offenen Seite dieser Website, als Mitteilung des Browsers und per E-Mail, wenn du eine Adresse angegeben hast.
online-standing-stop = Nicht mehr benachrichtigen
online-standing-away = nicht hier; wird benachrichtigt
online-call = Fragen
online-called = { $name } will spielen: { $game }, { $clock }
online-called-title = Jemand will spielen
online-paired = Gegner gefunden!
online-paired-about = { $seconds ->
    [one] Deine Partie beginnt in { $seconds } Sekunde. Die Partie gegen die Engine bleibt erhalten.
   *[other] Deine Partie beginnt in { $seconds } Sekunden. Die Partie gegen die Engine bleibt erhalten.
}
online-paired-go = Zur Partie

online-challenge = { $name } fordert dich heraus: { $game }, { $clock }
online-challenge-look = Ansehen
online-challenges = Herausforderungen
online-challenge-received = fordert dich heraus
online-challenge-sent = wartet auf Antwort
online-challenge-accept = Annehmen
online-challenge-decline = Ablehnen
online-challenge-withdraw = Zurückziehen
online-challenge-accepted = { $name } hat deine Herausforderung angenommen.
online-challenge-declined = { $name } hat deine Herausforderung abgelehnt.
online-challenge-withdrawn = { $name } hat die Herausforderung zurückgezogen.
online-challenge-expired = Die Herausforderung an { $name } ist ohne Antwort abgelaufen.

# Lists.
online-seeks = Wer einen Gegner sucht
online-seeks-none = Im Moment niemand. Mach den Anfang!
online-open = Fernpartien, die auf einen Gegner warten
online-open-none = Im Moment keine.
online-live = Laufende Partien
online-live-none = Im Moment läuft keine Partie.
online-tv = Die beste Partie gerade
tv-title = TV
tv-watch = TV ansehen
tv-lead = Die beste Partie, die gerade läuft. Wenn sie endet, folgt die nächste.
tv-last = Im Moment spielt niemand. Das war die letzte Partie.
tv-engines = Im Moment spielt niemand. Hier spielen zwei Stufen der Engine gegeneinander, in deinem Browser.
tv-next = Die nächste Partie folgt.
tv-open = Diese Partie öffnen
online-recent = Gerade beendet
online-people-title = Leute
online-followed = Du folgst
online-here = Jetzt hier
online-lately = In der letzten Woche hier
online-is-here = online
leaders-title = Bestenlisten
leaders-lead = Die Besten mit gesicherter Wertung im letzten Jahr. Die Stufen der Engine stehen zum Vergleich dazwischen.
leaders-rank = Rang
leaders-none = Hier hat noch niemand eine gesicherte Wertung. Ein paar gewertete Partien genügen.
club-title = Spielabend
club-lead = Ein Link für alle. Wer bereit ist, spielt gegen die Person, die er am seltensten getroffen hat. Ohne Wertung, eine Bedenkzeit, Gäste willkommen.
club-start = Abend beginnen
club-when = Wann
club-when-now = Jetzt
club-when-later = Später
club-starts = Datum und Uhrzeit
club-announced = Die Startseite kündigt den Abend allen an. Dafür brauchst du ein Konto.
club-announce = Abend ankündigen
club-missing = Diesen Spielabend gibt es nicht.
club-what = { $game }, { $clock }
club-begins = Beginn: { $time }.
club-until = Endet spätestens um { $time }.
club-over = Dieser Abend ist vorbei. Danke fürs Mitspielen!
club-name = Dein Name heute Abend
club-ready = Ich bin bereit
club-rest = Pause machen
club-end = Abend für alle beenden
club-waiting = Du wirst gepaart, sobald noch jemand bereit ist. Lass diese Seite offen.
club-link = Link zu diesem Abend
club-table = Ergebnisse
club-nobody = Noch niemand. Schick deinem Klub den Link.
club-state = Zustand
club-results = S · U · N
club-points = Punkte
club-state-ready = bereit
club-state-playing = spielt
club-state-away = macht Pause
club-back = Zurück zum Spielabend
online-take = Spielen
online-ask-unrated = Ohne Wertung spielen
online-create-account = Konto anlegen
online-watch = Zuschauen
online-go-on = Weiterspielen
online-your-turn = du bist am Zug
online-their-turn = dein Gegner ist am Zug
online-waiting-for = wartet auf einen Gegner
online-people = { $count ->
    [one] { $count } Person ist online.
   *[other] { $count } Personen sind online.
  }
online-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
online-color = { $color ->
    [w] spielt Weiß
   *[b] spielt Schwarz
}
online-against = { $white } – { $black }
online-between = Wertung { $from } bis { $to }
online-own-seek = von dir

# Names of people.
online-guest = Gast
online-engine = Engine, Stufe { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Noch niemand

# The connection.
online-state-connecting = Verbindung wird aufgebaut …
online-state-online = Online
online-state-sending = Wird gesendet …
online-state-saved = Gespeichert
online-state-restarting = Der Server startet neu. Nichts geht verloren.
online-state-lost = Keine Verbindung. Neu verbinden …
online-state-lost-clock = Keine Verbindung. Die Uhren laufen weiter. Neuer Versuch …

# What the server refuses.
online-refused-not-your-turn = Du bist nicht am Zug.
online-refused-ply-mismatch = Die Partie ist weitergegangen. Sieh dir die aktuelle Stellung an und versuch es noch einmal.
online-refused-not-a-player = Du spielst in dieser Partie nicht mit.
online-refused-game-over = Diese Partie ist beendet.
online-refused-no-such-game = Diese Partie gibt es nicht.
online-refused-no-such-seek = Diese Partie wird nicht mehr angeboten: Jemand war schneller, oder sie wurde zurückgezogen.
online-refused-no-such-challenge = Diese Herausforderung besteht nicht mehr.
online-refused-no-such-player = Diesen Spieler gibt es nicht.
online-refused-too-late = Dafür ist es zu spät.
online-refused-not-now = Das geht im Moment nicht.
online-refused-limit = Zu viele Anfragen. Warte kurz und versuch es noch einmal.
online-refused-standing-seeks = In deinem Netz lassen sich schon zu viele Leute benachrichtigen. Versuch es später noch einmal oder erstelle eine Partie, die auf einen Gegner wartet.
online-refused-muted = Du darfst im Moment nicht chatten.
online-refused-rated-needs-account = Für gewertete Partien brauchst du ein Konto. Melde dich an oder spiel ohne Wertung.
online-refused-seats-taken = Diese Partie hat schon zwei Spieler.
online-refused-own-game = Du kannst nicht gegen dich selbst spielen.
online-refused-opponent-unavailable = Diese Person steht dir nicht als Gegner zur Verfügung. Wähle einen anderen Gegner.
online-refused-opponent-blocked = Du hast diese Person blockiert. Hebe das zuerst auf.
online-refused-not-for-you = Diese Partie ist für jemand anderen.
online-refused-not-signed-in = Du bist nicht angemeldet. Melde dich an oder mach als Gast weiter.
online-refused-nothing-offered = Das Angebot gilt nicht mehr.
online-refused-bad-plan = Ein Plan darf höchstens { $limit } Varianten mit 2 bis { $limit } Zügen haben, und sie dürfen sich nicht widersprechen.
online-refused-bad-chat = Eine Nachricht muss 1 bis { $limit } Zeichen in einer Zeile haben oder eine der Kurznachrichten sein.
online-refused-busy = Alle Engines sind beschäftigt. Versuch es später noch einmal.
online-refused-reports-pending = Für dein Netz werden schon andere Partieberichte erstellt. Versuch es noch einmal, wenn einer davon fertig ist.
online-refused-report-failed = Der Partiebericht konnte nicht erstellt werden. Fordere ihn noch einmal an.
online-refused-unavailable = Der Server kann im Moment nichts speichern. Nichts hat sich geändert; versuch es noch einmal.
online-refused-no-network = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
online-refused-other = Der Server hat das abgelehnt: { $text }

## Online play: a game

game-title = Partie
game-loading = Die Partie wird geladen …
game-unreachable = Die Partie ist gerade nicht erreichbar. Neuer Versuch …
game-missing = Diese Partie gibt es nicht, oder sie ist privat und der Link ist unvollständig.
game-missing-lobby = Zur Lobby
game-failed = Das Brett konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
game-panel = Die Partie
game-challenge-wait = Warten auf { $name }
game-challenge-wait-about = { $name } kann innerhalb von { $days } Tagen annehmen. Du kannst diese Seite verlassen; die Herausforderung bleibt in deiner Lobby.
game-challenge-you = { $name } fordert dich heraus.
game-challenge-other = Diese Partie ist für { $name }. Du kannst zuschauen, sobald sie begonnen hat.
game-link-lost = Den Link kennt nur der Browser, in dem er erstellt wurde. Du kannst einen neuen erstellen; der alte gilt dann nicht mehr.
game-link-new = Neuen Link erstellen

# Before the game.
game-invite-from = { $name } lädt dich zu einer Partie ein.
game-invite-open = { $name } sucht einen Gegner.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
    [w] Du spielst Weiß.
    [b] Du spielst Schwarz.
   *[none] Die Farben werden ausgelost.
  }
game-invite-rated = Diese Partie wird gewertet.
game-invite-unrated = Diese Partie wird nicht gewertet.
game-invite-no-account = Gewertete Partien brauchen ein Konto. Ohne Konto wird { $name } gefragt, ob ihr ohne Wertung spielt.
game-unrated-asked = { $name } möchte ohne Wertung spielen
game-unrated-about = Ohne Konto geht es nur ohne Wertung. Wenn du zustimmst, beginnt die Partie sofort, und keine Wertung ändert sich.
game-invite-handicap = { $color ->
    [w] Vorgabe: Weiß hat { $count } mehr im Vorrat.
   *[b] Vorgabe: Schwarz hat { $count } mehr im Vorrat.
}
game-invite-play = Spielen
game-invite-name = Dein Name
game-invite-wait = Warten auf deinen Freund
game-invite-wait-open = Warten, bis jemand mitspielt
game-invite-send = Schick diesen Link an die Person, mit der du spielen willst. Die Partie beginnt, sobald sie ihn öffnet und annimmt.
game-invite-listed = Alle sehen diese Partie in der Lobby. Sie beginnt, sobald jemand mitspielt: Du musst hier nicht warten. Du kannst den Link auch Freunden schicken.
game-invite-link = Link zur Partie
game-invite-copy = Link kopieren
game-invite-share = Teilen
game-invite-copied = Link kopiert.
game-invite-by-hand = Dieser Browser kopiert nur über eine sichere Verbindung (https). Markiere den Link und kopiere ihn von Hand.
game-invite-code = Derselbe Link als QR-Code: Scanne ihn mit einem Telefon.
game-invite-cancel = Einladung zurückziehen
game-invite-gone = Diese Einladung wurde zurückgezogen.
sixty-title = Die Regeln in sechzig Sekunden
sixty-lesson = In der ersten Lektion ausprobieren
sixty-yinsh-place = Leg einen Markierungsstein deiner Farbe in einen deiner Ringe und zieh den Ring geradeaus. Der Markierungsstein bleibt liegen.
sixty-yinsh-flip = Ein Ring darf über eine Reihe von Markierungssteinen springen, auf den ersten freien Punkt dahinter. Alle werden umgedreht und wechseln die Farbe.
sixty-yinsh-row = Fünf deiner Markierungssteine in einer Reihe? Nimm sie weg, und dazu einen deiner Ringe. Wer drei Ringe weggenommen hat, gewinnt.
sixty-yinsh-row-blitz = Fünf deiner Markierungssteine in einer Reihe? Nimm sie weg, und dazu einen deiner Ringe. Beim Blitz gewinnt der erste Ring.
sixty-gipf-push = Leg einen Stein auf einen Punkt am Rand und schieb ihn ins Feld. Die Steine, die im Weg liegen, rücken weiter.
sixty-gipf-row = Vier deiner Steine in einer Reihe kommen zurück in deinen Vorrat. Gegnerische Steine, die die Reihe fortsetzen, werden geschlagen.
sixty-gipf-end-basic = Geschlagene Steine kommen nicht zurück. Ist dein Vorrat leer, wenn du am Zug bist, verlierst du.
sixty-gipf-end = Du verlierst, wenn dein Vorrat leer ist und du am Zug bist, oder wenn dein letzter GIPF-Stein weg ist. Ein GIPF-Stein ist zwei Steine hoch.
sixty-potentials = Potentiale sind Zusatzsteine mit einer eigenen Fähigkeit. Du bringst jedes auf einem einfachen Stein ins Spiel und setzt es in einem späteren Zug ein.

# Players and clocks.
game-you = du
game-present = da
game-away = weg
game-spectators = { $count ->
    [0] Keine Zuschauer.
    [one] { $count } Zuschauer.
   *[other] { $count } Zuschauer.
  }
game-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
game-clock-days-hours = { $days } T { $hours } h
game-clock-hours = { $hours } h { $minutes } min
game-clock-periods = { $periods ->
    [one] { $periods } Periode
   *[other] { $periods } Perioden
}
game-clock-left = { $player ->
    [w] Weiß hat noch { $time }
   *[b] Schwarz hat noch { $time }
}
game-clock-low = Deine Zeit wird knapp.

# Whose turn it is, and what to do.
game-your-turn = Du bist am Zug
game-their-turn = { $name } ist am Zug
game-turn-of = { $player ->
    [w] Weiß ist am Zug
   *[b] Schwarz ist am Zug
}
game-thinking = Du kannst frühere Züge ansehen oder einen Vorauszug wählen.
game-watching = Du schaust dieser Partie zu.
game-sent = Dein Zug wird an den Server gesendet …
game-sent-later = Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
game-new-turn = Ein neuer Zug wurde gespielt.
game-your-turn-new = Jetzt bist du am Zug.
game-undo = Rückgängig
game-send = Diesen Zug senden
game-send-about = Dein Zug ist vollständig. Senden?
game-not-sent = Dein Zug wurde nicht angenommen: { $reason }
game-confirm-setting = Nachfragen, bevor ein Zug gesendet wird
game-taken-back = { $count ->
    [one] Zurückgenommen: { $count } Zug bleibt.
   *[other] Zurückgenommen: { $count } Züge bleiben.
}
game-title-turn = Du bist am Zug · { $game }
game-title-wait = { $name } ist am Zug · { $game }
game-title-over = Partie beendet · { $game }
game-title-invite = Warten · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Vorauszug
game-premove-about = Wähl jetzt deinen nächsten Zug. Er wird gesendet, sobald dein Gegner gespielt hat, wenn er dann noch möglich ist.
game-premove-choose = Vorauszug: { $action }
game-premove-set = Vorauszug: { $turn }. Mit Escape oder einem Druck aufs Brett nimmst du ihn zurück.
game-premove-dropped = Dein Vorauszug ist verworfen.
game-premove-impossible = Dein Vorauszug { $turn } ist nicht mehr möglich.
game-premove-not-now = In dieser Stellung ist kein Vorauszug möglich.

# Conditional turns.
game-plan = Bedingte Züge
game-plan-about = „Wenn mein Gegner dies spielt, spiele ich das.“ Der Server spielt deine Antworten für dich. Niemand sonst sieht sie.
game-plan-add = Variante hinzufügen
game-plan-none = Noch keine Varianten.
game-plan-line = Wenn { $line }
game-plan-delete = Diese Variante löschen
game-plan-theirs = Spiel auf dem Brett einen Zug für deinen Gegner.
game-plan-mine = Spiel jetzt deine Antwort.
game-plan-save = Diese Variante speichern
game-plan-back = Einen Zug zurück
game-plan-cancel = Abbrechen
game-plan-kept = Deine bedingten Züge sind gespeichert.
game-plan-full = Du hast { $limit } Varianten, mehr sind nicht möglich.
game-plan-resign = dann aufgeben
game-plan-your-turn = Du bist am Zug. Bedingte Züge legst du fest, während du auf deinen Gegner wartest.

# Offers and requests.
game-resign = Aufgeben
game-premove-short = Voraus­zug
game-take-back-short = Zurück
game-draw-short = Unent­schieden
game-offer-once = Ein Angebot je Zug. Nach dem nächsten Zug kannst du wieder anbieten.
game-resign-sure = Diese Partie aufgeben?
game-resign-about = Dein Gegner gewinnt.
game-resign-yes = Aufgeben
game-resign-no = Weiterspielen
game-abort = Partie abbrechen
game-abort-sure = Diese Partie abbrechen?
game-abort-about = Niemand gewinnt, und die Partie zählt nicht.
game-abort-yes = Partie abbrechen
game-draw = Unentschieden anbieten
game-draw-offered = Du hast ein Unentschieden angeboten.
game-draw-asked = { $name } bietet ein Unentschieden an.
game-take-back = Zug zurücknehmen
game-take-back-offered = Du hast darum gebeten, einen Zug zurückzunehmen.
game-take-back-asked = { $name } möchte einen Zug zurücknehmen.
game-draw-early = Ein Unentschieden kann erst angeboten werden, wenn beide einen Zug gespielt haben.
game-take-back-early = Du hast noch keinen Zug gespielt.
game-rematch = Revanche
game-rematch-offered = Du hast eine Revanche angeboten.
game-rematch-asked = { $name } bietet eine Revanche an.
game-rematch-go = Zur nächsten Partie
game-accept = Annehmen
game-decline = Ablehnen
game-declined = { $name } hat abgelehnt.
game-gone = { $name } hat die Partie verlassen.
game-gone-wait = { $seconds ->
    [one] In { $seconds } Sekunde kannst du die Partie beenden lassen.
   *[other] In { $seconds } Sekunden kannst du die Partie beenden lassen.
}
game-gone-now = Du kannst die Partie für dich beanspruchen oder weiter warten.
game-claim-win = Sieg beanspruchen
game-claim-draw = Unentschieden beanspruchen
game-menu = Mehr
game-match-go = Zum verknüpften Spiel
game-match-back = Zurück zum Match
game-match-part = Dieses Spiel entscheidet, ob in einem Match ein Potential eingesetzt wird.
game-match-paused = Die GIPF-Partie pausiert
game-match-linked = Das verknüpfte Spiel entscheidet, ob der angesagte Einsatz gespielt wird.
game-match-answer = Dein Gegner entscheidet: den Einsatz zulassen oder herausfordern.
game-match-decides = { $player ->
    [w] Weiß entscheidet
   *[b] Schwarz entscheidet
}
game-match-choice = Den Einsatz zulassen oder herausfordern.
game-match-elsewhere = Ein Spiel an anderem Ort entscheidet
game-match-entering = Beide tragen ein, wer gewonnen hat.
match-name = { $game } (Match)
match-linked = Verknüpft: { $links }
match-challenges = Herausforderungen je Spieler: { $count }
match-explained = Ein verknüpftes Potential muss angesagt werden, bevor es eingesetzt wird. Der andere lässt es zu oder fordert heraus; dann wird es nur eingesetzt, wenn sein Spieler gewinnt.
match-explained-die = Würfel: Beide würfeln, die höhere Zahl gewinnt.
match-explained-game = Verknüpftes Spiel: GIPF ruht, und ihr spielt hier das andere Spiel mit eigener Uhr.
match-explained-elsewhere = Ein Spiel anderswo: Ihr spielt irgendein Spiel, zum Beispiel am Tisch, und beide tragen das Ergebnis ein.
match-part = Verknüpftes Spiel eines Matches
match-games = Verknüpfte Spiele
game-flip = Brett drehen
game-share = Link zu dieser Partie teilen
game-analyse = Analysieren
game-record = Aufzeichnung speichern
game-new = Neue Partie
game-notify = Benachrichtige mich, wenn ich am Zug bin
game-notify-denied = Dein Browser blockiert Mitteilungen dieser Seite. Das kannst du in seinen Einstellungen ändern.
game-notify-insecure = Mitteilungen brauchen eine sichere Verbindung (https). Ohne sie gibt es nur den Ton und den Seitentitel.
game-notify-title = Du bist am Zug
game-notify-body = { $name } hat gespielt: { $turn }
game-notify-joined = { $name } ist da. Die Partie beginnt.

# About the game.
game-about = Über diese Partie
game-about-rated = Gewertet
game-about-unrated = Nicht gewertet
game-about-private = Privat: Nur die Spieler und wer den Link hat, sehen diese Partie.
game-about-clock = Uhr: { $clock }
game-about-lag = Verzögerung
game-about-lag-own = Deine Verbindung antwortet in { $ms } ms.
game-about-lag-note = Der Server gibt die Zeit zurück, die ein Zug unterwegs verbringt, bis zu einer Grenze, die für beide gleich ist.
game-about-player = Spieler
game-about-last = Letzter Zug
game-about-back = Zurückgegeben
game-about-back-all = Insgesamt
game-about-ms = { $ms } ms
game-about-seconds = { $seconds } s

# The end.
game-over = Partie beendet
game-won = Du hast gewonnen!
game-lost = Du hast verloren.
game-white-won = Weiß hat gewonnen.
game-black-won = Schwarz hat gewonnen.
game-drawn = Unentschieden.
game-aborted = Die Partie wurde abgebrochen.
game-by-resignation = { $winner ->
    [w] Schwarz hat aufgegeben.
   *[b] Weiß hat aufgegeben.
}
game-by-time = { $winner ->
    [w] Die Zeit von Schwarz ist um.
    [b] Die Zeit von Weiß ist um.
   *[none] Die Zeit ist um.
}
game-by-agreement = In beiderseitigem Einverständnis.
game-by-abandoned = { $winner ->
    [w] Schwarz hat die Partie verlassen.
    [b] Weiß hat die Partie verlassen.
   *[none] Ein Spieler hat die Partie verlassen.
}
game-by-aborted = Die Partie zählt nicht.
game-by-rules = Nach den Spielregeln.
game-rating-change = { $name }: { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = Du bist in einer gewerteten Partie.
game-lock-about = Bis sie zu Ende ist, sind Engine, Tipps und Analyse gesperrt. So bleibt die Partie fair.
game-lock-back = Zurück zu deiner Partie

## Online play: chat

chat-title = Chat
chat-players = Spieler
chat-spectators = Zuschauer
chat-none = Noch keine Nachrichten.
chat-say = Deine Nachricht
chat-send = Senden
chat-phrases = Kurznachrichten
chat-good-luck = Viel Glück!
chat-hello = Hallo!
chat-good-game = Gut gespielt!
chat-thanks = Danke!
chat-nice-turn = Schöner Zug!
chat-sorry = Entschuldigung!
chat-one-moment = Einen Moment, bitte.
chat-goodbye = Auf Wiedersehen!
chat-mute = Chat ausblenden
chat-muted = Der Chat ist ausgeblendet.
chat-unmute = Chat zeigen
chat-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-spoken = { $name } sagt: { $text }
chat-report-title = Einen Spieler melden
chat-report-about = Ein Moderator sieht es sich an. Die gemeldete Person erfährt davon nichts.
chat-report-who = Spieler
chat-report-reason = Grund
chat-report-cheat = Hilfe von einer Engine
chat-report-abuse = Beleidigungen oder Drohungen
chat-report-spam = Werbung
chat-report-stalling = Verzögern oder Weggehen
chat-report-other = Etwas anderes
chat-report-text = Was ist passiert?
chat-report-send = Meldung senden
chat-report-cancel = Abbrechen
chat-report-sent = Danke. Deine Meldung ist gesendet.
block-add = Blockieren
block-remove = Nicht mehr blockieren
block-add-name = { $name } blockieren
block-remove-name = { $name } nicht mehr blockieren
block-title = Einen Spieler blockieren
block-about = Du wirst nicht mit Personen gepaart, die du blockiert hast. Ihr könnt einander nicht herausfordern, und du siehst nicht, was sie schreiben. Sie erfahren davon nichts. Laufende Partien gehen weiter.
block-done = { $name } ist blockiert.
block-undone = { $name } ist nicht mehr blockiert.
block-nobody = Hier ist niemand, den du blockieren könntest.

## Analyse

analyse-title = Analyse
analyse-loading = Das Brett wird aufgebaut …
analyse-failed = Das Brett konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal; deine Analysen bleiben erhalten.
analyse-again = Noch einmal versuchen

# The board and the tree of turns.
analyse-steps = Durch die Züge gehen
analyse-first = Zum Anfang
analyse-previous = Einen Zug zurück
analyse-next = Einen Zug vor
analyse-last = Zum Ende
analyse-flip = Brett drehen
analyse-open = Öffnen …
analyse-new = Neu
analyse-tab-turns = Züge
analyse-tab-engine = Engine
analyse-tab-setup = Aufbau
analyse-tab-share = Teilen
analyse-start = Anfang
analyse-no-turns = Spiel einen Zug auf dem Brett oder öffne eine Partie. Jeder andere Zug, den du probierst, wird eine Variante.
analyse-main-line = Hauptvariante
analyse-variation = Variante
analyse-turn-of = { $player ->
        [w] Weiß ist am Zug
       *[b] Schwarz ist am Zug
    }
analyse-marks = Diesen Zug kennzeichnen
analyse-mark-good = Gut
analyse-mark-poor = Fehler
analyse-mark-very-good = Glänzend
analyse-mark-very-poor = Grober Fehler
analyse-mark-interesting = Interessant
analyse-mark-doubtful = Zweifelhaft
analyse-comment = Kommentar zu diesem Zug
analyse-comment-start = Kommentar zur Partie
analyse-promote = Zur Hauptvariante machen
analyse-delete = Ab hier löschen
analyse-deleted = Gelöscht: { $turn } und alles danach.
analyse-bring-back = Rückgängig
analyse-refused = Das ließ sich nicht öffnen: { $reason }
analyse-turn-refused = Der Zug { $turn } lässt sich nicht zeigen: { $reason }
analyse-link-refused = Dieser Link ist ungültig; hier ist ein leeres Brett.
analyse-no-game = Diese Partie ist in diesem Browser nicht mehr gespeichert.
analyse-part-failed = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
analyse-not-kept = Dieser Browser kann im Moment nichts speichern. Sichere die Aufzeichnung, bevor du die Seite schließt.

# The engine.
analyse-engine = Engine
analyse-engine-loading = Die Engine wird geladen …
analyse-engine-percent = Die Engine wird geladen … { $percent } %
analyse-engine-failed = Die Engine konnte nicht geladen werden. Alles andere geht auch ohne sie.
analyse-engine-retry = Noch einmal versuchen
analyse-engine-over = Die Partie ist beendet.
analyse-engine-done = Die Engine ist fertig: Längeres Nachdenken würde nichts ändern.
analyse-lines = Anzahl der Varianten
analyse-lines-title = Was die Engine spielen würde
analyse-progress = Tiefe { $depth } · { $speed } Stellungen/s
analyse-no-score = Keine Bewertung
analyse-even = Die Stellung ist ausgeglichen.
analyse-better = { $player ->
    [w] Weiß steht um { $points } besser.
   *[b] Schwarz steht um { $points } besser.
  }
analyse-has-won = { $player ->
        [w] Weiß hat gewonnen
       *[b] Schwarz hat gewonnen
    }
analyse-wins-in = { $player ->
        [w] { $turns ->
        [one] Weiß gewinnt in { $turns } Zug
       *[other] Weiß gewinnt in { $turns } Zügen
    }
       *[b] { $turns ->
        [one] Schwarz gewinnt in { $turns } Zug
       *[other] Schwarz gewinnt in { $turns } Zügen
    }
    }

# Line control.
control-title = Linienkontrolle
control-for = { $player ->
    [w] günstig für Weiß
   *[b] günstig für Schwarz
  }
control-shown = Gezeigte Linien
control-before = Vor dem Zug
control-after = Nach dem Zug
control-changes = Größte Änderungen
control-change = { $player ->
    [w] besser für Weiß
   *[b] besser für Schwarz
  }
control-none = Dieser Zug ändert keine Linie.
control-start = Spiel einen Zug, um zu sehen, welche Linien er ändert.
control-sum = Linien { $lines }, alles andere { $rest }: { $total } ohne vorauszurechnen.

# The whole game.
analyse-review = Partiebericht erstellen
analyse-annotate = Zeichen, Kommentar, Zeichnung
analyse-draw = Zeichnen
analyse-draw-about = Ziehen macht einen Pfeil, Tippen einen Kreis; mit der rechten Maustaste jederzeit. Umschalt zeichnet rot, Alt blau.
analyse-review-stop = Anhalten
analyse-review-doing = Die Engine sieht die Partie durch: { $done } von { $of } Zügen
analyse-review-empty = Es gibt noch keinen Zug zum Durchsehen.
analyse-review-graph = Bewertung im Lauf der Partie
analyse-review-point = { $number } { $turn } ({ $score }). Besser war { $better }.
analyse-review-turning-point = Das war der Wendepunkt.
analyse-review-player = { $player ->
        [w] Weiß
       *[b] Schwarz
    }
analyse-review-accuracy = { $percent } % Genauigkeit
analyse-review-faults = { $count ->
        [0] keine Fehler
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
analyse-review-faultless = Die Engine fand keine Fehler.

# Setting up a position.
analyse-setup-about = Wähl einen Stein und klick dann auf das Brett, oder zieh ihn dorthin. Ein weiterer Klick entfernt ihn.
analyse-game = Spiel
analyse-palette = Steine
analyse-tool-hand = Einen Stein versetzen
analyse-tool-eraser = Einen Stein entfernen
analyse-to-act = Am Zug
analyse-white = Weiß
analyse-black = Schwarz
analyse-rings-off = Entfernte Ringe
analyse-reserve = Steine im eigenen Vorrat
analyse-right = GIPF-Steine
analyse-right-first = muss den ersten noch bringen
analyse-right-open = darf noch weitere bringen
analyse-right-lost = darf keine mehr bringen
analyse-setup-possible = Diese Stellung ist gültig.
analyse-setup-done = Diese Stellung analysieren
analyse-setup-clear = Brett leeren
analyse-setup-start = Anfangsstellung
analyse-setup-shown = Analysierte Stellung

# Export.
analyse-position = Stellung
analyse-position-open = Diese Stellung öffnen
analyse-copy = Kopieren
analyse-save = Als Datei speichern
analyse-link = Link
analyse-link-position = Link zu dieser Stellung
analyse-link-game = Link zur Partie bis hierher
analyse-play-here = Von hier aus spielen
analyse-play-engine = Gegen die Engine
analyse-play-person = Zu zweit
analyse-record = Aufzeichnung mit allen Varianten
analyse-copied-position = Stellung kopiert.
analyse-copied-link = Link kopiert.
analyse-copied-record = Aufzeichnung kopiert.

# Opening something.
analyse-open-title = Eine Partie oder Stellung öffnen
analyse-open-text = Aufzeichnung, Stellung oder Link
analyse-open-read = Öffnen
analyse-open-file = Datei wählen
analyse-open-cancel = Abbrechen
analyse-open-about = Aufzeichnungen in unserer Notation, von Boardspace oder Board Game Arena, in der offiziellen GIPF-Notation oder in unserem JSON. Du kannst auch eine Datei auf diese Seite ziehen.
analyse-open-empty = Füge zuerst etwas ein oder wähl eine Datei.
analyse-open-large = Das ist zu groß für eine Aufzeichnung.
analyse-open-nothing = In diesem Text wurde keine Partie gefunden.
analyse-open-found = { $count ->
        [one] Eine Partie lässt sich öffnen:
       *[other] { $count } Partien wurden gefunden. Wähl eine:
    }
analyse-open-more = { $count ->
        [one] Eine weitere ließ sich nicht lesen.
       *[other] { $count } weitere ließen sich nicht lesen.
    }
analyse-own-games = Deine Partien
analyse-earlier = Frühere Analysen

## Reports, mistakes and teaching games

report = Partiebericht
report-doing-again = Die Engine prüft die Fehler noch einmal: { $done } von { $of }
report-phase-opening = Eröffnung
report-phase-middle = Mittelspiel
report-phase-end = Endspiel
report-phase = { $phase }: { $percent } %
report-turned = { $player ->
    [w] Bei { $turn } kippte die Partie: Die Chancen von Weiß fielen von { $before } % auf { $after } %.
   *[b] Bei { $turn } kippte die Partie: Die Chancen von Schwarz fielen von { $before } % auf { $after } %.
}
report-steady = Niemand gab einen Vorteil aus der Hand: Die Partie hatte keinen Wendepunkt.
report-chance = { $turn } · Chancen von Weiß: { $percent } %
report-learn = Aus deinen Fehlern lernen
report-learn-of = { $player ->
    [w] Fehler von Weiß
   *[b] Fehler von Schwarz
}
report-kept = Dieser Partiebericht ist in diesem Browser gespeichert, mit einem Konto auch dort, nur für dich.
report-show = Zeigen
report-show-title = { $turn } auf dem Brett
report-show-played = { $player ->
    [w] Weiß spielte { $turn }:
   *[b] Schwarz spielte { $turn }:
}
report-show-better = Besser war { $turn }:
report-show-before = Die Stellung vor dem Zug.
report-show-before-better = Noch einmal dieselbe Stellung.
report-show-play = Züge abspielen
report-show-pause = Anhalten
report-show-try = Selbst versuchen
report-lessons = Was diese Partie lehrt
report-lesson-times = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
report-lesson-link = Lektion: { $name }
report-lesson-puzzles = Aufgaben: { $name }
report-advice-win = Such vor jedem Zug nach einem eigenen Gewinn.
report-advice-danger = Frag dich vor jedem Zug, womit der Gegner gewinnen könnte.
report-advice-own-row = Such nach Reihen, die du vollenden oder androhen kannst.
report-advice-their-row = Prüf vor jedem Zug, welche Reihen der Gegner vollenden kann.
report-advice-given-row = Achte darauf, dass dein Zug keine Reihe für den Gegner vollendet.
report-advice-capture = Sieh dir jeden Schub an, der etwas schlägt.
report-advice-safety = Prüf, welche deiner Steine der Gegner schlagen kann.
report-advice-gipf-pieces = Halte deine GIPF-Steine außer Reichweite.
report-advice-rings = Halte deine Ringe beweglich.
report-advice-flips = Zähl die Markierungssteine, die ein Zug umdreht, deine und die des Gegners.
report-advice-removal = Überleg dir gut, was du entfernst.
report-advice-supply = Behalte im Blick, wie viele Steine noch da sind.
report-advice-potentials = Denk in jedem Zug an deine Potentiale: Setz sie rechtzeitig ein, aber nicht zu früh.
report-good = Gute Züge
report-good-only = Der einzige Zug, der die Gewinnchancen wahrt.
report-good-hard = Schwer zu finden: Eine kurze Suche wählt einen anderen Zug.
report-good-sacrifice = Er gibt Steine her, und das geht auf.
report-good-punishes = Die beste Antwort auf einen Fehler.
report-old = Dieser Partiebericht stammt aus einer früheren Version, die weniger erklärt hat.
report-renew = Partiebericht erneuern
report-decision-declaration-wrong = Dieser Einsatz hätte nicht angesagt werden sollen: Mit { $better } betragen die Gewinnchancen { $other } % statt { $number } %.
report-decision-declaration-missed = Der Einsatz { $better } hätte angesagt werden sollen: Damit betragen die Gewinnchancen { $other } % statt { $number } %.
report-decision-challenge-wrong = Dieser Einsatz war keine Herausforderung wert: Die Gewinnchancen des Gegners betragen mit ihm { $number } % und ohne ihn { $other } %.
report-decision-challenge-missed = Dieser Einsatz hätte herausgefordert werden sollen: Die Gewinnchancen des Gegners betragen mit ihm { $number } % und ohne ihn { $other } %.
report-decision-win-not-challenged = { $number ->
    [one] Dieser Einsatz gewinnt sofort und hätte herausgefordert werden sollen.
   *[other] Dieser Einsatz gewinnt in { $number } Zügen und hätte herausgefordert werden sollen.
}
report-decision-chance = Wir nehmen an, dass die Herausforderung in { $chance } % der Fälle gewonnen wird; von 30 % bis 70 % wäre das Urteil dasselbe.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [one] Weiß konnte sofort gewinnen.
       *[other] Weiß konnte in { $number } Zügen den Gewinn erzwingen.
    }
   *[b] { $number ->
        [one] Schwarz konnte sofort gewinnen.
       *[other] Schwarz konnte in { $number } Zügen den Gewinn erzwingen.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [one] Weiß kann jetzt sofort gewinnen.
       *[other] Weiß kann jetzt in { $number } Zügen den Gewinn erzwingen.
    }
   *[b] { $number ->
        [one] Schwarz kann jetzt sofort gewinnen.
       *[other] Schwarz kann jetzt in { $number } Zügen den Gewinn erzwingen.
    }
}
report-reason-last-gipf = { $player ->
    [w] Der letzte GIPF-Stein von Weiß konnte geschlagen werden: { $points }.
   *[b] Der letzte GIPF-Stein von Schwarz konnte geschlagen werden: { $points }.
}
report-reason-gives-row = { $player ->
    [w] Das vollendete eine Reihe für Weiß: { $points }.
   *[b] Das vollendete eine Reihe für Schwarz: { $points }.
}
report-reason-missed-row = Eine Reihe war sofort möglich: { $points }.
report-reason-missed-capture = { $number ->
    [one] Ein Stein war zu schlagen: { $points }.
   *[other] { $number } Steine waren zu schlagen: { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] Das verliert einen GIPF-Stein von Weiß: { $points }.
   *[b] Das verliert einen GIPF-Stein von Schwarz: { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] Die Antwort schlägt einen Stein: { $points }.
   *[other] Die Antwort schlägt { $number } Steine: { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] Weiß drohte eine Reihe zu vollenden, und das wurde nicht verhindert: { $points }.
   *[b] Schwarz drohte eine Reihe zu vollenden, und das wurde nicht verhindert: { $points }.
}
report-reason-allows-row = { $player ->
    [w] Das lässt Weiß eine Reihe vollenden: { $points }.
   *[b] Das lässt Schwarz eine Reihe vollenden: { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] Der Ring von Weiß wurde eingesperrt: { $points }.
   *[b] Der Ring von Schwarz wurde eingesperrt: { $points }.
}
report-reason-broke-four = { $player ->
    [w] Das zerstörte vier weiße Markierungssteine in einer Linie: { $points }.
   *[b] Das zerstörte vier schwarze Markierungssteine in einer Linie: { $points }.
}

mistakes-title = Fehler
mistakes-about = Stellungen aus deinen Partien, in denen etwas Besseres da war. Jeder Zug zählt, der die Gewinnchancen wahrt.
mistakes-empty = Noch gibt es keinen Fehler zum Lernen. Beende eine Partie und öffne ihren Partiebericht: Dann stehen deine Fehler hier.
mistakes-play = Eine Partie spielen
mistakes-ask = { $player ->
    [w] Weiß spielte { $turn }. Finde etwas Besseres.
   *[b] Schwarz spielte { $turn }. Finde etwas Besseres.
}
mistakes-at = { $at } von { $of }
mistakes-judging = Die Engine beurteilt deinen Zug …
mistakes-right-best = Richtig: Die Engine hätte dasselbe gespielt.
mistakes-right = Richtig: Das wahrt die Gewinnchancen.
mistakes-wrong = Noch nicht: Das gibt Gewinnchancen her.
mistakes-same = Das wurde in der Partie gespielt. Es gibt etwas Besseres.
mistakes-on = Die Engine hat geantwortet. Du bist am Zug.
mistakes-held = Geschafft: Deine Gewinnchancen sind noch da.
mistakes-begins = Der bessere Zug beginnt auf { $point }.
mistakes-solution = Lösung
mistakes-better = Besser war { $turn }.
mistakes-again = Noch einmal
mistakes-next = Weiter
mistakes-done = Das waren alle: { $right } von { $of } beim ersten Versuch gefunden.
mistakes-game = Die ganze Partie
teach-option = Lehrpartie
teach-about = Schlechte Züge werden sofort gezeigt und dürfen zurückgenommen werden.
teach-checking = Dein Zug wird geprüft …
teach-bad = { $kind ->
    [mistake] Das war ein Fehler.
   *[blunder] Das war ein grober Fehler.
}
teach-ask-threat = { $player ->
    [w] Weiß droht etwas. Siehst du es?
   *[b] Schwarz droht etwas. Siehst du es?
}
teach-ask-chance = Es gab etwas Besseres. Siehst du es?
teach-tell = Verraten
teach-hint-chance = Hier gibt es etwas Gutes. Siehst du es?
teach-hint-otherwise = Angenommen, du spielst { $turn }:
teach-on = Weiterspielen

report-reason-costs-rows = { $number ->
    [one] In den folgenden Zügen kostet das eine Reihe.
   *[other] In den folgenden Zügen kostet das { $number } Reihen.
}
report-reason-costs-pieces = { $number ->
    [one] In den folgenden Zügen kostet das einen Stein.
   *[other] In den folgenden Zügen kostet das { $number } Steine.
}
report-reason-later = { $turns ->
    [one] Das dauert einen Zug.
   *[other] Das dauert { $turns } Züge.
}
report-reason-wrong-ring = Besser wäre ein anderer Ring entfernt worden: { $points }.
report-reason-wrong-row = Besser wäre etwas anderes entfernt worden: { $points }.
report-reason-pool-runs-out = { $player ->
    [w] Der Vorrat geht aus. Entfernte Ringe: Weiß { $number }, Schwarz { $other }.
   *[b] Der Vorrat geht aus. Entfernte Ringe: Schwarz { $number }, Weiß { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] Der Vorrat von Weiß geht aus.
   *[b] Der Vorrat von Schwarz geht aus.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] Weiß darf keine GIPF-Steine mehr einsetzen. Auf dem Brett: { $number }.
   *[b] Schwarz darf keine GIPF-Steine mehr einsetzen. Auf dem Brett: { $number }.
}
report-reason-use-missed = Ein Potential war einzusetzen: { $points }.
report-reason-use-wasted = Ein Potential wurde eingesetzt, das man besser behalten hätte: { $points }.
report-reason-row-follows = { $player ->
    [w] Das führt zu einer Reihe für Weiß: { $points }.
   *[b] Das führt zu einer Reihe für Schwarz: { $points }.
}
report-reason-row-lost = { $player ->
    [w] Der bessere Zug führt zu einer Reihe für Weiß: { $points }.
   *[b] Der bessere Zug führt zu einer Reihe für Schwarz: { $points }.
}
report-reason-row-delayed = { $player ->
    [w] Die Reihe von Weiß kommt später ({ $points }). Züge bis dahin: { $number } statt { $other }.
   *[b] Die Reihe von Schwarz kommt später ({ $points }). Züge bis dahin: { $number } statt { $other }.
}
report-reason-row-sooner = { $player ->
    [w] Die Reihe von Weiß kommt früher ({ $points }). Züge bis dahin: { $number } statt { $other }.
   *[b] Die Reihe von Schwarz kommt früher ({ $points }). Züge bis dahin: { $number } statt { $other }.
}
report-reason-captures-follow = Danach werden Steine geschlagen: { $points }.
report-reason-capture-lost = Der bessere Zug führt dazu, dass Steine geschlagen werden: { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] Ein GIPF-Stein von Weiß kann jetzt geschlagen werden: { $points }.
   *[b] Ein GIPF-Stein von Schwarz kann jetzt geschlagen werden: { $points }.
}
report-reason-pieces-threatened = Die Gegenseite droht dann zu schlagen: { $points }.
report-reason-attack-missed = Der bessere Zug droht zu schlagen: { $points }.
report-reason-row-threatened = { $player ->
    [w] Weiß droht dann eine Reihe zu vollenden: { $points }.
   *[b] Schwarz droht dann eine Reihe zu vollenden: { $points }.
}
report-reason-threat-missed = Der bessere Zug droht eine Reihe zu vollenden: { $points }.
report-reason-markers-flipped = Markierungssteine, die der Gegner durch Umdrehen gewinnt: { $number } statt { $other } ({ $points }).
report-reason-flip-missed = Markierungssteine, die die bessere Variante durch Umdrehen gewinnt: { $number } statt { $other } ({ $points }).
report-reason-ring-hemmed-in = Ein Ring wird eingeengt: { $points }. Verbleibende Züge: { $number } statt { $other }.
report-reason-close = Die Züge liegen nah beieinander: Eine tiefere Suche sieht kaum einen Unterschied.
report-reason-compare-rows = { $player ->
    [w] Nach den folgenden Zügen Reihen, die Weiß in einem Zug vollenden kann: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen Reihen, die Schwarz in einem Zug vollenden kann: { $number } statt { $other }.
}
report-reason-compare-moves = { $player ->
    [w] Nach den folgenden Zügen mögliche Züge der weißen Ringe: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen mögliche Züge der schwarzen Ringe: { $number } statt { $other }.
}
report-reason-compare-flips = { $player ->
    [w] Nach den folgenden Zügen weiße Markierungssteine, die umgedreht werden können: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen schwarze Markierungssteine, die umgedreht werden können: { $number } statt { $other }.
}
report-reason-compare-markers = { $player ->
    [w] Nach den folgenden Zügen weiße Markierungssteine auf dem Brett: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen schwarze Markierungssteine auf dem Brett: { $number } statt { $other }.
}
report-reason-compare-fours = { $player ->
    [w] Nach den folgenden Zügen weiße Markierungssteine in Viererlinien: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen schwarze Markierungssteine in Viererlinien: { $number } statt { $other }.
}
report-reason-compare-centre = { $player ->
    [w] Nach den folgenden Zügen Abstände der weißen Ringe oder Steine von der Mitte, zusammengezählt: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen Abstände der schwarzen Ringe oder Steine von der Mitte, zusammengezählt: { $number } statt { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] Nach den folgenden Zügen Steine im Vorrat von Weiß: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen Steine im Vorrat von Schwarz: { $number } statt { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] Nach den folgenden Zügen weiße Steine auf dem Brett: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen schwarze Steine auf dem Brett: { $number } statt { $other }.
}
report-reason-compare-risk = { $player ->
    [w] Nach den folgenden Zügen weiße Steine, die geschlagen werden können: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen schwarze Steine, die geschlagen werden können: { $number } statt { $other }.
}
report-reason-compare-threes = { $player ->
    [w] Nach den folgenden Zügen Dreierlinien von Weiß: { $number } statt { $other }.
   *[b] Nach den folgenden Zügen Dreierlinien von Schwarz: { $number } statt { $other }.
}

## Learn: the pages around the lessons

learn-title = Lernen
learn-lead = Kurze Lektionen auf einem richtigen Brett, eine für jede Regel. Tu, worum der Text bittet; das Brett sagt dir, wann es stimmt.
learn-potentials-about = Zusätzliche Steine aus fünf anderen Spielen der Serie: Sie laufen, springen, bedecken, brechen und schieben zweimal.
learn-potentials-first = Neu bei GIPF? Lerne zuerst GIPF
learn-progress = { $done } von { $count } Lektionen geschafft
learn-start = Anfangen
learn-continue = Weiter
learn-again = Von vorn
learn-all-done = Du hast alle Lektionen geschafft.
learn-lesson-done = geschafft
learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
  }
learn-step = Schritt { $step } von { $count }
learn-lesson-of = Lektion { $number } von { $count }
learn-back = Zurück
learn-next = Weiter
learn-next-lesson = Nächste Lektion: { $title }
learn-overview = Alle Lektionen
learn-show = Zeig es mir
learn-shown = So geht es zum Beispiel.
learn-hint = Tipp
learn-reset = Diesen Schritt von vorn
learn-right-1 = Gut gemacht.
learn-right-2 = Genau.
learn-right-3 = So ist es.
learn-not-yet = Ein erlaubter Zug, aber nicht der gesuchte. Versuch es noch einmal.
learn-not-yet-win = Noch nicht: Nach diesem Zug kann Schwarz entkommen. Versuch es noch einmal.
learn-miss-land = Noch nicht da. Der markierte Punkt ist das Ziel.
learn-miss-row = Noch keine Reihe. Die markierten Punkte wären eine.
learn-tried-jump = Übersprungene Markierungssteine: { $count }. Der Ring auf { $point } kann { $goal } überspringen.
learn-tried-gain = Gewonnene Markierungssteine: { $count }. Der Ring auf { $point } kann { $goal } gewinnen.
learn-tried-push = Weitergeschobene Steine: { $count }. Von { $point } aus kannst du { $goal } schieben.
learn-miss-keep = Der Stein auf { $point } sollte stehen bleiben.
learn-tried-capture = Geschlagene Steine: { $count }. Du kannst { $goal } schlagen.
learn-tried-reserve = Jetzt in deinem Vorrat: { $count }. Es können { $goal } sein.
learn-miss-stop = Dein Gegner bekommt noch eine Reihe, wie du siehst.
learn-miss-win = Das gewinnt noch nicht. Such einen anderen Zug.
learn-tried-rows = Entfernte Reihen: { $count }. In einem Zug kannst du { $goal } entfernen.
learn-miss-theirs = So bekommt Schwarz keine Reihe. Ein richtiger Zug beginnt auf { $point }.
learn-miss-gipf = Kein GIPF-Stein wurde geschlagen. Ein richtiger Zug beginnt auf { $point }.
learn-miss-bring-gipf = Das war kein GIPF-Stein. Wähle einen, bevor du schiebst.
learn-miss-bring-single = Das war kein einfacher Stein. Wähle einen, bevor du schiebst.
learn-miss-leave = Du hast die Reihe entfernt. Sie darf liegen bleiben, weil sie nur aus GIPF-Steinen besteht.
learn-course-done-yinsh = Du kennst alle Regeln von YINSH. Spiel jetzt eine Partie!
learn-course-done-gipf = Du kennst alle Regeln von GIPF. Spiel jetzt eine Partie!
learn-course-done-potentials = Du kennst alle Potentiale. Jetzt spiel eine Partie mit ihnen!
learn-rules-yinsh = Alle Regeln von YINSH lesen
learn-rules-gipf = Alle Regeln von GIPF lesen
learn-rules-potentials = Alle Regeln der Potentiale lesen
learn-rules-potentials-name = Potentiale
learn-rules-before = Vorher
learn-rules-after = Nachher
learn-rules-contents = Auf dieser Seite
learn-rules-site = Von der Website des Autors
learn-rules-site-about = Diese Regeln stehen nicht im Regelheft. Sie stammen aus den Kurzregeln oder den Fragen und Antworten auf der Website des Autors.
learn-rules-ruling = Unsere Festlegung
learn-rules-ruling-about = Eine Festlegung ist unsere eigene Entscheidung, wo das Regelheft schweigt oder sich auf zwei Arten lesen lässt. Der Grund steht dabei.
learn-rules-try = Probier es aus
learn-rules-reset = Neu aufbauen
learn-rules-lesson = Lektion: { $title }
learn-rules-credit = YINSH und GIPF hat Kris Burm erdacht; sie gehören zu seinem GIPF-Projekt. Dies sind die Regeln in unseren eigenen Worten; die Regelhefte in den Schachteln sind von ihm.
learn-rules-official = Die Website des GIPF-Projekts

## Lessons of YINSH

lesson-yinsh-rings = Was ist ein Ring?
lesson-yinsh-rings-1 = Du bist Weiß. Jeder hat fünf Ringe, und nur Ringe werden gezogen. Setz deinen ersten auf irgendein Spielfeld. Spielfelder sind dort, wo sich Linien kreuzen.
lesson-yinsh-rings-2 = Abwechselnd setzt ihr einen Ring, du und Schwarz. Aus der Mitte reicht ein Ring am weitesten: Setz einen auf das markierte Spielfeld.
lesson-yinsh-rings-3 = Auf einem Spielfeld steht ein Ring, nie zwei. Setz deinen fünften und letzten Ring auf ein beliebiges freies Spielfeld.
lesson-yinsh-rings-3-done = Schwarz setzt den zehnten Ring. Alle Ringe stehen, und von jetzt an ziehen sie.

lesson-yinsh-moving = Wie ein Ring zieht
lesson-yinsh-moving-1 = Wähl einen deiner Ringe und zieh ihn eine Linie entlang, so weit du willst, auf ein leeres Spielfeld. Achte darauf, was er zurücklässt.
lesson-yinsh-moving-1-done = Ein Markierungsstein! Jedes Mal, wenn du einen Ring ziehst, bleibt ein Markierungsstein aus dem Vorrat dort liegen, wo der Ring stand, mit deiner Farbe nach oben.
lesson-yinsh-moving-2 = Ein Ring zieht geradeaus, nie um die Ecke. Zieh einen deiner Ringe auf das markierte Spielfeld.
lesson-yinsh-moving-3 = Ein Ring zieht nie über einen anderen Ring, weder über deinen noch über einen schwarzen. Finde den, der das markierte Spielfeld noch erreicht.

lesson-yinsh-jumping = Markierungssteine überspringen
lesson-yinsh-jumping-1 = Ein Markierungsstein hält keinen Ring auf: Der Ring überspringt ihn. Überspring den schwarzen Markierungsstein.
lesson-yinsh-jumping-2 = Ein Ring überspringt beliebig viele Markierungssteine, die nebeneinanderliegen, von beiden Farben. Überspring drei auf einmal.
lesson-yinsh-jumping-3 = Vor einem Sprung darf der Ring über leere Spielfelder ziehen. Danach muss er auf dem ersten leeren Spielfeld anhalten. Lande auf dem markierten Spielfeld.
lesson-yinsh-jumping-4 = Ein Ring springt in einem Zug nur einmal, also nicht noch einmal hinter einer Lücke. Welcher deiner Ringe erreicht das markierte Spielfeld?

lesson-yinsh-flipping = Markierungssteine umdrehen
lesson-yinsh-flipping-1 = Jeder Markierungsstein, den du überspringst, wird umgedreht: Schwarz wird Weiß, Weiß wird Schwarz. Mach beide schwarzen Markierungssteine zu deinen.
lesson-yinsh-flipping-2 = Auch deine eigenen drehen sich um, und dann gehören sie Schwarz! Gewinne zwei Markierungssteine, ohne einen zu verlieren.
lesson-yinsh-flipping-3 = Manchmal gibt man wenig, um mehr zu gewinnen. Überspring alle vier Markierungssteine.
lesson-yinsh-flipping-3-done = Einen hast du verloren und drei gewonnen. Der Markierungsstein, den du gerade zurückgelassen hast, wird nicht umgedreht, nur die übersprungenen.

lesson-yinsh-rows = Fünf in einer Reihe
lesson-yinsh-rows-1 = Fünf Markierungssteine einer Farbe nebeneinander auf einer Linie sind eine Reihe. Du hast vier und an ihrem Ende einen Ring: Zieh ihn weg, und er lässt den fünften zurück.
lesson-yinsh-rows-2 = Auch durch Umdrehen entstehen Reihen. Mach den schwarzen Markierungsstein in der Mitte weiß.
lesson-yinsh-rows-3 = Ein Ring gehört nicht zu einer Reihe. Deiner steht in der einzigen Lücke: Was kannst du tun?

lesson-yinsh-removing = Erst eine Reihe, dann ein Ring
lesson-yinsh-removing-1 = Du hast eine Reihe, und Reihen müssen entfernt werden. Entferne ihre fünf Markierungssteine; sie kommen zurück in den Vorrat.
lesson-yinsh-removing-2 = Für jede Reihe entfernst du auch einen deiner eigenen Ringe. Wähl einen beliebigen.
lesson-yinsh-removing-2-done = Ein Ring ist entfernt: Darum spielst du. Aber jetzt hast du einen Ring weniger zum Spielen.
lesson-yinsh-removing-3 = Jetzt alles in einem Zug: Bilde eine Reihe, entferne sie und dann einen Ring.
lesson-yinsh-removing-3-hint = In Spalte e fehlt ein weißer Markierungsstein: Dreh den schwarzen um.

lesson-yinsh-long-rows = Mehr als fünf
lesson-yinsh-long-rows-1 = Sechs in einer Linie: Du entfernst fünf, die nebeneinanderliegen, und der sechste bleibt. Behalte den markierten, denn er gehört zu einer anderen Linie von dir.
lesson-yinsh-long-rows-2 = Diese zwei Reihen kreuzen sich und haben einen Markierungsstein gemeinsam. Entferne eine davon: Dann ist die andere keine Reihe mehr. Entferne danach einen Ring.
lesson-yinsh-long-rows-3 = Zwei Reihen ohne gemeinsamen Markierungsstein müssen beide entfernt werden, jede mit einem Ring. Bilde mit einem Sprung zwei Reihen und entferne beide und zwei Ringe.

lesson-yinsh-defence = Eine Reihe verhindern
lesson-yinsh-defence-1 = Schwarz hat vier in einer Linie, und der Ring am Ende wird den fünften zurücklassen. Verhindere es: Zieh so, dass Schwarz nicht sofort eine Reihe bilden kann.
lesson-yinsh-defence-2 = Schwarz will deinen Markierungsstein in der Mitte überspringen. Verhindere es noch einmal.
lesson-yinsh-defence-2-hint = Ein Ring muss auf einem leeren Spielfeld landen. Wo würde der schwarze Ring landen?

lesson-yinsh-not-yours = Die Reihe, die nicht deine ist
lesson-yinsh-not-yours-1 = Der Sprung von Schwarz hat eine Reihe weißer Markierungssteine gebildet. Eine Reihe gehört ihrer Farbe, egal wer sie gebildet hat! Entferne sie, entferne einen Ring und zieh dann wie gewohnt.
lesson-yinsh-not-yours-2 = Das gilt auch umgekehrt. Bilde eine Reihe für Schwarz und sieh, was geschieht.
lesson-yinsh-not-yours-2-done = Die Reihe gehört Schwarz. Schwarz entfernt sie, entfernt einen Ring und zieht erst dann.
lesson-yinsh-not-yours-3 = Jetzt Vorsicht: Überspring mindestens zwei Markierungssteine, aber bilde keine Reihe für Schwarz.
lesson-yinsh-not-yours-3-hint = Dein Markierungsstein auf f6 trennt die schwarzen. Lass ihn, wie er ist.

lesson-yinsh-who-first = Reihen für beide
lesson-yinsh-who-first-1 = Ein Sprung kann für jeden von euch eine Reihe bilden. Wer gezogen hat, ist zuerst dran. Bilde beide Reihen, entferne dann deine und einen Ring.
lesson-yinsh-who-first-2 = Jeder von euch hat zwei Ringe entfernt, und der dritte gewinnt. Bilde wieder Reihen für beide: Du entfernst zuerst einen Ring.

lesson-yinsh-ending = Wie eine Partie endet
lesson-yinsh-ending-1 = Wer zuerst einen dritten Ring entfernt, gewinnt sofort. Zwei hast du schon entfernt. Gewinne!
lesson-yinsh-ending-2 = Im Vorrat ist ein letzter Markierungsstein. Ist der Vorrat leer und keine Reihe mehr zu entfernen, gewinnt, wer mehr Ringe entfernt hat, und du führst mit eins zu null. Verbrauche ihn, ohne eine Reihe zu bilden.
lesson-yinsh-ending-2-hint = Ein Sprung, der viele Markierungssteine umdreht, bildet leicht Reihen. Zieh nur ein kurzes Stück.
lesson-yinsh-ending-3 = Keiner deiner Ringe kann ziehen. Nur dann passt du, und Schwarz spielt weiter.

lesson-yinsh-blitz = Die Blitz-Version
lesson-yinsh-blitz-1 = Für eine kurze Partie gibt es die Blitz-Version: Der erste entfernte Ring gewinnt. Gewinne sie.
lesson-yinsh-blitz-2 = Auch im Blitz ist zuerst dran, wer gezogen hat. Gewinne, obwohl auch Schwarz eine Reihe bekommt.

lesson-yinsh-puzzle = Zwei Aufgaben
lesson-yinsh-puzzle-1 = Jeder von euch hat zwei Ringe entfernt, und Schwarz hat vier in einer Linie. Du kannst in diesem Zug gewinnen.
lesson-yinsh-puzzle-1-done = Vier umgedreht und dazu der Markierungsstein, den du zurückgelassen hast: eine Reihe aus den vieren von Schwarz.
lesson-yinsh-puzzle-2 = Jetzt braucht es zwei Züge. Finde den Zug, nach dem Schwarz die Partie nicht mehr retten kann.
lesson-yinsh-puzzle-2-hint = Der schwarze Ring auf c6 würde gern deine vier überspringen. Wo müsste er landen?
lesson-yinsh-puzzle-2-done = Dein Ring stand dort, wo Schwarz landen wollte, und zugleich am Ende deiner eigenen Reihe. Du bist bereit für eine Partie.

## Lessons of GIPF

lesson-gipf-pushing = Vom Rand auf das Brett
lesson-gipf-pushing-1 = Du bist Weiß. In jedem Zug nimmst du einen Stein aus deinem eigenen Vorrat, setzt ihn auf einen Randpunkt und schiebst ihn einen Schritt auf das Brett. Bring einen Stein ins Spiel.
lesson-gipf-pushing-2 = Ist der erste Spielpunkt besetzt, rückt der Stein dort weiter. Schieb so, dass sich ein anderer Stein bewegt.
lesson-gipf-pushing-3 = Steine, die nebeneinanderstehen, bewegen sich zusammen, bis zur ersten Lücke. Beweg mit einmal Schieben drei.
lesson-gipf-pushing-3-done = Der Stein hinter der Lücke hat sich nicht bewegt.

lesson-gipf-lines = In welche Richtung?
lesson-gipf-lines-1 = Von den meisten Randpunkten führen zwei Linien auf das Brett, von den sechs Ecken nur eine. Schieb vom markierten Randpunkt auf den markierten Spielpunkt.
lesson-gipf-lines-2 = Schieb den schwarzen Stein auf c6 zum markierten Spielpunkt. Wähl dafür den richtigen Randpunkt.
lesson-gipf-lines-3 = Eine volle Linie entlang kannst du nicht schieben: Hier ist es die von a2 nach f1. Bring auf einer anderen Linie einen Stein auf den markierten Spielpunkt.

lesson-gipf-rows = Vier in einer Reihe
lesson-gipf-rows-1 = Vier Steine einer Farbe nebeneinander auf einer Linie sind eine Reihe. Du hast drei: Setz den vierten dazu.
lesson-gipf-rows-2 = Der vierte Stein darf von der Seite kommen. Schieb einen deiner Steine in die Lücke in Spalte e.
lesson-gipf-rows-2-hint = Dein Stein auf d6 muss einen Schritt nach e6. Von welchem Randpunkt aus?
lesson-gipf-rows-3 = Du kannst auch die Reihe selbst entlangschieben. Schließ die Lücke in Spalte d.

lesson-gipf-removing = Eine Reihe entfernen
lesson-gipf-removing-1 = Eine Reihe muss entfernt werden. Deine Steine kommen zurück in deinen eigenen Vorrat. Entferne sie.
lesson-gipf-removing-2 = Jedes Schieben kostet einen Stein aus deinem Vorrat, und jede Reihe bringt Steine zurück. Bilde eine Reihe, sodass du acht im Vorrat hast.
lesson-gipf-removing-3 = Alles, was ohne Lücke an die Reihe anschließt, wird mit ihr entfernt. Bilde eine Reihe und hol sechs Steine auf einmal zurück.
lesson-gipf-removing-3-hint = Ein weißer Stein auf e6 würde alle anderen in Spalte e verbinden.

lesson-gipf-capturing = Schlagen
lesson-gipf-capturing-1 = Schwarze Steine, die ohne Lücke an deine Reihe anschließen, werden geschlagen: Sie sind aus dem Spiel. Schlag den Stein auf c6.
lesson-gipf-capturing-1-done = Geschlagen: Schwarz bekommt ihn nie zurück.
lesson-gipf-capturing-2 = Hier kannst du mehr als eine Reihe bilden. Bilde die, die zwei Steine schlägt.
lesson-gipf-capturing-2-done = Eine Lücke hätte sie gerettet. Achte auf Lücken, bevor du schiebst, auch bei deinen eigenen Steinen.

lesson-gipf-two-rows = Zwei Reihen auf einmal
lesson-gipf-two-rows-1 = Du hast zwei Reihen, und sie kreuzen sich. Ist eine weg, ist die andere keine Reihe mehr. Wähl die, die zwei Steine schlägt.
lesson-gipf-two-rows-1-done = Die Steine, die in Spalte e übrig sind, bleiben, wo sie sind.
lesson-gipf-two-rows-2 = Reihen ohne gemeinsamen Stein müssen beide entfernt werden, in beliebiger Reihenfolge. Bilde mit einmal Schieben zwei Reihen und entferne sie.

lesson-gipf-not-yours = Die Reihe, die nicht deine ist
lesson-gipf-not-yours-1 = Schwarz hat beim Schieben eine Reihe weißer Steine gebildet. Eine Reihe gehört ihrer Farbe, egal wer sie gebildet hat! Entferne sie und schieb dann wie gewohnt.
lesson-gipf-not-yours-2 = Das gilt auch umgekehrt. Schieb so, dass Schwarz eine Reihe bekommt.
lesson-gipf-not-yours-2-done = Schwarz musste die Reihe vor dem Schieben entfernen. Das öffnet eine Mauer, die du nicht durchbrechen konntest.

lesson-gipf-who-first = Reihen für beide
lesson-gipf-who-first-1 = Einmal Schieben kann für jeden von euch eine Reihe bilden. Wer geschoben hat, ist zuerst dran. Bilde beide Reihen, dann entferne deine.
lesson-gipf-who-first-2 = Schieb vom markierten Randpunkt. Wieder entsteht eine Reihe für beide, aber diesmal kreuzen sie sich. Entferne deine.
lesson-gipf-who-first-2-done = Deine Reihe hat einen Stein der schwarzen Reihe geschlagen; Schwarz hat nichts mehr zu entfernen.

lesson-gipf-reserve = Der letzte Stein
lesson-gipf-reserve-1 = Wer mit leerem Vorrat schieben muss, verliert. Der Vorrat von Schwarz ist leer: Schieb, wie du willst, aber gib Schwarz keine Reihe.
lesson-gipf-reserve-1-done = Damit ist das Grundspiel gewonnen. Eine Reihe hätte Steine in den Vorrat von Schwarz zurückgebracht.
lesson-gipf-reserve-2 = Jetzt hast du nur noch einen Stein. Ihn zu spielen verliert noch nicht: Eine Reihe bringt Steine zurück.

lesson-gipf-gipf-pieces = GIPF-Steine
lesson-gipf-gipf-pieces-1 = Das Standardspiel beginnt mit GIPF-Steinen: zwei Steine übereinander, die sich wie einer bewegen und wie einer zählen. Schieb einen davon weiter.
lesson-gipf-gipf-pieces-2 = Wenn du eine Reihe entfernst, dürfen ihre GIPF-Steine auf dem Brett bleiben. Bilde eine Reihe in Spalte e, entferne sie und behalte deinen GIPF-Stein.
lesson-gipf-gipf-pieces-2-hint = Wähl vor dem Bestätigen, ob der GIPF-Stein bleibt.
lesson-gipf-gipf-pieces-3 = Du entscheidest auch über schwarze GIPF-Steine in deiner Reihe. Bilde eine Reihe und schlag einen.
lesson-gipf-gipf-pieces-4 = Ein GIPF-Stein, den du zurückholst, gibt zwei Steine für deinen Vorrat, kommt aber nie als GIPF-Stein wieder. Dein Vorrat ist klein: Bilde eine Reihe und hol alles zurück.
lesson-gipf-gipf-pieces-4-done = Fünf Steine sind zurück. Du hast noch zwei GIPF-Steine, und gleich siehst du, warum das wichtig ist.

lesson-gipf-last-gipf = Der letzte GIPF-Stein
lesson-gipf-last-gipf-1 = Wer den letzten GIPF-Stein verloren hat, verliert sofort die Partie. Schlag den von Schwarz.
lesson-gipf-last-gipf-2 = Das gilt auch für dich. Entferne deine Reihe, aber behalte deinen letzten GIPF-Stein.

lesson-gipf-tournament = Das Turnierspiel
lesson-gipf-tournament-1 = Das Turnierspiel beginnt mit leerem Brett und 18 Steinen in deinem Vorrat. Dein erster Stein muss ein GIPF-Stein sein. Er braucht zwei Steine aus dem Vorrat.
lesson-gipf-tournament-2 = Du darfst weiter GIPF-Steine ins Spiel bringen, solange du keinen einfachen Stein gebracht hast. Bring noch einen GIPF-Stein ins Spiel.
lesson-gipf-tournament-3 = Wie viele willst du? Dein erster einfacher Stein beendet die Auswahl. Bring jetzt einen einfachen Stein ins Spiel.
lesson-gipf-tournament-3-done = Von jetzt an hast du nur noch einfache Steine. Schwarz entscheidet für sich, wann Schluss ist.
lesson-gipf-tournament-4 = Eine Reihe nur aus GIPF-Steinen muss nicht entfernt werden. Lass sie stehen.
lesson-gipf-tournament-4-done = Nach späterem Schieben wirst du wieder gefragt. Sobald ein einfacher Stein dazukommt, muss die Reihe entfernt werden.

lesson-gipf-puzzle = Zwei Aufgaben
lesson-gipf-puzzle-1 = Schwarz hat noch einen GIPF-Stein. Du kannst in diesem Zug gewinnen.
lesson-gipf-puzzle-1-hint = Welcher Spielpunkt fehlt in Spalte e, und von welchem Randpunkt schiebst du einen weißen Stein dorthin?
lesson-gipf-puzzle-2 = Jetzt braucht es zwei Züge, und der erste bildet eine Reihe, die nicht deine ist. Finde das Schieben, nach dem Schwarz die Partie nicht mehr retten kann.
lesson-gipf-puzzle-2-hint = Ist die schwarze Reihe weg, bleibt nur der GIPF-Stein. Schieb ihn dorthin, wo deine nächste Reihe ihn erreicht.
lesson-gipf-puzzle-2-done = Du hast Schwarz eine Reihe gegeben und damit gewonnen. Du bist bereit für eine Partie.

lesson-potentials-loading = Geladene Steine
lesson-potentials-loading-1 = Ein Potential ist ein zusätzlicher Stein mit eigener Kraft. Es kommt auf einem deiner Steine ins Spiel: Zusammen sind sie ein geladener Stein. Wähl den geladenen Stein und schieb ihn ein.
lesson-potentials-loading-1-done = Das hat einen Stein aus deinem Vorrat und ein Potential aus deiner Hand gekostet. Von jetzt an kommen für dich keine GIPF-Steine mehr.
lesson-potentials-loading-2 = Erst GIPF-Steine, dann geladene, dann einfache Steine: Das ist die Reihenfolge. Bring jetzt einen einfachen Stein ins Spiel.
lesson-potentials-loading-2-done = Mit deinem ersten einfachen Stein sind die Potentiale, die du noch auf der Hand hattest, aus dem Spiel. Lade sie also früh.
lesson-potentials-loading-3 = In einer Reihe zählt ein geladener Stein als ein Stein, und wie ein GIPF-Stein darf er bleiben. Bilde eine Reihe in Spalte e, entferne sie und behalte den geladenen Stein.
lesson-potentials-loading-3-hint = Schieb von e1. Wähl vor dem Bestätigen, dass der geladene Stein bleibt.
lesson-potentials-loading-4 = Nimmst du ihn, kommt der einfache Stein in deinen Vorrat zurück, aber das Potential ist aus dem Spiel. Dein Vorrat ist klein: Bilde eine Reihe und hol alles zurück.
lesson-potentials-loading-4-done = Vier Steine sind zurück. Das Potential ist für immer weg.
lesson-potentials-loading-5 = Du entscheidest auch über schwarze geladene Steine in deiner Reihe. Bilde eine Reihe und schlag einen.
lesson-potentials-loading-5-done = Geschlagen: der Stein und sein Potential.

lesson-potentials-yinsh = YINSH läuft
lesson-potentials-yinsh-1 = In deinem Zug schiebst du, oder du setzt ein Potential ein. YINSH läuft auf einer Linie über freie Spielpunkte, so weit du willst. Tippe auf deinen geladenen Stein, dann auf eines seiner Ziele.
lesson-potentials-yinsh-1-done = Das Potential hat seinen Stein verlassen, und beide bleiben auf dem Brett. Ein benutztes Potential ist ein Stein deiner Farbe ohne Kraft.
lesson-potentials-yinsh-2 = YINSH kann nicht springen: Ein Stein im Weg hält es auf. Welches deiner beiden kann zum markierten Punkt laufen?
lesson-potentials-yinsh-3 = Ein Einsatz kann eine Reihe vollenden. Bilde mit YINSH eine Reihe und entferne sie.
lesson-potentials-yinsh-3-done = Ein benutztes Potential muss mit seiner Reihe weg und ist dann aus dem Spiel. Deine anderen Steine sind zurück, und der schwarze ist geschlagen.

lesson-potentials-zertz = ZÈRTZ springt
lesson-potentials-zertz-1 = ZÈRTZ springt in gerader Linie über die Steine neben ihm auf den ersten freien Spielpunkt dahinter. Spring.
lesson-potentials-zertz-1-done = Ein Sprung schlägt nichts: Der schwarze Stein steht noch da.
lesson-potentials-zertz-2 = Es springt über beliebig viele Steine beider Farben, solange keine Lücke kommt. Spring über drei.
lesson-potentials-zertz-3 = Spring in die Lücke in Spalte f und entferne deine Reihe.
lesson-potentials-zertz-3-hint = Dein ZÈRTZ auf d4 und die Lücke auf f5 liegen auf einer Linie, dazwischen ein schwarzer Stein.

lesson-potentials-dvonn = DVONN bedeckt
lesson-potentials-dvonn-1 = DVONN springt auf einen benachbarten einfachen Stein des Gegners, nie auf einen GIPF-Stein. Bedecke den schwarzen Stein.
lesson-potentials-dvonn-1-done = Der Punkt gehört jetzt dir: Von einem Stapel zählt nur der oberste Stein.
lesson-potentials-dvonn-2 = Bedecke einen schwarzen Stein, sodass du vier in einer Reihe hast, und entferne die Reihe.
lesson-potentials-dvonn-2-done = Von einem Stapel geht nur der oberste Stein. Der schwarze ist wieder frei.
lesson-potentials-dvonn-3 = Schwarz hat drei in einer Reihe und kann den vierten an beiden Enden ansetzen. Verhindere es.
lesson-potentials-dvonn-3-hint = Ein schwarzer Stein, den du bedeckst, gehört zu keiner schwarzen Reihe.

lesson-potentials-stacks = Stapel
lesson-potentials-stacks-1 = Dein DVONN bedeckt einen schwarzen Stein; tippe auf den Stapel, um zu sehen, was darin liegt. Ein Stapel wird als Ganzes geschoben. Schieb ihn zum markierten Punkt.
lesson-potentials-stacks-2 = Schwarz hat einen deiner Steine bedeckt. DVONN springt auch auf ein benutztes DVONN, das auf etwas von dir liegt. Hol dir den markierten Punkt zurück.
lesson-potentials-stacks-2-done = Drei Steine hoch, und der Punkt gehört wieder dir. Schwarz könnte ebenso antworten.
lesson-potentials-stacks-3 = Schwarz bedeckt deinen geladenen Stein auf e6. Bilde eine Reihe, an die der Stapel anschließt, und entferne sie.
lesson-potentials-stacks-3-done = Der oberste ist weg, und dein geladener Stein ist wieder frei, mit seiner Kraft. Im nächsten Zug könntest du ihn einsetzen.

lesson-potentials-punct = PÜNCT bricht
lesson-potentials-punct-1 = PÜNCT springt auf einen benachbarten GIPF-Stein des Gegners: Der obere Stein ist geschlagen, der untere bedeckt. Brich den GIPF-Stein.
lesson-potentials-punct-1-done = Er ist kein GIPF-Stein mehr, und der Punkt gehört dir.
lesson-potentials-punct-2 = Dein PÜNCT auf e5 liegt auf dem Rest eines GIPF-Steins. Ein zweites PÜNCT von dir darf dorthin springen: Auch der Rest ist geschlagen, und die beiden werden dein GIPF-Stein. Tu es.
lesson-potentials-punct-2-done = Ein GIPF-Stein aus zwei Potentialen. Er zählt wie jeder andere.
lesson-potentials-punct-3 = PÜNCT bedeckt auch seinesgleichen: einen schwarzen Stein, der mit PÜNCT geladen ist, oder ein benutztes PÜNCT, das auf etwas von dir liegt. Bedecke das schwarze PÜNCT.
lesson-potentials-punct-4 = Schwarz hat noch einen GIPF-Stein. Gewinne mit einem Sprung.
lesson-potentials-punct-4-done = Wer keinen GIPF-Stein mehr hat, verliert sofort, noch bevor eine Reihe entfernt wird.

lesson-potentials-tamsk = TAMSK schiebt zweimal
lesson-potentials-tamsk-1 = Dein TAMSK steht in der Mitte. Nach deinem Schub darf es seinen Stein verlassen und vom Rand eingeschoben werden: ein Zusatzschub. Schieb, dann mach den Zusatzschub.
lesson-potentials-tamsk-2 = Die Mitte ist e5. Schieb dein TAMSK dorthin und setz es gleich ein.
lesson-potentials-tamsk-2-hint = Schieb von e1.
lesson-potentials-tamsk-3 = Bilde eine Reihe mit deinem Schub und noch eine mit dem Zusatzschub. Entferne beide.
lesson-potentials-tamsk-3-done = Zwei Reihen in einem Zug. Das benutzte TAMSK ist mit seiner Reihe aus dem Spiel.
lesson-potentials-tamsk-4 = Du musst es nicht einsetzen: Solange TAMSK in der Mitte steht, hast du in jedem Zug die Wahl. Schieb, und verzichte diesmal.
lesson-potentials-tamsk-4-done = Es bleibt geladen. Aber Schwarz kann es aus der Mitte schieben.

lesson-potentials-match = Ein Match
lesson-potentials-match-1 = In einem Match kann das Recht, ein Potential einzusetzen, von einem anderen Spiel abhängen. Hier ist YINSH mit einer Partie YINSH verknüpft, also wird der Einsatz zuerst angesagt. Sag einen Lauf an, der eine Reihe bildet: Tippe auf deinen geladenen Stein, dann auf sein Ziel. Entferne die Reihe.
lesson-potentials-match-1-done = Du hast ihn angesagt, Schwarz hat ihn zugelassen, und so wurde er gespielt.
lesson-potentials-match-2 = Diesmal fordert Schwarz dich heraus. GIPF pausiert, und eine Partie YINSH entscheidet; wer herausgefordert wurde, hat darin Weiß. Es ist zu dieser Stellung gekommen. Gewinne sie.
lesson-potentials-match-2-done = Gewonnen: Zurück in GIPF wird dein Einsatz gespielt. Das Ergebnis des Matchs ist weiterhin das von GIPF.
lesson-potentials-match-3 = Dein Einsatz war mit einem Würfel verknüpft. Schwarz hat dich herausgefordert und höher gewürfelt, also findet er nicht statt: Dein YINSH bleibt geladen, und du machst diesen Zug mit etwas anderem. Schieb einen Stein ein.
lesson-potentials-match-3-done = In einem späteren Zug darfst du ihn wieder ansagen.
lesson-potentials-match-4 = Jetzt sagt Schwarz einen Lauf von c6 nach e6 an. Du hast noch eine Herausforderung. Zulassen oder herausfordern?
lesson-potentials-match-4-done = Schwarz muss jetzt erst ein Spiel gewinnen, bevor der Lauf gespielt wird. Herausforderungen sind selten: Heb sie für Einsätze auf, die wehtun.

## Puzzles

train-menu = Üben
train-title = Besser werden
train-lead = Aufgaben, deine eigenen Fehler und Stellungen, die wiederkommen, bis du sie kannst.
puzzles-title = Aufgaben
puzzles-about = Tausende Stellungen, in denen nur ein Zug richtig ist. Die meisten sind bewiesen.
puzzles-daily-today = Aufgabe des Tages
train-days = { $count ->
    [one] Heute geübt
   *[other] { $count } Tage hintereinander geübt
  }
puzzles-mode = Modus
puzzles-mode-rated = Gewertet
puzzles-mode-theme = Nach Thema
puzzles-mode-streak = Serie
puzzles-mode-daily = Tagesaufgabe
puzzles-mode-single = Eine Aufgabe
puzzles-about-rated = Aufgaben auf deinem Niveau. Dein erster Versuch zählt.
puzzles-about-theme = Übe eine Idee. Ohne Wertung.
puzzles-about-streak = Jede ist schwerer als die vorige, bis zu deinem ersten Fehler.
puzzles-about-daily = Jeden Tag eine für jedes Spiel, für alle dieselbe.
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-loading = Die Aufgabe wird geladen …
puzzles-led = { $player ->
    [w] Weiß zieht noch. Schau zu.
   *[b] Schwarz zieht noch. Schau zu.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [one] Weiß am Zug: Gewinne in diesem Zug.
       *[other] Weiß am Zug: Gewinne in höchstens { $turns } Zügen.
      }
   *[b] { $turns ->
        [one] Schwarz am Zug: Gewinne in diesem Zug.
       *[other] Schwarz am Zug: Gewinne in höchstens { $turns } Zügen.
      }
  }
puzzles-save = { $player ->
    [w] Weiß am Zug: Nur ein Zug rettet die Partie.
   *[b] Schwarz am Zug: Nur ein Zug rettet die Partie.
  }
puzzles-gain = { $player ->
    [w] Weiß am Zug: Finde den Zug, der klar der beste ist.
   *[b] Schwarz am Zug: Finde den Zug, der klar der beste ist.
  }
puzzles-proved = Bewiesen
puzzles-judged = Von der Engine beurteilt
puzzles-onward = Richtig. Dein Gegner hat geantwortet: Du bist am Zug.
puzzles-solved = Gelöst.
puzzles-solved-late = Das ist die Lösung. Das zählt als Fehlversuch.
puzzles-wrong = Das ist es nicht. Das zählt als Fehlversuch, aber versuch es weiter.
puzzles-wrong-again = Auch das ist es nicht. Versuch es noch einmal.
puzzles-hinted = Schau auf den markierten Punkt.
puzzles-hint-look = Sieh dir die markierten Punkte an.
puzzles-shown = Das ist die Lösung.
puzzles-hint = Tipp
puzzles-solution = Lösung
puzzles-cost = Ein Tipp oder die Lösung zählt als Fehlversuch.
puzzles-again = Noch einmal
puzzles-next = Nächste Aufgabe
puzzles-rest = Wie es weitergeht
puzzles-back = Einen Zug zurück
puzzles-forward = Einen Zug weiter
puzzles-analyse = Diese Stellung analysieren
puzzles-themes = Themen: { $themes }
puzzles-rating = Deine Wertung: { $rating }
puzzles-rating-open = Deine Wertung: etwa { $rating }
puzzles-difficulty = Diese Aufgabe: { $rating }
puzzles-streak-now = In dieser Serie: { $count }. Deine beste: { $best }.
puzzles-streak-over = Die Serie ist zu Ende: { $count }.
puzzles-streak-new = Neue Serie
puzzles-daily-done = Die Aufgabe von heute ist erledigt. Die nächste kommt um Mitternacht UTC.
puzzles-tab-theme = Themen
puzzles-tab-daily = Täglich
puzzles-result-streak = { $count ->
    [one] Aufgabe in Folge
   *[other] Aufgaben in Folge
  }
puzzles-result-best = Deine beste: { $best }
puzzles-result-record = Deine bisher beste
puzzles-result-picture = Als Bild teilen
puzzles-result-day = Aufgabe vom { $date }
puzzles-result-first = Beim ersten Versuch gelöst
puzzles-result-later = Nicht beim ersten Versuch gelöst
puzzles-result-share = Teilen
puzzles-result-copied = Kopiert.
puzzles-share-solved = Ich habe die { $game }-Aufgabe von heute beim ersten Versuch gelöst.
puzzles-share-missed = Die { $game }-Aufgabe von heute habe ich nicht geschafft. Und du?
puzzles-share-streak = { $count ->
    [one] Ich habe { $count } { $game }-Aufgabe in Folge gelöst.
   *[other] Ich habe { $count } { $game }-Aufgaben in Folge gelöst.
  }
puzzles-result-failed = Das Bild konnte nicht erstellt werden.
puzzles-history = Deine Versuche
puzzles-history-none = Hier erscheinen die Aufgaben, die du versuchst.
puzzles-history-solved = gelöst
puzzles-history-missed = nicht gelöst
puzzles-history-retry = Noch einmal: Aufgabe { $id }
puzzles-history-more = Mehr zeigen
puzzles-keep = Alle Aufgaben herunterladen
puzzles-keeping = Wird heruntergeladen … { $done } von { $count }
puzzles-kept = Alle Aufgaben gehen jetzt ohne Netz.
puzzles-failed = Die Aufgaben konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
puzzles-none = So eine Aufgabe gibt es nicht. Wähl etwas anderes.
puzzles-theme-row = eigene Reihe
puzzles-theme-double-row = zwei Reihen in einem Zug
puzzles-theme-two-directions = Reihen in zwei Richtungen
puzzles-theme-given-row = eine überlassene Reihe
puzzles-theme-opponents-row = eine Reihe für den Gegner
puzzles-theme-stop-row = eine Reihe verhindern
puzzles-theme-break-four = eine Vier zerstören
puzzles-theme-block = mit einem Ring sperren
puzzles-theme-ring-cut-off = einen Ring einsperren
puzzles-theme-long-jump = ein weiter Sprung
puzzles-theme-pool = den Vorrat auszählen
puzzles-theme-capture = schlagen
puzzles-theme-gipf-capture = einen GIPF-Stein schlagen
puzzles-theme-keep-gipf = einen GIPF-Stein behalten
puzzles-theme-last-gipf = der letzte GIPF-Stein
puzzles-theme-reserve = den Vorrat erschöpfen
puzzles-theme-quiet = ein stiller Zug
puzzles-merit-winning-row = Vollendet die Gewinnreihe auf { $points }.
puzzles-merit-last-gipf = { $player ->
    [w] Schlägt den letzten GIPF-Stein von Weiß auf { $points }.
   *[b] Schlägt den letzten GIPF-Stein von Schwarz auf { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] Weiß hat keinen Stein mehr zum Schieben.
   *[b] Schwarz hat keinen Stein mehr zum Schieben.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Schlägt den GIPF-Stein von Weiß auf { $points }.
   *[b] Schlägt den GIPF-Stein von Schwarz auf { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Schlägt den Stein auf { $points }.
   *[other] Schlägt { $number } Steine: { $points }.
  }
puzzles-merit-rows = Vollendet mehr als eine Reihe: { $points }.
puzzles-merit-row = Vollendet eine Reihe auf { $points }.
puzzles-merit-given-row = { $player ->
    [w] Nimmt die Reihe auf { $points }, die Weiß stehen ließ.
   *[b] Nimmt die Reihe auf { $points }, die Schwarz stehen ließ.
  }
puzzles-merit-break-four = { $player ->
    [w] Zerstört die weiße Vier auf { $points }.
   *[b] Zerstört die schwarze Vier auf { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Verhindert die weiße Reihe auf { $points }.
   *[b] Verhindert die schwarze Reihe auf { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Droht mit einer Reihe auf { $points }.
   *[other] Droht mit zwei Reihen zugleich: { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Sperrt den weißen Ring auf { $points } ein.
   *[b] Sperrt den schwarzen Ring auf { $points } ein.
  }
puzzles-merit-forced-row = { $player ->
    [w] Zwingt Weiß, die Reihe auf { $points } zu entfernen.
   *[b] Zwingt Schwarz, die Reihe auf { $points } zu entfernen.
  }
puzzles-merit-attack = { $number ->
    [one] Droht, den Stein auf { $points } zu schlagen.
   *[other] Droht, { $number } Steine zu schlagen: { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Bewahrt den Stein auf { $points } vor dem Schlagen.
   *[other] Bewahrt { $number } Steine vor dem Schlagen: { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Verhindert eine der weißen Reihen: { $points }.
   *[b] Verhindert eine der schwarzen Reihen: { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Gewinnt durch Umdrehen einen Markierungsstein.
   *[other] Gewinnt durch Umdrehen { $number } Markierungssteine.
  }
puzzles-merit-only = Nach jedem anderen Zug gewinnt die Gegenseite zwingend.
puzzles-merit-forced = Gewinnt zwingend, was auch immer die Gegenseite spielt.
puzzles-merit-clear = Kein anderer Zug behält diesen Vorteil.
puzzles-reply = { $player ->
    [w] Weiß antwortet { $turn }.
   *[b] Schwarz antwortet { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] Weiß rettet sich mit { $turn }.
   *[b] Schwarz rettet sich mit { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = Die Regeln von YINSH
rules-yinsh-lead = YINSH ist ein Spiel für zwei von Kris Burm. Du ziehst Ringe, jeder Zug lässt einen Markierungsstein zurück, und übersprungene Markierungssteine wechseln die Farbe. Für jede Reihe von fünf Markierungssteinen deiner Farbe entfernst du einen deiner Ringe. Wer zuerst drei Ringe entfernt hat, gewinnt.

rules-yinsh-board = Spielbrett und Material
rules-yinsh-board-1 = Das Spielbrett hat 85 Spielfelder, wo sich Linien kreuzen, in elf Spalten von a bis k. Linien verlaufen in drei Richtungen: die Spalte entlang und auf zwei Arten quer.
rules-yinsh-board-2 = Jeder hat fünf Ringe. Beide teilen sich einen Vorrat von 51 Markierungssteinen, weiß auf der einen und schwarz auf der anderen Seite. Weiß beginnt.
rules-yinsh-board-3 = Weiß sitzt dort, wo die Zeilennummern klein sind. Das Regelheft sagt dazu nichts; das Brett sieht von allen Seiten gleich aus, es geht also nur um die Zeichnung.

rules-yinsh-placing = Die Ringe setzen
rules-yinsh-placing-1 = Abwechselnd, Weiß zuerst, setzen die Spieler je einen Ring auf ein leeres Spielfeld, bis alle zehn Ringe auf dem Brett sind. Dann macht Weiß den ersten Zug.

rules-yinsh-moving = Einen Ring ziehen
rules-yinsh-moving-1 = Wenn du am Zug bist, legst du einen Markierungsstein aus dem Vorrat in einen deiner Ringe, deine Farbe nach oben, und ziehst diesen Ring. Der Markierungsstein bleibt, wo der Ring war. Wer ziehen kann, muss ziehen.
rules-yinsh-moving-2 = Ein Ring zieht in gerader Linie auf ein leeres Spielfeld. Er darf über beliebig viele leere Spielfelder ziehen. Über einen anderen Ring zieht er nie, weder über deinen noch über einen des Gegners.
rules-yinsh-moving-3 = Ein Ring darf auch Markierungssteine beliebiger Farbe überspringen, die ohne Lücke nebeneinanderliegen. Danach muss er auf dem ersten leeren Spielfeld dahinter anhalten. In einem Zug gibt es nur einen Sprung; davor darf der Ring über leere Spielfelder ziehen.
rules-yinsh-moving-4 = Jeder übersprungene Markierungsstein wird umgedreht, deine wie die des Gegners. Der gerade hingelegte nicht.
rules-yinsh-moving-board = Der weiße Ring auf d4 kann die drei Markierungssteine auf seinem Weg nach rechts oben überspringen. Sie werden umgedreht, und der Ring hält hinter ihnen an.

rules-yinsh-rows = Reihen
rules-yinsh-rows-1 = Fünf Markierungssteine einer Farbe nebeneinander auf einer geraden Linie sind eine Reihe. Ringe zählen nicht.
rules-yinsh-rows-2 = Eine Reihe gehört dem Spieler ihrer Farbe, egal wer sie gebildet hat, und dieser Spieler wählt, was entfernt wird. Wir sagen das, weil sich eine Bildunterschrift in einer Ausgabe anders lesen lässt.

rules-yinsh-removing = Eine Reihe entfernen
rules-yinsh-removing-1 = Eine Reihe muss entfernt werden. Wem sie gehört, entfernt fünf Markierungssteine, die nebeneinanderliegen, und legt sie in den Vorrat. In einer längeren Linie sind es beliebige solche fünf; die anderen bleiben.
rules-yinsh-removing-2 = Dann wird ein eigener Ring entfernt, ein beliebiger, auch der gerade gezogene.
rules-yinsh-removing-3 = Die Reihenfolge ist Reihe, Ring, Reihe, Ring: Nach jedem Ring wird das Brett neu geprüft. Was dann noch zu fünft steht, ist eine Reihe und muss entfernt werden, mit einem weiteren Ring; hatten zwei Reihen einen Markierungsstein gemeinsam, kann die zweite verschwunden sein. Zwei Ausgaben lassen sich als Reihe, Reihe, Ring, Ring lesen. Das Ergebnis ist in beiden Fällen dasselbe.
rules-yinsh-removing-4 = Bildet ein Zug Reihen für beide, entfernt zuerst, wer gezogen hat, alle eigenen Reihen. Dann tut es die Gegenseite und zieht danach. Auch eine Reihe nur für die Gegenseite entfernt diese selbst, vor ihrem Zug.
rules-yinsh-removing-board = Weiß hat sechs Markierungssteine in einer Linie: Fünf davon werden entfernt, dann ein Ring. Wähl, welche.

rules-yinsh-end = Das Ende der Partie
rules-yinsh-end-1 = Wer zuerst einen dritten Ring entfernt, gewinnt sofort, was auch immer sonst auf dem Brett steht, sogar bei einer Reihe des Gegners.
rules-yinsh-end-2 = Ist ein Spieler am Zug, keine Reihe mehr zu entfernen und der Vorrat leer, endet die Partie. Wer mehr Ringe entfernt hat, gewinnt; bei gleich vielen ist sie unentschieden.
rules-yinsh-end-3 = Eine Reihe mit dem letzten Markierungsstein wird zuerst entfernt. Das bringt fünf in den Vorrat zurück, und die Partie geht weiter. Das Regelheft sagt dazu nichts; andere Programme machen es ebenso.
rules-yinsh-end-4 = Kann keiner deiner Ringe ziehen, aber einer des Gegners, so passt du. Sonst darf niemand passen. Das Regelheft sagt dazu nichts; der Autor soll so geantwortet haben.
rules-yinsh-end-5 = Kann keiner von beiden einen Ring ziehen, endet die Partie wie bei leerem Vorrat. Sonst würden beide für immer passen.
rules-yinsh-end-6 = Keine Stellung kehrt je wieder: Jeder Zug verbraucht einen Markierungsstein, und eine entfernte Reihe gibt fünf zurück, kostet aber einen Ring. Darum gibt es keine Regel über Wiederholung.
rules-yinsh-end-board = Beide haben zwei Ringe entfernt. Weiß kann mit einem Sprung für jeden eine Reihe bilden, ist zuerst dran und gewinnt.

rules-yinsh-blitz = Die Blitz-Version
rules-yinsh-blitz-1 = Die Blitz-Version ist dasselbe Spiel, aber wer zuerst einen Ring entfernt, gewinnt. Eine Reihe nur für die Gegenseite gewinnt also für diese, und Reihen für beide gewinnen für die Seite, die gezogen hat. Ist der Vorrat leer oder kann niemand ziehen, ist die Partie unentschieden.

rules-yinsh-notation = Wie Züge geschrieben werden
rules-yinsh-notation-1 = Ein Spielfeld heißt nach seiner Spalte und seiner Zeile: f6 ist die Mitte. Ein gesetzter Ring wird f6 geschrieben, ein Zug e1-e9, eine entfernte Reihe xc2-c6 mit ihren beiden Enden, ein entfernter Ring xf9. Die Teile eines Zuges verbinden Strichpunkte: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = Die Regeln von GIPF
rules-gipf-lead = GIPF ist ein Spiel für zwei von Kris Burm, das erste seines GIPF-Projekts. Du schiebst Steine vom Rand herein. Vier deiner Farbe in einer Reihe kommen zurück in deinen eigenen Vorrat, und gegnerische Steine, die die Reihe fortsetzen, werden geschlagen. Man kann es auf drei Arten spielen: nach Grund-, Standard- und Turnierregeln.

rules-gipf-board = Spielbrett und Material
rules-gipf-board-1 = Das Spielbrett hat 37 Spielpunkte, auf denen gespielt wird, und ringsum 24 Randpunkte. Steine kommen von einem Randpunkt herein; keiner bleibt je darauf.
rules-gipf-board-2 = Es gibt 21 Linien mit vier bis sieben Spielpunkten und einem Randpunkt an jedem Ende, also 42 Arten zu schieben. Die sechs Randpunkte an den Ecken haben eine Linie, alle anderen zwei. Randpunkte sind nicht miteinander verbunden.
rules-gipf-board-3 = Ein einfacher Stein ist ein Stein. Ein GIPF-Stein besteht aus zwei Steinen übereinander: Auf dem Brett bewegt er sich und zählt wie einer, im Vorrat sind es zwei. Weiß schiebt zuerst.

rules-gipf-start = Wie eine Partie beginnt
rules-gipf-start-1 = Grundspiel: 15 Steine für jeden und keine GIPF-Steine. Weiß beginnt mit einfachen Steinen auf e2, b5 und h5, Schwarz mit einfachen Steinen auf b2, e8 und h2; die übrigen zwölf sind jeweils der eigene Vorrat.
rules-gipf-start-2 = Vorgabe: Im Grundspiel darf einer der Spieler mit einem, zwei oder drei Steinen mehr im Vorrat beginnen.
rules-gipf-start-3 = Standardspiel: 18 Steine für jeden. Auf denselben sechs Spielpunkten stehen GIPF-Steine, und je zwölf Steine sind der eigene Vorrat. Später kommen keine GIPF-Steine herein.
rules-gipf-start-4 = Turnierspiel: Das Brett ist leer, und jeder hat 18 Steine im Vorrat. Dein erster Stein muss ein GIPF-Stein sein. Du darfst weiter GIPF-Steine ins Spiel bringen, bis du einen einfachen Stein bringst; von da an hast du nur noch einfache. Jeder entscheidet für sich.
rules-gipf-start-5 = Ein GIPF-Stein braucht zwei beliebige Steine aus dem Vorrat, auch solche, die vom Brett zurückgekommen sind. Die Website des Autors erlaubt es; ein Stein im Vorrat ist ein Stein im Vorrat, und wir unterscheiden nicht zwischen alten und neuen.

rules-gipf-pushing = Schieben
rules-gipf-pushing-1 = Wenn du am Zug bist, setzt du einen Stein aus deinem Vorrat auf einen Randpunkt und schiebst ihn einen Schritt eine Linie entlang. Steine im Weg rücken um je einen Spielpunkt weiter, bis zum ersten leeren. Was dahinter steht, bleibt.
rules-gipf-pushing-2 = Eine Linie ohne leeren Spielpunkt lässt sich nicht schieben, von keinem Ende.
rules-gipf-pushing-3 = Auf einen leeren Spielpunkt zu schieben ist dasselbe, von welchem Randpunkt auch immer.
rules-gipf-pushing-4 = Passen gibt es nicht, und es ist nie nötig: Beide zusammen haben höchstens 36 Steine, und es gibt 37 Spielpunkte; wer einen Stein im Vorrat hat, kann also schieben.
rules-gipf-pushing-board = Weiß kann von e1 schieben: Drei Steine rücken um einen Spielpunkt nach oben, und der schwarze auf e6 hinter der Lücke bleibt.

rules-gipf-rows = Reihen
rules-gipf-rows-1 = Steine, die ohne Lücke auf einer Linie stehen, sind ein Strang, so lang er eben ist. Ein Strang ist deine Reihe, wenn vier oder mehr deiner Steine darin nebeneinanderstehen, einfache oder GIPF-Steine.
rules-gipf-rows-2 = Eine Reihe gehört dem Spieler ihrer Farbe, wer immer sie gebildet hat.

rules-gipf-removing = Eine Reihe entfernen
rules-gipf-removing-1 = Eine Reihe muss entfernt werden. Alle einfachen Steine ihres Strangs werden entfernt, von beiden Farben, auch die über die vier hinaus.
rules-gipf-removing-2 = Deine eigenen Steine kommen zurück in deinen Vorrat, ein GIPF-Stein als zwei. Die Steine des Gegners sind geschlagen und aus dem Spiel.
rules-gipf-removing-3 = Bei jedem GIPF-Stein des Strangs, gleich welcher Farbe, wählst du, ob er entfernt wird oder bleibt. Wer die Reihe entfernt, entscheidet auch über die GIPF-Steine des Gegners.
rules-gipf-removing-4 = Hast du mehrere Reihen, wählst du die Reihenfolge. Nach jedem Entfernen wird das Brett neu geprüft: Eine Reihe, die die entfernte kreuzte, kann verschwunden sein oder noch zu entfernen sein.
rules-gipf-removing-5 = Haben beide Reihen, entfernt zuerst, wer geschoben hat, die eigenen, dann die Gegenseite, was von ihren übrig ist. Das ist kein Zug: Die Gegenseite schiebt danach noch.
rules-gipf-removing-6 = Stehen alle deine Reihen in Strängen ohne einfache Steine, darfst du einen oder mehrere ihrer GIPF-Steine entfernen oder alle stehen lassen. Nach jedem späteren Schieben wirst du wieder gefragt, und die Reihe muss entfernt werden, sobald ein einfacher Stein dazukommt. Dazu braucht es vier GIPF-Steine einer Farbe; das gibt es nur im Turnierspiel.
rules-gipf-removing-7 = Eine solche Reihe darfst du auch wählen, solange eine andere Reihe mit einfachen Steinen steht: Die Reihenfolge ist frei, und die Website des Autors sagt nur, wann man aufhören darf.
rules-gipf-removing-board = Weiß hat eine Reihe in Spalte e. Die einfachen Steine werden entfernt, der schwarze ist geschlagen, und beim GIPF-Stein entscheidet Weiß, ob er bleibt.

rules-gipf-end = Das Ende der Partie
rules-gipf-end-1 = Wer mit leerem Vorrat schieben muss, verliert. Geprüft wird das, nachdem die eigenen Reihen entfernt sind, was Steine zurückbringen kann; den letzten Stein zu spielen verliert also noch nicht. Das Regelheft lässt sich auch so lesen, dass man sofort verliert; wir folgen der Website des Autors.
rules-gipf-end-2 = Standard- und Turnierspiel: Wessen letzter GIPF-Stein das Brett verlassen hat, verliert sofort, auch durch eigenes Entfernen. Geprüft wird das nach jedem Entfernen. Im Turnierspiel gilt es ab deinem ersten GIPF-Stein, und das Recht, noch einen zu bringen, hilft nicht.
rules-gipf-end-3 = Nimmt ein einziges Entfernen beiden den letzten GIPF-Stein, gewinnt, wer entfernt hat: Der letzte des Gegners ist geschlagen, und keiner ging vor dem anderen verloren.
rules-gipf-end-4 = Entsteht dieselbe Stellung zum dritten Mal, mit demselben Spieler am Zug, denselben Vorräten und denselben Rechten, ist die Partie unentschieden. Das Regelheft sagt, dass es kein Unentschieden gibt, aber nichts darin hindert zwei Spieler daran, sich im Kreis zu drehen.
rules-gipf-end-board = Schwarz hat noch einen GIPF-Stein, auf d3. Weiß kann eine Reihe bilden, die ihn erreicht, und gewinnen.

rules-gipf-notation = Wie Züge geschrieben werden
rules-gipf-notation-1 = Rand- und Spielpunkte heißen nach Spalte und Zeile: e5 ist die Mitte. Schieben auf einen leeren Spielpunkt wird e8 geschrieben, Schieben, das andere bewegt, mit dem Randpunkt und dem letzten Spielpunkt, den ein Stein erreicht: e9-e6. Ein Entfernen nennt alle Steine, die entfernt werden, mit G vor einem GIPF-Stein und einem Stern hinter einem Stein des Gegners: xe2,e3,Ge4,e5*. Eine Reihe von GIPF-Steinen stehen zu lassen, wird = geschrieben.

rules-potentials-title = Die Regeln der Potentiale

rules-potentials-lead = Das Regelheft von GIPF endet mit einer Idee: zusätzliche Steine mit eigener Kraft, die Potentiale, eine Sorte aus jedem anderen Spiel der Serie. Alles Übrige ist wie in GIPF. Regeln ohne Zeichen folgen der Website des Autors.

rules-potentials-idea = Was Potentiale sind
rules-potentials-idea-1 = Ein Potential hat eine Sorte und eine Farbe: TAMSK, ZÈRTZ, DVONN, YINSH oder PÜNCT. Es kommt auf einem einfachen Stein seiner Farbe ins Spiel; zusammen sind sie ein geladener Stein. Hat es seinen Stein verlassen, ist es ein benutztes Potential: ein Stein seiner Farbe ohne Kraft.
rules-potentials-idea-2 = In deinem Zug schiebst du einen Stein ein, oder du setzt ein Potential ein, das geladen ist und unbedeckt auf seinem Punkt liegt. Was du gerade eingeschoben hast, kannst du ab deinem nächsten Zug einsetzen. TAMSK wird anders eingesetzt, siehe unten.
rules-potentials-idea-3 = Ein Potential, das ein Entfernen zu Beginn deines Zuges gerade aufgedeckt hat, darfst du sofort einsetzen: Was frei ist, ist frei.

rules-potentials-terms = Was ihr vereinbart
rules-potentials-terms-1 = Vor der Partie vereinbart ihr den Anfang (Grund-, Standard- oder Turnierregeln wie in GIPF), die Zahl der einfachen Steine (meist 15 oder 18; 12 bis 24 sind möglich) und die Potentiale jedes Spielers: bis zu sechs von jeder Sorte. Beide können dieselben haben oder jeder seine liebsten. Empfohlen sind mindestens drei von jeder Sorte, die mitspielt.
rules-potentials-terms-2 = Sechs Vereinbarungen haben einen Namen: TAMSK, ZÈRTZ, DVONN, YINSH und PÜNCT (Turnierregeln, 18 Steine, je sechs Potentiale dieser Sorte) und Ultimate (Turnierregeln, 21 Steine, je drei von jeder Sorte).

rules-potentials-entering = Steine ins Spiel bringen
rules-potentials-entering-1 = Ein geladener Stein wird eingeschoben wie jeder andere. Er kostet einen Stein aus deinem Vorrat und ein Potential von deiner Hand. Ohne Stein im Vorrat nützen die Potentiale auf der Hand nichts.
rules-potentials-entering-2 = Die Reihenfolge ist: GIPF-Steine (nach Turnierregeln, wo der erste Stein einer sein muss), dann geladene, dann einfache Steine. Dein erster einfacher Stein nimmt alle Potentiale, die du noch auf der Hand hast, aus dem Spiel. Solange du darfst, kannst du auch zurückgekommene Steine stapeln oder laden.
rules-potentials-entering-3 = Dein erster geladener Stein beendet dein Recht auf GIPF-Steine. Die Website nennt die Reihenfolge; irgendwo muss das Recht enden. Einsätze und Zusatzschübe beenden kein Recht.

rules-potentials-rows = Reihen
rules-potentials-rows-1 = Ein geladener Stein ist ein Stein seiner Farbe. Wird seine Reihe entfernt, darf ihn, wer sie entfernt, nehmen oder stehen lassen, wie einen GIPF-Stein. Nimmt ihn sein Besitzer, kommt der einfache Stein in den Vorrat zurück, und das Potential ist aus dem Spiel; nimmt ihn der Gegner, ist beides weg.
rules-potentials-rows-2 = Einfache Steine und benutzte Potentiale müssen mit ihrer Reihe weg. Ein benutztes Potential ist dann aus dem Spiel, wer immer es entfernt.
rules-potentials-rows-3 = Muss aus deinen Reihen nichts weg, darfst du alle stehen lassen oder einige Steine nehmen, wie bei Reihen nur aus GIPF-Steinen.

rules-potentials-yinsh = YINSH läuft
rules-potentials-yinsh-1 = Es läuft auf einer Linie über freie Punkte auf einen beliebigen freien Punkt, mindestens einen Schritt. Es springt nicht.
rules-potentials-yinsh-board = YINSH ist von e5 nach e7 gelaufen; sein einfacher Stein bleibt auf e5.

rules-potentials-zertz = ZÈRTZ springt
rules-potentials-zertz-1 = Es springt in gerader Linie über einen oder mehrere Steine neben ihm, von jeder Art und Farbe und ohne Lücke, auf den ersten freien Punkt dahinter. Es schlägt nichts. Ohne einen solchen Punkt gibt es keinen Sprung.
rules-potentials-zertz-board = ZÈRTZ ist von d2 über drei Steine nach d6 gesprungen.

rules-potentials-dvonn = DVONN bedeckt
rules-potentials-dvonn-1 = Es springt auf einen benachbarten Punkt: auf einen einfachen Stein des Gegners, auf seinen mit DVONN geladenen Stein oder auf sein benutztes DVONN, das immer auf etwas von dir liegt. Auf nichts anderes, und nie auf einen GIPF-Stein.
rules-potentials-dvonn-board = DVONN ist von e4 auf den schwarzen Stein auf e5 gesprungen; der Punkt gehört jetzt Weiß.

rules-potentials-punct = PÜNCT bricht
rules-potentials-punct-1 = Es springt auf einen benachbarten Punkt: auf einen mit PÜNCT geladenen Stein des Gegners, auf sein benutztes PÜNCT, das auf etwas von dir liegt, oder auf seinen GIPF-Stein.
rules-potentials-punct-2 = Ein GIPF-Stein, auf den es springt, ist gebrochen: Er ist kein GIPF-Stein mehr, das Potential liegt auf dem unteren Stein, und der Punkt gehört dir. Der obere Stein ist geschlagen; er muss irgendwohin, und was ein Gegner nimmt, ist aus dem Spiel.
rules-potentials-punct-board = PÜNCT ist auf den GIPF-Stein auf e5 gesprungen: Ein Stein ist geschlagen, der andere liegt darunter.

rules-potentials-second = Der zweite Sprung von PÜNCT
rules-potentials-second-1 = Liegt dein PÜNCT oben und unmittelbar auf dem Rest eines GIPF-Steins, darf ein weiteres PÜNCT von dir dorthin springen, der einzige Sprung auf einen eigenen Punkt. Auch der untere Stein ist geschlagen, und die beiden Potentiale sind dein GIPF-Stein. Die Website sagt, dass er deiner werden kann, aber nicht wie.
rules-potentials-second-2 = Er zählt wie jeder GIPF-Stein, darf genommen oder stehen gelassen werden und bringt nichts zurück. Ein gegnerisches PÜNCT kann ihn seinerseits brechen; das eine Potential, das übrig bleibt, ist dann ein gewöhnliches benutztes.
rules-potentials-second-board = Das zweite PÜNCT ist von f5 nach e5 gesprungen: Weiß hat einen neuen GIPF-Stein.

rules-potentials-tamsk = TAMSK schiebt zweimal
rules-potentials-tamsk-1 = Steht dein mit TAMSK geladener Stein in der Mitte, auf e5, gibt er dir einen Zusatzschub: Das Potential verlässt seinen Stein, kommt auf einen Randpunkt und wird als benutztes Potential eingeschoben.
rules-potentials-tamsk-2 = Der Zeitpunkt ist nach dem Schub oder Einsatz deines Zuges und nach deinen Reihen. Du darfst verzichten. Es gibt einen Zusatzschub pro Zug, und zwar in jedem deiner Züge, solange der Stein dort steht, wer immer ihn dorthin geschoben hat. Auf einem vollen Brett gibt es keinen. So bleibt ein Zug in einer Hand.
rules-potentials-tamsk-board = TAMSK hat e5 verlassen und wurde auf e8 eingeschoben.

rules-potentials-stacks = Stapel
rules-potentials-stacks-1 = DVONN und PÜNCT bilden Stapel. Nur der oberste Stein zählt: für Reihen und dafür, wem der Punkt gehört. Was bedeckt ist, zählt nicht. Ein Stapel wird als Ganzes geschoben.
rules-potentials-stacks-2 = Wird eine Reihe entfernt, geht von einem Stapel nur der oberste Stein; ein GIPF-Stein geht ganz. Was darunter lag, bleibt diesmal und ist wieder frei, mit seiner Kraft, wenn es geladen ist.
rules-potentials-stacks-3 = In Stapeln wechseln die Farben, und die Potentiale sind von einer Sorte: DVONN auf einem einfachen Stein oder auf DVONN, PÜNCT auf PÜNCT oder auf dem Rest eines GIPF-Steins. TAMSK, ZÈRTZ und YINSH liegen nie in einem Stapel.
rules-potentials-stacks-board = Weiß entfernt die Reihe samt dem obersten Stein des Stapels auf e6. Das geladene weiße DVONN, das darunter lag, ist wieder frei.

rules-potentials-settling = Wessen Reihe wann
rules-potentials-settling-1 = Du entfernst deine eigenen Reihen zu Beginn deines Zuges, nach deinem Schub oder Einsatz und nach deinem Zusatzschub. Niemand handelt im Zug des anderen: Eine Reihe von dir, die ein Entfernen des Gegners aufdeckt, wartet auf deinen Zug. In GIPF bildet ein Entfernen nie eine Reihe; hier schon.

rules-potentials-end = Das Ende der Partie
rules-potentials-end-1 = Nach Standard- oder Turnierregeln verliert sofort, wer keinen GIPF-Stein mehr hat, noch bevor Reihen entfernt werden: durch ein Entfernen, oder wenn PÜNCT den letzten bricht. Nimmt ein Entfernen beiden den letzten, gewinnt, wer entfernt hat.
rules-potentials-end-2 = Wer schieben muss und weder schieben kann (kein Stein im Vorrat oder ein volles Brett) noch ein Potential einsetzen, verliert. Ein Zusatzschub rettet niemanden.
rules-potentials-end-3 = Steht eine Stellung zum dritten Mal mit demselben Spieler am Schub, Hände und Stapel eingeschlossen, ist die Partie unentschieden, wie in GIPF.

rules-potentials-match = Verknüpfte Spiele
rules-potentials-match-1 = Ihr könnt vereinbaren, dass das Recht, ein Potential einzusetzen, in einem anderen Spiel gewonnen werden muss. Für jede Sorte gilt: frei (keine Bedingung), ein verknüpftes Spiel, das hier gespielt wird (YINSH oder GIPF), ein Würfel (die höhere Zahl gewinnt, gleiche werden neu geworfen) oder ein beliebiges Spiel anderswo, von dem ihr beide eintragt, wer gewonnen hat. Seid ihr uneins, werdet ihr wieder gefragt oder lasst den Würfel entscheiden.
rules-potentials-match-2 = Ein verknüpfter Einsatz wird zuerst angesagt, auch der Zusatzschub von TAMSK. Die Gegenseite lässt ihn zu oder fordert dich heraus.
rules-potentials-match-3 = Jeder hat drei Herausforderungen, wenn ihr keine andere Zahl vereinbart. Ohne Grenze würde jeder Einsatz ein weiteres Spiel kosten. Wer keine mehr hat, wird nicht gefragt.
rules-potentials-match-4 = Nach einer Herausforderung pausiert GIPF mit stehenden Uhren, und das verknüpfte Spiel wird auf eigener Uhr gespielt. Wer herausgefordert wurde, hat darin Weiß. Gewinnt er, wird der Einsatz gespielt. Sonst, und unentschieden ist nicht gewonnen, findet er nicht statt: Das Potential bleibt geladen, und der Zug wird mit etwas anderem gemacht, nicht mit dieser Sorte. Gibt es nichts anderes, wird gepasst. In einem späteren Zug darf man den Einsatz wieder ansagen.
rules-potentials-match-5 = Wer ein verknüpftes Spiel verlässt, aufgibt oder auf Zeit verliert, verliert dieses Spiel und nicht das Match. Das Match selbst kann jederzeit aufgegeben werden. Es hat ein Ergebnis, das von GIPF, und eine Aufzeichnung, in der alles steht: Ansagen, Antworten, verknüpfte Spiele und Würfe. Verknüpfte Spiele werden nicht gewertet.

rules-potentials-notation = Wie Züge geschrieben werden
rules-potentials-notation-1 = Die Sorten sind T, Z, D, Y und U für PÜNCT. Ye9-e7 schiebt einen mit YINSH geladenen Stein ein; ye5-e2 setzt es ein; te9-e6 ist ein Zusatzschub, und = verzichtet darauf. Beim Entfernen ist Ye3 ein geladener Stein und 'Ye3 ein benutztes Potential. Im Match sagt ye5-e2? an, ok lässt zu, und challenge fordert heraus.

## Openings

openings-tab = Eröffnungen
openings-source = Partien
openings-source-engine = Partien der Engine
openings-source-server = Partien auf diesem Server
openings-source-own = Deine Partien
openings-source-file = Eine Datei
openings-by = Farben zeigen
openings-by-count = Wie oft gespielt
openings-by-score = Die Punkte
openings-file = Datei auswählen
openings-retry = Noch einmal versuchen
openings-caption = Was aus dieser Stellung gespielt wurde
openings-turn = Zug
openings-games = Partien
openings-score = Punkte
openings-range = 95 %
openings-engine = Engine
openings-images = { $count ->
    [one] und ein Spiegelbild davon
   *[other] und { $count } Spiegelbilder davon
  }
openings-folded = Züge, die nach Drehen oder Spiegeln des Bretts oder Tauschen der Farben gleich sind, stehen in einer Zeile; dieselben Züge in anderer Reihenfolge zählen zusammen.
openings-loading = Die Partien werden geladen …
openings-progress = Partien werden gezählt: { $done } von { $all }
openings-progress-own = { $count ->
    [one] Deine Partien werden gezählt: bisher eine
   *[other] Deine Partien werden gezählt: bisher { $count }
  }
openings-reached = { $count ->
    [one] Eine von { $all } Partien hat diese Stellung erreicht.
   *[other] { $games } von { $all } Partien haben diese Stellung erreicht.
  }
openings-none = Keine von { $all } Partien hat diese Stellung erreicht.
openings-end = Keine davon ging von hier aus weiter.
openings-no-games = Hier gibt es noch keine beendeten Partien dieser Art.
openings-no-own = Du hast noch keine beendeten Partien dieser Art, weder auf diesem Gerät noch in deinem Konto.
openings-no-file = Wähle eine Datei mit Partien, in jeder Notation, die diese Seite liest. Sie bleibt auf deinem Gerät.
openings-left = { $count ->
    [one] Eine Partie wurde ausgelassen: ein anderes Spiel, ohne Ergebnis oder nicht regelgerecht.
   *[other] { $count } Partien wurden ausgelassen: ein anderes Spiel, ohne Ergebnis oder nicht regelgerecht.
  }
openings-counting = Der Server zählt noch ältere Partien.
openings-partial = Die Partien in deinem Konto konnten nicht geladen werden; gezählt sind nur die auf diesem Gerät.
openings-part = Beende den Zug, um zu sehen, was danach gespielt wurde.
openings-not-here = Eröffnungen werden nur für Spiele ohne Potentiale gezählt.
openings-too-many = Diese Stellung hat zu viele mögliche Züge, um sie zu vergleichen.
openings-large = Diese Datei ist zu groß: höchstens { $megabytes } MB können gelesen werden.
openings-failed = Diese Partien konnten nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
openings-offline = Die Partien auf diesem Server sind nur mit Verbindung zu sehen.
openings-legend-count = Die Zahlen auf dem Brett sind Prozent der Partien, die von hier aus weitergingen. Symmetrische Züge zählen zusammen, und jeder zeigt ihre Summe.
openings-legend-score = Die Zahlen auf dem Brett sind die Punkte dessen, der zieht, in Prozent.

## Account

account-title = Dein Konto
account-lead = Du kannst ohne Konto spielen. Mit einem hast du einen Namen, eine Wertung und deine Partien auf jedem Gerät.
account-no-script = Diese Seite braucht JavaScript. Ohne kannst du dich nicht anmelden.
account-wait = Einen Moment …
account-loading = Dein Konto wird geladen …
account-unreachable = Der Server ist nicht erreichbar. Diese Seite lädt, sobald du wieder online bist.
account-again = Noch einmal versuchen
account-sign-in-or-create = Anmelden oder Konto anlegen
account-enter = Anmelden
account-new = Neues Konto
account-forgotten = Passwort vergessen?
account-name = Name
account-name-hint = { $least } bis { $most } Buchstaben, Ziffern, _ oder -. Alle können ihn sehen.
account-password = Passwort
account-password-hint = Mindestens { $least } Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.
account-new-password = Neues Passwort
account-old-password = Jetziges Passwort
account-password-show = Passwort zeigen
account-email = E-Mail (freiwillig)
account-email-hint = Nur zum Zurücksetzen des Passworts und für E-Mails, um die du bittest. Niemand sonst sieht sie.
account-create = Konto anlegen
account-claims = Partien, die du in diesem Browser als Gast gespielt hast, werden deine.
account-missing = Bitte füll das aus.
account-too-short = Nimm mindestens { $least } Zeichen.
account-entered = Willkommen zurück, { $name }.

account-codes-title = Deine Wiederherstellungscodes
account-codes-about = Mit einem dieser Codes kannst du ein neues Passwort wählen, wenn du deines vergisst. Jeder Code gilt einmal. Sie werden nur jetzt gezeigt: Bewahre sie an einem sicheren Ort auf.
account-codes-copy = Kopieren
account-codes-copied = Codes kopiert.
account-codes-save = Herunterladen
account-codes-print = Drucken
account-codes-kept = Ich habe sie gespeichert
account-codes-heading = Wiederherstellungscodes von { $name } für { $site }

account-by-code = Mit einem Wiederherstellungscode
account-code = Wiederherstellungscode
account-code-hint = Einer der Codes, die du beim Anlegen des Kontos gespeichert hast.
account-set-password = Neues Passwort setzen
account-revoke-tokens = Auch alle meine API-Tokens widerrufen
account-by-mail = Per E-Mail
account-by-mail-about = Wenn dein Konto eine E-Mail-Adresse hat, bekommst du eine E-Mail mit einem Link.
account-send-mail = E-Mail senden
account-mail-sent = Wenn dieses Konto eine E-Mail-Adresse hat, ist eine E-Mail unterwegs.
account-reset-title = Ein neues Passwort wählen
account-reset-done = Dein neues Passwort gilt, und du bist angemeldet.

account-signed-in = Angemeldet als { $name }
account-signed-in-bot = Angemeldet als { $name }, ein Bot-Konto
account-profile = Dein Profil
account-leave = Abmelden
account-left = Du bist abgemeldet.
account-email-title = E-Mail
account-email-now = Deine E-Mail-Adresse ist { $email }.
account-email-unproven = Deine E-Mail-Adresse ist { $email }. Sie ist noch nicht bestätigt: Öffne den Link in der E-Mail, die wir dorthin geschickt haben.
account-email-none = Dein Konto hat keine E-Mail-Adresse.
account-email-change = Adresse ändern
account-email-new = Neue Adresse
account-email-empty = Lass das Feld leer, um deine Adresse zu entfernen.
account-email-save = Adresse speichern
account-email-sent = Eine E-Mail ist unterwegs. Öffne den Link darin, um die Adresse zu bestätigen.
account-email-proven = Deine E-Mail-Adresse ist bestätigt.
account-email-gone = Deine E-Mail-Adresse wurde entfernt.
account-notify-turn = Schick mir eine E-Mail, wenn ich in einer Fernpartie am Zug bin
account-notify-saved = Gespeichert.
account-password-title = Passwort
account-password-change = Passwort ändern
account-password-changed = Dein Passwort ist geändert. Alle anderen Sitzungen sind beendet.
account-blocks-title = Blockierte Spieler
account-blocks-none = Du hast niemanden blockiert.
account-blocks-since = seit { $date }
account-sessions-title = Wo du angemeldet bist
account-session-here = dieser Browser
account-session-times = seit { $since }, zuletzt aktiv { $seen }
account-session-end = Beenden
account-session-end-name = Die Sitzung { $name } beenden
account-session-ended = Die Sitzung ist beendet.
account-tokens-title = API-Tokens
account-tokens-about = Mit einem Token kann ein Programm in deinem Namen spielen oder lesen. Geh damit um wie mit einem Passwort.
account-tokens-api = So benutzt man die API
account-tokens-none = Du hast keine Tokens.
account-token-name = Wofür ist es?
account-token-scopes = Was darf es tun?
account-scope-read = Lesen: deine Partien, auch private
account-scope-play = Spielen: Partien anlegen, mitspielen, chatten
account-scope-bot = Bot: als Bot-Konto spielen
account-scope-one = Wähl mindestens eines.
account-token-create = Token anlegen
account-token-once = Hier ist das Token { $name }. Es wird nur jetzt gezeigt: Kopiere es.
account-token-copied = Token kopiert.
account-token-times = angelegt { $since }, zuletzt benutzt { $used }
account-token-unused = angelegt { $since }, nie benutzt
account-token-delete = Löschen
account-token-delete-name = Das Token { $name } löschen
account-token-deleted = Token gelöscht.
account-codes-new-title = Neue Wiederherstellungscodes
account-codes-new-about = Neue Codes ersetzen die alten; die gelten dann nicht mehr.
account-codes-new = Neue Codes anlegen
account-bot-title = Bot-Konto
account-bot-about = Ein Bot-Konto gehört einem Programm. Es spielt über die API, ist als Bot gekennzeichnet und kann nie wieder ein normales Konto werden. Nur ein Konto, das noch nicht gespielt hat, kann zum Bot werden.
account-bot-turn = Dieses Konto zum Bot machen
account-bot-sure = { $name } zum Bot-Konto machen? Das lässt sich nicht rückgängig machen.
account-bot-yes = Zum Bot machen
account-bot-done = Das ist jetzt ein Bot-Konto.
account-data-title = Deine Daten
account-data-about = Alles, was dieser Server über dich weiß, in einer Datei.
account-export = Meine Daten herunterladen
account-delete-title = Konto löschen
account-delete-forgotten = Endgültig gelöscht werden: dein Name, dein Passwort, deine E-Mail-Adresse, deine Sitzungen und Tokens und was du in Chats geschrieben hast.
account-delete-stays = Erhalten bleiben: deine Partien, denn sie gehören auch deinen Gegnern. Dein Name steht nicht mehr darin.
account-delete-after = Das lässt sich nicht rückgängig machen, und dein Name wird für andere frei.
account-delete = Mein Konto löschen
account-deleted = Dein Konto ist gelöscht. Auf Wiedersehen!
account-cancel = Abbrechen

## Problems: why the server refused a request

problem-other = Der Server konnte das nicht tun. Bitte versuch es noch einmal.
problem-server = Auf dem Server ist etwas schiefgegangen. Bitte versuch es später noch einmal.
problem-limit = { $seconds ->
    [one] Zu viele Versuche. Bitte warte eine Sekunde und versuch es noch einmal.
   *[other] Zu viele Versuche. Bitte warte { $seconds } Sekunden und versuch es noch einmal.
}
problem-limit-later = Zu viele Versuche. Bitte warte ein wenig und versuch es noch einmal.
problem-not-signed-in = Du bist nicht mehr angemeldet. Bitte melde dich wieder an.
problem-name-taken = Dieser Name ist vergeben. Bitte wähl einen anderen.
problem-name-invalid = Dieser Name ist ungültig. Nimm nur Buchstaben, Ziffern, _ und - und beginn mit einem Buchstaben.
problem-password-too-short = Dieses Passwort ist zu kurz. Bitte wähl ein längeres.
problem-password-too-long = Dieses Passwort ist zu lang. Bitte wähl ein kürzeres.
problem-password-too-common = Dieses Passwort ist zu leicht zu erraten. Bitte wähl ein anderes.
problem-wrong-login = Der Name oder das Passwort ist falsch.
problem-wrong-password = Dieses Passwort ist falsch.
problem-wrong-code = Der Name oder der Code ist falsch, oder der Code wurde schon benutzt.
problem-email-invalid = Das ist keine gültige E-Mail-Adresse.
problem-no-mail = Dieser Server verschickt keine E-Mails. Nimm einen Wiederherstellungscode.
problem-token-invalid = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.
problem-too-many = Du hast die höchste Anzahl erreicht. Lösche zuerst etwas.
problem-banned = Dieses Konto ist gesperrt.
problem-private-only = Du kannst im Moment keine Studien teilen. Wähle „Du, auf allen deinen Geräten“, um diese für dich zu speichern.
problem-already-played = Dieses Konto hat schon gespielt, darum kann es nicht zum Bot werden.
problem-not-a-bot = Nur ein Bot-Konto kann so ein Token haben.
problem-signed-in = Du bist schon angemeldet. Melde dich zuerst ab.
problem-origin-foreign = Die Anfrage kam nicht von einer Seite dieser Website, darum wurde sie abgelehnt.
problem-bad-request = Der Server hat das nicht verstanden. Bitte prüfe deine Eingaben.

## Cards

repeat-title = Wiederholen
repeat-lead = Stellungen, in denen du falsch lagst, kommen wieder, kurz bevor du sie vergisst.
repeat-loading = Deine Karten werden geladen …
repeat-due = { $count ->
    [one] Eine Karte ist fällig.
   *[other] { $count } Karten sind fällig.
}
repeat-nothing = Jetzt ist nichts fällig. Die nächste Karte kommt am { $date }.
repeat-done = Für jetzt fertig. Beantwortete Karten: { $count }.
repeat-known = { $cards } insgesamt, davon { $known } für mindestens drei Wochen gelernt.
repeat-empty = Du hast noch keine Karten. Sie entstehen aus Aufgaben, die du nicht gelöst hast, aus Fehlern in deinen Partien und aus Stellungen, die du auf der Analyseseite merkst.
repeat-ask-puzzle = Diese Aufgabe hast du nicht gelöst. Finde den richtigen Zug.
repeat-ask-mistake = Hier lagst du falsch. Finde einen besseren Zug.
repeat-ask-position = Diese Stellung hast du dir gemerkt. Was spielst du?
repeat-judging = Die Engine beurteilt deinen Zug …
repeat-right = Das ist richtig.
repeat-wrong = Das ist es nicht. Versuch es noch einmal oder sieh dir die Lösung an.
repeat-shown = Gesucht war: { $turn }.
repeat-grade = Wie schwer war es?
repeat-again = Noch mal
repeat-hard = Schwer
repeat-good = Gut
repeat-easy = Leicht
repeat-minutes = { $count ->
    [one] in einer Minute
   *[other] in { $count } Minuten
}
repeat-days = { $count ->
    [one] morgen
   *[other] in { $count } Tagen
}
repeat-retry = Noch einmal versuchen
repeat-drop = Diese Karte entfernen
repeat-dropped = Die Karte ist entfernt.
repeat-undo = Rückgängig
repeat-forecast = Die nächsten Tage
repeat-forecast-about = { $today } heute, { $week } innerhalb einer Woche, { $all } innerhalb von zwei Wochen.
repeat-forecast-table = Als Tabelle
repeat-day = Tag
repeat-count = Karten
repeat-all = Alle Karten
repeat-new = neu
repeat-save = Diese Stellung merken
repeat-saved = Sie gehört jetzt zu deinen Karten.
repeat-cards = Deine Karten
repeat-failed = Die Engine startet nicht, dein Zug kann nicht beurteilt werden. Bewerte dich selbst.

## Players

player-title = Spieler
player-find = Spieler finden
player-open = Profil öffnen
player-missing = Einen Spieler namens { $name } gibt es nicht.
player-loading = Der Spieler wird geladen …
player-since = Dabei seit { $date }
player-bot = Bot
player-engine-about = Eine der Stufen unserer Engine. Ihre Wertung ändert sich nicht.
player-challenge = Herausfordern
player-follow = Folgen
player-following = Du folgst
player-own = Dein Konto
player-ratings = Wertungen
player-ratings-none = Noch keine gewerteten Partien.
player-rating = { $rating } plus oder minus { $deviation }
player-provisional = Vorläufig: Nach weiteren Partien wird sie verlässlich.
player-rated-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
player-plot = { $variant }, { $speed }: Wertung im Lauf der Zeit
player-plot-about = Von { $first } am { $from } bis { $last } am { $to }; niedrigste { $low }, höchste { $high }.
player-plot-few = Das Diagramm erscheint nach der zweiten gewerteten Partie.
player-plot-table = Als Tabelle
player-plot-date = Datum
player-plot-rating = Wertung
player-plot-deviation = Abweichung
player-playing = Spielt gerade
player-games = Partien
player-games-none = Noch keine Partien.
player-search = In diesen Partien suchen
player-records = Alle Aufzeichnungen herunterladen
player-result-won = Gewonnen
player-result-lost = Verloren
player-result-drawn = Unentschieden
player-report = Melden
player-report-title = { $name } melden
player-report-name = Ein anstößiger Name

## Progress

progress-title = Fortschritt
progress-lead = Wie du spielst: aus deinen Partieberichten und deinem Training.
progress-loading = Deine Ergebnisse werden gesammelt …
progress-empty = Noch nichts zu sehen. Spiel eine Partie und öffne ihren Partiebericht: Von da an zeigt diese Seite, wie genau du spielst und wo es hakt.
progress-days = { $count ->
    [one] Du hast heute oder gestern trainiert.
   *[other] Du hast { $count } Tage in Folge trainiert.
}
progress-days-all = { $count ->
    [one] Insgesamt ein Trainingstag.
   *[other] Insgesamt { $count } Trainingstage.
}
progress-accuracy = Genauigkeit im Lauf der Zeit
progress-accuracy-about = { $count } Partien, die erste mit { $first } %, die letzte mit { $last } %; im Schnitt { $mean } %.
progress-accuracy-few = Nach zwei Partieberichten erscheint hier eine Kurve.
progress-table = Als Tabelle
progress-date = Tag
progress-game = Partie
progress-value = Genauigkeit
progress-phase = Nach Phase
progress-phase-opening = Eröffnung
progress-phase-middle = Mittelspiel
progress-phase-end = Endspiel
progress-color = Nach Farbe
progress-opponent = Nach Gegner
progress-people = Menschen
progress-openings = Nach Eröffnung
progress-openings-about = Der erste Zug der Partie; Züge, die durch Drehen oder Spiegeln ineinander übergehen, zählen als einer.
progress-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
progress-mistakes = Wiederkehrende Fehler
progress-mistakes-none = Deine Partieberichte nennen keinen Fehler von dir.
progress-mistakes-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
progress-ratings = Wertungen
progress-rating-puzzles = Aufgaben zu { $game }: { $rating } nach { $count }
progress-rating-none = Noch keine gewertete Aufgabe.
progress-profile = Wertungen deiner Partien
progress-why-missed-win = Ein Gewinn wurde übersehen
progress-why-allows-win = Der Gegner durfte gewinnen
progress-why-last-gipf = Der letzte GIPF-Stein war in Gefahr
progress-why-gives-row = Eine Reihe für den Gegner vollendet
progress-why-missed-row = Eine Reihe in einem Zug übersehen
progress-why-missed-capture = Ein Schlagen wurde übersehen
progress-why-gipf-piece-lost = Ein GIPF-Stein ging verloren
progress-why-pieces-captured = Steine wurden geschlagen
progress-why-unstopped-row = Eine Reihe wurde nicht verhindert
progress-why-allows-row = Eine Reihe wurde erlaubt
progress-why-ring-cut-off = Ein Ring wurde eingesperrt
progress-why-broke-four = Eine eigene Vier wurde gebrochen
progress-why-costs-rows = Es kostete später Reihen
progress-why-costs-pieces = Es kostete später Steine
progress-why-wrong-removal = Das Falsche wurde entfernt
progress-why-runs-out = Der Vorrat ging aus
progress-why-no-more-gipf-pieces = Das Recht auf GIPF-Steine wurde aufgegeben
progress-why-use = Ein Potential wurde versäumt oder verschwendet
progress-why-exposed = Ein GIPF-Stein stand ungeschützt
progress-why-threat = Eine Drohung wurde zugelassen
progress-why-threat-missed = Eine eigene Drohung wurde versäumt
progress-why-flips = Markierungssteine wurden umgedreht
progress-why-compare = Die Stellung wurde Schritt für Schritt schlechter
progress-why-other = Anderes
progress-trend-less = zuletzt seltener
progress-trend-same = so oft wie zuvor
progress-trend-more = zuletzt häufiger
progress-plan = Trainingsplan
progress-plan-about = Eine Lektion und fünf Aufgaben zu deinen häufigsten Fehlern.
progress-plan-puzzle = Aufgabe { $number }

## Archive of games

archive-title = Partien
archive-lead = Alle Partien, die hier gespielt wurden, die neuesten zuerst.
archive-filters = Filter
archive-player = Spieler
archive-opponent = Gegner
archive-variant = Spiel
archive-speed = Tempo
archive-rated = Wertung
archive-score = Ergebnis
archive-status = Status
archive-aborted-games = Abgebrochene Partien
archive-aborted-no = Ausgeblendet
archive-aborted-yes = Angezeigt
archive-any = Alle
archive-rated-yes = Gewertet
archive-rated-no = Nicht gewertet
archive-white = Weiß hat gewonnen
archive-black = Schwarz hat gewonnen
archive-draw = Unentschieden
archive-ended = Beendet
archive-playing = Läuft noch
archive-search = Suchen
archive-clear = Leeren
archive-loading = Suche …
archive-none = Keine Partien gefunden.
archive-shown = { $count ->
    [one] { $count } Partie wird gezeigt.
   *[other] { $count } Partien werden gezeigt.
}
archive-more = Mehr Partien zeigen
archive-live = Live
archive-waiting = Wartet auf einen Gegner
archive-by-resignation = durch Aufgabe
archive-by-time = durch Zeitüberschreitung
archive-by-agreement = durch Einigung
archive-by-abandoned = der Gegner hat die Partie verlassen
archive-aborted = Abgebrochen

## The page about the API

api-title = API
api-lead = Alles, was diese Website online tut, können auch deine Programme: spielen, zuschauen, suchen und Bots betreiben. Es ist einfaches HTTP mit JSON.
api-document = OpenAPI-Dokument, für Werkzeuge
api-contents = Inhalt
api-start = Erste Schritte
api-start-open = Die meisten Anfragen, die nur lesen, brauchen keinen Schlüssel. Probier das erste Beispiel in einem Terminal.
api-start-token = Um in deinem Namen zu handeln, leg auf der Seite deines Kontos ein Token an und schick es mit jeder Anfrage. Ein Token kann nur, was seine Rechte erlauben.
api-account = Zu deinem Konto
api-errors = Fehler
api-errors-about = Eine abgelehnte Anfrage wird mit einem Status von 400 oder mehr und mit JSON vom Typ application/problem+json beantwortet. Die Bedeutung des Feldes „code“ ändert sich nie; Programme sollten sich nur darauf verlassen. Nach 429 warte so viele Sekunden, wie der Header Retry-After angibt.
api-streams = Datenströme
api-streams-about = Manche Adressen lassen ihre Antwort offen: Sie senden eine Zeile JSON (NDJSON), wann immer etwas geschieht, und sonst alle paar Sekunden eine leere Zeile. Jede Zeile hat eine „seq“. Wenn die Verbindung abbricht, verbinde dich neu und setz „since“ auf die letzte, die du gesehen hast: Nichts geht verloren, und nichts wird wiederholt.
api-streams-bye = Vor einem geplanten Neustart ist die letzte Zeile „bye“, mit der Zeit, nach der man sich neu verbinden soll.
api-turns = Züge lassen sich gefahrlos wiederholen
api-turns-about = Sende einen Zug mit einem Idempotency-Key deiner Wahl und wiederhole ihn mit demselben Schlüssel, bis du eine Antwort bekommst. Er wird nur einmal gespielt.
api-parameters = Parameter
api-name = Name
api-where = In
api-kind = Typ
api-meaning = Beschreibung
api-required = nötig
api-body = Inhalt der Anfrage
api-answers = Antworten
api-status = Status
api-example = Beispiel
api-types = Typen
api-field = Feld
api-no-document = Dieses Programm wurde ohne die Beschreibung der API gebaut.

## Studies

studies-title = Studien
studies-lead = Sammle Partien, Stellungen und Ideen in Kapiteln, mit Varianten, Kommentaren, Pfeilen und Kreisen. Alles wird beim Arbeiten in diesem Browser gespeichert.
studies-new = Neue Studie
studies-import = Datei importieren
studies-own = Deine Studien
studies-none = Hier gibt es noch keine Studien.
studies-untitled = Studie ohne Titel
studies-title-field = Titel
studies-save = Speichern
studies-rename = Umbenennen
studies-delete = Löschen
studies-deleted = Gelöscht: { $title }.
studies-chapters = { $count ->
    [one] { $count } Kapitel
   *[other] { $count } Kapitel
  }
studies-imported = { $count ->
    [one] Ein Kapitel wurde importiert.
   *[other] { $count } Kapitel wurden importiert.
  }
studies-not-kept = Dieser Browser kann im Moment keine Studien speichern.
study-title = Studie
study-all = Alle Studien
study-chapters = Kapitel
study-chapter = Kapitel { $number }
study-chapter-field = Name des Kapitels
study-add = Kapitel hinzufügen
study-rename-chapter = Kapitel umbenennen
study-delete-chapter = Kapitel löschen
study-up = Kapitel nach oben
study-down = Kapitel nach unten
study-full = Eine Studie hat höchstens { $most } Kapitel.
study-saved = In diesem Browser gespeichert
study-saving = Wird gespeichert…
study-missing = Diese Studie ist nicht in diesem Browser.
study-unknown = Diese Studie gibt es nicht, oder sie ist privat.
study-other-tab = Dieses Kapitel wurde auch in einem anderen Tab geändert. Deine Fassung ist als „{ $name }“ gespeichert.
study-foreign = Diese Studie hat jemand mit dir geteilt: Was du hier ausprobierst, wird nicht gespeichert.
study-keep = Kopie speichern
study-share = Studie teilen
study-file = Als Datei speichern
study-link = Link kopieren
study-link-large = Diese Studie ist zu groß für einen Link. Speichere sie als Datei oder auf dem Server.
study-add-to = Zu einer Studie hinzufügen
study-added = Zu „{ $title }“ hinzugefügt.
study-open = Öffnen
studies-server = Auf dem Server
studies-public = Öffentliche Studien
studies-public-none = Es gibt noch keine öffentlichen Studien.
study-access = Wer sie sehen kann
study-access-none = Nur dieser Browser
study-access-private = Du, auf allen deinen Geräten
study-access-link = Alle, die den Link haben
study-access-public = Alle
study-online-saved = Auf dem Server gespeichert
study-online-gone = Der Server hat diese Studie nicht mehr. In diesem Browser ist sie noch gespeichert.
study-hidden = Ein Moderator hat diese Studie verborgen: Niemand außer dir kann sie sehen.
study-needs-account = Melde dich an, um Studien auf dem Server zu speichern.
study-refused = Der Server hat diese Studie abgelehnt: Sie ist zu groß, oder ein Kapitel lässt sich nach den Regeln nicht spielen.
study-code = Code für deine Website kopieren
study-code-copied = Code kopiert. Füge ihn in eine Seite deiner Website ein.
study-changed-title = Diese Studie wurde auf einem anderen Gerät geändert
study-changed-about = Welche Fassung soll gelten? Die andere wird als eigene Studie gespeichert, verloren geht nichts.
study-changed-mine = Diese behalten
study-changed-other = Die andere nehmen
embed-title = Brett
embed-missing = Hier gibt es nichts zu zeigen: Es wurde gelöscht oder ist nicht öffentlich.
pictures-title = Bild
pictures-gif = Animation (GIF)
pictures-progress = Wird gezeichnet: { $done } von { $of }
pictures-failed = Das Bild konnte nicht erstellt werden.

## Emails

mail-reset-subject = Dein Gipfel-Passwort zurücksetzen
mail-reset-text = Jemand, wahrscheinlich du, möchte ein neues Passwort für das Konto { $name }. Öffne diesen Link, um eines zu wählen:
mail-reset-hour = Der Link gilt einmal, eine Stunde lang.
mail-not-you = Wenn du es nicht warst, ignorier diese E-Mail: Es ändert sich nichts.
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm-text = Jemand, wahrscheinlich du, möchte E-Mails für das Konto { $name } an diese Adresse bekommen. Öffne innerhalb einer Stunde diesen Link, um das zu bestätigen:
mail-turn-subject = Du bist am Zug gegen { $opponent }
mail-turn-text = { $opponent } hat gespielt. Du bist am Zug:
mail-turn-guest-subject = Du bist am Zug gegen einen Gast
mail-turn-guest-text = Ein Gast hat gespielt. Du bist am Zug:
mail-turn-off = Du bekommst diese E-Mail, weil du darum gebeten hast. In deinem Konto kannst du das abschalten:
mail-call-subject = { $name } möchte { $game } spielen
mail-call-text = { $name } sucht gerade jemanden für eine Partie { $game }:
mail-call-off = Du bekommst diese E-Mail, weil du darum gebeten hast. Auf derselben Seite kannst du das abschalten.

## Games with potentials

play-variant-gipf-potentials = GIPF mit Potentialen
play-about-gipf-potentials = Zusatzsteine mit eigener Kraft
play-end-board-full = { $winner ->
    [w] Schwarz kann weder schieben noch ein Potential nutzen: Das Spielbrett ist voll.
   *[b] Weiß kann weder schieben noch ein Potential nutzen: Das Spielbrett ist voll.
}
potentials-refusal-extra-first = Jetzt kommt dein Zusatzschub: Mach ihn oder verzichte.
potentials-refusal-gipf-pieces-over = Nach deinem ersten geladenen oder einfachen Stein kommen keine GIPF-Steine mehr.
potentials-refusal-no-basic = Du hast keinen Stein mehr im Vorrat.
potentials-refusal-no-dvonn-target = Ein DVONN-Potential springt auf einen benachbarten einfachen Stein oder ein DVONN-Potential des Gegners.
potentials-refusal-no-extra-push = Ein Zusatzschub folgt auf deinen Schub oder Einsatz, solange dein TAMSK-Potential in der Mitte steht.
potentials-refusal-no-punct-target = Ein PÜNCT-Potential springt auf einen benachbarten GIPF-Stein oder ein PÜNCT-Potential des Gegners.
potentials-refusal-not-adjacent = Dieses Potential springt nur auf einen benachbarten Spielpunkt.
potentials-refusal-not-first-empty = Ein ZÈRTZ-Potential landet auf dem ersten freien Spielpunkt hinter den Steinen.
potentials-refusal-not-in-a-line = Ein Potential verlässt seinen Stein in gerader Linie.
potentials-refusal-not-in-hand = Dieses Potential hast du nicht auf der Hand.
potentials-refusal-not-loaded = Nur deine eigenen unbedeckten geladenen Steine lassen sich einsetzen.
potentials-refusal-nothing-to-jump = Ein ZÈRTZ-Potential springt über die Steine neben ihm auf den ersten freien Spielpunkt dahinter.
potentials-refusal-only-extra-push = Ein TAMSK-Potential dient nur dem Zusatzschub, aus der Mitte.
potentials-refusal-piece-stays = Einfache Steine und benutzte Potentiale der Reihe müssen weg.
potentials-refusal-row-must-go = Diese Reihe enthält einen einfachen Stein oder ein benutztes Potential und muss deshalb entfernt werden.
potentials-refusal-way-blocked = Ein YINSH-Potential läuft über freie Spielpunkte auf einen freien Spielpunkt.
potentials-refusal-answer-first = Ein Einsatz ist angesagt: lass ihn zu oder fordere heraus.
potentials-refusal-cannot-pass = Du passt nur, wenn dir nach einer verlorenen Herausforderung kein anderer Zug bleibt.
potentials-refusal-contest-first = GIPF pausiert, bis die Herausforderung entschieden ist.
potentials-refusal-declare-first = { $name }-Potentiale sind verknüpft: sage den Einsatz erst an.
potentials-refusal-die-faces = Ein Würfel zeigt 1 bis 6.
potentials-refusal-entered-already = Du hast ein Ergebnis eingetragen: jetzt ist dein Gegner dran.
potentials-refusal-kind-barred = Das Recht auf ein { $name }-Potential ist nicht gewonnen: in diesem Zug nicht.
potentials-refusal-links = Diese Verknüpfungen gehen nicht; sie schreiben sich wie Y:yinsh,T:die.
potentials-refusal-match-over = Das Match ist zu Ende.
potentials-refusal-no-challenge-left = Dein Gegner hat keine Herausforderung mehr, also wird nichts angesagt.
potentials-refusal-not-linked = { $name }-Potentiale sind hier frei: setze es einfach ein.
potentials-refusal-nothing-declared = Kein Einsatz ist angesagt, also gibt es nichts zu beantworten.
potentials-refusal-only-uses-are-declared = Nur der Einsatz eines Potentials wird angesagt.
potentials-refusal-other-contest = So etwas wird gerade nicht um eine Herausforderung gespielt.
potentials-refusal-position-match = Diese Stellung kann in diesem Match nicht entstehen.
potentials-refusal-unreadable-step = Das ist kein Schritt eines Matches.
potentials-refusal-potentials-shape = Kein Zug. Schreibe e8 oder e9-e6 zum Schieben, Ye9-e6 mit Potential, ye5-e2 zum Einsetzen, te9-e6 für den Zusatzschub, xe2,e3,e4,e5 zum Entfernen.
potentials-refusal-wrong-piece-mark = Das Zeichen bei { $point } ist falsch.
potentials-refusal-position-hands = Die Potentiale auf der Hand sind nicht lesbar; man schreibt sie wie T3Y2-z6.
potentials-refusal-position-no-extra-push = In dieser Stellung kann es keinen Zusatzschub geben.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] Weiß hat noch nichts eingebracht, also liegt alles noch neben dem Brett.
   *[b] Schwarz hat noch nichts eingebracht, also liegt alles noch neben dem Brett.
}
potentials-refusal-position-potentials-fields = Eine Stellung mit Potentialen hat sechs Teile, wie 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] Weiß hat keinen GIPF-Stein mehr, also ist die Partie schon zu Ende.
   *[b] Schwarz hat keinen GIPF-Stein mehr, also ist die Partie schon zu Ende.
}
potentials-refusal-position-potentials-stage = Die Phase ist push, extra, remove:w oder remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] Weiß hat schon einen anderen Stein eingebracht, also kommen keine GIPF-Steine mehr.
   *[b] Schwarz hat schon einen anderen Stein eingebracht, also kommen keine GIPF-Steine mehr.
}
potentials-refusal-position-stack = So können Steine nicht aufeinanderliegen.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] Weiß hat mehr Potentiale als vereinbart.
   *[b] Schwarz hat mehr Potentiale als vereinbart.
}
potentials-refusal-terms = Diese Bedingungen sind nicht spielbar; man schreibt sie wie standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] weißer Stein, geladen mit { $name }
   *[b] schwarzer Stein, geladen mit { $name }
}
potentials-piece-used = { $color ->
    [w] weißes benutztes { $name }-Potential
   *[b] schwarzes benutztes { $name }-Potential
}
potentials-piece-gipf-punct = { $color ->
    [w] weißer GIPF-Stein aus zwei PÜNCT-Potentialen
   *[b] schwarzer GIPF-Stein aus zwei PÜNCT-Potentialen
}
potentials-piece-on = { $top }, darunter { $under }
potentials-say-loaded = { $player ->
    [w] Weiß bringt bei { $point } einen mit { $name } geladenen Stein ein.
   *[b] Schwarz bringt bei { $point } einen mit { $name } geladenen Stein ein.
}
potentials-say-used = { $player ->
    [w] Weiß macht den Zusatzschub bei { $point }.
   *[b] Schwarz macht den Zusatzschub bei { $point }.
}
potentials-say-use = { $player ->
    [w] Weiß setzt { $name } von { $from } nach { $to } ein.
   *[b] Schwarz setzt { $name } von { $from } nach { $to } ein.
}
potentials-say-decline = { $player ->
    [w] Weiß verzichtet auf den Zusatzschub.
   *[b] Schwarz verzichtet auf den Zusatzschub.
}
potentials-say-because-board-full = Das Spielbrett ist voll.
potentials-say-task-extra = { $player ->
    [w] Weiß darf einen Zusatzschub machen.
   *[b] Schwarz darf einen Zusatzschub machen.
}
potentials-say-task-push = { $player ->
    [w] Weiß muss einen Stein einschieben oder ein Potential einsetzen.
   *[b] Schwarz muss einen Stein einschieben oder ein Potential einsetzen.
}
potentials-say-leave = { $player ->
    [w] Weiß lässt die Reihen stehen.
   *[b] Schwarz lässt die Reihen stehen.
}
potentials-say-stays = { $count ->
    [one] Ein Stein bleibt.
   *[other] { $count } Steine bleiben.
}
potentials-decline = Kein Zusatzschub
potentials-ask-extra = TAMSK gibt dir einen Zusatzschub: Tippe auf einen Randpunkt.
potentials-play-do-extra = Mach deinen Zusatzschub oder verzichte.
potentials-play-do-push = Schiebe einen Stein ein oder setze einen geladenen ein.
potentials-basic = Einfach
potentials-basic-ends = Dein erster einfacher Stein nimmt die Potentiale auf deiner Hand aus dem Spiel.
potentials-basic-sure = Alle Potentiale auf deiner Hand sind dann aus dem Spiel. Einfachen Stein bringen?
potentials-basic-yes = Ja, bringen
potentials-basic-no = Behalten
potentials-gipf-ends = Nach deinem ersten geladenen Stein kommen keine GIPF-Steine mehr.
potentials-miss-load = Dieser Stein trägt kein Potential. Wähl vor dem Schieben einen geladenen Stein.
potentials-miss-single = Das war kein einfacher Stein. Wähl vor dem Schieben einen.
potentials-miss-use = Das war ein Schub und kein Einsatz. Die markierten Punkte zeigen einen.
potentials-miss-jump = Zu wenige Steine übersprungen. Das Ziel ist { $count }.
potentials-miss-extra = Diesmal kein Zusatzschub. TAMSK muss in der Mitte stehen, und du darfst nicht verzichten.
potentials-miss-decline = Du hast den Zusatzschub gemacht. Verzichte diesmal darauf.
potentials-miss-break = Der GIPF-Stein ist noch ganz. Die markierten Punkte zeigen den Sprung.
potentials-miss-make = Noch kein neuer GIPF-Stein. Die markierten Punkte zeigen den Sprung.
potentials-miss-remove = Zu wenige Reihen entfernt. Das Ziel ist { $count }.
potentials-answer-pass = Zulassen
potentials-answer-challenge = Herausfordern
potentials-miss-answer = Du hast ihn zugelassen: Der Lauf bildet eine schwarze Reihe, und deine zwei Steine daneben sind geschlagen. Versuch es noch einmal.
potentials-miss-push = Nach einer verlorenen Herausforderung darf im selben Zug kein Potential dieser Sorte eingesetzt werden. Schieb stattdessen.
potentials-hand = { $player ->
    [w] Weiß hat auf der Hand: { $list }
   *[b] Schwarz hat auf der Hand: { $list }
}
potentials-hand-empty = { $player ->
    [w] Weiß hat keine Potentiale auf der Hand
   *[b] Schwarz hat keine Potentiale auf der Hand
}
potentials-rules = Regeln
potentials-which = Welche Potentiale?
potentials-advice = Neu hier? Beginne mit einer Sorte. Ein Potential kommt auf einem Stein ins Spiel und kann ihn einmal verlassen.
potentials-about-tamsk = In der Mitte gibt es einen Zusatzschub.
potentials-about-zertz = Springt über Nachbarsteine auf den ersten freien Punkt.
potentials-about-dvonn = Springt auf einen benachbarten Stein des Gegners.
potentials-about-yinsh = Läuft auf einer Linie über freie Punkte.
potentials-about-punct = Springt auf einen benachbarten GIPF-Stein und bricht ihn.
potentials-about-ultimate = Drei von jeder Sorte, 21 Steine
potentials-own = Eigene Bedingungen
potentials-about-own = Du bestimmst Anfang und Anzahlen.
potentials-start = Anfang
potentials-number = Anzahl
potentials-basics = Einfache Steine
potentials-each = je sechs
potentials-position = Stellung
potentials-position-about = Stapel lassen sich nicht von Hand legen. Schreib die Stellung oder füg sie ein: die Spalten von links nach rechts, wer am Zug ist, die Phase, die Vorräte, was auf der Hand ist, das Recht auf GIPF-Steine.
potentials-links = Spiele verknüpfen
potentials-links-about = Das Recht, ein Potential einzusetzen, kann von einem Sieg in einem anderen Spiel abhängen. Spiel zuerst mit freien Potentialen: Ein Match mit verknüpften Spielen dauert lange.
potentials-link-free = Frei
potentials-link-die = Würfel
potentials-link-elsewhere = Ein Spiel anderswo
potentials-challenges = Herausforderungen je Spieler
potentials-unlimited = Beliebig viele
potentials-match-declares = { $player ->
    [w] Weiß möchte { $name } einsetzen: { $from } → { $to }.
   *[b] Schwarz möchte { $name } einsetzen: { $from } → { $to }.
}
potentials-match-how-die = Herausforderung: Beide würfeln, die höhere Zahl gewinnt.
potentials-match-how-elsewhere = Herausforderung: Ihr spielt anderswo und tragt ein, wer gewonnen hat.
potentials-match-how-game = Herausforderung: Eine Partie { $game } entscheidet.
potentials-match-cost = { $left ->
    [one] Sie kostet deine letzte Herausforderung.
   *[other] Sie kostet eine deiner { $left } Herausforderungen.
}
potentials-match-stake = { $player ->
    [w] { $game }: Gewinnt Weiß, wird das { $name }-Potential eingesetzt; sonst zieht Weiß anders.
   *[b] { $game }: Gewinnt Schwarz, wird das { $name }-Potential eingesetzt; sonst zieht Schwarz anders.
}
potentials-match-won = { $player ->
    [w] Weiß hat die Herausforderung gewonnen: das { $name }-Potential wird eingesetzt.
   *[b] Schwarz hat die Herausforderung gewonnen: das { $name }-Potential wird eingesetzt.
}
potentials-match-not-won = { $player ->
    [w] Weiß hat die Herausforderung nicht gewonnen: in diesem Zug kein { $name }-Potential.
   *[b] Schwarz hat die Herausforderung nicht gewonnen: in diesem Zug kein { $name }-Potential.
}
potentials-match-left = Herausforderungen übrig: Weiß { $white }, Schwarz { $black }
potentials-match-pass = Zulassen
potentials-match-challenge = Herausfordern
potentials-match-challenge-left = Herausfordern (noch { $left })
potentials-match-give-up = Dieses Spiel aufgeben
potentials-match-roll = Weiß würfelt { $white }, Schwarz würfelt { $black }.
potentials-match-equal = Gleich: es wird noch einmal gewürfelt.
potentials-match-proof = { $proof ->
    [both] Der Wurf folgt aus einer Zahl, die der Server vor dem Match festgelegt hat, gemischt mit einer Zufallszahl von jedem der beiden.
    [replaced] Der Server hat eine andere Zufallszahl gespeichert als die, die du gesendet hast. Die Würfe dieses Matches beweisen nichts.
    [white] Der Wurf folgt aus einer Zahl, die der Server vor dem Match festgelegt hat, und einer Zufallszahl von Weiß.
    [black] Der Wurf folgt aus einer Zahl, die der Server vor dem Match festgelegt hat, und einer Zufallszahl von Schwarz.
   *[server] Der Wurf folgt aus einer Zahl, die der Server allein vor dem Match festgelegt hat.
}
potentials-match-who = { $player ->
    [w] Weiß: Wer hat das Spiel anderswo gewonnen?
   *[b] Schwarz: Wer hat das Spiel anderswo gewonnen?
}
potentials-match-winner = { $player ->
    [w] Weiß hat gewonnen
   *[b] Schwarz hat gewonnen
}
potentials-match-draw = Unentschieden
potentials-match-dice = Die Würfel entscheiden
potentials-match-disagreed = Eure Angaben widersprechen sich. Tragt das Ergebnis noch einmal ein oder einigt euch auf die Würfel.
potentials-match-paused = Die GIPF-Partie pausiert
potentials-match-linked = So endete das verknüpfte Spiel
potentials-match-has-white = Wer herausgefordert ist, hat Weiß.
potentials-play-do-answer = Lass den Einsatz zu oder fordere heraus.
potentials-play-do-roll = Die Würfel entscheiden.
potentials-play-do-enter = Spielt anderswo und sagt dann, wer gewonnen hat.
play-potentials-failed = Dieses Spiel konnte nicht geladen werden. Bist du offline?

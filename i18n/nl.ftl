### Alle zinnen van de site in het Nederlands. De berichten en hun argumenten zijn die van en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Leer, speel en analyseer YINSH en GIPF in je browser: tegen een sterke engine, met zijn tweeën aan één scherm of online. Het meeste werkt ook offline.
site-skip = Naar de inhoud
site-menu = Hoofdmenu
site-play = Spelen
site-analyse = Analyse
site-learn = Leren
site-rules = Regels
site-settings = Instellingen
site-about = Over Gipfel
site-language = Taal
site-close = Sluiten
site-credit = YINSH en GIPF zijn spellen van Kris Burm. Gipfel is niet verbonden met hem of zijn uitgevers.
site-new-version = Er is een nieuwe versie van Gipfel. Je partijen blijven bewaard.
site-reload = Herladen
site-offline = Je bent offline. Alles op deze pagina blijft werken.
site-online = Je bent weer online.
site-broken-entry = Sommige gegevens in deze browser konden niet worden gelezen ({ $name }). Ze zijn opzijgezet; al het andere is ongewijzigd.
site-no-script = Het bord heeft JavaScript nodig. De regels kun je zonder lezen.

home-title = YINSH en GIPF, mooi gespeeld
home-lead = Twee van de mooiste abstracte spellen. Speel meteen, zonder account, zelfs offline.
home-game = Spel
home-play = Speel nu
home-against = tegen niveau { $level }
home-learn = Leer het in tien minuten
home-lessons = { $count ->
    [one] { $count } korte les
   *[other] { $count } korte lessen
  }
home-friend = Speel met een vriend
home-friend-how = stuur een link
home-touch-yinsh = Raak een ring aan en speel verder, tegen niveau 1.
home-touch-gipf = Raak een groene stip aan en speel verder, tegen niveau 1.
home-click-yinsh = Klik op een ring en speel verder, tegen niveau 1.
home-click-gipf = Klik op een groene stip en speel verder, tegen niveau 1.
home-yours = Jij bent aan zet: je hebt wit tegen niveau 1.
home-pause = Pauze
home-again = Kijken
home-larger = Groter bord
home-learn-yinsh = YINSH leren
home-learn-gipf = GIPF leren
home-resume = Verder met je partij
home-yinsh-about = Ringen laten markers achter en draaien de markers om waar ze overheen springen. Voor elke rij van vijf in jouw kleur neem je een van je ringen weg. Wie er drie wegneemt, wint.
home-gipf-about = Duw je stenen vanaf de rand het bord op. Vier op een rij gaan terug naar je reserve en slaan de stenen van je tegenstander die de rij voortzetten. Heb je geen stenen meer, dan verlies je.
home-person-title = Met zijn tweeën aan één scherm
home-person-about = Leg het apparaat tussen jullie in. Met een klok als je wilt, en een bord dat draait naar wie aan de beurt is.
home-engine-title = Tien niveaus
home-engine-about = Van een vriendelijke eerste tegenstander tot de volle sterkte van onze engine. Hij draait helemaal in je browser.
home-analyse-title = Begrijp je partijen
home-analyse-about = Probeer andere zetten, zie wat de engine zou spelen, zet elke stelling op en deel die met een link.
home-live = Lopende partijen
home-live-none = Er speelt hier nu niemand. Begin jij?
home-live-start = Zoek een tegenstander
home-live-all = Alle partijen
home-night = Clubavond: { $game }, { $clock }, { $time }
home-night-now = Er is een clubavond begonnen: { $game }, { $clock }. Doe mee!
home-waiting = { $count ->
    [one] Eén speler wacht op een tegenstander.
   *[other] { $count } spelers wachten op een tegenstander.
}

settings-title = Instellingen
settings-lead = Alleen in deze browser opgeslagen.
settings-look = Uiterlijk
settings-theme = Thema
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-contrast = Hoog contrast
settings-board = Bord
settings-speed = Animatie
settings-speed-off = Uit
settings-speed-fast = Snel
settings-speed-normal = Normaal
settings-speed-slow = Langzaam
settings-coordinates = Coördinaten
settings-coordinates-outside = Aan de rand
settings-coordinates-inside = Bij elk punt
settings-coordinates-off = Uit
settings-board-theme = Bord
settings-board-theme-wood = Hout
settings-board-theme-stone = Steen
settings-board-theme-night = Nacht
settings-pieces = Stukken
settings-pieces-ivory = Ivoor en ebbenhout
settings-pieces-flat = Vlak
settings-pieces-clear = Voor kleurenblinden
settings-volume = Volume
settings-preview = Voorbeeld
settings-targets = Mogelijke zetten tonen
settings-field = Een veld tonen om zetten te typen
settings-sound = Geluiden
settings-engine = Engine
settings-evaluation = Tonen wie beter staat terwijl ik speel
settings-lines = Varianten in de analyse
settings-reset = Standaardwaarden herstellen
settings-was-reset = Alle instellingen hebben weer hun standaardwaarde.
settings-keys = Toetsen op het bord
settings-keys-column = langs de kolom
settings-keys-across = in de twee andere richtingen
settings-keys-jump = naar een speelveld met zijn naam, zoals e5
settings-keys-act = kiezen
settings-keys-back = een deel van een zet terugnemen
settings-keys-step = door de zetten stappen, tenzij een punt van het bord de focus heeft
settings-keys-step-anywhere = overal door de zetten stappen
settings-keys-flip = het bord draaien
settings-data = Je gegevens
settings-data-about = Partijen tegen de engine of aan één scherm, je voortgang en deze instellingen worden in deze browser bewaard. Niemand anders ziet ze.
settings-erase = Alles wissen
settings-erase-sure = Alle partijen, voortgang en instellingen in deze browser wissen? Dit kan niet ongedaan worden gemaakt.
settings-erase-yes = Wissen
settings-erase-no = Bewaren
settings-erased = Alles wat in deze browser bewaard werd, is gewist.

about-title = Over Gipfel
about-what = Gipfel is een thuis voor de bordspellen YINSH en GIPF: exacte regels van alle varianten, een sterke engine, lessen en een analysebord, in negen talen.
about-designer = Beide spellen zijn van Kris Burm en horen bij zijn GIPF-project. De namen zijn van hem. Vind je ze mooi, koop ze dan: op een echte tafel zijn ze prachtig.
about-free = Gipfel is vrije software. Je kunt het met één opdracht op je eigen computer draaien, lezen hoe het werkt, en zijn regels, engine en gegevens in je eigen programma’s gebruiken.
about-private = Geen reclame, geen trackers, geen verzoeken aan andere sites. Wat je alleen doet, blijft in je browser. Van onlinepartijen bewaart de server wat hij nodig heeft, en wat hij over je weet kun je downloaden of wissen.
about-accessible = Alles werkt met het toetsenbord en met een schermlezer, op hetzelfde bord voor iedereen. Werkt er iets niet, dan is dat een fout: laat het ons weten.
about-version = Versie { $version }

missing-title = Pagina niet gevonden
missing-about = Het adres is misschien verouderd of verkeerd getypt. Niets van jou is verloren.
missing-home = Naar de startpagina
offline-title = Geen netwerk
offline-about = Deze pagina staat niet op dit apparaat en de server is onbereikbaar. Hier spelen, lessen, regels en analyse werken zonder netwerk.
offline-again = Opnieuw proberen

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Bord
board-help = De pijltjestoetsen volgen de lijnen, met Shift in de derde richting. Typ een naam zoals e5 om erheen te springen. Enter kiest, Escape neemt terug. Page Down gaat naar het volgende speelveld dat je mag kiezen.
board-column = Kolom { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = leeg
board-dot = randstip
board-picked = opgepakt
board-goes = wordt weggenomen, Enter om hem te laten staan
board-stays = blijft op het bord, Enter om hem weg te nemen
board-can-choose = kan gekozen worden
board-can-place = hier kan een ring geplaatst worden
board-can-move = { $count ->
    [one] kan naar één speelveld
   *[other] kan naar { $count } speelvelden
}
board-can-land = hier kan de ring landen
board-can-land-flipping = { $count ->
    [one] hier kan de ring landen; hij draait één marker om
   *[other] hier kan de ring landen; hij draait { $count } markers om
}
board-can-take-off = kan worden weggenomen
board-can-enter = hier kan een steen het bord op
board-can-push = { $count ->
    [one] hier kan geduwd worden, één steen schuift op
   *[other] hier kan geduwd worden, { $count } stenen schuiven op
}
board-can-push-ways = { $count ->
    [one] één richting om te duwen
   *[other] { $count } richtingen om te duwen
}
board-can-remove = { $count ->
    [one] deel van een rij die weg moet
   *[other] deel van { $count } rijen die weg moeten
}
board-arrow = Van { $from } naar { $to }, { $can }
board-segment = Rij van { $from } tot { $to }
board-flips = { $count ->
    [one] { $point }, draait er één om
   *[other] { $point }, draait er { $count } om
}
board-several = { $index } van { $count }: { $name }.
board-help-several = De pijltjestoetsen tonen de andere, Enter kiest deze.
board-help-picked = { $count ->
    [one] Er is één bestemming.
   *[other] Er zijn { $count } bestemmingen.
}
board-help-toggles = Sommige stenen van deze rij mogen blijven. De pijltjestoetsen gaan naar elk ervan en naar de knop die de rij wegneemt; Enter wisselt of een steen blijft of weggaat.
board-draw-from = Tekenen vanaf { $point }. Enter op een ander speelveld tekent een pijl, hier nog eens een cirkel; Escape stopt.
board-draw-arrow = Pijl { $from } – { $to }
board-draw-circle = Cirkel { $point }
board-confirm = { $count } wegnemen
board-confirm-none = Kies minstens één steen
board-badge-stays = blijft
board-badge-goes = weg
board-ask-keep = Tik op een GIPF-steen: hij blijft of gaat weg. De jouwe gaat naar je reserve, die van je tegenstander wordt geslagen.
board-ask-row = Hier kruisen rijen elkaar. Welke?
board-lesson = Leer deze regel
board-pass = Passen
board-leave = De rijen laten staan
board-bring = Steen om in te brengen
board-bring-single = Gewone steen
board-bring-gipf = GIPF-steen
board-reserve-low = { $count ->
    [one] Nog maar één steen in je reserve. Wie niets meer kan duwen, verliest.
   *[other] Nog maar { $count } stenen in je reserve. Wie niets meer kan duwen, verliest.
}
board-entry-label = Typ een zet
board-entry-play = Spelen
board-rings-to-place = { $player ->
    [w] Wit moet nog { $count ->
        [one] één ring
       *[other] { $count } ringen
    } plaatsen
   *[b] Zwart moet nog { $count ->
        [one] één ring
       *[other] { $count } ringen
    } plaatsen
}
board-rings-off = { $player ->
    [w] Wit heeft { $count } van de { $of } ringen weggenomen
   *[b] Zwart heeft { $count } van de { $of } ringen weggenomen
}
board-reserve = { $player ->
    [w] Wit heeft { $count ->
        [one] één steen
       *[other] { $count } stenen
    } in reserve
   *[b] Zwart heeft { $count ->
        [one] één steen
       *[other] { $count } stenen
    } in reserve
}
board-captured = { $player ->
    [w] Wit heeft { $count ->
        [one] één steen
       *[other] { $count } stenen
    } geslagen
   *[b] Zwart heeft { $count ->
        [one] één steen
       *[other] { $count } stenen
    } geslagen
}
board-pool = { $count ->
    [one] Er is nog één marker in de voorraad
   *[other] Er zijn nog { $count } markers in de voorraad
}

piece-ring = { $color ->
    [w] witte ring
   *[b] zwarte ring
}
piece-marker = { $color ->
    [w] witte marker
   *[b] zwarte marker
}
piece-single = { $color ->
    [w] witte steen
   *[b] zwarte steen
}
piece-gipf = { $color ->
    [w] witte GIPF-steen
   *[b] zwarte GIPF-steen
}

say-place = { $player ->
    [w] Wit plaatst een ring op { $point }.
   *[b] Zwart plaatst een ring op { $point }.
}
say-move = { $player ->
    [w] Wit verplaatst een ring van { $from } naar { $to }.
   *[b] Zwart verplaatst een ring van { $from } naar { $to }.
}
say-move-flip = { $player ->
    [w] Wit verplaatst een ring van { $from } naar { $to } en draait { $count ->
        [one] één marker
       *[other] { $count } markers
    } om.
   *[b] Zwart verplaatst een ring van { $from } naar { $to } en draait { $count ->
        [one] één marker
       *[other] { $count } markers
    } om.
}
say-enter = { $player ->
    [w] Wit brengt een { $kind ->
        [gipf] GIPF-steen
       *[single] steen
    } in op { $point }.
   *[b] Zwart brengt een { $kind ->
        [gipf] GIPF-steen
       *[single] steen
    } in op { $point }.
}
say-push = { $player ->
    [w] Wit duwt een { $kind ->
        [gipf] GIPF-steen
       *[single] steen
    } vanaf { $from } het bord op en verschuift { $count ->
        [one] één steen, naar { $to }
       *[other] { $count } stenen, de verste naar { $to }
    }.
   *[b] Zwart duwt een { $kind ->
        [gipf] GIPF-steen
       *[single] steen
    } vanaf { $from } het bord op en verschuift { $count ->
        [one] één steen, naar { $to }
       *[other] { $count } stenen, de verste naar { $to }
    }.
}
say-remove-row = { $player ->
    [w] Wit neemt de rij van { $from } tot { $to } weg.
   *[b] Zwart neemt de rij van { $from } tot { $to } weg.
}
say-remove = { $player ->
    [w] Wit neemt { $count ->
        [one] één steen
       *[other] { $count } stenen
    } van de rij van { $from } tot { $to } weg.
   *[b] Zwart neemt { $count ->
        [one] één steen
       *[other] { $count } stenen
    } van de rij van { $from } tot { $to } weg.
}
say-captured = { $count ->
    [one] Eén daarvan is geslagen.
   *[other] { $count } daarvan zijn geslagen.
}
say-stays = { $count ->
    [one] Eén GIPF-steen blijft staan.
   *[other] { $count } GIPF-stenen blijven staan.
}
say-take-off = { $player ->
    [w] Wit neemt de ring op { $point } weg.
   *[b] Zwart neemt de ring op { $point } weg.
}
say-pass = { $player ->
    [w] Wit kan niet zetten en past.
   *[b] Zwart kan niet zetten en past.
}
say-leave = { $player ->
    [w] Wit laat de rijen van GIPF-stenen staan.
   *[b] Zwart laat de rijen van GIPF-stenen staan.
}
say-undone = Teruggenomen.
say-win = { $player ->
    [w] Wit wint.
   *[b] Zwart wint.
}
say-draw = De partij eindigt onbeslist.
say-because-rings-off = Er zijn genoeg ringen weggenomen.
say-because-pool-empty = De voorraad is leeg.
say-because-no-moves = Niemand kan een ring verplaatsen.
say-because-reserve-empty = De reserve van de tegenstander is leeg.
say-because-gipf-pieces-gone = De laatste GIPF-steen heeft het bord verlaten.
say-because-repetition = Dezelfde stelling komt voor de derde keer voor.
say-task-place = { $player ->
    [w] Wit moet een ring plaatsen.
   *[b] Zwart moet een ring plaatsen.
}
say-task-move = { $player ->
    [w] Wit moet een ring verplaatsen.
   *[b] Zwart moet een ring verplaatsen.
}
say-task-row = { $player ->
    [w] Wit moet een rij van vijf wegnemen.
   *[b] Zwart moet een rij van vijf wegnemen.
}
say-task-ring = { $player ->
    [w] Wit moet een ring wegnemen.
   *[b] Zwart moet een ring wegnemen.
}
say-task-push = { $player ->
    [w] Wit moet een steen het bord op duwen.
   *[b] Zwart moet een steen het bord op duwen.
}
say-task-remove = { $player ->
    [w] Wit moet een rij wegnemen.
   *[b] Zwart moet een rij wegnemen.
}

## Refusals: why something is not allowed

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Regel { $line }: { $reason }
refusal-at-turn = Regel { $line }, zet { $token }: { $reason }

# A page asks for something that does not exist.
refusal-allowed = Dit kun je kiezen.
refusal-no-point = Op dit bord bestaat { $point } niet.
refusal-no-table = Deze partij is niet meer open. Herlaad de pagina om verder te gaan.
refusal-no-turn = Zo’n zet is er niet in deze partij.
refusal-nothing-chosen = Kies eerst iets op het bord.
refusal-request = Er ging iets mis op deze pagina. Herlaad de pagina; je partij blijft bewaard.
refusal-too-many-tables = Er zijn te veel partijen open op deze pagina. Herlaad de pagina om verder te gaan.

# Rules of both games.
refusal-game-over = De partij is afgelopen. Begin een nieuwe of neem een zet terug.
refusal-other-game = Deze actie hoort bij het andere spel.
refusal-other-player = Jouw beurt is voorbij: nu is de andere speler aan de beurt.

# Rules of YINSH.
refusal-all-placed = Alle tien ringen staan op het bord. Verplaats nu een van je ringen.
refusal-must-move = Je mag alleen passen als geen van je ringen kan bewegen.
refusal-no-ring = Hier staat geen ring. Kies een van je eigen ringen.
refusal-not-a-row = Een rij is vijf markers van één kleur naast elkaar op een rechte lijn.
refusal-not-in-line = Een ring gaat in een rechte lijn, langs de lijnen van het bord.
refusal-not-your-ring = Deze ring is van je tegenstander. Kies een van je eigen ringen.
refusal-not-your-row = Deze rij heeft de kleur van je tegenstander: alleen je tegenstander mag die wegnemen.
refusal-point-occupied = Dit speelveld is bezet. Een ring heeft een leeg speelveld nodig.
refusal-ring-first = Je hebt een rij weggenomen: neem nu een van je ringen weg.
refusal-ring-in-the-way = Een ring kan niet over een andere ring springen.
refusal-ring-only-after-row = Je mag pas een ring wegnemen als je een rij van vijf hebt weggenomen.
refusal-ring-stuck = Deze ring kan niet bewegen: hij kan geen leeg speelveld bereiken.
refusal-row-first = Je hebt een rij van vijf. Neem die eerst weg.
refusal-still-placing = Alle tien ringen moeten om de beurt zijn geplaatst voordat er een mag bewegen.
refusal-stop-after-jump = Na een sprong moet een ring stoppen op het eerste lege speelveld achter de markers.
refusal-target-occupied = Dit speelveld is bezet. Een ring moet op een leeg speelveld stoppen.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = In het standaardspel staan alle GIPF-stenen van het begin af op het bord. Je brengt gewone stenen in.
refusal-empty-spot = Een van deze speelpunten is leeg.
refusal-first-must-be-gipf = Je eerste steen moet een GIPF-steen zijn.
refusal-gipf-right-lost = Je hebt een gewone steen ingebracht, dus je mag geen GIPF-stenen meer inbrengen.
refusal-line-full = Deze lijn is vol. Om te duwen moet er ergens op de lijn een leeg speelpunt zijn.
refusal-must-remove = Deze rij bevat gewone stenen en moet dus worden weggenomen.
refusal-no-gipf-pieces = Het basisspel wordt zonder GIPF-stenen gespeeld.
refusal-not-on-rim = Stenen komen vanaf de randstippen rond het bord. Kies een randstip, of een speelpunt ernaast.
refusal-not-one-row = Dit is geen deel van een rij van jou. Een rij is vier of meer van jouw stenen naast elkaar.
refusal-nothing-to-push = Dit speelpunt is leeg, dus er schuift niets op: noem alleen het speelpunt, zonder randstip.
refusal-nothing-to-remove = Je hebt geen rij van vier, dus er is niets weg te nemen.
refusal-remove-first = Je hebt een rij van vier of meer. Neem die weg voordat je duwt.
refusal-removes-nothing = Kies minstens één steen om weg te nemen.
refusal-reserve-too-small = Een GIPF-steen bestaat uit twee stenen, en je hebt er nog maar één in reserve.
refusal-single-stays = De gewone stenen van de rij, en die er zonder gat op aansluiten, moeten allemaal worden weggenomen. Alleen GIPF-stenen mogen blijven.
refusal-spot-occupied = Hier staat een steen. Kies de randstip vanwaar je duwt, zodat duidelijk is waar de steen heen gaat.

# Unreadable actions.
refusal-dot-alone = Dit is een randstip. Noem ook het speelpunt dat de duw bereikt, zoals in e9-e6.
refusal-gipf-point = Dit punt bestaat niet. De kolommen gaan van a tot i, de rijen zijn genummerd vanaf de kant van Wit.
refusal-gipf-shape = Dit is geen GIPF-zet. Schrijf e8 om naar een leeg speelpunt te duwen, e9-e6 om vanaf een randstip te duwen, xe2,e3,e4,e5 om stenen weg te nemen, of = om een rij te laten staan.
refusal-named-twice = { $point } is twee keer genoemd.
refusal-no-line = Er loopt geen lijn van deze randstip naar dit speelpunt.
refusal-not-a-dot = Duwen begint op een randstip.
refusal-not-a-spot = Dit is een randstip. Stenen kunnen niet op randstippen blijven staan.
refusal-not-five = Een rij is vijf speelvelden op een rechte lijn. Noem de twee uiteinden, zoals in xc2-c6.
refusal-reaches = Met deze duw komt de verste steen op { $point }. Noem dat speelpunt.
refusal-which-removal = Zeg welke stenen je wegneemt.
refusal-wrong-mark = Het teken bij { $point } klopt niet: G staat voor een GIPF-steen, * voor een steen van je tegenstander.
refusal-yinsh-point = Dit speelveld bestaat niet. De kolommen gaan van a tot k, de rijen zijn genummerd zoals op het bord.
refusal-yinsh-shape = Dit is geen YINSH-zet. Schrijf f6 om een ring te plaatsen, e1-e9 om hem te verplaatsen, xc2-c6 om een rij weg te nemen, xf9 om een ring weg te nemen, of pass.

# Positions.
refusal-board-column = Kolom { $name } van het bord heeft een verkeerd aantal punten.
refusal-board-columns = Het bord heeft een verkeerd aantal kolommen. Kolommen worden gescheiden door /.
refusal-board-letter = De letter { $name } staat voor geen enkel stuk.
refusal-piece-twice = Op { $point } staan twee stukken.
refusal-position-all-placed = Alle tien ringen staan op het bord, dus er kan er geen meer worden geplaatst.
refusal-position-both-won = Beide spelers hebben genoeg ringen weggenomen om te winnen. Er kan er maar één winnen.
refusal-position-first-out-of-turn = { $player ->
        [w] Wit heeft nog geen eerste steen ingebracht, dus er kan niets gespeeld zijn.
       *[b] Zwart heeft nog geen eerste steen ingebracht, dus alleen de eerste steen van Wit kan op het bord staan, en Zwart is aan de beurt.
    }
refusal-position-gipf-fields = Dit is geen GIPF-stelling. Die heeft vier delen, zoals in p2P/5/6/P5p/6/5/p2P w push 12-12. In het toernooispel is er een vijfde, zoals in GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] Wit heeft geen GIPF-steen meer en heeft dus verloren. Geef Wit er minstens één.
       *[b] Zwart heeft geen GIPF-steen meer en heeft dus verloren. Geef Zwart er minstens één.
    }
refusal-position-gipf-stage = Het derde deel van een stelling is push, remove:w of remove:b.
refusal-position-no-row = De speler die aan de beurt is, heeft geen rij om weg te nemen.
refusal-position-placing-out-of-turn = Ringen worden om de beurt geplaatst, Wit eerst. Het aantal ringen past niet bij wie aan de beurt is.
refusal-position-placing-too-late = Zolang er ringen geplaatst worden, liggen er geen markers op het bord en zijn er geen ringen weggenomen.
refusal-position-player = Het tweede deel van een stelling is w of b: wie aan de beurt is.
refusal-position-reserves = De reserves zijn twee getallen, dat van Wit eerst, zoals in 12-12.
refusal-position-right-after-single = { $player ->
        [w] Wit heeft gewone stenen ingebracht en mag geen GIPF-stenen meer inbrengen.
       *[b] Zwart heeft gewone stenen ingebracht en mag geen GIPF-stenen meer inbrengen.
    }
refusal-position-right-before-first = { $player ->
        [w] Wit heeft nog geen steen ingebracht, dus alle 18 stenen van Wit zijn in reserve.
       *[b] Zwart heeft nog geen steen ingebracht, dus alle 18 stenen van Zwart zijn in reserve.
    }
refusal-position-rights = Het laatste deel zegt wie nog GIPF-stenen mag inbrengen: G voor Wit, g voor Zwart, dubbel vóór de eerste, en - voor niemand.
refusal-position-ring-after-win = De partij was gewonnen voordat deze ring kon worden weggenomen.
refusal-position-ring-count = { $player ->
    [w] Wit moet in totaal vijf ringen hebben, op het bord en weggenomen.
   *[b] Zwart moet in totaal vijf ringen hebben, op het bord en weggenomen.
}
refusal-position-rings-off = De weggenomen ringen zijn twee getallen, dat van Wit eerst, zoals in 0-0.
refusal-position-row-standing = { $player ->
    [w] Wit heeft een rij die eerst moet worden weggenomen.
   *[b] Zwart heeft een rij die eerst moet worden weggenomen.
}
refusal-position-too-many-gipf-pieces = { $player ->
        [w] Wit heeft meer GIPF-stenen dan dit spel toestaat.
       *[b] Zwart heeft meer GIPF-stenen dan dit spel toestaat.
    }
refusal-position-too-many-markers = Er zijn meer markers dan de voorraad telt, namelijk 51.
refusal-position-too-many-pieces = { $player ->
    [w] Wit heeft, op het bord en in reserve samen, meer stenen dan dit spel toelaat.
   *[b] Zwart heeft, op het bord en in reserve samen, meer stenen dan dit spel toelaat.
}
refusal-position-too-many-rings-off = { $player ->
    [w] Wit heeft meer ringen weggenomen dan nodig is om te winnen.
   *[b] Zwart heeft meer ringen weggenomen dan nodig is om te winnen.
}
refusal-position-two-handicaps = Slechts één speler kan een voorgift hebben.
refusal-position-yinsh-fields = Dit is geen YINSH-stelling. Die heeft vier delen, zoals in 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = Het derde deel van een stelling is place, move, row:w, row:b, ring:w of ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } mag niet voor de eerste zet staan.
refusal-command = { $name } is geen geldige kloktijd of waardering.
refusal-comment = In een commentaar mag geen sluitende accolade, [%clk of [%eval staan.
refusal-empty-variation = Deze variant heeft geen zetten.
refusal-event = Een gebeurtenis in dit logboek zegt niet wie wat vanwaar waarheen heeft verplaatst.
refusal-excerpt = Een deel van deze partij ontbreekt: er bewegen ringen voordat ze allemaal geplaatst zijn.
refusal-fields = Een regel heeft vier delen, gescheiden door tabs: spel, winnaar, weggenomen ringen, zetten.
refusal-goes-on = De genoteerde partij geeft een uitslag, maar volgens de regels is de partij niet afgelopen.
refusal-handicap = Een voorgift is w of b gevolgd door 1, 2 of 3, zoals in w2.
refusal-json = Dit is geen partij in JSON, of er ontbreekt een deel.
refusal-no-game-tag = Deze tekst zegt niet welk spel het is. Kies het spel en probeer het opnieuw, of voeg een regel toe zoals [Game "yinsh"].
refusal-no-handicap = Dit spel wordt zonder voorgift gespeeld.
refusal-no-reserve = Alleen GIPF heeft een reserve, dus dit getal hoort hier niet.
refusal-no-turns = In deze tekst staat geen partij.
refusal-no-variation = Dit haakje sluit een variant die nooit is geopend.
refusal-not-text = Dit is geen tekst.
refusal-not-to-act = { $player ->
        [w] Hier speelt Wit, maar Zwart is aan de beurt.
       *[b] Hier speelt Zwart, maar Wit is aan de beurt.
    }
refusal-other-variant = Deze notatie hoort bij het andere spel.
refusal-player = { $name } is geen van de twee spelers.
refusal-reserve-count = Het aantal stenen in reserve dat hier staat ({ $name }), past niet bij de partij.
refusal-result = De uitslag die hier staat, past niet bij de partij.
refusal-result-in-variation = Een uitslag kan alleen aan het einde van de partij staan, niet in een variant.
refusal-rings-off-count = Het aantal weggenomen ringen dat hier staat, past niet bij de partij.
refusal-rings-off-shape = { $name } is geen aantal weggenomen ringen. Schrijf dat van Wit eerst, zoals in 2-3.
refusal-sgf = Dit bestand is geen partij YINSH of GIPF van Boardspace, of het is beschadigd.
refusal-tag = De tag { $name } kan niet in een genoteerde partij worden geschreven.
refusal-tag-shape = { $name } is geen tag. Schrijf tags zoals in [White "Ada"].
refusal-tag-twice = De tag { $name } is twee keer opgegeven.
refusal-tag-value = { $name } heeft een ongeldige waarde.
refusal-text-too-long = Deze tekst is te lang.
refusal-too-deep = De varianten zijn te diep genest.
refusal-too-many-actions = Deze partij is te lang.
refusal-two-results = Er zijn twee verschillende uitslagen opgegeven.
refusal-two-starts = Een partij begint met een voorgift of vanuit een stelling, niet allebei.
refusal-unclosed-comment = Het commentaar dat hier begint, wordt nooit gesloten.
refusal-unclosed-variation = De variant die hier begint, wordt nooit gesloten.
refusal-unfinished-turn = Alleen de laatste zet mag onvolledig zijn.
refusal-unknown-token = { $name } is hier niet geldig.
refusal-unknown-variant = Dit spel bestaat niet. De spellen zijn yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament en gipf-potentials.
refusal-winner = { $name } is geen geldige winnaar. Schrijf W, B, draw of resign.

## Play

play-title = Spelen
play-loading = Het bord wordt klaargezet…
play-failed = Het bord kon niet worden geladen. Controleer je verbinding en probeer het opnieuw; je partijen blijven bewaard.
play-again = Opnieuw proberen

# Setting up a game.
play-setup = Nieuwe partij
play-game = Spel
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH blitz
play-variant-gipf-basic = GIPF basis
play-variant-gipf-standard = GIPF standaard
play-variant-gipf-tournament = GIPF toernooi
play-about-yinsh = Maak rijen van vijf. Neem drie ringen weg om te winnen.
play-about-yinsh-blitz = Snel: de eerste weggenomen ring wint.
play-about-gipf-basic = Het eenvoudige spel: wie geen stenen meer heeft, verliest.
play-about-gipf-standard = Met GIPF-stenen: wie de laatste verliest, verliest.
play-about-gipf-tournament = Kies met hoeveel GIPF-stenen je speelt.
play-opponent = Tegenstander
play-opponent-engine = Engine
play-opponent-person = Iemand anders, aan dit scherm
play-level = Niveau
play-level-of = Niveau { $level }: { $name }
play-level-1 = Nieuweling
play-level-2 = Beginner
play-level-3 = Gelegenheidsspeler
play-level-4 = Enthousiaste speler
play-level-5 = Geoefende speler
play-level-6 = Clubspeler
play-level-7 = Sterke speler
play-level-8 = Expert
play-level-9 = Meester
play-level-10 = Volle sterkte
play-level-easy = makkelijk
play-level-hard = moeilijk
play-color = Jouw kleur
play-white = Wit
play-black = Zwart
play-chance = Willekeurig
play-names = Namen
play-name-white = Naam van Wit
play-name-black = Naam van Zwart
play-turning = Het bord draaien naar wie aan de beurt is
play-more = Klok en meer
play-clock = Klok
play-clock-none = Geen
play-clock-time-control = { $minutes } min + { $seconds } s
play-clock-own = Aangepast
play-clock-minutes = Minuten per speler
play-clock-increment = Seconden erbij per zet
play-clock-note = De eerste zet van Wit wordt niet geklokt. De klok staat stil zolang de pagina gesloten is.
play-handicap = Voorgift
play-handicap-none = Geen
play-handicap-white = { $count ->
    [one] Wit heeft 1 steen meer
   *[other] Wit heeft { $count } stenen meer
  }
play-handicap-black = { $count ->
    [one] Zwart heeft 1 steen meer
   *[other] Zwart heeft { $count } stenen meer
  }
play-evaluation-show = Tonen wie beter staat
play-start = De partij beginnen
play-import = Een genoteerde partij openen

# The game.
play-you = Jij
play-engine-level = Engine, niveau { $level }
play-your-turn = Jij bent aan de beurt
play-turn-of = { $player ->
    [w] Wit is aan de beurt
   *[b] Zwart is aan de beurt
  }
play-title-turn = Jij bent aan de beurt · { $game }
play-title-thinking = De engine denkt · { $game }
play-title-over = Partij afgelopen · { $game }
play-to-act = aan de beurt
play-thinking = De engine denkt na…
play-engine-loading = De engine wordt geladen… { $percent }%
play-engine-starting = De engine wordt geladen…
play-engine-failed = De engine kon niet worden geladen. Je partij blijft bewaard en gaat verder zodra de engine beschikbaar is.
play-engine-retry = De engine opnieuw laden
play-do-place = Plaats een ring op een leeg speelveld naar keuze.
play-do-move = Kies een van je ringen, dan waar hij heen gaat.
play-do-row = Je hebt een rij: kies de vijf markers die je wegneemt.
play-do-ring = Neem nu een van je ringen weg.
play-do-push = Kies een randstip, dan de richting om te duwen.
play-do-remove = Je hebt een rij: neem die weg.
play-do-pass = Geen van je ringen kan bewegen: pas.
play-looking = Je bekijkt een eerdere stelling.
play-to-now = Terug naar de partij
play-time-left = { $player ->
    [w] Wit heeft nog { $time }
   *[b] Zwart heeft nog { $time }
  }
play-time-low = { $player ->
    [w] De tijd van Wit raakt op.
   *[b] De tijd van Zwart raakt op.
  }
play-turns = Zetten
play-no-turns = Er zijn nog geen zetten gespeeld.
play-first = Naar het begin
play-previous = Eén zet terug
play-next = Eén zet verder
play-last = Naar het einde
play-hint = Tip
play-hint-thinking = Ik zoek een goede zet…
play-hint-is = Tip: { $turn }
play-take-back = Terugnemen
play-taken-back = Teruggenomen.
play-resign = Opgeven
play-resign-who = { $player ->
    [w] Wit geeft op, en Zwart wint.
   *[b] Zwart geeft op, en Wit wint.
  }
play-flip = Het bord draaien
play-menu = Meer
play-copy-position = De stelling kopiëren
play-copied-position = Stelling gekopieerd.
play-copy-record = De partij kopiëren
play-copied-record = Partij gekopieerd.
play-copy-by-hand = Deze browser staat kopiëren niet toe. Kopieer het zelf: { $text }
play-download-record = De partij als bestand bewaren
play-share = Een link naar deze partij delen
play-copied-link = Link gekopieerd.
play-analyse = Deze partij analyseren
play-new = Nieuwe partij
play-rematch = Revanche
play-evaluation-even = De stelling is in evenwicht.
play-evaluation-better = { $player ->
    [w] Wit staat { $points } beter.
   *[b] Zwart staat { $points } beter.
  }
play-evaluation-wins = { $player ->
    [w] Wit wint geforceerd.
   *[b] Zwart wint geforceerd.
  }
play-evaluation-none = Nog geen waardering.

# The end.
play-over = Partij afgelopen
play-result-won = Je hebt gewonnen!
play-result-lost = De engine heeft gewonnen.
play-result-white = Wit heeft gewonnen!
play-result-black = Zwart heeft gewonnen!
play-result-draw = Onbeslist.
play-result-open = Geen uitslag.
play-end-rings-off = { $winner ->
    [w] Wit heeft genoeg ringen weggenomen.
   *[b] Zwart heeft genoeg ringen weggenomen.
  }
play-end-pool-empty = { $winner ->
    [w] De voorraad is leeg, en Wit heeft meer ringen weggenomen.
    [b] De voorraad is leeg, en Zwart heeft meer ringen weggenomen.
   *[none] De voorraad is leeg, en beiden hebben evenveel ringen weggenomen.
  }
play-end-no-moves = { $winner ->
    [w] Niemand kan een ring verplaatsen, en Wit heeft meer ringen weggenomen.
    [b] Niemand kan een ring verplaatsen, en Zwart heeft meer ringen weggenomen.
   *[none] Niemand kan een ring verplaatsen, en beiden hebben evenveel ringen weggenomen.
  }
play-end-reserve-empty = { $winner ->
    [w] Zwart heeft geen steen meer om te duwen.
   *[b] Wit heeft geen steen meer om te duwen.
  }
play-end-gipf-pieces-gone = { $winner ->
    [w] Zwart heeft de laatste GIPF-steen verloren.
   *[b] Wit heeft de laatste GIPF-steen verloren.
  }
play-end-repetition = Dezelfde stelling komt voor de derde keer voor.
play-end-resignation = { $winner ->
    [w] Zwart heeft opgegeven.
   *[b] Wit heeft opgegeven.
  }
play-end-time = { $winner ->
    [w] De tijd van Zwart is om.
   *[b] De tijd van Wit is om.
  }
play-end-other = Zoals de genoteerde partij zegt.

# Saved games.
play-games = Je partijen
play-games-none = Partijen die je speelt, worden hier bewaard, alleen in deze browser.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }
play-games-open = niet afgelopen
play-games-resume = Doorspelen
play-games-analyse = Analyseren
play-games-save = Bewaren
play-games-delete = Verwijderen
play-games-deleted = Partij verwijderd.
play-games-undo = Ongedaan maken
play-games-save-all = Alle partijen in één bestand bewaren
play-not-kept = Deze browser kan nu geen partijen bewaren. Bewaar de partij als bestand voor je de pagina sluit.
play-unplayable = Een bewaarde partij kon niet worden geopend: { $reason } De partij blijft in je lijst.
play-elsewhere = Deze partij is open in een ander tabblad.
play-elsewhere-here = Hier verdergaan

# Records from elsewhere.
play-import-title = Een genoteerde partij openen
play-import-about = Plak een partij of kies een bestand: onze eigen notatie, Boardspace, Board Game Arena, de officiële GIPF-notatie of onze JSON.
play-import-text = Genoteerde partij
play-import-file = Kies een bestand
play-import-read = Openen
play-import-cancel = Annuleren
play-import-empty = Plak eerst een partij of kies een bestand.
play-import-refused = De partij kon niet worden gelezen: { $reason }
play-import-refused-line = Regel { $line } kon niet worden gelezen: { $reason }
play-import-warning = Regel { $line }: { $reason }
play-import-large = Dit bestand is te groot voor een partij.
play-import-found = { $count ->
    [one] Er is één afgelopen partij gevonden:
   *[other] Er zijn { $count } partijen gevonden. Kies er een:
  }
play-link-refused = Deze link is ongeldig. Zet in plaats daarvan een nieuwe partij klaar.
play-link-unplayable = De partij van deze link kan niet worden gespeeld: { $reason }

## Online play: the lobby

online-menu = Online
online-title = Online spelen
online-from-play = Tegenstander ergens anders? Speel online
online-lead = Speel tegen een vriend, tegen wie dan ook of tegen een engine op deze server. Een account is niet nodig.
online-own = Je partijen
online-quick = Snel een tegenstander
online-quick-about = Eén klik, en je speelt tegen de volgende die dezelfde partij wil.
online-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
online-days-short = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
online-speed-bullet = Bullet
online-speed-blitz = Blitz
online-speed-rapid = Rapid
online-speed-classical = Klassiek
online-speed-correspondence = Correspondentie

# Setting up an online game.
online-create = Een partij klaarzetten
online-opponent-link = Een vriend, via een link
online-opponent-open = Wie dan ook
online-opponent-engine = Engine
online-opponent-player = Een speler op naam
online-link-about = Privé: alleen wie de link heeft, kan meespelen of toekijken.
online-more = Meer opties
online-player-name = Naam van de speler
online-clock-none = Zonder klok
online-clock-kind = Soort klok
online-clock-fischer = Tijd, plus seconden per zet
online-clock-absolute = Tijd voor de hele partij
online-clock-delay = Tijd, met uitstel vóór elke zet
online-clock-byo-yomi = Tijd, daarna byo-yomi-perioden
online-clock-days = Dagen per zet
online-clock-increment = Seconden erbij per zet
online-clock-delay-seconds = Seconden uitstel per zet
online-clock-periods = Aantal perioden
online-clock-period = Seconden per periode
online-clock-days-number = Dagen per zet
online-color-chance = Willekeurig
online-rated = Met rating
online-rated-only = Alleen partijen met rating
online-rated-needs-account = Voor partijen met rating heb je een account nodig.
online-rated-no-handicap = Partijen met voorgift tellen niet voor de rating.
online-rated-no-clock = Partijen zonder klok tellen niet voor de rating.
online-rated-no-custom-terms = Partijen met eigen afspraken tellen niet voor de rating.
online-rated-no-match = Een match met gekoppelde spellen telt niet voor de rating.
online-unrated = zonder rating
online-private = privé
online-start = Partij aanmaken
online-start-seek = Zoek een tegenstander

# Waiting for an opponent.
online-seeking = We zoeken een tegenstander: { $game }, { $clock }
online-seeking-about = Je kunt hier wachten of zolang tegen de engine spelen: die partij wordt opzijgelegd zodra er een tegenstander is.
online-seeking-stop = Stop met zoeken
online-seeking-engine = Speel tegen de engine terwijl je wacht
online-seeking-ended = Je zoekt geen tegenstander meer.
online-estimate = Meestal ongeveer { $minutes } min, naar de afgelopen dag geschat.
online-estimate-soon = Meestal minder dan een minuut.
online-estimate-long = Meestal langer dan een half uur.
online-estimate-none = De afgelopen dag vond niemand hiervoor een tegenstander; het kan dus even duren.
online-calling = Gewaarschuwde spelers: { $count }.
online-stand = Waarschuw me als iemand wil spelen
online-standing = Je hoort het als iemand { $game }, { $clock } wil spelen.
online-standing-about = Een week lang: op elke open pagina van deze site, met een melding van de browser en per e-mail als je een adres hebt opgegeven.
online-standing-stop = Niet meer waarschuwen
online-standing-away = niet hier; krijgt bericht
online-call = Vragen
online-called = { $name } wil spelen: { $game }, { $clock }
online-called-title = Iemand wil spelen
online-paired = Tegenstander gevonden!
online-paired-about = { $seconds ->
    [one] Je partij begint over { $seconds } seconde. De partij tegen de engine blijft bewaard.
   *[other] Je partij begint over { $seconds } seconden. De partij tegen de engine blijft bewaard.
}
online-paired-go = Naar de partij

online-challenge = { $name } daagt je uit: { $game }, { $clock }
online-challenge-look = Bekijken
online-challenges = Uitdagingen
online-challenge-received = daagt je uit
online-challenge-sent = wacht op antwoord
online-challenge-accept = Aanvaarden
online-challenge-decline = Afwijzen
online-challenge-withdraw = Intrekken
online-challenge-accepted = { $name } heeft je uitdaging aanvaard.
online-challenge-declined = { $name } heeft je uitdaging afgewezen.
online-challenge-withdrawn = { $name } heeft de uitdaging ingetrokken.
online-challenge-expired = De uitdaging aan { $name } is zonder antwoord verlopen.

# Lists.
online-seeks = Zoeken een tegenstander
online-seeks-none = Op dit moment niemand. Begin jij?
online-open = Correspondentiepartijen die op een tegenstander wachten
online-open-none = Op dit moment geen.
online-live = Lopende partijen
online-live-none = Er is op dit moment geen partij bezig.
online-tv = De beste partij nu
tv-title = TV
tv-watch = TV kijken
tv-lead = De beste partij van dit moment. Als die afloopt, volgt de volgende.
tv-last = Er speelt nu niemand. Dit was de laatste partij.
tv-engines = Er speelt nu niemand. Hier spelen twee niveaus van de engine tegen elkaar, in je browser.
tv-next = De volgende partij volgt.
tv-open = Deze partij openen
online-recent = Net afgelopen
online-people-title = Mensen
online-followed = Je volgt
online-here = Nu hier
online-lately = Hier in de afgelopen week
online-is-here = online
leaders-title = Ranglijsten
leaders-lead = De besten met een vaste rating in het afgelopen jaar. De niveaus van de engine staan er ter vergelijking tussen.
leaders-rank = Plaats
leaders-none = Hier heeft nog niemand een vaste rating. Een paar partijen met rating zijn genoeg.
club-title = Clubavond
club-lead = Eén link voor iedereen. Wie klaar is, krijgt de tegenstander die hij het minst is tegengekomen. Zonder rating, één klok, gasten welkom.
club-start = Begin de avond
club-when = Wanneer
club-when-now = Nu
club-when-later = Later
club-starts = Datum en tijd
club-announced = De startpagina kondigt de avond aan iedereen aan. Je hebt daarvoor een account nodig.
club-announce = De avond aankondigen
club-missing = Deze clubavond bestaat niet.
club-what = { $game }, { $clock }
club-begins = Begint op { $time }.
club-until = Eindigt uiterlijk om { $time }.
club-over = Deze avond is voorbij. Bedankt voor het spelen!
club-name = Je naam vanavond
club-ready = Ik ben klaar
club-rest = Even pauze
club-end = Beëindig de avond voor iedereen
club-waiting = Je wordt gekoppeld zodra er nog iemand klaar is. Laat deze pagina open.
club-link = Link naar deze avond
club-table = Uitslagen
club-nobody = Nog niemand. Stuur de link naar je club.
club-state = Status
club-results = W · O · V
club-points = Punten
club-state-ready = klaar
club-state-playing = speelt
club-state-away = pauze
club-back = Terug naar de clubavond
online-take = Spelen
online-ask-unrated = Speel zonder rating
online-create-account = Account maken
online-watch = Kijken
online-go-on = Doorspelen
online-your-turn = jij bent aan de beurt
online-their-turn = je tegenstander is aan de beurt
online-waiting-for = wacht op een tegenstander
online-people = { $count ->
    [one] { $count } persoon is online.
   *[other] { $count } mensen zijn online.
  }
online-turns = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
online-color = { $color ->
    [w] speelt met Wit
   *[b] speelt met Zwart
}
online-against = { $white } – { $black }
online-between = rating { $from } tot { $to }
online-own-seek = van jou

# Names of people.
online-guest = Gast
online-engine = Engine, niveau { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Nog niemand

# The connection.
online-state-connecting = Verbinding maken…
online-state-online = Online
online-state-sending = Versturen…
online-state-saved = Bewaard
online-state-restarting = De server start opnieuw op. Er gaat niets verloren.
online-state-lost = Geen verbinding. Opnieuw verbinden…
online-state-lost-clock = Geen verbinding. De klokken lopen door. Opnieuw verbinden…

# What the server refuses.
online-refused-not-your-turn = Je bent niet aan de beurt.
online-refused-ply-mismatch = De partij is verdergegaan. Bekijk de huidige stelling en probeer het opnieuw.
online-refused-not-a-player = Je speelt niet mee in deze partij.
online-refused-game-over = Deze partij is afgelopen.
online-refused-no-such-game = Deze partij bestaat niet.
online-refused-no-such-seek = Deze partij wordt niet meer aangeboden: iemand was sneller, of de partij is ingetrokken.
online-refused-no-such-challenge = Deze uitdaging staat niet meer open.
online-refused-no-such-player = Deze speler bestaat niet.
online-refused-too-late = Daarvoor is het te laat.
online-refused-not-now = Dat kan nu niet.
online-refused-limit = Te veel verzoeken. Wacht even en probeer het opnieuw.
online-refused-standing-seeks = Te veel mensen op jouw netwerk wachten al op bericht. Probeer het later opnieuw, of maak een partij die op een tegenstander wacht.
online-refused-muted = Je mag op dit moment niet chatten.
online-refused-rated-needs-account = Voor partijen met rating heb je een account nodig. Log in of speel zonder rating.
online-refused-seats-taken = Deze partij heeft al twee spelers.
online-refused-own-game = Je kunt niet tegen jezelf spelen.
online-refused-opponent-unavailable = Deze speler is niet beschikbaar voor jou. Kies een andere tegenstander.
online-refused-opponent-blocked = Je hebt deze speler geblokkeerd. Hef de blokkering eerst op.
online-refused-not-for-you = Deze partij is voor iemand anders.
online-refused-not-signed-in = Je bent niet ingelogd. Log in of ga verder als gast.
online-refused-nothing-offered = Het aanbod geldt niet meer.
online-refused-bad-plan = Een plan mag hoogstens { $limit } varianten van 2 tot { $limit } zetten hebben, en ze mogen elkaar niet tegenspreken.
online-refused-bad-chat = Een bericht moet 1 tot { $limit } tekens op één regel hebben, of een van de snelle berichten zijn.
online-refused-busy = Alle engines zijn bezet. Probeer het later opnieuw.
online-refused-reports-pending = Er worden al andere partijverslagen gemaakt voor jouw netwerk. Probeer het opnieuw als er één klaar is.
online-refused-report-failed = Het partijverslag kon niet worden gemaakt. Vraag het opnieuw aan.
online-refused-unavailable = De server kan op dit moment niets bewaren. Er is niets veranderd; probeer het opnieuw.
online-refused-no-network = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
online-refused-other = De server weigerde dit: { $text }

## Online play: a game

game-title = Partij
game-loading = De partij wordt geladen…
game-unreachable = De partij is nu niet bereikbaar. Nieuwe poging…
game-missing = Deze partij bestaat niet, of is privé en de link is onvolledig.
game-missing-lobby = Naar de lobby
game-failed = Het bord kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
game-panel = De partij
game-challenge-wait = Wachten op { $name }
game-challenge-wait-about = { $name } kan binnen { $days } dagen aanvaarden. Je kunt deze pagina verlaten; de uitdaging blijft in je lobby staan.
game-challenge-you = { $name } daagt je uit.
game-challenge-other = Deze partij is voor { $name }. Je kunt toekijken zodra die begonnen is.
game-link-lost = De link is alleen bekend waar hij is gemaakt. Je kunt een nieuwe maken; de oude werkt dan niet meer.
game-link-new = Nieuwe link maken

# Before the game.
game-invite-from = { $name } nodigt je uit voor een partij.
game-invite-open = { $name } zoekt een tegenstander.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
    [w] Je speelt met Wit.
    [b] Je speelt met Zwart.
   *[none] De kleuren worden geloot.
  }
game-invite-rated = Deze partij telt voor de rating.
game-invite-unrated = Deze partij telt niet voor de rating.
game-invite-no-account = Voor partijen met rating is een account nodig. Zonder account vragen we { $name } om zonder rating te spelen.
game-unrated-asked = { $name } wil graag zonder rating spelen
game-unrated-about = Zonder account is spelen met rating niet mogelijk. Als je akkoord gaat, begint de partij meteen en verandert er geen rating.
game-invite-handicap = { $color ->
    [w] Voorgift: Wit heeft er { $count } meer in reserve.
   *[b] Voorgift: Zwart heeft er { $count } meer in reserve.
}
game-invite-play = Spelen
game-invite-name = Je naam
game-invite-wait = Wachten op je vriend
game-invite-wait-open = Wachten tot er iemand meespeelt
game-invite-send = Stuur deze link naar degene met wie je wilt spelen. De partij begint zodra die hem opent en aanneemt.
game-invite-listed = Iedereen ziet deze partij in de lobby. Die begint zodra er iemand meespeelt: je hoeft hier niet te wachten. Je kunt de link ook naar een vriend sturen.
game-invite-link = Link naar de partij
game-invite-copy = De link kopiëren
game-invite-share = Delen
game-invite-copied = Link gekopieerd.
game-invite-by-hand = Deze browser kopieert alleen via een beveiligde verbinding (https). Selecteer de link en kopieer hem zelf.
game-invite-code = Dezelfde link als QR-code: scan hem met een telefoon.
game-invite-cancel = Uitnodiging intrekken
game-invite-gone = Deze uitnodiging is ingetrokken.
sixty-title = De regels in zestig seconden
sixty-lesson = Probeer het uit in de eerste les
sixty-yinsh-place = Leg een marker van jouw kleur in een van je ringen en verplaats de ring in een rechte lijn. De marker blijft liggen.
sixty-yinsh-flip = Een ring mag over een reeks markers springen, naar het eerste vrije speelveld erachter. Ze worden allemaal omgedraaid en veranderen van kleur.
sixty-yinsh-row = Vijf van je markers op een rij? Neem ze weg, samen met een van je ringen. Wie drie ringen heeft weggenomen, wint.
sixty-yinsh-row-blitz = Vijf van je markers op een rij? Neem ze weg, samen met een van je ringen. Bij blitz wint de eerste ring.
sixty-gipf-push = Leg een steen op een randstip en duw hem het bord op. De stenen die in de weg liggen, schuiven mee.
sixty-gipf-row = Vier van je stenen op een rij gaan terug naar je reserve. Stenen van je tegenstander die de rij voortzetten, worden geslagen.
sixty-gipf-end-basic = Geslagen stenen komen niet terug. Is je reserve leeg als je aan de beurt bent, dan verlies je.
sixty-gipf-end = Je verliest als je reserve leeg is wanneer je aan de beurt bent, of als je laatste GIPF-steen weg is. Een GIPF-steen is twee stenen hoog.
sixty-potentials = Potentiëlen zijn extra stenen met een eigen kracht. Elk komt boven op een gewone steen het bord op, en je gebruikt het in een latere beurt.

# Players and clocks.
game-you = jij
game-present = aanwezig
game-away = afwezig
game-spectators = { $count ->
    [0] Geen toeschouwers.
    [one] { $count } toeschouwer.
   *[other] { $count } toeschouwers.
  }
game-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
game-clock-days-hours = { $days } d { $hours } u
game-clock-hours = { $hours } u { $minutes } min
game-clock-periods = { $periods ->
    [one] { $periods } periode
   *[other] { $periods } perioden
}
game-clock-left = { $player ->
    [w] Wit heeft nog { $time }
   *[b] Zwart heeft nog { $time }
}
game-clock-low = Je tijd raakt op.

# Whose turn it is, and what to do.
game-your-turn = Jij bent aan de beurt
game-their-turn = { $name } is aan de beurt
game-turn-of = { $player ->
    [w] Wit is aan de beurt
   *[b] Zwart is aan de beurt
}
game-thinking = Je kunt eerdere zetten bekijken of vooruitzetten.
game-watching = Je kijkt toe als toeschouwer.
game-sent = Je zet wordt naar de server gestuurd…
game-sent-later = Je zet wordt verstuurd zodra de verbinding terug is.
game-new-turn = Er is een nieuwe zet gespeeld.
game-your-turn-new = Nu ben jij aan de beurt.
game-undo = Ongedaan maken
game-send = Deze zet versturen
game-send-about = Je zet is compleet. Versturen?
game-not-sent = Je zet is niet aanvaard: { $reason }
game-confirm-setting = Vragen voordat een zet wordt verstuurd
game-taken-back = { $count ->
    [one] Teruggenomen: er blijft { $count } zet over.
   *[other] Teruggenomen: er blijven { $count } zetten over.
}
game-title-turn = Jij bent aan de beurt · { $game }
game-title-wait = { $name } is aan de beurt · { $game }
game-title-over = Partij afgelopen · { $game }
game-title-invite = Wachten · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Vooruitzet
game-premove-about = Kies nu je volgende zet. Hij wordt verstuurd zodra je tegenstander heeft gespeeld, als hij dan nog mogelijk is.
game-premove-choose = Vooruitzet: { $action }
game-premove-set = Vooruitzet: { $turn }. Druk op Escape of op het bord om hem te annuleren.
game-premove-dropped = Je vooruitzet is geannuleerd.
game-premove-impossible = Je vooruitzet { $turn } is niet meer mogelijk.
game-premove-not-now = In deze stelling kun je niet vooruitzetten.

# Conditional turns.
game-plan = Voorwaardelijke zetten
game-plan-about = “Als mijn tegenstander dit speelt, speel ik dat.” De server speelt je antwoorden voor je. Niemand anders ziet ze.
game-plan-add = Variant toevoegen
game-plan-none = Nog geen varianten.
game-plan-line = Als { $line }
game-plan-delete = Deze variant verwijderen
game-plan-theirs = Speel op het bord een zet voor je tegenstander.
game-plan-mine = Speel nu je antwoord.
game-plan-save = Deze variant bewaren
game-plan-back = Eén zet terug
game-plan-cancel = Annuleren
game-plan-kept = Je voorwaardelijke zetten zijn bewaard.
game-plan-full = Je hebt { $limit } varianten, het maximum.
game-plan-resign = dan opgeven
game-plan-your-turn = Jij bent aan de beurt. Stel voorwaardelijke zetten in terwijl je op je tegenstander wacht.

# Offers and requests.
game-resign = Opgeven
game-premove-short = Vooruit
game-take-back-short = Terug
game-draw-short = Onbeslist
game-offer-once = Eén aanbod per zet. Na de volgende zet kun je weer iets aanbieden.
game-resign-sure = Deze partij opgeven?
game-resign-about = Je tegenstander wint.
game-resign-yes = Opgeven
game-resign-no = Doorspelen
game-abort = Afbreken
game-abort-sure = Deze partij afbreken?
game-abort-about = Niemand wint, en de partij telt niet.
game-abort-yes = Afbreken
game-draw = Onbeslist aanbieden
game-draw-offered = Je hebt onbeslist aangeboden.
game-draw-asked = { $name } biedt onbeslist aan.
game-take-back = Vragen om een zet terug
game-take-back-offered = Je hebt gevraagd een zet terug te nemen.
game-take-back-asked = { $name } vraagt een zet terug te nemen.
game-draw-early = Onbeslist aanbieden kan als beiden een zet hebben gespeeld.
game-take-back-early = Je hebt nog geen zet gespeeld.
game-rematch = Revanche
game-rematch-offered = Je hebt een revanche aangeboden.
game-rematch-asked = { $name } biedt een revanche aan.
game-rematch-go = Naar de volgende partij
game-accept = Aanvaarden
game-decline = Afwijzen
game-declined = { $name } heeft afgewezen.
game-gone = { $name } heeft de partij verlaten.
game-gone-wait = { $seconds ->
    [one] Over { $seconds } seconde kun je de partij opeisen.
   *[other] Over { $seconds } seconden kun je de partij opeisen.
}
game-gone-now = Je kunt de partij opeisen of blijven wachten.
game-claim-win = De winst opeisen
game-claim-draw = Onbeslist opeisen
game-menu = Meer
game-match-go = Naar het gekoppelde spel
game-match-back = Terug naar de match
game-match-part = Dit spel beslist of in een match een potentieel wordt gebruikt.
game-match-paused = De GIPF-partij is gepauzeerd
game-match-linked = Het gekoppelde spel beslist of het aangekondigde gebruik wordt gespeeld.
game-match-answer = Je tegenstander beslist: het gebruik toelaten of uitdagen.
game-match-decides = { $player ->
    [w] Wit beslist
   *[b] Zwart beslist
}
game-match-choice = Het gebruik toelaten of uitdagen.
game-match-elsewhere = Een spel elders beslist
game-match-entering = Beide spelers vullen in wie won.
match-name = { $game } (match)
match-linked = Gekoppeld: { $links }
match-challenges = Uitdagingen per speler: { $count }
match-explained = Een gekoppeld potentieel moet je eerst aankondigen. De ander laat het toe of daagt uit; na een uitdaging wordt het alleen gebruikt als wint wie het aankondigde.
match-explained-die = Dobbelsteen: allebei werpen, het hoogste getal wint.
match-explained-game = Gekoppeld spel: GIPF wordt onderbroken en jullie spelen hier het andere spel, met een eigen klok.
match-explained-elsewhere = Een spel elders: speel een willekeurig spel, bijvoorbeeld aan tafel, en vul allebei de uitslag in.
match-part = Gekoppeld spel van een match
match-games = Gekoppelde spellen
game-flip = Het bord draaien
game-share = Een link naar deze partij delen
game-analyse = Analyseren
game-record = De partij als bestand bewaren
game-new = Nieuwe partij
game-notify = Laat me weten wanneer ik aan de beurt ben
game-notify-denied = Je browser blokkeert meldingen van deze site. Dat kun je in zijn instellingen veranderen.
game-notify-insecure = Meldingen hebben een beveiligde verbinding (https) nodig. Zonder krijg je alleen het geluid en de paginatitel.
game-notify-title = Jij bent aan de beurt
game-notify-body = { $name } heeft gespeeld: { $turn }
game-notify-joined = { $name } doet mee. De partij begint.

# About the game.
game-about = Over deze partij
game-about-rated = Met rating
game-about-unrated = Zonder rating
game-about-private = Privé: alleen de spelers en wie de link heeft, zien deze partij.
game-about-clock = Klok: { $clock }
game-about-lag = Vertraging
game-about-lag-own = Je verbinding antwoordt in { $ms } ms.
game-about-lag-note = De server geeft de tijd terug die een zet onderweg is, tot een grens die voor beiden gelijk is.
game-about-player = Speler
game-about-last = Laatste zet
game-about-back = Teruggegeven
game-about-back-all = In totaal
game-about-ms = { $ms } ms
game-about-seconds = { $seconds } s

# The end.
game-over = Partij afgelopen
game-won = Je hebt gewonnen!
game-lost = Je hebt verloren.
game-white-won = Wit heeft gewonnen.
game-black-won = Zwart heeft gewonnen.
game-drawn = Onbeslist.
game-aborted = De partij is afgebroken.
game-by-resignation = { $winner ->
    [w] Zwart heeft opgegeven.
   *[b] Wit heeft opgegeven.
}
game-by-time = { $winner ->
    [w] De tijd van Zwart is om.
    [b] De tijd van Wit is om.
   *[none] De tijd is om.
}
game-by-agreement = In onderling overleg.
game-by-abandoned = { $winner ->
    [w] Zwart heeft de partij verlaten.
    [b] Wit heeft de partij verlaten.
   *[none] Een speler heeft de partij verlaten.
}
game-by-aborted = De partij telt niet.
game-by-rules = Volgens de spelregels.
game-rating-change = { $name }: { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = Je bent bezig met een partij met rating.
game-lock-about = Tot die is afgelopen, zijn de engine, tips en analyse geblokkeerd. Zo blijft de partij eerlijk.
game-lock-back = Terug naar je partij

## Online play: chat

chat-title = Chat
chat-players = Spelers
chat-spectators = Toeschouwers
chat-none = Nog geen berichten.
chat-say = Je bericht
chat-send = Versturen
chat-phrases = Snelle berichten
chat-good-luck = Veel succes!
chat-hello = Hallo!
chat-good-game = Goed gespeeld!
chat-thanks = Dank je wel!
chat-nice-turn = Mooie zet!
chat-sorry = Sorry!
chat-one-moment = Een ogenblikje, alsjeblieft.
chat-goodbye = Tot ziens!
chat-mute = De chat verbergen
chat-muted = De chat is verborgen.
chat-unmute = De chat tonen
chat-new = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
chat-spoken = { $name } zegt: { $text }
chat-report-title = Een speler melden
chat-report-about = Een moderator bekijkt het. De gemelde speler krijgt het niet te horen.
chat-report-who = Speler
chat-report-reason = Reden
chat-report-cheat = Hulp van een engine
chat-report-abuse = Beledigingen of bedreigingen
chat-report-spam = Reclame
chat-report-stalling = Rekken of weglopen
chat-report-other = Iets anders
chat-report-text = Wat is er gebeurd?
chat-report-send = De melding versturen
chat-report-cancel = Annuleren
chat-report-sent = Dank je wel. Je melding is verstuurd.
block-add = Blokkeren
block-remove = Deblokkeren
block-add-name = { $name } blokkeren
block-remove-name = { $name } deblokkeren
block-title = Een speler blokkeren
block-about = Je wordt niet gekoppeld aan spelers die je hebt geblokkeerd. Jullie kunnen elkaar niet uitdagen, en je ziet niet wat ze schrijven. Ze krijgen het niet te horen. Lopende partijen gaan door.
block-done = { $name } is geblokkeerd.
block-undone = { $name } is niet meer geblokkeerd.
block-nobody = Er is hier niemand om te blokkeren.

## Analyse

analyse-title = Analyse
analyse-loading = Het bord wordt klaargezet…
analyse-failed = Het bord kon niet worden geladen. Controleer je verbinding en probeer het opnieuw; je analyses blijven bewaard.
analyse-again = Opnieuw proberen

# The board and the tree of turns.
analyse-steps = Door de zetten lopen
analyse-first = Naar het begin
analyse-previous = Eén zet terug
analyse-next = Eén zet verder
analyse-last = Naar het einde
analyse-flip = Het bord draaien
analyse-open = Openen…
analyse-new = Nieuw
analyse-tab-turns = Zetten
analyse-tab-engine = Engine
analyse-tab-setup = Opzetten
analyse-tab-share = Delen
analyse-start = Begin
analyse-no-turns = Speel een zet op het bord of open een partij. Elke andere zet die je probeert, wordt een variant.
analyse-main-line = Hoofdvariant
analyse-variation = Variant
analyse-turn-of = { $player ->
        [w] Wit is aan de beurt
       *[b] Zwart is aan de beurt
    }
analyse-marks = Deze zet een teken geven
analyse-mark-good = Goed
analyse-mark-poor = Fout
analyse-mark-very-good = Schitterend
analyse-mark-very-poor = Blunder
analyse-mark-interesting = Interessant
analyse-mark-doubtful = Twijfelachtig
analyse-comment = Commentaar bij deze zet
analyse-comment-start = Commentaar bij de partij
analyse-promote = Tot hoofdvariant maken
analyse-delete = Vanaf hier verwijderen
analyse-deleted = Verwijderd: { $turn } en alles erna.
analyse-bring-back = Ongedaan maken
analyse-refused = Dit kon niet worden geopend: { $reason }
analyse-turn-refused = De zet { $turn } kan niet worden getoond: { $reason }
analyse-link-refused = Deze link is ongeldig; hier is een leeg bord.
analyse-no-game = Deze partij wordt niet meer in deze browser bewaard.
analyse-part-failed = Dit deel van de pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
analyse-not-kept = Deze browser kan nu niets bewaren. Bewaar de partij als bestand voor je de pagina sluit.

# The engine.
analyse-engine = Engine
analyse-engine-loading = De engine wordt geladen…
analyse-engine-percent = De engine wordt geladen… { $percent }%
analyse-engine-failed = De engine kon niet worden geladen. Al het andere werkt ook zonder.
analyse-engine-retry = Opnieuw proberen
analyse-engine-over = De partij is afgelopen.
analyse-engine-done = De engine is klaar: langer nadenken zou niets veranderen.
analyse-lines = Aantal varianten
analyse-lines-title = Wat de engine zou spelen
analyse-progress = diepte { $depth } · { $speed } stellingen/s
analyse-no-score = Geen waardering
analyse-even = De stelling is in evenwicht.
analyse-better = { $player ->
    [w] Wit staat { $points } beter.
   *[b] Zwart staat { $points } beter.
  }
analyse-has-won = { $player ->
        [w] Wit heeft gewonnen
       *[b] Zwart heeft gewonnen
    }
analyse-wins-in = { $player ->
        [w] { $turns ->
        [one] Wit wint in { $turns } zet
       *[other] Wit wint in { $turns } zetten
    }
       *[b] { $turns ->
        [one] Zwart wint in { $turns } zet
       *[other] Zwart wint in { $turns } zetten
    }
    }

# Line control.
control-title = Controle over de lijnen
control-for = { $player ->
    [w] gunstig voor Wit
   *[b] gunstig voor Zwart
  }
control-shown = Getoonde lijnen
control-before = Vóór de zet
control-after = Na de zet
control-changes = Grootste veranderingen
control-change = { $player ->
    [w] beter voor Wit
   *[b] beter voor Zwart
  }
control-none = Deze zet verandert geen lijn.
control-start = Speel een zet om te zien welke lijnen hij verandert.
control-sum = Lijnen { $lines }, al het andere { $rest }: { $total } zonder vooruit te rekenen.

# The whole game.
analyse-review = Partijverslag maken
analyse-annotate = Tekens, commentaar, tekening
analyse-draw = Tekenen
analyse-draw-about = Slepen geeft een pijl, tikken een cirkel; altijd met de rechtermuisknop. Shift tekent rood, Alt blauw.
analyse-review-stop = Stoppen
analyse-review-doing = De engine neemt de partij door: { $done } van { $of } zetten
analyse-review-empty = Er is nog geen zet om door te nemen.
analyse-review-graph = Waardering in de loop van de partij
analyse-review-point = { $number } { $turn } ({ $score }). Beter was { $better }.
analyse-review-turning-point = Dit was het keerpunt.
analyse-review-player = { $player ->
        [w] Wit
       *[b] Zwart
    }
analyse-review-accuracy = { $percent }% nauwkeurigheid
analyse-review-faults = { $count ->
        [0] geen fouten
        [one] { $count } fout
       *[other] { $count } fouten
    }
analyse-review-faultless = De engine vond geen fouten.

# Setting up a position.
analyse-setup-about = Kies een stuk en klik dan op het bord, of sleep het erheen. Nog een klik neemt het weg.
analyse-game = Spel
analyse-palette = Stukken
analyse-tool-hand = Een stuk verplaatsen
analyse-tool-eraser = Een stuk wegnemen
analyse-to-act = Aan de beurt
analyse-white = Wit
analyse-black = Zwart
analyse-rings-off = Weggenomen ringen
analyse-reserve = Stenen in reserve
analyse-right = GIPF-stenen
analyse-right-first = moet de eerste nog inbrengen
analyse-right-open = mag er nog meer inbrengen
analyse-right-lost = mag er geen meer inbrengen
analyse-setup-possible = Deze stelling is geldig.
analyse-setup-done = Deze stelling analyseren
analyse-setup-clear = Het bord leegmaken
analyse-setup-start = Beginstelling
analyse-setup-shown = Geanalyseerde stelling

# Export.
analyse-position = Stelling
analyse-position-open = Deze stelling openen
analyse-copy = Kopiëren
analyse-save = Als bestand bewaren
analyse-link = Link
analyse-link-position = Link naar deze stelling
analyse-link-game = Link naar de partij tot hier
analyse-play-here = Vanaf hier spelen
analyse-play-engine = Tegen de engine
analyse-play-person = Met zijn tweeën
analyse-record = Genoteerde partij met alle varianten
analyse-copied-position = Stelling gekopieerd.
analyse-copied-link = Link gekopieerd.
analyse-copied-record = Partij gekopieerd.

# Opening something.
analyse-open-title = Een partij of stelling openen
analyse-open-text = Genoteerde partij, stelling of link
analyse-open-read = Openen
analyse-open-file = Kies een bestand
analyse-open-cancel = Annuleren
analyse-open-about = Genoteerde partijen in onze eigen notatie, van Boardspace of Board Game Arena, in de officiële GIPF-notatie of in onze JSON. Je kunt ook een bestand naar deze pagina slepen.
analyse-open-empty = Plak eerst iets of kies een bestand.
analyse-open-large = Dit is te groot voor een genoteerde partij.
analyse-open-nothing = In deze tekst is geen partij gevonden.
analyse-open-found = { $count ->
        [one] Er kan één partij worden geopend:
       *[other] Er zijn { $count } partijen gevonden. Kies er een:
    }
analyse-open-more = { $count ->
        [one] Eén andere kon niet worden gelezen.
       *[other] { $count } andere konden niet worden gelezen.
    }
analyse-own-games = Je partijen
analyse-earlier = Eerdere analyses

## Reports, mistakes and teaching games

report = Partijverslag
report-doing-again = De engine bekijkt de fouten opnieuw: { $done } van { $of }
report-phase-opening = Opening
report-phase-middle = Middenspel
report-phase-end = Eindspel
report-phase = { $phase }: { $percent }%
report-turned = { $player ->
    [w] Bij { $turn } kantelde de partij: de kansen van Wit daalden van { $before }% naar { $after }%.
   *[b] Bij { $turn } kantelde de partij: de kansen van Zwart daalden van { $before }% naar { $after }%.
}
report-steady = Niemand gaf een voorsprong weg: de partij had geen keerpunt.
report-chance = { $turn } · Kansen van Wit: { $percent }%
report-learn = Leer van je fouten
report-learn-of = { $player ->
    [w] Fouten van Wit
   *[b] Fouten van Zwart
}
report-kept = Dit partijverslag staat in deze browser en, als je een account hebt, ook daar, alleen voor jou.
report-show = Laat zien
report-show-title = { $turn } op het bord
report-show-played = { $player ->
    [w] Wit speelde { $turn }:
   *[b] Zwart speelde { $turn }:
}
report-show-better = Beter was { $turn }:
report-show-before = De stelling vóór de zet.
report-show-before-better = Nog eens dezelfde stelling.
report-show-play = Zetten afspelen
report-show-pause = Pauze
report-show-try = Zelf proberen
report-lessons = Wat deze partij leert
report-lesson-times = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
report-lesson-link = Les: { $name }
report-lesson-puzzles = Opgaven: { $name }
report-advice-win = Zoek vóór elke zet naar een eigen winst.
report-advice-danger = Vraag je vóór elke zet af waarmee de tegenstander kan winnen.
report-advice-own-row = Zoek naar rijen die je kunt voltooien of waarmee je kunt dreigen.
report-advice-their-row = Kijk vóór elke zet welke rijen de tegenstander kan voltooien.
report-advice-given-row = Let op dat je zet geen rij voor de tegenstander voltooit.
report-advice-capture = Bekijk elke duw die iets slaat.
report-advice-safety = Kijk welke van je stenen de tegenstander kan slaan.
report-advice-gipf-pieces = Houd je GIPF-stenen buiten bereik.
report-advice-rings = Houd je ringen beweeglijk.
report-advice-flips = Tel de markers die een zet omdraait, de jouwe en die van de tegenstander.
report-advice-removal = Denk goed na over wat je wegneemt.
report-advice-supply = Houd bij hoeveel stenen er nog zijn.
report-advice-potentials = Denk bij elke zet aan je potentiëlen: gebruik ze op tijd, maar niet te vroeg.
report-good = Goede zetten
report-good-only = De enige zet die de winstkansen behoudt.
report-good-hard = Moeilijk te vinden: een snelle berekening kiest een andere zet.
report-good-sacrifice = Hij geeft stenen weg, en dat werkt.
report-good-punishes = Het beste antwoord op een fout.
report-old = Dit partijverslag komt uit een eerdere versie, die minder uitlegde.
report-renew = Partijverslag vernieuwen
report-decision-declaration-wrong = Dit gebruik had niet aangekondigd moeten worden: met { $better } zijn de winstkansen { $other }% in plaats van { $number }%.
report-decision-declaration-missed = Het gebruik { $better } had aangekondigd moeten worden: daarmee zijn de winstkansen { $other }% in plaats van { $number }%.
report-decision-challenge-wrong = Dit gebruik was geen uitdaging waard: de winstkansen van de tegenstander zijn { $number }% met en { $other }% zonder dit gebruik.
report-decision-challenge-missed = Dit gebruik had uitgedaagd moeten worden: de winstkansen van de tegenstander zijn { $number }% met en { $other }% zonder dit gebruik.
report-decision-win-not-challenged = { $number ->
    [one] Dit gebruik wint meteen en had uitgedaagd moeten worden.
   *[other] Dit gebruik wint in { $number } zetten en had uitgedaagd moeten worden.
}
report-decision-chance = We nemen aan dat de uitdaging in { $chance }% van de gevallen wordt gewonnen; van 30% tot 70% zou het oordeel hetzelfde zijn.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [one] Wit kon meteen winnen.
       *[other] Wit kon in { $number } zetten winst afdwingen.
    }
   *[b] { $number ->
        [one] Zwart kon meteen winnen.
       *[other] Zwart kon in { $number } zetten winst afdwingen.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [one] Wit kan nu meteen winnen.
       *[other] Wit kan nu in { $number } zetten winst afdwingen.
    }
   *[b] { $number ->
        [one] Zwart kan nu meteen winnen.
       *[other] Zwart kan nu in { $number } zetten winst afdwingen.
    }
}
report-reason-last-gipf = { $player ->
    [w] De laatste GIPF-steen van Wit kon geslagen worden: { $points }.
   *[b] De laatste GIPF-steen van Zwart kon geslagen worden: { $points }.
}
report-reason-gives-row = { $player ->
    [w] Deze zet maakte een rij voor Wit af: { $points }.
   *[b] Deze zet maakte een rij voor Zwart af: { $points }.
}
report-reason-missed-row = Een rij was meteen mogelijk: { $points }.
report-reason-missed-capture = { $number ->
    [one] Er kon een steen worden geslagen: { $points }.
   *[other] Er konden { $number } stenen worden geslagen: { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] Met deze zet verliest Wit een GIPF-steen: { $points }.
   *[b] Met deze zet verliest Zwart een GIPF-steen: { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] Het antwoord slaat een steen: { $points }.
   *[other] Het antwoord slaat { $number } stenen: { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] Wit dreigde een rij af te maken, en dat werd niet verhinderd: { $points }.
   *[b] Zwart dreigde een rij af te maken, en dat werd niet verhinderd: { $points }.
}
report-reason-allows-row = { $player ->
    [w] Deze zet laat Wit een rij afmaken: { $points }.
   *[b] Deze zet laat Zwart een rij afmaken: { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] De ring van Wit werd ingesloten: { $points }.
   *[b] De ring van Zwart werd ingesloten: { $points }.
}
report-reason-broke-four = { $player ->
    [w] Deze zet verbrak vier witte markers op een lijn: { $points }.
   *[b] Deze zet verbrak vier zwarte markers op een lijn: { $points }.
}

mistakes-title = Fouten
mistakes-about = Stellingen uit je partijen waarin iets beters mogelijk was. Elke zet die de winstkansen behoudt, telt.
mistakes-empty = Er zijn nog geen fouten om van te leren. Maak een partij af en open het partijverslag: dan staan je fouten hier.
mistakes-play = Een partij spelen
mistakes-ask = { $player ->
    [w] Wit speelde { $turn }. Vind iets beters.
   *[b] Zwart speelde { $turn }. Vind iets beters.
}
mistakes-at = { $at } van { $of }
mistakes-judging = De engine beoordeelt je zet…
mistakes-right-best = Goed: de engine had hetzelfde gespeeld.
mistakes-right = Goed: dit behoudt de winstkansen.
mistakes-wrong = Nog niet: dit geeft winstkansen weg.
mistakes-same = Dit is in de partij gespeeld. Er is iets beters.
mistakes-on = De engine heeft geantwoord. Jij bent aan de beurt.
mistakes-held = Gelukt: je winstkansen zijn er nog.
mistakes-begins = De betere zet begint op { $point }.
mistakes-solution = Oplossing
mistakes-better = Beter was { $turn }.
mistakes-again = Opnieuw
mistakes-next = Volgende
mistakes-done = Dat was alles: { $right } van { $of } bij de eerste poging gevonden.
mistakes-game = De hele partij
teach-option = Leerpartij
teach-about = Slechte zetten worden meteen aangewezen en mogen worden teruggenomen.
teach-checking = Je zet wordt bekeken…
teach-bad = { $kind ->
    [mistake] Dit was een fout.
   *[blunder] Dit was een grove fout.
}
teach-ask-threat = { $player ->
    [w] Wit dreigt met iets. Zie je het?
   *[b] Zwart dreigt met iets. Zie je het?
}
teach-ask-chance = Er was iets beters. Zie je het?
teach-tell = Vertel het
teach-hint-chance = Hier is iets goeds te vinden. Zie je het?
teach-hint-otherwise = Als je { $turn } speelde:
teach-on = Doorspelen

report-reason-costs-rows = { $number ->
    [one] In de volgende zetten kost dit een rij.
   *[other] In de volgende zetten kost dit { $number } rijen.
}
report-reason-costs-pieces = { $number ->
    [one] In de volgende zetten kost dit een steen.
   *[other] In de volgende zetten kost dit { $number } stenen.
}
report-reason-later = { $turns ->
    [one] Dat duurt één zet.
   *[other] Dat duurt { $turns } zetten.
}
report-reason-wrong-ring = Er had een andere ring weggenomen moeten worden: { $points }.
report-reason-wrong-row = Er had iets anders weggenomen moeten worden: { $points }.
report-reason-pool-runs-out = { $player ->
    [w] De voorraad raakt op. Weggenomen ringen: Wit { $number }, Zwart { $other }.
   *[b] De voorraad raakt op. Weggenomen ringen: Zwart { $number }, Wit { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] De reserve van Wit raakt op.
   *[b] De reserve van Zwart raakt op.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] Wit mag geen GIPF-stenen meer inbrengen. Op het bord: { $number }.
   *[b] Zwart mag geen GIPF-stenen meer inbrengen. Op het bord: { $number }.
}
report-reason-use-missed = Er had een potentieel gebruikt moeten worden: { $points }.
report-reason-use-wasted = Er is een potentieel gebruikt dat beter bewaard was: { $points }.
report-reason-row-follows = { $player ->
    [w] Dit leidt tot een rij voor Wit: { $points }.
   *[b] Dit leidt tot een rij voor Zwart: { $points }.
}
report-reason-row-lost = { $player ->
    [w] De betere zet leidt tot een rij voor Wit: { $points }.
   *[b] De betere zet leidt tot een rij voor Zwart: { $points }.
}
report-reason-row-delayed = { $player ->
    [w] De rij van Wit komt later ({ $points }). Zetten tot dan: { $number } in plaats van { $other }.
   *[b] De rij van Zwart komt later ({ $points }). Zetten tot dan: { $number } in plaats van { $other }.
}
report-reason-row-sooner = { $player ->
    [w] De rij van Wit komt eerder ({ $points }). Zetten tot dan: { $number } in plaats van { $other }.
   *[b] De rij van Zwart komt eerder ({ $points }). Zetten tot dan: { $number } in plaats van { $other }.
}
report-reason-captures-follow = Daarna slaat de tegenstander stenen: { $points }.
report-reason-capture-lost = Met de betere zet worden later stenen geslagen: { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] Een GIPF-steen van Wit kan nu geslagen worden: { $points }.
   *[b] Een GIPF-steen van Zwart kan nu geslagen worden: { $points }.
}
report-reason-pieces-threatened = De tegenstander dreigt dan te slaan: { $points }.
report-reason-attack-missed = De betere zet dreigt te slaan: { $points }.
report-reason-row-threatened = { $player ->
    [w] Wit dreigt dan een rij af te maken: { $points }.
   *[b] Zwart dreigt dan een rij af te maken: { $points }.
}
report-reason-threat-missed = De betere zet dreigt een rij af te maken: { $points }.
report-reason-markers-flipped = Markers die de tegenstander wint door omdraaien: { $number } in plaats van { $other } ({ $points }).
report-reason-flip-missed = Markers die de betere variant wint door omdraaien: { $number } in plaats van { $other } ({ $points }).
report-reason-ring-hemmed-in = Een ring heeft weinig ruimte: { $points }. Zetten over: { $number } in plaats van { $other }.
report-reason-close = De zetten liggen dicht bij elkaar: een diepere berekening ziet weinig verschil.
report-reason-compare-rows = { $player ->
    [w] Na de volgende zetten, rijen die Wit in één zet kan afmaken: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, rijen die Zwart in één zet kan afmaken: { $number } in plaats van { $other }.
}
report-reason-compare-moves = { $player ->
    [w] Na de volgende zetten, mogelijke zetten van de witte ringen: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, mogelijke zetten van de zwarte ringen: { $number } in plaats van { $other }.
}
report-reason-compare-flips = { $player ->
    [w] Na de volgende zetten, witte markers die omgedraaid kunnen worden: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, zwarte markers die omgedraaid kunnen worden: { $number } in plaats van { $other }.
}
report-reason-compare-markers = { $player ->
    [w] Na de volgende zetten, witte markers op het bord: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, zwarte markers op het bord: { $number } in plaats van { $other }.
}
report-reason-compare-fours = { $player ->
    [w] Na de volgende zetten, witte markers in lijnen van vier: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, zwarte markers in lijnen van vier: { $number } in plaats van { $other }.
}
report-reason-compare-centre = { $player ->
    [w] Na de volgende zetten, afstanden van Wit tot het midden, opgeteld: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, afstanden van Zwart tot het midden, opgeteld: { $number } in plaats van { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] Na de volgende zetten, stenen in de reserve van Wit: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, stenen in de reserve van Zwart: { $number } in plaats van { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] Na de volgende zetten, stenen van Wit op het bord: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, stenen van Zwart op het bord: { $number } in plaats van { $other }.
}
report-reason-compare-risk = { $player ->
    [w] Na de volgende zetten, stenen van Wit die geslagen kunnen worden: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, stenen van Zwart die geslagen kunnen worden: { $number } in plaats van { $other }.
}
report-reason-compare-threes = { $player ->
    [w] Na de volgende zetten, lijnen van drie van Wit: { $number } in plaats van { $other }.
   *[b] Na de volgende zetten, lijnen van drie van Zwart: { $number } in plaats van { $other }.
}

## Learn: the pages around the lessons

learn-title = Leren
learn-lead = Korte lessen op een echt bord, één per regel. Doe wat de tekst vraagt; het bord zegt wanneer het goed is.
learn-potentials-about = Extra stenen uit vijf andere spellen van de serie: ze schuiven, springen, bedekken, breken en duwen twee keer.
learn-potentials-first = Is GIPF nieuw voor je? Leer het eerst
learn-progress = { $done } van { $count } lessen gedaan
learn-start = Beginnen
learn-continue = Verder
learn-again = Opnieuw beginnen
learn-all-done = Je hebt alle lessen afgerond.
learn-lesson-done = gedaan
learn-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
  }
learn-step = Stap { $step } van { $count }
learn-lesson-of = Les { $number } van { $count }
learn-back = Terug
learn-next = Volgende
learn-next-lesson = Volgende les: { $title }
learn-overview = Alle lessen
learn-show = Laat zien
learn-shown = Zo kan het bijvoorbeeld.
learn-hint = Tip
learn-reset = Deze stap opnieuw
learn-right-1 = Goed gedaan.
learn-right-2 = Precies.
learn-right-3 = Dat is het.
learn-not-yet = Een geldige zet, maar niet die we zoeken. Probeer het opnieuw.
learn-not-yet-win = Nog niet: na deze zet kan Zwart ontsnappen. Probeer het opnieuw.
learn-miss-land = Nog niet. Het gemarkeerde punt is het doel.
learn-miss-row = Nog geen rij. De gemarkeerde punten zouden er een vormen.
learn-tried-jump = Markers waar je overheen sprong: { $count }. De ring op { $point } kan er over { $goal } springen.
learn-tried-gain = Gewonnen markers: { $count }. De ring op { $point } kan er { $goal } winnen.
learn-tried-push = Verschoven stenen: { $count }. Vanaf { $point } kun je er { $goal } verschuiven.
learn-miss-keep = De steen op { $point } had moeten blijven.
learn-tried-capture = Geslagen stenen: { $count }. Je kunt er { $goal } slaan.
learn-tried-reserve = Nu in je reserve: { $count }. Het kunnen er { $goal } zijn.
learn-miss-stop = Je tegenstander krijgt nog een rij, zoals je ziet.
learn-miss-win = Dat wint nog niet. Zoek een andere zet.
learn-tried-rows = Weggenomen rijen: { $count }. Je kunt er { $goal } in één zet wegnemen.
learn-miss-theirs = Zo krijgt Zwart geen rij. Een goede zet begint op { $point }.
learn-miss-gipf = Er is geen GIPF-steen geslagen. Een goede zet begint op { $point }.
learn-miss-bring-gipf = Dat was geen GIPF-steen. Kies er een voor je duwt.
learn-miss-bring-single = Dat was geen gewone steen. Kies er een voor je duwt.
learn-miss-leave = Je hebt de rij weggenomen. Die mag blijven staan, want er zitten alleen GIPF-stenen in.
learn-course-done-yinsh = Je kent alle regels van YINSH. Speel nu een partij!
learn-course-done-gipf = Je kent alle regels van GIPF. Speel nu een partij!
learn-course-done-potentials = Je kent alle potentiëlen. Speel er nu een partij mee!
learn-rules-yinsh = Alle regels van YINSH lezen
learn-rules-gipf = Alle regels van GIPF lezen
learn-rules-potentials = Alle regels van de potentiëlen lezen
learn-rules-potentials-name = Potentiëlen
learn-rules-before = Ervoor
learn-rules-after = Erna
learn-rules-contents = Op deze pagina
learn-rules-site = Van de site van de auteur
learn-rules-site-about = Deze regels staan niet in het regelboekje. Ze komen uit de korte regels of de vragen en antwoorden op de site van de auteur.
learn-rules-ruling = Onze beslissing
learn-rules-ruling-about = Een beslissing nemen we zelf waar het regelboekje zwijgt of op twee manieren gelezen kan worden. De reden staat erbij.
learn-rules-try = Probeer het
learn-rules-reset = Opnieuw opzetten
learn-rules-lesson = Les: { $title }
learn-rules-credit = YINSH en GIPF zijn van Kris Burm en horen bij zijn GIPF-project. Dit zijn de regels in onze eigen woorden; de regelboekjes bij de spellen zijn van hem.
learn-rules-official = De site van het GIPF-project

## Lessons of YINSH

lesson-yinsh-rings = Wat is een ring?
lesson-yinsh-rings-1 = Jij bent Wit. Elke speler heeft vijf ringen, en je verplaatst alleen ringen. Plaats de eerste op een speelveld naar keuze, dus waar lijnen elkaar kruisen.
lesson-yinsh-rings-2 = Jij en Zwart plaatsen om de beurt een ring. Vanuit het midden reikt een ring het verst: plaats er een op het gemarkeerde speelveld.
lesson-yinsh-rings-3 = Eén ring op een speelveld, nooit twee. Plaats je vijfde en laatste ring op een vrij speelveld naar keuze.
lesson-yinsh-rings-3-done = Zwart plaatst de tiende ring. Alle ringen staan, en vanaf nu worden ze verplaatst.

lesson-yinsh-moving = Hoe een ring beweegt
lesson-yinsh-moving-1 = Kies een van je ringen en verplaats hem langs een lijn, zo ver je wilt, naar een leeg speelveld. Let op wat hij achterlaat.
lesson-yinsh-moving-1-done = Een marker! Elke zet neemt er een uit de voorraad en laat hem achter waar de ring stond, met jouw kleur naar boven.
lesson-yinsh-moving-2 = Een ring gaat rechtdoor, nooit de hoek om. Verplaats een van de jouwe naar het gemarkeerde speelveld.
lesson-yinsh-moving-3 = Een ring gaat nooit voorbij een andere ring, niet van jou en niet van Zwart. Vind de ring die het gemarkeerde speelveld nog kan bereiken.

lesson-yinsh-jumping = Over markers springen
lesson-yinsh-jumping-1 = Een marker houdt geen ring tegen: de ring springt eroverheen. Spring over de zwarte marker.
lesson-yinsh-jumping-2 = Een ring springt over zoveel markers als er naast elkaar liggen, van beide kleuren. Spring over drie tegelijk.
lesson-yinsh-jumping-3 = Vóór een sprong mag de ring over lege speelvelden gaan. Daarna moet hij stoppen op het eerste lege speelveld. Land op het gemarkeerde speelveld.
lesson-yinsh-jumping-4 = Een ring springt maar één keer per zet, dus niet nog eens achter een gat. Welke van je ringen bereikt het gemarkeerde speelveld?

lesson-yinsh-flipping = Markers omdraaien
lesson-yinsh-flipping-1 = Elke marker waar je overheen springt, wordt omgedraaid: zwart wordt wit, en wit wordt zwart. Maak beide zwarte markers van jou.
lesson-yinsh-flipping-2 = Ook je eigen markers draaien om, en dan zijn ze van Zwart! Win twee markers zonder er een te verliezen.
lesson-yinsh-flipping-3 = Soms geef je iets om meer te winnen. Spring over alle vier de markers.
lesson-yinsh-flipping-3-done = Je verloor er een en won er drie. De marker die je net achterliet, wordt niet omgedraaid, alleen de markers waar je overheen sprong.

lesson-yinsh-rows = Vijf op een rij
lesson-yinsh-rows-1 = Vijf markers van één kleur naast elkaar op een lijn zijn een rij. Je hebt er vier, en een ring aan het eind: verplaats hem, en hij laat de vijfde achter.
lesson-yinsh-rows-2 = Ook door omdraaien ontstaan rijen. Maak de zwarte marker in het midden wit.
lesson-yinsh-rows-3 = Een ring hoort niet bij een rij. De jouwe staat in het enige gat: wat kun je doen?

lesson-yinsh-removing = Eerst een rij, dan een ring
lesson-yinsh-removing-1 = Je hebt een rij, en rijen moeten worden weggenomen. Neem de vijf markers weg; ze gaan terug naar de voorraad.
lesson-yinsh-removing-2 = Voor elke rij neem je ook een van je eigen ringen weg. Kies zelf welke.
lesson-yinsh-removing-2-done = Eén ring weggenomen: daar speel je voor. Maar nu heb je een ring minder om mee te spelen.
lesson-yinsh-removing-3 = Nu alles in één zet: maak een rij, neem die weg, en neem een ring weg.
lesson-yinsh-removing-3-hint = In kolom e ontbreekt één witte marker: draai de zwarte om.

lesson-yinsh-long-rows = Meer dan vijf
lesson-yinsh-long-rows-1 = Zes op een lijn: je neemt er vijf weg die naast elkaar liggen, en de zesde blijft. Houd de gemarkeerde, want die hoort bij een andere lijn van jou.
lesson-yinsh-long-rows-2 = Deze twee rijen kruisen elkaar en delen een marker. Neem er een weg: dan is de andere geen rij meer. Neem dan een ring weg.
lesson-yinsh-long-rows-3 = Twee rijen die geen marker delen, moeten allebei worden weggenomen, elk met een ring. Maak met één sprong twee rijen, en neem ze weg, samen met twee ringen.

lesson-yinsh-defence = Een rij verhinderen
lesson-yinsh-defence-1 = Zwart heeft er vier op een lijn, en de ring aan het eind zal de vijfde achterlaten. Verhinder het: doe een zet waarna Zwart niet meteen een rij kan maken.
lesson-yinsh-defence-2 = Zwart wil over je marker in het midden springen. Verhinder het opnieuw.
lesson-yinsh-defence-2-hint = Een ring moet op een leeg speelveld landen. Waar zou de ring van Zwart landen?

lesson-yinsh-not-yours = De rij die niet van jou is
lesson-yinsh-not-yours-1 = De sprong van Zwart heeft een rij witte markers gemaakt. De kleur bepaalt van wie een rij is, niet wie de rij maakte! Neem de rij weg, neem een ring weg, en doe dan gewoon je zet.
lesson-yinsh-not-yours-2 = Het geldt ook andersom. Maak een rij voor Zwart en zie wat er gebeurt.
lesson-yinsh-not-yours-2-done = De rij is van Zwart. Zwart neemt de rij weg, dan een ring, en doet daarna pas een zet.
lesson-yinsh-not-yours-3 = Nu voorzichtig: spring over minstens twee markers, maar maak geen rij voor Zwart.
lesson-yinsh-not-yours-3-hint = Je marker op f6 houdt die van Zwart gescheiden. Laat hem zoals hij is.

lesson-yinsh-who-first = Rijen voor allebei
lesson-yinsh-who-first-1 = Eén sprong kan voor jullie allebei een rij maken. Wie de zet deed, gaat eerst. Maak beide rijen, neem dan de jouwe en een ring weg.
lesson-yinsh-who-first-2 = Jullie hebben elk twee ringen weggenomen, en de derde wint. Maak weer rijen voor allebei: jij neemt als eerste een ring weg.

lesson-yinsh-ending = Hoe een partij eindigt
lesson-yinsh-ending-1 = Wie als eerste een derde ring wegneemt, wint meteen. Jij hebt er al twee weggenomen. Win!
lesson-yinsh-ending-2 = In de voorraad ligt nog één marker. Is die leeg en is er geen rij meer om weg te nemen, dan wint wie meer ringen heeft weggenomen, en jij staat voor met één tegen nul. Gebruik de marker zonder een rij te maken.
lesson-yinsh-ending-2-hint = Een sprong die veel markers omdraait, maakt makkelijk rijen. Ga niet ver.
lesson-yinsh-ending-3 = Geen van je ringen kan bewegen. Alleen dan pas je, en Zwart speelt verder.

lesson-yinsh-blitz = De blitzversie
lesson-yinsh-blitz-1 = Voor een korte partij is er de blitzversie: de eerste weggenomen ring wint. Win de partij.
lesson-yinsh-blitz-2 = Ook in blitz gaat eerst wie de zet deed. Win, al krijgt Zwart ook een rij.

lesson-yinsh-puzzle = Twee opgaven
lesson-yinsh-puzzle-1 = Jullie hebben elk twee ringen weggenomen, en Zwart heeft er vier op een lijn. Je kunt in deze zet winnen.
lesson-yinsh-puzzle-1-done = Vier omgedraaid en de marker die je achterliet: een rij uit de vier van Zwart.
lesson-yinsh-puzzle-2 = Nu zijn er twee zetten nodig. Vind de zet waarna Zwart de partij niet meer kan redden.
lesson-yinsh-puzzle-2-hint = De zwarte ring op c6 zou graag over jouw vier springen. Waar zou hij moeten landen?
lesson-yinsh-puzzle-2-done = Je ring stond waar Zwart wilde landen, en ook aan het eind van je eigen rij. Je bent klaar voor een partij.

## Lessons of GIPF

lesson-gipf-pushing = Van de rand het bord op
lesson-gipf-pushing-1 = Jij bent Wit. Elke beurt neem je een steen uit je reserve, zet hem op een randstip en duwt hem één stap het bord op. Breng een steen in.
lesson-gipf-pushing-2 = Is het eerste speelpunt bezet, dan schuift de steen daar op. Duw zo dat er een andere steen beweegt.
lesson-gipf-pushing-3 = Stenen die naast elkaar staan, bewegen samen, tot het eerste gat. Verschuif er drie met één duw.
lesson-gipf-pushing-3-done = De steen achter het gat is niet bewogen.

lesson-gipf-lines = Welke kant op
lesson-gipf-lines-1 = Van de meeste randstippen gaan twee lijnen het bord op, van de zes hoeken maar één. Duw vanaf de gemarkeerde randstip naar het gemarkeerde speelpunt.
lesson-gipf-lines-2 = Duw de zwarte steen op c6 naar het gemarkeerde speelpunt. Kies de juiste randstip om vanaf te duwen.
lesson-gipf-lines-3 = Je kunt niet langs een volle lijn duwen: hier is dat die van a2 naar f1. Breng langs een andere lijn een steen naar het gemarkeerde speelpunt.

lesson-gipf-rows = Vier op een rij
lesson-gipf-rows-1 = Vier stenen van één kleur naast elkaar op een lijn zijn een rij. Je hebt er drie: voeg de vierde toe.
lesson-gipf-rows-2 = De vierde steen mag van opzij komen. Duw een van je stenen in het gat in kolom e.
lesson-gipf-rows-2-hint = Je steen op d6 moet één stap naar e6. Vanaf welke randstip?
lesson-gipf-rows-3 = Je kunt ook langs de rij zelf duwen. Sluit het gat in kolom d.

lesson-gipf-removing = Een rij wegnemen
lesson-gipf-removing-1 = Een rij moet worden weggenomen. Je stenen gaan terug naar je reserve. Neem de rij weg.
lesson-gipf-removing-2 = Elke duw kost een steen uit je reserve, en elke rij brengt stenen terug. Maak een rij, zodat je er acht in reserve hebt.
lesson-gipf-removing-3 = Alles wat zonder gat aan de rij vastzit, wordt mee weggenomen. Maak een rij en haal zes stenen tegelijk terug.
lesson-gipf-removing-3-hint = Een witte steen op e6 zou alle andere van kolom e verbinden.

lesson-gipf-capturing = Slaan
lesson-gipf-capturing-1 = Stenen van Zwart die zonder gat aan je rij vastzitten, worden geslagen: ze zijn uit het spel. Sla de steen op c6.
lesson-gipf-capturing-1-done = Geslagen: Zwart krijgt hem nooit terug.
lesson-gipf-capturing-2 = Je kunt hier meer dan één rij maken. Maak de rij die twee stenen slaat.
lesson-gipf-capturing-2-done = Een gat zou ze gered hebben. Let op gaten voor je duwt, ook bij je eigen stenen.

lesson-gipf-two-rows = Twee rijen tegelijk
lesson-gipf-two-rows-1 = Je hebt twee rijen, en ze kruisen elkaar. Is de ene weg, dan is de andere geen rij meer. Kies de rij die twee stenen slaat.
lesson-gipf-two-rows-1-done = De overgebleven stenen in kolom e blijven staan.
lesson-gipf-two-rows-2 = Rijen die geen steen delen, moeten allebei worden weggenomen, in willekeurige volgorde. Maak met één duw twee rijen, en neem ze weg.

lesson-gipf-not-yours = De rij die niet van jou is
lesson-gipf-not-yours-1 = De duw van Zwart heeft een rij witte stenen gemaakt. De kleur bepaalt van wie een rij is, niet wie de rij maakte! Neem de rij weg en duw dan zoals gewoonlijk.
lesson-gipf-not-yours-2 = Het geldt ook andersom. Duw zo dat Zwart een rij krijgt.
lesson-gipf-not-yours-2-done = Zwart moest de rij wegnemen en kon pas daarna duwen. Dat opent een muur die je niet kon doorbreken.

lesson-gipf-who-first = Rijen voor allebei
lesson-gipf-who-first-1 = Eén duw kan voor jullie allebei een rij maken. Wie duwde, gaat eerst. Maak beide rijen, neem dan de jouwe weg.
lesson-gipf-who-first-2 = Duw vanaf de gemarkeerde randstip. Er ontstaat weer een rij voor allebei, maar nu kruisen ze elkaar. Neem de jouwe weg.
lesson-gipf-who-first-2-done = Je rij heeft een steen van de rij van Zwart geslagen, dus Zwart heeft niets meer weg te nemen.

lesson-gipf-reserve = De laatste steen
lesson-gipf-reserve-1 = Wie moet duwen en geen steen in reserve heeft, verliest. De reserve van Zwart is leeg: duw zoals je wilt, maar geef Zwart geen rij.
lesson-gipf-reserve-1-done = Zo win je het basisspel. Een rij had stenen teruggebracht naar de reserve van Zwart.
lesson-gipf-reserve-2 = Nu heb jij zelf nog maar één steen. Als je die speelt, verlies je nog niet: een rij brengt stenen terug.

lesson-gipf-gipf-pieces = GIPF-stenen
lesson-gipf-gipf-pieces-1 = Het standaardspel begint met GIPF-stenen: twee stenen op elkaar, die bewegen en tellen als één. Duw er een verder.
lesson-gipf-gipf-pieces-2 = Als je een rij wegneemt, mogen de GIPF-stenen op het bord blijven. Maak een rij in kolom e, neem die weg, en houd je GIPF-steen.
lesson-gipf-gipf-pieces-2-hint = Kies, voordat je bevestigt, of de GIPF-steen blijft.
lesson-gipf-gipf-pieces-3 = Je beslist ook over de GIPF-stenen van Zwart in je rij. Maak een rij en sla er een.
lesson-gipf-gipf-pieces-4 = Een GIPF-steen die je terughaalt, geeft twee stenen voor je reserve, maar komt nooit terug als GIPF-steen. Je reserve is klein: maak een rij en haal alles terug.
lesson-gipf-gipf-pieces-4-done = Vijf stenen zijn terug. Je hebt nog twee GIPF-stenen, en je zult zien waarom dat telt.

lesson-gipf-last-gipf = De laatste GIPF-steen
lesson-gipf-last-gipf-1 = Wie zijn laatste GIPF-steen kwijtraakt, verliest meteen de partij. Sla die van Zwart.
lesson-gipf-last-gipf-2 = Dat geldt ook voor jou. Neem je rij weg, maar houd je laatste GIPF-steen.

lesson-gipf-tournament = Het toernooispel
lesson-gipf-tournament-1 = In het toernooispel is het bord leeg, en heb je 18 stenen in reserve. Je eerste steen moet een GIPF-steen zijn. Die neemt er twee uit de reserve.
lesson-gipf-tournament-2 = Je mag doorgaan met GIPF-stenen zolang je nog geen gewone steen hebt ingebracht. Breng nog een GIPF-steen in.
lesson-gipf-tournament-3 = Hoeveel wil je er? Je eerste gewone steen beëindigt de keuze. Breng nu een gewone steen in.
lesson-gipf-tournament-3-done = Vanaf nu heb je alleen nog gewone stenen. Zwart beslist zelf wanneer het genoeg is.
lesson-gipf-tournament-4 = Een rij van alleen GIPF-stenen hoeft niet te worden weggenomen. Laat die staan.
lesson-gipf-tournament-4-done = Na elke latere duw wordt het je opnieuw gevraagd. Zodra er een gewone steen bij komt, moet de rij worden weggenomen.

lesson-gipf-puzzle = Twee opgaven
lesson-gipf-puzzle-1 = Zwart heeft nog één GIPF-steen. Je kunt in deze zet winnen.
lesson-gipf-puzzle-1-hint = Welk speelpunt ontbreekt in kolom e, en vanaf welke randstip duw je er een witte steen heen?
lesson-gipf-puzzle-2 = Nu zijn er twee zetten nodig, en de eerste maakt een rij die niet van jou is. Vind de duw waarna Zwart de partij niet meer kan redden.
lesson-gipf-puzzle-2-hint = Als de rij van Zwart weg is, blijft alleen de GIPF-steen. Duw hem naar waar je volgende rij hem kan bereiken.
lesson-gipf-puzzle-2-done = Je gaf Zwart een rij en won daarmee. Je bent klaar voor een partij.

lesson-potentials-loading = Geladen stenen
lesson-potentials-loading-1 = Een potentieel is een extra steen met een eigen kracht. Het komt binnen boven op een van je stenen: samen zijn ze een geladen steen. Kies de geladen steen en duw hem in.
lesson-potentials-loading-1-done = Dat kostte een steen uit je reserve en een potentieel uit je hand. Vanaf nu kun je geen GIPF-stenen meer inbrengen.
lesson-potentials-loading-2 = Eerst GIPF-stenen, dan geladen stenen, dan gewone stenen: dat is de volgorde. Breng nu een gewone steen in.
lesson-potentials-loading-2-done = Met je eerste gewone steen gaan de potentiëlen die je nog in de hand had uit het spel. Laad ze dus vroeg.
lesson-potentials-loading-3 = In een rij telt een geladen steen als één steen, en net als een GIPF-steen mag hij blijven. Maak een rij in kolom e, neem die weg, en houd de geladen steen.
lesson-potentials-loading-3-hint = Duw vanaf e1. Kies, voordat je bevestigt, dat de geladen steen blijft.
lesson-potentials-loading-4 = Neem je hem weg, dan komt de gewone steen terug in je reserve, maar het potentieel is uit het spel. Je reserve is klein: maak een rij en haal alles terug.
lesson-potentials-loading-4-done = Vier stenen zijn terug. Het potentieel is voorgoed weg.
lesson-potentials-loading-5 = Je beslist ook over zwarte geladen stenen in je rij. Maak een rij en sla er een.
lesson-potentials-loading-5-done = Geslagen: de steen en zijn potentieel.

lesson-potentials-yinsh = YINSH schuift
lesson-potentials-yinsh-1 = In je beurt duw je, of je gebruikt een potentieel. YINSH schuift langs een lijn over lege speelpunten, zo ver je wilt. Tik op je geladen steen en dan op een van zijn doelen.
lesson-potentials-yinsh-1-done = Het potentieel heeft zijn steen verlaten, en beide blijven op het bord. Een gebruikt potentieel is een steen van jouw kleur zonder kracht.
lesson-potentials-yinsh-2 = YINSH kan niet springen: een steen in de weg houdt het tegen. Welk van je twee kan naar het gemarkeerde speelpunt?
lesson-potentials-yinsh-3 = Een gebruik kan een rij afmaken. Maak een rij met YINSH en neem die weg.
lesson-potentials-yinsh-3-done = Een gebruikt potentieel moet met zijn rij weg en is dan uit het spel. Je andere stenen zijn terug, en de zwarte is geslagen.

lesson-potentials-zertz = ZÈRTZ springt
lesson-potentials-zertz-1 = ZÈRTZ springt in een rechte lijn over de stenen ernaast naar het eerste lege speelpunt erachter. Spring.
lesson-potentials-zertz-1-done = De sprong slaat niets: de zwarte steen staat er nog.
lesson-potentials-zertz-2 = Het springt over zoveel stenen als er staan, van beide kleuren, zolang er geen gat is. Spring over drie.
lesson-potentials-zertz-3 = Spring in het gat in kolom f en neem je rij weg.
lesson-potentials-zertz-3-hint = Je ZÈRTZ op d4 en het gat op f5 liggen op één lijn, met een zwarte steen ertussen.

lesson-potentials-dvonn = DVONN bedekt
lesson-potentials-dvonn-1 = DVONN springt op een naburige gewone steen van de tegenstander, nooit op een GIPF-steen. Bedek de zwarte steen.
lesson-potentials-dvonn-1-done = Het speelpunt is nu van jou: van een stapel telt alleen de bovenste.
lesson-potentials-dvonn-2 = Bedek een zwarte steen zodat je vier op een rij hebt, en neem de rij weg.
lesson-potentials-dvonn-2-done = Van een stapel gaat alleen de bovenste weg. De zwarte steen is weer vrij.
lesson-potentials-dvonn-3 = Zwart heeft er drie op een rij en kan de vierde aan beide kanten toevoegen. Houd het tegen.
lesson-potentials-dvonn-3-hint = Een zwarte steen die je bedekt, hoort bij geen zwarte rij.

lesson-potentials-stacks = Stapels
lesson-potentials-stacks-1 = Je DVONN bedekt een zwarte steen; tik op de stapel om te zien wat erin ligt. Een stapel wordt in zijn geheel geduwd. Duw hem naar het gemarkeerde speelpunt.
lesson-potentials-stacks-2 = Zwart heeft een van je stenen bedekt. DVONN springt ook op een gebruikte DVONN die op iets van jou ligt. Neem het gemarkeerde speelpunt terug.
lesson-potentials-stacks-2-done = Drie stenen hoog, en het speelpunt is weer van jou. Zwart zou net zo kunnen antwoorden.
lesson-potentials-stacks-3 = Zwart bedekt je geladen steen op e6. Maak een rij waarop de stapel aansluit, en neem die weg.
lesson-potentials-stacks-3-done = De bovenste is weg, en je geladen steen is weer vrij, met zijn kracht. In je volgende beurt zou je hem kunnen gebruiken.

lesson-potentials-punct = PÜNCT breekt
lesson-potentials-punct-1 = PÜNCT springt op een naburige GIPF-steen van de tegenstander: de bovenste steen wordt geslagen, de onderste bedekt. Breek de GIPF-steen.
lesson-potentials-punct-1-done = Het is geen GIPF-steen meer, en het speelpunt is van jou.
lesson-potentials-punct-2 = Je PÜNCT op e5 ligt op wat over is van een GIPF-steen. Een andere PÜNCT van jou mag daarheen springen: ook de rest wordt geslagen, en de twee worden jouw GIPF-steen. Doe het.
lesson-potentials-punct-2-done = Een GIPF-steen van twee potentiëlen. Hij telt als elke andere.
lesson-potentials-punct-3 = PÜNCT bedekt ook zijn eigen soort: een zwarte steen geladen met PÜNCT, of een gebruikte PÜNCT die op iets van jou ligt. Bedek de zwarte PÜNCT.
lesson-potentials-punct-4 = Zwart heeft nog één GIPF-steen. Win met één sprong.
lesson-potentials-punct-4-done = Wie geen GIPF-steen meer heeft, verliest meteen, nog voor er een rij wordt weggenomen.

lesson-potentials-tamsk = TAMSK duwt twee keer
lesson-potentials-tamsk-1 = Je TAMSK staat in het midden. Na je duw mag het zijn steen verlaten en vanaf de rand worden ingeduwd: een extra duw. Duw, en doe dan de extra duw.
lesson-potentials-tamsk-2 = Het midden is e5. Duw je TAMSK daarheen en gebruik het meteen.
lesson-potentials-tamsk-2-hint = Duw vanaf e1.
lesson-potentials-tamsk-3 = Maak een rij met je duw en nog een met de extra duw. Neem beide weg.
lesson-potentials-tamsk-3-done = Twee rijen in één beurt. De gebruikte TAMSK is met zijn rij uit het spel.
lesson-potentials-tamsk-4 = Het hoeft niet: zolang TAMSK in het midden staat, krijg je de extra duw elke beurt aangeboden. Duw, en zie er deze keer van af.
lesson-potentials-tamsk-4-done = Het blijft geladen. Maar Zwart kan het uit het midden duwen.

lesson-potentials-match = Een match
lesson-potentials-match-1 = In een match kan het recht om een potentieel te gebruiken van een ander spel afhangen. Hier is YINSH gekoppeld aan een partij YINSH, dus wordt het gebruik eerst aangekondigd. Kondig een loop aan die een rij maakt: tik op je geladen steen en dan op zijn doel. Neem de rij weg.
lesson-potentials-match-1-done = Je kondigde het aan, Zwart liet het toe, en dus werd het gespeeld.
lesson-potentials-match-2 = Deze keer daagt Zwart je uit. GIPF is gepauzeerd, en een partij YINSH beslist; wie werd uitgedaagd heeft daarin Wit. Deze stelling is ontstaan. Win de partij.
lesson-potentials-match-2-done = Gewonnen: terug in GIPF wordt je gebruik gespeeld. De uitslag van de match blijft die van GIPF.
lesson-potentials-match-3 = Je gebruik was gekoppeld aan een dobbelsteen. Zwart daagde je uit en gooide hoger, dus gebeurt het niet: je YINSH blijft geladen, en je doet deze beurt iets anders. Duw een steen in.
lesson-potentials-match-3-done = In een latere beurt mag je het opnieuw aankondigen.
lesson-potentials-match-4 = Nu kondigt Zwart een loop van c6 naar e6 aan. Je hebt nog één uitdaging. Toelaten of uitdagen?
lesson-potentials-match-4-done = Zwart moet nu eerst een spel winnen voor de loop wordt gespeeld. Uitdagingen zijn schaars: bewaar ze voor wat pijn doet.

## Puzzles

train-menu = Oefenen
train-title = Beter worden
train-lead = Opgaven, je eigen fouten, en stellingen die terugkomen tot je ze kent.
puzzles-title = Opgaven
puzzles-about = Duizenden stellingen waarin maar één zet goed is. De meeste zijn bewezen.
puzzles-daily-today = Opgave van de dag
train-days = { $count ->
    [one] Vandaag geoefend
   *[other] { $count } dagen achter elkaar geoefend
  }
puzzles-mode = Modus
puzzles-mode-rated = Met rating
puzzles-mode-theme = Per thema
puzzles-mode-streak = Reeks
puzzles-mode-daily = Opgave van de dag
puzzles-mode-single = Eén opgave
puzzles-about-rated = Opgaven op jouw niveau. Je eerste poging telt.
puzzles-about-theme = Oefen één idee. Zonder rating.
puzzles-about-streak = Elke is moeilijker dan de vorige, tot de eerste misser.
puzzles-about-daily = Elke dag één per spel, voor iedereen dezelfde.
puzzles-game = Spel
puzzles-theme = Thema
puzzles-loading = De opgave wordt geladen…
puzzles-led = { $player ->
    [w] Eerst speelt Wit. Kijk mee.
   *[b] Eerst speelt Zwart. Kijk mee.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [one] Wit aan zet: win met deze zet.
       *[other] Wit aan zet: win in hoogstens { $turns } zetten.
      }
   *[b] { $turns ->
        [one] Zwart aan zet: win met deze zet.
       *[other] Zwart aan zet: win in hoogstens { $turns } zetten.
      }
  }
puzzles-save = { $player ->
    [w] Wit aan zet: maar één zet redt de partij.
   *[b] Zwart aan zet: maar één zet redt de partij.
  }
puzzles-gain = { $player ->
    [w] Wit aan zet: vind de zet die duidelijk de beste is.
   *[b] Zwart aan zet: vind de zet die duidelijk de beste is.
  }
puzzles-proved = Bewezen
puzzles-judged = Door de engine beoordeeld
puzzles-onward = Goed. Je tegenstander heeft geantwoord: jij bent aan de beurt.
puzzles-solved = Opgelost.
puzzles-solved-late = Dat is de oplossing. Het telt als misser.
puzzles-wrong = Dat is het niet. Het telt als misser, maar blijf proberen.
puzzles-wrong-again = Dat is het ook niet. Probeer het nog eens.
puzzles-hinted = Kijk naar het gemarkeerde punt.
puzzles-hint-look = Kijk naar de gemarkeerde punten.
puzzles-shown = Dit is de oplossing.
puzzles-hint = Tip
puzzles-solution = Oplossing
puzzles-cost = Een tip of de oplossing telt als misser.
puzzles-again = Opnieuw
puzzles-next = Volgende opgave
puzzles-rest = Hoe het verder gaat
puzzles-back = Eén zet terug
puzzles-forward = Eén zet verder
puzzles-analyse = Deze stelling analyseren
puzzles-themes = Thema’s: { $themes }
puzzles-rating = Jouw rating: { $rating }
puzzles-rating-open = Jouw rating: ongeveer { $rating }
puzzles-difficulty = Deze opgave: { $rating }
puzzles-streak-now = In deze reeks: { $count }. Je beste: { $best }.
puzzles-streak-over = De reeks is voorbij: { $count }.
puzzles-streak-new = Nieuwe reeks
puzzles-daily-done = De opgave van vandaag is klaar. De volgende komt om middernacht UTC.
puzzles-tab-theme = Thema’s
puzzles-tab-daily = Dagelijks
puzzles-result-streak = { $count ->
    [one] opgave op rij
   *[other] opgaven op rij
  }
puzzles-result-best = Je beste: { $best }
puzzles-result-record = Je beste tot nu toe
puzzles-result-picture = Als afbeelding delen
puzzles-result-day = Opgave van { $date }
puzzles-result-first = Bij de eerste poging opgelost
puzzles-result-later = Niet bij de eerste poging opgelost
puzzles-result-share = Delen
puzzles-result-copied = Gekopieerd.
puzzles-share-solved = Ik heb de { $game }-opgave van vandaag bij de eerste poging opgelost.
puzzles-share-missed = De { $game }-opgave van vandaag was me te moeilijk. Lukt het jou?
puzzles-share-streak = { $count ->
    [one] Ik heb { $count } { $game }-opgave op rij opgelost.
   *[other] Ik heb { $count } { $game }-opgaven op rij opgelost.
  }
puzzles-result-failed = De afbeelding kon niet worden gemaakt.
puzzles-history = Je pogingen
puzzles-history-none = Opgaven die je probeert, verschijnen hier.
puzzles-history-solved = opgelost
puzzles-history-missed = gemist
puzzles-history-retry = Nog eens: opgave { $id }
puzzles-history-more = Meer tonen
puzzles-keep = Alle opgaven downloaden
puzzles-keeping = Downloaden… { $done } van { $count }
puzzles-kept = Alle opgaven werken nu offline.
puzzles-failed = De opgaven konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
puzzles-none = Zo’n opgave is er niet. Kies iets anders.
puzzles-theme-row = een eigen rij
puzzles-theme-double-row = twee rijen in één zet
puzzles-theme-two-directions = rijen in twee richtingen
puzzles-theme-given-row = een rij die de tegenstander liet staan
puzzles-theme-opponents-row = een rij voor de tegenstander
puzzles-theme-stop-row = een rij verhinderen
puzzles-theme-break-four = een vier breken
puzzles-theme-block = blokkeren met een ring
puzzles-theme-ring-cut-off = een ring insluiten
puzzles-theme-long-jump = een lange sprong
puzzles-theme-pool = de voorraad tellen
puzzles-theme-capture = slaan
puzzles-theme-gipf-capture = een GIPF-steen slaan
puzzles-theme-keep-gipf = een GIPF-steen laten staan
puzzles-theme-last-gipf = de laatste GIPF-steen
puzzles-theme-reserve = de reserve uitputten
puzzles-theme-quiet = een stille zet
puzzles-merit-winning-row = Maakt de winnende rij op { $points } af.
puzzles-merit-last-gipf = { $player ->
    [w] Slaat de laatste GIPF-steen van Wit op { $points }.
   *[b] Slaat de laatste GIPF-steen van Zwart op { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] Wit heeft geen steen meer om te duwen.
   *[b] Zwart heeft geen steen meer om te duwen.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Slaat de GIPF-steen van Wit op { $points }.
   *[b] Slaat de GIPF-steen van Zwart op { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Slaat de steen op { $points }.
   *[other] Slaat { $number } stenen: { $points }.
  }
puzzles-merit-rows = Maakt meer dan één rij af: { $points }.
puzzles-merit-row = Maakt een rij op { $points } af.
puzzles-merit-given-row = { $player ->
    [w] Neemt de rij op { $points } die Wit liet staan.
   *[b] Neemt de rij op { $points } die Zwart liet staan.
  }
puzzles-merit-break-four = { $player ->
    [w] Breekt de vier van Wit op { $points }.
   *[b] Breekt de vier van Zwart op { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Verhindert de rij van Wit op { $points }.
   *[b] Verhindert de rij van Zwart op { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Dreigt met een rij op { $points }.
   *[other] Dreigt met twee rijen tegelijk: { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Sluit de ring van Wit op { $points } in.
   *[b] Sluit de ring van Zwart op { $points } in.
  }
puzzles-merit-forced-row = { $player ->
    [w] Dwingt Wit de rij op { $points } weg te nemen.
   *[b] Dwingt Zwart de rij op { $points } weg te nemen.
  }
puzzles-merit-attack = { $number ->
    [one] Dreigt de steen op { $points } te slaan.
   *[other] Dreigt { $number } stenen te slaan: { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Voorkomt dat de steen op { $points } wordt geslagen.
   *[other] Voorkomt dat { $number } stenen worden geslagen: { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Verhindert een van de rijen van Wit: { $points }.
   *[b] Verhindert een van de rijen van Zwart: { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Wint een marker door omdraaien.
   *[other] Wint { $number } markers door omdraaien.
  }
puzzles-merit-only = Na elke andere zet wint de tegenstander geforceerd.
puzzles-merit-forced = Wint geforceerd, wat de tegenstander ook speelt.
puzzles-merit-clear = Geen andere zet behoudt dit voordeel.
puzzles-reply = { $player ->
    [w] Wit antwoordt { $turn }.
   *[b] Zwart antwoordt { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] Wit redt zich met { $turn }.
   *[b] Zwart redt zich met { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = De regels van YINSH
rules-yinsh-lead = YINSH is een spel voor twee van Kris Burm. Je verplaatst ringen, elke zet laat een marker achter, en markers waar overheen gesprongen wordt, wisselen van kleur. Voor elke rij van vijf markers in jouw kleur neem je een van je ringen weg. Wie als eerste drie ringen heeft weggenomen, wint.

rules-yinsh-board = Bord en materiaal
rules-yinsh-board-1 = Het bord heeft 85 speelvelden, waar lijnen elkaar kruisen, in elf kolommen van a tot k. Lijnen lopen in drie richtingen: langs de kolommen, en dwars in twee richtingen.
rules-yinsh-board-2 = Elke speler heeft vijf ringen. Beiden delen één voorraad van 51 markers, wit aan de ene en zwart aan de andere kant. Wit begint.
rules-yinsh-board-3 = Wit zit waar de rijnummers laag zijn. Het regelboekje zegt er niets over; het bord is van alle kanten gelijk, dus het bepaalt alleen hoe het getekend wordt.

rules-yinsh-placing = De ringen plaatsen
rules-yinsh-placing-1 = Om de beurt, Wit eerst, plaatsen de spelers een ring op een leeg speelveld, tot alle tien ringen op het bord staan. Dan doet Wit de eerste zet.

rules-yinsh-moving = Een ring verplaatsen
rules-yinsh-moving-1 = In je beurt leg je een marker uit de voorraad in een van je ringen, jouw kleur naar boven, en verplaats je die ring. De marker blijft liggen waar de ring was. Wie kan zetten, moet zetten.
rules-yinsh-moving-2 = Een ring gaat in een rechte lijn naar een leeg speelveld. Hij mag over zoveel lege speelvelden gaan als je wilt. Hij gaat nooit voorbij een andere ring, niet van jou en niet van de tegenstander.
rules-yinsh-moving-3 = Een ring mag ook over markers van elke kleur springen die zonder gat naast elkaar liggen. Daarna moet hij stoppen op het eerste lege speelveld erachter. Er is maar één sprong in een zet; daarvoor mag de ring over lege speelvelden gaan.
rules-yinsh-moving-4 = Elke marker waar overheen gesprongen is, wordt omgedraaid, die van jou en die van de tegenstander. De marker die je net plaatste niet.
rules-yinsh-moving-board = De witte ring op d4 kan over de drie markers op zijn weg naar rechtsboven springen. Ze worden omgedraaid, en de ring stopt erachter.

rules-yinsh-rows = Rijen
rules-yinsh-rows-1 = Vijf markers van één kleur naast elkaar op een rechte lijn zijn een rij. Ringen tellen niet mee.
rules-yinsh-rows-2 = Een rij is van de speler met die kleur, wie de rij ook maakte, en die speler kiest wat er weg gaat. We zeggen het omdat het bijschrift van een afbeelding in één uitgave anders gelezen kan worden.

rules-yinsh-removing = Een rij wegnemen
rules-yinsh-removing-1 = Een rij moet worden weggenomen. De eigenaar neemt vijf markers weg die naast elkaar liggen en legt ze terug in de voorraad. In een langere lijn kiest de eigenaar welke vijf; de andere blijven.
rules-yinsh-removing-2 = Dan neemt de eigenaar een eigen ring weg, welke dan ook, ook de ring die net verplaatst is.
rules-yinsh-removing-3 = De volgorde is rij, ring, rij, ring: na elke ring wordt het bord opnieuw bekeken. Liggen er nog vijf naast elkaar, dan is dat een rij die moet worden weggenomen, met nog een ring; deelden twee rijen een marker, dan kan de tweede verdwenen zijn. Twee uitgaven kunnen gelezen worden als rij, rij, ring, ring. De winnaar is in beide gevallen dezelfde.
rules-yinsh-removing-4 = Maakt een zet rijen voor beiden, dan neemt eerst wie de zet deed alle eigen rijen weg. Daarna doet de tegenstander dat, en die doet dan een zet. Ook een rij voor alleen de tegenstander neemt die zelf weg, vóór de eigen zet.
rules-yinsh-removing-board = Wit heeft zes markers op een lijn: vijf worden weggenomen, en dan een ring. Kies welke.

rules-yinsh-end = Het einde van de partij
rules-yinsh-end-1 = Wie als eerste een derde ring wegneemt, wint meteen, wat er verder ook op het bord staat, zelfs een rij van de tegenstander.
rules-yinsh-end-2 = Als een speler moet zetten, er geen rij meer weg te nemen is en de voorraad leeg is, eindigt de partij. Wie meer ringen heeft weggenomen, wint; bij evenveel ringen is het onbeslist.
rules-yinsh-end-3 = Een rij met de laatste marker wordt eerst weggenomen. Dat brengt vijf markers terug in de voorraad, en de partij gaat door. Het regelboekje zegt er niets over; andere programma’s doen hetzelfde.
rules-yinsh-end-4 = Kan geen van je ringen bewegen, maar wel een van de tegenstander, dan pas je. Anders mag niemand passen. Het regelboekje zegt er niets over; de auteur zou zo geantwoord hebben.
rules-yinsh-end-5 = Kan geen van beiden een ring verplaatsen, dan eindigt de partij zoals bij een lege voorraad. Anders zouden beiden eeuwig passen.
rules-yinsh-end-6 = Geen stelling keert ooit terug: elke zet kost een marker, en een weggenomen rij geeft er vijf terug maar kost een ring. Daarom is er geen regel over herhaling.
rules-yinsh-end-board = Beiden hebben twee ringen weggenomen. Wit kan met één sprong voor elke speler een rij maken, gaat eerst, en wint.

rules-yinsh-blitz = De blitzversie
rules-yinsh-blitz-1 = De blitzversie is hetzelfde spel, maar wie als eerste een ring wegneemt, wint. Bij een rij voor alleen de tegenstander wint dus de tegenstander, en bij rijen voor beiden wie de zet deed. Is de voorraad leeg of kan niemand zetten, dan is de partij onbeslist.

rules-yinsh-notation = Hoe zetten worden geschreven
rules-yinsh-notation-1 = Een speelveld heet naar zijn kolom en zijn rij: f6 is het midden. Een geplaatste ring schrijf je f6, een zet e1-e9, een weggenomen rij xc2-c6 met de twee uiteinden, een weggenomen ring xf9. De delen van één zet worden verbonden met puntkomma’s: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = De regels van GIPF
rules-gipf-lead = GIPF is een spel voor twee van Kris Burm, het eerste van zijn GIPF-project. Je duwt stenen vanaf de rand het bord op. Vier van jouw kleur op een rij gaan terug naar je reserve, en stenen van de tegenstander die de rij voortzetten, worden geslagen. Je kunt het op drie manieren spelen: met basis-, standaard- en toernooiregels.

rules-gipf-board = Bord en materiaal
rules-gipf-board-1 = Het bord heeft 37 speelpunten, waarop gespeeld wordt, en daaromheen 24 randstippen. Stenen komen vanaf een randstip; geen enkele blijft er ooit op staan.
rules-gipf-board-2 = Er zijn 21 lijnen van vier tot zeven speelpunten, met een randstip aan elk eind, dus 42 manieren om te duwen. De zes randstippen op de hoeken hebben één lijn, alle andere twee. Randstippen zijn niet met elkaar verbonden.
rules-gipf-board-3 = Een gewone steen is één steen. Een GIPF-steen is twee stenen op elkaar: op het bord beweegt en telt hij als één, in reserve zijn het er twee. Wit duwt eerst.

rules-gipf-start = Hoe een partij begint
rules-gipf-start-1 = Basisspel: 15 stenen per speler en geen GIPF-stenen. Wit begint met gewone stenen op e2, b5 en h5, Zwart met gewone stenen op b2, e8 en h2; de andere twaalf van elk zijn de reserve.
rules-gipf-start-2 = Voorgift: in het basisspel mag een van de spelers beginnen met één, twee of drie stenen meer in reserve.
rules-gipf-start-3 = Standaardspel: 18 stenen per speler. Op dezelfde zes speelpunten staan GIPF-stenen, en twaalf stenen van elk zijn de reserve. Later komen er geen GIPF-stenen bij.
rules-gipf-start-4 = Toernooispel: het bord is leeg, en elke speler heeft 18 stenen in reserve. Je eerste steen moet een GIPF-steen zijn. Je mag GIPF-stenen blijven inbrengen tot je een gewone steen inbrengt; vanaf dan heb je alleen nog gewone. Iedere speler beslist zelf.
rules-gipf-start-5 = Een GIPF-steen neemt twee stenen uit de reserve, welke dan ook, ook stenen die van het bord zijn teruggekomen. De site van de auteur staat het toe; een steen in reserve is een steen in reserve, en we maken geen verschil tussen oude en nieuwe.

rules-gipf-pushing = Duwen
rules-gipf-pushing-1 = In je beurt zet je een steen uit je reserve op een randstip en duw je hem één stap langs een lijn. Stenen in de weg schuiven elk één speelpunt op, tot het eerste lege speelpunt. Wat daarachter staat, blijft.
rules-gipf-pushing-2 = Een lijn zonder leeg speelpunt kan niet geduwd worden, van geen van beide kanten.
rules-gipf-pushing-3 = Duwen naar een leeg speelpunt is hetzelfde, vanaf welke randstip ook.
rules-gipf-pushing-4 = Passen bestaat niet, en is nooit nodig: beide spelers samen hebben hoogstens 36 stenen, en er zijn 37 speelpunten; wie een steen in reserve heeft, kan dus duwen.
rules-gipf-pushing-board = Wit kan duwen vanaf e1: drie stenen schuiven één speelpunt omhoog, en de zwarte op e6 achter het gat blijft.

rules-gipf-rows = Rijen
rules-gipf-rows-1 = Stenen die zonder gat op een lijn staan, vormen een reeks, van het ene gat tot het volgende. Een reeks is jouw rij als er vier of meer van jouw stenen naast elkaar in staan, gewone of GIPF-stenen.
rules-gipf-rows-2 = Een rij is van de speler met die kleur, wie de rij ook maakte.

rules-gipf-removing = Een rij wegnemen
rules-gipf-removing-1 = Een rij moet worden weggenomen. Alle gewone stenen van die reeks worden weggenomen, van beide kleuren, ook die buiten de vier.
rules-gipf-removing-2 = Je eigen stenen gaan terug naar je reserve, een GIPF-steen als twee. Die van de tegenstander zijn geslagen en uit het spel.
rules-gipf-removing-3 = Van elke GIPF-steen van de reeks, van welke kleur ook, kies je of hij wordt weggenomen of blijft. Wie de rij wegneemt, beslist ook over de GIPF-stenen van de tegenstander.
rules-gipf-removing-4 = Heb je meer rijen, dan kies je de volgorde. Na elke rij wordt het bord opnieuw bekeken: een rij die de weggenomen rij kruiste, kan verdwenen zijn, of moet nog weg.
rules-gipf-removing-5 = Hebben beiden rijen, dan neemt eerst wie duwde de eigen rijen weg, daarna de tegenstander wat er van de eigen rijen over is. Dit is geen beurt: de tegenstander duwt daarna nog.
rules-gipf-removing-6 = Staan al je rijen in reeksen zonder gewone stenen, dan mag je een of meer van hun GIPF-stenen wegnemen, of ze allemaal laten staan. Na elke latere duw wordt het je opnieuw gevraagd, en de rij moet worden weggenomen zodra er een gewone steen bij komt. Er zijn vier GIPF-stenen van één kleur voor nodig, dus het gebeurt alleen in het toernooispel.
rules-gipf-removing-7 = Je mag zo’n rij ook kiezen terwijl er een andere rij met gewone stenen staat: de volgorde is vrij, en de site van de auteur zegt alleen wanneer je mag ophouden.
rules-gipf-removing-board = Wit heeft een rij in kolom e. De gewone stenen worden weggenomen, de zwarte is geslagen, en Wit beslist of de GIPF-steen blijft.

rules-gipf-end = Het einde van de partij
rules-gipf-end-1 = Wie met een lege reserve moet duwen, verliest. Dat wordt bekeken nadat je eigen rijen zijn weggenomen, wat stenen kan terugbrengen; wie de laatste steen speelt, heeft dus nog niet verloren. Het regelboekje kan ook gelezen worden als meteen verliezen; wij volgen de site van de auteur.
rules-gipf-end-2 = Standaard- en toernooispel: een speler van wie de laatste GIPF-steen het bord heeft verlaten, verliest meteen, ook als die hem zelf wegnam. Dat wordt na elke weggenomen rij bekeken. In het toernooispel geldt het vanaf je eerste GIPF-steen, en het recht om er nog een in te brengen helpt niet.
rules-gipf-end-3 = Verdwijnt met één rij de laatste GIPF-steen van beide spelers, dan wint wie de rij wegnam: de laatste van de tegenstander is geslagen, en geen van beide ging eerder verloren.
rules-gipf-end-4 = Staat dezelfde stelling er voor de derde keer, met dezelfde speler die moet duwen, dezelfde reserves en dezelfde rechten, dan is de partij onbeslist. Het regelboekje zegt dat onbeslist niet voorkomt, maar niets erin belet twee spelers om in een kringetje rond te draaien.
rules-gipf-end-board = Zwart heeft nog één GIPF-steen, op d3. Wit kan een rij maken die hem bereikt, en winnen.

rules-gipf-notation = Hoe zetten worden geschreven
rules-gipf-notation-1 = Randstippen en speelpunten heten naar kolom en rij: e5 is het midden. Duwen naar een leeg speelpunt schrijf je e8, duwen dat andere verschuift met de randstip en het laatste speelpunt dat een steen bereikt: e9-e6. Een wegneming noemt alle stenen die gaan, met G voor een GIPF-steen en een sterretje achter een steen van de tegenstander: xe2,e3,Ge4,e5*. Een rij van GIPF-stenen laten staan schrijf je =.

rules-potentials-title = De regels van potentiëlen

rules-potentials-lead = Het regelboekje van GIPF eindigt met een idee: extra stenen met een eigen kracht, de potentiëlen, één soort uit elk ander spel van de serie. Al het andere is als in GIPF. Regels zonder teken volgen de site van de auteur.

rules-potentials-idea = Wat potentiëlen zijn
rules-potentials-idea-1 = Een potentieel heeft een soort en een kleur: TAMSK, ZÈRTZ, DVONN, YINSH of PÜNCT. Het komt binnen boven op een gewone steen van zijn kleur; samen zijn ze een geladen steen. Heeft het zijn steen verlaten, dan is het een gebruikt potentieel: een steen van zijn kleur zonder kracht.
rules-potentials-idea-2 = In je beurt duw je een steen in, of je gebruikt een potentieel dat geladen is en onbedekt ligt. Wat je net hebt ingeduwd, kun je vanaf je volgende beurt gebruiken. TAMSK wordt anders gebruikt, zie hieronder.
rules-potentials-idea-3 = Een potentieel dat net is vrijgekomen doordat je aan het begin van je beurt een rij wegnam, mag je meteen gebruiken: wat vrij is, is vrij.

rules-potentials-terms = Wat je afspreekt
rules-potentials-terms-1 = Vóór de partij spreek je af: de start (basis-, standaard- of toernooiregels, als in GIPF), het aantal gewone stenen (meestal 15 of 18; 12 tot 24 kan) en de potentiëlen van elke speler: tot zes van elke soort. Voor beiden dezelfde, of ieder zijn favorieten. Minstens drie van elke soort die meedoet is het advies.
rules-potentials-terms-2 = Zes afspraken hebben een naam: TAMSK, ZÈRTZ, DVONN, YINSH en PÜNCT (toernooistart, 18 stenen, ieder zes potentiëlen van die soort) en Ultimate (toernooistart, 21 stenen, ieder drie van elke soort).

rules-potentials-entering = Stenen inbrengen
rules-potentials-entering-1 = Een geladen steen wordt ingeduwd als elke andere. Hij kost een steen uit je reserve en een potentieel uit je hand. Zonder steen in reserve heb je niets aan potentiëlen in de hand.
rules-potentials-entering-2 = De volgorde is: GIPF-stenen (bij de toernooistart, waar de eerste er een moet zijn), dan geladen stenen, dan gewone stenen. Je eerste gewone steen neemt alle potentiëlen die je nog in de hand hebt uit het spel. Zolang het recht duurt, mag je ook teruggekeerde stenen stapelen of laden.
rules-potentials-entering-3 = Je eerste geladen steen beëindigt je recht op GIPF-stenen. De site geeft de volgorde; ergens moet het recht eindigen. Gebruik en extra duwen beëindigen geen recht.

rules-potentials-rows = Rijen
rules-potentials-rows-1 = Een geladen steen is één steen van zijn kleur. Wie zijn rij wegneemt, mag hem nemen of laten staan, net als een GIPF-steen. Neemt de eigenaar hem, dan komt de gewone steen terug in de reserve en is het potentieel uit het spel; neemt de tegenstander hem, dan zijn beide weg.
rules-potentials-rows-2 = Gewone stenen en gebruikte potentiëlen moeten met hun rij weg. Een gebruikt potentieel is dan uit het spel, wie het ook wegneemt.
rules-potentials-rows-3 = Hoeft er niets uit je rijen weg, dan mag je ze allemaal laten staan of enkele stenen nemen, zoals bij rijen van alleen GIPF-stenen.

rules-potentials-yinsh = YINSH schuift
rules-potentials-yinsh-1 = Het schuift langs een lijn over lege speelpunten naar een leeg speelpunt naar keuze, minstens één stap. Het springt niet.
rules-potentials-yinsh-board = YINSH is van e5 naar e7 geschoven; zijn steen blijft op e5.

rules-potentials-zertz = ZÈRTZ springt
rules-potentials-zertz-1 = Het springt in een rechte lijn over een of meer stenen ernaast, van elke soort en kleur en zonder gat, naar het eerste lege speelpunt erachter. Het slaat niets. Zonder zo’n speelpunt is er geen sprong.
rules-potentials-zertz-board = ZÈRTZ is van d2 over drie stenen naar d6 gesprongen.

rules-potentials-dvonn = DVONN bedekt
rules-potentials-dvonn-1 = Het springt naar een naburig speelpunt: op een gewone steen van de tegenstander, op diens steen geladen met DVONN, of op diens gebruikte DVONN, die altijd op iets van jou ligt. Op niets anders, en nooit op een GIPF-steen.
rules-potentials-dvonn-board = DVONN is van e4 op de zwarte steen op e5 gesprongen; het speelpunt is nu van Wit.

rules-potentials-punct = PÜNCT breekt
rules-potentials-punct-1 = Het springt naar een naburig speelpunt: op een met PÜNCT geladen steen van de tegenstander, op diens gebruikte PÜNCT die op iets van jou ligt, of op diens GIPF-steen.
rules-potentials-punct-2 = Een GIPF-steen waar het op springt, is gebroken: het is geen GIPF-steen meer, het potentieel ligt op de onderste steen, en het speelpunt is van jou. De bovenste steen is geslagen; hij moet ergens heen, en wat een tegenstander neemt is uit het spel.
rules-potentials-punct-board = PÜNCT is op de GIPF-steen op e5 gesprongen: één steen is geslagen, de andere ligt eronder.

rules-potentials-second = De tweede sprong van PÜNCT
rules-potentials-second-1 = Ligt je PÜNCT bovenop en direct op wat over is van een GIPF-steen, dan mag een andere PÜNCT van jou daar ook heen springen, de enige sprong naar een eigen speelpunt. Ook de onderste steen wordt geslagen, en de twee potentiëlen zijn jouw GIPF-steen. De site zegt dat hij van jou kan worden, maar niet hoe.
rules-potentials-second-2 = Hij telt als elke GIPF-steen, mag genomen worden of blijven staan, en geeft niets terug. Een PÜNCT van de tegenstander kan hem op zijn beurt breken; het ene potentieel dat overblijft is dan een gewoon gebruikt potentieel.
rules-potentials-second-board = De tweede PÜNCT is van f5 naar e5 gesprongen: Wit heeft een nieuwe GIPF-steen.

rules-potentials-tamsk = TAMSK duwt twee keer
rules-potentials-tamsk-1 = Staat je met TAMSK geladen steen in het midden, op e5, dan geeft hij je een extra duw: het potentieel verlaat zijn steen, gaat naar een randstip en wordt ingeduwd als gebruikt potentieel.
rules-potentials-tamsk-2 = De extra duw komt na de duw of het gebruik van je beurt, als je je rijen hebt weggenomen. Je mag ervan afzien. Er is er één per beurt, en je krijgt hem elke beurt aangeboden zolang de steen daar staat, wie hem daar ook heen duwde. Op een vol bord is er geen. Zo is een beurt altijd van één speler.
rules-potentials-tamsk-board = TAMSK heeft e5 verlaten en is ingeduwd op e8.

rules-potentials-stacks = Stapels
rules-potentials-stacks-1 = DVONN en PÜNCT maken stapels. Alleen de bovenste telt: voor rijen, en voor de vraag van wie het speelpunt is. Wat bedekt is, telt niet. Een stapel wordt in zijn geheel geduwd.
rules-potentials-stacks-2 = Wordt een rij weggenomen, dan gaat van een stapel alleen de bovenste weg; een GIPF-steen gaat in zijn geheel. Wat eronder lag blijft deze keer en is weer vrij, met zijn kracht als het geladen is.
rules-potentials-stacks-3 = In een stapel wisselen de kleuren, en de potentiëlen zijn van één soort: DVONN op een gewone steen of op DVONN, PÜNCT op PÜNCT of op wat over is van een GIPF-steen. TAMSK, ZÈRTZ en YINSH liggen nooit in een stapel.
rules-potentials-stacks-board = Wit neemt de rij weg met de bovenste van de stapel op e6. De geladen witte DVONN die eronder lag, is weer vrij.

rules-potentials-settling = Wiens rij wanneer weg moet
rules-potentials-settling-1 = Je neemt je eigen rijen weg aan het begin van je beurt, na je duw of gebruik, en na je extra duw. Niemand handelt in de beurt van de ander: een rij van jou die vrijkomt als de tegenstander iets wegneemt, wacht op jouw beurt. In GIPF maakt wegnemen nooit een rij; hier kan het.

rules-potentials-end = Het einde van de partij
rules-potentials-end-1 = Bij de standaard- of toernooistart verliest wie geen GIPF-steen meer heeft meteen, nog voor er rijen worden weggenomen: door wegnemen, of als PÜNCT de laatste breekt. Verdwijnen de laatste van beiden met één rij, dan wint wie de rij wegnam.
rules-potentials-end-2 = Wie moet duwen en noch kan duwen (geen steen in reserve, of een vol bord) noch een potentieel kan gebruiken, verliest. Een extra duw redt niemand.
rules-potentials-end-3 = Staat een stelling voor de derde keer op het bord met dezelfde speler die moet duwen, handen en stapels inbegrepen, dan is de partij onbeslist, als in GIPF.

rules-potentials-match = Gecombineerde spellen
rules-potentials-match-1 = Je mag afspreken dat het recht om een potentieel te gebruiken in een ander spel gewonnen moet worden. Per soort: vrij (geen voorwaarde), een gekoppeld spel dat hier wordt gespeeld (YINSH of GIPF), een dobbelsteen (de hoogste wint, bij gelijke worpen opnieuw), of een willekeurig spel elders, waarvan jullie allebei invullen wie won. Zijn jullie het oneens, dan wordt het opnieuw gevraagd of beslist de dobbelsteen.
rules-potentials-match-2 = Een gekoppeld gebruik wordt eerst aangekondigd, ook de extra duw van TAMSK. De tegenstander laat het toe of daagt je uit.
rules-potentials-match-3 = Ieder heeft drie uitdagingen, tenzij je een ander aantal afspreekt. Zonder grens zou elk gebruik nog een spel kosten. Heeft de tegenstander geen uitdagingen meer, dan wordt er niets gevraagd.
rules-potentials-match-4 = Na een uitdaging is GIPF gepauzeerd, met stilstaande klokken, en het gekoppelde spel heeft een eigen klok. Wie werd uitgedaagd, heeft daarin Wit. Wint die, dan wordt het gebruik gespeeld. Zo niet, en onbeslist is geen winst, dan gebeurt het niet: het potentieel blijft geladen, en die speler doet een andere zet, zonder die soort. Is er geen andere zet, dan past die speler. In een latere beurt mag het opnieuw worden aangekondigd.
rules-potentials-match-5 = Wie een gekoppeld spel verlaat, opgeeft of op tijd verliest, verliest dat spel en niet de match. De match zelf kan altijd worden opgegeven. Die heeft één uitslag, die van GIPF, en één notatie waar alles in staat: aankondigingen, antwoorden, gekoppelde spellen en worpen. Gekoppelde spellen tellen niet voor de rating.

rules-potentials-notation = Hoe zetten worden geschreven
rules-potentials-notation-1 = De soorten zijn T, Z, D, Y en U voor PÜNCT. Ye9-e7 duwt een met YINSH geladen steen in; ye5-e2 gebruikt het; te9-e6 is een extra duw, en = ziet ervan af. Bij wegnemen is Ye3 een geladen steen en 'Ye3 een gebruikt potentieel. In een match kondigt ye5-e2? aan, laat ok toe, en daagt challenge uit.

## Openings

openings-tab = Openingen
openings-source = Partijen
openings-source-engine = De partijen van de engine
openings-source-server = Partijen op deze server
openings-source-own = Je partijen
openings-source-file = Een bestand
openings-by = Kleuren tonen
openings-by-count = Hoe vaak gespeeld
openings-by-score = De score
openings-file = Kies een bestand
openings-retry = Opnieuw proberen
openings-caption = Wat er vanuit deze stelling is gespeeld
openings-turn = Zet
openings-games = Partijen
openings-score = Score
openings-range = 95%
openings-engine = Engine
openings-images = { $count ->
    [one] en één spiegelbeeld
   *[other] en { $count } spiegelbeelden
  }
openings-folded = Zetten die na draaien of spiegelen van het bord of verwisselen van de kleuren gelijk zijn, vormen één regel; dezelfde zetten in een andere volgorde tellen samen.
openings-loading = De partijen worden geladen…
openings-progress = Partijen tellen: { $done } van { $all }
openings-progress-own = { $count ->
    [one] Jouw partijen tellen: tot nu toe één
   *[other] Jouw partijen tellen: tot nu toe { $count }
  }
openings-reached = { $count ->
    [one] Eén van { $all } partijen bereikte deze stelling.
   *[other] { $games } van { $all } partijen bereikten deze stelling.
  }
openings-none = Geen van de { $all } partijen bereikte deze stelling.
openings-end = Geen ervan ging vanaf hier verder.
openings-no-games = Er zijn hier nog geen afgelopen partijen van dit spel.
openings-no-own = Je hebt nog geen afgelopen partijen van dit spel, niet op dit apparaat en niet in je account.
openings-no-file = Kies een bestand met partijen, in elke notatie die deze site leest. Het blijft op je apparaat.
openings-left = { $count ->
    [one] Eén partij is weggelaten: een ander spel, zonder uitslag of niet reglementair.
   *[other] { $count } partijen zijn weggelaten: een ander spel, zonder uitslag of niet reglementair.
  }
openings-counting = De server telt nog oudere partijen.
openings-partial = De partijen in je account konden niet worden geladen; alleen die op dit apparaat zijn geteld.
openings-part = Maak de zet af om te zien wat er daarna is gespeeld.
openings-not-here = Openingen worden alleen geteld voor spellen zonder potentiëlen.
openings-too-many = Deze stelling heeft te veel mogelijke zetten om te vergelijken.
openings-large = Dit bestand is te groot: er kan hoogstens { $megabytes } MB worden gelezen.
openings-failed = Deze partijen konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
openings-offline = De partijen op deze server zijn alleen met verbinding te zien.
openings-legend-count = De getallen op het bord zijn percentages van de partijen die vanaf hier verdergingen. Symmetrische zetten tellen samen, en elke zet toont hun som.
openings-legend-score = De getallen op het bord zijn de score van wie de zet doet, in procenten.

## Account

account-title = Je account
account-lead = Je kunt zonder account spelen. Met een account heb je een naam, een rating en je partijen op elk apparaat.
account-no-script = Deze pagina heeft JavaScript nodig. Zonder kun je niet inloggen.
account-wait = Een ogenblik…
account-loading = Je account wordt geladen…
account-unreachable = De server is niet bereikbaar. Deze pagina laadt zodra je weer online bent.
account-again = Opnieuw proberen
account-sign-in-or-create = Inloggen of een account aanmaken
account-enter = Inloggen
account-new = Nieuw account
account-forgotten = Wachtwoord vergeten?
account-name = Naam
account-name-hint = { $least } tot { $most } letters, cijfers, _ of -. Iedereen kan hem zien.
account-password = Wachtwoord
account-password-hint = Minstens { $least } tekens. Een paar woorden achter elkaar zijn makkelijk te onthouden en moeilijk te raden.
account-new-password = Nieuw wachtwoord
account-old-password = Huidig wachtwoord
account-password-show = Het wachtwoord tonen
account-email = E-mail (niet verplicht)
account-email-hint = Alleen om je wachtwoord opnieuw in te stellen en voor e-mails waar je om vraagt. Niemand anders ziet het adres.
account-create = Account aanmaken
account-claims = Partijen die je in deze browser als gast hebt gespeeld, worden van jou.
account-missing = Vul dit in, alsjeblieft.
account-too-short = Gebruik minstens { $least } tekens.
account-entered = Welkom terug, { $name }.

account-codes-title = Je herstelcodes
account-codes-about = Met een van deze codes kun je een nieuw wachtwoord kiezen als je het jouwe vergeet. Elke code werkt één keer. Ze worden alleen nu getoond: bewaar ze op een veilige plek.
account-codes-copy = Kopiëren
account-codes-copied = Codes gekopieerd.
account-codes-save = Downloaden
account-codes-print = Afdrukken
account-codes-kept = Ik heb ze bewaard
account-codes-heading = Herstelcodes van { $name } voor { $site }

account-by-code = Met een herstelcode
account-code = Herstelcode
account-code-hint = Een van de codes die je bewaarde toen je het account aanmaakte.
account-set-password = Het nieuwe wachtwoord instellen
account-revoke-tokens = Ook al mijn API-tokens intrekken
account-by-mail = Per e-mail
account-by-mail-about = Als je account een e-mailadres heeft, krijg je een e-mail met een link.
account-send-mail = De e-mail versturen
account-mail-sent = Als dit account een e-mailadres heeft, is er een e-mail onderweg.
account-reset-title = Kies een nieuw wachtwoord
account-reset-done = Je nieuwe wachtwoord is ingesteld, en je bent ingelogd.

account-signed-in = Ingelogd als { $name }
account-signed-in-bot = Ingelogd als { $name }, een botaccount
account-profile = Je profiel
account-leave = Uitloggen
account-left = Je bent uitgelogd.
account-email-title = E-mail
account-email-now = Je e-mailadres is { $email }.
account-email-unproven = Je e-mailadres is { $email }. Het is nog niet bevestigd: open de link in de e-mail die we daarheen hebben gestuurd.
account-email-none = Je account heeft geen e-mailadres.
account-email-change = Het adres veranderen
account-email-new = Nieuw adres
account-email-empty = Laat dit leeg om je adres te verwijderen.
account-email-save = Het adres bewaren
account-email-sent = Er is een e-mail onderweg. Open de link erin om het adres te bevestigen.
account-email-proven = Je e-mailadres is bevestigd.
account-email-gone = Je e-mailadres is verwijderd.
account-notify-turn = E-mail me wanneer ik in een correspondentiepartij aan de beurt ben
account-notify-saved = Bewaard.
account-password-title = Wachtwoord
account-password-change = Het wachtwoord veranderen
account-password-changed = Je wachtwoord is veranderd. Alle andere sessies zijn beëindigd.
account-blocks-title = Geblokkeerde spelers
account-blocks-none = Je hebt niemand geblokkeerd.
account-blocks-since = sinds { $date }
account-sessions-title = Waar je bent ingelogd
account-session-here = deze browser
account-session-times = sinds { $since }, laatst actief { $seen }
account-session-end = Beëindigen
account-session-end-name = De sessie { $name } beëindigen
account-session-ended = De sessie is beëindigd.
account-tokens-title = API-tokens
account-tokens-about = Met een token kan een programma namens jou spelen of lezen. Behandel het als een wachtwoord.
account-tokens-api = Hoe je de API gebruikt
account-tokens-none = Je hebt geen tokens.
account-token-name = Waar is het voor?
account-token-scopes = Wat mag het doen?
account-scope-read = Lezen: je partijen, ook privépartijen
account-scope-play = Spelen: partijen aanmaken, meespelen, chatten
account-scope-bot = Bot: spelen als botaccount
account-scope-one = Kies er minstens één.
account-token-create = Een token aanmaken
account-token-once = Hier is het token { $name }. Het wordt alleen nu getoond: kopieer het.
account-token-copied = Token gekopieerd.
account-token-times = aangemaakt { $since }, laatst gebruikt { $used }
account-token-unused = aangemaakt { $since }, nooit gebruikt
account-token-delete = Verwijderen
account-token-delete-name = Het token { $name } verwijderen
account-token-deleted = Token verwijderd.
account-codes-new-title = Nieuwe herstelcodes
account-codes-new-about = Nieuwe codes vervangen de oude, die dan niet meer werken.
account-codes-new = Nieuwe codes aanmaken
account-bot-title = Botaccount
account-bot-about = Een botaccount hoort bij een programma. Het speelt via de API, is als bot gemarkeerd en kan nooit meer een gewoon account worden. Alleen een account dat nog niet heeft gespeeld, kan een bot worden.
account-bot-turn = Van dit account een bot maken
account-bot-sure = Van { $name } een botaccount maken? Dit kan niet ongedaan worden gemaakt.
account-bot-yes = Er een bot van maken
account-bot-done = Dit is nu een botaccount.
account-data-title = Je gegevens
account-data-about = Alles wat deze server over je weet, in één bestand.
account-export = Mijn gegevens downloaden
account-delete-title = Het account verwijderen
account-delete-forgotten = Voorgoed verwijderd: je naam, wachtwoord, e-mailadres, sessies, tokens, en wat je in chats hebt geschreven.
account-delete-stays = Bewaard: je partijen, want die zijn ook van je tegenstanders. Je naam staat er niet meer in.
account-delete-after = Dit kan niet ongedaan worden gemaakt, en je naam komt vrij voor anderen.
account-delete = Mijn account verwijderen
account-deleted = Je account is verwijderd. Tot ziens!
account-cancel = Annuleren

## Problems: why the server refused a request

problem-other = De server kon dat niet doen. Probeer het opnieuw.
problem-server = Er ging iets mis op de server. Probeer het later opnieuw.
problem-limit = { $seconds ->
    [one] Te veel pogingen. Wacht een seconde en probeer het opnieuw.
   *[other] Te veel pogingen. Wacht { $seconds } seconden en probeer het opnieuw.
}
problem-limit-later = Te veel pogingen. Wacht even en probeer het opnieuw.
problem-not-signed-in = Je bent niet meer ingelogd. Log opnieuw in.
problem-name-taken = Deze naam is bezet. Kies een andere.
problem-name-invalid = Deze naam is ongeldig. Gebruik alleen letters, cijfers, _ en -, en begin met een letter.
problem-password-too-short = Dit wachtwoord is te kort. Kies een langer wachtwoord.
problem-password-too-long = Dit wachtwoord is te lang. Kies een korter wachtwoord.
problem-password-too-common = Dit wachtwoord is te makkelijk te raden. Kies een ander.
problem-wrong-login = De naam of het wachtwoord klopt niet.
problem-wrong-password = Dit wachtwoord klopt niet.
problem-wrong-code = De naam of de code klopt niet, of de code is al gebruikt.
problem-email-invalid = Dit is geen geldig e-mailadres.
problem-no-mail = Deze server verstuurt geen e-mails. Gebruik een herstelcode.
problem-token-invalid = Deze link is verlopen of al gebruikt. Vraag een nieuwe.
problem-too-many = Je hebt het maximum bereikt. Verwijder er eerst een.
problem-banned = Dit account is gesloten.
problem-private-only = Je kunt op dit moment geen studies delen. Kies “Jij, op al je apparaten” om deze voor jezelf te bewaren.
problem-already-played = Dit account heeft al gespeeld, dus het kan geen bot worden.
problem-not-a-bot = Alleen een botaccount kan zo’n token hebben.
problem-signed-in = Je bent al ingelogd. Log eerst uit.
problem-origin-foreign = Het verzoek kwam niet van een pagina van deze site, daarom is het geweigerd.
problem-bad-request = De server begreep dit niet. Controleer wat je hebt ingevuld.

## Cards

repeat-title = Herhalen
repeat-lead = Stellingen die je fout had, komen terug vlak voordat je ze zou vergeten.
repeat-loading = Je kaarten worden geladen…
repeat-due = { $count ->
    [one] Eén kaart is aan de beurt.
   *[other] { $count } kaarten zijn aan de beurt.
}
repeat-nothing = Nu is er niets aan de beurt. De volgende kaart komt op { $date }.
repeat-done = Klaar voor nu. Beantwoorde kaarten: { $count }.
repeat-known = { $cards } in totaal, waarvan { $known } geleerd voor drie weken of langer.
repeat-empty = Je hebt nog geen kaarten. Ze komen uit opgaven die je miste, uit fouten in je partijen en uit stellingen die je op de analysepagina bewaart.
repeat-ask-puzzle = Deze opgave had je gemist. Vind de juiste zet.
repeat-ask-mistake = Hier ging het mis. Vind een betere zet.
repeat-ask-position = Deze stelling heb je bewaard. Wat speel je?
repeat-judging = De engine beoordeelt je zet…
repeat-right = Dat is goed.
repeat-wrong = Dat is het niet. Probeer het nog eens of bekijk de oplossing.
repeat-shown = Te vinden was: { $turn }.
repeat-grade = Hoe moeilijk was het?
repeat-again = Opnieuw
repeat-hard = Moeilijk
repeat-good = Goed
repeat-easy = Makkelijk
repeat-minutes = { $count ->
    [one] over een minuut
   *[other] over { $count } minuten
}
repeat-days = { $count ->
    [one] morgen
   *[other] over { $count } dagen
}
repeat-retry = Opnieuw proberen
repeat-drop = Deze kaart verwijderen
repeat-dropped = De kaart is verwijderd.
repeat-undo = Ongedaan maken
repeat-forecast = De komende dagen
repeat-forecast-about = { $today } vandaag, { $week } binnen een week, { $all } binnen twee weken.
repeat-forecast-table = Als tabel
repeat-day = Dag
repeat-count = Kaarten
repeat-all = Alle kaarten
repeat-new = nieuw
repeat-save = Onthoud deze stelling
repeat-saved = De stelling hoort nu bij je kaarten.
repeat-cards = Je kaarten
repeat-failed = De engine start niet en je zet kan niet worden beoordeeld. Beoordeel jezelf.

## Players

player-title = Speler
player-find = Een speler zoeken
player-open = Het profiel openen
player-missing = Er is geen speler die { $name } heet.
player-loading = De speler wordt geladen…
player-since = Lid sinds { $date }
player-bot = Bot
player-engine-about = Een van de niveaus van onze engine. De rating ervan verandert niet.
player-challenge = Uitdagen
player-follow = Volgen
player-following = Je volgt
player-own = Je account
player-ratings = Ratings
player-ratings-none = Nog geen partijen met rating.
player-rating = { $rating } plus of min { $deviation }
player-provisional = Voorlopig: met meer partijen wordt hij betrouwbaar.
player-rated-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
player-plot = { $variant }, { $speed }: rating in de loop van de tijd
player-plot-about = Van { $first } op { $from } tot { $last } op { $to }; laagste { $low }, hoogste { $high }.
player-plot-few = De grafiek verschijnt na de tweede partij met rating.
player-plot-table = Als tabel
player-plot-date = Datum
player-plot-rating = Rating
player-plot-deviation = Afwijking
player-playing = Speelt nu
player-games = Partijen
player-games-none = Nog geen partijen.
player-search = In deze partijen zoeken
player-records = Alle genoteerde partijen downloaden
player-result-won = Gewonnen
player-result-lost = Verloren
player-result-drawn = Onbeslist
player-report = Melden
player-report-title = { $name } melden
player-report-name = Een kwetsende naam

## Progress

progress-title = Voortgang
progress-lead = Hoe je speelt, op basis van je partijverslagen en je training.
progress-loading = Je resultaten worden verzameld…
progress-empty = Nog niets te zien. Speel een partij en open het partijverslag: daarna toont deze pagina hoe nauwkeurig je speelt en waar het misgaat.
progress-days = { $count ->
    [one] Je hebt vandaag of gisteren getraind.
   *[other] Je hebt { $count } dagen achter elkaar getraind.
}
progress-days-all = { $count ->
    [one] Eén trainingsdag in totaal.
   *[other] { $count } trainingsdagen in totaal.
}
progress-accuracy = Nauwkeurigheid in de tijd
progress-accuracy-about = { $count } partijen, de eerste met { $first }%, de laatste met { $last }%; gemiddeld { $mean }%.
progress-accuracy-few = Na twee partijverslagen verschijnt hier een lijn.
progress-table = Als tabel
progress-date = Dag
progress-game = Partij
progress-value = Nauwkeurigheid
progress-phase = Per fase
progress-phase-opening = Opening
progress-phase-middle = Middenspel
progress-phase-end = Eindspel
progress-color = Per kleur
progress-opponent = Per tegenstander
progress-people = Mensen
progress-openings = Per opening
progress-openings-about = De eerste zet van de partij; zetten die elkaars spiegelbeeld of draaiing zijn, tellen als één.
progress-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
progress-mistakes = Terugkerende fouten
progress-mistakes-none = Je partijverslagen noemen geen fout van jou.
progress-mistakes-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}
progress-ratings = Ratings
progress-rating-puzzles = Opgaven van { $game }: { $rating } na { $count }
progress-rating-none = Nog geen opgave met rating.
progress-profile = Ratings van je partijen
progress-why-missed-win = Een winst werd gemist
progress-why-allows-win = De tegenstander mocht winnen
progress-why-last-gipf = De laatste GIPF-steen was in gevaar
progress-why-gives-row = Een rij voltooid voor de tegenstander
progress-why-missed-row = Een rij in één zet gemist
progress-why-missed-capture = Een slagkans werd gemist
progress-why-gipf-piece-lost = Een GIPF-steen ging verloren
progress-why-pieces-captured = Stenen werden geslagen
progress-why-unstopped-row = Een rij werd niet verhinderd
progress-why-allows-row = Een rij werd toegelaten
progress-why-ring-cut-off = Een ring werd ingesloten
progress-why-broke-four = Een eigen vier werd gebroken
progress-why-costs-rows = Het kostte later rijen
progress-why-costs-pieces = Het kostte later stenen
progress-why-wrong-removal = Het verkeerde werd weggenomen
progress-why-runs-out = De voorraad of de reserve raakte op
progress-why-no-more-gipf-pieces = Het recht op GIPF-stenen werd opgegeven
progress-why-use = Een potentieel werd gemist of verspild
progress-why-exposed = Een GIPF-steen stond onbeschermd
progress-why-threat = Een dreiging werd toegelaten
progress-why-threat-missed = Een eigen dreiging werd gemist
progress-why-flips = Markers werden omgedraaid
progress-why-compare = De stelling werd stap voor stap slechter
progress-why-other = Overig
progress-trend-less = de laatste tijd minder vaak
progress-trend-same = even vaak als eerst
progress-trend-more = de laatste tijd vaker
progress-plan = Trainingsplan
progress-plan-about = Eén les en vijf opgaven voor je meest voorkomende fouten.
progress-plan-puzzle = Opgave { $number }

## Archive of games

archive-title = Partijen
archive-lead = Alle partijen die hier gespeeld zijn, de nieuwste eerst.
archive-filters = Filter
archive-player = Speler
archive-opponent = Tegenstander
archive-variant = Spel
archive-speed = Tempo
archive-rated = Rating
archive-score = Uitslag
archive-status = Status
archive-aborted-games = Afgebroken partijen
archive-aborted-no = Verborgen
archive-aborted-yes = Getoond
archive-any = Alle
archive-rated-yes = Met rating
archive-rated-no = Zonder rating
archive-white = Wit heeft gewonnen
archive-black = Zwart heeft gewonnen
archive-draw = Onbeslist
archive-ended = Afgelopen
archive-playing = Nu bezig
archive-search = Zoeken
archive-clear = Leegmaken
archive-loading = Zoeken…
archive-none = Geen partijen gevonden.
archive-shown = { $count ->
    [one] Er wordt { $count } partij getoond.
   *[other] Er worden { $count } partijen getoond.
}
archive-more = Meer partijen tonen
archive-live = Live
archive-waiting = Wacht op een tegenstander
archive-by-resignation = door opgave
archive-by-time = op tijd
archive-by-agreement = in overleg
archive-by-abandoned = de tegenstander is vertrokken
archive-aborted = Afgebroken

## The page about the API

api-title = API
api-lead = Alles wat deze site online doet, kunnen je programma’s ook: spelen, kijken, zoeken en bots laten spelen. Het is gewoon HTTP met JSON.
api-document = OpenAPI-document, voor tools
api-contents = Inhoud
api-start = Aan de slag
api-start-open = De meeste verzoeken die alleen lezen, hebben geen sleutel nodig. Probeer het eerste voorbeeld in een terminal.
api-start-token = Om namens jou iets te doen, maak je op de pagina van je account een token aan en stuur je het met elk verzoek mee. Een token kan alleen wat zijn rechten toestaan.
api-account = Naar je account
api-errors = Fouten
api-errors-about = Een geweigerd verzoek krijgt als antwoord een status van 400 of hoger en JSON van het type application/problem+json. De betekenis van het veld “code” verandert nooit; programma’s zouden alleen daarop moeten vertrouwen. Wacht na 429 zoveel seconden als de header Retry-After aangeeft.
api-streams = Streams
api-streams-about = Sommige adressen houden hun antwoord open: ze sturen een regel JSON (NDJSON) telkens als er iets gebeurt, en anders om de paar seconden een lege regel. Elke regel heeft een “seq”. Als de verbinding wegvalt, maak je opnieuw verbinding met “since” op de laatste die je hebt gezien: niets gaat verloren en niets wordt herhaald.
api-streams-bye = Vóór een geplande herstart is de laatste regel “bye”, met de tijd waarna je opnieuw verbinding kunt maken.
api-turns = Zetten kun je veilig herhalen
api-turns-about = Stuur een zet met een Idempotency-Key naar keuze, en herhaal hem met dezelfde sleutel tot je een antwoord krijgt. Hij wordt maar één keer gespeeld.
api-parameters = Parameters
api-name = Naam
api-where = Waar
api-kind = Type
api-meaning = Beschrijving
api-required = verplicht
api-body = Inhoud van het verzoek
api-answers = Antwoorden
api-status = Status
api-example = Voorbeeld
api-types = Typen
api-field = Veld
api-no-document = Dit programma is gebouwd zonder de beschrijving van de API.

## Studies

studies-title = Studies
studies-lead = Verzamel partijen, stellingen en ideeën in hoofdstukken, met varianten, commentaar, pijlen en cirkels. Alles wordt onder het werken in deze browser bewaard.
studies-new = Nieuwe studie
studies-import = Bestand importeren
studies-own = Je studies
studies-none = Hier zijn nog geen studies.
studies-untitled = Studie zonder titel
studies-title-field = Titel
studies-save = Bewaren
studies-rename = Hernoemen
studies-delete = Verwijderen
studies-deleted = Verwijderd: { $title }.
studies-chapters = { $count ->
    [one] { $count } hoofdstuk
   *[other] { $count } hoofdstukken
  }
studies-imported = { $count ->
    [one] Eén hoofdstuk is geïmporteerd.
   *[other] { $count } hoofdstukken zijn geïmporteerd.
  }
studies-not-kept = Deze browser kan nu geen studies bewaren.
study-title = Studie
study-all = Alle studies
study-chapters = Hoofdstukken
study-chapter = Hoofdstuk { $number }
study-chapter-field = Naam van het hoofdstuk
study-add = Hoofdstuk toevoegen
study-rename-chapter = Hoofdstuk hernoemen
study-delete-chapter = Hoofdstuk verwijderen
study-up = Hoofdstuk omhoog
study-down = Hoofdstuk omlaag
study-full = Een studie heeft hooguit { $most } hoofdstukken.
study-saved = In deze browser bewaard
study-saving = Bewaren…
study-missing = Deze studie staat niet in deze browser.
study-unknown = Deze studie bestaat niet, of is privé.
study-other-tab = Dit hoofdstuk is ook in een ander tabblad gewijzigd. Jouw versie is bewaard als “{ $name }”.
study-foreign = Iemand heeft deze studie met je gedeeld: wat je hier probeert, wordt niet bewaard.
study-keep = Kopie bewaren
study-share = Studie delen
study-file = Als bestand bewaren
study-link = Link kopiëren
study-link-large = Deze studie is te groot voor een link. Bewaar de studie als bestand of op de server.
study-add-to = Aan een studie toevoegen
study-added = Toegevoegd aan “{ $title }”.
study-open = Openen
studies-server = Op de server
studies-public = Openbare studies
studies-public-none = Er zijn nog geen openbare studies.
study-access = Wie deze studie kan zien
study-access-none = Alleen deze browser
study-access-private = Jij, op al je apparaten
study-access-link = Iedereen met de link
study-access-public = Iedereen
study-online-saved = Op de server bewaard
study-online-gone = De server heeft deze studie niet meer. In deze browser is die nog bewaard.
study-hidden = Een moderator heeft deze studie verborgen: niemand behalve jij kan die zien.
study-needs-account = Log in om studies op de server te bewaren.
study-refused = De server heeft deze studie geweigerd: die is te groot, of een hoofdstuk kan volgens de regels niet worden gespeeld.
study-code = Code voor je site kopiëren
study-code-copied = Code gekopieerd. Plak hem in een pagina van je site.
study-changed-title = Deze studie is op een ander apparaat gewijzigd
study-changed-about = Welke versie wil je houden? De andere wordt als aparte studie bewaard: er gaat niets verloren.
study-changed-mine = Deze houden
study-changed-other = De andere nemen
embed-title = Bord
embed-missing = Hier is niets te tonen: het is verwijderd, of niet openbaar.
pictures-title = Afbeelding
pictures-gif = Animatie (GIF)
pictures-progress = Tekenen: { $done } van { $of }
pictures-failed = De afbeelding kon niet worden gemaakt.

## Emails

mail-reset-subject = Stel je Gipfel-wachtwoord opnieuw in
mail-reset-text = Iemand, waarschijnlijk jij, heeft een nieuw wachtwoord gevraagd voor het account { $name }. Open deze link om er een te kiezen:
mail-reset-hour = De link werkt één keer, binnen een uur.
mail-not-you = Als jij het niet was, negeer deze e-mail dan: er verandert niets.
mail-confirm-subject = Bevestig je e-mailadres
mail-confirm-text = Iemand, waarschijnlijk jij, wil dat e-mails voor het account { $name } naar dit adres worden gestuurd. Open binnen een uur deze link om dat te bevestigen:
mail-turn-subject = Jij bent aan de beurt tegen { $opponent }
mail-turn-text = { $opponent } heeft gespeeld. Jij bent aan de beurt:
mail-turn-guest-subject = Jij bent aan de beurt tegen een gast
mail-turn-guest-text = Een gast heeft gespeeld. Jij bent aan de beurt:
mail-turn-off = Je krijgt deze e-mail omdat je erom hebt gevraagd. In je account kun je dat uitzetten:
mail-call-subject = { $name } wil { $game } spelen
mail-call-text = { $name } zoekt nu een tegenstander voor { $game }:
mail-call-off = Je krijgt deze e-mail omdat je erom hebt gevraagd. Op dezelfde pagina kun je dat uitzetten.

## Games with potentials

play-variant-gipf-potentials = GIPF met potentiëlen
play-about-gipf-potentials = Extra stenen met een eigen kracht
play-end-board-full = { $winner ->
    [w] Zwart kan niet duwen en geen potentieel gebruiken: het bord is vol.
   *[b] Wit kan niet duwen en geen potentieel gebruiken: het bord is vol.
}
potentials-refusal-extra-first = Nu komt je extra duw: doe hem of zie ervan af.
potentials-refusal-gipf-pieces-over = Na je eerste geladen of gewone steen kun je geen GIPF-stenen meer inbrengen.
potentials-refusal-no-basic = Je hebt geen steen meer in je reserve.
potentials-refusal-no-dvonn-target = Een DVONN-potentieel springt op een naburige gewone steen of DVONN-potentieel van de tegenstander.
potentials-refusal-no-extra-push = Een extra duw volgt op je duw of gebruik zolang je TAMSK-potentieel in het midden staat.
potentials-refusal-no-punct-target = Een PÜNCT-potentieel springt op een naburige GIPF-steen of PÜNCT-potentieel van de tegenstander.
potentials-refusal-not-adjacent = Dit potentieel springt alleen naar een naburig speelpunt.
potentials-refusal-not-first-empty = Een ZÈRTZ-potentieel landt op het eerste lege speelpunt achter de stenen.
potentials-refusal-not-in-a-line = Een potentieel verlaat zijn steen in een rechte lijn.
potentials-refusal-not-in-hand = Je hebt dit potentieel niet in de hand.
potentials-refusal-not-loaded = Alleen je eigen onbedekte geladen stenen zijn te gebruiken.
potentials-refusal-nothing-to-jump = Een ZÈRTZ-potentieel springt over de stenen ernaast naar het eerste lege speelpunt erachter.
potentials-refusal-only-extra-push = Een TAMSK-potentieel dient alleen voor een extra duw, vanuit het midden.
potentials-refusal-piece-stays = Gewone stenen en gebruikte potentiëlen van de rij moeten weg.
potentials-refusal-row-must-go = Deze rij bevat een gewone steen of een gebruikt potentieel en moet dus worden weggenomen.
potentials-refusal-way-blocked = Een YINSH-potentieel schuift over lege speelpunten naar een leeg speelpunt.
potentials-refusal-answer-first = Er is een gebruik aangekondigd: laat het toe of daag uit.
potentials-refusal-cannot-pass = Je mag alleen passen als een verloren uitdaging je geen andere zet laat.
potentials-refusal-contest-first = GIPF is gepauzeerd tot de uitdaging is beslist.
potentials-refusal-declare-first = { $name }-potentiëlen zijn gekoppeld: kondig het gebruik eerst aan.
potentials-refusal-die-faces = Een dobbelsteen toont 1 tot 6.
potentials-refusal-entered-already = Je hebt al een uitslag ingevuld: nu is je tegenstander aan de beurt.
potentials-refusal-kind-barred = Het recht op een { $name }-potentieel is niet gewonnen, dus in deze beurt kan het niet.
potentials-refusal-links = Deze koppelingen kunnen niet; schrijf ze als Y:yinsh,T:die.
potentials-refusal-match-over = De match is afgelopen.
potentials-refusal-no-challenge-left = Je tegenstander heeft geen uitdaging meer, dus niets aankondigen.
potentials-refusal-not-linked = { $name }-potentiëlen zijn hier vrij: gebruik het gewoon.
potentials-refusal-nothing-declared = Er is niets aangekondigd, dus valt er niets te antwoorden.
potentials-refusal-only-uses-are-declared = Alleen het gebruik van een potentieel wordt aangekondigd.
potentials-refusal-other-contest = Er wordt nu geen uitdaging van deze soort gespeeld.
potentials-refusal-position-match = Deze stelling kan in deze match niet ontstaan.
potentials-refusal-unreadable-step = Dit is geen stap van een match.
potentials-refusal-potentials-shape = Dit is geen zet. Schrijf e8 of e9-e6 om te duwen, Ye9-e6 met een potentieel, ye5-e2 om het te gebruiken, te9-e6 voor de extra duw, xe2,e3,e4,e5 om weg te nemen.
potentials-refusal-wrong-piece-mark = Het teken bij { $point } klopt niet.
potentials-refusal-position-hands = De potentiëlen in de hand zijn onleesbaar; schrijf ze als T3Y2-z6.
potentials-refusal-position-no-extra-push = In deze stelling kan er geen extra duw zijn.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] Wit heeft nog niets ingebracht, dus alles ligt naast het bord.
   *[b] Zwart heeft nog niets ingebracht, dus alles ligt naast het bord.
}
potentials-refusal-position-potentials-fields = Een stelling met potentiëlen heeft zes delen, zoals 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] Wit heeft geen GIPF-steen meer, dus de partij is al afgelopen.
   *[b] Zwart heeft geen GIPF-steen meer, dus de partij is al afgelopen.
}
potentials-refusal-position-potentials-stage = De fase is push, extra, remove:w of remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] Wit heeft al een andere steen ingebracht en mag geen GIPF-stenen meer inbrengen.
   *[b] Zwart heeft al een andere steen ingebracht en mag geen GIPF-stenen meer inbrengen.
}
potentials-refusal-position-stack = Stenen kunnen zo niet op elkaar liggen.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] Wit heeft meer potentiëlen dan afgesproken.
   *[b] Zwart heeft meer potentiëlen dan afgesproken.
}
potentials-refusal-terms = Deze afspraken zijn niet speelbaar; schrijf ze als standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] witte steen, geladen met { $name }
   *[b] zwarte steen, geladen met { $name }
}
potentials-piece-used = { $color ->
    [w] wit gebruikt { $name }-potentieel
   *[b] zwart gebruikt { $name }-potentieel
}
potentials-piece-gipf-punct = { $color ->
    [w] witte GIPF-steen van twee PÜNCT-potentiëlen
   *[b] zwarte GIPF-steen van twee PÜNCT-potentiëlen
}
potentials-piece-on = { $top }, daaronder { $under }
potentials-say-loaded = { $player ->
    [w] Wit brengt vanaf { $point } een met { $name } geladen steen in.
   *[b] Zwart brengt vanaf { $point } een met { $name } geladen steen in.
}
potentials-say-used = { $player ->
    [w] Wit doet de extra duw vanaf { $point }.
   *[b] Zwart doet de extra duw vanaf { $point }.
}
potentials-say-use = { $player ->
    [w] Wit gebruikt { $name } van { $from } naar { $to }.
   *[b] Zwart gebruikt { $name } van { $from } naar { $to }.
}
potentials-say-decline = { $player ->
    [w] Wit ziet af van de extra duw.
   *[b] Zwart ziet af van de extra duw.
}
potentials-say-because-board-full = Het bord is vol.
potentials-say-task-extra = { $player ->
    [w] Wit mag een extra duw doen.
   *[b] Zwart mag een extra duw doen.
}
potentials-say-task-push = { $player ->
    [w] Wit moet een steen induwen of een potentieel gebruiken.
   *[b] Zwart moet een steen induwen of een potentieel gebruiken.
}
potentials-say-leave = { $player ->
    [w] Wit laat de rijen staan.
   *[b] Zwart laat de rijen staan.
}
potentials-say-stays = { $count ->
    [one] Eén steen blijft.
   *[other] { $count } stenen blijven.
}
potentials-decline = Geen extra duw
potentials-ask-extra = TAMSK geeft je een extra duw: kies een randstip.
potentials-play-do-extra = Doe je extra duw, of zie ervan af.
potentials-play-do-push = Duw een steen in of gebruik een geladen steen.
potentials-basic = Gewoon
potentials-basic-ends = Je eerste gewone steen neemt de potentiëlen in je hand uit het spel.
potentials-basic-sure = Alle potentiëlen in je hand gaan dan uit het spel. De gewone steen inbrengen?
potentials-basic-yes = Inbrengen
potentials-basic-no = Houden
potentials-gipf-ends = Na je eerste geladen steen kun je geen GIPF-stenen meer inbrengen.
potentials-miss-load = Deze steen draagt geen potentieel. Kies een geladen steen voor je duwt.
potentials-miss-single = Dit was geen gewone steen. Kies er een voor je duwt.
potentials-miss-use = Dat was een duw, geen gebruik. De gemarkeerde speelpunten laten er een zien.
potentials-miss-jump = Je sprong over te weinig stenen. Het doel is { $count }.
potentials-miss-extra = Deze keer geen extra duw. TAMSK moet in het midden staan, en je mag er niet van afzien.
potentials-miss-decline = Je hebt de extra duw gedaan. Zie er deze keer van af.
potentials-miss-break = De GIPF-steen is nog heel. De gemarkeerde speelpunten laten de sprong zien.
potentials-miss-make = Nog geen nieuwe GIPF-steen. De gemarkeerde speelpunten laten de sprong zien.
potentials-miss-remove = Te weinig rijen weggenomen. Het doel is { $count }.
potentials-answer-pass = Toelaten
potentials-answer-challenge = Uitdagen
potentials-miss-answer = Je liet het toe: de loop maakt een zwarte rij, en je twee stenen ernaast worden geslagen. Probeer het opnieuw.
potentials-miss-push = Na een verloren uitdaging kan een potentieel van deze soort niet in dezelfde beurt worden gebruikt. Duw in plaats daarvan.
potentials-hand = { $player ->
    [w] Wit heeft in de hand: { $list }
   *[b] Zwart heeft in de hand: { $list }
}
potentials-hand-empty = { $player ->
    [w] Wit heeft geen potentiëlen in de hand
   *[b] Zwart heeft geen potentiëlen in de hand
}
potentials-rules = Regels
potentials-which = Welke potentiëlen?
potentials-advice = Nieuw voor je? Begin met één soort. Een potentieel komt boven op een steen binnen en kan die één keer verlaten.
potentials-about-tamsk = In het midden geeft het een extra duw.
potentials-about-zertz = Springt over buurstenen naar het eerste lege speelpunt.
potentials-about-dvonn = Springt op een naburige steen van de tegenstander.
potentials-about-yinsh = Schuift langs een lijn over lege speelpunten.
potentials-about-punct = Springt op een naburige GIPF-steen en breekt die.
potentials-about-ultimate = Drie van elke soort, 21 stenen
potentials-own = Eigen afspraken
potentials-about-own = Je kiest de start en de aantallen.
potentials-start = Start
potentials-number = Aantal
potentials-basics = Gewone stenen
potentials-each = elk zes
potentials-position = Stelling
potentials-position-about = Stapels kun je niet handmatig leggen. Schrijf of plak de stelling: de kolommen van links naar rechts, wie aan zet is, de fase, de reserves, de potentiëlen in de hand, het recht op GIPF-stenen.
potentials-links = Spellen koppelen
potentials-links-about = Het recht om een potentieel te gebruiken kan afhangen van winst in een ander spel. Speel eerst met vrije potentiëlen: een match met gekoppelde spellen duurt lang.
potentials-link-free = Vrij
potentials-link-die = Dobbelsteen
potentials-link-elsewhere = Een spel elders
potentials-challenges = Uitdagingen per speler
potentials-unlimited = Onbeperkt
potentials-match-declares = { $player ->
    [w] Wit wil { $name } gebruiken: { $from } → { $to }.
   *[b] Zwart wil { $name } gebruiken: { $from } → { $to }.
}
potentials-match-how-die = Uitdaging: beiden gooien, het hoogste getal wint.
potentials-match-how-elsewhere = Uitdaging: jullie spelen elders en vullen in wie won.
potentials-match-how-game = Uitdaging: een partij { $game } beslist.
potentials-match-cost = { $left ->
    [one] Het kost je laatste uitdaging.
   *[other] Het kost een van je { $left } uitdagingen.
}
potentials-match-stake = { $player ->
    [w] { $game }: wint Wit, dan wordt het { $name }-potentieel gebruikt; anders speelt Wit iets anders.
   *[b] { $game }: wint Zwart, dan wordt het { $name }-potentieel gebruikt; anders speelt Zwart iets anders.
}
potentials-match-won = { $player ->
    [w] Wit heeft de uitdaging gewonnen: het { $name }-potentieel wordt gebruikt.
   *[b] Zwart heeft de uitdaging gewonnen: het { $name }-potentieel wordt gebruikt.
}
potentials-match-not-won = { $player ->
    [w] Wit heeft de uitdaging niet gewonnen: deze beurt geen { $name }-potentieel.
   *[b] Zwart heeft de uitdaging niet gewonnen: deze beurt geen { $name }-potentieel.
}
potentials-match-left = Uitdagingen over: Wit { $white }, Zwart { $black }
potentials-match-pass = Toelaten
potentials-match-challenge = Uitdagen
potentials-match-challenge-left = Uitdagen (nog { $left })
potentials-match-give-up = Dit spel opgeven
potentials-match-roll = Wit gooit { $white }, Zwart gooit { $black }.
potentials-match-equal = Gelijk: er wordt opnieuw gegooid.
potentials-match-proof = { $proof ->
    [both] De worp volgt uit een getal dat de server vóór de match heeft vastgelegd, gemengd met een willekeurig getal van elke speler.
    [replaced] De server heeft een ander willekeurig getal opgeslagen dan het getal dat je hebt gestuurd. De worpen van deze match bewijzen niets.
    [white] De worp volgt uit een getal dat de server vóór de match heeft vastgelegd en uit een willekeurig getal van Wit.
    [black] De worp volgt uit een getal dat de server vóór de match heeft vastgelegd en uit een willekeurig getal van Zwart.
   *[server] De worp volgt uit een getal dat alleen de server vóór de match heeft vastgelegd.
}
potentials-match-who = { $player ->
    [w] Wit: wie won het spel elders?
   *[b] Zwart: wie won het spel elders?
}
potentials-match-winner = { $player ->
    [w] Wit won
   *[b] Zwart won
}
potentials-match-draw = Onbeslist
potentials-match-dice = De dobbelstenen beslissen
potentials-match-disagreed = Jullie antwoorden verschillen. Vul de uitslag opnieuw in, of kies samen voor de dobbelstenen.
potentials-match-paused = De GIPF-partij is gepauzeerd
potentials-match-linked = Zo eindigde het gekoppelde spel
potentials-match-has-white = Wie is uitgedaagd, heeft Wit.
potentials-play-do-answer = Laat het gebruik toe of daag uit.
potentials-play-do-roll = De dobbelstenen beslissen.
potentials-play-do-enter = Speel elders en zeg dan wie won.
play-potentials-failed = Dit spel kon niet worden geladen. Ben je offline?

### Wszystkie zdania strony po polsku. Komunikaty i ich argumenty są takie jak w en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Ucz się, graj i analizuj YINSH i GIPF w przeglądarce: z silnym programem, we dwoje przy jednym ekranie, także bez sieci.
site-skip = Do treści
site-ways = Menu główne
site-play = Graj
site-analyse = Analiza
site-learn = Nauka
site-rules = Zasady
site-settings = Ustawienia
site-about = O Gipfel
site-language = Język
site-close = Zamknij
site-credit = YINSH i GIPF to gry Krisa Burma. Gipfel jest niezależny od niego i jego wydawców.
site-new-version = Jest nowa wersja Gipfel. Twoje partie są zachowane.
site-reload = Wczytaj ponownie
site-offline = Nie ma teraz sieci. Wszystko, co widzisz, działa dalej.
site-online = Sieć wróciła.
site-broken-entry = Czegoś, co ta przeglądarka przechowywała, nie dało się odczytać ({ $name }). Zostało odłożone na bok; wszystko inne jest bez zmian.
site-no-script = Plansza wymaga JavaScriptu. Zasady można czytać bez niego.

home-title = YINSH i GIPF
home-lead = Dwie z najpiękniejszych gier abstrakcyjnych: szybkie do nauczenia i dość głębokie na lata. Graj od razu, bez konta, nawet bez sieci.
home-play-yinsh = Zagraj w YINSH
home-play-gipf = Zagraj w GIPF
home-learn-yinsh = Naucz się YINSH
home-learn-gipf = Naucz się GIPF
home-resume = Wróć do swojej partii
home-yinsh-about = Pierścienie zostawiają za sobą znaczniki i odwracają te, które przeskoczą. Pięć w rzędzie w twoim kolorze kosztuje cię pierścień, i o to właśnie chodzi: kto zdejmie trzy pierścienie, wygrywa.
home-gipf-about = Wpychaj swoje pionki z brzegu. Cztery w rzędzie wracają do twojego zapasu, a to, co przedłuża rząd, zostaje zbite. Kto nie ma już pionków, przegrywa.
home-person-title = We dwoje przy jednym ekranie
home-person-about = Połóżcie urządzenie między sobą. Jeśli chcecie, z zegarem i z planszą, która obraca się do gracza na ruchu.
home-person-start = Zacznij
home-engine-title = Dziesięć poziomów
home-engine-about = Od łagodnego pierwszego przeciwnika po pełną siłę naszego programu. Działa w twojej przeglądarce i tylko tam.
home-engine-start = Wybierz poziom
home-analyse-title = Zrozum swoje partie
home-analyse-about = Wypróbuj inne ruchy, zobacz, co zagrałby program, ustaw dowolną pozycję i udostępnij ją jako link.
home-analyse-start = Otwórz planszę analizy
home-learn-title = Ucz się, grając
home-learn-about = Krótkie lekcje, po jednej na każdą zasadę, na planszy, której można dotknąć. Dziesięć minut i znasz grę.
home-learn-start = Do lekcji

settings-title = Ustawienia
settings-lead = Są przechowywane tylko w tej przeglądarce.
settings-look = Wygląd
settings-theme = Kolory
settings-theme-system = Jak w urządzeniu
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-contrast = Wysoki kontrast
settings-board = Plansza
settings-speed = Ruch
settings-speed-off = Wyłączony
settings-speed-fast = Szybki
settings-speed-normal = Zwykły
settings-speed-slow = Powolny
settings-coordinates = Pokazuj współrzędne
settings-targets = Pokazuj, co mogę zrobić
settings-field = Pole do wpisywania ruchów
settings-sound = Dźwięki
settings-engine = Program
settings-evaluation = Pokazuj podczas gry, kto stoi lepiej
settings-lines = Warianty w analizie
settings-reset = Wszystko jak na początku
settings-was-reset = Wszystkie ustawienia są jak na początku.
settings-keys = Klawisze na planszy
settings-keys-column = wzdłuż kolumny
settings-keys-across = wzdłuż dwóch pozostałych linii
settings-keys-jump = do pola o danej nazwie, na przykład e5
settings-keys-act = wybór
settings-keys-back = cofnięcie części ruchu
settings-data = Twoje dane
settings-data-about = Partie, które grasz tu bez sieci, postępy i te ustawienia są przechowywane w tej przeglądarce. Nikt inny ich nie widzi.
settings-erase = Usuń wszystko
settings-erase-sure = Usunąć wszystkie partie, postępy i ustawienia w tej przeglądarce? Tego nie da się cofnąć.
settings-erase-yes = Usuń
settings-erase-no = Zachowaj
settings-erased = Wszystko, co było przechowywane w tej przeglądarce, zostało usunięte.

about-title = O Gipfel
about-what = Gipfel to dom gier planszowych YINSH i GIPF: dokładne zasady wszystkich wariantów, silny program, lekcje i plansza do analizy, w dziewięciu językach.
about-designer = Obie gry stworzył Kris Burm; należą do jego projektu GIPF, a nazwy są jego. Jeśli ci się podobają, kup je: na prawdziwym stole są piękne.
about-free = To wolne oprogramowanie. Możesz je uruchomić jednym poleceniem na własnym komputerze, przeczytać, jak działa, i użyć jego zasad, programu grającego i danych we własnych programach.
about-private = Nie ma reklam, śledzenia ani zapytań do innych stron. To, co robisz w pojedynkę, zostaje w twojej przeglądarce; z partii w sieci serwer zachowuje to, czego potrzebuje, a to, co o tobie wie, możesz pobrać albo usunąć.
about-accessible = Wszystko działa z klawiatury i z czytnikiem ekranu, na tej samej planszy dla wszystkich. Jeśli coś nie działa, to błąd: daj nam znać.
about-version = Wersja { $version }

missing-title = Tu nic nie ma
missing-about = Adres może być stary albo wpisany z błędem. Nic twojego nie zginęło.
missing-home = Na pierwszą stronę

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Plansza
board-help = Strzałki prowadzą wzdłuż linii, z klawiszem Shift wzdłuż trzeciej. Wpisz nazwę, na przykład e5, żeby tam przejść. Enter wybiera, Escape cofa. Page Down prowadzi do następnego pola, które możesz wybrać.
board-column = Kolumna { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = puste
board-dot = punkt na skraju
board-picked = w ręce
board-goes = schodzi z planszy, Enter go zostawia
board-stays = zostaje na planszy, Enter go zdejmuje
board-can-choose = można wybrać
board-can-place = można tu postawić pierścień
board-can-move = { $count ->
        [one] może przejść na { $count } pole
        [few] może przejść na { $count } pola
        [many] może przejść na { $count } pól
       *[other] może przejść na { $count } pola
    }
board-can-land = pierścień może tu stanąć
board-can-land-flipping = { $count ->
        [one] pierścień może tu stanąć, odwraca { $count } znacznik
        [few] pierścień może tu stanąć, odwraca { $count } znaczniki
        [many] pierścień może tu stanąć, odwraca { $count } znaczników
       *[other] pierścień może tu stanąć, odwraca { $count } znaczniki
    }
board-can-take-off = można zdjąć
board-can-enter = można tu wprowadzić pionek
board-can-push = { $count ->
        [one] można tu pchnąć, przesuwa się { $count } pionek
        [few] można tu pchnąć, przesuwają się { $count } pionki
        [many] można tu pchnąć, przesuwa się { $count } pionków
       *[other] można tu pchnąć, przesuwają się { $count } pionki
    }
board-can-push-ways = { $count ->
        [one] { $count } kierunek pchnięcia
        [few] { $count } kierunki pchnięcia
        [many] { $count } kierunków pchnięcia
       *[other] { $count } kierunki pchnięcia
    }
board-can-remove = { $count ->
        [one] część { $count } rzędu do usunięcia
        [few] część { $count } rzędów do usunięcia
        [many] część { $count } rzędów do usunięcia
       *[other] część { $count } rzędów do usunięcia
    }
board-arrow = Z { $from } w stronę { $to }, { $can }
board-segment = Rząd od { $from } do { $to }
board-flips = { $count ->
        [one] { $point }, odwraca { $count }
        [few] { $point }, odwraca { $count }
        [many] { $point }, odwraca { $count }
       *[other] { $point }, odwraca { $count }
    }
board-several = { $index } z { $count }: { $name }.
board-help-several = Strzałki pokazują inne, Enter bierze ten.
board-help-picked = { $count ->
        [one] Jest { $count } cel.
        [few] Są { $count } cele.
        [many] Jest { $count } celów.
       *[other] Są { $count } cele.
    }
board-help-toggles = Niektóre pionki tego rzędu mogą zostać. Strzałki prowadzą do każdego z nich i do przycisku, który usuwa rząd; Enter zmienia pionek.
board-confirm = Usuń { $count }
board-confirm-none = Weź co najmniej jeden pionek
board-lesson = Poznaj tę zasadę
board-pass = Pas
board-leave = Zostaw rzędy
board-bring = Który pionek wchodzi
board-bring-single = Pojedynczy pionek
board-bring-gipf = Pionek GIPF
board-entry-label = Wpisz ruch
board-entry-play = Zagraj
board-rings-to-place = { $player ->
        [w] Białe mają do postawienia { $count ->
        [one] { $count } pierścień
        [few] { $count } pierścienie
        [many] { $count } pierścieni
       *[other] { $count } pierścienie
    }
       *[b] Czarne mają do postawienia { $count ->
        [one] { $count } pierścień
        [few] { $count } pierścienie
        [many] { $count } pierścieni
       *[other] { $count } pierścienie
    }
    }
board-rings-off = { $player ->
        [w] Białe zdjęły { $count } z { $of } pierścieni
       *[b] Czarne zdjęły { $count } z { $of } pierścieni
    }
board-reserve = { $player ->
        [w] Białe mają w zapasie { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionki
    }
       *[b] Czarne mają w zapasie { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionki
    }
    }
board-captured = { $player ->
        [w] Białe zbiły { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionki
    }
       *[b] Czarne zbiły { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionki
    }
    }
board-pool = { $count ->
        [one] W puli jest { $count } znacznik
        [few] W puli są { $count } znaczniki
        [many] W puli jest { $count } znaczników
       *[other] W puli są { $count } znaczniki
    }

piece-ring = { $color ->
        [w] biały pierścień
       *[b] czarny pierścień
    }
piece-marker = { $color ->
        [w] biały znacznik
       *[b] czarny znacznik
    }
piece-single = { $color ->
        [w] biały pionek
       *[b] czarny pionek
    }
piece-gipf = { $color ->
        [w] biały pionek GIPF
       *[b] czarny pionek GIPF
    }

say-place = { $player ->
        [w] Białe stawiają pierścień na { $point }.
       *[b] Czarne stawiają pierścień na { $point }.
    }
say-move = { $player ->
        [w] Białe przesuwają pierścień z { $from } na { $to }.
       *[b] Czarne przesuwają pierścień z { $from } na { $to }.
    }
say-move-flip = { $player ->
        [w] Białe przesuwają pierścień z { $from } na { $to } i odwracają { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znaczniki
    }.
       *[b] Czarne przesuwają pierścień z { $from } na { $to } i odwracają { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znaczniki
    }.
    }
say-enter = { $player ->
        [w] Białe wprowadzają { $kind ->
        [gipf] pionek GIPF
       *[single] pionek
    } na { $point }.
       *[b] Czarne wprowadzają { $kind ->
        [gipf] pionek GIPF
       *[single] pionek
    } na { $point }.
    }
say-push = { $player ->
        [w] Białe wpychają { $kind ->
        [gipf] pionek GIPF
       *[single] pionek
    } z { $from } i przesuwają { $count ->
        [one] { $count } pionek, na { $to }
        [few] { $count } pionki, najdalszy na { $to }
        [many] { $count } pionków, najdalszy na { $to }
       *[other] { $count } pionki, najdalszy na { $to }
    }.
       *[b] Czarne wpychają { $kind ->
        [gipf] pionek GIPF
       *[single] pionek
    } z { $from } i przesuwają { $count ->
        [one] { $count } pionek, na { $to }
        [few] { $count } pionki, najdalszy na { $to }
        [many] { $count } pionków, najdalszy na { $to }
       *[other] { $count } pionki, najdalszy na { $to }
    }.
    }
say-remove-row = { $player ->
        [w] Białe usuwają rząd od { $from } do { $to }.
       *[b] Czarne usuwają rząd od { $from } do { $to }.
    }
say-remove = { $player ->
        [w] Białe usuwają { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionki
    } z rzędu od { $from } do { $to }.
       *[b] Czarne usuwają { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionki
    } z rzędu od { $from } do { $to }.
    }
say-captured = { $count ->
        [one] { $count } z nich zostaje zbity.
        [few] { $count } z nich zostają zbite.
        [many] { $count } z nich zostaje zbitych.
       *[other] { $count } z nich zostają zbite.
    }
say-stays = { $count ->
        [one] { $count } pionek GIPF zostaje.
        [few] { $count } pionki GIPF zostają.
        [many] { $count } pionków GIPF zostaje.
       *[other] { $count } pionki GIPF zostają.
    }
say-take-off = { $player ->
        [w] Białe zdejmują pierścień z { $point }.
       *[b] Czarne zdejmują pierścień z { $point }.
    }
say-pass = { $player ->
        [w] Białe nie mogą się ruszyć i pasują.
       *[b] Czarne nie mogą się ruszyć i pasują.
    }
say-leave = { $player ->
        [w] Białe zostawiają rzędy pionków GIPF.
       *[b] Czarne zostawiają rzędy pionków GIPF.
    }
say-undone = Cofnięto.
say-win = { $player ->
        [w] Białe wygrywają.
       *[b] Czarne wygrywają.
    }
say-draw = Partia kończy się remisem.
say-because-rings-off = Zdjęto dość pierścieni.
say-because-pool-empty = Pula jest pusta.
say-because-no-moves = Nikt nie może przesunąć pierścienia.
say-because-reserve-empty = Zapas drugiego gracza jest pusty.
say-because-gipf-pieces-gone = Ostatni pionek GIPF zszedł z planszy.
say-because-repetition = Ta sama pozycja powstała po raz trzeci.
say-task-place = { $player ->
    [w] Białe muszą postawić pierścień.
   *[b] Czarne muszą postawić pierścień.
}
say-task-move = { $player ->
    [w] Białe muszą przesunąć pierścień.
   *[b] Czarne muszą przesunąć pierścień.
}
say-task-row = { $player ->
    [w] Białe muszą usunąć rząd pięciu.
   *[b] Czarne muszą usunąć rząd pięciu.
}
say-task-ring = { $player ->
    [w] Białe muszą zdjąć pierścień.
   *[b] Czarne muszą zdjąć pierścień.
}
say-task-push = { $player ->
    [w] Białe muszą wepchnąć pionek.
   *[b] Czarne muszą wepchnąć pionek.
}
say-task-remove = { $player ->
    [w] Białe muszą usunąć rząd.
   *[b] Czarne muszą usunąć rząd.
}

## Refusals: why something is not allowed

refusal-at-line = Wiersz { $line }: { $reason }
refusal-at-turn = Wiersz { $line }, ruch { $token }: { $reason }

refusal-allowed = To możesz wybrać.
refusal-no-point = Na tej planszy nie ma { $point }.
refusal-no-table = Ta partia nie jest już otwarta. Wczytaj stronę ponownie, żeby grać dalej.
refusal-no-turn = Ta partia nie ma takiego ruchu.
refusal-nothing-chosen = Najpierw wybierz coś na planszy.
refusal-request = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; twoja partia jest zachowana.
refusal-too-many-tables = Na tej stronie jest otwartych za dużo partii. Wczytaj ją ponownie.

refusal-game-over = Partia jest skończona. Zacznij nową albo cofnij ruch.
refusal-other-game = To należy do drugiej gry.
refusal-other-player = Twój ruch się skończył: teraz kolej drugiego gracza.

refusal-all-placed = Wszystkie dziesięć pierścieni stoi na planszy. Teraz przesuń jeden ze swoich.
refusal-must-move = Pasować wolno tylko wtedy, gdy żaden z twoich pierścieni nie może się ruszyć.
refusal-no-ring = Tu nie ma pierścienia. Wybierz jeden ze swoich.
refusal-not-a-row = Rząd to pięć znaczników jednego koloru w linii prostej, bez przerw.
refusal-not-in-line = Pierścień porusza się po liniach planszy, zawsze prosto.
refusal-not-your-ring = Ten pierścień należy do przeciwnika. Wybierz jeden ze swoich.
refusal-not-your-row = Ten rząd ma kolor przeciwnika: tylko on go usuwa.
refusal-point-occupied = Tu już coś stoi. Pierścień potrzebuje pustego pola.
refusal-ring-first = Rząd jest usunięty: teraz zdejmij jeden ze swoich pierścieni.
refusal-ring-in-the-way = Pierścień nie może przeskoczyć innego pierścienia.
refusal-ring-only-after-row = Pierścień zdejmuje się tylko po usunięciu rzędu pięciu.
refusal-ring-stuck = Ten pierścień nie może się ruszyć: nie dosięga żadnego pustego pola.
refusal-row-first = Masz rząd pięciu. Usuń go, zanim pójdziesz dalej.
refusal-still-placing = Najpierw stawia się wszystkie dziesięć pierścieni, jeden po drugim. Potem mogą się poruszać.
refusal-stop-after-jump = Po skoku pierścień musi stanąć na pierwszym pustym polu za znacznikami.
refusal-target-occupied = Tu już coś stoi. Pierścień musi stanąć na pustym polu.

refusal-all-gipf-pieces-in-play = W grze standardowej wszystkie pionki GIPF są na planszy od początku. Wprowadzasz pojedyncze.
refusal-empty-spot = Na jednym z tych pól nie ma pionka.
refusal-first-must-be-gipf = Twój pierwszy pionek musi być pionkiem GIPF.
refusal-gipf-right-lost = Po pojedynczym pionku nie można już wprowadzać pionków GIPF.
refusal-line-full = Ta linia jest pełna. Do pchnięcia potrzeba na niej pustego pola.
refusal-must-remove = Ten rząd ma pojedyncze pionki, więc trzeba go zdjąć.
refusal-no-gipf-pieces = W grze podstawowej nie ma pionków GIPF.
refusal-not-on-rim = Pionki wchodzą z punktów wokół planszy. Wybierz punkt albo pole na brzegu.
refusal-not-one-row = To nie jest część twojego rzędu. Rząd to co najmniej cztery twoje pionki obok siebie.
refusal-nothing-to-push = To pole jest puste, więc niczego się nie pcha: podaj samo pole, bez punktu.
refusal-nothing-to-remove = Nie masz rzędu czterech, więc nie ma czego zdejmować.
refusal-remove-first = Masz rząd co najmniej czterech. Zdejmij go, zanim pchniesz.
refusal-removes-nothing = Wybierz co najmniej jeden pionek do zdjęcia.
refusal-reserve-too-small = Pionek GIPF składa się z dwóch pionków, a w zapasie został ci tylko jeden.
refusal-single-stays = Pojedyncze pionki rzędu i te, które łączą się z nim bez przerwy, muszą zejść wszystkie. Zostać mogą tylko pionki GIPF.
refusal-spot-occupied = Tu stoi pionek. Wybierz punkt, z którego pchasz, żeby było jasne, dokąd się przesunie.

refusal-dot-alone = To punkt na skraju. Podaj też pole, do którego sięga pchnięcie, jak w e9-e6.
refusal-gipf-point = Nie ma takiego punktu. Kolumny idą od a do i, rzędy liczy się od strony białych.
refusal-gipf-shape = To nie jest ruch GIPF. Napisz e8, żeby pchnąć na puste pole, e9-e6, żeby pchnąć z punktu, xe2,e3,e4,e5, żeby zdjąć pionki, albo =, żeby zostawić rząd.
refusal-named-twice = { $point } podano dwa razy.
refusal-no-line = Z tego punktu nie prowadzi linia do tego pola.
refusal-not-a-dot = Pchnięcie zaczyna się na punkcie na skraju.
refusal-not-a-spot = To punkt na skraju. Na punktach nie stoją pionki.
refusal-not-five = Rząd to pięć pól w linii prostej. Podaj jego dwa końce, jak w xc2-c6.
refusal-reaches = Przy tym pchnięciu najdalszy pionek dochodzi na { $point }. Podaj to pole.
refusal-which-removal = Powiedz, które pionki schodzą z planszy.
refusal-wrong-mark = Znak przy { $point } jest zły: G oznacza pionek GIPF, * pionek przeciwnika.
refusal-yinsh-point = Nie ma takiego pola. Kolumny idą od a do k, rzędy są ponumerowane jak na planszy.
refusal-yinsh-shape = To nie jest ruch YINSH. Napisz f6, żeby postawić pierścień, e1-e9, żeby go przesunąć, xc2-c6, żeby usunąć rząd, xf9, żeby zdjąć pierścień, albo pass.

refusal-board-column = Kolumna { $name } planszy ma za dużo albo za mało punktów.
refusal-board-columns = Liczba kolumn się nie zgadza. Łączy je /.
refusal-board-letter = Litera { $name } nie oznacza żadnego pionka.
refusal-piece-twice = Na { $point } stoją dwa pionki.
refusal-position-all-placed = Wszystkie dziesięć pierścieni stoi na planszy, więc nie można postawić następnego.
refusal-position-both-won = Obie strony zdjęły dość pierścieni, żeby wygrać. Może tylko jedna.
refusal-position-first-out-of-turn = { $player ->
        [w] Białe nie wprowadziły jeszcze pierwszego pionka, więc nic nie mogło zostać zagrane.
       *[b] Czarne nie wprowadziły jeszcze pierwszego pionka, więc na planszy może być tylko pierwszy pionek białych, a na ruchu są czarne.
    }
refusal-position-gipf-fields = To nie jest pozycja GIPF. Ma cztery części, jak p2P/5/6/P5p/6/5/p2P w push 12-12. W grze turniejowej jest piąta, jak GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] Białe nie mają pionka GIPF, więc przegrały. Daj im co najmniej jeden.
       *[b] Czarne nie mają pionka GIPF, więc przegrały. Daj im co najmniej jeden.
    }
refusal-position-gipf-stage = Trzecia część pozycji to push, remove:w albo remove:b.
refusal-position-no-row = Gracz na ruchu nie ma rzędu do usunięcia.
refusal-position-placing-out-of-turn = Pierścienie stawia się na zmianę, białe pierwsze. Ich liczba nie pasuje do gracza na ruchu.
refusal-position-placing-too-late = Dopóki stawia się pierścienie, na planszy nie ma znaczników i żaden pierścień nie jest zdjęty.
refusal-position-player = Druga część pozycji to w albo b: kto jest na ruchu.
refusal-position-reserves = Zapasy to dwie liczby, białe pierwsze, jak 12-12.
refusal-position-right-after-single = { $player ->
        [w] Białe wprowadziły pojedyncze pionki i nie mogą już wprowadzać pionków GIPF.
       *[b] Czarne wprowadziły pojedyncze pionki i nie mogą już wprowadzać pionków GIPF.
    }
refusal-position-right-before-first = { $player ->
        [w] Białe nie wprowadziły jeszcze pionka, więc wszystkie 18 jest w zapasie.
       *[b] Czarne nie wprowadziły jeszcze pionka, więc wszystkie 18 jest w zapasie.
    }
refusal-position-rights = Ostatnia część mówi, kto może jeszcze wprowadzać pionki GIPF: G to białe, g to czarne, podwójnie przed pierwszym, a - to nikt.
refusal-position-ring-after-win = Partia była wygrana, zanim można było zdjąć ten pierścień.
refusal-position-ring-count = { $player ->
        [w] Białe muszą mieć pięć pierścieni, na planszy i zdjętych razem.
       *[b] Czarne muszą mieć pięć pierścieni, na planszy i zdjętych razem.
    }
refusal-position-rings-off = Zdjęte pierścienie to dwie liczby, białe pierwsze, jak 0-0.
refusal-position-row-standing = { $player ->
        [w] Białe mają rząd, który trzeba było najpierw usunąć.
       *[b] Czarne mają rząd, który trzeba było najpierw usunąć.
    }
refusal-position-too-many-gipf-pieces = { $player ->
        [w] Białe mają więcej pionków GIPF, niż pozwala ta gra.
       *[b] Czarne mają więcej pionków GIPF, niż pozwala ta gra.
    }
refusal-position-too-many-markers = Jest więcej znaczników, niż mieści pula: 51.
refusal-position-too-many-pieces = { $player ->
        [w] Białe mają na planszy i w zapasie więcej pionków, niż daje gra.
       *[b] Czarne mają na planszy i w zapasie więcej pionków, niż daje gra.
    }
refusal-position-too-many-rings-off = { $player ->
        [w] Białe zdjęły więcej pierścieni, niż trzeba do wygranej.
       *[b] Czarne zdjęły więcej pierścieni, niż trzeba do wygranej.
    }
refusal-position-two-handicaps = Wyrównanie może mieć tylko jeden gracz.
refusal-position-yinsh-fields = To nie jest pozycja YINSH. Ma cztery części, jak 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = Trzecia część pozycji to place, move, row:w, row:b, ring:w albo ring:b.

refusal-before-turn = { $name } stoi przed pierwszym ruchem, gdzie nic nie znaczy.
refusal-command = { $name } to ani zegar, ani ocena.
refusal-comment = Komentarz nie może zawierać zamykającego nawiasu klamrowego, [%clk ani [%eval.
refusal-empty-variation = Ten wariant nie ma ruchu.
refusal-event = Jedno zdarzenie tego dziennika nie mówi, kto co przesunął, skąd i dokąd.
refusal-excerpt = Brakuje części tej partii: pierścienie poruszają się, zanim wszystkie postawiono.
refusal-fields = Wiersz ma cztery części rozdzielone tabulatorami: gra, zwycięzca, zdjęte pierścienie, ruchy.
refusal-goes-on = Zapis podaje wynik, ale według zasad partia nie jest skończona.
refusal-handicap = Wyrównanie zapisuje się jako w lub b i 1, 2 lub 3, jak w2.
refusal-json = To nie jest dziennik partii albo brakuje jego części.
refusal-no-game-tag = Ten tekst nie mówi, która to gra. Wybierz grę i spróbuj ponownie albo dodaj wiersz taki jak [Game "yinsh"].
refusal-no-handicap = W tej grze nie ma wyrównania.
refusal-no-reserve = Zapas jest tylko w GIPF, więc ta liczba nic tu nie znaczy.
refusal-no-turns = W tym tekście nie ma partii.
refusal-no-variation = Ten nawias nie zamyka żadnego wariantu.
refusal-not-text = To nie jest tekst.
refusal-not-to-act = { $player ->
        [w] Grają tu białe, ale ruch mają czarne.
       *[b] Grają tu czarne, ale ruch mają białe.
    }
refusal-other-variant = Ta notacja należy do drugiej gry.
refusal-player = { $name } nie jest żadnym z dwóch graczy.
refusal-reserve-count = Podana tu liczba pionków w zapasie nie pasuje do partii.
refusal-result = Podany tu wynik nie pasuje do zasad.
refusal-result-in-variation = Wynik może stać tylko na końcu partii, nie w wariancie.
refusal-rings-off-count = Podana tu liczba zdjętych pierścieni nie pasuje do partii.
refusal-rings-off-shape = { $name } nie jest liczbą pierścieni. Napisz białe pierwsze, jak 2-3.
refusal-sgf = Ten plik nie jest partią YINSH z Boardspace albo jest uszkodzony.
refusal-tag = Wiersza o { $name } nie da się tak zachować.
refusal-tag-shape = { $name } nie jest wierszem o partii. Napisz go jak [White "Ada"].
refusal-tag-twice = { $name } podano dwa razy.
refusal-tag-value = To, co podano o { $name }, nie ma znaczenia.
refusal-text-too-long = Ten tekst jest za długi, żeby go tu przeczytać.
refusal-too-deep = Warianty są zbyt głęboko zagnieżdżone.
refusal-too-many-actions = Ta partia jest za długa.
refusal-two-results = Podano dwa różne wyniki.
refusal-two-starts = Partia zaczyna się z wyrównaniem albo od pozycji, nie jedno i drugie.
refusal-unclosed-comment = Tu zaczyna się komentarz, który się nie kończy.
refusal-unclosed-variation = Tu zaczyna się wariant, który się nie kończy.
refusal-unfinished-turn = Niepełny może być tylko ostatni ruch.
refusal-unknown-token = { $name } nic tu nie znaczy.
refusal-unknown-variant = Nie ma takiej gry. Są yinsh, yinsh-blitz, gipf-basic, gipf-standard i gipf-tournament.
refusal-winner = { $name } nie jest zwycięzcą. Napisz W, B, draw albo resign.

## Play

play-title = Graj
play-loading = Przygotowuję planszę…
play-failed = Nie udało się wczytać planszy. Sprawdź sieć i spróbuj ponownie; twoje partie są zachowane.
play-again = Spróbuj ponownie

play-setup = Nowa partia
play-game = Gra
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH błyskawiczny
play-variant-gipf-basic = GIPF podstawowy
play-variant-gipf-standard = GIPF standardowy
play-variant-gipf-tournament = GIPF turniejowy
play-about-yinsh = Buduj rzędy pięciu. Trzy zdjęte pierścienie wygrywają.
play-about-yinsh-blitz = Szybko: wygrywa pierwszy zdjęty pierścień.
play-about-gipf-basic = Prosto: kto nie ma już pionków, przegrywa.
play-about-gipf-standard = Kto straci ostatni pionek GIPF, przegrywa.
play-about-gipf-tournament = Wybierz, ile pionków GIPF wprowadzisz.
play-opponent = Przeciwnik
play-opponent-engine = Program
play-opponent-person = Ktoś przy tym ekranie
play-level = Poziom
play-level-of = Poziom { $level }: { $name }
play-level-1 = Początkujący
play-level-2 = Nowicjusz
play-level-3 = Gracz okazjonalny
play-level-4 = Zapalony gracz
play-level-5 = Stały gracz
play-level-6 = Gracz klubowy
play-level-7 = Silny gracz
play-level-8 = Ekspert
play-level-9 = Mistrz
play-level-10 = Pełna siła
play-level-easy = łatwo
play-level-hard = trudno
play-color = Twój kolor
play-white = Białe
play-black = Czarne
play-chance = Losowo
play-names = Imiona
play-name-white = Imię białych
play-name-black = Imię czarnych
play-turning = Plansza obraca się do gracza na ruchu
play-more = Zegar i więcej
play-clock = Zegar
play-clock-none = Bez zegara
play-clock-pace = { $minutes } min + { $seconds } s
play-clock-own = Inny
play-clock-minutes = Minuty dla każdego gracza
play-clock-increment = Sekundy dodawane za ruch
play-clock-note = Pierwszy ruch białych jest bez zegara. Zegar stoi, dopóki strona jest zamknięta.
play-handicap = Wyrównanie
play-handicap-none = Brak
play-handicap-white = { $count ->
        [one] Białe mają o { $count } pionek więcej
        [few] Białe mają o { $count } pionki więcej
        [many] Białe mają o { $count } pionków więcej
       *[other] Białe mają o { $count } pionki więcej
    }
play-handicap-black = { $count ->
        [one] Czarne mają o { $count } pionek więcej
        [few] Czarne mają o { $count } pionki więcej
        [many] Czarne mają o { $count } pionków więcej
       *[other] Czarne mają o { $count } pionki więcej
    }
play-evaluation-show = Pokazuj, kto stoi lepiej
play-start = Zacznij partię
play-import = Otwórz zapis

play-you = Ty
play-engine-level = Program, poziom { $level }
play-your-turn = Twój ruch
play-turn-of = { $player ->
        [w] Ruch białych
       *[b] Ruch czarnych
    }
play-title-turn = Twój ruch · { $game }
play-title-thinking = Program myśli · { $game }
play-title-over = Koniec partii · { $game }
play-to-act = na ruchu
play-thinking = Program myśli…
play-engine-loading = Program się wczytuje… { $percent } %
play-engine-starting = Program się wczytuje…
play-engine-failed = Nie udało się wczytać programu. Twoja partia jest zachowana; ruszy dalej, gdy tylko program będzie gotowy.
play-engine-retry = Wczytaj program ponownie
play-do-place = Postaw pierścień na dowolnym wolnym polu.
play-do-move = Wybierz jeden ze swoich pierścieni, potem jego cel.
play-do-row = Masz rząd: wybierz pięć znaczników do zdjęcia.
play-do-ring = Teraz zdejmij jeden ze swoich pierścieni.
play-do-push = Wybierz punkt na skraju, potem kierunek.
play-do-remove = Masz rząd: zdejmij go z planszy.
play-do-pass = Tym razem nie możesz przesunąć żadnego pierścienia: spasuj.
play-looking = Oglądasz wcześniejszą pozycję.
play-to-now = Wróć do partii
play-time-left = { $player ->
        [w] Białym zostało { $time }
       *[b] Czarnym zostało { $time }
    }
play-time-low = { $player ->
        [w] Białym kończy się czas.
       *[b] Czarnym kończy się czas.
    }
play-turns = Ruchy
play-no-turns = Nie zagrano jeszcze żadnego ruchu.
play-first = Na początek
play-previous = Ruch wstecz
play-next = Ruch naprzód
play-last = Na koniec
play-hint = Podpowiedź
play-hint-thinking = Szukam dobrego ruchu…
play-hint-is = Podpowiedź: { $turn }
play-take-back = Cofnij
play-taken-back = Cofnięto.
play-resign = Poddaj
play-resign-sure = Poddać tę partię?
play-resign-who = { $player ->
        [w] Białe się poddają i czarne wygrywają.
       *[b] Czarne się poddają i białe wygrywają.
    }
play-resign-yes = Poddaj
play-resign-no = Graj dalej
play-flip = Obróć
play-menu = Więcej
play-copy-position = Kopiuj pozycję
play-copied-position = Pozycja jest skopiowana.
play-copy-record = Kopiuj zapis
play-copied-record = Zapis jest skopiowany.
play-copy-by-hand = Ta przeglądarka nie pozwala nam kopiować. Oto tekst: { $text }
play-download-record = Zapisz partię w pliku
play-share = Udostępnij link do tej partii
play-copied-link = Link jest skopiowany.
play-analyse = Analizuj tę partię
play-new = Nowa partia
play-rematch = Rewanż
play-evaluation-even = Pozycja jest równa.
play-evaluation-better = { $player ->
        [w] Białe stoją lepiej, o { $points }.
       *[b] Czarne stoją lepiej, o { $points }.
    }
play-evaluation-wins = { $player ->
        [w] Białe wygrywają na pewno.
       *[b] Czarne wygrywają na pewno.
    }
play-evaluation-none = Jeszcze nie ma oceny.

play-over = Koniec partii
play-result-won = Wygrana!
play-result-lost = Program wygrał.
play-result-white = Białe wygrały!
play-result-black = Czarne wygrały!
play-result-draw = Remis.
play-result-open = Bez wyniku.
play-end-rings-off = { $winner ->
        [w] Białe zdjęły dość pierścieni.
       *[b] Czarne zdjęły dość pierścieni.
    }
play-end-pool-empty = { $winner ->
        [w] Znaczniki się skończyły, a białe zdjęły więcej pierścieni.
        [b] Znaczniki się skończyły, a czarne zdjęły więcej pierścieni.
       *[none] Znaczniki się skończyły, a obie strony zdjęły tyle samo pierścieni.
    }
play-end-no-moves = { $winner ->
        [w] Nikt nie może przesunąć pierścienia, a białe zdjęły ich więcej.
        [b] Nikt nie może przesunąć pierścienia, a czarne zdjęły ich więcej.
       *[none] Nikt nie może przesunąć pierścienia, a obie strony zdjęły ich tyle samo.
    }
play-end-reserve-empty = { $winner ->
        [w] Czarne nie mają już pionka do wprowadzenia.
       *[b] Białe nie mają już pionka do wprowadzenia.
    }
play-end-gipf-pieces-gone = { $winner ->
        [w] Czarne straciły ostatni pionek GIPF.
       *[b] Białe straciły ostatni pionek GIPF.
    }
play-end-repetition = Ta sama pozycja powstała po raz trzeci.
play-end-resignation = { $winner ->
        [w] Czarne się poddały.
       *[b] Białe się poddały.
    }
play-end-time = { $winner ->
        [w] Czas czarnych minął.
       *[b] Czas białych minął.
    }
play-end-other = Tak mówi zapis.

play-games = Twoje partie
play-games-none = Partie, które rozgrywasz, są przechowywane tutaj, tylko w tej przeglądarce.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchy
    }
play-games-open = nieskończona
play-games-resume = Graj dalej
play-games-analyse = Analizuj
play-games-save = Zapisz
play-games-delete = Usuń
play-games-deleted = Partia jest usunięta.
play-games-undo = Zachowaj ją
play-games-save-all = Zapisz wszystkie partie w jednym pliku
play-not-kept = Ta przeglądarka nie przechowuje teraz partii. Zapisz partię w pliku, zanim zamkniesz stronę.
play-unplayable = Zachowanej partii nie dało się otworzyć i zostaje na liście: { $reason }
play-elsewhere = Ta partia jest otwarta w innej karcie.
play-elsewhere-here = Kontynuuj tutaj

play-import-title = Otwórz zapis
play-import-about = Wklej zapis albo wybierz plik: nasza notacja, Boardspace, Board Game Arena lub oficjalna notacja GIPF.
play-import-text = Zapis
play-import-file = Wybierz plik
play-import-read = Otwórz
play-import-cancel = Anuluj
play-import-empty = Nie ma jeszcze czego czytać.
play-import-refused = Nie dało się tego odczytać: { $reason }
play-import-refused-line = Nie dało się odczytać wiersza { $line }: { $reason }
play-import-large = Ten plik jest za duży na zapis.
play-import-found = { $count ->
        [one] Znaleziono { $count } partię. Jest skończona:
        [few] Znaleziono { $count } partie. Wybierz jedną:
        [many] Znaleziono { $count } partii. Wybierz jedną:
       *[other] Znaleziono { $count } partie. Wybierz jedną:
    }
play-link-refused = Nie dało się zrozumieć tego linku; możesz przygotować partię samodzielnie.
play-link-unplayable = Partii z tego linku nie da się zagrać: { $reason }

## Analyse

analyse-title = Analiza
analyse-loading = Przygotowuję planszę…
analyse-failed = Nie udało się wczytać planszy. Sprawdź sieć i spróbuj ponownie; twoje analizy są zachowane.
analyse-again = Spróbuj ponownie

analyse-steps = Przeglądanie ruchów
analyse-first = Na początek
analyse-previous = Ruch wstecz
analyse-next = Ruch naprzód
analyse-last = Na koniec
analyse-flip = Obróć planszę
analyse-open = Otwórz…
analyse-new = Nowa
analyse-tab-turns = Ruchy
analyse-tab-engine = Program
analyse-tab-setup = Ustaw
analyse-tab-share = Udostępnij
analyse-start = Początek
analyse-no-turns = Zagraj ruch na planszy albo otwórz partię. Każdy inny ruch, którego spróbujesz, staje się wariantem.
analyse-main-line = Wariant główny
analyse-variation = Wariant
analyse-turn-of = { $player ->
        [w] Ruch białych
       *[b] Ruch czarnych
    }
analyse-marks = Oznacz ten ruch
analyse-mark-good = Dobry
analyse-mark-poor = Błąd
analyse-mark-very-good = Znakomity
analyse-mark-very-poor = Gruby błąd
analyse-mark-interesting = Ciekawy
analyse-mark-doubtful = Wątpliwy
analyse-comment = Komentarz do tego ruchu
analyse-comment-start = Komentarz do partii
analyse-promote = Zrób wariantem głównym
analyse-delete = Usuń od tego miejsca
analyse-deleted = Usunięto: { $turn } i wszystko dalej.
analyse-bring-back = Przywróć
analyse-refused = Nie dało się tego otworzyć: { $reason }
analyse-turn-refused = Ruchu { $turn } nie da się pokazać: { $reason }
analyse-link-refused = Nie dało się zrozumieć tego linku; oto pusta plansza.
analyse-no-game = Tej partii nie ma już w tej przeglądarce.
analyse-part-failed = Nie udało się wczytać tej części strony. Sprawdź sieć i spróbuj ponownie.
analyse-not-kept = Ta przeglądarka niczego teraz nie przechowuje. Zapisz partię w pliku, zanim zamkniesz stronę.

analyse-engine = Program
analyse-engine-loading = Program się wczytuje…
analyse-engine-percent = Program się wczytuje… { $percent } %
analyse-engine-failed = Nie udało się wczytać programu. Wszystko inne działa bez niego.
analyse-engine-retry = Spróbuj ponownie
analyse-engine-over = Partia jest skończona.
analyse-engine-done = Program widział już dość: nic by się nie zmieniło.
analyse-lines = Liczba wariantów
analyse-lines-title = Co zagrałby program
analyse-progress = głębokość { $depth } · { $speed } pozycji/s
analyse-no-score = Bez oceny
analyse-even = Pozycja jest równa.
analyse-better = { $player ->
        [w] Białe stoją lepiej, o { $points }.
       *[b] Czarne stoją lepiej, o { $points }.
    }
analyse-has-won = { $player ->
        [w] Białe wygrały
       *[b] Czarne wygrały
    }
analyse-wins-in = { $player ->
        [w] { $turns ->
        [one] Białe wygrywają w { $turns } ruchu
        [few] Białe wygrywają w { $turns } ruchach
        [many] Białe wygrywają w { $turns } ruchach
       *[other] Białe wygrywają w { $turns } ruchach
    }
       *[b] { $turns ->
        [one] Czarne wygrywają w { $turns } ruchu
        [few] Czarne wygrywają w { $turns } ruchach
        [many] Czarne wygrywają w { $turns } ruchach
       *[other] Czarne wygrywają w { $turns } ruchach
    }
    }

analyse-review = Przejrzyj całą partię
analyse-review-stop = Zatrzymaj
analyse-review-doing = Program przegląda partię: ruch { $done } z { $of }
analyse-review-empty = Nie ma jeszcze ruchów do przejrzenia.
analyse-review-graph = Kto stał lepiej w trakcie partii
analyse-review-point = { $number }. { $turn } ({ $score }). Lepsze było { $better }.
analyse-review-player = { $player ->
        [w] Białe
       *[b] Czarne
    }
analyse-review-accuracy = { $percent } % dokładności
analyse-review-faults = { $count ->
        [0] bez błędów
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędy
    }
analyse-review-faultless = Program nie znalazł błędów.

analyse-setup-about = Wybierz pionek i wskaż planszę albo przeciągnij go tam. Ten sam pionek jeszcze raz go zdejmuje.
analyse-game = Gra
analyse-palette = Pionki
analyse-tool-hand = Przesuń pionek
analyse-tool-eraser = Zdejmij pionek
analyse-to-act = Na ruchu
analyse-white = Białe
analyse-black = Czarne
analyse-rings-off = Zdjęte pierścienie
analyse-reserve = Pionki w zapasie
analyse-right = Pionki GIPF
analyse-right-first = musi wprowadzić pierwszy
analyse-right-open = może wprowadzić więcej
analyse-right-lost = nie może już wprowadzać
analyse-setup-possible = Ta pozycja jest możliwa.
analyse-setup-done = Analizuj tę pozycję
analyse-setup-clear = Opróżnij planszę
analyse-setup-start = Pozycja początkowa
analyse-setup-shown = Jak w analizie

analyse-position = Pozycja
analyse-position-open = Otwórz tę pozycję
analyse-copy = Kopiuj
analyse-save = Zapisz w pliku
analyse-link = Link
analyse-link-position = Link do tej pozycji
analyse-link-game = Link do partii do tego miejsca
analyse-play-here = Graj od tego miejsca
analyse-play-engine = Z programem
analyse-play-person = We dwoje
analyse-record = Zapis ze wszystkimi wariantami
analyse-copied-position = Pozycja jest skopiowana.
analyse-copied-link = Link jest skopiowany.
analyse-copied-record = Zapis jest skopiowany.

analyse-open-title = Otwórz partię albo pozycję
analyse-open-text = Zapis, pozycja albo link
analyse-open-read = Otwórz
analyse-open-file = Wybierz plik
analyse-open-cancel = Anuluj
analyse-open-about = Zapisy w naszej notacji, z Boardspace lub Board Game Arena albo w oficjalnej notacji GIPF. Możesz też przeciągnąć plik na tę stronę.
analyse-open-empty = Nie ma jeszcze czego czytać.
analyse-open-large = To za duże na zapis.
analyse-open-nothing = W tym tekście nie znaleziono partii.
analyse-open-found = { $count ->
        [one] Znaleziono { $count } partię. Wybierz:
        [few] Znaleziono { $count } partie. Wybierz jedną:
        [many] Znaleziono { $count } partii. Wybierz jedną:
       *[other] Znaleziono { $count } partie. Wybierz jedną:
    }
analyse-open-more = { $count ->
        [one] Jeszcze { $count } nie dało się odczytać.
        [few] Jeszcze { $count } nie dało się odczytać.
        [many] Jeszcze { $count } nie dało się odczytać.
       *[other] Jeszcze { $count } nie dało się odczytać.
    }
analyse-own-games = Twoje partie
analyse-earlier = Wcześniejsze analizy

## Learn: the pages around the lessons

learn-title = Nauka
learn-lead = Krótkie lekcje na prawdziwej planszy, po jednej na każdą zasadę. Zrób to, o co prosi tekst; plansza wie, kiedy jest dobrze.
learn-progress = Ukończone lekcje: { $done } z { $count }
learn-start = Zacznij
learn-continue = Kontynuuj
learn-again = Od początku
learn-all-done = Wszystkie lekcje są ukończone.
learn-lesson-done = ukończona
learn-steps = { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    }
learn-step = Krok { $step } z { $count }
learn-lesson-of = Lekcja { $number } z { $count }
learn-back = Wstecz
learn-next = Dalej
learn-next-lesson = Następna lekcja: { $title }
learn-overview = Wszystkie lekcje
learn-show = Pokaż mi
learn-shown = Oto jeden ze sposobów.
learn-hint = Podpowiedź
learn-reset = Zacznij ten krok od nowa
learn-right-1 = Dobrze.
learn-right-2 = Właśnie tak.
learn-right-3 = O to chodziło.
learn-not-yet = Poprawny ruch, ale jeszcze nie ten, którego szukamy. Spróbuj ponownie.
learn-not-yet-win = Jeszcze nie: po tym ruchu czarne mogą się wymknąć. Spróbuj ponownie.
learn-course-done-yinsh = Znasz wszystkie zasady YINSH. Najlepiej teraz rozegrać partię.
learn-course-done-gipf = Znasz wszystkie zasady GIPF. Najlepiej teraz rozegrać partię.
learn-rules-yinsh = Wszystkie zasady YINSH do czytania
learn-rules-gipf = Wszystkie zasady GIPF do czytania
learn-rules-contents = Na tej stronie
learn-rules-site = Zasada z oficjalnej strony
learn-rules-site-about = Takiej zasady nie ma w instrukcji. Pochodzi ze skróconych zasad albo z pytań i odpowiedzi na stronie autora.
learn-rules-ruling = Nasze rozstrzygnięcie
learn-rules-ruling-about = Rozstrzygnięcie to nasza decyzja tam, gdzie instrukcja milczy albo można ją czytać na dwa sposoby. Powód stoi obok.
learn-rules-try = Wypróbuj
learn-rules-reset = Ustaw od nowa
learn-rules-lesson = Lekcja: { $title }
learn-rules-credit = YINSH i GIPF stworzył Kris Burm; należą do jego projektu GIPF. To są zasady naszymi własnymi słowami; instrukcje w pudełkach są jego.
learn-rules-official = Strona projektu GIPF

## Lessons of YINSH

lesson-yinsh-rings = Co to jest pierścień?
lesson-yinsh-rings-1 = Grasz białymi. Każdy gracz ma pięć pierścieni i tylko pierścienie się przesuwa. Postaw pierwszy: na dowolnym polu, czyli tam, gdzie krzyżują się linie.
lesson-yinsh-rings-2 = Ty i czarne stawiacie pierścienie na zmianę. Ze środka pierścień sięga najdalej: postaw jeden na zaznaczonym polu.
lesson-yinsh-rings-3 = Na polu stoi jeden pierścień, nigdy dwa. Postaw piąty i ostatni pierścień na dowolnym wolnym polu.
lesson-yinsh-rings-3-done = Czarne stawiają dziesiąty pierścień. Wszystkie już stoją i odtąd się przesuwają.

lesson-yinsh-moving = Jak porusza się pierścień
lesson-yinsh-moving-1 = Wybierz jeden ze swoich pierścieni i przesuń go wzdłuż linii, jak daleko chcesz, na puste pole. Zobacz, co zostawia.
lesson-yinsh-moving-1-done = Znacznik! Każdy ruch bierze jeden z puli i zostawia go tam, gdzie stał pierścień, twoim kolorem do góry.
lesson-yinsh-moving-2 = Pierścień idzie prosto, nigdy nie skręca. Przesuń jeden ze swoich na zaznaczone pole.
lesson-yinsh-moving-3 = Pierścień nigdy nie mija innego pierścienia, ani twojego, ani czarnego. Znajdź ten, który jeszcze dojdzie na zaznaczone pole.

lesson-yinsh-jumping = Przeskakiwanie znaczników
lesson-yinsh-jumping-1 = Znacznik nie zatrzymuje pierścienia: pierścień go przeskakuje. Przeskocz czarny znacznik.
lesson-yinsh-jumping-2 = Pierścień przeskakuje dowolnie wiele znaczników leżących obok siebie, w obu kolorach. Przeskocz trzy naraz.
lesson-yinsh-jumping-3 = Przed skokiem pierścień może minąć puste pola. Po skoku musi stanąć na pierwszym pustym polu. Stań na zaznaczonym polu.
lesson-yinsh-jumping-4 = W ruchu jest tylko jeden skok, więc przerwa go kończy. Który z twoich pierścieni dojdzie teraz na zaznaczone pole?

lesson-yinsh-flipping = Odwracanie znaczników
lesson-yinsh-flipping-1 = Każdy przeskoczony znacznik zostaje odwrócony: czarny staje się biały, a biały czarny. Przejmij oba czarne znaczniki.
lesson-yinsh-flipping-2 = Twoje też się odwracają i należą wtedy do czarnych! Zdobądź dwa znaczniki, nie tracąc żadnego.
lesson-yinsh-flipping-3 = Czasem trzeba trochę oddać, żeby więcej zyskać. Przeskocz wszystkie cztery znaczniki.
lesson-yinsh-flipping-3-done = Jeden oddany, trzy zdobyte. Znacznik, który właśnie został za tobą, się nie odwraca: tylko te przeskoczone.

lesson-yinsh-rows = Pięć w rzędzie
lesson-yinsh-rows-1 = Pięć znaczników jednego koloru obok siebie na linii to rząd. Masz cztery, a na końcu pierścień: przesuń go, a zostawi piąty.
lesson-yinsh-rows-2 = Rzędy powstają też przez odwracanie. Zmień czarny znacznik w środku na biały.
lesson-yinsh-rows-3 = Pierścień nie liczy się do rzędu. Twój stoi w jedynej przerwie: co możesz zrobić?

lesson-yinsh-removing = Rząd i pierścień z planszy
lesson-yinsh-removing-1 = Masz rząd, a rzędy trzeba usuwać. Zdejmij jego pięć znaczników; wracają do puli.
lesson-yinsh-removing-2 = Za każdy rząd zdejmujesz też jeden ze swoich pierścieni. Wybierz dowolny.
lesson-yinsh-removing-2-done = Jeden pierścień zdjęty: o to grasz. Ale teraz masz o jeden pierścień mniej do gry.
lesson-yinsh-removing-3 = Teraz wszystko w jednym ruchu: zbuduj rząd, usuń go i zdejmij pierścień.
lesson-yinsh-removing-3-hint = W kolumnie e brakuje jednego białego znacznika: odwróć czarny.

lesson-yinsh-long-rows = Więcej niż pięć
lesson-yinsh-long-rows-1 = Sześć w linii: usuwasz pięć leżących obok siebie, a szósty zostaje. Zachowaj zaznaczony, bo należy do innej twojej linii.
lesson-yinsh-long-rows-2 = Te dwa rzędy krzyżują się i mają wspólny znacznik. Usuń jeden: drugi nie będzie już rzędem. Zdejmij też pierścień.
lesson-yinsh-long-rows-3 = Dwa rzędy bez wspólnych znaczników muszą zejść oba, każdy z pierścieniem. Zbuduj jednym skokiem dwa rzędy i zdejmij dwa pierścienie.

lesson-yinsh-defence = Jak przeszkodzić
lesson-yinsh-defence-1 = Czarne mają cztery w linii, a pierścień na końcu zostawi piąty. Przeszkodź: zagraj tak, żeby czarne nie mogły od razu zbudować rzędu.
lesson-yinsh-defence-2 = Czarne chcą przeskoczyć twój znacznik w środku. Przeszkodź im znowu.
lesson-yinsh-defence-2-hint = Pierścień musi stanąć na pustym polu. Gdzie stanąłby czarny?

lesson-yinsh-not-yours = Rząd, który nie jest twój
lesson-yinsh-not-yours-1 = Skok czarnych zbudował rząd białych znaczników. Rząd należy do swojego koloru, ktokolwiek go zbudował! Usuń go, zdejmij pierścień, a potem zagraj jak zwykle.
lesson-yinsh-not-yours-2 = Działa to też w drugą stronę. Zbuduj rząd dla czarnych i zobacz, co się stanie.
lesson-yinsh-not-yours-2-done = Rząd należy do czarnych. Usuwają go, zdejmują pierścień i dopiero potem grają.
lesson-yinsh-not-yours-3 = Teraz ostrożnie: przeskocz co najmniej dwa znaczniki, ale nie buduj rzędu czarnych.
lesson-yinsh-not-yours-3-hint = Twój znacznik na f6 rozdziela czarne. Zostaw go tak, jak jest.

lesson-yinsh-who-first = Rzędy dla obojga
lesson-yinsh-who-first-1 = Jeden skok może zbudować rząd dla każdego z was. Pierwszy jest ten, kto się ruszył. Zbuduj oba, potem usuń swój i zdejmij pierścień.
lesson-yinsh-who-first-2 = Każde z was zdjęło dwa pierścienie, a trzeci wygrywa. Znowu zbuduj rzędy dla obojga: to ty pierwszy zdejmujesz pierścień.

lesson-yinsh-ending = Jak kończy się partia
lesson-yinsh-ending-1 = Kto zdejmie trzeci pierścień, od razu wygrywa. Dwa masz już zdjęte. Wygraj!
lesson-yinsh-ending-2 = W puli jest ostatni znacznik. Gdy pula jest pusta i nie ma rzędów do usunięcia, wygrywa ten, kto zdjął więcej pierścieni, a ty prowadzisz jeden do zera. Zużyj go, nie budując rzędu.
lesson-yinsh-ending-2-hint = Skok, który odwraca dużo znaczników, łatwo buduje rzędy. Przesuń się niedaleko.
lesson-yinsh-ending-3 = Żaden z twoich pierścieni nie może się ruszyć. Tylko wtedy pasujesz, a czarne grają dalej.

lesson-yinsh-blitz = Wariant błyskawiczny
lesson-yinsh-blitz-1 = Na krótką partię jest wariant błyskawiczny: wygrywa pierwszy zdjęty pierścień. Wygraj ją.
lesson-yinsh-blitz-2 = Tu też pierwszy jest ten, kto się ruszył. Wygraj, choć czarne też dostają rząd.

lesson-yinsh-puzzle = Dwa zadania
lesson-yinsh-puzzle-1 = Każde z was zdjęło dwa pierścienie, a czarne mają cztery w linii. Możesz wygrać w tym ruchu.
lesson-yinsh-puzzle-1-done = Cztery odwrócone i znacznik, który został za tobą: rząd z czterech czarnych.
lesson-yinsh-puzzle-2 = Teraz potrzeba dwóch ruchów. Znajdź ruch, po którym czarne nie uratują już partii.
lesson-yinsh-puzzle-2-hint = Czarny pierścień na c6 chętnie przeskoczyłby twoje cztery. Gdzie musiałby stanąć?
lesson-yinsh-puzzle-2-done = Twój pierścień stał tam, gdzie chciały stanąć czarne, a zarazem na końcu twojego rzędu. Pora na partię.

## Lessons of GIPF

lesson-gipf-pushing = Z brzegu na planszę
lesson-gipf-pushing-1 = Grasz białymi. W każdym ruchu bierzesz pionek ze swojego zapasu, kładziesz go na punkcie na skraju i wpychasz o krok na planszę. Wprowadź pionek.
lesson-gipf-pushing-2 = Jeśli pierwsze pole jest zajęte, stojący tam pionek przesuwa się dalej. Pchnij tak, żeby ruszył się inny pionek.
lesson-gipf-pushing-3 = Pionki stojące obok siebie przesuwają się razem, aż do pierwszej przerwy. Przesuń trzy jednym pchnięciem.
lesson-gipf-pushing-3-done = To, co stało za przerwą, się nie ruszyło.

lesson-gipf-lines = W którą stronę pchnąć
lesson-gipf-lines-1 = Z większości punktów na skraju prowadzą na planszę dwie linie, z sześciu rogów tylko jedna. Z zaznaczonego punktu pchnij na zaznaczone pole.
lesson-gipf-lines-2 = Przepchnij czarny pionek z c6 na zaznaczone pole. Ważne, z którego punktu pchasz.
lesson-gipf-lines-3 = Pełnej linii nie da się pchnąć: tutaj tej od a2 do f1. Wprowadź pionek na zaznaczone pole inną linią.

lesson-gipf-rows = Cztery w rzędzie
lesson-gipf-rows-1 = Cztery pionki jednego koloru obok siebie na linii to rząd. Masz trzy: dodaj czwarty.
lesson-gipf-rows-2 = Czwarty pionek może przyjść z boku. Wepchnij jeden ze swoich pionków w przerwę w kolumnie e.
lesson-gipf-rows-2-hint = Twój pionek na d6 ma zrobić krok na e6. Z którego punktu?
lesson-gipf-rows-3 = Można też pchać wzdłuż samego rzędu. Zamknij przerwę w kolumnie d.

lesson-gipf-removing = Zdejmowanie rzędu
lesson-gipf-removing-1 = Rząd musi zejść z planszy. Twoje pionki wracają do twojego zapasu. Zrób to.
lesson-gipf-removing-2 = Każde pchnięcie kosztuje pionek z zapasu, a każdy rząd przynosi pionki z powrotem. Zbuduj rząd, żeby mieć osiem w zapasie.
lesson-gipf-removing-3 = Wszystko, co łączy się z rzędem bez przerwy, schodzi razem z nim. Zbuduj rząd i zabierz naraz sześć pionków.
lesson-gipf-removing-3-hint = Biały pionek na e6 połączyłby wszystkie pozostałe w kolumnie e.

lesson-gipf-capturing = Zbijanie
lesson-gipf-capturing-1 = Czarne pionki, które łączą się z twoim rzędem bez przerwy, też schodzą i wypadają z gry. Zbij pionek na c6.
lesson-gipf-capturing-1-done = Zbity: czarne już go nie odzyskają.
lesson-gipf-capturing-2 = Możesz tu zbudować więcej niż jeden rząd. Wybierz ten, który zbija dwa pionki.
lesson-gipf-capturing-2-done = Przerwa by je uratowała. Szukaj przerw, zanim pchniesz, także przy swoich pionkach.

lesson-gipf-two-rows = Dwa rzędy naraz
lesson-gipf-two-rows-1 = Masz dwa rzędy, które się krzyżują. Gdy jeden zejdzie, drugi nie jest już rzędem. Wybierz ten, który zbija dwa pionki.
lesson-gipf-two-rows-1-done = Pionki, które zostały w kolumnie e, stoją tam dalej.
lesson-gipf-two-rows-2 = Rzędy bez wspólnego pionka muszą zejść oba, w dowolnej kolejności. Zbuduj jednym pchnięciem dwa rzędy i zdejmij je.

lesson-gipf-not-yours = Rząd, który nie jest twój
lesson-gipf-not-yours-1 = Pchnięcie czarnych zbudowało rząd białych pionków. Rząd należy do swojego koloru, ktokolwiek go zbudował! Zdejmij go, a potem pchnij jak zwykle.
lesson-gipf-not-yours-2 = Działa to też w drugą stronę. Pchnij tak, żeby czarne dostały rząd.
lesson-gipf-not-yours-2-done = Czarne musiały zdjąć rząd, zanim mogły pchnąć. To otwiera mur, którego nie dało się przebić.

lesson-gipf-who-first = Rzędy dla obojga
lesson-gipf-who-first-1 = Jedno pchnięcie może zbudować rząd dla każdego z was. Pierwszy jest ten, kto pchnął. Zbuduj oba, potem zdejmij swój.
lesson-gipf-who-first-2 = Pchnij z zaznaczonego punktu. Znowu powstanie rząd dla obojga, ale tym razem się krzyżują. Zdejmij swój.
lesson-gipf-who-first-2-done = Twój rząd zbił pionek z rzędu czarnych, więc czarne nie mają już czego zdejmować.

lesson-gipf-reserve = Ostatni pionek
lesson-gipf-reserve-1 = Kto musi pchnąć, a nie ma pionka w zapasie, przegrywa. Zapas czarnych jest pusty: pchnij jak chcesz, ale nie dawaj czarnym rzędu.
lesson-gipf-reserve-1-done = Tak wygrywa się grę podstawową. Rząd przyniósłby pionki do zapasu czarnych.
lesson-gipf-reserve-2 = Teraz to ty masz już tylko jeden pionek. Zagranie go jeszcze nie przegrywa: rząd przynosi pionki z powrotem.

lesson-gipf-gipf-pieces = Pionki GIPF
lesson-gipf-gipf-pieces-1 = Gra standardowa zaczyna się z pionkami GIPF: dwa pionki jeden na drugim, które poruszają się i liczą jak jeden. Popchnij jeden z nich.
lesson-gipf-gipf-pieces-2 = Gdy zdejmujesz rząd, pionki GIPF mogą zostać. Zbuduj rząd w kolumnie e, zdejmij go i zachowaj swój pionek GIPF.
lesson-gipf-gipf-pieces-2-hint = Zanim zatwierdzisz, wybierz, czy pionek GIPF zostaje.
lesson-gipf-gipf-pieces-3 = Decydujesz też o czarnych pionkach GIPF w swoim rzędzie. Zbuduj rząd i zbij jeden.
lesson-gipf-gipf-pieces-4 = Zabrany pionek GIPF daje dwa pionki do zapasu, ale nigdy nie wraca jako pionek GIPF. Twój zapas jest mały: zbuduj rząd i zabierz wszystko.
lesson-gipf-gipf-pieces-4-done = Wróciło pięć pionków. Masz jeszcze dwa pionki GIPF i zaraz zobaczysz, dlaczego to ważne.

lesson-gipf-last-gipf = Ostatni pionek GIPF
lesson-gipf-last-gipf-1 = Kto straci ostatni pionek GIPF, od razu przegrywa partię. Zbij ten czarny.
lesson-gipf-last-gipf-2 = To dotyczy także ciebie. Zdejmij swój rząd, ale zachowaj ostatni pionek GIPF.

lesson-gipf-tournament = Gra turniejowa
lesson-gipf-tournament-1 = W grze turniejowej plansza jest pusta, a w zapasie masz 18 pionków. Twój pierwszy musi być pionkiem GIPF. Bierze dwa z zapasu.
lesson-gipf-tournament-2 = Możesz dalej wprowadzać pionki GIPF, dopóki nie wprowadzisz pojedynczego. Wprowadź jeszcze jeden pionek GIPF.
lesson-gipf-tournament-3 = Ile ich chcesz? Pierwszy pojedynczy pionek to kończy. Wprowadź teraz pojedynczy pionek.
lesson-gipf-tournament-3-done = Odtąd masz do wprowadzenia tylko pojedyncze pionki. Czarne same decydują, kiedy skończyć.
lesson-gipf-tournament-4 = Rząd z samych pionków GIPF nie musi schodzić. Zostaw go.
lesson-gipf-tournament-4-done = Po kolejnych pchnięciach znowu o to zapytamy. Gdy tylko dołączy do niego pojedynczy pionek, trzeba go rozliczyć.

lesson-gipf-puzzle = Dwa zadania
lesson-gipf-puzzle-1 = Czarne mają jeszcze jeden pionek GIPF. Możesz wygrać w tym ruchu.
lesson-gipf-puzzle-1-hint = Którego pola brakuje w kolumnie e i skąd dojdzie tam biały pionek?
lesson-gipf-puzzle-2 = Teraz potrzeba dwóch ruchów, a pierwszy buduje rząd, który nie jest twój. Znajdź pchnięcie, po którym czarne nie uratują już partii.
lesson-gipf-puzzle-2-hint = Gdy rząd czarnych zejdzie, zostanie tylko pionek GIPF. Pchnij go tam, gdzie sięgnie go twój następny rząd.
lesson-gipf-puzzle-2-done = Czarne dostały od ciebie rząd i dzięki niemu jest wygrana. Pora na partię.

## Rules of YINSH

rules-yinsh-title = Zasady YINSH
rules-yinsh-lead = YINSH to gra dla dwojga autorstwa Krisa Burma. Przesuwasz pierścienie, każdy ruch zostawia znacznik, a przeskoczone znaczniki zmieniają stronę. Rząd pięciu znaczników twojego koloru kosztuje cię pierścień, i o to właśnie chodzi: kto zdejmie trzy pierścienie, wygrywa.

rules-yinsh-board = Plansza i elementy
rules-yinsh-board-1 = Plansza ma 85 pól, tam gdzie krzyżują się linie, w jedenastu kolumnach od a do k. Linie biegną w trzech kierunkach: wzdłuż kolumny i na dwa sposoby w poprzek.
rules-yinsh-board-2 = Każdy gracz ma pięć pierścieni. Obaj korzystają ze wspólnej puli 51 znaczników, z jednej strony białych, z drugiej czarnych. Zaczynają białe.
rules-yinsh-board-3 = Białe siedzą tam, gdzie numery rzędów są małe. Instrukcja o tym nie mówi; plansza wygląda z każdej strony tak samo, więc chodzi tylko o rysunek.

rules-yinsh-placing = Stawianie pierścieni
rules-yinsh-placing-1 = Na zmianę, zaczynając od białych, gracze stawiają po jednym pierścieniu na dowolnym pustym polu, aż staną wszystkie dziesięć. Wtedy białe wykonują pierwszy ruch.

rules-yinsh-moving = Ruch pierścienia
rules-yinsh-moving-1 = W swoim ruchu kładziesz znacznik z puli w jednym ze swoich pierścieni, swoim kolorem do góry, i przesuwasz ten pierścień. Znacznik zostaje tam, gdzie był pierścień. Kto może się ruszyć, musi to zrobić.
rules-yinsh-moving-2 = Pierścień porusza się po linii prostej na puste pole. Może minąć dowolnie wiele pustych pól. Nigdy nie mija innego pierścienia, ani twojego, ani przeciwnika.
rules-yinsh-moving-3 = Pierścień może też przeskoczyć znaczniki dowolnego koloru leżące obok siebie bez przerwy. Musi wtedy stanąć na pierwszym pustym polu za nimi. W ruchu jest tylko jeden skok; przed nim pierścień może minąć puste pola.
rules-yinsh-moving-4 = Każdy przeskoczony znacznik zostaje odwrócony, twój tak samo jak przeciwnika. Ten właśnie położony nie.
rules-yinsh-moving-board = Biały pierścień na d4 może przeskoczyć trzy znaczniki na drodze w górę w prawo. Zostają odwrócone, a pierścień staje za nimi.

rules-yinsh-rows = Rzędy
rules-yinsh-rows-1 = Pięć znaczników jednego koloru obok siebie na linii prostej to rząd. Pierścienie się nie liczą.
rules-yinsh-rows-2 = Rząd należy do gracza swojego koloru, ktokolwiek go zbudował, i to ten gracz wybiera, co usunąć. Mówimy o tym, bo podpis pod rysunkiem w jednym z wydań można czytać inaczej.

rules-yinsh-removing = Usuwanie rzędu
rules-yinsh-removing-1 = Rząd trzeba usunąć. Jego właściciel zdejmuje pięć znaczników leżących obok siebie i oddaje je do puli. Z dłuższej linii może wybrać dowolnych takich pięć; pozostałe zostają.
rules-yinsh-removing-2 = Potem zdejmuje jeden własny pierścień, dowolny, także ten właśnie przesunięty.
rules-yinsh-removing-3 = Kolejność to rząd, pierścień, rząd, pierścień: po każdym pierścieniu patrzy się na planszę od nowa. Jeśli nadal stoi pięć, to jest rząd i musi zejść, z następnym pierścieniem; jeśli dwa rzędy miały wspólny znacznik, drugiego może już nie być. Dwa wydania można czytać jako rząd, rząd, pierścień, pierścień. Zwycięzca jest ten sam.
rules-yinsh-removing-4 = Jeśli ruch buduje rzędy dla obu graczy, najpierw usuwa wszystkie swoje ten, kto się ruszył. Potem robi to przeciwnik i dopiero wtedy gra. Rząd tylko dla przeciwnika też usuwa on sam, przed swoim ruchem.
rules-yinsh-removing-board = Białe mają sześć znaczników w linii: pięć schodzi, a potem pierścień. Wybierz które.

rules-yinsh-end = Koniec partii
rules-yinsh-end-1 = Kto zdejmie trzeci pierścień, od razu wygrywa. Nieważne, co jeszcze stoi na planszy, nawet rząd przeciwnika.
rules-yinsh-end-2 = Jeśli gracz ma się ruszyć, nie ma rzędu do usunięcia, a pula jest pusta, partia się kończy. Wygrywa ten, kto zdjął więcej pierścieni; po równo to remis.
rules-yinsh-end-3 = Rząd zbudowany ostatnim znacznikiem najpierw się usuwa. To oddaje do puli pięć znaczników i partia trwa. Instrukcja o tym nie mówi; inne programy robią tak samo.
rules-yinsh-end-4 = Jeśli żaden z twoich pierścieni nie może się ruszyć, a któryś przeciwnika może, pasujesz. Inaczej nikomu nie wolno pasować. Instrukcja o tym nie mówi; podobno autor tak odpowiedział.
rules-yinsh-end-5 = Jeśli żaden z graczy nie może przesunąć pierścienia, partia kończy się jak przy pustej puli. Inaczej obaj pasowaliby bez końca.
rules-yinsh-end-6 = Żadna pozycja nigdy nie wraca: każdy ruch zużywa znacznik, a usunięty rząd oddaje pięć, ale kosztuje pierścień. Dlatego nie ma zasady o powtórzeniu.
rules-yinsh-end-board = Obie strony zdjęły dwa pierścienie. Białe mogą jednym skokiem zbudować rząd dla każdego gracza, są pierwsze i wygrywają.

rules-yinsh-blitz = Wariant błyskawiczny
rules-yinsh-blitz-1 = Wariant błyskawiczny to ta sama gra, ale wygrywa pierwszy zdjęty pierścień. Rząd tylko dla przeciwnika wygrywa więc dla niego, a rzędy dla obu wygrywają dla tego, kto się ruszył. Przy pustej puli albo gdy nikt nie może się ruszyć, jest remis.

rules-yinsh-notation = Jak zapisuje się ruchy
rules-yinsh-notation-1 = Pole nazywa się od kolumny i rzędu: f6 to środek. Postawiony pierścień zapisuje się f6, ruch e1-e9, usunięty rząd xc2-c6 przez jego dwa końce, zdjęty pierścień xf9. To, co należy do jednego ruchu, łączą średniki: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = Zasady GIPF
rules-gipf-lead = GIPF to gra dla dwojga autorstwa Krisa Burma, pierwsza w jego projekcie GIPF. Wpychasz pionki z brzegu. Cztery w rzędzie w twoim kolorze wracają do twojego zapasu, a to, co przedłuża rząd, zostaje zbite. Można grać na trzy sposoby: według zasad podstawowych, standardowych i turniejowych.

rules-gipf-board = Plansza i elementy
rules-gipf-board-1 = Plansza ma 37 pól gry, a wokół nich 24 punkty na skraju. Pionki wchodzą z punktu; żaden nigdy na nim nie zostaje.
rules-gipf-board-2 = Jest 21 linii od czterech do siedmiu pól, z punktem na każdym końcu, więc są 42 sposoby pchnięcia. Sześć punktów w rogach ma jedną linię, wszystkie inne dwie. Punkty nie są ze sobą połączone.
rules-gipf-board-3 = Pojedynczy pionek to jeden pionek. Pionek GIPF to dwa pionki jeden na drugim: na planszy porusza się i liczy jak jeden, w zapasie to dwa. Pierwsze pchają białe.

rules-gipf-start = Jak zaczyna się partia
rules-gipf-start-1 = Gra podstawowa: 15 pionków dla każdego i żadnych pionków GIPF. Białe zaczynają z pojedynczymi na e2, b5 i h5, czarne z pojedynczymi na b2, e8 i h2; pozostałe dwanaście każdego gracza to jego zapas.
rules-gipf-start-2 = Wyrównanie: w grze podstawowej jeden z graczy może zacząć z jednym, dwoma lub trzema pionkami więcej w zapasie.
rules-gipf-start-3 = Gra standardowa: 18 pionków dla każdego. Na tych samych sześciu polach stoją pionki GIPF, a dwanaście pionków każdego gracza to jego zapas. Później nie wchodzą już żadne pionki GIPF.
rules-gipf-start-4 = Gra turniejowa: plansza jest pusta, a każdy ma w zapasie 18 pionków. Twój pierwszy musi być pionkiem GIPF. Możesz dalej wprowadzać pionki GIPF, aż wprowadzisz pojedynczy; odtąd masz tylko pojedyncze. Każdy decyduje sam za siebie.
rules-gipf-start-5 = Pionek GIPF bierze dwa pionki z zapasu, dowolne, także te, które wróciły z planszy. Oficjalna strona na to pozwala; pionek w zapasie to pionek w zapasie i nie odróżniamy starych od nowych.

rules-gipf-pushing = Pchanie
rules-gipf-pushing-1 = W swoim ruchu kładziesz pionek z zapasu na punkcie na skraju i pchasz go o krok wzdłuż linii. Pionki na drodze przesuwają się o jedno pole, aż do pierwszego pustego. To, co stoi za nim, zostaje.
rules-gipf-pushing-2 = Linii bez pustego pola nie da się pchnąć, z żadnego końca.
rules-gipf-pushing-3 = Pchnięcie na puste pole jest takie samo, z którego punktu by nie było.
rules-gipf-pushing-4 = Nie ma pasowania i nigdy nie jest potrzebne: obaj gracze mają razem najwyżej 36 pionków, a pól jest 37, więc kto ma pionek w zapasie, może pchnąć.
rules-gipf-pushing-board = Białe mogą pchnąć z e1: trzy pionki przesuwają się o jedno pole w górę, a czarny na e6 za przerwą zostaje.

rules-gipf-rows = Rzędy
rules-gipf-rows-1 = Pionki stojące na linii bez przerwy to ciąg, jak długi by nie był. Ciąg jest twoim rzędem, jeśli stoją w nim obok siebie co najmniej cztery twoje pionki, pojedyncze lub GIPF.
rules-gipf-rows-2 = Rząd należy do gracza swojego koloru, ktokolwiek go zbudował.

rules-gipf-removing = Zdejmowanie rzędu
rules-gipf-removing-1 = Rząd musi zejść z planszy. Schodzą wszystkie pojedyncze pionki jego ciągu, w obu kolorach, także te ponad cztery.
rules-gipf-removing-2 = Twoje pionki wracają do twojego zapasu, pionek GIPF jako dwa. Pionki przeciwnika są zbite i wypadają z gry.
rules-gipf-removing-3 = Pionki GIPF z ciągu, w obu kolorach, można zabrać albo zostawić, każdy według woli. Kto zdejmuje rząd, decyduje też o pionkach GIPF przeciwnika.
rules-gipf-removing-4 = Jeśli masz kilka rzędów, wybierasz kolejność. Po każdym zdjęciu patrzy się na planszę od nowa: rzędu, który krzyżował się ze zdjętym, może już nie być albo nadal musi zejść.
rules-gipf-removing-5 = Jeśli obaj gracze mają rzędy, najpierw zdejmuje swoje ten, kto pchnął, a potem przeciwnik to, co zostało z jego. To nie jest ruch: przeciwnik potem jeszcze pcha.
rules-gipf-removing-6 = Jeśli wszystkie twoje rzędy stoją w ciągach bez pojedynczych pionków, możesz zabrać jeden lub więcej ich pionków GIPF albo zostawić wszystkie. Po każdym kolejnym pchnięciu pytanie wraca, a rząd trzeba rozliczyć, gdy tylko dołączy pojedynczy pionek. Potrzeba do tego czterech pionków GIPF jednego koloru, więc zdarza się to tylko w grze turniejowej.
rules-gipf-removing-7 = Taki rząd można wybrać także wtedy, gdy stoi inny rząd z pojedynczymi pionkami: kolejność jest dowolna, a oficjalna strona mówi tylko, kiedy wolno skończyć.
rules-gipf-removing-board = Białe mają rząd w kolumnie e. Pojedyncze schodzą, czarny jest zbity, a o pionku GIPF decydują białe.

rules-gipf-end = Koniec partii
rules-gipf-end-1 = Kto musi pchnąć, a nie ma nic w zapasie, przegrywa. Sprawdza się to po zdjęciu własnych rzędów, które mogły przynieść pionki, więc zagranie ostatniego pionka jeszcze nie przegrywa. Instrukcję można też czytać tak, że przegrywa się od razu; my idziemy za oficjalną stroną.
rules-gipf-end-2 = Gra standardowa i turniejowa: gracz, którego ostatni pionek GIPF zszedł z planszy, od razu przegrywa, nawet jeśli zdjął go sam. Sprawdza się to po każdym zdjęciu. W grze turniejowej zaczyna się to od twojego pierwszego pionka GIPF, a prawo do wprowadzenia następnego nie pomaga.
rules-gipf-end-3 = Jeśli jedno zdjęcie zabiera ostatni pionek GIPF obu graczom, wygrywa ten, kto zdejmował: ostatni pionek przeciwnika jest zbity i nikt nie był wcześniej.
rules-gipf-end-4 = Jeśli ta sama pozycja stoi po raz trzeci, z tym samym graczem do pchnięcia, tymi samymi zapasami i prawami, jest remis. Instrukcja mówi, że remisów nie ma, ale nic w niej nie powstrzymuje dwóch graczy przed kręceniem się w kółko.
rules-gipf-end-board = Czarne mają jeszcze jeden pionek GIPF, na d3. Białe mogą zbudować rząd, który go sięga, i wygrać.

rules-gipf-notation = Jak zapisuje się ruchy
rules-gipf-notation-1 = Punkty i pola nazywa się od kolumny i rzędu: e5 to środek. Pchnięcie na puste pole zapisuje się e8, pchnięcie, które przesuwa inne, przez punkt i ostatnie pole, na które dotarł pionek: e9-e6. Zdjęcie wymienia wszystkie pionki, które schodzą, z G przed pionkiem GIPF i gwiazdką za pionkiem przeciwnika: xe2,e3,Ge4,e5*. Zostawienie rzędu pionków GIPF zapisuje się =.

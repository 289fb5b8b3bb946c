### Wszystkie zdania strony po polsku. Komunikaty i ich argumenty są takie jak w en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Ucz się, graj i analizuj YINSH i GIPF w przeglądarce: z silnym programem, we dwoje przy jednym ekranie lub online. Prawie wszystko działa także offline.
site-skip = Do treści
site-menu = Menu główne
site-play = Graj
site-analyse = Analiza
site-learn = Nauka
site-rules = Zasady
site-settings = Ustawienia
site-about = O Gipfel
site-language = Język
site-close = Zamknij
site-credit = YINSH i GIPF to gry Krisa Burma. Gipfel nie jest powiązany z nim ani z jego wydawcami.
site-new-version = Dostępna jest nowa wersja Gipfel. Twoje partie pozostaną zachowane.
site-reload = Wczytaj ponownie
site-offline = Jesteś offline. Wszystko na tej stronie nadal działa.
site-online = Znów jesteś online.
site-broken-entry = Części danych zapisanych w tej przeglądarce nie dało się odczytać ({ $name }). Odłożono je na bok; wszystko inne jest bez zmian.
site-no-script = Plansza wymaga JavaScriptu. Zasady można czytać bez niego.

home-title = YINSH i GIPF w pięknej oprawie
home-lead = Dwie z najpiękniejszych gier abstrakcyjnych. Graj od razu, bez konta, nawet offline.
home-game = Gra
home-play = Graj teraz
home-against = poziom { $level }
home-learn = Naucz się w dziesięć minut
home-lessons = { $count ->
    [one] { $count } krótka lekcja
    [few] { $count } krótkie lekcje
    [many] { $count } krótkich lekcji
   *[other] { $count } krótkiej lekcji
  }
home-friend = Zagraj ze znajomym
home-friend-how = wyślij link
home-touch-yinsh = Dotknij pierścienia i graj dalej z programem, poziom 1.
home-touch-gipf = Dotknij zielonego punktu i graj dalej z programem, poziom 1.
home-click-yinsh = Kliknij pierścień i graj dalej z programem, poziom 1.
home-click-gipf = Kliknij zielony punkt i graj dalej z programem, poziom 1.
home-yours = Twój ruch: grasz białymi z programem, poziom 1.
home-pause = Pauza
home-again = Oglądaj
home-larger = Większa plansza
home-learn-yinsh = Naucz się YINSH
home-learn-gipf = Naucz się GIPF
home-resume = Wróć do swojej partii
home-yinsh-about = Pierścienie zostawiają za sobą znaczniki i odwracają te, które przeskoczą. Za każdy rząd pięciu znaczników w swoim kolorze usuwasz jeden swój pierścień. Usuń trzy, żeby wygrać.
home-gipf-about = Wpychaj swoje pionki ze skraju. Cztery w rzędzie wracają do twojego zapasu i zbijają pionki przeciwnika, które przedłużają rząd. Gdy zabraknie ci pionków, przegrywasz.
home-person-title = We dwoje przy jednym ekranie
home-person-about = Połóżcie urządzenie między sobą. Jeśli chcecie, z zegarem i z planszą, która obraca się w stronę gracza mającego ruch.
home-engine-title = Dziesięć poziomów
home-engine-about = Od łagodnego pierwszego przeciwnika po pełną siłę naszego programu. Działa w całości w twojej przeglądarce.
home-analyse-title = Zrozum swoje partie
home-analyse-about = Wypróbuj inne ruchy, zobacz, co zagrałby program, ustaw dowolną pozycję i udostępnij ją jako link.
home-live = Partie na żywo
home-live-none = W tej chwili nikt tu nie gra. Zacznij pierwszą partię!
home-live-start = Znajdź przeciwnika
home-live-all = Wszystkie partie
home-night = Wieczór klubowy: { $game }, { $clock }, { $time }
home-night-now = Zaczął się wieczór klubowy: { $game }, { $clock }. Dołącz!
home-waiting = { $count ->
    [one] Jedna osoba czeka na przeciwnika.
    [few] { $count } osoby czekają na przeciwnika.
    [many] { $count } osób czeka na przeciwnika.
   *[other] { $count } osoby czeka na przeciwnika.
}

settings-title = Ustawienia
settings-lead = Zapisane tylko w tej przeglądarce.
settings-look = Wygląd
settings-theme = Motyw
settings-theme-system = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-contrast = Wysoki kontrast
settings-board = Plansza
settings-speed = Animacja
settings-speed-off = Wyłączona
settings-speed-fast = Szybka
settings-speed-normal = Zwykła
settings-speed-slow = Powolna
settings-coordinates = Współrzędne
settings-coordinates-outside = Na brzegu
settings-coordinates-inside = Przy każdym polu
settings-coordinates-off = Wył.
settings-board-theme = Plansza
settings-board-theme-wood = Drewno
settings-board-theme-stone = Kamień
settings-board-theme-night = Noc
settings-pieces = Pionki
settings-pieces-ivory = Kość słoniowa i heban
settings-pieces-flat = Płaskie
settings-pieces-clear = Dla daltonistów
settings-volume = Głośność
settings-preview = Podgląd
settings-targets = Pokazuj możliwe ruchy
settings-field = Pokazuj pole do wpisywania ruchów
settings-sound = Dźwięki
settings-engine = Program
settings-evaluation = Pokazuj podczas gry, kto stoi lepiej
settings-lines = Warianty w analizie
settings-reset = Przywróć domyślne
settings-was-reset = Przywrócono domyślne ustawienia.
settings-keys = Klawisze na planszy
settings-keys-column = wzdłuż kolumny
settings-keys-across = w dwóch pozostałych kierunkach
settings-keys-jump = do pola o danej nazwie, na przykład e5
settings-keys-act = wybór
settings-keys-back = cofnięcie części ruchu
settings-keys-step = przechodzenie po ruchach, gdy żadne pole planszy nie ma fokusu
settings-keys-step-anywhere = przechodzenie po ruchach wszędzie
settings-keys-flip = obrót planszy
settings-data = Twoje dane
settings-data-about = Partie z programem lub przy jednym ekranie, postępy i te ustawienia są zapisane w tej przeglądarce. Nikt inny ich nie widzi.
settings-erase = Usuń wszystko
settings-erase-sure = Usunąć wszystkie partie, postępy i ustawienia w tej przeglądarce? Tego nie da się cofnąć.
settings-erase-yes = Usuń
settings-erase-no = Zachowaj
settings-erased = Wszystko, co było przechowywane w tej przeglądarce, zostało usunięte.

about-title = O Gipfel
about-what = Gipfel to dom gier planszowych YINSH i GIPF: dokładne zasady wszystkich wariantów, silny program, lekcje i plansza do analizy, w dziewięciu językach.
about-designer = Obie gry stworzył Kris Burm; należą do jego projektu GIPF, a nazwy są jego. Jeśli ci się podobają, kup je: na prawdziwym stole są piękne.
about-free = Gipfel to wolne oprogramowanie. Możesz je uruchomić jednym poleceniem na własnym komputerze, przeczytać, jak działa, i użyć jego zasad, programu grającego i danych we własnych programach.
about-private = Nie ma reklam, śledzenia ani zapytań do innych stron. To, co robisz w pojedynkę, zostaje w twojej przeglądarce. Z partii online serwer zapisuje to, czego potrzebuje, a to, co o tobie wie, możesz pobrać albo usunąć.
about-accessible = Wszystko działa z klawiatury i z czytnikiem ekranu, na tej samej planszy dla wszystkich. Jeśli coś nie działa, to błąd: daj nam znać.
about-version = Wersja { $version }

missing-title = Nie znaleziono strony
missing-about = Adres może być nieaktualny albo wpisany z błędem. Nic twojego nie zginęło.
missing-home = Przejdź na stronę główną
offline-title = Brak sieci
offline-about = Tej strony nie ma na tym urządzeniu, a serwer jest nieosiągalny. Gra tutaj, lekcje, zasady i analiza działają bez sieci.
offline-again = Spróbuj ponownie

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Plansza
board-help = Strzałki prowadzą wzdłuż linii, z klawiszem Shift w trzecim kierunku. Wpisz nazwę, na przykład e5, żeby tam przejść. Enter wybiera, Escape cofa. Page Down prowadzi do następnego pola, które możesz wybrać.
board-column = Kolumna { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = puste
board-dot = punkt na skraju
board-picked = w ręce
board-goes = zostanie usunięty, Enter go zostawia
board-stays = zostaje na planszy, Enter go usuwa
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
board-can-take-off = można usunąć
board-can-enter = można tu wprowadzić pionek
board-can-push = { $count ->
        [one] można tu wepchnąć pionek, przesunie się { $count } pionek
        [few] można tu wepchnąć pionek, przesuną się { $count } pionki
        [many] można tu wepchnąć pionek, przesunie się { $count } pionków
       *[other] można tu wepchnąć pionek, przesuną się { $count } pionki
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
board-help-several = Strzałki pokazują inne, Enter wybiera ten.
board-help-picked = { $count ->
        [one] Jest { $count } cel.
        [few] Są { $count } cele.
        [many] Jest { $count } celów.
       *[other] Są { $count } cele.
    }
board-help-toggles = Niektóre pionki tego rzędu mogą zostać. Strzałki prowadzą do każdego z nich i do przycisku, który usuwa rząd; Enter zmienia, czy pionek zostaje, czy schodzi.
board-draw-from = Rysowanie od { $point }. Enter na innym polu rysuje strzałkę, tutaj ponownie okrąg; Escape przerywa.
board-draw-arrow = Strzałka { $from } – { $to }
board-draw-circle = Okrąg { $point }
board-confirm = Usuń { $count }
board-confirm-none = Wybierz co najmniej jeden pionek
board-badge-stays = zostaje
board-badge-goes = schodzi
board-ask-keep = Dotknij pionka GIPF: zostaje albo schodzi. Twój wraca wtedy do zapasu, a pionek przeciwnika zostaje zbity.
board-ask-row = Tu krzyżują się rzędy. Który?
board-lesson = Poznaj tę zasadę
board-pass = Pas
board-leave = Zostaw rzędy
board-bring = Pionek do wprowadzenia
board-bring-single = Pojedynczy pionek
board-bring-gipf = Pionek GIPF
board-reserve-low = { $count ->
    [one] W zapasie został tylko jeden pionek. Kto nie ma czego pchnąć, przegrywa.
    [few] W zapasie zostały tylko { $count } pionki. Kto nie ma czego pchnąć, przegrywa.
    [many] W zapasie zostało tylko { $count } pionków. Kto nie ma czego pchnąć, przegrywa.
   *[other] W zapasie zostało tylko { $count } pionka. Kto nie ma czego pchnąć, przegrywa.
}
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
    [w] Białe usunęły { $count } z { $of } pierścieni
   *[b] Czarne usunęły { $count } z { $of } pierścieni
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
    [w] Białe usuwają pierścień z { $point }.
   *[b] Czarne usuwają pierścień z { $point }.
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
say-because-rings-off = Usunięto dość pierścieni.
say-because-pool-empty = Pula jest pusta.
say-because-no-moves = Nikt nie może przesunąć pierścienia.
say-because-reserve-empty = Zapas przeciwnika jest pusty.
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
    [w] Białe muszą usunąć rząd pięciu znaczników.
   *[b] Czarne muszą usunąć rząd pięciu znaczników.
}
say-task-ring = { $player ->
    [w] Białe muszą usunąć pierścień.
   *[b] Czarne muszą usunąć pierścień.
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

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Wiersz { $line }: { $reason }
refusal-at-turn = Wiersz { $line }, ruch { $token }: { $reason }

# A page asks for something that does not exist.
refusal-allowed = To możesz wybrać.
refusal-no-point = Na tej planszy nie ma pola { $point }.
refusal-no-table = Ta partia nie jest już otwarta. Wczytaj stronę ponownie, żeby grać dalej.
refusal-no-turn = Ta partia nie ma takiego ruchu.
refusal-nothing-chosen = Najpierw wybierz coś na planszy.
refusal-request = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; twoja partia jest zachowana.
refusal-too-many-tables = Na tej stronie jest otwartych za dużo partii. Wczytaj ją ponownie, żeby grać dalej.

# Rules of both games.
refusal-game-over = Partia jest skończona. Zacznij nową albo cofnij ruch.
refusal-other-game = Ta akcja należy do drugiej gry.
refusal-other-player = Twój ruch się skończył: teraz kolej drugiego gracza.

# Rules of YINSH.
refusal-all-placed = Wszystkie dziesięć pierścieni stoi na planszy. Teraz przesuń jeden ze swoich.
refusal-must-move = Pasować wolno tylko wtedy, gdy żaden z twoich pierścieni nie może się ruszyć.
refusal-no-ring = Tu nie ma pierścienia. Wybierz jeden ze swoich.
refusal-not-a-row = Rząd to pięć znaczników jednego koloru obok siebie w linii prostej.
refusal-not-in-line = Pierścień porusza się w linii prostej, po liniach planszy.
refusal-not-your-ring = Ten pierścień należy do przeciwnika. Wybierz jeden ze swoich.
refusal-not-your-row = Ten rząd ma kolor przeciwnika: tylko przeciwnik może go usunąć.
refusal-point-occupied = To pole jest zajęte. Pierścień potrzebuje pustego pola.
refusal-ring-first = Rząd jest usunięty: teraz usuń jeden ze swoich pierścieni.
refusal-ring-in-the-way = Pierścień nie może przeskoczyć innego pierścienia.
refusal-ring-only-after-row = Pierścień usuwa się tylko po usunięciu rzędu pięciu znaczników.
refusal-ring-stuck = Ten pierścień nie może się ruszyć: nie dosięga żadnego pustego pola.
refusal-row-first = Masz rząd pięciu znaczników. Najpierw go usuń.
refusal-still-placing = Zanim pierścienie zaczną się poruszać, trzeba na zmianę postawić wszystkie dziesięć.
refusal-stop-after-jump = Po skoku pierścień musi stanąć na pierwszym pustym polu za znacznikami.
refusal-target-occupied = To pole jest zajęte. Pierścień musi stanąć na pustym polu.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = W grze standardowej wszystkie pionki GIPF są na planszy od początku. Wprowadzasz pojedyncze.
refusal-empty-spot = Jedno z tych pól jest puste.
refusal-first-must-be-gipf = Twój pierwszy pionek musi być pionkiem GIPF.
refusal-gipf-right-lost = Po pojedynczym pionku nie można już wprowadzać pionków GIPF.
refusal-line-full = Ta linia jest pełna. Do pchnięcia potrzeba na niej pustego pola.
refusal-must-remove = Ten rząd zawiera pojedyncze pionki, więc trzeba go usunąć.
refusal-no-gipf-pieces = W grze podstawowej nie ma pionków GIPF.
refusal-not-on-rim = Pionki wchodzą z punktów wokół planszy. Wybierz punkt albo pole obok niego.
refusal-not-one-row = To nie jest część twojego rzędu. Rząd to co najmniej cztery twoje pionki obok siebie.
refusal-nothing-to-push = To pole jest puste, więc niczego się nie pcha: podaj samo pole, bez punktu.
refusal-nothing-to-remove = Nie masz rzędu czterech pionków, więc nie ma czego usuwać.
refusal-remove-first = Masz rząd co najmniej czterech pionków. Usuń go, zanim pchniesz.
refusal-removes-nothing = Wybierz co najmniej jeden pionek do usunięcia.
refusal-reserve-too-small = Pionek GIPF składa się z dwóch pionków, a w zapasie został ci tylko jeden.
refusal-single-stays = Trzeba usunąć wszystkie pojedyncze pionki rzędu i te, które przylegają do niego bez przerwy. Zostać mogą tylko pionki GIPF.
refusal-spot-occupied = Tu stoi pionek. Wybierz punkt, z którego pchasz, żeby było jasne, dokąd się przesunie.

# Unreadable actions.
refusal-dot-alone = To punkt na skraju. Podaj też pole, do którego sięga pchnięcie, jak w e9-e6.
refusal-gipf-point = Nie ma takiego punktu. Kolumny idą od a do i, rzędy liczy się od strony białych.
refusal-gipf-shape = To nie jest ruch GIPF. Napisz e8, żeby pchnąć na puste pole, e9-e6, żeby pchnąć z punktu, xe2,e3,e4,e5, żeby usunąć pionki, albo =, żeby zostawić rząd.
refusal-named-twice = { $point } podano dwa razy.
refusal-no-line = Z tego punktu nie prowadzi linia do tego pola.
refusal-not-a-dot = Pchnięcie zaczyna się na punkcie na skraju.
refusal-not-a-spot = To punkt na skraju. Pionki nie mogą na nim zostać.
refusal-not-five = Rząd to pięć pól w linii prostej. Podaj jego dwa końce, jak w xc2-c6.
refusal-reaches = Przy tym pchnięciu najdalszy pionek dochodzi na { $point }. Podaj to pole.
refusal-which-removal = Podaj, które pionki usunąć.
refusal-wrong-mark = Znak przy { $point } jest zły: G oznacza pionek GIPF, * pionek przeciwnika.
refusal-yinsh-point = Nie ma takiego pola. Kolumny idą od a do k, rzędy są ponumerowane jak na planszy.
refusal-yinsh-shape = To nie jest ruch YINSH. Napisz f6, żeby postawić pierścień, e1-e9, żeby go przesunąć, xc2-c6, żeby usunąć rząd, xf9, żeby usunąć pierścień, albo pass.

# Positions.
refusal-board-column = Kolumna { $name } planszy ma złą liczbę punktów.
refusal-board-columns = Plansza ma złą liczbę kolumn. Kolumny rozdziela /.
refusal-board-letter = Litera { $name } nie oznacza żadnego pionka.
refusal-piece-twice = Na { $point } stoją dwa pionki.
refusal-position-all-placed = Wszystkie dziesięć pierścieni stoi na planszy, więc nie można postawić następnego.
refusal-position-both-won = Obie strony usunęły dość pierścieni, żeby wygrać. Wygrać może tylko jedna.
refusal-position-first-out-of-turn = { $player ->
        [w] Białe nie wprowadziły jeszcze pierwszego pionka, więc nic nie mogło zostać zagrane.
       *[b] Czarne nie wprowadziły jeszcze pierwszego pionka, więc na planszy może być tylko pierwszy pionek białych, a na ruchu są czarne.
    }
refusal-position-gipf-fields = To nie jest pozycja GIPF. Pozycja ma cztery części, na przykład p2P/5/6/P5p/6/5/p2P w push 12-12. W grze turniejowej jest piąta, na przykład GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] Białe nie mają pionka GIPF, więc przegrały. Daj im co najmniej jeden.
       *[b] Czarne nie mają pionka GIPF, więc przegrały. Daj im co najmniej jeden.
    }
refusal-position-gipf-stage = Trzecia część pozycji to push, remove:w albo remove:b.
refusal-position-no-row = Gracz na ruchu nie ma rzędu do usunięcia.
refusal-position-placing-out-of-turn = Pierścienie stawia się na zmianę, zaczynają białe. Ich liczba nie pasuje do gracza na ruchu.
refusal-position-placing-too-late = Dopóki stawia się pierścienie, na planszy nie ma znaczników i żaden pierścień nie jest usunięty.
refusal-position-player = Druga część pozycji to w albo b: kto jest na ruchu.
refusal-position-reserves = Zapasy to dwie liczby, najpierw białych, na przykład 12-12.
refusal-position-right-after-single = { $player ->
        [w] Białe wprowadziły pojedyncze pionki i nie mogą już wprowadzać pionków GIPF.
       *[b] Czarne wprowadziły pojedyncze pionki i nie mogą już wprowadzać pionków GIPF.
    }
refusal-position-right-before-first = { $player ->
        [w] Białe nie wprowadziły jeszcze pionka, więc wszystkie 18 jest w zapasie.
       *[b] Czarne nie wprowadziły jeszcze pionka, więc wszystkie 18 jest w zapasie.
    }
refusal-position-rights = Ostatnia część mówi, kto może jeszcze wprowadzać pionki GIPF: G oznacza białe, g czarne (przed pierwszym pionkiem podwójnie), a - nikogo.
refusal-position-ring-after-win = Partia była wygrana, zanim można było usunąć ten pierścień.
refusal-position-ring-count = { $player ->
    [w] Białe muszą mieć łącznie pięć pierścieni, na planszy i usuniętych.
   *[b] Czarne muszą mieć łącznie pięć pierścieni, na planszy i usuniętych.
}
refusal-position-rings-off = Usunięte pierścienie to dwie liczby, najpierw białych, na przykład 0-0.
refusal-position-row-standing = { $player ->
    [w] Białe mają rząd, który trzeba najpierw usunąć.
   *[b] Czarne mają rząd, który trzeba najpierw usunąć.
}
refusal-position-too-many-gipf-pieces = { $player ->
        [w] Białe mają więcej pionków GIPF, niż pozwala ta gra.
       *[b] Czarne mają więcej pionków GIPF, niż pozwala ta gra.
    }
refusal-position-too-many-markers = Jest więcej znaczników, niż mieści pula, czyli 51.
refusal-position-too-many-pieces = { $player ->
    [w] Białe mają na planszy i w zapasie więcej pionków, niż pozwala ta gra.
   *[b] Czarne mają na planszy i w zapasie więcej pionków, niż pozwala ta gra.
}
refusal-position-too-many-rings-off = { $player ->
    [w] Białe usunęły więcej pierścieni, niż trzeba do wygranej.
   *[b] Czarne usunęły więcej pierścieni, niż trzeba do wygranej.
}
refusal-position-two-handicaps = Wyrównanie może mieć tylko jeden gracz.
refusal-position-yinsh-fields = To nie jest pozycja YINSH. Pozycja ma cztery części, na przykład 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = Trzecia część pozycji to place, move, row:w, row:b, ring:w albo ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } nie może stać przed pierwszym ruchem.
refusal-command = { $name } nie jest prawidłowym czasem zegara ani oceną.
refusal-comment = Komentarz nie może zawierać zamykającego nawiasu klamrowego, [%clk ani [%eval.
refusal-empty-variation = Ten wariant nie ma ruchów.
refusal-event = Jedno zdarzenie tego dziennika nie mówi, kto co przesunął, skąd i dokąd.
refusal-excerpt = Brakuje części tej partii: pierścienie poruszają się, zanim wszystkie postawiono.
refusal-fields = Wiersz ma cztery części rozdzielone tabulatorami: gra, zwycięzca, usunięte pierścienie, ruchy.
refusal-goes-on = Zapis podaje wynik, ale według zasad partia nie jest skończona.
refusal-handicap = Wyrównanie to w lub b, a po nim 1, 2 lub 3, jak w2.
refusal-json = To nie jest partia w formacie JSON albo brakuje jej części.
refusal-no-game-tag = Ten tekst nie mówi, która to gra. Wybierz grę i spróbuj ponownie albo dodaj wiersz taki jak [Game "yinsh"].
refusal-no-handicap = W tej grze nie ma wyrównania.
refusal-no-reserve = Zapas jest tylko w GIPF, więc ta liczba tu nie pasuje.
refusal-no-turns = W tym tekście nie ma partii.
refusal-no-variation = Ten nawias zamyka wariant, którego nie otwarto.
refusal-not-text = To nie jest tekst.
refusal-not-to-act = { $player ->
        [w] Grają tu białe, ale ruch mają czarne.
       *[b] Grają tu czarne, ale ruch mają białe.
    }
refusal-other-variant = Ta notacja należy do drugiej gry.
refusal-player = { $name } nie jest żadnym z dwóch graczy.
refusal-reserve-count = Podana tu liczba pionków w zapasie ({ $name }) nie pasuje do partii.
refusal-result = Podany tu wynik nie pasuje do partii.
refusal-result-in-variation = Wynik może stać tylko na końcu partii, nie w wariancie.
refusal-rings-off-count = Podana tu liczba usuniętych pierścieni nie pasuje do partii.
refusal-rings-off-shape = { $name } nie jest liczbą usuniętych pierścieni. Podaj najpierw liczbę białych, na przykład 2-3.
refusal-sgf = Ten plik nie jest partią YINSH ani GIPF z Boardspace albo jest uszkodzony.
refusal-tag = Pola opisu { $name } nie da się umieścić w zapisie.
refusal-tag-shape = { $name } nie jest polem opisu. Pola opisu wyglądają tak: [White "Ada"].
refusal-tag-twice = Pole opisu { $name } podano dwa razy.
refusal-tag-value = { $name } ma nieprawidłową wartość.
refusal-text-too-long = Ten tekst jest za długi.
refusal-too-deep = Warianty są zbyt głęboko zagnieżdżone.
refusal-too-many-actions = Ta partia jest za długa.
refusal-two-results = Podano dwa różne wyniki.
refusal-two-starts = Partia zaczyna się z wyrównaniem albo od pozycji, nie jedno i drugie.
refusal-unclosed-comment = Komentarz, który się tu zaczyna, nie jest zamknięty.
refusal-unclosed-variation = Wariant, który się tu zaczyna, nie jest zamknięty.
refusal-unfinished-turn = Niepełny może być tylko ostatni ruch.
refusal-unknown-token = { $name } nie jest tu dozwolone.
refusal-unknown-variant = Nie ma takiej gry. Gry to yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament i gipf-potentials.
refusal-winner = { $name } nie jest prawidłowym zwycięzcą. Napisz W, B, draw albo resign.

## Play

play-title = Graj
play-loading = Przygotowuję planszę…
play-failed = Nie udało się wczytać planszy. Sprawdź połączenie i spróbuj ponownie; twoje partie są zachowane.
play-again = Spróbuj ponownie

# Setting up a game.
play-setup = Nowa partia
play-game = Gra
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH błyskawiczny
play-variant-gipf-basic = GIPF podstawowy
play-variant-gipf-standard = GIPF standardowy
play-variant-gipf-tournament = GIPF turniejowy
play-about-yinsh = Buduj rzędy po pięć. Usuń trzy pierścienie, żeby wygrać.
play-about-yinsh-blitz = Szybko: wygrywa pierwszy usunięty pierścień.
play-about-gipf-basic = Prosto: kto nie ma już pionków, przegrywa.
play-about-gipf-standard = Kto straci ostatni pionek GIPF, przegrywa.
play-about-gipf-tournament = Wybierz, iloma pionkami GIPF grasz.
play-opponent = Przeciwnik
play-opponent-engine = Program
play-opponent-person = Druga osoba, przy tym ekranie
play-level = Poziom
play-level-of = Poziom { $level }: { $name }
play-level-1 = Nowicjusz
play-level-2 = Początkujący
play-level-3 = Gracz okazjonalny
play-level-4 = Zapalony gracz
play-level-5 = Wprawny gracz
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
play-turning = Obracaj planszę w stronę gracza mającego ruch
play-more = Zegar i więcej
play-clock = Zegar
play-clock-none = Bez zegara
play-clock-time-control = { $minutes } min + { $seconds } s
play-clock-own = Własny
play-clock-minutes = Minuty dla każdego gracza
play-clock-increment = Sekundy dodawane za ruch
play-clock-note = Podczas pierwszego ruchu białych czas nie biegnie. Zegar stoi, dopóki strona jest zamknięta.
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

# The game.
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
play-engine-loading = Program się wczytuje… { $percent }%
play-engine-starting = Program się wczytuje…
play-engine-failed = Nie udało się wczytać programu. Twoja partia jest zachowana; ruszy dalej, gdy tylko program będzie gotowy.
play-engine-retry = Wczytaj program ponownie
play-do-place = Postaw pierścień na dowolnym wolnym polu.
play-do-move = Wybierz jeden ze swoich pierścieni, potem jego cel.
play-do-row = Masz rząd: wybierz pięć znaczników do usunięcia.
play-do-ring = Teraz usuń jeden ze swoich pierścieni.
play-do-push = Wybierz punkt na skraju, potem kierunek.
play-do-remove = Masz rząd: usuń go.
play-do-pass = Żaden z twoich pierścieni nie może się ruszyć: spasuj.
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
play-resign = Poddaj się
play-resign-who = { $player ->
        [w] Białe się poddają i czarne wygrywają.
       *[b] Czarne się poddają i białe wygrywają.
    }
play-flip = Obróć
play-menu = Więcej
play-copy-position = Kopiuj pozycję
play-copied-position = Skopiowano pozycję.
play-copy-record = Kopiuj zapis
play-copied-record = Skopiowano zapis.
play-copy-by-hand = Ta przeglądarka nie pozwala kopiować. Skopiuj ręcznie: { $text }
play-download-record = Zapisz partię w pliku
play-share = Udostępnij link do tej partii
play-copied-link = Skopiowano link.
play-analyse = Analizuj tę partię
play-new = Nowa partia
play-rematch = Rewanż
play-evaluation-even = Pozycja jest równa.
play-evaluation-better = { $player ->
        [w] Białe stoją lepiej o { $points }.
       *[b] Czarne stoją lepiej o { $points }.
    }
play-evaluation-wins = { $player ->
    [w] Białe mają wymuszoną wygraną.
   *[b] Czarne mają wymuszoną wygraną.
  }
play-evaluation-none = Jeszcze nie ma oceny.

# The end.
play-over = Koniec partii
play-result-won = Wygrana!
play-result-lost = Program wygrał.
play-result-white = Białe wygrały!
play-result-black = Czarne wygrały!
play-result-draw = Remis.
play-result-open = Bez wyniku.
play-end-rings-off = { $winner ->
    [w] Białe usunęły dość pierścieni.
   *[b] Czarne usunęły dość pierścieni.
  }
play-end-pool-empty = { $winner ->
    [w] Pula jest pusta, a białe usunęły więcej pierścieni.
    [b] Pula jest pusta, a czarne usunęły więcej pierścieni.
   *[none] Pula jest pusta, a obie strony usunęły tyle samo pierścieni.
  }
play-end-no-moves = { $winner ->
    [w] Nikt nie może przesunąć pierścienia, a białe usunęły ich więcej.
    [b] Nikt nie może przesunąć pierścienia, a czarne usunęły ich więcej.
   *[none] Nikt nie może przesunąć pierścienia, a obie strony usunęły ich tyle samo.
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

# Saved games.
play-games = Twoje partie
play-games-none = Partie, które rozgrywasz, są przechowywane tutaj, tylko w tej przeglądarce.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchy
    }
play-games-open = niedokończona
play-games-resume = Graj dalej
play-games-analyse = Analizuj
play-games-save = Zapisz
play-games-delete = Usuń
play-games-deleted = Usunięto partię.
play-games-undo = Cofnij
play-games-save-all = Zapisz wszystkie partie w jednym pliku
play-not-kept = Ta przeglądarka nie może teraz zapisywać partii. Zapisz partię w pliku, zanim zamkniesz stronę.
play-unplayable = Zapisanej partii nie dało się otworzyć i pozostaje na liście: { $reason }
play-elsewhere = Ta partia jest otwarta w innej karcie.
play-elsewhere-here = Kontynuuj tutaj

# Records from elsewhere.
play-import-title = Otwórz zapis
play-import-about = Wklej zapis albo wybierz plik: nasza notacja, Boardspace, Board Game Arena, oficjalna notacja GIPF lub nasz JSON.
play-import-text = Zapis
play-import-file = Wybierz plik
play-import-read = Otwórz
play-import-cancel = Anuluj
play-import-empty = Najpierw wklej zapis albo wybierz plik.
play-import-refused = Nie dało się odczytać zapisu: { $reason }
play-import-refused-line = Nie dało się odczytać wiersza { $line }: { $reason }
play-import-warning = Wiersz { $line }: { $reason }
play-import-large = Ten plik jest za duży na zapis.
play-import-found = { $count ->
        [one] Znaleziono { $count } zakończoną partię:
        [few] Znaleziono { $count } partie. Wybierz jedną:
        [many] Znaleziono { $count } partii. Wybierz jedną:
       *[other] Znaleziono { $count } partie. Wybierz jedną:
    }
play-link-refused = Ten link jest nieprawidłowy. Przygotuj nową partię.
play-link-unplayable = Partii z tego linku nie da się zagrać: { $reason }

## Online play: the lobby

online-menu = Online
online-title = Graj online
online-from-play = Przeciwnik jest gdzie indziej? Graj online
online-lead = Graj ze znajomym, z kimkolwiek albo z programem na tym serwerze. Konto nie jest potrzebne.
online-own = Twoje partie
online-quick = Szybkie parowanie
online-quick-about = Jedno kliknięcie i grasz z następną osobą, która chce takiej samej partii.
online-days = { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
online-days-short = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
online-speed-bullet = Bullet
online-speed-blitz = Blitz
online-speed-rapid = Szybka
online-speed-classical = Klasyczna
online-speed-correspondence = Korespondencyjna

# Setting up an online game.
online-create = Przygotuj partię
online-opponent-link = Znajomy, przez link
online-opponent-open = Ktokolwiek
online-opponent-engine = Program
online-opponent-player = Wybrany gracz
online-link-about = Prywatna: zagrać lub oglądać może tylko ten, kto ma link.
online-more = Więcej opcji
online-player-name = Nazwa gracza
online-clock-none = Bez zegara
online-clock-kind = Rodzaj zegara
online-clock-fischer = Czas plus sekundy za ruch
online-clock-absolute = Czas na całą partię
online-clock-delay = Czas ze zwłoką przed każdym ruchem
online-clock-byo-yomi = Czas, potem okresy byo-yomi
online-clock-days = Dni na ruch
online-clock-increment = Sekundy dodawane za ruch
online-clock-delay-seconds = Sekundy zwłoki na ruch
online-clock-periods = Liczba okresów
online-clock-period = Sekundy okresu
online-clock-days-number = Dni na ruch
online-color-chance = Losowo
online-rated = Rankingowa
online-rated-only = Tylko partie rankingowe
online-rated-needs-account = Partie rankingowe wymagają konta.
online-rated-no-handicap = Partie z wyrównaniem nie są rankingowe.
online-rated-no-clock = Partie bez zegara nie są rankingowe.
online-rated-no-custom-terms = Partie na własnych warunkach nie są rankingowe.
online-rated-no-match = Mecz z połączonymi grami nie jest rankingowy.
online-unrated = nierankingowa
online-private = prywatna
online-start = Utwórz partię
online-start-seek = Znajdź przeciwnika

# Waiting for an opponent.
online-seeking = Szukam przeciwnika: { $game }, { $clock }
online-seeking-about = Możesz tu czekać albo w tym czasie grać z programem: tę partię odłożymy, gdy znajdzie się przeciwnik.
online-seeking-stop = Przestań szukać
online-seeking-engine = Graj z programem, czekając
online-seeking-ended = Nie szukasz już przeciwnika.
online-estimate = Zwykle około { $minutes } min, sądząc po ostatniej dobie.
online-estimate-soon = Zwykle mniej niż minutę.
online-estimate-long = Zwykle ponad pół godziny.
online-estimate-none = W ostatniej dobie nikt nie znalazł przeciwnika do takiej partii, więc może to potrwać.
online-calling = Powiadomieni gracze: { $count }.
online-stand = Powiadom mnie, gdy ktoś chce zagrać
online-standing = Damy znać, gdy ktoś zechce zagrać: { $game }, { $clock }.
online-standing-about = Przez tydzień: na każdej otwartej stronie tej witryny, powiadomieniem przeglądarki oraz e-mailem, jeśli podano adres.
online-standing-stop = Nie powiadamiaj więcej
online-standing-away = poza stroną; dostanie powiadomienie
online-call = Zapytaj
online-called = { $name } chce zagrać: { $game }, { $clock }
online-called-title = Ktoś chce zagrać
online-paired = Znaleziono przeciwnika!
online-paired-about = { $seconds ->
        [one] Twoja partia zacznie się za { $seconds } sekundę. Partia z programem jest zachowana.
        [few] Twoja partia zacznie się za { $seconds } sekundy. Partia z programem jest zachowana.
        [many] Twoja partia zacznie się za { $seconds } sekund. Partia z programem jest zachowana.
       *[other] Twoja partia zacznie się za { $seconds } sekundy. Partia z programem jest zachowana.
    }
online-paired-go = Do partii

online-challenge = { $name } rzuca ci wyzwanie: { $game }, { $clock }
online-challenge-look = Zobacz wyzwanie
online-challenges = Wyzwania
online-challenge-received = rzuca ci wyzwanie
online-challenge-sent = czeka na odpowiedź
online-challenge-accept = Przyjmij
online-challenge-decline = Odrzuć
online-challenge-withdraw = Wycofaj
online-challenge-accepted = { $name } przyjmuje twoje wyzwanie.
online-challenge-declined = { $name } odrzuca twoje wyzwanie.
online-challenge-withdrawn = { $name } wycofuje wyzwanie.
online-challenge-expired = Wyzwanie dla { $name } wygasło bez odpowiedzi.

# Lists.
online-seeks = Szukają przeciwnika
online-seeks-none = W tej chwili nikt. Zacznij ty!
online-open = Partie korespondencyjne czekające na przeciwnika
online-open-none = W tej chwili nie ma żadnej.
online-live = Partie na żywo
online-live-none = W tej chwili nie toczy się żadna partia.
online-tv = Najlepsza partia teraz
tv-title = TV
tv-watch = Oglądaj TV
tv-lead = Najlepsza partia rozgrywana teraz. Gdy się skończy, zacznie się następna.
tv-last = W tej chwili nikt nie gra. To była ostatnia partia.
tv-engines = W tej chwili nikt nie gra. Tutaj grają ze sobą dwa poziomy programu, w twojej przeglądarce.
tv-next = Zaraz następna partia.
tv-open = Otwórz tę partię
online-recent = Właśnie zakończone
online-people-title = Ludzie
online-followed = Obserwujesz
online-here = Teraz tutaj
online-lately = Byli tu w ostatnim tygodniu
online-is-here = online
leaders-title = Rankingi
leaders-lead = Najlepsi z ustalonym rankingiem w ostatnim roku. Poziomy programu umieszczono wśród nich dla porównania.
leaders-rank = Miejsce
leaders-none = Nikt tu jeszcze nie ma ustalonego rankingu. Wystarczy kilka partii rankingowych.
club-title = Wieczór klubowy
club-lead = Jeden link dla wszystkich. Kto jest gotowy, gra z osobą, którą spotkał najrzadziej. Bez rankingu, jeden zegar, goście mile widziani.
club-start = Zacznij wieczór
club-when = Kiedy
club-when-now = Teraz
club-when-later = Później
club-starts = Data i godzina
club-announced = Strona główna ogłasza wieczór wszystkim. Potrzebujesz do tego konta.
club-announce = Ogłoś wieczór
club-missing = Nie ma takiego wieczoru klubowego.
club-what = { $game }, { $clock }
club-begins = Początek: { $time }.
club-until = Kończy się najpóźniej o { $time }.
club-over = Ten wieczór się skończył. Dziękujemy za grę!
club-name = Twoje imię tego wieczoru
club-ready = Chcę grać
club-rest = Zrób przerwę
club-end = Zakończ wieczór dla wszystkich
club-waiting = Dostaniesz przeciwnika, gdy ktoś jeszcze będzie gotowy. Nie zamykaj tej strony.
club-link = Link do tego wieczoru
club-table = Wyniki
club-nobody = Jeszcze nikogo. Wyślij link swojemu klubowi.
club-state = Stan
club-results = W · R · P
club-points = Punkty
club-state-ready = gotowy
club-state-playing = gra
club-state-away = przerwa
club-back = Wróć do wieczoru klubowego
online-take = Graj
online-ask-unrated = Graj bez rankingu
online-create-account = Załóż konto
online-watch = Oglądaj
online-go-on = Graj dalej
online-your-turn = twój ruch
online-their-turn = ruch przeciwnika
online-waiting-for = czeka na przeciwnika
online-people = { $count ->
    [one] Online jest { $count } osoba.
    [few] Online są { $count } osoby.
    [many] Online jest { $count } osób.
   *[other] Online jest { $count } osoby.
  }
online-turns = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
online-color = { $color ->
        [w] gra białymi
       *[b] gra czarnymi
    }
online-against = { $white } – { $black }
online-between = ranking od { $from } do { $to }
online-own-seek = twoje

# Names of people.
online-guest = Gość
online-engine = Program, poziom { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Jeszcze nikt

# The connection.
online-state-connecting = Łączę…
online-state-online = Online
online-state-sending = Wysyłam…
online-state-saved = Zapisano
online-state-restarting = Serwer uruchamia się ponownie. Nic nie zginie.
online-state-lost = Brak połączenia. Łączę ponownie…
online-state-lost-clock = Brak połączenia. Zegary idą dalej. Łączę ponownie…

# What the server refuses.
online-refused-not-your-turn = Teraz nie twój ruch.
online-refused-ply-mismatch = Partia poszła dalej. Zobacz bieżącą pozycję i spróbuj ponownie.
online-refused-not-a-player = Nie grasz w tej partii.
online-refused-game-over = Ta partia jest skończona.
online-refused-no-such-game = Nie ma takiej partii.
online-refused-no-such-seek = Ta partia nie jest już oferowana: ktoś zdążył wcześniej albo została wycofana.
online-refused-no-such-challenge = To wyzwanie nie jest już aktualne.
online-refused-no-such-player = Nie ma takiego gracza.
online-refused-too-late = Na to jest już za późno.
online-refused-not-now = Teraz to niemożliwe.
online-refused-limit = Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
online-refused-standing-seeks = Zbyt wiele osób z twojej sieci czeka już na powiadomienie. Spróbuj ponownie później albo utwórz partię, która czeka na przeciwnika.
online-refused-muted = W tej chwili nie możesz pisać na czacie.
online-refused-rated-needs-account = Partie rankingowe wymagają konta. Zaloguj się albo zagraj partię nierankingową.
online-refused-seats-taken = Ta partia ma już dwóch graczy.
online-refused-own-game = Nie można grać przeciw sobie.
online-refused-opponent-unavailable = Ten gracz nie jest dla ciebie dostępny. Wybierz innego przeciwnika.
online-refused-opponent-blocked = Ten gracz jest na twojej liście zablokowanych. Najpierw go odblokuj.
online-refused-not-for-you = Ta partia jest dla kogoś innego.
online-refused-not-signed-in = Brak aktywnej sesji. Zaloguj się albo kontynuuj jako gość.
online-refused-nothing-offered = Ta propozycja jest już nieaktualna.
online-refused-bad-plan = Limit wariantów w planie: { $limit }. Każdy ma od 2 do { $limit } ruchów i nie może być sprzeczny z innymi.
online-refused-bad-chat = Wiadomość musi mieć od 1 do { $limit } znaków w jednym wierszu albo być jedną z szybkich wiadomości.
online-refused-busy = Wszystkie programy są zajęte. Spróbuj ponownie później.
online-refused-reports-pending = Dla twojej sieci powstają już inne raporty z partii. Spróbuj ponownie, gdy jeden z nich będzie gotowy.
online-refused-report-failed = Nie udało się przygotować raportu z partii. Poproś o niego ponownie.
online-refused-unavailable = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj ponownie.
online-refused-no-network = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
online-refused-other = Serwer odmówił: { $text }

## Online play: a game

game-title = Partia
game-loading = Wczytuję partię…
game-unreachable = Partia jest teraz nieosiągalna. Próbuję ponownie…
game-missing = Ta partia nie istnieje albo jest prywatna, a link jest niepełny.
game-missing-lobby = Przejdź do gry online
game-failed = Nie udało się wczytać planszy. Sprawdź połączenie i spróbuj ponownie.
game-panel = Partia
game-challenge-wait = Oczekiwanie na odpowiedź: { $name }
game-challenge-wait-about = { $name } ma { $days } dni na odpowiedź. Możesz opuścić tę stronę; wyzwanie zostanie na twojej liście.
game-challenge-you = { $name } rzuca ci wyzwanie.
game-challenge-other = Ta partia jest dla gracza { $name }. Będzie można ją oglądać, gdy się zacznie.
game-link-lost = Link jest znany tylko tam, gdzie powstał. Możesz utworzyć nowy; stary przestanie wtedy działać.
game-link-new = Utwórz nowy link

# Before the game.
game-invite-from = { $name } zaprasza cię do partii.
game-invite-open = { $name } szuka przeciwnika.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
        [w] Twój kolor: białe.
        [b] Twój kolor: czarne.
       *[none] Kolory będą wylosowane.
    }
game-invite-rated = Ta partia jest rankingowa.
game-invite-unrated = Ta partia nie jest rankingowa.
game-invite-no-account = Partie rankingowe wymagają konta. Bez konta zapytamy gracza { $name } o partię bez rankingu.
game-unrated-asked = { $name } chce zagrać bez rankingu
game-unrated-about = Bez konta nie można grać w partii rankingowej. Jeśli się zgodzisz, partia zacznie się od razu i żaden ranking się nie zmieni.
game-invite-handicap = { $color ->
        [w] Wyrównanie: białe mają w zapasie o { $count } więcej.
       *[b] Wyrównanie: czarne mają w zapasie o { $count } więcej.
    }
game-invite-play = Graj
game-invite-name = Twoje imię
game-invite-wait = Czekamy na twojego znajomego
game-invite-wait-open = Czekamy, aż ktoś dołączy
game-invite-send = Wyślij ten link osobie, z którą chcesz zagrać. Partia zacznie się, gdy tylko go otworzy i przyjmie zaproszenie.
game-invite-listed = Wszyscy widzą tę partię na stronie Online. Zacznie się, gdy ktoś dołączy: nie musisz tu czekać. Możesz też wysłać link znajomemu.
game-invite-link = Link do partii
game-invite-copy = Kopiuj link
game-invite-share = Udostępnij
game-invite-copied = Skopiowano link.
game-invite-by-hand = Ta przeglądarka kopiuje tylko przez bezpieczne połączenie (https). Zaznacz link i skopiuj go ręcznie.
game-invite-code = Ten sam link jako kod QR: zeskanuj go telefonem.
game-invite-cancel = Odwołaj zaproszenie
game-invite-gone = To zaproszenie zostało odwołane.
sixty-title = Zasady w sześćdziesiąt sekund
sixty-lesson = Wypróbuj w pierwszej lekcji
sixty-yinsh-place = Włóż znacznik swojego koloru do jednego ze swoich pierścieni i przesuń pierścień po linii prostej. Znacznik zostaje.
sixty-yinsh-flip = Pierścień może przeskoczyć ciąg znaczników na pierwsze wolne pole za nimi. Wszystkie zostają odwrócone i zmieniają kolor.
sixty-yinsh-row = Pięć twoich znaczników w rzędzie? Zdejmij je, a z nimi jeden ze swoich pierścieni. Kto zdjął trzy pierścienie, wygrywa.
sixty-yinsh-row-blitz = Pięć twoich znaczników w rzędzie? Zdejmij je, a z nimi jeden ze swoich pierścieni. W grze błyskawicznej wygrywa pierwszy pierścień.
sixty-gipf-push = Połóż pionek na punkcie na skraju i wepchnij go na planszę. Pionki na jego drodze przesuwają się dalej.
sixty-gipf-row = Cztery twoje pionki w rzędzie wracają do twojego zapasu. Pionki przeciwnika, które przedłużają rząd, zostają zbite.
sixty-gipf-end-basic = Zbite pionki nie wracają. Jeśli na początku swojego ruchu masz pusty zapas, przegrywasz.
sixty-gipf-end = Przegrywasz, jeśli na początku swojego ruchu masz pusty zapas albo jeśli twój ostatni pionek GIPF zszedł z planszy. Pionek GIPF ma wysokość dwóch pionków.
sixty-potentials = Potencjały to dodatkowe pionki, każdy z własną mocą. Każdy wchodzi do gry na zwykłym pionku, a użyć go można w późniejszym ruchu.

# Players and clocks.
game-you = ty
game-present = na miejscu
game-away = poza stroną
game-spectators = { $count ->
    [0] Brak widzów.
    [one] { $count } widz.
    [few] { $count } widzów.
    [many] { $count } widzów.
   *[other] { $count } widza.
  }
game-clock-days = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
game-clock-days-hours = { $days } d { $hours } h
game-clock-hours = { $hours } h { $minutes } min
game-clock-periods = { $periods ->
        [one] { $periods } okres
        [few] { $periods } okresy
        [many] { $periods } okresów
       *[other] { $periods } okresu
    }
game-clock-left = { $player ->
        [w] Białym zostało { $time }
       *[b] Czarnym zostało { $time }
    }
game-clock-low = Kończy ci się czas.

# Whose turn it is, and what to do.
game-your-turn = Twój ruch
game-their-turn = Na ruchu: { $name }
game-turn-of = { $player ->
        [w] Ruch białych
       *[b] Ruch czarnych
    }
game-thinking = Możesz przejrzeć wcześniejsze ruchy albo ustawić ruch wyprzedzający.
game-watching = Oglądasz jako widz.
game-sent = Wysyłam twój ruch na serwer…
game-sent-later = Twój ruch zostanie wysłany, gdy wróci połączenie.
game-new-turn = Zagrano nowy ruch.
game-your-turn-new = Teraz twój ruch.
game-undo = Cofnij
game-send = Wyślij ten ruch
game-send-about = Twój ruch jest gotowy. Wysłać go?
game-not-sent = Twój ruch nie został przyjęty: { $reason }
game-confirm-setting = Pytaj przed wysłaniem ruchu
game-taken-back = { $count ->
        [one] Cofnięto: został { $count } ruch.
        [few] Cofnięto: zostały { $count } ruchy.
        [many] Cofnięto: zostało { $count } ruchów.
       *[other] Cofnięto: zostało { $count } ruchu.
    }
game-title-turn = Twój ruch · { $game }
game-title-wait = Na ruchu: { $name } · { $game }
game-title-over = Koniec partii · { $game }
game-title-invite = Czekamy · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Ruch wyprzedzający
game-premove-about = Wybierz teraz swój następny ruch. Zostanie wysłany, gdy tylko przeciwnik zagra, jeśli nadal będzie możliwy.
game-premove-choose = Ruch wyprzedzający: { $action }
game-premove-set = Ruch wyprzedzający: { $turn }. Naciśnij Escape albo planszę, żeby go odwołać.
game-premove-dropped = Ruch wyprzedzający jest odwołany.
game-premove-impossible = Ruch wyprzedzający { $turn } nie jest już możliwy.
game-premove-not-now = W tej pozycji nie można ustawić ruchu wyprzedzającego.

# Conditional turns.
game-plan = Ruchy warunkowe
game-plan-about = „Jeśli przeciwnik zagra to, ja zagram tamto”. Serwer zagra twoje odpowiedzi za ciebie. Nikt inny ich nie widzi.
game-plan-add = Dodaj wariant
game-plan-none = Nie ma jeszcze wariantów.
game-plan-line = Jeśli { $line }
game-plan-delete = Usuń ten wariant
game-plan-theirs = Zagraj na planszy ruch za przeciwnika.
game-plan-mine = Teraz zagraj swoją odpowiedź.
game-plan-save = Zapisz ten wariant
game-plan-back = Ruch wstecz
game-plan-cancel = Anuluj
game-plan-kept = Twoje ruchy warunkowe są zapisane.
game-plan-full = Osiągnięto maksymalną liczbę wariantów: { $limit }.
game-plan-resign = potem poddać partię
game-plan-your-turn = Teraz twój ruch. Ruchy warunkowe ustawisz, gdy będziesz czekać na przeciwnika.

# Offers and requests.
game-resign = Poddaj się
game-premove-short = Zawczasu
game-take-back-short = Cofnij
game-draw-short = Remis
game-offer-once = Jedna propozycja na ruch. Kolejna będzie możliwa po następnym ruchu.
game-resign-sure = Poddać tę partię?
game-resign-about = Wygrywa przeciwnik.
game-resign-yes = Poddaj się
game-resign-no = Graj dalej
game-abort = Przerwij
game-abort-sure = Przerwać tę partię?
game-abort-about = Nikt nie wygrywa i partia się nie liczy.
game-abort-yes = Przerwij
game-draw = Zaproponuj remis
game-draw-offered = Proponujesz remis.
game-draw-asked = { $name } proponuje remis.
game-take-back = Poproś o cofnięcie ruchu
game-take-back-offered = Prosisz o cofnięcie ruchu.
game-take-back-asked = { $name } prosi o cofnięcie ruchu.
game-draw-early = Remis można zaproponować, gdy obie strony wykonają ruch.
game-take-back-early = Nie masz jeszcze żadnego ruchu.
game-rematch = Rewanż
game-rematch-offered = Proponujesz rewanż.
game-rematch-asked = { $name } proponuje rewanż.
game-rematch-go = Do następnej partii
game-accept = Przyjmij
game-decline = Odrzuć
game-declined = { $name } odrzuca propozycję.
game-gone = { $name } opuszcza partię.
game-gone-wait = { $seconds ->
        [one] Za { $seconds } sekundę możesz zażądać zakończenia partii.
        [few] Za { $seconds } sekundy możesz zażądać zakończenia partii.
        [many] Za { $seconds } sekund możesz zażądać zakończenia partii.
       *[other] Za { $seconds } sekundy możesz zażądać zakończenia partii.
    }
game-gone-now = Możesz zażądać zakończenia partii albo czekać dalej.
game-claim-win = Zażądaj wygranej
game-claim-draw = Zażądaj remisu
game-menu = Więcej
game-match-go = Przejdź do połączonej gry
game-match-back = Wróć do meczu
game-match-part = Ta gra rozstrzyga, czy w meczu zostanie użyty potencjał.
game-match-paused = Partia GIPF jest wstrzymana
game-match-linked = Połączona gra rozstrzyga, czy zapowiedziane użycie zostanie wykonane.
game-match-answer = Przeciwnik decyduje: pozwolić na użycie albo rzucić wyzwanie.
game-match-decides = { $player ->
        [w] Decydują białe
       *[b] Decydują czarne
    }
game-match-choice = Pozwolić na użycie albo rzucić wyzwanie.
game-match-elsewhere = Rozstrzyga gra toczona gdzie indziej
game-match-entering = Obaj gracze wpisują, kto ją wygrał.
match-name = { $game } (mecz)
match-linked = Połączone: { $links }
match-challenges = Wyzwania na gracza: { $count }
match-explained = Użycie połączonego potencjału trzeba najpierw zapowiedzieć. Drugi gracz pozwala albo rzuca wyzwanie; po wyzwaniu potencjał zostaje użyty tylko wtedy, gdy wygra jego gracz.
match-explained-die = Kostka: rzucają oboje, wygrywa wyższa liczba.
match-explained-game = Połączona gra: GIPF zostaje wstrzymany, a tutaj gracie w drugą grę, z osobnym zegarem.
match-explained-elsewhere = Gra gdzie indziej: zagrajcie w dowolną grę, na przykład przy stole, i oboje wpiszcie wynik.
match-part = Połączona gra z meczu
match-games = Połączone gry
game-flip = Obróć
game-share = Udostępnij link do tej partii
game-analyse = Analizuj
game-record = Zapisz partię w pliku
game-new = Nowa partia
game-notify = Powiadom mnie, gdy będzie mój ruch
game-notify-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
game-notify-insecure = Powiadomienia wymagają bezpiecznego połączenia (https). Bez niego są tylko dźwięk i tytuł strony.
game-notify-title = Twój ruch
game-notify-body = { $name } gra: { $turn }
game-notify-joined = { $name } dołącza. Partia się zaczyna.

# About the game.
game-about = O tej partii
game-about-rated = Rankingowa
game-about-unrated = Nierankingowa
game-about-private = Prywatna: tę partię widzą tylko gracze i osoby, które mają link.
game-about-clock = Zegar: { $clock }
game-about-lag = Opóźnienie
game-about-lag-own = Twoje połączenie odpowiada w { $ms } ms.
game-about-lag-note = Serwer zwraca czas, który ruch spędza w drodze, do limitu takiego samego dla obu stron.
game-about-player = Gracz
game-about-last = Ostatni ruch
game-about-back = Zwrócono
game-about-back-all = Razem
game-about-ms = { $ms } ms
game-about-seconds = { $seconds } s

# The end.
game-over = Koniec partii
game-won = Wygrana!
game-lost = Przegrana.
game-white-won = Białe wygrały.
game-black-won = Czarne wygrały.
game-drawn = Remis.
game-aborted = Partia została przerwana.
game-by-resignation = { $winner ->
        [w] Czarne się poddały.
       *[b] Białe się poddały.
    }
game-by-time = { $winner ->
        [w] Czas czarnych minął.
        [b] Czas białych minął.
       *[none] Czas minął.
    }
game-by-agreement = Za zgodą obu stron.
game-by-abandoned = { $winner ->
        [w] Czarne opuściły partię.
        [b] Białe opuściły partię.
       *[none] Jedna ze stron opuściła partię.
    }
game-by-aborted = Partia się nie liczy.
game-by-rules = Według zasad gry.
game-rating-change = { $name }: { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = Grasz partię rankingową.
game-lock-about = Dopóki się nie skończy, program, podpowiedzi i analiza są zablokowane. Dzięki temu gra jest uczciwa.
game-lock-back = Wróć do swojej partii

## Online play: chat

chat-title = Czat
chat-players = Gracze
chat-spectators = Widzowie
chat-none = Nie ma jeszcze wiadomości.
chat-say = Twoja wiadomość
chat-send = Wyślij
chat-phrases = Szybkie wiadomości
chat-good-luck = Powodzenia!
chat-hello = Cześć!
chat-good-game = Dobra partia!
chat-thanks = Dziękuję!
chat-nice-turn = Ładny ruch!
chat-sorry = Przepraszam!
chat-one-moment = Chwileczkę, proszę.
chat-goodbye = Do widzenia!
chat-mute = Ukryj czat
chat-muted = Czat jest ukryty.
chat-unmute = Pokaż czat
chat-new = { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
chat-spoken = { $name } mówi: { $text }
chat-report-title = Zgłoś gracza
chat-report-about = Sprawdzi to moderator. Zgłoszona osoba się o tym nie dowie.
chat-report-who = Gracz
chat-report-reason = Powód
chat-report-cheat = Pomoc programu
chat-report-abuse = Obelgi lub groźby
chat-report-spam = Reklama
chat-report-stalling = Gra na zwłokę lub odejście
chat-report-other = Coś innego
chat-report-text = Co się stało?
chat-report-send = Wyślij zgłoszenie
chat-report-cancel = Anuluj
chat-report-sent = Dziękujemy. Zgłoszenie zostało wysłane.
block-add = Zablokuj
block-remove = Odblokuj
block-add-name = Zablokuj gracza { $name }
block-remove-name = Odblokuj gracza { $name }
block-title = Zablokuj gracza
block-about = Zablokowani gracze nie są ci przydzielani jako przeciwnicy. Nie możecie rzucać sobie wyzwań, a ty nie widzisz, co piszą. Nie dowiedzą się o tym. Trwające partie toczą się dalej.
block-done = Gracz { $name } jest zablokowany.
block-undone = Gracz { $name } nie jest już zablokowany.
block-nobody = Nie ma tu nikogo do zablokowania.

## Analyse

analyse-title = Analiza
analyse-loading = Przygotowuję planszę…
analyse-failed = Nie udało się wczytać planszy. Sprawdź połączenie i spróbuj ponownie; twoje analizy są zachowane.
analyse-again = Spróbuj ponownie

# The board and the tree of turns.
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
analyse-deleted = Usunięto: { $turn } i wszystko, co dalej.
analyse-bring-back = Cofnij
analyse-refused = Nie dało się tego otworzyć: { $reason }
analyse-turn-refused = Ruchu { $turn } nie da się pokazać: { $reason }
analyse-link-refused = Ten link jest nieprawidłowy; oto pusta plansza.
analyse-no-game = Tej partii nie ma już w tej przeglądarce.
analyse-part-failed = Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj ponownie.
analyse-not-kept = Ta przeglądarka nie może teraz niczego zapisać. Zapisz partię w pliku, zanim zamkniesz stronę.

# The engine.
analyse-engine = Program
analyse-engine-loading = Program się wczytuje…
analyse-engine-percent = Program się wczytuje… { $percent }%
analyse-engine-failed = Nie udało się wczytać programu. Wszystko inne działa bez niego.
analyse-engine-retry = Spróbuj ponownie
analyse-engine-over = Partia jest skończona.
analyse-engine-done = Program skończył: dłuższe myślenie nic by nie zmieniło.
analyse-lines = Liczba wariantów
analyse-lines-title = Co zagrałby program
analyse-progress = głębokość { $depth } · { $speed } pozycji/s
analyse-no-score = Bez oceny
analyse-even = Pozycja jest równa.
analyse-better = { $player ->
        [w] Białe stoją lepiej o { $points }.
       *[b] Czarne stoją lepiej o { $points }.
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

# Line control.
control-title = Kontrola linii
control-for = { $player ->
    [w] korzystna dla białych
   *[b] korzystna dla czarnych
  }
control-shown = Pokazane linie
control-before = Przed ruchem
control-after = Po ruchu
control-changes = Największe zmiany
control-change = { $player ->
    [w] lepiej dla białych
   *[b] lepiej dla czarnych
  }
control-none = Ten ruch nie zmienia żadnej linii.
control-start = Wykonaj ruch, aby zobaczyć, które linie zmienia.
control-sum = Linie { $lines }, wszystko inne { $rest }: { $total } bez liczenia wariantów.

# The whole game.
analyse-review = Przygotuj raport z partii
analyse-annotate = Znaki, komentarz, rysunek
analyse-draw = Rysuj
analyse-draw-about = Przeciągnij, by narysować strzałkę, dotknij, by narysować okrąg; prawym przyciskiem zawsze. Shift rysuje na czerwono, Alt na niebiesko.
analyse-review-stop = Zatrzymaj
analyse-review-doing = Program przegląda partię: ruch { $done } z { $of }
analyse-review-empty = Nie ma jeszcze ruchów do przejrzenia.
analyse-review-graph = Ocena w trakcie partii
analyse-review-point = { $number } { $turn } ({ $score }). Lepsze było { $better }.
analyse-review-turning-point = To był punkt zwrotny.
analyse-review-player = { $player ->
        [w] Białe
       *[b] Czarne
    }
analyse-review-accuracy = { $percent }% dokładności
analyse-review-faults = { $count ->
        [0] bez błędów
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędy
    }
analyse-review-faultless = Program nie znalazł błędów.

# Setting up a position.
analyse-setup-about = Wybierz pionek i kliknij planszę albo przeciągnij go tam. Kolejne kliknięcie go usuwa.
analyse-game = Gra
analyse-palette = Pionki
analyse-tool-hand = Przesuń pionek
analyse-tool-eraser = Usuń pionek
analyse-to-act = Na ruchu
analyse-white = Białe
analyse-black = Czarne
analyse-rings-off = Usunięte pierścienie
analyse-reserve = Pionki w zapasie
analyse-right = Pionki GIPF
analyse-right-first = trzeba wprowadzić pierwszy
analyse-right-open = można wprowadzić więcej
analyse-right-lost = nie można już wprowadzać
analyse-setup-possible = Ta pozycja jest prawidłowa.
analyse-setup-done = Analizuj tę pozycję
analyse-setup-clear = Opróżnij planszę
analyse-setup-start = Pozycja początkowa
analyse-setup-shown = Analizowana pozycja

# Export.
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
analyse-copied-position = Skopiowano pozycję.
analyse-copied-link = Skopiowano link.
analyse-copied-record = Skopiowano zapis.

# Opening something.
analyse-open-title = Otwórz partię albo pozycję
analyse-open-text = Zapis, pozycja albo link
analyse-open-read = Otwórz
analyse-open-file = Wybierz plik
analyse-open-cancel = Anuluj
analyse-open-about = Zapisy w naszej notacji, z Boardspace lub Board Game Arena, w oficjalnej notacji GIPF albo w naszym JSON. Możesz też przeciągnąć plik na tę stronę.
analyse-open-empty = Najpierw wklej tekst albo wybierz plik.
analyse-open-large = To za duże na zapis.
analyse-open-nothing = W tym tekście nie znaleziono partii.
analyse-open-found = { $count ->
        [one] Można otworzyć { $count } partię:
        [few] Znaleziono { $count } partie. Wybierz jedną:
        [many] Znaleziono { $count } partii. Wybierz jedną:
       *[other] Znaleziono { $count } partie. Wybierz jedną:
    }
analyse-open-more = { $count ->
        [one] Jeszcze { $count } partii nie dało się odczytać.
        [few] Jeszcze { $count } partii nie dało się odczytać.
        [many] Jeszcze { $count } partii nie dało się odczytać.
       *[other] Jeszcze { $count } partii nie dało się odczytać.
    }
analyse-own-games = Twoje partie
analyse-earlier = Wcześniejsze analizy

## Reports, mistakes and teaching games

report = Raport z partii
report-doing-again = Program jeszcze raz sprawdza błędy: { $done } z { $of }
report-phase-opening = Otwarcie
report-phase-middle = Gra środkowa
report-phase-end = Końcówka
report-phase = { $phase }: { $percent }%
report-turned = { $player ->
    [w] Losy partii odwróciły się przy { $turn }: szanse białych spadły z { $before }% do { $after }%.
   *[b] Losy partii odwróciły się przy { $turn }: szanse czarnych spadły z { $before }% do { $after }%.
}
report-steady = Nikt nie stracił przewagi: partia nie miała punktu zwrotnego.
report-chance = { $turn } · Szanse białych: { $percent }%
report-learn = Ucz się na swoich błędach
report-learn-of = { $player ->
    [w] Błędy białych
   *[b] Błędy czarnych
}
report-kept = Ten raport jest zapisany w tej przeglądarce, a jeśli masz konto, także na nim, tylko dla ciebie.
report-show = Pokaż
report-show-title = { $turn } na planszy
report-show-played = { $player ->
    [w] Białe zagrały { $turn }:
   *[b] Czarne zagrały { $turn }:
}
report-show-better = Lepsze było { $turn }:
report-show-before = Pozycja przed ruchem.
report-show-before-better = Jeszcze raz ta sama pozycja.
report-show-play = Odtwórz ruchy
report-show-pause = Wstrzymaj
report-show-try = Spróbuj samodzielnie
report-lessons = Czego uczy ta partia
report-lesson-times = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
report-lesson-link = Lekcja: { $name }
report-lesson-puzzles = Zadania: { $name }
report-advice-win = Przed każdym ruchem szukaj własnej wygranej.
report-advice-danger = Zanim zagrasz, zastanów się, czym przeciwnik mógłby wygrać.
report-advice-own-row = Szukaj rzędów, które możesz ułożyć lub którymi możesz zagrozić.
report-advice-their-row = Przed każdym ruchem sprawdź, jakie rzędy może ułożyć przeciwnik.
report-advice-given-row = Sprawdź, czy twój ruch nie układa rzędu dla przeciwnika.
report-advice-capture = Obejrzyj każde pchnięcie, które coś zbija.
report-advice-safety = Sprawdź, które z twoich pionków może zbić przeciwnik.
report-advice-gipf-pieces = Trzymaj swoje pionki GIPF poza zasięgiem.
report-advice-rings = Dbaj o to, by twoje pierścienie mogły się ruszać.
report-advice-flips = Licz znaczniki, które odwraca ruch: swoje i przeciwnika.
report-advice-removal = Dobrze się zastanów, co usuwasz.
report-advice-supply = Licz pionki, które zostały.
report-advice-potentials = W każdym ruchu pamiętaj o swoich potencjałach: używaj ich na czas, ale nie za wcześnie.
report-good = Dobre ruchy
report-good-only = Jedyny ruch, który zachowuje szanse na wygraną.
report-good-hard = Trudny do znalezienia: szybka analiza wybiera inny ruch.
report-good-sacrifice = Oddaje pionki, i to się opłaca.
report-good-punishes = Najlepsza odpowiedź na błąd.
report-old = Ten raport pochodzi z wcześniejszej wersji, która wyjaśniała mniej.
report-renew = Odnów raport
report-decision-declaration-wrong = Tego użycia nie należało zapowiadać: { $better } daje { $other }% szans na wygraną zamiast { $number }%.
report-decision-declaration-missed = Należało zapowiedzieć użycie { $better }: daje ono { $other }% szans na wygraną zamiast { $number }%.
report-decision-challenge-wrong = To użycie nie było warte wyzwania: z nim przeciwnik ma { $number }% szans na wygraną, a bez niego { $other }%.
report-decision-challenge-missed = Temu użyciu należało rzucić wyzwanie: z nim przeciwnik ma { $number }% szans na wygraną, a bez niego { $other }%.
report-decision-win-not-challenged = { $number ->
    [1] To użycie od razu wygrywa, więc należało rzucić mu wyzwanie.
    [one] To użycie wygrywa w { $number } ruchu, więc należało rzucić mu wyzwanie.
    [few] To użycie wygrywa w { $number } ruchach, więc należało rzucić mu wyzwanie.
    [many] To użycie wygrywa w { $number } ruchach, więc należało rzucić mu wyzwanie.
   *[other] To użycie wygrywa w { $number } ruchach, więc należało rzucić mu wyzwanie.
}
report-decision-chance = Zakładamy, że wyzwanie wygrywa się w { $chance }% przypadków; od 30% do 70% ocena byłaby taka sama.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [1] Białe mogły od razu wygrać.
        [one] Białe miały wymuszoną wygraną w { $number } ruchu.
        [few] Białe miały wymuszoną wygraną w { $number } ruchach.
        [many] Białe miały wymuszoną wygraną w { $number } ruchach.
       *[other] Białe miały wymuszoną wygraną w { $number } ruchach.
    }
   *[b] { $number ->
        [1] Czarne mogły od razu wygrać.
        [one] Czarne miały wymuszoną wygraną w { $number } ruchu.
        [few] Czarne miały wymuszoną wygraną w { $number } ruchach.
        [many] Czarne miały wymuszoną wygraną w { $number } ruchach.
       *[other] Czarne miały wymuszoną wygraną w { $number } ruchach.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [1] Białe mogą teraz od razu wygrać.
        [one] Białe mogą teraz wymusić wygraną w { $number } ruchu.
        [few] Białe mogą teraz wymusić wygraną w { $number } ruchach.
        [many] Białe mogą teraz wymusić wygraną w { $number } ruchach.
       *[other] Białe mogą teraz wymusić wygraną w { $number } ruchach.
    }
   *[b] { $number ->
        [1] Czarne mogą teraz od razu wygrać.
        [one] Czarne mogą teraz wymusić wygraną w { $number } ruchu.
        [few] Czarne mogą teraz wymusić wygraną w { $number } ruchach.
        [many] Czarne mogą teraz wymusić wygraną w { $number } ruchach.
       *[other] Czarne mogą teraz wymusić wygraną w { $number } ruchach.
    }
}
report-reason-last-gipf = { $player ->
    [w] Ostatni pionek GIPF białych mógł zostać zbity: { $points }.
   *[b] Ostatni pionek GIPF czarnych mógł zostać zbity: { $points }.
}
report-reason-gives-row = { $player ->
    [w] Ten ruch ułożył rząd białym: { $points }.
   *[b] Ten ruch ułożył rząd czarnym: { $points }.
}
report-reason-missed-row = Można było od razu ułożyć rząd: { $points }.
report-reason-missed-capture = { $number ->
    [one] Można było zbić { $number } pionek: { $points }.
    [few] Można było zbić { $number } pionki: { $points }.
    [many] Można było zbić { $number } pionków: { $points }.
   *[other] Można było zbić { $number } pionka: { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] Przez ten ruch białe tracą pionek GIPF: { $points }.
   *[b] Przez ten ruch czarne tracą pionek GIPF: { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] Odpowiedź zbija { $number } pionek: { $points }.
    [few] Odpowiedź zbija { $number } pionki: { $points }.
    [many] Odpowiedź zbija { $number } pionków: { $points }.
   *[other] Odpowiedź zbija { $number } pionka: { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] Białe groziły ułożeniem rzędu i nic temu nie zapobiegło: { $points }.
   *[b] Czarne groziły ułożeniem rzędu i nic temu nie zapobiegło: { $points }.
}
report-reason-allows-row = { $player ->
    [w] Ten ruch pozwala białym ułożyć rząd: { $points }.
   *[b] Ten ruch pozwala czarnym ułożyć rząd: { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] Pierścień białych został zamknięty: { $points }.
   *[b] Pierścień czarnych został zamknięty: { $points }.
}
report-reason-broke-four = { $player ->
    [w] Ten ruch rozbił cztery białe znaczniki w linii: { $points }.
   *[b] Ten ruch rozbił cztery czarne znaczniki w linii: { $points }.
}

mistakes-title = Błędy
mistakes-about = Pozycje z twoich partii, w których było coś lepszego. Liczy się każdy ruch, który zachowuje szanse na wygraną.
mistakes-empty = Nie ma jeszcze błędów, na których można się uczyć. Dokończ partię i otwórz jej raport: wtedy twoje błędy będą tutaj.
mistakes-play = Zagraj partię
mistakes-ask = { $player ->
    [w] Białe zagrały { $turn }. Znajdź coś lepszego.
   *[b] Czarne zagrały { $turn }. Znajdź coś lepszego.
}
mistakes-at = { $at } z { $of }
mistakes-judging = Program ocenia twój ruch…
mistakes-right-best = Dobrze: program zagrałby tak samo.
mistakes-right = Dobrze: to zachowuje szanse na wygraną.
mistakes-wrong = Jeszcze nie: to oddaje szanse na wygraną.
mistakes-same = Tak zagrano w partii. Jest coś lepszego.
mistakes-on = Program odpowiedział. Twój ruch.
mistakes-held = Gotowe: szanse na wygraną są nadal.
mistakes-begins = Lepszy ruch zaczyna się na { $point }.
mistakes-solution = Rozwiązanie
mistakes-better = Lepsze było { $turn }.
mistakes-again = Jeszcze raz
mistakes-next = Dalej
mistakes-done = To już wszystko: { $right } z { $of } za pierwszym razem.
mistakes-game = Cała partia
teach-option = Partia szkoleniowa
teach-about = Złe ruchy są od razu wskazywane i można je cofnąć.
teach-checking = Sprawdzanie twojego ruchu…
teach-bad = { $kind ->
    [mistake] To był błąd.
   *[blunder] To był gruby błąd.
}
teach-ask-threat = { $player ->
    [w] Białe czymś grożą. Widzisz czym?
   *[b] Czarne czymś grożą. Widzisz czym?
}
teach-ask-chance = Było coś lepszego. Widzisz co?
teach-tell = Powiedz mi
teach-hint-chance = Jest tu coś dobrego. Widzisz co?
teach-hint-otherwise = Gdyby zagrać { $turn }:
teach-on = Graj dalej

report-reason-costs-rows = { $number ->
    [one] W kolejnych ruchach kosztuje to { $number } rząd.
    [few] W kolejnych ruchach kosztuje to { $number } rzędy.
    [many] W kolejnych ruchach kosztuje to { $number } rzędów.
   *[other] W kolejnych ruchach kosztuje to { $number } rzędu.
}
report-reason-costs-pieces = { $number ->
    [one] W kolejnych ruchach kosztuje to { $number } pionek.
    [few] W kolejnych ruchach kosztuje to { $number } pionki.
    [many] W kolejnych ruchach kosztuje to { $number } pionków.
   *[other] W kolejnych ruchach kosztuje to { $number } pionka.
}
report-reason-later = { $turns ->
    [one] Potrzeba na to { $turns } ruchu.
    [few] Potrzeba na to { $turns } ruchów.
    [many] Potrzeba na to { $turns } ruchów.
   *[other] Potrzeba na to { $turns } ruchu.
}
report-reason-wrong-ring = Należało usunąć inny pierścień: { $points }.
report-reason-wrong-row = Należało usunąć coś innego: { $points }.
report-reason-pool-runs-out = { $player ->
    [w] Pula się wyczerpuje. Usunięte pierścienie: białe { $number }, czarne { $other }.
   *[b] Pula się wyczerpuje. Usunięte pierścienie: czarne { $number }, białe { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] Zapas białych się wyczerpuje.
   *[b] Zapas czarnych się wyczerpuje.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] Białe nie mogą już wprowadzać pionków GIPF. Na planszy: { $number }.
   *[b] Czarne nie mogą już wprowadzać pionków GIPF. Na planszy: { $number }.
}
report-reason-use-missed = Należało użyć potencjału: { $points }.
report-reason-use-wasted = Użyto potencjału, który należało zachować: { $points }.
report-reason-row-follows = { $player ->
    [w] To prowadzi do rzędu białych: { $points }.
   *[b] To prowadzi do rzędu czarnych: { $points }.
}
report-reason-row-lost = { $player ->
    [w] Lepszy ruch prowadzi do rzędu białych: { $points }.
   *[b] Lepszy ruch prowadzi do rzędu czarnych: { $points }.
}
report-reason-row-delayed = { $player ->
    [w] Rząd białych powstaje później ({ $points }). Ruchy do tego czasu: { $number } zamiast { $other }.
   *[b] Rząd czarnych powstaje później ({ $points }). Ruchy do tego czasu: { $number } zamiast { $other }.
}
report-reason-row-sooner = { $player ->
    [w] Rząd białych powstaje wcześniej ({ $points }). Ruchy do tego czasu: { $number } zamiast { $other }.
   *[b] Rząd czarnych powstaje wcześniej ({ $points }). Ruchy do tego czasu: { $number } zamiast { $other }.
}
report-reason-captures-follow = To prowadzi do bicia przez przeciwnika: { $points }.
report-reason-capture-lost = Lepszy ruch prowadzi do bicia: { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] Pionek GIPF białych może teraz zostać zbity: { $points }.
   *[b] Pionek GIPF czarnych może teraz zostać zbity: { $points }.
}
report-reason-pieces-threatened = Przeciwnik grozi wtedy biciem: { $points }.
report-reason-attack-missed = Lepszy ruch grozi biciem: { $points }.
report-reason-row-threatened = { $player ->
    [w] Białe grożą wtedy ułożeniem rzędu: { $points }.
   *[b] Czarne grożą wtedy ułożeniem rzędu: { $points }.
}
report-reason-threat-missed = Lepszy ruch grozi ułożeniem rzędu: { $points }.
report-reason-markers-flipped = Znaczniki, które przeciwnik zyskuje przez odwracanie: { $number } zamiast { $other } ({ $points }).
report-reason-flip-missed = Znaczniki, które lepszy wariant zyskuje przez odwracanie: { $number } zamiast { $other } ({ $points }).
report-reason-ring-hemmed-in = Pierścień ma mało miejsca: { $points }. Pozostałe ruchy: { $number } zamiast { $other }.
report-reason-close = Te ruchy są zbliżone: głębsza analiza widzi niewielką różnicę.
report-reason-compare-rows = { $player ->
    [w] Po kolejnych ruchach rzędy, które białe mogą ułożyć jednym ruchem: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach rzędy, które czarne mogą ułożyć jednym ruchem: { $number } zamiast { $other }.
}
report-reason-compare-moves = { $player ->
    [w] Po kolejnych ruchach możliwe ruchy białych pierścieni: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach możliwe ruchy czarnych pierścieni: { $number } zamiast { $other }.
}
report-reason-compare-flips = { $player ->
    [w] Po kolejnych ruchach białe znaczniki, które można odwrócić: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach czarne znaczniki, które można odwrócić: { $number } zamiast { $other }.
}
report-reason-compare-markers = { $player ->
    [w] Po kolejnych ruchach białe znaczniki na planszy: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach czarne znaczniki na planszy: { $number } zamiast { $other }.
}
report-reason-compare-fours = { $player ->
    [w] Po kolejnych ruchach białe znaczniki w czwórkach: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach czarne znaczniki w czwórkach: { $number } zamiast { $other }.
}
report-reason-compare-centre = { $player ->
    [w] Po kolejnych ruchach suma odległości białych od środka: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach suma odległości czarnych od środka: { $number } zamiast { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] Po kolejnych ruchach pionki w zapasie białych: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach pionki w zapasie czarnych: { $number } zamiast { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] Po kolejnych ruchach białe pionki na planszy: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach czarne pionki na planszy: { $number } zamiast { $other }.
}
report-reason-compare-risk = { $player ->
    [w] Po kolejnych ruchach białe pionki, które można zbić: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach czarne pionki, które można zbić: { $number } zamiast { $other }.
}
report-reason-compare-threes = { $player ->
    [w] Po kolejnych ruchach trójki białych w linii: { $number } zamiast { $other }.
   *[b] Po kolejnych ruchach trójki czarnych w linii: { $number } zamiast { $other }.
}

## Learn: the pages around the lessons

learn-title = Nauka
learn-lead = Krótkie lekcje na prawdziwej planszy, po jednej na każdą zasadę. Zrób to, o co prosi tekst; plansza powie ci, kiedy jest dobrze.
learn-potentials-about = Dodatkowe pionki z pięciu innych gier serii: suną, skaczą, zakrywają, rozbijają i pchają dwa razy.
learn-potentials-first = GIPF to dla ciebie nowość? Najpierw się go naucz
learn-progress = Ukończone lekcje: { $done } z { $count }
learn-start = Zacznij
learn-continue = Kontynuuj
learn-again = Zacznij od nowa
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
learn-not-yet = Dozwolony ruch, ale nie ten, którego szukamy. Spróbuj ponownie.
learn-not-yet-win = Jeszcze nie: po tym ruchu czarne mogą się wymknąć. Spróbuj ponownie.
learn-miss-land = Jeszcze nie. Zaznaczone pole to cel.
learn-miss-row = Nie ma jeszcze rzędu. Zaznaczone pola byłyby rzędem.
learn-tried-jump = Przeskoczone znaczniki: { $count }. Pierścień na { $point } może przeskoczyć { $goal }.
learn-tried-gain = Zyskane znaczniki: { $count }. Pierścień na { $point } może zyskać { $goal }.
learn-tried-push = Przesunięte pionki: { $count }. Z { $point } możesz przesunąć { $goal }.
learn-miss-keep = Pionek na { $point } miał zostać.
learn-tried-capture = Zbite pionki: { $count }. Możesz zbić { $goal }.
learn-tried-reserve = Teraz w twoim zapasie: { $count }. Może być { $goal }.
learn-miss-stop = Przeciwnik nadal tworzy rząd, jak widać.
learn-miss-win = To jeszcze nie wygrywa. Poszukaj innego ruchu.
learn-tried-rows = Usunięte rzędy: { $count }. W jednym ruchu możesz usunąć { $goal }.
learn-miss-theirs = W ten sposób czarne nie dostają rzędu. Dobry ruch zaczyna się na { $point }.
learn-miss-gipf = Nie zbito pionka GIPF. Dobry ruch zaczyna się na { $point }.
learn-miss-bring-gipf = To nie był pionek GIPF. Wybierz go przed wepchnięciem.
learn-miss-bring-single = To nie był pojedynczy pionek. Wybierz go przed wepchnięciem.
learn-miss-leave = Rząd został usunięty. Może zostać, bo składa się tylko z pionków GIPF.
learn-course-done-yinsh = Znasz wszystkie zasady YINSH. Teraz zagraj partię!
learn-course-done-gipf = Znasz wszystkie zasady GIPF. Teraz zagraj partię!
learn-course-done-potentials = Znasz wszystkie potencjały. Teraz zagraj z nimi partię!
learn-rules-yinsh = Przeczytaj wszystkie zasady YINSH
learn-rules-gipf = Przeczytaj wszystkie zasady GIPF
learn-rules-potentials = Przeczytaj wszystkie zasady potencjałów
learn-rules-potentials-name = Potencjały
learn-rules-before = Przed
learn-rules-after = Po
learn-rules-contents = Na tej stronie
learn-rules-site = Ze strony autora
learn-rules-site-about = Tych zasad nie ma w instrukcji. Pochodzą ze skróconych zasad albo z pytań i odpowiedzi na stronie autora.
learn-rules-ruling = Nasze rozstrzygnięcie
learn-rules-ruling-about = Rozstrzygnięcie to nasza decyzja tam, gdzie instrukcja milczy albo można ją czytać na dwa sposoby. Powód podano obok.
learn-rules-try = Wypróbuj
learn-rules-reset = Ustaw od nowa
learn-rules-lesson = Lekcja: { $title }
learn-rules-credit = YINSH i GIPF stworzył Kris Burm; należą do jego projektu GIPF. To są zasady naszymi własnymi słowami; instrukcje w pudełkach są jego.
learn-rules-official = Strona projektu GIPF

## Lessons of YINSH

lesson-yinsh-rings = Co to jest pierścień?
lesson-yinsh-rings-1 = Grasz białymi. Każdy gracz ma pięć pierścieni i tylko pierścienie się przesuwa. Postaw pierwszy na dowolnym polu, czyli tam, gdzie krzyżują się linie.
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
lesson-yinsh-jumping-4 = Pierścień skacze w ruchu tylko raz, więc nie przeskoczy znowu za przerwą. Który z twoich pierścieni dojdzie na zaznaczone pole?

lesson-yinsh-flipping = Odwracanie znaczników
lesson-yinsh-flipping-1 = Każdy przeskoczony znacznik zostaje odwrócony: czarny staje się biały, a biały czarny. Przejmij oba czarne znaczniki.
lesson-yinsh-flipping-2 = Twoje też się odwracają i należą wtedy do czarnych! Zdobądź dwa znaczniki, nie tracąc żadnego.
lesson-yinsh-flipping-3 = Czasem trzeba trochę oddać, żeby więcej zyskać. Przeskocz wszystkie cztery znaczniki.
lesson-yinsh-flipping-3-done = Jeden stracony, trzy zdobyte. Znacznik, który właśnie został za tobą, się nie odwraca, tylko te przeskoczone.

lesson-yinsh-rows = Pięć w rzędzie
lesson-yinsh-rows-1 = Pięć znaczników jednego koloru obok siebie na linii to rząd. Masz cztery, a na końcu pierścień: przesuń go, a zostawi piąty.
lesson-yinsh-rows-2 = Rzędy powstają też przez odwracanie. Zmień czarny znacznik w środku na biały.
lesson-yinsh-rows-3 = Pierścień nie jest częścią rzędu. Twój stoi w jedynej przerwie: co możesz zrobić?

lesson-yinsh-removing = Najpierw rząd, potem pierścień
lesson-yinsh-removing-1 = Masz rząd, a rzędy trzeba usuwać. Usuń jego pięć znaczników; wracają do puli.
lesson-yinsh-removing-2 = Za każdy rząd usuwasz też jeden ze swoich pierścieni. Wybierz dowolny.
lesson-yinsh-removing-2-done = Jeden pierścień usunięty: o to grasz. Ale teraz masz o jeden pierścień mniej do gry.
lesson-yinsh-removing-3 = Teraz wszystko w jednym ruchu: zbuduj rząd, usuń go i usuń pierścień.
lesson-yinsh-removing-3-hint = W kolumnie e brakuje jednego białego znacznika: odwróć czarny.

lesson-yinsh-long-rows = Więcej niż pięć
lesson-yinsh-long-rows-1 = Sześć w linii: usuwasz pięć leżących obok siebie, a szósty zostaje. Zachowaj zaznaczony, bo należy do innej twojej linii.
lesson-yinsh-long-rows-2 = Te dwa rzędy krzyżują się i mają wspólny znacznik. Usuń jeden: drugi nie będzie już rzędem. Usuń też pierścień.
lesson-yinsh-long-rows-3 = Jeśli dwa rzędy nie mają wspólnych znaczników, trzeba usunąć oba, każdy z pierścieniem. Zbuduj jednym skokiem dwa rzędy i usuń je razem z dwoma pierścieniami.

lesson-yinsh-defence = Jak przeszkodzić
lesson-yinsh-defence-1 = Czarne mają cztery w linii, a pierścień na końcu zostawi piąty. Przeszkodź: zagraj tak, żeby czarne nie mogły od razu zbudować rzędu.
lesson-yinsh-defence-2 = Czarne chcą przeskoczyć twój znacznik w środku. Przeszkodź im znowu.
lesson-yinsh-defence-2-hint = Pierścień musi stanąć na pustym polu. Gdzie stanąłby czarny?

lesson-yinsh-not-yours = Rząd, który nie jest twój
lesson-yinsh-not-yours-1 = Skok czarnych zbudował rząd białych znaczników. Rząd należy do swojego koloru, ktokolwiek go zbudował! Usuń go, usuń pierścień, a potem zagraj jak zwykle.
lesson-yinsh-not-yours-2 = Działa to też w drugą stronę. Zbuduj rząd dla czarnych i zobacz, co się stanie.
lesson-yinsh-not-yours-2-done = Rząd należy do czarnych. Usuwają go, usuwają pierścień i dopiero potem grają.
lesson-yinsh-not-yours-3 = Teraz ostrożnie: przeskocz co najmniej dwa znaczniki, ale nie buduj rzędu dla czarnych.
lesson-yinsh-not-yours-3-hint = Twój znacznik na f6 rozdziela czarne. Zostaw go tak, jak jest.

lesson-yinsh-who-first = Rzędy dla obojga
lesson-yinsh-who-first-1 = Jeden skok może zbudować rząd dla każdego z was. Pierwszy usuwa ten, kto wykonał ruch. Zbuduj oba, potem usuń swój i usuń pierścień.
lesson-yinsh-who-first-2 = Każde z was usunęło dwa pierścienie, a trzeci wygrywa. Znowu zbuduj rzędy dla obojga: pierścień usuwasz najpierw ty.

lesson-yinsh-ending = Jak kończy się partia
lesson-yinsh-ending-1 = Kto usunie trzeci pierścień, od razu wygrywa. Dwa masz już usunięte. Wygraj!
lesson-yinsh-ending-2 = W puli jest ostatni znacznik. Gdy pula jest pusta i nie ma rzędów do usunięcia, wygrywa ten, kto usunął więcej pierścieni, a ty prowadzisz jeden do zera. Zużyj go, nie budując rzędu.
lesson-yinsh-ending-2-hint = Skok, który odwraca dużo znaczników, łatwo buduje rzędy. Przesuń się niedaleko.
lesson-yinsh-ending-3 = Żaden z twoich pierścieni nie może się ruszyć. Tylko wtedy pasujesz, a czarne grają dalej.

lesson-yinsh-blitz = Wariant błyskawiczny
lesson-yinsh-blitz-1 = Na krótką partię jest wariant błyskawiczny: wygrywa pierwszy usunięty pierścień. Wygraj ją.
lesson-yinsh-blitz-2 = Tu też pierwszy usuwa ten, kto wykonał ruch. Wygraj, choć czarne też dostają rząd.

lesson-yinsh-puzzle = Dwa zadania
lesson-yinsh-puzzle-1 = Każde z was usunęło dwa pierścienie, a czarne mają cztery w linii. Możesz wygrać w tym ruchu.
lesson-yinsh-puzzle-1-done = Cztery odwrócone i znacznik, który został za tobą: rząd z czterech czarnych.
lesson-yinsh-puzzle-2 = Teraz potrzeba dwóch ruchów. Znajdź ruch, po którym czarne nie uratują już partii.
lesson-yinsh-puzzle-2-hint = Czarny pierścień na c6 chętnie przeskoczyłby twoje cztery. Gdzie musiałby stanąć?
lesson-yinsh-puzzle-2-done = Twój pierścień stał tam, gdzie chciały stanąć czarne, a zarazem na końcu twojego rzędu. Pora na partię.

## Lessons of GIPF

lesson-gipf-pushing = Ze skraju na planszę
lesson-gipf-pushing-1 = Grasz białymi. W każdym ruchu bierzesz pionek ze swojego zapasu, kładziesz go na punkcie na skraju i wpychasz o krok na planszę. Wprowadź pionek.
lesson-gipf-pushing-2 = Jeśli pierwsze pole jest zajęte, stojący tam pionek przesuwa się dalej. Pchnij tak, żeby ruszył się inny pionek.
lesson-gipf-pushing-3 = Pionki stojące obok siebie przesuwają się razem, aż do pierwszej przerwy. Przesuń trzy jednym pchnięciem.
lesson-gipf-pushing-3-done = Pionek za przerwą się nie ruszył.

lesson-gipf-lines = W którą stronę pchnąć
lesson-gipf-lines-1 = Z większości punktów na skraju prowadzą na planszę dwie linie, z sześciu rogów tylko jedna. Z zaznaczonego punktu pchnij na zaznaczone pole.
lesson-gipf-lines-2 = Przepchnij czarny pionek z c6 na zaznaczone pole. Wybierz właściwy punkt, z którego pchasz.
lesson-gipf-lines-3 = Wzdłuż pełnej linii nie da się pchnąć: tutaj to ta od a2 do f1. Wprowadź pionek na zaznaczone pole inną linią.

lesson-gipf-rows = Cztery w rzędzie
lesson-gipf-rows-1 = Cztery pionki jednego koloru obok siebie na linii to rząd. Masz trzy: dodaj czwarty.
lesson-gipf-rows-2 = Czwarty pionek może przyjść z boku. Wepchnij jeden ze swoich pionków w przerwę w kolumnie e.
lesson-gipf-rows-2-hint = Twój pionek na d6 ma zrobić krok na e6. Z którego punktu?
lesson-gipf-rows-3 = Można też pchać wzdłuż samego rzędu. Zamknij przerwę w kolumnie d.

lesson-gipf-removing = Usuwanie rzędu
lesson-gipf-removing-1 = Rząd trzeba usunąć. Twoje pionki wracają do twojego zapasu. Usuń go.
lesson-gipf-removing-2 = Każde pchnięcie kosztuje pionek z zapasu, a każdy rząd przynosi pionki z powrotem. Zbuduj rząd, żeby mieć osiem w zapasie.
lesson-gipf-removing-3 = Wszystko, co łączy się z rzędem bez przerwy, usuwa się razem z nim. Zbuduj rząd i odzyskaj naraz sześć pionków.
lesson-gipf-removing-3-hint = Biały pionek na e6 połączyłby wszystkie pozostałe w kolumnie e.

lesson-gipf-capturing = Zbijanie
lesson-gipf-capturing-1 = Czarne pionki, które łączą się z twoim rzędem bez przerwy, zostają zbite: wypadają z gry. Zbij pionek na c6.
lesson-gipf-capturing-1-done = Zbity: czarne już go nie odzyskają.
lesson-gipf-capturing-2 = Możesz tu zbudować więcej niż jeden rząd. Zbuduj ten, który zbija dwa pionki.
lesson-gipf-capturing-2-done = Przerwa by je uratowała. Szukaj przerw, zanim pchniesz, także przy swoich pionkach.

lesson-gipf-two-rows = Dwa rzędy naraz
lesson-gipf-two-rows-1 = Masz dwa rzędy, które się krzyżują. Gdy usuniesz jeden, drugi nie jest już rzędem. Wybierz ten, który zbija dwa pionki.
lesson-gipf-two-rows-1-done = Pionki, które zostały w kolumnie e, stoją tam dalej.
lesson-gipf-two-rows-2 = Jeśli rzędy nie mają wspólnego pionka, trzeba usunąć oba, w dowolnej kolejności. Zbuduj jednym pchnięciem dwa rzędy i usuń je.

lesson-gipf-not-yours = Rząd, który nie jest twój
lesson-gipf-not-yours-1 = Pchnięcie czarnych zbudowało rząd białych pionków. Rząd należy do swojego koloru, ktokolwiek go zbudował! Usuń go, a potem pchnij jak zwykle.
lesson-gipf-not-yours-2 = Działa to też w drugą stronę. Pchnij tak, żeby czarne dostały rząd.
lesson-gipf-not-yours-2-done = Czarne musiały usunąć rząd, zanim mogły pchnąć. To otwiera mur, którego nie dało się przebić.

lesson-gipf-who-first = Rzędy dla obojga
lesson-gipf-who-first-1 = Jedno pchnięcie może zbudować rząd dla każdego z was. Pierwszy usuwa ten, kto pchnął. Zbuduj oba, potem usuń swój.
lesson-gipf-who-first-2 = Pchnij z zaznaczonego punktu. Znowu powstanie rząd dla obojga, ale tym razem się krzyżują. Usuń swój.
lesson-gipf-who-first-2-done = Twój rząd zbił pionek z rzędu czarnych, więc czarne nie mają już czego usuwać.

lesson-gipf-reserve = Ostatni pionek
lesson-gipf-reserve-1 = Kto musi pchnąć, a nie ma pionka w zapasie, przegrywa. Zapas czarnych jest pusty: pchnij, jak chcesz, ale nie dawaj czarnym rzędu.
lesson-gipf-reserve-1-done = Tak wygrywa się grę podstawową. Rząd przyniósłby pionki do zapasu czarnych.
lesson-gipf-reserve-2 = Teraz to ty masz już tylko jeden pionek. Zagranie go to jeszcze nie przegrana: rząd przynosi pionki z powrotem.

lesson-gipf-gipf-pieces = Pionki GIPF
lesson-gipf-gipf-pieces-1 = Gra standardowa zaczyna się z pionkami GIPF: dwa pionki jeden na drugim, które poruszają się i liczą jak jeden. Popchnij jeden z nich.
lesson-gipf-gipf-pieces-2 = Gdy usuwasz rząd, pionki GIPF mogą zostać. Zbuduj rząd w kolumnie e, usuń go i zachowaj swój pionek GIPF.
lesson-gipf-gipf-pieces-2-hint = Zanim zatwierdzisz, wybierz, czy pionek GIPF zostaje.
lesson-gipf-gipf-pieces-3 = Decydujesz też o czarnych pionkach GIPF w swoim rzędzie. Zbuduj rząd i zbij jeden.
lesson-gipf-gipf-pieces-4 = Zabrany pionek GIPF daje dwa pionki do zapasu, ale nigdy nie wraca jako pionek GIPF. Twój zapas jest mały: zbuduj rząd i zabierz wszystko.
lesson-gipf-gipf-pieces-4-done = Wróciło pięć pionków. Masz jeszcze dwa pionki GIPF i zaraz zobaczysz, dlaczego to ważne.

lesson-gipf-last-gipf = Ostatni pionek GIPF
lesson-gipf-last-gipf-1 = Kto straci ostatni pionek GIPF, od razu przegrywa partię. Zbij ten czarny.
lesson-gipf-last-gipf-2 = To dotyczy także ciebie. Usuń swój rząd, ale zachowaj ostatni pionek GIPF.

lesson-gipf-tournament = Gra turniejowa
lesson-gipf-tournament-1 = W grze turniejowej plansza jest pusta, a w zapasie masz 18 pionków. Pierwszy musi być pionkiem GIPF. Zużywa on dwa pionki z zapasu.
lesson-gipf-tournament-2 = Możesz dalej wprowadzać pionki GIPF, dopóki nie wprowadzisz pojedynczego. Wprowadź jeszcze jeden pionek GIPF.
lesson-gipf-tournament-3 = Ile ich chcesz? Pierwszy pojedynczy pionek kończy wybór. Wprowadź teraz pojedynczy pionek.
lesson-gipf-tournament-3-done = Odtąd masz do wprowadzenia tylko pojedyncze pionki. Czarne same decydują, kiedy skończyć.
lesson-gipf-tournament-4 = Rzędu z samych pionków GIPF nie trzeba usuwać. Zostaw go.
lesson-gipf-tournament-4-done = Po kolejnych pchnięciach znowu o to zapytamy. Gdy tylko do rzędu dołączy pojedynczy pionek, rząd trzeba usunąć.

lesson-gipf-puzzle = Dwa zadania
lesson-gipf-puzzle-1 = Czarne mają jeszcze jeden pionek GIPF. Możesz wygrać w tym ruchu.
lesson-gipf-puzzle-1-hint = Którego pola brakuje w kolumnie e i z którego punktu wepchniesz tam biały pionek?
lesson-gipf-puzzle-2 = Teraz potrzeba dwóch ruchów, a pierwszy buduje rząd, który nie jest twój. Znajdź pchnięcie, po którym czarne nie uratują już partii.
lesson-gipf-puzzle-2-hint = Gdy rząd czarnych zejdzie, zostanie tylko pionek GIPF. Pchnij go tam, gdzie sięgnie go twój następny rząd.
lesson-gipf-puzzle-2-done = Czarne dostały od ciebie rząd i dzięki niemu jest wygrana. Pora na partię.

lesson-potentials-loading = Naładowane pionki
lesson-potentials-loading-1 = Potencjał to dodatkowy pionek z własną mocą. Wchodzi na jednym z twoich pionków: razem są naładowanym pionkiem. Wybierz naładowany pionek i wepchnij go.
lesson-potentials-loading-1-done = Kosztowało to pionek z zapasu i potencjał z ręki. Odtąd nie możesz już wprowadzać pionków GIPF.
lesson-potentials-loading-2 = Najpierw pionki GIPF, potem naładowane, potem zwykłe: taka jest kolejność. Wprowadź teraz zwykły pionek.
lesson-potentials-loading-2-done = Z twoim pierwszym zwykłym pionkiem potencjały, które zostały w ręce, odpadają z gry. Ładuj je więc wcześnie.
lesson-potentials-loading-3 = W rzędzie naładowany pionek liczy się jak jeden i tak jak pionek GIPF może zostać. Zbuduj rząd w kolumnie e, usuń go i zachowaj naładowany pionek.
lesson-potentials-loading-3-hint = Pchnij z e1. Przed potwierdzeniem wybierz, że naładowany pionek zostaje.
lesson-potentials-loading-4 = Jeśli go zabierzesz, zwykły pionek wraca do zapasu, ale potencjał odpada z gry. Twój zapas jest mały: zbuduj rząd i zabierz wszystko.
lesson-potentials-loading-4-done = Wróciły cztery pionki. Potencjał przepadł.
lesson-potentials-loading-5 = Decydujesz też o czarnych naładowanych pionkach w swoim rzędzie. Zbuduj rząd i zbij taki pionek.
lesson-potentials-loading-5-done = Zbite: pionek i jego potencjał.

lesson-potentials-yinsh = YINSH sunie
lesson-potentials-yinsh-1 = W swoim ruchu pchasz albo używasz potencjału. YINSH sunie po linii przez wolne pola, jak daleko chcesz. Naciśnij swój naładowany pionek, potem jeden z jego celów.
lesson-potentials-yinsh-1-done = Potencjał opuścił pionek i oba zostają na planszy. Użyty potencjał to pionek twojego koloru, bez mocy.
lesson-potentials-yinsh-2 = YINSH nie skacze: pionek na drodze go zatrzymuje. Który z dwóch może dojść do zaznaczonego pola?
lesson-potentials-yinsh-3 = Użycie może dopełnić rząd. Zbuduj rząd za pomocą YINSH i usuń go.
lesson-potentials-yinsh-3-done = Użyty potencjał musi zejść ze swoim rzędem i odpada z gry. Pozostałe twoje pionki wróciły, a czarny jest zbity.

lesson-potentials-zertz = ZÈRTZ skacze
lesson-potentials-zertz-1 = ZÈRTZ skacze w linii prostej nad sąsiednimi pionkami na pierwsze wolne pole za nimi. Skocz.
lesson-potentials-zertz-1-done = Skok niczego nie bije: czarny pionek nadal stoi.
lesson-potentials-zertz-2 = Przeskakuje dowolną liczbę pionków obu kolorów, dopóki nie ma przerwy. Przeskocz trzy.
lesson-potentials-zertz-3 = Skocz w przerwę w kolumnie f i usuń swój rząd.
lesson-potentials-zertz-3-hint = Twój ZÈRTZ na d4 i przerwa na f5 leżą na jednej linii, a między nimi stoi czarny pionek.

lesson-potentials-dvonn = DVONN zakrywa
lesson-potentials-dvonn-1 = DVONN wskakuje na sąsiedni zwykły pionek przeciwnika, nigdy na pionek GIPF. Zakryj czarny pionek.
lesson-potentials-dvonn-1-done = Pole jest teraz twoje: liczy się tylko wierzch stosu.
lesson-potentials-dvonn-2 = Zakryj czarny pionek tak, by mieć cztery w rzędzie, i usuń rząd.
lesson-potentials-dvonn-2-done = Schodzi tylko wierzch stosu. Czarny pionek jest znów wolny.
lesson-potentials-dvonn-3 = Czarne mają trzy w rzędzie i mogą dołożyć czwarty z obu końców. Powstrzymaj je.
lesson-potentials-dvonn-3-hint = Zakryty przez ciebie czarny pionek nie należy do żadnego czarnego rzędu.

lesson-potentials-stacks = Stosy
lesson-potentials-stacks-1 = Twój DVONN zakrywa czarny pionek; naciśnij stos, by zobaczyć, co w nim leży. Stos pcha się w całości. Przepchnij go na zaznaczone pole.
lesson-potentials-stacks-2 = Czarne zakryły twój pionek. DVONN wskakuje też na użyty DVONN, który leży na czymś twoim. Odzyskaj zaznaczone pole.
lesson-potentials-stacks-2-done = Trzy pionki wysokości, a pole znów jest twoje. Czarne mogłyby odpowiedzieć tak samo.
lesson-potentials-stacks-3 = Czarne zakrywają twój naładowany pionek na e6. Zbuduj rząd, do którego stos przylega, i usuń go.
lesson-potentials-stacks-3-done = Wierzch zszedł, a twój naładowany pionek jest znów wolny, ze swoją mocą. W następnym ruchu można go użyć.

lesson-potentials-punct = PÜNCT rozbija
lesson-potentials-punct-1 = PÜNCT wskakuje na sąsiedni pionek GIPF przeciwnika: górny pionek zostaje zbity, dolny zakryty. Rozbij pionek GIPF.
lesson-potentials-punct-1-done = To już nie jest pionek GIPF, a pole jest twoje.
lesson-potentials-punct-2 = Twój PÜNCT na e5 leży na resztce pionka GIPF. Drugi twój PÜNCT może tam wskoczyć: resztka też zostaje zbita, a oba stają się twoim pionkiem GIPF. Zrób to.
lesson-potentials-punct-2-done = Pionek GIPF z dwóch potencjałów. Liczy się jak każdy inny.
lesson-potentials-punct-3 = PÜNCT zakrywa też swój rodzaj: czarny pionek naładowany PÜNCT albo użyty PÜNCT, który leży na czymś twoim. Zakryj czarny PÜNCT.
lesson-potentials-punct-4 = Czarnym został jeden pionek GIPF. Wygraj jednym skokiem.
lesson-potentials-punct-4-done = Kto nie ma już pionka GIPF, przegrywa od razu, zanim usunie się jakikolwiek rząd.

lesson-potentials-tamsk = TAMSK pcha dwa razy
lesson-potentials-tamsk-1 = Twój TAMSK stoi na środku. Po twoim pchnięciu może opuścić pionek i zostać wepchnięty ze skraju: to dodatkowe pchnięcie. Pchnij, a potem zrób dodatkowe pchnięcie.
lesson-potentials-tamsk-2 = Środek to e5. Przepchnij tam swój TAMSK i od razu go użyj.
lesson-potentials-tamsk-2-hint = Pchnij z e1.
lesson-potentials-tamsk-3 = Zbuduj jeden rząd pchnięciem, a drugi dodatkowym pchnięciem. Usuń oba.
lesson-potentials-tamsk-3-done = Dwa rzędy w jednym ruchu. Użyty TAMSK odpadł z gry razem ze swoim rzędem.
lesson-potentials-tamsk-4 = Nie musisz go używać: póki TAMSK stoi na środku, dodatkowe pchnięcie przysługuje ci w każdym ruchu. Pchnij i tym razem zrezygnuj.
lesson-potentials-tamsk-4-done = Zostaje naładowany. Ale czarne mogą wypchnąć go ze środka.

lesson-potentials-match = Mecz
lesson-potentials-match-1 = W meczu prawo użycia potencjału może zależeć od innej gry. Tu YINSH jest połączony z partią YINSH, więc użycie najpierw się zapowiada. Zapowiedz przejście, które tworzy rząd: naciśnij swój naładowany pionek, potem jego cel. Usuń rząd.
lesson-potentials-match-1-done = Po twojej zapowiedzi czarne pozwoliły na użycie, więc zostało wykonane.
lesson-potentials-match-2 = Tym razem czarne rzucają ci wyzwanie. GIPF jest wstrzymany, a decyduje partia YINSH; wyzwany gra w niej białymi. Doszło do tej pozycji. Wygraj ją.
lesson-potentials-match-2-done = Wygrana: z powrotem w GIPF twoje użycie zostaje wykonane. Wynik meczu to nadal wynik GIPF.
lesson-potentials-match-3 = Twoje użycie było połączone z kostką. Czarne rzuciły wyzwanie i miały wyższą liczbę, więc nie dochodzi do skutku: twój YINSH zostaje naładowany, a ty robisz inny ruch. Wepchnij pionek.
lesson-potentials-match-3-done = W późniejszym ruchu można zapowiedzieć je znowu.
lesson-potentials-match-4 = Teraz czarne zapowiadają przejście z c6 na e6. Masz jeszcze jedno wyzwanie. Pozwolić czy rzucić wyzwanie?
lesson-potentials-match-4-done = Czarne muszą teraz najpierw wygrać grę. Wyzwań jest mało: zachowaj je na użycia, które bolą.

## Puzzles

train-menu = Trening
train-title = Graj lepiej
train-lead = Zadania, twoje własne błędy i pozycje, które wracają, aż je zapamiętasz.
puzzles-title = Zadania
puzzles-about = Tysiące pozycji, w których tylko jeden ruch jest dobry. Większość jest udowodniona.
puzzles-daily-today = Zadanie dnia
train-days = { $count ->
    [one] Trening zrobiony dzisiaj
    [few] { $count } dni ćwiczeń z rzędu
    [many] { $count } dni ćwiczeń z rzędu
   *[other] { $count } dnia ćwiczeń z rzędu
  }
puzzles-mode = Tryb
puzzles-mode-rated = Rankingowe
puzzles-mode-theme = Według tematu
puzzles-mode-streak = Seria
puzzles-mode-daily = Zadanie dnia
puzzles-mode-single = Jedno zadanie
puzzles-about-rated = Zadania na twoim poziomie. Liczy się pierwsza próba.
puzzles-about-theme = Ćwicz jeden pomysł. Bez rankingu.
puzzles-about-streak = Każde trudniejsze od poprzedniego, aż do pierwszego błędu.
puzzles-about-daily = Codziennie jedno dla każdej gry, dla wszystkich to samo.
puzzles-game = Gra
puzzles-theme = Temat
puzzles-loading = Zadanie się wczytuje…
puzzles-led = { $player ->
    [w] Najpierw grają białe. Patrz.
   *[b] Najpierw grają czarne. Patrz.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [one] Ruch białych: wygraj w tym ruchu.
        [few] Ruch białych: wygraj najpóźniej w { $turns } ruchach.
        [many] Ruch białych: wygraj najpóźniej w { $turns } ruchach.
       *[other] Ruch białych: wygraj najpóźniej w { $turns } ruchu.
      }
   *[b] { $turns ->
        [one] Ruch czarnych: wygraj w tym ruchu.
        [few] Ruch czarnych: wygraj najpóźniej w { $turns } ruchach.
        [many] Ruch czarnych: wygraj najpóźniej w { $turns } ruchach.
       *[other] Ruch czarnych: wygraj najpóźniej w { $turns } ruchu.
      }
  }
puzzles-save = { $player ->
    [w] Ruch białych: tylko jeden ruch ratuje partię.
   *[b] Ruch czarnych: tylko jeden ruch ratuje partię.
  }
puzzles-gain = { $player ->
    [w] Ruch białych: znajdź ruch wyraźnie najlepszy.
   *[b] Ruch czarnych: znajdź ruch wyraźnie najlepszy.
  }
puzzles-proved = Udowodnione
puzzles-judged = Ocenione przez program
puzzles-onward = Dobrze. Przeciwnik odpowiedział: twój ruch.
puzzles-solved = Rozwiązane.
puzzles-solved-late = To jest rozwiązanie. Liczy się jako nieudane.
puzzles-wrong = To nie to. Liczy się jako nieudane, ale próbuj dalej.
puzzles-wrong-again = To też nie to. Spróbuj jeszcze raz.
puzzles-hinted = Spójrz na zaznaczone miejsce.
puzzles-hint-look = Spójrz na zaznaczone miejsca.
puzzles-shown = To jest rozwiązanie.
puzzles-hint = Podpowiedź
puzzles-solution = Rozwiązanie
puzzles-cost = Podpowiedź albo rozwiązanie liczy się jako nieudane.
puzzles-again = Jeszcze raz
puzzles-next = Następne zadanie
puzzles-rest = Jak to idzie dalej
puzzles-back = Jeden ruch wstecz
puzzles-forward = Jeden ruch dalej
puzzles-analyse = Analizuj tę pozycję
puzzles-themes = Tematy: { $themes }
puzzles-rating = Twój ranking: { $rating }
puzzles-rating-open = Twój ranking: około { $rating }
puzzles-difficulty = To zadanie: { $rating }
puzzles-streak-now = W tej serii: { $count }. Twoja najlepsza: { $best }.
puzzles-streak-over = Seria się skończyła: { $count }.
puzzles-streak-new = Nowa seria
puzzles-daily-done = Dzisiejsze zadanie zrobione. Następne o północy UTC.
puzzles-tab-theme = Tematy
puzzles-tab-daily = Dzienne
puzzles-result-streak = { $count ->
    [one] zadanie z rzędu
    [few] zadania z rzędu
    [many] zadań z rzędu
   *[other] zadania z rzędu
  }
puzzles-result-best = Twoja najlepsza: { $best }
puzzles-result-record = Twoja dotąd najlepsza
puzzles-result-picture = Udostępnij jako obraz
puzzles-result-day = Zadanie z dnia { $date }
puzzles-result-first = Rozwiązane za pierwszym razem
puzzles-result-later = Nierozwiązane za pierwszym razem
puzzles-result-share = Udostępnij
puzzles-result-copied = Skopiowano.
puzzles-share-solved = Dzisiejsze zadanie { $game } rozwiązane za pierwszym razem.
puzzles-share-missed = Dzisiejsze zadanie { $game } mnie pokonało. A ciebie?
puzzles-share-streak = { $count ->
    [one] { $count } zadanie { $game } rozwiązane z rzędu.
    [few] { $count } zadania { $game } rozwiązane z rzędu.
    [many] { $count } zadań { $game } rozwiązanych z rzędu.
   *[other] { $count } zadania { $game } rozwiązane z rzędu.
  }
puzzles-result-failed = Nie udało się utworzyć obrazu.
puzzles-history = Twoje próby
puzzles-history-none = Tu pojawią się zadania, których spróbujesz.
puzzles-history-solved = rozwiązane
puzzles-history-missed = nieudane
puzzles-history-retry = Jeszcze raz: zadanie { $id }
puzzles-history-more = Pokaż więcej
puzzles-keep = Pobierz wszystkie zadania
puzzles-keeping = Pobieranie… { $done } z { $count }
puzzles-kept = Wszystkie zadania działają teraz offline.
puzzles-failed = Nie udało się wczytać zadań. Sprawdź połączenie i spróbuj jeszcze raz.
puzzles-none = Nie ma takiego zadania. Wybierz coś innego.
puzzles-theme-row = własny rząd
puzzles-theme-double-row = dwa rzędy w jednym ruchu
puzzles-theme-two-directions = rzędy w dwóch kierunkach
puzzles-theme-given-row = rząd zostawiony przez przeciwnika
puzzles-theme-opponents-row = rząd dla przeciwnika
puzzles-theme-stop-row = zatrzymanie rzędu
puzzles-theme-break-four = rozbicie czwórki
puzzles-theme-block = blokada pierścieniem
puzzles-theme-ring-cut-off = zamknięcie pierścienia
puzzles-theme-long-jump = długi skok
puzzles-theme-pool = liczenie puli
puzzles-theme-capture = bicie
puzzles-theme-gipf-capture = zbicie pionka GIPF
puzzles-theme-keep-gipf = pozostawienie pionka GIPF
puzzles-theme-last-gipf = ostatni pionek GIPF
puzzles-theme-reserve = wyczerpanie zapasu
puzzles-theme-quiet = cichy ruch
puzzles-merit-winning-row = Układa zwycięski rząd: { $points }.
puzzles-merit-last-gipf = { $player ->
    [w] Zbija ostatni pionek GIPF białych: { $points }.
   *[b] Zbija ostatni pionek GIPF czarnych: { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] Białe nie mają już pionka do wprowadzenia.
   *[b] Czarne nie mają już pionka do wprowadzenia.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Zbija pionek GIPF białych: { $points }.
   *[b] Zbija pionek GIPF czarnych: { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Zbija { $number } pionek: { $points }.
    [few] Zbija { $number } pionki: { $points }.
    [many] Zbija { $number } pionków: { $points }.
   *[other] Zbija { $number } pionka: { $points }.
  }
puzzles-merit-rows = Układa więcej niż jeden rząd: { $points }.
puzzles-merit-row = Układa rząd: { $points }.
puzzles-merit-given-row = { $player ->
    [w] Zabiera rząd zostawiony przez białe: { $points }.
   *[b] Zabiera rząd zostawiony przez czarne: { $points }.
  }
puzzles-merit-break-four = { $player ->
    [w] Rozbija czwórkę białych: { $points }.
   *[b] Rozbija czwórkę czarnych: { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Zatrzymuje rząd białych: { $points }.
   *[b] Zatrzymuje rząd czarnych: { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Grozi rzędem: { $points }.
    [few] Grozi { $number } rzędami naraz: { $points }.
    [many] Grozi { $number } rzędami naraz: { $points }.
   *[other] Grozi { $number } rzędu naraz: { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Zamyka pierścień białych: { $points }.
   *[b] Zamyka pierścień czarnych: { $points }.
  }
puzzles-merit-forced-row = { $player ->
    [w] Zmusza białe do usunięcia rzędu: { $points }.
   *[b] Zmusza czarne do usunięcia rzędu: { $points }.
  }
puzzles-merit-attack = { $number ->
    [one] Grozi zbiciem { $number } pionka: { $points }.
    [few] Grozi zbiciem { $number } pionków: { $points }.
    [many] Grozi zbiciem { $number } pionków: { $points }.
   *[other] Grozi zbiciem { $number } pionka: { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Ratuje przed zbiciem { $number } pionek: { $points }.
    [few] Ratuje przed zbiciem { $number } pionki: { $points }.
    [many] Ratuje przed zbiciem { $number } pionków: { $points }.
   *[other] Ratuje przed zbiciem { $number } pionka: { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Zatrzymuje jeden z rzędów białych: { $points }.
   *[b] Zatrzymuje jeden z rzędów czarnych: { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Zyskuje { $number } znacznik przez odwracanie.
    [few] Zyskuje { $number } znaczniki przez odwracanie.
    [many] Zyskuje { $number } znaczników przez odwracanie.
   *[other] Zyskuje { $number } znacznika przez odwracanie.
  }
puzzles-merit-only = Po każdym innym ruchu przeciwnik wygrywa w sposób wymuszony.
puzzles-merit-forced = Wygrywa w sposób wymuszony, cokolwiek zagra przeciwnik.
puzzles-merit-clear = Żaden inny ruch nie utrzymuje tej przewagi.
puzzles-reply = { $player ->
    [w] Białe odpowiadają { $turn }.
   *[b] Czarne odpowiadają { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] Białe ratują się ruchem { $turn }.
   *[b] Czarne ratują się ruchem { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = Zasady YINSH
rules-yinsh-lead = YINSH to gra dla dwojga autorstwa Krisa Burma. Przesuwasz pierścienie, każdy ruch zostawia znacznik, a przeskoczone znaczniki zmieniają kolor. Za każdy rząd pięciu znaczników w twoim kolorze usuwasz jeden ze swoich pierścieni. Kto pierwszy usunie trzy pierścienie, wygrywa.

rules-yinsh-board = Plansza i elementy
rules-yinsh-board-1 = Plansza ma 85 pól w miejscach, gdzie krzyżują się linie, w jedenastu kolumnach od a do k. Linie biegną w trzech kierunkach: wzdłuż kolumn i w poprzek w dwóch kierunkach.
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
rules-yinsh-removing-1 = Rząd trzeba usunąć. Jego właściciel usuwa pięć znaczników leżących obok siebie i oddaje je do puli. Z dłuższej linii może wybrać dowolnych takich pięć; pozostałe zostają.
rules-yinsh-removing-2 = Potem usuwa jeden własny pierścień, dowolny, także ten właśnie przesunięty.
rules-yinsh-removing-3 = Kolejność to rząd, pierścień, rząd, pierścień: po każdym pierścieniu sprawdza się planszę od nowa. Jeśli nadal jest pięć obok siebie, to jest rząd i trzeba go usunąć, z następnym pierścieniem; jeśli dwa rzędy miały wspólny znacznik, drugiego może już nie być. Dwa wydania można czytać jako rząd, rząd, pierścień, pierścień. Zwycięzca jest w obu wypadkach ten sam.
rules-yinsh-removing-4 = Jeśli ruch buduje rzędy dla obu graczy, najpierw usuwa wszystkie swoje ten, kto wykonał ruch. Potem robi to przeciwnik i dopiero wtedy gra. Rząd tylko dla przeciwnika też usuwa on sam, przed swoim ruchem.
rules-yinsh-removing-board = Białe mają sześć znaczników w linii: usuwa się pięć, a potem pierścień. Wybierz które.

rules-yinsh-end = Koniec partii
rules-yinsh-end-1 = Kto pierwszy usunie trzeci pierścień, od razu wygrywa, cokolwiek jeszcze stoi na planszy, nawet rząd przeciwnika.
rules-yinsh-end-2 = Jeśli gracz ma się ruszyć, nie ma rzędu do usunięcia, a pula jest pusta, partia się kończy. Wygrywa ten, kto usunął więcej pierścieni; po równo to remis.
rules-yinsh-end-3 = Rząd zbudowany ostatnim znacznikiem najpierw się usuwa. To oddaje do puli pięć znaczników i partia trwa. Instrukcja o tym nie mówi; inne programy robią tak samo.
rules-yinsh-end-4 = Jeśli żaden z twoich pierścieni nie może się ruszyć, a któryś przeciwnika może, pasujesz. Inaczej nikomu nie wolno pasować. Instrukcja o tym nie mówi; podobno autor tak odpowiedział.
rules-yinsh-end-5 = Jeśli żaden z graczy nie może przesunąć pierścienia, partia kończy się jak przy pustej puli. Inaczej obaj pasowaliby bez końca.
rules-yinsh-end-6 = Żadna pozycja nigdy nie wraca: każdy ruch zużywa znacznik, a usunięty rząd oddaje pięć, ale kosztuje pierścień. Dlatego nie ma zasady o powtórzeniu.
rules-yinsh-end-board = Obie strony usunęły dwa pierścienie. Białe mogą jednym skokiem zbudować rząd dla każdego gracza, usuwają pierwsze i wygrywają.

rules-yinsh-blitz = Wariant błyskawiczny
rules-yinsh-blitz-1 = Wariant błyskawiczny to ta sama gra, ale wygrywa pierwszy usunięty pierścień. Rząd tylko dla przeciwnika daje więc wygraną jemu, a rzędy dla obu dają wygraną temu, kto wykonał ruch. Przy pustej puli albo gdy nikt nie może się ruszyć, jest remis.

rules-yinsh-notation = Jak zapisuje się ruchy
rules-yinsh-notation-1 = Pole nazywa się od kolumny i rzędu: f6 to środek. Postawiony pierścień zapisuje się f6, ruch e1-e9, usunięty rząd xc2-c6 przez jego dwa końce, usunięty pierścień xf9. To, co należy do jednego ruchu, łączą średniki: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = Zasady GIPF
rules-gipf-lead = GIPF to gra dla dwojga autorstwa Krisa Burma, pierwsza w jego projekcie GIPF. Wpychasz pionki ze skraju. Cztery w rzędzie w twoim kolorze wracają do twojego zapasu, a pionki przeciwnika, które przedłużają rząd, zostają zbite. Można grać na trzy sposoby: według zasad podstawowych, standardowych i turniejowych.

rules-gipf-board = Plansza i elementy
rules-gipf-board-1 = Plansza ma 37 pól gry, a wokół nich 24 punkty na skraju. Pionki wchodzą z punktu; żaden nigdy na nim nie zostaje.
rules-gipf-board-2 = Jest 21 linii od czterech do siedmiu pól, z punktem na każdym końcu, więc są 42 sposoby pchnięcia. Sześć punktów w rogach ma jedną linię, wszystkie inne dwie. Punkty nie są ze sobą połączone.
rules-gipf-board-3 = Pojedynczy pionek to jeden pionek. Pionek GIPF to dwa pionki jeden na drugim: na planszy porusza się i liczy jak jeden, w zapasie to dwa. Pierwsze pchają białe.

rules-gipf-start = Jak zaczyna się partia
rules-gipf-start-1 = Gra podstawowa: 15 pionków dla każdego i żadnych pionków GIPF. Białe zaczynają z pojedynczymi na e2, b5 i h5, czarne z pojedynczymi na b2, e8 i h2; pozostałe dwanaście każdego gracza to jego zapas.
rules-gipf-start-2 = Wyrównanie: w grze podstawowej jeden z graczy może zacząć z jednym, dwoma lub trzema pionkami więcej w zapasie.
rules-gipf-start-3 = Gra standardowa: 18 pionków dla każdego. Na tych samych sześciu polach stoją pionki GIPF, a dwanaście pionków każdego gracza to jego zapas. Później nie wchodzą już żadne pionki GIPF.
rules-gipf-start-4 = Gra turniejowa: plansza jest pusta, a każdy ma w zapasie 18 pionków. Twój pierwszy musi być pionkiem GIPF. Możesz dalej wprowadzać pionki GIPF, aż wprowadzisz pojedynczy; odtąd masz tylko pojedyncze. Każdy decyduje sam za siebie.
rules-gipf-start-5 = Pionek GIPF bierze dwa dowolne pionki z zapasu, także te, które wróciły z planszy. Strona autora na to pozwala; pionek w zapasie to pionek w zapasie i nie odróżniamy starych od nowych.

rules-gipf-pushing = Pchanie
rules-gipf-pushing-1 = W swoim ruchu kładziesz pionek z zapasu na punkcie na skraju i pchasz go o krok wzdłuż linii. Pionki na drodze przesuwają się o jedno pole, aż do pierwszego pustego. To, co stoi za nim, zostaje.
rules-gipf-pushing-2 = Linii bez pustego pola nie da się pchnąć, z żadnego końca.
rules-gipf-pushing-3 = Pchnięcie na puste pole jest takie samo, niezależnie od punktu, z którego wychodzi.
rules-gipf-pushing-4 = Nie ma pasowania i nigdy nie jest potrzebne: obaj gracze mają razem najwyżej 36 pionków, a pól jest 37, więc kto ma pionek w zapasie, może pchnąć.
rules-gipf-pushing-board = Białe mogą pchnąć z e1: trzy pionki przesuwają się o jedno pole w górę, a czarny na e6 za przerwą zostaje.

rules-gipf-rows = Rzędy
rules-gipf-rows-1 = Pionki stojące na linii bez przerwy tworzą ciąg, od przerwy do przerwy. Ciąg jest twoim rzędem, jeśli stoją w nim obok siebie co najmniej cztery twoje pionki, pojedyncze lub GIPF.
rules-gipf-rows-2 = Rząd należy do gracza swojego koloru, ktokolwiek go zbudował.

rules-gipf-removing = Usuwanie rzędu
rules-gipf-removing-1 = Rząd trzeba usunąć. Usuwa się wszystkie pojedyncze pionki jego ciągu, w obu kolorach, także te ponad cztery.
rules-gipf-removing-2 = Twoje pionki wracają do twojego zapasu, pionek GIPF jako dwa. Pionki przeciwnika są zbite i wypadają z gry.
rules-gipf-removing-3 = Przy każdym pionku GIPF z ciągu, dowolnego koloru, wybierasz, czy go usunąć, czy zostawić. Kto usuwa rząd, decyduje też o pionkach GIPF przeciwnika.
rules-gipf-removing-4 = Jeśli masz kilka rzędów, wybierasz kolejność. Po każdym usunięciu sprawdza się planszę od nowa: rzędu, który krzyżował się z usuniętym, może już nie być albo nadal trzeba go usunąć.
rules-gipf-removing-5 = Jeśli obaj gracze mają rzędy, najpierw usuwa swoje ten, kto pchnął, a potem przeciwnik to, co zostało z jego. To nie jest ruch: przeciwnik potem jeszcze pcha.
rules-gipf-removing-6 = Jeśli wszystkie twoje rzędy stoją w ciągach bez pojedynczych pionków, możesz usunąć jeden lub więcej ich pionków GIPF albo zostawić wszystkie. Po każdym kolejnym pchnięciu pytanie wraca, a rząd trzeba usunąć, gdy tylko dołączy pojedynczy pionek. Potrzeba do tego czterech pionków GIPF jednego koloru, więc zdarza się to tylko w grze turniejowej.
rules-gipf-removing-7 = Taki rząd można wybrać także wtedy, gdy stoi inny rząd z pojedynczymi pionkami: kolejność jest dowolna, a strona autora mówi tylko, kiedy wolno skończyć.
rules-gipf-removing-board = Białe mają rząd w kolumnie e. Pojedyncze usuwa się, czarny jest zbity, a o pionku GIPF decydują białe.

rules-gipf-end = Koniec partii
rules-gipf-end-1 = Kto musi pchnąć z pustym zapasem, przegrywa. Sprawdza się to po usunięciu własnych rzędów, które mogą przynieść pionki, więc zagranie ostatniego pionka to jeszcze nie przegrana. Instrukcję można też czytać tak, że przegrywa się od razu; my idziemy za stroną autora.
rules-gipf-end-2 = Gra standardowa i turniejowa: gracz, którego ostatni pionek GIPF zszedł z planszy, od razu przegrywa, nawet jeśli usunął go sam. Sprawdza się to po każdym usunięciu. W grze turniejowej obowiązuje to od twojego pierwszego pionka GIPF, a prawo do wprowadzenia następnego nie pomaga.
rules-gipf-end-3 = Jeśli jedno usunięcie zabiera ostatni pionek GIPF obu graczom, wygrywa ten, kto usuwał: ostatni pionek przeciwnika jest zbity i żaden nie zginął przed drugim.
rules-gipf-end-4 = Jeśli ta sama pozycja powstaje po raz trzeci, z tym samym graczem do pchnięcia, tymi samymi zapasami i prawami, jest remis. Instrukcja mówi, że remisów nie ma, ale nic w niej nie powstrzymuje dwóch graczy przed kręceniem się w kółko.
rules-gipf-end-board = Czarne mają jeszcze jeden pionek GIPF, na d3. Białe mogą zbudować rząd, który do niego sięga, i wygrać.

rules-gipf-notation = Jak zapisuje się ruchy
rules-gipf-notation-1 = Punkty i pola nazywa się od kolumny i rzędu: e5 to środek. Pchnięcie na puste pole zapisuje się e8, pchnięcie, które przesuwa inne, przez punkt i ostatnie pole, na które dotarł pionek: e9-e6. Usunięcie wymienia wszystkie usuwane pionki, z G przed pionkiem GIPF i gwiazdką za pionkiem przeciwnika: xe2,e3,Ge4,e5*. Zostawienie rzędu pionków GIPF zapisuje się =.

rules-potentials-title = Zasady potencjałów

rules-potentials-lead = Instrukcja GIPF kończy się pomysłem: dodatkowe pionki z własną mocą, potencjały, po jednym rodzaju z każdej innej gry serii. Wszystko inne jest jak w GIPF. Zasady bez oznaczenia pochodzą ze strony autora.

rules-potentials-idea = Czym są potencjały
rules-potentials-idea-1 = Potencjał ma rodzaj i kolor: TAMSK, ZÈRTZ, DVONN, YINSH lub PÜNCT. Wchodzi na zwykłym pionku swojego koloru; razem są naładowanym pionkiem. Gdy opuści swój pionek, jest użytym potencjałem: pionkiem swojego koloru bez mocy.
rules-potentials-idea-2 = W swoim ruchu wpychasz pionek albo używasz potencjału, który jest naładowany i odkryty. Pionka dopiero co wepchniętego można użyć od następnego ruchu. TAMSK używa się inaczej, patrz niżej.
rules-potentials-idea-3 = Potencjału odkrytego właśnie przez usunięcie na początku ruchu można użyć od razu: co wolne, to wolne.

rules-potentials-terms = Co się uzgadnia
rules-potentials-terms-1 = Przed partią uzgadnia się początek (podstawowy, standardowy lub turniejowy, jak w GIPF), liczbę zwykłych pionków (zwykle 15 lub 18; możliwe od 12 do 24) i potencjały każdego gracza: do sześciu każdego rodzaju. Te same dla obu albo każdy swoje ulubione. Zaleca się co najmniej trzy każdego rodzaju w grze.
rules-potentials-terms-2 = Sześć ustaleń ma nazwy: TAMSK, ZÈRTZ, DVONN, YINSH i PÜNCT (początek turniejowy, 18 pionków, po sześć potencjałów tego rodzaju) oraz Ultimate (początek turniejowy, 21 pionków, po trzy każdego rodzaju).

rules-potentials-entering = Wprowadzanie pionków
rules-potentials-entering-1 = Naładowany pionek wpycha się jak każdy inny. Kosztuje pionek z zapasu i potencjał z ręki. Bez pionka w zapasie potencjały w ręce są bezużyteczne.
rules-potentials-entering-2 = Kolejność: pionki GIPF (przy początku turniejowym, gdzie pierwszy musi nim być), potem naładowane, potem zwykłe. Twój pierwszy zwykły pionek usuwa z gry wszystkie potencjały, które zostały w ręce. Póki prawo trwa, można też układać lub ładować pionki, które wróciły.
rules-potentials-entering-3 = Twój pierwszy naładowany pionek kończy prawo do pionków GIPF. Strona podaje kolejność; gdzieś prawo musi się skończyć. Użycia i dodatkowe pchnięcia nie kończą żadnego prawa.

rules-potentials-rows = Rzędy
rules-potentials-rows-1 = Naładowany pionek to jeden pionek swojego koloru. Kto usuwa jego rząd, może go zabrać lub zostawić, jak pionek GIPF. Zabrany przez właściciela: pionek wraca do zapasu, a potencjał odpada z gry; zabrany przez przeciwnika: przepadają oba.
rules-potentials-rows-2 = Zwykłe pionki i użyte potencjały muszą zejść ze swoim rzędem. Użyty potencjał odpada wtedy z gry, ktokolwiek go usuwa.
rules-potentials-rows-3 = Jeśli nic z twoich rzędów nie musi zejść, wolno zostawić je wszystkie albo zabrać część pionków, jak przy rzędach z samych pionków GIPF.

rules-potentials-yinsh = YINSH sunie
rules-potentials-yinsh-1 = Sunie po linii przez wolne pola na dowolne wolne pole, co najmniej o krok. Nie skacze.
rules-potentials-yinsh-board = YINSH przesunął się z e5 na e7; jego pionek zostaje na e5.

rules-potentials-zertz = ZÈRTZ skacze
rules-potentials-zertz-1 = Skacze w linii prostej nad jednym lub kilkoma sąsiednimi pionkami, dowolnego rodzaju i koloru i bez przerwy, na pierwsze wolne pole za nimi. Niczego nie bije. Bez takiego pola nie ma skoku.
rules-potentials-zertz-board = ZÈRTZ skoczył z d2 nad trzema pionkami na d6.

rules-potentials-dvonn = DVONN zakrywa
rules-potentials-dvonn-1 = Skacze na sąsiednie pole: na zwykły pionek przeciwnika, na jego pionek naładowany DVONN albo na jego użyty DVONN, który zawsze leży na czymś twoim. Na nic innego, a nigdy na pionek GIPF.
rules-potentials-dvonn-board = DVONN skoczył z e4 na czarny pionek na e5; pole należy teraz do białych.

rules-potentials-punct = PÜNCT rozbija
rules-potentials-punct-1 = Skacze na sąsiednie pole: na pionek przeciwnika naładowany PÜNCT, na jego użyty PÜNCT, który leży na czymś twoim, albo na jego pionek GIPF.
rules-potentials-punct-2 = Pionek GIPF, na który skacze, zostaje rozbity: nie jest już pionkiem GIPF, potencjał leży na dolnym pionku, a pole jest twoje. Górny pionek zostaje zbity; gdzieś musi trafić, a co zabiera przeciwnik, odpada z gry.
rules-potentials-punct-board = PÜNCT skoczył na pionek GIPF na e5: jeden pionek jest zbity, drugi leży pod spodem.

rules-potentials-second = Drugi skok PÜNCT
rules-potentials-second-1 = Jeśli twój PÜNCT leży na wierzchu i wprost na resztce pionka GIPF, inny twój PÜNCT może tam skoczyć; to jedyny skok na własne pole. Dolny pionek też jest zbity, a dwa potencjały są twoim pionkiem GIPF. Strona mówi, że może stać się twój, ale nie mówi jak.
rules-potentials-second-2 = Liczy się jak każdy pionek GIPF, można go zabrać lub zostawić i nic nie zwraca. PÜNCT przeciwnika może go z kolei rozbić; pozostały potencjał jest wtedy zwykłym użytym potencjałem.
rules-potentials-second-board = Drugi PÜNCT skoczył z f5 na e5: białe mają nowy pionek GIPF.

rules-potentials-tamsk = TAMSK pcha dwa razy
rules-potentials-tamsk-1 = Jeśli twój pionek naładowany TAMSK stoi na środku, na e5, daje dodatkowe pchnięcie: potencjał opuszcza pionek, trafia na punkt na skraju i zostaje wepchnięty jako użyty.
rules-potentials-tamsk-2 = Dodatkowe pchnięcie następuje po pchnięciu lub użyciu, gdy twoje rzędy są już usunięte. Można z niego zrezygnować. Jest jedno na ruch i przysługuje w każdym twoim ruchu, póki pionek tam stoi, ktokolwiek go tam pchnął. Na pełnej planszy go nie ma. W ten sposób ruch zawsze należy do jednego gracza.
rules-potentials-tamsk-board = TAMSK opuścił e5 i został wepchnięty na e8.

rules-potentials-stacks = Stosy
rules-potentials-stacks-1 = DVONN i PÜNCT tworzą stosy. Liczy się tylko wierzch: w rzędach i przy ustalaniu, czyje jest pole. Co zakryte, nie liczy się. Stos pcha się w całości.
rules-potentials-stacks-2 = Przy usuwaniu rzędu ze stosu schodzi tylko wierzch; pionek GIPF schodzi cały. Co było pod spodem, tym razem zostaje i jest znów wolne, z mocą, jeśli jest naładowane.
rules-potentials-stacks-3 = W stosie kolory leżą na przemian, a potencjały jednego rodzaju: DVONN na zwykłym pionku lub na DVONN, PÜNCT na PÜNCT lub na resztce pionka GIPF. TAMSK, ZÈRTZ i YINSH nigdy nie leżą w stosie.
rules-potentials-stacks-board = Białe usuwają rząd z wierzchem stosu na e6. Ich naładowany DVONN, który był pod spodem, jest znów wolny.

rules-potentials-settling = Czyj rząd i kiedy
rules-potentials-settling-1 = Własne rzędy usuwasz na początku ruchu, po pchnięciu lub użyciu i po dodatkowym pchnięciu. Nikt nie działa w ruchu drugiego: twój rząd odkryty przez usunięcie przeciwnika czeka na twój ruch. W GIPF usunięcie nigdy nie tworzy rzędu; tutaj może.

rules-potentials-end = Koniec partii
rules-potentials-end-1 = Przy początku standardowym lub turniejowym, kto nie ma już pionka GIPF, przegrywa od razu, przed usuwaniem rzędów: przez usunięcie albo gdy PÜNCT rozbije ostatni. Jeśli jedno usunięcie zabiera ostatnie obu, wygrywa ten, kto usuwa.
rules-potentials-end-2 = Kto ma pchać, a nie może ani pchać (brak pionków w zapasie lub pełna plansza), ani użyć potencjału, przegrywa. Dodatkowe pchnięcie nikogo nie ratuje.
rules-potentials-end-3 = Gdy pozycja powtarza się po raz trzeci z tym samym graczem do pchnięcia, łącznie z potencjałami w ręce i stosami, jest remis, jak w GIPF.

rules-potentials-match = Gry łączone
rules-potentials-match-1 = Można uzgodnić, że prawo użycia potencjału trzeba wygrać w innej grze. Dla każdego rodzaju: wolny (bez warunku), połączona gra rozgrywana tutaj (YINSH lub GIPF), kostka (wygrywa wyższa liczba, równe rzuca się ponownie) albo dowolna gra gdzie indziej, po której oboje wpisujecie, kto wygrał. Przy niezgodzie pytanie wraca albo decyduje kostka.
rules-potentials-match-2 = Połączone użycie najpierw się zapowiada, także dodatkowe pchnięcie TAMSK. Przeciwnik na nie pozwala albo rzuca wyzwanie.
rules-potentials-match-3 = Każdy ma trzy wyzwania, jeśli nie uzgodniono innej liczby. Bez limitu każde użycie kosztowałoby kolejną grę. Jeśli przeciwnikowi nie zostały wyzwania, o nic się nie pyta.
rules-potentials-match-4 = Po wyzwaniu GIPF jest wstrzymany z zatrzymanymi zegarami, a połączona gra toczy się na własnym zegarze. Wyzwany gra białymi. Jeśli wygra, użycie zostaje wykonane. Jeśli nie, a remis nie jest wygraną, nie dochodzi do skutku: potencjał zostaje naładowany, a gracz robi inny ruch, bez tego rodzaju. Jeśli innego ruchu nie ma, pasuje. W późniejszym ruchu można zapowiedzieć je znowu.
rules-potentials-match-5 = Opuszczenie lub poddanie połączonej gry albo przegrana na czas to przegrana tej gry, nie meczu. Mecz można poddać w każdej chwili. Ma jeden wynik, ten z GIPF, i jeden zapis ze wszystkim: zapowiedzi, odpowiedzi, połączone gry i rzuty. Połączone gry nie liczą się do rankingu.

rules-potentials-notation = Jak zapisuje się ruchy
rules-potentials-notation-1 = Rodzaje to T, Z, D, Y oraz U dla PÜNCT. Ye9-e7 wpycha pionek naładowany YINSH; ye5-e2 używa go; te9-e6 to dodatkowe pchnięcie, a = to rezygnacja. Przy usuwaniu Ye3 to naładowany pionek, a 'Ye3 użyty potencjał. W meczu ye5-e2? zapowiada, ok pozwala, a challenge rzuca wyzwanie.

## Openings

openings-tab = Otwarcia
openings-source = Partie
openings-source-engine = Partie programu
openings-source-server = Partie na tym serwerze
openings-source-own = Twoje partie
openings-source-file = Plik
openings-by = Kolory pokazują
openings-by-count = Jak często grano
openings-by-score = Wynik
openings-file = Wybierz plik
openings-retry = Spróbuj ponownie
openings-caption = Co grano z tej pozycji
openings-turn = Ruch
openings-games = Partie
openings-score = Wynik
openings-range = 95%
openings-engine = Program
openings-images = { $count ->
        [one] i jedno odbicie
        [few] i { $count } odbicia
        [many] i { $count } odbić
       *[other] i { $count } odbicia
    }
openings-folded = Ruchy, które są takie same po obróceniu lub odbiciu planszy albo zamianie kolorów, tworzą jeden wiersz, a te same ruchy w innej kolejności liczą się razem.
openings-loading = Partie się wczytują…
openings-progress = Liczenie partii: { $done } z { $all }
openings-progress-own = { $count ->
        [one] Liczenie twoich partii: na razie jedna
        [few] Liczenie twoich partii: na razie { $count }
        [many] Liczenie twoich partii: na razie { $count }
       *[other] Liczenie twoich partii: na razie { $count }
    }
openings-reached = { $count ->
        [one] Jedna z { $all } partii doszła do tej pozycji.
        [few] { $games } z { $all } partii doszły do tej pozycji.
        [many] { $games } z { $all } partii doszło do tej pozycji.
       *[other] { $games } z { $all } partii doszło do tej pozycji.
    }
openings-none = Żadna z { $all } partii nie doszła do tej pozycji.
openings-end = Żadna z nich nie toczyła się stąd dalej.
openings-no-games = Nie ma tu jeszcze ukończonych partii tej gry.
openings-no-own = Nie masz jeszcze ukończonych partii tej gry, ani na tym urządzeniu, ani na koncie.
openings-no-file = Wybierz plik z partiami, w dowolnym zapisie, który ta strona czyta. Zostaje na twoim urządzeniu.
openings-left = { $count ->
        [one] Pominięto jedną partię: inna gra, bez wyniku lub niezgodna z zasadami.
        [few] Pominięto { $count } partie: inna gra, bez wyniku lub niezgodne z zasadami.
        [many] Pominięto { $count } partii: inna gra, bez wyniku lub niezgodne z zasadami.
       *[other] Pominięto { $count } partii: inna gra, bez wyniku lub niezgodne z zasadami.
    }
openings-counting = Serwer wciąż liczy starsze partie.
openings-partial = Nie udało się wczytać partii z twojego konta; policzono tylko te z tego urządzenia.
openings-part = Dokończ ruch, aby zobaczyć, co grano dalej.
openings-not-here = Otwarcia liczy się tylko dla gier bez potencjałów.
openings-too-many = Ta pozycja ma zbyt wiele możliwych ruchów, by je porównać.
openings-large = Ten plik jest za duży: można wczytać najwyżej { $megabytes } MB.
openings-failed = Nie udało się wczytać tych partii. Sprawdź połączenie i spróbuj ponownie.
openings-offline = Partie na tym serwerze widać tylko przy połączeniu z siecią.
openings-legend-count = Liczby na planszy to procent partii, które toczyły się stąd dalej. Ruchy symetryczne liczą się razem, a przy każdym widać ich sumę.
openings-legend-score = Liczby na planszy to wynik gracza, który wykonuje ruch, w procentach.

## Account

account-title = Twoje konto
account-lead = Możesz grać bez konta. Z kontem masz nazwę, ranking i swoje partie na każdym urządzeniu.
account-no-script = Ta strona wymaga JavaScriptu. Bez niego nie możesz się zalogować.
account-wait = Chwileczkę…
account-loading = Wczytuję twoje konto…
account-unreachable = Nie można połączyć się z serwerem. Ta strona wczyta się, gdy znów będziesz online.
account-again = Spróbuj ponownie
account-sign-in-or-create = Zaloguj się lub utwórz konto
account-enter = Zaloguj się
account-new = Nowe konto
account-forgotten = Nie pamiętasz hasła?
account-name = Nazwa
account-name-hint = Od { $least } do { $most } znaków: litery, cyfry, _ lub -. Widzą ją wszyscy.
account-password = Hasło
account-password-hint = Minimalna liczba znaków: { $least }. Kilka słów z rzędu łatwo zapamiętać, a trudno odgadnąć.
account-new-password = Nowe hasło
account-old-password = Obecne hasło
account-password-show = Pokaż hasło
account-email = E-mail (nieobowiązkowy)
account-email-hint = Tylko do zmiany zapomnianego hasła i do wiadomości, o które prosisz. Nikt inny go nie widzi.
account-create = Utwórz konto
account-claims = Partie rozegrane w tej przeglądarce jako gość staną się twoje.
account-missing = Wypełnij to pole.
account-too-short = Użyj co najmniej { $least } znaków.
account-entered = Witaj ponownie, { $name }.

account-codes-title = Twoje kody odzyskiwania
account-codes-about = Jednym z tych kodów możesz ustawić nowe hasło, gdy zapomnisz swojego. Każdy kod działa raz. Widać je tylko teraz: trzymaj je w bezpiecznym miejscu.
account-codes-copy = Kopiuj
account-codes-copied = Skopiowano kody.
account-codes-save = Pobierz
account-codes-print = Drukuj
account-codes-kept = Mam je zapisane
account-codes-heading = Kody odzyskiwania konta { $name } na { $site }

account-by-code = Kodem odzyskiwania
account-code = Kod odzyskiwania
account-code-hint = Jeden z kodów zapisanych przy tworzeniu konta.
account-set-password = Ustaw nowe hasło
account-revoke-tokens = Unieważnij też wszystkie moje tokeny API
account-by-mail = Przez e-mail
account-by-mail-about = Jeśli twoje konto ma adres e-mail, dostaniesz e-mail z linkiem.
account-send-mail = Wyślij e-mail
account-mail-sent = Jeśli to konto ma adres e-mail, wiadomość jest już w drodze.
account-reset-title = Wybierz nowe hasło
account-reset-done = Ustawiono nowe hasło i zalogowano cię na konto.

account-signed-in = Zalogowano jako { $name }
account-signed-in-bot = Zalogowano jako { $name }, konto bota
account-profile = Twój profil
account-leave = Wyloguj się
account-left = Wylogowano.
account-email-title = E-mail
account-email-now = Twój adres e-mail to { $email }.
account-email-unproven = Twój adres e-mail to { $email }. Nie jest jeszcze potwierdzony: otwórz link w wiadomości, którą tam wysłaliśmy.
account-email-none = Twoje konto nie ma adresu e-mail.
account-email-change = Zmień adres
account-email-new = Nowy adres
account-email-empty = Zostaw puste, żeby usunąć adres.
account-email-save = Zapisz adres
account-email-sent = E-mail jest w drodze. Otwórz w nim link, żeby potwierdzić adres.
account-email-proven = Twój adres e-mail jest potwierdzony.
account-email-gone = Twój adres e-mail został usunięty.
account-notify-turn = Wyślij mi e-mail, gdy będzie mój ruch w partii korespondencyjnej
account-notify-saved = Zapisano.
account-password-title = Hasło
account-password-change = Zmień hasło
account-password-changed = Hasło jest zmienione. Wszystkie inne sesje są zakończone.
account-blocks-title = Zablokowani gracze
account-blocks-none = Lista zablokowanych jest pusta.
account-blocks-since = od { $date }
account-sessions-title = Twoje aktywne sesje
account-session-here = ta przeglądarka
account-session-times = od { $since }, ostatnia aktywność { $seen }
account-session-end = Zakończ
account-session-end-name = Zakończ sesję { $name }
account-session-ended = Sesja jest zakończona.
account-tokens-title = Tokeny API
account-tokens-about = Z tokenem program może grać lub czytać w twoim imieniu. Traktuj go jak hasło.
account-tokens-api = Jak używać API
account-tokens-none = Nie masz tokenów.
account-token-name = Do czego służy?
account-token-scopes = Co może robić?
account-scope-read = Czytać: twoje partie, także prywatne
account-scope-play = Grać: tworzyć partie, dołączać, grać, pisać na czacie
account-scope-bot = Bot: grać jako konto bota
account-scope-one = Wybierz co najmniej jedno.
account-token-create = Utwórz token
account-token-once = Oto token { $name }. Widać go tylko teraz: skopiuj go.
account-token-copied = Skopiowano token.
account-token-times = utworzono: { $since }, ostatnie użycie: { $used }
account-token-unused = utworzono: { $since }, jeszcze nieużywany
account-token-delete = Usuń
account-token-delete-name = Usuń token { $name }
account-token-deleted = Usunięto token.
account-codes-new-title = Nowe kody odzyskiwania
account-codes-new-about = Nowe kody zastępują stare, które wtedy przestają działać.
account-codes-new = Utwórz nowe kody
account-bot-title = Konto bota
account-bot-about = Konto bota należy do programu. Gra przez API, jest oznaczone jako bot i nigdy nie może znów stać się zwykłym kontem. Może się nim stać tylko konto, które jeszcze nie grało.
account-bot-turn = Zmień to konto w bota
account-bot-sure = Zmienić { $name } w konto bota? Tego nie da się cofnąć.
account-bot-yes = Zmień w bota
account-bot-done = To jest teraz konto bota.
account-data-title = Twoje dane
account-data-about = Wszystko, co ten serwer o tobie wie, w jednym pliku.
account-export = Pobierz moje dane
account-delete-title = Usuń konto
account-delete-forgotten = Na zawsze usunięte zostaną: twoja nazwa, hasło, adres e-mail, sesje, tokeny oraz twoje wiadomości z czatów.
account-delete-stays = Zostaną partie, bo należą też do twoich przeciwników. Twojej nazwy już w nich nie będzie.
account-delete-after = Tego nie da się cofnąć, a twoja nazwa będzie wolna dla innych.
account-delete = Usuń moje konto
account-deleted = Twoje konto zostało usunięte. Do widzenia!
account-cancel = Anuluj

## Problems: why the server refused a request

problem-other = Serwer nie mógł tego zrobić. Spróbuj ponownie.
problem-server = Coś poszło nie tak na serwerze. Spróbuj ponownie później.
problem-limit = { $seconds ->
    [one] Za dużo prób. Poczekaj sekundę i spróbuj ponownie.
    [few] Za dużo prób. Poczekaj { $seconds } sekundy i spróbuj ponownie.
    [many] Za dużo prób. Poczekaj { $seconds } sekund i spróbuj ponownie.
   *[other] Za dużo prób. Poczekaj { $seconds } sekundy i spróbuj ponownie.
}
problem-limit-later = Za dużo prób. Poczekaj chwilę i spróbuj ponownie.
problem-not-signed-in = Twoja sesja się skończyła. Zaloguj się ponownie.
problem-name-taken = Ta nazwa jest zajęta. Wybierz inną.
problem-name-invalid = Ta nazwa jest nieprawidłowa. Użyj tylko liter, cyfr, _ i - i zacznij od litery.
problem-password-too-short = To hasło jest za krótkie. Wybierz dłuższe.
problem-password-too-long = To hasło jest za długie. Wybierz krótsze.
problem-password-too-common = To hasło jest zbyt łatwe do odgadnięcia. Wybierz inne.
problem-wrong-login = Nazwa lub hasło jest nieprawidłowe.
problem-wrong-password = To hasło jest nieprawidłowe.
problem-wrong-code = Nazwa lub kod jest nieprawidłowy albo kod był już użyty.
problem-email-invalid = To nie jest prawidłowy adres e-mail.
problem-no-mail = Ten serwer nie wysyła e-maili. Użyj kodu odzyskiwania.
problem-token-invalid = Ten link wygasł albo był już użyty. Poproś o nowy.
problem-too-many = Osiągnięto maksymalną liczbę. Najpierw usuń jeden.
problem-banned = To konto jest zamknięte.
problem-private-only = W tej chwili nie możesz udostępniać opracowań. Wybierz „Ty, na wszystkich swoich urządzeniach”, aby zapisać to dla siebie.
problem-already-played = To konto już grało, więc nie może stać się botem.
problem-not-a-bot = Taki token może mieć tylko konto bota.
problem-signed-in = Masz już aktywną sesję. Najpierw się wyloguj.
problem-origin-foreign = Zapytanie nie przyszło ze strony tego serwisu, więc zostało odrzucone.
problem-bad-request = Serwer tego nie zrozumiał. Sprawdź wpisane dane.

## Cards

repeat-title = Powtórki
repeat-lead = Pozycje, w których był błąd, wracają tuż przed tym, zanim je zapomnisz.
repeat-loading = Wczytuję twoje karty…
repeat-due = { $count ->
    [one] Jedna karta czeka na powtórkę.
    [few] { $count } karty czekają na powtórkę.
    [many] { $count } kart czeka na powtórkę.
   *[other] { $count } kart czeka na powtórkę.
}
repeat-nothing = Teraz nic nie czeka. Następna karta wróci { $date }.
repeat-done = Na razie koniec. Powtórzone karty: { $count }.
repeat-known = Razem: { $cards }, w tym zapamiętane na co najmniej trzy tygodnie: { $known }.
repeat-empty = Nie masz jeszcze kart. Powstają z nierozwiązanych zadań, z błędów w twoich partiach i z pozycji zapisanych na stronie analizy.
repeat-ask-puzzle = To zadanie się nie udało. Znajdź właściwy ruch.
repeat-ask-mistake = Tutaj był błąd. Znajdź lepszy ruch.
repeat-ask-position = Ta pozycja jest zapisana. Co zagrasz?
repeat-judging = Program ocenia twój ruch…
repeat-right = Dobrze.
repeat-wrong = To nie to. Spróbuj jeszcze raz albo zobacz rozwiązanie.
repeat-shown = Szukany ruch: { $turn }.
repeat-grade = Jak trudne to było?
repeat-again = Jeszcze raz
repeat-hard = Trudne
repeat-good = Dobrze
repeat-easy = Łatwe
repeat-minutes = { $count ->
    [one] za minutę
    [few] za { $count } minuty
    [many] za { $count } minut
   *[other] za { $count } minut
}
repeat-days = { $count ->
    [one] jutro
    [few] za { $count } dni
    [many] za { $count } dni
   *[other] za { $count } dni
}
repeat-retry = Spróbuj jeszcze raz
repeat-drop = Usuń tę kartę
repeat-dropped = Karta została usunięta.
repeat-undo = Cofnij
repeat-forecast = Najbliższe dni
repeat-forecast-about = Dziś: { $today }, w ciągu tygodnia: { $week }, w ciągu dwóch tygodni: { $all }.
repeat-forecast-table = Jako tabela
repeat-day = Dzień
repeat-count = Karty
repeat-all = Wszystkie karty
repeat-new = nowa
repeat-save = Zapamiętaj tę pozycję
repeat-saved = Jest teraz wśród twoich kart.
repeat-cards = Twoje karty
repeat-failed = Program się nie uruchamia i nie może ocenić ruchu. Oceń się samodzielnie.

## Players

player-title = Gracz
player-find = Znajdź gracza
player-open = Otwórz profil
player-missing = Nie ma gracza o nazwie { $name }.
player-loading = Wczytuję gracza…
player-since = Z nami od { $date }
player-bot = Bot
player-engine-about = Jeden z poziomów naszego programu. Jego ranking się nie zmienia.
player-challenge = Rzuć wyzwanie
player-follow = Obserwuj
player-following = Obserwujesz
player-own = Twoje konto
player-ratings = Rankingi
player-ratings-none = Nie ma jeszcze partii rankingowych.
player-rating = { $rating } plus minus { $deviation }
player-provisional = Tymczasowy: po kolejnych partiach będzie pewniejszy.
player-rated-games = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
player-plot = { $variant }, { $speed }: ranking w czasie
player-plot-about = Od { $first } ({ $from }) do { $last } ({ $to }); najniższy { $low }, najwyższy { $high }.
player-plot-few = Wykres pojawi się po drugiej partii rankingowej.
player-plot-table = Jako tabela
player-plot-date = Data
player-plot-rating = Ranking
player-plot-deviation = Odchylenie
player-playing = Gra teraz
player-games = Partie
player-games-none = Nie ma jeszcze partii.
player-search = Szukaj w tych partiach
player-records = Pobierz wszystkie zapisy
player-result-won = Wygrana
player-result-lost = Przegrana
player-result-drawn = Remis
player-report = Zgłoś
player-report-title = Zgłoś: { $name }
player-report-name = Obraźliwa nazwa

## Progress

progress-title = Postępy
progress-lead = Jak grasz, na podstawie raportów z twoich partii i treningu.
progress-loading = Zbieram twoje wyniki…
progress-empty = Jeszcze nic tu nie ma. Zagraj partię i otwórz jej raport: odtąd ta strona pokaże, jak dokładnie grasz i gdzie się mylisz.
progress-days = { $count ->
    [one] Trening był dziś lub wczoraj.
    [few] Trening trwa { $count } dni z rzędu.
    [many] Trening trwa { $count } dni z rzędu.
   *[other] Trening trwa { $count } dni z rzędu.
}
progress-days-all = { $count ->
    [one] Razem jeden dzień treningu.
    [few] Razem { $count } dni treningu.
    [many] Razem { $count } dni treningu.
   *[other] Razem { $count } dni treningu.
}
progress-accuracy = Dokładność w czasie
progress-accuracy-about = Partie: { $count }, pierwsza { $first }%, ostatnia { $last }%; średnio { $mean }%.
progress-accuracy-few = Po dwóch raportach pojawi się tu wykres.
progress-table = Jako tabela
progress-date = Dzień
progress-game = Partia
progress-value = Dokładność
progress-phase = Według fazy
progress-phase-opening = Otwarcie
progress-phase-middle = Gra środkowa
progress-phase-end = Końcówka
progress-color = Według koloru
progress-opponent = Według przeciwnika
progress-people = Ludzie
progress-openings = Według otwarcia
progress-openings-about = Pierwszy ruch partii; ruchy, które są swoimi obrotami lub odbiciami, liczą się jako jeden.
progress-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
progress-mistakes = Powtarzające się błędy
progress-mistakes-none = Raporty nie wskazują żadnego twojego błędu.
progress-mistakes-times = { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}
progress-ratings = Rankingi
progress-rating-puzzles = Zadania { $game }: { $rating } po { $count }
progress-rating-none = Nie ma jeszcze zadań rankingowych.
progress-profile = Rankingi twoich partii
progress-why-missed-win = Przeoczona wygrana
progress-why-allows-win = Przeciwnik mógł wygrać
progress-why-last-gipf = Ostatni pionek GIPF był zagrożony
progress-why-gives-row = Rząd ułożony dla przeciwnika
progress-why-missed-row = Przeoczony rząd w jednym ruchu
progress-why-missed-capture = Przeoczone bicie
progress-why-gipf-piece-lost = Stracony pionek GIPF
progress-why-pieces-captured = Zbite pionki
progress-why-unstopped-row = Nie powstrzymano rzędu
progress-why-allows-row = Dopuszczono rząd
progress-why-ring-cut-off = Zamknięty pierścień
progress-why-broke-four = Rozbita własna czwórka
progress-why-costs-rows = Później kosztowało rzędy
progress-why-costs-pieces = Później kosztowało pionki
progress-why-wrong-removal = Usunięto nie to, co należało
progress-why-runs-out = Wyczerpała się pula lub zapas
progress-why-no-more-gipf-pieces = Zrzeczenie się pionków GIPF
progress-why-use = Przeoczony lub zmarnowany potencjał
progress-why-exposed = Odsłonięty pionek GIPF
progress-why-threat = Dopuszczono groźbę
progress-why-threat-missed = Przeoczona własna groźba
progress-why-flips = Odwrócone znaczniki
progress-why-compare = Pozycja pogarszała się stopniowo
progress-why-other = Inne
progress-trend-less = ostatnio rzadziej
progress-trend-same = równie często jak wcześniej
progress-trend-more = ostatnio częściej
progress-plan = Plan treningu
progress-plan-about = Jedna lekcja i pięć zadań na twoje najczęstsze błędy.
progress-plan-puzzle = Zadanie { $number }

## Archive of games

archive-title = Partie
archive-lead = Wszystkie partie rozegrane tutaj, od najnowszych.
archive-filters = Filtr
archive-player = Gracz
archive-opponent = Przeciwnik
archive-variant = Gra
archive-speed = Tempo
archive-rated = Rankingowa
archive-score = Wynik
archive-status = Stan
archive-aborted-games = Przerwane partie
archive-aborted-no = Ukryte
archive-aborted-yes = Widoczne
archive-any = Dowolne
archive-rated-yes = Rankingowa
archive-rated-no = Nierankingowa
archive-white = Białe wygrały
archive-black = Czarne wygrały
archive-draw = Remis
archive-ended = Skończona
archive-playing = Trwa
archive-search = Szukaj
archive-clear = Wyczyść
archive-loading = Szukam…
archive-none = Nie znaleziono partii.
archive-shown = { $count ->
        [one] Pokazano { $count } partię.
        [few] Pokazano { $count } partie.
        [many] Pokazano { $count } partii.
       *[other] Pokazano { $count } partii.
    }
archive-more = Pokaż więcej partii
archive-live = Na żywo
archive-waiting = Czeka na przeciwnika
archive-by-resignation = przez poddanie
archive-by-time = na czas
archive-by-agreement = za zgodą obu stron
archive-by-abandoned = przeciwnik odszedł
archive-aborted = Przerwana

## The page about the API

api-title = API
api-lead = Wszystko, co ta strona robi online, mogą robić też twoje programy: grać, oglądać, szukać i prowadzić boty. To zwykły HTTP z JSON.
api-document = Dokument OpenAPI, dla narzędzi
api-contents = Spis treści
api-start = Pierwsze kroki
api-start-open = Większość zapytań, które tylko czytają, nie wymaga klucza. Wypróbuj pierwszy przykład w terminalu.
api-start-token = Żeby działać w swoim imieniu, utwórz token na stronie konta i wysyłaj go z każdym zapytaniem. Token może tylko to, na co pozwalają jego uprawnienia.
api-account = Przejdź do konta
api-errors = Błędy
api-errors-about = Na odrzucone zapytanie serwer odpowiada statusem 400 lub wyższym i treścią JSON typu application/problem+json. Znaczenie jej pola „code” nigdy się nie zmienia; programy powinny polegać tylko na nim. Po 429 poczekaj tyle sekund, ile podaje nagłówek Retry-After.
api-streams = Strumienie
api-streams-about = Niektóre adresy nie zamykają odpowiedzi: wysyłają wiersz JSON (NDJSON), ilekroć coś się dzieje, a poza tym pusty wiersz co kilka sekund. Każdy wiersz ma „seq”. Jeśli połączenie się zerwie, połącz się ponownie z „since” równym ostatniemu odebranemu: nic nie zginie ani się nie powtórzy.
api-streams-bye = Przed planowanym ponownym uruchomieniem ostatni wiersz to „bye”, z czasem, po którym trzeba połączyć się ponownie.
api-turns = Ruchy można bezpiecznie powtarzać
api-turns-about = Wyślij ruch z wybranym przez siebie Idempotency-Key i powtarzaj go z tym samym kluczem, aż dostaniesz odpowiedź. Zostanie zagrany tylko raz.
api-parameters = Parametry
api-name = Nazwa
api-where = Gdzie
api-kind = Typ
api-meaning = Opis
api-required = wymagane
api-body = Treść zapytania
api-answers = Odpowiedzi
api-status = Status
api-example = Przykład
api-types = Typy
api-field = Pole
api-no-document = Ten program zbudowano bez opisu API.

## Studies

studies-title = Opracowania
studies-lead = Zbieraj partie, pozycje i pomysły w rozdziałach, z wariantami, komentarzami, strzałkami i okręgami. Wszystko zapisuje się w tej przeglądarce w trakcie pracy.
studies-new = Nowe opracowanie
studies-import = Importuj plik
studies-own = Twoje opracowania
studies-none = Nie ma tu jeszcze opracowań.
studies-untitled = Opracowanie bez tytułu
studies-title-field = Tytuł
studies-save = Zapisz
studies-rename = Zmień nazwę
studies-delete = Usuń
studies-deleted = Usunięto: { $title }.
studies-chapters = { $count ->
    [one] { $count } rozdział
    [few] { $count } rozdziały
    [many] { $count } rozdziałów
   *[other] { $count } rozdziału
  }
studies-imported = { $count ->
    [one] Zaimportowano { $count } rozdział.
    [few] Zaimportowano { $count } rozdziały.
    [many] Zaimportowano { $count } rozdziałów.
   *[other] Zaimportowano { $count } rozdziału.
  }
studies-not-kept = Ta przeglądarka nie może teraz zapisywać opracowań.
study-title = Opracowanie
study-all = Wszystkie opracowania
study-chapters = Rozdziały
study-chapter = Rozdział { $number }
study-chapter-field = Nazwa rozdziału
study-add = Dodaj rozdział
study-rename-chapter = Zmień nazwę rozdziału
study-delete-chapter = Usuń rozdział
study-up = Przesuń rozdział w górę
study-down = Przesuń rozdział w dół
study-full = Opracowanie ma najwyżej tyle rozdziałów: { $most }.
study-saved = Zapisano w tej przeglądarce
study-saving = Zapisywanie…
study-missing = Tego opracowania nie ma w tej przeglądarce.
study-unknown = To opracowanie nie istnieje albo jest prywatne.
study-other-tab = Ten rozdział zmieniono też w innej karcie. Twoja wersja została zapisana jako „{ $name }”.
study-foreign = Ktoś udostępnił ci to opracowanie: to, czego tu próbujesz, nie jest zapisywane.
study-keep = Zapisz kopię
study-share = Udostępnij opracowanie
study-file = Zapisz w pliku
study-link = Skopiuj link
study-link-large = To opracowanie jest za duże na link. Zapisz je w pliku albo na serwerze.
study-add-to = Dodaj do opracowania
study-added = Dodano do „{ $title }”.
study-open = Otwórz
studies-server = Na serwerze
studies-public = Publiczne opracowania
studies-public-none = Nie ma jeszcze publicznych opracowań.
study-access = Kto może je zobaczyć
study-access-none = Tylko ta przeglądarka
study-access-private = Ty, na wszystkich swoich urządzeniach
study-access-link = Każdy, kto ma link
study-access-public = Wszyscy
study-online-saved = Zapisano na serwerze
study-online-gone = Serwer nie ma już tego opracowania. W tej przeglądarce jest nadal zapisane.
study-hidden = Moderator ukrył to opracowanie: nikt oprócz ciebie go nie widzi.
study-needs-account = Zaloguj się, aby zapisywać opracowania na serwerze.
study-refused = Serwer odrzucił to opracowanie: jest za duże albo któregoś rozdziału nie da się rozegrać zgodnie z zasadami.
study-code = Skopiuj kod na swoją stronę
study-code-copied = Skopiowano kod. Wklej go na swojej stronie.
study-changed-title = To opracowanie zmieniono na innym urządzeniu
study-changed-about = Która wersja ma zostać? Druga zostanie zapisana jako osobne opracowanie, więc nic nie przepadnie.
study-changed-mine = Zostaw tę
study-changed-other = Weź tamtą
embed-title = Plansza
embed-missing = Nie ma tu czego pokazać: usunięto to albo nie jest publiczne.
pictures-title = Obraz
pictures-gif = Animacja (GIF)
pictures-progress = Rysowanie: { $done } z { $of }
pictures-failed = Nie udało się utworzyć obrazu.

## Emails

mail-reset-subject = Zmień swoje hasło do Gipfel
mail-reset-text = Ktoś, najpewniej ty, poprosił o nowe hasło do konta { $name }. Otwórz ten link, żeby je wybrać:
mail-reset-hour = Link działa raz, w ciągu godziny.
mail-not-you = Jeśli to nie ty, zignoruj ten e-mail: nic się nie zmieni.
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm-text = Ktoś, najpewniej ty, chce, żeby e-maile do konta { $name } przychodziły na ten adres. Otwórz ten link w ciągu godziny, żeby to potwierdzić:
mail-turn-subject = Twój ruch, przeciwnik: { $opponent }
mail-turn-text = { $opponent } ma już ruch za sobą. Teraz twój ruch:
mail-turn-guest-subject = Twój ruch, przeciwnik: gość
mail-turn-guest-text = Gość ma już ruch za sobą. Teraz twój ruch:
mail-turn-off = Dostajesz ten e-mail na swoją prośbę. Możesz to wyłączyć na swoim koncie:
mail-call-subject = { $name } chce zagrać w { $game }
mail-call-text = { $name } szuka teraz przeciwnika do gry { $game }:
mail-call-off = Dostajesz ten e-mail na swoją prośbę. Możesz to wyłączyć na tej samej stronie.

## Games with potentials

play-variant-gipf-potentials = GIPF z potencjałami
play-about-gipf-potentials = Dodatkowe pionki z własną mocą
play-end-board-full = { $winner ->
    [w] Czarne nie mogą pchnąć ani użyć potencjału: plansza jest pełna.
   *[b] Białe nie mogą pchnąć ani użyć potencjału: plansza jest pełna.
}
potentials-refusal-extra-first = Teraz dodatkowe pchnięcie: wykonaj je albo zrezygnuj.
potentials-refusal-gipf-pieces-over = Po pierwszym naładowanym lub zwykłym pionku nie można już wprowadzać pionków GIPF.
potentials-refusal-no-basic = Nie masz już pionków w zapasie.
potentials-refusal-no-dvonn-target = Potencjał DVONN skacze na sąsiedni zwykły pionek lub potencjał DVONN przeciwnika.
potentials-refusal-no-extra-push = Dodatkowe pchnięcie następuje po twoim pchnięciu lub użyciu, gdy twój potencjał TAMSK stoi na środku.
potentials-refusal-no-punct-target = Potencjał PÜNCT skacze na sąsiedni pionek GIPF lub potencjał PÜNCT przeciwnika.
potentials-refusal-not-adjacent = Ten potencjał skacze tylko na sąsiednie pole gry.
potentials-refusal-not-first-empty = Potencjał ZÈRTZ ląduje na pierwszym wolnym polu za pionkami.
potentials-refusal-not-in-a-line = Potencjał opuszcza pionek w linii prostej.
potentials-refusal-not-in-hand = Nie masz takiego potencjału w ręce.
potentials-refusal-not-loaded = Użyć można tylko własnych odkrytych naładowanych pionków.
potentials-refusal-nothing-to-jump = Potencjał ZÈRTZ przeskakuje sąsiednie pionki na pierwsze wolne pole za nimi.
potentials-refusal-only-extra-push = Potencjał TAMSK służy tylko do dodatkowego pchnięcia ze środka.
potentials-refusal-piece-stays = Zwykłe pionki i użyte potencjały z rzędu muszą zejść.
potentials-refusal-row-must-go = W tym rzędzie jest zwykły pionek lub użyty potencjał, więc trzeba go usunąć.
potentials-refusal-way-blocked = Potencjał YINSH sunie po wolnych polach na wolne pole.
potentials-refusal-answer-first = Zapowiedziano użycie: pozwól na nie albo rzuć wyzwanie.
potentials-refusal-cannot-pass = Możesz pasować tylko wtedy, gdy po przegranym wyzwaniu nie masz innego ruchu.
potentials-refusal-contest-first = GIPF jest wstrzymany, aż wyzwanie się rozstrzygnie.
potentials-refusal-declare-first = Potencjały { $name } są połączone z grą: najpierw zapowiedz użycie.
potentials-refusal-die-faces = Kostka pokazuje od 1 do 6.
potentials-refusal-entered-already = Wynik już wpisany: teraz kolej przeciwnika.
potentials-refusal-kind-barred = Prawo do potencjału { $name } nie zostało wygrane, więc w tym ruchu nie można go użyć.
potentials-refusal-links = Takie połączenia są niemożliwe; zapis wygląda tak: Y:yinsh,T:die.
potentials-refusal-match-over = Mecz się skończył.
potentials-refusal-no-challenge-left = Przeciwnik nie ma już wyzwań, więc nic się nie zapowiada.
potentials-refusal-not-linked = Potencjały { $name } są tu wolne: po prostu użyj jednego.
potentials-refusal-nothing-declared = Nic nie zapowiedziano, nie ma na co odpowiadać.
potentials-refusal-only-uses-are-declared = Zapowiada się tylko użycie potencjału.
potentials-refusal-other-contest = Nie toczy się teraz wyzwanie tego rodzaju.
potentials-refusal-position-match = Ta pozycja nie może powstać w tym meczu.
potentials-refusal-unreadable-step = To nie jest krok meczu.
potentials-refusal-potentials-shape = To nie jest ruch. Napisz e8 lub e9-e6, by pchnąć, Ye9-e6 z potencjałem, ye5-e2, by go użyć, te9-e6 na dodatkowe pchnięcie, xe2,e3,e4,e5, by usunąć.
potentials-refusal-wrong-piece-mark = Znak przy { $point } jest błędny.
potentials-refusal-position-hands = Nie można odczytać potencjałów w ręce; zapis wygląda tak: T3Y2-z6.
potentials-refusal-position-no-extra-push = W tej pozycji nie ma dodatkowego pchnięcia.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] Białe nic jeszcze nie wprowadziły, więc wszystko leży obok planszy.
   *[b] Czarne nic jeszcze nie wprowadziły, więc wszystko leży obok planszy.
}
potentials-refusal-position-potentials-fields = Pozycja z potencjałami ma sześć części, na przykład 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] Białe nie mają pionka GIPF, więc partia już się skończyła.
   *[b] Czarne nie mają pionka GIPF, więc partia już się skończyła.
}
potentials-refusal-position-potentials-stage = Faza to push, extra, remove:w lub remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] Białe wprowadziły inny pionek i nie mogą już wprowadzać pionków GIPF.
   *[b] Czarne wprowadziły inny pionek i nie mogą już wprowadzać pionków GIPF.
}
potentials-refusal-position-stack = Pionki nie mogą tak na sobie leżeć.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] Białe mają więcej potencjałów, niż ustalono.
   *[b] Czarne mają więcej potencjałów, niż ustalono.
}
potentials-refusal-terms = Tych warunków nie da się rozegrać; zapis wygląda tak: standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] biały pionek naładowany { $name }
   *[b] czarny pionek naładowany { $name }
}
potentials-piece-used = { $color ->
    [w] biały użyty potencjał { $name }
   *[b] czarny użyty potencjał { $name }
}
potentials-piece-gipf-punct = { $color ->
    [w] biały pionek GIPF z dwóch potencjałów PÜNCT
   *[b] czarny pionek GIPF z dwóch potencjałów PÜNCT
}
potentials-piece-on = { $top }, pod spodem { $under }
potentials-say-loaded = { $player ->
    [w] Białe wprowadzają z { $point } pionek naładowany { $name }.
   *[b] Czarne wprowadzają z { $point } pionek naładowany { $name }.
}
potentials-say-used = { $player ->
    [w] Białe wykonują dodatkowe pchnięcie z { $point }.
   *[b] Czarne wykonują dodatkowe pchnięcie z { $point }.
}
potentials-say-use = { $player ->
    [w] Białe używają { $name } z { $from } na { $to }.
   *[b] Czarne używają { $name } z { $from } na { $to }.
}
potentials-say-decline = { $player ->
    [w] Białe rezygnują z dodatkowego pchnięcia.
   *[b] Czarne rezygnują z dodatkowego pchnięcia.
}
potentials-say-because-board-full = Plansza jest pełna.
potentials-say-task-extra = { $player ->
    [w] Białe mogą wykonać dodatkowe pchnięcie.
   *[b] Czarne mogą wykonać dodatkowe pchnięcie.
}
potentials-say-task-push = { $player ->
    [w] Białe muszą wepchnąć pionek lub użyć potencjału.
   *[b] Czarne muszą wepchnąć pionek lub użyć potencjału.
}
potentials-say-leave = { $player ->
    [w] Białe zostawiają rzędy.
   *[b] Czarne zostawiają rzędy.
}
potentials-say-stays = { $count ->
    [one] Zostaje jeden pionek.
    [few] Zostają { $count } pionki.
    [many] Zostaje { $count } pionków.
   *[other] Zostaje { $count } pionka.
}
potentials-decline = Bez pchnięcia
potentials-ask-extra = TAMSK daje dodatkowe pchnięcie: wybierz punkt na skraju.
potentials-play-do-extra = Wykonaj dodatkowe pchnięcie albo zrezygnuj.
potentials-play-do-push = Wepchnij pionek lub użyj naładowanego.
potentials-basic = Zwykły
potentials-basic-ends = Twój pierwszy zwykły pionek usuwa z gry potencjały, które masz jeszcze w ręce.
potentials-basic-sure = Wszystkie potencjały z ręki odpadną wtedy z gry. Wprowadzić zwykły pionek?
potentials-basic-yes = Wprowadź
potentials-basic-no = Zachowaj je
potentials-gipf-ends = Po pierwszym naładowanym pionku nie można już wprowadzać pionków GIPF.
potentials-miss-load = Na tym pionku nie ma potencjału. Przed pchnięciem wybierz naładowany.
potentials-miss-single = To nie był zwykły pionek. Przed pchnięciem wybierz zwykły.
potentials-miss-use = To było pchnięcie, nie użycie. Zaznaczone pola pokazują jedno.
potentials-miss-jump = Za mało przeskoczonych pionków. Cel: { $count }.
potentials-miss-extra = Tym razem bez dodatkowego pchnięcia. TAMSK musi stać na środku i nie wolno rezygnować.
potentials-miss-decline = Dodatkowe pchnięcie zrobione. Tym razem zrezygnuj.
potentials-miss-break = Pionek GIPF jest nadal cały. Zaznaczone pola pokazują skok.
potentials-miss-make = Jeszcze nie ma nowego pionka GIPF. Zaznaczone pola pokazują skok.
potentials-miss-remove = Za mało usuniętych rzędów. Cel: { $count }.
potentials-answer-pass = Pozwól
potentials-answer-challenge = Rzuć wyzwanie
potentials-miss-answer = Pozwolenie kosztuje: powstaje czarny rząd, a twoje dwa pionki obok zostają zbite. Spróbuj jeszcze raz.
potentials-miss-push = Po przegranym wyzwaniu w tym samym ruchu nie można użyć potencjału tego rodzaju. Zamiast tego pchnij.
potentials-hand = { $player ->
    [w] Białe mają w ręce: { $list }
   *[b] Czarne mają w ręce: { $list }
}
potentials-hand-empty = { $player ->
    [w] Białe nie mają potencjałów w ręce
   *[b] Czarne nie mają potencjałów w ręce
}
potentials-rules = Zasady
potentials-which = Które potencjały?
potentials-advice = Pierwszy raz? Zacznij od jednego rodzaju. Potencjał wchodzi na pionku i raz może go opuścić.
potentials-about-tamsk = Na środku daje dodatkowe pchnięcie.
potentials-about-zertz = Przeskakuje sąsiednie pionki na pierwsze wolne pole.
potentials-about-dvonn = Wskakuje na sąsiedni pionek przeciwnika.
potentials-about-yinsh = Sunie po linii przez wolne pola.
potentials-about-punct = Wskakuje na sąsiedni pionek GIPF i go rozbija.
potentials-about-ultimate = Po trzy każdego rodzaju, 21 pionków
potentials-own = Własne warunki
potentials-about-own = Wybierasz początek i liczby.
potentials-start = Początek
potentials-number = Liczba
potentials-basics = Zwykłe pionki
potentials-each = po sześć
potentials-position = Pozycja
potentials-position-about = Stosów nie da się układać ręcznie. Wpisz lub wklej pozycję: kolumny od lewej do prawej, kto gra, faza, zapasy, potencjały w ręce, prawo do pionków GIPF.
potentials-links = Połącz gry
potentials-links-about = Prawo do użycia potencjału może zależeć od wygranej w innej grze. Zagraj najpierw z wolnymi potencjałami: mecz z połączonymi grami trwa długo.
potentials-link-free = Wolny
potentials-link-die = Kostka
potentials-link-elsewhere = Gra gdzie indziej
potentials-challenges = Wyzwania na gracza
potentials-unlimited = Bez limitu
potentials-match-declares = { $player ->
    [w] Białe chcą użyć { $name }: { $from } → { $to }.
   *[b] Czarne chcą użyć { $name }: { $from } → { $to }.
}
potentials-match-how-die = Wyzwanie: obie strony rzucają kostką, wygrywa wyższa liczba.
potentials-match-how-elsewhere = Wyzwanie: gracie gdzie indziej i wpisujecie, kto wygrał.
potentials-match-how-game = Wyzwanie: rozstrzyga partia { $game }.
potentials-match-cost = { $left ->
    [one] Kosztuje twoje ostatnie wyzwanie.
    [few] Kosztuje jedno z twoich { $left } wyzwań.
    [many] Kosztuje jedno z twoich { $left } wyzwań.
   *[other] Kosztuje jedno z twoich { $left } wyzwań.
}
potentials-match-stake = { $player ->
    [w] { $game }: jeśli białe wygrają, użyją potencjału { $name }; inaczej zagrają co innego.
   *[b] { $game }: jeśli czarne wygrają, użyją potencjału { $name }; inaczej zagrają co innego.
}
potentials-match-won = { $player ->
    [w] Białe wygrały wyzwanie: potencjał { $name } zostaje użyty.
   *[b] Czarne wygrały wyzwanie: potencjał { $name } zostaje użyty.
}
potentials-match-not-won = { $player ->
    [w] Białe nie wygrały wyzwania: w tym ruchu bez potencjału { $name }.
   *[b] Czarne nie wygrały wyzwania: w tym ruchu bez potencjału { $name }.
}
potentials-match-left = Pozostałe wyzwania: białe { $white }, czarne { $black }
potentials-match-pass = Pozwól
potentials-match-challenge = Rzuć wyzwanie
potentials-match-challenge-left = Rzuć wyzwanie (zostało { $left })
potentials-match-give-up = Poddaj tę grę
potentials-match-roll = Białe wyrzuciły { $white }, czarne { $black }.
potentials-match-equal = Równo: rzut się powtarza.
potentials-match-proof = { $proof ->
    [both] Rzut wynika z liczby ustalonej przez serwer przed meczem, połączonej z losową liczbą każdego z graczy.
    [replaced] Serwer zapisał inną losową liczbę niż ta, która została wysłana. Rzuty w tym meczu niczego nie dowodzą.
    [white] Rzut wynika z liczby ustalonej przez serwer przed meczem i z losowej liczby białych.
    [black] Rzut wynika z liczby ustalonej przez serwer przed meczem i z losowej liczby czarnych.
   *[server] Rzut wynika z liczby, którą przed meczem ustalił sam serwer.
}
potentials-match-who = { $player ->
    [w] Białe: kto wygrał tę grę?
   *[b] Czarne: kto wygrał tę grę?
}
potentials-match-winner = { $player ->
    [w] Wygrały białe
   *[b] Wygrały czarne
}
potentials-match-draw = Remis
potentials-match-dice = Niech zdecydują kostki
potentials-match-disagreed = Wasze odpowiedzi się różnią. Wpiszcie wynik jeszcze raz albo wybierzcie kostki.
potentials-match-paused = Partia GIPF jest wstrzymana
potentials-match-linked = Tak skończyła się połączona gra
potentials-match-has-white = Wyzwany gracz ma białe.
potentials-play-do-answer = Pozwól na użycie albo rzuć wyzwanie.
potentials-play-do-roll = Decydują kostki.
potentials-play-do-enter = Zagrajcie gdzie indziej i powiedzcie, kto wygrał.
play-potentials-failed = Nie udało się wczytać gry. Jesteś offline?

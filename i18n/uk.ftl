### Усі речення сайту українською. Повідомлення та їхні аргументи такі самі, як в en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Вчися, грай і аналізуй YINSH та GIPF у браузері: із сильним рушієм, удвох за одним екраном або онлайн. Майже все працює й офлайн.
site-skip = До вмісту
site-menu = Головне меню
site-play = Грати
site-analyse = Аналіз
site-learn = Навчання
site-rules = Правила
site-settings = Налаштування
site-about = Про Gipfel
site-language = Мова
site-close = Закрити
site-credit = YINSH і GIPF — ігри Кріса Бурма. Gipfel не пов’язаний ні з ним, ні з його видавцями.
site-new-version = Вийшла нова версія Gipfel. Твої партії збережено.
site-reload = Оновити
site-offline = Ти офлайн. Усе на цій сторінці працює далі.
site-online = Ти знову онлайн.
site-broken-entry = Частину даних, збережених у цьому браузері, не вдалося прочитати ({ $name }). Ми відклали їх убік; усе інше без змін.
site-no-script = Для ігрового поля потрібен JavaScript. Правила можна читати й без нього.

home-title = YINSH і GIPF: гарна гра
home-lead = Дві з найкращих абстрактних ігор. Грай одразу, без облікового запису й навіть без мережі.
home-game = Гра
home-play = Грати
home-against = рівень { $level }
home-learn = Навчися за десять хвилин
home-lessons = { $count ->
    [one] { $count } короткий урок
    [few] { $count } короткі уроки
    [many] { $count } коротких уроків
   *[other] { $count } короткого уроку
  }
home-friend = Зіграй із другом
home-friend-how = надішли посилання
home-touch-yinsh = Торкнись кільця й продовжуй проти рівня 1.
home-touch-gipf = Торкнись зеленої точки й продовжуй проти рівня 1.
home-click-yinsh = Натисни на кільце й продовжуй проти рівня 1.
home-click-gipf = Натисни на зелену точку й продовжуй проти рівня 1.
home-yours = Твій хід: білими проти рівня 1.
home-pause = Пауза
home-again = Дивитися
home-larger = Більше поле
home-learn-yinsh = Вивчити YINSH
home-learn-gipf = Вивчити GIPF
home-resume = Продовжити партію
home-yinsh-about = Кільця залишають за собою фішки й перевертають ті, які перестрибують. За кожен ряд із п’яти фішок твого кольору ти прибираєш одне своє кільце. Прибери три, щоб перемогти.
home-gipf-about = Виштовхуй свої фішки з краю поля. Чотири в ряд повертаються до твого запасу й захоплюють фішки суперника, що продовжують ряд. Якщо фішки скінчилися, ти програєш.
home-person-title = Удвох за одним екраном
home-person-about = Покладіть пристрій між собою. За бажання — з годинником і полем, яке повертається до того, чий хід.
home-engine-title = Десять рівнів
home-engine-about = Від лагідного першого суперника до повної сили нашого рушія. Він працює цілком у твоєму браузері.
home-analyse-title = Зрозумій свої партії
home-analyse-about = Спробуй інші ходи, подивися, як зіграв би рушій, розстав будь-яку позицію й поділися нею за посиланням.
home-live = Зараз грають
home-live-none = Зараз тут ніхто не грає. Почни ти!
home-live-start = Знайти суперника
home-live-all = Усі партії
home-night = Клубний вечір: { $game }, { $clock }, { $time }
home-night-now = Почався клубний вечір: { $game }, { $clock }. Приєднуйся!
home-waiting = { $count ->
    [one] { $count } гравець чекає на суперника.
    [few] { $count } гравці чекають на суперника.
    [many] { $count } гравців чекають на суперника.
   *[other] { $count } гравця чекають на суперника.
}

settings-title = Налаштування
settings-lead = Зберігаються лише в цьому браузері.
settings-look = Вигляд
settings-theme = Тема
settings-theme-system = Як на пристрої
settings-theme-light = Світлі
settings-theme-dark = Темні
settings-contrast = Високий контраст
settings-board = Ігрове поле
settings-speed = Анімація
settings-speed-off = Вимкнено
settings-speed-fast = Швидка
settings-speed-normal = Звичайна
settings-speed-slow = Повільна
settings-coordinates = Координати
settings-coordinates-outside = По краю
settings-coordinates-inside = Біля кожної точки
settings-coordinates-off = Немає
settings-board-theme = Поле
settings-board-theme-wood = Дерево
settings-board-theme-stone = Камінь
settings-board-theme-night = Ніч
settings-pieces = Фішки
settings-pieces-ivory = Слонова кістка й ебен
settings-pieces-flat = Пласкі
settings-pieces-clear = Для дальтоніків
settings-volume = Гучність
settings-preview = Попередній вигляд
settings-targets = Показувати можливі ходи
settings-field = Показувати поле для введення ходів
settings-sound = Звуки
settings-engine = Рушій
settings-evaluation = Показувати під час гри, у кого перевага
settings-lines = Варіанти в аналізі
settings-reset = Скинути налаштування
settings-was-reset = Усі налаштування скинуто.
settings-keys = Клавіші на ігровому полі
settings-keys-column = уздовж вертикалі
settings-keys-across = уздовж двох інших напрямків
settings-keys-jump = до точки за її назвою, наприклад e5
settings-keys-act = вибрати
settings-keys-back = скасувати частину ходу
settings-keys-step = гортати ходи поза точками поля
settings-keys-step-anywhere = гортати ходи всюди
settings-keys-flip = повернути поле
settings-data = Твої дані
settings-data-about = Партії з рушієм і за одним екраном, успіхи й ці налаштування зберігаються в цьому браузері. Ніхто інший їх не бачить.
settings-erase = Стерти все
settings-erase-sure = Стерти всі партії, успіхи й налаштування в цьому браузері? Скасувати це буде неможливо.
settings-erase-yes = Стерти
settings-erase-no = Залишити
settings-erased = Усе, що зберігалося в цьому браузері, стерто.

about-title = Про Gipfel
about-what = Gipfel — це дім настільних ігор YINSH і GIPF: точні правила всіх варіантів, сильний рушій, уроки й поле для аналізу, дев’ятьма мовами.
about-designer = Обидві гри створив Кріс Бурм; вони належать до його проєкту GIPF, і назви теж його. Якщо вони тобі до душі, купи їх: на справжньому столі вони прекрасні.
about-free = Gipfel — це вільне програмне забезпечення. Його можна запустити на своєму комп’ютері однією командою, прочитати, як воно влаштоване, і використати його правила, рушій та дані у власних програмах.
about-private = Тут немає реклами, стеження й запитів до інших сайтів. Те, що ти робиш наодинці, залишається у твоєму браузері. Про партії в мережі сервер зберігає те, що йому потрібно, а все, що він знає про тебе, можна завантажити або видалити.
about-accessible = Усе працює з клавіатури й зі зчитувачем екрана, на тому самому полі для всіх. Якщо щось не працює, це помилка: будь ласка, повідом нам.
about-version = Версія { $version }

missing-title = Сторінку не знайдено
missing-about = Можливо, адреса застаріла або в ній одрук. Нічого твого не втрачено.
missing-home = На головну
offline-title = Немає мережі
offline-about = Цієї сторінки немає на пристрої, а сервер недоступний. Гра тут, уроки, правила та аналіз працюють без мережі.
offline-again = Спробувати ще раз

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Ігрове поле
board-help = Стрілки ведуть уздовж ліній, із Shift — у третьому напрямку. Набери назву, наприклад e5, щоб перейти туди. Enter вибирає, Escape скасовує. Page Down веде до наступної точки, яку можна вибрати.
board-column = Вертикаль { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = порожньо
board-dot = крайня точка
board-picked = узято
board-goes = буде прибрано, Enter — залишити
board-stays = залишається на полі, Enter — прибрати
board-can-choose = можна вибрати
board-can-place = сюди можна поставити кільце
board-can-move = { $count ->
        [one] може піти на { $count } точку
        [few] може піти на { $count } точки
        [many] може піти на { $count } точок
       *[other] може піти на { $count } точки
    }
board-can-land = кільце може стати сюди
board-can-land-flipping = { $count ->
        [one] кільце може стати сюди, переверне { $count } фішку
        [few] кільце може стати сюди, переверне { $count } фішки
        [many] кільце може стати сюди, переверне { $count } фішок
       *[other] кільце може стати сюди, переверне { $count } фішки
    }
board-can-take-off = можна прибрати
board-can-enter = сюди можна ввести фішку
board-can-push = { $count ->
        [one] тут можна виштовхнути, зсунеться { $count } фішка
        [few] тут можна виштовхнути, зсунуться { $count } фішки
        [many] тут можна виштовхнути, зсунеться { $count } фішок
       *[other] тут можна виштовхнути, зсунеться { $count } фішки
    }
board-can-push-ways = { $count ->
        [one] { $count } напрямок виштовхування
        [few] { $count } напрямки виштовхування
        [many] { $count } напрямків виштовхування
       *[other] { $count } напрямку виштовхування
    }
board-can-remove = { $count ->
        [one] входить до { $count } ряду, який можна прибрати
        [few] входить до { $count } рядів, які можна прибрати
        [many] входить до { $count } рядів, які можна прибрати
       *[other] входить до { $count } ряду, який можна прибрати
    }
board-arrow = Із { $from } у бік { $to }, { $can }
board-segment = Ряд від { $from } до { $to }
board-flips = { $count ->
        [one] { $point }, переверне { $count } фішку
        [few] { $point }, переверне { $count } фішки
        [many] { $point }, переверне { $count } фішок
       *[other] { $point }, переверне { $count } фішки
    }
board-several = { $index } з { $count }: { $name }.
board-help-several = Стрілки показують інші варіанти, Enter вибирає цей.
board-help-picked = { $count ->
        [one] Можна піти на { $count } точку.
        [few] Можна піти на { $count } точки.
        [many] Можна піти на { $count } точок.
       *[other] Можна піти на { $count } точки.
    }
board-help-toggles = Деякі фішки цього ряду можуть залишитися. Стрілки ведуть до кожної з них і до кнопки, що прибирає ряд; Enter перемикає, залишиться фішка чи зійде.
board-draw-from = Малювання від { $point }. Enter в іншій точці малює стрілку, тут ще раз — коло; Escape скасовує.
board-draw-arrow = Стрілка { $from } – { $to }
board-draw-circle = Коло { $point }
board-confirm = Прибрати { $count }
board-confirm-none = Вибери принаймні одну фішку
board-badge-stays = лишається
board-badge-goes = іде
board-ask-keep = Торкнися фішки GIPF: вона лишається або йде. Твоя повертається до запасу, фішка суперника захоплена.
board-ask-row = Тут перетинаються ряди. Який?
board-lesson = Вивчити це правило
board-pass = Пас
board-leave = Залишити ряди на полі
board-bring = Яку фішку ввести
board-bring-single = Звичайна фішка
board-bring-gipf = Фішка GIPF
board-reserve-low = { $count ->
    [one] У запасі лишилася тільки { $count } фішка. Хто не має чим ходити, програє.
    [few] У запасі лишилося тільки { $count } фішки. Хто не має чим ходити, програє.
    [many] У запасі лишилося тільки { $count } фішок. Хто не має чим ходити, програє.
   *[other] У запасі лишилося тільки { $count } фішки. Хто не має чим ходити, програє.
}
board-entry-label = Введи хід
board-entry-play = Зіграти
board-rings-to-place = { $player ->
        [w] Білим лишилося поставити { $count ->
        [one] { $count } кільце
        [few] { $count } кільця
        [many] { $count } кілець
       *[other] { $count } кільця
    }
       *[b] Чорним лишилося поставити { $count ->
        [one] { $count } кільце
        [few] { $count } кільця
        [many] { $count } кілець
       *[other] { $count } кільця
    }
    }
board-rings-off = { $player ->
    [w] Білі прибрали кілець: { $count } з { $of }
   *[b] Чорні прибрали кілець: { $count } з { $of }
}
board-reserve = { $player ->
        [w] У запасі білих { $count ->
        [one] { $count } фішка
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }
       *[b] У запасі чорних { $count ->
        [one] { $count } фішка
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }
    }
board-captured = { $player ->
        [w] Білі захопили { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }
       *[b] Чорні захопили { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }
    }
board-pool = { $count ->
        [one] У загальному запасі лишилася { $count } фішка
        [few] У загальному запасі лишилися { $count } фішки
        [many] У загальному запасі лишилося { $count } фішок
       *[other] У загальному запасі лишилося { $count } фішки
    }

piece-ring = { $color ->
        [w] біле кільце
       *[b] чорне кільце
    }
piece-marker = { $color ->
        [w] біла фішка
       *[b] чорна фішка
    }
piece-single = { $color ->
        [w] біла фішка
       *[b] чорна фішка
    }
piece-gipf = { $color ->
        [w] біла фішка GIPF
       *[b] чорна фішка GIPF
    }

say-place = { $player ->
        [w] Білі ставлять кільце на { $point }.
       *[b] Чорні ставлять кільце на { $point }.
    }
say-move = { $player ->
        [w] Білі пересувають кільце з { $from } на { $to }.
       *[b] Чорні пересувають кільце з { $from } на { $to }.
    }
say-move-flip = { $player ->
        [w] Білі пересувають кільце з { $from } на { $to } і перевертають { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }.
       *[b] Чорні пересувають кільце з { $from } на { $to } і перевертають { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }.
    }
say-enter = { $player ->
        [w] Білі вводять { $kind ->
        [gipf] фішку GIPF
       *[single] фішку
    } на { $point }.
       *[b] Чорні вводять { $kind ->
        [gipf] фішку GIPF
       *[single] фішку
    } на { $point }.
    }
say-push = { $player ->
        [w] Білі виштовхують { $kind ->
        [gipf] фішку GIPF
       *[single] фішку
    } з { $from } і зсувають { $count ->
        [one] { $count } фішку, до { $to }
        [few] { $count } фішки, найдальшу до { $to }
        [many] { $count } фішок, найдальшу до { $to }
       *[other] { $count } фішки, найдальшу до { $to }
    }.
       *[b] Чорні виштовхують { $kind ->
        [gipf] фішку GIPF
       *[single] фішку
    } з { $from } і зсувають { $count ->
        [one] { $count } фішку, до { $to }
        [few] { $count } фішки, найдальшу до { $to }
        [many] { $count } фішок, найдальшу до { $to }
       *[other] { $count } фішки, найдальшу до { $to }
    }.
    }
say-remove-row = { $player ->
        [w] Білі прибирають ряд від { $from } до { $to }.
       *[b] Чорні прибирають ряд від { $from } до { $to }.
    }
say-remove = { $player ->
        [w] Білі прибирають { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    } з ряду від { $from } до { $to }.
       *[b] Чорні прибирають { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    } з ряду від { $from } до { $to }.
    }
say-captured = { $count ->
        [one] Із них захоплено { $count } фішку.
        [few] Із них захоплено { $count } фішки.
        [many] Із них захоплено { $count } фішок.
       *[other] Із них захоплено { $count } фішки.
    }
say-stays = { $count ->
        [one] { $count } фішка GIPF залишається.
        [few] { $count } фішки GIPF залишаються.
        [many] { $count } фішок GIPF залишається.
       *[other] { $count } фішки GIPF залишається.
    }
say-take-off = { $player ->
    [w] Білі прибирають кільце з { $point }.
   *[b] Чорні прибирають кільце з { $point }.
}
say-pass = { $player ->
        [w] Білі не можуть ходити й пасують.
       *[b] Чорні не можуть ходити й пасують.
    }
say-leave = { $player ->
        [w] Білі залишають ряди з фішок GIPF на полі.
       *[b] Чорні залишають ряди з фішок GIPF на полі.
    }
say-undone = Скасовано.
say-win = { $player ->
        [w] Білі перемагають.
       *[b] Чорні перемагають.
    }
say-draw = Партія закінчилася внічию.
say-because-rings-off = Прибрано достатньо кілець.
say-because-pool-empty = Загальний запас порожній.
say-because-no-moves = Ніхто не може пересунути кільце.
say-because-reserve-empty = Запас суперника порожній.
say-because-gipf-pieces-gone = Остання фішка GIPF зійшла з поля.
say-because-repetition = Та сама позиція виникла втретє.
say-task-place = { $player ->
    [w] Білі мають поставити кільце.
   *[b] Чорні мають поставити кільце.
}
say-task-move = { $player ->
    [w] Білі мають походити кільцем.
   *[b] Чорні мають походити кільцем.
}
say-task-row = { $player ->
    [w] Білі мають прибрати ряд із п’яти.
   *[b] Чорні мають прибрати ряд із п’яти.
}
say-task-ring = { $player ->
    [w] Білі мають прибрати кільце.
   *[b] Чорні мають прибрати кільце.
}
say-task-push = { $player ->
    [w] Білі мають виштовхнути фішку.
   *[b] Чорні мають виштовхнути фішку.
}
say-task-remove = { $player ->
    [w] Білі мають прибрати ряд.
   *[b] Чорні мають прибрати ряд.
}

## Refusals: why something is not allowed

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Рядок { $line }: { $reason }
refusal-at-turn = Рядок { $line }, хід { $token }: { $reason }

# A page asks for something that does not exist.
refusal-allowed = Це можна вибрати.
refusal-no-point = На цьому полі немає точки { $point }.
refusal-no-table = Ця партія більше не відкрита. Онови сторінку, щоб продовжити.
refusal-no-turn = У цій партії немає такого ходу.
refusal-nothing-chosen = Спершу вибери щось на полі.
refusal-request = На цій сторінці щось пішло не так. Онови її; твою партію збережено.
refusal-too-many-tables = На цій сторінці відкрито забагато партій. Онови її, щоб продовжити.

# Rules of both games.
refusal-game-over = Партію закінчено. Почни нову або візьми хід назад.
refusal-other-game = Ця дія з іншої гри.
refusal-other-player = Твій хід закінчено: тепер черга суперника.

# Rules of YINSH.
refusal-all-placed = Усі десять кілець на полі. Тепер рухай одне зі своїх.
refusal-must-move = Пасувати можна, лише коли жодне твоє кільце не може рухатися.
refusal-no-ring = Тут немає кільця. Вибери одне зі своїх.
refusal-not-a-row = Ряд — це п’ять фішок одного кольору впритул на прямій лінії.
refusal-not-in-line = Кільце рухається лініями поля, тільки прямо.
refusal-not-your-ring = Це кільце суперника. Вибери одне зі своїх.
refusal-not-your-row = Цей ряд має колір суперника: прибрати його може лише суперник.
refusal-point-occupied = Ця точка зайнята. Для кільця потрібна порожня точка.
refusal-ring-first = Ряд прибрано: тепер прибери одне зі своїх кілець.
refusal-ring-in-the-way = Кільце не може перестрибнути інше кільце.
refusal-ring-only-after-row = Кільце прибирають лише після того, як прибрано ряд із п’яти.
refusal-ring-stuck = Це кільце не може рухатися: немає порожньої точки, до якої воно дістало б.
refusal-row-first = У тебе ряд із п’яти. Спершу прибери його.
refusal-still-placing = Спочатку гравці по черзі ставлять усі десять кілець. Лише потім кільця рухаються.
refusal-stop-after-jump = Після стрибка кільце мусить стати на першу порожню точку за фішками.
refusal-target-occupied = Ця точка зайнята. Кільце мусить стати на порожню точку.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = За стандартними правилами всі фішки GIPF на полі від початку. Ти вводиш звичайні фішки.
refusal-empty-spot = Одна з цих точок порожня.
refusal-first-must-be-gipf = Твоя перша фішка має бути фішкою GIPF.
refusal-gipf-right-lost = Ти вже вводиш звичайні фішки, тож фішок GIPF більше вводити не можна.
refusal-line-full = Ця лінія заповнена. Для виштовхування потрібна порожня точка десь на лінії.
refusal-must-remove = У цьому ряду є звичайні фішки, тож його треба прибрати.
refusal-no-gipf-pieces = За основними правилами грають без фішок GIPF.
refusal-not-on-rim = Фішки входять із крайніх точок довкола поля. Вибери крайню точку або точку поруч із нею.
refusal-not-one-row = Це не частина твого ряду. Ряд — це чотири або більше твоїх фішок впритул.
refusal-nothing-to-push = Ця точка порожня, тож нічого не зсувається: назви лише її, без крайньої точки.
refusal-nothing-to-remove = У тебе немає ряду із чотирьох, тож прибирати нема чого.
refusal-remove-first = У тебе ряд із чотирьох або більше фішок. Прибери його, перш ніж виштовхувати.
refusal-removes-nothing = Вибери принаймні одну фішку, яку прибрати.
refusal-reserve-too-small = Фішка GIPF складається з двох фішок, а в запасі в тебе лише одна.
refusal-single-stays = Звичайні фішки ряду й ті, що прилягають до нього без проміжку, треба прибрати всі. Залишитися можуть тільки фішки GIPF.
refusal-spot-occupied = Тут стоїть фішка. Вибери крайню точку, з якої виштовхуєш, щоб було ясно, куди зсунеться фішка.

# Unreadable actions.
refusal-dot-alone = Це крайня точка. Назви й точку, до якої доходить виштовхування, наприклад e9-e6.
refusal-gipf-point = Такої точки немає. Вертикалі йдуть від a до i, номери рахують від боку білих.
refusal-gipf-shape = Це не хід GIPF. Напиши e8, щоб увести фішку на порожню точку, e9-e6, щоб виштовхнути з крайньої точки, xe2,e3,e4,e5, щоб прибрати фішки, або =, щоб залишити ряд.
refusal-named-twice = { $point } названо двічі.
refusal-no-line = Від цієї крайньої точки до цієї точки немає лінії.
refusal-not-a-dot = Виштовхування починається з крайньої точки.
refusal-not-a-spot = Це крайня точка. Фішки не можуть на ній залишатися.
refusal-not-five = Ряд — це п’ять точок на прямій лінії. Назви два його кінці, наприклад xc2-c6.
refusal-reaches = Від цього виштовхування найдальша фішка опиниться на { $point }. Назви цю точку.
refusal-which-removal = Назви фішки, які прибрати.
refusal-wrong-mark = Позначка біля { $point } неправильна: G — для фішки GIPF, * — для фішки суперника.
refusal-yinsh-point = Такої точки немає. Вертикалі йдуть від a до k, номери — як на полі.
refusal-yinsh-shape = Це не хід YINSH. Напиши f6, щоб поставити кільце, e1-e9, щоб пересунути його, xc2-c6, щоб прибрати ряд, xf9, щоб прибрати кільце, або pass.

# Positions.
refusal-board-column = На вертикалі { $name } неправильна кількість точок.
refusal-board-columns = На полі неправильна кількість вертикалей. Вертикалі розділяє /.
refusal-board-letter = Літера { $name } не позначає жодної фігури.
refusal-piece-twice = На { $point } стоять дві фігури.
refusal-position-all-placed = Усі десять кілець на полі, тож ставити більше нема чого.
refusal-position-both-won = Обидва гравці прибрали достатньо кілець для перемоги. Перемогти може лише один.
refusal-position-first-out-of-turn = { $player ->
        [w] Білі ще не ввели першої фішки, тож нічого не могло бути зіграно.
       *[b] Чорні ще не ввели першої фішки, тож на полі може бути лише перша фішка білих, і хід за чорними.
    }
refusal-position-gipf-fields = Це не позиція GIPF. Вона має чотири частини, наприклад p2P/5/6/P5p/6/5/p2P w push 12-12. За правилами турніру є ще п’ята, наприклад GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] У білих не лишилося фішок GIPF, тож вони програли. Дай білим принаймні одну.
       *[b] У чорних не лишилося фішок GIPF, тож вони програли. Дай чорним принаймні одну.
    }
refusal-position-gipf-stage = Третя частина позиції — push, remove:w або remove:b.
refusal-position-no-row = У гравця, чий зараз хід, немає ряду, який можна прибрати.
refusal-position-placing-out-of-turn = Кільця ставлять по черзі, починають білі. Кількість кілець не узгоджується з тим, чий зараз хід.
refusal-position-placing-too-late = Доки ставлять кільця, на полі немає фішок і жодного кільця не прибрано.
refusal-position-player = Друга частина позиції — w або b: чий зараз хід.
refusal-position-reserves = Запаси — це два числа, спершу білих, наприклад 12-12.
refusal-position-right-after-single = { $player ->
        [w] Білі вже вводили звичайні фішки й більше не можуть вводити фішок GIPF.
       *[b] Чорні вже вводили звичайні фішки й більше не можуть вводити фішок GIPF.
    }
refusal-position-right-before-first = { $player ->
        [w] Білі ще не ввели жодної фішки, тож усі 18 білих фішок у запасі.
       *[b] Чорні ще не ввели жодної фішки, тож усі 18 чорних фішок у запасі.
    }
refusal-position-rights = Остання частина каже, хто ще може вводити фішки GIPF: G — білі, g — чорні, перед першою фішкою літера подвоюється, а - означає, що ніхто.
refusal-position-ring-after-win = Партію виграно ще до того, як це кільце могли прибрати.
refusal-position-ring-count = { $player ->
    [w] У білих має бути всього п’ять кілець: на полі та прибраних.
   *[b] У чорних має бути всього п’ять кілець: на полі та прибраних.
}
refusal-position-rings-off = Прибрані кільця — це два числа, спершу білих, наприклад 0-0.
refusal-position-row-standing = { $player ->
    [w] У білих є ряд, який треба спершу прибрати.
   *[b] У чорних є ряд, який треба спершу прибрати.
}
refusal-position-too-many-gipf-pieces = { $player ->
        [w] У білих більше фішок GIPF, ніж дозволяє ця гра.
       *[b] У чорних більше фішок GIPF, ніж дозволяє ця гра.
    }
refusal-position-too-many-markers = Фішок більше, ніж у загальному запасі, де їх 51.
refusal-position-too-many-pieces = { $player ->
    [w] У білих більше фішок, на полі та в запасі разом, ніж дозволяє ця гра.
   *[b] У чорних більше фішок, на полі та в запасі разом, ніж дозволяє ця гра.
}
refusal-position-too-many-rings-off = { $player ->
    [w] Білі прибрали більше кілець, ніж потрібно для перемоги.
   *[b] Чорні прибрали більше кілець, ніж потрібно для перемоги.
}
refusal-position-two-handicaps = Фора може бути лише в одного гравця.
refusal-position-yinsh-fields = Це не позиція YINSH. Вона має чотири частини, наприклад 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = Третя частина позиції — place, move, row:w, row:b, ring:w або ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } не може стояти перед першим ходом.
refusal-command = { $name } — недійсний час годинника або оцінка.
refusal-comment = У коментарі не може бути закривної фігурної дужки, [%clk або [%eval.
refusal-empty-variation = У цьому варіанті немає ходів.
refusal-event = Одна з подій цього журналу не каже, хто, що, звідки й куди пересунув.
refusal-excerpt = Частини цієї партії бракує: кільця рухаються раніше, ніж усі поставлено.
refusal-fields = Рядок має чотири частини, розділені табуляцією: гра, переможець, прибрані кільця, ходи.
refusal-goes-on = У записі є результат, але за правилами партію ще не закінчено.
refusal-handicap = Фору записують як w або b та 1, 2 або 3, наприклад w2.
refusal-json = Це не партія у форматі JSON, або її частини бракує.
refusal-no-game-tag = У цьому тексті не сказано, яка це гра. Вибери гру й спробуй ще раз або додай рядок на зразок [Game "yinsh"].
refusal-no-handicap = У цю гру грають без фори.
refusal-no-reserve = Запас є лише в GIPF, тож цьому числу тут не місце.
refusal-no-turns = У цьому тексті немає партії.
refusal-no-variation = Ця дужка закриває варіант, який не було відкрито.
refusal-not-text = Це не текст.
refusal-not-to-act = { $player ->
        [w] Тут діють білі, але хід за чорними.
       *[b] Тут діють чорні, але хід за білими.
    }
refusal-other-variant = Це нотація іншої гри.
refusal-player = { $name } — не один із двох гравців.
refusal-reserve-count = Записана тут кількість фішок у запасі ({ $name }) не узгоджується з партією.
refusal-result = Записаний тут результат не узгоджується з партією.
refusal-result-in-variation = Результат може стояти лише в кінці партії, а не у варіанті.
refusal-rings-off-count = Записана тут кількість прибраних кілець не узгоджується з партією.
refusal-rings-off-shape = { $name } — це не кількість прибраних кілець. Спершу напиши кільця білих, наприклад 2-3.
refusal-sgf = Цей файл — не партія YINSH чи GIPF із Boardspace, або він пошкоджений.
refusal-tag = Тег { $name } не можна записати в запис партії.
refusal-tag-shape = { $name } — це не тег. Пиши теги так: [White "Ada"].
refusal-tag-twice = Тег { $name } вказано двічі.
refusal-tag-value = Недійсне значення: { $name }.
refusal-text-too-long = Цей текст задовгий.
refusal-too-deep = Варіанти вкладено один в один надто глибоко.
refusal-too-many-actions = Ця партія задовга.
refusal-two-results = Указано два різні результати.
refusal-two-starts = Партія починається з форою або із заданої позиції, але не з тим і тим разом.
refusal-unclosed-comment = Коментар, який починається тут, не закрито.
refusal-unclosed-variation = Варіант, який починається тут, не закрито.
refusal-unfinished-turn = Незавершеним може бути лише останній хід.
refusal-unknown-token = { $name } тут не дозволено.
refusal-unknown-variant = Такої гри немає. Ігри: yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament і gipf-potentials.
refusal-winner = { $name } — недійсний переможець. Напиши W, B, draw або resign.

## Play

play-title = Грати
play-loading = Готуємо ігрове поле…
play-failed = Не вдалося завантажити ігрове поле. Перевір з’єднання й спробуй ще раз; твої партії збережено.
play-again = Спробувати ще раз

# Setting up a game.
play-setup = Нова партія
play-game = Гра
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH, бліц
play-variant-gipf-basic = GIPF, основні правила
play-variant-gipf-standard = GIPF, стандартні правила
play-variant-gipf-tournament = GIPF, правила турніру
play-about-yinsh = Складай ряди з п’яти. Прибери три кільця, щоб перемогти.
play-about-yinsh-blitz = Швидко: перше прибране кільце перемагає.
play-about-gipf-basic = Просто: скінчилися фішки — програш.
play-about-gipf-standard = Втратиш останню фішку GIPF — програєш.
play-about-gipf-tournament = Вибери, зі скількома фішками GIPF грати.
play-opponent = Суперник
play-opponent-engine = Рушій
play-opponent-person = Інша людина за цим екраном
play-level = Рівень
play-level-of = Рівень { $level }: { $name }
play-level-1 = Новачок
play-level-2 = Початківець
play-level-3 = Аматор
play-level-4 = Завзятий гравець
play-level-5 = Постійний гравець
play-level-6 = Клубний гравець
play-level-7 = Сильний гравець
play-level-8 = Експерт
play-level-9 = Майстер
play-level-10 = Повна сила
play-level-easy = легко
play-level-hard = важко
play-color = Твій колір
play-white = Білі
play-black = Чорні
play-chance = Випадково
play-names = Імена
play-name-white = Ім’я білих
play-name-black = Ім’я чорних
play-turning = Повертати поле до того, чий хід
play-more = Годинник та інше
play-clock = Годинник
play-clock-none = Немає
play-clock-time-control = { $minutes } хв + { $seconds } с
play-clock-own = Свій
play-clock-minutes = Хвилин на кожного гравця
play-clock-increment = Секунд додається за хід
play-clock-note = Перший хід білих — без відліку часу. Поки сторінка закрита, годинник стоїть.
play-handicap = Фора
play-handicap-none = Немає
play-handicap-white = { $count ->
        [one] У білих на { $count } фішку більше
        [few] У білих на { $count } фішки більше
        [many] У білих на { $count } фішок більше
       *[other] У білих на { $count } фішки більше
    }
play-handicap-black = { $count ->
        [one] У чорних на { $count } фішку більше
        [few] У чорних на { $count } фішки більше
        [many] У чорних на { $count } фішок більше
       *[other] У чорних на { $count } фішки більше
    }
play-evaluation-show = Показувати, у кого перевага
play-start = Почати партію
play-import = Відкрити запис

# The game.
play-you = Ти
play-engine-level = Рушій, рівень { $level }
play-your-turn = Твій хід
play-turn-of = { $player ->
        [w] Хід білих
       *[b] Хід чорних
    }
play-title-turn = Твій хід · { $game }
play-title-thinking = Рушій думає · { $game }
play-title-over = Кінець партії · { $game }
play-to-act = на ході
play-thinking = Рушій думає…
play-engine-loading = Рушій завантажується… { $percent } %
play-engine-starting = Рушій завантажується…
play-engine-failed = Не вдалося завантажити рушій. Твою партію збережено; вона продовжиться, щойно рушій буде готовий.
play-engine-retry = Завантажити рушій ще раз
play-do-place = Постав кільце на будь-яку вільну точку.
play-do-move = Вибери одне зі своїх кілець, а потім — куди йому йти.
play-do-row = У тебе є ряд: вибери п’ять фішок, які прибрати.
play-do-ring = Тепер прибери одне зі своїх кілець.
play-do-push = Вибери крайню точку, а потім — у який бік виштовхувати.
play-do-remove = У тебе є ряд: прибери його.
play-do-pass = Жодне твоє кільце не може рухатися: пасуй.
play-looking = Ти переглядаєш попередню позицію.
play-to-now = Назад до партії
play-time-left = { $player ->
        [w] У білих лишилося { $time }
       *[b] У чорних лишилося { $time }
    }
play-time-low = { $player ->
        [w] У білих спливає час.
       *[b] У чорних спливає час.
    }
play-turns = Ходи
play-no-turns = Ще не зроблено жодного ходу.
play-first = На початок
play-previous = На хід назад
play-next = На хід уперед
play-last = У кінець
play-hint = Підказка
play-hint-thinking = Шукаємо добрий хід…
play-hint-is = Підказка: { $turn }
play-take-back = Взяти хід назад
play-taken-back = Хід узято назад.
play-resign = Здатися
play-resign-who = { $player ->
        [w] Білі здаються, чорні перемагають.
       *[b] Чорні здаються, білі перемагають.
    }
play-flip = Розвернути поле
play-menu = Більше
play-copy-position = Копіювати позицію
play-copied-position = Позицію скопійовано.
play-copy-record = Копіювати запис
play-copied-record = Запис скопійовано.
play-copy-by-hand = Цей браузер не дозволяє копіювати. Скопіюй вручну: { $text }
play-download-record = Зберегти запис
play-share = Поділитися посиланням на цю партію
play-copied-link = Посилання скопійовано.
play-analyse = Аналізувати цю партію
play-new = Нова партія
play-rematch = Реванш
play-evaluation-even = Позиція рівна.
play-evaluation-better = { $player ->
        [w] Перевага білих: { $points }.
       *[b] Перевага чорних: { $points }.
    }
play-evaluation-wins = { $player ->
        [w] Білі форсовано перемагають.
       *[b] Чорні форсовано перемагають.
    }
play-evaluation-none = Оцінки ще немає.

# The end.
play-over = Кінець партії
play-result-won = Перемога твоя!
play-result-lost = Переміг рушій.
play-result-white = Білі перемогли!
play-result-black = Чорні перемогли!
play-result-draw = Нічия.
play-result-open = Без результату.
play-end-rings-off = { $winner ->
    [w] Білі прибрали достатньо кілець.
   *[b] Чорні прибрали достатньо кілець.
  }
play-end-pool-empty = { $winner ->
    [w] Загальний запас порожній, і білі прибрали більше кілець.
    [b] Загальний запас порожній, і чорні прибрали більше кілець.
   *[none] Загальний запас порожній, і кілець прибрано порівну.
  }
play-end-no-moves = { $winner ->
    [w] Ніхто не може пересунути кільце, і білі прибрали більше кілець.
    [b] Ніхто не може пересунути кільце, і чорні прибрали більше кілець.
   *[none] Ніхто не може пересунути кільце, і кілець прибрано порівну.
  }
play-end-reserve-empty = { $winner ->
        [w] Чорним більше нема чого вводити: запас порожній.
       *[b] Білим більше нема чого вводити: запас порожній.
    }
play-end-gipf-pieces-gone = { $winner ->
        [w] Чорні втратили останню фішку GIPF.
       *[b] Білі втратили останню фішку GIPF.
    }
play-end-repetition = Та сама позиція виникла втретє.
play-end-resignation = { $winner ->
        [w] Чорні здалися.
       *[b] Білі здалися.
    }
play-end-time = { $winner ->
        [w] У чорних вийшов час.
       *[b] У білих вийшов час.
    }
play-end-other = Так сказано в записі.

# Saved games.
play-games = Твої партії
play-games-none = Тут зберігаються зіграні тобою партії, лише в цьому браузері.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
play-games-open = не завершено
play-games-resume = Грати далі
play-games-analyse = Аналізувати
play-games-save = Зберегти
play-games-delete = Видалити
play-games-deleted = Партію видалено.
play-games-undo = Скасувати
play-games-save-all = Зберегти всі партії одним файлом
play-not-kept = Зараз цей браузер не може зберігати партії. Збережи запис, перш ніж закрити сторінку.
play-unplayable = Збережену партію не вдалося відкрити, вона лишається у твоєму списку: { $reason }
play-elsewhere = Ця партія відкрита в іншій вкладці.
play-elsewhere-here = Продовжити тут

# Records from elsewhere.
play-import-title = Відкрити запис
play-import-about = Встав запис або вибери файл: наша нотація, Boardspace, Board Game Arena, офіційна нотація GIPF чи наш JSON.
play-import-text = Запис
play-import-file = Вибрати файл
play-import-read = Відкрити
play-import-cancel = Скасувати
play-import-empty = Спершу встав запис або вибери файл.
play-import-refused = Не вдалося прочитати запис: { $reason }
play-import-refused-line = Не вдалося прочитати рядок { $line }: { $reason }
play-import-warning = Рядок { $line }: { $reason }
play-import-large = Для запису цей файл завеликий.
play-import-found = { $count ->
        [one] Знайдено { $count } партію:
        [few] Знайдено { $count } партії. Вибери одну:
        [many] Знайдено { $count } партій. Вибери одну:
       *[other] Знайдено { $count } партії. Вибери одну:
    }
play-link-refused = Це посилання недійсне. Налаштуй нову партію.
play-link-unplayable = Партію за цим посиланням неможливо зіграти: { $reason }

## Online play: the lobby

online-menu = Онлайн
online-title = Гра онлайн
online-from-play = Суперник далеко? Грай онлайн
online-lead = Грай із другом, з будь-ким або з рушієм на цьому сервері. Обліковий запис не потрібен.
online-own = Твої партії
online-quick = Швидкий пошук
online-quick-about = Одне натискання — і ти граєш із першим, хто хоче такої самої партії.
online-days = { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
        [many] { $days } днів на хід
       *[other] { $days } дня на хід
    }
online-days-short = { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
online-speed-bullet = Куля
online-speed-blitz = Бліц
online-speed-rapid = Рапід
online-speed-classical = Класика
online-speed-correspondence = Заочні

# Setting up an online game.
online-create = Створити партію
online-opponent-link = Друг, за посиланням
online-opponent-open = Будь-хто
online-opponent-engine = Рушій
online-opponent-player = Гравець за іменем
online-link-about = Закрита партія: грати й дивитися можуть лише ті, хто має посилання.
online-more = Більше налаштувань
online-player-name = Ім’я гравця
online-clock-none = Без годинника
online-clock-kind = Вид годинника
online-clock-fischer = Час плюс секунди за хід
online-clock-absolute = Час на всю партію
online-clock-delay = Час із затримкою перед кожним ходом
online-clock-byo-yomi = Час, потім періоди бьойомі
online-clock-days = Дні на хід
online-clock-increment = Секунд додається за хід
online-clock-delay-seconds = Секунд затримки на хід
online-clock-periods = Кількість періодів
online-clock-period = Секунд у періоді
online-clock-days-number = Днів на хід
online-color-chance = Випадково
online-rated = Рейтингова
online-rated-only = Лише рейтингові партії
online-rated-needs-account = Для рейтингових партій потрібен обліковий запис.
online-rated-no-handicap = Партії з форою не йдуть у рейтинг.
online-rated-no-clock = Партії без годинника не йдуть у рейтинг.
online-rated-no-custom-terms = Партії на власних умовах не йдуть у рейтинг.
online-rated-no-match = Матч із пов’язаними іграми не йде в рейтинг.
online-unrated = без рейтингу
online-private = закрита
online-start = Створити партію
online-start-seek = Шукати суперника

# Waiting for an opponent.
online-seeking = Шукаємо суперника: { $game }, { $clock }
online-seeking-about = Можна чекати тут або поки що зіграти з рушієм: цю партію ми відкладемо, коли знайдеться суперник.
online-seeking-stop = Припинити пошук
online-seeking-engine = Грати з рушієм, поки чекаєш
online-seeking-ended = Ти більше не шукаєш суперника.
online-estimate = Зазвичай близько { $minutes } хв, судячи з останньої доби.
online-estimate-soon = Зазвичай менше хвилини.
online-estimate-long = Зазвичай понад пів години.
online-estimate-none = За останню добу такого суперника ніхто не знайшов: чекати, можливо, доведеться довго.
online-calling = Сповіщено гравців: { $count }.
online-stand = Повідом, коли хтось захоче зіграти
online-standing = Ти дізнаєшся, коли хтось захоче зіграти: { $game }, { $clock }.
online-standing-about = Тиждень: на будь-якій відкритій сторінці сайту, сповіщенням браузера та листом, якщо вказано адресу.
online-standing-stop = Більше не повідомляти
online-standing-away = не тут; отримає сповіщення
online-call = Покликати
online-called = { $name } хоче зіграти: { $game }, { $clock }
online-called-title = Хтось хоче зіграти
online-paired = Суперник знайшовся!
online-paired-about = { $seconds ->
        [one] Твоя партія почнеться за { $seconds } секунду. Партію з рушієм збережено.
        [few] Твоя партія почнеться за { $seconds } секунди. Партію з рушієм збережено.
        [many] Твоя партія почнеться за { $seconds } секунд. Партію з рушієм збережено.
       *[other] Твоя партія почнеться за { $seconds } секунди. Партію з рушієм збережено.
    }
online-paired-go = До партії

online-challenge = { $name } викликає тебе: { $game }, { $clock }
online-challenge-look = Подивитися
online-challenges = Виклики
online-challenge-received = викликає тебе
online-challenge-sent = чекає на відповідь
online-challenge-accept = Прийняти
online-challenge-decline = Відхилити
online-challenge-withdraw = Відкликати
online-challenge-accepted = { $name } приймає твій виклик.
online-challenge-declined = { $name } відхиляє твій виклик.
online-challenge-withdrawn = { $name } відкликає виклик.
online-challenge-expired = Виклик гравцеві { $name } минув без відповіді.

# Lists.
online-seeks = Шукають суперника
online-seeks-none = Зараз ніхто. Почни ти!
online-open = Заочні партії, які чекають на суперника
online-open-none = Зараз таких немає.
online-live = Тривають зараз
online-live-none = Зараз не триває жодна партія.
online-tv = Найкраща партія зараз
tv-title = ТБ
tv-watch = Дивитися ТБ
tv-lead = Найкраща партія, що триває зараз. Коли вона закінчиться, почнеться наступна.
tv-last = Зараз ніхто не грає. Це була остання партія.
tv-engines = Зараз ніхто не грає. Тут грають між собою два рівні рушія, у твоєму браузері.
tv-next = Зараз почнеться наступна партія.
tv-open = Відкрити цю партію
online-recent = Щойно завершені
online-people-title = Люди
online-followed = Ти стежиш за
online-here = Зараз тут
online-lately = Були тут за тиждень
online-is-here = у мережі
leaders-title = Таблиці лідерів
leaders-lead = Найкращі гравці з усталеним рейтингом за останній рік. Рівні рушія стоять серед них для порівняння.
leaders-rank = Місце
leaders-none = Тут ще ні в кого немає усталеного рейтингу. Досить кількох рейтингових партій.
club-title = Клубний вечір
club-lead = Одне посилання на всіх. Хто готовий, грає з тим, з ким зустрічався найрідше. Без рейтингу, один годинник, гості вітаються.
club-start = Почати вечір
club-when = Коли
club-when-now = Зараз
club-when-later = Пізніше
club-starts = Дата й час
club-announced = Про вечір оголосить головна сторінка, для всіх. Для цього потрібен обліковий запис.
club-announce = Оголосити вечір
club-missing = Такого клубного вечора немає.
club-what = { $game }, { $clock }
club-begins = Початок: { $time }.
club-until = Закінчиться не пізніше { $time }.
club-over = Цей вечір закінчився. Дякуємо за гру!
club-name = Твоє ім’я на вечір
club-ready = Я в грі
club-rest = Зробити перерву
club-end = Закінчити вечір для всіх
club-waiting = Суперник знайдеться, щойно хтось іще буде готовий. Не закривай цю сторінку.
club-link = Посилання на цей вечір
club-table = Результати
club-nobody = Поки нікого. Надішли посилання у свій клуб.
club-state = Стан
club-results = В · Н · П
club-points = Очки
club-state-ready = чекає
club-state-playing = грає
club-state-away = відпочиває
club-back = Повернутися на клубний вечір
online-take = Грати
online-ask-unrated = Грати без рейтингу
online-create-account = Створити обліковий запис
online-watch = Дивитися
online-go-on = Грати далі
online-your-turn = твій хід
online-their-turn = хід суперника
online-waiting-for = чекає на суперника
online-people = { $count ->
    [one] У мережі { $count } людина.
    [few] У мережі { $count } людини.
    [many] У мережі { $count } людей.
   *[other] У мережі { $count } людини.
  }
online-turns = { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
online-color = { $color ->
        [w] грає білими
       *[b] грає чорними
    }
online-against = { $white } – { $black }
online-between = рейтинг від { $from } до { $to }
online-own-seek = твоє

# Names of people.
online-guest = Гість
online-engine = Рушій, рівень { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Поки що нікого

# The connection.
online-state-connecting = З’єднуємося…
online-state-online = У мережі
online-state-sending = Надсилаємо…
online-state-saved = Збережено
online-state-restarting = Сервер перезапускається. Нічого не втрачено.
online-state-lost = Немає зв’язку. Під’єднуємося знову…
online-state-lost-clock = Немає зв’язку. Годинники йдуть. Підключаємося…

# What the server refuses.
online-refused-not-your-turn = Зараз не твій хід.
online-refused-ply-mismatch = Партія пішла далі. Поглянь на поточну позицію й спробуй ще раз.
online-refused-not-a-player = Ти не граєш у цій партії.
online-refused-game-over = Цю партію закінчено.
online-refused-no-such-game = Такої партії немає.
online-refused-no-such-seek = Цю партію більше не пропонують: хтось устиг раніше або її відкликано.
online-refused-no-such-challenge = Цей виклик більше не діє.
online-refused-no-such-player = Такого гравця немає.
online-refused-too-late = Для цього вже запізно.
online-refused-not-now = Зараз це неможливо.
online-refused-limit = Забагато запитів. Трохи зачекай і спробуй ще раз.
online-refused-standing-seeks = Забагато людей із твоєї мережі вже чекають на сповіщення. Спробуй пізніше або створи партію, яка чекає на суперника.
online-refused-muted = Зараз тобі не можна писати в чат.
online-refused-rated-needs-account = Для рейтингових партій потрібен обліковий запис. Увійди або грай без рейтингу.
online-refused-seats-taken = У цій партії вже два гравці.
online-refused-own-game = Не можна грати проти себе.
online-refused-opponent-unavailable = Цей гравець тобі недоступний. Обери іншого суперника.
online-refused-opponent-blocked = Цей гравець у твоєму списку заблокованих. Спершу розблокуй його.
online-refused-not-for-you = Ця партія призначена комусь іншому.
online-refused-not-signed-in = Вхід не виконано. Увійди або продовжуй як гість.
online-refused-nothing-offered = Ця пропозиція вже не діє.
online-refused-bad-plan = Варіантів у плані не більше { $limit }, у кожному від 2 до { $limit } ходів, і вони не мають суперечити один одному.
online-refused-bad-chat = У повідомленні має бути від 1 до { $limit } знаків в одному рядку, або це має бути одне зі швидких повідомлень.
online-refused-busy = Усі рушії зайняті. Спробуй пізніше.
online-refused-reports-pending = Для твоєї мережі вже готуються інші звіти про партії. Спробуй знову, коли один із них буде готовий.
online-refused-report-failed = Звіт про партію не вдалося підготувати. Попроси про нього ще раз.
online-refused-unavailable = Зараз сервер нічого не може зберегти. Нічого не змінилося; спробуй ще раз.
online-refused-no-network = Сервер недоступний. Перевір з’єднання й спробуй ще раз.
online-refused-other = Сервер відмовив: { $text }

## Online play: a game

game-title = Партія
game-loading = Завантажуємо партію…
game-unreachable = Партія зараз недоступна. Пробуємо знову…
game-missing = Такої партії немає, або вона закрита, а посилання неповне.
game-missing-lobby = До гри онлайн
game-failed = Не вдалося завантажити ігрове поле. Перевір з’єднання й спробуй ще раз.
game-panel = Партія
game-challenge-wait = Чекаємо на відповідь: { $name }
game-challenge-wait-about = { $name } може відповісти протягом { $days } днів. Цю сторінку можна закрити: виклик залишиться у твоєму списку.
game-challenge-you = { $name } викликає тебе.
game-challenge-other = Ця партія для гравця { $name }. Її можна буде дивитися, коли вона почнеться.
game-link-lost = Посилання відоме лише там, де його створено. Можна створити нове; старе тоді перестане діяти.
game-link-new = Створити нове посилання

# Before the game.
game-invite-from = { $name } запрошує тебе зіграти.
game-invite-open = { $name } шукає суперника.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
        [w] Ти гратимеш білими.
        [b] Ти гратимеш чорними.
       *[none] Кольори визначить жереб.
    }
game-invite-rated = Ця партія йде в рейтинг.
game-invite-unrated = Ця партія не йде в рейтинг.
game-invite-no-account = Для рейтингових партій потрібен обліковий запис. Без нього ми запитаємо { $name } про партію без рейтингу.
game-unrated-asked = { $name } хоче зіграти без рейтингу
game-unrated-about = Без облікового запису рейтингова партія неможлива. Якщо погодишся, гра почнеться одразу, рейтинги не зміняться.
game-invite-handicap = { $color ->
        [w] Фора: у білих у запасі на { $count } більше.
       *[b] Фора: у чорних у запасі на { $count } більше.
    }
game-invite-play = Грати
game-invite-name = Твоє ім’я
game-invite-wait = Чекаємо на твого друга
game-invite-wait-open = Чекаємо, хто приєднається
game-invite-send = Надішли це посилання тому, з ким хочеш грати. Партія почнеться, коли його відкриють і приймуть запрошення.
game-invite-listed = Цю партію бачать усі на сторінці «Онлайн». Вона почнеться, коли хтось приєднається: чекати тут не потрібно. Посилання можна надіслати й другові.
game-invite-link = Посилання на партію
game-invite-copy = Копіювати посилання
game-invite-share = Поділитися
game-invite-copied = Посилання скопійовано.
game-invite-by-hand = Цей браузер копіює лише через захищене з’єднання (https). Виділи посилання й скопіюй його вручну.
game-invite-code = Те саме посилання у вигляді QR-коду: відскануй його телефоном.
game-invite-cancel = Скасувати запрошення
game-invite-gone = Це запрошення скасовано.
sixty-title = Правила за шістдесят секунд
sixty-lesson = Спробувати в першому уроці
sixty-yinsh-place = Поклади фішку свого кольору в одне зі своїх кілець і пересунь кільце по прямій. Фішка лишається на місці.
sixty-yinsh-flip = Кільце може перестрибнути кілька фішок поспіль на перший вільний пункт за ними. Усі вони перевертаються й змінюють колір.
sixty-yinsh-row = П’ять твоїх фішок у ряд? Прибери їх і разом із ними одне своє кільце. Хто прибрав три кільця, той переміг.
sixty-yinsh-row-blitz = П’ять твоїх фішок у ряд? Прибери їх і разом із ними одне своє кільце. У бліці перемагає перше кільце.
sixty-gipf-push = Поклади фішку на точку біля краю й виштовхни її на поле. Фішки на її шляху посуваються далі.
sixty-gipf-row = Чотири твої фішки в ряд повертаються до твого запасу. Фішки суперника, що продовжують ряд, захоплюються.
sixty-gipf-end-basic = Захоплені фішки не повертаються. Якщо на початку ходу твій запас порожній, ти програєш.
sixty-gipf-end = Ти програєш, якщо на початку ходу твій запас порожній або якщо зникла твоя остання фішка GIPF. Фішка GIPF заввишки у дві фішки.
sixty-potentials = Потенціали — додаткові фішки, кожна з власною силою. Кожен входить у гру на простій фішці, а застосувати його можна в один із наступних ходів.

# Players and clocks.
game-you = ти
game-present = тут
game-away = немає на місці
game-spectators = { $count ->
    [0] Глядачів немає.
    [one] { $count } глядач.
    [few] { $count } глядачі.
    [many] { $count } глядачів.
   *[other] { $count } глядача.
  }
game-clock-days = { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
game-clock-days-hours = { $days } д { $hours } год
game-clock-hours = { $hours } год { $minutes } хв
game-clock-periods = { $periods ->
        [one] { $periods } період
        [few] { $periods } періоди
        [many] { $periods } періодів
       *[other] { $periods } періоду
    }
game-clock-left = { $player ->
        [w] У білих залишилося { $time }
       *[b] У чорних залишилося { $time }
    }
game-clock-low = Твій час спливає.

# Whose turn it is, and what to do.
game-your-turn = Твій хід
game-their-turn = Ходить { $name }
game-turn-of = { $player ->
        [w] Хід білих
       *[b] Хід чорних
    }
game-thinking = Можна переглянути попередні ходи або задати хід наперед.
game-watching = Ти дивишся цю партію як глядач.
game-sent = Надсилаємо твій хід на сервер…
game-sent-later = Твій хід надішлеться, щойно повернеться зв’язок.
game-new-turn = Зроблено новий хід.
game-your-turn-new = Тепер твій хід.
game-undo = Скасувати
game-send = Надіслати хід
game-send-about = Твій хід готовий. Надіслати його?
game-not-sent = Твій хід не прийнято: { $reason }
game-confirm-setting = Питати, перш ніж надіслати хід
game-taken-back = { $count ->
        [one] Узято назад: залишився { $count } хід.
        [few] Узято назад: залишилося { $count } ходи.
        [many] Узято назад: залишилося { $count } ходів.
       *[other] Узято назад: залишилося { $count } ходу.
    }
game-title-turn = Твій хід · { $game }
game-title-wait = Ходить { $name } · { $game }
game-title-over = Кінець партії · { $game }
game-title-invite = Очікування · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Хід наперед
game-premove-about = Вибери наступний хід зараз. Його буде надіслано, щойно суперник зіграє, якщо він ще буде можливий.
game-premove-choose = Хід наперед: { $action }
game-premove-set = Хід наперед: { $turn }. Натисни Escape або на поле, щоб скасувати.
game-premove-dropped = Хід наперед скасовано.
game-premove-impossible = Хід наперед { $turn } більше неможливий.
game-premove-not-now = У цій позиції не можна задати хід наперед.

# Conditional turns.
game-plan = Умовні ходи
game-plan-about = «Якщо зіграють так, я відповім так». Сервер зіграє твої відповіді за тебе. Ніхто інший їх не бачить.
game-plan-add = Додати варіант
game-plan-none = Варіантів ще немає.
game-plan-line = Якщо { $line }
game-plan-delete = Видалити цей варіант
game-plan-theirs = Зроби на полі хід за суперника.
game-plan-mine = Тепер зіграй свою відповідь.
game-plan-save = Зберегти варіант
game-plan-back = На хід назад
game-plan-cancel = Скасувати
game-plan-kept = Твої умовні ходи збережено.
game-plan-full = Досягнуто найбільшої кількості варіантів: { $limit }.
game-plan-resign = потім здатися
game-plan-your-turn = Зараз твій хід. Умовні ходи задають, поки чекають на суперника.

# Offers and requests.
game-resign = Здатися
game-premove-short = Наперед
game-take-back-short = Назад
game-draw-short = Нічия
game-offer-once = Одна пропозиція за хід. Знову можна запропонувати після наступного ходу.
game-resign-sure = Здатися в цій партії?
game-resign-about = Переможе суперник.
game-resign-yes = Здатися
game-resign-no = Грати далі
game-abort = Перервати
game-abort-sure = Перервати цю партію?
game-abort-about = Ніхто не переможе, і партію не буде зараховано.
game-abort-yes = Перервати
game-draw = Запропонувати нічию
game-draw-offered = Нічию запропоновано.
game-draw-asked = { $name } пропонує нічию.
game-take-back = Попросити хід назад
game-take-back-offered = Твоє прохання взяти хід назад надіслано.
game-take-back-asked = { $name } просить узяти хід назад.
game-draw-early = Нічию можна запропонувати, коли обоє зроблять по ходу.
game-take-back-early = Твого ходу ще не було.
game-rematch = Реванш
game-rematch-offered = Реванш запропоновано.
game-rematch-asked = { $name } пропонує реванш.
game-rematch-go = До наступної партії
game-accept = Прийняти
game-decline = Відхилити
game-declined = { $name } відмовляється.
game-gone = { $name } не на зв’язку.
game-gone-wait = { $seconds ->
        [one] Зарахувати перемогу або нічию можна за { $seconds } секунду.
        [few] Зарахувати перемогу або нічию можна за { $seconds } секунди.
        [many] Зарахувати перемогу або нічию можна за { $seconds } секунд.
       *[other] Зарахувати перемогу або нічию можна за { $seconds } секунди.
    }
game-gone-now = Можна зарахувати перемогу або нічию, а можна чекати далі.
game-claim-win = Зарахувати перемогу
game-claim-draw = Зарахувати нічию
game-menu = Більше
game-match-go = До пов’язаної партії
game-match-back = Назад до матчу
game-match-part = Ця партія вирішує, чи буде в матчі використано потенціал.
game-match-paused = Партія GIPF на паузі
game-match-linked = Пов’язана партія вирішує, чи відбудеться оголошене застосування.
game-match-answer = Суперник вирішує: дозволити застосування чи кинути виклик.
game-match-decides = { $player ->
        [w] Вирішують білі
       *[b] Вирішують чорні
    }
game-match-choice = Дозволити застосування чи кинути виклик.
game-match-elsewhere = Вирішує партія, зіграна деінде
game-match-entering = Обидва гравці вводять, хто її виграв.
match-name = { $game } (матч)
match-linked = Пов’язано: { $links }
match-challenges = Викликів на гравця: { $count }
match-explained = Застосування пов’язаного потенціалу спершу оголошують. Інший гравець дозволяє його або кидає виклик; тоді потенціал застосовують, лише якщо його гравець переможе.
match-explained-die = Кубик: кидають обоє, перемагає більше число.
match-explained-game = Пов’язана партія: GIPF призупиняється, а інша гра грається тут, зі своїм годинником.
match-explained-elsewhere = Гра деінде: зіграйте в будь-що, наприклад за столом, і обоє введіть результат.
match-part = Пов’язана партія матчу
match-games = Пов’язані партії
game-flip = Розвернути поле
game-share = Поділитися посиланням на цю партію
game-analyse = Аналізувати
game-record = Зберегти запис
game-new = Нова партія
game-notify = Сповіщати, коли мій хід
game-notify-denied = Твій браузер блокує сповіщення з цього сайту. Це можна змінити в його налаштуваннях.
game-notify-insecure = Для сповіщень потрібне захищене з’єднання (https). Без нього є лише звук і заголовок сторінки.
game-notify-title = Твій хід
game-notify-body = Хід гравця { $name }: { $turn }
game-notify-joined = { $name } у грі. Партія починається.

# About the game.
game-about = Про цю партію
game-about-rated = Рейтингова
game-about-unrated = Без рейтингу
game-about-private = Закрита партія: її бачать лише гравці й ті, хто має посилання.
game-about-clock = Годинник: { $clock }
game-about-lag = Затримка зв’язку
game-about-lag-own = Твій зв’язок відповідає за { $ms } мс.
game-about-lag-note = Сервер повертає час, який хід проводить у дорозі, до межі, однакової для обох.
game-about-player = Гравець
game-about-last = Останній хід
game-about-back = Повернено
game-about-back-all = Усього
game-about-ms = { $ms } мс
game-about-seconds = { $seconds } с

# The end.
game-over = Кінець партії
game-won = Перемога твоя!
game-lost = Цього разу поразка.
game-white-won = Білі перемогли.
game-black-won = Чорні перемогли.
game-drawn = Нічия.
game-aborted = Партію перервано.
game-by-resignation = { $winner ->
        [w] Чорні здалися.
       *[b] Білі здалися.
    }
game-by-time = { $winner ->
        [w] У чорних вийшов час.
        [b] У білих вийшов час.
       *[none] Час вийшов.
    }
game-by-agreement = За згодою.
game-by-abandoned = { $winner ->
        [w] Чорні покинули партію.
        [b] Білі покинули партію.
       *[none] Один із гравців покинув партію.
    }
game-by-aborted = Партію не зараховано.
game-by-rules = За правилами гри.
game-rating-change = { $name }: { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = Ти граєш рейтингову партію.
game-lock-about = Доки її не закінчено, рушій, підказки й аналіз заблоковано. Так гра лишається чесною.
game-lock-back = Назад до твоєї партії

## Online play: chat

chat-title = Чат
chat-players = Гравці
chat-spectators = Глядачі
chat-none = Повідомлень ще немає.
chat-say = Твоє повідомлення
chat-send = Надіслати
chat-phrases = Швидкі повідомлення
chat-good-luck = Хай щастить!
chat-hello = Привіт!
chat-good-game = Гарна партія!
chat-thanks = Дякую!
chat-nice-turn = Чудовий хід!
chat-sorry = Вибач!
chat-one-moment = Хвилинку, будь ласка.
chat-goodbye = До побачення!
chat-mute = Сховати чат
chat-muted = Чат сховано.
chat-unmute = Показати чат
chat-new = { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
        [many] { $count } нових повідомлень
       *[other] { $count } нового повідомлення
    }
chat-spoken = { $name } каже: { $text }
chat-report-title = Поскаржитися на гравця
chat-report-about = Це перегляне модератор. Тому, на кого ти скаржишся, нічого не повідомлять.
chat-report-who = Гравець
chat-report-reason = Причина
chat-report-cheat = Допомога рушія
chat-report-abuse = Образи або погрози
chat-report-spam = Реклама
chat-report-stalling = Тягне час або кидає партії
chat-report-other = Інше
chat-report-text = Що сталося?
chat-report-send = Надіслати скаргу
chat-report-cancel = Скасувати
chat-report-sent = Дякуємо. Твою скаргу надіслано.
block-add = Заблокувати
block-remove = Розблокувати
block-add-name = Заблокувати гравця { $name }
block-remove-name = Розблокувати гравця { $name }
block-title = Заблокувати гравця
block-about = Тебе не зводять у пару із заблокованими гравцями. Ніхто з вас не може кинути виклик іншому, і ти не бачиш, що вони пишуть. Їм про це не повідомляють. Розпочаті партії тривають.
block-done = Гравця { $name } заблоковано.
block-undone = Гравця { $name } розблоковано.
block-nobody = Тут нема кого блокувати.

## Analyse

analyse-title = Аналіз
analyse-loading = Готуємо ігрове поле…
analyse-failed = Не вдалося завантажити ігрове поле. Перевір з’єднання й спробуй ще раз; твої аналізи збережено.
analyse-again = Спробувати ще раз

# The board and the tree of turns.
analyse-steps = Перегляд ходів
analyse-first = На початок
analyse-previous = На хід назад
analyse-next = На хід уперед
analyse-last = У кінець
analyse-flip = Розвернути поле
analyse-open = Відкрити…
analyse-new = Новий
analyse-tab-turns = Ходи
analyse-tab-engine = Рушій
analyse-tab-setup = Розставити
analyse-tab-share = Поділитися
analyse-start = Початок
analyse-no-turns = Зроби хід на полі або відкрий партію. Кожен інший хід, який ти спробуєш, стане варіантом.
analyse-main-line = Основна лінія
analyse-variation = Варіант
analyse-turn-of = { $player ->
        [w] Хід білих
       *[b] Хід чорних
    }
analyse-marks = Оцінити цей хід
analyse-mark-good = Добрий хід
analyse-mark-poor = Помилка
analyse-mark-very-good = Блискучий хід
analyse-mark-very-poor = Груба помилка
analyse-mark-interesting = Цікавий хід
analyse-mark-doubtful = Сумнівний хід
analyse-comment = Коментар до цього ходу
analyse-comment-start = Коментар до партії
analyse-promote = Зробити основною лінією
analyse-delete = Видалити звідси й далі
analyse-deleted = Видалено: { $turn } і все, що далі.
analyse-bring-back = Скасувати
analyse-refused = Не вдалося відкрити: { $reason }
analyse-turn-refused = Хід { $turn } неможливо показати: { $reason }
analyse-link-refused = Це посилання недійсне; ось порожнє поле.
analyse-no-game = Ця партія більше не зберігається в цьому браузері.
analyse-part-failed = Не вдалося завантажити цю частину сторінки. Перевір з’єднання й спробуй ще раз.
analyse-not-kept = Зараз цей браузер нічого не може зберегти. Збережи запис, перш ніж закрити сторінку.

# The engine.
analyse-engine = Рушій
analyse-engine-loading = Рушій завантажується…
analyse-engine-percent = Рушій завантажується… { $percent } %
analyse-engine-failed = Не вдалося завантажити рушій. Усе інше працює й без нього.
analyse-engine-retry = Спробувати ще раз
analyse-engine-over = Партію закінчено.
analyse-engine-done = Рушій закінчив: довше обмірковування нічого не змінить.
analyse-lines = Кількість варіантів
analyse-lines-title = Як зіграв би рушій
analyse-progress = глибина { $depth } · { $speed } позицій/с
analyse-no-score = Оцінки немає
analyse-even = Позиція рівна.
analyse-better = { $player ->
        [w] Перевага білих: { $points }.
       *[b] Перевага чорних: { $points }.
    }
analyse-has-won = { $player ->
        [w] Білі перемогли
       *[b] Чорні перемогли
    }
analyse-wins-in = { $player ->
        [w] { $turns ->
        [one] Білі перемагають за { $turns } хід
        [few] Білі перемагають за { $turns } ходи
        [many] Білі перемагають за { $turns } ходів
       *[other] Білі перемагають за { $turns } ходу
    }
       *[b] { $turns ->
        [one] Чорні перемагають за { $turns } хід
        [few] Чорні перемагають за { $turns } ходи
        [many] Чорні перемагають за { $turns } ходів
       *[other] Чорні перемагають за { $turns } ходу
    }
    }

# Line control.
control-title = Контроль ліній
control-for = { $player ->
    [w] вигідна білим
   *[b] вигідна чорним
  }
control-shown = Показані лінії
control-before = До ходу
control-after = Після ходу
control-changes = Найбільші зміни
control-change = { $player ->
    [w] краще для білих
   *[b] краще для чорних
  }
control-none = Цей хід не змінює жодної лінії.
control-start = Зроби хід, щоб побачити, які лінії він змінює.
control-sum = Лінії { $lines }, усе інше { $rest }: { $total } без розрахунку варіантів.

# The whole game.
analyse-review = Підготувати звіт про партію
analyse-annotate = Знаки, коментар, малюнок
analyse-draw = Малювати
analyse-draw-about = Проведи для стрілки, торкнися для кола; правою кнопкою миші — завжди. Shift малює червоним, Alt синім.
analyse-review-stop = Зупинити
analyse-review-doing = Рушій готує звіт про партію: { $done } з { $of } ходів
analyse-review-empty = Звітувати ще нема про що: немає жодного ходу.
analyse-review-graph = Оцінка протягом партії
analyse-review-point = { $number } { $turn } ({ $score }). Краще було { $better }.
analyse-review-turning-point = Це був переломний хід.
analyse-review-player = { $player ->
        [w] Білі
       *[b] Чорні
    }
analyse-review-accuracy = точність { $percent } %
analyse-review-faults = { $count ->
        [0] без помилок
        [one] { $count } помилка
        [few] { $count } помилки
        [many] { $count } помилок
       *[other] { $count } помилки
    }
analyse-review-faultless = Рушій не знайшов помилок.

# Setting up a position.
analyse-setup-about = Вибери фігуру, а потім натисни на точку, або перетягни її туди. Ще одне натискання її прибирає.
analyse-game = Гра
analyse-palette = Фігури
analyse-tool-hand = Пересунути фігуру
analyse-tool-eraser = Прибрати фігуру
analyse-to-act = Чий хід
analyse-white = Білі
analyse-black = Чорні
analyse-rings-off = Прибрані кільця
analyse-reserve = Фішки в запасі
analyse-right = Фішки GIPF
analyse-right-first = треба ввести першу
analyse-right-open = можна вводити ще
analyse-right-lost = більше вводити не можна
analyse-setup-possible = Ця позиція припустима.
analyse-setup-done = Аналізувати цю позицію
analyse-setup-clear = Очистити поле
analyse-setup-start = Початкова позиція
analyse-setup-shown = Позиція з аналізу

# Export.
analyse-position = Позиція
analyse-position-open = Відкрити цю позицію
analyse-copy = Копіювати
analyse-save = Зберегти у файл
analyse-link = Посилання
analyse-link-position = Посилання на цю позицію
analyse-link-game = Посилання на партію до цього місця
analyse-play-here = Грати звідси
analyse-play-engine = Проти рушія
analyse-play-person = Удвох
analyse-record = Запис з усіма варіантами
analyse-copied-position = Позицію скопійовано.
analyse-copied-link = Посилання скопійовано.
analyse-copied-record = Запис скопійовано.

# Opening something.
analyse-open-title = Відкрити партію або позицію
analyse-open-text = Запис, позиція або посилання
analyse-open-read = Відкрити
analyse-open-file = Вибрати файл
analyse-open-cancel = Скасувати
analyse-open-about = Записи в нашій нотації, з Boardspace чи Board Game Arena, в офіційній нотації GIPF або в нашому JSON. Можна також перетягнути файл на цю сторінку.
analyse-open-empty = Спершу встав текст або вибери файл.
analyse-open-large = Для запису це завелике.
analyse-open-nothing = У цьому тексті не знайдено жодної партії.
analyse-open-found = { $count ->
        [one] Можна відкрити { $count } партію:
        [few] Знайдено { $count } партії. Вибери одну:
        [many] Знайдено { $count } партій. Вибери одну:
       *[other] Знайдено { $count } партії. Вибери одну:
    }
analyse-open-more = { $count ->
        [one] Ще { $count } партію не вдалося прочитати.
        [few] Ще { $count } партії не вдалося прочитати.
        [many] Ще { $count } партій не вдалося прочитати.
       *[other] Ще { $count } партії не вдалося прочитати.
    }
analyse-own-games = Твої партії
analyse-earlier = Попередні аналізи

## Reports, mistakes and teaching games

report = Звіт про партію
report-doing-again = Рушій ще раз дивиться на помилки: { $done } з { $of }
report-phase-opening = Дебют
report-phase-middle = Середина гри
report-phase-end = Закінчення
report-phase = { $phase }: { $percent } %
report-turned = { $player ->
    [w] Гра переломилася на { $turn }: шанси білих упали з { $before } % до { $after } %.
   *[b] Гра переломилася на { $turn }: шанси чорних упали з { $before } % до { $after } %.
}
report-steady = Ніхто не втратив переваги: перелому в грі не було.
report-chance = { $turn } · Шанси білих: { $percent } %
report-learn = Вчитися на своїх помилках
report-learn-of = { $player ->
    [w] Помилки білих
   *[b] Помилки чорних
}
report-kept = Цей звіт збережено в цьому браузері, а якщо є обліковий запис, то і в ньому, лише для тебе.
report-show = Показати
report-show-title = { $turn } на полі
report-show-played = { $player ->
    [w] Білі зіграли { $turn }:
   *[b] Чорні зіграли { $turn }:
}
report-show-better = Краще було { $turn }:
report-show-before = Позиція перед ходом.
report-show-before-better = Ще раз та сама позиція.
report-show-play = Показати ходи
report-show-pause = Пауза
report-show-try = Спробуй самостійно
report-lessons = Чого вчить ця партія
report-lesson-times = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
report-lesson-link = Урок: { $name }
report-lesson-puzzles = Задачі: { $name }
report-advice-win = Перед кожним ходом шукай власний виграш.
report-advice-danger = Перед ходом спитай себе, чим міг би виграти суперник.
report-advice-own-row = Шукай ряди, які можна скласти або якими можна пригрозити.
report-advice-their-row = Перед кожним ходом перевіряй, які ряди може скласти суперник.
report-advice-given-row = Перевіряй, чи твій хід не складає ряд для суперника.
report-advice-capture = Дивися на кожен поштовх, що щось захоплює.
report-advice-safety = Перевіряй, які з твоїх фішок може захопити суперник.
report-advice-gipf-pieces = Тримай свої фішки GIPF поза досяжністю.
report-advice-rings = Зберігай своїм кільцям свободу ходу.
report-advice-flips = Рахуй фішки, які перевертає хід: свої й суперника.
report-advice-removal = Добре подумай, що прибирати.
report-advice-supply = Стеж за тим, скільки залишилося.
report-advice-potentials = Пам’ятай про свої потенціали на кожному ході: використовуй їх вчасно, але не зарано.
report-good = Хороші ходи
report-good-only = Єдиний хід, що зберігає шанси на виграш.
report-good-hard = Важко знайти: швидкий пошук обирає інший хід.
report-good-sacrifice = Він віддає фішки, і це виправдано.
report-good-punishes = Найкраща відповідь на помилку.
report-old = Цей звіт склала попередня версія, яка пояснювала менше.
report-renew = Оновити звіт
report-decision-declaration-wrong = Це застосування не варто було оголошувати: { $better } дає { $other } % шансів на перемогу замість { $number } %.
report-decision-declaration-missed = Слід було оголосити застосування { $better }: воно дає { $other } % шансів на перемогу замість { $number } %.
report-decision-challenge-wrong = Це застосування не було варте виклику: з ним суперник має { $number } % шансів на перемогу, а без нього { $other } %.
report-decision-challenge-missed = Цьому застосуванню слід було кинути виклик: з ним суперник має { $number } % шансів на перемогу, а без нього { $other } %.
report-decision-win-not-challenged = { $number ->
    [1] Це застосування одразу виграє, тож йому слід було кинути виклик.
    [one] Це застосування виграє за { $number } хід, тож йому слід було кинути виклик.
    [few] Це застосування виграє за { $number } ходи, тож йому слід було кинути виклик.
    [many] Це застосування виграє за { $number } ходів, тож йому слід було кинути виклик.
   *[other] Це застосування виграє за { $number } ходи, тож йому слід було кинути виклик.
}
report-decision-chance = Припускаємо, що виклик виграють у { $chance } % випадків; від 30 % до 70 % оцінка була б такою самою.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [1] Білі могли одразу виграти.
        [one] Білі могли форсовано виграти за { $number } хід.
        [few] Білі могли форсовано виграти за { $number } ходи.
        [many] Білі могли форсовано виграти за { $number } ходів.
       *[other] Білі могли форсовано виграти за { $number } ходи.
    }
   *[b] { $number ->
        [1] Чорні могли одразу виграти.
        [one] Чорні могли форсовано виграти за { $number } хід.
        [few] Чорні могли форсовано виграти за { $number } ходи.
        [many] Чорні могли форсовано виграти за { $number } ходів.
       *[other] Чорні могли форсовано виграти за { $number } ходи.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [1] Тепер білі можуть одразу виграти.
        [one] Тепер білі можуть форсовано виграти за { $number } хід.
        [few] Тепер білі можуть форсовано виграти за { $number } ходи.
        [many] Тепер білі можуть форсовано виграти за { $number } ходів.
       *[other] Тепер білі можуть форсовано виграти за { $number } ходи.
    }
   *[b] { $number ->
        [1] Тепер чорні можуть одразу виграти.
        [one] Тепер чорні можуть форсовано виграти за { $number } хід.
        [few] Тепер чорні можуть форсовано виграти за { $number } ходи.
        [many] Тепер чорні можуть форсовано виграти за { $number } ходів.
       *[other] Тепер чорні можуть форсовано виграти за { $number } ходи.
    }
}
report-reason-last-gipf = { $player ->
    [w] Останню фішку GIPF білих можна було захопити: { $points }.
   *[b] Останню фішку GIPF чорних можна було захопити: { $points }.
}
report-reason-gives-row = { $player ->
    [w] Цей хід завершив ряд білих: { $points }.
   *[b] Цей хід завершив ряд чорних: { $points }.
}
report-reason-missed-row = Можна було одразу завершити ряд: { $points }.
report-reason-missed-capture = { $number ->
    [one] Можна було захопити { $number } фішку: { $points }.
    [few] Можна було захопити { $number } фішки: { $points }.
    [many] Можна було захопити { $number } фішок: { $points }.
   *[other] Можна було захопити { $number } фішки: { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] Цей хід втрачає фішку GIPF білих: { $points }.
   *[b] Цей хід втрачає фішку GIPF чорних: { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] Відповідь захоплює { $number } фішку: { $points }.
    [few] Відповідь захоплює { $number } фішки: { $points }.
    [many] Відповідь захоплює { $number } фішок: { $points }.
   *[other] Відповідь захоплює { $number } фішки: { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] Білі погрожували завершити ряд, і цьому не завадили: { $points }.
   *[b] Чорні погрожували завершити ряд, і цьому не завадили: { $points }.
}
report-reason-allows-row = { $player ->
    [w] Цей хід дає білим завершити ряд: { $points }.
   *[b] Цей хід дає чорним завершити ряд: { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] Кільце білих відрізано: { $points }.
   *[b] Кільце чорних відрізано: { $points }.
}
report-reason-broke-four = { $player ->
    [w] Цей хід зруйнував чотири білі фішки на лінії: { $points }.
   *[b] Цей хід зруйнував чотири чорні фішки на лінії: { $points }.
}

mistakes-title = Помилки
mistakes-about = Позиції з твоїх партій, у яких було щось краще. Зараховується кожен хід, що зберігає шанси на виграш.
mistakes-empty = Поки немає помилки, на якій можна вчитися. Закінчи партію й відкрий звіт про неї: тоді твої помилки будуть тут.
mistakes-play = Зіграти партію
mistakes-ask = { $player ->
    [w] Білі зіграли { $turn }. Знайди щось краще.
   *[b] Чорні зіграли { $turn }. Знайди щось краще.
}
mistakes-at = { $at } з { $of }
mistakes-judging = Рушій оцінює твій хід…
mistakes-right-best = Правильно: рушій зіграв би так само.
mistakes-right = Правильно: шанси на виграш збережено.
mistakes-wrong = Ще ні: так ти віддаєш шанси на виграш.
mistakes-same = Так було зіграно в партії. Є хід кращий.
mistakes-on = Рушій відповів. Твій хід.
mistakes-held = Готово: шанси на виграш збережено.
mistakes-begins = Кращий хід починається на { $point }.
mistakes-solution = Розв’язок
mistakes-better = Краще було { $turn }.
mistakes-again = Ще раз
mistakes-next = Далі
mistakes-done = Це все: з першої спроби знайдено { $right } з { $of }.
mistakes-game = Уся партія
teach-option = Навчальна партія
teach-about = На погані ходи вказують одразу, і їх можна взяти назад.
teach-checking = Твій хід перевіряється…
teach-bad = { $kind ->
    [mistake] Це була помилка.
   *[blunder] Це була груба помилка.
}
teach-ask-threat = { $player ->
    [w] Білі чимось загрожують. Бачиш чим?
   *[b] Чорні чимось загрожують. Бачиш чим?
}
teach-ask-chance = Було щось краще. Бачиш що?
teach-tell = Підказати
teach-hint-chance = Тут є щось добре. Бачиш що?
teach-hint-otherwise = Якщо зіграти { $turn }:
teach-on = Грати далі

report-reason-costs-rows = { $number ->
    [one] У наступних ходах це коштує { $number } ряд.
    [few] У наступних ходах це коштує { $number } ряди.
    [many] У наступних ходах це коштує { $number } рядів.
   *[other] У наступних ходах це коштує { $number } ряду.
}
report-reason-costs-pieces = { $number ->
    [one] У наступних ходах це коштує { $number } фішку.
    [few] У наступних ходах це коштує { $number } фішки.
    [many] У наступних ходах це коштує { $number } фішок.
   *[other] У наступних ходах це коштує { $number } фішки.
}
report-reason-later = { $turns ->
    [one] Для цього потрібен { $turns } хід.
    [few] Для цього потрібно { $turns } ходи.
    [many] Для цього потрібно { $turns } ходів.
   *[other] Для цього потрібно { $turns } ходу.
}
report-reason-wrong-ring = Слід було прибрати інше кільце: { $points }.
report-reason-wrong-row = Слід було прибрати інше: { $points }.
report-reason-pool-runs-out = { $player ->
    [w] Загальний запас вичерпується. Прибрано кілець: білі { $number }, чорні { $other }.
   *[b] Загальний запас вичерпується. Прибрано кілець: чорні { $number }, білі { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] Запас білих вичерпується.
   *[b] Запас чорних вичерпується.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] Білі більше не можуть вводити фішки GIPF. На полі: { $number }.
   *[b] Чорні більше не можуть вводити фішки GIPF. На полі: { $number }.
}
report-reason-use-missed = Слід було використати потенціал: { $points }.
report-reason-use-wasted = Використано потенціал, який варто було зберегти: { $points }.
report-reason-row-follows = { $player ->
    [w] Це веде до ряду білих: { $points }.
   *[b] Це веде до ряду чорних: { $points }.
}
report-reason-row-lost = { $player ->
    [w] Кращий хід веде до ряду білих: { $points }.
   *[b] Кращий хід веде до ряду чорних: { $points }.
}
report-reason-row-delayed = { $player ->
    [w] Ряд білих завершується пізніше ({ $points }). Ходів до цього: { $number } замість { $other }.
   *[b] Ряд чорних завершується пізніше ({ $points }). Ходів до цього: { $number } замість { $other }.
}
report-reason-row-sooner = { $player ->
    [w] Ряд білих завершується раніше ({ $points }). Ходів до цього: { $number } замість { $other }.
   *[b] Ряд чорних завершується раніше ({ $points }). Ходів до цього: { $number } замість { $other }.
}
report-reason-captures-follow = Це веде до захоплення суперником: { $points }.
report-reason-capture-lost = Кращий хід веде до захоплення: { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] Тепер фішку GIPF білих можна захопити: { $points }.
   *[b] Тепер фішку GIPF чорних можна захопити: { $points }.
}
report-reason-pieces-threatened = Суперник тоді погрожує захопити: { $points }.
report-reason-attack-missed = Кращий хід погрожує захопити: { $points }.
report-reason-row-threatened = { $player ->
    [w] Білі тоді погрожують завершити ряд: { $points }.
   *[b] Чорні тоді погрожують завершити ряд: { $points }.
}
report-reason-threat-missed = Кращий хід погрожує завершити ряд: { $points }.
report-reason-markers-flipped = Фішки, які суперник виграє перевертанням: { $number } замість { $other } ({ $points }).
report-reason-flip-missed = Фішки, які кращий варіант виграє перевертанням: { $number } замість { $other } ({ $points }).
report-reason-ring-hemmed-in = Кільцю тісно: { $points }. Залишилося ходів: { $number } замість { $other }.
report-reason-close = Ходи близькі: глибший пошук бачить мало різниці.
report-reason-compare-rows = { $player ->
    [w] Після наступних ходів ряди, які білі можуть завершити одним ходом: { $number } замість { $other }.
   *[b] Після наступних ходів ряди, які чорні можуть завершити одним ходом: { $number } замість { $other }.
}
report-reason-compare-moves = { $player ->
    [w] Після наступних ходів можливі ходи білих кілець: { $number } замість { $other }.
   *[b] Після наступних ходів можливі ходи чорних кілець: { $number } замість { $other }.
}
report-reason-compare-flips = { $player ->
    [w] Після наступних ходів білі фішки, які можна перевернути: { $number } замість { $other }.
   *[b] Після наступних ходів чорні фішки, які можна перевернути: { $number } замість { $other }.
}
report-reason-compare-markers = { $player ->
    [w] Після наступних ходів білі фішки на полі: { $number } замість { $other }.
   *[b] Після наступних ходів чорні фішки на полі: { $number } замість { $other }.
}
report-reason-compare-fours = { $player ->
    [w] Після наступних ходів білі фішки в четвірках: { $number } замість { $other }.
   *[b] Після наступних ходів чорні фішки в четвірках: { $number } замість { $other }.
}
report-reason-compare-centre = { $player ->
    [w] Після наступних ходів сума відстаней білих від центра: { $number } замість { $other }.
   *[b] Після наступних ходів сума відстаней чорних від центра: { $number } замість { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] Після наступних ходів фішки в запасі білих: { $number } замість { $other }.
   *[b] Після наступних ходів фішки в запасі чорних: { $number } замість { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] Після наступних ходів фішки білих на полі: { $number } замість { $other }.
   *[b] Після наступних ходів фішки чорних на полі: { $number } замість { $other }.
}
report-reason-compare-risk = { $player ->
    [w] Після наступних ходів фішки білих, які можна захопити: { $number } замість { $other }.
   *[b] Після наступних ходів фішки чорних, які можна захопити: { $number } замість { $other }.
}
report-reason-compare-threes = { $player ->
    [w] Після наступних ходів трійки білих на лінії: { $number } замість { $other }.
   *[b] Після наступних ходів трійки чорних на лінії: { $number } замість { $other }.
}

## Learn: the pages around the lessons

learn-title = Навчання
learn-lead = Короткі уроки на справжньому полі, по одному на кожне правило. Роби те, що просить текст; поле підкаже, коли все правильно.
learn-potentials-about = Додаткові фішки з п’яти інших ігор серії: вони ковзають, стрибають, накривають, розбивають і виштовхують двічі.
learn-potentials-first = GIPF для тебе нова гра? Спершу вивчи її
learn-progress = Пройдено уроків: { $done } з { $count }
learn-start = Почати
learn-continue = Продовжити
learn-again = Почати спочатку
learn-all-done = Усі уроки пройдено.
learn-lesson-done = пройдено
learn-steps = { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }
learn-step = Крок { $step } з { $count }
learn-lesson-of = Урок { $number } з { $count }
learn-back = Назад
learn-next = Далі
learn-next-lesson = Наступний урок: { $title }
learn-overview = Усі уроки
learn-show = Показати
learn-shown = Ось один зі способів.
learn-hint = Підказка
learn-reset = Почати цей крок знову
learn-right-1 = Чудово.
learn-right-2 = Саме так.
learn-right-3 = Так, це воно.
learn-not-yet = Так ходити можна, але ми шукаємо інший хід. Спробуй ще раз.
learn-not-yet-win = Ще ні: після цього ходу чорні можуть врятуватися. Спробуй ще раз.
learn-miss-land = Ще не там. Ціль — позначена точка.
learn-miss-row = Ряду ще немає. Він був би на позначених точках.
learn-tried-jump = Перестрибнуто фішок: { $count }. Кільце на { $point } може перестрибнути { $goal }.
learn-tried-gain = Здобуто фішок: { $count }. Кільце на { $point } може здобути { $goal }.
learn-tried-push = Зсунуто фішок: { $count }. З { $point } можна зсунути { $goal }.
learn-miss-keep = Фішка на { $point } мала лишитися.
learn-tried-capture = Захоплено фішок: { $count }. Можна захопити { $goal }.
learn-tried-reserve = Зараз у твоєму запасі: { $count }. Може бути { $goal }.
learn-miss-stop = Суперник усе одно має ряд, як бачиш.
learn-miss-win = Це ще не перемога. Пошукай інший хід.
learn-tried-rows = Прибрано рядів: { $count }. За один хід можна прибрати { $goal }.
learn-miss-theirs = Так чорні не отримують ряду. Правильний хід починається на { $point }.
learn-miss-gipf = Жодної фішки GIPF не захоплено. Правильний хід починається на { $point }.
learn-miss-bring-gipf = Це була не фішка GIPF. Вибери її перед ходом.
learn-miss-bring-single = Це була не звичайна фішка. Вибери її перед ходом.
learn-miss-leave = Ряд прибрано. Він може лишитися: у ньому тільки фішки GIPF.
learn-course-done-yinsh = Ти знаєш усі правила YINSH. Тепер зіграй партію!
learn-course-done-gipf = Ти знаєш усі правила GIPF. Тепер зіграй партію!
learn-course-done-potentials = Ти знаєш усі потенціали. Тепер зіграй з ними партію!
learn-rules-yinsh = Прочитати всі правила YINSH
learn-rules-gipf = Прочитати всі правила GIPF
learn-rules-potentials = Прочитати всі правила потенціалів
learn-rules-potentials-name = Потенціали
learn-rules-before = До
learn-rules-after = Після
learn-rules-contents = На цій сторінці
learn-rules-site = Із сайту автора
learn-rules-site-about = Цих правил немає в книжці правил. Вони взяті з коротких правил або із запитань і відповідей на сайті самого автора.
learn-rules-ruling = Наше рішення
learn-rules-ruling-about = Там, де книжка правил мовчить або її можна зрозуміти двояко, ми вирішуємо самі. Поруч пояснено чому.
learn-rules-try = Спробуй
learn-rules-reset = Розставити знову
learn-rules-lesson = Урок: { $title }
learn-rules-credit = YINSH і GIPF створив Кріс Бурм, вони належать до його проєкту GIPF. Тут правила викладено нашими словами; книжки правил, що йдуть разом з іграми, написав він.
learn-rules-official = Власний сайт проєкту GIPF

## Lessons of YINSH

lesson-yinsh-rings = Що таке кільце?
lesson-yinsh-rings-1 = Ти граєш білими. У кожного гравця п’ять кілець, і рухаються в цій грі тільки вони. Постав перше: годиться будь-яка точка, тобто місце, де перетинаються лінії.
lesson-yinsh-rings-2 = Ви з чорними ставите кільця по черзі. Із середини кільце дістає найдалі: постав одне на позначену точку.
lesson-yinsh-rings-3 = На точці — лише одне кільце, ніколи не два. Постав п’яте, останнє кільце на будь-яку вільну точку.
lesson-yinsh-rings-3-done = Чорні ставлять десяте кільце. Усі кільця на полі, і відтепер вони рухаються.

lesson-yinsh-moving = Як рухається кільце
lesson-yinsh-moving-1 = Вибери одне зі своїх кілець і пересунь його вздовж лінії, як завгодно далеко, на порожню точку. Подивися, що воно залишить.
lesson-yinsh-moving-1-done = Це фішка (маркер)! Із кожним ходом одна фішка із загального запасу лягає туди, де стояло кільце, твоїм кольором догори.
lesson-yinsh-moving-2 = Кільце йде прямо й ніколи не повертає. Пересунь одне зі своїх на позначену точку.
lesson-yinsh-moving-3 = Крізь інше кільце пройти не можна, ні крізь своє, ні крізь чорне. Знайди те, яке ще може дістатися позначеної точки.

lesson-yinsh-jumping = Стрибки через фішки
lesson-yinsh-jumping-1 = Фішка не спиняє кільця: воно її перестрибує. Перестрибни чорну фішку.
lesson-yinsh-jumping-2 = Кільце перестрибує скільки завгодно фішок обох кольорів, якщо вони стоять впритул. Перестрибни одразу три.
lesson-yinsh-jumping-3 = До стрибка кільце може пройти порожні точки. Після нього мусить стати на першу порожню точку. Потрап на позначену.
lesson-yinsh-jumping-4 = За хід кільце стрибає лише раз, тож за проміжком воно знову стрибнути не може. Яке з твоїх кілець дістанеться позначеної точки?

lesson-yinsh-flipping = Як перевертаються фішки
lesson-yinsh-flipping-1 = Кожна фішка, яку ти перестрибуєш, перевертається: чорна стає білою, біла — чорною. Зроби обидві чорні фішки своїми.
lesson-yinsh-flipping-2 = Твої фішки теж перевертаються й тоді дістаються чорним! Здобудь дві фішки, не втративши жодної.
lesson-yinsh-flipping-3 = Інколи варто трохи віддати, щоб здобути більше. Перестрибни всі чотири фішки.
lesson-yinsh-flipping-3-done = Одну втрачено, три здобуто. Щойно залишена фішка не перевертається, тільки ті, які перестрибнуто.

lesson-yinsh-rows = П’ять у ряд
lesson-yinsh-rows-1 = П’ять фішок одного кольору впритул на одній лінії — це ряд. У тебе їх чотири, а в кінці кільце: відсунь його, і воно залишить п’яту.
lesson-yinsh-rows-2 = Ряд можна скласти й перевертанням. Зроби чорну фішку посередині білою.
lesson-yinsh-rows-3 = Кільце не входить у ряд. Твоє стоїть у єдиному проміжку: що тут зробити?

lesson-yinsh-removing = Спершу ряд, потім кільце
lesson-yinsh-removing-1 = У тебе є ряд, а ряди треба прибирати. Прибери його п’ять фішок; вони повертаються до загального запасу.
lesson-yinsh-removing-2 = За кожен ряд ти прибираєш ще й одне своє кільце. Вибери будь-яке.
lesson-yinsh-removing-2-done = Одне кільце прибрано: заради цього й граємо. Але тепер у тебе на одне кільце менше.
lesson-yinsh-removing-3 = А тепер усе за один хід: склади ряд, прибери його, а потім кільце.
lesson-yinsh-removing-3-hint = На вертикалі e бракує однієї білої фішки: переверни чорну.

lesson-yinsh-long-rows = Більше ніж п’ять
lesson-yinsh-long-rows-1 = Шість на лінії: прибираєш п’ять сусідніх, а шоста залишається. Збережи позначену, бо вона належить ще до однієї твоєї лінії.
lesson-yinsh-long-rows-2 = Ці два ряди перетинаються й мають спільну фішку. Прибери один, і другий уже не буде рядом. Прибери також кільце.
lesson-yinsh-long-rows-3 = Якщо спільних фішок немає, треба прибрати обидва ряди, за кожен — кільце. Склади два ряди одним стрибком, прибери їх і два кільця.

lesson-yinsh-defence = Як завадити ряду
lesson-yinsh-defence-1 = У чорних чотири на лінії, а кільце в кінці залишить п’яту. Завадь їм: зроби хід, після якого чорні не зможуть одразу скласти ряд.
lesson-yinsh-defence-2 = Чорні хочуть перестрибнути твою фішку посередині. Завадь їм знову.
lesson-yinsh-defence-2-hint = Кільце мусить стати на порожню точку. Куди стало б чорне кільце?

lesson-yinsh-not-yours = Ряд не твій
lesson-yinsh-not-yours-1 = Чорні своїм стрибком склали ряд із білих фішок. Ряд належить своєму кольору, хоч би хто його склав! Прибери його, прибери кільце, а потім ходи як завжди.
lesson-yinsh-not-yours-2 = Це діє і навпаки. Склади ряд для чорних і подивися, що буде.
lesson-yinsh-not-yours-2-done = Ряд належить чорним. Вони прибирають його, потім кільце й лише тоді ходять.
lesson-yinsh-not-yours-3 = Тепер обережно: перестрибни щонайменше дві фішки, але не склади ряду для чорних.
lesson-yinsh-not-yours-3-hint = Твоя фішка на f6 розділяє чорні фішки. Не чіпай її.

lesson-yinsh-who-first = Ряди в обох
lesson-yinsh-who-first-1 = Один стрибок може скласти ряд для кожного з вас. Починає той, хто ходив. Склади обидва ряди, потім прибери свій і кільце.
lesson-yinsh-who-first-2 = Кожен із вас уже прибрав два кільця, а третє приносить перемогу. Знову склади ряди для обох: прибирати кільце спершу тобі.

lesson-yinsh-ending = Як закінчується партія
lesson-yinsh-ending-1 = Хто перший прибере третє кільце, той одразу перемагає. Два в тебе вже прибрано. Перемагай!
lesson-yinsh-ending-2 = У загальному запасі остання фішка. Коли він порожній і прибирати вже нема чого, перемагає той, хто прибрав більше кілець, а ти ведеш один — нуль. Витрать фішку, не склавши ряду.
lesson-yinsh-ending-2-hint = Стрибок, що перевертає багато фішок, легко складає ряди. Ходи недалеко.
lesson-yinsh-ending-3 = Жодне твоє кільце не може рухатися. Тільки тоді ти пасуєш, а чорні грають далі.

lesson-yinsh-blitz = Бліц-версія
lesson-yinsh-blitz-1 = Для короткої партії є бліц-версія: перше прибране кільце перемагає. Виграй її.
lesson-yinsh-blitz-2 = У бліці теж починає той, хто ходив. Переможи, хоча й чорні отримають ряд.

lesson-yinsh-puzzle = Дві задачі
lesson-yinsh-puzzle-1 = Кожен із вас прибрав два кільця, і в чорних чотири на лінії. Ти можеш перемогти цим ходом.
lesson-yinsh-puzzle-1-done = Чотири перевернуті фішки й та, яку ти лишаєш по собі: ряд із чорної ж четвірки.
lesson-yinsh-puzzle-2 = Тепер потрібно два ходи. Знайди хід, після якого чорним уже не врятуватися.
lesson-yinsh-puzzle-2-hint = Чорне кільце на c6 радо перестрибнуло б твої чотири фішки. Куди йому довелося б стати?
lesson-yinsh-puzzle-2-done = Твоє кільце стояло там, куди хотіли стрибнути чорні, і водночас у кінці твого ряду. Ти вже можеш зіграти партію.

## Lessons of GIPF

lesson-gipf-pushing = Із краю на поле
lesson-gipf-pushing-1 = Ти граєш білими. Щоходу ти береш фішку зі свого запасу, ставиш її на крайню точку й виштовхуєш на крок в ігрову зону. Введи фішку.
lesson-gipf-pushing-2 = Якщо перша точка зайнята, фішка, що там стоїть, зсувається далі. Виштовхни так, щоб зсунулася інша фішка.
lesson-gipf-pushing-3 = Фішки, що стоять впритул, зсуваються разом, аж до першого проміжку. Зсунь три одним виштовхуванням.
lesson-gipf-pushing-3-done = Фішка за проміжком не зрушила з місця.

lesson-gipf-lines = У який бік виштовхувати
lesson-gipf-lines-1 = Від більшості крайніх точок в ігрову зону ведуть дві лінії, від шести кутових — лише одна. Виштовхни з позначеної крайньої точки на позначену точку в ігровій зоні.
lesson-gipf-lines-2 = Зсунь чорну фішку з c6 на позначену точку. Вибери правильну крайню точку, з якої виштовхувати.
lesson-gipf-lines-3 = По заповненій лінії виштовхувати не можна: тут це лінія від a2 до f1. Введи фішку на позначену точку по іншій лінії.

lesson-gipf-rows = Чотири в ряд
lesson-gipf-rows-1 = Чотири фішки одного кольору впритул на одній лінії — це ряд. У тебе їх три: додай четверту.
lesson-gipf-rows-2 = Четверта фішка може прийти збоку. Виштовхни одну зі своїх фішок у проміжок на вертикалі e.
lesson-gipf-rows-2-hint = Твоя фішка на d6 має зсунутися на крок до e6. З якої крайньої точки виштовхнути?
lesson-gipf-rows-3 = Виштовхувати можна й уздовж самого ряду. Закрий проміжок на вертикалі d.

lesson-gipf-removing = Як прибрати ряд
lesson-gipf-removing-1 = Ряд треба прибрати. Твої фішки повертаються до твого запасу. Прибери його.
lesson-gipf-removing-2 = Кожне виштовхування коштує фішки із запасу, а кожен ряд повертає фішки. Склади ряд, щоб у запасі стало вісім.
lesson-gipf-removing-3 = Усе, що прилягає до ряду без проміжку, прибирають разом із ним. Склади ряд і поверни одразу шість фішок.
lesson-gipf-removing-3-hint = Одна біла фішка на e6 з’єднала б усі інші на вертикалі e.

lesson-gipf-capturing = Захоплення
lesson-gipf-capturing-1 = Чорні фішки, що прилягають до твого ряду без проміжку, захоплено: вони вибувають із гри. Захопи фішку на c6.
lesson-gipf-capturing-1-done = Захоплено: до чорних вона вже не повернеться.
lesson-gipf-capturing-2 = Тут можна скласти різні ряди. Склади той, що захоплює дві фішки.
lesson-gipf-capturing-2-done = Проміжок їх урятував би. Перш ніж виштовхувати, шукай проміжки, і біля своїх фішок теж.

lesson-gipf-two-rows = Два ряди одразу
lesson-gipf-two-rows-1 = У тебе два ряди, і вони перетинаються. Прибереш один — і другий уже не ряд. Вибери той, що захоплює дві фішки.
lesson-gipf-two-rows-1-done = Фішки, що лишилися на вертикалі e, стоять, де стояли.
lesson-gipf-two-rows-2 = Якщо в рядів немає спільної фішки, треба прибрати обидва, у будь-якому порядку. Склади два ряди одним виштовхуванням і прибери їх.

lesson-gipf-not-yours = Ряд не твій
lesson-gipf-not-yours-1 = Чорні своїм виштовхуванням склали ряд із білих фішок. Ряд належить своєму кольору, хоч би хто його склав! Прибери його, а потім виштовхуй як завжди.
lesson-gipf-not-yours-2 = Це діє і навпаки. Виштовхни так, щоб ряд вийшов у чорних.
lesson-gipf-not-yours-2-done = Чорні мусили прибрати ряд, перш ніж виштовхувати. Так відкривається стіна, якої тобі було не пробити.

lesson-gipf-who-first = Ряди в обох
lesson-gipf-who-first-1 = Одне виштовхування може скласти ряд для кожного з вас. Починає той, хто виштовхнув. Склади обидва ряди, потім прибери свій.
lesson-gipf-who-first-2 = Виштовхни з позначеної крайньої точки. Знову вийдуть ряди в обох, але цього разу вони перетинаються. Прибери свій.
lesson-gipf-who-first-2-done = Твій ряд захопив фішку з ряду чорних, тож їм уже нема чого прибирати.

lesson-gipf-reserve = Остання фішка
lesson-gipf-reserve-1 = Хто мусить виштовхувати, а в запасі порожньо, той програє. Запас чорних порожній: виштовхуй як хочеш, але не подаруй їм ряду.
lesson-gipf-reserve-1-done = За основними правилами це перемога. Ряд повернув би фішки до запасу чорних.
lesson-gipf-reserve-2 = Тепер уже в тебе остання фішка. Зіграти нею — ще не програти: ряд повертає фішки до запасу.

lesson-gipf-gipf-pieces = Фішки GIPF
lesson-gipf-gipf-pieces-1 = За стандартними правилами гра починається з фішками GIPF: це дві фішки одна на одній, які рухаються й рахуються як одна. Зсунь одну з них далі.
lesson-gipf-gipf-pieces-2 = Коли прибираєш ряд, фішки GIPF можуть залишитися на полі. Склади ряд на вертикалі e, прибери його, але залиш свою фішку GIPF.
lesson-gipf-gipf-pieces-2-hint = Перш ніж підтвердити, вибери, чи залишається фішка GIPF.
lesson-gipf-gipf-pieces-3 = Про чорні фішки GIPF у твоєму ряду теж вирішуєш ти. Склади ряд і захопи одну.
lesson-gipf-gipf-pieces-4 = Прибрана фішка GIPF дає твоєму запасу дві фішки, але фішкою GIPF уже не повернеться. У запасі обмаль: склади ряд і забери все.
lesson-gipf-gipf-pieces-4-done = До запасу повернулося п’ять фішок. У тебе ще дві фішки GIPF, і скоро стане ясно, чому це важливо.

lesson-gipf-last-gipf = Остання фішка GIPF
lesson-gipf-last-gipf-1 = Хто втратив останню фішку GIPF, той одразу програє. Захопи чорну.
lesson-gipf-last-gipf-2 = Для тебе це теж діє. Прибери свій ряд, але збережи останню фішку GIPF.

lesson-gipf-tournament = Гра за правилами турніру
lesson-gipf-tournament-1 = За правилами турніру поле порожнє, а в тебе в запасі 18 фішок. Перша має бути фішкою GIPF. На неї йде дві фішки із запасу.
lesson-gipf-tournament-2 = Фішки GIPF можна вводити й далі, доки ти не введеш жодної звичайної. Введи ще одну фішку GIPF.
lesson-gipf-tournament-3 = Скільки їх тобі треба? Перша звичайна фішка завершує вибір. Введи тепер звичайну фішку.
lesson-gipf-tournament-3-done = Відтепер ти вводиш лише звичайні фішки. Коли спинитися чорним, вирішують вони самі.
lesson-gipf-tournament-4 = Ряд із самих лише фішок GIPF прибирати не обов’язково. Залиш його на полі.
lesson-gipf-tournament-4-done = Після наступних виштовхувань тебе запитають знову. Щойно до ряду долучиться звичайна фішка, його доведеться прибрати.

lesson-gipf-puzzle = Дві задачі
lesson-gipf-puzzle-1 = У чорних лишилася одна фішка GIPF. Ти можеш перемогти цим ходом.
lesson-gipf-puzzle-1-hint = Якої точки бракує на вертикалі e і з якої крайньої точки виштовхнути туди білу фішку?
lesson-gipf-puzzle-2 = Тепер потрібно два ходи, і перший складає ряд не для тебе. Знайди виштовхування, після якого чорним уже не врятуватися.
lesson-gipf-puzzle-2-hint = Коли ряд чорних зникне, залишиться тільки фішка GIPF. Зсунь її туди, де до неї дістане твій наступний ряд.
lesson-gipf-puzzle-2-done = Ти даруєш чорним ряд і саме так перемагаєш. Ти вже можеш зіграти партію.

lesson-potentials-loading = Заряджені фішки
lesson-potentials-loading-1 = Потенціал — це додаткова фішка з власною силою. Його вводять на одній з твоїх фішок: разом вони заряджена фішка. Обери заряджену фішку й уведи її.
lesson-potentials-loading-1-done = Це коштувало фішки із запасу й потенціалу з рук. Відтепер ти більше не вводиш фішок GIPF.
lesson-potentials-loading-2 = Спершу фішки GIPF, потім заряджені, потім прості: такий порядок. Уведи тепер просту фішку.
lesson-potentials-loading-2-done = З твоєю першою простою фішкою потенціали, що лишилися на руках, виходять із гри. Тож заряджай їх рано.
lesson-potentials-loading-3 = У ряду заряджена фішка рахується за одну і, як фішка GIPF, може залишитися. Склади ряд на вертикалі e, прибери його, але залиш заряджену фішку.
lesson-potentials-loading-3-hint = Виштовхуй з e1. Перед підтвердженням обери, що заряджена фішка лишається.
lesson-potentials-loading-4 = Якщо забрати її, проста фішка повернеться до запасу, але потенціал вийде з гри. У запасі обмаль: склади ряд і забери все.
lesson-potentials-loading-4-done = Повернулися чотири фішки. Потенціал утрачено назавжди.
lesson-potentials-loading-5 = Ти вирішуєш і про чорні заряджені фішки у своєму ряду. Склади ряд і захопи таку фішку.
lesson-potentials-loading-5-done = Захоплено і фішку, і її потенціал.

lesson-potentials-yinsh = YINSH ковзає
lesson-potentials-yinsh-1 = У свій хід ти виштовхуєш або застосовуєш потенціал. YINSH ковзає лінією через порожні точки, як завгодно далеко. Натисни свою заряджену фішку, потім одну з її цілей.
lesson-potentials-yinsh-1-done = Потенціал залишив свою фішку, і обидва лишаються на полі. Застосований потенціал — це фішка твого кольору без сили.
lesson-potentials-yinsh-2 = YINSH не стрибає: фішка на шляху його зупиняє. Котрий із двох дійде до позначеної точки?
lesson-potentials-yinsh-3 = Застосування може завершити ряд. Склади ряд за допомогою YINSH і прибери його.
lesson-potentials-yinsh-3-done = Застосований потенціал має піти зі своїм рядом і виходить із гри. Решта твоїх фішок повернулася, а чорну захоплено.

lesson-potentials-zertz = ZÈRTZ стрибає
lesson-potentials-zertz-1 = ZÈRTZ стрибає по прямій через сусідні фішки на першу порожню точку за ними. Стрибни.
lesson-potentials-zertz-1-done = Стрибок нічого не захоплює: чорна фішка на місці.
lesson-potentials-zertz-2 = Він перестрибує скільки завгодно фішок обох кольорів, поки немає проміжку. Перестрибни три.
lesson-potentials-zertz-3 = Стрибни в проміжок на вертикалі f і прибери свій ряд.
lesson-potentials-zertz-3-hint = Твій ZÈRTZ на d4 і проміжок на f5 лежать на одній лінії, а між ними чорна фішка.

lesson-potentials-dvonn = DVONN накриває
lesson-potentials-dvonn-1 = DVONN стрибає на сусідню просту фішку суперника, але не на фішку GIPF. Накрий чорну фішку.
lesson-potentials-dvonn-1-done = Тепер точка твоя: у стосі рахується лише верхня фішка.
lesson-potentials-dvonn-2 = Накрий чорну фішку так, щоб мати чотири в ряд, і прибери ряд.
lesson-potentials-dvonn-2-done = Зі стосу йде лише верхня. Чорна фішка знову вільна.
lesson-potentials-dvonn-3 = Чорні мають три в ряд і можуть додати четверту з обох кінців. Завадь їм.
lesson-potentials-dvonn-3-hint = Накрита тобою чорна фішка не належить до жодного чорного ряду.

lesson-potentials-stacks = Стоси
lesson-potentials-stacks-1 = Твій DVONN накриває чорну фішку; натисни стос, щоб побачити, що в ньому. Стос виштовхують цілим. Пересунь його на позначену точку.
lesson-potentials-stacks-2 = Чорні накрили твою фішку. DVONN стрибає і на застосований DVONN, який лежить на чомусь твоєму. Поверни позначену точку.
lesson-potentials-stacks-2-done = Заввишки три фішки, і точка знову твоя. Чорні могли б відповісти так само.
lesson-potentials-stacks-3 = Чорні накривають твою заряджену фішку на e6. Склади ряд, до якого прилягає стос, і прибери його.
lesson-potentials-stacks-3-done = Верхня пішла, і твоя заряджена фішка знову вільна, зі своєю силою. Її можна застосувати наступного ходу.

lesson-potentials-punct = PÜNCT розбиває
lesson-potentials-punct-1 = PÜNCT стрибає на сусідню фішку GIPF суперника: верхню фішку захоплено, нижню накрито. Розбий фішку GIPF.
lesson-potentials-punct-1-done = Це більше не фішка GIPF, і точка твоя.
lesson-potentials-punct-2 = Твій PÜNCT на e5 лежить на рештці фішки GIPF. Інший твій PÜNCT може стрибнути туди: рештку теж захоплено, а обидва стають твоєю фішкою GIPF. Зроби це.
lesson-potentials-punct-2-done = Фішка GIPF із двох потенціалів. Вона рахується як будь-яка інша.
lesson-potentials-punct-3 = PÜNCT накриває і свій вид: чорну фішку, заряджену PÜNCT, або застосований PÜNCT, який лежить на чомусь твоєму. Накрий чорний PÜNCT.
lesson-potentials-punct-4 = У чорних лишилася одна фішка GIPF. Виграй одним стрибком.
lesson-potentials-punct-4-done = Хто лишився без фішок GIPF, програє одразу, перш ніж прибирають ряди.

lesson-potentials-tamsk = TAMSK виштовхує двічі
lesson-potentials-tamsk-1 = Твій TAMSK стоїть у центрі. Після твого виштовхування він може залишити свою фішку й увійти з краю: це додаткове виштовхування. Виштовхни, потім зроби додаткове.
lesson-potentials-tamsk-2 = Центр — це e5. Пересунь туди свій TAMSK і одразу застосуй його.
lesson-potentials-tamsk-2-hint = Виштовхуй з e1.
lesson-potentials-tamsk-3 = Склади один ряд виштовхуванням, а другий — додатковим. Прибери обидва.
lesson-potentials-tamsk-3-done = Два ряди за один хід. Застосований TAMSK вийшов із гри зі своїм рядом.
lesson-potentials-tamsk-4 = Застосовувати його не обов’язково: поки TAMSK у центрі, додаткове виштовхування пропонується щоходу. Виштовхни й цього разу відмовся.
lesson-potentials-tamsk-4-done = Він лишається зарядженим. Але чорні можуть виштовхнути його з центру.

lesson-potentials-match = Матч
lesson-potentials-match-1 = У матчі право застосувати потенціал може залежати від іншої гри. Тут YINSH пов’язано з партією в YINSH, тож застосування спершу оголошують. Оголоси прохід, що складає ряд: натисни свою заряджену фішку, потім її ціль. Прибери ряд.
lesson-potentials-match-1-done = Прохід оголошено, чорні дозволили, і його зіграно.
lesson-potentials-match-2 = Цього разу чорні кидають тобі виклик. Партія GIPF на паузі, а вирішує партія в YINSH; викликаний грає в ній білими. Дійшло до цієї позиції. Виграй її.
lesson-potentials-match-2-done = Виграно: знову в GIPF твоє застосування відбувається. Результат матчу — так само результат GIPF.
lesson-potentials-match-3 = Твоє застосування було пов’язане з кубиком. Чорні кинули виклик, і в них випало більше, тож його не буде: твій YINSH лишається зарядженим, і цей хід ти робиш чимось іншим. Уведи фішку.
lesson-potentials-match-3-done = У пізніший хід його можна оголосити знову.
lesson-potentials-match-4 = Тепер чорні оголошують прохід з c6 на e6. У тебе лишився один виклик. Дозволити чи кинути виклик?
lesson-potentials-match-4-done = Тепер чорні мають спершу виграти гру. Викликів мало: бережи їх для застосувань, що боляче б’ють.

## Puzzles

train-menu = Вправи
train-title = Грати краще
train-lead = Задачі, твої власні помилки й позиції, що повертаються, доки їх не запам’ятаєш.
puzzles-title = Задачі
puzzles-about = Тисячі позицій, у яких правильний лише один хід. Більшість доведено.
puzzles-daily-today = Задача дня
train-days = { $count ->
    [one] { $count } день вправ поспіль
    [few] { $count } дні вправ поспіль
    [many] { $count } днів вправ поспіль
   *[other] { $count } дня вправ поспіль
  }
puzzles-mode = Режим
puzzles-mode-rated = З рейтингом
puzzles-mode-theme = За темою
puzzles-mode-streak = Серія
puzzles-mode-daily = Задача дня
puzzles-mode-single = Одна задача
puzzles-about-rated = Задачі твого рівня. Зараховується перша спроба.
puzzles-about-theme = Відпрацюй одну ідею. Без рейтингу.
puzzles-about-streak = Кожна важча за попередню, до першої помилки.
puzzles-about-daily = Одна на день для кожної гри, для всіх однакова.
puzzles-game = Гра
puzzles-theme = Тема
puzzles-loading = Задача завантажується…
puzzles-led = { $player ->
    [w] Спершу ходять білі. Дивися.
   *[b] Спершу ходять чорні. Дивися.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [1] Хід білих: переможи цим ходом.
        [one] Хід білих: переможи не більше ніж за { $turns } хід.
        [few] Хід білих: переможи не більше ніж за { $turns } ходи.
        [many] Хід білих: переможи не більше ніж за { $turns } ходів.
       *[other] Хід білих: переможи не більше ніж за { $turns } ходу.
      }
   *[b] { $turns ->
        [1] Хід чорних: переможи цим ходом.
        [one] Хід чорних: переможи не більше ніж за { $turns } хід.
        [few] Хід чорних: переможи не більше ніж за { $turns } ходи.
        [many] Хід чорних: переможи не більше ніж за { $turns } ходів.
       *[other] Хід чорних: переможи не більше ніж за { $turns } ходу.
      }
  }
puzzles-save = { $player ->
    [w] Хід білих: партію рятує лише один хід.
   *[b] Хід чорних: партію рятує лише один хід.
  }
puzzles-gain = { $player ->
    [w] Хід білих: знайди явно найкращий хід.
   *[b] Хід чорних: знайди явно найкращий хід.
  }
puzzles-proved = Доведено
puzzles-judged = Оцінено рушієм
puzzles-onward = Правильно. Суперник відповів: твій хід.
puzzles-solved = Розв’язано.
puzzles-solved-late = Це розв’язок. Зараховано як помилку.
puzzles-wrong = Ні, не те. Зараховано як помилку, але пробуй далі.
puzzles-wrong-again = Знову не те. Спробуй ще раз.
puzzles-hinted = Подивися на позначену точку.
puzzles-hint-look = Подивися на позначені точки.
puzzles-shown = Ось розв’язок.
puzzles-hint = Підказка
puzzles-solution = Розв’язок
puzzles-cost = Підказка або розв’язок зараховується як помилка.
puzzles-again = Ще раз
puzzles-next = Наступна задача
puzzles-rest = Що далі
puzzles-back = На хід назад
puzzles-forward = На хід уперед
puzzles-analyse = Аналізувати позицію
puzzles-themes = Теми: { $themes }
puzzles-rating = Твій рейтинг: { $rating }
puzzles-rating-open = Твій рейтинг: близько { $rating }
puzzles-difficulty = Ця задача: { $rating }
puzzles-streak-now = У цій серії: { $count }. Твоя найкраща: { $best }.
puzzles-streak-over = Серію закінчено: { $count }.
puzzles-streak-new = Нова серія
puzzles-daily-done = Сьогоднішню задачу зроблено. Наступна — опівночі UTC.
puzzles-tab-theme = Теми
puzzles-tab-daily = Задача дня
puzzles-result-streak = { $count ->
    [one] задача поспіль
    [few] задачі поспіль
    [many] задач поспіль
   *[other] задачі поспіль
  }
puzzles-result-best = Твоя найкраща: { $best }
puzzles-result-record = Твоя найкраща серія
puzzles-result-picture = Поділитися картинкою
puzzles-result-day = Задача дня, { $date }
puzzles-result-first = Розв’язано з першої спроби
puzzles-result-later = Не розв’язано з першої спроби
puzzles-result-share = Поділитися
puzzles-result-copied = Скопійовано.
puzzles-share-solved = Сьогоднішню задачу { $game } розв’язано з першої спроби.
puzzles-share-missed = Сьогоднішня задача { $game } мені не далася. А тобі?
puzzles-share-streak = { $count ->
    [one] Розв’язано поспіль: { $count } задачу { $game }.
    [few] Розв’язано поспіль: { $count } задачі { $game }.
    [many] Розв’язано поспіль: { $count } задач { $game }.
   *[other] Розв’язано поспіль: { $count } задачі { $game }.
  }
puzzles-result-failed = Не вдалося створити картинку.
puzzles-history = Твої спроби
puzzles-history-none = Тут з’являться задачі, за які ти візьмешся.
puzzles-history-solved = розв’язано
puzzles-history-missed = помилка
puzzles-history-retry = Ще раз: задача { $id }
puzzles-history-more = Показати ще
puzzles-keep = Завантажити всі задачі
puzzles-keeping = Завантаження… { $done } з { $count }
puzzles-kept = Тепер усі задачі працюють без мережі.
puzzles-failed = Задачі не завантажилися. Перевір з’єднання і спробуй ще раз.
puzzles-none = Такої задачі немає. Вибери щось інше.
puzzles-theme-row = власний ряд
puzzles-theme-double-row = два ряди за хід
puzzles-theme-two-directions = ряди у двох напрямках
puzzles-theme-given-row = ряд, залишений суперником
puzzles-theme-opponents-row = ряд суперникові
puzzles-theme-stop-row = завадити рядові
puzzles-theme-break-four = розбити четвірку
puzzles-theme-block = заступити кільцем
puzzles-theme-ring-cut-off = замкнути кільце
puzzles-theme-long-jump = довгий стрибок
puzzles-theme-pool = лічба загального запасу
puzzles-theme-capture = захоплення
puzzles-theme-gipf-capture = захоплення фішки GIPF
puzzles-theme-keep-gipf = залишити фішку GIPF
puzzles-theme-last-gipf = остання фішка GIPF
puzzles-theme-reserve = вичерпати запас
puzzles-theme-quiet = тихий хід
puzzles-merit-winning-row = Завершує переможний ряд: { $points }.
puzzles-merit-last-gipf = { $player ->
    [w] Захоплює останню фішку GIPF білих: { $points }.
   *[b] Захоплює останню фішку GIPF чорних: { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] Білим більше нема чого вводити.
   *[b] Чорним більше нема чого вводити.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Захоплює фішку GIPF білих: { $points }.
   *[b] Захоплює фішку GIPF чорних: { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Захоплює { $number } фішку: { $points }.
    [few] Захоплює { $number } фішки: { $points }.
    [many] Захоплює { $number } фішок: { $points }.
   *[other] Захоплює { $number } фішки: { $points }.
  }
puzzles-merit-rows = Завершує більше ніж один ряд: { $points }.
puzzles-merit-row = Завершує ряд: { $points }.
puzzles-merit-given-row = { $player ->
    [w] Забирає ряд, залишений білими: { $points }.
   *[b] Забирає ряд, залишений чорними: { $points }.
  }
puzzles-merit-break-four = { $player ->
    [w] Розбиває четвірку білих: { $points }.
   *[b] Розбиває четвірку чорних: { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Заважає рядові білих: { $points }.
   *[b] Заважає рядові чорних: { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Загрожує рядом: { $points }.
    [few] Загрожує одразу { $number } рядами: { $points }.
    [many] Загрожує одразу { $number } рядами: { $points }.
   *[other] Загрожує одразу { $number } ряду: { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Замикає кільце білих: { $points }.
   *[b] Замикає кільце чорних: { $points }.
  }
puzzles-merit-forced-row = { $player ->
    [w] Змушує білих прибрати ряд: { $points }.
   *[b] Змушує чорних прибрати ряд: { $points }.
  }
puzzles-merit-attack = { $number ->
    [one] Погрожує захопити { $number } фішку: { $points }.
    [few] Погрожує захопити { $number } фішки: { $points }.
    [many] Погрожує захопити { $number } фішок: { $points }.
   *[other] Погрожує захопити { $number } фішки: { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Рятує від захоплення { $number } фішку: { $points }.
    [few] Рятує від захоплення { $number } фішки: { $points }.
    [many] Рятує від захоплення { $number } фішок: { $points }.
   *[other] Рятує від захоплення { $number } фішки: { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Заважає одному з рядів білих: { $points }.
   *[b] Заважає одному з рядів чорних: { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Виграє перевертанням { $number } фішку.
    [few] Виграє перевертанням { $number } фішки.
    [many] Виграє перевертанням { $number } фішок.
   *[other] Виграє перевертанням { $number } фішки.
  }
puzzles-merit-only = Після будь-якого іншого ходу суперник форсовано виграє.
puzzles-merit-forced = Форсовано виграє, хоч як відповість суперник.
puzzles-merit-clear = Жоден інший хід не зберігає цю перевагу.
puzzles-reply = { $player ->
    [w] Білі відповідають { $turn }.
   *[b] Чорні відповідають { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] Білі рятуються ходом { $turn }.
   *[b] Чорні рятуються ходом { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = Правила YINSH
rules-yinsh-lead = YINSH — гра Кріса Бурма для двох. Ти рухаєш кільця, кожен хід залишає фішку, а фішки, які перестрибнуто, змінюють колір. За кожен ряд із п’яти фішок твого кольору ти прибираєш одне своє кільце. Хто перший прибере три кільця, той переміг.

rules-yinsh-board = Ігрове поле, кільця й фішки
rules-yinsh-board-1 = На полі 85 точок, де перетинаються лінії, на одинадцяти вертикалях від a до k. Лінії йдуть у трьох напрямках: уздовж вертикалі й двічі навскіс.
rules-yinsh-board-2 = У кожного гравця п’ять кілець. Загальний запас один на двох: 51 фішка (маркер), біла з одного боку й чорна з іншого. Починають білі.
rules-yinsh-board-3 = Білі сидять там, де номери точок менші. У книжці правил про це не сказано; поле з усіх боків однакове, тож це визначає лише те, як його намальовано.

rules-yinsh-placing = Розставлення кілець
rules-yinsh-placing-1 = Починаючи з білих, гравці по черзі ставлять по одному кільцю на будь-яку порожню точку, доки на полі не опиняться всі десять. Потім білі роблять перший хід.

rules-yinsh-moving = Рух кільця
rules-yinsh-moving-1 = У свій хід ти кладеш фішку із загального запасу в одне зі своїх кілець, своїм кольором догори, і рухаєш це кільце. Фішка залишається там, де воно стояло. Якщо можеш ходити — мусиш.
rules-yinsh-moving-2 = Кільце рухається прямою лінією на порожню точку. Воно може пройти скільки завгодно порожніх точок, але ніколи не проходить крізь інше кільце, ні твоє, ні суперника.
rules-yinsh-moving-3 = Кільце може також перестрибнути фішки будь-якого кольору, що стоять підряд без проміжків. Тоді воно мусить стати на першу порожню точку за ними. За хід можливий лише один стрибок; до нього кільце може пройти порожні точки.
rules-yinsh-moving-4 = Кожну фішку, яку перестрибнуто, перевертають: і твою, і суперника. Щойно покладену фішку — ні.
rules-yinsh-moving-board = Біле кільце на d4 може перестрибнути три фішки на шляху вгору праворуч. Вони перевернуться, а кільце стане за ними.

rules-yinsh-rows = Ряди
rules-yinsh-rows-1 = П’ять фішок одного кольору впритул на прямій лінії — це ряд. Кільця не рахуються.
rules-yinsh-rows-2 = Ряд належить гравцеві свого кольору, хоч би хто його склав, і цей гравець вибирає, що прибрати. Ми кажемо про це окремо, бо підпис під малюнком в одному з видань можна зрозуміти інакше.

rules-yinsh-removing = Як прибрати ряд
rules-yinsh-removing-1 = Ряд треба прибрати. Його власник прибирає п’ять сусідніх фішок і повертає їх до загального запасу. З довшої лінії можна вибрати будь-які п’ять сусідніх; решта залишається.
rules-yinsh-removing-2 = Потім власник ряду прибирає одне своє кільце, будь-яке, навіть те, яке щойно рухалося.
rules-yinsh-removing-3 = Порядок такий: ряд, кільце, ряд, кільце. Після кожного кільця поле оглядають знову. Якщо п’ять фішок іще стоять у ряд, їх треба прибрати, і знову з кільцем; якщо два ряди мали спільну фішку, другого може вже й не бути. Два видання можна зрозуміти як «ряд, ряд, кільце, кільце». Переможець у будь-якому разі той самий.
rules-yinsh-removing-4 = Якщо хід складає ряди в обох гравців, спершу всі свої ряди прибирає той, хто ходив. Потім те саме робить суперник, а вже тоді ходить. Якщо ряд з’явився тільки в суперника, він теж прибирає його перед своїм ходом.
rules-yinsh-removing-board = У білих шість фішок на лінії: п’ять із них треба прибрати, а потім кільце. Вибери які.

rules-yinsh-end = Кінець партії
rules-yinsh-end-1 = Хто перший прибере третє кільце, той одразу перемагає, хоч би що ще стояло на полі, навіть ряд суперника.
rules-yinsh-end-2 = Якщо гравець має ходити, рядів для прибирання немає, а загальний запас порожній, партія закінчується. Перемагає той, хто прибрав більше кілець; порівну — нічия.
rules-yinsh-end-3 = Якщо остання фішка склала ряд, його спершу прибирають. До загального запасу повертається п’ять фішок, і партія триває. У книжці про це не сказано; інші програми роблять так само.
rules-yinsh-end-4 = Якщо жодне твоє кільце не може рухатися, а кільце суперника може, ти пасуєш. В інших випадках пасувати не можна. У книжці про це не сказано; кажуть, що так відповів автор.
rules-yinsh-end-5 = Якщо жоден із гравців не може пересунути кільце, партія закінчується так само, як із порожнім запасом. Інакше обидва пасували б без кінця.
rules-yinsh-end-6 = Жодна позиція не повторюється: кожен хід витрачає фішку, а прибраний ряд повертає п’ять, але коштує кільця. Тому правила про повторення немає.
rules-yinsh-end-board = Обидва гравці прибрали по два кільця. Білі можуть одним стрибком скласти ряд для кожного гравця; вони починають і перемагають.

rules-yinsh-blitz = Бліц-версія
rules-yinsh-blitz-1 = Бліц-версія — та сама гра, але перемагає перше прибране кільце. Тож ряд лише в суперника приносить перемогу супернику, а ряди в обох — тому, хто ходив. Якщо загальний запас порожній або ніхто не може ходити, це нічия.

rules-yinsh-notation = Як записують ходи
rules-yinsh-notation-1 = Точку називають за вертикаллю й номером на ній: f6 — це центр. Поставлене кільце записують f6, хід — e1-e9, прибраний ряд — xc2-c6 за двома його кінцями, прибране кільце — xf9. Частини одного ходу з’єднують крапкою з комою: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = Правила GIPF
rules-gipf-lead = GIPF — гра Кріса Бурма для двох, перша в його проєкті GIPF. Ти виштовхуєш фішки з краю поля. Чотири твого кольору в ряд повертаються до твого запасу, а фішки суперника, що продовжують ряд, ти захоплюєш. Грати можна трьома способами: за основними правилами, за стандартними та за правилами турніру.

rules-gipf-board = Ігрове поле й фішки
rules-gipf-board-1 = В ігровій зоні 37 точок, на яких точиться гра, а довкола них 24 крайні точки. Фішки входять із крайньої точки; жодна на ній не залишається.
rules-gipf-board-2 = Є 21 лінія, на кожній від чотирьох до семи точок в ігровій зоні та по крайній точці з обох кінців, тож виштовхнути можна 42 способами. Від шести кутових крайніх точок іде одна лінія, від решти — дві. Між собою крайні точки не з’єднані.
rules-gipf-board-3 = Звичайна фішка — це одна фішка. Фішка GIPF — це дві фішки одна на одній: на полі вона рухається й рахується як одна, у запасі це дві. Першими виштовхують білі.

rules-gipf-start = Як починається партія
rules-gipf-start-1 = Основні правила: по 15 фішок у кожного гравця, фішок GIPF немає. Білі починають зі звичайними фішками на e2, b5 і h5, чорні — на b2, e8 і h2; решта дванадцять у кожного — запас.
rules-gipf-start-2 = Фора: за основними правилами один із гравців може почати з однією, двома або трьома додатковими фішками в запасі.
rules-gipf-start-3 = Стандартні правила: по 18 фішок у кожного гравця. На тих самих шести точках стоять фішки GIPF, а дванадцять фішок у кожного — запас. Пізніше фішки GIPF не вводять.
rules-gipf-start-4 = Правила турніру: поле порожнє, у кожного гравця 18 фішок у запасі. Перша твоя фішка має бути фішкою GIPF. Фішки GIPF можна вводити й далі, доки не введеш звичайну; відтоді в тебе тільки звичайні. Кожен гравець вирішує сам за себе.
rules-gipf-start-5 = На фішку GIPF ідуть будь-які дві фішки із запасу, навіть ті, що повернулися з поля. Сайт автора це дозволяє; фішка в запасі є фішка в запасі, і ми не відрізняємо старих від нових.

rules-gipf-pushing = Виштовхування
rules-gipf-pushing-1 = У свій хід ти ставиш фішку із запасу на крайню точку й виштовхуєш її на один крок уздовж лінії. Фішки на шляху зсуваються на одну точку кожна, аж до першої порожньої. Те, що стоїть за нею, не рухається.
rules-gipf-pushing-2 = По лінії без порожньої точки виштовхувати не можна з жодного кінця.
rules-gipf-pushing-3 = Виштовхування на порожню точку — це той самий хід, хоч би з якої крайньої точки його зроблено.
rules-gipf-pushing-4 = Пасувати не можна, та й не треба: в обох гравців разом щонайбільше 36 фішок, а точок 37, тож у кого є фішка в запасі, той може виштовхнути.
rules-gipf-pushing-board = Білі можуть виштовхнути з e1: три фішки зсунуться на одну точку вгору, а чорна на e6 за проміжком залишиться.

rules-gipf-rows = Ряди
rules-gipf-rows-1 = Фішки, що стоять на лінії без проміжків, — це ланцюжок, від краю до краю. Ланцюжок є твоїм рядом, якщо в ньому впритул стоять чотири або більше твоїх фішок, звичайних чи GIPF.
rules-gipf-rows-2 = Ряд належить гравцеві свого кольору, хоч би хто його склав.

rules-gipf-removing = Як прибрати ряд
rules-gipf-removing-1 = Ряд треба прибрати. Прибирають усі звичайні фішки його ланцюжка, обох кольорів, і ті, що поза четвіркою, теж.
rules-gipf-removing-2 = Твої фішки повертаються до твого запасу, фішка GIPF — як дві. Фішки суперника захоплено, вони вибувають із гри.
rules-gipf-removing-3 = Для кожної фішки GIPF у ланцюжку, будь-якого кольору, ти вирішуєш, прибрати її чи залишити. Хто прибирає ряд, той вирішує і про фішки GIPF суперника.
rules-gipf-removing-4 = Якщо в тебе кілька рядів, порядок вибираєш ти. Після кожного прибраного ряду поле оглядають знову: ряду, що перетинався з прибраним, може вже не бути, а може, його теж треба прибрати.
rules-gipf-removing-5 = Якщо ряди є в обох гравців, спершу свої прибирає той, хто виштовхував, а потім суперник — те, що лишилося від його рядів. Це не хід: після цього суперник іще виштовхує.
rules-gipf-removing-6 = Якщо всі твої ряди стоять у ланцюжках без звичайних фішок, можеш забрати одну чи кілька їхніх фішок GIPF або залишити всі. Після кожного наступного виштовхування тебе запитають знову, а щойно до ряду долучиться звичайна фішка, його доведеться прибрати. Для цього потрібно чотири фішки GIPF одного кольору, тож таке буває лише за правилами турніру.
rules-gipf-removing-7 = Такий ряд можна вибрати, навіть поки стоїть інший ряд зі звичайними фішками: порядок вільний, а сайт автора каже лише, коли можна спинитися.
rules-gipf-removing-board = У білих ряд на вертикалі e. Звичайні фішки прибирають, чорну захоплено, а чи залишиться фішка GIPF, вирішують білі.

rules-gipf-end = Кінець партії
rules-gipf-end-1 = Хто мусить виштовхувати з порожнім запасом, той програє. Це перевіряють після того, як прибрано твої ряди, які можуть повернути фішки, тож зіграти останньою фішкою — ще не програти. Слова книжки можна зрозуміти й так, що програєш одразу; ми йдемо за сайтом автора.
rules-gipf-end-2 = Стандартні правила й правила турніру: гравець, чия остання фішка GIPF зійшла з поля, одразу програє, навіть якщо прибрав її сам. Це перевіряють після кожного прибраного ряду. За правилами турніру це діє від твоєї першої фішки GIPF, і право ввести ще одну не рятує.
rules-gipf-end-3 = Якщо разом з одним рядом сходять останні фішки GIPF обох гравців, перемагає той, хто їх прибрав: остання фішка суперника захоплена, і жодну не втрачено раніше за іншу.
rules-gipf-end-4 = Якщо та сама позиція виникає втретє, з тим самим гравцем на ході, тими самими запасами й тими самими правами, це нічия. У книжці сказано, що нічиїх не буває, але ніщо в ній не заважає двом гравцям ходити по колу.
rules-gipf-end-board = У чорних лишилася одна фішка GIPF, на d3. Білі можуть скласти ряд, який до неї дістає, і перемогти.

rules-gipf-notation = Як записують ходи
rules-gipf-notation-1 = Крайні точки й точки в ігровій зоні називають за вертикаллю й номером: e5 — це центр. Виштовхування на порожню точку записують e8, виштовхування, що зсуває інші фішки, — за його крайньою точкою та останньою точкою, якої досягла фішка: e9-e6. Прибираючи ряд, називають усі фішки, що сходять з поля, з літерою G перед фішкою GIPF і зірочкою після фішки суперника: xe2,e3,Ge4,e5*. Якщо ряд із фішок GIPF залишають, пишуть =.

rules-potentials-title = Правила потенціалів

rules-potentials-lead = Правила GIPF закінчуються ідеєю: додаткові фішки з власною силою, потенціали, по одному виду з кожної іншої гри серії. Усе інше — як у GIPF. Правила без позначки взято із сайту автора.

rules-potentials-idea = Що таке потенціали
rules-potentials-idea-1 = Потенціал має вид і колір: TAMSK, ZÈRTZ, DVONN, YINSH або PÜNCT. Його вводять на простій фішці його кольору; разом вони заряджена фішка. Залишивши свою фішку, він стає застосованим потенціалом: фішкою свого кольору без сили.
rules-potentials-idea-2 = У свій хід ти вводиш фішку або застосовуєш потенціал, що заряджений і відкритий. Щойно введену фішку можна застосувати з наступного ходу. TAMSK застосовують інакше, див. нижче.
rules-potentials-idea-3 = Потенціал, що відкрився під час прибирання ряду на початку твого ходу, можна застосувати одразу: що вільне, те вільне.

rules-potentials-terms = Про що домовляються
rules-potentials-terms-1 = До партії домовляються про початок (основний, стандартний або турнірний, як у GIPF), про кількість простих фішок (зазвичай 15 або 18; можна від 12 до 24) і про потенціали кожного: до шести кожного виду. Однакові для обох або кожному улюблені. Радять щонайменше три кожного виду у грі.
rules-potentials-terms-2 = Шість домовленостей мають назви: TAMSK, ZÈRTZ, DVONN, YINSH і PÜNCT (турнірний початок, 18 фішок, по шість потенціалів цього виду) та Ultimate (турнірний початок, 21 фішка, по три кожного виду).

rules-potentials-entering = Уведення фішок
rules-potentials-entering-1 = Заряджену фішку вводять як будь-яку іншу. Вона коштує фішки із запасу й потенціалу з рук. Без фішки в запасі потенціали на руках не мають користі.
rules-potentials-entering-2 = Порядок: фішки GIPF (за турнірного початку, де перша має бути такою), потім заряджені, потім прості. Твоя перша проста фішка виводить із гри всі потенціали, що лишилися на руках. Поки право діє, можна складати й заряджати і повернуті фішки.
rules-potentials-entering-3 = Твоя перша заряджена фішка припиняє право на фішки GIPF. Сайт дає порядок; десь право має скінчитися. Застосування й додаткові виштовхування прав не припиняють.

rules-potentials-rows = Ряди
rules-potentials-rows-1 = Заряджена фішка — одна фішка свого кольору. Хто прибирає її ряд, може взяти її або залишити, як фішку GIPF. Якщо її бере власник, проста фішка повертається до запасу, а потенціал виходить із гри; якщо суперник, зникає і те, і те.
rules-potentials-rows-2 = Прості фішки й застосовані потенціали мають піти зі своїм рядом. Застосований потенціал тоді виходить із гри, хто б його не прибрав.
rules-potentials-rows-3 = Якщо з твоїх рядів ніщо не мусить піти, можна залишити їх усі або взяти частину фішок, як із рядами самих фішок GIPF.

rules-potentials-yinsh = YINSH ковзає
rules-potentials-yinsh-1 = Він ковзає лінією через порожні точки на будь-яку порожню точку, щонайменше на крок. Він не стрибає.
rules-potentials-yinsh-board = YINSH пройшов з e5 на e7; його фішка лишилася на e5.

rules-potentials-zertz = ZÈRTZ стрибає
rules-potentials-zertz-1 = Він стрибає по прямій через одну або кілька сусідніх фішок будь-якого виду й кольору без проміжку на першу порожню точку за ними. Він нічого не захоплює. Без такої точки стрибка немає.
rules-potentials-zertz-board = ZÈRTZ стрибнув з d2 через три фішки на d6.

rules-potentials-dvonn = DVONN накриває
rules-potentials-dvonn-1 = Він стрибає на сусідню точку: на просту фішку суперника, на його фішку, заряджену DVONN, або на його застосований DVONN, який завжди лежить на чомусь твоєму. Більше ні на що, і ніколи на фішку GIPF.
rules-potentials-dvonn-board = DVONN стрибнув з e4 на чорну фішку на e5; тепер точка належить білим.

rules-potentials-punct = PÜNCT розбиває
rules-potentials-punct-1 = Він стрибає на сусідню точку: на фішку суперника, заряджену PÜNCT, на його застосований PÜNCT, який лежить на чомусь твоєму, або на його фішку GIPF.
rules-potentials-punct-2 = Фішку GIPF, на яку він стрибнув, розбито: це більше не фішка GIPF, потенціал лежить на нижній фішці, і точка твоя. Верхню фішку захоплено; кудись вона має подітися, а що бере суперник, виходить із гри.
rules-potentials-punct-board = PÜNCT стрибнув на фішку GIPF на e5: одну фішку захоплено, друга лежить під ним.

rules-potentials-second = Другий стрибок PÜNCT
rules-potentials-second-1 = Якщо твій PÜNCT лежить зверху і прямо на рештці фішки GIPF, інший твій PÜNCT може стрибнути туди ж; це єдиний стрибок на власну точку. Нижню фішку теж захоплено, і два потенціали — твоя фішка GIPF. Сайт каже, що вона може стати твоєю, але не каже як.
rules-potentials-second-2 = Вона рахується як будь-яка фішка GIPF, її можна взяти або залишити, і вона нічого не повертає. PÜNCT суперника може розбити і її; потенціал, що лишився, тоді звичайний застосований.
rules-potentials-second-board = Другий PÜNCT стрибнув з f5 на e5: білі мають нову фішку GIPF.

rules-potentials-tamsk = TAMSK виштовхує двічі
rules-potentials-tamsk-1 = Якщо твоя фішка, заряджена TAMSK, стоїть у центрі, на e5, вона дає додаткове виштовхування: потенціал залишає фішку, стає на крайню точку і вводиться як застосований.
rules-potentials-tamsk-2 = Це відбувається після виштовхування або застосування і після твоїх рядів. Можна відмовитися. За хід воно одне, але щоходу, поки фішка там стоїть, хто б її туди не пересунув. На повному полі його немає. Так хід лишається в одних руках.
rules-potentials-tamsk-board = TAMSK залишив e5, і його введено на e8.

rules-potentials-stacks = Стоси
rules-potentials-stacks-1 = DVONN і PÜNCT утворюють стоси. Рахується лише верхня фішка: для рядів і для того, чия це точка. Накрите не рахується. Стос пересувають цілим.
rules-potentials-stacks-2 = Коли прибирають ряд, зі стосу йде лише верхня; фішка GIPF іде цілою. Те, що було під нею, цього разу лишається і знову вільне, зі своєю силою, якщо заряджене.
rules-potentials-stacks-3 = У стосі кольори чергуються, а потенціали одного виду: DVONN на простій фішці або на DVONN, PÜNCT на PÜNCT або на рештці фішки GIPF. TAMSK, ZÈRTZ і YINSH у стосах не бувають.
rules-potentials-stacks-board = Білі прибирають ряд із верхньою фішкою стосу на e6. Їхній заряджений DVONN, що лежав під нею, знову вільний.

rules-potentials-settling = Чий ряд і коли
rules-potentials-settling-1 = Свої ряди ти прибираєш на початку ходу, після виштовхування або застосування і після додаткового виштовхування. Ніхто не діє в чужий хід: твій ряд, відкритий прибиранням суперника, чекає твого ходу. У GIPF прибирання ніколи не створює ряду; тут може.

rules-potentials-end = Кінець партії
rules-potentials-end-1 = За стандартного або турнірного початку той, у кого не лишилося фішок GIPF, програє одразу, до прибирання рядів: через прибирання або коли PÜNCT розбиває останню. Якщо одне прибирання бере останні в обох, виграє той, хто прибирав.
rules-potentials-end-2 = Хто має виштовхувати і не може ні виштовхнути (немає фішок у запасі або поле повне), ні застосувати потенціал, програє. Додаткове виштовхування нікого не рятує.
rules-potentials-end-3 = Якщо позиція виникає втретє з тим самим гравцем на виштовхуванні, разом із руками й стосами, партія завершується внічию, як у GIPF.

rules-potentials-match = Пов’язані ігри
rules-potentials-match-1 = Можна домовитися, що право застосувати потенціал треба виграти в іншій грі. Для кожного виду: вільно (без умов), пов’язана гра, яку грають тут (YINSH або GIPF), кубик (виграє більше число, однакові перекидають) або будь-яка гра деінде, про яку обоє вводять, хто виграв. За незгоди спитають знову або вирішить кубик.
rules-potentials-match-2 = Пов’язане застосування спершу оголошують, додаткове виштовхування TAMSK теж. Суперник дозволяє його або кидає виклик.
rules-potentials-match-3 = Кожен має три виклики, якщо не домовитися інакше. Без межі кожне застосування коштувало б ще однієї гри. Якщо викликів немає, нічого не питають.
rules-potentials-match-4 = Після виклику партія GIPF на паузі, із зупиненими годинниками, а пов’язана гра йде на своєму годиннику. Викликаний грає білими. Якщо він виграє, застосування відбувається. Якщо ні, а нічия — не виграш, його не буде: потенціал лишається зарядженим, і хід роблять чимось іншим, не цим видом. Якщо більше нічим, хід пропускають. У пізніший хід його можна оголосити знову.
rules-potentials-match-5 = Хто залишив пов’язану гру, здав її або прострочив час, програє її, а не матч. Матч можна здати будь-коли. Він має один результат, результат GIPF, і один запис з усім: оголошення, відповіді, пов’язані ігри й кидки. Пов’язані ігри не впливають на рейтинг.

rules-potentials-notation = Як записують ходи
rules-potentials-notation-1 = Види: T, Z, D, Y і U для PÜNCT. Ye9-e7 вводить фішку, заряджену YINSH; ye5-e2 застосовує його; te9-e6 — додаткове виштовхування, а = — відмова від нього. Під час прибирання Ye3 — заряджена фішка, а 'Ye3 — застосований потенціал. У матчі ye5-e2? оголошує, ok дозволяє, challenge кидає виклик.

## Openings

openings-tab = Дебюти
openings-source = Партії
openings-source-engine = Партії рушія
openings-source-server = Партії на цьому сервері
openings-source-own = Твої партії
openings-source-file = Файл
openings-by = Кольори показують
openings-by-count = Як часто грали
openings-by-score = Результат
openings-file = Вибрати файл
openings-retry = Спробувати ще раз
openings-caption = Що грали з цієї позиції
openings-turn = Хід
openings-games = Партії
openings-score = Результат
openings-range = 95%
openings-engine = Рушій
openings-images = { $count ->
        [one] і { $count } його відображення
        [few] і { $count } його відображення
        [many] і { $count } його відображень
       *[other] і { $count } його відображення
    }
openings-folded = Ходи, які збігаються після повороту чи віддзеркалення поля або обміну кольорів, — один рядок, а ті самі ходи в іншому порядку рахуються разом.
openings-loading = Партії завантажуються…
openings-progress = Підрахунок партій: { $done } з { $all }
openings-progress-own = { $count ->
        [one] Підрахунок твоїх партій: поки { $count }
        [few] Підрахунок твоїх партій: поки { $count }
        [many] Підрахунок твоїх партій: поки { $count }
       *[other] Підрахунок твоїх партій: поки { $count }
    }
openings-reached = { $count ->
        [one] Цієї позиції досягла { $games } партія з { $all }.
        [few] Цієї позиції досягли { $games } партії з { $all }.
        [many] Цієї позиції досягли { $games } партій з { $all }.
       *[other] Цієї позиції досягли { $games } партії з { $all }.
    }
openings-none = Жодна з партій ({ $all }) не досягла цієї позиції.
openings-end = Жодна з них звідси не тривала далі.
openings-no-games = Завершених партій цієї гри тут ще немає.
openings-no-own = У тебе ще немає завершених партій цієї гри — ні на цьому пристрої, ні в обліковому записі.
openings-no-file = Вибери файл із партіями в будь-якому записі, який читає цей сайт. Він залишиться на твоєму пристрої.
openings-left = { $count ->
        [one] Пропущено { $count } партію: інша гра, без результату або не за правилами.
        [few] Пропущено { $count } партії: інша гра, без результату або не за правилами.
        [many] Пропущено { $count } партій: інша гра, без результату або не за правилами.
       *[other] Пропущено { $count } партії: інша гра, без результату або не за правилами.
    }
openings-counting = Сервер ще рахує старіші партії.
openings-partial = Партії з твого облікового запису не вдалося завантажити; пораховано лише партії на цьому пристрої.
openings-part = Заверши хід, щоб побачити, що грали далі.
openings-not-here = Дебюти рахуються лише для ігор без потенціалів.
openings-too-many = У цій позиції забагато можливих ходів, щоб їх порівняти.
openings-large = Цей файл завеликий: можна прочитати щонайбільше { $megabytes } МБ.
openings-failed = Ці партії не вдалося завантажити. Перевір з’єднання і спробуй ще раз.
openings-offline = Партії на цьому сервері видно лише за наявності зв’язку.
openings-legend-count = Числа на полі — відсоток партій, які звідси тривали далі. Симетричні ходи рахуються разом, і біля кожного показано їхню суму.
openings-legend-score = Числа на полі — результат того, хто робить хід, у відсотках.

## Account

account-title = Твій обліковий запис
account-lead = Грати можна й без облікового запису. З ним у тебе є ім’я, рейтинг і твої партії на кожному пристрої.
account-no-script = Цій сторінці потрібен JavaScript. Без нього ввійти не вдасться.
account-wait = Хвилинку…
account-loading = Завантажуємо обліковий запис…
account-unreachable = Сервер недоступний. Сторінка завантажиться, коли ти знову будеш онлайн.
account-again = Спробувати ще раз
account-sign-in-or-create = Увійти або створити обліковий запис
account-enter = Увійти
account-new = Новий обліковий запис
account-forgotten = Не пам’ятаєш пароля?
account-name = Ім’я
account-name-hint = Від { $least } до { $most } літер, цифр, знаків _ або -. Його бачать усі.
account-password = Пароль
account-password-hint = Щонайменше { $least } знаків. Кілька слів поспіль легко запам’ятати й важко вгадати.
account-new-password = Новий пароль
account-old-password = Теперішній пароль
account-password-show = Показати пароль
account-email = Пошта (необов’язково)
account-email-hint = Лише для скидання пароля та для листів, про які ти попросиш. Ніхто інший її не бачить.
account-create = Створити обліковий запис
account-claims = Партії, зіграні в цьому браузері як гість, стануть твоїми.
account-missing = Будь ласка, заповни це поле.
account-too-short = Потрібно щонайменше { $least } знаків.
account-entered = З поверненням, { $name }.

account-codes-title = Твої коди відновлення
account-codes-about = З будь-яким із цих кодів можна вибрати новий пароль, якщо забудеш старий. Кожен код діє один раз. Їх показують лише зараз: зберігай їх у надійному місці.
account-codes-copy = Копіювати
account-codes-copied = Коди скопійовано.
account-codes-save = Завантажити
account-codes-print = Надрукувати
account-codes-kept = Коди збережено
account-codes-heading = Коди відновлення { $name } для { $site }

account-by-code = За кодом відновлення
account-code = Код відновлення
account-code-hint = Один із кодів, збережених під час створення облікового запису.
account-set-password = Установити новий пароль
account-revoke-tokens = Також відкликати всі мої токени API
account-by-mail = Поштою
account-by-mail-about = Якщо в обліковому записі вказано пошту, прийде лист із посиланням.
account-send-mail = Надіслати лист
account-mail-sent = Якщо в цьому обліковому записі вказано пошту, лист уже в дорозі.
account-reset-title = Вибери новий пароль
account-reset-done = Новий пароль установлено, вхід виконано.

account-signed-in = Вхід виконано: { $name }
account-signed-in-bot = Вхід виконано: { $name }, обліковий запис бота
account-profile = Твій профіль
account-leave = Вийти
account-left = Вихід виконано.
account-email-title = Пошта
account-email-now = Твоя пошта: { $email }.
account-email-unproven = Твоя пошта: { $email }. Її ще не підтверджено: відкрий посилання в листі, який ми туди надіслали.
account-email-none = У твоєму обліковому записі не вказано пошти.
account-email-change = Змінити адресу
account-email-new = Нова адреса
account-email-empty = Залиш порожнім, щоб видалити адресу.
account-email-save = Зберегти адресу
account-email-sent = Лист уже в дорозі. Відкрий посилання в ньому, щоб підтвердити адресу.
account-email-proven = Твою пошту підтверджено.
account-email-gone = Твою пошту видалено.
account-notify-turn = Надсилати лист, коли мій хід у заочній партії
account-notify-saved = Збережено.
account-password-title = Пароль
account-password-change = Змінити пароль
account-password-changed = Пароль змінено. Усі інші сеанси завершено.
account-blocks-title = Заблоковані гравці
account-blocks-none = Ти нікого не блокуєш.
account-blocks-since = з { $date }
account-sessions-title = Де виконано вхід
account-session-here = цей браузер
account-session-times = початок: { $since }, остання активність: { $seen }
account-session-end = Завершити
account-session-end-name = Завершити сеанс { $name }
account-session-ended = Сеанс завершено.
account-tokens-title = Токени API
account-tokens-about = З токеном програма може грати або читати від твого імені. Бережи його як пароль.
account-tokens-api = Як користуватися API
account-tokens-none = У тебе немає токенів.
account-token-name = Для чого він?
account-token-scopes = Що йому можна?
account-scope-read = Читати: твої партії, зокрема й закриті
account-scope-play = Грати: створювати партії, приєднуватися, ходити, писати в чат
account-scope-bot = Бот: грати від облікового запису бота
account-scope-one = Вибери принаймні одне.
account-token-create = Створити токен
account-token-once = Ось токен { $name }. Його показують лише зараз: скопіюй його.
account-token-copied = Токен скопійовано.
account-token-times = створено: { $since }, востаннє використано: { $used }
account-token-unused = створено: { $since }, ще не використано
account-token-delete = Видалити
account-token-delete-name = Видалити токен { $name }
account-token-deleted = Токен видалено.
account-codes-new-title = Нові коди відновлення
account-codes-new-about = Нові коди замінять старі, і ті перестануть діяти.
account-codes-new = Створити нові коди
account-bot-title = Обліковий запис бота
account-bot-about = Обліковий запис бота належить програмі. Бот грає через API, позначений як бот і ніколи не зможе знову стати звичайним обліковим записом. Ботом може стати лише обліковий запис, який ще не грав.
account-bot-turn = Зробити цей обліковий запис ботом
account-bot-sure = Зробити { $name } обліковим записом бота? Скасувати це буде неможливо.
account-bot-yes = Зробити ботом
account-bot-done = Тепер це обліковий запис бота.
account-data-title = Твої дані
account-data-about = Усе, що цей сервер знає про тебе, в одному файлі.
account-export = Завантажити мої дані
account-delete-title = Видалити обліковий запис
account-delete-forgotten = Буде видалено назавжди: твоє ім’я, пароль, пошту, сеанси, токени й усе, що написано тобою в чатах.
account-delete-stays = Залишаться партії, адже вони належать і твоїм суперникам. Твого імені в них більше не буде.
account-delete-after = Скасувати це неможливо, а твоє ім’я звільниться для інших.
account-delete = Видалити мій обліковий запис
account-deleted = Твій обліковий запис видалено. Бувай!
account-cancel = Скасувати

## Problems: why the server refused a request

problem-other = Сервер не зміг цього зробити. Спробуй ще раз.
problem-server = На сервері щось пішло не так. Спробуй ще раз пізніше.
problem-limit = { $seconds ->
    [one] Забагато спроб. Зачекай { $seconds } секунду й спробуй ще раз.
    [few] Забагато спроб. Зачекай { $seconds } секунди й спробуй ще раз.
    [many] Забагато спроб. Зачекай { $seconds } секунд і спробуй ще раз.
   *[other] Забагато спроб. Зачекай { $seconds } секунди й спробуй ще раз.
}
problem-limit-later = Забагато спроб. Трохи зачекай і спробуй ще раз.
problem-not-signed-in = Твій сеанс завершився. Увійди знову.
problem-name-taken = Це ім’я зайняте. Вибери інше.
problem-name-invalid = Це ім’я неприпустиме. Використовуй лише літери, цифри, _ і - та почни з літери.
problem-password-too-short = Цей пароль закороткий. Вибери довший.
problem-password-too-long = Цей пароль задовгий. Вибери коротший.
problem-password-too-common = Цей пароль надто легко вгадати. Вибери інший.
problem-wrong-login = Неправильне ім’я або пароль.
problem-wrong-password = Неправильний пароль.
problem-wrong-code = Неправильне ім’я або код, або код уже використано.
problem-email-invalid = Це не дійсна адреса електронної пошти.
problem-no-mail = Цей сервер не надсилає листів. Скористайся кодом відновлення.
problem-token-invalid = Це посилання застаріле або вже використане. Попроси нове.
problem-too-many = Досягнуто найбільшої кількості. Спершу видали один.
problem-banned = Цей обліковий запис закрито.
problem-private-only = Зараз тобі не можна ділитися студіями. Вибери «Ти, на всіх своїх пристроях», щоб зберегти цю студію для себе.
problem-already-played = Цей обліковий запис уже грав, тож не може стати ботом.
problem-not-a-bot = Такий токен може мати лише обліковий запис бота.
problem-signed-in = Вхід уже виконано. Спершу вийди.
problem-origin-foreign = Запит надійшов не зі сторінки цього сайту, тому його відхилено.
problem-bad-request = Сервер цього не зрозумів. Перевір, що введено.

## Cards

repeat-title = Повторення
repeat-lead = Позиції, у яких сталася помилка, повертаються незадовго до того, як ти їх забудеш.
repeat-loading = Завантажуємо твої картки…
repeat-due = { $count ->
    [one] { $count } картка чекає на повторення.
    [few] { $count } картки чекають на повторення.
    [many] { $count } карток чекають на повторення.
   *[other] { $count } карток чекають на повторення.
}
repeat-nothing = Зараз повторювати нічого. Наступна картка повернеться { $date }.
repeat-done = Поки що все. Повторено карток: { $count }.
repeat-known = Усього: { $cards }, з них запам’ятовані на три тижні й довше: { $known }.
repeat-empty = Карток ще немає. Вони з’являються з нерозв’язаних задач, з помилок у твоїх партіях і з позицій, збережених на сторінці аналізу.
repeat-ask-puzzle = Ця задача не вдалася. Знайди правильний хід.
repeat-ask-mistake = Тут була помилка. Знайди кращий хід.
repeat-ask-position = Цю позицію збережено. Як зіграєш?
repeat-judging = Рушій оцінює твій хід…
repeat-right = Правильно.
repeat-wrong = Ні, не те. Спробуй ще раз або переглянь розв’язок.
repeat-shown = Треба було знайти: { $turn }.
repeat-grade = Чи було важко?
repeat-again = Ще раз
repeat-hard = Важко
repeat-good = Добре
repeat-easy = Легко
repeat-minutes = { $count ->
    [one] через { $count } хвилину
    [few] через { $count } хвилини
    [many] через { $count } хвилин
   *[other] через { $count } хвилин
}
repeat-days = { $count ->
    [one] через { $count } день
    [few] через { $count } дні
    [many] через { $count } днів
   *[other] через { $count } днів
}
repeat-retry = Спробувати ще раз
repeat-drop = Прибрати цю картку
repeat-dropped = Картку прибрано.
repeat-undo = Скасувати
repeat-forecast = Найближчі дні
repeat-forecast-about = Сьогодні: { $today }, за тиждень: { $week }, за два тижні: { $all }.
repeat-forecast-table = Таблицею
repeat-day = День
repeat-count = Картки
repeat-all = Усі картки
repeat-new = нова
repeat-save = Запам’ятати цю позицію
repeat-saved = Тепер вона серед твоїх карток.
repeat-cards = Твої картки
repeat-failed = Рушій не запускається і не може оцінити хід. Оціни себе самостійно.

## Players

player-title = Гравець
player-find = Знайти гравця
player-open = Відкрити профіль
player-missing = Гравця на ім’я { $name } немає.
player-loading = Завантажуємо гравця…
player-since = Тут із { $date }
player-bot = Бот
player-engine-about = Один із рівнів нашого рушія. Його рейтинг не змінюється.
player-challenge = Викликати на партію
player-follow = Стежити
player-following = Ти стежиш
player-own = Твій обліковий запис
player-ratings = Рейтинги
player-ratings-none = Рейтингових партій ще немає.
player-rating = { $rating } плюс-мінус { $deviation }
player-provisional = Попередній: стане надійним, коли партій буде більше.
player-rated-games = { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
player-plot = { $variant }, { $speed }: рейтинг у часі
player-plot-about = Від { $first } ({ $from }) до { $last } ({ $to }); найнижчий { $low }, найвищий { $high }.
player-plot-few = Графік з’явиться після другої рейтингової партії.
player-plot-table = У вигляді таблиці
player-plot-date = Дата
player-plot-rating = Рейтинг
player-plot-deviation = Відхилення
player-playing = Грає зараз
player-games = Партії
player-games-none = Партій ще немає.
player-search = Шукати серед цих партій
player-records = Завантажити всі записи
player-result-won = Перемога
player-result-lost = Поразка
player-result-drawn = Нічия
player-report = Поскаржитися
player-report-title = Скарга на гравця { $name }
player-report-name = Образливе ім’я

## Progress

progress-title = Успіхи
progress-lead = Як ти граєш: за звітами про твої партії та за тренуваннями.
progress-loading = Збираємо твої результати…
progress-empty = Показувати ще нічого. Зіграй партію й відкрий звіт про неї: відтоді тут буде видно, наскільки точно ти граєш і де помиляєшся.
progress-days = { $count ->
    [one] Ти тренуєшся { $count } день поспіль.
    [few] Ти тренуєшся { $count } дні поспіль.
    [many] Ти тренуєшся { $count } днів поспіль.
   *[other] Ти тренуєшся { $count } днів поспіль.
}
progress-days-all = { $count ->
    [one] Усього { $count } день тренувань.
    [few] Усього { $count } дні тренувань.
    [many] Усього { $count } днів тренувань.
   *[other] Усього { $count } днів тренувань.
}
progress-accuracy = Точність із часом
progress-accuracy-about = Партій: { $count }, у першій { $first } %, в останній { $last } %; у середньому { $mean } %.
progress-accuracy-few = Після двох звітів тут з’явиться крива.
progress-table = Таблицею
progress-date = День
progress-game = Партія
progress-value = Точність
progress-phase = За фазами
progress-phase-opening = Дебют
progress-phase-middle = Середина
progress-phase-end = Закінчення
progress-color = За кольором
progress-opponent = За суперником
progress-people = Люди
progress-openings = За дебютом
progress-openings-about = Перший хід партії; ходи, що переходять один в одного при повороті чи відбитті, рахуються як один.
progress-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партій
}
progress-mistakes = Часті помилки
progress-mistakes-none = У звітах про партії твоїх помилок немає.
progress-mistakes-times = { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } разів
}
progress-ratings = Рейтинги
progress-rating-puzzles = Задачі { $game }: { $rating } після { $count }
progress-rating-none = Рейтингових задач ще немає.
progress-profile = Рейтинги твоїх партій
progress-why-missed-win = Втрачено виграш
progress-why-allows-win = Суперникові дозволили виграти
progress-why-last-gipf = Остання фішка GIPF була в небезпеці
progress-why-gives-row = Складено ряд для суперника
progress-why-missed-row = Втрачено ряд в один хід
progress-why-missed-capture = Втрачено захоплення
progress-why-gipf-piece-lost = Втрачено фішку GIPF
progress-why-pieces-captured = Фішки було захоплено
progress-why-unstopped-row = Ряд не зупинено
progress-why-allows-row = Ряд дозволено
progress-why-ring-cut-off = Кільце відрізано
progress-why-broke-four = Зруйновано свою четвірку
progress-why-costs-rows = Пізніше це коштувало рядів
progress-why-costs-pieces = Пізніше це коштувало фішок
progress-why-wrong-removal = Прибрано не те
progress-why-runs-out = Загальний запас або запас гравця вичерпався
progress-why-no-more-gipf-pieces = Відмова від фішок GIPF
progress-why-use = Потенціал втрачено або змарновано
progress-why-exposed = Фішку GIPF залишено без захисту
progress-why-threat = Допущено загрозу
progress-why-threat-missed = Втрачено власну загрозу
progress-why-flips = Фішки було перевернуто
progress-why-compare = Позиція гіршала крок за кроком
progress-why-other = Інше
progress-trend-less = останнім часом рідше
progress-trend-same = так само часто, як раніше
progress-trend-more = останнім часом частіше
progress-plan = План тренувань
progress-plan-about = Один урок і п’ять задач на твої найчастіші помилки.
progress-plan-puzzle = Задача { $number }

## Archive of games

archive-title = Партії
archive-lead = Усі партії, зіграні тут, спершу нові.
archive-filters = Фільтр
archive-player = Гравець
archive-opponent = Суперник
archive-variant = Гра
archive-speed = Темп
archive-rated = Рейтинг
archive-score = Результат
archive-status = Стан
archive-aborted-games = Перервані партії
archive-aborted-no = Приховані
archive-aborted-yes = Показані
archive-any = Усі
archive-rated-yes = Рейтингові
archive-rated-no = Без рейтингу
archive-white = Перемога білих
archive-black = Перемога чорних
archive-draw = Нічия
archive-ended = Закінчено
archive-playing = Триває
archive-search = Шукати
archive-clear = Очистити
archive-loading = Пошук…
archive-none = Партій не знайдено.
archive-shown = { $count ->
        [one] Показано { $count } партію.
        [few] Показано { $count } партії.
        [many] Показано { $count } партій.
       *[other] Показано { $count } партії.
    }
archive-more = Показати ще партії
archive-live = Триває зараз
archive-waiting = Чекає на суперника
archive-by-resignation = здача
archive-by-time = за часом
archive-by-agreement = за згодою
archive-by-abandoned = вихід із партії
archive-aborted = Перервано

## The page about the API

api-title = API
api-lead = Усе, що цей сайт робить онлайн, можуть і твої програми: грати, дивитися, шукати й запускати ботів. Це простий HTTP із JSON.
api-document = Документ OpenAPI для інструментів
api-contents = Зміст
api-start = Початок роботи
api-start-open = Більшості запитів, які лише читають, ключ не потрібен. Спробуй перший приклад у терміналі.
api-start-token = Щоб діяти від свого імені, створи токен на сторінці облікового запису й надсилай його з кожним запитом. Токен може лише те, що дозволяють його права.
api-account = До облікового запису
api-errors = Помилки
api-errors-about = На відхилений запит надходить відповідь зі статусом 400 або вище й тілом JSON типу application/problem+json. Значення його поля «code» ніколи не змінюється; програмам варто покладатися лише на нього. Після 429 зачекай стільки секунд, скільки вказано в заголовку Retry-After.
api-streams = Потоки
api-streams-about = Деякі адреси не закривають своєї відповіді: вони надсилають рядок JSON (NDJSON) щоразу, коли щось стається, а решту часу порожній рядок раз на кілька секунд. У кожному рядку є «seq». Якщо зв’язок урвався, під’єднайся знову, вказавши в «since» останнє побачене значення: нічого не загубиться й не повториться.
api-streams-bye = Перед запланованим перезапуском останнім надходить рядок «bye» із часом, після якого треба під’єднатися знову.
api-turns = Ходи можна безпечно повторювати
api-turns-about = Надішли хід із будь-яким Idempotency-Key на свій вибір і повторюй його з тим самим ключем, доки не отримаєш відповідь. Його буде зіграно лише один раз.
api-parameters = Параметри
api-name = Назва
api-where = У
api-kind = Тип
api-meaning = Опис
api-required = обов’язково
api-body = Тіло запиту
api-answers = Відповіді
api-status = Статус
api-example = Приклад
api-types = Типи
api-field = Поле
api-no-document = Цю програму зібрано без опису API.

## Studies

studies-title = Студії
studies-lead = Збирай партії, позиції та ідеї в розділах — з варіантами, коментарями, стрілками й колами. Усе одразу зберігається в цьому браузері.
studies-new = Нова студія
studies-import = Імпортувати файл
studies-own = Твої студії
studies-none = Тут ще немає студій.
studies-untitled = Студія без назви
studies-title-field = Назва
studies-save = Зберегти
studies-rename = Перейменувати
studies-delete = Видалити
studies-deleted = Видалено: { $title }.
studies-chapters = { $count ->
    [one] { $count } розділ
    [few] { $count } розділи
    [many] { $count } розділів
   *[other] { $count } розділу
  }
studies-imported = { $count ->
    [one] Імпортовано { $count } розділ.
    [few] Імпортовано { $count } розділи.
    [many] Імпортовано { $count } розділів.
   *[other] Імпортовано { $count } розділу.
  }
studies-not-kept = Зараз цей браузер не може зберігати студії.
study-title = Студія
study-all = Усі студії
study-chapters = Розділи
study-chapter = Розділ { $number }
study-chapter-field = Назва розділу
study-add = Додати розділ
study-rename-chapter = Перейменувати розділ
study-delete-chapter = Видалити розділ
study-up = Перемістити розділ угору
study-down = Перемістити розділ униз
study-full = Розділів у студії не більше { $most }.
study-saved = Збережено в цьому браузері
study-saving = Зберігається…
study-missing = Цієї студії немає в цьому браузері.
study-unknown = Такої студії немає, або вона закрита.
study-other-tab = Цей розділ змінено і в іншій вкладці. Твою версію збережено як «{ $name }».
study-foreign = Цією студією з тобою поділилися: те, що ти тут пробуєш, не зберігається.
study-keep = Зберегти копію
study-share = Поділитися студією
study-file = Зберегти у файл
study-link = Скопіювати посилання
study-link-large = Ця студія завелика для посилання. Збережи її у файл або на сервері.
study-add-to = Додати до студії
study-added = Додано до «{ $title }».
study-open = Відкрити
studies-server = На сервері
studies-public = Відкриті студії
studies-public-none = Відкритих студій ще немає.
study-access = Хто її бачить
study-access-none = Лише цей браузер
study-access-private = Ти, на всіх своїх пристроях
study-access-link = Усі, хто має посилання
study-access-public = Усі
study-online-saved = Збережено на сервері
study-online-gone = На сервері цієї студії вже немає. У цьому браузері вона збережена.
study-hidden = Модератор приховав цю студію: ніхто, крім тебе, її не бачить.
study-needs-account = Увійди, щоб зберігати студії на сервері.
study-refused = Сервер відхилив цю студію: вона завелика, або якийсь розділ не можна зіграти за правилами.
study-code = Скопіювати код для сайту
study-code-copied = Код скопійовано. Встав його у сторінку свого сайту.
study-changed-title = Цю студію змінено на іншому пристрої
study-changed-about = Яку версію залишити? Інша збережеться окремою студією, нічого не пропаде.
study-changed-mine = Залишити цю
study-changed-other = Узяти іншу
embed-title = Ігрове поле
embed-missing = Тут нічого показати: це видалено або воно закрите.
pictures-title = Зображення
pictures-gif = Анімація (GIF)
pictures-progress = Малюється: { $done } з { $of }
pictures-failed = Не вдалося створити зображення.

## Emails

mail-reset-subject = Скидання пароля Gipfel
mail-reset-text = Хтось, найімовірніше ти, попросив новий пароль для облікового запису { $name }. Відкрий це посилання, щоб вибрати його:
mail-reset-hour = Посилання діє один раз, протягом години.
mail-not-you = Якщо це не ти, не зважай на цей лист: нічого не зміниться.
mail-confirm-subject = Підтвердь свою пошту
mail-confirm-text = Хтось, найімовірніше ти, хоче отримувати на цю адресу листи для облікового запису { $name }. Відкрий це посилання протягом години, щоб підтвердити:
mail-turn-subject = Твій хід, суперник: { $opponent }
mail-turn-text = { $opponent } чекає на твою відповідь. Твій хід:
mail-turn-guest-subject = Твій хід у партії з гостем
mail-turn-guest-text = Гість зробив хід. Тепер твоя черга:
mail-turn-off = Цей лист надіслано на твоє прохання. Вимкнути листи можна в обліковому записі:
mail-call-subject = { $name } хоче зіграти в { $game }
mail-call-text = { $name } зараз шукає суперника для партії { $game }:
mail-call-off = Цей лист надіслано на твоє прохання. Вимкнути листи можна на тій самій сторінці.

## Games with potentials

play-variant-gipf-potentials = GIPF з потенціалами
play-about-gipf-potentials = Додаткові фішки зі своєю силою
play-end-board-full = { $winner ->
    [w] Чорні не можуть ні виштовхнути, ні застосувати потенціал: поле заповнене.
   *[b] Білі не можуть ні виштовхнути, ні застосувати потенціал: поле заповнене.
}
potentials-refusal-extra-first = Зараз додаткове виштовхування: зроби його або відмовся.
potentials-refusal-gipf-pieces-over = Після першої зарядженої або простої фішки фішки GIPF більше не вводять.
potentials-refusal-no-basic = У запасі не залишилося фішок.
potentials-refusal-no-dvonn-target = Потенціал DVONN стрибає на сусідню просту фішку або потенціал DVONN суперника.
potentials-refusal-no-extra-push = Додаткове виштовхування йде після твоєї дії, поки потенціал TAMSK стоїть у центрі.
potentials-refusal-no-punct-target = Потенціал PÜNCT стрибає на сусідню фішку GIPF або потенціал PÜNCT суперника.
potentials-refusal-not-adjacent = Цей потенціал стрибає лише на сусідню точку.
potentials-refusal-not-first-empty = Потенціал ZÈRTZ стає на першу порожню точку за фішками.
potentials-refusal-not-in-a-line = Потенціал залишає свою фішку по прямій.
potentials-refusal-not-in-hand = У тебе немає такого потенціалу на руках.
potentials-refusal-not-loaded = Застосувати можна лише свої відкриті заряджені фішки.
potentials-refusal-nothing-to-jump = Потенціал ZÈRTZ перестрибує сусідні фішки до першої порожньої точки за ними.
potentials-refusal-only-extra-push = Потенціал TAMSK застосовують лише для додаткового виштовхування з центру.
potentials-refusal-piece-stays = Прості фішки й застосовані потенціали ряду мають піти.
potentials-refusal-row-must-go = У цьому ряду є проста фішка або застосований потенціал, тож його треба прибрати.
potentials-refusal-way-blocked = Потенціал YINSH ковзає порожніми точками до порожньої точки.
potentials-refusal-answer-first = Оголошено застосування: дозволь його або кинь виклик.
potentials-refusal-cannot-pass = Пасувати можна, лише якщо після програного виклику немає іншого ходу.
potentials-refusal-contest-first = Партія GIPF на паузі, доки вирішиться виклик.
potentials-refusal-declare-first = Потенціали { $name } пов’язані з грою: спершу оголоси застосування.
potentials-refusal-die-faces = На кубику від 1 до 6.
potentials-refusal-entered-already = Результат уже введено: тепер черга суперника.
potentials-refusal-kind-barred = Право на потенціал { $name } не виграно: у цей хід не можна.
potentials-refusal-links = Такі зв’язки неможливі; запис такий: Y:yinsh,T:die.
potentials-refusal-match-over = Матч завершено.
potentials-refusal-no-challenge-left = У суперника не лишилося викликів, оголошувати не треба.
potentials-refusal-not-linked = Потенціали { $name } тут вільні: просто застосуй.
potentials-refusal-nothing-declared = Нічого не оголошено, відповідати немає на що.
potentials-refusal-only-uses-are-declared = Оголошують лише застосування потенціалу.
potentials-refusal-other-contest = За виклик зараз грають не це.
potentials-refusal-position-match = Така позиція в цьому матчі неможлива.
potentials-refusal-unreadable-step = Це не крок матчу.
potentials-refusal-potentials-shape = Це не хід. Пиши e8 або e9-e6 для виштовхування, Ye9-e6 з потенціалом, ye5-e2 для його застосування, te9-e6 для додаткового, xe2,e3,e4,e5, щоб прибрати.
potentials-refusal-wrong-piece-mark = Знак біля { $point } хибний.
potentials-refusal-position-hands = Потенціали на руках не читаються; пишуть як T3Y2-z6.
potentials-refusal-position-no-extra-push = У цій позиції не може бути додаткового виштовхування.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] Білі ще нічого не ввели, тож усе лежить поруч із полем.
   *[b] Чорні ще нічого не ввели, тож усе лежить поруч із полем.
}
potentials-refusal-position-potentials-fields = Позиція з потенціалами має шість частин, як 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] У білих немає фішок GIPF, тож партію вже закінчено.
   *[b] У чорних немає фішок GIPF, тож партію вже закінчено.
}
potentials-refusal-position-potentials-stage = Стадія: push, extra, remove:w або remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] Білі вже ввели іншу фішку, фішок GIPF більше не буде.
   *[b] Чорні вже ввели іншу фішку, фішок GIPF більше не буде.
}
potentials-refusal-position-stack = Фішки не можуть так лежати одна на одній.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] У білих більше потенціалів, ніж домовлено.
   *[b] У чорних більше потенціалів, ніж домовлено.
}
potentials-refusal-terms = За цими умовами грати не можна; пишуть як standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] біла фішка із зарядом { $name }
   *[b] чорна фішка із зарядом { $name }
}
potentials-piece-used = { $color ->
    [w] білий застосований потенціал { $name }
   *[b] чорний застосований потенціал { $name }
}
potentials-piece-gipf-punct = { $color ->
    [w] біла фішка GIPF із двох потенціалів PÜNCT
   *[b] чорна фішка GIPF із двох потенціалів PÜNCT
}
potentials-piece-on = { $top }, під ним { $under }
potentials-say-loaded = { $player ->
    [w] Білі вводять біля { $point } фішку із зарядом { $name }.
   *[b] Чорні вводять біля { $point } фішку із зарядом { $name }.
}
potentials-say-used = { $player ->
    [w] Білі роблять додаткове виштовхування біля { $point }.
   *[b] Чорні роблять додаткове виштовхування біля { $point }.
}
potentials-say-use = { $player ->
    [w] Білі застосовують { $name } з { $from } на { $to }.
   *[b] Чорні застосовують { $name } з { $from } на { $to }.
}
potentials-say-decline = { $player ->
    [w] Білі відмовляються від додаткового виштовхування.
   *[b] Чорні відмовляються від додаткового виштовхування.
}
potentials-say-because-board-full = Поле заповнене.
potentials-say-task-extra = { $player ->
    [w] Білі можуть зробити додаткове виштовхування.
   *[b] Чорні можуть зробити додаткове виштовхування.
}
potentials-say-task-push = { $player ->
    [w] Білі мають ввести фішку або застосувати потенціал.
   *[b] Чорні мають ввести фішку або застосувати потенціал.
}
potentials-say-leave = { $player ->
    [w] Білі залишають ряди.
   *[b] Чорні залишають ряди.
}
potentials-say-stays = { $count ->
    [one] Залишається { $count } фішка.
    [few] Залишаються { $count } фішки.
    [many] Залишаються { $count } фішок.
   *[other] Залишається { $count } фішки.
}
potentials-decline = Без додаткового
potentials-ask-extra = TAMSK дає ще одне виштовхування: натисни крайню точку.
potentials-play-do-extra = Зроби додаткове виштовхування або відмовся.
potentials-play-do-push = Уведи фішку або застосуй заряджену.
potentials-basic = Проста
potentials-basic-ends = Твоя перша проста фішка виводить із гри потенціали, що лишилися на руках.
potentials-basic-sure = Усі потенціали на руках тоді вийдуть із гри. Увести просту фішку?
potentials-basic-yes = Увести
potentials-basic-no = Зберегти
potentials-gipf-ends = Після твоєї першої зарядженої фішки фішок GIPF більше не вводять.
potentials-miss-load = Ця фішка не несе потенціалу. Перед виштовхуванням обери заряджену.
potentials-miss-single = Це не проста фішка. Перед виштовхуванням обери просту.
potentials-miss-use = Це було виштовхування, а не застосування. Позначені точки показують його.
potentials-miss-jump = Перестрибнуто мало фішок. Ціль: { $count }.
potentials-miss-extra = Цього разу без додаткового виштовхування. TAMSK має стояти в центрі, і відмовлятися не можна.
potentials-miss-decline = Додаткове виштовхування зроблено. Цього разу відмовся від нього.
potentials-miss-break = Фішка GIPF ще ціла. Позначені точки показують стрибок.
potentials-miss-make = Нової фішки GIPF ще немає. Позначені точки показують стрибок.
potentials-miss-remove = Прибрано мало рядів. Ціль: { $count }.
potentials-answer-pass = Дозволити
potentials-answer-challenge = Кинути виклик
potentials-miss-answer = Пропущено: прохід складає чорний ряд, і дві твої фішки поруч захоплено. Спробуй ще раз.
potentials-miss-push = Після програного виклику потенціал цього виду не можна застосувати того самого ходу. Виштовхни.
potentials-hand = { $player ->
    [w] У білих на руках: { $list }
   *[b] У чорних на руках: { $list }
}
potentials-hand-empty = { $player ->
    [w] У білих немає потенціалів на руках
   *[b] У чорних немає потенціалів на руках
}
potentials-rules = Правила
potentials-which = Які потенціали?
potentials-advice = Уперше? Почни з одного виду. Потенціал вводять на фішці, і він може раз її залишити.
potentials-about-tamsk = У центрі дає ще одне виштовхування.
potentials-about-zertz = Перестрибує сусідні фішки до першої порожньої точки.
potentials-about-dvonn = Застрибує на сусідню фішку суперника.
potentials-about-yinsh = Ковзає лінією через порожні точки.
potentials-about-punct = Застрибує на сусідню фішку GIPF і розбиває її.
potentials-about-ultimate = По три кожного виду, 21 фішка
potentials-own = Власні умови
potentials-about-own = Ти обираєш початок і числа.
potentials-start = Початок
potentials-number = Кількість
potentials-basics = Прості фішки
potentials-each = по шість
potentials-position = Позиція
potentials-position-about = Стоси не можна викласти вручну. Напиши або встав позицію: вертикалі зліва направо, чий хід, стадія, запаси, руки, право на фішки GIPF.
potentials-links = Пов’язати ігри
potentials-links-about = Право застосувати потенціал може залежати від перемоги в іншій грі. Спершу зіграй із вільними потенціалами: матч із пов’язаними іграми довгий.
potentials-link-free = Вільний
potentials-link-die = Кубик
potentials-link-elsewhere = Гра деінде
potentials-challenges = Викликів на гравця
potentials-unlimited = Без обмежень
potentials-match-declares = { $player ->
    [w] Білі хочуть застосувати { $name }: { $from } → { $to }.
   *[b] Чорні хочуть застосувати { $name }: { $from } → { $to }.
}
potentials-match-how-die = Виклик: обоє кидають кубик, більше число виграє.
potentials-match-how-elsewhere = Виклик: ви граєте деінде й вводите, хто виграв.
potentials-match-how-game = Виклик: вирішує партія { $game }.
potentials-match-cost = { $left ->
    [1] Це твій останній виклик.
    [one] Це коштує одного з твоїх { $left } викликів.
    [few] Це коштує одного з твоїх { $left } викликів.
    [many] Це коштує одного з твоїх { $left } викликів.
   *[other] Це коштує одного з твоїх { $left } викликів.
}
potentials-match-stake = { $player ->
    [w] { $game }: якщо білі виграють, потенціал { $name } застосовують; інакше білі ходять інакше.
   *[b] { $game }: якщо чорні виграють, потенціал { $name } застосовують; інакше чорні ходять інакше.
}
potentials-match-won = { $player ->
    [w] Білі виграли виклик: потенціал { $name } застосовано.
   *[b] Чорні виграли виклик: потенціал { $name } застосовано.
}
potentials-match-not-won = { $player ->
    [w] Білі не виграли виклик: у цей хід без потенціалу { $name }.
   *[b] Чорні не виграли виклик: у цей хід без потенціалу { $name }.
}
potentials-match-left = Лишилося викликів: білі { $white }, чорні { $black }
potentials-match-pass = Дозволити
potentials-match-challenge = Кинути виклик
potentials-match-challenge-left = Кинути виклик (лишилося { $left })
potentials-match-give-up = Здати цю гру
potentials-match-roll = У білих { $white }, у чорних { $black }.
potentials-match-equal = Порівну: кидок повторюється.
potentials-match-proof = { $proof ->
    [both] Кидок випливає з числа, яке сервер зафіксував до матчу, змішаного з випадковим числом кожного гравця.
    [replaced] Сервер зберіг не те випадкове число, яке було надіслано. Кидки цього матчу нічого не доводять.
    [white] Кидок випливає з числа, яке сервер зафіксував до матчу, і з випадкового числа білих.
    [black] Кидок випливає з числа, яке сервер зафіксував до матчу, і з випадкового числа чорних.
   *[server] Кидок випливає з числа, яке сервер сам зафіксував до матчу.
}
potentials-match-who = { $player ->
    [w] Білі: хто виграв гру?
   *[b] Чорні: хто виграв гру?
}
potentials-match-winner = { $player ->
    [w] Виграли білі
   *[b] Виграли чорні
}
potentials-match-draw = Нічия
potentials-match-dice = Хай вирішать кубики
potentials-match-disagreed = Ваші відповіді різняться. Введіть результат ще раз або домовтеся про кубики.
potentials-match-paused = Партія GIPF на паузі
potentials-match-linked = Так закінчилася пов’язана гра
potentials-match-has-white = Білими грає той, кому кинули виклик.
potentials-play-do-answer = Дозволь застосування або кинь виклик.
potentials-play-do-roll = Вирішують кубики.
potentials-play-do-enter = Зіграйте деінде й скажіть, хто виграв.
play-potentials-failed = Гру не вдалося завантажити. Немає мережі?

### Все фразы сайта на русском. Сообщения и их аргументы те же, что в en.ftl.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Учитесь, играйте и разбирайте партии в YINSH и GIPF прямо в браузере: с сильной программой, вдвоём за одним экраном или по сети. Почти всё работает и офлайн.
site-skip = К содержанию
site-menu = Главное меню
site-play = Играть
site-analyse = Анализ
site-learn = Уроки
site-rules = Правила
site-settings = Настройки
site-about = О сайте
site-language = Язык
site-close = Закрыть
site-credit = YINSH и GIPF — игры Криса Бурма. Gipfel не связан с ним и его издателями.
site-new-version = Появилась новая версия Gipfel. Ваши партии сохранены.
site-reload = Перезагрузить
site-offline = Вы не в сети. Всё на этой странице продолжает работать.
site-online = Вы снова в сети.
site-broken-entry = Часть данных, сохранённых в этом браузере, не удалось прочитать ({ $name }). Они сохранены отдельно; всё остальное без изменений.
site-no-script = Для игрового поля нужен JavaScript. Правила можно читать и без него.

home-title = YINSH и GIPF: красивая игра
home-lead = Две из лучших абстрактных игр. Играйте сразу, без регистрации, даже без сети.
home-game = Игра
home-play = Играть
home-against = уровень { $level }
home-learn = Научиться за десять минут
home-lessons = { $count ->
    [one] { $count } короткий урок
    [few] { $count } коротких урока
    [many] { $count } коротких уроков
   *[other] { $count } короткого урока
  }
home-friend = Сыграть с другом
home-friend-how = отправьте ссылку
home-touch-yinsh = Коснитесь кольца и продолжайте против уровня 1.
home-touch-gipf = Коснитесь зелёной точки и продолжайте против уровня 1.
home-click-yinsh = Нажмите на кольцо и продолжайте против уровня 1.
home-click-gipf = Нажмите на зелёную точку и продолжайте против уровня 1.
home-yours = Ваш ход: белыми против уровня 1.
home-pause = Пауза
home-again = Смотреть
home-larger = Поле крупнее
home-learn-yinsh = Освоить YINSH
home-learn-gipf = Освоить GIPF
home-resume = Продолжить партию
home-yinsh-about = Кольца оставляют за собой фишки и переворачивают те, через которые перепрыгивают. За каждый ряд из пяти фишек вашего цвета вы убираете одно своё кольцо. Уберите три, чтобы выиграть.
home-gipf-about = Вдвигайте свои камни с края. Четыре в ряд возвращаются в ваш запас и захватывают камни соперника, которые продолжают ряд. Если камни кончились, вы проиграли.
home-person-title = Вдвоём за одним экраном
home-person-about = Положите устройство между собой. Если хотите, с часами и с полем, которое поворачивается к тому, чей ход.
home-engine-title = Десять уровней
home-engine-about = От мягкого первого соперника до полной силы нашей программы. Она работает целиком в вашем браузере.
home-analyse-title = Разберите свои партии
home-analyse-about = Пробуйте другие ходы, смотрите, что сыграла бы программа, расставляйте любую позицию и делитесь ею по ссылке.
home-live = Сейчас играют
home-live-none = Сейчас здесь никто не играет. Будьте первыми!
home-live-start = Найти соперника
home-live-all = Все партии
home-night = Клубный вечер: { $game }, { $clock }, { $time }
home-night-now = Начался клубный вечер: { $game }, { $clock }. Присоединяйтесь!
home-waiting = { $count ->
    [one] { $count } игрок ждёт соперника.
    [few] { $count } игрока ждут соперника.
    [many] { $count } игроков ждут соперника.
   *[other] { $count } игрока ждут соперника.
}

settings-title = Настройки
settings-lead = Хранятся только в этом браузере.
settings-look = Вид
settings-theme = Тема
settings-theme-system = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-contrast = Высокий контраст
settings-board = Игровое поле
settings-speed = Анимация
settings-speed-off = Нет
settings-speed-fast = Быстрая
settings-speed-normal = Обычная
settings-speed-slow = Медленная
settings-coordinates = Координаты
settings-coordinates-outside = По краю
settings-coordinates-inside = У каждой точки
settings-coordinates-off = Нет
settings-board-theme = Поле
settings-board-theme-wood = Дерево
settings-board-theme-stone = Камень
settings-board-theme-night = Ночь
settings-pieces = Фигуры
settings-pieces-ivory = Слоновая кость и эбен
settings-pieces-flat = Плоские
settings-pieces-clear = Для дальтоников
settings-volume = Громкость
settings-preview = Предпросмотр
settings-targets = Показывать возможные ходы
settings-field = Показывать поле для ввода ходов
settings-sound = Звуки
settings-engine = Программа
settings-evaluation = Показывать во время игры, у кого лучше
settings-lines = Варианты в анализе
settings-reset = Сбросить настройки
settings-was-reset = Все настройки сброшены.
settings-keys = Клавиши на поле
settings-keys-column = вдоль столбца
settings-keys-across = в двух других направлениях
settings-keys-jump = к месту по названию, например e5
settings-keys-act = выбрать
settings-keys-back = отменить часть хода
settings-keys-step = листать ходы, если фокус не на точке поля
settings-keys-step-anywhere = листать ходы везде
settings-keys-flip = повернуть поле
settings-data = Ваши данные
settings-data-about = Партии с программой и за одним экраном, успехи и эти настройки хранятся в этом браузере. Больше их никто не видит.
settings-erase = Стереть всё
settings-erase-sure = Стереть все партии, успехи и настройки в этом браузере? Отменить это будет нельзя.
settings-erase-yes = Стереть
settings-erase-no = Оставить
settings-erased = Всё, что хранилось в этом браузере, стёрто.

about-title = О сайте Gipfel
about-what = Gipfel — это сайт о настольных играх YINSH и GIPF: точные правила всех вариантов, сильная программа, уроки и поле для анализа, на девяти языках.
about-designer = Обе игры придумал Крис Бурм, они входят в его проект GIPF, и названия принадлежат ему. Если они вам нравятся, купите их: на настоящем столе они прекрасны.
about-free = Gipfel — свободная программа. Её можно запустить на своём компьютере одной командой, прочитать, как она устроена, и использовать её правила, движок и данные в своих программах.
about-private = Здесь нет рекламы, слежки и запросов к другим сайтам. То, что вы делаете в одиночку, остаётся в вашем браузере. О партиях по сети сервер хранит то, что ему нужно, и всё, что он о вас знает, можно скачать или удалить.
about-accessible = Всё работает с клавиатуры и с программой экранного доступа, на одном поле для всех. Если что-то не работает, это ошибка: пожалуйста, сообщите нам.
about-version = Версия { $version }

missing-title = Страница не найдена
missing-about = Возможно, адрес устарел или набран с ошибкой. Ничего вашего не потеряно.
missing-home = На главную страницу
offline-title = Нет сети
offline-about = Этой страницы нет на устройстве, а сервер недоступен. Игра здесь, уроки, правила и разбор работают без сети.
offline-again = Попробовать ещё раз

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Игровое поле
board-help = Стрелки ведут вдоль линий, с Shift — в третьем направлении. Наберите название, например e5, чтобы перейти туда. Enter выбирает, Escape отменяет. Page Down ведёт к следующему месту, которое можно выбрать.
board-column = Столбец { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = пусто
board-dot = крайняя точка
board-picked = в руке
board-goes = будет убран, Enter — оставить
board-stays = остаётся на поле, Enter — убрать
board-can-choose = можно выбрать
board-can-place = сюда можно поставить кольцо
board-can-move = { $count ->
        [one] может пойти на { $count } место
        [few] может пойти на { $count } места
        [many] может пойти на { $count } мест
       *[other] может пойти на { $count } места
    }
board-can-land = кольцо может остановиться здесь
board-can-land-flipping = { $count ->
        [one] кольцо может остановиться здесь, перевернёт { $count } фишку
        [few] кольцо может остановиться здесь, перевернёт { $count } фишки
        [many] кольцо может остановиться здесь, перевернёт { $count } фишек
       *[other] кольцо может остановиться здесь, перевернёт { $count } фишки
    }
board-can-take-off = можно убрать
board-can-enter = сюда можно ввести камень
board-can-push = { $count ->
        [one] сюда можно вдвинуть камень, сдвинется { $count } камень
        [few] сюда можно вдвинуть камень, сдвинутся { $count } камня
        [many] сюда можно вдвинуть камень, сдвинутся { $count } камней
       *[other] сюда можно вдвинуть камень, сдвинутся { $count } камня
    }
board-can-push-ways = { $count ->
        [one] { $count } направление сдвига
        [few] { $count } направления сдвига
        [many] { $count } направлений сдвига
       *[other] { $count } направления сдвига
    }
board-can-remove = { $count ->
        [one] часть { $count } ряда, который надо убрать
        [few] часть { $count } рядов, которые надо убрать
        [many] часть { $count } рядов, которые надо убрать
       *[other] часть { $count } рядов, которые надо убрать
    }
board-arrow = От { $from } к { $to }, { $can }
board-segment = Ряд от { $from } до { $to }
board-flips = { $count ->
        [one] { $point }, перевернёт { $count }
        [few] { $point }, перевернёт { $count }
        [many] { $point }, перевернёт { $count }
       *[other] { $point }, перевернёт { $count }
    }
board-several = { $index } из { $count }: { $name }.
board-help-several = Стрелки показывают другие, Enter выбирает этот.
board-help-picked = { $count ->
        [one] Есть { $count } цель.
        [few] Есть { $count } цели.
        [many] Есть { $count } целей.
       *[other] Есть { $count } цели.
    }
board-help-toggles = Некоторые камни этого ряда могут остаться. Стрелки ведут к каждому и к кнопке, которая убирает ряд; Enter переключает, останется камень или уйдёт.
board-draw-from = Рисование от { $point }. Enter в другом месте рисует стрелку, здесь ещё раз — круг; Escape отменяет.
board-draw-arrow = Стрелка { $from } – { $to }
board-draw-circle = Круг { $point }
board-confirm = Убрать { $count }
board-confirm-none = Выберите хотя бы один камень
board-badge-stays = остаётся
board-badge-goes = уходит
board-ask-keep = Коснитесь камня GIPF: он останется или уйдёт. Ваш вернётся в запас, чужой будет захвачен.
board-ask-row = Здесь пересекаются ряды. Какой?
board-lesson = Урок об этом правиле
board-pass = Пас
board-leave = Оставить ряды
board-bring = Какой камень ввести
board-bring-single = Простой камень
board-bring-gipf = Камень GIPF
board-reserve-low = { $count ->
    [one] В запасе остался только { $count } камень. Кому нечем ходить, тот проиграл.
    [few] В запасе осталось только { $count } камня. Кому нечем ходить, тот проиграл.
    [many] В запасе осталось только { $count } камней. Кому нечем ходить, тот проиграл.
   *[other] В запасе осталось только { $count } камня. Кому нечем ходить, тот проиграл.
}
board-entry-label = Введите ход
board-entry-play = Сыграть
board-rings-to-place = { $player ->
        [w] Белым осталось поставить { $count ->
        [one] { $count } кольцо
        [few] { $count } кольца
        [many] { $count } колец
       *[other] { $count } кольца
    }
       *[b] Чёрным осталось поставить { $count ->
        [one] { $count } кольцо
        [few] { $count } кольца
        [many] { $count } колец
       *[other] { $count } кольца
    }
    }
board-rings-off = { $player ->
    [w] Белые убрали колец: { $count } из { $of }
   *[b] Чёрные убрали колец: { $count } из { $of }
}
board-reserve = { $player ->
        [w] У белых в запасе { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
       *[b] У чёрных в запасе { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
    }
board-captured = { $player ->
        [w] Белые захватили { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
       *[b] Чёрные захватили { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
    }
board-pool = { $count ->
        [one] В общем запасе осталась { $count } фишка
        [few] В общем запасе осталось { $count } фишки
        [many] В общем запасе осталось { $count } фишек
       *[other] В общем запасе осталось { $count } фишки
    }

piece-ring = { $color ->
        [w] белое кольцо
       *[b] чёрное кольцо
    }
piece-marker = { $color ->
        [w] белая фишка
       *[b] чёрная фишка
    }
piece-single = { $color ->
        [w] белый камень
       *[b] чёрный камень
    }
piece-gipf = { $color ->
        [w] белый камень GIPF
       *[b] чёрный камень GIPF
    }

say-place = { $player ->
        [w] Белые ставят кольцо на { $point }.
       *[b] Чёрные ставят кольцо на { $point }.
    }
say-move = { $player ->
        [w] Белые ведут кольцо с { $from } на { $to }.
       *[b] Чёрные ведут кольцо с { $from } на { $to }.
    }
say-move-flip = { $player ->
        [w] Белые ведут кольцо с { $from } на { $to } и переворачивают { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }.
       *[b] Чёрные ведут кольцо с { $from } на { $to } и переворачивают { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }.
    }
say-enter = { $player ->
        [w] Белые вводят { $kind ->
        [gipf] камень GIPF
       *[single] камень
    } на { $point }.
       *[b] Чёрные вводят { $kind ->
        [gipf] камень GIPF
       *[single] камень
    } на { $point }.
    }
say-push = { $player ->
        [w] Белые вводят { $kind ->
        [gipf] камень GIPF
       *[single] камень
    } с { $from } и сдвигают { $count ->
        [one] { $count } камень, на { $to }
        [few] { $count } камня, дальний на { $to }
        [many] { $count } камней, дальний на { $to }
       *[other] { $count } камня, дальний на { $to }
    }.
       *[b] Чёрные вводят { $kind ->
        [gipf] камень GIPF
       *[single] камень
    } с { $from } и сдвигают { $count ->
        [one] { $count } камень, на { $to }
        [few] { $count } камня, дальний на { $to }
        [many] { $count } камней, дальний на { $to }
       *[other] { $count } камня, дальний на { $to }
    }.
    }
say-remove-row = { $player ->
        [w] Белые убирают ряд от { $from } до { $to }.
       *[b] Чёрные убирают ряд от { $from } до { $to }.
    }
say-remove = { $player ->
        [w] Белые убирают { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    } ряда от { $from } до { $to }.
       *[b] Чёрные убирают { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    } ряда от { $from } до { $to }.
    }
say-captured = { $count ->
        [one] { $count } из них захвачен.
        [few] { $count } из них захвачены.
        [many] { $count } из них захвачены.
       *[other] { $count } из них захвачены.
    }
say-stays = { $count ->
        [one] { $count } камень GIPF остаётся.
        [few] { $count } камня GIPF остаются.
        [many] { $count } камней GIPF остаются.
       *[other] { $count } камня GIPF остаются.
    }
say-take-off = { $player ->
    [w] Белые убирают кольцо с { $point }.
   *[b] Чёрные убирают кольцо с { $point }.
}
say-pass = { $player ->
        [w] Белые не могут пойти и пасуют.
       *[b] Чёрные не могут пойти и пасуют.
    }
say-leave = { $player ->
        [w] Белые оставляют ряды камней GIPF.
       *[b] Чёрные оставляют ряды камней GIPF.
    }
say-undone = Ход взят назад.
say-win = { $player ->
        [w] Белые выигрывают.
       *[b] Чёрные выигрывают.
    }
say-draw = Партия заканчивается вничью.
say-because-rings-off = Убрано достаточно колец.
say-because-pool-empty = Общий запас пуст.
say-because-no-moves = Никто не может пойти кольцом.
say-because-reserve-empty = Запас соперника пуст.
say-because-gipf-pieces-gone = Последний камень GIPF покинул поле.
say-because-repetition = Одна и та же позиция возникла в третий раз.
say-task-place = { $player ->
    [w] Белые должны поставить кольцо.
   *[b] Чёрные должны поставить кольцо.
}
say-task-move = { $player ->
    [w] Белые должны пойти кольцом.
   *[b] Чёрные должны пойти кольцом.
}
say-task-row = { $player ->
    [w] Белые должны убрать ряд из пяти.
   *[b] Чёрные должны убрать ряд из пяти.
}
say-task-ring = { $player ->
    [w] Белые должны убрать кольцо.
   *[b] Чёрные должны убрать кольцо.
}
say-task-push = { $player ->
    [w] Белые должны ввести камень.
   *[b] Чёрные должны ввести камень.
}
say-task-remove = { $player ->
    [w] Белые должны убрать ряд.
   *[b] Чёрные должны убрать ряд.
}

## Refusals: why something is not allowed

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Строка { $line }: { $reason }
refusal-at-turn = Строка { $line }, ход { $token }: { $reason }

# A page asks for something that does not exist.
refusal-allowed = Это можно выбрать.
refusal-no-point = На этом поле нет точки { $point }.
refusal-no-table = Эта партия уже не открыта. Перезагрузите страницу, чтобы продолжить.
refusal-no-turn = В этой партии нет такого хода.
refusal-nothing-chosen = Сначала выберите что-нибудь на поле.
refusal-request = На этой странице что-то пошло не так. Перезагрузите её; ваша партия сохранена.
refusal-too-many-tables = На этой странице открыто слишком много партий. Перезагрузите её, чтобы продолжить.

# Rules of both games.
refusal-game-over = Партия окончена. Начните новую или возьмите ход назад.
refusal-other-game = Это действие из другой игры.
refusal-other-player = Ваш ход закончен: теперь ход другого игрока.

# Rules of YINSH.
refusal-all-placed = Все десять колец на поле. Теперь ходите одним из своих.
refusal-must-move = Пасовать можно, только если ни одно из ваших колец не может пойти.
refusal-no-ring = Здесь нет кольца. Выберите одно из своих.
refusal-not-a-row = Ряд — это пять фишек одного цвета подряд по прямой.
refusal-not-in-line = Кольцо ходит по прямой, вдоль линий поля.
refusal-not-your-ring = Это кольцо соперника. Выберите одно из своих.
refusal-not-your-row = Этот ряд цвета соперника: убрать его может только соперник.
refusal-point-occupied = Это место занято. Кольцу нужно пустое место.
refusal-ring-first = Вы убрали ряд: теперь уберите одно из своих колец.
refusal-ring-in-the-way = Кольцо не может перепрыгнуть через другое кольцо.
refusal-ring-only-after-row = Кольцо убирают только после того, как убран ряд из пяти.
refusal-ring-stuck = Это кольцо не может пойти: ему не достать ни до одного пустого места.
refusal-row-first = У вас ряд из пяти. Сначала уберите его.
refusal-still-placing = Сначала игроки по очереди ставят все десять колец. Только потом кольца ходят.
refusal-stop-after-jump = После прыжка кольцо должно остановиться на первом пустом месте за фишками.
refusal-target-occupied = Это место занято. Кольцо должно остановиться на пустом месте.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = В стандартной игре все камни GIPF на поле с самого начала. Вы вводите простые камни.
refusal-empty-spot = Одна из этих точек пуста.
refusal-first-must-be-gipf = Первым надо ввести камень GIPF.
refusal-gipf-right-lost = Вы ввели простой камень и больше не можете вводить камни GIPF.
refusal-line-full = Эта линия заполнена. Для сдвига на ней нужна пустая точка.
refusal-must-remove = В этом ряду есть простые камни, поэтому его надо убрать.
refusal-no-gipf-pieces = В основной игре нет камней GIPF.
refusal-not-on-rim = Камни входят с точек вокруг поля. Выберите крайнюю точку или игровую точку рядом с ней.
refusal-not-one-row = Это не часть вашего ряда. Ряд — это четыре или больше ваших камней подряд.
refusal-nothing-to-push = Эта точка пуста, и сдвигать нечего: назовите только её, без крайней точки.
refusal-nothing-to-remove = У вас нет ряда из четырёх, так что убирать нечего.
refusal-remove-first = У вас ряд из четырёх или больше. Уберите его, прежде чем ходить.
refusal-removes-nothing = Выберите хотя бы один камень, который нужно убрать.
refusal-reserve-too-small = Камень GIPF складывают из двух камней, а у вас в запасе только один.
refusal-single-stays = Нужно убрать все простые камни ряда и те, что примыкают к нему без промежутка. Остаться могут только камни GIPF.
refusal-spot-occupied = Здесь стоит камень. Выберите крайнюю точку, с которой сдвигаете, чтобы было ясно, куда он пойдёт.

# Unreadable actions.
refusal-dot-alone = Это крайняя точка. Назовите и точку, до которой доходит сдвиг, как в e9-e6.
refusal-gipf-point = Такой точки нет. Столбцы идут от a до i, строки считают со стороны белых.
refusal-gipf-shape = Это не ход GIPF. Пишите e8, чтобы ввести камень на пустую точку, e9-e6, чтобы сдвинуть с крайней точки, xe2,e3,e4,e5, чтобы убрать камни, или =, чтобы оставить ряд.
refusal-named-twice = { $point } названо дважды.
refusal-no-line = От этой крайней точки к этой игровой точке линия не ведёт.
refusal-not-a-dot = Сдвиг начинается с крайней точки.
refusal-not-a-spot = Это крайняя точка. Камни не могут на ней оставаться.
refusal-not-five = Ряд — это пять мест по прямой. Назовите оба его конца, как в xc2-c6.
refusal-reaches = При этом сдвиге дальний камень доходит до { $point }. Назовите эту точку.
refusal-which-removal = Укажите, какие камни убрать.
refusal-wrong-mark = Знак у { $point } неверен: G — для камня GIPF, * — для камня соперника.
refusal-yinsh-point = Такого места нет. Столбцы идут от a до k, строки пронумерованы, как на поле.
refusal-yinsh-shape = Это не ход YINSH. Пишите f6, чтобы поставить кольцо, e1-e9, чтобы пойти им, xc2-c6, чтобы убрать ряд, xf9, чтобы убрать кольцо, или pass.

# Positions.
refusal-board-column = В столбце { $name } неверное число точек.
refusal-board-columns = На поле неверное число столбцов. Столбцы разделяет /.
refusal-board-letter = Буква { $name } не обозначает никакой фигуры.
refusal-piece-twice = На { $point } стоят две фигуры.
refusal-position-all-placed = Все десять колец на поле, больше поставить нечего.
refusal-position-both-won = Оба игрока убрали достаточно колец для победы. Выиграть может только один.
refusal-position-first-out-of-turn = { $player ->
        [w] Белые ещё не ввели первый камень, так что ничего не могло быть сыграно.
       *[b] Чёрные ещё не ввели первый камень: на поле может быть только первый камень белых, и ход чёрных.
    }
refusal-position-gipf-fields = Это не позиция GIPF. В позиции четыре части, например p2P/5/6/P5p/6/5/p2P w push 12-12. В турнирной игре есть пятая, например GGgg.
refusal-position-gipf-pieces-gone = { $player ->
        [w] У белых нет камня GIPF, значит, они проиграли. Дайте им хотя бы один.
       *[b] У чёрных нет камня GIPF, значит, они проиграли. Дайте им хотя бы один.
    }
refusal-position-gipf-stage = Третья часть позиции — push, remove:w или remove:b.
refusal-position-no-row = У того, чей ход, нет ряда, который надо убрать.
refusal-position-placing-out-of-turn = Кольца ставят по очереди, белые первыми. Число колец не согласуется с тем, чей ход.
refusal-position-placing-too-late = Пока ставят кольца, на поле нет фишек и ни одно кольцо не убрано.
refusal-position-player = Вторая часть позиции — w или b: чей ход.
refusal-position-reserves = Запасы — это два числа, сначала белых, например 12-12.
refusal-position-right-after-single = { $player ->
        [w] Белые ввели простые камни и больше не могут вводить камни GIPF.
       *[b] Чёрные ввели простые камни и больше не могут вводить камни GIPF.
    }
refusal-position-right-before-first = { $player ->
        [w] Белые ещё не ввели ни одного камня, значит, все 18 в запасе.
       *[b] Чёрные ещё не ввели ни одного камня, значит, все 18 в запасе.
    }
refusal-position-rights = Последняя часть говорит, кто ещё может вводить камни GIPF: G — белые, g — чёрные (до первого камня буква удваивается), знак - значит, что никто.
refusal-position-ring-after-win = Партия была выиграна раньше, чем можно было убрать это кольцо.
refusal-position-ring-count = { $player ->
    [w] У белых должно быть всего пять колец, на поле и убранных.
   *[b] У чёрных должно быть всего пять колец, на поле и убранных.
}
refusal-position-rings-off = Убранные кольца — это два числа, сначала белых, например 0-0.
refusal-position-row-standing = { $player ->
    [w] У белых ряд, который надо сначала убрать.
   *[b] У чёрных ряд, который надо сначала убрать.
}
refusal-position-too-many-gipf-pieces = { $player ->
        [w] У белых больше камней GIPF, чем позволяет эта игра.
       *[b] У чёрных больше камней GIPF, чем позволяет эта игра.
    }
refusal-position-too-many-markers = Фишек больше, чем в общем запасе, где их 51.
refusal-position-too-many-pieces = { $player ->
    [w] У белых на поле и в запасе больше камней, чем допускает эта игра.
   *[b] У чёрных на поле и в запасе больше камней, чем допускает эта игра.
}
refusal-position-too-many-rings-off = { $player ->
    [w] Белые убрали больше колец, чем нужно для победы.
   *[b] Чёрные убрали больше колец, чем нужно для победы.
}
refusal-position-two-handicaps = Фора может быть только у одного игрока.
refusal-position-yinsh-fields = Это не позиция YINSH. В позиции четыре части, например 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = Третья часть позиции — place, move, row:w, row:b, ring:w или ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } не может стоять перед первым ходом.
refusal-command = { $name } — недопустимое показание часов или оценка.
refusal-comment = В комментарии не может быть закрывающей фигурной скобки, [%clk и [%eval.
refusal-empty-variation = В этом варианте нет ходов.
refusal-event = Одно событие этого журнала не говорит, кто что передвинул, откуда и куда.
refusal-excerpt = Части этой партии не хватает: кольца ходят до того, как все они поставлены.
refusal-fields = В строке четыре части, разделённые табуляцией: игра, победитель, убранные кольца, ходы.
refusal-goes-on = В записи указан результат, но по правилам партия не окончена.
refusal-handicap = Фору пишут как w или b и 1, 2 или 3, например w2.
refusal-json = Это не партия в формате JSON, или её часть отсутствует.
refusal-no-game-tag = В этом тексте не сказано, какая это игра. Выберите игру и попробуйте ещё раз или добавьте строку вида [Game "yinsh"].
refusal-no-handicap = В этой игре форы не бывает.
refusal-no-reserve = Запас игрока есть только в GIPF, этому числу здесь не место.
refusal-no-turns = В этом тексте нет партии.
refusal-no-variation = Эта скобка закрывает вариант, который не был открыт.
refusal-not-text = Это не текст.
refusal-not-to-act = { $player ->
        [w] Здесь действуют белые, но ход чёрных.
       *[b] Здесь действуют чёрные, но ход белых.
    }
refusal-other-variant = Эта нотация относится к другой игре.
refusal-player = { $name } — не один из двух игроков.
refusal-reserve-count = Указанное число камней в запасе ({ $name }) не соответствует партии.
refusal-result = Указанный результат не соответствует партии.
refusal-result-in-variation = Результат может стоять только в конце партии, не в варианте.
refusal-rings-off-count = Указанное число убранных колец не соответствует партии.
refusal-rings-off-shape = { $name } — не число убранных колец. Пишите сначала число белых, например 2-3.
refusal-sgf = Этот файл не партия YINSH или GIPF с Boardspace, или он повреждён.
refusal-tag = Тег { $name } нельзя внести в запись партии.
refusal-tag-shape = { $name } — не тег. Пишите теги так: [White "Ada"].
refusal-tag-twice = Тег { $name } указан дважды.
refusal-tag-value = Недопустимое значение: { $name }.
refusal-text-too-long = Этот текст слишком длинный.
refusal-too-deep = Варианты вложены слишком глубоко.
refusal-too-many-actions = Эта партия слишком длинная.
refusal-two-results = Указаны два разных результата.
refusal-two-starts = Партия начинается с форой или с позиции, но не то и другое.
refusal-unclosed-comment = Комментарий, который начинается здесь, не закрыт.
refusal-unclosed-variation = Вариант, который начинается здесь, не закрыт.
refusal-unfinished-turn = Незавершённым может быть только последний ход.
refusal-unknown-token = { $name } здесь недопустимо.
refusal-unknown-variant = Такой игры нет. Игры: yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament и gipf-potentials.
refusal-winner = { $name } — недопустимый победитель. Пишите W, B, draw или resign.

## Play

play-title = Играть
play-loading = Готовим поле…
play-failed = Поле не удалось загрузить. Проверьте соединение и попробуйте ещё раз; ваши партии сохранены.
play-again = Попробовать ещё раз

# Setting up a game.
play-setup = Новая партия
play-game = Игра
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH, укороченная
play-variant-gipf-basic = GIPF, основные
play-variant-gipf-standard = GIPF, стандартные
play-variant-gipf-tournament = GIPF, турнирные
play-about-yinsh = Стройте ряды из пяти. Уберите три кольца, чтобы выиграть.
play-about-yinsh-blitz = Быстро: выигрывает первое убранное кольцо.
play-about-gipf-basic = Просто: кончились камни — вы проиграли.
play-about-gipf-standard = Потеряли последний камень GIPF — вы проиграли.
play-about-gipf-tournament = Выберите, со сколькими камнями GIPF играть.
play-opponent = Соперник
play-opponent-engine = Программа
play-opponent-person = Другой человек за этим экраном
play-level = Уровень
play-level-of = Уровень { $level }: { $name }
play-level-1 = Новичок
play-level-2 = Начинающий
play-level-3 = Любитель
play-level-4 = Увлечённый игрок
play-level-5 = Опытный любитель
play-level-6 = Клубный игрок
play-level-7 = Сильный игрок
play-level-8 = Эксперт
play-level-9 = Мастер
play-level-10 = Полная сила
play-level-easy = легко
play-level-hard = трудно
play-color = Ваш цвет
play-white = Белые
play-black = Чёрные
play-chance = Случайно
play-names = Имена
play-name-white = Имя белых
play-name-black = Имя чёрных
play-turning = Поворачивать поле к тому, чей ход
play-more = Часы и прочее
play-clock = Часы
play-clock-none = Без часов
play-clock-time-control = { $minutes } мин + { $seconds } с
play-clock-own = Свои
play-clock-minutes = Минут каждому
play-clock-increment = Секунд добавки за ход
play-clock-note = Первый ход белых — без отсчёта времени. Часы стоят, пока страница закрыта.
play-handicap = Фора
play-handicap-none = Нет
play-handicap-white = { $count ->
        [one] У белых на { $count } камень больше
        [few] У белых на { $count } камня больше
        [many] У белых на { $count } камней больше
       *[other] У белых на { $count } камня больше
    }
play-handicap-black = { $count ->
        [one] У чёрных на { $count } камень больше
        [few] У чёрных на { $count } камня больше
        [many] У чёрных на { $count } камней больше
       *[other] У чёрных на { $count } камня больше
    }
play-evaluation-show = Показывать, у кого лучше
play-start = Начать партию
play-import = Открыть запись

# The game.
play-you = Вы
play-engine-level = Программа, уровень { $level }
play-your-turn = Ваш ход
play-turn-of = { $player ->
        [w] Ход белых
       *[b] Ход чёрных
    }
play-title-turn = Ваш ход · { $game }
play-title-thinking = Программа думает · { $game }
play-title-over = Партия окончена · { $game }
play-to-act = ходят
play-thinking = Программа думает…
play-engine-loading = Программа загружается… { $percent } %
play-engine-starting = Программа загружается…
play-engine-failed = Программу не удалось загрузить. Ваша партия сохранена; она продолжится, как только программа загрузится.
play-engine-retry = Загрузить программу ещё раз
play-do-place = Поставьте кольцо на любое свободное место.
play-do-move = Выберите своё кольцо, потом куда оно пойдёт.
play-do-row = У вас ряд: выберите пять фишек, которые нужно убрать.
play-do-ring = Теперь уберите одно из своих колец.
play-do-push = Выберите крайнюю точку, потом направление.
play-do-remove = У вас ряд: уберите его.
play-do-pass = Ни одно ваше кольцо не может пойти: пасуйте.
play-looking = Вы смотрите на более раннюю позицию.
play-to-now = Назад к партии
play-time-left = { $player ->
        [w] У белых осталось { $time }
       *[b] У чёрных осталось { $time }
    }
play-time-low = { $player ->
        [w] У белых кончается время.
       *[b] У чёрных кончается время.
    }
play-turns = Ходы
play-no-turns = Ещё не сделано ни одного хода.
play-first = В начало
play-previous = На ход назад
play-next = На ход вперёд
play-last = В конец
play-hint = Подсказка
play-hint-thinking = Ищем хороший ход…
play-hint-is = Подсказка: { $turn }
play-take-back = Взять назад
play-taken-back = Ход взят назад.
play-resign = Сдаться
play-resign-who = { $player ->
        [w] Белые сдаются, и чёрные выигрывают.
       *[b] Чёрные сдаются, и белые выигрывают.
    }
play-flip = Повернуть
play-menu = Ещё
play-copy-position = Скопировать позицию
play-copied-position = Позиция скопирована.
play-copy-record = Скопировать запись
play-copied-record = Запись скопирована.
play-copy-by-hand = Этот браузер не даёт копировать. Скопируйте вручную: { $text }
play-download-record = Сохранить запись
play-share = Поделиться ссылкой на партию
play-copied-link = Ссылка скопирована.
play-analyse = Разобрать эту партию
play-new = Новая партия
play-rematch = Реванш
play-evaluation-even = Позиция равная.
play-evaluation-better = { $player ->
    [w] Перевес белых: { $points }.
   *[b] Перевес чёрных: { $points }.
  }
play-evaluation-wins = { $player ->
    [w] Белые выигрывают форсированно.
   *[b] Чёрные выигрывают форсированно.
  }
play-evaluation-none = Оценки пока нет.

# The end.
play-over = Партия окончена
play-result-won = Вы выиграли!
play-result-lost = Выиграла программа.
play-result-white = Белые выиграли!
play-result-black = Чёрные выиграли!
play-result-draw = Ничья.
play-result-open = Без результата.
play-end-rings-off = { $winner ->
    [w] Белые убрали достаточно колец.
   *[b] Чёрные убрали достаточно колец.
  }
play-end-pool-empty = { $winner ->
    [w] Общий запас пуст, и белые убрали больше колец.
    [b] Общий запас пуст, и чёрные убрали больше колец.
   *[none] Общий запас пуст, и колец убрано поровну.
  }
play-end-no-moves = { $winner ->
    [w] Никто не может пойти кольцом, и белые убрали больше колец.
    [b] Никто не может пойти кольцом, и чёрные убрали больше колец.
   *[none] Никто не может пойти кольцом, и колец убрано поровну.
  }
play-end-reserve-empty = { $winner ->
        [w] Чёрным больше нечего ввести.
       *[b] Белым больше нечего ввести.
    }
play-end-gipf-pieces-gone = { $winner ->
        [w] Чёрные потеряли последний камень GIPF.
       *[b] Белые потеряли последний камень GIPF.
    }
play-end-repetition = Одна и та же позиция возникла в третий раз.
play-end-resignation = { $winner ->
        [w] Чёрные сдались.
       *[b] Белые сдались.
    }
play-end-time = { $winner ->
        [w] Время чёрных вышло.
       *[b] Время белых вышло.
    }
play-end-other = Так сказано в записи.

# Saved games.
play-games = Ваши партии
play-games-none = Сыгранные вами партии хранятся здесь, только в этом браузере.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
play-games-open = не окончена
play-games-resume = Играть дальше
play-games-analyse = Разобрать
play-games-save = Сохранить
play-games-delete = Удалить
play-games-deleted = Партия удалена.
play-games-undo = Отменить
play-games-save-all = Сохранить все партии в один файл
play-not-kept = Сейчас этот браузер не может сохранять партии. Сохраните запись, прежде чем закрыть страницу.
play-unplayable = Сохранённую партию не удалось открыть, она остаётся в списке: { $reason }
play-elsewhere = Эта партия открыта в другой вкладке.
play-elsewhere-here = Продолжить здесь

# Records from elsewhere.
play-import-title = Открыть запись
play-import-about = Вставьте запись или выберите файл: наша нотация, Boardspace, Board Game Arena, официальная нотация GIPF или наш JSON.
play-import-text = Запись
play-import-file = Выбрать файл
play-import-read = Открыть
play-import-cancel = Отмена
play-import-empty = Сначала вставьте запись или выберите файл.
play-import-refused = Запись не удалось прочитать: { $reason }
play-import-refused-line = Строку { $line } не удалось прочитать: { $reason }
play-import-warning = Строка { $line }: { $reason }
play-import-large = Этот файл слишком велик для записи.
play-import-found = { $count ->
        [one] Найдена { $count } партия. Выберите нужную:
        [few] Найдены { $count } партии. Выберите одну:
        [many] Найдено { $count } партий. Выберите одну:
       *[other] Найдены { $count } партии. Выберите одну:
    }
play-link-refused = Эта ссылка недействительна. Создайте новую партию.
play-link-unplayable = Партию по этой ссылке нельзя сыграть: { $reason }

## Online play: the lobby

online-menu = Онлайн
online-title = Игра онлайн
online-from-play = Соперник далеко? Играйте онлайн
online-lead = Играйте с другом, с кем угодно или с программой на этом сервере. Регистрация не нужна.
online-own = Ваши партии
online-quick = Быстрый поиск
online-quick-about = Одно нажатие, и вы играете с первым, кто хочет такую же партию.
online-days = { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
online-days-short = { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
online-speed-bullet = Пуля
online-speed-blitz = Блиц
online-speed-rapid = Рапид
online-speed-classical = Классика
online-speed-correspondence = По переписке

# Setting up an online game.
online-create = Создать партию
online-opponent-link = Друг, по ссылке
online-opponent-open = Кто угодно
online-opponent-engine = Программа
online-opponent-player = Игрок по имени
online-link-about = Закрытая партия: играть и смотреть могут только те, у кого есть ссылка.
online-more = Ещё настройки
online-player-name = Имя игрока
online-clock-none = Без часов
online-clock-kind = Вид часов
online-clock-fischer = Время плюс секунды за ход
online-clock-absolute = Время на всю партию
online-clock-delay = Время с задержкой перед каждым ходом
online-clock-byo-yomi = Время, потом периоды бёёми
online-clock-days = Дни на ход
online-clock-increment = Секунд добавки за ход
online-clock-delay-seconds = Секунд задержки на ход
online-clock-periods = Число периодов
online-clock-period = Секунд в периоде
online-clock-days-number = Дней на ход
online-color-chance = Случайно
online-rated = Рейтинговая
online-rated-only = Только рейтинговые партии
online-rated-needs-account = Для рейтинговых партий нужна учётная запись.
online-rated-no-handicap = Партии с форой не идут в рейтинг.
online-rated-no-clock = Партии без часов не идут в рейтинг.
online-rated-no-custom-terms = Партии на своих условиях не идут в рейтинг.
online-rated-no-match = Матч со связанными играми не идёт в рейтинг.
online-unrated = без рейтинга
online-private = закрытая
online-start = Создать партию
online-start-seek = Найти соперника

# Waiting for an opponent.
online-seeking = Ищем соперника: { $game }, { $clock }
online-seeking-about = Можно ждать здесь или пока сыграть с программой: эту партию мы отложим, когда найдётся соперник.
online-seeking-stop = Прекратить поиск
online-seeking-engine = Играть с программой, пока ждёте
online-seeking-ended = Вы больше не ищете соперника.
online-estimate = Обычно около { $minutes } мин, судя по последним суткам.
online-estimate-soon = Обычно меньше минуты.
online-estimate-long = Обычно больше получаса.
online-estimate-none = За последние сутки такого соперника никто не нашёл: ожидание может затянуться.
online-calling = Игроков оповещено: { $count }.
online-stand = Сообщить, когда кто-то захочет сыграть
online-standing = Вы узнаете, когда кто-нибудь захочет сыграть: { $game }, { $clock }.
online-standing-about = Неделю: на любой открытой странице сайта, уведомлением браузера и письмом, если вы указали адрес.
online-standing-stop = Больше не сообщать
online-standing-away = не на сайте; получит уведомление
online-call = Позвать
online-called = { $name } хочет сыграть: { $game }, { $clock }
online-called-title = Кто-то хочет сыграть
online-paired = Соперник нашёлся!
online-paired-about = { $seconds ->
        [one] Ваша партия начнётся через { $seconds } секунду. Партия с программой сохранена.
        [few] Ваша партия начнётся через { $seconds } секунды. Партия с программой сохранена.
        [many] Ваша партия начнётся через { $seconds } секунд. Партия с программой сохранена.
       *[other] Ваша партия начнётся через { $seconds } секунды. Партия с программой сохранена.
    }
online-paired-go = К партии

online-challenge = { $name } вызывает вас: { $game }, { $clock }
online-challenge-look = Посмотреть
online-challenges = Вызовы
online-challenge-received = вызывает вас
online-challenge-sent = ждёт ответа
online-challenge-accept = Принять
online-challenge-decline = Отклонить
online-challenge-withdraw = Отозвать
online-challenge-accepted = { $name } принимает ваш вызов.
online-challenge-declined = { $name } отклоняет ваш вызов.
online-challenge-withdrawn = { $name } отзывает вызов.
online-challenge-expired = Вызов игроку { $name } истёк без ответа.

# Lists.
online-seeks = Ищут соперника
online-seeks-none = Сейчас никто. Будьте первыми!
online-open = Партии по переписке, которые ждут соперника
online-open-none = Сейчас таких нет.
online-live = Сейчас играют
online-live-none = Сейчас не идёт ни одной партии.
online-tv = Лучшая партия сейчас
tv-title = ТВ
tv-watch = Смотреть ТВ
tv-lead = Лучшая партия, которая идёт сейчас. Когда она закончится, начнётся следующая.
tv-last = Сейчас никто не играет. Это была последняя партия.
tv-engines = Сейчас никто не играет. Здесь играют друг с другом два уровня программы, в вашем браузере.
tv-next = Сейчас начнётся следующая партия.
tv-open = Открыть эту партию
online-recent = Только что завершены
online-people-title = Люди
online-followed = За кем вы следите
online-here = Сейчас здесь
online-lately = Были здесь за последнюю неделю
online-is-here = в сети
leaders-title = Таблицы лидеров
leaders-lead = Лучшие игроки с устоявшимся рейтингом за последний год. Уровни программы стоят среди них для сравнения.
leaders-rank = Место
leaders-none = Здесь ещё ни у кого нет устоявшегося рейтинга. Достаточно нескольких рейтинговых партий.
club-title = Клубный вечер
club-lead = Одна ссылка на всех. Кто готов, играет с тем, с кем встречался реже всего. Без рейтинга, одни часы, гостям рады.
club-start = Начать вечер
club-when = Когда
club-when-now = Сейчас
club-when-later = Позже
club-starts = Дата и время
club-announced = О вечере объявит главная страница, для всех. Для этого нужна учётная запись.
club-announce = Объявить о вечере
club-missing = Такого клубного вечера нет.
club-what = { $game }, { $clock }
club-begins = Начало: { $time }.
club-until = Закончится не позже { $time }.
club-over = Этот вечер закончился. Спасибо за игру!
club-name = Ваше имя на вечер
club-ready = Хочу играть
club-rest = Сделать перерыв
club-end = Закончить вечер для всех
club-waiting = Соперник найдётся, как только будет готов ещё кто-то. Не закрывайте эту страницу.
club-link = Ссылка на этот вечер
club-table = Результаты
club-nobody = Пока никого. Отправьте ссылку в клуб.
club-state = Состояние
club-results = В · Н · П
club-points = Очки
club-state-ready = готов
club-state-playing = играет
club-state-away = отдыхает
club-back = Вернуться на клубный вечер
online-take = Играть
online-ask-unrated = Играть без рейтинга
online-create-account = Создать учётную запись
online-watch = Смотреть
online-go-on = Играть дальше
online-your-turn = ваш ход
online-their-turn = ход соперника
online-waiting-for = ждёт соперника
online-people = { $count ->
    [one] В сети { $count } человек.
    [few] В сети { $count } человека.
    [many] В сети { $count } человек.
   *[other] В сети { $count } человека.
  }
online-turns = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
online-color = { $color ->
        [w] играет белыми
       *[b] играет чёрными
    }
online-against = { $white } – { $black }
online-between = рейтинг от { $from } до { $to }
online-own-seek = ваше

# Names of people.
online-guest = Гость
online-engine = Программа, уровень { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Пока никого

# The connection.
online-state-connecting = Соединяемся…
online-state-online = В сети
online-state-sending = Отправляем…
online-state-saved = Сохранено
online-state-restarting = Сервер перезапускается. Ничего не потеряно.
online-state-lost = Нет связи. Подключаемся снова…
online-state-lost-clock = Нет связи. Часы идут. Подключаемся…

# What the server refuses.
online-refused-not-your-turn = Сейчас не ваш ход.
online-refused-ply-mismatch = Партия ушла вперёд. Посмотрите на текущую позицию и попробуйте ещё раз.
online-refused-not-a-player = Вы не играете в этой партии.
online-refused-game-over = Эта партия окончена.
online-refused-no-such-game = Такой партии нет.
online-refused-no-such-seek = Эту партию больше не предлагают: кто-то успел раньше, или её отозвали.
online-refused-no-such-challenge = Этот вызов больше не действует.
online-refused-no-such-player = Такого игрока нет.
online-refused-too-late = Для этого уже поздно.
online-refused-not-now = Сейчас это невозможно.
online-refused-limit = Слишком много запросов. Подождите немного и попробуйте ещё раз.
online-refused-standing-seeks = Слишком много людей из вашей сети уже ждут уведомления. Попробуйте позже или создайте партию, которая ждёт соперника.
online-refused-muted = Сейчас вам нельзя писать в чат.
online-refused-rated-needs-account = Для рейтинговых партий нужна учётная запись. Войдите или играйте без рейтинга.
online-refused-seats-taken = В этой партии уже два игрока.
online-refused-own-game = Нельзя играть против себя.
online-refused-opponent-unavailable = Этот игрок вам недоступен. Выберите другого соперника.
online-refused-opponent-blocked = Вы заблокировали этого игрока. Сначала разблокируйте его.
online-refused-not-for-you = Эта партия предназначена другому игроку.
online-refused-not-signed-in = Вы не вошли в учётную запись. Войдите или продолжайте как гость.
online-refused-nothing-offered = Это предложение уже не действует.
online-refused-bad-plan = Вариантов в плане не больше { $limit }, в каждом от 2 до { $limit } ходов, и они не должны противоречить друг другу.
online-refused-bad-chat = В сообщении должно быть от 1 до { $limit } знаков в одной строке, или это должно быть одно из быстрых сообщений.
online-refused-busy = Все программы заняты. Попробуйте позже.
online-refused-reports-pending = Для вашей сети уже готовятся другие отчёты о партиях. Попробуйте снова, когда один из них будет готов.
online-refused-report-failed = Отчёт о партии не удалось подготовить. Запросите его ещё раз.
online-refused-unavailable = Сейчас сервер ничего не может сохранить. Ничего не изменилось; попробуйте ещё раз.
online-refused-no-network = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
online-refused-other = Сервер отказал: { $text }

## Online play: a game

game-title = Партия
game-loading = Загружаем партию…
game-unreachable = Партия сейчас недоступна. Пробуем снова…
game-missing = Такой партии нет, или она закрытая, а ссылка неполная.
game-missing-lobby = К игре онлайн
game-failed = Поле не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
game-panel = Партия
game-challenge-wait = Ждём ответа: { $name }
game-challenge-wait-about = { $name } может ответить в течение { $days } дней. Эту страницу можно закрыть: вызов останется в вашем списке.
game-challenge-you = { $name } вызывает вас.
game-challenge-other = Эта партия для игрока { $name }. Её можно будет смотреть, когда она начнётся.
game-link-lost = Ссылка известна только там, где её создали. Можно создать новую; старая тогда перестанет работать.
game-link-new = Создать новую ссылку

# Before the game.
game-invite-from = { $name } приглашает вас сыграть.
game-invite-open = { $name } ищет соперника.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
        [w] Вы будете играть белыми.
        [b] Вы будете играть чёрными.
       *[none] Цвета решит жребий.
    }
game-invite-rated = Эта партия идёт в рейтинг.
game-invite-unrated = Эта партия не идёт в рейтинг.
game-invite-no-account = Для рейтинговых партий нужна учётная запись. Без неё мы предложим игроку { $name } партию без рейтинга.
game-unrated-asked = { $name } хочет сыграть без рейтинга
game-unrated-about = Без учётной записи рейтинговая партия невозможна. Если вы согласны, игра начнётся сразу, рейтинги не изменятся.
game-invite-handicap = { $color ->
        [w] Фора: у белых в запасе на { $count } больше.
       *[b] Фора: у чёрных в запасе на { $count } больше.
    }
game-invite-play = Играть
game-invite-name = Ваше имя
game-invite-wait = Ждём вашего друга
game-invite-wait-open = Ждём, кто присоединится
game-invite-send = Отправьте эту ссылку тому, с кем хотите играть. Партия начнётся, когда её откроют и примут приглашение.
game-invite-listed = Эту партию видят все на странице «Онлайн». Она начнётся, когда кто-нибудь присоединится: ждать здесь не нужно. Ссылку можно отправить и другу.
game-invite-link = Ссылка на партию
game-invite-copy = Скопировать ссылку
game-invite-share = Поделиться
game-invite-copied = Ссылка скопирована.
game-invite-by-hand = Этот браузер копирует только по защищённому соединению (https). Выделите ссылку и скопируйте её вручную.
game-invite-code = Та же ссылка в виде QR-кода: отсканируйте его телефоном.
game-invite-cancel = Отменить приглашение
game-invite-gone = Это приглашение отменено.
sixty-title = Правила за шестьдесят секунд
sixty-lesson = Попробовать в первом уроке
sixty-yinsh-place = Положите фишку своего цвета в одно из своих колец и передвиньте кольцо по прямой. Фишка остаётся на месте.
sixty-yinsh-flip = Кольцо может перепрыгнуть через несколько фишек подряд на первое свободное место за ними. Все они переворачиваются и меняют цвет.
sixty-yinsh-row = Пять ваших фишек в ряд? Уберите их и вместе с ними одно своё кольцо. Кто убрал три кольца, тот выиграл.
sixty-yinsh-row-blitz = Пять ваших фишек в ряд? Уберите их и вместе с ними одно своё кольцо. В укороченной игре выигрывает первое кольцо.
sixty-gipf-push = Положите камень на крайнюю точку и вдвиньте его на поле. Камни на его пути сдвигаются дальше.
sixty-gipf-row = Четыре ваших камня в ряд возвращаются в ваш запас. Камни соперника, которые продолжают ряд, захватываются.
sixty-gipf-end-basic = Захваченные камни не возвращаются. Если в свой ход у вас пустой запас, вы проиграли.
sixty-gipf-end = Вы проиграли, если в свой ход у вас пустой запас или если у вас не осталось камней GIPF. Камень GIPF высотой в два камня.
sixty-potentials = Потенциалы — дополнительные камни, у каждого своя сила. Каждый входит в игру на простом камне, а применить его можно в один из следующих ходов.

# Players and clocks.
game-you = вы
game-present = здесь
game-away = нет на месте
game-spectators = { $count ->
    [0] Зрителей нет.
    [one] { $count } зритель.
    [few] { $count } зрителя.
    [many] { $count } зрителей.
   *[other] { $count } зрителя.
  }
game-clock-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
game-clock-days-hours = { $days } д { $hours } ч
game-clock-hours = { $hours } ч { $minutes } мин
game-clock-periods = { $periods ->
        [one] { $periods } период
        [few] { $periods } периода
        [many] { $periods } периодов
       *[other] { $periods } периода
    }
game-clock-left = { $player ->
        [w] У белых осталось { $time }
       *[b] У чёрных осталось { $time }
    }
game-clock-low = Ваше время на исходе.

# Whose turn it is, and what to do.
game-your-turn = Ваш ход
game-their-turn = Ходит { $name }
game-turn-of = { $player ->
        [w] Ход белых
       *[b] Ход чёрных
    }
game-thinking = Можно посмотреть прошлые ходы или задать предварительный ход.
game-watching = Вы смотрите эту партию как зритель.
game-sent = Отправляем ваш ход на сервер…
game-sent-later = Ваш ход уйдёт, как только связь вернётся.
game-new-turn = Сделан новый ход.
game-your-turn-new = Теперь ваш ход.
game-undo = Отменить
game-send = Отправить ход
game-send-about = Ваш ход готов. Отправить его?
game-not-sent = Ваш ход не принят: { $reason }
game-confirm-setting = Спрашивать, прежде чем отправить ход
game-taken-back = { $count ->
        [one] Взято назад: остался { $count } ход.
        [few] Взято назад: осталось { $count } хода.
        [many] Взято назад: осталось { $count } ходов.
       *[other] Взято назад: осталось { $count } хода.
    }
game-title-turn = Ваш ход · { $game }
game-title-wait = Ходит { $name } · { $game }
game-title-over = Партия окончена · { $game }
game-title-invite = Ожидание · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Предварительный ход
game-premove-about = Выберите следующий ход сейчас. Он уйдёт, как только сходит соперник, если ещё будет возможен.
game-premove-choose = Предварительный ход: { $action }
game-premove-set = Предварительный ход: { $turn }. Нажмите Escape или коснитесь поля, чтобы отменить.
game-premove-dropped = Предварительный ход отменён.
game-premove-impossible = Предварительный ход { $turn } больше невозможен.
game-premove-not-now = В этой позиции предварительный ход невозможен.

# Conditional turns.
game-plan = Условные ходы
game-plan-about = «Если сыграют так, я отвечу так». Сервер сыграет ваши ответы за вас. Больше их никто не видит.
game-plan-add = Добавить вариант
game-plan-none = Вариантов пока нет.
game-plan-line = Если { $line }
game-plan-delete = Удалить этот вариант
game-plan-theirs = Сделайте на поле ход за соперника.
game-plan-mine = Теперь сыграйте свой ответ.
game-plan-save = Сохранить вариант
game-plan-back = На ход назад
game-plan-cancel = Отмена
game-plan-kept = Ваши условные ходы сохранены.
game-plan-full = Достигнуто наибольшее число вариантов: { $limit }.
game-plan-resign = потом сдаться
game-plan-your-turn = Сейчас ваш ход. Условные ходы задают, пока ждут соперника.

# Offers and requests.
game-resign = Сдаться
game-premove-short = Заранее
game-take-back-short = Вернуть
game-draw-short = Ничья
game-offer-once = Одно предложение за ход. Снова можно предложить после следующего хода.
game-resign-sure = Сдать эту партию?
game-resign-about = Выиграет соперник.
game-resign-yes = Сдаться
game-resign-no = Играть дальше
game-abort = Прервать
game-abort-sure = Прервать эту партию?
game-abort-about = Никто не выиграет, и партия не засчитывается.
game-abort-yes = Прервать
game-draw = Предложить ничью
game-draw-offered = Вы предложили ничью.
game-draw-asked = { $name } предлагает ничью.
game-take-back = Попросить ход назад
game-take-back-offered = Вы попросили взять ход назад.
game-take-back-asked = { $name } просит взять ход назад.
game-draw-early = Ничью можно предложить, когда оба сделают по ходу.
game-take-back-early = Вы ещё не сделали ни одного хода.
game-rematch = Реванш
game-rematch-offered = Вы предложили реванш.
game-rematch-asked = { $name } предлагает реванш.
game-rematch-go = К следующей партии
game-accept = Принять
game-decline = Отклонить
game-declined = { $name } отвечает отказом.
game-gone = { $name } не на связи.
game-gone-wait = { $seconds ->
        [one] Засчитать победу или ничью можно через { $seconds } секунду.
        [few] Засчитать победу или ничью можно через { $seconds } секунды.
        [many] Засчитать победу или ничью можно через { $seconds } секунд.
       *[other] Засчитать победу или ничью можно через { $seconds } секунды.
    }
game-gone-now = Можно засчитать победу или ничью, а можно ждать дальше.
game-claim-win = Засчитать победу
game-claim-draw = Засчитать ничью
game-menu = Ещё
game-match-go = К связанной игре
game-match-back = Назад к матчу
game-match-part = Эта игра решает, будет ли в матче применён потенциал.
game-match-paused = Партия GIPF на паузе
game-match-linked = Связанная игра решает, состоится ли объявленное применение.
game-match-answer = Соперник решает: разрешить применение или бросить вызов.
game-match-decides = { $player ->
        [w] Решают белые
       *[b] Решают чёрные
    }
game-match-choice = Разрешить применение или бросить вызов.
game-match-elsewhere = Решает партия, сыгранная в другом месте
game-match-entering = Оба игрока вводят, кто её выиграл.
match-name = { $game } (матч)
match-linked = Связано: { $links }
match-challenges = Вызовов на игрока: { $count }
match-explained = Применение связанного потенциала сначала объявляют. Другой игрок разрешает его или бросает вызов; после вызова потенциал применяется, только если выиграет тот, кто его объявил.
match-explained-die = Кубик: бросают оба, выигрывает большее число.
match-explained-game = Связанная игра: GIPF приостанавливается, и в другую игру играют здесь, со своими часами.
match-explained-elsewhere = Игра в другом месте: сыграйте во что угодно, например за столом, и оба введите результат.
match-part = Связанная игра матча
match-games = Связанные игры
game-flip = Повернуть поле
game-share = Поделиться ссылкой на партию
game-analyse = Разобрать
game-record = Сохранить запись
game-new = Новая партия
game-notify = Сообщать, когда мой ход
game-notify-denied = Ваш браузер блокирует уведомления с этого сайта. Это можно изменить в его настройках.
game-notify-insecure = Для уведомлений нужно защищённое соединение (https). Без него есть только звук и заголовок страницы.
game-notify-title = Ваш ход
game-notify-body = Ход игрока { $name }: { $turn }
game-notify-joined = { $name } в игре. Партия начинается.

# About the game.
game-about = Об этой партии
game-about-rated = Рейтинговая
game-about-unrated = Без рейтинга
game-about-private = Закрытая партия: её видят только игроки и те, у кого есть ссылка.
game-about-clock = Часы: { $clock }
game-about-lag = Задержка связи
game-about-lag-own = Ваше соединение отвечает за { $ms } мс.
game-about-lag-note = Сервер возвращает время, которое ход проводит в пути, до предела, одинакового для обоих.
game-about-player = Игрок
game-about-last = Последний ход
game-about-back = Возвращено
game-about-back-all = Всего
game-about-ms = { $ms } мс
game-about-seconds = { $seconds } с

# The end.
game-over = Партия окончена
game-won = Вы выиграли!
game-lost = Вы проиграли.
game-white-won = Белые выиграли.
game-black-won = Чёрные выиграли.
game-drawn = Ничья.
game-aborted = Партия прервана.
game-by-resignation = { $winner ->
        [w] Чёрные сдались.
       *[b] Белые сдались.
    }
game-by-time = { $winner ->
        [w] Время чёрных вышло.
        [b] Время белых вышло.
       *[none] Время вышло.
    }
game-by-agreement = По соглашению.
game-by-abandoned = { $winner ->
        [w] Чёрные покинули партию.
        [b] Белые покинули партию.
       *[none] Один из игроков покинул партию.
    }
game-by-aborted = Партия не засчитывается.
game-by-rules = По правилам игры.
game-rating-change = { $name }: { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = Вы играете рейтинговую партию.
game-lock-about = Пока она не окончена, программа, подсказки и анализ заблокированы. Так игра остаётся честной.
game-lock-back = Назад к вашей партии

## Online play: chat

chat-title = Чат
chat-players = Игроки
chat-spectators = Зрители
chat-none = Сообщений пока нет.
chat-say = Ваше сообщение
chat-send = Отправить
chat-phrases = Быстрые сообщения
chat-good-luck = Удачи!
chat-hello = Здравствуйте!
chat-good-game = Хорошая партия!
chat-thanks = Спасибо!
chat-nice-turn = Отличный ход!
chat-sorry = Извините!
chat-one-moment = Минутку, пожалуйста.
chat-goodbye = До свидания!
chat-mute = Скрыть чат
chat-muted = Чат скрыт.
chat-unmute = Показать чат
chat-new = { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }
chat-spoken = { $name } говорит: { $text }
chat-report-title = Пожаловаться на игрока
chat-report-about = Жалобу рассмотрит модератор. Тому, на кого вы жалуетесь, ничего не сообщат.
chat-report-who = Игрок
chat-report-reason = Причина
chat-report-cheat = Помощь программы
chat-report-abuse = Оскорбления или угрозы
chat-report-spam = Реклама
chat-report-stalling = Тянет время или бросает партии
chat-report-other = Другое
chat-report-text = Что случилось?
chat-report-send = Отправить жалобу
chat-report-cancel = Отмена
chat-report-sent = Спасибо. Ваша жалоба отправлена.
block-add = Заблокировать
block-remove = Разблокировать
block-add-name = Заблокировать игрока { $name }
block-remove-name = Разблокировать игрока { $name }
block-title = Заблокировать игрока
block-about = Заблокированных игроков вам не подбирают в соперники. Никто из вас не может бросить вызов другому, и вы не видите, что они пишут. Им об этом не сообщают. Начатые партии продолжаются.
block-done = Игрок { $name } заблокирован.
block-undone = Игрок { $name } больше не заблокирован.
block-nobody = Здесь некого блокировать.

## Analyse

analyse-title = Анализ
analyse-loading = Готовим поле…
analyse-failed = Поле не удалось загрузить. Проверьте соединение и попробуйте ещё раз; ваши разборы сохранены.
analyse-again = Попробовать ещё раз

# The board and the tree of turns.
analyse-steps = По ходам
analyse-first = В начало
analyse-previous = На ход назад
analyse-next = На ход вперёд
analyse-last = В конец
analyse-flip = Повернуть поле
analyse-open = Открыть…
analyse-new = Новый
analyse-tab-turns = Ходы
analyse-tab-engine = Программа
analyse-tab-setup = Расстановка
analyse-tab-share = Поделиться
analyse-start = Начало
analyse-no-turns = Сделайте ход на поле или откройте партию. Каждый другой ход, который вы попробуете, станет вариантом.
analyse-main-line = Главный вариант
analyse-variation = Вариант
analyse-turn-of = { $player ->
        [w] Ход белых
       *[b] Ход чёрных
    }
analyse-marks = Отметить этот ход
analyse-mark-good = Хороший
analyse-mark-poor = Ошибка
analyse-mark-very-good = Блестящий
analyse-mark-very-poor = Грубая ошибка
analyse-mark-interesting = Интересный
analyse-mark-doubtful = Сомнительный
analyse-comment = Комментарий к ходу
analyse-comment-start = Комментарий к партии
analyse-promote = Сделать главным
analyse-delete = Удалить отсюда
analyse-deleted = Удалено: { $turn } и всё, что дальше.
analyse-bring-back = Отменить
analyse-refused = Это не удалось открыть: { $reason }
analyse-turn-refused = Ход { $turn } нельзя показать: { $reason }
analyse-link-refused = Эта ссылка недействительна; вот пустое поле.
analyse-no-game = Этой партии больше нет в этом браузере.
analyse-part-failed = Эту часть страницы не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
analyse-not-kept = Сейчас этот браузер ничего не может сохранить. Сохраните запись, прежде чем закрыть страницу.

# The engine.
analyse-engine = Программа
analyse-engine-loading = Программа загружается…
analyse-engine-percent = Программа загружается… { $percent } %
analyse-engine-failed = Программу не удалось загрузить. Всё остальное работает и без неё.
analyse-engine-retry = Попробовать ещё раз
analyse-engine-over = Партия окончена.
analyse-engine-done = Программа закончила: дальнейшие размышления ничего не изменят.
analyse-lines = Число вариантов
analyse-lines-title = Что сыграла бы программа
analyse-progress = глубина { $depth } · { $speed } позиций/с
analyse-no-score = Без оценки
analyse-even = Позиция равная.
analyse-better = { $player ->
    [w] Перевес белых: { $points }.
   *[b] Перевес чёрных: { $points }.
  }
analyse-has-won = { $player ->
        [w] Белые выиграли
       *[b] Чёрные выиграли
    }
analyse-wins-in = { $player ->
        [w] { $turns ->
        [one] Белые выигрывают за { $turns } ход
        [few] Белые выигрывают за { $turns } хода
        [many] Белые выигрывают за { $turns } ходов
       *[other] Белые выигрывают за { $turns } хода
    }
       *[b] { $turns ->
        [one] Чёрные выигрывают за { $turns } ход
        [few] Чёрные выигрывают за { $turns } хода
        [many] Чёрные выигрывают за { $turns } ходов
       *[other] Чёрные выигрывают за { $turns } хода
    }
    }

# Line control.
control-title = Контроль линий
control-for = { $player ->
    [w] выгодна белым
   *[b] выгодна чёрным
  }
control-shown = Показанные линии
control-before = До хода
control-after = После хода
control-changes = Самые большие изменения
control-change = { $player ->
    [w] лучше для белых
   *[b] лучше для чёрных
  }
control-none = Этот ход не меняет ни одной линии.
control-start = Сделайте ход, чтобы увидеть, какие линии он меняет.
control-sum = Линии { $lines }, всё остальное { $rest }: { $total } без расчёта вариантов.

# The whole game.
analyse-review = Подготовить отчёт о партии
analyse-annotate = Знаки, комментарий, рисунок
analyse-draw = Рисовать
analyse-draw-about = Проведите для стрелки, коснитесь для круга; правой кнопкой мыши — всегда. Shift рисует красным, Alt синим.
analyse-review-stop = Остановить
analyse-review-doing = Программа просматривает партию: ход { $done } из { $of }
analyse-review-empty = Пока нет ходов для просмотра.
analyse-review-graph = Оценка по ходу партии
analyse-review-point = { $number } { $turn } ({ $score }). Лучше было { $better }.
analyse-review-turning-point = Это был переломный ход.
analyse-review-player = { $player ->
        [w] Белые
       *[b] Чёрные
    }
analyse-review-accuracy = Точность { $percent } %
analyse-review-faults = { $count ->
        [0] без ошибок
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
analyse-review-faultless = Программа не нашла ошибок.

# Setting up a position.
analyse-setup-about = Выберите фигуру и нажмите на место на поле или перетащите её туда. Ещё одно нажатие её убирает.
analyse-game = Игра
analyse-palette = Фигуры
analyse-tool-hand = Переставить фигуру
analyse-tool-eraser = Убрать фигуру
analyse-to-act = Чей ход
analyse-white = Белые
analyse-black = Чёрные
analyse-rings-off = Убранные кольца
analyse-reserve = Камни в запасе
analyse-right = Камни GIPF
analyse-right-first = первый надо ввести
analyse-right-open = можно ввести ещё
analyse-right-lost = больше вводить нельзя
analyse-setup-possible = Эта позиция допустима.
analyse-setup-done = Разобрать эту позицию
analyse-setup-clear = Очистить поле
analyse-setup-start = Начальная позиция
analyse-setup-shown = Позиция из разбора

# Export.
analyse-position = Позиция
analyse-position-open = Открыть эту позицию
analyse-copy = Скопировать
analyse-save = Сохранить в файл
analyse-link = Ссылка
analyse-link-position = Ссылка на эту позицию
analyse-link-game = Ссылка на партию до этого места
analyse-play-here = Играть отсюда
analyse-play-engine = Против программы
analyse-play-person = Вдвоём
analyse-record = Запись со всеми вариантами
analyse-copied-position = Позиция скопирована.
analyse-copied-link = Ссылка скопирована.
analyse-copied-record = Запись скопирована.

# Opening something.
analyse-open-title = Открыть партию или позицию
analyse-open-text = Запись, позиция или ссылка
analyse-open-read = Открыть
analyse-open-file = Выбрать файл
analyse-open-cancel = Отмена
analyse-open-about = Записи в нашей нотации, с Boardspace или Board Game Arena, в официальной нотации GIPF или в нашем JSON. Файл можно и перетащить на эту страницу.
analyse-open-empty = Сначала вставьте текст или выберите файл.
analyse-open-large = Это слишком велико для записи.
analyse-open-nothing = В этом тексте не найдено партий.
analyse-open-found = { $count ->
        [one] Найдена { $count } партия. Выберите нужную:
        [few] Найдены { $count } партии. Выберите одну:
        [many] Найдено { $count } партий. Выберите одну:
       *[other] Найдены { $count } партии. Выберите одну:
    }
analyse-open-more = { $count ->
        [one] Ещё { $count } партию не удалось прочитать.
        [few] Ещё { $count } партии не удалось прочитать.
        [many] Ещё { $count } партий не удалось прочитать.
       *[other] Ещё { $count } партии не удалось прочитать.
    }
analyse-own-games = Ваши партии
analyse-earlier = Прежние разборы

## Reports, mistakes and teaching games

report = Отчёт о партии
report-doing-again = Программа ещё раз смотрит на ошибки: { $done } из { $of }
report-phase-opening = Дебют
report-phase-middle = Середина игры
report-phase-end = Окончание
report-phase = { $phase }: { $percent } %
report-turned = { $player ->
    [w] Перелом наступил на ходу { $turn }: шансы белых упали с { $before } % до { $after } %.
   *[b] Перелом наступил на ходу { $turn }: шансы чёрных упали с { $before } % до { $after } %.
}
report-steady = Никто не упустил перевеса: перелома в игре не было.
report-chance = { $turn } · Шансы белых: { $percent } %
report-learn = Учиться на своих ошибках
report-learn-of = { $player ->
    [w] Ошибки белых
   *[b] Ошибки чёрных
}
report-kept = Этот отчёт хранится в этом браузере, а если у вас есть учётная запись, то и в ней, только для вас.
report-show = Показать
report-show-title = { $turn } на поле
report-show-played = { $player ->
    [w] Белые сыграли { $turn }:
   *[b] Чёрные сыграли { $turn }:
}
report-show-better = Лучше было { $turn }:
report-show-before = Позиция перед ходом.
report-show-before-better = Ещё раз та же позиция.
report-show-play = Показать ходы
report-show-pause = Пауза
report-show-try = Попробуйте сами
report-lessons = Чему учит эта партия
report-lesson-times = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
report-lesson-link = Урок: { $name }
report-lesson-puzzles = Задачи: { $name }
report-advice-win = Перед каждым ходом ищите свой выигрыш.
report-advice-danger = Перед ходом спросите себя, чем мог бы выиграть соперник.
report-advice-own-row = Ищите ряды, которые можно собрать или которыми можно пригрозить.
report-advice-their-row = Перед каждым ходом проверяйте, какие ряды может собрать соперник.
report-advice-given-row = Проверяйте, не собирает ли ваш ход ряд для соперника.
report-advice-capture = Смотрите каждый сдвиг, который что-то захватывает.
report-advice-safety = Проверяйте, какие из ваших камней может захватить соперник.
report-advice-gipf-pieces = Держите свои камни GIPF вне досягаемости.
report-advice-rings = Сохраняйте своим кольцам свободу хода.
report-advice-flips = Считайте фишки, которые переворачивает ход: свои и соперника.
report-advice-removal = Хорошо подумайте, что убирать.
report-advice-supply = Следите за тем, сколько осталось.
report-advice-potentials = Помните о своих потенциалах на каждом ходу: применяйте их вовремя, но не слишком рано.
report-good = Хорошие ходы
report-good-only = Единственный ход, сохраняющий шансы на выигрыш.
report-good-hard = Трудно найти: быстрый расчёт выбирает другой ход.
report-good-sacrifice = Он отдаёт камни, и это оправдано.
report-good-punishes = Лучший ответ на ошибку.
report-old = Этот отчёт составлен прежней версией, которая объясняла меньше.
report-renew = Обновить отчёт
report-decision-declaration-wrong = Это применение не стоило объявлять: { $better } даёт { $other } % шансов на победу вместо { $number } %.
report-decision-declaration-missed = Следовало объявить применение { $better }: оно даёт { $other } % шансов на победу вместо { $number } %.
report-decision-challenge-wrong = Это применение не стоило вызова: с ним у соперника { $number } % шансов на победу, а без него { $other } %.
report-decision-challenge-missed = Этому применению следовало бросить вызов: с ним у соперника { $number } % шансов на победу, а без него { $other } %.
report-decision-win-not-challenged = { $number ->
    [1] Это применение сразу выигрывает, поэтому ему следовало бросить вызов.
    [one] Это применение выигрывает за { $number } ход, поэтому ему следовало бросить вызов.
    [few] Это применение выигрывает за { $number } хода, поэтому ему следовало бросить вызов.
    [many] Это применение выигрывает за { $number } ходов, поэтому ему следовало бросить вызов.
   *[other] Это применение выигрывает за { $number } хода, поэтому ему следовало бросить вызов.
}
report-decision-chance = Мы считаем, что вызов выигрывают в { $chance } % случаев; от 30 % до 70 % оценка была бы такой же.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [1] Белые могли сразу выиграть.
        [one] Белые могли форсированно выиграть за { $number } ход.
        [few] Белые могли форсированно выиграть за { $number } хода.
        [many] Белые могли форсированно выиграть за { $number } ходов.
       *[other] Белые могли форсированно выиграть за { $number } хода.
    }
   *[b] { $number ->
        [1] Чёрные могли сразу выиграть.
        [one] Чёрные могли форсированно выиграть за { $number } ход.
        [few] Чёрные могли форсированно выиграть за { $number } хода.
        [many] Чёрные могли форсированно выиграть за { $number } ходов.
       *[other] Чёрные могли форсированно выиграть за { $number } хода.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [1] Теперь белые могут сразу выиграть.
        [one] Теперь белые могут форсированно выиграть за { $number } ход.
        [few] Теперь белые могут форсированно выиграть за { $number } хода.
        [many] Теперь белые могут форсированно выиграть за { $number } ходов.
       *[other] Теперь белые могут форсированно выиграть за { $number } хода.
    }
   *[b] { $number ->
        [1] Теперь чёрные могут сразу выиграть.
        [one] Теперь чёрные могут форсированно выиграть за { $number } ход.
        [few] Теперь чёрные могут форсированно выиграть за { $number } хода.
        [many] Теперь чёрные могут форсированно выиграть за { $number } ходов.
       *[other] Теперь чёрные могут форсированно выиграть за { $number } хода.
    }
}
report-reason-last-gipf = { $player ->
    [w] Последний камень GIPF белых можно было захватить: { $points }.
   *[b] Последний камень GIPF чёрных можно было захватить: { $points }.
}
report-reason-gives-row = { $player ->
    [w] Этот ход завершил ряд белых: { $points }.
   *[b] Этот ход завершил ряд чёрных: { $points }.
}
report-reason-missed-row = Можно было сразу завершить ряд: { $points }.
report-reason-missed-capture = { $number ->
    [one] Можно было захватить { $number } камень: { $points }.
    [few] Можно было захватить { $number } камня: { $points }.
    [many] Можно было захватить { $number } камней: { $points }.
   *[other] Можно было захватить { $number } камня: { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] Из-за этого хода белые теряют камень GIPF: { $points }.
   *[b] Из-за этого хода чёрные теряют камень GIPF: { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] Ответ захватывает { $number } камень: { $points }.
    [few] Ответ захватывает { $number } камня: { $points }.
    [many] Ответ захватывает { $number } камней: { $points }.
   *[other] Ответ захватывает { $number } камня: { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] Белые грозили завершить ряд, и этому не помешали: { $points }.
   *[b] Чёрные грозили завершить ряд, и этому не помешали: { $points }.
}
report-reason-allows-row = { $player ->
    [w] Этот ход позволяет белым завершить ряд: { $points }.
   *[b] Этот ход позволяет чёрным завершить ряд: { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] Кольцо белых заперто: { $points }.
   *[b] Кольцо чёрных заперто: { $points }.
}
report-reason-broke-four = { $player ->
    [w] Этот ход разрушил четыре белые фишки на линии: { $points }.
   *[b] Этот ход разрушил четыре чёрные фишки на линии: { $points }.
}

mistakes-title = Ошибки
mistakes-about = Позиции из ваших партий, в которых было что-то лучше. Засчитывается любой ход, который сохраняет шансы на выигрыш.
mistakes-empty = Пока нет ошибок, на которых можно учиться. Закончите партию и откройте отчёт о ней: тогда ваши ошибки будут здесь.
mistakes-play = Сыграть партию
mistakes-ask = { $player ->
    [w] Белые сыграли { $turn }. Найдите что-нибудь лучше.
   *[b] Чёрные сыграли { $turn }. Найдите что-нибудь лучше.
}
mistakes-at = { $at } из { $of }
mistakes-judging = Программа оценивает ваш ход…
mistakes-right-best = Верно: программа сыграла бы так же.
mistakes-right = Верно: шансы на выигрыш сохранены.
mistakes-wrong = Ещё нет: так вы отдаёте шансы на выигрыш.
mistakes-same = Так было сыграно в партии. Есть ход лучше.
mistakes-on = Программа ответила. Ваш ход.
mistakes-held = Готово: шансы на выигрыш сохранены.
mistakes-begins = Лучший ход начинается на { $point }.
mistakes-solution = Решение
mistakes-better = Лучше было { $turn }.
mistakes-again = Ещё раз
mistakes-next = Дальше
mistakes-done = Это всё: с первой попытки найдено { $right } из { $of }.
mistakes-game = Вся партия
teach-option = Учебная партия
teach-about = На плохие ходы сразу указывают, и их можно взять назад.
teach-checking = Ваш ход проверяется…
teach-bad = { $kind ->
    [mistake] Это была ошибка.
   *[blunder] Это была грубая ошибка.
}
teach-ask-threat = { $player ->
    [w] Белые чем-то угрожают. Видите чем?
   *[b] Чёрные чем-то угрожают. Видите чем?
}
teach-ask-chance = Было что-то лучше. Видите что?
teach-tell = Подсказать
teach-hint-chance = Здесь есть что-то хорошее. Видите что?
teach-hint-otherwise = Если сыграть { $turn }:
teach-on = Играть дальше

report-reason-costs-rows = { $number ->
    [one] В следующих ходах это стоит { $number } ряд.
    [few] В следующих ходах это стоит { $number } ряда.
    [many] В следующих ходах это стоит { $number } рядов.
   *[other] В следующих ходах это стоит { $number } ряда.
}
report-reason-costs-pieces = { $number ->
    [one] В следующих ходах это стоит { $number } камень.
    [few] В следующих ходах это стоит { $number } камня.
    [many] В следующих ходах это стоит { $number } камней.
   *[other] В следующих ходах это стоит { $number } камня.
}
report-reason-later = { $turns ->
    [one] На это нужен { $turns } ход.
    [few] На это нужно { $turns } хода.
    [many] На это нужно { $turns } ходов.
   *[other] На это нужно { $turns } хода.
}
report-reason-wrong-ring = Следовало убрать другое кольцо: { $points }.
report-reason-wrong-row = Следовало убрать другое: { $points }.
report-reason-pool-runs-out = { $player ->
    [w] Общий запас заканчивается. Убрано колец: белые { $number }, чёрные { $other }.
   *[b] Общий запас заканчивается. Убрано колец: чёрные { $number }, белые { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] Запас белых заканчивается.
   *[b] Запас чёрных заканчивается.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] Белые больше не могут вводить камни GIPF. На поле: { $number }.
   *[b] Чёрные больше не могут вводить камни GIPF. На поле: { $number }.
}
report-reason-use-missed = Следовало применить потенциал: { $points }.
report-reason-use-wasted = Применён потенциал, который стоило сохранить: { $points }.
report-reason-row-follows = { $player ->
    [w] Это ведёт к ряду белых: { $points }.
   *[b] Это ведёт к ряду чёрных: { $points }.
}
report-reason-row-lost = { $player ->
    [w] Лучший ход ведёт к ряду белых: { $points }.
   *[b] Лучший ход ведёт к ряду чёрных: { $points }.
}
report-reason-row-delayed = { $player ->
    [w] Ряд белых завершается позже ({ $points }). Ходов до этого: { $number } вместо { $other }.
   *[b] Ряд чёрных завершается позже ({ $points }). Ходов до этого: { $number } вместо { $other }.
}
report-reason-row-sooner = { $player ->
    [w] Ряд белых завершается раньше ({ $points }). Ходов до этого: { $number } вместо { $other }.
   *[b] Ряд чёрных завершается раньше ({ $points }). Ходов до этого: { $number } вместо { $other }.
}
report-reason-captures-follow = Это ведёт к захвату соперником: { $points }.
report-reason-capture-lost = Лучший ход ведёт к захвату: { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] Теперь камень GIPF белых можно захватить: { $points }.
   *[b] Теперь камень GIPF чёрных можно захватить: { $points }.
}
report-reason-pieces-threatened = Соперник затем грозит захватом: { $points }.
report-reason-attack-missed = Лучший ход грозит захватом: { $points }.
report-reason-row-threatened = { $player ->
    [w] Белые затем грозят завершить ряд: { $points }.
   *[b] Чёрные затем грозят завершить ряд: { $points }.
}
report-reason-threat-missed = Лучший ход грозит завершить ряд: { $points }.
report-reason-markers-flipped = Фишки, которые соперник выигрывает переворотом: { $number } вместо { $other } ({ $points }).
report-reason-flip-missed = Фишки, которые лучший вариант выигрывает переворотом: { $number } вместо { $other } ({ $points }).
report-reason-ring-hemmed-in = Кольцу тесно: { $points }. Осталось ходов: { $number } вместо { $other }.
report-reason-close = Ходы почти равны: более глубокий расчёт видит мало разницы.
report-reason-compare-rows = { $player ->
    [w] После следующих ходов ряды, которые белые могут завершить одним ходом: { $number } вместо { $other }.
   *[b] После следующих ходов ряды, которые чёрные могут завершить одним ходом: { $number } вместо { $other }.
}
report-reason-compare-moves = { $player ->
    [w] После следующих ходов возможные ходы белых колец: { $number } вместо { $other }.
   *[b] После следующих ходов возможные ходы чёрных колец: { $number } вместо { $other }.
}
report-reason-compare-flips = { $player ->
    [w] После следующих ходов белые фишки, которые можно перевернуть: { $number } вместо { $other }.
   *[b] После следующих ходов чёрные фишки, которые можно перевернуть: { $number } вместо { $other }.
}
report-reason-compare-markers = { $player ->
    [w] После следующих ходов белые фишки на поле: { $number } вместо { $other }.
   *[b] После следующих ходов чёрные фишки на поле: { $number } вместо { $other }.
}
report-reason-compare-fours = { $player ->
    [w] После следующих ходов белые фишки в четвёрках: { $number } вместо { $other }.
   *[b] После следующих ходов чёрные фишки в четвёрках: { $number } вместо { $other }.
}
report-reason-compare-centre = { $player ->
    [w] После следующих ходов сумма расстояний белых от центра: { $number } вместо { $other }.
   *[b] После следующих ходов сумма расстояний чёрных от центра: { $number } вместо { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] После следующих ходов камни в запасе белых: { $number } вместо { $other }.
   *[b] После следующих ходов камни в запасе чёрных: { $number } вместо { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] После следующих ходов камни белых на поле: { $number } вместо { $other }.
   *[b] После следующих ходов камни чёрных на поле: { $number } вместо { $other }.
}
report-reason-compare-risk = { $player ->
    [w] После следующих ходов камни белых, которые можно захватить: { $number } вместо { $other }.
   *[b] После следующих ходов камни чёрных, которые можно захватить: { $number } вместо { $other }.
}
report-reason-compare-threes = { $player ->
    [w] После следующих ходов тройки белых на линии: { $number } вместо { $other }.
   *[b] После следующих ходов тройки чёрных на линии: { $number } вместо { $other }.
}

## Learn: the pages around the lessons

learn-title = Уроки
learn-lead = Короткие уроки на настоящем поле, по одному на каждое правило. Делайте то, о чём просит текст; поле подскажет, когда всё верно.
learn-potentials-about = Дополнительные камни из пяти других игр серии: они скользят, прыгают, накрывают, разбивают и сдвигают дважды.
learn-potentials-first = GIPF для вас новая игра? Сначала изучите её
learn-progress = Пройдено уроков: { $done } из { $count }
learn-start = Начать
learn-continue = Продолжить
learn-again = Начать сначала
learn-all-done = Вы прошли все уроки.
learn-lesson-done = пройден
learn-steps = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
learn-step = Шаг { $step } из { $count }
learn-lesson-of = Урок { $number } из { $count }
learn-back = Назад
learn-next = Дальше
learn-next-lesson = Следующий урок: { $title }
learn-overview = Все уроки
learn-show = Показать
learn-shown = Вот один из способов.
learn-hint = Подсказка
learn-reset = Начать шаг заново
learn-right-1 = Отлично.
learn-right-2 = Именно так.
learn-right-3 = Верно.
learn-not-yet = Так ходить можно, но нужен другой ход. Попробуйте ещё раз.
learn-not-yet-win = Пока нет: после этого хода чёрные спасаются. Попробуйте ещё раз.
learn-miss-land = Ещё не там. Цель — отмеченное место.
learn-miss-row = Ряда ещё нет. Он был бы на отмеченных местах.
learn-tried-jump = Перепрыгнуто фишек: { $count }. Кольцо на { $point } может перепрыгнуть { $goal }.
learn-tried-gain = Выиграно фишек: { $count }. Кольцо на { $point } может выиграть { $goal }.
learn-tried-push = Сдвинуто камней: { $count }. С { $point } можно сдвинуть { $goal }.
learn-miss-keep = Камень на { $point } должен был остаться.
learn-tried-capture = Захвачено камней: { $count }. Можно захватить { $goal }.
learn-tried-reserve = Сейчас в вашем запасе: { $count }. Может быть { $goal }.
learn-miss-stop = Соперник всё же получает ряд, как видите.
learn-miss-win = Это ещё не победа. Найдите другой ход.
learn-tried-rows = Убрано рядов: { $count }. За один ход можно убрать { $goal }.
learn-miss-theirs = Так чёрные не получают ряда. Верный ход начинается на { $point }.
learn-miss-gipf = Ни один камень GIPF не захвачен. Верный ход начинается на { $point }.
learn-miss-bring-gipf = Это был не камень GIPF. Выберите его перед ходом.
learn-miss-bring-single = Это был не простой камень. Выберите его перед ходом.
learn-miss-leave = Вы убрали ряд. Он может остаться: в нём только камни GIPF.
learn-course-done-yinsh = Вы знаете все правила YINSH. Теперь сыграйте партию!
learn-course-done-gipf = Вы знаете все правила GIPF. Теперь сыграйте партию!
learn-course-done-potentials = Вы знаете все потенциалы. Теперь сыграйте с ними партию!
learn-rules-yinsh = Прочитать все правила YINSH
learn-rules-gipf = Прочитать все правила GIPF
learn-rules-potentials = Прочитать все правила потенциалов
learn-rules-potentials-name = Потенциалы
learn-rules-before = До
learn-rules-after = После
learn-rules-contents = На этой странице
learn-rules-site = С сайта автора
learn-rules-site-about = Этого нет в книжке с правилами. Источник — краткие правила или вопросы и ответы на сайте автора.
learn-rules-ruling = Наше решение
learn-rules-ruling-about = Решение мы приняли сами там, где книжка с правилами молчит или её можно понять двояко. Причина указана рядом.
learn-rules-try = Попробуйте
learn-rules-reset = Расставить заново
learn-rules-lesson = Урок: { $title }
learn-rules-credit = YINSH и GIPF придумал Крис Бурм, они входят в его проект GIPF. Здесь правила изложены нашими словами; книжки в коробках с играми — его.
learn-rules-official = Сайт проекта GIPF

## Lessons of YINSH

lesson-yinsh-rings = Что такое кольцо?
lesson-yinsh-rings-1 = Вы играете белыми. У каждого по пять колец, и ходят только кольцами. Поставьте первое на любое место, то есть туда, где пересекаются линии.
lesson-yinsh-rings-2 = Вы и чёрные ставите кольца по очереди. Из середины кольцо достаёт дальше всего: поставьте одно на отмеченное место.
lesson-yinsh-rings-3 = На одном месте одно кольцо, не больше. Поставьте пятое и последнее кольцо на любое свободное место.
lesson-yinsh-rings-3-done = Чёрные ставят десятое кольцо. Все кольца на поле, и теперь они ходят.

lesson-yinsh-moving = Как ходит кольцо
lesson-yinsh-moving-1 = Выберите одно из своих колец и ведите его вдоль линии, как угодно далеко, на пустое место. Посмотрите, что оно оставит.
lesson-yinsh-moving-1-done = Фишка (маркер)! Каждый ход берёт одну из общего запаса и оставляет там, где стояло кольцо, вашим цветом вверх.
lesson-yinsh-moving-2 = Кольцо идёт прямо и никогда не сворачивает. Приведите одно из своих на отмеченное место.
lesson-yinsh-moving-3 = Кольцо никогда не проходит через другое кольцо, ни ваше, ни чёрное. Найдите то, которое ещё дойдёт до отмеченного места.

lesson-yinsh-jumping = Прыжки через фишки
lesson-yinsh-jumping-1 = Фишка кольцу не помеха: кольцо через неё перепрыгивает. Перепрыгните чёрную фишку.
lesson-yinsh-jumping-2 = Кольцо перепрыгивает сколько угодно фишек подряд, любого цвета. Перепрыгните сразу три.
lesson-yinsh-jumping-3 = До прыжка кольцо может пройти пустые места. После прыжка оно должно остановиться на первом пустом месте. Остановитесь на отмеченном месте.
lesson-yinsh-jumping-4 = За ход кольцо прыгает только один раз, поэтому за промежутком оно снова прыгнуть не может. Какое из ваших колец дойдёт до отмеченного места?

lesson-yinsh-flipping = Переворот фишек
lesson-yinsh-flipping-1 = Каждая фишка, через которую вы перепрыгнули, переворачивается: чёрная становится белой, белая чёрной. Сделайте обе чёрные фишки своими.
lesson-yinsh-flipping-2 = Ваши фишки тоже переворачиваются и становятся чёрными! Выиграйте две фишки, не потеряв ни одной.
lesson-yinsh-flipping-3 = Иногда немного отдают, чтобы выиграть больше. Перепрыгните все четыре фишки.
lesson-yinsh-flipping-3-done = Одну потеряли, три выиграли. Фишка, которую вы только что оставили, не переворачивается, только те, через которые прыгнули.

lesson-yinsh-rows = Пять в ряд
lesson-yinsh-rows-1 = Пять фишек одного цвета подряд на линии — это ряд. У вас четыре, и на конце кольцо: уведите его, и оно оставит пятую.
lesson-yinsh-rows-2 = Ряды получаются и переворотом. Сделайте чёрную фишку в середине белой.
lesson-yinsh-rows-3 = Кольцо не входит в ряд. Ваше стоит в единственном промежутке: что можно сделать?

lesson-yinsh-removing = Сначала ряд, потом кольцо
lesson-yinsh-removing-1 = У вас ряд, а ряды надо убирать. Уберите его пять фишек; они вернутся в общий запас.
lesson-yinsh-removing-2 = За каждый ряд вы убираете и одно своё кольцо. Выберите любое.
lesson-yinsh-removing-2-done = Одно кольцо убрано: за этим и играют. Но теперь у вас одним кольцом меньше.
lesson-yinsh-removing-3 = Теперь всё за один ход: постройте ряд, уберите его, а потом кольцо.
lesson-yinsh-removing-3-hint = В столбце e не хватает одной белой фишки: переверните чёрную.

lesson-yinsh-long-rows = Больше пяти
lesson-yinsh-long-rows-1 = Шесть подряд: вы убираете пять соседних, шестая остаётся. Сохраните отмеченную, она входит в другую вашу линию.
lesson-yinsh-long-rows-2 = Эти два ряда пересекаются в общей фишке. Уберите один: тогда другой уже не ряд. Потом уберите кольцо.
lesson-yinsh-long-rows-3 = Если у двух рядов нет общих фишек, надо убрать оба, каждый с кольцом. Постройте одним прыжком два ряда, уберите их и два кольца.

lesson-yinsh-defence = Как помешать ряду
lesson-yinsh-defence-1 = У чёрных четыре подряд, и кольцо на конце оставит пятую. Помешайте: сходите так, чтобы чёрные не могли сразу построить ряд.
lesson-yinsh-defence-2 = Чёрные хотят перепрыгнуть вашу фишку в середине. Помешайте снова.
lesson-yinsh-defence-2-hint = Кольцо должно остановиться на пустом месте. Где остановилось бы чёрное?

lesson-yinsh-not-yours = Чужой ряд
lesson-yinsh-not-yours-1 = Прыжок чёрных построил ряд из белых фишек. Ряд принадлежит своему цвету, кто бы его ни построил! Уберите его, уберите кольцо, потом ходите как обычно.
lesson-yinsh-not-yours-2 = Это верно и наоборот. Постройте ряд для чёрных и посмотрите, что будет.
lesson-yinsh-not-yours-2-done = Ряд принадлежит чёрным. Они убирают его, затем кольцо и только потом ходят.
lesson-yinsh-not-yours-3 = Теперь осторожно: перепрыгните хотя бы две фишки, но не постройте ряд для чёрных.
lesson-yinsh-not-yours-3-hint = Ваша фишка на f6 разделяет чёрные. Не трогайте её.

lesson-yinsh-who-first = Ряды у обоих
lesson-yinsh-who-first-1 = Один прыжок может построить ряд каждому. Первым действует тот, кто ходил. Постройте оба, затем уберите свой и кольцо.
lesson-yinsh-who-first-2 = Каждый убрал по два кольца, третье выигрывает. Снова постройте ряды обоим: вы убираете кольцо первыми.

lesson-yinsh-ending = Как кончается партия
lesson-yinsh-ending-1 = Кто первым убрал третье кольцо, сразу выиграл. Вы уже убрали два. Выиграйте!
lesson-yinsh-ending-2 = В общем запасе последняя фишка. Когда он пуст и рядов больше нет, выигрывает тот, кто убрал больше колец, а вы ведёте со счётом один — ноль. Истратьте фишку, не построив ряда.
lesson-yinsh-ending-2-hint = Прыжок, который переворачивает много фишек, легко строит ряды. Сходите недалеко.
lesson-yinsh-ending-3 = Ни одно из ваших колец не может пойти. Только тогда вы пасуете, и играют чёрные.

lesson-yinsh-blitz = Укороченная версия
lesson-yinsh-blitz-1 = Для короткой партии есть укороченная версия: выигрывает первое убранное кольцо. Выиграйте её.
lesson-yinsh-blitz-2 = И здесь первым действует тот, кто ходил. Выиграйте, хотя ряд получат и чёрные.

lesson-yinsh-puzzle = Две задачи
lesson-yinsh-puzzle-1 = Каждый убрал по два кольца, и у чёрных четыре подряд. Вы можете выиграть этим ходом.
lesson-yinsh-puzzle-1-done = Четыре перевёрнуты, и ещё фишка, которую вы оставили: ряд из четырёх чёрных.
lesson-yinsh-puzzle-2 = Теперь нужны два хода. Найдите ход, после которого чёрные уже не спасут партию.
lesson-yinsh-puzzle-2-hint = Чёрное кольцо на c6 хотело бы перепрыгнуть ваши четыре. Где ему пришлось бы остановиться?
lesson-yinsh-puzzle-2-done = Ваше кольцо стояло там, куда хотели прийти чёрные, и заодно на конце вашего ряда. Пора сыграть партию.

## Lessons of GIPF

lesson-gipf-pushing = С края на поле
lesson-gipf-pushing-1 = Вы играете белыми. Каждый ход вы берёте камень из своего запаса, кладёте на крайнюю точку и вдвигаете на один шаг на поле. Введите камень.
lesson-gipf-pushing-2 = Если первая игровая точка занята, камень оттуда сдвигается дальше. Сдвиньте так, чтобы двинулся другой камень.
lesson-gipf-pushing-3 = Камни, стоящие подряд, двигаются вместе, до первого промежутка. Сдвиньте три за один раз.
lesson-gipf-pushing-3-done = Камень за промежутком не двинулся.

lesson-gipf-lines = В какую сторону
lesson-gipf-lines-1 = От большинства крайних точек на поле ведут две линии, от шести углов только одна. С отмеченной крайней точки сдвиньте камень на отмеченную игровую точку.
lesson-gipf-lines-2 = Сдвиньте чёрный камень с c6 на отмеченную точку. Выберите нужную крайнюю точку.
lesson-gipf-lines-3 = По заполненной линии сдвигать нельзя: здесь это линия от a2 до f1. Приведите камень на отмеченную точку по другой линии.

lesson-gipf-rows = Четыре в ряд
lesson-gipf-rows-1 = Четыре камня одного цвета подряд на линии — это ряд. У вас три: добавьте четвёртый.
lesson-gipf-rows-2 = Четвёртый камень может прийти сбоку. Сдвиньте один из своих камней в промежуток в столбце e.
lesson-gipf-rows-2-hint = Ваш камень с d6 должен шагнуть на e6. С какой точки?
lesson-gipf-rows-3 = Можно сдвигать и вдоль самого ряда. Закройте промежуток в столбце d.

lesson-gipf-removing = Убрать ряд
lesson-gipf-removing-1 = Ряд надо убрать. Ваши камни возвращаются в ваш запас. Уберите его.
lesson-gipf-removing-2 = Каждый ход стоит камня из запаса, а каждый ряд возвращает камни. Постройте ряд, чтобы в запасе стало восемь.
lesson-gipf-removing-3 = Всё, что примыкает к ряду без промежутка, убирают вместе с ним. Постройте ряд и верните сразу шесть камней.
lesson-gipf-removing-3-hint = Белый камень на e6 соединил бы все остальные в столбце e.

lesson-gipf-capturing = Захват
lesson-gipf-capturing-1 = Чёрные камни, примыкающие к вашему ряду без промежутка, захвачены: они выбывают из игры. Захватите камень на c6.
lesson-gipf-capturing-1-done = Захвачен: чёрные его больше не получат.
lesson-gipf-capturing-2 = Здесь можно построить не один ряд. Постройте тот, что захватывает два камня.
lesson-gipf-capturing-2-done = Промежуток бы их спас. Ищите промежутки, прежде чем сдвигать, и у своих камней тоже.

lesson-gipf-two-rows = Два ряда сразу
lesson-gipf-two-rows-1 = У вас два ряда, и они пересекаются. Когда один убран, другой уже не ряд. Выберите тот, что захватывает два камня.
lesson-gipf-two-rows-1-done = Камни, оставшиеся в столбце e, стоят, где стояли.
lesson-gipf-two-rows-2 = Если у рядов нет общих камней, надо убрать оба, в любом порядке. Постройте одним сдвигом два ряда и уберите их.

lesson-gipf-not-yours = Чужой ряд
lesson-gipf-not-yours-1 = Сдвиг чёрных построил ряд из белых камней. Ряд принадлежит своему цвету, кто бы его ни построил! Уберите его, потом ходите как обычно.
lesson-gipf-not-yours-2 = Это верно и наоборот. Сдвиньте так, чтобы ряд получили чёрные.
lesson-gipf-not-yours-2-done = Чёрным пришлось убрать ряд, прежде чем ходить. Это открывает стену, которую вы не могли пробить.

lesson-gipf-who-first = Ряды у обоих
lesson-gipf-who-first-1 = Один сдвиг может построить ряд каждому. Первым действует тот, кто сдвигал. Постройте оба, затем уберите свой.
lesson-gipf-who-first-2 = Сдвиньте с отмеченной точки. Снова получится ряд у обоих, но теперь они пересекаются. Уберите свой.
lesson-gipf-who-first-2-done = Ваш ряд захватил камень из ряда чёрных, и убирать им уже нечего.

lesson-gipf-reserve = Последний камень
lesson-gipf-reserve-1 = Кто должен ходить, а в запасе у него пусто, тот проиграл. Запас чёрных пуст: ходите как хотите, только не дайте чёрным ряда.
lesson-gipf-reserve-1-done = Так выигрывают по основным правилам. Ряд вернул бы камни в запас чёрных.
lesson-gipf-reserve-2 = Теперь у вас самих остался один камень. Сыграть его ещё не значит проиграть: ряд вернёт камни.

lesson-gipf-gipf-pieces = Камни GIPF
lesson-gipf-gipf-pieces-1 = Стандартная игра начинается с камнями GIPF: это два камня один на другом, которые ходят и считаются как один. Сдвиньте один из них.
lesson-gipf-gipf-pieces-2 = Когда вы убираете ряд, камни GIPF могут остаться. Постройте ряд в столбце e, уберите его и сохраните свой камень GIPF.
lesson-gipf-gipf-pieces-2-hint = Прежде чем подтвердить, выберите, остаётся ли камень GIPF.
lesson-gipf-gipf-pieces-3 = Вы решаете и о чёрных камнях GIPF в вашем ряду. Постройте ряд и захватите один.
lesson-gipf-gipf-pieces-4 = Камень GIPF, который вы забираете, даёт в запас два камня, но как камень GIPF уже не вернётся. Запас у вас мал: постройте ряд и заберите всё.
lesson-gipf-gipf-pieces-4-done = Вернулось пять камней. У вас ещё два камня GIPF, и скоро вы увидите, почему это важно.

lesson-gipf-last-gipf = Последний камень GIPF
lesson-gipf-last-gipf-1 = Кто потерял последний камень GIPF, сразу проиграл партию. Захватите чёрный.
lesson-gipf-last-gipf-2 = Для вас это тоже верно. Уберите свой ряд, но сохраните последний камень GIPF.

lesson-gipf-tournament = Турнирная игра
lesson-gipf-tournament-1 = В турнирной игре поле пустое, а в запасе у вас 18 камней. Первым надо ввести камень GIPF. Он берёт из запаса два.
lesson-gipf-tournament-2 = Можно и дальше вводить камни GIPF, пока вы не ввели простого камня. Введите ещё один камень GIPF.
lesson-gipf-tournament-3 = Сколько их нужно? Первый простой камень завершает выбор. Введите теперь простой камень.
lesson-gipf-tournament-3-done = Теперь вы вводите только простые камни. Чёрные сами решают, когда остановиться.
lesson-gipf-tournament-4 = Ряд из одних камней GIPF убирать необязательно. Оставьте его.
lesson-gipf-tournament-4-done = После следующих ходов вас спросят снова. Как только к ряду примкнёт простой камень, ряд придётся убрать.

lesson-gipf-puzzle = Две задачи
lesson-gipf-puzzle-1 = У чёрных остался один камень GIPF. Вы можете выиграть этим ходом.
lesson-gipf-puzzle-1-hint = Какой точки не хватает в столбце e, и с какой крайней точки сдвинуть туда белый камень?
lesson-gipf-puzzle-2 = Теперь нужны два хода, и первый строит чужой ряд. Найдите сдвиг, после которого чёрные уже не спасут партию.
lesson-gipf-puzzle-2-hint = Когда ряд чёрных убран, остаётся только камень GIPF. Сдвиньте его туда, где до него дотянется ваш следующий ряд.
lesson-gipf-puzzle-2-done = Вы дали чёрным ряд и этим выиграли. Пора сыграть партию.

lesson-potentials-loading = Заряженные камни
lesson-potentials-loading-1 = Потенциал — это дополнительный камень со своей силой. Он входит в игру на одном из ваших камней: вместе это заряженный камень. Выберите заряженный камень и введите его.
lesson-potentials-loading-1-done = На это ушли камень из запаса и потенциал с рук. Вводить камни GIPF вы больше не можете.
lesson-potentials-loading-2 = Сначала камни GIPF, потом заряженные, потом простые: таков порядок. Введите теперь простой камень.
lesson-potentials-loading-2-done = С вашим первым простым камнем потенциалы, оставшиеся на руках, выходят из игры. Так что заряжайте их заранее.
lesson-potentials-loading-3 = В ряду заряженный камень считается за один и, как камень GIPF, может остаться. Постройте ряд в столбце e, уберите его и сохраните заряженный камень.
lesson-potentials-loading-3-hint = Сдвигайте с e1. Перед подтверждением выберите, что заряженный камень остаётся.
lesson-potentials-loading-4 = Если забрать его, простой камень вернётся в запас, но потенциал выйдет из игры. Запас у вас мал: постройте ряд и заберите всё.
lesson-potentials-loading-4-done = Вернулись четыре камня. Потенциал потерян навсегда.
lesson-potentials-loading-5 = Вы решаете и о чёрных заряженных камнях в вашем ряду. Постройте ряд и захватите такой камень.
lesson-potentials-loading-5-done = Захвачены и камень, и его потенциал.

lesson-potentials-yinsh = YINSH скользит
lesson-potentials-yinsh-1 = В свой ход вы сдвигаете или применяете потенциал. YINSH скользит по линии через пустые точки, как угодно далеко. Нажмите на свой заряженный камень, затем на одну из его целей.
lesson-potentials-yinsh-1-done = Потенциал покинул свой камень, и оба остаются на поле. Применённый потенциал — это камень вашего цвета без силы.
lesson-potentials-yinsh-2 = YINSH не прыгает: камень на пути останавливает его. Который из двух дойдёт до отмеченной точки?
lesson-potentials-yinsh-3 = Применение может завершить ряд. Постройте ряд с помощью YINSH и уберите его.
lesson-potentials-yinsh-3-done = Применённый потенциал должен уйти со своим рядом и выходит из игры. Остальные ваши камни вернулись, а чёрный захвачен.

lesson-potentials-zertz = ZÈRTZ прыгает
lesson-potentials-zertz-1 = ZÈRTZ прыгает по прямой через соседние камни на первую пустую точку за ними. Прыгните.
lesson-potentials-zertz-1-done = Прыжок ничего не захватывает: чёрный камень на месте.
lesson-potentials-zertz-2 = Он перепрыгивает сколько угодно камней обоих цветов, пока нет промежутка. Перепрыгните три.
lesson-potentials-zertz-3 = Прыгните в промежуток в столбце f и уберите свой ряд.
lesson-potentials-zertz-3-hint = Ваш ZÈRTZ на d4 и промежуток на f5 лежат на одной линии, а между ними чёрный камень.

lesson-potentials-dvonn = DVONN накрывает
lesson-potentials-dvonn-1 = DVONN прыгает на соседний простой камень соперника, но не на камень GIPF. Накройте чёрный камень.
lesson-potentials-dvonn-1-done = Теперь точка ваша: в стопке считается только верхний камень.
lesson-potentials-dvonn-2 = Накройте чёрный камень, чтобы получилось четыре в ряд, и уберите ряд.
lesson-potentials-dvonn-2-done = Из стопки уходит только верхний. Чёрный камень снова свободен.
lesson-potentials-dvonn-3 = У чёрных три в ряд, и четвёртый можно добавить с обоих концов. Помешайте им.
lesson-potentials-dvonn-3-hint = Накрытый вами чёрный камень не входит ни в один чёрный ряд.

lesson-potentials-stacks = Стопки
lesson-potentials-stacks-1 = Ваш DVONN накрывает чёрный камень; нажмите на стопку, чтобы увидеть, что в ней. Стопка сдвигается целиком. Сдвиньте её на отмеченную точку.
lesson-potentials-stacks-2 = Чёрные накрыли ваш камень. DVONN прыгает и на применённый DVONN, который лежит на чём-то вашем. Верните отмеченную точку.
lesson-potentials-stacks-2-done = Высота — три камня, и точка снова ваша. Чёрные могли бы ответить тем же.
lesson-potentials-stacks-3 = Чёрные накрывают ваш заряженный камень на e6. Постройте ряд, к которому примыкает стопка, и уберите его.
lesson-potentials-stacks-3-done = Верхний ушёл, и ваш заряженный камень снова свободен, со своей силой. Его можно применить следующим ходом.

lesson-potentials-punct = PÜNCT разбивает
lesson-potentials-punct-1 = PÜNCT прыгает на соседний камень GIPF соперника: верхний камень захвачен, нижний накрыт. Разбейте камень GIPF.
lesson-potentials-punct-1-done = Это больше не камень GIPF, и точка ваша.
lesson-potentials-punct-2 = Ваш PÜNCT на e5 лежит на остатке камня GIPF. Другой ваш PÜNCT может прыгнуть туда: остаток тоже захвачен, а оба становятся вашим камнем GIPF. Сделайте это.
lesson-potentials-punct-2-done = Камень GIPF из двух потенциалов. Он считается как любой другой.
lesson-potentials-punct-3 = PÜNCT накрывает и свой вид: чёрный камень, заряженный PÜNCT, или применённый PÜNCT, который лежит на чём-то вашем. Накройте чёрный PÜNCT.
lesson-potentials-punct-4 = У чёрных остался один камень GIPF. Выиграйте одним прыжком.
lesson-potentials-punct-4-done = Кто остался без камней GIPF, проигрывает сразу, до того как убирают ряды.

lesson-potentials-tamsk = TAMSK сдвигает дважды
lesson-potentials-tamsk-1 = Ваш TAMSK стоит в центре. После вашего сдвига он может покинуть свой камень и войти с края: это дополнительный сдвиг. Сделайте сдвиг, затем дополнительный.
lesson-potentials-tamsk-2 = Центр — это e5. Сдвиньте туда свой TAMSK и сразу примените его.
lesson-potentials-tamsk-2-hint = Сдвигайте с e1.
lesson-potentials-tamsk-3 = Постройте один ряд сдвигом, а другой — дополнительным. Уберите оба.
lesson-potentials-tamsk-3-done = Два ряда за один ход. Применённый TAMSK вышел из игры со своим рядом.
lesson-potentials-tamsk-4 = Применять его не обязательно: пока TAMSK в центре, дополнительный сдвиг предлагается каждый ваш ход. Сделайте сдвиг и на этот раз откажитесь.
lesson-potentials-tamsk-4-done = Он остаётся заряженным. Но чёрные могут вытолкнуть его из центра.

lesson-potentials-match = Матч
lesson-potentials-match-1 = В матче право применить потенциал может зависеть от другой игры. Здесь YINSH связан с партией в YINSH, поэтому применение сначала объявляют. Объявите проход, который строит ряд: нажмите на свой заряженный камень, затем на его цель. Уберите ряд.
lesson-potentials-match-1-done = Вы объявили его, чёрные разрешили, и он состоялся.
lesson-potentials-match-2 = На этот раз чёрные бросают вам вызов. Партия GIPF на паузе, а решает партия в YINSH; вызванный играет в ней белыми. Дошло до этой позиции. Выиграйте её.
lesson-potentials-match-2-done = Выиграно: партия GIPF продолжается, и ваше применение состоялось. Результат матча — по-прежнему результат GIPF.
lesson-potentials-match-3 = Ваше применение было связано с кубиком. Чёрные бросили вызов, и у них выпало больше, так что его не будет: ваш YINSH остаётся заряженным, а вам нужно сделать другой ход. Введите камень.
lesson-potentials-match-3-done = В один из следующих ходов его можно объявить снова.
lesson-potentials-match-4 = Теперь чёрные объявляют проход с c6 на e6. У вас остался один вызов. Разрешить или бросить вызов?
lesson-potentials-match-4-done = Теперь чёрные должны сначала выиграть игру. Вызовов мало: берегите их для применений, которые больно бьют.

## Puzzles

train-menu = Тренинг
train-title = Играть сильнее
train-lead = Задачи, ваши собственные ошибки и позиции, которые возвращаются, пока вы их не запомните.
puzzles-title = Задачи
puzzles-about = Тысячи позиций, в которых верен только один ход. Большинство доказано.
puzzles-daily-today = Задача дня
train-days = { $count ->
    [1] Вы занимались сегодня
    [one] { $count } день занятий подряд
    [few] { $count } дня занятий подряд
    [many] { $count } дней занятий подряд
   *[other] { $count } дня занятий подряд
  }
puzzles-mode = Режим
puzzles-mode-rated = С рейтингом
puzzles-mode-theme = По теме
puzzles-mode-streak = Серия
puzzles-mode-daily = Задача дня
puzzles-mode-single = Одна задача
puzzles-about-rated = Задачи вашего уровня. Засчитывается первая попытка.
puzzles-about-theme = Отработайте одну идею. Без рейтинга.
puzzles-about-streak = Каждая труднее предыдущей, до первой ошибки.
puzzles-about-daily = Одна в день для каждой игры, для всех одинаковая.
puzzles-game = Игра
puzzles-theme = Тема
puzzles-loading = Задача загружается…
puzzles-led = { $player ->
    [w] Сначала ходят белые. Смотрите.
   *[b] Сначала ходят чёрные. Смотрите.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [1] Ход белых: выиграйте этим ходом.
        [one] Ход белых: выиграйте не более чем за { $turns } ход.
        [few] Ход белых: выиграйте не более чем за { $turns } хода.
        [many] Ход белых: выиграйте не более чем за { $turns } ходов.
       *[other] Ход белых: выиграйте не более чем за { $turns } хода.
      }
   *[b] { $turns ->
        [1] Ход чёрных: выиграйте этим ходом.
        [one] Ход чёрных: выиграйте не более чем за { $turns } ход.
        [few] Ход чёрных: выиграйте не более чем за { $turns } хода.
        [many] Ход чёрных: выиграйте не более чем за { $turns } ходов.
       *[other] Ход чёрных: выиграйте не более чем за { $turns } хода.
      }
  }
puzzles-save = { $player ->
    [w] Ход белых: партию спасает только один ход.
   *[b] Ход чёрных: партию спасает только один ход.
  }
puzzles-gain = { $player ->
    [w] Ход белых: найдите явно лучший ход.
   *[b] Ход чёрных: найдите явно лучший ход.
  }
puzzles-proved = Доказано
puzzles-judged = Оценено программой
puzzles-onward = Верно. Соперник ответил: ваш ход.
puzzles-solved = Решено.
puzzles-solved-late = Это решение. Засчитано как ошибка.
puzzles-wrong = Нет, не то. Засчитано как ошибка, но пробуйте дальше.
puzzles-wrong-again = Снова не то. Попробуйте ещё раз.
puzzles-hinted = Посмотрите на отмеченную точку.
puzzles-hint-look = Посмотрите на отмеченные точки.
puzzles-shown = Вот решение.
puzzles-hint = Подсказка
puzzles-solution = Решение
puzzles-cost = Подсказка или решение засчитывается как ошибка.
puzzles-again = Ещё раз
puzzles-next = Следующая задача
puzzles-rest = Что дальше
puzzles-back = На ход назад
puzzles-forward = На ход вперёд
puzzles-analyse = Разобрать эту позицию
puzzles-themes = Темы: { $themes }
puzzles-rating = Ваш рейтинг: { $rating }
puzzles-rating-open = Ваш рейтинг: около { $rating }
puzzles-difficulty = Эта задача: { $rating }
puzzles-streak-now = В этой серии: { $count }. Ваша лучшая: { $best }.
puzzles-streak-over = Серия окончена: { $count }.
puzzles-streak-new = Новая серия
puzzles-daily-done = Сегодняшняя задача решена. Следующая — в полночь UTC.
puzzles-tab-theme = Темы
puzzles-tab-daily = Задача дня
puzzles-result-streak = { $count ->
    [one] задача подряд
    [few] задачи подряд
    [many] задач подряд
   *[other] задачи подряд
  }
puzzles-result-best = Ваша лучшая: { $best }
puzzles-result-record = Ваша лучшая серия
puzzles-result-picture = Поделиться картинкой
puzzles-result-day = Задача дня, { $date }
puzzles-result-first = Решено с первой попытки
puzzles-result-later = Не решено с первой попытки
puzzles-result-share = Поделиться
puzzles-result-copied = Скопировано.
puzzles-share-solved = Сегодняшняя задача { $game } решена с первой попытки.
puzzles-share-missed = Сегодняшняя задача { $game } мне не далась. А вам?
puzzles-share-streak = { $count ->
    [one] Решено подряд: { $count } задача { $game }.
    [few] Решено подряд: { $count } задачи { $game }.
    [many] Решено подряд: { $count } задач { $game }.
   *[other] Решено подряд: { $count } задачи { $game }.
  }
puzzles-result-failed = Не удалось создать картинку.
puzzles-history = Ваши попытки
puzzles-history-none = Здесь появятся задачи, за которые вы взялись.
puzzles-history-solved = решена
puzzles-history-missed = ошибка
puzzles-history-retry = Ещё раз: задача { $id }
puzzles-history-more = Показать ещё
puzzles-keep = Скачать все задачи
puzzles-keeping = Загрузка… { $done } из { $count }
puzzles-kept = Теперь все задачи работают без сети.
puzzles-failed = Задачи не загрузились. Проверьте соединение и попробуйте ещё раз.
puzzles-none = Такой задачи нет. Выберите что-нибудь другое.
puzzles-theme-row = свой ряд
puzzles-theme-double-row = два ряда за ход
puzzles-theme-two-directions = ряды в двух направлениях
puzzles-theme-given-row = ряд, оставленный соперником
puzzles-theme-opponents-row = ряд сопернику
puzzles-theme-stop-row = помешать ряду
puzzles-theme-break-four = разбить четвёрку
puzzles-theme-block = заслонить кольцом
puzzles-theme-ring-cut-off = запереть кольцо
puzzles-theme-long-jump = длинный прыжок
puzzles-theme-pool = счёт общего запаса
puzzles-theme-capture = захват
puzzles-theme-gipf-capture = захват камня GIPF
puzzles-theme-keep-gipf = оставить камень GIPF
puzzles-theme-last-gipf = последний камень GIPF
puzzles-theme-reserve = исчерпать запас
puzzles-theme-quiet = тихий ход
puzzles-merit-winning-row = Завершает победный ряд: { $points }.
puzzles-merit-last-gipf = { $player ->
    [w] Захватывает последний камень GIPF белых: { $points }.
   *[b] Захватывает последний камень GIPF чёрных: { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] Белым больше нечего ввести.
   *[b] Чёрным больше нечего ввести.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Захватывает камень GIPF белых: { $points }.
   *[b] Захватывает камень GIPF чёрных: { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Захватывает { $number } камень: { $points }.
    [few] Захватывает { $number } камня: { $points }.
    [many] Захватывает { $number } камней: { $points }.
   *[other] Захватывает { $number } камня: { $points }.
  }
puzzles-merit-rows = Завершает больше одного ряда: { $points }.
puzzles-merit-row = Завершает ряд: { $points }.
puzzles-merit-given-row = { $player ->
    [w] Забирает ряд, оставленный белыми: { $points }.
   *[b] Забирает ряд, оставленный чёрными: { $points }.
  }
puzzles-merit-break-four = { $player ->
    [w] Разбивает четвёрку белых: { $points }.
   *[b] Разбивает четвёрку чёрных: { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Мешает ряду белых: { $points }.
   *[b] Мешает ряду чёрных: { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Грозит построить ряд: { $points }.
    [few] Грозит построить сразу { $number } ряда: { $points }.
    [many] Грозит построить сразу { $number } рядов: { $points }.
   *[other] Грозит построить сразу { $number } ряда: { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Запирает кольцо белых: { $points }.
   *[b] Запирает кольцо чёрных: { $points }.
  }
puzzles-merit-forced-row = { $player ->
    [w] Вынуждает белых убрать ряд: { $points }.
   *[b] Вынуждает чёрных убрать ряд: { $points }.
  }
puzzles-merit-attack = { $number ->
    [one] Грозит захватить { $number } камень: { $points }.
    [few] Грозит захватить { $number } камня: { $points }.
    [many] Грозит захватить { $number } камней: { $points }.
   *[other] Грозит захватить { $number } камня: { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Спасает от захвата { $number } камень: { $points }.
    [few] Спасает от захвата { $number } камня: { $points }.
    [many] Спасает от захвата { $number } камней: { $points }.
   *[other] Спасает от захвата { $number } камня: { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Мешает одному из рядов белых: { $points }.
   *[b] Мешает одному из рядов чёрных: { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Выигрывает переворотом { $number } фишку.
    [few] Выигрывает переворотом { $number } фишки.
    [many] Выигрывает переворотом { $number } фишек.
   *[other] Выигрывает переворотом { $number } фишки.
  }
puzzles-merit-only = После любого другого хода соперник форсированно выигрывает.
puzzles-merit-forced = Выигрывает форсированно, как бы ни ответил соперник.
puzzles-merit-clear = Никакой другой ход не сохраняет это преимущество.
puzzles-reply = { $player ->
    [w] Белые отвечают { $turn }.
   *[b] Чёрные отвечают { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] Белые спасаются ходом { $turn }.
   *[b] Чёрные спасаются ходом { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = Правила YINSH
rules-yinsh-lead = YINSH — игра для двоих, автор Крис Бурм. Вы ходите кольцами, каждый ход оставляет фишку, а фишки, через которые перепрыгнули, меняют цвет. За каждый ряд из пяти фишек вашего цвета вы убираете одно своё кольцо. Кто первым уберёт три кольца, тот выиграл.

rules-yinsh-board = Поле и материал
rules-yinsh-board-1 = На поле 85 мест, где пересекаются линии, в одиннадцати столбцах от a до k. Линии идут в трёх направлениях: вдоль столбцов и поперёк в двух направлениях.
rules-yinsh-board-2 = У каждого игрока пять колец. На двоих один общий запас из 51 фишки (маркера), с одной стороны белых, с другой чёрных. Начинают белые.
rules-yinsh-board-3 = Белые сидят там, где номера строк малы. В книжке об этом не сказано; поле одинаково со всех сторон, так что это важно только для рисунка.

rules-yinsh-placing = Расстановка колец
rules-yinsh-placing-1 = По очереди, начиная с белых, игроки ставят по одному кольцу на любое пустое место, пока на поле не окажутся все десять. Затем белые делают первый ход.

rules-yinsh-moving = Ход кольцом
rules-yinsh-moving-1 = В свой ход вы кладёте фишку из общего запаса внутрь одного из своих колец, своим цветом вверх, и ходите этим кольцом. Фишка остаётся там, где было кольцо. Кто может ходить, обязан ходить.
rules-yinsh-moving-2 = Кольцо идёт по прямой на пустое место. Оно может пройти сколько угодно пустых мест. Через другое кольцо, ваше или соперника, оно не проходит никогда.
rules-yinsh-moving-3 = Кольцо может и перепрыгнуть фишки любого цвета, лежащие подряд без промежутка. Тогда оно должно остановиться на первом пустом месте за ними. В ходе только один прыжок; до него кольцо может пройти пустые места.
rules-yinsh-moving-4 = Каждая фишка, через которую перепрыгнули, переворачивается, и ваша, и соперника. Только что положенная — нет.
rules-yinsh-moving-board = Белое кольцо на d4 может перепрыгнуть три фишки на пути вправо вверх. Они переворачиваются, и кольцо останавливается за ними.

rules-yinsh-rows = Ряды
rules-yinsh-rows-1 = Пять фишек одного цвета подряд на прямой — это ряд. Кольца не считаются.
rules-yinsh-rows-2 = Ряд принадлежит игроку своего цвета, кто бы его ни построил, и этот игрок выбирает, что убрать. Мы говорим об этом, потому что подпись к рисунку в одном из изданий можно понять иначе.

rules-yinsh-removing = Как убирают ряд
rules-yinsh-removing-1 = Ряд надо убрать. Его хозяин убирает пять соседних фишек и возвращает их в общий запас. Из более длинной линии можно выбрать любые такие пять; остальные остаются.
rules-yinsh-removing-2 = Затем он убирает одно своё кольцо, любое, в том числе то, которым только что ходил.
rules-yinsh-removing-3 = Порядок такой: ряд, кольцо, ряд, кольцо. После каждого кольца поле проверяют заново. Если пять всё ещё стоят подряд, это ряд, и его надо убрать, с ещё одним кольцом; если у двух рядов была общая фишка, второго может уже не быть. Два издания можно понять как ряд, ряд, кольцо, кольцо. Победитель в обоих случаях тот же.
rules-yinsh-removing-4 = Если ход строит ряды обоим, сначала все свои ряды убирает тот, кто ходил. Потом то же делает соперник, и лишь затем ходит. Ряд только у соперника он тоже убирает сам, перед своим ходом.
rules-yinsh-removing-board = У белых шесть фишек подряд: пять надо убрать, а потом кольцо. Выберите какие.

rules-yinsh-end = Конец партии
rules-yinsh-end-1 = Кто первым убрал третье кольцо, сразу выиграл, что бы ещё ни стояло на поле, даже ряд соперника.
rules-yinsh-end-2 = Если игроку надо ходить, рядов больше нет и общий запас пуст, партия окончена. Выигрывает тот, кто убрал больше колец; поровну — ничья.
rules-yinsh-end-3 = Ряд, построенный последней фишкой, сначала убирают. Это возвращает в общий запас пять фишек, и партия продолжается. В книжке об этом не сказано; другие программы делают так же.
rules-yinsh-end-4 = Если ни одно из ваших колец не может пойти, а кольцо соперника может, вы пасуете. В других случаях пасовать нельзя. В книжке об этом не сказано; говорят, так ответил автор.
rules-yinsh-end-5 = Если никто не может пойти кольцом, партия кончается, как при пустом общем запасе. Иначе оба пасовали бы без конца.
rules-yinsh-end-6 = Ни одна позиция не повторяется: каждый ход тратит фишку, а убранный ряд возвращает пять, но стоит кольца. Поэтому правила о повторении нет.
rules-yinsh-end-board = Оба убрали по два кольца. Белые могут одним прыжком построить ряд каждому, действуют первыми и выигрывают.

rules-yinsh-blitz = Укороченная версия
rules-yinsh-blitz-1 = Укороченная версия — та же игра, но выигрывает первое убранное кольцо. Значит, ряд только у соперника приносит победу ему, а ряды у обоих — тому, кто ходил. При пустом запасе или если никто не может ходить — ничья.

rules-yinsh-notation = Как записывают ходы
rules-yinsh-notation-1 = Место называют по столбцу и строке: f6 — центр. Поставленное кольцо пишут f6, ход e1-e9, убранный ряд xc2-c6 по двум концам, убранное кольцо xf9. Всё, что входит в один ход, соединяют точкой с запятой: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = Правила GIPF
rules-gipf-lead = GIPF — игра для двоих, автор Крис Бурм, первая в его проекте GIPF. Вы вдвигаете камни с края. Четыре камня вашего цвета в ряд возвращаются в ваш запас, а камни соперника, которые продолжают ряд, захвачены. Играть можно тремя способами: по основным, стандартным и турнирным правилам.

rules-gipf-board = Поле и материал
rules-gipf-board-1 = На поле 37 игровых точек, на которых идёт игра, а вокруг них 24 крайние точки. Камни входят с крайней точки; ни один на ней не остаётся.
rules-gipf-board-2 = Есть 21 линия от четырёх до семи точек, с крайней точкой на каждом конце, значит, сдвинуть можно 42 способами. У шести угловых точек одна линия, у остальных две. Крайние точки между собой не соединены.
rules-gipf-board-3 = Простой камень — это один камень. Камень GIPF — два камня один на другом: на поле он ходит и считается как один, в запасе это два. Первыми ходят белые.

rules-gipf-start = Как начинается партия
rules-gipf-start-1 = Основная игра: по 15 камней и без камней GIPF. Белые начинают с простыми камнями на e2, b5 и h5, чёрные — на b2, e8 и h2; остальные двенадцать у каждого — его запас.
rules-gipf-start-2 = Фора: в основной игре один из игроков может начать с запасом на один, два или три камня больше.
rules-gipf-start-3 = Стандартная игра: по 18 камней. На тех же шести точках стоят камни GIPF, а двенадцать камней у каждого — его запас. Позже камни GIPF не вводят.
rules-gipf-start-4 = Турнирная игра: поле пустое, у каждого в запасе 18 камней. Первым надо ввести камень GIPF. Можно вводить камни GIPF и дальше, пока вы не введёте простой; после этого — только простые. Каждый решает за себя.
rules-gipf-start-5 = Камень GIPF берёт из запаса два любых камня, в том числе вернувшиеся с поля. Сайт автора это разрешает; камень в запасе есть камень в запасе, и старых от новых мы не отличаем.

rules-gipf-pushing = Сдвиг
rules-gipf-pushing-1 = В свой ход вы кладёте камень из запаса на крайнюю точку и сдвигаете его на шаг вдоль линии. Камни на пути сдвигаются на одну точку каждый, до первой пустой. То, что стоит за ней, не двигается.
rules-gipf-pushing-2 = Линию без пустых точек сдвинуть нельзя ни с одного конца.
rules-gipf-pushing-3 = Сдвиг на пустую точку один и тот же, с какой бы крайней точки он ни шёл.
rules-gipf-pushing-4 = Пасов нет, и они не нужны: у обоих вместе не больше 36 камней, а точек 37, так что у кого есть камень в запасе, тот может ходить.
rules-gipf-pushing-board = Белые могут сдвинуть с e1: три камня поднимаются на одну точку, а чёрный на e6 за промежутком остаётся.

rules-gipf-rows = Ряды
rules-gipf-rows-1 = Камни, стоящие на линии без промежутка, образуют цепочку, от промежутка до промежутка. Цепочка — ваш ряд, если в ней подряд стоят четыре или больше ваших камней, простых или GIPF.
rules-gipf-rows-2 = Ряд принадлежит игроку своего цвета, кто бы его ни построил.

rules-gipf-removing = Как убирают ряд
rules-gipf-removing-1 = Ряд надо убрать. Убирают все простые камни его цепочки, обоих цветов, и те, что сверх четырёх.
rules-gipf-removing-2 = Ваши камни возвращаются в ваш запас, камень GIPF как два. Камни соперника захвачены и выбывают из игры.
rules-gipf-removing-3 = Для каждого камня GIPF из цепочки, любого цвета, вы решаете, убрать его или оставить. Кто убирает ряд, решает и о камнях GIPF соперника.
rules-gipf-removing-4 = Если рядов несколько, порядок выбираете вы. После каждого на поле смотрят заново: ряда, который пересекался с убранным, может уже не быть, или его всё ещё надо убрать.
rules-gipf-removing-5 = Если ряды у обоих, сначала свои убирает тот, кто сдвигал, потом соперник то, что осталось от его рядов. Это не ход: после этого соперник ещё ходит.
rules-gipf-removing-6 = Если все ваши ряды стоят в цепочках без простых камней, можно забрать один или несколько камней GIPF или оставить все. После каждого следующего хода вас спросят снова, а как только к ряду примкнёт простой камень, его надо убрать. Для этого нужны четыре камня GIPF одного цвета, так что бывает это только в турнирной игре.
rules-gipf-removing-7 = Такой ряд можно выбрать и тогда, когда есть другой, с простыми камнями: порядок свободный, сайт автора говорит лишь, когда можно остановиться.
rules-gipf-removing-board = У белых ряд в столбце e. Простые камни убирают, чёрный захвачен, а о камне GIPF решают белые.

rules-gipf-end = Конец партии
rules-gipf-end-1 = Кто должен ходить с пустым запасом, тот проиграл. Это проверяют после того, как убраны ваши ряды, а они могут вернуть камни, так что сыграть последний камень ещё не значит проиграть. Книжку можно понять и так, что проигрывают сразу; мы следуем сайту автора.
rules-gipf-end-2 = Стандартная и турнирная игра: чей последний камень GIPF покинул поле, тот сразу проиграл, даже если убрал его сам. Это проверяют после каждого убранного ряда. В турнирной игре это действует с вашего первого камня GIPF, и право ввести ещё один не помогает.
rules-gipf-end-3 = Если вместе с одним рядом уходит последний камень GIPF у обоих, выигрывает тот, кто убирал: последний камень соперника захвачен, и ни один не потерян раньше другого.
rules-gipf-end-4 = Если одна и та же позиция возникает в третий раз, с тем же игроком на ходу, теми же запасами и правами, это ничья. В книжке сказано, что ничьих не бывает, но ничто в ней не мешает двум игрокам ходить по кругу.
rules-gipf-end-board = У чёрных остался один камень GIPF, на d3. Белые могут построить ряд, который до него достаёт, и выиграть.

rules-gipf-notation = Как записывают ходы
rules-gipf-notation-1 = Точки называют по столбцу и строке: e5 — центр. Сдвиг на пустую точку пишут e8, сдвиг, который двигает другие камни, — по крайней точке и последней точке, до которой дошёл камень: e9-e6. Убирая ряд, называют все убранные камни, с G перед камнем GIPF и звёздочкой после камня соперника: xe2,e3,Ge4,e5*. Оставить ряд из камней GIPF пишут =.

rules-potentials-title = Правила потенциалов

rules-potentials-lead = Правила GIPF заканчиваются идеей: дополнительные камни со своей силой, потенциалы, по одному виду из каждой другой игры серии. Всё остальное — как в GIPF. Правила без пометки взяты с сайта автора.

rules-potentials-idea = Что такое потенциалы
rules-potentials-idea-1 = У потенциала есть вид и цвет: TAMSK, ZÈRTZ, DVONN, YINSH или PÜNCT. Он входит в игру на простом камне своего цвета; вместе это заряженный камень. Покинув свой камень, он становится применённым потенциалом: камнем своего цвета без силы.
rules-potentials-idea-2 = В свой ход вы вводите камень или применяете потенциал, который заряжен и открыт. Только что введённый камень можно применить со следующего хода. TAMSK применяется иначе, см. ниже.
rules-potentials-idea-3 = Потенциал, который только что открылся, когда в начале вашего хода убрали ряд, можно применить сразу: что свободно, то свободно.

rules-potentials-terms = О чём договариваются
rules-potentials-terms-1 = До партии договариваются о начале (основное, стандартное или турнирное, как в GIPF), о числе простых камней (обычно 15 или 18; можно от 12 до 24) и о потенциалах каждого: до шести каждого вида. Одинаковые у обоих или у каждого любимые. Советуют не меньше трёх каждого вида в игре.
rules-potentials-terms-2 = У шести договорённостей есть имена: TAMSK, ZÈRTZ, DVONN, YINSH и PÜNCT (турнирное начало, 18 камней, по шесть потенциалов этого вида) и Ultimate (турнирное начало, 21 камень, по три каждого вида).

rules-potentials-entering = Ввод камней
rules-potentials-entering-1 = Заряженный камень вводится как любой другой. Он стоит камня из запаса и потенциала с рук. Без камня в запасе потенциалы на руках бесполезны.
rules-potentials-entering-2 = Порядок: камни GIPF (при турнирном начале, где первым должен быть такой камень), потом заряженные, потом простые. Ваш первый простой камень выводит из игры все потенциалы, оставшиеся на руках. Пока право есть, можно складывать и заряжать и вернувшиеся камни.
rules-potentials-entering-3 = Ваш первый заряженный камень прекращает право на камни GIPF. Сайт даёт порядок; где-то право должно кончиться. Применения и дополнительные сдвиги прав не прекращают.

rules-potentials-rows = Ряды
rules-potentials-rows-1 = Заряженный камень — один камень своего цвета. Кто убирает его ряд, может взять его или оставить, как камень GIPF. Если его берёт владелец, простой камень возвращается в запас, а потенциал выходит из игры; если соперник, пропадает и то и другое.
rules-potentials-rows-2 = Простые камни и применённые потенциалы должны уйти со своим рядом. Применённый потенциал при этом выходит из игры, кто бы его ни убрал.
rules-potentials-rows-3 = Если из ваших рядов ничто не должно уйти, можно оставить их все или взять часть камней, как с рядами из одних камней GIPF.

rules-potentials-yinsh = YINSH скользит
rules-potentials-yinsh-1 = Он скользит по линии через пустые точки на любую пустую точку, не меньше чем на шаг. Он не прыгает.
rules-potentials-yinsh-board = YINSH прошёл с e5 на e7; его камень остался на e5.

rules-potentials-zertz = ZÈRTZ прыгает
rules-potentials-zertz-1 = Он прыгает по прямой через один или несколько соседних камней любого вида и цвета без промежутка на первую пустую точку за ними. Он ничего не захватывает. Без такой точки прыжка нет.
rules-potentials-zertz-board = ZÈRTZ прыгнул с d2 через три камня на d6.

rules-potentials-dvonn = DVONN накрывает
rules-potentials-dvonn-1 = Он прыгает на соседнюю точку: на простой камень соперника, на его камень, заряженный DVONN, или на его применённый DVONN, который всегда лежит на чём-то вашем. Больше ни на что, и никогда на камень GIPF.
rules-potentials-dvonn-board = DVONN прыгнул с e4 на чёрный камень на e5; теперь точка принадлежит белым.

rules-potentials-punct = PÜNCT разбивает
rules-potentials-punct-1 = Он прыгает на соседнюю точку: на камень соперника, заряженный PÜNCT, на его применённый PÜNCT, который лежит на чём-то вашем, или на его камень GIPF.
rules-potentials-punct-2 = Камень GIPF, на который он прыгнул, разбит: это больше не камень GIPF, потенциал лежит на нижнем камне, и точка ваша. Верхний камень захвачен; куда-то он должен деться, а что берёт соперник, выходит из игры.
rules-potentials-punct-board = PÜNCT прыгнул на камень GIPF на e5: один камень захвачен, другой лежит под ним.

rules-potentials-second = Второй прыжок PÜNCT
rules-potentials-second-1 = Если ваш PÜNCT лежит сверху и прямо на остатке камня GIPF, другой ваш PÜNCT может прыгнуть туда же; это единственный прыжок на свою точку. Нижний камень тоже захвачен, и два потенциала — ваш камень GIPF. Сайт говорит, что он может стать вашим, но не говорит как.
rules-potentials-second-2 = Он считается как любой камень GIPF, его можно взять или оставить, и он ничего не возвращает. PÜNCT соперника может разбить и его; оставшийся потенциал становится тогда обычным применённым.
rules-potentials-second-board = Второй PÜNCT прыгнул с f5 на e5: у белых новый камень GIPF.

rules-potentials-tamsk = TAMSK сдвигает дважды
rules-potentials-tamsk-1 = Если ваш камень, заряженный TAMSK, стоит в центре, на e5, он даёт дополнительный сдвиг: потенциал покидает камень, ставится на крайнюю точку и вводится как применённый.
rules-potentials-tamsk-2 = Дополнительный сдвиг делают после сдвига или применения, когда ваши ряды уже убраны. От него можно отказаться. За ход он один и предлагается каждый ваш ход, пока камень там стоит, кто бы его туда ни сдвинул. На заполненном поле его нет. Так ход всегда принадлежит одному игроку.
rules-potentials-tamsk-board = TAMSK покинул e5 и введён на e8.

rules-potentials-stacks = Стопки
rules-potentials-stacks-1 = DVONN и PÜNCT образуют стопки. Считается только верхний камень: и в рядах, и в том, чья это точка. Накрытое не считается. Стопка сдвигается целиком.
rules-potentials-stacks-2 = Когда убирают ряд, из стопки уходит только верхний; камень GIPF уходит целиком. То, что было под ним, на этот раз остаётся и снова свободно, со своей силой, если заряжено.
rules-potentials-stacks-3 = В стопке цвета чередуются, а потенциалы одного вида: DVONN на простом камне или на DVONN, PÜNCT на PÜNCT или на остатке камня GIPF. TAMSK, ZÈRTZ и YINSH в стопках не бывают.
rules-potentials-stacks-board = Белые убирают ряд с верхним камнем стопки на e6. Их заряженный DVONN, лежавший под ним, снова свободен.

rules-potentials-settling = Чей ряд и когда
rules-potentials-settling-1 = Свои ряды вы убираете в начале хода, после сдвига или применения и после дополнительного сдвига. Никто не действует в чужой ход: ваш ряд, который открылся, когда соперник убрал свой, ждёт вашего хода. В GIPF ряд никогда не возникает оттого, что убрали другой; здесь это бывает.

rules-potentials-end = Конец партии
rules-potentials-end-1 = При стандартном или турнирном начале тот, у кого не осталось камней GIPF, проигрывает сразу, до того как убирают ряды: когда последний из них убран или разбит PÜNCT. Если вместе с одним рядом уходят последние у обоих, выигрывает тот, кто убирал.
rules-potentials-end-2 = Кто должен сдвигать и не может ни сдвинуть (нет камней в запасе или поле заполнено), ни применить потенциал, проигрывает. Дополнительный сдвиг никого не спасает.
rules-potentials-end-3 = Если позиция возникает в третий раз, с тем же игроком на ходу, с теми же потенциалами на руках и стопками, это ничья, как в GIPF.

rules-potentials-match = Комбинированные игры
rules-potentials-match-1 = Можно договориться, что право применить потенциал надо выиграть в другой игре. Для каждого вида: свободно (без условий), связанная игра, в которую играют здесь (YINSH или GIPF), кубик (выигрывает большее число, при равных бросают снова) или любая игра в другом месте, после которой оба вводят, кто выиграл. При несогласии спросят снова или решит кубик.
rules-potentials-match-2 = Связанное применение сначала объявляют, дополнительный сдвиг TAMSK тоже. Соперник разрешает его или бросает вызов.
rules-potentials-match-3 = У каждого три вызова, если не договориться иначе. Без предела каждое применение стоило бы ещё одной игры. Если у соперника не осталось вызовов, его не спрашивают.
rules-potentials-match-4 = После вызова партия GIPF на паузе, с остановленными часами, а связанная игра идёт на своих часах. Вызванный играет белыми. Если он выиграет, применение состоится. Если нет (ничья — не выигрыш), его не будет: потенциал остаётся заряженным, и вызванный делает другой ход, без этого вида. Если другого хода нет, он пасует. В один из следующих ходов его можно объявить снова.
rules-potentials-match-5 = Кто покинул связанную игру, сдал её или просрочил время, проигрывает её, а не матч. Матч можно сдать в любой момент. У него один результат, результат GIPF, и одна запись, в которой есть всё: объявления, ответы, связанные игры и броски. Связанные игры не влияют на рейтинг.

rules-potentials-notation = Как записывают ходы
rules-potentials-notation-1 = Виды: T, Z, D, Y и U для PÜNCT. Ye9-e7 вводит камень, заряженный YINSH; ye5-e2 применяет его; te9-e6 — дополнительный сдвиг, а = — отказ от него. В записи убранного ряда Ye3 — заряженный камень, а 'Ye3 — применённый потенциал. В матче ye5-e2? объявляет, ok разрешает, challenge бросает вызов.

## Openings

openings-tab = Дебюты
openings-source = Партии
openings-source-engine = Партии программы
openings-source-server = Партии на этом сервере
openings-source-own = Ваши партии
openings-source-file = Файл
openings-by = Цвета показывают
openings-by-count = Как часто играли
openings-by-score = Результат
openings-file = Выбрать файл
openings-retry = Попробовать ещё раз
openings-caption = Что играли из этой позиции
openings-turn = Ход
openings-games = Партии
openings-score = Результат
openings-range = 95 %
openings-engine = Программа
openings-images = { $count ->
        [one] и { $count } его отражение
        [few] и { $count } его отражения
        [many] и { $count } его отражений
       *[other] и { $count } его отражения
    }
openings-folded = Ходы, которые совпадают после поворота или отражения поля либо обмена цветов, — одна строка, а те же ходы в другом порядке считаются вместе.
openings-loading = Партии загружаются…
openings-progress = Подсчёт партий: { $done } из { $all }
openings-progress-own = { $count ->
        [one] Подсчёт ваших партий: пока { $count }
        [few] Подсчёт ваших партий: пока { $count }
        [many] Подсчёт ваших партий: пока { $count }
       *[other] Подсчёт ваших партий: пока { $count }
    }
openings-reached = { $count ->
        [one] Этой позиции достигла { $games } партия из { $all }.
        [few] Этой позиции достигли { $games } партии из { $all }.
        [many] Этой позиции достигли { $games } партий из { $all }.
       *[other] Этой позиции достигли { $games } партии из { $all }.
    }
openings-none = Ни одна из партий ({ $all }) не достигла этой позиции.
openings-end = Ни одна из них отсюда не продолжалась.
openings-no-games = Законченных партий этой игры здесь ещё нет.
openings-no-own = У вас ещё нет законченных партий этой игры — ни на этом устройстве, ни в учётной записи.
openings-no-file = Выберите файл с партиями в любой записи, которую читает этот сайт. Он останется на вашем устройстве.
openings-left = { $count ->
        [one] Пропущена { $count } партия: другая игра, без результата или не по правилам.
        [few] Пропущены { $count } партии: другая игра, без результата или не по правилам.
        [many] Пропущено { $count } партий: другая игра, без результата или не по правилам.
       *[other] Пропущено { $count } партии: другая игра, без результата или не по правилам.
    }
openings-counting = Сервер ещё считает более старые партии.
openings-partial = Партии из вашей учётной записи не удалось загрузить; посчитаны только партии на этом устройстве.
openings-part = Завершите ход, чтобы увидеть, что играли дальше.
openings-not-here = Дебюты считаются только для игр без потенциалов.
openings-too-many = В этой позиции слишком много возможных ходов, чтобы их сравнить.
openings-large = Этот файл слишком велик: можно прочитать не больше { $megabytes } МБ.
openings-failed = Эти партии не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
openings-offline = Партии на этом сервере видны только при наличии связи.
openings-legend-count = Числа на поле — процент партий, которые отсюда продолжались. Симметричные ходы считаются вместе, и у каждого показана их сумма.
openings-legend-score = Числа на поле — результат того, кто делает ход, в процентах.

## Account

account-title = Ваша учётная запись
account-lead = Играть можно и без учётной записи. С ней у вас есть имя, рейтинг и ваши партии на любом устройстве.
account-no-script = Этой странице нужен JavaScript. Без него вы не сможете войти.
account-wait = Минутку…
account-loading = Загружаем учётную запись…
account-unreachable = Сервер недоступен. Страница загрузится, когда вы снова будете в сети.
account-again = Попробовать ещё раз
account-sign-in-or-create = Войти или зарегистрироваться
account-enter = Войти
account-new = Новая учётная запись
account-forgotten = Забыли пароль?
account-name = Имя
account-name-hint = От { $least } до { $most } букв, цифр, знаков _ или -. Его видят все.
account-password = Пароль
account-password-hint = Не меньше { $least } знаков. Несколько слов подряд легко запомнить и трудно угадать.
account-new-password = Новый пароль
account-old-password = Нынешний пароль
account-password-show = Показать пароль
account-email = Почта (необязательно)
account-email-hint = Только для сброса пароля и для писем, о которых вы попросите. Больше её никто не видит.
account-create = Зарегистрироваться
account-claims = Партии, сыгранные гостем в этом браузере, станут вашими.
account-missing = Пожалуйста, заполните это поле.
account-too-short = Нужно не меньше { $least } знаков.
account-entered = С возвращением, { $name }.

account-codes-title = Ваши коды восстановления
account-codes-about = С любым из этих кодов можно выбрать новый пароль, если вы забудете старый. Каждый код действует один раз. Их показывают только сейчас: храните их в надёжном месте.
account-codes-copy = Скопировать
account-codes-copied = Коды скопированы.
account-codes-save = Скачать
account-codes-print = Распечатать
account-codes-kept = Коды сохранены
account-codes-heading = Коды восстановления { $name } для { $site }

account-by-code = По коду восстановления
account-code = Код восстановления
account-code-hint = Один из кодов, которые вы сохранили при регистрации.
account-set-password = Задать новый пароль
account-revoke-tokens = Также отозвать все мои токены API
account-by-mail = По почте
account-by-mail-about = Если в учётной записи указана почта, вы получите письмо со ссылкой.
account-send-mail = Отправить письмо
account-mail-sent = Если в этой учётной записи указана почта, письмо уже в пути.
account-reset-title = Выберите новый пароль
account-reset-done = Новый пароль задан, и вы вошли.

account-signed-in = Вы вошли как { $name }
account-signed-in-bot = Вы вошли как { $name }, это учётная запись бота
account-profile = Ваш профиль
account-leave = Выйти
account-left = Вы вышли.
account-email-title = Почта
account-email-now = Ваша почта: { $email }.
account-email-unproven = Ваша почта: { $email }. Она ещё не подтверждена: откройте ссылку в письме, которое мы туда отправили.
account-email-none = В вашей учётной записи не указана почта.
account-email-change = Сменить адрес
account-email-new = Новый адрес
account-email-empty = Оставьте пустым, чтобы удалить адрес.
account-email-save = Сохранить адрес
account-email-sent = Письмо уже в пути. Откройте ссылку в нём, чтобы подтвердить адрес.
account-email-proven = Ваша почта подтверждена.
account-email-gone = Ваша почта удалена.
account-notify-turn = Присылать письмо, когда мой ход в партии по переписке
account-notify-saved = Сохранено.
account-password-title = Пароль
account-password-change = Сменить пароль
account-password-changed = Пароль изменён. Все остальные сеансы завершены.
account-blocks-title = Заблокированные игроки
account-blocks-none = Вы никого не заблокировали.
account-blocks-since = с { $date }
account-sessions-title = Где выполнен вход
account-session-here = этот браузер
account-session-times = начало: { $since }, последняя активность: { $seen }
account-session-end = Завершить
account-session-end-name = Завершить сеанс { $name }
account-session-ended = Сеанс завершён.
account-tokens-title = Токены API
account-tokens-about = С токеном программа может играть или читать от вашего имени. Обращайтесь с ним как с паролем.
account-tokens-api = Как пользоваться API
account-tokens-none = У вас нет токенов.
account-token-name = Для чего он?
account-token-scopes = Что ему можно?
account-scope-read = Читать: ваши партии, в том числе закрытые
account-scope-play = Играть: создавать партии, вступать в них, ходить, писать в чат
account-scope-bot = Бот: играть от учётной записи бота
account-scope-one = Выберите хотя бы одно.
account-token-create = Создать токен
account-token-once = Вот токен { $name }. Его показывают только сейчас: скопируйте его.
account-token-copied = Токен скопирован.
account-token-times = создан: { $since }, последний раз использован: { $used }
account-token-unused = создан: { $since }, ещё не использован
account-token-delete = Удалить
account-token-delete-name = Удалить токен { $name }
account-token-deleted = Токен удалён.
account-codes-new-title = Новые коды восстановления
account-codes-new-about = Новые коды заменят старые, и те перестанут действовать.
account-codes-new = Создать новые коды
account-bot-title = Учётная запись бота
account-bot-about = Учётная запись бота принадлежит программе. Бот играет через API, помечен как бот и никогда не сможет снова стать обычной учётной записью. Ботом может стать только учётная запись, которая ещё не играла.
account-bot-turn = Сделать эту учётную запись ботом
account-bot-sure = Сделать { $name } учётной записью бота? Отменить это будет нельзя.
account-bot-yes = Сделать ботом
account-bot-done = Теперь это учётная запись бота.
account-data-title = Ваши данные
account-data-about = Всё, что этот сервер знает о вас, в одном файле.
account-export = Скачать мои данные
account-delete-title = Удалить учётную запись
account-delete-forgotten = Будет удалено навсегда: ваше имя, пароль, почта, сеансы, токены и всё, что вы писали в чатах.
account-delete-stays = Останутся партии, ведь они принадлежат и вашим соперникам. Вашего имени в них больше не будет.
account-delete-after = Отменить это нельзя, а ваше имя освободится для других.
account-delete = Удалить мою учётную запись
account-deleted = Ваша учётная запись удалена. Всего доброго!
account-cancel = Отмена

## Problems: why the server refused a request

problem-other = Сервер не смог этого сделать. Попробуйте ещё раз.
problem-server = На сервере что-то пошло не так. Попробуйте ещё раз позже.
problem-limit = { $seconds ->
    [one] Слишком много попыток. Подождите { $seconds } секунду и попробуйте ещё раз.
    [few] Слишком много попыток. Подождите { $seconds } секунды и попробуйте ещё раз.
    [many] Слишком много попыток. Подождите { $seconds } секунд и попробуйте ещё раз.
   *[other] Слишком много попыток. Подождите { $seconds } секунды и попробуйте ещё раз.
}
problem-limit-later = Слишком много попыток. Подождите немного и попробуйте ещё раз.
problem-not-signed-in = Ваш сеанс закончился. Войдите снова.
problem-name-taken = Это имя занято. Выберите другое.
problem-name-invalid = Это имя недопустимо. Используйте только буквы, цифры, _ и - и начните с буквы.
problem-password-too-short = Этот пароль слишком короткий. Выберите подлиннее.
problem-password-too-long = Этот пароль слишком длинный. Выберите покороче.
problem-password-too-common = Этот пароль слишком легко угадать. Выберите другой.
problem-wrong-login = Неверное имя или пароль.
problem-wrong-password = Неверный пароль.
problem-wrong-code = Неверное имя или код, или код уже использован.
problem-email-invalid = Это недопустимый адрес электронной почты.
problem-no-mail = Этот сервер не отправляет писем. Воспользуйтесь кодом восстановления.
problem-token-invalid = Эта ссылка устарела или уже использована. Попросите новую.
problem-too-many = Достигнуто наибольшее число. Сначала удалите один.
problem-banned = Эта учётная запись закрыта.
problem-private-only = Сейчас вам нельзя делиться студиями. Выберите «Вы, на всех ваших устройствах», чтобы сохранить эту студию для себя.
problem-already-played = Эта учётная запись уже играла и не может стать ботом.
problem-not-a-bot = Такой токен может быть только у учётной записи бота.
problem-signed-in = Вы уже вошли. Сначала выйдите.
problem-origin-foreign = Запрос пришёл не со страницы этого сайта, поэтому он отклонён.
problem-bad-request = Сервер этого не понял. Проверьте, что вы ввели.

## Cards

repeat-title = Повторение
repeat-lead = Позиции, в которых вы ошиблись, возвращаются незадолго до того, как вы их забудете.
repeat-loading = Загружаем ваши карточки…
repeat-due = { $count ->
    [one] { $count } карточка ждёт повторения.
    [few] { $count } карточки ждут повторения.
    [many] { $count } карточек ждут повторения.
   *[other] { $count } карточек ждут повторения.
}
repeat-nothing = Сейчас повторять нечего. Следующая карточка вернётся { $date }.
repeat-done = Пока всё. Повторено карточек: { $count }.
repeat-known = Всего: { $cards }, из них запомнены на три недели и дольше: { $known }.
repeat-empty = Карточек пока нет. Они появляются из нерешённых задач, из ошибок в ваших партиях и из позиций, сохранённых на странице анализа.
repeat-ask-puzzle = Эту задачу вы не решили. Найдите верный ход.
repeat-ask-mistake = Здесь вы ошиблись. Найдите ход получше.
repeat-ask-position = Вы сохранили эту позицию. Как вы сыграете?
repeat-judging = Программа оценивает ваш ход…
repeat-right = Верно.
repeat-wrong = Нет, не то. Попробуйте ещё раз или посмотрите решение.
repeat-shown = Нужно было найти: { $turn }.
repeat-grade = Было ли трудно?
repeat-again = Ещё раз
repeat-hard = Трудно
repeat-good = Хорошо
repeat-easy = Легко
repeat-minutes = { $count ->
    [one] через { $count } минуту
    [few] через { $count } минуты
    [many] через { $count } минут
   *[other] через { $count } минут
}
repeat-days = { $count ->
    [1] завтра
    [one] через { $count } день
    [few] через { $count } дня
    [many] через { $count } дней
   *[other] через { $count } дней
}
repeat-retry = Попробовать ещё раз
repeat-drop = Убрать эту карточку
repeat-dropped = Карточка убрана.
repeat-undo = Отменить
repeat-forecast = Ближайшие дни
repeat-forecast-about = Сегодня: { $today }, за неделю: { $week }, за две недели: { $all }.
repeat-forecast-table = В виде таблицы
repeat-day = День
repeat-count = Карточки
repeat-all = Все карточки
repeat-new = новая
repeat-save = Запомнить эту позицию
repeat-saved = Теперь она среди ваших карточек.
repeat-cards = Ваши карточки
repeat-failed = Программа не запускается и не может оценить ход. Оцените себя сами.

## Players

player-title = Игрок
player-find = Найти игрока
player-open = Открыть профиль
player-missing = Игрока по имени { $name } нет.
player-loading = Загружаем игрока…
player-since = Здесь с { $date }
player-bot = Бот
player-engine-about = Один из уровней нашей программы. Его рейтинг не меняется.
player-challenge = Вызвать на партию
player-follow = Следить
player-following = Вы следите
player-own = Ваша учётная запись
player-ratings = Рейтинги
player-ratings-none = Рейтинговых партий пока нет.
player-rating = { $rating } плюс-минус { $deviation }
player-provisional = Предварительный: станет надёжным, когда партий будет больше.
player-rated-games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
player-plot = { $variant }, { $speed }: рейтинг по времени
player-plot-about = От { $first } ({ $from }) до { $last } ({ $to }); самый низкий { $low }, самый высокий { $high }.
player-plot-few = График появится после второй рейтинговой партии.
player-plot-table = В виде таблицы
player-plot-date = Дата
player-plot-rating = Рейтинг
player-plot-deviation = Отклонение
player-playing = Играет сейчас
player-games = Партии
player-games-none = Партий пока нет.
player-search = Искать среди этих партий
player-records = Скачать все записи
player-result-won = Победа
player-result-lost = Поражение
player-result-drawn = Ничья
player-report = Пожаловаться
player-report-title = Жалоба на игрока { $name }
player-report-name = Оскорбительное имя

## Progress

progress-title = Успехи
progress-lead = Как вы играете: по отчётам о ваших партиях и по тренировкам.
progress-loading = Собираем ваши результаты…
progress-empty = Показывать пока нечего. Сыграйте партию и откройте отчёт о ней: с тех пор здесь будет видно, насколько точно вы играете и где ошибаетесь.
progress-days = { $count ->
    [1] Вы тренировались сегодня или вчера.
    [one] Вы тренируетесь { $count } день подряд.
    [few] Вы тренируетесь { $count } дня подряд.
    [many] Вы тренируетесь { $count } дней подряд.
   *[other] Вы тренируетесь { $count } дней подряд.
}
progress-days-all = { $count ->
    [one] Всего { $count } день тренировок.
    [few] Всего { $count } дня тренировок.
    [many] Всего { $count } дней тренировок.
   *[other] Всего { $count } дней тренировок.
}
progress-accuracy = Точность со временем
progress-accuracy-about = Партий: { $count }, в первой { $first } %, в последней { $last } %; в среднем { $mean } %.
progress-accuracy-few = После двух отчётов здесь появится кривая.
progress-table = В виде таблицы
progress-date = День
progress-game = Партия
progress-value = Точность
progress-phase = По фазам
progress-phase-opening = Дебют
progress-phase-middle = Середина
progress-phase-end = Окончание
progress-color = По цвету
progress-opponent = По сопернику
progress-people = Люди
progress-openings = По дебюту
progress-openings-about = Первый ход партии; ходы, которые переходят друг в друга при повороте или отражении, считаются одним.
progress-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партий
}
progress-mistakes = Частые ошибки
progress-mistakes-none = В отчётах о партиях ваших ошибок нет.
progress-mistakes-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раз
}
progress-ratings = Рейтинги
progress-rating-puzzles = Задачи { $game }: { $rating } после { $count }
progress-rating-none = Рейтинговых задач пока нет.
progress-profile = Рейтинги ваших партий
progress-why-missed-win = Упущен выигрыш
progress-why-allows-win = Сопернику позволили выиграть
progress-why-last-gipf = Последний камень GIPF был в опасности
progress-why-gives-row = Собран ряд для соперника
progress-why-missed-row = Упущен ряд в один ход
progress-why-missed-capture = Упущен захват
progress-why-gipf-piece-lost = Потерян камень GIPF
progress-why-pieces-captured = Камни были захвачены
progress-why-unstopped-row = Ряд не остановлен
progress-why-allows-row = Сопернику позволили ряд
progress-why-ring-cut-off = Кольцо заперто
progress-why-broke-four = Разбита своя четвёрка
progress-why-costs-rows = Позже это стоило рядов
progress-why-costs-pieces = Позже это стоило камней
progress-why-wrong-removal = Убрано не то
progress-why-runs-out = Общий запас или запас игрока закончился
progress-why-no-more-gipf-pieces = Отказ от камней GIPF
progress-why-use = Потенциал упущен или потрачен зря
progress-why-exposed = Камень GIPF оставлен без защиты
progress-why-threat = Допущена угроза
progress-why-threat-missed = Упущена своя угроза
progress-why-flips = Фишки были перевёрнуты
progress-why-compare = Позиция ухудшалась шаг за шагом
progress-why-other = Другое
progress-trend-less = в последнее время реже
progress-trend-same = так же часто, как раньше
progress-trend-more = в последнее время чаще
progress-plan = План тренировки
progress-plan-about = Один урок и пять задач на ваши самые частые ошибки.
progress-plan-puzzle = Задача { $number }

## Archive of games

archive-title = Партии
archive-lead = Все партии, сыгранные здесь, сначала новые.
archive-filters = Фильтр
archive-player = Игрок
archive-opponent = Соперник
archive-variant = Игра
archive-speed = Темп
archive-rated = Рейтинг
archive-score = Результат
archive-status = Состояние
archive-aborted-games = Прерванные партии
archive-aborted-no = Скрыты
archive-aborted-yes = Показаны
archive-any = Все
archive-rated-yes = Рейтинговые
archive-rated-no = Без рейтинга
archive-white = Победа белых
archive-black = Победа чёрных
archive-draw = Ничья
archive-ended = Окончена
archive-playing = Идёт
archive-search = Искать
archive-clear = Сбросить
archive-loading = Поиск…
archive-none = Партии не найдены.
archive-shown = { $count ->
        [one] Показана { $count } партия.
        [few] Показаны { $count } партии.
        [many] Показано { $count } партий.
       *[other] Показано { $count } партии.
    }
archive-more = Показать ещё партии
archive-live = Идёт сейчас
archive-waiting = Ждёт соперника
archive-by-resignation = сдача
archive-by-time = по времени
archive-by-agreement = по соглашению
archive-by-abandoned = уход из партии
archive-aborted = Прервана

## The page about the API

api-title = API
api-lead = Всё, что этот сайт делает онлайн, могут и ваши программы: играть, смотреть, искать и запускать ботов. Это простой HTTP с JSON.
api-document = Документ OpenAPI для инструментов
api-contents = Содержание
api-start = Начало работы
api-start-open = Большинству запросов, которые только читают, ключ не нужен. Попробуйте первый пример в терминале.
api-start-token = Чтобы действовать от своего имени, создайте токен на странице учётной записи и отправляйте его с каждым запросом. Токен может только то, что разрешают его права.
api-account = К учётной записи
api-errors = Ошибки
api-errors-about = На отклонённый запрос приходит ответ со статусом 400 или выше и телом JSON типа application/problem+json. Значение его поля «code» никогда не меняется; программам стоит полагаться только на него. После 429 подождите столько секунд, сколько указано в заголовке Retry-After.
api-streams = Потоки
api-streams-about = Некоторые адреса не закрывают свой ответ: они присылают строку JSON (NDJSON) каждый раз, когда что-то происходит, а в остальное время пустую строку раз в несколько секунд. В каждой строке есть «seq». Если связь прервалась, подключитесь снова, указав в «since» последнее значение, которое вы видели: ничего не потеряется и не повторится.
api-streams-bye = Перед плановым перезапуском последней приходит строка «bye» со временем, после которого нужно подключиться снова.
api-turns = Ходы можно спокойно повторять
api-turns-about = Отправьте ход с любым Idempotency-Key на ваш выбор и повторяйте его с тем же ключом, пока не получите ответ. Он будет сыгран только один раз.
api-parameters = Параметры
api-name = Имя
api-where = Где
api-kind = Тип
api-meaning = Описание
api-required = обязательно
api-body = Тело запроса
api-answers = Ответы
api-status = Статус
api-example = Пример
api-types = Типы
api-field = Поле
api-no-document = Эта программа собрана без описания API.

## Studies

studies-title = Студии
studies-lead = Собирайте партии, позиции и идеи в главах — с вариантами, комментариями, стрелками и кругами. Всё сразу сохраняется в этом браузере.
studies-new = Новая студия
studies-import = Импортировать файл
studies-own = Ваши студии
studies-none = Здесь пока нет студий.
studies-untitled = Студия без названия
studies-title-field = Название
studies-save = Сохранить
studies-rename = Переименовать
studies-delete = Удалить
studies-deleted = Удалено: { $title }.
studies-chapters = { $count ->
    [one] { $count } глава
    [few] { $count } главы
    [many] { $count } глав
   *[other] { $count } главы
  }
studies-imported = { $count ->
    [one] Импортирована { $count } глава.
    [few] Импортировано { $count } главы.
    [many] Импортировано { $count } глав.
   *[other] Импортировано { $count } главы.
  }
studies-not-kept = Сейчас этот браузер не может сохранять студии.
study-title = Студия
study-all = Все студии
study-chapters = Главы
study-chapter = Глава { $number }
study-chapter-field = Название главы
study-add = Добавить главу
study-rename-chapter = Переименовать главу
study-delete-chapter = Удалить главу
study-up = Переместить главу вверх
study-down = Переместить главу вниз
study-full = Глав в студии не больше { $most }.
study-saved = Сохранено в этом браузере
study-saving = Сохраняется…
study-missing = Этой студии нет в этом браузере.
study-unknown = Такой студии нет, или она закрыта.
study-other-tab = Эту главу изменили и в другой вкладке. Ваша версия сохранена как «{ $name }».
study-foreign = Этой студией с вами поделились: то, что вы здесь пробуете, не сохраняется.
study-keep = Сохранить копию
study-share = Поделиться студией
study-file = Сохранить в файл
study-link = Скопировать ссылку
study-link-large = Эта студия слишком велика для ссылки. Сохраните её в файл или на сервере.
study-add-to = Добавить в студию
study-added = Добавлено в «{ $title }».
study-open = Открыть
studies-server = На сервере
studies-public = Открытые студии
studies-public-none = Открытых студий пока нет.
study-access = Кто её видит
study-access-none = Только этот браузер
study-access-private = Вы, на всех ваших устройствах
study-access-link = Все, у кого есть ссылка
study-access-public = Все
study-online-saved = Сохранено на сервере
study-online-gone = На сервере этой студии больше нет. В этом браузере она сохранена.
study-hidden = Модератор скрыл эту студию: никто, кроме вас, её не видит.
study-needs-account = Войдите, чтобы сохранять студии на сервере.
study-refused = Сервер отклонил эту студию: она слишком велика, или какую-то главу нельзя сыграть по правилам.
study-code = Скопировать код для сайта
study-code-copied = Код скопирован. Вставьте его в страницу своего сайта.
study-changed-title = Эту студию изменили на другом устройстве
study-changed-about = Какую версию оставить? Другая сохранится отдельной студией, ничего не пропадёт.
study-changed-mine = Оставить эту
study-changed-other = Взять другую
embed-title = Игровое поле
embed-missing = Здесь нечего показать: это удалено или закрыто.
pictures-title = Изображение
pictures-gif = Анимация (GIF)
pictures-progress = Рисуется: { $done } из { $of }
pictures-failed = Не удалось создать изображение.

## Emails

mail-reset-subject = Сброс пароля Gipfel
mail-reset-text = Кто-то, скорее всего вы, запросил новый пароль для учётной записи { $name }. Откройте эту ссылку, чтобы выбрать его:
mail-reset-hour = Ссылка действует один раз, в течение часа.
mail-not-you = Если это были не вы, не обращайте внимания на это письмо: ничего не изменится.
mail-confirm-subject = Подтвердите свою почту
mail-confirm-text = Кто-то, скорее всего вы, хочет получать на этот адрес письма для учётной записи { $name }. Откройте эту ссылку в течение часа, чтобы подтвердить:
mail-turn-subject = Ваш ход, соперник: { $opponent }
mail-turn-text = { $opponent } ждёт вашего ответа. Ваш ход:
mail-turn-guest-subject = Ваш ход в партии с гостем
mail-turn-guest-text = Гость сделал ход. Теперь ваша очередь:
mail-turn-off = Вы получили это письмо, потому что просили о нём. Отключить письма можно в учётной записи:
mail-call-subject = { $name } хочет сыграть в { $game }
mail-call-text = { $name } сейчас ищет соперника для партии { $game }:
mail-call-off = Вы получили это письмо, потому что просили о нём. Отключить его можно на той же странице.

## Games with potentials

play-variant-gipf-potentials = GIPF с потенциалами
play-about-gipf-potentials = Дополнительные камни со своей силой
play-end-board-full = { $winner ->
    [w] Чёрные не могут ни сдвинуть, ни применить потенциал: поле заполнено.
   *[b] Белые не могут ни сдвинуть, ни применить потенциал: поле заполнено.
}
potentials-refusal-extra-first = Сейчас дополнительный сдвиг: сделайте его или откажитесь.
potentials-refusal-gipf-pieces-over = После первого заряженного или простого камня вводить камни GIPF больше нельзя.
potentials-refusal-no-basic = В запасе не осталось камней.
potentials-refusal-no-dvonn-target = Потенциал DVONN прыгает на соседний простой камень или потенциал DVONN соперника.
potentials-refusal-no-extra-push = Дополнительный сдвиг следует за вашим сдвигом или применением, пока ваш потенциал TAMSK стоит в центре.
potentials-refusal-no-punct-target = Потенциал PÜNCT прыгает на соседний камень GIPF или потенциал PÜNCT соперника.
potentials-refusal-not-adjacent = Этот потенциал прыгает только на соседнюю точку.
potentials-refusal-not-first-empty = Потенциал ZÈRTZ становится на первую пустую точку за камнями.
potentials-refusal-not-in-a-line = Потенциал покидает свой камень по прямой.
potentials-refusal-not-in-hand = У вас нет такого потенциала на руках.
potentials-refusal-not-loaded = Применять можно только свои открытые заряженные камни.
potentials-refusal-nothing-to-jump = Потенциал ZÈRTZ перепрыгивает соседние камни до первой пустой точки за ними.
potentials-refusal-only-extra-push = Потенциал TAMSK применяется только для дополнительного сдвига из центра.
potentials-refusal-piece-stays = Простые камни и применённые потенциалы ряда должны уйти.
potentials-refusal-row-must-go = В этом ряду есть простой камень или применённый потенциал, поэтому его надо убрать.
potentials-refusal-way-blocked = Потенциал YINSH скользит по пустым точкам до пустой точки.
potentials-refusal-answer-first = Объявлено применение: разрешите его или бросьте вызов.
potentials-refusal-cannot-pass = Пасовать можно, только если после проигранного вызова нет другого хода.
potentials-refusal-contest-first = Партия GIPF на паузе, пока не решится вызов.
potentials-refusal-declare-first = Потенциалы { $name } связаны с игрой: сначала объявите применение.
potentials-refusal-die-faces = На кубике от 1 до 6.
potentials-refusal-entered-already = Вы уже ввели результат: теперь очередь соперника.
potentials-refusal-kind-barred = Право на потенциал { $name } не выиграно: в этот ход применить его нельзя.
potentials-refusal-links = Такие связи невозможны; запись такая: Y:yinsh,T:die.
potentials-refusal-match-over = Матч окончен.
potentials-refusal-no-challenge-left = У соперника не осталось вызовов, объявлять не нужно.
potentials-refusal-not-linked = Потенциалы { $name } здесь свободны: просто примените.
potentials-refusal-nothing-declared = Ничего не объявлено, отвечать не на что.
potentials-refusal-only-uses-are-declared = Объявляют только применение потенциала.
potentials-refusal-other-contest = Сейчас такой вызов не разыгрывается.
potentials-refusal-position-match = Такая позиция в этом матче невозможна.
potentials-refusal-unreadable-step = Это не шаг матча.
potentials-refusal-potentials-shape = Это не ход. Пишите e8 или e9-e6 для сдвига, Ye9-e6 с потенциалом, ye5-e2 для его применения, te9-e6 для дополнительного сдвига, xe2,e3,e4,e5, чтобы убрать.
potentials-refusal-wrong-piece-mark = Знак у { $point } неверен.
potentials-refusal-position-hands = Потенциалы на руках не удалось прочитать; запись такая: T3Y2-z6.
potentials-refusal-position-no-extra-push = В этой позиции не может быть дополнительного сдвига.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] Белые ещё ничего не ввели, значит, всё лежит рядом с полем.
   *[b] Чёрные ещё ничего не ввели, значит, всё лежит рядом с полем.
}
potentials-refusal-position-potentials-fields = В позиции с потенциалами шесть частей, например 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] У белых нет камней GIPF, значит, партия уже окончена.
   *[b] У чёрных нет камней GIPF, значит, партия уже окончена.
}
potentials-refusal-position-potentials-stage = Стадия: push, extra, remove:w или remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] Белые уже ввели другой камень и больше не могут вводить камни GIPF.
   *[b] Чёрные уже ввели другой камень и больше не могут вводить камни GIPF.
}
potentials-refusal-position-stack = Камни не могут так лежать друг на друге.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] У белых больше потенциалов, чем условлено.
   *[b] У чёрных больше потенциалов, чем условлено.
}
potentials-refusal-terms = По этим условиям играть нельзя; запись такая: standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] белый камень, заряженный { $name }
   *[b] чёрный камень, заряженный { $name }
}
potentials-piece-used = { $color ->
    [w] белый применённый потенциал { $name }
   *[b] чёрный применённый потенциал { $name }
}
potentials-piece-gipf-punct = { $color ->
    [w] белый камень GIPF из двух потенциалов PÜNCT
   *[b] чёрный камень GIPF из двух потенциалов PÜNCT
}
potentials-piece-on = { $top }, под ним { $under }
potentials-say-loaded = { $player ->
    [w] Белые вводят с { $point } камень, заряженный { $name }.
   *[b] Чёрные вводят с { $point } камень, заряженный { $name }.
}
potentials-say-used = { $player ->
    [w] Белые делают дополнительный сдвиг с { $point }.
   *[b] Чёрные делают дополнительный сдвиг с { $point }.
}
potentials-say-use = { $player ->
    [w] Белые применяют { $name } с { $from } на { $to }.
   *[b] Чёрные применяют { $name } с { $from } на { $to }.
}
potentials-say-decline = { $player ->
    [w] Белые отказываются от дополнительного сдвига.
   *[b] Чёрные отказываются от дополнительного сдвига.
}
potentials-say-because-board-full = Поле заполнено.
potentials-say-task-extra = { $player ->
    [w] Белые могут сделать дополнительный сдвиг.
   *[b] Чёрные могут сделать дополнительный сдвиг.
}
potentials-say-task-push = { $player ->
    [w] Белые должны ввести камень или применить потенциал.
   *[b] Чёрные должны ввести камень или применить потенциал.
}
potentials-say-leave = { $player ->
    [w] Белые оставляют ряды.
   *[b] Чёрные оставляют ряды.
}
potentials-say-stays = { $count ->
    [one] Остаётся { $count } камень.
    [few] Остаются { $count } камня.
    [many] Остаются { $count } камней.
   *[other] Остаётся { $count } камня.
}
potentials-decline = Без сдвига
potentials-ask-extra = TAMSK даёт ещё один сдвиг: нажмите на крайнюю точку.
potentials-play-do-extra = Сделайте дополнительный сдвиг или откажитесь.
potentials-play-do-push = Введите камень или примените заряженный.
potentials-basic = Простой
potentials-basic-ends = Ваш первый простой камень выводит из игры потенциалы, оставшиеся на руках.
potentials-basic-sure = Все потенциалы на руках тогда выйдут из игры. Ввести простой камень?
potentials-basic-yes = Ввести
potentials-basic-no = Сохранить
potentials-gipf-ends = После первого заряженного камня вводить камни GIPF больше нельзя.
potentials-miss-load = На этом камне нет потенциала. Перед сдвигом выберите заряженный камень.
potentials-miss-single = Это не простой камень. Перед сдвигом выберите простой.
potentials-miss-use = Это был сдвиг, а не применение. Отмеченные точки показывают его.
potentials-miss-jump = Перепрыгнуто мало камней. Цель: { $count }.
potentials-miss-extra = На этот раз без дополнительного сдвига. TAMSK должен стоять в центре, и отказываться нельзя.
potentials-miss-decline = Дополнительный сдвиг сделан. На этот раз откажитесь от него.
potentials-miss-break = Камень GIPF ещё цел. Отмеченные точки показывают прыжок.
potentials-miss-make = Нового камня GIPF ещё нет. Отмеченные точки показывают прыжок.
potentials-miss-remove = Убрано мало рядов. Цель: { $count }.
potentials-answer-pass = Разрешить
potentials-answer-challenge = Бросить вызов
potentials-miss-answer = Вы разрешили: проход строит чёрный ряд, и два ваших камня рядом захвачены. Попробуйте ещё раз.
potentials-miss-push = После проигранного вызова потенциал этого вида нельзя применить тем же ходом. Сделайте сдвиг.
potentials-hand = { $player ->
    [w] У белых на руках: { $list }
   *[b] У чёрных на руках: { $list }
}
potentials-hand-empty = { $player ->
    [w] У белых нет потенциалов на руках
   *[b] У чёрных нет потенциалов на руках
}
potentials-rules = Правила
potentials-which = Какие потенциалы?
potentials-advice = Впервые? Начните с одного вида. Потенциал входит в игру на камне и может один раз его покинуть.
potentials-about-tamsk = В центре даёт ещё один сдвиг.
potentials-about-zertz = Перепрыгивает соседние камни до первой пустой точки.
potentials-about-dvonn = Запрыгивает на соседний камень соперника.
potentials-about-yinsh = Скользит по линии через пустые точки.
potentials-about-punct = Запрыгивает на соседний камень GIPF и разбивает его.
potentials-about-ultimate = По три каждого вида, 21 камень
potentials-own = Свои условия
potentials-about-own = Вы выбираете начало и количество.
potentials-start = Начало
potentials-number = Число
potentials-basics = Простые камни
potentials-each = по шесть
potentials-position = Позиция
potentials-position-about = Стопки нельзя выложить вручную. Напишите или вставьте позицию: столбцы слева направо, чей ход, стадия, запасы, потенциалы на руках, право на камни GIPF.
potentials-links = Связать игры
potentials-links-about = Право применить потенциал может зависеть от победы в другой игре. Сначала сыграйте со свободными потенциалами: матч со связанными играми длится долго.
potentials-link-free = Свободен
potentials-link-die = Кубик
potentials-link-elsewhere = Игра в другом месте
potentials-challenges = Вызовов на игрока
potentials-unlimited = Без ограничений
potentials-match-declares = { $player ->
    [w] Белые хотят применить { $name }: { $from } → { $to }.
   *[b] Чёрные хотят применить { $name }: { $from } → { $to }.
}
potentials-match-how-die = Вызов: оба бросают кубик, большее число выигрывает.
potentials-match-how-elsewhere = Вызов: вы играете в другом месте и вводите, кто выиграл.
potentials-match-how-game = Вызов: решает партия { $game }.
potentials-match-cost = { $left ->
    [1] Это ваш последний вызов.
    [one] Это стоит одного из ваших { $left } вызовов.
    [few] Это стоит одного из ваших { $left } вызовов.
    [many] Это стоит одного из ваших { $left } вызовов.
   *[other] Это стоит одного из ваших { $left } вызовов.
}
potentials-match-stake = { $player ->
    [w] { $game }: если белые выиграют, потенциал { $name } применяется; иначе белые ходят по-другому.
   *[b] { $game }: если чёрные выиграют, потенциал { $name } применяется; иначе чёрные ходят по-другому.
}
potentials-match-won = { $player ->
    [w] Белые выиграли вызов: потенциал { $name } применён.
   *[b] Чёрные выиграли вызов: потенциал { $name } применён.
}
potentials-match-not-won = { $player ->
    [w] Белые не выиграли вызов: в этот ход без потенциала { $name }.
   *[b] Чёрные не выиграли вызов: в этот ход без потенциала { $name }.
}
potentials-match-left = Осталось вызовов: белые { $white }, чёрные { $black }
potentials-match-pass = Разрешить
potentials-match-challenge = Бросить вызов
potentials-match-challenge-left = Бросить вызов (осталось { $left })
potentials-match-give-up = Сдать эту игру
potentials-match-roll = У белых { $white }, у чёрных { $black }.
potentials-match-equal = Поровну: бросок повторяется.
potentials-match-proof = { $proof ->
    [both] Бросок следует из числа, которое сервер зафиксировал до матча, смешанного со случайным числом каждого игрока.
    [replaced] Сервер сохранил не то случайное число, которое было отправлено. Броски этого матча ничего не доказывают.
    [white] Бросок следует из числа, которое сервер зафиксировал до матча, и из случайного числа белых.
    [black] Бросок следует из числа, которое сервер зафиксировал до матча, и из случайного числа чёрных.
   *[server] Бросок следует из числа, которое до матча зафиксировал один лишь сервер.
}
potentials-match-who = { $player ->
    [w] Белые: кто выиграл игру?
   *[b] Чёрные: кто выиграл игру?
}
potentials-match-winner = { $player ->
    [w] Выиграли белые
   *[b] Выиграли чёрные
}
potentials-match-draw = Ничья
potentials-match-dice = Пусть решат кубики
potentials-match-disagreed = Ваши ответы расходятся. Введите результат ещё раз или договоритесь о кубиках.
potentials-match-paused = Партия GIPF на паузе
potentials-match-linked = Так закончилась связанная игра
potentials-match-has-white = Белыми играет тот, кому бросили вызов.
potentials-play-do-answer = Разрешите применение или бросьте вызов.
potentials-play-do-roll = Решают кубики.
potentials-play-do-enter = Сыграйте в другом месте и скажите, кто выиграл.
play-potentials-failed = Игру не удалось загрузить. Нет сети?

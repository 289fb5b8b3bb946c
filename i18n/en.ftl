### Every sentence of the site in English. The other languages have the same messages with the same arguments.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Learn, play and analyse YINSH and GIPF in your browser: with a strong engine, at one screen, also without a network.
site-skip = To the content
site-ways = Main menu
site-play = Play
site-analyse = Analyse
site-learn = Learn
site-rules = Rules
site-settings = Settings
site-about = About
site-language = Language
site-close = Close
site-credit = YINSH and GIPF are games by Kris Burm. Gipfel is independent of him and of his publishers.
site-new-version = A new version of Gipfel is here. Your games are kept.
site-reload = Reload
site-offline = There is no network now. Everything you see goes on working.
site-online = The network is back.
site-broken-entry = Something that this browser had kept could not be read ({ $name }). It was put aside; everything else is as it was.
site-no-script = The board needs JavaScript. The rules can be read without it.

home-title = YINSH and GIPF
home-lead = Two of the finest abstract board games: quick to learn, and deep enough for years. Play at once, without an account, even without a network.
home-play-yinsh = Play YINSH
home-play-gipf = Play GIPF
home-new = New to the games?
home-learn-yinsh = Learn YINSH
home-learn-gipf = Learn GIPF
home-resume = Go on with your game
home-yinsh-about = Rings leave a trail of markers and flip those that they jump. Five of your colour in a row cost you a ring, and that is what you want: three rings off win.
home-gipf-about = Push your pieces in from the rim. Four in a row go back to your reserve, and what continues the row is captured. Who runs out of pieces loses.
home-person-title = Two at one screen
home-person-about = Put the device between you. With a clock, if you like, and a board that turns to whoever is to move.
home-person-start = Start
home-engine-title = Ten levels
home-engine-about = From a gentle first opponent to one that no human has beaten yet. It runs in your browser, and only there.
home-engine-start = Choose a level
home-analyse-title = Understand your games
home-analyse-about = Try other turns, see what the engine would play, set up any position, and share it as a link.
home-analyse-start = Open the analysis board
home-learn-title = Learn by playing
home-learn-about = Short lessons, one for each rule, on a board that you can touch. Ten minutes and you know the game.
home-learn-start = To the lessons
home-board-label = A game of { $game } plays by itself

settings-title = Settings
settings-lead = They are kept in this browser only.
settings-look = Look
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-board = Board
settings-speed = Movement
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-coordinates = Show coordinates
settings-targets = Show what I may do
settings-field = A field for typing turns
settings-sound = Sounds
settings-engine = Engine
settings-evaluation = Show who stands better while I play
settings-lines = Lines in the analysis
settings-reset = Everything as it was at first
settings-was-reset = All settings are as they were at first.
settings-keys = Keys on the board
settings-keys-column = along the column
settings-keys-across = along the two other lines
settings-keys-jump = to a point by its name, such as e5
settings-keys-act = choose
settings-keys-back = take back part of a turn
settings-data = Your data
settings-data-about = Your games, your progress and these settings are kept in this browser. Nobody else sees them.
settings-erase = Erase everything
settings-erase-sure = Erase all games, progress and settings in this browser? This cannot be taken back.
settings-erase-yes = Erase
settings-erase-no = Keep
settings-erased = Everything that was kept in this browser is erased.

about-title = About Gipfel
about-what = Gipfel is a home for the board games YINSH and GIPF: exact rules of every variant, a strong engine, lessons, an analysis board, in nine languages.
about-designer = Both games were designed by Kris Burm and belong to his GIPF project. The names are his. If you like them, buy them: they are beautiful on a real table.
about-free = It is free software. You can run it on your own computer with one command, read how it works, and use its rules, its engine and its data in programs of your own.
about-private = There are no advertisements, no trackers and no requests to other sites. What you do here stays in your browser.
about-accessible = Everything works with a keyboard and with a screen reader, on the same board for everyone. If something does not, it is a fault: please tell us.
about-version = Version { $version }

missing-title = There is nothing here
missing-about = The address may be old or mistyped. Nothing of yours is lost.
missing-home = To the first page

## Board: what a screen reader hears, points, pieces, turns as sentences

## Refusals: why something is not allowed

## Play

## Analyse

## Learn: the pages around the lessons

## Lessons of YINSH

## Lessons of GIPF

## Rules of YINSH

## Rules of GIPF

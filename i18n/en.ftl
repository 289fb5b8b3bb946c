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

board-name = Board
board-help = Arrow keys walk along the lines, with Shift along the third. Type a name such as e5 to jump there. Enter chooses, Escape takes back. Page Down leads to the next point that you may choose.
board-column = Column { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = empty
board-dot = dot on the rim
board-picked = picked up
board-goes = goes off the board, Enter to keep it
board-stays = stays on the board, Enter to take it off
board-can-choose = can be chosen
board-can-place = a ring can be placed here
board-can-move = { $count ->
    [one] can move to one point
   *[other] can move to { $count } points
}
board-can-land = the ring can land here
board-can-land-flipping = { $count ->
    [one] the ring can land here, flips one marker
   *[other] the ring can land here, flips { $count } markers
}
board-can-take-off = can be taken off
board-can-enter = a piece can come in here
board-can-push = { $count ->
    [one] can be pushed in here, moves one piece
   *[other] can be pushed in here, moves { $count } pieces
}
board-can-push-ways = { $count ->
    [one] one way to push
   *[other] { $count } ways to push
}
board-can-remove = { $count ->
    [one] part of a row to remove
   *[other] part of { $count } rows to remove
}
board-arrow = From { $from } towards { $to }, { $can }
board-segment = Row from { $from } to { $to }
board-several = { $index } of { $count }: { $name }.
board-help-several = Arrow keys show the others, Enter takes this one.
board-help-picked = { $count ->
    [one] There is one place to go.
   *[other] There are { $count } places to go.
}
board-help-toggles = Some pieces of this row may stay. Arrow keys lead to each and to the button that removes the row; Enter changes a piece.
board-confirm = { $count ->
    [one] Remove one piece
   *[other] Remove { $count } pieces
}
board-confirm-none = Take at least one piece
board-pass = Pass
board-leave = Leave the rows standing
board-bring = Which piece comes in
board-bring-single = Single piece
board-bring-gipf = GIPF-piece
board-entry-label = Type a turn
board-entry-play = Play
board-rings-to-place = { $player ->
    [w] White has { $count ->
        [one] one ring
       *[other] { $count } rings
    } to place
   *[b] Black has { $count ->
        [one] one ring
       *[other] { $count } rings
    } to place
}
board-rings-off = { $player ->
    [w] White has { $count } of { $of } rings off
   *[b] Black has { $count } of { $of } rings off
}
board-reserve = { $player ->
    [w] White has { $count ->
        [one] one piece
       *[other] { $count } pieces
    } in reserve
   *[b] Black has { $count ->
        [one] one piece
       *[other] { $count } pieces
    } in reserve
}
board-captured = { $player ->
    [w] White has captured { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
   *[b] Black has captured { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
}
board-pool = { $count ->
    [one] One marker is left in the pool
   *[other] { $count } markers are left in the pool
}

piece-ring = { $color ->
    [w] white ring
   *[b] black ring
}
piece-marker = { $color ->
    [w] white marker
   *[b] black marker
}
piece-single = { $color ->
    [w] white piece
   *[b] black piece
}
piece-gipf = { $color ->
    [w] white GIPF-piece
   *[b] black GIPF-piece
}

say-place = { $player ->
    [w] White places a ring on { $point }.
   *[b] Black places a ring on { $point }.
}
say-move = { $player ->
    [w] White moves a ring from { $from } to { $to }.
   *[b] Black moves a ring from { $from } to { $to }.
}
say-move-flip = { $player ->
    [w] White moves a ring from { $from } to { $to } and flips { $count ->
        [one] one marker
       *[other] { $count } markers
    }.
   *[b] Black moves a ring from { $from } to { $to } and flips { $count ->
        [one] one marker
       *[other] { $count } markers
    }.
}
say-enter = { $player ->
    [w] White brings in a { $kind ->
        [gipf] GIPF-piece
       *[single] piece
    } on { $point }.
   *[b] Black brings in a { $kind ->
        [gipf] GIPF-piece
       *[single] piece
    } on { $point }.
}
say-push = { $player ->
    [w] White pushes in a { $kind ->
        [gipf] GIPF-piece
       *[single] piece
    } from { $from } and moves { $count ->
        [one] one piece, to { $to }
       *[other] { $count } pieces, the furthest to { $to }
    }.
   *[b] Black pushes in a { $kind ->
        [gipf] GIPF-piece
       *[single] piece
    } from { $from } and moves { $count ->
        [one] one piece, to { $to }
       *[other] { $count } pieces, the furthest to { $to }
    }.
}
say-remove-row = { $player ->
    [w] White removes the row from { $from } to { $to }.
   *[b] Black removes the row from { $from } to { $to }.
}
say-remove = { $player ->
    [w] White removes { $count ->
        [one] one piece
       *[other] { $count } pieces
    } of the row from { $from } to { $to }.
   *[b] Black removes { $count ->
        [one] one piece
       *[other] { $count } pieces
    } of the row from { $from } to { $to }.
}
say-captured = { $count ->
    [one] One of them is captured.
   *[other] { $count } of them are captured.
}
say-stays = { $count ->
    [one] One GIPF-piece stays.
   *[other] { $count } GIPF-pieces stay.
}
say-take-off = { $player ->
    [w] White takes off the ring on { $point }.
   *[b] Black takes off the ring on { $point }.
}
say-pass = { $player ->
    [w] White cannot move and passes.
   *[b] Black cannot move and passes.
}
say-leave = { $player ->
    [w] White leaves the rows of GIPF-pieces standing.
   *[b] Black leaves the rows of GIPF-pieces standing.
}
say-undone = Taken back.
say-win = { $player ->
    [w] White wins.
   *[b] Black wins.
}
say-draw = The game is a draw.
say-because-rings-off = Enough rings are off.
say-because-pool-empty = The pool is empty.
say-because-no-moves = Nobody can move a ring.
say-because-reserve-empty = The other reserve is empty.
say-because-gipf-pieces-gone = The last GIPF-piece has left the board.
say-because-repetition = The same position came for the third time.
say-task-place = { $player ->
    [w] White places a ring.
   *[b] Black places a ring.
}
say-task-move = { $player ->
    [w] White moves a ring.
   *[b] Black moves a ring.
}
say-task-row = { $player ->
    [w] White removes a row of five.
   *[b] Black removes a row of five.
}
say-task-ring = { $player ->
    [w] White takes off a ring.
   *[b] Black takes off a ring.
}
say-task-push = { $player ->
    [w] White pushes in a piece.
   *[b] Black pushes in a piece.
}
say-task-remove = { $player ->
    [w] White removes a row.
   *[b] Black removes a row.
}

## Refusals: why something is not allowed

## Play

play-title = Play
play-loading = Setting up the board…
play-failed = The board could not be loaded. Check the network and try again; your games are kept.
play-again = Try again

# Setting up a game.
play-setup = New game
play-game = Game
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH blitz
play-variant-gipf-basic = GIPF basic
play-variant-gipf-standard = GIPF standard
play-variant-gipf-tournament = GIPF tournament
play-about-yinsh = Flip markers, make rows of five. Three rings off win.
play-about-yinsh-blitz = The quick one: the first ring off wins.
play-about-gipf-basic = The simple one: who runs out of pieces loses.
play-about-gipf-standard = With GIPF-pieces: who loses the last of them loses.
play-about-gipf-tournament = An empty board: you decide how many GIPF-pieces to bring in.
play-opponent = Opponent
play-opponent-engine = Engine
play-opponent-person = A person, at this screen
play-level = Level
play-level-of = Level { $level }: { $name }
play-level-1 = Beginner
play-level-2 = Newcomer
play-level-3 = Casual player
play-level-4 = Keen player
play-level-5 = Regular player
play-level-6 = Club player
play-level-7 = Strong player
play-level-8 = Expert
play-level-9 = Master
play-level-10 = Superhuman
play-level-easy = easy
play-level-hard = hard
play-color = Your colour
play-white = White
play-black = Black
play-chance = By chance
play-names = Names
play-name-white = White’s name
play-name-black = Black’s name
play-name-optional = if you like
play-turning = The board turns to the player to act
play-more = Clock and more
play-clock = Clock
play-clock-none = None
play-clock-pace = { $minutes } min + { $seconds } s
play-clock-own = Other
play-clock-minutes = Minutes for each player
play-clock-increment = Seconds added for each turn
play-clock-note = White’s first turn is free. The clock stands still while the page is closed.
play-handicap = Handicap
play-handicap-none = None
play-handicap-white = { $count ->
    [one] White has 1 piece more
   *[other] White has { $count } pieces more
  }
play-handicap-black = { $count ->
    [one] Black has 1 piece more
   *[other] Black has { $count } pieces more
  }
play-evaluation-show = Show who stands better
play-start = Start the game
play-import = Open a record

# The game.
play-you = You
play-engine-level = Engine, level { $level }
play-your-turn = Your turn
play-turn-of = { $player ->
    [w] White’s turn
   *[b] Black’s turn
  }
play-title-turn = Your turn · { $game }
play-title-thinking = Engine thinks · { $game }
play-title-over = Game over · { $game }
play-to-act = to act
play-thinking = The engine is thinking…
play-engine-loading = The engine is loading… { $percent } %
play-engine-starting = The engine is loading…
play-engine-failed = The engine could not be loaded. Your game is kept; it goes on as soon as the engine is there.
play-engine-retry = Load the engine again
play-do-place = Place a ring on any free point.
play-do-move = Choose one of your rings, then where it goes.
play-do-row = You have a row: choose the five markers to take off.
play-do-ring = Now take off one of your rings.
play-do-push = Choose a dot on the rim, then the way to push.
play-do-remove = You have a row: take it off the board.
play-do-pass = You cannot move a ring this time: pass.
play-looking = You are looking at an earlier position.
play-to-now = Back to the game
play-time-left = { $player ->
    [w] White has { $time } left
   *[b] Black has { $time } left
  }
play-time-low = { $player ->
    [w] White’s time is running out.
   *[b] Black’s time is running out.
  }
play-turns = Turns
play-no-turns = No turn has been played yet.
play-first = To the start
play-previous = One turn back
play-next = One turn on
play-last = To the end
play-hint = Hint
play-hint-thinking = Looking for a good turn…
play-hint-is = Hint: { $turn }
play-take-back = Take back
play-taken-back = Taken back.
play-resign = Resign
play-resign-sure = Resign this game?
play-resign-who = { $player ->
    [w] White resigns, and Black wins.
   *[b] Black resigns, and White wins.
  }
play-resign-yes = Resign
play-resign-no = Play on
play-flip = Turn the board
play-menu = More
play-copy-position = Copy the position
play-copied-position = The position is copied.
play-copy-record = Copy the record
play-copied-record = The record is copied.
play-copy-by-hand = This browser does not let us copy. Here it is: { $text }
play-download-record = Save the record as a file
play-share = Share a link to this game
play-copied-link = The link is copied.
play-analyse = Analyse this game
play-new = New game
play-rematch = Rematch
play-evaluation = Evaluation
play-evaluation-even = The position is even.
play-evaluation-better = { $player ->
    [w] White stands better, by { $points }.
   *[b] Black stands better, by { $points }.
  }
play-evaluation-wins = { $player ->
    [w] White wins by force.
   *[b] Black wins by force.
  }
play-evaluation-none = No evaluation yet.

# The end.
play-over = Game over
play-result-won = You have won!
play-result-lost = The engine has won.
play-result-white = White has won!
play-result-black = Black has won!
play-result-draw = A draw.
play-result-open = No result.
play-end-rings-off = { $winner ->
    [w] White has taken off enough rings.
   *[b] Black has taken off enough rings.
  }
play-end-pool-empty = { $winner ->
    [w] The markers are used up, and White has more rings off.
    [b] The markers are used up, and Black has more rings off.
   *[none] The markers are used up, and both have the same number of rings off.
  }
play-end-no-moves = { $winner ->
    [w] Nobody can move a ring, and White has more rings off.
    [b] Nobody can move a ring, and Black has more rings off.
   *[none] Nobody can move a ring, and both have the same number of rings off.
  }
play-end-reserve-empty = { $winner ->
    [w] Black has no piece left to bring in.
   *[b] White has no piece left to bring in.
  }
play-end-gipf-pieces-gone = { $winner ->
    [w] Black has lost the last GIPF-piece.
   *[b] White has lost the last GIPF-piece.
  }
play-end-repetition = The same position came for the third time.
play-end-resignation = { $winner ->
    [w] Black has resigned.
   *[b] White has resigned.
  }
play-end-time = { $winner ->
    [w] Black’s time is up.
   *[b] White’s time is up.
  }
play-end-other = As the record says.

# Games that are kept.
play-games = Your games
play-games-none = Games that you play are kept here, in this browser only.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
play-games-open = not finished
play-games-resume = Play on
play-games-analyse = Analyse
play-games-save = Save
play-games-delete = Delete
play-games-deleted = The game is deleted.
play-games-undo = Keep it
play-games-save-all = Save all games as one file
play-not-kept = This browser keeps no games now. Save the record before you close the page.
play-unplayable = A kept game could not be opened: { $reason } It stays in your list.
play-elsewhere = This game is open in another tab.
play-elsewhere-here = Go on here

# Records from elsewhere.
play-import-title = Open a record
play-import-about = Paste a record or choose a file: our own notation, Boardspace, Board Game Arena or the official GIPF notation.
play-import-text = Record
play-import-file = Choose a file
play-import-read = Open
play-import-cancel = Cancel
play-import-empty = There is nothing to read yet.
play-import-refused = This could not be read: { $reason }
play-import-refused-line = Line { $line } could not be read: { $reason }
play-import-large = This file is too large for a record.
play-import-found = { $count ->
    [one] One game was found. It is finished:
   *[other] { $count } games were found. Choose one:
  }
play-link-refused = This link could not be understood, so you can set up the game yourself.

## Analyse

## Learn: the pages around the lessons

## Lessons of YINSH

## Lessons of GIPF

## Rules of YINSH

## Rules of GIPF

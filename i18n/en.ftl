### Every sentence of the site in English. The other languages have the same messages with the same arguments.

## Site: header, footer, home, settings, about, not found

site-name = Gipfel
site-description = Learn, play and analyse YINSH and GIPF in your browser: against a strong engine, together on one screen, or online. Most of it works offline.
site-skip = Skip to content
site-menu = Main menu
site-play = Play
site-analyse = Analyse
site-learn = Learn
site-rules = Rules
site-settings = Settings
site-about = About
site-language = Language
site-close = Close
site-credit = YINSH and GIPF are games by Kris Burm. Gipfel is not affiliated with him or his publishers.
site-new-version = A new version of Gipfel is available. Your games are kept.
site-reload = Reload
site-offline = You are offline. Everything on this page still works.
site-online = You are back online.
site-broken-entry = Some data saved in this browser could not be read ({ $name }). It was set aside; everything else is unchanged.
site-no-script = The board needs JavaScript. You can read the rules without it.

home-title = YINSH and GIPF, played beautifully
home-lead = Two of the finest abstract games. Play at once, without an account, even without a network.
home-game = Game
home-play = Play now
home-against = against level { $level }
home-learn = Learn in ten minutes
home-lessons = { $count ->
    [one] { $count } short lesson
   *[other] { $count } short lessons
  }
home-friend = Play a friend
home-friend-how = send a link
home-touch-yinsh = Touch a ring and play on, against level 1.
home-touch-gipf = Touch a green dot and play on, against level 1.
home-click-yinsh = Click a ring and play on, against level 1.
home-click-gipf = Click a green dot and play on, against level 1.
home-yours = Your move: you are White, against level 1.
home-pause = Pause
home-again = Watch
home-larger = Larger board
home-learn-yinsh = Learn YINSH
home-learn-gipf = Learn GIPF
home-resume = Continue your game
home-yinsh-about = Rings leave markers behind and flip the markers they jump over. Each row of five in your colour lets you remove one of your rings. Remove three to win.
home-gipf-about = Push your pieces in from the rim. Four in a row return to your reserve and capture the opposing pieces that extend the row. If you run out of pieces, you lose.
home-person-title = Two players, one screen
home-person-about = Put the device between you. Add a clock if you like, and let the board turn to the player whose turn it is.
home-engine-title = Ten levels
home-engine-about = From a gentle first opponent to the full strength of our engine. It runs entirely in your browser.
home-analyse-title = Understand your games
home-analyse-about = Try other turns, see what the engine would play, set up any position and share it as a link.
home-live = Live games
home-live-none = Nobody is playing right now. Be the first!
home-live-start = Find an opponent
home-live-all = All games
home-night = Club night: { $game }, { $clock }, on { $time }
home-night-now = A club night has begun: { $game }, { $clock }. Join in!
home-waiting = { $count ->
    [one] One player is waiting for an opponent.
   *[other] { $count } players are waiting for an opponent.
}

settings-title = Settings
settings-lead = Saved in this browser only.
settings-look = Appearance
settings-theme = Theme
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-board = Board
settings-speed = Animation
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-coordinates = Coordinates
settings-coordinates-outside = At the edge
settings-coordinates-inside = On every point
settings-coordinates-off = Off
settings-board-theme = Board
settings-board-theme-wood = Wood
settings-board-theme-stone = Stone
settings-board-theme-night = Night
settings-pieces = Pieces
settings-pieces-ivory = Ivory and ebony
settings-pieces-flat = Flat
settings-pieces-clear = Colour-blind friendly
settings-volume = Volume
settings-preview = Preview
settings-targets = Show where I can play
settings-field = Show a field for typing turns
settings-sound = Sounds
settings-engine = Engine
settings-evaluation = Show who is better while I play
settings-lines = Variations in the analysis
settings-reset = Restore the defaults
settings-was-reset = All settings are back to their defaults.
settings-keys = Keys on the board
settings-keys-column = move along the column
settings-keys-across = move along the other two directions
settings-keys-jump = jump to a point by its name, such as e5
settings-keys-act = choose
settings-keys-back = undo part of a turn
settings-keys-step = step through the turns, unless a point of the board has the focus
settings-keys-step-anywhere = step through the turns anywhere
settings-keys-flip = turn the board
settings-data = Your data
settings-data-about = Games against the engine or on one screen, your progress and these settings are saved in this browser. Nobody else can see them.
settings-erase = Erase everything
settings-erase-sure = Erase all games, progress and settings in this browser? This cannot be undone.
settings-erase-yes = Erase
settings-erase-no = Keep
settings-erased = Everything saved in this browser has been erased.

about-title = About Gipfel
about-what = Gipfel is a home for the board games YINSH and GIPF: exact rules for every variant, a strong engine, lessons and an analysis board, in nine languages.
about-designer = Both games were designed by Kris Burm and are part of his GIPF project. The names are his. If you like the games, buy them: they are beautiful on a real table.
about-free = Gipfel is free software. You can run it on your own computer with one command, read how it works, and use its rules, engine and data in your own programs.
about-private = There are no ads, no trackers and no requests to other sites. What you do alone stays in your browser. For online games the server stores what it needs, and you can download or delete what it knows about you.
about-accessible = Everything works with a keyboard and with a screen reader, on the same board for everyone. If something does not, that is a bug: please tell us.
about-version = Version { $version }

missing-title = Page not found
missing-about = The address may be outdated or mistyped. Nothing of yours is lost.
missing-home = Go to the home page
offline-title = No network
offline-about = This page is not on this device, and the server cannot be reached. Playing here, lessons, rules and analysis work without a network.
offline-again = Try again

## Board: what a screen reader hears, points, pieces, turns as sentences

board-name = Board
board-help = Arrow keys move along the lines, with Shift along the third direction. Type a name such as e5 to jump there. Enter chooses, Escape undoes. Page Down goes to the next point you can choose.
board-column = Column { $column }
board-point = { $point }, { $what }
board-point-can = { $point }, { $what }, { $can }
board-empty = empty
board-dot = dot on the rim
board-picked = picked up
board-goes = will be removed, press Enter to keep it
board-stays = stays on the board, press Enter to remove it
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
board-can-take-off = can be removed
board-can-enter = a piece can be brought in here
board-can-push = { $count ->
    [one] a piece can be pushed in here, moving one piece
   *[other] a piece can be pushed in here, moving { $count } pieces
}
board-can-push-ways = { $count ->
    [one] one direction to push
   *[other] { $count } directions to push
}
board-can-remove = { $count ->
    [one] part of a row to remove
   *[other] part of { $count } rows to remove
}
board-arrow = From { $from } towards { $to }, { $can }
board-segment = Row from { $from } to { $to }
board-flips = { $count ->
    [one] { $point }, flips one
   *[other] { $point }, flips { $count }
}
board-several = { $index } of { $count }: { $name }.
board-help-several = Arrow keys show the others, Enter chooses this one.
board-help-picked = { $count ->
    [one] There is one target.
   *[other] There are { $count } targets.
}
board-help-toggles = Some pieces of this row may stay. Arrow keys move between them and the button that removes the row; Enter switches a piece between staying and going.
board-draw-from = Drawing from { $point }. Enter at another point draws an arrow, here again a circle; Escape stops.
board-draw-arrow = Arrow { $from } – { $to }
board-draw-circle = Circle { $point }
board-confirm = Remove { $count }
board-confirm-none = Choose at least one piece
board-badge-stays = stays
board-badge-goes = goes
board-ask-keep = Press a GIPF-piece: it stays or goes. If it goes, yours returns to your reserve, and your opponent’s is captured.
board-ask-row = Rows cross here. Which one?
board-lesson = Learn this rule
board-pass = Pass
board-leave = Leave the rows
board-bring = Piece to bring in
board-bring-single = Single piece
board-bring-gipf = GIPF-piece
board-reserve-low = { $count ->
    [one] Only one piece is left in your reserve. With none left to push, you lose.
   *[other] Only { $count } pieces are left in your reserve. With none left to push, you lose.
}
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
    [w] White has removed { $count } of { $of } rings
   *[b] Black has removed { $count } of { $of } rings
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
    [w] White removes the ring on { $point }.
   *[b] Black removes the ring on { $point }.
}
say-pass = { $player ->
    [w] White cannot move and passes.
   *[b] Black cannot move and passes.
}
say-leave = { $player ->
    [w] White leaves the rows of GIPF-pieces on the board.
   *[b] Black leaves the rows of GIPF-pieces on the board.
}
say-undone = Taken back.
say-win = { $player ->
    [w] White wins.
   *[b] Black wins.
}
say-draw = The game is a draw.
say-because-rings-off = Enough rings have been removed.
say-because-pool-empty = The pool is empty.
say-because-no-moves = Nobody can move a ring.
say-because-reserve-empty = The opponent’s reserve is empty.
say-because-gipf-pieces-gone = The last GIPF-piece has left the board.
say-because-repetition = The same position has occurred for the third time.
say-task-place = { $player ->
    [w] White must place a ring.
   *[b] Black must place a ring.
}
say-task-move = { $player ->
    [w] White must move a ring.
   *[b] Black must move a ring.
}
say-task-row = { $player ->
    [w] White must remove a row of five.
   *[b] Black must remove a row of five.
}
say-task-ring = { $player ->
    [w] White must remove a ring.
   *[b] Black must remove a ring.
}
say-task-push = { $player ->
    [w] White must push in a piece.
   *[b] Black must push in a piece.
}
say-task-remove = { $player ->
    [w] White must remove a row.
   *[b] Black must remove a row.
}

## Refusals: why something is not allowed

# In a record: the line on which it happened, and the turn as it is written there.
refusal-at-line = Line { $line }: { $reason }
refusal-at-turn = Line { $line }, turn { $token }: { $reason }

# A page asks for something that does not exist.
refusal-allowed = You can choose this.
refusal-no-point = There is no point { $point } on this board.
refusal-no-table = This game is no longer open. Reload the page to continue.
refusal-no-turn = This game has no such turn.
refusal-nothing-chosen = Choose something on the board first.
refusal-request = Something went wrong on this page. Reload it; your game is kept.
refusal-too-many-tables = Too many games are open on this page. Reload it to continue.

# Rules of both games.
refusal-game-over = The game is over. Start a new one, or take back a turn.
refusal-other-game = This is an action of the other game.
refusal-other-player = Your turn is over: it is the other player’s turn.

# Rules of YINSH.
refusal-all-placed = All ten rings are on the board. Now move one of your rings.
refusal-must-move = You may pass only when none of your rings can move.
refusal-no-ring = There is no ring here. Choose one of your own rings.
refusal-not-a-row = A row is five markers of one colour side by side in a straight line.
refusal-not-in-line = A ring moves in a straight line, along the lines of the board.
refusal-not-your-ring = This ring is your opponent’s. Choose one of your own.
refusal-not-your-row = This row is your opponent’s colour: only your opponent may remove it.
refusal-point-occupied = This point is occupied. A ring needs an empty point.
refusal-ring-first = You removed a row: now remove one of your rings.
refusal-ring-in-the-way = A ring cannot jump over another ring.
refusal-ring-only-after-row = You may remove a ring only after removing a row of five.
refusal-ring-stuck = This ring cannot move: it cannot reach an empty point.
refusal-row-first = You have a row of five. Remove it first.
refusal-still-placing = All ten rings must be placed, in turn, before any of them can move.
refusal-stop-after-jump = After a jump, a ring must stop on the first empty point beyond the markers.
refusal-target-occupied = This point is occupied. A ring must stop on an empty point.

# Rules of GIPF.
refusal-all-gipf-pieces-in-play = In the standard game all GIPF-pieces are on the board from the start. You bring in single pieces.
refusal-empty-spot = One of these spots is empty.
refusal-first-must-be-gipf = Your first piece must be a GIPF-piece.
refusal-gipf-right-lost = You have brought in a single piece, so you can no longer bring in GIPF-pieces.
refusal-line-full = This line is full. You can push only where the line has an empty spot.
refusal-must-remove = This row contains single pieces, so it must be removed.
refusal-no-gipf-pieces = The basic game is played without GIPF-pieces.
refusal-not-on-rim = Pieces come in from the dots around the board. Choose a dot, or a spot next to one.
refusal-not-one-row = This is not part of one of your rows. A row is four or more of your pieces side by side.
refusal-nothing-to-push = This spot is empty, so nothing is pushed: write the spot alone, without a dot.
refusal-nothing-to-remove = You have no row of four, so there is nothing to remove.
refusal-remove-first = You have a row of four or more. Remove it before you push.
refusal-removes-nothing = Choose at least one piece to remove.
refusal-reserve-too-small = A GIPF-piece is made of two pieces, but you have only one left in reserve.
refusal-single-stays = Single pieces of the row, and those that join it without a gap, must all be removed. Only GIPF-pieces may stay.
refusal-spot-occupied = There is a piece here. Choose the dot you push from, to make clear where the piece moves.

# Unreadable actions.
refusal-dot-alone = This is a dot. Also name the spot that the push reaches, as in e9-e6.
refusal-gipf-point = There is no such point. Columns run from a to i, and rows are numbered from White’s side.
refusal-gipf-shape = This is not a GIPF turn. Write e8 to push onto an empty spot, e9-e6 to push from a dot, xe2,e3,e4,e5 to remove pieces, or = to leave a row.
refusal-named-twice = { $point } is named twice.
refusal-no-line = No line runs from this dot to this spot.
refusal-not-a-dot = A push starts at a dot on the rim.
refusal-not-a-spot = This is a dot on the rim. Pieces cannot stay on dots.
refusal-not-five = A row is five points in a straight line. Name its two ends, as in xc2-c6.
refusal-reaches = With this push the furthest piece moves to { $point }. Name that spot.
refusal-which-removal = Say which pieces to remove.
refusal-wrong-mark = The mark at { $point } is wrong: G stands for a GIPF-piece, * for an opponent’s piece.
refusal-yinsh-point = There is no such point. Columns run from a to k, and rows are numbered as on the board.
refusal-yinsh-shape = This is not a YINSH turn. Write f6 to place a ring, e1-e9 to move it, xc2-c6 to remove a row, xf9 to remove a ring, or pass.

# Positions.
refusal-board-column = Column { $name } of the board has the wrong number of points.
refusal-board-columns = The board has the wrong number of columns. Columns are separated by /.
refusal-board-letter = The letter { $name } does not stand for a piece.
refusal-piece-twice = There are two pieces on { $point }.
refusal-position-all-placed = All ten rings are on the board, so no more can be placed.
refusal-position-both-won = Both players have removed enough rings to win. Only one of them can.
refusal-position-first-out-of-turn = { $player ->
    [w] White has not brought in a first piece yet, so nothing can have been played.
   *[b] Black has not brought in a first piece yet, so only White’s first piece can be on the board, and it is Black’s turn.
}
refusal-position-gipf-fields = This is not a GIPF position. A GIPF position has four parts, as in p2P/5/6/P5p/6/5/p2P w push 12-12. The tournament game has a fifth, as in GGgg.
refusal-position-gipf-pieces-gone = { $player ->
    [w] White has no GIPF-piece left, so White has lost. Give White at least one.
   *[b] Black has no GIPF-piece left, so Black has lost. Give Black at least one.
}
refusal-position-gipf-stage = The third part of a position is push, remove:w or remove:b.
refusal-position-no-row = The player whose turn it is has no row to remove.
refusal-position-placing-out-of-turn = Rings are placed in turn, White first. The number of rings does not match the player whose turn it is.
refusal-position-placing-too-late = While rings are being placed, no markers are on the board and no rings have been removed.
refusal-position-player = The second part of a position is w or b: whose turn it is.
refusal-position-reserves = The reserves are two numbers, White’s first, as in 12-12.
refusal-position-right-after-single = { $player ->
    [w] White has brought in single pieces and can no longer bring in GIPF-pieces.
   *[b] Black has brought in single pieces and can no longer bring in GIPF-pieces.
}
refusal-position-right-before-first = { $player ->
    [w] White has not brought in a piece yet, so all 18 of White’s pieces are in reserve.
   *[b] Black has not brought in a piece yet, so all 18 of Black’s pieces are in reserve.
}
refusal-position-rights = The last part says who may still bring in GIPF-pieces: G for White, g for Black, doubled before the first one, and - for nobody.
refusal-position-ring-after-win = The game was won before this ring could be removed.
refusal-position-ring-count = { $player ->
    [w] White must have five rings in all, on the board and removed.
   *[b] Black must have five rings in all, on the board and removed.
}
refusal-position-rings-off = The removed rings are two numbers, White’s first, as in 0-0.
refusal-position-row-standing = { $player ->
    [w] White has a row that must be removed first.
   *[b] Black has a row that must be removed first.
}
refusal-position-too-many-gipf-pieces = { $player ->
    [w] White has more GIPF-pieces than this game allows.
   *[b] Black has more GIPF-pieces than this game allows.
}
refusal-position-too-many-markers = There are more markers than the pool holds, which is 51.
refusal-position-too-many-pieces = { $player ->
    [w] White has more pieces, on the board and in reserve together, than this game allows.
   *[b] Black has more pieces, on the board and in reserve together, than this game allows.
}
refusal-position-too-many-rings-off = { $player ->
    [w] White has removed more rings than it takes to win.
   *[b] Black has removed more rings than it takes to win.
}
refusal-position-two-handicaps = Only one player can have a handicap.
refusal-position-yinsh-fields = This is not a YINSH position. A YINSH position has four parts, as in 4/7/8/9/91/9/91/9/8/7/4 w place 0-0.
refusal-position-yinsh-stage = The third part of a position is place, move, row:w, row:b, ring:w or ring:b.

# Records and the start of a game.
refusal-before-turn = { $name } cannot come before the first turn.
refusal-command = { $name } is not a valid clock time or evaluation.
refusal-comment = A comment cannot contain a closing brace, [%clk or [%eval.
refusal-empty-variation = This variation has no turns.
refusal-event = An event of this log does not say who moved, from where or to where.
refusal-excerpt = Part of this game is missing: rings move before all of them are placed.
refusal-fields = A line has four parts, separated by tabs: game, winner, removed rings, turns.
refusal-goes-on = The record gives a result, but according to the rules the game is not over.
refusal-handicap = A handicap is w or b followed by 1, 2 or 3, as in w2.
refusal-json = This is not a game in JSON, or part of it is missing.
refusal-no-game-tag = This text does not say which game it is. Choose the game and try again, or add a line such as [Game "yinsh"].
refusal-no-handicap = This game has no handicap.
refusal-no-reserve = Only GIPF has a reserve, so this number does not belong here.
refusal-no-turns = There is no game in this text.
refusal-no-variation = This bracket closes a variation that was never opened.
refusal-not-text = This is not text.
refusal-not-to-act = { $player ->
    [w] White acts here, but it is Black’s turn.
   *[b] Black acts here, but it is White’s turn.
}
refusal-other-variant = This notation is for the other game.
refusal-player = { $name } is neither of the two players.
refusal-reserve-count = The number of pieces in reserve given here ({ $name }) does not match the game.
refusal-result = The result given here does not match the game.
refusal-result-in-variation = A result can appear only at the end of the game, not in a variation.
refusal-rings-off-count = The number of removed rings given here does not match the game.
refusal-rings-off-shape = { $name } is not a number of removed rings. Write White’s first, as in 2-3.
refusal-sgf = This file is not a YINSH or GIPF game from Boardspace, or it is damaged.
refusal-tag = The tag { $name } cannot be written to a record.
refusal-tag-shape = { $name } is not a tag. Write tags as in [White "Ada"].
refusal-tag-twice = The tag { $name } is given twice.
refusal-tag-value = { $name } has an invalid value.
refusal-text-too-long = This text is too long.
refusal-too-deep = Variations are nested too deeply.
refusal-too-many-actions = This game is too long.
refusal-two-results = Two different results are given.
refusal-two-starts = A game starts from a handicap or from a position, not both.
refusal-unclosed-comment = The comment that begins here is never closed.
refusal-unclosed-variation = The variation that begins here is never closed.
refusal-unfinished-turn = Only the last turn may be incomplete.
refusal-unknown-token = { $name } is not valid here.
refusal-unknown-variant = There is no such game. The games are yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament and gipf-potentials.
refusal-winner = { $name } is not a valid winner. Write W, B, draw or resign.

## Play

play-title = Play
play-loading = Setting up the board…
play-failed = The board could not be loaded. Check your connection and try again; your games are kept.
play-again = Try again

# Setting up a game.
play-setup = New game
play-game = Game
play-variant-yinsh = YINSH
play-variant-yinsh-blitz = YINSH blitz
play-variant-gipf-basic = GIPF basic
play-variant-gipf-standard = GIPF standard
play-variant-gipf-tournament = GIPF tournament
play-about-yinsh = Make rows of five. Remove three rings to win.
play-about-yinsh-blitz = Quick: the first ring removed wins.
play-about-gipf-basic = Simple: run out of pieces and you lose.
play-about-gipf-standard = Lose your last GIPF-piece and you lose.
play-about-gipf-tournament = Choose how many GIPF-pieces you play with.
play-opponent = Opponent
play-opponent-engine = Engine
play-opponent-person = Another person, on this screen
play-level = Level
play-level-of = Level { $level }: { $name }
play-level-1 = Newcomer
play-level-2 = Beginner
play-level-3 = Casual player
play-level-4 = Keen player
play-level-5 = Regular player
play-level-6 = Club player
play-level-7 = Strong player
play-level-8 = Expert
play-level-9 = Master
play-level-10 = Full strength
play-level-easy = easy
play-level-hard = hard
play-color = Your colour
play-white = White
play-black = Black
play-chance = Random
play-names = Names
play-name-white = White’s name
play-name-black = Black’s name
play-turning = Rotate the board to face the player whose turn it is
play-more = Clock and more
play-clock = Clock
play-clock-none = None
play-clock-time-control = { $minutes } min + { $seconds } s
play-clock-own = Custom
play-clock-minutes = Minutes per player
play-clock-increment = Seconds added per turn
play-clock-note = White’s first turn is not timed. The clock stops while the page is closed.
play-handicap = Handicap
play-handicap-none = None
play-handicap-white = { $count ->
    [one] White has 1 extra piece
   *[other] White has { $count } extra pieces
  }
play-handicap-black = { $count ->
    [one] Black has 1 extra piece
   *[other] Black has { $count } extra pieces
  }
play-evaluation-show = Show who is better
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
play-title-thinking = Engine is thinking · { $game }
play-title-over = Game over · { $game }
play-to-act = to play
play-thinking = The engine is thinking…
play-engine-loading = The engine is loading… { $percent }%
play-engine-starting = The engine is loading…
play-engine-failed = The engine could not be loaded. Your game is kept and continues when the engine is available.
play-engine-retry = Reload the engine
play-do-place = Place a ring on any empty point.
play-do-move = Choose one of your rings, then where it goes.
play-do-row = You have a row: choose the five markers to remove.
play-do-ring = Now remove one of your rings.
play-do-push = Choose a dot on the rim, then a direction to push.
play-do-remove = You have a row: remove it.
play-do-pass = None of your rings can move: pass.
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
play-no-turns = No turns have been played yet.
play-first = Go to the start
play-previous = Go back one turn
play-next = Go forward one turn
play-last = Go to the end
play-hint = Hint
play-hint-thinking = Looking for a good turn…
play-hint-is = Hint: { $turn }
play-take-back = Take back
play-taken-back = Taken back.
play-resign = Resign
play-resign-who = { $player ->
    [w] White resigns, and Black wins.
   *[b] Black resigns, and White wins.
  }
play-flip = Rotate the board
play-menu = More
play-copy-position = Copy the position
play-copied-position = Position copied.
play-copy-record = Copy the record
play-copied-record = Record copied.
play-copy-by-hand = This browser does not allow copying. Copy it by hand: { $text }
play-download-record = Save the record
play-share = Share a link to this game
play-copied-link = Link copied.
play-analyse = Analyse this game
play-new = New game
play-rematch = Rematch
play-evaluation-even = The position is even.
play-evaluation-better = { $player ->
    [w] White is better by { $points }.
   *[b] Black is better by { $points }.
  }
play-evaluation-wins = { $player ->
    [w] White has a forced win.
   *[b] Black has a forced win.
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
    [w] White has removed enough rings.
   *[b] Black has removed enough rings.
  }
play-end-pool-empty = { $winner ->
    [w] The pool is empty, and White has removed more rings.
    [b] The pool is empty, and Black has removed more rings.
   *[none] The pool is empty, and both players have removed the same number of rings.
  }
play-end-no-moves = { $winner ->
    [w] Nobody can move a ring, and White has removed more rings.
    [b] Nobody can move a ring, and Black has removed more rings.
   *[none] Nobody can move a ring, and both players have removed the same number of rings.
  }
play-end-reserve-empty = { $winner ->
    [w] Black has no pieces left to bring in.
   *[b] White has no pieces left to bring in.
  }
play-end-gipf-pieces-gone = { $winner ->
    [w] Black has lost their last GIPF-piece.
   *[b] White has lost their last GIPF-piece.
  }
play-end-repetition = The same position has occurred for the third time.
play-end-resignation = { $winner ->
    [w] Black has resigned.
   *[b] White has resigned.
  }
play-end-time = { $winner ->
    [w] Black’s time is up.
   *[b] White’s time is up.
  }
play-end-other = As given in the record.

# Saved games.
play-games = Your games
play-games-none = Games you play are kept here, in this browser only.
play-games-item = { $white } – { $black }
play-games-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
play-games-open = unfinished
play-games-resume = Continue
play-games-analyse = Analyse
play-games-save = Save
play-games-delete = Delete
play-games-deleted = Game deleted.
play-games-undo = Undo
play-games-save-all = Save all games as one file
play-not-kept = This browser cannot save games right now. Save the record before you close the page.
play-unplayable = A saved game could not be opened and stays in your list: { $reason }
play-elsewhere = This game is open in another tab.
play-elsewhere-here = Continue here

# Records from elsewhere.
play-import-title = Open a record
play-import-about = Paste a record or choose a file: our own notation, Boardspace, Board Game Arena, the official GIPF notation or our JSON.
play-import-text = Record
play-import-file = Choose a file
play-import-read = Open
play-import-cancel = Cancel
play-import-empty = Paste a record or choose a file first.
play-import-refused = The record could not be read: { $reason }
play-import-refused-line = Line { $line } could not be read: { $reason }
play-import-warning = Line { $line }: { $reason }
play-import-large = This file is too large to be a record.
play-import-found = { $count ->
    [one] One finished game was found:
   *[other] { $count } games were found. Choose one:
  }
play-link-refused = This link is not valid. Set up a new game instead.
play-link-unplayable = The game in this link cannot be played: { $reason }

## Online play: the lobby

online-menu = Online
online-title = Play online
online-from-play = Opponent somewhere else? Play online
online-lead = Play a friend, anyone, or an engine on this server. No account needed.
online-own = Your games
online-quick = Quick pairing
online-quick-about = One click pairs you with the next person who wants the same game.
online-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
  }
online-days-short = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
online-speed-bullet = Bullet
online-speed-blitz = Blitz
online-speed-rapid = Rapid
online-speed-classical = Classical
online-speed-correspondence = Correspondence

# Setting up an online game.
online-create = Set up a game
online-opponent-link = A friend, by link
online-opponent-open = Anyone
online-opponent-engine = Engine
online-opponent-player = A player by name
online-link-about = Private: only people with the link can join or watch.
online-more = More options
online-player-name = Player’s name
online-clock-none = No clock
online-clock-kind = Type of clock
online-clock-fischer = Time, plus seconds per turn
online-clock-absolute = Time for the whole game
online-clock-delay = Time, with a delay before each turn
online-clock-byo-yomi = Time, then byo-yomi periods
online-clock-days = Days per turn
online-clock-increment = Seconds added per turn
online-clock-delay-seconds = Seconds of delay per turn
online-clock-periods = Number of periods
online-clock-period = Seconds per period
online-clock-days-number = Days per turn
online-color-chance = Random
online-rated = Rated
online-rated-only = Rated games only
online-rated-needs-account = Rated games need an account.
online-rated-no-handicap = Games with a handicap are not rated.
online-rated-no-clock = Games without a clock are not rated.
online-rated-no-custom-terms = Games under custom terms are not rated.
online-rated-no-match = A match with linked games is not rated.
online-unrated = unrated
online-private = private
online-start = Create the game
online-start-seek = Find an opponent

# Waiting for an opponent.
online-seeking = Looking for an opponent: { $game }, { $clock }
online-seeking-about = You can wait here, or play the engine in the meantime: that game is set aside when an opponent is found.
online-seeking-stop = Stop looking
online-seeking-engine = Play the engine while you wait
online-seeking-ended = You are no longer looking for an opponent.
online-estimate = Usually about { $minutes } min, based on the last day.
online-estimate-soon = Usually less than a minute.
online-estimate-long = Usually more than half an hour.
online-estimate-none = Nobody has found an opponent for this in the last day, so it may take a while.
online-calling = Players notified: { $count }.
online-stand = Notify me when someone wants to play
online-standing = You will be notified when someone wants to play { $game }, { $clock }.
online-standing-about = For a week: on any open page of this site, by a browser notification, and by email if you gave an address.
online-standing-stop = Stop notifying me
online-standing-away = away; will be notified
online-call = Ask
online-called = { $name } wants to play: { $game }, { $clock }
online-called-title = Someone wants to play
online-paired = Opponent found!
online-paired-about = { $seconds ->
    [one] Your game starts in { $seconds } second. Your game against the engine is kept.
   *[other] Your game starts in { $seconds } seconds. Your game against the engine is kept.
  }
online-paired-go = Go to the game

online-challenge = { $name } challenges you: { $game }, { $clock }
online-challenge-look = View
online-challenges = Challenges
online-challenge-received = challenges you
online-challenge-sent = waiting for an answer
online-challenge-accept = Accept
online-challenge-decline = Decline
online-challenge-withdraw = Withdraw
online-challenge-accepted = { $name } accepted your challenge.
online-challenge-declined = { $name } declined your challenge.
online-challenge-withdrawn = { $name } withdrew the challenge.
online-challenge-expired = The challenge to { $name } expired without an answer.

# Lists.
online-seeks = Looking for an opponent
online-seeks-none = Nobody at the moment. Be the first!
online-open = Correspondence games waiting for an opponent
online-open-none = None at the moment.
online-live = Live games
online-live-none = No games are being played right now.
online-tv = The best game now
tv-title = TV
tv-watch = Watch TV
tv-lead = The best game being played now. When it ends, the next one follows.
tv-last = Nobody is playing right now. This was the last game.
tv-engines = Nobody is playing right now. Two levels of the engine are playing each other here, in your browser.
tv-next = The next game follows.
tv-open = Open this game
online-recent = Just finished
online-people-title = People
online-followed = You follow
online-here = Here now
online-lately = Here in the last week
online-is-here = online
leaders-title = Leaderboards
leaders-lead = The best players with an established rating in the last year. The engine’s levels are listed among them for comparison.
leaders-rank = Rank
leaders-none = Nobody has an established rating here yet. A few rated games are enough.
club-title = Club night
club-lead = One link for everyone. Everyone who is ready plays the person they have met least. Unrated, one clock, guests welcome.
club-start = Start the night
club-when = When
club-when-now = Now
club-when-later = Later
club-starts = Date and time
club-announced = The home page announces the night to everyone. You need an account for this.
club-announce = Announce the night
club-missing = There is no such club night.
club-what = { $game }, { $clock }
club-begins = Begins on { $time }.
club-until = Ends at { $time } at the latest.
club-over = This night is over. Thanks for playing!
club-name = Your name tonight
club-ready = I am ready
club-rest = Take a break
club-end = End the night for everyone
club-waiting = You will be paired as soon as someone else is ready. Keep this page open.
club-link = Link to this night
club-table = Results
club-nobody = Nobody yet. Send the link to your club.
club-state = State
club-results = Won · drawn · lost
club-points = Points
club-state-ready = ready
club-state-playing = playing
club-state-away = on a break
club-back = Back to the club night
online-take = Play
online-ask-unrated = Play unrated
online-create-account = Create an account
online-watch = Watch
online-go-on = Continue
online-your-turn = your turn
online-their-turn = opponent’s turn
online-waiting-for = waiting for an opponent
online-people = { $count ->
    [one] { $count } person is online.
   *[other] { $count } people are online.
  }
online-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
online-color = { $color ->
    [w] plays White
   *[b] plays Black
  }
online-against = { $white } – { $black }
online-between = rating { $from } to { $to }
online-own-seek = yours

# Names of people.
online-guest = Guest
online-engine = Engine, level { $level }
online-rating = { $rating }
online-rating-provisional = { $rating }?
online-nobody = Nobody yet

# The connection.
online-state-connecting = Connecting…
online-state-online = Online
online-state-sending = Sending…
online-state-saved = Saved
online-state-restarting = The server is restarting. Nothing is lost.
online-state-lost = No connection. Reconnecting…
online-state-lost-clock = No connection. The clocks keep running. Reconnecting…

# What the server refuses.
online-refused-not-your-turn = It is not your turn.
online-refused-ply-mismatch = The game has moved on. Check the current position, then try again.
online-refused-not-a-player = You are not a player in this game.
online-refused-game-over = This game is over.
online-refused-no-such-game = There is no such game.
online-refused-no-such-seek = This game is no longer on offer: another player accepted it, or it was withdrawn.
online-refused-no-such-challenge = This challenge is no longer open.
online-refused-no-such-player = There is no such player.
online-refused-too-late = It is too late for that.
online-refused-not-now = That is not possible right now.
online-refused-limit = Too many requests. Wait a moment and try again.
online-refused-standing-seeks = Too many people on your network have already asked to be notified. Try again later, or create a game that waits for an opponent.
online-refused-muted = You cannot chat at the moment.
online-refused-rated-needs-account = Rated games need an account. Sign in, or play unrated.
online-refused-seats-taken = This game already has two players.
online-refused-own-game = You cannot play against yourself.
online-refused-opponent-unavailable = This player is not available to you. Choose another opponent.
online-refused-opponent-blocked = You have blocked this player. Unblock them first.
online-refused-not-for-you = This game is for another player.
online-refused-not-signed-in = You are not signed in. Sign in, or continue as a guest.
online-refused-nothing-offered = That offer is no longer open.
online-refused-bad-plan = A plan can have at most { $limit } variations of 2 to { $limit } turns, and they must not contradict each other.
online-refused-bad-chat = A chat message must have 1 to { $limit } characters on one line, or be one of the phrases.
online-refused-busy = All engines are busy. Try again later.
online-refused-reports-pending = Other game reviews are already being prepared for your network. Try again when one of them is ready.
online-refused-report-failed = The game review could not be prepared. Ask for it again.
online-refused-unavailable = The server cannot save anything right now. Nothing has changed; try again.
online-refused-no-network = The server cannot be reached. Check your connection and try again.
online-refused-other = The server refused this: { $text }

## Online play: a game

game-title = Game
game-loading = Loading the game…
game-unreachable = The game cannot be reached right now. Trying again…
game-missing = This game does not exist, or it is private and the link is incomplete.
game-missing-lobby = Go to the lobby
game-failed = The board could not be loaded. Check your connection and try again.
game-panel = The game
game-challenge-wait = Waiting for { $name }
game-challenge-wait-about = { $name } can accept within { $days } days. You can leave this page; the challenge stays in your lobby.
game-challenge-you = { $name } challenges you.
game-challenge-other = This game is for { $name }. You can watch it once it has started.
game-link-lost = The link is known only where it was created. You can create a new one; the old link then stops working.
game-link-new = Create a new link

# Before the game.
game-invite-from = { $name } invites you to a game.
game-invite-open = { $name } is looking for an opponent.
game-invite-rules = { $game }, { $clock }
game-invite-color = { $color ->
    [w] You will play White.
    [b] You will play Black.
   *[none] Colours are chosen at random.
  }
game-invite-rated = This game is rated.
game-invite-unrated = This game is unrated.
game-invite-no-account = Rated games need an account. Without one, { $name } is asked to play unrated.
game-unrated-asked = { $name } would like to play unrated
game-unrated-about = They have no account, so they cannot play rated. If you agree, the game starts at once and no rating changes.
game-invite-handicap = { $color ->
    [w] Handicap: White has { $count } extra in reserve.
   *[b] Handicap: Black has { $count } extra in reserve.
  }
game-invite-play = Play
game-invite-name = Your name
game-invite-wait = Waiting for your friend
game-invite-wait-open = Waiting for someone to join
game-invite-send = Send this link to the person you want to play. The game starts when they open it and accept.
game-invite-listed = Everyone sees this game in the lobby. It starts when someone joins: you do not have to wait here. You can send the link to a friend, too.
game-invite-link = Link to the game
game-invite-copy = Copy the link
game-invite-share = Share
game-invite-copied = Link copied.
game-invite-by-hand = This browser copies only over a secure connection (https). Select the link and copy it by hand.
game-invite-code = The same link as a QR code: scan it with a phone.
game-invite-cancel = Cancel the invitation
game-invite-gone = This invitation was cancelled.
sixty-title = The rules in sixty seconds
sixty-lesson = Try it out in the first lesson
sixty-yinsh-place = Put a marker of your colour into one of your rings and move the ring in a straight line. The marker stays behind.
sixty-yinsh-flip = A ring may jump over a line of markers, to the first empty point beyond them. All of them are flipped to the other colour.
sixty-yinsh-row = Five of your markers in a row? Take them off, and one of your rings as well. The first player to take off three rings wins.
sixty-yinsh-row-blitz = Five of your markers in a row? Take them off, and one of your rings as well. In the blitz game, the first ring wins.
sixty-gipf-push = Put a piece on a dot at the edge and push it onto the board. The pieces in its way are pushed along.
sixty-gipf-row = Four of your pieces in a row go back to your reserve. Opposing pieces that extend the row are captured.
sixty-gipf-end-basic = Captured pieces do not come back. If your reserve is empty when it is your turn, you lose.
sixty-gipf-end = You lose if your reserve is empty when it is your turn, or if your last GIPF-piece is gone. A GIPF-piece is two pieces high.
sixty-potentials = Potentials are extra pieces with a power of their own. You bring each one in on top of a basic piece and use it in a later turn.

# Players and clocks.
game-you = you
game-present = here
game-away = away
game-spectators = { $count ->
    [0] No spectators.
    [one] { $count } spectator.
   *[other] { $count } spectators.
  }
game-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
game-clock-days-hours = { $days } d { $hours } h
game-clock-hours = { $hours } h { $minutes } min
game-clock-periods = { $periods ->
    [one] { $periods } period
   *[other] { $periods } periods
  }
game-clock-left = { $player ->
    [w] White has { $time } left
   *[b] Black has { $time } left
  }
game-clock-low = Your time is running out.

# Whose turn it is, and what to do.
game-your-turn = Your turn
game-their-turn = { $name } to play
game-turn-of = { $player ->
    [w] White’s turn
   *[b] Black’s turn
  }
game-thinking = You can look at earlier turns, or set a premove.
game-watching = You are watching as a spectator.
game-sent = Sending your turn to the server…
game-sent-later = Your turn is sent as soon as the connection is back.
game-new-turn = A new turn was played.
game-your-turn-new = It is your turn now.
game-undo = Undo
game-send = Send this turn
game-send-about = Your turn is complete. Send it?
game-not-sent = Your turn was not accepted: { $reason }
game-confirm-setting = Ask before sending a turn
game-taken-back = { $count ->
    [one] Taken back: { $count } turn remains.
   *[other] Taken back: { $count } turns remain.
  }
game-title-turn = Your turn · { $game }
game-title-wait = { $name } to play · { $game }
game-title-over = Game over · { $game }
game-title-invite = Waiting · { $game }
game-title-watch = { $white } – { $black }

# A turn in advance.
game-premove = Premove
game-premove-about = Choose your next turn now. It is sent as soon as your opponent has played, if it is still possible.
game-premove-choose = Premove: { $action }
game-premove-set = Premove: { $turn }. Press Escape or the board to cancel it.
game-premove-dropped = Your premove is cancelled.
game-premove-impossible = Your premove { $turn } is no longer possible.
game-premove-not-now = You cannot premove in this position.

# Conditional turns.
game-plan = Conditional turns
game-plan-about = “If they play this, I play that.” The server plays your replies for you. Nobody else sees them.
game-plan-add = Add a variation
game-plan-none = No variations yet.
game-plan-line = If { $line }
game-plan-delete = Delete this variation
game-plan-theirs = Play your opponent’s turn on the board.
game-plan-mine = Now play your reply.
game-plan-save = Save this variation
game-plan-back = Go back one turn
game-plan-cancel = Cancel
game-plan-kept = Your conditional turns are saved.
game-plan-full = You have { $limit } variations, which is the maximum.
game-plan-resign = then resign
game-plan-your-turn = It is your turn. Set conditional turns while you wait for your opponent.

# Offers and requests.
game-resign = Resign
game-premove-short = Premove
game-take-back-short = Take back
game-draw-short = Draw
game-offer-once = One offer a turn. You can offer again after the next turn.
game-resign-sure = Resign this game?
game-resign-about = Your opponent wins.
game-resign-yes = Resign
game-resign-no = Keep playing
game-abort = Abort
game-abort-sure = Abort this game?
game-abort-about = Nobody wins, and the game does not count.
game-abort-yes = Abort
game-draw = Offer a draw
game-draw-offered = You offered a draw.
game-draw-asked = { $name } offers a draw.
game-take-back = Request a takeback
game-take-back-offered = You requested a takeback.
game-take-back-asked = { $name } requests a takeback.
game-draw-early = A draw can be offered once both have played a turn.
game-take-back-early = You have not played a turn yet.
game-rematch = Rematch
game-rematch-offered = You offered a rematch.
game-rematch-asked = { $name } offers a rematch.
game-rematch-go = Go to the next game
game-accept = Accept
game-decline = Decline
game-declined = { $name } declined.
game-gone = { $name } has left the game.
game-gone-wait = { $seconds ->
    [one] You can claim the game in { $seconds } second.
   *[other] You can claim the game in { $seconds } seconds.
  }
game-gone-now = You can claim the game or keep waiting.
game-claim-win = Claim victory
game-claim-draw = Claim a draw
game-menu = More
game-match-go = Go to the linked game
game-match-back = Back to the match
game-match-part = This game decides whether a potential is used in a match.
game-match-paused = The GIPF game is paused
game-match-linked = The linked game decides whether the declared use is played.
game-match-answer = Your opponent decides: let the use pass, or challenge it.
game-match-decides = { $player ->
    [w] White decides
   *[b] Black decides
  }
game-match-choice = Let the use pass, or challenge it.
game-match-elsewhere = A game elsewhere decides
game-match-entering = Both players enter who won it.
match-name = { $game } (match)
match-linked = Linked: { $links }
match-challenges = Challenges per player: { $count }
match-explained = Declare the use of a linked potential first. Your opponent lets it pass or challenges it. After a challenge, the potential can be used only if its owner wins.
match-explained-die = Die: both roll, and the higher number wins.
match-explained-game = Linked game: GIPF is paused, and you play the other game here, with its own clock.
match-explained-elsewhere = A game elsewhere: play any game you like, at a table for example, and both enter the result.
match-part = Linked game of a match
match-games = Linked games
game-flip = Rotate the board
game-share = Share a link to this game
game-analyse = Analyse
game-record = Save the record
game-new = New game
game-notify = Notify me when it is my turn
game-notify-denied = Your browser blocks notifications from this site. You can change that in its settings.
game-notify-insecure = Notifications need a secure connection (https). Without one you get only the sound and the page title.
game-notify-title = Your turn
game-notify-body = { $name } has played: { $turn }
game-notify-joined = { $name } has joined. The game starts.

# About the game.
game-about = About this game
game-about-rated = Rated
game-about-unrated = Unrated
game-about-private = Private: only the players and people with the link can see this game.
game-about-clock = Clock: { $clock }
game-about-lag = Lag
game-about-lag-own = Your connection responds in { $ms } ms.
game-about-lag-note = The server gives back the time a turn spends in transit, up to a limit that is the same for both players.
game-about-player = Player
game-about-last = Last turn
game-about-back = Given back
game-about-back-all = Total
game-about-ms = { $ms } ms
game-about-seconds = { $seconds } s

# The end.
game-over = Game over
game-won = You have won!
game-lost = You have lost.
game-white-won = White has won.
game-black-won = Black has won.
game-drawn = A draw.
game-aborted = The game was aborted.
game-by-resignation = { $winner ->
    [w] Black has resigned.
   *[b] White has resigned.
  }
game-by-time = { $winner ->
    [w] Black’s time is up.
    [b] White’s time is up.
   *[none] Time is up.
  }
game-by-agreement = By agreement.
game-by-abandoned = { $winner ->
    [w] Black has left the game.
    [b] White has left the game.
   *[none] One player has left the game.
  }
game-by-aborted = The game does not count.
game-by-rules = By the rules of the game.
game-rating-change = { $name }: { $before } → { $after } ({ $change })

# A rated game locks the engine.
game-lock = You are in a rated game.
game-lock-about = Until it is over, the engine, hints and analysis are locked. That keeps the game fair.
game-lock-back = Back to your game

## Online play: chat

chat-title = Chat
chat-players = Players
chat-spectators = Spectators
chat-none = No messages yet.
chat-say = Your message
chat-send = Send
chat-phrases = Quick messages
chat-good-luck = Good luck!
chat-hello = Hello!
chat-good-game = Good game!
chat-thanks = Thank you!
chat-nice-turn = Nice turn!
chat-sorry = Sorry!
chat-one-moment = One moment, please.
chat-goodbye = Goodbye!
chat-mute = Hide the chat
chat-muted = The chat is hidden.
chat-unmute = Show the chat
chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
chat-spoken = { $name } says: { $text }
chat-report-title = Report a player
chat-report-about = A moderator will look at it. The player you report is not told.
chat-report-who = Player
chat-report-reason = Reason
chat-report-cheat = Help from an engine
chat-report-abuse = Insults or threats
chat-report-spam = Advertising
chat-report-stalling = Stalling or leaving
chat-report-other = Something else
chat-report-text = What happened?
chat-report-send = Send the report
chat-report-cancel = Cancel
chat-report-sent = Thank you. Your report has been sent.
block-add = Block
block-remove = Unblock
block-add-name = Block { $name }
block-remove-name = Unblock { $name }
block-title = Block a player
block-about = You are not paired with players you have blocked. Neither of you can challenge the other, and you do not see what they write. They are not told. Games in progress go on.
block-done = { $name } is blocked.
block-undone = { $name } is no longer blocked.
block-nobody = There is nobody here to block.

## Analyse

analyse-title = Analyse
analyse-loading = Setting up the board…
analyse-failed = The board could not be loaded. Check your connection and try again; your analyses are kept.
analyse-again = Try again

# The board and the tree of turns.
analyse-steps = Step through the turns
analyse-first = Go to the start
analyse-previous = Go back one turn
analyse-next = Go forward one turn
analyse-last = Go to the end
analyse-flip = Rotate the board
analyse-open = Open…
analyse-new = New
analyse-tab-turns = Turns
analyse-tab-engine = Engine
analyse-tab-setup = Set up
analyse-tab-share = Share
analyse-start = Start
analyse-no-turns = Play a turn on the board, or open a game. Any other turn you try becomes a variation.
analyse-main-line = Main line
analyse-variation = Variation
analyse-turn-of = { $player ->
    [w] White’s turn
   *[b] Black’s turn
  }
analyse-marks = Mark this turn
analyse-mark-good = Good
analyse-mark-poor = Mistake
analyse-mark-very-good = Brilliant
analyse-mark-very-poor = Blunder
analyse-mark-interesting = Interesting
analyse-mark-doubtful = Doubtful
analyse-comment = Comment on this turn
analyse-comment-start = Comment on the game
analyse-promote = Make main line
analyse-delete = Delete from here
analyse-deleted = Deleted: { $turn } and everything after it.
analyse-bring-back = Undo
analyse-refused = This could not be opened: { $reason }
analyse-turn-refused = The turn { $turn } cannot be shown: { $reason }
analyse-link-refused = This link is not valid, so here is an empty board.
analyse-no-game = This game is no longer saved in this browser.
analyse-part-failed = This part of the page could not be loaded. Check your connection and try again.
analyse-not-kept = This browser cannot save anything right now. Save the record before you close the page.

# The engine.
analyse-engine = Engine
analyse-engine-loading = The engine is loading…
analyse-engine-percent = The engine is loading… { $percent }%
analyse-engine-failed = The engine could not be loaded. Everything else works without it.
analyse-engine-retry = Try again
analyse-engine-over = The game is over.
analyse-engine-done = The engine has finished: thinking longer would change nothing.
analyse-lines = Number of variations
analyse-lines-title = What the engine would play
analyse-progress = depth { $depth } · { $speed } positions/s
analyse-no-score = No evaluation
analyse-even = The position is even.
analyse-better = { $player ->
    [w] White is better by { $points }.
   *[b] Black is better by { $points }.
  }
analyse-has-won = { $player ->
    [w] White has won
   *[b] Black has won
  }
analyse-wins-in = { $player ->
    [w] { $turns ->
        [one] White wins in { $turns } turn
       *[other] White wins in { $turns } turns
      }
   *[b] { $turns ->
        [one] Black wins in { $turns } turn
       *[other] Black wins in { $turns } turns
      }
  }

# Line control.
control-title = Line control
control-for = { $player ->
    [w] favours White
   *[b] favours Black
  }
control-shown = Lines shown
control-before = Before the turn
control-after = After the turn
control-changes = Largest changes
control-change = { $player ->
    [w] better for White
   *[b] better for Black
  }
control-none = This turn changes no line.
control-start = Play a turn to see which lines it changes.
control-sum = Lines { $lines }, everything else { $rest }: { $total } without looking ahead.

# The whole game.
analyse-review = Start the game review
analyse-annotate = Marks, comment, drawing
analyse-draw = Draw
analyse-draw-about = Drag for an arrow, tap for a circle; with the right mouse button at any time. Shift draws red, Alt blue.
analyse-review-stop = Stop
analyse-review-doing = The engine is reviewing the game: { $done } of { $of } turns
analyse-review-empty = There are no turns to review yet.
analyse-review-graph = Evaluation over the course of the game
analyse-review-point = { $number } { $turn } ({ $score }). { $better } was better.
analyse-review-turning-point = This was the turning point.
analyse-review-player = { $player ->
    [w] White
   *[b] Black
  }
analyse-review-accuracy = { $percent }% accuracy
analyse-review-faults = { $count ->
    [0] no mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
  }
analyse-review-faultless = The engine found no mistakes.

# Setting up a position.
analyse-setup-about = Choose a piece, then click a point on the board, or drag the piece there. Click again to remove it.
analyse-game = Game
analyse-palette = Pieces
analyse-tool-hand = Move a piece
analyse-tool-eraser = Remove a piece
analyse-to-act = To play
analyse-white = White
analyse-black = Black
analyse-rings-off = Rings removed
analyse-reserve = Pieces in reserve
analyse-right = GIPF-pieces
analyse-right-first = must bring in the first one
analyse-right-open = may bring in more
analyse-right-lost = may not bring in any more
analyse-setup-possible = This position is valid.
analyse-setup-done = Analyse this position
analyse-setup-clear = Clear the board
analyse-setup-start = Start position
analyse-setup-shown = Analysed position

# Export.
analyse-position = Position
analyse-position-open = Open this position
analyse-copy = Copy
analyse-save = Save as a file
analyse-link = Link
analyse-link-position = Link to this position
analyse-link-game = Link to the game up to here
analyse-play-here = Play from here
analyse-play-engine = Against the engine
analyse-play-person = Two players
analyse-record = Record with all variations
analyse-copied-position = Position copied.
analyse-copied-link = Link copied.
analyse-copied-record = Record copied.

# Opening something.
analyse-open-title = Open a game or a position
analyse-open-text = Record, position or link
analyse-open-read = Open
analyse-open-file = Choose a file
analyse-open-cancel = Cancel
analyse-open-about = Records in our own notation, from Boardspace or Board Game Arena, in the official GIPF notation or in our JSON. You can also drag a file onto this page.
analyse-open-empty = Paste something or choose a file first.
analyse-open-large = This is too large to be a record.
analyse-open-nothing = No game was found in this text.
analyse-open-found = { $count ->
    [one] One game can be opened:
   *[other] { $count } games were found. Choose one:
  }
analyse-open-more = { $count ->
    [one] One more could not be read.
   *[other] { $count } more could not be read.
  }
analyse-own-games = Your games
analyse-earlier = Earlier analyses

## Reports, mistakes and teaching games

report = Game review
report-doing-again = The engine is checking the mistakes once more: { $done } of { $of }
report-phase-opening = Opening
report-phase-middle = Middle game
report-phase-end = Endgame
report-phase = { $phase }: { $percent }%
report-turned = { $player ->
    [w] The game turned at { $turn }: White’s chances fell from { $before }% to { $after }%.
   *[b] The game turned at { $turn }: Black’s chances fell from { $before }% to { $after }%.
}
report-steady = Nobody lost a lead: the game had no turning point.
report-chance = { $turn } · White’s chances: { $percent }%
report-learn = Learn from your mistakes
report-learn-of = { $player ->
    [w] White’s mistakes
   *[b] Black’s mistakes
}
report-kept = This game review is saved in this browser. If you have an account, it is also saved there, for you alone.
report-show = Show me
report-show-title = { $turn } on the board
report-show-played = { $player ->
    [w] White played { $turn }:
   *[b] Black played { $turn }:
}
report-show-better = { $turn } was better:
report-show-before = The position before the turn.
report-show-before-better = The same position once more.
report-show-play = Play the turns
report-show-pause = Pause
report-show-try = Try it yourself
report-lessons = What to take from this game
report-lesson-times = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
report-lesson-link = Lesson: { $name }
report-lesson-puzzles = Puzzles: { $name }
report-advice-win = Before every turn, look for a win of your own.
report-advice-danger = Before you play, ask what the opponent could win with.
report-advice-own-row = Look for the rows that you can complete or threaten.
report-advice-their-row = Before every turn, check which rows the opponent can complete.
report-advice-given-row = Check that your turn completes no row for the opponent.
report-advice-capture = Look at every push that captures something.
report-advice-safety = Check which of your pieces the opponent can capture.
report-advice-gipf-pieces = Keep your GIPF-pieces out of reach.
report-advice-rings = Keep your rings free to move.
report-advice-flips = Count the markers that a move flips, yours and the opponent’s.
report-advice-removal = Take time to choose what you remove.
report-advice-supply = Keep count of the pieces that are left.
report-advice-potentials = Think about your potentials in every turn: use them in time, but not too early.
report-good = Good turns
report-good-only = The only turn that keeps the winning chances.
report-good-hard = Hard to find: a quick search chooses another turn.
report-good-sacrifice = It gives up pieces, and it works.
report-good-punishes = The best answer to a mistake.
report-old = This game review comes from an earlier version, which explained less.
report-renew = Review the game again
report-decision-declaration-wrong = This use should not have been declared: { $better } gives winning chances of { $other }% instead of { $number }%.
report-decision-declaration-missed = The use { $better } should have been declared: that gives winning chances of { $other }% instead of { $number }%.
report-decision-challenge-wrong = This use was not worth a challenge: the opponent’s winning chances are { $number }% with it and { $other }% without it.
report-decision-challenge-missed = This use should have been challenged: the opponent’s winning chances are { $number }% with it and { $other }% without it.
report-decision-win-not-challenged = { $number ->
    [one] This use wins at once and should have been challenged.
   *[other] This use wins in { $number } turns and should have been challenged.
}
report-decision-chance = We assume that the challenge is won in { $chance }% of cases; from 30% to 70%, the verdict would be the same.
report-reason-missed-win = { $player ->
    [w] { $number ->
        [one] White could have won at once.
       *[other] White had a forced win in { $number } turns.
    }
   *[b] { $number ->
        [one] Black could have won at once.
       *[other] Black had a forced win in { $number } turns.
    }
}
report-reason-allows-win = { $player ->
    [w] { $number ->
        [one] White can now win at once.
       *[other] White can now force a win in { $number } turns.
    }
   *[b] { $number ->
        [one] Black can now win at once.
       *[other] Black can now force a win in { $number } turns.
    }
}
report-reason-last-gipf = { $player ->
    [w] White’s last GIPF-piece could be captured: { $points }.
   *[b] Black’s last GIPF-piece could be captured: { $points }.
}
report-reason-gives-row = { $player ->
    [w] This completed a row for White: { $points }.
   *[b] This completed a row for Black: { $points }.
}
report-reason-missed-row = A row could have been completed at once: { $points }.
report-reason-missed-capture = { $number ->
    [one] A piece could have been captured: { $points }.
   *[other] { $number } pieces could have been captured: { $points }.
}
report-reason-gipf-piece-lost = { $player ->
    [w] This loses a GIPF-piece of White: { $points }.
   *[b] This loses a GIPF-piece of Black: { $points }.
}
report-reason-pieces-captured = { $number ->
    [one] The answer captures a piece: { $points }.
   *[other] The answer captures { $number } pieces: { $points }.
}
report-reason-unstopped-row = { $player ->
    [w] White threatened to complete a row, and it was not stopped: { $points }.
   *[b] Black threatened to complete a row, and it was not stopped: { $points }.
}
report-reason-allows-row = { $player ->
    [w] This lets White complete a row: { $points }.
   *[b] This lets Black complete a row: { $points }.
}
report-reason-ring-cut-off = { $player ->
    [w] White’s ring was cut off: { $points }.
   *[b] Black’s ring was cut off: { $points }.
}
report-reason-broke-four = { $player ->
    [w] This broke up four white markers in a line: { $points }.
   *[b] This broke up four black markers in a line: { $points }.
}

mistakes-title = Mistakes
mistakes-about = Positions from your games in which you had something better. Every turn that keeps your winning chances counts.
mistakes-empty = There are no mistakes to learn from yet. Finish a game and open its game review: your mistakes then appear here.
mistakes-play = Play a game
mistakes-ask = { $player ->
    [w] White played { $turn }. Find something better.
   *[b] Black played { $turn }. Find something better.
}
mistakes-at = { $at } of { $of }
mistakes-judging = The engine is judging your turn…
mistakes-right-best = Right: the engine would have played the same.
mistakes-right = Right: this keeps the winning chances.
mistakes-wrong = Not yet: this gives away winning chances.
mistakes-same = That is what was played in the game. There is something better.
mistakes-on = The engine replied. Your move.
mistakes-held = Done: you kept your winning chances.
mistakes-begins = The better turn begins at { $point }.
mistakes-solution = Solution
mistakes-better = { $turn } was better.
mistakes-again = Try again
mistakes-next = Next
mistakes-done = That was all: { $right } of { $of } found on the first try.
mistakes-game = The whole game
teach-option = Teaching game
teach-about = Bad turns are pointed out at once and may be taken back.
teach-checking = Your turn is being checked…
teach-bad = { $kind ->
    [mistake] This was a mistake.
   *[blunder] This was a blunder.
}
teach-ask-threat = { $player ->
    [w] White threatens something. Can you see it?
   *[b] Black threatens something. Can you see it?
}
teach-ask-chance = There was something better. Can you see it?
teach-tell = Tell me
teach-hint-chance = There is something good here. Can you see it?
teach-hint-otherwise = If you played { $turn }:
teach-on = Play on

report-reason-costs-rows = { $number ->
    [one] In the turns that follow, this costs a row.
   *[other] In the turns that follow, this costs { $number } rows.
}
report-reason-costs-pieces = { $number ->
    [one] In the turns that follow, this costs a piece.
   *[other] In the turns that follow, this costs { $number } pieces.
}
report-reason-later = { $turns ->
    [one] This takes one turn.
   *[other] This takes { $turns } turns.
}
report-reason-wrong-ring = Another ring should have been removed: { $points }.
report-reason-wrong-row = Something else should have been removed: { $points }.
report-reason-pool-runs-out = { $player ->
    [w] The pool runs out. Rings removed: White { $number }, Black { $other }.
   *[b] The pool runs out. Rings removed: Black { $number }, White { $other }.
}
report-reason-reserve-runs-out = { $player ->
    [w] White’s reserve runs out.
   *[b] Black’s reserve runs out.
}
report-reason-no-more-gipf-pieces = { $player ->
    [w] White may bring in no more GIPF-pieces. On the board: { $number }.
   *[b] Black may bring in no more GIPF-pieces. On the board: { $number }.
}
report-reason-use-missed = A potential should have been used: { $points }.
report-reason-use-wasted = A potential was used that should have been kept: { $points }.
report-reason-row-follows = { $player ->
    [w] This leads to a row for White: { $points }.
   *[b] This leads to a row for Black: { $points }.
}
report-reason-row-lost = { $player ->
    [w] The better turn leads to a row for White: { $points }.
   *[b] The better turn leads to a row for Black: { $points }.
}
report-reason-row-delayed = { $player ->
    [w] White’s row comes later ({ $points }). Turns until then: { $number } instead of { $other }.
   *[b] Black’s row comes later ({ $points }). Turns until then: { $number } instead of { $other }.
}
report-reason-row-sooner = { $player ->
    [w] White’s row comes sooner ({ $points }). Turns until then: { $number } instead of { $other }.
   *[b] Black’s row comes sooner ({ $points }). Turns until then: { $number } instead of { $other }.
}
report-reason-captures-follow = This leads to a capture by the opponent: { $points }.
report-reason-capture-lost = The better turn leads to a capture: { $points }.
report-reason-gipf-piece-exposed = { $player ->
    [w] A GIPF-piece of White can now be captured: { $points }.
   *[b] A GIPF-piece of Black can now be captured: { $points }.
}
report-reason-pieces-threatened = The opponent then threatens to capture: { $points }.
report-reason-attack-missed = The better turn threatens to capture: { $points }.
report-reason-row-threatened = { $player ->
    [w] White then threatens to complete a row: { $points }.
   *[b] Black then threatens to complete a row: { $points }.
}
report-reason-threat-missed = The better turn threatens to complete a row: { $points }.
report-reason-markers-flipped = Markers that the opponent gains by flipping: { $number } instead of { $other } ({ $points }).
report-reason-flip-missed = Markers that the better line gains by flipping: { $number } instead of { $other } ({ $points }).
report-reason-ring-hemmed-in = A ring is hemmed in: { $points }. Moves left: { $number } instead of { $other }.
report-reason-close = The turns are close: a deeper search sees little difference.
report-reason-compare-rows = { $player ->
    [w] After the play that follows, rows that White can complete in one turn: { $number } instead of { $other }.
   *[b] After the play that follows, rows that Black can complete in one turn: { $number } instead of { $other }.
}
report-reason-compare-moves = { $player ->
    [w] After the play that follows, possible moves of White’s rings: { $number } instead of { $other }.
   *[b] After the play that follows, possible moves of Black’s rings: { $number } instead of { $other }.
}
report-reason-compare-flips = { $player ->
    [w] After the play that follows, white markers that can be flipped: { $number } instead of { $other }.
   *[b] After the play that follows, black markers that can be flipped: { $number } instead of { $other }.
}
report-reason-compare-markers = { $player ->
    [w] After the play that follows, white markers on the board: { $number } instead of { $other }.
   *[b] After the play that follows, black markers on the board: { $number } instead of { $other }.
}
report-reason-compare-fours = { $player ->
    [w] After the play that follows, white markers in lines of four: { $number } instead of { $other }.
   *[b] After the play that follows, black markers in lines of four: { $number } instead of { $other }.
}
report-reason-compare-centre = { $player ->
    [w] After the play that follows, White’s distance from the centre, added up: { $number } instead of { $other }.
   *[b] After the play that follows, Black’s distance from the centre, added up: { $number } instead of { $other }.
}
report-reason-compare-reserve = { $player ->
    [w] After the play that follows, pieces in White’s reserve: { $number } instead of { $other }.
   *[b] After the play that follows, pieces in Black’s reserve: { $number } instead of { $other }.
}
report-reason-compare-pieces = { $player ->
    [w] After the play that follows, White’s pieces on the board: { $number } instead of { $other }.
   *[b] After the play that follows, Black’s pieces on the board: { $number } instead of { $other }.
}
report-reason-compare-risk = { $player ->
    [w] After the play that follows, White’s pieces that can be captured: { $number } instead of { $other }.
   *[b] After the play that follows, Black’s pieces that can be captured: { $number } instead of { $other }.
}
report-reason-compare-threes = { $player ->
    [w] After the play that follows, lines of three of White’s pieces: { $number } instead of { $other }.
   *[b] After the play that follows, lines of three of Black’s pieces: { $number } instead of { $other }.
}

## Learn: the pages around the lessons

learn-title = Learn
learn-lead = Short lessons on a real board, one for each rule. Do what the text asks; the board tells you when it is right.
learn-potentials-about = Extra pieces from five other games of the series: they slide, jump, cover, break and push twice.
learn-potentials-first = New to GIPF? Learn it first
learn-progress = { $done } of { $count } lessons done
learn-start = Start
learn-continue = Continue
learn-again = Start over
learn-all-done = You have finished every lesson.
learn-lesson-done = done
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
learn-step = Step { $step } of { $count }
learn-lesson-of = Lesson { $number } of { $count }
learn-back = Back
learn-next = Next
learn-next-lesson = Next lesson: { $title }
learn-overview = All lessons
learn-show = Show me
learn-shown = This is one way to do it.
learn-hint = Hint
learn-reset = Restart this step
learn-right-1 = Well done.
learn-right-2 = Exactly.
learn-right-3 = That is right.
learn-not-yet = A legal turn, but not the one we are looking for. Try again.
learn-not-yet-win = Not yet: after this turn Black can escape. Try again.
learn-miss-land = Not there yet. The marked point is where it should go.
learn-miss-row = No row yet. The marked points would be one.
learn-tried-jump = Markers jumped: { $count }. The ring on { $point } can jump over { $goal }.
learn-tried-gain = Markers won: { $count }. The ring on { $point } can win { $goal }.
learn-tried-push = Pieces pushed on: { $count }. From { $point } you can push { $goal }.
learn-miss-keep = The piece on { $point } should have stayed.
learn-tried-capture = Pieces captured: { $count }. You can capture { $goal }.
learn-tried-reserve = In your reserve now: { $count }. It can be { $goal }.
learn-miss-stop = Your opponent still gets a row, as you see.
learn-miss-win = That does not win yet. Look for another turn.
learn-tried-rows = Rows removed: { $count }. You can remove { $goal } in one turn.
learn-miss-theirs = Black gets no row this way. A right turn begins on { $point }.
learn-miss-gipf = No GIPF-piece was captured. A right turn begins on { $point }.
learn-miss-bring-gipf = That was not a GIPF-piece. Choose one before you push.
learn-miss-bring-single = That was not a single piece. Choose one before you push.
learn-miss-leave = You removed the row. It may stay, because it is made only of GIPF-pieces.
learn-course-done-yinsh = You know all the rules of YINSH. Now play a game!
learn-course-done-gipf = You know all the rules of GIPF. Now play a game!
learn-course-done-potentials = You know all the potentials. Now play a game with them!
learn-rules-yinsh = Read all the rules of YINSH
learn-rules-gipf = Read all the rules of GIPF
learn-rules-potentials = Read all the rules of potentials
learn-rules-potentials-name = Potentials
learn-rules-before = Before
learn-rules-after = After
learn-rules-contents = On this page
learn-rules-site = From the designer’s site
learn-rules-site-about = These rules are not in the rule book. They come from the short rules or the questions and answers on the designer’s own site.
learn-rules-ruling = Our ruling
learn-rules-ruling-about = A ruling is our own decision where the rule book is silent or can be read in two ways. The reason is given with it.
learn-rules-try = Try it
learn-rules-reset = Reset the board
learn-rules-lesson = Lesson: { $title }
learn-rules-credit = YINSH and GIPF were designed by Kris Burm and belong to his GIPF project. These are the rules in our own words; the rule books that come with the games are his.
learn-rules-official = The GIPF project’s own site

## Lessons of YINSH

lesson-yinsh-rings = What is a ring?
lesson-yinsh-rings-1 = You are White. Each player has five rings, and rings are the only pieces you move. Place your first one on any point. Points are where the lines cross.
lesson-yinsh-rings-2 = You and Black take turns placing rings. A ring reaches furthest from the middle: place one on the marked point.
lesson-yinsh-rings-3 = A point holds only one ring. Place your fifth and last ring on any empty point.
lesson-yinsh-rings-3-done = Black places the tenth ring. All rings are on the board, and from now on they move.

lesson-yinsh-moving = How a ring moves
lesson-yinsh-moving-1 = Choose one of your rings and move it along a line, as far as you like, to an empty point. Watch what it leaves behind.
lesson-yinsh-moving-1-done = A marker! Each time you move a ring, a marker from the pool stays where the ring was, with your colour up.
lesson-yinsh-moving-2 = A ring moves in a straight line, never round a corner. Move one of yours to the marked point.
lesson-yinsh-moving-3 = A ring cannot pass another ring, neither yours nor Black’s. Find the one that can still reach the marked point.

lesson-yinsh-jumping = Jumping over markers
lesson-yinsh-jumping-1 = A marker does not stop a ring: the ring jumps over it. Jump over the black marker.
lesson-yinsh-jumping-2 = A ring can jump over any number of markers that stand side by side, of either colour. Jump over three at once.
lesson-yinsh-jumping-3 = Before a jump, the ring may pass empty points. After the jump it must stop on the first empty point. Land on the marked point.
lesson-yinsh-jumping-4 = A ring makes only one jump in a move, so it cannot jump again after a gap. Which of your rings can reach the marked point?

lesson-yinsh-flipping = Flipping markers
lesson-yinsh-flipping-1 = Every marker you jump over is flipped: black turns white, and white turns black. Make both black markers yours.
lesson-yinsh-flipping-2 = Your own markers flip too, and then they are Black’s! Win two markers without losing one.
lesson-yinsh-flipping-3 = Sometimes you give a little to win more. Jump over all four markers.
lesson-yinsh-flipping-3-done = You lost one and won three. The marker you have just left behind is not flipped, only the markers you jumped over.

lesson-yinsh-rows = Five in a row
lesson-yinsh-rows-1 = Five markers of one colour side by side on a line make a row. You have four, and a ring at the end: move the ring away, and it leaves the fifth.
lesson-yinsh-rows-2 = Flipping can also make a row. Turn the black marker in the middle white.
lesson-yinsh-rows-3 = A ring is not part of a row. Yours stands in the only gap: what can you do?

lesson-yinsh-removing = Remove a row, then a ring
lesson-yinsh-removing-1 = You have a row, and rows must be removed. Remove its five markers; they go back to the pool.
lesson-yinsh-removing-2 = For each row you also remove one of your own rings. Choose any of them.
lesson-yinsh-removing-2-done = One ring removed: that is what you play for. But now you have one ring fewer to play with.
lesson-yinsh-removing-3 = Now all in one turn: make a row, remove it, and remove a ring.
lesson-yinsh-removing-3-hint = Column e needs one more white marker: flip the black one.

lesson-yinsh-long-rows = More than five
lesson-yinsh-long-rows-1 = Six in a line: you remove five that stand side by side, and the sixth stays. Keep the marked one, because it is part of another line of yours.
lesson-yinsh-long-rows-2 = These two rows cross and share a marker. Remove one of them: the other is then no longer a row. Then remove a ring.
lesson-yinsh-long-rows-3 = Two rows that share no marker must both be removed, each with a ring. Make two rows with one jump, and remove both rows and two rings.

lesson-yinsh-defence = Stopping a row
lesson-yinsh-defence-1 = Black has four in a line, and the ring at the end will leave the fifth. Stop it: move so that Black cannot make a row next turn.
lesson-yinsh-defence-2 = Black wants to jump over your marker in the middle. Stop it again.
lesson-yinsh-defence-2-hint = A ring must land on an empty point. Where would Black’s ring land?

lesson-yinsh-not-yours = The row that is not yours
lesson-yinsh-not-yours-1 = Black’s jump has made a row of white markers. A row belongs to its colour, no matter who made it! Remove it, remove a ring, then move as usual.
lesson-yinsh-not-yours-2 = It works the other way round too. Make a row for Black and see what happens.
lesson-yinsh-not-yours-2-done = The row is Black’s. Black removes it, removes a ring, and only then moves.
lesson-yinsh-not-yours-3 = Now be careful: jump over at least two markers, but do not make a row for Black.
lesson-yinsh-not-yours-3-hint = Your marker on f6 keeps Black’s markers apart. Leave it as it is.

lesson-yinsh-who-first = Rows for both
lesson-yinsh-who-first-1 = One jump can make a row for each of you. The player who moved goes first. Make both rows, then remove yours and a ring.
lesson-yinsh-who-first-2 = Each of you has removed two rings, and the third one wins. Make rows for both again: you remove a ring first.

lesson-yinsh-ending = How a game ends
lesson-yinsh-ending-1 = The first player to remove a third ring wins at once. You have already removed two. Win!
lesson-yinsh-ending-2 = The pool holds one last marker. When it is empty and no row is left to remove, the player who has removed more rings wins, and you lead by one to none. Use up the marker without making a row.
lesson-yinsh-ending-2-hint = A jump that flips many markers easily makes rows. Move a short way.
lesson-yinsh-ending-3 = None of your rings can move. Only then do you pass, and Black plays on.

lesson-yinsh-blitz = The blitz version
lesson-yinsh-blitz-1 = For a short game there is the blitz version: the first ring removed wins. Win it.
lesson-yinsh-blitz-2 = In blitz too, the player who moved goes first. Win, although Black gets a row as well.

lesson-yinsh-puzzle = Two puzzles
lesson-yinsh-puzzle-1 = Each of you has removed two rings, and Black has four in a line. You can win this turn.
lesson-yinsh-puzzle-1-done = Four flips and the marker you left behind: a row made of Black’s own four.
lesson-yinsh-puzzle-2 = This one takes two turns. Find the move after which Black cannot save the game.
lesson-yinsh-puzzle-2-hint = Black’s ring on c6 would love to jump over your four. Where would it have to land?
lesson-yinsh-puzzle-2-done = Your ring stood where Black wanted to land, and at the end of your own row as well. You are ready for a game.

## Lessons of GIPF

lesson-gipf-pushing = From the rim onto the board
lesson-gipf-pushing-1 = You are White. On every turn you take a piece from your reserve, put it on a dot on the rim, and push it one step onto the board. Bring in a piece.
lesson-gipf-pushing-2 = If the first spot is occupied, the piece there is pushed on. Push so that another piece moves.
lesson-gipf-pushing-3 = Pieces that stand side by side move together, up to the first gap. Move three with one push.
lesson-gipf-pushing-3-done = The piece beyond the gap has not moved.

lesson-gipf-lines = Which way to push
lesson-gipf-lines-1 = From most dots two lines lead onto the board, from the six corner dots only one. Push from the marked dot to the marked spot.
lesson-gipf-lines-2 = Push the black piece on c6 to the marked spot. Choose the right dot to push from.
lesson-gipf-lines-3 = You cannot push along a full line: here it is the one from a2 to f1. Bring a piece to the marked spot along another line.

lesson-gipf-rows = Four in a row
lesson-gipf-rows-1 = Four pieces of one colour side by side on a line make a row. You have three: add the fourth.
lesson-gipf-rows-2 = The fourth piece may come from the side. Push one of your pieces into the gap in column e.
lesson-gipf-rows-2-hint = Your piece on d6 has to move one step towards e6. From which dot?
lesson-gipf-rows-3 = You can also push along the row itself. Close the gap in column d.

lesson-gipf-removing = Removing a row
lesson-gipf-removing-1 = A row must be removed. Your pieces go back to your reserve. Remove it.
lesson-gipf-removing-2 = Every push costs a piece from your reserve, and every row brings pieces back. Make a row so that you have eight in reserve.
lesson-gipf-removing-3 = Everything joined to the row without a gap is removed with it. Make a row and take back six pieces at once.
lesson-gipf-removing-3-hint = A white piece on e6 would join all the other pieces in column e.

lesson-gipf-capturing = Capturing
lesson-gipf-capturing-1 = Black’s pieces that join your row without a gap are captured: they leave the game. Capture the piece on c6.
lesson-gipf-capturing-1-done = Captured: Black will never get it back.
lesson-gipf-capturing-2 = You can make more than one row here. Make the one that captures two pieces.
lesson-gipf-capturing-2-done = A gap would have saved them. Look for gaps before you push, around your own pieces too.

lesson-gipf-two-rows = Two rows at once
lesson-gipf-two-rows-1 = You have two rows, and they cross. When you remove one, the other is no longer a row. Choose the one that captures two pieces.
lesson-gipf-two-rows-1-done = The pieces that are left in column e stay where they are.
lesson-gipf-two-rows-2 = Rows that share no piece must both be removed, in any order. Make two rows with one push, and remove them.

lesson-gipf-not-yours = The row that is not yours
lesson-gipf-not-yours-1 = Black’s push has made a row of white pieces. A row belongs to its colour, no matter who made it! Remove it, then push as usual.
lesson-gipf-not-yours-2 = It works the other way round too. Push so that Black gets a row.
lesson-gipf-not-yours-2-done = Black had to remove the row before pushing. That opens a wall that you could not break.

lesson-gipf-who-first = Rows for both
lesson-gipf-who-first-1 = One push can make a row for each of you. The player who pushed goes first. Make both rows, then remove yours.
lesson-gipf-who-first-2 = Push from the marked dot. Again it makes a row for each of you, but this time the rows cross. Remove yours.
lesson-gipf-who-first-2-done = Your row captured a piece of Black’s row, so Black has nothing left to remove.

lesson-gipf-reserve = The last piece
lesson-gipf-reserve-1 = A player who has to push with an empty reserve loses. Black’s reserve is empty: push anywhere, but do not give Black a row.
lesson-gipf-reserve-1-done = That wins the basic game. A row would have brought pieces back to Black’s reserve.
lesson-gipf-reserve-2 = Now you have just one piece left. Playing it does not lose the game yet: a row can bring pieces back.

lesson-gipf-gipf-pieces = GIPF-pieces
lesson-gipf-gipf-pieces-1 = The standard game begins with GIPF-pieces: two pieces stacked, which move and count as one. Push one of them.
lesson-gipf-gipf-pieces-2 = When you remove a row, its GIPF-pieces may stay on the board. Make a row in column e, remove it, and keep your GIPF-piece.
lesson-gipf-gipf-pieces-2-hint = Before you confirm, choose whether the GIPF-piece stays.
lesson-gipf-gipf-pieces-3 = You also decide about Black’s GIPF-pieces in your row. Make a row and capture one.
lesson-gipf-gipf-pieces-4 = A GIPF-piece that you take back gives you two pieces for your reserve, but it never returns as a GIPF-piece. Your reserve is low: make a row and take everything back.
lesson-gipf-gipf-pieces-4-done = Five pieces came back. You still have two GIPF-pieces, and you will see why that matters.

lesson-gipf-last-gipf = The last GIPF-piece
lesson-gipf-last-gipf-1 = A player who loses their last GIPF-piece loses the game at once. Capture Black’s.
lesson-gipf-last-gipf-2 = This applies to you as well. Remove your row, but keep your last GIPF-piece.

lesson-gipf-tournament = The tournament game
lesson-gipf-tournament-1 = The tournament game starts with an empty board and 18 pieces in your reserve. Your first piece must be a GIPF-piece. It takes two pieces from the reserve.
lesson-gipf-tournament-2 = You may go on bringing in GIPF-pieces until you bring in a single piece. Bring in another GIPF-piece.
lesson-gipf-tournament-3 = How many do you want? Your first single piece ends your choice. Bring in a single piece now.
lesson-gipf-tournament-3-done = From now on you can bring in only single pieces. Black decides independently when to stop.
lesson-gipf-tournament-4 = A row made only of GIPF-pieces need not be removed. Leave it.
lesson-gipf-tournament-4-done = You will be asked again after later pushes. As soon as a single piece joins the row, the row must be removed.

lesson-gipf-puzzle = Two puzzles
lesson-gipf-puzzle-1 = Black has one GIPF-piece left. You can win this turn.
lesson-gipf-puzzle-1-hint = Which spot is missing in column e, and from which dot can you push a white piece there?
lesson-gipf-puzzle-2 = This one takes two turns, and the first makes a row that is not yours. Find the push after which Black cannot save the game.
lesson-gipf-puzzle-2-hint = When Black’s row is gone, only the GIPF-piece stays. Push it to where your next row can reach it.
lesson-gipf-puzzle-2-done = You gave Black a row and won with it. You are ready for a game.

lesson-potentials-loading = Loaded pieces
lesson-potentials-loading-1 = A potential is an extra piece with a power of its own. It comes in on top of one of your pieces: together they are a loaded piece. Choose the loaded piece and push it in.
lesson-potentials-loading-1-done = It took a piece from your reserve and a potential from your hand. You can no longer bring in GIPF-pieces.
lesson-potentials-loading-2 = First GIPF-pieces, then loaded pieces, then basic pieces: that is the order. Bring in a basic piece now.
lesson-potentials-loading-2-done = With your first basic piece, the potentials left in your hand are out of the game. So load them early.
lesson-potentials-loading-3 = In a row, a loaded piece counts as one piece, and like a GIPF-piece it may stay. Make a row in column e, remove it, and keep the loaded piece.
lesson-potentials-loading-3-hint = Push from e1. Before you confirm, choose that the loaded piece stays.
lesson-potentials-loading-4 = If you take it, the basic piece returns to your reserve, but the potential is out of the game. Your reserve is low: make a row and take everything back.
lesson-potentials-loading-4-done = Four pieces are back. The potential is gone for good.
lesson-potentials-loading-5 = You also decide about Black’s loaded pieces in your row. Make a row and capture one.
lesson-potentials-loading-5-done = Captured: the piece and its potential.

lesson-potentials-yinsh = YINSH slides
lesson-potentials-yinsh-1 = On your turn you push or you use a potential. YINSH slides along a line over empty spots, as far as you like. Press your loaded piece, then one of its targets.
lesson-potentials-yinsh-1-done = The potential has left its piece, and both stay on the board. A used potential is one piece of your colour, without a power.
lesson-potentials-yinsh-2 = YINSH cannot jump: a piece in the way stops it. Which of your two can slide to the marked spot?
lesson-potentials-yinsh-3 = A use can complete a row. Make a row with YINSH and remove it.
lesson-potentials-yinsh-3-done = A used potential must go with its row and is then out of the game. Your other pieces came back, and Black’s is captured.

lesson-potentials-zertz = ZÈRTZ jumps
lesson-potentials-zertz-1 = ZÈRTZ jumps in a straight line over the pieces next to it, to the first empty spot beyond them. Jump.
lesson-potentials-zertz-1-done = A jump captures nothing: the black piece is still there.
lesson-potentials-zertz-2 = It jumps over any number of pieces of either colour, as long as there is no gap. Jump over three.
lesson-potentials-zertz-3 = Jump into the gap in column f and remove your row.
lesson-potentials-zertz-3-hint = Your ZÈRTZ on d4 and the gap on f5 lie on one line, with a black piece between them.

lesson-potentials-dvonn = DVONN covers
lesson-potentials-dvonn-1 = DVONN jumps onto a neighbouring basic piece of your opponent, never onto a GIPF-piece. Cover the black piece.
lesson-potentials-dvonn-1-done = The spot is yours now: only the top of a stack counts.
lesson-potentials-dvonn-2 = Cover a black piece so that you have four in a row, and remove the row.
lesson-potentials-dvonn-2-done = Only the top of a stack leaves. The black piece is free again.
lesson-potentials-dvonn-3 = Black has three in a row and can add the fourth at either end. Stop it.
lesson-potentials-dvonn-3-hint = A black piece that you cover belongs to no black row.

lesson-potentials-stacks = Stacks
lesson-potentials-stacks-1 = Your DVONN covers a black piece; press the stack to see what lies in it. A stack is pushed as a whole. Push it to the marked spot.
lesson-potentials-stacks-2 = Black has covered one of your pieces. DVONN also jumps onto a used DVONN that lies on something of yours. Take the marked spot back.
lesson-potentials-stacks-2-done = Three pieces high, and the spot is yours again. Black could answer in the same way.
lesson-potentials-stacks-3 = Black covers your loaded piece on e6. Make a row that the stack joins, and remove it.
lesson-potentials-stacks-3-done = The top has gone, and your loaded piece is free again, with its power. You could use it on your next turn.

lesson-potentials-punct = PÜNCT breaks
lesson-potentials-punct-1 = PÜNCT jumps onto a neighbouring GIPF-piece of your opponent: the upper piece is captured, the lower one covered. Break the GIPF-piece.
lesson-potentials-punct-1-done = It is no longer a GIPF-piece, and the spot is yours.
lesson-potentials-punct-2 = Your PÜNCT on e5 lies on what is left of a GIPF-piece. Another PÜNCT of yours may jump there: the rest is captured too, and the two become a GIPF-piece of yours. Do it.
lesson-potentials-punct-2-done = A GIPF-piece made of two potentials. It counts like any other.
lesson-potentials-punct-3 = PÜNCT also covers its own kind: a black piece loaded with PÜNCT, or a used PÜNCT that lies on something of yours. Cover the black PÜNCT.
lesson-potentials-punct-4 = Black has one GIPF-piece left. Win with one jump.
lesson-potentials-punct-4-done = A player with no GIPF-piece left loses at once, before any row is removed.

lesson-potentials-tamsk = TAMSK pushes twice
lesson-potentials-tamsk-1 = Your TAMSK stands in the centre. After your push it may leave its piece and be pushed in from the rim: an extra push. Push, then make the extra push.
lesson-potentials-tamsk-2 = The centre is e5. Push your TAMSK there and use it at once.
lesson-potentials-tamsk-2-hint = Push from e1.
lesson-potentials-tamsk-3 = Make a row with your push and another one with the extra push. Remove both.
lesson-potentials-tamsk-3-done = Two rows in one turn. The used TAMSK is out of the game, together with its row.
lesson-potentials-tamsk-4 = You need not use it: while TAMSK stands in the centre, the extra push is offered on each of your turns. Push, and decline this time.
lesson-potentials-tamsk-4-done = It stays loaded. But Black may push it out of the centre.

lesson-potentials-match = A match
lesson-potentials-match-1 = In a match, the right to use a potential can depend on another game. Here YINSH is linked with a game of YINSH, so its use is declared first. Declare a slide that makes a row: press your loaded piece, then its target. Remove the row.
lesson-potentials-match-1-done = You declared it, Black let it pass, and so it was played.
lesson-potentials-match-2 = This time Black challenges you. GIPF is paused, and a game of YINSH decides; the player who was challenged has White in it. It has reached this position. Win it.
lesson-potentials-match-2-done = Won: back in GIPF, your use is played. The result of the match is still that of GIPF.
lesson-potentials-match-3 = Your use was linked with a die. Black challenged you and rolled the higher number, so it does not happen: your YINSH stays loaded, and you play a different turn. Push a piece in.
lesson-potentials-match-3-done = On a later turn you may declare it again.
lesson-potentials-match-4 = Now Black declares a slide from c6 to e6. You have one challenge left. Let it pass, or challenge?
lesson-potentials-match-4-done = Black now has to win a game before the slide is played. Challenges are few: keep them for uses that hurt.

## Puzzles

train-menu = Train
train-title = Get better
train-lead = Puzzles, your own mistakes, and positions that come back until you know them.
puzzles-title = Puzzles
puzzles-about = Thousands of positions in which only one turn works. Most are proven.
puzzles-daily-today = Puzzle of the day
train-days = { $count ->
    [one] Practised today
   *[other] Practised { $count } days in a row
  }
puzzles-mode = Mode
puzzles-mode-rated = Rated
puzzles-mode-theme = By theme
puzzles-mode-streak = Streak
puzzles-mode-daily = Daily puzzle
puzzles-mode-single = One puzzle
puzzles-about-rated = Puzzles at your level. Your first try at each counts.
puzzles-about-theme = Practise one idea. Not rated.
puzzles-about-streak = Each is harder than the last, until your first miss.
puzzles-about-daily = One a day for each game, the same for everybody.
puzzles-game = Game
puzzles-theme = Theme
puzzles-loading = The puzzle is loading…
puzzles-led = { $player ->
    [w] White plays first. Watch.
   *[b] Black plays first. Watch.
  }
puzzles-win = { $player ->
    [w] { $turns ->
        [one] White to play: win this turn.
       *[other] White to play: win within { $turns } turns.
      }
   *[b] { $turns ->
        [one] Black to play: win this turn.
       *[other] Black to play: win within { $turns } turns.
      }
  }
puzzles-save = { $player ->
    [w] White to play: only one turn saves the game.
   *[b] Black to play: only one turn saves the game.
  }
puzzles-gain = { $player ->
    [w] White to play: find the turn that is clearly best.
   *[b] Black to play: find the turn that is clearly best.
  }
puzzles-proved = Proven
puzzles-judged = Judged by the engine
puzzles-onward = Right. Your opponent replied: your move.
puzzles-solved = Solved.
puzzles-solved-late = That is the solution. Counted as a miss.
puzzles-wrong = That’s not it. Counted as a miss, but keep trying.
puzzles-wrong-again = That’s not it either. Try again.
puzzles-hinted = Look at the marked point.
puzzles-hint-look = Look at the marked points.
puzzles-shown = This is the solution.
puzzles-hint = Hint
puzzles-solution = Solution
puzzles-cost = A hint or the solution counts as a miss.
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-rest = How it continues
puzzles-back = One turn back
puzzles-forward = One turn forward
puzzles-analyse = Analyse this position
puzzles-themes = Themes: { $themes }
puzzles-rating = Your rating: { $rating }
puzzles-rating-open = Your rating: about { $rating }
puzzles-difficulty = This puzzle: { $rating }
puzzles-streak-now = In this streak: { $count }. Your best: { $best }.
puzzles-streak-over = The streak is over: { $count }.
puzzles-streak-new = New streak
puzzles-daily-done = Today’s puzzle is done. The next one comes at midnight UTC.
puzzles-tab-theme = Themes
puzzles-tab-daily = Daily
puzzles-result-streak = { $count ->
    [one] puzzle in a row
   *[other] puzzles in a row
  }
puzzles-result-best = Your best: { $best }
puzzles-result-record = Your best so far
puzzles-result-picture = Share as a picture
puzzles-result-day = Puzzle of { $date }
puzzles-result-first = Solved on the first try
puzzles-result-later = Not solved on the first try
puzzles-result-share = Share
puzzles-result-copied = Copied.
puzzles-share-solved = I solved today’s { $game } puzzle on the first try.
puzzles-share-missed = Today’s { $game } puzzle beat me. Can you solve it?
puzzles-share-streak = { $count ->
    [one] I solved { $count } { $game } puzzle in a row.
   *[other] I solved { $count } { $game } puzzles in a row.
  }
puzzles-result-failed = The picture could not be made.
puzzles-history = Your attempts
puzzles-history-none = Puzzles you try appear here.
puzzles-history-solved = solved
puzzles-history-missed = missed
puzzles-history-retry = Once more: puzzle { $id }
puzzles-history-more = Show more
puzzles-keep = Download all puzzles for offline use
puzzles-keeping = Downloading… { $done } of { $count }
puzzles-kept = All puzzles now work offline.
puzzles-failed = The puzzles could not be loaded. Check your connection and try again.
puzzles-none = There is no such puzzle. Choose something else.
puzzles-theme-row = a row of your own
puzzles-theme-double-row = two rows in one turn
puzzles-theme-two-directions = rows in two directions
puzzles-theme-given-row = a row the opponent left
puzzles-theme-opponents-row = a row for the opponent
puzzles-theme-stop-row = stopping a row
puzzles-theme-break-four = breaking a four
puzzles-theme-block = blocking with a ring
puzzles-theme-ring-cut-off = cutting off a ring
puzzles-theme-long-jump = a long jump
puzzles-theme-pool = counting the pool
puzzles-theme-capture = capturing
puzzles-theme-gipf-capture = capturing a GIPF-piece
puzzles-theme-keep-gipf = keeping a GIPF-piece
puzzles-theme-last-gipf = the last GIPF-piece
puzzles-theme-reserve = exhausting the reserve
puzzles-theme-quiet = a quiet turn
puzzles-merit-winning-row = Completes the winning row on { $points }.
puzzles-merit-last-gipf = { $player ->
    [w] Captures White’s last GIPF-piece on { $points }.
   *[b] Captures Black’s last GIPF-piece on { $points }.
  }
puzzles-merit-reserve = { $player ->
    [w] White has no pieces left to bring in.
   *[b] Black has no pieces left to bring in.
  }
puzzles-merit-gipf-capture = { $player ->
    [w] Captures White’s GIPF-piece on { $points }.
   *[b] Captures Black’s GIPF-piece on { $points }.
  }
puzzles-merit-capture = { $number ->
    [one] Captures the piece on { $points }.
   *[other] Captures { $number } pieces: { $points }.
  }
puzzles-merit-rows = Completes more than one row: { $points }.
puzzles-merit-row = Completes a row on { $points }.
puzzles-merit-given-row = { $player ->
    [w] Takes the row on { $points } that White left.
   *[b] Takes the row on { $points } that Black left.
  }
puzzles-merit-break-four = { $player ->
    [w] Breaks White’s four on { $points }.
   *[b] Breaks Black’s four on { $points }.
  }
puzzles-merit-stop-row = { $player ->
    [w] Stops White’s row on { $points }.
   *[b] Stops Black’s row on { $points }.
  }
puzzles-merit-threat = { $number ->
    [one] Threatens a row on { $points }.
   *[other] Threatens two rows at once: { $points }.
  }
puzzles-merit-ring-cut-off = { $player ->
    [w] Cuts off White’s ring on { $points }.
   *[b] Cuts off Black’s ring on { $points }.
  }
puzzles-merit-forced-row = { $player ->
    [w] Makes White remove the row on { $points }.
   *[b] Makes Black remove the row on { $points }.
  }
puzzles-merit-attack = { $number ->
    [one] Threatens to capture the piece on { $points }.
   *[other] Threatens to capture { $number } pieces: { $points }.
  }
puzzles-merit-rescue = { $number ->
    [one] Saves the piece on { $points } from capture.
   *[other] Saves { $number } pieces from capture: { $points }.
  }
puzzles-merit-fewer-rows = { $player ->
    [w] Stops one of White’s rows: { $points }.
   *[b] Stops one of Black’s rows: { $points }.
  }
puzzles-merit-flips = { $number ->
    [one] Gains a marker by flipping.
   *[other] Gains { $number } markers by flipping.
  }
puzzles-merit-only = After every other turn, the opponent wins by force.
puzzles-merit-forced = Wins by force, whatever the opponent plays.
puzzles-merit-clear = No other turn keeps this advantage.
puzzles-reply = { $player ->
    [w] White replies { $turn }.
   *[b] Black replies { $turn }.
  }
puzzles-reply-escape = { $player ->
    [w] White escapes with { $turn }.
   *[b] Black escapes with { $turn }.
  }

## Rules of YINSH

rules-yinsh-title = The rules of YINSH
rules-yinsh-lead = YINSH is a game for two by Kris Burm. You move rings, each move leaves a marker behind, and markers that are jumped over change colour. Each row of five markers in your colour lets you remove one of your rings. The first player to remove three rings wins.

rules-yinsh-board = Board and pieces
rules-yinsh-board-1 = The board has 85 points, where lines cross, in eleven columns from a to k. Lines run in three directions: along the columns, and in two directions across them.
rules-yinsh-board-2 = Each player has five rings. Both share one pool of 51 markers, white on one side and black on the other. White starts.
rules-yinsh-board-3 = White sits where the row numbers are low. The rule book does not say so; the board looks the same from all sides, so this only decides how it is drawn.

rules-yinsh-placing = Placing the rings
rules-yinsh-placing-1 = Starting with White, the players take turns to place one ring on any empty point, until all ten rings are on the board. Then White makes the first move.

rules-yinsh-moving = Moving a ring
rules-yinsh-moving-1 = On your turn you put a marker from the pool into one of your rings, with your colour up, and move that ring. The marker stays where the ring was. If you can move, you must.
rules-yinsh-moving-2 = A ring moves along a straight line to an empty point. It may pass any number of empty points. It never passes another ring, neither yours nor your opponent’s.
rules-yinsh-moving-3 = A ring may also jump over markers of either colour that stand side by side without a gap. It must then stop on the first empty point beyond them. A ring makes only one jump in a move; before it, the ring may pass empty points.
rules-yinsh-moving-4 = Every marker that was jumped over is flipped, yours as well as your opponent’s. The marker you have just placed is not.
rules-yinsh-moving-board = White’s ring on d4 can jump over the three markers on its way up to the right. They are flipped, and the ring stops just beyond them.

rules-yinsh-rows = Rows
rules-yinsh-rows-1 = Five markers of one colour side by side on a straight line make a row. Rings do not count.
rules-yinsh-rows-2 = A row belongs to the player of its colour, no matter who made it, and that player chooses what to remove. We say so because the caption of a picture in one edition can be read differently.

rules-yinsh-removing = Removing a row
rules-yinsh-removing-1 = A row must be removed. Its owner removes five markers that stand side by side and returns them to the pool. In a longer line the owner chooses which five; the others stay.
rules-yinsh-removing-2 = Then the owner removes one of their own rings: any of them, even the one that has just moved.
rules-yinsh-removing-3 = The order is row, ring, row, ring: after each ring the board is checked again. Any five that still form a row must be removed, with another ring; if two rows shared a marker, the second may be gone. Two editions can be read as row, row, ring, ring. The winner is the same either way.
rules-yinsh-removing-4 = If a move makes rows for both players, the player who moved removes all their own rows first. Then the opponent does the same, and moves after that. A row for the opponent alone is also removed by the opponent, before the opponent’s move.
rules-yinsh-removing-board = White has six markers in a line: five of them are removed, and then a ring. Choose which.

rules-yinsh-end = The end of the game
rules-yinsh-end-1 = The first player to remove a third ring wins at once, whatever else is on the board, even a row of the opponent’s.
rules-yinsh-end-2 = If a player is to move, no row is left to remove and the pool is empty, the game ends. The player who has removed more rings wins; equal numbers are a draw.
rules-yinsh-end-3 = A row made with the last marker is removed first. That returns five markers to the pool, and the game goes on. The book does not say so; other programs do the same.
rules-yinsh-end-4 = If none of your rings can move, but one of your opponent’s can, you pass. You may not pass otherwise. The book does not say so; the designer is reported to have given this answer.
rules-yinsh-end-5 = If neither player can move a ring, the game ends as with an empty pool. Otherwise both would pass forever.
rules-yinsh-end-6 = No position ever recurs: each move uses up a marker, and removing a row returns five but costs a ring. So there is no rule about repetition.
rules-yinsh-end-board = Both players have removed two rings. With one jump White can make a row for each player, goes first, and wins.

rules-yinsh-blitz = The blitz version
rules-yinsh-blitz-1 = The blitz version is the same game, but the first player to remove a ring wins. So a row for the opponent alone wins for the opponent, and rows for both win for the player who moved. If the pool is empty or nobody can move, the game is a draw.

rules-yinsh-notation = How turns are written
rules-yinsh-notation-1 = A point is named by its column and its row: f6 is the centre. A placed ring is written f6, a move e1-e9, a removed row xc2-c6 by its two ends, a removed ring xf9. The parts of one turn are joined by semicolons: d6-f6;xe3-e7;xc3.

## Rules of GIPF

rules-gipf-title = The rules of GIPF
rules-gipf-lead = GIPF is a game for two by Kris Burm, the first of his GIPF project. You push pieces in from the rim. Four of your colour in a row return to your reserve, and opposing pieces that extend the row are captured. There are three ways to play it: basic, standard and tournament.

rules-gipf-board = Board and pieces
rules-gipf-board-1 = The board has 37 spots, on which the game is played, and 24 dots on the rim around them. Pieces come in from a dot; none ever stays on a dot.
rules-gipf-board-2 = There are 21 lines of four to seven spots, with a dot at each end, so there are 42 ways to push. The six corner dots have one line, all others two. Dots are not connected to each other.
rules-gipf-board-3 = A single piece is just one piece. A GIPF-piece is two pieces stacked: on the board it moves and counts as one piece, in the reserve it is two. White pushes first.

rules-gipf-start = How a game starts
rules-gipf-start-1 = Basic game: 15 pieces for each player and no GIPF-pieces. White begins with single pieces on e2, b5 and h5, Black with single pieces on b2, e8 and h2; the other twelve of each player are the reserve.
rules-gipf-start-2 = Handicap: in the basic game one of the players may start with one, two or three more pieces in reserve.
rules-gipf-start-3 = Standard game: 18 pieces for each player. GIPF-pieces stand on the same six spots, and the other twelve pieces of each player are the reserve. No GIPF-pieces come in later.
rules-gipf-start-4 = Tournament game: the board is empty, and each player has 18 pieces in reserve. Your first piece must be a GIPF-piece. You may go on bringing in GIPF-pieces until you bring in a single piece; from then on you can bring in only single pieces. Each player decides independently.
rules-gipf-start-5 = A GIPF-piece takes any two pieces from the reserve, even pieces that have come back from the board. The designer’s site allows it; a piece in reserve is a piece in reserve, and we do not tell old ones from new ones.

rules-gipf-pushing = Pushing
rules-gipf-pushing-1 = On your turn you put one piece from your reserve on a dot and push it one step along a line. Pieces in the way move on by one spot each, up to the first empty spot. Pieces beyond that spot stay where they are.
rules-gipf-pushing-2 = A line without an empty spot cannot be pushed from either end.
rules-gipf-pushing-3 = A push onto an empty spot is the same, whichever dot it comes from.
rules-gipf-pushing-4 = There is no passing, and no need for it: both players together have at most 36 pieces, and there are 37 spots, so a player with a piece in reserve can always push.
rules-gipf-pushing-board = White can push from e1: three pieces move up by one spot, and the black one on e6, beyond the gap, stays.

rules-gipf-rows = Rows
rules-gipf-rows-1 = Pieces that stand on a line without a gap form a stretch, from one gap to the next. A stretch is your row if it contains four or more of your pieces side by side, single pieces or GIPF-pieces.
rules-gipf-rows-2 = A row belongs to the player of its colour, no matter who made it.

rules-gipf-removing = Removing a row
rules-gipf-removing-1 = A row must be removed. All single pieces of its stretch are removed, of both colours, including those beyond the four.
rules-gipf-removing-2 = Your own pieces return to your reserve, a GIPF-piece as two pieces. Your opponent’s pieces are captured and out of the game.
rules-gipf-removing-3 = You choose for each GIPF-piece of the stretch, of either colour, whether it is removed or stays. The player who removes the row decides about the opponent’s GIPF-pieces too.
rules-gipf-removing-4 = If you have several rows, you choose the order. After each removal the board is checked again: a row that crossed the removed one may be gone, or may still have to be removed.
rules-gipf-removing-5 = If both players have rows, the player who pushed removes theirs first, then the opponent removes whatever is left of theirs. This is not a turn: the opponent still pushes afterwards.
rules-gipf-removing-6 = If all your rows are in stretches without single pieces, you may remove one or more of their GIPF-pieces, or leave them all. You are asked again after each later push, and the row must be removed as soon as a single piece joins it. This needs four GIPF-pieces of one colour, so it happens only in the tournament game.
rules-gipf-removing-7 = You may choose such a row even while another row with single pieces is on the board: the order is free, and the designer’s site only says when you may stop.
rules-gipf-removing-board = White has a row in column e. The single pieces are removed, the black one is captured, and White decides whether the GIPF-piece stays.

rules-gipf-end = The end of the game
rules-gipf-end-1 = A player who has to push with an empty reserve loses. This is checked after your own rows are removed, which may bring pieces back, so you have not lost yet when you play your last piece. The wording of the book can also be read as losing at once; we follow the designer’s site.
rules-gipf-end-2 = Standard and tournament game: a player whose last GIPF-piece has left the board loses at once, even if they removed it themselves. This is checked after each removal. In the tournament game it applies from your first GIPF-piece on, and the right to bring in another one does not help.
rules-gipf-end-3 = If one removal takes the last GIPF-piece of both players, the player who removed them wins: the opponent’s last one is captured, and neither was lost before the other.
rules-gipf-end-4 = If the same position occurs for the third time, with the same player to push, the same reserves and the same rights, the game is a draw. The book says that draws do not happen, but nothing in it keeps two players from going round in circles.
rules-gipf-end-board = Black has one GIPF-piece left, on d3. White can make a row that reaches it, and wins.

rules-gipf-notation = How turns are written
rules-gipf-notation-1 = Dots and spots are named by column and row: e5 is the centre. A push onto an empty spot is written e8, a push that moves other pieces by its dot and the last spot reached by a piece, e9-e6. A removal names all pieces that are removed, with G before a GIPF-piece and a star after an opponent’s piece: xe2,e3,Ge4,e5*. Leaving a row of GIPF-pieces is written =.

rules-potentials-title = The rules of potentials

rules-potentials-lead = GIPF’s rule book ends with an idea: extra pieces with a power of their own, the potentials, one kind from each other game of the series. Everything else is as in GIPF. Rules without a mark follow the designer’s site.

rules-potentials-idea = What potentials are
rules-potentials-idea-1 = A potential has a kind and a colour: TAMSK, ZÈRTZ, DVONN, YINSH or PÜNCT. It comes in on top of a basic piece of its colour; together they are a loaded piece. Once it has left its basic piece it is a used potential: one piece of its colour, without a power.
rules-potentials-idea-2 = On your turn you push a piece in, or you use one potential that is loaded and lies uncovered on its spot. A piece that you have just pushed in can be used from your next turn on. TAMSK is used differently: see below.
rules-potentials-idea-3 = A potential that has just been uncovered by a removal at the start of your turn can be used at once: what is uncovered is free.

rules-potentials-terms = What you agree on
rules-potentials-terms-1 = Before the game you agree on the start (basic, standard or tournament, as in GIPF), on the number of basic pieces (usually 15 or 18; 12 to 24 are possible), and on the potentials of each player: up to six of each kind. Both players may have the same potentials, or each their favourites. At least three of every kind in use are recommended.
rules-potentials-terms-2 = Six agreements have a name: TAMSK, ZÈRTZ, DVONN, YINSH and PÜNCT (tournament start, 18 pieces, six potentials of that kind per player) and Ultimate (tournament start, 21 pieces, three of each kind per player).

rules-potentials-entering = Bringing pieces in
rules-potentials-entering-1 = A loaded piece is pushed in like any other. It takes one piece from your reserve and one potential from your hand. Without a piece in reserve the potentials in hand are of no use.
rules-potentials-entering-2 = The order is: GIPF-pieces (after a tournament start, where the first piece must be one), then loaded pieces, then basic pieces. Your first basic piece takes all potentials that are still in your hand out of the game. As long as you may, you can stack or load returned pieces too.
rules-potentials-entering-3 = Your first loaded piece ends your right to GIPF-pieces. The site gives the order; the right must end somewhere. Uses and extra pushes do not end any right.

rules-potentials-rows = Rows
rules-potentials-rows-1 = A loaded piece is one piece of its colour. When its row is removed, the player who removes the row may take it or leave it, like a GIPF-piece. Taken by its owner, the basic piece returns to the reserve and the potential is out of the game; taken by the opponent, both are gone.
rules-potentials-rows-2 = Basic pieces and used potentials must go with their row. A used potential is then out of the game, no matter who removes it.
rules-potentials-rows-3 = If nothing in your rows must go, you may leave them all standing or take some of the pieces, as with rows of GIPF-pieces alone.

rules-potentials-yinsh = YINSH slides
rules-potentials-yinsh-1 = It slides along a line over empty spots to any empty spot, at least one step. It does not jump.
rules-potentials-yinsh-board = YINSH has slid from e5 to e7; its basic piece stays on e5.

rules-potentials-zertz = ZÈRTZ jumps
rules-potentials-zertz-1 = It jumps in a straight line over one or more pieces next to it, of any kind and colour and without a gap, to the first empty spot beyond them. It captures nothing. Without such a spot there is no jump.
rules-potentials-zertz-board = ZÈRTZ has jumped from d2 over three pieces to d6.

rules-potentials-dvonn = DVONN covers
rules-potentials-dvonn-1 = It jumps to a neighbouring spot: onto a basic piece of your opponent, onto their piece loaded with DVONN, or onto their used DVONN, which always lies on something of yours. Onto nothing else, and never onto a GIPF-piece.
rules-potentials-dvonn-board = DVONN has jumped from e4 onto the black piece on e5; the spot is White’s now.

rules-potentials-punct = PÜNCT breaks
rules-potentials-punct-1 = It jumps to a neighbouring spot: onto an opponent’s piece loaded with PÜNCT, onto an opponent’s used PÜNCT that lies on something of yours, or onto an opponent’s GIPF-piece.
rules-potentials-punct-2 = A GIPF-piece that it jumps onto is broken: it is no longer a GIPF-piece, the potential lies on the lower piece, and the spot is yours. The upper piece is captured; it has to go somewhere, and what an opponent takes is out of the game.
rules-potentials-punct-board = PÜNCT has jumped onto the GIPF-piece on e5: one piece is captured, the other lies under it.

rules-potentials-second = The second jump of PÜNCT
rules-potentials-second-1 = If your PÜNCT lies on top and directly on what is left of a GIPF-piece, another PÜNCT of yours may jump there too, the only jump onto a spot of your own. The lower piece is captured as well, and the two potentials are a GIPF-piece of yours. The site says that the piece can be made yours, but not how.
rules-potentials-second-2 = It counts like any GIPF-piece, may be taken or left, and returns nothing. An opponent’s PÜNCT can break it in turn; the one potential that is left is then a plain used one.
rules-potentials-second-board = The second PÜNCT has jumped from f5 to e5: White has a new GIPF-piece.

rules-potentials-tamsk = TAMSK pushes twice
rules-potentials-tamsk-1 = If your piece loaded with TAMSK stands in the centre, on e5, it gives you an extra push: the potential leaves its piece, goes to a dot and is pushed in as a used potential.
rules-potentials-tamsk-2 = The extra push comes after the push or use of your turn, once you have removed your rows. You may decline it. There is one extra push in a turn, and it is offered on each of your turns while the piece stands there, no matter who pushed it there. On a full board there is none. In this way, a turn always belongs to one player.
rules-potentials-tamsk-board = TAMSK has left e5 and was pushed in on e8.

rules-potentials-stacks = Stacks
rules-potentials-stacks-1 = DVONN and PÜNCT make stacks. Only the top counts: for rows, and for whose spot it is. What is covered counts for nothing. A stack is pushed as a whole.
rules-potentials-stacks-2 = When a row is removed, only the top of a stack leaves; a GIPF-piece leaves as a whole. What was under it stays this time and is free again, with its power if it is loaded.
rules-potentials-stacks-3 = Stacks alternate in colour and hold potentials of one kind: DVONN on a basic piece or on DVONN, PÜNCT on PÜNCT or on what is left of a GIPF-piece. TAMSK, ZÈRTZ and YINSH are never in a stack.
rules-potentials-stacks-board = White removes the row with the top of the stack on e6. White’s loaded DVONN, which lay under it, is free again.

rules-potentials-settling = Whose row comes when
rules-potentials-settling-1 = You remove your own rows at the start of your turn, after your push or use, and after your extra push. Nobody acts during the other’s turn: a row of yours that your opponent’s removal uncovers waits for your turn. In GIPF a removal never makes a row; here it can.

rules-potentials-end = The end of the game
rules-potentials-end-1 = After a standard or tournament start, a player with no GIPF-piece left loses at once, before rows are removed: by a removal, or when PÜNCT breaks the last one. If one removal takes the last ones of both, the player who removed wins.
rules-potentials-end-2 = A player who is to push and can neither push (no piece in reserve, or a full board) nor use a potential loses. An extra push saves nobody.
rules-potentials-end-3 = If a position occurs for the third time with the same player to push, hands and stacks included, the game is a draw, as in GIPF.

rules-potentials-match = Combined games
rules-potentials-match-1 = You may agree that the right to use a potential has to be won in another game. For each kind that is: free (no condition), a linked game that is played here (YINSH or GIPF), a die (the higher number wins, equal ones are rolled again), or any game elsewhere, after which both of you enter who won. If your entries differ, you are asked again, or let the die decide.
rules-potentials-match-2 = A linked use is declared first, and TAMSK’s extra push too. Your opponent lets it pass, or challenges you.
rules-potentials-match-3 = Each player has three challenges unless you agree on another number. Without a limit every use would cost another game. If your opponent has no challenges left, nothing is asked.
rules-potentials-match-4 = After a challenge GIPF is paused with its clocks stopped, and the linked game is played on its own clock. The player who was challenged has White in it. If they win, the use is played. If not, and a draw is not a win, it does not happen: the potential stays loaded, and they play a different turn, without that kind. If there is no other turn, they pass. On a later turn they may declare it again.
rules-potentials-match-5 = Leaving or giving up a linked game, or losing it on time, loses that game and not the match. The match itself can be given up at any time. It has one result, that of GIPF, and one record that holds everything: declarations, answers, linked games and dice. Linked games are not rated.

rules-potentials-notation = How turns are written
rules-potentials-notation-1 = The kinds are T, Z, D, Y and U for PÜNCT. Ye9-e7 pushes in a piece loaded with YINSH; ye5-e2 uses it; te9-e6 is an extra push, and = declines it. In removals Ye3 is a loaded piece and 'Ye3 a used potential. In a match ye5-e2? declares, ok lets it pass, and challenge challenges.

## Openings

openings-tab = Openings
openings-source = Games
openings-source-engine = The engine’s games
openings-source-server = Games on this server
openings-source-own = Your games
openings-source-file = A file
openings-by = Colours show
openings-by-count = How often it was played
openings-by-score = The score
openings-file = Choose a file
openings-retry = Try again
openings-caption = What was played from this position
openings-turn = Turn
openings-games = Games
openings-score = Score
openings-range = 95%
openings-engine = Engine
openings-images = { $count ->
    [one] and one symmetric version
   *[other] and { $count } symmetric versions
  }
openings-folded = Turns that are the same after turning or mirroring the board or exchanging the colours are one row, and different orders of the same turns are counted together.
openings-loading = Loading the games…
openings-progress = Counting the games: { $done } of { $all }
openings-progress-own = { $count ->
    [one] Counting your games: one so far
   *[other] Counting your games: { $count } so far
  }
openings-reached = { $count ->
    [one] One of { $all } games reached this position.
   *[other] { $games } of { $all } games reached this position.
  }
openings-none = None of { $all } games reached this position.
openings-end = None of them continued from here.
openings-no-games = There are no finished games of this kind here yet.
openings-no-own = You have no finished games of this kind yet, neither on this device nor in your account.
openings-no-file = Choose a file with games, in any notation that this site reads. It stays on your device.
openings-left = { $count ->
    [one] One game was left out: another game, without a result, or not legal.
   *[other] { $count } games were left out: another game, without a result, or not legal.
  }
openings-counting = The server is still counting older games.
openings-partial = The games in your account could not be loaded, so only those on this device are counted.
openings-part = Finish the turn to see what was played next.
openings-not-here = Openings are counted for games without potentials only.
openings-too-many = This position has too many possible turns to compare.
openings-large = This file is too large: at most { $megabytes } MB can be read.
openings-failed = These games could not be loaded. Check your connection and try again.
openings-offline = The games on this server can only be seen while you are online.
openings-legend-count = The numbers on the board are percentages of the games that went on from here. Symmetric turns are counted together, and each shows their sum.
openings-legend-score = The numbers on the board are the score of the player who takes the turn, in per cent.

## Account

account-title = Your account
account-lead = You can play without an account. With one you have a name, a rating, and your games on every device.
account-no-script = This page needs JavaScript. Without it you cannot sign in.
account-wait = One moment…
account-loading = Loading your account…
account-unreachable = The server cannot be reached. This page loads when you are back online.
account-again = Try again
account-sign-in-or-create = Sign in or create an account
account-enter = Sign in
account-new = New account
account-forgotten = Forgot your password?
account-name = Name
account-name-hint = { $least } to { $most } letters, digits, _ or -. Everyone can see it.
account-password = Password
account-password-hint = At least { $least } characters. A few words in a row are easy to remember and hard to guess.
account-new-password = New password
account-old-password = Current password
account-password-show = Show the password
account-email = Email (optional)
account-email-hint = Used only to reset your password and for emails you ask for. Nobody else sees it.
account-create = Create account
account-claims = Games you played as a guest in this browser become yours.
account-missing = Please fill this in.
account-too-short = Use at least { $least } characters.
account-entered = Welcome back, { $name }.

account-codes-title = Your recovery codes
account-codes-about = With one of these codes you can choose a new password if you forget yours. Each code works once. They are shown only now: keep them in a safe place.
account-codes-copy = Copy
account-codes-copied = Codes copied.
account-codes-save = Download
account-codes-print = Print
account-codes-kept = I have saved them
account-codes-heading = Recovery codes of { $name } for { $site }

account-by-code = With a recovery code
account-code = Recovery code
account-code-hint = One of the codes you saved when you created the account.
account-set-password = Set new password
account-revoke-tokens = Also revoke all my API tokens
account-by-mail = By email
account-by-mail-about = If your account has an email address, you will receive an email with a link.
account-send-mail = Send email
account-mail-sent = If this account has an email address, an email is on its way.
account-reset-title = Choose a new password
account-reset-done = Your new password is set, and you are signed in.

account-signed-in = Signed in as { $name }
account-signed-in-bot = Signed in as { $name }, a bot account
account-profile = Your profile
account-leave = Sign out
account-left = You have signed out.
account-email-title = Email
account-email-now = Your email address is { $email }.
account-email-unproven = Your email address is { $email }. It is not confirmed yet: open the link in the email we sent there.
account-email-none = Your account has no email address.
account-email-change = Change address
account-email-new = New address
account-email-empty = Leave this empty to remove your address.
account-email-save = Save address
account-email-sent = An email is on its way. Open the link in it to confirm the address.
account-email-proven = Your email address is confirmed.
account-email-gone = Your email address was removed.
account-notify-turn = Email me when it is my turn in a correspondence game
account-notify-saved = Saved.
account-password-title = Password
account-password-change = Change password
account-password-changed = Your password has been changed. All other sessions have ended.
account-blocks-title = Blocked players
account-blocks-none = You have not blocked anybody.
account-blocks-since = since { $date }
account-sessions-title = Where you are signed in
account-session-here = this browser
account-session-times = since { $since }, last active { $seen }
account-session-end = End
account-session-end-name = End the session { $name }
account-session-ended = The session has ended.
account-tokens-title = API tokens
account-tokens-about = With a token, a program can play or read on your behalf. Treat it like a password.
account-tokens-api = How to use the API
account-tokens-none = You have no tokens.
account-token-name = What is it for?
account-token-scopes = What may it do?
account-scope-read = Read: your games, including private ones
account-scope-play = Play: create, join and play games, and chat
account-scope-bot = Bot: play as a bot account
account-scope-one = Choose at least one.
account-token-create = Create a token
account-token-once = Here is the token { $name }. It is shown only now: copy it.
account-token-copied = Token copied.
account-token-times = created { $since }, last used { $used }
account-token-unused = created { $since }, never used
account-token-delete = Delete
account-token-delete-name = Delete the token { $name }
account-token-deleted = Token deleted.
account-codes-new-title = New recovery codes
account-codes-new-about = New codes replace the old ones, which then no longer work.
account-codes-new = Create new codes
account-bot-title = Bot account
account-bot-about = A bot account belongs to a program. It plays through the API, is marked as a bot, and can never become a normal account again. Only an account that has not played yet can become one.
account-bot-turn = Turn this account into a bot
account-bot-sure = Turn { $name } into a bot account? This cannot be undone.
account-bot-yes = Turn it into a bot
account-bot-done = This is now a bot account.
account-data-title = Your data
account-data-about = Everything this server knows about you, in one file.
account-export = Download my data
account-delete-title = Delete account
account-delete-forgotten = Deleted for good: your name, password, email address, sessions, tokens, and what you wrote in chats.
account-delete-stays = Kept: your games, because they belong to your opponents too. They no longer show your name.
account-delete-after = This cannot be undone, and your name becomes available to others.
account-delete = Delete my account
account-deleted = Your account has been deleted. Goodbye!
account-cancel = Cancel

## Problems: why the server refused a request

problem-other = The server could not do that. Please try again.
problem-server = Something went wrong on the server. Please try again later.
problem-limit = { $seconds ->
    [one] Too many attempts. Please wait a second and try again.
   *[other] Too many attempts. Please wait { $seconds } seconds and try again.
}
problem-limit-later = Too many attempts. Please wait a little and try again.
problem-not-signed-in = You are no longer signed in. Please sign in again.
problem-name-taken = This name is taken. Please choose another.
problem-name-invalid = This name is not valid. Use only letters, digits, _ and -, and begin with a letter.
problem-password-too-short = This password is too short. Please choose a longer one.
problem-password-too-long = This password is too long. Please choose a shorter one.
problem-password-too-common = This password is too easy to guess. Please choose another.
problem-wrong-login = The name or the password is wrong.
problem-wrong-password = This password is wrong.
problem-wrong-code = The name or the code is wrong, or the code has already been used.
problem-email-invalid = This is not a valid email address.
problem-no-mail = This server does not send emails. Use a recovery code.
problem-token-invalid = This link has expired or has already been used. Ask for a new one.
problem-too-many = You have reached the maximum number. Delete one first.
problem-banned = This account is closed.
problem-private-only = You cannot share studies at the moment. Choose “You, on all your devices” to save this one for yourself.
problem-already-played = This account has already played, so it cannot become a bot.
problem-not-a-bot = Only a bot account can have this kind of token.
problem-signed-in = You are already signed in. Sign out first.
problem-origin-foreign = The request did not come from a page of this site, so it was refused.
problem-bad-request = The server did not understand this. Please check what you entered.

## Cards

repeat-title = Review
repeat-lead = Positions you got wrong come back just before you would forget them.
repeat-loading = Loading your cards…
repeat-due = { $count ->
    [one] One card is due.
   *[other] { $count } cards are due.
}
repeat-nothing = Nothing is due now. The next card comes on { $date }.
repeat-done = Done for now. Cards answered: { $count }.
repeat-known = { $cards } in all, { $known } of them learned for three weeks or longer.
repeat-empty = You have no cards yet. They come from puzzles that you missed, from mistakes in your games, and from positions that you save on the analysis page.
repeat-ask-puzzle = You missed this puzzle. Find the right turn.
repeat-ask-mistake = You went wrong here. Find a better turn.
repeat-ask-position = You saved this position. What do you play?
repeat-judging = The engine is judging your turn…
repeat-right = That is right.
repeat-wrong = That’s not it. Try again, or look at the solution.
repeat-shown = The turn to find was { $turn }.
repeat-grade = How hard was it?
repeat-again = Again
repeat-hard = Hard
repeat-good = Good
repeat-easy = Easy
repeat-minutes = { $count ->
    [one] in one minute
   *[other] in { $count } minutes
}
repeat-days = { $count ->
    [one] tomorrow
   *[other] in { $count } days
}
repeat-retry = Try again
repeat-drop = Remove this card
repeat-dropped = The card is removed.
repeat-undo = Undo
repeat-forecast = The coming days
repeat-forecast-about = { $today } today, { $week } within a week, { $all } within two weeks.
repeat-forecast-table = As a table
repeat-day = Day
repeat-count = Cards
repeat-all = All cards
repeat-new = new
repeat-save = Remember this position
repeat-saved = It is one of your cards now.
repeat-cards = Your cards
repeat-failed = The engine could not start, so your turn cannot be judged. Grade yourself.

## Players

player-title = Player
player-find = Find a player
player-open = Open profile
player-missing = There is no player named { $name }.
player-loading = Loading the player…
player-since = Member since { $date }
player-bot = Bot
player-engine-about = A level of our engine. Its rating does not change.
player-challenge = Challenge
player-follow = Follow
player-following = Following
player-own = Your account
player-ratings = Ratings
player-ratings-none = No rated games yet.
player-rating = { $rating } plus or minus { $deviation }
player-provisional = Provisional: it becomes reliable after more games.
player-rated-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
player-plot = { $variant }, { $speed }: rating over time
player-plot-about = From { $first } on { $from } to { $last } on { $to }; lowest { $low }, highest { $high }.
player-plot-few = The graph appears after the second rated game.
player-plot-table = As a table
player-plot-date = Date
player-plot-rating = Rating
player-plot-deviation = Deviation
player-playing = Playing now
player-games = Games
player-games-none = No games yet.
player-search = Search these games
player-records = Download all records
player-result-won = Won
player-result-lost = Lost
player-result-drawn = Draw
player-report = Report
player-report-title = Report { $name }
player-report-name = An offensive name

## Progress

progress-title = Progress
progress-lead = How you play, based on your game reviews and your training.
progress-loading = Collecting your results…
progress-empty = Nothing to show yet. Play a game and open its game review: from then on this page shows how accurate you are, and where you go wrong.
progress-days = { $count ->
    [one] You trained today or yesterday.
   *[other] You trained { $count } days in a row.
}
progress-days-all = { $count ->
    [one] One day of training in all.
   *[other] { $count } days of training in all.
}
progress-accuracy = Accuracy over time
progress-accuracy-about = { $count } games, the first with { $first }%, the last with { $last }%; { $mean }% on average.
progress-accuracy-few = A curve appears here after two game reviews.
progress-table = As a table
progress-date = Day
progress-game = Game
progress-value = Accuracy
progress-phase = By phase
progress-phase-opening = Opening
progress-phase-middle = Middle game
progress-phase-end = Endgame
progress-color = By colour
progress-opponent = By opponent
progress-people = People
progress-openings = By opening
progress-openings-about = The first turn of the game; turns that are images of each other count as one.
progress-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
progress-mistakes = Recurring mistakes
progress-mistakes-none = Your game reviews found no mistakes.
progress-mistakes-times = { $count ->
    [one] once
   *[other] { $count } times
}
progress-ratings = Ratings
progress-rating-puzzles = { $game } puzzles: { $rating } after { $count }
progress-rating-none = No rated puzzle yet.
progress-profile = Ratings of your games
progress-why-missed-win = A win was missed
progress-why-allows-win = The opponent was allowed to win
progress-why-last-gipf = The last GIPF-piece was in danger
progress-why-gives-row = A row was completed for the opponent
progress-why-missed-row = A row was missed
progress-why-missed-capture = A capture was missed
progress-why-gipf-piece-lost = A GIPF-piece was lost
progress-why-pieces-captured = Pieces were captured
progress-why-unstopped-row = A row was not stopped
progress-why-allows-row = A row was allowed
progress-why-ring-cut-off = A ring was cut off
progress-why-broke-four = A line of four of your own was broken
progress-why-costs-rows = It cost rows later
progress-why-costs-pieces = It cost pieces later
progress-why-wrong-removal = The wrong thing was removed
progress-why-runs-out = The pool or the reserve ran out
progress-why-no-more-gipf-pieces = The right to GIPF-pieces was given up
progress-why-use = A potential was missed or wasted
progress-why-exposed = A GIPF-piece was exposed
progress-why-threat = A threat was allowed
progress-why-threat-missed = A threat of your own was missed
progress-why-flips = Markers were flipped
progress-why-compare = The position became worse step by step
progress-why-other = Other
progress-trend-less = less often lately
progress-trend-same = as often as before
progress-trend-more = more often lately
progress-plan = Training plan
progress-plan-about = One lesson and five puzzles for your most frequent mistakes.
progress-plan-puzzle = Puzzle { $number }

## Archive of games

archive-title = Games
archive-lead = Every game played here, newest first.
archive-filters = Filter
archive-player = Player
archive-opponent = Opponent
archive-variant = Game
archive-speed = Speed
archive-rated = Rated
archive-score = Result
archive-status = Status
archive-aborted-games = Aborted games
archive-aborted-no = Hidden
archive-aborted-yes = Shown
archive-any = Any
archive-rated-yes = Rated
archive-rated-no = Unrated
archive-white = White won
archive-black = Black won
archive-draw = Draw
archive-ended = Finished
archive-playing = In progress
archive-search = Search
archive-clear = Clear
archive-loading = Searching…
archive-none = No games found.
archive-shown = { $count ->
    [one] { $count } game shown.
   *[other] { $count } games shown.
}
archive-more = Show more games
archive-live = Live
archive-waiting = Waiting for an opponent
archive-by-resignation = by resignation
archive-by-time = on time
archive-by-agreement = by agreement
archive-by-abandoned = the opponent left
archive-aborted = Aborted

## The page about the API

api-title = API
api-lead = Everything this site does online, your programs can do too: play, watch, search, and run bots. It is plain HTTP with JSON.
api-document = OpenAPI document, for tools
api-contents = Contents
api-start = Getting started
api-start-open = Most requests that only read need no key. Try the first example in a terminal.
api-start-token = To act on your behalf, create a token on your account page and send it with every request. A token can do only what its scopes allow.
api-account = Go to your account
api-errors = Errors
api-errors-about = A refused request is answered with a status of 400 or above and a JSON body of type application/problem+json. The meaning of its “code” field never changes; programs should rely on that field alone. After a 429, wait as many seconds as the Retry-After header says.
api-streams = Streams
api-streams-about = Some addresses keep their response open: they send a line of JSON (NDJSON) whenever something happens, and an empty line every few seconds otherwise. Every line has a “seq”. If the connection breaks, reconnect with “since” set to the last one you have seen: nothing is lost or repeated.
api-streams-bye = Before a planned restart the last line is “bye”, with the time after which to reconnect.
api-turns = Turns can be repeated safely
api-turns-about = Send a turn with an Idempotency-Key of your choice, and repeat it with the same key until you get an answer. It is played only once.
api-parameters = Parameters
api-name = Name
api-where = Where
api-kind = Type
api-meaning = Description
api-required = required
api-body = Request body
api-answers = Responses
api-status = Status
api-example = Example
api-types = Types
api-field = Field
api-no-document = This program was built without the API description.

## Studies

studies-title = Studies
studies-lead = Collect games, positions and ideas in chapters, with variations, comments, arrows and circles. Everything is saved in this browser as you work.
studies-new = New study
studies-import = Import a file
studies-own = Your studies
studies-none = There are no studies here yet.
studies-untitled = Untitled study
studies-title-field = Title
studies-save = Save
studies-rename = Rename
studies-delete = Delete
studies-deleted = Deleted: { $title }.
studies-chapters = { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
  }
studies-imported = { $count ->
    [one] One chapter was imported.
   *[other] { $count } chapters were imported.
  }
studies-not-kept = This browser cannot save studies right now.
study-title = Study
study-all = All studies
study-chapters = Chapters
study-chapter = Chapter { $number }
study-chapter-field = Name of the chapter
study-add = Add a chapter
study-rename-chapter = Rename chapter
study-delete-chapter = Delete chapter
study-up = Move chapter up
study-down = Move chapter down
study-full = A study has at most { $most } chapters.
study-saved = Saved in this browser
study-saving = Saving…
study-missing = This study is not in this browser.
study-unknown = This study does not exist, or it is private.
study-other-tab = This chapter was also changed in another tab. Your version was saved as “{ $name }”.
study-foreign = Someone shared this study with you: what you try here is not saved.
study-keep = Save a copy
study-share = Share this study
study-file = Save as a file
study-link = Copy a link
study-link-large = This study is too large for a link. Save it as a file, or store it on the server.
study-add-to = Add to a study
study-added = Added to “{ $title }”.
study-open = Open

# On the server.
studies-server = On the server
studies-public = Public studies
studies-public-none = There are no public studies yet.
study-access = Who can see it
study-access-none = Only this browser
study-access-private = You, on all your devices
study-access-link = Everyone with the link
study-access-public = Everyone
study-online-saved = Saved on the server
study-online-gone = The server no longer has this study. It is still saved in this browser.
study-hidden = A moderator has hidden this study: nobody but you can see it.
study-needs-account = Sign in to store studies on the server.
study-refused = The server refused this study: it is too large, or a chapter cannot be played by the rules.
study-code = Copy code for your site
study-code-copied = Code copied. Paste it into a page of your site.
study-changed-title = This study was changed on another device
study-changed-about = Which version do you want to keep? The other one is saved as a study of its own, so nothing is lost.
study-changed-mine = Keep this one
study-changed-other = Take the other one

# A board in a page of somebody else.
embed-title = Board
embed-missing = There is nothing to show here: it was deleted, or it is not public.

# Pictures as files.
pictures-title = Picture
pictures-gif = Animation (GIF)
pictures-progress = Drawing { $done } of { $of }
pictures-failed = The picture could not be made.

## Emails

mail-reset-subject = Reset your Gipfel password
mail-reset-text = Someone, probably you, asked for a new password for the account { $name }. Open this link to choose one:
mail-reset-hour = The link works once, within an hour.
mail-not-you = If it was not you, ignore this email: nothing will change.
mail-confirm-subject = Confirm your email address
mail-confirm-text = Someone, probably you, wants emails for the account { $name } to be sent to this address. Open this link within an hour to confirm it:
mail-turn-subject = Your turn against { $opponent }
mail-turn-text = { $opponent } has played. It is your turn:
mail-turn-guest-subject = Your turn against a guest
mail-turn-guest-text = A guest has played. It is your turn:
mail-turn-off = You receive this email because you asked for it. You can turn it off in your account:
mail-call-subject = { $name } wants to play { $game }
mail-call-text = { $name } is looking for an opponent for { $game }, right now:
mail-call-off = You receive this email because you asked to be notified. You can turn it off on the same page.

## Games with potentials

play-variant-gipf-potentials = GIPF with potentials
play-about-gipf-potentials = Extra pieces with a power of their own
play-end-board-full = { $winner ->
    [w] Black can neither push nor use a potential: the board is full.
   *[b] White can neither push nor use a potential: the board is full.
}
potentials-refusal-extra-first = Your extra push comes now: make it or decline it.
potentials-refusal-gipf-pieces-over = After your first loaded piece or basic piece, you can no longer bring in GIPF-pieces.
potentials-refusal-no-basic = You have no piece left in reserve.
potentials-refusal-no-dvonn-target = A DVONN-potential jumps onto a neighbouring basic piece or DVONN-potential of the opponent.
potentials-refusal-no-extra-push = An extra push follows your push or use while your TAMSK-potential stands in the centre.
potentials-refusal-no-punct-target = A PÜNCT-potential jumps onto a neighbouring GIPF-piece or PÜNCT-potential of the opponent.
potentials-refusal-not-adjacent = This potential jumps to a neighbouring spot only.
potentials-refusal-not-first-empty = A ZÈRTZ-potential lands on the first empty spot beyond the pieces.
potentials-refusal-not-in-a-line = A potential leaves its piece in a straight line.
potentials-refusal-not-in-hand = You have no such potential in hand.
potentials-refusal-not-loaded = Only your own uncovered loaded pieces can be used.
potentials-refusal-nothing-to-jump = A ZÈRTZ-potential jumps over the pieces next to it, to the first empty spot beyond them.
potentials-refusal-only-extra-push = A TAMSK-potential is used only by an extra push, from the centre.
potentials-refusal-piece-stays = All basic pieces and used potentials of the row must be removed.
potentials-refusal-row-must-go = This row contains a basic piece or a used potential, so it must be removed.
potentials-refusal-way-blocked = A YINSH-potential slides over empty spots to an empty spot.
potentials-refusal-answer-first = A use has been declared: let it pass, or challenge it.
potentials-refusal-cannot-pass = You may pass only if a lost challenge leaves you no other turn.
potentials-refusal-contest-first = GIPF is paused until the challenge is decided.
potentials-refusal-declare-first = { $name }-potentials are linked: declare the use first.
potentials-refusal-die-faces = A die shows 1 to 6.
potentials-refusal-entered-already = You have already entered a result. Now your opponent must enter one.
potentials-refusal-kind-barred = The right to use a { $name }-potential was not won, so none can be used in this turn.
potentials-refusal-links = These links cannot be played; they are written as in Y:yinsh,T:die.
potentials-refusal-match-over = The match has ended.
potentials-refusal-no-challenge-left = Your opponent has no challenges left: use the potential without declaring it.
potentials-refusal-not-linked = { $name }-potentials are free here: use one without declaring it.
potentials-refusal-nothing-declared = No use has been declared, so there is nothing to answer.
potentials-refusal-only-uses-are-declared = Only the use of a potential can be declared.
potentials-refusal-other-contest = No contest of this kind is being played.
potentials-refusal-position-match = This position cannot arise in this match.
potentials-refusal-unreadable-step = This is not a step of a match.
potentials-refusal-potentials-shape = This is not a turn. Write e8 or e9-e6 to push, Ye9-e6 with a potential, ye5-e2 to use it, te9-e6 for the extra push, xe2,e3,e4,e5 to remove.
potentials-refusal-wrong-piece-mark = The mark at { $point } is wrong.
potentials-refusal-position-hands = The potentials in hand cannot be read; they are written as in T3Y2-z6.
potentials-refusal-position-no-extra-push = There can be no extra push in this position.
potentials-refusal-position-not-whole-before-first = { $player ->
    [w] White has brought in nothing yet, so everything is still beside the board.
   *[b] Black has brought in nothing yet, so everything is still beside the board.
}
potentials-refusal-position-potentials-fields = A position with potentials has six parts, as in 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg.
potentials-refusal-position-potentials-gipf-pieces-gone = { $player ->
    [w] White has no GIPF-piece left, so the game is already over.
   *[b] Black has no GIPF-piece left, so the game is already over.
}
potentials-refusal-position-potentials-stage = The stage is push, extra, remove:w or remove:b.
potentials-refusal-position-right-after-other = { $player ->
    [w] White has brought in another piece and can no longer bring in GIPF-pieces.
   *[b] Black has brought in another piece and can no longer bring in GIPF-pieces.
}
potentials-refusal-position-stack = Pieces cannot be stacked like this.
potentials-refusal-position-too-many-potentials = { $player ->
    [w] White has more potentials than agreed.
   *[b] Black has more potentials than agreed.
}
potentials-refusal-terms = These terms cannot be played; they are written as in standard:18/15:T3U2-z6.
potentials-piece-loaded = { $color ->
    [w] white piece loaded with { $name }
   *[b] black piece loaded with { $name }
}
potentials-piece-used = { $color ->
    [w] white used { $name }-potential
   *[b] black used { $name }-potential
}
potentials-piece-gipf-punct = { $color ->
    [w] white GIPF-piece of two PÜNCT-potentials
   *[b] black GIPF-piece of two PÜNCT-potentials
}
potentials-piece-on = { $top }, on top of { $under }
potentials-say-loaded = { $player ->
    [w] White brings in a piece loaded with { $name } from { $point }.
   *[b] Black brings in a piece loaded with { $name } from { $point }.
}
potentials-say-used = { $player ->
    [w] White makes the extra push from { $point }.
   *[b] Black makes the extra push from { $point }.
}
potentials-say-use = { $player ->
    [w] White uses { $name } from { $from } to { $to }.
   *[b] Black uses { $name } from { $from } to { $to }.
}
potentials-say-decline = { $player ->
    [w] White declines the extra push.
   *[b] Black declines the extra push.
}
potentials-say-because-board-full = The board is full.
potentials-say-task-extra = { $player ->
    [w] White may make an extra push.
   *[b] Black may make an extra push.
}
potentials-say-task-push = { $player ->
    [w] White must push in a piece or use a potential.
   *[b] Black must push in a piece or use a potential.
}
potentials-say-leave = { $player ->
    [w] White leaves the rows on the board.
   *[b] Black leaves the rows on the board.
}
potentials-say-stays = { $count ->
    [one] One piece stays.
   *[other] { $count } pieces stay.
}
potentials-decline = No extra push
potentials-ask-extra = TAMSK gives you an extra push: press a dot.
potentials-play-do-extra = Make your extra push, or decline it.
potentials-play-do-push = Push in a piece, or use a loaded one.
potentials-basic = Basic
potentials-basic-ends = Your first basic piece takes the potentials still in your hand out of the game.
potentials-basic-sure = All potentials in your hand will leave the game. Bring in the basic piece?
potentials-basic-yes = Bring it in
potentials-basic-no = Keep them
potentials-gipf-ends = After your first loaded piece you can bring in no more GIPF-pieces.
potentials-miss-load = This piece carries no potential. Choose a loaded piece before you push.
potentials-miss-single = This was not a basic piece. Choose one before you push.
potentials-miss-use = That was a push, not a use. The marked spots show one.
potentials-miss-jump = Not enough pieces jumped. The goal is { $count }.
potentials-miss-extra = No extra push this time. TAMSK has to stand in the centre, and you must not decline.
potentials-miss-decline = You made the extra push. Decline it this time.
potentials-miss-break = The GIPF-piece is still whole. The marked spots show the jump.
potentials-miss-make = No new GIPF-piece yet. The marked spots show the jump.
potentials-miss-remove = Not enough rows removed. The goal is { $count }.
potentials-answer-pass = Let it pass
potentials-answer-challenge = Challenge
potentials-miss-answer = You let it pass: the slide makes a black row, and your two pieces beside it are captured. Try again.
potentials-miss-push = After a lost challenge, a potential of this kind cannot be used in the same turn. Push instead.
potentials-hand = { $player ->
    [w] White has in hand: { $list }
   *[b] Black has in hand: { $list }
}
potentials-hand-empty = { $player ->
    [w] White has no potentials in hand
   *[b] Black has no potentials in hand
}
potentials-rules = Rules
potentials-which = Which potentials?
potentials-advice = New to this? Start with one kind. A potential comes in on top of a piece and can leave it once.
potentials-about-tamsk = Standing in the centre, it gives an extra push.
potentials-about-zertz = Jumps over adjacent pieces to the first empty spot.
potentials-about-dvonn = Jumps on top of a neighbouring piece of the opponent.
potentials-about-yinsh = Slides along a line over empty spots.
potentials-about-punct = Jumps onto a neighbouring GIPF-piece and breaks it.
potentials-about-ultimate = Three of each kind, 21 pieces
potentials-own = Custom
potentials-about-own = You choose the start and the numbers.
potentials-start = Start
potentials-number = Number
potentials-basics = Basic pieces
potentials-each = six each
potentials-position = Position
potentials-position-about = Stacks cannot be set up by hand. Write or paste the position: the columns from left to right, who acts, the stage, the reserves, the hands, the right to GIPF-pieces.
potentials-links = Link games
potentials-links-about = The right to use a potential can depend on winning another game. Play with free potentials first: a match with linked games takes a long time.
potentials-link-free = Free
potentials-link-die = Die
potentials-link-elsewhere = A game elsewhere
potentials-challenges = Challenges per player
potentials-unlimited = Unlimited
potentials-match-declares = { $player ->
    [w] White wants to use { $name }: { $from } → { $to }.
   *[b] Black wants to use { $name }: { $from } → { $to }.
}
potentials-match-how-die = Challenge: both roll, and the higher number wins.
potentials-match-how-elsewhere = Challenge: you play another game elsewhere and enter who won.
potentials-match-how-game = Challenge: a game of { $game } decides.
potentials-match-cost = { $left ->
    [one] It costs your last challenge.
   *[other] It costs one of your { $left } challenges.
}
potentials-match-stake = { $player ->
    [w] { $game }: if White wins, the { $name }-potential is used; otherwise White plays something else.
   *[b] { $game }: if Black wins, the { $name }-potential is used; otherwise Black plays something else.
}
potentials-match-won = { $player ->
    [w] White has won the challenge: the { $name }-potential is used.
   *[b] Black has won the challenge: the { $name }-potential is used.
}
potentials-match-not-won = { $player ->
    [w] White has not won the challenge: no { $name }-potential this turn.
   *[b] Black has not won the challenge: no { $name }-potential this turn.
}
potentials-match-left = Challenges left: White { $white }, Black { $black }
potentials-match-pass = Let it pass
potentials-match-challenge = Challenge
potentials-match-challenge-left = Challenge ({ $left } left)
potentials-match-give-up = Give up this game
potentials-match-roll = White rolls { $white }, Black rolls { $black }.
potentials-match-equal = Equal: the dice are rolled again.
potentials-match-proof = { $proof ->
    [both] The roll follows from a number that the server fixed before the match, mixed with a random number from each player.
    [replaced] The server has stored a different random number from the one that you sent. The rolls of this match prove nothing.
    [white] The roll follows from a number that the server fixed before the match and from a random number of White.
    [black] The roll follows from a number that the server fixed before the match and from a random number of Black.
   *[server] The roll follows from a number that the server alone fixed before the match.
}
potentials-match-who = { $player ->
    [w] White: who won the game elsewhere?
   *[b] Black: who won the game elsewhere?
}
potentials-match-winner = { $player ->
    [w] White won
   *[b] Black won
}
potentials-match-draw = A draw
potentials-match-dice = Let the dice decide
potentials-match-disagreed = Your entries differ. Enter the result again, or agree on the dice.
potentials-match-paused = The GIPF game is paused
potentials-match-linked = How the linked game ended
potentials-match-has-white = The challenged player has White.
potentials-play-do-answer = Let the use pass, or challenge.
potentials-play-do-roll = The dice decide.
potentials-play-do-enter = Play the game elsewhere, then say who won.
play-potentials-failed = This game could not be loaded. Are you offline?

-- Ratings of puzzles, based on players' attempts.
CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rating {real} NOT NULL,
    deviation {real} NOT NULL,
    volatility {real} NOT NULL,
    attempts {integer} NOT NULL,
    at {integer} NOT NULL
) {strict};

CREATE INDEX puzzle_ratings_game ON puzzle_ratings (game);

-- Ratings of players as solvers of a game's puzzles, used for rating the puzzles.
CREATE TABLE puzzle_solvers (
    player {integer} NOT NULL,
    game TEXT NOT NULL,
    rating {real} NOT NULL,
    deviation {real} NOT NULL,
    volatility {real} NOT NULL,
    attempts {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (player, game)
) {clustered};

-- Puzzles whose rating a player has changed. The key ensures that each counts once.
CREATE TABLE puzzle_attempts (
    player {integer} NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (player, puzzle)
) {clustered};

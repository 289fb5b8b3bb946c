-- How hard a puzzle is by people's attempts.
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

-- How strong a player is at the puzzles of a game, as puzzles are rated by it.
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

-- Which puzzles a player has moved. The key sees to it that each counts once.
CREATE TABLE puzzle_attempts (
    player {integer} NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (player, puzzle)
) {clustered};

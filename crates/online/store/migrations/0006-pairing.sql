-- Rated game that a challenge would replace, because a guest asks to play it unrated.
ALTER TABLE challenges ADD COLUMN instead {integer};

-- Standing seeks, which stay while their owners are away. Each player has at most one.
CREATE TABLE standing_seeks (
    player {integer} NOT NULL PRIMARY KEY,
    variant TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated {integer} NOT NULL,
    rated_only {integer} NOT NULL,
    created {integer} NOT NULL,
    until {integer} NOT NULL
) {strict};

-- Followed players.
CREATE TABLE follows (
    player {integer} NOT NULL,
    followed {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (player, followed)
) {clustered};

CREATE INDEX follows_followed ON follows (followed);

-- Leaderboards list the best players first.
CREATE INDEX ratings_best ON ratings (variant, speed, rating);

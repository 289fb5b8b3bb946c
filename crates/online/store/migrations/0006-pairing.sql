-- The rated game that a challenge would replace, because somebody without an account asks to play it unrated.
ALTER TABLE challenges ADD COLUMN instead {integer};

-- A wish for an opponent that stays when its owner goes away. Everybody has at most one.
CREATE TABLE standing_seeks (
    player {integer} NOT NULL PRIMARY KEY,
    variant TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated {integer} NOT NULL,
    rated_only {integer} NOT NULL,
    created {integer} NOT NULL,
    until {integer} NOT NULL
) {strict};

-- Who follows whom.
CREATE TABLE follows (
    player {integer} NOT NULL,
    followed {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (player, followed)
) {clustered};

CREATE INDEX follows_followed ON follows (followed);

-- Leaderboards begin with the best.
CREATE INDEX ratings_best ON ratings (variant, speed, rating);

-- Whether only the players of a game and those who have its link may see it.
ALTER TABLE games ADD COLUMN private {integer} NOT NULL DEFAULT 0;

-- The link to a private game. Its key is a secret, and only a hash of it is kept.
CREATE TABLE game_links (
    game {integer} NOT NULL PRIMARY KEY,
    hash {bytes} NOT NULL
) {clustered};

-- A game that waits for a certain player. The row goes when the game begins or ends.
CREATE TABLE challenges (
    game {integer} NOT NULL PRIMARY KEY,
    challenger {integer} NOT NULL,
    challenged {integer} NOT NULL
) {clustered};

CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX challenges_challenged ON challenges (challenged);

-- Games that were created with a free seat and not for everybody were for a friend or for one player.
UPDATE games SET private = 1 WHERE open = 0 AND EXISTS (
    SELECT 1 FROM events WHERE events.game = games.id AND events.seq = 0
    AND (events.event LIKE '%"white":null%' OR events.event LIKE '%"black":null%')
);

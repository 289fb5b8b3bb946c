-- Whether a game is visible only to its players and holders of its link.
ALTER TABLE games ADD COLUMN private {integer} NOT NULL DEFAULT 0;

-- Links to private games. The link key is a secret, of which only a hash is stored.
CREATE TABLE game_links (
    game {integer} NOT NULL PRIMARY KEY,
    hash {bytes} NOT NULL
) {clustered};

-- Games that wait for a particular player. A row is deleted when its game begins or ends.
CREATE TABLE challenges (
    game {integer} NOT NULL PRIMARY KEY,
    challenger {integer} NOT NULL,
    challenged {integer} NOT NULL
) {clustered};

CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX challenges_challenged ON challenges (challenged);

-- Games that were created with a free seat but not open were for a friend or a challenged player.
UPDATE games SET private = 1 WHERE open = 0 AND EXISTS (
    SELECT 1 FROM events WHERE events.game = games.id AND events.seq = 0
    AND (events.event LIKE '%"white":null%' OR events.event LIKE '%"black":null%')
);

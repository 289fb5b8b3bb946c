-- What a match adds to its terms, as JSON.
ALTER TABLE games ADD COLUMN combined TEXT;

-- The games that are linked to a match.
CREATE TABLE linked_games (
    game {integer} NOT NULL PRIMARY KEY,
    part_of {integer} NOT NULL
) {clustered};

CREATE INDEX linked_games_part_of ON linked_games (part_of);

-- The seed of the dice of a match: a secret until the match is over.
CREATE TABLE dice_seeds (
    game {integer} NOT NULL PRIMARY KEY,
    seed {bytes} NOT NULL
) {clustered};

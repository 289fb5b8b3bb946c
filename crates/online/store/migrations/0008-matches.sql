-- Terms of a match, as JSON.
ALTER TABLE games ADD COLUMN combined TEXT;

-- Linked games of matches.
CREATE TABLE linked_games (
    game {integer} NOT NULL PRIMARY KEY,
    part_of {integer} NOT NULL
) {clustered};

CREATE INDEX linked_games_part_of ON linked_games (part_of);

-- Seeds of the dice of matches, which are secret until the match is over.
CREATE TABLE dice_seeds (
    game {integer} NOT NULL PRIMARY KEY,
    seed {bytes} NOT NULL
) {clustered};

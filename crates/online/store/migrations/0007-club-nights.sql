-- An evening on which everybody who is ready is paired with the person they have met least.
CREATE TABLE club_nights (
    id {integer} NOT NULL PRIMARY KEY,
    host {integer} NOT NULL,
    variant TEXT NOT NULL,
    clock TEXT NOT NULL,
    created {integer} NOT NULL,
    -- When its host ended it. Otherwise it ends by itself.
    ended {integer}
) {strict};

-- Who takes part. Guests have no name of their own and may give one for the evening.
CREATE TABLE club_people (
    night {integer} NOT NULL,
    player {integer} NOT NULL,
    name TEXT,
    joined {integer} NOT NULL,
    PRIMARY KEY (night, player)
) {clustered};

CREATE INDEX club_people_player ON club_people (player);

CREATE TABLE club_games (
    night {integer} NOT NULL,
    game {integer} NOT NULL,
    PRIMARY KEY (night, game)
) {clustered};

-- Club nights: evenings on which players who are ready are paired with those they have met least.
CREATE TABLE club_nights (
    id {integer} NOT NULL PRIMARY KEY,
    host {integer} NOT NULL,
    variant TEXT NOT NULL,
    clock TEXT NOT NULL,
    created {integer} NOT NULL,
    -- Time at which the host ended it. Otherwise it ends by itself.
    ended {integer}
) {strict};

-- Participants. Guests have no name and may choose one for the evening.
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

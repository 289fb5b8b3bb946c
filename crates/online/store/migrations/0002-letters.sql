-- Mail preferences of players, and addresses that are not confirmed yet. Confirmed addresses are in `players`.
CREATE TABLE letters (
    player {integer} NOT NULL PRIMARY KEY,
    pending TEXT,
    language TEXT NOT NULL,
    turns {integer} NOT NULL
) {strict};

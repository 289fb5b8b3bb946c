-- What somebody wants to be written, and an address that he has not confirmed yet. The one that he has is in `players`.
CREATE TABLE letters (
    player {integer} NOT NULL PRIMARY KEY,
    pending TEXT,
    language TEXT NOT NULL,
    turns {integer} NOT NULL
) {strict};

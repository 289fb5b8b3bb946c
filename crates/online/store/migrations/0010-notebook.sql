-- How much a player keeps to get better. Its row is locked while entries are added, so that their numbers have no gap.
CREATE TABLE notebooks (
    player {integer} NOT NULL PRIMARY KEY,
    entries {integer} NOT NULL,
    bytes {integer} NOT NULL
) {strict};

-- What a player keeps: attempts at puzzles, cards, their recalls, reviews of games. Added, never changed.
CREATE TABLE notebook_entries (
    player {integer} NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    -- In the order in which they came, from 1: what a device has not seen yet has a greater one.
    number {integer} NOT NULL,
    at {integer} NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (player, kind, key)
) {clustered};

CREATE UNIQUE INDEX notebook_entries_number ON notebook_entries (player, number);

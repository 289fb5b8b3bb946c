-- Sizes of notebooks. A row is locked while entries are added, so that their numbers have no gaps.
CREATE TABLE notebooks (
    player {integer} NOT NULL PRIMARY KEY,
    entries {integer} NOT NULL,
    bytes {integer} NOT NULL
) {strict};

-- Notebook entries: attempts at puzzles, cards, recalls and game reviews. They are added and never changed.
CREATE TABLE notebook_entries (
    player {integer} NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    -- Numbered in the order of insertion, from 1: entries that a device has not received yet have greater numbers.
    number {integer} NOT NULL,
    at {integer} NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (player, kind, key)
) {clustered};

CREATE UNIQUE INDEX notebook_entries_number ON notebook_entries (player, number);

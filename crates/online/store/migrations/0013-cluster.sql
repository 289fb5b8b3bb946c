-- Node that owns a live game. The epoch is incremented with every change of the owner, and an append names it, so that a node that has lost
-- a game without noticing stores nothing. A single server leaves the owner empty.
ALTER TABLE games ADD COLUMN owner {integer};
ALTER TABLE games ADD COLUMN epoch {integer} NOT NULL DEFAULT 0;

CREATE INDEX games_owner ON games (owner) WHERE owner IS NOT NULL;

-- Nodes of a cluster. `beat` is the time of the last heartbeat, `served` the same moment in the time for which the database was available.
CREATE TABLE nodes (
    id {integer} NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    -- Version of the messages between nodes.
    messages {integer} NOT NULL,
    started {integer} NOT NULL,
    beat {integer} NOT NULL,
    served {integer} NOT NULL,
    -- Whether the node reaches the others over the bus.
    connected {integer} NOT NULL DEFAULT 0
) {strict};

-- Time of the last heartbeat of any node, and total time for which the database was available: one row.
CREATE TABLE pulse (
    one {integer} NOT NULL PRIMARY KEY,
    at {integer} NOT NULL,
    served {integer} NOT NULL
) {strict};

-- Current seeks. `view` is shown in lists; `seen` is the time at which the owner was last connected to any node.
CREATE TABLE seeks (
    player {integer} NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    variant TEXT NOT NULL,
    speed TEXT NOT NULL,
    view TEXT NOT NULL,
    since {integer} NOT NULL,
    seen {integer} NOT NULL
) {strict};

-- Players who are ready for the next game of a club night, and the time at which they last polled its page.
CREATE TABLE club_ready (
    night {integer} NOT NULL,
    player {integer} NOT NULL,
    since {integer} NOT NULL,
    seen {integer} NOT NULL,
    PRIMARY KEY (night, player)
) {clustered};

-- Requested reviews of finished games. A row without a review is being made: its maker updates `at` regularly, and when that stops, the
-- review may be requested again.
CREATE TABLE game_reviews (
    game {integer} NOT NULL,
    -- Version of the engine, and number of nodes for each position.
    method TEXT NOT NULL,
    review TEXT,
    at {integer} NOT NULL,
    -- Player who requested the review, until it is made.
    asker {integer},
    PRIMARY KEY (game, method)
) {strict};

CREATE INDEX game_reviews_asker ON game_reviews (asker) WHERE asker IS NOT NULL;

-- Rate limits shared by all nodes: passwords, mail. `who` is a digest; `full_at` is the time at which the whole allowance is available
-- again, in microseconds, after which the row is useless.
CREATE TABLE rate_limits (
    what TEXT NOT NULL,
    who {integer} NOT NULL,
    full_at {integer} NOT NULL,
    PRIMARY KEY (what, who)
) {clustered};

CREATE INDEX rate_limits_full ON rate_limits (full_at);

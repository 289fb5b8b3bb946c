-- Which node has a live game in its hands: one at a time. The epoch grows with every change, and an append names it, so that
-- a node that has lost a game without noticing stores nothing. A server alone has no owner in it.
ALTER TABLE games ADD COLUMN owner {integer};
ALTER TABLE games ADD COLUMN epoch {integer} NOT NULL DEFAULT 0;

CREATE INDEX games_owner ON games (owner) WHERE owner IS NOT NULL;

-- The nodes of a cluster. `beat` is when each was last alive, `served` the same in time in which the database answered.
CREATE TABLE nodes (
    id {integer} NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    -- The version of the messages that it sends to the others.
    messages {integer} NOT NULL,
    started {integer} NOT NULL,
    beat {integer} NOT NULL,
    served {integer} NOT NULL,
    -- Whether it reaches the others over the bus.
    connected {integer} NOT NULL DEFAULT 0
) {strict};

-- When the last node was alive, and how long the database has answered in all: one row.
CREATE TABLE pulse (
    one {integer} NOT NULL PRIMARY KEY,
    at {integer} NOT NULL,
    served {integer} NOT NULL
) {strict};

-- Who looks for an opponent now. `view` is what lists show of it; `seen` is when its owner was last connected to any node.
CREATE TABLE seeks (
    player {integer} NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    variant TEXT NOT NULL,
    speed TEXT NOT NULL,
    view TEXT NOT NULL,
    since {integer} NOT NULL,
    seen {integer} NOT NULL
) {strict};

-- Who is ready for the next game of a club night, and when they last looked at its page.
CREATE TABLE club_ready (
    night {integer} NOT NULL,
    player {integer} NOT NULL,
    since {integer} NOT NULL,
    seen {integer} NOT NULL,
    PRIMARY KEY (night, player)
) {clustered};

-- What the engine says of finished games, for those who have asked for it. Without a review it is being made: whoever makes it
-- moves `at` on, and when that has stopped it may be asked for again.
CREATE TABLE game_reviews (
    game {integer} NOT NULL,
    -- The version of the engine and the nodes of each position.
    method TEXT NOT NULL,
    review TEXT,
    at {integer} NOT NULL,
    -- Who has asked, until it is made.
    asker {integer},
    PRIMARY KEY (game, method)
) {strict};

CREATE INDEX game_reviews_asker ON game_reviews (asker) WHERE asker IS NOT NULL;

-- How often something was done for which all nodes together have one limit: passwords, mail. `who` is a digest, `full_at` is when the
-- whole allowance is there again, in microseconds; the row is of no use after that.
CREATE TABLE rate_limits (
    what TEXT NOT NULL,
    who {integer} NOT NULL,
    full_at {integer} NOT NULL,
    PRIMARY KEY (what, who)
) {clustered};

CREATE INDEX rate_limits_full ON rate_limits (full_at);

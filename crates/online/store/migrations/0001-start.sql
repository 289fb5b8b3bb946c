-- The words in braces are the only difference between SQLite and PostgreSQL: see src/schema.rs.

-- The truth about a game: what happened, one row an event, as JSON. Rows are added and never changed.
CREATE TABLE events (
    game {integer} NOT NULL,
    seq {integer} NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) {clustered};

-- What lists show of a game. It follows from the events and could be made anew from them.
CREATE TABLE games (
    id {integer} NOT NULL PRIMARY KEY,
    seq {integer} NOT NULL,
    variant TEXT NOT NULL,
    handicap TEXT,
    clock TEXT NOT NULL,
    speed TEXT NOT NULL,
    live {integer} NOT NULL,
    rated {integer} NOT NULL,
    open {integer} NOT NULL,
    status TEXT NOT NULL,
    white {integer},
    black {integer},
    plies {integer} NOT NULL,
    to_act TEXT,
    deadline {integer},
    score TEXT NOT NULL,
    ending TEXT,
    created {integer} NOT NULL,
    updated {integer} NOT NULL,
    -- Where the game stands in lists: when it ended, and before that when it was created. Unlike `updated` it
    -- does not change with every turn, so that the indexes below need not either.
    placed {integer} NOT NULL,
    position TEXT NOT NULL
) {strict};

CREATE INDEX games_placed ON games (placed, id);
CREATE INDEX games_white ON games (white, placed, id) WHERE white IS NOT NULL;
CREATE INDEX games_black ON games (black, placed, id) WHERE black IS NOT NULL;
CREATE INDEX games_unfinished ON games (status, live, open, placed, id) WHERE status <> 'ended';
CREATE INDEX games_due ON games (deadline, id) WHERE deadline IS NOT NULL;

-- What a player does if the opponent does this: JSON that the store does not read.
CREATE TABLE plans (
    game {integer} NOT NULL,
    color TEXT NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (game, color)
) {clustered};

CREATE TABLE chat (
    game {integer} NOT NULL,
    id TEXT NOT NULL,
    at {integer} NOT NULL,
    audience TEXT NOT NULL,
    player {integer} NOT NULL,
    text TEXT,
    phrase TEXT,
    PRIMARY KEY (game, id)
) {clustered};

CREATE INDEX chat_player ON chat (player);

CREATE TABLE players (
    id {integer} NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    created {integer} NOT NULL,
    -- As its owner writes it, and in small letters: names differ by more than that.
    name TEXT,
    name_key TEXT UNIQUE,
    level {integer} UNIQUE,
    password TEXT,
    email TEXT,
    muted_until {integer},
    banned {integer} NOT NULL DEFAULT 0,
    merged_into {integer},
    forgotten {integer}
) {strict};

CREATE INDEX players_merged ON players (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE ratings (
    player {integer} NOT NULL,
    variant TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating {real} NOT NULL,
    deviation {real} NOT NULL,
    volatility {real} NOT NULL,
    games {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (player, variant, speed)
) {clustered};

-- What a game did to a player's rating. The key sees to it that it counts once.
CREATE TABLE rating_changes (
    game {integer} NOT NULL,
    player {integer} NOT NULL,
    variant TEXT NOT NULL,
    speed TEXT NOT NULL,
    at {integer} NOT NULL,
    old_rating {real} NOT NULL,
    old_deviation {real} NOT NULL,
    old_volatility {real} NOT NULL,
    rating {real} NOT NULL,
    deviation {real} NOT NULL,
    volatility {real} NOT NULL,
    PRIMARY KEY (game, player)
) {clustered};

CREATE INDEX rating_changes_player ON rating_changes (player, variant, speed, at);

-- Secrets are kept as hashes only. `id` is what may be shown: the beginning of the hash.
CREATE TABLE sessions (
    hash {bytes} NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    player {integer} NOT NULL,
    created {integer} NOT NULL,
    seen {integer} NOT NULL,
    agent TEXT NOT NULL,
    address TEXT
) {clustered};

CREATE INDEX sessions_player ON sessions (player);

CREATE TABLE tokens (
    hash {bytes} NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    player {integer} NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created {integer} NOT NULL,
    used {integer}
) {clustered};

CREATE INDEX tokens_player ON tokens (player);

CREATE TABLE recovery_codes (
    player {integer} NOT NULL,
    hash {bytes} NOT NULL,
    PRIMARY KEY (player, hash)
) {clustered};

CREATE TABLE mail_tokens (
    hash {bytes} NOT NULL PRIMARY KEY,
    player {integer} NOT NULL,
    purpose TEXT NOT NULL,
    until {integer} NOT NULL
) {clustered};

CREATE INDEX mail_tokens_player ON mail_tokens (player);

CREATE TABLE reports (
    id {integer} NOT NULL PRIMARY KEY,
    at {integer} NOT NULL,
    game {integer},
    player {integer} NOT NULL,
    reporter {integer},
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    settled {integer}
) {strict};

CREATE INDEX reports_reporter ON reports (reporter);

-- When the server was last seen alive: one row.
CREATE TABLE heartbeat (
    one {integer} NOT NULL PRIMARY KEY,
    at {integer} NOT NULL
) {strict};

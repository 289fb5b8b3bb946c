-- The words in braces are the only difference between SQLite and PostgreSQL: see src/schema.rs.

-- The authoritative history of games: one row per event, as JSON. Rows are added and never changed.
CREATE TABLE events (
    game {integer} NOT NULL,
    seq {integer} NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) {clustered};

-- Summaries of games for lists. They are derived from the events and could be rebuilt from them.
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
    -- Position of the game in lists: the time of its end or, until then, of its creation. Unlike `updated`, it does not change with every
    -- turn, and neither do the indexes below.
    placed {integer} NOT NULL,
    position TEXT NOT NULL
) {strict};

CREATE INDEX games_placed ON games (placed, id);
CREATE INDEX games_white ON games (white, placed, id) WHERE white IS NOT NULL;
CREATE INDEX games_black ON games (black, placed, id) WHERE black IS NOT NULL;
CREATE INDEX games_unfinished ON games (status, live, open, placed, id) WHERE status <> 'ended';
CREATE INDEX games_due ON games (deadline, id) WHERE deadline IS NOT NULL;

-- Conditional turns of players: JSON that the store does not read.
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
    -- As written by its owner, and in lower case: names must differ in more than case.
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

-- Rating changes caused by games. The key ensures that a game counts once.
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

-- Secrets are stored as hashes only. `id` may be shown: it is the beginning of the hash.
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

-- Time of the server's last heartbeat: one row.
CREATE TABLE heartbeat (
    one {integer} NOT NULL PRIMARY KEY,
    at {integer} NOT NULL
) {strict};

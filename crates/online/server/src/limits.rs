//! Limits and intervals of the server.

use std::time::Duration;

// Email links.

/// Lifetime of a link sent by email: one hour.
pub(crate) const MAIL_LINK_LIFETIME: Duration = Duration::from_secs(60 * 60);

// Account exports.

/// Maximum number of concurrent exports on this node.
pub(crate) const EXPORTS_MAX_CONCURRENT: usize = 2;
/// Maximum number of pieces that wait for the client.
pub(crate) const EXPORT_PIECES_MAX_PENDING: usize = 1;
/// Maximum duration of an export: a slow client must not keep others from exporting.
pub(crate) const EXPORT_MAX_DURATION: Duration = Duration::from_secs(600);
/// Delay after which a refused client should try again.
pub(crate) const EXPORT_RETRY_AFTER: Duration = Duration::from_secs(30);

// Notebooks.

/// Maximum size of a request that adds entries, in bytes. The review of a long game exceeds the usual limit.
pub(crate) const NOTEBOOK_BODY_MAX_BYTES: usize = 128 * 1024;
/// Maximum number of entries in a request.
pub(crate) const ENTRIES_MAX_PER_REQUEST: usize = 200;

// Access tokens.

/// Maximum number of tokens per account.
pub(crate) const TOKENS_MAX_PER_ACCOUNT: usize = 30;
/// Maximum length of a token's name, in characters.
pub(crate) const TOKEN_NAME_MAX_CHARS: usize = 60;

// Archive.

/// Maximum number of games on a page of search results.
pub(crate) const ARCHIVE_PAGE_GAMES: u32 = 30;
/// Time limit of a search. When it is exceeded, the search returns the games found so far.
pub(crate) const SEARCH_TIME_LIMIT: Duration = Duration::from_millis(100);
/// Maximum number of live games in the list.
pub(crate) const LIVE_GAMES_MAX: usize = 60;

// Opening explorer.

/// Maximum number of continuations in a response.
pub(crate) const CONTINUATIONS_MAX: usize = 200;
/// Maximum number of turns in a request, which bounds the work of replaying them.
pub(crate) const LOOKUP_MAX_TURNS: usize = 100;

// Lists of a player's games.

/// Number of a player's games per page.
pub(crate) const PLAYER_PAGE_GAMES: u32 = 30;

// Records of a player's games.

/// Number of games read at a time. A player may have thousands, and other searches share the thread.
pub(crate) const RECORDS_PAGE_GAMES: u32 = 20;

// Studies.

/// Number of public studies per page.
pub(crate) const PAGE_STUDIES: u32 = 30;

// Downloads.

/// Minimum size of a file that counts as a download.
pub(crate) const DOWNLOAD_MIN_BYTES: usize = 64 * 1024;
/// Size of the pieces in which a large file is sent. If the file were sent in one piece, the server would consider the download
/// finished before the client had read it.
pub(crate) const DOWNLOAD_PIECE_BYTES: usize = 32 * 1024;
/// Maximum number of downloads of one address that wait for others; further ones are refused at once.
pub(crate) const DOWNLOADS_MAX_WAITING: usize = 64;
/// Maximum number of pages of records read at the same time, for all archives together.
pub(crate) const RECORD_PAGES_MAX_CONCURRENT: usize = 2;
/// Number of addresses above which those without a download are dropped.
pub(crate) const DOWNLOAD_ADDRESSES_KEPT_MAX: usize = 1024;

// Storage.

/// Maximum amount of data that one address may store per day, in MiB.
pub(crate) const STORAGE_MAX_MIB: u32 = 32;

// Request heads.

/// Maximum length of a header line that is interpreted, without spaces: enough for `content-length:` and any number.
pub(crate) const HEAD_LINE_MAX_BYTES: usize = 40;

// Mail.

/// Maximum number of emails in the queue. Further ones are dropped: email is a courtesy, and no game depends on it.
pub(crate) const MAIL_QUEUE_CAPACITY: usize = 256;
/// Time limit for one step of the SMTP dialogue.
pub(crate) const SMTP_TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum length of an email address, in bytes.
pub(crate) const ADDRESS_MAX_BYTES: usize = 254;

// Passwords.

/// Minimum length of a password, in characters.
pub(crate) const PASSWORD_MIN_CHARS: usize = 8;
/// Maximum length of a password, in characters: hashing time grows with the length.
pub(crate) const PASSWORD_MAX_CHARS: usize = 256;
/// Maximum number of concurrent hashes: the rest of the machine's capacity is for games.
pub(crate) const HASHES_MAX_CONCURRENT: usize = 2;
/// Maximum number of requests that wait for a hash; further ones are refused.
pub(crate) const HASHES_MAX_WAITING: usize = 64;

// Credentials.

/// Maximum length of a token, in characters.
pub(crate) const TOKEN_MAX_CHARS: usize = 64;

/// Time for which a player recognised by the database can play without it: long enough to be sent to another node.
pub(crate) const RECENT_PLAYER_MAX_AGE: Duration = Duration::from_secs(20);
/// Maximum number of players recognised recently that a node remembers.
pub(crate) const RECENT_PLAYERS_MAX: usize = 10_000;
/// Time for which a turn waits until the database recognises a player whom it has recognised recently.
pub(crate) const RECOGNITION_TIMEOUT: Duration = Duration::from_millis(500);

// Readiness.

/// Maximum heartbeat age of a healthy database. If the last heartbeat is older, the database is not accepting writes.
pub(crate) const READY_HEARTBEAT_MAX_AGE: Duration = Duration::from_secs(5);

// Housekeeping.

/// Interval between two rounds of housekeeping.
pub(crate) const HOUSEKEEPING_INTERVAL: Duration = Duration::from_secs(30);

// Connections.

/// Interval between checks for stuck streams.
pub(crate) const STUCK_CHECK_INTERVAL: Duration = Duration::from_secs(30);
/// Number of free slots required per connection from one address.
///
/// The more slots are taken, the fewer an address is allowed. However many connections a few addresses open, some slots
/// therefore stay free for an address that has none yet. If n addresses open all they can, n of n + 4 slots are taken.
pub(crate) const FREE_SLOTS_PER_SHARE: usize = 4;

// Reminders.

/// Maximum number of reminders that are remembered, so none is sent twice.
pub(crate) const REMINDERS_REMEMBERED: usize = 4096;
/// Minimum interval between two emails about a player's standing seek.
pub(crate) const REMINDER_INTERVAL: Duration = Duration::from_secs(3 * 60 * 60);

// Retention.

/// Delay before the first deletion, which must not slow down startup.
pub(crate) const RETENTION_FIRST_DELAY: Duration = Duration::from_secs(5 * 60);

// Revocation.

/// Maximum number of credentials per lookup, so other requests do not wait long.
pub(crate) const LOOKUP_MAX_CREDENTIALS: usize = 500;

// Sockets.

/// Size of the read buffer, in bytes. Frames are small, and there are thousands of sockets.
pub(crate) const SOCKET_READ_BUFFER_BYTES: usize = 2 * 1024;
/// Maximum number of unsent bytes, above which a client counts as not reading.
pub(crate) const SOCKET_WRITE_BUFFER_MAX_BYTES: usize = 256 * 1024;
/// Time for which a command in progress is awaited before its client is sent to another node.
pub(crate) const SOCKET_COMMAND_GRACE: Duration = Duration::from_millis(300);
/// Close-handshake timeout.
pub(crate) const SOCKET_CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

// Sessions.

/// Minimum interval between two updates of a session's last use: one hour.
pub(crate) const LAST_USE_UPDATE_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Maximum length of the stored user agent, in characters.
pub(crate) const USER_AGENT_MAX_CHARS: usize = 200;

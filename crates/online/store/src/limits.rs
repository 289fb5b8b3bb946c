//! Limits and intervals of the store.

use std::time::Duration;

// Chat.

/// Maximum number of chat messages read for a game.
pub(crate) const CHAT_MAX_MESSAGES: u32 = 500;

// Database check.

/// Maximum number of problems listed by a check.
pub(crate) const CHECK_MAX_PROBLEMS: usize = 100;

// Club nights.

/// Maximum number of participants in a club night.
pub(crate) const NIGHT_MAX_PARTICIPANTS: u32 = 200;
/// Maximum number of announced club nights that are listed.
pub(crate) const ANNOUNCED_NIGHTS_MAX: u32 = 20;
/// Maximum number of games of a club night that are read.
pub(crate) const NIGHT_MAX_GAMES: u32 = 2000;

// SQLite.

/// Capacity of the cache of prepared statements, sufficient for all statements of this crate.
pub(crate) const STATEMENT_CACHE_CAPACITY: usize = 200;
/// Timeout for acquiring a lock. Only another process can hold a lock for long.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Page cache of the writer in KiB. The changes of a group of writes should fit into the cache; otherwise pages are written more
/// than once.
pub(crate) const PAGE_CACHE_KIB: i64 = 32 << 10;

// Database file.

/// File size, in bytes, above which a file is checked only by `check` and not at every start.
pub(crate) const QUICK_CHECK_LIMIT: u64 = 256 << 20;

// Challenges.

/// Maximum number of challenges in a list.
pub(crate) const CHALLENGES_LISTED_MAX: u32 = 100;

// PostgreSQL.

/// Maximum time for connecting to a server, including encryption and authentication.
#[cfg(feature = "cluster")]
pub(crate) const CONNECT_MAX: Duration = Duration::from_secs(10);
/// Maximum time until a statement is answered. It is longer than any wait for a lock.
#[cfg(feature = "cluster")]
pub(crate) const STATEMENT_TIMEOUT: Duration = Duration::from_secs(8);
/// Maximum time until a statement of a list, a search or an export is answered.
pub(crate) const LIST_TIMEOUT: Duration = Duration::from_secs(60);
/// Maximum time until a heartbeat is answered. It is shorter than the lease, so one heartbeat may be lost.
pub(crate) const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(3);

// Searches.

/// Maximum number of games on a page.
pub(crate) const SEARCH_PAGE_MAX_GAMES: u32 = 1_000;
/// Maximum number of a player's games in progress in a list.
pub(crate) const IN_PROGRESS_MAX_GAMES: u32 = 100;

// Walks over all games.

/// Maximum number of games read from a walk at once.
pub(crate) const WALK_MAX_CHUNK: u32 = 64;

// Moving to another database.

/// Timeout for waiting until other connections are closed.
#[cfg(feature = "cluster")]
pub(crate) const MOVE_CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// Number of rows copied at a time.
pub(crate) const MOVE_PAGE_ROWS: usize = 1_000;
/// Maximum number of parameters of a statement. SQLite allows 32 766, PostgreSQL 65 535.
pub(crate) const MOVE_MAX_PARAMETERS: usize = 4_000;

// Nodes.

/// Time without a heartbeat, while the database was available, after which a node counts as dead.
pub const LEASE: Duration = Duration::from_secs(5);
/// Maximum time counted between two consecutive heartbeats of any nodes: during a longer interval, the database was unreachable.
pub(crate) const COUNTED_GAP_MAX: Duration = Duration::from_secs(2);
/// Minimum interval without a heartbeat from any node that is an outage of the whole cluster, unless no node is running: then any
/// interval is one.
pub(crate) const CLUSTER_OUTAGE: Duration = Duration::from_secs(4);
/// Time between two outages of the whole cluster within which they count as one: no node has run for long enough to serve anyone.
pub(crate) const OUTAGES_MERGED_WITHIN: Duration = Duration::from_secs(10);
/// Time after which dead nodes are deleted: one week.
pub(crate) const DEAD_NODE_RETENTION: Duration = Duration::from_secs(7 * 24 * 60 * 60);

// Notebook.

/// Maximum number of notebook entries per player.
pub(crate) const NOTEBOOK_MAX_ENTRIES: u32 = 50_000;
/// Maximum number of entries on a page.
pub(crate) const NOTEBOOK_PAGE_MAX_ENTRIES: u32 = 500;

// Blocks.

/// Maximum number of players whom one player may block.
pub const BLOCKS_MAX: u32 = 500;

// Exports.

/// Length at which a piece is complete, in bytes. Its last rows may make a piece longer.
pub(crate) const EXPORT_PIECE_BYTES: usize = 64 * 1024;
/// Number of rows read at a time.
pub(crate) const EXPORT_PAGE_ROWS: u32 = 200;
/// Number of bytes of notebook entries read at a time, unless a single entry is longer.
pub(crate) const EXPORT_PAGE_BYTES: usize = 64 * 1024;

// Followed players.

/// Maximum number of players that a player may follow.
pub(crate) const FOLLOWED_PLAYERS_MAX: u32 = 200;

// Reports.

/// Maximum number of reports in a list.
pub(crate) const REPORTS_LISTED_MAX: u32 = 1_000;

// Retention.

/// Time after which an unused session is deleted. Its cookie has expired by then.
pub(crate) const SESSION_LIFETIME: Duration = Duration::from_secs(365 * 24 * 60 * 60);
/// Time after which an unused session of a guest is deleted.
pub(crate) const GUEST_SESSION_LIFETIME: Duration = Duration::from_secs(90 * 24 * 60 * 60);
/// Time after which the IP address of an unused session is deleted.
pub(crate) const ADDRESS_LIFETIME: Duration = Duration::from_secs(30 * 24 * 60 * 60);

// Ratings.

/// Maximum number of games between the same two players within a day that change ratings. Later games are stored but change no
/// rating so that two players cannot manipulate their ratings.
pub(crate) const DAILY_MAX_RATED_GAMES: u32 = 2;
/// Maximum number of points in a rating history.
pub(crate) const RATING_HISTORY_MAX_POINTS: u32 = 5_000;

// Threads.

/// Capacity of a queue. Callers wait while it is full.
pub(crate) const THREAD_QUEUE_CAPACITY: usize = 4096;
/// Maximum number of writes in a commit.
pub(crate) const COMMIT_MAX_WRITES: usize = 256;

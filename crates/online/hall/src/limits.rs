//! Limits and intervals of the hall.

use std::time::Duration;

use protocol::limits::INVITATION_MAX_DAYS;

// Clock.

/// Number of samples of the followed clock that are kept. The one with the shortest round trip is used.
pub(crate) const CLOCK_SAMPLES_KEPT: usize = 60;
/// Maximum deviation of the followed clock that is corrected without notice. A larger one means that the clock was set.
pub(crate) const CLOCK_LEAP_MIN: Duration = Duration::from_millis(500);
/// Difference between the system clock and the database's clock above which operators are warned.
pub(crate) const CLOCK_OFFSET_NOTICEABLE: Duration = Duration::from_secs(1);
/// Maximum plausible error of a network-synchronised clock.
pub(crate) const CLOCK_ERROR_MAX: Duration = Duration::from_secs(24 * 60 * 60);
/// Maximum plausible downtime of a server.
pub(crate) const DOWNTIME_MAX: Duration = Duration::from_secs(730 * 24 * 60 * 60);

// Pairing at a club night.

/// Maximum time for which a player waits for an opponent they have met less often.
pub(crate) const OPPONENT_WAIT: Duration = Duration::from_secs(20);

// Club cache.

/// Cache lifetime of a club night.
pub(crate) const CLUB_NIGHT_KEPT: Duration = Duration::from_secs(1);
/// Number of cached club nights at which unused ones are dropped.
pub(crate) const CLUB_NIGHTS_CACHED_MAX: usize = 256;

// Connection.

/// Maximum number of unread frames per connection.
pub(crate) const CONNECTION_QUEUE_CAPACITY: usize = 128;
/// Maximum number of games that a connection may follow.
pub(crate) const FOLLOWED_GAMES_MAX: usize = 16;

// Engines.

/// Maximum number of turns waiting for a thread or a worker.
pub(crate) const TURNS_MAX_WAITING: usize = 1024;

// Games.

/// Maximum number of turns in a game, including those taken back. Real games have far fewer.
pub(crate) const GAME_MAX_TURNS: usize = 2000;

// Offers.

/// Maximum number of offers, answers and take-backs in one game.
pub(crate) const OFFERS_MAX: usize = 100;

// Games that no one has joined.

/// Time after which an open live game that no one joins is called off: a day.
pub(crate) const UNJOINED_LIVE_TIMEOUT: Duration = Duration::from_secs(24 * 60 * 60);
/// Time after which an open correspondence game that no one joins is called off.
pub(crate) const UNJOINED_CORRESPONDENCE_TIMEOUT: Duration =
    Duration::from_secs(INVITATION_MAX_DAYS * 24 * 60 * 60);

// Long outages, and revocations.

/// Minimum length of an outage that also stops the clocks of correspondence games.
pub(crate) const LONG_OUTAGE: Duration = Duration::from_secs(60);
/// Maximum number of revocations that the server has not yet received.
pub(crate) const REVOCATION_QUEUE_CAPACITY: usize = 256;

// Catching up.

/// Interval between checks for missed messages.
pub(crate) const CATCH_UP_INTERVAL: Duration = Duration::from_secs(2);
/// Margin before the last known message, because a node that has not been heard from is considered silent
/// only after a while.
pub(crate) const CATCH_UP_MARGIN: Duration = Duration::from_secs(5);
/// Maximum number of changed games that are read at a time.
pub(crate) const CHANGED_GAMES_MAX: u32 = 1_000;
/// Number of live games per speed that are read from the store for lists while other nodes are silent.
pub(crate) const STORED_GAMES_PER_SPEED: u32 = 30;

// Challenges.

/// Maximum number of unanswered challenges that a player may have sent.
pub(crate) const SENT_CHALLENGES_MAX: usize = 20;

// Club nights.

/// Length of a club night: twelve hours.
pub(crate) const CLUB_NIGHT_LENGTH: Duration = Duration::from_secs(12 * 60 * 60);
/// How far ahead a club night may be announced: four weeks.
pub(crate) const ANNOUNCEMENT_MAX_AHEAD: Duration = Duration::from_secs(28 * 24 * 60 * 60);
/// Time for which a club night that has begun is still announced: three hours.
pub(crate) const ANNOUNCEMENT_DURATION: Duration = Duration::from_secs(3 * 60 * 60);
/// Time after which a player who has stopped polling is no longer ready.
pub(crate) const READY_TIMEOUT: Duration = Duration::from_secs(20);
/// Minimum interval between two writes of a player's last-seen time.
pub(crate) const CLUB_LAST_SEEN_WRITE_INTERVAL: Duration = Duration::from_secs(5);

// New games.

/// Maximum number of engine games in progress.
pub(crate) const ENGINE_GAMES_MAX: usize = 500;

// People.

/// Time for which a player counts as recently seen.
pub(crate) const RECENTLY_SEEN_WINDOW: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// Period of inactivity after which a player is dropped from the leaderboards.
pub(crate) const LEADERBOARD_INACTIVITY: Duration = Duration::from_secs(365 * 24 * 60 * 60);
/// Maximum number of recently seen players in a list.
pub(crate) const RECENTLY_SEEN_MAX: usize = 40;

// Reviews.

/// Maximum number of turns in a reviewed game; a longer one would occupy a thread for hours.
pub(crate) const REVIEW_MAX_TURNS: usize = 500;

// Standing seeks.

/// Lifetime of a standing seek: a week.
pub(crate) const STANDING_SEEK_LIFETIME: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// Maximum number of standing seeks.
pub(crate) const STANDING_SEEKS_MAX: usize = 2000;
/// Maximum number of standing seeks per network.
pub(crate) const STANDING_SEEKS_MAX_PER_NETWORK: i64 = 20;

// Subscriptions.

/// Time for which the end of a game is reported to a stream of notifications that is resumed at another node.
pub(crate) const RESUMED_FINISHES_WINDOW: Duration = Duration::from_secs(60);
/// Maximum number of ended games that are examined for such reports.
pub(crate) const RESUMED_FINISHES_MAX: u32 = 100;
/// Maximum number of unread lines per subscription.
pub(crate) const SUBSCRIPTION_QUEUE_CAPACITY: usize = 256;

// Periodic tasks.

/// Heartbeat interval, which bounds the time that an outage can cost a player.
pub(crate) const STORE_HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// Interval at which a changed lobby is sent.
pub(crate) const LOBBY_INTERVAL: Duration = Duration::from_millis(1000);
/// Interval between searches for games whose time has run out.
pub(crate) const SWEEP_INTERVAL: Duration = Duration::from_secs(5);

// Live seeks.

/// Lifetime of a seek whose owner has disconnected, long enough for them to open another page.
pub(crate) const SEEK_GRACE: Duration = Duration::from_secs(15);
/// Minimum interval between two writes of a seek owner's last-seen time.
pub(crate) const SEEK_LAST_SEEN_WRITE_INTERVAL: Duration = Duration::from_secs(5);
/// Maximum age of an owner's last-seen time at which their seek is still paired. Seeks of connected owners survive an outage.
pub(crate) const SEEK_LAST_SEEN_MAX_AGE: Duration = Duration::from_secs(60);
/// Maximum number of live seeks.
pub(crate) const LIVE_SEEKS_MAX: u32 = 500;
/// Cache lifetime of live seeks; bounds the delay after a lost message from another node.
pub(crate) const SEEK_CACHE_LIFETIME: Duration = Duration::from_secs(5);

// Calls for standing seeks.

/// Minimum interval between two calls to a player for the same seeker.
pub(crate) const CALL_INTERVAL: Duration = Duration::from_secs(60);
/// Cache lifetime of standing seeks; bounds the delay after another program has changed the database.
pub(crate) const STANDING_SEEK_CACHE_LIFETIME: Duration = Duration::from_secs(60);
/// Cache lifetime of standing seeks in a cluster; bounds the delay after a lost message.
pub(crate) const CLUSTER_STANDING_SEEK_CACHE_LIFETIME: Duration = Duration::from_secs(5);

// Network.

/// Maximum number of players in the newer half of the table of networks.
pub(crate) const HALF_MAX_PLAYERS: usize = 32_768;

// Games against the engine.

/// Maximum number of concurrent engine games per person.
pub(crate) const ENGINE_GAMES_MAX_PER_PERSON: u32 = 2;

// Notifications.

/// Number of notifications kept per player for resuming a stream.
pub(crate) const NOTIFICATIONS_KEPT: usize = 64;
/// Delay before a notification that could not be created is tried again.
pub(crate) const NOTIFICATION_RETRY_DELAY: Duration = Duration::from_secs(1);
/// Maximum number of such attempts.
pub(crate) const NOTIFICATION_RETRIES_MAX: u32 = 60;
/// Maximum number of unread notifications per reader.
pub(crate) const NOTIFICATION_QUEUE_CAPACITY: usize = 256;

// Open games.

/// Maximum number of open games in a list.
pub(crate) const OPEN_GAMES_MAX: u32 = 24;
/// Cache lifetime of open games; bounds the delay after another program has changed the database.
pub(crate) const OPEN_GAMES_CACHE_LIFETIME: Duration = Duration::from_secs(60);
/// Cache lifetime of open games in a cluster; bounds the delay after a lost message.
pub(crate) const CLUSTER_OPEN_GAMES_CACHE_LIFETIME: Duration = Duration::from_secs(5);

// Openings.

/// Number of games read at a time. Reading them occupies the store's thread for lists for a few milliseconds.
pub(crate) const GAMES_PER_STEP: u32 = 20;
/// Maximum number of counted games. Once the same number of newer games has been added, the count starts again,
/// which bounds the memory.
pub(crate) const COUNTED_GAMES_MAX: usize = 10_000;
/// Maximum age of a count before a request updates it.
pub(crate) const COUNT_MAX_AGE: Duration = Duration::from_secs(3);
/// Time after which the first request stops waiting for the count and returns a partial result.
pub(crate) const FIRST_COUNT_TIMEOUT: Duration = Duration::from_millis(400);
/// Maximum number of concurrent lookups. Each occupies a core.
pub(crate) const LOOKUPS_MAX_CONCURRENT: usize = 1;
/// Maximum number of legal turns in a position that is looked up. Every turn is played and compared with all its images; no opening
/// comes near this limit, but removals in many orders go far beyond it.
pub(crate) const LOOKUP_MAX_TURNS: usize = 1_000;

// Outages.

/// Time that players are given to reconnect after an outage before their clocks run again. Browsers and bots try at least every
/// four seconds, and a balancer needs a moment to notice that a node is back.
pub(crate) const RECONNECT_TIME: Duration = Duration::from_secs(7);
/// Minimum gap between two readings of the time that counts as a pause of the process. The time is read every second.
pub(crate) const PAUSE_MIN: Duration = Duration::from_secs(4);
/// Minimum time without any stored heartbeat or event that counts as an outage of the database for this node.
pub(crate) const STORE_OUTAGE: Duration = Duration::from_secs(4);
/// Number of outages that are remembered, for games that have not been opened since.
pub(crate) const OUTAGES_KEPT: usize = 16;

// Refusals.

/// Maximum number of rule codes that are kept in memory; more than actually exist.
pub(crate) const KNOWN_CODES_MAX: usize = 500;

// Remote audience.

/// Time for which a remote audience stays open without followers.
pub(crate) const AUDIENCE_IDLE_TIMEOUT: Duration = Duration::from_secs(20);
/// Interval at which the owner receives the follower counts even if they have not changed.
pub(crate) const AUDIENCE_REPORT_INTERVAL: Duration = Duration::from_secs(10);
/// Delay before a failed admission is retried.
pub(crate) const AUDIENCE_RETRY_DELAY: Duration = Duration::from_millis(300);
/// Number of relayed messages kept for followers who are being admitted.
pub(crate) const RELAYS_KEPT: usize = 64;

// Answers to a remote audience.

/// Maximum time per turn that is not charged because the previous turn arrived late at the player's node, or because the turn may have
/// been sent to a failing node first. A node on which messages take longer does not keep its clients.
pub(crate) const RELAY_CREDIT_MAX: Duration = Duration::from_secs(3);
/// Time after which an event that has not arrived counts as lost, or as not meant for any local follower.
pub(crate) const RELAYED_EVENT_TIMEOUT: Duration = Duration::from_millis(500);

// Reviews.

/// Maximum age of the last heartbeat of a review in progress.
pub(crate) const REVIEW_HEARTBEAT_MAX_AGE: Duration = Duration::from_secs(30);
/// Maximum number of jobs per worker thread: more than one, because results are polled only from time to time.
pub(crate) const JOBS_PER_WORKER_THREAD: usize = 2;
/// Maximum number of reviews waiting for a slot. It is never reached, because fewer are accepted.
pub(crate) const REVIEWS_MAX_WAITING: usize = 100_000;

// Reviews in progress.

/// Interval between heartbeats in the database while a review is in progress.
pub(crate) const REVIEW_HEARTBEAT_INTERVAL: Duration = Duration::from_secs(5);
/// Interval between checks of whether a worker has finished a review.
pub(crate) const REVIEW_LOOK_INTERVAL: Duration = Duration::from_millis(500);
/// Time after which a review no longer waits for absent workers.
pub(crate) const WORKERS_AWAY_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum time between the request for a review and its completion.
pub(crate) const REVIEW_TIMEOUT: Duration = Duration::from_secs(60 * 60);

// Accepted reviews.

/// Maximum number of accepted reviews per review thread.
pub(crate) const PENDING_MAX_PER_THREAD: usize = 32;
/// Maximum number of accepted reviews per thread that were requested by people who did not play in the game.
pub(crate) const STRANGERS_MAX_PER_THREAD: usize = 16;
/// Maximum number of accepted reviews per network.
pub(crate) const PENDING_MAX_PER_NETWORK: usize = 2;
/// Number of accepted reviews per thread at which further reviews become quick.
pub(crate) const QUICK_FROM_PER_THREAD: usize = 8;

// Room.

/// Time for which an unused room stays open.
pub(crate) const ROOM_IDLE_TIMEOUT: Duration = Duration::from_secs(20);
/// Time limit for reloading what concerns a reader before they are shown the game. Other nodes wait for three seconds.
pub(crate) const READER_REFRESH_TIMEOUT: Duration = Duration::from_millis(500);
/// Delay before a room retries a failed operation.
pub(crate) const ROOM_RETRY_DELAY: Duration = Duration::from_millis(500);
/// Interval at which the status of a player's node is checked again.
pub(crate) const NODE_CHECK_INTERVAL: Duration = Duration::from_millis(100);

// Audience.

/// Minimum interval between two updates of the spectator count.
pub(crate) const SPECTATOR_UPDATE_INTERVAL: Duration = Duration::from_secs(1);
/// Length of absence after which the opponent may claim a bullet game.
pub(crate) const BULLET_CLAIM_AFTER: Duration = Duration::from_secs(30);

// Chat.

/// Number of messages per chat room that a new reader receives.
pub(crate) const MESSAGES_KEPT_PER_ROOM: usize = 100;
/// Maximum number of messages that a player may write within [`CHAT_RATE_WINDOW`].
pub(crate) const CHAT_RATE_MAX_MESSAGES: usize = 8;
/// Window of the message rate limit.
pub(crate) const CHAT_RATE_WINDOW: Duration = Duration::from_secs(20);

// Hand-over.

/// Delay before a failed hand-over is retried.
pub(crate) const HAND_OVER_RETRY_DELAY: Duration = Duration::from_secs(10);

// Repeated commands.

/// Number of commands per player that are recognised when they are repeated.
pub(crate) const COMMANDS_REMEMBERED: usize = 64;

// Missed messages.

/// Maximum number of missed events and chat messages that are sent one by one; they fit into the queue of a connection. If
/// there are more, the whole game is sent.
pub(crate) const MISSED_MESSAGES_MAX: usize = 100;

// Rooms.

/// Maximum number of requests in a room's queue. Senders wait while it is full.
pub(crate) const ROOM_QUEUE_CAPACITY: usize = 64;
/// Time limit for locating a game that is moving between nodes. A node counts as dead after five seconds.
pub(crate) const LOCATE_TIMEOUT: Duration = Duration::from_secs(10);
/// Delay before the next attempt to locate a moving game.
pub(crate) const LOCATE_RETRY_DELAY: Duration = Duration::from_millis(100);
/// Time for which a node waits until the database names the owner of a game that another node has announced as its own.
pub(crate) const OWNER_LOOKUP_TIMEOUT: Duration = Duration::from_millis(500);
/// Delay before the next attempt when the owner cannot be determined.
pub(crate) const OWNER_RETRY_DELAY: Duration = Duration::from_millis(500);
/// Time for which a node that is cut off from the database waits for the next owner of a game.
pub(crate) const FORWARD_TIMEOUT: Duration = Duration::from_secs(3);
/// Time limit for rooms to finish their work at shutdown.
pub(crate) const ROOMS_CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

// Games that are set aside.

/// Number of panics after which a game's room is no longer opened.
pub(crate) const PANICS_MAX: u32 = 3;

// Round trips.

/// Number of measured round trips kept per connection.
pub(crate) const ROUND_TRIPS_KEPT: usize = 8;

// Waits.

/// Time for which a wait is remembered.
pub(crate) const WAITS_REMEMBERED: Duration = Duration::from_secs(24 * 60 * 60);
/// Maximum number of remembered waits.
pub(crate) const WAITS_MAX: usize = 2000;

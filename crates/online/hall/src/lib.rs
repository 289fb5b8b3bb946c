//! Online play: a room for each game, a lobby for finding opponents, and engine players.
//!
//! The crate is independent of HTTP and SQL: a server transports the messages, and `store` persists the events. A command to play
//! contains one whole turn, which is checked by the rules, stored, and only then acknowledged and sent to others.

mod apart;
mod cached;
mod chance;
mod clock;
mod club;
mod club_cache;
mod command;
mod connection;
mod dice;
mod directory;
mod engines;
mod fair_queue;
mod fair_slots;
mod game;
mod hall;
mod limits;
mod listed;
mod live_games;
mod lobby;
mod metrics;
mod network;
mod new_game;
mod node;
mod notifications;
mod open_error;
mod open_games;
mod openings;
mod outages;
mod outbox;
mod priority;
mod rate_limits;
mod reader;
mod refusal;
mod remote_audience;
mod repair;
mod request;
mod reviews;
mod room;
mod room_game;
mod rooms;
mod round_trips;
mod seek;
mod untold;
mod waits;

pub use clock::ClockError;
pub use cluster::{ClusterOptions, MessageVersion};
pub use command::{ChatContent, Command, CommandContext, Shown};
pub use connection::Connection;
pub use dice::{DiceError, Nonce, Nonces, Seed, commitment, roll, verify};
pub use directory::engine_ratings;
pub use hall::{
    AccountChanges, Blocking, Challenges, ClubNights, Counts, Created, GameLists, GameReviews,
    GameSubscription, Hall, JobCounts, NewGame, NotificationSubscription, Opponent, Options,
    Pairing, PeopleLists, StandingSeeks, Streams, Viewer,
};
pub use metrics::Metrics;
pub use network::NetworkKey;
pub use notifications::Reminder;
pub use open_error::OpenError;
pub use openings::{ExploreError, Explored};
pub use outbox::{Inbox, Outgoing};
pub use rate_limits::{Limited, RateLimits};
pub use reader::{AccessKeyHash, Reader, link_hash};
pub use refusal::{Refusal, RefusalKind};
pub use request::GameLog;
pub use reviews::Reviewed;
pub use seek::SeekTerms;

//! Where people play on line: a room for each game, a lobby in which they find each other, engines as players.
//!
//! It knows neither HTTP nor SQL: a server carries messages in and out, and `store` keeps what happened. One command is one
//! whole turn; it is checked by the rules, stored, and only then acknowledged and sent to others.

mod board;
mod cached;
mod chance;
mod chat_text;
mod clock;
mod club;
mod cluster;
mod cluster_options;
mod command;
mod connection;
mod dice;
mod directory;
mod engines;
mod gallery;
mod game;
mod hall;
mod listed;
mod live_games;
mod lobby;
mod metrics;
mod new_game;
mod notification_kind;
mod notifications;
mod open_games;
mod openings;
mod outages;
mod outbox;
mod rate_limits;
mod reader;
mod refusal;
mod reviews;
mod room;
mod rooms;
mod round_trips;
mod seek;
mod waits;

pub use clock::ClockError;
pub use cluster_options::{ClusterOptions, MessageVersion};
pub use command::{ChatContent, Command, CommandContext};
pub use connection::Connection;
pub use dice::{DiceError, Seed, commitment, roll, verify};
pub use directory::engine_ratings;
pub use hall::{
    Counts, Created, GameSubscription, Hall, JobCounts, NewGame, NotificationSubscription,
    OpenError, Opponent, Options, Viewer,
};
pub use metrics::Metrics;
pub use notifications::Reminder;
pub use openings::{ExploreError, Explored};
pub use outbox::{Inbox, Outgoing};
pub use rate_limits::{Limited, RateLimits};
pub use reader::{LinkHash, Reader, link_hash};
pub use refusal::{Refusal, RefusalKind};
pub use reviews::Reviewed;
pub use room::GameLog;
pub use seek::SeekTerms;

//! The database: players, sessions, and games as logs of events.
//!
//! This is the only crate that contains SQL. The authoritative history of a game is its log: rows `(game, seq)` that are added
//! and never changed. Its [`Summary`] is stored as well, for use in lists. A write is one transaction and returns when it is on
//! the disk: an acknowledged turn survives any crash.
//!
//! The same SQL runs on two databases. SQLite needs no installation and is written by one thread, which puts all waiting writes
//! into one commit. PostgreSQL (feature `cluster`) lets several servers share one database; if two of them append to the same
//! game, one of them receives [`AppendError::Conflict`].
//!
//! ```
//! use protocol::PlayerKind;
//! use store::{Location, Options, Store};
//!
//! # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
//! let store = Store::open(&Options::at(Location::Memory))?;
//! let player = store.players().create(PlayerKind::Guest, 1_800_000_000_000).await?;
//! assert_eq!(store.players().get(&[player]).await?[0].kind, PlayerKind::Guest);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Each kind of data has its own handle, which an accessor of [`Store`] returns: [`Store::games`], [`Store::players`] and so on.
//! A handle borrows the store and can be copied. [`Store`] itself opens, checks, copies and closes the database.
//!
//! Every method that accesses the database can fail because the disk is full, the connection is lost or the file is damaged. It
//! then returns a [`StoreError`], either directly or wrapped in the method's own error type. `# Errors` sections mention only
//! other causes.
//!
//! Events refer to players by opaque ids. Names, email addresses, chat and IP addresses are in separate tables, from which
//! [`Accounts::forget`] deletes them without touching a log.
//!
//! The store neither applies rules nor reads a clock: times are parameters, in milliseconds since 1970, and the caller decides
//! which event may follow another.

mod accounts;
mod append_error;
mod backup;
mod blocks;
mod chat;
mod check;
mod club_nights;
#[cfg(feature = "cluster")]
mod cluster;
mod connection;
mod facet;
mod failure;
mod faults;
mod file;
mod follows;
mod games;
mod handle;
mod job;
mod limits;
mod lock;
mod maintenance;
mod moving;
mod name;
mod nodes;
mod notebook;
mod open_error;
mod options;
mod players;
mod puzzles;
mod quota;
mod rate_limits;
mod ratings;
mod reports;
mod reviews;
mod role;
mod schema;
mod secret_hash;
mod seeks;
mod sessions;
mod standing_seeks;
mod store;
mod stored;
mod studies;
mod summary;
mod threads;
mod tokens;
mod wal;

pub use accounts::{
    Account, Accounts, Deleted, Export, MailPreferences, NewPassword, RegisterError,
};
pub use append_error::AppendError;
pub use backup::{BackupError, restore};
pub use blocks::{Apart, Block, Blocks};
pub use chat::{Chat, ChatMessage};
pub use check::{Findings, Problem, check};
pub use club_nights::{ClubNight, ClubNights, ReadyPlayer};
pub use failure::StoreError;
pub use follows::Follows;
pub use games::{
    Access, Challenge, ChangedGame, Games, NewGame, NewLinkedGame, Search, SearchPage,
};
pub use limits::{BLOCKS_MAX, LEASE};
pub use moving::{MoveError, Moved, move_database};
pub use name::{NameError, check_name};
pub use nodes::{ClusterOutage, GameOwnership, Heartbeat, Node, NodeDescription, Nodes};
pub use notebook::{NotebookPage, Notebooks};
pub use open_error::OpenError;
pub use options::{Location, Options, Synchronous};
pub use players::{Player, Players};
pub use puzzles::{PuzzleAttempt, PuzzleRating, Puzzles};
pub use quota::Quota;
pub use rate_limits::{Allowance, RateLimits, TooOften};
pub use ratings::{PlayerRating, Rated, RatingChange, RatingPoint, Ratings};
pub use reports::{NewReport, Report, Reports};
pub use reviews::{ReviewRequest, Reviews, StoredReview};
pub use secret_hash::SecretHash;
pub use seeks::{Meeting, PlacedSeek, Seek, Seeks, TakenSeek};
pub use sessions::{Credential, Session, Sessions};
pub use standing_seeks::{NetworkShare, StandingSeek, StandingSeeks};
pub use store::Store;
pub use studies::{ChangedStudy, SavedStudy, StoredStudy, Studies, StudyContent, StudyCursor};
pub use summary::Summary;
pub use tokens::{Token, Tokens};
pub use wal::set_log_aside;

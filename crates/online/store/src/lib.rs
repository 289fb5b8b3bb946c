//! The database: games as logs of events, players, sessions.
//!
//! This is the only crate that knows SQL. The truth about a game is its log, rows `(game, seq)` that are added and
//! never changed; a [`Summary`] beside it is for lists. A write is one transaction, and is answered when it is on
//! the disk: a turn that was acknowledged survives any crash.
//!
//! The same SQL runs on two databases. SQLite needs no installation and is written by one thread, which puts all
//! waiting writes into one commit. PostgreSQL (feature `cluster`) lets several servers share one database; two
//! that play the same game then see [`AppendError::Conflict`].
//!
//! ```
//! use protocol::PlayerKind;
//! use store::{Location, Options, Store};
//!
//! # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
//! let store = Store::open(&Options::at(Location::Memory))?;
//! let player = store.new_player(PlayerKind::Guest, 1_800_000_000_000).await?;
//! assert_eq!(store.players(&[player]).await?[0].kind, PlayerKind::Guest);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Events have opaque ids of players. Names, mail, chat and addresses stand in tables of their own, and
//! [`Store::forget`] empties these without touching a log.
//!
//! It knows no rule and reads no clock: moments are parameters, in milliseconds since 1970, and the caller decides
//! which event may follow another.

mod append_error;
mod backup;
mod chat;
mod check;
mod club_nights;
mod club_ready;
#[cfg(feature = "cluster")]
mod cluster;
mod connection;
mod facet;
mod failure;
mod file;
mod games;
mod job;
mod lock;
mod maintenance;
mod moving;
mod nodes;
mod notebook;
mod open_error;
mod options;
mod players;
mod puzzles;
mod rate_limits;
mod ratings;
mod role;
mod schema;
mod seeks;
mod store;
mod studies;
mod summary;
mod threads;
mod wal;

pub use append_error::AppendError;
pub use backup::{BackupError, restore};
pub use chat::ChatMessage;
pub use check::{Findings, Problem, check};
pub use club_nights::ClubNight;
pub use club_ready::ReadyPlayer;
pub use failure::StoreError;
pub use games::{
    Access, Challenge, ChangedGame, NewGame, NewLinkedGame, ReviewRequest, Search, SearchPage,
    StoredReview,
};
pub use moving::{MoveError, Moved, move_database};
pub use nodes::{Beat, Claim, LEASE, Node, NodeDescription};
pub use notebook::NotebookPage;
pub use open_error::OpenError;
pub use options::{Location, Options, Synchronous};
pub use players::{
    Account, ClaimError, Credential, Deleted, MailPreferences, MailToken, NameError, NewReport,
    Player, Report, SecretHash, Session, StandingSeek, Token, check_name,
};
pub use puzzles::{PuzzleAttempt, PuzzleRating};
pub use rate_limits::{Allowance, TooOften};
pub use ratings::{PlayerRating, Rated, RatingChange, RatingPoint};
pub use seeks::{Meeting, PlacedSeek, Seek, TakenSeek};
pub use store::Store;
pub use studies::{SavedStudy, Study, StudyContent, StudyCursor};
pub use summary::Summary;
pub use wal::set_log_aside;

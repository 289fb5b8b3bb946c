//! What a board shows and offers: its geometry, the legal choices, the effects of an action,
//! and why something is refused.
//!
//! A page that uses a [`Table`] needs no rules of its own: it draws the [`Geometry`] and the
//! [`View`], lets the player walk down the tree of [`Choice`]s to a token, plays the token and
//! shows its [`Effect`]s. `web/core/types.d.ts` declares the same types for scripts.
//!
//! ```
//! use table::{Opening, Table};
//!
//! let opening = Opening { variant: "yinsh".into(), ..Opening::default() };
//! let mut table = Table::open(&opening)?;
//! let effects = table.act("f6")?;
//! assert_eq!(effects.len(), 1);
//! assert_eq!(table.view().pieces.len(), 1);
//! assert_eq!(table.act("f6").unwrap_err().code, "point-occupied");
//! # Ok::<(), table::Refusal>(())
//! ```
//!
//! The rules are those of `yinsh`, `gipf`, `potentials`, `variants` and `record`; this crate adds
//! none. Games with potentials need the feature `potentials`.

mod board;
mod choice;
#[cfg(feature = "potentials")]
mod combined_table;
mod decimal;
mod effect;
mod explanation;
mod fields;
mod geometry;
mod kind;
#[cfg(feature = "potentials")]
mod match_state;
mod open_tables;
mod opening;
mod outcome;
mod piece;
mod point_name;
mod refusal;
mod setup;
mod supply;
mod table;
mod tree;
#[cfg(feature = "potentials")]
mod under;
mod view;

pub use choice::{Button, Choice, Step, Take};
pub use decimal::Decimal;
pub use effect::{Destination, Effect, Moved, Removed};
pub use game::Color;
pub use geometry::{Geometry, Label, Line, Links, Point};
pub use kind::Kind;
#[cfg(feature = "potentials")]
pub use match_state::{ContestState, DeclaredUse, MatchState};
pub use open_tables::{MAX_TABLES, OpenTables};
pub use opening::Opening;
pub use outcome::Outcome;
pub use piece::Piece;
pub use point_name::PointName;
#[cfg(feature = "potentials")]
pub use refusal::POTENTIALS_CODES;
pub use refusal::{CODES, Refusal};
pub use setup::{Right, Setup};
pub use supply::Supply;
pub use table::Table;
pub use tree::{MAX_GAMES, RecordTree, RecordTurn, Records, Variation};
#[cfg(feature = "potentials")]
pub use under::Under;
pub use view::{Turn, View};

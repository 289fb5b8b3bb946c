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
//! The rules are those of `yinsh`, `gipf`, `variants` and `record`; this crate adds none.

mod board;
mod choice;
mod decimal;
mod effect;
mod explanation;
mod fields;
mod geometry;
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
mod view;

pub use choice::{Button, Choice, Incoming, Step, Take};
pub use decimal::Decimal;
pub use effect::{Destination, Effect, Moved, Removed};
pub use game::Color;
pub use geometry::{Geometry, Label, Line, Links, Point};
pub use open_tables::{MAX_TABLES, OpenTables};
pub use opening::Opening;
pub use outcome::Outcome;
pub use piece::{Kind, Piece};
pub use point_name::PointName;
pub use refusal::{CODES, Refusal};
pub use setup::{Right, Setup};
pub use supply::Supply;
pub use table::Table;
pub use tree::{MAX_GAMES, RecordTree, RecordTurn, Records, Variation};
pub use view::{Turn, View};

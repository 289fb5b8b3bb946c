//! What a board shows and offers: its geometry, what can be chosen, what an action does,
//! and why something is refused.
//!
//! A page that asks a [`Table`] needs no rule of any game: it draws the [`Geometry`] and
//! the [`View`], lets somebody walk down the tree of [`Choice`]s to a token, plays the token
//! and shows its [`Effect`]s. The same words stand in `web/core/types.d.ts`.
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
//! No rule lives here: every answer comes from `yinsh`, `gipf`, `variants` and `record`.

mod board;
mod choice;
mod decimal;
mod effect;
mod geometry;
mod opening;
mod outcome;
mod piece;
mod player;
mod point_name;
mod refusal;
mod setup;
mod table;
mod tables;
mod tree;
mod view;
mod why;

pub use choice::{Button, Choice, Incoming, Step, Take};
pub use decimal::Decimal;
pub use effect::{Effect, Gone, Moved, Place};
pub use geometry::{Geometry, Label, Line, Links, Point};
pub use opening::Opening;
pub use outcome::Outcome;
pub use piece::{Kind, Piece};
pub use player::Player;
pub use point_name::PointName;
pub use refusal::{CODES, Refusal};
pub use setup::{Right, Setup};
pub use table::Table;
pub use tables::{MOST_TABLES, Tables};
pub use tree::{MOST_GAMES, RecordTree, RecordTurn, Records, Variation};
pub use view::{Side, Turn, View};

//! Board model for pages: the geometry, the legal choices, the effects of an action, and the
//! reasons for refusals.
//!
//! A page that uses a [`Board`] needs no rules of its own: it draws the [`Geometry`] and the
//! [`View`], lets the player descend the tree of [`Choice`]s to a token, plays the token and shows
//! its [`Effect`]s. `web/core/types.d.ts` declares the same types for scripts.
//!
//! ```
//! use board::{GameStart, Board};
//!
//! let opening = GameStart { variant: "yinsh".into(), ..GameStart::default() };
//! let mut board = Board::open(&opening)?;
//! let effects = board.act("f6")?;
//! assert_eq!(effects.len(), 1);
//! assert_eq!(board.view().pieces.len(), 1);
//! assert_eq!(board.act("f6").unwrap_err().code, "point-occupied");
//! # Ok::<(), board::Refusal>(())
//! ```
//!
//! The rules are those of `yinsh`, `gipf`, `potentials`, `variants` and `record`; this crate adds
//! none. Games with potentials require the feature `potentials`.

mod board;
mod board_game;
mod choice;
#[cfg(feature = "potentials")]
mod combined_board;
mod decimal;
mod effect;
mod explanation;
mod fields;
mod game_start;
mod geometry;
mod kind;
#[cfg(feature = "potentials")]
mod match_state;
mod open_boards;
mod outcome;
mod piece;
mod point_name;
mod refusal;
mod setup;
mod supply;
mod tree;
#[cfg(feature = "potentials")]
mod under;
mod view;

pub use board::Board;
pub use choice::{Button, Choice, Step, Take};
pub use decimal::Decimal;
pub use effect::{Destination, Effect, Moved, Removed};
pub use game::Color;
pub use game_start::GameStart;
pub use geometry::{Geometry, Label, Line, Neighbours, Point};
pub use kind::Kind;
#[cfg(feature = "potentials")]
pub use match_state::{ContestState, DeclaredUse, MatchState};
pub use open_boards::{OPEN_BOARDS_MAX, OpenBoards};
pub use outcome::Outcome;
pub use piece::Piece;
pub use point_name::PointName;
#[cfg(feature = "potentials")]
pub use refusal::POTENTIALS_CODES;
pub use refusal::{CODES, Refusal};
pub use setup::{Right, Setup};
pub use supply::Supply;
pub use tree::{FILE_MAX_GAMES, RecordTree, RecordTurn, Records, Variation};
#[cfg(feature = "potentials")]
pub use under::Under;
pub use view::{Turn, View};

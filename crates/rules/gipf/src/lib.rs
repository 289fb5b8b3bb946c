//! The rules of GIPF, Kris Burm's game of pushing: basic, standard and tournament, exact,
//! fast, alone.
//!
//! A [`Position`] is a small `Copy` value. It lists its legal actions, plays them, says
//! which rule another action breaks, and tells who won:
//!
//! ```
//! use gipf::{Game, IllegalAction, Position, Variant};
//!
//! let mut position = Position::start(Variant::Basic);
//! assert_eq!(position.legal_actions().len(), 30);
//!
//! let push = position.parse_action("e9-e7")?; // the piece on e8 moves on
//! position.try_play(push)?;
//! assert_eq!(position.to_string(), "p2P/5/6/P4pP/6/5/p2P b push 11-12");
//!
//! let centre = position.parse_action("e5")?;
//! assert_eq!(position.try_play(centre), Err(IllegalAction::NotOnRim));
//! assert_eq!(position.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Positions know no past. [`History`] (feature `alloc`, on by default) does, and draws a
//! game in which the same position stands for the third time:
//!
//! ```
//! # #[cfg(feature = "alloc")] {
//! use gipf::{Game, History, Position, Variant};
//!
//! let mut game = History::new(Position::start(Variant::Tournament));
//! game.play_turn("Ge8").unwrap();
//! assert_eq!(game.occurrences(), 1);
//! assert_eq!(game.outcome(), None);
//! # }
//! ```
//!
//! The rules are those of the rule book with our rulings where it is silent; the
//! project's `docs/rules.md` has them all. No `std`, no `unsafe`, nothing from outside
//! the workspace.
//!
//! What it does not do: search, evaluate, draw, keep time.
#![no_std]

#[cfg(test)]
extern crate std;

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod action;
mod bitboard;
mod legality;
mod movegen;
mod notation;
mod outcome;
mod perft;
mod piece;
mod point;
mod position;
pub mod reason;
mod right;
mod rows;
mod rules;
mod stage;
mod variant;
mod zobrist;

pub use action::{Action, IllegalAction, Push};
pub use bitboard::{Bitboard, Spots};
#[cfg(feature = "alloc")]
pub use game::History;
pub use game::{Color, Game, Outcome, Reason, Shown, TurnError, TurnErrorKind, perft};
pub use hexgrid::{Axis, ColumnsError, Direction, Hex, Symmetry};
pub use movegen::LegalActions;
pub use notation::{ParseActionError, ParsePositionError};
pub use perft::perft_by_dots;
pub use piece::{Kind, Piece};
pub use point::{Dot, ParsePointError, Spot};
pub use position::Position;
pub use right::Right;
pub use rows::{Row, Rows};
pub use stage::Stage;
pub use variant::{MAX_HANDICAP, MAX_PIECES, Variant};

//! The rules of YINSH, Kris Burm's game of rings and markers: exact, fast, alone.
//!
//! A [`Position`] is a small `Copy` value. It lists its legal actions, plays them, says
//! which rule another action breaks, and tells who won:
//!
//! ```
//! use yinsh::{Game, IllegalAction, Position, Variant};
//!
//! let mut position = Position::start(Variant::Normal);
//! assert_eq!(position.legal_actions().len(), 85);
//!
//! let centre = position.parse_action("f6")?;
//! position.try_play(centre)?;
//! assert_eq!(position.try_play(centre), Err(IllegalAction::PointOccupied));
//! assert_eq!(position.outcome(), None);
//! assert_eq!(position.to_string(), "4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A turn is all actions of one player in a row, one token:
//!
//! ```
//! use yinsh::{Color, Game, Position, Variant};
//!
//! let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
//! let mut position = Position::from_text(Variant::Blitz, text)?;
//! position.play_turn("d7-e8;xd3-d7;xe8")?; // move, remove the row, take off a ring
//! assert_eq!(position.outcome().unwrap().winner(), Some(Color::White));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules are those of the rule book with our rulings where it is silent; the
//! project's `docs/rules.md` has them all. No `std`, no `unsafe`, nothing from outside
//! the workspace. Feature `alloc` (default): `History`, a game with its past.
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
mod lanes;
mod legality;
mod movegen;
mod notation;
mod outcome;
mod piece;
mod point;
mod position;
pub mod reason;
mod rows;
mod rules;
mod stage;
mod variant;
mod zobrist;

pub use action::{Action, IllegalAction};
pub use bitboard::{Bitboard, Points};
#[cfg(feature = "alloc")]
pub use game::History;
pub use game::{Color, Game, Outcome, Reason, Shown, TurnError, TurnErrorKind, perft};
pub use hexgrid::{Axis, ColumnsError, Direction, Hex, Symmetry};
pub use movegen::LegalActions;
pub use notation::{ParseActionError, ParsePositionError};
pub use piece::Piece;
pub use point::{ParsePointError, Point};
pub use position::{MARKERS, Position, RINGS};
pub use rows::Row;
pub use stage::Stage;
pub use variant::Variant;

//! The rules of YINSH, Kris Burm's game of rings and markers.
//!
//! A [`Position`] is a small `Copy` value. It lists its legal actions, plays them, names the
//! rule that any other action breaks, and returns the outcome:
//!
//! ```
//! use yinsh::{Action, IllegalAction, Point, Position, Variant};
//!
//! let mut position = Position::start(Variant::Normal);
//! assert_eq!(position.legal_actions().len(), 85);
//!
//! let centre = Action::Place(Point::F6);
//! position.try_play(centre)?;
//! assert_eq!(position.try_play(centre), Err(IllegalAction::PointOccupied));
//! assert_eq!(position.outcome(), None);
//! assert_eq!(position.to_string(), "4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A turn is all consecutive actions of one player, written as one token:
//!
//! ```
//! use yinsh::{Color, Position, Variant};
//!
//! let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
//! let mut position = Position::from_text(Variant::Blitz, text)?;
//! position.play_turn("d7-e8;xd3-d7;xe8")?; // move, remove the row, remove a ring
//! assert_eq!(position.outcome().unwrap().winner(), Some(Color::White));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Sets of points support set operators; [`bitboard!`] creates them from a list or a drawing:
//!
//! ```
//! use yinsh::{Color, Position, Variant, bitboard};
//!
//! let text = "4/7/8/9/91/4R4/5r4/9/8/7/4 w place 0-0";
//! let position = Position::from_text(Variant::Normal, text)?;
//! assert_eq!(position.occupied(), bitboard![F6, G7]);
//! assert_eq!(position.occupied() - position.rings(Color::White), bitboard![G7]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules follow the rule book, with rulings where it is silent; the repository's
//! `docs/rules.md` numbers and explains them all. This crate does not search, evaluate, draw
//! boards or keep time.
//!
//! # Features
//!
//! - `alloc` (default): `History`, a game with its past positions. Without it nothing allocates.
//! - `serde`: points, rows, actions and variants as strings; a position as its variant and
//!   position string, `"yinsh 4/7/8/9/91/9/91/9/8/7/4 w place 0-0"`. Strings are validated
//!   when read.
//! - `arbitrary`: arbitrary points, actions and reachable positions. Needs `std`.
//! - `small`: smaller code, but slower.
//!
//! The crate is `no_std` and has no `unsafe` code and, by default, no external dependencies.
#![no_std]

#[cfg(test)]
extern crate std;

/// Compiles and runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod action;
mod bitboard;
#[cfg(feature = "arbitrary")]
mod generation;
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
#[cfg(feature = "serde")]
mod serialization;
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
pub use rows::{ParseRowError, Row};
pub use stage::Stage;
pub use variant::Variant;

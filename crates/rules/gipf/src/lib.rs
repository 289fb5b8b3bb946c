//! The rules of GIPF, Kris Burm's game of pushing: basic, standard and tournament.
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
//! Sets of spots are values with set operators; [`bitboard!`] draws them:
//!
//! ```
//! use gipf::{Game, Position, Variant, bitboard};
//!
//! let mut position = Position::start(Variant::Basic);
//! position.play_turn("e1-e3")?;
//! assert_eq!(position.occupied(), bitboard! {
//!             X
//!           .   .
//!         .   .   .
//!       X   .   .   X
//!         .   .   .
//!       .   .   .   .
//!         .   .   .
//!       .   .   .   .
//!         .   .   .
//!       X   .   .   X
//!         .   X   .
//!           .   .
//!             X
//! });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules are those of the rule book, with rulings where it is silent; `docs/rules.md`
//! of the repository numbers and explains them all. This crate does not search, evaluate,
//! draw or keep time.
//!
//! # Features
//!
//! - `alloc` (default): `History`, a game with its past. Without it nothing allocates.
//! - `serde`: spots, dots and variants as strings; a position as its variant and position
//!   string, `"gipf-basic p2P/5/6/P5p/6/5/p2P w push 12-12"`; an action as a string that
//!   needs no position, a push as its dot and first spot. Strings are checked when they are
//!   read.
//! - `arbitrary`: arbitrary spots, dots, actions and reachable positions. Needs `std`.
//! - `small`: smaller code, but slower.
//!
//! There is no `std`, no `unsafe`, and no dependency from outside the project by default.
#![no_std]

#[cfg(test)]
extern crate std;

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod action;
mod bitboard;
#[cfg(feature = "arbitrary")]
mod generation;
mod legality;
mod movegen;
mod notation;
mod outcome;
mod perft;
mod piece;
mod point;
mod position;
pub mod reason;
mod removals;
mod right;
mod rows;
mod rules;
#[cfg(feature = "serde")]
mod serialization;
mod stage;
mod variant;
mod zobrist;

pub use action::{Action, IllegalAction, Push, Way};
pub use bitboard::{Bitboard, Spots};
#[cfg(feature = "alloc")]
pub use game::History;
pub use game::{Color, Game, Outcome, Reason, Shown, TurnError, TurnErrorKind, perft};
pub use hexgrid::{Axis, ColumnsError, Direction, Hex, Symmetry};
pub use movegen::LegalActions;
pub use notation::{
    LENGTHS, ParseActionError, ParsePositionError, read_reserves, read_rights, read_spot,
    write_rights,
};
pub use perft::perft_by_dots;
pub use piece::{Kind, Piece};
pub use point::{Dot, ParsePointError, Spot};
pub use position::Position;
pub use removals::Removals;
pub use right::Right;
pub use rows::{Row, Rows};
pub use stage::Stage;
pub use variant::{MAX_HANDICAP, MAX_PIECES, Variant};

//! The rules of GIPF, Kris Burm's game of pushing: basic, standard and tournament.
//!
//! A [`Position`] is a small `Copy` value. It lists its legal actions, plays them, names the
//! rule that any other action breaks, and returns the outcome:
//!
//! ```
//! use gipf::{IllegalAction, Position, Variant};
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
//! A position does not contain its past. [`History`] (feature `alloc`, on by default) does, and
//! declares a draw when the same position occurs for the third time:
//!
//! ```
//! # #[cfg(feature = "alloc")] {
//! use gipf::{History, Position, Variant};
//!
//! // Both players fill a line and take the row back, so the board is empty again after eight turns.
//! let turns = ["e2", "h2", "e1-e3", "h1-h3", "e1-e4", "h1-h4", "e1-e5;x", "h1-h5;x"];
//! let mut game = History::new(Position::from_text(Variant::Basic, "4/5/6/7/6/5/4 w push 12-12")?);
//! for turn in turns.iter().chain(&turns) {
//!     assert_eq!(game.outcome(), None);
//!     game.play_turn(turn)?;
//! }
//! assert_eq!(game.occurrences(), 3);
//! assert_eq!(game.outcome().unwrap().to_string(), "draw: the same position for the third time");
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Sets of spots support set operators; [`bitboard!`] creates them from a list or a drawing:
//!
//! ```
//! use gipf::{Position, Variant, bitboard};
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
//! The rules follow the rule book, with rulings where it is silent; the repository's
//! `docs/rules.md` numbers and explains them all. This crate does not search, evaluate, draw
//! boards or keep time.
//!
//! # Features
//!
//! - `alloc` (default): `History`, a game with its past positions. Without it nothing allocates.
//! - `serde`: spots, dots and variants as strings; a position as its variant and position
//!   string, `"gipf-basic p2P/5/6/P5p/6/5/p2P w push 12-12"`; an action as a string that is
//!   independent of the position, a push as its dot and first spot. Strings are validated when
//!   read.
//! - `arbitrary`: arbitrary spots, dots, actions and reachable positions. Needs `std`.
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
#[cfg(feature = "serde")]
pub use notation::read_spots;
pub use notation::{
    LENGTHS, ParseActionError, ParsePositionError, read_removed, read_reserves, read_rights,
    read_spot, write_rights,
};
pub use outcome::outcome_of_removal;
pub use perft::perft_by_dots;
pub use piece::{Kind, Piece};
pub use point::{Dot, ParsePointError, Spot};
pub use position::Position;
pub use removals::Removals;
pub use right::Right;
pub use rows::{Row, Rows};
pub use stage::Stage;
pub use variant::{HANDICAP_MAX, PLAYER_MAX_PIECES, Variant};

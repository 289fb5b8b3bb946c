//! The rules of GIPF with potentials: extra pieces, one kind from each game of Kris Burm's GIPF
//! project, that can be used once.
//!
//! A [`Position`] is a `Copy` value. It lists its legal actions, plays them, says which rule
//! another action breaks, and tells who won. [`Terms`] say what the players agreed on before
//! the game; six of them are a [`Preset`]:
//!
//! ```
//! use potentials::{Game, IllegalAction, Position, Preset};
//!
//! let mut position = Position::start(Preset::Yinsh.terms());
//! assert_eq!(position.to_string(), "4/5/6/7/6/5/4 w push 18-18 Y6-y6 GGgg");
//!
//! for turn in ["Ge2", "Ge8", "Ye1-e3", "Gb5"] {
//!     position.play_turn(turn)?; // White's third piece carries a YINSH-potential
//! }
//! position.play_turn("ye2-h2")?; // which leaves it, over empty spots
//! assert_eq!(position.to_string(), "3g/5/6/PG4g/6/5/'Y3 b push 15-14 Y5-y6 g");
//!
//! let jump = position.parse_action("ze8-e7")?;
//! assert_eq!(position.try_play(jump), Err(IllegalAction::NotLoaded));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Without potentials the rules are those of the crate `gipf`, from which spots, lines and sets
//! of spots come. Positions know no past; `History` (feature `alloc`, on by default) does, and
//! draws a game in which the same position stands for the third time.
//!
//! `docs/rules.md` of the repository numbers and explains the rules: those of the designer's
//! site, with rulings where it is silent. Whether the right to use a potential has to be won in
//! another game is not decided here. This crate does not search, evaluate, draw or keep time.
//!
//! # Features
//!
//! - `alloc` (default): `History`, a game with its past. Without it nothing allocates.
//! - `serde`: terms as strings; a position as its terms and position string; an action as a
//!   string that needs no position. Strings are checked when they are read.
//! - `arbitrary`: arbitrary terms, actions and reachable positions. Needs `std`.
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
mod board;
#[cfg(feature = "arbitrary")]
mod generation;
mod hand;
mod key;
mod kind;
mod legality;
mod movegen;
mod notation;
mod outcome;
mod piece;
mod position;
mod potential;
pub mod reason;
mod rows;
mod rules;
#[cfg(feature = "serde")]
mod serialization;
mod stage;
mod terms;
mod uses;

pub use action::{Action, IllegalAction};
#[cfg(feature = "alloc")]
pub use game::History;
pub use game::{Color, Game, Outcome, Reason, Shown, TurnError, TurnErrorKind, perft};
pub use gipf::{Bitboard, Dot, Push, Right, Spot, bitboard};
pub use hand::{Hand, MAX_OF_A_KIND};
pub use hexgrid::{Axis, ColumnsError, Direction, Symmetry};
pub use kind::Kind;
pub use movegen::LegalActions;
pub use notation::{ParseActionError, ParsePositionError};
pub use piece::{Piece, Stack};
pub use position::Position;
pub use potential::Potential;
pub use rows::Row;
pub use stage::Stage;
pub use terms::{MAX_BASICS, MIN_BASICS, ParseTermsError, Preset, Start, Terms};

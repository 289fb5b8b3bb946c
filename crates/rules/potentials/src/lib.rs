//! The rules of GIPF with potentials: extra pieces, one kind for each game of Kris Burm's GIPF
//! project, each of which can be used once.
//!
//! A [`Position`] is a `Copy` value. It lists its legal actions, plays them, names the rule that
//! any other action breaks, and returns the outcome. [`Terms`] are agreed before the game; six
//! sets of terms are available by name, as a [`Preset`]:
//!
//! ```
//! use gipf_potentials::{IllegalAction, Position, Preset};
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
//! Without potentials the rules are those of the crate `gipf`, which also provides spots, lines
//! and bitboards. A position does not contain its past; `History` (feature `alloc`, on by
//! default) does, and declares a draw when the same position occurs for the third time:
//!
//! ```
//! # #[cfg(feature = "alloc")] {
//! use gipf_potentials::{History, Position};
//!
//! let start = "4/5/6/7/6/5/4 w push 12-12 - -";
//! let mut game = History::new(Position::from_text("basic:15/15:-".parse()?, start)?);
//! // Both players fill a line and take the row back, so the board is empty again after eight turns.
//! let turns = ["e2", "h2", "e1-e3", "h1-h3", "e1-e4", "h1-h4", "e1-e5;x", "h1-h5;x"];
//! for turn in turns.iter().chain(&turns) {
//!     game.play_turn(turn)?;
//! }
//! assert_eq!(game.occurrences(), 3);
//! assert_eq!(game.outcome().unwrap().to_string(), "draw: the same position for the third time");
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The repository's `docs/rules.md` numbers and explains the rules: those of the designer's
//! site, with rulings where it is silent. This crate does not cover combined games, in which the
//! right to use a potential must be won in another game. It does not search, evaluate, draw
//! boards or keep time.
//!
//! # Features
//!
//! - `alloc` (default): `History`, a game with its past positions. Without it nothing allocates.
//! - `serde`: terms as strings; a position as its terms and position string; an action as a
//!   string that is independent of the position. Strings are validated when read.
//! - `arbitrary`: arbitrary terms, actions and reachable positions. Needs `std`.
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
pub use hand::{Hand, PIECES_OF_A_KIND_MAX};
pub use hexgrid::{Axis, ColumnsError, Direction, Symmetry};
pub use kind::Kind;
pub use movegen::LegalActions;
pub use notation::{ParseActionError, ParsePositionError};
pub use piece::{Piece, Stack};
pub use position::Position;
pub use potential::Potential;
pub use rows::Row;
pub use stage::Stage;
pub use terms::{BASICS_MAX, MIN_BASICS, ParseTermsError, Preset, Start, Terms};

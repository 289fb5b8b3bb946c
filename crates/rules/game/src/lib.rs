//! What two-player board games such as YINSH and GIPF have in common.
//!
//! The trait [`Game`] is a position with its rules: it lists the legal actions, says
//! why another one is illegal, plays, and tells how the game ended. An *action* is
//! one decision; a *turn* is all actions that one player takes in a row, written as
//! one token. The player to act need not change between actions, but does between
//! turns.
//!
//! This crate contains no rule of any game and needs no `std`.
//!
//! # Features
//!
//! - `alloc` (default): `History`, a game with its past, for rules about repeated
//!   positions and for taking back. Without it nothing allocates.
//! - `serde`: [`Color`] as `"w"` or `"b"`, and `deserialize_text` for the games.
//! - `arbitrary`: arbitrary colours, and `arbitrary_position` for the games. Needs `std`.
//!
//! ```
//! use game::{Color, Outcome, Reason};
//!
//! const THREE_IN_LINE: Reason = Reason::new("three-in-line", "three stand in a line");
//!
//! let outcome = Outcome::win(Color::White, THREE_IN_LINE);
//! assert_eq!(outcome.winner(), Some(Color::White));
//! assert_eq!(outcome.score(), "1-0");
//! assert_eq!(outcome.to_string(), "White wins: three stand in a line");
//! ```
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod codes;
mod color;
#[cfg(feature = "arbitrary")]
mod generation;
mod outcome;
mod perft;
mod rules;
#[cfg(feature = "serde")]
mod serialization;
mod zobrist;

#[cfg(feature = "alloc")]
mod history;

pub use codes::{Coded, UnknownCode};
pub use color::Color;
#[cfg(feature = "arbitrary")]
pub use generation::arbitrary_position;
#[cfg(feature = "alloc")]
pub use history::History;
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_made};
pub use rules::{Game, Shown, TurnError, TurnErrorKind};
#[cfg(feature = "serde")]
pub use serialization::deserialize_text;
pub use zobrist::{next_key, nth_key};

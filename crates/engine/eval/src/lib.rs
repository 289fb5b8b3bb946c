//! Static evaluation of positions of YINSH and GIPF.
//!
//! [`Hand`] is written by hand: rings off, windows of markers, pieces and reserves with weights
//! that a person chose. [`pattern::Pattern`] looks up every window of the board in a table of
//! weights that were fitted to games. Both use integers only, so that a position has the same
//! value on every platform; both are invariant under symmetry and exchange of colours.
//!
//! ```
//! use eval::Hand;
//! use search::Evaluate;
//! use yinsh::{Game, Position, Variant};
//!
//! // White has four markers and a ring beside them: good for White, bad for Black.
//! let board = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr";
//! let read = |player| Position::from_text(Variant::Normal, &format!("{board} {player} move 0-0"));
//! assert!(Hand.evaluate(&read('w')?) > 100);
//! assert!(Hand.evaluate(&read('b')?) < 0);
//! # Ok::<(), yinsh::ParsePositionError>(())
//! ```
//!
//! [`Yinsh`] and [`Gipf`] are the two games as the search sees them. With the feature
//! `potentials` there is GIPF with potentials too: GIPF's patterns judge what is on top, and
//! further weights what the potentials add. This crate does not
//! search, and it contains no rule: it asks the rules crates.
#![forbid(unsafe_code)]

mod blurred;
mod grid;
mod hand;
mod lines;
pub mod pattern;
mod searchable;
mod tops;
mod windows;

pub use blurred::Blurred;
pub use hand::Hand;
#[cfg(feature = "potentials")]
pub use searchable::Potentials;
pub use searchable::{Gipf, Yinsh};

//! The catalogue of variants by id, and [`AnyGame`] for code in which the variant is known only
//! at run time: the command line, records and the server.
//!
//! ```
//! use variants::{AnyGame, Variant};
//!
//! let variant: Variant = "gipf-standard".parse()?;
//! let mut game = AnyGame::start(variant);
//! game.play_turn("e9-e7")?;
//! assert_eq!(game.position(), "g2G/5/6/G4gP/6/5/g2G b push 11-12");
//!
//! let error = game.play_turn("e5").unwrap_err();
//! assert_eq!(error.code(), "not-on-rim");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate implements no rules; it delegates to the crates of the games.
#![no_std]

extern crate alloc;

mod any_game;
mod error;
mod token_order;
mod variant;
mod written_variant;

pub use any_game::{AnyAction, AnyGame, LegalStep, PlayedTurn};
pub use error::{PlayError, PositionError, TooManyTurns};
pub use game::{Color, Outcome, Reason};
pub use token_order::compare_tokens;
pub use variant::{Family, Handicap, ParseHandicapError, ParseVariantError, Variant};
pub use written_variant::WrittenVariant;

//! Combined games: GIPF with potentials whose use must be won in another game.
//!
//! GIPF's rule book ends with the idea of playing the games of the project together: the right
//! to use a potential may be challenged, and is then won or lost in another game. A
//! [`CombinedGame`] is such a game with all its parts. It returns the next [`Decision`]: a turn
//! of GIPF, the answer to a declared use, a turn of the linked game, a roll of the dice, or the
//! result of a game played elsewhere.
//!
//! ```
//! use combined::{CombinedGame, CombinedTerms, Decision};
//! use game::Color;
//! use potentials::Preset;
//!
//! let terms = CombinedTerms::new(Preset::Yinsh.terms(), "Y:die".parse()?)?;
//! let mut game = CombinedGame::start(terms);
//! for token in ["Ge2", "Ge8", "Ye1-e3", "Gb5", "ye2-h2?"] {
//!     game.play_token(token)?;
//! }
//! assert_eq!(game.decision(), Some(Decision::Answer(Color::Black)));
//! game.play_token("challenge")?;
//! game.play_token("3-3")?; // equal rolls are repeated
//! game.play_token("2-5")?; // Black has won: the use does not happen
//! assert_eq!(game.decision(), Some(Decision::Turn(Color::White)));
//! let error = game.play_token("ye2-g2?").unwrap_err();
//! assert_eq!((error.code(), error.rule()), ("kind-barred", Some("P22")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate implements rules P20 to P24 of `docs/rules.md`; the rules of the individual games are
//! in their own crates. It neither reads a clock nor rolls dice: rolls and losses on time are
//! passed to it as steps.

mod combined_game;
mod contest;
mod decision;
mod gipf_part;
mod kinds;
mod linked_game;
mod log;
mod position;
mod record;
mod refusal;
mod state;
mod step;
mod terms;
mod token;

pub use crate::record::{CombinedRecord, ReadError, ReadErrorKind, Reading, read};
pub use ::record::{
    CHALLENGES_MAX, ChallengeCount, Link, Links, ParseChallengeCountError, ParseLinksError,
};
pub use combined_game::{CombinedGame, End};
pub use contest::Contest;
pub use decision::Decision;
pub use kinds::Kinds;
pub use linked_game::LinkedGame;
pub use log::{CombinedEvent, CombinedEventKind, LogError};
pub use position::ParseCombinedError;
pub use refusal::Refusal;
pub use step::{Answer, Concession, Entry, Step};
pub use terms::{CombinedTerms, LinkError};
pub use token::{Place, PlayedToken};

//! Combined games: GIPF with potentials whose use has to be won in another game.
//!
//! GIPF's rule book ends with the idea that the games of the project are played together: the
//! right to use a potential may be challenged, and is then won or lost in another game. A
//! [`CombinedGame`] is such a match with all that belongs to it. It knows whose [`Decision`] comes
//! next: a turn of GIPF, the answer to a declared use, a turn of the linked game, a roll of the
//! dice, or how a game ended that was played elsewhere.
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
//! Rules P20 to P24 of `docs/rules.md` live here. Those of the single games stay in their crates.
//! Nothing here reads a clock or rolls dice: rolls and lost times are steps like others.

mod combined_game;
mod contest;
mod decision;
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
    Challenges, Link, Links, MAX_CHALLENGES, ParseChallengesError, ParseLinksError,
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

//! Combines search and evaluation into an engine for any variant, with levels of playing strength.
//!
//! An [`Engine`] answers a [`SearchRequest`] with threads, a clock and a transposition table; a [`Level`] limits its
//! strength. The protocols by which other programs control the engine, game reviews and engine matches are in separate crates.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use engine::{Engine, SearchRequest};
//! use variants::{AnyGame, Variant};
//!
//! let engine = Engine::new(1);
//! let game = AnyGame::start(Variant::GipfBasic);
//! let request = SearchRequest { nodes: Some(2_000), ..SearchRequest::default() };
//! let answer = engine.search(&game, &request, &AtomicBool::new(false), |_| {});
//! let mut next = game.clone();
//! next.play_turn(&answer.variations[0].turn).expect("the engine plays legal turns");
//! ```

mod answer;
pub mod catalogue;
mod chance;
mod chances;
mod clock;
#[cfg(feature = "potentials")]
mod combined_player;
mod engine;
mod level;
mod line_control;
mod search_request;
pub mod signature;
mod stopwatch;

pub use answer::{Answer, Progress, Variation};
pub use catalogue::variants;
pub use chance::{Chance, centi_of, evaluation_of};
pub use chances::Chances;
pub use clock::Clock;
#[cfg(feature = "potentials")]
pub use combined_player::{
    Challenge, CombinedPlayer, Declaration, OpenTurns, Plan, Value, even_chance, price,
};
pub use engine::{Engine, EvaluationKind};
pub use level::{Level, ParseLevelError, StrengthLimits};
pub use line_control::{LineControl, LineValue};
pub use search::{Control, NoControl};
pub use search_request::SearchRequest;
pub use stopwatch::Stopwatch;

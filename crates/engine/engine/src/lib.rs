//! Puts search and evaluation together: an engine for any variant, and the protocols by which
//! other programs drive it.
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
pub mod arena;
pub mod baseline;
mod catalogue;
mod chances;
mod clock;
#[cfg(feature = "potentials")]
mod combined_player;
pub mod conformance;
mod engine;
mod input;
mod json;
mod level;
pub mod openings;
mod output;
mod perft;
mod process;
mod protocol_error;
pub mod review;
mod search_request;
mod session;
mod settings;
mod setup;
pub mod signature;
mod stopwatch;
mod ugi;

pub use answer::{Answer, Progress, Variation};
pub use catalogue::variants;
pub use chances::Chances;
pub use clock::Clock;
#[cfg(feature = "potentials")]
pub use combined_player::CombinedPlayer;
pub use engine::{Engine, EvaluationKind};
pub use json::{Json, SyncJson};
pub use level::{Level, ParseLevelError, StrengthLimits};
pub use search::{Control, NoControl};
pub use search_request::SearchRequest;
pub use ugi::Ugi;

//! Matches between the engine, baselines and programs that speak UGI, and the statistics of these matches.
//!
//! An [`EngineMatch`] plays every opening twice with colours swapped, so an unbalanced opening favours neither side. A
//! [`Tally`] counts pairs and computes the score with its confidence interval; a [`Sprt`] decides when enough games
//! have been played. [`baseline`] contains players that never change, [`openings`] the starting positions, and [`conformance`]
//! tests whether a program conforms to UGI. [`spsa`] tunes numbers by such matches.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use arena::{BaselinePlayer, EngineMatch, Player, baseline::Baseline};
//! use variants::Variant;
//!
//! let greedy = || Box::new(BaselinePlayer::new(Baseline::B1, 1)) as Box<dyn Player>;
//! let random = || Box::new(BaselinePlayer::new(Baseline::B0, 2)) as Box<dyn Player>;
//! let pairing = EngineMatch { pairs: 3, ..EngineMatch::new(Variant::GipfBasic) };
//! let report = pairing.play(&greedy, &random, &mut |_, _| ControlFlow::Continue(()));
//! assert_eq!(report.tally.games(), 6);
//! ```

pub mod baseline;
mod baseline_player;
mod budget;
pub mod conformance;
mod elo;
mod engine_player;
mod match_game;
pub mod openings;
mod pairs;
mod player;
mod process;
mod sprt;
pub mod spsa;
mod tally;
mod ugi_player;

pub use self::{
    baseline_player::BaselinePlayer,
    budget::{Budget, ParseBudgetError},
    elo::Elo,
    engine_player::{EnginePlayer, ParseSettingError, Setting},
    match_game::{Ending, Fault},
    pairs::{Contestant, EngineMatch, Maker, PlayedGame, Report, Watch},
    player::{Player, PlayerError},
    sprt::{Decision, Sprt},
    tally::{Interval, Points, Tally},
    ugi_player::UgiPlayer,
};

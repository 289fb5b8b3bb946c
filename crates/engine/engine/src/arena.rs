//! Matches between players, and their statistics.
//!
//! A [`Match`] plays every opening twice with colours swapped, so that an unbalanced opening
//! favours nobody. A [`Tally`] counts pairs and states the score with its confidence interval;
//! a [`Sprt`] decides when enough has been played.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use engine::{
//!     arena::{BaselinePlayer, Match, Player},
//!     baseline::Baseline,
//! };
//! use variants::Variant;
//!
//! let greedy = || Box::new(BaselinePlayer::new(Baseline::B1, 1)) as Box<dyn Player>;
//! let random = || Box::new(BaselinePlayer::new(Baseline::B0, 2)) as Box<dyn Player>;
//! let pairing = Match { pairs: 3, ..Match::new(Variant::GipfBasic) };
//! let report = pairing.play(&greedy, &random, &mut |_, _| ControlFlow::Continue(()));
//! assert_eq!(report.tally.games(), 6);
//! ```

mod baseline_player;
mod budget;
mod elo;
mod engine_player;
mod match_game;
mod pairs;
mod player;
mod sprt;
mod tally;
mod ugi_player;

pub use self::{
    baseline_player::BaselinePlayer,
    budget::{Budget, ParseBudgetError},
    elo::Elo,
    engine_player::{EnginePlayer, ParseSettingError, Setting},
    match_game::{Ending, Fault},
    pairs::{Contestant, Maker, Match, PlayedGame, Report, Watch},
    player::{Player, PlayerError},
    sprt::{Decision, Sprt},
    tally::{Interval, Points, Tally},
    ugi_player::UgiPlayer,
};

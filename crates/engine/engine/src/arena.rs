//! Matches between players, and what they prove.
//!
//! A [`Match`] plays every opening twice with colours swapped, so that the pair says
//! nothing about the opening. A [`Tally`] counts pairs and states a score with its
//! bounds; a [`Sprt`] decides when enough has been played.
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
mod contest;
mod course;
mod elo;
mod player;
mod sprt;
mod tally;
mod thinker_player;
mod ugi;

pub use self::{
    baseline_player::BaselinePlayer,
    budget::{Budget, ParseBudgetError},
    contest::{Maker, Match, PlayedGame, Report, Side, Watch},
    course::{Ending, Fault},
    elo::Elo,
    player::{Player, PlayerError},
    sprt::{Decision, Sprt},
    tally::{Interval, Points, Tally},
    thinker_player::{ParseSettingError, Setting, ThinkerPlayer},
    ugi::UgiPlayer,
};

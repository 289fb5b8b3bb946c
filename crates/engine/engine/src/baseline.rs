//! Frozen players: the ladder against which strength is measured.
//!
//! Nothing here is shared with the search or its evaluation, and nothing here changes:
//! a score against a baseline means the same next year. Tests pin what they play.
//!
//! They know positions and no past: a repetition that draws a game comes unforeseen.

mod dice;
mod greedy;
mod judged;
mod minimax;
mod uct;

use core::{fmt, str::FromStr};

use game::{History, Shown};
use variants::AnyGame;

pub(crate) use self::dice::Dice;
use self::judged::Judged;

/// A player that stays as it is; a later one is seldom weaker than an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Baseline {
    /// Takes any legal action.
    B0,
    /// Looks one whole turn ahead.
    B1,
    /// Looks two turns ahead by alpha-beta.
    B2,
    /// Learns from 1 000 random playouts a turn.
    B3,
    /// Learns from 10 000 random playouts a turn.
    B4,
    /// Looks as far ahead as 20 000 nodes a turn allow.
    B5,
}

impl Baseline {
    /// All baselines.
    pub const ALL: [Self; 6] = [Self::B0, Self::B1, Self::B2, Self::B3, Self::B4, Self::B5];

    /// The name on command lines and in records.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::B0 => "b0",
            Self::B1 => "b1",
            Self::B2 => "b2",
            Self::B3 => "b3",
            Self::B4 => "b4",
            Self::B5 => "b5",
        }
    }

    /// The token of a whole turn, always the same for the same game and seed; `None` when
    /// the game has ended.
    #[must_use]
    pub fn choose_turn(self, game: &AnyGame, seed: u64) -> Option<String> {
        match game {
            AnyGame::Yinsh(game) => self.turn(game, seed),
            AnyGame::Gipf(game) => self.turn(game, seed),
        }
    }

    fn turn<G: Judged>(self, game: &History<G>, seed: u64) -> Option<String> {
        let mut dice = Dice::new(seed);
        let position = game.position();
        if game.outcome().is_some() {
            return None;
        }
        let plan = match self {
            Self::B0 => Vec::new(),
            Self::B1 => greedy::turn(position, &mut dice),
            Self::B2 => minimax::turn(position, minimax::Limits::depth(2), &mut dice),
            Self::B3 => uct::turn(position, 1_000, &mut dice),
            Self::B4 => uct::turn(position, 10_000, &mut dice),
            Self::B5 => minimax::turn(position, minimax::Limits::nodes(20_000), &mut dice),
        };
        whole_turn(game, plan, &mut dice)
    }
}

/// Plays a plan as far as the turn goes, and on at random where the plan is too short.
fn whole_turn<G: Judged>(
    game: &History<G>,
    plan: Vec<G::Action>,
    dice: &mut Dice,
) -> Option<String> {
    let mut game = game.clone();
    let mut plan = plan.into_iter();
    let mut token = String::new();
    let player = game.position().to_act();
    // The past is asked too: a repetition can end the game in the middle of a turn.
    while game.outcome().is_none() && game.position().to_act() == player {
        let position = game.position();
        let action = plan.next().or_else(|| dice.action(position))?;
        if !token.is_empty() {
            token.push(';');
        }
        token.push_str(&Shown { position, action }.to_string());
        game.try_play(action).ok()?;
    }
    Some(token)
}

impl fmt::Display for Baseline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that is the id of no baseline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the baselines are b0, b1, b2, b3, b4 and b5")]
pub struct ParseBaselineError;

impl FromStr for Baseline {
    type Err = ParseBaselineError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|baseline| baseline.id().eq_ignore_ascii_case(text))
            .ok_or(ParseBaselineError)
    }
}

mod ladder;
mod strength_limits;

use std::{fmt, str::FromStr};

use variants::{AnyGame, Color, Variant};

pub use strength_limits::StrengthLimits;

/// Playing strength of the engine, from 1 for beginners to 10 for full strength.
///
/// A lower level searches fewer nodes and adds an error to every evaluation, so it cannot
/// distinguish turns of similar value. It never plays at random, and it always plays a win in one
/// turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 10] = {
        let mut levels = [Self(1); 10];
        let mut i = 0;
        while i < levels.len() {
            levels[i] = Self(i as u8 + 1);
            i += 1;
        }
        levels
    };

    /// The engine at full strength.
    pub const FULL: Self = Self(10);

    /// Returns the level with this number, if it exists.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Returns the number of the level, from 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the level's Elo on Gipfel's own scale as measured by `gipfel levels --measure`,
    /// where the baseline B1 is rated 1000 and level 10 searched 40 000 nodes per turn.
    #[must_use]
    pub const fn elo(self, variant: Variant) -> i32 {
        ladder::elos(variant)[self.0 as usize - 1] as i32
    }

    /// Returns the strength limits of the level in a game.
    ///
    /// Each level alternates between a weaker and a stronger step of the ladder. The seed and the
    /// first actions determine the step used in a game.
    #[must_use]
    pub fn strength(self, game: &AnyGame, seed: u64) -> StrengthLimits {
        let seed = seed_of(game, seed);
        let steps = ladder::steps(game.variant());
        let weaker = usize::from(self.0) - 1;
        let step = if self == Self::FULL || seed & STRONGER != 0 { weaker + 2 } else { weaker };
        StrengthLimits { seed, ..steps[step.min(steps.len() - 1)] }
    }
}

/// Bit of a seed that selects the stronger step.
const STRONGER: u64 = 1 << 32;

/// Returns the seed for a game and a player, which does not change after the first actions of the
/// game.
fn seed_of(game: &AnyGame, seed: u64) -> u64 {
    let mut beginning = game.clone();
    while beginning.len() > SEED_ACTIONS {
        beginning.undo();
    }
    // SplitMix64 finaliser.
    let player = u64::from(game.to_act() == Color::Black);
    let mut bits =
        beginning.key() ^ (seed.wrapping_mul(2) + player).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Number of actions at the start of a game that the seed depends on.
const SEED_ACTIONS: usize = 4;

impl Default for Level {
    fn default() -> Self {
        Self::FULL
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Error returned when parsing an invalid level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level must be a number from 1 to 10")]
pub struct ParseLevelError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().ok().and_then(Self::new).ok_or(ParseLevelError)
    }
}

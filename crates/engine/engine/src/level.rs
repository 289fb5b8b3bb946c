mod ladder;

use std::{fmt, str::FromStr};

use variants::{AnyGame, Color, Variant};

/// How much a player sees: levels set it, and whoever wants to try something between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The most nodes a turn.
    pub nodes: Option<u64>,
    /// By how many hundredths every position may be misjudged.
    pub blur: u16,
    /// Whether it overlooks the rows that the answers to its turn make.
    pub blind: bool,
    /// What makes the errors of one blurred player differ from another's.
    pub seed: u64,
}

/// How strong the engine plays, from 1 for beginners to 10 for all it can.
///
/// A lower level sees less: fewer nodes, and a blur over its judgement, so that it chooses
/// among turns that look alike to it. It never plays at random, and it takes a win that it
/// has in one turn.
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

    /// The engine as strong as it can.
    pub const FULL: Self = Self(10);

    /// A level by its number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number, from 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How strong it is on our own scale, as `gipfel levels --measure` says: the baseline B1
    /// has 1000, and level 10 was given 40 000 nodes a turn.
    #[must_use]
    pub const fn elo(self, variant: Variant) -> i32 {
        ladder::elos(variant)[self.0 as usize - 1] as i32
    }

    /// What it sees in a game.
    ///
    /// Like people, a level has good and bad days: which one it is depends on the seed and
    /// on how the game began.
    #[must_use]
    pub fn sight(self, game: &AnyGame, seed: u64) -> Sight {
        let seed = seed_of(game, seed);
        let steps = ladder::steps(game.variant());
        let bad = usize::from(self.0) - 1;
        let day = if self == Self::FULL || seed & GOOD != 0 { bad + 2 } else { bad };
        Sight { seed, ..steps[day.min(steps.len() - 1)] }
    }
}

/// The bit of a seed that is set on good days.
const GOOD: u64 = 1 << 32;

/// A number that stays the same for a game once it has begun, another one for each player.
fn seed_of(game: &AnyGame, seed: u64) -> u64 {
    let mut beginning = game.clone();
    while beginning.len() > BEGINNING {
        beginning.undo();
    }
    // The finaliser of SplitMix64: near numbers become unrelated ones.
    let player = u64::from(game.to_act() == Color::Black);
    let mut bits =
        beginning.key() ^ (seed.wrapping_mul(2) + player).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// The actions after which a game is told from others.
const BEGINNING: usize = 4;

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

/// A text that is no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is a number from 1 to 10")]
pub struct ParseLevelError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().ok().and_then(Self::new).ok_or(ParseLevelError)
    }
}

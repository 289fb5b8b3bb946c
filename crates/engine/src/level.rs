use std::{fmt, str::FromStr};

use variants::Variant;

/// How much a player sees: levels set it, and whoever wants to try something between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The most nodes a turn.
    pub nodes: Option<u64>,
    /// By how many hundredths every position may be misjudged.
    pub blur: u16,
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

    /// What it sees in a variant.
    #[must_use]
    pub fn sight(self, variant: Variant) -> Sight {
        let _ = variant;
        SIGHTS[usize::from(self.0) - 1]
    }
}

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

const fn shallow(depth: u32, blur: u16) -> Sight {
    Sight { depth: Some(depth), nodes: Some(4_000), blur }
}

const fn counted(nodes: u64, blur: u16) -> Sight {
    Sight { depth: None, nodes: Some(nodes), blur }
}

/// What each level sees.
static SIGHTS: [Sight; 10] = [
    shallow(1, 600),
    shallow(1, 300),
    shallow(1, 100),
    counted(200, 60),
    counted(500, 40),
    counted(1_500, 20),
    counted(4_000, 0),
    counted(12_000, 0),
    counted(50_000, 0),
    Sight { depth: None, nodes: None, blur: 0 },
];

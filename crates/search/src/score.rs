use core::{cmp::Ordering, fmt, ops::Neg};

/// The score of a win that has already happened.
pub const MATE: i32 = 30_000;

/// How good a position is for the player to act: an evaluation, or a win or loss in a
/// number of turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

impl Score {
    /// A draw, or equal chances.
    pub const ZERO: Self = Self(0);

    /// Evaluations stay within this; what lies beyond is a win or a loss.
    pub const LARGEST_EVALUATION: i32 = 20_000;

    /// An evaluation in hundredths, kept within its bounds.
    #[must_use]
    pub fn evaluation(hundredths: i32) -> Self {
        Self(hundredths.clamp(-Self::LARGEST_EVALUATION, Self::LARGEST_EVALUATION))
    }

    pub(crate) const fn raw(value: i32) -> Self {
        Self(value)
    }

    /// The plain number: hundredths, or [`MATE`] less the turns to a win.
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// In how many turns of both players, the winning one included, the player to act
    /// wins (positive) or loses (negative); `None` for an evaluation.
    #[must_use]
    pub const fn turns_to_end(self) -> Option<i32> {
        if self.0 > Self::LARGEST_EVALUATION {
            Some(MATE - self.0)
        } else if self.0 < -Self::LARGEST_EVALUATION {
            Some(-(MATE + self.0))
        } else {
            None
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// As engines write it: `cp 34`, or `mate 2` for a win with the player's own second turn.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turns_to_end() {
            None => write!(f, "cp {}", self.0),
            Some(turns) => match turns.cmp(&0) {
                Ordering::Less => write!(f, "mate -{}", -turns / 2),
                _ => write!(f, "mate {}", (turns + 1) / 2),
            },
        }
    }
}

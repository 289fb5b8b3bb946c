use core::{fmt, ops::Neg};

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
    #[inline]
    #[must_use]
    pub fn evaluation(hundredths: i32) -> Self {
        Self(hundredths.clamp(-Self::LARGEST_EVALUATION, Self::LARGEST_EVALUATION))
    }

    #[inline]
    pub(crate) const fn raw(value: i32) -> Self {
        Self(value)
    }

    /// The number: hundredths, or [`MATE`] less the turns to a win.
    #[inline]
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

    /// The same distance in turns of the player to act, from 1: the turn with which they win
    /// (positive) or after which they have lost (negative); `None` for an evaluation.
    #[must_use]
    pub const fn own_turns_to_end(self) -> Option<i32> {
        match self.turns_to_end() {
            // A loss with the opponent's next turn or with their own is a loss in one.
            Some(turns) if turns < 0 => Some((turns - 1) / 2),
            Some(turns) => Some((turns + 1) / 2),
            None => None,
        }
    }

    /// The score with its evaluation multiplied by `times` and divided by `by`; wins and losses
    /// stay as they are.
    #[must_use]
    pub fn scaled(self, times: i32, by: i32) -> Self {
        if self.turns_to_end().is_some() { self } else { Self::evaluation(self.0 * times / by) }
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// As UCI writes it: `cp 34`, or `mate 2` for a win with the player's own second turn.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.own_turns_to_end() {
            None => write!(f, "cp {}", self.0),
            Some(turns) => write!(f, "mate {turns}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_with_the_own_turn_is_a_loss_in_one() {
        assert_eq!(Score::raw(1 - MATE).to_string(), "mate -1");
        assert_eq!(Score::raw(2 - MATE).to_string(), "mate -1");
        assert_eq!(Score::raw(4 - MATE).to_string(), "mate -2");
        assert_eq!(Score::raw(MATE - 1).to_string(), "mate 1");
        assert_eq!(Score::raw(MATE - 3).to_string(), "mate 2");
    }

    #[test]
    fn scaling_leaves_wins_as_they_are() {
        assert_eq!(Score::raw(MATE - 3).scaled(1, 2), Score::raw(MATE - 3));
        assert_eq!(Score::evaluation(300).scaled(200, 400), Score::evaluation(150));
    }
}

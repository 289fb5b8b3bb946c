use core::{fmt, ops::Neg};

/// Score of a game that is already won.
pub const MATE: i32 = 30_000;

/// Score of a position for the player to act: an evaluation, or the distance to a win or loss in
/// turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

impl Score {
    /// A draw, or equal chances.
    pub const ZERO: Self = Self(0);

    /// Largest absolute value of an evaluation; greater values are wins and losses.
    pub const LARGEST_EVALUATION: i32 = 20_000;

    /// Returns a score for an evaluation in hundredths, clamped to the range of evaluations.
    #[inline]
    #[must_use]
    pub fn evaluation(hundredths: i32) -> Self {
        Self(hundredths.clamp(-Self::LARGEST_EVALUATION, Self::LARGEST_EVALUATION))
    }

    #[inline]
    pub(crate) const fn raw(value: i32) -> Self {
        Self(value)
    }

    /// Returns the numeric value: hundredths, or [`MATE`] minus the number of turns to the win.
    #[inline]
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// Returns the number of turns of both players, including the last one, until the player to act
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

    /// Returns the distance in the player's own turns, starting at 1: the turn with which they win
    /// (positive) or after which they have lost (negative); `None` for an evaluation.
    #[must_use]
    pub const fn own_turns_to_end(self) -> Option<i32> {
        match self.turns_to_end() {
            // A loss by the opponent's next turn counts as a loss in one, and so does a loss by the
            // player's own turn.
            Some(turns) if turns < 0 => Some((turns - 1) / 2),
            Some(turns) => Some((turns + 1) / 2),
            None => None,
        }
    }

    /// Returns the score with an evaluation multiplied by `times` and divided by `by`; wins and
    /// losses are unchanged.
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

/// Formats the score as in UCI: `cp 34`, or `mate 2` for a win with the player's second turn.
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
    fn a_loss_by_the_players_own_turn_is_a_loss_in_one() {
        assert_eq!(Score::raw(1 - MATE).to_string(), "mate -1");
        assert_eq!(Score::raw(2 - MATE).to_string(), "mate -1");
        assert_eq!(Score::raw(4 - MATE).to_string(), "mate -2");
        assert_eq!(Score::raw(MATE - 1).to_string(), "mate 1");
        assert_eq!(Score::raw(MATE - 3).to_string(), "mate 2");
    }

    #[test]
    fn scaling_does_not_change_wins() {
        assert_eq!(Score::raw(MATE - 3).scaled(1, 2), Score::raw(MATE - 3));
        assert_eq!(Score::evaluation(300).scaled(200, 400), Score::evaluation(150));
    }
}

use core::fmt;

/// A difference in playing strength: 400 points correspond to odds of ten to one.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Elo(pub f64);

impl Elo {
    /// Returns the difference that corresponds to a score between 0 and 1; infinite for scores of 0
    /// and 1.
    #[must_use]
    pub fn of_score(score: f64) -> Self {
        Self(-400.0 * (1.0 / score - 1.0).log10())
    }

    /// Returns the expected score, between 0 and 1.
    #[must_use]
    pub fn score(self) -> f64 {
        1.0 / (1.0 + 10_f64.powf(-self.0 / 400.0))
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1}", self.0)
    }
}
